/* SPDX-License-Identifier: Apache-2.0 */
/* Events: a ring that the caller empties. A call that may not have room for its events does nothing, so none is ever lost. */
#include "session.h"

#include <string.h>

_Static_assert(sizeof(tw_session_event) == 64, "an event is a line of the cache");

tw_session_event *twi_event(tw_session *session, uint16_t kind)
{
    tw_session_event *event = twi_event_place(session);
    *event =
        (tw_session_event){.kind = kind, .reason = TWI_REJECT_NONE, .epoch = session->numbers_epoch, .utc_ns = session->now.utc_ns};
    return event;
}

tw_session_event *twi_event_of(tw_session *session, uint16_t kind)
{
    const twi_message *message = session->message;
    tw_session_event *event = twi_event(session, kind);
    if (!message)
        return event;
    event->seq = message->seq;
    event->length = message->length;
    event->flags = message->flags;
    event->tag = message->fault_tag;
    return event;
}

uint32_t tw_session_events(tw_session *session, tw_session_event *events, uint32_t room)
{
    uint32_t count = 0;
    if (!session || !events)
        return 0;
    while (count < room && session->events_count) {
        events[count++] = session->events[session->events_first];
        session->events_first = (session->events_first + 1) % TWI_EVENTS;
        session->events_count--;
    }
    return count;
}

const char *tw_session_event_name(uint32_t kind)
{
    static const char *const names[] = {
        "",         "MESSAGE",   "LOGON_ASKED", "LOGGED_ON", "LOGON_FAILED", "LOGON_AGAIN", "LOGOUT", "CLOSE",
        "CLOSED",   "REJECTED",  "REJECT",      "GARBLED",   "GAP",          "RESEND",      "RESENT", "RESET",
        "SEQUENCE", "DUPLICATE", "SENT",        "HEARTBEAT", "TEST",         "STORE",       "READY",
    };
    _Static_assert(sizeof names / sizeof names[0] == TW_EVENT_READY + 1, "a name for each");
    return kind < sizeof names / sizeof names[0] ? names[kind] : "";
}

const char *tw_session_why_name(uint32_t why)
{
    static const char *const names[] = {
        "NONE",        "COMMAND",       "PEER",        "NOT_LOGON",  "IDENTITY",     "BEGIN_STRING", "COMP_ID",   "SENDING_TIME",
        "SEQ_MISSING", "SEQ_LOW",       "FIELD",       "REFUSED",    "PEER_REFUSED", "TIMEOUT",      "RESET_SEQ", "RESET_FLAG",
        "HEARTBEAT",   "NEXT_EXPECTED", "TEST_SYSTEM", "ENCRYPTION", "APPL_VER_ID",  "TYPE",         "ORIG_TIME", "DICTIONARY",
        "PARTY",       "SIZE",          "GARBLED",     "RESEND",     "LOGOUT",       "STORE",        "SLOW",      "SEQ_LIMIT",
    };
    _Static_assert(sizeof names / sizeof names[0] == TW_WHY_SEQ_LIMIT + 1, "a name for each");
    return why < sizeof names / sizeof names[0] ? names[why] : "";
}
