/* SPDX-License-Identifier: Apache-2.0 */
/* A server and a client within the process, for the tests of the engine. */
#ifndef TWI_DESK_PAIR_H
#define TWI_DESK_PAIR_H

#include "desk.h"

static desk server, client;

static inline void begin_with(tw_engine_options options)
{
    tw_transport *one = desk_inproc(NULL);
    desk_open(&server, one, options);
    desk_open(&client, desk_inproc(one), options);
    desk_listen(&server);
}

static inline int begin(void **state)
{
    (void)state;
    desk_now = desk_begin;
    begin_with((tw_engine_options){.size = 0});
    return 0;
}

static inline int end(void **state)
{
    (void)state;
    desk_close(&client);
    desk_close(&server);
    return 0;
}

static uint64_t server_session, client_session;

static inline void log_on(void)
{
    const tw_session_options theirs = desk_session(TW_SESSION_ACCEPTOR, "SERVER", "CLIENT"),
                             ours = desk_session(TW_SESSION_INITIATOR, "CLIENT", "SERVER");
    server_session = desk_add(&server, &theirs);
    client_session = desk_add(&client, &ours);
    desk_run(&client, &server, 10);
    assert_int_equal(desk_saw(&client, TW_EVENT_LOGGED_ON, NULL), 1);
    assert_int_equal(desk_saw(&server, TW_EVENT_LOGGED_ON, NULL), 1);
}

#endif
