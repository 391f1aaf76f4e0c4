/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Answering a ResendRequest: messages of the application go out again as they were, but for 43, 52, 122, 9 and 10; every other number is covered by
 * gap fills. It is streamed from the store, piece by piece, as far as output and rate allow.
 */
#include "session.h"

enum { NS_PER_S = 1000000000 };

/* FIX: 16=0 is infinity, and so is 999999 of FIX 4.0 and 4.1, or anything beyond what was sent (R01). */
void twi_replay_begin(tw_session *session, uint64_t begin, uint64_t end)
{
    twi_replay *replay = &session->replay;
    session->asked = 1;
    if (end == 0 || end >= session->next_out)
        end = session->next_out - 1;
    tw_session_event *event = twi_event(session, TW_EVENT_RESEND);
    event->seq = begin;
    event->other = end;
    if (replay->active && begin >= replay->begin) { /* what is on its way already is not begun anew: at most it goes on further */
        replay->end = end > replay->end ? end : replay->end;
        return;
    }
    const uint64_t further = replay->active && replay->end > end ? replay->end : end;
    *replay = (twi_replay){.begin = begin, .hole = begin, .next = begin, .end = further, .due = session->now.mono_ns, .active = 1};
}

/* R05: 34 is where the hole begins, 36 the first number after it. R24: with 43=Y and 122, as what it is: an answer that repeats. */
static tw_status fill(tw_session *session, uint64_t next)
{
    static const twi_text yes = {"Y", 1};
    twi_fields fields = {.length = 0};
    twi_fields_uint(&fields, 36, next);
    twi_fields_text(&fields, 123, yes);
    const twi_draft draft = {.type = {"4", 1},
                             .seq = session->replay.hole,
                             .poss_dup = 1,
                             .orig_utc_ns = session->now.utc_ns,
                             .body = fields.bytes,
                             .body_length = fields.length};
    const tw_status status = twi_send_old(session, &draft);
    if (status == TW_OK)
        session->replay.hole = next;
    return status;
}

/* A message as it was stored, taken apart: what is kept of its header, and its body. */
typedef struct stored {
    twi_text type, sending;
    uint32_t poss_resend;
    twi_fields header;
    const uint8_t *body;
    uint32_t body_length;
} stored;

enum { TRAILER = 7 };

/* The session writes these itself, as they were: they are constant but for 369 (L10). */
static int written_anew(const tw_session *session, uint32_t tag)
{
    switch (tag) {
    case 8:
    case 9:
    case 34:
    case 43:
    case 122:
    case 369: return 1;
    default: return twi_send_writes_identity(session, tag);
    }
}

/* R21: nothing is interpreted but the header; the body stays the bytes that it is. Gives 0 for bytes that are no message. */
static int take_apart(const tw_session *session, const tw_store_record *record, stored *message)
{
    if (record->length <= TRAILER)
        return 0;
    twi_cursor cursor = twi_cursor_of(record->bytes, record->length - TRAILER);
    *message = (stored){.header = {.length = 0}};
    int more;
    while ((more = twi_cursor_next(&cursor)) > 0 && twi_header_tag(cursor.tag)) {
        const twi_text value = {(const char *)record->bytes + cursor.value, cursor.at - 1 - cursor.value};
        if (cursor.tag == 35)
            message->type = value;
        else if (cursor.tag == 52)
            message->sending = value;
        else if (cursor.tag == 97)
            message->poss_resend = *value.at == 'Y';
        else if (!written_anew(session, cursor.tag))
            twi_fields_text(&message->header, cursor.tag, value);
    }
    message->body = record->bytes + cursor.begin;
    message->body_length = record->length - TRAILER - cursor.begin;
    return more >= 0 && message->type.length && message->sending.length;
}

/* R26: what should not go out again. */
static int vetoed(const tw_session *session, const tw_store_record *record, const stored *message)
{
    const int64_t age_max = (int64_t)session->options.resend_age_max_s * NS_PER_S;
    return (age_max && session->now.utc_ns - record->utc_ns > age_max) ||
           twi_text_listed(session->options.never_resent, message->type);
}

static tw_status again(tw_session *session, const tw_store_record *record, const stored *message)
{
    const twi_draft draft = {.type = message->type,
                             .seq = record->seq,
                             .poss_dup = 1,
                             .poss_resend = message->poss_resend,
                             .orig = message->sending,
                             .header = message->header.bytes,
                             .header_length = message->header.length,
                             .body = message->body,
                             .body_length = message->body_length};
    return twi_send_old(session, &draft);
}

/* The next message of the range; R02, R12: what is left is filled, and where nothing is left nothing is sent. Gives 1 to go on. */
static int step(tw_session *session)
{
    twi_replay *replay = &session->replay;
    const tw_store_ops *ops = *(const tw_store_ops *const *)(const void *)session->options.store;
    tw_store_record record = {0};
    stored message;
    tw_status status = TW_MORE;
    if (replay->next <= replay->end)
        status = ops->read(session->options.store, session->store_session, replay->next, &record);
    if (status < TW_OK) /* what cannot be read is filled like what is not there, and the application hears of it */
        twi_event(session, TW_EVENT_STORE)->reason = status;
    const int found = status == TW_OK && record.seq <= replay->end;
    if (!found) {
        if (replay->hole <= replay->end && fill(session, replay->end + 1) != TW_OK)
            return 0;
        replay->active = 0;
        twi_event(session, TW_EVENT_RESENT)->seq = replay->end;
        return 0;
    }
    const int empty = twi_buffer_length(&session->output) == 0;
    if (!take_apart(session, &record, &message) || vetoed(session, &record, &message)) {
        replay->next = record.seq + 1;
        return 1;
    }
    if (replay->hole < record.seq && fill(session, record.seq) != TW_OK)
        return 0;
    status = again(session, &record, &message);
    if (status == TW_E_BUILD_ROOM && !empty)
        return 0; /* goes on when output was sent */
    replay->next = record.seq + 1;
    if (status == TW_OK) {
        replay->hole = replay->next;
        if (session->options.resend_rate)
            replay->due = session->now.mono_ns + NS_PER_S / session->options.resend_rate;
    }
    return 1; /* one that can never be sent is filled */
}

void twi_replay_pump(tw_session *session)
{
    twi_replay *replay = &session->replay;
    if (session->state < TWI_ACTIVE || session->state > TWI_LOGOUT_ANSWERED)
        return;
    for (uint32_t i = 0; i < TWI_REPLAY_STEPS && replay->active; i++)
        if ((session->options.resend_rate && replay->due > session->now.mono_ns) || !step(session))
            return;
    session->owed |= replay->active != 0;
}

/* FIX case 20: the answer comes before what is asked in return. */
void twi_do_replay(tw_session *session)
{
    twi_replay_begin(session, session->message->numbers[0], session->message->numbers[1]);
    twi_replay_pump(session);
}
