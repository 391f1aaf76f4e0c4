/* SPDX-License-Identifier: Apache-2.0 */
/* Heartbeats and TestRequests. FIX case 4, 6; L12: an interval of 0 means neither. */
#include "session.h"

#include <stdio.h>

/* FIX case 4 a. L13: whatever comes in. */
void twi_do_heartbeat(tw_session *session)
{
    const twi_fields fields = {.length = 0};
    twi_send(session, '0', &fields);
}

/* FIX case 4 b. L14: what the application sends or is sent again does not come before it. */
void twi_do_answer_test(tw_session *session)
{
    const twi_message *message = session->message;
    twi_text id = twi_message_text(message, tw_index_find(message->index, 112, 0));
    twi_fields fields = {.length = 0};
    if (id.length > TWI_TEXT_MAX)
        id.length = TWI_TEXT_MAX;
    twi_fields_text(&fields, 112, id);
    twi_send(session, '0', &fields);
}

void twi_do_heartbeat_seen(tw_session *session)
{
    const twi_message *message = session->message;
    uint64_t id = 0;
    if (tw_index_find(message->index, 112, 0) == TW_NONE)
        return;
    const int ours = twi_message_number(message, 112, &id) == TWI_SEQ_READ && id == session->test_id && session->test_id;
    twi_event_of(session, TW_EVENT_HEARTBEAT)->other = (uint64_t)ours;
}

/* 112 is its own MsgSeqNum: never the same twice while the numbers last. */
static void send_test(tw_session *session)
{
    twi_fields fields = {.length = 0};
    const uint64_t id = session->next_out;
    twi_fields_uint(&fields, 112, id);
    if (twi_send(session, '1', &fields))
        session->test_id = id;
    session->asked = 0;
}

void twi_do_test(tw_session *session)
{
    send_test(session);
    session->logon_by = session->now.mono_ns + (int64_t)session->options.logon_timeout_ms * 1000000; /* of a reset, or to settle */
}

/* FIX case 6. L22: the peer has its time for an answer from here on, however late the clock was looked at. */
void twi_do_test_silence(tw_session *session)
{
    session->test_at = session->now.mono_ns;
    send_test(session);
    twi_event(session, TW_EVENT_TEST);
}
