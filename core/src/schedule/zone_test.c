/* SPDX-License-Identifier: Apache-2.0 */
/* Zones: what the C library says of all zones of the tz database, times that clocks skip or show twice, POSIX texts, names. */
#include "support.h"
#include "zone.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define DATABASE "/usr/share/zoneinfo"

enum { IMAGE = 1 << 16, ZONES_MAX = 1024, NAME = 64 };

static _Alignas(8) uint8_t image[IMAGE];

static const tw_zone *load(const char *name)
{
    uint32_t size = IMAGE;
    const tw_zone *zone = NULL;
    tw_error error = {0};
    if (tw_zone_load(name, DATABASE, image, &size, &zone, &error) != TW_OK)
        fail_msg("%s: %s at %u", name, error.text, error.offset);
    return zone;
}

static const tw_zone *posix(const char *text)
{
    uint32_t size = IMAGE;
    const tw_zone *zone = NULL;
    tw_error error = {0};
    if (tw_zone_posix(text, image, &size, &zone, &error) != TW_OK)
        fail_msg("%s: %s at %u", text, error.text, error.offset);
    return zone;
}

static int64_t utc(int year, int month, int day, int hour, int minute, int second)
{
    struct tm t = {
        .tm_year = year - 1900, .tm_mon = month - 1, .tm_mday = day, .tm_hour = hour, .tm_min = minute, .tm_sec = second};
    return timegm(&t);
}

static void compare(const char *name, const tw_zone *zone, int64_t utc_s)
{
    struct tm t;
    const time_t moment = (time_t)utc_s;
    assert_non_null(localtime_r(&moment, &t));
    if (tw_zone_offset(zone, utc_s) != t.tm_gmtoff)
        fail_msg("%s at %lld: %d, the C library says %ld", name, (long long)utc_s, tw_zone_offset(zone, utc_s), t.tm_gmtoff);
}

/* The first moment at which clocks show local_s or later, looked for second by second around it. */
static int64_t slow_utc(const tw_zone *zone, int64_t local_s, int64_t from)
{
    assert_true(from + tw_zone_offset(zone, from) < local_s);
    while (from + tw_zone_offset(zone, from) < local_s)
        from++;
    return from;
}

/* One zone, 1902 to 2100: a month apart, and around each jump of its clocks. */
static uint32_t compare_zone(const char *name)
{
    const int64_t first = utc(1902, 1, 1, 0, 0, 0), last = utc(2101, 1, 1, 0, 0, 0);
    const tw_zone *zone = load(name);
    uint32_t jumps = 0;
    setenv("TZ", name, 1);
    tzset();
    for (int64_t at = first; at < last; at += 30 * TWI_DAY_S + 12345)
        compare(name, zone, at);
    for (int64_t at = first, until; twi_zone_span(zone, at, &until), until < last; at = until, jumps++)
        for (int64_t near = until - 1; near <= until + 1; near++)
            compare(name, zone, near);
    return jumps;
}

static uint32_t read_names(char names[][NAME])
{
    FILE *table = fopen(DATABASE "/zone1970.tab", "r");
    char line[512];
    uint32_t count = 0;
    if (!table)
        fail_msg("no " DATABASE "/zone1970.tab: the package tzdata is missing");
    while (fgets(line, sizeof line, table)) {
        if (line[0] == '#')
            continue;
        assert_true(count < ZONES_MAX);
        assert_int_equal(sscanf(line, "%*s %*s %63s", names[count]), 1);
        count++;
    }
    fclose(table);
    return count;
}

static void every_zone_is_as_the_c_library_has_it(void **state)
{
    static char names[ZONES_MAX][NAME];
    static const char *const more[] = {"EST5EDT", "Etc/GMT+5", "Etc/UTC", "US/Eastern", "Factory", "WET", "Africa/Casablanca"};
    uint32_t jumps = 0;
    (void)state;
    const uint32_t count = read_names(names);
    assert_true(count > 250);
    for (uint32_t i = 0; i < count; i++)
        jumps += compare_zone(names[i]);
    for (size_t i = 0; i < sizeof more / sizeof more[0]; i++)
        jumps += compare_zone(more[i]);
    unsetenv("TZ");
    assert_true(jumps > 30000);
}

/* POSIX texts as the C library reads them. */
static void every_rule_is_as_the_c_library_has_it(void **state)
{
    static const char *const texts[] = {"UTC0",
                                        "EST5EDT,M3.2.0,M11.1.0",
                                        "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
                                        "NZST-12NZDT,M9.5.0,M4.1.0/3",
                                        "IST-2IDT,M3.4.4/26,M10.5.0",
                                        "AAA4BBB,J60/0,J300/23:30:15",
                                        "AAA-4BBB,59,300",
                                        "<-02>2<-01>,M3.5.0/-1,M10.5.0/0"};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        const tw_zone *zone = posix(texts[i]);
        setenv("TZ", texts[i], 1);
        tzset();
        for (int64_t at = utc(1999, 12, 25, 0, 0, 0); at < utc(2031, 1, 8, 0, 0, 0); at += 43201)
            compare(texts[i], zone, at);
        for (int64_t at = utc(2000, 1, 1, 0, 0, 0), until; twi_zone_span(zone, at, &until), until < utc(2031, 1, 1, 0, 0, 0);
             at = until)
            for (int64_t near = until - 1; near <= until + 1; near++)
                compare(texts[i], zone, near);
    }
    unsetenv("TZ");
}

/* RFC 8536, 3.3.1: the text of a zone that has daylight-saving time all the year. */
static void a_rule_may_be_in_force_all_the_year(void **state)
{
    (void)state;
    const tw_zone *zone = posix("XXX3EDT4,0/0,J365/23");
    for (int64_t at = utc(2023, 12, 30, 0, 0, 0); at < utc(2026, 1, 3, 0, 0, 0); at += 600)
        assert_int_equal(tw_zone_offset(zone, at), -4 * 3600);
}

static void a_local_time_is_its_first_moment(void **state)
{
    (void)state;
    const tw_zone *zone = load("America/New_York");
    /* 2026-03-08: 02:00 becomes 03:00 at 07:00 UTC */
    const int64_t spring = utc(2026, 3, 8, 7, 0, 0);
    assert_int_equal(tw_zone_utc(zone, utc(2026, 3, 8, 1, 59, 59)), spring - 1);
    assert_int_equal(tw_zone_utc(zone, utc(2026, 3, 8, 2, 0, 0)), spring);
    assert_int_equal(tw_zone_utc(zone, utc(2026, 3, 8, 2, 30, 0)), spring);
    assert_int_equal(tw_zone_utc(zone, utc(2026, 3, 8, 3, 0, 0)), spring);
    assert_int_equal(tw_zone_utc(zone, utc(2026, 3, 8, 3, 0, 1)), spring + 1);
    /* 2026-11-01: 02:00 becomes 01:00 at 06:00 UTC */
    const int64_t autumn = utc(2026, 11, 1, 6, 0, 0);
    assert_int_equal(tw_zone_utc(zone, utc(2026, 11, 1, 1, 0, 0)), autumn - 3600);
    assert_int_equal(tw_zone_utc(zone, utc(2026, 11, 1, 1, 59, 59)), autumn - 1);
    assert_int_equal(tw_zone_utc(zone, utc(2026, 11, 1, 2, 0, 0)), autumn + 3600);
    /* Samoa had no 2011-12-30 */
    zone = load("Pacific/Apia");
    assert_int_equal(tw_zone_utc(zone, utc(2011, 12, 30, 12, 0, 0)), utc(2011, 12, 30, 10, 0, 0));
    assert_int_equal(tw_zone_utc(NULL, 12345), 12345);
    assert_int_equal(tw_zone_offset(NULL, 12345), 0);
}

static void a_local_time_is_what_the_slow_search_finds(void **state)
{
    static const char *const names[] = {"Europe/London", "America/New_York", "Australia/Lord_Howe", "Asia/Tehran",
                                        "Pacific/Apia",  "America/Nuuk",     "Africa/Casablanca"};
    uint64_t random = 21;
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const tw_zone *zone = load(names[i]);
        int64_t at = utc(2005, 1, 1, 0, 0, 0), until;
        for (uint32_t jumps = 0; jumps < 24 && (twi_zone_span(zone, at, &until), until != INT64_MAX); jumps++, at = until) {
            for (uint32_t k = 0; k < 6; k++) {
                const int64_t local = until + tw_zone_offset(zone, until) - 7200 + (int64_t)random_below(&random, 14400);
                assert_int_equal(tw_zone_utc(zone, local), slow_utc(zone, local, until - 4 * 3600));
            }
        }
    }
}

static void moments_far_away_have_an_answer(void **state)
{
    (void)state;
    const tw_zone *zone = load("Europe/Berlin");
    assert_int_equal(tw_zone_offset(zone, INT64_MIN), 3208);
    assert_int_equal(tw_zone_offset(zone, INT64_MAX), 3600);
    assert_true(tw_zone_utc(zone, INT64_MAX) > utc(9998, 1, 1, 0, 0, 0));
    assert_true(tw_zone_utc(zone, INT64_MIN) < utc(2, 1, 1, 0, 0, 0));
    assert_int_equal(tw_zone_offset(zone, utc(9998, 7, 1, 0, 0, 0)), 7200);
    zone = posix("AAA0BBB,J1/-167,J365/167"); /* its changes lie outside of their year */
    for (int64_t at = utc(1, 1, 1, 0, 0, 0); at < utc(9, 1, 1, 0, 0, 0); at += TWI_DAY_S) {
        const int32_t offset = tw_zone_offset(zone, at);
        assert_true(offset == 0 || offset == 3600);
    }
}

static void a_fault_in_a_text_is_told_with_its_place(void **state)
{
    static const struct {
        const char *text, *says;
        uint32_t offset;
    } faults[] = {
        {"", "no name of standard time", 0},
        {"E5", "no name of standard time", 1},
        {"<+1", "no name of standard time", 3},
        {"<+10", "no name of standard time", 4},
        {"EST", "no offset from UTC", 3},
        {"EST25", "no offset from UTC", 5},
        {"EST24:01", "no offset from UTC", 8},
        {"EST5:60", "no offset from UTC", 7},
        {"EST5:30:x", "no offset from UTC", 8},
        {"EST5,", "no name of daylight-saving time", 4},
        {"EST5EDT", "a comma before a change is missing", 7},
        {"EST5EDT-25,0,1", "no offset from UTC", 10},
        {"EST5EDT,M13.1.0,1", "no Mmonth.week.day", 11},
        {"EST5EDT,M0.1.0,1", "no Mmonth.week.day", 10},
        {"EST5EDT,M3.6.0,1", "no Mmonth.week.day", 12},
        {"EST5EDT,M3.0.0,1", "no Mmonth.week.day", 12},
        {"EST5EDT,M3.1.7,1", "no Mmonth.week.day", 14},
        {"EST5EDT,M3-1.0,1", "no Mmonth.week.day", 10},
        {"EST5EDT,J0,1", "no J1 to J365", 10},
        {"EST5EDT,J366,1", "no J1 to J365", 12},
        {"EST5EDT,366,1", "no day of a change", 11},
        {"EST5EDT,x,1", "no day of a change", 8},
        {"EST5EDT,0/168,1", "no time of a change", 13},
        {"EST5EDT,0/-167:00:01,1", "no time of a change", 20},
        {"EST5EDT,0", "a comma before a change is missing", 9},
        {"EST5EDT,0,1,", "more than a rule", 11},
    };
    (void)state;
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        const size_t length = strlen(faults[i].text) + 1;
        char *text = guard_end(length);
        uint32_t size = IMAGE;
        const tw_zone *zone = NULL;
        tw_error error = {0};
        memcpy(text, faults[i].text, length);
        assert_int_equal(tw_zone_posix(text, image, &size, &zone, &error), TW_E_VALUE_FORMAT);
        assert_string_equal(error.text, faults[i].says);
        if (error.offset != faults[i].offset)
            fail_msg("%s: %u, not %u", faults[i].text, error.offset, faults[i].offset);
        assert_null(zone);
        guard_free(text);
    }
}

static void a_zone_has_a_name(void **state)
{
    static const struct {
        const char *name;
        int32_t ahead_s;
    } fixed[] = {{"UTC", 0},           {"GMT", 0},           {"UTC+2", 7200},       {"GMT-5", -18000},    {"UTC+05:30", 19800},
                 {"GMT-0930", -34200}, {"UTC-00:30", -1800}, {"Etc/GMT+5", -18000}, {"Asia/Tokyo", 32400}};
    static const char *const none[] = {
        "",       "../etc/passwd", "/etc/localtime", "Europe/../UTC", "Europe//London", "Europe/",   "a b",
        "UTC+24", "UTC+1:60",      "UTC+1:",         "UTC+1x",        "Etc/.hidden",    "UTC+123456"};
    static const char *const missing[] = {"Europe/Londn", "Europe", "Eastern", "UTCx"};
    uint32_t size;
    const tw_zone *zone = NULL;
    tw_error error;
    (void)state;
    for (size_t i = 0; i < sizeof fixed / sizeof fixed[0]; i++)
        assert_int_equal(tw_zone_offset(load(fixed[i].name), utc(2026, 7, 1, 0, 0, 0)), fixed[i].ahead_s);
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        size = IMAGE;
        const tw_status status = tw_zone_load(none[i], DATABASE, image, &size, &zone, &error);
        if (status != TW_E_ARGUMENT && status != TW_E_STORE_IO)
            fail_msg("'%s': %d", none[i], status);
    }
    size = IMAGE;
    assert_int_equal(tw_zone_load("../zoneinfo/UTC", DATABASE, image, &size, &zone, &error), TW_E_ARGUMENT);
    assert_string_equal(error.text, "no name of a time zone");
    for (size_t i = 0; i < sizeof missing / sizeof missing[0]; i++) {
        size = IMAGE;
        assert_int_equal(tw_zone_load(missing[i], DATABASE, image, &size, &zone, &error), TW_E_STORE_IO);
        assert_non_null(strstr(error.text, "no time zone of this name"));
    }
    size = IMAGE;
    assert_int_equal(tw_zone_load("zone1970.tab", DATABASE, image, &size, &zone, &error), TW_E_VALUE_FORMAT);
    assert_string_equal(error.text, "not a TZif file");
    assert_int_equal(tw_zone_load("UTC", NULL, image, NULL, &zone, &error), TW_E_ARGUMENT);
    setenv("TZDIR", "/nowhere", 1);
    size = IMAGE;
    assert_int_equal(tw_zone_load("Europe/London", NULL, image, &size, &zone, NULL), TW_E_STORE_IO);
    unsetenv("TZDIR");
    assert_int_equal(tw_zone_load("Europe/London", NULL, image, &size, &zone, NULL), TW_OK);
}

/* TZ as the C library takes it. */
static void the_machine_has_a_zone(void **state)
{
    static const char *const texts[] = {"Europe/London",
                                        ":Europe/London",
                                        "EST5EDT,M3.2.0,M11.1.0",
                                        "/usr/share/zoneinfo/Asia/Tokyo",
                                        "UTC",
                                        "",
                                        "XYZ-3",
                                        ":/usr/share/zoneinfo/Asia/Tokyo",
                                        "AAA+2"};
    uint32_t size;
    const tw_zone *zone = NULL;
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        setenv("TZ", texts[i], 1);
        tzset();
        size = IMAGE;
        assert_int_equal(tw_zone_load(NULL, NULL, image, &size, &zone, NULL), TW_OK);
        for (int64_t at = utc(2026, 1, 1, 0, 0, 0); at < utc(2027, 1, 1, 0, 0, 0); at += TWI_DAY_S)
            compare(texts[i], zone, at);
    }
    setenv("TZ", "no zone", 1);
    size = IMAGE;
    assert_int_equal(tw_zone_load(NULL, NULL, image, &size, &zone, NULL), TW_E_VALUE_FORMAT);
    unsetenv("TZ");
    size = IMAGE;
    const tw_status status = tw_zone_load(NULL, NULL, image, &size, &zone, NULL);
    assert_true(status == TW_OK || status == TW_E_STORE_IO); /* a machine need not have /etc/localtime */
}

static void memory_is_asked_for(void **state)
{
    uint32_t size = 0;
    const tw_zone *zone = NULL;
    tw_error error;
    (void)state;
    assert_int_equal(tw_zone_load("Europe/London", DATABASE, NULL, &size, &zone, &error), TW_ROOM);
    assert_true(size > 1000 && size % 8 == 0);
    uint32_t fixed = 0, rule = 0;
    assert_int_equal(tw_zone_load("UTC+2", DATABASE, NULL, &fixed, &zone, &error), TW_ROOM);
    assert_int_equal(tw_zone_posix("EST5EDT,M3.2.0,M11.1.0", NULL, &rule, &zone, &error), TW_ROOM);
    assert_true(fixed == rule && fixed == sizeof(tw_zone));
    uint8_t *exact = guard_end(size);
    const uint32_t needed = size--;
    assert_int_equal(tw_zone_load("Europe/London", DATABASE, exact, &size, &zone, &error), TW_ROOM);
    assert_int_equal(size, needed);
    assert_int_equal(tw_zone_load("Europe/London", DATABASE, exact, &size, &zone, &error), TW_OK);
    assert_int_equal(tw_zone_offset(zone, utc(2026, 7, 1, 0, 0, 0)), 3600);
    size = IMAGE - 1;
    assert_int_equal(tw_zone_load("Europe/London", DATABASE, image + 1, &size, &zone, &error), TW_E_MEMORY);
    size = IMAGE;
    assert_int_equal(tw_zone_load("Europe/London", DATABASE, NULL, &size, &zone, &error), TW_E_MEMORY);
    memcpy(image, exact, needed); /* it may be moved */
    guard_free(exact);
    assert_int_equal(tw_zone_offset((const tw_zone *)(const void *)image, utc(2026, 7, 1, 0, 0, 0)), 3600);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_zone_is_as_the_c_library_has_it),
        cmocka_unit_test(every_rule_is_as_the_c_library_has_it),
        cmocka_unit_test(a_rule_may_be_in_force_all_the_year),
        cmocka_unit_test(a_local_time_is_its_first_moment),
        cmocka_unit_test(a_local_time_is_what_the_slow_search_finds),
        cmocka_unit_test(moments_far_away_have_an_answer),
        cmocka_unit_test(a_fault_in_a_text_is_told_with_its_place),
        cmocka_unit_test(a_zone_has_a_name),
        cmocka_unit_test(the_machine_has_a_zone),
        cmocka_unit_test(memory_is_asked_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
