/* SPDX-License-Identifier: Apache-2.0 */
/* What the commands share: options of the input, the loop over it, exit codes. */
#ifndef TAGWIRE_TOOLS_CLI_H
#define TAGWIRE_TOOLS_CLI_H

#include "filter.h"
#include "names.h"
#include "out.h"
#include "source.h"

#include <getopt.h>

/* 0: all is well; 1: faults were found, or not all could be read; 2: wrong use, or a file that cannot be opened. */
enum { EXIT_FINE = 0, EXIT_FAULTS = 1, EXIT_USAGE = 2 };

int command_cat(int count, char **arguments);
int command_check(int count, char **arguments);
int command_stats(int count, char **arguments);
int command_dict(int count, char **arguments);
int command_replay(int count, char **arguments);
int command_gen(int count, char **arguments);
int command_store(int count, char **arguments);
int command_settings(int count, char **arguments);
int command_serve(int count, char **arguments);
int command_send(int count, char **arguments);

/* One text per command, and of the whole. */
extern const char HELP[], HELP_CAT[], HELP_CHECK[], HELP_STATS[], HELP_DICT[], HELP_REPLAY[], HELP_GEN[], HELP_STORE[],
    HELP_SETTINGS[], HELP_SERVE[], HELP_SEND[];

/* Prints a help text to stdout: exit code 0. */
int cli_help(const char *text);
/* Tells of wrong use and how to find out more: exit code 2. */
int cli_usage(const char *command, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* What getopt_long did not like, in words: exit code 2. */
int cli_bad_option(const char *command, int count, char **arguments);

/* Options that several commands have. Their numbers are beyond the letters. */
enum {
    OPTION_TYPE = 256,
    OPTION_WHERE,
    OPTION_NO_HEARTBEATS,
    OPTION_SINCE,
    OPTION_UNTIL,
    OPTION_DICT,
    OPTION_VERSION,
    OPTION_COLOR,
    OPTION_NO_MASK,
    OPTION_OWN /* of a command */
};
#define OPTIONS_COMMON                                                                                                             \
    {"type", required_argument, NULL, OPTION_TYPE}, {"where", required_argument, NULL, OPTION_WHERE},                              \
        {"no-heartbeats", no_argument, NULL, OPTION_NO_HEARTBEATS}, {"since", required_argument, NULL, OPTION_SINCE},              \
        {"until", required_argument, NULL, OPTION_UNTIL}, {"dict", required_argument, NULL, OPTION_DICT},                          \
        {"version", required_argument, NULL, OPTION_VERSION}, {"color", optional_argument, NULL, OPTION_COLOR},                    \
        {"colour", optional_argument, NULL, OPTION_COLOR}, {"no-mask", no_argument, NULL, OPTION_NO_MASK},                         \
    {                                                                                                                              \
        "help", no_argument, NULL, 'h'                                                                                             \
    }

typedef struct cli {
    const char *command;
    filter filter;
    names names;
    const char *where_text, *dict, *version, *color;
    int no_mask, follow;
    out out;
} cli;

void cli_init(cli *c, const char *command);
/* Takes a common option. 1: taken; 0: none of these; -1: told, exit with 2. */
int cli_option(cli *c, int option, const char *argument);
/* After the options: dictionaries, then the expression, which may name fields. Gives 0 after telling what is wrong. */
int cli_ready(cli *c);
void cli_free(cli *c);

/* Reads all files (none: standard input), one after another, or when following in turn. each: for every message. Gives an exit code. */
int cli_run(cli *c, int files, char **names, void (*each)(void *context, const source *s, const log_message *m), void *context);

#endif
