/* SPDX-License-Identifier: Apache-2.0 */
#include "report.h"

#include <stdio.h>
#include <string.h>

/* Whether the list of known failures names this vector for this testee; "tagwire-c inside" is tagwire-c. */
static int is_known(const cf_vector *vector, const char *name)
{
    const size_t length = strcspn(name, " ");
    return vector->known &&
           (strcmp(vector->known, "*") == 0 || (strncmp(vector->known, name, length) == 0 && vector->known[length] == 0));
}

cf_outcome outcome_of(const cf_vectors *vectors, const cf_suite *suite, size_t which)
{
    const cf_vector *vector = &vectors->items[which];
    const case_result *result = &suite->results[which];
    const int failed = result->verdict == CASE_FAILED || result->verdict == CASE_LOST;
    if (result->verdict == CASE_SKIPPED)
        return OUTCOME_SKIPPED;
    if (is_known(vector, suite->name)) /* one that passes must leave the list: it would hide the next failure */
        return failed ? OUTCOME_KNOWN : OUTCOME_STALE;
    if (!failed)
        return OUTCOME_OK;
    return vector->must || result->verdict == CASE_LOST ? OUTCOME_FAILED : OUTCOME_SHOULD;
}

static int fails(cf_outcome outcome)
{
    return outcome == OUTCOME_FAILED || outcome == OUTCOME_STALE;
}

cf_cell cell_of(const cf_vectors *vectors, const cf_suite *suite, const char *family, const char *row)
{
    cf_cell cell = {0, 0, 0};
    for (size_t i = 0; i < vectors->count; i++) {
        const cf_vector *vector = &vectors->items[i];
        if (strcmp(vector->family, family) != 0 || (row && strcmp(vector->row, row) != 0))
            continue;
        const cf_outcome outcome = outcome_of(vectors, suite, i);
        cell.passed += outcome == OUTCOME_OK;
        cell.failed += (size_t)fails(outcome);
        cell.skipped += outcome != OUTCOME_OK && !fails(outcome);
    }
    return cell;
}

size_t row_end(const cf_vectors *vectors, size_t from)
{
    const cf_vector *first = &vectors->items[from];
    size_t at = from + 1;
    /* NOLINTNEXTLINE(clang-analyzer-core.NonNullParamChecker): items is NULL only where count is 0 */
    while (at < vectors->count && strcmp(vectors->items[at].family, first->family) == 0 &&
           strcmp(vectors->items[at].row, first->row) == 0)
        at++;
    return at;
}

size_t report_failed(const cf_vectors *vectors, const cf_suite *suites, size_t count)
{
    size_t failed = 0;
    for (size_t s = 0; s < count; s++) {
        for (size_t i = 0; i < vectors->count; i++)
            failed += (size_t)fails(outcome_of(vectors, &suites[s], i));
        failed += suites[s].trouble != NULL;
    }
    return failed;
}

static void lines(const char *prefix, const char *text)
{
    while (text && *text) {
        const size_t length = strcspn(text, "\n");
        printf("%s%.*s\n", prefix, (int)length, text);
        text += length + (text[length] == '\n');
    }
}

/* Vectors from `at` on that are of its family. */
static size_t of_family(const cf_vectors *vectors, size_t at)
{
    size_t end = at;
    while (end < vectors->count && strcmp(vectors->items[end].family, vectors->items[at].family) == 0)
        end++;
    return end - at;
}

void report_tap(const cf_vectors *vectors, const cf_suite *suites, size_t count)
{
    size_t number = 0;
    for (size_t s = 0; s < count; s++) {
        for (size_t i = 0; i < vectors->count; i++) {
            const cf_vector *vector = &vectors->items[i];
            const case_result *result = &suites[s].results[i];
            const cf_outcome outcome = outcome_of(vectors, &suites[s], i);
            if (suites[s].hello && !case_family(suites[s].hello, vector->family)) { /* one line says it of all of them */
                const size_t all = of_family(vectors, i);
                printf("ok %zu - %s: %s: %zu vectors # SKIP %s\n", ++number, suites[s].name, vector->family, all, result->text);
                i += all - 1;
                continue;
            }
            printf("%s %zu - %s: %s: %s", fails(outcome) ? "not ok" : "ok", ++number, suites[s].name, vector->id, vector->title);
            if (outcome == OUTCOME_SKIPPED)
                printf(" # SKIP %s", result->text);
            else if (outcome == OUTCOME_KNOWN)
                printf(" # SKIP known failure: %s", vector->reason);
            else if (outcome == OUTCOME_SHOULD)
                printf(" # SKIP should, and does not");
            printf("\n");
            if (outcome == OUTCOME_STALE)
                printf("# passes: take it off the list of known failures\n");
            else if (outcome != OUTCOME_OK && outcome != OUTCOME_SKIPPED)
                lines("# ", result->text);
        }
        printf("%s %zu - %s: starts, answers and ends\n", suites[s].trouble ? "not ok" : "ok", ++number, suites[s].name);
        lines("# ", suites[s].trouble);
    }
    printf("1..%zu\n", number);
}

void report_text(const cf_vectors *vectors, const cf_suite *suites, size_t count)
{
    for (size_t s = 0; s < count; s++) {
        size_t left_out = 0;
        for (size_t i = 0; i < vectors->count; i++) {
            const cf_vector *vector = &vectors->items[i];
            const cf_outcome outcome = outcome_of(vectors, &suites[s], i);
            if (outcome == OUTCOME_OK || outcome == OUTCOME_SKIPPED)
                continue;
            if (suites[s].trouble && suites[s].results[i].variants == 0) { /* not asked: the trouble below says why */
                left_out++;
                continue;
            }
            printf("%s: %s: %s: %s\n    clause: %s\n",
                   outcome == OUTCOME_KNOWN    ? "known failure"
                   : outcome == OUTCOME_SHOULD ? "should"
                   : outcome == OUTCOME_STALE  ? "on the list of known failures, but passes"
                                               : "failed",
                   suites[s].name, vector->id, vector->title, vector->clause);
            lines("    ", suites[s].results[i].text);
        }
        if (suites[s].trouble)
            printf("failed: %s: %s; %zu vectors were not asked\n", suites[s].name, suites[s].trouble, left_out);
    }
}

static void matrix_row(const cf_vectors *vectors, const cf_suite *suites, size_t count, const char *prefix, const char *family,
                       const char *row)
{
    printf("%s%-5s %-14s", prefix, row ? "" : family, row ? row : "");
    for (size_t s = 0; s < count; s++) {
        const cf_cell cell = cell_of(vectors, &suites[s], family, row);
        const size_t asked = cell.passed + cell.failed;
        char text[64];
        if (asked == 0)
            (void)snprintf(text, sizeof text, "-");
        else
            (void)snprintf(text, sizeof text, "%zu/%zu%s", cell.passed, asked, cell.failed ? " FAILED" : "");
        printf("  %*s", (int)(strlen(suites[s].name) > 14 ? strlen(suites[s].name) : 14), text);
    }
    printf("\n");
}

void report_matrix(const cf_vectors *vectors, const cf_suite *suites, size_t count, const char *prefix, int rows)
{
    printf("%s%-20s", prefix, "");
    for (size_t s = 0; s < count; s++)
        printf("  %14s", suites[s].name);
    printf("\n");
    for (size_t at = 0; at < vectors->count; at = row_end(vectors, at)) {
        const cf_vector *vector = &vectors->items[at];
        if (at == 0 || strcmp(vector->family, vectors->items[at - 1].family) != 0)
            matrix_row(vectors, suites, count, prefix, vector->family, NULL);
        if (rows)
            matrix_row(vectors, suites, count, prefix, vector->family, vector->row);
    }
}
