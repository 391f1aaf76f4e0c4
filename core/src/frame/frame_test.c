/* SPDX-License-Identifier: Apache-2.0 */
/* tw_frame_next on one message: each rule of frame.h, each byte replaced, each truncation, each limit. */
#include "compare.h"
#include "inputs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const samples[] = {
    "35=0|",
    "35=|",
    "35=D|34=2|49=A|56=B|52=20240101-00:00:00.000|11=1|",
    "35=W|34=99|58=10=000|95=9|96=|10=000|x|44=1|",
};

enum { SAMPLES = sizeof samples / sizeof samples[0] };

static uint32_t sample(uint8_t *out, uint32_t which)
{
    return (uint32_t)message(out, 512, which & 1 ? "FIX.4.4" : "FIXT.1.1", samples[which]);
}

static tw_status next(const char *text, uint32_t length_max, tw_frame *frame, tw_error *error)
{
    uint8_t bytes[512];
    uint32_t length = (uint32_t)soh(bytes, sizeof bytes, text);
    assert_agrees(compare_frame(input_end(bytes, length), length, length_max), bytes, length);
    assert_agrees(compare_frame(input_begin(bytes, length), length, length_max), bytes, length);
    memset(error, 0, sizeof *error);
    return tw_frame_next(bytes, length, length_max, frame, error);
}

static void a_message_gives_length_body_and_begin(void **state)
{
    (void)state;
    tw_frame frame;
    tw_error error;
    assert_int_equal(next("8=FIX.4.2|9=5|35=0|10=161|8=FIX.4.2|9=5|35=0|", 0, &frame, &error), TW_OK);
    assert_int_equal(frame.length, 26);
    assert_int_equal(frame.need, 0);
    assert_int_equal(frame.body, 14);
    assert_int_equal(frame.begin, 7);
    assert_int_equal(next("8=X|9=0000000005|35=0|10=000|", 0, &frame, &error), TW_OK);
    assert_int_equal(frame.length, 29);
    assert_int_equal(frame.body, 17);
    assert_int_equal(frame.begin, 1);
}

static void each_error_names_tag_and_offset(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        tw_status status;
        uint32_t tag, offset, skip;
    } cases[] = {
        {"x8=FIX", TW_E_FRAME_BEGIN, 8, 0, 1},
        {"9=5|8=F|", TW_E_FRAME_BEGIN, 8, 0, 4},
        {"8:F|9=5|35=0|", TW_E_FRAME_BEGIN, 8, 1, 13},
        {"8=|9=5|35=0|", TW_E_FRAME_BEGIN, 8, 2, 12},
        {"8=SEVENTEEN.BYTES.X|9=5|", TW_E_FRAME_BEGIN, 8, 18, 24},
        {"8=F|35=0|", TW_E_FRAME_HEADER, 9, 4, 9},
        {"8=F|99=5|8", TW_E_FRAME_HEADER, 9, 5, 9},
        {"8=F|9=5|34=0|10=000|", TW_E_FRAME_HEADER, 35, 9, 20},
        {"8=F|9=5|35:0|10=000|", TW_E_FRAME_HEADER, 35, 10, 20},
        {"8=F|9=|35=0|", TW_E_FRAME_LENGTH, 9, 6, 12},
        {"8=F|9=5x|35=0|", TW_E_FRAME_LENGTH, 9, 7, 14},
        {"8=F|9=-5|35=0|", TW_E_FRAME_LENGTH, 9, 6, 14},
        {"8=F|9=4294967296|", TW_E_FRAME_LENGTH, 9, 15, 17},
        {"8=F|9=00000000005|", TW_E_FRAME_LENGTH, 9, 16, 18},
        {"8=F|9=4294967295|8=F", TW_E_FRAME_SIZE, 9, 6, 17},
        {"8=F|9=1048556|", TW_E_FRAME_SIZE, 9, 6, 14},
        {"8=F|9=5|35=0|11=161|", TW_E_FRAME_TRAILER, 10, 13, 20},
        {"8=F|9=5|35=00|10=161|", TW_E_FRAME_TRAILER, 10, 13, 21},
        {"8=F|9=5|35=0|10=256|", TW_E_FRAME_TRAILER, 10, 13, 20},
        {"8=F|9=5|35=0|10=161x", TW_E_FRAME_TRAILER, 10, 13, 20},
        {"8=F|9=0|35=", TW_E_FRAME_TRAILER, 10, 8, 11},
        {"8=F|9=5|35=0|10=000|8=", TW_E_FRAME_CHECKSUM, 10, 16, 20},
    };
    for (uint32_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        tw_frame frame;
        tw_error error;
        assert_int_equal(next(cases[i].text, 0, &frame, &error), cases[i].status);
        assert_int_equal(error.tag, cases[i].tag);
        assert_int_equal(error.offset, cases[i].offset);
        assert_int_equal(error.status, cases[i].status);
        assert_int_equal(error.reason, -1);
        assert_int_equal(frame.length, cases[i].skip);
    }
}

static void wrong_arguments_are_refused(void **state)
{
    (void)state;
    tw_frame frame;
    tw_error error;
    assert_int_equal(tw_frame_next("8=", 2, 0, NULL, &error), TW_E_ARGUMENT);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    assert_int_equal(error.tag, 0);
    assert_int_equal(error.offset, 0);
    assert_int_equal(tw_frame_next(NULL, 1, 0, &frame, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_frame_next(NULL, 0, 0, &frame, NULL), TW_MORE);
    assert_int_equal(frame.need, 1);
    assert_int_equal(frame.length, 0);
}

static void an_error_structure_may_be_null(void **state)
{
    (void)state;
    static const char *const inputs[] = {
        "x", "8=F|x", "8=F|9=x", "8=F|9=5|35=0|10=256|", "8=F|9=5|35=0|10=000|", "8=F|9=4000000000|"};
    for (uint32_t i = 0; i < sizeof inputs / sizeof inputs[0]; i++) {
        uint8_t bytes[64];
        tw_frame frame;
        uint32_t length = (uint32_t)soh(bytes, sizeof bytes, inputs[i]);
        assert_true(tw_frame_next(bytes, length, 0, &frame, NULL) < 0);
    }
}

static void g11_every_truncation_needs_more_up_to_the_last_byte(void **state)
{
    (void)state;
    for (uint32_t s = 0; s < SAMPLES; s++) {
        uint8_t bytes[512];
        tw_frame frame;
        uint32_t total = sample(bytes, s);
        for (uint32_t length = 0; length < total; length++) {
            assert_agrees(compare_frame(input_end(bytes, length), length, 0), bytes, length);
            assert_int_equal(tw_frame_next(bytes, length, 0, &frame, NULL), TW_MORE);
            assert_in_range(frame.need, length + 1, total);
        }
        assert_int_equal(tw_frame_next(bytes, total, 0, &frame, NULL), TW_OK);
    }
}

static void every_byte_replaced_by_every_value(void)
{
    for (uint32_t s = 0; s < SAMPLES; s++) {
        uint8_t bytes[512];
        uint32_t total = sample(bytes, s);
        total += (uint32_t)soh(bytes + total, 64, "8=FIX.4.2|9=5|35=0|10=161|");
        for (uint32_t at = 0; at < total; at++) {
            uint8_t right = bytes[at];
            for (uint32_t value = 0; value < 256; value++) {
                bytes[at] = (uint8_t)value;
                assert_agrees(compare_frame(input_end(bytes, total), total, 0), bytes, total);
            }
            bytes[at] = right;
        }
    }
}

static void each_kernel_every_byte_replaced_by_every_value(void **state)
{
    (void)state;
    for_each_kernel(every_byte_replaced_by_every_value);
}

static void a_replaced_byte_and_a_cut_agree_with_the_reference(void **state)
{
    (void)state;
    static const uint8_t values[] = {1, '=', '0', '1', '2', '5', '6', '9', '8', 'x', 0, 255};
    uint8_t bytes[512];
    uint32_t total = sample(bytes, 0);
    for (uint32_t at = 0; at < total; at++) {
        uint8_t right = bytes[at];
        for (uint32_t v = 0; v < sizeof values; v++) {
            bytes[at] = values[v];
            for (uint32_t length = 0; length <= total; length++)
                assert_agrees(compare_frame(input_end(bytes, length), length, 0), bytes, length);
        }
        bytes[at] = right;
    }
}

/* "8=F" "9=digits" "35=0" and the right trailer for a body of 5 bytes. */
static uint32_t with_body_length(uint8_t *bytes, const char *digits)
{
    uint32_t at = (uint32_t)sprintf((char *)bytes, "8=FIX.4.4\0019=%s\00135=0\001", digits);
    return at + (uint32_t)sprintf((char *)bytes + at, "10=%03u\001", reference_sum(bytes, at) % 256);
}

static void g02_any_body_length_is_a_length_or_garbled(void **state)
{
    (void)state;
    static const char *const digits[] = {
        "5",           "05",          "0000000005", "00000000005", "0",          "1",          "2",          "3",
        "4",           "6",           "",           "-5",          "+5",         " 5",         "5 ",         "5.0",
        "0x5",         "1048553",     "99999999",   "1048554",     "4294967295", "4294967296", "4294967301", "9999999999",
        "2147483647",  "2147483648",  "1e5",        ":",           "/",          "4294967289", "4294967290", "42949672950",
        "12345678901", "99999999999", "000000005",  "00000005",    "0000005"};
    static const uint32_t maxima[] = {0, 1, 2, 8, 12, 13, 14, 20, 27, 28, 29, 35, 36, 1048576, UINT32_MAX};
    for (uint32_t d = 0; d < sizeof digits / sizeof digits[0]; d++) {
        for (uint32_t m = 0; m < sizeof maxima / sizeof maxima[0]; m++) {
            uint8_t bytes[128];
            uint32_t total = with_body_length(bytes, digits[d]);
            memset(bytes + total, 'z', 32);
            for (uint32_t length = 0; length <= total + 32; length++)
                assert_agrees(compare_frame(input_end(bytes, length), length, maxima[m]), bytes, length);
        }
    }
}

static void body_length_may_have_leading_zeros_to_ten_digits(void **state)
{
    (void)state;
    for (uint32_t width = 1; width <= 12; width++) {
        uint8_t bytes[128];
        char digits[16];
        tw_frame frame;
        snprintf(digits, sizeof digits, "%0*u", (int)width, 5u);
        uint32_t total = with_body_length(bytes, digits);
        assert_int_equal(tw_frame_next(bytes, total, 0, &frame, NULL), width <= 10 ? TW_OK : TW_E_FRAME_LENGTH);
    }
}

static void g02_a_checksum_of_each_three_digits(void **state)
{
    (void)state;
    uint8_t bytes[512];
    uint32_t total = sample(bytes, 2), right = reference_sum(bytes, total - 7) % 256;
    for (uint32_t sum = 0; sum < 1000; sum++) {
        tw_frame frame;
        sprintf((char *)bytes + total - 4, "%03u\001", sum);
        tw_status want = sum > 255 ? TW_E_FRAME_TRAILER : sum == right ? TW_OK : TW_E_FRAME_CHECKSUM;
        assert_agrees(compare_frame(input_end(bytes, total), total, 0), bytes, total);
        assert_int_equal(tw_frame_next(bytes, total, 0, &frame, NULL), want);
        assert_int_equal(frame.length, total);
        assert_agrees(compare_frame(input_end(bytes, total - 1), total - 1, 0), bytes, total);
        assert_agrees(compare_frame(input_end(bytes, total - 2), total - 2, 0), bytes, total);
    }
}

static void every_sum_from_0_to_255_is_accepted(void **state)
{
    (void)state;
    uint32_t seen[256] = {0}, count = 0;
    for (uint32_t i = 0; i < 512; i++) {
        uint8_t bytes[128], body[10] = "35=0\00158=";
        tw_frame frame;
        body[8] = (uint8_t)(i < 256 ? i : 255);
        body[9] = 1;
        uint32_t total = (uint32_t)message_bytes(bytes, sizeof bytes, i < 256 ? "FIX.4.4" : "FIX.4.2", body, sizeof body);
        uint32_t sum = (uint32_t)atoi((char *)bytes + total - 4);
        assert_int_equal(tw_frame_next(bytes, total, 0, &frame, NULL), TW_OK);
        count += !seen[sum];
        seen[sum] = 1;
    }
    assert_true(count == 256);
}

static void begin_string_has_1_to_16_bytes(void **state)
{
    (void)state;
    for (uint32_t bytes_of = 0; bytes_of <= 20; bytes_of++) {
        uint8_t bytes[128];
        char begin[32];
        tw_frame frame;
        memset(begin, 'F', sizeof begin);
        begin[bytes_of] = 0;
        uint32_t total = (uint32_t)message(bytes, sizeof bytes, begin, "35=0|");
        assert_int_equal(tw_frame_next(bytes, total, 0, &frame, NULL), bytes_of >= 1 && bytes_of <= 16 ? TW_OK : TW_E_FRAME_BEGIN);
        for (uint32_t length = 0; length <= total; length++)
            assert_agrees(compare_frame(input_end(bytes, length), length, 0), bytes, length);
        for (uint32_t at = 2; at < 2 + bytes_of; at++) { /* any byte but SOH may stand in it */
            for (uint32_t value = 0; value < 256; value++) {
                bytes[at] = (uint8_t)value;
                assert_agrees(compare_frame(input_end(bytes, total), total, 0), bytes, total);
            }
            bytes[at] = 'F';
        }
    }
}

static void need_is_never_above_length_max(void **state)
{
    (void)state;
    for (uint32_t s = 0; s < SAMPLES; s++) {
        uint8_t bytes[512];
        uint32_t total = sample(bytes, s);
        for (uint32_t length_max = 1; length_max <= total + 2; length_max++) {
            for (uint32_t length = 0; length <= total; length++) {
                tw_frame frame;
                assert_agrees(compare_frame(input_end(bytes, length), length, length_max), bytes, length);
                tw_status status = tw_frame_next(bytes, length, length_max, &frame, NULL);
                if (status == TW_MORE)
                    assert_in_range(frame.need, length + 1, length_max);
                else if (length_max < total)
                    assert_int_equal(status, TW_E_FRAME_SIZE);
                else
                    assert_int_equal(status, TW_OK);
            }
        }
    }
}

static void the_default_maximum_is_one_mebibyte(void **state)
{
    (void)state;
    const uint32_t header = 20; /* 8=FIX.4.4|9=1048549| */
    uint8_t *bytes = malloc(TW_FRAME_SIZE_MAX + 1);
    uint8_t *body = malloc(TW_FRAME_SIZE_MAX);
    assert_non_null(bytes);
    assert_non_null(body);
    for (uint32_t beyond = 0; beyond < 2; beyond++) {
        uint32_t length = TW_FRAME_SIZE_MAX - header - 7 + beyond;
        tw_frame frame;
        memset(body, 'x', length);
        memcpy(body, "35=B\00158=", 8);
        body[length - 1] = 1;
        assert_int_equal(message_bytes(bytes, TW_FRAME_SIZE_MAX + 1, "FIX.4.4", body, length), TW_FRAME_SIZE_MAX + beyond);
        tw_status status = tw_frame_next(bytes, TW_FRAME_SIZE_MAX + beyond, 0, &frame, NULL);
        assert_int_equal(status, beyond ? TW_E_FRAME_SIZE : TW_OK);
        assert_int_equal(tw_frame_next(bytes, TW_FRAME_SIZE_MAX + beyond, UINT32_MAX, &frame, NULL), TW_OK);
        assert_int_equal(frame.length, TW_FRAME_SIZE_MAX + beyond);
    }
    free(bytes);
    free(body);
}

static void g08_thousands_of_fields_are_no_limit(void **state)
{
    (void)state;
    static uint8_t body[INPUT_MAX], bytes[INPUT_MAX];
    uint32_t at = input_field(body, 35, "W", 1);
    for (uint32_t i = 0; i < 6000; i++)
        at += input_field(body + at, 1000 + i, "1", 1);
    uint32_t total = (uint32_t)message_bytes(bytes, sizeof bytes, "FIX.5.0", body, at);
    tw_frame frame;
    assert_agrees(compare_frame(input_end(bytes, total), total, 0), bytes, 64);
    assert_int_equal(tw_frame_next(bytes, total, 0, &frame, NULL), TW_OK);
}

static void g03_a_body_length_off_by_any_number_is_garbled(void **state)
{
    (void)state;
    for (int off = -35; off <= 40; off++) {
        uint8_t bytes[256];
        char head[32];
        tw_frame frame;
        const char *body = "35=D|34=2|49=A|56=B|11=1|58=10=123|";
        snprintf(head, sizeof head, "8=FIX.4.4|9=%d|", (int)strlen(body) + off);
        uint32_t at = (uint32_t)soh(bytes, sizeof bytes, head);
        at += (uint32_t)soh(bytes + at, sizeof bytes - at, body);
        at += (uint32_t)sprintf((char *)bytes + at, "10=%03u\001", reference_sum(bytes, at) % 256);
        memset(bytes + at, 'x', 64);
        tw_status status = tw_frame_next(bytes, at + 64, 0, &frame, NULL);
        assert_agrees(compare_frame(input_end(bytes, at + 64), at + 64, 0), bytes, at + 64);
        assert_int_equal(status, off ? TW_E_FRAME_TRAILER : TW_OK);
    }
}

static void the_hot_path_allocates_nothing(void **state)
{
    (void)state;
    uint8_t bytes[512];
    uint32_t total = sample(bytes, 2);
    tw_frame frame;
    tw_error error;
    uint64_t before = allocation_count();
    for (uint32_t i = 0; i < total; i++)
        (void)tw_frame_next(bytes + i, total - i, 0, &frame, &error);
    bytes[total - 2] ^= 1;
    (void)tw_frame_next(bytes, total, 0, &frame, &error);
    assert_int_equal(allocation_count(), before);
}

static void random_messages_mutated_and_cut(void **state)
{
    (void)state;
    static uint8_t bytes[INPUT_MAX];
    uint64_t rng = 77;
    for (uint32_t i = 0; i < 4000; i++) {
        uint32_t length = input_message(&rng, bytes, random_below(&rng, 200), i % 8);
        for (uint32_t change = 0; change < 5; change++) {
            uint32_t cut = random_below(&rng, 2) ? length : random_below(&rng, length + 1);
            uint32_t length_max = random_below(&rng, 4) ? 0 : random_below(&rng, 300);
            assert_agrees(compare_frame(input_end(bytes, cut), cut, length_max), bytes, cut);
            length = input_mutate(&rng, bytes, length);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_message_gives_length_body_and_begin),
        cmocka_unit_test(each_error_names_tag_and_offset),
        cmocka_unit_test(wrong_arguments_are_refused),
        cmocka_unit_test(an_error_structure_may_be_null),
        cmocka_unit_test(g11_every_truncation_needs_more_up_to_the_last_byte),
        cmocka_unit_test(each_kernel_every_byte_replaced_by_every_value),
        cmocka_unit_test(a_replaced_byte_and_a_cut_agree_with_the_reference),
        cmocka_unit_test(g02_any_body_length_is_a_length_or_garbled),
        cmocka_unit_test(body_length_may_have_leading_zeros_to_ten_digits),
        cmocka_unit_test(g02_a_checksum_of_each_three_digits),
        cmocka_unit_test(every_sum_from_0_to_255_is_accepted),
        cmocka_unit_test(begin_string_has_1_to_16_bytes),
        cmocka_unit_test(need_is_never_above_length_max),
        cmocka_unit_test(the_default_maximum_is_one_mebibyte),
        cmocka_unit_test(g08_thousands_of_fields_are_no_limit),
        cmocka_unit_test(g03_a_body_length_off_by_any_number_is_garbled),
        cmocka_unit_test(the_hot_path_allocates_nothing),
        cmocka_unit_test(random_messages_mutated_and_cut),
    };
    return cmocka_run_group_tests_name("frame", tests, NULL, NULL);
}
