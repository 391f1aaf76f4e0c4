/* SPDX-License-Identifier: Apache-2.0 */
/* Length/data pairs as an index keeps them: a quick filter over tags, and the exact table behind it. */
#ifndef TWI_INDEX_PAIRS_H
#define TWI_INDEX_PAIRS_H

#include "scan.h"

#include <tagwire/index.h>

#define TWI_PAIRS_MAX 4096u

typedef struct twi_pairs {
    twi_filter filter;
    uint32_t mask; /* slots - 1; the slots are a power of two and at least half of them empty (length_tag 0) */
    uint32_t reserved[15];
    tw_data_pair slots[]; /* a pair is in the first free slot from its length tag's hash on */
} twi_pairs;

/* Bytes for a table of `count` pairs, a multiple of 64. */
uint32_t twi_pairs_size(uint32_t count);

/* Fills a zeroed table from pairs in any order. TW_OK, or TW_E_ARGUMENT with the tag at fault (0, too large, or there twice). */
tw_status twi_pairs_init(twi_pairs *table, const tw_data_pair *pairs, uint32_t count, tw_error *error);

/* The data tag that goes with a length tag, or 0. */
uint32_t twi_pairs_data(const twi_pairs *table, uint32_t length_tag);

#endif
