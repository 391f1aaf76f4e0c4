/* SPDX-License-Identifier: Apache-2.0 */
/* tagwire cat: the messages of logs, for people and for other programs. */
#include "cli.h"
#include "show.h"

#include <stdlib.h>
#include <string.h>

enum { OPTION_OUTPUT = OPTION_OWN, OPTION_TAGS, TAGS_MAX = 256 };

typedef struct cat {
    cli cli;
    print print;
    uint32_t tags[TAGS_MAX];
    int several;
    void (*write)(const print *p, const version *v, const log_message *m);
} cat;

static void each(void *context, const source *s, const log_message *m)
{
    cat *c = context;
    version v = names_version(&c->cli.names, m);
    if (!filter_passes(&c->cli.filter, m))
        return;
    c->print.file = c->several ? s->name : NULL;
    c->write(&c->print, &v, m);
    if (s->fd == 0) /* somebody may be waiting at the other end of the pipe */
        out_flush(&c->cli.out);
}

static int output_option(cat *c, const char *name)
{
    if (strcmp(name, "text") == 0)
        c->write = print_text;
    else if (strcmp(name, "json") == 0)
        c->write = print_json;
    else if (strcmp(name, "csv") == 0)
        c->write = print_csv;
    else if (strcmp(name, "wire") == 0)
        c->write = print_wire;
    else
        return cli_usage("cat", "--output %s: it is text, json, csv or wire", name);
    return 0;
}

/* --tags 35,11,Symbol */
static int tags_read(cat *c, const char *list)
{
    where_names known = names_for_where(&c->cli.names);
    while (*list) {
        size_t length = strcspn(list, ",");
        char *end = NULL;
        unsigned long tag = strtoul(list, &end, 10);
        if (end != list + length || tag > INT32_MAX || list[0] < '0' || list[0] > '9')
            tag = known.tag ? known.tag(known.context, list, (uint32_t)length) : 0;
        if (tag == 0)
            return cli_usage("cat", "--tags: %.*s is neither a tag nor the name of a field", (int)length, list), 0;
        if (c->print.tags_count == TAGS_MAX)
            return cli_usage("cat", "--tags: at most %d tags", TAGS_MAX), 0;
        c->tags[c->print.tags_count++] = (uint32_t)tag;
        list += length + (list[length] == ',');
    }
    c->print.tags = c->tags;
    return c->print.tags_count != 0 || cli_usage("cat", "--tags needs at least one tag: --tags 35,11,55,44") == 0;
}

int command_cat(int count, char **arguments)
{
    static const struct option options[] = {OPTIONS_COMMON,
                                            {"output", required_argument, NULL, OPTION_OUTPUT},
                                            {"tags", required_argument, NULL, OPTION_TAGS},
                                            {"follow", no_argument, NULL, 'f'},
                                            {NULL, 0, NULL, 0}};
    static cat c;
    const char *tags = NULL;
    cli_init(&c.cli, "cat");
    c.write = NULL;
    for (int option = 0; (option = getopt_long(count, arguments, "fho:t:", options, NULL)) != -1;) {
        int taken = cli_option(&c.cli, option == 't' ? OPTION_TYPE : option, optarg);
        if (taken < 0)
            return EXIT_USAGE;
        if (taken)
            continue;
        switch (option) {
        case 'f': c.cli.follow = 1; break;
        case 'h': return cli_help(HELP_CAT);
        case OPTION_TAGS: tags = optarg; break;
        case 'o':
        case OPTION_OUTPUT:
            if (output_option(&c, optarg) != 0)
                return EXIT_USAGE;
            break;
        default: return cli_bad_option("cat", count, arguments);
        }
    }
    if (!c.write)
        c.write = tags ? print_csv : print_text;
    if (!tags && c.write == print_csv)
        return cli_usage("cat", "--output csv needs --tags, the columns: --tags 35,11,55,44");
    if (tags && c.write != print_csv)
        return cli_usage("cat", "--tags is for --output csv only");
    if (!cli_ready(&c.cli) || (tags && !tags_read(&c, tags)))
        return EXIT_USAGE;
    c.print.out = &c.cli.out;
    c.print.mask = !c.cli.no_mask;
    c.several = count - optind > 1;
    if (tags) /* the columns as they were asked for */
        out_format(&c.cli.out, "%s\n", tags);
    int code = cli_run(&c.cli, count - optind, arguments + optind, each, &c);
    cli_free(&c.cli);
    return code;
}
