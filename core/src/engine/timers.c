/* SPDX-License-Identifier: Apache-2.0 */
#include "timers.h"

#include <stdlib.h>

int twi_timers_init(twi_timers *timers, uint32_t room)
{
    timers->due = malloc(room * sizeof *timers->due);
    timers->heap = malloc(room * sizeof *timers->heap);
    timers->place = malloc(room * sizeof *timers->place);
    timers->count = 0;
    timers->room = room;
    for (uint32_t i = 0; timers->due && i < room; i++)
        timers->due[i] = INT64_MAX;
    return timers->due && timers->heap && timers->place;
}

void twi_timers_free(twi_timers *timers)
{
    free(timers->due);
    free(timers->heap);
    free(timers->place);
}

static void put(twi_timers *timers, uint32_t at, uint32_t number)
{
    timers->heap[at] = number;
    timers->place[number] = at;
}

static void rise(twi_timers *timers, uint32_t at, uint32_t number)
{
    while (at && timers->due[timers->heap[(at - 1) / 2]] > timers->due[number]) {
        put(timers, at, timers->heap[(at - 1) / 2]);
        at = (at - 1) / 2;
    }
    put(timers, at, number);
}

static void sink(twi_timers *timers, uint32_t at, uint32_t number)
{
    for (;;) {
        uint32_t child = 2 * at + 1;
        if (child >= timers->count)
            break;
        if (child + 1 < timers->count && timers->due[timers->heap[child + 1]] < timers->due[timers->heap[child]])
            child++;
        if (timers->due[timers->heap[child]] >= timers->due[number])
            break;
        put(timers, at, timers->heap[child]);
        at = child;
    }
    put(timers, at, number);
}

void twi_timers_set(twi_timers *timers, uint32_t number, int64_t due)
{
    const int64_t before = timers->due[number];
    if (due == before)
        return;
    timers->due[number] = due;
    if (before == INT64_MAX) {
        rise(timers, timers->count++, number);
    } else if (due < before) {
        rise(timers, timers->place[number], number);
    } else if (due < INT64_MAX) {
        sink(timers, timers->place[number], number);
    } else { /* the last one takes its place */
        const uint32_t at = timers->place[number], last = timers->heap[--timers->count];
        if (at == timers->count)
            return;
        sink(timers, at, last);
        if (timers->heap[at] == last)
            rise(timers, at, last);
    }
}

uint32_t twi_timers_first(const twi_timers *timers, int64_t *due)
{
    *due = timers->count ? timers->due[timers->heap[0]] : INT64_MAX;
    return timers->count ? timers->heap[0] : UINT32_MAX;
}
