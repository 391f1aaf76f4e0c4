/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The three ranked messages as an application holds them: plain structs, made from a set's values before the clock starts. What a
 * build writes, and what the floor folds.
 */
#ifndef BENCH_MESSAGE_H
#define BENCH_MESSAGE_H

#include "set.h"

#ifdef __cplusplus
extern "C" {
#endif

#define BENCH_SCALE 5 /* of every price */

/* Slots of a message: the fields of the pinned frame in its order, then the optional ones of the variety sets. */
enum { SLOT_SEQ_NUM, SLOT_SENDING_TIME, SLOT_BODY };

enum {
    ORDER_CL_ORD_ID = SLOT_BODY, /* 11 */
    ORDER_HANDL_INST,            /* 21 */
    ORDER_SYMBOL,                /* 55 */
    ORDER_SIDE,                  /* 54 */
    ORDER_TRANSACT_TIME,         /* 60 */
    ORDER_QTY,                   /* 38 */
    ORDER_ORD_TYPE,              /* 40 */
    ORDER_PRICE,                 /* 44 */
    ORDER_TIME_IN_FORCE,         /* 59 */
    ORDER_HASH,                  /* 9002 */
    ORDER_ACCOUNT,               /* 1 */
    ORDER_CURRENCY,              /* 15 */
    ORDER_TEXT,                  /* 58 */
    ORDER_SLOTS
};

enum {
    REPORT_ORDER_ID = SLOT_BODY, /* 37 */
    REPORT_EXEC_ID,              /* 17 */
    REPORT_CL_ORD_ID,            /* 11 */
    REPORT_EXEC_TYPE,            /* 150 */
    REPORT_ORD_STATUS,           /* 39 */
    REPORT_SYMBOL,               /* 55 */
    REPORT_SIDE,                 /* 54 */
    REPORT_ORDER_QTY,            /* 38 */
    REPORT_LEAVES_QTY,           /* 151 */
    REPORT_CUM_QTY,              /* 14 */
    REPORT_AVG_PX,               /* 6 */
    REPORT_TRANSACT_TIME,        /* 60 */
    REPORT_HASH,                 /* 9002 */
    REPORT_ACCOUNT,              /* 1 */
    REPORT_CURRENCY,             /* 15 */
    REPORT_LAST_PX,              /* 31 */
    REPORT_LAST_SHARES,          /* 32 */
    REPORT_TEXT,                 /* 58 */
    REPORT_SLOTS
};

enum {
    SNAPSHOT_REQ_ID = SLOT_BODY, /* 262 */
    SNAPSHOT_SYMBOL,             /* 55 */
    SNAPSHOT_HASH_TOP,           /* 9001, after the group */
    SNAPSHOT_HASH,               /* 9002 */
    SNAPSHOT_SLOTS
};

#define BENCH_SLOTS_MAX 20

/* An entry of a market data snapshot. */
typedef struct bench_entry {
    int64_t type;     /* 269 */
    int64_t price;    /* 270 */
    int64_t size;     /* 271 */
    int64_t position; /* 290 */
    uint32_t digits;  /* of the price */
    bool has_size, has_position;
} bench_entry;

typedef struct bench_message {
    bench_value slot[BENCH_SLOTS_MAX];
    uint32_t present;       /* bit i: slot[i] is to be written */
    uint32_t extras_count;  /* values that have no slot, to be written after those that have */
    uint32_t entries_count; /* 268 */
    char known;             /* 'D', '8' or 'W'; 0: another message, or a group of other fields: all values are extras */
    char msg_type[8];       /* ended by a zero */
    const bench_value *extras;
    const bench_entry *entries;
} bench_message;

/* Whether a slot holds a value. */
static inline bool bench_has(const bench_message *message, unsigned slot)
{
    return message->present >> slot & 1u;
}

/*
 * Sorts a frame's values into a message. `extras` and `entries` are room for row->values of them, kept by the caller. Administrative
 * messages, and groups of other fields than a bench_entry has, come as extras alone, in the order of the frame.
 */
void bench_message_load(const bench_set *set, const bench_row *row, bench_message *message, bench_value *extras,
                        bench_entry *entries);

#ifdef __cplusplus
}
#endif

#endif
