/* SPDX-License-Identifier: Apache-2.0 */
/* Zones by name: fixed ones, and files of the tz database. */
#include "file.h"
#include "zone.h"

#include "error.h"

#include <stdlib.h>
#include <string.h>

enum { PATH_SIZE = 1024, NAME_LENGTH_MAX = 255 };

#define DIRECTORY "/usr/share/zoneinfo"
#define MACHINE "/etc/localtime"

static int digits(const char **at, int32_t max, int32_t *number)
{
    int32_t value = 0, count = 0;
    for (; **at >= '0' && **at <= '9' && count < 2; count++)
        value = value * 10 + (*(*at)++ - '0');
    *number = value;
    return count && value <= max;
}

/* UTC, GMT, and these with +H, +HH, +HHMM, +HH:MM ahead of UTC. 0: not one of these. */
static int fixed(const char *name, int32_t *ahead_s)
{
    const char *at = name + 3;
    int32_t hours = 0, minutes = 0;
    *ahead_s = 0;
    if (strncmp(name, "UTC", 3) != 0 && strncmp(name, "GMT", 3) != 0)
        return 0;
    if (*at == 0)
        return 1;
    const char sign = *at++;
    if ((sign != '+' && sign != '-') || !digits(&at, 23, &hours))
        return 0;
    if (*at == ':')
        at++;
    if ((*at && !digits(&at, 59, &minutes)) || *at || at[-1] == ':')
        return 0;
    *ahead_s = (hours * 60 + minutes) * (sign == '-' ? -60 : 60);
    return 1;
}

static tw_status load_fixed(int32_t ahead_s, void *memory, uint32_t *size, const tw_zone **zone, tw_error *error)
{
    tw_zone *made = NULL;
    const tw_status status = twi_zone_room(memory, size, 0, &made, error);
    if (status != TW_OK)
        return status;
    made->first_s = ahead_s;
    *zone = made;
    return TW_OK;
}

static tw_status load_file(const char *path, void *memory, uint32_t *size, const tw_zone **zone, tw_error *error)
{
    uint8_t bytes[TW_ZONE_FILE_MAX + 1];
    uint32_t length = 0;
    if (twi_file_read(path, bytes, sizeof bytes, &length) != TW_OK)
        return twi_error_said(error, TW_E_STORE_IO, 0,
                              "no time zone of this name: one of the tz database, such as America/New_York");
    return tw_zone_read(bytes, length, memory, size, zone, error);
}

/* Letters, digits, _ + - and / between parts, of which none begins with a dot: nothing leads out of the directory. */
static int is_name(const char *name)
{
    const size_t length = strlen(name);
    for (size_t i = 0; i < length; i++) {
        const char c = name[i], before = i ? name[i - 1] : '/';
        const int letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (!letter && !(strchr("_+-.", c) && before != '/') && !(c == '/' && before != '/'))
            return 0;
    }
    return length && length <= NAME_LENGTH_MAX && name[length - 1] != '/';
}

/* A file of the directory. */
static tw_status load_entry(const char *name, const char *directory, void *memory, uint32_t *size, const tw_zone **zone,
                            tw_error *error)
{
    char path[PATH_SIZE];
    if (!directory)
        directory = getenv("TZDIR"); // NOLINT(concurrency-mt-unsafe): as every program's localtime does
    if (!directory || !directory[0])
        directory = DIRECTORY;
    const size_t length = strlen(directory), rest = strlen(name);
    if (!is_name(name) || length + rest + 2 > sizeof path)
        return twi_error_said(error, TW_E_ARGUMENT, 0, "no name of a time zone");
    memcpy(path, directory, length);
    path[length] = '/';
    memcpy(path + length + 1, name, rest + 1);
    return load_file(path, memory, size, zone, error);
}

/* TZ as POSIX and the C library have it: a name where there is such a file, else a text. There UTC+2 is behind UTC. */
static tw_status load_machine(const char *directory, void *memory, uint32_t *size, const tw_zone **zone, tw_error *error)
{
    const char *name = getenv("TZ"); // NOLINT(concurrency-mt-unsafe): as above
    if (!name)
        return load_file(MACHINE, memory, size, zone, error);
    if (*name == ':')
        name++;
    if (*name == 0 || strcmp(name, "UTC") == 0 || strcmp(name, "GMT") == 0)
        return load_fixed(0, memory, size, zone, error);
    if (*name == '/')
        return load_file(name, memory, size, zone, error);
    const tw_status status = load_entry(name, directory, memory, size, zone, error);
    return status == TW_E_STORE_IO || status == TW_E_ARGUMENT ? tw_zone_posix(name, memory, size, zone, error) : status;
}

tw_status tw_zone_load(const char *name, const char *directory, void *memory, uint32_t *size, const tw_zone **zone, tw_error *error)
{
    int32_t ahead_s = 0;
    if (!size || !zone)
        return twi_error_said(error, TW_E_ARGUMENT, 0, "no size or zone");
    if (!name)
        return load_machine(directory, memory, size, zone, error);
    return fixed(name, &ahead_s) ? load_fixed(ahead_s, memory, size, zone, error)
                                 : load_entry(name, directory, memory, size, zone, error);
}
