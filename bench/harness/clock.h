/* SPDX-License-Identifier: Apache-2.0 */
/* The clock: rdtscp and lfence on x86-64, clock_gettime elsewhere. */
#ifndef BENCH_CLOCK_H
#define BENCH_CLOCK_H

#include <stdint.h>
#include <time.h>

#if defined(__x86_64__)
#include <x86intrin.h>
#define CLOCK_FLUSHES 1
#else
#define CLOCK_FLUSHES 0
#endif

static inline double clock_monotonic_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

/* Nothing before it is still under way, nothing after it has begun. */
static inline uint64_t clock_ticks(void)
{
#if defined(__x86_64__)
    unsigned processor;
    uint64_t ticks = __rdtscp(&processor);
    _mm_lfence();
    return ticks;
#else
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
#endif
}

/* Writes a range back from all caches, where the processor offers that to programs. */
static inline void clock_flush(const char *bytes, uint32_t length)
{
#if defined(__x86_64__)
    for (uint32_t i = 0; i < length; i += 64)
        _mm_clflush(bytes + i);
    _mm_clflush(bytes + length - 1);
    _mm_mfence();
#else
    (void)bytes;
    (void)length;
#endif
}

/* Ticks per nanosecond, measured over a while. */
static inline double clock_tick_ghz(double while_ns)
{
    double from = clock_monotonic_ns(), now;
    uint64_t ticks = clock_ticks();
    do
        now = clock_monotonic_ns();
    while (now - from < while_ns);
    return (double)(clock_ticks() - ticks) / (now - from);
}

/* The core's clock, from a chain of multiplications of three cycles each; 0 where that is not known. */
static inline double clock_core_ghz(double tick_ghz)
{
    double best = 0;
#if defined(__x86_64__)
    for (unsigned round = 0; round < 20; round++) {
        uint64_t value = round | 1, ticks = clock_ticks();
        for (unsigned i = 0; i < 20000; i++) {
            value *= 0x9E3779B97F4A7C15u;
            __asm__ volatile("" : "+r"(value));
        }
        double ghz = 60000.0 * tick_ghz / (double)(clock_ticks() - ticks);
        if (ghz > best)
            best = ghz;
    }
#else
    (void)tick_ghz;
#endif
    return best;
}

#endif
