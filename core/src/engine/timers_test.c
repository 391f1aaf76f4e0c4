/* SPDX-License-Identifier: Apache-2.0 */
#include "support.h"
#include "timers.h"

enum { COUNT = 50, STEPS = 20000 };

/* Against a search of all. */
static void the_first_due_is_first(void **state)
{
    twi_timers timers;
    int64_t slow[COUNT], due;
    uint64_t seed = 11;
    (void)state;
    assert_true(twi_timers_init(&timers, COUNT));
    for (uint32_t i = 0; i < COUNT; i++)
        slow[i] = INT64_MAX;
    assert_int_equal(twi_timers_first(&timers, &due), UINT32_MAX);
    for (uint32_t step = 0; step < STEPS; step++) {
        const uint32_t number = random_below(&seed, COUNT);
        slow[number] = random_below(&seed, 4) ? (int64_t)random_below(&seed, 1000) : INT64_MAX;
        twi_timers_set(&timers, number, slow[number]);
        int64_t least = INT64_MAX;
        for (uint32_t i = 0; i < COUNT; i++)
            least = slow[i] < least ? slow[i] : least;
        const uint32_t first = twi_timers_first(&timers, &due);
        assert_int_equal(due, least);
        if (least == INT64_MAX)
            assert_int_equal(first, UINT32_MAX);
        else
            assert_int_equal(slow[first], least);
    }
    twi_timers_free(&timers);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_first_due_is_first)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
