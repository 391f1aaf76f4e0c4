/* SPDX-License-Identifier: Apache-2.0 */
/* Counts what the process allocates, by standing in for malloc and its kin: one addition a call, one thread. */
#ifndef BENCH_ALLOC_H
#define BENCH_ALLOC_H

#include <stdbool.h>
#include <stdint.h>

/* Whether it counts at all: needs glibc, and no sanitizer that does the same. */
bool bench_alloc_counts(void);

/* Bytes asked for since the process began. */
uint64_t bench_alloc_bytes(void);

#endif
