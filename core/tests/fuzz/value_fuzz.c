/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The value readers and writers on any bytes: each reader answers as the slow reference does, the inline ones as the exported ones,
 * and what was read is written back. Input: one byte that chooses a scale and a length before the value, then the value.
 */
#include "reference.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define MUST(condition)                                                                                                            \
    do {                                                                                                                           \
        if (!(condition))                                                                                                          \
            abort();                                                                                                               \
    } while (0)

static void int_one(const uint8_t *message, uint32_t start, uint32_t end)
{
    const uint8_t *text = message + start;
    uint32_t length = end - start, written;
    int64_t wanted = 7, got = 7;
    uint64_t wanted_natural = 7, natural = 7;
    char out[20];
    tw_status status = reference_int(text, length, &wanted);
    MUST(tw_int_read(text, length, &got) == status && got == wanted);
    got = 7;
    MUST(tw_inline_int(message, start, end, &got) == status && got == wanted);
    MUST(tw_uint_read(text, length, &natural) == reference_uint(text, length, &wanted_natural) && natural == wanted_natural);
    if (status == TW_OK) {
        MUST(tw_int_write(got, out, sizeof out, &written) == TW_OK);
        MUST(tw_int_read(out, written, &got) == TW_OK && got == wanted);
    }
}

static void decimal_one(const uint8_t *message, uint32_t start, uint32_t end, uint32_t scale)
{
    const uint8_t *text = message + start;
    uint32_t length = end - start, written;
    int64_t wanted = 7, got = 7;
    uint8_t wanted_digits = 7, digits = 7;
    tw_decimal wanted_decimal = {7, 7, 7}, decimal = {7, 7, 7};
    char out[300];
    tw_status status = reference_decimal_scaled(text, length, scale, &wanted, &wanted_digits);
    MUST(tw_decimal_read_scaled(text, length, scale, &got, &digits) == status && got == wanted && digits == wanted_digits);
    got = 7;
    MUST(tw_inline_decimal(message, start, end, scale, &got) == status && got == wanted);
    if (status == TW_OK) {
        MUST(tw_decimal_write_scaled(got, scale, digits, out, sizeof out, &written) == TW_OK);
        MUST(tw_decimal_read_scaled(out, written, scale, &got, &digits) == TW_OK && got == wanted);
        MUST(wanted_digits == 255 || digits == wanted_digits);
    }
    status = reference_decimal(text, length, &wanted_decimal);
    MUST(tw_decimal_read(text, length, &decimal) == status && memcmp(&decimal, &wanted_decimal, sizeof decimal) == 0);
    if (status == TW_OK) {
        MUST(tw_decimal_write(&decimal, TW_DIGITS_OWN, out, sizeof out, &written) == TW_OK);
        MUST(tw_decimal_read(out, written, &decimal) == TW_OK && memcmp(&decimal, &wanted_decimal, sizeof decimal) == 0);
    }
}

static void time_one(const uint8_t *text, uint32_t length, int form)
{
    static tw_status (*const readers[])(const void *, uint32_t, tw_time *) = {tw_timeonly_read, tw_time_read, tw_tztimeonly_read,
                                                                              tw_tztime_read};
    static tw_status (*const writers[])(const tw_time *, uint32_t, void *, uint32_t,
                                        uint32_t *) = {tw_timeonly_write, tw_time_write, tw_tztimeonly_write, tw_tztime_write};
    tw_time wanted, got;
    char out[64];
    uint32_t written;
    memset(&wanted, 7, sizeof wanted);
    memset(&got, 7, sizeof got);
    tw_status status = reference_time(text, length, form & 1, form & 2, &wanted);
    MUST(readers[form](text, length, &got) == status && memcmp(&got, &wanted, sizeof got) == 0);
    if (status == TW_OK) /* each form has one text for a value */
        MUST(writers[form](&got, TW_DIGITS_OWN, out, sizeof out, &written) == TW_OK && written == length &&
             memcmp(out, text, length) == 0);
}

static void date_one(const uint8_t *text, uint32_t length)
{
    int32_t wanted = 7, got = 7;
    tw_monthyear month;
    char out[8];
    uint32_t written;
    tw_status status = reference_date(text, length, &wanted);
    MUST(tw_date_read(text, length, &got) == status && got == wanted);
    if (status == TW_OK)
        MUST(tw_date_write(got, out, sizeof out, &written) == TW_OK && written == 8 && memcmp(out, text, 8) == 0);
    if (tw_monthyear_read(text, length, &month) == TW_OK)
        MUST(tw_monthyear_write(&month, out, sizeof out, &written) == TW_OK && written == length && memcmp(out, text, length) == 0);
}

static void text_one(const uint8_t *text, uint32_t length)
{
    static uint8_t out[REFERENCE_LENGTH_MAX];
    uint32_t offset = 0, count = 0, used = 0, items = 0;
    uint8_t byte;
    tw_item item = {0, 0};
    tw_status status = tw_text_check(text, length, &offset);
    MUST(status == (length == 0 ? TW_E_VALUE_EMPTY : memchr(text, 1, length) ? TW_E_VALUE_FORMAT : TW_OK));
    MUST(status != TW_E_VALUE_FORMAT || text[offset] == 1);
    MUST((tw_char_read(text, length, &byte) == TW_OK) == (length == 1 && text[0] != 1));
    MUST((tw_bool_read(text, length, &byte) == TW_OK) == (length == 1 && (text[0] == 'Y' || text[0] == 'N')));
    tw_status checked = tw_multiple_check(text, length, 0, &count, &offset);
    while ((status = tw_multiple_next(text, length, &item)) == TW_OK && item.length) {
        MUST(tw_multiple_append(text + item.offset, item.length, used, out, sizeof out, &used) == TW_OK);
        items++;
    }
    MUST(status == checked);
    if (status == TW_OK)
        MUST(items == count && used == length && memcmp(out, text, length) == 0);
    if (status == TW_E_VALUE_FORMAT)
        MUST(offset < length && offset == item.offset && (text[offset] == ' ' || text[offset] == 1));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 1 || size > REFERENCE_LENGTH_MAX)
        return 0;
    uint32_t end = (uint32_t)size, scale = data[0] % 19u, start = 1 + data[0] / 19u;
    if (start > end)
        start = 1;
    const uint8_t *text = data + start;
    uint32_t length = end - start;
    int_one(data, start, end);
    decimal_one(data, start, end, scale);
    decimal_one(text, 0, length, scale); /* the value is at the very start of what may be read */
    int_one(text, 0, length);
    for (int form = 0; form < 4; form++)
        time_one(text, length, form);
    date_one(text, length);
    text_one(text, length);
    return 0;
}
