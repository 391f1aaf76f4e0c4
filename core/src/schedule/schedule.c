/* SPDX-License-Identifier: Apache-2.0 */
/* Windows of time, and what they mean for a session. A window is known by the day, on its zone's calendar, on which it begins. */
#include "calendar.h"
#include "error.h"
#include "options.h"
#include "zone.h"

#include <stddef.h>
#include <string.h>

#define NS INT64_C(1000000000)

enum { EVERY_DAY = 127, WEEK = 7, SEARCH_DAYS = 4 * WEEK }; /* beyond a hole that a zone's change of calendar can make */

/* Seconds UTC. Years that int64_t ns cannot name are as its ends. */
typedef struct span {
    int64_t begin, end;
} span;

static int64_t floor_div(int64_t value, int64_t by)
{
    return value / by - (value % by < 0);
}

static int64_t ns_of(int64_t seconds)
{
    return seconds > INT64_MAX / NS ? INT64_MAX : seconds < INT64_MIN / NS ? INT64_MIN : seconds * NS;
}

/* 1970-01-01 was a Thursday, bit 4. */
static int on_day(uint32_t days, int64_t day)
{
    return ((days ? days : EVERY_DAY) >> ((day % WEEK + WEEK + 4) % WEEK)) & 1;
}

static int64_t moment(const tw_zone *zone, int64_t day, uint32_t time_s)
{
    return tw_zone_utc(zone, day * TWI_DAY_S + time_s);
}

/* The last of such days whose moment is not after utc_s; in any case a day of that week. */
static int64_t last_day(const tw_zone *zone, uint32_t days, uint32_t time_s, int64_t utc_s)
{
    int64_t day = floor_div(utc_s + tw_zone_offset(zone, utc_s), TWI_DAY_S) + 2; /* clocks can have gone back over midnight */
    for (int64_t first = day - 2 * WEEK; day > first; day--)
        if (on_day(days, day) && moment(zone, day, time_s) <= utc_s)
            break;
    return day;
}

static int64_t next_day(uint32_t days, int64_t day)
{
    do
        day++;
    while (!on_day(days, day));
    return day;
}

/* The window that begins on this day. It is empty where clocks skip all of it. */
static span window_of(const tw_schedule *s, int64_t day)
{
    const int same = twi_zone_equal(s->start_zone, s->end_zone);
    const int64_t begin = moment(s->start_zone, day, s->start_s);
    int64_t end_day = same ? day : day - 2; /* two zones' calendars are at most two days apart */
    while (!on_day(s->end_days, end_day) ||
           (same ? end_day == day && s->end_s <= s->start_s : moment(s->end_zone, end_day, s->end_s) <= begin))
        end_day++;
    const int64_t end = moment(s->end_zone, end_day, s->end_s);
    const int64_t next = moment(s->start_zone, next_day(s->start_days, day), s->start_s);
    return (span){begin, end < next ? end : next};
}

/* The window that holds utc_s, or the next one. */
static int find(const tw_schedule *s, int64_t utc_s, span *window)
{
    *window = (span){INT64_MIN, INT64_MAX};
    if (s->non_stop)
        return 1;
    int64_t day = last_day(s->start_zone, s->start_days, s->start_s, utc_s);
    *window = window_of(s, day);
    if (window->begin <= utc_s && utc_s < window->end)
        return 1;
    for (const int64_t end = day + SEARCH_DAYS; day < end;) {
        day = next_day(s->start_days, day);
        *window = window_of(s, day);
        if (window->begin > utc_s && window->begin < window->end)
            return 0;
    }
    *window = (span){INT64_MAX, INT64_MAX};
    return 0;
}

static const char *check(const tw_schedule *s)
{
    if (s->start_s >= TWI_DAY_S || s->end_s >= TWI_DAY_S || s->reset_s >= TWI_DAY_S)
        return "a time of day is beyond 23:59:59";
    if ((s->start_days | s->end_days | s->reset_days) > EVERY_DAY)
        return "days hold a bit that is none";
    if (s->non_stop > 1 || s->resets > 1)
        return "non_stop and resets are 0 or 1";
    return NULL;
}

static tw_status read_schedule(const tw_schedule *given, tw_schedule *known, tw_error *error)
{
    const char *fault = "size is not one of this struct";
    memset(known, 0, sizeof *known);
    if (given && twi_options(known, sizeof *known, offsetof(tw_schedule, resets), given) == TW_OK)
        fault = check(known);
    return fault ? twi_error_said(error, TW_E_ARGUMENT, 0, fault) : TW_OK;
}

tw_status tw_schedule_check(const tw_schedule *schedule, tw_error *error)
{
    tw_schedule known;
    return read_schedule(schedule, &known, error);
}

tw_status tw_schedule_at(const tw_schedule *schedule, int64_t utc_ns, tw_schedule_window *window, uint32_t *inside)
{
    tw_schedule known;
    span found;
    if (!window || !inside || read_schedule(schedule, &known, NULL) != TW_OK)
        return TW_E_ARGUMENT;
    *inside = (uint32_t)find(&known, floor_div(utc_ns, NS), &found);
    *window = (tw_schedule_window){ns_of(found.begin), ns_of(found.end)};
    return TW_OK;
}

tw_status tw_schedule_same(const tw_schedule *schedule, int64_t one_utc_ns, int64_t other_utc_ns, uint32_t *same)
{
    tw_schedule known;
    span one, other;
    if (!same || read_schedule(schedule, &known, NULL) != TW_OK)
        return TW_E_ARGUMENT;
    *same = find(&known, floor_div(one_utc_ns, NS), &one) && find(&known, floor_div(other_utc_ns, NS), &other) &&
            one.begin == other.begin;
    return TW_OK;
}

/* The last reset point up to utc_s, and the first one after it. */
static span resets_around(const tw_schedule *s, int64_t utc_s)
{
    if (!s->resets)
        return (span){INT64_MIN, INT64_MAX};
    int64_t day = last_day(s->reset_zone, s->reset_days, s->reset_s, utc_s);
    const int64_t last = moment(s->reset_zone, day, s->reset_s);
    int64_t next;
    do {
        day = next_day(s->reset_days, day);
        next = moment(s->reset_zone, day, s->reset_s);
    } while (next <= utc_s && next < INT64_MAX / NS);
    return (span){last, next};
}

static int64_t earlier(int64_t one, int64_t other)
{
    return one < other ? one : other;
}

/* A numbering that began after the window did belongs to it, even when the clock has been set back since. */
tw_status tw_schedule_step(const tw_schedule *schedule, const tw_schedule_state *state, int64_t created_utc_ns, int64_t utc_ns,
                           tw_schedule_action *action)
{
    tw_schedule known;
    span window;
    if (!state || !action || read_schedule(schedule, &known, NULL) != TW_OK)
        return TW_E_ARGUMENT;
    const int64_t now = floor_div(utc_ns, NS), created = floor_div(created_utc_ns, NS);
    const int inside = find(&known, now, &window);
    const span resets = resets_around(&known, now);
    *action =
        (tw_schedule_action){.deadline_utc_ns = ns_of(inside ? earlier(window.end, resets.end) : window.begin), .after = *state};
    if (!inside || (state->phase == TW_SCHEDULE_BEGUN && created < window.begin)) {
        action->action = state->phase == TW_SCHEDULE_ENDED ? TW_SCHEDULE_NONE : TW_SCHEDULE_END;
        action->after.phase = TW_SCHEDULE_ENDED;
    } else if (state->phase != TW_SCHEDULE_BEGUN) {
        action->action = created < window.begin || created < resets.begin ? TW_SCHEDULE_BEGIN_FRESH : TW_SCHEDULE_BEGIN;
        action->after = (tw_schedule_state){.phase = TW_SCHEDULE_BEGUN, .reset_utc_ns = ns_of(resets.begin)};
    } else if (created < resets.begin && state->reset_utc_ns < ns_of(resets.begin)) {
        action->action = TW_SCHEDULE_RESET;
        action->after.reset_utc_ns = ns_of(resets.begin);
    }
    return TW_OK;
}
