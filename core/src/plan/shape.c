/* SPDX-License-Identifier: Apache-2.0 */
/* A message whose tags were read before: the same steps again, those of one kind together. */
#include "reader.h"

#include "quick.h"
#include "scan.h"

#include <tagwire/value.h>

/* Moves steps of a kind to the front, from `from` on, all in their order; gives their number. */
static uint32_t steps_gather(steps *s, uint32_t from, uint32_t (*of)(uint32_t what))
{
    uint32_t others[2][SHAPE_FIELDS], count = 0, at = from;
    for (uint32_t i = from; i < s->all; i++) {
        uint32_t what = s->whats[i], place = s->places[i];
        if (of(what)) {
            s->whats[at] = what;
            s->places[at++] = place;
        } else {
            others[0][count] = what;
            others[1][count++] = place;
        }
    }
    memcpy(s->whats + at, others[0], count * sizeof *s->whats);
    memcpy(s->places + at, others[1], count * sizeof *s->places);
    return at - from;
}

void twi_shape_learn(shape *s, const uint32_t *tags, uint32_t fields)
{
    steps *known = &s->steps;
    known->numbers = steps_gather(known, 0, what_number);
    known->texts = steps_gather(known, known->numbers, what_text);
    /* eight numbers are written at a time: those that are none go where the first of them goes afterwards */
    for (uint32_t i = 0; i < SHAPE_PAD; i++) {
        known->whats[known->all + i] = 0;
        known->places[known->all + i] = known->places[known->numbers ? (known->numbers - 1) & ~7u : 0];
    }
    uint32_t filled = known->all;
    for (uint32_t i = 0; i < s->groups; i++)
        filled += s->group[i].slot != UINT16_MAX;
    s->absent = filled != s->slots;
    memcpy(s->tags, tags, fields * sizeof *tags);
    s->fields = fields;
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

/* The usual numbers in a few instructions. */
static void numbers_take(reading *r, const steps *s, char *slots)
{
    const uint32_t *values = tw_index_values(r->index), *ends = tw_index_ends(r->index);
    const uint8_t *bytes = r->input + r->offset;
    for (uint32_t i = 0; i < s->numbers; i++) {
        uint32_t what = s->whats[i], field = STEP_FIELD(what), start = values[field], end = ends[field], digits = 0;
        tw_slot *slot = (tw_slot *)(void *)(slots + s->places[i]);
        int64_t number = 0;
        tw_status status;
        if (WHAT_TYPE(what) == PLAN_INT) {
            status = tw_inline_int(bytes, start, end, &number);
        } else {
            status = tw_inline_decimal(bytes, start, end, WHAT_SCALE(what), &number);
            digits = quick_fraction(bytes + start, end - start, end);
        }
        if (__builtin_expect(status == TW_OK && end - start <= UINT16_MAX, 1))
            *slot = (tw_slot){number, r->offset + start, (uint16_t)(end - start), (uint8_t)digits, TW_SLOT_OK};
        else
            twi_value_take(r, WHAT_TYPE(what), WHAT_SCALE(what), field, slot);
    }
}

static void texts_take(reading *r, const steps *s, char *slots)
{
    const uint32_t *values = tw_index_values(r->index), *ends = tw_index_ends(r->index);
    const uint8_t *bytes = r->input + r->offset;
    uint32_t offset = r->offset, size = r->length;
    for (uint32_t i = s->numbers, stop = i + s->texts; i < stop; i++) {
        uint32_t what = s->whats[i], field = STEP_FIELD(what), start = values[field], length = ends[field] - start;
        uint32_t most = WHAT_TYPE(what) == PLAN_CHAR ? 1 : UINT16_MAX;
        tw_slot *slot = (tw_slot *)(void *)(slots + s->places[i]);
        if (__builtin_expect(length - 1 < most, 1))
            *slot = (tw_slot){quick_bytes(bytes + start, length, size - start), offset + start, (uint16_t)length, 0, TW_SLOT_OK};
        else
            twi_value_take(r, WHAT_TYPE(what), WHAT_SCALE(what), field, slot);
    }
}

uint32_t twi_shape_read(reading *r, uint32_t message, const shape *s)
{
    uint32_t fields = r->index->fields, used = r->used;
    if (s->fields != fields || s->message != message || s->slots > r->slots_max - used ||
        memcmp(s->tags, tw_index_tags(r->index), fields * sizeof *s->tags) != 0 || !counts_same(r, s))
        return 0;
    tw_slot *slots = r->slots + used;
    if (s->absent)
        memset(slots, 0, s->slots * sizeof *slots);
#if defined(__x86_64__)
    /* for fewer numbers it does not pay; it reads sixteen bytes up to a value's end */
    if (s->steps.numbers > 6 && twi_kernel_active() == &twi_kernel_avx512 &&
        tw_index_ends(r->index)[STEP_FIELD(s->steps.whats[0])] >= 16)
        twi_numbers_avx512(r, &s->steps, slots);
    else
#endif
        numbers_take(r, &s->steps, (char *)slots);
    texts_take(r, &s->steps, (char *)slots);
    for (uint32_t i = s->steps.numbers + s->steps.texts; i < s->steps.all; i++) {
        uint32_t what = s->steps.whats[i];
        twi_value_take(r, WHAT_TYPE(what), WHAT_SCALE(what), STEP_FIELD(what),
                       (tw_slot *)(void *)((char *)slots + s->steps.places[i]));
    }
    for (uint32_t i = 0; i < s->groups; i++) {
        const step_group *group = &s->group[i];
        if (group->slot != UINT16_MAX)
            slots[group->slot] = (tw_slot){group->kept, used + group->first, group->stride, 0, TW_SLOT_OK};
    }
    r->used = used + s->slots;
    return 1;
}
