/* SPDX-License-Identifier: Apache-2.0 */
/* The command line of an adapter. */
#ifndef BENCH_OPTIONS_H
#define BENCH_OPTIONS_H

#include "harness.h"

#define BENCH_BATCH_MAX 65536u
#define BENCH_SAMPLES_MAX 10000000u

typedef struct bench_options {
    bool describe;
    bool flush;
    const char *message, *operation, *path, *form, *set, *raw, *emit;
    uint32_t warmup, samples, batch;
} bench_options;

/* False: wrong usage, said on standard error. */
bool bench_options_read(int argc, char **argv, const bench_adapter *adapter, bench_options *options);

/* The cell that the options ask for, or NULL. */
const bench_cell *bench_options_cell(const bench_options *options, const bench_adapter *adapter);

/* The next word of a list separated by blanks; its length is 0 after the last. */
const char *bench_word(const char *list, uint32_t *length);

#endif
