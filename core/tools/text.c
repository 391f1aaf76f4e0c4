/* SPDX-License-Identifier: Apache-2.0 */
/* A message for people: a heading, then a line a field, in columns. */
#include "filter.h"
#include "show.h"

#include <string.h>

enum { NAME_MAX_WIDTH = 28, VALUE_MAX_WIDTH = 26, INDENT = 4 };

static const char MASKED[] = "***";

uint32_t print_meaning(out *o, const version *v, const tw_dict_field *field, const char *value, uint32_t length)
{
    uint32_t width = 0, at = 0;
    tw_dict_code code;
    if (version_code(v, field->tag, value, length, &code)) {
        if (o)
            out_bytes(o, code.name, code.name_length);
        return code.name_length;
    }
    if (field->type != TW_TYPE_MULTIPLECHARVALUE && field->type != TW_TYPE_MULTIPLESTRINGVALUE)
        return 0;
    while (at < length) {
        const char *blank = memchr(value + at, ' ', length - at);
        uint32_t one = (blank ? (uint32_t)(blank - value) : length) - at;
        if (version_code(v, field->tag, value + at, one, &code)) {
            if (o)
                out_format(o, "%s%s", width ? ", " : "", code.name);
            width += code.name_length + (width ? 2 : 0);
        }
        at += one + 1;
    }
    return width;
}

static void shown_value(out *o, const log_message *m, uint32_t tag, const char *before)
{
    uint32_t length = 0;
    const char *value = log_value(m, tag, &length);
    out_text(o, before);
    if (value && length)
        out_shown(o, value, length);
    else
        out_text(o, "?");
}

void print_heading(const print *p, const version *v, const log_message *m)
{
    out *o = p->out;
    uint32_t length = 0;
    const char *type = log_value(m, 35, &length);
    tw_dict_message message;
    out_paint(o, PAINT_BOLD);
    out_format(o, "#%llu  ", (unsigned long long)m->number);
    if (type && version_message(v, type, length, &message)) {
        out_bytes(o, message.name, message.name_length);
        shown_value(o, m, 35, " (");
        out_text(o, ")");
    } else {
        shown_value(o, m, 35, "35=");
    }
    out_paint(o, PAINT_PLAIN);
    shown_value(o, m, 49, "  ");
    shown_value(o, m, 56, " -> ");
    shown_value(o, m, 34, "  seq ");
    shown_value(o, m, 52, "  ");
    out_paint(o, PAINT_DIM);
    out_format(o, "  %s%sbyte %llu", p->file ? p->file : "", p->file ? " " : "", (unsigned long long)m->offset);
    out_paint(o, PAINT_PLAIN);
    out_text(o, "\n");
}

static void prefix(const print *p, const log_message *m)
{
    uint32_t length = m->prefix_length;
    while (length && (m->prefix[length - 1] == ' ' || m->prefix[length - 1] == '\t'))
        length--;
    if (!length)
        return;
    out_paint(p->out, PAINT_DIM);
    out_text(p->out, "    | ");
    out_shown(p->out, m->prefix, length);
    out_paint(p->out, PAINT_PLAIN);
    out_text(p->out, "\n");
}

static void fault(const print *p, const log_message *m)
{
    if (m->status == TW_OK)
        return;
    out_paint(p->out, PAINT_RED);
    out_format(p->out, "    ! %s", m->error.text[0] ? m->error.text : tw_status_text(m->status));
    if (m->error.tag)
        out_format(p->out, " (tag %u, byte %u of the message)", m->error.tag, m->error.offset);
    if (m->truncated)
        out_text(p->out, ": the input ends here");
    out_paint(p->out, PAINT_PLAIN);
    out_text(p->out, "\n");
}

/* What is known of a field, and how wide its columns are. */
typedef struct cell {
    const char *name, *value;
    uint32_t name_length, length, value_width, meaning_width;
    int known;
    tw_dict_field field;
} cell;

static cell cell_of(const print *p, const version *v, const log_message *m, uint32_t field)
{
    cell c = {"", (const char *)m->bytes + m->values[field], 0, m->ends[field] - m->values[field], 0, 0, 0, {0}};
    c.known = m->tags[field] && version_field(v, m->tags[field], &c.field);
    if (c.known) {
        c.name = c.field.name;
        c.name_length = c.field.name_length;
    }
    if (p->mask && filter_secret(m, field)) {
        c.value = MASKED;
        c.length = sizeof MASKED - 1;
    } else if (c.known && m->tags[field] != 8) { /* that FIX.4.2 means Fix42 helps nobody */
        tw_dict_message message;
        if (m->tags[field] == 35 && version_message(v, c.value, c.length, &message))
            c.meaning_width = message.name_length;
        else
            c.meaning_width = c.field.codes ? print_meaning(NULL, v, &c.field, c.value, c.length) : 0;
    }
    c.value_width = out_width(c.value, c.length);
    return c;
}

static void line(const print *p, const version *v, const log_message *m, uint32_t field, nest n, uint32_t name_width,
                 uint32_t value_width)
{
    out *o = p->out;
    cell c = cell_of(p, v, m, field);
    int marked = p->marked && m->tags[field] == p->marked;
    out_paint(o, marked ? PAINT_RED : PAINT_PLAIN);
    out_spaces(o, n.depth * INDENT);
    if (n.entry) /* the entry's number stands in the indentation */
        out_format(o, "%3u.", n.entry);
    else
        out_text(o, marked ? "  > " : "    ");
    if (m->tags[field])
        out_format(o, "%5u  ", m->tags[field]);
    else
        out_text(o, "    ?  ");
    out_paint(o, marked ? PAINT_RED : PAINT_CYAN);
    out_bytes(o, c.name, c.name_length);
    out_paint(o, marked ? PAINT_RED : PAINT_PLAIN);
    if (name_width)
        out_spaces(o, (name_width > c.name_length + n.depth * INDENT ? name_width - c.name_length - n.depth * INDENT : 0) + 2);
    out_shown(o, c.value, c.length);
    if (c.meaning_width) {
        out_spaces(o, (value_width > c.value_width ? value_width - c.value_width : 0) + 2);
        out_paint(o, PAINT_GREEN);
        tw_dict_message message;
        if (m->tags[field] == 35 && version_message(v, c.value, c.length, &message))
            out_bytes(o, message.name, message.name_length);
        else
            print_meaning(o, v, &c.field, c.value, c.length);
    }
    out_paint(o, PAINT_PLAIN);
    out_text(o, "\n");
}

void print_text(const print *p, const version *v, const log_message *m)
{
    const nest *nests = names_nest(v, m);
    uint32_t name_width = 0, value_width = 0;
    for (uint32_t i = 0; i < m->count; i++) {
        cell c = cell_of(p, v, m, i);
        uint32_t width = c.name_length + nests[i].depth * INDENT;
        if (width <= NAME_MAX_WIDTH && width > name_width)
            name_width = width;
        if (c.meaning_width && c.value_width <= VALUE_MAX_WIDTH && c.value_width > value_width)
            value_width = c.value_width;
    }
    print_heading(p, v, m);
    prefix(p, m);
    fault(p, m);
    for (uint32_t i = 0; i < m->count; i++)
        line(p, v, m, i, nests[i], name_width, value_width);
    out_text(p->out, "\n");
}
