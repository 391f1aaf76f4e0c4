/* SPDX-License-Identifier: Apache-2.0 */
#include "journal.h"

#include <stdlib.h>

static twi_session *session_of(const twi_journal *j, uint32_t session)
{
    return session - 1 < j->count ? j->sessions[session - 1] : NULL;
}

/* Writing. */

tw_status twi_journal_put(twi_journal *j, const twi_record *head, const void *bytes, const twi_record **written)
{
    const uint64_t size = twi_record_size(head->length);
    if (__builtin_expect(TWI_LOAD(j->failed) != TW_OK, 0))
        return j->failed;
    if (__builtin_expect(!j->current || size > j->current->size - j->offset, 0)) {
        const tw_status status = twi_journal_rotate(j);
        if (status != TW_OK)
            return status;
    }
    const uint64_t offset = j->offset;
    twi_record *record = (twi_record *)(void *)(j->current->base + offset);
    record->length = head->length;
    record->position = j->position + 1;
    record->synced = TWI_LOAD(j->durable);
    record->seq = head->seq;
    record->utc_ns = head->utc_ns;
    record->epoch = j->epoch;
    record->session = head->session;
    record->flags = head->flags;
    record->kind = head->kind;
    if (head->length && bytes)
        memcpy(record + 1, bytes, head->length);
    record->crc = j->crc((const uint8_t *)record + sizeof record->crc, TWI_HEAD - sizeof record->crc + head->length);
    __atomic_store_n(&j->offset, offset + size, __ATOMIC_RELAXED);
    TWI_STORE(j->written, ++j->position);
    if (written)
        *written = record;
    return TW_OK;
}

tw_status twi_journal_put_state(twi_journal *j, uint32_t session, int64_t utc_ns)
{
    const twi_session *s = j->sessions[session - 1];
    uint8_t bytes[TWI_STATE_SIZE + TWI_IDENTITY_MAX];
    const twi_record head = {
        .kind = TW_RECORD_STATE, .session = session, .utc_ns = utc_ns, .length = TWI_STATE_SIZE + s->identity_length};
    memcpy(bytes, &s->state, TWI_STATE_SIZE);
    memcpy(bytes + TWI_STATE_SIZE, s->identity, s->identity_length);
    return twi_journal_put(j, &head, bytes, NULL);
}

static uint64_t place_of(const twi_journal *j, const twi_record *record)
{
    return TWI_PLACE(j->current->number, (uint64_t)((const uint8_t *)record - j->current->base));
}

/* What records do to sessions: the same when they are written and when they are found again. */

twi_session *twi_journal_session_new(twi_journal *j, const uint8_t *identity, uint32_t length)
{
    twi_session **sessions = realloc(j->sessions, (j->count + 1) * sizeof(void *));
    if (!sessions)
        return NULL;
    j->sessions = sessions;
    twi_session *s = calloc(1, sizeof *s);
    if (!s || !twi_index_grow(&s->index)) {
        free(s);
        return NULL;
    }
    s->identity_length = length;
    memcpy(s->identity, identity, length);
    j->snapshot += twi_record_size(TWI_STATE_SIZE + length) + twi_record_size(0);
    j->sessions[j->count++] = s;
    return s;
}

static int apply_state(twi_journal *j, const twi_record *record)
{
    const uint8_t *identity = twi_record_bytes(record) + TWI_STATE_SIZE;
    if (record->length <= TWI_STATE_SIZE || record->length > TWI_STATE_SIZE + TWI_IDENTITY_MAX)
        return 0;
    if (record->session == j->count + 1 && !twi_journal_session_new(j, identity, record->length - TWI_STATE_SIZE))
        return 0;
    twi_session *s = session_of(j, record->session);
    if (!s)
        return 0;
    memcpy(&s->state, twi_record_bytes(record), TWI_STATE_SIZE);
    return 1;
}

static void apply_set(twi_session *s, const twi_record *record)
{
    tw_store_state state = s->state;
    memcpy(&state, twi_record_bytes(record), TWI_STATE_SIZE);
    if (!record->flags)
        state.created_utc_ns = s->state.created_utc_ns;
    if (record->flags || state.next_out < s->state.next_out)
        twi_index_clear(&s->index);
    s->state = state;
    s->mark = s->mark_asked = 0; // marks are of the numbering before
}

int twi_journal_apply(twi_journal *j, const twi_record *record, uint64_t place)
{
    if (record->kind == TW_RECORD_OPEN || record->kind == TW_RECORD_CLOSE)
        return 1;
    if (record->kind == TW_RECORD_STATE)
        return apply_state(j, record);
    twi_session *s = session_of(j, record->session);
    if (!s)
        return 0;
    switch (record->kind) {
    case TW_RECORD_MESSAGE:
        twi_index_add(&s->index, record->seq, place);
        s->state.next_out = record->seq + 1;
        break;
    case TW_RECORD_SKIP: s->state.next_out = record->seq + 1; break;
    case TW_RECORD_INCOMING: s->state.next_in = record->seq; break;
    case TW_RECORD_MARK: s->mark = record->seq; break;
    default:
        if (record->length != TWI_STATE_SIZE)
            return 0;
        apply_set(s, record);
    }
    return 1;
}

/* Marks: under TW_JOURNAL_INTERVAL a number is used only when it is safe that numbers up to it may have been. */

static tw_status put_mark(twi_journal *j, uint32_t session, uint64_t mark)
{
    twi_session *s = j->sessions[session - 1];
    const twi_record head = {.kind = TW_RECORD_MARK, .session = session, .seq = mark};
    const tw_status status = twi_journal_put(j, &head, NULL, NULL);
    if (status == TW_OK) {
        s->mark_asked = mark;
        s->mark_position = j->position;
    }
    return status;
}

/* The number is beyond what is known to be marked. */
static tw_status mark_number(twi_journal *j, uint32_t session, uint64_t seq)
{
    twi_session *s = j->sessions[session - 1];
    tw_status status = TW_OK;
    if (s->mark_asked <= seq)
        status = put_mark(j, session, seq + 1 + j->options.marks);
    if (status == TW_OK && TWI_LOAD(j->durable) < s->mark_position) {
        __atomic_fetch_add(&j->stalls, 1, __ATOMIC_RELAXED);
        status = twi_journal_sync_wait(j);
    }
    if (status != TW_OK)
        return status;
    s->mark = s->mark_asked;
    s->mark_asked = 0;
    return TW_OK;
}

static tw_status raise_marks(twi_journal *j)
{
    tw_status status = TW_OK;
    for (uint32_t i = 0; i < j->count && status == TW_OK; i++) {
        const twi_session *s = j->sessions[i];
        if (!s->mark_asked && s->state.next_out + j->options.marks / 2 >= s->mark)
            status = put_mark(j, i + 1, s->state.next_out + j->options.marks);
    }
    j->marks_low = status != TW_OK;
    return status;
}

/* The calls of a store. */

static twi_journal *journal_of(tw_store *store)
{
    return (twi_journal *)(void *)store;
}

/* An outgoing number, with or without its message. */
static inline tw_status use_number(twi_journal *j, const twi_record *head, const uint8_t *bytes)
{
    const twi_session *s = session_of(j, head->session);
    const twi_record *record = NULL;
    if (!s || head->seq == 0 || head->seq == UINT64_MAX)
        return TW_E_ARGUMENT;
    if (head->seq < s->state.next_out)
        return TW_E_STORE_SEQUENCE;
    if (j->options.policy == TW_JOURNAL_INTERVAL) {
        if (__builtin_expect(head->seq >= s->mark, 0)) {
            const tw_status status = mark_number(j, head->session, head->seq);
            if (status != TW_OK)
                return status;
        }
        j->marks_low |= head->seq + j->options.marks / 2 >= s->mark;
    }
    const tw_status status = twi_journal_put(j, head, bytes, &record);
    if (status != TW_OK)
        return status;
    (void)twi_journal_apply(j, record, place_of(j, record));
    j->index_low |= s->index.count > s->index.room / 2;
    return TW_OK;
}

static tw_status journal_append(tw_store *store, uint32_t session, uint64_t seq, int64_t utc_ns, const uint8_t *bytes,
                                uint32_t length, uint32_t flags)
{
    twi_journal *j = journal_of(store);
    const twi_record head = {
        .kind = TW_RECORD_MESSAGE, .session = session, .seq = seq, .utc_ns = utc_ns, .length = length, .flags = flags};
    if (!bytes)
        return TW_E_ARGUMENT;
    if (length > j->options.segment_size / 2)
        return TW_E_STORE_LIMIT;
    return use_number(j, &head, bytes);
}

static tw_status journal_skip(tw_store *store, uint32_t session, uint64_t seq, int64_t utc_ns)
{
    const twi_record head = {.kind = TW_RECORD_SKIP, .session = session, .seq = seq, .utc_ns = utc_ns};
    return use_number(journal_of(store), &head, NULL);
}

static tw_status journal_incoming(tw_store *store, uint32_t session, uint64_t next_in, int64_t utc_ns)
{
    twi_journal *j = journal_of(store);
    const twi_record head = {.kind = TW_RECORD_INCOMING, .session = session, .seq = next_in, .utc_ns = utc_ns};
    const twi_record *record = NULL;
    if (!session_of(j, session) || next_in == 0)
        return TW_E_ARGUMENT;
    const tw_status status = twi_journal_put(j, &head, NULL, &record);
    if (status == TW_OK)
        (void)twi_journal_apply(j, record, 0);
    return status;
}

static tw_status journal_set(tw_store *store, uint32_t session, const tw_store_state *state, int32_t reset, int64_t utc_ns)
{
    twi_journal *j = journal_of(store);
    const twi_record head = {
        .kind = TW_RECORD_SET, .session = session, .utc_ns = utc_ns, .length = TWI_STATE_SIZE, .flags = reset != 0};
    const twi_record *record = NULL;
    if (!session_of(j, session) || !state || state->next_out == 0 || state->next_in == 0)
        return TW_E_ARGUMENT;
    const tw_status status = twi_journal_put(j, &head, state, &record);
    if (status != TW_OK)
        return status;
    (void)twi_journal_apply(j, record, 0);
    j->cursor.session = 0;
    j->files_idle = j->marks_low = 1;
    return TW_OK;
}

static tw_status attach_new(twi_journal *j, const uint8_t *identity, uint32_t length, int64_t utc_ns)
{
    if (j->snapshot + twi_record_size(TWI_STATE_SIZE + length) > j->options.segment_size / 4)
        return TW_E_STORE_LIMIT;
    twi_session *s = twi_journal_session_new(j, identity, length);
    if (!s)
        return TW_E_MEMORY;
    s->state = (tw_store_state){1, 1, utc_ns, j->epoch};
    tw_status status = twi_journal_put_state(j, j->count, utc_ns);
    if (status == TW_OK && j->options.policy != TW_JOURNAL_NONE)
        status = twi_journal_sync_wait(j);
    if (status != TW_OK) { // as if it had not been; its number is given to the next
        j->count--;
        j->snapshot -= twi_record_size(TWI_STATE_SIZE + length) + twi_record_size(0);
        free(s->index.entries);
        free(s);
    }
    j->marks_low = 1;
    return status;
}

static tw_status journal_attach(tw_store *store, const uint8_t *identity, uint32_t length, int64_t utc_ns, uint32_t *session,
                                tw_store_state *state, tw_error *error)
{
    twi_journal *j = journal_of(store);
    tw_status status = TW_OK;
    uint32_t found = 0;
    if (!identity || length == 0 || !session || !state)
        status = TW_E_ARGUMENT;
    else if (length > TWI_IDENTITY_MAX)
        status = TW_E_STORE_LIMIT;
    else
        while (found < j->count &&
               (j->sessions[found]->identity_length != length || memcmp(j->sessions[found]->identity, identity, length) != 0))
            found++;
    if (status == TW_OK && found == j->count)
        status = attach_new(j, identity, length, utc_ns);
    if (status != TW_OK) {
        if (error)
            *error = (tw_error){.status = status, .reason = -1, .text = "the session could not be attached to the journal"};
        return status;
    }
    *session = found + 1;
    *state = j->sessions[found]->state;
    state->epoch = j->epoch;
    return TW_OK;
}

/* Walks from a place to the session's first message with a number from `from` on. Records are continuous, or it is damage. */
static const twi_record *walk(twi_journal *j, uint32_t session, uint64_t from, uint64_t *place)
{
    uint32_t number = TWI_PLACE_FILE(*place);
    uint64_t offset = TWI_PLACE_OFFSET(*place), position = 0;
    offset = offset ? offset : TWI_FILE_HEAD;
    for (; number <= j->last; number++, offset = TWI_FILE_HEAD) {
        const twi_file *file = twi_journal_file(j, number);
        while (twi_record_fits(file, offset)) {
            const twi_record *record = (const twi_record *)(const void *)(file->base + offset);
            if (position && record->position != position + 1)
                return NULL;
            position = record->position;
            if (record->kind == TW_RECORD_MESSAGE && record->session == session && record->seq >= from) {
                *place = TWI_PLACE(number, offset);
                return twi_record_at(file, offset, position, j->crc);
            }
            offset += twi_record_size(record->length);
        }
    }
    return NULL;
}

static tw_status journal_read(tw_store *store, uint32_t session, uint64_t from, tw_store_record *found)
{
    twi_journal *j = journal_of(store);
    const twi_session *s = session_of(j, session);
    if (!s || from == 0 || !found)
        return TW_E_ARGUMENT;
    if (from > s->index.last)
        return TW_MORE;
    const int on = j->cursor.session == session && j->cursor.seq == from;
    uint64_t place = on ? j->cursor.place : twi_index_find(&s->index, from);
    const twi_record *record = walk(j, session, from, &place);
    if (!record)
        return TW_E_STORE_DAMAGED;
    j->cursor = (twi_cursor){record->seq + 1, place + twi_record_size(record->length), session};
    *found = (tw_store_record){record->seq, record->utc_ns, twi_record_bytes(record), record->length, record->flags};
    return TW_OK;
}

static int64_t due_mono_ns(const twi_journal *j)
{
    if (j->options.policy == TW_JOURNAL_EVERY)
        return INT64_MIN;
    return j->synced_mono_ns + j->options.interval_ns;
}

static tw_status commit_due(twi_journal *j, int64_t mono_ns)
{
    j->synced_mono_ns = mono_ns;
    if (j->options.policy == TW_JOURNAL_NONE) {
        j->checked = j->written;
        if (!j->files_idle || TWI_LOAD(j->sync_from) == j->last)
            return twi_journal_check_epoch(j);
    } // but files before the current one can go only when this one is safe
    TWI_STORE(j->wanted, j->written);
    const tw_status status = j->options.agent ? TW_OK : twi_journal_sync(j);
    return status < 0 ? status : TW_OK;
}

static int is_dirty(const twi_journal *j)
{
    return j->written > (j->options.policy == TW_JOURNAL_NONE ? j->checked : TWI_LOAD(j->durable));
}

static tw_status journal_commit(tw_store *store, int64_t mono_ns, int64_t utc_ns)
{
    twi_journal *j = journal_of(store);
    tw_status status = TWI_LOAD(j->failed);
    (void)utc_ns;
    if (status != TW_OK)
        return status;
    if (j->marks_low && j->options.policy == TW_JOURNAL_INTERVAL)
        status = raise_marks(j);
    for (uint32_t i = 0; j->index_low && i < j->count; i++)
        (void)twi_index_grow(&j->sessions[i]->index); // without memory reads take longer
    j->index_low = 0;
    if (is_dirty(j) && mono_ns >= due_mono_ns(j)) {
        const tw_status committed = commit_due(j, mono_ns);
        status = committed == TW_OK ? status : committed;
    }
    if (j->files_idle && TWI_LOAD(j->sync_from) == j->last) {
        j->files_idle = 0;
        twi_journal_remove_idle(j);
    }
    if (!j->options.agent) {
        (void)twi_journal_warm(j);
        (void)twi_journal_prepare(j);
    }
    return TWI_LOAD(j->failed) != TW_OK ? TWI_LOAD(j->failed) : status;
}

static int64_t journal_deadline(const tw_store *store)
{
    const twi_journal *j = (const twi_journal *)(const void *)store;
    return is_dirty(j) && TWI_LOAD(j->failed) == TW_OK ? due_mono_ns(j) : INT64_MAX;
}

int32_t tw_journal_agent(tw_store *store)
{
    twi_journal *j = journal_of(store);
    int did = 0;
    if (TWI_LOAD(j->failed) != TW_OK)
        return TWI_LOAD(j->failed);
    if (TWI_LOAD(j->wanted) > TWI_LOAD(j->durable))
        did = twi_journal_sync(j) == TW_OK;
    did |= twi_journal_warm(j);
    did |= twi_journal_prepare(j);
    const tw_status failed = TWI_LOAD(j->failed);
    return failed != TW_OK ? failed : did;
}

void tw_journal_describe(const tw_store *store, tw_journal_info *info)
{
    const twi_journal *j = (const twi_journal *)(const void *)store;
    *info = j->found;
    info->epoch = j->epoch;
    info->written = TWI_LOAD(j->written);
    info->durable = TWI_LOAD(j->durable);
    info->syncs = __atomic_load_n(&j->syncs, __ATOMIC_RELAXED);
    info->stalls = __atomic_load_n(&j->stalls, __ATOMIC_RELAXED);
    info->first = j->first;
    info->last = TWI_LOAD(j->last);
}

static void journal_free(twi_journal *j)
{
    for (uint32_t number = j->first; number && number <= j->last; number++)
        j->disk->ops->close(j->disk, twi_journal_file(j, number));
    j->disk->ops->close(j->disk, &j->spare);
    j->disk->ops->free(j->disk);
    for (uint32_t i = 0; i < j->count; i++) {
        free(j->sessions[i]->index.entries);
        free(j->sessions[i]);
    }
    free(j->sessions);
    free(j);
}

tw_status tw_journal_close(tw_store *store)
{
    twi_journal *j = journal_of(store);
    const twi_record head = {.kind = TW_RECORD_CLOSE};
    if (!j)
        return TW_OK;
    tw_status status = twi_journal_sync_wait(j); // then the record itself says that all before it was safe
    status = status == TW_OK ? twi_journal_put(j, &head, NULL, NULL) : status;
    const tw_status synced = twi_journal_sync_wait(j);
    status = status == TW_OK ? synced : status;
    journal_free(j);
    return status;
}

/* Opening. */

static int set_defaults(tw_journal_options *options)
{
    options->interval_ns = options->interval_ns ? options->interval_ns : 10000000;
    options->marks = options->marks ? options->marks : 4096;
    return options->policy >= TW_JOURNAL_NONE && options->policy <= TW_JOURNAL_EVERY && options->interval_ns > 0 &&
           options->segment_size % 65536 == 0 && options->segment_size <= 1u << 30 && options->segments_max != 1 &&
           options->segments_max < TWI_FILES_MAX;
}

/* What makes this opening last: its epoch, its own record, the sessions as they go on. */
static tw_status begin(twi_journal *j)
{
    const twi_record head = {.kind = TW_RECORD_OPEN, .length = TWI_BOOT_SIZE};
    tw_status status = j->disk->ops->set_epoch(j->disk, j->epoch);
    if (status == TW_OK)
        status = twi_journal_put(j, &head, j->boot, NULL);
    for (uint32_t session = 1; session <= j->count && status == TW_OK; session++)
        status = twi_journal_put_state(j, session, 0);
    if (status == TW_OK && j->options.policy == TW_JOURNAL_INTERVAL)
        status = raise_marks(j);
    if (status == TW_OK)
        status = twi_journal_sync_wait(j);
    j->files_idle = 1;
    return status;
}

tw_status twi_journal_open(const tw_journal_options *options, twi_disk *disk, int force, tw_store **journal, tw_error *error)
{
    static const tw_store_ops ops = {journal_attach, journal_append, journal_skip,   journal_incoming,
                                     journal_set,    journal_read,   journal_commit, journal_deadline};
    twi_journal *j = calloc(1, sizeof *j);
    if (!j) {
        disk->ops->free(disk);
        return TW_E_MEMORY;
    }
    j->ops = &ops;
    j->disk = disk;
    j->options = *options;
    j->crc = twi_crc32c_choose();
    tw_status status = set_defaults(&j->options) ? twi_journal_recover(j, force, error) : TW_E_ARGUMENT;
    if (status == TW_OK)
        status = begin(j);
    if (status != TW_OK) {
        journal_free(j);
        return status;
    }
    *journal = (tw_store *)(void *)j;
    return TW_OK;
}
