/* SPDX-License-Identifier: Apache-2.0 */
#include "dial.h"
#include "support.h"

static twi_dial dial_of(uint32_t addresses)
{
    twi_dial dial = {.count = addresses, .wait_ns = 1000, .timeout_ns = 50, .due = 0, .until = INT64_MAX, .random = 9};
    for (uint32_t i = 0; i < addresses; i++)
        dial.addresses[i].port = (uint16_t)(i + 1);
    return dial;
}

static void T06_addresses_are_tried_in_turn(void **state)
{
    twi_dial dial = dial_of(3);
    (void)state;
    for (uint32_t round = 0; round < 2; round++)
        for (uint16_t i = 1; i <= 3; i++) {
            assert_int_equal(twi_dial_begin(&dial, 100)->port, i);
            assert_int_equal(dial.due, INT64_MAX);
            twi_dial_ended(&dial, 100, 1);
            assert_int_equal(dial.due, i < 3 ? 100 : 1100);
        }
    assert_int_equal(twi_dial_begin(&dial, 200)->port, 1);
    twi_dial_ended(&dial, 200, 1);
    assert_int_equal(twi_dial_begin(&dial, 200)->port, 2);
    twi_dial_connected(&dial);
    twi_dial_ended(&dial, 500, 0); /* it had been logged on: from the first one on again, after the interval */
    assert_int_equal(dial.due, 1500);
    assert_int_equal(twi_dial_begin(&dial, 1500)->port, 1);
}

static void T07_an_attempt_has_its_time(void **state)
{
    twi_dial dial = dial_of(1);
    (void)state;
    twi_dial_begin(&dial, 100);
    assert_int_equal(dial.until, 150);
    twi_dial_connected(&dial);
    assert_int_equal(dial.until, INT64_MAX);
    twi_dial_begin(&dial, 100);
    twi_dial_ended(&dial, 150, 1);
    assert_int_equal(dial.until, INT64_MAX);
    assert_int_equal(dial.due, 1150);
    twi_dial_stop(&dial);
    assert_int_equal(dial.due, INT64_MAX);
    twi_dial_at(&dial, 7);
    assert_int_equal(dial.due, 7);
}

static void pauses_grow_to_their_limit(void **state)
{
    static const int64_t pauses[] = {1000, 2000, 4000, 5000, 5000};
    twi_dial dial = dial_of(1);
    (void)state;
    dial.wait_max_ns = 5000;
    for (uint32_t i = 0; i < 5; i++) {
        twi_dial_begin(&dial, 0);
        twi_dial_ended(&dial, 0, 1);
        assert_int_equal(dial.due, pauses[i]);
    }
    twi_dial_ended(&dial, 0, 0);
    assert_int_equal(dial.due, 1000);
}

static void pauses_differ_by_chance(void **state)
{
    twi_dial dial = dial_of(1);
    int64_t least = INT64_MAX, most = 0;
    (void)state;
    dial.jitter = 20;
    for (uint32_t i = 0; i < 1000; i++) {
        twi_dial_begin(&dial, 0);
        twi_dial_ended(&dial, 0, 1);
        least = dial.due < least ? dial.due : least;
        most = dial.due > most ? dial.due : most;
    }
    assert_true(least >= 800 && least < 820);
    assert_true(most <= 1200 && most > 1180);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(T06_addresses_are_tried_in_turn),
                                       cmocka_unit_test(T07_an_attempt_has_its_time), cmocka_unit_test(pauses_grow_to_their_limit),
                                       cmocka_unit_test(pauses_differ_by_chance)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
