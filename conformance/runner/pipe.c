/* SPDX-License-Identifier: Apache-2.0 */
#include "pipe.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MESSAGE_MAX (64u << 20)

static double now(void)
{
    struct timespec time;
    (void)clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* Waits until the testee can be written to or read from. Gives 0 at the end of the time. */
static int ready(int file, short events, double until)
{
    for (;;) {
        struct pollfd wait = {file, events, 0};
        const double left = until - now();
        const int found = left > 0 ? poll(&wait, 1, (int)(left * 1000) + 1) : 0;
        if (found > 0)
            return 1;
        if (found == 0 || errno != EINTR)
            return 0;
    }
}

/* 1: done; 0: the time is over; -1: the other side is closed. */
static int send_all(int file, const void *data, size_t length, double until)
{
    const char *at = data;
    while (length) {
        if (!ready(file, POLLOUT, until))
            return 0;
        const ssize_t sent = write(file, at, length);
        if (sent < 0 && errno != EAGAIN && errno != EINTR)
            return -1;
        if (sent > 0) {
            at += sent;
            length -= (size_t)sent;
        }
    }
    return 1;
}

static int receive_all(int file, void *data, size_t length, double until)
{
    char *at = data;
    while (length) {
        if (!ready(file, POLLIN, until))
            return 0;
        const ssize_t got = read(file, at, length);
        if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
            return -1;
        if (got > 0) {
            at += got;
            length -= (size_t)got;
        }
    }
    return 1;
}

/* Ends the testee's process group and says how the process ended by itself, if it did within `seconds`. */
static void bury(pipe_testee *testee, double seconds, char *how, size_t room)
{
    int status = 0, ended = 0;
    const double until = now() + seconds;
    do {
        ended = waitpid(testee->pid, &status, WNOHANG) == testee->pid;
        if (!ended)
            (void)poll(NULL, 0, 5);
    } while (!ended && now() < until);
    (void)kill(-testee->pid, SIGKILL); /* its own group: what it started goes with it */
    if (!ended)
        (void)waitpid(testee->pid, &status, 0);
    (void)close(testee->input);
    (void)close(testee->output);
    testee->pid = 0;
    if (!ended)
        (void)snprintf(how, room, "still running");
    else if (WIFSIGNALED(status))
        (void)snprintf(how, room, "ended by signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
    else if (WEXITSTATUS(status) > 128) /* the shell's word for a signal */
        (void)snprintf(how, room, "ended by signal %d (%s)", WEXITSTATUS(status) - 128, strsignal(WEXITSTATUS(status) - 128));
    else
        (void)snprintf(how, room, "exit code %d", WEXITSTATUS(status));
}

/* The last line of what it wrote to standard error. */
static void last_words(const pipe_testee *testee, char *words, size_t room)
{
    char text[2048];
    const off_t size = lseek(testee->errors, 0, SEEK_END);
    const off_t from = size > (off_t)sizeof text - 1 ? size - (off_t)sizeof text + 1 : 0;
    const ssize_t got = pread(testee->errors, text, sizeof text - 1, from);
    text[got > 0 ? got : 0] = 0;
    for (size_t end = strlen(text); end && strchr("\r\n ", text[end - 1]); end--)
        text[end - 1] = 0;
    const char *line = strrchr(text, '\n');
    for (char *at = text; *at; at++)
        *at = (*at < ' ' && *at != '\n') || *at > '~' ? '?' : *at;
    line = line ? line + 1 : text;
    (void)snprintf(words, room, "%s%.200s%s", *line ? "; its last words: \"" : "", line, *line ? "\"" : "");
}

/* It will not answer any more: says why. */
static json_t *lost(pipe_testee *testee, const char *what, double patience, char why[CASE_WHY_MAX])
{
    char how[96], words[256];
    bury(testee, patience, how, sizeof how);
    last_words(testee, words, sizeof words);
    (void)snprintf(why, CASE_WHY_MAX, "%s (%s%s)", what, how, words);
    return NULL;
}

static json_t *ask(cf_asker *asker, const json_t *request, char why[CASE_WHY_MAX])
{
    pipe_testee *testee = asker->self;
    const double until = now() + (asker->hello ? testee->limit : testee->start_limit);
    char *text = json_dumps(request, JSON_COMPACT);
    const size_t size = text ? strlen(text) : 0;
    uint8_t head[4] = {(uint8_t)size, (uint8_t)(size >> 8), (uint8_t)(size >> 16), (uint8_t)(size >> 24)};
    int done = send_all(testee->input, head, 4, until);
    done = done == 1 ? send_all(testee->input, text, size, until) : done;
    free(text);
    done = done == 1 ? receive_all(testee->output, head, 4, until) : done;
    if (done == -1)
        return lost(testee, "it closed its side", 1.0, why);
    const uint32_t length = head[0] | (uint32_t)head[1] << 8 | (uint32_t)head[2] << 16 | (uint32_t)head[3] << 24;
    if (done == 1 && length > MESSAGE_MAX)
        return lost(testee, "an answer longer than 64 MiB, so probably none of the protocol", 0, why);
    char *answer = done == 1 ? malloc(length + 1u) : NULL;
    done = answer ? receive_all(testee->output, answer, length, until) : done;
    json_t *json = answer && done == 1 ? json_loadb(answer, length, JSON_ALLOW_NUL, NULL) : NULL;
    free(answer);
    if (done == 0)
        return lost(testee, "no answer within the time limit", 0, why);
    if (done == -1)
        return lost(testee, "it closed its side within an answer", 1.0, why);
    if (!json_is_object(json)) {
        json_decref(json);
        return lost(testee, "an answer that is not a JSON object", 0, why);
    }
    return json;
}

void pipe_init(pipe_testee *testee, const char *command, double limit)
{
    *testee = (pipe_testee){.command = command, .limit = limit, .start_limit = limit > 4 ? 20 : 4 * limit};
    FILE *errors = tmpfile();
    testee->errors = errors ? dup(fileno(errors)) : -1;
    if (errors)
        (void)fclose(errors);
    testee->asker.ask = ask;
    testee->asker.self = testee;
    testee->asker.variant = testee->variant;
    testee->asker.answers = &testee->answers;
    (void)signal(SIGPIPE, SIG_IGN); /* a testee that is gone is found by write() */
}

static void become(const pipe_testee *testee, const int in[2], const int out[2])
{
    (void)setpgid(0, 0);
    (void)signal(SIGPIPE, SIG_DFL);
    if (dup2(in[0], 0) < 0 || dup2(out[1], 1) < 0 || (testee->errors >= 0 && dup2(testee->errors, 2) < 0))
        _exit(126);
    execl("/bin/sh", "sh", "-c", testee->command, (char *)NULL);
    _exit(127);
}

int pipe_start(pipe_testee *testee, char why[CASE_WHY_MAX])
{
    int in[2], out[2];
    if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) {
        (void)snprintf(why, CASE_WHY_MAX, "no pipe: %s", strerror(errno));
        return 0;
    }
    if (testee->errors >= 0 && ftruncate(testee->errors, 0) == 0)
        (void)lseek(testee->errors, 0, SEEK_SET);
    (void)fflush(NULL);
    testee->pid = fork();
    if (testee->pid == 0)
        become(testee, in, out);
    (void)close(in[0]);
    (void)close(out[1]);
    testee->input = in[1];
    testee->output = out[0];
    if (testee->pid < 0 || fcntl(in[1], F_SETFL, O_NONBLOCK) != 0 || fcntl(out[0], F_SETFL, O_NONBLOCK) != 0) {
        (void)snprintf(why, CASE_WHY_MAX, "it could not be started: %s", strerror(errno));
        return 0;
    }
    (void)setpgid(testee->pid, testee->pid);
    json_t *before = testee->asker.hello;
    testee->asker.hello = NULL; /* so that the first answer has the longer limit */
    if (!case_hello(&testee->asker, why)) {
        testee->asker.hello = before;
        if (testee->pid)
            (void)pipe_stop(testee, 0, NULL);
        return 0;
    }
    json_decref(before);
    return 1;
}

int pipe_stop(pipe_testee *testee, int politely, char why[CASE_WHY_MAX])
{
    char how[96];
    if (testee->pid == 0)
        return 1;
    if (politely) {
        (void)close(testee->input);
        testee->input = open("/dev/null", O_WRONLY | O_CLOEXEC);
    }
    bury(testee, politely ? testee->limit : 0, how, sizeof how);
    if (!politely || strcmp(how, "exit code 0") == 0)
        return 1;
    (void)snprintf(why, CASE_WHY_MAX, "at the end of its input it did not end with 0: %s", how);
    return 0;
}

void pipe_free(pipe_testee *testee)
{
    json_decref(testee->asker.hello);
    if (testee->errors >= 0)
        (void)close(testee->errors);
}
