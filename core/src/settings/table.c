/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every setting there is. What a name means is said here and nowhere else: the reader, tw_settings_options, docs/settings.md and the tests
 * follow. Defaults are QuickFIX/C++'s where it has the setting, else QuickFIX/J's.
 */
#include "settings.h"

#include <tagwire/validate.h>

#include <stddef.h>

#define ALL "C++ J n"
#define OWN "Tagwire"
#define SINCE "0.1"

#define ROW(name, origin, type, support, unit, values, fallback, sets, min, max, numbered, how, at, bits, help)                    \
    {{name, origin, unit, values, fallback, sets, help, SINCE, type, support, min, max, numbered, 0}, how, at, bits},

#define TEXT(name, origin, max, member, help)                                                                                      \
    ROW(name, origin, TW_SETTING_TEXT, TW_SETTING_TAKEN, "", "", NULL, #member, 0, max, 0, TWI_MEMBER_TEXT,                        \
        offsetof(tw_session_options, member), 0, help)
#define TYPES(name, origin, member, help)                                                                                          \
    ROW(name, origin, TW_SETTING_LIST, TW_SETTING_TAKEN, "", "", NULL, #member, 0, 4096, 0, TWI_MEMBER_TEXT,                       \
        offsetof(tw_session_options, member), 0, help)
#define NUMBER(name, origin, unit, min, max, fallback, member, times, help)                                                        \
    ROW(name, origin, TW_SETTING_NUMBER, TW_SETTING_TAKEN, unit, "", fallback, #member, min, max, 0, TWI_MEMBER_NUMBER,            \
        offsetof(tw_session_options, member), times, help)
#define FLAG_IF_Y(name, origin, flag, help)                                                                                        \
    ROW(name, origin, TW_SETTING_BOOLEAN, TW_SETTING_TAKEN, "", "", "N", #flag, 0, 0, 0, TWI_FLAG_IF_Y, 0, flag, help)
#define FLAG_IF_N(name, origin, flag, help)                                                                                        \
    ROW(name, origin, TW_SETTING_BOOLEAN, TW_SETTING_TAKEN, "", "", "Y", "N: " #flag, 0, 0, 0, TWI_FLAG_IF_N, 0, flag, help)
#define RULE(name, origin, rule, help)                                                                                             \
    ROW(name, origin, TW_SETTING_BOOLEAN, TW_SETTING_TAKEN, "", "", "Y", "policy[" #rule "]", 0, 0, 0, TWI_RULE, 0, 1u << (rule),  \
        help)
#define SPECIAL(name, origin, type, values, fallback, sets, max, help)                                                             \
    ROW(name, origin, type, TW_SETTING_TAKEN, "", values, fallback, sets, 0, max, 0, TWI_SPECIAL, 0, 0, help)
#define KEPT(name, origin, type, unit, values, fallback, min, max, numbered, help)                                                 \
    ROW(name, origin, type, TW_SETTING_KEPT, unit, values, fallback, "", min, max, numbered, TWI_NOTHING, 0, 0, help)
#define ALIAS(name, origin, of)                                                                                                    \
    ROW(name, origin, TW_SETTING_TEXT, TW_SETTING_ALIAS, "", of, NULL, "", 0, 0, 0, TWI_NOTHING, 0, 0, "Another name of " of ".")
#define FIXED(name, origin, type, value, help)                                                                                     \
    ROW(name, origin, type, TW_SETTING_FIXED, "", value, value, "", 0, 0, 0, TWI_NOTHING, 0, 0, help)
#define IGNORED(name, origin, help)                                                                                                \
    ROW(name, origin, TW_SETTING_TEXT, TW_SETTING_IGNORED, "", "", NULL, "", 0, 4096, 0, TWI_NOTHING, 0, 0, help)
#define REFUSED(name, origin, help)                                                                                                \
    ROW(name, origin, TW_SETTING_TEXT, TW_SETTING_REFUSED, "", "", NULL, "", 0, 4096, 0, TWI_NOTHING, 0, 0, help)

enum { ID_MAX = 64, PATH_MAX_LENGTH = 4095, DAY_S = 86400 };

#define TWO_GIB_LESS_1 2147483647u

/* A row is one line. */
/* clang-format off */
const twi_setting twi_settings[] = {
    /* who */
    SPECIAL("ConnectionType", ALL, TW_SETTING_WORD, "initiator acceptor", NULL, "role", 0, "Whether the session connects or is connected to.")
    ROW("BeginString", ALL, TW_SETTING_WORD, TW_SETTING_TAKEN, "", "FIX.4.0 FIX.4.1 FIX.4.2 FIX.4.3 FIX.4.4 FIXT.1.1", NULL, "begin_string", 0, 0, 0, TWI_MEMBER_TEXT, offsetof(tw_session_options, begin_string), 0, "FIX version (8).")
    TEXT("SenderCompID", ALL, ID_MAX, sender_comp_id, "Our own id (49 of what we send).")
    TEXT("SenderSubID", "J n", ID_MAX, sender_sub_id, "50 of what we send.")
    TEXT("SenderLocationID", "J n", ID_MAX, sender_location_id, "142 of what we send.")
    TEXT("TargetCompID", ALL, ID_MAX, target_comp_id, "The peer's id (56 of what we send).")
    TEXT("TargetSubID", "J n", ID_MAX, target_sub_id, "57 of what we send.")
    TEXT("TargetLocationID", "J n", ID_MAX, target_location_id, "143 of what we send.")
    TEXT("SessionQualifier", ALL, ID_MAX, qualifier, "Tells sessions of one identity apart; initiators only, for a Logon does not say it.")
    SPECIAL("DefaultApplVerID", ALL, TW_SETTING_WORD, "2 3 4 5 6 7 8 9 10 FIX.4.0 FIX.4.1 FIX.4.2 FIX.4.3 FIX.4.4 FIX.5.0 FIX.5.0SP1 FIX.5.0SP2", NULL, "appl_ver_id", 0, "1137 of our Logon; with FIXT.1.1 it must be there.")
    FLAG_IF_Y("CheckSubIDs", OWN, TW_SESSION_SUB_IDS, "50, 57, 142 and 143 are compared as 49 and 56 are.")

    /* when */
    SPECIAL("StartTime", ALL, TW_SETTING_TIME, "", NULL, "start_s", 0, "When a window begins; its own time zone may stand behind it.")
    SPECIAL("EndTime", ALL, TW_SETTING_TIME, "", NULL, "end_s", 0, "When it ends. The same time as StartTime is a window without a pause after it.")
    SPECIAL("StartDay", ALL, TW_SETTING_DAY, "", NULL, "start_days", 0, "The one day of a week on which a window begins.")
    SPECIAL("EndDay", ALL, TW_SETTING_DAY, "", NULL, "end_days", 0, "The day of a week on which it ends; together with StartDay.")
    SPECIAL("Weekdays", "J", TW_SETTING_LIST, "", NULL, "start_days", 64, "The days on which windows begin that end within a day; without StartDay and EndDay.")
    SPECIAL("NonStopSession", "J n", TW_SETTING_BOOLEAN, "", "N", "non_stop", 0, "There is one window without end; no StartTime and EndTime.")
    SPECIAL("TimeZone", "J n", TW_SETTING_ZONE, "", NULL, "start_zone", 255, "The zone of times without one of their own: of the tz database, UTC, or UTC+02:00.")
    SPECIAL("UseLocalTime", "C++ n", TW_SETTING_BOOLEAN, "", "N", "start_zone", 0, "Their zone is the machine's own.")
    SPECIAL("ResetTime", OWN, TW_SETTING_TIME, "", NULL, "reset_s", 0, "When numbers begin anew within the session, by a Logon with 141=Y.")
    SPECIAL("ResetDays", OWN, TW_SETTING_LIST, "", NULL, "reset_days", 64, "The days on which they do; every day by default.")

    /* the session */
    NUMBER("HeartBtInt", ALL, "s", 0, DAY_S, NULL, heartbeat_s, 1, "108 of an initiator's Logon; 0: no heartbeats.")
    NUMBER("MaxHeartBtInt", OWN, "s", 0, DAY_S, "0", heartbeat_max_s, 1, "The largest 108 that an acceptor accepts; 0: any.")
    NUMBER("LogonTimeout", ALL, "s", 1, DAY_S, "10", logon_timeout_ms, 1000, "How long the peer's Logon, and the application's answer to one, may take.")
    NUMBER("LogoutTimeout", ALL, "s", 1, DAY_S, "2", logout_timeout_ms, 1000, "How long the peer's Logout may take.")
    FLAG_IF_N("CheckCompID", ALL, TW_SESSION_ANY_COMP_ID, "49 and 56 are compared in every message; N: in the Logon only.")
    FLAG_IF_N("CheckLatency", ALL, TW_SESSION_ANY_TIME, "52 is compared with the clock.")
    NUMBER("MaxLatency", ALL, "s", 1, TWO_GIB_LESS_1, "120", latency_max_s, 1, "How far it may be off.")
    FLAG_IF_N("RequiresOrigSendingTime", "J n", TW_SESSION_NO_ORIG_TIME, "43=Y needs 122.")
    FLAG_IF_Y("ResetOnLogon", ALL, TW_SESSION_RESET_ON_LOGON, "Numbers begin anew with each Logon.")
    FLAG_IF_Y("ResetOnLogout", ALL, TW_SESSION_RESET_ON_LOGOUT, "They begin anew after each Logout.")
    FLAG_IF_Y("ResetOnDisconnect", ALL, TW_SESSION_RESET_ON_DISCONNECT, "They begin anew after each connection.")
    FLAG_IF_Y("RefreshOnLogon", ALL, TW_SESSION_REFRESH_ON_LOGON, "Numbers are read from the store again when a connection begins.")
    FLAG_IF_Y("SendRedundantResendRequests", ALL, TW_SESSION_REDUNDANT_REQUESTS, "Every message beyond a gap asks for it again.")
    NUMBER("ResendRequestChunkSize", "J", "messages", 0, TWO_GIB_LESS_1, "0", resend_chunk, 1, "How many messages a ResendRequest asks for; 0: all; 1 is taken as 2.")
    ALIAS("MaxMessagesInResendRequest", "n", "ResendRequestChunkSize")
    NUMBER("ResendTimeout", OWN, "s", 1, DAY_S, "30", resend_timeout_ms, 1000, "How long a gap that was asked for may stay without progress.")
    NUMBER("ResendTries", OWN, "requests", 1, 1000, "3", resend_tries, 1, "ResendRequests for one gap without progress before Logout.")
    NUMBER("ResendMaxAge", OWN, "s", 0, TWO_GIB_LESS_1, "0", resend_age_max_s, 1, "Older messages are gap-filled instead of sent again; 0: any age.")
    NUMBER("ResendRate", OWN, "messages/s", 0, TWO_GIB_LESS_1, "0", resend_rate, 1, "Messages sent again in a second; 0: no limit.")
    TYPES("NeverResend", OWN, never_resent, "MsgTypes that are gap-filled instead of sent again.")
    FLAG_IF_Y("SendDuringResend", OWN, TW_SESSION_LIVE_IN_REPLAY, "Sends go out while messages are sent again; N: after it.")
    FLAG_IF_N("PersistMessages", ALL, TW_SESSION_NOT_PERSISTENT, "Messages are kept, so that they can be sent again; N: all are gap-filled.")
    FLAG_IF_Y("EnableLastMsgSeqNumProcessed", "J n", TW_SESSION_LAST_PROCESSED, "369 in every message.")
    FLAG_IF_Y("EnableNextExpectedMsgSeqNum", "J", TW_SESSION_NEXT_EXPECTED, "789 in the Logon.")
    SPECIAL("TimestampPrecision", ALL, TW_SETTING_WORD, "SECONDS MILLIS MICROS NANOS 0 3 6 9 SECOND MILLISECOND MICROSECOND NANOSECOND", NULL, "timestamp", 0, "Digits of a second in 52 and 122; by default none for FIX 4.0 and 4.1, three from 4.2 on.")
    SPECIAL("MillisecondsInTimeStamp", "C++ n", TW_SETTING_BOOLEAN, "", "Y", "timestamp", 0, "N: as TimestampPrecision=SECONDS.")
    NUMBER("SendRate", OWN, "messages/s", 0, TWO_GIB_LESS_1, "0", send_rate, 1, "Application messages in a second; 0: no limit.")
    NUMBER("SendQueueSize", OWN, "bytes", 1024, TWO_GIB_LESS_1, "8388608", queue_size, 1, "Room for sends that wait for a Logon, a replay, the rate.")
    NUMBER("OutputSize", OWN, "bytes", 16384, TWO_GIB_LESS_1, "65536", output_size, 1, "Room for output that the peer has not taken yet.")
    NUMBER("MaxMessageSize", OWN, "bytes", 1024, TWO_GIB_LESS_1, "1048576", length_max, 1, "The largest message.")
    NUMBER("MaxMessageFields", OWN, "fields", 16, 1000000, "1024", fields_max, 1, "The most fields of one message.")
    FLAG_IF_N("QueueWhileLoggedOut", OWN, TW_SESSION_REFUSE_OFFLINE, "A send while not logged on waits for the Logon; N: is refused.")
    FLAG_IF_Y("SettleAfterLogon", OWN, TW_SESSION_SETTLE, "Sends wait until a TestRequest has been answered after each Logon.")
    FLAG_IF_Y("RejectGarbledMessage", "J", TW_SESSION_GARBLED_REJECT, "Garbled messages are answered by a Reject; N: ignored and reported.")
    FLAG_IF_Y("DisconnectOnGarbledMessage", OWN, TW_SESSION_GARBLED_CLOSE, "Garbled messages end the connection.")

    /* the Logon */
    SPECIAL("Username", OWN, TW_SETTING_TEXT, "", NULL, "logon_fields", 512, "553 of our Logon.")
    SPECIAL("Password", OWN, TW_SETTING_TEXT, "", NULL, "logon_fields", 512, "554 of our Logon.")
    SPECIAL("NewPassword", OWN, TW_SETTING_TEXT, "", NULL, "logon_fields", 512, "925 of our Logon.")
    SPECIAL("LogonFields", OWN, TW_SETTING_TEXT, "", NULL, "logon_fields", 2048, "Fields of our Logon as tag=value with | between, ascending by tag; instead of the three above.")
    FLAG_IF_Y("AskOnLogon", OWN, TW_SESSION_ASK, "The application decides about each Logon of an acceptor.")
    FLAG_IF_Y("LogoutOnRefusedLogon", OWN, TW_SESSION_SAY_WHY, "A Logon that it refuses is answered by a Logout; N: closed silently.")
    FLAG_IF_Y("RefusedLogonTakesNumber", OWN, TW_SESSION_REFUSAL_COUNTS, "And takes its number.")
    FLAG_IF_Y("AcceptUnaskedReset", OWN, TW_SESSION_RESET_UNASKED, "An initiator accepts 141=Y in the answer to a Logon without it.")
    FLAG_IF_Y("AcceptUnconfirmedReset", OWN, TW_SESSION_RESET_UNCONFIRMED, "An initiator accepts an answer without 141=Y to its Logon with it.")
    FLAG_IF_Y("SendSessionStatus", OWN, TW_SESSION_STATUS, "1409 in our Logon and Logout.")
    FLAG_IF_Y("TestSystem", OWN, TW_SESSION_TEST_SYSTEM, "464=Y in our Logon, and expected in the peer's.")
    FLAG_IF_Y("AnnounceMaxMessageSize", OWN, TW_SESSION_ANNOUNCE_SIZE, "383 in our Logon.")
    TYPES("SupportedMsgTypes", OWN, supported, "MsgTypes of the application; others get a BusinessMessageReject. By default all.")
    TYPES("AllowedOnBehalfOf", OWN, on_behalf_of, "115 that the peer may speak for; by default any.")

    /* dictionaries */
    SPECIAL("UseDataDictionary", ALL, TW_SETTING_BOOLEAN, "", "Y", "dicts", 0, "Messages are validated: by the dictionary that is named, else by the built-in one of their version.")
    KEPT("DataDictionary", ALL, TW_SETTING_PATH, "", "", NULL, 0, PATH_MAX_LENGTH, 0, "The dictionary before FIXT.1.1.")
    KEPT("AppDataDictionary", ALL, TW_SETTING_PATH, "", "", NULL, 0, PATH_MAX_LENGTH, 2, "The dictionary of DefaultApplVerID; AppDataDictionary.FIX.4.4 is that of another version.")
    KEPT("TransportDataDictionary", ALL, TW_SETTING_PATH, "", "", NULL, 0, PATH_MAX_LENGTH, 0, "The dictionary of FIXT.1.1 itself.")
    SPECIAL("ValidateIncomingMessage", "J", TW_SETTING_BOOLEAN, "", "Y", "dicts", 0, "N: as UseDataDictionary=N.")
    SPECIAL("RejectInvalidMessage", "J", TW_SETTING_BOOLEAN, "", "Y", "policy", 0, "N: faults are reported, and the message is delivered.")
    RULE("ValidateFieldsOutOfOrder", ALL, TW_RULE_ORDER, "Header, body and trailer are where they belong.")
    RULE("ValidateFieldsHaveValues", ALL, TW_RULE_EMPTY, "No field is empty.")
    RULE("ValidateUserDefinedFields", ALL, TW_RULE_TAG_USER, "Tags from 5000 on that the dictionary does not have are faults.")
    RULE("ValidateUnorderedGroupFields", "J", TW_RULE_GROUP_ORDER, "Members of a group's entry are in the dictionary's order.")
    RULE("ValidateEnumValues", "n", TW_RULE_CODE, "Values are codes of the dictionary.")
    ROW("AllowUnknownMsgFields", ALL, TW_SETTING_BOOLEAN, TW_SETTING_TAKEN, "", "", "N", "policy[TW_RULE_TAG] [TW_RULE_TAG_MESSAGE]", 0, 0, 0, TWI_RULE_ACCEPT, 0, 1u << TW_RULE_TAG | 1u << TW_RULE_TAG_MESSAGE, "Tags below 5000 that the dictionary or the message does not have are reported, and no faults.")
    SPECIAL("ValidationRules", OWN, TW_SETTING_LIST, "", NULL, "policy", 4096, "Any rule of validation by its name (tagwire check --help): required=accept,code=ignore. reject, accept, disconnect, ignore.")

    /* the connection */
    KEPT("SocketConnectHost", ALL, TW_SETTING_TEXT, "", "", NULL, 0, 255, 1, "Where an initiator connects to; SocketConnectHost1, 2, ... are tried after it.")
    KEPT("SocketConnectPort", ALL, TW_SETTING_NUMBER, "", "", NULL, 1, 65535, 1, "Its port; SocketConnectPort1, 2, ... likewise.")
    KEPT("SocketConnectSourceHost", "C++", TW_SETTING_TEXT, "", "", NULL, 0, 255, 0, "The address that it connects from.")
    KEPT("SocketConnectSourcePort", "C++", TW_SETTING_NUMBER, "", "", NULL, 1, 65535, 0, "The port that it connects from.")
    ALIAS("SocketLocalHost", "J", "SocketConnectSourceHost")
    ALIAS("SocketLocalPort", "J", "SocketConnectSourcePort")
    KEPT("ReconnectInterval", ALL, TW_SETTING_NUMBER, "s", "", "30", 1, DAY_S, 0, "Between two tries to connect.")
    KEPT("SocketAcceptPort", ALL, TW_SETTING_NUMBER, "", "", NULL, 1, 65535, 0, "Where an acceptor listens.")
    KEPT("SocketAcceptAddress", "J", TW_SETTING_TEXT, "", "", NULL, 0, 255, 0, "The address that it listens on; by default all.")
    ALIAS("SocketAcceptHost", "n", "SocketAcceptAddress")
    KEPT("AllowedRemoteAddresses", "J", TW_SETTING_LIST, "", "", NULL, 0, 4096, 0, "Addresses that may connect to it; by default any.")
    KEPT("SocketReuseAddress", "C++ J", TW_SETTING_BOOLEAN, "", "", "Y", 0, 0, 0, "SO_REUSEADDR.")
    KEPT("SocketNodelay", "C++ n", TW_SETTING_BOOLEAN, "", "", "Y", 0, 0, 0, "TCP_NODELAY. QuickFIX/C++ has N by default.")
    ALIAS("SocketTcpNoDelay", "J", "SocketNodelay")
    KEPT("SocketKeepAlive", "J", TW_SETTING_BOOLEAN, "", "", "N", 0, 0, 0, "SO_KEEPALIVE.")
    KEPT("SocketSendBufferSize", ALL, TW_SETTING_NUMBER, "bytes", "", "0", 0, TWO_GIB_LESS_1, 0, "SO_SNDBUF; 0: the system's.")
    KEPT("SocketReceiveBufferSize", ALL, TW_SETTING_NUMBER, "bytes", "", "0", 0, TWO_GIB_LESS_1, 0, "SO_RCVBUF; 0: the system's.")

    /* files */
    SPECIAL("FileStorePath", ALL, TW_SETTING_PATH, "", NULL, "directory", PATH_MAX_LENGTH, "The directory of the journal; without it numbers live in memory. The files are not those of QuickFIX: end its session, then begin anew.")
    SPECIAL("FileStorePolicy", OWN, TW_SETTING_WORD, "none interval every", "interval", "policy", 0, "When what is written is made safe from a loss of power (docs/stores.md).")
    SPECIAL("FileStoreSync", "J", TW_SETTING_BOOLEAN, "", "N", "policy", 0, "Y: as FileStorePolicy=every.")
    ROW("FileStoreInterval", OWN, TW_SETTING_NUMBER, TW_SETTING_TAKEN, "ms", "", "10", "interval_ns", 1, 60000, 0, TWI_SPECIAL, 0, 0, "With FileStorePolicy=interval.")
    ROW("FileStoreFileSize", OWN, TW_SETTING_NUMBER, TW_SETTING_TAKEN, "MiB", "", NULL, "segment_size", 1, 1024, 0, TWI_SPECIAL, 0, 0, "Of each file of the journal; by default as it is, 64 MiB for a new one.")
    KEPT("FileLogPath", ALL, TW_SETTING_PATH, "", "", NULL, 0, PATH_MAX_LENGTH, 0, "The directory of logs.")
    KEPT("FileLogMask", OWN, TW_SETTING_BOOLEAN, "", "", "Y", 0, 0, 0, "Passwords are not written to it.")
    KEPT("ApplicationSettings", OWN, TW_SETTING_LIST, "", "", NULL, 0, 4096, 0, "Names that the application itself asks for; in [DEFAULT]. They may then be given anywhere.")

    /* QuickFIX's, fixed here */
    FIXED("ClosedResendInterval", "J", TW_SETTING_BOOLEAN, "N", "Gaps are asked for to infinity, or in chunks (ResendRequestChunkSize).")
    FIXED("ValidateSequenceNumbers", "J", TW_SETTING_BOOLEAN, "Y", "A session without sequence numbers is none.")
    FIXED("ValidateLengthAndChecksum", "C++ n", TW_SETTING_BOOLEAN, "Y", "A message with a wrong BodyLength or CheckSum is garbled.")
    FIXED("ValidateChecksum", "J", TW_SETTING_BOOLEAN, "Y", "A message with a wrong CheckSum is garbled.")
    FIXED("DisableHeartBeatCheck", "J", TW_SETTING_BOOLEAN, "N", "A peer that is silent for too long is asked, then left.")
    FIXED("RejectMessageOnUnhandledException", "J", TW_SETTING_BOOLEAN, "N", "There are no exceptions: the application rejects by tw_session_reject.")
    FIXED("ResetOnError", "J", TW_SETTING_BOOLEAN, "N", "Errors are events; the application decides.")
    FIXED("DisconnectOnError", "J", TW_SETTING_BOOLEAN, "N", "Errors are events; the application decides.")
    FIXED("DynamicSession", "J", TW_SETTING_BOOLEAN, "N", "Sessions are those of the file.")
    FIXED("AcceptorTemplate", "J", TW_SETTING_BOOLEAN, "N", "Sessions are those of the file.")
    FIXED("IgnorePossDupResendRequests", "n", TW_SETTING_BOOLEAN, "N", "A ResendRequest with 43=Y is answered.")
    FIXED("ResendSessionLevelRejects", "n", TW_SETTING_BOOLEAN, "Y", "Rejects are sent again, as FIX says; QuickFIX/n gap-fills them by default.")
    FIXED("SendLogoutBeforeDisconnectFromTimeout", "n", TW_SETTING_BOOLEAN, "N", "A silent peer is left without a Logout.")
    FIXED("SocketConnectProtocol", "J", TW_SETTING_WORD, "TCP", "There is no VM_PIPE.")
    FIXED("SocketAcceptProtocol", "J", TW_SETTING_WORD, "TCP", "There is no VM_PIPE.")
    FIXED("SocketUseSSL", "J", TW_SETTING_BOOLEAN, "N", "TLS is not in this version.")
    FIXED("SSLEnable", "n", TW_SETTING_BOOLEAN, "N", "TLS is not in this version.")
    FIXED("NeedClientAuth", "J", TW_SETTING_BOOLEAN, "N", "TLS is not in this version.")

    /* QuickFIX's, without an effect here */
    IGNORED("HttpAcceptPort", "C++", "There is no web page.")
    IGNORED("FileLogBackupPath", "C++", "Logs are kept in one directory.")
    IGNORED("DebugFileLogPath", "n", "Logs are kept in one directory.")
    IGNORED("FileLogHeartbeats", "J", "Logs hold what was sent and received.")
    IGNORED("FileIncludeMilliseconds", "J", "Logs have their own form.")
    IGNORED("FileIncludeTimeStampForMessages", "J", "Logs have their own form.")
    IGNORED("FileStoreMaxCachedMsgs", "J", "The journal needs no cache.")
    IGNORED("ScreenLog*", "C++ J", "The application shows what it wants to.")
    IGNORED("SLF4JLog*", "J", "There is no log of this kind.")
    IGNORED("MySQLLog*", "C++", "There is no log of this kind.")
    IGNORED("PostgreSQLLog*", "C++", "There is no log of this kind.")
    IGNORED("OdbcLog*", "C++", "There is no log of this kind.")
    IGNORED("JdbcLog*", "J", "There is no log of this kind.")
    IGNORED("ContinueInitializationOnError", "J", "All errors of a file are reported, and it is not used.")
    IGNORED("PreserveMessageFieldsOrder", "C++", "Fields are sent in the order given.")
    IGNORED("ForceResendWhenCorruptedStore", "J", "What is damaged is gap-filled.")
    IGNORED("TestRequestDelayMultiplier", "J", "When a TestRequest is due is fixed.")
    IGNORED("SocketOobInline", "J", "There is no urgent data in FIX.")
    IGNORED("SocketLinger", "J", "A connection is closed when its output was sent.")
    IGNORED("SocketTrafficClass", "J", "It is left to the system.")
    IGNORED("SocketSynchronousWrite*", "J", "Writes never wait; OutputSize bounds what is not written yet.")
    IGNORED("MaxScheduledWriteRequests", "J", "OutputSize bounds what is not written yet.")
    IGNORED("SocketSendTimeout", "n", "Writes never wait.")
    IGNORED("SocketReceiveTimeout", "n", "Reads never wait.")
    IGNORED("SocketIgnoreSystemProxy", "n", "Proxies of the system are not used.")

    /* QuickFIX's, not supported */
    REFUSED("LogonTime", "C++", "A window has no other times for the Logon within it: set StartTime.")
    REFUSED("LogoutTime", "C++", "A window has no other times for the Logout within it: set EndTime.")
    REFUSED("LogonDay", "C++", "A window has no other days for the Logon within it: set StartDay.")
    REFUSED("LogoutDay", "C++", "A window has no other days for the Logout within it: set EndDay.")
    REFUSED("SendResetSeqNumFlag", "C++", "141=Y is sent with ResetOnLogon.")
    REFUSED("MySQLStore*", "C++", "Numbers are kept in files: set FileStorePath.")
    REFUSED("PostgreSQLStore*", "C++", "Numbers are kept in files: set FileStorePath.")
    REFUSED("OdbcStore*", "C++", "Numbers are kept in files: set FileStorePath.")
    REFUSED("Jdbc*", "J", "Numbers are kept in files: set FileStorePath.")
    REFUSED("Proxy*", "J n", "Connections through a proxy are not in this version.")
    REFUSED("SSL*", "C++ n", "TLS is not in this version.")
    REFUSED("SocketKeyStore*", "J", "TLS is not in this version.")
    REFUSED("SocketTrustStore*", "J", "TLS is not in this version.")
    REFUSED("KeyManagerFactoryAlgorithm", "J", "TLS is not in this version.")
    REFUSED("KeyStoreType", "J", "TLS is not in this version.")
    REFUSED("TrustManagerFactoryAlgorithm", "J", "TLS is not in this version.")
    REFUSED("TrustStoreType", "J", "TLS is not in this version.")
    REFUSED("EnabledProtocols", "J", "TLS is not in this version.")
    REFUSED("CipherSuites", "J", "TLS is not in this version.")
    REFUSED("EndpointIdentificationAlgorithm", "J", "TLS is not in this version.")
    REFUSED("UseSNI", "J", "TLS is not in this version.")
    REFUSED("SNIHostName", "J", "TLS is not in this version.")
    REFUSED("ServerCertificate*", "C++", "TLS is not in this version.")
    REFUSED("ClientCertificate*", "C++", "TLS is not in this version.")
    REFUSED("CertificationAuthorities*", "C++", "TLS is not in this version.")
    REFUSED("CertificateRevocationList*", "C++", "TLS is not in this version.")
    REFUSED("CertificateVerifyLevel", "C++", "TLS is not in this version.")
};
/* clang-format on */

const uint32_t twi_settings_count = sizeof twi_settings / sizeof twi_settings[0];

const tw_setting *tw_settings_row(uint32_t which)
{
    return which < twi_settings_count ? &twi_settings[which].row : NULL;
}
