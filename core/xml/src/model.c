/* SPDX-License-Identifier: Apache-2.0 */
#include "model.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { BLOCK_SIZE = 64 << 10, SLOTS_FIRST = 1024 };

struct twi_block {
    twi_block *next;
    size_t used, size;
    _Alignas(16) unsigned char bytes[];
};

void twi_xml_model_begin(twi_model *model, const twi_memory *memory, const char *xml, uint32_t length, tw_error *error)
{
    memset(model, 0, sizeof *model);
    model->memory = *memory;
    model->xml = xml;
    model->length = length;
    model->error = error;
    /* Where memory lies differs from run to run, so that nobody can write names that all have one hash. */
    model->seed = 2166136261u ^ (uint32_t)((uintptr_t)model >> 4) * 2654435761u;
    model->fields_last = &model->fields;
    model->components_last = &model->components;
    model->messages_last = &model->messages;
}

void twi_xml_model_end(twi_model *model)
{
    while (model->blocks) {
        twi_block *block = model->blocks;
        model->blocks = block->next;
        model->memory.release(block);
    }
}

static void place(const twi_model *model, uint32_t at, uint32_t *line, uint32_t *column)
{
    *line = 1;
    *column = 1;
    for (uint32_t i = 0; i < at && i < model->length; i++) {
        (*column)++;
        if (model->xml[i] == '\n') {
            (*line)++;
            *column = 1;
        }
    }
}

tw_status twi_xml_fail(twi_model *model, tw_status status, uint32_t at, const char *format, ...)
{
    if (model->status != TW_OK)
        return model->status;
    model->status = status;
    tw_error *error = model->error;
    if (!error)
        return status;
    memset(error, 0, sizeof *error);
    error->status = status;
    error->reason = -1;
    error->offset = at;
    uint32_t line, column;
    place(model, at, &line, &column);
    int head = snprintf(error->text, sizeof error->text, "line %u, column %u: ", (unsigned)line, (unsigned)column);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(error->text + head, sizeof error->text - (size_t)head, format, arguments);
    va_end(arguments);
    for (char *c = error->text; *c; c++) /* names come from the document */
        if ((unsigned char)*c < ' ' || (unsigned char)*c >= 0x7f)
            *c = '?';
    return status;
}

void *twi_xml_new(twi_model *model, size_t size)
{
    size = (size + 15) & ~(size_t)15;
    twi_block *block = model->blocks;
    if (!block || block->size - block->used < size) {
        size_t room = size > BLOCK_SIZE / 4 ? size : BLOCK_SIZE;
        if (model->used + room > TWI_XML_MEMORY_MAX) {
            twi_xml_fail(model, TW_E_MEMORY, model->at, "more memory than a dictionary may take");
            return NULL;
        }
        block = model->memory.allocate(sizeof *block + room);
        if (!block) {
            twi_xml_fail(model, TW_E_MEMORY, model->at, "the system has no memory left");
            return NULL;
        }
        model->used += room;
        block->size = room;
        block->used = 0;
        block->next = model->blocks;
        model->blocks = block;
    }
    void *memory = block->bytes + block->used;
    block->used += size;
    memset(memory, 0, size);
    return memory;
}

const char *twi_xml_copy(twi_model *model, const char *text, size_t length)
{
    if (!text)
        return NULL;
    char *copy = twi_xml_new(model, length + 1);
    if (copy)
        memcpy(copy, text, length);
    return copy;
}

static uint32_t hash_of(const twi_model *model, uint32_t kind, uint32_t number, const char *text)
{
    uint32_t hash = (model->seed ^ kind) * 16777619u;
    for (int shift = 0; shift < 32; shift += 8)
        hash = (hash ^ ((number >> shift) & 255)) * 16777619u;
    for (; text && *text; text++)
        hash = (hash ^ (unsigned char)*text) * 16777619u;
    return hash;
}

static bool same(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

/* The slot of a key, or the free one where it would be. There is always a free one. */
static twi_slot *slot_of(twi_slot *slots, uint32_t room, uint32_t hash, uint32_t kind, uint32_t number, const char *text)
{
    uint32_t at = (hash ^ hash >> 15) & (room - 1);
    while (slots[at].kind != 0 &&
           !(slots[at].hash == hash && slots[at].kind == kind && slots[at].number == number && same(slots[at].text, text)))
        at = (at + 1) & (room - 1);
    return &slots[at];
}

void *twi_xml_map_get(const twi_model *model, uint32_t kind, uint32_t number, const char *text)
{
    if (model->slot_room == 0)
        return NULL;
    return slot_of(model->slots, model->slot_room, hash_of(model, kind, number, text), kind, number, text)->value;
}

tw_status twi_xml_map_put(twi_model *model, uint32_t kind, uint32_t number, const char *text, void *value)
{
    if (model->slot_count >= model->slot_room / 2) {
        uint32_t room = model->slot_room ? 2 * model->slot_room : SLOTS_FIRST;
        twi_slot *slots = twi_xml_new(model, room * sizeof *slots);
        if (!slots)
            return model->status;
        for (uint32_t i = 0; i < model->slot_room; i++) {
            const twi_slot *old = &model->slots[i];
            if (old->kind != 0)
                *slot_of(slots, room, old->hash, old->kind, old->number, old->text) = *old;
        }
        model->slots = slots;
        model->slot_room = room;
    }
    uint32_t hash = hash_of(model, kind, number, text);
    twi_slot *slot = slot_of(model->slots, model->slot_room, hash, kind, number, text);
    if (slot->kind == 0)
        model->slot_count++;
    *slot = (twi_slot){text, value, kind, number, hash};
    return TW_OK;
}

twi_field *twi_xml_field_new(twi_model *model, const char *name, uint32_t tag)
{
    if (model->field_count == TWI_XML_FIELDS_MAX) {
        twi_xml_fail(model, TW_E_DICT_LIMIT, model->at, "more than %d fields", TWI_XML_FIELDS_MAX);
        return NULL;
    }
    twi_field *field = twi_xml_new(model, sizeof *field);
    if (field) {
        field->name = name;
        field->tag = tag;
        field->at = model->at;
        field->base = true;
        *model->fields_last = field;
        model->fields_last = &field->next;
        model->field_count++;
    }
    return field;
}

twi_level *twi_xml_level_new(twi_model *model, uint32_t kind, const char *name)
{
    if (model->level_count == TWI_XML_LEVELS_MAX) {
        twi_xml_fail(model, TW_E_DICT_LIMIT, model->at, "more than %d messages, components and groups", TWI_XML_LEVELS_MAX);
        return NULL;
    }
    twi_level *level = twi_xml_new(model, sizeof *level);
    if (!level)
        return NULL;
    level->kind = kind;
    level->name = name;
    level->at = model->at;
    level->last = &level->first;
    level->base = true;
    model->level_count++;
    if (kind == TWI_LEVEL_COMPONENT) {
        *model->components_last = level;
        model->components_last = &level->next;
    } else if (kind == TWI_LEVEL_MESSAGE) {
        *model->messages_last = level;
        model->messages_last = &level->next;
    }
    return level;
}

twi_codes *twi_xml_codes_new(twi_model *model)
{
    twi_codes *codes = twi_xml_new(model, sizeof *codes);
    if (codes) {
        codes->last = &codes->first;
        codes->at = model->at;
        codes->number = ++model->codes_count;
        codes->base = true;
    }
    return codes;
}

twi_code *twi_xml_code_new(twi_model *model, twi_codes *codes, const char *value, const char *name)
{
    twi_code *code = twi_xml_new(model, sizeof *code);
    if (code) {
        code->value = value;
        code->name = name;
        code->at = model->at;
        *codes->last = code;
        codes->last = &code->next;
    }
    return code;
}

twi_entry *twi_xml_entry_new(twi_model *model, twi_level *level, uint32_t kind, bool required)
{
    twi_entry *entry = twi_xml_new(model, sizeof *entry);
    if (entry) {
        entry->kind = kind;
        entry->required = required;
        entry->at = model->at;
        *level->last = entry;
        level->last = &entry->next;
    }
    return entry;
}
