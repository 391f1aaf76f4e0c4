/* SPDX-License-Identifier: Apache-2.0 */
#include "schedule.h"

#include <stdlib.h>
#include <string.h>

#define NS_PER_S INT64_C(1000000000)

static const char *const day_names[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char *const action_names[] = {"NONE", "BEGIN", "BEGIN_FRESH", "END", "RESET"};

static const char *read_time(const json_t *value, uint32_t *seconds)
{
    tw_time time;
    if (!value)
        return NULL;
    const char *text = json_string_value(value);
    if (!text || tw_timeonly_read(text, (uint32_t)strlen(text), &time) != TW_OK || time.ns % NS_PER_S)
        return "a time of day that is none";
    *seconds = (uint32_t)(time.ns / NS_PER_S);
    return NULL;
}

static const char *read_days(const json_t *names, uint32_t *days)
{
    size_t number = 0;
    const json_t *name = NULL;
    json_array_foreach(names, number, name)
    {
        uint32_t found = 0;
        for (uint32_t i = 0; i < sizeof day_names / sizeof day_names[0]; i++)
            if (json_is_string(name) && strcmp(day_names[i], json_string_value(name)) == 0)
                found = 1u << i;
        if (!found)
            return "no such day";
        *days |= found;
    }
    return NULL;
}

static const char *read_zone(const json_t *value, void **memory, const tw_zone **zone)
{
    uint32_t size = 0;
    if (!value)
        return NULL;
    const char *text = json_string_value(value);
    if (!text || tw_zone_posix(text, NULL, &size, zone, NULL) != TW_ROOM)
        return "a zone that is none";
    *memory = malloc(size);
    return *memory && tw_zone_posix(text, *memory, &size, zone, NULL) == TW_OK ? NULL : "a zone that cannot be made";
}

const char *testee_schedule_read(const json_t *vector, testee_schedule *to)
{
    const json_t *from = json_object_get(vector, "schedule");
    if (!from)
        return NULL;
    tw_schedule *made = &to->schedule;
    *made = (tw_schedule){
        .size = sizeof *made, .non_stop = testee_uint(from, "non_stop", 0), .resets = json_object_get(from, "reset") != NULL};
    const struct {
        const char *time, *days, *zone;
        uint32_t *time_s, *day_bits;
        const tw_zone **image;
    } parts[TESTEE_ZONES] = {
        {"start", "start_days", "start_zone", &made->start_s, &made->start_days, &made->start_zone},
        {"end", "end_days", "end_zone", &made->end_s, &made->end_days, &made->end_zone},
        {"reset", "reset_days", "reset_zone", &made->reset_s, &made->reset_days, &made->reset_zone},
    };
    const char *why = NULL;
    for (size_t i = 0; i < TESTEE_ZONES && !why; i++) {
        why = read_time(json_object_get(from, parts[i].time), parts[i].time_s);
        if (!why)
            why = read_days(json_object_get(from, parts[i].days), parts[i].day_bits);
        if (!why)
            why = read_zone(json_object_get(from, parts[i].zone), &to->zones[i], parts[i].image);
    }
    if (!why && tw_schedule_check(made, NULL) != TW_OK)
        why = "a schedule that is none";
    return why;
}

void testee_schedule_free(testee_schedule *schedule)
{
    for (size_t i = 0; i < TESTEE_ZONES; i++)
        free(schedule->zones[i]);
}

const char *testee_schedule_action(uint32_t action)
{
    return action < sizeof action_names / sizeof action_names[0] ? action_names[action] : "?";
}
