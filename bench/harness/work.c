/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE /* memmem */
#include "measure.h"

#include <stdlib.h>
#include <string.h>

bool bench_folds(const char *form)
{
    return strcmp(form, "converted") == 0 || strcmp(form, "single") == 0 || strcmp(form, "batch") == 0;
}

static uint64_t expectation(const bench_row *row, const bench_options *options)
{
    bool folds = bench_folds(options->form);
    if (strcmp(options->operation, "build") == 0)
        return row->bytes;
    if (strcmp(options->operation, "parse_only") == 0)
        return folds ? row->fold_only : row->hash_only;
    if (strcmp(options->operation, "session_send") == 0 || strcmp(options->operation, "store_append") == 0)
        return 0;
    if (strcmp(options->operation, "parse_extract") == 0 || strcmp(options->operation, "session_receive") == 0)
        return folds ? row->fold_extract : row->hash_extract;
    return row->fields;
}

/* The zeros that a library puts before the BodyLength of a frame. */
static uint32_t padding(const bench_row *row, const char *frame, uint32_t digits)
{
    const char *length = memmem(frame, row->bytes, "\0019=", 3);
    const char *end = length ? memchr(length + 3, 1, row->bytes - (size_t)(length + 3 - frame)) : NULL;
    uint32_t width = end ? (uint32_t)(end - length - 3) : digits;
    return width < digits ? digits - width : 0;
}

static bool load_messages(bench_work *work, const bench_set *set)
{
    uint64_t values = 0;
    for (uint32_t i = 0; i < set->count; i++)
        values += set->rows[i].values;
    work->messages = calloc(set->count, sizeof *work->messages);
    work->extras = calloc(values + 1, sizeof *work->extras);
    work->entries = calloc(values + 1, sizeof *work->entries);
    if (!work->messages || !work->extras || !work->entries)
        return false;
    values = 0;
    for (uint32_t i = 0; i < set->count; i++) {
        bench_message_load(set, &set->rows[i], &work->messages[i], work->extras + values, work->entries + values);
        work->items[i].input = &work->messages[i];
        values += set->rows[i].values;
    }
    return true;
}

const char *bench_work_open(bench_work *work, bench_run *run, const bench_adapter *adapter, const bench_options *options)
{
    const bench_set *set = run->set;
    memset(work, 0, sizeof *work);
    work->count = set->count;
    work->items = calloc(set->count, sizeof *work->items);
    if (!work->items)
        return "no memory";
    for (uint32_t i = 0; i < set->count; i++) {
        const char *frame = set->frames + set->rows[i].offset;
        work->items[i] = (bench_item){frame, frame, expectation(&set->rows[i], options), set->rows[i].bytes, 0};
    }
    if (strcmp(options->operation, "session_send") == 0) {
        if (set->values_count == 0)
            return "the set has no values to send";
        if (!load_messages(work, set))
            return "no memory";
    }
    if (strcmp(options->operation, "build") == 0) {
        if (set->values_count == 0)
            return "the set has no values to build from";
        if (!load_messages(work, set))
            return "no memory";
        for (uint32_t i = 0; i < set->count; i++) {
            work->items[i].padding = padding(&set->rows[i], work->items[i].frame, adapter->body_length_digits);
            work->items[i].expected += work->items[i].padding;
        }
    }
    for (uint32_t i = 0; adapter->prepare && i < set->count; i++)
        if (!adapter->prepare(run, &work->items[i]))
            return "a frame of the set is beyond this adapter";
    return NULL;
}

void bench_work_close(bench_work *work)
{
    free(work->items);
    free(work->messages);
    free(work->extras);
    free(work->entries);
    memset(work, 0, sizeof *work);
}
