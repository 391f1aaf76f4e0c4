/* SPDX-License-Identifier: Apache-2.0 */
#include "latency.h"

#include <stdio.h>

static uint32_t bucket_of(uint64_t ns)
{
    if (ns < (1u << LATENCY_BITS))
        return (uint32_t)ns;
    uint32_t octave = 63u - (uint32_t)__builtin_clzll(ns), shift = octave - LATENCY_BITS;
    return ((shift + 1) << LATENCY_BITS) + (uint32_t)((ns >> shift) & ((1u << LATENCY_BITS) - 1));
}

/* The largest duration that falls into a bucket. */
static uint64_t bucket_top(uint32_t bucket)
{
    uint32_t shift = (bucket >> LATENCY_BITS);
    uint64_t part = bucket & ((1u << LATENCY_BITS) - 1);
    if (shift == 0)
        return part;
    shift--;
    return (((1ull << LATENCY_BITS) + part + 1) << shift) - 1;
}

void latency_add(latency *l, int64_t ns)
{
    if (ns < 0) {
        l->negative++;
        return;
    }
    if (l->count == 0 || ns < l->least_ns)
        l->least_ns = ns;
    if (l->count == 0 || ns > l->most_ns)
        l->most_ns = ns;
    l->count++;
    l->buckets[bucket_of((uint64_t)ns)]++;
}

int64_t latency_at(const latency *l, uint32_t permille)
{
    uint64_t wanted = (l->count * permille + 999) / 1000, seen = 0;
    if (l->count == 0)
        return 0;
    for (uint32_t i = 0; i < LATENCY_BUCKETS; i++) {
        seen += l->buckets[i];
        if (seen >= wanted && seen) {
            int64_t top = (int64_t)bucket_top(i);
            return top > l->most_ns ? l->most_ns : top < l->least_ns ? l->least_ns : top;
        }
    }
    return l->most_ns;
}

const char *latency_text(int64_t ns, char *out, uint32_t room)
{
    static const char *const units[] = {"ns", "us", "ms", "s"};
    double value = (double)ns;
    uint32_t unit = 0;
    while (value >= 999.5 && unit < 3) {
        value /= 1000;
        unit++;
    }
    snprintf(out, room, "%.*f %s", unit == 0 || value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2, value, units[unit]);
    return out;
}
