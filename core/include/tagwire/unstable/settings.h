/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Settings: sessions out of a configuration file of QuickFIX's form, by QuickFIX's names. Every setting there is stands in docs/settings.md and in the
 * table that tw_settings_row shows. Reads no file and allocates nothing: text goes in, and lies in the caller's memory afterwards.
 *
 *     uint32_t size = 0, count;
 *     tw_settings_load(text, length, NULL, &size, &settings, NULL, 0, NULL);                 TW_ROOM: size says how much memory it takes
 *     status = tw_settings_load(text, length, memory, &size, &settings, faults, 100, &count);    every fault with its line
 *     for (i = 0; i < tw_settings_sessions(settings); i++) {
 *         tw_settings_options(settings, i, &options);
 *         options.store = store;
 *         tw_session_init(..., &options, ...);
 *     }
 *
 * Under unstable/ nothing is promised: these functions are in libtagwire.a only, and may change with any release.
 */
#ifndef TAGWIRE_UNSTABLE_SETTINGS_H
#define TAGWIRE_UNSTABLE_SETTINGS_H

#include <tagwire/unstable/schedule.h>
#include <tagwire/unstable/session.h>
#include <tagwire/unstable/store.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a value is. */
enum {
    TW_SETTING_BOOLEAN = 1, /* Y or N; number 1 or 0 */
    TW_SETTING_NUMBER = 2,  /* digits; number */
    TW_SETTING_TEXT = 3,    /* any printable bytes; number is their length */
    TW_SETTING_PATH = 4,    /* likewise */
    TW_SETTING_TIME = 5,    /* HH:MM:SS, and perhaps a time zone; number is seconds since midnight */
    TW_SETTING_DAY = 6,     /* of the week, two letters or more; number is 0 for Sunday */
    TW_SETTING_ZONE = 7,    /* the name of a time zone (tw_zone_load) */
    TW_SETTING_LIST = 8, /* words with commas between; text has one blank between two; number is how many; of days: bit 0 Sunday */
    TW_SETTING_WORD = 9  /* one of some words; number says which, from 0 */
};

/* What becomes of a setting. */
enum {
    TW_SETTING_TAKEN = 1,   /* it goes into the options of session, schedule or store */
    TW_SETTING_KEPT = 2,    /* it is checked and kept: tw_settings_get */
    TW_SETTING_ALIAS = 3,   /* another name of the setting that `values` names */
    TW_SETTING_FIXED = 4,   /* the one value in `values` is what happens anyway; any other is an error */
    TW_SETTING_IGNORED = 5, /* a setting of QuickFIX without an effect here; a warning */
    TW_SETTING_REFUSED = 6  /* a setting of QuickFIX that is not supported, and cannot be ignored; an error */
};

/* One row of the table of all settings. Texts are static. */
typedef struct tw_setting {
    const char *name;     /* "HeartBtInt". Case does not matter in a file. A * at the end: all names that begin so */
    const char *origin;   /* who has it: "C++ J n" (QuickFIX/C++, QuickFIX/J, QuickFIX/n) or "Tagwire" */
    const char *unit;     /* of a number: "s", "ms", "bytes"; "" */
    const char *values;   /* words that it may be, one blank between two; what ALIAS and FIXED say; "" */
    const char *fallback; /* the value where the file has none; NULL: none */
    const char *sets;     /* what it goes into: "heartbeat_s", "TW_SESSION_STATUS" */
    const char *help;     /* one sentence; of IGNORED, REFUSED and FIXED: why */
    const char *since;    /* "0.1" */
    uint32_t type;        /* TW_SETTING_BOOLEAN ... */
    uint32_t support;     /* TW_SETTING_TAKEN ... */
    uint32_t min, max;    /* of a number; max of a text: its bytes */
    uint32_t numbered;    /* 1: there are Name1, Name2, ... too; 2: and Name.any */
    uint32_t reserved;
} tw_setting;

/* The rows in the order of docs/settings.md: which from 0, NULL from the end on. Lifetime: static. Thread rule: any thread. */
TW_API const tw_setting *tw_settings_row(uint32_t which);

/* What is wrong with a file. */
enum { TW_SETTINGS_ERROR = 1, TW_SETTINGS_WARNING = 2 };

/* 256 bytes. */
typedef struct tw_settings_fault {
    uint32_t kind;         /* TW_SETTINGS_ERROR, TW_SETTINGS_WARNING */
    uint32_t line, column; /* from 1; column 0: the line as a whole. Columns count bytes */
    uint32_t reserved;
    char text[240]; /* "HeartBtInt=x: expected a whole number from 0 to 86400 (s)" */
} tw_settings_fault;

/* A file that was read. Opaque; immutable, so all threads may use it; it holds pointers, so it may not be moved. */
typedef struct tw_settings tw_settings;

#define TW_SETTINGS_LENGTH_MAX 1048576u /* bytes of a file */
#define TW_SETTINGS_SESSIONS_MAX 4096u

/* In the place of a session: the [DEFAULT] section alone. */
#define TW_SETTINGS_DEFAULT UINT32_MAX

/*
 * Reads a file.
 *
 * text:     not NULL; not needed after the call.
 * memory:   caller's, aligned to 8 bytes; may be NULL if *size is 0. All texts that are handed out lie in it.
 * size:     in: bytes of memory; out: bytes used, or needed. Not NULL.
 * settings: receives the file; not NULL. Only without errors; warnings do not matter.
 * faults:   receives up to `room` errors and warnings, by line; may be NULL if room is 0.
 * count:    receives how many there are, which may be more than room; may be NULL.
 * returns:  TW_OK; TW_ROOM (more memory: nothing was read); TW_E_ARGUMENT; TW_E_MEMORY (not aligned); TW_E_VALUE_FORMAT (the file has errors).
 * Thread rule: any thread.
 */
TW_API tw_status tw_settings_load(const void *text, uint32_t length, void *memory, uint32_t *size, const tw_settings **settings,
                                  tw_settings_fault *faults, uint32_t room, uint32_t *count);

/* How many sessions it has, in the order of the file. */
TW_API uint32_t tw_settings_sessions(const tw_settings *settings);

/*
 * The options of a session, of which only store is left to the caller. With UseDataDictionary=Y (the default) messages are validated by the built-in
 * dictionary of their version; where the file names a dictionary (DataDictionary, AppDataDictionary, TransportDataDictionary) dicts is NULL and loading it
 * is the caller's: the path is what tw_settings_get answers.
 *
 * options: receives them; not NULL. Its texts live as long as settings.
 * returns: TW_OK; TW_E_ARGUMENT (no such session). Thread rule: any thread.
 */
TW_API tw_status tw_settings_options(const tw_settings *settings, uint32_t session, tw_session_options *options);

/*
 * The schedule of a session. Reads its time zones from the system.
 *
 * zoneinfo: as directory of tw_zone_load; may be NULL.
 * memory:   caller's, aligned to 8 bytes, for its zones; may be NULL if *size is 0; must live as long as the schedule.
 * size:     in: bytes of memory; out: bytes used, or needed.
 * returns:  TW_OK; TW_ROOM; TW_E_ARGUMENT; what tw_zone_load answers (error->offset is then the line of the setting). Thread rule: any thread.
 */
TW_API tw_status tw_settings_schedule(const tw_settings *settings, uint32_t session, const char *zoneinfo, void *memory,
                                      uint32_t *size, tw_schedule *schedule, tw_error *error);

/* The options of the journal in FileStorePath. returns: TW_OK; TW_MORE (there is no FileStorePath: numbers live in memory); TW_E_ARGUMENT. */
TW_API tw_status tw_settings_journal(const tw_settings *settings, uint32_t session, tw_journal_options *options);

/* A value. */
typedef struct tw_settings_value {
    const tw_setting *setting; /* its row; NULL: one of ApplicationSettings */
    const char *text;          /* as written, lists with blanks; the fallback; NULL: none. Ends with NUL */
    const char *zone;          /* of a TIME with a zone of its own: its name; else NULL */
    int64_t number;            /* as the type says */
    uint32_t line;             /* where it stands; 0: the fallback */
    uint32_t own;              /* 1: in the session's section; 0: in [DEFAULT], or nowhere */
} tw_settings_value;

/*
 * The value that holds for a session, or for [DEFAULT]: its own, else that of [DEFAULT], else the fallback.
 *
 * name:    of a setting in any case, "SocketConnectHost2", or one of ApplicationSettings.
 * returns: TW_OK (text may be NULL); TW_E_ARGUMENT (no such session or setting). Thread rule: any thread.
 */
TW_API tw_status tw_settings_get(const tw_settings *settings, uint32_t session, const char *name, tw_settings_value *value);

#ifdef __cplusplus
}
#endif

#endif
