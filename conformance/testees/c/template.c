/* SPDX-License-Identifier: Apache-2.0 */
/* The family template: a template compiled and printed, messages written by it, and read messages written back. */
#include "testee.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 20, SLOTS = 4096, ROWS = 64 };

static const tw_template *compile(const json_t *vector, const tw_dict *dict, json_t *lines)
{
    testee_bytes text = testee_bytes_of(json_object_get(vector, "template"));
    tw_error error = {0};
    const tw_template *made = NULL;
    uint32_t size = 0;
    tw_status status = tw_template_compile(text.data, text.length, dict, NULL, &size, &made, &error);
    void *memory = status == TW_ROOM ? aligned_alloc(8, size) : NULL;
    if (memory)
        status = tw_template_compile(text.data, text.length, dict, memory, &size, &made, &error);
    free(text.data);
    if (status == TW_OK)
        return made;
    testee_say(lines, "refused %s %u", testee_status(status), error.offset);
    free(memory);
    return NULL;
}

static void say_print(const tw_template *made, json_t *lines)
{
    uint32_t length = 0;
    uint8_t *text = malloc(2 * ROOM);
    if (!text || tw_template_print(made, text, 2 * ROOM, &length) != TW_OK)
        abort();
    testee_say_bytes(lines, text, length, "template ");
    free(text);
}

/* What a call of tw_template_write is given. */
typedef struct cf_writing {
    const tw_template *made;
    uint32_t message, slot, slots_count, room;
    const tw_slot *slots;
    testee_bytes input;
} cf_writing;

static void write_message(const cf_writing *w, json_t *lines)
{
    uint32_t offset = 0, length = 0;
    tw_error error = {0};
    uint8_t *out = malloc(w->room ? w->room : 1);
    if (!out)
        abort();
    tw_status status = tw_template_write(w->made, w->message, w->slots, w->slots_count, w->slot, w->input.data, w->input.length,
                                         out, w->room, &offset, &length, &error);
    if (status == TW_OK)
        testee_say_bytes(lines, out + offset, length, "message ");
    else
        testee_say(lines, "refused %s %u %u", testee_status(status), error.tag, error.offset);
    free(out);
}

static void write_slots(const json_t *vector, const tw_template *made, json_t *lines)
{
    const json_t *list = json_object_get(vector, "slots");
    const uint32_t count = (uint32_t)json_array_size(list);
    tw_slot *slots = calloc(count ? count : 1, sizeof *slots);
    if (!slots)
        abort();
    for (uint32_t i = 0; i < count; i++) {
        const json_t *slot = json_array_get(list, i);
        slots[i].state = testee_slot_state(json_array_get(slot, 0));
        slots[i].number = testee_number(json_array_get(slot, 1));
        slots[i].offset = (uint32_t)json_integer_value(json_array_get(slot, 2));
        slots[i].length = (uint16_t)json_integer_value(json_array_get(slot, 3));
        slots[i].digits = (uint8_t)json_integer_value(json_array_get(slot, 4));
    }
    const cf_writing w = {.made = made,
                          .message = testee_uint(vector, "message", 0),
                          .slot = testee_uint(vector, "slot", 0),
                          .slots = slots,
                          .slots_count = count,
                          .room = testee_uint(vector, "room", ROOM),
                          .input = testee_bytes_of(json_object_get(vector, "input"))};
    write_message(&w, lines);
    free(w.input.data);
    free(slots);
}

/* Each message of the input that was read without a fault, written by the template's message of the same number. */
static const char *echo(const json_t *vector, const tw_template *made, const tw_dict *dict, json_t *lines)
{
    tw_status status = TW_OK;
    const tw_plan *plan = testee_plan_compile(vector, dict, lines);
    tw_reader *reader = plan ? testee_reader_make(vector, plan, &status) : NULL;
    testee_bytes input = testee_bytes_of(json_object_get(vector, "input"));
    tw_row *rows = calloc(ROWS, sizeof *rows);
    tw_slot *slots = calloc(SLOTS, sizeof *slots);
    tw_progress progress = {0};
    if (reader && rows && slots)
        status = tw_read(reader, input.data, input.length, rows, ROWS, slots, SLOTS, &progress);
    for (uint32_t i = 0; i < progress.rows; i++) {
        const cf_writing w = {made, rows[i].message, rows[i].slot, progress.slots, ROOM, slots, input};
        if (rows[i].status == TW_OK && rows[i].message != TW_ROW_OTHER)
            write_message(&w, lines);
        else
            testee_say_row(&rows[i], 0, lines);
    }
    free(slots);
    free(rows);
    free(input.data);
    free(reader);
    free((void *)plan);
    return status == TW_OK ? NULL : "the input is not read to its end";
}

const char *testee_template(const json_t *vector, json_t *lines)
{
    const char *call = json_string_value(json_object_get(vector, "call"));
    testee_dictionary dictionary;
    const char *why = testee_dictionary_of(vector, &dictionary);
    const tw_template *made = why ? NULL : compile(vector, dictionary.dict, lines);
    if (!call)
        why = "no call";
    else if (made && strcmp(call, "print") == 0)
        say_print(made, lines);
    else if (made && strcmp(call, "write") == 0)
        write_slots(vector, made, lines);
    else if (made && strcmp(call, "echo") == 0)
        why = echo(vector, made, dictionary.dict, lines);
    else if (made)
        why = "no such call";
    free((void *)made);
    free(dictionary.memory);
    return why;
}
