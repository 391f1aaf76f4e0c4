/* SPDX-License-Identifier: Apache-2.0 */
/* What a program outside the tree does with libtagwire_xml: turns a small document into text, and loads it. */
#include <stdio.h>
#include <string.h>

#include <tagwire/tagwire.h>
#include <tagwire/xml.h>

int main(void)
{
    static const char xml[] = "<fix major='4' minor='4'><fields><field number='55' name='Symbol' type='STRING'/></fields></fix>";
    static uint64_t memory[4096];
    char text[256];
    uint32_t written, size = sizeof memory;
    const tw_dict *dict;
    tw_dict_field field;
    tw_error error;
    if (tw_xml_convert(xml, (uint32_t)strlen(xml), NULL, text, sizeof text, &written, &error) != TW_OK ||
        tw_xml_load(xml, (uint32_t)strlen(xml), NULL, memory, &size, &dict, &error) != TW_OK ||
        tw_dict_field_get(dict, 55, &field) != TW_OK)
        return fprintf(stderr, "%s\n", error.text), 1;
    printf("%.*s", (int)written, text);
    return strcmp(field.name, "Symbol") != 0;
}
