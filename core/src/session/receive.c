/* SPDX-License-Identifier: Apache-2.0 */
/* Bytes in: framed, indexed, named by check.c, and handed to the table. */
#include "error.h"
#include "owner.h"
#include "session.h"

/* What follows a message that breaks syntax: the fields before the fault are known. */
static int is_index_error(tw_status status)
{
    return status <= TW_E_INDEX_TAG && status > TW_E_INDEX_TAG - 100;
}

/* FIX case 2 d, G06. Pieces that touch are one fault (frame.h), whatever the reads were. */
static void garbled(tw_session *session, tw_status status)
{
    const uint32_t flags = session->options.flags;
    twi_input input = TWI_IN_GARBLED;
    if (session->in_garbage)
        return;
    session->in_garbage = 1;
    session->fault = (twi_fault){.why = TW_WHY_GARBLED, .reason = status};
    if (flags & TW_SESSION_GARBLED_CLOSE)
        input = TWI_IN_GARBLED_CLOSE;
    else if (flags & TW_SESSION_GARBLED_REJECT)
        input = TWI_IN_GARBLED_REJECT;
    twi_dispatch(session, input);
}

/* G07, G08: what is larger than was configured ends the connection with a reason, instead of a stall. */
static void too_large(tw_session *session)
{
    session->fault = (twi_fault){.why = TW_WHY_SIZE, .reason = TWI_REJECT_NONE};
    twi_dispatch(session, TWI_IN_LOGOUT_NOW);
}

/* A message whose fields are known, up to a fault in them. */
static void take_message(tw_session *session, const uint8_t *input, const tw_frame *frame, tw_status status, const tw_error *error)
{
    twi_message message;
    twi_message_read(&message, &session->shape, session->index, input, frame->length);
    session->message = &message;
    message.broken = status != TW_OK;
    if (message.broken) {
        message.broken_reason = error->reason;
        message.broken_tag = error->tag;
    }
    const twi_input found = twi_check(session, &message);
    session->in_garbage = 0;
    session->received_at = session->now.mono_ns; /* FIX case 6, L15: any message proves life, garbled bytes do not */
    session->test_at = 0;
    if (found != TWI_INPUTS)
        twi_dispatch(session, found);
    session->message = NULL;
}

static void take_in(tw_session *session, const uint8_t *input, const tw_frame *frame, tw_status status, const tw_error *error)
{
    if (status == TW_OK ||
        (is_index_error(status) && status != TW_E_INDEX_ROOM && error->reason >= 0 && session->index->fields > 3)) {
        take_message(session, input, frame, status, error);
        return;
    }
    const twi_message message = {.input = input, .length = frame->length};
    session->message = &message;
    if (status == TW_E_FRAME_SIZE || status == TW_E_INDEX_ROOM)
        too_large(session);
    else
        garbled(session, status);
    session->message = NULL;
}

static tw_status receive(tw_session *session, uint32_t epoch, const void *input, uint32_t length, tw_frame *frame, tw_error *error)
{
    tw_error detail; /* written with an error only */
    *frame = (tw_frame){0};
    if (!session->link || epoch != session->epoch || session->state == TWI_DISCONNECTED) /* T05 */
        return twi_error(error, TW_E_STATE, TWI_REASON_NONE, 0, 0);
    const uint32_t left = session->output.size - twi_buffer_length(&session->output);
    if (session->state == TWI_LOGON_ASKED || !twi_events_room(session) || left < TWI_RESERVE / 2)
        return TW_ROOM;
    const tw_status status = tw_index_next(session->index, input, length, frame, &detail);
    if (status == TW_MORE || status == TW_E_ARGUMENT)
        return status;
    take_in(session, input, frame, status, &detail);
    return TW_OK;
}

tw_status tw_session_receive(tw_session *session, const tw_now *now, uint32_t epoch, const void *input, uint32_t length,
                             tw_frame *frame, tw_error *error)
{
    if (!session || !now || !frame || (!input && length))
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if (!twi_enter(&session->busy))
        return twi_error(error, TW_E_STATE, TWI_REASON_NONE, 0, 0);
    twi_call_begin(session, now);
    const tw_status status = receive(session, epoch, input, length, frame, error);
    if (status == TW_OK)
        twi_call_end(session);
    return twi_leave(&session->busy, status);
}

const tw_index *tw_session_index(const tw_session *session)
{
    return session ? session->index : NULL;
}
