/* SPDX-License-Identifier: Apache-2.0 */
/* The schedule of a script: read from its case, asked at the script's time. */
#ifndef CONFORMANCE_SCHEDULE_H
#define CONFORMANCE_SCHEDULE_H

#include "testee.h"

#include <tagwire/unstable/schedule.h>

enum { TESTEE_ZONES = 3 };

typedef struct testee_schedule {
    tw_schedule schedule; /* size is 0 where the case has none */
    tw_schedule_state state;
    void *zones[TESTEE_ZONES]; /* images, for free() */
} testee_schedule;

/* Reads the member "schedule" of a session's case. It gives NULL, or why it makes no sense; free the schedule in both cases. */
const char *testee_schedule_read(const json_t *vector, testee_schedule *to);
void testee_schedule_free(testee_schedule *schedule);

/* TW_SCHEDULE_... by its name. */
const char *testee_schedule_action(uint32_t action);

#endif
