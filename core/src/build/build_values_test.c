/* SPDX-License-Identifier: Apache-2.0 */
/* What is written for each kind of value, in every form. */
#include "build_test.h"

#include <stdlib.h>

static uint8_t ample[1 << 16];

/* The fields alone and, so that they also go the exact way, at the end of tight room. */
static void check_fields(const model_field *fields, uint32_t count)
{
    const order o = {"FIX.4.4", "8", NULL, 0, fields, count};
    order_check(&o, ample, sizeof ample);
    order_check(&o, ample, (uint32_t)order_length(&o));
}

static const uint32_t tags[] = {1,       6,       7,        11,       34,        36,        99,         100,       268,
                                999,     1000,    9002,     9999,     10000,     20000,     99999,      100000,    999999,
                                1000000, 9999999, 10000000, 99999999, 100000000, 999999999, 1000000000, 2147483647};

static void every_width_of_tag(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < COUNT(tags); i++) {
        const model_field fields[] = {field_int(tags[i], 7),
                                      field_int(tags[i], 123),
                                      field_decimal(tags[i], 150, 2, 2),
                                      field_of(MODEL_CHAR, tags[i], 0xFF, 0),
                                      field_text(tags[i], "x"),
                                      field_bytes(MODEL_DATA, tags[i], tags[COUNT(tags) - 1 - i], "=\x01=", 3)};
        check_fields(fields, COUNT(fields));
    }
    for (uint32_t tag = 1; tag < 12000; tag++) {
        const model_field field = field_int(tag, 5);
        if (model_tag_valid(tag))
            check_fields(&field, 1);
    }
}

static void whole_numbers(void **state)
{
    (void)state;
    uint64_t power = 1;
    for (int digits = 0; digits < 20; digits++) {
        for (uint64_t near = 0; near < 3; near++) {
            uint64_t value = power + near - 1;
            const model_field fields[] = {field_uint(38, value), field_int(44, (int64_t)value), field_int(268, -(int64_t)value),
                                          field_uint(9002, value * 9), field_of(MODEL_GROUP, 453, (int64_t)value, 0)};
            check_fields(fields, COUNT(fields));
        }
        power *= 10;
    }
    const model_field edges[] = {field_int(38, INT64_MIN),   field_int(38, INT64_MIN + 1), field_int(38, INT64_MAX),
                                 field_uint(38, UINT64_MAX), field_int(44, INT64_MIN),     field_int(44, INT64_MAX)};
    check_fields(edges, COUNT(edges));
    for (int64_t value = 0; value < 20000; value += 8) {
        model_field fields[8];
        for (uint32_t i = 0; i < 8; i++)
            fields[i] = field_int(44, value + i);
        check_fields(fields, 8);
    }
}

/* The fast conversion has no case for a carry or a rounding error that these would miss: eight digits, each from end to end. */
static void eight_digits(void **state)
{
    (void)state;
    uint64_t random = 0x5EED;
    for (int64_t place = 1; place < 100000000; place *= 10) {
        for (int64_t i = 1; i < 100; i++) {
            int64_t value = i * place % 100000000;
            const model_field fields[] = {field_int(44, value), field_int(44, 99999999 - value),
                                          field_int(44, value ? value - 1 : 0),
                                          field_int(44, 12345678 * INT64_C(100000000) + value)};
            check_fields(fields, COUNT(fields));
        }
    }
    for (int round = 0; round < 3000; round++) {
        model_field fields[16];
        for (uint32_t i = 0; i < COUNT(fields); i++)
            fields[i] = field_int(44, (int64_t)(random_next(&random) % 10000000000000000u >> random_below(&random, 50)));
        check_fields(fields, COUNT(fields));
    }
}

static void check_decimal(int64_t mantissa, uint32_t scale, uint32_t digits)
{
    const model_field field = field_decimal(44, mantissa, scale, digits);
    const order o = {"FIX.4.4", "8", NULL, 0, &field, 1};
    order_check(&o, ample, sizeof ample);
}

static void decimals(void **state)
{
    (void)state;
    static const int64_t mantissas[] = {0,
                                        1,
                                        5,
                                        10,
                                        99,
                                        100,
                                        12345,
                                        108245,
                                        100000,
                                        99999999,
                                        100000000,
                                        100000001,
                                        123456789012345678,
                                        1000000000000000000,
                                        999999999999999999,
                                        9000000000000000000,
                                        INT64_MAX,
                                        10000000000000000,
                                        9999999999999999};
    for (uint32_t scale = 0; scale <= 18; scale++)
        for (uint32_t i = 0; i < COUNT(mantissas); i++)
            for (uint32_t digits = 0; digits <= 20; digits++) {
                check_decimal(mantissas[i], scale, digits);
                check_decimal(-mantissas[i], scale, digits);
            }
    check_decimal(INT64_MIN, 0, 0);
    check_decimal(INT64_MIN, 18, 18);
    check_decimal(INT64_MIN, 18, TW_DIGITS_OWN);
    check_decimal(5, 3, TW_DIGITS_OWN);
    check_decimal(500000, 5, TW_DIGITS_OWN);
    check_decimal(1, 0, 254);
    check_decimal(INT64_MIN, 18, 254);
    check_decimal(INT64_MIN, 0, 254); /* the longest */
}

static void random_decimals(void **state)
{
    (void)state;
    uint64_t random = 77;
    for (int round = 0; round < 20000; round++) {
        uint32_t scale = random_below(&random, 19), digits = random_below(&random, 20), zeros = random_below(&random, 12);
        int64_t mantissa = (int64_t)(random_next(&random) >> random_below(&random, 64));
        while (zeros-- && mantissa < INT64_MAX / 10 && mantissa > INT64_MIN / 10)
            mantissa *= 10;
        check_decimal(mantissa, scale, round % 4 ? digits : scale);
        check_decimal(mantissa % 10000000000, 5, 5);
        check_decimal(mantissa, 8, 2);
    }
}

static void texts_of_every_length(void **state)
{
    (void)state;
    enum { MAX = 200 };
    uint64_t random = 99;
    for (uint32_t length = 1; length <= MAX; length++) {
        uint8_t *ends[] = {guard_end(length), guard_begin(length)}; /* no byte outside is read */
        for (size_t side = 0; side < 2; side++) {
            for (uint32_t i = 0; i < length; i++)
                ends[side][i] = (uint8_t)(random_below(&random, 254) + 2);
            if (length > 3)
                ends[side][random_below(&random, length)] = 0;
            const model_field fields[] = {field_bytes(MODEL_TEXT, 58, 0, ends[side], length), field_int(34, 1),
                                          field_bytes(MODEL_TEXT, 268, 0, ends[side], length)};
            check_fields(fields, 3);
            for (uint32_t at = 0; at < length; at++) {
                uint8_t kept = ends[side][at];
                ends[side][at] = 1;
                const order o = {"FIX.4.4", "8", NULL, 0, fields, 3};
                order_check(&o, ample, sizeof ample);
                ends[side][at] = kept;
            }
        }
        guard_free(ends[0]);
        guard_free(ends[1]);
    }
}

/* Sums are kept in lanes: the largest bytes, many of them, must not run over. */
static void heavy_texts(void **state)
{
    (void)state;
    static uint8_t heavy[64];
    static model_field fields[400];
    memset(heavy, 0xFF, sizeof heavy);
    for (uint32_t length = 1; length <= 64; length += 7) {
        for (uint32_t i = 0; i < COUNT(fields); i++)
            fields[i] = i % 2 ? field_bytes(MODEL_TEXT, 58, 0, heavy, length) : field_int(38, 99999999);
        check_fields(fields, COUNT(fields));
    }
}

static void data_of_any_bytes(void **state)
{
    (void)state;
    uint8_t all[600];
    for (uint32_t i = 0; i < sizeof all; i++)
        all[i] = (uint8_t)i;
    static const size_t lengths[] = {1, 2, 9, 10, 99, 100, 256, 600};
    for (size_t i = 0; i < COUNT(lengths); i++) {
        const model_field fields[] = {field_bytes(MODEL_DATA, 95, 96, all, lengths[i]),
                                      field_bytes(MODEL_DATA, 20001, 20002,
                                                  "\x01"
                                                  "10=000\x01",
                                                  8),
                                      field_int(34, 1)};
        check_fields(fields, COUNT(fields));
    }
}

static void characters_and_flags(void **state)
{
    (void)state;
    for (int64_t byte = 0; byte < 256; byte++) {
        const model_field fields[] = {field_of(MODEL_CHAR, 54, byte, 0), field_of(MODEL_CHAR, 268, byte, 0),
                                      field_of(MODEL_CHAR, 9002, byte, 0), field_of(MODEL_CHAR, 999999, byte, 0)};
        const order o = {"FIX.4.4", "8", NULL, 0, fields, COUNT(fields)};
        order_check(&o, ample, sizeof ample);
    }
    const model_field flags[] = {field_of(MODEL_BOOL, 43, 1, 0), field_of(MODEL_BOOL, 97, 0, 0),
                                 field_of(MODEL_BOOL, 123456, 1, 0)};
    check_fields(flags, COUNT(flags));
}

static void times_and_dates(void **state)
{
    (void)state;
    static const int64_t times[] = {0,
                                    1,
                                    -1,
                                    999999999,
                                    1000000000,
                                    86399999999999,
                                    1783106880123000000,
                                    1783106880123456789,
                                    951782400000000000,
                                    4107542400000000000,
                                    INT64_MIN,
                                    INT64_MAX,
                                    -2208988800000000000,
                                    1783106880100000000};
    for (uint32_t i = 0; i < COUNT(times); i++)
        for (uint32_t digits = 0; digits <= 14; digits++) {
            const model_field fields[] = {field_of(MODEL_TIME, 60, times[i], digits), field_int(34, 1)};
            const order o = {"FIX.4.4", "8", NULL, 0, fields, 2};
            order_check(&o, ample, sizeof ample);
        }
    static const int64_t dates[] = {0, -1, 1, 59, 20637, 11016, -719528, -719529, 2932896, 2932897, INT32_MIN, INT32_MAX};
    for (uint32_t i = 0; i < COUNT(dates); i++) {
        const model_field field = field_of(MODEL_DATE, 75, dates[i], 0);
        const order o = {"FIX.4.4", "8", NULL, 0, &field, 1};
        order_check(&o, ample, sizeof ample);
    }
}

static model_field random_field(uint64_t *random, const uint8_t *bytes)
{
    model_field f = {.kind = random_below(random, MODEL_KINDS)};
    uint32_t faults = random_below(random, 60); /* now and then something is wrong */
    f.tag = random_below(random, 3) ? tags[random_below(random, COUNT(tags))] : random_below(random, 1500) + 36;
    f.data_tag = tags[random_below(random, COUNT(tags))];
    if (faults == 0)
        f.tag = (const uint32_t[]){0, 8, 9, 10, 35, 2147483648u, UINT32_MAX}[random_below(random, 7)];
    f.scale = faults == 1 ? 19 : random_below(random, 19);
    f.digits = f.kind == MODEL_TIME ? (faults == 2 ? 13 : random_below(random, 2) ? 12 : 9) : f.scale + random_below(random, 2);
    f.number = (int64_t)(random_next(random) >> random_below(random, 64));
    if (f.kind == MODEL_DATE)
        f.number = (int64_t)random_below(random, 100000) - 1000;
    if (f.kind == MODEL_BOOL && faults != 3)
        f.number &= 1;
    if (f.kind == MODEL_CHAR && faults != 4)
        f.number = (f.number & 0x3F) + '0';
    f.length = random_below(random, random_below(random, 8) ? 40 : 300) + (faults != 5);
    f.bytes = bytes + random_below(random, 100);
    if (f.kind == MODEL_RAW) {
        static const char *const raws[] = {"1=x\x01",         "58=a=b\00159=\001", "2147483647=z\x01", "5=5\x01",   "58\x01",
                                           "x=1\x01",         "8=1\x01",           "58=\x01\x01",      "058=1\x01", "58=1",
                                           "4294967297=1\x01"};
        const char *raw = raws[random_below(random, faults < 20 ? COUNT(raws) : 4)];
        f.bytes = (const uint8_t *)raw;
        f.length = (uint32_t)strlen(raw);
    }
    return f;
}

/* Reads the value of a field back, up to `end`, its SOH. */
static void read_value(const model_field *f, const char *value, const char *end)
{
    __int128 number = 0, scaled = f->number;
    int negative = *value == '-', point = 0;
    if (f->kind == MODEL_TEXT) {
        assert_int_equal(end - value, f->length);
        assert_memory_equal(value, f->bytes, f->length);
    } else if (f->kind == MODEL_CHAR) {
        assert_int_equal(end - value, 1);
        assert_int_equal((uint8_t)*value, (uint8_t)f->number);
    } else if (f->kind == MODEL_BOOL) {
        assert_int_equal(*value, (uint8_t)f->number ? 'Y' : 'N');
    } else if (f->kind == MODEL_INT || f->kind == MODEL_UINT || f->kind == MODEL_GROUP || f->kind == MODEL_DECIMAL) {
        for (value += negative; value < end; value++) {
            if (*value == '.') {
                point = 1;
            } else {
                number = number * 10 + *value - '0';
                if (point)
                    scaled *= 10;
            }
        }
        if (f->kind == MODEL_DECIMAL)
            for (uint32_t k = 0; k < f->scale; k++)
                number *= 10;
        if (f->kind == MODEL_UINT)
            scaled = (uint64_t)f->number;
        if (f->kind == MODEL_GROUP)
            scaled = (uint32_t)f->number;
        assert_true((negative ? -number : number) == scaled);
    }
}

/* Reads one field back; gives the bytes after it. */
static const char *read_field(const model_field *f, const char *at)
{
    if (f->kind == MODEL_RAW) {
        assert_memory_equal(at, f->bytes, f->length);
        return at + f->length;
    }
    char *value;
    assert_int_equal(strtoul(at, &value, 10), f->tag);
    assert_int_equal(*value++, '=');
    if (f->kind == MODEL_DATA) {
        assert_int_equal(strtoul(value, &value, 10), f->length);
        assert_int_equal(strtoul(value + 1, &value, 10), f->data_tag);
        assert_memory_equal(++value, f->bytes, f->length);
        assert_int_equal(value[f->length], 1);
        return value + f->length + 1;
    }
    const char *end = memchr(value, 1, 1024);
    read_value(f, value, end);
    return end + 1;
}

/* Reads a message back: frame and all fields after the header's `constants`. */
static void read_message(const order *o, char *message, uint32_t length)
{
    char *at, kept = message[length];
    message[length] = 0;
    assert_memory_equal(message, "8=", 2);
    at = strchr(message, 1);
    assert_memory_equal(at + 1, "9=", 2);
    uint32_t body_length = (uint32_t)strtoul(at + 3, &at, 10), sum = 0;
    const char *field = at + 1, *trailer = field + body_length;
    assert_memory_equal(field, "35=", 3);
    assert_ptr_equal(trailer + 7, message + length);
    for (const char *byte = message; byte < trailer; byte++)
        sum += (uint8_t)*byte;
    assert_memory_equal(trailer, "10=", 3);
    assert_int_equal(strtoul(trailer + 3, NULL, 10), sum & 255);
    field = strchr(field, 1) + 1;
    for (uint32_t i = 0; i < o->constants_count; i++)
        field = read_field(&o->constants[i], field);
    for (uint32_t i = 0; i < o->count; i++)
        field = read_field(&o->fields[i], field);
    assert_ptr_equal(field, trailer);
    message[length] = kept;
}

static void random_messages(void **state)
{
    (void)state;
    uint64_t random = 20260703;
    static uint8_t bytes[512];
    uint32_t read_back = 0;
    for (uint32_t round = 0; round < 20000; round++) {
        model_field fields[24];
        uint32_t count = random_below(&random, COUNT(fields) + 1);
        for (uint32_t i = 0; i < sizeof bytes; i++)
            bytes[i] = (uint8_t)(random_below(&random, 250) + 2 + (random_below(&random, 4) > 0));
        if (random_below(&random, 10) == 0)
            bytes[random_below(&random, sizeof bytes)] = 1;
        for (uint32_t i = 0; i < count; i++)
            fields[i] = random_field(&random, bytes);
        static const char *const begins[] = {"FIX.4.4", "FIXT.1.1", "F", "SIXTEEN-LETTERS!", "FIX.4"};
        const model_field constants[] = {field_text(49, "SENDER"), field_text(56, "TARGET"),
                                         field_text(57, "A SUB-ID THAT MAKES THE HEADER LONG; MORE THAN SIXTY-FOUR BYTES")};
        const order o = {
            begins[random_below(&random, 5)], round % 2 ? "D" : "AE", constants, random_below(&random, 4), fields, count};
        order_check(&o, ample, random_below(&random, 2) ? (uint32_t)sizeof ample : random_below(&random, 3000));
        uint32_t offset, length;
        tw_status statuses[COUNT(fields)];
        const tw_header header = order_header(&o);
        if (forms()[round % 2].run(ample, sizeof ample, &header, fields, count, statuses, &offset, &length, NULL) == TW_OK) {
            read_message(&o, (char *)ample + offset, length);
            read_back++;
        }
    }
    assert_true(read_back > 5000); /* else faults are too frequent */
}

const struct CMUnitTest value_tests[] = {
    cmocka_unit_test(every_width_of_tag), cmocka_unit_test(whole_numbers),     cmocka_unit_test(eight_digits),
    cmocka_unit_test(decimals),           cmocka_unit_test(random_decimals),   cmocka_unit_test(texts_of_every_length),
    cmocka_unit_test(heavy_texts),        cmocka_unit_test(data_of_any_bytes), cmocka_unit_test(characters_and_flags),
    cmocka_unit_test(times_and_dates),    cmocka_unit_test(random_messages),
};
const size_t value_tests_count = COUNT(value_tests);
