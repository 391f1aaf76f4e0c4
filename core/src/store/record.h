/* SPDX-License-Identifier: Apache-2.0 */
/* Records as they lie in a file, and the files' first bytes. All numbers in the machine's order, which is little-endian. */
#ifndef TWI_RECORD_H
#define TWI_RECORD_H

#include "crc32c.h"
#include "disk.h"

#include <tagwire/unstable/store.h>

#include <string.h>

/* Before each record's bytes; after them zeros up to a multiple of 8. Nothing in it says where it lies: records can be copied to another journal. */
typedef struct twi_record {
    uint32_t crc;      /* CRC32C of all behind it, bytes included, padding not */
    uint32_t length;   /* of the bytes */
    uint64_t position; /* counts records, over all files: a gap is an end */
    uint64_t synced;   /* the position that was safe when this was written: a hole below it is damage, one above it a torn end */
    uint64_t seq;
    int64_t utc_ns;
    uint32_t epoch, session, flags, kind;
} twi_record;

#define TWI_HEAD ((uint32_t)sizeof(twi_record))
#define TWI_FILE_HEAD 64u /* where a file's first record is */
#define TWI_STATE_SIZE 24u
#define TWI_IDENTITY_MAX 1024u

static inline uint64_t twi_record_size(uint64_t length)
{
    return (TWI_HEAD + length + 7) & ~UINT64_C(7);
}

static inline const uint8_t *twi_record_bytes(const twi_record *record)
{
    return (const uint8_t *)(record + 1);
}

/* Whether a head could stand at this offset of the file: what must hold before its CRC can be computed. */
static inline int twi_record_fits(const twi_file *file, uint64_t offset)
{
    if (offset + TWI_HEAD > file->size)
        return 0;
    const twi_record *record = (const twi_record *)(const void *)(file->base + offset);
    return record->kind >= TW_RECORD_OPEN && record->kind <= TW_RECORD_MARK &&
           twi_record_size(record->length) <= file->size - offset;
}

/* The whole record at an offset, or NULL. position: the one it must have; 0: any. */
const twi_record *twi_record_at(const twi_file *file, uint64_t offset, uint64_t position, twi_crc32c_form *crc);

/* Writes a file's first bytes; whether they are those of file `number` of this version. */
void twi_file_begin(twi_file *file);
int twi_file_begins(const twi_file *file);

#endif
