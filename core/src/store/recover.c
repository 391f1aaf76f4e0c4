/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Opening what is there. Records count on from file to file; the first place where the next one is not whole is the end. What lies behind it is a torn
 * end, which a loss of power leaves, unless a record there says that what is missing was safe: that is damage, and cutting it is for the operator to say.
 */
#include "journal.h"

#include <stdio.h>
#include <stdlib.h>

#define SEGMENT_SIZE (64u << 20) /* of a journal that nobody has chosen one for */

typedef struct recovery {
    twi_journal *j;
    uint32_t first, last; /* files there are */
    uint32_t file;        /* where the end is */
    uint64_t offset;
    uint32_t kind;  /* of the last record */
    uint64_t epoch; /* the largest seen */
    uint8_t boot[TWI_BOOT_SIZE];
} recovery;

static tw_status fail(tw_error *error, tw_status status, uint32_t file, uint64_t offset, const char *what)
{
    if (error) {
        *error = (tw_error){.status = status, .reason = -1, .offset = (uint32_t)offset};
        (void)snprintf(error->text, sizeof error->text, "%08x.journal, byte %llu: %s", file, (unsigned long long)offset, what);
    }
    return status;
}

static tw_status open_files(recovery *r, tw_error *error)
{
    twi_journal *j = r->j;
    tw_status status = j->disk->ops->list(j->disk, &r->first, &r->last);
    if (status != TW_OK)
        return fail(error, status, 0, 0, "the directory cannot be read");
    if (r->first && r->last - r->first >= TWI_FILES_MAX)
        return fail(error, TW_E_STORE_FORMAT, r->last, 0, "more files than a journal has");
    for (uint32_t number = r->first; number && number <= r->last; number++) {
        twi_file *file = twi_journal_file(j, number);
        status = j->disk->ops->open(j->disk, number, 1, file);
        if (status != TW_OK)
            return fail(error, status, number, 0, "cannot be opened");
        j->first = r->first; // from here on, journal_free closes it
        j->last = number;
        if (!twi_file_begins(file))
            return fail(error, TW_E_STORE_FORMAT, number, 0, "does not begin as a journal of this version does");
    }
    return TW_OK;
}

/* Takes what is whole, one record after the other. */
static tw_status replay(recovery *r, tw_error *error)
{
    twi_journal *j = r->j;
    r->file = r->first;
    r->offset = TWI_FILE_HEAD;
    for (;;) {
        const uint64_t wanted = j->position ? j->position + 1 : 0;
        const twi_record *record = twi_record_at(twi_journal_file(j, r->file), r->offset, wanted, j->crc);
        if (!record && r->file < r->last) {
            record = twi_record_at(twi_journal_file(j, r->file + 1), TWI_FILE_HEAD, wanted, j->crc);
            if (record) {
                r->file++;
                r->offset = TWI_FILE_HEAD;
            }
        }
        if (!record)
            return TW_OK;
        if (!twi_journal_apply(j, record, TWI_PLACE(r->file, r->offset)))
            return fail(error, TW_E_STORE_FORMAT, r->file, r->offset, "a record that makes no sense here");
        if (record->session && record->session <= j->count)
            (void)twi_index_grow(&j->sessions[record->session - 1]->index); // without memory reads take longer
        if (record->kind == TW_RECORD_OPEN && record->length == TWI_BOOT_SIZE)
            memcpy(r->boot, twi_record_bytes(record), TWI_BOOT_SIZE);
        r->kind = record->kind;
        r->epoch = record->epoch > r->epoch ? record->epoch : r->epoch;
        j->position = record->position;
        r->offset += twi_record_size(record->length);
    }
}

/* A whole record behind the end which was written when the end was safe already. */
static int is_damage(const recovery *r, uint32_t *file, uint64_t *offset)
{
    twi_journal *j = r->j;
    for (*file = r->file; *file && *file <= r->last; ++*file) {
        const twi_file *f = twi_journal_file(j, *file);
        for (*offset = *file == r->file ? r->offset : TWI_FILE_HEAD; *offset + TWI_HEAD <= f->size; *offset += 8) {
            const twi_record *record = (const twi_record *)(const void *)(f->base + *offset);
            if (record->kind && record->synced > j->position && record->synced < record->position &&
                twi_record_at(f, *offset, 0, j->crc))
                return 1;
        }
    }
    return 0;
}

static int is_blank(const twi_file *file)
{
    for (uint64_t i = TWI_FILE_HEAD; i < file->size; i += 8)
        if (*(const uint64_t *)(const void *)(file->base + i))
            return 0;
    return 1;
}

static tw_status remove_file(twi_journal *j, uint32_t number)
{
    j->disk->ops->close(j->disk, twi_journal_file(j, number));
    return j->disk->ops->remove(j->disk, number);
}

/* Files behind the end go, but for a blank one, which was made ahead; the last first, so that being interrupted leaves no hole. */
static tw_status cut_files(recovery *r)
{
    twi_journal *j = r->j;
    tw_status status = TW_OK;
    for (uint32_t number = r->last; number > r->file && status == TW_OK; number--) {
        twi_file *file = twi_journal_file(j, number);
        j->last = number - 1;
        const int blank = is_blank(file);
        if (blank && number == r->file + 1 && file->size == j->options.segment_size) {
            j->spare = *file;
            j->spare_ready = 1;
            file->base = NULL;
        } else {
            j->found.torn_files += !blank;
            status = remove_file(j, number);
        }
    }
    return status;
}

/* Zeros from the end on, on the disk before anything is written there: a record of before must not come to stand behind a new one. */
static tw_status cut_tail(recovery *r)
{
    twi_journal *j = r->j;
    const twi_file *file = j->current;
    uint64_t last = file->size;
    while (last > r->offset && file->base[last - 1] == 0)
        last--;
    if (last == r->offset)
        return TW_OK;
    j->found.torn_bytes = last - r->offset;
    memset(file->base + r->offset, 0, last - r->offset);
    return j->disk->ops->sync(j->disk, file);
}

/* Numbers go on above all that may have been sent. */
static void raise_numbers(twi_journal *j)
{
    for (uint32_t i = 0; i < j->count; i++) {
        twi_session *s = j->sessions[i];
        if (s->mark > s->state.next_out)
            s->state.next_out = s->mark;
    }
}

static tw_status cut(recovery *r, int force, tw_error *error)
{
    twi_journal *j = r->j;
    uint32_t file = 0;
    uint64_t offset = 0;
    if (!force && is_damage(r, &file, &offset))
        return fail(error, TW_E_STORE_DAMAGED, r->file, r->offset,
                    "damaged; whole records follow that were safe: tagwire store repair");
    tw_status status = cut_files(r);
    if (status != TW_OK)
        return fail(error, status, r->file, 0, "what lies behind it cannot be removed");
    j->current = twi_journal_file(j, r->file);
    j->offset = r->offset;
    j->sync_from = r->file;
    status = cut_tail(r);
    return status == TW_OK ? TW_OK : fail(error, status, r->file, r->offset, "the torn end cannot be cut");
}

tw_status twi_journal_recover(twi_journal *j, int force, tw_error *error)
{
    recovery r = {.j = j};
    uint64_t locked = 0;
    tw_status status = j->disk->ops->lock(j->disk, &locked);
    if (status != TW_OK)
        return fail(error, status, 0, 0, tw_status_text(status));
    j->disk->ops->boot(j->disk, j->boot);
    status = open_files(&r, error);
    if (status == TW_OK && j->options.segment_size == 0)
        j->options.segment_size = r.first ? (uint32_t)twi_journal_file(j, r.last)->size : SEGMENT_SIZE;
    if (status == TW_OK && r.first)
        status = replay(&r, error);
    if (status == TW_OK && r.first)
        status = cut(&r, force, error);
    if (status != TW_OK)
        return status;
    static const uint8_t unknown[TWI_BOOT_SIZE];
    j->found.clean = r.kind == TW_RECORD_CLOSE || r.kind == 0;
    j->found.power_lost =
        !j->found.clean && (memcmp(r.boot, j->boot, TWI_BOOT_SIZE) != 0 || memcmp(r.boot, unknown, TWI_BOOT_SIZE) == 0);
    if (j->found.power_lost)
        raise_numbers(j);
    for (uint32_t i = 0; i < j->count; i++)
        j->sessions[i]->mark = 0; // they are set anew
    j->written = j->position;
    j->epoch = (uint32_t)(locked > r.epoch ? locked : r.epoch) + 1;
    return TW_OK;
}

static tw_status open_directory(const tw_journal_options *given, int force, tw_store **journal, tw_error *error)
{
    tw_journal_options options = {0};
    twi_disk *disk = NULL;
    tw_status status = TW_E_ARGUMENT;
    if (given && journal && given->size == sizeof options && given->directory) {
        options = *given;
        status = twi_disk_directory(options.directory, !force, &disk, error);
    }
    if (status == TW_OK)
        return twi_journal_open(&options, disk, force, journal, error);
    if (error) {
        error->status = status;
        error->reason = -1;
    }
    return status;
}

tw_status tw_journal_open(const tw_journal_options *options, tw_store **journal, tw_error *error)
{
    return open_directory(options, 0, journal, error);
}

tw_status tw_journal_repair(const char *directory, tw_journal_info *info, tw_error *error)
{
    const tw_journal_options options = {.size = sizeof options, .directory = directory};
    tw_store *journal = NULL;
    const tw_status status = open_directory(&options, 1, &journal, error);
    if (status != TW_OK)
        return status;
    if (info)
        tw_journal_describe(journal, info);
    return tw_journal_close(journal);
}
