/* SPDX-License-Identifier: Apache-2.0 */
/* What the parts of the journal share: journal.c writes and reads, segment.c has the files, recover.c opens. */
#ifndef TWI_JOURNAL_H
#define TWI_JOURNAL_H

#include "index.h"
#include "record.h"

#define TWI_FILES_MAX 1024u

typedef struct twi_session {
    tw_store_state state;
    twi_store_index index;
    uint64_t mark;       /* numbers below it may be sent: that is safe from a loss of power */
    uint64_t mark_asked; /* the same once mark_position is safe; 0: nothing is asked */
    uint64_t mark_position;
    uint32_t identity_length;
    uint8_t identity[TWI_IDENTITY_MAX];
} twi_session;

/* Where the last read ended: the next one goes on there. */
typedef struct twi_cursor {
    uint64_t seq, place;
    uint32_t session; /* 0: nowhere */
} twi_cursor;

typedef struct twi_journal {
    const tw_store_ops *ops;
    twi_disk *disk;
    twi_crc32c_form *crc;
    tw_journal_options options;

    /* the writer's */
    twi_file *current;
    uint64_t offset, position; /* of the next record; of the last one; the former is read by the agent, too */
    uint32_t epoch, count;
    twi_session **sessions; /* session n at n - 1 */
    uint64_t snapshot;      /* bytes that a file begins with: every session as it is */
    twi_cursor cursor;
    int64_t synced_mono_ns, checked_mono_ns;
    uint64_t checked;
    int32_t marks_low, index_low, files_idle; /* work for the next commit */
    uint8_t boot[TWI_BOOT_SIZE];

    /* with the agent: what the one writes and the other reads is atomic */
    twi_file files[TWI_FILES_MAX]; /* file n at n % TWI_FILES_MAX */
    uint32_t first, last;          /* last is published when its file is there */
    uint32_t sync_from;            /* the first file with bytes that are not safe; those before it are the writer's to remove */
    uint64_t written, wanted, durable;
    uint64_t syncs, stalls;
    tw_status failed;
    uint32_t syncing, preparing; /* 1: somebody does */
    uint32_t warming;            /* the file whose pages are being warmed, which must not go; 0: none */
    twi_file spare;
    uint64_t spare_made;
    uint32_t spare_ready;
    int32_t spare_starved; /* the last piece found no room */

    /* the agent's, without one the writer's: pages of file warm_file below `warm` can be written without a fault, unless synced since */
    uint64_t warm, warm_syncs;
    uint32_t warm_file;

    tw_journal_info found; /* when it was opened */
} twi_journal;

#define TWI_LOAD(word) __atomic_load_n(&(word), __ATOMIC_ACQUIRE)
#define TWI_STORE(word, value) __atomic_store_n(&(word), (value), __ATOMIC_RELEASE)

static inline twi_file *twi_journal_file(twi_journal *j, uint32_t number)
{
    return &j->files[number % TWI_FILES_MAX];
}

/* Writes one record: head gives what is not the journal's own. Goes on in the next file when it must. */
tw_status twi_journal_put(twi_journal *j, const twi_record *head, const void *bytes, const twi_record **written);
/* A session as it is, as a record. */
tw_status twi_journal_put_state(twi_journal *j, uint32_t session, int64_t utc_ns);
/* Makes the sessions what the record says; place: where it lies. Gives 0 when it makes no sense, or without memory. */
int twi_journal_apply(twi_journal *j, const twi_record *record, uint64_t place);
/* A new session with this identity. NULL without memory. */
twi_session *twi_journal_session_new(twi_journal *j, const uint8_t *identity, uint32_t length);

/* Goes on in the next file, which begins with the machine's start and all sessions. TW_E_STORE_FULL. */
tw_status twi_journal_rotate(twi_journal *j);
/* Makes a piece of the next file unless it is ready or another thread is at it. Gives 1 when it did. */
int twi_journal_prepare(twi_journal *j);
/* Makes pages ahead of the writer ready to be written, when there are some to do. Gives 1 when it did. */
int twi_journal_warm(twi_journal *j);
/* Makes all that is written safe, after a look at the epoch. TW_MORE: another thread is at it. */
tw_status twi_journal_sync(twi_journal *j);
/* Waits until all that is written is safe. */
tw_status twi_journal_sync_wait(twi_journal *j);
/* Whether the store is still this process's. */
tw_status twi_journal_check_epoch(twi_journal *j);
/* Removes files that no session needs, and those beyond segments_max. */
void twi_journal_remove_idle(twi_journal *j);

/* Finds what is there, cuts a torn end. force: cuts damage, too. */
tw_status twi_journal_recover(twi_journal *j, int force, tw_error *error);
/* Opens over any disk, which becomes the journal's, in failure too. */
tw_status twi_journal_open(const tw_journal_options *options, twi_disk *disk, int force, tw_store **journal, tw_error *error);

#endif
