/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A slow model of reading by a plan, from the text of plan.h and docs/plans.md: groups and entries as a tree, lists looked through,
 * nothing remembered. It starts from the fields of an index, which has tests of its own.
 */
#ifndef TWI_PLAN_MODEL_H
#define TWI_PLAN_MODEL_H

#include "plan_random.h"

#include <tagwire/plan.h>

/* A value or a group: what a slot must say. */
typedef struct node {
    uint32_t state, field; /* of the first one at its level */
    uint32_t group;        /* of a group: its number in groups, + 1 */
} node;

/* A group that was begun: the message itself is number 0, with one entry. */
typedef struct model_group {
    uint32_t level;              /* of the plan; LEVELS_MAX: the plan leaves it out */
    uint32_t dict_level, parent; /* the group around it */
    uint32_t count, expected, trusted, begun, kept, delimiter, open;
    uint32_t nodes; /* of the first entry */
    node *slot;     /* its own; NULL: none */
} model_group;

typedef struct model {
    const model_plan *plan;
    const tw_index *index;
    const uint8_t *input; /* of the message */
    model_group groups[GROUPS_MAX];
    uint32_t groups_count, top; /* top: the innermost open one */
    node nodes[NODES_MAX];
    uint32_t nodes_count, bad;
    uint32_t fault; /* field of the first one */
    int32_t status, tag;
} model;

static void fault_note(model *m, tw_status status, uint32_t field)
{
    if (field >= m->fault)
        return;
    m->fault = field;
    m->status = status;
    m->tag = (int32_t)tw_index_tags(m->index)[field];
}

static void node_bad(model *m, node *n, uint32_t state, tw_status status, uint32_t field)
{
    m->bad += n->state < TW_SLOT_EMPTY;
    n->state = state;
    fault_note(m, status, field);
}

static const model_entry *planned(const model *m, uint32_t group, uint32_t tag)
{
    const uint32_t number = m->groups[group].level;
    for (uint32_t i = 0; number < LEVELS_MAX && i < m->plan->levels[number].count; i++)
        if (m->plan->levels[number].entries[i].tag == tag)
            return &m->plan->levels[number].entries[i];
    return NULL;
}

/* The dictionary's member of a group's level; of the message the header and trailer, too. */
static int declared(const model *m, uint32_t group, uint32_t tag, tw_dict_entry *entry)
{
    const uint32_t level = m->groups[group].dict_level;
    if (!m->plan->dict || !level)
        return 0;
    return tw_dict_member(m->plan->dict, level, tag, entry) == TW_OK ||
           (group == 0 && (tw_dict_member(m->plan->dict, TW_LEVEL_HEADER, tag, entry) == TW_OK ||
                           tw_dict_member(m->plan->dict, TW_LEVEL_TRAILER, tag, entry) == TW_OK));
}

static int is_member(const model *m, uint32_t group, uint32_t tag)
{
    tw_dict_entry entry;
    return planned(m, group, tag) || declared(m, group, tag, &entry);
}

/* Whether the group, or one around it, knows the tag. */
static int known_from(const model *m, uint32_t group, uint32_t tag)
{
    for (;; group = m->groups[group].parent) {
        if (is_member(m, group, tag) || (group && m->groups[group].delimiter == tag))
            return 1;
        if (group == 0)
            return 0;
    }
}

static void group_end(model *m)
{
    model_group *g = &m->groups[m->top];
    m->top = g->parent;
    g->open = 0;
    if (!g->slot || (g->begun == g->expected && g->trusted))
        return;
    if (g->slot->state == TW_SLOT_OK)
        node_bad(m, g->slot, TW_SLOT_COUNT, TW_E_INDEX_GROUP_COUNT, g->count);
    else if (g->slot->state == TW_SLOT_REPEATED)
        fault_note(m, TW_E_INDEX_GROUP_COUNT, g->count);
}

static tw_status count_read(const model *m, uint32_t field, uint32_t *count)
{
    uint32_t at = 0;
    const uint32_t length = tw_index_text(m->index, field, &at);
    uint64_t value = 0;
    for (uint32_t i = 0; i < length; i++) {
        if (m->input[at + i] < '0' || m->input[at + i] > '9')
            return TW_E_VALUE_FORMAT;
        value = value > 1000000000 ? value : value * 10 + m->input[at + i] - '0';
    }
    *count = value > 1000000000 ? 1000000000 : (uint32_t)value;
    return length ? TW_OK : TW_E_VALUE_EMPTY;
}

/* A field that counts the entries of a group inside group number `around`. */
static void group_begin(model *m, uint32_t around, const model_entry *e, uint32_t dict_level, node *slot, uint32_t field)
{
    while (m->top != around)
        group_end(m);
    assert_true(m->groups_count < GROUPS_MAX);
    model_group *g = &m->groups[m->groups_count];
    *g = (model_group){.level = e && e->type == GROUP ? e->level : LEVELS_MAX,
                       .dict_level = dict_level,
                       .parent = around,
                       .count = field,
                       .slot = slot};
    const tw_status status = count_read(m, field, &g->expected);
    g->trusted = status == TW_OK && g->expected <= m->index->fields - field - 1;
    g->nodes = m->nodes_count;
    if (slot) {
        g->kept = g->trusted ? g->expected : 0;
        g->kept = e->limit && e->limit < g->kept ? e->limit : g->kept;
        m->nodes_count += g->kept * m->plan->levels[g->level].count;
        assert_true(m->nodes_count <= NODES_MAX);
        memset(&m->nodes[g->nodes], 0, (m->nodes_count - g->nodes) * sizeof(node));
        slot->state = TW_SLOT_OK;
        slot->field = field;
        slot->group = m->groups_count + 1;
        if (status != TW_OK)
            node_bad(m, slot, status == TW_E_VALUE_EMPTY ? TW_SLOT_EMPTY : TW_SLOT_FORMAT, status, field);
    }
    const uint32_t number = m->groups_count++;
    const uint32_t next = field + 1 < m->index->fields ? tw_index_tags(m->index)[field + 1] : 0;
    const int with_dict = m->groups[0].dict_level != 0, outer = known_from(m, around, next);
    const int begins = with_dict ? is_member(m, number, next) : next != 10 && next != 89 && next != 93 && !outer;
    if (status == TW_OK && g->expected == 0 && !(is_member(m, number, next) && !outer))
        return;
    g->delimiter = begins ? next : 0;
    g->open = 1;
    m->top = number;
    if (!begins)
        group_end(m);
}

static tw_status value_read(const model *m, const model_entry *e, uint32_t field, int64_t *number, uint8_t *digits)
{
    uint32_t at = 0;
    const uint32_t length = tw_index_text(m->index, field, &at);
    const uint8_t *value = m->input + at;
    tw_decimal decimal = {0};
    tw_time time = {0};
    uint8_t byte = 0;
    int32_t days = 0;
    tw_status status = TW_OK;
    *digits = 0;
    *number = 0;
    switch (e->type) {
    case INT: return tw_int_read(value, length, number);
    case DEC: return tw_decimal_read_scaled(value, length, e->scale, number, digits);
    case DEC_ANY:
        status = tw_decimal_read(value, length, &decimal);
        *number = decimal.mantissa;
        *digits = (uint8_t)-decimal.exponent;
        return status;
    case TIME:
        status = tw_time_read(value, length, &time);
        *number = time.ns;
        *digits = time.digits;
        return status == TW_OK && time.picos ? TW_E_VALUE_INEXACT : status;
    case DATE:
        status = tw_date_read(value, length, &days);
        *number = days;
        return status;
    case CHAR:
    case BOOL:
        status = e->type == CHAR ? tw_char_read(value, length, &byte) : tw_bool_read(value, length, &byte);
        *number = byte;
        return status;
    default:
        for (uint32_t i = length < 8 ? length : 8; i-- > 0;)
            *number = (int64_t)((uint64_t)*number << 8 | value[i]);
        return length ? TW_OK : TW_E_VALUE_EMPTY;
    }
}

static void member_read(model *m, uint32_t group, uint32_t field)
{
    const uint32_t tag = tw_index_tags(m->index)[field];
    model_group *g = &m->groups[group];
    const model_entry *e = planned(m, group, tag);
    tw_dict_entry entry = {0};
    const uint32_t dict_level = declared(m, group, tag, &entry) ? entry.level : 0;
    node *n = NULL;
    if (e && g->begun && g->begun <= g->kept) {
        const model_level *level = &m->plan->levels[g->level];
        n = &m->nodes[g->nodes + (g->begun - 1) * level->count + (uint32_t)(e - level->entries)];
        if (n->state != TW_SLOT_ABSENT) {
            node_bad(m, n, TW_SLOT_REPEATED, TW_E_PLAN_REPEATED, field);
            n = NULL;
        } else if (e->type != GROUP) {
            int64_t number = 0;
            uint8_t digits = 0;
            const tw_status status = value_read(m, e, field, &number, &digits);
            n->state = TW_SLOT_OK;
            n->field = field;
            if (status != TW_OK)
                node_bad(m, n,
                         status == TW_E_VALUE_EMPTY      ? TW_SLOT_EMPTY
                         : status == TW_E_VALUE_OVERFLOW ? TW_SLOT_OVERFLOW
                         : status == TW_E_VALUE_INEXACT  ? TW_SLOT_INEXACT
                                                         : TW_SLOT_FORMAT,
                         status, field);
        }
    }
    if ((e && e->type == GROUP) || dict_level)
        group_begin(m, group, e, dict_level, e && e->type == GROUP ? n : NULL, field);
}

static void field_read(model *m, uint32_t field)
{
    const uint32_t tag = tw_index_tags(m->index)[field];
    const int with_dict = m->groups[0].dict_level != 0;
    for (uint32_t group = m->top;; group = m->groups[group].parent) {
        const int begins = group && m->groups[group].delimiter == tag;
        if (begins || is_member(m, group, tag)) {
            while ((with_dict || begins) && m->top != group)
                group_end(m);
            m->groups[group].begun += (uint32_t)begins;
            if (is_member(m, group, tag))
                member_read(m, group, field);
            return;
        }
        if (group == 0)
            return;
    }
}

/* NOLINTNEXTLINE(misc-no-recursion): as deep as the plan */
static void missing_find(model *m, uint32_t level, uint32_t first, uint32_t entries)
{
    const model_level *l = &m->plan->levels[level];
    for (uint32_t k = 0; k < entries; k++)
        for (uint32_t i = 0; i < l->count && m->status == TW_OK; i++) {
            const node *n = &m->nodes[first + k * l->count + i];
            if (n->state == TW_SLOT_ABSENT && l->entries[i].required) {
                m->status = TW_E_PLAN_MISSING;
                m->tag = (int32_t)l->entries[i].tag;
            } else if (n->group) {
                missing_find(m, l->entries[i].level, m->groups[n->group - 1].nodes, m->groups[n->group - 1].kept);
            }
        }
}

static void model_read(model *m, const model_plan *plan, const tw_index *index, const uint8_t *input)
{
    m->plan = plan;
    m->index = index;
    m->input = input;
    m->groups_count = 1;
    m->top = m->bad = 0;
    m->fault = UINT32_MAX;
    m->status = m->tag = 0;
    m->groups[0] = (model_group){.dict_level = plan->levels[0].dict_level, .begun = 1, .kept = 1, .open = 1};
    m->nodes_count = plan->levels[0].count;
    memset(m->nodes, 0, m->nodes_count * sizeof *m->nodes);
    for (uint32_t field = 0; field < index->fields; field++)
        field_read(m, field);
    while (m->top)
        group_end(m);
    if (m->status == TW_OK)
        missing_find(m, 0, 0, 1);
}

/* Whether an entry has no field that the plan names: then it cannot be written back. */
/* NOLINTNEXTLINE(misc-no-recursion): as deep as the plan */
static int has_empty_entry(const model *m, uint32_t level, uint32_t nodes)
{
    const model_level *l = &m->plan->levels[level];
    for (uint32_t i = 0; i < l->count; i++) {
        const node *n = &m->nodes[nodes + i];
        if (l->entries[i].type != GROUP || n->state == TW_SLOT_ABSENT)
            continue;
        const model_group *g = &m->groups[n->group - 1];
        const uint32_t each = m->plan->levels[g->level].count;
        for (uint32_t k = 0; k < g->kept; k++) {
            uint32_t filled = 0;
            for (uint32_t j = 0; j < each; j++)
                filled += m->nodes[g->nodes + k * each + j].state != TW_SLOT_ABSENT;
            if (!filled || has_empty_entry(m, g->level, g->nodes + k * each))
                return 1;
        }
    }
    return 0;
}

#endif
