/* SPDX-License-Identifier: Apache-2.0 */
/* POSIX TZ texts: std offset [dst [offset] , change , change]. RFC 8536, 3.3 and 3.3.1. */
#include "zone.h"

#include "error.h"

#include <string.h>

typedef struct cursor {
    const uint8_t *at, *end;
} cursor;

static int is(const cursor *c, char letter)
{
    return c->at < c->end && *c->at == (uint8_t)letter;
}

static int take(cursor *c, char letter)
{
    if (!is(c, letter))
        return 0;
    c->at++;
    return 1;
}

static int is_digit(const cursor *c)
{
    return c->at < c->end && *c->at >= '0' && *c->at <= '9';
}

/* One to three digits, at most max. */
static int take_number(cursor *c, int32_t max, int32_t *number)
{
    int32_t value = 0, digits = 0;
    for (; is_digit(c) && digits < 4; digits++)
        value = value * 10 + (*c->at++ - '0');
    *number = value;
    return digits >= 1 && digits <= 3 && value <= max;
}

/* Three letters or more, or three characters or more between < and >. */
static int take_name(cursor *c)
{
    uint32_t length = 0;
    const int quoted = take(c, '<');
    for (; c->at < c->end; c->at++, length++) {
        const uint8_t letter = *c->at | 0x20;
        const int more = (letter >= 'a' && letter <= 'z') || (quoted && (is_digit(c) || is(c, '+') || is(c, '-')));
        if (!more)
            break;
    }
    return length >= 3 && (!quoted || take(c, '>'));
}

/* [+-]hh[:mm[:ss]] */
static int take_time(cursor *c, int32_t hours_max, int sign_allowed, int32_t *seconds)
{
    int32_t hours = 0, minutes = 0, rest = 0;
    const int minus = sign_allowed && is(c, '-');
    if (minus || (sign_allowed && is(c, '+')))
        c->at++;
    if (!take_number(c, hours_max, &hours))
        return 0;
    if (take(c, ':') && (!take_number(c, 59, &minutes) || (take(c, ':') && !take_number(c, 59, &rest))))
        return 0;
    *seconds = (hours * 60 + minutes) * 60 + rest;
    if (minus)
        *seconds = -*seconds;
    return *seconds <= hours_max * 3600 && *seconds >= -hours_max * 3600;
}

static const char *read_change(cursor *c, int extended, twi_change *change)
{
    int32_t month = 0, week = 0, day = 0;
    change->form = 'N';
    if (!take(c, ','))
        return "a comma before a change is missing";
    if (take(c, 'M')) {
        change->form = 'M';
        if (!take_number(c, 12, &month) || month < 1 || !take(c, '.') || !take_number(c, 5, &week) || week < 1 || !take(c, '.') ||
            !take_number(c, 6, &day))
            return "no Mmonth.week.day";
    } else if (take(c, 'J')) {
        change->form = 'J';
        if (!take_number(c, 365, &day) || day < 1)
            return "no J1 to J365";
    } else if (!take_number(c, 365, &day)) {
        return "no day of a change";
    }
    change->month = (uint16_t)month;
    change->week = (uint16_t)week;
    change->day = (uint16_t)day;
    change->time_s = 2 * 3600;
    if (take(c, '/') && !take_time(c, extended ? 167 : 24, extended, &change->time_s))
        return "no time of a change";
    return NULL;
}

/* POSIX counts west of UTC. */
static const char *read_offset(cursor *c, int32_t *ahead_s)
{
    int32_t behind_s = 0;
    if (!take_time(c, 24, 1, &behind_s))
        return "no offset from UTC";
    *ahead_s = -behind_s;
    return NULL;
}

static const char *read_rule(cursor *c, int extended, twi_rule *rule)
{
    const char *fault;
    if (!take_name(c))
        return "no name of standard time";
    if ((fault = read_offset(c, &rule->standard_s)) != NULL || c->at == c->end)
        return fault;
    if (!take_name(c))
        return "no name of daylight-saving time";
    rule->has_daylight = 1;
    rule->daylight_s = rule->standard_s + 3600;
    if (!is(c, ',') && c->at < c->end && (fault = read_offset(c, &rule->daylight_s)) != NULL)
        return fault;
    if ((fault = read_change(c, extended, &rule->begin)) != NULL || (fault = read_change(c, extended, &rule->end)) != NULL)
        return fault;
    return c->at == c->end ? NULL : "more than a rule";
}

const char *twi_rule_read(const uint8_t *text, uint32_t length, int extended, twi_rule *rule, uint32_t *offset)
{
    cursor c = {text, text + length};
    memset(rule, 0, sizeof *rule);
    const char *fault = read_rule(&c, extended, rule);
    *offset = (uint32_t)(c.at - text);
    return fault;
}

tw_status tw_zone_posix(const char *text, void *memory, uint32_t *size, const tw_zone **zone, tw_error *error)
{
    twi_rule rule;
    uint32_t offset = 0;
    tw_zone *made = NULL;
    if (!text || !size || !zone || strlen(text) > TW_ZONE_FILE_MAX)
        return twi_error_said(error, TW_E_ARGUMENT, 0, "no text, size or zone");
    const char *fault = twi_rule_read((const uint8_t *)text, (uint32_t)strlen(text), 1, &rule, &offset);
    if (fault)
        return twi_error_said(error, TW_E_VALUE_FORMAT, offset, fault);
    const tw_status status = twi_zone_room(memory, size, 0, &made, error);
    if (status != TW_OK)
        return status;
    made->first_s = rule.standard_s;
    made->has_rule = 1;
    made->rule = rule;
    *zone = made;
    return TW_OK;
}
