/* SPDX-License-Identifier: Apache-2.0 */
/*
 * An engine with both sides of two sessions over a transport that misbehaves, and a peer that sends whatever it likes. The first bytes choose faults; then come
 * instructions of a byte each: polls, time, sends, commands, sessions that come and go, raw connections. Events name bytes of the arena only, numbers of one session
 * ascend, and once the transport behaves and time passes, everything comes to rest.
 */
#include <tagwire/unstable/engine.h>

#include <stdlib.h>
#include <string.h>

enum { EVENTS = 32, SESSIONS = 2, PORT = 7, REST = 400 };

typedef struct feed {
    const uint8_t *at, *end;
} feed;

typedef struct run {
    tw_transport *transport, *stranger;
    tw_store *store;
    tw_engine *engine;
    tw_port *port;
    tw_now now;
    const uint8_t *arena;
    uint64_t arena_size;
    uint64_t ids[2 * SESSIONS], last[2 * SESSIONS]; /* acceptors, then initiators; 0: it was removed */
    uint64_t raw;
} run;

static uint8_t byte(feed *from)
{
    return from->at < from->end ? *from->at++ : 0;
}

static void must(int so)
{
    if (!so)
        abort();
}

static void add(run *r, uint32_t which)
{
    static const char *const names[] = {"A", "B"};
    static const tw_address at = {.port = PORT};
    const int dials = which >= SESSIONS;
    const tw_session_options session = {.size = sizeof session,
                                        .role = dials ? TW_SESSION_INITIATOR : TW_SESSION_ACCEPTOR,
                                        .begin_string = which % 2 ? "FIX.4.2" : "FIX.4.4",
                                        .sender_comp_id = dials ? names[which % 2] : "SERVER",
                                        .target_comp_id = dials ? "SERVER" : names[which % 2],
                                        .heartbeat_s = 5,
                                        .resend_timeout_ms = 3000,
                                        .fields_max = 64,
                                        .output_size = 16384,
                                        .queue_size = 1024};
    const tw_engine_session known = {.size = sizeof known,
                                     .session = &session,
                                     .addresses = &at,
                                     .addresses_count = (uint32_t)dials,
                                     .reconnect_ms = 500,
                                     .jitter = 20,
                                     .seed = which + 1};
    if (!r->ids[which])
        must(tw_engine_add(r->engine, &r->now, &known, &r->ids[which], NULL) == TW_OK);
    r->last[which] = 0;
}

static void take(run *r, const tw_event *event)
{
    must(tw_engine_event_name(event->kind)[0] != 0);
    must(event->length == 0 || (uint64_t)event->offset + event->length <= r->arena_size);
    must(event->length == 0 || memcmp(r->arena + event->offset, "8=", 2) == 0 || event->kind == TW_EVENT_HEARTBEAT ||
         event->kind == TW_EVENT_GARBLED);
    for (uint32_t i = 0; i < 2 * SESSIONS; i++) {
        if (event->session != r->ids[i] || !event->session)
            continue;
        if (event->kind == TW_EVENT_RESET || event->kind == TW_EVENT_SEQUENCE)
            r->last[i] = 0;
        if (event->kind != TW_EVENT_MESSAGE)
            continue;
        must(event->seq > r->last[i]);
        r->last[i] = event->seq;
    }
}

static void poll_once(run *r)
{
    tw_event events[EVENTS];
    uint32_t count = 0;
    must(tw_engine_poll(r->engine, &r->now, events, EVENTS, NULL, 0, &count, NULL) == TW_OK);
    must(count <= EVENTS);
    for (uint32_t i = 0; i < count; i++)
        take(r, &events[i]);
}

static void pass(run *r, int64_t ms)
{
    r->now.mono_ns += ms * 1000000;
    r->now.utc_ns += ms * 1000000;
}

static void set_faults(run *r, uint8_t which)
{
    const tw_transport_faults faults = {.size = sizeof faults,
                                        .split = which & 1 ? 300 : 0,
                                        .delay = which & 2 ? 200 : 0,
                                        .drop = which & 4 ? 5 : 0,
                                        .reset = which & 8 ? 5 : 0,
                                        .flip = which & 16 ? 20 : 0,
                                        .seed = which + 1u};
    must(tw_transport_fault_set(r->transport, &faults) == TW_OK);
}

static void raw_send(run *r, feed *from)
{
    const tw_transport_ops *ops = *(const tw_transport_ops *const *)(const void *)r->stranger;
    static const tw_address at = {.port = PORT};
    tw_transport_event events[8];
    uint32_t length = byte(from) % 128u, sent;
    const uint8_t *bytes;
    (void)ops->poll(r->stranger, events, 8);
    if (ops->received(r->stranger, r->raw, &bytes, &sent) != TW_OK)
        (void)ops->connect(r->stranger, &at, 0, &r->raw, NULL);
    length = length < (uint32_t)(from->end - from->at) ? length : (uint32_t)(from->end - from->at);
    (void)ops->send(r->stranger, r->raw, from->at, length, &sent);
    from->at += length;
    if (length % 8 == 7)
        (void)ops->close(r->stranger, r->raw);
}

static void step(run *r, feed *from)
{
    static const char body[] = "58=x\001";
    const tw_session_message message = {
        .size = sizeof message, .type = "B", .type_length = 1, .body = body, .body_length = sizeof body - 1};
    const uint8_t what = byte(from), which = what >> 4 & 3;
    uint64_t seq;
    switch (what & 15) {
    case 0: pass(r, byte(from) * 50); break;
    case 1: (void)tw_engine_send(r->engine, &r->now, r->ids[which], &message, what >> 7, &seq, NULL); break;
    case 2: (void)tw_engine_command(r->engine, &r->now, r->ids[which], byte(from) % 11u, NULL, NULL); break;
    case 3: set_faults(r, byte(from)); break;
    case 4: raw_send(r, from); break;
    case 5:
        if (r->ids[which])
            must(tw_engine_remove(r->engine, &r->now, r->ids[which], NULL) == TW_OK);
        r->ids[which] = 0;
        break;
    case 6: add(r, which); break;
    case 7:
        if (r->ids[which])
            (void)tw_port_send(r->port, r->ids[which], &message, what >> 7);
        break;
    case 8: (void)tw_engine_wait(r->engine, &r->now, 0); break;
    default: break;
    }
    poll_once(r);
}

static void open_run(run *r, feed *from)
{
    const tw_transport_options options = {.size = sizeof options, .connections_max = 8, .receive_size = 8192};
    const tw_transport_faults faults = {.size = sizeof faults, .seed = 1};
    const tw_listen listening = {.address = {.port = PORT}, .connections_max = 6};
    uint64_t listener;
    *r = (run){.now = {1000000000, INT64_C(1767225600000000000)}, .store = tw_store_memory_new(1 << 20)};
    must(tw_inproc_new(&options, NULL, &r->stranger) == TW_OK);
    must(tw_inproc_new(&options, r->stranger, &r->transport) == TW_OK);
    must(tw_transport_fault_new(r->transport, &faults, &r->transport) == TW_OK);
    const uint8_t first = byte(from);
    set_faults(r, first);
    const tw_engine_options engine = {.size = sizeof engine,
                                      .flags = first & 32 ? TW_ENGINE_ASK_UNKNOWN : 0,
                                      .transport = r->transport,
                                      .store = r->store,
                                      .sessions_max = 2 * SESSIONS,
                                      .send_timeout_ms = 3000};
    must(tw_engine_new(&engine, &r->engine, NULL) == TW_OK);
    must(tw_engine_arena(r->engine, &r->arena, &r->arena_size) == TW_OK);
    must(tw_engine_listen(r->engine, &listening, NULL, &listener, NULL) == TW_OK);
    must(tw_port_new(r->engine, 4096, &r->port, NULL) == TW_OK);
    for (uint32_t i = 0; i < 2 * SESSIONS; i++)
        add(r, i);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static run r;
    feed from = {data, data + size};
    open_run(&r, &from);
    while (from.at < from.end)
        step(&r, &from);
    set_faults(&r, 0);
    int idle = 0;
    for (uint32_t i = 0; i < REST && !idle; i++) {
        if (i % 8 == 0)
            (void)tw_engine_stop(r.engine, &r.now, NULL);
        poll_once(&r);
        pass(&r, 100);
        idle = tw_engine_idle(r.engine);
    }
    must(idle);
    tw_engine_free(r.engine);
    tw_transport_free(r.transport);
    tw_transport_free(r.stranger);
    tw_store_memory_free(r.store);
    return 0;
}
