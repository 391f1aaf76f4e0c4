/* SPDX-License-Identifier: Apache-2.0 */
/* Fields after reading: their names, types and codes, and which length field belongs to which data field. */
#include "names.h"
#include "resolve.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

static bool is_data(const twi_field *field)
{
    return field->type == TW_TYPE_DATA || field->type == TW_TYPE_XMLDATA;
}

static tw_status label_codes(twi_model *model, twi_codes *codes)
{
    if (codes->labelled)
        return TW_OK;
    codes->labelled = true;
    for (twi_code *code = codes->first; code; code = code->next) {
        if (strpbrk(code->value, TWI_XML_BLANKS)) {
            codes->open = true; /* "ISO country code": a remark about values that are not listed */
            continue;
        }
        if (code->value[0] == '#')
            return twi_xml_fail(model, TW_E_DICT_SYNTAX, code->at, "the code '%.40s' begins with '#', which begins comments",
                                code->value);
        if (twi_xml_map_get(model, TWI_MAP_CODE, codes->number, code->value))
            return twi_xml_fail(model, TW_E_DICT_TWICE, code->at, "the code '%.40s' is there already", code->value);
        code->label = twi_xml_identifier(model, code->name, model->capitals);
        code->label = twi_xml_unique(model, TWI_MAP_LABEL_CODE, codes->number, code->label);
        if (!code->label || twi_xml_map_put(model, TWI_MAP_CODE, codes->number, code->value, code) != TW_OK)
            return model->status;
        if (++codes->count > TWI_XML_CODES_MAX)
            return twi_xml_fail(model, TW_E_DICT_LIMIT, code->at, "more than %d codes", TWI_XML_CODES_MAX);
    }
    return TW_OK;
}

static bool codes_of_one_byte(const twi_codes *codes)
{
    for (const twi_code *code = codes->first; code; code = code->next)
        if (code->label && strlen(code->value) != 1)
            return false;
    return true;
}

static bool codes_are_numbers(const twi_codes *codes)
{
    for (const twi_code *code = codes->first; code; code = code->next) {
        const char *digits = code->value + (code->value[0] == '-');
        if (code->label && (*digits == 0 || strspn(digits, "0123456789") != strlen(digits)))
            return false;
    }
    return true;
}

/* What a type means in the version at hand, and what the codes say that it must be. */
static uint32_t type_in_use(const twi_model *model, const twi_field *field, uint32_t type)
{
    static const char *const local_dates[] = {"TradeDate", "FutSettDate", "FutSettDate2"};
    const twi_codes *codes = field->codes;
    if (strcasecmp(field->type_name, "DATE") == 0)
        for (size_t i = 0; i < sizeof local_dates / sizeof local_dates[0]; i++)
            if (strcmp(field->name, local_dates[i]) == 0)
                return TW_TYPE_LOCALMKTDATE;
    if (model->old_char && type == TW_TYPE_CHAR) {
        if (field->tag == 18) /* ExecInst: "can contain multiple instructions, space delimited" */
            return TW_TYPE_MULTIPLESTRINGVALUE;
        return codes && codes->count && !codes->open && codes_of_one_byte(codes) ? TW_TYPE_CHAR : TW_TYPE_STRING;
    }
    if (!codes || codes->count == 0)
        return type;
    if (type == TW_TYPE_CHAR && !codes_of_one_byte(codes))
        return TW_TYPE_STRING;
    if (type == TW_TYPE_MULTIPLECHARVALUE && !codes_of_one_byte(codes))
        return TW_TYPE_MULTIPLESTRINGVALUE;
    if (type == TW_TYPE_INT && !codes_are_numbers(codes))
        return TW_TYPE_STRING;
    return type;
}

static tw_status type_field(twi_model *model, twi_field *field)
{
    twi_codes *set = twi_xml_map_get(model, TWI_MAP_CODES, 0, field->type_name);
    const char *name = field->type_name;
    if (set) {
        field->codes = set;
        name = set->type;
    }
    uint32_t type = twi_xml_type_number(name);
    for (int hops = 0; type == 0 && hops < 8; hops++) {
        const twi_datatype *own = twi_xml_map_get(model, TWI_MAP_DATATYPE, 0, name);
        if (!own || !own->base)
            break;
        name = own->base;
        type = twi_xml_type_number(name);
    }
    if (type == 0)
        return twi_xml_fail(model, TW_E_DICT_TYPE, field->at, "field '%.40s' has an unknown type '%.30s'", field->name, name);
    if (field->codes && label_codes(model, field->codes) != TW_OK)
        return model->status;
    field->type = type_in_use(model, field, type);
    field->open = field->open || (field->codes && field->codes->open) || field->tag == 35;
    return TW_OK;
}

tw_status twi_xml_resolve_fields(twi_model *model)
{
    for (twi_field *field = model->fields; field; field = field->next) {
        if (field->dropped)
            continue;
        model->at = field->at;
        field->label = twi_xml_identifier(model, field->name, false);
        field->label = twi_xml_unique(model, TWI_MAP_LABEL_FIELD, 0, field->label);
        if (!field->label || type_field(model, field) != TW_OK)
            return model->status;
    }
    return TW_OK;
}

static twi_field *named(const twi_model *model, const twi_field *data, const char *ending)
{
    char name[TWI_XML_NAME_MAX + 16];
    snprintf(name, sizeof name, "%s%s", data->name, ending);
    return twi_xml_map_get(model, TWI_MAP_FIELD, 0, name);
}

static bool may_be_length(const twi_field *field)
{
    return field && (field->type == TW_TYPE_LENGTH || field->type == TW_TYPE_INT);
}

/*
 * By the name that FIX gives it; where there is none or there are two, by its place. Files of the FIX standard have a lengthId that
 * is no length field's: it says nothing then.
 */
static twi_field *length_of(const twi_model *model, twi_field *data)
{
    twi_field *by_id = data->length_tag ? twi_xml_map_get(model, TWI_MAP_TAG, data->length_tag, NULL) : NULL;
    if (may_be_length(by_id))
        return by_id;
    data->length_tag = 0;
    twi_field *by_place = data->before == data ? NULL : data->before;
    twi_field *by_name = named(model, data, "Len");
    twi_field *longer = named(model, data, "Length");
    if (by_name && longer && longer == by_place)
        return longer;
    return by_name ? by_name : longer ? longer : by_place;
}

static tw_status pair(twi_model *model, twi_field *data)
{
    twi_field *length = length_of(model, data);
    if (!length)
        return twi_xml_fail(model, TW_E_DICT_NAME, data->at, "data field '%.60s' has no length field", data->name);
    if (!may_be_length(length))
        return twi_xml_fail(model, TW_E_DICT_TYPE, length->at, "field '%.40s' is the length of data but of type %s", length->name,
                            tw_type_name(length->type));
    if (length->data)
        return twi_xml_fail(model, TW_E_DICT_TWICE, data->at, "'%.30s' is the length of '%.30s' already", length->name,
                            length->data->name);
    if (!data->length_tag && data->before && data->before != data && data->before != length &&
        data->before->type == TW_TYPE_LENGTH && !data->before->data)
        return twi_xml_fail(model, TW_E_DICT_TYPE, data->at, "'%.24s': by name its length is '%.22s', by place '%.22s'", data->name,
                            length->name, data->before->name);
    length->type = TW_TYPE_LENGTH;
    length->data = data;
    data->length = length;
    return TW_OK;
}

tw_status twi_xml_resolve_pairs(twi_model *model)
{
    for (twi_field *field = model->fields; field; field = field->next)
        if (!field->dropped && is_data(field) && pair(model, field) != TW_OK)
            return model->status;
    return TW_OK;
}
