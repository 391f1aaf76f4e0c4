/* SPDX-License-Identifier: Apache-2.0 */
/* tagwire serve: an acceptor to try an engine against. It takes anybody's Logon that is meant for it, and answers. */
#include "live.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { OPTION_ANSWER = LIVE_OWN, OPTION_ONCE, BODY_MAX = 65536 };

typedef enum answer_kind { ANSWER_ACK, ANSWER_FILL, ANSWER_ECHO, ANSWER_NONE, ANSWERS } answer_kind;

static const char *const answer_names[ANSWERS] = {"ack", "fill", "echo", "none"};

typedef struct serve {
    live live;
    answer_kind answer;
    int once;
    uint32_t sessions, up;
    uint64_t number; /* of OrderID and ExecID */
    char body[BODY_MAX];
    uint32_t length;
} serve;

/* A field of the answer, its value out of the message, or `fallback`; NULL: then there is none. */
static void put(serve *s, uint32_t tag, const char *value, uint32_t length)
{
    char name[16];
    const uint32_t width = (uint32_t)snprintf(name, sizeof name, "%u=", tag);
    if (!value || !length || s->length + width + length + 1 > BODY_MAX)
        return;
    memcpy(s->body + s->length, name, width);
    memcpy(s->body + s->length + width, value, length);
    s->length += width + length;
    s->body[s->length++] = 1;
}

static void put_text(serve *s, uint32_t tag, const char *text)
{
    put(s, tag, text, (uint32_t)strlen(text));
}

static void put_number(serve *s, uint32_t tag, uint64_t number)
{
    char text[24];
    (void)snprintf(text, sizeof text, "%llu", (unsigned long long)number);
    put_text(s, tag, text);
}

static void put_same(serve *s, const tw_event *event, uint32_t tag, uint32_t from, const char *fallback)
{
    uint32_t length = 0;
    const char *value = live_field(s->live.arena + event->offset, event->length, from, &length);
    if (value)
        put(s, tag, value, length);
    else if (fallback)
        put_text(s, tag, fallback);
}

static int is_before(const char *begin, const char *since)
{
    return strcmp(begin, since) < 0; /* FIX.4.0 < FIX.4.4 < FIXT.1.1 */
}

/* An ExecutionReport in the form of the version: 20 up to 4.2, 150 and 151 from 4.1 on, a fill is a trade (F) from 4.3 on. */
static void put_report(serve *s, const tw_event *event, char type)
{
    char begin[16] = "";
    uint32_t length = 0;
    const char *spoken = live_field(s->live.arena + event->offset, event->length, 8, &length);
    (void)snprintf(begin, sizeof begin, "%.*s", (int)length, spoken ? spoken : "");
    const int fills = type == 'D' && s->answer == ANSWER_FILL;
    const char *status = fills ? "2" : type == 'F' ? "4" : type == 'G' ? "5" : "0";
    s->number++;
    put_number(s, 37, s->number);
    put_same(s, event, 11, 11, "NONE");
    put_same(s, event, 41, 41, NULL);
    put_number(s, 17, s->number);
    if (is_before(begin, "FIX.4.3"))
        put_text(s, 20, "0");
    if (!is_before(begin, "FIX.4.1"))
        put_text(s, 150, fills && !is_before(begin, "FIX.4.3") ? "F" : status);
    put_text(s, 39, status);
    put_same(s, event, 55, 55, "NONE");
    put_same(s, event, 54, 54, "1");
    put_same(s, event, 38, 38, "0");
    if (fills) {
        put_same(s, event, 32, 38, "0");
        put_same(s, event, 31, 44, "100");
    }
    if (!is_before(begin, "FIX.4.1")) {
        if (fills || type == 'F')
            put_text(s, 151, "0");
        else
            put_same(s, event, 151, 38, "0");
    }
    if (fills) {
        put_same(s, event, 14, 38, "0");
        put_same(s, event, 6, 44, "100");
    } else {
        put_text(s, 14, "0");
        put_text(s, 6, "0");
    }
}

/* The message as it is, without header and trailer. */
static void put_echo(serve *s, const tw_event *event)
{
    static const char *const header[] = {"8=",   "9=",   "35=",  "34=",  "43=",  "49=",  "50=",  "52=",  "56=",  "57=",  "97=",
                                         "115=", "116=", "122=", "128=", "129=", "142=", "143=", "144=", "145=", "369=", "1128="};
    const char *at = (const char *)s->live.arena + event->offset, *end = at + event->length - 7;
    for (int within = 1; within && at < end;) {
        within = 0;
        for (size_t i = 0; i < sizeof header / sizeof header[0]; i++)
            within |= strncmp(at, header[i], strlen(header[i])) == 0;
        if (within)
            at = (const char *)memchr(at, 1, (size_t)(end - at)) + 1;
    }
    s->length = end - at < BODY_MAX ? (uint32_t)(end - at) : 0;
    memcpy(s->body, at, s->length);
}

static void show(serve *s, const char *type)
{
    char what[32];
    (void)snprintf(what, sizeof what, "out 35=%s|", type);
    live_show(&s->live, what, s->body, s->length);
}

static void answer(serve *s, const tw_event *event)
{
    char type[8] = "";
    uint32_t length = 0;
    uint64_t seq;
    tw_error error = {.status = 0};
    const char *value = live_field(s->live.arena + event->offset, event->length, 35, &length);
    (void)snprintf(type, sizeof type, "%.*s", (int)length, value ? value : "");
    s->length = 0;
    if (s->answer == ANSWER_ECHO) {
        put_echo(s, event);
    } else if (s->answer != ANSWER_NONE && length == 1 && strchr("DFG", type[0])) {
        put_report(s, event, type[0]);
        strcpy(type, "8");
    }
    if (!s->length)
        return;
    const tw_session_message message = {
        .size = sizeof message, .type = type, .type_length = (uint32_t)strlen(type), .body = s->body, .body_length = s->length};
    const tw_status status = tw_engine_send(s->live.engine, &s->live.now, event->session, &message, 0, &seq, &error);
    if (status == TW_OK)
        show(s, type);
    else
        tell("an answer was not sent: %s", error.text);
}

/* Somebody new: a session for what its Logon says, if it is meant for us. */
static void admit(serve *s, const tw_event *event)
{
    char texts[4][65];
    static const uint32_t tags[4] = {8, 56, 49, 1137};
    uint64_t session;
    tw_error error = {.status = 0};
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t length = 0;
        const char *value = live_field(s->live.arena + event->offset, event->length, tags[i], &length);
        (void)snprintf(texts[i], sizeof texts[i], "%.*s", (int)length, value ? value : "");
    }
    live wanted = s->live;
    if (strcmp(texts[1], s->live.sender) != 0 || (s->live.target && strcmp(texts[2], s->live.target) != 0)) {
        live_say(&s->live, "-- a Logon of %s for %s, and this is %s: refused", texts[2], texts[1], s->live.sender);
        (void)tw_engine_dismiss(s->live.engine, event->other);
        return;
    }
    wanted.begin = texts[0];
    wanted.target = texts[2];
    wanted.applver = texts[3][0] ? texts[3] : s->live.applver;
    tw_session_options options;
    live_session(&wanted, TW_SESSION_ACCEPTOR, &options);
    const tw_engine_session known = {.size = sizeof known, .session = &options};
    tw_status status = tw_engine_add(s->live.engine, &s->live.now, &known, &session, &error);
    if (status == TW_OK)
        status = tw_engine_admit(s->live.engine, &s->live.now, event->other, &error);
    if (status == TW_OK)
        return;
    live_say(&s->live, "-- a Logon of %s was refused: %s", texts[2], error.text[0] ? error.text : tw_status_text(status));
    (void)tw_engine_dismiss(s->live.engine, event->other);
}

static void take(serve *s, const tw_event *event)
{
    live_event(&s->live, event);
    switch (event->kind) {
    case TW_EVENT_UNKNOWN: admit(s, event); break;
    case TW_EVENT_MESSAGE: answer(s, event); break;
    case TW_EVENT_LOGGED_ON:
        s->sessions++;
        s->up++;
        break;
    case TW_EVENT_CLOSED: s->up -= s->up > 0; break;
    default: break;
    }
}

static int run(serve *s, const char *at)
{
    tw_listen listening = {.backlog = 0};
    tw_address bound;
    tw_event events[LIVE_EVENTS];
    uint64_t listener;
    char text[TW_ADDRESS_TEXT];
    tw_error error = {.status = 0};
    if (!live_address(at, &listening.address, 1))
        return EXIT_USAGE;
    if (tw_engine_listen(s->live.engine, &listening, &bound, &listener, &error) != TW_OK) {
        tell("%s", error.text);
        return EXIT_USAGE;
    }
    (void)tw_address_print(&bound, text);
    live_say(&s->live, "-- %s listens at %s", s->live.sender, text);
    out_flush(&s->live.out);
    while (!(live_stopping() && tw_engine_idle(s->live.engine)) &&
           !(s->once && s->sessions && !s->up && tw_engine_idle(s->live.engine))) {
        const uint32_t count = live_poll(&s->live, events);
        for (uint32_t i = 0; i < count; i++)
            take(s, &events[i]);
        out_flush(&s->live.out);
        (void)tw_engine_wait(s->live.engine, &s->live.now, INT64_C(200000000));
    }
    return s->live.out.failed ? EXIT_USAGE : EXIT_FINE;
}

int command_serve(int count, char **arguments)
{
    static const struct option options[] = {{"answer", required_argument, NULL, OPTION_ANSWER},
                                            {"once", no_argument, NULL, OPTION_ONCE},
                                            LIVE_OPTIONS,
                                            {NULL, 0, NULL, 0}};
    static serve s;
    s = (serve){.live = {.command = "serve", .begin = "FIX.4.4", .sender = "SERVER", .applver = "9", .heartbeat_s = 30}};
    for (int option = 0; (option = getopt_long(count, arguments, "h", options, NULL)) != -1;) {
        const int taken = live_option(&s.live, option, optarg);
        if (option == 'h')
            return cli_help(HELP_SERVE);
        if (taken < 0)
            return EXIT_USAGE;
        if (option == OPTION_ONCE)
            s.once = 1;
        else if (option == OPTION_ANSWER) {
            while (s.answer < ANSWERS && strcmp(optarg, answer_names[s.answer]) != 0)
                s.answer++;
            if (s.answer == ANSWERS)
                return cli_usage("serve", "--answer %s: there are ack, fill, echo and none", optarg);
        } else if (!taken)
            return cli_bad_option("serve", count, arguments);
    }
    if (count - optind != 1)
        return cli_usage("serve", "serve needs one address to listen at: HOST:PORT or PORT");
    live_signals();
    int code = live_open(&s.live, TW_ENGINE_ASK_UNKNOWN);
    if (code == EXIT_FINE)
        code = run(&s, arguments[optind]);
    live_close(&s.live);
    return code;
}
