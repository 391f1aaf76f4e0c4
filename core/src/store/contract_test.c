/* SPDX-License-Identifier: Apache-2.0 */
/* One suite that every store passes, and what is kept when it is opened again. */
#include "journal.h"
#include "model_disk.h"
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* One way to have a store. */
typedef struct kind {
    int32_t journal, policy, file, fault;
} kind;

typedef struct fixture {
    const kind *kind;
    tw_store *store, *under;
    model_disk *disk;
    char directory[64];
    uint32_t session;
    tw_store_state state;
} fixture;

static const tw_store_ops *ops(const fixture *f)
{
    return *(const tw_store_ops *const *)(const void *)f->store;
}

static void open_store(fixture *f)
{
    tw_journal_options options = {
        .size = sizeof options, .policy = f->kind->policy, .segment_size = 65536, .marks = 64, .directory = f->directory};
    if (!f->kind->journal)
        f->store = tw_store_memory_new(0);
    else if (f->kind->file)
        assert_int_equal(tw_journal_open(&options, &f->store, NULL), TW_OK);
    else
        assert_int_equal(twi_journal_open(&options, &f->disk->disk, 0, &f->store, NULL), TW_OK);
    f->under = f->store;
    if (f->kind->fault)
        f->store = tw_store_fault_new(f->under);
    assert_non_null(f->store);
}

static void close_store(fixture *f)
{
    if (f->kind->fault)
        tw_store_fault_free(f->store);
    if (f->kind->journal)
        assert_int_equal(tw_journal_close(f->under), TW_OK);
    else
        tw_store_memory_free(f->under);
}

static void attach(fixture *f, const char *identity)
{
    assert_int_equal(
        ops(f)->attach(f->store, (const uint8_t *)identity, (uint32_t)strlen(identity), 1000, &f->session, &f->state, NULL), TW_OK);
}

static fixture *begin(void **state)
{
    fixture *f = calloc(1, sizeof *f);
    f->kind = *state;
    (void)snprintf(f->directory, sizeof f->directory, "/tmp/tagwire-store-%ld", (long)getpid());
    f->disk = model_new();
    open_store(f);
    attach(f, "FIX.4.4:A->B");
    return f;
}

static void end(fixture *f)
{
    char command[96];
    close_store(f);
    model_free(f->disk);
    (void)snprintf(command, sizeof command, "rm -rf %s", f->directory);
    assert_int_equal(system(command), 0); // NOLINT(cert-env33-c,concurrency-mt-unsafe)
    free(f);
}

static tw_status append(fixture *f, uint64_t seq, const char *text)
{
    return ops(f)->append(f->store, f->session, seq, (int64_t)seq * 10, (const uint8_t *)text, (uint32_t)strlen(text), 5);
}

static void reads(fixture *f, uint64_t from, uint64_t seq, const char *text)
{
    tw_store_record record;
    assert_int_equal(ops(f)->read(f->store, f->session, from, &record), TW_OK);
    assert_int_equal(record.seq, seq);
    assert_int_equal(record.utc_ns, seq * 10);
    assert_int_equal(record.flags, 5);
    assert_int_equal(record.length, strlen(text));
    assert_memory_equal(record.bytes, text, record.length);
}

static void reads_nothing(fixture *f, uint64_t from)
{
    tw_store_record record;
    assert_int_equal(ops(f)->read(f->store, f->session, from, &record), TW_MORE);
}

/* The state as attach tells it. */
static void holds(fixture *f, uint64_t next_out, uint64_t next_in, int64_t created)
{
    attach(f, "FIX.4.4:A->B");
    assert_int_equal(f->state.next_out, next_out);
    assert_int_equal(f->state.next_in, next_in);
    assert_int_equal(f->state.created_utc_ns, created);
}

static void a_new_session_begins_at_one(void **state)
{
    fixture *f = begin(state);
    holds(f, 1, 1, 1000);
    reads_nothing(f, 1);
    end(f);
}

static void messages_are_read_as_they_were_written(void **state)
{
    fixture *f = begin(state);
    assert_int_equal(append(f, 1, "one"), TW_OK);
    assert_int_equal((ops(f)->skip)(f->store, f->session, 2, 0), TW_OK);
    assert_int_equal(append(f, 3, ""), TW_OK);
    assert_int_equal(append(f, 7, "seven"), TW_OK);
    reads(f, 1, 1, "one");
    reads(f, 2, 3, "");
    reads(f, 4, 7, "seven");
    reads(f, 7, 7, "seven");
    reads_nothing(f, 8);
    reads(f, 1, 1, "one");
    holds(f, 8, 1, 1000);
    end(f);
}

static void a_number_is_used_once(void **state)
{
    fixture *f = begin(state);
    assert_int_equal(append(f, 2, "two"), TW_OK);
    assert_int_equal(append(f, 2, "again"), TW_E_STORE_SEQUENCE);
    assert_int_equal((ops(f)->skip)(f->store, f->session, 1, 0), TW_E_STORE_SEQUENCE);
    reads(f, 1, 2, "two");
    holds(f, 3, 1, 1000);
    end(f);
}

static void what_is_wrong_is_refused(void **state)
{
    fixture *f = begin(state);
    static uint8_t long_identity[1025];
    uint32_t session;
    tw_store_state set = {0, 1, 0, 0};
    tw_store_record record;
    tw_error error;
    memset(long_identity, 'x', sizeof long_identity);
    assert_int_equal(ops(f)->attach(f->store, long_identity, 0, 0, &session, &f->state, &error), TW_E_ARGUMENT);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    assert_true(error.text[0] != 0);
    assert_int_equal(ops(f)->attach(f->store, long_identity, 1025, 0, &session, &f->state, &error), TW_E_STORE_LIMIT);
    assert_int_equal(append(f, 0, "zero"), TW_E_ARGUMENT);
    assert_int_equal(append(f, UINT64_MAX, "no number follows"), TW_E_ARGUMENT);
    assert_int_equal(ops(f)->append(f->store, f->session, 1, 0, NULL, 0, 0), TW_E_ARGUMENT);
    assert_int_equal(ops(f)->incoming(f->store, f->session, 0, 0), TW_E_ARGUMENT);
    assert_int_equal(ops(f)->set(f->store, f->session, &set, 0, 0), TW_E_ARGUMENT);
    set = (tw_store_state){1, 0, 0, 0};
    assert_int_equal(ops(f)->set(f->store, f->session, &set, 0, 0), TW_E_ARGUMENT);
    assert_int_equal(ops(f)->set(f->store, f->session, NULL, 0, 0), TW_E_ARGUMENT);
    assert_int_equal(ops(f)->read(f->store, f->session, 0, &record), TW_E_ARGUMENT);
    for (session = 0; session < 3; session += 2) { // none has these numbers
        set = (tw_store_state){1, 1, 0, 0};
        assert_int_equal(ops(f)->append(f->store, session, 1, 0, long_identity, 1, 0), TW_E_ARGUMENT);
        assert_int_equal((ops(f)->skip)(f->store, session, 1, 0), TW_E_ARGUMENT);
        assert_int_equal(ops(f)->incoming(f->store, session, 1, 0), TW_E_ARGUMENT);
        assert_int_equal(ops(f)->set(f->store, session, &set, 0, 0), TW_E_ARGUMENT);
        assert_int_equal(ops(f)->read(f->store, session, 1, &record), TW_E_ARGUMENT);
    }
    holds(f, 1, 1, 1000);
    end(f);
}

static void incoming_moves_only_its_number(void **state)
{
    fixture *f = begin(state);
    assert_int_equal(ops(f)->incoming(f->store, f->session, 42, 0), TW_OK);
    holds(f, 1, 42, 1000);
    end(f);
}

static void set_keeps_messages_unless_their_numbers_come_again(void **state)
{
    fixture *f = begin(state);
    tw_store_state set = {10, 20, 5, 0};
    assert_int_equal(append(f, 1, "one"), TW_OK);
    assert_int_equal(ops(f)->set(f->store, f->session, &set, 0, 0), TW_OK);
    holds(f, 10, 20, 1000);
    reads(f, 1, 1, "one");
    set.next_out = 9;
    assert_int_equal(ops(f)->set(f->store, f->session, &set, 0, 0), TW_OK);
    reads_nothing(f, 1);
    assert_int_equal(append(f, 9, "nine"), TW_OK);
    reads(f, 1, 9, "nine");
    set = (tw_store_state){1, 1, 7, 0};
    assert_int_equal(ops(f)->set(f->store, f->session, &set, 1, 0), TW_OK);
    holds(f, 1, 1, 7);
    reads_nothing(f, 1);
    assert_int_equal(append(f, 1, "new"), TW_OK);
    reads(f, 1, 1, "new");
    end(f);
}

static void sessions_are_apart(void **state)
{
    fixture *f = begin(state);
    char text[16];
    uint32_t sessions[40];
    for (uint32_t i = 0; i < 40; i++) {
        (void)snprintf(text, sizeof text, "S%u", i);
        attach(f, text);
        sessions[i] = f->session;
        assert_int_equal(append(f, i + 1, text), TW_OK);
    }
    for (uint32_t i = 0; i < 40; i++) {
        (void)snprintf(text, sizeof text, "S%u", i);
        attach(f, text);
        assert_int_equal(f->session, sessions[i]);
        assert_int_equal(f->state.next_out, i + 2);
        reads(f, 1, i + 1, text);
        reads_nothing(f, i + 2);
    }
    end(f);
}

/* Enough for a journal's files to follow one another. */
static void many_messages_are_all_found(void **state)
{
    fixture *f = begin(state);
    char text[300];
    const uint32_t count = 3000;
    const uint32_t own = f->session;
    attach(f, "another");
    const uint32_t other = f->session;
    for (uint32_t i = 1; i <= count; i++) {
        memset(text, 'a' + (int)(i % 26), sizeof text);
        text[i % 299] = 0;
        f->session = own;
        assert_int_equal(append(f, i, text), TW_OK);
        f->session = other;
        if (i % 100 == 0)
            assert_int_equal(append(f, i, "other"), TW_OK);
        assert_int_equal(ops(f)->commit(f->store, i * 1000000LL, 0), TW_OK);
    }
    for (uint32_t pass = 0; pass < 2; pass++) {
        const uint32_t step = pass ? 371 : 1;
        for (uint32_t i = 1; i <= count; i += step) {
            memset(text, 'a' + (int)(i % 26), sizeof text);
            text[i % 299] = 0;
            f->session = own;
            reads(f, i, i, text);
        }
        f->session = other;
        for (uint32_t i = 1; i <= count; i += 99)
            reads(f, i, (i + 99) / 100 * 100, "other");
        reads_nothing(f, count + 1);
    }
    end(f);
}

static void a_journal_is_the_same_when_opened_again(void **state)
{
    fixture *f = begin(state);
    if (f->kind->journal) {
        const tw_store_state set = {50, 60, 70, 0};
        tw_journal_info info;
        assert_int_equal(append(f, 1, "one"), TW_OK);
        assert_int_equal(ops(f)->set(f->store, f->session, &set, 1, 0), TW_OK);
        for (uint64_t seq = 50; seq < 500; seq++)
            assert_int_equal(
                append(f, seq, "a message of some length, so that there are several files and they follow one another"), TW_OK);
        assert_int_equal(ops(f)->incoming(f->store, f->session, 61, 0), TW_OK);
        close_store(f);
        open_store(f);
        holds(f, 500, 61, 70);
        assert_int_equal(f->state.epoch, 2);
        for (uint64_t seq = 50; seq < 500; seq++)
            reads(f, seq, seq, "a message of some length, so that there are several files and they follow one another");
        reads(f, 1, 50, "a message of some length, so that there are several files and they follow one another");
        tw_journal_describe(f->under, &info);
        assert_int_equal(info.clean, 1);
        assert_int_equal(info.torn_bytes, 0);
    }
    end(f);
}

static void the_deadline_follows_the_policy(void **state)
{
    fixture *f = begin(state);
    tw_journal_info info;
    assert_int_equal(ops(f)->commit(f->store, 100000000, 0), TW_OK);
    assert_int_equal(append(f, 1, "one"), TW_OK);
    const int64_t due = ops(f)->deadline(f->store);
    if (!f->kind->journal) {
        assert_true(due == INT64_MAX);
        end(f);
        return;
    }
    tw_journal_describe(f->under, &info);
    const uint64_t written = info.written;
    if (f->kind->policy == TW_JOURNAL_EVERY) {
        assert_true(due == INT64_MIN);
        assert_int_equal(ops(f)->commit(f->store, 0, 0), TW_OK);
    } else {
        assert_true(due <= 110000000);
        assert_int_equal(ops(f)->commit(f->store, due, 0), TW_OK);
    }
    assert_true(ops(f)->deadline(f->store) == INT64_MAX);
    tw_journal_describe(f->under, &info);
    if (f->kind->policy != TW_JOURNAL_NONE)
        assert_true(info.durable >= written);
    else
        assert_true(info.durable < written);
    end(f);
}

#define SUITE(kind)                                                                                                                \
    cmocka_unit_test_prestate(a_new_session_begins_at_one, kind),                                                                  \
        cmocka_unit_test_prestate(messages_are_read_as_they_were_written, kind),                                                   \
        cmocka_unit_test_prestate(a_number_is_used_once, kind), cmocka_unit_test_prestate(what_is_wrong_is_refused, kind),         \
        cmocka_unit_test_prestate(incoming_moves_only_its_number, kind),                                                           \
        cmocka_unit_test_prestate(set_keeps_messages_unless_their_numbers_come_again, kind),                                       \
        cmocka_unit_test_prestate(sessions_are_apart, kind), cmocka_unit_test_prestate(many_messages_are_all_found, kind),         \
        cmocka_unit_test_prestate(a_journal_is_the_same_when_opened_again, kind),                                                  \
        cmocka_unit_test_prestate(the_deadline_follows_the_policy, kind)

int main(void)
{
    static kind memory = {0, 0, 0, 0}, fault = {0, 0, 0, 1}, none = {1, TW_JOURNAL_NONE, 0, 0},
                interval = {1, TW_JOURNAL_INTERVAL, 0, 0}, every = {1, TW_JOURNAL_EVERY, 0, 0}, file = {1, TW_JOURNAL_NONE, 1, 0};
    const struct CMUnitTest tests[] = {SUITE(&memory), SUITE(&fault), SUITE(&none), SUITE(&interval), SUITE(&every), SUITE(&file)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
