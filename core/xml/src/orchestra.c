/* SPDX-License-Identifier: Apache-2.0 */
/* FIX Orchestra: <repository> with <datatypes>, <codeSets>, <fields>, <components>, <groups>, <messages>; things refer by id. */
#include "read.h"

#include <string.h>

enum {
    REPOSITORY = 1,
    DATATYPES,
    CODE_SETS,
    CODE_SET,
    CATEGORIES,
    FIELDS,
    COMPONENTS,
    GROUPS,
    MESSAGES,
    MESSAGE,
    LEVEL /* a component, group or structure of a message: holds references */
};

/* What to do with a second thing of one key: scenarios are variants of it, and the one named base comes first. */
enum { TAKE, PASS_OVER };

static bool is_base(const char **attributes)
{
    const char *scenario = twi_xml_attribute(attributes, "scenario");
    return !scenario || strcmp(scenario, "base") == 0;
}

static int second(twi_reader *reader, bool there, bool there_base, bool base, const char *what, const char *name)
{
    if (there && there_base && base)
        twi_xml_fail(reader->model, TW_E_DICT_TWICE, reader->model->at, "%s '%.50s' is there already", what, name);
    return there && (there_base || !base) ? PASS_OVER : TAKE;
}

static void datatype(twi_reader *reader, const char **attributes)
{
    twi_model *model = reader->model;
    twi_datatype *made = twi_xml_new(model, sizeof *made);
    if (!made)
        return;
    made->name = twi_xml_needed(reader, "datatype", attributes, "name");
    made->base = twi_xml_optional(reader, "datatype", attributes, "baseType");
    if (model->status == TW_OK && !twi_xml_map_get(model, TWI_MAP_DATATYPE, 0, made->name))
        twi_xml_map_put(model, TWI_MAP_DATATYPE, 0, made->name, made);
}

static void code_set(twi_reader *reader, const char **attributes, twi_open *element)
{
    twi_model *model = reader->model;
    twi_codes *made = twi_xml_codes_new(model);
    if (!made)
        return;
    made->name = twi_xml_needed(reader, "codeSet", attributes, "name");
    made->type = twi_xml_needed(reader, "codeSet", attributes, "type");
    made->base = is_base(attributes);
    if (model->status != TW_OK)
        return;
    const twi_codes *old = twi_xml_map_get(model, TWI_MAP_CODES, 0, made->name);
    if (second(reader, old, old && old->base, made->base, "codeSet", made->name) == TAKE && model->status == TW_OK)
        twi_xml_map_put(model, TWI_MAP_CODES, 0, made->name, made);
    element->kind = CODE_SET;
    element->codes = made;
}

static void code(twi_reader *reader, const twi_open *parent, const char **attributes)
{
    const char *name = twi_xml_needed(reader, "code", attributes, "name");
    const char *value = twi_xml_needed(reader, "code", attributes, "value");
    if (reader->model->status == TW_OK)
        twi_xml_code_new(reader->model, parent->codes, value, name);
}

static void category(twi_reader *reader, const char **attributes)
{
    twi_category *made = twi_xml_new(reader->model, sizeof *made);
    if (!made)
        return;
    made->name = twi_xml_needed(reader, "category", attributes, "name");
    made->section = twi_xml_optional(reader, "category", attributes, "section");
    if (reader->model->status == TW_OK)
        twi_xml_map_put(reader->model, TWI_MAP_CATEGORY, 0, made->name, made);
}

static void field(twi_reader *reader, const char **attributes)
{
    twi_model *model = reader->model;
    const char *name = twi_xml_needed(reader, "field", attributes, "name");
    uint32_t tag = twi_xml_needed_number(reader, "field", attributes, "id");
    const char *set = twi_xml_optional(reader, "field", attributes, "codeSet");
    const char *type = set ? set : twi_xml_needed(reader, "field", attributes, "type");
    uint32_t length =
        twi_xml_attribute(attributes, "lengthId") ? twi_xml_needed_number(reader, "field", attributes, "lengthId") : 0;
    if (model->status != TW_OK)
        return;
    twi_field *old = twi_xml_map_get(model, TWI_MAP_TAG, tag, NULL);
    bool base = is_base(attributes);
    if (second(reader, old, old && old->base, base, "field", name) == PASS_OVER)
        return;
    twi_field *made = twi_xml_field_new(model, name, tag);
    if (!made)
        return;
    if (old)
        old->dropped = true;
    made->type_name = type;
    made->length_tag = length;
    made->base = base;
    made->open = twi_xml_attribute(attributes, "unionDataType") != NULL;
    if (twi_xml_map_put(model, TWI_MAP_TAG, tag, NULL, made) == TW_OK)
        twi_xml_map_put(model, TWI_MAP_FIELD, 0, name, made);
}

/* A component, or a group, which becomes a component that holds the group and nothing else. */
static void component(twi_reader *reader, bool group, const char **attributes, twi_open *element)
{
    twi_model *model = reader->model;
    const char *what = group ? "group" : "component";
    uint32_t map = group ? TWI_MAP_GROUP : TWI_MAP_COMPONENT;
    const char *name = twi_xml_needed(reader, what, attributes, "name");
    uint32_t id = twi_xml_needed_number(reader, what, attributes, "id");
    if (model->status != TW_OK)
        return;
    twi_level *level = twi_xml_level_new(model, TWI_LEVEL_COMPONENT, name);
    if (!level)
        return;
    level->base = is_base(attributes);
    twi_level *old = twi_xml_map_get(model, map, id, NULL);
    bool take = second(reader, old, old && old->base, level->base, what, name) == TAKE;
    if (take && twi_xml_map_put(model, map, id, NULL, level) != TW_OK)
        return;
    level->dropped = !take;
    if (old && take)
        old->dropped = true;
    element->kind = LEVEL;
    element->level = level;
    if (group) {
        twi_entry *entry = twi_xml_entry_new(model, level, TWI_REF_INLINE, true);
        if (!entry)
            return;
        element->group = entry;
        element->level = entry->level = twi_xml_level_new(model, TWI_LEVEL_GROUP, name);
    } else if (take && strcmp(name, "StandardHeader") == 0) {
        model->header = level;
    } else if (take && strcmp(name, "StandardTrailer") == 0) {
        model->trailer = level;
    }
}

static void message(twi_reader *reader, const char **attributes, twi_open *element)
{
    twi_model *model = reader->model;
    const char *name = twi_xml_needed(reader, "message", attributes, "name");
    const char *type = twi_xml_needed(reader, "message", attributes, "msgType");
    const char *kind = twi_xml_optional(reader, "message", attributes, "category");
    if (model->status != TW_OK || !twi_xml_one_word(reader, "msgType", type))
        return;
    twi_level *level = twi_xml_level_new(model, TWI_LEVEL_MESSAGE, name);
    if (!level)
        return;
    level->base = is_base(attributes);
    level->msgtype = type;
    level->category = kind;
    twi_level *old = twi_xml_map_get(model, TWI_MAP_MESSAGE, 0, type);
    bool take = second(reader, old, old && old->base, level->base, "the msgType of message", name) == TAKE;
    level->dropped = !take;
    if (old && take)
        old->dropped = true;
    if (take)
        twi_xml_map_put(model, TWI_MAP_MESSAGE, 0, type, level);
    element->kind = MESSAGE;
    element->level = level;
}

/* Presence: required, optional (also when it is not said) and constant stay; the others are not there. */
static int presence(twi_reader *reader, const char *element, const char **attributes)
{
    const char *text = twi_xml_attribute(attributes, "presence");
    if (!text || strcmp(text, "optional") == 0 || strcmp(text, "constant") == 0)
        return 0;
    if (strcmp(text, "required") == 0)
        return 1;
    if (strcmp(text, "forbidden") != 0 && strcmp(text, "ignored") != 0)
        twi_xml_fail(reader->model, TW_E_DICT_SYNTAX, reader->model->at, "<%s>: unknown presence '%.30s'", element, text);
    return -1;
}

static void reference(twi_reader *reader, const twi_open *parent, const char *name, const char **attributes)
{
    twi_model *model = reader->model;
    uint32_t kind;
    if (strcmp(name, "fieldRef") == 0) {
        kind = TWI_REF_FIELD;
    } else if (strcmp(name, "componentRef") == 0) {
        kind = TWI_REF_COMPONENT;
    } else if (strcmp(name, "groupRef") == 0) {
        kind = TWI_REF_GROUP;
    } else if (strcmp(name, "numInGroup") == 0 && parent->group && parent->group->id == 0) {
        parent->group->id = twi_xml_needed_number(reader, name, attributes, "id");
        return;
    } else {
        if (strcmp(name, "annotation") != 0)
            twi_xml_misplaced(reader, name, parent->group ? "group" : "a component or structure");
        return;
    }
    uint32_t id = twi_xml_needed_number(reader, name, attributes, "id");
    int required = presence(reader, name, attributes);
    if (model->status != TW_OK || required < 0)
        return;
    twi_entry *entry = twi_xml_entry_new(model, parent->level, kind, required > 0);
    if (entry)
        entry->id = id;
}

static void root_child(const char *name, twi_open *element)
{
    static const struct {
        const char *name;
        uint32_t kind;
    } parts[] = {
        {"datatypes", DATATYPES},   {"codeSets", CODE_SETS}, {"categories", CATEGORIES}, {"fields", FIELDS},
        {"components", COMPONENTS}, {"groups", GROUPS},      {"messages", MESSAGES},
    };
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (strcmp(name, parts[i].name) == 0)
            element->kind = parts[i].kind;
}

static void start(twi_reader *reader, const twi_open *parent, const char *name, const char **attributes, twi_open *element)
{
    switch (parent->kind) { /* what is not named here (annotations, actors, responses ...) is no matter of a dictionary */
    case REPOSITORY: root_child(name, element); break;
    case DATATYPES:
        if (strcmp(name, "datatype") == 0)
            datatype(reader, attributes);
        break;
    case CODE_SETS:
        if (strcmp(name, "codeSet") == 0)
            code_set(reader, attributes, element);
        break;
    case CODE_SET:
        if (strcmp(name, "code") == 0)
            code(reader, parent, attributes);
        break;
    case CATEGORIES:
        if (strcmp(name, "category") == 0)
            category(reader, attributes);
        break;
    case FIELDS:
        if (strcmp(name, "field") == 0)
            field(reader, attributes);
        break;
    case COMPONENTS:
        if (strcmp(name, "component") == 0)
            component(reader, false, attributes, element);
        else if (strcmp(name, "group") == 0) /* an early form kept groups here */
            component(reader, true, attributes, element);
        break;
    case GROUPS:
        if (strcmp(name, "group") == 0)
            component(reader, true, attributes, element);
        break;
    case MESSAGES:
        if (strcmp(name, "message") == 0)
            message(reader, attributes, element);
        break;
    case MESSAGE:
        if (strcmp(name, "structure") == 0) {
            element->kind = LEVEL;
            element->level = parent->level;
        }
        break;
    default: reference(reader, parent, name, attributes); break;
    }
}

static void end(twi_reader *reader, const twi_open *element)
{
    if (element->kind == LEVEL && element->group && element->group->id == 0)
        twi_xml_fail(reader->model, TW_E_DICT_SYNTAX, element->group->at, "group '%.50s' has no <numInGroup>",
                     element->level->name);
}

void twi_xml_orchestra_root(twi_reader *reader, const char **attributes, twi_open *element)
{
    twi_model *model = reader->model;
    const char *name = twi_xml_optional(reader, "repository", attributes, "name");
    const char *version = twi_xml_optional(reader, "repository", attributes, "version");
    if (model->status != TW_OK)
        return;
    /* "FIX.5.0SP2_EP254": the version, then the extension pack that it holds */
    const char *known = version ? twi_xml_copy(model, version, strcspn(version, "_")) : NULL;
    if (model->status != TW_OK)
        return;
    if (known && twi_xml_version(model, known)) {
        model->name = known;
    } else {
        model->name = name ? name : version;
        known = name ? twi_xml_copy(model, name, strcspn(name, "_")) : NULL;
        if (known && twi_xml_version(model, known))
            model->name = known;
    }
    model->old_char = known && (strcmp(known, "FIX.4.0") == 0 || strcmp(known, "FIX.4.1") == 0);
    reader->start = start;
    reader->end = end;
    element->kind = REPOSITORY;
}
