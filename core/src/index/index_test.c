/* SPDX-License-Identifier: Apache-2.0 */
/* tw_index_fields and tw_index_next without data fields: syntax, errors, room, lookup. */
#include "compare.h"
#include "inputs.h"

#include <stdio.h>
#include <string.h>

static const tw_data_pair *pairs;
static uint32_t pairs_count;
static tw_index *index_;
static uint64_t rng = 99;

static tw_index *index_of(uint32_t capacity)
{
    tw_index_options options = {sizeof options, capacity, 0, 0, NULL};
    uint32_t size = 0;
    tw_index *made = NULL;
    assert_int_equal(tw_index_size(&options, &size), TW_OK);
    assert_int_equal(tw_index_init(guard_end(size), size, &options, &made, NULL), TW_OK);
    return made;
}

static int set_up(void **state)
{
    (void)state;
    pairs_count = tw_data_pairs(&pairs);
    index_ = index_of(8192);
    return 0;
}

/* Indexes text next to both guard pages beside the reference; gives the status. */
static tw_status fields_of(const char *text, tw_error *error)
{
    uint8_t bytes[1024];
    uint32_t length = (uint32_t)soh(bytes, sizeof bytes, text);
    assert_agrees(compare_fields(index_, pairs, pairs_count, input_begin(bytes, length), length), bytes, length);
    const uint8_t *place = input_end(bytes, length);
    assert_agrees(compare_fields(index_, pairs, pairs_count, place, length), bytes, length);
    return tw_index_fields(index_, place, length, error);
}

static void a_field_is_its_tag_its_value_and_its_end(void)
{
    assert_int_equal(fields_of("8=FIX.4.4|35=D|58=|2147483647=a=b|", NULL), TW_OK);
    static const uint32_t want[4][3] = {{8, 2, 9}, {35, 13, 14}, {58, 18, 18}, {2147483647, 30, 33}};
    assert_int_equal(index_->fields, 4);
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t offset = 0;
        assert_int_equal(tw_index_tags(index_)[i], want[i][0]);
        assert_int_equal(tw_index_values(index_)[i], want[i][1]);
        assert_int_equal(tw_index_ends(index_)[i], want[i][2]);
        assert_int_equal(tw_index_text(index_, i, &offset), want[i][2] - want[i][1]);
        assert_int_equal(offset, want[i][1]);
    }
    assert_int_equal(fields_of("", NULL), TW_OK);
    assert_int_equal(index_->fields, 0);
}

/* G09: the table of corner cases, each also behind one to 70 good fields so that no block border hides it. */
static void g09_each_fault_has_its_status_tag_and_offset(void)
{
    static const struct {
        const char *text;
        tw_status status;
        uint32_t offset;
    } cases[] = {
        {"=1|", TW_E_INDEX_TAG, 0},
        {"=|", TW_E_INDEX_TAG, 0},
        {"0=1|", TW_E_INDEX_TAG, 0},
        {"00=1|", TW_E_INDEX_TAG, 0},
        {"01=1|", TW_E_INDEX_TAG, 0},
        {"010=1|", TW_E_INDEX_TAG, 0},
        {"00000000001=1|", TW_E_INDEX_TAG, 0},
        {"a=1|", TW_E_INDEX_TAG, 0},
        {"1a=1|", TW_E_INDEX_TAG, 1},
        {"-1=1|", TW_E_INDEX_TAG, 0},
        {"+1=1|", TW_E_INDEX_TAG, 0},
        {" 1=1|", TW_E_INDEX_TAG, 0},
        {"1 =1|", TW_E_INDEX_TAG, 1},
        {"1.0=1|", TW_E_INDEX_TAG, 1},
        {"1:=1|", TW_E_INDEX_TAG, 1},
        {"1/=1|", TW_E_INDEX_TAG, 1},
        {"2147483648=1|", TW_E_INDEX_TAG_RANGE, 0},
        {"4294967295=1|", TW_E_INDEX_TAG_RANGE, 0},
        {"4294967297=1|", TW_E_INDEX_TAG_RANGE, 0},
        {"9999999999=1|", TW_E_INDEX_TAG_RANGE, 0},
        {"10000000000=1|", TW_E_INDEX_TAG_RANGE, 0},
        {"21474836470=1|", TW_E_INDEX_TAG_RANGE, 0},
        {"21474836471=1|", TW_E_INDEX_TAG_RANGE, 0},
        {"18446744073709551617=1|", TW_E_INDEX_TAG_RANGE, 0},
        {"99999999999999999999999999999999=1|", TW_E_INDEX_TAG_RANGE, 0},
        {"|", TW_E_INDEX_EQUALS, 0},
        {"1|", TW_E_INDEX_EQUALS, 1},
        {"123456|", TW_E_INDEX_EQUALS, 6},
        {"10|1=1|", TW_E_INDEX_EQUALS, 2},
        {"1=1", TW_E_INDEX_END, 0},
        {"1", TW_E_INDEX_END, 0},
        {"=", TW_E_INDEX_END, 0},
        {"1=1|2=2", TW_E_INDEX_END, 4},
    };
    static const char *const before[] = {"7=x|", "1234=1|", "8=|", "12345=|", "2147483647=7|"};
    for (uint32_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        for (uint32_t good = 0; good < 72; good++) {
            char text[1024] = "";
            tw_error error = {0};
            uint32_t at = 0;
            for (uint32_t f = 0; f < good; f++)
                at += (uint32_t)sprintf(text + at, "%s", before[f % (good % 5 + 1)]);
            sprintf(text + at, "%s%s", cases[i].text, cases[i].status == TW_E_INDEX_END || good % 2 ? "" : "44=1|10=000|");
            assert_int_equal(fields_of(text, &error), cases[i].status);
            assert_int_equal(error.offset, at + cases[i].offset);
            assert_int_equal(error.tag, 0);
            assert_int_equal(index_->fields, good + (strcmp(cases[i].text, "1=1|2=2") == 0));
        }
    }
}

static void every_byte_replaced_by_every_value(void)
{
    uint8_t bytes[256];
    uint32_t total = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", "35=D|34=2|58=|1=A|1234=b|12345=|2147483647=c|8=|9=1|54=1|");
    for (uint32_t at = 0; at < total; at++) {
        uint8_t right = bytes[at];
        for (uint32_t value = 0; value < 256; value++) {
            bytes[at] = (uint8_t)value;
            const uint8_t *place = input_end(bytes, total);
            assert_agrees(compare_fields(index_, pairs, pairs_count, place, total), bytes, total);
            assert_agrees(compare_next(index_, pairs, pairs_count, place, total), bytes, total);
        }
        bytes[at] = right;
    }
}

static void every_cut_of_a_message(void)
{
    uint8_t bytes[256];
    tw_frame frame;
    uint32_t total = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", "35=D|34=2|58=|1=A|1234=b|95=3|96=a\x01=|54=1|");
    for (uint32_t cut = 0; cut <= total; cut++) {
        const uint8_t *place = input_end(bytes, cut);
        assert_agrees(compare_fields(index_, pairs, pairs_count, place, cut), bytes, cut);
        assert_agrees(compare_next(index_, pairs, pairs_count, place, cut), bytes, cut);
        assert_int_equal(tw_index_next(index_, place, cut, &frame, NULL), cut < total ? TW_MORE : TW_OK); /* G11, D02 */
        place = input_end(bytes + cut, total - cut);
        assert_agrees(compare_fields(index_, pairs, pairs_count, place, total - cut), place, total - cut);
    }
}

static void offsets_count_from_the_input_whatever_follows_the_message(void)
{
    uint8_t bytes[512];
    uint32_t total = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", "35=D|34=2|58=text|");
    memset(bytes + total, 'z', 200);
    for (uint32_t more = 0; more < 200; more++)
        assert_agrees(compare_next(index_, pairs, pairs_count, input_end(bytes, total + more), total + more), bytes, total + more);
    assert_int_equal(tw_index_values(index_)[0], 2);
}

static void a_wrong_sum_goes_before_an_error_in_the_fields(void)
{
    uint8_t bytes[512];
    tw_frame frame;
    tw_error error;
    uint32_t total = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", "35=D|34=2|0=bad|58=text|");
    assert_int_equal(tw_index_next(index_, bytes, total, &frame, &error), TW_E_INDEX_TAG);
    assert_int_equal(frame.length, total);
    assert_int_equal(index_->fields, 4);
    bytes[total - 2] = (uint8_t)(bytes[total - 2] == '1' ? '2' : '1');
    assert_int_equal(tw_index_next(index_, bytes, total, &frame, &error), TW_E_FRAME_CHECKSUM);
    assert_int_equal(frame.length, total);
    assert_int_equal(index_->fields, 0);
}

static void room_is_used_to_the_last_field(void)
{
    static uint8_t bytes[INPUT_MAX];
    static tw_index *small[120];
    for (uint32_t capacity = 1; capacity < 120; capacity++) {
        tw_error error = {0};
        if (!small[capacity])
            small[capacity] = index_of(capacity);
        tw_index *index = small[capacity];
        for (uint32_t fields = capacity > 2 ? capacity - 2 : 0; fields<capacity + 70; fields += fields> capacity + 2 ? 14 : 1) {
            uint32_t at = 0;
            for (uint32_t f = 0; f < fields; f++)
                at += input_field(bytes + at, 1 + f % 80, "vvvvvvvv", f % (capacity % 9 + 1));
            const uint8_t *place = input_end(bytes, at);
            assert_agrees(compare_fields(index, pairs, pairs_count, place, at), bytes, at);
            tw_status status = tw_index_fields(index, place, at, &error);
            assert_int_equal(status, fields <= capacity ? TW_OK : TW_E_INDEX_ROOM);
            assert_int_equal(index->fields, fields <= capacity ? fields : capacity);
            if (status != TW_OK)
                assert_int_equal(error.offset, tw_index_ends(index)[capacity - 1] + 1);
        }
    }
}

static void room_may_end_at_a_length_or_its_data(void)
{
    for (uint32_t capacity = 1; capacity < 6; capacity++) {
        static tw_index *small[6];
        uint8_t bytes[128];
        if (!small[capacity])
            small[capacity] = index_of(capacity);
        uint32_t length = (uint32_t)soh(bytes, sizeof bytes, "1=a|95=3|96=|5=|95=1|96=||1=b|");
        assert_agrees(compare_fields(small[capacity], pairs, pairs_count, input_end(bytes, length), length), bytes, length);
        tw_error error;
        tw_status status = tw_index_fields(small[capacity], bytes, length, &error);
        assert_int_equal(status, TW_E_INDEX_ROOM);
        assert_int_equal(small[capacity]->fields, capacity);
    }
}

static void g08_thousands_of_fields(void)
{
    static uint8_t bytes[INPUT_MAX], body[INPUT_MAX];
    uint32_t at = 0;
    for (uint32_t f = 0; f < 8000; f++)
        at += input_field(body + at, f % 3 ? 700 + f % 200 : 10000 + f, "1", f % 5 != 0);
    assert_agrees(compare_fields(index_, pairs, pairs_count, input_end(body, at), at), body, 100);
    assert_int_equal(index_->fields, 8000);
    memmove(body + 5, body, at);
    memcpy(body, "35=W\001", 5);
    uint32_t total = (uint32_t)message_bytes(bytes, sizeof bytes, "FIX.5.0", body, at + 5);
    assert_agrees(compare_next(index_, pairs, pairs_count, input_end(bytes, total), total), bytes, 100);
    assert_int_equal(index_->fields, 8004);
}

static void random_streams_of_messages(void)
{
    static uint8_t bytes[INPUT_MAX];
    for (uint32_t i = 0; i < 1500; i++) {
        uint32_t length = input_message(&rng, bytes, random_below(&rng, 400), i % 8);
        for (uint32_t change = 0; change < 3; change++) {
            assert_agrees(compare_next(index_, pairs, pairs_count, input_end(bytes, length), length), bytes, length);
            length = input_mutate(&rng, bytes, length);
        }
        length = input_message(&rng, bytes, random_below(&rng, 100), i % 8);
        uint32_t from =
            (uint32_t)random_below(&rng, length); /* the rest of a message framed again, so that faults are in whole frames */
        uint8_t body[1024] = "35=0\001";
        memcpy(body + 5, bytes + from, length - from);
        body[5 + length - from] = 1;
        length = (uint32_t)message_bytes(bytes, sizeof bytes, "FIX.4.4", body, length - from + 6);
        assert_agrees(compare_next(index_, pairs, pairs_count, input_end(bytes, length), length), bytes, length);
    }
}

static void find_gives_all_occurrences_and_takes_any_hint(void)
{
    static const uint32_t tags[] = {8, 35, 447, 448, 447, 452, 447, 10};
    assert_int_equal(fields_of("8=A|35=D|447=1|448=2|447=3|452=4|447=5|10=000|", NULL), TW_OK);
    for (uint32_t hint = 0; hint < 10; hint++) {
        for (uint32_t tag = 0; tag < 500; tag++) {
            uint32_t want = TW_NONE;
            for (uint32_t i = 16; i-- > 0;) /* the last one written is the first met from the hint on, round the end */
                if ((hint < 8 || i < 8) && tags[(hint < 8 ? hint + i : i) % 8] == tag)
                    want = (hint < 8 ? hint + i : i) % 8;
            assert_int_equal(tw_index_find(index_, tag, hint), want);
        }
    }
    assert_int_equal(tw_index_find(index_, 35, UINT32_MAX), 1);
    assert_int_equal(tw_index_find_in(index_, 447, 0, TW_NONE), 2);
    assert_int_equal(tw_index_find_in(index_, 447, 3, TW_NONE), 4);
    assert_int_equal(tw_index_find_in(index_, 447, 5, TW_NONE), 6);
    assert_int_equal(tw_index_find_in(index_, 447, 7, TW_NONE), TW_NONE);
    assert_int_equal(tw_index_find_in(index_, 447, 3, 4), TW_NONE);
    assert_int_equal(tw_index_find_in(index_, 447, 3, 5), 4);
    assert_int_equal(tw_index_find_in(index_, 447, 9, 3), TW_NONE);
    assert_int_equal(tw_index_find_in(index_, 10, 0, 100), 7);
}

static uint32_t random_tags(uint32_t count)
{
    static uint8_t bytes[1024];
    uint32_t length = 0;
    for (uint32_t i = 0; i < count; i++)
        length += input_field(bytes + length, 1 + random_below(&rng, 12), "x", 1);
    assert_int_equal(tw_index_fields(index_, bytes, length, NULL), TW_OK);
    return index_->fields;
}

static void find_agrees_with_a_look_at_each_field(void)
{
    for (uint32_t round = 0; round < 300; round++) {
        (void)random_tags(70); /* tags of before lie behind those that count */
        uint32_t count = random_tags(1 + random_below(&rng, 42));
        const uint32_t *tags = tw_index_tags(index_);
        for (uint32_t tag = 1; tag < 14; tag++)
            for (uint32_t hint = 0; hint < count + 3; hint++) {
                uint32_t want = hint < count ? hint : count;
                while (want < count && tags[want] != tag)
                    want++;
                if (want == count)
                    for (want = 0; want < count && tags[want] != tag; want++) {}
                assert_int_equal(tw_index_find(index_, tag, hint), want < count ? want : TW_NONE);
                assert_int_equal(tw_inline_find(index_, tag, hint), want < count ? want : TW_NONE);
            }
    }
}

static void values_are_read_in_place(void)
{
    const char *text = "34=12|44=1.25|38=x|58=|";
    uint8_t bytes[64];
    int64_t value = 0;
    uint32_t length = (uint32_t)soh(bytes, sizeof bytes, text);
    assert_int_equal(tw_index_fields(index_, bytes, length, NULL), TW_OK);
    assert_int_equal(tw_index_int(index_, bytes, 0, &value), TW_OK);
    assert_int_equal(value, 12);
    assert_int_equal(tw_index_decimal(index_, bytes, 1, 4, &value), TW_OK);
    assert_int_equal(value, 12500);
    assert_int_equal(tw_index_int(index_, bytes, 2, &value), TW_E_VALUE_FORMAT);
    assert_int_equal(tw_index_int(index_, bytes, 3, &value), TW_E_VALUE_EMPTY);
    assert_int_equal(tw_index_int(index_, bytes, 4, &value), TW_E_INDEX_FIELD);
    assert_int_equal(tw_index_int(index_, bytes, TW_NONE, &value), TW_E_INDEX_FIELD);
    assert_int_equal(tw_index_decimal(index_, bytes, TW_NONE, 2, &value), TW_E_INDEX_FIELD);
    assert_int_equal(tw_index_decimal(index_, bytes, 4, 2, &value), TW_E_INDEX_FIELD);
}

static void wrong_arguments_are_refused(void)
{
    tw_frame frame;
    tw_error error = {0};
    assert_int_equal(tw_index_fields(NULL, "1=1\001", 4, &error), TW_E_ARGUMENT);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    assert_int_equal(error.tag + error.offset, 0);
    assert_int_equal(tw_index_fields(index_, NULL, 1, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_index_fields(index_, NULL, 0, NULL), TW_OK);
    error.status = 0;
    assert_int_equal(tw_index_next(NULL, "8=", 2, &frame, &error), TW_E_ARGUMENT);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    assert_int_equal(error.tag + error.offset, 0);
    assert_int_equal(tw_index_next(index_, "8=", 2, NULL, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_index_next(index_, NULL, 2, &frame, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_index_next(index_, NULL, 0, &frame, NULL), TW_MORE);
    assert_int_equal(frame.need, 1);
}

static void an_error_structure_may_be_null(void)
{
    static const char *const inputs[] = {"0=1|", "x", "1|", "2147483648=|", "95=x|96=1|", "95=9|96=1|", "95=1|96=xx|", "1=1"};
    for (uint32_t i = 0; i < sizeof inputs / sizeof inputs[0]; i++)
        assert_true(fields_of(inputs[i], NULL) < 0);
}

static void the_hot_path_allocates_nothing(void)
{
    static uint8_t bytes[8192];
    tw_frame frame;
    tw_error error;
    uint32_t length = input_message(&rng, bytes, 3000, INPUT_DATA | INPUT_WILD);
    uint64_t before = allocation_count();
    for (uint32_t at = 0; at < length; at += 7) {
        (void)tw_index_next(index_, bytes + at, length - at, &frame, &error);
        (void)tw_index_fields(index_, bytes + at, length - at, &error);
    }
    assert_int_equal(tw_index_next(index_, bytes, length, &frame, &error), TW_OK);
    assert_int_equal(allocation_count(), before);
}

#define EACH_KERNEL(name)                                                                                                          \
    static void each_kernel_##name(void **state)                                                                                   \
    {                                                                                                                              \
        (void)state;                                                                                                               \
        for_each_kernel(name);                                                                                                     \
    }

EACH_KERNEL(a_field_is_its_tag_its_value_and_its_end)
EACH_KERNEL(g09_each_fault_has_its_status_tag_and_offset)
EACH_KERNEL(every_byte_replaced_by_every_value)
EACH_KERNEL(every_cut_of_a_message)
EACH_KERNEL(offsets_count_from_the_input_whatever_follows_the_message)
EACH_KERNEL(a_wrong_sum_goes_before_an_error_in_the_fields)
EACH_KERNEL(room_is_used_to_the_last_field)
EACH_KERNEL(room_may_end_at_a_length_or_its_data)
EACH_KERNEL(g08_thousands_of_fields)
EACH_KERNEL(random_streams_of_messages)
EACH_KERNEL(find_gives_all_occurrences_and_takes_any_hint)
EACH_KERNEL(find_agrees_with_a_look_at_each_field)
EACH_KERNEL(values_are_read_in_place)
EACH_KERNEL(wrong_arguments_are_refused)
EACH_KERNEL(an_error_structure_may_be_null)
EACH_KERNEL(the_hot_path_allocates_nothing)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_kernel_a_field_is_its_tag_its_value_and_its_end),
        cmocka_unit_test(each_kernel_g09_each_fault_has_its_status_tag_and_offset),
        cmocka_unit_test(each_kernel_every_byte_replaced_by_every_value),
        cmocka_unit_test(each_kernel_every_cut_of_a_message),
        cmocka_unit_test(each_kernel_offsets_count_from_the_input_whatever_follows_the_message),
        cmocka_unit_test(each_kernel_a_wrong_sum_goes_before_an_error_in_the_fields),
        cmocka_unit_test(each_kernel_room_is_used_to_the_last_field),
        cmocka_unit_test(each_kernel_room_may_end_at_a_length_or_its_data),
        cmocka_unit_test(each_kernel_g08_thousands_of_fields),
        cmocka_unit_test(each_kernel_random_streams_of_messages),
        cmocka_unit_test(each_kernel_find_gives_all_occurrences_and_takes_any_hint),
        cmocka_unit_test(each_kernel_find_agrees_with_a_look_at_each_field),
        cmocka_unit_test(each_kernel_values_are_read_in_place),
        cmocka_unit_test(each_kernel_wrong_arguments_are_refused),
        cmocka_unit_test(each_kernel_an_error_structure_may_be_null),
        cmocka_unit_test(each_kernel_the_hot_path_allocates_nothing),
    };
    return cmocka_run_group_tests_name("index", tests, set_up, NULL);
}
