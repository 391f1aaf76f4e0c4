/* SPDX-License-Identifier: Apache-2.0 */
#include "convert.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A fault in the converted text is no place in the document. */
static void say_converted(tw_error *error, const tw_error *found)
{
    if (!error)
        return;
    *error = *found;
    error->offset = 0;
    memset(error->text, 0, sizeof error->text);
    snprintf(error->text, sizeof error->text, "converted: %.*s", (int)(sizeof error->text - sizeof "converted: "), found->text);
}

static tw_status load_text(const char *text, uint32_t length, void *memory, uint32_t *size, const tw_dict **dict, tw_error *error)
{
    tw_error found;
    memset(&found, 0, sizeof found);
    tw_status status = tw_dict_load(text, length, NULL, memory, size, dict, &found);
    if (status < 0)
        say_converted(error, &found);
    return status;
}

tw_status twi_xml_load(const void *xml, uint32_t length, const tw_xml_options *options, void *memory, uint32_t *size,
                       const tw_dict **dict, tw_error *error, const twi_memory *source)
{
    uint32_t room = 0;
    tw_status status = twi_xml_convert(xml, length, options, NULL, 0, &room, error, source);
    if (status != TW_ROOM)
        return status;
    char *text = source->allocate(room);
    if (!text) {
        if (error)
            *error = (tw_error){TW_E_MEMORY, -1, 0, 0, "the system has no memory left"};
        return TW_E_MEMORY;
    }
    status = twi_xml_convert(xml, length, options, text, room, &room, error, source);
    if (status == TW_OK)
        status = load_text(text, room, memory, size, dict, error);
    source->release(text);
    return status;
}

tw_status tw_xml_load(const void *xml, uint32_t length, const tw_xml_options *options, void *memory, uint32_t *size,
                      const tw_dict **dict, tw_error *error)
{
    static const twi_memory source = {malloc, realloc, free};
    if (!xml || !size || !dict || (!memory && *size > 0))
        return twi_xml_fail_argument(error, "xml, size, dict or memory is NULL");
    if (twi_xml_check_options(options, error) != TW_OK)
        return TW_E_ARGUMENT;
    return twi_xml_load(xml, length, options, memory, size, dict, error, &source);
}
