/* SPDX-License-Identifier: Apache-2.0 */
/* Dates and months. FIX: UTCDateOnly, LocalMktDate, MonthYear. */
#include "calendar.h"

_Static_assert(sizeof(tw_monthyear) == 8 && _Alignof(tw_monthyear) == 2, "frozen");
_Static_assert(offsetof(tw_monthyear, year) == 0, "frozen");
_Static_assert(offsetof(tw_monthyear, month) == 2, "frozen");
_Static_assert(offsetof(tw_monthyear, day) == 3, "frozen");
_Static_assert(offsetof(tw_monthyear, week) == 4, "frozen");
_Static_assert(offsetof(tw_monthyear, reserved) == 5, "frozen");

static inline uint32_t is_leap(uint32_t year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

uint32_t twi_month_days(uint32_t year, uint32_t month)
{
    static const uint8_t days[13] = {0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && is_leap(year) ? 29 : days[month];
}

int32_t twi_days(uint32_t year, uint32_t month, uint32_t day)
{
    static const uint16_t before[13] = {0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
    /* leap years from 0000, which is one, to the year before */
    uint32_t leaps = (year + 3) / 4 - (year + 99) / 100 + (year + 399) / 400;
    uint32_t days = year * 365 + leaps + before[month] + (month > 2 && is_leap(year)) + day - 1;
    return (int32_t)days + TWI_DAYS_MIN;
}

twi_civil twi_date(int32_t days)
{
    /*
     * Years that begin on 1 March have their leap day at the end: counted from such a day in a year that 400 divides, centuries
     * of 36524.25 days, years of 365.25 and months of 30.6 follow each other without exceptions. That day is -0400-03-01 here.
     */
    uint32_t day = (uint32_t)(days - TWI_DAYS_MIN) + 146097 - 60;
    uint32_t century = (4 * day + 3) / 146097;
    day -= 146097 * century / 4;
    uint32_t year = (4 * day + 3) / 1461;
    day -= 1461 * year / 4;
    uint32_t month = (5 * day + 2) / 153;
    day -= (153 * month + 2) / 5;
    uint32_t next = month >= 10; /* January and February belong to the next year */
    return (twi_civil){100 * century + year + next - 400, next ? month - 9 : month + 3, day + 1};
}

tw_status tw_date_read(const void *text, uint32_t length, int32_t *days)
{
    if (!days || (!text && length))
        return TW_E_ARGUMENT;
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    if (length != 8)
        return TW_E_VALUE_FORMAT;
    twi_civil date;
    tw_status status = twi_date_word(twi_load8(text) ^ TWI_ZEROS, &date);
    if (status == TW_OK)
        *days = twi_days(date.year, date.month, date.day);
    return status;
}

tw_status tw_date_write(int32_t days, void *out, uint32_t room, uint32_t *written)
{
    if (!written || (!out && room) || days < TWI_DAYS_MIN || days > TWI_DAYS_MAX)
        return TW_E_ARGUMENT;
    *written = 8;
    if (!out || room < 8)
        return TW_ROOM;
    twi_store8(out, twi_date_text(twi_date(days)));
    return TW_OK;
}

tw_status tw_monthyear_read(const void *text, uint32_t length, tw_monthyear *value)
{
    if (!value || (!text && length))
        return TW_E_ARGUMENT;
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    const uint8_t *bytes = text;
    twi_civil date;
    uint32_t week = 0;
    if (length == 8 && bytes[6] != 'w') {
        tw_status status = twi_date_word(twi_load8(bytes) ^ TWI_ZEROS, &date);
        if (status != TW_OK)
            return status;
    } else {
        if (length == 8) { /* a month has no sixth week: w1 to w5 */
            week = (uint32_t)bytes[7] - '0';
            if (week - 1 > 4)
                return TW_E_VALUE_FORMAT;
        } else if (length != 6) {
            return TW_E_VALUE_FORMAT;
        }
        /* The first of the month exists whenever the month does. */
        uint64_t word = twi_word(bytes, 6) >> 16 | UINT64_C(0x0100000000000000);
        tw_status status = twi_date_word(word, &date);
        if (status != TW_OK)
            return status;
        date.day = 0;
    }
    *value = (tw_monthyear){(uint16_t)date.year, (uint8_t)date.month, (uint8_t)date.day, (uint8_t)week, {0, 0, 0}};
    return TW_OK;
}

tw_status tw_monthyear_write(const tw_monthyear *value, void *out, uint32_t room, uint32_t *written)
{
    if (!value || !written || (!out && room) || value->year > 9999 || value->month < 1 || value->month > 12 || value->week > 5)
        return TW_E_ARGUMENT;
    if (value->day > twi_month_days(value->year, value->month) || (value->day && value->week))
        return TW_E_ARGUMENT;
    uint32_t length = value->day || value->week ? 8 : 6;
    *written = length;
    if (!out || room < length)
        return TW_ROOM;
    uint64_t word = twi_date_text((twi_civil){value->year, value->month, value->day});
    if (value->week)
        word = (word & 0x0000FFFFFFFFFFFFu) | (uint64_t)'w' << 48 | (uint64_t)('0' + value->week) << 56;
    twi_store(out, word, length);
    return TW_OK;
}
