/* SPDX-License-Identifier: Apache-2.0 */
/* What a zone's clocks show at a moment, and when they show a time. */
#include "zone.h"
#include "calendar.h"
#include "error.h"

#include <string.h>

/* The years 1 to 9998, so that a rule's years around one of these are dates, too. */
#define UTC_MIN ((int64_t)(TWI_DAYS_MIN + 366) * TWI_DAY_S)
#define UTC_MAX ((int64_t)(TWI_DAYS_MAX - 364) * TWI_DAY_S - 1)

tw_status twi_zone_room(void *memory, uint32_t *size, uint32_t count, tw_zone **zone, tw_error *error)
{
    const uint32_t needed = (uint32_t)((sizeof(tw_zone) + count * (sizeof(int64_t) + sizeof(int32_t)) + 7) / 8 * 8);
    const uint32_t given = *size;
    *size = needed;
    if (given < needed)
        return twi_error(error, TW_ROOM, TWI_REASON_NONE, 0, 0);
    if (!memory || (uintptr_t)memory % 8)
        return twi_error(error, TW_E_MEMORY, TWI_REASON_NONE, 0, 0);
    memset(memory, 0, needed);
    *zone = memory;
    (*zone)->size = needed;
    (*zone)->count = count;
    return TW_OK;
}

int twi_zone_equal(const tw_zone *one, const tw_zone *other)
{
    return one == other || (one && other && one->size == other->size && memcmp(one, other, one->size) == 0);
}

/* 0 Sunday. 1970-01-01 was a Thursday. */
static int32_t weekday(int32_t day)
{
    return (day % 7 + 7 + 4) % 7;
}

/* The day of a change in a year. */
static int32_t change_day(const twi_change *change, uint32_t year)
{
    const int32_t new_year = twi_days(year, 1, 1);
    if (change->form == 'N')
        return new_year + change->day;
    if (change->form == 'J') /* 60 is 1 March in every year */
        return new_year + change->day - 1 + (change->day >= 60 && twi_month_days(year, 2) == 29);
    const int32_t first = twi_days(year, change->month, 1);
    int32_t day = first + (change->day - weekday(first) + 7) % 7 + 7 * (change->week - 1);
    if (day >= first + (int32_t)twi_month_days(year, change->month))
        day -= 7;
    return day;
}

/* A change in UTC, and the offset from then on. */
typedef struct jump {
    int64_t utc_s;
    int32_t offset_s;
} jump;

/* The changes of the years around a moment in order. Changes can lie a week outside of their year, so two years on each side are enough. */
static int32_t rule_span(const twi_rule *rule, int64_t utc_s, int64_t *until)
{
    enum { YEARS = 5 };
    jump changes[YEARS * 2];
    uint32_t count = 0;
    *until = INT64_MAX;
    if (!rule->has_daylight)
        return rule->standard_s;
    const int64_t day = utc_s >= 0 ? utc_s / TWI_DAY_S : -((TWI_DAY_S - 1 - utc_s) / TWI_DAY_S);
    const uint32_t year = twi_date((int32_t)day).year;
    for (uint32_t y = year < 2 ? 0 : year - 2; y < year + 3 && y < 10000; y++) {
        const jump two[2] = {
            {(int64_t)change_day(&rule->end, y) * TWI_DAY_S + rule->end.time_s - rule->daylight_s, rule->standard_s},
            {(int64_t)change_day(&rule->begin, y) * TWI_DAY_S + rule->begin.time_s - rule->standard_s, rule->daylight_s}};
        for (uint32_t i = 0; i < 2; i++) {
            uint32_t at = count++;
            for (; at && changes[at - 1].utc_s > two[i].utc_s; at--)
                changes[at] = changes[at - 1];
            changes[at] = two[i];
        }
    }
    int32_t offset_s = rule->standard_s; /* before all changes of year 0 */
    for (uint32_t i = 0; i < count; i++) {
        if (changes[i].utc_s > utc_s) {
            *until = changes[i].utc_s;
            break;
        }
        offset_s = changes[i].offset_s;
    }
    return offset_s;
}

int32_t twi_zone_span(const tw_zone *zone, int64_t utc_s, int64_t *until)
{
    uint32_t low = 0, high = zone ? zone->count : 0;
    *until = INT64_MAX;
    if (!zone)
        return 0;
    while (low < high) { /* low becomes the number of transitions up to utc_s */
        const uint32_t middle = low + (high - low) / 2;
        if (zone->at[middle] <= utc_s)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == zone->count && zone->has_rule)
        return rule_span(&zone->rule, utc_s, until);
    if (low < zone->count)
        *until = zone->at[low];
    return low ? twi_zone_offsets(zone)[low - 1] : zone->first_s;
}

static int64_t clamp(int64_t seconds)
{
    return seconds < UTC_MIN ? UTC_MIN : seconds > UTC_MAX ? UTC_MAX : seconds;
}

int32_t tw_zone_offset(const tw_zone *zone, int64_t utc_s)
{
    int64_t until;
    return twi_zone_span(zone, clamp(utc_s), &until);
}

int64_t tw_zone_utc(const tw_zone *zone, int64_t local_s)
{
    const int64_t local = clamp(local_s);
    int64_t at = clamp(local - TWI_OFFSET_MAX - 1); /* the clocks show an earlier time than this one */
    for (;;) {
        int64_t until;
        const int64_t moment = local - twi_zone_span(zone, at, &until);
        if (moment < until)
            return moment > at ? moment : at;
        at = until;
    }
}
