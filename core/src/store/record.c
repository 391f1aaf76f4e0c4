/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"

_Static_assert(sizeof(twi_record) == 56, "the format of the journal");
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the format of the journal");

const twi_record *twi_record_at(const twi_file *file, uint64_t offset, uint64_t position, twi_crc32c_form *crc)
{
    if (!twi_record_fits(file, offset))
        return NULL;
    const twi_record *record = (const twi_record *)(const void *)(file->base + offset);
    if (position ? record->position != position : record->position == 0)
        return NULL;
    const uint8_t *summed = file->base + offset + sizeof record->crc;
    return crc(summed, TWI_HEAD - sizeof record->crc + record->length) == record->crc ? record : NULL;
}

typedef struct file_head {
    char magic[8];
    uint64_t size;
    uint32_t number, crc;
} file_head;

static file_head head_of(const twi_file *file)
{
    file_head head = {"TWJRNL1", file->size, file->number, 0};
    head.crc = twi_crc32c_portable((const uint8_t *)&head, sizeof head);
    return head;
}

void twi_file_begin(twi_file *file)
{
    const file_head head = head_of(file);
    memcpy(file->base, &head, sizeof head);
}

int twi_file_begins(const twi_file *file)
{
    const file_head head = head_of(file);
    return file->size > TWI_FILE_HEAD && memcmp(file->base, &head, sizeof head) == 0;
}
