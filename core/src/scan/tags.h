/* SPDX-License-Identifier: Apache-2.0 */
/* Tag numbers, one field at a time: the whole second pass of the simpler kernels, the odd fields of the others. */
#ifndef TWI_SCAN_TAGS_H
#define TWI_SCAN_TAGS_H

#include "scan.h"

#include <string.h>

/* A digit run of 1 to 4 bytes as a number. Reads 4 bytes at p. */
static inline uint32_t tag_short(const uint8_t *p, uint32_t length)
{
    uint32_t digits;
    memcpy(&digits, p, 4);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    digits = __builtin_bswap32(digits);
#endif
    digits = (digits & 0x0f0f0f0fu) << (32 - 8 * length); /* right-aligned: missing leading digits are 0 */
    digits = (digits * 10 + (digits >> 8)) & 0x00ff00ffu;
    return (digits * 100 + (digits >> 16)) & 0xffffu;
}

/* A digit run of any length; 0 when it is above 2^31-1. */
static inline uint32_t tag_long(const uint8_t *p, uint32_t length)
{
    uint64_t tag = 0;
    if (length > 10)
        return 0;
    for (uint32_t i = 0; i < length; i++)
        tag = tag * 10 + (p[i] & 15u);
    return tag <= INT32_MAX ? (uint32_t)tag : 0;
}

/*
 * How many blocks the next chunk may have so that the table is not overrun: a block of well-formed fields has at most 22, and
 * one with more ends the chunk.
 */
static inline uint32_t chunk_blocks(const twi_scan *scan, uint32_t fields, uint32_t wanted)
{
    uint32_t fit = (scan->room - fields) / 22 + 1;
    return wanted < fit ? wanted : fit;
}

/*
 * Decodes the tags of fields [from, to), whose value offsets and ends stand in the table, and gives the first field that is
 * malformed or may be a length field, or `to`. A field is aligned when its '=' lies between its start and its end; that all
 * bytes before '=' are digits was seen by the block pass, which looks for '=' at the end of a digit run only.
 */
static inline uint32_t tags_decode(const twi_scan *scan, uint32_t from, uint32_t to)
{
    const uint8_t *bytes = scan->bytes;
    uint32_t start = scan->ends[(int64_t)from - 1] + 1;
    for (uint32_t i = from; i < to; i++) {
        uint32_t equals = scan->values[i] - 1, stop = scan->ends[i];
        uint32_t length = equals - start;
        if (__builtin_expect(equals <= start || equals >= stop, 0))
            return i;
        if (__builtin_expect(bytes[start] == '0', 0))
            return i;
        uint32_t tag = 0;
        if (__builtin_expect(length <= 4 && scan->end - start >= 4, 1))
            tag = tag_short(bytes + start, length);
        else
            tag = tag_long(bytes + start, length);
        scan->tags[i] = tag;
        if (__builtin_expect(tag == 0 || twi_filter_hit(scan->filter, tag), 0))
            return i;
        start = stop + 1;
    }
    return to;
}

#endif
