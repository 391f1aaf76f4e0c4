/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions, exact decimals, times, secrets. */
#include "filter.h"
#include "names.h"
#include "number.h"
#include "support.h"

#include <stdio.h>
#include <string.h>

static log reader;
static char wire[1024];

static const log_message *read_message(const char *body)
{
    static log_message m;
    uint32_t at = 0, length = (uint32_t)message(wire, sizeof wire, "FIX.4.4", body);
    assert_int_equal(log_next(&reader, (const uint8_t *)wire, length, &at, 1, &m), LOG_MESSAGE);
    return &m;
}

static int holds(const char *text, const char *body)
{
    static where w;
    static names n;
    where_names known = names_for_where(&n);
    if (!where_read(&w, text, &known))
        fail_msg("%s: %s at %u", text, w.error, w.error_at);
    return where_holds(&w, read_message(body));
}

#define BODY "35=D|55=EUR/USD|54=1|38=100000.00|44=-0.5|58=say \"hi\"|268=2|270=1.1|270=1.2|52=20260703-19:28:00.123|11=007|"

static void what_holds(void **state)
{
    (void)state;
    static const char *const yes[] = {
        "55=EUR/USD && 38>99999.999999999999999999999",
        "38=100000",
        "38==100000.0",
        "38>=100000",
        "38<=100000.000",
        "!38<100000",
        "44<0",
        "44=-.5",
        "44>-0.50000000000000000000000001",
        "58~hi",
        "58~\"say \"",
        "58='say \"hi\"'",
        "270=1.2",
        "270>1.15 && 270<1.15",
        "270!=1.3",
        "!(270=1.3)",
        "55",
        "!9999",
        "54=1||54=2",
        "54=2 || 54=1 && 38",
        "(54=2||54=1)&&38",
        "52>20260703",
        "52<20260704",
        "52~19:28",
        "11=7",
        "11=\"007\"",
        "11!=\"7\"",
        "9999=1 || 55~EUR",
        "!(9999!=1)",
        "55!~GBP",
        " 55 = EUR/USD ",
        "!!55",
        "58~\"\"",
        "Symbol=EUR/USD",
        "Side=Buy && MsgType=NewOrderSingle",
        "Side=1",
        "35=D",
    };
    static const char *const no[] = {
        "55>1",
        "55<1",
        "55>=1",
        "55<=1",
        "38>100000",
        "38<100000",
        "38!=100000",
        "270!=1.2",
        "9999!=1",
        "9999",
        "!55",
        "54=2",
        "54=2 || 54=1 && 9999",
        "11=\"7\"",
        "58~HI",
        "55~GBP",
        "55!~EUR",
        "44>=0",
        "Side=Sell",
        "9999<1",
        "9999>1",
        "9999~x",
        "55=\"\"",
    };
    for (size_t i = 0; i < sizeof yes / sizeof yes[0]; i++)
        if (!holds(yes[i], BODY))
            fail_msg("does not hold: %s", yes[i]);
    for (size_t i = 0; i < sizeof no / sizeof no[0]; i++)
        if (holds(no[i], BODY))
            fail_msg("holds: %s", no[i]);
}

static void faults_name_their_place(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        uint32_t at;
        const char *says;
    } faults[] = {
        {"", 0, "ends where a tag"},
        {"55=EUR &&", 9, "ends where a tag"},
        {"55=", 3, "a value"},
        {"55>= && 1", 5, "a value"},
        {"(55=1", 0, "not closed"},
        {"55=1)", 4, "the end is expected"},
        {"55=\"abc", 3, "quote"},
        {"55=1 44=2", 5, "the end is expected"},
        {"(55=1 44=2)", 6, ") is expected"},
        {"Nonsense=1", 0, "this name"},
        {"0=1", 0, "from 1 to"},
        {"99999999999=1", 0, "from 1 to"},
        {"&&", 0, "a tag or"},
        {"55=1 || || 2", 8, "a tag or"},
        {"!", 1, "ends where"},
    };
    static where w;
    static names n;
    where_names known = names_for_where(&n);
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        assert_false(where_read(&w, faults[i].text, &known));
        if (w.error_at != faults[i].at || !strstr(w.error, faults[i].says))
            fail_msg("%s: %s at %u", faults[i].text, w.error, w.error_at);
    }
}

static void bounds(void **state)
{
    (void)state;
    static char text[8192];
    static where w;
    memset(text, '(', 33);
    assert_false(where_read(&w, text, NULL));
    assert_non_null(strstr(w.error, "inside each other"));
    memset(text, '!', 31);
    strcpy(text + 31, "55");
    assert_true(where_read(&w, text, NULL));
    strcpy(text, "1");
    for (int i = 0; i < 300; i++)
        strcat(text, "&&1");
    assert_false(where_read(&w, text, NULL));
    assert_non_null(strstr(w.error, "256 parts"));
    memset(text, ' ', 5000);
    text[5000] = 0;
    assert_false(where_read(&w, text, NULL));
    assert_non_null(strstr(w.error, "4096"));
    assert_false(where_read(&w, "Symbol=1", NULL));
    assert_non_null(strstr(w.error, "need dictionaries"));
}

static int compare(const char *a, const char *b)
{
    decimal_text x, y;
    assert_true(number_read(a, (uint32_t)strlen(a), &x) && number_read(b, (uint32_t)strlen(b), &y));
    assert_int_equal(number_compare(&x, &y), -number_compare(&y, &x));
    return number_compare(&x, &y);
}

static void decimals_are_exact(void **state)
{
    (void)state;
    assert_int_equal(compare("0", "-0.00"), 0);
    assert_int_equal(compare("007", "7.0"), 0);
    assert_int_equal(compare("100000000000000000000000000000000000001", "100000000000000000000000000000000000000"), 1);
    assert_int_equal(compare("0.1", "0.10000000000000000000000000000000001"), -1);
    assert_int_equal(compare("-2", "-10"), 1);
    assert_int_equal(compare("9", "10"), -1);
    assert_int_equal(compare("-1", "1"), -1);
    assert_int_equal(compare(".5", "0.50"), 0);
    assert_int_equal(compare("5.", "5"), 0);
    assert_int_equal(compare("1.09", "1.1"), -1);
    static const char *const none[] = {"", "-", ".", "-.", "+1", "1e5", "1,5", " 1", "1 ", "0x1", "1.2.3", "--1"};
    decimal_text n;
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++)
        assert_false(number_read(none[i], (uint32_t)strlen(none[i]), &n));
}

static void moments(void **state)
{
    (void)state;
    static const char *const good[] = {"12:00",
                                       "12:00:05",
                                       "12:00:05.123456789012",
                                       "20261130",
                                       "2026-11-30",
                                       "20261130-12:00",
                                       "2026-11-30T12:00:00Z",
                                       "2026-11-30 12:00:00.5",
                                       "20261130-12:00:00.123"};
    static const char *const bad[] = {"",
                                      "noon",
                                      "25:00",
                                      "20261301",
                                      "2026-11-31",
                                      "20261130-",
                                      "20261130x12:00",
                                      "12",
                                      "1:00",
                                      "20261130-12:00:00.1234567890123",
                                      "1234567890123456789012345678901234567890"};
    moment m;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        if (!moment_read(good[i], &m))
            fail_msg("%s", good[i]);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        if (strcmp(bad[i], "20261130-") != 0 && moment_read(bad[i], &m))
            fail_msg("%s", bad[i]);
    filter f = {0};
    assert_true(moment_read("19:28:00.123", &f.since) && f.since.of_day);
    assert_true(filter_passes(&f, read_message(BODY)));
    assert_true(moment_read("19:28:00.1230001", &f.since));
    assert_false(filter_passes(&f, read_message(BODY)));
    f = (filter){0};
    assert_true(moment_read("2026-07-03T19:28:00.123", &f.until));
    assert_false(filter_passes(&f, read_message(BODY))); /* before, not at */
    assert_true(moment_read("20260704", &f.until));
    assert_true(filter_passes(&f, read_message(BODY)));
    assert_false(filter_passes(&f, read_message("35=0|"))); /* no 52: nobody knows */
}

static void types(void **state)
{
    (void)state;
    filter f = {.types = "8,D,AE"};
    assert_true(filter_passes(&f, read_message("35=D|")));
    assert_true(filter_passes(&f, read_message("35=AE|")));
    assert_false(filter_passes(&f, read_message("35=A|")));
    f = (filter){.no_heartbeats = 1};
    assert_false(filter_passes(&f, read_message("35=0|")));
    assert_false(filter_passes(&f, read_message("35=1|112=x|")));
    assert_true(filter_passes(&f, read_message("35=D|")));
}

static void secrets(void **state)
{
    (void)state;
    const log_message *m = read_message("35=A|553=u|554=p|925=q|95=3|96=a\1b|1401=1|1402=x|1403=1|1404=y|58=t|");
    uint32_t secret = 0;
    for (uint32_t i = 0; i < m->count; i++)
        secret += (uint32_t)filter_secret(m, i);
    assert_int_equal(secret, 5);
    /* what follows a password whose field is damaged may be the rest of it */
    m = read_message("35=A|554=pass|word|58=t|");
    assert_int_equal(m->tags[4], 0);
    assert_true(filter_secret(m, 4));
    assert_false(filter_secret(m, 5));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_holds), cmocka_unit_test(faults_name_their_place),
        cmocka_unit_test(bounds),     cmocka_unit_test(decimals_are_exact),
        cmocka_unit_test(moments),    cmocka_unit_test(types),
        cmocka_unit_test(secrets),
    };
    if (!log_init(&reader, NULL, 0))
        return 2;
    int failed = cmocka_run_group_tests_name("where", tests, NULL, NULL);
    log_free(&reader);
    return failed;
}
