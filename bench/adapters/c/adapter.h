/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of this adapter share. */
#ifndef BENCH_C_ADAPTER_H
#define BENCH_C_ADAPTER_H

#include "harness.h"

#include <tagwire/build.h>
#include <tagwire/index.h>
#include <tagwire/plan.h>
#include <tagwire/validate.h>

struct tw_store;

typedef struct c_state {
    tw_index *index;
    tw_validator *validator;
    struct plan_state *plan;
    struct template_state *made;
    struct path_state *path;           /* a session and its store */
    tw_header order, report, snapshot; /* constant fields of each message, rendered once */
    tw_header other;                   /* the message of an administrative set */
} c_state;

bench_operation c_parse_only_contract, c_parse_only_converted, c_parse_extract_contract, c_parse_extract_converted;
bench_operation c_index, c_validate;
bench_operation c_plan_contract, c_plan_converted;
bench_batch c_plan_batch;
bench_operation c_build_builder, c_build_inline, c_build_template;

/* Makes the plan and its reader; gives what went wrong, or NULL. */
const char *c_plan_open(c_state *state);

/* Makes the template, whose texts lie in the run's set; gives what went wrong, or NULL. */
const char *c_template_open(c_state *state, const bench_run *run);

/* The values of an order that somebody else has framed and indexed: their fold, or BENCH_FAILED. */
uint64_t c_plan_indexed(struct plan_state *state, const tw_index *index, const char *input, uint32_t length);

/* An order's values as slots of a template; *count receives how many. */
tw_slot *c_order_slots(struct template_state *state, const bench_message *message, uint32_t *count);

/* The message path, in libtagwire.a only. */
bench_operation c_session_receive, c_session_send, c_store_append;
const char *c_session_open(c_state *state, bench_run *run);
void c_session_close(c_state *state);
const char *c_store_open(bench_run *run);
void c_store_close(void);
const char *c_journal_open(bench_run *run, struct tw_store **store);
void c_journal_agent(struct tw_store *store);
void c_journal_close(struct tw_store *store);

#endif
