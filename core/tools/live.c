/* SPDX-License-Identifier: Apache-2.0 */
#include "live.h"

#include <netdb.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t signalled;

static void on_signal(int number)
{
    (void)number;
    signalled = 1;
}

void live_signals(void)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_signal; /* without SA_RESTART: a wait ends */
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

int live_stopping(void)
{
    return signalled;
}

int live_option(live *l, int option, const char *argument)
{
    char *end = NULL;
    switch (option) {
    case LIVE_BEGIN: l->begin = argument; return 1;
    case LIVE_SENDER: l->sender = argument; return 1;
    case LIVE_TARGET: l->target = argument; return 1;
    case LIVE_APPLVER: l->applver = argument; return 1;
    case LIVE_STORE: l->store_path = argument; return 1;
    case LIVE_RESET: l->reset = 1; return 1;
    case LIVE_QUIET: l->quiet = 1; return 1;
    case LIVE_HEARTBEAT: {
        const unsigned long seconds = strtoul(argument, &end, 10);
        if (argument[0] < '0' || argument[0] > '9' || *end || seconds > 86400) {
            cli_usage(l->command, "--heartbeat %s: seconds, 0 to 86400", argument);
            return -1;
        }
        l->heartbeat_s = (uint32_t)seconds;
        return 1;
    }
    default: return 0;
    }
}

static int64_t clock_ns(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

void live_clock(live *l)
{
    l->now = (tw_now){clock_ns(CLOCK_MONOTONIC), clock_ns(CLOCK_REALTIME)};
}

static int failed(tw_status status, const tw_error *error)
{
    tell("%s", error->text[0] ? error->text : tw_status_text(status));
    return EXIT_USAGE;
}

int live_open(live *l, uint32_t engine_flags)
{
    const tw_transport_options transport = {.size = sizeof transport};
    const tw_journal_options journal = {.size = sizeof journal, .policy = TW_JOURNAL_INTERVAL, .directory = l->store_path};
    uint64_t size;
    tw_error error = {.status = 0};
    out_init(&l->out, STDOUT_FILENO, 0);
    live_clock(l);
    tw_status status = tw_tcp_new(&transport, &l->transport, &error);
    if (status == TW_OK && l->store_path) {
        status = tw_journal_open(&journal, &l->store, &error);
        l->journal = status == TW_OK;
    } else if (status == TW_OK) {
        l->store = tw_store_memory_new(0);
    }
    const tw_engine_options options = {.size = sizeof options,
                                       .flags = engine_flags | (l->journal ? TW_ENGINE_JOURNAL : 0),
                                       .transport = l->transport,
                                       .store = l->store};
    if (status == TW_OK)
        status = tw_engine_new(&options, &l->engine, &error);
    if (status != TW_OK)
        return failed(status, &error);
    (void)tw_engine_arena(l->engine, &l->arena, &size);
    return EXIT_FINE;
}

void live_close(live *l)
{
    tw_engine_free(l->engine);
    tw_transport_free(l->transport);
    if (l->journal)
        (void)tw_journal_close(l->store);
    else
        tw_store_memory_free(l->store);
    out_flush(&l->out);
}

static void from_system(const struct sockaddr *from, tw_address *to)
{
    memset(to, 0, sizeof *to);
    if (from->sa_family == AF_INET) {
        const struct sockaddr_in *four = (const struct sockaddr_in *)(const void *)from;
        to->family = 4;
        to->port = ntohs(four->sin_port);
        memcpy(to->bytes, &four->sin_addr, 4);
        return;
    }
    const struct sockaddr_in6 *six = (const struct sockaddr_in6 *)(const void *)from;
    to->family = 6;
    to->port = ntohs(six->sin6_port);
    to->scope = six->sin6_scope_id;
    memcpy(to->bytes, &six->sin6_addr, 16);
}

uint32_t live_address(const char *text, tw_address *found, uint32_t room)
{
    const struct addrinfo hints = {.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM, .ai_flags = AI_NUMERICSERV};
    struct addrinfo *list = NULL;
    char host[256] = "127.0.0.1";
    const char *colon = strrchr(text, ':'), *port = colon ? colon + 1 : text;
    uint32_t count = 0;
    if (text[0] != ':' && tw_address_parse(text, found) == TW_OK)
        return 1;
    if (colon)
        (void)snprintf(host, sizeof host, "%.*s", (int)(colon - text), text);
    const int answer = getaddrinfo(host, port, &hints, &list);
    if (answer) {
        tell("%s: %s (write HOST:PORT, or PORT alone for this machine)", text, gai_strerror(answer));
        return 0;
    }
    for (const struct addrinfo *one = list; one && count < room; one = one->ai_next)
        from_system(one->ai_addr, &found[count++]);
    freeaddrinfo(list);
    return count;
}

void live_session(const live *l, uint32_t role, tw_session_options *session)
{
    *session = (tw_session_options){.size = sizeof *session,
                                    .role = role,
                                    .begin_string = l->begin,
                                    .sender_comp_id = l->sender,
                                    .target_comp_id = l->target,
                                    .appl_ver_id = strcmp(l->begin, "FIXT.1.1") == 0 ? l->applver : NULL,
                                    .heartbeat_s = l->heartbeat_s,
                                    .flags = l->reset ? TW_SESSION_RESET_ON_LOGON : 0};
}

uint32_t live_poll(live *l, tw_event *events)
{
    static int stopped;
    uint32_t count = 0;
    tw_error error = {.status = 0};
    live_clock(l);
    if (signalled && !stopped)
        stopped = tw_engine_stop(l->engine, &l->now, NULL) == TW_OK;
    const tw_status status = tw_engine_poll(l->engine, &l->now, events, LIVE_EVENTS, NULL, 0, &count, &error);
    if (status < 0) {
        tell("%s", error.text);
        signalled = 1;
    }
    return count;
}

const char *live_field(const void *message, uint32_t length, uint32_t tag, uint32_t *value_length)
{
    const char *at = message, *end = at + length;
    char name[16];
    const uint32_t width = (uint32_t)snprintf(name, sizeof name, "%u=", tag);
    while (at < end) {
        const char *stop = memchr(at, 1, (size_t)(end - at));
        stop = stop ? stop : end;
        if ((uint32_t)(stop - at) >= width && memcmp(at, name, width) == 0) {
            *value_length = (uint32_t)(stop - at) - width;
            return at + width;
        }
        at = stop + 1;
    }
    return NULL;
}

/* Of a field with a secret: how many bytes its name takes; 0: it has none. */
static size_t secret_name(const char *field, size_t length)
{
    static const char *const secrets[] = {"96=", "554=", "925=", "1402=", "1404="};
    for (size_t i = 0; i < sizeof secrets / sizeof secrets[0]; i++)
        if (length >= strlen(secrets[i]) && memcmp(field, secrets[i], strlen(secrets[i])) == 0)
            return strlen(secrets[i]);
    return 0;
}

static void put_time(live *l)
{
    char text[32];
    const time_t seconds = (time_t)(l->now.utc_ns / 1000000000);
    struct tm parts;
    (void)gmtime_r(&seconds, &parts);
    (void)strftime(text, sizeof text, "%H:%M:%S", &parts);
    out_format(&l->out, "%s.%06d ", text, (int)(l->now.utc_ns % 1000000000 / 1000));
}

void live_show(live *l, const char *what, const void *bytes, uint32_t length)
{
    const char *at = bytes, *end = at + length;
    if (l->quiet)
        return;
    put_time(l);
    out_text(&l->out, what);
    while (at < end) {
        const char *stop = memchr(at, 1, (size_t)(end - at));
        stop = stop ? stop : end;
        const size_t secret = secret_name(at, (size_t)(stop - at));
        (void)out_shown(&l->out, at, secret ? secret : (size_t)(stop - at));
        out_text(&l->out, secret ? "***|" : "|");
        at = stop + 1;
    }
    out_text(&l->out, "\n");
}

void live_say(live *l, const char *format, ...)
{
    char text[512];
    va_list list;
    va_start(list, format);
    (void)vsnprintf(text, sizeof text, format, list);
    va_end(list);
    put_time(l);
    out_format(&l->out, "%s\n", text);
}

void live_event(live *l, const tw_event *event)
{
    const char *name = tw_engine_event_name(event->kind), *why = tw_session_why_name(event->why);
    if (event->kind == TW_EVENT_MESSAGE) {
        live_show(l, "in ", l->arena + event->offset, event->length);
        return;
    }
    if (event->kind == TW_EVENT_HEARTBEAT || l->quiet)
        return;
    put_time(l);
    out_format(&l->out, "-- %s", name);
    if (event->why)
        out_format(&l->out, " why %s", why);
    if (event->seq)
        out_format(&l->out, " seq %llu", (unsigned long long)event->seq);
    if (event->tag)
        out_format(&l->out, " tag %u", event->tag);
    out_text(&l->out, "\n");
    if (event->length)
        live_show(l, "in ", l->arena + event->offset, event->length);
}
