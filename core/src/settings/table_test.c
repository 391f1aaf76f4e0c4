/* SPDX-License-Identifier: Apache-2.0 */
/* Every row of the table: a file that has it, and what is different then. A row that is added without a case here fails. */
#include "settings_test.h"

#include <tagwire/validate.h>

/* A session without a fault. */
static const char *const base[] = {"ConnectionType=initiator", "BeginString=FIX.4.4", "SenderCompID=ME",
                                   "TargetCompID=YOU",         "HeartBtInt=30",       "NonStopSession=Y",
                                   "SocketConnectHost=host",   "SocketConnectPort=1"};

enum { BASE = sizeof base / sizeof base[0] };

/* Where a case looks. */
enum { OPTION = 1, OPTION_TEXT, FLAG, POLICY, DICTS, SCHEDULE, ZONE, JOURNAL, JOURNAL_TEXT, JOURNAL_TIME, VALUE, VALUE_TEXT };

typedef struct setting_case {
    const char *line; /* the setting */
    const char *with; /* other lines that it needs */
    uint32_t look;
    size_t at;      /* offset of a member; FLAG: the flag; POLICY: the rule */
    int64_t number; /* what is there then */
    const char *text;
} setting_case;

#define SET(line, with, member, number)                                                                                            \
    {                                                                                                                              \
        line, with, OPTION, offsetof(tw_session_options, member), number, NULL                                                     \
    }
#define SET_TEXT(line, member, text)                                                                                               \
    {                                                                                                                              \
        line, "", OPTION_TEXT, offsetof(tw_session_options, member), 0, text                                                       \
    }
#define SET_FLAG(line, flag)                                                                                                       \
    {                                                                                                                              \
        line, "", FLAG, flag, 1, NULL                                                                                              \
    }
#define SET_POLICY(line, with, rule, policy)                                                                                       \
    {                                                                                                                              \
        line, with, POLICY, rule, policy, NULL                                                                                     \
    }
#define TIMES "NonStopSession=N|StartTime=08:00:00|EndTime=17:00:00"
#define SET_TIME(line, with, member, number)                                                                                       \
    {                                                                                                                              \
        line, with, SCHEDULE, offsetof(tw_schedule, member), number, NULL                                                          \
    }
#define SET_ZONE(line, with, member, ahead_s)                                                                                      \
    {                                                                                                                              \
        line, with, ZONE, offsetof(tw_schedule, member), ahead_s, NULL                                                             \
    }
#define SET_STORE(line, member, number)                                                                                            \
    {                                                                                                                              \
        line, "FileStorePath=/s", JOURNAL, offsetof(tw_journal_options, member), number, NULL                                      \
    }
#define KEEPS(line, number)                                                                                                        \
    {                                                                                                                              \
        line, "", VALUE, 0, number, NULL                                                                                           \
    }
#define KEEPS_TEXT(line, text)                                                                                                     \
    {                                                                                                                              \
        line, "", VALUE_TEXT, 0, 0, text                                                                                           \
    }

/* A case is one line. */
/* clang-format off */
static const setting_case cases[] = {
    SET("ConnectionType=acceptor", "SocketAcceptPort=1", role, TW_SESSION_ACCEPTOR),
    SET_TEXT("BeginString=FIX.4.2", begin_string, "FIX.4.2"),
    SET_TEXT("BeginString=fix.4.3", begin_string, "FIX.4.3"),
    SET_TEXT("SenderCompID=X", sender_comp_id, "X"),
    SET_TEXT("SenderSubID=X", sender_sub_id, "X"),
    SET_TEXT("SenderLocationID=X", sender_location_id, "X"),
    SET_TEXT("TargetCompID=X", target_comp_id, "X"),
    SET_TEXT("TargetSubID=X", target_sub_id, "X"),
    SET_TEXT("TargetLocationID=X", target_location_id, "X"),
    SET_TEXT("SessionQualifier=X", qualifier, "X"),
    {"DefaultApplVerID=FIX.5.0SP1", "BeginString=FIXT.1.1", OPTION_TEXT, offsetof(tw_session_options, appl_ver_id), 0, "8"},
    {"DefaultApplVerID=9", "BeginString=FIXT.1.1", OPTION_TEXT, offsetof(tw_session_options, appl_ver_id), 0, "9"},
    {"DefaultApplVerID=2", "BeginString=FIXT.1.1", OPTION_TEXT, offsetof(tw_session_options, appl_ver_id), 0, "2"},
    {"DefaultApplVerID=10", "BeginString=FIXT.1.1", OPTION_TEXT, offsetof(tw_session_options, appl_ver_id), 0, "10"},
    {"DefaultApplVerID=FIX.4.0", "BeginString=FIXT.1.1", OPTION_TEXT, offsetof(tw_session_options, appl_ver_id), 0, "2"},
    {"DefaultApplVerID=FIX.5.0SP2", "BeginString=FIXT.1.1", OPTION_TEXT, offsetof(tw_session_options, appl_ver_id), 0, "9"},
    SET_FLAG("CheckSubIDs=Y", TW_SESSION_SUB_IDS),
    SET_TIME("StartTime=09:30:15", TIMES, start_s, 34215),
    SET_ZONE("StartTime=09:30:15 UTC+3", TIMES, start_zone, 10800),
    SET_TIME("EndTime=23:59:59", TIMES, end_s, 86399),
    SET_ZONE("EndTime=23:59:59 Asia/Tokyo", TIMES, end_zone, 32400),
    SET_TIME("StartDay=Monday", TIMES "|EndDay=fr", start_days, TW_DAY_MONDAY),
    SET_TIME("EndDay=sat", TIMES "|StartDay=SU", end_days, TW_DAY_SATURDAY),
    SET_TIME("Weekdays=Sun, Tue,Friday", TIMES, start_days, TW_DAY_SUNDAY | TW_DAY_TUESDAY | TW_DAY_FRIDAY),
    SET_TIME("NonStopSession=N", "StartTime=08:00:00|EndTime=17:00:00", non_stop, 0),
    SET_ZONE("TimeZone=Asia/Tokyo", TIMES, start_zone, 32400),
    SET_ZONE("TimeZone=Asia/Tokyo", TIMES, end_zone, 32400),
    SET_ZONE("TimeZone=Africa/Brazzaville", TIMES, start_zone, 3600),
    SET_ZONE("TimeZone=Europe/Zurich", TIMES, start_zone, 7200),
    SET_ZONE("TimeZone=GMT-09:30", TIMES, start_zone, -34200),
    SET_ZONE("TimeZone=Asia/Tokyo", "ResetTime=17:00:00", reset_zone, 32400),
    SET_ZONE("UseLocalTime=Y", TIMES, start_zone, -12600), /* TZ is set below */
    SET_TIME("ResetTime=17:00:00", "", reset_s, 61200),
    SET_TIME("ResetTime=17:00:01", "", resets, 1),
    SET_ZONE("ResetTime=17:00:00 UTC-5", "", reset_zone, -18000),
    SET_TIME("ResetDays=Sunday", "ResetTime=17:00:00", reset_days, TW_DAY_SUNDAY),
    SET("HeartBtInt=45", "", heartbeat_s, 45),
    SET("MaxHeartBtInt=60", "", heartbeat_max_s, 60),
    SET("LogonTimeout=5", "", logon_timeout_ms, 5000),
    SET("LogoutTimeout=86400", "", logout_timeout_ms, 86400000),
    SET_FLAG("CheckCompID=N", TW_SESSION_ANY_COMP_ID),
    SET_FLAG("CheckLatency=N", TW_SESSION_ANY_TIME),
    SET("MaxLatency=5", "", latency_max_s, 5),
    SET_FLAG("RequiresOrigSendingTime=N", TW_SESSION_NO_ORIG_TIME),
    SET_FLAG("ResetOnLogon=Y", TW_SESSION_RESET_ON_LOGON),
    SET_FLAG("ResetOnLogout=Y", TW_SESSION_RESET_ON_LOGOUT),
    SET_FLAG("ResetOnDisconnect=Y", TW_SESSION_RESET_ON_DISCONNECT),
    SET_FLAG("RefreshOnLogon=Y", TW_SESSION_REFRESH_ON_LOGON),
    SET_FLAG("SendRedundantResendRequests=Y", TW_SESSION_REDUNDANT_REQUESTS),
    SET("ResendRequestChunkSize=100", "", resend_chunk, 100),
    SET("ResendTimeout=9", "", resend_timeout_ms, 9000),
    SET("ResendTries=9", "", resend_tries, 9),
    SET("ResendMaxAge=60", "", resend_age_max_s, 60),
    SET("ResendRate=100", "", resend_rate, 100),
    SET_TEXT("NeverResend=D, G,F", never_resent, "D G F"),
    SET_FLAG("SendDuringResend=Y", TW_SESSION_LIVE_IN_REPLAY),
    SET_FLAG("PersistMessages=N", TW_SESSION_NOT_PERSISTENT),
    SET_FLAG("EnableLastMsgSeqNumProcessed=Y", TW_SESSION_LAST_PROCESSED),
    SET_FLAG("EnableNextExpectedMsgSeqNum=Y", TW_SESSION_NEXT_EXPECTED),
    SET("TimestampPrecision=SECONDS", "", timestamp, TW_SESSION_SECONDS),
    SET("TimeStampPrecision=millis", "", timestamp, TW_SESSION_MILLIS),
    SET("TimestampPrecision=Microsecond", "", timestamp, TW_SESSION_MICROS),
    SET("TimestampPrecision=9", "", timestamp, TW_SESSION_NANOS),
    SET("MillisecondsInTimeStamp=N", "", timestamp, TW_SESSION_SECONDS),
    SET("SendRate=50", "", send_rate, 50),
    SET("SendQueueSize=2048", "", queue_size, 2048),
    SET("OutputSize=32768", "", output_size, 32768),
    SET("MaxMessageSize=4096", "", length_max, 4096),
    SET("MaxMessageFields=64", "", fields_max, 64),
    SET_FLAG("QueueWhileLoggedOut=N", TW_SESSION_REFUSE_OFFLINE),
    SET_FLAG("SettleAfterLogon=Y", TW_SESSION_SETTLE),
    SET_FLAG("RejectGarbledMessage=Y", TW_SESSION_GARBLED_REJECT),
    SET_FLAG("DisconnectOnGarbledMessage=Y", TW_SESSION_GARBLED_CLOSE),
    SET_TEXT("Username=me", logon_fields, "553=me\001"),
    SET_TEXT("Password=secret = x", logon_fields, "554=secret = x\001"),
    SET_TEXT("NewPassword=new", logon_fields, "925=new\001"),
    {"NewPassword=new", "Username=me|Password=secret", OPTION_TEXT, offsetof(tw_session_options, logon_fields), 0, "553=me\001554=secret\001925=new\001"},
    SET_TEXT("LogonFields=96=a^553=me=you^5001=x", logon_fields, "96=a\001553=me=you\0015001=x\001"),
    SET_TEXT("LogonFields=553=me^", logon_fields, "553=me\001"),
    SET_FLAG("AskOnLogon=Y", TW_SESSION_ASK),
    SET_FLAG("LogoutOnRefusedLogon=Y", TW_SESSION_SAY_WHY),
    SET_FLAG("RefusedLogonTakesNumber=Y", TW_SESSION_REFUSAL_COUNTS),
    SET_FLAG("AcceptUnaskedReset=Y", TW_SESSION_RESET_UNASKED),
    SET_FLAG("AcceptUnconfirmedReset=Y", TW_SESSION_RESET_UNCONFIRMED),
    SET_FLAG("SendSessionStatus=Y", TW_SESSION_STATUS),
    SET_FLAG("TestSystem=Y", TW_SESSION_TEST_SYSTEM),
    SET_FLAG("AnnounceMaxMessageSize=Y", TW_SESSION_ANNOUNCE_SIZE),
    SET_TEXT("SupportedMsgTypes=8,AE", supported, "8 AE"),
    SET_TEXT("AllowedOnBehalfOf=A,B", on_behalf_of, "A B"),
    {"UseDataDictionary=N", "", DICTS, 0, 0, NULL},
    {"ValidateIncomingMessage=N", "", DICTS, 0, 0, NULL},
    {"DataDictionary=/etc/FIX44.xml", "", DICTS, 0, 0, NULL},
    KEEPS_TEXT("DataDictionary=/etc/FIX44.xml", "/etc/FIX44.xml"),
    {"AppDataDictionary=a.dict", "BeginString=FIXT.1.1|DefaultApplVerID=9", DICTS, 0, 0, NULL},
    {"AppDataDictionary=a.dict", "BeginString=FIXT.1.1|DefaultApplVerID=9", VALUE_TEXT, 0, 0, "a.dict"},
    {"AppDataDictionary.FIX.4.4=b.dict", "BeginString=FIXT.1.1|DefaultApplVerID=9", VALUE_TEXT, 0, 0, "b.dict"},
    {"TransportDataDictionary=t.dict", "BeginString=FIXT.1.1|DefaultApplVerID=9", VALUE_TEXT, 0, 0, "t.dict"},
    SET_POLICY("RejectInvalidMessage=N", "", TW_RULE_REQUIRED, TW_POLICY_ACCEPT),
    SET_POLICY("RejectInvalidMessage=N", "", TW_RULE_MSGTYPE, TW_POLICY_ACCEPT),
    SET_POLICY("RejectInvalidMessage=N", "", TW_RULE_DATA_LENGTH, TW_POLICY_ACCEPT),
    SET_POLICY("ValidationRules=msgtype=ignore", "", TW_RULE_MSGTYPE, TW_POLICY_IGNORE),
    SET_POLICY("RejectInvalidMessage=N", "", TW_RULE_ORDER, TW_POLICY_ACCEPT),
    SET_POLICY("ValidateFieldsOutOfOrder=N", "", TW_RULE_ORDER, TW_POLICY_IGNORE),
    SET_POLICY("ValidateFieldsOutOfOrder=N", "RejectInvalidMessage=N", TW_RULE_ORDER, TW_POLICY_IGNORE),
    SET_POLICY("ValidateFieldsHaveValues=N", "", TW_RULE_EMPTY, TW_POLICY_IGNORE),
    SET_POLICY("ValidateUserDefinedFields=N", "", TW_RULE_TAG_USER, TW_POLICY_IGNORE),
    SET_POLICY("ValidateUnorderedGroupFields=N", "", TW_RULE_GROUP_ORDER, TW_POLICY_IGNORE),
    SET_POLICY("ValidateEnumValues=N", "", TW_RULE_CODE, TW_POLICY_IGNORE),
    SET_POLICY("AllowUnknownMsgFields=Y", "", TW_RULE_TAG, TW_POLICY_ACCEPT),
    SET_POLICY("AllowUnknownMsgFields=Y", "", TW_RULE_TAG_MESSAGE, TW_POLICY_ACCEPT),
    SET_POLICY("ValidationRules=required=accept,code=disconnect", "", TW_RULE_REQUIRED, TW_POLICY_ACCEPT),
    SET_POLICY("ValidationRules=required=accept,code=disconnect", "", TW_RULE_CODE, TW_POLICY_DISCONNECT),
    SET_POLICY("ValidationRules=data-length=ignore", "RejectInvalidMessage=N", TW_RULE_DATA_LENGTH, TW_POLICY_IGNORE),
    KEEPS_TEXT("SocketConnectHost=fix.example.com", "fix.example.com"),
    {"SocketConnectHost1=second", "SocketConnectPort1=5", VALUE_TEXT, 0, 0, "second"},
    KEEPS("SocketConnectPort=65535", 65535),
    {"SocketConnectPort1=7", "SocketConnectHost1=second", VALUE, 0, 7, NULL},
    KEEPS_TEXT("SocketConnectSourceHost=10.0.0.1", "10.0.0.1"),
    KEEPS("SocketConnectSourcePort=4000", 4000),
    KEEPS("ReconnectInterval=5", 5),
    KEEPS("SocketAcceptPort=9876", 9876),
    KEEPS_TEXT("SocketAcceptAddress=::1", "::1"),
    KEEPS_TEXT("AllowedRemoteAddresses=10.0.0.1, 10.0.0.2", "10.0.0.1 10.0.0.2"),
    KEEPS_TEXT("AllowedRemoteAddresses=10.0.0.1 , 10.0.0.2 10.0.0.3", "10.0.0.1 10.0.0.2 10.0.0.3"),
    KEEPS("AllowedRemoteAddresses=10.0.0.1 , 10.0.0.2 10.0.0.3", 3),
    KEEPS("SocketReuseAddress=N", 0),
    KEEPS("SocketNodelay=N", 0),
    KEEPS("SocketKeepAlive=Y", 1),
    KEEPS("SocketSendBufferSize=4096", 4096),
    KEEPS("SocketReceiveBufferSize=4096", 4096),
    {"FileStorePath=/var/lib/fix store", "", JOURNAL_TEXT, offsetof(tw_journal_options, directory), 0, "/var/lib/fix store"},
    SET_STORE("FileStorePolicy=none", policy, TW_JOURNAL_NONE),
    SET_STORE("FileStorePolicy=every", policy, TW_JOURNAL_EVERY),
    SET_STORE("FileStoreSync=Y", policy, TW_JOURNAL_EVERY),
    {"FileStoreInterval=250", "FileStorePath=/s", JOURNAL_TIME, offsetof(tw_journal_options, interval_ns), 250000000, NULL},
    SET_STORE("FileStoreFileSize=1024", segment_size, 1 << 30),
    KEEPS_TEXT("FileLogPath=/var/log/fix", "/var/log/fix"),
    KEEPS("FileLogMask=N", 0),
    {"ApplicationSettings=Desk, Book", "", VALUE_TEXT, 0, 0, "Desk Book"},
};
/* clang-format on */

enum { CASES = sizeof cases / sizeof cases[0] };

static size_t name_length(const char *line)
{
    return strcspn(line, "=");
}

static int has(const char *lines, const char *line)
{
    for (const char *at = lines; *at; at += strcspn(at, "|"), at += *at == '|')
        if (strncmp(at, line, name_length(line) + 1) == 0)
            return 1;
    return 0;
}

/* The base with lines in their place or behind it. ApplicationSettings stands in [DEFAULT]. */
static loaded make(const char *line, const char *with)
{
    char text[FILE_SIZE];
    const int first = strncmp(line, "ApplicationSettings", 19) == 0;
    size_t at =
        (size_t)snprintf(text, sizeof text, "[DEFAULT]|%s%s[SESSION]|%s|", first ? line : "", first ? "|" : "", first ? "" : line);
    for (const char *more = with; *more; more += strcspn(more, "|"), more += *more == '|')
        if (!has(line, more))
            at += (size_t)snprintf(text + at, sizeof text - at, "%.*s|", (int)strcspn(more, "|"), more);
    for (size_t i = 0; i < BASE; i++)
        if (!has(with, base[i]) && !has(line, base[i]))
            at += (size_t)snprintf(text + at, sizeof text - at, "%s|", base[i]);
    loaded l = load_lines(text);
    assert_fine(&l, text);
    return l;
}

static int64_t member(const void *options, size_t at)
{
    uint32_t number;
    memcpy(&number, (const uint8_t *)options + at, sizeof number);
    return number;
}

static const char *text_member(const void *options, size_t at)
{
    const char *text;
    memcpy(&text, (const uint8_t *)options + at, sizeof text);
    return text ? text : "";
}

static int64_t ahead_of(const void *schedule, size_t at)
{
    const tw_zone *const *zone = (const void *)((const uint8_t *)schedule + at);
    return tw_zone_offset(*zone, 1780000000);
}

/* What the case looks at: a number, or a text. */
static int64_t look(const setting_case *c, const loaded *l, char *text, size_t room)
{
    static _Alignas(8) uint8_t zones[1 << 14];
    uint32_t size = sizeof zones;
    char name[64] = {0};
    tw_session_options options;
    tw_schedule schedule;
    tw_journal_options journal;
    tw_settings_value value = {0};
    tw_error error = {0};
    memcpy(name, c->line, name_length(c->line));
    assert_int_equal(tw_settings_options(l->settings, 0, &options), TW_OK);
    if (tw_settings_schedule(l->settings, 0, NULL, zones, &size, &schedule, &error) != TW_OK)
        fail_msg("%s: %s", c->line, error.text);
    (void)tw_settings_journal(l->settings, 0, &journal);
    (void)tw_settings_get(l->settings, 0, name, &value);
    options.store = (tw_store *)(void *)zones; /* it is not called */
    if (tw_session_size(&options, &size) != TW_OK)
        fail_msg("%s: the session refuses it", c->line);
    const char *found = c->look == OPTION_TEXT    ? text_member(&options, c->at)
                        : c->look == JOURNAL_TEXT ? text_member(&journal, c->at)
                                                  : value.text;
    (void)snprintf(text, room, "%s", found ? found : "");
    switch (c->look) {
    case OPTION: return member(&options, c->at);
    case FLAG: return (options.flags & c->at) != 0;
    case POLICY: return options.policy[c->at];
    case DICTS: return options.dict_count;
    case SCHEDULE: return member(&schedule, c->at);
    case ZONE: return ahead_of(&schedule, c->at);
    case JOURNAL: return member(&journal, c->at);
    case JOURNAL_TIME: return journal.interval_ns;
    case VALUE: return value.number;
    default: return 0;
    }
}

static void each_setting_makes_its_difference(void **state)
{
    (void)state;
    setenv("TZ", "XXX3:30", 1);
    for (size_t i = 0; i < CASES; i++) {
        const setting_case *c = &cases[i];
        char before_text[256], text[256], other[256];
        /* without the line what it needs may be a fault alone: then without that, too */
        const int alone = strstr(c->with, "FIXT") || strstr(c->with, "1=") || strncmp(c->line, "NonStop", 7) == 0;
        loaded without = make("SenderCompID=ME", strstr(c->with, "Day=") ? TIMES : alone ? "" : c->with);
        loaded l = make(c->line, c->with);
        const int64_t before = look(c, &without, before_text, sizeof before_text), after = look(c, &l, text, sizeof text);
        (void)snprintf(other, sizeof other, "%s", c->text ? c->text : "");
        if (c->text ? strcmp(text, other) != 0 || strcmp(text, before_text) == 0 : after != c->number || after == before)
            fail_msg("%s: %lld '%s', before it %lld '%s'", c->line, (long long)after, text, (long long)before, before_text);
        unload(&l);
        unload(&without);
    }
    unsetenv("TZ");
}

static const setting_case *case_of(const char *name)
{
    for (size_t i = 0; i < CASES; i++)
        if (strlen(name) == name_length(cases[i].line) && strncmp(cases[i].line, name, strlen(name)) == 0)
            return &cases[i];
    return NULL;
}

static void each_row_is_tested(void **state)
{
    (void)state;
    const tw_setting *row;
    for (uint32_t i = 0; (row = tw_settings_row(i)) != NULL; i++) {
        if (row->support <= TW_SETTING_KEPT && !case_of(row->name))
            fail_msg("%s has no case", row->name);
        char numbered[64];
        (void)snprintf(numbered, sizeof numbered, "%s%s", row->name, row->numbered == 1 ? "1" : ".FIX.4.4");
        if (row->numbered && !case_of(numbered))
            fail_msg("%s has no case", numbered);
    }
    assert_true(tw_settings_row(UINT32_MAX) == NULL);
}

static void each_row_is_whole(void **state)
{
    (void)state;
    const tw_setting *row;
    for (uint32_t i = 0; (row = tw_settings_row(i)) != NULL; i++) {
        uint32_t number_of;
        const char *suffix;
        const size_t help = strlen(row->help);
        if (twi_row_find(row->name, &number_of, &suffix) != i)
            fail_msg("%s is found elsewhere", row->name);
        assert_true(help > 4 && row->help[help - 1] == '.');
        assert_true(row->type >= TW_SETTING_BOOLEAN && row->type <= TW_SETTING_WORD);
        assert_string_equal(row->since, "0.1");
        assert_true((row->sets[0] != 0) == (row->support == TW_SETTING_TAKEN));
        if (row->support == TW_SETTING_ALIAS)
            assert_true(twi_row_find(row->values, &number_of, &suffix) != TWI_NONE);
        if (row->type == TW_SETTING_NUMBER)
            assert_true(row->min < row->max);
        if (row->fallback) {
            char copy[64];
            int64_t value;
            (void)snprintf(copy, sizeof copy, "%s", row->fallback);
            if (!twi_value_read(row, copy, &value, &suffix))
                fail_msg("%s=%s is no value", row->name, row->fallback);
        }
    }
}

static void another_name_is_the_same_setting(void **state)
{
    (void)state;
    const tw_setting *row;
    for (uint32_t i = 0; (row = tw_settings_row(i)) != NULL; i++) {
        if (row->support != TW_SETTING_ALIAS)
            continue;
        char line[128];
        tw_settings_value value, other;
        const char *given = case_of(row->values)->line + strlen(row->values);
        (void)snprintf(line, sizeof line, "%s%s", row->name, given);
        loaded l = make(line, "");
        assert_int_equal(tw_settings_get(l.settings, 0, row->values, &value), TW_OK);
        assert_int_equal(tw_settings_get(l.settings, 0, row->name, &other), TW_OK);
        assert_string_equal(value.text, given + 1);
        assert_ptr_equal(value.text, other.text);
        unload(&l);
    }
}

static loaded make_fault(const char *name, const char *value)
{
    char text[FILE_SIZE];
    size_t at = (size_t)snprintf(text, sizeof text, "[SESSION]|%.*s%s=%s|", (int)strcspn(name, "*"), name,
                                 strchr(name, '*') ? "Any" : "", value);
    for (size_t i = 0; i < BASE; i++)
        at += (size_t)snprintf(text + at, sizeof text - at, "%s|", base[i]);
    return load_lines(text);
}

static void what_is_not_supported_is_told_with_its_reason(void **state)
{
    (void)state;
    const tw_setting *row;
    uint32_t seen[TW_SETTING_REFUSED + 1] = {0};
    for (uint32_t i = 0; (row = tw_settings_row(i)) != NULL; i++) {
        if (row->support < TW_SETTING_FIXED)
            continue;
        seen[row->support]++;
        loaded l = make_fault(row->name, row->support == TW_SETTING_FIXED ? "other" : "1");
        assert_int_equal(l.count, 1);
        assert_int_equal(l.faults[0].line, 2);
        assert_non_null(strstr(l.faults[0].text, row->help));
        assert_int_equal(l.faults[0].kind, row->support == TW_SETTING_IGNORED ? TW_SETTINGS_WARNING : TW_SETTINGS_ERROR);
        assert_int_equal(l.status, row->support == TW_SETTING_IGNORED ? TW_OK : TW_E_VALUE_FORMAT);
        unload(&l);
        if (row->support == TW_SETTING_FIXED) {
            l = make_fault(row->name, row->values);
            assert_fine(&l, row->name);
            unload(&l);
        }
    }
    assert_true(seen[TW_SETTING_FIXED] > 10 && seen[TW_SETTING_IGNORED] > 20 && seen[TW_SETTING_REFUSED] > 20);
}

static void each_day_has_its_name(void **state)
{
    static const char *const days[] = {"Sunday", "MONDAY", "tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
    uint32_t number_of;
    const char *suffix;
    (void)state;
    const tw_setting *row = &twi_settings[twi_row_find("StartDay", &number_of, &suffix)].row;
    for (int64_t day = 0; day < 7; day++) {
        for (size_t length = 1; length <= strlen(days[day]) + 1; length++) {
            char name[16] = {0};
            int64_t number = -1;
            memcpy(name, days[day], length);
            if (length > strlen(days[day]))
                name[length - 1] = 's';
            assert_int_equal(twi_value_read(row, name, &number, &suffix), length > 1 && length <= strlen(days[day]));
            assert_true(length == 1 || length > strlen(days[day]) || number == day);
        }
    }
}

/* The defaults, as docs/settings.md has them. */
static void a_short_file_gives_the_defaults(void **state)
{
    (void)state;
    loaded l = make("SenderCompID=ME", "");
    tw_session_options o;
    tw_settings_value value;
    assert_int_equal(tw_settings_options(l.settings, 0, &o), TW_OK);
    assert_int_equal(o.size, sizeof o);
    assert_int_equal(o.flags, 0);
    assert_int_equal(o.logon_timeout_ms, 10000);
    assert_int_equal(o.logout_timeout_ms, 2000);
    assert_int_equal(o.latency_max_s, 120);
    assert_int_equal(o.queue_size, 8 << 20);
    assert_int_equal(o.length_max, 1 << 20);
    assert_int_equal(o.timestamp, TW_SESSION_TIME_DEFAULT);
    assert_int_equal(o.dict_count, 1);
    assert_ptr_equal(o.dicts[0], tw_dict_builtin("FIX.4.4", 7));
    assert_null(o.logon_fields);
    assert_null(o.appl_ver_id);
    assert_null(o.store);
    assert_int_equal(o.policy[TW_RULE_TAG_USER], TW_POLICY_REJECT); /* QuickFIX's default */
    assert_int_equal(tw_settings_get(l.settings, 0, "reconnectinterval", &value), TW_OK);
    assert_true(value.number == 30 && value.line == 0 && value.own == 0);
    assert_string_equal(value.text, "30");
    unload(&l);
    l = make("BeginString=FIXT.1.1", "DefaultApplVerID=FIX.5.0SP2");
    assert_int_equal(tw_settings_options(l.settings, 0, &o), TW_OK);
    assert_ptr_equal(o.dicts[0], tw_dict_builtin("FIX.5.0SP2", 10));
    unload(&l);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_setting_makes_its_difference),
        cmocka_unit_test(each_row_is_tested),
        cmocka_unit_test(each_row_is_whole),
        cmocka_unit_test(another_name_is_the_same_setting),
        cmocka_unit_test(what_is_not_supported_is_told_with_its_reason),
        cmocka_unit_test(each_day_has_its_name),
        cmocka_unit_test(a_short_file_gives_the_defaults),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
