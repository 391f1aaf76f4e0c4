/* SPDX-License-Identifier: Apache-2.0 */
/* Messages, components and groups after reading: what they refer to, and that no field and no component is where it cannot be. */
#include "names.h"
#include "resolve.h"

#include <string.h>

enum { NESTED_MAX = 64, STEPS_MAX = 1 << 26 };

static bool is_component(const twi_entry *entry)
{
    return entry->kind == TWI_REF_COMPONENT || entry->kind == TWI_REF_GROUP;
}

static tw_status find_field(twi_model *model, twi_entry *entry)
{
    entry->field =
        entry->name ? twi_xml_map_get(model, TWI_MAP_FIELD, 0, entry->name) : twi_xml_map_get(model, TWI_MAP_TAG, entry->id, NULL);
    if (entry->field)
        return TW_OK;
    if (entry->name)
        return twi_xml_fail(model, TW_E_DICT_NAME, entry->at, "no field '%.60s' is declared", entry->name);
    return twi_xml_fail(model, TW_E_DICT_NAME, entry->at, "no field with id %u is declared", (unsigned)entry->id);
}

static tw_status find_component(twi_model *model, twi_entry *entry)
{
    uint32_t map = entry->kind == TWI_REF_GROUP ? TWI_MAP_GROUP : TWI_MAP_COMPONENT;
    entry->level = twi_xml_map_get(model, map, entry->id, entry->name);
    if (!entry->level && entry->name)
        return twi_xml_fail(model, TW_E_DICT_NAME, entry->at, "no component '%.60s' is declared", entry->name);
    if (!entry->level)
        return twi_xml_fail(model, TW_E_DICT_NAME, entry->at, "no %s with id %u is declared",
                            entry->kind == TWI_REF_GROUP ? "group" : "component", (unsigned)entry->id);
    entry->dropped = entry->level == model->header || entry->level == model->trailer;
    return TW_OK;
}

/* Which length field stands before a data field, as long as it is the same everywhere. */
static void note_place(twi_field *field, const twi_entry *previous)
{
    if (field->type != TW_TYPE_DATA && field->type != TW_TYPE_XMLDATA)
        return;
    twi_field *before = field;
    if (previous && previous->kind == TWI_REF_FIELD && previous->field &&
        (previous->field->type == TW_TYPE_LENGTH || previous->field->type == TW_TYPE_INT))
        before = previous->field;
    if (!field->before)
        field->before = before;
    else if (field->before != before)
        field->before = field;
}

static tw_status find_all(twi_model *model, twi_level *level)
{
    const twi_entry *previous = NULL;
    for (twi_entry *entry = level->first; entry; previous = entry, entry = entry->next) {
        if ((is_component(entry) ? find_component(model, entry) : find_field(model, entry)) != TW_OK)
            return model->status;
        if (entry->kind == TWI_REF_FIELD) {
            note_place(entry->field, previous);
            entry->field->plain = entry->at + 1;
        }
        if (entry->kind != TWI_REF_INLINE)
            continue;
        uint32_t type = entry->field->type;
        if (type != TW_TYPE_NUMINGROUP && type != TW_TYPE_INT && type != TW_TYPE_LENGTH)
            return twi_xml_fail(model, TW_E_DICT_TYPE, entry->at, "group '%.50s' is counted by a field of type %s",
                                entry->field->name, tw_type_name(type));
        entry->field->type = TW_TYPE_NUMINGROUP;
        entry->field->counts = true;
        if (find_all(model, entry->level) != TW_OK)
            return model->status;
    }
    return TW_OK;
}

/* A field counts a group wherever it is, or nowhere: then it is a number like others. */
static tw_status check_counts(twi_model *model)
{
    for (twi_field *field = model->fields; field; field = field->next) {
        if (field->plain && field->counts)
            return twi_xml_fail(model, TW_E_DICT_TYPE, field->plain - 1, "field '%.50s' counts a group elsewhere, but not here",
                                field->name);
        if (field->plain && field->type == TW_TYPE_NUMINGROUP)
            field->type = TW_TYPE_INT;
    }
    return TW_OK;
}

/* A field or group of a level, directly or by a component. A field may be there again, a group may not. */
static tw_status meet(twi_model *model, const twi_entry *entry, const twi_entry *cause)
{
    twi_field *field = entry->field;
    bool group = entry->kind == TWI_REF_INLINE;
    if (field->stamp == model->stamp && (group || field->grouped))
        return twi_xml_fail(model, TW_E_DICT_TWICE, cause->at, "group '%.60s' is in this level already", field->name);
    field->stamp = model->stamp;
    field->grouped = group;
    return TW_OK;
}

/* All that a component brings to a level. */
static tw_status bring(twi_model *model, const twi_level *level, const twi_entry *cause)
{
    for (const twi_entry *entry = level->first; entry; entry = entry->next) {
        if (++model->steps > STEPS_MAX)
            return twi_xml_fail(model, TW_E_DICT_LIMIT, cause->at, "components bring more fields than a dictionary may have");
        if (entry->dropped)
            continue;
        if ((is_component(entry) ? bring(model, entry->level, cause) : meet(model, entry, cause)) != TW_OK)
            return model->status;
    }
    return TW_OK;
}

/* What one list has twice goes, unless it is a group. */
static void drop_repeated(twi_model *model, twi_level *level)
{
    model->stamp++;
    for (twi_entry *entry = level->first; entry; entry = entry->next) {
        if (entry->dropped || entry->kind == TWI_REF_INLINE)
            continue;
        uint32_t *stamp = is_component(entry) ? &entry->level->stamp : &entry->field->stamp;
        twi_entry **first = is_component(entry) ? &entry->level->seen : &entry->field->seen;
        if (*stamp == model->stamp) {
            (*first)->required |= entry->required;
            entry->dropped = true;
        } else {
            *stamp = model->stamp;
            *first = entry;
        }
    }
}

/* After the same was done to all components and groups in it. */
static tw_status once(twi_model *model, twi_level *level)
{
    drop_repeated(model, level);
    model->stamp++;
    for (const twi_entry *entry = level->first; entry; entry = entry->next)
        if (!entry->dropped && (is_component(entry) ? bring(model, entry->level, entry) : meet(model, entry, entry)) != TW_OK)
            return model->status;
    return TW_OK;
}

/* Loops, depth, what is empty, and what is there twice. */
static tw_status descend(twi_model *model, twi_level *level, uint32_t depth, uint32_t at)
{
    if (level->colour == 1)
        return twi_xml_fail(model, TW_E_DICT_LOOP, at, "component '%.60s' is inside itself", level->name);
    if (level->colour == 2)
        return TW_OK;
    if (depth == NESTED_MAX)
        return twi_xml_fail(model, TW_E_DICT_LIMIT, at, "components and groups are nested deeper than %d", NESTED_MAX);
    level->colour = 1;
    level->empty = true;
    level->height = 1;
    for (twi_entry *entry = level->first; entry; entry = entry->next) {
        if (entry->dropped)
            continue;
        if (entry->level) {
            if (descend(model, entry->level, depth + 1, entry->at) != TW_OK)
                return model->status;
            if (entry->level->height >= NESTED_MAX)
                return twi_xml_fail(model, TW_E_DICT_LIMIT, entry->at, "components and groups are nested deeper than %d",
                                    NESTED_MAX);
            if (level->height <= entry->level->height)
                level->height = (uint8_t)(entry->level->height + 1);
            entry->dropped = entry->level->empty && entry->kind != TWI_REF_INLINE;
        }
        level->empty = level->empty && entry->dropped;
    }
    level->colour = 2;
    if (level->empty && level->kind == TWI_LEVEL_GROUP)
        return twi_xml_fail(model, TW_E_DICT_SYNTAX, level->at, "group '%.60s' has no fields", level->name);
    return once(model, level);
}

typedef tw_status (*twi_step)(twi_model *model, twi_level *level);

static tw_status each(twi_model *model, twi_step step)
{
    twi_level *const lists[] = {model->components, model->messages};
    for (size_t i = 0; i < 2; i++)
        for (twi_level *level = lists[i]; level; level = level->next)
            if (!level->dropped && step(model, level) != TW_OK)
                return model->status;
    twi_level *const sections[] = {model->header, model->trailer};
    for (size_t i = 0; i < 2; i++)
        if (sections[i] && sections[i]->kind != TWI_LEVEL_COMPONENT && step(model, sections[i]) != TW_OK)
            return model->status;
    return TW_OK;
}

static tw_status label(twi_model *model, twi_level *level)
{
    uint32_t map = level->kind == TWI_LEVEL_MESSAGE ? TWI_MAP_LABEL_MESSAGE : TWI_MAP_LABEL_LEVEL;
    model->at = level->at;
    if (level == model->header || level == model->trailer)
        return TW_OK;
    level->label = twi_xml_identifier(model, level->name, false);
    level->label = twi_xml_unique(model, map, 0, level->label);
    if (level->category) {
        const twi_category *category = twi_xml_map_get(model, TWI_MAP_CATEGORY, 0, level->category);
        level->admin =
            strcmp(level->category, "Session") == 0 || (category && category->section && strcmp(category->section, "Session") == 0);
    }
    return model->status;
}

static tw_status top(twi_model *model, twi_level *level)
{
    return descend(model, level, 0, level->at);
}

tw_status twi_xml_resolve_levels(twi_model *model)
{
    if (each(model, label) != TW_OK || each(model, find_all) != TW_OK || check_counts(model) != TW_OK)
        return model->status;
    return each(model, top);
}

tw_status twi_xml_resolve(twi_model *model)
{
    if (twi_xml_resolve_fields(model) != TW_OK || twi_xml_resolve_levels(model) != TW_OK)
        return model->status;
    return twi_xml_resolve_pairs(model);
}
