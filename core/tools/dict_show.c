/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE /* strcasestr */
/* tagwire dict WORD: a field with its codes, a message or component with what it is made of. */
#include "dict.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { COLUMNS = 100, DEPTH_MAX = 64 };

/* Words one after another, with line breaks. */
typedef struct wrap {
    out *out;
    uint32_t at, indent, some;
} wrap;

static void word(wrap *w, const char *text)
{
    uint32_t length = (uint32_t)strlen(text);
    if (w->some && w->at + length + 2 > COLUMNS) {
        out_text(w->out, ",\n");
        out_spaces(w->out, w->indent);
        w->at = w->indent;
    } else if (w->some) {
        out_text(w->out, ", ");
        w->at += 2;
    }
    out_text(w->out, text);
    w->at += length;
    w->some++;
}

/* Whether a level has a tag, also in its groups and components. */
/* NOLINTNEXTLINE(misc-no-recursion): to DEPTH_MAX */
static int level_has(const tw_dict *dict, uint32_t level, uint32_t tag, uint32_t depth)
{
    tw_dict_entry e;
    if (tw_dict_member(dict, level, tag, &e) == TW_OK)
        return 1;
    for (uint32_t i = 0; depth < DEPTH_MAX && tw_dict_member_at(dict, level, i, &e) == TW_OK; i++)
        if (e.kind == TW_ENTRY_GROUP && level_has(dict, e.level, tag, depth + 1))
            return 1;
    return 0;
}

static void used_by(wrap *w, const tw_dict *dict, uint32_t tag)
{
    tw_dict_message m;
    if (level_has(dict, TW_LEVEL_HEADER, tag, 0))
        word(w, "the header");
    if (level_has(dict, TW_LEVEL_TRAILER, tag, 0))
        word(w, "the trailer");
    for (uint32_t i = 0; tw_dict_message_at(dict, i, &m) == TW_OK; i++) {
        char text[300];
        snprintf(text, sizeof text, "%s (%s)", m.name, m.type);
        if (level_has(dict, m.level, tag, 0))
            word(w, text);
    }
}

/* Header, trailer and session messages of FIX 5.0 are FIXT.1.1's. */
static const tw_dict *transport_of(const tw_dict *dict)
{
    tw_dict_info info;
    const tw_dict *fixt = tw_dict_builtin("FIXT.1.1", 8);
    return tw_dict_describe(dict, &info) == TW_OK && strcmp(info.begin, "FIXT.1.1") == 0 && dict != fixt ? fixt : NULL;
}

static void used_in(out *o, const tw_dict *dict, uint32_t tag)
{
    wrap w = {o, 12, 12, 0};
    out_text(o, "    used in ");
    if (transport_of(dict))
        used_by(&w, transport_of(dict), tag);
    used_by(&w, dict, tag);
    out_text(o, w.some ? "\n" : "no message\n");
}

/* The built-in dictionaries that have the field, and where its name is another. */
static void versions_of(out *o, uint32_t tag, const char *name)
{
    const tw_dict *dict = NULL;
    wrap w = {o, 7, 7, 0};
    out_text(o, "    in ");
    for (uint32_t i = 0; (dict = tw_dict_builtin_at(i)) != NULL; i++) {
        tw_dict_field f;
        char text[400];
        if (tw_dict_field_get(dict, tag, &f) != TW_OK)
            continue;
        if (strcmp(f.name, name) == 0)
            snprintf(text, sizeof text, "%s", dict_name(dict));
        else
            snprintf(text, sizeof text, "%s (there %s)", dict_name(dict), f.name);
        word(&w, text);
    }
    out_text(o, w.some ? "\n" : "no built-in dictionary\n");
}

static void show_field(out *o, const tw_dict *dict, const tw_dict_field *f)
{
    tw_dict_code code;
    uint32_t width = 0;
    const char *type = tw_type_name(f->type);
    out_paint(o, PAINT_BOLD);
    out_format(o, "%u  %s", f->tag, f->name);
    out_paint(o, PAINT_PLAIN);
    out_format(o, "  %s", type ? type : "?");
    if (f->pair)
        out_format(o, f->type == TW_TYPE_LENGTH ? ", the length of %u" : ", its length is %u", f->pair);
    out_paint(o, PAINT_DIM);
    out_format(o, "  (%s)\n", dict_name(dict));
    out_paint(o, PAINT_PLAIN);
    for (uint32_t i = 0; tw_dict_code_at(dict, f->tag, i, &code) == TW_OK; i++)
        width = code.value_length > width ? code.value_length : width;
    for (uint32_t i = 0; tw_dict_code_at(dict, f->tag, i, &code) == TW_OK; i++)
        out_format(o, "    %-*s  %s\n", (int)width, code.value, code.name);
    if (f->open && f->codes)
        out_text(o, "    and other values\n");
    versions_of(o, f->tag, f->name);
    used_in(o, dict, f->tag);
}

/* Gives the components met. */
/* NOLINTNEXTLINE(misc-no-recursion): to DEPTH_MAX */
static uint32_t show_level(out *o, const tw_dict *dict, uint32_t level, uint32_t depth, int expand)
{
    tw_dict_entry e;
    uint32_t components = 0;
    for (uint32_t i = 0; depth < DEPTH_MAX && tw_dict_entry_at(dict, level, i, &e) == TW_OK; i++) {
        out_spaces(o, 4 + depth * 4);
        components += e.kind == TW_ENTRY_COMPONENT;
        if (e.kind == TW_ENTRY_COMPONENT) {
            out_paint(o, PAINT_CYAN);
            out_format(o, "    @  %s", e.name);
            out_paint(o, PAINT_PLAIN);
        } else {
            out_format(o, "%5u  %s", e.tag, e.name);
        }
        if (e.required) {
            out_paint(o, PAINT_YELLOW);
            out_text(o, "  required");
            out_paint(o, PAINT_PLAIN);
        }
        out_text(o, e.kind == TW_ENTRY_GROUP ? "  entries of:\n" : "\n");
        if (e.kind == TW_ENTRY_GROUP || (e.kind == TW_ENTRY_COMPONENT && expand))
            components += show_level(o, dict, e.level, depth + 1, expand);
    }
    return components;
}

static void show_message(out *o, const tw_dict *dict, const tw_dict_message *m, int expand)
{
    out_paint(o, PAINT_BOLD);
    out_format(o, "%s  35=%s", m->name, m->type);
    out_paint(o, PAINT_PLAIN);
    out_format(o, "  %s", m->admin ? "session message" : "application message");
    out_paint(o, PAINT_DIM);
    out_format(o, "  (%s)\n", dict_name(dict));
    out_paint(o, PAINT_PLAIN);
    if (show_level(o, dict, m->level, 0, expand) && !expand)
        out_text(o, "    (@ is a component: tagwire dict NAME shows one, --expand all of them)\n");
}

/* Whether a dictionary has anything by that word; then it is shown. */
static int show_in(out *o, const tw_dict *dict, const char *text, int expand)
{
    uint32_t length = (uint32_t)strlen(text);
    uint64_t tag = 0;
    tw_dict_field field;
    tw_dict_message message;
    tw_dict_entry component;
    if (tw_uint_read(text, length, &tag) == TW_OK && tag <= INT32_MAX && tw_dict_field_get(dict, (uint32_t)tag, &field) == TW_OK) {
        show_field(o, dict, &field);
        if (tw_dict_message_get(dict, text, length, &message) == TW_OK)
            out_format(o, "    (MsgType %s is %s: tagwire dict %s)\n", text, message.name, message.name);
        return 1;
    }
    if (tw_dict_field_named(dict, text, length, &field) == TW_OK) {
        show_field(o, dict, &field);
        return 1;
    }
    if (tw_dict_message_named(dict, text, length, &message) == TW_OK ||
        tw_dict_message_get(dict, text, length, &message) == TW_OK) {
        show_message(o, dict, &message, expand);
        return 1;
    }
    if (tw_dict_component_named(dict, text, length, &component) == TW_OK) {
        out_paint(o, PAINT_BOLD);
        out_format(o, "@%s", component.name);
        out_paint(o, PAINT_PLAIN);
        out_format(o, "  component  (%s)\n", dict_name(dict));
        show_level(o, dict, component.level, 0, expand);
        return 1;
    }
    return 0;
}

/* A name that differs in case only, as the dictionary has it; else NULL. */
static const char *other_case(const tw_dict *dict, const char *text)
{
    tw_dict_field f;
    tw_dict_message m;
    tw_dict_entry c;
    for (uint32_t i = 0; tw_dict_field_at(dict, i, &f) == TW_OK; i++)
        if (strcasecmp(f.name, text) == 0)
            return f.name;
    for (uint32_t i = 0; tw_dict_message_at(dict, i, &m) == TW_OK; i++)
        if (strcasecmp(m.name, text) == 0)
            return m.name;
    for (uint32_t i = 0; tw_dict_component_at(dict, i, &c) == TW_OK; i++)
        if (strcasecmp(c.name, text) == 0)
            return c.name;
    return NULL;
}

/* Names with that text in them, whatever the case: what somebody may have meant. */
static uint32_t similar(out *o, const tw_dict *dict, const char *text)
{
    enum { SIMILAR_MAX = 30 };
    wrap w = {o, 4, 4, 0};
    tw_dict_field f;
    tw_dict_message m;
    for (uint32_t i = 0; w.some < SIMILAR_MAX && tw_dict_message_at(dict, i, &m) == TW_OK; i++) {
        if (!strcasestr(m.name, text))
            continue;
        out_spaces(o, w.some ? 0 : 4);
        word(&w, m.name);
    }
    for (uint32_t i = 0; w.some < SIMILAR_MAX && tw_dict_field_at(dict, i, &f) == TW_OK; i++) {
        char item[300];
        if (!strcasestr(f.name, text))
            continue;
        snprintf(item, sizeof item, "%s (%u)", f.name, f.tag);
        out_spaces(o, w.some ? 0 : 4);
        word(&w, item);
    }
    if (w.some)
        out_text(o, w.some == SIMILAR_MAX ? ", ...\n" : "\n");
    return w.some;
}

int dict_show(out *o, const tw_dict *only, const char *text, int expand)
{
    static const char *const newest_first[] = {"FIX.5.0SP2", "FIXT.1.1", "FIX.5.0SP1", "FIX.5.0", "FIX.4.4",
                                               "FIX.4.3",    "FIX.4.2",  "FIX.4.1",    "FIX.4.0"};
    if (only && show_in(o, only, text, expand))
        return EXIT_FINE;
    for (uint32_t i = 0; !only && i < sizeof newest_first / sizeof newest_first[0]; i++) {
        const tw_dict *dict = tw_dict_builtin(newest_first[i], (uint32_t)strlen(newest_first[i]));
        if (dict && show_in(o, dict, text, expand))
            return EXIT_FINE;
    }
    const tw_dict *newest = only ? only : tw_dict_builtin("FIX.5.0SP2", 10);
    const char *name = newest ? other_case(newest, text) : NULL;
    if (name)
        return show_in(o, newest, name, expand) ? EXIT_FINE : EXIT_FAULTS;
    out_flush(o);
    tell("%s: no tag, name or MsgType of %s", text, only ? dict_name(only) : "any built-in dictionary");
    if (text[0] && newest) {
        if (similar(o, newest, text))
            out_text(o, "    (names with it; they are written as shown)\n");
    }
    return EXIT_FAULTS;
}
