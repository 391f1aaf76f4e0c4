/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The readers once more, for tests only: one character at a time, with digit strings, 128-bit numbers and libc's calendar instead
 * of tricks. It shares no code with the library.
 */
#ifndef TWI_REFERENCE_H
#define TWI_REFERENCE_H

#include <tagwire/value.h>

#include <string.h>
#include <time.h>

#define REFERENCE static __attribute__((unused))

typedef unsigned __int128 reference_wide;
typedef __int128 reference_signed;

REFERENCE int reference_digit(uint8_t byte)
{
    return byte >= '0' && byte <= '9';
}

/* A string of digits as a number if it is at most `most`. */
REFERENCE int reference_number(const uint8_t *digits, uint32_t count, reference_wide most, reference_wide *number)
{
    while (count && *digits == '0') {
        digits++;
        count--;
    }
    if (count > 25)
        return 0;
    *number = 0;
    for (uint32_t i = 0; i < count; i++)
        *number = *number * 10 + (reference_wide)(uint8_t)(digits[i] - '0');
    return *number <= most;
}

/* What the sign allows. */
REFERENCE reference_wide reference_most(int negative)
{
    return (reference_wide)INT64_MAX + (negative ? 1 : 0);
}

REFERENCE tw_status reference_uint(const uint8_t *text, uint32_t length, uint64_t *value)
{
    reference_wide number;
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    for (uint32_t i = 0; i < length; i++)
        if (!reference_digit(text[i]))
            return TW_E_VALUE_FORMAT;
    if (!reference_number(text, length, UINT64_MAX, &number))
        return TW_E_VALUE_OVERFLOW;
    *value = (uint64_t)number;
    return TW_OK;
}

REFERENCE tw_status reference_int(const uint8_t *text, uint32_t length, int64_t *value)
{
    reference_wide number;
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    uint32_t negative = text[0] == '-';
    if (length == negative)
        return TW_E_VALUE_FORMAT;
    for (uint32_t i = negative; i < length; i++)
        if (!reference_digit(text[i]))
            return TW_E_VALUE_FORMAT;
    if (!reference_number(text + negative, length - negative, reference_most((int)negative), &number))
        return TW_E_VALUE_OVERFLOW;
    *value = (int64_t)(negative ? -(reference_signed)number : (reference_signed)number);
    return TW_OK;
}

enum { REFERENCE_LENGTH_MAX = 65536 };

/* A decimal as a string of digits: `count` digits, `fraction` of them behind the point. */
typedef struct reference_decimal_text {
    uint8_t digits[REFERENCE_LENGTH_MAX + 32];
    uint32_t count, fraction, negative;
} reference_decimal_text;

REFERENCE tw_status reference_split(const uint8_t *text, uint32_t length, reference_decimal_text *split)
{
    uint32_t points = 0;
    split->count = split->fraction = split->negative = 0;
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    for (uint32_t i = 0; i < length; i++) {
        if (i == 0 && text[i] == '-') {
            split->negative = 1;
        } else if (text[i] == '.') {
            points++;
        } else if (reference_digit(text[i])) {
            split->digits[split->count++] = text[i];
            split->fraction += points;
        } else {
            return TW_E_VALUE_FORMAT;
        }
    }
    return points <= 1 && split->count > 0 ? TW_OK : TW_E_VALUE_FORMAT;
}

/* The digits with exactly `scale` of them behind the point. 0: they do not fit. *lost: a digit cut off is not 0. */
REFERENCE int reference_at_scale(const reference_decimal_text *split, uint32_t scale, reference_signed *value, int *lost)
{
    uint8_t digits[REFERENCE_LENGTH_MAX + 64];
    uint32_t count = split->count, fraction = split->fraction;
    reference_wide number;
    memcpy(digits, split->digits, count);
    *lost = 0;
    for (; fraction > scale; fraction--)
        *lost |= digits[--count] != '0';
    for (; fraction < scale; fraction++)
        digits[count++] = '0';
    if (!reference_number(digits, count, reference_most((int)split->negative), &number))
        return 0;
    *value = split->negative ? -(reference_signed)number : (reference_signed)number;
    return 1;
}

REFERENCE tw_status reference_decimal_scaled(const uint8_t *text, uint32_t length, uint32_t scale, int64_t *value, uint8_t *digits)
{
    static reference_decimal_text split;
    reference_signed number;
    int lost;
    tw_status status = reference_split(text, length, &split);
    if (status != TW_OK)
        return status;
    if (!reference_at_scale(&split, scale, &number, &lost))
        return TW_E_VALUE_OVERFLOW;
    if (lost)
        return TW_E_VALUE_INEXACT;
    *value = (int64_t)number;
    *digits = (uint8_t)(split.fraction > 255 ? 255 : split.fraction);
    return TW_OK;
}

REFERENCE tw_status reference_decimal(const uint8_t *text, uint32_t length, tw_decimal *value)
{
    static reference_decimal_text split;
    reference_signed number;
    int lost;
    tw_status status = reference_split(text, length, &split);
    if (status != TW_OK)
        return status;
    if (!reference_at_scale(&split, 0, &number, &lost))
        return TW_E_VALUE_OVERFLOW;
    uint32_t scale = split.fraction > 18 ? 18 : split.fraction;
    while (!reference_at_scale(&split, scale, &number, &lost))
        scale--;
    if (lost)
        return TW_E_VALUE_INEXACT;
    value->mantissa = (int64_t)number;
    value->exponent = -(int32_t)scale;
    value->reserved = 0;
    return TW_OK;
}

/* Whether text fits a pattern: 'd' is a digit, all else is itself. */
REFERENCE int reference_fits(const uint8_t *text, uint32_t length, const char *pattern)
{
    if (length < strlen(pattern))
        return 0;
    for (uint32_t i = 0; pattern[i]; i++)
        if (pattern[i] == 'd' ? !reference_digit(text[i]) : text[i] != (uint8_t)pattern[i])
            return 0;
    return 1;
}

REFERENCE int reference_int_at(const uint8_t *text, uint32_t count)
{
    int number = 0;
    for (uint32_t i = 0; i < count; i++)
        number = number * 10 + text[i] - '0';
    return number;
}

/* The day of YYYYMMDD by libc, if there is one. */
REFERENCE tw_status reference_date(const uint8_t *text, uint32_t length, int32_t *days)
{
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    if (length != 8 || !reference_fits(text, length, "dddddddd"))
        return TW_E_VALUE_FORMAT;
    struct tm wanted = {0}, got;
    wanted.tm_year = reference_int_at(text, 4) - 1900;
    wanted.tm_mon = reference_int_at(text + 4, 2) - 1;
    wanted.tm_mday = reference_int_at(text + 6, 2);
    struct tm given = wanted;
    time_t seconds = timegm(&wanted);
    if (!gmtime_r(&seconds, &got) || got.tm_year != given.tm_year || got.tm_mon != given.tm_mon || got.tm_mday != given.tm_mday)
        return TW_E_VALUE_FORMAT; /* libc moves 30 February to 1 March */
    *days = (int32_t)(seconds / 86400);
    return TW_OK;
}

/* All four forms of time. */
REFERENCE tw_status reference_time(const uint8_t *text, uint32_t length, int with_date, int with_zone, tw_time *value)
{
    reference_signed seconds = 0, picoseconds = 0;
    tw_time time;
    memset(&time, 0, sizeof time);
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    if (with_date) {
        int32_t days;
        if (!reference_fits(text, length, "dddddddd-") || reference_date(text, 8, &days) != TW_OK)
            return TW_E_VALUE_FORMAT;
        seconds = (reference_signed)days * 86400;
        text += 9;
        length -= 9;
    }
    if (!reference_fits(text, length, "dd:dd") || reference_int_at(text, 2) > 23 || reference_int_at(text + 3, 2) > 59)
        return TW_E_VALUE_FORMAT;
    seconds += reference_int_at(text, 2) * 3600 + reference_int_at(text + 3, 2) * 60;
    text += 5;
    length -= 5;
    if (reference_fits(text, length, ":dd") && reference_int_at(text + 1, 2) <= 60) {
        seconds += reference_int_at(text + 1, 2);
        time.leap = reference_int_at(text + 1, 2) == 60;
        text += 3;
        length -= 3;
        if (length && *text == '.') {
            reference_signed unit = 1000000000000;
            for (text++, length--; length && reference_digit(*text); text++, length--, time.digits++) {
                unit /= 10;
                picoseconds += unit * (*text - '0');
                if (time.digits == 12)
                    return TW_E_VALUE_FORMAT;
            }
            if (time.digits == 0)
                return TW_E_VALUE_FORMAT;
        }
    } else {
        time.minutes = 1;
    }
    if (!with_zone && (time.minutes || length))
        return TW_E_VALUE_FORMAT;
    if (length == 1 && *text == 'Z') {
        time.zone = TW_ZONE_Z;
    } else if (length) {
        time.zone = length == 3 ? TW_ZONE_HOURS : TW_ZONE_MINUTES;
        if (!(length == 3 && reference_fits(text + 1, 2, "dd")) && !(length == 6 && reference_fits(text + 1, 5, "dd:dd")))
            return TW_E_VALUE_FORMAT;
        int minutes = length == 6 ? reference_int_at(text + 4, 2) : 0, offset = reference_int_at(text + 1, 2) * 60 + minutes;
        if ((*text != '+' && *text != '-') || minutes > 59 || offset > 14 * 60 || (*text == '-' && offset == 0))
            return TW_E_VALUE_FORMAT;
        time.offset = (int16_t)(*text == '-' ? -offset : offset);
    }
    if (with_date)
        seconds -= time.offset * 60;
    picoseconds += seconds * 1000000000000;
    reference_signed ns = picoseconds / 1000, picos = picoseconds % 1000;
    if (picos < 0) {
        picos += 1000;
        ns--;
    }
    if (ns < INT64_MIN || ns > INT64_MAX)
        return TW_E_VALUE_OVERFLOW;
    time.ns = (int64_t)ns;
    time.picos = (uint16_t)picos;
    *value = time;
    return TW_OK;
}

#endif
