/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The engine: sessions over a transport and a store, polled. It starts no thread, calls nobody back, never blocks but in tw_engine_wait, and allocates nothing
 * once a session is added.
 *
 *     while (running) {
 *         tw_engine_poll(engine, &now, events, 256, slots, 4096, &count, &error);     also says: what the last poll gave is done with
 *         for (i = 0; i < count; i++)
 *             if (events[i].kind == TW_EVENT_MESSAGE)                    its bytes: base of tw_engine_arena + events[i].offset
 *                 tw_engine_send(engine, &now, events[i].session, &answer, 0, &seq, &error);
 *         tw_engine_wait(engine, &now, INT64_MAX);                       or not: a thread that spins polls again
 *     }
 *
 * Events, and the bytes that they name, hold until the next poll, whatever is called in between. That poll acknowledges all of them: only
 * then are incoming numbers recorded. After a crash the messages of the last poll are asked for again and come with TW_EVENT_POSS_DUP.
 *
 * Rules that hold for every function here:
 *   engine, now, error   as in session.h; error may be NULL.
 *   session              an id that tw_engine_add gave; TW_E_ARGUMENT for one that was removed, or is none.
 *   threads              an engine belongs to one thread at a time; a library built without NDEBUG answers TW_E_STATE to a call that finds another one
 *                        under way. Any thread: tw_engine_wake, tw_engine_counters_read. One thread each: a port; tw_engine_agent.
 *
 * Under unstable/ nothing is promised: these functions are in libtagwire.a only, and may change with any release.
 */
#ifndef TAGWIRE_UNSTABLE_ENGINE_H
#define TAGWIRE_UNSTABLE_ENGINE_H

#include <tagwire/plan.h>
#include <tagwire/unstable/session.h>
#include <tagwire/unstable/transport.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tw_engine tw_engine;
typedef struct tw_port tw_port;

/* The fewest events that tw_engine_poll takes room for. */
#define TW_ENGINE_EVENTS_MIN 32u

/* Kinds of events beside those of session.h. */
enum {
    TW_EVENT_CONNECTED =
        64, /* the connection of a session is up: an initiator's, or one that its Logon came by; other: the connection */
    TW_EVENT_CONNECT_FAILED = 65, /* reason: TW_CLOSED_..., or the status of connect; other: ms until the next attempt */
    TW_EVENT_UNKNOWN =
        66, /* a Logon that no session fits, with TW_ENGINE_ASK_UNKNOWN: its bytes; other: the connection. Add a session and call tw_engine_admit, or tw_engine_dismiss; else it is closed in time */
    TW_EVENT_STRANGER =
        67, /* a connection was closed without a word: why says TW_WHY_IDENTITY (no session fits), TW_WHY_NOT_LOGON, TW_WHY_GARBLED, TW_WHY_TIMEOUT, TW_WHY_PEER, TW_WHY_SIZE, or
                                     TW_WHY_COMMAND (its session has a connection already, or has ended; then session is set). bytes: what it sent, if a message */
    TW_EVENT_PORT_SENT = 68,   /* a message of a port was sent, seq, or queued, seq 0; other: its id. Only with TW_PORT_TELL */
    TW_EVENT_PORT_REFUSED = 69 /* a message of a port was not sent: reason is the status; other: its id */
};

/* What happened. Frozen, 64 bytes, no pointers. The first members are those of tw_session_event. */
typedef struct tw_event {
    uint64_t session; /* 0: none */
    uint64_t seq;     /* as tw_session_event */
    uint64_t other;   /* as tw_session_event */
    int64_t utc_ns;   /* the poll's time */
    uint32_t offset;  /* of the message, from the arena's base */
    uint32_t length;  /* 0: the event has none */
    uint32_t tag;
    int32_t reason;
    uint16_t kind; /* TW_EVENT_... */
    uint16_t why;
    uint32_t flags; /* TW_EVENT_POSS_DUP ...; TW_EVENT_UNREAD */
    uint32_t
        slot; /* a message of a session with a plan: its first slot is slots[slot]; offsets of texts count from the message, indices of groups from this slot */
    uint16_t slots;   /* slots used; 0: the plan does not have this type, or TW_EVENT_UNREAD */
    uint16_t message; /* of the plan; TW_ROW_OTHER: none */
} tw_event;

/* tw_event.flags: the slots left did not hold the message: read it by tw_read. The poll ends with it. */
#define TW_EVENT_UNREAD 0x10000u

/* tw_engine_options.flags. */
#define TW_ENGINE_ASK_UNKNOWN 0x1u /* a Logon that no session fits is an event, TW_EVENT_UNKNOWN; default: closed without a word */
#define TW_ENGINE_DURABLE                                                                                                          \
    0x2u /* the store is a journal (tw_journal_open), and no byte is offered to the transport before the record of its message is safe */
#define TW_ENGINE_AGENT 0x4u   /* another thread calls tw_engine_agent; the journal was opened with `agent` */
#define TW_ENGINE_JOURNAL 0x8u /* the store is a journal; implied by the two above */

/* How to make an engine. Set size to sizeof(tw_engine_options); members from there on are 0 by default. */
typedef struct tw_engine_options {
    uint32_t size;
    uint32_t flags;            /* TW_ENGINE_... */
    tw_transport *transport;   /* not NULL; the caller's, outlives the engine; nobody else polls it */
    tw_store *store;           /* not NULL; of all sessions; the caller's, outlives the engine */
    uint32_t sessions_max;     /* 0: 64; at most 65,536 */
    uint32_t logon_timeout_ms; /* a connection that was accepted and sends no Logon is closed after it; 0: 10,000 */
    uint32_t send_timeout_ms;  /* a peer that takes no bytes for so long is cut off, TW_WHY_SLOW; 0: 30,000 */
    uint32_t ports_max;        /* 0: 16 */
    uint32_t reserved;
} tw_engine_options;

/* A session of the engine. Set size to sizeof(tw_engine_session). Texts, addresses and what `session` names in text are copied; dictionaries must outlive it. */
typedef struct tw_engine_session {
    uint32_t size;
    uint32_t addresses_count; /* of an initiator: 1 to 16, tried one after another; an acceptor has none */
    const tw_session_options
        *session; /* not NULL; its store is not looked at: the engine's is taken; length_max 0 means the transport's receive_size */
    const tw_address *addresses;
    uint32_t reconnect_ms;       /* ReconnectInterval: between two attempts, once all addresses were tried; 0: 30,000 */
    uint32_t reconnect_max_ms;   /* doubled with each failed round up to this; 0: not doubled */
    uint32_t connect_timeout_ms; /* 0: 10,000 */
    uint32_t jitter;             /* percent of that time, at most 50, by which it is longer or shorter at random */
    uint64_t seed;               /* of the random numbers; 0: 1 */
    uint64_t user;               /* the caller's */
    const tw_plan *plan;         /* of the messages that the peer sends; must outlive the session; NULL: none */
} tw_engine_session;

/*
 * Makes an engine.
 * returns: TW_OK; TW_E_ARGUMENT (options: error->text says which); TW_E_MEMORY; TW_E_STATE (the system has no descriptor left).
 */
TW_API tw_status tw_engine_new(const tw_engine_options *options, tw_engine **engine, tw_error *error);

/* Closes all connections as they are and frees the engine and its ports; takes NULL. For an end in order: tw_engine_stop, then poll until tw_engine_idle. */
TW_API void tw_engine_free(tw_engine *engine);

/* The region that offsets of events count from: base and size are the same for the engine's life. returns: TW_OK; TW_E_ARGUMENT. */
TW_API tw_status tw_engine_arena(const tw_engine *engine, const uint8_t **base, uint64_t *size);

/*
 * Adds a session. An initiator connects at once, an acceptor's is found by BeginString and the CompIDs of a Logon (with TW_SESSION_SUB_IDS also 50, 57, 142, 143).
 *
 * session: receives the id; not NULL.
 * returns: TW_OK; TW_ROOM (as many as there may be); TW_E_ARGUMENT (an option: error->text says which; length_max above the transport's receive_size); TW_E_STATE
 *          (there is one with this identity); TW_E_MEMORY; the store's.
 */
TW_API tw_status tw_engine_add(tw_engine *engine, const tw_now *now, const tw_engine_session *options, uint64_t *session,
                               tw_error *error);

/* Takes a session away: its connection is closed as it is, its id is no more. What the store keeps stays. Log out first. returns: TW_OK; TW_E_ARGUMENT. */
TW_API tw_status tw_engine_remove(tw_engine *engine, const tw_now *now, uint64_t session, tw_error *error);

/* Accepts connections. As `listen` of the transport; context is the engine's own. */
TW_API tw_status tw_engine_listen(tw_engine *engine, const tw_listen *options, tw_address *bound, uint64_t *listener,
                                  tw_error *error);
TW_API tw_status tw_engine_unlisten(tw_engine *engine, uint64_t listener);

/* The connection of TW_EVENT_UNKNOWN, again: its Logon is taken to the session that fits by now. returns: TW_OK; TW_E_ARGUMENT (no such connection, or none fits). */
TW_API tw_status tw_engine_admit(tw_engine *engine, const tw_now *now, uint64_t connection, tw_error *error);

/* The connection of TW_EVENT_UNKNOWN is closed in the next poll, without a word. returns: TW_OK; TW_E_ARGUMENT (no such connection); TW_E_STATE. */
TW_API tw_status tw_engine_dismiss(tw_engine *engine, uint64_t connection);

/*
 * Acknowledges what the last poll gave, then does a bounded amount of work: bytes in and out, messages of ports, what is due by the time.
 *
 * events:  caller's, room for `room`, at least TW_ENGINE_EVENTS_MIN. When they are full the engine stops reading: nothing is ever dropped.
 * slots:   caller's, room for slots_room: what plans of sessions extract; NULL: nothing is extracted. A message that breaks its plan says so by reason and tag
 *          (tw_row.status, tw_row.tag); without a plan reason is -1.
 * count:   receives how many events there are; not NULL.
 * returns: TW_OK; TW_E_ARGUMENT; the status of a store that failed (events are given all the same; with TW_ENGINE_DURABLE nothing is sent any more).
 */
TW_API tw_status tw_engine_poll(tw_engine *engine, const tw_now *now, tw_event *events, uint32_t room, tw_slot *slots,
                                uint32_t slots_room, uint32_t *count, tw_error *error);

/* When there is something to do by time (mono_ns): INT64_MIN at once, INT64_MAX never. */
TW_API int64_t tw_engine_deadline(const tw_engine *engine);

/*
 * Blocks until poll has something to do, tw_engine_wake is called, or timeout_ns are over; not at all when something is left to do. now: not NULL.
 * returns: TW_OK; TW_E_ARGUMENT; TW_E_STATE.
 */
TW_API tw_status tw_engine_wait(tw_engine *engine, const tw_now *now, int64_t timeout_ns);

/* Ends a wait, or the next one. No system call unless the poller sleeps. Any thread. */
TW_API void tw_engine_wake(tw_engine *engine);

#define TW_SEND_LATER 0x1u /* more follows at once: the bytes go out with the next message without this flag, or the next poll */

/*
 * Sends a message of a session: framed, numbered, stored, offered to the transport. As tw_session_send.
 * seq:     receives its number, 0: queued, and TW_EVENT_SENT tells; not NULL.
 * returns: as tw_session_send; TW_E_BUILD_ROOM is a peer that does not read, or a queue that is full: no number was taken.
 */
TW_API tw_status tw_engine_send(tw_engine *engine, const tw_now *now, uint64_t session, const tw_session_message *message,
                                uint32_t flags, uint64_t *seq, tw_error *error);

/* A message by a template (plan.h) and slots. Set size to sizeof(tw_engine_row). */
typedef struct tw_engine_row {
    uint32_t size;
    uint32_t message;        /* of the template */
    const tw_template *made; /* names fields of the body only: the session writes the header; its 8=constant is not looked at */
    const tw_slot *slots;    /* as tw_template_write */
    const void *input;       /* as tw_template_write */
    uint32_t slots_count, slot, input_length, reserved;
    uint64_t id; /* comes back in TW_EVENT_SENT */
} tw_engine_row;

/* Sends a message by a template, in one call. returns: as tw_engine_send and tw_template_write; TW_E_BUILD_ROOM also beyond 64 KiB. */
TW_API tw_status tw_engine_send_row(tw_engine *engine, const tw_now *now, uint64_t session, const tw_engine_row *row,
                                    uint32_t flags, uint64_t *seq, tw_error *error);

/* Commands to a session; values are pinned. */
enum {
    TW_COMMAND_ACCEPT = 1, /* answers TW_EVENT_LOGON_ASKED */
    TW_COMMAND_REFUSE = 2, /* likewise; text: 58 */
    TW_COMMAND_LOGOUT = 3, /* text: 58. An initiator connects again after reconnect_ms: end keeps it down */
    TW_COMMAND_DISCONNECT = 4,
    TW_COMMAND_TEST = 5,
    TW_COMMAND_RESET = 6,
    TW_COMMAND_BEGIN = 7,       /* after end */
    TW_COMMAND_BEGIN_FRESH = 8, /* numbers from 1 */
    TW_COMMAND_END = 9          /* logs out and stays down until begin */
};

/* text: NULL for none; only of refuse and logout. returns: as the calls of session.h; TW_E_ARGUMENT (no such command). */
TW_API tw_status tw_engine_command(tw_engine *engine, const tw_now *now, uint64_t session, uint32_t command, const char *text,
                                   tw_error *error);
/* As tw_session_reject, tw_session_set_next, tw_session_available, tw_session_describe. */
TW_API tw_status tw_engine_reject(tw_engine *engine, const tw_now *now, uint64_t session, const tw_session_rejection *rejection,
                                  tw_error *error);
TW_API tw_status tw_engine_set_next(tw_engine *engine, const tw_now *now, uint64_t session, uint64_t next_out, uint64_t next_in,
                                    tw_error *error);
TW_API tw_status tw_engine_available(tw_engine *engine, uint64_t session, uint32_t available);
TW_API tw_status tw_engine_describe(const tw_engine *engine, uint64_t session, tw_session_info *info);

/* Who is at the other end of a session's connection, and its tw_engine_session.user. returns: TW_OK; TW_E_ARGUMENT; TW_E_STATE (it has no connection). */
TW_API tw_status tw_engine_peer(const tw_engine *engine, uint64_t session, tw_address *address);
TW_API tw_status tw_engine_user(const tw_engine *engine, uint64_t session, uint64_t *user);

/* Ends all sessions (TW_COMMAND_END), closes connections without one, and listeners. returns: TW_OK; TW_ROOM (a session has events to give first: poll, then call again); TW_E_STATE. */
TW_API tw_status tw_engine_stop(tw_engine *engine, const tw_now *now, tw_error *error);
/* 1: there is no connection, and nothing to give; 0. */
TW_API int32_t tw_engine_idle(const tw_engine *engine);

/*
 * A way for another thread to send: a ring that it alone fills and the engine empties in each poll. Messages of one port go out in their order.
 *
 * room:    bytes of the ring, a power of two from 4,096 to 2^30. Freed with the engine.
 * returns: TW_OK; TW_ROOM (as many ports as there may be); TW_E_ARGUMENT; TW_E_MEMORY. The engine's thread.
 */
TW_API tw_status tw_port_new(tw_engine *engine, uint32_t room, tw_port **port, tw_error *error);

#define TW_PORT_TELL 0x1u  /* TW_EVENT_PORT_SENT tells its number; without it only a refusal is told */
#define TW_PORT_QUIET 0x2u /* the poller is not woken: more follows, or it spins */

/*
 * Puts a copy of a message into the ring, and wakes the poller if it sleeps. What is wrong with it, and its number, events tell.
 * returns: TW_OK; TW_ROOM (the ring is full: try again); TW_E_ARGUMENT (malformed, or larger than half of the ring). The port's thread. No lock, no allocation.
 */
TW_API tw_status tw_port_send(tw_port *port, uint64_t session, const tw_session_message *message, uint32_t flags);

/*
 * A round of the work that waits for the disk, as tw_journal_agent; wakes the poller when something became safe. For another thread, with TW_ENGINE_AGENT.
 * returns: 1: did something, call again; 0: nothing to do: pause; a negative status; 0 without a journal.
 */
TW_API int32_t tw_engine_agent(tw_engine *engine);

/* What the engine did so far. Frozen. */
typedef struct tw_engine_counters {
    uint64_t polls;
    uint64_t events;
    uint64_t messages_in;  /* delivered to the application */
    uint64_t messages_out; /* sent by it */
    uint64_t connections;  /* of sessions */
    uint64_t strangers;    /* connections closed without a session */
    uint64_t connect_failures;
    uint64_t port_messages;
    uint64_t full;         /* polls that stopped reading because the events were full */
    uint64_t short_sends;  /* sends that the transport cut short */
    uint64_t slow;         /* peers cut off */
    uint64_t held;         /* times that bytes waited for their record to be safe */
    uint64_t disk_in_poll; /* polls that did the work of the agent themselves */
    uint64_t waits;
    uint64_t wakes; /* that needed a system call */
    uint64_t reserved;
} tw_engine_counters;

/* Any thread; each counter is whole. returns: TW_OK; TW_E_ARGUMENT. */
TW_API tw_status tw_engine_counters_read(const tw_engine *engine, tw_engine_counters *counters);

/* The name of a kind of event, those of session.h included; "" for a number that is none. Static. */
TW_API const char *tw_engine_event_name(uint32_t kind);

#ifdef __cplusplus
}
#endif

#endif
