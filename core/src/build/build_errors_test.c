/* SPDX-License-Identifier: Apache-2.0 */
/* Each way to be wrong, and what sticks. Faults by value and their order are also in the random messages. */
#include "build_test.h"

static uint8_t out[4096];
static const tw_header *header(void)
{
    static tw_header made;
    if (!made.begin_length)
        assert_int_equal(tw_header_init(&made, "FIX.4.4", 7, "D", 1, NULL), TW_OK);
    return &made;
}

static void begun(tw_build *build)
{
    memset(build, 0x5A, sizeof *build);
    assert_int_equal(tw_build_begin(build, out, sizeof out, header()), TW_OK);
}

/* The builder has failed with this; whatever follows, it answers the same and writes nothing. */
static void stays(tw_build *build, tw_status status, uint32_t tag, uint32_t fault)
{
    static uint8_t before[sizeof out];
    uint32_t offset = 5, length = 5;
    tw_error error;
    memcpy(before, out, sizeof out);
    assert_int_equal(build->status, status);
    assert_int_equal(tw_build_int(build, 34, 1), status);
    assert_int_equal(tw_build_int(build, 34, -1), status);
    assert_int_equal(tw_build_uint(build, 34, 1), status);
    assert_int_equal(tw_build_decimal(build, 0, 1, 99, 1), status);
    assert_int_equal(tw_build_char(build, 54, '1'), status);
    assert_int_equal(tw_build_bool(build, 43, 2), status);
    assert_int_equal(tw_build_text(build, 58, NULL, 1), status);
    assert_int_equal(tw_build_data(build, 8, 9, NULL, 1), status);
    assert_int_equal(tw_build_time(build, 52, 0, 99), status);
    assert_int_equal(tw_build_date(build, 75, INT32_MAX), status);
    assert_int_equal(tw_build_group(build, 268, 1), status);
    assert_int_equal(tw_build_raw(build, NULL, 1), status);
    assert_int_equal(tw_build_end(build, &offset, &length, &error), status);
    assert_int_equal(offset, 0);
    assert_int_equal(length, 0);
    assert_int_equal(error.status, status);
    assert_int_equal(error.tag, tag);
    assert_int_equal(error.offset, fault);
    assert_int_equal(error.reason, -1);
    assert_int_equal(tw_build_end(build, &offset, &length, NULL), status);
    assert_memory_equal(out, before, sizeof out);
}

#define FAILS(call, status, tag, fault)                                                                                            \
    do {                                                                                                                           \
        begun(&build);                                                                                                             \
        assert_int_equal(call, status);                                                                                            \
        stays(&build, status, tag, fault);                                                                                         \
    } while (0)

static void each_fault_sticks(void **state)
{
    (void)state;
    tw_build build;
    static const uint32_t bad[] = {0, 8, 9, 10, 35, 2147483648u, UINT32_MAX};
    for (size_t i = 0; i < COUNT(bad); i++) {
        FAILS(tw_build_int(&build, bad[i], 1), TW_E_BUILD_TAG, bad[i], 0);
        FAILS(tw_build_int(&build, bad[i], -1), TW_E_BUILD_TAG, bad[i], 0);
        FAILS(tw_build_uint(&build, bad[i], 1), TW_E_BUILD_TAG, bad[i], 0);
        FAILS(tw_build_decimal(&build, bad[i], 1, 0, 0), TW_E_BUILD_TAG, bad[i], 0);
        FAILS(tw_build_char(&build, bad[i], 1), TW_E_BUILD_TAG, bad[i], 0);
        FAILS(tw_build_bool(&build, bad[i], 1), TW_E_BUILD_TAG, bad[i], 0);
        FAILS(tw_build_text(&build, bad[i], "", 0), TW_E_BUILD_TAG, bad[i], 0);
        FAILS(tw_build_data(&build, bad[i], 96, "x", 1), TW_E_BUILD_TAG, bad[i], 0);
        FAILS(tw_build_data(&build, 95, bad[i], "", 0), TW_E_BUILD_TAG, bad[i], 0);
        FAILS(tw_build_time(&build, bad[i], 1, 0), TW_E_BUILD_TAG, bad[i], 0);
        FAILS(tw_build_date(&build, bad[i], 1), TW_E_BUILD_TAG, bad[i], 0);
        FAILS(tw_build_group(&build, bad[i], 1), TW_E_BUILD_TAG, bad[i], 0);
    }
    FAILS(tw_build_decimal(&build, 44, 1, 19, 0), TW_E_ARGUMENT, 44, 0);
    FAILS(tw_build_decimal(&build, 44, 1, 18, 256), TW_E_ARGUMENT, 44, 0);
    FAILS(tw_build_decimal(&build, 0, 1, 19, 0), TW_E_ARGUMENT, 0, 0);
    FAILS(tw_build_decimal(&build, 44, 15, 1, 0), TW_E_VALUE_INEXACT, 44, 0);
    FAILS(tw_build_decimal(&build, 44, -15, 1, 0), TW_E_VALUE_INEXACT, 44, 0);
    FAILS(tw_build_char(&build, 54, 1), TW_E_BUILD_VALUE, 54, 0);
    FAILS(tw_build_bool(&build, 43, 2), TW_E_ARGUMENT, 43, 0);
    FAILS(tw_build_text(&build, 58, NULL, 0), TW_E_BUILD_VALUE, 58, 0);
    FAILS(tw_build_text(&build, 58, "", 0), TW_E_BUILD_VALUE, 58, 0);
    FAILS(tw_build_text(&build, 58, NULL, 5), TW_E_ARGUMENT, 58, 0);
    FAILS(tw_build_text(&build, 58, "ab\x01", 3), TW_E_BUILD_VALUE, 58, 2);
    FAILS(tw_build_data(&build, 95, 96, NULL, 0), TW_E_BUILD_VALUE, 96, 0);
    FAILS(tw_build_data(&build, 95, 96, NULL, 1), TW_E_ARGUMENT, 95, 0);
    FAILS(tw_build_time(&build, 52, 1, 8), TW_E_VALUE_INEXACT, 52, 0);
    FAILS(tw_build_time(&build, 52, 0, 13), TW_E_ARGUMENT, 52, 0);
    FAILS(tw_build_date(&build, 75, 2932897), TW_E_ARGUMENT, 75, 0);
    FAILS(tw_build_date(&build, 75, -719529), TW_E_ARGUMENT, 75, 0);
}

static void an_argument_is_at_fault_before_the_tag_and_the_tag_before_the_value(void **state)
{
    (void)state;
    tw_build build;
    FAILS(tw_build_decimal(&build, 8, 15, 1, 256), TW_E_ARGUMENT, 8, 0);
    FAILS(tw_build_bool(&build, 8, 2), TW_E_ARGUMENT, 8, 0);
    FAILS(tw_build_text(&build, 8, NULL, 1), TW_E_ARGUMENT, 8, 0);
    FAILS(tw_build_data(&build, 95, 8, NULL, 1), TW_E_ARGUMENT, 95, 0);
    FAILS(tw_build_time(&build, 8, 1, 13), TW_E_ARGUMENT, 8, 0);
    FAILS(tw_build_date(&build, 8, 2932897), TW_E_ARGUMENT, 8, 0);
    FAILS(tw_build_decimal(&build, 8, 15, 1, 0), TW_E_BUILD_TAG, 8, 0);
    FAILS(tw_build_text(&build, 8, "\x01", 1), TW_E_BUILD_TAG, 8, 0);
    FAILS(tw_build_time(&build, 8, 1, 8), TW_E_BUILD_TAG, 8, 0);
}

static void raw_fields_are_checked_at_their_edges(void **state)
{
    (void)state;
    tw_build build;
    static const struct {
        const char *bytes;
        tw_status status;
        uint32_t tag, fault;
    } bad[] = {
        {"", TW_E_BUILD_VALUE, 0, 0},
        {"=x\x01", TW_E_BUILD_TAG, 0, 0},
        {"0=x\x01", TW_E_BUILD_TAG, 0, 0},
        {"01=x\x01", TW_E_BUILD_TAG, 0, 0},
        {"8=x\x01", TW_E_BUILD_TAG, 0, 1},
        {"9=x\x01", TW_E_BUILD_TAG, 0, 1},
        {"10=x\x01", TW_E_BUILD_TAG, 0, 2},
        {"35=x\x01", TW_E_BUILD_TAG, 0, 2},
        {"2147483648=x\x01", TW_E_BUILD_TAG, 0, 10},
        {"9999999999=x\x01", TW_E_BUILD_TAG, 0, 10},
        {"10000000000=x\x01", TW_E_BUILD_TAG, 0, 10},
        {"4294967297=x\x01", TW_E_BUILD_TAG, 0, 10},
        {"5:=x\x01", TW_E_BUILD_TAG, 0, 1},
        {"5/=x\x01", TW_E_BUILD_TAG, 0, 1},
        {"\x01", TW_E_BUILD_TAG, 0, 0},
        {"58x\x01", TW_E_BUILD_TAG, 0, 2},
        {"58", TW_E_BUILD_VALUE, 58, 2},
        {"58=", TW_E_BUILD_VALUE, 58, 3},
        {"58=\x01", TW_E_BUILD_VALUE, 58, 3},
        {"58=x", TW_E_BUILD_VALUE, 58, 3},
        {"58=x\x01"
         "59=y",
         TW_E_BUILD_VALUE, 58, 8},
    };
    for (size_t i = 0; i < COUNT(bad); i++)
        FAILS(tw_build_raw(&build, bad[i].bytes, (uint32_t)strlen(bad[i].bytes)), bad[i].status, bad[i].tag, bad[i].fault);
    FAILS(tw_build_raw(&build, "55\001", 3), TW_E_BUILD_VALUE, 55, 2);
    FAILS(tw_build_raw(&build, "55x\001", 4), TW_E_BUILD_TAG, 0, 2);
    FAILS(tw_build_raw(&build, NULL, 0), TW_E_BUILD_VALUE, 0, 0);
    FAILS(tw_build_raw(&build, NULL, 4), TW_E_ARGUMENT, 0, 0);
    static const char *const good[] = {"1=x\x01",   "2147483647=x\x01", "58==\x01", "58=x\00159=y\001",
                                       "100=a\x01", "89=x\x01",         "34=1\x01"};
    for (size_t i = 0; i < COUNT(good); i++) {
        begun(&build);
        assert_int_equal(tw_build_raw(&build, good[i], (uint32_t)strlen(good[i])), TW_OK);
    }
    /* no byte beyond the length is read */
    uint8_t *memory = guard_end(4);
    memcpy(memory, "58=x", 4);
    FAILS(tw_build_raw(&build, memory + 3, 1), TW_E_BUILD_TAG, 0, 0);
    FAILS(tw_build_raw(&build, memory + 2, 2), TW_E_BUILD_TAG, 0, 0);
    FAILS(tw_build_raw(&build, memory + 1, 3), TW_E_BUILD_TAG, 0, 1);
    memcpy(memory, "6658", 4);
    FAILS(tw_build_raw(&build, memory, 4), TW_E_BUILD_VALUE, 6658, 4);
    guard_free(memory);
}

static void null_is_answered(void **state)
{
    (void)state;
    tw_build build;
    uint32_t offset = 9, length = 9;
    tw_error error;
    assert_int_equal(tw_build_begin(NULL, out, sizeof out, header()), TW_E_ARGUMENT);
    assert_int_equal(tw_build_int(NULL, 34, 1), TW_E_ARGUMENT);
    assert_int_equal(tw_build_int(NULL, 34, -1), TW_E_ARGUMENT);
    assert_int_equal(tw_build_uint(NULL, 34, 1), TW_E_ARGUMENT);
    assert_int_equal(tw_build_decimal(NULL, 44, 1, 0, 0), TW_E_ARGUMENT);
    assert_int_equal(tw_build_char(NULL, 54, 1), TW_E_ARGUMENT);
    assert_int_equal(tw_build_bool(NULL, 43, 1), TW_E_ARGUMENT);
    assert_int_equal(tw_build_text(NULL, 58, "x", 1), TW_E_ARGUMENT);
    assert_int_equal(tw_build_data(NULL, 95, 96, "x", 1), TW_E_ARGUMENT);
    assert_int_equal(tw_build_time(NULL, 52, 1, 9), TW_E_ARGUMENT);
    assert_int_equal(tw_build_date(NULL, 75, 1), TW_E_ARGUMENT);
    assert_int_equal(tw_build_group(NULL, 268, 1), TW_E_ARGUMENT);
    assert_int_equal(tw_build_raw(NULL, "1=x\x01", 4), TW_E_ARGUMENT);
    assert_int_equal(tw_build_end(NULL, &offset, &length, &error), TW_E_ARGUMENT);
    assert_int_equal(error.status, TW_E_ARGUMENT);
    assert_int_equal(error.tag, 0);
    assert_int_equal(error.offset, 0);
    assert_int_equal(offset, 0);
    assert_int_equal(length, 0);
    begun(&build);
    assert_int_equal(tw_build_end(&build, NULL, &length, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_build_end(&build, &offset, NULL, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_build_end(&build, &offset, &length, NULL), TW_OK); /* neither call ended it */
    assert_int_equal(tw_build_begin(&build, NULL, 100, header()), TW_E_ARGUMENT);
    stays(&build, TW_E_ARGUMENT, 0, 0);
    assert_int_equal(tw_build_begin(&build, out, sizeof out, NULL), TW_E_ARGUMENT);
    stays(&build, TW_E_ARGUMENT, 0, 0);
    assert_int_equal(tw_build_begin(&build, NULL, 0, header()), TW_E_BUILD_ROOM);
    stays(&build, TW_E_BUILD_ROOM, 35, 0);
}

static void a_header_that_was_not_made(void **state)
{
    (void)state;
    tw_build build;
    tw_header none;
    memset(&none, 0, sizeof none);
    for (int round = 0; round < 6; round++) {
        static const uint32_t lengths[][2] = {{0, 0}, {5, 4}, {33, 4}, {12, 3}, {12, 465}, {UINT32_MAX, UINT32_MAX}};
        none.begin_length = lengths[round][0];
        none.body_length = lengths[round][1];
        assert_int_equal(tw_build_begin(&build, out, sizeof out, &none), TW_E_ARGUMENT);
        assert_int_equal(tw_header_text(&none, 49, "x", 1, NULL), TW_E_ARGUMENT);
    }
    const order o = {"FIX.4.4", "D", NULL, 0, NULL, 0};
    for (const form *f = forms(); f->name; f++) {
        uint32_t offset, length;
        tw_error error;
        memset(&none, 0, sizeof none);
        const tw_header made = order_header(&o);
        assert_int_equal(f->run(out, sizeof out, &none, NULL, 0, NULL, &offset, &length, &error), TW_E_ARGUMENT);
        assert_int_equal(f->run(out, sizeof out, NULL, NULL, 0, NULL, &offset, &length, &error), TW_E_ARGUMENT);
        assert_int_equal(f->run(NULL, 1000, &made, NULL, 0, NULL, &offset, &length, &error), TW_E_ARGUMENT);
        assert_int_equal(f->run(out, sizeof out, &made, NULL, 0, NULL, NULL, &length, NULL), TW_E_ARGUMENT);
        assert_int_equal(f->run(out, sizeof out, &made, NULL, 0, NULL, &offset, NULL, NULL), TW_E_ARGUMENT);
    }
}

static void an_ended_builder_needs_another_begin(void **state)
{
    (void)state;
    tw_build build;
    uint32_t offset, length;
    for (int room = 0; room < 2; room++) { /* ended the quick way and the exact way */
        begun(&build);
        if (room)
            build.fast = 0;
        assert_int_equal(tw_build_end(&build, &offset, &length, NULL), TW_OK);
        assert_int_equal(length, 26);
        stays(&build, TW_E_STATE, 0, 0);
    }
    begun(&build);
    assert_int_equal(tw_build_end(&build, &offset, &length, NULL), TW_OK);
}

static void a_message_beyond_all_size(void **state)
{
    (void)state;
    tw_build build;
    /* more room than a message may have, as far as the builder knows; nothing reaches that far */
    for (uint32_t room = 0x7FFFFFFE; room <= 0x80000002; room++) {
        tw_status status = room >= 0x80000000u ? TW_E_BUILD_SIZE : TW_E_BUILD_ROOM;
        assert_int_equal(tw_build_begin(&build, out, room, header()), TW_OK);
        assert_int_equal(tw_build_text(&build, 58, out, 0x7FFFFFF0), status);
        stays(&build, status, 58, 0);
        assert_int_equal(tw_build_begin(&build, out, room, header()), TW_OK);
        assert_int_equal(tw_build_data(&build, 95, 96, out, UINT32_MAX), status);
        stays(&build, status, 96, 0);
        uint8_t raw[] = "1=x\x01";
        assert_int_equal(tw_build_begin(&build, out, room, header()), TW_OK);
        build.at = room < 0x80000000u ? room - 8 - 3 : 0x80000000u - 8 - 3;
        assert_int_equal(tw_build_raw(&build, raw, 4), status);
    }
    assert_int_equal(tw_build_begin(&build, out, UINT32_MAX, header()), TW_OK);
    assert_int_equal(build.body, 12 + 10 + 1);
    assert_int_equal(build.limit, 0x80000000u - 8);
}

static void headers(void **state)
{
    (void)state;
    tw_header made, before;
    tw_error error;
    char text[600];
    memset(text, 'x', sizeof text);
    memset(&made, 0x5A, sizeof made);
    before = made;
    assert_int_equal(tw_header_init(NULL, "F", 1, "D", 1, &error), TW_E_ARGUMENT);
    assert_int_equal(error.tag, 0);
    assert_int_equal(error.offset, 0);
    assert_int_equal(tw_header_init(&made, NULL, 1, "D", 1, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_header_init(&made, "F", 1, NULL, 1, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_header_init(&made, "", 0, "D", 1, &error), TW_E_BUILD_VALUE);
    assert_int_equal(error.tag, 8);
    assert_int_equal(tw_header_init(&made, text, 17, "D", 1, &error), TW_E_BUILD_VALUE);
    assert_int_equal(tw_header_init(&made, "F", 1, "", 0, &error), TW_E_BUILD_VALUE);
    assert_int_equal(error.tag, 35);
    assert_int_equal(error.offset, 0);
    assert_int_equal(tw_header_init(&made, "F", 1, text, 33, &error), TW_E_BUILD_VALUE);
    assert_int_equal(tw_header_init(&made, "FI\x01", 3, "D", 1, &error), TW_E_BUILD_VALUE);
    assert_int_equal(error.offset, 2);
    assert_int_equal(tw_header_init(&made, "FIX", 3, "\x01", 1, NULL), TW_E_BUILD_VALUE);
    assert_int_equal(tw_header_init(&made, "F=", 2, "D", 1, &error), TW_E_BUILD_VALUE);
    assert_int_equal(error.offset, 1);
    assert_int_equal(error.tag, 8);
    assert_memory_equal(&made, &before, sizeof made);
    assert_int_equal(tw_header_init(&made, text, 16, text, 32, &error), TW_OK);
    assert_int_equal(made.body_length, 35);
    before = made;
    assert_int_equal(tw_header_text(NULL, 49, "x", 1, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_header_text(&made, 49, NULL, 1, &error), TW_E_ARGUMENT);
    assert_int_equal(error.tag, 49);
    assert_int_equal(error.offset, 0);
    assert_int_equal(tw_header_text(&made, 49, "", 0, &error), TW_E_BUILD_VALUE);
    assert_int_equal(error.tag, 49);
    assert_int_equal(error.offset, 0);
    assert_int_equal(tw_header_text(&made, 49, "a\x01", 2, &error), TW_E_BUILD_VALUE);
    assert_int_equal(error.tag, 49);
    assert_int_equal(error.offset, 1);
    static const uint32_t bad[] = {0, 8, 9, 10, 35, 2147483648u};
    for (size_t i = 0; i < COUNT(bad); i++)
        assert_int_equal(tw_header_text(&made, bad[i], "x", 1, &error), TW_E_BUILD_TAG);
    assert_int_equal(error.tag, 2147483648u);
    assert_int_equal(error.offset, 0);
    assert_int_equal(tw_header_text(&made, 49, text, 464 - 35 - 4 + 1, &error), TW_E_BUILD_ROOM);
    assert_int_equal(error.tag, 49);
    assert_int_equal(error.offset, 0);
    assert_int_equal(tw_header_text(&made, 49, text, UINT32_MAX, &error), TW_E_BUILD_ROOM);
    assert_memory_equal(&made, &before, sizeof made);
    assert_int_equal(tw_header_text(&made, 49, text, 464 - 35 - 4, &error), TW_OK);
    assert_int_equal(made.body_length, 464);
    assert_int_equal(tw_header_text(&made, 1, "x", 1, &error), TW_E_BUILD_ROOM);
    assert_int_equal(tw_header_init(&made, "FIX.4.4", 7, "D", 1, NULL), TW_OK);
    assert_int_equal(tw_header_text(&made, 2147483647, "x", 1, NULL), TW_OK);
    assert_memory_equal(made.body, "35=D\0012147483647=x", 17);
}

/* What a copy of a fixed length would take along: never what lay on the stack. */
static void a_header_is_zero_behind_its_text(void **state)
{
    (void)state;
    tw_header made;
    memset(&made, 0x5A, sizeof made);
    assert_int_equal(tw_header_init(&made, "FIX.4.4", 7, "D", 1, NULL), TW_OK);
    assert_int_equal(tw_header_text(&made, 49, "x", 1, NULL), TW_OK);
    for (uint32_t i = made.begin_length; i < sizeof made.begin; i++)
        assert_int_equal(made.begin[i], 0);
    for (uint32_t i = made.body_length; i < sizeof made.body; i++)
        assert_int_equal(made.body[i], 0);
}

static void which_headers_are_quick(void **state)
{
    (void)state;
    static const char text[] = "0123456789012345678901234567890123456789012345678901234567890123456789";
    tw_header made;
    for (uint32_t length = 1; length <= 16; length++) {
        assert_int_equal(tw_header_init(&made, text, length, "D", 1, NULL), TW_OK);
        assert_int_equal(made.quick, length >= 3 && length <= 11);
    }
    for (uint32_t length = 1; length < 70; length++) {
        const model_field constant = field_bytes(MODEL_TEXT, 49, 0, text, length);
        const order o = {"FIX.4.4", "D", &constant, 1, NULL, 0};
        assert_int_equal(order_header(&o).quick, 8 + length <= 64);
        order_check(&o, out, sizeof out);
    }
}

static void layouts_are_frozen(void **state)
{
    (void)state;
    assert_int_equal(sizeof(tw_header), 512);
    assert_int_equal(offsetof(tw_header, begin), 16);
    assert_int_equal(offsetof(tw_header, body), 48);
    assert_int_equal(sizeof(tw_build), 48 + 2 * sizeof(void *));
}

const struct CMUnitTest error_tests[] = {
    cmocka_unit_test(each_fault_sticks),
    cmocka_unit_test(an_argument_is_at_fault_before_the_tag_and_the_tag_before_the_value),
    cmocka_unit_test(raw_fields_are_checked_at_their_edges),
    cmocka_unit_test(null_is_answered),
    cmocka_unit_test(a_header_that_was_not_made),
    cmocka_unit_test(an_ended_builder_needs_another_begin),
    cmocka_unit_test(a_message_beyond_all_size),
    cmocka_unit_test(headers),
    cmocka_unit_test(a_header_is_zero_behind_its_text),
    cmocka_unit_test(which_headers_are_quick),
    cmocka_unit_test(layouts_are_frozen),
};
const size_t error_tests_count = COUNT(error_tests);
