/* SPDX-License-Identifier: Apache-2.0 */
#include "recent.h"

#include <stdlib.h>
#include <string.h>

void recent_init(recent *r)
{
    memset(r, 0, sizeof *r);
}

void recent_free(recent *r)
{
    free(r->bytes);
    free(r->entries);
    memset(r, 0, sizeof *r);
}

static uint64_t mix(uint64_t h, const char *text, uint32_t length)
{
    for (uint32_t i = 0; i < length; i++)
        h = (h ^ (uint8_t)text[i]) * 0x100000001B3ull;
    return (h ^ 0xFF) * 0x100000001B3ull;
}

static uint64_t key_of(const log_message *m, uint32_t sender_tag, uint32_t target_tag, uint64_t seq)
{
    uint32_t sender_length = 0, target_length = 0;
    const char *sender = log_value(m, sender_tag, &sender_length), *target = log_value(m, target_tag, &target_length);
    uint64_t h = mix(mix(0xCBF29CE484222325ull, sender, sender_length), target, target_length);
    h = (h ^ seq) * 0x9E3779B97F4A7C15ull;
    return h ^ h >> 31;
}

void recent_add(recent *r, const log_message *m)
{
    uint64_t seq = 0;
    uint32_t length = 0;
    const char *text = log_value(m, 34, &length);
    if (!text || tw_uint_read(text, length, &seq) != TW_OK || m->length > RECENT_BYTES / 4)
        return;
    if (!r->bytes) {
        r->bytes = log_room(NULL, RECENT_BYTES);
        r->entries = log_room(NULL, RECENT_SLOTS * sizeof *r->entries);
        memset(r->entries, 0, RECENT_SLOTS * sizeof *r->entries);
    }
    uint64_t left = RECENT_BYTES - r->position % RECENT_BYTES;
    if (left < m->length)
        r->position += left;
    uint64_t key = key_of(m, 49, 56, seq);
    memcpy(r->bytes + r->position % RECENT_BYTES, m->bytes, m->length);
    r->entries[key % RECENT_SLOTS] = (recent_entry){key, r->position + 1, m->number, m->offset, m->length};
    r->position += m->length;
}

const uint8_t *recent_find(const recent *r, const log_message *m, uint64_t seq, recent_entry *found)
{
    if (!r->bytes)
        return NULL;
    uint64_t key = key_of(m, 56, 49, seq);
    *found = r->entries[key % RECENT_SLOTS];
    if (found->position == 0 || found->key != key || r->position - (found->position - 1) > RECENT_BYTES)
        return NULL;
    return r->bytes + (found->position - 1) % RECENT_BYTES;
}
