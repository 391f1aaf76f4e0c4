/* SPDX-License-Identifier: Apache-2.0 */
/* Durations in a histogram of fixed size: percentiles with an error below 1/64, the least and the most exactly. */
#ifndef TAGWIRE_TOOLS_LATENCY_H
#define TAGWIRE_TOOLS_LATENCY_H

#include <stdint.h>

enum { LATENCY_BITS = 6, LATENCY_BUCKETS = (63 - LATENCY_BITS + 1) << LATENCY_BITS };

typedef struct latency {
    uint64_t count, negative; /* negative: the report's clock was before the request's; not in the buckets */
    int64_t least_ns, most_ns;
    uint32_t buckets[LATENCY_BUCKETS];
} latency;

void latency_add(latency *l, int64_t ns);

/* The duration that `permille` of 1000 do not exceed; 0 of none. */
int64_t latency_at(const latency *l, uint32_t permille);

/* "850 ns", "12.3 us", "1.50 ms", "2.00 s": three digits that count. room: 24 bytes or more. */
const char *latency_text(int64_t ns, char *out, uint32_t room);

#endif
