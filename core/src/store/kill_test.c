/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The writing process is killed at every boundary there is: before and after each call of the operating system (the linker puts ours in front of them: CMakeLists.txt),
 * each call of the store, and between the bytes of a record and its CRC. The script runs again and again, killed one boundary later each time, until it ends
 * unkilled. After each the journal is opened again, by a process that knows what the dead one had been told: nothing of that is lost, no number can be used twice, and a
 * record that was cut short is reported.
 */
#define _GNU_SOURCE
#include "journal.h"
#include "support.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SESSIONS = 2, RECORD_BYTES = 5000, APPENDS = 34, BOUNDARIES_MAX = 20000 };

/* A session as a process was told it is. */
typedef struct told {
    uint64_t next_out, next_in, numbering;
} told;

/* What outlives the process. */
typedef struct shared {
    uint64_t boundary, kill_at; /* passed so far; the one to die at */
    told done[SESSIONS];        /* answered with TW_OK */
    told going[SESSIONS];       /* and the same with the call under way */
    int torn;                   /* it died inside a record */
    int torn_file;              /* of those that a file begins with */
} shared;

static shared *seen;
static int counting; /* in the process that is to die */
static char folder[64];

static void boundary(void)
{
    if (counting && seen->boundary++ == seen->kill_at)
        (void)kill(getpid(), SIGKILL);
}

/* clang-format off: one line for each call */
#define WRAP(type, name, parameters, arguments)                                                                                    \
    type __real_##name parameters;                                                                                                 \
    type __wrap_##name parameters;                                                                                                 \
    type __wrap_##name parameters                                                                                                  \
    {                                                                                                                              \
        boundary();                                                                                                                \
        type result = __real_##name arguments;                                                                                     \
        boundary();                                                                                                                \
        return result;                                                                                                             \
    }
WRAP(int, fsync, (int file), (file))
WRAP(int, fdatasync, (int file), (file))
WRAP(int, flock, (int file, int how), (file, how))
WRAP(int, mkdir, (const char *path, mode_t mode), (path, mode))
WRAP(int, unlinkat, (int at, const char *path, int flags), (at, path, flags))
WRAP(int, renameat, (int at, const char *from, int to_at, const char *to), (at, from, to_at, to))
WRAP(int, posix_fallocate, (int file, off_t from, off_t length), (file, from, length))
WRAP(ssize_t, pwrite, (int file, const void *bytes, size_t length, off_t at), (file, bytes, length, at))
WRAP(void *, mmap, (void *at, size_t length, int rights, int flags, int file, off_t from), (at, length, rights, flags, file, from))
WRAP(int, munmap, (void *at, size_t length), (at, length))
WRAP(int, madvise, (void *at, size_t length, int what), (at, length, what))
WRAP(int, openat, (int at, const char *path, int flags, mode_t mode), (at, path, flags, mode))
/* clang-format on */

static const tw_store_ops *ops(tw_store *store)
{
    return *(const tw_store_ops *const *)(const void *)store;
}

static twi_crc32c_form *real_crc;

/* Between the bytes of a record and its CRC. */
static uint32_t crc_of_a_record(const uint8_t *bytes, uint64_t length)
{
    const twi_record *record = (const twi_record *)(const void *)(bytes - sizeof(uint32_t));
    seen->torn = 1;
    seen->torn_file = record->kind == TW_RECORD_OPEN || record->kind == TW_RECORD_STATE;
    boundary();
    const uint32_t crc = real_crc(bytes, length);
    boundary();
    seen->torn = 0;
    return crc;
}

static tw_journal_options options_of(int32_t policy, int32_t agent)
{
    return (tw_journal_options){.size = sizeof(tw_journal_options),
                                .policy = policy,
                                .directory = folder,
                                .segment_size = 65536,
                                .interval_ns = 3000,
                                .marks = 8,
                                .agent = agent};
}

static void fill(uint8_t *bytes, uint32_t session, uint64_t numbering, uint64_t seq)
{
    for (uint32_t i = 0; i < RECORD_BYTES; i++)
        bytes[i] = (uint8_t)(session * 31 + numbering * 17 + seq * 7 + i);
}

/* Each seventh number has no message. */
static int skipped(uint64_t seq)
{
    return seq % 7 == 0;
}

static void answered(tw_status status, uint32_t which)
{
    if (status != TW_OK)
        _exit(2);
    seen->done[which] = seen->going[which];
    boundary();
}

static void use_number(tw_store *store, uint32_t which)
{
    static uint8_t bytes[RECORD_BYTES];
    const uint64_t seq = seen->going[which].next_out++;
    boundary();
    if (skipped(seq)) {
        answered((ops(store)->skip)(store, which + 1, seq, 0), which);
        return;
    }
    fill(bytes, which, seen->done[which].numbering, seq);
    answered(ops(store)->append(store, which + 1, seq, 0, bytes, RECORD_BYTES, 0), which);
}

static void commit(tw_store *store, int64_t *mono_ns, int32_t agent)
{
    boundary();
    if (ops(store)->commit(store, *mono_ns += 1000, 0) != TW_OK)
        _exit(3);
    boundary();
    while (agent && tw_journal_agent(store) == 1)
        boundary();
}

/* Both sessions over several files; then one begins anew, so that files go; then it closes. */
static void script(int32_t policy, int32_t agent)
{
    const tw_journal_options options = options_of(policy, agent);
    tw_store *store = NULL;
    int64_t mono_ns = 0;
    if (tw_journal_open(&options, &store, NULL) != TW_OK)
        _exit(1);
    for (uint32_t which = 0; which < SESSIONS; which++) {
        const uint8_t identity[1] = {(uint8_t)('A' + which)};
        tw_store_state found;
        uint32_t session;
        boundary();
        if (ops(store)->attach(store, identity, 1, 1, &session, &found, NULL) != TW_OK)
            _exit(1);
    }
    twi_journal *j = (twi_journal *)(void *)store;
    real_crc = j->crc;
    j->crc = crc_of_a_record;
    for (uint32_t i = 0; i < APPENDS; i++) {
        const uint32_t which = i % 3 == 0;
        use_number(store, which);
        if (i % 4 == 3) {
            seen->going[which].next_in++;
            answered(ops(store)->incoming(store, which + 1, seen->going[which].next_in, 0), which);
        }
        if (i == 20 || i == 29)
            for (uint32_t k = 0; k < SESSIONS; k++) {
                const tw_store_state fresh = {1, 1, 5, 0};
                seen->going[k] = (told){1, 1, seen->done[k].numbering + 1};
                answered(ops(store)->set(store, k + 1, &fresh, 1, 0), k);
            }
        commit(store, &mono_ns, agent);
    }
    if (tw_journal_close(store) != TW_OK)
        _exit(4);
    _exit(0);
}

static void check_messages(tw_store *store, uint32_t which, const told *state)
{
    static uint8_t bytes[RECORD_BYTES];
    tw_store_record record;
    for (uint64_t seq = 1; seq < state->next_out; seq++) {
        const tw_status status = ops(store)->read(store, which + 1, seq, &record);
        if (skipped(seq)) {
            assert_true(status == TW_MORE || (status == TW_OK && record.seq == seq + 1));
            continue;
        }
        assert_int_equal(status, TW_OK);
        assert_int_equal(record.seq, seq);
        assert_int_equal(record.length, RECORD_BYTES);
        fill(bytes, which, state->numbering, seq);
        assert_memory_equal(record.bytes, bytes, RECORD_BYTES);
    }
    assert_int_equal(ops(store)->read(store, which + 1, state->next_out, &record), TW_MORE);
}

/* The journal as another process finds it. `reported`: whether it has to say that a record was cut short. */
static void check(int32_t policy, int reported)
{
    const tw_journal_options options = options_of(policy, 0);
    static const uint8_t bytes[10];
    tw_store *store = NULL;
    tw_journal_info info;
    tw_error error = {0};
    if (tw_journal_open(&options, &store, &error) != TW_OK)
        fail_msg("boundary %llu: %s", (unsigned long long)seen->kill_at, error.text);
    tw_journal_describe(store, &info);
    assert_int_equal(info.power_lost, 0);
    if (reported >= 0)
        assert_int_equal(info.torn_bytes || info.torn_files, reported);
    for (uint32_t which = 0; which < SESSIONS; which++) {
        const uint8_t identity[1] = {(uint8_t)('A' + which)};
        const told *done = &seen->done[which], *going = &seen->going[which];
        tw_store_state found;
        uint32_t session = 0;
        assert_int_equal(ops(store)->attach(store, identity, 1, 1, &session, &found, NULL), TW_OK);
        assert_int_equal(session, which + 1);
        const int is_done = found.next_out == done->next_out && found.next_in == done->next_in;
        if (!is_done && !(found.next_out == going->next_out && found.next_in == going->next_in))
            fail_msg("boundary %llu, session %u: %llu out, %llu in; it was told %llu and %llu", (unsigned long long)seen->kill_at,
                     which, (unsigned long long)found.next_out, (unsigned long long)found.next_in,
                     (unsigned long long)done->next_out, (unsigned long long)done->next_in);
        check_messages(store, which, is_done ? done : going);
        if (found.next_out > 1)
            assert_int_equal(ops(store)->append(store, session, found.next_out - 1, 0, bytes, 10, 0), TW_E_STORE_SEQUENCE);
        assert_int_equal(ops(store)->append(store, session, found.next_out, 0, bytes, 10, 0), TW_OK);
    }
    assert_int_equal(tw_journal_close(store), TW_OK);
}

static void run(const char *command)
{
    assert_int_equal(system(command), 0); // NOLINT(cert-env33-c,concurrency-mt-unsafe)
}

static void empty_folder(void)
{
    DIR *names = opendir(folder);
    assert_non_null(names);
    for (const struct dirent *entry = NULL; (entry = readdir(names)) != NULL;) // NOLINT(concurrency-mt-unsafe)
        if (entry->d_name[0] != '.')
            assert_int_equal(__real_unlinkat(dirfd(names), entry->d_name, 0), 0);
    assert_int_equal(closedir(names), 0);
}

/* Runs `what` until boundary kill_at; gives 1 when it was killed, 0 when it came to its end. */
static int killed_at(void (*what)(int32_t policy, int32_t agent), int32_t policy, int32_t agent, uint64_t kill_at)
{
    int how = 0;
    seen->boundary = 0;
    seen->kill_at = kill_at;
    seen->torn = 0;
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        counting = 1;
        what(policy, agent);
    }
    assert_int_equal(waitpid(child, &how, 0), child);
    if (WIFEXITED(how))
        assert_int_equal(WEXITSTATUS(how), 0);
    else
        assert_int_equal(WTERMSIG(how), SIGKILL);
    return !WIFEXITED(how);
}

static void forget(void)
{
    for (uint32_t which = 0; which < SESSIONS; which++)
        seen->done[which] = seen->going[which] = (told){1, 1, 0};
}

static void nothing_is_lost_at_any_boundary(void **state)
{
    (void)state;
    uint32_t torn = 0, files = 0;
    uint64_t all = 0;
    static const struct {
        int32_t policy, agent;
    } rounds[] = {{TW_JOURNAL_NONE, 0}, {TW_JOURNAL_INTERVAL, 0}, {TW_JOURNAL_EVERY, 0}, {TW_JOURNAL_INTERVAL, 1}};
    enum { ROUNDS = sizeof rounds / sizeof rounds[0] };
    for (uint32_t round = 0; round < ROUNDS; round++) {
        const int32_t policy = rounds[round].policy, agent = rounds[round].agent;
        uint64_t at = 0;
        for (int killed = 1; killed; at++) {
            empty_folder();
            forget();
            killed = killed_at(script, policy, agent, at);
            torn += (uint32_t)seen->torn;
            files += (uint32_t)(seen->torn && seen->torn_file);
            check(policy, seen->torn);
            assert_true(at < BOUNDARIES_MAX);
        }
        assert_true(at > 300);
        all += at;
    }
    print_message("# %llu boundaries, %u inside a record, %u of these where a file begins\n", (unsigned long long)all, torn, files);
    assert_true(torn > ROUNDS * APPENDS && files > 0);
}

static void open_only(int32_t policy, int32_t agent)
{
    const tw_journal_options options = options_of(policy, agent);
    tw_store *store = NULL;
    _exit(tw_journal_open(&options, &store, NULL) == TW_OK ? 0 : 1);
}

/* A journal whose last record was cut short, in the middle of a file or where one begins; and the process that cuts it is killed in its turn. */
static void recovery_can_be_killed_too(void **state)
{
    (void)state;
    char command[256];
    uint64_t kinds = 0;
    for (uint64_t at = 200; at < BOUNDARIES_MAX && kinds != 3; at++) {
        empty_folder();
        forget();
        assert_true(killed_at(script, TW_JOURNAL_EVERY, 0, at));
        const uint64_t kind = seen->torn_file ? 2 : 1;
        if (!seen->torn || (kinds & kind))
            continue;
        kinds |= kind;
        (void)snprintf(command, sizeof command, "rm -rf %s-kept && cp -r %s %s-kept", folder, folder, folder);
        run(command);
        uint64_t again = 0;
        for (int killed = 1; killed; again++) {
            empty_folder();
            (void)snprintf(command, sizeof command, "cp %s-kept/* %s", folder, folder);
            run(command);
            killed = killed_at(open_only, TW_JOURNAL_EVERY, 0, again);
            check(TW_JOURNAL_EVERY, -1);
        }
        assert_true(again > 20);
    }
    assert_int_equal(kinds, 3);
    (void)snprintf(command, sizeof command, "rm -rf %s-kept", folder);
    run(command);
}

/* In memory where there is such a file system: a process dies there as anywhere, and syncs cost nothing. */
static int make_folder(void **state)
{
    (void)state;
    seen = __real_mmap(NULL, sizeof *seen, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    (void)snprintf(folder, sizeof folder, "%s/tagwire-kill-XXXXXX", access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
    return seen != MAP_FAILED && mkdtemp(folder) ? 0 : -1; // NOLINT(performance-no-int-to-ptr)
}

static int remove_folder(void **state)
{
    (void)state;
    char command[96];
    (void)snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command); // NOLINT(cert-env33-c,concurrency-mt-unsafe)
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_lost_at_any_boundary),
        cmocka_unit_test(recovery_can_be_killed_too),
    };
    return cmocka_run_group_tests_name("store_kill", tests, make_folder, remove_folder);
}
