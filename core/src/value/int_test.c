/* SPDX-License-Identifier: Apache-2.0 */
#include "value_test.h"

#include <inttypes.h>
#include <stdio.h>

static const char LONG_ZEROS[] = "00000000000000000000000000000000000000000000000000";

/* Every reader, at both edges of memory, answers as the reference. */
static void check_read(const void *text, uint32_t length)
{
    int64_t wanted = -77, got = -77;
    uint64_t wanted_natural = 77, got_natural = 77;
    tw_status status = reference_int(text, length, &wanted), natural = reference_uint(text, length, &wanted_natural);
    const uint8_t *end = at_end(text, length), *begin = at_begin(text, length);

    assert_int_equal(tw_int_read(end, length, &got), status);
    assert_int_equal(got, wanted);
    assert_int_equal(tw_uint_read(end, length, &got_natural), natural);
    assert_true(got_natural == wanted_natural);
    got = -77;
    got_natural = 77;
    assert_int_equal(tw_int_read(begin, length, &got), status);
    assert_int_equal(got, wanted);
    assert_int_equal(tw_uint_read(begin, length, &got_natural), natural);
    assert_true(got_natural == wanted_natural);

    /* The inline reader, at the end of a message and with all kinds of bytes before the value, at its start and near it. */
    static const uint8_t before[] = {0x00, 0x01, '=', '9', '-', '.', 0xff};
    for (size_t i = 0; i < sizeof before; i++) {
        memset(space_end - length - 9, before[i], 9);
        got = -77;
        assert_int_equal(tw_inline_int(space_end - SPACE, SPACE - length, SPACE, &got), status);
        assert_int_equal(got, wanted);
    }
    for (uint32_t start = 0; start < 10; start++) {
        memset(space_begin, start % 2 ? '=' : '7', start);
        if (length)
            memcpy(space_begin + start, text, length);
        space_begin[start + length] = start % 2 ? 0x01 : '5';
        got = -77;
        assert_int_equal(tw_inline_int(space_begin, start, start + length, &got), status);
        assert_int_equal(got, wanted);
    }
}

static void check_text(const char *text, tw_status status, int64_t value)
{
    int64_t got = 0;
    uint32_t length = (uint32_t)strlen(text);
    assert_int_equal(tw_int_read(text, length, &got), status);
    assert_int_equal(got, status == TW_OK ? value : 0);
    check_read(text, length);
}

static void numbers_are_read(void **state)
{
    (void)state;
    check_text("0", TW_OK, 0);
    check_text("7", TW_OK, 7);
    check_text("10", TW_OK, 10);
    check_text("-1", TW_OK, -1);
    check_text("-0", TW_OK, 0);
    check_text("12345678", TW_OK, 12345678);
    check_text("123456789", TW_OK, 123456789);
    check_text("-12345678", TW_OK, -12345678);
    check_text("1234567890123456", TW_OK, 1234567890123456);
    check_text("12345678901234567", TW_OK, 12345678901234567);
    check_text("00000000000000000000000000000000000000000000000042", TW_OK, 42);
    check_text("-0000000000000000000000000000000000000000000000042", TW_OK, -42);
}

static void n05_numbers_beyond_32_bits_are_kept(void **state)
{
    (void)state;
    check_text("2147483647", TW_OK, 2147483647);
    check_text("2147483648", TW_OK, 2147483648);
    check_text("4294967295", TW_OK, 4294967295);
    check_text("4294967296", TW_OK, 4294967296);
    check_text("9999999999", TW_OK, 9999999999);
    check_text("1000000000000000000", TW_OK, 1000000000000000000);
}

static void n05_an_error_comes_before_a_wrap(void **state)
{
    (void)state;
    check_text("9223372036854775806", TW_OK, INT64_MAX - 1);
    check_text("9223372036854775807", TW_OK, INT64_MAX);
    check_text("09223372036854775807", TW_OK, INT64_MAX);
    check_text("9223372036854775808", TW_E_VALUE_OVERFLOW, 0);
    check_text("-9223372036854775807", TW_OK, INT64_MIN + 1);
    check_text("-9223372036854775808", TW_OK, INT64_MIN);
    check_text("-9223372036854775809", TW_E_VALUE_OVERFLOW, 0);
    check_text("18446744073709551615", TW_E_VALUE_OVERFLOW, 0);
    check_text("18446744073709551616", TW_E_VALUE_OVERFLOW, 0);
    check_text("-18446744073709551616", TW_E_VALUE_OVERFLOW, 0);
    check_text("18446744073709551617", TW_E_VALUE_OVERFLOW, 0);
    check_text("184467440737095516150", TW_E_VALUE_OVERFLOW, 0);
    check_text("99999999999999999999999999999999999999999999999999", TW_E_VALUE_OVERFLOW, 0);
    check_text("10000000000000000000000000000000000000000000000000", TW_E_VALUE_OVERFLOW, 0);
    uint64_t natural;
    assert_int_equal(tw_uint_read("18446744073709551615", 20, &natural), TW_OK);
    assert_true(natural == UINT64_MAX);
    assert_int_equal(tw_uint_read("18446744073709551616", 20, &natural), TW_E_VALUE_OVERFLOW);
}

static void n13_signs_points_and_exponents_are_bad_format(void **state)
{
    (void)state;
    static const char *const bad[] = {"-",   "+",     "+1",   "--1",      "1-",       "1e5",       "1E5",      "0x10", " 1",
                                      "1 ",  "1.0",   "1.",   ".",        "/",        ":",         "12a4",     "-+1",  "-1-",
                                      "1,0", "-\x01", "\xb1", "1234567x", "x2345678", "12345678x", "x23456789"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        check_text(bad[i], TW_E_VALUE_FORMAT, 0);
}

static void a_bad_byte_counts_before_an_overflow(void **state)
{
    (void)state;
    check_text("99999999999999999999x", TW_E_VALUE_FORMAT, 0);
    check_text("99999999999999999999999999999999999999x9", TW_E_VALUE_FORMAT, 0);
    check_text("-9223372036854775809.", TW_E_VALUE_FORMAT, 0);
}

static void no_bytes_is_empty(void **state)
{
    (void)state;
    int64_t value;
    uint64_t natural;
    check_text("", TW_E_VALUE_EMPTY, 0);
    assert_int_equal(tw_int_read(NULL, 0, &value), TW_E_VALUE_EMPTY);
    assert_int_equal(tw_uint_read(NULL, 0, &natural), TW_E_VALUE_EMPTY);
    assert_int_equal(tw_int_read(NULL, 1, &value), TW_E_ARGUMENT);
    assert_int_equal(tw_uint_read(NULL, 1, &natural), TW_E_ARGUMENT);
    assert_int_equal(tw_int_read("1", 1, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_uint_read("1", 1, NULL), TW_E_ARGUMENT);
}

static void every_byte_at_every_position(void **state)
{
    (void)state;
    static const char digits[] = "98765432109876543210987654";
    for (uint32_t length = 1; length <= 26; length++) {
        for (uint32_t negative = 0; negative < 2; negative++) {
            char text[32];
            memcpy(text, digits, length);
            if (negative)
                text[0] = '-';
            for (uint32_t i = 0; i < length; i++) {
                char kept = text[i];
                for (int byte = 0; byte < 256; byte++) {
                    text[i] = (char)byte;
                    check_read(text, length);
                }
                text[i] = kept;
            }
        }
    }
}

/* Two strange bytes side by side, whose carries could hide each other. */
static void every_pair_of_bytes(void **state)
{
    (void)state;
    for (int first = 0; first < 256; first++) {
        for (int second = 0; second < 256; second++) {
            uint8_t text[4] = {'1', (uint8_t)first, (uint8_t)second, '2'};
            int64_t wanted = -77, got = -77;
            tw_status status = reference_int(text, 4, &wanted);
            memcpy(space_begin + 8, text, 4);
            assert_int_equal(tw_int_read(text, 4, &got), status);
            assert_int_equal(got, wanted);
            assert_int_equal(tw_inline_int(space_begin, 8, 12, &got), status);
            assert_int_equal(got, wanted);
        }
    }
}

static void random_texts_are_read_as_the_reference_reads_them(void **state)
{
    (void)state;
    uint64_t seed = 20260901;
    static const char likely[] = "0123456789012345678901234567890123456789-.+ e\x01\x80";
    for (int i = 0; i < 60000; i++) {
        char text[48];
        uint32_t length = random_below(&seed, 28), usual = random_below(&seed, 2) ? 10 : sizeof likely;
        for (uint32_t j = 0; j < length; j++)
            text[j] = likely[random_below(&seed, usual)];
        if (length && random_below(&seed, 4) == 0)
            text[0] = '-';
        check_read(text, length);
    }
}

static void ten_thousand_zeros_are_read(void **state)
{
    (void)state;
    static char text[10002];
    int64_t value = 0;
    memset(text, '0', sizeof text);
    text[10001] = '7';
    assert_int_equal(tw_int_read(text, sizeof text, &value), TW_OK);
    assert_int_equal(value, 7);
    text[0] = '-';
    assert_int_equal(tw_int_read(text, sizeof text, &value), TW_OK);
    assert_int_equal(value, -7);
    text[1] = '1';
    assert_int_equal(tw_int_read(text, sizeof text, &value), TW_E_VALUE_OVERFLOW);
    text[9000] = 'x';
    assert_int_equal(tw_int_read(text, sizeof text, &value), TW_E_VALUE_FORMAT);
    check_read(LONG_ZEROS, sizeof LONG_ZEROS - 1);
}

static tw_status write_int(const void *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    (void)digits;
    return tw_int_write(*(const int64_t *)value, out, room, written);
}

static tw_status write_uint(const void *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    (void)digits;
    return tw_uint_write(*(const uint64_t *)value, out, room, written);
}

static void check_round(int64_t value)
{
    char text[32];
    int64_t back;
    uint64_t natural = (uint64_t)value;
    snprintf(text, sizeof text, "%" PRId64, value);
    check_write(write_int, &value, 0, text);
    assert_int_equal(tw_int_read(text, (uint32_t)strlen(text), &back), TW_OK);
    assert_true(back == value);
    snprintf(text, sizeof text, "%" PRIu64, natural);
    check_write(write_uint, &natural, 0, text);
    assert_int_equal(tw_uint_read(text, (uint32_t)strlen(text), &natural), TW_OK);
    assert_true(natural == (uint64_t)value);
}

static void numbers_are_written(void **state)
{
    (void)state;
    static const int64_t edges[] = {0, INT64_MIN, INT64_MIN + 1, INT64_MAX, INT64_MAX - 1, INT32_MIN, INT32_MAX, UINT32_MAX};
    uint64_t seed = 7, power = 1;
    for (size_t i = 0; i < sizeof edges / sizeof edges[0]; i++)
        check_round(edges[i]);
    for (uint32_t i = 0; i < 20; i++, power *= 10) { /* every length, its first and its last number */
        check_round((int64_t)power);
        check_round((int64_t)(power - 1));
        check_round((int64_t)(power + 1));
        check_round(-(int64_t)(power / 10));
    }
    for (uint32_t i = 0; i < 64; i++) {
        check_round((int64_t)(UINT64_C(1) << i));
        check_round((int64_t)((UINT64_C(1) << i) - 1));
    }
    for (int i = 0; i < 20000; i++)
        check_round((int64_t)(random_next(&seed) >> random_below(&seed, 64)));
}

/* The eight-digit kernel: all numbers of one half, the other half running along. */
static void all_numbers_of_few_digits_are_written_and_read(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < 10000; i++) {
        const uint32_t numbers[] = {i, i * 10000 + (9999 - i), 12340000 + i};
        for (uint32_t j = 0; j < 3; j++) {
            char text[16], out[16];
            int64_t back = -1;
            uint32_t written, length = (uint32_t)snprintf(text, sizeof text, "%" PRIu32, numbers[j]);
            assert_int_equal(tw_int_write(numbers[j], out, sizeof out, &written), TW_OK);
            assert_int_equal(written, length);
            assert_memory_equal(out, text, length);
            memcpy(space_begin + 8, text, length);
            assert_int_equal(tw_inline_int(space_begin, 8, 8 + length, &back), TW_OK);
            assert_int_equal(back, numbers[j]);
            assert_int_equal(tw_int_read(text, length, &back), TW_OK);
            assert_int_equal(back, numbers[j]);
        }
    }
}

int int_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_read),
        cmocka_unit_test(n05_numbers_beyond_32_bits_are_kept),
        cmocka_unit_test(n05_an_error_comes_before_a_wrap),
        cmocka_unit_test(n13_signs_points_and_exponents_are_bad_format),
        cmocka_unit_test(a_bad_byte_counts_before_an_overflow),
        cmocka_unit_test(no_bytes_is_empty),
        cmocka_unit_test(every_byte_at_every_position),
        cmocka_unit_test(every_pair_of_bytes),
        cmocka_unit_test(random_texts_are_read_as_the_reference_reads_them),
        cmocka_unit_test(ten_thousand_zeros_are_read),
        cmocka_unit_test(numbers_are_written),
        cmocka_unit_test(all_numbers_of_few_digits_are_written_and_read),
    };
    return cmocka_run_group_tests_name("value/int", tests, NULL, NULL);
}
