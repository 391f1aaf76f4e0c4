/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A message read field by field. The message and each open group are frames; a field belongs to the innermost frame that knows its
 * tag. Where the plan was compiled with a dictionary a field of an outer frame ends the groups inside it. Without one a group stays
 * open to the end: tags the plan lists in it are its own, all others those of the levels around it.
 */
#include "reader.h"

typedef struct frame {
    const plan_level *level;
    const plan_entry *entries;
    uint32_t first;     /* slot of the first entry's first member */
    uint32_t kept;      /* entries that have slots */
    uint32_t begun;     /* entries begun */
    uint32_t expected;  /* NumInGroup */
    uint32_t delimiter; /* the tag that begins an entry */
    uint32_t count;     /* the field NumInGroup */
    uint32_t slot;      /* the group's own slot; UINT32_MAX where the plan leaves it out */
    uint32_t trusted;   /* NumInGroup is a number that may be right */
} frame;

typedef struct walk {
    reading *r;
    const uint32_t *tags;
    uint32_t fields, top, closed, base;
    shape *learn;
    frame frames[PLAN_DEPTH_MAX + 1];
} walk;

/* Notes that the field's value goes to the slot. */
static void step_note(walk *w, uint32_t field, uint32_t slot, const plan_entry *e)
{
    shape *learn = w->learn;
    if (!learn)
        return;
    steps *noted = &learn->steps;
    if (noted->all == SHAPE_FIELDS || slot - w->base >= UINT16_MAX) {
        w->learn = NULL;
        return;
    }
    noted->whats[noted->all] = STEP(field, WHAT(e->scale, e->type));
    noted->places[noted->all++] = (slot - w->base) * (uint32_t)sizeof(tw_slot);
}

/* Notes a group, one that the plan leaves out too: its count decides where it ends. */
static void group_note(walk *w, uint32_t slot, const frame *f)
{
    shape *learn = w->learn;
    uint32_t place = slot == UINT32_MAX ? UINT16_MAX : slot - w->base;
    if (!learn)
        return;
    if (learn->groups == SHAPE_GROUPS || (slot != UINT32_MAX && place >= UINT16_MAX))
        w->learn = NULL;
    else
        learn->group[learn->groups++] = (step_group){
            (uint16_t)f->count, (uint16_t)place, (uint16_t)f->level->entries_count, 0, f->first - w->base, f->expected, f->kept};
}

/* The innermost frame ends: what its count says is compared with what there was. */
static void frame_close(walk *w)
{
    frame *f = &w->frames[w->top--];
    if (f->slot == UINT32_MAX)
        return;
    tw_slot *slot = &w->r->slots[f->slot];
    uint32_t there = f->begun < f->kept ? f->begun : f->kept;
    if (f->begun != f->expected || !f->trusted) {
        slot->number = there;
        w->learn = NULL;
        if (slot->state == TW_SLOT_OK || slot->state == TW_SLOT_REPEATED) /* its first field is wrong before the second one is */
            twi_slot_bad(w->r, slot, slot->state == TW_SLOT_OK ? TW_SLOT_COUNT : TW_SLOT_REPEATED, TW_E_INDEX_GROUP_COUNT,
                         f->count);
    }
}

/* Whether a frame up to `number` knows the tag. */
static int known_to(const walk *w, uint32_t number, uint32_t tag)
{
    for (uint32_t i = 0; i <= number; i++)
        if (plan_find(w->r->plan, w->frames[i].level, tag) || (i && tag == w->frames[i].delimiter))
            return 1;
    return 0;
}

static tw_status slots_take(walk *w, uint32_t count, uint64_t each)
{
    reading *r = w->r;
    if (count * each > r->slots_max - r->used)
        return TW_ROOM;
    memset(r->slots + r->used, 0, count * each * sizeof *r->slots);
    r->used += (uint32_t)(count * each);
    return TW_OK;
}

/* Whether so many entries can be behind the count in this field: whether what begins the first stands there as often. */
static int entries_there(const walk *w, uint32_t field, uint32_t count)
{
    uint32_t found = 0;
    for (uint32_t i = field + 1; i < w->fields && found < count; i++)
        found += w->tags[i] == w->tags[field + 1];
    return found == count;
}

/*
 * Opens the group whose NumInGroup is this field, a member of frame `number`. NumInGroup is compared with the fields that are left
 * before any slot is taken for it.
 */
static tw_status group_open(walk *w, uint32_t number, const plan_slot *member, const plan_entry *e, uint32_t slot, uint32_t field)
{
    reading *r = w->r;
    frame f = {.level = PLAN_ARRAY(r->plan, plan_level, levels) + member->level, .count = field, .slot = slot};
    f.entries = PLAN_ARRAY(r->plan, plan_entry, entries) + f.level->entries;
    while (w->top > number)
        frame_close(w);
    tw_status status = twi_group_count(r, field, &f.expected);
    f.trusted = status == TW_OK && f.expected <= w->fields - field - 1;
    f.first = r->used;
    if (slot != UINT32_MAX) {
        f.kept = f.trusted ? f.expected : 0;
        if (e->limit && f.kept > e->limit)
            f.kept = e->limit;
        if (slots_take(w, f.kept, f.level->entries_count) != TW_OK) {
            if (w->base != 0 || entries_there(w, field, f.expected))
                return TW_ROOM;
            f.trusted = f.kept = 0; /* all slots do not suffice: a wrong count would keep a reader waiting for ever */
        }
        tw_slot *group = &r->slots[slot];
        *group = (tw_slot){f.kept, f.first, (uint16_t)f.level->entries_count, 0, TW_SLOT_OK};
        if (status != TW_OK)
            twi_slot_bad(r, group, status == TW_E_VALUE_EMPTY ? TW_SLOT_EMPTY : TW_SLOT_FORMAT, status, field);
    }
    if (status != TW_OK) /* a shape knows counts, and this is none */
        w->learn = NULL;
    group_note(w, slot, &f);
    uint32_t next = field + 1 < w->fields ? w->tags[field + 1] : 0;
    uint32_t listed = next && plan_find(r->plan, f.level, next) != NULL;
    uint32_t begins = w->closed ? listed : next && !plan_trailer(next) && !known_to(w, number, next);
    if (status == TW_OK && f.expected == 0 && !(listed && !known_to(w, number, next))) /* a member behind 0 is an entry too many */
        return TW_OK;
    f.delimiter = begins ? next : 0;
    if (number == PLAN_DEPTH_MAX)
        return TW_OK;
    w->frames[number + 1] = f;
    w->top = number + 1;
    if (!begins)
        frame_close(w);
    return TW_OK;
}

/* Takes a field that is a member of frame `number`. */
static tw_status member_take(walk *w, uint32_t number, const plan_slot *member, uint32_t field)
{
    frame *f = &w->frames[number];
    const plan_entry *e = member->entry ? &f->entries[member->entry - 1] : NULL;
    uint32_t slot = UINT32_MAX;
    if (e && f->begun && f->begun <= f->kept) {
        slot = f->first + (f->begun - 1) * f->level->entries_count + member->entry - 1;
        tw_slot *s = &w->r->slots[slot];
        if (s->state != TW_SLOT_ABSENT) {
            w->learn = NULL;
            twi_slot_bad(w->r, s, TW_SLOT_REPEATED, TW_E_PLAN_REPEATED, field);
            slot = UINT32_MAX;
        } else if (e->type != PLAN_GROUP) {
            twi_value_take(w->r, e->type, e->scale, field, s);
            step_note(w, field, slot, e);
        }
    }
    if (member->level == 0)
        return TW_OK;
    return group_open(w, number, member, e, e && e->type == PLAN_GROUP ? slot : UINT32_MAX, field);
}

static tw_status field_take(walk *w, uint32_t field)
{
    uint32_t tag = w->tags[field];
    for (uint32_t number = w->top + 1; number-- > 0;) {
        frame *f = &w->frames[number];
        const plan_slot *member = plan_find(w->r->plan, f->level, tag);
        uint32_t begins = number && tag == f->delimiter;
        if (!member && !begins)
            continue;
        if (w->closed || begins)
            while (w->top > number)
                frame_close(w);
        f->begun += begins;
        return member ? member_take(w, number, member, field) : TW_OK;
    }
    return TW_OK;
}

void twi_required_check(reading *r, uint32_t number, uint32_t first, uint32_t count)
{
    const plan_level *level = PLAN_ARRAY(r->plan, plan_level, levels) + number;
    const plan_entry *entries = PLAN_ARRAY(r->plan, plan_entry, entries) + level->entries;
    for (uint32_t entry = 0; entry < count && r->row->status == TW_OK; entry++, first += level->entries_count)
        for (uint32_t i = 0; i < level->entries_count && r->row->status == TW_OK; i++) {
            const tw_slot *slot = &r->slots[first + i];
            if (entries[i].required && slot->state == TW_SLOT_ABSENT) {
                r->row->status = TW_E_PLAN_MISSING;
                r->row->tag = (int32_t)entries[i].tag;
            } else if (entries[i].type == PLAN_GROUP && slot->state == TW_SLOT_OK) {
                twi_required_check(r, entries[i].level, slot->offset, (uint32_t)slot->number);
            }
        }
}

tw_status twi_walk_read(reading *r, uint32_t message, shape *learn)
{
    const plan_message *m = PLAN_ARRAY(r->plan, plan_message, messages) + message;
    walk w;
    w.r = r;
    w.tags = tw_index_tags(r->index);
    w.fields = r->index->fields;
    w.top = 0;
    w.closed = m->closed;
    w.base = r->used;
    w.learn = learn;
    w.frames[0] = (frame){.level = PLAN_ARRAY(r->plan, plan_level, levels) + m->level, .first = r->used, .kept = 1, .begun = 1};
    w.frames[0].entries = PLAN_ARRAY(r->plan, plan_entry, entries) + w.frames[0].level->entries;
    if (learn)
        learn->fields = learn->steps.all = learn->groups = 0;
    if (w.fields > SHAPE_FIELDS)
        w.learn = NULL;
    if (slots_take(&w, 1, w.frames[0].level->entries_count) != TW_OK)
        return TW_ROOM;
    for (uint32_t field = 0; field < w.fields; field++)
        if (field_take(&w, field) != TW_OK)
            return TW_ROOM;
    while (w.top)
        frame_close(&w);
    uint32_t sound = r->row->status == TW_OK;
    if (sound)
        twi_required_check(r, m->level, w.base, 1);
    if (w.learn && sound && r->row->status == TW_OK) {
        learn->message = (uint16_t)message;
        learn->slots = r->used - w.base;
        twi_shape_learn(learn, w.tags, w.fields);
    }
    return TW_OK;
}
