/* SPDX-License-Identifier: Apache-2.0 */
/* Times. FIX: UTCTimestamp, UTCTimeOnly, LocalMktTime, TZTimestamp, TZTimeOnly. */
#include "calendar.h"

_Static_assert(sizeof(tw_time) == 16 && _Alignof(tw_time) == 8, "frozen");
_Static_assert(offsetof(tw_time, ns) == 0, "frozen");
_Static_assert(offsetof(tw_time, picos) == 8, "frozen");
_Static_assert(offsetof(tw_time, digits) == 10, "frozen");
_Static_assert(offsetof(tw_time, leap) == 11, "frozen");
_Static_assert(offsetof(tw_time, offset) == 12, "frozen");
_Static_assert(offsetof(tw_time, zone) == 14, "frozen");
_Static_assert(offsetof(tw_time, minutes) == 15, "frozen");

enum {
    SECOND_NS = 1000000000,
    DAY = 86400,          /* seconds */
    DIGITS_MAX = 12,      /* of a fraction: picoseconds */
    OFFSET_MAX = 14 * 60, /* minutes: Pacific/Kiritimati */
    DATE_LENGTH = 9,      /* YYYYMMDD- */
    CLOCK_LENGTH = 8,     /* HH:MM:SS */
    MINUTES_LENGTH = 5    /* HH:MM */
};

#define CLOCK_TEXT 0x30303A30303A3030u /* 00:00:00 */

/* A time taken apart: what the text says, before it is one number. */
typedef struct instant {
    int64_t seconds; /* since 1970 or midnight */
    uint64_t ps;     /* below 10^12 */
    uint32_t digits, leap;
} instant;

/* HH:MM:SS in a word: its seconds. */
static inline tw_status clock_read(uint64_t word, instant *moment)
{
    word ^= CLOCK_TEXT;
    if (tw_inline_strange(word) | (word & 0x0000FF0000FF0000u))
        return TW_E_VALUE_FORMAT;
    word = word * 10 + (word >> 8);
    uint32_t hour = word & 0xFF, minute = word >> 24 & 0xFF, second = word >> 48 & 0xFF;
    /* FIX: SS is 00 to 60, 60 only in a leap second; which minutes have one is not known in advance. */
    if (hour > 23 || minute > 59 || second > 60)
        return TW_E_VALUE_FORMAT;
    moment->leap = second == 60;
    moment->seconds += hour * 3600 + minute * 60 + second;
    return TW_OK;
}

/* `count` fraction digits that end at `end`. At least eight bytes of the same text stand before `end`. */
static inline tw_status fraction_read(const uint8_t *end, uint32_t count, instant *moment)
{
    if (count - 1 >= DIGITS_MAX)
        return TW_E_VALUE_FORMAT;
    uint64_t last = twi_load8(end - 8) ^ TWI_ZEROS, number = 0;
    if (count > 8) {
        uint64_t first = twi_first(end - count, count);
        if (tw_inline_strange(first))
            return TW_E_VALUE_FORMAT;
        number = tw_inline_number(first) * 100000000;
    } else {
        last &= ~UINT64_C(0) << (64 - 8 * count);
    }
    if (tw_inline_strange(last))
        return TW_E_VALUE_FORMAT;
    moment->ps = (number + tw_inline_number(last)) * twi_powers[DIGITS_MAX - count];
    moment->digits = count;
    return TW_OK;
}

/* YYYYMMDD- at the start of at least nine bytes. */
static inline tw_status date_read(const uint8_t *text, instant *moment)
{
    twi_civil date;
    if (text[8] != '-')
        return TW_E_VALUE_FORMAT;
    tw_status status = twi_date_word(twi_load8(text) ^ TWI_ZEROS, &date);
    if (status == TW_OK)
        moment->seconds += (int64_t)twi_days(date.year, date.month, date.day) * DAY;
    return status;
}

/* Seconds and picoseconds as a tw_time without a zone. */
static inline tw_status moment_time(const instant *moment, tw_time *value)
{
    int64_t seconds = moment->seconds, fraction = (int64_t)(moment->ps / 1000), ns;
    if (seconds < 0) { /* the second above the fraction, so that the very first one that fits does not overflow on the way */
        seconds++;
        fraction -= SECOND_NS;
    }
    if (__builtin_mul_overflow(seconds, (int64_t)SECOND_NS, &ns) || __builtin_add_overflow(ns, fraction, &ns))
        return TW_E_VALUE_OVERFLOW;
    *value = (tw_time){ns, (uint16_t)(moment->ps % 1000), (uint8_t)moment->digits, (uint8_t)moment->leap, 0, TW_ZONE_NONE, 0};
    return TW_OK;
}

/* The UTC forms. `date`: 1 with a date, 0 without. */
static inline tw_status utc_read(const void *text, uint32_t length, uint32_t date, tw_time *value)
{
    const uint8_t *bytes = text;
    const uint32_t whole = (date ? DATE_LENGTH : 0) + CLOCK_LENGTH;
    instant moment = {0, 0, 0, 0};
    if (!value || (!text && length))
        return TW_E_ARGUMENT;
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    if (length < whole)
        return TW_E_VALUE_FORMAT;
    if (date && date_read(bytes, &moment) != TW_OK)
        return TW_E_VALUE_FORMAT;
    if (clock_read(twi_load8(bytes + whole - CLOCK_LENGTH), &moment) != TW_OK)
        return TW_E_VALUE_FORMAT;
    if (length > whole) {
        if (bytes[whole] != '.' || fraction_read(bytes + length, length - whole - 1, &moment) != TW_OK)
            return TW_E_VALUE_FORMAT;
    }
    return moment_time(&moment, value);
}

tw_status tw_time_read(const void *text, uint32_t length, tw_time *value)
{
    return utc_read(text, length, 1, value);
}

tw_status tw_timeonly_read(const void *text, uint32_t length, tw_time *value)
{
    return utc_read(text, length, 0, value);
}

/* Two digits at `text`, or a number above 99. */
static inline uint32_t pair_read(const uint8_t *text)
{
    uint32_t tens = (uint32_t)text[0] - '0', ones = (uint32_t)text[1] - '0';
    return tens > 9 || ones > 9 ? 100 : tens * 10 + ones;
}

/* Nothing, Z, +hh or +hh:mm. */
static tw_status zone_read(const uint8_t *text, uint32_t length, int32_t *offset, uint32_t *zone)
{
    *offset = 0;
    *zone = TW_ZONE_NONE;
    if (length == 0)
        return TW_OK;
    if (length == 1) {
        *zone = TW_ZONE_Z;
        return text[0] == 'Z' ? TW_OK : TW_E_VALUE_FORMAT;
    }
    if ((length != 3 && length != 6) || (text[0] != '+' && text[0] != '-'))
        return TW_E_VALUE_FORMAT;
    uint32_t hours = pair_read(text + 1), minutes = 0;
    *zone = TW_ZONE_HOURS;
    if (length == 6) {
        minutes = pair_read(text + 4);
        *zone = TW_ZONE_MINUTES;
        if (text[3] != ':' || minutes > 59)
            return TW_E_VALUE_FORMAT;
    }
    int32_t east = (int32_t)(hours * 60 + minutes);
    if (east > OFFSET_MAX || (east == 0 && text[0] == '-'))
        return TW_E_VALUE_FORMAT;
    *offset = text[0] == '-' ? -east : east;
    return TW_OK;
}

/* HH:MM[:SS[.digits]] and a zone. At least five bytes. */
static tw_status tz_clock_read(const uint8_t *text, uint32_t length, instant *moment, tw_time *value)
{
    uint32_t position = MINUTES_LENGTH, minutes = length == position || text[position] != ':', zone;
    int32_t offset;
    if (minutes) {
        uint8_t clock[CLOCK_LENGTH] = {text[0], text[1], text[2], text[3], text[4], ':', '0', '0'};
        if (clock_read(twi_load8(clock), moment) != TW_OK)
            return TW_E_VALUE_FORMAT;
    } else {
        position = CLOCK_LENGTH;
        if (length < position || clock_read(twi_load8(text), moment) != TW_OK)
            return TW_E_VALUE_FORMAT;
        if (length > position && text[position] == '.') {
            uint32_t first = ++position;
            while (position < length && (uint32_t)text[position] - '0' <= 9)
                position++;
            if (fraction_read(text + position, position - first, moment) != TW_OK)
                return TW_E_VALUE_FORMAT;
        }
    }
    if (zone_read(text + position, length - position, &offset, &zone) != TW_OK)
        return TW_E_VALUE_FORMAT;
    value->offset = (int16_t)offset;
    value->zone = (uint8_t)zone;
    value->minutes = (uint8_t)minutes;
    return TW_OK;
}

/* The TZ forms. */
static tw_status tz_read(const void *text, uint32_t length, uint32_t date, tw_time *value)
{
    const uint8_t *bytes = text;
    const uint32_t start = date ? DATE_LENGTH : 0;
    instant moment = {0, 0, 0, 0};
    tw_time zoned, time;
    if (!value || (!text && length))
        return TW_E_ARGUMENT;
    if (length == 0)
        return TW_E_VALUE_EMPTY;
    if (length < start + MINUTES_LENGTH)
        return TW_E_VALUE_FORMAT;
    if (date && date_read(bytes, &moment) != TW_OK)
        return TW_E_VALUE_FORMAT;
    if (tz_clock_read(bytes + start, length - start, &moment, &zoned) != TW_OK)
        return TW_E_VALUE_FORMAT;
    if (date)
        moment.seconds -= zoned.offset * 60;
    tw_status status = moment_time(&moment, &time);
    if (status != TW_OK)
        return status;
    time.offset = zoned.offset;
    time.zone = zoned.zone;
    time.minutes = zoned.minutes;
    *value = time;
    return TW_OK;
}

tw_status tw_tztime_read(const void *text, uint32_t length, tw_time *value)
{
    return tz_read(text, length, 1, value);
}

tw_status tw_tztimeonly_read(const void *text, uint32_t length, tw_time *value)
{
    return tz_read(text, length, 0, value);
}

/* Seconds rounded down and the picoseconds above them; for a leap second the second before, with second 60 to be written. */
static inline tw_status time_moment(const tw_time *value, instant *moment)
{
    if (value->picos > 999 || value->leap > 1)
        return TW_E_ARGUMENT;
    int64_t seconds = value->ns / SECOND_NS, rest = value->ns % SECOND_NS;
    if (rest < 0) {
        rest += SECOND_NS;
        seconds--;
    }
    if (value->leap) {
        if (seconds % 60)
            return TW_E_ARGUMENT;
        seconds--;
    }
    *moment = (instant){seconds, (uint64_t)rest * 1000 + value->picos, 0, value->leap};
    return TW_OK;
}

/* What to write behind the point: cuts the picoseconds down to the digits asked for. */
static inline tw_status fraction_cut(const tw_time *value, uint32_t digits, instant *moment)
{
    if (digits == TW_DIGITS_OWN)
        digits = value->digits;
    if (digits > DIGITS_MAX)
        return TW_E_ARGUMENT;
    moment->digits = digits;
    if (moment->ps) {
        uint64_t lost = twi_powers[DIGITS_MAX - digits];
        if (moment->ps % lost)
            return TW_E_VALUE_INEXACT;
        moment->ps /= lost;
    }
    return TW_OK;
}

static inline uint8_t *date_write(uint8_t *out, int32_t days)
{
    twi_store8(out, twi_date_text(twi_date(days)));
    out[8] = '-';
    return out + DATE_LENGTH;
}

/* HH:MM:SS as text in a word. The three numbers stand 24 bits apart, where the colons leave room to divide all at once. */
static inline uint64_t clock_text(uint32_t second_of_day, uint32_t leap)
{
    uint64_t word = second_of_day / 3600 | (uint64_t)(second_of_day / 60 % 60) << 24 | (uint64_t)(second_of_day % 60 + leap) << 48;
    uint64_t tens = (word * 103 >> 10) & 0x000F00000F00000Fu;
    return (tens | (word - tens * 10) << 8) + CLOCK_TEXT;
}

/* HH:MM:SS and the fraction. */
static inline void clock_write(uint8_t *out, uint32_t second_of_day, const instant *moment)
{
    twi_store8(out, clock_text(second_of_day, moment->leap));
    if (moment->digits) {
        out[CLOCK_LENGTH] = '.';
        twi_write_digits(out + CLOCK_LENGTH + 1, moment->digits, moment->ps);
    }
}

/* Days and the second within the day, rounded down. */
static inline int32_t day_of(int64_t seconds, uint32_t *second_of_day)
{
    int64_t days = seconds / DAY, rest = seconds % DAY;
    if (rest < 0) {
        rest += DAY;
        days--;
    }
    *second_of_day = (uint32_t)rest;
    return (int32_t)days;
}

static inline tw_status utc_write(const tw_time *value, uint32_t digits, uint32_t date, void *out, uint32_t room, uint32_t *written)
{
    instant moment;
    uint32_t second;
    if (!value || !written || (!out && room) || time_moment(value, &moment) != TW_OK)
        return TW_E_ARGUMENT;
    int32_t days = day_of(moment.seconds, &second);
    if (!date && days != 0)
        return TW_E_ARGUMENT;
    tw_status status = fraction_cut(value, digits, &moment);
    if (status != TW_OK)
        return status;
    uint32_t length = (date ? DATE_LENGTH + CLOCK_LENGTH : CLOCK_LENGTH) + (moment.digits ? 1 + moment.digits : 0u);
    *written = length;
    if (!out || room < length)
        return TW_ROOM;
    clock_write(date ? date_write(out, days) : (uint8_t *)out, second, &moment);
    return TW_OK;
}

tw_status tw_time_write(const tw_time *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    return utc_write(value, digits, 1, out, room, written);
}

tw_status tw_timeonly_write(const tw_time *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    return utc_write(value, digits, 0, out, room, written);
}

/* Whether the zone's form can express the offset, and minutes the time. */
static tw_status tz_check(const tw_time *value)
{
    if (value->zone > TW_ZONE_MINUTES || value->minutes > 1 || value->offset > OFFSET_MAX || value->offset < -OFFSET_MAX)
        return TW_E_ARGUMENT;
    if (value->zone < TW_ZONE_HOURS && value->offset)
        return TW_E_ARGUMENT;
    if (value->zone == TW_ZONE_HOURS && value->offset % 60)
        return TW_E_ARGUMENT;
    return value->minutes && value->leap ? TW_E_ARGUMENT : TW_OK;
}

static uint32_t zone_length(uint32_t zone)
{
    static const uint8_t lengths[] = {0, 1, 3, 6};
    return lengths[zone];
}

static void zone_write(uint8_t *out, const tw_time *value)
{
    if (value->zone == TW_ZONE_NONE)
        return;
    if (value->zone == TW_ZONE_Z) {
        out[0] = 'Z';
        return;
    }
    uint32_t east = (uint32_t)(value->offset < 0 ? -value->offset : value->offset);
    out[0] = value->offset < 0 ? '-' : '+';
    twi_write_digits(out + 1, 2, east / 60);
    if (value->zone == TW_ZONE_MINUTES) {
        out[3] = ':';
        twi_write_digits(out + 4, 2, east % 60);
    }
}

static tw_status tz_write(const tw_time *value, uint32_t digits, uint32_t date, void *out, uint32_t room, uint32_t *written)
{
    instant moment;
    uint32_t second;
    if (!value || !written || (!out && room) || time_moment(value, &moment) != TW_OK || tz_check(value) != TW_OK)
        return TW_E_ARGUMENT;
    int32_t days = day_of(moment.seconds + (date ? value->offset * 60 : 0), &second);
    if (!date && days != 0)
        return TW_E_ARGUMENT;
    tw_status status = fraction_cut(value, digits, &moment);
    if (status != TW_OK)
        return status;
    if (value->minutes && (second % 60 || moment.digits))
        return TW_E_VALUE_INEXACT;
    uint32_t clock = value->minutes ? MINUTES_LENGTH : CLOCK_LENGTH + (moment.digits ? 1 + moment.digits : 0u);
    uint32_t length = (date ? DATE_LENGTH : 0u) + clock + zone_length(value->zone);
    *written = length;
    if (!out || room < length)
        return TW_ROOM;
    uint8_t *bytes = date ? date_write(out, days) : (uint8_t *)out;
    if (value->minutes)
        twi_store(bytes, clock_text(second, 0), MINUTES_LENGTH);
    else
        clock_write(bytes, second, &moment);
    zone_write(bytes + clock, value);
    return TW_OK;
}

tw_status tw_tztime_write(const tw_time *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    return tz_write(value, digits, 1, out, room, written);
}

tw_status tw_tztimeonly_write(const tw_time *value, uint32_t digits, void *out, uint32_t room, uint32_t *written)
{
    return tz_write(value, digits, 0, out, room, written);
}
