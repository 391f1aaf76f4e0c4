/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A disk for tests that can lose power. Of each file it has what the process sees and what the disk would have kept: pages reach the latter when
 * they are synced, or some before, as the operating system likes. Losing power keeps any subset of the pages that differ.
 */
#ifndef TWI_MODEL_DISK_H
#define TWI_MODEL_DISK_H

#include "disk.h"

#define MODEL_FILES 64u
#define MODEL_LOSSES_MAX 24u /* differing pages of which every subset can be asked for */

typedef struct model_file {
    uint8_t *seen, *kept; /* kept: NULL until the file is published */
    uint64_t size, made;  /* made: bytes of extend */
    int32_t open;
} model_file;

typedef struct model_disk {
    twi_disk disk;
    model_file files[MODEL_FILES]; /* by number */
    uint64_t epoch;
    uint8_t boot;
    int32_t locked;
    int64_t room;     /* bytes that extend may still make */
    uint64_t calls;   /* of what changes the disk, so far */
    uint64_t fail_at; /* this call fails; 0: none */
    uint64_t warmed;  /* pages */
    int32_t keep;     /* free leaves everything: the "machine" goes on */
} model_disk;

model_disk *model_new(void);
/* A copy of it, as it is. */
model_disk *model_copy(const model_disk *disk);
/* Pages that differ, in all files. */
uint32_t model_dirty(const model_disk *disk);
/* The operating system writes each differing page with one chance in `one_in`. */
void model_write_back(model_disk *disk, uint64_t *random, uint32_t one_in);
/* Power is lost: differing page i is kept where bit i % 64 of `pages` is set. The machine starts again. */
void model_lose_power(model_disk *disk, uint64_t pages);
/* The process dies: what it wrote is seen by the next one. */
void model_kill(model_disk *disk);
void model_free(model_disk *disk);

#endif
