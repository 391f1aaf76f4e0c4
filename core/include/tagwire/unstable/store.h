/* SPDX-License-Identifier: Apache-2.0 */
/* The contract between a session and its store. */
#ifndef TAGWIRE_UNSTABLE_STORE_H
#define TAGWIRE_UNSTABLE_STORE_H

#include <tagwire/status.h>

typedef struct tw_store tw_store; /* its first member is `const tw_store_ops *ops` */
typedef struct tw_store_state {   /* what a store knows of one session */
    uint64_t next_out;            /* MsgSeqNum of the next message sent (after an unclean end: from the durable high-water mark) */
    uint64_t next_in;             /* MsgSeqNum expected next; moved only by `incoming` and `set` */
    int64_t created_utc_ns;       /* when this numbering began ("same session?") */
    uint64_t epoch;
} tw_store_state;
typedef struct tw_store_record { /* one message sent; bytes borrowed until the next call on the store */
    uint64_t seq;
    int64_t utc_ns;
    const uint8_t *bytes; /* the whole frame as it went out */
    uint32_t length, flags;
} tw_store_record;
typedef struct tw_store_ops {
    /* Finds or creates the session with this identity (BeginString:Sender->Target:Qualifier text); gives its number in this store and its state. */
    tw_status (*attach)(tw_store *, const uint8_t *identity, uint32_t length, int64_t utc_ns, uint32_t *session,
                        tw_store_state *state, tw_error *);
    /* One atomic record: an outgoing message and its number; next_out becomes seq + 1. Called before the bytes are offered to the transport. TW_STORE_FULL etc. leave everything as it was. */
    tw_status (*append)(tw_store *, uint32_t session, uint64_t seq, int64_t utc_ns, const uint8_t *bytes, uint32_t length,
                        uint32_t flags);
    /* A number is used without a message kept (PersistMessages=N, or administrative messages): next_out becomes seq + 1. */
    tw_status (*skip)(tw_store *, uint32_t session, uint64_t seq, int64_t utc_ns);
    /* The application acknowledged: next_in. */
    tw_status (*incoming)(tw_store *, uint32_t session, uint64_t next_in, int64_t utc_ns);
    /* Operator or SequenceReset: these numbers hold from now on; with reset the messages kept are dropped and created_utc_ns is taken. */
    tw_status (*set)(tw_store *, uint32_t session, const tw_store_state *state, int32_t reset, int64_t utc_ns);
    /* The kept message with the smallest seq >= from (a positive code when there is none). Streams: never the whole store in memory. */
    tw_status (*read)(tw_store *, uint32_t session, uint64_t from, tw_store_record *record);
    /* Group commit as the policy has it due; when the next is due (mono ns, INT64_MAX never). */
    tw_status (*commit)(tw_store *, int64_t mono_ns, int64_t utc_ns);
    int64_t (*deadline)(const tw_store *);
} tw_store_ops;

#endif
