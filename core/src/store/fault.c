/* SPDX-License-Identifier: Apache-2.0 */
/* A store that fails when it is told to. */
#include <tagwire/unstable/store.h>

#include <stdlib.h>

typedef struct fault_store {
    const tw_store_ops *ops;
    tw_store *under;
    const tw_store_ops *real;
    uint64_t calls, call; /* made; the one to fail */
    int32_t fault;        /* 0: none */
} fault_store;

static fault_store *fault_of(tw_store *store)
{
    return (fault_store *)(void *)store;
}

/* What the call must answer; TW_OK: it is made. */
static tw_status before(fault_store *f)
{
    f->calls++;
    if (f->fault == TW_FAULT_FAIL && f->calls == f->call)
        return TW_E_STORE_IO;
    if (f->fault == TW_FAULT_FULL && f->calls >= f->call)
        return TW_E_STORE_FULL;
    if (f->fault == TW_FAULT_TEAR && f->calls > f->call)
        return TW_E_STORE_IO;
    return TW_OK;
}

static tw_status after(const fault_store *f, tw_status status)
{
    return f->fault == TW_FAULT_TEAR && f->calls == f->call ? TW_E_STORE_IO : status;
}

static tw_status fault_attach(tw_store *store, const uint8_t *identity, uint32_t length, int64_t utc_ns, uint32_t *session,
                              tw_store_state *state, tw_error *error)
{
    const fault_store *f = fault_of(store);
    return f->real->attach(f->under, identity, length, utc_ns, session, state, error);
}

static tw_status fault_append(tw_store *store, uint32_t session, uint64_t seq, int64_t utc_ns, const uint8_t *bytes,
                              uint32_t length, uint32_t flags)
{
    fault_store *f = fault_of(store);
    const tw_status status = before(f);
    return status != TW_OK ? status : after(f, f->real->append(f->under, session, seq, utc_ns, bytes, length, flags));
}

static tw_status fault_skip(tw_store *store, uint32_t session, uint64_t seq, int64_t utc_ns)
{
    fault_store *f = fault_of(store);
    const tw_status status = before(f);
    return status != TW_OK ? status : after(f, f->real->skip(f->under, session, seq, utc_ns));
}

static tw_status fault_incoming(tw_store *store, uint32_t session, uint64_t next_in, int64_t utc_ns)
{
    fault_store *f = fault_of(store);
    const tw_status status = before(f);
    return status != TW_OK ? status : after(f, f->real->incoming(f->under, session, next_in, utc_ns));
}

static tw_status fault_set(tw_store *store, uint32_t session, const tw_store_state *state, int32_t reset, int64_t utc_ns)
{
    fault_store *f = fault_of(store);
    const tw_status status = before(f);
    return status != TW_OK ? status : after(f, f->real->set(f->under, session, state, reset, utc_ns));
}

static tw_status fault_read(tw_store *store, uint32_t session, uint64_t from, tw_store_record *record)
{
    const fault_store *f = fault_of(store);
    return f->real->read(f->under, session, from, record);
}

static tw_status fault_commit(tw_store *store, int64_t mono_ns, int64_t utc_ns)
{
    const fault_store *f = fault_of(store);
    return f->real->commit(f->under, mono_ns, utc_ns);
}

static int64_t fault_deadline(const tw_store *store)
{
    const fault_store *f = (const fault_store *)(const void *)store;
    return f->real->deadline(f->under);
}

tw_store *tw_store_fault_new(tw_store *under)
{
    static const tw_store_ops ops = {fault_attach, fault_append, fault_skip,   fault_incoming,
                                     fault_set,    fault_read,   fault_commit, fault_deadline};
    fault_store *f = calloc(1, sizeof *f);
    if (!f)
        return NULL;
    f->ops = &ops;
    f->under = under;
    f->real = *(const tw_store_ops *const *)(const void *)under;
    return (tw_store *)(void *)f;
}

void tw_store_fault_set(tw_store *store, int32_t fault, uint64_t call)
{
    fault_store *f = fault_of(store);
    f->fault = fault;
    f->call = call;
    f->calls = 0;
}

void tw_store_fault_heal(tw_store *store)
{
    tw_store_fault_set(store, 0, 0);
}

void tw_store_fault_free(tw_store *store)
{
    free(store);
}
