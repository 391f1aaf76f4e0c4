/* SPDX-License-Identifier: Apache-2.0 */
/* SSE2: what every x86-64 processor has. */
#if defined(__x86_64__)

#include "positions.h"
#include "scan.h"

#include <emmintrin.h>

typedef __m128i sums;

static inline sums sums_zero(void)
{
    return _mm_setzero_si128();
}

static inline uint32_t sums_total(sums sum)
{
    return (uint32_t)_mm_cvtsi128_si32(sum) + (uint32_t)_mm_cvtsi128_si32(_mm_unpackhi_epi64(sum, sum));
}

static inline uint64_t block_read(const uint8_t *p, const uint8_t *mask, sums *sum)
{
    uint64_t soh = 0;
    for (unsigned i = 0; i < 4; i++) {
        __m128i v = _mm_loadu_si128((const __m128i *)(const void *)(p + 16 * i));
        if (mask)
            v = _mm_and_si128(v, _mm_loadu_si128((const __m128i *)(const void *)(mask + 16 * i)));
        *sum = _mm_add_epi64(*sum, _mm_sad_epu8(v, _mm_setzero_si128()));
        soh |= (uint64_t)(uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_set1_epi8(1))) << 16 * i;
    }
    return soh;
}

#define tags_pass tags_decode
#include "blocks.h"

const twi_kernel twi_kernel_sse2 = {"sse2", scan_fields, scan_sum};

#endif
