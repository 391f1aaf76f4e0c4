/* SPDX-License-Identifier: Apache-2.0 */
/* Where a message begins and ends, without a look at what lies between; frame.c and index.c sum or scan the rest. */
#ifndef TWI_FRAME_HEAD_H
#define TWI_FRAME_HEAD_H

#include <tagwire/frame.h>

#include <string.h>

/*
 * Boundaries of the message at the start of the input, every check but that of the sum: TW_OK with frame filled and *sum the
 * sum, modulo 256, that all bytes of the message must have for its CheckSum to be right; or what tw_frame_next answers. Any
 * input, bytes one by one.
 */
tw_status twi_frame_locate(const uint8_t *input, uint32_t length, uint32_t length_max, tw_frame *frame, uint8_t *sum,
                           tw_error *error);

/* A whole frame with another sum: all of it is skipped. */
tw_status twi_frame_wrong_sum(tw_frame *frame, tw_error *error);

/* Added to h * 101 + t * 11 + o * 2, where hto are the digits of the CheckSum: the sum of the message with its trailer. */
#define TWI_SUM_TRAILER ('1' + '0' + '=' + 3 * '0' + 1)

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__

static inline uint64_t twi_load8(const uint8_t *p)
{
    uint64_t word;
    memcpy(&word, p, 8);
    return word;
}

/* Bit 7 of each byte above 9, right for the lowest such byte and those below it. */
static inline uint64_t twi_not_digits(uint64_t digits)
{
    return ((digits + 0x7676767676767676ull) | digits) & 0x8080808080808080ull;
}

/* Eight bytes 0..9, the first the most significant. */
static inline uint32_t twi_eight_digits(uint64_t d)
{
    d = d * 10 + (d >> 8);
    uint64_t high = (d & 0x000000ff000000ffull) * 0x000f424000000064ull;
    uint64_t low = (d >> 16 & 0x000000ff000000ffull) * 0x0000271000000001ull;
    return (uint32_t)((high + low) >> 32);
}

/* Bytes of BeginString in "8=FIX.n.n" SOH "9=" or "8=FIXT.n.n" SOH "9=" with digits up to 7; 0 where it is not that. */
static inline uint32_t twi_begin_quick(const uint8_t *input)
{
    uint64_t first = twi_load8(input);
    if (__builtin_expect((((first ^ 0x2e302e5849463d38ull) & ~0x0007000000000000ull) |
                          ((twi_load8(input + 4) ^ 0x3d3901302e302e58ull) & ~0x0000000700070000ull)) == 0,
                         1))
        return 7;
    uint64_t differs = ((first ^ 0x302e545849463d38ull) & ~0x0700000000000000ull) |
                       ((twi_load8(input + 5) ^ 0x3d3901302e302e54ull) & ~0x0000000700070000ull);
    return differs ? 0 : 8;
}

/* The usual header and trailer in a few dozen instructions: 1 as TW_OK; 0 where it takes the careful way to tell. */
static inline uint32_t twi_frame_quick(const uint8_t *input, uint32_t length, uint32_t length_max, tw_frame *frame, uint8_t *sum)
{
    if (__builtin_expect(length < 32, 0))
        return 0;
    uint32_t begin = twi_begin_quick(input);
    if (__builtin_expect(begin == 0, 0))
        return 0;
    /* one to seven digits of BodyLength, then SOH */
    uint64_t word = twi_load8(input + begin + 5), digits = word ^ 0x3030303030303030ull;
    uint32_t bits = (uint32_t)__builtin_ctzll(twi_not_digits(digits) | 1ull << 63) - 7;
    if (__builtin_expect(bits == 0 || (word >> bits & 255) != 1, 0))
        return 0;
    uint32_t body = begin + 6 + (bits >> 3);
    uint32_t total = body + twi_eight_digits(digits << (64 - bits)) + 7;
    uint64_t type = twi_load8(input + body) & 0xffffff;
    if (__builtin_expect(type != 0x3d3533 || total > length || total > length_max, 0))
        return 0;
    uint64_t trailer = twi_load8(input + total - 8) ^ 0x013030303d303101ull; /* SOH 1 0 = 0 0 0 SOH */
    uint32_t check = (uint32_t)(trailer >> 32), number = __builtin_bswap32(check) >> 8;
    if (__builtin_expect((trailer & 0xff000000ffffffffull) || twi_not_digits(number) || number > 0x020505, 0))
        return 0;
    *frame = (tw_frame){total, 0, body, begin};
    *sum = (uint8_t)((check * 0x00650b02 >> 16) + TWI_SUM_TRAILER);
    return 1;
}

#else

static inline uint32_t twi_frame_quick(const uint8_t *input, uint32_t length, uint32_t length_max, tw_frame *frame, uint8_t *sum)
{
    (void)input, (void)length, (void)length_max, (void)frame, (void)sum;
    return 0;
}

#endif

#endif
