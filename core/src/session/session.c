/* SPDX-License-Identifier: Apache-2.0 */
/* The session's own calls: each names its input, the table (table.c) says what follows. options.c makes sessions, receive.c and send.c move messages. */
#include "session.h"

#include "error.h"
#include "owner.h"

static void run_row(tw_session *session, twi_input input)
{
    const uint32_t number = session->rows[session->state][input];
    if (number == TWI_NO_ROW)
        return;
    const twi_row *row = &twi_rows[number];
    for (uint32_t i = 0; i < TWI_ROW_ACTIONS && row->actions[i] != TWI_DO_NOTHING && !session->unsent; i++)
        twi_actions[row->actions[i]](session);
    if (row->next != TWI_STATES)
        session->state = row->next;
}

/* What follows from a row: its message could not be sent, or a Logon leaves something to do. TWI_INPUTS: nothing. */
static twi_input follow_up(tw_session *session)
{
    twi_input input = TWI_INPUTS;
    if (session->unsent) {
        input = TWI_IN_UNSENT;
        session->at_gap = session->settle = 0;
    } else if (session->at_gap) {
        input = TWI_IN_GAP;
        session->at_gap = 0;
    } else if (session->settle) {
        input = TWI_IN_SETTLE;
        session->settle = 0;
    }
    session->unsent = 0;
    return input;
}

void twi_dispatch(tw_session *session, twi_input input)
{
    while (input != TWI_INPUTS) {
        run_row(session, input);
        input = follow_up(session);
    }
}

void twi_go_on(tw_session *session)
{
    if (session->replay.active)
        twi_replay_pump(session);
    if (session->queued)
        twi_queue_pump(session);
}

/* What all commands begin with. Gives TW_OK when the command may be carried out; then command_end must follow. */
static tw_status command_begin(tw_session *session, const tw_now *now, tw_error *error)
{
    if (!session || !now)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    if (!twi_enter(&session->busy))
        return twi_error(error, TW_E_STATE, TWI_REASON_NONE, 0, 0);
    if (!twi_events_room(session))
        return twi_leave(&session->busy, TW_ROOM);
    twi_call_begin(session, now);
    return TW_OK;
}

static tw_status command_end(tw_session *session, tw_status status, tw_error *error)
{
    if (status == TW_OK)
        twi_call_end(session);
    else if (status < 0)
        twi_error(error, status, TWI_REASON_NONE, 0, 0);
    session->command_text = (twi_text){NULL, 0};
    return twi_leave(&session->busy, status);
}

/* A command that is an input of the table. */
static tw_status command(tw_session *session, const tw_now *now, twi_input input, const char *text, tw_error *error)
{
    tw_status status = command_begin(session, now, error);
    if (status != TW_OK)
        return status;
    if (session->rows[session->state][input] == TWI_NO_ROW)
        return command_end(session, TW_E_STATE, error);
    session->command_text = twi_text_of(text);
    if (input == TWI_IN_DO_LOGOUT || input == TWI_IN_DO_DISCONNECT)
        session->close_why = TW_WHY_COMMAND;
    if (input == TWI_IN_REFUSE || input == TWI_IN_REFUSE_ALOUD)
        session->fault.why = TW_WHY_REFUSED;
    twi_dispatch(session, input);
    return command_end(session, TW_OK, error);
}

tw_status tw_session_accept(tw_session *session, const tw_now *now, tw_error *error)
{
    return command(session, now, TWI_IN_ACCEPT, NULL, error);
}

tw_status tw_session_refuse(tw_session *session, const tw_now *now, const char *text, tw_error *error)
{
    if (!session)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    return command(session, now, session->options.flags & TW_SESSION_SAY_WHY ? TWI_IN_REFUSE_ALOUD : TWI_IN_REFUSE, text, error);
}

tw_status tw_session_logout(tw_session *session, const tw_now *now, const char *text, tw_error *error)
{
    return command(session, now, TWI_IN_DO_LOGOUT, text, error);
}

tw_status tw_session_disconnect(tw_session *session, const tw_now *now, tw_error *error)
{
    return command(session, now, TWI_IN_DO_DISCONNECT, NULL, error);
}

tw_status tw_session_test(tw_session *session, const tw_now *now, tw_error *error)
{
    return command(session, now, TWI_IN_DO_TEST, NULL, error);
}

tw_status tw_session_reset(tw_session *session, const tw_now *now, tw_error *error)
{
    return command(session, now, TWI_IN_DO_RESET, NULL, error);
}

static const tw_store_ops *ops_of(const tw_session *session)
{
    return *(const tw_store_ops *const *)(const void *)session->options.store;
}

static tw_status set_next(tw_session *session, uint64_t next_out, uint64_t next_in)
{
    if (session->state != TWI_DISCONNECTED)
        return TW_E_STATE;
    if (next_out > TWI_SEQ_MAX || next_in > TWI_SEQ_MAX)
        return TW_E_ARGUMENT;
    const tw_store_state state = {.next_out = next_out ? next_out : session->next_out,
                                  .next_in = next_in ? next_in : session->next_in,
                                  .created_utc_ns = session->created_utc_ns,
                                  .epoch = session->store_epoch};
    const tw_status status = ops_of(session)->set(session->options.store, session->store_session, &state, 0, session->now.utc_ns);
    if (status != TW_OK)
        return status;
    session->next_out = state.next_out;
    session->next_in = session->recorded = state.next_in;
    session->last_app = 0;
    session->numbers_epoch++;
    tw_session_event *event = twi_event(session, TW_EVENT_RESET);
    event->seq = state.next_out;
    event->other = state.next_in;
    return TW_OK;
}

tw_status tw_session_set_next(tw_session *session, const tw_now *now, uint64_t next_out, uint64_t next_in, tw_error *error)
{
    const tw_status status = command_begin(session, now, error);
    return status == TW_OK ? command_end(session, set_next(session, next_out, next_in), error) : status;
}

static tw_status reject(tw_session *session, const tw_session_rejection *rejection)
{
    const twi_fault fault = {.why = TW_WHY_COMMAND, .reason = rejection->reason, .tag = rejection->tag};
    const twi_text type = twi_text_of(rejection->type), text = twi_text_of(rejection->text);
    if (session->state < TWI_ACTIVE || session->state > TWI_LOGOUT_ANSWERED)
        return TW_E_STATE;
    if (rejection->business)
        twi_reject_business(session, rejection->seq, type, rejection->reason, text);
    else
        twi_reject(session, rejection->seq, type, &fault, text);
    return TW_OK;
}

tw_status tw_session_reject(tw_session *session, const tw_now *now, const tw_session_rejection *rejection, tw_error *error)
{
    if (!rejection || rejection->size < sizeof *rejection || rejection->business > 1)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    const tw_status status = command_begin(session, now, error);
    return status == TW_OK ? command_end(session, reject(session, rejection), error) : status;
}

tw_status tw_session_available(tw_session *session, uint32_t available)
{
    if (!session || available > 1)
        return TW_E_ARGUMENT;
    session->unavailable = !available;
    return TW_OK;
}

static tw_status begin(tw_session *session, uint32_t fresh)
{
    if (fresh && session->rows[session->state][TWI_IN_DO_RESET] == TWI_NO_ROW)
        return TW_E_STATE;
    session->ended = 0;
    if (fresh)
        twi_dispatch(session, TWI_IN_DO_RESET);
    return TW_OK;
}

tw_status tw_session_begin(tw_session *session, const tw_now *now, uint32_t fresh, tw_error *error)
{
    const tw_status status = command_begin(session, now, error);
    return status == TW_OK ? command_end(session, begin(session, fresh), error) : status;
}

tw_status tw_session_end(tw_session *session, const tw_now *now, tw_error *error)
{
    const tw_status status = command_begin(session, now, error);
    if (status != TW_OK)
        return status;
    session->ended = 1;
    if (session->state != TWI_DISCONNECTED)
        session->close_why = TW_WHY_COMMAND;
    twi_dispatch(session, TWI_IN_DO_LOGOUT);
    return command_end(session, TW_OK, error);
}

/* The connection. */

static tw_status connect(tw_session *session, uint32_t *epoch)
{
    tw_store_state state;
    if (session->link || session->ended || session->state != TWI_DISCONNECTED) /* FIX case 1S b, L08 */
        return TW_E_STATE;
    if (session->options.flags & TW_SESSION_REFRESH_ON_LOGON) {
        const tw_status status = twi_attach(session, &state, NULL);
        if (status != TW_OK)
            return status;
        if (state.next_in != session->recorded || state.next_out != session->next_out)
            twi_attached(session, &state);
    }
    session->link = 1;
    *epoch = ++session->epoch;
    session->output.head = session->output.tail = 0;
    twi_dispatch(session, session->options.role == TW_SESSION_INITIATOR ? TWI_IN_CONNECT_OUT : TWI_IN_CONNECT_IN);
    return TW_OK;
}

tw_status tw_session_connect(tw_session *session, const tw_now *now, uint32_t *epoch, tw_error *error)
{
    if (!epoch)
        return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, 0, 0);
    const tw_status status = command_begin(session, now, error);
    return status == TW_OK ? command_end(session, connect(session, epoch), error) : status;
}

static tw_status closed(tw_session *session, uint32_t epoch)
{
    if (!session->link || epoch != session->epoch)
        return TW_E_STATE;
    session->link = 0;
    session->output.head = session->output.tail = 0;
    twi_dispatch(session, TWI_IN_CLOSED);
    return TW_OK;
}

tw_status tw_session_closed(tw_session *session, const tw_now *now, uint32_t epoch, tw_error *error)
{
    const tw_status status = command_begin(session, now, error);
    return status == TW_OK ? command_end(session, closed(session, epoch), error) : status;
}

tw_status tw_session_advance(tw_session *session, const tw_now *now, tw_error *error)
{
    const tw_status status = command_begin(session, now, error);
    if (status != TW_OK)
        return status;
    twi_replay_pump(session); /* first: a Logout that waits for it may be due then */
    twi_time_pass(session);
    return command_end(session, TW_OK, error);
}

tw_status tw_session_sent(tw_session *session, const tw_now *now, uint32_t length)
{
    if (!session || !now || length > twi_buffer_length(&session->output))
        return TW_E_ARGUMENT;
    if (!twi_enter(&session->busy))
        return TW_E_STATE;
    twi_call_begin(session, now);
    twi_buffer_drop(&session->output, length);
    if (twi_events_room(session))
        twi_call_end(session);
    else
        session->owed = session->replay.active || session->queued;
    return twi_leave(&session->busy, TW_OK);
}

tw_status tw_session_describe(const tw_session *session, tw_session_info *info)
{
    if (!session || !info)
        return TW_E_ARGUMENT;
    *info = (tw_session_info){.next_out = session->next_out,
                              .next_in = session->next_in,
                              .acknowledged = session->recorded - 1,
                              .created_utc_ns = session->created_utc_ns,
                              .state = session->state,
                              .epoch = session->epoch,
                              .heartbeat_s = (uint32_t)(session->heartbeat_ns / 1000000000),
                              .output = twi_buffer_length(&session->output),
                              .queued = session->queued,
                              .replaying = session->replay.active};
    return TW_OK;
}

const char *tw_session_state_name(uint32_t state)
{
    return twi_state_name(state);
}
