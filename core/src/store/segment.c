/* SPDX-License-Identifier: Apache-2.0 */
/* The journal's files: making them ahead, going on in the next, making them safe, removing them. */
#include "journal.h"

#include "pause.h"

#include <stdlib.h>

#define PIECE 262144u /* of a file, made at a time: what a poll may have to wait for */

tw_status twi_journal_check_epoch(twi_journal *j)
{
    uint64_t epoch = 0;
    tw_status status = j->disk->ops->epoch(j->disk, &epoch);
    if (status == TW_OK && epoch != j->epoch)
        status = TW_E_STORE_EPOCH;
    if (status != TW_OK)
        TWI_STORE(j->failed, status);
    return status;
}

/* After a failed fdatasync the pages count as clean: trying again would succeed and prove nothing, so the journal ends there. */
static tw_status sync_files(twi_journal *j)
{
    const uint64_t written = TWI_LOAD(j->written);
    const uint32_t last = TWI_LOAD(j->last);
    tw_status status = twi_journal_check_epoch(j);
    for (uint32_t number = j->sync_from; number <= last && status == TW_OK; number++)
        status = j->disk->ops->sync(j->disk, twi_journal_file(j, number));
    if (status != TW_OK) {
        TWI_STORE(j->failed, status);
        return status;
    }
    TWI_STORE(j->sync_from, last);
    __atomic_fetch_add(&j->syncs, 1, __ATOMIC_RELAXED);
    TWI_STORE(j->durable, written);
    return TW_OK;
}

#define WARM_AHEAD (64u * TWI_PAGE)
#define WARM_STEP (16u * TWI_PAGE) /* at least so much at a time: a call of the system each */

static int warm_pages(twi_journal *j, uint32_t number)
{
    const twi_file *file = twi_journal_file(j, number);
    const uint64_t page = __atomic_load_n(&j->offset, __ATOMIC_RELAXED) & ~(uint64_t)(TWI_PAGE - 1), syncs = TWI_LOAD(j->syncs);
    const uint64_t end = page + WARM_AHEAD < file->size ? page + WARM_AHEAD : file->size;
    const int fresh = j->warm_file == number && j->warm_syncs == syncs;
    const uint64_t from = fresh && j->warm > page ? j->warm : page;
    if (from >= end || (end - from < WARM_STEP && end < file->size && fresh))
        return 0;
    j->disk->ops->warm(j->disk, file, from, end - from);
    j->warm = end;
    j->warm_syncs = syncs;
    j->warm_file = number;
    return 1;
}

/* The writer goes on in another file, and removes this one, only after it has seen that nobody is at it; or we see that it has gone on. */
int twi_journal_warm(twi_journal *j)
{
    const uint32_t number = TWI_LOAD(j->last);
    int did = 0;
    if (number == 0)
        return 0;
    __atomic_store_n(&j->warming, number, __ATOMIC_SEQ_CST);
    if (__atomic_load_n(&j->last, __ATOMIC_SEQ_CST) == number)
        did = warm_pages(j, number);
    TWI_STORE(j->warming, 0);
    return did;
}

tw_status twi_journal_sync(twi_journal *j)
{
    if (__atomic_exchange_n(&j->syncing, 1, __ATOMIC_ACQUIRE))
        return TW_MORE;
    const tw_status status = sync_files(j);
    TWI_STORE(j->syncing, 0);
    return status;
}

tw_status twi_journal_sync_wait(twi_journal *j)
{
    tw_status status = TWI_LOAD(j->failed);
    while (status >= 0 && TWI_LOAD(j->durable) < j->written) {
        status = twi_journal_sync(j);
        if (status == TW_MORE)
            twi_pause();
    }
    return status < 0 ? status : TW_OK;
}

static tw_status prepare_piece(twi_journal *j)
{
    tw_status status = TW_OK;
    if (!j->spare.base) {
        j->spare_made = 0;
        status = j->disk->ops->create(j->disk, TWI_LOAD(j->last) + 1, j->options.segment_size, &j->spare);
        if (status != TW_OK)
            return status;
    }
    const uint64_t left = j->spare.size - j->spare_made, piece = left < PIECE ? left : PIECE;
    if (piece) {
        status = j->disk->ops->extend(j->disk, &j->spare, j->spare_made, piece);
        if (status != TW_OK)
            return status;
        if (j->spare_made == 0)
            twi_file_begin(&j->spare);
        j->spare_made += piece;
        return j->disk->ops->sync(j->disk, &j->spare); // a piece now, rather than all at the end
    }
    status = j->disk->ops->publish(j->disk, &j->spare);
    if (status != TW_OK)
        return status;
    j->disk->ops->warm(j->disk, &j->spare, 0, WARM_AHEAD < j->spare.size ? WARM_AHEAD : j->spare.size);
    TWI_STORE(j->spare_ready, 1);
    return status;
}

int twi_journal_prepare(twi_journal *j)
{
    if (TWI_LOAD(j->spare_ready) || __atomic_exchange_n(&j->preparing, 1, __ATOMIC_ACQUIRE))
        return 0;
    tw_status status = TW_OK;
    if (!TWI_LOAD(j->spare_ready))
        status = prepare_piece(j);
    __atomic_store_n(&j->spare_starved, status == TW_E_STORE_FULL, __ATOMIC_RELAXED);
    if (status != TW_OK && status != TW_E_STORE_FULL)
        TWI_STORE(j->failed, status);
    TWI_STORE(j->preparing, 0);
    return status == TW_OK;
}

/* Waits for the next file; makes it here when nobody else does. */
static tw_status await_spare(twi_journal *j)
{
    if (TWI_LOAD(j->spare_ready))
        return TW_OK;
    __atomic_fetch_add(&j->stalls, 1, __ATOMIC_RELAXED);
    while (!TWI_LOAD(j->spare_ready)) {
        if (twi_journal_prepare(j))
            continue;
        if (TWI_LOAD(j->failed) != TW_OK)
            return TWI_LOAD(j->failed);
        if (__atomic_load_n(&j->spare_starved, __ATOMIC_RELAXED))
            return TW_E_STORE_FULL;
        twi_pause();
    }
    return TW_OK;
}

/* A file begins with all that recovery needs if it is the oldest. */
static tw_status put_snapshot(twi_journal *j)
{
    const twi_record open = {.kind = TW_RECORD_OPEN, .length = TWI_BOOT_SIZE};
    tw_status status = twi_journal_put(j, &open, j->boot, NULL);
    for (uint32_t session = 1; session <= j->count && status == TW_OK; session++) {
        const twi_session *s = j->sessions[session - 1];
        const uint64_t mark = s->mark_asked ? s->mark_asked : s->mark;
        const twi_record head = {.kind = TW_RECORD_MARK, .session = session, .seq = mark};
        status = twi_journal_put_state(j, session, s->state.created_utc_ns);
        if (status == TW_OK && mark)
            status = twi_journal_put(j, &head, NULL, NULL);
    }
    return status;
}

tw_status twi_journal_rotate(twi_journal *j)
{
    if (j->last - j->first + 1 >= TWI_FILES_MAX)
        return TW_E_STORE_FULL;
    if (j->snapshot > j->options.segment_size / 2)
        return TW_E_STORE_LIMIT; // opened with smaller files than before
    const tw_status status = await_spare(j);
    if (status != TW_OK)
        return status;
    const uint32_t number = j->last + 1;
    j->current = twi_journal_file(j, number);
    *j->current = j->spare;
    j->spare.base = NULL;
    __atomic_store_n(&j->offset, TWI_FILE_HEAD, __ATOMIC_RELAXED);
    j->files_idle = 1;
    if (j->first == 0)
        j->first = j->sync_from = number;
    __atomic_store_n(&j->last, number, __ATOMIC_SEQ_CST);
    TWI_STORE(j->spare_ready, 0);
    return put_snapshot(j);
}

/* The first file with a message that somebody keeps. */
static uint32_t first_kept(const twi_journal *j)
{
    uint32_t first = j->last;
    for (uint32_t i = 0; i < j->count; i++) {
        const twi_store_index *index = &j->sessions[i]->index;
        if (index->last && TWI_PLACE_FILE(index->start) < first)
            first = TWI_PLACE_FILE(index->start);
    }
    return first;
}

void twi_journal_remove_idle(twi_journal *j)
{
    const uint32_t safe = TWI_LOAD(j->sync_from); // what comes later may be all that a loss of power leaves
    uint32_t first = first_kept(j);
    if (j->options.segments_max && j->last - j->first + 1 > j->options.segments_max &&
        j->last - j->options.segments_max + 1 > first)
        first = j->last - j->options.segments_max + 1;
    if (first > safe)
        first = safe;
    while (j->first < first && __atomic_load_n(&j->warming, __ATOMIC_SEQ_CST) != j->first) {
        twi_file *file = twi_journal_file(j, j->first);
        j->disk->ops->close(j->disk, file);
        if (j->disk->ops->remove(j->disk, j->first) != TW_OK)
            TWI_STORE(j->failed, TW_E_STORE_IO);
        j->first++;
        j->cursor.session = 0;
        for (uint32_t i = 0; i < j->count; i++)
            twi_index_trim(&j->sessions[i]->index, j->first);
    }
    j->files_idle |= j->first < first;
}
