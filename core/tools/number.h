/* SPDX-License-Identifier: Apache-2.0 */
/* Decimals of any length, compared exactly as they stand in their text. */
#ifndef TAGWIRE_TOOLS_NUMBER_H
#define TAGWIRE_TOOLS_NUMBER_H

#include <stdint.h>

/* A decimal as its text: no leading zeros in whole, no trailing ones in fraction; zero is not negative. */
typedef struct decimal_text {
    const char *whole, *fraction;
    uint32_t whole_length, fraction_length;
    int negative;
} decimal_text;

/* Gives 0 where the text is no decimal as FIX writes it: digits, one point at most, '-' before them. */
int number_read(const char *text, uint32_t length, decimal_text *n);

/* -1, 0 or 1. */
int number_compare(const decimal_text *a, const decimal_text *b);

#endif
