/* SPDX-License-Identifier: Apache-2.0 */
/* Values of settings: what is one, and in which words one is asked for. */
#include "settings.h"

#include <stdio.h>
#include <string.h>

static int read_digits(const char **at, uint32_t count, uint32_t limit, int64_t *number)
{
    *number = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (**at < '0' || **at > '9')
            return 0;
        *number = *number * 10 + (*(*at)++ - '0');
    }
    return *number < limit;
}

static int read_number(const tw_setting *row, const char *value, int64_t *number)
{
    const size_t length = strlen(value);
    const char *at = value;
    return length >= 1 && length <= 10 && read_digits(&at, (uint32_t)length, UINT32_MAX, number) && *number >= row->min &&
           *number <= row->max;
}

/* Letters, digits and what stands between them in names of the tz database, and in UTC+02:00. */
static int is_zone(const char *value)
{
    const char *at = value;
    while ((*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') || (*at >= '0' && *at <= '9') || (*at && strchr("_+-/:", *at)))
        at++;
    return at > value && *at == 0;
}

/* QuickFIX/J: HH:MM:SS, and perhaps a time zone of its own. */
static int read_time(const char *value, int64_t *number, const char **zone)
{
    int64_t hours = 0, minutes = 0, seconds = 0;
    const char *at = value;
    *zone = NULL;
    if (!read_digits(&at, 2, 24, &hours) || *at++ != ':' || !read_digits(&at, 2, 60, &minutes) || *at++ != ':' ||
        !read_digits(&at, 2, 60, &seconds))
        return 0;
    *number = (hours * 60 + minutes) * 60 + seconds;
    if (*at == 0)
        return 1;
    const size_t blanks = strspn(at, " \t");
    *zone = at + blanks;
    return blanks && is_zone(*zone);
}

static int read_day(const char *value, int64_t *number)
{
    static const char *const days[] = {"sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"};
    char name[10] = {0};
    const size_t length = strlen(value);
    if (length < 2 || length >= sizeof name)
        return 0;
    for (size_t i = 0; i < length; i++)
        name[i] = (char)(value[i] | 0x20);
    for (int64_t i = 0; i < 7; i++) {
        if (strncmp(days[i], name, length) == 0) {
            *number = i;
            return 1;
        }
    }
    return 0;
}

/* Commas and blanks between words become one blank. An empty word is a slip. */
static int read_list(char *value, int64_t *number)
{
    char *to = value;
    const char *at = value;
    *number = 0;
    while (*at) {
        const size_t length = strcspn(at, ", \t");
        if (length == 0)
            return 0;
        if (to != value)
            *to++ = ' ';
        memmove(to, at, length);
        to += length;
        at += length;
        ++*number;
        at += strspn(at, " \t");
        if (*at == ',') {
            at += 1 + strspn(at + 1, " \t");
            if (*at == 0)
                return 0;
        }
    }
    *to = 0;
    return 1;
}

/* The words of a list are days: a bit for each. */
static int read_days(char *value, int64_t *number)
{
    int64_t bits = 0;
    if (!read_list(value, number))
        return 0;
    for (const char *at = value; *at;) {
        char word[16] = {0};
        int64_t day = 0;
        const size_t length = strcspn(at, " ");
        if (length >= sizeof word)
            return 0;
        memcpy(word, at, length);
        if (!read_day(word, &day) || bits >> day & 1)
            return 0;
        bits |= INT64_C(1) << day;
        at += length + (at[length] == ' ');
    }
    *number = bits;
    return 1;
}

/* A word is kept as the table writes it. */
static int read_word(const tw_setting *row, char *value, int64_t *number)
{
    *number = 0;
    for (const char *at = row->values; *at; ++*number) {
        const size_t length = strcspn(at, " ");
        char word[32] = {0};
        memcpy(word, at, length < sizeof word ? length : sizeof word - 1);
        if (twi_name_equal(word, value)) {
            memcpy(value, word, length);
            return 1;
        }
        at += length + (at[length] == ' ');
    }
    return 0;
}

/* tag=value with | between, ascending by tag; | becomes SOH. */
static int read_fields(char *value, int64_t *number)
{
    int64_t last = 0;
    char *at = value;
    while (*at) {
        int64_t tag = 0;
        const size_t digits = strspn(at, "0123456789");
        const char *begin = at;
        if (digits < 1 || digits > 9 || *at == '0' || at[digits] != '=' ||
            !read_digits(&begin, (uint32_t)digits, UINT32_MAX, &tag) || tag <= last)
            return 0;
        at += digits + 1;
        const size_t length = strcspn(at, "|");
        if (length == 0)
            return 0;
        at += length;
        if (*at)
            *at++ = 1;
        last = tag;
    }
    *number = (int64_t)strlen(value);
    return 1;
}

int twi_value_read(const tw_setting *row, char *value, int64_t *number, const char **zone)
{
    const size_t length = strlen(value);
    *zone = NULL;
    *number = (int64_t)length;
    switch (row->type) {
    case TW_SETTING_BOOLEAN: *number = value[0] == 'Y'; return length == 1 && (value[0] == 'Y' || value[0] == 'N');
    case TW_SETTING_NUMBER: return read_number(row, value, number);
    case TW_SETTING_TIME: return read_time(value, number, zone);
    case TW_SETTING_DAY: return read_day(value, number);
    case TW_SETTING_ZONE: return length <= row->max && (length == 0 || is_zone(value));
    case TW_SETTING_WORD: return read_word(row, value, number);
    case TW_SETTING_LIST:
        return length <= row->max && (strstr(row->sets, "_days") ? read_days(value, number) : read_list(value, number));
    default: return length <= row->max && (strcmp(row->name, "LogonFields") != 0 || read_fields(value, number));
    }
}

static void expected_words(const tw_setting *row, char *text, uint32_t room)
{
    uint32_t at =
        (uint32_t)snprintf(text, room, "expected %s", row->type == TW_SETTING_WORD && strchr(row->values, ' ') ? "one of " : "");
    for (const char *word = row->values; *word && at < room; word++)
        at += (uint32_t)snprintf(text + at, room - at, *word == ' ' ? ", " : "%c", *word);
}

void twi_value_expected(const tw_setting *row, char *text, uint32_t room)
{
    switch (row->type) {
    case TW_SETTING_BOOLEAN: (void)snprintf(text, room, "expected Y or N"); break;
    case TW_SETTING_NUMBER:
        (void)snprintf(text, room, "expected a whole number from %u to %u%s%s%s", row->min, row->max, *row->unit ? " (" : "",
                       row->unit, *row->unit ? ")" : "");
        break;
    case TW_SETTING_TIME: (void)snprintf(text, room, "expected HH:MM:SS, and perhaps a time zone behind it"); break;
    case TW_SETTING_DAY: (void)snprintf(text, room, "expected a day of the week, such as Monday or mo"); break;
    case TW_SETTING_ZONE: (void)snprintf(text, room, "expected a time zone, such as America/New_York, UTC or UTC+02:00"); break;
    case TW_SETTING_WORD: expected_words(row, text, room); break;
    case TW_SETTING_LIST:
        (void)snprintf(text, room, "expected %s with commas between, at most %u bytes",
                       strstr(row->sets, "_days") ? "days of the week, each once," : "words", row->max);
        break;
    default:
        (void)snprintf(text, room,
                       strcmp(row->name, "LogonFields") == 0
                           ? "expected tag=value with | between, ascending by tag, at most %u bytes"
                           : "expected at most %u bytes",
                       row->max);
        break;
    }
}
