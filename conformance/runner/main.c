/* SPDX-License-Identifier: Apache-2.0 */
/* The conformance runner. Exit codes: 0 all right, 1 vectors failed, 2 wrong usage or vectors that cannot be read, 3 a testee that cannot be
 * started. */
#include "report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SUITES_MAX 16

typedef struct cf_options {
    const char *vectors, *known, *only, *html;
    const char *commands[SUITES_MAX];
    size_t count;
    int inside, here, tap, rows;
    double limit;
} cf_options;

static const char usage[] =
    "usage: conformance-runner [--vectors FOLDER] [--known FILE] [--only PATTERN] [--inside] [--here] [--testee COMMAND]...\n"
    "                          [--limit SECONDS] [--tap] [--rows] [--html FILE]\n"
    "  --inside   the C testee linked to this program; the default where no --testee is given\n"
    "  --here     the same without a process of its own, for a debugger\n"
    "  --only     ids that match, as file names do: 'frame/G*', '*/D03/*'\n"
    "  --limit    for one answer (5)\n"
    "  --rows     the matrix by rows, not only by families\n";

static int parse(cf_options *options, int count, char **words)
{
    for (int i = 1; i < count; i++) {
        const char *word = words[i], *value = i + 1 < count ? words[i + 1] : NULL;
        int taken = 1;
        if (strcmp(word, "--inside") == 0)
            options->inside = 1, taken = 0;
        else if (strcmp(word, "--here") == 0)
            options->here = 1, taken = 0;
        else if (strcmp(word, "--tap") == 0)
            options->tap = 1, taken = 0;
        else if (strcmp(word, "--rows") == 0)
            options->rows = 1, taken = 0;
        else if (!value)
            return 0;
        else if (strcmp(word, "--vectors") == 0)
            options->vectors = value;
        else if (strcmp(word, "--known") == 0)
            options->known = value;
        else if (strcmp(word, "--only") == 0)
            options->only = value;
        else if (strcmp(word, "--html") == 0)
            options->html = value;
        else if (strcmp(word, "--limit") == 0)
            options->limit = strtod(value, NULL);
        else if (strcmp(word, "--testee") == 0 && options->count < SUITES_MAX - 2)
            options->commands[options->count++] = value;
        else
            return 0;
        i += taken;
    }
    return options->limit > 0;
}

static void show_progress(const cf_vectors *vectors, const cf_suite *suite, size_t done)
{
    if (done == vectors->count)
        fprintf(stderr, "\r\033[K");
    else if (done % 10 == 1)
        fprintf(stderr, "\r\033[K  %s: %zu of %zu: %s", suite->name, done, vectors->count, vectors->items[done].id);
}

/* Several testees of one name are told apart by their place. */
static void number_names(cf_suite *suites, size_t count)
{
    for (size_t s = 1; s < count; s++) {
        int same = 0;
        for (size_t k = 0; k < s; k++)
            same += strcmp(suites[k].name, suites[s].name) == 0;
        if (same)
            (void)snprintf(suites[s].name + strlen(suites[s].name), sizeof suites[s].name - strlen(suites[s].name), " #%d",
                           same + 1);
    }
}

static void say_sum(const cf_vectors *vectors, const cf_suite *suites, size_t count)
{
    for (size_t s = 0; s < count; s++) {
        size_t passed = 0, failed = 0, skipped = 0;
        for (size_t i = 0; i < vectors->count; i++) {
            const cf_outcome outcome = outcome_of(vectors, &suites[s], i);
            passed += outcome == OUTCOME_OK;
            failed += outcome == OUTCOME_FAILED || outcome == OUTCOME_STALE;
            skipped += outcome == OUTCOME_SKIPPED || outcome == OUTCOME_KNOWN || outcome == OUTCOME_SHOULD;
        }
        printf("%s: %zu vectors passed, %zu failed, %zu skipped; %llu questions\n", suites[s].name, passed, failed, skipped,
               (unsigned long long)suites[s].variants);
    }
}

static int report(const cf_options *options, const cf_vectors *vectors, cf_suite *suites, size_t count)
{
    number_names(suites, count);
    if (options->tap) {
        report_tap(vectors, suites, count);
        report_matrix(vectors, suites, count, "# ", 1);
    } else {
        report_text(vectors, suites, count);
        report_matrix(vectors, suites, count, "", options->rows);
        say_sum(vectors, suites, count);
    }
    if (options->html && !report_html(vectors, suites, count, options->html)) {
        fprintf(stderr, "conformance: %s cannot be written\n", options->html);
        return 2;
    }
    return report_failed(vectors, suites, count) ? 1 : 0;
}

int main(int count, char **words)
{
    cf_options options = {.vectors = "conformance/vectors", .known = "conformance/known-failures.txt", .limit = 5};
    cf_vectors vectors;
    cf_suite suites[SUITES_MAX] = {0};
    size_t done = 0;
    int started = 1;
    if (!parse(&options, count, words)) {
        fputs(usage, stderr);
        return 2;
    }
    if (!vectors_load(&vectors, options.vectors, options.only) || !vectors_known(&vectors, options.known))
        return 2;
    suite_progress *progress = isatty(2) ? show_progress : NULL;
    if (options.here)
        started &= suite_run_here(&suites[done++], &vectors, progress);
    else if (options.inside || options.count == 0)
        started &= suite_run_inside(&suites[done++], &vectors, options.limit, progress);
    for (size_t i = 0; i < options.count; i++)
        started &= suite_run_program(&suites[done++], &vectors, options.commands[i], options.limit, progress);
    const int code = report(&options, &vectors, suites, done);
    for (size_t s = 0; s < done; s++)
        suite_free(&suites[s], vectors.count);
    vectors_free(&vectors);
    return started ? code : 3;
}
