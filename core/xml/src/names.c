/* SPDX-License-Identifier: Apache-2.0 */
#include "names.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

/* Names that FIX or writers of dictionaries had before, and those of Orchestra that only say more about a text. */
static const struct {
    const char *name;
    uint32_t type;
} old_types[] = {
    {"TIME", TW_TYPE_UTCTIMESTAMP},
    {"DATE", TW_TYPE_UTCDATEONLY},
    {"UTCDATE", TW_TYPE_UTCDATEONLY},
    {"UTCTIME", TW_TYPE_UTCTIMEONLY},
    {"MULTIPLEVALUESTRING", TW_TYPE_MULTIPLESTRINGVALUE},
    {"QUANTITY", TW_TYPE_QTY},
    {"DAY-OF-MONTH", TW_TYPE_DAYOFMONTH},
    {"MONTH-YEAR", TW_TYPE_MONTHYEAR},
    {"LOCALMKTTIME", TW_TYPE_LOCALMKTTIME},
    {"PATTERN", TW_TYPE_STRING},
    {"RESERVED100PLUS", TW_TYPE_INT},
    {"RESERVED1000PLUS", TW_TYPE_INT},
    {"RESERVED4000PLUS", TW_TYPE_INT},
};

uint32_t twi_xml_type_number(const char *name)
{
    for (uint32_t i = TW_TYPE_INT; i <= TW_TYPE_XMLDATA; i++)
        if (strcasecmp(tw_type_name(i), name) == 0)
            return i;
    for (size_t i = 0; i < sizeof old_types / sizeof old_types[0]; i++)
        if (strcasecmp(old_types[i].name, name) == 0)
            return old_types[i].type;
    return 0;
}

/* Without the locale. */
static bool is_lower(char c)
{
    return c >= 'a' && c <= 'z';
}

static bool is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_part(char c, bool capitals)
{
    return is_lower(c) || is_upper(c) || is_digit(c) || (c == '_' && !capitals);
}

/* The word's length, and whether it is in capitals throughout, so that all but the first are to be made small. */
static size_t word(const char *text, bool capitals, bool *shouted)
{
    size_t length = 0;
    *shouted = capitals;
    for (; is_part(text[length], capitals); length++)
        if (is_lower(text[length]))
            *shouted = false;
    return length;
}

const char *twi_xml_identifier(twi_model *model, const char *name, bool capitals)
{
    bool shouted;
    if (!capitals && name[0] && !is_digit(name[0]) && name[word(name, false, &shouted)] == 0)
        return name;
    char *out = twi_xml_new(model, strlen(name) + 2);
    if (!out)
        return NULL;
    size_t length = 0;
    for (const char *c = name; *c;) {
        size_t size = word(c, capitals, &shouted);
        for (size_t i = 0; i < size; i++, length++) {
            out[length] = c[i];
            if (i == 0 && is_lower(c[i]))
                out[length] = (char)(c[i] - 'a' + 'A');
            else if (i > 0 && shouted && is_upper(c[i]))
                out[length] = (char)(c[i] - 'A' + 'a');
        }
        c += size ? size : 1;
    }
    if (length == 0 || is_digit(out[0])) {
        memmove(out + 1, out, length);
        out[0] = '_';
    }
    return out;
}

const char *twi_xml_unique(twi_model *model, uint32_t map, uint32_t number, const char *name)
{
    if (!name)
        return NULL;
    uint32_t *next = twi_xml_map_get(model, map, number, name);
    const char *label = name;
    if (next) {
        char *numbered = twi_xml_new(model, strlen(name) + 11);
        if (!numbered)
            return NULL;
        do
            snprintf(numbered, strlen(name) + 11, "%s%u", name, (unsigned)(*next)++);
        while (twi_xml_map_get(model, map, number, numbered));
        label = numbered;
    }
    uint32_t *first = twi_xml_new(model, sizeof *first);
    if (!first)
        return NULL;
    *first = 2;
    return twi_xml_map_put(model, map, number, label, first) == TW_OK ? label : NULL;
}
