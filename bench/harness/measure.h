/* SPDX-License-Identifier: Apache-2.0 */
/* The timed loops, and what they found. */
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include "floor.h"
#include "harness.h"
#include "options.h"

typedef struct bench_result {
    float *samples; /* ns per operation, in the order taken */
    float *sink;    /* the floor timed in the same way, one after each sample; NULL: it was not */
    uint64_t operations, errors;
    uint64_t alloc_bytes;
    bool has_floor;
    bench_floor_ns floor_before, floor_after;
    double tick_ghz, core_ghz;
} bench_result;

/* The frames in order, each with what its operation must give. */
typedef struct bench_work {
    bench_item *items;
    bench_message *messages; /* build */
    bench_value *extras;
    bench_entry *entries;
    uint32_t count;
    uint32_t next; /* whose turn it is */
} bench_work;

/* Whether the results of a form are folds. */
bool bench_folds(const char *form);

/* NULL on success, else why not. */
const char *bench_work_open(bench_work *work, bench_run *run, const bench_adapter *adapter, const bench_options *options);
void bench_work_close(bench_work *work);

bool bench_measure(bench_work *work, bench_run *run, const bench_options *options, bench_result *result);

/* Builds or sends each frame once and writes them to a file one after the other. */
bool bench_emit(bench_work *work, bench_run *run, const char *path);

#endif
