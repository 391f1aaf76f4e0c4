/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The scan over 64-byte blocks, for a file that defines before including this one:
 *   typedef ... sums;                          partial sums of bytes
 *   static inline sums sums_zero(void);
 *   static inline uint32_t sums_total(sums);
 *   static inline block block_read(const uint8_t *p, const uint8_t *mask, sums *sum);   64 bytes, and-ed with 64 mask bytes
 *                                                                                      unless mask is NULL
 *   static inline void positions(uint64_t bits, uint32_t base, uint32_t *out);         base + index of each bit, ascending; may
 *                                                                                      write up to 8 entries beyond the last
 *   static inline uint32_t tags_pass(const twi_scan *, uint32_t from, uint32_t to);    what tags_decode does, or tags_decode
 */
#ifndef TWI_SCAN_BLOCKS_H
#define TWI_SCAN_BLOCKS_H

#include "tags.h"

/* Loading at offset n masks all but the last n bytes of a block. */
static const uint8_t block_tail[128] = {
    [64] = 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255,        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255,        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
};

/* The last `left` (1..63) bytes before `end`, as a block that starts with them and ends with zeros. */
static inline block block_read_tail(const uint8_t *bytes, uint32_t end, uint32_t left, sums *sum)
{
    block b;
    if (end >= 64) {
        b = block_read(bytes + end - 64, block_tail + left, sum);
        b.soh >>= 64 - left;
        b.equals >>= 64 - left;
        b.digits >>= 64 - left;
    } else {
        uint8_t copy[64] = {0};
        memcpy(copy, bytes + end - left, left);
        b = block_read(copy, NULL, sum);
    }
    return b;
}

static uint32_t scan_fields(twi_scan *scan)
{
    sums sum = sums_zero();
    uint32_t at = scan->at, end = scan->end;
    uint32_t ends = scan->fields, values = scan->fields, clean = scan->fields;
    uint32_t chunk = scan->chunk;
    uint64_t start_carry = 1; /* a field starts at the next byte */
    uint64_t tag_carry = 0;   /* the next byte continues a tag */
    while (at < end) {
        uint32_t doubt = 0;
        for (uint32_t left = chunk_blocks(scan, ends, chunk); left && at < end && !doubt; left--) {
            block b = end - at >= 64 ? block_read(scan->bytes + at, NULL, &sum)
                                     : block_read_tail(scan->bytes, end, end - at, &sum);
            uint64_t starts = b.soh << 1 | start_carry;
            start_carry = b.soh >> 63;
            /* Adding the starts to the digits carries through each tag and leaves a bit on the byte after it. */
            unsigned long long after;
            uint64_t carry = __builtin_uaddll_overflow(b.digits, starts, &after);
            carry |= __builtin_uaddll_overflow(after, tag_carry, &after);
            tag_carry = carry;
            uint64_t equals = after & b.equals;
            positions(b.soh, at, scan->ends + ends);
            positions(equals, at + 1, scan->values + values);
            uint32_t count = (uint32_t)__builtin_popcountll(b.soh);
            doubt = count > 22;
            ends += count;
            values += (uint32_t)__builtin_popcountll(equals);
            at += 64;
        }
        uint32_t whole = ends < values ? ends : values;
        if (whole > scan->room)
            whole = scan->room;
        clean = tags_pass(scan, clean, whole);
        if (clean < whole || doubt || ends > scan->room) {
            scan->fields = clean;
            return 0;
        }
        chunk = chunk * 2 < TWI_SCAN_CHUNK ? chunk * 2 : TWI_SCAN_CHUNK;
    }
    scan->fields = clean;
    scan->sum = sums_total(sum);
    return clean == ends && ends == values;
}

static uint32_t scan_sum(const uint8_t *bytes, uint32_t length)
{
    sums sum = sums_zero();
    uint32_t at = 0;
    for (; length - at >= 64; at += 64)
        (void)block_read(bytes + at, NULL, &sum);
    if (at < length)
        (void)block_read_tail(bytes, length, length - at, &sum);
    return sums_total(sum);
}

#endif
