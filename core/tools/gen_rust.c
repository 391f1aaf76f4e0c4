/* SPDX-License-Identifier: Apache-2.0 */
/* Rust: a module of typed rows, or of typed drafts, over the crate tagwire. */
#include "gen_rust.h"

#include <string.h>

/* Names that a module uses, and those of its prelude. */
static const char *const MODULE_NAMES[] = {
    "Self",    "Option",     "Result",     "Some",    "None",         "Ok",    "Err",       "AsRef",    "Slots", "SlotError",
    "FromRow", "FromSlots",  "Views",      "Decimal", "UtcTimestamp", "Date",  "Plan",      "Template", "Error", "Dictionary",
    "Draft",   "DraftSlots", "DraftGroup", "Clone",   "Copy",         "Debug", "PartialEq", "Eq",       "Hash",  NULL};
/* Words of the language, and methods that a type of ours has anyway. */
static const char *const METHOD_NAMES[] = {
    "as",       "async", "await", "break",  "const",    "continue", "crate",  "dyn",   "else",  "enum",  "extern",
    "false",    "fn",    "for",   "if",     "impl",     "in",       "let",    "loop",  "match", "mod",   "move",
    "mut",      "pub",   "ref",   "return", "self",     "static",   "struct", "super", "trait", "true",  "type",
    "unsafe",   "use",   "where", "while",  "abstract", "become",   "box",    "do",    "final", "gen",   "macro",
    "override", "priv",  "try",   "typeof", "unsized",  "virtual",  "yield",  "union", "begin", "entry", "from_slots",
    "of",       "code",  "clone", "fmt",    "eq",       "hash",     NULL};
enum { LINE = 80 }; /* bytes of the plan in a line */
static const char *const ITSELF[] = {"", NULL};

static void reserve(gen *g, const char *scope, const char *const *ids)
{
    for (uint32_t i = 0; ids[i]; i++)
        gen_reserve(g, scope, ids[i]);
}

/* A type called as a name; number: what tells it from another of the same name. */
static const char *type_claim(gen *g, const char *name, uint32_t number)
{
    static const char *const forms[] = {"", "Draft", "EntryDraft", NULL};
    return gen_claim(g, "", gen_camel(g, name), gen_format(g, "%u", number), forms);
}

const char *gen_rust_type(gen *g, const char *name, uint32_t number)
{
    return type_claim(g, g->prefix[0] ? gen_format(g, "%s_%s", g->prefix, name) : name, number);
}

const char *gen_rust_method(gen *g, const char *type, const gen_entry *e)
{
    static const char *const plain[] = {"", "^", NULL}, *const scaled[] = {"", "^", "_scaled", NULL};
    return gen_claim(g, type, gen_snake(g, e->name), gen_format(g, "_%u", e->plan.tag),
                     e->plan.kind == TW_PLAN_DECIMAL ? scaled : plain);
}

void gen_rust_scope(gen *g, const char *type)
{
    reserve(g, type, METHOD_NAMES);
}

int gen_rust_form(const gen *g, const gen_entry *e)
{
    if (!e->known || !e->field.codes || e->field.type == TW_TYPE_BOOLEAN || e->field.type == TW_TYPE_MULTIPLECHARVALUE ||
        e->field.type == TW_TYPE_MULTIPLESTRINGVALUE)
        return RUST_NO_ENUM;
    int form = gen_code_form(g, e->plan.tag);
    if (e->plan.kind == TW_PLAN_CHAR && form == CODE_CHAR)
        return CODE_CHAR;
    if (e->plan.kind == TW_PLAN_INT && form == CODE_INT)
        return CODE_INT;
    return e->plan.kind == TW_PLAN_TEXT && form == CODE_TEXT ? CODE_TEXT : RUST_NO_ENUM;
}

static void literal_byte(out *o, uint8_t byte)
{
    if (gen_literal_plain(byte) || byte == '?')
        out_bytes(o, &byte, 1);
    else
        out_format(o, "\\x%02x", (unsigned)byte);
}

/* The text in lines that end with a backslash: the blanks that begin a line do not count. */
static void literal(gen *g)
{
    out *o = g->o;
    uint32_t column = 0;
    for (uint32_t i = 0; i < g->text_length; i++) {
        if (column > LINE && g->text[i - 1] == ' ' && g->text[i] != ' ') {
            out_text(o, "\\\n    ");
            column = 0;
        }
        literal_byte(o, (uint8_t)g->text[i]);
        column++;
    }
}

static void code_text(out *o, int form, const tw_dict_code *code)
{
    int64_t number = 0;
    if (form == CODE_INT && tw_int_read(code->value, code->value_length, &number) == TW_OK) {
        out_format(o, "%d", (int)number);
        return;
    }
    out_text(o, form == CODE_CHAR ? "b'" : "b\"");
    for (uint32_t i = 0; i < code->value_length; i++)
        literal_byte(o, (uint8_t)code->value[i]);
    out_text(o, form == CODE_CHAR ? "'" : "\"");
}

/* Whether a code before this one is the same number: 1 and 01. */
static int is_again(const gen *g, int form, uint32_t tag, uint32_t which)
{
    tw_dict_code code, before;
    int64_t number = 0, other = 0;
    if (form != CODE_INT || tw_dict_code_at(g->dict, tag, which, &code) != TW_OK)
        return 0;
    (void)tw_int_read(code.value, code.value_length, &number);
    for (uint32_t i = 0; i < which && tw_dict_code_at(g->dict, tag, i, &before) == TW_OK; i++)
        if (tw_int_read(before.value, before.value_length, &other) == TW_OK && other == number)
            return 1;
    return 0;
}

/* An enum of a field's codes. */
static const char *codes(gen *g, const gen_entry *e, int form)
{
    out *o = g->o;
    tw_dict_code code;
    const char *name = gen_rust_type(g, e->name, e->plan.tag), *lifetime = form == CODE_TEXT ? "<'b>" : "";
    const char *value = form == CODE_CHAR ? "u8" : form == CODE_INT ? "i64" : "&'b [u8]", *scope = gen_format(g, "enum %s", name);
    gen_reserve(g, scope, "Unlisted");
    gen_reserve(g, scope, "Self");
    out_format(o, "/// %s (%u).\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum %s%s {\n", gen_shown(g, e->name),
               e->plan.tag, name, lifetime);
    uint32_t count = e->field.codes;
    const char **variants = log_room(NULL, (count + 1) * sizeof *variants);
    for (uint32_t i = 0; i < count && tw_dict_code_at(g->dict, e->plan.tag, i, &code) == TW_OK; i++) {
        variants[i] = gen_claim(g, scope, gen_camel(g, code.name), gen_format(g, "%u", i + 1), ITSELF);
        if (!is_again(g, form, e->plan.tag, i))
            out_format(o, "    %s,\n", variants[i]);
    }
    out_format(
        o,
        "    /// No code of the dictionary.\n    Unlisted(%s),\n}\n\nimpl%s %s%s {\n    /// Of a value.\n    pub fn of(value: %s) -> Self {\n        match value {\n",
        value, lifetime, name, lifetime, value);
    for (uint32_t i = 0; i < count && tw_dict_code_at(g->dict, e->plan.tag, i, &code) == TW_OK; i++) {
        if (is_again(g, form, e->plan.tag, i))
            continue;
        out_text(o, "            ");
        code_text(o, form, &code);
        out_format(o, " => Self::%s,\n", variants[i]);
    }
    out_format(
        o,
        "            other => Self::Unlisted(other),\n        }\n    }\n\n    /// The value.\n    pub fn code(self) -> %s {\n        match self {\n",
        value);
    for (uint32_t i = 0; i < count && tw_dict_code_at(g->dict, e->plan.tag, i, &code) == TW_OK; i++) {
        if (is_again(g, form, e->plan.tag, i))
            continue;
        out_format(o, "            Self::%s => ", variants[i]);
        code_text(o, form, &code);
        out_text(o, ",\n");
    }
    out_text(o, "            Self::Unlisted(other) => other,\n        }\n    }\n}\n\n");
    free(variants);
    return name;
}

/* The enums, each once; entries of the same field have the same. Where a field is read in several forms its first one counts. */
static void enums(gen *g)
{
    for (uint32_t i = 0; i < g->coded_count; i++) {
        const char *name = NULL;
        int made = RUST_NO_ENUM;
        for (uint32_t m = 0; m < g->messages_count; m++)
            for (uint32_t k = 0; k < g->messages[m].plan.entries; k++) {
                gen_entry *e = &g->messages[m].entries[k];
                int form = e->plan.tag == g->coded[i] ? gen_rust_form(g, e) : RUST_NO_ENUM;
                if (form == RUST_NO_ENUM)
                    continue;
                if (!name) {
                    name = codes(g, e, form);
                    made = form;
                }
                e->type = form == made ? name : NULL;
            }
    }
}

static int uses(const gen *g, uint32_t kind, uint32_t or_kind)
{
    for (uint32_t m = 0; m < g->messages_count; m++)
        for (uint32_t i = 0; i < g->messages[m].plan.entries; i++)
            if (g->messages[m].entries[i].plan.kind == kind || g->messages[m].entries[i].plan.kind == or_kind)
                return 1;
    return 0;
}

static void head(gen *g)
{
    out *o = g->o;
    out_format(o, "// SPDX-License-Identifier: Apache-2.0\n//! %s of ", g->is_template ? "Drafts" : "Rows");
    for (uint32_t i = 0; i < g->messages_count; i++)
        out_format(o, "%s%s (%s)", i ? ",\n//! " : "", gen_shown(g, g->messages[i].name), g->messages[i].type);
    out_format(o, ".\n//!\n//! Made by `tagwire gen --lang rust --kind %s`", g->kind);
    if (g->dict_name[0])
        out_format(o, ", names by %s", gen_shown(g, g->dict_name));
    out_text(
        o,
        ": change the text and make it again, not this file.\n\n#![allow(dead_code)] // a program rarely uses all of it\n\nuse tagwire::{");
    if (uses(g, TW_PLAN_DATE, TW_PLAN_DATE))
        out_text(o, "Date, ");
    if (uses(g, TW_PLAN_DECIMAL, TW_PLAN_DECIMAL_ANY))
        out_text(o, "Decimal, ");
    out_text(o, g->own_dict || g->dict ? "Dictionary, " : "");
    if (g->is_template)
        out_format(o, "Draft, %sDraftSlots, Error, Template", uses(g, TW_PLAN_GROUP, TW_PLAN_GROUP) ? "DraftGroup, " : "");
    else
        out_text(o, "Error, FromRow, FromSlots, Plan, SlotError, Slots");
    if (uses(g, TW_PLAN_TIME, TW_PLAN_TIME_FIXED))
        out_text(o, ", UtcTimestamp");
    if (!g->is_template && uses(g, TW_PLAN_GROUP, TW_PLAN_GROUP))
        out_text(o, ", Views");
    out_text(o, "};\n\n");
}

static void text(gen *g)
{
    out *o = g->o;
    const char *name = g->is_template ? "TEMPLATE" : "PLAN", *type = g->is_template ? "Template" : "Plan";
    int ascii = 1;
    for (uint32_t i = 0; i < g->text_length; i++)
        ascii &= (uint8_t)g->text[i] < 0x80;
    out_format(o, "/// The %s; all of its tags as numbers.\npub const %s: %s = %s\"", g->kind, name, ascii ? "&str" : "&[u8]",
               ascii ? "" : "b");
    literal(g);
    out_format(o, "\";\n\n/// Compiles it.\npub fn %s(%s) -> Result<%s, Error> {\n    %s::compile(%s, ", g->kind,
               g->own_dict ? "dict: &Dictionary" : "", type, type, name);
    if (g->own_dict)
        out_text(o, "Some(dict)");
    else if (g->dict)
        out_format(o, "Dictionary::builtin(\"%s\").as_ref()", g->dict_name);
    else
        out_text(o, "None");
    out_text(o, ")\n}\n\n");
}

void gen_rust(gen *g)
{
    reserve(g, "", MODULE_NAMES);
    head(g);
    text(g);
    for (uint32_t i = 0; i < g->messages_count; i++)
        g->messages[i].id = gen_rust_type(g, g->messages[i].name, i + 1);
    enums(g);
    for (uint32_t i = 0; i < g->messages_count; i++) {
        gen_message *m = &g->messages[i];
        gen_rust_scope(g, m->id);
        for (uint32_t k = 0; k < m->plan.entries; k++) {
            gen_entry *e = &m->entries[k];
            const char *around = e->plan.parent == TW_NONE ? m->id : m->entries[e->plan.parent].group;
            if (e->plan.kind == TW_PLAN_GROUP) {
                e->group = type_claim(g, gen_format(g, "%s_%s", around, e->name), e->plan.tag);
                gen_rust_scope(g, e->group);
            }
            if (e->plan.kind != TW_PLAN_CONSTANT)
                e->id = gen_rust_method(g, around, e);
        }
    }
    for (uint32_t i = 0; i < g->messages_count; i++) {
        out_text(g->o, i ? "\n" : "");
        if (g->is_template)
            gen_rust_draft(g, &g->messages[i], i);
        else
            gen_rust_row(g, &g->messages[i], i);
    }
}
