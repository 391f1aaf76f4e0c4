/* SPDX-License-Identifier: Apache-2.0 */
/* AVX-512 in 256-bit registers, for processors that slow down when the wide ones are used. */
#if defined(__x86_64__)

#include "scan.h"

#define TARGET "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,avx512vnni,bmi,bmi2,popcnt"
#include "target.h"

#define WIDE __m256i
#define OP(name) _mm256_##name
#define BLOCK 32
#define LANES 8u
#define BLOCK_MASK uint32_t
#define LANE_MASK __mmask8

static inline __m256i widened(__m256i found)
{
    return _mm256_cvtepu8_epi32(_mm256_castsi256_si128(found));
}

static inline uint32_t total(__m256i lanes)
{
    __m128i half = _mm_add_epi32(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256(lanes, 1));
    half = _mm_add_epi32(half, _mm_unpackhi_epi64(half, half));
    return (uint32_t)_mm_cvtsi128_si32(half) + (uint32_t)_mm_extract_epi32(half, 1);
}

static inline __m256i word_of(const uint32_t *table, __m256i index)
{
    const __m256i *words = (const __m256i *)(const void *)table;
    __m256i low = _mm256_permutex2var_epi32(_mm256_loadu_si256(words), index, _mm256_loadu_si256(words + 1));
    __m256i high = _mm256_permutex2var_epi32(_mm256_loadu_si256(words + 2), index, _mm256_loadu_si256(words + 3));
    return _mm256_mask_mov_epi32(low, _mm256_test_epi32_mask(index, _mm256_set1_epi32(16)), high);
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wsign-conversion" /* gcc's own macro, which the gather is without optimisation */

/* Indices of a gather are signed: it starts in the middle of what 32 bits can name. */
static inline __m256i words_after(const uint8_t *bytes, const uint32_t *at, __mmask8 lanes)
{
    __m256i start = _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)(const void *)at), _mm256_set1_epi32(1));
    start = _mm256_xor_si256(start, _mm256_set1_epi32(INT32_MIN));
    return _mm256_mmask_i32gather_epi32(_mm256_setzero_si256(), lanes, start, bytes + (1u << 31), 1);
}

#pragma GCC diagnostic pop

#include "avx512.h"

const twi_kernel twi_kernel_avx512_256 = {"avx512-256", scan_fields, scan_sum};

#include "target_end.h"

#endif
