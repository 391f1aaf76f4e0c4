/* SPDX-License-Identifier: Apache-2.0 */
#include "value_test.h"

#include <stdio.h>
#include <stdlib.h>

static void check_scale(const uint8_t *text, uint32_t length, uint32_t scale)
{
    int64_t wanted = -77, got = -77;
    uint8_t wanted_digits = 99, got_digits = 99;
    tw_status status = reference_decimal_scaled(text, length, scale, &wanted, &wanted_digits);
    assert_int_equal(tw_decimal_read_scaled(at_end(text, length), length, scale, &got, &got_digits), status);
    assert_int_equal(got, wanted);
    assert_int_equal(got_digits, wanted_digits);
    got = -77;
    assert_int_equal(tw_decimal_read_scaled(at_begin(text, length), length, scale, &got, NULL), status);
    assert_int_equal(got, wanted);
    static const uint8_t before[] = {0x01, '=', '9', '.'};
    memset(space_end - length - 9, before[length % 4], 9);
    got = -77;
    assert_int_equal(tw_inline_decimal(space_end - SPACE, SPACE - length, SPACE, scale, &got), status);
    assert_int_equal(got, wanted);
    got = -77;
    assert_int_equal(tw_inline_decimal(space_begin, 0, length, scale, &got), status);
    assert_int_equal(got, wanted);
}

/* With a constant scale the compiler makes other code of it. */
static void check_constant(const uint8_t *text, uint32_t length)
{
    int64_t wanted, got;
    uint8_t digits;
    memset(space_begin, '=', 9);
    if (length)
        memcpy(space_begin + 9, text, length);
#define CHECK_CONSTANT(scale)                                                                                                      \
    wanted = got = -77;                                                                                                            \
    assert_int_equal(tw_inline_decimal(space_begin, 9, 9 + length, scale, &got),                                                   \
                     reference_decimal_scaled(text, length, scale, &wanted, &digits));                                             \
    assert_int_equal(got, wanted)
    CHECK_CONSTANT(0);
    CHECK_CONSTANT(2);
    CHECK_CONSTANT(5);
    CHECK_CONSTANT(8);
    CHECK_CONSTANT(10);
    CHECK_CONSTANT(11);
    CHECK_CONSTANT(18);
#undef CHECK_CONSTANT
}

static void check_read(const void *bytes, uint32_t length)
{
    const uint8_t *text = bytes;
    tw_decimal wanted = {-77, -77, 77}, got = wanted;
    tw_status status = reference_decimal(text, length, &wanted);
    assert_int_equal(tw_decimal_read(at_end(text, length), length, &got), status);
    assert_memory_equal(&got, &wanted, sizeof got);
    got = (tw_decimal){-77, -77, 77};
    assert_int_equal(tw_decimal_read(at_begin(text, length), length, &got), status);
    assert_memory_equal(&got, &wanted, sizeof got);
    for (uint32_t scale = 0; scale <= 18; scale++)
        check_scale(text, length, scale);
    check_constant(text, length);
}

static void check_text(const char *text, tw_status status, int64_t mantissa, int32_t exponent)
{
    tw_decimal got = {0, 0, 0};
    assert_int_equal(tw_decimal_read(text, (uint32_t)strlen(text), &got), status);
    assert_int_equal(got.mantissa, status == TW_OK ? mantissa : 0);
    assert_int_equal(got.exponent, status == TW_OK ? exponent : 0);
    check_read(text, (uint32_t)strlen(text));
}

static void check_scaled(const char *text, uint32_t scale, tw_status status, int64_t value, uint32_t digits)
{
    int64_t got = 0;
    uint8_t got_digits = 0;
    assert_int_equal(tw_decimal_read_scaled(text, (uint32_t)strlen(text), scale, &got, &got_digits), status);
    assert_int_equal(got, status == TW_OK ? value : 0);
    assert_int_equal(got_digits, status == TW_OK ? digits : 0);
    check_read(text, (uint32_t)strlen(text));
}

static void n01_n04_a_decimal_is_exact(void **state)
{
    (void)state;
    check_text("1.233", TW_OK, 1233, -3);
    check_text("0.1", TW_OK, 1, -1);
    check_text("-0.3", TW_OK, -3, -1);
    check_text("123456789.123456789", TW_OK, 123456789123456789, -9);
    check_text("9007199254740993", TW_OK, 9007199254740993, 0); /* 2^53 + 1: no double */
    check_scaled("1.233", 5, TW_OK, 123300, 3);
    check_scaled("1.08245", 5, TW_OK, 108245, 5);
    check_scaled("-1.08245", 8, TW_OK, -108245000, 5);
}

static void n02_trailing_zeros_are_kept(void **state)
{
    (void)state;
    check_text("1.50", TW_OK, 150, -2);
    check_text("1.500", TW_OK, 1500, -3);
    check_text("100", TW_OK, 100, 0);
    check_text("0.00", TW_OK, 0, -2);
    check_text("-0.000000000000000000", TW_OK, 0, -18);
    check_text("0.0000000000000000000", TW_OK, 0, -18); /* one more than an exponent goes */
    check_text("1.000000000000000000", TW_OK, 1000000000000000000, -18);
    check_text("9.000000000000000000", TW_OK, 9000000000000000000, -18);
    check_text("10.000000000000000000", TW_OK, 1000000000000000000, -17);
    check_text("9223372036854775807.0", TW_OK, INT64_MAX, 0);
    check_text("922337203685477580.70", TW_OK, INT64_MAX, -1);
    check_text("-922337203685477580.800", TW_OK, INT64_MIN, -1);
    check_scaled("1.2000", 2, TW_OK, 120, 4);
    check_scaled("1.2", 2, TW_OK, 120, 1);
}

static void n13_points_and_leading_zeros_are_valid(void **state)
{
    (void)state;
    check_text(".5", TW_OK, 5, -1);
    check_text("-.5", TW_OK, -5, -1);
    check_text("5.", TW_OK, 5, 0);
    check_text("-5.", TW_OK, -5, 0);
    check_text("005", TW_OK, 5, 0);
    check_text("0000000000000000000000005", TW_OK, 5, 0);
    check_text("-0000000000000000000000005.10", TW_OK, -510, -2);
    check_text("1234567.", TW_OK, 1234567, 0);
    check_text(".1234567", TW_OK, 1234567, -7);
    check_text("12345678.", TW_OK, 12345678, 0);
    check_text(".12345678", TW_OK, 12345678, -8);
    check_text("123456789012345.", TW_OK, 123456789012345, 0);
    check_text(".123456789012345", TW_OK, 123456789012345, -15);
    check_text(".1234567890123456", TW_OK, 1234567890123456, -16);
    check_text("1234567890123456.", TW_OK, 1234567890123456, 0);
}

static void n13_signs_exponents_and_odd_points_are_bad_format(void **state)
{
    (void)state;
    static const char *const bad[] = {".",
                                      "-",
                                      "-.",
                                      "..",
                                      "+",
                                      "+1",
                                      "--1",
                                      "1-",
                                      "-1-",
                                      "1..",
                                      "..1",
                                      "1.2.3",
                                      "1.2.",
                                      ".1.",
                                      "1e5",
                                      "1E5",
                                      "1.0e5",
                                      "1.-5",
                                      "-+1",
                                      "1,5",
                                      " 1",
                                      "1 ",
                                      "inf",
                                      "NaN",
                                      "0x1",
                                      "1.\x01",
                                      "\xb1.5",
                                      ("1\xae"
                                       "5"),
                                      "1.234.67",
                                      "1.23456.8",
                                      "1.2345678.",
                                      ".123456789.",
                                      "1.2345678.12345",
                                      "12345678.1234.12",
                                      "1234567.8x",
                                      "x.12345678",
                                      "1.000000000000000000000.",
                                      "1234567890.1234567890.",
                                      "1234567890123456789x",
                                      "-12345678901234567-",
                                      "1.2345678901234567e"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        check_text(bad[i], TW_E_VALUE_FORMAT, 0, 0);
}

static void n05_multiplying_to_a_scale_never_wraps(void **state)
{
    (void)state;
    check_scaled("999999999999999999", 5, TW_E_VALUE_OVERFLOW, 0, 0);
    check_scaled("-999999999999999999", 5, TW_E_VALUE_OVERFLOW, 0, 0);
    check_scaled("92233720368547.75807", 5, TW_OK, INT64_MAX, 5);
    check_scaled("92233720368547.75808", 5, TW_E_VALUE_OVERFLOW, 0, 0);
    check_scaled("-92233720368547.75808", 5, TW_OK, INT64_MIN, 5);
    check_scaled("-92233720368547.75809", 5, TW_E_VALUE_OVERFLOW, 0, 0);
    check_scaled("9", 18, TW_OK, 9000000000000000000, 0);
    check_scaled("10", 18, TW_E_VALUE_OVERFLOW, 0, 0);
    check_scaled("9.3", 18, TW_E_VALUE_OVERFLOW, 0, 0);
    check_scaled("-9.3", 18, TW_E_VALUE_OVERFLOW, 0, 0);
    check_scaled("19", 18, TW_E_VALUE_OVERFLOW, 0, 0);
    check_scaled("99999999", 10, TW_OK, 999999990000000000, 0);
    check_scaled("99999999", 11, TW_E_VALUE_OVERFLOW, 0, 0);
    check_scaled("92233720", 11, TW_OK, 9223372000000000000, 0);
    check_scaled("0", 18, TW_OK, 0, 0);
    check_scaled("9223372036854775807", 0, TW_OK, INT64_MAX, 0);
    check_scaled("9223372036854775808", 0, TW_E_VALUE_OVERFLOW, 0, 0);
    check_scaled("-9223372036854775808", 0, TW_OK, INT64_MIN, 0);
    check_scaled("9223372036854775807.00", 0, TW_OK, INT64_MAX, 2);
    check_scaled("184467440737095516.16", 2, TW_E_VALUE_OVERFLOW, 0, 0); /* 2^64 */
    check_scaled("36893488147419103232", 0, TW_E_VALUE_OVERFLOW, 0, 0);
    check_text("9223372036854775808", TW_E_VALUE_OVERFLOW, 0, 0);
    check_text("-9223372036854775809", TW_E_VALUE_OVERFLOW, 0, 0);
    check_text("18446744073709551617.5", TW_E_VALUE_OVERFLOW, 0, 0);
}

static void digits_beyond_the_scale_are_inexact_never_rounded(void **state)
{
    (void)state;
    check_scaled("1.005", 2, TW_E_VALUE_INEXACT, 0, 0);
    check_scaled("0.999999", 5, TW_E_VALUE_INEXACT, 0, 0);
    check_scaled("1.50", 1, TW_OK, 15, 2);
    check_scaled("1.50", 0, TW_E_VALUE_INEXACT, 0, 0);
    check_scaled("1.000000000000000000000000000000", 5, TW_OK, 100000, 30);
    check_scaled("1.000000000000000000000000000001", 5, TW_E_VALUE_INEXACT, 0, 0);
    check_scaled("-0.000000000000000000000000000001", 18, TW_E_VALUE_INEXACT, 0, 0);
    check_text("0.0000000000000000001", TW_E_VALUE_INEXACT, 0, 0);
    check_text("0.000000000000000001", TW_OK, 1, -18);
    check_text("10.000000000000000001", TW_E_VALUE_INEXACT, 0, 0);
    check_text("9223372036854775807.1", TW_E_VALUE_INEXACT, 0, 0);
    check_text("-9223372036854775808.1", TW_E_VALUE_INEXACT, 0, 0);
    check_text("922337203685477580.71", TW_E_VALUE_INEXACT, 0, 0);
}

static void of_several_faults_format_then_overflow_then_inexact(void **state)
{
    (void)state;
    check_scaled("99999999999999999999.000000000000000000001x", 5, TW_E_VALUE_FORMAT, 0, 0);
    check_scaled("99999999999999999999.000000000000000000001", 5, TW_E_VALUE_OVERFLOW, 0, 0);
    check_scaled("1.000000000000000000001x", 5, TW_E_VALUE_FORMAT, 0, 0);
    check_scaled("1.1x", 0, TW_E_VALUE_FORMAT, 0, 0);
}

static void arguments_are_checked(void **state)
{
    (void)state;
    int64_t value = 7;
    uint8_t digits = 7;
    tw_decimal decimal;
    assert_int_equal(tw_decimal_read("1", 1, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_decimal_read(NULL, 1, &decimal), TW_E_ARGUMENT);
    assert_int_equal(tw_decimal_read(NULL, 0, &decimal), TW_E_VALUE_EMPTY);
    assert_int_equal(tw_decimal_read_scaled("1", 1, 5, NULL, &digits), TW_E_ARGUMENT);
    assert_int_equal(tw_decimal_read_scaled(NULL, 1, 5, &value, &digits), TW_E_ARGUMENT);
    assert_int_equal(tw_decimal_read_scaled("1", 1, 19, &value, &digits), TW_E_ARGUMENT);
    assert_int_equal(tw_decimal_read_scaled("", 0, 19, &value, &digits), TW_E_ARGUMENT);
    assert_int_equal(tw_decimal_read_scaled(NULL, 0, 18, &value, &digits), TW_E_VALUE_EMPTY);
    assert_int_equal(tw_inline_decimal("1", 0, 1, 19, &value), TW_E_ARGUMENT);
    assert_int_equal(tw_inline_decimal("12345678", 0, 8, UINT32_MAX, &value), TW_E_ARGUMENT);
    assert_int_equal(tw_inline_decimal("1234.678", 0, 8, UINT32_MAX, &value), TW_E_ARGUMENT);
    assert_int_equal(value, 7);
    assert_int_equal(digits, 7);
    check_text("", TW_E_VALUE_EMPTY, 0, 0);
}

static void every_byte_at_every_position(void **state)
{
    (void)state;
    static const char *const texts[] = {"7",
                                        "75",
                                        ".5",
                                        "5.",
                                        "1.5",
                                        "12.45",
                                        "1.23456",
                                        "1234567.",
                                        ".1234567",
                                        "12345678",
                                        "123.45678",
                                        "1.2345678",
                                        "12345678.9",
                                        "-1.5",
                                        "1234.567890123456",
                                        "12345678901234.567",
                                        "-12345678.90123456",
                                        "0000000000012.500000000000"};
    for (size_t t = 0; t < sizeof texts / sizeof texts[0]; t++) {
        char text[32];
        uint32_t length = (uint32_t)strlen(texts[t]);
        memcpy(text, texts[t], length);
        for (uint32_t i = 0; i < length; i++) {
            for (int byte = 0; byte < 256; byte++) {
                text[i] = (char)byte;
                check_read(text, length);
            }
            text[i] = texts[t][i];
        }
    }
}

/* A point at every position of every length, and no point, with and without a sign. */
static void every_length_and_place_of_the_point(void **state)
{
    (void)state;
    static const char *const digits[] = {"1234567890123456789012345", "0000000000000000000000000", "9999999999999999999999999",
                                         "1000000000000000000000000", "0000000000000000000000001"};
    for (size_t d = 0; d < sizeof digits / sizeof digits[0]; d++) {
        for (uint32_t length = 0; length <= 25; length++) {
            for (uint32_t point = 0; point <= length; point++) {
                char text[32] = "-";
                memcpy(text + 1, digits[d], length);
                if (point < length)
                    text[1 + point] = '.';
                check_read(text + 1, length);
                check_read(text, length + 1);
            }
        }
    }
}

/* All texts of up to five bytes from an alphabet of what matters. */
static void every_short_text(void **state)
{
    (void)state;
    static const char letters[] = "059.-+\x01";
    for (uint32_t length = 1; length <= 5; length++) {
        uint32_t texts = 1;
        for (uint32_t i = 0; i < length; i++)
            texts *= sizeof letters - 1;
        for (uint32_t number = 0; number < texts; number++) {
            char text[8];
            for (uint32_t i = 0, rest = number; i < length; i++, rest /= sizeof letters - 1)
                text[i] = letters[rest % (sizeof letters - 1)];
            if (length < 5)
                check_read(text, length);
            else
                check_constant((const uint8_t *)text, length);
        }
    }
}

static void random_texts_are_read_as_the_reference_reads_them(void **state)
{
    (void)state;
    uint64_t seed = 44;
    static const char likely[] = "0123456789000000000000000000009999999..-+e\x01\x80";
    for (int i = 0; i < 20000; i++) {
        char text[64];
        uint32_t length = random_below(&seed, i % 16 ? 26 : 60), usual = random_below(&seed, 3) ? 10 + 27 : sizeof likely;
        for (uint32_t j = 0; j < length; j++)
            text[j] = likely[random_below(&seed, usual)];
        if (length && random_below(&seed, 4))
            text[random_below(&seed, length)] = '.';
        if (length && random_below(&seed, 4) == 0)
            text[0] = '-';
        check_read(text, length);
    }
}

static void ten_thousand_zeros_are_read(void **state)
{
    (void)state;
    static char text[10004];
    int64_t value = 0;
    uint8_t digits = 0;
    tw_decimal decimal;
    memset(text, '0', sizeof text);
    text[0] = '1';
    text[1] = '.';
    assert_int_equal(tw_decimal_read_scaled(text, sizeof text, 5, &value, &digits), TW_OK);
    assert_int_equal(value, 100000);
    assert_int_equal(digits, 255);
    assert_int_equal(tw_decimal_read(text, sizeof text, &decimal), TW_OK);
    assert_int_equal(decimal.mantissa, 1000000000000000000);
    assert_int_equal(decimal.exponent, -18);
    assert_int_equal(tw_decimal_read_scaled(text, 2 + 254, 5, &value, &digits), TW_OK);
    assert_int_equal(digits, 254);
    assert_int_equal(tw_decimal_read_scaled(text, 2 + 255, 5, &value, &digits), TW_OK);
    assert_int_equal(digits, 255);
    assert_int_equal(tw_decimal_read_scaled(text, 2 + 256, 5, &value, &digits), TW_OK);
    assert_int_equal(digits, 255);
    check_scale((const uint8_t *)text, sizeof text, 18);
    text[sizeof text - 1] = '1';
    check_read(text, sizeof text);
    text[sizeof text - 1] = '.';
    check_read(text, sizeof text);
    memset(text, '0', sizeof text);
    text[sizeof text - 3] = '1';
    text[sizeof text - 2] = '.';
    text[sizeof text - 1] = '5';
    check_read(text, sizeof text);
    text[2] = '1';
    check_read(text, sizeof text);
    /* Doubling the length must about double the time; that it ends at all in a test's time shows that it is not squared. */
    uint32_t length = 4000000;
    char *long_text = malloc(length);
    assert_non_null(long_text);
    memset(long_text, '0', length);
    long_text[length / 2] = '.';
    assert_int_equal(tw_decimal_read_scaled(long_text, length, 18, &value, &digits), TW_OK);
    assert_int_equal(tw_decimal_read(long_text, length, &decimal), TW_OK);
    assert_int_equal(value, 0);
    free(long_text);
}

typedef struct scaled {
    int64_t value;
    uint32_t scale;
} scaled;

static tw_status write_scaled(const void *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    const scaled *number = value;
    return tw_decimal_write_scaled(number->value, number->scale, digits, out, room, written);
}

static tw_status write_decimal(const void *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    return tw_decimal_write(value, digits, out, room, written);
}

/* What must be written, by digit strings; NULL if digits would be lost. */
static const char *wanted_text(int64_t value, uint32_t scale, uint32_t digits)
{
    static char text[320];
    char number[64];
    uint64_t magnitude = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    uint32_t length = (uint32_t)snprintf(number, sizeof number, "%0*llu", (int)scale + 1, (unsigned long long)magnitude), end = 0;
    if (digits == TW_DIGITS_OWN)
        digits = scale;
    for (uint32_t i = digits; i < scale; i++)
        if (number[length - 1 - (i - digits)] != '0')
            return NULL;
    if (value < 0)
        text[end++] = '-';
    memcpy(text + end, number, length - scale);
    end += length - scale;
    if (digits)
        text[end++] = '.';
    for (uint32_t i = 0; i < digits; i++)
        text[end++] = i < scale ? number[length - scale + i] : '0';
    text[end] = 0;
    return text;
}

static void check_write_all(int64_t value, uint32_t scale, uint32_t digits)
{
    scaled number = {value, scale};
    tw_decimal decimal = {value, -(int32_t)scale, 0};
    const char *text = wanted_text(value, scale, digits);
    if (!text) {
        check_write_fails(write_scaled, &number, digits, TW_E_VALUE_INEXACT);
        check_write_fails(write_decimal, &decimal, digits, TW_E_VALUE_INEXACT);
        return;
    }
    check_write(write_scaled, &number, digits, text);
    check_write(write_decimal, &decimal, digits, text);
    int64_t back = -1;
    uint8_t got_digits = 0;
    assert_int_equal(tw_decimal_read_scaled(text, (uint32_t)strlen(text), scale, &back, &got_digits), TW_OK);
    assert_true(back == value);
    assert_int_equal(got_digits, digits == TW_DIGITS_OWN ? scale : digits);
    tw_decimal read;
    if (digits == TW_DIGITS_OWN) {
        assert_int_equal(tw_decimal_read(text, (uint32_t)strlen(text), &read), TW_OK);
        assert_memory_equal(&read, &decimal, sizeof read);
    }
}

static void n02_decimals_are_written_with_the_digits_asked_for(void **state)
{
    (void)state;
    scaled number = {150, 2};
    check_write(write_scaled, &number, TW_DIGITS_OWN, "1.50");
    check_write(write_scaled, &number, 1, "1.5");
    check_write(write_scaled, &number, 5, "1.50000");
    check_write_fails(write_scaled, &number, 0, TW_E_VALUE_INEXACT);
    number = (scaled){-5, 2};
    check_write(write_scaled, &number, TW_DIGITS_OWN, "-0.05");
    number = (scaled){0, 0};
    check_write(write_scaled, &number, TW_DIGITS_OWN, "0");
    check_write(write_scaled, &number, 3, "0.000");
    static const int64_t edges[] = {0,
                                    1,
                                    -1,
                                    5,
                                    99999,
                                    100000,
                                    -100000,
                                    108245,
                                    -108245,
                                    INT64_MAX,
                                    INT64_MIN,
                                    INT64_MIN + 1,
                                    1000000000000000000,
                                    123000000000000000};
    for (size_t i = 0; i < sizeof edges / sizeof edges[0]; i++) {
        for (uint32_t scale = 0; scale <= 18; scale++) {
            for (uint32_t digits = 0; digits <= 22; digits++)
                check_write_all(edges[i], scale, digits);
            check_write_all(edges[i], scale, TW_DIGITS_OWN);
        }
    }
    check_write_all(108245, 5, 254);
    uint64_t seed = 9;
    for (int i = 0; i < 5000; i++) {
        uint64_t value = random_next(&seed) >> random_below(&seed, 64);
        if (random_below(&seed, 2))
            value = value / 100000 * 100000;
        check_write_all((int64_t)value, random_below(&seed, 19), random_below(&seed, 2) ? TW_DIGITS_OWN : random_below(&seed, 20));
    }
}

static void what_cannot_be_written_is_refused(void **state)
{
    (void)state;
    scaled number = {1, 19};
    check_write_fails(write_scaled, &number, 0, TW_E_ARGUMENT);
    check_write_fails(write_scaled, &number, TW_DIGITS_OWN, TW_E_ARGUMENT);
    number = (scaled){1, 0};
    check_write_fails(write_scaled, &number, 256, TW_E_ARGUMENT);
    tw_decimal decimal = {1, 1, 0};
    check_write_fails(write_decimal, &decimal, TW_DIGITS_OWN, TW_E_ARGUMENT);
    decimal.exponent = -19;
    check_write_fails(write_decimal, &decimal, TW_DIGITS_OWN, TW_E_ARGUMENT);
    decimal.exponent = INT32_MIN;
    check_write_fails(write_decimal, &decimal, TW_DIGITS_OWN, TW_E_ARGUMENT);
    check_write_fails(write_decimal, NULL, TW_DIGITS_OWN, TW_E_ARGUMENT);
}

/* The inline builder divides by them, and takes the long way where that leaves a rest: a wrong one would hardly ever show there. */
static void powers_of_ten(void **state)
{
    (void)state;
    uint64_t power = 1;
    for (uint32_t i = 0; i <= TW_SCALE_MAX; i++, power *= 10)
        assert_true(tw_inline_power(i) == power);
}

int decimal_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(n01_n04_a_decimal_is_exact),
        cmocka_unit_test(n02_trailing_zeros_are_kept),
        cmocka_unit_test(n13_points_and_leading_zeros_are_valid),
        cmocka_unit_test(n13_signs_exponents_and_odd_points_are_bad_format),
        cmocka_unit_test(n05_multiplying_to_a_scale_never_wraps),
        cmocka_unit_test(digits_beyond_the_scale_are_inexact_never_rounded),
        cmocka_unit_test(of_several_faults_format_then_overflow_then_inexact),
        cmocka_unit_test(arguments_are_checked),
        cmocka_unit_test(every_byte_at_every_position),
        cmocka_unit_test(every_length_and_place_of_the_point),
        cmocka_unit_test(every_short_text),
        cmocka_unit_test(random_texts_are_read_as_the_reference_reads_them),
        cmocka_unit_test(ten_thousand_zeros_are_read),
        cmocka_unit_test(n02_decimals_are_written_with_the_digits_asked_for),
        cmocka_unit_test(what_cannot_be_written_is_refused),
        cmocka_unit_test(powers_of_ten),
    };
    return cmocka_run_group_tests_name("value/decimal", tests, NULL, NULL);
}
