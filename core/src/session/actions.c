/* SPDX-License-Identifier: Apache-2.0 */
/* Which function an action of the table is. */
#include "session.h"

static void nothing(tw_session *session)
{
    (void)session;
}

twi_action_function *const twi_actions[TWI_ACTIONS] = {
    [TWI_DO_NOTHING] = nothing,
    [TWI_DO_OPEN] = twi_do_open,
    [TWI_DO_SEND_LOGON] = twi_do_send_logon,
    [TWI_DO_ASK] = twi_do_ask,
    [TWI_DO_ACCEPT] = twi_do_accept,
    [TWI_DO_LOGGED_ON] = twi_do_logged_on,
    [TWI_DO_FAILED] = twi_do_failed,
    [TWI_DO_REFUSED] = twi_do_refused,
    [TWI_DO_READY] = twi_do_ready,
    [TWI_DO_TAKE] = twi_take,
    [TWI_DO_DELIVER] = twi_do_deliver,
    [TWI_DO_HEARTBEAT_SEEN] = twi_do_heartbeat_seen,
    [TWI_DO_ANSWER_TEST] = twi_do_answer_test,
    [TWI_DO_REPLAY] = twi_do_replay,
    [TWI_DO_REJECT_SEEN] = twi_do_reject_seen,
    [TWI_DO_FILL_GAP] = twi_do_fill_gap,
    [TWI_DO_LOGON_SEEN] = twi_do_logon_seen,
    [TWI_DO_LOGOUT_SEEN] = twi_do_logout_seen,
    [TWI_DO_SEQUENCE] = twi_do_sequence,
    [TWI_DO_RESET_ANSWER] = twi_do_reset_answer,
    [TWI_DO_RESET_LOGON] = twi_do_reset_logon,
    [TWI_DO_RESET_DONE] = twi_do_reset_done,
    [TWI_DO_RESET_STORE] = twi_do_reset_store,
    [TWI_DO_REQUEST] = twi_do_request,
    [TWI_DO_REQUEST_AGAIN] = twi_do_request_again,
    [TWI_DO_DUPLICATE] = twi_do_duplicate,
    [TWI_DO_REJECT] = twi_do_reject,
    [TWI_DO_REJECT_LOGON] = twi_do_reject_logon,
    [TWI_DO_REJECT_APP] = twi_do_reject_app,
    [TWI_DO_GARBLED] = twi_do_garbled,
    [TWI_DO_REJECT_GARBLED] = twi_do_reject_garbled,
    [TWI_DO_LOGOUT] = twi_do_logout,
    [TWI_DO_LOGOUT_ANSWER] = twi_do_logout_answer,
    [TWI_DO_HEARTBEAT] = twi_do_heartbeat,
    [TWI_DO_TEST] = twi_do_test,
    [TWI_DO_TEST_SILENCE] = twi_do_test_silence,
    [TWI_DO_CLOSE] = twi_close,
    [TWI_DO_CLOSED] = twi_do_closed,
};
