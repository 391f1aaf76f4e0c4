/* SPDX-License-Identifier: Apache-2.0 */
/* Logout, and the end of a connection. FIX case 12, 13. */
#include "session.h"

enum { NS_PER_MS = 1000000 };

/* 1409 of a Logout, where it is asked for: session logout complete, or what was wrong. */
static uint64_t status_of(uint16_t why)
{
    switch (why) {
    case TW_WHY_SEQ_LOW: return 9;
    case TW_WHY_NEXT_EXPECTED: return 10;
    case TW_WHY_REFUSED: return 5;
    default: return 4;
    }
}

static void send_logout(tw_session *session, twi_text text)
{
    twi_fields fields = {.length = 0};
    if (text.length > TWI_TEXT_MAX)
        text.length = TWI_TEXT_MAX;
    twi_fields_text(&fields, 58, text);
    if (session->options.flags & TW_SESSION_STATUS)
        twi_fields_uint(&fields, 1409, status_of(session->fault.why));
    twi_send_needed(session, '5', &fields);
}

/* FIX case 12, and after a fault, whose text it carries. */
void twi_do_logout(tw_session *session)
{
    char text[TWI_TEXT_MAX];
    twi_text said = session->command_text;
    if (session->fault.why != TW_WHY_NONE) {
        session->close_why = session->fault.why;
        if (!said.length)
            said = (twi_text){text, twi_fault_text(&session->fault, text, sizeof text)};
        if (!said.length && session->state == TWI_LOGON_SENT) /* FIX case 1B d: no Reject has said it */
            said = twi_text_of(tw_reason_text(session->fault.reason));
    }
    session->logout_by = session->now.mono_ns + (int64_t)session->options.logout_timeout_ms * NS_PER_MS;
    send_logout(session, said);
}

/* FIX case 13 b, L07: the peer closes, and gets some time for that. */
void twi_do_logout_answer(tw_session *session)
{
    const twi_text none = {NULL, 0};
    session->logout_by = session->now.mono_ns + (int64_t)TWI_CLOSE_WAIT_MS * NS_PER_MS;
    send_logout(session, none);
}

void twi_do_logout_seen(tw_session *session)
{
    twi_event_of(session, TW_EVENT_LOGOUT);
    session->close_why = TW_WHY_LOGOUT;
}

static void reset_after(tw_session *session, uint16_t why)
{
    const uint32_t flags = session->options.flags;
    if ((flags & TW_SESSION_RESET_ON_DISCONNECT) || ((flags & TW_SESSION_RESET_ON_LOGOUT) && why == TW_WHY_LOGOUT))
        twi_numbers_reset(session, 1, 1);
    session->unsent = 0;
}

static void end_timers(tw_session *session)
{
    session->reset_again |= session->state == TWI_RESET_LOGON;
    session->logon_by = session->logout_by = session->test_at = session->heartbeat_ns = 0;
    session->replay = (twi_replay){0};
    session->gap = (twi_gap){0};
}

/* The session is done with the connection. What output there is may still go out. */
void twi_close(tw_session *session)
{
    uint16_t why = session->close_why ? session->close_why : session->fault.why;
    if (why == TW_WHY_NONE)
        why = TW_WHY_TIMEOUT;
    twi_event(session, TW_EVENT_CLOSE)->why = why;
    session->close_why = why;
    end_timers(session);
    reset_after(session, why);
}

void twi_do_closed(tw_session *session)
{
    const uint16_t why = session->close_why ? session->close_why : TW_WHY_PEER;
    if (session->state == TWI_LOGON_SENT || session->state == TWI_LOGON_WAIT || session->state == TWI_LOGON_ASKED) {
        session->fault = (twi_fault){.why = TW_WHY_PEER, .reason = TWI_REJECT_NONE};
        twi_do_failed(session);
    }
    twi_event(session, TW_EVENT_CLOSED)->why = why;
    end_timers(session);
    if (session->state != TWI_DISCONNECTED)
        reset_after(session, why);
}
