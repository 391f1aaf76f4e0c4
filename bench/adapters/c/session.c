/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The message path: a session as an engine's poll loop uses it. Receive: one call of the session for each message, its event, the values through the plan out of
 * the session's index. Send: one call writes values by a template into the session's output, numbered, stored, framed. A sample is one poll: at its
 * end what was received is acknowledged, what is to be sent is taken, and the store commits.
 */
#include "adapter.h"
#include "stamp.h"

#include <tagwire/unstable/plan.h>
#include <tagwire/unstable/session.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Seven digits from the first message to the last, so that all frames are of one length; UTC goes on by a millisecond with each, so that 52 is another. */
#define SEQ_FIRST UINT64_C(1000000)
#define UTC_STEP_NS INT64_C(1000000)
#define MONO_STEP_NS INT64_C(1000) /* heartbeats and the store's interval go by this clock */

typedef struct path_state {
    tw_session *session;
    tw_store *store;
    void *memory;
    tw_session_options options;
    uint32_t epoch;
    uint64_t seq;  /* 34 of the sample's first message */
    tw_now now;    /* when it comes or goes */
    char *frames;  /* of the sample, one after the other as they come from a socket; a send: as it has to be */
    stamp *stamps; /* of the set */
    uint32_t *ends;
    tw_now *moments;       /* of the sample's messages: a poll has read the clock before it takes them */
    const uint8_t *output; /* what the sample sent */
    uint32_t output_length;
    uint32_t failed;    /* a message of the sample was refused */
    uint64_t delivered; /* the last message, and its epoch */
    uint32_t delivered_epoch;
    tw_session_form form;
} path_state;

/* The template's header is that of the session, which fills in 34 and 52. */
#define SEND_TEXT                                                                                                                  \
    "D{8=FIX.4.2 49=CLIENT 56=SERVER 34:int 52:time3 1:text 11:text 21:int 55:text 54:int 60:text 38:int 40:int 44:dec5 15:text "  \
    "59:int 58:text 9002:int}"

static path_state *path_of(const bench_run *run)
{
    return ((const c_state *)run->state)->path;
}

static tw_now now_at(const path_state *path, uint32_t turn)
{
    return (tw_now){path->now.mono_ns + turn * MONO_STEP_NS, path->now.utc_ns + turn * UTC_STEP_NS};
}

/* The number before the next message goes to the peer's Logon, or to ours. */
static const char *log_on(bench_run *run, path_state *path)
{
    char fields[128], logon[STAMP_SEALED_MAX];
    tw_frame frame;
    tw_session_event event;
    const int sends = strcmp(run->cell->operation, "session_send") == 0;
    uint32_t size;
    if (tw_session_size(&path->options, &size) != TW_OK)
        return "tw_session_size failed";
    if (!path->memory && !(path->memory = aligned_alloc(64, (size + 63u) / 64 * 64)))
        return "no memory";
    const uint64_t seq = path->seq - 1, peer = sends ? 1 : seq;
    if (tw_session_init(path->memory, size, &path->options, &path->now, &path->session, NULL) != TW_OK ||
        tw_session_set_next(path->session, &path->now, sends ? seq : 0, peer, NULL) != TW_OK ||
        tw_session_connect(path->session, &path->now, &path->epoch, NULL) != TW_OK)
        return "the session did not begin";
    (void)snprintf(fields, sizeof fields, "35=A|49=%s|56=%s|34=%llu|52=20260703-19:28:00.123|98=0|108=30|",
                   path->options.target_comp_id, path->options.sender_comp_id, (unsigned long long)peer);
    if (tw_session_receive(path->session, &path->now, path->epoch, logon, stamp_seal(fields, logon), &frame, NULL) != TW_OK)
        return "the session took no Logon";
    while (tw_session_events(path->session, &event, 1))
        if (event.kind == TW_EVENT_LOGON_FAILED)
            return "the session refused the Logon";
    const uint8_t *output;
    (void)tw_session_sent(path->session, &path->now, tw_session_output(path->session, &output));
    return NULL;
}

static void frames_make(bench_run *run, const bench_item *items, uint32_t next)
{
    path_state *path = path_of(run);
    uint32_t at = 0;
    for (uint32_t i = 0; i < run->batch; i++) {
        path->moments[i] = now_at(path, i);
        at += stamp_write(&path->stamps[next], path->seq + i, path->moments[i].utc_ns, path->frames + at);
        path->ends[i] = at;
        next = next + 1 == run->set->count ? 0 : next + 1;
    }
    (void)items;
}

/* A session that refused a message has said Logout, or waits for one that was left out: one that was not begins where this one would be. */
static uint64_t sample_end(bench_run *run)
{
    path_state *path = path_of(run);
    path->seq += run->batch;
    path->now = now_at(path, run->batch);
    c_journal_agent(path->store);
    return 0;
}

static void refused(bench_run *run, path_state *path, uint32_t turn)
{
    const path_state before = *path;
    path->seq += turn + 1;
    path->now = now_at(path, turn);
    const char *why = log_on(run, path);
    if (why)
        bench_refused(run, why);
    path->seq = before.seq;
    path->now = before.now;
}

SINK_INLINE void poll_end(path_state *path, const tw_now *now)
{
    const tw_store_ops *ops = *(const tw_store_ops *const *)(const void *)path->store;
    if (path->delivered)
        (void)tw_session_acknowledge(path->session, now, path->delivered_epoch, path->delivered, NULL);
    if (tw_session_deadline(path->session) <= now->mono_ns)
        (void)tw_session_advance(path->session, now, NULL);
    (void)ops->commit(path->store, now->mono_ns, now->utc_ns);
}

uint64_t c_session_receive(bench_run *run, const bench_item *item)
{
    path_state *path = path_of(run);
    const uint32_t turn = run->turn, from = turn ? path->ends[turn - 1] : 0;
    const char *input = path->frames + from;
    const tw_now *now = &path->moments[turn];
    uint64_t fold = BENCH_FAILED;
    tw_session_event events[8];
    tw_frame frame;
    (void)item;
    tw_status status = tw_session_receive(path->session, now, path->epoch, input, path->ends[turn] - from, &frame, NULL);
    const uint32_t count = tw_session_events(path->session, events, 8);
    for (uint32_t i = 0; i < count; i++)
        if (events[i].kind == TW_EVENT_MESSAGE) {
            path->delivered = events[i].seq;
            path->delivered_epoch = events[i].epoch;
            fold = c_plan_indexed(((c_state *)run->state)->plan, tw_session_index(path->session), input, events[i].length);
        }
    if (__builtin_expect(status != TW_OK || fold == BENCH_FAILED, 0))
        refused(run, path, turn);
    if (turn + 1 == run->batch)
        poll_end(path, now);
    return fold;
}

static uint64_t received(bench_run *run, const bench_item *items, uint32_t next)
{
    (void)items, (void)next;
    return sample_end(run);
}

uint64_t c_session_send(bench_run *run, const bench_item *item)
{
    path_state *path = path_of(run);
    const tw_now *now = &path->moments[run->turn];
    uint64_t seq;
    tw_session_row row = {
        .size = sizeof row, .form = &path->form, .input = run->set->frames, .input_length = (uint32_t)run->set->frames_bytes};
    row.slots = c_order_slots(((c_state *)run->state)->made, item->input, &row.slots_count);
    const tw_status status = tw_session_write(path->session, now, &row, &seq, NULL);
    if (run->turn + 1 == run->batch) {
        path->output_length = tw_session_output(path->session, &path->output);
        (void)tw_session_sent(path->session, now, path->output_length);
        poll_end(path, now);
    }
    return status == TW_OK && seq == path->seq + run->turn ? 0 : BENCH_FAILED;
}

/* What the sample sent and what the store has of it is, byte for byte, the frame of the set with the number and the time that were due. */
static uint64_t sent(bench_run *run, const bench_item *items, uint32_t next)
{
    path_state *path = path_of(run);
    const tw_store_ops *ops = *(const tw_store_ops *const *)(const void *)path->store;
    uint64_t errors = 0;
    uint32_t at = 0;
    frames_make(run, items, next);
    for (uint32_t i = 0; i < run->batch; i++) {
        const char *due = path->frames + (i ? path->ends[i - 1] : 0);
        const uint32_t length = path->ends[i] - (i ? path->ends[i - 1] : 0);
        tw_store_record record = {0};
        /* a message that differs may have another length: the next one is found in the store */
        const tw_status status = ops->read(path->store, 1, path->seq + i, &record);
        const int kept = status == TW_OK && record.seq == path->seq + i;
        errors += !kept || record.length != length || memcmp(record.bytes, due, length) != 0 ||
                  at + record.length > path->output_length || memcmp(record.bytes, path->output + at, record.length) != 0;
        at += record.length;
    }
    run->built = (const char *)path->output;
    run->built_bytes = at;
    errors += at != path->output_length;
    (void)sample_end(run);
    return errors;
}

static void moments_make(bench_run *run, const bench_item *items, uint32_t next)
{
    path_state *path = path_of(run);
    for (uint32_t i = 0; i < run->batch; i++)
        path->moments[i] = now_at(path, i);
    (void)items, (void)next;
}

static const char *send_open(bench_run *run, path_state *path)
{
    static char image[4096] __attribute__((aligned(64)));
    const tw_template *made;
    uint32_t size = sizeof image;
    run->before = moments_make;
    run->after = sent;
    if (tw_template_compile(SEND_TEXT, sizeof SEND_TEXT - 1, NULL, image, &size, &made, NULL) != TW_OK)
        return "tw_template_compile failed";
    return tw_session_form_init(path->session, made, 0, &path->form, NULL) == TW_OK ? NULL : "tw_session_form_init failed";
}

const char *c_session_open(c_state *state, bench_run *run)
{
    static path_state made;
    made = (path_state){.seq = SEQ_FIRST, .now = {1000000000, STAMP_UTC_NS}};
    state->path = &made;
    run->state = state;
    const char *why = c_journal_open(run, &made.store);
    if (why)
        return why;
    const int sends = strcmp(run->cell->operation, "session_send") == 0;
    made.options = (tw_session_options){.size = sizeof made.options,
                                        .role = TW_SESSION_ACCEPTOR,
                                        .begin_string = "FIX.4.2",
                                        .sender_comp_id = sends ? "CLIENT" : "SERVER",
                                        .target_comp_id = sends ? "SERVER" : "CLIENT",
                                        .store = made.store,
                                        .output_size = sends ? (run->batch + 64) * 1024 : 0};
    made.frames = aligned_alloc(64, ((size_t)(run->set->frame_bytes_max + STAMP_GROWTH) * run->batch + 63) / 64 * 64);
    made.ends = calloc(run->batch, sizeof *made.ends);
    made.stamps = calloc(run->set->count, sizeof *made.stamps);
    made.moments = calloc(run->batch, sizeof *made.moments);
    if (!made.frames || !made.ends || !made.stamps || !made.moments)
        return "no memory";
    for (uint32_t i = 0; i < run->set->count; i++)
        if (!stamp_make(&made.stamps[i], run->set, &run->set->rows[i]))
            return "a frame without 34 and 52";
    run->before = frames_make;
    run->after = received;
    why = log_on(run, &made);
    return why || !sends ? why : send_open(run, &made);
}

void c_session_close(c_state *state)
{
    path_state *path = state->path;
    if (!path)
        return;
    c_journal_close(path->store);
    free(path->memory);
    free(path->frames);
    free(path->ends);
    free(path->stamps);
    free(path->moments);
}
