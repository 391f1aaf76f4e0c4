/* SPDX-License-Identifier: Apache-2.0 */
/* tagwire send: an initiator to try an engine against. It logs on, sends messages of a file, shows what comes back, logs out. */
#include "live.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { OPTION_WAIT = LIVE_OWN, OPTION_COUNT, OPTION_DELIMITER, ADDRESSES = 16, NS_PER_MS = 1000000 };

typedef struct sending {
    live live;
    FILE *file;
    char *line;
    size_t room;
    uint64_t session, sent, received, rejected, number;
    int64_t wait_ns, quiet_since;
    uint64_t count; /* of answers; 0: until it is quiet */
    char delimiter;
    int logged_on, read_all, ending, closed, faults;
} sending;

/* Fields that the session writes; the rest of the header is sent as header. */
static int written_by_session(uint32_t tag)
{
    static const uint32_t tags[] = {8, 9, 10, 34, 43, 49, 52, 56, 97, 122, 369};
    for (size_t i = 0; i < sizeof tags / sizeof tags[0]; i++)
        if (tags[i] == tag)
            return 1;
    return 0;
}

static void fault(sending *s, const char *what)
{
    tell("line %llu %s", (unsigned long long)s->number, what);
    s->faults = 1;
}

/* One line, "35=D|11=A|55=X|": its MsgType, and its body in place. */
static int parse(const sending *s, char *line, size_t length, tw_session_message *message)
{
    char *to = line;
    *message = (tw_session_message){.size = sizeof *message, .body = line};
    static char type[33];
    for (size_t at = 0; at < length;) {
        size_t end = at;
        while (end < length && line[end] != s->delimiter && line[end] != 1)
            end++;
        char *rest = NULL;
        const unsigned long tag = strtoul(line + at, &rest, 10);
        const size_t field = end - at;
        if (field && (rest == line + at || *rest != '='))
            return 0;
        if (tag == 35 && field > 3 && field - 3 < sizeof type) {
            memcpy(type, line + at + 3, field - 3);
            message->type = type;
            message->type_length = (uint32_t)(field - 3);
        } else if (field && tag != 35 && !written_by_session((uint32_t)tag)) {
            memmove(to, line + at, field);
            to += field;
            *to++ = 1;
        }
        at = end + 1;
    }
    message->body_length = (uint32_t)(to - line);
    return message->type_length != 0;
}

/* Sends what there is room for. */
static void send_lines(sending *s)
{
    while (!s->read_all) {
        tw_session_message message;
        tw_error error = {.status = 0};
        uint64_t seq;
        tw_session_info info;
        if (tw_engine_describe(s->live.engine, s->session, &info) == TW_OK && info.output > 32768) /* the peer reads first */
            return;
        ssize_t length = getline(&s->line, &s->room, s->file);
        s->number++;
        if (length < 0) {
            s->read_all = 1;
            return;
        }
        while (length && (s->line[length - 1] == '\n' || s->line[length - 1] == '\r'))
            length--;
        if (!length || s->line[0] == '#')
            continue;
        if ((size_t)length + 2 > s->room) { /* a delimiter may be missing at the end */
            s->room += 2;
            s->line = log_room(s->line, s->room);
        }
        if (!parse(s, s->line, (size_t)length, &message)) {
            fault(s, "is no message: fields are TAG=VALUE with | between them, and 35 is among them");
            continue;
        }
        if (tw_engine_send(s->live.engine, &s->live.now, s->session, &message, TW_SEND_LATER, &seq, &error) != TW_OK) {
            fault(s, error.text);
            continue;
        }
        char what[64];
        (void)snprintf(what, sizeof what, "out 35=%.*s|", (int)message.type_length, (const char *)message.type);
        live_show(&s->live, what, message.body, message.body_length);
        s->sent++;
    }
}

static void take(sending *s, const tw_event *event)
{
    live_event(&s->live, event);
    s->quiet_since = s->live.now.mono_ns;
    switch (event->kind) {
    case TW_EVENT_LOGGED_ON: s->logged_on = 1; break;
    case TW_EVENT_MESSAGE: s->received++; break;
    case TW_EVENT_REJECT: s->rejected++; break;
    case TW_EVENT_CONNECT_FAILED:
        tell("the connection failed");
        s->closed = 1;
        break;
    case TW_EVENT_CLOSED: s->closed = 1; break;
    case TW_EVENT_LOGON_FAILED: tell("the Logon failed: %s", tw_session_why_name(event->why)); break;
    default: break;
    }
}

static int is_done(const sending *s)
{
    if (!s->read_all || s->ending)
        return 0;
    if (s->count && s->received >= s->count)
        return 1;
    return s->live.now.mono_ns - s->quiet_since >= s->wait_ns;
}

static void end(sending *s)
{
    s->ending = 1;
    if (tw_engine_command(s->live.engine, &s->live.now, s->session, TW_COMMAND_END, NULL, NULL) != TW_OK)
        s->closed = 1;
}

static int run(sending *s, const tw_address *addresses, uint32_t addresses_count)
{
    tw_event events[LIVE_EVENTS];
    tw_session_options session;
    tw_error error = {.status = 0};
    live_session(&s->live, TW_SESSION_INITIATOR, &session);
    const tw_engine_session known = {
        .size = sizeof known, .session = &session, .addresses = addresses, .addresses_count = addresses_count};
    if (tw_engine_add(s->live.engine, &s->live.now, &known, &s->session, &error) != TW_OK) {
        tell("%s", error.text);
        return EXIT_USAGE;
    }
    s->quiet_since = s->live.now.mono_ns;
    while (!s->closed || !tw_engine_idle(s->live.engine)) {
        const uint32_t count = live_poll(&s->live, events);
        for (uint32_t i = 0; i < count; i++)
            take(s, &events[i]);
        if (s->closed && !s->ending)
            end(s); /* it does not come back by itself */
        if (s->logged_on && !s->ending)
            send_lines(s);
        if (s->logged_on && is_done(s))
            end(s);
        out_flush(&s->live.out);
        (void)tw_engine_wait(s->live.engine, &s->live.now, INT64_C(20) * NS_PER_MS);
    }
    live_say(&s->live, "-- %llu sent, %llu received, %llu rejected", (unsigned long long)s->sent, (unsigned long long)s->received,
             (unsigned long long)s->rejected);
    if (s->live.out.failed)
        return EXIT_USAGE;
    return !s->logged_on || s->faults || s->rejected || !s->read_all || s->received < s->count ? EXIT_FAULTS : EXIT_FINE;
}

static int take_option(sending *s, int option, const char *argument)
{
    char *rest = NULL;
    if (option == OPTION_DELIMITER) {
        s->delimiter = argument[0];
        return argument[0] && !argument[1] ? 1 : (cli_usage("send", "--delimiter %s: one character", argument), -1);
    }
    if (option != OPTION_WAIT && option != OPTION_COUNT)
        return live_option(&s->live, option, argument);
    const unsigned long number = strtoul(argument, &rest, 10);
    if (argument[0] < '0' || argument[0] > '9' || *rest || (option == OPTION_WAIT && number > 3600000)) {
        cli_usage("send", "%s %s: a number", option == OPTION_WAIT ? "--wait" : "--count", argument);
        return -1;
    }
    if (option == OPTION_WAIT)
        s->wait_ns = (int64_t)number * NS_PER_MS;
    else
        s->count = number;
    return 1;
}

int command_send(int count, char **arguments)
{
    static const struct option options[] = {{"wait", required_argument, NULL, OPTION_WAIT},
                                            {"count", required_argument, NULL, OPTION_COUNT},
                                            {"delimiter", required_argument, NULL, OPTION_DELIMITER},
                                            LIVE_OPTIONS,
                                            {NULL, 0, NULL, 0}};
    static sending s;
    tw_address addresses[ADDRESSES];
    s = (sending){
        .live = {.command = "send", .begin = "FIX.4.4", .sender = "CLIENT", .target = "SERVER", .applver = "9", .heartbeat_s = 30},
        .wait_ns = INT64_C(2000) * NS_PER_MS,
        .delimiter = '|'};
    for (int option = 0; (option = getopt_long(count, arguments, "h", options, NULL)) != -1;) {
        if (option == 'h')
            return cli_help(HELP_SEND);
        const int taken = take_option(&s, option, optarg);
        if (taken <= 0)
            return taken < 0 ? EXIT_USAGE : cli_bad_option("send", count, arguments);
    }
    if (count - optind < 1 || count - optind > 2)
        return cli_usage("send", "send needs an address, HOST:PORT or PORT, and at most one file");
    const uint32_t found = live_address(arguments[optind], addresses, ADDRESSES);
    if (!found)
        return EXIT_USAGE;
    s.file = count - optind == 2 ? fopen(arguments[optind + 1], "re") : stdin;
    if (!s.file) {
        tell("cannot open %s: %s", arguments[optind + 1], strerror(errno));
        return EXIT_USAGE;
    }
    live_signals();
    int code = live_open(&s.live, 0);
    if (code == EXIT_FINE)
        code = run(&s, addresses, found);
    live_close(&s.live);
    free(s.line);
    if (s.file != stdin)
        (void)fclose(s.file);
    return code;
}
