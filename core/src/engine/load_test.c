/* SPDX-License-Identifier: Apache-2.0 */
/* Many sessions, sessions that come and go, and ends in the middle of traffic. */
#include "desk_pair.h"

#include <stdio.h>

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

/* One engine, a thousand sessions: all log on, and each message has its answer. */
static void a_thousand_sessions(void **state)
{
    enum { MANY = 1000, EACH = 5 };
    const tw_transport_options options = {.size = sizeof options, .connections_max = MANY, .receive_size = 4096};
    static uint64_t ids[MANY];
    tw_transport *one = NULL, *other = NULL;
    char name[8];
    uint64_t seq;
    (void)state;
    end(NULL);
    assert_int_equal(tw_inproc_new(&options, NULL, &one), TW_OK);
    assert_int_equal(tw_inproc_new(&options, one, &other), TW_OK);
    desk_open(&server, one, (tw_engine_options){.sessions_max = MANY});
    desk_open(&client, other, (tw_engine_options){.sessions_max = MANY});
    desk_listen(&server);
    for (uint32_t i = 0; i < MANY; i++) {
        snprintf(name, sizeof name, "C%u", i);
        tw_session_options theirs = desk_session(TW_SESSION_ACCEPTOR, "SERVER", name),
                           ours = desk_session(TW_SESSION_INITIATOR, name, "SERVER");
        theirs.output_size = ours.output_size = 16384;
        theirs.queue_size = ours.queue_size = 1024;
        theirs.fields_max = ours.fields_max = 64;
        desk_add(&server, &theirs);
        ids[i] = desk_add(&client, &ours);
    }
    server.echo = 1;
    tw_engine_counters counters = {.connections = 0};
    for (uint32_t polls = 0; counters.connections < MANY && polls < 2000; polls++) {
        desk_run(&client, &server, 1);
        assert_int_equal(tw_engine_counters_read(client.engine, &counters), TW_OK);
    }
    desk_run(&client, &server, 200);
    for (uint32_t k = 0; k < EACH; k++)
        for (uint32_t i = 0; i < MANY; i++)
            assert_int_equal(desk_send(&client, ids[i], "D", "11=A|", &seq), TW_OK);
    assert_int_equal(seq, 1 + EACH); /* logged on: none was queued */
    for (uint32_t polls = 0; client.messages < MANY * EACH && polls < 5000; polls++)
        desk_run(&server, &client, 1);
    assert_int_equal(server.messages, MANY * EACH);
    assert_int_equal(client.messages, MANY * EACH);
}

int main(void)
{
#define CASE(name) cmocka_unit_test_setup_teardown(name, begin, end)
    const struct CMUnitTest tests[] = {CASE(T04_sessions_are_removed_and_engines_stopped_under_load), CASE(sessions_come_and_go),
                                       CASE(a_thousand_sessions)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
