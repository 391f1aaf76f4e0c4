/* SPDX-License-Identifier: Apache-2.0 */
/* Whole numbers. FIX: int and the types that derive from it. */
#include "swar.h"

const uint64_t twi_powers[20] = {
    1u,
    10u,
    100u,
    1000u,
    10000u,
    100000u,
    1000000u,
    10000000u,
    100000000u,
    1000000000u,
    10000000000u,
    100000000000u,
    1000000000000u,
    10000000000000u,
    100000000000000u,
    1000000000000000u,
    10000000000000000u,
    100000000000000000u,
    1000000000000000000u,
    10000000000000000000u,
};

/* Any number of digits: 0, or the first fault. Leading zeros do not count against the 20 digits that 64 bits can need. */
static __attribute__((noinline)) tw_status long_read(const uint8_t *text, uint32_t length, uint64_t *value)
{
    uint64_t number = 0;
    int overflow = 0;
    for (; length >= 8; text += 8, length -= 8) {
        uint64_t word = twi_load8(text) ^ TWI_ZEROS;
        if (tw_inline_strange(word))
            return TW_E_VALUE_FORMAT;
        overflow |= __builtin_mul_overflow(number, UINT64_C(100000000), &number);
        overflow |= __builtin_add_overflow(number, tw_inline_number(word), &number);
    }
    for (; length; text++, length--) {
        uint32_t digit = (uint32_t)*text - '0';
        if (digit > 9)
            return TW_E_VALUE_FORMAT;
        overflow |= __builtin_mul_overflow(number, UINT64_C(10), &number);
        overflow |= __builtin_add_overflow(number, (uint64_t)digit, &number);
    }
    if (overflow)
        return TW_E_VALUE_OVERFLOW;
    *value = number;
    return TW_OK;
}

/* One digit or more. */
static inline tw_status digits_read(const uint8_t *text, uint32_t length, uint64_t *value)
{
    if (__builtin_expect(length > 16, 0))
        return long_read(text, length, value);
    if (length <= 8) {
        if (length == 0)
            return TW_E_VALUE_FORMAT;
        uint64_t word = twi_word(text, length);
        if (tw_inline_strange(word))
            return TW_E_VALUE_FORMAT;
        *value = tw_inline_number(word);
        return TW_OK;
    }
    uint64_t first = twi_first(text, length), last = twi_last(text, length);
    if (tw_inline_strange(first) | tw_inline_strange(last))
        return TW_E_VALUE_FORMAT;
    *value = tw_inline_number(first) * 100000000 + tw_inline_number(last);
    return TW_OK;
}

tw_status tw_uint_read(const void *text, uint32_t length, uint64_t *value)
{
    if (!value || (!text && length))
        return TW_E_ARGUMENT;
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    return digits_read(text, length, value);
}

tw_status tw_int_read(const void *text, uint32_t length, int64_t *value)
{
    if (!value || (!text && length))
        return TW_E_ARGUMENT;
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    const uint8_t *bytes = text;
    uint32_t negative = bytes[0] == '-';
    uint64_t number;
    tw_status status = digits_read(bytes + negative, length - negative, &number);
    if (status != TW_OK)
        return status;
    if (number > (uint64_t)INT64_MAX + negative)
        return TW_E_VALUE_OVERFLOW;
    *value = (int64_t)(negative ? 0 - number : number);
    return TW_OK;
}

void twi_write_digits(uint8_t *out, uint32_t count, uint64_t number)
{
    while (count > 8) {
        count -= 8;
        twi_store8(out + count, twi_digits8((uint32_t)(number % 100000000)) | TWI_ZEROS);
        number /= 100000000;
    }
    if (count)
        twi_store(out, (twi_digits8((uint32_t)number) | TWI_ZEROS) >> (64 - 8 * count), count);
}

static tw_status int_write(uint64_t number, uint32_t negative, void *out, uint32_t room, uint32_t *written)
{
    if (!written || (!out && room))
        return TW_E_ARGUMENT;
    uint32_t count = twi_digits(number);
    *written = negative + count;
    if (!out || room < negative + count)
        return TW_ROOM;
    uint8_t *bytes = out;
    if (negative)
        *bytes++ = '-';
    twi_write_digits(bytes, count, number);
    return TW_OK;
}

tw_status tw_uint_write(uint64_t value, void *out, uint32_t room, uint32_t *written)
{
    return int_write(value, 0, out, room, written);
}

tw_status tw_int_write(int64_t value, void *out, uint32_t room, uint32_t *written)
{
    uint64_t number = (uint64_t)value;
    return int_write(value < 0 ? 0 - number : number, value < 0, out, room, written);
}
