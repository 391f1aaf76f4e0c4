/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The files of one store: numbered, of one size, mapped. A contract, so that tests can put a model in its place that loses power.
 * A file is made in pieces under another name and gets its own when all of it is on the disk: one that has its name is whole.
 */
#ifndef TWI_DISK_H
#define TWI_DISK_H

#include <tagwire/status.h>

#define TWI_BOOT_SIZE 16u
#define TWI_PAGE 4096u

struct twi_disk_ops;

typedef struct twi_disk {
    const struct twi_disk_ops *ops;
} twi_disk; /* the first member of what implements it */

/* A file that is open. */
typedef struct twi_file {
    uint8_t *base; /* NULL: not open */
    uint64_t size;
    int32_t handle;
    uint32_t number;
} twi_file;

typedef struct twi_disk_ops {
    /* Takes the store for this process, and gives the number that the last one to do so left. TW_E_STORE_LOCKED. */
    tw_status (*lock)(twi_disk *, uint64_t *epoch);
    /* The number as it is now, whoever wrote it; writes it so that it stays. */
    tw_status (*epoch)(twi_disk *, uint64_t *epoch);
    tw_status (*set_epoch)(twi_disk *, uint64_t epoch);
    /* What differs each time the machine starts. */
    void (*boot)(twi_disk *, uint8_t *id);
    /* The smallest and the largest number of a file; both 0 when there is none. */
    tw_status (*list)(twi_disk *, uint32_t *first, uint32_t *last);
    tw_status (*open)(twi_disk *, uint32_t number, int32_t writable, twi_file *file);
    /* Begins a file. Its bytes are 0; none may be touched before extend has made them. */
    tw_status (*create)(twi_disk *, uint32_t number, uint64_t size, twi_file *file);
    /* Makes these bytes: room on the disk, pages in memory. TW_E_STORE_FULL changes nothing and can be tried again. */
    tw_status (*extend)(twi_disk *, twi_file *file, uint64_t from, uint64_t length);
    /* Everything is made and the first bytes are written: from here on the file is found by list, also after a loss of power. */
    tw_status (*publish)(twi_disk *, twi_file *file);
    /*
     * A page that was made safe is write-protected until it is written again, which takes a fault of a microsecond or more: it is taken here. The bytes are as they
     * were, also where another thread writes them meanwhile.
     */
    void (*warm)(twi_disk *, const twi_file *file, uint64_t from, uint64_t length);
    /* Everything written to the file so far stays. */
    tw_status (*sync)(twi_disk *, const twi_file *file);
    void (*close)(twi_disk *, twi_file *file);
    tw_status (*remove)(twi_disk *, uint32_t number);
    void (*free)(twi_disk *);
} twi_disk_ops;

/* A directory, which is made when `make` says so and it is not there. error: what failed on which file; may be NULL. */
tw_status twi_disk_directory(const char *path, int32_t make, twi_disk **disk, tw_error *error);

#endif
