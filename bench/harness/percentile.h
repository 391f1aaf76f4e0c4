/* SPDX-License-Identifier: Apache-2.0 */
/* Order statistics of samples. */
#ifndef BENCH_PERCENTILE_H
#define BENCH_PERCENTILE_H

#include <stdint.h>
#include <stdlib.h>

static inline int percentile_compare(const void *left, const void *right)
{
    float a = *(const float *)left, b = *(const float *)right;
    return (a > b) - (a < b);
}

static inline void percentile_sort(float *samples, uint32_t count)
{
    qsort(samples, count, sizeof *samples, percentile_compare);
}

/* The sample below which the given part of the sorted samples lies, part in [0, 1). */
static inline float percentile_at(const float *sorted, uint32_t count, double part)
{
    return sorted[(uint32_t)((double)count * part)];
}

#endif
