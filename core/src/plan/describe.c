/* SPDX-License-Identifier: Apache-2.0 */
/* Plans and templates described: their images as the structs of plan.h. */
#include "template_image.h"

#include <stddef.h>

_Static_assert(sizeof(tw_plan_message) == 32 && offsetof(tw_plan_message, type_length) == 8, "frozen");
_Static_assert(sizeof(tw_plan_entry) == 64 && offsetof(tw_plan_entry, tag) == 12 && offsetof(tw_plan_entry, length_tag) == 52,
               "frozen");
_Static_assert(PLAN_TEXT == (int)TW_PLAN_TEXT && PLAN_CHAR == (int)TW_PLAN_CHAR && PLAN_INT == (int)TW_PLAN_INT &&
                   PLAN_DECIMAL == (int)TW_PLAN_DECIMAL && PLAN_DECIMAL_ANY == (int)TW_PLAN_DECIMAL_ANY &&
                   PLAN_BOOL == (int)TW_PLAN_BOOL && PLAN_TIME == (int)TW_PLAN_TIME && PLAN_DATE == (int)TW_PLAN_DATE &&
                   PLAN_DATA == (int)TW_PLAN_DATA && PLAN_GROUP == (int)TW_PLAN_GROUP &&
                   PLAN_TIME_FIXED == (int)TW_PLAN_TIME_FIXED && PLAN_CONSTANT == (int)TW_PLAN_CONSTANT,
               "the kinds of the header are those of the image");

/* Where entries go, and what was counted on the way. */
typedef struct listing {
    const tw_plan *plan;     /* this */
    const tw_template *made; /* or that */
    tw_plan_entry *entries;
    uint32_t room, count, depth_max;
} listing;

#define MADE_ARRAY(made, type, array) ((const type *)(const void *)((const char *)(made) + (made)->array))

/* Puts an entry behind the others, as far as there is room. */
static void put(listing *l, const tw_plan_entry *entry)
{
    if (l->count < l->room)
        l->entries[l->count] = *entry;
    l->count++;
    if (entry->depth > l->depth_max)
        l->depth_max = entry->depth;
}

static void plan_level_put(listing *l, uint32_t number, uint32_t parent, uint32_t depth)
{
    const plan_level *levels = PLAN_ARRAY(l->plan, plan_level, levels), *level = &levels[number];
    const plan_entry *entries = PLAN_ARRAY(l->plan, plan_entry, entries) + level->entries;
    for (uint32_t i = 0; i < level->entries_count; i++) {
        const plan_entry *e = &entries[i];
        tw_plan_entry out = {.tag = e->tag, .kind = e->type, .scale = e->scale, .required = e->required, .limit = e->limit};
        out.slot = i;
        out.depth = depth;
        out.parent = parent;
        if (e->type == PLAN_GROUP)
            out.members = out.slots = levels[e->level].entries_count;
        uint32_t at = l->count;
        put(l, &out);
        if (e->type == PLAN_GROUP)
            plan_level_put(l, e->level, at, depth + 1);
    }
}

static void template_level_put(listing *l, uint32_t number, uint32_t parent, uint32_t depth)
{
    const template_level *levels = MADE_ARRAY(l->made, template_level, levels), *level = &levels[number];
    const template_step *steps = MADE_ARRAY(l->made, template_step, steps) + level->steps;
    for (uint32_t i = 0; i < level->steps_count; i++) {
        const template_step *s = &steps[i];
        tw_plan_entry out = {.tag = s->tag, .kind = s->type, .scale = s->scale, .required = s->required};
        out.slot = s->type == PLAN_CONSTANT ? TW_NONE : s->slot;
        out.depth = depth;
        out.parent = parent;
        out.length_tag = s->type == PLAN_DATA ? s->text : 0;
        if (s->type == PLAN_CONSTANT) {
            out.constant = (const char *)l->made + l->made->bytes + s->text;
            out.constant_length = s->length;
        } else if (s->type == PLAN_GROUP) {
            out.members = levels[s->text].steps_count;
            out.slots = levels[s->text].slots;
        }
        uint32_t at = l->count;
        put(l, &out);
        if (s->type == PLAN_GROUP)
            template_level_put(l, s->text, at, depth + 1);
    }
}

uint32_t tw_plan_messages(const tw_plan *plan)
{
    return plan && plan->magic == PLAN_MAGIC ? plan->messages_count : 0;
}

uint32_t tw_template_messages(const tw_template *made)
{
    return made && made->magic == TEMPLATE_MAGIC ? made->messages_count : 0;
}

tw_status tw_plan_message_at(const tw_plan *plan, uint32_t which, tw_plan_message *message)
{
    if (!message || which >= tw_plan_messages(plan))
        return TW_E_ARGUMENT;
    const plan_message *m = PLAN_ARRAY(plan, plan_message, messages) + which;
    listing l = {.plan = plan};
    plan_level_put(&l, m->level, TW_NONE, 0);
    *message = (tw_plan_message){.type_length = m->type_length, .entries = l.count, .depth = l.depth_max};
    message->slots = (PLAN_ARRAY(plan, plan_level, levels) + m->level)->entries_count;
    memcpy(message->type, &m->type, sizeof message->type);
    return TW_OK;
}

tw_status tw_template_message_at(const tw_template *made, uint32_t which, tw_plan_message *message)
{
    if (!message || which >= tw_template_messages(made))
        return TW_E_ARGUMENT;
    const template_message *m = MADE_ARRAY(made, template_message, messages) + which;
    listing l = {.made = made};
    template_level_put(&l, m->level, TW_NONE, 0);
    *message = (tw_plan_message){.type_length = m->type_length, .entries = l.count, .depth = l.depth_max};
    message->slots = (MADE_ARRAY(made, template_level, levels) + m->level)->slots;
    memcpy(message->type, &m->type, sizeof message->type);
    return TW_OK;
}

tw_status tw_plan_entries(const tw_plan *plan, uint32_t which, tw_plan_entry *entries, uint32_t room, uint32_t *count)
{
    if (!count || (!entries && room) || which >= tw_plan_messages(plan))
        return TW_E_ARGUMENT;
    listing l = {.plan = plan, .entries = entries, .room = room};
    plan_level_put(&l, (PLAN_ARRAY(plan, plan_message, messages) + which)->level, TW_NONE, 0);
    *count = l.count;
    return l.count > room ? TW_ROOM : TW_OK;
}

tw_status tw_template_entries(const tw_template *made, uint32_t which, tw_plan_entry *entries, uint32_t room, uint32_t *count)
{
    if (!count || (!entries && room) || which >= tw_template_messages(made))
        return TW_E_ARGUMENT;
    listing l = {.made = made, .entries = entries, .room = room};
    template_level_put(&l, (MADE_ARRAY(made, template_message, messages) + which)->level, TW_NONE, 0);
    *count = l.count;
    return l.count > room ? TW_ROOM : TW_OK;
}
