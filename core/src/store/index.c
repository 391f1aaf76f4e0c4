/* SPDX-License-Identifier: Apache-2.0 */
#include "index.h"

#include <stdlib.h>
#include <string.h>

int twi_index_grow(twi_store_index *index)
{
    if (index->room - index->count > index->room / 2)
        return 1;
    const uint32_t room = index->room ? 2 * index->room : 64;
    twi_index_entry *grown = realloc(index->entries, room * sizeof *grown);
    if (!grown)
        return 0;
    index->entries = grown;
    index->room = room;
    return 1;
}

uint64_t twi_index_find(const twi_store_index *index, uint64_t seq)
{
    uint32_t low = 0, high = index->count;
    while (low < high) {
        const uint32_t middle = (low + high) / 2;
        if (index->entries[middle].seq <= seq)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? index->entries[low - 1].place : index->start;
}

void twi_index_trim(twi_store_index *index, uint32_t file)
{
    const uint64_t start = TWI_PLACE(file, 0);
    uint32_t gone = 0;
    if (index->last == 0 || index->start >= start)
        return;
    while (gone < index->count && index->entries[gone].place < start)
        gone++;
    index->count -= gone;
    if (index->count)
        memmove(index->entries, index->entries + gone, index->count * sizeof *index->entries);
    index->start = start;
}
