/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of this module share. engine.c polls; link.c has the connections, member.c the sessions, match.c finds one for a Logon. */
#ifndef TWI_ENGINE_H
#define TWI_ENGINE_H

#include "dial.h"
#include "timers.h"

#include <tagwire/unstable/engine.h>

enum {
    TWI_NO_LINK = UINT32_MAX,
    TWI_NO_MEMBER = UINT32_MAX,
    TWI_STEP = 16,       /* the most events that one call of a session makes */
    TWI_FRAMES = 64,     /* of one connection in a poll */
    TWI_PUMPS = 16,      /* sends of one connection in a row */
    TWI_ARRIVALS = 64,   /* events of the transport in a poll */
    TWI_DUE = 64,        /* timers in a poll */
    TWI_PORT_BATCH = 64, /* messages of one port in a poll */
    TWI_DRAFT_MAX = 65536,
    TWI_CLOSE_NS = 1000000000 /* for output that is left when a session is done with its connection */
};

#define TWI_NS_PER_MS INT64_C(1000000)

typedef enum twi_link_state {
    TWI_LINK_FREE,
    TWI_LINK_WAITING, /* accepted: for its Logon */
    TWI_LINK_ASKED,   /* TW_EVENT_UNKNOWN was given */
    TWI_LINK_DIALING, /* a session's, not connected yet */
    TWI_LINK_BOUND,   /* a session's */
    TWI_LINK_CLOSING, /* the session is done with it: what output is left goes out */
    TWI_LINK_DONE     /* closed in the next poll: events may name its bytes */
} twi_link_state;

/* Bytes that wait for their record to be safe. */
typedef struct twi_held {
    uint32_t bytes;
    uint64_t position;
} twi_held;

/* A connection, by the number that its transport gave it. */
typedef struct twi_link {
    uint64_t id;
    uint32_t member, epoch;
    uint32_t consumed; /* bytes that are done with, released in the next poll */
    uint32_t safe;     /* bytes of the output that may go */
    twi_held held[2];  /* those that a sync under way may make safe; those behind them */
    int64_t stalled;   /* since when the peer takes nothing; INT64_MAX: it does */
    int64_t until;     /* for its Logon, for its last output */
    uint8_t state;     /* twi_link_state */
    uint8_t ended;     /* the transport says so */
    uint8_t readable;  /* in the queue */
    uint8_t stuck;     /* the session takes nothing for now */
    uint8_t releasing; /* in the list of those with consumed bytes, or done */
} twi_link;

/* A session of the engine. */
typedef struct twi_member {
    tw_session *session; /* NULL: free */
    void *memory;
    char *texts;
    tw_reader *reader; /* of its plan; NULL: none */
    void *reader_memory;
    tw_session_options options; /* with texts of ours */
    twi_dial dial;
    uint64_t user;
    uint32_t generation, link;
    uint64_t ack_seq;
    uint32_t ack_epoch;
    uint8_t acks;      /* in the list of those with messages to acknowledge */
    uint8_t held;      /* in the list of those whose output waits for the disk */
    uint8_t working;   /* in the list of those with events or output */
    uint8_t logged_on; /* in this connection */
    uint8_t down;      /* ended: connects no more */
    uint8_t slow;      /* is being cut off */
} twi_member;

/* Numbers in a list, each once. */
typedef struct twi_list {
    uint32_t *at;
    uint32_t count;
} twi_list;

typedef struct twi_out {
    tw_event *events;
    uint32_t room, count;
    tw_slot *slots;
    uint32_t slots_room, slots_used;
} twi_out;

struct tw_engine {
    uint32_t busy;
    tw_engine_options options;
    const tw_transport_ops *transport;
    const tw_store_ops *store;
    const uint8_t *arena;
    uint64_t arena_size;
    uint32_t receive_size, links_max;
    twi_link *links;
    twi_member *members;
    uint32_t members_made;
    twi_list working, acks, releasing;
    twi_list held;      /* members whose output waits for its records to be safe */
    uint32_t *readable; /* a ring of links_max */
    uint32_t readable_first, readable_count, stuck;
    twi_timers timers; /* members, then links */
    uint64_t listeners[16];
    uint32_t listeners_count;
    tw_port **ports;
    uint32_t ports_count;
    twi_out out;                 /* of the poll under way */
    uint64_t committed, durable; /* positions of the journal: at the last commit, and safe when it was looked at last */
    uint8_t stopped;
    tw_engine_counters counters;
    uint8_t *draft; /* what a template writes, before the session makes a message of it */
    int wake;
    uint8_t to_clear;         /* somebody has signalled, or is about to */
    uint32_t sleeping, woken; /* atomic */
};

static inline void twi_count(uint64_t *counter, uint64_t more) // NOLINT(readability-non-const-parameter): it is written
{
    __atomic_store_n(counter, __atomic_load_n(counter, __ATOMIC_RELAXED) + more, __ATOMIC_RELAXED);
}

/* engine.c */
int twi_out_room(const tw_engine *engine);
tw_event *twi_out_event(tw_engine *engine, const tw_now *now, uint16_t kind, uint32_t member);
void twi_list_add(twi_list *list, uint32_t number, uint8_t *flag);

/* member.c */
twi_member *twi_member_find(const tw_engine *engine, uint64_t session);
uint64_t twi_member_id(const tw_engine *engine, uint32_t number);
/* There are, or may be, events or output: looked at in the next poll at the latest. */
void twi_member_work(tw_engine *engine, uint32_t number);
/* Gives events; 0: not all had room. `base`: where the session's input began in the arena. */
int twi_member_collect(tw_engine *engine, const tw_now *now, uint32_t number, uint64_t base);
void twi_member_time(tw_engine *engine, const tw_now *now, uint32_t number);
void twi_member_due(tw_engine *engine, uint32_t number);
void twi_member_free(tw_engine *engine, uint32_t number);

/* match.c: what a first message says of itself. */
typedef struct twi_identity {
    const uint8_t *begin, *parts[7]; /* 35, then 49, 50, 142, 56, 57, 143 as the peer means them */
    uint32_t begin_length, lengths[7];
} twi_identity;
void twi_identity_read(twi_identity *identity, const uint8_t *message, uint32_t length, uint32_t body, uint32_t begin);
int twi_identity_is_logon(const twi_identity *identity);
int twi_identity_fits(const twi_identity *identity, const tw_session_options *options);
int twi_identity_same(const tw_session_options *one, const tw_session_options *other);

/* link.c */
void twi_link_event(tw_engine *engine, const tw_now *now, const tw_transport_event *event);
void twi_link_read(tw_engine *engine, const tw_now *now, uint32_t number);
void twi_link_readable(tw_engine *engine, uint32_t number);
/* Offers output to the transport. */
void twi_link_flush(tw_engine *engine, const tw_now *now, uint32_t number);
void twi_link_time(tw_engine *engine, const tw_now *now, uint32_t number);
void twi_link_due(tw_engine *engine, uint32_t number);
void twi_link_dial(tw_engine *engine, const tw_now *now, uint32_t number);
void twi_link_done(tw_engine *engine, uint32_t number);
/* Whether there is a session for the Logon that waits there. */
int twi_link_fits(const tw_engine *engine, const twi_link *link);
/* The session gives its connection up. */
void twi_link_closing(tw_engine *engine, const tw_now *now, uint32_t number);
/* The attempt to connect, or the connection, is over. */
void twi_link_lost(tw_engine *engine, const tw_now *now, uint32_t number, uint16_t reason);

/* port.c */
void twi_port_drain(tw_engine *engine, const tw_now *now, tw_port *port);
int twi_port_pending(const tw_port *port);
void twi_port_free(tw_port *port);

/* commands.c: a send, from the engine's thread or a port. */
tw_status twi_member_send(tw_engine *engine, const tw_now *now, uint32_t number, const tw_session_message *message, uint64_t *seq,
                          tw_error *error);

#endif
