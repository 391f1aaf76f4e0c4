/* SPDX-License-Identifier: Apache-2.0 */
/* Connections within the process: a send writes into the memory that the other end receives into. Events come in the order in which they were caused. */
#include "error.h"
#include "lines.h"

#include <stdlib.h>
#include <string.h>

enum {
    PENDING_ACCEPTED = 1,
    PENDING_CONNECTED = 2,
    PENDING_RECEIVED = 4,
    PENDING_WRITABLE = 8,
    PENDING_CLOSED = 16,
    PORT_FIRST = 49152
};

typedef struct twi_inproc {
    const tw_transport_ops *ops;
    twi_lines lines;
    struct twi_inproc *next; /* of the network, a ring */
    uint32_t *queue;         /* connections with events, in a ring */
    uint32_t queue_first, queue_count;
} inproc;

static inproc *inproc_of(tw_transport *transport)
{
    return (inproc *)(void *)transport;
}

static void note(inproc *side, twi_line *line, uint8_t what)
{
    line->pending |= what;
    if (line->queued)
        return;
    line->queued = 1;
    side->queue[(side->queue_first + side->queue_count++) % side->lines.options.connections_max] =
        (uint32_t)(line - side->lines.lines);
}

/* The other end; NULL: it is gone. */
static twi_line *other_of(const twi_line *line)
{
    return line->other ? twi_line_find(&line->other_side->lines, line->other) : NULL;
}

/* There may be room again for a sender that was cut short. */
static void tell_sender(const twi_line *line)
{
    twi_line *sender = other_of(line);
    if (!sender || !sender->blocked)
        return;
    sender->blocked = 0;
    note(line->other_side, sender, PENDING_WRITABLE);
}

static uint32_t give_line(inproc *side, twi_line *line, tw_transport_event *events, uint32_t room)
{
    static const struct {
        uint8_t pending;
        uint16_t kind;
    } kinds[] = {{PENDING_ACCEPTED, TW_TRANSPORT_ACCEPTED},
                 {PENDING_CONNECTED, TW_TRANSPORT_CONNECTED},
                 {PENDING_RECEIVED, TW_TRANSPORT_RECEIVED},
                 {PENDING_WRITABLE, TW_TRANSPORT_WRITABLE},
                 {PENDING_CLOSED, TW_TRANSPORT_CLOSED}};
    uint32_t count = 0;
    for (uint32_t i = 0; i < sizeof kinds / sizeof kinds[0] && count < room; i++) {
        if (!(line->pending & kinds[i].pending))
            continue;
        line->pending &= (uint8_t)~kinds[i].pending;
        if (kinds[i].kind == TW_TRANSPORT_CLOSED)
            line->state = TWI_ENDED;
        events[count++] = (tw_transport_event){.connection = twi_line_id(&side->lines, line),
                                               .context = line->context,
                                               .kind = kinds[i].kind,
                                               .reason = kinds[i].kind == TW_TRANSPORT_CLOSED ? line->reason : 0};
    }
    return count;
}

static void compact_all(inproc *side)
{
    for (uint32_t i = 0; i < side->lines.active_count; i++) {
        twi_line *line = &side->lines.lines[side->lines.active[i]];
        const uint32_t room = twi_line_room(&side->lines, line);
        twi_line_compact(&side->lines, line);
        if (twi_line_room(&side->lines, line) > room)
            tell_sender(line);
    }
}

static uint32_t inproc_poll(tw_transport *transport, tw_transport_event *events, uint32_t room)
{
    inproc *side = inproc_of(transport);
    uint32_t count = 0;
    compact_all(side);
    while (count < room && side->queue_count) {
        twi_line *line = &side->lines.lines[side->queue[side->queue_first]];
        if (line->queued && line->state != TWI_FREE)
            count += give_line(side, line, events + count, room - count);
        if (line->state != TWI_FREE && line->pending)
            break; /* the events are full */
        line->queued = 0;
        side->queue_first = (side->queue_first + 1) % side->lines.options.connections_max;
        side->queue_count--;
    }
    return count;
}

static twi_listener *listener_at(inproc *side, uint16_t port, inproc **owner)
{
    inproc *at = side;
    do {
        for (uint32_t i = 0; i < TWI_LISTENERS_MAX; i++)
            if (at->lines.listeners[i].used && at->lines.listeners[i].options.address.port == port) {
                *owner = at;
                return &at->lines.listeners[i];
            }
        at = at->next;
    } while (at != side);
    return NULL;
}

static tw_status inproc_listen(tw_transport *transport, const tw_listen *options, tw_address *bound, uint64_t *id, tw_error *error)
{
    inproc *side = inproc_of(transport), *owner;
    twi_listener *listener = NULL;
    if (!options || options->address.family || options->allowed_count)
        return twi_error(error, TW_E_ARGUMENT, -1, 0, 0);
    uint16_t port = options->address.port;
    for (uint16_t free_port = PORT_FIRST; !port && free_port; free_port++)
        port = listener_at(side, free_port, &owner) ? 0 : free_port;
    if (!port || listener_at(side, port, &owner)) {
        twi_error(error, TW_E_STATE, -1, 0, 0);
        if (error)
            strcpy(error->text, "that port is listened at already");
        return TW_E_STATE;
    }
    const tw_status status = twi_listener_new(&side->lines, options, &listener, id);
    if (status != TW_OK)
        return status < 0 ? twi_error(error, status, -1, 0, 0) : status;
    listener->options.address.port = port;
    if (bound)
        *bound = listener->options.address;
    return TW_OK;
}

static tw_status inproc_unlisten(tw_transport *transport, uint64_t id)
{
    twi_listener *listener = twi_listener_find(&inproc_of(transport)->lines, id);
    if (!listener)
        return TW_E_ARGUMENT;
    listener->used = 0;
    return TW_OK;
}

static void end_line(inproc *side, twi_line *line, uint8_t reason)
{
    line->other = 0;
    line->reason = reason;
    line->pending &= (uint8_t)~PENDING_WRITABLE;
    note(side, line, PENDING_CLOSED);
}

static void join(inproc *side, twi_line *line, inproc *owner, twi_listener *listener)
{
    if (!twi_listener_accepts(&owner->lines, listener, &line->peer)) { /* as the system does: connected, then closed */
        note(side, line, PENDING_CONNECTED);
        end_line(side, line, TW_CLOSED_PEER);
        return;
    }
    twi_line *far = twi_line_new(&owner->lines, TWI_OPEN, listener->options.context);
    far->listener = (uint32_t)(listener - owner->lines.listeners);
    listener->accepted++;
    far->other = twi_line_id(&side->lines, line);
    far->other_side = side;
    line->other = twi_line_id(&owner->lines, far);
    line->other_side = owner;
    twi_count(&owner->lines.info.accepted, 1);
    twi_count(&side->lines.info.connected, 1);
    note(owner, far, PENDING_ACCEPTED);
    note(side, line, PENDING_CONNECTED);
}

static tw_status inproc_connect(tw_transport *transport, const tw_address *address, uint64_t context, uint64_t *connection,
                                tw_error *error)
{
    inproc *side = inproc_of(transport), *owner = NULL;
    if (!address || !connection || address->family || !address->port)
        return twi_error(error, TW_E_ARGUMENT, -1, 0, 0);
    twi_line *line = twi_line_new(&side->lines, TWI_OPEN, context);
    if (!line)
        return TW_ROOM;
    line->peer = *address;
    twi_listener *listener = listener_at(side, address->port, &owner);
    if (listener)
        join(side, line, owner, listener);
    else
        end_line(side, line, TW_CLOSED_REFUSED);
    *connection = twi_line_id(&side->lines, line);
    return TW_OK;
}

static tw_status inproc_send(tw_transport *transport, uint64_t connection, const void *bytes, uint32_t length, uint32_t *sent)
{
    inproc *side = inproc_of(transport);
    twi_line *line = twi_line_find(&side->lines, connection);
    if (!line)
        return TW_E_STATE;
    twi_line *far = other_of(line);
    *sent = length;
    if (!far || !length)
        return TW_OK;
    const twi_lines *lines = &line->other_side->lines;
    const uint32_t room = twi_line_room(lines, far);
    *sent = length < room ? length : room;
    if (*sent) {
        memcpy(twi_line_bytes(lines, far) + (far->tail - far->head), bytes, *sent);
        far->tail += *sent;
        note(line->other_side, far, PENDING_RECEIVED);
        twi_count(&side->lines.info.bytes_out, *sent);
        twi_count(&line->other_side->lines.info.bytes_in, *sent);
    }
    line->blocked = *sent < length;
    return TW_OK;
}

static tw_status inproc_received(tw_transport *transport, uint64_t connection, const uint8_t **bytes, uint32_t *length)
{
    const twi_lines *lines = &inproc_of(transport)->lines;
    const twi_line *line = twi_line_find(lines, connection);
    if (!line)
        return TW_E_STATE;
    *bytes = twi_line_bytes(lines, line);
    *length = line->tail - line->head;
    return TW_OK;
}

static tw_status inproc_release(tw_transport *transport, uint64_t connection, uint32_t length)
{
    twi_line *line = twi_line_find(&inproc_of(transport)->lines, connection);
    if (!line)
        return TW_E_STATE;
    const tw_status status = twi_line_release(line, length);
    if (status == TW_OK && length)
        tell_sender(line);
    return status;
}

static tw_status inproc_close(tw_transport *transport, uint64_t connection)
{
    inproc *side = inproc_of(transport);
    twi_line *line = twi_line_find(&side->lines, connection);
    if (!line)
        return TW_E_STATE;
    twi_line *far = other_of(line);
    if (far)
        end_line(line->other_side, far, TW_CLOSED_PEER);
    if (line->queued) { /* its number may be given to another one: it must not stay in the queue */
        uint32_t kept = 0;
        for (uint32_t i = 0; i < side->queue_count; i++) {
            const uint32_t number = side->queue[(side->queue_first + i) % side->lines.options.connections_max];
            if (number != (uint32_t)(line - side->lines.lines))
                side->queue[(side->queue_first + kept++) % side->lines.options.connections_max] = number;
        }
        side->queue_count = kept;
    }
    twi_line_free(&side->lines, line);
    return TW_OK;
}

static tw_status inproc_peer(tw_transport *transport, uint64_t connection, tw_address *address)
{
    const twi_line *line = twi_line_find(&inproc_of(transport)->lines, connection);
    if (!line)
        return TW_E_STATE;
    *address = line->peer;
    return TW_OK;
}

static int32_t inproc_wait_fd(const tw_transport *transport)
{
    (void)transport;
    return -1;
}

static void inproc_memory(const tw_transport *transport, const uint8_t **base, uint64_t *size)
{
    const inproc *side = (const inproc *)(const void *)transport;
    *base = side->lines.memory;
    *size = side->lines.memory_size;
}

static uint32_t inproc_capabilities(const tw_transport *transport)
{
    (void)transport;
    return 0;
}

static void inproc_describe(const tw_transport *transport, tw_transport_info *info)
{
    twi_lines_describe(&((const inproc *)(const void *)transport)->lines, info);
}

static void inproc_free(tw_transport *transport)
{
    inproc *side = inproc_of(transport), *before = side;
    while (side->lines.active_count)
        (void)inproc_close(transport, twi_line_id(&side->lines, &side->lines.lines[side->lines.active[0]]));
    while (before->next != side)
        before = before->next;
    before->next = side->next;
    twi_lines_free(&side->lines);
    free(side->queue);
    free(side);
}

tw_status tw_inproc_new(const tw_transport_options *options, tw_transport *network, tw_transport **transport)
{
    static const tw_transport_ops ops = {.poll = inproc_poll,
                                         .listen = inproc_listen,
                                         .unlisten = inproc_unlisten,
                                         .connect = inproc_connect,
                                         .send = inproc_send,
                                         .received = inproc_received,
                                         .rx_release = inproc_release,
                                         .close = inproc_close,
                                         .peer = inproc_peer,
                                         .wait_fd = inproc_wait_fd,
                                         .memory = inproc_memory,
                                         .capabilities = inproc_capabilities,
                                         .describe = inproc_describe,
                                         .free = inproc_free};
    if (!transport || (network && *(const tw_transport_ops *const *)(const void *)network != &ops))
        return TW_E_ARGUMENT;
    inproc *side = calloc(1, sizeof *side);
    if (!side)
        return TW_E_MEMORY;
    tw_status status = twi_lines_init(&side->lines, options);
    if (status == TW_OK && !(side->queue = calloc(side->lines.options.connections_max, sizeof *side->queue))) {
        twi_lines_free(&side->lines);
        status = TW_E_MEMORY;
    }
    if (status != TW_OK) {
        free(side);
        return status;
    }
    side->ops = &ops;
    side->next = side;
    if (network) {
        side->next = inproc_of(network)->next;
        inproc_of(network)->next = side;
    }
    *transport = (tw_transport *)(void *)side;
    return TW_OK;
}
