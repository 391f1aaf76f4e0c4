/* SPDX-License-Identifier: Apache-2.0 */
/* C#: the types of a message and of its groups, for reading and for writing. */
#include "gen_csharp.h"

/* What properties give and setters take, and the methods of Slots and DraftSlots behind them, by kind. */
static const struct {
    const char *gives, *get, *takes, *set;
} kinds[] = {[TW_PLAN_TEXT] = {"ReadOnlySpan<byte>", "GetText", "ReadOnlySpan<byte>", "Text"},
             [TW_PLAN_CHAR] = {"byte?", "GetChar", "byte", "Char"},
             [TW_PLAN_INT] = {"long?", "GetInt", "long", "Int"},
             [TW_PLAN_DECIMAL] = {"FixDecimal?", "GetDecimal", "FixDecimal", "Decimal"},
             [TW_PLAN_DECIMAL_ANY] = {"FixDecimal?", "GetDecimal", "FixDecimal", "Decimal"},
             [TW_PLAN_BOOL] = {"bool?", "GetBool", "bool", "Bool"},
             [TW_PLAN_TIME] = {"UtcTimestamp?", "GetTime", "UtcTimestamp", "Time"},
             [TW_PLAN_DATE] = {"FixDate?", "GetDate", "FixDate", "Date"},
             [TW_PLAN_DATA] = {"ReadOnlySpan<byte>", "GetText", "ReadOnlySpan<byte>", "Text"},
             [TW_PLAN_GROUP] = {NULL, NULL, NULL, NULL},
             [TW_PLAN_TIME_FIXED] = {NULL, NULL, "UtcTimestamp", "Time"}};

/* The numbers of a level's entries. */
static void numbers(gen *g, const gen_message *m, uint32_t parent)
{
    const char *between = "";
    out_text(g->o,
             "        /// <summary>Numbers of the entries, for Slots.</summary>\n        public static class At\n        {\n");
    for (uint32_t i = 0; i < m->plan.entries; i++) {
        const gen_entry *e = &m->entries[i];
        if (e->plan.parent != parent || e->plan.kind == TW_PLAN_CONSTANT)
            continue;
        out_format(g->o, "%s            /// <summary>%s (%u).</summary>\n            public const int %s = %u;\n", between,
                   gen_shown(g, e->name), e->plan.tag, e->id, e->plan.slot);
        between = "\n";
    }
    out_text(g->o, "        }\n");
}

static void comment(gen *g, const gen_entry *e)
{
    out_format(g->o, "\n        /// <summary>%s (%u)%s", gen_shown(g, e->name), e->plan.tag, e->plan.required ? ", required" : "");
    if (e->plan.limit)
        out_format(g->o, ": the first %u entries", e->plan.limit);
    out_text(g->o, ".</summary>\n");
}

static void getter(gen *g, const gen_entry *e)
{
    out *o = g->o;
    int form = e->type ? gen_csharp_form(g, e) : CSHARP_NO_CODES;
    comment(g, e);
    if (e->plan.kind == TW_PLAN_GROUP) {
        out_format(o, "        public %sEntries %s => new(Slots.Group(At.%s));\n", e->group, e->id, e->id);
        return;
    }
    if (form == CSHARP_NO_CODES || form == CODE_TEXT)
        out_format(o, "        public %s %s => Slots.%s(At.%s);\n", kinds[e->plan.kind].gives, e->id, kinds[e->plan.kind].get,
                   e->id);
    else
        out_format(o, "        public %s? %s => (%s?)Slots.%s(At.%s);\n", e->type, e->id, e->type, kinds[e->plan.kind].get, e->id);
    if (e->plan.kind == TW_PLAN_DECIMAL)
        out_format(
            o, "\n        /// <summary>The same times 10^%u.</summary>\n        public long? %sScaled => Slots.GetInt(At.%s);\n",
            e->plan.scale, e->id, e->id);
}

/* A view of a level: of the message (parent TW_NONE), or of a group's entries. */
static void view(gen *g, const gen_message *m, uint32_t parent, const char *type, const char *what)
{
    out *o = g->o;
    out_format(o, "\n    /// <summary>%s: a view of its slots.</summary>\n    public readonly ref struct %s\n    {\n", what, type);
    out_format(
        o,
        "        /// <summary>Of slots.</summary>\n        public %s(Slots slots)\n        {\n            Slots = slots;\n        }\n\n",
        type);
    out_text(o, "        /// <summary>The slots.</summary>\n        public Slots Slots { get; }\n\n");
    numbers(g, m, parent);
    if (parent == TW_NONE) {
        unsigned number = (unsigned)(m - g->messages);
        out_format(
            o, "\n        /// <summary>The number of the message in its plan.</summary>\n        public const int Message = %u;\n",
            number);
        out_format(o,
                   "\n        /// <summary>The view of a row; false where it is another message of the plan, or none.</summary>\n"
                   "        public static bool TryView(Row row, out %s view)\n        {\n            view = new %s(row.Slots);\n"
                   "            return row.Message == Message;\n        }\n",
                   type, type);
    }
    for (uint32_t i = 0; i < m->plan.entries; i++)
        if (m->entries[i].plan.parent == parent)
            getter(g, &m->entries[i]);
    out_text(o, "    }\n");
}

/* The entries of a group, for foreach. */
static void entries(gen *g, const gen_entry *e, const char *what)
{
    out_format(
        g->o,
        "\n    /// <summary>The entries of %s, for foreach.</summary>\n    public ref struct %sEntries\n    {\n        private Entries _entries;\n\n"
        "        internal %sEntries(Entries entries)\n        {\n            _entries = entries;\n        }\n\n"
        "        /// <summary>How many are still to come.</summary>\n        public readonly int Count => _entries.Count;\n\n"
        "        /// <summary>The entry that MoveNext moved to.</summary>\n        public readonly %s Current => new(_entries.Current);\n\n"
        "        /// <summary>For foreach.</summary>\n        public readonly %sEntries GetEnumerator() => this;\n\n"
        "        /// <summary>Moves to the next entry, if there is one.</summary>\n        public bool MoveNext() => _entries.MoveNext();\n    }\n",
        what, e->group, e->group, e->group, e->group);
}

static const char *group_text(gen *g, const gen_message *m, const gen_entry *e)
{
    return gen_format(g, "%s (%u) in %s", gen_shown(g, e->name), e->plan.tag, gen_shown(g, m->name));
}

void gen_csharp_row(gen *g, const gen_message *m, uint32_t number)
{
    (void)number;
    view(g, m, TW_NONE, m->id, gen_format(g, "%s (%s)", gen_shown(g, m->name), m->type));
    for (uint32_t i = 0; i < m->plan.entries; i++) {
        const gen_entry *e = &m->entries[i];
        if (e->plan.kind != TW_PLAN_GROUP)
            continue;
        entries(g, e, group_text(g, m, e));
        view(g, m, i, e->group, gen_format(g, "An entry of %s", group_text(g, m, e)));
    }
}

/* A setter: gives the draft again. */
static void setter(gen *g, const gen_entry *e, const char *draft)
{
    out *o = g->o;
    int form = e->type ? gen_csharp_form(g, e) : CSHARP_NO_CODES;
    int is_text = e->plan.kind == TW_PLAN_TEXT || e->plan.kind == TW_PLAN_DATA;
    comment(g, e);
    if (e->plan.kind == TW_PLAN_GROUP) {
        out_format(o, "        public %sDraft %s(int count) => new(Slots.Group(At.%s, count));\n", e->group, e->id, e->id);
        return;
    }
    const char *body =
        "        public %s %s(%s%s value)\n        {\n            Slots.%s(At.%s, %svalue);\n            return this;\n        }\n";
    if (form == CSHARP_NO_CODES || form == CODE_TEXT)
        out_format(o, body, draft, e->id, is_text ? "scoped " : "", kinds[e->plan.kind].takes, kinds[e->plan.kind].set, e->id, "");
    else
        out_format(o, body, draft, e->id, "", e->type, kinds[e->plan.kind].set, e->id, form == CODE_CHAR ? "(byte)" : "(long)");
    if (is_text) {
        out_text(o, "\n        /// <summary>The same, as UTF-8.</summary>\n");
        out_format(o, body, draft, e->id, "", "string", "Text", e->id, "");
    }
    if (e->plan.kind == TW_PLAN_DECIMAL)
        out_format(
            o,
            "\n        /// <summary>The same times 10^%u, with so many fraction digits; null: %u.</summary>\n"
            "        public %s %sScaled(long value, int? digits = null)\n        {\n            Slots.Scaled(At.%s, value, digits);\n"
            "            return this;\n        }\n",
            e->plan.scale, e->plan.scale, draft, e->id, e->id);
}

/* The draft of a level. */
static void draft_of(gen *g, const gen_message *m, uint32_t parent, const char *type, const char *what)
{
    out *o = g->o;
    out_format(o, "\n    /// <summary>%s that is to be sent.</summary>\n    public readonly ref struct %s\n    {\n", what, type);
    out_format(o, "        internal %s(DraftSlots slots)\n        {\n            Slots = slots;\n        }\n\n", type);
    out_text(o, "        /// <summary>The slots.</summary>\n        public DraftSlots Slots { get; }\n\n");
    numbers(g, m, parent);
    if (parent == TW_NONE)
        out_format(o,
                   "\n        /// <summary>Begins one, all entries absent; <see cref=\"Draft.Write\"/> writes it.</summary>\n"
                   "        public static %s Begin(Draft draft) => new(draft.Begin(%u));\n",
                   type, (unsigned)(m - g->messages));
    for (uint32_t i = 0; i < m->plan.entries; i++)
        if (m->entries[i].plan.parent == parent && m->entries[i].plan.kind != TW_PLAN_CONSTANT)
            setter(g, &m->entries[i], type);
    out_text(o, "    }\n");
}

void gen_csharp_draft(gen *g, const gen_message *m, uint32_t number)
{
    out *o = g->o;
    (void)number;
    draft_of(g, m, TW_NONE, gen_format(g, "%sDraft", m->id), gen_format(g, "%s (%s)", gen_shown(g, m->name), m->type));
    for (uint32_t i = 0; i < m->plan.entries; i++) {
        const gen_entry *e = &m->entries[i];
        if (e->plan.kind != TW_PLAN_GROUP)
            continue;
        out_format(
            o,
            "\n    /// <summary>%s that is to be sent.</summary>\n    public readonly ref struct %sDraft\n    {\n"
            "        private readonly DraftGroup _group;\n\n        internal %sDraft(DraftGroup group)\n        {\n            _group = group;\n        }\n\n"
            "        /// <summary>Entry <paramref name=\"which\"/>, from 0; an exception where there is none.</summary>\n"
            "        public %sEntryDraft this[int which] => new(_group[which]);\n    }\n",
            group_text(g, m, e), e->group, e->group, e->group);
        draft_of(g, m, i, gen_format(g, "%sEntryDraft", e->group), gen_format(g, "An entry of %s", group_text(g, m, e)));
    }
}
