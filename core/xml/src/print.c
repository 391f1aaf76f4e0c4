/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A declaration that fits stands on one line of at most 140 columns. Otherwise its entries or codes follow, filled up to 140 columns,
 * on lines that are indented by four; a group begins a line, and one that does not fit on a line has its entries indented further and
 * its closing brace on a line of its own.
 */
#include "print.h"
#include "names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMNS = 140, INDENT = 4 };

typedef struct sink {
    char *out;
    uint64_t length;
    uint32_t room;
    uint32_t column;
} sink;

static void put(sink *to, const char *text)
{
    size_t length = strlen(text);
    if (to->length < to->room) {
        size_t left = to->room - (size_t)to->length;
        memcpy(to->out + to->length, text, length < left ? length : left);
    }
    to->length += length;
    to->column += (uint32_t)length;
}

static void line_end(sink *to)
{
    put(to, "\n");
    to->column = 0;
}

static void indent(sink *to, uint32_t columns)
{
    while (to->column < columns)
        put(to, " ");
}

static bool is_component(const twi_entry *entry)
{
    return entry->kind == TWI_REF_COMPONENT || entry->kind == TWI_REF_GROUP;
}

/* Columns of a level's entries on one line; no more than is needed to know that they do not fit. */
static uint32_t width(const twi_level *level, uint32_t sum)
{
    bool first = true;
    for (const twi_entry *entry = level->first; entry && sum <= COLUMNS; entry = entry->next) {
        if (entry->dropped)
            continue;
        const char *name = is_component(entry) ? entry->level->label : entry->field->label;
        sum += (uint32_t)(strlen(name) + !first + is_component(entry) + entry->required);
        if (entry->kind == TWI_REF_INLINE)
            sum = width(entry->level, sum + 2);
        first = false;
    }
    return sum;
}

static void put_flat(sink *to, const twi_level *level);

static void put_entry(sink *to, const twi_entry *entry)
{
    if (is_component(entry))
        put(to, "@");
    put(to, is_component(entry) ? entry->level->label : entry->field->label);
    if (entry->required)
        put(to, "!");
    if (entry->kind == TWI_REF_INLINE) {
        put(to, "{");
        put_flat(to, entry->level);
        put(to, "}");
    }
}

static void put_flat(sink *to, const twi_level *level)
{
    bool first = true;
    for (const twi_entry *entry = level->first; entry; entry = entry->next) {
        if (entry->dropped)
            continue;
        if (!first)
            put(to, " ");
        put_entry(to, entry);
        first = false;
    }
}

static void put_filled(sink *to, const twi_level *level, uint32_t columns);

static void put_group(sink *to, const twi_entry *group, uint32_t columns)
{
    if (to->column)
        line_end(to);
    indent(to, columns);
    uint32_t head = (uint32_t)strlen(group->field->label) + group->required + 2;
    if (width(group->level, columns + head) <= COLUMNS) {
        put_entry(to, group);
    } else {
        put(to, group->field->label);
        put(to, group->required ? "!{" : "{");
        line_end(to);
        put_filled(to, group->level, columns + INDENT);
        indent(to, columns);
        put(to, "}");
    }
    line_end(to);
}

/* Lines of entries; ends at the start of a line. */
static void put_filled(sink *to, const twi_level *level, uint32_t columns)
{
    for (const twi_entry *entry = level->first; entry; entry = entry->next) {
        if (entry->dropped)
            continue;
        if (entry->kind == TWI_REF_INLINE) {
            put_group(to, entry, columns);
            continue;
        }
        const char *name = is_component(entry) ? entry->level->label : entry->field->label;
        uint32_t length = (uint32_t)strlen(name) + is_component(entry) + entry->required;
        if (to->column && to->column + 1 + length > COLUMNS)
            line_end(to);
        if (to->column)
            put(to, " ");
        else
            indent(to, columns);
        put_entry(to, entry);
    }
    if (to->column)
        line_end(to);
}

/* Behind what the declaration begins with. */
static void put_level(sink *to, const twi_level *level)
{
    if (level->empty) {
        line_end(to);
    } else if (width(level, to->column + 1) <= COLUMNS) {
        put(to, " ");
        put_flat(to, level);
        line_end(to);
    } else {
        line_end(to);
        put_filled(to, level, INDENT);
    }
}

static uint32_t code_width(const twi_code *code)
{
    return (uint32_t)(strlen(code->value) + 1 + strlen(code->label));
}

static void put_codes(sink *to, const twi_codes *codes, bool open)
{
    uint64_t sum = to->column + (open ? 2 : 0);
    for (const twi_code *code = codes->first; code; code = code->next)
        if (code->label)
            sum += 1 + code_width(code);
    if (sum > COLUMNS)
        line_end(to);
    for (const twi_code *code = codes->first; code; code = code->next) {
        if (!code->label)
            continue;
        if (to->column > 0 && to->column + 1 + code_width(code) > COLUMNS)
            line_end(to);
        if (to->column > 0)
            put(to, " ");
        else
            indent(to, INDENT);
        put(to, code->value);
        put(to, "=");
        put(to, code->label);
    }
    if (open && to->column + 2 > COLUMNS)
        line_end(to);
    if (open) {
        put(to, to->column ? " *" : "    *");
    }
}

static void put_field(sink *to, const twi_field *field)
{
    char text[64];
    snprintf(text, sizeof text, "field %u ", (unsigned)field->tag);
    put(to, text);
    put(to, field->label);
    put(to, " ");
    put(to, tw_type_name(field->type));
    if (field->length) {
        snprintf(text, sizeof text, ":%u", (unsigned)field->length->tag);
        put(to, text);
    }
    if (field->codes && field->codes->count)
        put_codes(to, field->codes, field->open);
    line_end(to);
}

static void put_fact(sink *to, const char *word, const char *text)
{
    if (!text)
        return;
    put(to, word);
    put(to, " ");
    put(to, text);
    line_end(to);
}

static int by_tag(const void *a, const void *b)
{
    const twi_field *const *left = a, *const *right = b;
    return ((*left)->tag > (*right)->tag) - ((*left)->tag < (*right)->tag);
}

static int by_label(const void *a, const void *b)
{
    const twi_level *const *left = a, *const *right = b;
    return strcmp((*left)->label, (*right)->label);
}

static tw_status put_fields(twi_model *model, sink *to)
{
    twi_field **sorted = twi_xml_new(model, (model->field_count + 1) * sizeof(void *));
    if (!sorted)
        return model->status;
    size_t count = 0;
    for (twi_field *field = model->fields; field; field = field->next)
        if (!field->dropped)
            sorted[count++] = field;
    qsort(sorted, count, sizeof(void *), by_tag);
    if (count)
        line_end(to);
    for (size_t i = 0; i < count; i++)
        put_field(to, sorted[i]);
    return TW_OK;
}

static tw_status put_components(twi_model *model, sink *to)
{
    twi_level **sorted = twi_xml_new(model, (model->level_count + 1) * sizeof(void *));
    if (!sorted)
        return model->status;
    size_t count = 0;
    for (twi_level *level = model->components; level; level = level->next)
        if (!level->dropped && !level->empty && level != model->header && level != model->trailer)
            sorted[count++] = level;
    qsort(sorted, count, sizeof(void *), by_label);
    for (size_t i = 0; i < count; i++) {
        line_end(to);
        put(to, "component ");
        put(to, sorted[i]->label);
        put_level(to, sorted[i]);
    }
    return TW_OK;
}

static void put_section(sink *to, const char *word, const twi_level *level)
{
    if (!level || level->empty)
        return;
    line_end(to);
    put(to, word);
    put_level(to, level);
}

static void put_message(sink *to, const twi_level *level)
{
    line_end(to);
    put(to, "message ");
    put(to, level->msgtype);
    put(to, " ");
    put(to, level->label);
    put(to, level->admin ? " admin" : " app");
    put_level(to, level);
}

tw_status twi_xml_print(twi_model *model, void *out, uint32_t room, uint32_t *length)
{
    sink to = {out, 0, room, 0};
    put_fact(&to, "dictionary", model->name);
    put_fact(&to, "begin", model->begin);
    put_fact(&to, "applver", model->applver);
    if (put_fields(model, &to) != TW_OK || put_components(model, &to) != TW_OK)
        return model->status;
    put_section(&to, "header", model->header);
    put_section(&to, "trailer", model->trailer);
    for (const twi_level *level = model->messages; level; level = level->next)
        if (!level->dropped)
            put_message(&to, level);
    if (to.length > TWI_XML_TEXT_MAX)
        return twi_xml_fail(model, TW_E_DICT_LIMIT, 0, "the text would have more than %d bytes", TWI_XML_TEXT_MAX);
    *length = (uint32_t)to.length;
    return to.length > room ? TW_ROOM : TW_OK;
}
