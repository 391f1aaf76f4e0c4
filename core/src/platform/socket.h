/* SPDX-License-Identifier: Apache-2.0 */
/* Sockets that never block, what is ready among them, and a descriptor to wake a thread. Errors are errno's, negative where a count is given too. */
#ifndef TWI_SOCKET_H
#define TWI_SOCKET_H

#include <tagwire/unstable/transport.h>

enum { TWI_WOULD_BLOCK = -1, TWI_READABLE = 1, TWI_WRITABLE = 2, TWI_BROKEN = 4 };

/* What a socket is given before it is used; 0: as the system is set. */
typedef struct twi_socket_options {
    uint32_t nodelay, busy_poll_us, send_buffer, receive_buffer;
} twi_socket_options;

/* returns: 0, or errno. */
int twi_socket_listen(const tw_address *at, uint32_t backlog, const twi_socket_options *options, int *made, tw_address *bound);
int twi_socket_connect(const tw_address *to, const twi_socket_options *options, int *made);
/* TWI_WOULD_BLOCK as well: nobody waits. */
int twi_socket_accept(int listener, const twi_socket_options *options, int *made, tw_address *peer);
/* How a connect ended: 0, errno, or TWI_WOULD_BLOCK: not yet. */
int twi_socket_connected(int socket);
/* Bytes moved; TWI_WOULD_BLOCK; any other error as its negative errno minus 1. Receive: 0 is the end. */
int64_t twi_socket_send(int socket, const void *bytes, uint32_t length);
int64_t twi_socket_receive(int socket, void *bytes, uint32_t room);
void twi_socket_close(int socket);
/* TW_CLOSED_... for an errno. */
uint16_t twi_socket_reason(int error);
/* What an errno means, in words, into text. */
void twi_socket_text(int error, char *text, uint32_t room);

/* What is ready. */
typedef struct twi_ready {
    uint64_t key;
    uint32_t what; /* TWI_READABLE ... */
    uint32_t reserved;
} twi_ready;

/* -1: the system refuses. */
int twi_poller_new(void);
/* change: 1 add, 0 change, -1 take away. returns: 0 or errno. */
int twi_poller_set(int poller, int socket, int change, uint32_t what, uint64_t key);
/* Blocks up to timeout_ms (negative: without end). At most 64 at a time. */
uint32_t twi_poller_wait(int poller, twi_ready *ready, uint32_t room, int timeout_ms);

/* A descriptor that is readable from a signal on until it is cleared. -1: the system refuses. */
int twi_wake_new(void);
void twi_wake_signal(int wake);
/* returns: 1: it was signalled. */
int twi_wake_clear(int wake);
/* Blocks until it is readable, up to timeout_ms (negative: without end). */
void twi_wake_wait(int wake, int timeout_ms);

#endif
