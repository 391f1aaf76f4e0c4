/* SPDX-License-Identifier: Apache-2.0 */
/* What a session's settings make: its options, its schedule, its journal. */
#include "error.h"
#include "settings.h"

#include <tagwire/validate.h>

#include <stdio.h>
#include <string.h>

static const char *const rules[TW_RULE_COUNT] = {"msgtype",     "tag",         "tag-user",    "tag-message", "required",
                                                 "empty",       "code",        "format",      "order",       "twice",
                                                 "group-count", "group-start", "group-order", "group-tag",   "data-length"};
static const char *const policies[] = {"", "reject", "accept", "disconnect", "ignore"};

static int is_word(const char *text, uint32_t length, const char *word)
{
    return strlen(word) == length && memcmp(text, word, length) == 0;
}

uint32_t twi_rule_of(const char *text, uint32_t length, uint8_t *policy)
{
    const char *equals = memchr(text, '=', length);
    const uint32_t name = equals ? (uint32_t)(equals - text) : length;
    for (uint32_t rule = 0; rule < TW_RULE_COUNT && equals; rule++) {
        for (uint32_t i = TW_POLICY_REJECT; i <= TW_POLICY_IGNORE; i++) {
            if (!is_word(text, name, rules[rule]) || !is_word(equals + 1, length - name - 1, policies[i]))
                continue;
            if (policy)
                *policy = (uint8_t)i;
            return rule;
        }
    }
    return TWI_NONE;
}

/* Words 0 to 8 of DefaultApplVerID are ApplVerIDs, the others the versions that 2 to 9 mean. */
const char *twi_appl_ver_id(int64_t word)
{
    static const char *const ids[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10"};
    return ids[word < 9 ? word : word - 9];
}

/* A Logon's fields, ascending by tag. */
static void compose_logon(const tw_settings *s, uint32_t section)
{
    static const struct {
        const char *name, *tag;
    } parts[] = {{"Username", "553="}, {"Password", "554="}, {"NewPassword", "925="}};
    char *at = s->sections[section].logon_fields;
    const tw_settings_value whole = twi_value_of(s, section, "LogonFields");
    if (whole.line && whole.text[0]) {
        const size_t length = strlen(whole.text);
        memcpy(at, whole.text, length);
        at += length;
        if (at[-1] != 1)
            *at++ = 1;
    }
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        const tw_settings_value value = twi_value_of(s, section, parts[i].name);
        if (!value.line || !value.text[0])
            continue;
        const size_t length = strlen(value.text);
        memcpy(at, parts[i].tag, 4);
        memcpy(at + 4, value.text, length);
        at += 4 + length;
        *at++ = 1;
    }
    *at = 0;
}

static int is_yes(const tw_settings *s, uint32_t section, const char *name)
{
    return twi_value_of(s, section, name).number == 1;
}

static int named(const tw_settings *s, uint32_t section, const char *name)
{
    const tw_settings_value value = twi_value_of(s, section, name);
    return value.line && value.text[0];
}

/* The built-in dictionary, where one is wanted and none is named. */
static const struct tw_dict *dictionary(const tw_settings *s, uint32_t section)
{
    const tw_settings_value begin = twi_value_of(s, section, "BeginString"), version = twi_value_of(s, section, "DefaultApplVerID");
    if (!is_yes(s, section, "UseDataDictionary") || !is_yes(s, section, "ValidateIncomingMessage"))
        return NULL;
    if (begin.number != TWI_WORD_FIXT11)
        return named(s, section, "DataDictionary") ? NULL : tw_dict_builtin(begin.text, (uint32_t)strlen(begin.text));
    if (named(s, section, "AppDataDictionary"))
        return NULL;
    const char *id = twi_appl_ver_id(version.number);
    return tw_dict_builtin_applver(id, (uint32_t)strlen(id));
}

/* What the row says about itself. */
static void apply(const twi_setting *setting, const tw_settings_value *value, tw_session_options *options)
{
    uint8_t *member = (uint8_t *)options + setting->at;
    const char *text = value->text;
    const uint32_t number = (uint32_t)value->number * setting->bits;
    switch (setting->how) {
    case TWI_MEMBER_TEXT: memcpy(member, &text, sizeof text); break;
    case TWI_MEMBER_NUMBER: memcpy(member, &number, sizeof number); break;
    case TWI_FLAG_IF_Y: options->flags |= value->number ? setting->bits : 0; break;
    case TWI_FLAG_IF_N: options->flags |= value->number ? 0 : setting->bits; break;
    case TWI_RULE:
    case TWI_RULE_ACCEPT:
        for (uint32_t rule = 0; rule < TW_RULE_COUNT; rule++)
            if (setting->bits >> rule & 1)
                options->policy[rule] = setting->how == TWI_RULE ? (value->number ? TW_POLICY_REJECT : TW_POLICY_IGNORE)
                                                                 : (value->number ? TW_POLICY_ACCEPT : TW_POLICY_REJECT);
        break;
    default: break;
    }
}

static void apply_policy(const tw_settings *s, uint32_t section, tw_session_options *options)
{
    const tw_settings_value list = twi_value_of(s, section, "ValidationRules");
    for (uint32_t rule = 0; rule < TW_RULE_COUNT && !is_yes(s, section, "RejectInvalidMessage"); rule++)
        if (options->policy[rule] != TW_POLICY_IGNORE)
            options->policy[rule] = TW_POLICY_ACCEPT;
    for (const char *at = list.line ? list.text : ""; *at;) {
        uint8_t policy = 0;
        const uint32_t length = (uint32_t)strcspn(at, " "), rule = twi_rule_of(at, length, &policy);
        if (rule != TWI_NONE)
            options->policy[rule] = policy;
        at += length + (at[length] == ' ');
    }
}

/* SECONDS, MILLIS, MICROS, NANOS, then twice in other words. */
static uint32_t precision(const tw_settings *s, uint32_t section)
{
    const tw_settings_value value = twi_value_of(s, section, "TimestampPrecision");
    if (value.line)
        return (uint32_t)value.number % 4 + TW_SESSION_SECONDS;
    return is_yes(s, section, "MillisecondsInTimeStamp") ? TW_SESSION_TIME_DEFAULT : TW_SESSION_SECONDS;
}

tw_status tw_settings_options(const tw_settings *settings, uint32_t session, tw_session_options *options)
{
    const uint32_t section = twi_section_of(settings, session);
    if (section == TWI_NONE || section == 0 || !options)
        return TW_E_ARGUMENT;
    const twi_section *own = &settings->sections[section];
    *options = (tw_session_options){.size = sizeof *options};
    for (uint32_t i = 0; i < twi_settings_count; i++) {
        if (twi_settings[i].how == TWI_NOTHING || twi_settings[i].how == TWI_SPECIAL)
            continue;
        const tw_settings_value value = twi_value_at(settings, section, i);
        if (value.text)
            apply(&twi_settings[i], &value, options);
    }
    apply_policy(settings, section, options);
    options->role = twi_value_of(settings, section, "ConnectionType").number ? TW_SESSION_ACCEPTOR : TW_SESSION_INITIATOR;
    if (twi_value_of(settings, section, "BeginString").number == TWI_WORD_FIXT11)
        options->appl_ver_id = twi_appl_ver_id(twi_value_of(settings, section, "DefaultApplVerID").number);
    options->timestamp = precision(settings, section);
    options->logon_fields = own->logon_fields[0] ? own->logon_fields : NULL;
    if (own->dict) {
        options->dicts = (const struct tw_dict *const *)&own->dict;
        options->dict_count = 1;
    }
    return TW_OK;
}

/* What the session itself says of its options: it looks at all of them before it misses memory, and never at the store. */
static void check_made(const tw_settings *s, uint32_t section, twi_faults *faults)
{
    _Alignas(64) uint8_t nothing[64];
    const tw_now now = {0, 0};
    tw_session_options options;
    tw_session *session = NULL;
    tw_error error;
    (void)tw_settings_options(s, section - 1, &options);
    options.store = (tw_store *)(void *)nothing;
    if (tw_session_init(nothing, 0, &options, &now, &session, &error) == TW_E_MEMORY)
        return;
    const uint32_t line =
        strncmp(error.text, "logon_fields", 12) == 0 ? twi_value_of(s, section, "LogonFields").line : s->sections[section].line;
    twi_settings_fault(faults, TW_SETTINGS_ERROR, line, 0, "the session refuses it: %s", error.text);
}

void twi_settings_compose(tw_settings *settings, twi_faults *faults)
{
    for (uint32_t section = 1; section < settings->section_count; section++) {
        compose_logon(settings, section);
        settings->sections[section].dict = dictionary(settings, section);
        check_made(settings, section, faults);
    }
}

tw_status tw_settings_journal(const tw_settings *settings, uint32_t session, tw_journal_options *options)
{
    const uint32_t section = twi_section_of(settings, session);
    if (section == TWI_NONE || !options)
        return TW_E_ARGUMENT;
    const tw_settings_value path = twi_value_of(settings, section, "FileStorePath");
    *options =
        (tw_journal_options){.size = sizeof *options, .policy = (int32_t)twi_value_of(settings, section, "FileStorePolicy").number};
    if (is_yes(settings, section, "FileStoreSync"))
        options->policy = TW_JOURNAL_EVERY;
    options->interval_ns = twi_value_of(settings, section, "FileStoreInterval").number * 1000000;
    options->segment_size = (uint32_t)twi_value_of(settings, section, "FileStoreFileSize").number << 20;
    options->directory = path.line && path.text[0] ? path.text : NULL;
    return options->directory ? TW_OK : TW_MORE;
}
