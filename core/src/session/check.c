/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a message is: the checks of FIX in their order, the first failure decides. BeginString, MsgSeqNum there at all, CompIDs, SendingTime, MsgType,
 * reset, sequence number, PossDup rules, dictionary, application.
 */
#include "session.h"

#include <string.h>

enum { NS_PER_S = 1000000000 };

twi_input twi_fault_set(tw_session *session, twi_input input, uint16_t why, int32_t reason, uint32_t tag)
{
    session->fault = (twi_fault){.why = why, .reason = reason, .tag = tag};
    return input;
}

static int logging_on(const tw_session *session)
{
    return session->state == TWI_LOGON_WAIT || session->state == TWI_LOGON_SENT;
}

/* A fault that a Reject answers; of a Logon it is one of the Logon, which then fails. */
static twi_input rejected(tw_session *session, uint16_t why, int32_t reason, uint32_t tag)
{
    return twi_fault_set(session, logging_on(session) ? TWI_IN_LOGON_BAD : TWI_IN_REJECTED, why, reason, tag);
}

/* FIX case 2 i: a version that was not agreed upon. Before the Logon it is part of the identity. */
static twi_input check_begin_string(tw_session *session, const twi_message *message)
{
    if (twi_known_is(&session->known_begin, message, 0))
        return TWI_INPUTS;
    if (session->state == TWI_LOGON_WAIT)
        return twi_fault_set(session, TWI_IN_LOGON_STRANGER, TW_WHY_IDENTITY, TWI_REJECT_NONE, 8);
    return twi_fault_set(session, TWI_IN_LOGOUT_NOW, TW_WHY_BEGIN_STRING, TWI_REJECT_NONE, 8);
}

/* G10: without a number nothing can be said about a message. */
static twi_input check_number(tw_session *session, const twi_message *message)
{
    if (message->seq_state == TWI_SEQ_READ)
        return TWI_INPUTS;
    return twi_fault_set(session, TWI_IN_LOGOUT_NOW, TW_WHY_SEQ_MISSING,
                         message->seq_state == TWI_SEQ_ABSENT ? TWI_REJECT_TAG_MISSING : TWI_REJECT_FORMAT, 34);
}

TWI_HOT int identity_fits(const tw_session *session, const twi_message *message)
{
    if (!twi_known_is(&session->known_target, message, message->at[TWI_AT_SENDER]) ||
        !twi_known_is(&session->known_sender, message, message->at[TWI_AT_TARGET]))
        return 0;
    return !(session->options.flags & TW_SESSION_SUB_IDS) ||
           (twi_text_equal(twi_message_text(message, message->at[TWI_AT_SENDER_SUB]), session->target_sub) &&
            twi_text_equal(twi_message_text(message, message->at[TWI_AT_TARGET_SUB]), session->sender_sub) &&
            twi_text_equal(twi_message_text(message, message->at[TWI_AT_SENDER_LOCATION]), session->target_location) &&
            twi_text_equal(twi_message_text(message, message->at[TWI_AT_TARGET_LOCATION]), session->sender_location));
}

/* FIX case 2 k; 1S c: an unknown identity is closed without a word. */
TWI_HOT twi_input check_comp_ids(tw_session *session, const twi_message *message)
{
    if ((session->options.flags & TW_SESSION_ANY_COMP_ID) && !logging_on(session))
        return TWI_INPUTS;
    if (identity_fits(session, message))
        return TWI_INPUTS;
    if (session->state == TWI_LOGON_WAIT)
        return twi_fault_set(session, TWI_IN_LOGON_STRANGER, TW_WHY_IDENTITY, TWI_REJECT_COMP_ID, 0);
    if (message->at[TWI_AT_SENDER] == TW_NONE || message->at[TWI_AT_TARGET] == TW_NONE)
        return rejected(session, TW_WHY_FIELD, TWI_REJECT_TAG_MISSING, message->at[TWI_AT_SENDER] == TW_NONE ? 49 : 56);
    return twi_fault_set(session, logging_on(session) ? TWI_IN_LOGON_BAD : TWI_IN_FATAL, TW_WHY_COMP_ID, TWI_REJECT_COMP_ID, 0);
}

enum { SECOND = 17, MILLIS = 21 }; /* bytes of a time to the second, and to the millisecond */

TWI_HOT int same_second(const tw_session *session, const uint8_t *at)
{
    uint64_t text[2], known[2];
    memcpy(text, at, sizeof text);
    memcpy(known, session->second_text, sizeof known);
    return ((text[0] ^ known[0]) | (text[1] ^ known[1])) == 0 && at[SECOND - 1] == (uint8_t)session->second_text[SECOND - 1];
}

static int read_any_time(tw_session *session, twi_text text, int64_t *ns)
{
    tw_time time;
    if (text.length < SECOND || tw_time_read(text.at, text.length, &time) != TW_OK)
        return 0;
    *ns = time.ns;
    if (time.ns >= 0) {
        memcpy(session->second_text, text.at, SECOND); /* the shortest time there is */
        session->second_ns = time.ns - time.ns % NS_PER_S;
    }
    return 1;
}

/* SendingTime. Messages come many in a second: its text is read once, and three digits behind it by hand. */
TWI_HOT int read_time(tw_session *session, twi_text text, int64_t *ns)
{
    const uint8_t *at = (const uint8_t *)text.at;
    if (text.length == MILLIS && at[SECOND] == '.' && same_second(session, at)) {
        const uint32_t a = at[18] - (uint32_t)'0', b = at[19] - (uint32_t)'0', c = at[20] - (uint32_t)'0';
        if (a <= 9 && b <= 9 && c <= 9) {
            *ns = session->second_ns + (int64_t)(a * 100 + b * 10 + c) * 1000000;
            return 1;
        }
    }
    if (text.length == SECOND && same_second(session, at)) {
        *ns = session->second_ns;
        return 1;
    }
    return read_any_time(session, text, ns);
}

/* FIX case 2 o. */
TWI_HOT twi_input check_sending_time(tw_session *session, twi_message *message)
{
    if (message->at[TWI_AT_SENDING] == TW_NONE)
        return rejected(session, TW_WHY_FIELD, TWI_REJECT_TAG_MISSING, 52);
    if (!read_time(session, twi_message_text(message, message->at[TWI_AT_SENDING]), &message->sending_ns))
        return rejected(session, TW_WHY_FIELD, TWI_REJECT_FORMAT, 52);
    const int64_t most = (int64_t)session->options.latency_max_s * NS_PER_S, off = session->now.utc_ns - message->sending_ns;
    if ((session->options.flags & TW_SESSION_ANY_TIME) || (off <= most && off >= -most))
        return TWI_INPUTS;
    return twi_fault_set(session, logging_on(session) ? TWI_IN_LOGON_BAD : TWI_IN_FATAL, TW_WHY_SENDING_TIME,
                         TWI_REJECT_SENDING_TIME, 0);
}

tw_validator *twi_validator_for(const tw_session *session, const twi_message *message, int *fault)
{
    *fault = 0;
    if (!session->options.dict_count)
        return NULL;
    if (session->version < TWI_FIXT11)
        return session->validators[0];
    twi_text wanted =
        twi_message_text(message, message->at[TWI_AT_APPL_VER_ID]); /* FIXT: 1128 overrides what the Logon agreed upon */
    if (!wanted.length)
        wanted = (twi_text){session->peer_appl_ver_id, session->peer_appl_ver_id_length};
    if (!wanted.length)
        wanted = twi_text_of(session->options.appl_ver_id);
    for (uint32_t i = 0; i < session->options.dict_count; i++)
        if (twi_text_equal(session->appl_ver_ids[i], wanted))
            return session->validators[i];
    *fault = 1;
    return NULL;
}

/* FIX case 2 q: of a type that is in no dictionary nothing more can be said. */
static twi_input check_type(tw_session *session, const twi_message *message)
{
    const uint8_t policy = session->options.policy[TW_RULE_MSGTYPE];
    tw_dict_message known;
    int strange = 0;
    if (!session->options.dict_count || policy == TW_POLICY_ACCEPT || policy == TW_POLICY_IGNORE)
        return TWI_INPUTS;
    if (message->kind && strchr("012345A", message->kind))
        return TWI_INPUTS;
    twi_validator_for(session, message, &strange);
    if (strange)
        return rejected(session, TW_WHY_APPL_VER_ID, TWI_REJECT_VALUE, 1128);
    for (uint32_t i = 0; i < session->options.dict_count; i++)
        if (tw_dict_message_get(session->options.dicts[i], message->type.at, message->type.length, &known) == TW_OK)
            return TWI_INPUTS;
    if (session->version == TWI_FIXT11 &&
        tw_dict_message_get(session->options.transport, message->type.at, message->type.length, &known) == TW_OK)
        return TWI_INPUTS;
    if (policy == TW_POLICY_DISCONNECT)
        return twi_fault_set(session, TWI_IN_LOGOUT_NOW, TW_WHY_TYPE, TWI_REJECT_TYPE, 35);
    return rejected(session, TW_WHY_TYPE, TWI_REJECT_TYPE, 0);
}

/* A Heartbeat that answers our last TestRequest. */
static int is_answer(const tw_session *session, const twi_message *message)
{
    uint64_t id = 0;
    return session->test_id && twi_message_number(message, 112, &id) == TWI_SEQ_READ && id == session->test_id;
}

/* Beyond a gap: what the peer waits for is done at once (R06, R07, R16, L14), all else is asked for again. */
static twi_input high(tw_session *session, twi_message *message)
{
    if (message->broken)
        return TWI_IN_HIGH;
    switch (message->kind) {
    case '0': return is_answer(session, message) ? TWI_IN_HIGH_HEARTBEAT_ANSWER : TWI_IN_HIGH;
    case '1': return TWI_IN_HIGH_TEST_REQUEST;
    case '2': return twi_check_resend_request(session, message) == TWI_IN_RESEND_REQUEST ? TWI_IN_HIGH_RESEND_REQUEST : TWI_IN_HIGH;
    case '5': return TWI_IN_HIGH_LOGOUT;
    default: return TWI_IN_HIGH;
    }
}

/* FIX case 2 e to g. "Seen" is what lies below the number expected, not what says 43=Y (R27). */
static twi_input check_poss_dup(tw_session *session, const twi_message *message)
{
    tw_time orig;
    if (!message->poss_dup)
        return TWI_INPUTS;
    if (message->at[TWI_AT_ORIG] == TW_NONE) {
        if (message->kind == '4' || (session->options.flags & TW_SESSION_NO_ORIG_TIME)) /* L16, R24 */
            return TWI_INPUTS;
        return rejected(session, TW_WHY_ORIG_TIME, TWI_REJECT_TAG_MISSING, 122);
    }
    const twi_text text = twi_message_text(message, message->at[TWI_AT_ORIG]);
    if (tw_time_read(text.at, text.length, &orig) != TW_OK)
        return rejected(session, TW_WHY_FIELD, TWI_REJECT_FORMAT, 122);
    if (orig.ns > message->sending_ns && message->sending_ns)
        return twi_fault_set(session, logging_on(session) ? TWI_IN_LOGON_BAD : TWI_IN_FATAL, TW_WHY_ORIG_TIME,
                             TWI_REJECT_SENDING_TIME, 0);
    return TWI_INPUTS;
}

static twi_input check_sequence(tw_session *session, twi_message *message)
{
    if (message->seq > session->next_in)
        return high(session, message);
    if (message->seq < session->next_in && !message->poss_dup) {
        twi_fault_set(session, TWI_IN_LOGOUT_NOW, TW_WHY_SEQ_LOW, TWI_REJECT_NONE, 34);
        session->fault.numbers[0] = session->next_in;
        session->fault.numbers[1] = message->seq;
        return TWI_IN_LOGOUT_NOW;
    }
    const twi_input found = check_poss_dup(session, message);
    if (found != TWI_INPUTS)
        return found;
    return message->seq < session->next_in ? TWI_IN_SEEN : TWI_INPUTS;
}

/* FIX case 14. D14: whatever the policy, the application hears of it. */
static twi_input check_dictionary(tw_session *session, twi_message *message)
{
    tw_fault faults[8];
    uint32_t count = 0;
    int strange;
    if (message->broken)
        return rejected(session, TW_WHY_DICTIONARY, message->broken_reason, message->broken_tag);
    tw_validator *validator = session->options.dict_count ? twi_validator_for(session, message, &strange) : NULL;
    if (!validator)
        return TWI_INPUTS;
    const tw_status status = tw_validate(validator, message->index, message->input, faults, 8, &count, NULL);
    if (status == TW_OK && count) {
        message->flags |= TW_EVENT_FAULTS;
        message->fault_tag = faults[0].tag;
    }
    if (status == TW_OK)
        return TWI_INPUTS;
    uint32_t first = 0;
    while (first + 1 < count && first + 1 < 8 && faults[first].policy == TW_POLICY_ACCEPT)
        first++;
    if (faults[first].policy == TW_POLICY_DISCONNECT) /* D16 */
        return twi_fault_set(session, TWI_IN_LOGOUT_NOW, TW_WHY_DICTIONARY, faults[first].reason, faults[first].tag);
    return rejected(session, TW_WHY_DICTIONARY, faults[first].reason, faults[first].tag);
}

static twi_input check_application(tw_session *session, const twi_message *message)
{
    const twi_text party = twi_message_text(message, message->at[TWI_AT_ON_BEHALF]);
    if (session->options.on_behalf_of && party.length && !twi_text_listed(session->options.on_behalf_of, party))
        return twi_fault_set(session, TWI_IN_REJECTED, TW_WHY_PARTY, TWI_REJECT_COMP_ID, 115); /* FIX case 18 b */
    if (session->unavailable)                                                                  /* FIX case 14 l */
        return twi_fault_set(session, TWI_IN_APP_REFUSED, TW_WHY_COMMAND, TWI_BUSINESS_NOT_AVAILABLE, 0);
    if (session->options.supported && !twi_text_listed(session->options.supported, message->type)) /* FIX case 2 r */
        return twi_fault_set(session, TWI_IN_APP_REFUSED, TW_WHY_TYPE, TWI_BUSINESS_TYPE, 0);
    return TWI_IN_APP;
}

/* A message in sequence that breaks no rule. */
static twi_input named(tw_session *session, twi_message *message)
{
    const int repeated = message->poss_dup;
    switch (message->kind) {
    case '0':
        if (!is_answer(session, message))
            return TWI_IN_HEARTBEAT;
        return session->state == TWI_RESET_TEST && (session->asked || session->replay.active) ? TWI_IN_HEARTBEAT_EARLY
                                                                                              : TWI_IN_HEARTBEAT_ANSWER;
    case '1':
        if (repeated) /* R25: what is repeated is not acted upon again */
            return TWI_IN_REPEATED;
        return tw_index_find(message->index, 112, 0) == TW_NONE ? rejected(session, TW_WHY_FIELD, TWI_REJECT_TAG_MISSING, 112)
                                                                : TWI_IN_TEST_REQUEST;
    case '2': return repeated ? TWI_IN_REPEATED : twi_check_resend_request(session, message);
    case '3': return TWI_IN_REJECT;
    case '4': return twi_check_gap_fill(session, message);
    case '5': return repeated ? TWI_IN_REPEATED : TWI_IN_LOGOUT;
    case 'A': return repeated ? TWI_IN_REPEATED : TWI_IN_LOGON_AGAIN;
    default: return check_application(session, message);
    }
}

/* The first message of a connection. FIX case 1B e, 2S; L06: a Logout answers a Logon that is refused. */
static twi_input check_first(tw_session *session, twi_message *message)
{
    twi_input found;
    if (message->kind != 'A') {
        const int refused = session->state == TWI_LOGON_SENT && message->kind == '5';
        return twi_fault_set(session, refused ? TWI_IN_LOGON_REFUSED : TWI_IN_NOT_LOGON,
                             refused ? TW_WHY_PEER_REFUSED : TW_WHY_NOT_LOGON, TWI_REJECT_NONE, 35);
    }
    if ((found = check_begin_string(session, message)) != TWI_INPUTS || (found = check_comp_ids(session, message)) != TWI_INPUTS ||
        (found = check_number(session, message)) != TWI_INPUTS || (found = check_sending_time(session, message)) != TWI_INPUTS)
        return found;
    return twi_check_logon(session, message);
}

twi_input twi_check(tw_session *session, twi_message *message)
{
    twi_input found;
    session->fault = (twi_fault){.reason = TWI_REJECT_NONE};
    if (session->state == TWI_CLOSING)
        return message->kind == '5' ? TWI_IN_LOGOUT : TWI_INPUTS;
    if (logging_on(session)) {
        found = check_first(session, message);
        if (found != TWI_IN_LOGON && found != TWI_IN_LOGON_ASK)
            return found;
        const twi_input broken = check_dictionary(session, message);
        return broken == TWI_INPUTS ? found : broken;
    }
    if ((found = check_begin_string(session, message)) != TWI_INPUTS || (found = check_number(session, message)) != TWI_INPUTS ||
        (found = check_comp_ids(session, message)) != TWI_INPUTS || (found = check_sending_time(session, message)) != TWI_INPUTS ||
        (found = check_type(session, message)) != TWI_INPUTS)
        return found;
    if (message->kind == 'A' && !message->poss_dup && twi_message_flag(message, 141))
        return twi_check_logon(session, message);
    const int reset = message->kind == '4' && !twi_message_flag(message, 123);
    if (!reset && (found = check_sequence(session, message)) != TWI_INPUTS)
        return found;
    if ((found = check_dictionary(session, message)) != TWI_INPUTS)
        return found;
    return reset ? twi_check_reset(session, message) : named(session, message);
}
