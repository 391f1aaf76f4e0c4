/* SPDX-License-Identifier: Apache-2.0 */
/* AVX-512 in 512-bit registers. */
#if defined(__x86_64__)

#include "scan.h"

#define TARGET "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,avx512vnni,bmi,bmi2,popcnt"
#include "target.h"

#define WIDE __m512i
#define OP(name) _mm512_##name
#define BLOCK 64
#define LANES 16u
#define BLOCK_MASK uint64_t
#define LANE_MASK __mmask16

static inline __m512i widened(__m512i found)
{
    return _mm512_cvtepu8_epi32(_mm512_castsi512_si128(found));
}

static inline uint32_t total(__m512i lanes)
{
    __m256i half = _mm256_add_epi32(_mm512_castsi512_si256(lanes), _mm512_extracti64x4_epi64(lanes, 1));
    __m128i part = _mm_add_epi32(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
    part = _mm_add_epi32(part, _mm_unpackhi_epi64(part, part));
    return (uint32_t)_mm_cvtsi128_si32(part) + (uint32_t)_mm_extract_epi32(part, 1);
}

static inline __m512i word_of(const uint32_t *table, __m512i index)
{
    return _mm512_permutex2var_epi32(_mm512_loadu_si512(table), index, _mm512_loadu_si512(table + 16));
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wsign-conversion" /* gcc's own macro, which the gather is without optimisation */

/* Indices of a gather are signed: it starts in the middle of what 32 bits can name. */
static inline __m512i words_after(const uint8_t *bytes, const uint32_t *at, __mmask16 lanes)
{
    __m512i start = _mm512_add_epi32(_mm512_loadu_si512(at), _mm512_set1_epi32(1));
    start = _mm512_xor_si512(start, _mm512_set1_epi32(INT32_MIN));
    return _mm512_mask_i32gather_epi32(_mm512_setzero_si512(), lanes, start, bytes + (1u << 31), 1);
}

#pragma GCC diagnostic pop

#include "avx512.h"

const twi_kernel twi_kernel_avx512 = {"avx512", scan_fields, scan_sum};

#include "target_end.h"

#endif
