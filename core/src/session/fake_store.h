/* SPDX-License-Identifier: Apache-2.0 */
/* A store for the tests of the session: one session in the C library's memory, which outlives session objects ("crash"), and fails on demand. */
#ifndef TWI_FAKE_STORE_H
#define TWI_FAKE_STORE_H

#include <tagwire/unstable/store.h>

#include <stdlib.h>
#include <string.h>

typedef struct fake_message {
    uint64_t seq;
    int64_t utc_ns;
    uint8_t *bytes;
    uint32_t length;
} fake_message;

typedef struct fake_store {
    const tw_store_ops *ops;
    tw_store_state state;
    fake_message *messages;
    uint32_t count, room;
    uint32_t attached;
    tw_status failing;     /* what every write answers; TW_OK: they succeed */
    uint64_t number_max;   /* the largest number that was ever used in this numbering: none is used again */
    uint32_t number_twice; /* how often one was */
} fake_store;

static inline void fake_drop(fake_store *store)
{
    for (uint32_t i = 0; i < store->count; i++)
        free(store->messages[i].bytes);
    store->count = 0;
}

static inline tw_status fake_attach(tw_store *handle, const uint8_t *identity, uint32_t length, int64_t utc_ns, uint32_t *session,
                                    tw_store_state *state, tw_error *error)
{
    fake_store *store = (fake_store *)(void *)handle;
    (void)identity, (void)length, (void)error;
    if (!store->attached) {
        store->state = (tw_store_state){store->state.next_out ? store->state.next_out : 1,
                                        store->state.next_in ? store->state.next_in : 1, utc_ns, 1};
        store->number_max = store->state.next_out - 1;
    }
    store->attached = 1;
    *session = 7;
    *state = store->state;
    return TW_OK;
}

static inline tw_status fake_number(fake_store *store, uint64_t seq)
{
    if (store->failing != TW_OK)
        return store->failing;
    store->number_twice += seq <= store->number_max;
    store->number_max = seq;
    store->state.next_out = seq + 1;
    return TW_OK;
}

static inline tw_status fake_append(tw_store *handle, uint32_t session, uint64_t seq, int64_t utc_ns, const uint8_t *bytes,
                                    uint32_t length, uint32_t flags)
{
    fake_store *store = (fake_store *)(void *)handle;
    const tw_status status = fake_number(store, seq);
    (void)session, (void)flags;
    if (status != TW_OK)
        return status;
    if (store->count == store->room) {
        store->room = store->room ? 2 * store->room : 64;
        fake_message *grown = realloc(store->messages, store->room * sizeof *grown);
        if (!grown)
            abort();
        store->messages = grown;
    }
    fake_message *message = &store->messages[store->count++];
    *message = (fake_message){seq, utc_ns, malloc(length), length};
    if (!message->bytes)
        abort();
    memcpy(message->bytes, bytes, length);
    return TW_OK;
}

static inline tw_status fake_skip(tw_store *handle, uint32_t session, uint64_t seq, int64_t utc_ns)
{
    (void)session, (void)utc_ns;
    return fake_number((fake_store *)(void *)handle, seq);
}

static inline tw_status fake_incoming(tw_store *handle, uint32_t session, uint64_t next_in, int64_t utc_ns)
{
    fake_store *store = (fake_store *)(void *)handle;
    (void)session, (void)utc_ns;
    if (store->failing == TW_OK)
        store->state.next_in = next_in;
    return store->failing;
}

static inline tw_status fake_set(tw_store *handle, uint32_t session, const tw_store_state *state, int32_t reset, int64_t utc_ns)
{
    fake_store *store = (fake_store *)(void *)handle;
    (void)session, (void)utc_ns;
    if (store->failing != TW_OK)
        return store->failing;
    store->state = *state;
    if (reset)
        fake_drop(store);
    store->number_max = state->next_out - 1;
    return TW_OK;
}

static inline tw_status fake_read(tw_store *handle, uint32_t session, uint64_t from, tw_store_record *record)
{
    const fake_store *store = (fake_store *)(void *)handle;
    uint32_t low = 0, high = store->count;
    (void)session;
    while (low < high) {
        const uint32_t middle = (low + high) / 2;
        if (store->messages[middle].seq < from)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == store->count)
        return TW_MORE;
    const fake_message *message = &store->messages[low];
    *record = (tw_store_record){message->seq, message->utc_ns, message->bytes, message->length, 0};
    return TW_OK;
}

static inline tw_status fake_commit(tw_store *handle, int64_t mono_ns, int64_t utc_ns)
{
    (void)handle, (void)mono_ns, (void)utc_ns;
    return TW_OK;
}

static inline int64_t fake_deadline(const tw_store *handle)
{
    (void)handle;
    return INT64_MAX;
}

static inline tw_store *fake_store_init(fake_store *store)
{
    static const tw_store_ops ops = {fake_attach, fake_append, fake_skip,   fake_incoming,
                                     fake_set,    fake_read,   fake_commit, fake_deadline};
    memset(store, 0, sizeof *store);
    store->ops = &ops;
    return (tw_store *)(void *)store;
}

static inline void fake_store_free(fake_store *store)
{
    fake_drop(store);
    free(store->messages);
}

#endif
