/* SPDX-License-Identifier: Apache-2.0 */
/* Ports: rings with one writer, a thread of the application, and one reader, the engine. */
#include "engine.h"
#include "error.h"
#include "owner.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM_MIN = 4096, ROOM_MAX = 1 << 30, LINE = 64, TYPE_MAX = 32 };

/* A message in a ring: this, then type, header, body. session 0: nothing to the end of the ring. */
typedef struct entry {
    uint64_t session, id;
    uint32_t size; /* with what follows, a multiple of 64 */
    uint32_t flags;
    uint32_t type_length, header_length, body_length, poss_resend;
    uint64_t reserved[3];
} entry;
_Static_assert(sizeof(entry) == LINE, "what is left at the end of a ring holds one");

struct tw_port {
    tw_engine *engine;
    uint8_t *bytes;
    uint64_t mask;
    uint8_t apart[LINE]; /* each side writes a line of its own */
    uint64_t written;    /* what the reader sees */
    uint64_t next, read_seen;
    uint8_t apart_too[LINE];
    uint64_t read;
};

static tw_status new_port(tw_engine *engine, uint32_t room, tw_port **port)
{
    if (room < ROOM_MIN || room > ROOM_MAX || (room & (room - 1)))
        return TW_E_ARGUMENT;
    if (engine->ports_count == engine->options.ports_max)
        return TW_ROOM;
    tw_port *made = calloc(1, sizeof *made);
    uint8_t *bytes = made ? aligned_alloc(LINE, room) : NULL;
    if (!bytes) {
        free(made);
        return TW_E_MEMORY;
    }
    memset(bytes, 0, room); /* its pages are there before the first message */
    made->engine = engine;
    made->bytes = bytes;
    made->mask = room - 1;
    engine->ports[engine->ports_count++] = made;
    *port = made;
    return TW_OK;
}

tw_status tw_port_new(tw_engine *engine, uint32_t room, tw_port **port, tw_error *error)
{
    if (!engine || !port)
        return twi_error(error, TW_E_ARGUMENT, -1, 0, 0);
    if (!twi_enter(&engine->busy))
        return twi_error(error, TW_E_STATE, -1, 0, 0);
    const tw_status status = new_port(engine, room, port);
    return twi_leave(&engine->busy, status < 0 ? twi_error(error, status, -1, 0, 0) : status);
}

void twi_port_free(tw_port *port)
{
    free(port->bytes);
    free(port);
}

/* Room for so many bytes in a row, NULL: the ring is full. */
static uint8_t *room_for(tw_port *port, uint32_t size)
{
    const uint64_t at = port->next & port->mask, left = port->mask + 1 - at;
    const uint64_t needed = size <= left ? size : left + size;
    if (port->next + needed - port->read_seen > port->mask + 1) {
        port->read_seen = __atomic_load_n(&port->read, __ATOMIC_ACQUIRE);
        if (port->next + needed - port->read_seen > port->mask + 1)
            return NULL;
    }
    port->next += needed;
    if (size <= left)
        return port->bytes + at;
    const entry skip = {.size = (uint32_t)left};
    memcpy(port->bytes + at, &skip, sizeof skip);
    return port->bytes;
}

tw_status tw_port_send(tw_port *port, uint64_t session, const tw_session_message *message, uint32_t flags)
{
    if (!port || !message || message->size < sizeof *message || !session || !message->type || !message->type_length ||
        message->type_length > TYPE_MAX || (message->header_length && !message->header) || (message->body_length && !message->body))
        return TW_E_ARGUMENT;
    const uint64_t size =
        (sizeof(entry) + message->type_length + (uint64_t)message->header_length + message->body_length + sizeof(entry) - 1) /
        sizeof(entry) * sizeof(entry);
    if (size > (port->mask + 1) / 2)
        return TW_E_ARGUMENT;
    uint8_t *at = room_for(port, (uint32_t)size);
    if (!at)
        return TW_ROOM;
    const entry head = {.session = session,
                        .id = message->id,
                        .size = (uint32_t)size,
                        .flags = flags,
                        .type_length = message->type_length,
                        .header_length = message->header_length,
                        .body_length = message->body_length,
                        .poss_resend = message->poss_resend};
    memcpy(at, &head, sizeof head);
    at += sizeof head;
    memcpy(at, message->type, message->type_length);
    at += message->type_length;
    if (message->header_length)
        memcpy(at, message->header, message->header_length);
    if (message->body_length)
        memcpy(at + message->header_length, message->body, message->body_length);
    __atomic_store_n(&port->written, port->next, __ATOMIC_RELEASE);
    if (!(flags & TW_PORT_QUIET))
        tw_engine_wake(port->engine);
    return TW_OK;
}

int twi_port_pending(const tw_port *port)
{
    return __atomic_load_n(&port->written, __ATOMIC_ACQUIRE) != port->read;
}

static void take(tw_engine *engine, const tw_now *now, const entry *head, const uint8_t *bytes)
{
    const twi_member *member = twi_member_find(engine, head->session);
    const tw_session_message message = {.size = sizeof message,
                                        .type = bytes,
                                        .type_length = head->type_length,
                                        .header = bytes + head->type_length,
                                        .header_length = head->header_length,
                                        .body = bytes + head->type_length + head->header_length,
                                        .body_length = head->body_length,
                                        .poss_resend = head->poss_resend,
                                        .id = head->id};
    const uint32_t number = (uint32_t)head->session - 1;
    uint64_t seq = 0;
    tw_status status = TW_E_ARGUMENT;
    if (member) {
        status = twi_member_send(engine, now, number, &message, &seq, NULL);
        twi_member_work(engine, number);
        twi_member_due(engine, number);
    }
    twi_count(&engine->counters.port_messages, 1);
    if (status == TW_OK && !(head->flags & TW_PORT_TELL))
        return;
    tw_event *event =
        twi_out_event(engine, now, status == TW_OK ? TW_EVENT_PORT_SENT : TW_EVENT_PORT_REFUSED, member ? number : TWI_NO_MEMBER);
    event->seq = seq;
    event->other = head->id;
    event->reason = status == TW_OK ? -1 : status;
}

void twi_port_drain(tw_engine *engine, const tw_now *now, tw_port *port)
{
    const uint64_t written = __atomic_load_n(&port->written, __ATOMIC_ACQUIRE);
    uint64_t at = port->read;
    for (uint32_t i = 0; i < TWI_PORT_BATCH && at != written && twi_out_room(engine); i++) {
        entry head;
        memcpy(&head, port->bytes + (at & port->mask), sizeof head);
        if (head.session)
            take(engine, now, &head, port->bytes + (at & port->mask) + sizeof head);
        at += head.size;
    }
    __atomic_store_n(&port->read, at, __ATOMIC_RELEASE);
}
