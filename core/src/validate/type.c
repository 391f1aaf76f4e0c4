/* SPDX-License-Identifier: Apache-2.0 */
#include "type.h"

#include <tagwire/dict.h>
#include <tagwire/value.h>

#include <string.h>

static uint32_t digit(uint8_t c)
{
    return (uint32_t)c - '0';
}

/* Digits, all of them; with a minus sign before them where `sign`. */
static uint32_t is_int(const uint8_t *value, uint32_t length, uint32_t sign)
{
    uint32_t at = sign && value[0] == '-', bad = at == length;
    if (length - at > 18) {
        int64_t number;
        return (sign || value[0] != '-') && tw_int_read(value, length, &number) == TW_OK;
    }
    for (; at < length; at++)
        bad |= digit(value[at]) > 9;
    return !bad;
}

/* As tw_decimal_read has it, of any length: a number that does not fit 64 bits is one all the same. */
static uint32_t is_float(const uint8_t *value, uint32_t length)
{
    uint32_t digits = 0, points = 0;
    for (uint32_t at = value[0] == '-'; at < length; at++) {
        uint32_t is_digit = digit(value[at]) <= 9;
        digits += is_digit;
        points += value[at] == '.';
        if (!is_digit && value[at] != '.')
            return 0;
    }
    return digits > 0 && points <= 1;
}

/* A time beyond what 64 bits of nanoseconds hold is one all the same: 99991231-23:59:59 stands for "never". */
static uint32_t is_moment(tw_status read)
{
    return read == TW_OK || read == TW_E_VALUE_OVERFLOW;
}

static uint32_t is_time(const uint8_t *value, uint32_t length)
{
    tw_time time;
    return twi_time_quick(value, length) || is_moment(tw_time_read(value, length, &time));
}

/* FIX: Tenor: D, M, W or Y and a number of them, without leading zeros. */
static uint32_t is_tenor(const uint8_t *value, uint32_t length)
{
    return length > 1 && value[0] && strchr("DMWY", value[0]) && value[1] != '0' && is_int(value + 1, length - 1, 0);
}

static uint32_t is_day(const uint8_t *value, uint32_t length)
{
    int64_t day;
    return value[0] != '-' && tw_int_read(value, length, &day) == TW_OK && day >= 1 && day <= 31;
}

static uint32_t is_calendar(uint32_t type, const uint8_t *value, uint32_t length)
{
    tw_time time;
    tw_monthyear month;
    int32_t days;
    switch (type) {
    case TW_TYPE_UTCTIMEONLY:
    case TW_TYPE_LOCALMKTTIME: return tw_timeonly_read(value, length, &time) == TW_OK;
    case TW_TYPE_UTCDATEONLY:
    case TW_TYPE_LOCALMKTDATE: return tw_date_read(value, length, &days) == TW_OK;
    case TW_TYPE_MONTHYEAR: return tw_monthyear_read(value, length, &month) == TW_OK;
    case TW_TYPE_TZTIMEONLY: return tw_tztimeonly_read(value, length, &time) == TW_OK;
    default: return is_moment(tw_tztime_read(value, length, &time));
    }
}

static uint32_t is_multiple(const uint8_t *value, uint32_t length, uint32_t item_max)
{
    uint32_t count, offset;
    return tw_multiple_check(value, length, item_max, &count, &offset) == TW_OK;
}

uint32_t twi_type_holds(uint32_t type, const uint8_t *value, uint32_t length)
{
    switch (type) {
    case TW_TYPE_INT: return is_int(value, length, 1);
    case TW_TYPE_LENGTH:
    case TW_TYPE_SEQNUM:
    case TW_TYPE_NUMINGROUP:
    case TW_TYPE_TAGNUM: return is_int(value, length, 0);
    case TW_TYPE_DAYOFMONTH: return is_day(value, length);
    case TW_TYPE_FLOAT:
    case TW_TYPE_QTY:
    case TW_TYPE_PRICE:
    case TW_TYPE_PRICEOFFSET:
    case TW_TYPE_AMT:
    case TW_TYPE_PERCENTAGE: return is_float(value, length);
    case TW_TYPE_CHAR: return length == 1;
    case TW_TYPE_BOOLEAN: return length == 1 && (value[0] == 'Y' || value[0] == 'N');
    case TW_TYPE_MULTIPLECHARVALUE: return is_multiple(value, length, 1);
    case TW_TYPE_MULTIPLESTRINGVALUE: return is_multiple(value, length, 0);
    case TW_TYPE_UTCTIMESTAMP: return is_time(value, length);
    case TW_TYPE_MONTHYEAR:
    case TW_TYPE_UTCTIMEONLY:
    case TW_TYPE_UTCDATEONLY:
    case TW_TYPE_LOCALMKTDATE:
    case TW_TYPE_LOCALMKTTIME:
    case TW_TYPE_TZTIMEONLY:
    case TW_TYPE_TZTIMESTAMP: return is_calendar(type, value, length);
    case TW_TYPE_TENOR: return is_tenor(value, length);
    default: /* String and what derives from it: any bytes */ return 1;
    }
}
