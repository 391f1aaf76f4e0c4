/* SPDX-License-Identifier: Apache-2.0 */
/* A chunk of messages through the plan: once to count, then timed in batches, and timed one by one. */
#include "replay.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CLOCK_READINGS = 1001 };
#define SLOTS_MAX (1u << 26) /* a GiB of them */

static uint64_t clock_ns(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

uint64_t replay_now(void)
{
    return clock_ns(CLOCK_MONOTONIC);
}

static int by_value(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

uint64_t replay_clock_cost(void)
{
    static uint64_t costs[CLOCK_READINGS];
    for (uint32_t i = 0; i < CLOCK_READINGS; i++) {
        uint64_t begin = replay_now();
        costs[i] = replay_now() - begin;
    }
    qsort(costs, CLOCK_READINGS, sizeof costs[0], by_value);
    return costs[CLOCK_READINGS / 2];
}

static void reader_make(replay *r)
{
    uint32_t capacity = 1024, size = 0;
    while (capacity < r->fields_max)
        capacity *= 2;
    if (r->reader && capacity <= r->capacity)
        return;
    if (capacity > TW_INDEX_CAPACITY_MAX)
        capacity = TW_INDEX_CAPACITY_MAX;
    tw_reader_options options = {sizeof options,           capacity,           LOG_MESSAGE_MAX,
                                 r->cli.names.pairs_count, r->cli.names.pairs, r->plan.plan};
    tw_error error = {0};
    free(r->reader_memory);
    r->reader_memory = NULL;
    if (tw_reader_size(&options, &size) == TW_OK)
        r->reader_memory = aligned_alloc(64, (size + 63u) / 64 * 64);
    if (!r->reader_memory || tw_reader_init(r->reader_memory, size, &options, &r->reader, &error) != TW_OK) {
        tell("cannot make the reader: %s", error.text[0] ? error.text : "no memory");
        exit(EXIT_USAGE);
    }
    r->capacity = capacity;
}

/* The next batch of bytes[*at, length). Slots that do not hold one message grow. Gives the rows; 0 at the end. */
static uint32_t batch(replay *r, const uint8_t *bytes, uint32_t length, uint32_t rows_max, uint32_t *at)
{
    for (;;) {
        tw_progress progress;
        tw_status status = tw_read(r->reader, bytes + *at, length - *at, r->rows, rows_max, r->slots, r->slots_room, &progress);
        if (__builtin_expect(status == TW_ROOM && progress.rows == 0, 0)) {
            if (r->slots_room >= SLOTS_MAX) {
                tell("a message gives more than %u slots: limit its groups in the plan", SLOTS_MAX);
                exit(EXIT_USAGE);
            }
            r->slots_room *= 2;
            r->slots = log_room(r->slots, r->slots_room * sizeof *r->slots);
            continue;
        }
        *at += progress.consumed;
        return progress.rows;
    }
}

static void example_note(const replay *r, const record *message, const uint8_t *batch_bytes, const tw_plan_entry *e,
                         const tw_slot *slot, entry_count *count)
{
    example *first = &count->first;
    if (first->file)
        return;
    *first = (example){.file = message->file, .offset = message->offset, .number = message->number, .state = slot->state};
    if (!r->cli.no_mask && filter_secret_tag(e->tag)) {
        memcpy(first->value, "***", 3);
        first->length = 3;
    } else if (e->kind != TW_PLAN_GROUP) { /* a group's slot says where its entries are, not where its count stands */
        first->cut = slot->length > EXAMPLE_MAX;
        first->length = (uint8_t)(first->cut ? EXAMPLE_MAX : slot->length);
        memcpy(first->value, batch_bytes + slot->offset, first->length);
    }
}

/*
 * Counts the states of a level's slots: entries from number `first` on, `members` of them. Gives how many required ones are absent: these have
 * no bytes, so that the example is their message.
 */
/* NOLINTNEXTLINE(misc-no-recursion): plans have at most 64 groups inside one another */
static uint32_t level_count(replay *r, type_replay *t, const record *message, const uint8_t *bytes, uint32_t first,
                            uint32_t members, uint32_t slot_first)
{
    uint32_t missing = 0;
    for (uint32_t i = 0, at = first; i < members; i++, at = t->behind[at]) {
        const tw_plan_entry *e = &t->entries[at];
        const tw_slot *slot = &r->slots[slot_first + e->slot];
        t->counts[at].states[slot->state < STATES_MAX ? slot->state : 0]++;
        if (slot->state >= TW_SLOT_EMPTY || (slot->state == TW_SLOT_ABSENT && e->required))
            example_note(r, message, bytes, e, slot, &t->counts[at]);
        missing += slot->state == TW_SLOT_ABSENT && e->required;
        if (e->kind == TW_PLAN_GROUP && slot->state != TW_SLOT_ABSENT)
            for (uint32_t entry = 0; entry < (uint32_t)slot->number; entry++)
                missing += level_count(r, t, message, bytes, at + 1, e->members, slot->offset + entry * slot->length);
    }
    return missing;
}

/* A message of a type that is not in the plan. */
static void other_count(replay *r, const record *message)
{
    uint32_t at = 0;
    r->others++;
    r->other_bytes += message->length;
    while (at < r->other_count && strcmp(r->other[at].type, message->msg_type) != 0)
        at++;
    if (at == OTHER_TYPES || !message->msg_type[0]) {
        r->other_more++;
        return;
    }
    if (at == r->other_count)
        memcpy(r->other[r->other_count++].type, message->msg_type, sizeof message->msg_type);
    r->other[at].count++;
}

static void row_count(replay *r, const tw_row *row, record *message, const uint8_t *bytes)
{
    if (row->message >= r->types_count) {
        other_count(r, message);
        return;
    }
    type_replay *t = &r->types[row->message];
    message->type = row->message;
    t->messages++;
    t->bytes += row->length;
    t->bad += row->status != TW_OK;
    t->missing += level_count(r, t, message, bytes, 0, t->plan.slots, row->slot) != 0;
}

static void chunk_count(replay *r)
{
    uint32_t at = 0, number = 0;
    while (at < r->used) {
        const uint8_t *bytes = r->chunk + at;
        uint32_t rows = batch(r, r->chunk, r->used, BATCH_ROWS, &at);
        if (rows == 0)
            return;
        for (uint32_t i = 0; i < rows && number < r->records_count; i++, number++)
            row_count(r, &r->rows[i], &r->records[number], bytes);
    }
}

/* Bytes in batches: the time that this thread was given, so that other work of the machine does not count. */
static void stream_time(replay *r, const uint8_t *bytes, uint32_t length, measured *time)
{
    for (uint32_t loop = 0; loop < r->loops && length; loop++) {
        uint32_t at = 0, rows = 1;
        uint64_t messages = 0, begin = clock_ns(CLOCK_THREAD_CPUTIME_ID);
        for (; at < length && rows; messages += rows)
            rows = batch(r, bytes, length, BATCH_ROWS, &at);
        time->ns += clock_ns(CLOCK_THREAD_CPUTIME_ID) - begin;
        time->messages += messages;
        time->bytes += length;
    }
}

static measured *time_of(replay *r, uint32_t type)
{
    return type < r->types_count ? &r->types[type].time : &r->other_time;
}

/* The messages of each type behind one another. */
static void types_time(replay *r)
{
    memset(r->ends, 0, (r->types_count + 1) * sizeof *r->ends);
    for (uint32_t i = 0; i < r->records_count; i++)
        r->ends[r->records[i].type] += r->records[i].length;
    for (uint32_t type = 0, begin = 0; type <= r->types_count; type++) { /* for now where each begins */
        uint32_t length = r->ends[type];
        r->ends[type] = begin;
        begin += length;
    }
    for (uint32_t i = 0; i < r->records_count; i++) {
        const record *one = &r->records[i];
        memcpy(r->sorted + r->ends[one->type], r->chunk + one->begin, one->length);
        r->ends[one->type] += one->length;
    }
    for (uint32_t type = 0, begin = 0; type <= r->types_count; begin = r->ends[type++])
        stream_time(r, r->sorted + begin, r->ends[type] - begin, time_of(r, type));
}

/* Each message by itself, in the order of the log, between two readings of the clock. */
static void each_time(replay *r)
{
    for (uint32_t loop = 0; loop < r->loops; loop++)
        for (uint32_t i = 0; i < r->records_count; i++) {
            const record *one = &r->records[i];
            uint32_t at = 0;
            uint64_t begin = replay_now();
            batch(r, r->chunk + one->begin, one->length, 1, &at);
            int64_t took = (int64_t)(replay_now() - begin);
            latency_add(time_of(r, one->type)->each, took);
            latency_add(r->all.each, took);
        }
}

void replay_chunk(replay *r)
{
    reader_make(r);
    chunk_count(r); /* and the reader and the caches have seen the messages before anything is timed */
    stream_time(r, r->chunk, r->used, &r->all);
    types_time(r);
    each_time(r);
    r->used = r->records_count = r->fields_max = 0;
}
