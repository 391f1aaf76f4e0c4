/* SPDX-License-Identifier: Apache-2.0 */
/* Rust: the types of a message and of its groups, for reading and for writing. */
#include "gen_rust.h"

/* What getters give and setters take, and the methods of Slots and DraftSlots behind them, by kind. */
static const struct {
    const char *gives, *takes, *method;
} kinds[] = {[TW_PLAN_TEXT] = {"&'b [u8]", "impl AsRef<[u8]>", "text"},
             [TW_PLAN_CHAR] = {"u8", "u8", "char"},
             [TW_PLAN_INT] = {"i64", "i64", "int"},
             [TW_PLAN_DECIMAL] = {"Decimal", "Decimal", "decimal"},
             [TW_PLAN_DECIMAL_ANY] = {"Decimal", "Decimal", "decimal"},
             [TW_PLAN_BOOL] = {"bool", "bool", "bool"},
             [TW_PLAN_TIME] = {"UtcTimestamp", "UtcTimestamp", "time"},
             [TW_PLAN_DATE] = {"Date", "Date", "date"},
             [TW_PLAN_DATA] = {"&'b [u8]", "impl AsRef<[u8]>", "text"},
             [TW_PLAN_GROUP] = {NULL, NULL, NULL},
             [TW_PLAN_TIME_FIXED] = {NULL, "UtcTimestamp", "time"}};

/* The numbers of a level's entries. */
static void numbers(gen *g, const gen_message *m, uint32_t parent)
{
    for (uint32_t i = 0; i < m->plan.entries; i++) {
        const gen_entry *e = &m->entries[i];
        if (e->plan.parent == parent && e->plan.kind != TW_PLAN_CONSTANT)
            out_format(g->o, "    pub const %s: usize = %u;\n", gen_loud(g, e->id), e->plan.slot);
    }
}

static const char *comment(gen *g, const gen_entry *e)
{
    const char *required = e->plan.required ? ", required" : "", *name = gen_shown(g, e->name);
    if (e->plan.limit)
        return gen_format(g, "%s (%u)%s: the first %u entries.", name, e->plan.tag, required, e->plan.limit);
    return gen_format(g, "%s (%u)%s.", name, e->plan.tag, required);
}

static void getter(gen *g, const gen_entry *e)
{
    out *o = g->o;
    const char *number = gen_format(g, "Self::%s", gen_loud(g, e->id));
    int form = e->type ? gen_rust_form(g, e) : RUST_NO_ENUM;
    out_format(o, "\n    /// %s\n", comment(g, e));
    if (e->plan.kind == TW_PLAN_GROUP) {
        out_format(o, "    pub fn %s(&self) -> Views<'r, 'b, %s<'r, 'b>> {\n        self.0.group_of(%s)\n    }\n", e->id, e->group,
                   number);
        return;
    }
    const char *gives =
        form == RUST_NO_ENUM ? kinds[e->plan.kind].gives : gen_format(g, "%s%s", e->type, form == CODE_TEXT ? "<'b>" : "");
    out_format(o, "    pub fn %s(&self) -> Result<Option<%s>, SlotError> {\n", e->id, gives);
    if (form == RUST_NO_ENUM)
        out_format(o, "        self.0.%s(%s)\n    }\n", kinds[e->plan.kind].method, number);
    else
        out_format(o, "        Ok(self.0.%s(%s)?.map(%s::of))\n    }\n", kinds[e->plan.kind].method, number, e->type);
    if (e->plan.kind == TW_PLAN_DECIMAL)
        out_format(
            o,
            "\n    /// The same times 10^%u.\n    pub fn %s_scaled(&self) -> Result<Option<i64>, SlotError> {\n        self.0.int(%s)\n    }\n",
            e->plan.scale, e->id, number);
}

/* A view of a level: of the message (parent TW_NONE), or of a group's entries. */
static void view(gen *g, const gen_message *m, uint32_t parent, const char *type, const char *what)
{
    out *o = g->o;
    out_format(o, "/// %s.\n#[derive(Clone, Copy, Debug)]\npub struct %s<'r, 'b>(pub Slots<'r, 'b>);\n\n", what, type);
    out_format(
        o,
        "impl<'r, 'b> FromSlots<'r, 'b> for %s<'r, 'b> {\n    fn from_slots(slots: Slots<'r, 'b>) -> Self {\n        %s(slots)\n    }\n}\n\n",
        type, type);
    out_format(o, "impl<'r, 'b> %s<'r, 'b> {\n", type);
    numbers(g, m, parent);
    for (uint32_t i = 0; i < m->plan.entries; i++)
        if (m->entries[i].plan.parent == parent)
            getter(g, &m->entries[i]);
    out_text(o, "}\n");
}

void gen_rust_row(gen *g, const gen_message *m, uint32_t number)
{
    view(g, m, TW_NONE, m->id, gen_format(g, "%s (%s): `row.view::<%s>()`", gen_shown(g, m->name), m->type, m->id));
    out_format(g->o, "\nimpl<'r, 'b> FromRow<'r, 'b> for %s<'r, 'b> {\n    const MESSAGE: usize = %u;\n}\n", m->id, number);
    for (uint32_t i = 0; i < m->plan.entries; i++)
        if (m->entries[i].plan.kind == TW_PLAN_GROUP) {
            out_text(g->o, "\n");
            view(g, m, i, m->entries[i].group,
                 gen_format(g, "An entry of %s (%u) in %s", gen_shown(g, m->entries[i].name), m->entries[i].plan.tag,
                            gen_shown(g, m->name)));
        }
}

static void setter(gen *g, const gen_entry *e)
{
    out *o = g->o;
    const char *number = gen_format(g, "Self::%s", gen_loud(g, e->id));
    int form = e->type ? gen_rust_form(g, e) : RUST_NO_ENUM;
    out_format(o, "\n    /// %s\n", comment(g, e));
    if (e->plan.kind == TW_PLAN_GROUP) {
        out_format(o, "    pub fn %s(&mut self, count: usize) -> %sDraft<'_> {\n        %sDraft(self.0.group(%s, count))\n    }\n",
                   e->id, e->group, e->group, number);
        return;
    }
    const char *takes =
        form == RUST_NO_ENUM ? kinds[e->plan.kind].takes : gen_format(g, "%s%s", e->type, form == CODE_TEXT ? "<'_>" : "");
    out_format(o, "    pub fn %s(&mut self, value: %s) -> &mut Self {\n        self.0.%s(%s, value%s);\n        self\n    }\n",
               e->id, takes, kinds[e->plan.kind].method, number, form == RUST_NO_ENUM ? "" : ".code()");
    if (e->plan.kind == TW_PLAN_DECIMAL)
        out_format(
            o,
            "\n    /// The same times 10^%u, with so many fraction digits; `None`: %u.\n"
            "    pub fn %s_scaled(&mut self, value: i64, digits: Option<u8>) -> &mut Self {\n        self.0.scaled(%s, value, digits);\n        self\n    }\n",
            e->plan.scale, e->plan.scale, e->id, number);
}

/* The draft of a level. */
static void draft(gen *g, const gen_message *m, uint32_t parent, const char *type, const char *what)
{
    out *o = g->o;
    out_format(o, "/// %s that is to be sent.\n#[derive(Debug)]\npub struct %s<'d>(pub DraftSlots<'d>);\n\nimpl<'d> %s<'d> {\n",
               what, type, type);
    numbers(g, m, parent);
    if (parent == TW_NONE)
        out_format(
            o,
            "\n    /// Begins one, all entries absent; [`Draft::write`] writes it.\n    pub fn begin(draft: &'d mut Draft) -> Self {\n        Self(draft.begin(%u))\n    }\n",
            (unsigned)(m - g->messages));
    for (uint32_t i = 0; i < m->plan.entries; i++)
        if (m->entries[i].plan.parent == parent && m->entries[i].plan.kind != TW_PLAN_CONSTANT)
            setter(g, &m->entries[i]);
    out_text(o, "}\n");
}

void gen_rust_draft(gen *g, const gen_message *m, uint32_t number)
{
    out *o = g->o;
    (void)number;
    draft(g, m, TW_NONE, gen_format(g, "%sDraft", m->id), gen_format(g, "%s (%s)", gen_shown(g, m->name), m->type));
    for (uint32_t i = 0; i < m->plan.entries; i++) {
        const gen_entry *e = &m->entries[i];
        if (e->plan.kind != TW_PLAN_GROUP)
            continue;
        const char *what = gen_format(g, "%s (%u) in %s", gen_shown(g, e->name), e->plan.tag, gen_shown(g, m->name));
        out_format(
            o,
            "\n/// %s that is to be sent.\n#[derive(Debug)]\npub struct %sDraft<'d>(pub DraftGroup<'d>);\n\nimpl %sDraft<'_> {\n"
            "    /// Entry `which`, from 0; panics where there is none.\n"
            "    pub fn entry(&mut self, which: usize) -> %sEntryDraft<'_> {\n        %sEntryDraft(self.0.entry(which))\n    }\n}\n\n",
            what, e->group, e->group, e->group, e->group);
        draft(g, m, i, gen_format(g, "%sEntryDraft", e->group), gen_format(g, "An entry of %s", what));
    }
}
