/* SPDX-License-Identifier: Apache-2.0 */
/* The Gregorian calendar, taken to hold for the years 0000 to 9999, in days since 1970-01-01. */
#ifndef TWI_CALENDAR_H
#define TWI_CALENDAR_H

#include "swar.h"

/* 0000-01-01 and 9999-12-31. */
#define TWI_DAYS_MIN (-719528)
#define TWI_DAYS_MAX 2932896

typedef struct twi_civil {
    uint32_t year, month, day;
} twi_civil;

/* Days in a month, 1 .. 12. */
uint32_t twi_month_days(uint32_t year, uint32_t month);

/* The day of a date that exists. */
int32_t twi_days(uint32_t year, uint32_t month, uint32_t day);

/* The date of a day in TWI_DAYS_MIN .. TWI_DAYS_MAX. */
twi_civil twi_date(int32_t days);

/* YYYYMMDD as twi_word gives it: year, month and day if all are digits and the day exists. */
static inline tw_status twi_date_word(uint64_t word, twi_civil *date)
{
    if (tw_inline_strange(word))
        return TW_E_VALUE_FORMAT;
    word = word * 10 + (word >> 8); /* the even bytes are the pairs YY YY MM DD */
    date->year = (uint32_t)(word & 0xFF) * 100 + (uint32_t)(word >> 16 & 0xFF);
    date->month = (uint32_t)(word >> 32 & 0xFF);
    date->day = (uint32_t)(word >> 48 & 0xFF);
    if (date->month - 1 > 11 || date->day - 1 >= twi_month_days(date->year, date->month))
        return TW_E_VALUE_FORMAT;
    return TW_OK;
}

/* YYYYMMDD as text in a word. */
static inline uint64_t twi_date_text(twi_civil date)
{
    uint32_t century = date.year / 100;
    uint64_t pairs = century | (uint64_t)(date.year - century * 100) << 16 | (uint64_t)date.month << 32 | (uint64_t)date.day << 48;
    return twi_pairs(pairs) | TWI_ZEROS;
}

#endif
