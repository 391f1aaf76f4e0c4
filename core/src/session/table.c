/* SPDX-License-Identifier: Apache-2.0 */
#include "table.h"

#include <stddef.h>

#define S(name) (1u << TWI_##name)
#define STAY TWI_STATES

/* Logged on, from here on sends are allowed or will be again. */
#define ON (S(ACTIVE) | S(SETTLING) | S(RESET_TEST) | S(RESET_LOGON))
/* Messages of the peer are processed: FIX lets both sides finish what they owe each other before the connection ends. */
#define TALKING (ON | S(LOGOUT_SENT) | S(LOGOUT_ANSWERED))
#define LOGGING_ON (S(LOGON_SENT) | S(LOGON_WAIT))
#define CONNECTED (LOGGING_ON | S(LOGON_ASKED) | TALKING | S(CLOSING))

/* clang-format off: a table */
#define ROW(states, input, next, ...)                                                                                              \
    {                                                                                                                              \
        states, TWI_IN_##input, next,                                                                                              \
        {                                                                                                                          \
            __VA_ARGS__                                                                                                            \
        }                                                                                                                          \
    }
#define DO(name) TWI_DO_##name

const twi_row twi_rows[] = {
    /* The connection. FIX case 1B a, 1S: the initiator speaks first. */
    ROW(S(DISCONNECTED), CONNECT_OUT, TWI_LOGON_SENT, DO(OPEN), DO(SEND_LOGON)),
    ROW(S(DISCONNECTED), CONNECT_IN, TWI_LOGON_WAIT, DO(OPEN)),
    ROW(CONNECTED | S(DISCONNECTED), CLOSED, TWI_DISCONNECTED, DO(CLOSED)),

    /* Logon, acceptor. FIX case 1S: a valid one is answered, an identity that is not ours is closed without a word, any other first message too. */
    ROW(S(LOGON_WAIT), LOGON, TWI_ACTIVE, DO(ACCEPT)),
    ROW(S(LOGON_WAIT), LOGON_ASK, TWI_LOGON_ASKED, DO(ASK)),
    ROW(S(LOGON_WAIT), LOGON_BAD, TWI_CLOSING, DO(FAILED), DO(REJECT_LOGON), DO(LOGOUT)),
    ROW(S(LOGON_WAIT), LOGON_STRANGER, TWI_DISCONNECTED, DO(FAILED), DO(CLOSE)),
    ROW(S(LOGON_WAIT), NOT_LOGON, TWI_DISCONNECTED, DO(FAILED), DO(CLOSE)),
    ROW(S(LOGON_ASKED), ACCEPT, TWI_ACTIVE, DO(ACCEPT)),
    ROW(S(LOGON_ASKED), REFUSE, TWI_DISCONNECTED, DO(FAILED), DO(REFUSED), DO(CLOSE)),
    ROW(S(LOGON_ASKED), REFUSE_ALOUD, TWI_CLOSING, DO(FAILED), DO(REFUSED), DO(LOGOUT)),

    /* Logon, initiator. FIX case 1B c to e. */
    ROW(S(LOGON_SENT), LOGON, TWI_ACTIVE, DO(LOGGED_ON)),
    ROW(S(LOGON_SENT), LOGON_BAD, TWI_CLOSING, DO(FAILED), DO(LOGOUT)),
    ROW(S(LOGON_SENT), NOT_LOGON, TWI_CLOSING, DO(FAILED), DO(LOGOUT)),
    ROW(S(LOGON_SENT), LOGON_REFUSED, TWI_DISCONNECTED, DO(FAILED), DO(CLOSE)),

    /* What follows a Logon: a gap before it, the wait until the peer has settled. */
    ROW(TALKING, GAP, STAY, DO(REQUEST)),
    ROW(S(ACTIVE), SETTLE, TWI_SETTLING, DO(TEST)),

    /* Messages in sequence. FIX case 2 a, 4 to 8, 10 b. */
    ROW(TALKING, APP, STAY, DO(DELIVER), DO(TAKE)),
    ROW(TALKING, APP_REFUSED, STAY, DO(TAKE), DO(REJECT_APP)),
    ROW(TALKING, HEARTBEAT, STAY, DO(TAKE), DO(HEARTBEAT_SEEN)),
    ROW(S(SETTLING), HEARTBEAT_ANSWER, TWI_ACTIVE, DO(TAKE), DO(HEARTBEAT_SEEN), DO(READY)),
    ROW(S(RESET_TEST), HEARTBEAT_ANSWER, TWI_RESET_LOGON, DO(TAKE), DO(HEARTBEAT_SEEN), DO(RESET_LOGON)),
    ROW(S(RESET_TEST), HEARTBEAT_EARLY, STAY, DO(TAKE), DO(HEARTBEAT_SEEN), DO(TEST)),
    ROW(TALKING, HEARTBEAT_ANSWER, STAY, DO(TAKE), DO(HEARTBEAT_SEEN)),
    ROW(TALKING, TEST_REQUEST, STAY, DO(TAKE), DO(ANSWER_TEST)),
    ROW(TALKING, RESEND_REQUEST, STAY, DO(TAKE), DO(REPLAY)),
    ROW(TALKING, REJECT, STAY, DO(TAKE), DO(REJECT_SEEN)),
    ROW(TALKING, GAP_FILL, STAY, DO(FILL_GAP)),
    ROW(TALKING, REPEATED, STAY, DO(TAKE)),
    ROW(TALKING, LOGON_AGAIN, STAY, DO(TAKE), DO(LOGON_SEEN)),
    ROW(TALKING, SEEN, STAY, DO(DUPLICATE)),

    /* Logout. FIX case 12, 13: the one that is asked answers, the one that asked closes. */
    ROW(ON, LOGOUT, TWI_LOGOUT_ANSWERED, DO(TAKE), DO(LOGOUT_SEEN), DO(LOGOUT_ANSWER)),
    ROW(S(LOGOUT_SENT), LOGOUT, TWI_DISCONNECTED, DO(TAKE), DO(LOGOUT_SEEN), DO(CLOSE)),
    ROW(S(LOGOUT_ANSWERED), LOGOUT, STAY, DO(TAKE), DO(LOGOUT_SEEN)),
    ROW(S(CLOSING), LOGOUT, TWI_DISCONNECTED, DO(CLOSE)),
    ROW(ON, HIGH_LOGOUT, TWI_LOGOUT_ANSWERED, DO(LOGOUT_SEEN), DO(REQUEST), DO(LOGOUT_ANSWER)),
    ROW(S(LOGOUT_SENT), HIGH_LOGOUT, TWI_DISCONNECTED, DO(LOGOUT_SEEN), DO(CLOSE)),

    /* Whatever their number. FIX case 11; a Logon with 141=Y starts both sides anew. */
    ROW(S(RESET_LOGON), LOGON_RESET, TWI_ACTIVE, DO(RESET_DONE), DO(READY)),
    ROW(ON, LOGON_RESET, TWI_ACTIVE, DO(RESET_ANSWER), DO(READY)),
    ROW(TALKING, RESET, STAY, DO(SEQUENCE)),
    ROW(TALKING, RESET_SAME, STAY, DO(SEQUENCE)),

    /* Beyond the number expected. FIX case 2 b, 10 a; a peer that waits for us is answered first (case 20), then asked. */
    ROW(TALKING, HIGH, STAY, DO(REQUEST)),
    ROW(S(SETTLING), HIGH_HEARTBEAT_ANSWER, TWI_ACTIVE, DO(HEARTBEAT_SEEN), DO(READY), DO(REQUEST)),
    ROW(S(RESET_TEST), HIGH_HEARTBEAT_ANSWER, STAY, DO(REQUEST), DO(TEST)),
    ROW(TALKING, HIGH_HEARTBEAT_ANSWER, STAY, DO(REQUEST)),
    ROW(TALKING, HIGH_TEST_REQUEST, STAY, DO(REQUEST), DO(ANSWER_TEST)),
    ROW(TALKING, HIGH_RESEND_REQUEST, STAY, DO(REPLAY), DO(REQUEST)),

    /* Faults. */
    ROW(TALKING, REJECTED, STAY, DO(TAKE), DO(REJECT)),
    ROW(TALKING, REJECTED_IN_PLACE, STAY, DO(REJECT)),
    ROW(TALKING, FATAL, TWI_CLOSING, DO(TAKE), DO(REJECT), DO(LOGOUT)),
    ROW(TALKING, LOGOUT_NOW, TWI_CLOSING, DO(LOGOUT)),
    ROW(LOGGING_ON, LOGOUT_NOW, TWI_CLOSING, DO(FAILED), DO(LOGOUT)),
    ROW(LOGGING_ON | TALKING, GARBLED, STAY, DO(GARBLED)),
    ROW(TALKING, GARBLED_REJECT, STAY, DO(GARBLED), DO(REJECT_GARBLED)),
    ROW(LOGGING_ON, GARBLED_REJECT, STAY, DO(GARBLED)),
    ROW(LOGGING_ON | TALKING, GARBLED_CLOSE, TWI_DISCONNECTED, DO(GARBLED), DO(CLOSE)),
    ROW(CONNECTED, UNSENT, TWI_DISCONNECTED, DO(CLOSE)),

    /* Commands. */
    ROW(ON, DO_LOGOUT, TWI_LOGOUT_SENT, DO(LOGOUT)),
    ROW(LOGGING_ON | S(LOGON_ASKED), DO_LOGOUT, TWI_DISCONNECTED, DO(CLOSE)),
    ROW(CONNECTED, DO_DISCONNECT, TWI_DISCONNECTED, DO(CLOSE)),
    ROW(ON, DO_TEST, STAY, DO(TEST)),
    ROW(S(ACTIVE), DO_RESET, TWI_RESET_TEST, DO(TEST)),
    ROW(S(DISCONNECTED), DO_RESET, STAY, DO(RESET_STORE)),

    /* Time. FIX case 4 a, 6, 1B b, 12, 13 b. */
    ROW(ON | S(LOGOUT_SENT), TIME_HEARTBEAT, STAY, DO(HEARTBEAT)),
    ROW(ON | S(LOGOUT_SENT), TIME_TEST, STAY, DO(TEST_SILENCE)),
    ROW(ON | S(LOGOUT_SENT), TIME_DEAD, TWI_DISCONNECTED, DO(CLOSE)),
    ROW(LOGGING_ON, TIME_LOGON, TWI_DISCONNECTED, DO(FAILED), DO(CLOSE)),
    ROW(S(SETTLING) | S(RESET_TEST) | S(RESET_LOGON), TIME_LOGON, TWI_CLOSING, DO(LOGOUT)),
    ROW(S(LOGOUT_SENT) | S(LOGOUT_ANSWERED) | S(CLOSING), TIME_LOGOUT, TWI_DISCONNECTED, DO(CLOSE)),
    ROW(TALKING, TIME_RESEND, STAY, DO(REQUEST_AGAIN)),
    ROW(TALKING, TIME_RESEND_LAST, TWI_CLOSING, DO(LOGOUT)),
};
/* clang-format on */

const uint32_t twi_rows_count = sizeof twi_rows / sizeof twi_rows[0];

uint32_t twi_table_find(uint32_t state, uint32_t input)
{
    for (uint32_t i = 0; i < sizeof twi_rows / sizeof twi_rows[0]; i++)
        if (twi_rows[i].input == input && twi_rows[i].states >> state & 1)
            return i;
    return TWI_NO_ROW;
}

_Static_assert(sizeof twi_rows / sizeof twi_rows[0] < TWI_NO_ROW, "a row's number is a byte");

const char *twi_state_name(uint32_t state)
{
    static const char *const names[] = {
        "DISCONNECTED", "LOGON_SENT",  "LOGON_WAIT",  "LOGON_ASKED",     "ACTIVE",  "SETTLING",
        "RESET_TEST",   "RESET_LOGON", "LOGOUT_SENT", "LOGOUT_ANSWERED", "CLOSING",
    };
    _Static_assert(sizeof names / sizeof names[0] == TWI_STATES, "a name for each");
    return state < TWI_STATES ? names[state] : "";
}

const char *twi_input_name(uint32_t input)
{
    static const char *const names[] = {
        "CONNECT_OUT",
        "CONNECT_IN",
        "CLOSED",
        "LOGON",
        "LOGON_ASK",
        "LOGON_BAD",
        "LOGON_STRANGER",
        "NOT_LOGON",
        "LOGON_REFUSED",
        "APP",
        "APP_REFUSED",
        "HEARTBEAT",
        "HEARTBEAT_ANSWER",
        "HEARTBEAT_EARLY",
        "TEST_REQUEST",
        "RESEND_REQUEST",
        "REJECT",
        "GAP_FILL",
        "LOGOUT",
        "LOGON_AGAIN",
        "LOGON_RESET",
        "RESET",
        "RESET_SAME",
        "HIGH",
        "HIGH_HEARTBEAT_ANSWER",
        "HIGH_TEST_REQUEST",
        "HIGH_RESEND_REQUEST",
        "HIGH_LOGOUT",
        "SEEN",
        "REPEATED",
        "REJECTED",
        "REJECTED_IN_PLACE",
        "FATAL",
        "LOGOUT_NOW",
        "GARBLED",
        "GARBLED_REJECT",
        "GARBLED_CLOSE",
        "ACCEPT",
        "REFUSE",
        "REFUSE_ALOUD",
        "DO_LOGOUT",
        "DO_DISCONNECT",
        "DO_TEST",
        "DO_RESET",
        "TIME_HEARTBEAT",
        "TIME_TEST",
        "TIME_DEAD",
        "TIME_LOGON",
        "TIME_LOGOUT",
        "TIME_RESEND",
        "TIME_RESEND_LAST",
        "GAP",
        "SETTLE",
        "UNSENT",
    };
    _Static_assert(sizeof names / sizeof names[0] == TWI_INPUTS, "a name for each");
    return input < TWI_INPUTS ? names[input] : "";
}

const char *twi_action_name(uint32_t action)
{
    static const char *const names[] = {
        "",
        "open",
        "send Logon",
        "ask about Logon",
        "accept Logon",
        "logged on",
        "Logon failed",
        "refused",
        "ready",
        "take number",
        "deliver",
        "Heartbeat seen",
        "answer test",
        "replay",
        "Reject seen",
        "fill gap",
        "Logon seen",
        "Logout seen",
        "set number",
        "answer reset",
        "send reset Logon",
        "reset done",
        "reset numbers",
        "request gap",
        "request again",
        "duplicate",
        "send Reject",
        "reject Logon",
        "reject application's",
        "garbled",
        "reject garbled",
        "send Logout",
        "answer Logout",
        "send Heartbeat",
        "send TestRequest",
        "test silence",
        "close",
        "closed",
    };
    _Static_assert(sizeof names / sizeof names[0] == TWI_ACTIONS, "a name for each");
    return action < TWI_ACTIONS ? names[action] : "";
}
