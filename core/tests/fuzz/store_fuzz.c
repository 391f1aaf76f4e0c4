/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A journal that is found: [pieces]. A piece is a record with the right CRC (kind, session, flags, seq, count, position as it should be or not,
 * synced, bytes), or bytes as they are, or the next file. Opening refuses it or takes it; what it takes can be read, goes on, and is the
 * same when it is opened again; repair always opens what begins as a journal.
 */
#include "fuzz.h"
#include "journal.h"

enum { FILES = 3, SIZE = 65536, NEW_FILES = 8 };

typedef struct memory_disk {
    twi_disk disk;
    uint8_t *bytes[NEW_FILES]; /* of file i + 1 */
    uint32_t first, last;
    uint64_t epoch;
} memory_disk;

static memory_disk *of(twi_disk *disk)
{
    return (memory_disk *)(void *)disk;
}

static tw_status disk_epoch(twi_disk *disk, uint64_t *epoch)
{
    *epoch = of(disk)->epoch;
    return TW_OK;
}

static tw_status disk_set_epoch(twi_disk *disk, uint64_t epoch)
{
    of(disk)->epoch = epoch;
    return TW_OK;
}

static void disk_boot(twi_disk *disk, uint8_t *id)
{
    (void)disk;
    memset(id, 7, TWI_BOOT_SIZE);
}

static tw_status disk_list(twi_disk *disk, uint32_t *first, uint32_t *last)
{
    *first = of(disk)->first;
    *last = of(disk)->last;
    return TW_OK;
}

static tw_status disk_open(twi_disk *disk, uint32_t number, int32_t writable, twi_file *file)
{
    (void)writable;
    *file = (twi_file){of(disk)->bytes[number - 1], SIZE, 0, number};
    return TW_OK;
}

static tw_status disk_create(twi_disk *disk, uint32_t number, uint64_t size, twi_file *file)
{
    memory_disk *m = of(disk);
    if (number > NEW_FILES || size != SIZE)
        return TW_E_STORE_FULL;
    free(m->bytes[number - 1]);
    m->bytes[number - 1] = calloc(1, SIZE);
    return disk_open(disk, number, 1, file);
}

static tw_status disk_extend(twi_disk *disk, twi_file *file, uint64_t from, uint64_t length)
{
    (void)disk, (void)file, (void)from, (void)length;
    return TW_OK;
}

static tw_status disk_publish(twi_disk *disk, twi_file *file)
{
    memory_disk *m = of(disk);
    m->first = m->first ? m->first : file->number;
    m->last = file->number;
    return TW_OK;
}

static void disk_warm(twi_disk *disk, const twi_file *file, uint64_t from, uint64_t length)
{
    (void)disk, (void)file, (void)from, (void)length;
}

static tw_status disk_sync(twi_disk *disk, const twi_file *file)
{
    (void)disk, (void)file;
    return TW_OK;
}

static void disk_close(twi_disk *disk, twi_file *file)
{
    (void)disk;
    file->base = NULL;
}

static tw_status disk_remove(twi_disk *disk, uint32_t number)
{
    memory_disk *m = of(disk);
    m->last -= number == m->last;
    m->first += number == m->first;
    return TW_OK;
}

static void disk_free(twi_disk *disk) // it lives on: what is found is opened again
{
    (void)disk;
}

static const twi_disk_ops memory_ops = {disk_epoch,  disk_epoch,   disk_set_epoch, disk_boot, disk_list,  disk_open,   disk_create,
                                        disk_extend, disk_publish, disk_warm,      disk_sync, disk_close, disk_remove, disk_free};

/* Lays the files out; gives how many have something in them. */
static uint32_t files_make(memory_disk *m, const uint8_t *data, size_t size)
{
    uint32_t file = 0;
    uint64_t at = TWI_FILE_HEAD, position = 0;
    while (size >= 12) {
        const uint8_t *piece = data;
        uint64_t length = piece[5], left = SIZE - at;
        data += 12;
        size -= 12;
        length = length < size ? length : size;
        if (piece[0] == 0xff && file + 1 < FILES) {
            file++;
            at = TWI_FILE_HEAD;
            continue;
        }
        if (twi_record_size(length) > left)
            break;
        if (piece[0] == 0xfe) {
            memcpy(m->bytes[file] + at, data, length);
            at += (length + 7) & ~UINT64_C(7);
        } else {
            twi_record *record = (twi_record *)(void *)(m->bytes[file] + at);
            position = piece[6] ? position + piece[6] - 1 : position + 1;
            *record = (twi_record){0,        (uint32_t)length, position, piece[7],     piece[3],
                                   piece[4], piece[8],         piece[1], piece[2] & 1, piece[0] % 10};
            if (piece[2] & 2)
                record->seq = UINT64_MAX - piece[3];
            if (piece[2] & 4)
                record->length = (uint32_t)piece[9] << 24 | piece[10];
            memcpy(record + 1, data, length);
            record->crc = twi_record_fits(&(twi_file){m->bytes[file], SIZE, 0, 1}, at)
                              ? twi_crc32c_portable((const uint8_t *)record + 4, TWI_HEAD - 4 + record->length)
                              : 0;
            at += twi_record_size(length);
        }
        data += length;
        size -= length;
    }
    return file + 1;
}

/* Reads all, sends one more message with every session; the states are left in `states`. */
static uint32_t store_use(tw_store *store, tw_store_state *states, int send)
{
    const tw_store_ops *ops = *(const tw_store_ops **)(void *)store;
    const twi_journal *j = (const twi_journal *)(const void *)store;
    const uint32_t count = j->count < 16 ? j->count : 16;
    for (uint32_t i = 0; i < count; i++) {
        tw_store_record record;
        uint64_t from = 1;
        while (ops->read(store, i + 1, from, &record) == TW_OK) {
            if (record.seq < from)
                fuzz_fail("a message below the one asked for");
            volatile uint8_t touched = record.length ? record.bytes[record.length - 1] : 0;
            (void)touched;
            if (record.seq == UINT64_MAX)
                break;
            from = record.seq + 1;
        }
        states[i] = j->sessions[i]->state;
        if (send && ops->append(store, i + 1, states[i].next_out, 5, (const uint8_t *)"message", 7, 0) == TW_OK)
            states[i].next_out++;
    }
    return count;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const tw_journal_options options = {.size = sizeof options, .policy = (int32_t)(size % 3), .segment_size = SIZE};
    memory_disk m = {.disk = {&memory_ops}, .first = 1};
    tw_store_state states[16], again[16];
    tw_store *store = NULL;
    tw_error error = {0};
    for (uint32_t i = 0; i < FILES; i++) {
        m.bytes[i] = calloc(1, SIZE);
        twi_file_begin(&(twi_file){m.bytes[i], SIZE, 0, i + 1});
    }
    m.last = files_make(&m, data, size);
    tw_status status = twi_journal_open(&options, &m.disk, 0, &store, &error);
    if (status == TW_E_STORE_DAMAGED)
        status = twi_journal_open(&options, &m.disk, 1, &store, &error);
    if (status == TW_E_STORE_DAMAGED)
        fuzz_fail("repair leaves damage");
    if (status == TW_OK) {
        const uint32_t count = store_use(store, states, 1);
        const tw_status closed = tw_journal_close(store);
        if (closed == TW_OK) {
            if (twi_journal_open(&options, &m.disk, 0, &store, &error) != TW_OK)
                fuzz_fail("what was closed does not open");
            if (store_use(store, again, 0) != count)
                fuzz_fail("other sessions");
            for (uint32_t i = 0; i < count; i++)
                if (again[i].next_out != states[i].next_out || again[i].next_in != states[i].next_in)
                    fuzz_fail("other numbers");
            (void)tw_journal_close(store);
        }
    }
    for (uint32_t i = 0; i < NEW_FILES; i++)
        free(m.bytes[i]);
    return 0;
}
