/* SPDX-License-Identifier: Apache-2.0 */
#ifndef TWI_SCAN_POSITIONS_H
#define TWI_SCAN_POSITIONS_H

#include <stdint.h>

/*
 * Eight at a time whether they are there or not: a block has five to eight fields as a rule, and a loop that ends elsewhere each
 * time costs a wrong guess a block. The top bit stands in where none is left (counting zeros of 0 is undefined).
 */
static inline void positions(uint64_t bits, uint32_t base, uint32_t *out)
{
    do {
        for (unsigned i = 0; i < 8; i++) {
            uint32_t place = (uint32_t)__builtin_ctzll(bits | 1ull << 63);
            __asm__("" : "+r"(place)); /* or the compiler packs the eight into a vector, which costs more than it saves */
            out[i] = base + place;
            bits &= bits - 1;
        }
        out += 8;
    } while (__builtin_expect(bits != 0, 0));
}

#endif
