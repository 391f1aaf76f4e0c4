/* SPDX-License-Identifier: Apache-2.0 */
/* The kernel for every machine: 8 bytes at a time in plain integers. */
#include "scan.h"

#include <string.h>

typedef uint64_t sums;

#define EACH 0x0101010101010101ull
#define HIGH 0x8080808080808080ull

static inline sums sums_zero(void)
{
    return 0;
}

static inline uint32_t sums_total(sums sum)
{
    return (uint32_t)sum;
}

/* Bit 7 of each byte to one bit a byte, first byte lowest. */
static inline uint64_t gather_high(uint64_t x)
{
    return ((x & HIGH) >> 7) * 0x0102040810204080ull >> 56;
}

/* Bit 7 set where the byte is 0; exact for each byte. */
static inline uint64_t zero_bytes(uint64_t x)
{
    return ~(((x & ~HIGH) + ~HIGH) | x | ~HIGH);
}

static inline uint64_t block_read(const uint8_t *p, const uint8_t *mask, sums *sum)
{
    uint64_t soh = 0;
    for (unsigned i = 0; i < 8; i++) {
        uint64_t x, m;
        memcpy(&x, p + 8 * i, 8);
        if (mask) {
            memcpy(&m, mask + 8 * i, 8);
            x &= m;
        }
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        x = __builtin_bswap64(x);
#endif
        uint64_t pairs = (x & 0x00ff00ff00ff00ffull) + (x >> 8 & 0x00ff00ff00ff00ffull);
        *sum += pairs * 0x0001000100010001ull >> 48;
        soh |= gather_high(zero_bytes(x ^ EACH)) << 8 * i;
    }
    return soh;
}

static inline void positions(uint64_t bits, uint32_t base, uint32_t *out)
{
    while (bits) {
        *out++ = base + (uint32_t)__builtin_ctzll(bits);
        bits &= bits - 1;
    }
}

#define tags_pass tags_decode
#include "blocks.h"

const twi_kernel twi_kernel_portable = {"portable", scan_fields, scan_sum};
