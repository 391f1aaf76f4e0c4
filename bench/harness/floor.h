/* SPDX-License-Identifier: Apache-2.0 */
/* The floor: what the sink alone costs over the values that an operation reads. */
#ifndef BENCH_FLOOR_H
#define BENCH_FLOOR_H

#include "set.h"

typedef struct bench_floor {
    bench_value *values; /* of all frames, in the order in which they are folded */
    uint32_t *first;     /* per frame, and one more: its first value */
    uint32_t count;      /* frames */
    uint32_t next;       /* the frame whose turn it is */
} bench_floor;

typedef struct bench_floor_ns {
    double throughput; /* operations that do not depend on each other */
    double chain;      /* each begins with the hash of the one before */
} bench_floor_ns;

/* Picks the values from the set's. False where there are none to pick: no floor. */
bool bench_floor_open(bench_floor *floor, const bench_set *set, const char *operation);
void bench_floor_close(bench_floor *floor);

/* The hash over one frame's values. */
uint32_t bench_floor_hash(const bench_floor *floor, uint32_t frame, uint32_t basis);

/* The hash of the next frame's values between two clock readings, in ticks: what a single operation is compared with. */
uint64_t bench_floor_once(bench_floor *floor);

/* Medians over `samples` batches. */
bench_floor_ns bench_floor_measure(bench_floor *floor, uint32_t samples, uint32_t batch, double tick_ghz);

#endif
