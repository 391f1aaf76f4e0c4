/* SPDX-License-Identifier: Apache-2.0 */
/* The file's form, what holds where, and each fault with its line, its column and its words. */
#include "settings_test.h"

#define REST "ConnectionType=initiator|BeginString=FIX.4.4|TargetCompID=YOU|HeartBtInt=30|SocketConnectHost=h|SocketConnectPort=1|"
#define ALWAYS REST "NonStopSession=Y|"
#define ACCEPTOR "ConnectionType=acceptor|BeginString=FIX.4.4|TargetCompID=YOU|SocketAcceptPort=1|NonStopSession=Y|"
#define FIXT "ConnectionType=acceptor|BeginString=FIXT.1.1|TargetCompID=YOU|SocketAcceptPort=1|NonStopSession=Y|"

typedef struct fault_case {
    const char *lines;
    uint32_t kind, line, column;
    const char *text;
} fault_case;

/* A case is one line. */
/* clang-format off */
static const fault_case cases[] = {
    /* the form */
    {"", TW_SETTINGS_ERROR, 0, 0, "there is no [SESSION]"},
    {"[DEFAULT]|SenderCompID=ME|", TW_SETTINGS_ERROR, 1, 0, "there is no [SESSION]"},
    {"HeartBtInt=3|[SESSION]|SenderCompID=ME|" ALWAYS, TW_SETTINGS_ERROR, 1, 1, "HeartBtInt=3: a setting before [DEFAULT] and [SESSION]"},
    {"[SESSION]|SenderCompID=ME|  what is this|" ALWAYS, TW_SETTINGS_ERROR, 3, 3, "what is this: expected Name=Value, a section, or # and a comment"},
    {"[SESSION]|SenderCompID=ME|=x|" ALWAYS, TW_SETTINGS_ERROR, 3, 1, "=x: expected Name=Value, a section, or # and a comment"},
    {"[SESSION]|SenderCompID=ME|" ALWAYS " [SESION]|Name|Name=x|", TW_SETTINGS_ERROR, 10, 2, "[SESION]: expected [DEFAULT] or [SESSION]; what follows is not read"},
    {"[SESSION]|SenderCompID=ME|" ALWAYS "[SESSION|", TW_SETTINGS_ERROR, 10, 1, "[SESSION: expected [DEFAULT] or [SESSION]; what follows is not read"},
    {"[DEFAULT]|[DEFAULT]|Name=x|[SESSION]|SenderCompID=ME|" ALWAYS, TW_SETTINGS_ERROR, 2, 1, "[DEFAULT] is there already, in line 1; this one is not read"},
    {"[SESSION]|SenderCompID=M\001E|SenderCompID=ME|" ALWAYS, TW_SETTINGS_ERROR, 2, 15, "a control character, byte 1"},
    {"[SESSION]|SenderCompID=ME|# \177|" ALWAYS, TW_SETTINGS_ERROR, 3, 3, "a control character, byte 127"},
    {"[SESSION]|SenderCompID=ME|HeartBtInt=${H}|SocketAcceptPort=1|" ALWAYS, TW_SETTINGS_ERROR, 3, 12, "HeartBtInt=${H}: variables are not replaced"},
    /* names */
    {"[SESSION]|SenderCompID=ME|HeartBeatInt=5|" ALWAYS, TW_SETTINGS_ERROR, 3, 1, "HeartBeatInt is no setting: is it HeartBtInt?"},
    {"[SESSION]|SenderCompID=ME|\tsocketconecthost =5|" ALWAYS, TW_SETTINGS_ERROR, 3, 2, "socketconecthost is no setting: is it SocketConnectHost?"},
    {"[SESSION]|SenderCompID=ME|Desk=5|" ALWAYS, TW_SETTINGS_ERROR, 3, 1, "Desk is no setting, and not among ApplicationSettings of [DEFAULT]"},
    {"[DEFAULT]|ApplicationSettings=Deks|[SESSION]|SenderCompID=ME|Desk=5|" ALWAYS, TW_SETTINGS_ERROR, 5, 1, "Desk is no setting, and not among ApplicationSettings of [DEFAULT]"},
    {"[SESSION]|SenderCompID=ME|ApplicationSettings=Desk|" ALWAYS, TW_SETTINGS_ERROR, 3, 0, "ApplicationSettings stands in [DEFAULT]"},
    {"[SESSION]|SenderCompID=ME|HeartBtIntHeartBtIntHeartBtIntHeartBtIntHeartBtIntHeartBtInt12345=5|" ALWAYS, TW_SETTINGS_ERROR, 3, 1, "HeartBtIntHeartBtIntHeartBtIntHeartBtIntHeartBtIntHeartBtInt is no setting, and not among ApplicationSettings of [DEFAULT]"},
    {"[SESSION]|SenderCompID=ME|HeartBtInt2=5|" ALWAYS, TW_SETTINGS_ERROR, 3, 1, "HeartBtInt2 is no setting: is it HeartBtInt?"},
    {"[SESSION]|SenderCompID=ME|SocketConnectHost01=5|" ALWAYS, TW_SETTINGS_ERROR, 3, 1, "SocketConnectHost01 is no setting: is it SocketConnectHost?"},
    {"[SESSION]|SenderCompID=ME|SocketConnectHost1000=5|" ALWAYS, TW_SETTINGS_ERROR, 3, 1, "SocketConnectHost1000 is no setting: is it SocketConnectHost?"},
    {"[SESSION]|SenderCompID=ME|AppDataDictionary.=5|" ALWAYS, TW_SETTINGS_ERROR, 3, 1, "AppDataDictionary. is no setting: is it AppDataDictionary?"},
    {"[SESSION]|SenderCompID=ME|SENDERCOMPID=YOU|" ALWAYS, TW_SETTINGS_ERROR, 3, 1, "SENDERCOMPID is there already, in line 2"},
    {"[SESSION]|SenderCompID=ME|SocketTcpNoDelay=Y|SocketNodelay=Y|" ALWAYS, TW_SETTINGS_ERROR, 4, 1, "SocketNodelay is there already, in line 3 as SocketTcpNoDelay"},
    {"[SESSION]|SenderCompID=ME|SocketConnectHost1=a|SocketConnectPort1=1|SocketConnectHost1=b|" ALWAYS, TW_SETTINGS_ERROR, 5, 1, "SocketConnectHost1 is there already, in line 3"},
    {"[SESSION]|SenderCompID=ME|AppDataDictionary.FIX.4.4=a|AppDataDictionary.fix.4.4=b|" FIXT "DefaultApplVerID=9|", TW_SETTINGS_ERROR, 4, 1, "AppDataDictionary.fix.4.4 is there already, in line 3"},
    {"[DEFAULT]|ApplicationSettings=Desk|[SESSION]|SenderCompID=ME|Desk=5|desk=6|" ALWAYS, TW_SETTINGS_ERROR, 6, 1, "desk is there already, in line 5"},
    {"[SESSION]|SenderCompID=ME|ScreenLogEvents=Y|ScreenLogEvents=N|" ALWAYS, TW_SETTINGS_ERROR, 4, 1, "ScreenLogEvents is there already, in line 3"},
    /* values */
    {"[SESSION]|SenderCompID=ME|ResetOnLogon=y|" ALWAYS, TW_SETTINGS_ERROR, 3, 14, "ResetOnLogon=y: expected Y or N"},
    {"[SESSION]|SenderCompID=ME|ResetOnLogon = true|" ALWAYS, TW_SETTINGS_ERROR, 3, 16, "ResetOnLogon=true: expected Y or N"},
    {"[SESSION]|SenderCompID=ME|ResetOnLogon=Y # each day|" ALWAYS, TW_SETTINGS_ERROR, 3, 14, "ResetOnLogon=Y # each day: expected Y or N; a comment has a line of its own"},
    {"[SESSION]|SenderCompID=ME|ResetOnLogon=|" ALWAYS, TW_SETTINGS_ERROR, 3, 14, "ResetOnLogon=: expected Y or N"},
    {"[SESSION]|SenderCompID=ME|MaxHeartBtInt=|" ALWAYS, TW_SETTINGS_ERROR, 3, 15, "MaxHeartBtInt=: expected a whole number from 0 to 86400 (s)"},
    {"[SESSION]|SenderCompID=ME|LogonTimeout=0|" ALWAYS, TW_SETTINGS_ERROR, 3, 14, "LogonTimeout=0: expected a whole number from 1 to 86400 (s)"},
    {"[SESSION]|SenderCompID=ME|LogonTimeout=86401|" ALWAYS, TW_SETTINGS_ERROR, 3, 14, "LogonTimeout=86401: expected a whole number from 1 to 86400 (s)"},
    {"[SESSION]|SenderCompID=ME|LogonTimeout=1.5|" ALWAYS, TW_SETTINGS_ERROR, 3, 14, "LogonTimeout=1.5: expected a whole number from 1 to 86400 (s)"},
    {"[SESSION]|SenderCompID=ME|LogonTimeout=-1|" ALWAYS, TW_SETTINGS_ERROR, 3, 14, "LogonTimeout=-1: expected a whole number from 1 to 86400 (s)"},
    {"[SESSION]|SenderCompID=ME|LogonTimeout=00000000001|" ALWAYS, TW_SETTINGS_ERROR, 3, 14, "LogonTimeout=00000000001: expected a whole number from 1 to 86400 (s)"},
    {"[SESSION]|SenderCompID=ME|MaxMessageSize=4294967296|" ALWAYS, TW_SETTINGS_ERROR, 3, 16, "MaxMessageSize=4294967296: expected a whole number from 1024 to 2147483647 (bytes)"},
    {"[SESSION]|SenderCompID=ME|SocketAcceptPort=65536|" ALWAYS, TW_SETTINGS_ERROR, 3, 18, "SocketAcceptPort=65536: expected a whole number from 1 to 65535"},
    {"[SESSION]|SenderCompID=ME|ConnectionType=both|" ACCEPTOR, TW_SETTINGS_ERROR, 3, 16, "ConnectionType=both: expected one of initiator, acceptor"},
    {"[SESSION]|SenderCompID=ME|TimestampPrecision=4|" ALWAYS, TW_SETTINGS_ERROR, 3, 20, "TimestampPrecision=4: expected one of SECONDS, MILLIS, MICROS, NANOS, 0, 3, 6, 9, SECOND, MILLISECOND, MICROSECOND, NANOSECOND"},
    {"[SESSION]|SenderCompID=ME|StartTime=8:00:00|EndTime=17:00:00|" REST, TW_SETTINGS_ERROR, 3, 11, "StartTime=8:00:00: expected HH:MM:SS, and perhaps a time zone behind it"},
    {"[SESSION]|SenderCompID=ME|StartTime=08:00|EndTime=17:00:00|" REST, TW_SETTINGS_ERROR, 3, 11, "StartTime=08:00: expected HH:MM:SS, and perhaps a time zone behind it"},
    {"[SESSION]|SenderCompID=ME|StartTime=24:00:00|EndTime=17:00:00|" REST, TW_SETTINGS_ERROR, 3, 11, "StartTime=24:00:00: expected HH:MM:SS, and perhaps a time zone behind it"},
    {"[SESSION]|SenderCompID=ME|StartTime=08:60:00|EndTime=17:00:00|" REST, TW_SETTINGS_ERROR, 3, 11, "StartTime=08:60:00: expected HH:MM:SS, and perhaps a time zone behind it"},
    {"[SESSION]|SenderCompID=ME|StartTime=08:00:60|EndTime=17:00:00|" REST, TW_SETTINGS_ERROR, 3, 11, "StartTime=08:00:60: expected HH:MM:SS, and perhaps a time zone behind it"},
    {"[SESSION]|SenderCompID=ME|StartTime=08:00:00UTC|EndTime=17:00:00|" REST, TW_SETTINGS_ERROR, 3, 11, "StartTime=08:00:00UTC: expected HH:MM:SS, and perhaps a time zone behind it"},
    {"[SESSION]|SenderCompID=ME|StartTime=08:00:00 a b|EndTime=17:00:00|" REST, TW_SETTINGS_ERROR, 3, 11, "StartTime=08:00:00 a b: expected HH:MM:SS, and perhaps a time zone behind it"},
    {"[SESSION]|SenderCompID=ME|StartTime=08:00:00|EndTime=17:00:00|StartDay=m|EndDay=fr|" REST, TW_SETTINGS_ERROR, 5, 10, "StartDay=m: expected a day of the week, such as Monday or mo"},
    {"[SESSION]|SenderCompID=ME|StartTime=08:00:00|EndTime=17:00:00|StartDay=Mondays|EndDay=fr|" REST, TW_SETTINGS_ERROR, 5, 10, "StartDay=Mondays: expected a day of the week, such as Monday or mo"},
    {"[SESSION]|SenderCompID=ME|StartTime=08:00:00|EndTime=17:00:00|Weekdays=mo,tu,mon|" REST, TW_SETTINGS_ERROR, 5, 10, "Weekdays=mo,tu,mon: expected days of the week, each once, with commas between, at most 64 bytes"},
    {"[SESSION]|SenderCompID=ME|StartTime=08:00:00|EndTime=17:00:00|Weekdays=mo,,tu|" REST, TW_SETTINGS_ERROR, 5, 10, "Weekdays=mo,,tu: expected days of the week, each once, with commas between, at most 64 bytes"},
    {"[SESSION]|SenderCompID=ME|StartTime=08:00:00|EndTime=17:00:00|Weekdays=mo,abcdefghijklmnopqrst|" REST, TW_SETTINGS_ERROR, 5, 10, "Weekdays=mo,abcdefghijklmnopqrst: expected days of the week, each once, with commas between, at most 64 bytes"},
    {"[SESSION]|SenderCompID=ME|NeverResend=D,|" ALWAYS, TW_SETTINGS_ERROR, 3, 13, "NeverResend=D,: expected words with commas between, at most 4096 bytes"},
    {"[SESSION]|SenderCompID=ME|NeverResend=,D|" ALWAYS, TW_SETTINGS_ERROR, 3, 13, "NeverResend=,D: expected words with commas between, at most 4096 bytes"},
    {"[SESSION]|SenderCompID=ME|TimeZone=Eastern Standard Time|" ALWAYS, TW_SETTINGS_ERROR, 3, 10, "TimeZone=Eastern Standard Time: expected a time zone, such as America/New_York, UTC or UTC+02:00"},
    {"[SESSION]|SenderCompID=0123456789012345678901234567890123456789012345678901234567890123A|SenderSubID=x|" ALWAYS, TW_SETTINGS_ERROR, 2, 14, "SenderCompID=012345678901234567890123456789012345678901234567890123456789: expected at most 64 bytes"},
    {"[SESSION]|SenderCompID=ME|LogonFields=554=a^553=b|" ALWAYS, TW_SETTINGS_ERROR, 3, 13, "LogonFields=554=a|553=b: expected tag=value with | between, ascending by tag, at most 2048 bytes"},
    {"[SESSION]|SenderCompID=ME|LogonFields=554=^|" ALWAYS, TW_SETTINGS_ERROR, 3, 13, "LogonFields=554=|: expected tag=value with | between, ascending by tag, at most 2048 bytes"},
    {"[SESSION]|SenderCompID=ME|LogonFields=x=1|" ALWAYS, TW_SETTINGS_ERROR, 3, 13, "LogonFields=x=1: expected tag=value with | between, ascending by tag, at most 2048 bytes"},
    {"[SESSION]|SenderCompID=ME|LogonFields=0554=1|" ALWAYS, TW_SETTINGS_ERROR, 3, 13, "LogonFields=0554=1: expected tag=value with | between, ascending by tag, at most 2048 bytes"},
    {"[SESSION]|SenderCompID=ME|ValidationRules=required=accept,cod=ignore|" ALWAYS, TW_SETTINGS_ERROR, 3, 0, "ValidationRules: cod=ignore: expected a rule, = and reject, accept, disconnect or ignore"},
    {"[SESSION]|SenderCompID=ME|ValidationRules=code=ignored|" ALWAYS, TW_SETTINGS_ERROR, 3, 0, "ValidationRules: code=ignored: expected a rule, = and reject, accept, disconnect or ignore"},
    {"[SESSION]|SenderCompID=ME|ValidationRules=code|" ALWAYS, TW_SETTINGS_ERROR, 3, 0, "ValidationRules: code: expected a rule, = and reject, accept, disconnect or ignore"},
    {"[DEFAULT]|ValidationRules=x|[SESSION]|SenderCompID=A|" ALWAYS "[SESSION]|SenderCompID=B|" ALWAYS, TW_SETTINGS_ERROR, 2, 0, "ValidationRules: x: expected a rule, = and reject, accept, disconnect or ignore"},
    {"[SESSION]|SenderCompID=ME|LogonFields=98=0|" ALWAYS, TW_SETTINGS_ERROR, 3, 0, "the session refuses it: logon_fields hold a field that the session writes itself"},
    {"[SESSION]|SenderCompID=ME|LogonFields=34=0|" ALWAYS, TW_SETTINGS_ERROR, 3, 0, "the session refuses it: logon_fields hold a field of header or trailer"},
    {"[SESSION]|SenderCompID=ME|MaxMessageSize=2147483647|OutputSize=2147483647|SendQueueSize=2147483647|" ALWAYS, TW_SETTINGS_ERROR, 1, 0, "the session refuses it: an argument breaks the function's rules"},
    /* not supported */
    {"[SESSION]|SenderCompID=ME|LogonTime=08:00:00|" ALWAYS, TW_SETTINGS_ERROR, 3, 1, "LogonTime is known but not supported: A window has no other times for the Logon within it: set StartTime."},
    {"[SESSION]|SenderCompID=ME|SocketUseSSL=Y|" ALWAYS, TW_SETTINGS_ERROR, 3, 14, "SocketUseSSL=Y is known but not supported: TLS is not in this version. The one value that can be given is N"},
    {"[SESSION]|SenderCompID=ME|HttpAcceptPort=8080|" ALWAYS, TW_SETTINGS_WARNING, 3, 1, "HttpAcceptPort is known and has no effect: There is no web page."},
    /* what is missing */
    {"[SESSION]|" ALWAYS, TW_SETTINGS_ERROR, 1, 0, "SenderCompID is missing"},
    {"[DEFAULT]|SenderCompID=ME|[SESSION]|SenderCompID=|" ALWAYS, TW_SETTINGS_ERROR, 3, 0, "SenderCompID is missing"},
    {"[SESSION]|SenderCompID=ME|ConnectionType=initiator|BeginString=FIX.4.4|TargetCompID=YOU|NonStopSession=Y|SocketConnectHost=h|SocketConnectPort=1|", TW_SETTINGS_ERROR, 1, 0, "HeartBtInt is missing: an initiator's Logon says it"},
    {"[SESSION]|SenderCompID=ME|" FIXT, TW_SETTINGS_ERROR, 1, 0, "DefaultApplVerID is missing: FIXT.1.1 needs it"},
    {"[SESSION]|SenderCompID=ME|StartTime=08:00:00|" REST, TW_SETTINGS_ERROR, 1, 0, "EndTime is missing; a session that is always up has NonStopSession=Y"},
    {"[SESSION]|SenderCompID=ME|EndTime=08:00:00|" REST, TW_SETTINGS_ERROR, 1, 0, "StartTime is missing; a session that is always up has NonStopSession=Y"},
    {"[SESSION]|SenderCompID=ME|StartTime=08:00:00|EndTime=17:00:00|StartDay=mo|" REST, TW_SETTINGS_ERROR, 1, 0, "EndDay is missing: a week has both its days"},
    {"[SESSION]|SenderCompID=ME|StartTime=08:00:00|EndTime=17:00:00|EndDay=mo|" REST, TW_SETTINGS_ERROR, 1, 0, "StartDay is missing: a week has both its days"},
    {"[SESSION]|SenderCompID=ME|ResetDays=mo|" ALWAYS, TW_SETTINGS_ERROR, 1, 0, "ResetTime is missing: ResetDays are its days"},
    {"[SESSION]|SenderCompID=ME|SocketConnectHost1=a|" ALWAYS, TW_SETTINGS_ERROR, 3, 0, "SocketConnectPort1 is missing: SocketConnectHost1 has none to go with"},
    {"[SESSION]|SenderCompID=ME|SocketConnectHost2=a|SocketConnectPort2=2|" ALWAYS, TW_SETTINGS_ERROR, 3, 0, "SocketConnectHost1 is missing: numbers follow each other"},
    {"[SESSION]|SenderCompID=ME|SocketConnectHost1=h|SocketConnectPort1=2|SocketConnectHost3=a|SocketConnectPort3=2|" ALWAYS, TW_SETTINGS_ERROR, 5, 0, "SocketConnectHost2 is missing: numbers follow each other"},
    {"[SESSION]|SenderCompID=ME|SocketConnectHostX=a|" ALWAYS, TW_SETTINGS_ERROR, 3, 1, "SocketConnectHostX is no setting: is it SocketConnectHost?"},
    {"[SESSION]|SenderCompID=ME|SocketConnectPort1=2|" ALWAYS, TW_SETTINGS_ERROR, 3, 0, "SocketConnectHost1 is missing: SocketConnectPort1 has none to go with"},
    {"[SESSION]|SenderCompID=ME|ConnectionType=initiator|BeginString=FIX.4.4|TargetCompID=YOU|HeartBtInt=30|NonStopSession=Y|SocketConnectHost=h|", TW_SETTINGS_WARNING, 1, 0, "SocketConnectPort is missing: there is nothing to connect to"},
    {"[SESSION]|SenderCompID=ME|ConnectionType=initiator|BeginString=FIX.4.4|TargetCompID=YOU|HeartBtInt=30|NonStopSession=Y|", TW_SETTINGS_WARNING, 1, 0, "SocketConnectHost is missing: there is nothing to connect to"},
    {"[SESSION]|SenderCompID=ME|ConnectionType=acceptor|BeginString=FIX.4.4|TargetCompID=YOU|NonStopSession=Y|", TW_SETTINGS_WARNING, 1, 0, "SocketAcceptPort is missing: there is nothing to listen on"},
    /* what does not go together */
    {"[SESSION]|SenderCompID=ME|StartTime=08:00:00|EndTime=17:00:00|Weekdays=mo|StartDay=mo|EndDay=fr|" REST, TW_SETTINGS_ERROR, 6, 0, "Weekdays in line 5 and StartDay in line 6 exclude each other"},
    {"[SESSION]|SenderCompID=ME|StartTime=08:00:00|EndTime=17:00:00|Weekdays=mo|StartDay=mo|EndDay=fr|" REST, TW_SETTINGS_ERROR, 7, 0, "Weekdays in line 5 and EndDay in line 7 exclude each other"},
    {"[SESSION]|SenderCompID=ME|EndTime=08:00:00|" ALWAYS, TW_SETTINGS_ERROR, 3, 0, "EndTime has no effect: NonStopSession=Y in line 10"},
    {"[SESSION]|SenderCompID=ME|StartDay=mo|" ALWAYS, TW_SETTINGS_ERROR, 3, 0, "StartDay has no effect: NonStopSession=Y in line 10"},
    {"[SESSION]|SenderCompID=ME|EndDay=mo|" ALWAYS, TW_SETTINGS_ERROR, 3, 0, "EndDay has no effect: NonStopSession=Y in line 10"},
    {"[SESSION]|SenderCompID=ME|AppDataDictionary=x|" ALWAYS, TW_SETTINGS_WARNING, 3, 0, "AppDataDictionary has no effect with FIX.4.4"},
    {"[SESSION]|SenderCompID=ME|TransportDataDictionary=x|" ALWAYS, TW_SETTINGS_WARNING, 3, 0, "TransportDataDictionary has no effect with FIX.4.4"},
    {"[SESSION]|SenderCompID=A|" ALWAYS "[SESSION]|SenderCompID=B|ValidationRules=x|" ALWAYS, TW_SETTINGS_ERROR, 12, 0, "ValidationRules: x: expected a rule, = and reject, accept, disconnect or ignore"},
    {"[SESSION]|SenderCompID=ME|LogonFields=96=a|Username=x|" ALWAYS, TW_SETTINGS_ERROR, 4, 0, "LogonFields in line 3 and Username in line 4 exclude each other"},
    {"[SESSION]|SenderCompID=ME|LogonFields=96=a|NewPassword=x|" ALWAYS, TW_SETTINGS_ERROR, 4, 0, "LogonFields in line 3 and NewPassword in line 4 exclude each other"},
    {"[SESSION]|SenderCompID=ME|StartTime=08:00:00|" ALWAYS, TW_SETTINGS_ERROR, 3, 0, "StartTime has no effect: NonStopSession=Y in line 10"},
    {"[DEFAULT]|NonStopSession=Y|[SESSION]|SenderCompID=ME|Weekdays=mo|" REST, TW_SETTINGS_ERROR, 5, 0, "Weekdays has no effect: NonStopSession=Y in line 2"},
    {"[SESSION]|SenderCompID=ME|TimeZone=UTC|UseLocalTime=Y|" ALWAYS, TW_SETTINGS_ERROR, 3, 0, "TimeZone has no effect: UseLocalTime=Y in line 4"},
    {"[DEFAULT]|StartTime=08:00:00|EndTime=17:00:00|StartDay=mo|EndDay=fr|[SESSION]|SenderCompID=ME|Weekdays=mo|StartDay=mo|EndDay=|" REST, TW_SETTINGS_ERROR, 10, 8, "EndDay=: expected a day of the week, such as Monday or mo"},
    {"[SESSION]|SenderCompID=ME|LogonFields=96=a|Password=x|" ALWAYS, TW_SETTINGS_ERROR, 4, 0, "LogonFields in line 3 and Password in line 4 exclude each other"},
    {"[SESSION]|SenderCompID=ME|RejectGarbledMessage=Y|DisconnectOnGarbledMessage=Y|" ALWAYS, TW_SETTINGS_ERROR, 4, 0, "RejectGarbledMessage in line 3 and DisconnectOnGarbledMessage in line 4 exclude each other"},
    {"[SESSION]|SenderCompID=ME|FileStoreSync=Y|FileStorePolicy=none|" ALWAYS, TW_SETTINGS_ERROR, 4, 0, "FileStoreSync in line 3 and FileStorePolicy in line 4 exclude each other"},
    {"[SESSION]|SenderCompID=ME|TimestampPrecision=3|MillisecondsInTimeStamp=N|" ALWAYS, TW_SETTINGS_ERROR, 4, 0, "MillisecondsInTimeStamp in line 4 and TimestampPrecision in line 3 exclude each other"},
    {"[SESSION]|SenderCompID=ME|SessionQualifier=x|" ACCEPTOR, TW_SETTINGS_ERROR, 3, 0, "SessionQualifier of an acceptor: a Logon does not say which session of one identity it means"},
    {"[SESSION]|SenderCompID=ME|" ALWAYS "[SESSION]|SenderCompID=ME|" ALWAYS, TW_SETTINGS_ERROR, 10, 0, "the same session as in line 1: FIX.4.4 ME -> YOU"},
    {"[SESSION]|SenderCompID=A|" ALWAYS "[SESSION]|SenderCompID=B|" ALWAYS "[SESSION]|SenderCompID=A|" ALWAYS, TW_SETTINGS_ERROR, 19, 0, "the same session as in line 1: FIX.4.4 A -> YOU"},
    {"[SESSION]|SenderCompID=A|" ALWAYS "[SESSION]|SenderCompID=B|" ALWAYS "[SESSION]|SenderCompID=B|" ALWAYS, TW_SETTINGS_ERROR, 19, 0, "the same session as in line 10: FIX.4.4 B -> YOU"},
    {"[SESSION]|SenderCompID=ME|DefaultApplVerID=9|" ALWAYS, TW_SETTINGS_WARNING, 3, 0, "DefaultApplVerID has no effect with FIX.4.4"},
    {"[SESSION]|SenderCompID=ME|DataDictionary=a|DefaultApplVerID=9|" FIXT, TW_SETTINGS_WARNING, 3, 0, "DataDictionary has no effect with FIXT.1.1: it has AppDataDictionary and TransportDataDictionary"},
};
/* clang-format on */

/* The case's fault is among those of its file: one slip can have consequences. */
static void each_fault_is_told_with_its_place(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const fault_case *c = &cases[i];
        loaded l = load_lines(c->lines);
        uint32_t at = 0;
        while (at < l.count && strcmp(l.faults[at].text, c->text) != 0)
            at++;
        if (at == l.count)
            fail_msg("%s: '%s' is not told, but '%s'", c->lines, c->text, l.count ? l.faults[0].text : "nothing");
        if (l.faults[at].line != c->line || l.faults[at].column != c->column || l.faults[at].kind != c->kind)
            fail_msg("%s: line %u, column %u, kind %u", c->text, l.faults[at].line, l.faults[at].column, l.faults[at].kind);
        assert_int_equal(l.status, c->kind == TW_SETTINGS_ERROR ? TW_E_VALUE_FORMAT : TW_OK);
        assert_true((l.settings != NULL) == (l.status == TW_OK));
        unload(&l);
    }
}

static void a_fault_of_default_is_told_once(void **state)
{
    (void)state;
    loaded l = load_lines("[DEFAULT]|ValidationRules=x|[SESSION]|SenderCompID=A|" ALWAYS "[SESSION]|SenderCompID=B|" ALWAYS);
    assert_int_equal(l.count, 1);
    unload(&l);
}

static void sessions_without_an_identity_are_not_compared(void **state)
{
    static const char *const missing[] = {"BeginString=FIX.4.4|", "SenderCompID=ME|", "TargetCompID=YOU|"};
    static const char *const rest[] = {"SenderCompID=ME|TargetCompID=YOU|", "BeginString=FIX.4.4|TargetCompID=YOU|",
                                       "BeginString=FIX.4.4|SenderCompID=ME|"};
    (void)state;
    for (size_t i = 0; i < sizeof rest / sizeof rest[0]; i++) {
        char lines[512];
        (void)snprintf(lines, sizeof lines,
                       "[DEFAULT]|ConnectionType=acceptor|SocketAcceptPort=1|NonStopSession=Y|%s[SESSION]|[SESSION]|", rest[i]);
        loaded l = load_lines(lines);
        assert_int_equal(l.count, 2); /* what is missing, for each */
        assert_int_equal(strncmp(l.faults[1].text, missing[i], strcspn(missing[i], "=")), 0);
        unload(&l);
    }
}

static void all_faults_are_told_by_line(void **state)
{
    (void)state;
    loaded l = load_lines("[DEFAULT]|Nonsense=1|[SESSION]|SenderCompID=ME|HeartBtInt=x|ResetOnLogon=y|LogonTime=1|[SESSION]|");
    tw_settings_fault two[2];
    uint32_t count = 0, size = 1 << 16;
    const char text[] = "[SESSION]\nA=1\nB=2\nC=3\n";
    assert_int_equal(l.status, TW_E_VALUE_FORMAT);
    assert_true(l.count >= 14);
    for (uint32_t i = 1; i < l.count; i++)
        assert_true(l.faults[i - 1].line <= l.faults[i].line);
    void *memory = malloc(size);
    assert_int_equal(tw_settings_load(text, sizeof text - 1, memory, &size, &l.settings, two, 2, &count), TW_E_VALUE_FORMAT);
    assert_true(count >= 7); /* more than there is room for */
    assert_int_equal(two[1].line, 3);
    size = 1 << 16;
    assert_int_equal(tw_settings_load(text, sizeof text - 1, memory, &size, &l.settings, NULL, 0, NULL), TW_E_VALUE_FORMAT);
    free(memory);
    unload(&l);
}

static tw_settings_value get(const loaded *l, uint32_t session, const char *name)
{
    tw_settings_value value;
    assert_int_equal(tw_settings_get(l->settings, session, name, &value), TW_OK);
    return value;
}

static void a_session_has_what_default_says(void **state)
{
    const char *lines =
        "# a desk|[default]|ConnectionType=initiator|  HeartBtInt = 30  |SenderCompID=ME|BeginString=FIX.4.2|\t# more||"
        "NonStopSession=Y|SocketConnectHost=a|SocketConnectPort=1|ApplicationSettings=Desk,Book|Desk=7|"
        "[SESSION]|TargetCompID=ONE|[Session]|TargetCompID=TWO|HEARTBTINT=10|Desk=8 = 9|SocketConnectHost1=b|SocketConnectPort1=2|";
    (void)state;
    loaded l = load_lines(lines);
    tw_session_options options;
    tw_settings_value value;
    assert_fine(&l, lines);
    assert_int_equal(tw_settings_sessions(l.settings), 2);
    assert_int_equal(tw_settings_options(l.settings, 0, &options), TW_OK);
    assert_string_equal(options.target_comp_id, "ONE");
    assert_string_equal(options.sender_comp_id, "ME");
    assert_int_equal(options.heartbeat_s, 30);
    assert_int_equal(tw_settings_options(l.settings, 1, &options), TW_OK);
    assert_string_equal(options.target_comp_id, "TWO");
    assert_int_equal(options.heartbeat_s, 10);
    value = get(&l, 0, "heartbtint");
    assert_true(value.number == 30 && value.line == 4 && !value.own);
    value = get(&l, 1, "HeartBtInt");
    assert_true(value.number == 10 && value.line == 18 && value.own);
    assert_string_equal(value.setting->name, "HeartBtInt");
    value = get(&l, TW_SETTINGS_DEFAULT, "HeartBtInt");
    assert_true(value.number == 30 && !value.own);
    value = get(&l, 0, "Desk");
    assert_string_equal(value.text, "7");
    assert_null(value.setting);
    assert_string_equal(get(&l, 1, "desk").text, "8 = 9");
    assert_string_equal(get(&l, 1, "SocketConnectHost1").text, "b");
    assert_null(get(&l, 0, "SocketConnectHost1").text);
    assert_int_equal(get(&l, 1, "socketconnectport1").number, 2);
    assert_null(get(&l, 0, "FileStorePath").text);
    assert_int_equal(tw_settings_get(l.settings, 0, "Book", &value), TW_E_ARGUMENT); /* of the application, but not there */
    assert_int_equal(tw_settings_get(l.settings, 0, "Nonsense", &value), TW_E_ARGUMENT);
    assert_int_equal(tw_settings_get(l.settings, 2, "HeartBtInt", &value), TW_E_ARGUMENT);
    assert_int_equal(tw_settings_get(l.settings, 0, NULL, &value), TW_E_ARGUMENT);
    assert_int_equal(tw_settings_options(l.settings, 2, &options), TW_E_ARGUMENT);
    assert_int_equal(tw_settings_options(l.settings, TW_SETTINGS_DEFAULT, &options), TW_E_ARGUMENT);
    assert_int_equal(tw_settings_options(NULL, 0, &options), TW_E_ARGUMENT);
    unload(&l);
}

static void a_session_may_switch_over_what_default_says(void **state)
{
    static const char *const files[] = {
        "[DEFAULT]|StartTime=08:00:00|EndTime=17:00:00|[SESSION]|SenderCompID=ME|" ALWAYS,
        "[DEFAULT]|TimeZone=Asia/Tokyo|[SESSION]|SenderCompID=ME|UseLocalTime=Y|" ALWAYS,
        "[DEFAULT]|TimeZone=Asia/Tokyo|[SESSION]|SenderCompID=ME|TimeZone=|UseLocalTime=Y|" ALWAYS,
        "[DEFAULT]|Username=a|[SESSION]|SenderCompID=ME|Username=|LogonFields=553=b|" ALWAYS,
        "[DEFAULT]|SessionQualifier=a|[SESSION]|SenderCompID=ME|SessionQualifier=|" ACCEPTOR,
        "[SESSION]|SenderCompID=ME|" ALWAYS "[SESSION]|SenderCompID=ME|SessionQualifier=2|" ALWAYS,
        "[SESSION]|SenderCompID=ME|" ALWAYS "[DEFAULT]|ResetOnLogon=Y|" /* at the end, too */,
        "[DEFAULT]|DefaultApplVerID=9|DataDictionary=a|[SESSION]|SenderCompID=A|" FIXT "[SESSION]|SenderCompID=B|" ALWAYS,
        "[SESSION]|SenderCompID=ME|FileStoreSync=Y|FileStorePolicy=every|" ALWAYS,
        "[DEFAULT]|SenderCompID=ME|" ALWAYS "[SESSION]|",
        "[SESSION]|SenderCompID=ME|MillisecondsInTimeStamp=Y|TimestampPrecision=9|" ALWAYS,
        "[SESSION]|SenderCompID=ME|RejectGarbledMessage=N|DisconnectOnGarbledMessage=Y|" ALWAYS,
    };
    (void)state;
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        loaded l = load_lines(files[i]);
        assert_fine(&l, files[i]);
        unload(&l);
    }
}

static void lines_end_as_on_any_system(void **state)
{
    static const char text[] = "\xEF\xBB\xBF[SESSION]\r\nConnectionType=acceptor\r\nBeginString=FIX.4.4\r\nSenderCompID=ME\r\n"
                               "TargetCompID=YOU\r\nSocketAcceptPort=1\r\n\r\nNonStopSession=Y";
    (void)state;
    loaded l = load_bytes(text, sizeof text - 1);
    assert_fine(&l, text);
    assert_string_equal(get(&l, 0, "SenderCompID").text, "ME");
    assert_int_equal(get(&l, 0, "NonStopSession").line, 8);
    unload(&l);
    l = load_bytes("[SESSION]\nA\0B=1\n", 16);
    assert_string_equal(l.faults[l.count - 1].text, "a byte 0");
    assert_int_equal(l.faults[l.count - 1].line, 2);
    unload(&l);
}

static void a_file_cut_anywhere_is_read_or_refused(void **state)
{
    const char *lines =
        "[DEFAULT]|Username=me|LogonFields=553=a^554=b|[SESSION]|SenderCompID=ME|StartTime=08:00:00 UTC+1|EndTime=08:00:00|"
        "Weekdays=mo, tu|NeverResend=D,8|AppDataDictionary.X=1|SocketConnectHost1=a|SocketConnectPort1=2|" REST;
    (void)state;
    for (size_t length = 0; length <= strlen(lines); length++) {
        char cut[1024];
        memcpy(cut, lines, length);
        cut[length] = 0;
        loaded l = load_lines(cut);
        assert_true(l.status == TW_OK || l.count > 0);
        unload(&l);
    }
}

static void bounds_hold(void **state)
{
    static char many[1 << 17];
    uint32_t at = 0, count = 0, size = 0;
    const tw_settings *settings = NULL;
    tw_settings_fault fault;
    (void)state;
    for (uint32_t i = 0; i <= TW_SETTINGS_SESSIONS_MAX; i++)
        at += (uint32_t)snprintf(many + at, sizeof many - at, "[SESSION]\n");
    assert_int_equal(tw_settings_load(many, at, NULL, &size, &settings, NULL, 0, NULL), TW_ROOM);
    void *memory = malloc(size);
    assert_int_equal(tw_settings_load(many, at, memory, &size, &settings, NULL, 0, &count), TW_E_VALUE_FORMAT);
    assert_true(count > TW_SETTINGS_SESSIONS_MAX);
    free(memory);
    at = (uint32_t)snprintf(many, sizeof many, "[SESSION]\n");
    for (uint32_t i = 0; i <= 1000; i++)
        at += (uint32_t)snprintf(many + at, sizeof many - at, "N%u=1\n", i);
    size = 0;
    assert_int_equal(tw_settings_load(many, at, NULL, &size, &settings, NULL, 0, NULL), TW_ROOM);
    memory = malloc(size);
    assert_int_equal(tw_settings_load(many, at, memory, &size, &settings, &fault, 1, &count), TW_E_VALUE_FORMAT);
    assert_int_equal(fault.line, 1002);
    assert_string_equal(fault.text, "more than 1000 settings in a section");
    size--;
    assert_int_equal(tw_settings_load(many, at, memory, &size, &settings, &fault, 1, &count), TW_ROOM);
    assert_int_equal(tw_settings_load(many, at, (char *)memory + 1, &size, &settings, &fault, 1, &count), TW_E_MEMORY);
    assert_int_equal(tw_settings_load(many, at, NULL, &size, &settings, &fault, 1, &count), TW_E_MEMORY);
    assert_int_equal(tw_settings_load(NULL, 0, memory, &size, &settings, &fault, 1, &count), TW_E_ARGUMENT);
    assert_int_equal(tw_settings_load(many, at, memory, NULL, &settings, &fault, 1, &count), TW_E_ARGUMENT);
    assert_int_equal(tw_settings_load(many, at, memory, &size, NULL, &fault, 1, &count), TW_E_ARGUMENT);
    assert_int_equal(tw_settings_load(many, at, memory, &size, &settings, NULL, 1, &count), TW_E_ARGUMENT);
    assert_int_equal(tw_settings_load(many, TW_SETTINGS_LENGTH_MAX + 1, memory, &size, &settings, &fault, 1, &count),
                     TW_E_ARGUMENT);
    assert_int_equal(tw_settings_sessions(NULL), 0);
    free(memory);
}

static void a_schedule_has_its_zones(void **state)
{
    static _Alignas(8) uint8_t zones[1 << 14];
    const char *lines = "[SESSION]|SenderCompID=ME|StartTime=08:00:00|EndTime=17:00:00 Europe/London|TimeZone=America/New_York|"
                        "ResetTime=12:00:00|" REST;
    tw_schedule schedule;
    tw_error error = {0};
    uint32_t size = 0, needed;
    (void)state;
    loaded l = load_lines(lines);
    assert_fine(&l, lines);
    assert_int_equal(tw_settings_schedule(l.settings, 0, NULL, NULL, &size, &schedule, &error), TW_ROOM);
    needed = size--;
    assert_int_equal(tw_settings_schedule(l.settings, 0, NULL, zones, &size, &schedule, &error), TW_ROOM);
    assert_int_equal(size, needed);
    assert_int_equal(tw_settings_schedule(l.settings, 0, NULL, zones, &size, &schedule, &error), TW_OK);
    assert_int_equal(tw_schedule_check(&schedule, NULL), TW_OK);
    assert_ptr_equal(schedule.start_zone, schedule.reset_zone); /* one image */
    assert_int_equal(tw_zone_offset(schedule.start_zone, 1780000000), -4 * 3600);
    assert_int_equal(tw_zone_offset(schedule.end_zone, 1780000000), 3600);
    assert_int_equal(tw_settings_schedule(l.settings, 0, "/nowhere", zones, &size, &schedule, &error), TW_E_STORE_IO);
    assert_int_equal(error.offset, 5);
    assert_string_equal(error.text,
                        "America/New_York: no time zone of this name: one of the tz database, such as America/New_York");
    assert_int_equal(tw_settings_schedule(l.settings, 1, NULL, zones, &size, &schedule, &error), TW_E_ARGUMENT);
    size = 1;
    assert_int_equal(tw_settings_schedule(l.settings, 0, NULL, NULL, &size, &schedule, &error), TW_E_ARGUMENT);
    unload(&l);
    lines = "[SESSION]|SenderCompID=ME|StartTime=08:00:00 Europe/Londn|EndTime=17:00:00|" REST;
    l = load_lines(lines);
    assert_fine(&l, lines);
    size = sizeof zones;
    assert_int_equal(tw_settings_schedule(l.settings, 0, NULL, zones, &size, &schedule, &error), TW_E_STORE_IO);
    assert_int_equal(error.offset, 3);
    unload(&l);
}

/* Three zones, in memory of just their size; with less, how much it takes. */
static void a_schedule_may_have_three_zones(void **state)
{
    const char *lines = "[SESSION]|SenderCompID=ME|StartTime=08:00:00 America/New_York|EndTime=17:00:00 Europe/London|"
                        "ResetTime=12:00:00 Asia/Tokyo|" REST;
    tw_schedule schedule;
    uint32_t needed = 0;
    (void)state;
    loaded l = load_lines(lines);
    assert_fine(&l, lines);
    assert_int_equal(tw_settings_schedule(l.settings, 0, NULL, NULL, &needed, &schedule, NULL), TW_ROOM);
    uint8_t *memory = guard_end(needed);
    for (uint32_t less = 8; less <= needed; less += 136) {
        uint32_t size = needed - less;
        assert_int_equal(tw_settings_schedule(l.settings, 0, NULL, memory + less, &size, &schedule, NULL), TW_ROOM);
        assert_int_equal(size, needed);
    }
    assert_int_equal(tw_settings_schedule(l.settings, 0, NULL, memory, &needed, &schedule, NULL), TW_OK);
    assert_int_equal(tw_zone_offset(schedule.start_zone, 1780000000), -4 * 3600);
    assert_int_equal(tw_zone_offset(schedule.end_zone, 1780000000), 3600);
    assert_int_equal(tw_zone_offset(schedule.reset_zone, 1780000000), 9 * 3600);
    assert_int_equal(tw_settings_schedule(l.settings, TW_SETTINGS_DEFAULT, NULL, memory, &needed, &schedule, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_settings_schedule(l.settings, 0, NULL, memory, NULL, &schedule, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_settings_schedule(l.settings, 0, NULL, memory, &needed, NULL, NULL), TW_E_ARGUMENT);
    guard_free(memory);
    unload(&l);
}

/* TimeZone, UseLocalTime, or neither; a session's own goes before that of [DEFAULT]. */
static void a_time_without_a_zone_has_that_of_the_file(void **state)
{
    static const struct {
        const char *first, *own;
        int32_t ahead_s;
    } files[] = {{"", "", 0},
                 {"TimeZone=Asia/Tokyo|", "", 9 * 3600},
                 {"TimeZone=Asia/Tokyo|", "TimeZone=UTC+1|", 3600},
                 {"TimeZone=Asia/Tokyo|", "TimeZone=|", 0},
                 {"UseLocalTime=Y|", "", -12600},
                 {"UseLocalTime=Y|", "UseLocalTime=N|", 0},
                 {"TimeZone=Asia/Tokyo|", "UseLocalTime=Y|", -12600},
                 {"UseLocalTime=Y|", "TimeZone=|", -12600}};
    (void)state;
    setenv("TZ", "XXX3:30", 1);
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        static _Alignas(8) uint8_t zones[1 << 12];
        char lines[512];
        tw_schedule schedule;
        uint32_t size = sizeof zones;
        (void)snprintf(lines, sizeof lines, "[DEFAULT]|StartTime=08:00:00|EndTime=17:00:00|%s[SESSION]|SenderCompID=ME|%s" REST,
                       files[i].first, files[i].own);
        loaded l = load_lines(lines);
        assert_fine(&l, lines);
        assert_int_equal(tw_settings_schedule(l.settings, 0, NULL, zones, &size, &schedule, NULL), TW_OK);
        assert_int_equal(tw_zone_offset(schedule.start_zone, 1780000000), files[i].ahead_s);
        assert_ptr_equal(schedule.start_zone, schedule.end_zone);
        assert_true((schedule.start_zone == NULL) == (files[i].ahead_s == 0));
        unload(&l);
    }
    unsetenv("TZ");
}

static void the_journal_is_where_the_file_says(void **state)
{
    (void)state;
    loaded l = load_lines("[SESSION]|SenderCompID=ME|" ALWAYS);
    tw_journal_options options;
    assert_int_equal(tw_settings_journal(l.settings, 0, &options), TW_MORE);
    assert_null(options.directory);
    assert_int_equal(options.policy, TW_JOURNAL_INTERVAL);
    assert_true(options.interval_ns == 10000000 && options.segment_size == 0);
    assert_int_equal(tw_settings_journal(l.settings, 1, &options), TW_E_ARGUMENT);
    unload(&l);
    l = load_lines("[DEFAULT]|FileStorePath=/a b|[SESSION]|SenderCompID=ME|" ALWAYS);
    assert_int_equal(tw_settings_journal(l.settings, TW_SETTINGS_DEFAULT, &options), TW_OK);
    assert_string_equal(options.directory, "/a b");
    unload(&l);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_fault_is_told_with_its_place),
        cmocka_unit_test(a_fault_of_default_is_told_once),
        cmocka_unit_test(sessions_without_an_identity_are_not_compared),
        cmocka_unit_test(all_faults_are_told_by_line),
        cmocka_unit_test(a_session_has_what_default_says),
        cmocka_unit_test(a_session_may_switch_over_what_default_says),
        cmocka_unit_test(lines_end_as_on_any_system),
        cmocka_unit_test(a_file_cut_anywhere_is_read_or_refused),
        cmocka_unit_test(bounds_hold),
        cmocka_unit_test(a_schedule_has_its_zones),
        cmocka_unit_test(a_schedule_may_have_three_zones),
        cmocka_unit_test(a_time_without_a_zone_has_that_of_the_file),
        cmocka_unit_test(the_journal_is_where_the_file_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
