/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What consumes the values of a parse. One source file for C and C++, for the floor and for every adapter.
 *
 * sink_*: the typed hash of the contract, FNV-1a over 32 bits: a plain loop over bytes, with no shortcut for bytes that are zero.
 * fold_*: the cheap fold of the converted ranking, h = rotl(h, 7) ^ x.
 */
#ifndef BENCH_SINK_H
#define BENCH_SINK_H

#include <stdint.h>
#include <string.h>

#define SINK_BASIS 2166136261u
#define SINK_PRIME 16777619u
#define SINK_INLINE static inline __attribute__((always_inline, unused))

SINK_INLINE uint32_t sink_byte(uint32_t hash, uint8_t byte)
{
    return (hash ^ byte) * SINK_PRIME;
}

SINK_INLINE uint32_t sink_text(uint32_t hash, const char *text, uint32_t length)
{
    hash = sink_byte(hash, 's');
    for (uint32_t i = 0; i < length; i++)
        hash = sink_byte(hash, (uint8_t)text[i]);
    return sink_byte(hash, 1);
}

SINK_INLINE uint32_t sink_number(uint32_t hash, uint8_t kind, int64_t value)
{
    hash = sink_byte(hash, kind);
    for (unsigned i = 0; i < 8; i++)
        hash = sink_byte(hash, (uint8_t)((uint64_t)value >> (8 * i)));
    return sink_byte(hash, 1);
}

SINK_INLINE uint32_t sink_int(uint32_t hash, int64_t value)
{
    return sink_number(hash, 'i', value);
}

SINK_INLINE uint32_t sink_price(uint32_t hash, int64_t value)
{
    return sink_number(hash, 'p', value);
}

SINK_INLINE uint64_t fold_number(uint64_t fold, int64_t value)
{
    return ((fold << 7) | (fold >> 57)) ^ (uint64_t)value;
}

/* The first eight bytes, little-endian and zero filled, without reading past the text. */
SINK_INLINE uint64_t fold_text_head(const char *text, uint32_t length)
{
    uint64_t head = 0;
    if (length >= 8) {
        memcpy(&head, text, 8);
    } else if (length >= 4) {
        uint32_t low, high;
        memcpy(&low, text, 4);
        memcpy(&high, text + length - 4, 4);
        head = low | (uint64_t)high << (8 * (length - 4));
    } else if (length > 0) {
        head = (uint64_t)(uint8_t)text[0] | (uint64_t)(uint8_t)text[length / 2] << (8 * (length / 2)) |
               (uint64_t)(uint8_t)text[length - 1] << (8 * (length - 1));
    }
    return head;
}

SINK_INLINE uint64_t fold_text(uint64_t fold, const char *text, uint32_t length)
{
    fold = fold_number(fold, (int64_t)fold_text_head(text, length));
    return fold_number(fold, (int64_t)length);
}

#endif
