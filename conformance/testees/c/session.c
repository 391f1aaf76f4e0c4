/* SPDX-License-Identifier: Apache-2.0 */
/* The family session: a script of what happens to one session, on a virtual clock; what it sends and says becomes lines. */
#include "schedule.h"
#include "testee.h"

#include <stdlib.h>
#include <string.h>
#include <tagwire/unstable/session.h>

enum { INPUT_MAX = 4 << 20, NS_PER_MS = 1000000, NS_PER_S = 1000000000 };

/* 2026-01-01 00:00:00 UTC, the beginning of every script. */
#define BEGIN_UTC_NS INT64_C(1767225600000000000)

typedef struct script {
    const json_t *options;
    tw_session *session;
    tw_store *memory, *store; /* the store, and what lets it fail */
    tw_now now;
    int64_t said_at; /* mono_ns of the last line "at" */
    uint8_t *input;  /* received and not consumed yet */
    uint32_t length;
    uint32_t split; /* bytes received at a time; 0: all */
    uint32_t epoch, numbers_epoch;
    uint64_t last; /* the last message delivered */
    int stalled, hold, quiet;
    json_t *lines;
    const tw_dict *dicts[16];
    testee_dictionary dictionaries[16];
    testee_schedule schedule;
} script;

static const struct {
    const char *name;
    uint32_t flag;
} flags[] = {
    {"ANY_COMP_ID", TW_SESSION_ANY_COMP_ID},
    {"ANY_TIME", TW_SESSION_ANY_TIME},
    {"SUB_IDS", TW_SESSION_SUB_IDS},
    {"RESET_ON_LOGON", TW_SESSION_RESET_ON_LOGON},
    {"RESET_ON_LOGOUT", TW_SESSION_RESET_ON_LOGOUT},
    {"RESET_ON_DISCONNECT", TW_SESSION_RESET_ON_DISCONNECT},
    {"REFRESH_ON_LOGON", TW_SESSION_REFRESH_ON_LOGON},
    {"REDUNDANT_REQUESTS", TW_SESSION_REDUNDANT_REQUESTS},
    {"NOT_PERSISTENT", TW_SESSION_NOT_PERSISTENT},
    {"LAST_PROCESSED", TW_SESSION_LAST_PROCESSED},
    {"NEXT_EXPECTED", TW_SESSION_NEXT_EXPECTED},
    {"NO_ORIG_TIME", TW_SESSION_NO_ORIG_TIME},
    {"ASK", TW_SESSION_ASK},
    {"SAY_WHY", TW_SESSION_SAY_WHY},
    {"RESET_UNASKED", TW_SESSION_RESET_UNASKED},
    {"RESET_UNCONFIRMED", TW_SESSION_RESET_UNCONFIRMED},
    {"GARBLED_REJECT", TW_SESSION_GARBLED_REJECT},
    {"GARBLED_CLOSE", TW_SESSION_GARBLED_CLOSE},
    {"SETTLE", TW_SESSION_SETTLE},
    {"REFUSE_OFFLINE", TW_SESSION_REFUSE_OFFLINE},
    {"LIVE_IN_REPLAY", TW_SESSION_LIVE_IN_REPLAY},
    {"STATUS", TW_SESSION_STATUS},
    {"TEST_SYSTEM", TW_SESSION_TEST_SYSTEM},
    {"ANNOUNCE_SIZE", TW_SESSION_ANNOUNCE_SIZE},
    {"REFUSAL_COUNTS", TW_SESSION_REFUSAL_COUNTS},
};

static const char *const rules[] = {"MSGTYPE",     "TAG",         "TAG_USER",    "TAG_MESSAGE", "REQUIRED",
                                    "EMPTY",       "CODE",        "FORMAT",      "ORDER",       "TWICE",
                                    "GROUP_COUNT", "GROUP_START", "GROUP_ORDER", "GROUP_TAG",   "DATA_LENGTH"};
static const char *const policies[] = {"default", "reject", "accept", "disconnect", "ignore"};

static const char *text_of(const json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

static int place_in(const char *const *names, uint32_t count, const char *name)
{
    for (uint32_t i = 0; i < count; i++)
        if (name && strcmp(names[i], name) == 0)
            return (int)i;
    return -1;
}

static const char *read_flags(const json_t *options, tw_session_options *made)
{
    size_t number = 0;
    const json_t *name = NULL;
    json_array_foreach(json_object_get(options, "flags"), number, name)
    {
        uint32_t found = 0;
        for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++)
            if (json_is_string(name) && strcmp(flags[i].name, json_string_value(name)) == 0)
                found = flags[i].flag;
        if (!found)
            return "no such flag";
        made->flags |= found;
    }
    const char *rule = NULL;
    json_t *policy = NULL;
    json_object_foreach(json_object_get(options, "policy"), rule, policy)
    {
        const int at = place_in(rules, TW_RULE_COUNT, rule), what = place_in(policies, 5, json_string_value(policy));
        if (at < 0 || what < 0)
            return "no such rule or policy";
        made->policy[at] = (uint8_t)what;
    }
    return NULL;
}

static const char *read_dictionaries(script *run, tw_session_options *made)
{
    const json_t *names = json_object_get(run->options, "dictionaries");
    size_t number = 0;
    const json_t *name = NULL;
    if (json_array_size(names) > 16)
        return "too many dictionaries";
    json_array_foreach(names, number, name)
    {
        if (testee_dictionary_load(name, NULL, &run->dictionaries[number], NULL) != TW_OK)
            return "a dictionary that cannot be loaded";
        run->dicts[number] = run->dictionaries[number].dict;
    }
    made->dicts = run->dicts;
    made->dict_count = (uint32_t)json_array_size(names);
    return NULL;
}

static const char *make(script *run)
{
    const json_t *from = run->options;
    tw_session_options options = {.size = sizeof options,
                                  .role = strcmp(text_of(from, "role") ? text_of(from, "role") : "", "acceptor") == 0
                                              ? TW_SESSION_ACCEPTOR
                                              : TW_SESSION_INITIATOR,
                                  .begin_string = text_of(from, "begin"),
                                  .appl_ver_id = text_of(from, "applver"),
                                  .sender_comp_id = text_of(from, "sender"),
                                  .sender_sub_id = text_of(from, "sender_sub"),
                                  .sender_location_id = text_of(from, "sender_location"),
                                  .target_comp_id = text_of(from, "target"),
                                  .target_sub_id = text_of(from, "target_sub"),
                                  .target_location_id = text_of(from, "target_location"),
                                  .supported = text_of(from, "supported"),
                                  .never_resent = text_of(from, "never_resent"),
                                  .on_behalf_of = text_of(from, "on_behalf_of"),
                                  .logon_fields = text_of(from, "logon_fields"),
                                  .store = run->store,
                                  .heartbeat_s = testee_uint(from, "heartbeat", 30),
                                  .heartbeat_max_s = testee_uint(from, "heartbeat_max", 0),
                                  .latency_max_s = testee_uint(from, "latency_max", 0),
                                  .logon_timeout_ms = testee_uint(from, "logon_timeout", 0),
                                  .logout_timeout_ms = testee_uint(from, "logout_timeout", 0),
                                  .resend_timeout_ms = testee_uint(from, "resend_timeout", 0),
                                  .resend_tries = testee_uint(from, "resend_tries", 0),
                                  .resend_chunk = testee_uint(from, "resend_chunk", 0),
                                  .resend_age_max_s = testee_uint(from, "resend_age_max", 0),
                                  .resend_rate = testee_uint(from, "resend_rate", 0),
                                  .send_rate = testee_uint(from, "send_rate", 0),
                                  .timestamp = testee_uint(from, "timestamp", 0),
                                  .length_max = testee_uint(from, "length_max", 0),
                                  .fields_max = testee_uint(from, "fields_max", 0),
                                  .output_size = testee_uint(from, "output_size", 0),
                                  .queue_size = testee_uint(from, "queue_size", 0)};
    uint32_t size = 0;
    tw_error error = {0};
    const char *why = read_flags(from, &options);
    if (!why)
        why = read_dictionaries(run, &options);
    if (why)
        return why;
    if (tw_session_size(&options, &size) != TW_OK)
        return "options that make no session";
    void *memory = aligned_alloc(64, size);
    if (!memory || tw_session_init(memory, size, &options, &run->now, &run->session, &error) != TW_OK) {
        free(memory);
        return "a session that cannot be made";
    }
    return NULL;
}

/* What came of it. */

static void say_time(script *run)
{
    if (run->quiet || run->said_at == run->now.mono_ns)
        return;
    const int64_t ms = run->now.mono_ns / NS_PER_MS - 1000;
    if (ms % 1000)
        testee_say(run->lines, "at %lld.%03lld", (long long)(ms / 1000), (long long)(ms % 1000));
    else
        testee_say(run->lines, "at %lld", (long long)(ms / 1000));
    run->said_at = run->now.mono_ns;
}

static void say_event(script *run, const tw_session_event *event)
{
    testee_line line;
    FILE *file = testee_line_begin(&line);
    (void)fprintf(file, "event %s", tw_session_event_name(event->kind));
    if (event->seq)
        (void)fprintf(file, " seq=%llu", (unsigned long long)event->seq);
    if (event->other)
        (void)fprintf(file, " other=%llu", (unsigned long long)event->other);
    if (event->why)
        (void)fprintf(file, " why=%s", tw_session_why_name(event->why));
    if (event->kind == TW_EVENT_GARBLED || event->kind == TW_EVENT_STORE)
        (void)fprintf(file, " reason=%s", testee_status(event->reason));
    else if (event->reason >= 0)
        (void)fprintf(file, " reason=%d", event->reason);
    if (event->tag)
        (void)fprintf(file, " tag=%u", event->tag);
    if (event->flags)
        (void)fprintf(file, " flags=%u", event->flags);
    testee_line_end(&line, run->lines);
}

static int say_events(script *run)
{
    tw_session_event events[8];
    int any = 0;
    for (uint32_t count; (count = tw_session_events(run->session, events, 8)) > 0; any = 1) {
        for (uint32_t i = 0; i < count; i++) {
            if (!run->quiet) {
                say_time(run);
                say_event(run, &events[i]);
            }
            run->numbers_epoch = events[i].epoch;
            if (events[i].kind != TW_EVENT_MESSAGE)
                continue;
            run->last = events[i].seq;
            if (!run->hold)
                tw_session_acknowledge(run->session, &run->now, events[i].epoch, events[i].seq, NULL);
        }
    }
    return any;
}

static int say_output(script *run)
{
    const uint8_t *bytes;
    const uint32_t length = tw_session_output(run->session, &bytes);
    tw_frame frame;
    if (run->stalled || !length || tw_frame_next(bytes, length, 0, &frame, NULL) != TW_OK)
        return 0;
    if (!run->quiet) {
        say_time(run);
        testee_say_bytes(run->lines, bytes, frame.length, "out ");
    }
    tw_session_sent(run->session, &run->now, frame.length);
    return 1;
}

static void settle(script *run)
{
    while (say_events(run) | say_output(run)) /* both, each time: events make room, output makes events */
        ;
}

/* All that was received and can be taken; each call gets the bytes in memory of just their size. */
static void take(script *run)
{
    for (;;) {
        tw_frame frame;
        testee_bytes input = testee_copy(run->input, run->length);
        const tw_status status = tw_session_receive(run->session, &run->now, run->epoch, input.data, input.length, &frame, NULL);
        free(input.data);
        if (status == TW_E_STATE)
            run->length = 0;
        if (status != TW_OK)
            return;
        run->length -= frame.length;
        memmove(run->input, run->input + frame.length, run->length);
        settle(run);
    }
}

static void receive(script *run, const json_t *bytes)
{
    testee_bytes input = testee_bytes_of(bytes);
    const uint32_t piece = run->split ? run->split : input.length;
    for (uint32_t at = 0; at < input.length; at += piece) {
        const uint32_t length = piece < input.length - at ? piece : input.length - at;
        if (length > INPUT_MAX - run->length)
            abort();
        memcpy(run->input + run->length, input.data + at, length);
        run->length += length;
        take(run);
    }
    free(input.data);
}

static int64_t seconds_ns(const char *text)
{
    int64_t value = 0;
    uint8_t digits;
    if (!text || tw_decimal_read_scaled(text, (uint32_t)strlen(text), 9, &value, &digits) != TW_OK)
        return 0;
    return value;
}

/* Moves to a time, stopping at each deadline on the way. */
static void move_to(script *run, int64_t mono_ns)
{
    for (int64_t due; (due = tw_session_deadline(run->session)) <= mono_ns;) {
        const int64_t to = due > run->now.mono_ns ? due : run->now.mono_ns;
        run->now.utc_ns += to - run->now.mono_ns;
        run->now.mono_ns = to;
        tw_session_advance(run->session, &run->now, NULL);
        settle(run);
    }
    run->now.utc_ns += mono_ns - run->now.mono_ns;
    run->now.mono_ns = mono_ns;
}

static void say_status(script *run, tw_status status)
{
    if (status == TW_OK || run->quiet)
        return;
    say_time(run);
    testee_say(run->lines, "refused %s", testee_status(status));
}

static void send(script *run, const json_t *step)
{
    const testee_bytes type = testee_bytes_of(json_array_get(step, 1)), body = testee_bytes_of(json_array_get(step, 2));
    const testee_bytes header = testee_bytes_of(json_array_get(step, 3));
    const tw_session_message message = {.size = sizeof message,
                                        .type = type.data,
                                        .type_length = type.length,
                                        .body = body.data,
                                        .body_length = body.length,
                                        .header = header.data,
                                        .header_length = header.length,
                                        .id = (uint64_t)testee_number(json_array_get(step, 4)),
                                        .poss_resend = (uint32_t)testee_number(json_array_get(step, 5))};
    uint64_t seq = 0;
    const tw_status status = tw_session_send(run->session, &run->now, &message, &seq, NULL);
    free(type.data);
    free(body.data);
    free(header.data);
    say_status(run, status);
    if (status != TW_OK || run->quiet)
        return;
    say_time(run);
    if (seq)
        testee_say(run->lines, "sent %llu", (unsigned long long)seq);
    else
        testee_say(run->lines, "queued");
}

static tw_status reject(script *run, const json_t *step)
{
    const tw_session_rejection rejection = {.size = sizeof rejection,
                                            .business = (uint32_t)testee_number(json_array_get(step, 1)),
                                            .seq = (uint64_t)testee_number(json_array_get(step, 2)),
                                            .type = json_string_value(json_array_get(step, 3)),
                                            .reason = (int32_t)testee_number(json_array_get(step, 4)),
                                            .tag = (uint32_t)testee_number(json_array_get(step, 5)),
                                            .text = json_string_value(json_array_get(step, 6))};
    return tw_session_reject(run->session, &run->now, &rejection, NULL);
}

static void describe(script *run)
{
    tw_session_info info;
    tw_session_describe(run->session, &info);
    if (run->quiet)
        return;
    say_time(run);
    testee_say(run->lines, "state %s out=%llu in=%llu done=%llu queued=%u", tw_session_state_name(info.state),
               (unsigned long long)info.next_out, (unsigned long long)info.next_in, (unsigned long long)info.acknowledged,
               info.queued);
}

static void route(script *run, const json_t *step)
{
    const testee_bytes input = testee_bytes_of(json_array_get(step, 1));
    uint8_t out[512];
    uint32_t written = 0;
    const tw_status status = tw_session_route(input.data, input.length, out, sizeof out, &written);
    free(input.data);
    say_status(run, status);
    if (status == TW_OK && !run->quiet)
        testee_say_bytes(run->lines, out, written, "route ");
}

/* Asks the schedule once, and does what it says. */
static const char *look_at_schedule(script *run)
{
    tw_session_info info;
    tw_schedule_action next;
    tw_status status = TW_OK;
    if (!run->schedule.schedule.size)
        return "a step schedule without a schedule";
    tw_session_describe(run->session, &info);
    if (tw_schedule_step(&run->schedule.schedule, &run->schedule.state, info.created_utc_ns, run->now.utc_ns, &next) != TW_OK)
        return "a schedule that does not answer";
    if (!run->quiet) {
        say_time(run);
        if (next.deadline_utc_ns == INT64_MAX)
            testee_say(run->lines, "schedule %s next=never", testee_schedule_action(next.action));
        else
            testee_say(run->lines, "schedule %s next=%lld", testee_schedule_action(next.action),
                       (long long)((next.deadline_utc_ns - BEGIN_UTC_NS) / NS_PER_S));
    }
    if (next.action == TW_SCHEDULE_BEGIN || next.action == TW_SCHEDULE_BEGIN_FRESH)
        status = tw_session_begin(run->session, &run->now, next.action == TW_SCHEDULE_BEGIN_FRESH, NULL);
    else if (next.action == TW_SCHEDULE_END)
        status = tw_session_end(run->session, &run->now, NULL);
    else if (next.action == TW_SCHEDULE_RESET)
        status = tw_session_reset(run->session, &run->now, NULL);
    if (status == TW_OK)
        run->schedule.state = next.after;
    say_status(run, status);
    return NULL;
}

/* A session that ended without any of its doing, and a new one on the same store. */
static const char *crash(script *run)
{
    free(run->session);
    run->session = NULL;
    run->length = 0;
    run->schedule.state = (tw_schedule_state){0};
    return make(run);
}

static tw_status command(script *run, const char *op, const json_t *step)
{
    tw_session *session = run->session;
    const json_t *first = json_array_get(step, 1), *second = json_array_get(step, 2);
    if (strcmp(op, "connect") == 0)
        return tw_session_connect(session, &run->now, &run->epoch, NULL);
    if (strcmp(op, "closed") == 0)
        return tw_session_closed(session, &run->now, run->epoch, NULL);
    if (strcmp(op, "ack") == 0)
        return tw_session_acknowledge(session, &run->now, run->numbers_epoch, (uint64_t)testee_number(first), NULL);
    if (strcmp(op, "accept") == 0)
        return tw_session_accept(session, &run->now, NULL);
    if (strcmp(op, "refuse") == 0)
        return tw_session_refuse(session, &run->now, json_string_value(first), NULL);
    if (strcmp(op, "logout") == 0)
        return tw_session_logout(session, &run->now, json_string_value(first), NULL);
    if (strcmp(op, "disconnect") == 0)
        return tw_session_disconnect(session, &run->now, NULL);
    if (strcmp(op, "test") == 0)
        return tw_session_test(session, &run->now, NULL);
    if (strcmp(op, "reset") == 0)
        return tw_session_reset(session, &run->now, NULL);
    if (strcmp(op, "set") == 0)
        return tw_session_set_next(session, &run->now, (uint64_t)testee_number(first), (uint64_t)testee_number(second), NULL);
    if (strcmp(op, "available") == 0)
        return tw_session_available(session, (uint32_t)testee_number(first));
    if (strcmp(op, "begin") == 0)
        return tw_session_begin(session, &run->now, (uint32_t)testee_number(first), NULL);
    if (strcmp(op, "end") == 0)
        return tw_session_end(session, &run->now, NULL);
    if (strcmp(op, "reject") == 0)
        return reject(run, step);
    if (strcmp(op, "old") == 0) { /* bytes of the connection before this one */
        const testee_bytes input = testee_bytes_of(first);
        tw_frame frame;
        const tw_status status = tw_session_receive(session, &run->now, run->epoch - 1, input.data, input.length, &frame, NULL);
        free(input.data);
        return status;
    }
    return TW_E_KERNEL; /* none of the calls answers this */
}

static const char *step(script *run, const json_t *words)
{
    const char *op = json_string_value(json_array_get(words, 0));
    const json_t *first = json_array_get(words, 1);
    const char *why = NULL;
    if (!op)
        return "a step without a name";
    if (strcmp(op, "in") == 0) {
        receive(run, first);
    } else if (strcmp(op, "at") == 0) {
        move_to(run, INT64_C(1000000000) + seconds_ns(json_string_value(first)));
    } else if (strcmp(op, "late") == 0) { /* nobody looked at the clock on the way */
        const int64_t to = INT64_C(1000000000) + seconds_ns(json_string_value(first));
        run->now.utc_ns += to - run->now.mono_ns;
        run->now.mono_ns = to;
        tw_session_advance(run->session, &run->now, NULL);
    } else if (strcmp(op, "clock") == 0) { /* the wall clock is set */
        run->now.utc_ns += seconds_ns(json_string_value(first));
    } else if (strcmp(op, "send") == 0) {
        send(run, words);
    } else if (strcmp(op, "describe") == 0) {
        describe(run);
    } else if (strcmp(op, "route") == 0) {
        route(run, words);
    } else if (strcmp(op, "hold") == 0) {
        run->hold = (int)testee_number(first);
    } else if (strcmp(op, "stall") == 0) {
        run->stalled = (int)testee_number(first);
    } else if (strcmp(op, "store") == 0) {
        if (testee_number(first))
            tw_store_fault_heal(run->store);
        else
            tw_store_fault_set(run->store, TW_FAULT_FULL, 1);
    } else if (strcmp(op, "schedule") == 0) {
        why = look_at_schedule(run);
    } else if (strcmp(op, "crash") == 0) {
        return crash(run);
    } else {
        const tw_status status = command(run, op, words);
        if (status == TW_E_KERNEL)
            return "a step that is not known";
        say_status(run, status);
        if (strcmp(op, "accept") == 0)
            take(run);
    }
    settle(run);
    return why;
}

static const char *steps(script *run, const json_t *list, int quiet)
{
    size_t number = 0;
    const json_t *words = NULL;
    const char *why = NULL;
    run->quiet = quiet;
    if (!quiet)
        run->said_at = run->now.mono_ns;
    json_array_foreach(list, number, words)
    {
        if (!why)
            why = step(run, words);
    }
    return why;
}

/* The numbers that the store holds at first. */
static void begin_numbers(script *run)
{
    const uint64_t next_out = (uint64_t)testee_int64(run->options, "next_out"),
                   next_in = (uint64_t)testee_int64(run->options, "next_in");
    if (next_out || next_in)
        (void)tw_session_set_next(run->session, &run->now, next_out, next_in, NULL);
    run->quiet = 1;
    settle(run);
}

const char *testee_session(const json_t *request, const json_t *vector, json_t *lines)
{
    script run = {.options = json_object_get(vector, "session"),
                  .now = {1000000000, BEGIN_UTC_NS},
                  .split = testee_uint(request, "split", 0),
                  .lines = lines,
                  .input = malloc(INPUT_MAX)};
    run.memory = tw_store_memory_new(0);
    run.store = run.memory ? tw_store_fault_new(run.memory) : NULL;
    const char *why = run.input && run.store ? testee_schedule_read(vector, &run.schedule) : "no memory";
    if (!why)
        why = make(&run);
    if (!why)
        begin_numbers(&run);
    if (!why)
        why = steps(&run, json_object_get(vector, "setup"), 1);
    if (!why)
        why = steps(&run, json_object_get(vector, "steps"), 0);
    testee_schedule_free(&run.schedule);
    free(run.session);
    free(run.input);
    tw_store_fault_free(run.store);
    tw_store_memory_free(run.memory);
    for (size_t i = 0; i < 16; i++)
        free(run.dictionaries[i].memory);
    return why;
}
