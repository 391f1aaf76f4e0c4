/* SPDX-License-Identifier: Apache-2.0 */
/* What the application tells the engine between polls. */
#include "engine.h"
#include "error.h"
#include "owner.h"

#include <string.h>

enum { LISTENERS_MAX = 16 };

/* What all calls on one session begin and end with. NULL: *status says why. */
static twi_member *enter(tw_engine *engine, const tw_now *now, uint64_t session, tw_status *status)
{
    *status = TW_E_ARGUMENT;
    if (!engine || !now)
        return NULL;
    if (!twi_enter(&engine->busy)) {
        *status = TW_E_STATE;
        return NULL;
    }
    twi_member *member = twi_member_find(engine, session);
    if (!member)
        twi_leave(&engine->busy, 0);
    return member;
}

/* Its output goes out at once, its events come with the next poll. */
static tw_status leave(tw_engine *engine, const tw_now *now, const twi_member *member, tw_status status)
{
    const uint32_t number = (uint32_t)(member - engine->members);
    if (status == TW_OK) {
        twi_member_work(engine, number);
        if (member->link != TWI_NO_LINK && engine->links[member->link].stuck)
            twi_link_readable(engine, member->link);
        if (member->link != TWI_NO_LINK)
            twi_link_flush(engine, now, member->link);
        twi_member_due(engine, number);
    }
    return twi_leave(&engine->busy, status);
}

tw_status twi_member_send(tw_engine *engine, const tw_now *now, uint32_t number, const tw_session_message *message, uint64_t *seq,
                          tw_error *error)
{
    const tw_status status = tw_session_send(engine->members[number].session, now, message, seq, error);
    if (status == TW_OK)
        twi_count(&engine->counters.messages_out, 1);
    return status;
}

tw_status tw_engine_send(tw_engine *engine, const tw_now *now, uint64_t session, const tw_session_message *message, uint32_t flags,
                         uint64_t *seq, tw_error *error)
{
    tw_status status;
    const twi_member *member = enter(engine, now, session, &status);
    if (!member)
        return twi_error(error, status, -1, 0, 0);
    const uint32_t number = (uint32_t)(member - engine->members);
    status = twi_member_send(engine, now, number, message, seq, error);
    if (status == TW_OK && ((flags & TW_SEND_LATER) || member->link == TWI_NO_LINK))
        twi_member_work(engine, number);
    else if (status == TW_OK)
        twi_link_flush(engine, now, member->link);
    if (status == TW_OK)
        twi_member_due(engine, number);
    return twi_leave(&engine->busy, status);
}

/* A whole message that a template wrote: its type, and what stands between that and the trailer. */
static void body_of(const uint8_t *bytes, uint32_t length, tw_session_message *message)
{
    enum { TRAILER = 7 }; /* 10=nnn and SOH */
    const uint8_t *type = bytes, *end = bytes + length - TRAILER;
    for (uint32_t i = 0; i < 2; i++) /* behind 8 and 9 */
        type = (const uint8_t *)memchr(type, 1, (size_t)(end - type)) + 1;
    const uint8_t *stop = memchr(type, 1, (size_t)(end - type));
    message->type = type + 3;
    message->type_length = (uint32_t)(stop - type) - 3;
    message->body = stop + 1;
    message->body_length = (uint32_t)(end - stop) - 1;
}

tw_status tw_engine_send_row(tw_engine *engine, const tw_now *now, uint64_t session, const tw_engine_row *row, uint32_t flags,
                             uint64_t *seq, tw_error *error)
{
    uint32_t offset = 0, length = 0;
    tw_session_message message = {.size = sizeof message};
    if (!engine || !row || row->size < sizeof *row)
        return twi_error(error, TW_E_ARGUMENT, -1, 0, 0);
    if (!twi_enter(&engine->busy))
        return twi_error(error, TW_E_STATE, -1, 0, 0);
    tw_status status = tw_template_write(row->made, row->message, row->slots, row->slots_count, row->slot, row->input,
                                         row->input_length, engine->draft, TWI_DRAFT_MAX, &offset, &length, error);
    (void)twi_leave(&engine->busy, status);
    if (status != TW_OK)
        return status;
    body_of(engine->draft + offset, length, &message);
    message.id = row->id;
    return tw_engine_send(engine, now, session, &message, flags, seq, error);
}

/* Down: connects no more until it begins again. */
static void set_down(tw_engine *engine, const tw_now *now, twi_member *member, uint8_t down)
{
    member->down = down;
    if (down)
        twi_dial_stop(&member->dial);
    else if (member->dial.count && member->link == TWI_NO_LINK && !engine->stopped)
        twi_dial_at(&member->dial, now->mono_ns);
    if (down && member->link != TWI_NO_LINK && engine->links[member->link].state == TWI_LINK_DIALING)
        twi_link_done(engine, member->link);
}

static tw_status command(tw_engine *engine, const tw_now *now, twi_member *member, uint32_t which, const char *text,
                         tw_error *error)
{
    tw_session *session = member->session;
    tw_status status = TW_E_ARGUMENT;
    switch (which) {
    case TW_COMMAND_ACCEPT: return tw_session_accept(session, now, error);
    case TW_COMMAND_REFUSE: return tw_session_refuse(session, now, text, error);
    case TW_COMMAND_LOGOUT: return tw_session_logout(session, now, text, error);
    case TW_COMMAND_DISCONNECT: return tw_session_disconnect(session, now, error);
    case TW_COMMAND_TEST: return tw_session_test(session, now, error);
    case TW_COMMAND_RESET: return tw_session_reset(session, now, error);
    case TW_COMMAND_BEGIN:
    case TW_COMMAND_BEGIN_FRESH: status = tw_session_begin(session, now, which == TW_COMMAND_BEGIN_FRESH, error); break;
    case TW_COMMAND_END: status = tw_session_end(session, now, error); break;
    default: return twi_error(error, TW_E_ARGUMENT, -1, 0, 0);
    }
    if (status == TW_OK)
        set_down(engine, now, member, which == TW_COMMAND_END);
    return status;
}

tw_status tw_engine_command(tw_engine *engine, const tw_now *now, uint64_t session, uint32_t which, const char *text,
                            tw_error *error)
{
    tw_status status;
    twi_member *member = enter(engine, now, session, &status);
    if (!member)
        return twi_error(error, status, -1, 0, 0);
    return leave(engine, now, member, command(engine, now, member, which, text, error));
}

tw_status tw_engine_reject(tw_engine *engine, const tw_now *now, uint64_t session, const tw_session_rejection *rejection,
                           tw_error *error)
{
    tw_status status;
    const twi_member *member = enter(engine, now, session, &status);
    if (!member)
        return twi_error(error, status, -1, 0, 0);
    return leave(engine, now, member, tw_session_reject(member->session, now, rejection, error));
}

tw_status tw_engine_set_next(tw_engine *engine, const tw_now *now, uint64_t session, uint64_t next_out, uint64_t next_in,
                             tw_error *error)
{
    tw_status status;
    const twi_member *member = enter(engine, now, session, &status);
    if (!member)
        return twi_error(error, status, -1, 0, 0);
    return leave(engine, now, member, tw_session_set_next(member->session, now, next_out, next_in, error));
}

/* Facts, and what needs no time. */

tw_status tw_engine_available(tw_engine *engine, uint64_t session, uint32_t available)
{
    const twi_member *member = engine ? twi_member_find(engine, session) : NULL;
    return member ? tw_session_available(member->session, available) : TW_E_ARGUMENT;
}

tw_status tw_engine_describe(const tw_engine *engine, uint64_t session, tw_session_info *info)
{
    const twi_member *member = engine ? twi_member_find(engine, session) : NULL;
    return member ? tw_session_describe(member->session, info) : TW_E_ARGUMENT;
}

tw_status tw_engine_peer(const tw_engine *engine, uint64_t session, tw_address *address)
{
    const twi_member *member = engine ? twi_member_find(engine, session) : NULL;
    if (!member || !address)
        return TW_E_ARGUMENT;
    if (member->link == TWI_NO_LINK)
        return TW_E_STATE;
    return engine->transport->peer(engine->options.transport, engine->links[member->link].id, address);
}

tw_status tw_engine_user(const tw_engine *engine, uint64_t session, uint64_t *user)
{
    const twi_member *member = engine ? twi_member_find(engine, session) : NULL;
    if (!member || !user)
        return TW_E_ARGUMENT;
    *user = member->user;
    return TW_OK;
}

tw_status tw_engine_arena(const tw_engine *engine, const uint8_t **base, uint64_t *size)
{
    if (!engine || !base || !size)
        return TW_E_ARGUMENT;
    *base = engine->arena;
    *size = engine->arena_size;
    return TW_OK;
}

tw_status tw_engine_counters_read(const tw_engine *engine, tw_engine_counters *counters)
{
    if (!engine || !counters)
        return TW_E_ARGUMENT;
    const uint64_t *from = (const uint64_t *)(const void *)&engine->counters;
    uint64_t *to = (uint64_t *)(void *)counters;
    for (uint32_t i = 0; i < sizeof *counters / sizeof *to; i++)
        to[i] = __atomic_load_n(&from[i], __ATOMIC_RELAXED);
    return TW_OK;
}

const char *tw_engine_event_name(uint32_t kind)
{
    static const char *const names[] = {"CONNECTED", "CONNECT_FAILED", "UNKNOWN", "STRANGER", "PORT_SENT", "PORT_REFUSED"};
    if (kind < TW_EVENT_CONNECTED)
        return tw_session_event_name(kind);
    return kind - TW_EVENT_CONNECTED < sizeof names / sizeof names[0] ? names[kind - TW_EVENT_CONNECTED] : "";
}

/* Connections that come in. */

static tw_status start_listening(tw_engine *engine, const tw_listen *options, tw_address *bound, uint64_t *listener,
                                 tw_error *error)
{
    if (engine->listeners_count == LISTENERS_MAX)
        return TW_ROOM;
    if (engine->stopped)
        return twi_error(error, TW_E_STATE, -1, 0, 0);
    tw_listen ours = *options;
    ours.context = UINT64_MAX;
    const tw_status status = engine->transport->listen(engine->options.transport, &ours, bound, listener, error);
    if (status == TW_OK)
        engine->listeners[engine->listeners_count++] = *listener;
    return status;
}

tw_status tw_engine_listen(tw_engine *engine, const tw_listen *options, tw_address *bound, uint64_t *listener, tw_error *error)
{
    if (!engine || !options || !listener)
        return twi_error(error, TW_E_ARGUMENT, -1, 0, 0);
    if (!twi_enter(&engine->busy))
        return twi_error(error, TW_E_STATE, -1, 0, 0);
    return twi_leave(&engine->busy, start_listening(engine, options, bound, listener, error));
}

tw_status tw_engine_unlisten(tw_engine *engine, uint64_t listener)
{
    uint32_t i = 0;
    if (!engine)
        return TW_E_ARGUMENT;
    if (!twi_enter(&engine->busy))
        return TW_E_STATE;
    while (i < engine->listeners_count && engine->listeners[i] != listener)
        i++;
    if (i == engine->listeners_count)
        return twi_leave(&engine->busy, TW_E_ARGUMENT);
    engine->listeners[i] = engine->listeners[--engine->listeners_count];
    return twi_leave(&engine->busy, engine->transport->unlisten(engine->options.transport, listener));
}

static twi_link *asked(const tw_engine *engine, uint64_t connection)
{
    const uint32_t number = (uint32_t)connection - 1;
    twi_link *link = number < engine->links_max ? &engine->links[number] : NULL;
    return link && link->id == connection && link->state == TWI_LINK_ASKED ? link : NULL;
}

tw_status tw_engine_admit(tw_engine *engine, const tw_now *now, uint64_t connection, tw_error *error)
{
    if (!engine || !now)
        return twi_error(error, TW_E_ARGUMENT, -1, 0, 0);
    if (!twi_enter(&engine->busy))
        return twi_error(error, TW_E_STATE, -1, 0, 0);
    twi_link *link = asked(engine, connection);
    if (!link || !twi_link_fits(engine, link))
        return twi_leave(&engine->busy, twi_error(error, TW_E_ARGUMENT, -1, 0, 0));
    link->state = TWI_LINK_WAITING;
    twi_link_readable(engine, (uint32_t)connection - 1);
    return twi_leave(&engine->busy, TW_OK);
}

tw_status tw_engine_dismiss(tw_engine *engine, uint64_t connection)
{
    if (!engine)
        return TW_E_ARGUMENT;
    if (!twi_enter(&engine->busy))
        return TW_E_STATE;
    if (!asked(engine, connection))
        return twi_leave(&engine->busy, TW_E_ARGUMENT);
    twi_link_done(engine, (uint32_t)connection - 1);
    twi_count(&engine->counters.strangers, 1);
    return twi_leave(&engine->busy, TW_OK);
}

/* The end. */

static tw_status stop(tw_engine *engine, const tw_now *now)
{
    tw_status status = TW_OK;
    while (engine->listeners_count)
        (void)engine->transport->unlisten(engine->options.transport, engine->listeners[--engine->listeners_count]);
    engine->stopped = 1;
    for (uint32_t i = 0; i < engine->members_made; i++) {
        twi_member *member = &engine->members[i];
        if (!member->session || member->down)
            continue;
        const tw_status ended = tw_session_end(member->session, now, NULL);
        if (ended == TW_OK) {
            set_down(engine, now, member, 1);
            twi_member_work(engine, i);
            twi_member_due(engine, i);
        }
        status = ended != TW_OK ? ended : status;
    }
    for (uint32_t i = 0; i < engine->links_max; i++) /* L23 */
        if (engine->links[i].state == TWI_LINK_WAITING || engine->links[i].state == TWI_LINK_ASKED)
            twi_link_done(engine, i);
    return status;
}

tw_status tw_engine_stop(tw_engine *engine, const tw_now *now, tw_error *error)
{
    if (!engine || !now)
        return twi_error(error, TW_E_ARGUMENT, -1, 0, 0);
    if (!twi_enter(&engine->busy))
        return twi_error(error, TW_E_STATE, -1, 0, 0);
    const tw_status status = stop(engine, now);
    return twi_leave(&engine->busy, status < 0 ? twi_error(error, status, -1, 0, 0) : status);
}

int32_t tw_engine_idle(const tw_engine *engine)
{
    if (!engine)
        return 1;
    for (uint32_t i = 0; i < engine->links_max; i++)
        if (engine->links[i].state != TWI_LINK_FREE)
            return 0;
    return !engine->working.count && !engine->acks.count;
}
