/* SPDX-License-Identifier: Apache-2.0 */
/* C: drafts of templates. */
#include "gen_c.h"

#include <string.h>

/* What setters take, and what they put into the slot, by kind. */
static const struct {
    const char *arguments[2], *number, *digits;
} setters[] = {[TW_PLAN_TEXT] = {{"const char *text", "uint32_t length"}, NULL, NULL},
               [TW_PLAN_CHAR] = {{"char value", NULL}, "(uint8_t)value", "0"},
               [TW_PLAN_INT] = {{"int64_t value", NULL}, "value", "0"},
               [TW_PLAN_DECIMAL] = {{"int64_t value", "uint32_t digits"}, "value", "digits"},
               [TW_PLAN_DECIMAL_ANY] = {{"int64_t mantissa", "uint32_t digits"}, "mantissa", "digits"},
               [TW_PLAN_BOOL] = {{"uint8_t value", NULL}, "value != 0", "0"},
               [TW_PLAN_TIME] = {{"int64_t ns", "uint32_t digits"}, "ns", "digits"},
               [TW_PLAN_DATE] = {{"int32_t days", NULL}, "days", "0"},
               [TW_PLAN_DATA] = {{"const void *data", "uint32_t length"}, NULL, NULL},
               [TW_PLAN_GROUP] = {{"uint32_t count", NULL}, NULL, NULL},
               [TW_PLAN_TIME_FIXED] = {{"int64_t ns", NULL}, "ns", "0"}};

static void names_make(gen *g, gen_message *m)
{
    static const char *const plain[] = {"", "^", NULL}, *const scaled[] = {"", "^", "^_SCALE", NULL},
                             *const group[] = {"_edit", "_draft", "^_DRAFT_SLOTS", NULL};
    for (uint32_t i = 0; i < m->plan.entries; i++) {
        gen_entry *e = &m->entries[i];
        const char *around = e->plan.parent == TW_NONE ? m->id : m->entries[e->plan.parent].group;
        const char *otherwise = gen_format(g, "_%u", e->plan.tag);
        if (e->plan.kind == TW_PLAN_CONSTANT)
            continue;
        e->id = gen_claim(g, "", gen_format(g, "%s_set_%s", around, gen_snake(g, e->name)), otherwise,
                          e->plan.kind == TW_PLAN_DECIMAL ? scaled : plain);
        if (e->plan.kind == TW_PLAN_GROUP)
            e->group = gen_claim(g, "", gen_format(g, "%s_%s", around, gen_snake(g, e->name)), otherwise, group);
    }
}

/* The constants of a level, for a comment. */
static void constants(gen *g, const gen_message *m, uint32_t parent)
{
    uint32_t some = 0;
    for (uint32_t i = 0; i < m->plan.entries; i++) {
        const gen_entry *e = &m->entries[i];
        if (e->plan.parent != parent || e->plan.kind != TW_PLAN_CONSTANT)
            continue;
        out_format(g->o, "%s%u=", some++ ? ", " : " It has ", e->plan.tag);
        for (uint32_t k = 0; k < e->plan.constant_length; k++) {
            uint8_t byte = (uint8_t)e->plan.constant[k];
            int shown = (gen_literal_plain(byte) && byte != '*' && byte != '/') || byte == '?';
            out_format(g->o, "%c", shown ? byte : '.');
        }
    }
    out_text(g->o, some ? "." : "");
}

static void setter(gen *g, const gen_entry *e, const char *type, int inside)
{
    out *o = g->o;
    /* a message's draft holds what an entry's refers to; both know where their slots begin */
    const char *draft = inside ? "entry->draft" : "&draft->draft", *self = inside ? "entry" : "draft";
    const char *upper = gen_loud(g, e->id), *slot = inside ? gen_format(g, "entry->first + %s", upper) : upper;
    const char *const arguments[] = {gen_format(g, "%s%s *%s", inside ? "const " : "", type, self),
                                     setters[e->plan.kind].arguments[0], setters[e->plan.kind].arguments[1], NULL};
    const char *tag = gen_format(g, "%u", e->plan.tag);
    const char *digits = e->plan.kind == TW_PLAN_DECIMAL
                             ? gen_format(g, "; digits: 0 .. %u, TW_DIGITS_OWN: %u", e->plan.scale, e->plan.scale)
                         : e->plan.kind == TW_PLAN_DECIMAL_ANY ? "; mantissa / 10^digits, 0 .. 18"
                         : e->plan.kind == TW_PLAN_TIME        ? "; digits: 0 .. 9"
                                                               : "";
    out_format(o, "/* %s%s */\n", gen_about(g, e), digits);
    gen_c_function(g, "void", e->id, arguments);
    if (e->plan.kind == TW_PLAN_GROUP) {
        const char *const call[] = {draft, slot, tag, "count", gen_format(g, "%s_DRAFT_SLOTS", gen_loud(g, e->group)), NULL};
        gen_c_call(g, "    tw_draft_group", call);
        out_text(o, ";\n}\n\n");
        const char *const at[] = {gen_format(g, "%s%s *%s", inside ? "const " : "", type, self), "uint32_t which", NULL};
        const char *const entry[] = {draft, slot, tag, "which", NULL};
        out_text(o, "/* Entry `which`, from 0, below that count. */\n");
        gen_c_function(g, gen_format(g, "%s_draft", e->group), gen_format(g, "%s_edit", e->group), at);
        out_format(o, "    %s_draft made;\n    made.draft = %s;\n", e->group, draft);
        gen_c_call(g, "    made.first = tw_draft_entry", entry);
        out_text(o, ";\n    return made;\n}\n\n");
        return;
    }
    if (setters[e->plan.kind].number) {
        const char *const call[] = {draft, slot, setters[e->plan.kind].number, setters[e->plan.kind].digits, NULL};
        gen_c_call(g, "    tw_draft_number", call);
    } else {
        const char *const call[] = {draft, slot, tag, e->plan.kind == TW_PLAN_DATA ? "data" : "text", "length", NULL};
        gen_c_call(g, "    tw_draft_text", call);
    }
    out_text(o, ";\n}\n\n");
}

static void level(gen *g, const gen_message *m, uint32_t parent, const char *type)
{
    for (uint32_t i = 0; i < m->plan.entries; i++)
        if (m->entries[i].plan.parent == parent && m->entries[i].plan.kind != TW_PLAN_CONSTANT)
            setter(g, &m->entries[i], type, parent != TW_NONE);
}

static void begin_and_write(gen *g, const gen_message *m, const char *type, uint32_t number)
{
    out *o = g->o;
    const char *const begin[] = {gen_format(g, "%s *draft", type),
                                 "tw_slot *slots",
                                 "uint32_t slots_max",
                                 "char *text",
                                 "uint32_t text_used",
                                 "uint32_t text_room",
                                 NULL};
    const char *const write[] = {gen_format(g, "const %s *draft", type),
                                 "const tw_template *made",
                                 "void *out",
                                 "uint32_t room",
                                 "uint32_t *offset",
                                 "uint32_t *length",
                                 "tw_error *error",
                                 NULL};
    const char *const call_begin[] = {"&draft->draft", gen_format(g, "%s_DRAFT_SLOTS", gen_loud(g, m->id)),
                                      "slots",         "slots_max",
                                      "text",          "text_used",
                                      "text_room",     NULL};
    const char *const call_write[] = {"&draft->draft", "made", gen_format(g, "%u", number), "out", "room", "offset", "length",
                                      "error",         NULL};
    out_text(o, "/* Begins a message, all absent: as tw_draft_begin. */\n");
    gen_c_function(g, "void", gen_format(g, "%s_begin", m->id), begin);
    gen_c_call(g, "    tw_draft_begin", call_begin);
    out_text(o, ";\n}\n\n/* Writes it: as tw_draft_write. made: of the text above. */\n");
    gen_c_function(g, "tw_status", gen_format(g, "%s_write", m->id), write);
    gen_c_call(g, "    return tw_draft_write", call_write);
    out_text(o, ";\n}\n\n");
}

static void message(gen *g, const gen_message *m, uint32_t number)
{
    out *o = g->o;
    for (uint32_t i = m->plan.entries; i-- > 0;) {
        const gen_entry *e = &m->entries[i];
        if (e->plan.kind != TW_PLAN_GROUP)
            continue;
        const char *type = gen_format(g, "%s_draft", e->group);
        gen_c_numbers(g, m, i, type, e->plan.slots);
        out_format(o, "/* An entry of %s (%u) in %s that is to be sent.", gen_shown(g, e->name), e->plan.tag,
                   gen_shown(g, m->name));
        constants(g, m, i);
        out_format(
            o,
            " */\ntypedef struct %s {\n    tw_draft *draft; /* of the message */\n    uint32_t first;  /* its first slot */\n} %s;\n\n",
            type, type);
        level(g, m, i, type);
    }
    const char *type = gen_format(g, "%s_draft", m->id);
    gen_c_numbers(g, m, TW_NONE, type, m->plan.slots);
    out_format(o, "/* %s (%s) that is to be sent.", gen_shown(g, m->name), m->type);
    constants(g, m, TW_NONE);
    out_format(o, " */\ntypedef struct %s {\n    tw_draft draft;\n} %s;\n\n", type, type);
    begin_and_write(g, m, type, number);
    level(g, m, TW_NONE, type);
}

void gen_c_drafts(gen *g)
{
    for (uint32_t i = 0; i < g->messages_count; i++)
        names_make(g, &g->messages[i]);
    for (uint32_t i = 0; i < g->messages_count; i++)
        message(g, &g->messages[i], i);
}
