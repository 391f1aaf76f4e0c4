/* SPDX-License-Identifier: Apache-2.0 */
/* The floor folds the values that the contract names: over the pinned messages it gives the hashes that they carry. */
#include "floor.h"
#include "sink.h"
#include "support.h"

#include <string.h>

#define WHEN "20260703-19:28:00.123"

static bench_value text(uint32_t tag, const char *bytes)
{
    return (bench_value){.tag = tag, .kind = 's', .text = bytes, .length = (uint16_t)strlen(bytes)};
}

static bench_value number(uint32_t tag, char kind, int64_t value)
{
    return (bench_value){.tag = tag, .kind = kind, .number = value, .digits = 5};
}

static uint32_t hash(const char *type, const char *operation, bench_value *values, uint32_t count)
{
    bench_floor floor;
    bench_row row = {.values = count};
    bench_set set = {.rows = &row, .values = values, .count = 1, .values_count = count};
    memcpy(row.msg_type, type, strlen(type));
    assert_true(bench_floor_open(&floor, &set, operation));
    uint32_t found = bench_floor_hash(&floor, 0, SINK_BASIS);
    bench_floor_ns ns = bench_floor_measure(&floor, 10, 32, 1);
    assert_true(ns.throughput > 0 && ns.chain > 0);
    bench_floor_close(&floor);
    return found;
}

static void order(void **state)
{
    (void)state;
    bench_value values[] = {number(34, 'i', 8),  text(52, WHEN),          text(11, "ORD123456"), number(21, 'i', 1),
                            text(55, "AUD/NZD"), number(54, 'i', 1),      text(60, WHEN),        number(38, 'i', 100000),
                            number(40, 'i', 2),  number(44, 'p', 108245), number(59, 'i', 0),    number(9002, 'i', 1)};
    assert_int_equal(hash("D", "parse_only", values, sizeof values / sizeof values[0]), 2863910631u);
    assert_int_equal(hash("D", "parse_extract", values, sizeof values / sizeof values[0]), 2863910631u);
    assert_int_equal(hash("D", "session_receive", values, sizeof values / sizeof values[0]), 2863910631u);
    assert_int_equal(hash("D", "session_send", values, sizeof values / sizeof values[0]), 2863910631u);
    assert_int_equal(hash("D", "store_append", values, sizeof values / sizeof values[0]), 2863910631u);
}

static void snapshot(void **state)
{
    (void)state;
    bench_value values[65] = {number(34, 'i', 10), text(52, WHEN), text(262, "REQ-AUDNZD-1"), text(55, "AUD/NZD"),
                              number(268, 'i', 20)};
    for (int level = 0; level < 20; level++) {
        values[5 + 3 * level] = number(269, 'i', level % 2);
        values[6 + 3 * level] = number(270, 'p', level % 2 ? 108245 + level / 2 : 108241 - level / 2);
        values[7 + 3 * level] = number(271, 'i', 1000000);
    }
    assert_int_equal(hash("W", "parse_only", values, 65), 2376139772u);
    assert_int_equal(hash("W", "parse_extract", values, 65), 2366019821u);
    bench_value price = values[6]; /* within an entry the contract's order holds, whatever the frame's */
    values[6] = values[7];
    values[7] = price;
    assert_int_equal(hash("W", "parse_extract", values, 65), 2366019821u);
}

static void without(void **state)
{
    (void)state;
    bench_floor floor;
    bench_row row = {.values = 0};
    bench_value value = number(34, 'i', 1);
    bench_set set = {.rows = &row, .values = &value, .count = 1, .values_count = 0};
    assert_false(bench_floor_open(&floor, &set, "parse_only"));
    set.values_count = 1;
    assert_false(bench_floor_open(&floor, &set, "build"));
    assert_false(bench_floor_open(&floor, &set, "parse_only")); /* a type that nothing is read of */
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(order), cmocka_unit_test(snapshot), cmocka_unit_test(without)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
