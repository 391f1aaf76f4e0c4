/* SPDX-License-Identifier: Apache-2.0 */
#include "number.h"

#include <string.h>

static uint32_t digits_at(const char *text, uint32_t length)
{
    uint32_t count = 0;
    while (count < length && text[count] >= '0' && text[count] <= '9')
        count++;
    return count;
}

int number_read(const char *text, uint32_t length, decimal_text *n)
{
    uint32_t minus = length && text[0] == '-', whole = digits_at(text + minus, length - minus), at = minus + whole, fraction = 0;
    n->whole = text + minus;
    n->fraction = text + at;
    if (at < length && text[at] == '.') {
        n->fraction = text + at + 1;
        fraction = digits_at(text + at + 1, length - at - 1);
        at += 1 + fraction;
    }
    if (at != length || whole + fraction == 0)
        return 0;
    while (whole && *n->whole == '0') {
        n->whole++;
        whole--;
    }
    while (fraction && n->fraction[fraction - 1] == '0')
        fraction--;
    n->whole_length = whole;
    n->fraction_length = fraction;
    n->negative = minus && whole + fraction;
    return 1;
}

static int sign(int value)
{
    return (value > 0) - (value < 0);
}

static int compare_sizes(const decimal_text *a, const decimal_text *b)
{
    if (a->whole_length != b->whole_length)
        return a->whole_length < b->whole_length ? -1 : 1;
    int order = a->whole_length ? memcmp(a->whole, b->whole, a->whole_length) : 0;
    uint32_t common = a->fraction_length < b->fraction_length ? a->fraction_length : b->fraction_length;
    if (order == 0 && common)
        order = memcmp(a->fraction, b->fraction, common);
    if (order == 0) /* no trailing zeros: what is longer is larger */
        return (a->fraction_length > b->fraction_length) - (a->fraction_length < b->fraction_length);
    return sign(order);
}

int number_compare(const decimal_text *a, const decimal_text *b)
{
    if (a->negative != b->negative)
        return a->negative ? -1 : 1;
    return a->negative ? compare_sizes(b, a) : compare_sizes(a, b);
}
