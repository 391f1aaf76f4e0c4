/* SPDX-License-Identifier: Apache-2.0 */
/* NEON: what every AArch64 processor has. */
#if defined(__aarch64__)

#include "positions.h"
#include "scan.h"

#include <arm_neon.h>

typedef uint32x4_t sums;

static inline sums sums_zero(void)
{
    return vdupq_n_u32(0);
}

static inline uint32_t sums_total(sums sum)
{
    return vaddvq_u32(sum);
}

/* Four vectors of all-ones or all-zeros bytes to one bit a byte, first byte lowest. */
static inline uint64_t bits_of(const uint8x16_t m[4])
{
    static const uint8_t weights[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    uint8x16_t weight = vld1q_u8(weights);
    uint8x16_t low = vpaddq_u8(vandq_u8(m[0], weight), vandq_u8(m[1], weight));
    uint8x16_t high = vpaddq_u8(vandq_u8(m[2], weight), vandq_u8(m[3], weight));
    low = vpaddq_u8(low, high);
    low = vpaddq_u8(low, low);
    return vgetq_lane_u64(vreinterpretq_u64_u8(low), 0);
}

static inline uint64_t block_read(const uint8_t *p, const uint8_t *mask, sums *sum)
{
    uint8x16_t soh[4];
    for (unsigned i = 0; i < 4; i++) {
        uint8x16_t v = vld1q_u8(p + 16 * i);
        if (mask)
            v = vandq_u8(v, vld1q_u8(mask + 16 * i));
        *sum = vpadalq_u16(*sum, vpaddlq_u8(v));
        soh[i] = vceqq_u8(v, vdupq_n_u8(1));
    }
    return bits_of(soh);
}

#define tags_pass tags_decode
#include "blocks.h"

const twi_kernel twi_kernel_neon = {"neon", scan_fields, scan_sum};

#endif
