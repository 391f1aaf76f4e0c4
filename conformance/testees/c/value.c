/* SPDX-License-Identifier: Apache-2.0 */
/* The family value: one call, one line. */
#include "testee.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* One call under way: the case, its text, and where to write. */
typedef struct cf_call {
    const json_t *vector;
    const void *text;
    uint32_t length;
    json_t *lines;
    uint8_t *out;
    uint32_t room;
} cf_call;

static void say_status(const cf_call *call, tw_status status)
{
    testee_say(call->lines, "%s", testee_status(status));
}

/* What a function that writes has answered. */
static void say_written(const cf_call *call, tw_status status, uint32_t written)
{
    if (status == TW_OK)
        testee_say_bytes(call->lines, call->out, written, "ok ");
    else if (status == TW_ROOM)
        testee_say(call->lines, "ROOM %u", written);
    else
        say_status(call, status);
}

static void int_read(const cf_call *call)
{
    int64_t value = 0;
    tw_status status = tw_int_read(call->text, call->length, &value);
    status == TW_OK ? testee_say(call->lines, "ok %" PRId64, value) : say_status(call, status);
}

static void uint_read(const cf_call *call)
{
    uint64_t value = 0;
    tw_status status = tw_uint_read(call->text, call->length, &value);
    status == TW_OK ? testee_say(call->lines, "ok %" PRIu64, value) : say_status(call, status);
}

static void int_write(const cf_call *call)
{
    uint32_t written = 0;
    tw_status status = tw_int_write(testee_int64(call->vector, "value"), call->out, call->room, &written);
    say_written(call, status, written);
}

static void uint_write(const cf_call *call)
{
    uint32_t written = 0;
    const char *digits = json_string_value(json_object_get(call->vector, "value"));
    tw_status status = tw_uint_write(digits ? strtoull(digits, NULL, 10) : 0, call->out, call->room, &written);
    say_written(call, status, written);
}

static void decimal_read(const cf_call *call)
{
    tw_decimal value;
    tw_status status = tw_decimal_read(call->text, call->length, &value);
    status == TW_OK ? testee_say(call->lines, "ok %" PRId64 " %" PRId32, value.mantissa, value.exponent) : say_status(call, status);
}

static void decimal_scaled(const cf_call *call)
{
    int64_t value = 0;
    uint8_t digits = 0;
    tw_status status = tw_decimal_read_scaled(call->text, call->length, testee_uint(call->vector, "scale", 0), &value, &digits);
    status == TW_OK ? testee_say(call->lines, "ok %" PRId64 " %u", value, digits) : say_status(call, status);
}

static void decimal_write(const cf_call *call)
{
    uint32_t written = 0;
    const tw_decimal value = {testee_int64(call->vector, "mantissa"), (int32_t)testee_int64(call->vector, "exponent"), 0};
    tw_status status = tw_decimal_write(&value, testee_uint(call->vector, "digits", 0), call->out, call->room, &written);
    say_written(call, status, written);
}

static void decimal_write_scaled(const cf_call *call)
{
    uint32_t written = 0;
    tw_status status = tw_decimal_write_scaled(testee_int64(call->vector, "value"), testee_uint(call->vector, "scale", 0),
                                               testee_uint(call->vector, "digits", 0), call->out, call->room, &written);
    say_written(call, status, written);
}

static void char_read(const cf_call *call)
{
    uint8_t value = 0;
    tw_status status = tw_char_read(call->text, call->length, &value);
    status == TW_OK ? testee_say_bytes(call->lines, &value, 1, "ok ") : say_status(call, status);
}

static void bool_read(const cf_call *call)
{
    uint8_t value = 0;
    tw_status status = tw_bool_read(call->text, call->length, &value);
    status == TW_OK ? testee_say(call->lines, "ok %u", value) : say_status(call, status);
}

static void char_write(const cf_call *call)
{
    uint32_t written = 0;
    testee_bytes value = testee_bytes_of(json_object_get(call->vector, "value"));
    tw_status status = tw_char_write(value.length ? value.data[0] : 0, call->out, call->room, &written);
    say_written(call, status, written);
    free(value.data);
}

static void bool_write(const cf_call *call)
{
    uint32_t written = 0;
    tw_status status = tw_bool_write((uint8_t)testee_uint(call->vector, "value", 0), call->out, call->room, &written);
    say_written(call, status, written);
}

static void say_format(const cf_call *call, tw_status status, uint32_t offset)
{
    if (status == TW_E_VALUE_FORMAT)
        testee_say(call->lines, "%s %u", testee_status(status), offset);
    else
        say_status(call, status);
}

static void text_check(const cf_call *call)
{
    uint32_t offset = 0;
    tw_status status = tw_text_check(call->text, call->length, &offset);
    status == TW_OK ? testee_say(call->lines, "ok") : say_format(call, status, offset);
}

static void multiple_read(const cf_call *call)
{
    uint32_t offset = 0, count = 0;
    tw_status status =
        tw_multiple_check(call->text, call->length, testee_uint(call->vector, "item_length_max", 0), &count, &offset);
    if (status != TW_OK) {
        say_format(call, status, offset);
        return;
    }
    testee_say(call->lines, "ok %u", count);
    tw_item item = {0, 0};
    while (tw_multiple_next(call->text, call->length, &item) == TW_OK && item.length)
        testee_say_bytes(call->lines, (const uint8_t *)call->text + item.offset, item.length, "item ");
}

typedef tw_status time_reader(const void *text, uint32_t length, tw_time *value);
typedef tw_status time_writer(const tw_time *value, uint32_t digits, void *out, uint32_t room, uint32_t *written);

static void read_time(const cf_call *call, time_reader *reader)
{
    tw_time time;
    tw_status status = reader(call->text, call->length, &time);
    if (status == TW_OK)
        testee_say(call->lines, "ok %" PRId64 " %u %u %u %d %u %u", time.ns, time.picos, time.digits, time.leap, time.offset,
                   time.zone, time.minutes);
    else
        say_status(call, status);
}

static void write_time(const cf_call *call, time_writer *writer)
{
    uint32_t written = 0;
    const tw_time time = {.ns = testee_int64(call->vector, "ns"),
                          .picos = (uint16_t)testee_uint(call->vector, "picos", 0),
                          .digits = (uint8_t)testee_uint(call->vector, "own", 0),
                          .leap = (uint8_t)testee_uint(call->vector, "leap", 0),
                          .offset = (int16_t)testee_int64(call->vector, "offset"),
                          .zone = (uint8_t)testee_uint(call->vector, "zone", 0),
                          .minutes = (uint8_t)testee_uint(call->vector, "minutes", 0)};
    tw_status status = writer(&time, testee_uint(call->vector, "digits", 0), call->out, call->room, &written);
    say_written(call, status, written);
}

static void time_read(const cf_call *call)
{
    read_time(call, tw_time_read);
}

static void timeonly_read(const cf_call *call)
{
    read_time(call, tw_timeonly_read);
}

static void tztime_read(const cf_call *call)
{
    read_time(call, tw_tztime_read);
}

static void tztimeonly_read(const cf_call *call)
{
    read_time(call, tw_tztimeonly_read);
}

static void time_write(const cf_call *call)
{
    write_time(call, tw_time_write);
}

static void timeonly_write(const cf_call *call)
{
    write_time(call, tw_timeonly_write);
}

static void tztime_write(const cf_call *call)
{
    write_time(call, tw_tztime_write);
}

static void tztimeonly_write(const cf_call *call)
{
    write_time(call, tw_tztimeonly_write);
}

static void date_read(const cf_call *call)
{
    int32_t days = 0;
    tw_status status = tw_date_read(call->text, call->length, &days);
    status == TW_OK ? testee_say(call->lines, "ok %" PRId32, days) : say_status(call, status);
}

static void date_write(const cf_call *call)
{
    uint32_t written = 0;
    tw_status status = tw_date_write((int32_t)testee_int64(call->vector, "days"), call->out, call->room, &written);
    say_written(call, status, written);
}

static void monthyear_read(const cf_call *call)
{
    tw_monthyear value;
    tw_status status = tw_monthyear_read(call->text, call->length, &value);
    status == TW_OK ? testee_say(call->lines, "ok %u %u %u %u", value.year, value.month, value.day, value.week)
                    : say_status(call, status);
}

static void monthyear_write(const cf_call *call)
{
    uint32_t written = 0;
    const tw_monthyear value = {.year = (uint16_t)testee_uint(call->vector, "year", 0),
                                .month = (uint8_t)testee_uint(call->vector, "month", 0),
                                .day = (uint8_t)testee_uint(call->vector, "day", 0),
                                .week = (uint8_t)testee_uint(call->vector, "week", 0)};
    tw_status status = tw_monthyear_write(&value, call->out, call->room, &written);
    say_written(call, status, written);
}

/* The value as field 1 of an index, read by the inline readers. */
static void field_read(const cf_call *call, int decimal)
{
    testee_bytes input = {malloc(call->length + 3u), call->length + 3u};
    tw_index *index = testee_index_make(call->vector, NULL, 0);
    int64_t value = 0;
    if (!input.data || !index)
        abort();
    memcpy(input.data, "1=", 2);
    if (call->length)
        memcpy(input.data + 2, call->text, call->length);
    input.data[call->length + 2] = 1;
    tw_status status = tw_index_fields(index, input.data, input.length, NULL);
    if (status == TW_OK)
        status =
            decimal ? tw_index_decimal(index, input.data, tw_index_find(index, 1, 0), testee_uint(call->vector, "scale", 0), &value)
                    : tw_index_int(index, input.data, tw_index_find(index, 1, 0), &value);
    status == TW_OK ? testee_say(call->lines, "ok %" PRId64, value) : say_status(call, status);
    free(input.data);
    free(index);
}

static void field_int(const cf_call *call)
{
    field_read(call, 0);
}

static void field_decimal(const cf_call *call)
{
    field_read(call, 1);
}

static const struct {
    const char *name;
    void (*run)(const cf_call *call);
} calls[] = {
    {"int.read", int_read},
    {"uint.read", uint_read},
    {"int.write", int_write},
    {"uint.write", uint_write},
    {"decimal.read", decimal_read},
    {"decimal.scaled", decimal_scaled},
    {"decimal.write", decimal_write},
    {"decimal.write_scaled", decimal_write_scaled},
    {"char.read", char_read},
    {"char.write", char_write},
    {"bool.read", bool_read},
    {"bool.write", bool_write},
    {"text.check", text_check},
    {"multiple.read", multiple_read},
    {"time.read", time_read},
    {"time.write", time_write},
    {"timeonly.read", timeonly_read},
    {"timeonly.write", timeonly_write},
    {"tztime.read", tztime_read},
    {"tztime.write", tztime_write},
    {"tztimeonly.read", tztimeonly_read},
    {"tztimeonly.write", tztimeonly_write},
    {"date.read", date_read},
    {"date.write", date_write},
    {"monthyear.read", monthyear_read},
    {"monthyear.write", monthyear_write},
    {"field.int", field_int},
    {"field.decimal", field_decimal},
};

const char *testee_value(const json_t *vector, json_t *lines)
{
    const char *name = json_string_value(json_object_get(vector, "call"));
    for (size_t i = 0; name && i < sizeof calls / sizeof calls[0]; i++) {
        if (strcmp(calls[i].name, name) != 0)
            continue;
        testee_bytes text = testee_bytes_of(json_object_get(vector, "text"));
        const uint32_t room = testee_uint(vector, "room", 256);
        const cf_call call = {vector, text.data, text.length, lines, malloc(room ? room : 1), room};
        if (!call.out)
            abort();
        calls[i].run(&call);
        free(call.out);
        free(text.data);
        return NULL;
    }
    return "no such call";
}
