/* SPDX-License-Identifier: Apache-2.0 */
/* What tagwire stats counts. */
#ifndef TAGWIRE_TOOLS_STATS_H
#define TAGWIRE_TOOLS_STATS_H

#include "cli.h"
#include "latency.h"
#include "orders.h"

enum { SESSIONS_MAX = 256, TYPES_MAX = 64, GAPS_MAX = 16, COMP_ID_MAX = 64, STATES = 15 };

typedef struct type_count {
    char type[8];
    uint32_t length;
    const char *name; /* of a dictionary, or NULL */
    uint64_t count[2];
} type_count;

/* A jump of MsgSeqNum (34). */
typedef struct gap {
    uint64_t from, to; /* the numbers that are missing */
    uint64_t message;  /* the one that came too early: its number in the file */
    const char *file;
} gap;

/* What one side sent. */
typedef struct direction {
    uint64_t messages, bytes, damaged;
    uint64_t first, last, expected; /* MsgSeqNum; expected 0: nothing seen yet */
    uint64_t gaps, missing, duplicates, resent, resets, heartbeats;
    gap gap[GAPS_MAX];
} direction;

/* A pair of CompIDs, whoever sends: side 0 is the one that was seen to send first. */
typedef struct session {
    uint64_t hash;
    char name[2][COMP_ID_MAX];
    uint32_t name_length[2];
    direction side[2];
    type_count types[TYPES_MAX];
    uint32_t types_count;
    uint64_t types_other[2];
    tw_time first, last; /* SendingTime (52) */
    int timed;
    latency *first_report, *state[STATES];
    uint64_t chains, ids;       /* orders begun; ClOrdIDs */
    uint64_t final[STATES + 1]; /* states of chains, counted as they are forgotten or at the end; the last: none reported */
} session;

typedef struct stats {
    cli cli;
    session *sessions[SESSIONS_MAX];
    uint32_t sessions_count, recent;
    uint64_t messages, damaged, bytes,
        sessions_other; /* sessions_other: messages of sessions beyond SESSIONS_MAX, or without CompIDs */
    orders orders;
    uint32_t orders_max;
    int json, list;
} stats;

/* Before the first message, all zeros or after stats_end; and after the last, which frees what was counted. */
void stats_begin(stats *s, uint32_t orders_max);
void stats_end(stats *s);

/* Counts a message. */
void stats_add(stats *s, const char *file, const log_message *m);

/* After the last message. */
void stats_text(stats *s);
void stats_json(stats *s);

#endif
