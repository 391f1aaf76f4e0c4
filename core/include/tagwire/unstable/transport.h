/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Transports: connections that carry bytes, polled. The contract, and the transports there are: TCP, one within the process, and a filter that
 * misbehaves as it is told to. A transport never blocks but in `wait`, starts no thread, installs no signal handler, and owns no timer but
 * those of its caller: who wants a connect to end in time closes it. One suite, core/src/transport/contract_test.c, runs against each.
 *
 * Under unstable/ nothing is promised: these functions are in libtagwire.a only, and may change with any release.
 *
 * Thread rule: one thread at a time calls a transport; those made with one `network` count as one.
 */
#ifndef TAGWIRE_UNSTABLE_TRANSPORT_H
#define TAGWIRE_UNSTABLE_TRANSPORT_H

#include <tagwire/status.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tw_transport tw_transport; /* its first member is `const tw_transport_ops *ops` */

/* A place to listen at or to connect to. family 4 or 6; 0: within the process, only the port counts. Frozen, 24 bytes. */
typedef struct tw_address {
    uint8_t bytes[16]; /* network order; family 4: the first 4 */
    uint32_t scope;    /* of a link-local address of family 6, else 0 */
    uint16_t port;     /* 0: the system chooses one to listen at */
    uint16_t family;
} tw_address;

/* Bytes that tw_address_print writes at most, the NUL included. */
#define TW_ADDRESS_TEXT 80u

/*
 * "127.0.0.1:5001", "[::1]:5001", "[fe80::1%2]:5001", ":5001" (within the process). Names are for the caller to resolve: that may block.
 * returns: TW_OK; TW_E_ARGUMENT (NULL, or none of these forms). Thread rule: any thread.
 */
TW_API tw_status tw_address_parse(const char *text, tw_address *address);
/* The address as tw_address_parse takes it; text has room for TW_ADDRESS_TEXT bytes. returns: TW_OK; TW_E_ARGUMENT. Thread rule: any thread. */
TW_API tw_status tw_address_print(const tw_address *address, char *text);

/* Addresses that begin with the same `bits` bits. */
typedef struct tw_network {
    tw_address address; /* its port is not looked at */
    uint32_t bits;
} tw_network;

/* Where and whom to accept. */
typedef struct tw_listen {
    tw_address address;
    const tw_network *allowed; /* others are closed at once, silently, and counted; NULL: all may connect. Copied */
    uint32_t allowed_count;    /* at most 64 */
    uint32_t
        connections_max; /* accepted by this listener at a time; what comes beyond is closed at once and counted; 0: as many as there is room for */
    uint32_t backlog; /* connections that wait to be accepted; 0: 128 */
    uint32_t reserved;
    uint64_t context; /* the caller's, comes back in events */
} tw_listen;

/* What happened. */
enum {
    TW_TRANSPORT_ACCEPTED = 1,  /* a connection came in; context: the listener's */
    TW_TRANSPORT_CONNECTED = 2, /* a connect succeeded */
    TW_TRANSPORT_RECEIVED = 3,  /* there are more bytes than before: `received` */
    TW_TRANSPORT_SENT =
        4, /* bytes that `send` took in an earlier call have left: only of transports that say TW_TRANSPORT_COMPLETES */
    TW_TRANSPORT_WRITABLE = 5, /* a send that was cut short can go on */
    TW_TRANSPORT_CLOSED =
        6 /* the peer closed, the connection broke or a connect failed. What was received before is still there until `close` */
};

/* Why a connection is CLOSED; tw_transport_event.reason. */
enum {
    TW_CLOSED_PEER = 0,    /* in order, by the peer */
    TW_CLOSED_RESET = 1,   /* by the peer or a host on the way, without order */
    TW_CLOSED_REFUSED = 2, /* nobody listens there */
    TW_CLOSED_TIMEOUT = 3, /* the system gave up on the peer */
    TW_CLOSED_SYSTEM = 4   /* whatever else the system says: no route, no room */
};

/* One event. 32 bytes. */
typedef struct tw_transport_event {
    uint64_t
        connection;   /* never used again for another one. Its low 32 bits number the connections there are, 1 to connections_max */
    uint64_t context; /* given to listen or connect */
    uint32_t length;  /* SENT: bytes */
    uint16_t kind;    /* TW_TRANSPORT_... */
    uint16_t reason;  /* CLOSED: TW_CLOSED_... */
    uint64_t reserved;
} tw_transport_event;

/* What a transport can do; `capabilities`. */
#define TW_TRANSPORT_WAITS 0x1u     /* wait_fd and wait */
#define TW_TRANSPORT_ADDRESSES 0x2u /* families 4 and 6; without it: family 0 only */
#define TW_TRANSPORT_COMPLETES 0x4u /* gives TW_TRANSPORT_SENT */
#define TW_TRANSPORT_ZERO_COPY 0x8u /* tx_alloc and tx_commit; without it both are NULL */

/* Counts of a transport. */
typedef struct tw_transport_info {
    uint64_t accepted, connected, closed;
    uint64_t not_allowed; /* connections closed at once: not of an allowed network */
    uint64_t over_limit;  /* and those beyond a limit */
    uint64_t bytes_in, bytes_out;
    uint64_t calls;                         /* calls of the operating system: those that found nothing to do are not counted */
    uint32_t connections_max, receive_size; /* as the options say */
} tw_transport_info;

/* Every function that takes a connection answers TW_E_STATE for one that was closed by `close`, or is none. */
typedef struct tw_transport_ops {
    /* Does what can be done without blocking; gives up to `room` events (at least 1), in the order in which they happened on each connection. What does not fit comes next time. */
    uint32_t (*poll)(tw_transport *, tw_transport_event *events, uint32_t room);
    /* Begins to accept connections. bound: receives the address with its port; may be NULL. TW_E_ARGUMENT; TW_E_STATE (the system refuses: error's text says why); TW_ROOM (no more listeners). */
    tw_status (*listen)(tw_transport *, const tw_listen *, tw_address *bound, uint64_t *listener, tw_error *error);
    /* Ends that; connections accepted stay. TW_E_ARGUMENT: no such listener. */
    tw_status (*unlisten)(tw_transport *, uint64_t listener);
    /* Begins to connect: CONNECTED or CLOSED follows in a poll. TW_ROOM (as many connections as there may be); TW_E_ARGUMENT; TW_E_STATE (the system refuses at once). */
    tw_status (*connect)(tw_transport *, const tw_address *, uint64_t context, uint64_t *connection, tw_error *error);
    /* Takes a copy of the bytes, as many as go: *sent may be less than length, also 0; then WRITABLE follows. After CLOSED all bytes are taken and dropped. */
    tw_status (*send)(tw_transport *, uint64_t connection, const void *bytes, uint32_t length, uint32_t *sent);
    /* All bytes received and not released, in a row, in the memory of `memory`; the address holds until the next poll or rx_release. */
    tw_status (*received)(tw_transport *, uint64_t connection, const uint8_t **bytes, uint32_t *length);
    /* The first `length` of these are done with. TW_E_ARGUMENT: there are not so many. While nothing is released a connection receives no more than receive_size bytes: the peer has to wait. */
    tw_status (*rx_release)(tw_transport *, uint64_t connection, uint32_t length);
    /* Ends the connection in order: what send took still goes out. No event follows; what was received is gone. */
    tw_status (*close)(tw_transport *, uint64_t connection);
    /* Who is at the other end. */
    tw_status (*peer)(tw_transport *, uint64_t connection, tw_address *address);
    /* A descriptor that is readable when poll has something to do, for loops of the caller; -1 without TW_TRANSPORT_WAITS. The transport's. */
    int32_t (*wait_fd)(const tw_transport *);
    /* Blocks until poll has something to do, `wake_fd` is readable (-1: none; always the same) or timeout_ns are over (negative: no limit; rounded up to milliseconds). NULL without TW_TRANSPORT_WAITS. */
    void (*wait)(tw_transport *, int32_t wake_fd, int64_t timeout_ns);
    /* Where received bytes lie: fixed for the transport's life. */
    void (*memory)(const tw_transport *, const uint8_t **base, uint64_t *size);
    uint32_t (*capabilities)(const tw_transport *);
    /* Zero copy: memory to write a message of up to `length` bytes into; the first `length` of it are sent. NULL without TW_TRANSPORT_ZERO_COPY. */
    tw_status (*tx_alloc)(tw_transport *, uint64_t connection, uint32_t length, void **bytes);
    tw_status (*tx_commit)(tw_transport *, uint64_t connection, uint32_t length);
    /* What happened so far; any thread. */
    void (*describe)(const tw_transport *, tw_transport_info *info);
    /* Closes everything, without order where it must not block, and frees the transport. */
    void (*free)(tw_transport *);
} tw_transport_ops;

/* How to make a transport. Set size to sizeof(tw_transport_options); members from there on are 0 by default. */
typedef struct tw_transport_options {
    uint32_t size;
    uint32_t connections_max; /* 0: 64; at most 65,536 */
    uint32_t
        receive_size; /* bytes that each connection may hold unreleased, a multiple of 4096: the largest message; 0: 1 MiB. Takes memory as it is used */
    uint32_t flags;          /* TW_TCP_... */
    uint32_t busy_poll_us;   /* TCP: SO_BUSY_POLL; 0: as the system is set */
    uint32_t send_buffer;    /* TCP: SO_SNDBUF; 0: as the system is set */
    uint32_t receive_buffer; /* TCP: SO_RCVBUF; 0: as the system is set */
    uint32_t reserved;
} tw_transport_options;

#define TW_TCP_SPIN                                                                                                                \
    0x1u /* poll looks at up to 8 connections themselves, instead of asking the system which have something: for threads that never sleep */
#define TW_TCP_NAGLE 0x2u /* TCP_NODELAY is not set: small messages wait for each other */

/*
 * TCP over IPv4 and IPv6. Sockets are non-blocking and close-on-exec, writes raise no SIGPIPE, received bytes lie in memory that a fork does not share.
 * returns: TW_OK; TW_E_ARGUMENT (an option is out of range); TW_E_MEMORY; TW_E_STATE (the system refuses: error's text says why).
 */
TW_API tw_status tw_tcp_new(const tw_transport_options *options, tw_transport **transport, tw_error *error);

/*
 * Connections within the process, without the operating system, for tests and for two sides in one program: deterministic. `network`: another
 * transport made by this function whose listeners can be connected to, and the other way round; NULL: a network of its own. It holds as long as
 * one transport of it does. Ports are numbers from 1 to 65,535; 0 finds a free one.
 */
TW_API tw_status tw_inproc_new(const tw_transport_options *options, tw_transport *network, tw_transport **transport);

/* How a filter misbehaves: how often, in thousandths. All 0: not at all. */
typedef struct tw_transport_faults {
    uint32_t size;
    uint32_t split; /* of sends and of arrivals: only some of the bytes go, or show, at first */
    uint32_t delay; /* of polls: a connection's arrivals, sends and events wait for some polls */
    uint32_t drop;  /* of polls, for each connection: it ends as if the peer had closed it */
    uint32_t reset; /* likewise, and what has arrived is lost */
    uint32_t flip;  /* of sends: one bit is another one */
    uint64_t seed;  /* the same faults for the same calls; not 0 */
} tw_transport_faults;

/*
 * A filter over another transport, which it owns from here on and frees. set: other faults from now on.
 * returns: TW_OK; TW_E_ARGUMENT (more than 1000 thousandths, seed 0); TW_E_MEMORY.
 */
TW_API tw_status tw_transport_fault_new(tw_transport *under, const tw_transport_faults *faults, tw_transport **transport);
TW_API tw_status tw_transport_fault_set(tw_transport *transport, const tw_transport_faults *faults);

/* Frees any transport; takes NULL. */
TW_API void tw_transport_free(tw_transport *transport);

#ifdef __cplusplus
}
#endif

#endif
