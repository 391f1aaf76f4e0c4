/* SPDX-License-Identifier: Apache-2.0 */
/* C: a header of typed rows over <tagwire/rows.h>. */
#include "gen_c.h"

#include <string.h>
#include <strings.h>

enum { WIDTH = 132 };

/* All names of a header begin with the prefix, with a message's name or with a field's: none of them like those of the library. */
static const char *not_ours(gen *g, const char *id)
{
    int ours = (strncasecmp(id, "tw", 2) == 0 && (id[2] == '_' || id[2] == 0)) || strncasecmp(id, "tagwire_", 8) == 0;
    return ours ? gen_format(g, "x_%s", id) : id;
}

void gen_c_call(gen *g, const char *head, const char *const *arguments)
{
    uint32_t align = (uint32_t)strlen(head) + 1, column = align;
    out_format(g->o, "%s(", head);
    for (uint32_t i = 0; arguments[i]; i++) {
        uint32_t length = (uint32_t)strlen(arguments[i]);
        if (i && column + 1 + length + 1 > WIDTH) {
            out_text(g->o, "\n");
            out_spaces(g->o, align);
            column = align;
        } else if (i) {
            out_text(g->o, " ");
            column++;
        }
        out_text(g->o, arguments[i]);
        out_text(g->o, arguments[i + 1] ? "," : ")");
        column += length + 1;
    }
}

void gen_c_function(gen *g, const char *type, const char *name, const char *const *arguments)
{
    gen_c_call(g, gen_format(g, "static inline %s%s%s", type, type[strlen(type) - 1] == '*' ? "" : " ", name), arguments);
    out_text(g->o, "\n{\n");
}

void gen_c_numbers(gen *g, const gen_message *m, uint32_t parent, const char *id, uint32_t slots)
{
    uint32_t scaled = 0;
    out_text(g->o, "enum { /* slots */\n");
    for (uint32_t i = 0; i < m->plan.entries; i++) {
        const gen_entry *e = &m->entries[i];
        if (e->plan.parent != parent || e->plan.kind == TW_PLAN_CONSTANT)
            continue;
        out_format(g->o, "    %s = %u,\n", gen_loud(g, e->id), e->plan.slot);
        scaled += e->plan.kind == TW_PLAN_DECIMAL;
    }
    out_format(g->o, "    %s_SLOTS = %u\n};\n\n", gen_loud(g, id), slots);
    if (!scaled)
        return;
    out_text(g->o, "enum { /* decimals: the value times 10 to this power */\n");
    for (uint32_t i = 0; i < m->plan.entries; i++) {
        const gen_entry *e = &m->entries[i];
        if (e->plan.parent == parent && e->plan.kind == TW_PLAN_DECIMAL)
            out_format(g->o, "    %s_SCALE = %u%s\n", gen_loud(g, e->id), e->plan.scale, --scaled ? "," : "");
    }
    out_text(g->o, "};\n\n");
}

/* One byte in a literal. */
static void literal_byte(out *o, uint8_t byte)
{
    if (gen_literal_plain(byte))
        out_bytes(o, &byte, 1);
    else
        out_format(o, "\\%03o", (unsigned)byte);
}

/* The plan as a literal in pieces that end with a blank; a line fits the width where the text lets it. */
static void literal(gen *g, const char *text, uint32_t length)
{
    out *o = g->o;
    uint32_t at = 0;
    while (at < length) {
        uint32_t stop = at, room = 0, end = at;
        for (; stop < length && room < 110; stop++) {
            room += gen_literal_plain((uint8_t)text[stop]) ? 1 : 4;
            if (text[stop] == ' ')
                end = stop + 1;
        }
        if (stop == length)
            end = length;
        else if (end == at)
            end = stop;
        out_text(o, " \\\n    \"");
        for (; at < end; at++)
            literal_byte(o, (uint8_t)text[at]);
        out_text(o, "\"");
    }
}

static void code_value(gen *g, int form, const tw_dict_code *code)
{
    out *o = g->o;
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

/* The codes of a field. Several headers may have them: what they are depends on the dictionary only, and one of them defines them. */
static void codes(gen *g, const gen_entry *e)
{
    static const char *const itself[] = {"", NULL};
    out *o = g->o;
    tw_dict_code code;
    int form = gen_code_form(g, e->plan.tag);
    const char *base = not_ours(g, gen_format(g, "%s%s%s", g->prefix, g->prefix[0] ? "_" : "", gen_plain(g, e->name)));
    const char *guard = gen_loud(
        g, gen_format(g, "TAGWIRE_CODES_%s%s%s_%u", g->prefix, g->prefix[0] ? "_" : "", gen_plain(g, g->dict_name), e->plan.tag));
    out_format(o, "#ifndef %s\n#define %s\n/* %s (%u)%s */\n", guard, guard, gen_shown(g, e->name), e->plan.tag,
               e->field.open ? ", and other values" : "");
    out_text(o, form == CODE_TEXT ? "" : "enum {\n");
    for (uint32_t i = 0; tw_dict_code_at(g->dict, e->plan.tag, i, &code) == TW_OK; i++) {
        const char *wanted = gen_format(g, "%s_%s", base, gen_upper(g, code.name));
        const char *id = gen_claim(g, "", wanted, gen_format(g, "_%u", i + 1), itself);
        out_format(o, form == CODE_TEXT ? "#define %s " : "    %s = ", id);
        code_value(g, form, &code);
        out_text(o, form == CODE_TEXT || i + 1 == e->field.codes ? "\n" : ",\n");
    }
    out_text(o, form == CODE_TEXT ? "#endif\n\n" : "};\n#endif\n\n");
}

/* The first entry with this tag. */
static const gen_entry *entry_of(const gen *g, uint32_t tag)
{
    for (uint32_t m = 0; m < g->messages_count; m++)
        for (uint32_t i = 0; i < g->messages[m].plan.entries; i++)
            if (g->messages[m].entries[i].plan.tag == tag)
                return &g->messages[m].entries[i];
    return NULL;
}

/* Where a text of words goes in lines of a comment. */
static void head(gen *g)
{
    out *o = g->o;
    out_text(o, "/* SPDX-License-Identifier: Apache-2.0 */\n/*\n");
    out_format(o, " * %s of ", g->is_template ? "Drafts" : "Rows");
    uint32_t column = 12;
    for (uint32_t i = 0; i < g->messages_count; i++) {
        const char *name = gen_format(g, "%s (%s)%s", gen_shown(g, g->messages[i].name), g->messages[i].type,
                                      i + 1 < g->messages_count ? "," : ".");
        if (column + strlen(name) > 100) {
            out_text(o, "\n *    ");
            column = 5;
        }
        out_format(o, "%s%s", i ? " " : "", name);
        column += (uint32_t)strlen(name) + 1;
    }
    out_format(o, "\n * Made by 'tagwire gen --lang c --kind %s'", g->kind);
    if (g->dict_name[0])
        out_format(o, ", names by %s", gen_shown(g, g->dict_name));
    out_text(o, ": change the text and make it again, not this file.\n *\n");
}

/* The text, and the call that compiles it. */
static void text(gen *g, const char *base)
{
    const char *name = gen_format(g, "%s_%s_text", base, g->kind), *type = g->is_template ? "tw_template" : "tw_plan";
    out_format(g->o, "/* The %s; all of its tags as numbers. */\n#define %s", g->kind, gen_loud(g, name));
    literal(g, g->text, g->text_length);
    out_format(g->o, "\n\n/* Compiles it: as %s_compile. */\n", type);
    const char *const with_dict[] = {
        "const tw_dict *dict", "void *memory", "uint32_t *size", gen_format(g, "const %s **made", type), "tw_error *error", NULL};
    gen_c_function(g, "tw_status", gen_format(g, "%s_%s", base, g->kind), with_dict + !g->own_dict);
    const char *dict = g->own_dict ? "dict"
                       : g->dict_name[0] == '\0'
                           ? "NULL"
                           : gen_format(g, "tw_dict_builtin(\"%s\", %u)", g->dict_name, (unsigned)strlen(g->dict_name));
    const char *upper = gen_loud(g, name);
    const char *const call[] = {upper, gen_format(g, "sizeof %s - 1", upper), dict, "memory", "size", "made", "error", NULL};
    gen_c_call(g, gen_format(g, "    return %s_compile", type), call);
    out_text(g->o, ";\n}\n\n");
}

void gen_c(gen *g)
{
    static const char *const forms_row[] = {"_row", "_of", "_state", "_bytes", "^_MESSAGE", "^_SLOTS", NULL};
    static const char *const forms_draft[] = {"_draft", "_begin", "_write", "^_DRAFT_SLOTS", NULL};
    const char *separator = g->prefix[0] ? "_" : "";
    for (uint32_t i = 0; i < g->messages_count; i++)
        g->messages[i].id =
            gen_claim(g, "", not_ours(g, gen_format(g, "%s%s%s", g->prefix, separator, gen_snake(g, g->messages[i].name))),
                      gen_format(g, "_%u", i + 1), g->is_template ? forms_draft : forms_row);
    const char *base = g->prefix[0] ? g->prefix : g->messages[0].id;
    const char *const forms_text[] = {g->is_template ? "_template" : "_plan", g->is_template ? "^_TEMPLATE_TEXT" : "^_PLAN_TEXT",
                                      NULL};
    base = gen_claim(g, "", base, "_1", forms_text);
    const char *guard = gen_loud(g, gen_format(g, "TAGWIRE_%s_%s_H", g->is_template ? "DRAFT" : "ROWS", base));
    head(g);
    if (g->is_template) {
        const char *m = g->messages[0].id;
        out_format(g->o,
                   " *     %s_draft draft;\n"
                   " *     %s_begin(&draft, slots, SLOTS, text, 0, sizeof text);\n"
                   " *     %s_set_...(&draft, ...);\n"
                   " *     status = %s_write(&draft, made, out, sizeof out, &offset, &length, &error);\n"
                   " *\n"
                   " * Setters need no check: what did not fit is noted, and the write says it. What is not set is not sent.\n",
                   m, m, m, m);
    } else {
        const char *m = g->messages[0].id;
        out_format(
            g->o,
            " *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);\n"
            " *     %s_row row;\n"
            " *     if (%s_of(&row, &rows[i], slots, input) && %s_...(&row, &value) == TW_SLOT_OK)\n"
            " *\n"
            " * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are\n"
            " * pointers into the input.\n",
            m, m, m);
    }
    out_format(g->o, " */\n#ifndef %s\n#define %s\n\n#include <tagwire/rows.h>\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n",
               guard, guard);
    text(g, base);
    for (uint32_t i = 0; i < g->coded_count; i++)
        codes(g, entry_of(g, g->coded[i]));
    if (g->is_template)
        gen_c_drafts(g);
    else
        gen_c_rows(g);
    out_text(g->o, "#ifdef __cplusplus\n}\n#endif\n\n#endif\n");
}
