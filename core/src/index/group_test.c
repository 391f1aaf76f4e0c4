/* SPDX-License-Identifier: Apache-2.0 */
/* Repeating groups without a dictionary. */
#include "inputs.h"

#include <tagwire/index.h>

#include <stdio.h>
#include <string.h>

static tw_index *index_;
static uint8_t bytes[INPUT_MAX];

static int set_up(void **state)
{
    (void)state;
    tw_index_options options = {sizeof options, 8192, 0, 0, NULL};
    uint32_t size = 0;
    assert_int_equal(tw_index_size(&options, &size), TW_OK);
    assert_int_equal(tw_index_init(guard_end(size), size, &options, &index_, NULL), TW_OK);
    return 0;
}

static void parse(const char *text)
{
    uint32_t length = (uint32_t)soh(bytes, sizeof bytes, text);
    assert_int_equal(tw_index_fields(index_, bytes, length, NULL), TW_OK);
}

static tw_status open_(uint32_t tag, uint32_t to, const uint32_t *members, uint32_t count, tw_group *group)
{
    return tw_group_open(index_, bytes, tw_index_find(index_, tag, 0), to, members, count, group, NULL);
}

/* "first-end first-end ..." of all entries. */
static const char *entries(tw_group *group)
{
    static char text[4096];
    size_t at = 0;
    text[0] = 0;
    uint32_t given = 0;
    while (tw_group_next(index_, group)) {
        at += (size_t)snprintf(text + at, sizeof text - at, "%s%u-%u", at ? " " : "", group->first, group->end);
        assert_int_equal(group->entry, ++given);
    }
    assert_int_equal(given, group->count);
    assert_int_equal(tw_group_next(index_, group), 0);
    assert_int_equal(group->entry, given);
    return text;
}

static void entries_start_at_the_tag_after_the_count(void **state)
{
    (void)state;
    static const uint32_t members[] = {269, 270, 271};
    tw_group group;
    parse("35=W|268=3|269=0|270=1|271=5|269=1|270=2|269=0|271=3|58=x|10=000|");
    assert_int_equal(open_(268, TW_NONE, members, 3, &group), TW_OK);
    assert_int_equal(group.count, 3);
    assert_int_equal(group.delimiter, 269);
    assert_int_equal(group.entry, 0);
    assert_int_equal(group.end, 2);
    assert_int_equal(group.limit, 9);
    assert_int_equal(group.reserved[0] | group.reserved[1], 0);
    assert_string_equal(entries(&group), "2-5 5-7 7-9");
    assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_OK); /* 58 stood in no entry */
    assert_string_equal(entries(&group), "2-5 5-7 7-9");
}

static void without_members_the_last_entry_ends_at_a_tag_not_met_before(void **state)
{
    (void)state;
    tw_group group;
    parse("268=2|269=0|270=1|271=5|269=1|271=2|270=3|44=1|270=9|10=000|");
    assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_OK);
    assert_string_equal(entries(&group), "1-4 4-7");
    parse("268=1|269=0|270=1|58=x|10=000|");
    assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_OK); /* one entry takes all but the trailer */
    assert_string_equal(entries(&group), "1-4");
    parse("268=1|269=0|270=1|93=2|89=ab|10=000|");
    assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_OK);
    assert_string_equal(entries(&group), "1-3");
    parse("268=1|269=0|89=a|10=000|");
    assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_OK);
    assert_string_equal(entries(&group), "1-2");
    parse("268=1|269=0|270=1|271=2|");
    assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_OK);
    assert_string_equal(entries(&group), "1-4");
    assert_int_equal(open_(268, 3, NULL, 0, &group), TW_OK);
    assert_string_equal(entries(&group), "1-3");
}

static void members_end_the_last_entry(void **state)
{
    (void)state;
    static const uint32_t members[] = {271, 269};
    tw_group group;
    parse("268=2|269=0|271=5|269=1|270=2|271=2|10=000|");
    assert_int_equal(open_(268, TW_NONE, members, 2, &group), TW_OK);
    assert_string_equal(entries(&group), "1-3 3-4");
    parse("268=1|269=0|271=5|271=6|58=a|269=1|10=000|"); /* a delimiter behind the group is none of its entries */
    assert_int_equal(open_(268, TW_NONE, members, 2, &group), TW_OK);
    assert_string_equal(entries(&group), "1-4");
    assert_int_equal(open_(268, 3, members, 2, &group), TW_OK);
    assert_string_equal(entries(&group), "1-3");
}

static void nested_groups_are_opened_within_the_entry(void **state)
{
    (void)state;
    static const uint32_t outer[] = {448, 452, 802, 523, 803, 447}, inner[] = {523, 803};
    tw_group group, nested;
    parse("453=3|448=A|447=D|802=2|523=s|803=1|523=t|803=2|452=1|448=B|452=2|448=C|802=1|523=u|10=000|");
    assert_int_equal(open_(453, TW_NONE, outer, 6, &group), TW_OK);
    static const char *const want[] = {"4-6 6-8", NULL, "13-14"};
    for (uint32_t i = 0; i < 3; i++) {
        assert_int_equal(tw_group_next(index_, &group), 1);
        uint32_t count = tw_index_find_in(index_, 802, group.first, group.end);
        if (!want[i]) {
            assert_int_equal(count, TW_NONE);
            continue;
        }
        assert_int_equal(tw_group_open(index_, bytes, count, group.end, inner, 2, &nested, NULL), TW_OK);
        assert_string_equal(entries(&nested), want[i]);
    }
    assert_int_equal(tw_group_next(index_, &group), 0);
    assert_int_equal(group.end, 14);
}

static void a_nested_count_is_held_against_its_own_entry(void **state)
{
    (void)state;
    tw_group group, nested;
    parse("453=2|448=A|802=2|523=s|448=B|802=1|523=t|523=u|10=000|");
    assert_int_equal(open_(453, TW_NONE, NULL, 0, &group), TW_OK);
    assert_int_equal(tw_group_next(index_, &group), 1);
    assert_int_equal(tw_group_open(index_, bytes, 2, group.end, NULL, 0, &nested, NULL), TW_E_INDEX_GROUP_COUNT);
    assert_int_equal(tw_group_next(index_, &group), 1);
    assert_int_equal(tw_group_open(index_, bytes, 5, group.end, NULL, 0, &nested, NULL), TW_E_INDEX_GROUP_COUNT);
}

static void a_count_of_zero_is_an_empty_group(void **state)
{
    (void)state;
    static const char *const zeros[] = {"268=0|269=0|10=000|", "268=0|", "268=00|10=000|", "268=0|10=000|"};
    for (uint32_t i = 0; i < 4; i++) {
        tw_group group;
        parse(zeros[i]);
        assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_OK);
        assert_int_equal(group.count, 0);
        assert_int_equal(group.delimiter, 0);
        assert_int_equal(group.end, 1);
        assert_int_equal(group.limit, 1);
        assert_string_equal(entries(&group), "");
    }
}

static void a_count_that_is_not_that_of_the_entries_is_an_error(void **state)
{
    (void)state;
    static const char *const counts[] = {
        "1", "3",  "0000000003", "1000000000", "2147483648", "4294967298",          "9223372036854775807",       "-2", "-1", "x",
        "",  "2x", "2.0",        " 2",         "+2",         "9223372036854775808", "99999999999999999999999999"};
    static const uint32_t members[] = {269, 270};
    for (uint32_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        for (uint32_t with = 0; with < 2; with++) {
            char text[128];
            tw_group group;
            tw_error error = {0};
            snprintf(text, sizeof text, "35=W|268=%s|269=0|270=1|269=1|270=2|10=000|", counts[i]);
            parse(text);
            assert_int_equal(tw_group_open(index_, bytes, 1, TW_NONE, with ? members : NULL, with ? 2 : 0, &group, &error),
                             TW_E_INDEX_GROUP_COUNT);
            assert_int_equal(error.status, TW_E_INDEX_GROUP_COUNT);
            assert_int_equal(error.tag, 268);
            assert_int_equal(error.offset, 9);
            assert_int_equal(error.reason, i < 7 ? 16 : strcmp(counts[i], "") == 0 ? 4 : 6);
            assert_int_equal(open_(268, TW_NONE, with ? members : NULL, with ? 2 : 0, &group), TW_E_INDEX_GROUP_COUNT);
        }
    }
}

static void a_count_without_entries_is_an_error(void **state)
{
    (void)state;
    static const uint32_t members[] = {269};
    tw_group group;
    parse("268=1|");
    assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_E_INDEX_GROUP_COUNT);
    parse("268=1|10=000|");
    assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_E_INDEX_GROUP_COUNT);
    parse("268=1|93=1|89=a|10=000|");
    assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_E_INDEX_GROUP_COUNT);
    parse("268=1|89=a|10=000|");
    assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_E_INDEX_GROUP_COUNT);
    parse("268=1|58=a|269=1|10=000|");
    assert_int_equal(open_(268, TW_NONE, members, 1, &group), TW_E_INDEX_GROUP_COUNT);
    parse("268=1|269=1|10=000|");
    assert_int_equal(open_(268, 1, members, 1, &group), TW_E_INDEX_GROUP_COUNT); /* all beyond the enclosing entry */
    assert_int_equal(open_(268, 0, members, 1, &group), TW_E_INDEX_GROUP_COUNT);
}

static void entries_of_one_field_and_of_many(void **state)
{
    (void)state;
    tw_group group;
    parse("268=3|269=0|269=1|269=2|58=x|");
    assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_OK);
    assert_string_equal(entries(&group), "1-2 2-3 3-4");
    for (uint32_t fields = 1; fields <= 300; fields += 23) { /* the last entry has the first one's tags, in any order */
        uint32_t at = input_field(bytes, 268, "2", 1);
        at += input_field(bytes + at, 269, "0", 1);
        for (uint32_t f = 0; f < fields; f++)
            at += input_field(bytes + at, 5000 + f, "v", 1);
        at += input_field(bytes + at, 269, "1", 1);
        for (uint32_t f = 0; f < (fields < 255 ? fields : 255); f++)
            at += input_field(bytes + at, 5000 + (fields - 1 - f) % 255, "v", 1);
        uint32_t last = at;
        at += input_field(bytes + at, 10, "000", 3);
        assert_int_equal(tw_index_fields(index_, bytes, at, NULL), TW_OK);
        assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_OK);
        assert_int_equal(group.limit, index_->fields - 1);
        assert_true(last < at);
    }
}

static void nothing_beyond_the_enclosing_level_is_looked_at(void **state)
{
    (void)state;
    static const uint32_t members[] = {269, 270};
    tw_group group;
    for (uint32_t with = 0; with < 2; with++) {
        parse("268=2|269=0|269=1|269=2|270=3|");
        assert_int_equal(open_(268, 3, with ? members : NULL, with ? 2 : 0, &group), TW_OK);
        assert_string_equal(entries(&group), "1-2 2-3");
        parse("268=2|269=0|270=1|269=1|270=2|270=3|");
        assert_int_equal(open_(268, 5, with ? members : NULL, with ? 2 : 0, &group), TW_OK);
        assert_string_equal(entries(&group), "1-3 3-5");
        parse("268=2|269=0|270=1|269=1|270=2|"); /* a message before has left 270 behind the last field */
        assert_int_equal(open_(268, TW_NONE, with ? members : NULL, with ? 2 : 0, &group), TW_OK);
        assert_string_equal(entries(&group), "1-3 3-5");
    }
}

static void a_group_behind_many_fields_ends_as_elsewhere(void **state)
{
    (void)state;
    for (uint32_t before = 0; before < 700; before += 50) {
        tw_group group;
        uint32_t at = 0;
        for (uint32_t i = 0; i < before; i++)
            at += input_field(bytes + at, 5000 + i, "v", 1);
        at += (uint32_t)soh(bytes + at, 128, "268=2|269=0|270=1|269=1|58=x|59=y|10=000|");
        assert_int_equal(tw_index_fields(index_, bytes, at, NULL), TW_OK);
        assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_OK);
        assert_int_equal(group.limit, before + 4);
    }
}

static void thousands_of_entries(void **state)
{
    (void)state;
    tw_group group;
    uint32_t at = input_field(bytes, 268, "4000", 4), given = 0;
    for (uint32_t i = 0; i < 4000; i++) {
        at += input_field(bytes + at, 279, "0", 1);
        at += input_field(bytes + at, 270, "1", 1);
    }
    at += input_field(bytes + at, 58, "x", 1);
    assert_int_equal(tw_index_fields(index_, bytes, at, NULL), TW_OK);
    assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_OK);
    while (tw_group_next(index_, &group)) {
        assert_int_equal(group.first, 1 + 2 * given);
        assert_int_equal(group.end, 3 + 2 * given);
        given++;
    }
    assert_int_equal(given, 4000);
}

static void wrong_arguments_are_refused(void **state)
{
    (void)state;
    static const uint32_t members[] = {269};
    tw_group group;
    tw_error error = {0};
    parse("268=1|269=0|");
    assert_int_equal(tw_group_open(NULL, bytes, 0, TW_NONE, NULL, 0, &group, &error), TW_E_ARGUMENT);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    assert_int_equal(error.tag + error.offset, 0);
    assert_int_equal(tw_group_open(index_, NULL, 0, TW_NONE, NULL, 0, &group, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_group_open(index_, bytes, 0, TW_NONE, NULL, 0, NULL, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_group_open(index_, bytes, 0, TW_NONE, NULL, 1, &group, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_group_open(index_, bytes, 2, TW_NONE, NULL, 0, &group, &error), TW_E_INDEX_FIELD);
    assert_int_equal(error.status, TW_E_INDEX_FIELD);
    assert_int_equal(error.tag + error.offset, 0);
    assert_int_equal(tw_group_open(index_, bytes, TW_NONE, TW_NONE, NULL, 0, &group, NULL), TW_E_INDEX_FIELD);
    assert_int_equal(tw_group_open(index_, bytes, 0, TW_NONE, members, 0, &group, NULL), TW_E_INDEX_GROUP_COUNT);
    assert_int_equal(tw_group_open(index_, bytes, 0, TW_NONE, members, 1, &group, NULL), TW_OK);
}

static void groups_allocate_nothing(void **state)
{
    (void)state;
    tw_group group;
    parse("35=W|268=3|269=0|270=1|271=5|269=1|270=2|269=0|271=3|58=x|10=000|");
    uint64_t before = allocation_count();
    assert_int_equal(open_(268, TW_NONE, NULL, 0, &group), TW_OK);
    while (tw_group_next(index_, &group))
        ;
    uint64_t after = allocation_count();
    assert_int_equal(before, after);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(entries_start_at_the_tag_after_the_count),
        cmocka_unit_test(without_members_the_last_entry_ends_at_a_tag_not_met_before),
        cmocka_unit_test(members_end_the_last_entry),
        cmocka_unit_test(nested_groups_are_opened_within_the_entry),
        cmocka_unit_test(a_nested_count_is_held_against_its_own_entry),
        cmocka_unit_test(a_count_of_zero_is_an_empty_group),
        cmocka_unit_test(a_count_that_is_not_that_of_the_entries_is_an_error),
        cmocka_unit_test(a_count_without_entries_is_an_error),
        cmocka_unit_test(entries_of_one_field_and_of_many),
        cmocka_unit_test(nothing_beyond_the_enclosing_level_is_looked_at),
        cmocka_unit_test(a_group_behind_many_fields_ends_as_elsewhere),
        cmocka_unit_test(thousands_of_entries),
        cmocka_unit_test(wrong_arguments_are_refused),
        cmocka_unit_test(groups_allocate_nothing),
    };
    return cmocka_run_group_tests_name("index groups", tests, set_up, NULL);
}
