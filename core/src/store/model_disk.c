/* SPDX-License-Identifier: Apache-2.0 */
#include "model_disk.h"

#include "support.h"

#include <stdlib.h>
#include <string.h>

static model_disk *model_of(twi_disk *disk)
{
    return (model_disk *)(void *)disk;
}

static int fails(model_disk *m)
{
    return ++m->calls == m->fail_at;
}

static tw_status model_lock(twi_disk *disk, uint64_t *epoch)
{
    model_disk *m = model_of(disk);
    if (m->locked)
        return TW_E_STORE_LOCKED;
    m->locked = 1;
    *epoch = m->epoch;
    return TW_OK;
}

static tw_status model_epoch(twi_disk *disk, uint64_t *epoch)
{
    *epoch = model_of(disk)->epoch;
    return TW_OK;
}

static tw_status model_set_epoch(twi_disk *disk, uint64_t epoch)
{
    if (fails(model_of(disk)))
        return TW_E_STORE_IO;
    model_of(disk)->epoch = epoch;
    return TW_OK;
}

static void model_boot(twi_disk *disk, uint8_t *id)
{
    memset(id, model_of(disk)->boot, TWI_BOOT_SIZE);
}

static tw_status model_list(twi_disk *disk, uint32_t *first, uint32_t *last)
{
    const model_disk *m = model_of(disk);
    *first = *last = 0;
    for (uint32_t i = 1; i < MODEL_FILES; i++)
        if (m->files[i].kept) {
            *first = *first ? *first : i;
            *last = i;
        }
    return TW_OK;
}

static tw_status model_open(twi_disk *disk, uint32_t number, int32_t writable, twi_file *file)
{
    model_file *f = &model_of(disk)->files[number];
    (void)writable;
    if (!f->kept)
        return TW_E_STORE_IO;
    *file = (twi_file){f->seen, f->size, 0, number};
    f->open = 1;
    return TW_OK;
}

static tw_status model_create(twi_disk *disk, uint32_t number, uint64_t size, twi_file *file)
{
    model_file *f = &model_of(disk)->files[number];
    assert_true(number < MODEL_FILES && !f->kept);
    if (fails(model_of(disk)))
        return TW_E_STORE_IO;
    free(f->seen);
    *f = (model_file){calloc(1, size), NULL, size, 0, 1};
    *file = (twi_file){f->seen, size, 0, number};
    return TW_OK;
}

static tw_status model_extend(twi_disk *disk, twi_file *file, uint64_t from, uint64_t length)
{
    model_disk *m = model_of(disk);
    if (fails(m))
        return TW_E_STORE_IO;
    if (m->room < (int64_t)length)
        return TW_E_STORE_FULL;
    assert_true(from == m->files[file->number].made);
    m->room -= (int64_t)length;
    m->files[file->number].made += length;
    return TW_OK;
}

static tw_status model_publish(twi_disk *disk, twi_file *file)
{
    model_file *f = &model_of(disk)->files[file->number];
    if (fails(model_of(disk)))
        return TW_E_STORE_IO;
    assert_true(f->made == f->size);
    f->kept = malloc(f->size);
    memcpy(f->kept, f->seen, f->size);
    return TW_OK;
}

/* Pages are written anyway; what is looked at is where. */
static void model_warm(twi_disk *disk, const twi_file *file, uint64_t from, uint64_t length)
{
    const model_file *f = &model_of(disk)->files[file->number];
    assert_true(from % TWI_PAGE == 0 && length % TWI_PAGE == 0 && length > 0 && from + length <= f->made);
    model_of(disk)->warmed += length / TWI_PAGE;
}

static tw_status model_sync(twi_disk *disk, const twi_file *file)
{
    const model_file *f = &model_of(disk)->files[file->number];
    if (fails(model_of(disk)))
        return TW_E_STORE_IO;
    if (f->kept)
        memcpy(f->kept, f->seen, f->size);
    return TW_OK;
}

static void model_close(twi_disk *disk, twi_file *file)
{
    if (file->base)
        model_of(disk)->files[file->number].open = 0;
    file->base = NULL;
}

static void file_gone(model_disk *m, model_file *f)
{
    m->room += (int64_t)f->made;
    free(f->seen);
    free(f->kept);
    memset(f, 0, sizeof *f);
}

static tw_status model_remove(twi_disk *disk, uint32_t number)
{
    model_file *f = &model_of(disk)->files[number];
    assert_false(f->open);
    if (fails(model_of(disk)))
        return TW_E_STORE_IO;
    file_gone(model_of(disk), f);
    return TW_OK;
}

static void model_leave(twi_disk *disk)
{
    model_kill(model_of(disk));
    if (!model_of(disk)->keep)
        model_free(model_of(disk));
}

static const twi_disk_ops ops = {model_lock,   model_epoch,   model_set_epoch, model_boot, model_list,  model_open,   model_create,
                                 model_extend, model_publish, model_warm,      model_sync, model_close, model_remove, model_leave};

model_disk *model_new(void)
{
    model_disk *m = calloc(1, sizeof *m);
    assert_non_null(m);
    m->disk.ops = &ops;
    m->room = INT64_MAX / 2;
    m->keep = 1;
    m->boot = 1;
    return m;
}

model_disk *model_copy(const model_disk *disk)
{
    model_disk *m = malloc(sizeof *m);
    assert_non_null(m);
    *m = *disk;
    for (uint32_t i = 0; i < MODEL_FILES; i++) {
        const model_file *f = &disk->files[i];
        if (f->seen) {
            m->files[i].seen = malloc(f->size);
            memcpy(m->files[i].seen, f->seen, f->size);
        }
        if (f->kept) {
            m->files[i].kept = malloc(f->size);
            memcpy(m->files[i].kept, f->kept, f->size);
        }
    }
    return m;
}

/* Calls for each page that differs: 1 makes the kept one like the seen one, 0 the other way round, -1 neither. Gives how many differed. */
static uint32_t each_dirty(const model_disk *m, int (*choose)(void *context, uint32_t page), void *context)
{
    uint32_t count = 0;
    for (uint32_t i = 1; i < MODEL_FILES; i++) {
        const model_file *f = &m->files[i];
        for (uint64_t at = 0; f->kept && at < f->size; at += TWI_PAGE) {
            if (memcmp(f->seen + at, f->kept + at, TWI_PAGE) == 0)
                continue;
            const int chosen = choose(context, count++);
            if (chosen == 1)
                memcpy(f->kept + at, f->seen + at, TWI_PAGE);
            else if (chosen == 0)
                memcpy(f->seen + at, f->kept + at, TWI_PAGE);
        }
    }
    return count;
}

static int neither(void *context, uint32_t page)
{
    (void)context, (void)page;
    return -1;
}

uint32_t model_dirty(const model_disk *disk)
{
    return each_dirty(disk, neither, NULL);
}

typedef struct chance {
    uint64_t *random;
    uint32_t one_in;
} chance;

static int by_chance(void *context, uint32_t page)
{
    const chance *c = context;
    (void)page;
    return random_below(c->random, c->one_in) == 0 ? 1 : -1;
}

void model_write_back(model_disk *disk, uint64_t *random, uint32_t one_in) // NOLINT(readability-non-const-parameter)
{
    chance c = {random, one_in};
    (void)each_dirty(disk, by_chance, &c);
}

static int by_bit(void *context, uint32_t page)
{
    return *(const uint64_t *)context >> page % 64 & 1;
}

void model_lose_power(model_disk *disk, uint64_t pages)
{
    (void)each_dirty(disk, by_bit, &pages);
    disk->boot++;
    model_kill(disk);
}

void model_kill(model_disk *disk)
{
    disk->locked = 0;
    for (uint32_t i = 1; i < MODEL_FILES; i++) {
        disk->files[i].open = 0;
        if (!disk->files[i].kept && disk->files[i].seen) // not published: the next one makes it anew
            file_gone(disk, &disk->files[i]);
    }
}

void model_free(model_disk *disk)
{
    for (uint32_t i = 0; i < MODEL_FILES; i++) {
        free(disk->files[i].seen);
        free(disk->files[i].kept);
    }
    free(disk);
}
