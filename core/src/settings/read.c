/* SPDX-License-Identifier: Apache-2.0 */
/* The form of the file: lines of [SECTION], Name=Value, # comment. Each line that is none of these is a fault. */
#include "settings.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void twi_settings_fault(twi_faults *faults, uint32_t kind, uint32_t line, uint32_t column, const char *format, ...)
{
    faults->errors += kind == TW_SETTINGS_ERROR;
    if (faults->count++ >= faults->room)
        return;
    tw_settings_fault *fault = &faults->at[faults->count - 1];
    va_list list;
    memset(fault, 0, sizeof *fault);
    fault->kind = kind;
    fault->line = line;
    fault->column = column;
    va_start(list, format);
    (void)vsnprintf(fault->text, sizeof fault->text, format, list);
    va_end(list);
}

enum { SECTION_ENTRIES_MAX = 1000 }; /* a bound on the time that a file takes */

typedef struct reader {
    tw_settings *settings;
    twi_faults *faults;
    uint32_t line;
    uint32_t section; /* that lines belong to; TWI_NONE: none that is read */
    int begun;        /* a section's line was seen, be it a wrong one */
} reader;

static int is_blank(char letter)
{
    return letter == ' ' || letter == '\t';
}

static void section_end(const reader *r)
{
    if (r->section != TWI_NONE)
        r->settings->sections[r->section].behind = r->settings->entry_count;
}

/* [DEFAULT] or [SESSION], in any case. */
static void read_section(reader *r, char *text, uint32_t column)
{
    tw_settings *s = r->settings;
    const size_t length = strlen(text);
    section_end(r);
    r->section = TWI_NONE;
    r->begun = 1;
    const int closed = text[length - 1] == ']';
    if (closed && twi_name_equal(text, "[SESSION]")) {
        if (s->section_count > TW_SETTINGS_SESSIONS_MAX) {
            twi_settings_fault(r->faults, TW_SETTINGS_ERROR, r->line, column, "more than %u sessions", TW_SETTINGS_SESSIONS_MAX);
            return;
        }
        r->section = s->section_count++;
    } else if (closed && twi_name_equal(text, "[DEFAULT]")) {
        if (s->sections[0].line) {
            twi_settings_fault(r->faults, TW_SETTINGS_ERROR, r->line, column,
                               "[DEFAULT] is there already, in line %u; this one is not read", s->sections[0].line);
            return;
        }
        r->section = 0;
    } else {
        twi_settings_fault(r->faults, TW_SETTINGS_ERROR, r->line, column,
                           "%.100s: expected [DEFAULT] or [SESSION]; what follows is not read", text);
        return;
    }
    s->sections[r->section].line = r->line;
    s->sections[r->section].first = s->sections[r->section].behind = s->entry_count;
}

/* The rows of the table that do not want a value read. */
static void read_unsupported(const reader *r, const twi_entry *entry, const tw_setting *row)
{
    if (row->support == TW_SETTING_REFUSED)
        twi_settings_fault(r->faults, TW_SETTINGS_ERROR, entry->line, entry->column, "%s is known but not supported: %s",
                           entry->name, row->help);
    else if (row->support == TW_SETTING_IGNORED)
        twi_settings_fault(r->faults, TW_SETTINGS_WARNING, entry->line, entry->column, "%s is known and has no effect: %s",
                           entry->name, row->help);
    else if (!twi_name_equal(entry->value, row->values))
        twi_settings_fault(r->faults, TW_SETTINGS_ERROR, entry->line, entry->value_column,
                           "%s=%.60s is known but not supported: %s The one value that can be given is %s", entry->name,
                           entry->value, row->help, row->values);
}

static void read_value(const reader *r, twi_entry *entry, char *value)
{
    const tw_setting *row = &twi_settings[entry->row].row;
    char expected[160], said[61];
    if (row->support > TW_SETTING_ALIAS) {
        read_unsupported(r, entry, row);
        return;
    }
    (void)snprintf(said, sizeof said, "%s", value); /* reading changes it */
    if (twi_value_read(row, value, &entry->number, &entry->zone))
        return;
    twi_value_expected(row, expected, sizeof expected);
    twi_settings_fault(r->faults, TW_SETTINGS_ERROR, entry->line, entry->value_column, "%s=%s: %s%s", entry->name, said, expected,
                       strchr(said, '#') ? "; a comment has a line of its own" : "");
}

/* The entry that has this one's name in its section already. */
static const twi_entry *earlier(const tw_settings *s, const twi_entry *entry)
{
    for (uint32_t i = s->sections[entry->section].first; i < s->entry_count; i++) {
        const twi_entry *other = &s->entries[i];
        const int suffix =
            entry->suffix && other->suffix ? twi_name_equal(entry->suffix, other->suffix) : entry->suffix == other->suffix;
        if (entry->row == TWI_NONE
                ? twi_name_equal(entry->name, other->name)
                : entry->row == other->row && entry->number_of == other->number_of && suffix &&
                      (!strchr(twi_settings[entry->row].row.name, '*') || twi_name_equal(entry->name, other->name)))
            return other;
    }
    return NULL;
}

static int is_twice(const reader *r, const twi_entry *entry)
{
    const twi_entry *other = earlier(r->settings, entry);
    if (!other)
        return 0;
    const int same = twi_name_equal(entry->name, other->name);
    twi_settings_fault(r->faults, TW_SETTINGS_ERROR, entry->line, entry->column, "%.60s is there already, in line %u%s%.60s",
                       entry->name, other->line, same ? "" : " as ", same ? "" : other->name);
    return 1;
}

/* Name=Value; both have lost the blanks around them. */
static void read_entry(reader *r, char *name, char *value, uint32_t column, uint32_t value_column)
{
    tw_settings *s = r->settings;
    twi_entry entry = {
        .name = name, .value = value, .line = r->line, .column = column, .value_column = value_column, .section = r->section};
    entry.row = twi_row_find(name, &entry.number_of, &entry.suffix);
    if (entry.row != TWI_NONE && twi_settings[entry.row].row.support == TW_SETTING_ALIAS)
        entry.row = twi_row_find(twi_settings[entry.row].row.values, &entry.number_of, &entry.suffix);
    if (strstr(value, "${")) {
        twi_settings_fault(r->faults, TW_SETTINGS_ERROR, r->line, value_column, "%.60s=%.60s: variables are not replaced", name,
                           value);
        return;
    }
    if (s->entry_count - s->sections[r->section].first == SECTION_ENTRIES_MAX) {
        twi_settings_fault(r->faults, TW_SETTINGS_ERROR, r->line, column, "more than %u settings in a section",
                           SECTION_ENTRIES_MAX);
        r->section = TWI_NONE;
        return;
    }
    if (is_twice(r, &entry))
        return;
    if (entry.row != TWI_NONE)
        read_value(r, &entry, value);
    s->entries[s->entry_count++] = entry;
    if (entry.row != TWI_NONE && !entry.number_of && !entry.suffix)
        s->sections[r->section].entries[entry.row] = s->entry_count;
}

/* One line, which ends with NUL. */
static void read_line(reader *r, char *line)
{
    char *at = line;
    for (char *letter = line; *letter; letter++) {
        if (((uint8_t)*letter < ' ' && *letter != '\t') || *letter == 0x7f) {
            twi_settings_fault(r->faults, TW_SETTINGS_ERROR, r->line, (uint32_t)(letter - line) + 1, "a control character, byte %u",
                               (unsigned)(uint8_t)*letter);
            return;
        }
    }
    while (is_blank(*at))
        at++;
    size_t length = strlen(at);
    while (length && is_blank(at[length - 1]))
        at[--length] = 0;
    const uint32_t column = (uint32_t)(at - line) + 1;
    char *equals = strchr(at, '=');
    if (length == 0 || *at == '#')
        return;
    if (*at == '[') {
        read_section(r, at, column);
    } else if (!equals || equals == at) {
        twi_settings_fault(r->faults, TW_SETTINGS_ERROR, r->line, column,
                           "%.100s: expected Name=Value, a section, or # and a comment", at);
    } else if (!r->begun) {
        twi_settings_fault(r->faults, TW_SETTINGS_ERROR, r->line, column, "%.100s: a setting before [DEFAULT] and [SESSION]", at);
    } else if (r->section != TWI_NONE) {
        char *value = equals + 1;
        while (equals > at && is_blank(equals[-1]))
            equals--;
        *equals = 0;
        while (is_blank(*value))
            value++;
        read_entry(r, at, value, column, (uint32_t)(value - line) + 1);
    }
}

/* Names that are in no row: the application's own, if [DEFAULT] says so. */
static void check_unknown(const reader *r)
{
    const tw_settings *s = r->settings;
    const char *own = twi_value_of(s, 0, "ApplicationSettings").text;
    for (uint32_t i = 0; i < s->entry_count; i++) {
        const twi_entry *entry = &s->entries[i];
        if (entry->row != TWI_NONE || (own && twi_list_holds(own, entry->name)))
            continue;
        const char *nearest = r->faults->count < r->faults->room ? twi_row_nearest(entry->name) : NULL;
        twi_settings_fault(r->faults, TW_SETTINGS_ERROR, entry->line, entry->column, "%.60s is no setting%s%s%s", entry->name,
                           nearest ? ": is it " : "", nearest ? nearest : "",
                           nearest ? "?" : ", and not among ApplicationSettings of [DEFAULT]");
    }
}

void twi_settings_read(tw_settings *settings, char *text, uint32_t length, twi_faults *faults)
{
    reader r = {.settings = settings, .faults = faults, .section = TWI_NONE};
    char *end = text + length;
    settings->section_count = 1;
    if (length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0)
        text += 3; /* what Windows puts before UTF-8 */
    while (text < end) {
        char *line_end = memchr(text, '\n', (size_t)(end - text));
        char *next = line_end ? line_end + 1 : end;
        line_end = line_end ? line_end : end;
        r.line++;
        if (line_end > text && line_end[-1] == '\r')
            line_end--;
        if (memchr(text, 0, (size_t)(line_end - text))) {
            twi_settings_fault(faults, TW_SETTINGS_ERROR, r.line, 0, "a byte 0");
        } else {
            *line_end = 0;
            read_line(&r, text);
        }
        text = next;
    }
    section_end(&r);
    check_unknown(&r);
}
