/* SPDX-License-Identifier: Apache-2.0 */
#include "message.h"

#include <string.h>

typedef struct slot_kind {
    uint32_t tag;
    char kind;
} slot_kind;

static const slot_kind order_slots[ORDER_SLOTS] = {{34, 'i'}, {52, 's'},   {11, 's'}, {21, 'i'}, {55, 's'},
                                                   {54, 'i'}, {60, 's'},   {38, 'i'}, {40, 'i'}, {44, 'p'},
                                                   {59, 'i'}, {9002, 'i'}, {1, 's'},  {15, 's'}, {58, 's'}};

static const slot_kind report_slots[REPORT_SLOTS] = {
    {34, 'i'},  {52, 's'}, {37, 's'}, {17, 's'}, {11, 's'},   {150, 'i'}, {39, 'i'}, {55, 's'}, {54, 'i'}, {38, 'i'},
    {151, 'i'}, {14, 'i'}, {6, 'p'},  {60, 's'}, {9002, 'i'}, {1, 's'},   {15, 's'}, {31, 'p'}, {32, 'i'}, {58, 's'}};

static const slot_kind snapshot_slots[SNAPSHOT_SLOTS] = {{34, 'i'}, {52, 's'}, {262, 's'}, {55, 's'}, {9001, 'i'}, {9002, 'i'}};

static const slot_kind *slots_of(const char *msg_type, unsigned *count)
{
    if (strcmp(msg_type, "D") == 0) {
        *count = ORDER_SLOTS;
        return order_slots;
    }
    if (strcmp(msg_type, "8") == 0) {
        *count = REPORT_SLOTS;
        return report_slots;
    }
    *count = strcmp(msg_type, "W") == 0 ? SNAPSHOT_SLOTS : 0;
    return snapshot_slots;
}

static bool add_to_slot(bench_message *message, const slot_kind *slots, unsigned count, const bench_value *value)
{
    for (unsigned i = 0; i < count; i++)
        if (slots[i].tag == value->tag && slots[i].kind == value->kind && !bench_has(message, i)) {
            message->slot[i] = *value;
            message->present |= 1u << i;
            return true;
        }
    return false;
}

static bool is(const bench_value *value, const bench_value *end, uint32_t tag, char kind)
{
    return value < end && value->tag == tag && value->kind == kind;
}

/* The entries after a count field: 269, 270, perhaps 271, perhaps 290, in this order. The value after the last one, or NULL. */
static const bench_value *read_entries(const bench_value *count, const bench_value *end, bench_entry *entries)
{
    const bench_value *value = count + 1;
    if (count->kind != 'i' || count->number < 1 || count->number > end - value)
        return NULL;
    for (int64_t i = 0; i < count->number; i++) {
        if (!is(value, end, 269, 'i') || !is(value + 1, end, 270, 'p'))
            return NULL;
        entries[i] = (bench_entry){.type = value[0].number, .price = value[1].number, .digits = value[1].digits};
        value += 2;
        entries[i].has_size = is(value, end, 271, 'i');
        if (entries[i].has_size)
            entries[i].size = (value++)->number;
        entries[i].has_position = is(value, end, 290, 'i');
        if (entries[i].has_position)
            entries[i].position = (value++)->number;
    }
    return value;
}

/* Into slots and entries; false where the message has another shape. */
static bool load_known(bench_message *message, const bench_value *value, const bench_value *end, bench_value *extras,
                       bench_entry *entries)
{
    unsigned count = 0;
    const slot_kind *slots = slots_of(message->msg_type, &count);
    while (count > 0 && value < end) {
        if (value->tag == 268) {
            uint32_t entries_count = (uint32_t)value->number;
            value = message->entries_count == 0 ? read_entries(value, end, entries) : NULL;
            if (!value)
                return false;
            message->entries_count = entries_count;
            continue;
        }
        if (!add_to_slot(message, slots, count, value))
            extras[message->extras_count++] = *value;
        value++;
    }
    return count > 0;
}

void bench_message_load(const bench_set *set, const bench_row *row, bench_message *message, bench_value *extras,
                        bench_entry *entries)
{
    const bench_value *values = set->values + row->value_first;
    memset(message, 0, sizeof *message);
    memcpy(message->msg_type, row->msg_type, sizeof message->msg_type);
    message->extras = extras;
    message->entries = entries;
    if (load_known(message, values, values + row->values, extras, entries)) {
        message->known = row->msg_type[0];
        return;
    }
    message->present = 0;
    message->entries_count = 0;
    message->extras_count = row->values;
    if (row->values > 0)
        memcpy(extras, values, row->values * sizeof *extras);
}
