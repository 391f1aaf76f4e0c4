/* SPDX-License-Identifier: Apache-2.0 */
/* What TCP and the transport within the process share: numbered connections, the memory that each receives into, listeners and whom they accept. */
#ifndef TWI_LINES_H
#define TWI_LINES_H

#include <tagwire/unstable/transport.h>

enum { TWI_LISTENERS_MAX = 16, TWI_NETWORKS_MAX = 64, TWI_NONE = UINT32_MAX };

typedef enum twi_line_state { TWI_FREE, TWI_CONNECTING, TWI_OPEN, TWI_ENDED } twi_line_state;

/* A connection. */
typedef struct twi_line {
    uint64_t context;
    tw_address peer;
    uint32_t generation;
    uint32_t head, tail; /* of the bytes received and not released */
    uint32_t listener;   /* that accepted it; TWI_NONE: it was connected */
    uint32_t next_free;
    uint32_t place; /* in `active` */
    uint8_t state;
    uint8_t blocked; /* a send was cut short */
    uint8_t full;    /* nothing is received: there is no room */
    uint8_t pending; /* within the process: events to give */
    uint8_t queued;  /* within the process: in the queue of those with events */
    uint8_t reason;  /* of CLOSED, once it is known */
    int socket;      /* TCP */
    uint64_t other;  /* within the process: the connection at the other end, 0: none */
    struct twi_inproc *other_side;
} twi_line;

typedef struct twi_listener {
    tw_listen options;
    tw_network allowed[TWI_NETWORKS_MAX];
    uint32_t generation, accepted;
    uint8_t used;
    int socket;
} twi_listener;

typedef struct twi_lines {
    tw_transport_options options;
    uint8_t *memory;
    uint64_t memory_size;
    twi_line *lines;
    uint32_t *active; /* those in use, in no order */
    uint32_t active_count, first_free, made;
    twi_listener listeners[TWI_LISTENERS_MAX];
    tw_transport_info info;
} twi_lines;

/* Checks the options and makes the memory. After an error there is nothing to free. */
tw_status twi_lines_init(twi_lines *lines, const tw_transport_options *options);
void twi_lines_free(twi_lines *lines);

/* A new connection: NULL: there are as many as there may be. */
twi_line *twi_line_new(twi_lines *lines, twi_line_state state, uint64_t context);
void twi_line_free(twi_lines *lines, twi_line *line);
/* NULL: it was closed, or is none. */
twi_line *twi_line_find(const twi_lines *lines, uint64_t connection);
uint64_t twi_line_id(const twi_lines *lines, const twi_line *line);

/* Where its bytes lie, and where the next ones go: how many fit. twi_line_compact moves what is there to the front when that is worth it. */
uint8_t *twi_line_bytes(const twi_lines *lines, const twi_line *line);
uint32_t twi_line_room(const twi_lines *lines, const twi_line *line);
void twi_line_compact(const twi_lines *lines, twi_line *line);
/* TW_OK; TW_E_ARGUMENT. */
tw_status twi_line_release(twi_line *line, uint32_t length);

/* A new listener with a copy of the options. TW_ROOM; TW_E_ARGUMENT. */
tw_status twi_listener_new(twi_lines *lines, const tw_listen *options, twi_listener **made, uint64_t *id);
twi_listener *twi_listener_find(twi_lines *lines, uint64_t id);
/* Whether it accepts this peer now; counts those that it does not. */
int twi_listener_accepts(twi_lines *lines, const twi_listener *listener, const tw_address *peer);

/* Counts are read by any thread. */
static inline void twi_count(uint64_t *counter, uint64_t more) // NOLINT(readability-non-const-parameter): it is written
{
    __atomic_store_n(counter, __atomic_load_n(counter, __ATOMIC_RELAXED) + more, __ATOMIC_RELAXED);
}
void twi_lines_describe(const twi_lines *lines, tw_transport_info *info);

#endif
