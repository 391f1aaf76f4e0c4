/* SPDX-License-Identifier: Apache-2.0 */
#include "figures.h"

#include <stdio.h>
#include <string.h>

const char *figure_grouped(uint64_t value, char *text)
{
    char digits[24];
    int length = snprintf(digits, sizeof digits, "%llu", (unsigned long long)value), at = 0;
    for (int i = 0; i < length; i++) {
        if (i && (length - i) % 3 == 0)
            text[at++] = ',';
        text[at++] = digits[i];
    }
    text[at] = 0;
    return text;
}

void figure_right(out *o, const char *text, uint32_t width)
{
    uint32_t length = (uint32_t)strlen(text);
    out_spaces(o, length < width ? width - length : 1);
    out_text(o, text);
}

void figure_left(out *o, const char *text, uint32_t width)
{
    uint32_t length = (uint32_t)strlen(text);
    out_text(o, text);
    out_spaces(o, length < width ? width - length : 1);
}
