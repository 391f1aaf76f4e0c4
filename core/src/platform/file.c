/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

/* O_NONBLOCK: a pipe of that name must not stop the caller. A directory answers EISDIR when it is read. */
tw_status twi_file_read(const char *path, void *bytes, uint32_t room, uint32_t *length)
{
    const int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    ssize_t got = 1;
    *length = 0;
    if (file < 0)
        return TW_E_STORE_IO;
    while (*length < room && got != 0) {
        got = read(file, (uint8_t *)bytes + *length, room - *length);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            break;
        *length += (uint32_t)got;
    }
    close(file);
    return got < 0 ? TW_E_STORE_IO : TW_OK;
}
