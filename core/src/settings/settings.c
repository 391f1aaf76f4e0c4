/* SPDX-License-Identifier: Apache-2.0 */
/* A file in the caller's memory, and what it says by name. */
#include "settings.h"
#include "error.h"

#include <string.h>

/* What a text makes at most. */
typedef struct bounds {
    uint64_t sections, entries;
} bounds;

static bounds bounds_of(const char *text, uint32_t length)
{
    bounds b = {1, 0};
    for (uint32_t i = 0; i < length; i++) {
        b.entries += text[i] == '=';
        b.sections += text[i] == '[';
    }
    if (b.sections > TW_SETTINGS_SESSIONS_MAX + 1)
        b.sections = TW_SETTINGS_SESSIONS_MAX + 1;
    return b;
}

/* Where the parts lie. */
typedef struct layout {
    uint64_t sections, entries, rows, text, fields, size;
    uint64_t fields_each;
} layout;

static uint64_t place(layout *l, uint64_t size)
{
    const uint64_t at = l->size;
    l->size += (size + 7) / 8 * 8;
    return at;
}

/* A Logon's fields: Username, Password and NewPassword with their tags, or LogonFields with a SOH behind them. */
enum { FIELDS_MAX = 2048 + 2 };

static layout lay_out(const char *text, uint32_t length)
{
    const bounds b = bounds_of(text, length);
    layout l = {.fields_each = length < FIELDS_MAX - 24 ? length + 24 : FIELDS_MAX};
    place(&l, sizeof(tw_settings));
    l.sections = place(&l, b.sections * sizeof(twi_section));
    l.entries = place(&l, b.entries * sizeof(twi_entry));
    l.rows = place(&l, b.sections * twi_settings_count * sizeof(uint32_t));
    l.text = place(&l, (uint64_t)length + 1);
    l.fields = place(&l, b.sections * l.fields_each);
    return l;
}

static tw_settings *make(uint8_t *memory, const layout *l, const char *text, uint32_t length)
{
    const bounds b = bounds_of(text, length);
    memset(memory, 0, l->size);
    tw_settings *s = (tw_settings *)(void *)memory;
    s->sections = (twi_section *)(void *)(memory + l->sections);
    s->entries = (twi_entry *)(void *)(memory + l->entries);
    for (uint64_t i = 0; i < b.sections; i++) {
        s->sections[i].entries = (uint32_t *)(void *)(memory + l->rows) + i * twi_settings_count;
        s->sections[i].logon_fields = (char *)(memory + l->fields + i * l->fields_each);
    }
    memcpy(memory + l->text, text, length);
    return s;
}

/* By line; faults of one line stay in the order in which they were found. */
static void sort(tw_settings_fault *faults, uint32_t count)
{
    for (uint32_t i = 1; i < count; i++) {
        const tw_settings_fault fault = faults[i];
        uint32_t at = i;
        for (; at && faults[at - 1].line > fault.line; at--)
            faults[at] = faults[at - 1];
        faults[at] = fault;
    }
}

tw_status tw_settings_load(const void *text, uint32_t length, void *memory, uint32_t *size, const tw_settings **settings,
                           tw_settings_fault *faults, uint32_t room, uint32_t *count)
{
    twi_faults found = {.at = faults, .room = room};
    if (!text || !size || !settings || (room && !faults) || length > TW_SETTINGS_LENGTH_MAX)
        return TW_E_ARGUMENT;
    const layout l = lay_out(text, length);
    if (l.size > *size) {
        *size = (uint32_t)l.size;
        return TW_ROOM;
    }
    if (!memory || (uintptr_t)memory % 8)
        return TW_E_MEMORY;
    *size = (uint32_t)l.size;
    tw_settings *made = make(memory, &l, text, length);
    twi_settings_read(made, (char *)memory + l.text, length, &found);
    twi_settings_check(made, &found);
    if (!found.errors)
        twi_settings_compose(made, &found);
    sort(faults, found.count < room ? found.count : room);
    if (count)
        *count = found.count;
    if (found.errors)
        return TW_E_VALUE_FORMAT;
    *settings = made;
    return TW_OK;
}

uint32_t tw_settings_sessions(const tw_settings *settings)
{
    return settings ? settings->section_count - 1 : 0;
}

uint32_t twi_section_of(const tw_settings *settings, uint32_t session)
{
    if (!settings || (session != TW_SETTINGS_DEFAULT && session >= settings->section_count - 1))
        return TWI_NONE;
    return session + 1; /* that of [DEFAULT] is 0 */
}

const twi_entry *twi_entry_of(const tw_settings *settings, uint32_t section, uint32_t row)
{
    uint32_t entry = settings->sections[section].entries[row];
    if (!entry)
        entry = settings->sections[0].entries[row];
    return entry ? &settings->entries[entry - 1] : NULL;
}

static const twi_entry *search_section(const tw_settings *s, uint32_t section, const char *name)
{
    for (uint32_t i = s->sections[section].first; i < s->sections[section].behind; i++)
        if (twi_name_equal(s->entries[i].name, name))
            return &s->entries[i];
    return NULL;
}

/* One of a numbered setting, or one that is in no row. */
static const twi_entry *search(const tw_settings *s, uint32_t section, const char *name)
{
    const twi_entry *own = search_section(s, section, name);
    return own ? own : search_section(s, 0, name);
}

/* A value that a row gives itself was right when the table was tested. */
static void take_fallback(const tw_setting *row, tw_settings_value *value)
{
    char copy[32] = {0};
    value->setting = row;
    if (!row->fallback || strlen(row->fallback) >= sizeof copy)
        return;
    value->text = row->fallback;
    memcpy(copy, row->fallback, strlen(row->fallback));
    (void)twi_value_read(row, copy, &value->number, &value->zone);
    value->zone = NULL;
}

static void take_entry(const twi_entry *entry, uint32_t section, tw_settings_value *value)
{
    value->text = entry->value;
    value->zone = entry->zone;
    value->number = entry->number;
    value->line = entry->line;
    value->own = entry->section == section && section;
}

tw_settings_value twi_value_at(const tw_settings *settings, uint32_t section, uint32_t row)
{
    const twi_entry *entry = twi_entry_of(settings, section, row);
    tw_settings_value value = {0};
    take_fallback(&twi_settings[row].row, &value);
    if (entry)
        take_entry(entry, section, &value);
    return value;
}

/* By name: a plain one by its row, one of a family by what is written. */
static tw_status look(const tw_settings *s, uint32_t section, const char *name, tw_settings_value *value)
{
    uint32_t number_of;
    const char *suffix;
    uint32_t row = twi_row_find(name, &number_of, &suffix);
    if (row != TWI_NONE && twi_settings[row].row.support == TW_SETTING_ALIAS)
        row = twi_row_find(twi_settings[row].row.values, &number_of, &suffix);
    *value = (tw_settings_value){0};
    if (row != TWI_NONE && !number_of && !suffix && !strchr(twi_settings[row].row.name, '*')) {
        *value = twi_value_at(s, section, row);
        return TW_OK;
    }
    const twi_entry *entry = search(s, section, name);
    value->setting = row == TWI_NONE ? NULL : &twi_settings[row].row;
    if (entry)
        take_entry(entry, section, value);
    return entry || row != TWI_NONE ? TW_OK : TW_E_ARGUMENT;
}

tw_settings_value twi_value_of(const tw_settings *settings, uint32_t section, const char *name)
{
    tw_settings_value value;
    (void)look(settings, section, name, &value);
    return value;
}

tw_status tw_settings_get(const tw_settings *settings, uint32_t session, const char *name, tw_settings_value *value)
{
    const uint32_t section = twi_section_of(settings, session);
    return section == TWI_NONE || !name || !value ? TW_E_ARGUMENT : look(settings, section, name, value);
}
