/* SPDX-License-Identifier: Apache-2.0 */
/* Numbers and frames as the adapters of peers read, write and check them. */
#include "support.h"
#include "text.h"

#include <stdio.h>

static bool reads_int(const char *text, int64_t expected)
{
    int64_t value = 77;
    return text_int(text, (uint32_t)strlen(text), &value) && value == expected;
}

static bool reads_price(const char *text, int64_t expected)
{
    int64_t value = 77;
    return text_price(text, (uint32_t)strlen(text), &value) && value == expected;
}

static void integers(void **state)
{
    (void)state;
    int64_t value;
    assert_true(reads_int("0", 0) && reads_int("-0", 0) && reads_int("007", 7) && reads_int("-12", -12));
    assert_true(reads_int("999999999999999999", 999999999999999999));
    static const char *const bad[] = {"", "-", "+1", "1 ", "1.0", "a", "--1", "1234567890123456789"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        if (text_int(bad[i], (uint32_t)strlen(bad[i]), &value))
            fail_msg("'%s' was read", bad[i]);
}

static void prices(void **state)
{
    (void)state;
    int64_t value;
    assert_true(reads_price("1.08245", 108245) && reads_price("-0.5", -50000) && reads_price("7", 700000));
    assert_true(reads_price(".5", 50000) && reads_price("5.", 500000) && reads_price("1.0000000", 100000));
    static const char *const bad[] = {"", ".", "-", "-.", "1.000001", "1..0", "1.0.0", "1e5", "+1", "12345678901234"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        if (text_price(bad[i], (uint32_t)strlen(bad[i]), &value))
            fail_msg("'%s' was read", bad[i]);
}

static void written(void **state)
{
    (void)state;
    uint64_t seed = 42;
    for (unsigned round = 0; round < 20000; round++) {
        static const int64_t scale[] = {100000, 10000, 1000, 100, 10, 1};
        char text[TEXT_NUMBER_MAX];
        const char *end = text + sizeof text;
        unsigned digits = random_below(&seed, 6);
        int64_t number = (int64_t)(random_next(&seed) >> (24 + random_below(&seed, 40))) * (round % 3 ? 1 : -1);
        const char *start = text_write_int(text + sizeof text, number);
        int64_t value;
        assert_true(text_int(start, (uint32_t)(end - start), &value) && value == number);
        number = number % 100000000 * scale[digits];
        start = text_write_price(text + sizeof text, number, digits);
        assert_true(text_price(start, (uint32_t)(end - start), &value) && value == number);
        const char *point = memchr(start, '.', (size_t)(end - start));
        assert_true(digits == 0 ? point == NULL : end - point == (ptrdiff_t)digits + 1);
    }
}

static void frames(void **state)
{
    (void)state;
    char frame[256];
    uint32_t length = (uint32_t)message(frame, sizeof frame, "FIX.4.2", "35=0|49=A|56=B|34=1|");
    assert_true(text_frame_good(frame, length));
    for (uint32_t cut = 0; cut < length; cut++) {
        char *edge = guard_end(cut + (cut == 0));
        memcpy(edge, frame, cut);
        assert_false(text_frame_good(edge, cut));
        guard_free(edge);
    }
    for (uint32_t at = 0; at < length; at++) {
        frame[at]++;
        assert_false(text_frame_good(frame, length));
        frame[at]--;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(integers), cmocka_unit_test(prices), cmocka_unit_test(written),
                                       cmocka_unit_test(frames)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
