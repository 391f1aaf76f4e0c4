/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where a session's messages are: one entry for the first in each 64 KiB of the journal, the rest is found by walking from there. An entry may
 * be missing, which makes the walk longer: so that a message can be added without allocating.
 */
#ifndef TWI_STORE_INDEX_H
#define TWI_STORE_INDEX_H

#include <stdint.h>

#define TWI_PLACE(file, offset) ((uint64_t)(file) << 32 | (offset))
#define TWI_PLACE_FILE(place) ((uint32_t)((place) >> 32))
#define TWI_PLACE_OFFSET(place) ((uint32_t)(place))

typedef struct twi_index_entry {
    uint64_t seq, place;
} twi_index_entry;

typedef struct twi_store_index {
    twi_index_entry *entries;
    uint32_t count, room;
    uint64_t start; /* no kept message lies before this place */
    uint64_t last;  /* the largest number kept; 0: none */
} twi_store_index;

/* Forgets all messages. */
static inline void twi_index_clear(twi_store_index *index)
{
    index->count = 0;
    index->start = index->last = 0;
}

static inline void twi_index_add(twi_store_index *index, uint64_t seq, uint64_t place)
{
    if (index->last == 0)
        index->start = place;
    index->last = seq;
    if (index->count < index->room && (index->count == 0 || place >> 16 != index->entries[index->count - 1].place >> 16))
        index->entries[index->count++] = (twi_index_entry){seq, place};
}

/* Makes room for as many entries again, when it is more than half full. Gives 0 without memory. */
int twi_index_grow(twi_store_index *index);
/* A place from which walking forward meets the first message with a number from `seq` on. */
uint64_t twi_index_find(const twi_store_index *index, uint64_t seq);
/* Forgets what lies in files before this one. */
void twi_index_trim(twi_store_index *index, uint32_t file);

#endif
