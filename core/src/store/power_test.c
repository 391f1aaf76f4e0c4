/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the journal promises, at every point at which the process or the machine can end. A script of calls runs on the model disk; after each call the
 * world is copied and ended in many ways, and the journal is opened again and compared with what the script knows:
 *   the process dies: nothing is lost.
 *   power is lost:    what was safe is there; what is there is what was written, without a hole; a number that was sent is not given again.
 */
#include "journal.h"
#include "model_disk.h"
#include "support.h"

#include <stdlib.h>

#define SESSIONS 3u
#define NUMBERS 4000u

/* What the script did to a session. */
typedef struct told {
    uint64_t next_out, next_in;
    uint64_t sent;     /* the largest number that went out in this numbering; it may go when the store says so */
    uint64_t safe_out; /* next_out when everything was last safe */
    uint64_t safe_in;
    uint32_t numbering; /* counts resets */
    uint32_t safe_numbering;
    uint64_t lengths[NUMBERS]; /* of message n; UINT64_MAX: skipped */
} told;

typedef struct script {
    model_disk *disk;
    tw_store *store;
    int32_t policy;
    uint64_t random;
    int64_t now;
    told sessions[SESSIONS];
} script;

static const tw_store_ops *ops(tw_store *store)
{
    return *(const tw_store_ops *const *)(const void *)store;
}

static tw_store *open_on(model_disk *disk, int32_t policy)
{
    const tw_journal_options options = {
        .size = sizeof options, .policy = policy, .segment_size = 65536, .marks = 16, .interval_ns = 1000};
    tw_store *store = NULL;
    tw_error error = {0};
    if (twi_journal_open(&options, &disk->disk, 0, &store, &error) != TW_OK)
        fail_msg("%s", error.text);
    return store;
}

static uint32_t attach(tw_store *store, uint32_t which, tw_store_state *state)
{
    const uint8_t identity[2] = {'S', (uint8_t)('0' + which)};
    uint32_t session = 0;
    assert_int_equal(ops(store)->attach(store, identity, 2, 1, &session, state, NULL), TW_OK);
    return session;
}

/* The bytes of message n: each has its own. */
static void fill(uint8_t *bytes, uint64_t length, uint32_t session, uint32_t numbering, uint64_t seq)
{
    for (uint64_t i = 0; i < length; i++)
        bytes[i] = (uint8_t)(session * 31 + numbering * 17 + seq * 7 + i);
}

static void all_is_safe(script *s)
{
    for (uint32_t i = 0; i < SESSIONS; i++) {
        told *t = &s->sessions[i];
        t->safe_out = t->next_out;
        t->safe_in = t->next_in;
        t->safe_numbering = t->numbering;
        if (s->policy == TW_JOURNAL_EVERY)
            t->sent = t->next_out - 1;
    }
}

static void one_call(script *s)
{
    static uint8_t bytes[2048];
    const uint32_t which = random_below(&s->random, SESSIONS), call = random_below(&s->random, 100), session = which + 1;
    told *t = &s->sessions[which];
    if (call < 55) {
        const uint32_t length = random_below(&s->random, random_below(&s->random, 8) ? 300 : sizeof bytes);
        fill(bytes, length, session, t->numbering, t->next_out);
        assert_int_equal(ops(s->store)->append(s->store, session, t->next_out, 0, bytes, length, 0), TW_OK);
        t->lengths[t->next_out++] = length;
    } else if (call < 65) {
        assert_int_equal((ops(s->store)->skip)(s->store, session, t->next_out, 0), TW_OK);
        t->lengths[t->next_out++] = UINT64_MAX;
    } else if (call < 75) {
        assert_int_equal(ops(s->store)->incoming(s->store, session, ++t->next_in, 0), TW_OK);
    } else if (call < 77) {
        const tw_store_state set = {1, 1, s->now, 0};
        assert_int_equal(ops(s->store)->set(s->store, session, &set, 1, 0), TW_OK);
        t->next_out = t->next_in = 1;
        t->sent = 0;
        t->numbering++;
    } else if (call < 90) {
        tw_journal_info info;
        s->now += 400;
        assert_int_equal(ops(s->store)->commit(s->store, s->now, 0), TW_OK);
        tw_journal_describe(s->store, &info);
        if (info.durable == info.written)
            all_is_safe(s);
    } else {
        model_write_back(s->disk, &s->random, 3);
    }
    if (s->policy == TW_JOURNAL_INTERVAL) // is sent at once
        t->sent = t->next_out - 1;
}

/* Messages from 1 to below next_out are as they were written, where they are kept. */
static void check_messages(tw_store *store, const told *t, uint32_t session, uint64_t next_out)
{
    static uint8_t bytes[2048];
    tw_store_record record;
    for (uint64_t seq = 1; seq < next_out && seq < t->next_out; seq++) {
        const tw_status status = ops(store)->read(store, session, seq, &record);
        if (t->lengths[seq] == UINT64_MAX) {
            assert_true(status == TW_MORE || (status == TW_OK && record.seq > seq));
            continue;
        }
        assert_int_equal(status, TW_OK);
        assert_int_equal(record.seq, seq);
        assert_int_equal(record.length, t->lengths[seq]);
        fill(bytes, record.length, session, t->numbering, seq);
        assert_memory_equal(record.bytes, bytes, record.length);
    }
}

static void check_killed(const script *s)
{
    model_disk *disk = model_copy(s->disk);
    tw_journal_info info;
    model_kill(disk);
    tw_store *store = open_on(disk, s->policy);
    tw_journal_describe(store, &info);
    assert_int_equal(info.torn_bytes, 0);
    assert_int_equal(info.clean, 0);
    assert_int_equal(info.power_lost, 0);
    for (uint32_t i = 0; i < SESSIONS; i++) {
        tw_store_state state;
        const uint32_t session = attach(store, i, &state);
        assert_int_equal(state.next_out, s->sessions[i].next_out);
        assert_int_equal(state.next_in, s->sessions[i].next_in);
        check_messages(store, &s->sessions[i], session, state.next_out);
    }
    assert_int_equal(tw_journal_close(store), TW_OK);
    model_free(disk);
}

/* The process that opened it after the loss dies before it has written anything: the next one, which knows of no loss, goes on with the same numbers. */
static void check_opened_again(const model_disk *disk, int32_t policy, tw_store *store)
{
    model_disk *again = model_copy(disk);
    model_kill(again);
    tw_store *second = open_on(again, policy);
    for (uint32_t i = 0; i < SESSIONS; i++) {
        tw_store_state state, same;
        (void)attach(store, i, &state);
        (void)attach(second, i, &same);
        assert_int_equal(same.next_out, state.next_out);
        assert_int_equal(same.next_in, state.next_in);
    }
    assert_int_equal(tw_journal_close(second), TW_OK);
    model_free(again);
}

/* The messages of a numbering that may be one of before the last reset are not compared: the script has forgotten them. */
static void check_power(const script *s, uint64_t pages)
{
    model_disk *disk = model_copy(s->disk);
    model_lose_power(disk, pages);
    tw_store *store = open_on(disk, s->policy);
    if (s->policy != TW_JOURNAL_NONE)
        check_opened_again(disk, s->policy, store);
    for (uint32_t i = 0; i < SESSIONS; i++) {
        const told *t = &s->sessions[i];
        tw_store_state state;
        tw_store_record record;
        const uint32_t session = attach(store, i, &state);
        if (s->policy != TW_JOURNAL_NONE && t->safe_numbering == t->numbering) {
            assert_true(state.next_out >= t->safe_out);
            assert_true(state.next_in >= t->safe_in && state.next_in <= t->next_in);
            check_messages(store, t, session, t->safe_out);
        }
        if (s->policy != TW_JOURNAL_NONE && t->sent)
            assert_true(state.next_out > t->sent);
        // what is kept goes on without a hole into what is new
        assert_int_equal(ops(store)->append(store, session, state.next_out, 0, (const uint8_t *)"new", 3, 0), TW_OK);
        assert_int_equal(ops(store)->read(store, session, state.next_out, &record), TW_OK);
        assert_memory_equal(record.bytes, "new", 3);
    }
    // and what was written after that stays, whatever was behind the end
    model_disk *again = model_copy(disk);
    model_kill(again);
    tw_store *second = open_on(again, s->policy);
    assert_int_equal(tw_journal_close(second), TW_OK);
    model_free(again);
    assert_int_equal(tw_journal_close(store), TW_OK);
    model_free(disk);
}

static void run_script(int32_t policy, uint64_t seed, uint32_t calls)
{
    script *s = calloc(1, sizeof *s);
    s->disk = model_new();
    s->policy = policy;
    s->random = seed;
    s->store = open_on(s->disk, policy);
    for (uint32_t i = 0; i < SESSIONS; i++) {
        tw_store_state state;
        (void)attach(s->store, i, &state);
        s->sessions[i].next_out = s->sessions[i].next_in = s->sessions[i].safe_out = s->sessions[i].safe_in = 1;
    }
    for (uint32_t call = 0; call < calls; call++) {
        one_call(s);
        check_killed(s);
        const uint32_t dirty = model_dirty(s->disk);
        if (dirty <= 4) { // every subset
            for (uint64_t pages = 0; pages < 1u << dirty; pages++)
                check_power(s, pages);
        } else {
            check_power(s, 0);
            check_power(s, UINT64_MAX);
            for (uint32_t i = 0; i < 6; i++)
                check_power(s, random_next(&s->random));
        }
    }
    assert_int_equal(tw_journal_close(s->store), TW_OK);
    model_free(s->disk);
    free(s);
}

static void nothing_promised_is_lost_under_interval(void **state)
{
    (void)state;
    run_script(TW_JOURNAL_INTERVAL, 11, 500);
    run_script(TW_JOURNAL_INTERVAL, 12, 500);
}

static void nothing_promised_is_lost_under_every(void **state)
{
    (void)state;
    run_script(TW_JOURNAL_EVERY, 21, 500);
    run_script(TW_JOURNAL_EVERY, 22, 500);
}

static void without_a_policy_it_opens_after_anything(void **state)
{
    (void)state;
    run_script(TW_JOURNAL_NONE, 31, 500);
}

/* A journal of one file with `count` messages; gives where each record ends. */
static model_disk *small_journal(uint32_t count, uint64_t *ends)
{
    model_disk *disk = model_new();
    tw_store *store = open_on(disk, TW_JOURNAL_NONE);
    tw_store_state state;
    (void)attach(store, 0, &state);
    const twi_journal *j = (const twi_journal *)(void *)store;
    for (uint32_t i = 0; i < count; i++) {
        ends[i] = j->offset;
        assert_int_equal(ops(store)->append(store, 1, i + 1, 0, (const uint8_t *)"0123456789", 10, 0), TW_OK);
    }
    ends[count] = j->offset;
    model_disk *copy = model_copy(disk);
    assert_int_equal(tw_journal_close(store), TW_OK);
    model_free(disk);
    model_kill(copy);
    return copy;
}

static void the_tail_can_be_torn_at_every_byte(void **state)
{
    (void)state;
    uint64_t ends[6];
    model_disk *whole = small_journal(5, ends);
    for (uint64_t cut = ends[0]; cut <= ends[5]; cut++) {
        model_disk *disk = model_copy(whole);
        tw_store_state found;
        tw_journal_info info;
        uint64_t kept = 0;
        memset(disk->files[1].seen + cut, 0, 65536 - cut);
        while (kept < 5 && twi_record_size(10) * kept + ends[0] + TWI_HEAD + 10 <= cut) // padding is not missed
            kept++;
        tw_store *store = open_on(disk, TW_JOURNAL_NONE);
        (void)attach(store, 0, &found);
        tw_journal_describe(store, &info);
        assert_int_equal(found.next_out, kept + 1);
        assert_true(info.torn_bytes <= cut - ends[0]);
        assert_int_equal(info.torn_bytes > 0, cut > ends[kept]); // a torn head shows something
        assert_int_equal(tw_journal_close(store), TW_OK);
        model_free(disk);
    }
    model_free(whole);
}

/* What the second opening writes, two records of 160 bytes, ends where an old record of the right position stands. */
static void a_record_behind_a_hole_does_not_come_back(void **state)
{
    (void)state;
    model_disk *disk = model_new();
    tw_store *store = open_on(disk, TW_JOURNAL_NONE);
    tw_store_state found;
    uint64_t hole = 0;
    (void)attach(store, 0, &found);
    for (uint64_t seq = 1; seq <= 5; seq++) {
        hole = seq == 3 ? ((const twi_journal *)(void *)store)->offset : hole;
        assert_int_equal(ops(store)->append(store, 1, seq, 0, (const uint8_t *)"012345678901234567890123", 24, 0), TW_OK);
    }
    assert_int_equal(twi_record_size(24) * 2, twi_record_size(TWI_BOOT_SIZE) + twi_record_size(TWI_STATE_SIZE + 2));
    disk->files[1].seen[hole] ^= 1;
    for (uint32_t opening = 0; opening < 2; opening++) {
        model_disk *next = model_copy(disk);
        model_kill(next);
        assert_int_equal(tw_journal_close(store), TW_OK);
        model_free(disk);
        disk = next;
        store = open_on(disk, TW_JOURNAL_NONE);
        (void)attach(store, 0, &found);
        assert_int_equal(found.next_out, 3);
    }
    assert_int_equal(tw_journal_close(store), TW_OK);
    model_free(disk);
}

static void damage_to_what_was_safe_is_not_cut(void **state)
{
    (void)state;
    uint64_t ends[6];
    model_disk *disk = small_journal(5, ends);
    tw_store *store = open_on(disk, TW_JOURNAL_EVERY);
    assert_int_equal(ops(store)->incoming(store, 1, 2, 0), TW_OK); // says that all before it is safe
    model_disk *damaged = model_copy(disk), *repaired = NULL;
    model_kill(damaged);
    damaged->files[1].seen[ends[2] + TWI_HEAD] ^= 1;
    const tw_journal_options options = {.size = sizeof options};
    tw_store *refused = NULL;
    tw_error error;
    repaired = model_copy(damaged);
    assert_int_equal(twi_journal_open(&options, &damaged->disk, 0, &refused, &error), TW_E_STORE_DAMAGED);
    assert_int_equal(error.offset, ends[2]);
    assert_non_null(strstr(error.text, "00000001.journal"));
    assert_int_equal(twi_journal_open(&options, &repaired->disk, 1, &refused, &error), TW_OK);
    tw_store_state found;
    (void)attach(refused, 0, &found);
    assert_int_equal(found.next_out, 3);
    assert_int_equal(tw_journal_close(refused), TW_OK);
    assert_int_equal(tw_journal_close(store), TW_OK);
    model_free(damaged);
    model_free(repaired);
    model_free(disk);
}

static void a_full_disk_refuses_and_goes_on_when_there_is_room(void **state)
{
    (void)state;
    static uint8_t bytes[1000];
    model_disk *disk = model_new();
    tw_store *store = open_on(disk, TW_JOURNAL_INTERVAL);
    tw_store_state found;
    uint64_t seq = 1;
    tw_status status = TW_OK;
    (void)attach(store, 0, &found);
    disk->room = 65536 + 1000;
    while ((status = ops(store)->append(store, 1, seq, 0, bytes, sizeof bytes, 0)) == TW_OK)
        assert_true(seq++ < 1000);
    assert_int_equal(status, TW_E_STORE_FULL);
    assert_true(seq > 60);
    assert_int_equal(ops(store)->append(store, 1, seq, 0, bytes, sizeof bytes, 0), TW_E_STORE_FULL);
    const tw_status committed = ops(store)->commit(store, 1000000, 0);
    assert_true(committed == TW_OK || committed == TW_E_STORE_FULL);
    (void)attach(store, 0, &found);
    assert_int_equal(found.next_out, seq);
    disk->room = 1 << 20;
    for (uint32_t i = 0; i < 100; i++)
        assert_int_equal(ops(store)->append(store, 1, seq++, 0, bytes, sizeof bytes, 0), TW_OK);
    assert_int_equal(tw_journal_close(store), TW_OK);
    model_free(disk);
}

/* Every call of the disk fails once: the store says so, and what was safe is there when it is opened again. */
static void every_call_of_the_disk_can_fail(void **state)
{
    (void)state;
    static uint8_t bytes[3000];
    uint32_t refused = 0;
    for (uint64_t fail_at = 1; fail_at < 60; fail_at++) {
        model_disk *disk = model_new();
        const tw_journal_options options = {.size = sizeof options, .policy = TW_JOURNAL_EVERY, .segment_size = 65536};
        tw_store *store = NULL;
        tw_store_state found;
        uint64_t seq = 1, safe = 1;
        uint32_t session = 0;
        disk->fail_at = fail_at;
        if (twi_journal_open(&options, &disk->disk, 0, &store, NULL) == TW_OK) {
            tw_status status = ops(store)->attach(store, (const uint8_t *)"S0", 2, 1, &session, &found, NULL);
            while (status == TW_OK && seq < 80) {
                status = ops(store)->append(store, session, seq, 0, bytes, sizeof bytes, 0);
                seq += status == TW_OK;
                status = status == TW_OK ? ops(store)->commit(store, 0, 0) : status;
                safe = status == TW_OK ? seq : safe;
            }
            refused += status == TW_E_STORE_IO;
            assert_true(status == TW_OK || ops(store)->commit(store, 0, 0) == status); // nothing goes on after that
            assert_int_equal(tw_journal_close(store), status);
        } else {
            refused++;
        }
        model_lose_power(disk, 0);
        store = open_on(disk, TW_JOURNAL_EVERY);
        (void)attach(store, 0, &found);
        assert_true(found.next_out >= safe && found.next_out <= seq + 1);
        assert_int_equal(tw_journal_close(store), TW_OK);
        model_free(disk);
    }
    assert_true(refused > 50);
}

static void another_opener_ends_this_one(void **state)
{
    (void)state;
    model_disk *disk = model_new();
    tw_store *store = open_on(disk, TW_JOURNAL_EVERY);
    tw_store_state found;
    (void)attach(store, 0, &found);
    assert_int_equal(ops(store)->append(store, 1, 1, 0, (const uint8_t *)"a", 1, 0), TW_OK);
    disk->epoch++;
    assert_int_equal(ops(store)->commit(store, 1, 0), TW_E_STORE_EPOCH);
    assert_int_equal(ops(store)->append(store, 1, 2, 0, (const uint8_t *)"a", 1, 0), TW_E_STORE_EPOCH);
    assert_int_equal(ops(store)->commit(store, 2, 0), TW_E_STORE_EPOCH);
    assert_int_equal(tw_journal_close(store), TW_E_STORE_EPOCH);
    model_free(disk);
}

static void a_locked_store_is_refused(void **state)
{
    (void)state;
    const tw_journal_options options = {.size = sizeof options};
    model_disk *disk = model_new(), *copy = NULL;
    tw_store *store = open_on(disk, TW_JOURNAL_NONE), *second = NULL;
    copy = model_copy(disk);
    assert_int_equal(twi_journal_open(&options, &copy->disk, 0, &second, NULL), TW_E_STORE_LOCKED);
    assert_int_equal(tw_journal_close(store), TW_OK);
    model_free(copy);
    model_free(disk);
}

/* Files go when no session keeps a message in them, and beyond segments_max. */
static void files_do_not_gather(void **state)
{
    (void)state;
    static uint8_t bytes[1000];
    tw_journal_options options = {.size = sizeof options, .segment_size = 65536, .interval_ns = 1};
    for (uint32_t round = 0; round < 6; round++) {
        const uint32_t max = round < 3 ? 0 : 5;
        options.policy = (int32_t)(round % 3);
        model_disk *disk = model_new();
        tw_store *store = NULL;
        tw_store_state found;
        tw_store_record record;
        tw_journal_info info;
        options.segments_max = max;
        assert_int_equal(twi_journal_open(&options, &disk->disk, 0, &store, NULL), TW_OK);
        (void)attach(store, 0, &found);
        for (uint64_t seq = 1; seq < 1500; seq++) {
            assert_int_equal(ops(store)->append(store, 1, seq, 0, bytes, sizeof bytes, 0), TW_OK);
            assert_int_equal(ops(store)->commit(store, (int64_t)seq, 0), TW_OK);
            tw_journal_describe(store, &info);
            assert_int_equal(info.first, max && info.last > max ? info.last - max + 1 : 1);
        }
        assert_true(info.last > 20);
        assert_int_equal(ops(store)->read(store, 1, 1, &record), TW_OK);
        assert_true(max ? record.seq > 1100 : record.seq == 1);
        const tw_store_state set = {1, 1, 1, 0};
        assert_int_equal(ops(store)->set(store, 1, &set, 1, 0), TW_OK);
        assert_int_equal(ops(store)->commit(store, 2000, 0), TW_OK);
        tw_journal_describe(store, &info);
        assert_int_equal(info.first, info.last);
        assert_int_equal(tw_journal_close(store), TW_OK);
        store = open_on(disk, TW_JOURNAL_EVERY);
        (void)attach(store, 0, &found);
        assert_int_equal(found.next_out, 1);
        assert_int_equal(tw_journal_close(store), TW_OK);
        model_free(disk);
    }
}

/* Where the last read ended is no place to go on from when the numbers, or the file, are others. */
static void a_read_does_not_go_on_in_what_is_gone(void **state)
{
    (void)state;
    static uint8_t bytes[1000];
    const tw_journal_options options = {
        .size = sizeof options, .segment_size = 65536, .segments_max = 2, .policy = TW_JOURNAL_EVERY};
    model_disk *disk = model_new();
    tw_store *store = NULL;
    tw_store_state found;
    tw_store_record record;
    const tw_store_state fresh = {1, 1, 1, 0};
    assert_int_equal(twi_journal_open(&options, &disk->disk, 0, &store, NULL), TW_OK);
    (void)attach(store, 0, &found);
    for (uint64_t seq = 1; seq < 4; seq++)
        assert_int_equal(ops(store)->append(store, 1, seq, 0, (const uint8_t *)"old", 3, 0), TW_OK);
    assert_int_equal(ops(store)->read(store, 1, 1, &record), TW_OK);
    assert_int_equal(ops(store)->set(store, 1, &fresh, 1, 0), TW_OK);
    for (uint64_t seq = 1; seq < 4; seq++)
        assert_int_equal(ops(store)->append(store, 1, seq, 0, (const uint8_t *)"new", 3, 0), TW_OK);
    assert_int_equal(ops(store)->read(store, 1, 2, &record), TW_OK);
    assert_memory_equal(record.bytes, "new", 3);
    for (uint64_t seq = 4; seq < 400; seq++) {
        assert_int_equal(ops(store)->append(store, 1, seq, 0, bytes, sizeof bytes, 0), TW_OK);
        assert_int_equal(ops(store)->commit(store, 1, 0), TW_OK);
    }
    assert_int_equal(ops(store)->read(store, 1, 3, &record), TW_OK); // from where the read of 2 ended, in a file that is gone
    assert_true(record.seq > 200 && record.length == sizeof bytes);
    assert_int_equal(tw_journal_close(store), TW_OK);
    model_free(disk);
}

/* Pages that are written next can be written without a fault: those of the record to come and some beyond, of a file that was made ahead, too. */
static void pages_are_warm_before_they_are_written(void **state)
{
    (void)state;
    static uint8_t bytes[4000];
    const tw_journal_options options = {.size = sizeof options, .segment_size = 1u << 20, .policy = TW_JOURNAL_NONE, .agent = 1};
    model_disk *disk = model_new();
    tw_store *store = NULL;
    tw_store_state found;
    tw_journal_info info;
    assert_int_equal(twi_journal_open(&options, &disk->disk, 0, &store, NULL), TW_OK);
    (void)attach(store, 0, &found);
    const twi_journal *j = (const twi_journal *)(void *)store;
    for (uint64_t seq = 1; seq < 600; seq++) {
        while (tw_journal_agent(store) == 1)
            ;
        assert_true(j->warm_file == j->current->number);
        assert_true(j->warm >= j->offset + 40 * TWI_PAGE || j->warm == j->current->size);
        assert_int_equal(ops(store)->append(store, 1, seq, 0, bytes, sizeof bytes, 0), TW_OK);
        assert_int_equal(ops(store)->commit(store, (int64_t)seq, 0), TW_OK);
    }
    tw_journal_describe(store, &info);
    assert_int_equal(info.stalls, 1); // the first file, before there was an agent
    const uint64_t pages = info.last * (1u << 20) / TWI_PAGE;
    assert_true(disk->warmed > pages / 2 && disk->warmed < 2 * pages + 64); // each once, those a file begins with twice
    assert_int_equal(tw_journal_close(store), TW_OK);
    model_free(disk);
}

static void the_agent_says_what_it_did(void **state)
{
    (void)state;
    const tw_journal_options options = {.size = sizeof options, .segment_size = 65536, .policy = TW_JOURNAL_EVERY, .agent = 1};
    model_disk *disk = model_new();
    tw_store *store = NULL;
    tw_store_state found;
    tw_journal_info info;
    assert_int_equal(twi_journal_open(&options, &disk->disk, 0, &store, NULL), TW_OK);
    (void)attach(store, 0, &found);
    while (tw_journal_agent(store) == 1)
        ;
    assert_int_equal(ops(store)->append(store, 1, 1, 0, (const uint8_t *)"x", 1, 0), TW_OK);
    assert_int_equal(tw_journal_agent(store), 0); // nobody has asked for it to be safe
    assert_int_equal(ops(store)->commit(store, 1, 0), TW_OK);
    tw_journal_describe(store, &info);
    assert_int_equal(info.durable, info.written - 1);
    assert_int_equal(tw_journal_agent(store), 1);
    tw_journal_describe(store, &info);
    assert_int_equal(info.durable, info.written);
    assert_int_equal(tw_journal_agent(store), 0);
    assert_int_equal(tw_journal_close(store), TW_OK);
    model_free(disk);
}

static void what_had_to_wait_is_counted(void **state)
{
    (void)state;
    model_disk *disk = model_new();
    tw_store *store = open_on(disk, TW_JOURNAL_INTERVAL);
    tw_store_state found;
    tw_journal_info before, after;
    (void)attach(store, 0, &found);
    tw_journal_describe(store, &before);
    for (uint64_t seq = 1; seq < 60; seq++) // more numbers than are marked, and no commit that would mark more
        assert_int_equal(ops(store)->append(store, 1, seq, 0, (const uint8_t *)"x", 1, 0), TW_OK);
    tw_journal_describe(store, &after);
    assert_true(after.stalls >= before.stalls + 3 && after.stalls <= before.stalls + 4);
    assert_int_equal(tw_journal_close(store), TW_OK);
    model_free(disk);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_promised_is_lost_under_interval),
        cmocka_unit_test(nothing_promised_is_lost_under_every),
        cmocka_unit_test(without_a_policy_it_opens_after_anything),
        cmocka_unit_test(the_tail_can_be_torn_at_every_byte),
        cmocka_unit_test(a_record_behind_a_hole_does_not_come_back),
        cmocka_unit_test(damage_to_what_was_safe_is_not_cut),
        cmocka_unit_test(a_full_disk_refuses_and_goes_on_when_there_is_room),
        cmocka_unit_test(every_call_of_the_disk_can_fail),
        cmocka_unit_test(another_opener_ends_this_one),
        cmocka_unit_test(a_locked_store_is_refused),
        cmocka_unit_test(files_do_not_gather),
        cmocka_unit_test(a_read_does_not_go_on_in_what_is_gone),
        cmocka_unit_test(pages_are_warm_before_they_are_written),
        cmocka_unit_test(the_agent_says_what_it_did),
        cmocka_unit_test(what_had_to_wait_is_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
