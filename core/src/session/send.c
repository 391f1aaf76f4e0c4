/* SPDX-License-Identifier: Apache-2.0 */
/* Messages out: framed at the end of the output, stored, and only then counted as output (S03). */
#include "error.h"
#include "owner.h"
#include "session.h"

#include <tagwire/inline/build.h>

#include <string.h>

/* PLAIN_BODY_SMALL: with these bytes of fields a message with a plain header surely fits TWI_ROOM_SMALL. */
enum { HEADER_MAX = 1024, PLAIN_BODY_SMALL = 256, NS_PER_S = 1000000000 };

static const tw_header *header_for(tw_session *session, twi_text type, tw_status *status)
{
    uint64_t key = 0;
    if (type.length <= sizeof key)
        memcpy(&key, type.at, type.length);
    for (uint32_t i = 0; i < TWI_HEADERS && key; i++)
        if (session->headers[i].type == key && session->headers[i].length == type.length)
            return &session->headers[i].header;
    twi_header_cache *made = &session->headers[session->headers_next++ % TWI_HEADERS];
    made->type = 0; /* also of a type too long to be kept */
    *status = tw_header_init(&made->header, session->begin.at, session->begin.length, type.at, type.length, NULL);
    if (*status != TW_OK)
        return NULL;
    made->type = key;
    made->length = type.length;
    return &made->header;
}

static void put_text(tw_build *build, uint32_t tag, twi_text text)
{
    if (text.length)
        tw_build_text(build, tag, text.at, text.length);
}

/* Header fields of the application whose tag is below `tag`. */
static void put_before(tw_build *build, twi_cursor *cursor, uint32_t tag)
{
    while (cursor->tag && cursor->tag < tag) {
        tw_build_raw(build, cursor->bytes + cursor->begin, cursor->at - cursor->begin);
        if (twi_cursor_next(cursor) <= 0)
            return;
    }
}

uint32_t twi_time_digits(const tw_session *session)
{
    static const uint8_t digits[] = {0, 0, 3, 6, 9};
    return session->options.timestamp ? digits[session->options.timestamp] : session->time_digits;
}

/* The second is the one whose text stands there: its fraction alone is written. */
static void fraction_write(twi_time_text *time, int64_t ns, uint32_t digits)
{
    enum { POINT = 17 };
    static const uint32_t units[] = {0, 0, 0, 1000000, 0, 0, 1000, 0, 0, 1};
    uint32_t fraction = (uint32_t)(ns % NS_PER_S) / (digits ? units[digits] : 1);
    for (uint32_t i = digits; i > 0; i--, fraction /= 10)
        time->bytes[POINT + i] = (char)('0' + fraction % 10);
}

/* FIX: a time is written in the digits of its version; what is finer is cut. Many messages are sent at one moment, and more in one second: its text is kept. */
const twi_time_text *twi_time_text_of(tw_session *session, int64_t utc_ns, uint32_t digits)
{
    static const int64_t units[] = {NS_PER_S, 0, 0, 1000000, 0, 0, 1000, 0, 0, 1};
    twi_time_text *time = &session->time;
    const int64_t unit = units[digits], since = utc_ns - time->ns;
    if (time->length && time->digits == digits) {
        if (since >= 0 && since < unit)
            return time;
        const int64_t second = time->ns - time->ns % NS_PER_S;
        if (time->ns >= 0 && utc_ns >= second && utc_ns - second < NS_PER_S) {
            time->ns = utc_ns - utc_ns % unit;
            fraction_write(time, time->ns, digits);
            return time;
        }
    }
    const tw_time moment = {.ns = utc_ns - utc_ns % unit};
    time->ns = moment.ns;
    time->digits = digits;
    time->length = 0;
    tw_time_write(&moment, digits, time->bytes, sizeof time->bytes, &time->length);
    return time;
}

static twi_text time_text(tw_session *session, int64_t utc_ns)
{
    const twi_time_text *time = twi_time_text_of(session, utc_ns, twi_time_digits(session));
    return (twi_text){time->bytes, time->length};
}

/* The standard header, ascending by tag behind 35; the fields of the application come in between. */
static void put_header(tw_session *session, tw_build *build, const twi_draft *draft, twi_cursor *own)
{
    tw_build_uint(build, 34, draft->seq);
    if (draft->poss_dup)
        tw_build_char(build, 43, 'Y');
    put_text(build, 49, session->sender);
    put_before(build, own, 50);
    put_text(build, 50, session->sender_sub);
    put_before(build, own, 52);
    put_text(build, 52, time_text(session, session->now.utc_ns));
    put_text(build, 56, session->target);
    put_before(build, own, 57);
    put_text(build, 57, session->target_sub);
    put_before(build, own, 97);
    if (draft->poss_resend)
        tw_build_char(build, 97, 'Y');
    put_before(build, own, 122);
    if (draft->orig.length)
        put_text(build, 122, draft->orig);
    else if (draft->poss_dup)
        put_text(build, 122, time_text(session, draft->orig_utc_ns));
    put_before(build, own, 142);
    put_text(build, 142, session->sender_location);
    put_before(build, own, 143);
    put_text(build, 143, session->target_location);
    put_before(build, own, 369);
    if (session->options.flags & TW_SESSION_LAST_PROCESSED) /* L10: what was processed, not what was received */
        tw_build_uint(build, 369, session->recorded - 1);
    put_before(build, own, UINT32_MAX);
}

/* Fields rendered once: from 49 up to the value of 52, and from behind it to the end of the header that every message has. */
void twi_pieces(tw_session *session)
{
    twi_fields fields = {.length = 0};
    twi_piece *before = &session->before_time, *after = &session->after_time;
    twi_fields_text(&fields, 49, session->sender);
    twi_fields_text(&fields, 50, session->sender_sub);
    memcpy(fields.bytes + fields.length, "52=", 3);
    before->length = fields.length + 4;
    before->bytes[0] = 1;
    memcpy(before->bytes + 1, fields.bytes, fields.length + 3);
    fields.length = 0;
    twi_fields_text(&fields, 56, session->target);
    twi_fields_text(&fields, 57, session->target_sub);
    after->length = fields.length + 1;
    after->bytes[0] = 1;
    memcpy(after->bytes + 1, fields.bytes, fields.length);
    session->plain = !(session->options.flags & TW_SESSION_LAST_PROCESSED) && !session->sender_location.length &&
                     !session->target_location.length;
}

static uint32_t add(uint8_t *to, const void *bytes, uint32_t length)
{
    memcpy(to, bytes, length);
    return length;
}

/* The header of nearly all messages, in one piece. */
static void put_plain(tw_session *session, tw_build *build, uint64_t seq)
{
    uint8_t text[24 + 2 * TWI_PIECE_MAX + sizeof session->time.bytes];
    uint32_t at = add(text, "34=", 3), width = 0;
    const twi_text time = time_text(session, session->now.utc_ns);
    tw_uint_write(seq, text + at, 20, &width);
    at += width;
    at += add(text + at, session->before_time.bytes, session->before_time.length);
    at += add(text + at, time.at, time.length);
    at += add(text + at, session->after_time.bytes, session->after_time.length);
    tw_build_raw(build, text, at);
}

tw_status twi_frame(tw_session *session, const twi_draft *draft, uint32_t reserve, uint8_t **bytes, uint32_t *length)
{
    tw_status status = TW_OK;
    uint32_t most = draft->body_length + draft->header_length + HEADER_MAX;
    const tw_header *header = header_for(session, draft->type, &status);
    if (!header)
        return status;
    if (most > session->output.size || reserve > session->output.size - most)
        return TW_E_BUILD_ROOM;
    uint8_t *room = twi_buffer_room(&session->output, most + reserve);
    if (!room)
        return TW_E_BUILD_ROOM;
    tw_build build;
    uint32_t offset;
    if (session->plain && most - HEADER_MAX < PLAIN_BODY_SMALL)
        most = TWI_ROOM_SMALL;
    tw_build_begin(&build, room, most, header);
    if (session->plain && !draft->poss_dup && !draft->poss_resend && !draft->header_length) {
        put_plain(session, &build, draft->seq);
    } else {
        twi_cursor own = twi_cursor_of(draft->header, draft->header_length);
        twi_cursor_next(&own);
        put_header(session, &build, draft, &own);
    }
    if (draft->body_length)
        tw_build_raw(&build, draft->body, draft->body_length);
    status = tw_build_end(&build, &offset, length, NULL);
    if (status == TW_OK && offset)
        memmove(room, room + offset, *length);
    *bytes = room;
    return status;
}

tw_status twi_release(tw_session *session, uint64_t seq, const uint8_t *bytes, uint32_t length, int keep)
{
    tw_store *store = session->options.store;
    const tw_store_ops *ops = *(const tw_store_ops *const *)(const void *)store;
    tw_status status;
    if (session->peer_length_max && length > session->peer_length_max)
        return TW_E_BUILD_SIZE;
    if (keep && !(session->options.flags & TW_SESSION_NOT_PERSISTENT))
        status = ops->append(store, session->store_session, seq, session->now.utc_ns, bytes, length, 0);
    else
        status = ops->skip(store, session->store_session, seq, session->now.utc_ns);
    if (status != TW_OK)
        return status;
    twi_buffer_add(&session->output, length);
    session->next_out++;
    session->sent_at = session->now.mono_ns;
    return TW_OK;
}

/* Numbers, stores, sends. */
static tw_status transmit(tw_session *session, twi_draft *draft, int keep, uint32_t reserve)
{
    uint8_t *bytes = NULL;
    uint32_t length = 0;
    if (session->next_out >= TWI_SEQ_MAX) /* N05: an error before it wraps */
        return TW_E_VALUE_OVERFLOW;
    draft->seq = session->next_out;
    const tw_status status = twi_frame(session, draft, reserve, &bytes, &length);
    if (status != TW_OK)
        return status;
    return twi_release(session, draft->seq, bytes, length, keep);
}

static tw_status send_admin(tw_session *session, char type, const twi_fields *fields)
{
    twi_draft draft = {.type = {&type, 1}, .body = fields->bytes, .body_length = fields->length};
    const tw_status status =
        transmit(session, &draft, type == '3', 0); /* FIX: of administrative messages only Rejects are sent again */
    if (status == TW_OK)
        return TW_OK;
    session->sent_at = session->now.mono_ns; /* heartbeats are tried again an interval later, not at once */
    if (status == TW_E_BUILD_ROOM) {         /* T03: the peer has not read for as long as that */
        session->unsent = 1;
        session->close_why = TW_WHY_SLOW;
    } else if (status == TW_E_VALUE_OVERFLOW) {
        session->unsent = 1;
        session->close_why = TW_WHY_SEQ_LIMIT;
    } else {
        twi_event(session, TW_EVENT_STORE)->reason = status;
    }
    return status;
}

int twi_send(tw_session *session, char type, const twi_fields *fields)
{
    return send_admin(session, type, fields) == TW_OK;
}

void twi_send_needed(tw_session *session, char type, const twi_fields *fields)
{
    if (send_admin(session, type, fields) == TW_OK || session->unsent)
        return;
    session->unsent = 1;
    session->close_why = TW_WHY_STORE;
}

tw_status twi_send_old(tw_session *session, const twi_draft *draft)
{
    uint8_t *bytes = NULL;
    uint32_t length = 0;
    const tw_status status = twi_frame(session, draft, TWI_RESERVE / 2, &bytes, &length);
    if (status == TW_OK) {
        twi_buffer_add(&session->output, length);
        session->sent_at = session->now.mono_ns;
    }
    return status;
}

/* Sends of the application. */

/* What says who speaks to whom: the CompIDs, and what of SubIDs and LocationIDs is configured. */
int twi_send_writes_identity(const tw_session *session, uint32_t tag)
{
    switch (tag) {
    case 49:
    case 56: return 1;
    case 50: return session->sender_sub.length != 0;
    case 57: return session->target_sub.length != 0;
    case 142: return session->sender_location.length != 0;
    case 143: return session->target_location.length != 0;
    default: return 0;
    }
}

int twi_session_tag(const tw_session *session, uint32_t tag)
{
    switch (tag) {
    case 8:
    case 9:
    case 34:
    case 35:
    case 43:
    case 52:
    case 97:
    case 122:
    case 369: return 1;
    default: return twi_send_writes_identity(session, tag);
    }
}

/* Header fields: of the header, ascending, none that the session writes. */
static tw_status check_header(const tw_session *session, const void *header, uint32_t length, tw_error *error)
{
    twi_cursor cursor = twi_cursor_of(header, length);
    uint32_t last = 0;
    int more;
    while ((more = twi_cursor_next(&cursor)) > 0) {
        if (cursor.tag <= last || !twi_header_tag(cursor.tag) || twi_session_tag(session, cursor.tag)) {
            return twi_error(error, TW_E_BUILD_TAG, TWI_REASON_NONE, cursor.tag, cursor.begin);
        }
        last = cursor.tag;
    }
    return more < 0 ? twi_error(error, TW_E_BUILD_VALUE, TWI_REASON_NONE, 0, cursor.begin) : TW_OK;
}

int twi_queue_ready(const tw_session *session)
{
    return session->state == TWI_ACTIVE && (!session->replay.active || (session->options.flags & TW_SESSION_LIVE_IN_REPLAY));
}

static int rate_allows(const tw_session *session)
{
    return !session->options.send_rate || session->send_due <= session->now.mono_ns;
}

twi_when twi_send_when(const tw_session *session)
{
    const int online = session->state >= TWI_ACTIVE && session->state <= TWI_RESET_LOGON;
    if (!online && (session->options.flags & TW_SESSION_REFUSE_OFFLINE)) /* FIX case 16 a: queue or refuse */
        return TWI_SEND_NEVER;
    return !session->queued && twi_queue_ready(session) && rate_allows(session) ? TWI_SEND_NOW : TWI_SEND_LATER;
}

void twi_sent_now(tw_session *session)
{
    if (session->options.send_rate)
        session->send_due = session->now.mono_ns + NS_PER_S / session->options.send_rate;
}

static tw_status send_now(tw_session *session, const tw_session_message *message, uint64_t *seq)
{
    twi_draft draft = {.type = {message->type, message->type_length},
                       .poss_resend = message->poss_resend,
                       .header = message->header,
                       .header_length = message->header_length,
                       .body = message->body,
                       .body_length = message->body_length};
    const tw_status status = transmit(session, &draft, 1, TWI_RESERVE);
    if (status != TW_OK)
        return status;
    *seq = draft.seq;
    twi_sent_now(session);
    return TW_OK;
}

/* A message in the queue: this, then type, header, body. */
typedef struct queued {
    uint64_t id;
    uint32_t type_length, header_length, body_length, poss_resend;
} queued;

tw_status twi_enqueue(tw_session *session, const tw_session_message *message)
{
    const queued head = {message->id, message->type_length, message->header_length, message->body_length, message->poss_resend};
    const uint64_t total =
        (sizeof head + message->type_length + (uint64_t)message->header_length + message->body_length + 7) / 8 * 8;
    /* what could never be sent must not block what is behind it */
    const uint64_t framed = (uint64_t)message->header_length + message->body_length + HEADER_MAX + TWI_RESERVE;
    uint8_t *at = total <= session->queue.size ? twi_buffer_room(&session->queue, (uint32_t)total) : NULL;
    if (!at || framed > session->output.size)
        return TW_E_BUILD_ROOM;
    memcpy(at, &head, sizeof head);
    at += sizeof head;
    memcpy(at, message->type, message->type_length);
    at += message->type_length;
    if (message->header_length)
        memcpy(at, message->header, message->header_length);
    if (message->body_length)
        memcpy(at + message->header_length, message->body, message->body_length);
    twi_buffer_add(&session->queue, (uint32_t)total);
    session->queued++;
    return TW_OK;
}

void twi_queue_pump(tw_session *session)
{
    while (session->queued && twi_queue_ready(session) && rate_allows(session)) {
        if (!twi_events_room(session)) {
            session->owed = 1;
            return;
        }
        queued head;
        const uint8_t *at = session->queue.bytes + session->queue.head;
        memcpy(&head, at, sizeof head);
        const uint8_t *type = at + sizeof head, *header = type + head.type_length;
        const tw_session_message message = {.type = type,
                                            .type_length = head.type_length,
                                            .header = header,
                                            .header_length = head.header_length,
                                            .body = header + head.header_length,
                                            .body_length = head.body_length,
                                            .poss_resend = head.poss_resend};
        uint64_t seq = 0;
        const tw_status status = send_now(session, &message, &seq);
        if (status == TW_E_BUILD_ROOM)
            return; /* goes on when output was sent */
        tw_session_event *event = twi_event(session, status == TW_OK ? TW_EVENT_SENT : TW_EVENT_STORE);
        event->other = head.id;
        event->seq = seq;
        if (status != TW_OK) {
            event->reason = status;
            if (status != TW_E_BUILD_SIZE)
                return; /* the store failed: it stays queued */
        }
        const uint32_t total = (uint32_t)(sizeof head + head.type_length + head.header_length + head.body_length + 7) / 8 * 8;
        twi_buffer_drop(&session->queue, total);
        session->queued--;
    }
}

static tw_status check_message(const tw_session *session, const tw_session_message *message, tw_error *error)
{
    if (message->size < sizeof *message || !message->type || message->poss_resend > 1 ||
        (message->header_length && !message->header) || (message->body_length && !message->body))
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if (!message->type_length || message->type_length > 32 || memchr(message->type, 1, message->type_length))
        return twi_error(error, TW_E_BUILD_VALUE, TWI_REASON_NONE, 35, 0);
    if (message->header_length)
        return check_header(session, message->header, message->header_length, error);
    return TW_OK;
}

/* The body's edges, before it is queued: as tw_build_raw. */
static tw_status check_body(const tw_session_message *message, tw_error *error)
{
    const uint8_t *body = message->body;
    const uint32_t length = message->body_length;
    uint32_t at = 0;
    uint64_t digits = 0;
    while (at < length && at < 10 && body[at] >= '0' && body[at] <= '9')
        digits = digits * 10 + (uint64_t)(body[at++] - '0');
    const uint32_t tag = digits <= INT32_MAX ? (uint32_t)digits : 0;
    if (length && (!tag || at + 1 >= length || body[at] != '=' || body[at + 1] == 1 || body[length - 1] != 1))
        return twi_error(error, TW_E_BUILD_VALUE, TWI_REASON_NONE, tag, at);
    if (twi_header_tag(tag) || tag == 10)
        return twi_error(error, TW_E_BUILD_TAG, TWI_REASON_NONE, tag, 0);
    return TW_OK;
}

static tw_status submit(tw_session *session, const tw_session_message *message, uint64_t *seq, tw_error *error)
{
    tw_status status = check_message(session, message, error);
    if (status == TW_OK)
        status = check_body(message, error);
    if (status != TW_OK)
        return status;
    switch (twi_send_when(session)) {
    case TWI_SEND_NOW: status = send_now(session, message, seq); break;
    case TWI_SEND_LATER: status = twi_enqueue(session, message); break;
    default: status = TW_E_STATE;
    }
    return status == TW_OK ? TW_OK : twi_error(error, status, TWI_REASON_NONE, 0, 0);
}

tw_status tw_session_send(tw_session *session, const tw_now *now, const tw_session_message *message, uint64_t *seq, tw_error *error)
{
    if (!session || !now || !message || !seq)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if (!twi_enter(&session->busy))
        return twi_error(error, TW_E_STATE, TWI_REASON_NONE, 0, 0);
    session->now = *now;
    *seq = 0;
    return twi_leave(&session->busy, submit(session, message, seq, error));
}

uint32_t tw_session_output(const tw_session *session, const uint8_t **bytes)
{
    if (!session || !bytes)
        return 0;
    *bytes = session->output.bytes + session->output.head;
    return twi_buffer_length(&session->output);
}
