/* SPDX-License-Identifier: Apache-2.0 */
#include "cli.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define POLL_NS 100000000 /* between two looks at files that grow */

int cli_help(const char *text)
{
    return fputs(text, stdout) < 0 || fflush(stdout) != 0 ? EXIT_USAGE : EXIT_FINE;
}

int cli_usage(const char *command, const char *format, ...)
{
    char text[512];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    tell("%s", text);
    fprintf(stderr, "'tagwire %s%s--help' shows how it is used\n", command, command[0] ? " " : "");
    return EXIT_USAGE;
}

int cli_bad_option(const char *command, int count, char **arguments)
{
    const char *word = optind > 0 && optind <= count ? arguments[optind - 1] : "";
    if (word[0] == '-')
        return cli_usage(command, "%s is no option of %s, or lacks its value", word, command);
    return cli_usage(command, "an option is not known, or lacks its value");
}

void cli_init(cli *c, const char *command)
{
    memset(c, 0, offsetof(cli, out));
    c->command = command;
    opterr = 0;
}

static int moment_option(cli *c, const char *name, const char *text, moment *m)
{
    if (moment_read(text, m))
        return 1;
    cli_usage(c->command, "%s %s is no time: write 12:00, 12:00:05.123, 20261130 or 20261130-12:00:00", name, text);
    return -1;
}

int cli_option(cli *c, int option, const char *argument)
{
    switch (option) {
    case OPTION_TYPE: c->filter.types = argument; return 1;
    case OPTION_WHERE: c->where_text = argument; return 1;
    case OPTION_NO_HEARTBEATS: c->filter.no_heartbeats = 1; return 1;
    case OPTION_SINCE: return moment_option(c, "--since", argument, &c->filter.since);
    case OPTION_UNTIL: return moment_option(c, "--until", argument, &c->filter.until);
    case OPTION_DICT: c->dict = argument; return 1;
    case OPTION_VERSION: c->version = argument; return 1;
    case OPTION_NO_MASK: c->no_mask = 1; return 1;
    case OPTION_COLOR:
        c->color = argument ? argument : "always";
        if (strcmp(c->color, "always") == 0 || strcmp(c->color, "never") == 0 || strcmp(c->color, "auto") == 0)
            return 1;
        cli_usage(c->command, "--color=%s: it is always, never or auto", argument);
        return -1;
    default: return 0;
    }
}

static int colour_wanted(const cli *c)
{
    const char *no = getenv("NO_COLOR"), *terminal = getenv("TERM");
    if (c->color && strcmp(c->color, "auto") != 0)
        return c->color[0] == 'a';
    return !(no && no[0]) && isatty(STDOUT_FILENO) && !(terminal && strcmp(terminal, "dumb") == 0);
}

/* An expression with a fault: the line of it, and a mark under the place. Tabs and such are blanks there. */
static void where_tell(const where *w)
{
    tell("--where: %s", w->error);
    fputs("  ", stderr);
    for (const char *at = w->text; *at; at++)
        fputc((unsigned char)*at < ' ' ? ' ' : *at, stderr);
    fprintf(stderr, "\n  ");
    for (uint32_t i = 0; i < w->error_at; i++)
        if (((uint8_t)w->text[i] & 0xC0) != 0x80) /* one column a character */
            fputc(' ', stderr);
    fputs("^\n", stderr);
}

int cli_ready(cli *c)
{
    out_init(&c->out, STDOUT_FILENO, colour_wanted(c));
    if (c->dict && c->version) {
        tell("--dict and --version exclude each other");
        return 0;
    }
    if (!names_init(&c->names, c->dict, c->version))
        return 0;
    if (!c->where_text)
        return 1;
    where_names known = names_for_where(&c->names);
    c->filter.has_where = 1;
    if (where_read(&c->filter.where, c->where_text, &known))
        return 1;
    where_tell(&c->filter.where);
    return 0;
}

void cli_free(cli *c)
{
    out_flush(&c->out);
    names_free(&c->names);
}

typedef void visit(void *context, const source *s, const log_message *m);

/* One file from its start to its end. */
static int run_one(cli *c, const char *name, visit *each, void *context)
{
    source s;
    log_message m;
    int answer = SOURCE_MESSAGE;
    if (!source_open(&s, name, 0, 0, c->names.pairs, c->names.pairs_count))
        return EXIT_USAGE;
    while (!c->out.failed && (answer = source_next(&s, &m)) == SOURCE_MESSAGE)
        each(context, &s, &m);
    out_flush(&c->out);
    int code = c->out.failed || answer == SOURCE_ERROR               ? EXIT_USAGE
               : source_report(&s, strcmp(c->command, "check") != 0) ? EXIT_FAULTS
                                                                     : EXIT_FINE;
    source_close(&s);
    return code;
}

/* All files in turn, for ever: it ends by a signal, or when nobody reads the output. */
static int run_following(cli *c, int files, char **file_names, visit *each, void *context)
{
    source *sources = log_room(NULL, (size_t)files * sizeof *sources);
    for (int i = 0; i < files; i++)
        if (!source_open(&sources[i], file_names[i], 1, 0, c->names.pairs, c->names.pairs_count))
            return EXIT_USAGE;
    for (int left = files; left && !c->out.failed;) {
        uint64_t seen = 0;
        left = 0;
        for (int i = 0; i < files; i++) {
            log_message m;
            int answer = SOURCE_IDLE;
            if (sources[i].fd < 0)
                continue;
            while (!c->out.failed && (answer = source_next(&sources[i], &m)) == SOURCE_MESSAGE) {
                each(context, &sources[i], &m);
                seen++;
            }
            left += answer == SOURCE_IDLE;
            if (answer != SOURCE_IDLE)
                source_close(&sources[i]);
        }
        out_flush(&c->out);
        if (left && !seen)
            nanosleep(&(struct timespec){0, POLL_NS}, NULL);
    }
    for (int i = 0; i < files; i++)
        source_close(&sources[i]);
    free(sources);
    return c->out.failed ? EXIT_USAGE : EXIT_FINE;
}

int cli_run(cli *c, int files, char **file_names, visit *each, void *context)
{
    static char dash[] = "-";
    char *standard_input[] = {dash};
    int code = EXIT_FINE;
    if (files == 0) {
        files = 1;
        file_names = standard_input;
    }
    if (c->follow)
        return run_following(c, files, file_names, each, context);
    for (int i = 0; i < files && !c->out.failed; i++) {
        int one = run_one(c, file_names[i], each, context);
        code = one > code ? one : code;
    }
    return code;
}
