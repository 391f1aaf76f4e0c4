/* SPDX-License-Identifier: Apache-2.0 */
/* What tagwire serve and tagwire send share: an engine over TCP with its store, the clock, messages shown. */
#ifndef TAGWIRE_TOOLS_LIVE_H
#define TAGWIRE_TOOLS_LIVE_H

#include "cli.h"

#include <tagwire/unstable/engine.h>

enum {
    LIVE_BEGIN = OPTION_OWN,
    LIVE_SENDER,
    LIVE_TARGET,
    LIVE_APPLVER,
    LIVE_HEARTBEAT,
    LIVE_STORE,
    LIVE_RESET,
    LIVE_QUIET,
    LIVE_OWN, /* of a command */
    LIVE_EVENTS = 256
};
#define LIVE_OPTIONS                                                                                                               \
    {"begin", required_argument, NULL, LIVE_BEGIN}, {"sender", required_argument, NULL, LIVE_SENDER},                              \
        {"target", required_argument, NULL, LIVE_TARGET}, {"applver", required_argument, NULL, LIVE_APPLVER},                      \
        {"heartbeat", required_argument, NULL, LIVE_HEARTBEAT}, {"store", required_argument, NULL, LIVE_STORE},                    \
        {"reset", no_argument, NULL, LIVE_RESET}, {"quiet", no_argument, NULL, LIVE_QUIET},                                        \
    {                                                                                                                              \
        "help", no_argument, NULL, 'h'                                                                                             \
    }

typedef struct live {
    const char *command;
    const char *begin, *sender, *target, *applver, *store_path;
    uint32_t heartbeat_s;
    int reset, quiet, journal;
    tw_transport *transport;
    tw_store *store;
    tw_engine *engine;
    const uint8_t *arena;
    tw_now now;
    out out;
} live;

/* As cli_option. */
int live_option(live *l, int option, const char *argument);
/* Makes transport, store and engine. Gives an exit code; what is wrong is told. */
int live_open(live *l, uint32_t engine_flags);
void live_close(live *l);
/* HOST:PORT, or PORT alone for 127.0.0.1; names are looked up. 0 after telling what is wrong; else how many were found. */
uint32_t live_address(const char *text, tw_address *found, uint32_t room);
/* A session by the options. */
void live_session(const live *l, uint32_t role, tw_session_options *session);
/* Reads the clocks. */
void live_clock(live *l);
/* One poll; `stopping` is set once by a signal: the engine is stopped. Gives the number of events. */
uint32_t live_poll(live *l, tw_event *events);
/* SIGINT and SIGTERM end the work in order. */
void live_signals(void);
int live_stopping(void);

/* A line: `what`, then the message with | for SOH, passwords as ***. */
void live_show(live *l, const char *what, const void *bytes, uint32_t length);
void live_say(live *l, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* What an event is, in a line. */
void live_event(live *l, const tw_event *event);

/* The value of a field, NULL: it is not there. */
const char *live_field(const void *message, uint32_t length, uint32_t tag, uint32_t *value_length);

#endif
