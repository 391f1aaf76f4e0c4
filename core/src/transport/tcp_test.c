/* SPDX-License-Identifier: Apache-2.0 */
/* What only TCP has: networks that may connect, IPv6, options of sockets, signals, a connection that the peer resets, waiting. */
#include "socket.h"
#include "support.h"

#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATIENCE = 200000 };

static tw_transport *made(uint32_t flags)
{
    const tw_transport_options options = {.size = sizeof options, .receive_size = 65536, .flags = flags};
    tw_transport *transport = NULL;
    tw_error error = {.status = 0};
    assert_int_equal(tw_tcp_new(&options, &transport, &error), TW_OK);
    return transport;
}

static const tw_transport_ops *ops(const tw_transport *transport)
{
    return *(const tw_transport_ops *const *)(const void *)transport;
}

static tw_address listen_at(tw_transport *transport, const char *text, const tw_network *allowed, uint32_t count)
{
    tw_listen options = {.allowed = allowed, .allowed_count = count};
    tw_address bound;
    uint64_t id;
    tw_error error = {.status = 0};
    assert_int_equal(tw_address_parse(text, &options.address), TW_OK);
    assert_int_equal(ops(transport)->listen(transport, &options, &bound, &id, &error), TW_OK);
    return bound;
}

static tw_transport_event next(tw_transport *transport, uint16_t kind)
{
    tw_transport_event event;
    for (uint32_t patience = PATIENCE; patience; patience--)
        if (ops(transport)->poll(transport, &event, 1) && event.kind == kind)
            return event;
    fail_msg("no event of kind %u", kind);
    return event;
}

/* Connects and gives the connection that was accepted. */
static uint64_t connect_to(tw_transport *transport, const tw_address *at, uint64_t *near)
{
    tw_transport_event event;
    uint64_t far = 0;
    assert_int_equal(ops(transport)->connect(transport, at, 5, near, NULL), TW_OK);
    for (uint32_t patience = PATIENCE, connected = 0; patience && !(connected && far); patience--) {
        if (!ops(transport)->poll(transport, &event, 1))
            continue;
        connected += event.kind == TW_TRANSPORT_CONNECTED;
        far = event.kind == TW_TRANSPORT_ACCEPTED ? event.connection : far;
    }
    assert_int_not_equal(far, 0);
    return far;
}

static void networks_that_are_not_allowed_are_closed(void **state)
{
    tw_network allowed[] = {{.bits = 8}, {.bits = 20}};
    tw_transport *t = made(0);
    tw_transport_info info;
    uint64_t id;
    (void)state;
    assert_int_equal(tw_address_parse("10.0.0.0:0", &allowed[0].address), TW_OK);
    assert_int_equal(tw_address_parse("127.0.16.0:0", &allowed[1].address), TW_OK);
    tw_address at = listen_at(t, "127.0.0.1:0", allowed, 2);
    assert_int_equal(ops(t)->connect(t, &at, 5, &id, NULL), TW_OK);
    assert_int_equal(next(t, TW_TRANSPORT_CLOSED).connection, id);
    ops(t)->describe(t, &info);
    assert_int_equal(info.not_allowed, 1);
    assert_int_equal(info.accepted, 0);
    allowed[1].address.bytes[2] = 0; /* 127.0.0.0/20 */
    at = listen_at(t, "127.0.0.1:0", allowed, 2);
    assert_int_equal(ops(t)->connect(t, &at, 5, &id, NULL), TW_OK);
    (void)next(t, TW_TRANSPORT_ACCEPTED);
    allowed[1].bits = 33;
    const tw_listen wrong = {.address = {.family = 4}, .allowed = allowed, .allowed_count = 2};
    assert_int_equal(ops(t)->listen(t, &wrong, NULL, &id, NULL), TW_E_ARGUMENT);
    tw_transport_free(t);
}

static void six_is_spoken(void **state)
{
    tw_transport *t = made(0);
    tw_address peer;
    uint64_t id;
    (void)state;
    const tw_address at = listen_at(t, "[::1]:0", NULL, 0);
    assert_int_equal(at.family, 6);
    assert_int_equal(ops(t)->connect(t, &at, 5, &id, NULL), TW_OK);
    const tw_transport_event event = next(t, TW_TRANSPORT_ACCEPTED);
    assert_int_equal(ops(t)->peer(t, event.connection, &peer), TW_OK);
    assert_int_equal(peer.family, 6);
    assert_int_equal(peer.bytes[15], 1);
    tw_transport_free(t);
}

/* A signal would end this program: none may come. */
static void T02_a_dead_peer_raises_no_signal(void **state)
{
    tw_transport *t = made(0);
    uint64_t id;
    uint32_t sent;
    (void)state;
    assert_true(signal(SIGPIPE, SIG_DFL) != SIG_ERR);
    const tw_address at = listen_at(t, "127.0.0.1:0", NULL, 0);
    const uint64_t far = connect_to(t, &at, &id);
    assert_int_equal(ops(t)->send(t, id, "unread", 6, &sent), TW_OK);
    usleep(1000);
    assert_int_equal(ops(t)->close(t, far), TW_OK); /* with bytes unread: a reset */
    usleep(1000);
    for (uint32_t i = 0; i < 20; i++) {
        assert_int_equal(ops(t)->send(t, id, "into the void", 13, &sent), TW_OK);
        usleep(100);
    }
    assert_int_equal(sent, 13);
    assert_int_equal(next(t, TW_TRANSPORT_CLOSED).reason, TW_CLOSED_RESET);
    tw_transport_free(t);
}

static void sockets_are_closed_by_exec_and_do_not_wait(void **state)
{
    tw_transport *t[2] = {made(0), made(TW_TCP_NAGLE)};
    (void)state;
    for (uint32_t i = 0; i < 2; i++) {
        int sockets = 0, delayed = 0;
        uint64_t id;
        const tw_address at = listen_at(t[i], "127.0.0.1:0", NULL, 0);
        (void)connect_to(t[i], &at, &id);
        for (int fd = 3; fd < 64; fd++) {
            int type = 0, off = 0, listens = 0;
            socklen_t length = sizeof type;
            if (fcntl(fd, F_GETFD) < 0)
                continue;
            if (getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &length) != 0)
                continue;
            assert_true(fcntl(fd, F_GETFD) & FD_CLOEXEC);
            assert_true(fcntl(fd, F_GETFL) & O_NONBLOCK);
            length = sizeof listens;
            assert_int_equal(getsockopt(fd, SOL_SOCKET, SO_ACCEPTCONN, &listens, &length), 0);
            length = sizeof off;
            assert_int_equal(getsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &off, &length), 0);
            sockets += !listens;
            delayed += !listens && !off;
        }
        assert_true(sockets >= 2);
        assert_int_equal(delayed, i ? 2 : 0);
    }
    tw_transport_free(t[0]);
    tw_transport_free(t[1]);
}

static void a_child_does_not_get_the_memory(void **state)
{
#ifdef EMULATED
    skip();
#endif
    tw_transport *t = made(0);
    const uint8_t *base;
    uint64_t size;
    int status = 0;
    (void)state;
    ops(t)->memory(t, &base, &size);
    assert_int_equal(size, UINT64_C(64) * 65536);
    assert_int_equal(base[0], 0);
    fflush(NULL);
    const pid_t child = fork();
    if (child == 0) {
        (void)signal(SIGSEGV, SIG_DFL);
        _exit(*(const volatile uint8_t *)base);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) || WEXITSTATUS(status) != 0);
    tw_transport_free(t);
}

static void waiting_ends_by_bytes_by_waking_and_by_time(void **state)
{
    tw_transport *t = made(0);
    tw_transport_event event;
    uint64_t id;
    uint32_t sent;
    (void)state;
    const int wake = twi_wake_new();
    const tw_address at = listen_at(t, "127.0.0.1:0", NULL, 0);
    const uint64_t far = connect_to(t, &at, &id);
    while (ops(t)->poll(t, &event, 1))
        continue;
    ops(t)->wait(t, wake, 1);
    twi_wake_signal(wake);
    ops(t)->wait(t, wake, -1); /* without a limit: it must end all the same */
    assert_int_equal(ops(t)->poll(t, &event, 1), 0);
    assert_int_equal(twi_wake_clear(wake), 1);
    assert_int_equal(twi_wake_clear(wake), 0);
    assert_int_equal(ops(t)->send(t, far, "x", 1, &sent), TW_OK);
    ops(t)->wait(t, wake, -1);
    assert_int_equal(ops(t)->poll(t, &event, 1), 1);
    assert_int_equal(event.kind, TW_TRANSPORT_RECEIVED);
    tw_transport_free(t);
    twi_socket_close(wake);
}

static void options_out_of_range_are_refused(void **state)
{
    tw_transport *t = NULL;
    tw_transport_options options = {.size = sizeof options, .receive_size = 4097};
    tw_error error = {.status = 0};
    (void)state;
    assert_int_equal(tw_tcp_new(&options, &t, &error), TW_E_ARGUMENT);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    assert_int_equal(tw_inproc_new(&options, NULL, &t), TW_E_ARGUMENT);
    options = (tw_transport_options){.size = sizeof options, .connections_max = 65536, .receive_size = 65536};
    assert_int_equal(tw_tcp_new(&options, &t, &error), TW_E_ARGUMENT); /* 4 GiB: beyond what an offset can say */
    options = (tw_transport_options){.size = sizeof options, .connections_max = 65537, .receive_size = 4096};
    assert_int_equal(tw_tcp_new(&options, &t, &error), TW_E_ARGUMENT);
    options = (tw_transport_options){.size = sizeof options, .flags = 4};
    assert_int_equal(tw_tcp_new(&options, &t, &error), TW_E_ARGUMENT);
    options = (tw_transport_options){.size = 2};
    assert_int_equal(tw_tcp_new(&options, &t, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_tcp_new(NULL, &t, &error), TW_E_ARGUMENT);
    options = (tw_transport_options){.size = sizeof options};
    assert_int_equal(tw_tcp_new(&options, NULL, &error), TW_E_ARGUMENT);
    assert_null(t);
    tw_transport *tcp = made(0);
    assert_int_equal(tw_inproc_new(&options, tcp, &t), TW_E_ARGUMENT); /* of another kind */
    tw_transport_free(tcp);
    tw_transport_free(NULL);
}

static void the_reason_is_told(void **state)
{
    tw_transport *t = made(0);
    tw_listen options = {.address = {.family = 4, .bytes = {127, 0, 0, 1}}};
    tw_error error = {.status = 0};
    uint64_t id;
    (void)state;
    options.address.port = listen_at(t, "127.0.0.1:0", NULL, 0).port;
    assert_int_equal(ops(t)->listen(t, &options, NULL, &id, &error), TW_E_STATE);
    assert_non_null(strstr(error.text, "listen at 127.0.0.1:"));
    assert_non_null(strstr(error.text, "Address already in use"));
    tw_transport_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(networks_that_are_not_allowed_are_closed), cmocka_unit_test(six_is_spoken),
        cmocka_unit_test(T02_a_dead_peer_raises_no_signal),         cmocka_unit_test(sockets_are_closed_by_exec_and_do_not_wait),
        cmocka_unit_test(a_child_does_not_get_the_memory),          cmocka_unit_test(waiting_ends_by_bytes_by_waking_and_by_time),
        cmocka_unit_test(options_out_of_range_are_refused),         cmocka_unit_test(the_reason_is_told)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
