/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The session: what both sides of a FIX connection owe each other (Logon, sequence numbers, resend, heartbeats, Logout), as pure logic.
 * FIX: session layer of FIX 4.0 to 4.4, FIXT 1.1 with FIX 5.0, 5.0 SP1, 5.0 SP2. It has no socket, clock or thread and allocates nothing:
 * received bytes, commands and the time go in; bytes to send, events and the next deadline come out.
 *
 *     tw_session_connect(session, now, &epoch, &error);                  the transport has a connection
 *     tw_session_receive(session, now, epoch, input, length, &frame, &error);   bytes came; move on by frame.length
 *     while ((count = tw_session_events(session, events, 32)))           what happened
 *         for (i = 0; i < count; i++) ...                                events[i].kind, in the order in which it happened
 *     tw_session_acknowledge(session, now, events[i].epoch, events[i].seq, &error);          the application is done with messages up to this one
 *     length = tw_session_output(session, &bytes);                       bytes to send
 *     tw_session_sent(session, now, written);
 *     tw_session_advance(session, now, &error);                          at tw_session_deadline(session), and after output was sent
 *
 * Rules that hold for every function here:
 *   session    made by tw_session_init; not NULL. It belongs to one thread at a time; a library built without NDEBUG answers TW_E_STATE to a
 *              call that finds another one under way.
 *   now        the time; not NULL. mono_ns never goes back. The session knows no other clock.
 *   error      receives detail on an error; may be NULL.
 *   TW_ROOM    there may be no room for the events of this call: nothing happened; pull events and call again.
 *   TW_E_STATE the call does not fit the state the session is in; nothing happened.
 *   store      what a store answers is passed on: a message that could not be stored was not sent and took no number.
 * unstable/ carries no promise: names and layouts here may change with any version.
 */
#ifndef TAGWIRE_UNSTABLE_SESSION_H
#define TAGWIRE_UNSTABLE_SESSION_H

#include <tagwire/dict.h>
#include <tagwire/frame.h>
#include <tagwire/plan.h>
#include <tagwire/unstable/store.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A moment on both clocks: intervals are measured by mono_ns, SendingTime (52) is written from utc_ns (since 1970). */
typedef struct tw_now {
    int64_t mono_ns;
    int64_t utc_ns;
} tw_now;

enum { TW_SESSION_INITIATOR = 1, TW_SESSION_ACCEPTOR = 2 };

/* What a session does otherwise than by default; tw_session_options.flags. Comments name QuickFIX's setting where it has one. */
#define TW_SESSION_ANY_COMP_ID 0x1u          /* CheckCompID=N: 49 and 56 are not compared, after the Logon */
#define TW_SESSION_ANY_TIME 0x2u             /* CheckLatency=N: 52 may be off by any time */
#define TW_SESSION_SUB_IDS 0x4u              /* 50, 57, 142, 143 are part of the identity: compared like 49 and 56 */
#define TW_SESSION_RESET_ON_LOGON 0x8u       /* ResetOnLogon=Y */
#define TW_SESSION_RESET_ON_LOGOUT 0x10u     /* ResetOnLogout=Y */
#define TW_SESSION_RESET_ON_DISCONNECT 0x20u /* ResetOnDisconnect=Y */
#define TW_SESSION_REFRESH_ON_LOGON 0x40u    /* RefreshOnLogon=Y: numbers are read from the store again when a connection begins */
#define TW_SESSION_REDUNDANT_REQUESTS 0x80u  /* SendRedundantResendRequests=Y: every message beyond a gap asks for it again */
#define TW_SESSION_NOT_PERSISTENT 0x100u     /* PersistMessages=N: nothing can be sent again, everything is gap-filled */
#define TW_SESSION_LAST_PROCESSED 0x200u     /* EnableLastMsgSeqNumProcessed=Y: 369 in every message */
#define TW_SESSION_NEXT_EXPECTED 0x400u      /* EnableNextExpectedMsgSeqNum=Y: 789 in Logon */
#define TW_SESSION_NO_ORIG_TIME 0x800u       /* RequiresOrigSendingTime=N: 43=Y without 122 is accepted */
#define TW_SESSION_ASK 0x1000u               /* an acceptor asks the application about each Logon: TW_EVENT_LOGON_ASKED */
#define TW_SESSION_SAY_WHY 0x2000u       /* a Logon refused by the application is answered by a Logout; default: closed silently */
#define TW_SESSION_RESET_UNASKED 0x4000u /* an initiator accepts 141=Y in the answer to a Logon without it */
#define TW_SESSION_RESET_UNCONFIRMED 0x8000u /* an initiator accepts an answer without 141=Y to its Logon with it */
#define TW_SESSION_GARBLED_REJECT 0x10000u   /* garbled bytes are answered by a Reject; default: ignored, reported */
#define TW_SESSION_GARBLED_CLOSE 0x20000u    /* garbled bytes end the connection */
#define TW_SESSION_SETTLE 0x40000u           /* sends wait until a TestRequest has been answered after each Logon */
#define TW_SESSION_REFUSE_OFFLINE 0x80000u   /* a send while not logged on is refused; default: queued */
#define TW_SESSION_LIVE_IN_REPLAY 0x100000u  /* sends go out while a replay is under way; default: after it */
#define TW_SESSION_STATUS 0x200000u          /* 1409 in our Logon and Logout */
#define TW_SESSION_TEST_SYSTEM 0x400000u     /* 464=Y in our Logon, and expected in the peer's */
#define TW_SESSION_ANNOUNCE_SIZE 0x800000u   /* 383 in our Logon */
#define TW_SESSION_REFUSAL_COUNTS 0x1000000u /* a Logon that the application refused takes its number */

/* Digits of a second in 52 and 122. By default none for FIX 4.0 and 4.1, three from 4.2 on. */
enum { TW_SESSION_TIME_DEFAULT = 0, TW_SESSION_SECONDS = 1, TW_SESSION_MILLIS = 2, TW_SESSION_MICROS = 3, TW_SESSION_NANOS = 4 };

/* How to make a session. Set size to sizeof(tw_session_options); members from there on are 0 by default. Texts end with NUL; NULL and ""
 * mean none. Texts, dictionaries and store must outlive the session. */
typedef struct tw_session_options {
    uint32_t size;                  /* of this struct, as the caller was compiled */
    uint32_t role;                  /* TW_SESSION_INITIATOR or TW_SESSION_ACCEPTOR */
    const char *begin_string;       /* BeginString (8): "FIX.4.0" to "FIX.4.4", "FIXT.1.1"; not NULL */
    const char *sender_comp_id;     /* ours (49); not NULL */
    const char *sender_sub_id;      /* 50 */
    const char *sender_location_id; /* 142 */
    const char *target_comp_id;     /* the peer's (56); not NULL */
    const char *target_sub_id;      /* 57 */
    const char *target_location_id; /* 143 */
    const char *qualifier;          /* SessionQualifier: tells sessions of one identity apart in the store */
    const char *appl_ver_id;        /* DefaultApplVerID (1137) in Logon; FIXT.1.1 only, and then not NULL */
    const char
        *supported; /* MsgTypes of the application, one blank between two; others get BusinessMessageReject 380=3. NULL: all */
    const char *never_resent; /* MsgTypes that are gap-filled instead of sent again */
    const char *on_behalf_of; /* OnBehalfOfCompIDs (115) that the peer may speak for; NULL: any */
    const char *logon_fields; /* fields for the body of our Logon, "553=me|554=secret|" with SOH for the bar, ascending by tag */
    tw_store *store;          /* not NULL; the session calls it from its own thread */
    const struct tw_dict *const
        *dicts; /* of application messages: one, for FIXT.1.1 one for each ApplVerID; NULL: messages are not validated */
    const struct tw_dict *transport; /* of FIXT.1.1's header and administrative messages; NULL: the built-in one */
    uint8_t policy[32];              /* of validation: TW_POLICY_... by TW_RULE_... */
    uint32_t dict_count;             /* at most 16 */
    uint32_t flags;                  /* TW_SESSION_... */
    uint32_t heartbeat_s;            /* HeartBtInt (108) that an initiator asks for; 0: no heartbeats and no test requests */
    uint32_t heartbeat_max_s;        /* the largest 108 that an acceptor accepts; 0: any */
    uint32_t latency_max_s;          /* MaxLatency; 0 means 120 */
    uint32_t logon_timeout_ms;       /* for the peer's Logon, and for the application's answer; 0 means 10,000 */
    uint32_t logout_timeout_ms;      /* for the peer's Logout; 0 means 2,000 */
    uint32_t resend_timeout_ms;      /* without progress in a gap that was asked for; 0 means 30,000 */
    uint32_t resend_tries;           /* ResendRequests for one gap without progress before Logout; 0 means 3 */
    uint32_t resend_chunk;           /* ResendRequestChunkSize: messages asked for at once; 0: all; 1 is taken as 2 */
    uint32_t resend_age_max_s;       /* older messages are gap-filled instead of sent again; 0: any age */
    uint32_t resend_rate;            /* messages sent again in a second; 0: no limit */
    uint32_t send_rate;              /* application messages in a second; 0: no limit */
    uint32_t timestamp;              /* TW_SESSION_TIME_DEFAULT ... */
    uint32_t length_max;             /* MaxMessageSize; 0 means TW_FRAME_SIZE_MAX */
    uint32_t fields_max;             /* fields of one message; 0 means 1024 */
    uint32_t output_size;            /* bytes of output not sent yet; 0 means 65,536, at least 16,384 */
    uint32_t queue_size;             /* bytes of sends that wait for a Logon, a replay, the rate; 0 means 65,536 */
    uint32_t reserved;
} tw_session_options;

/* A session. Opaque. */
typedef struct tw_session tw_session;

/* What happened. */
enum {
    TW_EVENT_MESSAGE = 1, /* an application message in sequence; acknowledge it */
    TW_EVENT_LOGON_ASKED =
        2, /* a Logon that tw_session_accept or tw_session_refuse must answer; no state was touched; other: 1409 or 0 */
    TW_EVENT_LOGGED_ON = 3,    /* seq: the peer's Logon; other: its 1409 or 0 */
    TW_EVENT_LOGON_FAILED = 4, /* why */
    TW_EVENT_LOGON_AGAIN = 5,  /* a Logon while logged on: it took its number and is not answered */
    TW_EVENT_LOGOUT = 6,       /* the peer's Logout */
    TW_EVENT_CLOSE = 7,        /* the session is done with the connection: send what output is left, then close; why */
    TW_EVENT_CLOSED = 8,       /* the connection is gone (tw_session_closed) */
    TW_EVENT_REJECTED = 9,     /* a message of the peer was rejected: why, reason (373), tag (371) */
    TW_EVENT_REJECT = 10,      /* the peer's Reject; other: 45 */
    TW_EVENT_GARBLED = 11,     /* bytes that are no message; reason: the tw_status */
    TW_EVENT_GAP = 12,         /* messages seq to other are missing and were asked for */
    TW_EVENT_RESEND = 13,      /* the peer asked for seq to other */
    TW_EVENT_RESENT = 14,      /* that was answered, up to seq */
    TW_EVENT_RESET = 15,       /* the numbers began anew; seq: the next outgoing, other: the next incoming one */
    TW_EVENT_SEQUENCE = 16,    /* SequenceReset: from seq on, other is expected (equal: a Reset to the number expected anyway) */
    TW_EVENT_DUPLICATE = 17,   /* a message seen before, ignored */
    TW_EVENT_SENT = 18,        /* a send that had been queued got seq; other: its id */
    TW_EVENT_HEARTBEAT = 19,   /* a Heartbeat that answers a TestRequest: bytes hold its 112; other: 1 if it is ours */
    TW_EVENT_TEST = 20,        /* nothing was received for too long: a TestRequest went out */
    TW_EVENT_STORE = 21,       /* the store failed: reason is its status */
    TW_EVENT_READY = 22        /* sends go out now: logged on, and settled where that is asked for */
};

/* Why a Logon failed, a message was rejected or a connection is closed. Values are pinned. */
enum {
    TW_WHY_NONE = 0,
    TW_WHY_COMMAND = 1,   /* the application asked for it */
    TW_WHY_PEER = 2,      /* the peer closed the connection */
    TW_WHY_NOT_LOGON = 3, /* the first message was not a Logon */
    TW_WHY_IDENTITY = 4,  /* BeginString or CompIDs are not those of this session */
    TW_WHY_BEGIN_STRING = 5,
    TW_WHY_COMP_ID = 6,
    TW_WHY_SENDING_TIME = 7,
    TW_WHY_SEQ_MISSING = 8,    /* no MsgSeqNum, or not a number */
    TW_WHY_SEQ_LOW = 9,        /* MsgSeqNum too low without PossDupFlag */
    TW_WHY_FIELD = 10,         /* a field is missing, malformed or out of range: reason, tag */
    TW_WHY_REFUSED = 11,       /* the application refused the Logon, or did not answer in time */
    TW_WHY_PEER_REFUSED = 12,  /* the peer answered our Logon with a Logout */
    TW_WHY_TIMEOUT = 13,       /* no Logon, no Logout, or nothing at all in time */
    TW_WHY_RESET_SEQ = 14,     /* 141=Y and MsgSeqNum is not 1 */
    TW_WHY_RESET_FLAG = 15,    /* 141=Y not asked for, or not confirmed */
    TW_WHY_HEARTBEAT = 16,     /* 108 is not acceptable */
    TW_WHY_NEXT_EXPECTED = 17, /* 789 is beyond what was sent */
    TW_WHY_TEST_SYSTEM = 18,   /* 464 differs from what is configured */
    TW_WHY_ENCRYPTION = 19,    /* 98 is not 0 */
    TW_WHY_APPL_VER_ID = 20,   /* no dictionary for 1137 or 1128 */
    TW_WHY_TYPE = 21,          /* the MsgType is unknown, or the application does not support it */
    TW_WHY_ORIG_TIME = 22,     /* 43=Y and 122 is missing or after 52 */
    TW_WHY_DICTIONARY = 23,    /* the message breaks a rule of its dictionary */
    TW_WHY_PARTY = 24,         /* 115 is none that the peer may speak for */
    TW_WHY_SIZE = 25,          /* a message beyond the largest size */
    TW_WHY_GARBLED = 26,
    TW_WHY_RESEND = 27,   /* a gap that was asked for did not close */
    TW_WHY_LOGOUT = 28,   /* both Logouts are exchanged */
    TW_WHY_STORE = 29,    /* the store failed where the session cannot go on */
    TW_WHY_SLOW = 30,     /* the peer does not read: the output is full */
    TW_WHY_SEQ_LIMIT = 31 /* the last sequence number, 2^63 - 1, is reached */
};

/* tw_session_event.flags. */
enum {
    TW_EVENT_POSS_DUP = 1,    /* 43=Y: perhaps delivered before */
    TW_EVENT_POSS_RESEND = 2, /* 97=Y: perhaps sent before under another number */
    TW_EVENT_FAULTS = 4       /* the message breaks rules that the policy accepts; tag: the first one's */
};

/* One event. 64 bytes, no pointers. */
typedef struct tw_session_event {
    uint64_t seq;    /* MsgSeqNum (34) of the message, or as the kind says */
    uint64_t other;  /* as the kind says */
    int64_t utc_ns;  /* when it happened */
    uint32_t epoch;  /* of the numbers: for tw_session_acknowledge */
    uint32_t offset; /* the message: from the start of the input passed to tw_session_receive */
    uint32_t length; /* its bytes; 0: the event has none */
    uint32_t tag;    /* at fault, or 0 */
    uint16_t kind;   /* TW_EVENT_... */
    uint16_t why;    /* TW_WHY_... */
    uint32_t flags;  /* TW_EVENT_POSS_DUP ... */
    int32_t reason;  /* 373, 380 or a status; -1 where there is none */
    uint32_t reserved[3];
} tw_session_event;

/* A message of the application. Set size to sizeof(tw_session_message). Bytes are caller's, not kept. */
typedef struct tw_session_message {
    uint32_t size;
    uint32_t type_length;
    const void *type;   /* MsgType (35), 1 to 32 bytes */
    const void *header; /* header fields "115=X|128=Y|", ascending by tag, none that the session writes; may be NULL */
    const void *body;   /* body fields "11=X|55=Y|", sent as they are; checked at their edges only; may be NULL */
    uint32_t header_length;
    uint32_t body_length;
    uint64_t id;          /* comes back in TW_EVENT_SENT */
    uint32_t poss_resend; /* 1: 97=Y */
    uint32_t reserved;
} tw_session_message;

/* A message of a template, checked to be one that a session can send: tw_session_form_init. Caller's; read it as you like. */
typedef struct tw_session_form {
    const tw_template *made;
    uint32_t message;   /* of the template */
    uint32_t slots;     /* its top-level slots */
    uint32_t seq;       /* which of them is 34 */
    uint32_t sending;   /* 52 */
    uint32_t processed; /* 369; TW_NONE: it has none */
    uint32_t digits;    /* of 52 */
    char type[8];       /* MsgType (35), type_length bytes */
    uint32_t type_length;
    uint32_t reserved;
} tw_session_form;

/* Values to send by a form. Set size to sizeof(tw_session_row). All caller's, not kept. */
typedef struct tw_session_row {
    uint32_t size;
    uint32_t slot; /* the message's first top-level slot */
    const tw_session_form *form;
    tw_slot *slots;    /* slots_count of them */
    const void *input; /* what offsets of text and data refer to, input_length bytes; may be NULL where there are none */
    uint32_t slots_count, input_length;
    uint64_t id; /* comes back in TW_EVENT_SENT */
} tw_session_row;

/* A message of the peer that the application rejects. Set size to sizeof(tw_session_rejection). */
typedef struct tw_session_rejection {
    uint32_t size;
    uint32_t business; /* 0: Reject (35=3), reason is 373; 1: BusinessMessageReject (35=j), reason is 380 */
    uint64_t seq;      /* 45: of the message */
    const char *type;  /* 372: its MsgType; may be NULL */
    const char *text;  /* 58; NULL: the standard text of the reason */
    int32_t reason;
    uint32_t tag; /* 371 (business: not sent); 0: none */
} tw_session_rejection;

/* What a session is like. 64 bytes. */
typedef struct tw_session_info {
    uint64_t next_out;      /* MsgSeqNum of the next message sent */
    uint64_t next_in;       /* MsgSeqNum expected next */
    uint64_t acknowledged;  /* the last one that needs not be asked for again after a crash */
    int64_t created_utc_ns; /* when this numbering began */
    uint32_t state;         /* TW_SESSION_STATE_... by number; tw_session_state_name */
    uint32_t epoch;
    uint32_t heartbeat_s; /* in force */
    uint32_t output;      /* bytes to send */
    uint32_t queued;      /* sends that wait */
    uint32_t replaying;   /* 1: a resend is under way */
    uint32_t reserved[2];
} tw_session_info;

/* The bytes of memory that a session needs. returns: TW_OK; TW_E_ARGUMENT. Thread rule: any thread. */
TW_API tw_status tw_session_size(const tw_session_options *options, uint32_t *size);

/*
 * Makes a session in the caller's memory, aligned to 64 bytes, and attaches it to its store, from which it takes its numbers. It needs no
 * end: drop it when done. now: when; a store that does not know the session notes it as the beginning of its numbers.
 *
 * returns: TW_OK; TW_E_ARGUMENT (an option is missing, malformed or out of range: error->text says which); TW_E_MEMORY; what the store answers.
 */
TW_API tw_status tw_session_init(void *memory, uint32_t size, const tw_session_options *options, const tw_now *now,
                                 tw_session **session, tw_error *error);

/*
 * A connection has come up: an initiator sends its Logon, an acceptor waits for the peer's. What output of an earlier connection is left is dropped.
 *
 * epoch:   receives the number of this connection, which tw_session_receive and tw_session_closed want; not NULL.
 * returns: TW_OK; TW_ROOM; TW_E_STATE (it has a connection: FIX: a second one is closed without an answer; or the session has ended); the store's.
 */
TW_API tw_status tw_session_connect(tw_session *session, const tw_now *now, uint32_t *epoch, tw_error *error);

/* The connection is gone. returns: TW_OK; TW_ROOM; TW_E_STATE (another epoch, or none). */
TW_API tw_status tw_session_closed(tw_session *session, const tw_now *now, uint32_t epoch, tw_error *error);

/*
 * Takes the message, or the garbled bytes, at the start of the input.
 *
 * input:   bytes received and not consumed yet; events name places in it.
 * frame:   receives how many bytes are consumed (length) or needed (need), as tw_frame_next; not NULL.
 * returns: TW_OK (frame->length bytes are consumed, whatever they were: events say it); TW_MORE; TW_ROOM (nothing consumed: pull events, send output, or
 *          answer TW_EVENT_LOGON_ASKED, and call again); TW_E_STATE (another epoch, or the connection is done with: drop the bytes).
 */
TW_API tw_status tw_session_receive(tw_session *session, const tw_now *now, uint32_t epoch, const void *input, uint32_t length,
                                    tw_frame *frame, tw_error *error);

/*
 * All fields of the message that tw_session_receive took last, whose offsets count from its first byte: tw_read_indexed reads it by a plan
 * without looking at its bytes again. It has no fields after bytes that were garbled or not a whole message yet. NULL gives NULL.
 * Lifetime: until the next tw_session_receive.
 */
TW_API const tw_index *tw_session_index(const tw_session *session);

/*
 * The application is done with all messages up to seq of TW_EVENT_MESSAGE; only then is the incoming number recorded, and 369 moved.
 * epoch: of the event; one of before a reset is ignored. returns: TW_OK; TW_E_ARGUMENT (not delivered yet); the store's (call again: nothing is lost).
 */
TW_API tw_status tw_session_acknowledge(tw_session *session, const tw_now *now, uint32_t epoch, uint64_t seq, tw_error *error);

/*
 * Sends a message, or queues it until sending is allowed.
 *
 * seq:     receives its MsgSeqNum, 0: it is queued and TW_EVENT_SENT will tell; not NULL.
 * returns: TW_OK; TW_E_BUILD_ROOM (queue or output are full, or it is larger than they are); TW_E_BUILD_SIZE (larger than the peer's 383 allows);
 *          TW_E_BUILD_TAG, TW_E_BUILD_VALUE (header or body); TW_E_STATE (not logged on, with TW_SESSION_REFUSE_OFFLINE); TW_E_VALUE_OVERFLOW
 *          (the last sequence number is used); the store's. After an error no number was taken.
 */
TW_API tw_status tw_session_send(tw_session *session, const tw_now *now, const tw_session_message *message, uint64_t *seq,
                                 tw_error *error);

/*
 * Finds out how a message of a template is sent in this session: its header has to be what the session would write. It is checked here, once; 34, 52 and 369 then are
 * filled in by each tw_session_write.
 *
 * made:    has to outlive the form. Its message has, before all fields of the body, the constants 8, 49 and 56, and what of 50, 57, 142, 143 is configured, as the
 *          session has them; 34:int; 52:time, time0, time3, time6 or time9; with TW_SESSION_LAST_PROCESSED 369:int, otherwise none; neither 43, 97 nor
 *          122. Other header fields are the application's.
 * form:    receives it; caller's, not NULL; for this session only.
 * returns: TW_OK; TW_E_ARGUMENT (NULL, no such message); TW_E_BUILD_TAG (error->tag: the header field that is missing, or not as said above).
 */
TW_API tw_status tw_session_form_init(const tw_session *session, const tw_template *made, uint32_t message, tw_session_form *form,
                                      tw_error *error);

/*
 * Sends a message written by a template, straight into the session's output; or queues it until sending is allowed.
 *
 * row:     slots as for tw_template_write, but that of 34, 52 and 369 whatever is there is overwritten.
 * seq:     receives its MsgSeqNum, 0: it is queued and TW_EVENT_SENT will tell; not NULL.
 * returns: what tw_session_send answers; what tw_template_write answers, with its detail. After an error no number was taken.
 */
TW_API tw_status tw_session_write(tw_session *session, const tw_now *now, const tw_session_row *row, uint64_t *seq,
                                  tw_error *error);

/* The bytes to send next; *bytes receives their address, valid until the next call on the session. returns: how many. */
TW_API uint32_t tw_session_output(const tw_session *session, const uint8_t **bytes);

/* So many of them were sent. returns: TW_OK; TW_E_ARGUMENT (more than there are). */
TW_API tw_status tw_session_sent(tw_session *session, const tw_now *now, uint32_t length);

/* Takes up to `room` events, oldest first. returns: how many. */
TW_API uint32_t tw_session_events(tw_session *session, tw_session_event *events, uint32_t room);

/* Does what is due at this time: heartbeats, timeouts, the next piece of a replay, queued sends. returns: TW_OK; TW_ROOM. */
TW_API tw_status tw_session_advance(tw_session *session, const tw_now *now, tw_error *error);

/* When tw_session_advance has something to do next (mono_ns), INT64_MAX: never. A replay or queue that waits for output to be sent has none. */
TW_API int64_t tw_session_deadline(const tw_session *session);

/*
 * Commands. text: 58 of the Logout, NULL for none.
 * returns: TW_OK; TW_ROOM; TW_E_STATE; the store's.
 *   accept, refuse   answer TW_EVENT_LOGON_ASKED.
 *   logout           Logout, then close when the peer has answered; without a Logon closes at once.
 *   disconnect       closes at once, in any state.
 *   test             TestRequest.
 *   reset            numbers begin anew: without a connection at once; logged on by TestRequest, Heartbeat, and Logon with 141=Y.
 *   set_next         the numbers, without a connection; 0 leaves one as it is. Messages kept stay.
 *   reject           answers a message that was delivered.
 *   available        0: application messages get BusinessMessageReject 380=4 from now on, 1: they are delivered.
 *   begin, end       of the session by its schedule. After end it logs out and refuses connections until begin; fresh 1: numbers begin anew.
 */
TW_API tw_status tw_session_accept(tw_session *session, const tw_now *now, tw_error *error);
TW_API tw_status tw_session_refuse(tw_session *session, const tw_now *now, const char *text, tw_error *error);
TW_API tw_status tw_session_logout(tw_session *session, const tw_now *now, const char *text, tw_error *error);
TW_API tw_status tw_session_disconnect(tw_session *session, const tw_now *now, tw_error *error);
TW_API tw_status tw_session_test(tw_session *session, const tw_now *now, tw_error *error);
TW_API tw_status tw_session_reset(tw_session *session, const tw_now *now, tw_error *error);
TW_API tw_status tw_session_set_next(tw_session *session, const tw_now *now, uint64_t next_out, uint64_t next_in, tw_error *error);
TW_API tw_status tw_session_reject(tw_session *session, const tw_now *now, const tw_session_rejection *rejection, tw_error *error);
TW_API tw_status tw_session_available(tw_session *session, uint32_t available);
TW_API tw_status tw_session_begin(tw_session *session, const tw_now *now, uint32_t fresh, tw_error *error);
TW_API tw_status tw_session_end(tw_session *session, const tw_now *now, tw_error *error);

/* Facts. returns: TW_OK; TW_E_ARGUMENT. */
TW_API tw_status tw_session_describe(const tw_session *session, tw_session_info *info);

/* The name of tw_session_info.state, of a TW_EVENT_..., of a TW_WHY_...: "ACTIVE", "LOGGED_ON", "SEQ_LOW"; "" for a number that is none. Static. */
TW_API const char *tw_session_state_name(uint32_t state);
TW_API const char *tw_session_event_name(uint32_t kind);
TW_API const char *tw_session_why_name(uint32_t why);

/*
 * The header fields of a reply to a message with third-party routing, for tw_session_message.header: 115 and 128, 116 and 129, 144 and 145
 * exchanged, and 50 and 57 likewise. FIX: OnBehalfOf and DeliverTo.
 *
 * message: one whole message; out: caller's.
 * returns: TW_OK (*written bytes, 0 where there is no routing); TW_ROOM (*written says how many are needed); TW_E_ARGUMENT; TW_E_BUILD_VALUE (not a message).
 * Thread rule: any thread.
 */
TW_API tw_status tw_session_route(const void *message, uint32_t length, void *out, uint32_t room, uint32_t *written);

#ifdef __cplusplus
}
#endif

#endif
