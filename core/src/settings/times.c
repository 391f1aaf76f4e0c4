/* SPDX-License-Identifier: Apache-2.0 */
/* The schedule that a session's settings make, with its time zones. */
#include "error.h"
#include "settings.h"

#include <stdio.h>
#include <string.h>

enum { ZONES_MAX = 3 };

/* Zones in the caller's memory, each name once. */
typedef struct zones {
    const char *directory;
    uint8_t *memory;
    uint64_t room, used;
    const char *names[ZONES_MAX];
    const tw_zone *made[ZONES_MAX];
    uint32_t count;
    int full;
    tw_error *error;
} zones;

/* name: NULL for the machine's own. */
static tw_status load(zones *z, const char *name, uint32_t line, const tw_zone **zone)
{
    for (uint32_t i = 0; i < z->count; i++) {
        if (z->names[i] == name || (name && z->names[i] && strcmp(z->names[i], name) == 0)) {
            *zone = z->made[i];
            return TW_OK;
        }
    }
    uint32_t size = z->full || z->used >= z->room ? 0 : (uint32_t)(z->room - z->used);
    const tw_status status = tw_zone_load(name, z->directory, size ? z->memory + z->used : NULL, &size, zone, z->error);
    if (status != TW_OK && status != TW_ROOM) {
        if (z->error) {
            char said[sizeof z->error->text];
            memcpy(said, z->error->text, sizeof said);
            (void)snprintf(z->error->text, sizeof z->error->text, "%.30s: %.79s", name ? name : "UseLocalTime", said);
            z->error->offset = line;
        }
        return status;
    }
    z->full |= status == TW_ROOM;
    z->used += size;
    z->names[z->count] = name;
    z->made[z->count++] = status == TW_OK ? *zone : NULL;
    return TW_OK;
}

/* A time's own zone, else TimeZone, else the machine's with UseLocalTime=Y, else UTC. A session's own UseLocalTime goes before the TimeZone of [DEFAULT]. */
static tw_status zone_of(const tw_settings *s, uint32_t section, zones *z, const tw_settings_value *time, const tw_zone **zone)
{
    const tw_settings_value named = twi_value_of(s, section, "TimeZone"), local = twi_value_of(s, section, "UseLocalTime");
    *zone = NULL;
    if (time->zone)
        return load(z, time->zone, time->line, zone);
    if (local.number && (!named.line || !named.text[0] || local.own))
        return load(z, NULL, local.line, zone);
    return named.line && named.text[0] ? load(z, named.text, named.line, zone) : TW_OK;
}

static tw_status read_time(const tw_settings *s, uint32_t section, zones *z, const char *name, uint32_t *time_s,
                           const tw_zone **zone)
{
    const tw_settings_value time = twi_value_of(s, section, name);
    *time_s = (uint32_t)time.number;
    return time.line ? zone_of(s, section, z, &time, zone) : TW_OK;
}

static uint32_t day_bit(const tw_settings *s, uint32_t section, const char *name)
{
    const tw_settings_value day = twi_value_of(s, section, name);
    return day.line ? 1u << day.number : 0;
}

static uint32_t day_bits(const tw_settings *s, uint32_t section, const char *name)
{
    return (uint32_t)twi_value_of(s, section, name).number;
}

static tw_status read_schedule(const tw_settings *s, uint32_t section, zones *z, tw_schedule *schedule)
{
    tw_status status = TW_OK;
    *schedule = (tw_schedule){.size = sizeof *schedule,
                              .non_stop = (uint32_t)twi_value_of(s, section, "NonStopSession").number,
                              .resets = twi_value_of(s, section, "ResetTime").line != 0,
                              .reset_days = day_bits(s, section, "ResetDays")};
    if (!schedule->non_stop) {
        status = read_time(s, section, z, "StartTime", &schedule->start_s, &schedule->start_zone);
        if (status == TW_OK)
            status = read_time(s, section, z, "EndTime", &schedule->end_s, &schedule->end_zone);
        schedule->start_days = day_bit(s, section, "StartDay") | day_bits(s, section, "Weekdays");
        schedule->end_days = day_bit(s, section, "EndDay");
    }
    if (status == TW_OK)
        status = read_time(s, section, z, "ResetTime", &schedule->reset_s, &schedule->reset_zone);
    return status;
}

tw_status tw_settings_schedule(const tw_settings *settings, uint32_t session, const char *zoneinfo, void *memory, uint32_t *size,
                               tw_schedule *schedule, tw_error *error)
{
    const uint32_t section = twi_section_of(settings, session);
    if (section == TWI_NONE || section == 0 || !size || !schedule || (*size && !memory))
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    zones z = {.directory = zoneinfo, .memory = memory, .room = *size, .error = error};
    const tw_status status = read_schedule(settings, section, &z, schedule);
    *size = (uint32_t)z.used;
    return status == TW_OK && z.full ? twi_error(error, TW_ROOM, TWI_REASON_NONE, 0, 0) : status;
}
