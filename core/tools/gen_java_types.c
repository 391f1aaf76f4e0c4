/* SPDX-License-Identifier: Apache-2.0 */
/* Java: the classes of a message and of its groups, for reading and for writing. */
#include "gen_java.h"

/* What getters give, and the method of Slots behind them, by kind; digits: what the number needs to be understood. */
static const struct {
    const char *type, *get;
} getters[] = {[TW_PLAN_CHAR] = {"char", "charValue"},       [TW_PLAN_INT] = {"long", "longValue"},
               [TW_PLAN_DECIMAL] = {"long", "longValue"},    [TW_PLAN_DECIMAL_ANY] = {"long", "longValue"},
               [TW_PLAN_BOOL] = {"boolean", "booleanValue"}, [TW_PLAN_TIME] = {"long", "longValue"},
               [TW_PLAN_DATE] = {"long", "longValue"}};

/* What an entry is, for Javadoc. */
static const char *about(gen *g, const gen_entry *e)
{
    const char *what = gen_format(g, "%s (%u)", gen_java_shown(g, e->name), e->plan.tag);
    switch (e->plan.kind) {
    case TW_PLAN_DECIMAL: return gen_format(g, "%s, times 10^%u", what, e->plan.scale);
    case TW_PLAN_TIME:
    case TW_PLAN_TIME_FIXED: return gen_format(g, "%s, in nanoseconds since 1970 UTC", what);
    case TW_PLAN_DATE: return gen_format(g, "%s, in days since 1970", what);
    default: return what;
    }
}

/* The numbers of a level's slots. */
static void numbers(gen *g, const gen_message *m, uint32_t parent)
{
    for (uint32_t i = 0; i < m->plan.entries; i++) {
        const gen_entry *e = &m->entries[i];
        if (e->plan.parent != parent || e->plan.kind == TW_PLAN_CONSTANT)
            continue;
        out_format(g->o, "        /** %s (%u)%s: its slot. */\n        public static final int %s = %u;\n",
                   gen_java_shown(g, e->name), e->plan.tag, e->plan.required ? ", required" : "", e->constant, e->plan.slot);
        if (e->plan.kind == TW_PLAN_DECIMAL)
            out_format(g->o, "        /** The decimals of its number. */\n        public static final int %s_SCALE = %u;\n",
                       e->constant, e->plan.scale);
    }
}

/* A method that does one thing. */
static void method(gen *g, const char *comment, const char *head, const char *body)
{
    out_format(g->o, "\n        /** %s */\n        public %s {\n            %s;\n        }\n", comment, head, body);
}

static void getter_of_text(gen *g, const gen_entry *e)
{
    const char *what = about(g, e);
    method(g, gen_format(g, "{@return %s as a new string; null where it is absent}", what), gen_format(g, "String %s()", e->id),
           gen_format(g, "return slots.string(%s)", e->constant));
    method(g, gen_format(g, "{@return whether %s is there: it is appended then}", what),
           gen_format(g, "boolean %s(StringBuilder out)", e->id), gen_format(g, "return slots.appendTo(%s, out)", e->constant));
    method(g, gen_format(g, "{@return whether %s is there and this text}", what),
           gen_format(g, "boolean %sIs(CharSequence text)", e->id),
           gen_format(g, "return slots.contentEquals(%s, text)", e->constant));
}

static void getter_of_codes(gen *g, const gen_entry *e, int form)
{
    const char *what = about(g, e), *absent = gen_format(g, "slots.isAbsent(%s) ? null : ", e->constant);
    const char *value = form == CODE_TEXT
                            ? gen_format(g, "%s.CODES.get(slots, %s)", e->type, e->constant)
                            : gen_format(g, "%s%s.of(slots.%s(%s))", absent, e->type, getters[e->plan.kind].get, e->constant);
    method(g, gen_format(g, "{@return %s; null where it is absent}", what), gen_format(g, "%s %s()", e->type, e->id),
           gen_format(g, "return %s", value));
    if (form == CODE_TEXT)
        method(g, gen_format(g, "{@return %s as it was sent, as a new string; null where it is absent}", what),
               gen_format(g, "String %sCode()", e->id), gen_format(g, "return slots.string(%s)", e->constant));
    else
        method(g, gen_format(g, "{@return %s as it was sent; an exception where it is absent}", what),
               gen_format(g, "%s %sCode()", getters[e->plan.kind].type, e->id),
               gen_format(g, "return slots.%s(%s)", getters[e->plan.kind].get, e->constant));
}

static void getter_of_number(gen *g, const gen_entry *e)
{
    const char *what = about(g, e), *type = getters[e->plan.kind].type, *get = getters[e->plan.kind].get;
    const char *as = NULL, *method_of = NULL;
    if (e->plan.kind == TW_PLAN_DECIMAL_ANY)
        what = gen_format(g, "%s: its mantissa, of which slots().digits says the fraction digits", what);
    method(g, gen_format(g, "{@return %s; an exception where it is absent}", what), gen_format(g, "%s %s()", type, e->id),
           gen_format(g, "return slots.%s(%s)", get, e->constant));
    method(g, gen_format(g, "{@return %s, or this where it is absent}", about(g, e)),
           gen_format(g, "%s %s(%s otherwise)", type, e->id, type),
           gen_format(g, "return slots.%s(%s, otherwise)", get, e->constant));
    switch (e->plan.kind) {
    case TW_PLAN_DECIMAL:
    case TW_PLAN_DECIMAL_ANY: as = "BigDecimal", method_of = "bigDecimal"; break;
    case TW_PLAN_TIME: as = "Instant", method_of = "instant"; break;
    case TW_PLAN_DATE: as = "LocalDate", method_of = "localDate"; break;
    default: return;
    }
    method(g, gen_format(g, "{@return the same as a new %s; null where it is absent}", as),
           gen_format(g, "%s %sAs%s()", as, e->id, as), gen_format(g, "return slots.%s(%s)", method_of, e->constant));
}

static void getter(gen *g, const gen_entry *e)
{
    int form = e->type ? gen_java_form(g, e) : JAVA_NO_CODES;
    const char *first = e->plan.limit ? gen_format(g, ", the first %u", e->plan.limit) : "";
    if (e->plan.kind == TW_PLAN_GROUP)
        method(g, gen_format(g, "{@return the entries of %s%s: the same object each time, before the first}", about(g, e), first),
               gen_format(g, "%s %s()", e->group, e->id), gen_format(g, "return %s.wrap(slots.group(%s))", e->id, e->constant));
    else if (e->plan.kind == TW_PLAN_DATA)
        method(g, gen_format(g, "{@return %s as a new array; null where it is absent}", about(g, e)),
               gen_format(g, "byte[] %s()", e->id), gen_format(g, "return slots.bytes(%s)", e->constant));
    else if (form != JAVA_NO_CODES)
        getter_of_codes(g, e, form);
    else if (e->plan.kind == TW_PLAN_TEXT)
        getter_of_text(g, e);
    else
        getter_of_number(g, e);
    method(g, gen_format(g, "{@return whether %s (%u) is there, right or wrong}", gen_java_shown(g, e->name), e->plan.tag),
           gen_format(g, "boolean has%c%s()", e->id[0] >= 'a' && e->id[0] <= 'z' ? e->id[0] - 'a' + 'A' : e->id[0], e->id + 1),
           gen_format(g, "return !slots.isAbsent(%s)", e->constant));
}

/* A view of a level: of the message (parent TW_NONE), or of a group's entries. */
static void view(gen *g, const gen_message *m, uint32_t parent, const char *type)
{
    out *o = g->o;
    if (parent == TW_NONE)
        out_format(o, "        /** The number of the message in its plan. */\n        public static final int MESSAGE = %u;\n",
                   (unsigned)(m - g->messages));
    numbers(g, m, parent);
    out_text(o, "\n        private Slots slots;\n");
    for (uint32_t i = 0; i < m->plan.entries; i++)
        if (m->entries[i].plan.parent == parent && m->entries[i].plan.kind == TW_PLAN_GROUP)
            out_format(o, "        private final %s %s = new %s();\n", m->entries[i].group, m->entries[i].id, m->entries[i].group);
    if (parent == TW_NONE) {
        out_format(
            o,
            "\n        /** Of no row yet. */\n        public %s() {}\n"
            "\n        /**\n         * Looks at a row, which moves with its reader.\n         *\n         * @param row of a reader by this plan\n"
            "         * @return whether it is this message; of another nothing can be read\n         */\n"
            "        public boolean wrap(Row row) {\n            slots = row.message() == MESSAGE ? row : null;\n"
            "            return slots != null;\n        }\n",
            type);
    } else {
        out_format(o,
                   "\n        private %s() {}\n\n        private %s wrap(Slots entries) {\n            slots = entries;\n"
                   "            return this;\n        }\n",
                   type, type);
        method(g, "{@return whether there is a next entry, to which this moves}", "boolean next()", "return slots.next()");
        method(g, "{@return how many entries are still to come}", "int remaining()", "return slots.remaining()");
    }
    method(g, "{@return the slots, for their states, bytes and digits}", "Slots slots()", "return slots");
    for (uint32_t i = 0; i < m->plan.entries; i++)
        if (m->entries[i].plan.parent == parent)
            getter(g, &m->entries[i]);
    out_text(o, "    }\n");
}

static const char *group_text(gen *g, const gen_message *m, const gen_entry *e)
{
    return gen_format(g, "%s (%u) in %s", gen_java_shown(g, e->name), e->plan.tag, gen_java_shown(g, m->name));
}

void gen_java_row(gen *g, const gen_message *m)
{
    out_format(g->o, "\n    /** %s (%s): a view of its slots, made once and moved from row to row. The reader's thread. */\n",
               gen_java_shown(g, m->name), gen_java_shown(g, m->type));
    out_format(g->o, "    public static final class %s {\n", m->id);
    view(g, m, TW_NONE, m->id);
    for (uint32_t i = 0; i < m->plan.entries; i++) {
        const gen_entry *e = &m->entries[i];
        if (e->plan.kind != TW_PLAN_GROUP)
            continue;
        out_format(g->o, "\n    /** The entries of %s, one after the other. */\n    public static final class %s {\n",
                   group_text(g, m, e), e->group);
        view(g, m, i, e->group);
    }
}

/* A setter gives the draft again. takes: its parameters; gives: what it passes on behind the slot. */
static void setter(gen *g, const gen_entry *e, const char *draft, const char *name, const char *takes, const char *gives)
{
    const char *slot = e->plan.parent == TW_NONE ? e->constant : gen_format(g, "entries.slot(%s)", e->constant);
    out_format(g->o,
               "\n        /** {@return this with %s} */\n        public %s %s(%s) {\n            draft.set(%s, %s);\n"
               "            return this;\n        }\n",
               about(g, e), draft, name, takes, slot, gives);
}

static void setters(gen *g, const gen_entry *e, const char *draft)
{
    int form = e->type ? gen_java_form(g, e) : JAVA_NO_CODES;
    const char *id = form == JAVA_NO_CODES ? e->id : gen_format(g, "%sCode", e->id);
    if (form != JAVA_NO_CODES)
        setter(g, e, draft, e->id, gen_format(g, "%s value", e->type), "value.code()");
    switch (e->plan.kind) {
    case TW_PLAN_TEXT:
        setter(g, e, draft, id, "CharSequence value", "value");
        setter(g, e, draft, id, "byte[] bytes, int offset, int length", "bytes, offset, length");
        break;
    case TW_PLAN_DATA: setter(g, e, draft, id, "byte[] bytes, int offset, int length", "bytes, offset, length"); break;
    case TW_PLAN_CHAR: setter(g, e, draft, id, "char value", "value"); break;
    case TW_PLAN_BOOL: setter(g, e, draft, id, "boolean value", "value"); break;
    case TW_PLAN_INT: setter(g, e, draft, id, "long value", "value"); break;
    case TW_PLAN_DECIMAL:
        setter(g, e, draft, id, "long value", gen_format(g, "value, %s_SCALE", e->constant));
        setter(g, e, draft, id, "long value, int digits", "value, digits");
        setter(g, e, draft, id, "BigDecimal value", gen_format(g, "value, %s_SCALE", e->constant));
        break;
    case TW_PLAN_DECIMAL_ANY:
        setter(g, e, draft, id, "long mantissa, int digits", "mantissa, digits");
        setter(g, e, draft, id, "BigDecimal value", "value");
        break;
    case TW_PLAN_TIME:
        setter(g, e, draft, id, "long ns, int digits", "ns, digits");
        setter(g, e, draft, id, "Instant value", "value");
        break;
    case TW_PLAN_TIME_FIXED:
        setter(g, e, draft, id, "long ns", "ns");
        setter(g, e, draft, id, "Instant value", "value");
        break;
    case TW_PLAN_DATE:
        setter(g, e, draft, id, "long days", "days");
        setter(g, e, draft, id, "LocalDate value", "value");
        break;
    default: break;
    }
}

static void setter_of_group(gen *g, const gen_entry *e)
{
    int is_top = e->plan.parent == TW_NONE;
    const char *slot = is_top ? e->constant : gen_format(g, "entries.slot(%s)", e->constant);
    out_format(
        g->o,
        "\n        /** {@return so many entries of %s, all absent: the same object each time, before the first} */\n"
        "        public %sDraft %s(int count) {\n            %s.entries.open(%s, %s.shape().entries().get(%s).group(), count);\n"
        "            return %s;\n        }\n",
        about(g, e), e->group, e->id, e->id, slot, is_top ? "draft" : "entries", e->constant, e->id);
}

/* The draft of a level. */
static void draft_of(gen *g, const gen_message *m, uint32_t parent, const char *type)
{
    out *o = g->o;
    if (parent == TW_NONE)
        out_format(o, "        /** The number of the message in its template. */\n        public static final int MESSAGE = %u;\n",
                   (unsigned)(m - g->messages));
    numbers(g, m, parent);
    out_text(o, "\n        private final Draft draft;\n");
    if (parent != TW_NONE)
        out_text(o, "        private final DraftEntries entries;\n");
    for (uint32_t i = 0; i < m->plan.entries; i++)
        if (m->entries[i].plan.parent == parent && m->entries[i].plan.kind == TW_PLAN_GROUP)
            out_format(o, "        private final %sDraft %s;\n", m->entries[i].group, m->entries[i].id);
    if (parent == TW_NONE)
        out_text(
            o,
            "\n        /**\n         * Over a draft's memory.\n         *\n         * @param draft by this template\n         */\n");
    else
        out_text(o, "\n");
    out_format(o, "        %s%s(Draft draft) {\n            this.draft = draft;\n", parent == TW_NONE ? "public " : "private ",
               type);
    if (parent != TW_NONE)
        out_text(o, "            entries = new DraftEntries(draft);\n");
    for (uint32_t i = 0; i < m->plan.entries; i++)
        if (m->entries[i].plan.parent == parent && m->entries[i].plan.kind == TW_PLAN_GROUP)
            out_format(o, "            %s = new %sDraft(draft);\n", m->entries[i].id, m->entries[i].group);
    out_text(o, "        }\n");
    if (parent == TW_NONE) {
        method(g, "{@return this: a new message, all of it absent}", gen_format(g, "%s begin()", type),
               "draft.begin(MESSAGE);\n            return this");
        method(g, "{@return the bytes of the message, written as by {@link Draft#write(ByteBuffer)}}", "int write(ByteBuffer out)",
               "return draft.write(out)");
    } else {
        method(g, "{@return this, moved to the next entry; an exception behind the last}", gen_format(g, "%s next()", type),
               "entries.next();\n            return this");
    }
    for (uint32_t i = 0; i < m->plan.entries; i++) {
        if (m->entries[i].plan.parent != parent)
            continue;
        if (m->entries[i].plan.kind == TW_PLAN_GROUP)
            setter_of_group(g, &m->entries[i]);
        else
            setters(g, &m->entries[i], type);
    }
    out_text(o, "    }\n");
}

void gen_java_draft(gen *g, const gen_message *m)
{
    out_format(g->o, "\n    /** %s (%s) that is to be sent. The draft's thread. */\n    public static final class %sDraft {\n",
               gen_java_shown(g, m->name), gen_java_shown(g, m->type), m->id);
    draft_of(g, m, TW_NONE, gen_format(g, "%sDraft", m->id));
    for (uint32_t i = 0; i < m->plan.entries; i++) {
        const gen_entry *e = &m->entries[i];
        if (e->plan.kind != TW_PLAN_GROUP)
            continue;
        out_format(g->o, "\n    /** The entries of %s, one after the other. */\n    public static final class %sDraft {\n",
                   group_text(g, m, e), e->group);
        draft_of(g, m, i, gen_format(g, "%sDraft", e->group));
    }
}
