/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The state table: what a session does in each state with each input, and where that leads. It is data; table.c is the place to start
 * reading. Everything that happens is first named as one input (check.c names messages, session.c commands, clock.c what the time brings), then
 * looked up here, and the actions of the row are done in order.
 */
#ifndef TWI_SESSION_TABLE_H
#define TWI_SESSION_TABLE_H

#include <stdint.h>

typedef enum twi_state {
    TWI_DISCONNECTED,
    TWI_LOGON_SENT,      /* initiator: our Logon is out */
    TWI_LOGON_WAIT,      /* acceptor: the first message must be a Logon */
    TWI_LOGON_ASKED,     /* acceptor: the application decides about it */
    TWI_ACTIVE,          /* logged on */
    TWI_SETTLING,        /* logged on; sends wait for the answer to a TestRequest */
    TWI_RESET_TEST,      /* a reset inside the session: the answer to a TestRequest is awaited */
    TWI_RESET_LOGON,     /* then the answer to our Logon with 141=Y */
    TWI_LOGOUT_SENT,     /* ours is out, the peer's is awaited */
    TWI_LOGOUT_ANSWERED, /* the peer's is answered; it closes the connection */
    TWI_CLOSING,         /* after a fault: Logout is out, nothing is processed any more */
    TWI_STATES
} twi_state;

typedef enum twi_input {
    /* the connection */
    TWI_IN_CONNECT_OUT,
    TWI_IN_CONNECT_IN,
    TWI_IN_CLOSED,
    /* a Logon while there was none yet */
    TWI_IN_LOGON,
    TWI_IN_LOGON_ASK,
    TWI_IN_LOGON_BAD,
    TWI_IN_LOGON_STRANGER,
    TWI_IN_NOT_LOGON,
    TWI_IN_LOGON_REFUSED,
    /* messages in sequence */
    TWI_IN_APP,
    TWI_IN_APP_REFUSED,
    TWI_IN_HEARTBEAT,
    TWI_IN_HEARTBEAT_ANSWER,
    TWI_IN_HEARTBEAT_EARLY, /* the answer of a peer that lacks messages of ours: nothing may be forgotten yet */
    TWI_IN_TEST_REQUEST,
    TWI_IN_RESEND_REQUEST,
    TWI_IN_REJECT,
    TWI_IN_GAP_FILL,
    TWI_IN_LOGOUT,
    TWI_IN_LOGON_AGAIN,
    /* those whose number does not matter */
    TWI_IN_LOGON_RESET,
    TWI_IN_RESET,
    TWI_IN_RESET_SAME,
    /* beyond the number expected */
    TWI_IN_HIGH,
    TWI_IN_HIGH_HEARTBEAT_ANSWER,
    TWI_IN_HIGH_TEST_REQUEST,
    TWI_IN_HIGH_RESEND_REQUEST,
    TWI_IN_HIGH_LOGOUT,
    /* seen before; repeated administration, in sequence */
    TWI_IN_SEEN,
    TWI_IN_REPEATED,
    /* faults */
    TWI_IN_REJECTED,
    TWI_IN_REJECTED_IN_PLACE,
    TWI_IN_FATAL,
    TWI_IN_LOGOUT_NOW,
    TWI_IN_GARBLED,
    TWI_IN_GARBLED_REJECT,
    TWI_IN_GARBLED_CLOSE,
    /* commands */
    TWI_IN_ACCEPT,
    TWI_IN_REFUSE,
    TWI_IN_REFUSE_ALOUD,
    TWI_IN_DO_LOGOUT,
    TWI_IN_DO_DISCONNECT,
    TWI_IN_DO_TEST,
    TWI_IN_DO_RESET,
    /* time */
    TWI_IN_TIME_HEARTBEAT,
    TWI_IN_TIME_TEST,
    TWI_IN_TIME_DEAD,
    TWI_IN_TIME_LOGON,
    TWI_IN_TIME_LOGOUT,
    TWI_IN_TIME_RESEND,
    TWI_IN_TIME_RESEND_LAST,
    /* what follows from another row */
    TWI_IN_GAP,
    TWI_IN_SETTLE,
    TWI_IN_UNSENT,
    TWI_INPUTS
} twi_input;

typedef enum twi_action {
    TWI_DO_NOTHING,
    TWI_DO_OPEN,
    TWI_DO_SEND_LOGON,
    TWI_DO_ASK,
    TWI_DO_ACCEPT,
    TWI_DO_LOGGED_ON,
    TWI_DO_FAILED,
    TWI_DO_REFUSED,
    TWI_DO_READY,
    TWI_DO_TAKE,
    TWI_DO_DELIVER,
    TWI_DO_HEARTBEAT_SEEN,
    TWI_DO_ANSWER_TEST,
    TWI_DO_REPLAY,
    TWI_DO_REJECT_SEEN,
    TWI_DO_FILL_GAP,
    TWI_DO_LOGON_SEEN,
    TWI_DO_LOGOUT_SEEN,
    TWI_DO_SEQUENCE,
    TWI_DO_RESET_ANSWER,
    TWI_DO_RESET_LOGON,
    TWI_DO_RESET_DONE,
    TWI_DO_RESET_STORE,
    TWI_DO_REQUEST,
    TWI_DO_REQUEST_AGAIN,
    TWI_DO_DUPLICATE,
    TWI_DO_REJECT,
    TWI_DO_REJECT_LOGON,
    TWI_DO_REJECT_APP,
    TWI_DO_GARBLED,
    TWI_DO_REJECT_GARBLED,
    TWI_DO_LOGOUT,
    TWI_DO_LOGOUT_ANSWER,
    TWI_DO_HEARTBEAT,
    TWI_DO_TEST,
    TWI_DO_TEST_SILENCE,
    TWI_DO_CLOSE,
    TWI_DO_CLOSED,
    TWI_ACTIONS
} twi_action;

enum { TWI_ROW_ACTIONS = 4, TWI_NO_ROW = 255 };

/* In any of these states (a bit each) this input does these actions and leads to `next` (TWI_STATES: stays). */
typedef struct twi_row {
    uint32_t states;
    uint8_t input;
    uint8_t next;
    uint8_t actions[TWI_ROW_ACTIONS];
} twi_row;

extern const twi_row twi_rows[];
extern const uint32_t twi_rows_count;

/* The first row of an input in a state, or TWI_NO_ROW: it is ignored there. */
uint32_t twi_table_find(uint32_t state, uint32_t input);

const char *twi_state_name(uint32_t state);
const char *twi_input_name(uint32_t input);
const char *twi_action_name(uint32_t action);

#endif
