/* SPDX-License-Identifier: Apache-2.0 */
#include "value_test.h"

typedef tw_status (*reader)(const void *text, uint32_t length, tw_time *value);

/* One form of time: its reader, its writer, and how the reference is to take it. */
typedef struct time_form {
    reader read;
    writer write;
    int date, zone;
} time_form;

static tw_status write_time(const void *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    return tw_time_write(value, digits, out, room, written);
}

static tw_status write_timeonly(const void *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    return tw_timeonly_write(value, digits, out, room, written);
}

static tw_status write_tztime(const void *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    return tw_tztime_write(value, digits, out, room, written);
}

static tw_status write_tztimeonly(const void *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    return tw_tztimeonly_write(value, digits, out, room, written);
}

static const time_form UTC_TIMESTAMP = {tw_time_read, write_time, 1, 0};
static const time_form UTC_TIME_ONLY = {tw_timeonly_read, write_timeonly, 0, 0};
static const time_form TZ_TIMESTAMP = {tw_tztime_read, write_tztime, 1, 1};
static const time_form TZ_TIME_ONLY = {tw_tztimeonly_read, write_tztimeonly, 0, 1};

/* Reads at both edges of memory as the reference does; what is valid is written back as it stood. */
static tw_status check_read(const time_form *form, const void *bytes, uint32_t length, int round)
{
    const uint8_t *text = bytes;
    tw_time wanted, got;
    memset(&wanted, 0x77, sizeof wanted);
    memset(&got, 0x77, sizeof got);
    tw_status status = reference_time(text, length, form->date, form->zone, &wanted);
    assert_int_equal(form->read(at_end(text, length), length, &got), status);
    assert_memory_equal(&got, &wanted, sizeof got);
    memset(&got, 0x77, sizeof got);
    assert_int_equal(form->read(at_begin(text, length), length, &got), status);
    assert_memory_equal(&got, &wanted, sizeof got);
    if (status == TW_OK && round) {
        char again[64] = "";
        memcpy(again, text, length);
        check_write(form->write, &got, TW_DIGITS_OWN, again);
    }
    return status;
}

static void check_text(const time_form *form, const char *text, tw_status status)
{
    assert_int_equal(check_read(form, text, (uint32_t)strlen(text), 1), status);
}

static void check_bytes(const time_form *form, const char *valid)
{
    char text[64];
    uint32_t length = (uint32_t)strlen(valid);
    memcpy(text, valid, length);
    for (uint32_t i = 0; i < length; i++) {
        for (int byte = 0; byte < 256; byte++) {
            text[i] = (char)byte;
            check_read(form, text, length, 0);
        }
        text[i] = valid[i];
    }
    for (uint32_t cut = 0; cut <= length; cut++)
        check_read(form, text, cut, 1);
}

static void times_are_read(void **state)
{
    (void)state;
    tw_time time;
    assert_int_equal(tw_time_read("20260901-07:39:01", 17, &time), TW_OK);
    assert_int_equal(time.ns, 1788248341000000000);
    assert_int_equal(time.digits, 0);
    assert_int_equal(tw_time_read("20260901-07:39:01.123", 21, &time), TW_OK);
    assert_int_equal(time.ns, 1788248341123000000);
    assert_int_equal(time.digits, 3);
    check_text(&UTC_TIMESTAMP, "19700101-00:00:00", TW_OK);
    check_text(&UTC_TIMESTAMP, "19691231-23:59:59.999", TW_OK);
    check_text(&UTC_TIMESTAMP, "20260901-24:00:00", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIMESTAMP, "20260901-23:60:00", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIMESTAMP, "20260901-23:59:61", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIMESTAMP, "20260229-23:59:00", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIMESTAMP, "20260901-07:39:01.", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIMESTAMP, "20260901-07:39", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIMESTAMP, "20260901-07:39:01Z", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIMESTAMP, "20260901 07:39:01", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIMESTAMP, "20260901-07:39:01,123", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIMESTAMP, "20260901-07:39:01.1-3", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIMESTAMP, "20260901-7:39:01", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIMESTAMP, "", TW_E_VALUE_EMPTY);
}

static void n06_every_fraction_from_none_to_nanoseconds_is_kept(void **state)
{
    (void)state;
    static const char full[] = "20260901-07:39:01.987654321";
    check_text(&UTC_TIMESTAMP, "20260901-07:39:01", TW_OK);
    for (uint32_t digits = 1; digits <= 9; digits++) {
        tw_time time;
        assert_int_equal(check_read(&UTC_TIMESTAMP, full, 18 + digits, 1), TW_OK);
        assert_int_equal(tw_time_read(full, 18 + digits, &time), TW_OK);
        assert_int_equal(time.digits, digits);
        assert_int_equal(time.picos, 0);
        check_read(&UTC_TIMESTAMP, "20260901-07:39:01.000000000", 18 + digits, 1); /* zeros are digits too */
    }
}

static void n07_picoseconds_are_accepted_and_13_digits_refused(void **state)
{
    (void)state;
    tw_time time;
    assert_int_equal(tw_time_read("20260901-07:39:01.987654321012", 30, &time), TW_OK);
    assert_int_equal(time.ns, 1788248341987654321);
    assert_int_equal(time.picos, 12);
    assert_int_equal(time.digits, 12);
    static const char full[] = "20260901-07:39:01.9876543210129";
    for (uint32_t digits = 1; digits <= 12; digits++)
        assert_int_equal(check_read(&UTC_TIMESTAMP, full, 18 + digits, 1), TW_OK);
    check_text(&UTC_TIMESTAMP, full, TW_E_VALUE_FORMAT);
    check_text(&UTC_TIMESTAMP, "20260901-07:39:01.0000000000000", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIME_ONLY, "07:39:01.000000000000", TW_OK);
    check_text(&UTC_TIME_ONLY, "07:39:01.0000000000000", TW_E_VALUE_FORMAT);
    check_text(&TZ_TIMESTAMP, "20260901-07:39:01.987654321012Z", TW_OK);
    check_text(&TZ_TIMESTAMP, "20260901-07:39:01.9876543210120Z", TW_E_VALUE_FORMAT);
}

static void n08_second_60_is_the_next_second_and_keeps_its_flag(void **state)
{
    (void)state;
    tw_time leap, next;
    assert_int_equal(tw_time_read("20161231-23:59:60", 17, &leap), TW_OK);
    assert_int_equal(tw_time_read("20170101-00:00:00", 17, &next), TW_OK);
    assert_int_equal(leap.ns, next.ns);
    assert_int_equal(leap.leap, 1);
    assert_int_equal(next.leap, 0);
    check_text(&UTC_TIMESTAMP, "20161231-23:59:60.999999999999", TW_OK);
    check_text(&UTC_TIMESTAMP, "19691231-23:59:60", TW_OK);
    check_text(&UTC_TIMESTAMP, "19600101-12:30:60.5", TW_OK);
    check_text(&UTC_TIME_ONLY, "23:59:60", TW_OK);
    check_text(&UTC_TIME_ONLY, "23:59:60.999999999999", TW_OK);
    check_text(&UTC_TIME_ONLY, "00:00:60.1", TW_OK);
    check_text(&TZ_TIMESTAMP, "20170101-05:29:60+05:30", TW_OK);
    check_text(&TZ_TIME_ONLY, "23:59:60.5-01", TW_OK);
    leap.leap = 0;
    check_write(write_time, &leap, 0, "20170101-00:00:00");
    next.leap = 1;
    check_write(write_time, &next, 3, "20161231-23:59:60.000");
    assert_int_equal(tw_timeonly_read("23:59:60", 8, &leap), TW_OK);
    assert_int_equal(leap.ns, 86400000000000);
}

static void times_beyond_64_bits_overflow(void **state)
{
    (void)state;
    check_text(&UTC_TIMESTAMP, "16770921-00:12:43.145224192", TW_OK);
    check_text(&UTC_TIMESTAMP, "16770921-00:12:43.145224192000", TW_OK);
    check_text(&UTC_TIMESTAMP, "16770921-00:12:43.145224191999", TW_E_VALUE_OVERFLOW);
    check_text(&UTC_TIMESTAMP, "16770921-00:12:43", TW_E_VALUE_OVERFLOW);
    check_text(&UTC_TIMESTAMP, "16770921-00:12:44", TW_OK);
    check_text(&UTC_TIMESTAMP, "16770921-00:12:42.999", TW_E_VALUE_OVERFLOW);
    check_text(&UTC_TIMESTAMP, "22620411-23:47:16.854775807999", TW_OK);
    check_text(&UTC_TIMESTAMP, "22620411-23:47:16.854775808", TW_E_VALUE_OVERFLOW);
    check_text(&UTC_TIMESTAMP, "22620411-23:47:17", TW_E_VALUE_OVERFLOW);
    check_text(&UTC_TIMESTAMP, "00000101-00:00:00", TW_E_VALUE_OVERFLOW);
    check_text(&UTC_TIMESTAMP, "99991231-23:59:60.999999999999", TW_E_VALUE_OVERFLOW);
    check_text(&UTC_TIMESTAMP, "99991331-23:59:60.999999999999", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIMESTAMP, "99991231-23:59:60.99999999999x", TW_E_VALUE_FORMAT);
    check_text(&TZ_TIMESTAMP, "22620412-13:47:16.854775807999+14", TW_OK);
    check_text(&TZ_TIMESTAMP, "22620412-13:47:16.854775808+14:00", TW_E_VALUE_OVERFLOW);
    check_text(&TZ_TIMESTAMP, "16770920-10:12:43.145224192-14:00", TW_OK);
    check_text(&TZ_TIMESTAMP, "16770920-10:12:43.145224191-14:00", TW_E_VALUE_OVERFLOW);
    tw_time time = {INT64_MIN, 0, 0, 0, 0, 0, 0};
    check_write(write_time, &time, 9, "16770921-00:12:43.145224192");
    time.ns = INT64_MAX;
    time.picos = 999;
    check_write(write_time, &time, 12, "22620411-23:47:16.854775807999");
}

static void times_of_day_are_read(void **state)
{
    (void)state;
    tw_time time;
    assert_int_equal(tw_timeonly_read("07:39:01.5", 10, &time), TW_OK);
    assert_int_equal(time.ns, 27541500000000);
    check_text(&UTC_TIME_ONLY, "00:00:00", TW_OK);
    check_text(&UTC_TIME_ONLY, "23:59:59.999999999999", TW_OK);
    check_text(&UTC_TIME_ONLY, "24:00:00", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIME_ONLY, "07:39", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIME_ONLY, "07:39:01.", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIME_ONLY, "07:39:01Z", TW_E_VALUE_FORMAT);
    check_text(&UTC_TIME_ONLY, "", TW_E_VALUE_EMPTY);
}

static void zones_are_read(void **state)
{
    (void)state;
    tw_time time;
    assert_int_equal(tw_tztime_read("20060901-02:39-05", 17, &time), TW_OK); /* 07:39 UTC */
    assert_int_equal(time.ns, 1157096340000000000);
    assert_int_equal(time.offset, -300);
    assert_int_equal(time.zone, TW_ZONE_HOURS);
    assert_int_equal(time.minutes, 1);
    assert_int_equal(tw_tztimeonly_read("13:09:12+05:30", 14, &time), TW_OK);
    assert_int_equal(time.ns, 47352000000000);
    assert_int_equal(time.offset, 330);
    static const char *const valid[] = {"",       "Z",      "+00",    "+01",    "-01",    "+14",    "-14",    "+00:00",
                                        "+05:30", "-05:30", "+14:00", "-14:00", "+00:01", "-00:01", "+12:59", "-09:30"};
    static const char *const bad[] = {"z",      "ZZ",     "+",      "+1",      "+1:00", "-00", "-00:00", "+15",  "+14:01", "-14:01",
                                      "+05:60", "+0530",  "+05:3",  "+05:300", " +05",  "5",   "+05Z",   "Z+05", "05:30",  "+05-30",
                                      "+0x",    "+x5:00", "+05:x0", "*05:30",  "*05",   ".",   ".Z",     "."};
    static const char *const clocks[] = {"07:39", "07:39:01", "07:39:01.1", "00:00:00.123456789012", "23:59:59.999"};
    for (size_t c = 0; c < sizeof clocks / sizeof clocks[0]; c++) {
        for (size_t z = 0; z < sizeof valid / sizeof valid[0] + sizeof bad / sizeof bad[0]; z++) {
            size_t good = sizeof valid / sizeof valid[0];
            char text[64] = "20260901-";
            strcat(text, clocks[c]);
            strcat(text, z < good ? valid[z] : bad[z - good]);
            int digit_follows = z >= good && bad[z - good][0] == '5' && c >= 2; /* one more digit of the fraction */
            if (digit_follows && c == 3)
                digit_follows = 0;
            check_text(&TZ_TIMESTAMP, text, z < good || digit_follows ? TW_OK : TW_E_VALUE_FORMAT);
            check_text(&TZ_TIME_ONLY, text + 9, z < good || digit_follows ? TW_OK : TW_E_VALUE_FORMAT);
        }
    }
    check_text(&TZ_TIME_ONLY, "07:3", TW_E_VALUE_FORMAT);
    check_text(&TZ_TIME_ONLY, "07:39:", TW_E_VALUE_FORMAT);
    check_text(&TZ_TIME_ONLY, "07:39:0", TW_E_VALUE_FORMAT);
    check_text(&TZ_TIME_ONLY, "07:39:61Z", TW_E_VALUE_FORMAT);
    check_text(&TZ_TIME_ONLY, "24:00Z", TW_E_VALUE_FORMAT);
    check_text(&TZ_TIME_ONLY, "07.39Z", TW_E_VALUE_FORMAT);
    check_text(&TZ_TIME_ONLY, "07:39.5Z", TW_E_VALUE_FORMAT);
    check_text(&TZ_TIME_ONLY, "", TW_E_VALUE_EMPTY);
    check_text(&TZ_TIMESTAMP, "20260901-07:3", TW_E_VALUE_FORMAT);
    check_text(&TZ_TIMESTAMP, "20260901-", TW_E_VALUE_FORMAT);
    check_text(&TZ_TIMESTAMP, "20260931-07:39Z", TW_E_VALUE_FORMAT);
    check_text(&TZ_TIMESTAMP, "", TW_E_VALUE_EMPTY);
}

static void every_byte_at_every_position_of_a_time(void **state)
{
    (void)state;
    check_bytes(&UTC_TIMESTAMP, "20240229-23:59:60");
    check_bytes(&UTC_TIMESTAMP, "20260901-07:39:01.123");
    check_bytes(&UTC_TIMESTAMP, "20260901-07:39:01.123456");
    check_bytes(&UTC_TIMESTAMP, "20260901-07:39:01.12345678");
    check_bytes(&UTC_TIMESTAMP, "20260901-07:39:01.123456789");
    check_bytes(&UTC_TIMESTAMP, "20260901-07:39:01.123456789012");
    check_bytes(&UTC_TIME_ONLY, "19:59:59");
    check_bytes(&UTC_TIME_ONLY, "07:39:01.1");
    check_bytes(&UTC_TIME_ONLY, "07:39:01.123456789012");
    check_bytes(&TZ_TIMESTAMP, "20260901-07:39Z");
    check_bytes(&TZ_TIMESTAMP, "20260901-07:39:01.123456789012-12:45");
    check_bytes(&TZ_TIMESTAMP, "20260901-07:39:01+05");
    check_bytes(&TZ_TIME_ONLY, "07:39");
    check_bytes(&TZ_TIME_ONLY, "07:39+05:30");
    check_bytes(&TZ_TIME_ONLY, "07:39:01.5-01");
}

static void every_second_of_a_day(void **state)
{
    (void)state;
    for (uint32_t second = 0; second < 86400; second++) {
        tw_time time = {(int64_t)second * 1000000000, 0, 0, 0, 0, 0, 0}, back;
        char text[8];
        uint32_t written;
        assert_int_equal(tw_timeonly_write(&time, 0, text, sizeof text, &written), TW_OK);
        if (reference_int_at((uint8_t *)text, 2) != (int)(second / 3600) || text[2] != ':' ||
            reference_int_at((uint8_t *)text + 3, 2) != (int)(second / 60 % 60) || text[5] != ':' ||
            reference_int_at((uint8_t *)text + 6, 2) != (int)(second % 60))
            fail_msg("second %u", second);
        assert_int_equal(tw_timeonly_read(text, 8, &back), TW_OK);
        assert_int_equal(back.ns, time.ns);
    }
}

static void random_times_go_round(void **state)
{
    (void)state;
    uint64_t seed = 60;
    static const time_form *const forms[] = {&UTC_TIMESTAMP, &UTC_TIME_ONLY, &TZ_TIMESTAMP, &TZ_TIME_ONLY};
    for (int i = 0; i < 30000; i++) {
        const time_form *form = forms[i % 4];
        uint64_t number = random_next(&seed);
        tw_time time = {(int64_t)number, (uint16_t)random_below(&seed, 1000), 12, 0, 0, 0, 0}, back;
        if (!form->date)
            time.ns = (int64_t)(number % 86400000000000);
        if (form->zone) {
            time.zone = (uint8_t)random_below(&seed, 4);
            if (time.zone == TW_ZONE_HOURS)
                time.offset = (int16_t)(60 * ((int)random_below(&seed, 29) - 14));
            if (time.zone == TW_ZONE_MINUTES)
                time.offset = (int16_t)((int)random_below(&seed, 1681) - 840);
        }
        char text[48];
        uint32_t written;
        assert_int_equal(form->write(&time, 12, text, sizeof text, &written), TW_OK);
        assert_int_equal(check_read(form, text, written, 1), TW_OK);
        assert_int_equal(form->read(text, written, &back), TW_OK);
        assert_memory_equal(&back, &time, sizeof back);
    }
}

static void n06_fewer_digits_than_needed_are_inexact(void **state)
{
    (void)state;
    tw_time time;
    assert_int_equal(tw_time_read("20260901-07:39:01.120", 21, &time), TW_OK);
    check_write(write_time, &time, TW_DIGITS_OWN, "20260901-07:39:01.120");
    check_write(write_time, &time, 2, "20260901-07:39:01.12");
    check_write(write_time, &time, 6, "20260901-07:39:01.120000");
    check_write(write_time, &time, 9, "20260901-07:39:01.120000000");
    check_write(write_time, &time, 12, "20260901-07:39:01.120000000000");
    check_write_fails(write_time, &time, 1, TW_E_VALUE_INEXACT);
    check_write_fails(write_time, &time, 0, TW_E_VALUE_INEXACT);
    time.picos = 10;
    check_write(write_time, &time, 11, "20260901-07:39:01.12000000001");
    check_write_fails(write_time, &time, 10, TW_E_VALUE_INEXACT);
    check_write_fails(write_time, &time, TW_DIGITS_OWN, TW_E_VALUE_INEXACT);
    check_write_fails(write_tztime, &time, 9, TW_E_VALUE_INEXACT);
    time = (tw_time){0, 1, 0, 0, 0, 0, 0};
    check_write_fails(write_timeonly, &time, 11, TW_E_VALUE_INEXACT);
    time = (tw_time){60000000000, 0, 0, 0, 0, TW_ZONE_Z, 1};
    check_write(write_tztimeonly, &time, 0, "00:01Z");
    check_write_fails(write_tztimeonly, &time, 3, TW_E_VALUE_INEXACT);
    time.ns += 1000000000;
    check_write_fails(write_tztimeonly, &time, 0, TW_E_VALUE_INEXACT);
    check_write_fails(write_tztime, &time, 0, TW_E_VALUE_INEXACT);
    check_write(write_timeonly, &time, 0, "00:01:01"); /* zone and minutes are not looked at */
}

/* One member out of range at a time. */
static void what_is_no_time_is_not_written(void **state)
{
    (void)state;
    static const writer writers[] = {write_time, write_timeonly, write_tztime, write_tztimeonly};
    const tw_time good = {60000000000, 0, 3, 0, 0, 0, 0};
    for (size_t i = 0; i < sizeof writers / sizeof writers[0]; i++) {
        tw_time time = good;
        check_write_fails(writers[i], NULL, 3, TW_E_ARGUMENT);
        check_write_fails(writers[i], &good, 13, TW_E_ARGUMENT);
        check_write_fails(writers[i], &good, 254, TW_E_ARGUMENT);
        check_write_fails(writers[i], &good, 256, TW_E_ARGUMENT);
        time.digits = 13;
        check_write_fails(writers[i], &time, TW_DIGITS_OWN, TW_E_ARGUMENT);
        time = good;
        time.picos = 1000;
        check_write_fails(writers[i], &time, 12, TW_E_ARGUMENT);
        time = good;
        time.leap = 2;
        check_write_fails(writers[i], &time, 3, TW_E_ARGUMENT);
        time.leap = 1;
        time.ns++;
        check_write(writers[i], &time, 9, i % 2 ? "00:00:60.000000001" : "19700101-00:00:60.000000001");
        time.ns += 1000000000;
        check_write_fails(writers[i], &time, 9, TW_E_ARGUMENT);
    }
    tw_time time = {86400000000000, 0, 0, 0, 0, 0, 0};
    check_write_fails(write_timeonly, &time, 3, TW_E_ARGUMENT);
    check_write_fails(write_tztimeonly, &time, 3, TW_E_ARGUMENT);
    time.ns = -1;
    check_write_fails(write_timeonly, &time, 12, TW_E_ARGUMENT);
    check_write_fails(write_tztimeonly, &time, 12, TW_E_ARGUMENT);
    time = (tw_time){0, 0, 0, 1, 0, 0, 0}; /* the leap second before midnight is of the day before */
    check_write_fails(write_timeonly, &time, 0, TW_E_ARGUMENT);
    check_write_fails(write_tztimeonly, &time, 0, TW_E_ARGUMENT);
    check_write(write_time, &time, 0, "19691231-23:59:60");
    time = (tw_time){86460000000000, 0, 0, 1, 0, 0, 0};
    check_write_fails(write_timeonly, &time, 0, TW_E_ARGUMENT);
}

static void zones_that_do_not_exist_are_not_written(void **state)
{
    (void)state;
    static const tw_time bad[] = {
        {0, 0, 0, 0, 0, 4, 0},           {0, 0, 0, 0, 0, 255, 0}, {0, 0, 0, 0, 0, 0, 2},   {0, 0, 0, 0, 841, 3, 0},
        {0, 0, 0, 0, -841, 3, 0},        {0, 0, 0, 0, 60, 0, 0},  {0, 0, 0, 0, 60, 1, 0},  {0, 0, 0, 0, -60, 1, 0},
        {0, 0, 0, 0, 90, 2, 0},          {0, 0, 0, 0, -1, 2, 0},  {0, 0, 0, 0, 900, 2, 0}, {0, 0, 0, 0, -900, 2, 0},
        {60000000000, 0, 0, 1, 0, 1, 1},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        check_write_fails(write_tztime, &bad[i], 0, TW_E_ARGUMENT);
        check_write_fails(write_tztimeonly, &bad[i], 0, TW_E_ARGUMENT);
    }
    tw_time time = {0, 0, 0, 0, -840, 3, 0};
    check_write(write_tztime, &time, 0, "19691231-10:00:00-14:00");
    check_write(write_tztimeonly, &time, 0, "00:00:00-14:00");
    time.offset = 840;
    check_write(write_tztime, &time, 0, "19700101-14:00:00+14:00");
    time.zone = TW_ZONE_HOURS;
    check_write(write_tztime, &time, 0, "19700101-14:00:00+14");
    check_write(write_time, &time, 0, "19700101-00:00:00");
}

static void times_have_arguments(void **state)
{
    (void)state;
    static const time_form *const forms[] = {&UTC_TIMESTAMP, &UTC_TIME_ONLY, &TZ_TIMESTAMP, &TZ_TIME_ONLY};
    for (size_t i = 0; i < 4; i++) {
        tw_time time;
        memset(&time, 0x5a, sizeof time);
        tw_time before = time;
        assert_int_equal(forms[i]->read(NULL, 0, &time), TW_E_VALUE_EMPTY);
        assert_int_equal(forms[i]->read(NULL, 17, &time), TW_E_ARGUMENT);
        assert_int_equal(forms[i]->read("20260901-07:39:01", 17, NULL), TW_E_ARGUMENT);
        assert_memory_equal(&time, &before, sizeof time);
    }
}

int time_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(times_are_read),
        cmocka_unit_test(n06_every_fraction_from_none_to_nanoseconds_is_kept),
        cmocka_unit_test(n07_picoseconds_are_accepted_and_13_digits_refused),
        cmocka_unit_test(n08_second_60_is_the_next_second_and_keeps_its_flag),
        cmocka_unit_test(times_beyond_64_bits_overflow),
        cmocka_unit_test(times_of_day_are_read),
        cmocka_unit_test(zones_are_read),
        cmocka_unit_test(every_byte_at_every_position_of_a_time),
        cmocka_unit_test(every_second_of_a_day),
        cmocka_unit_test(random_times_go_round),
        cmocka_unit_test(n06_fewer_digits_than_needed_are_inexact),
        cmocka_unit_test(what_is_no_time_is_not_written),
        cmocka_unit_test(zones_that_do_not_exist_are_not_written),
        cmocka_unit_test(times_have_arguments),
    };
    return cmocka_run_group_tests_name("value/time", tests, NULL, NULL);
}
