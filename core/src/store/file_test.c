/* SPDX-License-Identifier: Apache-2.0 */
/* The journal on real files: processes that are killed, a disk that fills up, a second thread, readers, repair. */
#define _GNU_SOURCE
#include "record.h"
#include "support.h"

#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

static char folder[64];

static const tw_store_ops *ops(tw_store *store)
{
    return *(const tw_store_ops *const *)(const void *)store;
}

static int make_folder(void **state)
{
    (void)state;
    (void)snprintf(folder, sizeof folder, "/tmp/tagwire-store-XXXXXX");
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state)
{
    char command[96];
    (void)state;
    (void)snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command); // NOLINT(cert-env33-c,concurrency-mt-unsafe)
}

static tw_journal_options options_of(int32_t policy)
{
    return (tw_journal_options){
        .size = sizeof(tw_journal_options), .policy = policy, .directory = folder, .segment_size = 65536, .interval_ns = 1000};
}

static tw_store *open_with(const tw_journal_options *options, uint64_t *next_out)
{
    tw_store *store = NULL;
    tw_error error = {0};
    tw_store_state found;
    uint32_t session = 0;
    if (tw_journal_open(options, &store, &error) != TW_OK)
        fail_msg("%s", error.text);
    assert_int_equal(ops(store)->attach(store, (const uint8_t *)"S", 1, 1, &session, &found, NULL), TW_OK);
    assert_int_equal(session, 1);
    if (next_out)
        *next_out = found.next_out;
    return store;
}

static void fill(uint8_t *bytes, uint32_t length, uint64_t seq)
{
    for (uint32_t i = 0; i < length; i++)
        bytes[i] = (uint8_t)(seq * 13 + i);
}

static void check(tw_store *store, uint64_t from, uint64_t to)
{
    uint8_t bytes[400];
    for (uint64_t seq = from; seq < to; seq++) {
        tw_store_record record;
        assert_int_equal(ops(store)->read(store, 1, seq, &record), TW_OK);
        assert_int_equal(record.seq, seq);
        fill(bytes, record.length, seq);
        assert_int_equal(record.length, 100 + seq % 300);
        assert_memory_equal(record.bytes, bytes, record.length);
    }
}

static tw_status append(tw_store *store, uint64_t seq)
{
    uint8_t bytes[400];
    fill(bytes, 400, seq);
    return ops(store)->append(store, 1, seq, 0, bytes, 100 + (uint32_t)(seq % 300), 0);
}

/* Writes until it is killed; tells in shared memory what it was told to be stored. */
static void write_until_killed(int32_t policy, volatile uint64_t *stored)
{
    const tw_journal_options options = options_of(policy);
    tw_store *store = NULL;
    tw_store_state found;
    uint32_t session;
    if (tw_journal_open(&options, &store, NULL) != TW_OK ||
        ops(store)->attach(store, (const uint8_t *)"S", 1, 1, &session, &found, NULL) != TW_OK)
        _exit(1);
    for (uint64_t seq = found.next_out;; seq++) {
        if (append(store, seq) != TW_OK || ops(store)->commit(store, (int64_t)seq * 700, 0) != TW_OK)
            _exit(2);
        *stored = seq;
    }
}

static void a_killed_process_loses_nothing(void **state)
{
    (void)state;
    volatile uint64_t *stored = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    uint64_t random = 5;
    for (uint32_t round = 0; round < 30; round++) {
        const int32_t policy = (int32_t)(round % 3);
        const uint64_t until = *stored + 1 + random_below(&random, 120);
        const pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0)
            write_until_killed(policy, stored);
        while (*stored < until && waitpid(child, NULL, WNOHANG) == 0)
            (void)usleep(20);
        int how = 0;
        (void)kill(child, SIGKILL);
        (void)waitpid(child, &how, 0);
        assert_true(*stored >= until);
        const tw_journal_options options = options_of(policy);
        uint64_t next_out = 0;
        tw_journal_info info;
        tw_store *store = open_with(&options, &next_out);
        tw_journal_describe(store, &info);
        assert_int_equal(info.clean, 0);
        assert_true(next_out == *stored + 1 || next_out == *stored + 2); // it may have died before it told
        check(store, 1, next_out);
        *stored = next_out - 1;
        assert_int_equal(tw_journal_close(store), TW_OK);
    }
    (void)munmap((void *)stored, 4096);
}

static void two_openers_are_one_too_many(void **state)
{
    (void)state;
    const tw_journal_options options = options_of(TW_JOURNAL_NONE);
    tw_store *store = open_with(&options, NULL), *second = NULL;
    tw_error error = {0};
    assert_int_equal(tw_journal_open(&options, &second, &error), TW_E_STORE_LOCKED);
    assert_int_equal(error.status, TW_E_STORE_LOCKED);
    assert_int_equal(tw_journal_close(store), TW_OK);
}

/* The lock file is replaced, as by a copy of the folder that another machine has opened. */
static void a_store_that_was_taken_over_ends(void **state)
{
    (void)state;
    const tw_journal_options options = options_of(TW_JOURNAL_EVERY);
    tw_store *store = open_with(&options, NULL), *second = NULL;
    char lock[80];
    (void)snprintf(lock, sizeof lock, "%s/lock", folder);
    assert_int_equal(unlink(lock), 0);
    second = open_with(&options, NULL);
    assert_int_equal(append(store, 1), TW_OK);
    assert_int_equal(ops(store)->commit(store, 1, 0), TW_E_STORE_EPOCH);
    assert_int_equal(append(store, 2), TW_E_STORE_EPOCH);
    assert_int_equal(tw_journal_close(store), TW_E_STORE_EPOCH);
    (void)tw_journal_close(second);
}

static void wrong_options_are_refused(void **state)
{
    (void)state;
    tw_store *store = NULL;
    tw_error error;
    for (uint32_t which = 0; which < 7; which++) {
        tw_journal_options options = options_of(TW_JOURNAL_NONE);
        switch (which) {
        case 0: options.size--; break;
        case 1: options.policy = 3; break;
        case 2: options.policy = -1; break;
        case 3: options.segment_size = 65535; break;
        case 4: options.segments_max = 1; break;
        case 5: options.interval_ns = -1; break;
        default: options.directory = NULL;
        }
        assert_int_equal(tw_journal_open(&options, &store, &error), TW_E_ARGUMENT);
        assert_int_equal(error.status, TW_E_ARGUMENT);
    }
    tw_journal_options options = options_of(TW_JOURNAL_NONE);
    options.directory = "/proc/nothing/here";
    assert_int_equal(tw_journal_open(&options, &store, &error), TW_E_STORE_IO);
    assert_non_null(strstr(error.text, "/proc/nothing/here"));
    assert_int_equal(tw_journal_open(NULL, &store, &error), TW_E_ARGUMENT);
}

static void a_file_of_another_kind_is_refused(void **state)
{
    (void)state;
    const tw_journal_options options = options_of(TW_JOURNAL_NONE);
    tw_store *store = NULL;
    tw_error error;
    char name[96];
    (void)snprintf(name, sizeof name, "%s/00000001.journal", folder);
    FILE *file = fopen(name, "wb");
    for (uint32_t i = 0; i < 70000; i++)
        (void)fputc('x', file);
    assert_int_equal(fclose(file), 0);
    assert_int_equal(tw_journal_open(&options, &store, &error), TW_E_STORE_FORMAT);
    assert_non_null(strstr(error.text, "00000001.journal"));
    assert_int_equal(truncate(name, 10), 0);
    assert_int_equal(tw_journal_open(&options, &store, &error), TW_E_STORE_FORMAT);
}

static void *agent(void *store)
{
    int32_t did = 0;
    while ((did = tw_journal_agent(store)) >= 0)
        if (did == 0)
            (void)sched_yield();
    return NULL;
}

static void the_agent_does_the_work_of_the_disk(void **state)
{
    (void)state;
    tw_journal_options options = options_of(TW_JOURNAL_EVERY);
    options.agent = 1;
    tw_store *store = open_with(&options, NULL);
    pthread_t thread;
    tw_journal_info info;
    assert_int_equal(pthread_create(&thread, NULL, agent, store), 0);
    for (uint64_t seq = 1; seq <= 2000; seq++) {
        assert_int_equal(append(store, seq), TW_OK);
        assert_int_equal(ops(store)->commit(store, (int64_t)seq, 0), TW_OK);
    }
    do
        tw_journal_describe(store, &info);
    while (info.durable < info.written);
    assert_true(info.last > 5);
    check(store, 1, 2001);
    char lock[80];
    (void)snprintf(lock, sizeof lock, "%s/lock", folder);
    assert_int_equal(unlink(lock), 0); // ends the journal, and so the thread
    assert_int_equal(append(store, 2001), TW_OK);
    (void)ops(store)->commit(store, 3000, 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_int_equal(ops(store)->commit(store, 3001, 0), TW_E_STORE_IO);
    assert_int_equal(tw_journal_close(store), TW_E_STORE_IO);
}

static void a_reader_follows_the_writer(void **state)
{
    (void)state;
    const tw_journal_options options = options_of(TW_JOURNAL_NONE);
    tw_store *store = open_with(&options, NULL);
    tw_journal_reader *reader = NULL;
    tw_journal_record record;
    uint64_t seen = 0, position = 0;
    tw_status status = TW_OK;
    assert_int_equal(tw_journal_reader_open(folder, &reader, NULL), TW_OK);
    for (uint64_t seq = 1; seq <= 1000; seq++) {
        assert_int_equal(append(store, seq), TW_OK);
        while ((status = tw_journal_reader_next(reader, &record)) == TW_OK) {
            assert_int_equal(record.position, ++position);
            if (record.kind != TW_RECORD_MESSAGE)
                continue;
            uint8_t bytes[400];
            assert_int_equal(record.seq, ++seen);
            fill(bytes, record.length, seen);
            assert_memory_equal(record.bytes, bytes, record.length);
        }
        assert_int_equal(status, TW_MORE);
        assert_int_equal(seen, seq);
    }
    assert_int_equal(tw_journal_close(store), TW_OK);
    assert_int_equal(tw_journal_reader_next(reader, &record), TW_OK);
    assert_int_equal(record.kind, TW_RECORD_CLOSE);
    assert_int_equal(tw_journal_reader_next(reader, &record), TW_MORE);
    tw_journal_reader_close(reader);
    tw_journal_reader_close(NULL);
    assert_int_equal(tw_journal_reader_open("/nowhere/at/all", &reader, NULL), TW_E_STORE_IO);
    assert_int_equal(tw_journal_reader_open(NULL, &reader, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_journal_reader_next(NULL, &record), TW_E_ARGUMENT);
}

static void repair_cuts_at_the_damage(void **state)
{
    (void)state;
    tw_journal_options options = options_of(TW_JOURNAL_EVERY);
    options.segment_size = 1 << 20;
    tw_store *store = open_with(&options, NULL);
    tw_journal_info info;
    tw_error error;
    char name[96];
    uint8_t byte = 0;
    for (uint64_t seq = 1; seq <= 1000; seq++) {
        assert_int_equal(append(store, seq), TW_OK);
        assert_int_equal(ops(store)->commit(store, 1, 0), TW_OK);
    }
    assert_int_equal(tw_journal_close(store), TW_OK);
    (void)snprintf(name, sizeof name, "%s/00000001.journal", folder);
    const int file = open(name, O_RDWR | O_CLOEXEC);
    assert_int_equal(pread(file, &byte, 1, 100000), 1);
    byte ^= 0x40;
    assert_int_equal(pwrite(file, &byte, 1, 100000), 1);
    assert_int_equal(close(file), 0);
    assert_int_equal(tw_journal_open(&options, &store, &error), TW_E_STORE_DAMAGED);
    assert_true(error.offset <= 100000 && error.offset > 99000);
    assert_int_equal(tw_journal_repair(folder, &info, &error), TW_OK);
    assert_true(info.torn_bytes > 100000);
    uint64_t next_out = 0;
    store = open_with(&options, &next_out);
    assert_true(next_out > 300 && next_out < 400);
    check(store, 1, next_out);
    assert_int_equal(tw_journal_close(store), TW_OK);
    assert_int_equal(tw_journal_repair("/nowhere/at/all", &info, &error), TW_E_STORE_IO);
}

/* A file system of 400 KiB, in a name space of its own where that takes no rights. */
static void a_full_disk_refuses_and_goes_on_when_there_is_room(void **state)
{
    (void)state;
    if (mount("none", folder, "tmpfs", 0, "size=400k") != 0) {
        print_message("no right to mount a small tmpfs: the model disk's test of the same alone\n");
        skip();
    }
    tw_journal_options options = options_of(TW_JOURNAL_EVERY);
    tw_store *store = open_with(&options, NULL);
    uint64_t seq = 1;
    char name[96];
    tw_status status = TW_OK;
    static uint8_t ballast[100000];
    (void)snprintf(name, sizeof name, "%s/ballast", folder);
    const int file = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    assert_int_equal(write(file, ballast, sizeof ballast), (int)sizeof ballast);
    while ((status = append(store, seq)) == TW_OK && seq < 5000) {
        assert_int_equal(ops(store)->commit(store, 1, 0), TW_OK);
        seq++;
    }
    assert_int_equal(status, TW_E_STORE_FULL);
    assert_int_equal(append(store, seq), TW_E_STORE_FULL);
    assert_int_equal(ops(store)->commit(store, 2, 0), TW_OK);
    check(store, 1, seq);
    assert_int_equal(unlink(name), 0);
    assert_int_equal(close(file), 0);
    for (uint32_t i = 0; i < 100; i++) {
        assert_int_equal(append(store, seq++), TW_OK);
        assert_int_equal(ops(store)->commit(store, 3, 0), TW_OK);
    }
    check(store, 1, seq);
    assert_int_equal(tw_journal_close(store), TW_OK);
    assert_int_equal(umount(folder), 0);
}

static void a_store_fails_as_it_is_told(void **state)
{
    (void)state;
    tw_store *under = tw_store_memory_new(0), *store = tw_store_fault_new(under);
    tw_store_state found;
    uint32_t session = 0;
    assert_int_equal(ops(store)->attach(store, (const uint8_t *)"S", 1, 1, &session, &found, NULL), TW_OK);
    tw_store_fault_set(store, TW_FAULT_FAIL, 2);
    assert_int_equal(append(store, 1), TW_OK);
    assert_int_equal((ops(store)->skip)(store, 1, 2, 0), TW_E_STORE_IO);
    assert_int_equal(append(store, 2), TW_OK);
    tw_store_fault_set(store, TW_FAULT_FULL, 1);
    assert_int_equal(append(store, 3), TW_E_STORE_FULL);
    assert_int_equal(ops(store)->incoming(store, 1, 3, 0), TW_E_STORE_FULL);
    tw_store_fault_heal(store);
    assert_int_equal(append(store, 3), TW_OK);
    tw_store_fault_set(store, TW_FAULT_TEAR, 1);
    assert_int_equal(append(store, 4), TW_E_STORE_IO);
    assert_int_equal(append(store, 5), TW_E_STORE_IO);
    assert_int_equal(ops(under)->attach(under, (const uint8_t *)"S", 1, 1, &session, &found, NULL), TW_OK);
    assert_int_equal(found.next_out, 5);
    tw_store_fault_free(store);
    tw_store_fault_free(NULL);
    tw_store_memory_free(under);
    tw_store_memory_free(NULL);
}

static void memory_has_a_limit(void **state)
{
    (void)state;
    tw_store *store = tw_store_memory_new(1001);
    tw_store_state found;
    uint32_t session = 0;
    const tw_store_state set = {1, 1, 1, 0};
    static const uint8_t bytes[500];
    assert_int_equal(ops(store)->attach(store, (const uint8_t *)"S", 1, 1, &session, &found, NULL), TW_OK);
    assert_int_equal(ops(store)->append(store, 1, 1, 0, bytes, 500, 0), TW_OK);
    assert_int_equal(ops(store)->append(store, 1, 2, 0, bytes, 500, 0), TW_OK);
    assert_int_equal(ops(store)->append(store, 1, 3, 0, bytes, 1, 0), TW_E_STORE_FULL);
    assert_int_equal(ops(store)->attach(store, (const uint8_t *)"T", 1, 1, &session, &found, NULL), TW_E_STORE_FULL);
    assert_int_equal(ops(store)->set(store, 1, &set, 1, 0), TW_OK);
    assert_int_equal(ops(store)->append(store, 1, 1, 0, bytes, 500, 0), TW_OK);
    tw_store_memory_free(store);
}

#define ON_FILES(test) cmocka_unit_test_setup_teardown(test, make_folder, remove_folder)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_FILES(a_killed_process_loses_nothing),
        ON_FILES(two_openers_are_one_too_many),
        ON_FILES(a_store_that_was_taken_over_ends),
        ON_FILES(wrong_options_are_refused),
        ON_FILES(a_file_of_another_kind_is_refused),
        ON_FILES(the_agent_does_the_work_of_the_disk),
        ON_FILES(a_reader_follows_the_writer),
        ON_FILES(repair_cuts_at_the_damage),
        ON_FILES(a_full_disk_refuses_and_goes_on_when_there_is_room),
        cmocka_unit_test(a_store_fails_as_it_is_told),
        cmocka_unit_test(memory_has_a_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
