/* SPDX-License-Identifier: Apache-2.0 */
/* The family build: fields to one message. */
#include "testee.h"

#include <stdlib.h>
#include <string.h>

static uint32_t tag_at(const json_t *field, size_t at)
{
    return (uint32_t)json_integer_value(json_array_get(field, at));
}

/* A field whose value is bytes. */
static void add_bytes(tw_build *build, const char *kind, const json_t *field)
{
    const size_t last = json_array_size(field) - 1;
    testee_bytes bytes = testee_bytes_of(json_array_get(field, last));
    if (strcmp(kind, "data") == 0)
        tw_build_data(build, tag_at(field, 1), tag_at(field, 2), bytes.data, bytes.length);
    else if (strcmp(kind, "raw") == 0)
        tw_build_raw(build, bytes.data, bytes.length);
    else if (strcmp(kind, "char") == 0)
        tw_build_char(build, tag_at(field, 1), bytes.length ? bytes.data[0] : 0);
    else
        tw_build_text(build, tag_at(field, 1), bytes.data, bytes.length);
    free(bytes.data);
}

static const char *add_field(tw_build *build, const json_t *field)
{
    const char *kind = json_string_value(json_array_get(field, 0));
    const uint32_t tag = tag_at(field, 1);
    const int64_t number = testee_number(json_array_get(field, 2));
    if (!kind)
        return "a field without a kind";
    if (strcmp(kind, "int") == 0)
        tw_build_int(build, tag, number);
    else if (strcmp(kind, "uint") == 0)
        tw_build_uint(build, tag, strtoull(json_string_value(json_array_get(field, 2)), NULL, 10));
    else if (strcmp(kind, "decimal") == 0)
        tw_build_decimal(build, tag, number, tag_at(field, 3), tag_at(field, 4));
    else if (strcmp(kind, "bool") == 0)
        tw_build_bool(build, tag, (uint8_t)number);
    else if (strcmp(kind, "time") == 0)
        tw_build_time(build, tag, number, tag_at(field, 3));
    else if (strcmp(kind, "date") == 0)
        tw_build_date(build, tag, (int32_t)number);
    else if (strcmp(kind, "group") == 0)
        tw_build_group(build, tag, (uint32_t)number);
    else if (strcmp(kind, "text") == 0 || strcmp(kind, "data") == 0 || strcmp(kind, "raw") == 0 || strcmp(kind, "char") == 0)
        add_bytes(build, kind, field);
    else
        return "no such kind of field";
    return NULL;
}

static tw_status make_header(const json_t *vector, tw_header *header, tw_error *error)
{
    testee_bytes begin = testee_bytes_of(json_object_get(vector, "begin")), type = testee_bytes_of(json_object_get(vector, "type"));
    tw_status status = tw_header_init(header, begin.data, begin.length, type.data, type.length, error);
    free(begin.data);
    free(type.data);
    size_t number = 0;
    const json_t *field = NULL;
    json_array_foreach(json_object_get(vector, "header"), number, field)
    {
        testee_bytes value = testee_bytes_of(json_array_get(field, 1));
        if (status == TW_OK)
            status = tw_header_text(header, tag_at(field, 0), value.data, value.length, error);
        free(value.data);
    }
    return status;
}

const char *testee_build(const json_t *vector, json_t *lines)
{
    tw_header header;
    tw_build build;
    tw_error error = {0};
    tw_status status = make_header(vector, &header, &error);
    const char *why = NULL;
    if (status == TW_OK) {
        const uint32_t room = testee_uint(vector, "room", 1u << 20);
        uint32_t offset = 0, length = 0;
        uint8_t *out = malloc(room ? room : 1);
        if (!out)
            abort();
        tw_build_begin(&build, out, room, &header);
        size_t number = 0;
        const json_t *field = NULL;
        json_array_foreach(json_object_get(vector, "fields"), number, field)
        {
            why = why ? why : add_field(&build, field);
        }
        status = tw_build_end(&build, &offset, &length, &error);
        if (status == TW_OK)
            testee_say_bytes(lines, out + offset, length, "message ");
        free(out);
    }
    if (status != TW_OK)
        testee_say(lines, "refused %s %u", testee_status(status), error.tag);
    return why;
}
