/* SPDX-License-Identifier: Apache-2.0 */
/* Eight digits at a time, without a byte read or written outside the text. Shared by the files of this folder. */
#ifndef TWI_SWAR_H
#define TWI_SWAR_H

#include <tagwire/value.h>

#include <stddef.h>

/*
 * Words hold text in memory order, first byte lowest, on every machine: the loads and stores below swap on big-endian ones, and
 * the rest of the arithmetic does not care.
 */
static inline uint64_t twi_load8(const uint8_t *text)
{
    uint64_t word;
    memcpy(&word, text, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    return word;
}

static inline uint64_t twi_load4(const uint8_t *text)
{
    uint32_t word;
    memcpy(&word, text, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap32(word);
#endif
    return word;
}

static inline void twi_store8(uint8_t *out, uint64_t word)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    memcpy(out, &word, sizeof word);
}

static inline void twi_store4(uint8_t *out, uint64_t word)
{
    uint32_t half = (uint32_t)word;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    half = __builtin_bswap32(half);
#endif
    memcpy(out, &half, sizeof half);
}

/* Stores the lower `length` (1 .. 8) bytes of a word, and touches no other byte. */
static inline void twi_store(uint8_t *out, uint64_t word, uint32_t length)
{
    if (length == 8) {
        twi_store8(out, word);
    } else if (length >= 4) {
        twi_store4(out, word);
        twi_store4(out + length - 4, word >> (8 * length - 32));
    } else {
        out[0] = (uint8_t)word;
        out[length / 2] = (uint8_t)(word >> 8 * (length / 2));
        out[length - 1] = (uint8_t)(word >> (8 * length - 8));
    }
}

#define TWI_ZEROS 0x3030303030303030u

/*
 * `length` (1 .. 8) bytes of text as the upper bytes of a word, less '0' each, the lower bytes 0: what the readers in value.h get
 * from one load, here from loads that stay within the text.
 */
static inline uint64_t twi_word(const uint8_t *text, uint32_t length)
{
    uint64_t word;
    if (length == 8)
        word = twi_load8(text);
    else if (length >= 4) /* two loads that overlap; where they do, the bytes are the same */
        word = twi_load4(text + length - 4) << 32 | twi_load4(text) << (64 - 8 * length);
    else /* the first, the middle and the last byte: every byte of a text of one to three */
        word = (uint64_t)text[length - 1] << 56 | (uint64_t)text[length / 2] << (64 - 8 * (length - length / 2)) |
               (uint64_t)text[0] << (64 - 8 * length);
    return word ^ (TWI_ZEROS & (~UINT64_C(0) << (64 - 8 * length)));
}

/* The first `length` - 8 of 9 .. 16 bytes in the same way; twi_last gives the other eight. */
static inline uint64_t twi_first(const uint8_t *text, uint32_t length)
{
    return (twi_load8(text) ^ TWI_ZEROS) << (128 - 8 * length);
}

static inline uint64_t twi_last(const uint8_t *text, uint32_t length)
{
    return twi_load8(text + length - 8) ^ TWI_ZEROS;
}

/* The digits of four numbers below 100, which stand in a quarter of the word each: one a byte, the first number lowest. */
static inline uint64_t twi_pairs(uint64_t numbers)
{
    uint64_t tens = (numbers * 103 >> 10) & 0x000F000F000F000Fu; /* exact up to 99 */
    return tens | (numbers - tens * 10) << 8;
}

/* The eight digits of a number below 10^8, one a byte, first digit lowest: the other way round. */
static inline uint64_t twi_digits8(uint32_t number)
{
    uint64_t word = number / 10000 | (uint64_t)(number % 10000) << 32;
    uint64_t hundreds = (word * 10486 >> 20) & 0x0000007F0000007Fu; /* of each half, exact up to 9999 */
    word = hundreds | (word - hundreds * 100) << 16;
    return twi_pairs(word);
}

extern const uint64_t twi_powers[20]; /* 10^0 .. 10^19 */

/* How many decimal digits a number has; 1 for 0. */
static inline uint32_t twi_digits(uint64_t number)
{
    /* 1233/4096 is log10(2) to enough places for 64 bits: the guess is right or one too low. */
    number |= 1; /* changes no count of digits, but for 0 */
    uint32_t guess = (64 - (uint32_t)__builtin_clzll(number)) * 1233 >> 12;
    return guess + (number >= twi_powers[guess]);
}

/* Writes exactly `count` digits of a number that has no more than that, with zeros in front. */
void twi_write_digits(uint8_t *out, uint32_t count, uint64_t number);

#endif
