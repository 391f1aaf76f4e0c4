/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The block pass, over 64 bytes at a time, for a file that defines before including this one:
 *   typedef ... sums;                          partial sums of bytes
 *   static inline sums sums_zero(void);
 *   static inline uint32_t sums_total(sums);
 *   static inline uint64_t block_read(const uint8_t *p, const uint8_t *mask, sums *sum);   a bit for each SOH among 64 bytes, which
 *                                                                  are and-ed with 64 mask bytes unless mask is NULL
 *   static inline void positions(uint64_t bits, uint32_t base, uint32_t *out);   base + index of each bit, ascending; may write
 *                                                                  up to 8 entries beyond the last
 *   static inline uint32_t tags_pass(twi_scan *, uint32_t from, uint32_t to);   what tags_decode does, or tags_decode
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
static inline uint64_t block_read_tail(const uint8_t *bytes, uint32_t end, uint32_t left, sums *sum)
{
    if (end >= 64)
        return block_read(bytes + end - 64, block_tail + left, sum) >> (64 - left);
    uint8_t copy[64] = {0};
    memcpy(copy, bytes + end - left, left);
    return block_read(copy, NULL, sum);
}

static uint32_t scan_fields(twi_scan *scan)
{
    sums sum = sums_zero();
    uint32_t at = scan->at, end = scan->end, ends = scan->fields, clean = scan->fields, chunk = scan->chunk;
    while (at < end) {
        uint32_t count = 0;
        for (uint32_t left = chunk_blocks(scan, ends, chunk); left && at < end && count <= FIELDS_MAX(64); left--) {
            uint64_t soh =
                end - at >= 64 ? block_read(scan->bytes + at, NULL, &sum) : block_read_tail(scan->bytes, end, end - at, &sum);
            positions(soh, at, scan->ends + ends);
            count = (uint32_t)__builtin_popcountll(soh);
            ends += count;
            at += 64;
        }
        scan->sum = sums_total(sum);
        scan->summed = at >= end;
        uint32_t taken = fields_taken(scan, clean, ends);
        clean = tags_pass(scan, clean, taken);
        if (__builtin_expect(clean < ends, 0))
            clean = tags_resume(scan, clean, &ends, tags_pass);
        if (clean < ends || count > FIELDS_MAX(64)) {
            scan->fields = clean;
            return 0;
        }
        chunk = TWI_SCAN_CHUNK;
    }
    scan->fields = clean;
    return 1;
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
