/* SPDX-License-Identifier: Apache-2.0 */
/* The engine on a virtual clock, within the process: two engines, or one with both sides. */
#define _GNU_SOURCE
#include "desk.h"
#include "engine.h"

#include <stdio.h>

static desk server, client;

static void begin_with(tw_engine_options options)
{
    tw_transport *one = desk_inproc(NULL);
    desk_open(&server, one, options);
    desk_open(&client, desk_inproc(one), options);
    desk_listen(&server);
}

static int begin(void **state)
{
    (void)state;
    desk_now = desk_begin;
    begin_with((tw_engine_options){.size = 0});
    return 0;
}

static int end(void **state)
{
    (void)state;
    desk_close(&client);
    desk_close(&server);
    return 0;
}

static uint64_t server_session, client_session;

static void log_on(void)
{
    const tw_session_options theirs = desk_session(TW_SESSION_ACCEPTOR, "SERVER", "CLIENT"),
                             ours = desk_session(TW_SESSION_INITIATOR, "CLIENT", "SERVER");
    server_session = desk_add(&server, &theirs);
    client_session = desk_add(&client, &ours);
    desk_run(&client, &server, 10);
    assert_int_equal(desk_saw(&client, TW_EVENT_LOGGED_ON, NULL), 1);
    assert_int_equal(desk_saw(&server, TW_EVENT_LOGGED_ON, NULL), 1);
}

static void an_order_is_acknowledged(void **state)
{
    const desk_note *note = &server.notes[0];
    uint64_t seq, user;
    (void)state;
    log_on();
    server.echo = 1;
    assert_int_equal(desk_send(&client, client_session, "D", "11=A|55=X|54=1|38=7|40=1|", &seq), TW_OK);
    assert_int_equal(seq, 2);
    desk_run(&server, &client, 3);
    assert_int_equal(desk_saw(&server, TW_EVENT_MESSAGE, &note), 1);
    assert_int_equal(note->event.session, server_session);
    assert_int_equal(note->event.seq, 2);
    assert_non_null(strstr(note->bytes, "|35=D|34=2|49=CLIENT|"));
    assert_int_equal(desk_saw(&client, TW_EVENT_MESSAGE, &note), 1);
    assert_int_equal(note->event.session, client_session);
    assert_non_null(strstr(note->bytes, "|35=8|"));
    assert_int_equal(tw_engine_user(client.engine, client_session, &user), TW_OK);
    assert_int_equal(user, 77);
}

static void a_template_sends(void **state)
{
    static const char text[] = "D{8=FIX.4.4 11:text! 55:text! 54=1 38:int! 44:dec5}";
    static const char input[] = "ORDER-1EUR/USD";
    static uint64_t memory[512];
    const tw_template *made = NULL;
    const desk_note *note = &server.notes[0];
    uint32_t size = sizeof memory;
    uint64_t seq = 0;
    tw_error error = {.status = 0};
    (void)state;
    log_on();
    assert_int_equal(tw_template_compile(text, sizeof text - 1, NULL, memory, &size, &made, &error), TW_OK);
    tw_slot slots[4] = {{.offset = 0, .length = 7, .state = TW_SLOT_OK},
                        {.offset = 7, .length = 7, .state = TW_SLOT_OK},
                        {.number = 250000, .state = TW_SLOT_OK},
                        {.number = 108245, .digits = 5, .state = TW_SLOT_OK}};
    tw_engine_row row = {.size = sizeof row, .made = made, .slots = slots, .slots_count = 4, .input = input, .input_length = 14};
    assert_int_equal(tw_engine_send_row(client.engine, &desk_now, client_session, &row, 0, &seq, &error), TW_OK);
    assert_int_equal(seq, 2);
    desk_poll(&server);
    assert_int_equal(desk_saw(&server, TW_EVENT_MESSAGE, &note), 1);
    assert_non_null(strstr(note->bytes, "|35=D|34=2|49=CLIENT|"));
    assert_non_null(strstr(note->bytes, "|56=SERVER|11=ORDER-1|55=EUR/USD|54=1|38=250000|44=1.08245|10="));
    slots[0].state = TW_SLOT_ABSENT;
    assert_int_equal(tw_engine_send_row(client.engine, &desk_now, client_session, &row, 0, &seq, &error), TW_E_PLAN_MISSING);
    assert_int_equal(error.tag, 11);
    row.size = 4;
    assert_int_equal(tw_engine_send_row(client.engine, &desk_now, client_session, &row, 0, &seq, &error), TW_E_ARGUMENT);
}

/* Slots come with the messages; what does not fit comes with the next poll. */
static void a_plan_extracts(void **state)
{
    static const char text[] = "D{11:text! 38:int! 44:dec2}";
    static uint64_t memory[1024];
    const tw_plan *plan = NULL;
    tw_session_options theirs = desk_session(TW_SESSION_ACCEPTOR, "SERVER", "CLIENT"),
                       ours = desk_session(TW_SESSION_INITIATOR, "CLIENT", "SERVER");
    uint32_t size = sizeof memory, count, found = 0;
    uint64_t seq;
    char body[64];
    tw_event events[DESK_EVENTS];
    tw_slot slots[7];
    tw_error error = {.status = 0};
    (void)state;
    assert_int_equal(tw_plan_compile(text, sizeof text - 1, NULL, memory, &size, &plan, &error), TW_OK);
    const tw_engine_session known = {.size = sizeof known, .session = &theirs, .plan = plan};
    assert_int_equal(tw_engine_add(server.engine, &desk_now, &known, &server_session, &error), TW_OK);
    client_session = desk_add(&client, &ours);
    desk_run(&client, &server, 10);
    for (uint32_t i = 0; i < 5; i++) {
        snprintf(body, sizeof body, "11=A%u|38=%u|44=1.5|", i, 100 + i);
        assert_int_equal(desk_send(&client, client_session, "D", body, &seq), TW_OK);
    }
    assert_int_equal(desk_send(&client, client_session, "D", "38=x|", &seq), TW_OK);
    assert_int_equal(desk_send(&client, client_session, "F", "11=B|", &seq), TW_OK);
    for (uint32_t polls = 0; found < 7; polls++) {
        assert_true(polls < 10);
        assert_int_equal(tw_engine_poll(server.engine, &desk_now, events, DESK_EVENTS, slots, 7, &count, NULL), TW_OK);
        for (uint32_t i = 0; i < count; i++, found++) {
            const tw_event *event = &events[i];
            const uint8_t *bytes = server.arena + event->offset;
            assert_int_equal(event->seq, found + 2);
            if (event->flags & TW_EVENT_UNREAD) { /* two fit into seven slots, the third ends the poll */
                assert_int_equal(i, 2);
                assert_int_equal(count, 3);
                assert_int_equal(event->slots, 0);
                continue;
            }
            assert_int_equal(event->message, found == 6 ? TW_ROW_OTHER : 0);
            assert_int_equal(event->reason, found == 5 ? TW_E_VALUE_FORMAT : TW_OK);
            assert_int_equal(event->tag, found == 5 ? 38 : 0);
            if (found >= 5)
                continue;
            assert_int_equal(event->slots, 3);
            assert_int_equal(bytes[slots[event->slot].offset + 1], '0' + found);
            assert_int_equal(slots[event->slot + 1].number, 100 + found);
            assert_int_equal(slots[event->slot + 2].number, 150);
        }
    }
}

#ifndef NDEBUG
/* A library built without NDEBUG notices a second thread. */
static void two_threads_at_a_time_are_refused(void **state)
{
    tw_event events[DESK_EVENTS];
    uint32_t count;
    uint64_t seq;
    (void)state;
    log_on();
    client.engine->busy = 1;
    assert_int_equal(tw_engine_poll(client.engine, &desk_now, events, DESK_EVENTS, NULL, 0, &count, NULL), TW_E_STATE);
    assert_int_equal(desk_send(&client, client_session, "D", "11=A|", &seq), TW_E_STATE);
    assert_int_equal(tw_engine_wait(client.engine, &desk_now, 0), TW_E_STATE);
    client.engine->busy = 0;
    desk_poll(&client);
}
#endif

static void one_engine_has_both_sides(void **state)
{
    const tw_session_options theirs = desk_session(TW_SESSION_ACCEPTOR, "SERVER", "CLIENT"),
                             ours = desk_session(TW_SESSION_INITIATOR, "CLIENT", "SERVER");
    uint64_t seq;
    (void)state;
    const uint64_t one = desk_add(&server, &ours), other = desk_add(&server, &theirs);
    desk_run(&server, NULL, 10);
    assert_int_equal(desk_saw(&server, TW_EVENT_LOGGED_ON, NULL), 2);
    assert_int_equal(desk_send(&server, one, "D", "11=A|", &seq), TW_OK);
    desk_run(&server, NULL, 3);
    assert_int_equal(server.messages, 1);
    assert_int_equal(desk_send(&server, other, "8", "37=A|", &seq), TW_OK);
    desk_run(&server, NULL, 3);
    assert_int_equal(server.messages, 2);
}

/* Incoming numbers are recorded by the poll after the one that gave the message. */
static void the_next_poll_acknowledges(void **state)
{
    tw_session_info info;
    uint64_t seq;
    (void)state;
    log_on();
    assert_int_equal(desk_send(&client, client_session, "D", "11=A|", &seq), TW_OK);
    desk_poll(&server);
    assert_int_equal(server.messages, 1);
    assert_int_equal(tw_engine_describe(server.engine, server_session, &info), TW_OK);
    assert_int_equal(info.next_in, 3);
    assert_int_equal(info.acknowledged, 1);
    assert_true(tw_engine_deadline(server.engine) == INT64_MIN);
    desk_poll(&server);
    assert_int_equal(tw_engine_describe(server.engine, server_session, &info), TW_OK);
    assert_int_equal(info.acknowledged, 2);
    assert_true(tw_engine_deadline(server.engine) > desk_now.mono_ns);
}

/* Bytes of all events of a poll stay as they are, whatever is sent and closed in between. */
static void events_hold_until_the_next_poll(void **state)
{
    tw_event events[DESK_EVENTS];
    uint32_t count;
    uint64_t seq;
    char text[32];
    (void)state;
    log_on();
    for (int i = 0; i < 50; i++) {
        snprintf(text, sizeof text, "11=ORDER%03d|", i);
        assert_int_equal(desk_send(&client, client_session, "D", text, &seq), TW_OK);
    }
    assert_int_equal(tw_engine_poll(server.engine, &desk_now, events, DESK_EVENTS, NULL, 0, &count, NULL), TW_OK);
    assert_int_equal(count, 50);
    for (int i = 0; i < 50; i++) {
        assert_int_equal(desk_send(&server, server_session, "8", "37=1|", &seq), TW_OK);
        assert_int_equal(desk_send(&client, client_session, "D", "11=ANOTHER|", &seq), TW_OK);
        desk_poll(&client);
    }
    assert_int_equal(tw_engine_command(server.engine, &desk_now, server_session, TW_COMMAND_DISCONNECT, NULL, NULL), TW_OK);
    for (int i = 0; i < 50; i++) {
        char expected[32];
        const size_t length = (size_t)snprintf(expected, sizeof expected, "\00111=ORDER%03d\001", i);
        assert_non_null(memmem(server.arena + events[i].offset, events[i].length, expected, length));
    }
}

/* A full array stops reading: all arrives, in order, however small it is. */
static void full_events_drop_nothing(void **state)
{
    uint64_t seq;
    (void)state;
    log_on();
    server.room = TW_ENGINE_EVENTS_MIN;
    for (int i = 0; i < 300; i++)
        assert_int_equal(desk_send(&client, client_session, "D", "11=A|", &seq), TW_OK);
    const uint32_t before = server.count;
    desk_run(&server, &client, 60);
    assert_int_equal(server.messages, 300);
    uint64_t expected = 2;
    for (uint32_t i = before; i < server.count; i++)
        if (server.notes[i].event.kind == TW_EVENT_MESSAGE)
            assert_int_equal(server.notes[i].event.seq, expected++);
    tw_engine_counters counters;
    assert_int_equal(tw_engine_counters_read(server.engine, &counters), TW_OK);
    assert_int_equal(counters.messages_in, 300);
    assert_true(counters.full > 0);
}

static void heartbeats_keep_the_time(void **state)
{
    tw_session_info before, after;
    (void)state;
    log_on();
    assert_int_equal(tw_engine_describe(client.engine, client_session, &before), TW_OK);
    for (int i = 0; i < 130; i++) {
        desk_pass(1000);
        desk_run(&client, &server, 2);
    }
    assert_int_equal(tw_engine_describe(client.engine, client_session, &after), TW_OK);
    assert_true(after.next_out >= before.next_out + 4 && after.next_out <= before.next_out + 6);
    assert_int_equal(desk_saw(&client, TW_EVENT_CLOSE, NULL), 0);
    assert_int_equal(desk_saw(&client, TW_EVENT_TEST, NULL), 0);
}

/* It may be earlier than needed, but what is due by time is done when it says so, and not before. */
static void deadlines_say_when(void **state)
{
    tw_session_info info = {.next_out = 2};
    uint32_t polls = 0;
    (void)state;
    log_on();
    desk_run(&client, &server, 2);
    for (; info.next_out == 2; polls++) {
        const int64_t due = tw_engine_deadline(client.engine);
        assert_true(due > desk_now.mono_ns && due <= desk_begin.mono_ns + INT64_C(30000000000));
        desk_now.utc_ns += due - desk_now.mono_ns;
        desk_now.mono_ns = due;
        desk_run(&client, &server, 3);
        assert_int_equal(tw_engine_describe(client.engine, client_session, &info), TW_OK);
    }
    assert_int_equal(desk_now.mono_ns - desk_begin.mono_ns, INT64_C(30000000000));
    assert_true(polls <= 3);
}

static void a_logout_ends_in_order(void **state)
{
    const desk_note *note = &server.notes[0];
    (void)state;
    log_on();
    assert_int_equal(tw_engine_command(client.engine, &desk_now, client_session, TW_COMMAND_END, NULL, NULL), TW_OK);
    desk_run(&client, &server, 10);
    assert_int_equal(desk_saw(&server, TW_EVENT_LOGOUT, NULL), 1);
    assert_int_equal(desk_saw(&client, TW_EVENT_CLOSED, &note), 1);
    assert_int_equal(desk_saw(&server, TW_EVENT_CLOSED, &note), 1);
    assert_true(tw_engine_idle(client.engine) && tw_engine_idle(server.engine));
    desk_pass(60000);
    desk_run(&client, &server, 10);
    assert_int_equal(desk_saw(&client, TW_EVENT_CONNECTED, NULL), 1); /* stays down */
    assert_int_equal(tw_engine_command(client.engine, &desk_now, client_session, TW_COMMAND_BEGIN, NULL, NULL), TW_OK);
    desk_run(&client, &server, 10);
    assert_int_equal(desk_saw(&client, TW_EVENT_LOGGED_ON, NULL), 2);
}

static void L08_a_connection_comes_back_once(void **state)
{
    (void)state;
    log_on();
    for (int i = 0; i < 5; i++) {
        assert_int_equal(tw_engine_command(server.engine, &desk_now, server_session, TW_COMMAND_DISCONNECT, NULL, NULL), TW_OK);
        assert_int_equal(tw_engine_command(client.engine, &desk_now, client_session, TW_COMMAND_LOGOUT, "bye", NULL), TW_OK);
        desk_run(&client, &server, 5);
        desk_pass(5001);
        desk_run(&client, &server, 10);
        tw_transport_info info;
        (*(const tw_transport_ops *const *)(const void *)server.transport)->describe(server.transport, &info);
        assert_int_equal(info.accepted - info.closed, 1); /* one at a time */
        assert_int_equal(desk_saw(&client, TW_EVENT_LOGGED_ON, NULL), (uint32_t)i + 2);
    }
}

static void T05_nothing_of_the_old_connection_is_taken(void **state)
{
    uint64_t seq;
    (void)state;
    log_on();
    assert_int_equal(desk_send(&client, client_session, "D", "11=OLD|", &seq), TW_OK); /* on its way when the connection ends */
    assert_int_equal(tw_engine_command(server.engine, &desk_now, server_session, TW_COMMAND_DISCONNECT, NULL, NULL), TW_OK);
    desk_run(&server, &client, 5);
    assert_int_equal(server.messages, 0);
    desk_pass(5001);
    desk_run(&client, &server, 20);
    const desk_note *note = &server.notes[0];
    assert_int_equal(desk_saw(&server, TW_EVENT_MESSAGE, &note), 1); /* it came by the new one, sent again */
    assert_true(note->event.flags & TW_EVENT_POSS_DUP);
}

/* Raw connections of a peer that is no engine. */
typedef struct raw {
    tw_transport *transport;
    const tw_transport_ops *ops;
    uint64_t id;
    uint32_t closed;
} raw;

static raw raw_connect(void)
{
    const tw_address at = {.port = DESK_PORT};
    raw r = {.transport = desk_inproc(server.transport)};
    r.ops = *(const tw_transport_ops *const *)(const void *)r.transport;
    assert_int_equal(r.ops->connect(r.transport, &at, 0, &r.id, NULL), TW_OK);
    return r;
}

static void raw_send(const raw *r, const char *body)
{
    char bytes[512];
    uint32_t sent;
    const uint32_t length = (uint32_t)message(bytes, sizeof bytes, "FIX.4.4", body);
    assert_int_equal(r->ops->send(r->transport, r->id, bytes, length, &sent), TW_OK);
    assert_int_equal(sent, length);
}

static uint32_t raw_poll(raw *r)
{
    tw_transport_event events[8];
    const uint8_t *bytes;
    uint32_t length = 0;
    const uint32_t count = r->ops->poll(r->transport, events, 8);
    for (uint32_t i = 0; i < count; i++)
        r->closed += events[i].kind == TW_TRANSPORT_CLOSED;
    assert_int_equal(r->ops->received(r->transport, r->id, &bytes, &length), TW_OK);
    return length;
}

#define LOGON_OF(who) "35=A|34=1|49=" who "|52=20260101-00:00:00|56=SERVER|98=0|108=30|"

static void strangers_are_closed_without_a_word(void **state)
{
    static const struct {
        const char *first;
        uint16_t why;
    } firsts[] = {{LOGON_OF("NOBODY"), TW_WHY_IDENTITY}, {"35=0|34=1|49=CLIENT|52=20260101-00:00:00|56=SERVER|", TW_WHY_NOT_LOGON}};
    const desk_note *note = &server.notes[0];
    (void)state;
    const tw_session_options theirs = desk_session(TW_SESSION_ACCEPTOR, "SERVER", "CLIENT");
    desk_add(&server, &theirs);
    for (size_t i = 0; i < 2; i++) {
        raw r = raw_connect();
        raw_send(&r, firsts[i].first);
        desk_run(&server, NULL, 3);
        assert_int_equal(raw_poll(&r), 0);
        assert_int_equal(r.closed, 1);
        assert_int_equal(desk_saw(&server, TW_EVENT_STRANGER, &note), i + 1);
        assert_int_equal(note->event.why, firsts[i].why);
        assert_non_null(strstr(note->bytes, "|34=1|"));
        tw_transport_free(r.transport);
    }
    raw r = raw_connect();
    uint32_t sent;
    assert_int_equal(r.ops->send(r.transport, r.id, "GET / HTTP/1.1\r\n", 16, &sent), TW_OK);
    desk_run(&server, NULL, 3);
    assert_int_equal(raw_poll(&r), 0);
    assert_int_equal(r.closed, 1);
    assert_int_equal(desk_saw(&server, TW_EVENT_STRANGER, &note), 3);
    assert_int_equal(note->event.why, TW_WHY_GARBLED);
    tw_transport_free(r.transport);
}

/* FIX case 1S b. The session that is there goes on. */
static void a_second_connection_of_a_session_is_closed(void **state)
{
    const desk_note *note = &server.notes[0];
    (void)state;
    log_on();
    raw r = raw_connect();
    raw_send(&r, LOGON_OF("CLIENT"));
    desk_run(&server, &client, 3);
    assert_int_equal(raw_poll(&r), 0);
    assert_int_equal(r.closed, 1);
    assert_int_equal(desk_saw(&server, TW_EVENT_STRANGER, &note), 1);
    assert_int_equal(note->event.why, TW_WHY_COMMAND);
    assert_int_equal(note->event.session, server_session);
    assert_int_equal(desk_saw(&server, TW_EVENT_CLOSE, NULL), 0);
    tw_transport_free(r.transport);
}

static void T08_T09_who_says_nothing_is_closed_in_time(void **state)
{
    const desk_note *note = &server.notes[0];
    (void)state;
    raw r = raw_connect();
    desk_run(&server, NULL, 3);
    desk_pass(9999);
    desk_run(&server, NULL, 3);
    assert_int_equal(desk_saw(&server, TW_EVENT_STRANGER, &note), 0);
    desk_pass(2);
    desk_run(&server, NULL, 3);
    assert_int_equal(desk_saw(&server, TW_EVENT_STRANGER, &note), 1);
    assert_int_equal(note->event.why, TW_WHY_TIMEOUT);
    raw_poll(&r);
    assert_int_equal(r.closed, 1);
    tw_transport_free(r.transport);
    r = raw_connect(); /* and who goes away is forgotten at once: T08 */
    desk_run(&server, NULL, 3);
    tw_transport_free(r.transport);
    desk_run(&server, NULL, 3);
    assert_int_equal(desk_saw(&server, TW_EVENT_STRANGER, &note), 2);
    assert_int_equal(note->event.why, TW_WHY_PEER);
}

static void an_unknown_logon_can_be_asked_about(void **state)
{
    const desk_note *note = &server.notes[0];
    tw_transport_info info;
    (void)state;
    end(NULL);
    begin_with((tw_engine_options){.flags = TW_ENGINE_ASK_UNKNOWN});
    const tw_session_options ours = desk_session(TW_SESSION_INITIATOR, "NEW", "SERVER");
    client_session = desk_add(&client, &ours);
    desk_run(&client, &server, 5);
    assert_int_equal(desk_saw(&server, TW_EVENT_UNKNOWN, &note), 1);
    assert_non_null(strstr(note->bytes, "|49=NEW|"));
    assert_int_equal(tw_engine_admit(server.engine, &desk_now, note->event.other, NULL), TW_E_ARGUMENT); /* still nobody's */
    const tw_session_options theirs = desk_session(TW_SESSION_ACCEPTOR, "SERVER", "NEW");
    server_session = desk_add(&server, &theirs);
    assert_int_equal(tw_engine_admit(server.engine, &desk_now, note->event.other, NULL), TW_OK);
    assert_int_equal(tw_engine_admit(server.engine, &desk_now, note->event.other, NULL), TW_E_ARGUMENT);
    desk_run(&server, &client, 5);
    assert_int_equal(desk_saw(&client, TW_EVENT_LOGGED_ON, NULL), 1);
    assert_int_equal(desk_saw(&server, TW_EVENT_STRANGER, NULL), 0);
    raw r = raw_connect();
    raw_send(&r, LOGON_OF("ONE"));
    desk_run(&server, NULL, 3);
    assert_int_equal(desk_saw(&server, TW_EVENT_UNKNOWN, &note), 2);
    assert_int_equal(tw_engine_dismiss(server.engine, note->event.other), TW_OK);
    assert_int_equal(tw_engine_dismiss(server.engine, note->event.other), TW_E_ARGUMENT);
    desk_run(&server, NULL, 1);
    raw_poll(&r);
    assert_int_equal(r.closed, 1);
    tw_transport_free(r.transport);
    r = raw_connect();
    raw_send(&r, LOGON_OF("ANOTHER")); /* nobody answers for it */
    desk_run(&server, NULL, 3);
    desk_pass(10001);
    desk_run(&server, &client, 3);
    assert_int_equal(desk_saw(&server, TW_EVENT_STRANGER, &note), 1);
    r.ops->describe(r.transport, &info);
    tw_transport_free(r.transport);
}

static void a_logon_is_accepted_by_the_application(void **state)
{
    tw_session_options theirs = desk_session(TW_SESSION_ACCEPTOR, "SERVER", "CLIENT"),
                       ours = desk_session(TW_SESSION_INITIATOR, "CLIENT", "SERVER");
    (void)state;
    theirs.flags = TW_SESSION_ASK;
    server_session = desk_add(&server, &theirs);
    client_session = desk_add(&client, &ours);
    desk_run(&client, &server, 5);
    assert_int_equal(desk_saw(&server, TW_EVENT_LOGON_ASKED, NULL), 1);
    assert_true(tw_engine_deadline(server.engine) > desk_now.mono_ns); /* it does not spin meanwhile */
    tw_address peer;
    assert_int_equal(tw_engine_peer(server.engine, server_session, &peer), TW_OK); /* L34 */
    assert_int_equal(tw_engine_command(server.engine, &desk_now, server_session, TW_COMMAND_ACCEPT, NULL, NULL), TW_OK);
    desk_run(&server, &client, 5);
    assert_int_equal(desk_saw(&client, TW_EVENT_LOGGED_ON, NULL), 1);
    assert_int_equal(tw_engine_command(server.engine, &desk_now, server_session, TW_COMMAND_ACCEPT, NULL, NULL), TW_E_STATE);
}

static void a_peer_that_is_not_there_is_tried_again(void **state)
{
    const desk_note *note = &server.notes[0];
    (void)state;
    const tw_session_options ours = desk_session(TW_SESSION_INITIATOR, "CLIENT", "SERVER");
    desk_close(&server);
    client_session = desk_add(&client, &ours);
    desk_run(&client, NULL, 5);
    assert_int_equal(desk_saw(&client, TW_EVENT_CONNECT_FAILED, &note), 1);
    assert_int_equal(note->event.reason, TW_CLOSED_REFUSED);
    assert_int_equal(note->event.other, 5000);
    desk_pass(5000);
    desk_run(&client, NULL, 5);
    assert_int_equal(desk_saw(&client, TW_EVENT_CONNECT_FAILED, &note), 2);
    desk_open(&server, desk_inproc(client.transport), (tw_engine_options){.size = 0});
    desk_listen(&server);
    const tw_session_options theirs = desk_session(TW_SESSION_ACCEPTOR, "SERVER", "CLIENT");
    desk_add(&server, &theirs);
    desk_pass(5000);
    desk_run(&client, &server, 10);
    assert_int_equal(desk_saw(&client, TW_EVENT_LOGGED_ON, NULL), 1);
}

/* T03: its own connection ends, nobody else's. */
static void T02_T03_a_peer_that_does_not_read_is_cut_off(void **state)
{
    const desk_note *note = &server.notes[0];
    uint64_t seq, other;
    char body[500];
    (void)state;
    log_on();
    const tw_session_options theirs = desk_session(TW_SESSION_ACCEPTOR, "SERVER", "OTHER");
    other = desk_add(&server, &theirs);
    raw r = raw_connect();
    raw_send(&r, LOGON_OF("OTHER"));
    desk_run(&server, &client, 3);
    assert_int_equal(desk_saw(&server, TW_EVENT_LOGGED_ON, NULL), 2);
    memset(body, 'x', sizeof body);
    memcpy(body, "58=", 3);
    memcpy(body + 490, "|", 2);
    tw_status status = TW_OK;
    for (uint32_t i = 0; status == TW_OK && i < 1000; i++)
        status = desk_send(&server, other, "B", body, &seq); /* its application reads nothing */
    assert_int_equal(status, TW_E_BUILD_ROOM);
    assert_int_equal(desk_send(&server, server_session, "B", body, &seq), TW_OK);
    desk_run(&server, &client, 3);
    assert_int_equal(client.messages, 1);
    for (uint32_t i = 0; i < 31; i++) {
        desk_pass(1000);
        desk_run(&server, &client, 2);
    }
    assert_int_equal(desk_saw(&server, TW_EVENT_CLOSE, &note), 1);
    assert_int_equal(note->event.why, TW_WHY_SLOW);
    assert_int_equal(note->event.session, other);
    desk_pass(2000);
    desk_run(&server, &client, 5);
    assert_int_equal(desk_saw(&server, TW_EVENT_CLOSED, NULL), 1);
    assert_int_equal(desk_send(&server, server_session, "B", body, &seq), TW_OK);
    desk_run(&server, &client, 3);
    assert_int_equal(client.messages, 2);
    tw_transport_free(r.transport);
}

static void L23_stop_closes_all(void **state)
{
    (void)state;
    log_on();
    raw r = raw_connect();
    desk_run(&server, &client, 3);
    assert_int_equal(tw_engine_stop(server.engine, &desk_now, NULL), TW_OK);
    for (uint32_t i = 0; i < 10 && !tw_engine_idle(server.engine); i++)
        desk_run(&server, &client, 1);
    assert_true(tw_engine_idle(server.engine));
    raw_poll(&r);
    assert_int_equal(r.closed, 1);
    assert_int_equal(desk_saw(&client, TW_EVENT_LOGOUT, NULL), 1);
    assert_int_equal(tw_engine_listen(server.engine, &(tw_listen){.address = {.port = 9}}, NULL, &r.id, NULL), TW_E_STATE);
    tw_transport_free(r.transport);
}

/* In the middle of traffic both ways, with events in hand: what they name stays, and the end comes all the same. */
static void T04_sessions_are_removed_and_engines_stopped_under_load(void **state)
{
    tw_event events[DESK_EVENTS];
    uint32_t count, bytes = 0;
    uint64_t seq;
    (void)state;
    for (uint32_t round = 0; round < 4; round++) {
        log_on();
        server.echo = 0;
        for (uint32_t i = 0; i < 60; i++) {
            assert_int_equal(desk_send(&client, client_session, "D", "11=A|", &seq), TW_OK);
            assert_int_equal(desk_send(&server, server_session, "8", "37=A|", &seq), TW_OK);
        }
        assert_int_equal(tw_engine_poll(server.engine, &desk_now, events, DESK_EVENTS, NULL, 0, &count, NULL), TW_OK);
        assert_int_equal(count, 60);
        if (round % 2)
            assert_int_equal(tw_engine_remove(server.engine, &desk_now, server_session, NULL), TW_OK);
        else
            assert_int_equal(tw_engine_stop(server.engine, &desk_now, NULL), TW_OK);
        for (uint32_t i = 0; i < count; i++)
            bytes += memcmp(server.arena + events[i].offset, "8=FIX.4.4\0019=", 12) == 0;
        assert_int_equal(bytes, 60 * (round + 1));
        if (round < 2) /* else they are freed as they are */
            desk_run(&client, &server, 5);
        end(NULL);
        begin(NULL);
    }
}

static void sessions_come_and_go(void **state)
{
    uint64_t seq, ids[8];
    char name[8];
    tw_session_info info;
    (void)state;
    for (uint32_t round = 0; round < 20; round++) {
        for (uint32_t i = 0; i < 6; i++) {
            snprintf(name, sizeof name, "C%u", i);
            const tw_session_options theirs = desk_session(TW_SESSION_ACCEPTOR, "SERVER", name),
                                     ours = desk_session(TW_SESSION_INITIATOR, name, "SERVER");
            desk_add(&server, &theirs);
            ids[i] = desk_add(&client, &ours);
        }
        desk_run(&client, &server, 5);
        for (uint32_t i = 0; i < 6; i++)
            assert_int_equal(desk_send(&client, ids[i], "D", "11=A|", &seq), TW_OK);
        desk_run(&client, &server, 3);
        assert_int_equal(server.messages, (round + 1) * 6);
        for (uint32_t i = 0; i < 6; i++) {
            assert_int_equal(tw_engine_remove(client.engine, &desk_now, ids[i], NULL), TW_OK);
            assert_int_equal(tw_engine_remove(client.engine, &desk_now, ids[i], NULL), TW_E_ARGUMENT);
            assert_int_equal(desk_send(&client, ids[i], "D", "11=A|", &seq), TW_E_ARGUMENT);
            assert_int_equal(tw_engine_describe(client.engine, ids[i], &info), TW_E_ARGUMENT);
        }
        desk_run(&client, &server, 3);
        for (uint32_t i = 0; i < 6; i++) /* those of the server: its ids are numbers 1 to 6 of this round */
            assert_int_equal(tw_engine_remove(server.engine, &desk_now, (uint64_t)(round + 1) << 32 | (i + 1), NULL), TW_OK);
        server.count = client.count = 0;
    }
}

static void what_is_wrong_is_refused(void **state)
{
    tw_session_options session = desk_session(TW_SESSION_ACCEPTOR, "SERVER", "CLIENT");
    tw_error error = {.status = 0};
    tw_engine *made;
    tw_engine_options options = {.size = sizeof options};
    tw_event events[DESK_EVENTS];
    uint64_t id, seq;
    uint32_t count;
    (void)state;
    assert_int_equal(tw_engine_new(&options, &made, &error), TW_E_ARGUMENT);
    assert_string_equal(error.text, "transport or store is missing");
    options = (tw_engine_options){.size = sizeof options, .transport = server.transport, .store = server.store, .flags = 16};
    assert_int_equal(tw_engine_new(&options, &made, &error), TW_E_ARGUMENT);
    options =
        (tw_engine_options){.size = sizeof options, .transport = server.transport, .store = server.store, .sessions_max = 65537};
    assert_int_equal(tw_engine_new(&options, &made, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_engine_new(&options, NULL, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_engine_new(NULL, &made, &error), TW_E_ARGUMENT);
    session.length_max = 65537;
    assert_int_equal(desk_try(&server, &session, &id, &error), TW_E_ARGUMENT);
    assert_non_null(strstr(error.text, "receive_size"));
    session.length_max = 0;
    session.begin_string = "FIX.9.9";
    assert_int_equal(desk_try(&server, &session, &id, &error), TW_E_ARGUMENT);
    assert_non_null(strstr(error.text, "begin_string"));
    session.begin_string = "FIX.4.4";
    const tw_engine_session without = {.size = sizeof without, .session = &session, .addresses_count = 1};
    assert_int_equal(tw_engine_add(server.engine, &desk_now, &without, &id, &error), TW_E_ARGUMENT);
    const tw_engine_session wild = {.size = sizeof wild, .session = &session, .jitter = 51};
    assert_int_equal(tw_engine_add(server.engine, &desk_now, &wild, &id, &error), TW_E_ARGUMENT);
    const tw_engine_session none = {.size = sizeof none};
    assert_int_equal(tw_engine_add(server.engine, &desk_now, &none, &id, &error), TW_E_ARGUMENT);
    session.role = TW_SESSION_INITIATOR;
    const tw_engine_session nowhere = {.size = sizeof nowhere, .session = &session};
    assert_int_equal(tw_engine_add(server.engine, &desk_now, &nowhere, &id, &error), TW_E_ARGUMENT);
    session.role = TW_SESSION_ACCEPTOR;
    assert_int_equal(desk_try(&server, &session, &id, &error), TW_OK);
    assert_int_equal(desk_try(&server, &session, &seq, &error), TW_E_STATE); /* twice */
    assert_int_equal(tw_engine_command(server.engine, &desk_now, id, 99, NULL, &error), TW_E_ARGUMENT);
    assert_int_equal(tw_engine_command(server.engine, &desk_now, id, TW_COMMAND_LOGOUT, NULL, &error), TW_E_STATE);
    assert_int_equal(tw_engine_poll(server.engine, &desk_now, events, TW_ENGINE_EVENTS_MIN - 1, NULL, 0, &count, &error),
                     TW_E_ARGUMENT);
    assert_int_equal(tw_engine_poll(NULL, &desk_now, events, DESK_EVENTS, NULL, 0, &count, &error), TW_E_ARGUMENT);
    tw_address peer;
    assert_int_equal(tw_engine_peer(server.engine, id, &peer), TW_E_STATE);
    assert_int_equal(tw_engine_peer(server.engine, 0, &peer), TW_E_ARGUMENT);
    assert_int_equal(tw_engine_unlisten(server.engine, 99), TW_E_ARGUMENT);
    assert_string_equal(tw_engine_event_name(TW_EVENT_PORT_REFUSED), "PORT_REFUSED");
    assert_string_equal(tw_engine_event_name(TW_EVENT_MESSAGE), "MESSAGE");
    assert_string_equal(tw_engine_event_name(70), "");
}

static void there_are_so_many_sessions(void **state)
{
    uint64_t id;
    (void)state;
    end(NULL);
    begin_with((tw_engine_options){.sessions_max = 1});
    const tw_session_options one = desk_session(TW_SESSION_ACCEPTOR, "SERVER", "ONE"),
                             two = desk_session(TW_SESSION_ACCEPTOR, "SERVER", "TWO");
    const uint64_t first = desk_add(&server, &one);
    assert_int_equal(desk_try(&server, &two, &id, NULL), TW_ROOM);
    assert_int_equal(tw_engine_remove(server.engine, &desk_now, first, NULL), TW_OK);
    assert_int_equal(desk_try(&server, &two, &id, NULL), TW_OK);
}

/* PersistMessages=N: the store in memory would grow. The journal does not; sockets_test.c has the same over TCP. */
static void nothing_is_allocated_once_it_runs(void **state)
{
    tw_session_options theirs = desk_session(TW_SESSION_ACCEPTOR, "SERVER", "CLIENT"),
                       ours = desk_session(TW_SESSION_INITIATOR, "CLIENT", "SERVER");
    uint64_t seq;
    (void)state;
    theirs.flags = ours.flags = TW_SESSION_NOT_PERSISTENT;
    desk_add(&server, &theirs);
    client_session = desk_add(&client, &ours);
    desk_run(&client, &server, 10);
    server.echo = 1;
    const uint64_t before = allocation_count();
    for (uint32_t i = 0; i < 1000; i++) {
        desk_pass(100); /* heartbeats, too */
        assert_int_equal(desk_send(&client, client_session, "D", "11=A|", &seq), TW_OK);
        desk_run(&server, &client, 2);
    }
    assert_int_equal(allocation_count(), before);
    assert_int_equal(client.messages, 1000);
}

int main(void)
{
#define CASE(name) cmocka_unit_test_setup_teardown(name, begin, end)
    const struct CMUnitTest tests[] = {
        CASE(an_order_is_acknowledged),
        CASE(a_template_sends),
        CASE(a_plan_extracts),
#ifndef NDEBUG
        CASE(two_threads_at_a_time_are_refused),
#endif
        CASE(one_engine_has_both_sides),
        CASE(the_next_poll_acknowledges),
        CASE(events_hold_until_the_next_poll),
        CASE(full_events_drop_nothing),
        CASE(heartbeats_keep_the_time),
        CASE(deadlines_say_when),
        CASE(a_logout_ends_in_order),
        CASE(L08_a_connection_comes_back_once),
        CASE(T05_nothing_of_the_old_connection_is_taken),
        CASE(strangers_are_closed_without_a_word),
        CASE(a_second_connection_of_a_session_is_closed),
        CASE(T08_T09_who_says_nothing_is_closed_in_time),
        CASE(an_unknown_logon_can_be_asked_about),
        CASE(a_logon_is_accepted_by_the_application),
        CASE(a_peer_that_is_not_there_is_tried_again),
        CASE(T02_T03_a_peer_that_does_not_read_is_cut_off),
        CASE(L23_stop_closes_all),
        CASE(T04_sessions_are_removed_and_engines_stopped_under_load),
        CASE(sessions_come_and_go),
        CASE(what_is_wrong_is_refused),
        CASE(there_are_so_many_sessions),
        CASE(nothing_is_allocated_once_it_runs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
