/* SPDX-License-Identifier: Apache-2.0 */
/* Names of settings: which row, and which known one an unknown name is like. Case does not matter, as in QuickFIX. */
#include "settings.h"

#include <string.h>

enum { NAME_LENGTH_MAX = 64, NUMBER_MAX = 999 };

static char lower(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? (char)(letter + ('a' - 'A')) : letter;
}

/* How many letters both begin with. */
static size_t common(const char *one, const char *other)
{
    size_t length = 0;
    while (one[length] && lower(one[length]) == lower(other[length]))
        length++;
    return length;
}

int twi_name_equal(const char *one, const char *other)
{
    const size_t length = common(one, other);
    return one[length] == 0 && other[length] == 0;
}

int twi_list_holds(const char *list, const char *word)
{
    while (*list) {
        const size_t length = strcspn(list, " "), same = common(word, list);
        if (same >= length && word[length] == 0)
            return 1;
        list += length + (list[length] == ' ');
    }
    return 0;
}

/* 1 to 999, without leading zeros; 0: none. */
static uint32_t number_at(const char *text)
{
    uint32_t number = 0;
    if (*text == '0')
        return 0;
    for (; *text; text++) {
        if (*text < '0' || *text > '9')
            return 0;
        number = number * 10 + (uint32_t)(*text - '0');
        if (number > NUMBER_MAX)
            return 0;
    }
    return number;
}

uint32_t twi_row_find(const char *name, uint32_t *number_of, const char **suffix)
{
    uint32_t family = TWI_NONE;
    *number_of = 0;
    *suffix = NULL;
    for (uint32_t i = 0; i < twi_settings_count; i++) {
        const tw_setting *row = &twi_settings[i].row;
        const size_t length = common(row->name, name);
        if (row->name[length] == 0 && name[length] == 0)
            return i;
        if (row->name[length] == '*' && row->name[length + 1] == 0)
            family = family == TWI_NONE ? i : family; /* a row of its own is better */
        if (row->name[length] == 0 && row->numbered == 1 && (*number_of = number_at(name + length)) != 0)
            return i;
        if (row->name[length] == 0 && row->numbered == 2 && name[length] == '.' && name[length + 1]) {
            *suffix = name + length + 1;
            return i;
        }
    }
    return family;
}

/* Letters to add, leave out or change to make one of the other. */
static uint32_t distance(const char *one, const char *other)
{
    uint32_t row[NAME_LENGTH_MAX + 1];
    const uint32_t length = (uint32_t)strlen(other);
    for (uint32_t k = 0; k <= length; k++)
        row[k] = k;
    for (uint32_t i = 1; one[i - 1]; i++) {
        uint32_t diagonal = row[0];
        row[0] = i;
        for (uint32_t k = 1; k <= length; k++) {
            const uint32_t change = diagonal + (lower(one[i - 1]) != lower(other[k - 1]));
            const uint32_t less = row[k] < row[k - 1] ? row[k] + 1 : row[k - 1] + 1;
            diagonal = row[k];
            row[k] = change < less ? change : less;
        }
    }
    return row[length];
}

const char *twi_row_nearest(const char *name)
{
    const size_t length = strlen(name);
    uint32_t best = length < 6 ? 2 : length > 17 ? 6 : (uint32_t)length / 3; /* more is another name, not a slip */
    const char *nearest = NULL;
    if (length > NAME_LENGTH_MAX)
        return NULL;
    for (uint32_t i = 0; i < twi_settings_count; i++) {
        const char *known = twi_settings[i].row.name;
        if (strlen(known) > NAME_LENGTH_MAX || strchr(known, '*'))
            continue;
        const uint32_t away = distance(name, known);
        if (away < best || (away == best && !nearest)) {
            best = away;
            nearest = known;
        }
    }
    return nearest;
}
