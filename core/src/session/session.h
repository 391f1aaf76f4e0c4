/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of this module share: the session itself, the message at hand, and what each file does for the others. */
#ifndef TWI_SESSION_H
#define TWI_SESSION_H

#include "table.h"
#include "write.h"

#include <tagwire/build.h>
#include <tagwire/unstable/session.h>
#include <tagwire/validate.h>

#include <string.h>

/* What is done for every message that comes in order. */
#define TWI_HOT static inline __attribute__((always_inline))

enum {
    TWI_EVENTS = 64,      /* held until they are pulled */
    TWI_EVENTS_STEP = 16, /* the most that one call makes: without room for them it does nothing */
    TWI_HEADERS = 8,      /* MsgTypes whose start of a message is kept rendered */
    TWI_DICTS_MAX = 16,
    TWI_FIELDS_MAX = 4096, /* bytes of the body of an administrative message */
    TWI_RESERVE = 8192,    /* bytes of output that application messages and replays leave free for administrative ones */
    TWI_ROOM_SMALL =
        1000, /* with so much room a builder leaves three digits to BodyLength: most messages then need not be moved to where the room begins */
    TWI_REPLAY_STEPS = 64,     /* messages looked at in one call */
    TWI_CLOSE_WAIT_MS = 10000, /* FIX case 13 b: the peer closes after our answer to its Logout */
    TWI_TEXT_MAX = 512
};

#define TWI_SEQ_MAX INT64_MAX

/* FIX versions, ascending. */
enum { TWI_FIX40 = 40, TWI_FIX41 = 41, TWI_FIX42 = 42, TWI_FIX43 = 43, TWI_FIX44 = 44, TWI_FIXT11 = 50 };

/* SessionRejectReason (373) and BusinessRejectReason (380) that the session gives itself. */
enum {
    TWI_REJECT_NONE = -1,
    TWI_REJECT_TAG_MISSING = 1,
    TWI_REJECT_VALUE = 5,
    TWI_REJECT_FORMAT = 6,
    TWI_REJECT_DECRYPTION = 7,
    TWI_REJECT_COMP_ID = 9,
    TWI_REJECT_SENDING_TIME = 10,
    TWI_REJECT_TYPE = 11,
    TWI_BUSINESS_TYPE = 3,
    TWI_BUSINESS_NOT_AVAILABLE = 4
};

typedef struct twi_text {
    const char *at;
    uint32_t length;
} twi_text;

/* A text that every message is compared with, eight bytes at a time: padded with zeros, `last` masks the bytes of its last word. */
enum { TWI_KNOWN_WORDS = 8 };
typedef struct twi_known {
    uint64_t words[TWI_KNOWN_WORDS], last;
    uint32_t length;
} twi_known;

/* Header fields whose place is noted. */
enum {
    TWI_AT_SENDER,
    TWI_AT_SENDER_SUB,
    TWI_AT_SENDER_LOCATION,
    TWI_AT_TARGET,
    TWI_AT_TARGET_SUB,
    TWI_AT_TARGET_LOCATION,
    TWI_AT_SENDING,
    TWI_AT_ORIG,
    TWI_AT_ON_BEHALF,
    TWI_AT_APPL_VER_ID,
    TWI_AT_COUNT
};

/* The tags of a header without 43 and 97 that was read, and where its fields are: the next one is most often like it. Tags alone are remembered. */
enum { TWI_SHAPE_FIELDS = 12 };
typedef struct twi_shape {
    uint32_t fields; /* behind 35; 0: none was read yet */
    uint32_t seq;    /* the field of 34 */
    uint32_t at[TWI_AT_COUNT];
    uint32_t tags[TWI_SHAPE_FIELDS];
} twi_shape;

/* The message at hand. Field numbers are the index's, TW_NONE where there is none. */
typedef struct twi_message {
    const uint8_t *input;
    const tw_index *index;
    uint32_t length;
    twi_text type;
    uint8_t kind;      /* the MsgType of one byte, else 0 */
    uint8_t seq_state; /* TWI_SEQ_... */
    uint8_t poss_dup, poss_resend;
    uint64_t seq;
    uint32_t at[TWI_AT_COUNT];
    int64_t sending_ns;
    uint64_t numbers[2]; /* what its check read: 36; or 7 and 16 */
    uint32_t flags;      /* TW_EVENT_... */
    uint32_t fault_tag;  /* with TW_EVENT_FAULTS */
    uint32_t broken_tag; /* broken: where its fields end to be fields, and 373 for that */
    int32_t broken_reason;
    uint8_t broken;
} twi_message;

enum { TWI_SEQ_ABSENT, TWI_SEQ_READ, TWI_SEQ_MALFORMED };

/* What is wrong with it. */
typedef struct twi_fault {
    uint16_t why;
    int32_t reason; /* 373 or 380 */
    uint32_t tag;
    uint64_t numbers[2]; /* for texts: expected, received */
} twi_fault;

/* What the peer's Logon said, kept while the application decides. */
typedef struct twi_logon {
    uint64_t seq;
    uint64_t next_expected; /* 789; 0: none */
    uint64_t length_max;    /* 383; 0: none */
    uint32_t heartbeat_s;
    uint32_t reset;  /* 141=Y */
    uint32_t status; /* 1409 */
    uint32_t appl_ver_id_length;
    char appl_ver_id[16]; /* 1137 */
    uint32_t offset, length;
} twi_logon;

/* Messages being sent again. */
typedef struct twi_replay {
    uint64_t begin; /* where it began */
    uint64_t hole;  /* the first number not answered yet */
    uint64_t next;  /* the first not looked at yet */
    uint64_t end;   /* the last */
    int64_t due;    /* mono_ns of the next, when they are throttled */
    uint32_t active;
} twi_replay;

/* A gap that was asked for. */
typedef struct twi_gap {
    uint64_t target; /* the number up to which it must be filled; 0: there is none */
    uint64_t asked;  /* the last number asked for, or TWI_SEQ_MAX: all */
    int64_t due;     /* mono_ns when it is asked for again */
    uint32_t tries;
} twi_gap;

/* Bytes in a row: new ones are put at the end, old ones taken from the front. */
typedef struct twi_buffer {
    uint8_t *bytes;
    uint32_t size, head, tail;
} twi_buffer;

enum { TWI_PIECE_MAX = 160 };

/* Rendered bytes. */
typedef struct twi_piece {
    uint32_t length;
    uint8_t bytes[TWI_PIECE_MAX];
} twi_piece;

typedef struct twi_header_cache {
    uint64_t type;
    uint32_t length;
    tw_header header;
} twi_header_cache;

struct tw_session {
    uint32_t busy;
    uint8_t state; /* twi_state */
    uint8_t version;
    uint8_t time_digits;
    uint8_t link;        /* the transport has a connection */
    uint8_t ended;       /* by its schedule */
    uint8_t unavailable; /* the application */
    uint8_t reset_asked; /* our Logon had 141=Y */
    uint8_t reset_again; /* the connection ended in the middle of a reset: our next Logon begins anew once more */
    uint8_t unsent;      /* a message that the state needs could not be sent */
    uint8_t at_gap;      /* the Logon just taken lies beyond a gap */
    uint8_t asked;       /* the peer has asked for messages since our last TestRequest */
    uint8_t owed;        /* a replay or the queue can go on at once: a call was to be short, or had no room for events */
    uint8_t in_garbage;  /* the bytes before were garbled */
    uint8_t settle;      /* and a TestRequest is to follow it */
    uint16_t close_why;
    uint32_t epoch, numbers_epoch; /* connections, numberings: counted */
    uint64_t store_epoch;
    tw_now now;

    uint64_t next_out, next_in;
    uint64_t recorded; /* next_in in the store */
    uint64_t last_app; /* the last message delivered and not acknowledged; 0: none */
    uint64_t taken;    /* a Logon beyond a gap: its number is taken when the gap is closed; 0: none */
    int64_t created_utc_ns;

    int64_t sent_at, received_at;
    int64_t test_at;             /* when the TestRequest went out that nothing was received since; 0: none */
    int64_t logon_by, logout_by; /* 0: none */
    int64_t heartbeat_ns;        /* 0: none */
    int64_t send_due;            /* when the rate allows the next send */
    uint64_t test_id;            /* 112 of our last TestRequest */
    uint64_t peer_length_max;    /* 383; 0: none */
    twi_logon logon;
    twi_replay replay;
    twi_gap gap;
    twi_fault fault;
    const twi_message *message; /* at hand; NULL: none */
    twi_text command_text;      /* 58 of the Logout that is asked for */
    char peer_appl_ver_id[16];  /* 1137 of its Logon */
    uint32_t peer_appl_ver_id_length;

    tw_session_options options;
    twi_text begin, sender, sender_sub, sender_location, target, target_sub, target_location;
    uint32_t store_session;
    tw_index *index;
    tw_validator *validators[TWI_DICTS_MAX];
    twi_text appl_ver_ids[TWI_DICTS_MAX];

    twi_time_text time;   /* the last SendingTime written */
    char second_text[24]; /* the second of the last message received, and what it is */
    int64_t second_ns;
    twi_shape shape; /* of the last header received */
    twi_known known_begin, known_sender, known_target;
    uint32_t plain; /* its header has no more than every message has */
    twi_piece before_time, after_time;
    twi_buffer output, queue;
    uint32_t queued;
    uint32_t events_first, events_count;
    uint32_t headers_next;
    twi_header_cache headers[TWI_HEADERS];
    uint8_t rows[TWI_STATES][TWI_INPUTS];
    tw_session_event events[TWI_EVENTS];
};

/* session.c: looks the input up in the table and does what stands there. */
void twi_dispatch(tw_session *session, twi_input input);

/* options.c */
tw_status twi_attach(tw_session *session, tw_store_state *state, tw_error *error);
void twi_attached(tw_session *session, const tw_store_state *state);

/* actions.c: what the actions of the table are. */
typedef void twi_action_function(tw_session *session);
extern twi_action_function *const twi_actions[TWI_ACTIONS];

/* message.c: header fields of an indexed message. */
void twi_message_read(twi_message *message, twi_shape *shape, const tw_index *index, const uint8_t *input, uint32_t length);
static inline twi_text twi_message_text(const twi_message *message, uint32_t field)
{
    uint32_t at;
    const uint32_t length = tw_index_text(message->index, field, &at);
    return (twi_text){length ? (const char *)message->input + at : NULL, length};
}
/* A whole number without sign in the first field with this tag: TWI_SEQ_... */
uint8_t twi_message_number(const twi_message *message, uint32_t tag, uint64_t *value);
int twi_message_flag(const twi_message *message, uint32_t tag);
int twi_header_tag(uint32_t tag);

/* check.c: names what a message is, FIX's checks in their order; fills session->fault. */
twi_input twi_check(tw_session *session, twi_message *message);
/* The validator for an application version, NULL: none (*found says whether that is a fault). */
tw_validator *twi_validator_for(const tw_session *session, const twi_message *message, int *fault);
twi_input twi_fault_set(tw_session *session, twi_input input, uint16_t why, int32_t reason, uint32_t tag);

/* check_admin.c: the fields of administrative messages. */
twi_input twi_check_logon(tw_session *session, twi_message *message);
twi_input twi_check_reset(tw_session *session, twi_message *message);
twi_input twi_check_gap_fill(tw_session *session, twi_message *message);
twi_input twi_check_resend_request(tw_session *session, twi_message *message);

/* event.c */
static inline int twi_events_room(const tw_session *session)
{
    return session->events_count + TWI_EVENTS_STEP <= TWI_EVENTS;
}
tw_session_event *twi_event(tw_session *session, uint16_t kind);
/* With the message at hand. */
tw_session_event *twi_event_of(tw_session *session, uint16_t kind);
/* The place of the next event, which counts already: to be filled whole. */
static inline tw_session_event *twi_event_place(tw_session *session)
{
    const uint32_t at = (session->events_first + session->events_count) % TWI_EVENTS;
    session->events_count += session->events_count < TWI_EVENTS;
    return &session->events[at];
}

/* buffer.c */
static inline uint32_t twi_buffer_length(const twi_buffer *buffer)
{
    return buffer->tail - buffer->head;
}
/* Room for `length` bytes at the end: their address, NULL when there is none. They count after twi_buffer_add. */
uint8_t *twi_buffer_room(twi_buffer *buffer, uint32_t length);
void twi_buffer_add(twi_buffer *buffer, uint32_t length);
void twi_buffer_drop(twi_buffer *buffer, uint32_t length);

/* fields.c: bodies of administrative messages, and fields that were given rendered. */
typedef struct twi_fields {
    uint32_t length;
    uint8_t bytes[TWI_FIELDS_MAX];
} twi_fields;
typedef struct twi_cursor {
    const uint8_t *bytes;
    uint32_t length, at; /* at: the field after the one read */
    uint32_t tag, begin; /* of the field read; tag 0: the end */
    uint32_t data;       /* bytes of the data field that follows; UINT32_MAX: none does */
    uint32_t value;      /* offset of its value */
} twi_cursor;
void twi_fields_uint(twi_fields *fields, uint32_t tag, uint64_t value);
void twi_fields_text(twi_fields *fields, uint32_t tag, twi_text text);
twi_cursor twi_cursor_of(const void *bytes, uint32_t length);
/* Moves to the next field: 1, 0 at the end (tag is 0 then), -1 where the bytes are not fields. */
int twi_cursor_next(twi_cursor *cursor);
/* Copies fields with a tag below `tag`; the cursor stands on a field or at the end. */
void twi_fields_merge(twi_fields *fields, twi_cursor *cursor, uint32_t tag);
twi_text twi_text_of(const char *text);
int twi_text_equal(twi_text one, twi_text other);
twi_known twi_known_of(twi_text text);
/* Whether the value of a field is this text. A message ends with the eight bytes of SOH and CheckSum, so reading a word from any byte of a value is reading it. */
static inline int twi_known_is(const twi_known *known, const twi_message *message, uint32_t field)
{
    const uint32_t at = field < message->index->fields ? tw_index_values(message->index)[field] : 0;
    const uint32_t length = at ? tw_index_ends(message->index)[field] - at : 0;
    uint64_t word, differ = 0;
    if (length != known->length)
        return 0;
    for (uint32_t i = 0; i < length; i += 8) {
        memcpy(&word, message->input + at + i, sizeof word);
        differ |= (word ^ known->words[i / 8]) & (i + 8 < length ? UINT64_MAX : known->last);
    }
    return differ == 0;
}
/* Whether a list with blanks names the text. */
int twi_text_listed(const char *list, twi_text text);

/* send.c: messages out. twi_pieces: what is the same in all of them, rendered once. */
void twi_pieces(tw_session *session);
typedef struct twi_draft {
    twi_text type;
    uint64_t seq;
    uint32_t poss_dup, poss_resend;
    twi_text orig;       /* 122; at NULL: none */
    int64_t orig_utc_ns; /* or this one, with poss_dup and no orig */
    const void *header, *body;
    uint32_t header_length, body_length;
} twi_draft;
/* Frames a message at the end of the output without counting it; *length receives its bytes. */
tw_status twi_frame(tw_session *session, const twi_draft *draft, uint32_t reserve, uint8_t **bytes, uint32_t *length);
/* Numbers, stores and sends an administrative message. Gives 0 when that was not possible. */
int twi_send(tw_session *session, char type, const twi_fields *fields);
/* The same, and the connection cannot go on without it. */
void twi_send_needed(tw_session *session, char type, const twi_fields *fields);
/* A message that takes no new number: gap fills and what is sent again. */
tw_status twi_send_old(tw_session *session, const twi_draft *draft);
/* Whether a header field says who speaks to whom: then the session writes it. */
int twi_send_writes_identity(const tw_session *session, uint32_t tag);
/* What a template has to leave to the session: identity, numbers, times, flags of repetition. */
int twi_session_tag(const tw_session *session, uint32_t tag);
/* Fraction digits of 52. */
uint32_t twi_time_digits(const tw_session *session);
/* The text of a time, finer digits cut; it is session->time. */
const twi_time_text *twi_time_text_of(tw_session *session, int64_t utc_ns, uint32_t digits);
/* Stores a framed message with its number, then counts both. `keep`: it can be sent again. */
tw_status twi_release(tw_session *session, uint64_t seq, const uint8_t *bytes, uint32_t length, int keep);
/* When a message of the application goes, and what follows when it has gone. */
typedef enum twi_when { TWI_SEND_NOW, TWI_SEND_LATER, TWI_SEND_NEVER } twi_when;
twi_when twi_send_when(const tw_session *session);
void twi_sent_now(tw_session *session);
tw_status twi_enqueue(tw_session *session, const tw_session_message *message);
/* Sends what was queued, as far as it may go. */
void twi_queue_pump(tw_session *session);
int twi_queue_ready(const tw_session *session);

/* logon.c, logout.c, reject.c, sequence.c, resend.c, heartbeat.c: parts of the actions that others need too. */
void twi_numbers_reset(tw_session *session, uint64_t next_out, uint64_t next_in);
void twi_take(tw_session *session);
void twi_move(tw_session *session, uint64_t next_in);
void twi_record(tw_session *session);
void twi_replay_begin(tw_session *session, uint64_t begin, uint64_t end);
void twi_replay_pump(tw_session *session);
void twi_reject(tw_session *session, uint64_t seq, twi_text type, const twi_fault *fault, twi_text text);
void twi_reject_business(tw_session *session, uint64_t seq, twi_text type, int32_t reason, twi_text text);
uint32_t twi_fault_text(const twi_fault *fault, char *text, uint32_t room);
void twi_close(tw_session *session);

/* clock.c: what the time brings, and when it brings something. */
void twi_time_pass(tw_session *session);

/* What every call begins and ends with. session.c: replays and sends that wait go on. */
void twi_go_on(tw_session *session);
static inline void twi_call_begin(tw_session *session, const tw_now *now)
{
    session->now = *now;
    session->message = NULL;
    session->command_text = (twi_text){NULL, 0};
    session->fault = (twi_fault){.reason = TWI_REJECT_NONE};
}
static inline void twi_call_end(tw_session *session)
{
    session->owed = 0;
    if (session->replay.active || session->queued)
        twi_go_on(session);
}

/* Actions, by file. */
twi_action_function twi_do_open, twi_do_send_logon, twi_do_ask, twi_do_accept, twi_do_logged_on, twi_do_failed, twi_do_refused,
    twi_do_ready, twi_do_logon_seen, twi_do_reset_answer, twi_do_reset_logon, twi_do_reset_done,
    twi_do_reset_store; /* logon.c, reset.c */
twi_action_function twi_do_deliver, twi_do_fill_gap, twi_do_sequence, twi_do_request, twi_do_request_again,
    twi_do_duplicate;                                                                                              /* sequence.c */
twi_action_function twi_do_replay;                                                                                 /* resend.c */
twi_action_function twi_do_heartbeat_seen, twi_do_answer_test, twi_do_heartbeat, twi_do_test, twi_do_test_silence; /* heartbeat.c */
twi_action_function twi_do_reject, twi_do_reject_logon, twi_do_reject_app, twi_do_reject_seen, twi_do_garbled,
    twi_do_reject_garbled;                                                                  /* reject.c */
twi_action_function twi_do_logout, twi_do_logout_answer, twi_do_logout_seen, twi_do_closed; /* logout.c */

#endif
