/* SPDX-License-Identifier: Apache-2.0 */
/* A store in memory: the contract in its shortest form, and what the journal is compared with. */
#include <tagwire/unstable/store.h>

#include <stdlib.h>
#include <string.h>

#define IDENTITY_MAX 1024u

typedef struct memory_message {
    uint64_t seq;
    int64_t utc_ns;
    uint8_t *bytes;
    uint32_t length, flags;
} memory_message;

typedef struct memory_session {
    tw_store_state state;
    uint8_t *identity;
    uint32_t length, count, room;
    memory_message *messages; /* ascending by seq */
    uint64_t bytes;
} memory_session;

typedef struct memory_store {
    const tw_store_ops *ops;
    uint64_t bytes, bytes_max;
    memory_session *sessions; /* session n at n - 1 */
    uint32_t count;
} memory_store;

static memory_store *memory_of(tw_store *store)
{
    return (memory_store *)(void *)store;
}

static memory_session *session_of(tw_store *store, uint32_t session)
{
    const memory_store *memory = memory_of(store);
    return session - 1 < memory->count ? &memory->sessions[session - 1] : NULL;
}

static int fits(const memory_store *memory, uint64_t bytes)
{
    return memory->bytes_max == 0 || bytes <= memory->bytes_max - memory->bytes;
}

static tw_status attach_new(memory_store *memory, const uint8_t *identity, uint32_t length, int64_t utc_ns)
{
    if (!fits(memory, length))
        return TW_E_STORE_FULL;
    memory_session *sessions = realloc(memory->sessions, (memory->count + 1) * sizeof *sessions);
    if (!sessions)
        return TW_E_STORE_FULL;
    memory->sessions = sessions;
    uint8_t *copy = malloc(length);
    if (!copy)
        return TW_E_STORE_FULL;
    memcpy(copy, identity, length);
    sessions[memory->count++] = (memory_session){.state = {1, 1, utc_ns, 1}, .identity = copy, .length = length};
    memory->bytes += length;
    return TW_OK;
}

static tw_status memory_attach(tw_store *store, const uint8_t *identity, uint32_t length, int64_t utc_ns, uint32_t *session,
                               tw_store_state *state, tw_error *error)
{
    memory_store *memory = memory_of(store);
    tw_status status = TW_OK;
    uint32_t found = 0;
    if (!identity || length == 0 || !session || !state)
        status = TW_E_ARGUMENT;
    else if (length > IDENTITY_MAX)
        status = TW_E_STORE_LIMIT;
    else
        while (found < memory->count &&
               (memory->sessions[found].length != length || memcmp(memory->sessions[found].identity, identity, length) != 0))
            found++;
    if (status == TW_OK && found == memory->count)
        status = attach_new(memory, identity, length, utc_ns);
    if (status != TW_OK) {
        if (error)
            *error = (tw_error){.status = status, .reason = -1, .text = "the session could not be attached to the store"};
        return status;
    }
    *session = found + 1;
    *state = memory->sessions[found].state;
    return TW_OK;
}

static tw_status number_of(const memory_session *s, uint64_t seq)
{
    if (!s || seq == 0 || seq == UINT64_MAX)
        return TW_E_ARGUMENT;
    return seq < s->state.next_out ? TW_E_STORE_SEQUENCE : TW_OK;
}

static tw_status memory_append(tw_store *store, uint32_t session, uint64_t seq, int64_t utc_ns, const uint8_t *bytes,
                               uint32_t length, uint32_t flags)
{
    memory_store *memory = memory_of(store);
    memory_session *s = session_of(store, session);
    const tw_status status = bytes ? number_of(s, seq) : TW_E_ARGUMENT;
    if (status != TW_OK)
        return status;
    if (!fits(memory, length))
        return TW_E_STORE_FULL;
    if (s->count == s->room) {
        const uint32_t room = s->room ? 2 * s->room : 64;
        memory_message *grown = realloc(s->messages, room * sizeof *grown);
        if (!grown)
            return TW_E_STORE_FULL;
        s->messages = grown;
        s->room = room;
    }
    memory_message *kept = &s->messages[s->count];
    *kept = (memory_message){seq, utc_ns, malloc(length + 1u), length, flags};
    if (!kept->bytes)
        return TW_E_STORE_FULL;
    memcpy(kept->bytes, bytes, length);
    s->count++;
    s->bytes += length;
    memory->bytes += length;
    s->state.next_out = seq + 1;
    return TW_OK;
}

static tw_status memory_skip(tw_store *store, uint32_t session, uint64_t seq, int64_t utc_ns)
{
    memory_session *s = session_of(store, session);
    const tw_status status = number_of(s, seq);
    (void)utc_ns;
    if (status == TW_OK)
        s->state.next_out = seq + 1;
    return status;
}

static tw_status memory_incoming(tw_store *store, uint32_t session, uint64_t next_in, int64_t utc_ns)
{
    memory_session *s = session_of(store, session);
    (void)utc_ns;
    if (!s || next_in == 0)
        return TW_E_ARGUMENT;
    s->state.next_in = next_in;
    return TW_OK;
}

static void drop(memory_store *memory, memory_session *s)
{
    for (uint32_t i = 0; i < s->count; i++)
        free(s->messages[i].bytes);
    memory->bytes -= s->bytes;
    s->bytes = s->count = 0;
}

static tw_status memory_set(tw_store *store, uint32_t session, const tw_store_state *state, int32_t reset, int64_t utc_ns)
{
    memory_session *s = session_of(store, session);
    (void)utc_ns;
    if (!s || !state || state->next_out == 0 || state->next_in == 0)
        return TW_E_ARGUMENT;
    if (reset || state->next_out < s->state.next_out)
        drop(memory_of(store), s);
    s->state.next_out = state->next_out;
    s->state.next_in = state->next_in;
    if (reset)
        s->state.created_utc_ns = state->created_utc_ns;
    return TW_OK;
}

static tw_status memory_read(tw_store *store, uint32_t session, uint64_t from, tw_store_record *record)
{
    const memory_session *s = session_of(store, session);
    uint32_t low = 0, high = s ? s->count : 0;
    if (!s || from == 0 || !record)
        return TW_E_ARGUMENT;
    while (low < high) {
        const uint32_t middle = (low + high) / 2;
        if (s->messages[middle].seq < from)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == s->count)
        return TW_MORE;
    const memory_message *m = &s->messages[low];
    *record = (tw_store_record){m->seq, m->utc_ns, m->bytes, m->length, m->flags};
    return TW_OK;
}

static tw_status memory_commit(tw_store *store, int64_t mono_ns, int64_t utc_ns)
{
    (void)store, (void)mono_ns, (void)utc_ns;
    return TW_OK;
}

static int64_t memory_deadline(const tw_store *store)
{
    (void)store;
    return INT64_MAX;
}

tw_store *tw_store_memory_new(uint64_t bytes_max)
{
    static const tw_store_ops ops = {memory_attach, memory_append, memory_skip,   memory_incoming,
                                     memory_set,    memory_read,   memory_commit, memory_deadline};
    memory_store *memory = calloc(1, sizeof *memory);
    if (!memory)
        return NULL;
    memory->ops = &ops;
    memory->bytes_max = bytes_max;
    return (tw_store *)(void *)memory;
}

void tw_store_memory_free(tw_store *store)
{
    memory_store *memory = memory_of(store);
    if (!memory)
        return;
    for (uint32_t i = 0; i < memory->count; i++) {
        drop(memory, &memory->sessions[i]);
        free(memory->sessions[i].messages);
        free(memory->sessions[i].identity);
    }
    free(memory->sessions);
    free(memory);
}
