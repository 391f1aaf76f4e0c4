/* SPDX-License-Identifier: Apache-2.0 */
/* Incoming numbers: which one is expected, which are done with, and gaps that are asked for. */
#include "error.h"
#include "owner.h"
#include "session.h"

enum { NS_PER_MS = 1000000 };

static const tw_store_ops *ops_of(const tw_session *session)
{
    return *(const tw_store_ops *const *)(const void *)session->options.store;
}

/* Records that messages below `next_in` need not be asked for again. A store that fails is asked again with the next number. */
static tw_status record(tw_session *session, uint64_t next_in)
{
    if (next_in <= session->recorded)
        return TW_OK;
    const tw_status status =
        ops_of(session)->incoming(session->options.store, session->store_session, next_in, session->now.utc_ns);
    if (status == TW_OK)
        session->recorded = next_in;
    return status;
}

void twi_record(tw_session *session)
{
    if (session->last_app) /* the application still holds messages: only its acknowledgement moves the number */
        return;
    const tw_status status = record(session, session->next_in);
    if (status != TW_OK)
        twi_event(session, TW_EVENT_STORE)->reason = status;
}

/* FIX: to infinity, and so is the last of several chunks: it closes what was sent meanwhile. */
static void request(tw_session *session)
{
    twi_gap *gap = &session->gap;
    const uint64_t begin = session->next_in, chunk = session->options.resend_chunk;
    const int whole = !chunk || gap->target - begin < chunk;
    const uint64_t end = begin + chunk - 1, infinity = session->version <= TWI_FIX41 ? 999999 : 0; /* FIX 4.0 and 4.1 have no 0 */
    twi_fields fields = {.length = 0};
    twi_fields_uint(&fields, 7, begin);
    twi_fields_uint(&fields, 16, whole ? infinity : end);
    gap->asked = whole ? TWI_SEQ_MAX : end;
    gap->due = session->now.mono_ns + (int64_t)session->options.resend_timeout_ms * NS_PER_MS;
    tw_session_event *event = twi_event(session, TW_EVENT_GAP);
    event->seq = begin;
    event->other = whole ? gap->target : end;
    twi_send(session, '2', &fields);
}

/* The expected number has moved on: is the gap closed (R13), or the piece of it that was asked for (R04)? */
static void progress(tw_session *session)
{
    twi_gap *gap = &session->gap;
    if (!gap->target)
        return;
    gap->tries = 0;
    gap->due = session->now.mono_ns + (int64_t)session->options.resend_timeout_ms * NS_PER_MS;
    if (session->next_in > gap->target)
        *gap = (twi_gap){0};
    else if (session->next_in > gap->asked)
        request(session);
}

void twi_move(tw_session *session, uint64_t next_in)
{
    session->next_in = next_in;
    if (session->taken && session->taken == session->next_in) /* the Logon that came beyond the gap */
        session->next_in++;
    if (session->next_in > session->taken)
        session->taken = 0;
    twi_record(session);
    progress(session);
}

/* "Increment": the number expected moves on if this message has it. */
void twi_take(tw_session *session)
{
    if (session->message && session->message->seq == session->next_in)
        twi_move(session, session->next_in + 1);
}

void twi_do_deliver(tw_session *session)
{
    const twi_message *message = session->message;
    *twi_event_place(session) = (tw_session_event){.seq = message->seq,
                                                   .utc_ns = session->now.utc_ns,
                                                   .epoch = session->numbers_epoch,
                                                   .length = message->length,
                                                   .tag = message->fault_tag,
                                                   .kind = TW_EVENT_MESSAGE,
                                                   .flags = message->flags,
                                                   .reason = TWI_REJECT_NONE};
    session->last_app = message->seq;
}

/* FIX case 10 b. R03: the next message expected is 36, wherever the gap ended. */
void twi_do_fill_gap(tw_session *session)
{
    tw_session_event *event = twi_event_of(session, TW_EVENT_SEQUENCE);
    event->seq = session->next_in;
    event->other = session->message->numbers[0];
    twi_move(session, session->message->numbers[0]);
}

/* FIX case 11 a, b. */
void twi_do_sequence(tw_session *session)
{
    twi_do_fill_gap(session);
}

/* FIX case 2 b. R10: what was asked for is on its way, and is not asked for again unless that is wanted. */
void twi_do_request(tw_session *session)
{
    twi_gap *gap = &session->gap;
    const uint64_t seq = session->message ? session->message->seq : session->logon.seq;
    const int outstanding = gap->target != 0;
    const int again =
        (session->options.flags & TW_SESSION_REDUNDANT_REQUESTS) && session->message && session->message->kind != '2'; /* R06 */
    if (!outstanding || (session->options.resend_chunk && seq > gap->target))
        gap->target = seq;
    if (!outstanding || again)
        request(session);
}

/* R20 */
void twi_do_request_again(tw_session *session)
{
    session->gap.tries++;
    request(session);
}

void twi_do_duplicate(tw_session *session)
{
    twi_event_of(session, TW_EVENT_DUPLICATE);
}

static tw_status acknowledge(tw_session *session, uint32_t epoch, uint64_t seq)
{
    if (epoch != session->numbers_epoch)
        return epoch < session->numbers_epoch ? TW_OK : TW_E_ARGUMENT;
    if (seq >= session->next_in)
        return TW_E_ARGUMENT;
    const int all = seq >= session->last_app;
    const tw_status status = record(session, all ? session->next_in : seq + 1);
    if (status == TW_OK && all)
        session->last_app = 0;
    return status;
}

tw_status tw_session_acknowledge(tw_session *session, const tw_now *now, uint32_t epoch, uint64_t seq, tw_error *error)
{
    if (!session || !now)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if (!twi_enter(&session->busy))
        return twi_error(error, TW_E_STATE, TWI_REASON_NONE, 0, 0);
    session->now = *now;
    const tw_status status = acknowledge(session, epoch, seq);
    if (status != TW_OK)
        twi_error(error, status, TWI_REASON_NONE, 0, 0);
    return twi_leave(&session->busy, status);
}
