/* SPDX-License-Identifier: Apache-2.0 */
/* The fields of administrative messages: what a session cannot do without, with or without a dictionary. */
#include "session.h"

#include <string.h>

static twi_input field_fault(tw_session *session, uint8_t state, uint32_t tag)
{
    const int first = session->state == TWI_LOGON_WAIT || session->state == TWI_LOGON_SENT;
    return twi_fault_set(session, first ? TWI_IN_LOGON_BAD : TWI_IN_REJECTED, TW_WHY_FIELD,
                         state == TWI_SEQ_ABSENT ? TWI_REJECT_TAG_MISSING : TWI_REJECT_FORMAT, tag);
}

/* FIX case 8, R19: 7 and 16 are required; 16=0 is infinity. */
twi_input twi_check_resend_request(tw_session *session, twi_message *message)
{
    static const uint32_t tags[] = {7, 16};
    for (uint32_t i = 0; i < 2; i++) {
        const uint8_t state = twi_message_number(message, tags[i], &message->numbers[i]);
        if (state != TWI_SEQ_READ)
            return field_fault(session, state, tags[i]);
    }
    const uint64_t begin = message->numbers[0], end = message->numbers[1];
    if (begin == 0 || begin >= session->next_out) /* numbers that were never sent cannot be answered for */
        return twi_fault_set(session, TWI_IN_REJECTED, TW_WHY_FIELD, TWI_REJECT_VALUE, 7);
    if (end != 0 && end < begin)
        return twi_fault_set(session, TWI_IN_REJECTED, TW_WHY_FIELD, TWI_REJECT_VALUE, 16);
    return TWI_IN_RESEND_REQUEST;
}

/* FIX case 10 b, e. */
twi_input twi_check_gap_fill(tw_session *session, twi_message *message)
{
    const uint8_t state = twi_message_number(message, 36, &message->numbers[0]);
    if (state != TWI_SEQ_READ)
        return field_fault(session, state, 36);
    if (message->numbers[0] <= message->seq)
        return twi_fault_set(session, TWI_IN_REJECTED_IN_PLACE, TW_WHY_FIELD, TWI_REJECT_VALUE, 0);
    return TWI_IN_GAP_FILL;
}

/* FIX case 11: a Reset counts whatever its number is, and does not take one. */
twi_input twi_check_reset(tw_session *session, twi_message *message)
{
    const uint8_t state = twi_message_number(message, 36, &message->numbers[0]);
    if (state != TWI_SEQ_READ) {
        field_fault(session, state, 36);
        return TWI_IN_REJECTED_IN_PLACE;
    }
    if (message->numbers[0] < session->next_in)
        return twi_fault_set(session, TWI_IN_REJECTED_IN_PLACE, TW_WHY_FIELD, TWI_REJECT_VALUE, 0);
    return message->numbers[0] == session->next_in ? TWI_IN_RESET_SAME : TWI_IN_RESET;
}

static twi_input bad(tw_session *session, uint16_t why, int32_t reason, uint32_t tag)
{
    return twi_fault_set(session, TWI_IN_LOGON_BAD, why, reason, tag);
}

/* FIX: EncryptMethod and HeartBtInt are required. L11, L27: a 108 that is not acceptable ends in a Logout. */
static twi_input read_terms(tw_session *session, const twi_message *message)
{
    uint64_t encryption = 0;
    int64_t heartbeat = 0;
    const uint8_t state = twi_message_number(message, 98, &encryption);
    if (state != TWI_SEQ_READ)
        return field_fault(session, state, 98);
    if (encryption != 0) /* FIX case 17 */
        return bad(session, TW_WHY_ENCRYPTION, TWI_REJECT_DECRYPTION, 98);
    const uint32_t field = tw_index_find(message->index, 108, 0);
    if (field == TW_NONE)
        return field_fault(session, TWI_SEQ_ABSENT, 108);
    if (tw_index_int(message->index, message->input, field, &heartbeat) != TW_OK)
        return field_fault(session, TWI_SEQ_MALFORMED, 108);
    const tw_session_options *options = &session->options;
    const int acceptor = options->role == TW_SESSION_ACCEPTOR;
    if (heartbeat < 0 || heartbeat > 86400 || (acceptor && options->heartbeat_max_s && heartbeat > options->heartbeat_max_s) ||
        (!acceptor && heartbeat != options->heartbeat_s))
        return bad(session, TW_WHY_HEARTBEAT, TWI_REJECT_NONE, 108);
    session->logon.heartbeat_s = (uint32_t)heartbeat;
    return TWI_INPUTS;
}

/* L33, L26, L09: the rest of what the peer says about itself. */
static twi_input read_peer(tw_session *session, const twi_message *message)
{
    twi_logon *logon = &session->logon;
    uint64_t status = 0;
    if (twi_message_flag(message, 464) != ((session->options.flags & TW_SESSION_TEST_SYSTEM) != 0))
        return bad(session, TW_WHY_TEST_SYSTEM, TWI_REJECT_NONE, 464);
    twi_message_number(message, 383, &logon->length_max);
    twi_message_number(message, 1409, &status); /* L32: read whenever present */
    logon->status = (uint32_t)status;
    const uint8_t state = twi_message_number(message, 789, &logon->next_expected);
    if (state == TWI_SEQ_MALFORMED)
        return field_fault(session, state, 789);
    if (session->version < TWI_FIXT11)
        return TWI_INPUTS;
    const twi_text version = twi_message_text(message, tw_index_find(message->index, 1137, 0));
    if (!version.length)
        return field_fault(session, TWI_SEQ_ABSENT, 1137);
    int known = session->options.dict_count == 0 && version.length <= sizeof logon->appl_ver_id;
    for (uint32_t i = 0; i < session->options.dict_count; i++)
        known |= twi_text_equal(version, session->appl_ver_ids[i]);
    if (!known || version.length > sizeof logon->appl_ver_id)
        return bad(session, TW_WHY_APPL_VER_ID, TWI_REJECT_VALUE, 1137);
    logon->appl_ver_id_length = version.length;
    memcpy(logon->appl_ver_id, version.at, version.length);
    return TWI_INPUTS;
}

/* What the peer expects next must be something that was sent, or comes next (L09). With a reset it is 1 or 2, and is not looked at (L30). */
static twi_input check_next_expected(tw_session *session)
{
    const twi_logon *logon = &session->logon;
    if (!(session->options.flags & TW_SESSION_NEXT_EXPECTED) || !logon->next_expected || logon->reset ||
        logon->next_expected <= session->next_out)
        return TWI_INPUTS;
    bad(session, TW_WHY_NEXT_EXPECTED, TWI_REJECT_NONE, 789);
    session->fault.numbers[0] = session->next_out;
    session->fault.numbers[1] = logon->next_expected;
    return TWI_IN_LOGON_BAD;
}

/* The answer to a Logon of ours. L28. */
static twi_input check_answer(tw_session *session, const twi_message *message)
{
    const twi_logon *logon = &session->logon;
    if (logon->reset && !session->reset_asked && !(session->options.flags & TW_SESSION_RESET_UNASKED))
        return bad(session, TW_WHY_RESET_FLAG, TWI_REJECT_NONE, 141);
    if (!logon->reset && session->reset_asked && !(session->options.flags & TW_SESSION_RESET_UNCONFIRMED))
        return bad(session, TW_WHY_RESET_FLAG, TWI_REJECT_NONE, 141);
    if (session->reset_asked && message->seq != 1)
        return bad(session, TW_WHY_RESET_SEQ, TWI_REJECT_NONE, 34);
    return TWI_INPUTS;
}

/* A Logon where one is expected, or one with 141=Y at any time. No state is touched here: the application may still refuse it (L04). */
twi_input twi_check_logon(tw_session *session, twi_message *message)
{
    const int first = session->state == TWI_LOGON_WAIT || session->state == TWI_LOGON_SENT;
    twi_input found;
    session->logon = (twi_logon){.seq = message->seq, .length = message->length};
    session->logon.reset = (uint32_t)twi_message_flag(message, 141);
    if ((found = read_terms(session, message)) != TWI_INPUTS || (found = read_peer(session, message)) != TWI_INPUTS) {
        return found == TWI_IN_LOGON_BAD && !first ? TWI_IN_FATAL : found;
    }
    if (session->logon.reset && message->seq != 1) { /* L03 */
        twi_fault_set(session, TWI_IN_LOGON_BAD, TW_WHY_RESET_SEQ, TWI_REJECT_NONE, 34);
        return first ? TWI_IN_LOGON_BAD : TWI_IN_LOGOUT_NOW;
    }
    if (!first)
        return TWI_IN_LOGON_RESET;
    if (session->state == TWI_LOGON_SENT && (found = check_answer(session, message)) != TWI_INPUTS)
        return found;
    if ((found = check_next_expected(session)) != TWI_INPUTS)
        return found;
    const int anew =
        session->logon.reset || (session->state == TWI_LOGON_WAIT && (session->options.flags & TW_SESSION_RESET_ON_LOGON));
    const uint64_t expected = anew ? 1 : session->next_in;
    if (message->seq < expected && message->poss_dup)
        return TWI_IN_SEEN;
    if (message->seq < expected) {
        twi_fault_set(session, TWI_IN_LOGOUT_NOW, TW_WHY_SEQ_LOW, TWI_REJECT_NONE, 34);
        session->fault.numbers[0] = expected;
        session->fault.numbers[1] = message->seq;
        return TWI_IN_LOGOUT_NOW;
    }
    return session->state == TWI_LOGON_WAIT && (session->options.flags & TW_SESSION_ASK) ? TWI_IN_LOGON_ASK : TWI_IN_LOGON;
}
