/* SPDX-License-Identifier: Apache-2.0 */
/* C: rows of plans. */
#include "gen_c.h"

#include <string.h>

/* The types of getters and the calls of <tagwire/rows.h> behind them, by kind. */
static const struct {
    const char *argument, *call;
} getters[] = {[TW_PLAN_TEXT] = {"const char **text", "tw_slot_text"},
               [TW_PLAN_CHAR] = {"char *value", "tw_slot_char"},
               [TW_PLAN_INT] = {"int64_t *value", "tw_slot_int"},
               [TW_PLAN_DECIMAL] = {"int64_t *value", "tw_slot_int"},
               [TW_PLAN_DECIMAL_ANY] = {"tw_decimal *value", "tw_slot_decimal"},
               [TW_PLAN_BOOL] = {"uint8_t *value", "tw_slot_bool"},
               [TW_PLAN_TIME] = {"int64_t *ns", "tw_slot_int"},
               [TW_PLAN_DATE] = {"int32_t *days", "tw_slot_date"},
               [TW_PLAN_DATA] = {"const char **text", "tw_slot_text"},
               [TW_PLAN_GROUP] = {"uint32_t *count", "tw_slot_group"}};

static void names_make(gen *g, gen_message *m)
{
    static const char *const plain[] = {"", "^", NULL}, *const scaled[] = {"", "^", "^_SCALE", NULL},
                             *const group[] = {"", "^", "_at", "_entry", "_state", "_bytes", "^_SLOTS", NULL};
    for (uint32_t i = 0; i < m->plan.entries; i++) {
        gen_entry *e = &m->entries[i];
        const char *around = e->plan.parent == TW_NONE ? m->id : m->entries[e->plan.parent].id;
        e->id = gen_claim(g, "", gen_format(g, "%s_%s", around, gen_snake(g, e->name)), gen_format(g, "_%u", e->plan.tag),
                          e->plan.kind == TW_PLAN_GROUP     ? group
                          : e->plan.kind == TW_PLAN_DECIMAL ? scaled
                                                            : plain);
        e->group = e->id;
    }
}

static void view(gen *g, const char *type, const char *what)
{
    out_format(g->o,
               "/* %s. It points to what was read and lives as long as that. */\n"
               "typedef struct %s {\n"
               "    const tw_slot *slots; /* its own, by the numbers above */\n"
               "    const tw_slot *all;   /* of the call */\n"
               "    const void *input;\n"
               "} %s;\n\n",
               what, type, type);
}

/* What a row or entry has for every slot: its state, and its bytes as received. */
static void common(gen *g, const char *id, const char *type)
{
    const char *row = gen_format(g, "const %s *row", type);
    const char *const state[] = {row, "uint32_t slot", NULL}, *const bytes[] = {row, "uint32_t slot", "const char **bytes", NULL};
    out_text(g->o, "/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */\n");
    gen_c_function(g, "uint32_t", gen_format(g, "%s_state", id), state);
    out_text(g->o, "    return row->slots[slot].state;\n}\n\n");
    gen_c_function(g, "uint32_t", gen_format(g, "%s_bytes", id), bytes);
    out_text(g->o, "    return tw_slot_bytes(&row->slots[slot], row->input, bytes);\n}\n\n");
}

static void getter(gen *g, const gen_entry *e, const char *type)
{
    int is_text = e->plan.kind == TW_PLAN_TEXT || e->plan.kind == TW_PLAN_DATA;
    const char *row = gen_format(g, "const %s *row", type), *slot = gen_format(g, "&row->slots[%s]", gen_loud(g, e->id));
    const char *const plain[] = {row, getters[e->plan.kind].argument, NULL};
    const char *const text[] = {row, getters[e->plan.kind].argument, "uint32_t *length", NULL};
    const char *value = strrchr(getters[e->plan.kind].argument, '*') + 1;
    out_format(g->o, "/* %s */\n", gen_about(g, e));
    gen_c_function(g, "uint32_t", e->id, is_text ? text : plain);
    const char *const call[] = {slot, value, NULL}, *const call_text[] = {slot, "row->input", value, "length", NULL};
    gen_c_call(g, gen_format(g, "    return %s", getters[e->plan.kind].call), is_text ? call_text : call);
    out_text(g->o, ";\n}\n\n");
    if (e->plan.kind != TW_PLAN_GROUP)
        return;
    const char *const at[] = {row, "uint32_t which", NULL};
    out_format(g->o, "/* Entry `which`, from 0, below that count. */\n");
    gen_c_function(g, gen_format(g, "%s_entry", e->group), gen_format(g, "%s_at", e->id), at);
    out_format(g->o, "    %s_entry entry;\n    entry.slots = tw_slot_entry(%s, row->all, which);\n", e->group, slot);
    out_text(g->o, "    entry.all = row->all;\n    entry.input = row->input;\n    return entry;\n}\n\n");
}

static void level(gen *g, const gen_message *m, uint32_t parent, const char *type)
{
    for (uint32_t i = 0; i < m->plan.entries; i++)
        if (m->entries[i].plan.parent == parent)
            getter(g, &m->entries[i], type);
}

/* A message: its groups first, the innermost at the top, since C wants types before their use. */
static void message(gen *g, const gen_message *m, uint32_t number)
{
    for (uint32_t i = m->plan.entries; i-- > 0;) {
        const gen_entry *e = &m->entries[i];
        if (e->plan.kind != TW_PLAN_GROUP)
            continue;
        const char *type = gen_format(g, "%s_entry", e->group);
        gen_c_numbers(g, m, i, e->group, e->plan.slots);
        view(g, type, gen_format(g, "An entry of %s (%u) in %s", gen_shown(g, e->name), e->plan.tag, gen_shown(g, m->name)));
        common(g, e->group, type);
        level(g, m, i, type);
    }
    const char *type = gen_format(g, "%s_row", m->id);
    out_format(g->o, "enum { %s_MESSAGE = %u }; /* tw_row.message */\n", gen_loud(g, m->id), number);
    gen_c_numbers(g, m, TW_NONE, m->id, m->plan.slots);
    view(g, type, gen_format(g, "%s (%s)", gen_shown(g, m->name), m->type));
    const char *const of[] = {gen_format(g, "%s *row", type), "const tw_row *read", "const tw_slot *slots", "const void *input",
                              NULL};
    out_format(
        g->o,
        "/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */\n");
    gen_c_function(g, "int", gen_format(g, "%s_of", m->id), of);
    out_format(g->o, "    if (read->message != %s_MESSAGE)\n        return 0;\n", gen_loud(g, m->id));
    out_text(g->o, "    row->slots = slots + read->slot;\n    row->all = slots;\n    row->input = input;\n    return 1;\n}\n\n");
    common(g, m->id, type);
    level(g, m, TW_NONE, type);
}

void gen_c_rows(gen *g)
{
    for (uint32_t i = 0; i < g->messages_count; i++)
        names_make(g, &g->messages[i]);
    for (uint32_t i = 0; i < g->messages_count; i++)
        message(g, &g->messages[i], i);
}
