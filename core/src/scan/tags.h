/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The second pass over a chunk: from the ends of fields, which the block pass found, to their tags and value offsets. Here one
 * field at a time: all there is to it in the simpler kernels, the odd fields of the others.
 */
#ifndef TWI_SCAN_TAGS_H
#define TWI_SCAN_TAGS_H

#include "scan.h"

#include <string.h>

/* Fields of a block that can be well formed: "1=" SOH is the shortest. */
#define FIELDS_MAX(bytes) (((bytes) + 2) / 3)

/* So few fields are decoded faster one by one than side by side. */
#define FEW 12u

/*
 * How many blocks of 64 bytes the next chunk may have so that the table is not overrun; a block with more fields than can be well
 * formed ends the chunk.
 */
static inline uint32_t chunk_blocks(const twi_scan *scan, uint32_t fields, uint32_t wanted)
{
    uint32_t fit = (scan->room - fields) / FIELDS_MAX(64) + 1;
    return wanted < fit ? wanted : fit;
}

/*
 * Up to which field the second pass, which has come to `clean`, goes: those there is room for, and none that starts so near the
 * end that its first five bytes are not all there (index.c reads those).
 */
static inline uint32_t fields_taken(const twi_scan *scan, uint32_t clean, uint32_t ends)
{
    uint32_t taken = ends < scan->room ? ends : scan->room;
    while (taken > clean && scan->end - scan->ends[(int64_t)taken - 2] < 6)
        taken--;
    return taken;
}

/* Digits up to '=', one by one: the number, or 0 when it is none or above 2^31-1. */
static inline uint32_t tag_slow(const uint8_t *p, uint32_t readable, uint32_t *length)
{
    uint64_t tag = 0;
    uint32_t i = 0;
    for (; i < readable && i <= 10 && p[i] >= '0' && p[i] <= '9'; i++)
        tag = tag * 10 + (p[i] - '0');
    *length = i;
    return i < readable && p[i] == '=' && p[0] != '0' && tag <= INT32_MAX ? (uint32_t)tag : 0;
}

/* The tag that starts at p, and how many digits it has; 0 when it is not one. */
static inline uint32_t tag_read(const uint8_t *p, uint32_t readable, uint32_t *length)
{
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    const uint64_t each = 0x0101010101010101ull;
    if (__builtin_expect(readable >= 8, 1)) {
        uint64_t word;
        memcpy(&word, p, 8);
        uint64_t x = word ^ '=' * each, sign = (x - each) & ~x & 0x80 * each; /* lowest bit set: at the first '=' */
        if (__builtin_expect(sign > 0x80 && (sign & 0x80) == 0, 1)) {
            uint32_t bits = (uint32_t)__builtin_ctzll(sign) - 7;
            uint64_t digits = (word ^ '0' * each) << (64 - bits); /* right-aligned: missing leading digits are 0 */
            if (__builtin_expect(((digits + 0x76 * each) | digits) & 0x80 * each || (word & 255) == '0', 0))
                return 0;
            *length = bits >> 3;
            digits = digits * 10 + (digits >> 8);
            uint64_t high = (digits & 0x000000ff000000ffull) * 0x000f424000000064ull;
            return (uint32_t)((high + (digits >> 16 & 0x000000ff000000ffull) * 0x0000271000000001ull) >> 32);
        }
    }
#endif
    return tag_slow(p, readable, length);
}

/* What twi_scan.settled says of a field whose tag the filter takes for a length. */
static inline uint32_t length_settled(twi_scan *scan, uint32_t field, uint32_t to)
{
    return scan->settled && scan->settled(scan, field, to);
}

/* Fills in field i of those before `to`. 0 when it is malformed, or a length that is not settled. */
static inline uint32_t tag_decode(twi_scan *scan, uint64_t i, uint32_t to)
{
    uint32_t start = scan->ends[(int64_t)i - 1] + 1, length = 0;
    uint32_t tag = tag_read(scan->bytes + start, scan->end - start, &length);
    scan->tags[i] = tag;
    scan->values[i] = start + length + 1;
    if (__builtin_expect(tag == 0, 0))
        return 0;
    return __builtin_expect(!twi_filter_hit(scan->filter, tag), 1) || length_settled(scan, (uint32_t)i, to);
}

/* Fills in fields [from, to): gives the first that is malformed or an unsettled length, or `to`. */
static inline uint32_t tags_decode(twi_scan *scan, uint32_t from, uint32_t to)
{
    while (from < to && tag_decode(scan, from, to))
        from++;
    return from;
}

typedef uint32_t tags_function(twi_scan *scan, uint32_t from, uint32_t to);

/*
 * Takes the ends within the data after length field `field` out of the table, which holds `ends` of them, and gives how many those
 * were; UINT32_MAX where the data does not end with one of them.
 */
static inline uint32_t ends_within(twi_scan *scan, uint32_t field, uint32_t ends)
{
    uint32_t first = field + 1, last = first;
    while (last < ends && scan->ends[last] < scan->stop)
        last++;
    if (last >= ends || scan->ends[last] != scan->stop)
        return UINT32_MAX;
    /* one by one: a wide load would wait for the narrower stores that the scan has just made (the barrier keeps it so) */
    for (uint32_t from = last, to = first; from < ends; from++, to++) {
        scan->ends[to] = scan->ends[from];
        __asm__("" ::: "memory");
    }
    return last - first;
}

/*
 * After a stop at `clean`, which may be a length field before data with SOH in it: when the block pass is over, takes the ends
 * within the data out and has the fields after it decoded, as often as it takes.
 */
static inline uint32_t tags_resume(twi_scan *scan, uint32_t clean, uint32_t *ends, tags_function *decode)
{
    while (clean < *ends && clean == scan->length && scan->summed && *ends <= scan->room) {
        if (scan->end - scan->ends[clean] < 6) /* fields_taken would leave the data field out, and who reads it then? */
            break;
        uint32_t within = ends_within(scan, clean, *ends);
        if (within == UINT32_MAX)
            break;
        *ends -= within;
        uint32_t from = clean + 1, taken = fields_taken(scan, from, *ends);
        /* a few are read one by one, since wide loads would wait for the stores just made */
        clean = taken - from <= FEW ? tags_decode(scan, from, taken) : decode(scan, from, taken);
    }
    return clean;
}

#endif
