/* SPDX-License-Identifier: Apache-2.0 */
#include "calendar.h"
#include "value_test.h"

#include <stdio.h>

static void check_read(const void *bytes, uint32_t length)
{
    int32_t wanted = -77, got = -77;
    const uint8_t *text = bytes;
    tw_status status = reference_date(text, length, &wanted);
    assert_int_equal(tw_date_read(at_end(text, length), length, &got), status);
    assert_int_equal(got, wanted);
    got = -77;
    assert_int_equal(tw_date_read(at_begin(text, length), length, &got), status);
    assert_int_equal(got, wanted);
}

static void check_text(const char *text, tw_status status, int32_t days)
{
    int32_t got = 0;
    assert_int_equal(tw_date_read(text, (uint32_t)strlen(text), &got), status);
    assert_int_equal(got, status == TW_OK ? days : 0);
    check_read(text, (uint32_t)strlen(text));
}

static tw_status write_date(const void *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    (void)digits;
    return tw_date_write(*(const int32_t *)value, out, room, written);
}

static void dates_are_read(void **state)
{
    (void)state;
    check_text("19700101", TW_OK, 0);
    check_text("19691231", TW_OK, -1);
    check_text("20000229", TW_OK, 11016);
    check_text("00000101", TW_OK, -719528);
    check_text("99991231", TW_OK, 2932896);
    check_text("20240229", TW_OK, 19782);
    check_text("20230229", TW_E_VALUE_FORMAT, 0);
    check_text("19000229", TW_E_VALUE_FORMAT, 0);
    check_text("20260431", TW_E_VALUE_FORMAT, 0);
    check_text("20260001", TW_E_VALUE_FORMAT, 0);
    check_text("20261301", TW_E_VALUE_FORMAT, 0);
    check_text("20260100", TW_E_VALUE_FORMAT, 0);
    check_text("20260132", TW_E_VALUE_FORMAT, 0);
    check_text("2026010", TW_E_VALUE_FORMAT, 0);
    check_text("202601011", TW_E_VALUE_FORMAT, 0);
    check_text("2026-1-1", TW_E_VALUE_FORMAT, 0);
    check_text("", TW_E_VALUE_EMPTY, 0);
}

static void dates_have_arguments(void **state)
{
    (void)state;
    int32_t days = 5;
    assert_int_equal(tw_date_read(NULL, 0, &days), TW_E_VALUE_EMPTY);
    assert_int_equal(tw_date_read(NULL, 8, &days), TW_E_ARGUMENT);
    assert_int_equal(tw_date_read("20260101", 8, NULL), TW_E_ARGUMENT);
    assert_int_equal(days, 5);
    days = TWI_DAYS_MIN - 1;
    check_write_fails(write_date, &days, 0, TW_E_ARGUMENT);
    days = TWI_DAYS_MAX + 1;
    check_write_fails(write_date, &days, 0, TW_E_ARGUMENT);
    days = INT32_MIN;
    check_write_fails(write_date, &days, 0, TW_E_ARGUMENT);
    days = TWI_DAYS_MIN;
    check_write(write_date, &days, 0, "00000101");
    days = TWI_DAYS_MAX;
    check_write(write_date, &days, 0, "99991231");
}

/* Every day of ten thousand years, there and back, beside libc's calendar. */
static void every_day_is_written_and_read(void **state)
{
    (void)state;
    for (int32_t day = TWI_DAYS_MIN; day <= TWI_DAYS_MAX; day++) {
        uint8_t text[8];
        uint32_t written;
        int32_t back = INT32_MIN;
        time_t seconds = (time_t)day * 86400;
        struct tm tm;
        assert_non_null(gmtime_r(&seconds, &tm));
        twi_civil date = twi_date(day);
        if (date.year != (uint32_t)(tm.tm_year + 1900) || date.month != (uint32_t)(tm.tm_mon + 1) ||
            date.day != (uint32_t)tm.tm_mday)
            fail_msg("day %d", day);
        if (tw_date_write(day, text, sizeof text, &written) != TW_OK || tw_date_read(text, 8, &back) != TW_OK || back != day)
            fail_msg("day %d", day);
        if (reference_int_at(text, 4) != tm.tm_year + 1900 || reference_int_at(text + 4, 2) != tm.tm_mon + 1 ||
            reference_int_at(text + 6, 2) != tm.tm_mday)
            fail_msg("day %d", day);
    }
}

static void every_month_and_day_number(void **state)
{
    (void)state;
    static const uint32_t years[] = {0, 4, 1600, 1900, 1999, 2000, 2023, 2024, 2100, 9999};
    for (size_t y = 0; y < sizeof years / sizeof years[0]; y++) {
        for (uint32_t rest = 0; rest < 10000; rest++) {
            char text[16];
            snprintf(text, sizeof text, "%04u%04u", years[y], rest);
            check_read(text, 8);
        }
    }
}

static void every_byte_at_every_position_of_a_date(void **state)
{
    (void)state;
    char text[9] = "20240229";
    for (uint32_t i = 0; i < 8; i++) {
        char kept = text[i];
        for (int byte = 0; byte < 256; byte++) {
            text[i] = (char)byte;
            check_read(text, 8);
        }
        text[i] = kept;
    }
    for (uint32_t length = 0; length <= 25; length++)
        check_read("2024022920240229202402292", length);
}

static tw_status write_month(const void *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    (void)digits;
    return tw_monthyear_write(value, out, room, written);
}

/* MonthYear by its definition. */
static tw_status reference_month(const uint8_t *text, uint32_t length, tw_monthyear *value)
{
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    if ((length != 6 && length != 8) || !reference_fits(text, 6, "dddddd"))
        return TW_E_VALUE_FORMAT;
    tw_monthyear month = {(uint16_t)reference_int_at(text, 4), (uint8_t)reference_int_at(text + 4, 2), 0, 0, {0, 0, 0}};
    if (month.month < 1 || month.month > 12)
        return TW_E_VALUE_FORMAT;
    if (length == 8 && text[6] == 'w') {
        if (text[7] < '1' || text[7] > '5')
            return TW_E_VALUE_FORMAT;
        month.week = (uint8_t)(text[7] - '0');
    } else if (length == 8) {
        int32_t days;
        if (reference_date(text, 8, &days) != TW_OK)
            return TW_E_VALUE_FORMAT;
        month.day = (uint8_t)reference_int_at(text + 6, 2);
    }
    *value = month;
    return TW_OK;
}

static void check_month(const void *bytes, uint32_t length)
{
    const uint8_t *text = bytes;
    tw_monthyear wanted, got;
    memset(&wanted, 0x77, sizeof wanted);
    memset(&got, 0x77, sizeof got);
    tw_status status = reference_month(text, length, &wanted);
    assert_int_equal(tw_monthyear_read(at_end(text, length), length, &got), status);
    assert_memory_equal(&got, &wanted, sizeof got);
    assert_int_equal(tw_monthyear_read(at_begin(text, length), length, &got), status);
    assert_memory_equal(&got, &wanted, sizeof got);
    if (status == TW_OK) {
        char again[16] = "";
        memcpy(again, text, length);
        check_write(write_month, &got, 0, again);
    }
}

static void n09_weeks_go_from_w1_to_w5(void **state)
{
    (void)state;
    tw_monthyear month;
    for (int byte = 0; byte < 256; byte++) {
        char text[9] = "202609w1";
        text[7] = (char)byte;
        check_month(text, 8);
        assert_int_equal(tw_monthyear_read(text, 8, &month), byte >= '1' && byte <= '5' ? TW_OK : TW_E_VALUE_FORMAT);
    }
    assert_int_equal(tw_monthyear_read("202609w6", 8, &month), TW_E_VALUE_FORMAT);
    assert_int_equal(tw_monthyear_read("202609W1", 8, &month), TW_E_VALUE_FORMAT);
    assert_int_equal(tw_monthyear_read("202613w1", 8, &month), TW_E_VALUE_FORMAT);
}

static void n09_months_and_days_are_read(void **state)
{
    (void)state;
    tw_monthyear month;
    assert_int_equal(tw_monthyear_read("202609", 6, &month), TW_OK);
    assert_int_equal(month.year, 2026);
    assert_int_equal(month.month, 9);
    assert_int_equal(month.day, 0);
    assert_int_equal(month.week, 0);
    assert_int_equal(tw_monthyear_read("20240229", 8, &month), TW_OK);
    assert_int_equal(month.day, 29);
    static const char *const texts[] = {"202609", "20260930", "202609w5", "000001", "99991231"};
    for (size_t t = 0; t < sizeof texts / sizeof texts[0]; t++) {
        char text[16];
        uint32_t length = (uint32_t)strlen(texts[t]);
        memcpy(text, texts[t], length + 1);
        for (uint32_t i = 0; i < length; i++) {
            for (int byte = 0; byte < 256; byte++) {
                text[i] = (char)byte;
                check_month(text, length);
            }
            text[i] = texts[t][i];
        }
    }
    for (uint32_t rest = 0; rest < 10000; rest++) {
        char text[16];
        snprintf(text, sizeof text, "2023%04u", rest);
        check_month(text, 8);
        if (rest < 100) {
            snprintf(text, sizeof text, "2023%02u", rest);
            check_month(text, 6);
        }
    }
    for (uint32_t length = 0; length <= 25; length++)
        check_month("2024022920240229202402292", length);
    assert_int_equal(tw_monthyear_read(NULL, 0, &month), TW_E_VALUE_EMPTY);
    assert_int_equal(tw_monthyear_read(NULL, 6, &month), TW_E_ARGUMENT);
    assert_int_equal(tw_monthyear_read("202609", 6, NULL), TW_E_ARGUMENT);
}

static void months_that_do_not_exist_are_not_written(void **state)
{
    (void)state;
    static const tw_monthyear bad[] = {
        {2026, 0, 0, 0, {0, 0, 0}},  {2026, 13, 0, 0, {0, 0, 0}}, {10000, 1, 0, 0, {0, 0, 0}}, {2026, 2, 29, 0, {0, 0, 0}},
        {2026, 4, 31, 0, {0, 0, 0}}, {2026, 1, 32, 0, {0, 0, 0}}, {2026, 1, 0, 6, {0, 0, 0}},  {2026, 1, 1, 1, {0, 0, 0}},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        check_write_fails(write_month, &bad[i], 0, TW_E_ARGUMENT);
    check_write_fails(write_month, NULL, 0, TW_E_ARGUMENT);
    tw_monthyear leap = {2024, 2, 29, 0, {0, 0, 0}};
    check_write(write_month, &leap, 0, "20240229");
}

int date_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dates_are_read),
        cmocka_unit_test(dates_have_arguments),
        cmocka_unit_test(every_day_is_written_and_read),
        cmocka_unit_test(every_month_and_day_number),
        cmocka_unit_test(every_byte_at_every_position_of_a_date),
        cmocka_unit_test(n09_weeks_go_from_w1_to_w5),
        cmocka_unit_test(n09_months_and_days_are_read),
        cmocka_unit_test(months_that_do_not_exist_are_not_written),
    };
    return cmocka_run_group_tests_name("value/date", tests, NULL, NULL);
}
