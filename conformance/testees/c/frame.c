/* SPDX-License-Identifier: Apache-2.0 */
/* The families frame and index: a stream that arrives in pieces, and fields in one piece. */
#include "testee.h"

#include <stdlib.h>
#include <string.h>

/* What is read from a stream: by framing alone, or by an index. */
typedef struct cf_stream {
    tw_index *index; /* NULL: framing alone */
    const json_t *vector;
    json_t *lines;
    uint32_t length_max;
} cf_stream;

/* NOLINTNEXTLINE(misc-no-recursion): as deep as the groups that a vector asks for */
static void say_groups(const tw_index *index, const uint8_t *input, const json_t *groups, uint32_t from, uint32_t to, json_t *lines)
{
    size_t number = 0;
    const json_t *wanted = NULL;
    json_array_foreach(groups, number, wanted)
    {
        const uint32_t tag = testee_uint(wanted, "count", 0);
        const json_t *list = json_object_get(wanted, "members");
        const uint32_t count = (uint32_t)json_array_size(list);
        uint32_t *members = calloc(count + 1, sizeof *members);
        for (uint32_t i = 0; members && i < count; i++)
            members[i] = (uint32_t)json_integer_value(json_array_get(list, i));
        const uint32_t field = tw_index_find_in(index, tag, from, to);
        tw_group group;
        tw_error error = {0};
        if (field == TW_NONE) {
            testee_say(lines, "group %u none", tag);
            free(members);
            continue;
        }
        tw_status status = tw_group_open(index, input, field, to, list ? members : NULL, count, &group, &error);
        free(members);
        if (status != TW_OK) {
            testee_say(lines, "group %u refused %s %d %u", tag, testee_status(status), error.reason, error.tag);
            continue;
        }
        testee_say(lines, "group %u %u", tag, group.count);
        while (tw_group_next(index, &group)) {
            const uint32_t begin = tw_index_ends(index)[group.first - 1] + 1, end = tw_index_ends(index)[group.end - 1] + 1;
            testee_say_bytes(lines, input + begin, end - begin, "entry %u %u ", tag, group.entry);
            say_groups(index, input, json_object_get(wanted, "groups"), group.first, group.end, lines);
        }
    }
}

static void say_fields(const tw_index *index, const uint8_t *input, const json_t *vector, json_t *lines)
{
    const char *show = json_string_value(json_object_get(vector, "show"));
    if (show && strcmp(show, "count") == 0) {
        testee_say(lines, "count %u", index->fields);
        return;
    }
    for (uint32_t i = 0; i < index->fields; i++) {
        uint32_t at = 0, length = tw_index_text(index, i, &at);
        testee_say_bytes(lines, input + at, length, "field %u ", tw_index_tags(index)[i]);
    }
}

/* Asks for messages until more bytes are wanted; gives the bytes consumed. The input lies in memory of just its size. */
static uint32_t read_stream(const cf_stream *stream, const uint8_t *data, uint32_t length, uint32_t *need)
{
    uint32_t at = 0;
    *need = 0;
    while (at < length) {
        testee_bytes input = testee_copy(data + at, length - at);
        tw_frame frame;
        tw_error error = {0};
        tw_status status = stream->index ? tw_index_next(stream->index, input.data, input.length, &frame, &error)
                                         : tw_frame_next(input.data, input.length, stream->length_max, &frame, &error);
        const uint32_t step = frame.length < input.length ? frame.length : input.length;
        if (status == TW_OK && !stream->index) {
            testee_say_bytes(stream->lines, input.data, step, "message ");
        } else if (status == TW_OK) {
            testee_say(stream->lines, "message");
            say_fields(stream->index, input.data, stream->vector, stream->lines);
            say_groups(stream->index, input.data, json_object_get(stream->vector, "groups"), 0, TW_NONE, stream->lines);
        } else if (status <= TW_E_INDEX_TAG && status > -300) {
            testee_say(stream->lines, "refused %s %d %u", testee_status(status), error.reason, error.tag);
            say_fields(stream->index, input.data, stream->vector, stream->lines);
        } else if (status != TW_MORE) {
            testee_say_bytes(stream->lines, input.data, step, "garbled %s ", testee_status(status));
        }
        free(input.data);
        *need = frame.need;
        if (status == TW_MORE || step == 0)
            break;
        at += step;
    }
    return at;
}

static void run_stream(const cf_stream *stream, const json_t *chunks, testee_bytes input)
{
    uint32_t at = 0, received = 0, need = 0;
    size_t number = 0;
    const json_t *chunk = NULL;
    json_array_foreach(chunks, number, chunk)
    {
        const uint32_t piece = (uint32_t)json_integer_value(chunk);
        received = piece < input.length - received ? received + piece : input.length;
        at += read_stream(stream, input.data + at, received - at, &need);
    }
    if (at < input.length)
        testee_say_bytes(stream->lines, input.data + at, input.length - at, "more %u ", need);
}

const char *testee_frame(const json_t *request, const json_t *vector, json_t *lines)
{
    const cf_stream stream = {NULL, vector, lines, testee_uint(vector, "length_max", 0)};
    testee_bytes input = testee_bytes_of(json_object_get(vector, "input"));
    run_stream(&stream, json_object_get(request, "chunks"), input);
    free(input.data);
    return NULL;
}

tw_index *testee_index_make(const json_t *vector, const tw_data_pair *pairs, uint32_t pairs_count)
{
    tw_index_options options = {.size = sizeof options,
                                .capacity = testee_uint(vector, "capacity", 65536),
                                .length_max = testee_uint(vector, "length_max", 0),
                                .pairs_count = pairs_count,
                                .pairs = pairs};
    uint32_t size = 0;
    tw_index *index = NULL;
    if (tw_index_size(&options, &size) != TW_OK)
        return NULL;
    void *memory = aligned_alloc(64, (size + 63u) / 64u * 64u);
    if (memory && tw_index_init(memory, size, &options, &index, NULL) != TW_OK) {
        free(memory);
        return NULL;
    }
    return index;
}

const char *testee_index(const json_t *request, const json_t *vector, json_t *lines)
{
    const json_t *list = json_object_get(vector, "pairs");
    const uint32_t count = (uint32_t)json_array_size(list);
    tw_data_pair *pairs = calloc(count + 1, sizeof *pairs);
    for (uint32_t i = 0; pairs && i < count; i++) {
        const json_t *pair = json_array_get(list, i);
        pairs[i].length_tag = (uint32_t)json_integer_value(json_array_get(pair, 0));
        pairs[i].data_tag = (uint32_t)json_integer_value(json_array_get(pair, 1));
    }
    tw_index *index = testee_index_make(vector, list ? pairs : NULL, count);
    free(pairs);
    if (!index)
        return "no index can be made with these options";
    const char *mode = json_string_value(json_object_get(vector, "mode"));
    testee_bytes input = testee_bytes_of(json_object_get(vector, "input"));
    if (mode && strcmp(mode, "fields") == 0) {
        tw_error error = {0};
        tw_status status = tw_index_fields(index, input.data, input.length, &error);
        if (status == TW_OK)
            testee_say(lines, "fields");
        else
            testee_say(lines, "refused %s %d %u", testee_status(status), error.reason, error.tag);
        say_fields(index, input.data, vector, lines);
        if (status == TW_OK)
            say_groups(index, input.data, json_object_get(vector, "groups"), 0, TW_NONE, lines);
    } else {
        const cf_stream stream = {index, vector, lines, 0};
        run_stream(&stream, json_object_get(request, "chunks"), input);
    }
    free(input.data);
    free(index);
    return NULL;
}
