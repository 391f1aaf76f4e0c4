/* SPDX-License-Identifier: Apache-2.0 */
/* TCP: what the system says is ready, level triggered; or, with TW_TCP_SPIN, the few connections themselves. */
#include "error.h"
#include "lines.h"
#include "socket.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { READY = 64, DIRECT_MAX = 8, DIRECT_POLLS = 64, READ_MAX = 65536, NS_PER_MS = 1000000 };

/* What a descriptor is in the poller: a connection's id; a listener's number with this bit; or the descriptor to wake by. */
#define KEY_LISTENER (UINT64_C(1) << 63)
#define KEY_WAKE (UINT64_C(1) << 62)

typedef struct tcp {
    const tw_transport_ops *ops;
    twi_lines lines;
    twi_socket_options socket;
    int poller, wake;
    uint32_t ready_at, ready_count; /* of `ready`: not looked at yet */
    uint32_t polls, direct_next;
    twi_ready ready[READY];
} tcp;

typedef struct taker {
    tw_transport_event *events;
    uint32_t count, room;
} taker;

static tcp *tcp_of(tw_transport *transport)
{
    return (tcp *)(void *)transport;
}

static void give(const tcp *t, taker *to, const twi_line *line, uint16_t kind, uint16_t reason)
{
    to->events[to->count++] =
        (tw_transport_event){.connection = twi_line_id(&t->lines, line), .context = line->context, .kind = kind, .reason = reason};
}

static void watch(const tcp *t, const twi_line *line, int change)
{
    const uint32_t reads = line->state == TWI_OPEN && !line->full ? TWI_READABLE : 0;
    const uint32_t writes = line->state == TWI_CONNECTING || line->blocked ? TWI_WRITABLE : 0;
    (void)twi_poller_set(t->poller, line->socket, change, reads | writes, twi_line_id(&t->lines, line));
}

static void end_line(tcp *t, taker *to, twi_line *line, uint16_t reason)
{
    (void)twi_poller_set(t->poller, line->socket, -1, 0, 0);
    line->state = TWI_ENDED;
    give(t, to, line, TW_TRANSPORT_CLOSED, reason);
}

static void read_line(tcp *t, taker *to, twi_line *line)
{
    twi_line_compact(&t->lines, line);
    const uint32_t room = twi_line_room(&t->lines, line);
    if (room == 0) { /* the peer has to wait, and the system shall not say again and again that it does */
        line->full = 1;
        watch(t, line, 0);
        return;
    }
    uint8_t *at = twi_line_bytes(&t->lines, line) + (line->tail - line->head);
    const int64_t got = twi_socket_receive(line->socket, at, room < READ_MAX ? room : READ_MAX);
    if (got == TWI_WOULD_BLOCK)
        return;
    twi_count(&t->lines.info.calls, 1);
    if (got > 0) {
        line->tail += (uint32_t)got;
        twi_count(&t->lines.info.bytes_in, (uint64_t)got);
        give(t, to, line, TW_TRANSPORT_RECEIVED, 0);
        return;
    }
    end_line(t, to, line, got == 0 ? line->reason : twi_socket_reason((int)(-got - 1)));
}

static void finish_connect(tcp *t, taker *to, twi_line *line)
{
    const int error = twi_socket_connected(line->socket);
    if (error == TWI_WOULD_BLOCK)
        return;
    if (error) {
        end_line(t, to, line, twi_socket_reason(error));
        return;
    }
    line->state = TWI_OPEN;
    line->blocked = 0;
    watch(t, line, 0);
    twi_count(&t->lines.info.connected, 1);
    give(t, to, line, TW_TRANSPORT_CONNECTED, 0);
}

/* What does not find room among the events is said again by the system. */
static void look_at(tcp *t, taker *to, twi_line *line, uint32_t what)
{
    if (line->state == TWI_CONNECTING) {
        finish_connect(t, to, line);
        return;
    }
    if (line->state != TWI_OPEN)
        return;
    if (line->blocked && (what & (TWI_WRITABLE | TWI_BROKEN))) {
        line->blocked = 0;
        watch(t, line, 0);
        give(t, to, line, TW_TRANSPORT_WRITABLE, 0);
    }
    if ((what & (TWI_READABLE | TWI_BROKEN)) && to->count < to->room) {
        line->full = 0;
        read_line(t, to, line);
    }
}

static void accept_from(tcp *t, taker *to, uint32_t number)
{
    twi_listener *listener = &t->lines.listeners[number];
    while (listener->used && to->count < to->room) {
        int socket = -1;
        tw_address peer;
        const int error = twi_socket_accept(listener->socket, &t->socket, &socket, &peer);
        if (error) /* also where the process has too many files open: they wait in the backlog */
            return;
        twi_count(&t->lines.info.calls, 1);
        twi_line *line =
            twi_listener_accepts(&t->lines, listener, &peer) ? twi_line_new(&t->lines, TWI_OPEN, listener->options.context) : NULL;
        if (!line) {
            twi_socket_close(socket);
            continue;
        }
        line->socket = socket;
        line->peer = peer;
        line->listener = number;
        listener->accepted++;
        watch(t, line, 1);
        twi_count(&t->lines.info.accepted, 1);
        give(t, to, line, TW_TRANSPORT_ACCEPTED, 0);
    }
}

static void ask_system(tcp *t, int timeout_ms)
{
    t->ready_at = 0;
    t->ready_count = twi_poller_wait(t->poller, t->ready, READY, timeout_ms);
    if (t->ready_count)
        twi_count(&t->lines.info.calls, 1);
}

static void read_directly(tcp *t, taker *to)
{
    for (uint32_t i = 0; i < t->lines.active_count && to->count < to->room; i++) {
        twi_line *line = &t->lines.lines[t->lines.active[(t->direct_next + i) % t->lines.active_count]];
        if (line->state == TWI_OPEN && !line->full)
            read_line(t, to, line);
    }
    t->direct_next++;
}

static uint32_t tcp_poll(tw_transport *transport, tw_transport_event *events, uint32_t room)
{
    tcp *t = tcp_of(transport);
    taker to = {events, 0, room};
    const int direct = (t->lines.options.flags & TW_TCP_SPIN) && t->lines.active_count && t->lines.active_count <= DIRECT_MAX;
    if (t->ready_at == t->ready_count && (!direct || t->polls++ % DIRECT_POLLS == 0))
        ask_system(t, 0);
    for (; t->ready_at < t->ready_count && to.count < room; t->ready_at++) {
        const twi_ready *ready = &t->ready[t->ready_at];
        if (ready->key & KEY_WAKE)
            continue;
        if (ready->key & KEY_LISTENER) {
            accept_from(t, &to, (uint32_t)ready->key);
            continue;
        }
        twi_line *line = twi_line_find(&t->lines, ready->key);
        if (line)
            look_at(t, &to, line, ready->what);
    }
    if (direct && !to.count)
        read_directly(t, &to);
    return to.count;
}

static tw_status refused(int error, const tw_address *address, const char *what, tw_error *detail)
{
    if (detail) {
        char where[TW_ADDRESS_TEXT], why[48];
        (void)tw_address_print(address, where);
        twi_socket_text(error, why, sizeof why);
        *detail = (tw_error){.status = TW_E_STATE, .reason = -1};
        (void)snprintf(detail->text, sizeof detail->text, "%s %.50s: %s", what, where, why);
    }
    return TW_E_STATE;
}

static tw_status tcp_listen(tw_transport *transport, const tw_listen *options, tw_address *bound, uint64_t *id, tw_error *error)
{
    tcp *t = tcp_of(transport);
    twi_listener *listener = NULL;
    if (options && options->address.family != 4 && options->address.family != 6)
        return twi_error(error, TW_E_ARGUMENT, -1, 0, 0);
    const tw_status status = twi_listener_new(&t->lines, options, &listener, id);
    if (status != TW_OK)
        return status < 0 ? twi_error(error, status, -1, 0, 0) : status;
    const int failed =
        twi_socket_listen(&options->address, listener->options.backlog, &t->socket, &listener->socket, &listener->options.address);
    if (failed) {
        listener->used = 0;
        return refused(failed, &options->address, "listen at", error);
    }
    (void)twi_poller_set(t->poller, listener->socket, 1, TWI_READABLE, KEY_LISTENER | (uint64_t)(listener - t->lines.listeners));
    if (bound)
        *bound = listener->options.address;
    return TW_OK;
}

static tw_status tcp_unlisten(tw_transport *transport, uint64_t id)
{
    twi_listener *listener = twi_listener_find(&tcp_of(transport)->lines, id);
    if (!listener)
        return TW_E_ARGUMENT;
    twi_socket_close(listener->socket);
    listener->used = 0;
    return TW_OK;
}

static tw_status tcp_connect(tw_transport *transport, const tw_address *address, uint64_t context, uint64_t *connection,
                             tw_error *error)
{
    tcp *t = tcp_of(transport);
    if (!address || !connection || (address->family != 4 && address->family != 6) || !address->port)
        return twi_error(error, TW_E_ARGUMENT, -1, 0, 0);
    twi_line *line = twi_line_new(&t->lines, TWI_CONNECTING, context);
    if (!line)
        return TW_ROOM;
    const int failed = twi_socket_connect(address, &t->socket, &line->socket);
    if (failed) {
        twi_line_free(&t->lines, line);
        return refused(failed, address, "connect to", error);
    }
    line->peer = *address;
    watch(t, line, 1);
    *connection = twi_line_id(&t->lines, line);
    return TW_OK;
}

static tw_status tcp_send(tw_transport *transport, uint64_t connection, const void *bytes, uint32_t length, uint32_t *sent)
{
    tcp *t = tcp_of(transport);
    twi_line *line = twi_line_find(&t->lines, connection);
    if (!line)
        return TW_E_STATE;
    *sent = 0;
    if (line->state == TWI_CONNECTING || !length)
        return TW_OK;
    int64_t went = line->state == TWI_OPEN ? twi_socket_send(line->socket, bytes, length) : length;
    if (went < TWI_WOULD_BLOCK) { /* broken: the next poll says so, but the system says why only once */
        line->reason = (uint8_t)twi_socket_reason((int)(-went - 1));
        went = length;
    } else if (line->state == TWI_OPEN && went > 0) {
        twi_count(&t->lines.info.calls, 1);
        twi_count(&t->lines.info.bytes_out, (uint64_t)went);
    }
    *sent = went > 0 ? (uint32_t)went : 0;
    if (*sent < length && !line->blocked) {
        line->blocked = 1;
        watch(t, line, 0);
    }
    return TW_OK;
}

static tw_status tcp_received(tw_transport *transport, uint64_t connection, const uint8_t **bytes, uint32_t *length)
{
    const twi_lines *lines = &tcp_of(transport)->lines;
    const twi_line *line = twi_line_find(lines, connection);
    if (!line)
        return TW_E_STATE;
    *bytes = twi_line_bytes(lines, line);
    *length = line->tail - line->head;
    return TW_OK;
}

static tw_status tcp_release(tw_transport *transport, uint64_t connection, uint32_t length)
{
    const tcp *t = tcp_of(transport);
    twi_line *line = twi_line_find(&t->lines, connection);
    if (!line)
        return TW_E_STATE;
    const tw_status status = twi_line_release(line, length);
    if (status == TW_OK && length && line->full && line->state == TWI_OPEN) {
        line->full = 0;
        watch(t, line, 0);
    }
    return status;
}

static tw_status tcp_close(tw_transport *transport, uint64_t connection)
{
    tcp *t = tcp_of(transport);
    twi_line *line = twi_line_find(&t->lines, connection);
    if (!line)
        return TW_E_STATE;
    twi_socket_close(line->socket);
    twi_line_free(&t->lines, line);
    return TW_OK;
}

static tw_status tcp_peer(tw_transport *transport, uint64_t connection, tw_address *address)
{
    const twi_line *line = twi_line_find(&tcp_of(transport)->lines, connection);
    if (!line)
        return TW_E_STATE;
    *address = line->peer;
    return TW_OK;
}

static int32_t tcp_wait_fd(const tw_transport *transport)
{
    return ((const tcp *)(const void *)transport)->poller;
}

static void tcp_wait(tw_transport *transport, int32_t wake_fd, int64_t timeout_ns)
{
    tcp *t = tcp_of(transport);
    if (t->ready_at < t->ready_count)
        return;
    if (wake_fd >= 0 && t->wake != wake_fd) {
        (void)twi_poller_set(t->poller, wake_fd, 1, TWI_READABLE, KEY_WAKE);
        t->wake = wake_fd;
    }
    const int64_t ms = timeout_ns / NS_PER_MS + (timeout_ns % NS_PER_MS != 0);
    ask_system(t, timeout_ns < 0 ? -1 : (int)(ms < INT32_MAX ? ms : INT32_MAX));
}

static void tcp_memory(const tw_transport *transport, const uint8_t **base, uint64_t *size)
{
    const tcp *t = (const tcp *)(const void *)transport;
    *base = t->lines.memory;
    *size = t->lines.memory_size;
}

static uint32_t tcp_capabilities(const tw_transport *transport)
{
    (void)transport;
    return TW_TRANSPORT_WAITS | TW_TRANSPORT_ADDRESSES;
}

static void tcp_describe(const tw_transport *transport, tw_transport_info *info)
{
    twi_lines_describe(&((const tcp *)(const void *)transport)->lines, info);
}

static void tcp_free(tw_transport *transport)
{
    tcp *t = tcp_of(transport);
    for (uint32_t i = 0; i < t->lines.active_count; i++)
        twi_socket_close(t->lines.lines[t->lines.active[i]].socket);
    for (uint32_t i = 0; i < TWI_LISTENERS_MAX; i++)
        if (t->lines.listeners[i].used)
            twi_socket_close(t->lines.listeners[i].socket);
    twi_socket_close(t->poller);
    twi_lines_free(&t->lines);
    free(t);
}

tw_status tw_tcp_new(const tw_transport_options *options, tw_transport **transport, tw_error *error)
{
    static const tw_transport_ops ops = {.poll = tcp_poll,
                                         .listen = tcp_listen,
                                         .unlisten = tcp_unlisten,
                                         .connect = tcp_connect,
                                         .send = tcp_send,
                                         .received = tcp_received,
                                         .rx_release = tcp_release,
                                         .close = tcp_close,
                                         .peer = tcp_peer,
                                         .wait_fd = tcp_wait_fd,
                                         .wait = tcp_wait,
                                         .memory = tcp_memory,
                                         .capabilities = tcp_capabilities,
                                         .describe = tcp_describe,
                                         .free = tcp_free};
    if (!transport)
        return twi_error(error, TW_E_ARGUMENT, -1, 0, 0);
    tcp *t = calloc(1, sizeof *t);
    if (!t)
        return twi_error(error, TW_E_MEMORY, -1, 0, 0);
    const tw_status status = twi_lines_init(&t->lines, options);
    if (status != TW_OK) {
        free(t);
        return twi_error(error, status, -1, 0, 0);
    }
    t->ops = &ops;
    t->wake = -1;
    t->socket = (twi_socket_options){.nodelay = !(t->lines.options.flags & TW_TCP_NAGLE),
                                     .busy_poll_us = t->lines.options.busy_poll_us,
                                     .send_buffer = t->lines.options.send_buffer,
                                     .receive_buffer = t->lines.options.receive_buffer};
    t->poller = twi_poller_new();
    if (t->poller < 0) {
        twi_lines_free(&t->lines);
        free(t);
        return twi_error(error, TW_E_STATE, -1, 0, 0);
    }
    *transport = (tw_transport *)(void *)t;
    return TW_OK;
}

void tw_transport_free(tw_transport *transport)
{
    if (transport)
        (*(const tw_transport_ops *const *)(const void *)transport)->free(transport);
}
