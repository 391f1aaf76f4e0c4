/* SPDX-License-Identifier: Apache-2.0 */
#include "suite.h"

#include "pipe.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A testee that is lost so often gets no more questions: each may cost the time limit. */
#define LOST_MAX 20u

static void begin(cf_suite *suite, const cf_vectors *vectors)
{
    suite->results = calloc(vectors->count, sizeof *suite->results);
    if (!suite->results)
        abort();
}

/* The vectors from `from` on were not asked. */
static void give_up(cf_suite *suite, const cf_vectors *vectors, size_t from, const char *why)
{
    suite->trouble = strdup(why);
    for (size_t i = from; i < vectors->count; i++)
        suite->results[i] = (case_result){CASE_FAILED, 0, strdup("not asked: the testee was given up")};
}

int suite_run_program(cf_suite *suite, const cf_vectors *vectors, const char *command, double limit, suite_progress *progress)
{
    pipe_testee testee;
    char why[CASE_WHY_MAX] = "";
    uint32_t times_lost = 0;
    begin(suite, vectors);
    pipe_init(&testee, command, limit);
    int running = pipe_start(&testee, why);
    const int started = running;
    if (!started)
        give_up(suite, vectors, 0, why);
    (void)snprintf(suite->name, sizeof suite->name, "%.60s",
                   started ? json_string_value(json_object_get(testee.asker.hello, "name")) : command);
    for (size_t i = 0; i < vectors->count && started; i++) {
        const cf_vector *vector = &vectors->items[i];
        if (!case_family(testee.asker.hello, vector->family)) {
            suite->results[i] = (case_result){CASE_SKIPPED, 0, strdup("the testee does not know this family")};
            continue;
        }
        suite->results[i] = case_run(vector, &testee.asker);
        suite->variants += suite->results[i].variants;
        if (progress)
            progress(vectors, suite, i + 1);
        if (suite->results[i].verdict != CASE_LOST)
            continue;
        (void)pipe_stop(&testee, 0, why); /* it may still run: an answer out of turn */
        running = ++times_lost < LOST_MAX && pipe_start(&testee, why);
        if (!running) {
            give_up(suite, vectors, i + 1, times_lost < LOST_MAX ? why : "lost too often");
            break;
        }
    }
    if (running && !pipe_stop(&testee, 1, why))
        suite->trouble = strdup(why);
    suite->hello = json_incref(testee.asker.hello);
    pipe_free(&testee);
    return started;
}

void suite_free(cf_suite *suite, size_t count)
{
    for (size_t i = 0; suite->results && i < count; i++)
        free(suite->results[i].text);
    free(suite->results);
    free(suite->trouble);
    json_decref(suite->hello);
}
