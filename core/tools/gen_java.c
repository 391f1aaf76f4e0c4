/* SPDX-License-Identifier: Apache-2.0 */
/* Java: a class with typed rows, or typed drafts, over the jar io.tagwire. */
#include "gen_java.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Types that the class uses: its own are called otherwise. */
static const char *const TYPES[] = {"Plan",
                                    "Template",
                                    "Row",
                                    "Slots",
                                    "Draft",
                                    "DraftEntries",
                                    "TextCodes",
                                    "FixDictionary",
                                    "ByteBuffer",
                                    "BigDecimal",
                                    "Instant",
                                    "LocalDate",
                                    "String",
                                    "StringBuilder",
                                    "Object",
                                    "CharSequence",
                                    "Override",
                                    "StandardCharsets",
                                    "IllegalStateException",
                                    NULL};
/*
 * Methods that no entry is called by, with the first letter as members are claimed: keywords and literals, what every object has, what every
 * view or draft has.
 */
static const char *const KEYWORDS[] = {
    "Abstract", "Assert",    "Boolean",   "Break",  "Byte",     "Case",  "Catch",      "Char",         "Class",
    "Const",    "Continue",  "Default",   "Do",     "Double",   "Else",  "Enum",       "Extends",      "False",
    "Final",    "Finally",   "Float",     "For",    "Goto",     "If",    "Implements", "Import",       "Instanceof",
    "Int",      "Interface", "Long",      "Native", "New",      "Null",  "Package",    "Private",      "Protected",
    "Public",   "Return",    "Short",     "Static", "Strictfp", "Super", "Switch",     "Synchronized", "This",
    "Throw",    "Throws",    "Transient", "True",   "Try",      "Void",  "Volatile",   "While",        NULL};
static const char *const MEMBERS[] = {"GetClass",  "HashCode", "Equals", "Notify", "NotifyAll", "ToString",
                                      "Clone",     "Finalize", "Wait",   "Slots",  "Wrap",      "Next",
                                      "Remaining", "Entries",  "Begin",  "Draft",  "Write",     NULL};
enum {
    LINE = 80,            /* bytes of the plan in a line */
    CONSTANT_MAX = 32000, /* bytes that a string constant surely holds, each of them as two */
    NAME_MAX_BYTES = 100  /* of a class, which has a file of its name: longer ones leave out the groups between */
};
static const char JAVA_PACKAGE[] = "io.tagwire.rows";
static const char *const ITSELF[] = {"", NULL};

static void reserve(gen *g, const char *scope, const char *const *ids)
{
    for (uint32_t i = 0; ids[i]; i++)
        gen_reserve(g, scope, ids[i]);
}

const char *gen_java_shown(gen *g, const char *name)
{
    const char *plain = gen_shown(g, name);
    char *text = log_room(NULL, strlen(plain) + 1);
    strcpy(text, plain);
    for (char *at = text; *at; at++)
        if (strchr("\\*/@<>&{}", *at))
            *at = '?';
    const char *shown = gen_format(g, "%s", text);
    free(text);
    return shown;
}

const char *gen_java_small(gen *g, const char *id)
{
    return gen_format(g, "%c%s", tolower((uint8_t)id[0]), id + 1);
}

int gen_java_package(const char *name)
{
    for (const char *at = name;;) {
        size_t length = strcspn(at, ".");
        if (length == 0 || length > 64 || !(isalpha((uint8_t)at[0]) || at[0] == '_') || (length == 1 && at[0] == '_'))
            return 0;
        for (size_t i = 0; i < length; i++)
            if (!isalnum((uint8_t)at[i]) && at[i] != '_')
                return 0;
        for (uint32_t i = 0; KEYWORDS[i]; i++)
            if (strlen(KEYWORDS[i]) == length && at[0] == tolower((uint8_t)KEYWORDS[i][0]) &&
                memcmp(at + 1, KEYWORDS[i] + 1, length - 1) == 0)
                return 0;
        if (!at[length])
            return strncmp(name, "java.", 5) != 0 && strcmp(name, "java") != 0 && strcmp(name, "io.tagwire") != 0;
        at += length + 1;
    }
}

/* A type called as a name; number: what tells it from another of the same name. */
static const char *type_claim(gen *g, const char *name, uint32_t number)
{
    static const char *const forms[] = {"", "Draft", NULL};
    return gen_claim(g, "", gen_camel(g, name), gen_format(g, "%u", number), forms);
}

/* The same with the prefix. */
static const char *type_name(gen *g, const char *name, uint32_t number)
{
    return type_claim(g, g->prefix[0] ? gen_format(g, "%s_%s", g->prefix, name) : name, number);
}

int gen_java_form(const gen *g, const gen_entry *e)
{
    if (!e->known || !e->field.codes || e->field.type == TW_TYPE_BOOLEAN || e->field.type == TW_TYPE_MULTIPLECHARVALUE ||
        e->field.type == TW_TYPE_MULTIPLESTRINGVALUE)
        return JAVA_NO_CODES;
    int form = gen_code_form(g, e->plan.tag);
    if (e->plan.kind == TW_PLAN_CHAR && form == CODE_CHAR)
        return CODE_CHAR;
    if (e->plan.kind == TW_PLAN_INT && form == CODE_INT)
        return CODE_INT;
    return e->plan.kind == TW_PLAN_TEXT && form == CODE_TEXT ? CODE_TEXT : JAVA_NO_CODES;
}

/* What the methods of an entry end with, and "has" before it, so that none of them is another entry's: see gen_claim. */
static const char *const *member_forms(const gen *g, const gen_entry *e)
{
    static const char *const plain[] = {"", "<Has", NULL}, *const coded[] = {"", "<Has", "Code", NULL},
                             *const text[] = {"", "<Has", "Is", NULL}, *const decimal[] = {"", "<Has", "AsBigDecimal", NULL},
                             *const time[] = {"", "<Has", "AsInstant", NULL}, *const date[] = {"", "<Has", "AsLocalDate", NULL};
    if (e->type)
        return coded;
    if (g->is_template)
        return plain;
    switch (e->plan.kind) {
    case TW_PLAN_TEXT: return text;
    case TW_PLAN_DECIMAL:
    case TW_PLAN_DECIMAL_ANY: return decimal;
    case TW_PLAN_TIME: return time;
    case TW_PLAN_DATE: return date;
    default: return plain;
    }
}

/* The entry's methods, and the constant that numbers its slot. */
static void member_names(gen *g, const char *type, gen_entry *e)
{
    static const char *const plain[] = {"", NULL}, *const scaled[] = {"", "_SCALE", NULL};
    const char *number = gen_format(g, "%u", e->plan.tag);
    e->id = gen_java_small(g, gen_claim(g, type, gen_camel(g, e->name), number, member_forms(g, e)));
    e->constant = gen_claim(g, gen_format(g, "at %s", type), gen_upper(g, e->name), gen_format(g, "_%u", e->plan.tag),
                            e->plan.kind == TW_PLAN_DECIMAL ? scaled : plain);
}

static void scope(gen *g, const char *type)
{
    const char *constants = gen_format(g, "at %s", type);
    reserve(g, type, KEYWORDS);
    reserve(g, type, MEMBERS);
    gen_reserve(g, constants, "MESSAGE");
    for (uint32_t i = 0; i < g->messages_count; i++) /* a constant that is called as an enum would hide it */
        for (uint32_t k = 0; k < g->messages[i].plan.entries; k++) {
            const char *codes = g->messages[i].entries[k].type;
            if (codes && strcmp(codes, gen_loud(g, codes)) == 0)
                gen_reserve(g, constants, codes);
        }
}

/* A byte in a literal, as the character of its number. */
static void literal_byte(out *o, uint8_t byte)
{
    if (gen_literal_plain(byte) || byte == '?')
        out_bytes(o, &byte, 1);
    else
        out_format(o, "\\%03o", (unsigned)byte);
}

/* The text of the plan, in lines; a string constant has an end, so a long text is several. */
static void literal(gen *g)
{
    out *o = g->o;
    uint32_t column = 0;
    int is_long = g->text_length > CONSTANT_MAX;
    out_text(o, is_long ? "\n            String.join(\"\",\n                    \"" : "\n            \"");
    for (uint32_t i = 0; i < g->text_length; i++) {
        if (column > LINE && (g->text[i - 1] == ' ' || is_long)) {
            out_text(o, is_long ? "\",\n                    \"" : "\"\n                    + \"");
            column = 0;
        }
        literal_byte(o, (uint8_t)g->text[i]);
        column++;
    }
    out_text(o, is_long ? "\")" : "\"");
}

static void code_value(out *o, int form, const tw_dict_code *code)
{
    int64_t number = 0;
    if (form == CODE_INT && tw_int_read(code->value, code->value_length, &number) == TW_OK) {
        out_format(o, "%d", (int)number);
        return;
    }
    out_text(o, form == CODE_CHAR ? "'" : "\"");
    for (uint32_t i = 0; i < code->value_length; i++)
        literal_byte(o, (uint8_t)code->value[i]);
    out_text(o, form == CODE_CHAR ? "'" : "\"");
}

/* Whether a code before it has the same number, "01" and "1". */
static int is_again(const gen *g, uint32_t tag, uint32_t which, const tw_dict_code *code)
{
    tw_dict_code before;
    int64_t a = 0, b = 0;
    (void)tw_int_read(code->value, code->value_length, &a);
    for (uint32_t i = 0; i < which && tw_dict_code_at(g->dict, tag, i, &before) == TW_OK; i++)
        if (tw_int_read(before.value, before.value_length, &b) == TW_OK && a == b)
            return 1;
    return 0;
}

/* From code to constant: texts by a table, all else by a switch. */
static void codes_of(gen *g, const gen_entry *e, int form, const char *name, const char *const *ids)
{
    out *o = g->o;
    tw_dict_code code;
    if (form == CODE_TEXT) {
        out_format(o,
                   "        private static final TextCodes<%s> CODES = new TextCodes<>(values(), each -> each.code, UNLISTED);\n",
                   name);
        return;
    }
    out_format(o,
               "        /**\n         * What a code stands for.\n         *\n         * @param code as it is sent\n"
               "         * @return its constant, or UNLISTED\n         */\n        public static %s of(%s code) {\n",
               name, form == CODE_CHAR ? "char" : "long");
    if (form == CODE_INT)
        out_text(o, "            if (code != (int) code) {\n                return UNLISTED;\n            }\n");
    out_format(o, "            return switch (%scode) {\n", form == CODE_INT ? "(int) " : "");
    for (uint32_t i = 0; tw_dict_code_at(g->dict, e->plan.tag, i, &code) == TW_OK; i++) {
        if (form == CODE_INT && is_again(g, e->plan.tag, i, &code))
            continue;
        out_text(o, "                case ");
        code_value(o, form, &code);
        out_format(o, " -> %s;\n", ids[i]);
    }
    out_text(o, "                default -> UNLISTED;\n            };\n        }\n");
}

/* The codes of a field: an enum, with a constant for what the dictionary does not have. */
static const char *codes(gen *g, const gen_entry *e, int form)
{
    out *o = g->o;
    tw_dict_code code;
    uint32_t count = 0;
    const char *name = type_name(g, e->name, e->plan.tag), *own = gen_format(g, "enum %s", name);
    const char *type = form == CODE_CHAR ? "char" : form == CODE_INT ? "int" : "String";
    reserve(g, own, (const char *const[]){"UNLISTED", "CODES", NULL});
    while (tw_dict_code_at(g->dict, e->plan.tag, count, &code) == TW_OK)
        count++;
    const char **ids = log_room(NULL, (count + 1) * sizeof *ids);
    out_format(o, "\n    /** %s (%u). */\n    public enum %s {\n", gen_java_shown(g, e->name), e->plan.tag, name);
    for (uint32_t i = 0; tw_dict_code_at(g->dict, e->plan.tag, i, &code) == TW_OK; i++) {
        ids[i] = gen_claim(g, own, gen_upper(g, code.name), gen_format(g, "_%u", i + 1), ITSELF);
        out_format(o, "        /** %s. */\n        %s(", gen_java_shown(g, code.name), ids[i]);
        code_value(o, form, &code);
        out_text(o, "),\n");
    }
    out_format(o, "        /** A code that the dictionary does not have. */\n        UNLISTED(%s);\n\n",
               form == CODE_TEXT   ? "null"
               : form == CODE_CHAR ? "'\\0'"
                                   : "0");
    if (form == CODE_TEXT)
        codes_of(g, e, form, name, ids);
    out_format(o, "        private final %s code;\n\n        %s(%s code) {\n            this.code = code;\n        }\n\n", type,
               name, type);
    out_format(o,
               "        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */\n"
               "        public %s code() {\n            if (this == UNLISTED) {\n"
               "                throw new IllegalStateException(\"%s.UNLISTED has no code\");\n            }\n"
               "            return code;\n        }\n",
               type, name);
    if (form != CODE_TEXT) {
        out_text(o, "\n");
        codes_of(g, e, form, name, ids);
    }
    out_text(o, "    }\n");
    free((void *)ids);
    return name;
}

/* The codes of all fields, each once. Where a field is read in several forms its first one counts. */
static void all_codes(gen *g)
{
    for (uint32_t i = 0; i < g->coded_count; i++) {
        const char *name = NULL;
        int made = JAVA_NO_CODES;
        for (uint32_t m = 0; m < g->messages_count; m++)
            for (uint32_t k = 0; k < g->messages[m].plan.entries; k++) {
                gen_entry *e = &g->messages[m].entries[k];
                int form = e->plan.tag == g->coded[i] ? gen_java_form(g, e) : JAVA_NO_CODES;
                if (form == JAVA_NO_CODES)
                    continue;
                if (!name) {
                    name = codes(g, e, form);
                    made = form;
                }
                e->type = form == made ? name : NULL;
            }
    }
}

/* What of the library and of Java the class uses: only that is imported, so that no compiler has anything to say. */
static void imports(gen *g)
{
    out *o = g->o;
    int is_text = 0, is_decimal = 0, is_time = 0, is_date = 0, is_group = 0, is_ascii = 1;
    for (uint32_t i = 0; i < g->messages_count; i++)
        for (uint32_t k = 0; k < g->messages[i].plan.entries; k++) {
            const gen_entry *e = &g->messages[i].entries[k];
            is_text |= gen_java_form(g, e) == CODE_TEXT;
            is_decimal |= e->plan.kind == TW_PLAN_DECIMAL || e->plan.kind == TW_PLAN_DECIMAL_ANY;
            is_time |= e->plan.kind == TW_PLAN_TIME || e->plan.kind == TW_PLAN_TIME_FIXED;
            is_date |= e->plan.kind == TW_PLAN_DATE;
            is_group |= e->plan.kind == TW_PLAN_GROUP;
        }
    for (uint32_t i = 0; i < g->text_length; i++)
        is_ascii &= (uint8_t)g->text[i] < 0x80;
    const struct {
        int used;
        const char *name;
    } all[] = {{g->is_template, "io.tagwire.Draft"},
               {g->is_template && is_group, "io.tagwire.DraftEntries"},
               {g->dict != NULL, "io.tagwire.FixDictionary"},
               {!g->is_template, "io.tagwire.Plan"},
               {!g->is_template, "io.tagwire.Row"},
               {!g->is_template, "io.tagwire.Slots"},
               {g->is_template, "io.tagwire.Template"},
               {is_text, "io.tagwire.TextCodes"},
               {is_decimal, "java.math.BigDecimal"},
               {g->is_template, "java.nio.ByteBuffer"},
               {!is_ascii, "java.nio.charset.StandardCharsets"},
               {is_time, "java.time.Instant"},
               {is_date, "java.time.LocalDate"}};
    for (uint32_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i].used)
            out_format(o, "import %s;\n", all[i].name);
}

static void head(gen *g)
{
    out *o = g->o;
    const char *first = g->prefix[0] ? g->prefix : g->messages_count ? g->messages[0].name : "Empty";
    const char *name =
        gen_claim(g, "", gen_format(g, "%s%s", gen_camel(g, first), g->is_template ? "Template" : "Plan"), "Text", ITSELF);
    out_format(o, "// SPDX-License-Identifier: Apache-2.0\n// Made by `tagwire gen --lang java --kind %s`", g->kind);
    if (g->dict_name[0])
        out_format(o, ", names by %s", gen_java_shown(g, g->dict_name));
    out_format(o, ": change the text and make it again, not this file.\npackage %s;\n\n",
               g->package[0] ? g->package : JAVA_PACKAGE);
    imports(g);
    out_format(o, "\n/**\n * %s of ", g->is_template ? "Drafts" : "Rows");
    for (uint32_t i = 0; i < g->messages_count; i++)
        out_format(o, "%s%s (%s)", i ? ",\n * " : "", gen_java_shown(g, g->messages[i].name),
                   gen_java_shown(g, g->messages[i].type));
    out_format(o, ".\n */\npublic final class %s {\n", name);
    out_format(o, "    /** The %s; all of its tags as numbers. */\n    public static final String TEXT =", g->kind);
    literal(g);
    out_format(o, ";\n\n    private %s() {}\n", name);
}

static void compile(gen *g)
{
    out *o = g->o;
    const char *type = g->is_template ? "Template" : "Plan";
    int ascii = 1;
    for (uint32_t i = 0; i < g->text_length; i++)
        ascii &= (uint8_t)g->text[i] < 0x80;
    out_text(o, "\n    /**\n     * Compiles it.\n     *\n");
    if (g->own_dict)
        out_text(o, "     * @param dictionary the one that it was made by\n");
    out_format(o, "     * @return the %s: immutable, for any thread\n     */\n", g->kind);
    out_format(o, "    public static %s compile(%s) {\n        return %s.compile(TEXT%s", type,
               g->own_dict ? "FixDictionary dictionary" : "", type, ascii ? "" : ".getBytes(StandardCharsets.ISO_8859_1)");
    if (g->own_dict)
        out_text(o, ", dictionary");
    else if (g->dict)
        out_format(o, ", FixDictionary.builtIn(\"%s\")", g->dict_name);
    else if (!ascii)
        out_text(o, ", null");
    out_text(o, ");\n    }\n");
}

void gen_java(gen *g)
{
    reserve(g, "", TYPES);
    head(g);
    compile(g);
    for (uint32_t i = 0; i < g->messages_count; i++)
        g->messages[i].id = type_name(g, g->messages[i].name, i + 1);
    all_codes(g);
    for (uint32_t i = 0; i < g->messages_count; i++) {
        gen_message *m = &g->messages[i];
        scope(g, m->id);
        for (uint32_t k = 0; k < m->plan.entries; k++) {
            gen_entry *e = &m->entries[k];
            const char *around = e->plan.parent == TW_NONE ? m->id : m->entries[e->plan.parent].group;
            if (e->plan.kind == TW_PLAN_GROUP) {
                const char *outer = strlen(around) + strlen(e->name) < NAME_MAX_BYTES ? around : m->id;
                e->group = type_claim(g, gen_format(g, "%s_%s", outer, e->name), e->plan.tag);
                scope(g, e->group);
            }
            if (e->plan.kind != TW_PLAN_CONSTANT)
                member_names(g, around, e);
        }
    }
    for (uint32_t i = 0; i < g->messages_count; i++) {
        if (g->is_template)
            gen_java_draft(g, &g->messages[i]);
        else
            gen_java_row(g, &g->messages[i]);
    }
    out_text(g->o, "}\n");
}
