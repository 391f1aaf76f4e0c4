/* SPDX-License-Identifier: Apache-2.0 */
/* A dictionary in QuickFIX's XML form, for engines that read that. */
#include "dict.h"

#include <ctype.h>
#include <string.h>

/* Text within an attribute. */
static void put_escaped(FILE *file, const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '&': fputs("&amp;", file); break;
        case '<': fputs("&lt;", file); break;
        case '\'': fputs("&apos;", file); break;
        default: fputc(*text, file); break;
        }
}

/* PerUnit as PER_UNIT, TPlus2 as T_PLUS2. */
static void put_words(FILE *file, const char *name)
{
    for (const char *at = name; *at; at++) {
        int begins = isupper((unsigned char)*at) && (!isupper((unsigned char)at[-(at > name)]) || islower((unsigned char)at[1]));
        if (at > name && begins && at[-1] != '_')
            fputc('_', file);
        fputc(toupper((unsigned char)*at), file);
    }
}

/* NOLINTNEXTLINE(misc-no-recursion): as deep as the dictionary's groups, at most 64 */
static void put_level(FILE *file, const tw_dict *dict, uint32_t level, int depth)
{
    static const char *const kinds[] = {"", "field", "group", "component"};
    tw_dict_entry e;
    for (uint32_t i = 0; tw_dict_entry_at(dict, level, i, &e) == TW_OK; i++) {
        fprintf(file, "%*s<%s name='%s' required='%c'", depth * 2, "", kinds[e.kind], e.name, e.required ? 'Y' : 'N');
        if (e.kind != TW_ENTRY_GROUP) {
            fputs("/>\n", file);
            continue;
        }
        fputs(">\n", file);
        put_level(file, dict, e.level, depth + 1);
        fprintf(file, "%*s</group>\n", depth * 2, "");
    }
}

static void put_field(FILE *file, const tw_dict *dict, const tw_dict_field *f)
{
    tw_dict_code code;
    fprintf(file, "    <field number='%u' name='%s' type='", f->tag, f->name);
    for (const char *at = tw_type_name(f->type); *at; at++)
        fputc(toupper((unsigned char)*at), file);
    fputs(f->open && f->codes ? "' allowOtherValues='true'" : "'", file);
    fputs(f->codes ? ">\n" : "/>\n", file);
    for (uint32_t i = 0; tw_dict_code_at(dict, f->tag, i, &code) == TW_OK; i++) {
        fputs("      <value enum='", file);
        put_escaped(file, code.value);
        fputs("' description='", file);
        put_words(file, code.name);
        fputs("'/>\n", file);
    }
    fputs(f->codes ? "    </field>\n" : "", file);
}

/* "FIX.5.0SP2" as the attributes that QuickFIX has for it. */
static void put_version(FILE *file, const char *name)
{
    unsigned major = 0, minor = 0, pack = 0;
    int transport = strncmp(name, "FIXT", 4) == 0;
    if (sscanf(name, transport ? "FIXT.%u.%uSP%u" : "FIX.%u.%uSP%u", &major, &minor, &pack) < 2)
        major = 4, minor = 4; /* a name of its owner's; QuickFIX asks for numbers */
    fprintf(file, "<fix type='%s' major='%u' minor='%u' servicepack='%u'>\n", transport ? "FIXT" : "FIX", major, minor, pack);
}

void dict_put_xml(FILE *file, const tw_dict *dict)
{
    tw_dict_message m;
    tw_dict_entry c;
    tw_dict_field f;
    put_version(file, dict_name(dict));
    fputs("  <header>\n", file);
    put_level(file, dict, TW_LEVEL_HEADER, 2);
    fputs("  </header>\n  <messages>\n", file);
    for (uint32_t i = 0; tw_dict_message_at(dict, i, &m) == TW_OK; i++) {
        fprintf(file, "    <message name='%s' msgtype='", m.name);
        put_escaped(file, m.type);
        fprintf(file, "' msgcat='%s'>\n", m.admin ? "admin" : "app");
        put_level(file, dict, m.level, 3);
        fputs("    </message>\n", file);
    }
    fputs("  </messages>\n  <trailer>\n", file);
    put_level(file, dict, TW_LEVEL_TRAILER, 2);
    fputs("  </trailer>\n  <components>\n", file);
    for (uint32_t i = 0; tw_dict_component_at(dict, i, &c) == TW_OK; i++) {
        fprintf(file, "    <component name='%s'>\n", c.name);
        put_level(file, dict, c.level, 3);
        fputs("    </component>\n", file);
    }
    fputs("  </components>\n  <fields>\n", file);
    for (uint32_t i = 0; tw_dict_field_at(dict, i, &f) == TW_OK; i++)
        put_field(file, dict, &f);
    fputs("  </fields>\n</fix>\n", file);
}
