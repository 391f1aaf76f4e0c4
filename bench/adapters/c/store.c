/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The journal: a real file, in a folder of its own below TMPDIR. What an engine's agent does on a second thread (the next file, allocated, touched and made safe, in pieces) is
 * done here between the samples: it costs what runs beside it nothing, as it would there.
 */
#include "adapter.h"
#include "stamp.h"

#include <tagwire/unstable/store.h>

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/statfs.h>
#include <unistd.h>

enum { RECORD_BYTES = 200 };
#define MONO_STEP_NS INT64_C(200)

typedef struct store_state {
    tw_store *store;
    uint32_t session;
    uint64_t seq; /* of the sample's first record */
    int64_t mono_ns;
    uint8_t (*records)[RECORD_BYTES]; /* of the sample: the frame of the set, filled up; the first eight bytes are the number */
} store_state;

static store_state made;
static char folder[512];

static const char *system_name(const char *path)
{
    static const struct {
        long type;
        const char *name;
    } known[] = {{0xEF53, "ext4"},      {0x01021994, "tmpfs"},     {0x58465342, "xfs"},
                 {0x9123683E, "btrfs"}, {0x794C7630, "overlayfs"}, {0x6969, "nfs"}};
    struct statfs facts;
    if (statfs(path, &facts) == 0)
        for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
            if ((long)facts.f_type == known[i].type)
                return known[i].name;
    return "a file system of another kind";
}

const char *c_journal_open(bench_run *run, tw_store **store)
{
    const char *below = getenv("TMPDIR"); // NOLINT(concurrency-mt-unsafe): one thread
    (void)snprintf(folder, sizeof folder, "%s/tagwire-bench-XXXXXX", below && *below ? below : "/tmp");
    if (!mkdtemp(folder)) {
        folder[0] = 0;
        return "no folder for the journal in TMPDIR";
    }
    const tw_journal_options options = {
        .size = sizeof options, .policy = TW_JOURNAL_NONE, .directory = folder, .segments_max = 3, .agent = 1};
    if (tw_journal_open(&options, store, NULL) != TW_OK)
        return "tw_journal_open failed";
    (void)snprintf(run->note, sizeof run->note, "journal on %s, policy none", system_name(folder));
    return NULL;
}

void c_journal_agent(tw_store *store)
{
    while (tw_journal_agent(store) == 1)
        ;
}

void c_journal_close(tw_store *store)
{
    char name[sizeof folder + 300];
    DIR *names = folder[0] ? opendir(folder) : NULL;
    if (store)
        (void)tw_journal_close(store);
    for (const struct dirent *entry = NULL;
         names && (entry = readdir(names)) != NULL;) { // NOLINT(concurrency-mt-unsafe): one thread
        (void)snprintf(name, sizeof name, "%s/%s", folder, entry->d_name);
        (void)unlink(name);
    }
    if (names)
        closedir(names);
    (void)rmdir(folder);
}

static const tw_store_ops *ops_of(void)
{
    return *(const tw_store_ops *const *)(const void *)made.store;
}

uint64_t c_store_append(bench_run *run, const bench_item *item)
{
    const uint64_t seq = made.seq + run->turn;
    const tw_store_ops *ops = ops_of();
    (void)item;
    tw_status status = ops->append(made.store, made.session, seq, STAMP_UTC_NS, made.records[run->turn], RECORD_BYTES, 0);
    if (run->turn + 1 == run->batch && run->batch > 1 && status == TW_OK) /* a single one is the append alone */
        status = ops->commit(made.store, made.mono_ns, STAMP_UTC_NS);
    return status == TW_OK ? 0 : BENCH_FAILED;
}

static void before(bench_run *run, const bench_item *items, uint32_t next)
{
    made.mono_ns += run->batch * MONO_STEP_NS;
    for (uint64_t i = 0, seq = made.seq; i < run->batch; i++, seq++)
        memcpy(made.records[i], &seq, sizeof seq);
    (void)items, (void)next;
}

/* Every record is read back. Then what a poll and an agent do between the samples. */
static uint64_t appended(bench_run *run, const bench_item *items, uint32_t next)
{
    const tw_store_ops *ops = ops_of();
    uint64_t errors = 0;
    (void)items, (void)next;
    for (uint32_t i = 0; i < run->batch; i++) {
        tw_store_record record = {0};
        errors += ops->read(made.store, made.session, made.seq + i, &record) != TW_OK || record.seq != made.seq + i ||
                  record.length != RECORD_BYTES || memcmp(record.bytes, made.records[i], RECORD_BYTES) != 0;
    }
    made.seq += run->batch;
    if (run->batch == 1)
        errors += ops->commit(made.store, made.mono_ns, STAMP_UTC_NS) != TW_OK;
    c_journal_agent(made.store);
    return errors;
}

const char *c_store_open(bench_run *run)
{
    tw_store_state state;
    const uint32_t bytes = run->set->rows[0].bytes;
    made = (store_state){.seq = 1};
    const char *why = c_journal_open(run, &made.store);
    if (why)
        return why;
    made.records = calloc(run->batch, sizeof *made.records);
    if (!made.records)
        return "no memory";
    for (uint32_t i = 0; i < run->batch; i++)
        memcpy(made.records[i], run->set->frames + run->set->rows[0].offset, bytes < RECORD_BYTES ? bytes : RECORD_BYTES);
    if (ops_of()->attach(made.store, (const uint8_t *)"bench", 5, STAMP_UTC_NS, &made.session, &state, NULL) != TW_OK)
        return "the journal takes no session";
    run->before = before;
    run->after = appended;
    return NULL;
}

void c_store_close(void)
{
    c_journal_close(made.store);
    free(made.records);
}
