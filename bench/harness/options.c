/* SPDX-License-Identifier: Apache-2.0 */
#include "options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool read_count(const char *text, uint32_t from, uint32_t to, uint32_t *count)
{
    char *end;
    errno = 0;
    unsigned long value = strtoul(text, &end, 10);
    if (errno != 0 || *text < '0' || *text > '9' || *end != 0 || value < from || value > to)
        return false;
    *count = (uint32_t)value;
    return true;
}

static bool read_option(bench_options *options, const bench_adapter *adapter, const char *name, const char *value)
{
    struct {
        const char *name;
        const char **target;
    } texts[] = {{"--message", &options->message}, {"--operation", &options->operation},
                 {"--path", &options->path},       {"--form", &options->form},
                 {"--set", &options->set},         {"--raw", &options->raw},
                 {"--emit", &options->emit}};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (strcmp(name, texts[i].name) == 0) {
            *texts[i].target = value;
            return true;
        }
    if (strcmp(name, "--warmup") == 0)
        return read_count(value, 0, BENCH_SAMPLES_MAX, &options->warmup);
    if (strcmp(name, "--samples") == 0)
        return read_count(value, 1, BENCH_SAMPLES_MAX, &options->samples);
    if (strcmp(name, "--batch") == 0)
        return read_count(value, 1, BENCH_BATCH_MAX, &options->batch);
    return adapter->option && adapter->option(name, value);
}

static bool usage(const char *program)
{
    fprintf(stderr,
            "usage: %s describe\n"
            "       %s run --message M --operation O --path P --form F --set FILE\n"
            "           [--warmup N] [--samples N] [--batch N] [--flush] [--raw FILE] [--emit FILE]\n",
            program, program);
    return false;
}

bool bench_options_read(int argc, char **argv, const bench_adapter *adapter, bench_options *options)
{
    *options = (bench_options){.warmup = 5000, .samples = 50000, .batch = 32};
    if (argc < 2)
        return usage(argv[0]);
    options->describe = strcmp(argv[1], "describe") == 0;
    if (!options->describe && strcmp(argv[1], "run") != 0)
        return usage(argv[0]);
    for (int i = 2; i < argc; i++) {
        if (strcmp(argv[i], "--flush") == 0) {
            options->flush = true;
        } else if (i + 1 < argc && read_option(options, adapter, argv[i], argv[i + 1])) {
            i++;
        } else {
            fprintf(stderr, "%s: wrong option or value: %s\n", argv[0], argv[i]);
            return false;
        }
    }
    if (!options->describe && !(options->message && options->operation && options->path && options->form && options->set))
        return usage(argv[0]);
    if (options->form && strcmp(options->form, "single") == 0)
        options->batch = 1;
    return true;
}

const char *bench_word(const char *list, uint32_t *length)
{
    while (*list == ' ')
        list++;
    *length = (uint32_t)strcspn(list, " ");
    return list;
}

static bool has_word(const char *list, const char *word)
{
    uint32_t length;
    for (list = bench_word(list, &length); length > 0; list = bench_word(list + length, &length))
        if (strlen(word) == length && memcmp(list, word, length) == 0)
            return true;
    return false;
}

const bench_cell *bench_options_cell(const bench_options *options, const bench_adapter *adapter)
{
    for (uint32_t i = 0; i < adapter->cells_count; i++) {
        const bench_cell *cell = &adapter->cells[i];
        if (strcmp(cell->operation, options->operation) == 0 && strcmp(cell->path, options->path) == 0 &&
            has_word(cell->messages, options->message) && has_word(cell->forms, options->form))
            return cell;
    }
    return NULL;
}
