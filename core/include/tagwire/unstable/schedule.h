/* SPDX-License-Identifier: Apache-2.0 */
/*
 * When a session is up: time zones, and windows of time by day or by week. Pure logic but for tw_zone_load, which reads one file. Seconds and
 * nanoseconds since 1970 UTC without leap seconds, as the rest of the library. docs/settings.md says what schedules mean.
 *
 *     tw_schedule_step(&schedule, &state, info.created_utc_ns, now.utc_ns, &step);              info: tw_session_describe
 *     if (step.action == TW_SCHEDULE_END && tw_session_end(session, &now, &error) == TW_OK)     and so on for the others
 *         state = step.after;
 *     ... look again at step.deadline_utc_ns, and when the clock was set ...
 *
 * Under unstable/ nothing is promised: these functions are in libtagwire.a only, and may change with any release.
 */
#ifndef TAGWIRE_UNSTABLE_SCHEDULE_H
#define TAGWIRE_UNSTABLE_SCHEDULE_H

#include <tagwire/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A time zone: an immutable image without pointers. It may be copied to other memory aligned to 8 bytes, and used by all threads. */
typedef struct tw_zone tw_zone;

/* The largest TZif file that is read; those of the tz database have less than 4 KiB. */
#define TW_ZONE_FILE_MAX 32768u

/*
 * Makes a zone of the bytes of a TZif file (RFC 8536, versions 1 to 4) in the caller's memory. Files that count leap seconds are refused.
 * Before the first transition its type 0 holds, after the last one the footer's rule, or without a footer the last type.
 *
 * bytes:   not NULL, not needed after the call.
 * memory:  caller's, aligned to 8 bytes; may be NULL if *size is 0.
 * size:    in: bytes of memory; out: bytes used, or needed. Not NULL.
 * zone:    receives `memory` as a zone; not NULL.
 * error:   offset is the byte at fault, text says what is wrong; may be NULL.
 * returns: TW_OK; TW_ROOM (*size says how much it takes); TW_E_ARGUMENT; TW_E_MEMORY (not aligned); TW_E_VALUE_FORMAT (not a TZif file, or a faulty one).
 * Thread rule: any thread.
 */
TW_API tw_status tw_zone_read(const void *bytes, uint32_t length, void *memory, uint32_t *size, const tw_zone **zone,
                              tw_error *error);

/*
 * Makes a zone of a POSIX TZ text with the extensions of RFC 8536: "EST5EDT,M3.2.0,M11.1.0". A text with daylight-saving time has its rules, too.
 * text ends with NUL. Otherwise as tw_zone_read; error->offset counts from the start of text.
 */
TW_API tw_status tw_zone_posix(const char *text, void *memory, uint32_t *size, const tw_zone **zone, tw_error *error);

/*
 * Makes a zone by its name.
 *
 * name:      of the tz database, "America/New_York"; "UTC", "GMT", or these with hours ahead of UTC: "UTC+2", "GMT-05:30", for which no file is
 *            read (Etc/GMT+2 is a file, and behind UTC). NULL: the machine's own zone: that of the environment variable TZ if it is set (a name, with
 *            or without ':', an absolute path, or a POSIX text), else /etc/localtime.
 * directory: of the files; NULL: that of the environment variable TZDIR if it is set, else /usr/share/zoneinfo.
 * returns:   as tw_zone_read; TW_E_ARGUMENT also for a name that is none; TW_E_STORE_IO: there is no such file, or it cannot be read.
 */
TW_API tw_status tw_zone_load(const char *name, const char *directory, void *memory, uint32_t *size, const tw_zone **zone,
                              tw_error *error);

/* Seconds that the zone's clocks are ahead of UTC. zone: NULL is UTC. Outside of the years 1 to 9998 as at their ends. */
TW_API int32_t tw_zone_offset(const tw_zone *zone, int64_t utc_s);

/*
 * The first moment (seconds UTC) at which the zone's clocks show local_s or later. So a time that clocks skip is the moment of the jump, a
 * time that they show twice is the first of the two, and later local times are never earlier moments. zone: NULL is UTC.
 */
TW_API int64_t tw_zone_utc(const tw_zone *zone, int64_t local_s);

/* Bits of days: of the zone's calendar. 0 where days are asked for means every day. */
enum {
    TW_DAY_SUNDAY = 1,
    TW_DAY_MONDAY = 2,
    TW_DAY_TUESDAY = 4,
    TW_DAY_WEDNESDAY = 8,
    TW_DAY_THURSDAY = 16,
    TW_DAY_FRIDAY = 32,
    TW_DAY_SATURDAY = 64
};

/*
 * A schedule. Set size to sizeof(tw_schedule); all 0 is: up all day, from midnight to midnight UTC.
 *
 * A window begins at start_s on each of start_days. It ends at the first end_s on one of end_days that comes after that, and at the next begin at
 * the latest. "After" is by calendar where both have one zone, else by the moment. It holds its begin and does not hold its end. So:
 *   start 08:00, end 17:00                     within a day
 *   start 17:00, end 16:00                     over midnight
 *   start = end                                a day, without a pause
 *   start_days Sunday, end_days Friday         a week, of which Saturday is none
 *   start_days Monday to Friday                windows that begin on these days
 */
typedef struct tw_schedule {
    uint32_t size;                 /* sizeof the struct */
    uint32_t non_stop;             /* 1: always up; what follows up to end_zone is not looked at */
    uint32_t start_s, end_s;       /* seconds since midnight on the zone's clocks, 0 to 86,399 */
    uint32_t start_days, end_days; /* TW_DAY_... */
    const tw_zone *start_zone;     /* NULL: UTC. Must live as long as the schedule is used */
    const tw_zone *end_zone;
    uint32_t resets; /* 1: numbers begin anew at reset_s on each of reset_days, within the session */
    uint32_t reset_s, reset_days;
    uint32_t reserved;
    const tw_zone *reset_zone;
} tw_schedule;

/* A window: from begin_utc_ns to before end_utc_ns. Non-stop: INT64_MIN to INT64_MAX. */
typedef struct tw_schedule_window {
    int64_t begin_utc_ns, end_utc_ns;
} tw_schedule_window;

/* Whether a schedule is one. error: its text says what is wrong; may be NULL. returns: TW_OK; TW_E_ARGUMENT. Thread rule for all: any thread. */
TW_API tw_status tw_schedule_check(const tw_schedule *schedule, tw_error *error);

/*
 * The window that holds a time, or else the next one.
 *
 * inside:  receives 1: the time is in the window; 0: the window is to come (both its ends are INT64_MAX if there is none within four weeks). Not NULL.
 * returns: TW_OK; TW_E_ARGUMENT.
 */
TW_API tw_status tw_schedule_at(const tw_schedule *schedule, int64_t utc_ns, tw_schedule_window *window, uint32_t *inside);

/* Whether two times are in one and the same window: same receives 1 or 0. returns: TW_OK; TW_E_ARGUMENT. */
TW_API tw_status tw_schedule_same(const tw_schedule *schedule, int64_t one_utc_ns, int64_t other_utc_ns, uint32_t *same);

/* What to do with the session now. */
enum {
    TW_SCHEDULE_NONE = 0,
    TW_SCHEDULE_BEGIN = 1, /* tw_session_begin, fresh 0: it goes on with its numbers */
    TW_SCHEDULE_BEGIN_FRESH =
        2,                /* tw_session_begin, fresh 1: its numbers are of a window, or from before a reset point, that is over */
    TW_SCHEDULE_END = 3,  /* tw_session_end */
    TW_SCHEDULE_RESET = 4 /* tw_session_reset: a reset point has come */
};

/* What was done with it. */
enum {
    TW_SCHEDULE_UNKNOWN = 0, /* nothing yet: a session that was made would take a connection at any time */
    TW_SCHEDULE_BEGUN = 1,
    TW_SCHEDULE_ENDED = 2
};

/* The caller's, all 0 when the program starts. */
typedef struct tw_schedule_state {
    uint32_t phase; /* TW_SCHEDULE_UNKNOWN ... */
    uint32_t reserved;
    int64_t reset_utc_ns; /* the reset point that was dealt with last */
} tw_schedule_state;

typedef struct tw_schedule_action {
    uint32_t action; /* TW_SCHEDULE_... */
    uint32_t reserved;
    int64_t deadline_utc_ns; /* look again then, and whenever the clock was set; INT64_MAX: never */
    tw_schedule_state after; /* the state when the action has been done; else keep the one there was and look again soon */
} tw_schedule_action;

/*
 * What to do, from what stands in the store: whether numbers belong to this window is decided by when they began, so a program that starts
 * again within a window goes on with its numbers, and one that starts in the next begins anew.
 *
 * Call it before the first connect, then at its deadline, and again after each action that was done. A session call that answers TW_E_STATE (a Logout
 * or Logon is under way) or TW_ROOM was not done.
 *
 * created_utc_ns: when the session's numbers began: tw_session_info.created_utc_ns.
 * action:         receives what to do; not NULL.
 * returns:        TW_OK; TW_E_ARGUMENT.
 */
TW_API tw_status tw_schedule_step(const tw_schedule *schedule, const tw_schedule_state *state, int64_t created_utc_ns,
                                  int64_t utc_ns, tw_schedule_action *action);

#ifdef __cplusplus
}
#endif

#endif
