/* SPDX-License-Identifier: Apache-2.0 */
/* C#: a static class with typed rows, or typed drafts, over the package Tagwire. */
#include "gen_csharp.h"

#include <stdlib.h>

/* Types that the class uses: its own are called otherwise. */
static const char *const TYPES[] = {"Plan",
                                    "Template",
                                    "Row",
                                    "Slots",
                                    "Entries",
                                    "Draft",
                                    "DraftSlots",
                                    "DraftGroup",
                                    "FixDecimal",
                                    "Date",
                                    "Text",
                                    "At",
                                    "FixDate",
                                    "UtcTimestamp",
                                    "ReadOnlySpan",
                                    "String",
                                    "Byte",
                                    "Int32",
                                    "Int64",
                                    "Boolean",
                                    "Compile",
                                    "Object",
                                    "FixDictionary",
                                    "Equals",
                                    "GetHashCode",
                                    "GetType",
                                    "ToString",
                                    "ReferenceEquals",
                                    "MemberwiseClone",
                                    "Finalize",
                                    "System",
                                    "Tagwire",
                                    NULL};
/* Members that every view or draft has. */
static const char *const MEMBERS[] = {
    "Slots",  "At",          "Message", "TryView",  "Begin",           "Group",           "Count",    "Current",       "MoveNext",
    "Equals", "GetHashCode", "GetType", "ToString", "MemberwiseClone", "ReferenceEquals", "Finalize", "GetEnumerator", NULL};
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
    static const char *const forms[] = {"", "Draft", "Entries", "EntryDraft", NULL};
    return gen_claim(g, "", gen_camel(g, name), gen_format(g, "%u", number), forms);
}

/* The same with the prefix. */
static const char *type_name(gen *g, const char *name, uint32_t number)
{
    return type_claim(g, g->prefix[0] ? gen_format(g, "%s_%s", g->prefix, name) : name, number);
}

/* The name of a member of a type; its constant in At has the same. */
static const char *member_name(gen *g, const char *type, const gen_entry *e)
{
    static const char *const plain[] = {"", NULL}, *const scaled[] = {"", "Scaled", NULL};
    return gen_claim(g, type, gen_camel(g, e->name), gen_format(g, "%u", e->plan.tag),
                     e->plan.kind == TW_PLAN_DECIMAL ? scaled : plain);
}

static void scope(gen *g, const char *type)
{
    reserve(g, type, MEMBERS);
    gen_reserve(g, type, type); /* a member is not called as the type around it */
    gen_reserve(g, type, gen_format(g, "%sDraft", type));
    gen_reserve(g, type, gen_format(g, "%sEntryDraft", type));
}

int gen_csharp_form(const gen *g, const gen_entry *e)
{
    if (!e->known || !e->field.codes || e->field.type == TW_TYPE_BOOLEAN || e->field.type == TW_TYPE_MULTIPLECHARVALUE ||
        e->field.type == TW_TYPE_MULTIPLESTRINGVALUE)
        return CSHARP_NO_CODES;
    int form = gen_code_form(g, e->plan.tag);
    if (e->plan.kind == TW_PLAN_CHAR && form == CODE_CHAR)
        return CODE_CHAR;
    if (e->plan.kind == TW_PLAN_INT && form == CODE_INT)
        return CODE_INT;
    return e->plan.kind == TW_PLAN_TEXT && form == CODE_TEXT ? CODE_TEXT : CSHARP_NO_CODES;
}

static void literal_byte(out *o, uint8_t byte)
{
    if (gen_literal_plain(byte) || byte == '?')
        out_bytes(o, &byte, 1);
    else
        out_format(o, "\\u%04x", (unsigned)byte);
}

/* The text of the plan, in lines. */
static void literal(gen *g)
{
    out *o = g->o;
    uint32_t column = 0;
    out_text(o, "\n        \"");
    for (uint32_t i = 0; i < g->text_length; i++) {
        if (column > LINE && g->text[i - 1] == ' ') {
            out_text(o, "\"\n        + \"");
            column = 0;
        }
        literal_byte(o, (uint8_t)g->text[i]);
        column++;
    }
    out_text(o, "\"");
}

static void code_value(out *o, int form, const tw_dict_code *code)
{
    int64_t number = 0;
    if (form == CODE_INT && tw_int_read(code->value, code->value_length, &number) == TW_OK) {
        out_format(o, "%d", (int)number);
    } else if (form == CODE_CHAR && gen_literal_plain((uint8_t)code->value[0])) {
        out_format(o, "(byte)'%c'", code->value[0]);
    } else if (form == CODE_CHAR) {
        out_format(o, "%u", (unsigned)(uint8_t)code->value[0]);
    } else {
        out_text(o, "[");
        for (uint32_t i = 0; i < code->value_length; i++)
            out_format(o, "%s%u", i ? ", " : "", (unsigned)(uint8_t)code->value[i]);
        out_text(o, "]");
    }
}

/* The codes of a field: an enum, which like every enum of C# may hold other values too; or texts. */
static const char *codes(gen *g, const gen_entry *e, int form)
{
    out *o = g->o;
    tw_dict_code code;
    const char *name = type_name(g, e->name, e->plan.tag), *own = gen_format(g, "enum %s", name);
    reserve(g, own, MEMBERS);
    gen_reserve(g, own, name);
    out_format(o, "\n    /// <summary>%s (%u).</summary>\n    public %s %s%s\n    {\n", gen_shown(g, e->name), e->plan.tag,
               form == CODE_TEXT ? "static class" : "enum", name,
               form == CODE_TEXT   ? ""
               : form == CODE_CHAR ? " : byte"
                                   : " : long");
    for (uint32_t i = 0; tw_dict_code_at(g->dict, e->plan.tag, i, &code) == TW_OK; i++) {
        const char *id = gen_claim(g, own, gen_camel(g, code.name), gen_format(g, "%u", i + 1), ITSELF);
        out_text(o, i ? "\n" : "");
        out_format(o, "        /// <summary>%s.</summary>\n", id);
        out_format(o, form == CODE_TEXT ? "        public static ReadOnlySpan<byte> %s => " : "        %s = ", id);
        code_value(o, form, &code);
        out_text(o, form == CODE_TEXT ? ";\n" : ",\n");
    }
    out_text(o, "    }\n");
    return name;
}

/* The codes of all fields, each once. Where a field is read in several forms its first one counts. */
static void all_codes(gen *g)
{
    for (uint32_t i = 0; i < g->coded_count; i++) {
        const char *name = NULL;
        int made = CSHARP_NO_CODES;
        for (uint32_t m = 0; m < g->messages_count; m++)
            for (uint32_t k = 0; k < g->messages[m].plan.entries; k++) {
                gen_entry *e = &g->messages[m].entries[k];
                int form = e->plan.tag == g->coded[i] ? gen_csharp_form(g, e) : CSHARP_NO_CODES;
                if (form == CSHARP_NO_CODES)
                    continue;
                if (!name) {
                    name = codes(g, e, form);
                    made = form;
                }
                e->type = form == made ? name : NULL;
            }
    }
}

static void head(gen *g)
{
    out *o = g->o;
    const char *first = g->prefix[0] ? g->prefix : g->messages_count ? g->messages[0].name : "Empty";
    static const char *const forms[] = {"", NULL};
    const char *name =
        gen_claim(g, "", gen_format(g, "%s%s", gen_camel(g, first), g->is_template ? "Template" : "Plan"), "Text", forms);
    out_text(o, "// SPDX-License-Identifier: Apache-2.0\n// <auto-generated>Made by `tagwire gen --lang csharp --kind ");
    out_format(o, "%s`", g->kind);
    if (g->dict_name[0])
        out_format(o, ", names by %s", gen_shown(g, g->dict_name));
    out_text(o, ": change the text and make it again, not this file.</auto-generated>\n#nullable enable\n\nusing System;\n\n"
                "namespace Tagwire.Rows;\n\n/// <summary>\n");
    out_format(o, "/// %s of ", g->is_template ? "Drafts" : "Rows");
    for (uint32_t i = 0; i < g->messages_count; i++)
        out_format(o, "%s%s (%s)", i ? ",\n/// " : "", gen_shown(g, g->messages[i].name),
                   g->messages[i].type[0] == '<' || g->messages[i].type[0] == '&' ? "?" : g->messages[i].type);
    out_format(o, ". Use it by <c>using static Tagwire.Rows.%s;</c>\n/// </summary>\npublic static class %s\n{\n", name, name);
}

static void text(gen *g)
{
    out *o = g->o;
    const char *type = g->is_template ? "Template" : "Plan";
    int ascii = 1;
    for (uint32_t i = 0; i < g->text_length; i++)
        ascii &= (uint8_t)g->text[i] < 0x80;
    out_format(o, "    /// <summary>The %s; all of its tags as numbers.</summary>\n", g->kind);
    if (ascii) {
        out_text(o, "    public const string Text =");
        literal(g);
    } else {
        out_text(o, "    public static ReadOnlySpan<byte> Text =>\n        [");
        for (uint32_t i = 0; i < g->text_length; i++)
            out_format(o, "%s%u", i == 0 ? "" : i % 20 ? ", " : ",\n        ", (unsigned)(uint8_t)g->text[i]);
        out_text(o, "]");
    }
    out_format(o, ";\n\n    /// <summary>Compiles it.</summary>\n    public static %s Compile(%s) => Tagwire.%s.Compile(Text", type,
               g->own_dict ? "FixDictionary dictionary" : "", type);
    if (g->own_dict)
        out_text(o, ", dictionary");
    else if (g->dict)
        out_format(o, ", FixDictionary.BuiltIn(\"%s\")", g->dict_name);
    out_text(o, ");\n");
}

void gen_csharp(gen *g)
{
    reserve(g, "", TYPES);
    head(g);
    text(g);
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
                e->group = type_claim(g, gen_format(g, "%s_%s", around, e->name), e->plan.tag);
                scope(g, e->group);
            }
            if (e->plan.kind != TW_PLAN_CONSTANT)
                e->id = member_name(g, around, e);
        }
    }
    for (uint32_t i = 0; i < g->messages_count; i++) {
        if (g->is_template)
            gen_csharp_draft(g, &g->messages[i], i);
        else
            gen_csharp_row(g, &g->messages[i], i);
    }
    out_text(g->o, "}\n");
}
