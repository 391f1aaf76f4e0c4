/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Data fields, rows D01 to D06 of conformance/rows.txt: taken by their length where that stands directly before, never beyond the
 * bytes.
 */
#include "compare.h"
#include "inputs.h"

#include <stdio.h>
#include <string.h>

static const tw_data_pair *pairs;
static uint32_t pairs_count;
static tw_index *index_;

static tw_index *index_with(uint32_t capacity, const tw_data_pair *with, uint32_t count)
{
    tw_index_options options = {sizeof options, capacity, 0, count, with};
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
    index_ = index_with(4096, NULL, 0);
    return 0;
}

static void agrees(const void *bytes, uint32_t length)
{
    assert_agrees(compare_fields(index_, pairs, pairs_count, input_end(bytes, length), length), bytes, length);
    assert_agrees(compare_fields(index_, pairs, pairs_count, input_begin(bytes, length), length), bytes, length);
}

static tw_status fields_of(const char *text, tw_error *error)
{
    uint8_t bytes[1024];
    uint32_t length = (uint32_t)soh(bytes, sizeof bytes, text);
    agrees(bytes, length);
    return tw_index_fields(index_, input_end(bytes, length), length, error);
}

static const char *const contents[] = {
    "",
    "|",
    "=",
    "||",
    "a|b=c|",
    "|44=1.0|",
    "|10=000|",
    "10=000|",
    "|9=5|35=0|10=161|",
    "8=FIX.4.4|9=5|",
    "95=3|96=abc|",
    "|95=999|96=",
    "\xff\x80|1=",
    "|||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||",
    "1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1=|1="};

/* D01, D06: "1=a" and more, length field, data field, "44=2", for one pair, at many alignments. */
static void pair_takes_any_content(tw_index *index, const tw_data_pair *all, uint32_t count, tw_data_pair pair)
{
    static const char *const befores[] = {"", "1=a|", "8=FIX.4.4|9=12|35=D|49=SENDER|56=TARGET|34=177|52=2024|", "5=|"};
    for (uint32_t c = 0; c < sizeof contents / sizeof contents[0]; c++) {
        for (uint32_t b = 0; b < 4; b++) {
            uint8_t bytes[512], content[128];
            char digits[16];
            uint32_t content_length = (uint32_t)soh(content, sizeof content, contents[c]);
            uint32_t at = (uint32_t)soh(bytes, 128, befores[b]);
            snprintf(digits, sizeof digits, "%u", content_length);
            at += input_field(bytes + at, pair.length_tag, digits, (uint32_t)strlen(digits));
            at += input_field(bytes + at, pair.data_tag, content, content_length);
            uint32_t value_at = at - 1 - content_length;
            at += input_field(bytes + at, 44, "2", 1);
            const uint8_t *place = input_end(bytes, at);
            assert_agrees(compare_fields(index, all, count, place, at), bytes, at);
            assert_int_equal(tw_index_fields(index, place, at, NULL), TW_OK);
            uint32_t data = index->fields - 2;
            assert_int_equal(tw_index_tags(index)[data], pair.data_tag);
            assert_int_equal(tw_index_values(index)[data], value_at);
            assert_int_equal(tw_index_ends(index)[data], value_at + content_length);
            assert_int_equal(tw_index_tags(index)[data + 1], 44);
        }
    }
}

static void d01_each_built_in_pair_takes_any_content(void)
{
    for (uint32_t p = 0; p < pairs_count; p++)
        pair_takes_any_content(index_, pairs, pairs_count, pairs[p]);
}

static void d06_custom_pairs_of_2_to_10_digits_take_any_content(void)
{
    static const tw_data_pair custom[] = {{2147483647, 2147483646},
                                          {12, 13},
                                          {123, 12},
                                          {1234, 1235},
                                          {1023, 9999},
                                          {1024, 1},
                                          {9999, 10000},
                                          {10000, 99},
                                          {123456, 1234567},
                                          {10239, 10240},
                                          {7, 6},
                                          {98765432, 3},
                                          {1000000000, 1000000001},
                                          {5000, 4},
                                          {99999999, 999999},
                                          {65536 + 90, 65536 + 91}};
    static tw_index *index;
    if (!index)
        index = index_with(64, custom, sizeof custom / sizeof custom[0]);
    for (uint32_t p = 0; p < sizeof custom / sizeof custom[0]; p++)
        pair_takes_any_content(index, custom, sizeof custom / sizeof custom[0], custom[p]);
    /* with pairs of the caller the built-in ones are text */
    uint8_t bytes[64];
    uint32_t length = (uint32_t)soh(bytes, sizeof bytes, "95=3|96=|1=|");
    assert_agrees(compare_fields(index, custom, sizeof custom / sizeof custom[0], bytes, length), bytes, length);
    assert_int_equal(index->fields, 3);
}

static void each_tag_alone_as_a_custom_length_tag(void)
{
    static tw_index *index;
    for (uint32_t tag = 1; tag < 12000; tag += tag < 1100 ? 1 : 97) {
        const tw_data_pair pair = {tag, 30000};
        tw_index_options options = {sizeof options, 16, 0, 1, &pair};
        uint8_t bytes[128];
        if (!index)
            index = index_with(16, &pair, 1);
        assert_int_equal(tw_index_init(index, index->size, &options, &index, NULL), TW_OK);
        uint32_t at = input_field(bytes, tag % 7 ? 31000 : 58, "x", 1);
        at += input_field(bytes + at, tag, "5", 1);
        at += input_field(bytes + at, 30000, "\00144=1", 5);
        at += input_field(bytes + at, 10, "000", 3);
        assert_agrees(compare_fields(index, &pair, 1, input_end(bytes, at), at), bytes, at);
        assert_int_equal(index->fields, 4);
    }
}

static void the_largest_table_of_pairs_finds_each(void)
{
    static tw_data_pair many[4096];
    static tw_index *index;
    for (uint32_t i = 0; i < 4096; i++) /* scattered, in no order */
        many[i] = (tw_data_pair){1 + i * 2654435761u % 2147483647u, 2147483647u - i};
    if (!index)
        index = index_with(16, many, 4096);
    for (uint32_t i = 0; i < 4096; i += 7) {
        uint8_t bytes[128];
        uint32_t at = input_field(bytes, many[i].length_tag, "4", 1);
        at += input_field(bytes + at, many[i].data_tag, "\0015=\001", 4);
        at += input_field(bytes + at, many[i].length_tag + 1, "4", 1);
        assert_agrees(compare_fields(index, many, 4096, input_end(bytes, at), at), bytes, at);
        assert_int_equal(index->fields, 3);
    }
}

static void a_data_field_may_be_the_length_of_the_next(void)
{
    static const tw_data_pair chain[] = {{1, 2}, {2, 3}, {3, 3}, {9, 35}, {10, 10}};
    static const char *const inputs[] = {"1=1|2=4|3=|4=||4=1|",    "1=1|2=4|3=5|3=|10=|4=1|",
                                         "2=3|3=001|3=||3=1|3=||", "3=1|3=1|3=1|3=||",
                                         "1=1|2=x|3=a|",           "1=1|2=9|3=a|",
                                         "1=1|2=4|5=a|",           "10=2|10=|||",
                                         "1=1|2=4|3=abcd|3=abcd|"};
    static tw_index *index;
    if (!index)
        index = index_with(16, chain, 5);
    for (uint32_t i = 0; i < sizeof inputs / sizeof inputs[0]; i++) {
        uint8_t bytes[128];
        uint32_t length = (uint32_t)soh(bytes, sizeof bytes, inputs[i]);
        assert_agrees(compare_fields(index, chain, 5, input_end(bytes, length), length), bytes, length);
    }
    assert_int_equal(tw_index_fields(index, "1=1\0012=4\0013=\0014=\001\0014=1\001", 19, NULL), TW_OK);
    assert_int_equal(index->fields, 4);
}

/* More SOH than there is room for fields, so that no kernel closes it by itself. */
static void the_largest_data_tag_is_taken_by_hand_too(void)
{
    static const tw_data_pair pair[] = {{7, INT32_MAX}};
    static tw_index *index;
    if (!index)
        index = index_with(16, pair, 1);
    uint8_t bytes[256];
    uint32_t length = (uint32_t)soh(bytes, sizeof bytes, "7=40|2147483647=1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1||1=2|");
    assert_agrees(compare_fields(index, pair, 1, input_end(bytes, length), length), bytes, length);
    assert_int_equal(tw_index_fields(index, bytes, length, NULL), TW_OK);
    assert_int_equal(index->fields, 3);
    assert_int_equal(tw_index_tags(index)[1], INT32_MAX);
}

static void a_tag_that_only_looks_like_the_data_tag_is_an_error(void)
{
    static const tw_data_pair pair[] = {{7, 1000000001}}; /* 5294967297 is that modulo 2^32 */
    static const char *const inputs[] = {"7=3|5294967297=|a||1=2|",  "7=3|5294967297=abc|1=2|", "7=3|01000000001=|a||1=2|",
                                         "7=3|1000000001x=|a||1=2|", "7=3|1000000001|a||1=2|",  "7=3|10000000010=|a||1=2|"};
    static tw_index *index;
    if (!index)
        index = index_with(16, pair, 1);
    for (uint32_t i = 0; i < sizeof inputs / sizeof inputs[0]; i++) {
        uint8_t bytes[128];
        uint32_t length = (uint32_t)soh(bytes, sizeof bytes, inputs[i]);
        assert_agrees(compare_fields(index, pair, 1, input_end(bytes, length), length), bytes, length);
        assert_int_equal(index->fields, 1);
    }
}

static void d02_every_cut_of_a_message_with_raw_data(void)
{
    uint8_t bytes[256];
    tw_frame frame;
    uint32_t total = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", "35=B|95=17|96=|10=000|8=FIX.4.4|354=2|355=|=|58=x|");
    for (uint32_t cut = 0; cut < total; cut++) {
        assert_agrees(compare_next(index_, pairs, pairs_count, input_end(bytes, cut), cut), bytes, cut);
        assert_int_equal(tw_index_next(index_, bytes, cut, &frame, NULL), TW_MORE);
        agrees(bytes, cut);
    }
    assert_agrees(compare_next(index_, pairs, pairs_count, input_end(bytes, total), total), bytes, total);
    assert_int_equal(index_->fields, 9);
}

static void d03_d05_every_length_that_is_not_the_right_one(void)
{
    for (uint32_t claimed = 0; claimed < 80; claimed++) {
        uint8_t bytes[256];
        char body[128];
        tw_frame frame;
        tw_error error;
        snprintf(body, sizeof body, "35=B|95=%u|96=ab|cd=e|58=text|1=2|", claimed);
        uint32_t total = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", body);
        assert_agrees(compare_next(index_, pairs, pairs_count, input_end(bytes, total), total), bytes, total);
        agrees(bytes, total);
        tw_status status = tw_index_next(index_, bytes, total, &frame, &error);
        if (claimed != 7 && claimed != 15 && claimed != 19 && claimed != 2) {
            assert_int_equal(status, TW_E_INDEX_DATA_END);
            assert_int_equal(error.tag, 96);
            assert_int_equal(error.reason, 5);
            assert_int_equal(index_->fields, 4);
        }
    }
}

static void d05_data_may_not_swallow_the_trailer(void)
{
    uint8_t bytes[256];
    tw_frame frame;
    uint32_t total = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", "35=B|95=10|96=abc|");
    tw_error error;
    tw_status status = tw_index_next(index_, bytes, total, &frame, &error); /* "abc" SOH "10=nnn": ends with the trailer's SOH */
    assert_int_equal(status, TW_E_INDEX_DATA_END);
    assert_int_equal(error.tag, 96);
    assert_int_equal(error.reason, 5);
    assert_agrees(compare_next(index_, pairs, pairs_count, bytes, total), bytes, total);
    assert_int_equal(tw_index_fields(index_, bytes, total, NULL), TW_OK); /* which knows of no trailer */
    assert_int_equal(index_->fields, 5);
    total = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", "35=B|95=3|96=abc|"); /* right before the trailer is allowed */
    assert_int_equal(tw_index_next(index_, bytes, total, &frame, NULL), TW_OK);
    total = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", "35=B|95=4|96=abc|");
    assert_int_equal(tw_index_next(index_, bytes, total, &frame, NULL), TW_E_INDEX_DATA_END);
}

static void the_trailer_itself_is_never_data(void)
{
    static const tw_data_pair odd[] = {{58, 10}, {95, 96}};
    static tw_index *index;
    uint8_t bytes[256];
    if (!index)
        index = index_with(16, odd, 2);
    for (uint32_t claimed = 0; claimed < 12; claimed++) {
        char body[64];
        snprintf(body, sizeof body, "35=B|58=%u|", claimed);
        uint32_t total = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", body);
        assert_agrees(compare_next(index, odd, 2, input_end(bytes, total), total), bytes, total);
        agrees(bytes, total);
    }
}

static void d04_data_without_its_length_is_text(void)
{
    assert_int_equal(fields_of("35=B|96=a=b|1=2|", NULL), TW_OK);
    assert_int_equal(index_->fields, 3);
    assert_int_equal(fields_of("95=3|1=2|96=a=b|", NULL), TW_OK);
    assert_int_equal(index_->fields, 3);
    assert_int_equal(fields_of("96=abc|95=3|", NULL), TW_OK);
    assert_int_equal(fields_of("95=3|95=3|96=|||||1=2|", NULL), TW_E_INDEX_EQUALS);
    assert_int_equal(fields_of("95=3|95=3|96=||||1=2|", NULL), TW_OK);
    assert_int_equal(index_->fields, 4);
    assert_int_equal(fields_of("95=x|1=2|", NULL), TW_OK); /* a length field that another follows is ordinary */
    assert_int_equal(fields_of("95=|354=9|91=1|", NULL), TW_OK);
    assert_int_equal(fields_of("95=3|355=|||", NULL), TW_E_INDEX_EQUALS); /* another pair's data */
    assert_int_equal(fields_of("95=5|58=a|1=b|2=c|", NULL), TW_OK);       /* where data of that length would end too */
    assert_int_equal(index_->fields, 4);
    assert_int_equal(fields_of("95=5|355=a|1=b|2=c|3=d|", NULL), TW_OK);
    assert_int_equal(index_->fields, 5);
    assert_int_equal(fields_of("95=5|", NULL), TW_OK);
    assert_int_equal(fields_of("95=5|96", NULL), TW_E_INDEX_END);
    assert_int_equal(fields_of("95=5|96|", NULL), TW_E_INDEX_EQUALS);
    assert_int_equal(fields_of("95=5|096=|", NULL), TW_E_INDEX_TAG);
}

static void a_length_is_a_number_of_at_most_ten_digits(void)
{
    static const struct {
        const char *length;
        tw_status status;
        uint32_t offset; /* in the length's value */
    } cases[] = {
        {"3", TW_OK, 0},
        {"03", TW_OK, 0},
        {"0000000003", TW_OK, 0},
        {"00000000003", TW_E_INDEX_DATA_LENGTH, 10},
        {"", TW_E_INDEX_DATA_LENGTH, 0},
        {"-3", TW_E_INDEX_DATA_LENGTH, 0},
        {"+3", TW_E_INDEX_DATA_LENGTH, 0},
        {" 3", TW_E_INDEX_DATA_LENGTH, 0},
        {"3 ", TW_E_INDEX_DATA_LENGTH, 1},
        {"3.0", TW_E_INDEX_DATA_LENGTH, 1},
        {"0x3", TW_E_INDEX_DATA_LENGTH, 1},
        {"3=", TW_E_INDEX_DATA_LENGTH, 1},
        {":", TW_E_INDEX_DATA_LENGTH, 0},
        {"/", TW_E_INDEX_DATA_LENGTH, 0},
        {"4294967296", TW_E_INDEX_DATA_LENGTH, 0},
        {"4294967299", TW_E_INDEX_DATA_LENGTH, 0},
        {"9999999999", TW_E_INDEX_DATA_LENGTH, 0},
        {"12345678901", TW_E_INDEX_DATA_LENGTH, 10},
        {"4294967295", TW_E_INDEX_DATA_END, 0},
        {"4294967290", TW_E_INDEX_DATA_END, 0},
        {"2147483648", TW_E_INDEX_DATA_END, 0},
        {"2", TW_E_INDEX_DATA_END, 0},
        {"4", TW_E_INDEX_DATA_END, 0},
        {"1", TW_E_INDEX_DATA_END, 0},
    };
    for (uint32_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        for (uint32_t before = 0; before < 70; before += 3) {
            char text[256];
            tw_error error = {0};
            uint32_t at = (uint32_t)sprintf(text, "1=%.*s|95=", (int)before,
                                            "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
            sprintf(text + at, "%s|96=|=\x02|58=|", cases[i].length);
            assert_int_equal(fields_of(text, &error), cases[i].status);
            if (cases[i].status == TW_E_INDEX_DATA_LENGTH) {
                assert_int_equal(error.offset, at + cases[i].offset);
                assert_int_equal(error.tag, 95);
                assert_int_equal(error.reason, 6);
                assert_int_equal(index_->fields, 1);
            } else if (cases[i].status != TW_OK) {
                assert_int_equal(error.tag, 96);
                assert_int_equal(index_->fields, 2);
            }
        }
    }
}

/* As many bytes as the length would say if ':' were a ten and '/' a digit less than 0. */
static void what_lies_beside_the_digits_is_none(void)
{
    static const struct {
        const char *length;
        uint32_t bytes;
    } cases[] = {{"1:", 20}, {":", 10}, {"1/", 9}, {":0", 100}, {"9:", 100}, {"1;", 21}};
    for (uint32_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[256];
        tw_error error = {0};
        uint32_t at = (uint32_t)sprintf(text, "1=a|2=b|95=%s|96=", cases[i].length);
        memset(text + at, 'x', cases[i].bytes);
        memcpy(text + at + cases[i].bytes, "|58=y|", 7);
        assert_int_equal(fields_of(text, &error), TW_E_INDEX_DATA_LENGTH);
        assert_int_equal(error.tag, 95);
        assert_int_equal(index_->fields, 2);
    }
    assert_int_equal(fields_of("1=a|95=19|96=xxxxxxxxxxxxxxxxxxx|58=y|", NULL), TW_OK);
}

static void data_of_length_zero_is_an_empty_value(void)
{
    assert_int_equal(fields_of("95=0|96=|1=2|", NULL), TW_OK);
    assert_int_equal(index_->fields, 3);
    assert_int_equal(tw_index_values(index_)[1], tw_index_ends(index_)[1]);
    assert_int_equal(fields_of("95=0|96=|", NULL), TW_OK);
    assert_int_equal(fields_of("95=0|96=", NULL), TW_E_INDEX_END);
    assert_int_equal(fields_of("95=0|96=a|", NULL), TW_E_INDEX_DATA_END);
}

static void data_that_ends_the_bytes_must_be_ended_too(void)
{
    assert_int_equal(fields_of("95=2|96=ab|", NULL), TW_OK);
    assert_int_equal(fields_of("95=3|96=ab|", NULL), TW_E_INDEX_DATA_END);
    assert_int_equal(fields_of("95=5|96=ab|cd", NULL), TW_E_INDEX_DATA_END);
    assert_int_equal(fields_of("95=2|96=ab|cd", NULL), TW_E_INDEX_END);
    assert_int_equal(fields_of("95=3|96=|||", NULL), TW_E_INDEX_DATA_END);
    assert_int_equal(fields_of("95=2|96=|||", NULL), TW_OK);
}

static void no_byte_but_soh_ends_data(void)
{
    uint8_t bytes[64];
    uint32_t length = (uint32_t)soh(bytes, sizeof bytes, "95=2|96=ab|5=c|1=2|");
    for (uint32_t value = 0; value < 256; value++) {
        bytes[10] = (uint8_t)value;
        agrees(bytes, length);
        assert_int_equal(tw_index_fields(index_, bytes, length, NULL), value == 1 ? TW_OK : TW_E_INDEX_DATA_END);
    }
}

static void many_data_fields_of_any_size(void)
{
    static uint8_t bytes[INPUT_MAX], content[300];
    for (uint32_t i = 0; i < sizeof content; i++)
        content[i] = (uint8_t)("\00144=1\0011"[i % 7]);
    for (uint32_t size = 0; size < sizeof content; size += 1 + size / 4) {
        uint32_t at = 0, count = 0;
        while (at + size + 40 < sizeof bytes && count < 2000) {
            char digits[16];
            tw_data_pair pair = pairs[count % pairs_count];
            snprintf(digits, sizeof digits, "%u", size);
            at += input_field(bytes + at, pair.length_tag, digits, (uint32_t)strlen(digits));
            at += input_field(bytes + at, pair.data_tag, content, size);
            count++;
        }
        agrees(bytes, at);
        assert_int_equal(index_->fields, 2 * count);
    }
}

static void a_large_data_field_full_of_fields(void)
{
    static uint8_t bytes[INPUT_MAX], content[60000];
    for (uint32_t i = 0; i < sizeof content; i++)
        content[i] = (uint8_t)("44=1\001"[i % 5]);
    uint32_t at = input_field(bytes, 354, "60000", 5);
    at += input_field(bytes + at, 355, content, sizeof content);
    at += input_field(bytes + at, 10, "000", 3);
    agrees(bytes, at);
    assert_int_equal(index_->fields, 3);
}

/*
 * Data of which each part, and what follows it, comes to lie on both sides of the end of the first 1024 bytes: digits at its end are
 * no part of the next tag, and each field after it has its own.
 */
static void what_follows_data_at_the_end_of_a_chunk(void)
{
    static const char *const inside[] = {
        "|",     "|7",        "|77",       "|777|",     "|7777",       "a|7=|8",           "|5=5|123456",
        "|8=7|", "|12345=b|", "=|=|=|=|1", "|||||||12", "|9=|1=|2=|3", "x|1234567=|77=7|7"};
    static const char *const after[] = {"8=x|58=a|",         "10=x|6=b|",        "123=x|12345678=c|", "1234=x|7=|8=|",
                                        "12345=x|1=2|",      "5=|8=|9=|",        "0=x|1=2|",          "=x|1=2|",
                                        "x5=x|1=2|",         "123456789=x|1=2|", "95=1|96=||8=|7=y|", "95=1|96=9|8=y|",
                                        "354=3|355=|7||8=|", "012=3|",           "9999=|99999=|1=2|"};
    for (uint32_t i = 0; i < sizeof inside / sizeof inside[0]; i++) {
        for (uint32_t a = 0; a < sizeof after / sizeof after[0]; a++) {
            for (uint32_t from = 1024 - 44; from <= 1024; from++) {
                uint8_t bytes[1200], content[32];
                char digits[16];
                memset(bytes, 'x', from);
                memcpy(bytes, "1=", 2);
                bytes[from - 1] = 1;
                uint32_t length = (uint32_t)soh(content, sizeof content, inside[i]), at = from;
                snprintf(digits, sizeof digits, "%u", length);
                at += input_field(bytes + at, 95, digits, (uint32_t)strlen(digits));
                at += input_field(bytes + at, 96, content, length);
                at += (uint32_t)soh(bytes + at, 64, after[a]);
                agrees(bytes, at);
            }
        }
    }
}

/* Two messages of the same lengths, the second with SOH in its data, the length field at the end of what the scan takes first. */
static void an_older_message_does_not_say_where_data_ends(void)
{
    for (uint32_t from = 1024 - 16; from <= 1024; from++) {
        for (uint32_t forged = 0; forged < 2; forged++) {
            uint8_t bytes[1200];
            memset(bytes, 'x', from);
            memcpy(bytes, "1=", 2);
            bytes[from - 1] = 1;
            uint32_t at = from + (uint32_t)soh(bytes + from, 64, forged ? "95=5|96=a|5=b|2=c|3=d|" : "95=5|96=abcde|2=c|3=d|");
            assert_int_equal(tw_index_fields(index_, bytes, at, NULL), TW_OK);
            assert_int_equal(index_->fields, 5);
        }
    }
}

#define EACH_KERNEL(name)                                                                                                          \
    static void each_kernel_##name(void **state)                                                                                   \
    {                                                                                                                              \
        (void)state;                                                                                                               \
        for_each_kernel(name);                                                                                                     \
    }

EACH_KERNEL(d01_each_built_in_pair_takes_any_content)
EACH_KERNEL(d06_custom_pairs_of_2_to_10_digits_take_any_content)
EACH_KERNEL(each_tag_alone_as_a_custom_length_tag)
EACH_KERNEL(the_largest_table_of_pairs_finds_each)
EACH_KERNEL(a_data_field_may_be_the_length_of_the_next)
EACH_KERNEL(the_largest_data_tag_is_taken_by_hand_too)
EACH_KERNEL(a_tag_that_only_looks_like_the_data_tag_is_an_error)
EACH_KERNEL(d02_every_cut_of_a_message_with_raw_data)
EACH_KERNEL(d03_d05_every_length_that_is_not_the_right_one)
EACH_KERNEL(d05_data_may_not_swallow_the_trailer)
EACH_KERNEL(the_trailer_itself_is_never_data)
EACH_KERNEL(d04_data_without_its_length_is_text)
EACH_KERNEL(a_length_is_a_number_of_at_most_ten_digits)
EACH_KERNEL(what_lies_beside_the_digits_is_none)
EACH_KERNEL(data_of_length_zero_is_an_empty_value)
EACH_KERNEL(data_that_ends_the_bytes_must_be_ended_too)
EACH_KERNEL(no_byte_but_soh_ends_data)
EACH_KERNEL(many_data_fields_of_any_size)
EACH_KERNEL(a_large_data_field_full_of_fields)
EACH_KERNEL(what_follows_data_at_the_end_of_a_chunk)
EACH_KERNEL(an_older_message_does_not_say_where_data_ends)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_kernel_d01_each_built_in_pair_takes_any_content),
        cmocka_unit_test(each_kernel_d06_custom_pairs_of_2_to_10_digits_take_any_content),
        cmocka_unit_test(each_kernel_each_tag_alone_as_a_custom_length_tag),
        cmocka_unit_test(each_kernel_the_largest_table_of_pairs_finds_each),
        cmocka_unit_test(each_kernel_a_data_field_may_be_the_length_of_the_next),
        cmocka_unit_test(each_kernel_the_largest_data_tag_is_taken_by_hand_too),
        cmocka_unit_test(each_kernel_a_tag_that_only_looks_like_the_data_tag_is_an_error),
        cmocka_unit_test(each_kernel_d02_every_cut_of_a_message_with_raw_data),
        cmocka_unit_test(each_kernel_d03_d05_every_length_that_is_not_the_right_one),
        cmocka_unit_test(each_kernel_d05_data_may_not_swallow_the_trailer),
        cmocka_unit_test(each_kernel_the_trailer_itself_is_never_data),
        cmocka_unit_test(each_kernel_d04_data_without_its_length_is_text),
        cmocka_unit_test(each_kernel_a_length_is_a_number_of_at_most_ten_digits),
        cmocka_unit_test(each_kernel_what_lies_beside_the_digits_is_none),
        cmocka_unit_test(each_kernel_data_of_length_zero_is_an_empty_value),
        cmocka_unit_test(each_kernel_data_that_ends_the_bytes_must_be_ended_too),
        cmocka_unit_test(each_kernel_no_byte_but_soh_ends_data),
        cmocka_unit_test(each_kernel_many_data_fields_of_any_size),
        cmocka_unit_test(each_kernel_a_large_data_field_full_of_fields),
        cmocka_unit_test(each_kernel_what_follows_data_at_the_end_of_a_chunk),
        cmocka_unit_test(each_kernel_an_older_message_does_not_say_where_data_ends),
    };
    return cmocka_run_group_tests_name("index data", tests, set_up, NULL);
}
