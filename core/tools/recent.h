/* SPDX-License-Identifier: Apache-2.0 */
/* The last messages of a log, to be found by sender, target and MsgSeqNum: 8 MiB of them, however long the log. */
#ifndef TAGWIRE_TOOLS_RECENT_H
#define TAGWIRE_TOOLS_RECENT_H

#include "log.h"

enum { RECENT_BYTES = 8 << 20, RECENT_SLOTS = 1 << 15 };

typedef struct recent_entry {
    uint64_t key, position, number, offset; /* position 0: empty; else where it was written, plus 1 */
    uint32_t length;
} recent_entry;

typedef struct recent {
    uint64_t position;
    uint8_t *bytes;
    recent_entry *entries;
} recent;

void recent_init(recent *r);
void recent_free(recent *r);
void recent_add(recent *r, const log_message *m);

/*
 * The message with MsgSeqNum `seq` that the receiver of m sent, which m refers to. Gives its bytes, or NULL when it was not seen, or
 * too long ago.
 */
const uint8_t *recent_find(const recent *r, const log_message *m, uint64_t seq, recent_entry *found);

#endif
