/* SPDX-License-Identifier: Apache-2.0 */
#include "inputs.h"

#include <tagwire/index.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint8_t *placed(void *(*guard)(size_t), uint8_t **memory)
{
    if (!*memory)
        *memory = guard(INPUT_MAX);
    return *memory;
}

uint8_t *input_end(const void *bytes, uint32_t length)
{
    static uint8_t *memory;
    uint8_t *place = placed(guard_end, &memory) + INPUT_MAX - length;
    if (length)
        memmove(place, bytes, length);
    return place;
}

uint8_t *input_begin(const void *bytes, uint32_t length)
{
    static uint8_t *memory;
    uint8_t *place = placed(guard_begin, &memory);
    if (length)
        memmove(place, bytes, length);
    return place;
}

uint8_t input_byte(uint64_t *random)
{
    static const uint8_t likely[] = "\x01\x01\x01===0123456789\x00\x02/:<>|A\x81\xb0\xbd\xff";
    return random_below(random, 8) ? likely[random_below(random, sizeof likely)] : (uint8_t)random_next(random);
}

uint32_t input_field(uint8_t *out, uint64_t tag, const void *value, uint32_t length)
{
    uint32_t at = (uint32_t)sprintf((char *)out, "%llu=", (unsigned long long)tag);
    if (length)
        memcpy(out + at, value, length);
    out[at + length] = 1;
    return at + length + 1;
}

static uint64_t some_tag(uint64_t *random, uint32_t kind)
{
    static const uint64_t below[] = {10,       100,       1000,       10000,      100000,    1000000,
                                     10000000, 100000000, 1000000000, 2147483648, 5000000000};
    uint32_t digits = random_below(random, kind & INPUT_WILD && random_below(random, 4) == 0 ? 10 : kind == INPUT_PLAIN ? 3 : 4);
    if (kind & INPUT_FAULTY && random_below(random, 64) == 0)
        digits = 10;
    for (;;) {
        uint64_t low = digits ? below[digits - 1] : 1;
        uint64_t tag = low + random_next(random) % (below[digits] - low);
        const tw_data_pair *pairs;
        uint32_t count = tw_data_pairs(&pairs), hit = 0;
        for (uint32_t i = 0; i < count; i++)
            hit |= pairs[i].length_tag == tag;
        if (!hit || (kind & INPUT_DATA && random_below(random, 4) == 0))
            return tag;
    }
}

static uint32_t some_value(uint64_t *random, uint8_t *out, uint32_t kind)
{
    uint32_t length = random_below(random, 12) ? random_below(random, 9) + 1 : random_below(random, 96) + 1;
    uint32_t style = random_below(random, 4);
    if (kind & INPUT_WILD && random_below(random, 6) == 0)
        length = 0;
    for (uint32_t i = 0; i < length; i++) {
        uint8_t byte = (uint8_t)('0' + random_below(random, 10));
        if (style == 1)
            byte = (uint8_t)('A' + random_below(random, 26));
        if (style == 2)
            byte = (uint8_t)random_next(random);
        if (style == 3 && kind & INPUT_WILD)
            byte = input_byte(random);
        out[i] = byte == 1 ? 2 : byte;
    }
    return length;
}

/* A length field and its data, whose content is like fields. */
static uint32_t some_data(uint64_t *random, uint8_t *out, uint32_t kind)
{
    const tw_data_pair *pairs;
    uint32_t count = tw_data_pairs(&pairs);
    tw_data_pair pair = pairs[random_below(random, count)];
    uint8_t content[64];
    uint32_t length = random_below(random, 48), faulty = kind & INPUT_FAULTY && random_below(random, 8) == 0;
    for (uint32_t i = 0; i < length; i++)
        content[i] = input_byte(random);
    if (length > 8 && random_below(random, 2))
        memcpy(content, "\00144=1.0\00110=000\001", length < 15 ? length : 15);
    char text[24];
    int digits =
        snprintf(text, sizeof text, "%0*u", random_below(random, 8) ? 1 : 10, length + (faulty ? random_below(random, 60) : 0));
    uint32_t at = input_field(out, pair.length_tag, text, (uint32_t)digits);
    return at + input_field(out + at, pair.data_tag, content, length);
}

uint32_t input_fields(uint64_t *random, uint8_t *out, uint32_t length, uint32_t kind)
{
    uint32_t at = 0;
    while (at < length) {
        uint8_t value[128];
        if (kind & INPUT_DATA && random_below(random, 8) == 0) {
            at += some_data(random, out + at, kind);
            continue;
        }
        uint32_t value_length = some_value(random, value, kind);
        if (value_length > length - at)
            value_length = kind & INPUT_WILD ? 0 : 1;
        at += input_field(out + at, some_tag(random, kind), value, value_length);
        if (kind & INPUT_FAULTY && random_below(random, 64) == 0)
            at = input_mutate(random, out, at);
    }
    return at;
}

uint32_t input_message(uint64_t *random, uint8_t *out, uint32_t length, uint32_t kind)
{
    static const char *const begins[] = {"FIX.4.0", "FIX.4.2", "FIX.4.4", "FIXT.1.1", "F", "SIXTEEN.BYTES.OK"};
    static uint8_t body[INPUT_MAX];
    uint32_t at = input_field(body, 35, "D", 1);
    at += input_fields(random, body + at, length, kind);
    return (uint32_t)message_bytes(out, INPUT_MAX, begins[random_below(random, 6)], body, at);
}

uint32_t input_mutate(uint64_t *random, uint8_t *bytes, uint32_t length)
{
    if (length == 0) {
        bytes[0] = input_byte(random);
        return 1;
    }
    uint32_t at = random_below(random, length);
    switch (random_below(random, 8)) {
    case 0: memmove(bytes + at, bytes + at + 1, length - at - 1); return length - 1;
    case 1:
        memmove(bytes + at + 1, bytes + at, length - at);
        bytes[at] = input_byte(random);
        return length + 1;
    case 2: return random_below(random, 4) ? length : at;
    case 3: bytes[at] ^= (uint8_t)(1u << random_below(random, 8)); return length;
    default: bytes[at] = input_byte(random); return length;
    }
}

void input_agrees(const char *said, const void *bytes, uint32_t length, const char *file, int line)
{
    if (!said)
        return;
    fprintf(stderr, "%u bytes: ", length);
    for (uint32_t i = 0; i < length && i < 4096; i++) {
        uint8_t byte = ((const uint8_t *)bytes)[i];
        if (byte == 1)
            fputc('|', stderr);
        else if (byte < 32 || byte > 126 || byte == '|')
            fprintf(stderr, "\\x%02x", byte);
        else
            fputc(byte, stderr);
    }
    fputc('\n', stderr);
    print_error("%s\n", said);
    _fail(file, line);
}

/* Whether TAGWIRE_TEST_KERNELS, a list with commas, has this kernel, or is not set. */
static int kernel_wanted(const char *name)
{
    const char *at = getenv("TAGWIRE_TEST_KERNELS");
    size_t length = strlen(name);
    if (!at)
        return 1;
    for (; *at; at += strcspn(at, ","), at += *at == ',')
        if (strncmp(at, name, length) == 0 && (at[length] == ',' || at[length] == 0))
            return 1;
    return 0;
}

void for_each_kernel(void (*test)(void))
{
    for (uint32_t i = 0; tw_kernel_list(i); i++) {
        if (!kernel_wanted(tw_kernel_list(i)))
            continue;
        assert_int_equal(tw_kernel_force(tw_kernel_list(i)), TW_OK);
        test();
    }
    assert_int_equal(tw_kernel_force(tw_kernel_list(0)), TW_OK);
}
