/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"

#include <stdlib.h>

struct tw_journal_reader {
    twi_disk *disk;
    twi_crc32c_form *crc;
    twi_file file;
    uint64_t offset, position; /* position: of the last record; 0: none yet */
    uint32_t number;
};

tw_status tw_journal_reader_open(const char *directory, tw_journal_reader **reader, tw_error *error)
{
    tw_journal_reader *made = directory && reader ? calloc(1, sizeof *made) : NULL;
    if (!made)
        return directory && reader ? TW_E_MEMORY : TW_E_ARGUMENT;
    const tw_status status = twi_disk_directory(directory, 0, &made->disk, error);
    if (status != TW_OK) {
        free(made);
        return status;
    }
    made->crc = twi_crc32c_choose();
    *reader = made;
    return TW_OK;
}

/* Opens file `number`, or the oldest for 0. */
static tw_status enter(tw_journal_reader *reader, uint32_t number, twi_file *file)
{
    uint32_t first = 0, last = 0;
    const tw_status status = reader->disk->ops->list(reader->disk, &first, &last);
    if (status != TW_OK)
        return status;
    if (first == 0 || number > last)
        return TW_MORE;
    if (number && number < first)
        return TW_E_STATE;
    const tw_status opened = reader->disk->ops->open(reader->disk, number ? number : first, 0, file);
    if (opened == TW_OK && !twi_file_begins(file)) {
        reader->disk->ops->close(reader->disk, file);
        return TW_E_STORE_FORMAT;
    }
    return opened;
}

static const twi_record *next_record(tw_journal_reader *reader, tw_status *status)
{
    const uint64_t wanted = reader->position ? reader->position + 1 : 0;
    *status = TW_OK;
    if (!reader->file.base) {
        *status = enter(reader, 0, &reader->file);
        if (*status != TW_OK)
            return NULL;
        reader->offset = TWI_FILE_HEAD;
    }
    const twi_record *record = twi_record_at(&reader->file, reader->offset, wanted, reader->crc);
    if (record || !wanted)
        return record;
    twi_file next = {0};
    *status = enter(reader, reader->file.number + 1, &next);
    if (*status != TW_OK)
        return NULL;
    record = twi_record_at(&next, TWI_FILE_HEAD, wanted, reader->crc);
    if (!record) { // made ahead, not begun
        reader->disk->ops->close(reader->disk, &next);
        return NULL;
    }
    reader->disk->ops->close(reader->disk, &reader->file);
    reader->file = next;
    reader->offset = TWI_FILE_HEAD;
    return record;
}

tw_status tw_journal_reader_next(tw_journal_reader *reader, tw_journal_record *found)
{
    tw_status status = TW_E_ARGUMENT;
    const twi_record *record = reader && found ? next_record(reader, &status) : NULL;
    if (!record)
        return status == TW_OK ? TW_MORE : status;
    *found = (tw_journal_record){record->position, record->seq,        record->utc_ns,  twi_record_bytes(record),
                                 record->length,   record->flags,      record->session, record->epoch,
                                 record->kind,     reader->file.number};
    reader->position = record->position;
    reader->offset += twi_record_size(record->length);
    return TW_OK;
}

void tw_journal_reader_close(tw_journal_reader *reader)
{
    if (!reader)
        return;
    reader->disk->ops->close(reader->disk, &reader->file);
    reader->disk->ops->free(reader->disk);
    free(reader);
}
