/* SPDX-License-Identifier: Apache-2.0 */
#include "build_test.h"

#include <stdlib.h>

tw_status inline_native(void *, uint32_t, const tw_header *, const model_field *, uint32_t, tw_status *, uint32_t *, uint32_t *,
                        tw_error *);
tw_status inline_portable(void *, uint32_t, const tw_header *, const model_field *, uint32_t, tw_status *, uint32_t *, uint32_t *,
                          tw_error *);
tw_status inline_library(void *, uint32_t, const tw_header *, const model_field *, uint32_t, tw_status *, uint32_t *, uint32_t *,
                         tw_error *);
#if defined(__x86_64__)
tw_status inline_avx512(void *, uint32_t, const tw_header *, const model_field *, uint32_t, tw_status *, uint32_t *, uint32_t *,
                        tw_error *);
tw_status inline_ifma(void *, uint32_t, const tw_header *, const model_field *, uint32_t, tw_status *, uint32_t *, uint32_t *,
                      tw_error *);
#endif

const form *forms(void)
{
    static form all[8];
    if (!all[0].name) {
        size_t count = 0;
        all[count++] = (form){"exported", model_form_exported};
        all[count++] = (form){"inline", inline_native};
        all[count++] = (form){"portable", inline_portable};
        all[count++] = (form){"library", inline_library};
#if defined(__x86_64__)
        if (__builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw")) {
            all[count++] = (form){"avx512", inline_avx512};
            if (__builtin_cpu_supports("avx512ifma"))
                all[count++] = (form){"ifma", inline_ifma};
        }
#endif
    }
    return all;
}

model_field field_of(uint32_t kind, uint32_t tag, int64_t number, uint32_t digits)
{
    return (model_field){.kind = kind, .tag = tag, .number = number, .digits = digits};
}

model_field field_int(uint32_t tag, int64_t value)
{
    return field_of(MODEL_INT, tag, value, 0);
}

model_field field_uint(uint32_t tag, uint64_t value)
{
    return field_of(MODEL_UINT, tag, (int64_t)value, 0);
}

model_field field_decimal(uint32_t tag, int64_t mantissa, uint32_t scale, uint32_t digits)
{
    model_field f = field_of(MODEL_DECIMAL, tag, mantissa, digits);
    f.scale = scale;
    return f;
}

model_field field_bytes(uint32_t kind, uint32_t tag, uint32_t data_tag, const void *bytes, size_t length)
{
    return (model_field){.kind = kind, .tag = tag, .data_tag = data_tag, .bytes = bytes, .length = (uint32_t)length};
}

model_field field_text(uint32_t tag, const char *text)
{
    return field_bytes(MODEL_TEXT, tag, 0, text, strlen(text));
}

tw_header order_header(const order *o)
{
    tw_header header;
    assert_int_equal(tw_header_init(&header, o->begin, (uint32_t)strlen(o->begin), o->type, (uint32_t)strlen(o->type), NULL),
                     TW_OK);
    for (uint32_t i = 0; i < o->constants_count; i++)
        assert_int_equal(tw_header_text(&header, o->constants[i].tag, o->constants[i].bytes, o->constants[i].length, NULL), TW_OK);
    return header;
}

enum { MODEL_SIZE = 1 << 21, FIELDS_MAX = 512 };

static uint8_t body_memory[MODEL_SIZE], message_memory[MODEL_SIZE + 64];

static model order_model(const order *o, size_t room, tw_status *statuses)
{
    model m;
    model_begin(&m, body_memory, sizeof body_memory, o->begin, o->type);
    for (uint32_t i = 0; i < o->constants_count; i++)
        model_value(&m, o->constants[i].tag, o->constants[i].bytes, o->constants[i].length);
    if (model_frame_length(&m, m.length) > room)
        model_fail(&m, TW_E_BUILD_ROOM, 35);
    for (uint32_t i = 0; i < o->count; i++) {
        model_add(&m, &o->fields[i], room);
        statuses[i] = m.status;
    }
    return m;
}

size_t order_length(const order *o)
{
    tw_status statuses[FIELDS_MAX];
    model m = order_model(o, SIZE_MAX, statuses);
    assert_int_equal(m.status, TW_OK);
    return model_frame_length(&m, m.length);
}

void order_check(const order *o, void *out, uint32_t room)
{
    tw_status expected[FIELDS_MAX], statuses[FIELDS_MAX];
    assert_true(o->count <= FIELDS_MAX);
    model m = order_model(o, room, expected);
    const tw_header header = order_header(o);
    size_t message_length = m.status == TW_OK ? model_message(&m, o->begin, message_memory, sizeof message_memory) : 0;
    for (const form *f = forms(); f->name; f++) {
        uint32_t offset = 77, length = 77;
        tw_error error;
        memset(&error, 0, sizeof error);
        if (room)
            memset(out, 0xEE, room);
        tw_status status = f->run(out, room, &header, o->fields, o->count, statuses, &offset, &length, &error);
        if (status != m.status)
            fail_msg("%s: %s instead of %s, room %u", f->name, tw_status_name(status), tw_status_name(m.status), room);
        for (uint32_t i = 0; i < o->count; i++)
            if (statuses[i] != expected[i])
                fail_msg("%s: field %u (tag %u): %s instead of %s, room %u", f->name, i, o->fields[i].tag,
                         tw_status_name(statuses[i]), tw_status_name(expected[i]), room);
        assert_int_equal(length, message_length);
        if (status == TW_OK) {
            assert_true(offset <= room && length <= room - offset);
            if (memcmp((uint8_t *)out + offset, message_memory, length) != 0)
                fail_msg("%s: room %u:\n%.*s\nnot\n%.*s", f->name, room, (int)length, (char *)out + offset, (int)length,
                         (char *)message_memory);
            assert_int_equal(error.status, 0);
        } else {
            assert_int_equal(offset, 0);
            assert_int_equal(error.status, status);
            assert_int_equal(error.tag, m.tag);
            if (status != TW_E_BUILD_VALUE && status != TW_E_BUILD_TAG)
                assert_int_equal(error.offset, 0);
        }
    }
}

void order_check_around(const order *o)
{
    static uint8_t ample[1 << 16];
    size_t exact = order_length(o);
    order_check(o, ample, sizeof ample);
    uint8_t *memory = guard_end(exact);
    order_check(o, memory, (uint32_t)exact);
    order_check(o, memory + 1, (uint32_t)exact - 1);
    guard_free(memory);
    memory = guard_begin(exact);
    order_check(o, memory, (uint32_t)exact);
    order_check(o, memory, (uint32_t)exact - 1);
    guard_free(memory);
}

static const char session[] = "CLIENT";
static const char sending_time[] = "20260703-19:28:00.123";

/* Every form gives these bytes, written here as they must be. */
static void rebuilt(const order *o, const char *text)
{
    char expected[2048];
    size_t expected_length = soh(expected, sizeof expected, text);
    assert_int_equal(order_length(o), expected_length);
    order_check_around(o);
    uint8_t *memory = guard_end(expected_length);
    const tw_header header = order_header(o);
    for (const form *f = forms(); f->name; f++) {
        uint32_t offset, length;
        tw_status statuses[FIELDS_MAX];
        assert_int_equal(f->run(memory, (uint32_t)expected_length, &header, o->fields, o->count, statuses, &offset, &length, NULL),
                         TW_OK);
        assert_int_equal(offset, 0);
        assert_int_equal(length, expected_length);
        assert_memory_equal(memory, expected, expected_length);
    }
    guard_free(memory);
}

static void new_order_single(void **state)
{
    (void)state;
    const model_field constants[] = {field_text(49, session), field_text(56, "SERVER")};
    const model_field fields[] = {
        field_int(34, 8),
        field_text(52, sending_time),
        field_text(11, "ORD123456"),
        field_int(21, 1),
        field_text(55, "AUD/NZD"),
        field_int(54, 1),
        field_text(60, sending_time),
        field_int(38, 100000),
        field_int(40, 2),
        field_decimal(44, 108245, 5, 5),
        field_int(59, 0),
        field_uint(9002, 2863910631u),
    };
    const order o = {"FIX.4.2", "D", constants, 2, fields, COUNT(fields)};
    rebuilt(&o, "8=FIX.4.2|9=161|35=D|49=CLIENT|56=SERVER|34=8|52=20260703-19:28:00.123|11=ORD123456|21=1|55=AUD/NZD|54=1|"
                "60=20260703-19:28:00.123|38=100000|40=2|44=1.08245|59=0|9002=2863910631|10=021|");
}

#if defined(BUILD_TEST_CXX)
tw_status inline_cpp_order(void *out, uint32_t room, const tw_header *header, int64_t price, uint32_t *offset, uint32_t *length,
                           tw_error *error);

static void new_order_single_in_cpp(void **state)
{
    (void)state;
    const model_field constants[] = {field_text(49, session), field_text(56, "SERVER")};
    const order o = {"FIX.4.2", "D", constants, 2, NULL, 0};
    const tw_header header = order_header(&o);
    char expected[256], out[512];
    size_t expected_length = soh(expected, sizeof expected,
                                 "8=FIX.4.2|9=161|35=D|49=CLIENT|56=SERVER|34=8|52=20260703-19:28:00.123|11=ORD123456|21=1|"
                                 "55=AUD/NZD|54=1|60=20260703-19:28:00.123|38=100000|40=2|44=1.08245|59=0|9002=2863910631|10=021|");
    uint32_t offset, length;
    for (uint32_t room = (uint32_t)expected_length - 1; room < sizeof out; room++) {
        tw_status status = inline_cpp_order(out, room, &header, 108245, &offset, &length, NULL);
        assert_int_equal(status, room < expected_length ? TW_E_BUILD_ROOM : TW_OK);
        if (status == TW_OK) {
            assert_int_equal(length, expected_length);
            assert_memory_equal(out + offset, expected, expected_length);
        }
    }
}
#endif

static void execution_report(void **state)
{
    (void)state;
    const model_field constants[] = {field_text(49, session), field_text(56, "SERVER")};
    const model_field fields[] = {
        field_int(34, 9),
        field_of(MODEL_TIME, 52, 1783106880123000000, 3),
        field_text(37, "EX123456"),
        field_text(17, "EXRPT1"),
        field_text(11, "ORD123456"),
        field_of(MODEL_CHAR, 150, '0', 0),
        field_of(MODEL_CHAR, 39, '0', 0),
        field_text(55, "AUD/NZD"),
        field_int(54, 1),
        field_int(38, 100000),
        field_int(151, 100000),
        field_int(14, 0),
        field_decimal(6, 0, 5, 5),
        field_of(MODEL_TIME, 60, 1783106880123000000, 3),
        field_int(9002, 564350835),
    };
    const order o = {"FIX.4.2", "8", constants, 2, fields, COUNT(fields)};
    rebuilt(&o, "8=FIX.4.2|9=193|35=8|49=CLIENT|56=SERVER|34=9|52=20260703-19:28:00.123|37=EX123456|17=EXRPT1|11=ORD123456|150=0|"
                "39=0|55=AUD/NZD|54=1|38=100000|151=100000|14=0|6=0.00000|60=20260703-19:28:00.123|9002=564350835|10=162|");
}

static void market_data_snapshot(void **state)
{
    (void)state;
    const model_field constants[] = {field_text(49, session), field_text(56, "SERVER")};
    model_field fields[80] = {field_int(34, 10), field_text(52, sending_time), field_text(262, "REQ-AUDNZD-1"),
                              field_text(55, "AUD/NZD"), field_of(MODEL_GROUP, 268, 20, 0)};
    uint32_t count = 5;
    for (int64_t level = 0; level < 10; level++) {
        fields[count++] = field_int(269, 0);
        fields[count++] = field_decimal(270, 108241 - level, 5, 5);
        fields[count++] = field_int(271, 1000000);
        fields[count++] = field_int(269, 1);
        fields[count++] = field_decimal(270, 108245 + level, 5, 5);
        fields[count++] = field_int(271, 1000000);
    }
    fields[count++] = field_uint(9001, 2376139772u);
    fields[count++] = field_uint(9002, 2366019821u);
    const order o = {"FIX.4.2", "W", constants, 2, fields, count};
    rebuilt(&o, "8=FIX.4.2|9=723|35=W|49=CLIENT|56=SERVER|34=10|52=20260703-19:28:00.123|262=REQ-AUDNZD-1|55=AUD/NZD|268=20|"
                "269=0|270=1.08241|271=1000000|269=1|270=1.08245|271=1000000|269=0|270=1.08240|271=1000000|269=1|270=1.08246|"
                "271=1000000|269=0|270=1.08239|271=1000000|269=1|270=1.08247|271=1000000|269=0|270=1.08238|271=1000000|269=1|"
                "270=1.08248|271=1000000|269=0|270=1.08237|271=1000000|269=1|270=1.08249|271=1000000|269=0|270=1.08236|271=1000000|"
                "269=1|270=1.08250|271=1000000|269=0|270=1.08235|271=1000000|269=1|270=1.08251|271=1000000|269=0|270=1.08234|"
                "271=1000000|269=1|270=1.08252|271=1000000|269=0|270=1.08233|271=1000000|269=1|270=1.08253|271=1000000|269=0|"
                "270=1.08232|271=1000000|269=1|270=1.08254|271=1000000|9001=2376139772|9002=2366019821|10=214|");
}

static void the_smallest_message(void **state)
{
    (void)state;
    const order o = {"F", "0", NULL, 0, NULL, 0};
    rebuilt(&o, "8=F|9=5|35=0|10=062|");
}

static void building_allocates_nothing(void **state)
{
    (void)state;
    static uint8_t out[1024];
    const order o = {"FIX.4.4", "D", NULL, 0, NULL, 0};
    const model_field fields[] = {field_int(34, INT64_MIN), field_text(52, sending_time), field_decimal(44, -5, 18, 200),
                                  field_of(MODEL_TIME, 60, 0, 12), field_bytes(MODEL_DATA, 95, 96, "\x01\x01", 2)};
    tw_status statuses[COUNT(fields)];
    uint32_t offset, length;
    uint64_t before = allocation_count();
    const tw_header header = order_header(&o);
    for (const form *f = forms(); f->name; f++)
        assert_int_equal(f->run(out, sizeof out, &header, fields, COUNT(fields), statuses, &offset, &length, NULL), TW_OK);
    assert_int_equal(allocation_count(), before);
}

static int run(const char *name, const struct CMUnitTest *tests, size_t count)
{
    return _cmocka_run_group_tests(name, tests, count, NULL, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#if defined(BUILD_TEST_CXX)
        cmocka_unit_test(new_order_single_in_cpp),
#endif
        cmocka_unit_test(new_order_single),
        cmocka_unit_test(execution_report),
        cmocka_unit_test(market_data_snapshot),
        cmocka_unit_test(the_smallest_message),
        cmocka_unit_test(building_allocates_nothing),
    };
    /* the quick ones first: a fault is noticed sooner */
    return run("build", tests, COUNT(tests)) + run("build errors", error_tests, error_tests_count) +
           run("build room", room_tests, room_tests_count) + run("build values", value_tests, value_tests_count);
}
