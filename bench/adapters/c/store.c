/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The journal: a real file, in a folder of its own below TMPDIR. What an engine's agent does on a second thread (the next file, allocated, touched and made safe, in pieces) is
 * done here between the samples: it costs what runs beside it nothing, as it would there.
 */
#include "adapter.h"

#include <tagwire/unstable/store.h>

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/statfs.h>
#include <unistd.h>

static char folder[512];

static const char *system_name(const char *path)
{
    static const struct {
        long type;
        const char *name;
    } known[] = {{0xEF53, "ext4"}, {0x01021994, "tmpfs"}, {0x58465342, "xfs"}, {0x9123683E, "btrfs"}, {0x794C7630, "overlayfs"}, {0x6969, "nfs"}};
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
    for (const struct dirent *entry = NULL; names && (entry = readdir(names)) != NULL;) { // NOLINT(concurrency-mt-unsafe): one thread
        (void)snprintf(name, sizeof name, "%s/%s", folder, entry->d_name);
        (void)unlink(name);
    }
    if (names)
        closedir(names);
    (void)rmdir(folder);
}
