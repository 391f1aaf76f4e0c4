/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Builder: the input says which header, how much room and which fields; the exported and the inline form must answer and write what
 * the model does, in room that the sanitizer or unreadable bytes around it guard.
 */
#include "build_model.h"

#include <stdlib.h>

#define FORM build_fuzz_inline
#include "inline_form.h"

enum { FIELDS_MAX = 64, BODY_MAX = 1 << 18 };

typedef struct input {
    const uint8_t *bytes;
    size_t length;
} input;

static uint32_t take(input *in, uint32_t bytes)
{
    uint32_t value = 0;
    for (; bytes && in->length; bytes--, in->length--)
        value = value << 8 | *in->bytes++;
    return value;
}

static model_field take_field(input *in)
{
    static const uint32_t tags[] = {6, 44, 268, 9002, 20000, 999999, 1000000, 2147483647, 34, 11, 1, 36};
    model_field f = {.kind = take(in, 1) % MODEL_KINDS};
    uint32_t choice = take(in, 1);
    f.tag = choice < 240 ? tags[choice % 12] : take(in, choice < 250 ? 2 : 4);
    f.data_tag = choice % 2 ? 96 : take(in, 2);
    if (f.kind == MODEL_TEXT || f.kind == MODEL_DATA || f.kind == MODEL_RAW) {
        uint32_t wanted = take(in, 1);
        if (wanted > 250)
            wanted = take(in, 2);
        f.length = wanted < in->length ? wanted : (uint32_t)in->length;
        f.bytes = in->bytes;
        in->bytes += f.length;
        in->length -= f.length;
        return f;
    }
    uint32_t width = take(in, 1) % 9;
    uint64_t number = width > 4 ? take(in, width - 4) : 0;
    number = number << 32 | take(in, width > 4 ? 4 : width);
    f.number = (int64_t)(choice & 0x40 ? 0 - number : number);
    if (f.kind == MODEL_DATE)
        f.number = (int32_t)f.number; /* as tw_build_date takes it */
    uint32_t digits = take(in, 1);
    f.scale = f.kind == MODEL_DECIMAL ? digits % 20 : 0;
    f.digits = take(in, 1) % 24;
    if (digits > 200)
        f.digits = digits == 255 ? 256 : digits == 254 ? TW_DIGITS_OWN : f.scale;
    if (digits < 40) {
        f.scale = 5;
        f.digits = 5;
    }
    if (f.kind == MODEL_TIME && digits < 128)
        f.digits = 9 + digits % 4;
    return f;
}

#define REQUIRE(condition)                                                                                                         \
    do {                                                                                                                           \
        if (!(condition)) {                                                                                                        \
            fprintf(stderr, "build_fuzz: line %d: %s\n", __LINE__, #condition);                                                    \
            abort();                                                                                                               \
        }                                                                                                                          \
    } while (0)

static void compare(model_form form, const tw_header *header, const model_field *fields, uint32_t count, uint32_t room,
                    const model *m, const tw_status *expected, const uint8_t *message, size_t message_length)
{
    enum { FENCE = 64 };
    uint8_t *memory = malloc(FENCE + (size_t)room + FENCE), *out = memory + FENCE;
    REQUIRE(memory);
    memset(memory, 0xEE, FENCE + (size_t)room + FENCE);
    tw_status statuses[FIELDS_MAX];
    uint32_t offset = 1, length = 1;
    tw_error error = {0};
    tw_status status = form(out, room, header, fields, count, statuses, &offset, &length, &error);
    REQUIRE(status == m->status);
    REQUIRE(length == message_length);
    if (status == TW_OK)
        REQUIRE(offset <= room && length <= room - offset && memcmp(out + offset, message, length) == 0);
    else
        REQUIRE(offset == 0 && error.status == status && error.tag == m->tag);
    REQUIRE(memcmp(statuses, expected, count * sizeof *statuses) == 0);
    for (uint32_t i = 0; i < FENCE; i++)
        REQUIRE(memory[i] == 0xEE && out[room + i] == 0xEE);
    free(memory);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static uint8_t body[BODY_MAX], message[BODY_MAX + 64];
    static const char *const begins[] = {"FIX.4.2", "FIXT.1.1", "F", "SIXTEEN-LETTERS!"};
    input in = {data, size};
    uint32_t first = take(&in, 1), count = 0, room = take(&in, 2) % (first & 0x40 ? 4096 : 512);
    const char *begin = begins[first % 4], *type = first & 8 ? "AE" : "D";
    model_field fields[FIELDS_MAX];
    tw_status expected[FIELDS_MAX];
    model m;
    tw_header header;
    REQUIRE(tw_header_init(&header, begin, (uint32_t)strlen(begin), type, (uint32_t)strlen(type), NULL) == TW_OK);
    model_begin(&m, body, sizeof body, begin, type);
    if (first & 0x10) {
        const char *sender = first & 0x20 ? "A-SENDER-WHOSE-NAME-MAKES-THE-HEADER-LONG-ENOUGH-FOR-A-SLOW-START" : "CLIENT";
        REQUIRE(tw_header_text(&header, 49, sender, (uint32_t)strlen(sender), NULL) == TW_OK);
        model_value(&m, 49, sender, strlen(sender));
    }
    if (model_frame_length(&m, m.length) > room)
        model_fail(&m, TW_E_BUILD_ROOM, 35);
    while (count < FIELDS_MAX && in.length) {
        fields[count] = take_field(&in);
        model_add(&m, &fields[count], room);
        expected[count++] = m.status;
    }
    size_t length = m.status == TW_OK ? model_message(&m, begin, message, sizeof message) : 0;
    compare(model_form_exported, &header, fields, count, room, &m, expected, message, length);
    compare(build_fuzz_inline, &header, fields, count, room, &m, expected, message, length);
    return 0;
}
