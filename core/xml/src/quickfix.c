/* SPDX-License-Identifier: Apache-2.0 */
/* QuickFIX's data dictionaries: <fix> with <header>, <trailer>, <messages>, <components> and <fields>. */
#include "read.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { FIX = 1, LEVEL, MESSAGES, COMPONENTS, FIELDS, FIELD, VALUES, LEAF };

static bool flag(twi_reader *reader, const char *element, const char **attributes, const char *name)
{
    const char *text = twi_xml_attribute(attributes, name);
    if (!text || strcasecmp(text, "N") == 0 || strcasecmp(text, "false") == 0)
        return false;
    if (strcasecmp(text, "Y") == 0 || strcasecmp(text, "true") == 0)
        return true;
    twi_xml_fail(reader->model, TW_E_DICT_SYNTAX, reader->model->at, "<%s>: %s is '%.30s', not Y or N", element, name, text);
    return false;
}

static void level_child(twi_reader *reader, const twi_open *parent, const char *name, const char **attributes, twi_open *element)
{
    twi_model *model = reader->model;
    bool group = strcmp(name, "group") == 0;
    bool component = strcmp(name, "component") == 0;
    if (!group && !component && strcmp(name, "field") != 0) {
        twi_xml_misplaced(reader, name, parent->group ? "group" : "a message, component, header or trailer");
        return;
    }
    const char *refers = twi_xml_needed(reader, name, attributes, "name");
    bool required = flag(reader, name, attributes, "required");
    if (model->status != TW_OK)
        return;
    uint32_t kind = group ? TWI_REF_INLINE : component ? TWI_REF_COMPONENT : TWI_REF_FIELD;
    twi_entry *entry = twi_xml_entry_new(model, parent->level, kind, required);
    if (!entry)
        return;
    entry->name = refers;
    element->kind = LEAF;
    if (group) {
        element->kind = LEVEL;
        element->group = entry;
        element->level = entry->level = twi_xml_level_new(model, TWI_LEVEL_GROUP, refers);
    }
}

static void root_child(twi_reader *reader, const char *name, twi_open *element)
{
    twi_model *model = reader->model;
    bool header = strcmp(name, "header") == 0;
    if (header || strcmp(name, "trailer") == 0) {
        twi_level **place = header ? &model->header : &model->trailer;
        if (*place) {
            twi_xml_fail(model, TW_E_DICT_TWICE, model->at, "a second <%s>", name);
            return;
        }
        *place = twi_xml_level_new(model, header ? TWI_LEVEL_HEADER : TWI_LEVEL_TRAILER, header ? "header" : "trailer");
        element->kind = LEVEL;
        element->level = *place;
    } else if (strcmp(name, "messages") == 0) {
        element->kind = MESSAGES;
    } else if (strcmp(name, "components") == 0) {
        element->kind = COMPONENTS;
    } else if (strcmp(name, "fields") == 0) {
        element->kind = FIELDS;
    } else {
        twi_xml_misplaced(reader, name, "fix");
    }
}

static void message(twi_reader *reader, const char *element_name, const char **attributes, twi_open *element)
{
    twi_model *model = reader->model;
    if (strcmp(element_name, "message") != 0) {
        twi_xml_misplaced(reader, element_name, "messages");
        return;
    }
    const char *name = twi_xml_needed(reader, "message", attributes, "name");
    const char *type = twi_xml_needed(reader, "message", attributes, "msgtype");
    const char *category = twi_xml_optional(reader, "message", attributes, "msgcat");
    if (model->status != TW_OK || !twi_xml_one_word(reader, "msgtype", type))
        return;
    if (category && strcmp(category, "admin") != 0 && strcmp(category, "app") != 0) {
        twi_xml_fail(model, TW_E_DICT_SYNTAX, model->at, "<message>: msgcat is '%.30s', not admin or app", category);
        return;
    }
    if (twi_xml_map_get(model, TWI_MAP_MESSAGE, 0, type) || twi_xml_map_get(model, TWI_MAP_MESSAGE_NAME, 0, name)) {
        twi_xml_fail(model, TW_E_DICT_TWICE, model->at, "message '%.40s' with msgtype '%.20s' is there already", name, type);
        return;
    }
    twi_level *level = twi_xml_level_new(model, TWI_LEVEL_MESSAGE, name);
    if (!level || twi_xml_map_put(model, TWI_MAP_MESSAGE, 0, type, level) != TW_OK ||
        twi_xml_map_put(model, TWI_MAP_MESSAGE_NAME, 0, name, level) != TW_OK)
        return;
    level->msgtype = type;
    level->admin = category && strcmp(category, "admin") == 0;
    element->kind = LEVEL;
    element->level = level;
}

static void component(twi_reader *reader, const char *element_name, const char **attributes, twi_open *element)
{
    twi_model *model = reader->model;
    if (strcmp(element_name, "component") != 0) {
        twi_xml_misplaced(reader, element_name, "components");
        return;
    }
    const char *name = twi_xml_needed(reader, "component", attributes, "name");
    if (!name)
        return;
    if (twi_xml_map_get(model, TWI_MAP_COMPONENT, 0, name)) {
        twi_xml_fail(model, TW_E_DICT_TWICE, model->at, "component '%.50s' is there already", name);
        return;
    }
    twi_level *level = twi_xml_level_new(model, TWI_LEVEL_COMPONENT, name);
    if (!level || twi_xml_map_put(model, TWI_MAP_COMPONENT, 0, name, level) != TW_OK)
        return;
    element->kind = LEVEL;
    element->level = level;
}

static void field(twi_reader *reader, const char *element_name, const char **attributes, twi_open *element)
{
    twi_model *model = reader->model;
    if (strcmp(element_name, "field") != 0) {
        twi_xml_misplaced(reader, element_name, "fields");
        return;
    }
    const char *name = twi_xml_needed(reader, "field", attributes, "name");
    uint32_t tag = twi_xml_needed_number(reader, "field", attributes, "number");
    const char *type = twi_xml_needed(reader, "field", attributes, "type");
    bool open = flag(reader, "field", attributes, "allowOtherValues");
    if (model->status != TW_OK)
        return;
    if (twi_xml_map_get(model, TWI_MAP_TAG, tag, NULL) || twi_xml_map_get(model, TWI_MAP_FIELD, 0, name)) {
        twi_xml_fail(model, TW_E_DICT_TWICE, model->at, "field '%.50s' with number %u is there already", name, (unsigned)tag);
        return;
    }
    twi_field *made = twi_xml_field_new(model, name, tag);
    twi_codes *codes = made ? twi_xml_codes_new(model) : NULL;
    if (!codes || twi_xml_map_put(model, TWI_MAP_TAG, tag, NULL, made) != TW_OK ||
        twi_xml_map_put(model, TWI_MAP_FIELD, 0, name, made) != TW_OK)
        return;
    made->type_name = type;
    made->codes = codes;
    codes->open = open;
    element->kind = FIELD;
    element->codes = codes;
}

static void value(twi_reader *reader, const twi_open *parent, const char *name, const char **attributes, twi_open *element)
{
    twi_model *model = reader->model;
    element->codes = parent->codes;
    if (parent->kind == FIELD && strcmp(name, "values") == 0) {
        element->kind = VALUES;
        parent->codes->open |= flag(reader, "values", attributes, "allowOtherValues");
        return;
    }
    if (strcmp(name, "value") != 0) {
        twi_xml_misplaced(reader, name, parent->kind == FIELD ? "field" : "values");
        return;
    }
    element->kind = LEAF;
    const char *code = twi_xml_needed(reader, "value", attributes, "enum");
    const char *meaning = twi_xml_optional(reader, "value", attributes, "description");
    if (model->status == TW_OK)
        twi_xml_code_new(model, parent->codes, code, meaning ? meaning : code);
}

static void start(twi_reader *reader, const twi_open *parent, const char *name, const char **attributes, twi_open *element)
{
    switch (parent->kind) {
    case FIX: root_child(reader, name, element); break;
    case LEVEL: level_child(reader, parent, name, attributes, element); break;
    case MESSAGES: message(reader, name, attributes, element); break;
    case COMPONENTS: component(reader, name, attributes, element); break;
    case FIELDS: field(reader, name, attributes, element); break;
    case FIELD:
    case VALUES: value(reader, parent, name, attributes, element); break;
    default: twi_xml_misplaced(reader, name, "an element that holds no others"); break;
    }
}

void twi_xml_quickfix_root(twi_reader *reader, const char **attributes, twi_open *element)
{
    twi_model *model = reader->model;
    const char *type = twi_xml_optional(reader, "fix", attributes, "type");
    uint32_t major = twi_xml_needed_number(reader, "fix", attributes, "major");
    const char *minor = twi_xml_needed(reader, "fix", attributes, "minor");
    const char *pack = twi_xml_optional(reader, "fix", attributes, "servicepack");
    if (model->status != TW_OK)
        return;
    if (type && strcmp(type, "FIX") != 0 && strcmp(type, "FIXT") != 0) {
        twi_xml_fail(model, TW_E_DICT_SYNTAX, model->at, "<fix>: type is '%.30s', not FIX or FIXT", type);
        return;
    }
    if (strlen(minor) != strspn(minor, "0123456789") || (pack && strlen(pack) != strspn(pack, "0123456789"))) {
        twi_xml_fail(model, TW_E_DICT_SYNTAX, model->at, "<fix>: minor and servicepack are not numbers");
        return;
    }
    bool packed = pack && strspn(pack, "0") != strlen(pack);
    char name[64];
    snprintf(name, sizeof name, "%s.%u.%.9s%s%.9s", type ? type : "FIX", (unsigned)major, minor, packed ? "SP" : "",
             packed ? pack : "");
    model->name = twi_xml_copy(model, name, strlen(name));
    if (!twi_xml_version(model, name) && major >= 5)
        model->begin = "FIXT.1.1";
    model->old_char = strcmp(name, "FIX.4.0") == 0 || strcmp(name, "FIX.4.1") == 0;
    model->known = true;
    model->capitals = true;
    reader->start = start;
    element->kind = FIX;
}
