/* SPDX-License-Identifier: Apache-2.0 */
/* What holds for every transport: each test runs on TCP as the system tells, TCP that looks itself, within the process, and under a filter that cuts and delays. */
#include "support.h"

#include <tagwire/unstable/transport.h>

#include <stdlib.h>
#include <string.h>

enum { RECEIVE_SIZE = 8192, EVENTS = 32, PATIENCE = 200000 };

typedef struct kind {
    int tcp;
    uint32_t flags;
    int filtered, misbehaves;
} kind;

typedef struct side {
    uint64_t id;
    uint32_t accepted, connected, writable, closed, received;
    uint16_t reason;
} side;

typedef struct fixture {
    const kind *kind;
    tw_transport *transport;
    tw_address at;
    uint64_t listener;
    side near, far; /* that connected; that was accepted */
    uint32_t room;  /* events taken at a time */
    uint32_t strangers;
} fixture;

static const tw_transport_ops *ops(const fixture *f)
{
    return *(const tw_transport_ops *const *)(const void *)f->transport;
}

static fixture *begin(void **state)
{
    fixture *f = calloc(1, sizeof *f);
    const tw_transport_faults faults = {.size = sizeof faults,
                                        .seed = 7,
                                        .split = ((const kind *)*state)->misbehaves ? 500 : 0,
                                        .delay = ((const kind *)*state)->misbehaves ? 100 : 0};
    f->kind = *state;
    f->room = EVENTS;
    const tw_transport_options options = {.size = sizeof options,
                                          .connections_max = 4,
                                          .receive_size = RECEIVE_SIZE,
                                          .flags = f->kind->flags,
                                          .send_buffer = 4096,
                                          .receive_buffer = 4096};
    tw_error error = {.status = 0};
    if (f->kind->tcp)
        assert_int_equal(tw_tcp_new(&options, &f->transport, &error), TW_OK);
    else
        assert_int_equal(tw_inproc_new(&options, NULL, &f->transport), TW_OK);
    if (f->kind->filtered)
        assert_int_equal(tw_transport_fault_new(f->transport, &faults, &f->transport), TW_OK);
    return f;
}

static void end(fixture *f)
{
    tw_transport_free(f->transport);
    free(f);
}

static tw_listen listening(const fixture *f)
{
    tw_listen options = {.context = 11};
    assert_int_equal(tw_address_parse(f->kind->tcp ? "127.0.0.1:0" : ":0", &options.address), TW_OK);
    return options;
}

static void start(fixture *f)
{
    const tw_listen options = listening(f);
    tw_error error = {.status = 0};
    assert_int_equal(ops(f)->listen(f->transport, &options, &f->at, &f->listener, &error), TW_OK);
    assert_int_not_equal(f->at.port, 0);
}

static void take(fixture *f, const tw_transport_event *event)
{
    if (event->kind == TW_TRANSPORT_ACCEPTED && !f->far.id) {
        assert_int_equal(event->context, 11);
        f->far.id = event->connection;
    }
    side *at = event->connection == f->near.id ? &f->near : &f->far;
    if (event->connection != at->id) {
        f->strangers++;
        return;
    }
    assert_int_equal(event->context, at == &f->near ? 22 : 11);
    assert_false(at->closed); /* nothing follows it */
    at->accepted += event->kind == TW_TRANSPORT_ACCEPTED;
    at->connected += event->kind == TW_TRANSPORT_CONNECTED;
    at->received += event->kind == TW_TRANSPORT_RECEIVED;
    at->writable += event->kind == TW_TRANSPORT_WRITABLE;
    if (event->kind == TW_TRANSPORT_CLOSED) {
        at->closed = 1;
        at->reason = event->reason;
    }
}

static void poll_once(fixture *f)
{
    tw_transport_event events[EVENTS];
    const uint32_t count = ops(f)->poll(f->transport, events, f->room);
    assert_true(count <= f->room);
    for (uint32_t i = 0; i < count; i++)
        take(f, &events[i]);
}

#define UNTIL(f, condition)                                                                                                        \
    do {                                                                                                                           \
        for (uint32_t patience = PATIENCE; !(condition); patience--) {                                                             \
            assert_int_not_equal(patience, 0);                                                                                     \
            poll_once(f);                                                                                                          \
        }                                                                                                                          \
    } while (0)

static void connect_both(fixture *f)
{
    tw_error error = {.status = 0};
    start(f);
    assert_int_equal(ops(f)->connect(f->transport, &f->at, 22, &f->near.id, &error), TW_OK);
    UNTIL(f, f->near.connected && f->far.accepted);
    assert_int_equal(f->near.connected, 1);
    assert_int_equal(f->far.accepted, 1);
    assert_true((uint32_t)f->near.id >= 1 && (uint32_t)f->near.id <= 4);
}

static uint32_t held(const fixture *f, const side *at, const uint8_t **bytes)
{
    uint32_t length = 0;
    assert_int_equal(ops(f)->received(f->transport, at->id, bytes, &length), TW_OK);
    return length;
}

static uint32_t send_some(const fixture *f, const side *from, const void *bytes, uint32_t length)
{
    uint32_t sent = UINT32_MAX;
    assert_int_equal(ops(f)->send(f->transport, from->id, bytes, length, &sent), TW_OK);
    assert_true(sent <= length);
    return sent;
}

static uint8_t byte_at(uint64_t place, int which)
{
    return (uint8_t)(place * 2654435761u >> 13 ^ (uint64_t)which * 91);
}

/* One direction of a stream whose bytes follow from their places. */
typedef struct stream {
    side *from, *to;
    uint64_t sent, got, total;
    int which, blocked;
    uint32_t writable_seen;
} stream;

static void stream_send(const fixture *f, stream *s, uint32_t length)
{
    uint8_t bytes[5000];
    if (s->blocked && s->from->writable == s->writable_seen)
        return;
    s->blocked = 0;
    length = length < s->total - s->sent ? length : (uint32_t)(s->total - s->sent);
    for (uint32_t i = 0; i < length; i++)
        bytes[i] = byte_at(s->sent + i, s->which);
    s->writable_seen = s->from->writable;
    const uint32_t sent = send_some(f, s->from, bytes, length);
    s->blocked = sent < length;
    s->sent += sent;
}

static void stream_take(const fixture *f, stream *s, uint32_t length)
{
    const uint8_t *bytes = NULL;
    const uint32_t there = held(f, s->to, &bytes);
    length = length < there ? length : there;
    for (uint32_t i = 0; i < length; i++)
        assert_int_equal(bytes[i], byte_at(s->got + i, s->which));
    assert_int_equal(ops(f)->rx_release(f->transport, s->to->id, length), TW_OK);
    s->got += length;
}

static void both_ends_learn_of_a_connection(void **state)
{
    fixture *f = begin(state);
    connect_both(f);
    tw_address peer;
    tw_transport_info info;
    assert_int_equal(ops(f)->peer(f->transport, f->near.id, &peer), TW_OK);
    assert_int_equal(peer.port, f->at.port);
    assert_int_equal(ops(f)->peer(f->transport, f->far.id, &peer), TW_OK);
    ops(f)->describe(f->transport, &info);
    assert_int_equal(info.accepted, 1);
    assert_int_equal(info.connected, 1);
    end(f);
}

static void bytes_arrive_in_order_both_ways(void **state)
{
    fixture *f = begin(state);
    uint64_t seed = 5;
    connect_both(f);
    stream ways[2] = {{&f->near, &f->far, 0, 0, 300000, 1, 0, 0}, {&f->far, &f->near, 0, 0, 300000, 2, 0, 0}};
    for (uint32_t patience = PATIENCE; ways[0].got < ways[0].total || ways[1].got < ways[1].total; patience--) {
        assert_int_not_equal(patience, 0);
        stream *way = &ways[random_below(&seed, 2)];
        stream_send(f, way, random_below(&seed, 5000));
        poll_once(f);
        stream_take(f, &ways[random_below(&seed, 2)], random_below(&seed, 9000));
    }
    assert_int_equal(ways[0].got, 300000);
    end(f);
}

static void events_one_at_a_time_are_the_same(void **state)
{
    fixture *f = begin(state);
    f->room = 1;
    connect_both(f);
    stream way = {&f->near, &f->far, 0, 0, 20000, 1, 0, 0}, back = {&f->far, &f->near, 0, 0, 20000, 2, 0, 0};
    for (uint32_t patience = PATIENCE; way.got < way.total || back.got < back.total; patience--) {
        assert_int_not_equal(patience, 0);
        stream_send(f, &way, 3000);
        stream_send(f, &back, 3000);
        poll_once(f);
        stream_take(f, &way, 9000);
        stream_take(f, &back, 9000);
    }
    end(f);
}

/* Both fill the connection before anybody reads: neither call blocks, and all goes on once they do. */
static void T01_both_write_to_full_sockets(void **state)
{
    fixture *f = begin(state);
    connect_both(f);
    stream ways[2] = {{&f->near, &f->far, 0, 0, 4000000, 1, 0, 0}, {&f->far, &f->near, 0, 0, 4000000, 2, 0, 0}};
    for (uint32_t idle = 0; idle < 300; idle++)
        for (uint32_t i = 0; i < 2; i++) {
            const uint64_t before = ways[i].sent;
            stream_send(f, &ways[i], 5000);
            idle = ways[i].sent > before ? 0 : idle;
            poll_once(f);
        }
    assert_true(ways[0].blocked && ways[1].blocked);
    assert_true(ways[0].sent >= RECEIVE_SIZE);
    ways[0].total = ways[0].sent;
    ways[1].total = ways[1].sent;
    for (uint32_t patience = PATIENCE; ways[0].got < ways[0].total || ways[1].got < ways[1].total; patience--) {
        assert_int_not_equal(patience, 0);
        poll_once(f);
        stream_take(f, &ways[0], 9000);
        stream_take(f, &ways[1], 9000);
    }
    UNTIL(f, f->near.writable && f->far.writable);
    end(f);
}

static void what_is_not_released_stops_the_peer(void **state)
{
    fixture *f = begin(state);
    const uint8_t *bytes;
    connect_both(f);
    stream way = {&f->near, &f->far, 0, 0, 4000000, 1, 0, 0};
    for (uint32_t i = 0; i < 3000; i++) {
        stream_send(f, &way, 5000);
        poll_once(f);
        assert_true(held(f, &f->far, &bytes) <= RECEIVE_SIZE);
    }
    UNTIL(f, held(f, &f->far, &bytes) == RECEIVE_SIZE); /* as much as a message may have */
    assert_true(way.blocked);
    const uint8_t *base;
    uint64_t size;
    ops(f)->memory(f->transport, &base, &size);
    assert_true(bytes >= base && bytes + RECEIVE_SIZE <= base + size);
    end(f);
}

static void what_was_sent_before_a_close_arrives(void **state)
{
    fixture *f = begin(state);
    const uint8_t *bytes;
    connect_both(f);
    for (uint32_t sent = 0; sent < 5;) {
        sent += send_some(f, &f->near, (const char *)"hello" + sent, 5 - sent);
        poll_once(f);
    }
    assert_int_equal(ops(f)->close(f->transport, f->near.id), TW_OK);
    UNTIL(f, f->far.closed);
    assert_int_equal(f->far.reason, TW_CLOSED_PEER);
    assert_int_equal(held(f, &f->far, &bytes), 5); /* and is there after the end */
    assert_memory_equal(bytes, "hello", 5);
    assert_int_equal(send_some(f, &f->far, "nobody", 6), 6); /* dropped: the connection is over, and the caller knows */
    assert_int_equal(ops(f)->rx_release(f->transport, f->far.id, 5), TW_OK);
    assert_int_equal(ops(f)->close(f->transport, f->far.id), TW_OK);
    end(f);
}

static void a_closed_connection_is_none(void **state)
{
    fixture *f = begin(state);
    const uint8_t *bytes;
    uint32_t length;
    tw_address peer;
    connect_both(f);
    const uint64_t ids[] = {f->near.id, 0, UINT64_MAX, 5, (uint64_t)77 << 32 | 1};
    assert_int_equal(ops(f)->close(f->transport, f->near.id), TW_OK);
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        assert_int_equal(ops(f)->send(f->transport, ids[i], "x", 1, &length), TW_E_STATE);
        assert_int_equal(ops(f)->received(f->transport, ids[i], &bytes, &length), TW_E_STATE);
        assert_int_equal(ops(f)->rx_release(f->transport, ids[i], 0), TW_E_STATE);
        assert_int_equal(ops(f)->peer(f->transport, ids[i], &peer), TW_E_STATE);
        assert_int_equal(ops(f)->close(f->transport, ids[i]), TW_E_STATE);
    }
    const uint64_t old = f->near.id;
    tw_error error;
    assert_int_equal(ops(f)->connect(f->transport, &f->at, 22, &f->near.id, &error), TW_OK);
    assert_int_not_equal(f->near.id, old); /* its number may come again, its id does not */
    end(f);
}

static void nobody_listening_is_told(void **state)
{
    fixture *f = begin(state);
    tw_error error;
    start(f);
    assert_int_equal(ops(f)->unlisten(f->transport, f->listener), TW_OK);
    assert_int_equal(ops(f)->unlisten(f->transport, f->listener), TW_E_ARGUMENT);
    assert_int_equal(ops(f)->connect(f->transport, &f->at, 22, &f->near.id, &error), TW_OK);
    UNTIL(f, f->near.closed);
    assert_int_equal(f->near.reason, TW_CLOSED_REFUSED);
    assert_int_equal(f->near.connected, 0);
    end(f);
}

/* What comes beyond the limit is closed at once, and a connection that ends makes room for another. */
static void T09_a_listener_accepts_so_many(void **state)
{
    fixture *f = begin(state);
    tw_listen options = listening(f);
    tw_error error;
    tw_transport_info info;
    options.connections_max = 1;
    assert_int_equal(ops(f)->listen(f->transport, &options, &f->at, &f->listener, &error), TW_OK);
    assert_int_equal(ops(f)->connect(f->transport, &f->at, 22, &f->near.id, &error), TW_OK);
    UNTIL(f, f->near.connected && f->far.accepted);
    const side first = f->near, accepted = f->far;
    f->near = (side){.id = 0};
    assert_int_equal(ops(f)->connect(f->transport, &f->at, 22, &f->near.id, &error), TW_OK);
    UNTIL(f, f->near.closed);
    ops(f)->describe(f->transport, &info);
    assert_int_equal(info.over_limit, 1);
    assert_int_equal(info.accepted, 1);
    assert_int_equal(ops(f)->close(f->transport, f->near.id), TW_OK);
    assert_int_equal(ops(f)->close(f->transport, first.id), TW_OK);
    UNTIL(f, f->far.closed);
    assert_int_equal(ops(f)->close(f->transport, accepted.id), TW_OK);
    f->near = f->far = (side){.id = 0};
    assert_int_equal(ops(f)->connect(f->transport, &f->at, 22, &f->near.id, &error), TW_OK);
    UNTIL(f, f->near.connected && f->far.accepted);
    end(f);
}

static void there_are_so_many_connections(void **state)
{
    fixture *f = begin(state);
    uint64_t id;
    tw_error error;
    connect_both(f);
    assert_int_equal(ops(f)->connect(f->transport, &f->at, 33, &id, &error), TW_OK); /* and its other end */
    for (uint32_t i = 0; i < 200; i++)
        poll_once(f);
    assert_int_equal(ops(f)->connect(f->transport, &f->at, 44, &id, &error), TW_ROOM);
    end(f);
}

static void what_is_wrong_is_refused(void **state)
{
    fixture *f = begin(state);
    tw_listen options = listening(f);
    tw_address none = {.family = 9, .port = 1};
    const uint8_t *bytes;
    uint64_t id;
    tw_error error = {.status = 0};
    assert_int_equal(ops(f)->connect(f->transport, &none, 0, &id, &error), TW_E_ARGUMENT);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    none = options.address; /* its port is 0 */
    assert_int_equal(ops(f)->connect(f->transport, &none, 0, &id, &error), TW_E_ARGUMENT);
    assert_int_equal(ops(f)->connect(f->transport, NULL, 0, &id, &error), TW_E_ARGUMENT);
    assert_int_equal(ops(f)->listen(f->transport, NULL, NULL, &id, &error), TW_E_ARGUMENT);
    options.allowed_count = 1;
    assert_int_equal(ops(f)->listen(f->transport, &options, NULL, &id, &error), TW_E_ARGUMENT);
    options.allowed_count = 0;
    options.address.family = 9;
    assert_int_equal(ops(f)->listen(f->transport, &options, NULL, &id, &error), TW_E_ARGUMENT);
    connect_both(f);
    assert_int_equal(ops(f)->rx_release(f->transport, f->far.id, 1), TW_E_ARGUMENT);
    assert_int_equal(held(f, &f->far, &bytes), 0);
    options = listening(f);
    options.address.port = f->at.port; /* taken */
    assert_int_equal(ops(f)->listen(f->transport, &options, NULL, &id, &error), TW_E_STATE);
    assert_true(error.text[0] != 0);
    options.address.port = 0;
    for (uint32_t i = 0; i < 15; i++)
        assert_int_equal(ops(f)->listen(f->transport, &options, NULL, &id, &error), TW_OK);
    assert_int_equal(ops(f)->listen(f->transport, &options, NULL, &id, &error), TW_ROOM);
    end(f);
}

static void capabilities_are_true(void **state)
{
    fixture *f = begin(state);
    const uint32_t can = ops(f)->capabilities(f->transport);
    assert_int_equal((can & TW_TRANSPORT_ADDRESSES) != 0, f->kind->tcp);
    assert_int_equal((can & TW_TRANSPORT_WAITS) != 0, ops(f)->wait_fd(f->transport) >= 0);
    assert_int_equal((can & TW_TRANSPORT_WAITS) != 0, ops(f)->wait != NULL);
    assert_int_equal((can & TW_TRANSPORT_ZERO_COPY) != 0, ops(f)->tx_alloc != NULL);
    end(f);
}

#define SUITE(kind)                                                                                                                \
    cmocka_unit_test_prestate(both_ends_learn_of_a_connection, kind),                                                              \
        cmocka_unit_test_prestate(bytes_arrive_in_order_both_ways, kind),                                                          \
        cmocka_unit_test_prestate(events_one_at_a_time_are_the_same, kind),                                                        \
        cmocka_unit_test_prestate(T01_both_write_to_full_sockets, kind),                                                           \
        cmocka_unit_test_prestate(what_is_not_released_stops_the_peer, kind),                                                      \
        cmocka_unit_test_prestate(what_was_sent_before_a_close_arrives, kind),                                                     \
        cmocka_unit_test_prestate(a_closed_connection_is_none, kind), cmocka_unit_test_prestate(nobody_listening_is_told, kind),   \
        cmocka_unit_test_prestate(T09_a_listener_accepts_so_many, kind),                                                           \
        cmocka_unit_test_prestate(there_are_so_many_connections, kind), cmocka_unit_test_prestate(what_is_wrong_is_refused, kind), \
        cmocka_unit_test_prestate(capabilities_are_true, kind)

int main(void)
{
    static kind epoll = {1, 0, 0, 0}, spin = {1, TW_TCP_SPIN, 0, 0}, inproc = {0, 0, 0, 0}, quiet = {1, 0, 1, 0},
                wild = {0, 0, 1, 1}, wild_tcp = {1, 0, 1, 1};
    const struct CMUnitTest tests[] = {SUITE(&epoll), SUITE(&spin), SUITE(&inproc), SUITE(&quiet), SUITE(&wild), SUITE(&wild_tcp)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
