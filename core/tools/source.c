/* SPDX-License-Identifier: Apache-2.0 */
#include "source.h"

#include "out.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define ROOM_FIRST (1u << 20)
#define ROOM_MAX (2 * LOG_MESSAGE_MAX + 4096)
#define IDLE_NS 1000000000u /* a line that nothing was added to for so long is shown as it is */

static uint64_t now_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static int is_stdin(const source *s)
{
    return strcmp(s->name, "-") == 0;
}

static int file_open(source *s)
{
    struct stat status;
    s->fd = is_stdin(s) ? STDIN_FILENO : open(s->name, O_RDONLY | O_CLOEXEC);
    if (s->fd < 0 || fstat(s->fd, &status) != 0) {
        tell("cannot open %s: %s", s->name, strerror(errno));
        return 0;
    }
    if (S_ISDIR(status.st_mode)) {
        tell("%s is a directory: name the files in it (%s/*)", s->name, s->name);
        close(s->fd);
        s->fd = -1;
        return 0;
    }
    s->device = status.st_dev;
    s->inode = status.st_ino;
    s->read = 0;
    return 1;
}

int source_open(source *s, const char *name, int follow, uint32_t room, const tw_data_pair *pairs, uint32_t pairs_count)
{
    memset(s, 0, sizeof *s);
    s->name = name;
    s->fd = -1;
    s->follow = follow && strcmp(name, "-") != 0; /* a pipe is followed by reading it */
    if (!file_open(s))
        return 0;
    if (!log_init(&s->log, pairs, pairs_count)) {
        tell("cannot make the table of fields: no memory, or a dictionary with two data fields of one length field");
        return 0;
    }
    s->room = room ? room : ROOM_FIRST;
    s->buffer = log_room(NULL, s->room);
    s->more = 1;
    s->idle_ns = now_ns();
    return 1;
}

void source_close(source *s)
{
    if (s->fd > STDIN_FILENO)
        close(s->fd);
    s->fd = -1;
    free(s->buffer);
    s->buffer = NULL;
    log_free(&s->log);
}

/* Room behind the bytes that are still needed. */
static void make_room(source *s)
{
    if (s->at) {
        memmove(s->buffer, s->buffer + s->at, s->length - s->at);
        s->log.base += s->at;
        s->length -= s->at;
        s->at = 0;
    }
    uint64_t wanted = s->log.need > s->room ? (uint64_t)s->log.need + s->log.need / 4 : s->room;
    if (s->length == s->room && wanted == s->room)
        wanted = (uint64_t)s->room * 2;
    if (wanted > ROOM_MAX)
        wanted = ROOM_MAX;
    if (wanted > s->room) {
        s->buffer = log_room(s->buffer, (size_t)wanted);
        s->room = (uint32_t)wanted;
    }
}

/* The file was cut, or another one has its name: what is left of the old one is read to its end first. */
static int moved_on(source *s)
{
    struct stat open_file, named;
    if (fstat(s->fd, &open_file) == 0 && (uint64_t)open_file.st_size < s->read) {
        tell("%s was truncated: reading it from its start", s->name);
        return lseek(s->fd, 0, SEEK_SET) == 0;
    }
    if (stat(s->name, &named) == 0 && (named.st_dev != s->device || named.st_ino != s->inode)) {
        int old = s->fd;
        if (!file_open(s)) {
            s->fd = old;
            return 0;
        }
        close(old);
        tell("%s was replaced: reading the new file", s->name);
        return 1;
    }
    return 0;
}

static void start_over(source *s)
{
    s->at = s->length = 0;
    s->read = 0;
    s->log.base = s->log.counted = 0;
    s->log.need = 1;
    s->final = s->flushed = 0;
    s->more = 1;
}

/* Following, at the end of what is there. */
static int at_end(source *s)
{
    if (s->length > s->at && !s->flushed && (now_ns() - s->idle_ns > IDLE_NS)) {
        s->flushed = 1;
        if (s->buffer[s->length - 1] == '\n') {
            s->final = 1; /* for one round */
            s->more = 0;
        }
        return SOURCE_MESSAGE;
    }
    if (moved_on(s))
        start_over(s);
    return SOURCE_IDLE;
}

/* Reads until another look is worth while. */
static int fill(source *s)
{
    for (;;) {
        make_room(s);
        ssize_t got = s->length < s->room ? read(s->fd, s->buffer + s->length, s->room - s->length) : 0;
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0) {
            tell("cannot read %s: %s", s->name, strerror(errno));
            return SOURCE_ERROR;
        }
        if (got == 0 && s->follow && s->length < s->room)
            return at_end(s);
        if (got == 0) {
            s->final = 1;
            s->more = 0;
            return SOURCE_MESSAGE;
        }
        s->length += (uint32_t)got;
        s->read += (uint64_t)got;
        s->flushed = 0;
        if (s->follow)
            s->idle_ns = now_ns();
        if (s->length - s->at >= s->log.need || s->follow) {
            s->more = 0;
            return SOURCE_MESSAGE;
        }
    }
}

int source_next(source *s, log_message *message)
{
    for (;;) {
        if (s->more) {
            int answer = fill(s);
            if (answer != SOURCE_MESSAGE)
                return answer;
        }
        switch (log_next(&s->log, s->buffer, s->length, &s->at, s->final, message)) {
        case LOG_MESSAGE: s->truncated += message->truncated; return SOURCE_MESSAGE;
        case LOG_MORE: s->more = 1; break;
        default:
            if (!s->follow)
                return SOURCE_END;
            s->final = 0;
            s->more = 1;
        }
    }
}

int source_report(const source *s, int damage)
{
    const char *name = is_stdin(s) ? "standard input" : s->name;
    const log *l = &s->log;
    if (l->number == 0) {
        if (l->counted == 0)
            tell("%s is empty", name);
        else
            tell("%s: no FIX message in %llu bytes%s: a message begins with 8=FIX", name, (unsigned long long)l->counted,
                 l->binary ? ", and they look binary (compressed? try zcat FILE | tagwire cat)" : "");
        return 1;
    }
    if (damage && l->faults > s->truncated)
        tell("%s: %llu of %llu messages are damaged: 'tagwire check %s' explains each", name,
             (unsigned long long)(l->faults - s->truncated), (unsigned long long)l->number, is_stdin(s) ? "FILE" : s->name);
    if (s->truncated)
        tell("%s: ends within message %llu: the file was cut, or is still being written", name, (unsigned long long)l->number);
    if (l->binary)
        tell("%s: holds binary bytes between its messages; they were skipped", name);
    return l->faults != 0 || l->binary != 0;
}
