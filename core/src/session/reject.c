/* SPDX-License-Identifier: Apache-2.0 */
/* Reject, BusinessMessageReject, and the texts of faults. FIX: 58 is the standard wording of 373. */
#include "session.h"

#include <string.h>

enum { REASONS_OF_42 = 11 }; /* FIX 4.2's list of 373 ends here */

typedef struct writer {
    char *at;
    uint32_t length, room;
} writer;

static void add(writer *to, const char *text)
{
    const uint32_t length = (uint32_t)strlen(text), most = to->room - to->length;
    memcpy(to->at + to->length, text, length < most ? length : most);
    to->length += length < most ? length : most;
}

static void add_number(writer *to, uint64_t number)
{
    char text[21];
    uint32_t length;
    tw_uint_write(number, text, sizeof text - 1, &length);
    text[length] = 0;
    add(to, text);
}

static void add_tag(writer *to, uint32_t tag)
{
    add(to, " (");
    add_number(to, tag);
    add(to, ")");
}

static void add_numbers(writer *to, const char *what, const twi_fault *fault)
{
    add(to, what);
    add(to, ", expecting ");
    add_number(to, fault->numbers[0]);
    add(to, " but received ");
    add_number(to, fault->numbers[1]);
}

/* What a Logout says of a fault; nothing where a Reject has said it. FIX case 2 c, 2 i. */
// NOLINTNEXTLINE(readability-non-const-parameter): written through `to`
uint32_t twi_fault_text(const twi_fault *fault, char *text, uint32_t room)
{
    static const char *const texts[TW_WHY_SEQ_LIMIT + 1] = {
        [TW_WHY_NOT_LOGON] = "First message is not a Logon",
        [TW_WHY_IDENTITY] = "CompID problem",
        [TW_WHY_BEGIN_STRING] = "Incorrect BeginString",
        [TW_WHY_TIMEOUT] = "No answer in time",
        [TW_WHY_RESET_SEQ] = "MsgSeqNum is not 1 with ResetSeqNumFlag",
        [TW_WHY_RESET_FLAG] = "ResetSeqNumFlag differs from the request",
        [TW_WHY_HEARTBEAT] = "HeartBtInt not acceptable",
        [TW_WHY_TEST_SYSTEM] = "TestMessageIndicator differs",
        [TW_WHY_ENCRYPTION] = "EncryptMethod not supported",
        [TW_WHY_APPL_VER_ID] = "ApplVerID not supported",
        [TW_WHY_SIZE] = "Message too large",
        [TW_WHY_RESEND] = "ResendRequest not answered",
    };
    writer to = {text, 0, room};
    switch (fault->why) {
    case TW_WHY_SEQ_LOW: add_numbers(&to, "MsgSeqNum too low", fault); break;
    case TW_WHY_NEXT_EXPECTED: add_numbers(&to, "NextExpectedMsgSeqNum too high", fault); break;
    case TW_WHY_SEQ_MISSING: add(&to, fault->reason == TWI_REJECT_FORMAT ? "MsgSeqNum malformed" : "MsgSeqNum missing"); break;
    case TW_WHY_FIELD:
    case TW_WHY_DICTIONARY:
        add(&to, tw_reason_text(fault->reason));
        if (fault->tag)
            add_tag(&to, fault->tag);
        break;
    case TW_WHY_TYPE: add(&to, tw_reason_text(TWI_REJECT_TYPE)); break;
    default:
        if (fault->why <= TW_WHY_SEQ_LIMIT && texts[fault->why])
            add(&to, texts[fault->why]);
    }
    return to.length;
}

void twi_reject(tw_session *session, uint64_t seq, twi_text type, const twi_fault *fault, twi_text text)
{
    char standard[TWI_TEXT_MAX];
    writer to = {standard, 0, sizeof standard};
    twi_fields fields = {.length = 0};
    const int old = session->version <= TWI_FIX41; /* they have none of 371, 372, 373 */
    if (text.length > TWI_TEXT_MAX)
        text.length = TWI_TEXT_MAX;
    if (!text.length) {
        add(&to, tw_reason_text(fault->reason));
        if (old && fault->tag)
            add_tag(&to, fault->tag);
        text = (twi_text){standard, to.length};
    }
    twi_fields_uint(&fields, 45, seq);
    twi_fields_text(&fields, 58, text);
    if (!old && fault->tag)
        twi_fields_uint(&fields, 371, fault->tag);
    if (!old)
        twi_fields_text(&fields, 372, type);
    if (!old && fault->reason >= 0 && (session->version > TWI_FIX42 || fault->reason <= REASONS_OF_42))
        twi_fields_uint(&fields, 373, (uint64_t)fault->reason);
    twi_send(session, '3', &fields);
}

void twi_reject_business(tw_session *session, uint64_t seq, twi_text type, int32_t reason, twi_text text)
{
    static const char *const texts[] = {"Other",
                                        "Unknown ID",
                                        "Unknown Security",
                                        "Unsupported Message Type",
                                        "Application not available",
                                        "Conditionally Required Field Missing",
                                        "Not authorized"};
    twi_fields fields = {.length = 0};
    if (!text.length && reason >= 0 && reason < (int32_t)(sizeof texts / sizeof texts[0]))
        text = twi_text_of(texts[reason]);
    if (session->version <= TWI_FIX41) { /* they have no BusinessMessageReject */
        const twi_fault fault = {.reason = TWI_REJECT_NONE};
        twi_reject(session, seq, type, &fault, text);
        return;
    }
    twi_fields_uint(&fields, 45, seq);
    twi_fields_text(&fields, 58, text);
    twi_fields_text(&fields, 372, type);
    if (reason >= 0)
        twi_fields_uint(&fields, 380, (uint64_t)reason);
    twi_send(session, 'j', &fields);
}

static void report(tw_session *session)
{
    tw_session_event *event = twi_event_of(session, TW_EVENT_REJECTED);
    event->why = session->fault.why;
    event->reason = session->fault.reason;
    event->tag = session->fault.tag;
}

void twi_do_reject(tw_session *session)
{
    const twi_text none = {NULL, 0};
    report(session);
    if (session->fault.reason != TWI_REJECT_NONE)
        twi_reject(session, session->message->seq, session->message->type, &session->fault, none);
}

/* FIX case 1S d: what can be said by a Reject is, before the Logout. */
void twi_do_reject_logon(tw_session *session)
{
    const twi_text none = {NULL, 0};
    if (session->fault.reason != TWI_REJECT_NONE && session->message->seq_state == TWI_SEQ_READ)
        twi_reject(session, session->message->seq, session->message->type, &session->fault, none);
}

/* FIX case 2 r, 14 l. */
void twi_do_reject_app(tw_session *session)
{
    const twi_text none = {NULL, 0};
    report(session);
    twi_reject_business(session, session->message->seq, session->message->type, session->fault.reason, none);
}

/* FIX case 7. */
void twi_do_reject_seen(tw_session *session)
{
    tw_session_event *event = twi_event_of(session, TW_EVENT_REJECT);
    uint64_t number = 0;
    if (twi_message_number(session->message, 45, &number) == TWI_SEQ_READ)
        event->other = number;
}

/* FIX case 2 d: reported; the next good message reveals what is missing. */
void twi_do_garbled(tw_session *session)
{
    tw_session_event *event = twi_event_of(session, TW_EVENT_GARBLED);
    event->reason = session->fault.reason;
    event->tag = session->fault.tag;
}

/* G06: no number is taken; 45 is 0, for the number of a garbled message is as garbled as all of it. */
void twi_do_reject_garbled(tw_session *session)
{
    const twi_fault fault = {.reason = TWI_REJECT_NONE};
    const twi_text text = twi_text_of("Garbled message"), none = {NULL, 0};
    twi_reject(session, 0, none, &fault, text);
}
