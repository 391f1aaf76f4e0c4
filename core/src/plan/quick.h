/* SPDX-License-Identifier: Apache-2.0 */
/* Eight bytes of a value at once. */
#ifndef TWI_PLAN_QUICK_H
#define TWI_PLAN_QUICK_H

#include "swar.h"

/* The first eight bytes, zero filled. `left`: bytes of the message from the value on. */
static inline int64_t quick_bytes(const uint8_t *value, uint32_t length, uint32_t left)
{
    uint64_t first = 0;
    if (__builtin_expect(left >= 8, 1))
        return (int64_t)(length >= 8 ? twi_load8(value) : twi_load8(value) & ~(~0ull << 8 * length));
    for (uint32_t i = 0; i < length; i++)
        first |= (uint64_t)value[i] << 8 * i;
    return (int64_t)first;
}

/* Digits behind the point, at most 255. `before`: bytes of the message up to the value's end. */
static inline uint32_t quick_fraction(const uint8_t *value, uint32_t length, uint32_t before)
{
    if (__builtin_expect(length - 1 < 8 && before >= 8, 1)) {
        uint64_t word = (twi_load8(value + length - 8) ^ 0x2e2e2e2e2e2e2e2eull) | ~(~0ull << (64 - 8 * length));
        /* the bit above the highest zero byte; borrows go upwards only, and a value has one point */
        uint64_t point = (word - 0x0101010101010101ull) & ~word & 0x8080808080808080ull;
        return point ? 7 - (uint32_t)__builtin_ctzll(point) / 8 : 0;
    }
    for (uint32_t i = length; i-- > 0;)
        if (value[i] == '.')
            return length - 1 - i < 255 ? length - 1 - i : 255;
    return 0;
}

#endif
