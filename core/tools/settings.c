/* SPDX-License-Identifier: Apache-2.0 */
/* tagwire settings: a configuration file checked, and what its sessions resolve to; the reference of all settings. */
#include "cli.h"
#include "log.h"

#include <tagwire/unstable/settings.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { OPTION_ALL = OPTION_OWN, OPTION_AT, OPTION_ZONEINFO };

enum { FAULTS_MAX = 10000, ZONES_ROOM = 1 << 17 };

#define NS INT64_C(1000000000)

typedef struct check_options {
    const char *zoneinfo;
    int all;
    int64_t at_ns;
} check_options;

static void write_fault(out *o, const char *name, uint32_t line, uint32_t column, uint32_t kind, const char *text)
{
    out_text(o, name);
    if (line)
        out_format(o, ":%u", line);
    if (column)
        out_format(o, ":%u", column);
    out_text(o, kind == TW_SETTINGS_ERROR ? ": error: " : ": warning: ");
    out_shown(o, text, strlen(text));
    out_text(o, "\n");
}

/* 2026-06-01 12:00:00 */
static void write_time(out *o, int64_t utc_ns)
{
    const time_t seconds = (time_t)(utc_ns / NS - (utc_ns % NS < 0));
    struct tm t;
    if (utc_ns == INT64_MIN || utc_ns == INT64_MAX || !gmtime_r(&seconds, &t))
        out_text(o, "never");
    else
        out_format(o, "%04d-%02d-%02d %02d:%02d:%02d", t.tm_year + 1900, t.tm_mon + 1, t.tm_mday, t.tm_hour, t.tm_min, t.tm_sec);
}

static int is_secret(const char *name)
{
    return strcmp(name, "Password") == 0 || strcmp(name, "NewPassword") == 0 || strcmp(name, "LogonFields") == 0;
}

/* The settings of one row, Name1, Name2 and so on after Name. */
static void write_setting(out *o, const tw_settings *settings, uint32_t session, const char *name, int all)
{
    tw_settings_value value;
    if (tw_settings_get(settings, session, name, &value) != TW_OK || !value.text || (!value.line && !all))
        return;
    out_format(o, "  %-30s ", name);
    if (is_secret(name) && value.line && value.text[0])
        out_text(o, "***");
    else
        out_shown(o, value.text, strlen(value.text));
    if (value.line)
        out_format(o, "  line %u%s\n", value.line, value.own ? "" : ", [DEFAULT]");
    else
        out_text(o, "  by default\n");
}

static void write_settings(out *o, const tw_settings *settings, uint32_t session, int all)
{
    const tw_setting *row;
    for (uint32_t i = 0; (row = tw_settings_row(i)) != NULL; i++) {
        char name[80];
        if (row->support > TW_SETTING_KEPT)
            continue;
        write_setting(o, settings, session, row->name, all);
        for (uint32_t number = 1; row->numbered == 1 && number < 10; number++) {
            (void)snprintf(name, sizeof name, "%s%u", row->name, number);
            write_setting(o, settings, session, name, 0);
        }
    }
}

static void write_schedule(out *o, const tw_schedule *schedule, int64_t at_ns)
{
    tw_schedule_window window;
    uint32_t inside = 0;
    if (tw_schedule_at(schedule, at_ns, &window, &inside) != TW_OK)
        return;
    out_text(o, inside ? "  up at " : "  down at ");
    write_time(o, at_ns);
    if (schedule->non_stop) {
        out_text(o, " UTC, without stop\n");
        return;
    }
    out_text(o, inside ? " UTC, from " : " UTC, next from ");
    write_time(o, window.begin_utc_ns);
    out_text(o, " to ");
    write_time(o, window.end_utc_ns);
    out_text(o, "\n");
}

/* Whether there are such time zones is known only on the machine. Gives 0 when there are not. */
static int write_session(out *o, const char *name, const tw_settings *settings, uint32_t session, const check_options *options)
{
    static _Alignas(8) uint8_t zones[ZONES_ROOM];
    uint32_t size = sizeof zones;
    tw_session_options made;
    tw_schedule schedule;
    tw_error error = {0};
    (void)tw_settings_options(settings, session, &made);
    out_text(o, made.begin_string);
    out_text(o, " ");
    out_shown(o, made.sender_comp_id, strlen(made.sender_comp_id));
    out_text(o, " -> ");
    out_shown(o, made.target_comp_id, strlen(made.target_comp_id));
    out_text(o, made.role == TW_SESSION_INITIATOR ? ", initiator\n" : ", acceptor\n");
    write_settings(o, settings, session, options->all);
    const tw_status status = tw_settings_schedule(settings, session, options->zoneinfo, zones, &size, &schedule, &error);
    if (status == TW_OK)
        write_schedule(o, &schedule, options->at_ns);
    else
        write_fault(o, name, error.offset, 0, TW_SETTINGS_ERROR, error.text);
    return status == TW_OK;
}

/* The whole file, or NULL after telling why not. */
static char *read_whole(const char *name, uint32_t *length)
{
    const int standard = strcmp(name, "-") == 0;
    FILE *file = standard ? stdin : fopen(name, "rb");
    char *text = log_room(NULL, TW_SETTINGS_LENGTH_MAX + 1);
    const size_t got = file ? fread(text, 1, TW_SETTINGS_LENGTH_MAX + 1, file) : 0;
    const int failed = !file || ferror(file);
    if (file && !standard)
        (void)fclose(file);
    *length = (uint32_t)got;
    if (!failed && got <= TW_SETTINGS_LENGTH_MAX)
        return text;
    tell("%s: %s", name, failed ? "cannot be read" : "more than 1 MiB: no settings");
    free(text);
    return NULL;
}

static int check(out *o, const char *name, const check_options *options)
{
    static tw_settings_fault faults[FAULTS_MAX];
    const tw_settings *settings = NULL;
    uint32_t length = 0, size = 0, count = 0;
    char *text = read_whole(name, &length);
    if (!text)
        return EXIT_USAGE;
    (void)tw_settings_load(text, length, NULL, &size, &settings, NULL, 0, NULL); /* how much memory it takes */
    void *memory = log_room(NULL, size);
    tw_status status = tw_settings_load(text, length, memory, &size, &settings, faults, FAULTS_MAX, &count);
    for (uint32_t i = 0; i < count && i < FAULTS_MAX; i++)
        write_fault(o, name, faults[i].line, faults[i].column, faults[i].kind, faults[i].text);
    for (uint32_t i = 0; status == TW_OK && i < tw_settings_sessions(settings); i++)
        if (!write_session(o, name, settings, i, options))
            status = TW_E_VALUE_FORMAT;
    free(memory);
    free(text);
    return status == TW_OK ? EXIT_FINE : EXIT_FAULTS;
}

/* The reference: markdown. */

static const struct {
    const char *from, *title;
} groups[] = {{"ConnectionType", "Who"},
              {"StartTime", "When"},
              {"HeartBtInt", "The session"},
              {"Username", "The Logon, and what the application does"},
              {"UseDataDictionary", "Dictionaries"},
              {"SocketConnectHost", "The connection"},
              {"FileStorePath", "Files"},
              {"ClosedResendInterval", "QuickFIX's that have one value here"},
              {"HttpAcceptPort", "QuickFIX's without an effect here"},
              {"LogonTime", "QuickFIX's that are not supported"}};

static void write_words(out *o, const char *words)
{
    for (; *words; words++)
        out_text(o, *words == ' ' ? ", " : (char[2]){*words, 0});
}

static void write_type(out *o, const tw_setting *row)
{
    static const char *const types[] = {
        "", "Y, N", "", "text", "path", "HH:MM:SS, HH:MM:SS zone", "day of the week", "time zone", "words with commas between", ""};
    if (row->type == TW_SETTING_NUMBER)
        out_format(o, "%u to %u%s%s", row->min, row->max, *row->unit ? " " : "", row->unit);
    else if (row->type == TW_SETTING_WORD)
        write_words(o, row->values);
    else if (row->type == TW_SETTING_LIST && strstr(row->sets, "_days"))
        out_text(o, "days with commas between");
    else
        out_text(o, types[row->type]);
}

static void write_help(out *o, const char *help)
{
    for (; *help; help++)
        out_text(o, *help == '|' ? "\\|" : (char[2]){*help, 0});
}

static void write_row(out *o, const tw_setting *row)
{
    out_format(o, "| %s%s | %s | ", row->name, row->numbered == 1 ? "1, …" : row->numbered ? ".VERSION" : "", row->origin);
    if (row->support <= TW_SETTING_ALIAS) {
        if (row->support != TW_SETTING_ALIAS)
            write_type(o, row);
        out_format(o, " | %s | %s | ", row->fallback ? row->fallback : "", row->sets);
    } else if (row->support == TW_SETTING_FIXED) {
        out_format(o, "%s | ", row->values);
    }
    write_help(o, row->help);
    out_text(o, " |\n");
}

static int reference(out *o)
{
    const tw_setting *row;
    for (uint32_t i = 0; (row = tw_settings_row(i)) != NULL; i++) {
        for (size_t k = 0; k < sizeof groups / sizeof groups[0]; k++) {
            if (strcmp(groups[k].from, row->name) != 0)
                continue;
            out_format(o, "%s### %s\n\n", i ? "\n" : "", groups[k].title);
            if (row->support <= TW_SETTING_ALIAS)
                out_text(o, "| setting | of | value | default | sets | |\n|---|---|---|---|---|---|\n");
            else if (row->support == TW_SETTING_FIXED)
                out_text(o, "| setting | of | value | |\n|---|---|---|---|\n");
            else
                out_text(o, "| setting | of | |\n|---|---|---|\n");
        }
        write_row(o, row);
    }
    return EXIT_FINE;
}

int command_settings(int count, char **arguments)
{
    static const struct option options[] = {{"all", no_argument, NULL, OPTION_ALL},
                                            {"at", required_argument, NULL, OPTION_AT},
                                            {"zoneinfo", required_argument, NULL, OPTION_ZONEINFO},
                                            {"help", no_argument, NULL, 'h'},
                                            {NULL, 0, NULL, 0}};
    static out o;
    check_options given = {.at_ns = (int64_t)time(NULL) * NS};
    int code = EXIT_FINE;
    for (int option = 0; (option = getopt_long(count, arguments, "h", options, NULL)) != -1;) {
        moment at = {0};
        if (option == 'h')
            return cli_help(HELP_SETTINGS);
        if (option == OPTION_ALL)
            given.all = 1;
        else if (option == OPTION_ZONEINFO)
            given.zoneinfo = optarg;
        else if (option != OPTION_AT)
            return cli_bad_option("settings", count, arguments);
        else if (!moment_read(optarg, &at) || at.of_day)
            return cli_usage("settings", "--at %s is no time with a date: write 20261130-12:00 or 2026-11-30T12:00", optarg);
        else
            given.at_ns = at.ns;
    }
    out_init(&o, STDOUT_FILENO, 0);
    const char *word = optind < count ? arguments[optind] : "";
    if (strcmp(word, "reference") == 0 && optind + 1 == count)
        code = reference(&o);
    else if (strcmp(word, "check") != 0 || optind + 1 == count)
        return cli_usage("settings", "settings needs a word, check with files, or reference");
    for (int i = optind + 1; i < count; i++) {
        const int one = check(&o, arguments[i], &given);
        code = one > code ? one : code;
    }
    out_flush(&o);
    return o.failed ? EXIT_USAGE : code;
}
