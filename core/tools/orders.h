/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Orders by ClOrdID (11), tied into chains by OrigClOrdID (41). A ring of bounded size: when it is full the oldest is forgotten,
 * and told of first.
 */
#ifndef TAGWIRE_TOOLS_ORDERS_H
#define TAGWIRE_TOOLS_ORDERS_H

#include <stdint.h>

enum { ORDER_ID_MAX = 32, ORDERS_DEFAULT = 1000000, ORDERS_LEAST = 16 };

/* One ClOrdID; the first of a chain also holds what is known of the chain. 120 bytes. */
typedef struct order {
    uint64_t hash, serial, root; /* serials; root == serial: the first of its chain */
    int64_t sent_ns;             /* when it was requested, INT64_MIN where no request was seen */
    uint32_t session, next;      /* next: in its list of the table, plus 1 */
    uint16_t states;             /* of this ClOrdID: bits of ORDER_STATES that were reported */
    uint8_t answered, state;     /* state: of the chain, a byte of ORDER_STATES, 0 where none was reported */
    uint8_t side, id_length, order_id_length, reserved;
    uint32_t requests, reports;                    /* of the chain */
    char id[ORDER_ID_MAX], order_id[ORDER_ID_MAX]; /* 11, 37; cut where they are longer */
} order;

/* OrdStatus (39) as FIX numbers them, and what they are called. */
extern const char ORDER_STATES[];
const char *order_state_name(uint8_t state);
/* 0 .. 14, or -1. */
int order_state_number(uint8_t state);

typedef struct orders {
    order *ring;
    uint32_t *table; /* ring index plus 1; size a power of two */
    uint64_t serial; /* of the next one, from 1 */
    uint64_t forgotten;
    uint32_t room, room_max, table_size;
    void (*forget)(void *context, const order *o);
    void *context;
} orders;

void orders_init(orders *o, uint32_t room_max, void (*forget)(void *context, const order *o), void *context);
void orders_free(orders *o);

/* The order with that ClOrdID in that session and direction (side), or NULL. Pointers live until the next orders_add. */
order *orders_find(orders *o, uint32_t session, uint8_t side, const char *id, uint32_t length);
/* A new one, a chain of its own unless root is not NULL. */
order *orders_add(orders *o, uint32_t session, uint8_t side, const char *id, uint32_t length, const order *root);
/* The first of its chain, or itself where that is forgotten. */
order *orders_root(orders *o, order *one);
/* Number `which` of those that are remembered, from the oldest; NULL from the end on. */
const order *orders_at(const orders *o, uint64_t which);

#endif
