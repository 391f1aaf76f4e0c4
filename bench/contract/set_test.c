/* SPDX-License-Identifier: Apache-2.0 */
/* The set reader on a good file, on every truncation of it, and with each field of its tables made hostile. */
#include "message.h"
#include "set.h"
#include "support.h"

#include <stdlib.h>
#include <string.h>

enum { ROWS = 32, VALUES = ROWS + 64, FRAMES = VALUES + 4 * 32, FILE_BYTES = FRAMES + 24 };

static void put(char *file, size_t at, uint64_t value, size_t bytes)
{
    memcpy(file + at, &value, bytes);
}

/* One W frame of 24 bytes, "abcd..." for the reader does not look at it, with 55, 268, 269, 270. */
static void good_file(char *file)
{
    memset(file, 0, FILE_BYTES);
    memcpy(file, "TWSET001", 8);
    put(file, 8, 1, 4);
    put(file, 12, 4, 4);
    put(file, 16, FRAMES, 8);
    put(file, 24, FILE_BYTES, 8);
    put(file, ROWS + 8, 24, 4);
    put(file, ROWS + 12, 6, 4);
    put(file, ROWS + 44, 4, 4);
    file[ROWS + 48] = 'W';
    static const struct {
        uint32_t tag;
        char kind;
        int64_t number;
    } values[4] = {{55, 's', 0}, {268, 'i', 1}, {269, 'i', 7}, {270, 'p', -150000}};
    for (size_t i = 0; i < 4; i++) {
        put(file, VALUES + 32 * i, values[i].tag, 4);
        file[VALUES + 32 * i + 4] = values[i].kind;
        put(file, VALUES + 32 * i + 8, (uint64_t)values[i].number, 8);
    }
    put(file, VALUES + 6, 3, 2);
    put(file, VALUES + 16, 2, 8);
    put(file, VALUES + 32 * 3 + 5, 1, 1);
    memcpy(file + FRAMES, "abcdefghijklmnopqrstuvwx", 24);
}

/* The bytes stand right before an unreadable page (FILE_BYTES is a multiple of 8, so that rows stay aligned). */
static bool reads(const char *bytes, size_t length)
{
    bench_set set;
    const char *reason;
    size_t room = (length + 7) / 8 * 8;
    char *file = guard_end(room + (room == 0));
    memcpy(file, bytes, length);
    bool read = bench_set_parse(file, length, &set, &reason);
    assert_true(read == (reason == NULL));
    if (read)
        free(set.values);
    guard_free(file);
    return read;
}

static void good(void **state)
{
    (void)state;
    bench_set set;
    const char *reason;
    char *file = aligned_alloc(64, 512);
    good_file(file);
    assert_true(bench_set_parse(file, FILE_BYTES, &set, &reason));
    assert_int_equal(set.count, 1);
    assert_int_equal(set.frame_bytes_max, 24);
    assert_memory_equal(set.values[0].text, "cde", 3);
    bench_message message;
    bench_value extras[4];
    bench_entry entries[4];
    bench_message_load(&set, &set.rows[0], &message, extras, entries);
    assert_int_equal(message.known, 'W');
    assert_int_equal(message.extras_count, 0);
    assert_int_equal(message.entries_count, 1);
    assert_true(bench_has(&message, SNAPSHOT_SYMBOL) && !bench_has(&message, SNAPSHOT_HASH));
    assert_true(entries[0].type == 7 && entries[0].price == -150000 && entries[0].digits == 1 && !entries[0].has_size);

    set.values[1].number = 2; /* more entries than there are: all values as extras, in order */
    bench_message_load(&set, &set.rows[0], &message, extras, entries);
    assert_true(message.known == 0 && message.extras_count == 4 && message.present == 0 && message.entries_count == 0);
    assert_int_equal(message.extras[3].tag, 270);
    bench_set_free(&set);
}

static void truncated(void **state)
{
    (void)state;
    char file[FILE_BYTES];
    good_file(file);
    assert_true(reads(file, FILE_BYTES));
    for (size_t length = 0; length < FILE_BYTES; length++) {
        assert_false(reads(file, length));
        put(file, 24, length, 8); /* the header agrees, the tables do not fit */
        if (length < FRAMES + 24)
            assert_false(reads(file, length));
        good_file(file);
    }
}

static void hostile(void **state)
{
    (void)state;
    static const struct {
        size_t at, bytes;
        uint64_t value;
    } faults[] = {
        {0, 1, 'X'},
        {8, 4, 0},
        {8, 4, UINT32_MAX},
        {12, 4, UINT32_MAX},
        {12, 4, 5},
        {16, 8, UINT64_MAX},
        {16, 8, FRAMES - 1},
        {24, 8, FILE_BYTES + 1},
        {ROWS, 8, 1},
        {ROWS, 8, UINT64_MAX - 3},
        {ROWS + 8, 4, 0},
        {ROWS + 8, 4, 25},
        {ROWS + 8, 4, UINT32_MAX},
        {ROWS + 16, 8, UINT64_MAX},
        {ROWS + 24, 8, UINT64_MAX},
        {ROWS + 40, 4, 1},
        {ROWS + 40, 4, UINT32_MAX},
        {ROWS + 44, 4, 5},
        {ROWS + 55, 1, 'x'},
        {VALUES + 4, 1, 'q'},
        {VALUES + 6, 2, 23},
        {VALUES + 16, 8, 22},
        {VALUES + 16, 8, UINT64_MAX},
        {VALUES + 32 * 3 + 5, 1, 6},
    };
    char file[FILE_BYTES];
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        good_file(file);
        put(file, faults[i].at, faults[i].value, faults[i].bytes);
        if (reads(file, FILE_BYTES))
            fail_msg("fault %zu was not seen", i);
    }
}

static void random_bytes(void **state)
{
    (void)state;
    uint64_t seed = 2026;
    char file[FILE_BYTES];
    for (unsigned round = 0; round < 20000; round++) {
        good_file(file);
        for (unsigned i = 0; i <= round % 3; i++)
            file[8 + random_below(&seed, FRAMES - 8)] = (char)random_next(&seed);
        reads(file, FILE_BYTES);
    }
}

static void missing(void **state)
{
    (void)state;
    bench_set set;
    const char *reason;
    assert_false(bench_set_read("/nowhere/at/all", &set, &reason));
    assert_non_null(reason);
    assert_false(bench_set_read("/", &set, &reason));
    assert_false(bench_set_read("/dev/null", &set, &reason));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(good), cmocka_unit_test(truncated), cmocka_unit_test(hostile),
                                       cmocka_unit_test(random_bytes), cmocka_unit_test(missing)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
