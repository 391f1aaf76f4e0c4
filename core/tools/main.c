/* SPDX-License-Identifier: Apache-2.0 */
/* The tagwire command. */
#include "cli.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    int (*run)(int count, char **arguments);
} commands[] = {{"cat", command_cat},       {"check", command_check}, {"stats", command_stats}, {"dict", command_dict},
                {"replay", command_replay}, {"gen", command_gen},     {"store", command_store}, {"settings", command_settings},
                {"serve", command_serve},   {"send", command_send}};

int main(int count, char **arguments)
{
    if (count < 2) {
        fputs(HELP, stderr);
        return EXIT_USAGE;
    }
    const char *name = arguments[1];
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 || strcmp(name, "help") == 0)
        return cli_help(HELP);
    if (strcmp(name, "--version") == 0) {
        printf("tagwire %s (scan kernel %s)\n", tw_version(), tw_kernel_name());
        return EXIT_FINE;
    }
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (strcmp(name, commands[i].name) == 0)
            return commands[i].run(count - 1, arguments + 1);
    return cli_usage("", "%s is no command: there are cat, check, stats, dict, replay, gen, store, settings, serve and send", name);
}
