/* SPDX-License-Identifier: Apache-2.0 */
/* Where a log comes from: a file, standard input, or a file that grows, is cut or is replaced. */
#ifndef TAGWIRE_TOOLS_SOURCE_H
#define TAGWIRE_TOOLS_SOURCE_H

#include "log.h"

#include <sys/types.h>

typedef struct source {
    const char *name; /* "-" is standard input */
    int fd;
    int follow;
    int final;        /* the input has ended */
    int flushed;      /* following: what is there was read as if it were the end */
    uint64_t idle_ns; /* following: when the last bytes came */
    dev_t device;
    ino_t inode;
    uint64_t read; /* bytes of the current file read so far */
    uint8_t *buffer;
    uint32_t room, at, length;
    int more;           /* the window holds no whole message: read first */
    uint64_t truncated; /* messages the input ended in */
    log log;
} source;

enum { SOURCE_MESSAGE, SOURCE_IDLE, SOURCE_END, SOURCE_ERROR };

/* Opens a file ("-": standard input). room: bytes of the first window; 0: a good size. Gives 0 after telling why not. */
int source_open(source *s, const char *name, int follow, uint32_t room, const tw_data_pair *pairs, uint32_t pairs_count);
void source_close(source *s);

/* The next message. SOURCE_IDLE: following, and there is nothing new. Its pointers live until the next call. */
int source_next(source *s, log_message *message);

/* Tells on stderr what of the input could not be read; damaged messages only where nobody else does. Gives 1 when there was anything. */
int source_report(const source *s, int damage);

#endif
