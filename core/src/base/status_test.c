/* SPDX-License-Identifier: Apache-2.0 */
#include "error.h"
#include "support.h"

#include <string.h>

static void table_is_ascending_and_unique(void **state)
{
    (void)state;
    const tw_status_row *rows = NULL;
    uint32_t count = tw_status_table(&rows);
    assert_int_equal(count, tw_status_table(NULL));
    assert_true(count > 20);
    for (uint32_t i = 1; i < count; i++)
        assert_true(rows[i - 1].code < rows[i].code);
}

static void every_row_is_found_by_its_code(void **state)
{
    (void)state;
    const tw_status_row *rows = NULL;
    uint32_t count = tw_status_table(&rows);
    for (uint32_t i = 0; i < count; i++) {
        assert_ptr_equal(tw_status_name(rows[i].code), rows[i].name);
        assert_ptr_equal(tw_status_text(rows[i].code), rows[i].text);
        assert_true(strlen(rows[i].text) < sizeof((tw_error *)0)->text);
    }
}

static void an_unknown_code_has_a_name_too(void **state)
{
    (void)state;
    const tw_status unknown[] = {INT32_MIN, -9999, -6, 4, 77, INT32_MAX};
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
        assert_string_equal(tw_status_name(unknown[i]), "TW_UNKNOWN");
        assert_string_equal(tw_status_text(unknown[i]), "unknown status");
    }
}

static void error_takes_the_status_and_its_text(void **state)
{
    (void)state;
    tw_error error;
    memset(&error, 0x5a, sizeof error);
    assert_int_equal(twi_error(&error, TW_E_FRAME_CHECKSUM, 5, 10, 177), TW_E_FRAME_CHECKSUM);
    assert_int_equal(error.status, TW_E_FRAME_CHECKSUM);
    assert_int_equal(error.reason, 5);
    assert_int_equal(error.tag, 10);
    assert_int_equal(error.offset, 177);
    assert_string_equal(error.text, "CheckSum differs from the sum of the bytes");
    assert_int_equal(error.text[sizeof error.text - 1], 0);
    assert_int_equal(twi_error(NULL, TW_MORE, 0, 0, 0), TW_MORE);
}

static void version_is_that_of_the_header(void **state)
{
    (void)state;
    assert_string_equal(tw_version(), "0.1.0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(table_is_ascending_and_unique),  cmocka_unit_test(every_row_is_found_by_its_code),
        cmocka_unit_test(an_unknown_code_has_a_name_too), cmocka_unit_test(error_takes_the_status_and_its_text),
        cmocka_unit_test(version_is_that_of_the_header),
    };
    return cmocka_run_group_tests_name("base", tests, NULL, NULL);
}
