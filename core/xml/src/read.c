/* SPDX-License-Identifier: Apache-2.0 */
#include "read.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *name, *begin, *applver;
} versions[] = {
    {"FIX.4.0", NULL, "2"},          {"FIX.4.1", NULL, "3"},          {"FIX.4.2", NULL, "4"},
    {"FIX.4.3", NULL, "5"},          {"FIX.4.4", NULL, "6"},          {"FIX.5.0", "FIXT.1.1", "7"},
    {"FIX.5.0SP1", "FIXT.1.1", "8"}, {"FIX.5.0SP2", "FIXT.1.1", "9"}, {"FIX.Latest", "FIXT.1.1", "10"},
    {"FIXT.1.1", NULL, NULL},
};

bool twi_xml_version(twi_model *model, const char *name)
{
    for (size_t i = 0; i < sizeof versions / sizeof versions[0]; i++) {
        if (strcmp(versions[i].name, name) == 0) {
            model->begin = versions[i].begin;
            model->applver = versions[i].applver;
            model->known = true;
            return true;
        }
    }
    return false;
}

const char *twi_xml_attribute(const char **attributes, const char *name)
{
    for (; *attributes; attributes += 2)
        if (strcmp(attributes[0], name) == 0)
            return attributes[1];
    return NULL;
}

const char *twi_xml_optional(twi_reader *reader, const char *element, const char **attributes, const char *name)
{
    const char *value = twi_xml_attribute(attributes, name);
    if (!value)
        return NULL;
    size_t length = strlen(value);
    if (length == 0) {
        twi_xml_fail(reader->model, TW_E_DICT_SYNTAX, reader->model->at, "<%s> has an empty attribute '%s'", element, name);
        return NULL;
    }
    if (length > TWI_XML_NAME_MAX) {
        twi_xml_fail(reader->model, TW_E_DICT_LIMIT, reader->model->at, "<%s>: '%s' is longer than %d bytes", element, name,
                     TWI_XML_NAME_MAX);
        return NULL;
    }
    return twi_xml_copy(reader->model, value, length);
}

const char *twi_xml_needed(twi_reader *reader, const char *element, const char **attributes, const char *name)
{
    if (!twi_xml_attribute(attributes, name)) {
        twi_xml_fail(reader->model, TW_E_DICT_SYNTAX, reader->model->at, "<%s> has no attribute '%s'", element, name);
        return NULL;
    }
    return twi_xml_optional(reader, element, attributes, name);
}

uint32_t twi_xml_needed_number(twi_reader *reader, const char *element, const char **attributes, const char *name)
{
    const char *text = twi_xml_needed(reader, element, attributes, name);
    if (!text)
        return 0;
    uint64_t number = 0;
    const char *digit = text;
    for (; *digit >= '0' && *digit <= '9' && number <= INT32_MAX; digit++)
        number = 10 * number + (uint64_t)(*digit - '0');
    if (*digit != 0 || number == 0 || number > INT32_MAX) {
        twi_xml_fail(reader->model, TW_E_DICT_SYNTAX, reader->model->at, "<%s>: %s '%.30s' is not from 1 to 2147483647", element,
                     name, text);
        return 0;
    }
    return (uint32_t)number;
}

void twi_xml_misplaced(twi_reader *reader, const char *name, const char *parent)
{
    twi_xml_fail(reader->model, TW_E_DICT_SYNTAX, reader->model->at, "<%.30s> is not expected in <%s>", name, parent);
}

bool twi_xml_one_word(twi_reader *reader, const char *what, const char *text)
{
    if (text[0] != '#' && !strpbrk(text, TWI_XML_BLANKS))
        return true;
    twi_xml_fail(reader->model, TW_E_DICT_SYNTAX, reader->model->at, "%s '%.40s' has a blank in it or begins with '#'", what, text);
    return false;
}

static const char *local_name(const char *name)
{
    const char *mark = strrchr(name, '|'); /* behind the namespace */
    return mark ? mark + 1 : name;
}

static void stop(twi_reader *reader)
{
    XML_StopParser(reader->parser, XML_FALSE);
}

static uint32_t place(const twi_reader *reader)
{
    XML_Index at = XML_GetCurrentByteIndex(reader->parser);
    return at < 0 ? 0 : at > (XML_Index)reader->model->length ? reader->model->length : (uint32_t)at;
}

static void XMLCALL on_start(void *data, const char *full_name, const char **attributes)
{
    twi_reader *reader = data;
    twi_model *model = reader->model;
    if (model->status != TW_OK)
        return; /* expat may report what it has at hand after it was told to stop */
    const char *name = local_name(full_name);
    model->at = place(reader);
    if (reader->depth == TWI_XML_DEPTH_MAX) {
        twi_xml_fail(model, TW_E_DICT_LIMIT, model->at, "elements are nested deeper than %d", TWI_XML_DEPTH_MAX);
        stop(reader);
        return;
    }
    uint32_t depth = ++reader->depth;
    if (reader->skipped)
        return;
    twi_open *element = &reader->open[depth];
    memset(element, 0, sizeof *element);
    if (depth > 1)
        reader->start(reader, &reader->open[depth - 1], name, attributes, element);
    else if (strcmp(name, "fix") == 0)
        twi_xml_quickfix_root(reader, attributes, element);
    else if (strcmp(name, "repository") == 0)
        twi_xml_orchestra_root(reader, attributes, element);
    else
        twi_xml_fail(model, TW_E_DICT_SYNTAX, model->at, "the root is <%.30s>, not <fix> (QuickFIX) or <repository> (Orchestra)",
                     name);
    if (element->kind == 0)
        reader->skipped = depth;
    if (model->status != TW_OK)
        stop(reader);
}

static void XMLCALL on_end(void *data, const char *name)
{
    (void)name;
    twi_reader *reader = data;
    if (reader->model->status != TW_OK)
        return;
    if (reader->skipped == reader->depth)
        reader->skipped = 0;
    else if (!reader->skipped && reader->end)
        reader->end(reader, &reader->open[reader->depth]);
    reader->depth--;
    if (reader->model->status != TW_OK)
        stop(reader);
}

/*
 * Entities are how small documents grow large and reach for files: a dictionary needs none, and without a document type that holds
 * or names declarations there are none.
 */
static void XMLCALL on_doctype(void *data, const char *name, const char *system_id, const char *public_id, int internal)
{
    (void)name;
    twi_reader *reader = data;
    if (!internal && !system_id && !public_id)
        return;
    twi_xml_fail(reader->model, TW_E_DICT_SYNTAX, place(reader), "the document type %s: it is refused",
                 internal ? "declares things of its own" : "names a file");
    stop(reader);
}

static void fail_parse(twi_reader *reader)
{
    enum XML_Error code = XML_GetErrorCode(reader->parser);
    const char *text = XML_ErrorString(code);
    if (code == XML_ERROR_NO_MEMORY)
        twi_xml_fail(reader->model, TW_E_MEMORY, place(reader), "the system has no memory left");
    else
        twi_xml_fail(reader->model, TW_E_DICT_SYNTAX, place(reader), "not well-formed XML: %s", text ? text : "unknown fault");
}

tw_status twi_xml_read(twi_model *model)
{
    const XML_Memory_Handling_Suite suite = {model->memory.allocate, model->memory.resize, model->memory.release};
    twi_reader *reader = twi_xml_new(model, sizeof *reader);
    if (!reader)
        return model->status;
    reader->model = model;
    reader->parser = XML_ParserCreate_MM(NULL, &suite, "|");
    if (!reader->parser)
        return twi_xml_fail(model, TW_E_MEMORY, 0, "the system has no memory left");
    XML_SetUserData(reader->parser, reader);
    XML_SetElementHandler(reader->parser, on_start, on_end);
    XML_SetStartDoctypeDeclHandler(reader->parser, on_doctype);
    /* In one piece: a token cut into pieces would be scanned again with each of them. */
    if (XML_Parse(reader->parser, model->xml, (int)model->length, XML_TRUE) != XML_STATUS_OK)
        fail_parse(reader);
    XML_ParserFree(reader->parser);
    return model->status;
}
