/* SPDX-License-Identifier: Apache-2.0 */
/* A message whose tags were read before: the same steps, one after the other. */
#include "reader.h"

#include "quick.h"

#include <tagwire/value.h>

/* All but the number in one store. */
static inline __attribute__((always_inline)) void slot_put(tw_slot *slot, int64_t number, uint32_t offset, uint32_t length,
                                                           uint32_t digits)
{
    *slot = (tw_slot){number, offset, (uint16_t)length, (uint8_t)digits, TW_SLOT_OK};
}

/*
 * The usual values in a few instructions: 1; 0 where it takes twi_value_take to tell. Eight bytes before the value's end are there
 * to be read, the header being before it.
 */
static inline __attribute__((always_inline)) uint32_t quick_take(const step *s, const uint8_t *message, uint32_t size,
                                                                 uint32_t offset, uint32_t start, uint32_t end, tw_slot *slot)
{
    uint32_t length = end - start;
    const uint8_t *value = message + start;
    int64_t number = 0;
    switch (s->type) {
    case PLAN_TEXT:
        if (__builtin_expect(length - 1 >= UINT16_MAX, 0))
            return 0;
        slot_put(slot, quick_bytes(value, length, size - start), offset + start, length, 0);
        return 1;
    case PLAN_CHAR:
        if (__builtin_expect(length != 1, 0))
            return 0;
        slot_put(slot, *value, offset + start, length, 0);
        return 1;
    case PLAN_INT:
        if (__builtin_expect(tw_inline_int(message, start, end, &number) != TW_OK, 0))
            return 0;
        slot_put(slot, number, offset + start, length, 0);
        return 1;
    case PLAN_DECIMAL:
        if (__builtin_expect(tw_inline_decimal(message, start, end, s->scale, &number) != TW_OK, 0))
            return 0;
        slot_put(slot, number, offset + start, length, quick_fraction(value, length, end));
        return 1;
    default: return 0;
    }
}

/* Whether the groups hold as many entries as they did. */
static uint32_t counts_same(const reading *r, const shape *s)
{
    for (uint32_t i = 0; i < s->groups; i++) {
        uint32_t count;
        if (twi_group_count(r, s->group[i].field, &count) != TW_OK || count != s->group[i].count)
            return 0;
    }
    return 1;
}

uint32_t twi_shape_read(reading *r, uint32_t message, const shape *s)
{
    const uint32_t *tags = tw_index_tags(r->index), *values = tw_index_values(r->index), *ends = tw_index_ends(r->index);
    uint32_t fields = r->index->fields, steps = s->steps, offset = r->offset, size = r->length, used = r->used;
    if (s->fields != fields || s->message != message || s->slots > r->slots_max - used ||
        memcmp(s->tags, tags, fields * sizeof *tags) != 0 || !counts_same(r, s))
        return 0;
    tw_slot *slots = r->slots + used;
    const uint8_t *bytes = r->input + offset;
    if (s->absent)
        memset(slots, 0, s->slots * sizeof *slots);
    for (uint32_t i = 0; i < steps; i++) {
        const step *one = &s->step[i];
        tw_slot *slot = &slots[one->slot];
        if (!quick_take(one, bytes, size, offset, values[one->field], ends[one->field], slot))
            twi_value_take(r, one->type, one->scale, one->field, slot);
    }
    for (uint32_t i = 0; i < s->groups; i++) {
        const step_group *group = &s->group[i];
        if (group->slot != UINT16_MAX)
            slots[group->slot] = (tw_slot){group->kept, used + group->first, group->stride, 0, TW_SLOT_OK};
    }
    r->used = used + s->slots;
    return 1;
}
