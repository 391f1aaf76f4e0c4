/* SPDX-License-Identifier: Apache-2.0 */
/* What tagwire replay counts and measures. */
#ifndef TAGWIRE_TOOLS_REPLAY_H
#define TAGWIRE_TOOLS_REPLAY_H

#include "cli.h"
#include "latency.h"
#include "plan_text.h"

enum {
    CHUNK = 8 << 20, /* bytes of messages that are taken at a time; one message may be larger */
    BATCH_ROWS = 256,
    SLOTS_FIRST = 65536,
    STATES_MAX = TW_SLOT_COUNT + 1,
    EXAMPLE_MAX = 40,
    OTHER_TYPES = 64
};

/* The first bad value of an entry. */
typedef struct example {
    const char *file; /* NULL: there was none */
    uint64_t offset;  /* of its message in the file */
    uint64_t number;  /* of the message there, from 1 */
    uint8_t state;    /* TW_SLOT_... */
    uint8_t cut, length;
    char value[EXAMPLE_MAX];
} example;

typedef struct entry_count {
    uint64_t states[STATES_MAX]; /* by TW_SLOT_... */
    example first;
} entry_count;

/* What was measured of one stream of messages. */
typedef struct measured {
    uint64_t messages, bytes, ns; /* taken in batches, loops included; CPU time */
    latency *each;                /* taken one by one */
} measured;

typedef struct type_replay {
    tw_plan_message plan;
    tw_plan_entry *entries;
    uint32_t *behind; /* of each entry: the one that follows it and what is inside it */
    entry_count *counts;
    uint64_t messages, bytes, bad, missing; /* bad: rows with a fault, missing: of these because a required entry is absent */
    measured time;
} type_replay;

/* A message in the chunk. */
typedef struct record {
    uint32_t begin, length;
    uint32_t type;    /* of the plan, once the chunk was counted, or the number of its messages: none of them */
    char msg_type[9]; /* MsgType, ended with NUL; "" of one that is longer */
    uint64_t offset, number;
    const char *file;
} record;

typedef struct replay {
    cli cli;
    plan_text plan;
    const char *plan_argument;
    uint32_t loops;
    int json, show_progress;
    version names; /* by which entries are called: of the first message */
    uint8_t *chunk, *sorted;
    uint32_t used, room;
    record *records;
    uint32_t records_count, records_room;
    uint32_t *ends;      /* of each type and then of all others: where its messages end in `sorted` */
    uint32_t fields_max; /* of a message in the chunk */
    tw_reader *reader;
    void *reader_memory;
    uint32_t capacity;
    tw_row *rows;
    tw_slot *slots;
    uint32_t slots_room;
    type_replay *types;
    uint32_t types_count;
    struct {
        char type[9];
        uint64_t count;
    } other[OTHER_TYPES];
    uint32_t other_count;
    uint64_t other_more; /* messages of types beyond these */
    uint64_t messages, bytes, others, other_bytes, garbled, garbled_bytes;
    measured all, other_time; /* in the order of the log; and those that the plan does not have */
    uint64_t clock_ns;
    uint64_t shown_ns; /* when progress was shown last */
} replay;

/* Runs what is in the chunk through the plan, counts, measures and empties it. */
void replay_chunk(replay *r);

/* Nanoseconds of a clock that only goes forward; and what a reading of it costs. */
uint64_t replay_now(void);
uint64_t replay_clock_cost(void);

void replay_text(replay *r);
void replay_json(replay *r);

/* The name of an entry, "Price" or "44", and of a message type. room: 64 bytes or more. */
const char *replay_entry_name(const replay *r, uint32_t tag, char *text, uint32_t room);
const char *replay_type_name(const replay *r, const type_replay *t, char *text, uint32_t room);

/* Messages or bytes in a second. */
double replay_rate(uint64_t count, uint64_t ns);

#endif
