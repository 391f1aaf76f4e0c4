/* SPDX-License-Identifier: Apache-2.0 */
/* Logon: what is sent, what follows from the peer's, and the numbers that begin anew with 141=Y. */
#include "session.h"

#include <string.h>

enum { NS_PER_MS = 1000000, NS_PER_S = 1000000000 };

static const tw_store_ops *ops_of(const tw_session *session)
{
    return *(const tw_store_ops *const *)(const void *)session->options.store;
}

/* Our Logon: fields ascending by tag, those of the options among them. FIX: 98, 108; 141, 383, 464, 789, 1137, 1409 as they apply. */
static void send_logon(tw_session *session, uint32_t heartbeat_s, int reset, uint64_t next_expected)
{
    const tw_session_options *options = &session->options;
    const twi_text own = twi_text_of(options->logon_fields), yes = {"Y", 1};
    twi_cursor cursor = twi_cursor_of(own.at, own.length);
    twi_fields fields = {.length = 0};
    twi_cursor_next(&cursor);
    twi_fields_merge(&fields, &cursor, 98);
    twi_fields_uint(&fields, 98, 0);
    twi_fields_merge(&fields, &cursor, 108);
    twi_fields_uint(&fields, 108, heartbeat_s);
    twi_fields_merge(&fields, &cursor, 141);
    if (reset)
        twi_fields_text(&fields, 141, yes);
    twi_fields_merge(&fields, &cursor, 383);
    if (options->flags & TW_SESSION_ANNOUNCE_SIZE)
        twi_fields_uint(&fields, 383, options->length_max);
    twi_fields_merge(&fields, &cursor, 464);
    if (options->flags & TW_SESSION_TEST_SYSTEM)
        twi_fields_text(&fields, 464, yes);
    twi_fields_merge(&fields, &cursor, 789);
    if (options->flags & TW_SESSION_NEXT_EXPECTED)
        twi_fields_uint(&fields, 789, next_expected);
    twi_fields_merge(&fields, &cursor, 1137);
    if (session->version == TWI_FIXT11)
        twi_fields_text(&fields, 1137, twi_text_of(options->appl_ver_id));
    twi_fields_merge(&fields, &cursor, 1409);
    if (options->flags & TW_SESSION_STATUS)
        twi_fields_uint(&fields, 1409, 0);
    twi_fields_merge(&fields, &cursor, UINT32_MAX);
    twi_send_needed(session, 'A', &fields);
}

void twi_numbers_reset(tw_session *session, uint64_t next_out, uint64_t next_in)
{
    const tw_store_state state = {
        .next_out = next_out, .next_in = next_in, .created_utc_ns = session->now.utc_ns, .epoch = session->store_epoch};
    const tw_status status = ops_of(session)->set(session->options.store, session->store_session, &state, 1, session->now.utc_ns);
    if (status != TW_OK) {
        twi_event(session, TW_EVENT_STORE)->reason = status;
        session->unsent = 1;
        session->close_why = TW_WHY_STORE;
        return;
    }
    session->next_out = next_out;
    session->next_in = session->recorded = next_in;
    session->created_utc_ns = session->now.utc_ns;
    session->last_app = session->taken = 0;
    session->reset_again = 0;
    session->numbers_epoch++; /* an acknowledgement of before means other messages */
    session->gap = (twi_gap){0};
    session->replay = (twi_replay){0};
    tw_session_event *event = twi_event(session, TW_EVENT_RESET);
    event->seq = next_out;
    event->other = next_in;
}

void twi_do_reset_store(tw_session *session)
{
    twi_numbers_reset(session, 1, 1);
    session->unsent = 0;
}

/* A connection is there. */
void twi_do_open(tw_session *session)
{
    session->close_why = TW_WHY_NONE;
    session->reset_asked = session->at_gap = session->settle = session->in_garbage = 0;
    session->gap = (twi_gap){0};
    session->replay = (twi_replay){0};
    session->taken = 0;
    session->test_at = session->logout_by = 0;
    session->test_id = 0;
    session->peer_length_max = 0;
    session->heartbeat_ns = 0;
    session->peer_appl_ver_id_length = 0;
    session->sent_at = session->received_at = session->now.mono_ns;
    session->logon_by = session->now.mono_ns + (int64_t)session->options.logon_timeout_ms * NS_PER_MS;
}

void twi_do_send_logon(tw_session *session)
{
    session->reset_asked = session->reset_again || (session->options.flags & TW_SESSION_RESET_ON_LOGON);
    if (session->reset_asked)
        twi_numbers_reset(session, 1, 1);
    if (!session->unsent)
        send_logon(session, session->options.heartbeat_s, session->reset_asked, session->next_in);
}

void twi_do_ask(tw_session *session)
{
    twi_event_of(session, TW_EVENT_LOGON_ASKED)->other = session->logon.status;
    session->logon_by = session->now.mono_ns + (int64_t)session->options.logon_timeout_ms * NS_PER_MS;
}

void twi_do_failed(tw_session *session)
{
    tw_session_event *event = twi_event_of(session, TW_EVENT_LOGON_FAILED);
    const int silent = session->fault.why == TW_WHY_NONE;
    event->why = silent ? TW_WHY_TIMEOUT : session->fault.why;
    event->reason = session->fault.reason;
    event->tag = session->fault.tag;
    session->close_why = event->why;
}

/* L19: whether the number of a Logon that the application refused counts is a matter of taste. */
void twi_do_refused(tw_session *session)
{
    if ((session->options.flags & TW_SESSION_REFUSAL_COUNTS) && session->logon.seq == session->next_in)
        twi_move(session, session->next_in + 1);
}

/* The peer's Logon takes its number; beyond a gap that number is taken when the gap is closed. */
static void take_logon(tw_session *session)
{
    const twi_logon *logon = &session->logon;
    session->at_gap = logon->seq > session->next_in;
    if (session->at_gap)
        session->taken = logon->seq;
    else
        twi_move(session, session->next_in + 1);
}

void twi_do_ready(tw_session *session)
{
    twi_event(session, TW_EVENT_READY);
}

/* What both sides have agreed upon holds from now on. */
static void agree(tw_session *session)
{
    const twi_logon *logon = &session->logon;
    session->heartbeat_ns = (int64_t)logon->heartbeat_s * NS_PER_S;
    session->peer_length_max = logon->length_max;
    session->peer_appl_ver_id_length = logon->appl_ver_id_length;
    memcpy(session->peer_appl_ver_id, logon->appl_ver_id, sizeof logon->appl_ver_id);
    session->logon_by = session->test_at = 0;
    session->received_at = session->now.mono_ns;
    tw_session_event *event = twi_event_of(session, TW_EVENT_LOGGED_ON);
    event->seq = logon->seq;
    event->other = logon->status;
    session->settle = (session->options.flags & TW_SESSION_SETTLE) != 0;
    if (!session->settle)
        twi_do_ready(session);
}

/* L09: with 789 on both sides each sends again what the other lacks, unasked. `sent`: what the peer could have seen when it wrote its 789. */
static void follow_next_expected(tw_session *session, uint64_t sent)
{
    const twi_logon *logon = &session->logon;
    if (!(session->options.flags & TW_SESSION_NEXT_EXPECTED) || !logon->next_expected)
        return;
    if (!logon->reset && logon->next_expected < sent)
        twi_replay_begin(session, logon->next_expected, session->next_out - 1);
    if (!session->at_gap)
        return;
    session->at_gap = 0; /* the peer fills it; should it not, it is asked for when the time is over */
    session->gap.target = logon->seq;
    session->gap.asked = TWI_SEQ_MAX;
    session->gap.tries = 0;
    session->gap.due = session->now.mono_ns + (int64_t)session->options.resend_timeout_ms * NS_PER_MS;
}

/* An acceptor's answer. FIX case 1S a; L02: with 141=Y both sides go on at 2. */
void twi_do_accept(tw_session *session)
{
    const twi_logon *logon = &session->logon;
    if (logon->reset || (session->options.flags & TW_SESSION_RESET_ON_LOGON))
        twi_numbers_reset(session, 1, 1);
    if (session->unsent)
        return;
    const uint64_t sent = session->next_out;
    take_logon(session);
    send_logon(session, logon->heartbeat_s, (int)logon->reset, session->next_in);
    if (session->unsent)
        return;
    agree(session);
    follow_next_expected(session, sent);
}

/* The answer to ours. */
void twi_do_logged_on(tw_session *session)
{
    const twi_logon *logon = &session->logon;
    if (logon->reset && !session->reset_asked)
        twi_numbers_reset(session, 2, 1);
    if (session->unsent)
        return;
    take_logon(session);
    agree(session);
    follow_next_expected(session, session->next_out);
}

/* L01: it took its number, and answering it would go on for ever. */
void twi_do_logon_seen(tw_session *session)
{
    twi_event_of(session, TW_EVENT_LOGON_AGAIN);
}

/* A peer that starts anew inside the session. */
void twi_do_reset_answer(tw_session *session)
{
    const twi_logon *logon = &session->logon;
    twi_numbers_reset(session, 1, 2);
    if (session->unsent)
        return;
    session->heartbeat_ns = (int64_t)logon->heartbeat_s * NS_PER_S;
    session->received_at = session->now.mono_ns;
    send_logon(session, logon->heartbeat_s, 1, session->next_in);
}

/*
 * We start anew inside the session (L29): the peer has answered our TestRequest, so that nothing of ours is under way. What it sends until it has seen
 * the reset still counts in the old numbers: next_in moves with its answer.
 */
void twi_do_reset_logon(tw_session *session)
{
    const uint64_t next_in = session->next_in;
    twi_numbers_reset(session, 1, next_in);
    session->logon_by = session->now.mono_ns + (int64_t)session->options.logon_timeout_ms * NS_PER_MS;
    if (!session->unsent)
        send_logon(session, (uint32_t)(session->heartbeat_ns / NS_PER_S), 1, 1);
}

void twi_do_reset_done(tw_session *session)
{
    const tw_store_state state = {
        .next_out = session->next_out, .next_in = 2, .created_utc_ns = session->created_utc_ns, .epoch = session->store_epoch};
    const tw_status status = ops_of(session)->set(session->options.store, session->store_session, &state, 0, session->now.utc_ns);
    if (status != TW_OK) {
        twi_event(session, TW_EVENT_STORE)->reason = status;
        session->unsent = 1;
        session->close_why = TW_WHY_STORE;
        return;
    }
    session->next_in = session->recorded = 2;
    session->last_app = session->taken = 0;
    session->numbers_epoch++;
    session->gap = (twi_gap){0};
    session->logon_by = 0;
    session->received_at = session->now.mono_ns;
    tw_session_event *event = twi_event_of(session, TW_EVENT_RESET);
    event->seq = session->next_out;
    event->other = 2;
}
