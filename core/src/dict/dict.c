/* SPDX-License-Identifier: Apache-2.0 */
/* Lookups in an image. */
#include "image.h"

_Static_assert(sizeof(tw_dict_info) == 64 && sizeof(tw_dict_field) == 48 && sizeof(tw_dict_code) == 24, "frozen");
_Static_assert(sizeof(tw_dict_message) == 40 && sizeof(tw_dict_entry) == 40, "frozen");
_Static_assert(sizeof(image_field) == 56 && sizeof(image_code) == 24 && sizeof(image_level) == 32, "built-in images rely on it");
_Static_assert(sizeof(struct tw_dict) % 8 == 0, "arrays behind it are aligned");

static int is_dict(const tw_dict *dict)
{
    return dict && dict->magic == TWI_IMAGE_MAGIC;
}

/* Whether the text is these bytes. */
static int text_is(const tw_dict *dict, image_text text, const void *bytes, uint32_t length)
{
    return text.length == length && (length == 0 || memcmp(image_string(dict, text), bytes, length) == 0);
}

tw_status tw_dict_describe(const tw_dict *dict, tw_dict_info *info)
{
    if (!is_dict(dict) || !info)
        return TW_E_ARGUMENT;
    *info = (tw_dict_info){.name = image_string(dict, dict->name),
                           .begin = image_string(dict, dict->begin),
                           .applver = image_string(dict, dict->applver),
                           .fields = dict->fields.count,
                           .codes = dict->codes.count,
                           .messages = dict->messages.count,
                           .components = dict->components.count,
                           .groups = dict->groups,
                           .size = dict->size};
    return TW_OK;
}

/* Fields */

tw_status tw_dict_field_at(const tw_dict *dict, uint32_t number, tw_dict_field *field)
{
    if (!is_dict(dict) || !field)
        return TW_E_ARGUMENT;
    if (number >= dict->fields.count)
        return TW_E_DICT_UNKNOWN;
    const image_field *f = IMAGE_ARRAY(dict, image_field, fields) + number;
    *field = (tw_dict_field){.name = image_string(dict, f->name),
                             .name_length = f->name.length,
                             .tag = f->tag,
                             .type = f->type,
                             .codes = f->codes_count,
                             .open = (f->flags & FIELD_OPEN) != 0,
                             .pair = f->pair,
                             .number = number,
                             .section = f->flags & FIELD_HEADER    ? TW_SECTION_HEADER
                                        : f->flags & FIELD_TRAILER ? TW_SECTION_TRAILER
                                                                   : TW_SECTION_BODY};
    return TW_OK;
}

tw_status tw_dict_field_get(const tw_dict *dict, uint32_t tag, tw_dict_field *field)
{
    if (!is_dict(dict) || !field)
        return TW_E_ARGUMENT;
    return tw_dict_field_at(dict, image_tag(dict, tag) - 1, field);
}

tw_status tw_dict_field_named(const tw_dict *dict, const void *name, uint32_t length, tw_dict_field *field)
{
    if (!is_dict(dict) || !field || (!name && length))
        return TW_E_ARGUMENT;
    const uint16_t *slots = IMAGE_ARRAY(dict, uint16_t, names);
    const image_field *fields = IMAGE_ARRAY(dict, image_field, fields);
    uint32_t mask = dict->names.count - 1;
    for (uint32_t at = image_hash(name, length) & mask; slots[at]; at = (at + 1) & mask)
        if (text_is(dict, fields[slots[at] - 1].name, name, length))
            return tw_dict_field_at(dict, slots[at] - 1u, field);
    return TW_E_DICT_UNKNOWN;
}

/* Codes */

uint32_t twi_image_code(const tw_dict *dict, const image_field *field, const void *value, uint32_t length)
{
    const image_code *codes = IMAGE_ARRAY(dict, image_code, codes) + field->codes;
    if (field->slots_count == 0) {
        uint64_t key = image_key(value, length);
        for (uint32_t i = 0; i < field->codes_count; i++)
            if (codes[i].key == key && text_is(dict, codes[i].value, value, length))
                return field->codes + i;
        return UINT32_MAX;
    }
    const uint16_t *slots = IMAGE_ARRAY(dict, uint16_t, code_slots) + field->slots;
    uint32_t mask = field->slots_count - 1;
    for (uint32_t at = image_hash(value, length) & mask; slots[at]; at = (at + 1) & mask)
        if (text_is(dict, codes[slots[at] - 1].value, value, length))
            return field->codes + slots[at] - 1;
    return UINT32_MAX;
}

static tw_status code_give(const tw_dict *dict, uint32_t number, tw_dict_code *code)
{
    const image_code *c = IMAGE_ARRAY(dict, image_code, codes) + number;
    *code = (tw_dict_code){image_string(dict, c->value), image_string(dict, c->name), c->value.length, c->name.length};
    return TW_OK;
}

tw_status tw_dict_code_get(const tw_dict *dict, uint32_t tag, const void *value, uint32_t length, tw_dict_code *code)
{
    if (!is_dict(dict) || !code || (!value && length))
        return TW_E_ARGUMENT;
    uint32_t field = image_tag(dict, tag);
    uint32_t number = field ? twi_image_code(dict, IMAGE_ARRAY(dict, image_field, fields) + field - 1, value, length) : UINT32_MAX;
    return number == UINT32_MAX ? TW_E_DICT_UNKNOWN : code_give(dict, number, code);
}

tw_status tw_dict_code_at(const tw_dict *dict, uint32_t tag, uint32_t which, tw_dict_code *code)
{
    if (!is_dict(dict) || !code)
        return TW_E_ARGUMENT;
    uint32_t field = image_tag(dict, tag);
    const image_field *f = IMAGE_ARRAY(dict, image_field, fields) + field - 1;
    return field == 0 || which >= f->codes_count ? TW_E_DICT_UNKNOWN : code_give(dict, f->codes + which, code);
}

/* Messages and components */

tw_status tw_dict_message_at(const tw_dict *dict, uint32_t number, tw_dict_message *message)
{
    if (!is_dict(dict) || !message)
        return TW_E_ARGUMENT;
    if (number >= dict->messages.count)
        return TW_E_DICT_UNKNOWN;
    const image_message *m = IMAGE_ARRAY(dict, image_message, messages) + number;
    *message = (tw_dict_message){.type = image_string(dict, m->type),
                                 .name = image_string(dict, m->name),
                                 .type_length = m->type.length,
                                 .name_length = m->name.length,
                                 .admin = m->admin,
                                 .level = m->level,
                                 .number = number};
    return TW_OK;
}

tw_status tw_dict_message_get(const tw_dict *dict, const void *type, uint32_t length, tw_dict_message *message)
{
    if (!is_dict(dict) || !message || (!type && length))
        return TW_E_ARGUMENT;
    return tw_dict_message_at(dict, twi_image_message(dict, type, length), message);
}

uint32_t twi_image_message(const tw_dict *dict, const void *type, uint32_t length)
{
    const uint16_t *slots = IMAGE_ARRAY(dict, uint16_t, types);
    const image_message *messages = IMAGE_ARRAY(dict, image_message, messages);
    uint32_t mask = dict->types.count - 1;
    for (uint32_t at = image_hash(type, length) & mask; slots[at]; at = (at + 1) & mask)
        if (text_is(dict, messages[slots[at] - 1].type, type, length))
            return slots[at] - 1u;
    return UINT32_MAX;
}

tw_status tw_dict_message_named(const tw_dict *dict, const void *name, uint32_t length, tw_dict_message *message)
{
    if (!is_dict(dict) || !message || (!name && length))
        return TW_E_ARGUMENT;
    const uint16_t *slots = IMAGE_ARRAY(dict, uint16_t, titles);
    const image_message *messages = IMAGE_ARRAY(dict, image_message, messages);
    uint32_t mask = dict->titles.count - 1;
    for (uint32_t at = image_hash(name, length) & mask; slots[at]; at = (at + 1) & mask)
        if (text_is(dict, messages[slots[at] - 1].name, name, length))
            return tw_dict_message_at(dict, slots[at] - 1u, message);
    return TW_E_DICT_UNKNOWN;
}

tw_status tw_dict_component_at(const tw_dict *dict, uint32_t number, tw_dict_entry *component)
{
    if (!is_dict(dict) || !component)
        return TW_E_ARGUMENT;
    if (number >= dict->components.count)
        return TW_E_DICT_UNKNOWN;
    const image_component *c = IMAGE_ARRAY(dict, image_component, components) + number;
    *component = (tw_dict_entry){
        .name = image_string(dict, c->name), .name_length = c->name.length, .kind = TW_ENTRY_COMPONENT, .level = c->level};
    return TW_OK;
}

tw_status tw_dict_component_named(const tw_dict *dict, const void *name, uint32_t length, tw_dict_entry *component)
{
    if (!is_dict(dict) || !component || (!name && length))
        return TW_E_ARGUMENT;
    const uint16_t *slots = IMAGE_ARRAY(dict, uint16_t, component_names);
    const image_component *components = IMAGE_ARRAY(dict, image_component, components);
    uint32_t mask = dict->component_names.count - 1;
    for (uint32_t at = image_hash(name, length) & mask; slots[at]; at = (at + 1) & mask)
        if (text_is(dict, components[slots[at] - 1].name, name, length))
            return tw_dict_component_at(dict, slots[at] - 1u, component);
    return TW_E_DICT_UNKNOWN;
}

/* Levels */

static void field_entry(const tw_dict *dict, uint32_t number, uint32_t level, uint32_t required, tw_dict_entry *entry)
{
    const image_field *f = IMAGE_ARRAY(dict, image_field, fields) + number;
    *entry = (tw_dict_entry){.name = image_string(dict, f->name),
                             .name_length = f->name.length,
                             .kind = level ? TW_ENTRY_GROUP : TW_ENTRY_FIELD,
                             .tag = f->tag,
                             .required = required,
                             .level = level};
}

tw_status tw_dict_entry_at(const tw_dict *dict, uint32_t level, uint32_t which, tw_dict_entry *entry)
{
    if (!is_dict(dict) || !entry)
        return TW_E_ARGUMENT;
    const image_level *l = IMAGE_ARRAY(dict, image_level, levels) + level;
    if (level >= dict->levels.count || which >= l->entries_count)
        return TW_E_DICT_UNKNOWN;
    const image_entry *e = IMAGE_ARRAY(dict, image_entry, entries) + l->entries + which;
    if (e->kind == TW_ENTRY_COMPONENT) {
        tw_dict_component_at(dict, e->number, entry);
        entry->required = e->required;
    } else {
        field_entry(dict, e->number, e->level, e->required, entry);
    }
    return TW_OK;
}

tw_status tw_dict_member_at(const tw_dict *dict, uint32_t level, uint32_t which, tw_dict_entry *entry)
{
    if (!is_dict(dict) || !entry)
        return TW_E_ARGUMENT;
    const image_level *l = IMAGE_ARRAY(dict, image_level, levels) + level;
    if (level >= dict->levels.count || which >= l->members_count)
        return TW_E_DICT_UNKNOWN;
    const image_member *m = IMAGE_ARRAY(dict, image_member, members) + l->members + which;
    field_entry(dict, m->field, m->level, m->required, entry);
    return TW_OK;
}

tw_status tw_dict_member(const tw_dict *dict, uint32_t level, uint32_t tag, tw_dict_entry *entry)
{
    if (!is_dict(dict) || !entry)
        return TW_E_ARGUMENT;
    uint32_t field = image_tag(dict, tag);
    if (level >= dict->levels.count || field == 0)
        return TW_E_DICT_UNKNOWN;
    return tw_dict_member_at(dict, level, image_member_of(dict, IMAGE_ARRAY(dict, image_level, levels) + level, field - 1), entry);
}

uint32_t tw_dict_pairs(const tw_dict *dict, tw_data_pair *pairs, uint32_t room)
{
    if (!is_dict(dict))
        return 0;
    uint32_t count = dict->pairs.count < room ? dict->pairs.count : room;
    if (pairs && count)
        memcpy(pairs, image_at(dict, dict->pairs.at), count * sizeof *pairs);
    return dict->pairs.count;
}
