/* SPDX-License-Identifier: Apache-2.0 */
/* Exact room: what fits is built, what does not fit is refused, nothing around the room is touched. */
#include "build_test.h"

#include <stdlib.h>
#include <sys/mman.h>

static const model_field constants[] = {{.kind = MODEL_TEXT, .tag = 49, .bytes = (const uint8_t *)"CLIENT", .length = 6},
                                        {.kind = MODEL_TEXT, .tag = 56, .bytes = (const uint8_t *)"SERVER", .length = 6}};

/* Every room from none to more than enough, between unreadable pages. */
static void every_room(const order *o)
{
    size_t exact = order_length(o);
    for (size_t room = 0; room <= exact + 330; room++) {
        uint8_t *memory = guard_end(room);
        order_check(o, memory, (uint32_t)room);
        guard_free(memory);
        memory = guard_begin(room);
        order_check(o, memory, (uint32_t)room);
        guard_free(memory);
    }
}

static void every_room_for_all_kinds(void **state)
{
    (void)state;
    const model_field fields[] = {
        field_int(34, 8),
        field_text(52, "20260703-19:28:00.123"),
        field_uint(9002, 2863910631u),
        field_of(MODEL_CHAR, 54, '1', 0),
        field_of(MODEL_BOOL, 43, 1, 0),
        field_decimal(44, 108245, 5, 5),
        field_decimal(31, -1, 3, 6),
        field_of(MODEL_TIME, 60, 1783106880123000000, 9),
        field_of(MODEL_DATE, 75, 20637, 0),
        field_bytes(MODEL_DATA, 95, 96,
                    "a\x01"
                    "b=c",
                    5),
        field_bytes(MODEL_RAW, 0, 0,
                    "58=x\x01"
                    "59=y\x01",
                    10),
        field_of(MODEL_GROUP, 453, 3, 0),
        field_text(11, "2d931510-d99f-494a-8c67-87feb05e1594"),
        field_text(58, "a text that is longer than what the inline form takes at once, so that it goes to the library"),
        field_int(1, INT64_MIN),
    };
    const order o = {"FIX.4.2", "D", constants, 2, fields, COUNT(fields)};
    every_room(&o);
}

static void every_room_for_each_kind(void **state)
{
    (void)state;
    const model_field fields[] = {
        field_int(34, 8),
        field_int(38, 12345678),
        field_int(38, 1234567890),
        field_int(38, 9999999999999999),
        field_int(38, 10000000000000000),
        field_int(38, -1),
        field_text(9002, "123456789012345678901234567890ab"),
        field_text(9002, "123456789012345678901234567890abc"),
        field_text(999999, "123456789012345678901234567890123456789012345678901234567890abcd"),
        field_decimal(44, 123456789012345678, 8, 8),
        field_of(MODEL_CHAR, 999999, '1', 0),
    };
    for (uint32_t i = 0; i < COUNT(fields); i++) {
        const order o = {"FIXT.1.1", "AE", NULL, 0, &fields[i], 1};
        every_room(&o);
    }
}

static void every_room_for_headers(void **state)
{
    (void)state;
    const model_field field = field_int(34, 1);
    const model_field longer[] = {field_text(49, "A-LONG-SENDER-COMP-ID-OF-SOME-LENGTH"),
                                  field_text(56, "AND-A-TARGET-AS-LONG-AS-THE-SENDER")};
    const order orders[] = {
        {"F", "0", NULL, 0, NULL, 0},
        {"FIX", "0", NULL, 0, &field, 1},
        {"SIXTEEN-LETTERS!", "0", NULL, 0, &field, 1},
        {"FIX.4.2", "D", longer, 2, &field, 1},
        {"FIX.4.2", "D", constants, 2, NULL, 0},
        {"ELEVENBYTES", "12345678901234567890123456789012", NULL, 0, &field, 1},
        {"TWELVE BYTES", "12345678901234567890123456789012", longer, 1, &field, 1},
        {"ELEVENBYTES", "D", constants, 2, &field, 1},
        {"TWELVE BYTES", "D", constants, 2, &field, 1},
        {"FIX", "D", constants, 2, &field, 1},
        {"FI", "D", constants, 2, &field, 1},
    };
    for (uint32_t i = 0; i < COUNT(orders); i++)
        every_room(&orders[i]);
}

/* A body of exactly this many bytes. */
static void body_of(size_t body_length, uint8_t *fill)
{
    const order empty = {"FIX.4.4", "D", NULL, 0, NULL, 0};
    model_field fields[2] = {field_bytes(MODEL_TEXT, 58, 0, fill, body_length - 9), field_int(4, 1)};
    order o = {"FIX.4.4", "D", NULL, 0, fields, 1}; /* 35=D| 58=...| */
    if (body_length == 9) {
        fields[0] = field_int(4, 1);
    } else if (body_length == 10) {
        fields[0] = field_int(34, 1);
    }
    assert_int_equal(order_length(&empty), 26);
    size_t exact = order_length(&o);
    for (size_t room = exact - 3; room <= exact + 12; room++) {
        uint8_t *memory = guard_end(room);
        order_check(&o, memory, (uint32_t)room);
        guard_free(memory);
        memory = guard_begin(room);
        order_check(&o, memory, (uint32_t)room);
        guard_free(memory);
    }
}

static void every_width_of_body_length(void **state)
{
    (void)state;
    uint8_t *fill = malloc(1100000);
    assert_non_null(fill);
    memset(fill, 'x', 1100000);
    for (size_t power = 10; power <= 1000000; power *= 10)
        for (size_t body_length = power - (power > 10 ? 3 : 1); body_length <= power + (power > 10 ? 3 : 0); body_length++)
            body_of(body_length, fill);
    free(fill);
}

/* Rooms around the point where one more digit of BodyLength is provided for. */
static void rooms_around_each_width(void **state)
{
    (void)state;
    const model_field field = field_int(34, 1);
    static const char *const begins[] = {"FIX.4.2", "FIXT.1.1", "F"};
    static uint8_t memory[10001000];
    for (size_t i = 0; i < COUNT(begins); i++) {
        const order o = {begins[i], "D", constants, 2, &field, 1};
        for (uint32_t power = 10; power <= 10000000; power *= 10)
            for (uint32_t room = power; room < power + 50; room++) {
                const tw_header header = order_header(&o);
                uint32_t first = 0;
                for (const form *f = forms(); f->name; f++) {
                    uint32_t offset, length;
                    tw_status status, statuses[1];
                    status = f->run(memory, room, &header, &field, 1, statuses, &offset, &length, NULL);
                    assert_int_equal(status, room < order_length(&o) ? TW_E_BUILD_ROOM : TW_OK);
                    /* so much before the message, and no more, is what a longer BodyLength would have taken */
                    if (f == forms())
                        first = offset;
                    assert_int_equal(offset, first);
                }
            }
    }
}

/* A BodyLength of ten digits. The bytes between are NUL and never touched, so that no memory stands behind them. */
static void the_largest_message(void **state)
{
    (void)state;
    const order o = {"FIX.4.4", "D", NULL, 0, NULL, 0};
    const tw_header header = order_header(&o);
    const uint32_t room = 0x80000000u;
    uint8_t *memory = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
        skip();
    tw_build build;
    uint32_t offset, length;
    assert_int_equal(tw_build_begin(&build, memory, room, &header), TW_OK);
    build.sum -= '0' * (build.limit - build.at);
    build.at = build.limit;
    assert_int_equal(tw_build_end(&build, &offset, &length, NULL), TW_OK);
    assert_int_equal(offset, 0);
    assert_int_equal(length, room);
    static const char begin[] = "8=FIX.4.4\0019=2147483618\00135=D";
    uint32_t sum = 1; /* SOH before 10= */
    for (size_t i = 0; i < sizeof begin; i++)
        sum += (uint8_t)begin[i];
    char trailer[9];
    snprintf(trailer, sizeof trailer, "\00110=%03u\001", sum & 0xFF);
    assert_memory_equal(memory, begin, sizeof begin);
    assert_memory_equal(memory + room - 8, trailer, 8);
    munmap(memory, room);
}

static void no_room_at_all(void **state)
{
    (void)state;
    const order o = {"FIX.4.4", "D", NULL, 0, NULL, 0};
    order_check(&o, NULL, 0);
}

const struct CMUnitTest room_tests[] = {
    cmocka_unit_test(every_room_for_all_kinds), cmocka_unit_test(every_room_for_each_kind),
    cmocka_unit_test(every_room_for_headers),   cmocka_unit_test(every_width_of_body_length),
    cmocka_unit_test(rooms_around_each_width),  cmocka_unit_test(the_largest_message),
    cmocka_unit_test(no_room_at_all),
};
const size_t room_tests_count = COUNT(room_tests);
