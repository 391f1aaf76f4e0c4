/* SPDX-License-Identifier: Apache-2.0 */
/* What is missing in a session, and what does not go together. */
#include "settings.h"

#include <stdio.h>
#include <string.h>

/* What tells sessions apart, the most different first. */
static const char *const identity[] = {"TargetCompID", "SenderCompID", "BeginString",      "SessionQualifier",
                                       "SenderSubID",  "TargetSubID",  "SenderLocationID", "TargetLocationID"};

enum { IDENTITY_PARTS = sizeof identity / sizeof identity[0] };

typedef struct checker {
    const tw_settings *settings;
    twi_faults *faults;
    uint32_t section;
    uint32_t identity[IDENTITY_PARTS]; /* rows: each session is compared with each */
} checker;

static uint32_t line_of(const checker *c)
{
    return c->settings->sections[c->section].line;
}

static tw_settings_value get(const checker *c, const char *name)
{
    return twi_value_of(c->settings, c->section, name);
}

/* Given, and not as nothing. */
static int given(const checker *c, const char *name)
{
    const tw_settings_value value = get(c, name);
    return value.line && value.text[0];
}

static int is_yes(const checker *c, const char *name)
{
    return get(c, name).number == 1;
}

static void need(const checker *c, const char *name, const char *because)
{
    if (!given(c, name))
        twi_settings_fault(c->faults, TW_SETTINGS_ERROR, line_of(c), 0, "%s is missing%s", name, because);
}

/* Both hold for the session: an error, told where the second of them stands. */
static void exclude(const checker *c, const char *one, const char *other)
{
    const tw_settings_value first = get(c, one), second = get(c, other);
    const uint32_t line = first.line > second.line ? first.line : second.line;
    if (given(c, one) && given(c, other))
        twi_settings_fault(c->faults, TW_SETTINGS_ERROR, line, 0, "%s in line %u and %s in line %u exclude each other", one,
                           first.line, other, second.line);
}

/* A switch that is on, and a setting that means nothing then. A session may switch over what [DEFAULT] says, but not the other way round. */
static void exclude_switch(const checker *c, const char *name, const char *other)
{
    const tw_settings_value first = get(c, name), second = get(c, other);
    if (is_yes(c, name) && given(c, other) && !(first.own && !second.own))
        twi_settings_fault(c->faults, TW_SETTINGS_ERROR, second.line, 0, "%s has no effect: %s=Y in line %u", other, name,
                           first.line);
}

static void check_schedule(const checker *c)
{
    static const char *const times[] = {"StartTime", "EndTime", "StartDay", "EndDay", "Weekdays"};
    if (is_yes(c, "NonStopSession")) {
        for (size_t i = 0; i < sizeof times / sizeof times[0]; i++)
            exclude_switch(c, "NonStopSession", times[i]);
    } else {
        need(c, "StartTime", "; a session that is always up has NonStopSession=Y");
        need(c, "EndTime", "; a session that is always up has NonStopSession=Y");
        if (given(c, "StartDay") != given(c, "EndDay"))
            need(c, given(c, "StartDay") ? "EndDay" : "StartDay", ": a week has both its days");
        exclude(c, "Weekdays", "StartDay");
        exclude(c, "Weekdays", "EndDay");
    }
    exclude_switch(c, "UseLocalTime", "TimeZone");
    if (given(c, "ResetDays") && !given(c, "ResetTime"))
        need(c, "ResetTime", ": ResetDays are its days");
}

/* SocketConnectHost, SocketConnectPort, SocketConnectHost1, ... without a hole, and each with its fellow. */
static void check_hosts(const checker *c)
{
    if (!given(c, "SocketConnectHost") || !given(c, "SocketConnectPort"))
        twi_settings_fault(c->faults, TW_SETTINGS_WARNING, line_of(c), 0, "%s is missing: there is nothing to connect to",
                           given(c, "SocketConnectHost") ? "SocketConnectPort" : "SocketConnectHost");
    for (uint32_t i = c->settings->sections[c->section].first; i < c->settings->sections[c->section].behind; i++) {
        const twi_entry *entry = &c->settings->entries[i];
        char fellow[40], last[40] = "SocketConnectHost";
        if (!entry->number_of)
            continue;
        const int host = twi_settings[entry->row].row.type == TW_SETTING_TEXT;
        (void)snprintf(fellow, sizeof fellow, "%s%u", host ? "SocketConnectPort" : "SocketConnectHost", entry->number_of);
        if (entry->number_of > 1)
            (void)snprintf(last, sizeof last, "SocketConnectHost%u", entry->number_of - 1);
        if (!given(c, fellow))
            twi_settings_fault(c->faults, TW_SETTINGS_ERROR, entry->line, 0, "%s is missing: %s has none to go with", fellow,
                               entry->name);
        if (!given(c, last))
            twi_settings_fault(c->faults, TW_SETTINGS_ERROR, entry->line, 0, "%s is missing: numbers follow each other", last);
    }
}

static void check_role(const checker *c)
{
    const tw_settings_value role = get(c, "ConnectionType");
    if (!role.line)
        return;
    if (role.number == 0) {
        need(c, "HeartBtInt", ": an initiator's Logon says it");
        check_hosts(c);
    } else {
        if (!given(c, "SocketAcceptPort"))
            twi_settings_fault(c->faults, TW_SETTINGS_WARNING, line_of(c), 0,
                               "SocketAcceptPort is missing: there is nothing to listen on");
        if (given(c, "SessionQualifier"))
            twi_settings_fault(c->faults, TW_SETTINGS_ERROR, get(c, "SessionQualifier").line, 0,
                               "SessionQualifier of an acceptor: a Logon does not say which session of one identity it means");
    }
}

/* [DEFAULT] may have what some sessions' version does not know; a session's own section may not, without a word. */
static void check_version(const checker *c)
{
    static const char *const transport[] = {"DefaultApplVerID", "AppDataDictionary", "TransportDataDictionary"};
    const tw_settings_value begin = get(c, "BeginString");
    if (!begin.line)
        return;
    if (begin.number == TWI_WORD_FIXT11) {
        need(c, "DefaultApplVerID", ": FIXT.1.1 needs it");
        if (get(c, "DataDictionary").own)
            twi_settings_fault(c->faults, TW_SETTINGS_WARNING, get(c, "DataDictionary").line, 0,
                               "DataDictionary has no effect with FIXT.1.1: it has AppDataDictionary and TransportDataDictionary");
        return;
    }
    for (size_t i = 0; i < sizeof transport / sizeof transport[0]; i++)
        if (get(c, transport[i]).own)
            twi_settings_fault(c->faults, TW_SETTINGS_WARNING, get(c, transport[i]).line, 0, "%s has no effect with %s",
                               transport[i], begin.text);
}

/* name=policy, words that tagwire check has, too. */
static void check_rules(const checker *c)
{
    const tw_settings_value rules = get(c, "ValidationRules");
    if (!rules.line || (!rules.own && c->section > 1))
        return; /* those of [DEFAULT] are told once */
    for (const char *at = rules.text; *at;) {
        const uint32_t length = (uint32_t)strcspn(at, " ");
        if (twi_rule_of(at, length, NULL) == TWI_NONE)
            twi_settings_fault(c->faults, TW_SETTINGS_ERROR, rules.line, 0,
                               "ValidationRules: %.*s: expected a rule, = and reject, accept, disconnect or ignore",
                               length > 60 ? 60 : (int)length, at);
        at += length + (at[length] == ' ');
    }
}

static int same_identity(const checker *c, uint32_t other)
{
    for (size_t i = 0; i < IDENTITY_PARTS; i++) {
        const twi_entry *one = twi_entry_of(c->settings, c->section, c->identity[i]),
                        *two = twi_entry_of(c->settings, other, c->identity[i]);
        if (one != two && strcmp(one ? one->value : "", two ? two->value : "") != 0)
            return 0;
    }
    return 1;
}

static void check_identity(const checker *c)
{
    if (!given(c, "BeginString") || !given(c, "SenderCompID") || !given(c, "TargetCompID"))
        return;
    for (uint32_t other = 1; other < c->section; other++) {
        if (same_identity(c, other)) {
            twi_settings_fault(c->faults, TW_SETTINGS_ERROR, line_of(c), 0, "the same session as in line %u: %s %s -> %s",
                               c->settings->sections[other].line, get(c, "BeginString").text, get(c, "SenderCompID").text,
                               get(c, "TargetCompID").text);
            return;
        }
    }
}

static void check_session(const checker *c)
{
    static const char *const needed[] = {"ConnectionType", "BeginString", "SenderCompID", "TargetCompID"};
    static const char *const logon[] = {"Username", "Password", "NewPassword"};
    for (size_t i = 0; i < sizeof needed / sizeof needed[0]; i++)
        need(c, needed[i], "");
    check_role(c);
    check_version(c);
    check_schedule(c);
    check_rules(c);
    check_identity(c);
    for (size_t i = 0; i < sizeof logon / sizeof logon[0]; i++)
        exclude(c, "LogonFields", logon[i]);
    if (is_yes(c, "RejectGarbledMessage") && is_yes(c, "DisconnectOnGarbledMessage"))
        exclude(c, "RejectGarbledMessage", "DisconnectOnGarbledMessage");
    if (is_yes(c, "FileStoreSync") && given(c, "FileStorePolicy") && get(c, "FileStorePolicy").number != 2)
        exclude(c, "FileStoreSync", "FileStorePolicy");
    if (given(c, "MillisecondsInTimeStamp") && !is_yes(c, "MillisecondsInTimeStamp"))
        exclude(c, "MillisecondsInTimeStamp", "TimestampPrecision");
}

void twi_settings_check(const tw_settings *settings, twi_faults *faults)
{
    checker c = {.settings = settings, .faults = faults};
    uint32_t number_of;
    const char *suffix;
    for (size_t i = 0; i < IDENTITY_PARTS; i++)
        c.identity[i] = twi_row_find(identity[i], &number_of, &suffix);
    for (c.section = 1; c.section < settings->section_count; c.section++) {
        const tw_settings_value own = get(&c, "ApplicationSettings");
        if (own.own)
            twi_settings_fault(faults, TW_SETTINGS_ERROR, own.line, 0, "ApplicationSettings stands in [DEFAULT]");
        check_session(&c);
    }
    if (settings->section_count == 1)
        twi_settings_fault(faults, TW_SETTINGS_ERROR, settings->sections[0].line, 0, "there is no [SESSION]");
}
