/* SPDX-License-Identifier: Apache-2.0 */
#include "orders.h"

#include "log.h"

#include <stdlib.h>
#include <string.h>

const char ORDER_STATES[] = "0123456789ABCDE";

static const char *const names[] = {"New",        "PartiallyFilled", "Filled",  "DoneForDay",         "Canceled",
                                    "Replaced",   "PendingCancel",   "Stopped", "Rejected",           "Suspended",
                                    "PendingNew", "Calculated",      "Expired", "AcceptedForBidding", "PendingReplace"};

int order_state_number(uint8_t state)
{
    const char *at = state ? strchr(ORDER_STATES, state) : NULL;
    return at ? (int)(at - ORDER_STATES) : -1;
}

const char *order_state_name(uint8_t state)
{
    int number = order_state_number(state);
    return number < 0 ? "unknown" : names[number];
}

static void table_put(orders *o, uint32_t at)
{
    uint32_t slot = (uint32_t)(o->ring[at].hash & (o->table_size - 1));
    o->ring[at].next = o->table[slot];
    o->table[slot] = at + 1;
}

/* Twice the room, up to the most. The ring is in order as long as it grows: it has not turned yet. */
static void grow(orders *o)
{
    uint32_t room = o->room ? o->room * 2 : 1024;
    if (room > o->room_max)
        room = o->room_max;
    o->ring = log_room(o->ring, room * sizeof *o->ring);
    uint32_t size = 1024, used = o->room;
    while (size < room)
        size *= 2;
    o->table = log_room(o->table, size * sizeof *o->table);
    memset(o->table, 0, size * sizeof *o->table);
    o->table_size = size;
    o->room = room;
    for (uint32_t i = 0; i < used; i++)
        table_put(o, i);
}

void orders_init(orders *o, uint32_t room_max, void (*forget)(void *context, const order *one), void *context)
{
    memset(o, 0, sizeof *o);
    o->serial = 1;
    o->room_max = room_max < ORDERS_LEAST ? ORDERS_LEAST : room_max;
    o->forget = forget;
    o->context = context;
}

void orders_free(orders *o)
{
    free(o->ring);
    free(o->table);
    memset(o, 0, sizeof *o);
}

static uint64_t hash_of(uint32_t session, uint8_t side, const char *id, uint32_t length)
{
    uint64_t h = 0xCBF29CE484222325ull ^ ((uint64_t)session << 8 | side);
    for (uint32_t i = 0; i < length; i++)
        h = (h ^ (uint8_t)id[i]) * 0x100000001B3ull;
    return h ^ h >> 29;
}

order *orders_find(orders *o, uint32_t session, uint8_t side, const char *id, uint32_t length)
{
    uint64_t hash = hash_of(session, side, id, length);
    uint32_t cut = length < ORDER_ID_MAX ? length : ORDER_ID_MAX;
    for (uint32_t at = o->table_size ? o->table[hash & (o->table_size - 1)] : 0; at; at = o->ring[at - 1].next) {
        order *one = &o->ring[at - 1];
        if (one->hash == hash && one->session == session && one->side == side && one->id_length == cut &&
            memcmp(one->id, id, cut) == 0)
            return one;
    }
    return NULL;
}

static void unlink_oldest(orders *o, uint32_t at)
{
    uint32_t *link = &o->table[o->ring[at].hash & (o->table_size - 1)];
    while (*link != at + 1)
        link = &o->ring[*link - 1].next;
    *link = o->ring[at].next;
    o->forgotten++;
    if (o->forget)
        o->forget(o->context, &o->ring[at]);
}

order *orders_add(orders *o, uint32_t session, uint8_t side, const char *id, uint32_t length, const order *root)
{
    uint64_t root_serial = root ? root->serial : o->serial; /* before the ring moves */
    if (o->serial > o->room && o->room < o->room_max)
        grow(o);
    uint32_t at = (uint32_t)((o->serial - 1) % o->room);
    if (o->serial > o->room)
        unlink_oldest(o, at);
    order *one = &o->ring[at];
    memset(one, 0, sizeof *one);
    one->hash = hash_of(session, side, id, length);
    one->serial = o->serial++;
    one->root = root_serial;
    one->sent_ns = INT64_MIN;
    one->session = session;
    one->side = side;
    one->id_length = (uint8_t)(length < ORDER_ID_MAX ? length : ORDER_ID_MAX);
    memcpy(one->id, id, one->id_length);
    table_put(o, at);
    return one;
}

order *orders_root(orders *o, order *one)
{
    order *root = &o->ring[(one->root - 1) % o->room];
    return root->serial == one->root ? root : one;
}

const order *orders_at(const orders *o, uint64_t which)
{
    uint64_t first = o->serial > o->room ? o->serial - o->room : 1;
    return first + which < o->serial ? &o->ring[(first + which - 1) % o->room] : NULL;
}
