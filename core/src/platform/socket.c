/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "socket.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

typedef union any_address {
    struct sockaddr base;
    struct sockaddr_in four;
    struct sockaddr_in6 six;
} any_address;

static socklen_t to_system(const tw_address *from, any_address *to)
{
    memset(to, 0, sizeof *to);
    if (from->family == 4) {
        to->four.sin_family = AF_INET;
        to->four.sin_port = htons(from->port);
        memcpy(&to->four.sin_addr, from->bytes, 4);
        return sizeof to->four;
    }
    to->six.sin6_family = AF_INET6;
    to->six.sin6_port = htons(from->port);
    to->six.sin6_scope_id = from->scope;
    memcpy(&to->six.sin6_addr, from->bytes, 16);
    return sizeof to->six;
}

static void from_system(const any_address *from, tw_address *to)
{
    memset(to, 0, sizeof *to);
    if (from->base.sa_family == AF_INET) {
        to->family = 4;
        to->port = ntohs(from->four.sin_port);
        memcpy(to->bytes, &from->four.sin_addr, 4);
        return;
    }
    to->family = 6;
    to->port = ntohs(from->six.sin6_port);
    to->scope = from->six.sin6_scope_id;
    memcpy(to->bytes, &from->six.sin6_addr, 16);
}

static void set_int(int socket, int level, int name, uint32_t value)
{
    const int number = (int)value;
    if (value)
        (void)setsockopt(socket, level, name, &number, sizeof number); /* what the system does not have costs speed only */
}

static void set_options(int socket, const twi_socket_options *options)
{
    set_int(socket, IPPROTO_TCP, TCP_NODELAY, options->nodelay);
    set_int(socket, SOL_SOCKET, SO_BUSY_POLL, options->busy_poll_us);
    set_int(socket, SOL_SOCKET, SO_SNDBUF, options->send_buffer);
    set_int(socket, SOL_SOCKET, SO_RCVBUF, options->receive_buffer);
}

static int open_socket(const tw_address *address, const twi_socket_options *options, int *made)
{
    *made = socket(address->family == 4 ? AF_INET : AF_INET6, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (*made < 0)
        return errno;
    set_options(*made, options);
    return 0;
}

int twi_socket_listen(const tw_address *at, uint32_t backlog, const twi_socket_options *options, int *made, tw_address *bound)
{
    any_address system;
    socklen_t length = to_system(at, &system);
    int error = open_socket(at, options, made);
    if (error)
        return error;
    set_int(*made, SOL_SOCKET, SO_REUSEADDR, 1);
    if (at->family == 6)
        set_int(*made, IPPROTO_IPV6, IPV6_V6ONLY, 1);
    if (bind(*made, &system.base, length) != 0 || listen(*made, (int)backlog) != 0 ||
        (length = sizeof system, getsockname(*made, &system.base, &length)) != 0) {
        error = errno;
        close(*made);
        return error;
    }
    from_system(&system, bound);
    return 0;
}

int twi_socket_connect(const tw_address *to, const twi_socket_options *options, int *made)
{
    any_address system;
    const socklen_t length = to_system(to, &system);
    int error = open_socket(to, options, made);
    if (error)
        return error;
    if (connect(*made, &system.base, length) != 0 && errno != EINPROGRESS && errno != EINTR) {
        error = errno;
        close(*made);
        return error;
    }
    return 0;
}

int twi_socket_accept(int listener, const twi_socket_options *options, int *made, tw_address *peer)
{
    any_address system = {.base = {0}};
    socklen_t length = sizeof system;
    do
        *made = accept4(listener, &system.base, &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
    while (*made < 0 && (errno == EINTR || errno == ECONNABORTED));
    if (*made < 0)
        return errno == EAGAIN || errno == EWOULDBLOCK ? TWI_WOULD_BLOCK : errno;
    set_options(*made, options);
    from_system(&system, peer);
    return 0;
}

int twi_socket_connected(int socket)
{
    struct pollfd one = {.fd = socket, .events = POLLOUT};
    int error = 0;
    socklen_t length = sizeof error;
    if (poll(&one, 1, 0) <= 0)
        return TWI_WOULD_BLOCK;
    return getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &length) == 0 ? error : errno;
}

static int64_t moved(ssize_t count)
{
    if (count >= 0)
        return count;
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? TWI_WOULD_BLOCK : -(int64_t)errno - 1;
}

int64_t twi_socket_send(int socket, const void *bytes, uint32_t length)
{
    return moved(send(socket, bytes, length, MSG_NOSIGNAL | MSG_DONTWAIT));
}

int64_t twi_socket_receive(int socket, void *bytes, uint32_t room)
{
    return moved(recv(socket, bytes, room, MSG_DONTWAIT));
}

void twi_socket_close(int socket)
{
    close(socket);
}

uint16_t twi_socket_reason(int error)
{
    switch (error) {
    case 0: return TW_CLOSED_PEER;
    case ECONNRESET:
    case EPIPE: return TW_CLOSED_RESET;
    case ECONNREFUSED: return TW_CLOSED_REFUSED;
    case ETIMEDOUT: return TW_CLOSED_TIMEOUT;
    default: return TW_CLOSED_SYSTEM;
    }
}

void twi_socket_text(int error, char *text, uint32_t room)
{
    (void)snprintf(text, room, "%s", strerror(error)); // NOLINT(concurrency-mt-unsafe): of a known errno, a static text
}

int twi_poller_new(void)
{
    return epoll_create1(EPOLL_CLOEXEC);
}

int twi_poller_set(int poller, int socket, int change, uint32_t what, uint64_t key)
{
    struct epoll_event event = {.events = 0, .data.u64 = key};
    event.events |= what & TWI_READABLE ? (uint32_t)EPOLLIN : 0;
    event.events |= what & TWI_WRITABLE ? (uint32_t)EPOLLOUT : 0;
    const int operation = change > 0 ? EPOLL_CTL_ADD : EPOLL_CTL_MOD;
    return epoll_ctl(poller, change < 0 ? EPOLL_CTL_DEL : operation, socket, &event) == 0 ? 0 : errno;
}

uint32_t twi_poller_wait(int poller, twi_ready *ready, uint32_t room, int timeout_ms)
{
    struct epoll_event events[64];
    const int found = epoll_wait(poller, events, room < 64 ? (int)room : 64, timeout_ms);
    for (int i = 0; i < found; i++) {
        ready[i] = (twi_ready){.key = events[i].data.u64};
        ready[i].what |= events[i].events & EPOLLIN ? TWI_READABLE : 0;
        ready[i].what |= events[i].events & EPOLLOUT ? TWI_WRITABLE : 0;
        ready[i].what |= events[i].events & (EPOLLERR | EPOLLHUP) ? TWI_BROKEN : 0;
    }
    return found < 0 ? 0 : (uint32_t)found;
}

int twi_wake_new(void)
{
    return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
}

void twi_wake_signal(int wake)
{
    const uint64_t one = 1;
    const ssize_t written = write(wake, &one, sizeof one);
    (void)written; /* a counter that is full wakes as well */
}

int twi_wake_clear(int wake)
{
    uint64_t count;
    return read(wake, &count, sizeof count) == (ssize_t)sizeof count;
}

void twi_wake_wait(int wake, int timeout_ms)
{
    struct pollfd one = {.fd = wake, .events = POLLIN};
    (void)poll(&one, 1, timeout_ms);
}
