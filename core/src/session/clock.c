/* SPDX-License-Identifier: Apache-2.0 */
/* What the time brings. Intervals are measured by the monotonic clock; each timer fires once, however late it is looked at (L22). */
#include "session.h"

/* FIX case 6: a TestRequest after 1.2 times HeartBtInt without a message, the end after as long again. */
static int64_t patience(const tw_session *session)
{
    return session->heartbeat_ns + session->heartbeat_ns / 5;
}

static int beating(const tw_session *session)
{
    return session->heartbeat_ns && session->state >= TWI_ACTIVE && session->state <= TWI_LOGOUT_SENT;
}

static int64_t silence_due(const tw_session *session)
{
    return (session->test_at ? session->test_at : session->received_at) + patience(session);
}

static int gap_counts(const tw_session *session)
{
    return session->gap.target && session->state >= TWI_ACTIVE && session->state <= TWI_LOGOUT_ANSWERED;
}

/* An answer to a ResendRequest is finished before the connection ends (R16). */
static int logout_counts(const tw_session *session)
{
    return session->logout_by && !(session->state == TWI_LOGOUT_SENT && session->replay.active);
}

static void fault_of(tw_session *session, uint16_t why)
{
    session->fault = (twi_fault){.why = why, .reason = TWI_REJECT_NONE};
}

static void logon_late(tw_session *session)
{
    session->logon_by = 0;
    if (session->state != TWI_LOGON_ASKED) {
        fault_of(session, TW_WHY_TIMEOUT);
        twi_dispatch(session, TWI_IN_TIME_LOGON);
        return;
    }
    fault_of(session, TW_WHY_REFUSED);
    twi_dispatch(session, session->options.flags & TW_SESSION_SAY_WHY ? TWI_IN_REFUSE_ALOUD : TWI_IN_REFUSE);
}

void twi_time_pass(tw_session *session)
{
    const int64_t now = session->now.mono_ns;
    if (session->logon_by && now >= session->logon_by)
        logon_late(session);
    if (logout_counts(session) && now >= session->logout_by) {
        session->logout_by = 0;
        twi_dispatch(session, TWI_IN_TIME_LOGOUT);
    }
    if (beating(session) && now >= silence_due(session)) {
        if (session->test_at) {
            fault_of(session, TW_WHY_TIMEOUT);
            session->close_why = TW_WHY_TIMEOUT;
        }
        twi_dispatch(session, session->test_at ? TWI_IN_TIME_DEAD : TWI_IN_TIME_TEST);
    }
    if (beating(session) && now >= session->sent_at + session->heartbeat_ns)
        twi_dispatch(session, TWI_IN_TIME_HEARTBEAT);
    if (gap_counts(session) && now >= session->gap.due) { /* R20 */
        const int again = session->gap.tries + 1 < session->options.resend_tries;
        fault_of(session, again ? TW_WHY_NONE : TW_WHY_RESEND);
        twi_dispatch(session, again ? TWI_IN_TIME_RESEND : TWI_IN_TIME_RESEND_LAST);
    }
}

static int64_t earlier(int64_t one, int64_t other)
{
    return one < other ? one : other;
}

int64_t tw_session_deadline(const tw_session *session)
{
    int64_t due = INT64_MAX;
    if (!session)
        return due;
    if (session->logon_by)
        due = earlier(due, session->logon_by);
    if (logout_counts(session))
        due = earlier(due, session->logout_by);
    if (beating(session))
        due = earlier(due, earlier(silence_due(session), session->sent_at + session->heartbeat_ns));
    if (gap_counts(session))
        due = earlier(due, session->gap.due);
    if (session->owed)
        due = earlier(due, session->now.mono_ns);
    /* what is due already waits for output to be sent */
    if (session->replay.active && session->options.resend_rate && session->replay.due > session->now.mono_ns)
        due = earlier(due, session->replay.due);
    if (session->queued && twi_queue_ready(session) && session->options.send_rate && session->send_due > session->now.mono_ns)
        due = earlier(due, session->send_due);
    return due;
}
