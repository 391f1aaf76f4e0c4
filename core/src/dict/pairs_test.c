/* SPDX-License-Identifier: Apache-2.0 */
/* The length/data pairs that an index has without a dictionary are those of the dictionaries. */
#include "support.h"

#include <tagwire/dict.h>

#include <string.h>

static uint32_t data_of(const tw_data_pair *pairs, uint32_t count, uint32_t length_tag)
{
    for (uint32_t i = 0; i < count; i++)
        if (pairs[i].length_tag == length_tag)
            return pairs[i].data_tag;
    return 0;
}

static void every_pair_of_a_dictionary_is_one_that_an_index_knows(void **state)
{
    (void)state;
    const tw_data_pair *known = NULL;
    uint32_t known_count = tw_data_pairs(&known), dicts = 0;
    const tw_dict *dict = NULL;
    for (; (dict = tw_dict_builtin_at(dicts)); dicts++) {
        tw_data_pair pairs[256];
        uint32_t count = tw_dict_pairs(dict, pairs, 256);
        assert_in_range(count, 1, 256);
        for (uint32_t i = 0; i < count; i++)
            assert_int_equal(data_of(known, known_count, pairs[i].length_tag), pairs[i].data_tag);
    }
    assert_int_equal(dicts, 9);
}

static void every_pair_that_an_index_knows_is_one_of_the_newest_dictionaries(void **state)
{
    (void)state;
    static const char *const names[] = {"FIX.5.0SP2", "FIXT.1.1", "FIX.4.4"};
    const tw_data_pair *known = NULL;
    uint32_t known_count = tw_data_pairs(&known);
    for (uint32_t i = 0; i < known_count; i++) {
        uint32_t data = 0;
        for (uint32_t n = 0; n < 3 && data == 0; n++) {
            tw_data_pair pairs[256];
            uint32_t count = tw_dict_pairs(tw_dict_builtin(names[n], (uint32_t)strlen(names[n])), pairs, 256);
            data = data_of(pairs, count, known[i].length_tag);
        }
        if (data != known[i].data_tag)
            fail_msg("no dictionary has %u before %u", known[i].length_tag, known[i].data_tag);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_pair_of_a_dictionary_is_one_that_an_index_knows),
        cmocka_unit_test(every_pair_that_an_index_knows_is_one_of_the_newest_dictionaries),
    };
    return cmocka_run_group_tests_name("dictionary pairs", tests, NULL, NULL);
}
