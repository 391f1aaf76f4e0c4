/* SPDX-License-Identifier: Apache-2.0 */
/* Decimal numbers. FIX: float and the types that derive from it: Price, PriceOffset, Qty, Amt, Percentage. */
#include "swar.h"

_Static_assert(sizeof(tw_decimal) == 16 && _Alignof(tw_decimal) == 8, "frozen");
_Static_assert(offsetof(tw_decimal, mantissa) == 0, "frozen");
_Static_assert(offsetof(tw_decimal, exponent) == 8, "frozen");
_Static_assert(offsetof(tw_decimal, reserved) == 12, "frozen");

/* The largest magnitude that fits, by sign. */
static inline uint64_t limit(uint32_t negative)
{
    return (uint64_t)INT64_MAX + negative;
}

static inline int64_t with_sign(uint64_t number, uint32_t negative)
{
    return (int64_t)(negative ? 0 - number : number);
}

/*
 * Takes the point out of a word in which `strange` bits mark all that is no digit: the digits before it move up by one byte, over
 * it, and `carry` takes the place of the lowest. Gives 0 if there is more than a point.
 */
static inline int point_out(uint64_t *word, uint64_t strange, uint64_t carry)
{
    uint64_t upto = strange ^ (strange - 1), below = upto >> 8;
    if ((strange & (strange - 1)) | ((*word ^ 0x1E1E1E1E1E1E1E1Eu) & (upto ^ below)))
        return 0;
    *word = (*word & ~upto) | (*word & below) << 8 | carry;
    return 1;
}

/* 1 .. 8 bytes without a sign: all their digits as one number, and how many of them stand behind the point. */
static inline tw_status word_read(const uint8_t *text, uint32_t length, uint64_t *number, uint32_t *fraction)
{
    uint64_t word = twi_word(text, length), strange = tw_inline_strange(word);
    *fraction = 0;
    if (strange) {
        if (!point_out(&word, strange, 0) || length == 1)
            return TW_E_VALUE_FORMAT;
        *fraction = 7 - tw_inline_lowest(strange);
    }
    *number = tw_inline_number(word);
    return TW_OK;
}

/* The same for 9 .. 16 bytes, in two words. */
static inline tw_status words_read(const uint8_t *text, uint32_t length, uint64_t *number, uint32_t *fraction)
{
    uint64_t first = twi_first(text, length), last = twi_last(text, length);
    uint64_t before = tw_inline_strange(first), strange = tw_inline_strange(last);
    *fraction = 0;
    if (before) {
        if (strange || !point_out(&first, before, 0))
            return TW_E_VALUE_FORMAT;
        *fraction = 15 - tw_inline_lowest(before);
    } else if (strange) {
        if (!point_out(&last, strange, first >> 56))
            return TW_E_VALUE_FORMAT;
        first <<= 8;
        *fraction = 7 - tw_inline_lowest(strange);
    }
    *number = tw_inline_number(first) * 100000000 + tw_inline_number(last);
    return TW_OK;
}

static inline tw_status short_read(const uint8_t *text, uint32_t length, uint64_t *number, uint32_t *fraction)
{
    return length <= 8 ? word_read(text, length, number, fraction) : words_read(text, length, number, fraction);
}

/* A decimal of any length, taken apart. */
typedef struct pieces {
    const uint8_t *whole, *fraction;
    uint32_t whole_length, fraction_length;
} pieces;

static tw_status split(const uint8_t *text, uint32_t length, pieces *parts)
{
    uint32_t point = length;
    for (uint32_t i = 0; i < length; i++) {
        if (text[i] == '.' && point == length)
            point = i;
        else if ((uint32_t)text[i] - '0' > 9)
            return TW_E_VALUE_FORMAT;
    }
    parts->whole = text;
    parts->whole_length = point;
    parts->fraction_length = point == length ? 0 : length - point - 1;
    parts->fraction = text + length - parts->fraction_length;
    return TW_OK;
}

/* Appends digits to a number. Gives 1, and leaves the number of no use, if it grows beyond 64 bits. */
static int append(uint64_t *number, const uint8_t *digits, uint32_t count)
{
    int overflow = 0;
    for (uint32_t i = 0; i < count; i++) {
        overflow |= __builtin_mul_overflow(*number, UINT64_C(10), number);
        overflow |= __builtin_add_overflow(*number, (uint64_t)digits[i] - '0', number);
    }
    return overflow;
}

static int all_zeros(const uint8_t *digits, uint32_t count)
{
    uint32_t other = 0;
    for (uint32_t i = 0; i < count; i++)
        other |= (uint32_t)digits[i] ^ '0';
    return other == 0;
}

static __attribute__((noinline)) tw_status long_read(const uint8_t *text, uint32_t length, uint32_t negative, tw_decimal *value)
{
    pieces parts;
    tw_status status = split(text, length, &parts);
    if (status != TW_OK)
        return status;
    uint64_t number = 0;
    if (append(&number, parts.whole, parts.whole_length) || number > limit(negative))
        return TW_E_VALUE_OVERFLOW;
    uint32_t kept = 0;
    while (kept < parts.fraction_length && kept < TW_SCALE_MAX) {
        uint64_t longer = number;
        if (append(&longer, parts.fraction + kept, 1) || longer > limit(negative))
            break;
        number = longer;
        kept++;
    }
    if (!all_zeros(parts.fraction + kept, parts.fraction_length - kept))
        return TW_E_VALUE_INEXACT;
    *value = (tw_decimal){with_sign(number, negative), -(int32_t)kept, 0};
    return TW_OK;
}

static __attribute__((noinline)) tw_status long_read_scaled(const uint8_t *text, uint32_t length, uint32_t negative, uint32_t scale,
                                                            int64_t *value, uint32_t *fraction)
{
    pieces parts;
    tw_status status = split(text, length, &parts);
    if (status != TW_OK)
        return status;
    uint32_t taken = parts.fraction_length < scale ? parts.fraction_length : scale;
    uint64_t number = 0;
    int overflow = append(&number, parts.whole, parts.whole_length);
    overflow |= append(&number, parts.fraction, taken);
    overflow |= __builtin_mul_overflow(number, twi_powers[scale - taken], &number);
    if (overflow || number > limit(negative))
        return TW_E_VALUE_OVERFLOW;
    if (!all_zeros(parts.fraction + taken, parts.fraction_length - taken))
        return TW_E_VALUE_INEXACT;
    *value = with_sign(number, negative);
    *fraction = parts.fraction_length;
    return TW_OK;
}

/* What both readers check first. Moves past the sign. */
static inline tw_status sign_read(const uint8_t **text, uint32_t *length, uint32_t *negative)
{
    if (*length == 0)
        return TW_E_VALUE_EMPTY;
    *negative = **text == '-';
    *text += *negative;
    *length -= *negative;
    return *length ? TW_OK : TW_E_VALUE_FORMAT;
}

tw_status tw_decimal_read(const void *text, uint32_t length, tw_decimal *value)
{
    if (!value || (!text && length))
        return TW_E_ARGUMENT;
    const uint8_t *bytes = text;
    uint32_t negative, fraction;
    uint64_t number;
    tw_status status = sign_read(&bytes, &length, &negative);
    if (status != TW_OK)
        return status;
    if (length > 16)
        return long_read(bytes, length, negative, value);
    status = short_read(bytes, length, &number, &fraction);
    if (status != TW_OK)
        return status;
    *value = (tw_decimal){with_sign(number, negative), -(int32_t)fraction, 0};
    return TW_OK;
}

/* 16 digits with `fraction` of them behind the point, to a scale. */
static inline tw_status rescale(uint64_t number, uint32_t fraction, uint32_t negative, uint32_t scale, int64_t *value)
{
    if (fraction <= scale) {
        /* 44=999999999999999999 at scale 5 would wrap round to a price that looks right. */
        if (__builtin_mul_overflow(number, twi_powers[scale - fraction], &number) || number > limit(negative))
            return TW_E_VALUE_OVERFLOW;
    } else {
        uint64_t lost = twi_powers[fraction - scale];
        if (number % lost)
            return TW_E_VALUE_INEXACT;
        number /= lost;
    }
    *value = with_sign(number, negative);
    return TW_OK;
}

tw_status tw_decimal_read_scaled(const void *text, uint32_t length, uint32_t scale, int64_t *value, uint8_t *digits)
{
    if (!value || (!text && length) || scale > TW_SCALE_MAX)
        return TW_E_ARGUMENT;
    const uint8_t *bytes = text;
    uint32_t negative, fraction;
    uint64_t number;
    tw_status status = sign_read(&bytes, &length, &negative);
    if (status != TW_OK)
        return status;
    if (length > 16) {
        status = long_read_scaled(bytes, length, negative, scale, value, &fraction);
    } else {
        status = short_read(bytes, length, &number, &fraction);
        if (status == TW_OK)
            status = rescale(number, fraction, negative, scale, value);
    }
    if (status == TW_OK && digits)
        *digits = (uint8_t)(fraction < 255 ? fraction : 255);
    return status;
}

tw_status tw_decimal_write_scaled(int64_t value, uint32_t scale, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    if (!written || (!out && room) || scale > TW_SCALE_MAX || digits > TW_DIGITS_OWN)
        return TW_E_ARGUMENT;
    uint32_t negative = value < 0;
    uint64_t number = negative ? 0 - (uint64_t)value : (uint64_t)value;
    if (digits == TW_DIGITS_OWN)
        digits = scale;
    if (digits < scale) {
        uint64_t lost = twi_powers[scale - digits];
        if (number % lost)
            return TW_E_VALUE_INEXACT;
        number /= lost;
        scale = digits;
    }
    uint64_t whole = number / twi_powers[scale];
    uint32_t whole_length = twi_digits(whole);
    uint32_t needed = negative + whole_length + (digits ? 1 + digits : 0);
    *written = needed;
    if (!out || room < needed)
        return TW_ROOM;
    uint8_t *bytes = out;
    if (negative)
        *bytes++ = '-';
    twi_write_digits(bytes, whole_length, whole);
    if (digits) {
        bytes += whole_length;
        *bytes++ = '.';
        twi_write_digits(bytes, scale, number - whole * twi_powers[scale]);
        memset(bytes + scale, '0', digits - scale);
    }
    return TW_OK;
}

tw_status tw_decimal_write(const tw_decimal *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    if (!value)
        return TW_E_ARGUMENT;
    /* An exponent out of its range is a scale out of its range. */
    uint32_t scale = 0 - (uint32_t)value->exponent;
    return tw_decimal_write_scaled(value->mantissa, scale, digits, out, room, written);
}
