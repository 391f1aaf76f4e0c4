/* SPDX-License-Identifier: Apache-2.0 */
/* AVX2 with BMI. */
#if defined(__x86_64__)

#include "positions.h"
#include "scan.h"

#define TARGET "avx2,bmi,bmi2,lzcnt,popcnt"
#include "target.h"

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
    __m128i half = _mm_add_epi64(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
    return (uint32_t)_mm_cvtsi128_si32(half) + (uint32_t)_mm_extract_epi32(half, 2);
}

static inline block block_read(const uint8_t *p, const uint8_t *mask, sums *sum)
{
    block b = {0, 0, 0};
    for (unsigned i = 0; i < 2; i++) {
        __m256i v = _mm256_loadu_si256((const __m256i *)(const void *)(p + 32 * i));
        if (mask)
            v = _mm256_and_si256(v, _mm256_loadu_si256((const __m256i *)(const void *)(mask + 32 * i)));
        *sum = _mm256_add_epi64(*sum, _mm256_sad_epu8(v, _mm256_setzero_si256()));
        __m256i digit = _mm256_sub_epi8(v, _mm256_set1_epi8('0'));
        digit = _mm256_cmpeq_epi8(_mm256_min_epu8(digit, _mm256_set1_epi8(9)), digit);
        __m256i soh = _mm256_cmpeq_epi8(v, _mm256_set1_epi8(1));
        __m256i equals = _mm256_cmpeq_epi8(v, _mm256_set1_epi8('='));
        b.soh |= (uint64_t)(uint32_t)_mm256_movemask_epi8(soh) << 32 * i;
        b.equals |= (uint64_t)(uint32_t)_mm256_movemask_epi8(equals) << 32 * i;
        b.digits |= (uint64_t)(uint32_t)_mm256_movemask_epi8(digit) << 32 * i;
    }
    return b;
}

#include "blocks.h"

const twi_kernel twi_kernel_avx2 = {"avx2", scan_fields, scan_sum};

#include "target_end.h"

#endif
