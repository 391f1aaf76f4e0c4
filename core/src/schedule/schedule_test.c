/* SPDX-License-Identifier: Apache-2.0 */
/* Schedules: their windows against a model that looks at every minute, and what they do to a session. BEHAVIOURS L21 by name. */
#define _GNU_SOURCE /* memmem */
#include "support.h"
#include "zone.h"

#include <tagwire/unstable/session.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define NS INT64_C(1000000000)

enum { IMAGE = 1 << 13, WEEKDAYS = TW_DAY_MONDAY | TW_DAY_TUESDAY | TW_DAY_WEDNESDAY | TW_DAY_THURSDAY | TW_DAY_FRIDAY };

static const tw_zone *new_york, *london, *sydney, *apia, *havana;

static const tw_zone *load(uint8_t *memory, const char *name)
{
    uint32_t size = IMAGE;
    const tw_zone *zone = NULL;
    tw_error error = {0};
    if (tw_zone_load(name, NULL, memory, &size, &zone, &error) != TW_OK)
        fail_msg("%s: %s", name, error.text);
    return zone;
}

static int begin(void **state)
{
    static _Alignas(8) uint8_t images[5][IMAGE];
    (void)state;
    new_york = load(images[0], "America/New_York");
    london = load(images[1], "Europe/London");
    sydney = load(images[2], "Australia/Sydney");
    apia = load(images[3], "Pacific/Apia");
    havana = load(images[4], "America/Havana"); /* clocks change at midnight */
    return 0;
}

/* "2026-03-08 07:00:00" in UTC */
static int64_t utc(const char *text)
{
    struct tm t = {0};
    assert_int_equal(sscanf(text, "%d-%d-%d %d:%d:%d", &t.tm_year, &t.tm_mon, &t.tm_mday, &t.tm_hour, &t.tm_min, &t.tm_sec), 6);
    t.tm_year -= 1900;
    t.tm_mon--;
    return timegm(&t) * NS;
}

static tw_schedule daily(uint32_t start_s, uint32_t end_s, const tw_zone *zone)
{
    return (tw_schedule){.size = sizeof(tw_schedule), .start_s = start_s, .end_s = end_s, .start_zone = zone, .end_zone = zone};
}

static uint32_t hm(uint32_t hour, uint32_t minute)
{
    return (hour * 60 + minute) * 60;
}

static void window_is(const tw_schedule *s, const char *at, const char *from, const char *to, uint32_t inside)
{
    tw_schedule_window window;
    uint32_t found = 2;
    assert_int_equal(tw_schedule_at(s, utc(at), &window, &found), TW_OK);
    if (window.begin_utc_ns != utc(from) || window.end_utc_ns != utc(to) || found != inside)
        fail_msg("at %s: %lld to %lld, %u; not %s to %s, %u", at, (long long)(window.begin_utc_ns / NS),
                 (long long)(window.end_utc_ns / NS), found, from, to, inside);
}

static void a_day_holds_its_begin_and_not_its_end(void **state)
{
    (void)state;
    const tw_schedule s = daily(hm(8, 0), hm(17, 0), NULL);
    tw_schedule_window window;
    uint32_t inside = 2;
    window_is(&s, "2026-06-01 07:59:59", "2026-06-01 08:00:00", "2026-06-01 17:00:00", 0);
    window_is(&s, "2026-06-01 08:00:00", "2026-06-01 08:00:00", "2026-06-01 17:00:00", 1);
    window_is(&s, "2026-06-01 16:59:59", "2026-06-01 08:00:00", "2026-06-01 17:00:00", 1);
    window_is(&s, "2026-06-01 17:00:00", "2026-06-02 08:00:00", "2026-06-02 17:00:00", 0);
    assert_int_equal(tw_schedule_at(&s, utc("2026-06-01 17:00:00") - 1, &window, &inside), TW_OK);
    assert_int_equal(inside, 1);
    assert_int_equal(tw_schedule_at(&s, utc("2026-06-01 08:00:00") - 1, &window, &inside), TW_OK);
    assert_int_equal(inside, 0);
}

static void a_day_may_pass_midnight_or_have_no_pause(void **state)
{
    (void)state;
    const tw_schedule night = daily(hm(17, 0), hm(16, 0), NULL), whole = daily(hm(17, 0), hm(17, 0), NULL);
    window_is(&night, "2026-06-01 03:00:00", "2026-05-31 17:00:00", "2026-06-01 16:00:00", 1);
    window_is(&night, "2026-06-01 16:30:00", "2026-06-01 17:00:00", "2026-06-02 16:00:00", 0);
    window_is(&whole, "2026-06-01 16:59:59", "2026-05-31 17:00:00", "2026-06-01 17:00:00", 1);
    window_is(&whole, "2026-06-01 17:00:00", "2026-06-01 17:00:00", "2026-06-02 17:00:00", 1);
    const tw_schedule zero = {.size = sizeof zero};
    window_is(&zero, "2026-06-01 12:00:00", "2026-06-01 00:00:00", "2026-06-02 00:00:00", 1);
}

/* 2026-06-07 is a Sunday. */
static void a_week_may_lie_over_the_weekend(void **state)
{
    (void)state;
    tw_schedule s = daily(hm(17, 0), hm(16, 0), NULL);
    s.start_days = TW_DAY_SUNDAY, s.end_days = TW_DAY_FRIDAY;
    window_is(&s, "2026-06-06 12:00:00", "2026-06-07 17:00:00", "2026-06-12 16:00:00", 0);
    window_is(&s, "2026-06-10 03:00:00", "2026-06-07 17:00:00", "2026-06-12 16:00:00", 1);
    window_is(&s, "2026-06-12 16:00:00", "2026-06-14 17:00:00", "2026-06-19 16:00:00", 0);
    s.start_days = TW_DAY_FRIDAY, s.end_days = TW_DAY_MONDAY; /* ends before it begins */
    window_is(&s, "2026-06-07 00:00:00", "2026-06-05 17:00:00", "2026-06-08 16:00:00", 1);
    window_is(&s, "2026-06-09 00:00:00", "2026-06-12 17:00:00", "2026-06-15 16:00:00", 0);
    s.start_days = s.end_days = TW_DAY_WEDNESDAY; /* one day: all the week but an hour */
    window_is(&s, "2026-06-09 00:00:00", "2026-06-03 17:00:00", "2026-06-10 16:00:00", 1);
    window_is(&s, "2026-06-10 16:30:00", "2026-06-10 17:00:00", "2026-06-17 16:00:00", 0);
    s.end_s = hm(18, 0); /* an hour a week */
    window_is(&s, "2026-06-10 17:30:00", "2026-06-10 17:00:00", "2026-06-10 18:00:00", 1);
    window_is(&s, "2026-06-10 18:00:00", "2026-06-17 17:00:00", "2026-06-17 18:00:00", 0);
    s.end_s = s.start_s; /* the week without a pause */
    window_is(&s, "2026-06-10 16:59:59", "2026-06-03 17:00:00", "2026-06-10 17:00:00", 1);
}

static void l21_clocks_that_go_forward(void **state)
{
    (void)state;
    const tw_schedule s = daily(hm(8, 0), hm(17, 0), new_york), gap = daily(hm(2, 30), hm(2, 45), new_york),
                      ends = daily(hm(22, 0), hm(2, 30), new_york);
    window_is(&s, "2026-03-07 14:00:00", "2026-03-07 13:00:00", "2026-03-07 22:00:00", 1); /* five hours behind UTC */
    window_is(&s, "2026-03-08 14:00:00", "2026-03-08 12:00:00", "2026-03-08 21:00:00", 1); /* four */
    /* 02:30 is the moment of the jump, 07:00 UTC; a window that lies in the hour that is not there is none */
    window_is(&ends, "2026-03-08 06:59:59", "2026-03-08 03:00:00", "2026-03-08 07:00:00", 1);
    window_is(&gap, "2026-03-08 07:00:00", "2026-03-09 06:30:00", "2026-03-09 06:45:00", 0);
    window_is(&gap, "2026-03-08 06:30:00", "2026-03-09 06:30:00", "2026-03-09 06:45:00", 0);
}

static void l21_clocks_that_go_back(void **state)
{
    (void)state;
    const tw_schedule s = daily(hm(1, 30), hm(1, 30), new_york), ends = daily(hm(22, 0), hm(1, 30), new_york);
    /* 01:30 is the first one, 05:30 UTC: the day after it has 25 hours */
    window_is(&s, "2026-11-01 05:29:59", "2026-10-31 05:30:00", "2026-11-01 05:30:00", 1);
    window_is(&s, "2026-11-01 06:30:00", "2026-11-01 05:30:00", "2026-11-02 06:30:00", 1);
    window_is(&ends, "2026-11-01 05:30:00", "2026-11-02 03:00:00", "2026-11-02 06:30:00", 0);
    /* midnight that comes twice: the second one begins nothing */
    const tw_schedule midnight = daily(0, 0, havana);
    window_is(&midnight, "2026-11-01 05:30:00", "2026-11-01 04:00:00", "2026-11-02 05:00:00", 1);
}

static void l21_start_in_utc_and_end_on_local_clocks(void **state)
{
    (void)state;
    tw_schedule s = daily(hm(7, 0), hm(17, 0), NULL);
    s.end_zone = london;
    window_is(&s, "2026-03-28 12:00:00", "2026-03-28 07:00:00", "2026-03-28 17:00:00", 1);
    window_is(&s, "2026-03-29 12:00:00", "2026-03-29 07:00:00", "2026-03-29 16:00:00", 1);
    window_is(&s, "2026-10-25 12:00:00", "2026-10-25 07:00:00", "2026-10-25 17:00:00", 1);
    s.start_s = hm(22, 0), s.end_s = hm(22, 0); /* the same moment in winter, an hour before in summer */
    window_is(&s, "2026-01-10 12:00:00", "2026-01-09 22:00:00", "2026-01-10 22:00:00", 1);
    window_is(&s, "2026-06-10 21:30:00", "2026-06-10 22:00:00", "2026-06-11 21:00:00", 0);
    s.end_s = hm(22, 30); /* after the next begin in winter: cut there */
    window_is(&s, "2026-06-10 12:00:00", "2026-06-09 22:00:00", "2026-06-10 21:30:00", 1);
    window_is(&s, "2026-10-24 23:00:00", "2026-10-24 22:00:00", "2026-10-25 22:00:00", 1);
    window_is(&s, "2026-10-25 22:10:00", "2026-10-25 22:00:00", "2026-10-25 22:30:00", 1);
}

static void l21_weekdays_whose_end_is_before_their_start(void **state)
{
    (void)state;
    tw_schedule s = daily(hm(17, 0), hm(16, 0), new_york);
    s.start_days = (WEEKDAYS & ~TW_DAY_FRIDAY) | TW_DAY_SUNDAY;
    window_is(&s, "2026-06-07 21:00:00", "2026-06-07 21:00:00", "2026-06-08 20:00:00", 1); /* Sunday's */
    window_is(&s, "2026-06-12 12:00:00", "2026-06-11 21:00:00", "2026-06-12 20:00:00", 1); /* Thursday's, on Friday */
    window_is(&s, "2026-06-12 21:30:00", "2026-06-14 21:00:00", "2026-06-15 20:00:00", 0); /* none on Friday, Saturday */
    s.start_days = WEEKDAYS, s.end_s = s.start_s;
    window_is(&s, "2026-06-13 20:59:59", "2026-06-12 21:00:00", "2026-06-13 21:00:00", 1); /* Friday's */
    window_is(&s, "2026-06-13 21:00:00", "2026-06-15 21:00:00", "2026-06-16 21:00:00", 0);
}

static void a_day_that_a_zone_left_out_has_no_window(void **state)
{
    (void)state;
    const tw_schedule s = daily(hm(8, 0), hm(17, 0), apia);                                /* no 2011-12-30 */
    window_is(&s, "2011-12-30 00:00:00", "2011-12-29 18:00:00", "2011-12-30 03:00:00", 1); /* the 29th */
    window_is(&s, "2011-12-30 03:00:00", "2011-12-30 18:00:00", "2011-12-31 03:00:00", 0); /* the 31st */
}

/* Clocks that skip 02:00 to 03:00 each day of three months, and go back each evening. */
static void a_window_that_is_never_there_is_never(void **state)
{
    enum { DAYS = 90, JUMPS = 2 * DAYS };
    static _Alignas(8) uint8_t memory[sizeof(tw_zone) + JUMPS * 12];
    const int64_t first = utc("2026-06-01 00:00:00") / NS / TWI_DAY_S;
    uint32_t size = sizeof memory, inside = 1;
    tw_zone *zone = NULL;
    tw_schedule_window window;
    (void)state;
    assert_int_equal(twi_zone_room(memory, &size, JUMPS, &zone, NULL), TW_OK);
    int32_t *offsets = (int32_t *)(void *)(zone->at + JUMPS);
    for (int32_t i = 0; i < JUMPS; i++) {
        zone->at[i] = (first + i / 2) * TWI_DAY_S + (i % 2 ? hm(20, 0) : hm(2, 0));
        offsets[i] = i % 2 ? 0 : 3600;
    }
    const tw_schedule s = daily(hm(2, 15), hm(2, 45), zone);
    window_is(&s, "2026-05-30 12:00:00", "2026-05-31 02:15:00", "2026-05-31 02:45:00", 0);
    assert_int_equal(tw_schedule_at(&s, utc("2026-06-01 12:00:00"), &window, &inside), TW_OK);
    assert_true(inside == 0 && window.begin_utc_ns == INT64_MAX && window.end_utc_ns == INT64_MAX);
}

static void a_session_without_stop_has_one_window(void **state)
{
    (void)state;
    const tw_schedule s = {.size = sizeof s, .non_stop = 1};
    tw_schedule_window window;
    uint32_t inside = 0, same = 0;
    assert_int_equal(tw_schedule_at(&s, 5, &window, &inside), TW_OK);
    assert_true(inside == 1 && window.begin_utc_ns == INT64_MIN && window.end_utc_ns == INT64_MAX);
    assert_int_equal(tw_schedule_same(&s, 0, utc("2026-06-01 00:00:00"), &same), TW_OK);
    assert_int_equal(same, 1);
}

static void times_before_1970_have_their_windows(void **state)
{
    tw_schedule s = daily(hm(8, 0), hm(17, 0), new_york);
    tw_schedule_window window;
    uint32_t inside = 2;
    (void)state;
    window_is(&s, "1969-06-01 12:00:00", "1969-06-01 12:00:00", "1969-06-01 21:00:00", 1);
    window_is(&s, "1969-06-01 11:59:59", "1969-06-01 12:00:00", "1969-06-01 21:00:00", 0);
    s = daily(0, hm(23, 59), NULL);
    assert_int_equal(tw_schedule_at(&s, -1, &window, &inside), TW_OK); /* within the minute before 1970 */
    assert_true(inside == 0 && window.begin_utc_ns == 0);
    s.end_s = hm(0, 0);
    assert_int_equal(tw_schedule_at(&s, -1, &window, &inside), TW_OK);
    assert_true(inside == 1 && window.end_utc_ns == 0 && window.begin_utc_ns == -(int64_t)TWI_DAY_S * NS);
}

static void times_far_away_have_an_answer(void **state)
{
    static const int64_t times[] = {INT64_MIN, INT64_MIN + NS, INT64_MAX - NS, INT64_MAX};
    tw_schedule s = daily(hm(8, 0), hm(17, 0), new_york);
    (void)state;
    s.resets = 1;
    for (size_t i = 0; i < sizeof times / sizeof times[0]; i++) {
        tw_schedule_window window;
        tw_schedule_action action;
        const tw_schedule_state fresh = {0};
        uint32_t inside;
        assert_int_equal(tw_schedule_at(&s, times[i], &window, &inside), TW_OK);
        assert_true(window.begin_utc_ns <= window.end_utc_ns);
        assert_int_equal(tw_schedule_step(&s, &fresh, times[i], times[i], &action), TW_OK);
    }
}

/* The model: minutes one after another; what is seen is the highest time that each zone's clocks have shown so far. */

enum { MINUTES = 26 * 24 * 60, LEAD = 12 * 24 * 60 };

static int64_t local_high(const tw_zone *zone, int64_t utc_s, int64_t *high)
{
    const int64_t shown = utc_s + tw_zone_offset(zone, utc_s);
    *high = shown > *high ? shown : *high;
    return *high;
}

/* The days' moments that lie above `before` and up to `now`, the last one; 0 if there is none. */
static int64_t passed(uint32_t days, uint32_t time_s, int64_t before, int64_t now)
{
    int64_t found = 0;
    for (int64_t day = before / TWI_DAY_S - 1; day <= now / TWI_DAY_S + 1; day++) {
        const int64_t at = day * TWI_DAY_S + time_s;
        if ((days >> ((day + 4) % 7) & 1) && at > before && at <= now)
            found = at;
    }
    return found;
}

static void model(const tw_schedule *s, int64_t from, int64_t *begins, int64_t *ends)
{
    const uint32_t start_days = s->start_days ? s->start_days : 127, end_days = s->end_days ? s->end_days : 127;
    int64_t start_high = 0, end_high = 0, begun = -1, target = 0, last = -1;
    int open = 0;
    (void)local_high(s->start_zone, from - 60, &start_high);
    (void)local_high(s->end_zone, from - 60, &end_high);
    for (int i = 0; i < MINUTES; i++) {
        const int64_t now = from + (int64_t)i * 60, start_before = start_high, end_before = end_high;
        const int64_t began = passed(start_days, s->start_s, start_before, local_high(s->start_zone, now, &start_high));
        const int64_t ended = passed(end_days, s->end_s, end_before, local_high(s->end_zone, now, &end_high));
        if (open && (s->start_zone == s->end_zone ? end_high >= target : ended != 0 && now > begun)) {
            open = 0;
            ends[last] = now;
        }
        if (began) {
            if (open)
                ends[last] = now;
            target = began; /* of one zone: by calendar */
            do
                target += 60;
            while (target % TWI_DAY_S != s->end_s || !(end_days >> ((target / TWI_DAY_S + 4) % 7) & 1));
            open = s->start_zone != s->end_zone || target > start_high;
            begun = now;
            if (open)
                last = i;
        }
        begins[i] = open ? begun : -1;
        if (open)
            ends[i] = 0;
    }
}

static void windows_are_those_of_the_model(void **state)
{
    static const char *const times[] = {"2026-03-08 00:00:00", "2026-03-29 00:00:00", "2026-04-05 00:00:00",
                                        "2026-10-04 00:00:00", "2026-10-25 00:00:00", "2026-11-01 00:00:00"};
    static int64_t begins[MINUTES], ends[MINUTES];
    uint64_t random = 4;
    uint32_t insides = 0;
    (void)state;
    for (uint32_t round = 0; round < 120; round++) {
        const tw_zone *const zones[] = {NULL, new_york, london, sydney, havana};
        const int64_t from = utc(times[random_below(&random, 6)]) / NS - (int64_t)(LEAD + 4 * 24 * 60) * 60;
        tw_schedule s = daily(random_below(&random, 96) * 900, random_below(&random, 96) * 900, zones[random_below(&random, 5)]);
        if (random_below(&random, 3) == 0) /* around the jumps */
            s.start_s = random_below(&random, 14) * 900;
        if (random_below(&random, 3) == 0)
            s.end_s = random_below(&random, 14) * 900;
        if (random_below(&random, 2))
            s.start_days = random_below(&random, 128);
        if (random_below(&random, 3) == 0)
            s.end_days = random_below(&random, 128);
        if (random_below(&random, 4) == 0)
            s.end_zone = zones[random_below(&random, 5)];
        model(&s, from, begins, ends);
        for (int i = LEAD; i < MINUTES - LEAD + 24 * 60; i++) {
            tw_schedule_window window;
            uint32_t inside;
            const int64_t now = (from + (int64_t)i * 60) * NS;
            assert_int_equal(tw_schedule_at(&s, now, &window, &inside), TW_OK);
            if (inside != (begins[i] >= 0) || (inside && window.begin_utc_ns != begins[i] * NS))
                fail_msg("round %u, minute %d (%lld): %u %lld, the model says %lld", round, i, (long long)(now / NS), inside,
                         (long long)(window.begin_utc_ns / NS), (long long)begins[i]);
            if (!inside) { /* the next begin is that of the next minute that is in a window */
                int next = i;
                while (next < MINUTES && begins[next] < 0)
                    next++;
                assert_true(next == MINUTES || window.begin_utc_ns == begins[next] * NS);
                assert_true(window.begin_utc_ns < window.end_utc_ns);
            } else { /* and the end is the first minute that is not in this one */
                int next = i;
                while (next < MINUTES && begins[next] == begins[i])
                    next++;
                assert_true(next == MINUTES || window.end_utc_ns == (from + (int64_t)next * 60) * NS);
            }
            insides += inside;
        }
    }
    assert_true(insides > 1000);
}

static void two_times_are_in_one_window_or_not(void **state)
{
    tw_schedule s = daily(hm(8, 0), hm(17, 0), NULL);
    uint32_t same = 2;
    (void)state;
    assert_int_equal(tw_schedule_same(&s, utc("2026-06-01 08:00:00"), utc("2026-06-01 16:59:59"), &same), TW_OK);
    assert_int_equal(same, 1);
    assert_int_equal(tw_schedule_same(&s, utc("2026-06-01 07:59:59"), utc("2026-06-01 16:59:59"), &same), TW_OK);
    assert_int_equal(same, 0);
    assert_int_equal(tw_schedule_same(&s, utc("2026-06-01 09:00:00"), utc("2026-06-02 09:00:00"), &same), TW_OK);
    assert_int_equal(same, 0);
    assert_int_equal(tw_schedule_same(&s, utc("2026-06-01 09:00:00"), utc("2026-06-01 18:00:00"), &same), TW_OK);
    assert_int_equal(same, 0);
}

static void step_is(const tw_schedule *s, tw_schedule_state *before, const char *created, const char *now, uint32_t action,
                    const char *deadline)
{
    tw_schedule_action found;
    assert_int_equal(tw_schedule_step(s, before, utc(created), utc(now), &found), TW_OK);
    if (found.action != action || found.deadline_utc_ns != utc(deadline))
        fail_msg("at %s: %u, look again at %lld", now, found.action, (long long)(found.deadline_utc_ns / NS));
    *before = found.after;
}

static void a_session_is_begun_and_ended(void **state)
{
    const tw_schedule s = daily(hm(8, 0), hm(17, 0), NULL);
    tw_schedule_state now = {0};
    (void)state;
    step_is(&s, &now, "2026-06-01 06:00:00", "2026-06-01 06:00:00", TW_SCHEDULE_END, "2026-06-01 08:00:00");
    step_is(&s, &now, "2026-06-01 06:00:00", "2026-06-01 07:00:00", TW_SCHEDULE_NONE, "2026-06-01 08:00:00");
    step_is(&s, &now, "2026-06-01 06:00:00", "2026-06-01 08:00:00", TW_SCHEDULE_BEGIN_FRESH, "2026-06-01 17:00:00");
    step_is(&s, &now, "2026-06-01 08:00:00", "2026-06-01 12:00:00", TW_SCHEDULE_NONE, "2026-06-01 17:00:00");
    step_is(&s, &now, "2026-06-01 08:00:00", "2026-06-01 17:00:00", TW_SCHEDULE_END, "2026-06-02 08:00:00");
    step_is(&s, &now, "2026-06-01 08:00:00", "2026-06-01 18:00:00", TW_SCHEDULE_NONE, "2026-06-02 08:00:00");
    step_is(&s, &now, "2026-06-01 08:00:00", "2026-06-02 08:00:01", TW_SCHEDULE_BEGIN_FRESH, "2026-06-02 17:00:00");
    /* a machine that slept through the pause: first out, then in again */
    step_is(&s, &now, "2026-06-02 08:00:01", "2026-06-03 09:00:00", TW_SCHEDULE_END, "2026-06-03 17:00:00");
    step_is(&s, &now, "2026-06-02 08:00:01", "2026-06-03 09:00:00", TW_SCHEDULE_BEGIN_FRESH, "2026-06-03 17:00:00");
    /* a clock that is set back over the begin, and comes there again: its numbers are of this window */
    step_is(&s, &now, "2026-06-03 09:00:00", "2026-06-03 07:59:59", TW_SCHEDULE_END, "2026-06-03 08:00:00");
    step_is(&s, &now, "2026-06-03 09:00:00", "2026-06-03 08:00:00", TW_SCHEDULE_BEGIN, "2026-06-03 17:00:00");
}

static void windows_that_meet_are_left_and_entered(void **state)
{
    const tw_schedule s = daily(hm(17, 0), hm(17, 0), NULL);
    tw_schedule_state now = {.phase = TW_SCHEDULE_BEGUN};
    (void)state;
    step_is(&s, &now, "2026-06-01 17:00:00", "2026-06-02 16:59:59", TW_SCHEDULE_NONE, "2026-06-02 17:00:00");
    step_is(&s, &now, "2026-06-01 17:00:00", "2026-06-02 17:00:00", TW_SCHEDULE_END, "2026-06-03 17:00:00");
    step_is(&s, &now, "2026-06-01 17:00:00", "2026-06-02 17:00:00", TW_SCHEDULE_BEGIN_FRESH, "2026-06-03 17:00:00");
}

static void l21_a_restart_inside_the_window_does_not_reset(void **state)
{
    const tw_schedule s = daily(hm(8, 0), hm(17, 0), new_york);
    tw_schedule_state now = {0};
    (void)state;
    step_is(&s, &now, "2026-06-01 12:00:00", "2026-06-01 18:00:00", TW_SCHEDULE_BEGIN, "2026-06-01 21:00:00");
}

static void l21_a_restart_in_the_next_window_resets(void **state)
{
    const tw_schedule s = daily(hm(8, 0), hm(17, 0), new_york);
    tw_schedule_state now = {0};
    (void)state;
    step_is(&s, &now, "2026-06-01 20:59:59", "2026-06-02 12:00:00", TW_SCHEDULE_BEGIN_FRESH, "2026-06-02 21:00:00");
}

static void a_reset_point_comes_once(void **state)
{
    tw_schedule s = {.size = sizeof s, .non_stop = 1, .resets = 1, .reset_s = hm(17, 0), .reset_days = TW_DAY_SUNDAY};
    tw_schedule_state now = {0}, again = {0};
    (void)state;
    step_is(&s, &now, "2026-06-01 00:00:00", "2026-06-05 00:00:00", TW_SCHEDULE_BEGIN, "2026-06-07 17:00:00");
    step_is(&s, &now, "2026-06-01 00:00:00", "2026-06-07 16:59:59", TW_SCHEDULE_NONE, "2026-06-07 17:00:00");
    step_is(&s, &now, "2026-06-01 00:00:00", "2026-06-07 17:00:00", TW_SCHEDULE_RESET, "2026-06-14 17:00:00");
    step_is(&s, &now, "2026-06-01 00:00:00", "2026-06-07 17:00:01", TW_SCHEDULE_NONE, "2026-06-14 17:00:00");
    step_is(&s, &now, "2026-06-07 17:00:02", "2026-06-14 17:00:00", TW_SCHEDULE_RESET, "2026-06-21 17:00:00");
    /* a program that was down at that moment begins anew, one that starts after a reset does not */
    step_is(&s, &again, "2026-06-01 00:00:00", "2026-06-08 00:00:00", TW_SCHEDULE_BEGIN_FRESH, "2026-06-14 17:00:00");
    again = (tw_schedule_state){0};
    step_is(&s, &again, "2026-06-07 17:00:02", "2026-06-08 00:00:00", TW_SCHEDULE_BEGIN, "2026-06-14 17:00:00");
    s.reset_zone = new_york, s.reset_days = 0;
    step_is(&s, &again, "2026-06-08 01:00:00", "2026-06-08 20:59:59", TW_SCHEDULE_NONE, "2026-06-08 21:00:00");
    step_is(&s, &again, "2026-06-08 01:00:00", "2026-06-08 21:00:00", TW_SCHEDULE_RESET, "2026-06-09 21:00:00");
}

/* With a session and its store: as docs/session.md says. */

typedef struct desk {
    tw_session *session;
    tw_schedule_state state;
    void *memory;
} desk;

static void start(desk *d, tw_store *store, const char *at)
{
    const tw_session_options options = {.size = sizeof options,
                                        .role = TW_SESSION_ACCEPTOR,
                                        .begin_string = "FIX.4.4",
                                        .sender_comp_id = "ME",
                                        .target_comp_id = "YOU",
                                        .store = store};
    const tw_now now = {utc(at), utc(at)};
    uint32_t size = 0;
    assert_int_equal(tw_session_size(&options, &size), TW_OK);
    d->memory = aligned_alloc(64, (size + 63u) / 64 * 64);
    assert_int_equal(tw_session_init(d->memory, size, &options, &now, &d->session, NULL), TW_OK);
    d->state = (tw_schedule_state){0};
}

/* Does what is due until nothing is. returns: the actions, one digit each. */
static uint32_t drive(desk *d, const tw_schedule *s, const char *at)
{
    const tw_now now = {utc(at), utc(at)};
    uint32_t done = 0;
    for (;;) {
        tw_session_info info;
        tw_schedule_action step;
        tw_status status = TW_OK;
        assert_int_equal(tw_session_describe(d->session, &info), TW_OK);
        assert_int_equal(tw_schedule_step(s, &d->state, info.created_utc_ns, now.utc_ns, &step), TW_OK);
        switch (step.action) {
        case TW_SCHEDULE_BEGIN:
        case TW_SCHEDULE_BEGIN_FRESH:
            status = tw_session_begin(d->session, &now, step.action == TW_SCHEDULE_BEGIN_FRESH, NULL);
            break;
        case TW_SCHEDULE_END: status = tw_session_end(d->session, &now, NULL); break;
        case TW_SCHEDULE_RESET: status = tw_session_reset(d->session, &now, NULL); break;
        default: return done;
        }
        assert_int_equal(status, TW_OK);
        d->state = step.after;
        done = done * 10 + step.action;
    }
}

static uint64_t next_out(const desk *d)
{
    tw_session_info info;
    assert_int_equal(tw_session_describe(d->session, &info), TW_OK);
    return info.next_out;
}

static void l21_a_session_keeps_its_numbers_within_its_window(void **state)
{
    const tw_schedule s = daily(hm(8, 0), hm(17, 0), new_york);
    tw_store *store = tw_store_memory_new(0);
    desk d;
    uint32_t epoch;
    (void)state;
    start(&d, store, "2026-06-01 12:00:00");
    assert_int_equal(drive(&d, &s, "2026-06-01 12:00:00"), TW_SCHEDULE_BEGIN);
    assert_int_equal(tw_session_set_next(d.session, &(tw_now){0, utc("2026-06-01 12:00:01")}, 77, 0, NULL), TW_OK);
    free(d.memory);
    start(&d, store, "2026-06-01 15:00:00"); /* the process starts again */
    assert_int_equal(drive(&d, &s, "2026-06-01 15:00:00"), TW_SCHEDULE_BEGIN);
    assert_int_equal(next_out(&d), 77);
    assert_int_equal(drive(&d, &s, "2026-06-01 21:00:00"), TW_SCHEDULE_END);
    const tw_now night = {0, utc("2026-06-01 22:00:00")};
    assert_int_equal(tw_session_connect(d.session, &night, &epoch, NULL), TW_E_STATE);
    assert_int_equal(drive(&d, &s, "2026-06-02 12:00:00"), TW_SCHEDULE_BEGIN_FRESH);
    assert_int_equal(next_out(&d), 1);
    free(d.memory);
    start(&d, store, "2026-06-02 13:00:00");
    assert_int_equal(tw_session_set_next(d.session, &(tw_now){0, utc("2026-06-02 13:00:00")}, 55, 0, NULL), TW_OK);
    free(d.memory);
    start(&d, store, "2026-06-03 13:00:00"); /* down over the night */
    assert_int_equal(drive(&d, &s, "2026-06-03 13:00:00"), TW_SCHEDULE_BEGIN_FRESH);
    assert_int_equal(next_out(&d), 1);
    free(d.memory);
    tw_store_memory_free(store);
}

static void a_session_that_is_started_outside_its_window_waits(void **state)
{
    const tw_schedule s = daily(hm(8, 0), hm(17, 0), NULL);
    tw_store *store = tw_store_memory_new(0);
    desk d;
    uint32_t epoch;
    (void)state;
    start(&d, store, "2026-06-01 06:00:00");
    assert_int_equal(drive(&d, &s, "2026-06-01 06:00:00"), TW_SCHEDULE_END);
    assert_int_equal(tw_session_connect(d.session, &(tw_now){1, utc("2026-06-01 06:00:01")}, &epoch, NULL), TW_E_STATE);
    assert_int_equal(drive(&d, &s, "2026-06-01 08:00:00"), TW_SCHEDULE_BEGIN_FRESH);
    assert_int_equal(tw_session_connect(d.session, &(tw_now){2, utc("2026-06-01 08:00:01")}, &epoch, NULL), TW_OK);
    free(d.memory);
    tw_store_memory_free(store);
}

/* Windows that meet: Logout first; the numbers begin anew when the connection is gone, and not before. */
static void a_session_that_is_logged_on_is_logged_out_first(void **state)
{
    const tw_schedule s = daily(hm(17, 0), hm(17, 0), NULL);
    const tw_now logon = {1, utc("2026-06-02 12:00:00")}, over = {2, utc("2026-06-02 17:00:00")};
    tw_store *store = tw_store_memory_new(0);
    tw_session_info info;
    tw_schedule_action step;
    uint8_t bytes[256];
    const uint8_t *output;
    uint32_t epoch = 0;
    tw_frame frame;
    desk d;
    (void)state;
    start(&d, store, "2026-06-02 11:00:00");
    assert_int_equal(drive(&d, &s, "2026-06-02 12:00:00"), TW_SCHEDULE_BEGIN);
    assert_int_equal(tw_session_connect(d.session, &logon, &epoch, NULL), TW_OK);
    const size_t length = message(bytes, sizeof bytes, "FIX.4.4", "35=A|34=1|49=YOU|52=20260602-12:00:00|56=ME|98=0|108=30|");
    assert_int_equal(tw_session_receive(d.session, &logon, epoch, bytes, (uint32_t)length, &frame, NULL), TW_OK);
    assert_int_equal(tw_session_sent(d.session, &logon, tw_session_output(d.session, &output)), TW_OK);
    assert_int_equal(tw_session_describe(d.session, &info), TW_OK);
    assert_string_equal(tw_session_state_name(info.state), "ACTIVE");

    assert_int_equal(tw_schedule_step(&s, &d.state, info.created_utc_ns, over.utc_ns, &step), TW_OK);
    assert_int_equal(step.action, TW_SCHEDULE_END);
    assert_int_equal(tw_session_end(d.session, &over, NULL), TW_OK);
    d.state = step.after;
    const uint32_t sent = tw_session_output(d.session, &output);
    assert_non_null(memmem(output, sent, "\00135=5\001", 6));
    assert_int_equal(tw_schedule_step(&s, &d.state, info.created_utc_ns, over.utc_ns, &step), TW_OK);
    assert_int_equal(step.action, TW_SCHEDULE_BEGIN_FRESH);
    assert_int_equal(tw_session_begin(d.session, &over, 1, NULL), TW_E_STATE);
    assert_int_equal(next_out(&d), 3);
    assert_int_equal(tw_session_closed(d.session, &over, epoch, NULL), TW_OK);
    assert_int_equal(drive(&d, &s, "2026-06-02 17:00:00"), TW_SCHEDULE_BEGIN_FRESH);
    assert_int_equal(next_out(&d), 1);
    free(d.memory);
    tw_store_memory_free(store);
}

static void a_session_begins_anew_at_its_reset_point(void **state)
{
    const tw_schedule s = {.size = sizeof s, .non_stop = 1, .resets = 1, .reset_s = hm(17, 0)};
    tw_store *store = tw_store_memory_new(0);
    desk d;
    (void)state;
    start(&d, store, "2026-06-01 12:00:00");
    assert_int_equal(drive(&d, &s, "2026-06-01 12:00:00"), TW_SCHEDULE_BEGIN);
    assert_int_equal(tw_session_set_next(d.session, &(tw_now){0, utc("2026-06-01 12:00:01")}, 77, 0, NULL), TW_OK);
    assert_int_equal(drive(&d, &s, "2026-06-01 16:59:59"), 0);
    assert_int_equal(next_out(&d), 77);
    assert_int_equal(drive(&d, &s, "2026-06-01 17:00:00"), TW_SCHEDULE_RESET);
    assert_int_equal(next_out(&d), 1);
    assert_int_equal(drive(&d, &s, "2026-06-01 17:00:01"), 0);
    free(d.memory);
    tw_store_memory_free(store);
}

static void a_schedule_that_is_none_is_refused(void **state)
{
    tw_schedule s = daily(TWI_DAY_S - 1, TWI_DAY_S - 1, NULL);
    tw_schedule_window window;
    tw_schedule_action action;
    const tw_schedule_state fresh = {0};
    uint32_t flag;
    tw_error error;
    (void)state;
    assert_int_equal(tw_schedule_check(&s, &error), TW_OK);
#define REFUSED(change, says)                                                                                                      \
    do {                                                                                                                           \
        s = daily(0, 0, NULL);                                                                                                     \
        change;                                                                                                                    \
        assert_int_equal(tw_schedule_check(&s, &error), TW_E_ARGUMENT);                                                            \
        assert_string_equal(error.text, says);                                                                                     \
        assert_int_equal(tw_schedule_at(&s, 0, &window, &flag), TW_E_ARGUMENT);                                                    \
        assert_int_equal(tw_schedule_same(&s, 0, 0, &flag), TW_E_ARGUMENT);                                                        \
        assert_int_equal(tw_schedule_step(&s, &fresh, 0, 0, &action), TW_E_ARGUMENT);                                              \
    } while (0)
    REFUSED(s.start_s = TWI_DAY_S, "a time of day is beyond 23:59:59");
    REFUSED(s.end_s = TWI_DAY_S, "a time of day is beyond 23:59:59");
    REFUSED(s.reset_s = TWI_DAY_S, "a time of day is beyond 23:59:59");
    REFUSED(s.start_days = 128, "days hold a bit that is none");
    REFUSED(s.end_days = 128, "days hold a bit that is none");
    REFUSED(s.reset_days = 128, "days hold a bit that is none");
    REFUSED(s.non_stop = 2, "non_stop and resets are 0 or 1");
    REFUSED(s.resets = 2, "non_stop and resets are 0 or 1");
    REFUSED(s.size = 8, "size is not one of this struct");
#undef REFUSED
    s = daily(0, 0, NULL);
    assert_int_equal(tw_schedule_check(NULL, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_schedule_at(&s, 0, NULL, &flag), TW_E_ARGUMENT);
    assert_int_equal(tw_schedule_at(&s, 0, &window, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_schedule_same(&s, 0, 0, NULL), TW_E_ARGUMENT);
    assert_int_equal(tw_schedule_step(&s, NULL, 0, 0, &action), TW_E_ARGUMENT);
    assert_int_equal(tw_schedule_step(&s, &fresh, 0, 0, NULL), TW_E_ARGUMENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_day_holds_its_begin_and_not_its_end),
        cmocka_unit_test(a_day_may_pass_midnight_or_have_no_pause),
        cmocka_unit_test(a_week_may_lie_over_the_weekend),
        cmocka_unit_test(l21_clocks_that_go_forward),
        cmocka_unit_test(l21_clocks_that_go_back),
        cmocka_unit_test(l21_start_in_utc_and_end_on_local_clocks),
        cmocka_unit_test(l21_weekdays_whose_end_is_before_their_start),
        cmocka_unit_test(a_day_that_a_zone_left_out_has_no_window),
        cmocka_unit_test(a_window_that_is_never_there_is_never),
        cmocka_unit_test(a_session_without_stop_has_one_window),
        cmocka_unit_test(times_before_1970_have_their_windows),
        cmocka_unit_test(times_far_away_have_an_answer),
        cmocka_unit_test(windows_are_those_of_the_model),
        cmocka_unit_test(two_times_are_in_one_window_or_not),
        cmocka_unit_test(a_session_is_begun_and_ended),
        cmocka_unit_test(windows_that_meet_are_left_and_entered),
        cmocka_unit_test(l21_a_restart_inside_the_window_does_not_reset),
        cmocka_unit_test(l21_a_restart_in_the_next_window_resets),
        cmocka_unit_test(a_reset_point_comes_once),
        cmocka_unit_test(l21_a_session_keeps_its_numbers_within_its_window),
        cmocka_unit_test(a_session_that_is_started_outside_its_window_waits),
        cmocka_unit_test(a_session_that_is_logged_on_is_logged_out_first),
        cmocka_unit_test(a_session_begins_anew_at_its_reset_point),
        cmocka_unit_test(a_schedule_that_is_none_is_refused),
    };
    return cmocka_run_group_tests(tests, begin, NULL);
}
