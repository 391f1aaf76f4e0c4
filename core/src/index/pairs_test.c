/* SPDX-License-Identifier: Apache-2.0 */
/* The table of length/data pairs: what a slow search finds, and a filter that misses no length tag and doubts no more than it must. */
#include "pairs.h"
#include "support.h"

#include <stdlib.h>

static uint64_t rng = 0x9A125;

static const tw_data_pair *pair_of(const tw_data_pair *pairs, uint32_t count, uint32_t tag)
{
    for (uint32_t i = 0; i < count; i++)
        if (pairs[i].length_tag == tag)
            return &pairs[i];
    return NULL;
}

static twi_pairs *table_of(const tw_data_pair *pairs, uint32_t count)
{
    twi_pairs *table = calloc(1, twi_pairs_size(count));
    assert_non_null(table);
    assert_int_equal(twi_pairs_init(table, pairs, count, NULL), TW_OK);
    return table;
}

static void filter_check(const twi_filter *filter, const tw_data_pair *pairs, uint32_t count)
{
    uint32_t largest = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t tag = pairs[i].length_tag;
        assert_true(twi_filter_hit(filter, tag));
        if (tag <= 9999 && tag > largest)
            largest = tag;
    }
    assert_int_equal(filter->high_span, largest >= 1024 ? largest - 1024 + 1 : 0);
    for (uint32_t tag = 1; tag < 1024; tag++)
        assert_int_equal(twi_filter_hit(filter, tag) != 0, pair_of(pairs, count, tag) != NULL);
}

static void table_check(const tw_data_pair *pairs, uint32_t count)
{
    twi_pairs *table = table_of(pairs, count);
    uint32_t slots = table->mask + 1;
    assert_true((slots & table->mask) == 0 && slots >= 2 * count && (slots == 8 || slots / 2 < 2 * count));
    assert_int_equal(twi_pairs_size(count), sizeof *table + slots * sizeof(tw_data_pair));
    for (uint32_t i = 0; i < count; i++)
        assert_int_equal(twi_pairs_data(table, pairs[i].length_tag), pairs[i].data_tag);
    for (uint32_t i = 0; i < 300; i++) { /* also of a table whose probes lead through all of it this ends */
        uint32_t tag = 1 + random_below(&rng, i % 2 ? 1200 : 100000);
        const tw_data_pair *pair = pair_of(pairs, count, tag);
        assert_int_equal(twi_pairs_data(table, tag), pair ? pair->data_tag : 0);
    }
    filter_check(&table->filter, pairs, count);
    free(table);
}

static void random_pairs_in_any_order_are_found_and_no_others(void **state)
{
    (void)state;
    static const uint32_t edges[] = {1, 90, 1022, 1023, 1024, 1025, 9998, 9999, 10000, 10001, INT32_MAX};
    tw_data_pair pairs[40];
    for (uint32_t round = 0; round < 20000; round++) {
        uint32_t most = round % 3 ? 4 : 40, count = 0;
        for (uint32_t i = 0; i < most; i++) {
            uint32_t tag =
                random_below(&rng, 3) ? 1 + random_below(&rng, 12000) : edges[random_below(&rng, sizeof edges / sizeof edges[0])];
            if (!pair_of(pairs, count, tag))
                pairs[count++] = (tw_data_pair){tag, 1 + random_below(&rng, 50000)};
        }
        table_check(pairs, count);
    }
}

static void the_built_in_pairs_are_found_and_no_others(void **state)
{
    (void)state;
    const tw_data_pair *pairs;
    uint32_t count = tw_data_pairs(&pairs);
    twi_pairs *table = table_of(pairs, count);
    for (uint32_t tag = 1; tag < 60000; tag++) {
        const tw_data_pair *pair = pair_of(pairs, count, tag);
        assert_int_equal(twi_pairs_data(table, tag), pair ? pair->data_tag : 0);
    }
    free(table);
    table_check(pairs, count);
    table_check(pairs, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_pairs_in_any_order_are_found_and_no_others),
        cmocka_unit_test(the_built_in_pairs_are_found_and_no_others),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
