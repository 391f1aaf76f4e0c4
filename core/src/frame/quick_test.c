/* SPDX-License-Identifier: Apache-2.0 */
/* The quick way to a message's boundaries: it takes every usual message, and takes none otherwise than the careful way does. */
#include "head.h"
#include "inputs.h"

#include <stdio.h>
#include <string.h>

/* What the quick way answers; where it takes the message, the careful way must have found the same. */
static uint32_t taken(const uint8_t *bytes, uint32_t length, uint32_t length_max)
{
    const uint8_t *place = input_end(bytes, length);
    tw_frame quick = {0, 0, 0, 0}, careful;
    uint8_t quick_sum = 0, careful_sum = 0;
    uint32_t answer = twi_frame_quick(place, length, length_max, &quick, &quick_sum);
    if (answer == 0)
        return 0;
    assert_int_equal(answer, 1);
    assert_int_equal(twi_frame_locate(place, length, length_max, &careful, &careful_sum, NULL), TW_OK);
    assert_memory_equal(&quick, &careful, sizeof quick);
    assert_int_equal(quick_sum, careful_sum);
    return 1;
}

/* A message whose BodyLength is written with `width` digits; body_length is 5 or more. */
static uint32_t usual(uint8_t *out, const char *begin, int width, uint32_t body_length, uint32_t sum)
{
    uint32_t at = (uint32_t)sprintf((char *)out, "8=%s\0019=%0*u\00135=", begin, width, body_length);
    memset(out + at, 'x', body_length - 4);
    at += body_length - 4;
    out[at++] = 1;
    return at + (uint32_t)sprintf((char *)out + at, "10=%03u\001", sum);
}

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__

static void every_usual_begin_string_is_taken(void **state)
{
    (void)state;
    for (uint32_t minor = 0; minor < 64; minor++) {
        for (uint32_t fixt = 0; fixt < 2; fixt++) {
            uint8_t bytes[128];
            char begin[16];
            sprintf(begin, "FIX%s.%u.%u", fixt ? "T" : "", minor / 8, minor % 8);
            uint32_t total = usual(bytes, begin, 1 + (int)(minor & 1), 9 + 2 * (minor & 1), 100);
            memset(bytes + total, 0x31, 40);
            assert_int_equal(taken(bytes, total + 40, 1000), 1);
            assert_int_equal(taken(bytes, total, total), total >= 32);
        }
    }
}

static void every_body_length_of_one_to_seven_digits_is_taken(void **state)
{
    (void)state;
    static uint8_t bytes[INPUT_MAX];
    for (int width = 1; width <= 7; width++) {
        for (uint32_t body_length = 20; body_length < 60000; body_length += 1 + body_length / 9) {
            char digits[16];
            if (snprintf(digits, sizeof digits, "%u", body_length) > width)
                break;
            uint32_t total = usual(bytes, width & 1 ? "FIX.4.4" : "FIXT.1.1", width, body_length, body_length % 256);
            assert_int_equal(taken(bytes, total, total), 1);
            assert_int_equal(taken(bytes, total, 1048576), 1);
            assert_int_equal(taken(bytes, total, total - 1), 0);
            assert_int_equal(taken(bytes, total - 1, total), 0);
        }
    }
}

static void a_message_of_32_bytes_is_taken(void **state)
{
    (void)state;
    uint8_t bytes[64];
    assert_int_equal(usual(bytes, "FIX.4.2", 2, 10, 7), 32);
    assert_int_equal(taken(bytes, 32, 32), 1);
    assert_int_equal(usual(bytes, "FIX.4.2", 2, 9, 7), 31);
    assert_int_equal(taken(bytes, 31, 31), 0);
}

static void eight_digits_are_the_number(void **state)
{
    (void)state;
    uint64_t rng = 8;
    for (uint32_t i = 0; i < 20000; i++) {
        uint32_t number = random_below(&rng, 100000000);
        char digits[16];
        sprintf(digits, "%08u", number);
        uint64_t word = twi_load8((const uint8_t *)digits) ^ 0x3030303030303030ull;
        assert_int_equal(twi_eight_digits(word), number);
        assert_int_equal(twi_not_digits(word), 0);
        uint8_t wrong = (uint8_t)random_next(&rng);
        if (wrong < '0' || wrong > '9') {
            digits[i % 8] = (char)wrong;
            assert_true(twi_not_digits(twi_load8((const uint8_t *)digits) ^ 0x3030303030303030ull) != 0);
        }
    }
}

static void every_checksum_is_taken(void **state)
{
    (void)state;
    for (uint32_t sum = 0; sum < 1000; sum++) {
        uint8_t bytes[128];
        uint32_t total = usual(bytes, "FIX.4.2", 2, 30, sum);
        assert_int_equal(taken(bytes, total, 1000), sum <= 255);
    }
}

#endif

static void what_is_taken_is_what_the_careful_way_finds(void **state)
{
    (void)state;
    for (int width = 1; width <= 8; width++) {
        uint8_t bytes[256];
        uint32_t total = usual(bytes, width & 1 ? "FIX.4.4" : "FIXT.1.1", width, width == 1 ? 9 : 40, 177);
        memset(bytes + total, '5', 32);
        for (uint32_t at = 0; at < total; at++) {
            uint8_t right = bytes[at];
            for (uint32_t value = 0; value < 256; value++) {
                bytes[at] = (uint8_t)value;
                (void)taken(bytes, total + 32, 1000);
            }
            bytes[at] = right;
        }
        for (uint32_t length = 0; length < total + 32; length++)
            (void)taken(bytes, length, 1000);
    }
}

static void random_changes_are_taken_alike(void **state)
{
    (void)state;
    static uint8_t bytes[INPUT_MAX];
    uint64_t rng = 5;
    for (uint32_t i = 0; i < 20000; i++) {
        uint32_t length =
            usual(bytes, "FIX.4.4", 1 + (int)random_below(&rng, 9), 5 + random_below(&rng, 200), random_below(&rng, 300));
        for (uint32_t changes = random_below(&rng, 3); changes; changes--)
            length = input_mutate(&rng, bytes, length);
        (void)taken(bytes, length, 1 + random_below(&rng, 300));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        cmocka_unit_test(every_usual_begin_string_is_taken),
        cmocka_unit_test(every_body_length_of_one_to_seven_digits_is_taken),
        cmocka_unit_test(a_message_of_32_bytes_is_taken),
        cmocka_unit_test(eight_digits_are_the_number),
        cmocka_unit_test(every_checksum_is_taken),
#endif
        cmocka_unit_test(what_is_taken_is_what_the_careful_way_finds),
        cmocka_unit_test(random_changes_are_taken_alike),
    };
    return cmocka_run_group_tests_name("frame quick", tests, NULL, NULL);
}
