/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A time zone from hostile bytes: [form, start, end, days] and a TZif file (form even) or a POSIX text (odd). It is refused, or all its answers are within
 * bounds and agree: later times of day are never earlier moments, and a schedule in this zone has windows in order, each of which holds its begin.
 */
#include "fuzz.h"
#include "zone.h"

#define NS INT64_C(1000000000)

static void check_moments(const tw_zone *zone, int64_t utc_s)
{
    int64_t until, last = INT64_MIN;
    const int32_t offset = twi_zone_span(zone, utc_s, &until);
    if (offset < TWI_OFFSET_MIN || offset > TWI_OFFSET_MAX || offset != tw_zone_offset(zone, utc_s))
        fuzz_fail("an offset out of bounds");
    if (until <= utc_s || (until < INT64_C(200000000000) && tw_zone_offset(zone, until - 1) != offset))
        fuzz_fail("a span that does not last");
    if (tw_zone_utc(zone, utc_s + offset) > utc_s)
        fuzz_fail("a local time was shown before its first moment");
    for (int64_t local = utc_s - 7200; local < utc_s + 7200; local += 601) {
        const int64_t moment = tw_zone_utc(zone, local);
        if (moment < last)
            fuzz_fail("a later local time is an earlier moment");
        if (moment + tw_zone_offset(zone, moment) < local)
            fuzz_fail("clocks do not show it yet");
        last = moment;
    }
}

static void check_windows(const tw_schedule *schedule, int64_t utc_s)
{
    for (uint32_t i = 0; i < 4; i++) {
        tw_schedule_window window, again;
        uint32_t inside, held;
        if (tw_schedule_at(schedule, utc_s * NS, &window, &inside) != TW_OK)
            fuzz_fail("a schedule is refused");
        if (window.begin_utc_ns == INT64_MAX)
            return;
        if (window.begin_utc_ns >= window.end_utc_ns || (inside != (window.begin_utc_ns <= utc_s * NS)) ||
            window.end_utc_ns <= utc_s * NS)
            fuzz_fail("a window that is none");
        if (tw_schedule_at(schedule, window.begin_utc_ns, &again, &held) != TW_OK || !held ||
            again.begin_utc_ns != window.begin_utc_ns || again.end_utc_ns != window.end_utc_ns)
            fuzz_fail("a window does not hold its begin");
        utc_s = window.end_utc_ns / NS;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static _Alignas(8) uint8_t image[1 << 16];
    const tw_zone *zone = NULL;
    uint32_t room = sizeof image;
    tw_error error;
    if (size < 4 || size > TW_ZONE_FILE_MAX)
        return 0;
    const uint32_t length = (uint32_t)size - 4;
    tw_status status;
    if (data[0] & 1) {
        char *text = calloc(1, length + 1);
        if (!text)
            abort();
        memcpy(text, data + 4, length);
        status = tw_zone_posix(text, image, &room, &zone, &error);
        free(text);
    } else {
        uint8_t *bytes = fuzz_copy(data + 4, length);
        status = tw_zone_read(bytes, length, image, &room, &zone, &error);
        free(bytes);
    }
    if (status != TW_OK) {
        if (error.offset > length || error.text[0] == 0)
            fuzz_fail("a fault without its place");
        return 0;
    }
    const tw_schedule schedule = {.size = sizeof schedule,
                                  .start_s = data[1] * 337u,
                                  .end_s = data[2] * 337u,
                                  .start_days = data[3] & 127,
                                  .end_days = data[3] >> 1,
                                  .start_zone = zone,
                                  .end_zone = data[0] & 2 ? NULL : zone};
    for (uint32_t i = 0; i < 16; i++) {
        const uint32_t at = zone->count ? zone->count * i / 16 : 0;
        const int64_t utc_s = zone->count && i % 2 ? zone->at[at] : INT64_C(200000000) * i;
        if (utc_s < INT64_C(-9000000000) || utc_s > INT64_C(9000000000))
            continue;
        check_moments(zone, utc_s);
        check_windows(&schedule, utc_s);
    }
    return 0;
}
