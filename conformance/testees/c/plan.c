/* SPDX-License-Identifier: Apache-2.0 */
/* The family plan: a plan compiled and printed, and streams read by it. */
#include "testee.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_MAX_BYTES = 2048, PRINT_MAX = 2 << 20, MESSAGES_MAX = 4096 };

static const char *const state_names[] = {"absent", "ok", "long"};
static const char *const bad_names[] = {"empty", "format", "overflow", "inexact", "repeated", "count"};

/* A stream under way. Positions in results count from its start. */
typedef struct cf_reading {
    const json_t *vector;
    json_t *lines; /* NULL: nothing is written down */
    const tw_plan *plan;
    char *print;           /* the plan as it prints itself: says which slots are groups */
    const char **messages; /* of the print: behind the brace of each message */
    tw_reader *reader;     /* free() it */
    uint32_t rows_max, slots_max;
    uint32_t before, need;   /* bytes done with before the call; what the last call needs */
    int fresh, calls, stuck; /* a new reader for each message; say how far each call came; no call goes further */
} cf_reading;

static const char *state_name(uint32_t state, char number[16])
{
    (void)snprintf(number, 16, "%u", state);
    return state < 3 ? state_names[state] : state >= 16 && state < 22 ? bad_names[state - 16] : number;
}

uint8_t testee_slot_state(const json_t *name)
{
    const char *word = json_string_value(name);
    char number[16];
    for (uint32_t state = 0; word && state < 22; state++)
        if (strcmp(word, state_name(state, number)) == 0)
            return (uint8_t)state;
    return (uint8_t)testee_number(name);
}

const tw_plan *testee_plan_compile(const json_t *vector, const tw_dict *dict, json_t *lines)
{
    testee_bytes text = testee_bytes_of(json_object_get(vector, "plan"));
    tw_error error = {0};
    const tw_plan *plan = NULL;
    uint32_t size = 0;
    tw_status status = tw_plan_compile(text.data, text.length, dict, NULL, &size, &plan, &error);
    void *memory = status == TW_ROOM ? aligned_alloc(8, size) : NULL;
    if (memory)
        status = tw_plan_compile(text.data, text.length, dict, memory, &size, &plan, &error);
    free(text.data);
    if (status == TW_OK)
        return plan;
    testee_say(lines, "refused %s %u", testee_status(status), error.offset);
    free(memory);
    return NULL;
}

static char *print(const tw_plan *plan, uint32_t *length)
{
    char *text = malloc(PRINT_MAX);
    if (!text || tw_plan_print(plan, text, PRINT_MAX - 1, length) != TW_OK)
        abort();
    text[*length] = 0;
    return text;
}

static void say_slot(const cf_reading *r, const uint8_t *input, const char *path, uint32_t tag, const tw_slot *slot)
{
    char number[16];
    const char *state = state_name(slot->state, number);
    const uint32_t length = slot->state == TW_SLOT_LONG ? (uint32_t)slot->number : slot->length;
    if (slot->state == TW_SLOT_ABSENT)
        testee_say(r->lines, "slot %s%u absent", path, tag);
    else
        testee_say_bytes(r->lines, input + slot->offset, length, "slot %s%u %s %" PRId64 " %u %u %u ", path, tag, state,
                         slot->number, r->before + slot->offset, slot->length, slot->digits);
}

/* All slots of a level, that of an entry or the top one. `at` is behind its brace in the print; gives what is behind the closing one.
 * NOLINTNEXTLINE(misc-no-recursion): as deep as the plan */
static const char *say_level(const cf_reading *r, const uint8_t *input, const char *at, const tw_slot *slots, uint64_t first,
                             const char *path)
{
    for (uint32_t member = 0; *at != '}'; member++) {
        at += *at == ' ';
        const uint32_t tag = (uint32_t)strtoul(at, NULL, 10);
        const tw_slot *slot = slots && first + member < r->slots_max ? &slots[first + member] : NULL;
        at += strcspn(at, " {}");
        if (*at != '{') {
            if (slot)
                say_slot(r, input, path, tag, slot);
            continue;
        }
        char number[16], inner[PATH_MAX_BYTES];
        const char *inside = at + 1;
        if (slot && slot->state != TW_SLOT_ABSENT)
            testee_say(r->lines, "group %s%u %s %" PRId64 " %u", path, tag, state_name(slot->state, number), slot->number,
                       slot->length);
        else if (slot)
            testee_say(r->lines, "group %s%u absent", path, tag);
        at = say_level(r, input, inside, NULL, 0, path);
        for (int64_t entry = 0; slot && slot->state != TW_SLOT_ABSENT && entry < slot->number; entry++) {
            (void)snprintf(inner, sizeof inner, "%s%u/%" PRId64 "/", path, tag, entry + 1);
            (void)say_level(r, input, inside, slots, slot->offset + (uint64_t)entry * slot->length, inner);
        }
    }
    return at + 1;
}

void testee_say_row(const tw_row *row, uint32_t before, json_t *lines)
{
    char message[16] = "other";
    if (row->message != TW_ROW_OTHER)
        (void)snprintf(message, sizeof message, "%u", row->message);
    testee_say(lines, "row %u %u message=%s fields=%u slots=%u bad=%u %s %d", before + row->offset, row->length, message,
               row->fields, row->slots, row->bad, testee_status(row->status), row->tag);
}

tw_reader *testee_reader_make(const json_t *vector, const tw_plan *plan, tw_status *status)
{
    const json_t *list = json_object_get(vector, "pairs");
    tw_data_pair pairs[64];
    tw_reader_options options = {.size = sizeof options,
                                 .capacity = testee_uint(vector, "capacity", 0),
                                 .length_max = testee_uint(vector, "length_max", 0),
                                 .pairs = list ? pairs : NULL,
                                 .plan = plan};
    for (; options.pairs_count < json_array_size(list) && options.pairs_count < 64; options.pairs_count++) {
        const json_t *pair = json_array_get(list, options.pairs_count);
        pairs[options.pairs_count].length_tag = (uint32_t)json_integer_value(json_array_get(pair, 0));
        pairs[options.pairs_count].data_tag = (uint32_t)json_integer_value(json_array_get(pair, 1));
    }
    uint32_t size = 0;
    tw_reader *reader = NULL;
    *status = tw_reader_size(&options, &size);
    void *memory = *status == TW_OK ? aligned_alloc(64, (size + 63u) / 64u * 64u) : NULL;
    if (memory)
        *status = tw_reader_init(memory, size, &options, &reader, NULL);
    if (!reader)
        free(memory);
    return reader;
}

/* One call. Gives the bytes consumed. Memory is of just its size, and what slots held before is not 0. */
static uint32_t read_once(cf_reading *r, const uint8_t *data, uint32_t length, tw_status *status)
{
    testee_bytes input = testee_copy(data, length);
    tw_row *rows = calloc(r->rows_max + 1u, sizeof *rows);
    tw_slot *slots = malloc(r->slots_max ? r->slots_max * sizeof *slots : 1);
    tw_progress progress = {0};
    if (!rows || !slots)
        abort();
    memset(slots, 0xA5, r->slots_max * sizeof *slots);
    *status =
        tw_read(r->reader, input.data, length, rows, r->fresh && r->rows_max ? 1 : r->rows_max, slots, r->slots_max, &progress);
    for (uint32_t i = 0; i < progress.rows && r->lines; i++) {
        testee_say_row(&rows[i], r->before, r->lines);
        if (rows[i].message < MESSAGES_MAX)
            (void)say_level(r, input.data, r->messages[rows[i].message], slots, rows[i].slot, "");
    }
    if (r->calls && r->lines)
        testee_say(r->lines, "call %s consumed=%u rows=%u slots=%u need=%u", testee_status(*status), progress.consumed,
                   progress.rows, progress.slots, progress.need);
    r->stuck = *status < 0 || (*status == TW_ROOM && progress.rows == 0);
    r->need = progress.need;
    free(slots);
    free(rows);
    free(input.data);
    return progress.consumed;
}

static const char *read_stream(cf_reading *r, const json_t *chunks, testee_bytes input)
{
    uint32_t received = 0;
    size_t number = 0;
    const json_t *chunk = NULL;
    tw_status status = TW_OK;
    r->before = r->need = 0;
    r->stuck = 0;
    json_array_foreach(chunks, number, chunk)
    {
        const uint32_t piece = (uint32_t)json_integer_value(chunk);
        received = piece < input.length - received ? received + piece : input.length;
        do {
            if (r->fresh) {
                free(r->reader);
                r->reader = testee_reader_make(r->vector, r->plan, &status);
            }
            r->before += read_once(r, input.data + r->before, received - r->before, &status);
        } while (!r->stuck && status == TW_ROOM);
        if (r->stuck)
            break;
    }
    if (r->stuck && r->lines)
        testee_say(r->lines, status == TW_ROOM ? "room %u" : "failed %u", r->before);
    else if (r->before < input.length && r->lines)
        testee_say_bytes(r->lines, input.data + r->before, input.length - r->before, "more %u ", r->need);
    return NULL;
}

/* Where each message of the print begins, behind its brace. */
static const char **messages_of(const char *at)
{
    const char **found = calloc(MESSAGES_MAX, sizeof *found);
    uint32_t count = 0;
    if (!found)
        abort();
    for (int depth = 0; *at; at++) {
        depth -= *at == '}';
        if (*at == '{' && depth++ == 0)
            found[count++] = at + 1;
    }
    return found;
}

static const char *read_by(const json_t *request, const json_t *vector, const tw_plan *plan, json_t *lines)
{
    uint32_t length = 0;
    tw_status status = TW_OK;
    const char *show = json_string_value(json_object_get(vector, "show"));
    cf_reading r = {.vector = vector,
                    .plan = plan,
                    .print = print(plan, &length),
                    .reader = testee_reader_make(vector, plan, &status),
                    .rows_max = testee_uint(vector, "rows_max", 64),
                    .slots_max = testee_uint(vector, "slots_max", 4096),
                    .fresh = json_is_true(json_object_get(request, "fresh")),
                    .calls = show && strcmp(show, "calls") == 0};
    testee_bytes input = testee_bytes_of(json_object_get(vector, "input"));
    r.messages = messages_of(r.print);
    if (!r.reader) {
        testee_say(lines, "reader %s", testee_status(status));
    } else {
        if (json_is_true(json_object_get(request, "again")))
            (void)read_stream(&r, json_object_get(request, "chunks"), input);
        r.lines = lines;
        (void)read_stream(&r, json_object_get(request, "chunks"), input);
    }
    free(input.data);
    free(r.reader);
    free(r.messages);
    free(r.print);
    return NULL;
}

const char *testee_plan(const json_t *request, const json_t *vector, json_t *lines)
{
    const char *call = json_string_value(json_object_get(vector, "call"));
    testee_dictionary dictionary;
    const char *why = testee_dictionary_of(vector, &dictionary);
    const tw_plan *plan = why ? NULL : testee_plan_compile(vector, dictionary.dict, lines);
    free(dictionary.memory); /* not needed any longer, plan.h says */
    if (plan && call && strcmp(call, "read") == 0) {
        why = read_by(request, vector, plan, lines);
    } else if (plan && call && strcmp(call, "print") == 0) {
        uint32_t length = 0;
        char *text = print(plan, &length);
        testee_say_bytes(lines, (const uint8_t *)text, length, "plan ");
        free(text);
    } else if (plan) {
        why = "no such call";
    }
    free((void *)plan);
    return why;
}
