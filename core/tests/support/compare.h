/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The library's answer beside the reference's. Each call gives NULL where they agree and else a sentence that says how they differ
 * (overwritten by the next call), so that tests and fuzz targets can use it alike.
 */
#ifndef TAGWIRE_COMPARE_H
#define TAGWIRE_COMPARE_H

#include "reference.h"

struct twi_kernel;

/* Fields that inputs of a comparison may have, and the bytes. */
#define COMPARE_FIELDS_MAX 8192u
#define COMPARE_LENGTH_MAX 65536u

/* tw_frame_next. */
const char *compare_frame(const uint8_t *input, uint32_t length, uint32_t length_max);

/* tw_index_fields and tw_index_next with the kernel in use; pairs: those that the index was made with. */
const char *compare_fields(tw_index *index, const tw_data_pair *pairs, uint32_t pairs_count, const uint8_t *input, uint32_t length);
const char *compare_next(tw_index *index, const tw_data_pair *pairs, uint32_t pairs_count, const uint8_t *input, uint32_t length);

/* Where a kernel's run begins: with the first `skip` fields read already, `room` for fields, this first chunk. */
typedef struct compare_start {
    uint32_t skip, room, chunk;
} compare_start;

/*
 * One kernel on `end` bytes that end with SOH, by the contract in scan.h; arrays and their pads lie before unreadable pages. pairs
 * are the built-in ones. taken, if not NULL, receives what the kernel answered.
 */
const char *compare_kernel(const struct twi_kernel *kernel, const uint8_t *bytes, uint32_t end, compare_start start,
                           uint32_t *taken);

#endif
