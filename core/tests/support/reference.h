/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Framing and indexing as frame.h and index.h say it, one byte at a time and with no regard to speed: what the library is compared
 * with. Shares no code and no method with it.
 */
#ifndef TAGWIRE_REFERENCE_H
#define TAGWIRE_REFERENCE_H

#include <tagwire/index.h>

/* An offset that the headers leave open. */
#define REFERENCE_ANY 0xFFFFFFFFu

typedef struct reference_frame {
    tw_status status;
    tw_frame frame;
    uint32_t tag, offset; /* of an error */
} reference_frame;

/* What tw_frame_next must answer. */
reference_frame reference_framed(const uint8_t *input, uint32_t length, uint32_t length_max);

typedef struct reference_field {
    uint32_t tag, value, end;
} reference_field;

typedef struct reference_table {
    tw_status status;
    uint32_t tag, offset; /* of an error */
    int32_t reason;       /* of an error, where index.h names one */
    uint32_t count, capacity;
    reference_field *fields; /* room for capacity */
} reference_table;

/*
 * What tw_index_fields must find with these pairs. `trailer`: bytes at the end that no data may reach into, 7 for
 * tw_index_next, else 0. table->fields and table->capacity are set by the caller.
 */
void reference_indexed(reference_table *table, const uint8_t *input, uint32_t length, uint32_t trailer, const tw_data_pair *pairs,
                       uint32_t pairs_count);

/* Whether a tag is a length tag of the pairs. */
int reference_is_length(uint32_t tag, const tw_data_pair *pairs, uint32_t pairs_count);

/* The sum of bytes. */
uint32_t reference_sum(const uint8_t *input, uint32_t length);

#endif
