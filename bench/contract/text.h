/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What an application does itself where a library hands out text and no typed values, or does not check the frame: exact numbers from
 * text and back, BodyLength and CheckSum. Shared by the adapters of peers, inside their timing.
 */
#ifndef BENCH_TEXT_H
#define BENCH_TEXT_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define TEXT_INLINE static inline __attribute__((always_inline, unused))

/* Longest that text_write_* write. */
#define TEXT_NUMBER_MAX 32u

/* Digits with an optional '-' before them, at most 18 of them. */
TEXT_INLINE bool text_int(const char *text, uint32_t length, int64_t *value)
{
    bool negative = length > 0 && text[0] == '-';
    int64_t number = 0;
    if (length - negative - 1u > 17u)
        return false;
    for (uint32_t i = negative; i < length; i++) {
        unsigned digit = (unsigned)(unsigned char)text[i] - '0';
        if (digit > 9)
            return false;
        number = number * 10 + (int64_t)digit;
    }
    *value = negative ? -number : number;
    return true;
}

/* A decimal at scale 5, exact: no digit but 0 beyond the fifth, at most 18 digits in the result. */
TEXT_INLINE bool text_price(const char *text, uint32_t length, int64_t *value)
{
    static const int64_t scale[6] = {100000, 10000, 1000, 100, 10, 1};
    bool negative = length > 0 && text[0] == '-';
    int64_t number = 0;
    uint32_t digits = 0, fraction = 0, point = 0;
    for (uint32_t i = negative; i < length; i++) {
        unsigned digit = (unsigned)(unsigned char)text[i] - '0';
        if (digit > 9) {
            if (text[i] != '.' || point++)
                return false;
            continue;
        }
        if (fraction == 5) {
            if (digit != 0)
                return false;
            continue;
        }
        fraction += point;
        digits++;
        if (digits > 13)
            return false;
        number = number * 10 + (int64_t)digit;
    }
    number *= scale[fraction];
    *value = negative ? -number : number;
    return digits > 0;
}

/* Digits of a number before `end`; where they start. */
TEXT_INLINE char *text_digits(char *end, uint64_t number)
{
    do {
        *--end = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    return end;
}

/* Writes before `end`; where the text starts. */
TEXT_INLINE char *text_write_int(char *end, int64_t value)
{
    char *start = text_digits(end, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
    if (value < 0)
        *--start = '-';
    return start;
}

/* A price at scale 5 with so many decimals (0 to 5), which the value must fit. */
TEXT_INLINE char *text_write_price(char *end, int64_t value, unsigned decimals)
{
    static const uint64_t scale[6] = {100000, 10000, 1000, 100, 10, 1};
    uint64_t number = (value < 0 ? 0 - (uint64_t)value : (uint64_t)value) / scale[decimals];
    char *start = end;
    for (unsigned i = 0; i < decimals; i++, number /= 10)
        *--start = (char)('0' + number % 10);
    if (decimals > 0)
        *--start = '.';
    start = text_digits(start, number);
    if (value < 0)
        *--start = '-';
    return start;
}

/* Whether BodyLength and CheckSum of a whole frame are right: 8=...|9=...| first, 10=nnn| last. */
TEXT_INLINE bool text_frame_good(const char *frame, uint32_t length)
{
    uint32_t at = 2, body = 0, digits = 0;
    uint8_t sum = 0;
    if (length < 20 || memcmp(frame, "8=", 2) != 0)
        return false;
    while (at < 20 && frame[at] != 1)
        at++;
    if (at + 3 >= length || memcmp(frame + at, "\0019=", 3) != 0)
        return false;
    for (at += 3; at < length && frame[at] != 1 && digits < 9; at++, digits++) {
        if (frame[at] < '0' || frame[at] > '9')
            return false;
        body = body * 10 + (uint32_t)(frame[at] - '0');
    }
    uint32_t trailer = length - 7;
    if (digits == 0 || at >= trailer || frame[at] != 1 || at + 1 + body != trailer)
        return false;
    const char *end = frame + trailer;
    if (memcmp(end, "10=", 3) != 0 || end[6] != 1)
        return false;
    for (uint32_t i = 0; i < trailer; i++)
        sum = (uint8_t)(sum + (uint8_t)frame[i]);
    return end[3] == '0' + sum / 100 && end[4] == '0' + sum / 10 % 10 && end[5] == '0' + sum % 10;
}

#endif
