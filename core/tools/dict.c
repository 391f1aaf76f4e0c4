/* SPDX-License-Identifier: Apache-2.0 */
/* tagwire dict: the command, the list and the conversion. */
#include "dict.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OPTION_EXPAND = OPTION_OWN };

int dict_open(dict_source *d, const char *word)
{
    memset(d, 0, sizeof *d);
    if (tw_dict_builtin(word, (uint32_t)strlen(word))) {
        d->dict = tw_dict_builtin(word, (uint32_t)strlen(word));
        return 1;
    }
    if (access(word, F_OK) != 0) {
        tell("%s is neither a built-in dictionary nor a file: 'tagwire dict list' shows the built-in ones", word);
        return 0;
    }
    if (!names_init(&d->names, word, NULL))
        return 0;
    d->dict = d->names.only;
    return 1;
}

const char *dict_name(const tw_dict *dict)
{
    tw_dict_info info;
    return tw_dict_describe(dict, &info) == TW_OK ? info.name : "?";
}

int dict_list(out *o)
{
    const tw_dict *dict = NULL;
    out_format(o, "%-12s %-10s %5s %7s %7s %9s %11s %7s\n", "name", "8=", "1128=", "fields", "codes", "messages", "components",
               "groups");
    for (uint32_t i = 0; (dict = tw_dict_builtin_at(i)) != NULL; i++) {
        tw_dict_info info;
        if (tw_dict_describe(dict, &info) == TW_OK)
            out_format(o, "%-12s %-10s %5s %7u %7u %9u %11u %7u\n", info.name, info.begin, info.applver[0] ? info.applver : "-",
                       info.fields, info.codes, info.messages, info.components, info.groups);
    }
    return EXIT_FINE;
}

static int text_put(FILE *file, const tw_dict *dict)
{
    uint32_t length = 0;
    char *text = NULL;
    int written = 0;
    if (tw_dict_print(dict, NULL, 0, &length) == TW_ROOM) {
        text = log_room(NULL, length);
        written = tw_dict_print(dict, text, length, &length) == TW_OK && fwrite(text, 1, length, file) == length;
    }
    free(text);
    return written;
}

int dict_convert(const char *from, const char *to)
{
    dict_source d;
    size_t end = strlen(to);
    if (!dict_open(&d, from))
        return EXIT_USAGE;
    int code = EXIT_USAGE;
    FILE *file = strcmp(to, "-") == 0 ? stdout : fopen(to, "wb");
    if (file) {
        int xml = end > 4 && strcmp(to + end - 4, ".xml") == 0, written = 1;
        if (xml)
            dict_put_xml(file, d.dict);
        else
            written = text_put(file, d.dict);
        if (written && fflush(file) == 0 && !ferror(file))
            code = EXIT_FINE;
    }
    if (file && file != stdout && fclose(file) != 0)
        code = EXIT_USAGE;
    if (code != EXIT_FINE)
        tell("cannot write %s: %s", to, strerror(errno));
    names_free(&d.names);
    return code;
}

static int run(out *o, int count, char **words, const tw_dict *only, int expand)
{
    if (strcmp(words[0], "list") == 0 && count == 1)
        return dict_list(o);
    if (strcmp(words[0], "diff") == 0 && count == 3) {
        dict_source a, b;
        if (!dict_open(&a, words[1]) || !dict_open(&b, words[2]))
            return EXIT_USAGE;
        int code = dict_diff(o, a.dict, b.dict);
        names_free(&a.names);
        names_free(&b.names);
        return code;
    }
    if (strcmp(words[0], "convert") == 0 && count == 3)
        return dict_convert(words[1], words[2]);
    if (strcmp(words[0], "diff") == 0 || strcmp(words[0], "convert") == 0 || strcmp(words[0], "list") == 0)
        return cli_usage("dict", "dict %s takes %s", words[0], words[0][0] == 'l' ? "no word" : "two words");
    int code = EXIT_FINE;
    for (int i = 0; i < count; i++) {
        int one = dict_show(o, only, words[i], expand);
        code = one > code ? one : code;
    }
    return code;
}

int command_dict(int count, char **arguments)
{
    static const struct option options[] = {{"version", required_argument, NULL, OPTION_VERSION},
                                            {"dict", required_argument, NULL, OPTION_DICT},
                                            {"color", optional_argument, NULL, OPTION_COLOR},
                                            {"colour", optional_argument, NULL, OPTION_COLOR},
                                            {"expand", no_argument, NULL, OPTION_EXPAND},
                                            {"help", no_argument, NULL, 'h'},
                                            {NULL, 0, NULL, 0}};
    static cli c;
    int expand = 0;
    cli_init(&c, "dict");
    for (int option = 0; (option = getopt_long(count, arguments, "h", options, NULL)) != -1;) {
        int taken = cli_option(&c, option, optarg);
        if (taken < 0)
            return EXIT_USAGE;
        if (option == 'h')
            return cli_help(HELP_DICT);
        if (option == OPTION_EXPAND)
            expand = 1;
        else if (!taken)
            return cli_bad_option("dict", count, arguments);
    }
    if (optind == count)
        return cli_usage("dict", "dict needs a word: a tag, a name, a MsgType, or list, diff or convert");
    if (!cli_ready(&c))
        return EXIT_USAGE;
    int code = run(&c.out, count - optind, arguments + optind, c.names.only, expand);
    cli_free(&c);
    return code;
}
