/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "disk.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct directory {
    const twi_disk_ops *ops;
    int folder, lock;
} directory;

#define NAME_SIZE 32
#define LOCK_NAME "lock"

static tw_status status_of(int error)
{
    return error == ENOSPC || error == EDQUOT ? TW_E_STORE_FULL : TW_E_STORE_IO;
}

static void name_of(char *name, uint32_t number, const char *ending)
{
    (void)snprintf(name, NAME_SIZE, "%08x.%s", number, ending);
}

static tw_status disk_lock(twi_disk *disk, uint64_t *epoch)
{
    directory *d = (directory *)(void *)disk;
    d->lock = openat(d->folder, LOCK_NAME, O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (d->lock < 0)
        return status_of(errno);
    if (flock(d->lock, LOCK_EX | LOCK_NB) != 0)
        return errno == EWOULDBLOCK ? TW_E_STORE_LOCKED : status_of(errno);
    return disk->ops->epoch(disk, epoch);
}

/* Opened anew by its name each time: a lock file that somebody has replaced must not go unnoticed. */
static tw_status disk_epoch(twi_disk *disk, uint64_t *epoch)
{
    const directory *d = (directory *)(void *)disk;
    const int file = openat(d->folder, LOCK_NAME, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return status_of(errno);
    *epoch = 0;
    const ssize_t got = pread(file, epoch, sizeof *epoch, 0);
    close(file);
    return got == 0 || got == (ssize_t)sizeof *epoch ? TW_OK : TW_E_STORE_IO;
}

static tw_status disk_set_epoch(twi_disk *disk, uint64_t epoch)
{
    const directory *d = (directory *)(void *)disk;
    if (pwrite(d->lock, &epoch, sizeof epoch, 0) != (ssize_t)sizeof epoch || fdatasync(d->lock) != 0)
        return status_of(errno);
    return TW_OK;
}

/* Linux: a random number for each start. Where there is none, no start is like another: the careful answer. */
static void disk_boot(twi_disk *disk, uint8_t *id)
{
    char text[37] = {0};
    (void)disk;
    memset(id, 0, TWI_BOOT_SIZE);
    const int file = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return;
    const ssize_t got = read(file, text, 36);
    close(file);
    uint32_t digits = 0;
    for (ssize_t i = 0; i < got && digits < 2 * TWI_BOOT_SIZE; i++) {
        static const char hex[] = "0123456789abcdef";
        const char *digit = text[i] ? strchr(hex, text[i]) : NULL;
        if (digit) {
            id[digits / 2] = (uint8_t)(id[digits / 2] << 4 | (digit - hex));
            digits++;
        }
    }
}

static tw_status disk_list(twi_disk *disk, uint32_t *first, uint32_t *last)
{
    const directory *d = (directory *)(void *)disk;
    const int copy = openat(d->folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *names = copy < 0 ? NULL : fdopendir(copy);
    if (!names) {
        const int error = errno;
        if (copy >= 0)
            close(copy);
        return status_of(error);
    }
    *first = *last = 0;
    for (const struct dirent *entry = NULL;
         (entry = readdir(names)) != NULL;) { // NOLINT(concurrency-mt-unsafe): a stream of its own
        unsigned number = 0;
        int end = 0;
        if (sscanf(entry->d_name, "%8x.journal%n", &number, &end) != 1 || end != 16 || entry->d_name[16] != 0 || number == 0)
            continue;
        *first = *first == 0 || number < *first ? number : *first;
        *last = number > *last ? number : *last;
    }
    closedir(names);
    return TW_OK;
}

static tw_status map(twi_file *file, int writable)
{
    void *base = mmap(NULL, file->size, writable ? PROT_READ | PROT_WRITE : PROT_READ, MAP_SHARED, file->handle, 0);
    if (base == MAP_FAILED) { // NOLINT(performance-no-int-to-ptr)
        close(file->handle);
        return TW_E_STORE_IO;
    }
    (void)madvise(base, file->size, MADV_DONTFORK);
    file->base = base;
    return TW_OK;
}

static tw_status disk_open(twi_disk *disk, uint32_t number, int32_t writable, twi_file *file)
{
    const directory *d = (directory *)(void *)disk;
    char name[NAME_SIZE];
    name_of(name, number, "journal");
    const int handle = openat(d->folder, name, (writable ? O_RDWR : O_RDONLY) | O_CLOEXEC);
    if (handle < 0)
        return status_of(errno);
    const off_t size = lseek(handle, 0, SEEK_END); /* fstat is a symbol of GLIBC_2.33 */
    if (size < (off_t)TWI_PAGE) {
        close(handle);
        return TW_E_STORE_FORMAT;
    }
    *file = (twi_file){NULL, (uint64_t)size, handle, number};
    return map(file, writable);
}

static tw_status disk_create(twi_disk *disk, uint32_t number, uint64_t size, twi_file *file)
{
    const directory *d = (directory *)(void *)disk;
    char name[NAME_SIZE];
    name_of(name, number, "new");
    const int handle = openat(d->folder, name, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (handle < 0)
        return status_of(errno);
    *file = (twi_file){NULL, size, handle, number};
    return map(file, 1);
}

/* posix_fallocate, for a page without room on the disk is SIGBUS when it is written; and written now, for its first write is slow. */
static tw_status disk_extend(twi_disk *disk, twi_file *file, uint64_t from, uint64_t length)
{
    (void)disk;
    const int error = posix_fallocate(file->handle, (off_t)from, (off_t)length);
    if (error)
        return status_of(error);
    for (uint64_t at = from; at < from + length; at += TWI_PAGE)
        ((volatile uint8_t *)file->base)[at] = 0;
    return TW_OK;
}

/* Linux 5.14 does all pages in one call; what has no such call adds nothing to a byte of each, in one step that loses no other write. */
static void disk_warm(twi_disk *disk, const twi_file *file, uint64_t from, uint64_t length)
{
    (void)disk;
#if defined(MADV_POPULATE_WRITE)
    if (madvise(file->base + from, length, MADV_POPULATE_WRITE) == 0)
        return;
#endif
    for (uint64_t at = from; at < from + length; at += TWI_PAGE)
        __atomic_fetch_or(file->base + at, 0, __ATOMIC_RELAXED);
}

static tw_status disk_publish(twi_disk *disk, twi_file *file)
{
    const directory *d = (directory *)(void *)disk;
    char from[NAME_SIZE], to[NAME_SIZE];
    name_of(from, file->number, "new");
    name_of(to, file->number, "journal");
    if (fsync(file->handle) != 0 || renameat(d->folder, from, d->folder, to) != 0 || fsync(d->folder) != 0)
        return status_of(errno);
    return TW_OK;
}

static tw_status disk_sync(twi_disk *disk, const twi_file *file)
{
    (void)disk;
    return fdatasync(file->handle) == 0 ? TW_OK : TW_E_STORE_IO;
}

static void disk_close(twi_disk *disk, twi_file *file)
{
    (void)disk;
    if (!file->base)
        return;
    (void)munmap(file->base, file->size);
    close(file->handle);
    file->base = NULL;
}

static tw_status disk_remove(twi_disk *disk, uint32_t number)
{
    const directory *d = (directory *)(void *)disk;
    char name[NAME_SIZE];
    name_of(name, number, "journal");
    return unlinkat(d->folder, name, 0) == 0 && fsync(d->folder) == 0 ? TW_OK : status_of(errno);
}

static void disk_free(twi_disk *disk)
{
    directory *d = (directory *)(void *)disk;
    if (d->lock >= 0)
        close(d->lock); // and with it the lock
    close(d->folder);
    free(d);
}

tw_status twi_disk_directory(const char *path, int32_t make, twi_disk **disk, tw_error *error)
{
    static const twi_disk_ops ops = {disk_lock,   disk_epoch,   disk_set_epoch, disk_boot, disk_list,  disk_open,   disk_create,
                                     disk_extend, disk_publish, disk_warm,      disk_sync, disk_close, disk_remove, disk_free};
    directory *d = malloc(sizeof *d);
    if (!d)
        return TW_E_MEMORY;
    *d = (directory){&ops, -1, -1};
    if ((make && mkdir(path, 0755) != 0 && errno != EEXIST) || (d->folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) < 0) {
        const int number = errno;
        free(d);
        if (error)
            (void)snprintf(error->text, sizeof error->text, "%.60s: %.45s", path,
                           strerror(number)); // NOLINT(concurrency-mt-unsafe)
        return status_of(number);
    }
    *disk = (twi_disk *)(void *)d;
    return TW_OK;
}
