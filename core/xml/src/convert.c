/* SPDX-License-Identifier: Apache-2.0 */
#include "convert.h"
#include "names.h"
#include "options.h"
#include "print.h"
#include "read.h"
#include "resolve.h"

#include <stdlib.h>
#include <string.h>

_Static_assert(sizeof(tw_xml_options) == 40 && offsetof(tw_xml_options, name) == 16, "no hidden padding");

/* A fact out of the options instead of the document's. */
static tw_status replace(twi_model *model, const char **fact, const char *text, uint32_t length)
{
    if (text)
        *fact = twi_xml_copy(model, text, length);
    return model->status;
}

static bool is_word(const char *text, uint32_t length)
{
    if (!text)
        return true;
    for (uint32_t i = 0; i < length; i++)
        if ((unsigned char)text[i] <= ' ' || text[i] == 127 || text[i] == '#')
            return false;
    return length > 0 && length <= TWI_XML_NAME_MAX;
}

/* A dictionary's name is one word; what begins its messages must be known. */
static tw_status settle(twi_model *model, const tw_xml_options *options)
{
    bool renamed = options && options->name;
    if (renamed && !model->begin && model->known)
        model->begin = model->name;
    if (options && (replace(model, &model->name, options->name, options->name_length) != TW_OK ||
                    replace(model, &model->begin, options->begin, options->begin_length) != TW_OK ||
                    replace(model, &model->applver, options->applver, options->applver_length) != TW_OK))
        return model->status;
    if (!model->name)
        return twi_xml_fail(model, TW_E_DICT_SYNTAX, 0, "the document has no name and no version");
    if (!model->known && !model->begin)
        return twi_xml_fail(model, TW_E_DICT_SYNTAX, 0, "which FIX version is it? '%.40s' is none that is known", model->name);
    if (!is_word(model->name, (uint32_t)strlen(model->name)))
        model->name = twi_xml_identifier(model, model->name, false);
    return model->status;
}

tw_status twi_xml_convert(const void *xml, uint32_t length, const tw_xml_options *options, void *out, uint32_t room,
                          uint32_t *written, tw_error *error, const twi_memory *memory)
{
    twi_model model;
    twi_xml_model_begin(&model, memory, xml, length, error);
    *written = 0;
    tw_status status;
    if (length > TWI_XML_BYTES_MAX)
        status = twi_xml_fail(&model, TW_E_DICT_LIMIT, 0, "the document is larger than 64 MiB");
    else if (twi_xml_read(&model) != TW_OK || settle(&model, options) != TW_OK || twi_xml_resolve(&model) != TW_OK)
        status = model.status;
    else
        status = twi_xml_print(&model, out, room, written);
    twi_xml_model_end(&model);
    return status;
}

tw_status twi_xml_fail_argument(tw_error *error, const char *text)
{
    if (error) {
        memset(error, 0, sizeof *error);
        error->status = TW_E_ARGUMENT;
        error->reason = -1;
        memcpy(error->text, text, strlen(text));
    }
    return TW_E_ARGUMENT;
}

tw_status twi_xml_check_options(const tw_xml_options *options, tw_error *error)
{
    tw_xml_options known;
    if (options && twi_options(&known, sizeof known, sizeof known, options) != TW_OK)
        return twi_xml_fail_argument(error, "options: the size is not that of tw_xml_options, or a later member is not 0");
    if (options && (!is_word(options->name, options->name_length) || !is_word(options->begin, options->begin_length) ||
                    !is_word(options->applver, options->applver_length)))
        return twi_xml_fail_argument(error, "options: a text is empty, too long or has a blank in it");
    return TW_OK;
}

tw_status tw_xml_convert(const void *xml, uint32_t length, const tw_xml_options *options, void *out, uint32_t room,
                         uint32_t *written, tw_error *error)
{
    static const twi_memory memory = {malloc, realloc, free};
    if (!xml || !written || (!out && room > 0))
        return twi_xml_fail_argument(error, "xml, written or out is NULL");
    if (twi_xml_check_options(options, error) != TW_OK)
        return TW_E_ARGUMENT;
    return twi_xml_convert(xml, length, options, out, room, written, error, &memory);
}
