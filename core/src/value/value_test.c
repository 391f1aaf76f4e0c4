/* SPDX-License-Identifier: Apache-2.0 */
#include "value_test.h"

#include <locale.h>
#include <stdio.h>

uint8_t *space_begin, *space_end;

void check_write(writer write, const void *value, uint32_t digits, const char *expected)
{
    uint32_t length = (uint32_t)strlen(expected), written = 77;
    for (uint32_t room = 0; room < length; room++) {
        uint8_t *out = space_end - room;
        memset(out, 0x5a, room);
        assert_int_equal(write(value, digits, room ? out : NULL, room, &written), TW_ROOM);
        assert_int_equal(written, length);
        for (uint32_t i = 0; i < room; i++)
            assert_int_equal(out[i], 0x5a);
    }
    assert_int_equal(write(value, digits, space_end - length, length, &written), TW_OK);
    assert_int_equal(written, length);
    assert_memory_equal(space_end - length, expected, length);
    /* With more room than needed, nothing beyond the text is touched, and nothing before it. */
    memset(space_begin, 0x5a, length + 32);
    written = 77;
    assert_int_equal(write(value, digits, space_begin, length + 16, &written), TW_OK);
    assert_int_equal(written, length);
    assert_memory_equal(space_begin, expected, length);
    for (uint32_t i = length; i < length + 32; i++)
        assert_int_equal(space_begin[i], 0x5a);
    assert_int_equal(write(value, digits, NULL, length, &written), TW_E_ARGUMENT);
    assert_int_equal(write(value, digits, space_begin, length, NULL), TW_E_ARGUMENT);
}

void check_write_fails(writer write, const void *value, uint32_t digits, tw_status status)
{
    uint32_t written = 77;
    memset(space_begin, 0x5a, 64);
    assert_int_equal(write(value, digits, space_begin, 64, &written), status);
    assert_int_equal(written, 77);
    for (uint32_t i = 0; i < 64; i++)
        assert_int_equal(space_begin[i], 0x5a);
    /* The fault is named before the lack of room. */
    assert_int_equal(write(value, digits, NULL, 0, &written), status);
    assert_int_equal(written, 77);
}

static void nothing_is_allocated(void **state)
{
    (void)state;
    char out[64];
    uint32_t written, count, offset;
    int64_t number;
    uint64_t natural;
    int32_t days;
    uint8_t byte;
    tw_decimal decimal;
    tw_time time;
    tw_monthyear month;
    tw_item item = {0, 0};
    uint64_t before = allocation_count();
    tw_status failed = TW_OK;
    failed |= tw_int_read("-1234567890123", 14, &number) | tw_int_write(number, out, 64, &written);
    failed |= tw_uint_read("1234567890123", 13, &natural) | tw_uint_write(natural, out, 64, &written);
    failed |= tw_decimal_read("00000000000000000001.250", 24, &decimal) | tw_decimal_write(&decimal, 9, out, 64, &written);
    failed |= tw_decimal_read_scaled("1.0825", 6, 5, &number, &byte) | tw_decimal_write_scaled(number, 5, 5, out, 64, &written);
    failed |= tw_inline_int("34=12", 3, 5, &number) | tw_inline_decimal("44=1.25|6=1.25", 10, 14, 5, &number);
    failed |= tw_char_read("1", 1, &byte) | tw_char_write(byte, out, 64, &written);
    failed |= tw_bool_read("Y", 1, &byte) | tw_bool_write(byte, out, 64, &written);
    failed |= tw_text_check("text", 4, &offset) | tw_text_write("text", 4, out, 64, &written);
    failed |= tw_multiple_next("a b", 3, &item) | tw_multiple_check("a b", 3, 1, &count, &offset);
    failed |= tw_multiple_append("a", 1, 0, out, 64, &written);
    failed |= tw_time_read("20260901-07:39:01.123456789012", 30, &time) | tw_time_write(&time, 12, out, 64, &written);
    failed |= tw_timeonly_read("07:39:01.1", 10, &time) | tw_timeonly_write(&time, 12, out, 64, &written);
    failed |= tw_tztime_read("20260901-07:39:01.12+02:30", 26, &time) | tw_tztime_write(&time, 12, out, 64, &written);
    failed |= tw_tztimeonly_read("07:39Z", 6, &time) | tw_tztimeonly_write(&time, 0, out, 64, &written);
    failed |= tw_date_read("20260901", 8, &days) | tw_date_write(days, out, 64, &written);
    failed |= tw_monthyear_read("202609w1", 8, &month) | tw_monthyear_write(&month, out, 64, &written);
    uint64_t after = allocation_count();
    assert_int_equal(failed, TW_OK);
    assert_int_equal(before, after);
}

/* N03: a decimal comma in the locale changes nothing. Without such a locale on the machine it is the C locale once more. */
static void n03_the_locale_changes_nothing(void **state)
{
    (void)state;
    static const char *const names[] = {"de_DE.UTF-8", "de_DE.utf8", "de_DE", "fr_FR.UTF-8", "C"};
    const char *name = NULL;
    for (size_t i = 0; !name; i++)
        name = setlocale(LC_ALL, names[i]);
    if (strcmp(name, "C") == 0)
        print_message("no locale with a decimal comma here: the C locale stands in\n");
    char out[32];
    uint32_t written;
    int64_t number = 0;
    uint8_t digits;
    assert_int_equal(tw_decimal_read_scaled("1234.5", 6, 5, &number, &digits), TW_OK);
    assert_int_equal(number, 123450000);
    assert_int_equal(tw_decimal_read_scaled("1234,5", 6, 5, &number, &digits), TW_E_VALUE_FORMAT);
    assert_int_equal(tw_decimal_write_scaled(number, 5, 1, out, sizeof out, &written), TW_OK);
    assert_int_equal(written, 6);
    assert_memory_equal(out, "1234.5", 6);
    assert_int_equal(tw_int_write(1234567, out, sizeof out, &written), TW_OK);
    assert_int_equal(written, 7);
    assert_memory_equal(out, "1234567", 7);
    setlocale(LC_ALL, "C");
}

int main(void)
{
    uint8_t *end = guard_end(SPACE);
    space_end = end + SPACE;
    space_begin = guard_begin(SPACE);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_allocated),
        cmocka_unit_test(n03_the_locale_changes_nothing),
    };
    int failed = cmocka_run_group_tests_name("value", tests, NULL, NULL);
    failed += int_tests() + decimal_tests() + text_tests() + date_tests() + time_tests();
    guard_free(end);
    guard_free(space_begin);
    return failed;
}
