/* SPDX-License-Identifier: Apache-2.0 */
#include "lookup.h"

#define TRIES 20000u /* enough for some thirty tags; a message with more is walked */

static const plan_slot *member_of(const tree *t, uint32_t level, uint32_t tag)
{
    return plan_find_in(t->slots, &t->levels[level], tag);
}

/* Whether the tag is known at another level of the message, so that it does not tell where it belongs. */
static int elsewhere(const tree *t, uint32_t level, uint32_t tag)
{
    for (uint32_t i = t->first; i < t->stop; i++)
        if (i != level && member_of(t, i, tag))
            return 1;
    return 0;
}

/* The tags of a level, from `count` on; gives how many there are then, more than LOOKUP_PLACES where they are too many. */
static uint32_t level_list(const tree *t, uint32_t level, uint32_t group, uint32_t *tags, uint32_t *what, uint32_t count)
{
    const plan_level *l = &t->levels[level];
    uint32_t groups = 0;
    if (l->entries_count > LOOKUP_PLACES - count)
        return LOOKUP_PLACES + 1;
    for (uint32_t i = 0; i < l->entries_count; i++, count++) {
        const plan_entry *e = &t->entries[l->entries + i];
        uint32_t type = e->type, scale = e->scale;
        if (type == PLAN_GROUP) {
            scale = ++groups;
            if (group || groups > LOOKUP_GROUPS)
                type = PLAN_OTHERWISE;
        } else if (member_of(t, level, e->tag)->level) {
            type = PLAN_OTHERWISE; /* NumInGroup of a group that is left out */
        }
        if (elsewhere(t, level, e->tag))
            type = PLAN_OTHERWISE;
        uint32_t it = WHAT(scale & 31, type), bits = group ? LOOKUP_INSIDE : 0;
        if (what_number(it))
            bits |= LOOKUP_NUMBER;
        else if (what_text(it))
            bits |= LOOKUP_TEXT;
        else if (type == PLAN_GROUP || type == PLAN_OTHERWISE)
            bits |= LOOKUP_SPECIAL;
        tags[count] = e->tag;
        what[count] = it | group << 9 | i << 13 | bits;
    }
    return count;
}

static int multiplier_fits(uint32_t multiplier, const uint32_t *tags, uint32_t count)
{
    uint64_t taken = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t place = (uint64_t)1 << ((tags[i] * multiplier) >> 26);
        if (taken & place)
            return 0;
        taken |= place;
    }
    return 1;
}

static uint32_t multiplier_find(const uint32_t *tags, uint32_t count)
{
    uint32_t multiplier = 0x9E3779B1u;
    for (uint32_t i = 0; i < TRIES; i++, multiplier = multiplier * 747796405u + 2891336453u)
        if (multiplier_fits(multiplier | 1, tags, count))
            return multiplier | 1;
    return 0;
}

void twi_lookup_make(const tree *t, plan_lookup *lookup)
{
    uint32_t tags[LOOKUP_PLACES], what[LOOKUP_PLACES], groups = 0;
    const plan_level *top = &t->levels[t->level];
    uint32_t count = level_list(t, t->level, 0, tags, what, 0);
    lookup->required = top->required != 0;
    for (uint32_t i = 0; i < top->entries_count && count <= LOOKUP_PLACES && groups < LOOKUP_GROUPS; i++) {
        const plan_entry *e = &t->entries[top->entries + i];
        if (e->type != PLAN_GROUP)
            continue;
        lookup->required |= t->levels[e->level].required != 0;
        count = level_list(t, e->level, ++groups, tags, what, count);
    }
    if (count > LOOKUP_PLACES)
        return;
    lookup->multiplier = multiplier_find(tags, count);
    for (uint32_t i = 0; i < count && lookup->multiplier; i++) {
        uint32_t place = lookup_place(lookup, tags[i]);
        lookup->tags[place] = tags[i];
        lookup->what[place] = what[i];
        lookup->header |= tags[i] == 8 || tags[i] == 9 || tags[i] == 35;
    }
}
