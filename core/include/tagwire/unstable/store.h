/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a session keeps: its numbers and the messages it sent. The contract between a session and a store, and the stores there are:
 * memory, journal, and one that fails when it is told to. What each promises after which failure: docs/stores.md.
 *
 * Under unstable/ nothing is promised: these functions are in libtagwire.a only, and may change with any release.
 *
 * All stores: one thread at a time calls a store, except tw_journal_agent. A call that does not answer TW_OK has changed nothing.
 */
#ifndef TAGWIRE_UNSTABLE_STORE_H
#define TAGWIRE_UNSTABLE_STORE_H

#include <tagwire/status.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tw_store tw_store; /* its first member is `const tw_store_ops *ops` */

/* What a store knows of one session. */
typedef struct tw_store_state {
    uint64_t next_out;      /* MsgSeqNum of the next message sent; above every number ever sent in this numbering */
    uint64_t next_in;       /* MsgSeqNum expected next; moved only by `incoming` and `set` */
    int64_t created_utc_ns; /* when this numbering began ("same session?") */
    uint64_t epoch;         /* counts the times that the store was opened, from 1 */
} tw_store_state;

/* One message sent; bytes are borrowed until the next call on the store. */
typedef struct tw_store_record {
    uint64_t seq;
    int64_t utc_ns;
    const uint8_t *bytes; /* the whole frame as it went out */
    uint32_t length, flags;
} tw_store_record;

/*
 * Statuses that all may give beside those named: TW_E_ARGUMENT (a session that was not attached, a number 0);
 * TW_E_STORE_FULL (no room: try again when there is); TW_E_STORE_IO (the disk failed: nothing more is written until the store is opened again);
 * TW_E_STORE_EPOCH (another process has opened this store since: likewise).
 */
typedef struct tw_store_ops {
    /*
     * Finds or creates the session with this identity (BeginString:Sender->Target:Qualifier text, 1 to 1024 bytes); gives its number in this
     * store and its state. A new session begins with next_out and next_in 1, created now. TW_E_STORE_LIMIT: no more sessions, or identity too long.
     */
    tw_status (*attach)(tw_store *, const uint8_t *identity, uint32_t length, int64_t utc_ns, uint32_t *session,
                        tw_store_state *state, tw_error *);
    /*
     * One atomic record: an outgoing message and its number; next_out becomes seq + 1. Called before the bytes are offered to the
     * transport. TW_E_STORE_SEQUENCE: seq is below next_out; TW_E_STORE_LIMIT: longer than the store takes.
     */
    tw_status (*append)(tw_store *, uint32_t session, uint64_t seq, int64_t utc_ns, const uint8_t *bytes, uint32_t length,
                        uint32_t flags);
    /* A number is used without a message kept (administrative messages; PersistMessages=N): next_out becomes seq + 1. TW_E_STORE_SEQUENCE. */
    tw_status (*skip)(tw_store *, uint32_t session, uint64_t seq, int64_t utc_ns);
    /* The application acknowledged all below next_in. */
    tw_status (*incoming)(tw_store *, uint32_t session, uint64_t next_in, int64_t utc_ns);
    /*
     * Operator or SequenceReset: these numbers hold from now on. With reset, or when next_out goes down, the messages kept are dropped, for
     * their numbers will be used again; with reset created_utc_ns is taken. state->epoch is not looked at.
     */
    tw_status (*set)(tw_store *, uint32_t session, const tw_store_state *state, int32_t reset, int64_t utc_ns);
    /* The kept message with the smallest seq >= from; TW_MORE: there is none. TW_E_STORE_DAMAGED: it is not as it was written. */
    tw_status (*read)(tw_store *, uint32_t session, uint64_t from, tw_store_record *record);
    /* What the policy has due: group commit, preparing room. Called each poll. */
    tw_status (*commit)(tw_store *, int64_t mono_ns, int64_t utc_ns);
    /* When commit is due next (mono ns): INT64_MIN: now; INT64_MAX: never. */
    int64_t (*deadline)(const tw_store *);
} tw_store_ops;

/*
 * A store in memory, for tests and for sessions that begin anew with each process.
 *
 * bytes_max: of messages and identities together, beyond which TW_E_STORE_FULL; 0: no limit.
 * returns:   the store, or NULL without memory. Freed by tw_store_memory_free, which takes NULL.
 */
tw_store *tw_store_memory_new(uint64_t bytes_max);
void tw_store_memory_free(tw_store *store);

/* When what was written is made safe from a loss of power. A process that dies loses nothing under any of them. */
enum {
    TW_JOURNAL_NONE = 0,     /* when the operating system pleases */
    TW_JOURNAL_INTERVAL = 1, /* each interval_ns; outgoing numbers are safe ahead of their use */
    TW_JOURNAL_EVERY = 2     /* at each commit: a message is sent when tw_journal_info.durable has reached it */
};

typedef struct tw_journal_options {
    uint32_t size;         /* sizeof the struct */
    int32_t policy;        /* TW_JOURNAL_NONE, ... */
    const char *directory; /* made when it is not there */
    int64_t interval_ns;   /* 0: 10 ms */
    uint32_t segment_size; /* bytes of each file, 64 KiB to 1 GiB, a multiple of 64 KiB; 0: as before, of a new one 64 MiB */
    uint32_t
        segments_max; /* with more files than this the oldest goes, messages and all; 0: files go when no session keeps a message in them */
    uint32_t marks; /* numbers made safe ahead under TW_JOURNAL_INTERVAL; 0: 4096 */
    int32_t agent;  /* 1: a second thread calls tw_journal_agent; 0: commit does its work, in bounded pieces */
} tw_journal_options;

/* What a journal did and found. */
typedef struct tw_journal_info {
    uint64_t epoch;
    uint64_t written;     /* records since the journal was made */
    uint64_t durable;     /* of these, safe from a loss of power */
    uint64_t syncs;       /* calls of fdatasync */
    uint64_t stalls;      /* times that a write had to wait: for a number to be safe, for a file to be prepared */
    uint64_t torn_bytes;  /* found behind the last whole record when opened, and dropped */
    uint64_t torn_files;  /* files behind that, dropped */
    uint32_t first, last; /* numbers of the files */
    int32_t clean;        /* 1: it was closed properly the last time, or is new */
    int32_t power_lost;   /* 1: not closed, and the machine has started since */
} tw_journal_info;

/*
 * Opens or makes a journal. One journal carries all sessions of an engine.
 *
 * journal:  receives the store, freed by tw_journal_close; error: its text says what is wrong with which file; may be NULL.
 * returns:  TW_OK; TW_E_ARGUMENT (options); TW_E_MEMORY; TW_E_STORE_LOCKED (another process has it open); TW_E_STORE_FULL; TW_E_STORE_IO;
 *           TW_E_STORE_FORMAT (files of another kind or version); TW_E_STORE_DAMAGED (a record that was safe is no longer whole: `tagwire store
 *           repair` cuts there). A torn end is cut, and told by tw_journal_describe.
 */
tw_status tw_journal_open(const tw_journal_options *options, tw_store **journal, tw_error *error);

/* Makes everything safe and closes. Takes NULL. The first status that is not TW_OK; the journal is gone in any case. */
tw_status tw_journal_close(tw_store *store);

/* Any thread. */
void tw_journal_describe(const tw_store *store, tw_journal_info *info);

/*
 * One round of the work that waits for the disk: the group commit that is wanted, a piece of the next file. For a second thread, with options.agent.
 *
 * returns: 1: did something, call again; 0: nothing to do; a negative status, which commit will give, too.
 */
int32_t tw_journal_agent(tw_store *store);

/* What a record of a journal is. */
enum {
    TW_RECORD_OPEN = 1,     /* the journal was opened; bytes: the machine's start (16) */
    TW_RECORD_CLOSE = 2,    /* and closed */
    TW_RECORD_STATE = 3,    /* a session as it is; bytes: next_out, next_in, created (8 each), identity */
    TW_RECORD_MESSAGE = 4,  /* sent */
    TW_RECORD_SKIP = 5,     /* seq was used */
    TW_RECORD_INCOMING = 6, /* seq is next_in */
    TW_RECORD_SET = 7,      /* as STATE, without identity; flags 1: reset */
    TW_RECORD_MARK = 8      /* numbers below seq may have been sent */
};

/* One record as a tail reader gives it; bytes are borrowed until the next call on the reader. */
typedef struct tw_journal_record {
    uint64_t position; /* counts records from 1 */
    uint64_t seq;
    int64_t utc_ns;
    const uint8_t *bytes;
    uint32_t length, flags, session, epoch, kind, file;
} tw_journal_record;

typedef struct tw_journal_reader tw_journal_reader;

/*
 * Reads a journal, also while another process writes it: from the oldest record to the newest, and on as it grows.
 *
 * next returns: TW_OK; TW_MORE (no whole record behind the last one, yet); TW_E_STATE (the file to read was removed meanwhile: open anew).
 */
tw_status tw_journal_reader_open(const char *directory, tw_journal_reader **reader, tw_error *error);
tw_status tw_journal_reader_next(tw_journal_reader *reader, tw_journal_record *found);
void tw_journal_reader_close(tw_journal_reader *reader);

/*
 * Cuts a journal behind its last whole record, whatever stands there, so that it opens. For operators: after TW_E_STORE_DAMAGED messages and numbers are lost
 * by it. info: what was dropped.
 */
tw_status tw_journal_repair(const char *directory, tw_journal_info *info, tw_error *error);

/* What a store that fails does at the chosen call of append, skip, incoming or set, the first being 1. */
enum {
    TW_FAULT_FAIL = 1, /* this one call answers TW_E_STORE_IO */
    TW_FAULT_FULL = 2, /* from this call on TW_E_STORE_FULL, until tw_store_fault_heal */
    TW_FAULT_TEAR =
        3 /* this call is done, but it and all later ones answer TW_E_STORE_IO, as when a process dies before it knows */
};

/* A store over `under`, which stays the caller's, that fails. NULL without memory. free takes NULL and leaves `under` alone. */
tw_store *tw_store_fault_new(tw_store *under);
void tw_store_fault_set(tw_store *store, int32_t fault, uint64_t call);
void tw_store_fault_heal(tw_store *store);
void tw_store_fault_free(tw_store *store);

#ifdef __cplusplus
}
#endif

#endif
