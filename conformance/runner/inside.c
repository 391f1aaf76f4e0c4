/* SPDX-License-Identifier: Apache-2.0 */
/* The C testee inside this program: its answers cost no pipe and no JSON text. A child process asks it, so that a crash or a hang
 * is the case's and not the runner's; memory that both share tells which case and variant it was. */
#include "suite.h"

#include "testee.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* What the child leaves for the parent, whatever becomes of it. */
typedef struct cf_shared {
    uint64_t answers;
    char variant[CASE_WHY_MAX];
} cf_shared;

/* One result on its way from the child: this, then `length` bytes of text. */
typedef struct cf_record {
    uint32_t verdict, variants, length;
} cf_record;

/* NOLINTNEXTLINE(readability-non-const-parameter): an asker that loses its testee writes it */
static json_t *ask(cf_asker *asker, const json_t *request, char why[CASE_WHY_MAX])
{
    (void)asker;
    (void)why;
    return testee_answer(request);
}

static cf_asker asker_with(cf_shared *shared)
{
    return (cf_asker){.ask = ask, .variant = shared->variant, .answers = &shared->answers};
}

static int write_all(int file, const void *data, size_t length)
{
    const char *at = data;
    while (length) {
        const ssize_t sent = write(file, at, length);
        if (sent < 0 && errno != EINTR)
            return 0;
        at += sent > 0 ? sent : 0;
        length -= sent > 0 ? (size_t)sent : 0;
    }
    return 1;
}

static void child(const cf_vectors *vectors, size_t from, cf_asker *asker, int out)
{
    for (size_t i = from; i < vectors->count; i++) {
        case_result result = case_run(&vectors->items[i], asker);
        const cf_record record = {(uint32_t)result.verdict, result.variants, result.text ? (uint32_t)strlen(result.text) : 0};
        if (!write_all(out, &record, sizeof record) || !write_all(out, result.text, record.length))
            _exit(1);
        free(result.text);
    }
    _exit(0);
}

/* Reads from the child; it must go on answering, not be done within the limit. 0: it hangs; -1: it is gone. */
static int receive(int file, void *data, size_t length, const volatile uint64_t *answers, double limit)
{
    char *at = data;
    while (length) {
        struct pollfd wait = {file, POLLIN, 0};
        const uint64_t before = *answers;
        const int found = poll(&wait, 1, (int)(limit * 1000));
        if (found == 0 && *answers == before)
            return 0;
        if (found <= 0)
            continue;
        const ssize_t got = read(file, at, length);
        if (got == 0)
            return -1;
        at += got > 0 ? got : 0;
        length -= got > 0 ? (size_t)got : 0;
    }
    return 1;
}

static int receive_result(int file, case_result *result, const cf_shared *shared, double limit)
{
    cf_record record;
    int done = receive(file, &record, sizeof record, &shared->answers, limit);
    if (done != 1)
        return done;
    char *text = calloc(record.length + 1u, 1);
    done = receive(file, text, record.length, &shared->answers, limit);
    result->verdict = (case_verdict)record.verdict;
    result->variants = record.variants;
    result->text = record.length ? text : NULL;
    if (!result->text)
        free(text);
    return done;
}

/* The child is gone or hangs: the case it was at is lost. */
static void lose(case_result *result, const cf_shared *shared, int hangs, pid_t pid)
{
    int status = 0;
    char text[2 * CASE_WHY_MAX];
    (void)kill(pid, SIGKILL);
    (void)waitpid(pid, &status, 0);
    if (hangs)
        (void)snprintf(text, sizeof text, "%s: no answer within the time limit", shared->variant);
    else if (WIFSIGNALED(status))
        (void)snprintf(text, sizeof text, "%s: ended by signal %d (%s)", shared->variant, WTERMSIG(status),
                       strsignal(WTERMSIG(status)));
    else
        (void)snprintf(text, sizeof text, "%s: exit code %d", shared->variant, WEXITSTATUS(status));
    *result = (case_result){CASE_LOST, 0, strdup(text)};
}

/* One child from the vector `from` on. Gives the first vector that has no result yet. */
static size_t run_child(cf_suite *suite, const cf_vectors *vectors, size_t from, cf_asker *asker, cf_shared *shared, double limit,
                        suite_progress *progress)
{
    int out[2];
    if (pipe(out) != 0)
        abort();
    (void)fflush(NULL);
    const pid_t pid = fork();
    if (pid == 0) {
        (void)close(out[0]);
        child(vectors, from, asker, out[1]);
    }
    (void)close(out[1]);
    int done = pid > 0;
    for (; from < vectors->count && done == 1; from++) {
        done = receive_result(out[0], &suite->results[from], shared, limit);
        if (done != 1)
            lose(&suite->results[from], shared, done == 0, pid);
        suite->variants += suite->results[from].variants;
        if (progress)
            progress(vectors, suite, from + 1);
    }
    if (done == 1)
        (void)waitpid(pid, NULL, 0);
    (void)close(out[0]);
    return from;
}

static cf_shared *begin(cf_suite *suite, const cf_vectors *vectors, cf_asker *asker)
{
    char why[CASE_WHY_MAX];
    cf_shared *shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    suite->results = calloc(vectors->count, sizeof *suite->results);
    if (shared == MAP_FAILED || !suite->results)
        abort();
    *asker = asker_with(shared);
    if (!case_hello(asker, why))
        abort();
    suite->hello = asker->hello;
    (void)snprintf(suite->name, sizeof suite->name, "%.50s inside", json_string_value(json_object_get(suite->hello, "name")));
    return shared;
}

static int knows(const cf_suite *suite, const cf_vectors *vectors, size_t which)
{
    if (case_family(suite->hello, vectors->items[which].family))
        return 1;
    suite->results[which] = (case_result){CASE_SKIPPED, 0, strdup("the testee does not know this family")};
    return 0;
}

/* The vectors of families that the testee knows stand before the others. */
static size_t known(const cf_suite *suite, const cf_vectors *vectors)
{
    size_t count = 0;
    for (size_t i = 0; i < vectors->count; i++)
        count += knows(suite, vectors, i) && count == i;
    return count;
}

int suite_run_inside(cf_suite *suite, const cf_vectors *vectors, double limit, suite_progress *progress)
{
    cf_asker asker;
    cf_shared *shared = begin(suite, vectors, &asker);
    struct cf_vectors view = *vectors;
    view.count = known(suite, vectors);
    size_t at = 0;
    while (at < view.count)
        at = run_child(suite, &view, at, &asker, shared, limit, progress);
    (void)munmap(shared, sizeof *shared);
    return 1;
}

int suite_run_here(cf_suite *suite, const cf_vectors *vectors, suite_progress *progress)
{
    cf_asker asker;
    cf_shared *shared = begin(suite, vectors, &asker);
    for (size_t i = 0; i < vectors->count; i++) {
        if (!knows(suite, vectors, i))
            continue;
        suite->results[i] = case_run(&vectors->items[i], &asker);
        suite->variants += suite->results[i].variants;
        if (progress)
            progress(vectors, suite, i + 1);
    }
    (void)munmap(shared, sizeof *shared);
    return 1;
}
