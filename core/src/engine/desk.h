/* SPDX-License-Identifier: Apache-2.0 */
/* For the tests of the engine: an engine with its transport and store, on a virtual clock, that notes what happened. */
#ifndef TWI_DESK_H
#define TWI_DESK_H

#include "support.h"

#include <tagwire/unstable/engine.h>

#include <stdlib.h>
#include <string.h>

enum { DESK_EVENTS = 256, DESK_NOTES = 4096, DESK_PORT = 5001 };

typedef struct desk_note {
    tw_event event;
    char bytes[256]; /* the message's first ones, with '|' for SOH */
} desk_note;

typedef struct desk {
    tw_transport *transport;
    tw_store *store;
    tw_engine *engine;
    const uint8_t *arena;
    uint32_t room; /* for events */
    uint32_t echo; /* 1: each message is answered by an ExecutionReport */
    uint32_t count, messages;
    desk_note notes[DESK_NOTES];
} desk;

static const tw_now desk_begin = {1000000000, INT64_C(1767225600000000000)};
static tw_now desk_now = {1000000000, INT64_C(1767225600000000000)};

static inline void desk_pass(int64_t ms)
{
    desk_now.mono_ns += ms * 1000000;
    desk_now.utc_ns += ms * 1000000;
}

static inline void desk_open(desk *d, tw_transport *transport, tw_engine_options options)
{
    uint64_t size;
    tw_error error = {.status = 0};
    memset(d, 0, sizeof *d);
    d->room = DESK_EVENTS;
    d->transport = transport;
    if (!options.store)
        options.store = d->store = tw_store_memory_new(0);
    options.size = sizeof options;
    options.transport = transport;
    if (tw_engine_new(&options, &d->engine, &error) != TW_OK)
        fail_msg("%s", error.text);
    assert_int_equal(tw_engine_arena(d->engine, &d->arena, &size), TW_OK);
}

static inline void desk_close(desk *d)
{
    tw_engine_free(d->engine);
    tw_transport_free(d->transport);
    tw_store_memory_free(d->store);
}

static inline tw_transport *desk_inproc(tw_transport *network)
{
    const tw_transport_options options = {.size = sizeof options, .connections_max = 8, .receive_size = 65536};
    tw_transport *made = NULL;
    assert_int_equal(tw_inproc_new(&options, network, &made), TW_OK);
    return made;
}

static inline void desk_listen(desk *d)
{
    const tw_listen options = {.address = {.port = DESK_PORT}};
    uint64_t listener;
    assert_int_equal(tw_engine_listen(d->engine, &options, NULL, &listener, NULL), TW_OK);
}

static inline tw_session_options desk_session(uint32_t role, const char *us, const char *them)
{
    return (tw_session_options){.size = sizeof(tw_session_options),
                                .role = role,
                                .begin_string = "FIX.4.4",
                                .sender_comp_id = us,
                                .target_comp_id = them,
                                .heartbeat_s = 30};
}

static inline tw_status desk_try(desk *d, const tw_session_options *session, uint64_t *id, tw_error *error)
{
    static const tw_address at = {.port = DESK_PORT};
    const tw_engine_session options = {.size = sizeof options,
                                       .session = session,
                                       .addresses = &at,
                                       .addresses_count = session->role == TW_SESSION_INITIATOR,
                                       .reconnect_ms = 5000,
                                       .user = 77};
    return tw_engine_add(d->engine, &desk_now, &options, id, error);
}

static inline uint64_t desk_add(desk *d, const tw_session_options *session)
{
    uint64_t id = 0;
    tw_error error = {.status = 0};
    if (desk_try(d, session, &id, &error) != TW_OK)
        fail_msg("%s", error.text);
    return id;
}

static inline tw_status desk_send(desk *d, uint64_t session, const char *type, const char *body, uint64_t *seq)
{
    char bytes[512];
    const uint32_t length = (uint32_t)soh(bytes, sizeof bytes, body);
    const tw_session_message message = {
        .size = sizeof message, .type = type, .type_length = (uint32_t)strlen(type), .body = bytes, .body_length = length};
    return tw_engine_send(d->engine, &desk_now, session, &message, 0, seq, NULL);
}

static inline void desk_poll(desk *d)
{
    tw_event events[DESK_EVENTS];
    uint32_t count = 0;
    assert_int_equal(tw_engine_poll(d->engine, &desk_now, events, d->room, NULL, 0, &count, NULL), TW_OK);
    for (uint32_t i = 0; i < count; i++) {
        const tw_event *event = &events[i];
        if (d->count < DESK_NOTES) {
            desk_note *note = &d->notes[d->count++];
            *note = (desk_note){.event = *event};
            for (uint32_t k = 0; k < event->length && k < sizeof note->bytes - 1; k++)
                note->bytes[k] = d->arena[event->offset + k] == 1 ? '|' : (char)d->arena[event->offset + k];
        }
        d->messages += event->kind == TW_EVENT_MESSAGE;
        uint64_t seq;
        if (d->echo && event->kind == TW_EVENT_MESSAGE)
            assert_int_equal(desk_send(d, event->session, "8", "37=1|150=0|39=0|", &seq), TW_OK);
    }
}

/* How often it happened; the last one is *found. */
static inline uint32_t desk_saw(const desk *d, uint16_t kind, const desk_note **found)
{
    uint32_t times = 0;
    for (uint32_t i = 0; i < d->count; i++)
        if (d->notes[i].event.kind == kind) {
            times++;
            if (found)
                *found = &d->notes[i];
        }
    return times;
}

static inline void desk_run(desk *one, desk *other, uint32_t polls)
{
    for (uint32_t i = 0; i < polls; i++) {
        desk_poll(one);
        if (other)
            desk_poll(other);
    }
}

#endif
