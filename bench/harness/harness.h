/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The harness of the C and C++ adapters: it reads the set, keeps the clock, checks each result and prints the protocol's JSON. An
 * adapter is a table of cells and a function for each. The protocol is in bench/PROTOCOL.md.
 */
#ifndef BENCH_HARNESS_H
#define BENCH_HARNESS_H

#include "message.h"
#include "set.h"
#include "sink.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What an operation gives where the codec refused the frame. No expectation equals it. */
#define BENCH_FAILED UINT64_MAX

/* One frame of the set. */
typedef struct bench_item {
    const void *input; /* parse: the frame, or what `prepare` made of it; build: a bench_message */
    const char *frame; /* the bytes that a parse reads (`--flush` writes them back from the caches) */
    uint64_t expected; /* parse: hash or fold; index: fields; build: bytes */
    uint32_t bytes;    /* of the frame */
    uint32_t padding;  /* build: zeros that the library puts before BodyLength; they are in `expected` */
} bench_item;

struct bench_cell;
struct bench_run;

/* Form `batch`: does the work on `count` frames that lie one after the other in one call of the library; gives how many results differed. */
typedef uint64_t bench_batch(struct bench_run *run, const bench_item *items, uint32_t count);

/*
 * What the path operations do around a sample, when the clock stands: `before` makes what its operations take, `after` looks at what they gave
 * and says how many were wrong beside those whose result was. The sample takes `batch` items from `next` on, in turn.
 */
typedef void bench_before(struct bench_run *run, const bench_item *items, uint32_t next);
typedef uint64_t bench_after(struct bench_run *run, const bench_item *items, uint32_t next);

/* One run of one cell. */
typedef struct bench_run {
    const struct bench_cell *cell;
    const bench_set *set;
    void *state;          /* the adapter's */
    char *out;            /* build: where to write; another place for each operation of a batch; aligned to 64 bytes */
    uint32_t out_bytes;   /* build: room there */
    uint32_t batch;       /* operations in a sample */
    uint32_t turn;        /* build and path operations: the operation's place in the sample */
    const char *built;    /* build: the operation says where the frame starts; it must stay there until the batch has ended */
    uint32_t built_bytes; /* session_send: `after` says where the last message sent is, and how long */
    bench_batch *many;    /* form batch: set by the adapter's open */
    bench_before *before; /* path operations: set by the adapter's open */
    bench_after *after;
    char note[160]; /* the first reason for a refusal, where the codec names it; else what is to be known of the row */
} bench_run;

/*
 * Does the work once. Parse: the hash or the fold; index: the number of fields; build: the bytes written, run->built set; session_receive: the fold;
 * session_send, store_append: 0, or BENCH_FAILED.
 */
typedef uint64_t bench_operation(bench_run *run, const bench_item *item);

typedef struct bench_cell {
    const char *messages; /* "D 8 W mix": MsgTypes, `mix`, or `-` for a set of any messages */
    const char *operation;
    const char *path;
    const char *forms; /* "contract chained single batch" */
    bench_operation *run;
} bench_cell;

typedef struct bench_unsupported {
    const char *message, *operation, *path, *form, *why;
} bench_unsupported;

typedef struct bench_adapter {
    const char *name, *language, *version, *source;
    const char *checksum, *body_length, *dictionary; /* "library" or "adapter"; dictionary: "none", "parse", "validate" */
    bool keeps_field_order, decodes_groups, framing_in_build;
    uint32_t body_length_digits; /* build: to how many digits the library pads BodyLength with zeros; 0: it does not */
    const char *notes;
    const char *flags; /* what this adapter was compiled with */
    const bench_cell *cells;
    uint32_t cells_count;
    const bench_unsupported *unsupported;
    uint32_t unsupported_count;
    const char *(*kernel)(void); /* scan kernel in use; NULL: the codec has no such thing */
    /* Makes run->state. NULL on success, else why this cell cannot be run. */
    const char *(*open)(bench_run *run);
    /* Before the clock starts, for each frame: may replace item->input and item->frame. May be NULL. False: cell not supported. */
    bool (*prepare)(bench_run *run, bench_item *item);
    /* Ends what open made. May be NULL. */
    void (*close)(bench_run *run);
    /* An option that the harness does not know, with its value. May be NULL. */
    bool (*option)(const char *name, const char *value);
} bench_adapter;

/* Keeps the first reason. */
void bench_refused(bench_run *run, const char *why);

/* The program. Returns its exit code. */
int bench_main(int argc, char **argv, const bench_adapter *adapter);

#ifdef __cplusplus
}
#endif

#endif
