/* SPDX-License-Identifier: Apache-2.0 */
/* A filter over a transport that misbehaves: bytes go and come in pieces, late, damaged, or not at all. */
#include "options.h"

#include <tagwire/unstable/transport.h>

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { FLIP_MAX = 4096, DELAY_MAX = 16, THOUSAND = 1000 };

/* What the filter does to one connection, by the low 32 bits of its id. */
typedef struct track {
    uint64_t id, context;
    uint32_t hidden; /* bytes that have arrived and do not show yet */
    uint32_t shown;  /* bytes that show and are not released */
    uint32_t waits;  /* polls until it goes on */
    uint8_t owed;    /* WRITABLE */
    uint8_t open;    /* it may still be ended */
    uint8_t ended;   /* 1: for its user; 2: and what arrived is lost */
} track;

typedef struct fault {
    const tw_transport_ops *ops;
    tw_transport *under;
    tw_transport_faults faults;
    uint64_t random;
    track *tracks;
    uint32_t room;
    uint32_t used; /* of the tracks, so many were ever in use */
} fault;

static fault *fault_of(tw_transport *transport)
{
    return (fault *)(void *)transport;
}

static const tw_transport_ops *below(const fault *f)
{
    return *(const tw_transport_ops *const *)(const void *)f->under;
}

static uint32_t below_limit(fault *f, uint32_t limit)
{
    f->random ^= f->random >> 12; /* xorshift64* */
    f->random ^= f->random << 25;
    f->random ^= f->random >> 27;
    return (uint32_t)((f->random * UINT64_C(2685821657736338717)) >> 33) % limit;
}

static int happens(fault *f, uint32_t thousandths)
{
    return thousandths && below_limit(f, THOUSAND) < thousandths;
}

static track *find(const fault *f, uint64_t connection)
{
    const uint32_t number = (uint32_t)connection - 1;
    return number < f->used && f->tracks[number].id == connection ? &f->tracks[number] : NULL;
}

static track *begin_track(fault *f, uint64_t connection, uint64_t context)
{
    const uint32_t number = (uint32_t)connection - 1;
    if (number >= f->room)
        return NULL;
    f->used = number < f->used ? f->used : number + 1;
    f->tracks[number] = (track){.id = connection, .context = context, .open = 1};
    return &f->tracks[number];
}

static void count_arrived(const fault *f, track *at)
{
    const uint8_t *bytes;
    uint32_t length = 0;
    if (below(f)->received(f->under, at->id, &bytes, &length) == TW_OK && length >= at->shown)
        at->hidden = length - at->shown;
}

/* Events of ours for one connection. */
static uint32_t go_on(fault *f, track *at, tw_transport_event *events, uint32_t room)
{
    tw_transport_event event = {.connection = at->id, .context = at->context};
    uint32_t count = 0;
    if (at->waits) {
        at->waits--;
        return 0;
    }
    if (happens(f, f->faults.delay)) {
        at->waits = 1 + below_limit(f, DELAY_MAX);
        return 0;
    }
    if (at->open && (happens(f, f->faults.drop) || happens(f, f->faults.reset))) {
        at->ended = happens(f, f->faults.reset) ? 2 : 1;
        at->open = 0;
        event.kind = TW_TRANSPORT_CLOSED;
        event.reason = at->ended == 2 ? TW_CLOSED_RESET : TW_CLOSED_PEER;
        events[count++] = event;
        return count;
    }
    if (at->hidden && !at->ended) {
        const uint32_t some = happens(f, f->faults.split) ? below_limit(f, at->hidden) + 1 : at->hidden;
        at->shown += some;
        at->hidden -= some;
        event.kind = TW_TRANSPORT_RECEIVED;
        events[count++] = event;
    }
    if ((at->owed) && count < room) {
        at->owed = 0;
        event.kind = TW_TRANSPORT_WRITABLE;
        events[count++] = event;
    }
    return count;
}

/* An event of the transport below; gives 0 when it does not pass. */
static int passes(fault *f, const tw_transport_event *event)
{
    track *at = find(f, event->connection);
    if (event->kind == TW_TRANSPORT_ACCEPTED)
        at = begin_track(f, event->connection, event->context);
    if (!at)
        return 1;
    if (at->ended)
        return 0;
    if (event->kind == TW_TRANSPORT_RECEIVED) {
        count_arrived(f, at);
        return 0; /* shown by go_on */
    }
    if (event->kind == TW_TRANSPORT_CLOSED) { /* all that came before shows */
        count_arrived(f, at);
        at->shown += at->hidden;
        at->hidden = 0;
        at->open = 0;
    }
    return 1;
}

static uint32_t fault_poll(tw_transport *transport, tw_transport_event *events, uint32_t room)
{
    fault *f = fault_of(transport);
    const uint32_t got = below(f)->poll(f->under, events, room);
    uint32_t count = 0;
    for (uint32_t i = 0; i < got; i++)
        if (passes(f, &events[i]))
            events[count++] = events[i];
    for (uint32_t i = 0; i < f->used && count < room; i++)
        if (f->tracks[i].id && (f->tracks[i].open || f->tracks[i].hidden || f->tracks[i].owed))
            count += go_on(f, &f->tracks[i], events + count, room - count);
    return count;
}

static tw_status fault_listen(tw_transport *transport, const tw_listen *options, tw_address *bound, uint64_t *id, tw_error *error)
{
    const fault *f = fault_of(transport);
    return below(f)->listen(f->under, options, bound, id, error);
}

static tw_status fault_unlisten(tw_transport *transport, uint64_t id)
{
    const fault *f = fault_of(transport);
    return below(f)->unlisten(f->under, id);
}

static tw_status fault_connect(tw_transport *transport, const tw_address *address, uint64_t context, uint64_t *connection,
                               tw_error *error)
{
    fault *f = fault_of(transport);
    const tw_status status = below(f)->connect(f->under, address, context, connection, error);
    if (status == TW_OK)
        (void)begin_track(f, *connection, context);
    return status;
}

static tw_status fault_send(tw_transport *transport, uint64_t connection, const void *bytes, uint32_t length, uint32_t *sent)
{
    fault *f = fault_of(transport);
    track *at = find(f, connection);
    uint8_t damaged[FLIP_MAX];
    uint32_t some = length;
    *sent = 0;
    if (!at)
        return below(f)->send(f->under, connection, bytes, length, sent);
    if (!at->open) { /* CLOSED was said */
        *sent = length;
        return TW_OK;
    }
    if (at->waits && length) {
        at->owed = 1;
        return TW_OK;
    }
    if (length && happens(f, f->faults.split))
        some = below_limit(f, length);
    if (some && some <= FLIP_MAX && happens(f, f->faults.flip)) {
        memcpy(damaged, bytes, some);
        const uint32_t bit = below_limit(f, some * 8);
        damaged[bit / 8] ^= (uint8_t)(1u << bit % 8);
        bytes = damaged;
    }
    const tw_status status = below(f)->send(f->under, connection, bytes, some, sent);
    if (status == TW_OK && *sent == some && some < length)
        at->owed = 1; /* cut short by us: nobody else will say that it can go on */
    return status;
}

static tw_status fault_received(tw_transport *transport, uint64_t connection, const uint8_t **bytes, uint32_t *length)
{
    const fault *f = fault_of(transport);
    const track *at = find(f, connection);
    const tw_status status = below(f)->received(f->under, connection, bytes, length);
    if (status == TW_OK && at)
        *length = at->ended == 2 ? 0 : at->shown;
    return status;
}

static tw_status fault_release(tw_transport *transport, uint64_t connection, uint32_t length)
{
    const fault *f = fault_of(transport);
    track *at = find(f, connection);
    if (at && length > (at->ended == 2 ? 0 : at->shown))
        return TW_E_ARGUMENT;
    const tw_status status = below(f)->rx_release(f->under, connection, length);
    if (status == TW_OK && at)
        at->shown -= length;
    return status;
}

static tw_status fault_close(tw_transport *transport, uint64_t connection)
{
    const fault *f = fault_of(transport);
    track *at = find(f, connection);
    if (at)
        *at = (track){.id = 0};
    return below(f)->close(f->under, connection);
}

static tw_status fault_peer(tw_transport *transport, uint64_t connection, tw_address *address)
{
    const fault *f = fault_of(transport);
    return below(f)->peer(f->under, connection, address);
}

static int32_t fault_wait_fd(const tw_transport *transport)
{
    (void)transport;
    return -1; /* it has work that no descriptor tells */
}

static void fault_memory(const tw_transport *transport, const uint8_t **base, uint64_t *size)
{
    const fault *f = (const fault *)(const void *)transport;
    below(f)->memory(f->under, base, size);
}

static uint32_t fault_capabilities(const tw_transport *transport)
{
    const fault *f = (const fault *)(const void *)transport;
    return below(f)->capabilities(f->under) & TW_TRANSPORT_ADDRESSES;
}

static void fault_describe(const tw_transport *transport, tw_transport_info *info)
{
    const fault *f = (const fault *)(const void *)transport;
    below(f)->describe(f->under, info);
}

static void fault_free(tw_transport *transport)
{
    fault *f = fault_of(transport);
    tw_transport_free(f->under);
    free(f->tracks);
    free(f);
}

static int read_faults(tw_transport_faults *known, const tw_transport_faults *given)
{
    if (!given || twi_options(known, sizeof *known, sizeof *known, given) != TW_OK)
        return 0;
    return known->split <= THOUSAND && known->delay < THOUSAND && known->drop <= THOUSAND && known->reset <= THOUSAND &&
           known->flip <= THOUSAND && known->seed;
}

tw_status tw_transport_fault_set(tw_transport *transport, const tw_transport_faults *faults)
{
    tw_transport_faults known;
    if (!transport || !read_faults(&known, faults))
        return TW_E_ARGUMENT;
    fault *f = fault_of(transport);
    f->faults = known;
    f->random = known.seed;
    return TW_OK;
}

tw_status tw_transport_fault_new(tw_transport *under, const tw_transport_faults *faults, tw_transport **transport)
{
    static const tw_transport_ops ops = {.poll = fault_poll,
                                         .listen = fault_listen,
                                         .unlisten = fault_unlisten,
                                         .connect = fault_connect,
                                         .send = fault_send,
                                         .received = fault_received,
                                         .rx_release = fault_release,
                                         .close = fault_close,
                                         .peer = fault_peer,
                                         .wait_fd = fault_wait_fd,
                                         .memory = fault_memory,
                                         .capabilities = fault_capabilities,
                                         .describe = fault_describe,
                                         .free = fault_free};
    tw_transport_faults known;
    if (!under || !transport || !read_faults(&known, faults))
        return TW_E_ARGUMENT;
    fault *f = calloc(1, sizeof *f);
    tw_transport_info info = {0};
    (*(const tw_transport_ops *const *)(const void *)under)->describe(under, &info);
    track *tracks = calloc(info.connections_max, sizeof *tracks);
    if (!f || !tracks) {
        free(f);
        free(tracks);
        return TW_E_MEMORY;
    }
    *f =
        (fault){.ops = &ops, .under = under, .faults = known, .random = known.seed, .tracks = tracks, .room = info.connections_max};
    *transport = (tw_transport *)(void *)f;
    return TW_OK;
}
