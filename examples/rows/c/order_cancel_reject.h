/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of OrderCancelReject (9).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     order_cancel_reject_row row;
 *     if (order_cancel_reject_of(&row, &rows[i], slots, input) && order_cancel_reject_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_ORDER_CANCEL_REJECT_H
#define TAGWIRE_ROWS_ORDER_CANCEL_REJECT_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define ORDER_CANCEL_REJECT_PLAN_TEXT \
    "9{34:int! 49:text! 56:text! 43:bool 52:time! 37:text! 11:text! 41:text! 39:char! 636:bool 1:text 60:time " \
    "434:char! 102:int 58:text}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status order_cancel_reject_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(ORDER_CANCEL_REJECT_PLAN_TEXT, sizeof ORDER_CANCEL_REJECT_PLAN_TEXT - 1, tw_dict_builtin("FIX.4.4", 7),
                           memory, size, made, error);
}

#ifndef TAGWIRE_CODES_FIX_4_4_39
#define TAGWIRE_CODES_FIX_4_4_39
/* OrdStatus (39) */
enum {
    OrdStatus_NEW = '0',
    OrdStatus_PARTIALLY_FILLED = '1',
    OrdStatus_FILLED = '2',
    OrdStatus_DONE_FOR_DAY = '3',
    OrdStatus_CANCELED = '4',
    OrdStatus_PENDING_CANCEL = '6',
    OrdStatus_STOPPED = '7',
    OrdStatus_REJECTED = '8',
    OrdStatus_SUSPENDED = '9',
    OrdStatus_PENDING_NEW = 'A',
    OrdStatus_CALCULATED = 'B',
    OrdStatus_EXPIRED = 'C',
    OrdStatus_ACCEPTED_FOR_BIDDING = 'D',
    OrdStatus_PENDING_REPLACE = 'E'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_102
#define TAGWIRE_CODES_FIX_4_4_102
/* CxlRejReason (102) */
enum {
    CxlRejReason_TOO_LATE_TO_CANCEL = 0,
    CxlRejReason_UNKNOWN_ORDER = 1,
    CxlRejReason_BROKER_CREDIT = 2,
    CxlRejReason_ORDER_ALREADY_IN_PENDING_STATUS = 3,
    CxlRejReason_UNABLE_TO_PROCESS_ORDER_MASS_CANCEL_REQUEST = 4,
    CxlRejReason_ORIG_ORD_MOD_TIME = 5,
    CxlRejReason_DUPLICATE_CL_ORD_ID = 6,
    CxlRejReason_OTHER = 99
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_434
#define TAGWIRE_CODES_FIX_4_4_434
/* CxlRejResponseTo (434) */
enum {
    CxlRejResponseTo_ORDER_CANCEL_REQUEST = '1',
    CxlRejResponseTo_ORDER_CANCEL = '2'
};
#endif

enum { ORDER_CANCEL_REJECT_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    ORDER_CANCEL_REJECT_MSG_SEQ_NUM = 0,
    ORDER_CANCEL_REJECT_SENDER_COMP_ID = 1,
    ORDER_CANCEL_REJECT_TARGET_COMP_ID = 2,
    ORDER_CANCEL_REJECT_POSS_DUP_FLAG = 3,
    ORDER_CANCEL_REJECT_SENDING_TIME = 4,
    ORDER_CANCEL_REJECT_ORDER_ID = 5,
    ORDER_CANCEL_REJECT_CL_ORD_ID = 6,
    ORDER_CANCEL_REJECT_ORIG_CL_ORD_ID = 7,
    ORDER_CANCEL_REJECT_ORD_STATUS = 8,
    ORDER_CANCEL_REJECT_WORKING_INDICATOR = 9,
    ORDER_CANCEL_REJECT_ACCOUNT = 10,
    ORDER_CANCEL_REJECT_TRANSACT_TIME = 11,
    ORDER_CANCEL_REJECT_CXL_REJ_RESPONSE_TO = 12,
    ORDER_CANCEL_REJECT_CXL_REJ_REASON = 13,
    ORDER_CANCEL_REJECT_TEXT = 14,
    ORDER_CANCEL_REJECT_SLOTS = 15
};

/* OrderCancelReject (9). It points to what was read and lives as long as that. */
typedef struct order_cancel_reject_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} order_cancel_reject_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int order_cancel_reject_of(order_cancel_reject_row *row, const tw_row *read, const tw_slot *slots, const void *input)
{
    if (read->message != ORDER_CANCEL_REJECT_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t order_cancel_reject_state(const order_cancel_reject_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t order_cancel_reject_bytes(const order_cancel_reject_row *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t order_cancel_reject_msg_seq_num(const order_cancel_reject_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDER_CANCEL_REJECT_MSG_SEQ_NUM], value);
}

/* SenderCompID (49): text, required */
static inline uint32_t order_cancel_reject_sender_comp_id(const order_cancel_reject_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REJECT_SENDER_COMP_ID], row->input, text, length);
}

/* TargetCompID (56): text, required */
static inline uint32_t order_cancel_reject_target_comp_id(const order_cancel_reject_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REJECT_TARGET_COMP_ID], row->input, text, length);
}

/* PossDupFlag (43): 0 or 1 */
static inline uint32_t order_cancel_reject_poss_dup_flag(const order_cancel_reject_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[ORDER_CANCEL_REJECT_POSS_DUP_FLAG], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t order_cancel_reject_sending_time(const order_cancel_reject_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[ORDER_CANCEL_REJECT_SENDING_TIME], ns);
}

/* OrderID (37): text, required */
static inline uint32_t order_cancel_reject_order_id(const order_cancel_reject_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REJECT_ORDER_ID], row->input, text, length);
}

/* ClOrdID (11): text, required */
static inline uint32_t order_cancel_reject_cl_ord_id(const order_cancel_reject_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REJECT_CL_ORD_ID], row->input, text, length);
}

/* OrigClOrdID (41): text, required */
static inline uint32_t order_cancel_reject_orig_cl_ord_id(const order_cancel_reject_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REJECT_ORIG_CL_ORD_ID], row->input, text, length);
}

/* OrdStatus (39): one byte, required */
static inline uint32_t order_cancel_reject_ord_status(const order_cancel_reject_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDER_CANCEL_REJECT_ORD_STATUS], value);
}

/* WorkingIndicator (636): 0 or 1 */
static inline uint32_t order_cancel_reject_working_indicator(const order_cancel_reject_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[ORDER_CANCEL_REJECT_WORKING_INDICATOR], value);
}

/* Account (1): text */
static inline uint32_t order_cancel_reject_account(const order_cancel_reject_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REJECT_ACCOUNT], row->input, text, length);
}

/* TransactTime (60): ns since 1970 UTC */
static inline uint32_t order_cancel_reject_transact_time(const order_cancel_reject_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[ORDER_CANCEL_REJECT_TRANSACT_TIME], ns);
}

/* CxlRejResponseTo (434): one byte, required */
static inline uint32_t order_cancel_reject_cxl_rej_response_to(const order_cancel_reject_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDER_CANCEL_REJECT_CXL_REJ_RESPONSE_TO], value);
}

/* CxlRejReason (102): a whole number */
static inline uint32_t order_cancel_reject_cxl_rej_reason(const order_cancel_reject_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDER_CANCEL_REJECT_CXL_REJ_REASON], value);
}

/* Text (58): text */
static inline uint32_t order_cancel_reject_text(const order_cancel_reject_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REJECT_TEXT], row->input, text, length);
}

#ifdef __cplusplus
}
#endif

#endif
