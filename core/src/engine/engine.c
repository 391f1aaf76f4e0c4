/* SPDX-License-Identifier: Apache-2.0 */
/* One poll, and waiting for the next. */
#include "engine.h"
#include "error.h"
#include "options.h"
#include "owner.h"
#include "socket.h"

#include <stddef.h>
#include <stdlib.h>

enum { SESSIONS_MAX = 65536, LOOK_MS = 1 };

_Static_assert(sizeof(tw_event) == 64, "an event is a line of the cache");

int twi_out_room(const tw_engine *engine)
{
    return engine->out.room - engine->out.count >= TWI_STEP + 4;
}

tw_event *twi_out_event(tw_engine *engine, const tw_now *now, uint16_t kind, uint32_t member)
{
    tw_event *event = &engine->out.events[engine->out.count++];
    *event = (tw_event){
        .session = member == TWI_NO_MEMBER ? 0 : twi_member_id(engine, member), .utc_ns = now->utc_ns, .kind = kind, .reason = -1};
    return event;
}

void twi_list_add(twi_list *list, uint32_t number, uint8_t *flag)
{
    if (*flag)
        return;
    *flag = 1;
    list->at[list->count++] = number;
}

/* What the last poll gave is done with. */

static tw_status acknowledge(tw_engine *engine, const tw_now *now)
{
    tw_status status = TW_OK;
    for (uint32_t i = 0; i < engine->acks.count; i++) {
        twi_member *member = &engine->members[engine->acks.at[i]];
        member->acks = 0;
        if (!member->session)
            continue;
        const tw_status answer = tw_session_acknowledge(member->session, now, member->ack_epoch, member->ack_seq, NULL);
        status = answer < 0 && answer != TW_E_ARGUMENT ? answer : status; /* its number is recorded with the next one */
    }
    engine->acks.count = 0;
    return status;
}

static void release(tw_engine *engine)
{
    for (uint32_t i = 0; i < engine->releasing.count; i++) {
        twi_link *link = &engine->links[engine->releasing.at[i]];
        link->releasing = 0;
        if (link->state == TWI_LINK_DONE) {
            (void)engine->transport->close(engine->options.transport, link->id);
            link->state = TWI_LINK_FREE;
        } else if (link->consumed) {
            (void)engine->transport->rx_release(engine->options.transport, link->id, link->consumed);
            link->consumed = 0;
        }
    }
    engine->releasing.count = 0;
}

/* The parts of a poll. */

static void work(tw_engine *engine, const tw_now *now)
{
    twi_list *list = &engine->working;
    const uint32_t count = list->count;
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t number = list->at[i];
        twi_member *member = &engine->members[number];
        member->working = 0;
        if (!member->session || !twi_member_collect(engine, now, number, 0))
            continue;
        if (member->link != TWI_NO_LINK)
            twi_link_flush(engine, now, member->link);
        (void)twi_member_collect(engine, now, number, 0);
        twi_member_due(engine, number);
    }
    list->count -= count;
    memmove(list->at, list->at + count, list->count * sizeof *list->at);
}

static void listen_to_transport(tw_engine *engine, const tw_now *now)
{
    tw_transport_event events[TWI_ARRIVALS];
    const uint32_t left = (engine->out.room - engine->out.count) / (TWI_STEP + 4);
    const uint32_t count =
        left ? engine->transport->poll(engine->options.transport, events, left < TWI_ARRIVALS ? left : TWI_ARRIVALS) : 0;
    for (uint32_t i = 0; i < count; i++)
        twi_link_event(engine, now, &events[i]);
}

static void read_links(tw_engine *engine, const tw_now *now)
{
    for (uint32_t left = engine->readable_count; left && twi_out_room(engine); left--) {
        const uint32_t number = engine->readable[engine->readable_first];
        engine->readable_first = (engine->readable_first + 1) % engine->links_max;
        engine->readable_count--;
        engine->links[number].readable = 0;
        twi_link_read(engine, now, number);
    }
}

static void keep_time(tw_engine *engine, const tw_now *now)
{
    int64_t due;
    for (uint32_t i = 0; i < TWI_DUE && twi_out_room(engine); i++) {
        const uint32_t number = twi_timers_first(&engine->timers, &due);
        if (due > now->mono_ns)
            return;
        if (number >= engine->options.sessions_max) {
            twi_link_time(engine, now, number - engine->options.sessions_max);
            continue;
        }
        twi_member_time(engine, now, number);
        twi_member_due(engine, number);
    }
}

static tw_status commit(tw_engine *engine, const tw_now *now)
{
    tw_journal_info before = {0}, after;
    const int is_journal = (engine->options.flags & TW_ENGINE_JOURNAL) != 0;
    if (is_journal)
        tw_journal_describe(engine->options.store, &before);
    const tw_status status = engine->store->commit(engine->options.store, now->mono_ns, now->utc_ns);
    if (!is_journal)
        return status;
    tw_journal_describe(engine->options.store, &after);
    engine->committed = after.written;
    if (after.syncs != before.syncs && !(engine->options.flags & TW_ENGINE_AGENT))
        twi_count(&engine->counters.disk_in_poll, 1);
    if (after.durable != engine->durable) {
        for (uint32_t i = 0; i < engine->held.count; i++) {
            engine->members[engine->held.at[i]].held = 0;
            twi_member_work(engine, engine->held.at[i]);
        }
        engine->held.count = 0;
        engine->durable = after.durable;
    }
    return status;
}

static tw_status poll(tw_engine *engine, const tw_now *now)
{
    tw_status status = acknowledge(engine, now);
    release(engine);
    work(engine, now);
    listen_to_transport(engine, now);
    read_links(engine, now);
    for (uint32_t i = 0; i < engine->ports_count; i++)
        twi_port_drain(engine, now, engine->ports[i]);
    keep_time(engine, now);
    const tw_status committed = commit(engine, now);
    work(engine, now);
    if (!twi_out_room(engine))
        twi_count(&engine->counters.full, 1);
    return status == TW_OK ? committed : status;
}

tw_status tw_engine_poll(tw_engine *engine, const tw_now *now, tw_event *events, uint32_t room, tw_slot *slots, uint32_t slots_room,
                         uint32_t *count, tw_error *error)
{
    if (!engine || !now || !events || !count || room < TW_ENGINE_EVENTS_MIN || (slots_room && !slots))
        return twi_error(error, TW_E_ARGUMENT, -1, 0, 0);
    if (!twi_enter(&engine->busy))
        return twi_error(error, TW_E_STATE, -1, 0, 0);
    engine->out = (twi_out){.events = events, .room = room, .slots = slots, .slots_room = slots_room};
    const tw_status status = poll(engine, now);
    *count = engine->out.count;
    engine->out = (twi_out){.room = 0};
    twi_count(&engine->counters.polls, 1);
    twi_count(&engine->counters.events, *count);
    return twi_leave(&engine->busy, status < 0 ? twi_error(error, status, -1, 0, 0) : status);
}

/* Waiting. */

/* With an agent a commit that is asked for is the agent's, who wakes: nothing to do until then. */
static int64_t store_deadline(const tw_engine *engine)
{
    tw_journal_info info;
    const int64_t due = engine->store->deadline(engine->options.store);
    if (due != INT64_MIN || !(engine->options.flags & TW_ENGINE_AGENT))
        return due;
    tw_journal_describe(engine->options.store, &info);
    return info.written != engine->committed || info.durable != engine->durable ? INT64_MIN : INT64_MAX;
}

int64_t tw_engine_deadline(const tw_engine *engine)
{
    int64_t due;
    if (!engine)
        return INT64_MAX;
    if (engine->acks.count || engine->working.count || engine->releasing.count || engine->readable_count > engine->stuck)
        return INT64_MIN;
    for (uint32_t i = 0; i < engine->ports_count; i++)
        if (twi_port_pending(engine->ports[i]))
            return INT64_MIN;
    (void)twi_timers_first(&engine->timers, &due);
    const int64_t store = store_deadline(engine);
    return store < due ? store : due;
}

static void sleep_on(tw_engine *engine, int64_t timeout_ns)
{
    tw_transport *transport = engine->options.transport;
    if (engine->transport->capabilities(transport) & TW_TRANSPORT_WAITS)
        engine->transport->wait(transport, engine->wake, timeout_ns);
    else /* it cannot tell when it has something: it is looked at each millisecond */
        twi_wake_wait(engine->wake, timeout_ns == 0 ? 0 : LOOK_MS);
}

/* Whoever takes `sleeping` away has signalled, or is about to. */
static void doze(tw_engine *engine, int64_t timeout_ns)
{
    if (engine->to_clear && twi_wake_clear(engine->wake))
        engine->to_clear = 0;
    __atomic_store_n(&engine->sleeping, 1, __ATOMIC_SEQ_CST);
    if (!__atomic_load_n(&engine->woken, __ATOMIC_SEQ_CST)) {
        twi_count(&engine->counters.waits, 1);
        sleep_on(engine, timeout_ns);
    }
    if (!__atomic_exchange_n(&engine->sleeping, 0, __ATOMIC_SEQ_CST))
        engine->to_clear = 1;
    if (engine->to_clear && twi_wake_clear(engine->wake))
        engine->to_clear = 0;
    __atomic_store_n(&engine->woken, 0, __ATOMIC_SEQ_CST);
}

tw_status tw_engine_wait(tw_engine *engine, const tw_now *now, int64_t timeout_ns)
{
    if (!engine || !now)
        return TW_E_ARGUMENT;
    if (!twi_enter(&engine->busy))
        return TW_E_STATE;
    const int64_t due = tw_engine_deadline(engine);
    if (due > now->mono_ns && timeout_ns > 0) {
        const int64_t left = due == INT64_MAX ? INT64_MAX : due - now->mono_ns;
        timeout_ns = left < timeout_ns ? left : timeout_ns;
        doze(engine, timeout_ns == INT64_MAX ? -1 : timeout_ns);
    }
    return twi_leave(&engine->busy, TW_OK);
}

void tw_engine_wake(tw_engine *engine)
{
    if (!engine)
        return;
    __atomic_store_n(&engine->woken, 1, __ATOMIC_SEQ_CST);
    if (__atomic_load_n(&engine->sleeping, __ATOMIC_SEQ_CST) && __atomic_exchange_n(&engine->sleeping, 0, __ATOMIC_SEQ_CST)) {
        __atomic_fetch_add(&engine->counters.wakes, 1, __ATOMIC_RELAXED);
        twi_wake_signal(engine->wake);
    }
}

int32_t tw_engine_agent(tw_engine *engine)
{
    if (!engine)
        return TW_E_ARGUMENT;
    if (!(engine->options.flags & TW_ENGINE_JOURNAL))
        return 0;
    const int32_t did = tw_journal_agent(engine->options.store);
    if (did)
        tw_engine_wake(engine);
    return did;
}

/* Making and ending. */

static uint32_t or_default(uint32_t value, uint32_t fallback)
{
    return value ? value : fallback;
}

static tw_status read_options(const tw_engine_options *given, tw_engine_options *known, tw_error *error)
{
    if (!given || twi_options(known, sizeof *known, offsetof(tw_engine_options, sessions_max), given) != TW_OK)
        return twi_error_said(error, TW_E_ARGUMENT, 0, "size is not one of tw_engine_options");
    if (!known->transport || !known->store)
        return twi_error_said(error, TW_E_ARGUMENT, 0, "transport or store is missing");
    if (known->flags >= TW_ENGINE_JOURNAL << 1)
        return twi_error_said(error, TW_E_ARGUMENT, 0, "flags hold one that is not known");
    if (known->flags & (TW_ENGINE_DURABLE | TW_ENGINE_AGENT))
        known->flags |= TW_ENGINE_JOURNAL;
    known->sessions_max = or_default(known->sessions_max, 64);
    known->logon_timeout_ms = or_default(known->logon_timeout_ms, 10000);
    known->send_timeout_ms = or_default(known->send_timeout_ms, 30000);
    known->ports_max = or_default(known->ports_max, 16);
    return known->sessions_max > SESSIONS_MAX || known->ports_max > SESSIONS_MAX
               ? twi_error_said(error, TW_E_ARGUMENT, 0, "sessions_max or ports_max is too large")
               : TW_OK;
}

static int new_list(twi_list *list, uint32_t room)
{
    list->at = malloc(2 * (size_t)room * sizeof *list->at); /* those of a pass, and those that it adds */
    return list->at != NULL;
}

static int make(tw_engine *engine)
{
    const uint32_t sessions = engine->options.sessions_max, links = engine->links_max;
    engine->links = calloc(links, sizeof *engine->links);
    engine->members = calloc(sessions, sizeof *engine->members);
    engine->readable = calloc(links, sizeof *engine->readable);
    engine->ports = calloc(engine->options.ports_max, sizeof(tw_port *));
    engine->draft = malloc(TWI_DRAFT_MAX);
    return engine->links && engine->members && engine->readable && engine->ports && engine->draft &&
           new_list(&engine->working, sessions) && new_list(&engine->acks, sessions) && new_list(&engine->held, sessions) &&
           new_list(&engine->releasing, links) && twi_timers_init(&engine->timers, sessions + links);
}

tw_status tw_engine_new(const tw_engine_options *options, tw_engine **engine, tw_error *error)
{
    tw_engine_options known = {0};
    tw_transport_info info = {0};
    if (!engine)
        return twi_error(error, TW_E_ARGUMENT, -1, 0, 0);
    tw_status status = read_options(options, &known, error);
    if (status != TW_OK)
        return status;
    tw_engine *made = calloc(1, sizeof *made);
    if (!made)
        return twi_error(error, TW_E_MEMORY, -1, 0, 0);
    made->options = known;
    made->transport = *(const tw_transport_ops *const *)(const void *)known.transport;
    made->store = *(const tw_store_ops *const *)(const void *)known.store;
    made->transport->memory(known.transport, &made->arena, &made->arena_size);
    made->transport->describe(known.transport, &info);
    made->links_max = info.connections_max;
    made->receive_size = info.receive_size;
    made->wake = twi_wake_new();
    if (made->wake < 0)
        status = TW_E_STATE;
    else if (!make(made))
        status = TW_E_MEMORY;
    if (status != TW_OK) {
        tw_engine_free(made);
        return twi_error(error, status, -1, 0, 0);
    }
    *engine = made;
    return TW_OK;
}

void tw_engine_free(tw_engine *engine)
{
    if (!engine)
        return;
    for (uint32_t i = 0; engine->links && i < engine->links_max; i++)
        if (engine->links[i].state != TWI_LINK_FREE)
            (void)engine->transport->close(engine->options.transport, engine->links[i].id);
    for (uint32_t i = 0; i < engine->listeners_count; i++)
        (void)engine->transport->unlisten(engine->options.transport, engine->listeners[i]);
    for (uint32_t i = 0; i < engine->members_made; i++)
        twi_member_free(engine, i);
    for (uint32_t i = 0; i < engine->ports_count; i++)
        twi_port_free(engine->ports[i]);
    if (engine->wake >= 0)
        twi_socket_close(engine->wake);
    twi_timers_free(&engine->timers);
    free(engine->working.at);
    free(engine->acks.at);
    free(engine->held.at);
    free(engine->releasing.at);
    free(engine->links);
    free(engine->members);
    free(engine->readable);
    free(engine->ports);
    free(engine->draft);
    free(engine);
}
