/* SPDX-License-Identifier: Apache-2.0 */
/* A time zone in memory: its transitions, and the rule that holds after the last one. */
#ifndef TWI_ZONE_H
#define TWI_ZONE_H

#include <tagwire/unstable/schedule.h>

#define TWI_DAY_S 86400

/* RFC 8536, 3.2: utoff should be between -89,999 and 93,599. Nothing else is taken, so sums of a moment and an offset have a bound. */
#define TWI_OFFSET_MIN (-89999)
#define TWI_OFFSET_MAX 93599

/* One of the two moments of a year at which a rule changes: a day, and seconds since that day's midnight on the clocks before the change. */
typedef struct twi_change {
    uint16_t form;  /* 'M' month, week, weekday; 'J' a day 1 to 365 that never counts 29 February; 'N' a day 0 to 365 that does */
    uint16_t month; /* 1 to 12 */
    uint16_t week;  /* 1 to 5, 5 is the last */
    uint16_t day;   /* of the week, 0 Sunday; of the year */
    int32_t time_s; /* -167 to 167 hours */
} twi_change;

typedef struct twi_rule {
    int32_t standard_s, daylight_s; /* ahead of UTC */
    uint32_t has_daylight;
    twi_change begin, end; /* of daylight-saving time */
} twi_rule;

struct tw_zone {
    uint32_t size;   /* of the whole image */
    uint32_t count;  /* transitions */
    int32_t first_s; /* ahead of UTC before the first transition */
    uint32_t has_rule;
    twi_rule rule;
    uint32_t reserved;
    int64_t at[]; /* ascending; behind them as many int32_t: seconds ahead of UTC from then on */
};

static inline const int32_t *twi_zone_offsets(const tw_zone *zone)
{
    return (const int32_t *)(const void *)(zone->at + zone->count);
}

/* The offset at a moment, and the moment up to which it certainly holds; INT64_MAX: for ever. */
int32_t twi_zone_span(const tw_zone *zone, int64_t utc_s, int64_t *until);

/* Whether two zones are one: the same image, or both UTC. */
int twi_zone_equal(const tw_zone *one, const tw_zone *other);

/*
 * Reads a POSIX TZ text of `length` bytes. extended: hours of a change may be -167 to 167 (RFC 8536, version 3). Gives NULL, or what is wrong and where.
 */
const char *twi_rule_read(const uint8_t *text, uint32_t length, int extended, twi_rule *rule, uint32_t *offset);

/* Room for an image with so many transitions: TW_OK and the image, zeroed, with size and count; or TW_ROOM, TW_E_MEMORY. */
tw_status twi_zone_room(void *memory, uint32_t *size, uint32_t count, tw_zone **zone, tw_error *error);

#endif
