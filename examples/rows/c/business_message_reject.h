/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of BusinessMessageReject (j).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     business_message_reject_row row;
 *     if (business_message_reject_of(&row, &rows[i], slots, input) && business_message_reject_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_BUSINESS_MESSAGE_REJECT_H
#define TAGWIRE_ROWS_BUSINESS_MESSAGE_REJECT_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define BUSINESS_MESSAGE_REJECT_PLAN_TEXT \
    "j{34:int! 49:text! 56:text! 43:bool 52:time! 45:int 372:text! 379:text 380:int! 58:text}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status business_message_reject_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(BUSINESS_MESSAGE_REJECT_PLAN_TEXT, sizeof BUSINESS_MESSAGE_REJECT_PLAN_TEXT - 1,
                           tw_dict_builtin("FIX.4.4", 7), memory, size, made, error);
}

#ifndef TAGWIRE_CODES_FIX_4_4_380
#define TAGWIRE_CODES_FIX_4_4_380
/* BusinessRejectReason (380) */
enum {
    BusinessRejectReason_OTHER = 0,
    BusinessRejectReason_UNKNOWN_ID = 1,
    BusinessRejectReason_UNKNOWN_SECURITY = 2,
    BusinessRejectReason_UNSUPPORTED_MESSAGE_TYPE = 3,
    BusinessRejectReason_APPLICATION_NOT_AVAILABLE = 4,
    BusinessRejectReason_CONDITIONALLY_REQUIRED_FIELD_MISSING = 5,
    BusinessRejectReason_NOT_AUTHORIZED = 6,
    BusinessRejectReason_DELIVER_TO_FIRM_NOT_AVAILABLE_AT_THIS_TIME = 7
};
#endif

enum { BUSINESS_MESSAGE_REJECT_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    BUSINESS_MESSAGE_REJECT_MSG_SEQ_NUM = 0,
    BUSINESS_MESSAGE_REJECT_SENDER_COMP_ID = 1,
    BUSINESS_MESSAGE_REJECT_TARGET_COMP_ID = 2,
    BUSINESS_MESSAGE_REJECT_POSS_DUP_FLAG = 3,
    BUSINESS_MESSAGE_REJECT_SENDING_TIME = 4,
    BUSINESS_MESSAGE_REJECT_REF_SEQ_NUM = 5,
    BUSINESS_MESSAGE_REJECT_REF_MSG_TYPE = 6,
    BUSINESS_MESSAGE_REJECT_BUSINESS_REJECT_REF_ID = 7,
    BUSINESS_MESSAGE_REJECT_BUSINESS_REJECT_REASON = 8,
    BUSINESS_MESSAGE_REJECT_TEXT = 9,
    BUSINESS_MESSAGE_REJECT_SLOTS = 10
};

/* BusinessMessageReject (j). It points to what was read and lives as long as that. */
typedef struct business_message_reject_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} business_message_reject_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int business_message_reject_of(business_message_reject_row *row, const tw_row *read, const tw_slot *slots,
                                             const void *input)
{
    if (read->message != BUSINESS_MESSAGE_REJECT_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t business_message_reject_state(const business_message_reject_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t business_message_reject_bytes(const business_message_reject_row *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t business_message_reject_msg_seq_num(const business_message_reject_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[BUSINESS_MESSAGE_REJECT_MSG_SEQ_NUM], value);
}

/* SenderCompID (49): text, required */
static inline uint32_t business_message_reject_sender_comp_id(const business_message_reject_row *row, const char **text,
                                                              uint32_t *length)
{
    return tw_slot_text(&row->slots[BUSINESS_MESSAGE_REJECT_SENDER_COMP_ID], row->input, text, length);
}

/* TargetCompID (56): text, required */
static inline uint32_t business_message_reject_target_comp_id(const business_message_reject_row *row, const char **text,
                                                              uint32_t *length)
{
    return tw_slot_text(&row->slots[BUSINESS_MESSAGE_REJECT_TARGET_COMP_ID], row->input, text, length);
}

/* PossDupFlag (43): 0 or 1 */
static inline uint32_t business_message_reject_poss_dup_flag(const business_message_reject_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[BUSINESS_MESSAGE_REJECT_POSS_DUP_FLAG], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t business_message_reject_sending_time(const business_message_reject_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[BUSINESS_MESSAGE_REJECT_SENDING_TIME], ns);
}

/* RefSeqNum (45): a whole number */
static inline uint32_t business_message_reject_ref_seq_num(const business_message_reject_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[BUSINESS_MESSAGE_REJECT_REF_SEQ_NUM], value);
}

/* RefMsgType (372): text, required */
static inline uint32_t business_message_reject_ref_msg_type(const business_message_reject_row *row, const char **text,
                                                            uint32_t *length)
{
    return tw_slot_text(&row->slots[BUSINESS_MESSAGE_REJECT_REF_MSG_TYPE], row->input, text, length);
}

/* BusinessRejectRefID (379): text */
static inline uint32_t business_message_reject_business_reject_ref_id(const business_message_reject_row *row, const char **text,
                                                                      uint32_t *length)
{
    return tw_slot_text(&row->slots[BUSINESS_MESSAGE_REJECT_BUSINESS_REJECT_REF_ID], row->input, text, length);
}

/* BusinessRejectReason (380): a whole number, required */
static inline uint32_t business_message_reject_business_reject_reason(const business_message_reject_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[BUSINESS_MESSAGE_REJECT_BUSINESS_REJECT_REASON], value);
}

/* Text (58): text */
static inline uint32_t business_message_reject_text(const business_message_reject_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[BUSINESS_MESSAGE_REJECT_TEXT], row->input, text, length);
}

#ifdef __cplusplus
}
#endif

#endif
