/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of OrderStatusRequest (H).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     order_status_request_row row;
 *     if (order_status_request_of(&row, &rows[i], slots, input) && order_status_request_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_ORDER_STATUS_REQUEST_H
#define TAGWIRE_ROWS_ORDER_STATUS_REQUEST_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define ORDER_STATUS_REQUEST_PLAN_TEXT \
    "H{34:int! 49:text! 56:text! 43:bool 52:time! 37:text 11:text! 790:text 1:text 55:text 48:text 22:char " \
    "54:char!}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status order_status_request_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(ORDER_STATUS_REQUEST_PLAN_TEXT, sizeof ORDER_STATUS_REQUEST_PLAN_TEXT - 1, tw_dict_builtin("FIX.4.4", 7),
                           memory, size, made, error);
}

#ifndef TAGWIRE_CODES_FIX_4_4_22
#define TAGWIRE_CODES_FIX_4_4_22
/* SecurityIDSource (22), and other values */
enum {
    SecurityIDSource_CUSIP = '1',
    SecurityIDSource_SEDOL = '2',
    SecurityIDSource_QUIK = '3',
    SecurityIDSource_ISIN_NUMBER = '4',
    SecurityIDSource_RIC_CODE = '5',
    SecurityIDSource_ISO_CURRENCY_CODE = '6',
    SecurityIDSource_ISO_COUNTRY_CODE = '7',
    SecurityIDSource_EXCHANGE_SYMBOL = '8',
    SecurityIDSource_CONSOLIDATED_TAPE_ASSOCIATION = '9',
    SecurityIDSource_BLOOMBERG_SYMBOL = 'A',
    SecurityIDSource_WERTPAPIER = 'B',
    SecurityIDSource_DUTCH = 'C',
    SecurityIDSource_VALOREN = 'D',
    SecurityIDSource_SICOVAM = 'E',
    SecurityIDSource_BELGIAN = 'F',
    SecurityIDSource_COMMON = 'G',
    SecurityIDSource_CLEARING_HOUSE = 'H',
    SecurityIDSource_ISDA_FP_ML_SPECIFICATION = 'I',
    SecurityIDSource_OPTION_PRICE_REPORTING_AUTHORITY = 'J'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_54
#define TAGWIRE_CODES_FIX_4_4_54
/* Side (54) */
enum {
    Side_BUY = '1',
    Side_SELL = '2',
    Side_BUY_MINUS = '3',
    Side_SELL_PLUS = '4',
    Side_SELL_SHORT = '5',
    Side_SELL_SHORT_EXEMPT = '6',
    Side_UNDISCLOSED = '7',
    Side_CROSS = '8',
    Side_CROSS_SHORT = '9',
    Side_CROSS_SHORT_EXEMPT = 'A',
    Side_AS_DEFINED = 'B',
    Side_OPPOSITE = 'C',
    Side_SUBSCRIBE = 'D',
    Side_REDEEM = 'E',
    Side_LEND = 'F',
    Side_BORROW = 'G'
};
#endif

enum { ORDER_STATUS_REQUEST_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    ORDER_STATUS_REQUEST_MSG_SEQ_NUM = 0,
    ORDER_STATUS_REQUEST_SENDER_COMP_ID = 1,
    ORDER_STATUS_REQUEST_TARGET_COMP_ID = 2,
    ORDER_STATUS_REQUEST_POSS_DUP_FLAG = 3,
    ORDER_STATUS_REQUEST_SENDING_TIME = 4,
    ORDER_STATUS_REQUEST_ORDER_ID = 5,
    ORDER_STATUS_REQUEST_CL_ORD_ID = 6,
    ORDER_STATUS_REQUEST_ORD_STATUS_REQ_ID = 7,
    ORDER_STATUS_REQUEST_ACCOUNT = 8,
    ORDER_STATUS_REQUEST_SYMBOL = 9,
    ORDER_STATUS_REQUEST_SECURITY_ID = 10,
    ORDER_STATUS_REQUEST_SECURITY_ID_SOURCE = 11,
    ORDER_STATUS_REQUEST_SIDE = 12,
    ORDER_STATUS_REQUEST_SLOTS = 13
};

/* OrderStatusRequest (H). It points to what was read and lives as long as that. */
typedef struct order_status_request_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} order_status_request_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int order_status_request_of(order_status_request_row *row, const tw_row *read, const tw_slot *slots,
                                          const void *input)
{
    if (read->message != ORDER_STATUS_REQUEST_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t order_status_request_state(const order_status_request_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t order_status_request_bytes(const order_status_request_row *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t order_status_request_msg_seq_num(const order_status_request_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDER_STATUS_REQUEST_MSG_SEQ_NUM], value);
}

/* SenderCompID (49): text, required */
static inline uint32_t order_status_request_sender_comp_id(const order_status_request_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_STATUS_REQUEST_SENDER_COMP_ID], row->input, text, length);
}

/* TargetCompID (56): text, required */
static inline uint32_t order_status_request_target_comp_id(const order_status_request_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_STATUS_REQUEST_TARGET_COMP_ID], row->input, text, length);
}

/* PossDupFlag (43): 0 or 1 */
static inline uint32_t order_status_request_poss_dup_flag(const order_status_request_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[ORDER_STATUS_REQUEST_POSS_DUP_FLAG], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t order_status_request_sending_time(const order_status_request_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[ORDER_STATUS_REQUEST_SENDING_TIME], ns);
}

/* OrderID (37): text */
static inline uint32_t order_status_request_order_id(const order_status_request_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_STATUS_REQUEST_ORDER_ID], row->input, text, length);
}

/* ClOrdID (11): text, required */
static inline uint32_t order_status_request_cl_ord_id(const order_status_request_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_STATUS_REQUEST_CL_ORD_ID], row->input, text, length);
}

/* OrdStatusReqID (790): text */
static inline uint32_t order_status_request_ord_status_req_id(const order_status_request_row *row, const char **text,
                                                              uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_STATUS_REQUEST_ORD_STATUS_REQ_ID], row->input, text, length);
}

/* Account (1): text */
static inline uint32_t order_status_request_account(const order_status_request_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_STATUS_REQUEST_ACCOUNT], row->input, text, length);
}

/* Symbol (55): text */
static inline uint32_t order_status_request_symbol(const order_status_request_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_STATUS_REQUEST_SYMBOL], row->input, text, length);
}

/* SecurityID (48): text */
static inline uint32_t order_status_request_security_id(const order_status_request_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_STATUS_REQUEST_SECURITY_ID], row->input, text, length);
}

/* SecurityIDSource (22): one byte */
static inline uint32_t order_status_request_security_id_source(const order_status_request_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDER_STATUS_REQUEST_SECURITY_ID_SOURCE], value);
}

/* Side (54): one byte, required */
static inline uint32_t order_status_request_side(const order_status_request_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDER_STATUS_REQUEST_SIDE], value);
}

#ifdef __cplusplus
}
#endif

#endif
