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

/* The sum of a message, trailer included, whose CheckSum has these three digits. */
static inline uint8_t twi_sum_wanted(uint32_t hundreds, uint32_t tens, uint32_t ones)
{
    const uint32_t rest = '1' + '0' + '=' + 3 * '0' + 1;
    return (uint8_t)(hundreds * 101 + tens * 11 + ones * 2 + rest);
}

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__

static inline uint64_t twi_load8(const uint8_t *p)
{
    uint64_t word;
    memcpy(&word, p, 8);
    return word;
}

/* The lowest bit set is bit 7 of the first SOH among the eight bytes; 0 where there is none. */
static inline uint64_t twi_first_soh(uint64_t word)
{
    uint64_t x = word ^ 0x0101010101010101ull;
    return (x - 0x0101010101010101ull) & ~x & 0x8080808080808080ull;
}

/* Bytes of the BeginString whose first eight bytes, SOH included, these are: FIX.n.n or FIXT.n.n with digits up to 7; else 0. */
static inline uint32_t twi_begin_quick(uint64_t name)
{
    if (((name ^ 0x01342e342e584946ull) & ~0x0007000700000000ull) == 0)
        return 7;
    return ((name ^ 0x312e312e54584946ull) & ~0x0700070000000000ull) == 0 ? 8 : 0;
}

/* Not 0 where one of the eight bytes is above 9. */
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

/* The usual header and trailer in a few dozen instructions: 1 as TW_OK; 0 where it takes the careful way to tell. */
static inline uint32_t twi_frame_quick(const uint8_t *input, uint32_t length, uint32_t length_max, tw_frame *frame, uint8_t *sum)
{
    if (__builtin_expect(length < 32, 0))
        return 0;
    uint32_t begin = twi_begin_quick(twi_load8(input + 2));
    uint64_t digits = twi_load8(input + begin + 5);
    uint64_t digits_end = twi_first_soh(digits);
    /* "8=", SOH "9=", at least one byte of BodyLength and at most seven */
    uint64_t head = (twi_load8(input) & 0xffff) | (twi_load8(input + begin + 2) & 0xffffff) << 16;
    if (__builtin_expect(head != 0x3d39013d38 || begin == 0 || !digits_end || (digits_end & 0x80), 0))
        return 0;
    uint32_t bits = (uint32_t)__builtin_ctzll(digits_end) - 7;
    digits = (digits ^ 0x3030303030303030ull) << (64 - bits);
    uint32_t body = begin + 6 + (bits >> 3);
    uint32_t total = body + twi_eight_digits(digits) + 7;
    uint64_t type = twi_load8(input + body) & 0xffffff;
    if (__builtin_expect(twi_not_digits(digits) || type != 0x3d3533 || total > length || total > length_max, 0))
        return 0;
    uint64_t trailer = twi_load8(input + total - 8) ^ 0x013030303d303101ull; /* SOH 1 0 = 0 0 0 SOH */
    uint32_t hundreds = (uint32_t)(trailer >> 32) & 255, tens = (uint32_t)(trailer >> 40) & 255;
    uint32_t ones = (uint32_t)(trailer >> 48) & 255;
    if (__builtin_expect(twi_not_digits(trailer) || (trailer & 0xff000000ffffffffull), 0) ||
        hundreds * 100 + tens * 10 + ones > 255)
        return 0;
    *frame = (tw_frame){total, 0, body, begin};
    *sum = twi_sum_wanted(hundreds, tens, ones);
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
