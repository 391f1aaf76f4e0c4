/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Drafts of OrderStatusRequest (H).
 * Made by 'tagwire gen --lang c --kind template', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     order_status_request_draft draft;
 *     order_status_request_begin(&draft, slots, SLOTS, text, 0, sizeof text);
 *     order_status_request_set_...(&draft, ...);
 *     status = order_status_request_write(&draft, made, out, sizeof out, &offset, &length, &error);
 *
 * Setters need no check: what did not fit is noted, and the write says it. What is not set is not sent.
 */
#ifndef TAGWIRE_DRAFT_ORDER_STATUS_REQUEST_H
#define TAGWIRE_DRAFT_ORDER_STATUS_REQUEST_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The template; all of its tags as numbers. */
#define ORDER_STATUS_REQUEST_TEMPLATE_TEXT \
    "H{8=FIX.4.4 49:text! 56:text! 34:int! 43:bool 52:time3! 37:text 11:text! 790:text 1:text 55:text! 48:text " \
    "22:char 54:char!}"

/* Compiles it: as tw_template_compile. */
static inline tw_status order_status_request_template(void *memory, uint32_t *size, const tw_template **made, tw_error *error)
{
    return tw_template_compile(ORDER_STATUS_REQUEST_TEMPLATE_TEXT, sizeof ORDER_STATUS_REQUEST_TEMPLATE_TEXT - 1,
                               tw_dict_builtin("FIX.4.4", 7), memory, size, made, error);
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

enum { /* slots */
    ORDER_STATUS_REQUEST_SET_SENDER_COMP_ID = 0,
    ORDER_STATUS_REQUEST_SET_TARGET_COMP_ID = 1,
    ORDER_STATUS_REQUEST_SET_MSG_SEQ_NUM = 2,
    ORDER_STATUS_REQUEST_SET_POSS_DUP_FLAG = 3,
    ORDER_STATUS_REQUEST_SET_SENDING_TIME = 4,
    ORDER_STATUS_REQUEST_SET_ORDER_ID = 5,
    ORDER_STATUS_REQUEST_SET_CL_ORD_ID = 6,
    ORDER_STATUS_REQUEST_SET_ORD_STATUS_REQ_ID = 7,
    ORDER_STATUS_REQUEST_SET_ACCOUNT = 8,
    ORDER_STATUS_REQUEST_SET_SYMBOL = 9,
    ORDER_STATUS_REQUEST_SET_SECURITY_ID = 10,
    ORDER_STATUS_REQUEST_SET_SECURITY_ID_SOURCE = 11,
    ORDER_STATUS_REQUEST_SET_SIDE = 12,
    ORDER_STATUS_REQUEST_DRAFT_SLOTS = 13
};

/* OrderStatusRequest (H) that is to be sent. It has 8=FIX.4.4. */
typedef struct order_status_request_draft {
    tw_draft draft;
} order_status_request_draft;

/* Begins a message, all absent: as tw_draft_begin. */
static inline void order_status_request_begin(order_status_request_draft *draft, tw_slot *slots, uint32_t slots_max, char *text,
                                              uint32_t text_used, uint32_t text_room)
{
    tw_draft_begin(&draft->draft, ORDER_STATUS_REQUEST_DRAFT_SLOTS, slots, slots_max, text, text_used, text_room);
}

/* Writes it: as tw_draft_write. made: of the text above. */
static inline tw_status order_status_request_write(const order_status_request_draft *draft, const tw_template *made, void *out,
                                                   uint32_t room, uint32_t *offset, uint32_t *length, tw_error *error)
{
    return tw_draft_write(&draft->draft, made, 0, out, room, offset, length, error);
}

/* SenderCompID (49): text, required */
static inline void order_status_request_set_sender_comp_id(order_status_request_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_STATUS_REQUEST_SET_SENDER_COMP_ID, 49, text, length);
}

/* TargetCompID (56): text, required */
static inline void order_status_request_set_target_comp_id(order_status_request_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_STATUS_REQUEST_SET_TARGET_COMP_ID, 56, text, length);
}

/* MsgSeqNum (34): a whole number, required */
static inline void order_status_request_set_msg_seq_num(order_status_request_draft *draft, int64_t value)
{
    tw_draft_number(&draft->draft, ORDER_STATUS_REQUEST_SET_MSG_SEQ_NUM, value, 0);
}

/* PossDupFlag (43): 0 or 1 */
static inline void order_status_request_set_poss_dup_flag(order_status_request_draft *draft, uint8_t value)
{
    tw_draft_number(&draft->draft, ORDER_STATUS_REQUEST_SET_POSS_DUP_FLAG, value != 0, 0);
}

/* SendingTime (52): ns since 1970 UTC, written with 3 digits, required */
static inline void order_status_request_set_sending_time(order_status_request_draft *draft, int64_t ns)
{
    tw_draft_number(&draft->draft, ORDER_STATUS_REQUEST_SET_SENDING_TIME, ns, 0);
}

/* OrderID (37): text */
static inline void order_status_request_set_order_id(order_status_request_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_STATUS_REQUEST_SET_ORDER_ID, 37, text, length);
}

/* ClOrdID (11): text, required */
static inline void order_status_request_set_cl_ord_id(order_status_request_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_STATUS_REQUEST_SET_CL_ORD_ID, 11, text, length);
}

/* OrdStatusReqID (790): text */
static inline void order_status_request_set_ord_status_req_id(order_status_request_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_STATUS_REQUEST_SET_ORD_STATUS_REQ_ID, 790, text, length);
}

/* Account (1): text */
static inline void order_status_request_set_account(order_status_request_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_STATUS_REQUEST_SET_ACCOUNT, 1, text, length);
}

/* Symbol (55): text, required */
static inline void order_status_request_set_symbol(order_status_request_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_STATUS_REQUEST_SET_SYMBOL, 55, text, length);
}

/* SecurityID (48): text */
static inline void order_status_request_set_security_id(order_status_request_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_STATUS_REQUEST_SET_SECURITY_ID, 48, text, length);
}

/* SecurityIDSource (22): one byte */
static inline void order_status_request_set_security_id_source(order_status_request_draft *draft, char value)
{
    tw_draft_number(&draft->draft, ORDER_STATUS_REQUEST_SET_SECURITY_ID_SOURCE, (uint8_t)value, 0);
}

/* Side (54): one byte, required */
static inline void order_status_request_set_side(order_status_request_draft *draft, char value)
{
    tw_draft_number(&draft->draft, ORDER_STATUS_REQUEST_SET_SIDE, (uint8_t)value, 0);
}

#ifdef __cplusplus
}
#endif

#endif
