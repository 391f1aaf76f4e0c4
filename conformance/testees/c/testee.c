/* SPDX-License-Identifier: Apache-2.0 */
#include "testee.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

testee_bytes testee_copy(const uint8_t *data, uint32_t length)
{
    testee_bytes bytes = {malloc(length ? length : 1), length};
    if (!bytes.data)
        abort();
    if (length)
        memcpy(bytes.data, data, length);
    return bytes;
}

testee_bytes testee_bytes_of(const json_t *string)
{
    const uint8_t *text = (const uint8_t *)json_string_value(string);
    const size_t size = json_string_length(string);
    testee_bytes bytes = {malloc(size ? size : 1), 0};
    if (!bytes.data)
        abort();
    for (size_t i = 0; i < size; i++) {
        uint8_t byte = text[i];
        if (byte >= 0xC0 && i + 1 < size) /* two bytes of UTF-8 are a character from U+0080 on */
            byte = (uint8_t)(byte << 6 | (text[++i] & 0x3F));
        bytes.data[bytes.length++] = byte;
    }
    uint8_t *exact = realloc(bytes.data, bytes.length ? bytes.length : 1);
    if (exact)
        bytes.data = exact;
    return bytes;
}

FILE *testee_line_begin(testee_line *line)
{
    line->file = open_memstream(&line->text, &line->size);
    if (!line->file)
        abort();
    return line->file;
}

void testee_line_bytes(testee_line *line, const uint8_t *data, uint32_t length)
{
    for (uint32_t i = 0; i < length; i++) {
        if (data[i] >= 0x80) {
            (void)fputc(0xC0 | data[i] >> 6, line->file);
            (void)fputc(0x80 | (data[i] & 0x3F), line->file);
        } else {
            (void)fputc(data[i], line->file);
        }
    }
}

void testee_line_end(testee_line *line, json_t *lines)
{
    (void)fclose(line->file);
    json_array_append_new(lines, json_stringn(line->text, line->size));
    free(line->text);
}

void testee_say(json_t *lines, const char *format, ...)
{
    testee_line line;
    va_list arguments;
    va_start(arguments, format);
    (void)vfprintf(testee_line_begin(&line), format, arguments);
    va_end(arguments);
    testee_line_end(&line, lines);
}

void testee_say_bytes(json_t *lines, const uint8_t *data, uint32_t length, const char *format, ...)
{
    testee_line line;
    va_list arguments;
    va_start(arguments, format);
    (void)vfprintf(testee_line_begin(&line), format, arguments);
    va_end(arguments);
    testee_line_bytes(&line, data, length);
    testee_line_end(&line, lines);
}

const char *testee_status(tw_status status)
{
    const char *name = tw_status_name(status);
    name += strncmp(name, "TW_", 3) == 0 ? 3 : 0;
    return name + (strncmp(name, "E_", 2) == 0 ? 2 : 0);
}

int64_t testee_number(const json_t *value)
{
    if (json_is_integer(value))
        return json_integer_value(value);
    return json_is_string(value) ? strtoll(json_string_value(value), NULL, 10) : 0;
}

int64_t testee_int64(const json_t *object, const char *key)
{
    return testee_number(json_object_get(object, key));
}

uint32_t testee_uint(const json_t *object, const char *key, uint32_t fallback)
{
    const json_t *value = json_object_get(object, key);
    return json_is_integer(value) ? (uint32_t)json_integer_value(value) : fallback;
}

static json_t *hello(void)
{
    json_t *kernels = json_array();
    for (uint32_t i = 0; tw_kernel_list(i); i++)
        json_array_append_new(kernels, json_string(tw_kernel_list(i)));
    json_t *families = json_pack("[ssss]", "frame", "index", "value", "build");
#ifdef TESTEE_DICT
    json_array_append_new(families, json_string("dict"));
    json_array_append_new(families, json_string("plan"));
    json_array_append_new(families, json_string("template"));
    json_array_append_new(families, json_string("session"));
#endif
    return json_pack("{si ss ss ss so so}", "protocol", 1, "name", "tagwire-c", "language", "C", "version", tw_version(), "kernels",
                     kernels, "families", families);
}

static const char *run(const json_t *request, json_t *lines)
{
    const char *kernel = json_string_value(json_object_get(request, "kernel"));
    const char *family = json_string_value(json_object_get(request, "family"));
    const json_t *vector = json_object_get(request, "case");
    if (kernel && tw_kernel_force(kernel) != TW_OK)
        return "no such kernel";
    if (!family || !json_is_object(vector))
        return "no family or no case";
    if (strcmp(family, "frame") == 0)
        return testee_frame(request, vector, lines);
    if (strcmp(family, "index") == 0)
        return testee_index(request, vector, lines);
    if (strcmp(family, "value") == 0)
        return testee_value(vector, lines);
    if (strcmp(family, "build") == 0)
        return testee_build(vector, lines);
#ifdef TESTEE_DICT
    if (strcmp(family, "dict") == 0)
        return testee_dict(vector, lines);
    if (strcmp(family, "plan") == 0)
        return testee_plan(request, vector, lines);
    if (strcmp(family, "template") == 0)
        return testee_template(vector, lines);
    if (strcmp(family, "session") == 0)
        return testee_session(request, vector, lines);
#endif
    return "no such family";
}

json_t *testee_answer(const json_t *request)
{
    const char *op = json_string_value(json_object_get(request, "op"));
    json_t *answer = NULL;
    if (op && strcmp(op, "hello") == 0) {
        answer = hello();
    } else if (op && strcmp(op, "run") == 0) {
        json_t *lines = json_array();
        const char *why = run(request, lines);
        answer = why ? json_pack("{ss}", "error", why) : json_pack("{sO}", "result", lines);
        json_decref(lines);
    } else {
        answer = json_pack("{ss}", "error", "no such op");
    }
    json_t *seq = json_object_get(request, "seq");
    if (seq)
        json_object_set(answer, "seq", seq);
    return answer;
}
