/* SPDX-License-Identifier: Apache-2.0 */
/* Text written to memory that may be too small: its length is counted all the same. */
#ifndef TWI_PLAN_PRINT_H
#define TWI_PLAN_PRINT_H

#include <stdint.h>
#include <string.h>

typedef struct writer {
    char *out;
    uint32_t room, length;
} writer;

static inline void put(writer *w, const char *text, uint32_t length)
{
    for (uint32_t i = 0; i < length; i++) {
        if (w->length < w->room)
            w->out[w->length] = text[i];
        w->length++;
    }
}

static inline void put_text(writer *w, const char *text)
{
    put(w, text, (uint32_t)strlen(text));
}

static inline void put_number(writer *w, uint32_t value)
{
    char digits[10];
    uint32_t at = sizeof digits;
    do
        digits[--at] = (char)('0' + value % 10);
    while ((value /= 10) != 0);
    put(w, digits + at, (uint32_t)sizeof digits - at);
}

/* The name of a type of entries that are no groups, with its scale. */
static inline void put_type(writer *w, uint32_t type, uint32_t scale)
{
    static const char *const types[] = {"", "text", "char", "int", "dec", "dec*", "bool", "time", "date", "data", "", "time"};
    put_text(w, types[type]);
    if (type == PLAN_DECIMAL || type == PLAN_TIME_FIXED)
        put_number(w, scale);
}

#endif
