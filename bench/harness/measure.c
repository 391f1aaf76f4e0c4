/* SPDX-License-Identifier: Apache-2.0 */
#include "measure.h"

#include "alloc.h"
#include "clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECKSUM_BYTES 7u /* 10=nnn and SOH */

/* What one build gave, looked at when the clock has stopped: bytes just written are slow to read back. */
typedef struct built {
    const char *frame;
    const bench_item *item;
    uint64_t bytes;
} built;

typedef struct timed_loop {
    bench_run *run;
    bench_work *work;
    built *builds;
    char *out; /* a place of out_bytes for each build of a batch */
    uint32_t batch;
    uint64_t errors;
    uint64_t allocated; /* batch_around: between the clock readings */
} timed_loop;

/* One batch, in ticks. */
typedef uint64_t run_batch(timed_loop *loop);

static uint64_t batch_plain(timed_loop *loop)
{
    bench_run *run = loop->run;
    bench_operation *operation = run->cell->run;
    const bench_item *items = loop->work->items, *item = items + loop->work->next, *end = items + loop->work->count;
    uint64_t errors = 0;
    uint64_t from = clock_ticks();
    for (uint32_t i = 0; i < loop->batch; i++) {
        errors += operation(run, item) != item->expected;
        if (++item == end)
            item = items;
    }
    uint64_t ticks = clock_ticks() - from;
    loop->errors += errors;
    loop->work->next = (uint32_t)(item - items);
    return ticks;
}

/* The whole batch in one call, or in two where the set begins again. */
static uint64_t batch_many(timed_loop *loop)
{
    const bench_item *items = loop->work->items;
    uint32_t next = loop->work->next, left = loop->batch;
    uint64_t errors = 0;
    uint64_t from = clock_ticks();
    while (left) {
        uint32_t count = loop->work->count - next < left ? loop->work->count - next : left;
        errors += loop->run->many(loop->run, items + next, count);
        left -= count;
        next = next + count == loop->work->count ? 0 : next + count;
    }
    uint64_t ticks = clock_ticks() - from;
    loop->errors += errors;
    loop->work->next = next;
    return ticks;
}

/* As batch_plain, but where an operation reads its input is known only when the one before has given its result. */
static uint64_t batch_chained(timed_loop *loop)
{
    bench_run *run = loop->run;
    bench_operation *operation = run->cell->run;
    const bench_item *items = loop->work->items, *item = items + loop->work->next, *end = items + loop->work->count;
    uint64_t errors = 0, before = 0, none = 0;
    __asm__ volatile("" : "+r"(none)); /* 0, and the compiler is not to know */
    uint64_t from = clock_ticks();
    for (uint32_t i = 0; i < loop->batch; i++) {
        uint64_t result = operation(run, item + before);
        errors += result != item->expected;
        before = (result ^ item->expected) & none;
        if (++item == end)
            item = items;
    }
    uint64_t ticks = clock_ticks() - from;
    loop->errors += errors;
    loop->work->next = (uint32_t)(item - items);
    return ticks;
}

/* Whether the frame ends with the expected frame's CheckSum, to which a padded BodyLength adds the '0's. */
static bool checksum_good(const built *made)
{
    const char *trailer = made->frame + made->bytes - CHECKSUM_BYTES;
    const char *expected = made->item->frame + made->item->bytes - CHECKSUM_BYTES;
    if (made->item->padding == 0)
        return memcmp(trailer, expected, CHECKSUM_BYTES) == 0;
    unsigned sum = (unsigned)strtoul(expected + 3, NULL, 10) + '0' * made->item->padding;
    return memcmp(trailer, "10=", 3) == 0 && trailer[6] == 1 && strtoul(trailer + 3, NULL, 10) == sum % 256;
}

static uint64_t check_builds(const built *made, uint32_t count)
{
    uint64_t errors = 0;
    for (const built *end = made + count; made < end; made++)
        errors += made->bytes != made->item->expected || made->bytes < CHECKSUM_BYTES || !checksum_good(made);
    return errors;
}

static uint64_t batch_build(timed_loop *loop)
{
    bench_run *run = loop->run;
    bench_operation *operation = run->cell->run;
    const bench_item *items = loop->work->items, *item = items + loop->work->next, *end = items + loop->work->count;
    built *builds = loop->builds;
    char *out = loop->out;
    uint64_t from = clock_ticks();
    for (uint32_t i = 0; i < loop->batch; i++) {
        run->turn = i;
        run->out = out;
        uint64_t bytes = operation(run, item);
        builds[i] = (built){run->built, item, bytes};
        out += run->out_bytes;
        if (++item == end)
            item = items;
    }
    uint64_t ticks = clock_ticks() - from;
    loop->work->next = (uint32_t)(item - items);
    loop->errors += check_builds(builds, loop->batch);
    return ticks;
}

/* As batch_plain, with what the adapter does before and after it. */
static uint64_t batch_around(timed_loop *loop)
{
    bench_run *run = loop->run;
    bench_operation *operation = run->cell->run;
    const bench_item *items = loop->work->items, *item = items + loop->work->next, *end = items + loop->work->count;
    uint64_t errors = 0;
    run->before(run, items, loop->work->next);
    uint64_t allocated = bench_alloc_bytes();
    uint64_t from = clock_ticks();
    for (uint32_t i = 0; i < loop->batch; i++) {
        run->turn = i;
        errors += operation(run, item) != item->expected;
        if (++item == end)
            item = items;
    }
    uint64_t ticks = clock_ticks() - from;
    loop->allocated += bench_alloc_bytes() - allocated;
    loop->errors += errors + run->after(run, items, loop->work->next);
    loop->work->next = (uint32_t)(item - items);
    return ticks;
}

static void flush(const timed_loop *loop)
{
    uint32_t next = loop->work->next;
    for (uint32_t i = 0; i < loop->batch; i++) {
        clock_flush(loop->work->items[next].frame, loop->work->items[next].bytes);
        next = next + 1 == loop->work->count ? 0 : next + 1;
    }
}

static bool loop_open(timed_loop *loop, bench_work *work, bench_run *run, const bench_options *options)
{
    memset(loop, 0, sizeof *loop);
    loop->run = run;
    loop->work = work;
    loop->batch = run->batch = options->batch;
    if (strcmp(options->operation, "build") != 0)
        return true;
    /* Ample room, as a sender has, and an odd number of cache lines: the places of a batch spread over all sets of a cache. */
    run->out_bytes = (run->set->frame_bytes_max / 64 * 2 + 9) * 64;
    loop->out = aligned_alloc(64, (size_t)run->out_bytes * options->batch);
    loop->builds = calloc(options->batch, sizeof *loop->builds);
    if (loop->out)
        memset(loop->out, 0, (size_t)run->out_bytes * options->batch);
    return loop->out && loop->builds;
}

static void loop_close(timed_loop *loop)
{
    free(loop->out);
    free(loop->builds);
}

/* `sink`: the floor that is timed after each sample, in the same way; NULL: none. */
static void take_samples(timed_loop *loop, run_batch *batch, const bench_options *options, bench_result *result, bench_floor *sink)
{
    double scale = 1.0 / (result->tick_ghz * options->batch);
    for (uint32_t i = 0; i < options->warmup; i++)
        batch(loop);
    loop->errors = loop->allocated = 0;
    if (options->warmup == 0)
        loop->work->next = 0;
    uint64_t allocated = bench_alloc_bytes();
    for (uint32_t i = 0; i < options->samples; i++) {
        if (options->flush)
            flush(loop);
        result->samples[i] = (float)((double)batch(loop) * scale);
        if (sink)
            result->sink[i] = (float)((double)bench_floor_once(sink) / result->tick_ghz);
    }
    result->alloc_bytes = batch == batch_around ? loop->allocated : bench_alloc_bytes() - allocated;
    result->errors = loop->errors;
    result->operations = (uint64_t)options->samples * options->batch;
}

bool bench_measure(bench_work *work, bench_run *run, const bench_options *options, bench_result *result)
{
    timed_loop loop;
    bench_floor floor = {0};
    uint32_t floor_samples = options->samples < 2000 ? options->samples : 2000;
    uint32_t floor_batch = options->batch < 32 ? 32 : options->batch;
    bool folds = bench_folds(options->form), many = strcmp(options->form, "batch") == 0, path = run->before != NULL;
    memset(result, 0, sizeof *result);
    result->samples = calloc(options->samples, sizeof *result->samples);
    if (path && options->batch == 1 && options->warmup > 0)
        result->sink = calloc(options->samples, sizeof *result->sink);
    if (!loop_open(&loop, work, run, options) || !result->samples || (many && !run->many && !path)) {
        loop_close(&loop);
        return false;
    }
    bool chained = strcmp(options->form, "chained") == 0;
    run_batch *batch = loop.builds ? batch_build : path ? batch_around : chained ? batch_chained : many ? batch_many : batch_plain;
    result->tick_ghz = clock_tick_ghz(options->warmup > 0 ? 5e7 : 2e6);
    result->core_ghz = options->warmup > 0 ? clock_core_ghz(result->tick_ghz) : 0;
    result->has_floor = options->warmup > 0 && (path || !folds) && bench_floor_open(&floor, run->set, options->operation);
    if (result->has_floor)
        result->floor_before = bench_floor_measure(&floor, floor_samples, floor_batch, result->tick_ghz);
    take_samples(&loop, batch, options, result, result->has_floor && result->sink ? &floor : NULL);
    if (result->has_floor)
        result->floor_after = bench_floor_measure(&floor, floor_samples, floor_batch, result->tick_ghz);
    bench_floor_close(&floor);
    loop_close(&loop);
    return true;
}

bool bench_emit(bench_work *work, bench_run *run, const char *path)
{
    timed_loop loop;
    const bool builds = !run->before;
    bench_options once = {.operation = builds ? "build" : "", .batch = 1};
    FILE *file = fopen(path, "wb");
    if (!file)
        return false;
    bool good = loop_open(&loop, work, run, &once) && (loop.builds || !builds);
    work->next = 0;
    for (uint32_t i = 0; good && i < work->count; i++) {
        if (!builds) {
            batch_around(&loop);
            good = fwrite(run->built, 1, run->built_bytes, file) == run->built_bytes;
            continue;
        }
        batch_build(&loop);
        const built *made = loop.builds;
        if (made->bytes != BENCH_FAILED)
            good = fwrite(made->frame, 1, made->bytes, file) == made->bytes;
    }
    loop_close(&loop);
    return fclose(file) == 0 && good;
}
