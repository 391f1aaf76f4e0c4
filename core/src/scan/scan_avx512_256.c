/* SPDX-License-Identifier: Apache-2.0 */
/* AVX-512 in 256-bit registers, for processors that slow down when the wide ones are used. */
#if defined(__x86_64__)

#if !defined(__clang__)
#pragma GCC target("avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,avx512vnni,bmi,bmi2,lzcnt,popcnt")
#endif

#include "scan.h"

#include <immintrin.h>

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,avx512vnni,bmi,bmi2,lzcnt,popcnt"))), apply_to = function)
#endif

typedef struct block {
    uint64_t soh, equals, digits;
} block;

typedef __m256i sums;

static inline sums sums_zero(void)
{
    return _mm256_setzero_si256();
}

static inline uint32_t sums_total(sums sum)
{
    __m128i half = _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
    half = _mm_add_epi32(half, _mm_unpackhi_epi64(half, half));
    return (uint32_t)_mm_cvtsi128_si32(half) + (uint32_t)_mm_extract_epi32(half, 1);
}

static inline block block_read(const uint8_t *p, const uint8_t *mask, sums *sum)
{
    block b = {0, 0, 0};
    for (unsigned i = 0; i < 2; i++) {
        __m256i v = _mm256_loadu_si256((const __m256i *)(const void *)(p + 32 * i));
        if (mask)
            v = _mm256_and_si256(v, _mm256_loadu_si256((const __m256i *)(const void *)(mask + 32 * i)));
        *sum = _mm256_dpbusd_epi32(*sum, v, _mm256_set1_epi8(1));
        __m256i digit = _mm256_sub_epi8(v, _mm256_set1_epi8('0'));
        b.soh |= (uint64_t)_mm256_cmpeq_epi8_mask(v, _mm256_set1_epi8(1)) << 32 * i;
        b.equals |= (uint64_t)_mm256_cmpeq_epi8_mask(v, _mm256_set1_epi8('=')) << 32 * i;
        b.digits |= (uint64_t)_mm256_cmple_epu8_mask(digit, _mm256_set1_epi8(9)) << 32 * i;
    }
    return b;
}

/* Half a block at a time: the bytes' numbers compressed to those asked for, widened and based. */
static inline void positions(uint64_t bits, uint32_t base, uint32_t *out)
{
    const __m256i numbers = _mm256_setr_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
                                             23, 24, 25, 26, 27, 28, 29, 30, 31);
    for (unsigned i = 0; i < 2; i++) {
        uint32_t half = (uint32_t)(bits >> 32 * i), count = (uint32_t)__builtin_popcount(half);
        __m256i found = _mm256_maskz_compress_epi8(half, numbers);
        __m256i based = _mm256_set1_epi32((int)(base + 32 * i));
        uint32_t *to = out;
        for (uint32_t stored = 0;;) {
            __m256i wide = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(found));
            _mm256_storeu_si256((__m256i *)(void *)to, _mm256_add_epi32(wide, based));
            stored += 8;
            if (__builtin_expect(stored >= count, 1))
                break;
            to += 8;
            found = _mm256_permutexvar_epi64(_mm256_setr_epi64x(1, 2, 3, 0), found);
        }
        out += count;
    }
}

#include "blocks.h"

const twi_kernel twi_kernel_avx512_256 = {"avx512-256", scan_fields, scan_sum};

#if defined(__clang__)
#pragma clang attribute pop
#endif

#endif
