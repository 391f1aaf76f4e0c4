/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of NewOrderSingle (D), OrderCancelRequest (F), OrderCancelReplaceRequest (G),
 *     ExecutionReport (8), OrderCancelReject (9).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     orders_new_order_single_row row;
 *     if (orders_new_order_single_of(&row, &rows[i], slots, input) && orders_new_order_single_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_ORDERS_H
#define TAGWIRE_ROWS_ORDERS_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define ORDERS_PLAN_TEXT \
    "D{34:int! 52:time! 11:text! 1:text 55:text! 54:char! 60:time! 38:dec2 40:char! 44:dec5 59:char " \
    "453:4{448:text! 452:int}} F{34:int! 41:text! 11:text! 37:text 55:text! 54:char! 60:time! 38:dec2} G{34:int! " \
    "41:text! 11:text! 37:text 55:text! 54:char! 60:time! 38:dec2 40:char! 44:dec5 59:char} 8{34:int! 52:time! " \
    "37:text! 11:text 41:text 17:text! 150:char! 39:char! 103:int 55:text 54:char! 32:dec2 31:dec5 151:dec2! " \
    "14:dec2! 6:dec*! 60:time 58:text} 9{34:int! 37:text! 11:text! 41:text! 39:char! 434:char! 102:int 58:text}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status orders_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(ORDERS_PLAN_TEXT, sizeof ORDERS_PLAN_TEXT - 1, tw_dict_builtin("FIX.4.4", 7), memory, size, made, error);
}

#ifndef TAGWIRE_CODES_ORDERS_FIX_4_4_39
#define TAGWIRE_CODES_ORDERS_FIX_4_4_39
/* OrdStatus (39) */
enum {
    orders_OrdStatus_NEW = '0',
    orders_OrdStatus_PARTIALLY_FILLED = '1',
    orders_OrdStatus_FILLED = '2',
    orders_OrdStatus_DONE_FOR_DAY = '3',
    orders_OrdStatus_CANCELED = '4',
    orders_OrdStatus_PENDING_CANCEL = '6',
    orders_OrdStatus_STOPPED = '7',
    orders_OrdStatus_REJECTED = '8',
    orders_OrdStatus_SUSPENDED = '9',
    orders_OrdStatus_PENDING_NEW = 'A',
    orders_OrdStatus_CALCULATED = 'B',
    orders_OrdStatus_EXPIRED = 'C',
    orders_OrdStatus_ACCEPTED_FOR_BIDDING = 'D',
    orders_OrdStatus_PENDING_REPLACE = 'E'
};
#endif

#ifndef TAGWIRE_CODES_ORDERS_FIX_4_4_40
#define TAGWIRE_CODES_ORDERS_FIX_4_4_40
/* OrdType (40) */
enum {
    orders_OrdType_MARKET = '1',
    orders_OrdType_LIMIT = '2',
    orders_OrdType_STOP = '3',
    orders_OrdType_STOP_LIMIT = '4',
    orders_OrdType_WITH_OR_WITHOUT = '6',
    orders_OrdType_LIMIT_OR_BETTER = '7',
    orders_OrdType_LIMIT_WITH_OR_WITHOUT = '8',
    orders_OrdType_ON_BASIS = '9',
    orders_OrdType_PREVIOUSLY_QUOTED = 'D',
    orders_OrdType_PREVIOUSLY_INDICATED = 'E',
    orders_OrdType_FOREX_SWAP = 'G',
    orders_OrdType_FUNARI = 'I',
    orders_OrdType_MARKET_IF_TOUCHED = 'J',
    orders_OrdType_MARKET_WITH_LEFT_OVER_AS_LIMIT = 'K',
    orders_OrdType_PREVIOUS_FUND_VALUATION_POINT = 'L',
    orders_OrdType_NEXT_FUND_VALUATION_POINT = 'M',
    orders_OrdType_PEGGED = 'P'
};
#endif

#ifndef TAGWIRE_CODES_ORDERS_FIX_4_4_54
#define TAGWIRE_CODES_ORDERS_FIX_4_4_54
/* Side (54) */
enum {
    orders_Side_BUY = '1',
    orders_Side_SELL = '2',
    orders_Side_BUY_MINUS = '3',
    orders_Side_SELL_PLUS = '4',
    orders_Side_SELL_SHORT = '5',
    orders_Side_SELL_SHORT_EXEMPT = '6',
    orders_Side_UNDISCLOSED = '7',
    orders_Side_CROSS = '8',
    orders_Side_CROSS_SHORT = '9',
    orders_Side_CROSS_SHORT_EXEMPT = 'A',
    orders_Side_AS_DEFINED = 'B',
    orders_Side_OPPOSITE = 'C',
    orders_Side_SUBSCRIBE = 'D',
    orders_Side_REDEEM = 'E',
    orders_Side_LEND = 'F',
    orders_Side_BORROW = 'G'
};
#endif

#ifndef TAGWIRE_CODES_ORDERS_FIX_4_4_59
#define TAGWIRE_CODES_ORDERS_FIX_4_4_59
/* TimeInForce (59) */
enum {
    orders_TimeInForce_DAY = '0',
    orders_TimeInForce_GOOD_TILL_CANCEL = '1',
    orders_TimeInForce_AT_THE_OPENING = '2',
    orders_TimeInForce_IMMEDIATE_OR_CANCEL = '3',
    orders_TimeInForce_FILL_OR_KILL = '4',
    orders_TimeInForce_GOOD_TILL_CROSSING = '5',
    orders_TimeInForce_GOOD_TILL_DATE = '6',
    orders_TimeInForce_AT_THE_CLOSE = '7'
};
#endif

#ifndef TAGWIRE_CODES_ORDERS_FIX_4_4_102
#define TAGWIRE_CODES_ORDERS_FIX_4_4_102
/* CxlRejReason (102) */
enum {
    orders_CxlRejReason_TOO_LATE_TO_CANCEL = 0,
    orders_CxlRejReason_UNKNOWN_ORDER = 1,
    orders_CxlRejReason_BROKER_CREDIT = 2,
    orders_CxlRejReason_ORDER_ALREADY_IN_PENDING_STATUS = 3,
    orders_CxlRejReason_UNABLE_TO_PROCESS_ORDER_MASS_CANCEL_REQUEST = 4,
    orders_CxlRejReason_ORIG_ORD_MOD_TIME = 5,
    orders_CxlRejReason_DUPLICATE_CL_ORD_ID = 6,
    orders_CxlRejReason_OTHER = 99
};
#endif

#ifndef TAGWIRE_CODES_ORDERS_FIX_4_4_103
#define TAGWIRE_CODES_ORDERS_FIX_4_4_103
/* OrdRejReason (103) */
enum {
    orders_OrdRejReason_BROKER_CREDIT = 0,
    orders_OrdRejReason_UNKNOWN_SYMBOL = 1,
    orders_OrdRejReason_EXCHANGE_CLOSED = 2,
    orders_OrdRejReason_ORDER_EXCEEDS_LIMIT = 3,
    orders_OrdRejReason_TOO_LATE_TO_ENTER = 4,
    orders_OrdRejReason_UNKNOWN_ORDER = 5,
    orders_OrdRejReason_DUPLICATE_ORDER = 6,
    orders_OrdRejReason_DUPLICATE_OF_A_VERBALLY_COMMUNICATED_ORDER = 7,
    orders_OrdRejReason_STALE_ORDER = 8,
    orders_OrdRejReason_TRADE_ALONG_REQUIRED = 9,
    orders_OrdRejReason_INVALID_INVESTOR_ID = 10,
    orders_OrdRejReason_UNSUPPORTED_ORDER_CHARACTERISTIC = 11,
    orders_OrdRejReason_SURVEILLANCE_OPTION = 12,
    orders_OrdRejReason_INCORRECT_QUANTITY = 13,
    orders_OrdRejReason_INCORRECT_ALLOCATED_QUANTITY = 14,
    orders_OrdRejReason_UNKNOWN_ACCOUNT = 15,
    orders_OrdRejReason_OTHER = 99
};
#endif

#ifndef TAGWIRE_CODES_ORDERS_FIX_4_4_150
#define TAGWIRE_CODES_ORDERS_FIX_4_4_150
/* ExecType (150) */
enum {
    orders_ExecType_NEW = '0',
    orders_ExecType_DONE_FOR_DAY = '3',
    orders_ExecType_CANCELED = '4',
    orders_ExecType_REPLACED = '5',
    orders_ExecType_PENDING_CANCEL = '6',
    orders_ExecType_STOPPED = '7',
    orders_ExecType_REJECTED = '8',
    orders_ExecType_SUSPENDED = '9',
    orders_ExecType_PENDING_NEW = 'A',
    orders_ExecType_CALCULATED = 'B',
    orders_ExecType_EXPIRED = 'C',
    orders_ExecType_RESTATED = 'D',
    orders_ExecType_PENDING_REPLACE = 'E',
    orders_ExecType_TRADE = 'F',
    orders_ExecType_TRADE_CORRECT = 'G',
    orders_ExecType_TRADE_CANCEL = 'H',
    orders_ExecType_ORDER_STATUS = 'I'
};
#endif

#ifndef TAGWIRE_CODES_ORDERS_FIX_4_4_434
#define TAGWIRE_CODES_ORDERS_FIX_4_4_434
/* CxlRejResponseTo (434) */
enum {
    orders_CxlRejResponseTo_ORDER_CANCEL_REQUEST = '1',
    orders_CxlRejResponseTo_ORDER_CANCEL = '2'
};
#endif

#ifndef TAGWIRE_CODES_ORDERS_FIX_4_4_452
#define TAGWIRE_CODES_ORDERS_FIX_4_4_452
/* PartyRole (452) */
enum {
    orders_PartyRole_EXECUTING_FIRM = 1,
    orders_PartyRole_BROKER_OF_CREDIT = 2,
    orders_PartyRole_CLIENT_ID = 3,
    orders_PartyRole_CLEARING_FIRM = 4,
    orders_PartyRole_INVESTOR_ID = 5,
    orders_PartyRole_INTRODUCING_FIRM = 6,
    orders_PartyRole_ENTERING_FIRM = 7,
    orders_PartyRole_LOCATE = 8,
    orders_PartyRole_FUND_MANAGER_CLIENT_ID = 9,
    orders_PartyRole_SETTLEMENT_LOCATION = 10,
    orders_PartyRole_ORDER_ORIGINATION_TRADER = 11,
    orders_PartyRole_EXECUTING_TRADER = 12,
    orders_PartyRole_ORDER_ORIGINATION_FIRM = 13,
    orders_PartyRole_GIVEUP_CLEARING_FIRM = 14,
    orders_PartyRole_CORRESPONDANT_CLEARING_FIRM = 15,
    orders_PartyRole_EXECUTING_SYSTEM = 16,
    orders_PartyRole_CONTRA_FIRM = 17,
    orders_PartyRole_CONTRA_CLEARING_FIRM = 18,
    orders_PartyRole_SPONSORING_FIRM = 19,
    orders_PartyRole_UNDERLYING_CONTRA_FIRM = 20,
    orders_PartyRole_CLEARING_ORGANIZATION = 21,
    orders_PartyRole_EXCHANGE = 22,
    orders_PartyRole_CUSTOMER_ACCOUNT = 24,
    orders_PartyRole_CORRESPONDENT_CLEARING_ORGANIZATION = 25,
    orders_PartyRole_CORRESPONDENT_BROKER = 26,
    orders_PartyRole_BUYER = 27,
    orders_PartyRole_CUSTODIAN = 28,
    orders_PartyRole_INTERMEDIARY = 29,
    orders_PartyRole_AGENT = 30,
    orders_PartyRole_SUB_CUSTODIAN = 31,
    orders_PartyRole_BENEFICIARY = 32,
    orders_PartyRole_INTERESTED_PARTY = 33,
    orders_PartyRole_REGULATORY_BODY = 34,
    orders_PartyRole_LIQUIDITY_PROVIDER = 35,
    orders_PartyRole_ENTERING_TRADER = 36,
    orders_PartyRole_CONTRA_TRADER = 37,
    orders_PartyRole_POSITION_ACCOUNT = 38
};
#endif

enum { /* slots */
    ORDERS_NEW_ORDER_SINGLE_NO_PARTY_IDS_PARTY_ID = 0,
    ORDERS_NEW_ORDER_SINGLE_NO_PARTY_IDS_PARTY_ROLE = 1,
    ORDERS_NEW_ORDER_SINGLE_NO_PARTY_IDS_SLOTS = 2
};

/* An entry of NoPartyIDs (453) in NewOrderSingle. It points to what was read and lives as long as that. */
typedef struct orders_new_order_single_no_party_ids_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} orders_new_order_single_no_party_ids_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t orders_new_order_single_no_party_ids_state(const orders_new_order_single_no_party_ids_entry *row,
                                                                  uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t orders_new_order_single_no_party_ids_bytes(const orders_new_order_single_no_party_ids_entry *row,
                                                                  uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* PartyID (448): text, required */
static inline uint32_t orders_new_order_single_no_party_ids_party_id(const orders_new_order_single_no_party_ids_entry *row,
                                                                     const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_NEW_ORDER_SINGLE_NO_PARTY_IDS_PARTY_ID], row->input, text, length);
}

/* PartyRole (452): a whole number */
static inline uint32_t orders_new_order_single_no_party_ids_party_role(const orders_new_order_single_no_party_ids_entry *row,
                                                                       int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_NEW_ORDER_SINGLE_NO_PARTY_IDS_PARTY_ROLE], value);
}

enum { ORDERS_NEW_ORDER_SINGLE_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    ORDERS_NEW_ORDER_SINGLE_MSG_SEQ_NUM = 0,
    ORDERS_NEW_ORDER_SINGLE_SENDING_TIME = 1,
    ORDERS_NEW_ORDER_SINGLE_CL_ORD_ID = 2,
    ORDERS_NEW_ORDER_SINGLE_ACCOUNT = 3,
    ORDERS_NEW_ORDER_SINGLE_SYMBOL = 4,
    ORDERS_NEW_ORDER_SINGLE_SIDE = 5,
    ORDERS_NEW_ORDER_SINGLE_TRANSACT_TIME = 6,
    ORDERS_NEW_ORDER_SINGLE_ORDER_QTY = 7,
    ORDERS_NEW_ORDER_SINGLE_ORD_TYPE = 8,
    ORDERS_NEW_ORDER_SINGLE_PRICE = 9,
    ORDERS_NEW_ORDER_SINGLE_TIME_IN_FORCE = 10,
    ORDERS_NEW_ORDER_SINGLE_NO_PARTY_IDS = 11,
    ORDERS_NEW_ORDER_SINGLE_SLOTS = 12
};

enum { /* decimals: the value times 10 to this power */
    ORDERS_NEW_ORDER_SINGLE_ORDER_QTY_SCALE = 2,
    ORDERS_NEW_ORDER_SINGLE_PRICE_SCALE = 5
};

/* NewOrderSingle (D). It points to what was read and lives as long as that. */
typedef struct orders_new_order_single_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} orders_new_order_single_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int orders_new_order_single_of(orders_new_order_single_row *row, const tw_row *read, const tw_slot *slots,
                                             const void *input)
{
    if (read->message != ORDERS_NEW_ORDER_SINGLE_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t orders_new_order_single_state(const orders_new_order_single_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t orders_new_order_single_bytes(const orders_new_order_single_row *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t orders_new_order_single_msg_seq_num(const orders_new_order_single_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_NEW_ORDER_SINGLE_MSG_SEQ_NUM], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t orders_new_order_single_sending_time(const orders_new_order_single_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[ORDERS_NEW_ORDER_SINGLE_SENDING_TIME], ns);
}

/* ClOrdID (11): text, required */
static inline uint32_t orders_new_order_single_cl_ord_id(const orders_new_order_single_row *row, const char **text,
                                                         uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_NEW_ORDER_SINGLE_CL_ORD_ID], row->input, text, length);
}

/* Account (1): text */
static inline uint32_t orders_new_order_single_account(const orders_new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_NEW_ORDER_SINGLE_ACCOUNT], row->input, text, length);
}

/* Symbol (55): text, required */
static inline uint32_t orders_new_order_single_symbol(const orders_new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_NEW_ORDER_SINGLE_SYMBOL], row->input, text, length);
}

/* Side (54): one byte, required */
static inline uint32_t orders_new_order_single_side(const orders_new_order_single_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDERS_NEW_ORDER_SINGLE_SIDE], value);
}

/* TransactTime (60): ns since 1970 UTC, required */
static inline uint32_t orders_new_order_single_transact_time(const orders_new_order_single_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[ORDERS_NEW_ORDER_SINGLE_TRANSACT_TIME], ns);
}

/* OrderQty (38): times 10^2 */
static inline uint32_t orders_new_order_single_order_qty(const orders_new_order_single_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_NEW_ORDER_SINGLE_ORDER_QTY], value);
}

/* OrdType (40): one byte, required */
static inline uint32_t orders_new_order_single_ord_type(const orders_new_order_single_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDERS_NEW_ORDER_SINGLE_ORD_TYPE], value);
}

/* Price (44): times 10^5 */
static inline uint32_t orders_new_order_single_price(const orders_new_order_single_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_NEW_ORDER_SINGLE_PRICE], value);
}

/* TimeInForce (59): one byte */
static inline uint32_t orders_new_order_single_time_in_force(const orders_new_order_single_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDERS_NEW_ORDER_SINGLE_TIME_IN_FORCE], value);
}

/* NoPartyIDs (453): a group, the first 4 entries */
static inline uint32_t orders_new_order_single_no_party_ids(const orders_new_order_single_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[ORDERS_NEW_ORDER_SINGLE_NO_PARTY_IDS], count);
}

/* Entry `which`, from 0, below that count. */
static inline orders_new_order_single_no_party_ids_entry orders_new_order_single_no_party_ids_at(const orders_new_order_single_row *row,
                                                                                                 uint32_t which)
{
    orders_new_order_single_no_party_ids_entry entry;
    entry.slots = tw_slot_entry(&row->slots[ORDERS_NEW_ORDER_SINGLE_NO_PARTY_IDS], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

enum { ORDERS_ORDER_CANCEL_REQUEST_MESSAGE = 1 }; /* tw_row.message */
enum { /* slots */
    ORDERS_ORDER_CANCEL_REQUEST_MSG_SEQ_NUM = 0,
    ORDERS_ORDER_CANCEL_REQUEST_ORIG_CL_ORD_ID = 1,
    ORDERS_ORDER_CANCEL_REQUEST_CL_ORD_ID = 2,
    ORDERS_ORDER_CANCEL_REQUEST_ORDER_ID = 3,
    ORDERS_ORDER_CANCEL_REQUEST_SYMBOL = 4,
    ORDERS_ORDER_CANCEL_REQUEST_SIDE = 5,
    ORDERS_ORDER_CANCEL_REQUEST_TRANSACT_TIME = 6,
    ORDERS_ORDER_CANCEL_REQUEST_ORDER_QTY = 7,
    ORDERS_ORDER_CANCEL_REQUEST_SLOTS = 8
};

enum { /* decimals: the value times 10 to this power */
    ORDERS_ORDER_CANCEL_REQUEST_ORDER_QTY_SCALE = 2
};

/* OrderCancelRequest (F). It points to what was read and lives as long as that. */
typedef struct orders_order_cancel_request_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} orders_order_cancel_request_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int orders_order_cancel_request_of(orders_order_cancel_request_row *row, const tw_row *read, const tw_slot *slots,
                                                 const void *input)
{
    if (read->message != ORDERS_ORDER_CANCEL_REQUEST_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t orders_order_cancel_request_state(const orders_order_cancel_request_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t orders_order_cancel_request_bytes(const orders_order_cancel_request_row *row, uint32_t slot,
                                                         const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t orders_order_cancel_request_msg_seq_num(const orders_order_cancel_request_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_ORDER_CANCEL_REQUEST_MSG_SEQ_NUM], value);
}

/* OrigClOrdID (41): text, required */
static inline uint32_t orders_order_cancel_request_orig_cl_ord_id(const orders_order_cancel_request_row *row, const char **text,
                                                                  uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_ORDER_CANCEL_REQUEST_ORIG_CL_ORD_ID], row->input, text, length);
}

/* ClOrdID (11): text, required */
static inline uint32_t orders_order_cancel_request_cl_ord_id(const orders_order_cancel_request_row *row, const char **text,
                                                             uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_ORDER_CANCEL_REQUEST_CL_ORD_ID], row->input, text, length);
}

/* OrderID (37): text */
static inline uint32_t orders_order_cancel_request_order_id(const orders_order_cancel_request_row *row, const char **text,
                                                            uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_ORDER_CANCEL_REQUEST_ORDER_ID], row->input, text, length);
}

/* Symbol (55): text, required */
static inline uint32_t orders_order_cancel_request_symbol(const orders_order_cancel_request_row *row, const char **text,
                                                          uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_ORDER_CANCEL_REQUEST_SYMBOL], row->input, text, length);
}

/* Side (54): one byte, required */
static inline uint32_t orders_order_cancel_request_side(const orders_order_cancel_request_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDERS_ORDER_CANCEL_REQUEST_SIDE], value);
}

/* TransactTime (60): ns since 1970 UTC, required */
static inline uint32_t orders_order_cancel_request_transact_time(const orders_order_cancel_request_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[ORDERS_ORDER_CANCEL_REQUEST_TRANSACT_TIME], ns);
}

/* OrderQty (38): times 10^2 */
static inline uint32_t orders_order_cancel_request_order_qty(const orders_order_cancel_request_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_ORDER_CANCEL_REQUEST_ORDER_QTY], value);
}

enum { ORDERS_ORDER_CANCEL_REPLACE_REQUEST_MESSAGE = 2 }; /* tw_row.message */
enum { /* slots */
    ORDERS_ORDER_CANCEL_REPLACE_REQUEST_MSG_SEQ_NUM = 0,
    ORDERS_ORDER_CANCEL_REPLACE_REQUEST_ORIG_CL_ORD_ID = 1,
    ORDERS_ORDER_CANCEL_REPLACE_REQUEST_CL_ORD_ID = 2,
    ORDERS_ORDER_CANCEL_REPLACE_REQUEST_ORDER_ID = 3,
    ORDERS_ORDER_CANCEL_REPLACE_REQUEST_SYMBOL = 4,
    ORDERS_ORDER_CANCEL_REPLACE_REQUEST_SIDE = 5,
    ORDERS_ORDER_CANCEL_REPLACE_REQUEST_TRANSACT_TIME = 6,
    ORDERS_ORDER_CANCEL_REPLACE_REQUEST_ORDER_QTY = 7,
    ORDERS_ORDER_CANCEL_REPLACE_REQUEST_ORD_TYPE = 8,
    ORDERS_ORDER_CANCEL_REPLACE_REQUEST_PRICE = 9,
    ORDERS_ORDER_CANCEL_REPLACE_REQUEST_TIME_IN_FORCE = 10,
    ORDERS_ORDER_CANCEL_REPLACE_REQUEST_SLOTS = 11
};

enum { /* decimals: the value times 10 to this power */
    ORDERS_ORDER_CANCEL_REPLACE_REQUEST_ORDER_QTY_SCALE = 2,
    ORDERS_ORDER_CANCEL_REPLACE_REQUEST_PRICE_SCALE = 5
};

/* OrderCancelReplaceRequest (G). It points to what was read and lives as long as that. */
typedef struct orders_order_cancel_replace_request_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} orders_order_cancel_replace_request_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int orders_order_cancel_replace_request_of(orders_order_cancel_replace_request_row *row, const tw_row *read,
                                                         const tw_slot *slots, const void *input)
{
    if (read->message != ORDERS_ORDER_CANCEL_REPLACE_REQUEST_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t orders_order_cancel_replace_request_state(const orders_order_cancel_replace_request_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t orders_order_cancel_replace_request_bytes(const orders_order_cancel_replace_request_row *row, uint32_t slot,
                                                                 const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t orders_order_cancel_replace_request_msg_seq_num(const orders_order_cancel_replace_request_row *row,
                                                                       int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_ORDER_CANCEL_REPLACE_REQUEST_MSG_SEQ_NUM], value);
}

/* OrigClOrdID (41): text, required */
static inline uint32_t orders_order_cancel_replace_request_orig_cl_ord_id(const orders_order_cancel_replace_request_row *row,
                                                                          const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_ORDER_CANCEL_REPLACE_REQUEST_ORIG_CL_ORD_ID], row->input, text, length);
}

/* ClOrdID (11): text, required */
static inline uint32_t orders_order_cancel_replace_request_cl_ord_id(const orders_order_cancel_replace_request_row *row,
                                                                     const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_ORDER_CANCEL_REPLACE_REQUEST_CL_ORD_ID], row->input, text, length);
}

/* OrderID (37): text */
static inline uint32_t orders_order_cancel_replace_request_order_id(const orders_order_cancel_replace_request_row *row,
                                                                    const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_ORDER_CANCEL_REPLACE_REQUEST_ORDER_ID], row->input, text, length);
}

/* Symbol (55): text, required */
static inline uint32_t orders_order_cancel_replace_request_symbol(const orders_order_cancel_replace_request_row *row,
                                                                  const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_ORDER_CANCEL_REPLACE_REQUEST_SYMBOL], row->input, text, length);
}

/* Side (54): one byte, required */
static inline uint32_t orders_order_cancel_replace_request_side(const orders_order_cancel_replace_request_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDERS_ORDER_CANCEL_REPLACE_REQUEST_SIDE], value);
}

/* TransactTime (60): ns since 1970 UTC, required */
static inline uint32_t orders_order_cancel_replace_request_transact_time(const orders_order_cancel_replace_request_row *row,
                                                                         int64_t *ns)
{
    return tw_slot_int(&row->slots[ORDERS_ORDER_CANCEL_REPLACE_REQUEST_TRANSACT_TIME], ns);
}

/* OrderQty (38): times 10^2 */
static inline uint32_t orders_order_cancel_replace_request_order_qty(const orders_order_cancel_replace_request_row *row,
                                                                     int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_ORDER_CANCEL_REPLACE_REQUEST_ORDER_QTY], value);
}

/* OrdType (40): one byte, required */
static inline uint32_t orders_order_cancel_replace_request_ord_type(const orders_order_cancel_replace_request_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDERS_ORDER_CANCEL_REPLACE_REQUEST_ORD_TYPE], value);
}

/* Price (44): times 10^5 */
static inline uint32_t orders_order_cancel_replace_request_price(const orders_order_cancel_replace_request_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_ORDER_CANCEL_REPLACE_REQUEST_PRICE], value);
}

/* TimeInForce (59): one byte */
static inline uint32_t orders_order_cancel_replace_request_time_in_force(const orders_order_cancel_replace_request_row *row,
                                                                         char *value)
{
    return tw_slot_char(&row->slots[ORDERS_ORDER_CANCEL_REPLACE_REQUEST_TIME_IN_FORCE], value);
}

enum { ORDERS_EXECUTION_REPORT_MESSAGE = 3 }; /* tw_row.message */
enum { /* slots */
    ORDERS_EXECUTION_REPORT_MSG_SEQ_NUM = 0,
    ORDERS_EXECUTION_REPORT_SENDING_TIME = 1,
    ORDERS_EXECUTION_REPORT_ORDER_ID = 2,
    ORDERS_EXECUTION_REPORT_CL_ORD_ID = 3,
    ORDERS_EXECUTION_REPORT_ORIG_CL_ORD_ID = 4,
    ORDERS_EXECUTION_REPORT_EXEC_ID = 5,
    ORDERS_EXECUTION_REPORT_EXEC_TYPE = 6,
    ORDERS_EXECUTION_REPORT_ORD_STATUS = 7,
    ORDERS_EXECUTION_REPORT_ORD_REJ_REASON = 8,
    ORDERS_EXECUTION_REPORT_SYMBOL = 9,
    ORDERS_EXECUTION_REPORT_SIDE = 10,
    ORDERS_EXECUTION_REPORT_LAST_QTY = 11,
    ORDERS_EXECUTION_REPORT_LAST_PX = 12,
    ORDERS_EXECUTION_REPORT_LEAVES_QTY = 13,
    ORDERS_EXECUTION_REPORT_CUM_QTY = 14,
    ORDERS_EXECUTION_REPORT_AVG_PX = 15,
    ORDERS_EXECUTION_REPORT_TRANSACT_TIME = 16,
    ORDERS_EXECUTION_REPORT_TEXT = 17,
    ORDERS_EXECUTION_REPORT_SLOTS = 18
};

enum { /* decimals: the value times 10 to this power */
    ORDERS_EXECUTION_REPORT_LAST_QTY_SCALE = 2,
    ORDERS_EXECUTION_REPORT_LAST_PX_SCALE = 5,
    ORDERS_EXECUTION_REPORT_LEAVES_QTY_SCALE = 2,
    ORDERS_EXECUTION_REPORT_CUM_QTY_SCALE = 2
};

/* ExecutionReport (8). It points to what was read and lives as long as that. */
typedef struct orders_execution_report_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} orders_execution_report_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int orders_execution_report_of(orders_execution_report_row *row, const tw_row *read, const tw_slot *slots,
                                             const void *input)
{
    if (read->message != ORDERS_EXECUTION_REPORT_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t orders_execution_report_state(const orders_execution_report_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t orders_execution_report_bytes(const orders_execution_report_row *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t orders_execution_report_msg_seq_num(const orders_execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_EXECUTION_REPORT_MSG_SEQ_NUM], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t orders_execution_report_sending_time(const orders_execution_report_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[ORDERS_EXECUTION_REPORT_SENDING_TIME], ns);
}

/* OrderID (37): text, required */
static inline uint32_t orders_execution_report_order_id(const orders_execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_EXECUTION_REPORT_ORDER_ID], row->input, text, length);
}

/* ClOrdID (11): text */
static inline uint32_t orders_execution_report_cl_ord_id(const orders_execution_report_row *row, const char **text,
                                                         uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_EXECUTION_REPORT_CL_ORD_ID], row->input, text, length);
}

/* OrigClOrdID (41): text */
static inline uint32_t orders_execution_report_orig_cl_ord_id(const orders_execution_report_row *row, const char **text,
                                                              uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_EXECUTION_REPORT_ORIG_CL_ORD_ID], row->input, text, length);
}

/* ExecID (17): text, required */
static inline uint32_t orders_execution_report_exec_id(const orders_execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_EXECUTION_REPORT_EXEC_ID], row->input, text, length);
}

/* ExecType (150): one byte, required */
static inline uint32_t orders_execution_report_exec_type(const orders_execution_report_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDERS_EXECUTION_REPORT_EXEC_TYPE], value);
}

/* OrdStatus (39): one byte, required */
static inline uint32_t orders_execution_report_ord_status(const orders_execution_report_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDERS_EXECUTION_REPORT_ORD_STATUS], value);
}

/* OrdRejReason (103): a whole number */
static inline uint32_t orders_execution_report_ord_rej_reason(const orders_execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_EXECUTION_REPORT_ORD_REJ_REASON], value);
}

/* Symbol (55): text */
static inline uint32_t orders_execution_report_symbol(const orders_execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_EXECUTION_REPORT_SYMBOL], row->input, text, length);
}

/* Side (54): one byte, required */
static inline uint32_t orders_execution_report_side(const orders_execution_report_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDERS_EXECUTION_REPORT_SIDE], value);
}

/* LastQty (32): times 10^2 */
static inline uint32_t orders_execution_report_last_qty(const orders_execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_EXECUTION_REPORT_LAST_QTY], value);
}

/* LastPx (31): times 10^5 */
static inline uint32_t orders_execution_report_last_px(const orders_execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_EXECUTION_REPORT_LAST_PX], value);
}

/* LeavesQty (151): times 10^2, required */
static inline uint32_t orders_execution_report_leaves_qty(const orders_execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_EXECUTION_REPORT_LEAVES_QTY], value);
}

/* CumQty (14): times 10^2, required */
static inline uint32_t orders_execution_report_cum_qty(const orders_execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_EXECUTION_REPORT_CUM_QTY], value);
}

/* AvgPx (6): as received, required */
static inline uint32_t orders_execution_report_avg_px(const orders_execution_report_row *row, tw_decimal *value)
{
    return tw_slot_decimal(&row->slots[ORDERS_EXECUTION_REPORT_AVG_PX], value);
}

/* TransactTime (60): ns since 1970 UTC */
static inline uint32_t orders_execution_report_transact_time(const orders_execution_report_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[ORDERS_EXECUTION_REPORT_TRANSACT_TIME], ns);
}

/* Text (58): text */
static inline uint32_t orders_execution_report_text(const orders_execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_EXECUTION_REPORT_TEXT], row->input, text, length);
}

enum { ORDERS_ORDER_CANCEL_REJECT_MESSAGE = 4 }; /* tw_row.message */
enum { /* slots */
    ORDERS_ORDER_CANCEL_REJECT_MSG_SEQ_NUM = 0,
    ORDERS_ORDER_CANCEL_REJECT_ORDER_ID = 1,
    ORDERS_ORDER_CANCEL_REJECT_CL_ORD_ID = 2,
    ORDERS_ORDER_CANCEL_REJECT_ORIG_CL_ORD_ID = 3,
    ORDERS_ORDER_CANCEL_REJECT_ORD_STATUS = 4,
    ORDERS_ORDER_CANCEL_REJECT_CXL_REJ_RESPONSE_TO = 5,
    ORDERS_ORDER_CANCEL_REJECT_CXL_REJ_REASON = 6,
    ORDERS_ORDER_CANCEL_REJECT_TEXT = 7,
    ORDERS_ORDER_CANCEL_REJECT_SLOTS = 8
};

/* OrderCancelReject (9). It points to what was read and lives as long as that. */
typedef struct orders_order_cancel_reject_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} orders_order_cancel_reject_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int orders_order_cancel_reject_of(orders_order_cancel_reject_row *row, const tw_row *read, const tw_slot *slots,
                                                const void *input)
{
    if (read->message != ORDERS_ORDER_CANCEL_REJECT_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t orders_order_cancel_reject_state(const orders_order_cancel_reject_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t orders_order_cancel_reject_bytes(const orders_order_cancel_reject_row *row, uint32_t slot,
                                                        const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t orders_order_cancel_reject_msg_seq_num(const orders_order_cancel_reject_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_ORDER_CANCEL_REJECT_MSG_SEQ_NUM], value);
}

/* OrderID (37): text, required */
static inline uint32_t orders_order_cancel_reject_order_id(const orders_order_cancel_reject_row *row, const char **text,
                                                           uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_ORDER_CANCEL_REJECT_ORDER_ID], row->input, text, length);
}

/* ClOrdID (11): text, required */
static inline uint32_t orders_order_cancel_reject_cl_ord_id(const orders_order_cancel_reject_row *row, const char **text,
                                                            uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_ORDER_CANCEL_REJECT_CL_ORD_ID], row->input, text, length);
}

/* OrigClOrdID (41): text, required */
static inline uint32_t orders_order_cancel_reject_orig_cl_ord_id(const orders_order_cancel_reject_row *row, const char **text,
                                                                 uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_ORDER_CANCEL_REJECT_ORIG_CL_ORD_ID], row->input, text, length);
}

/* OrdStatus (39): one byte, required */
static inline uint32_t orders_order_cancel_reject_ord_status(const orders_order_cancel_reject_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDERS_ORDER_CANCEL_REJECT_ORD_STATUS], value);
}

/* CxlRejResponseTo (434): one byte, required */
static inline uint32_t orders_order_cancel_reject_cxl_rej_response_to(const orders_order_cancel_reject_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDERS_ORDER_CANCEL_REJECT_CXL_REJ_RESPONSE_TO], value);
}

/* CxlRejReason (102): a whole number */
static inline uint32_t orders_order_cancel_reject_cxl_rej_reason(const orders_order_cancel_reject_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDERS_ORDER_CANCEL_REJECT_CXL_REJ_REASON], value);
}

/* Text (58): text */
static inline uint32_t orders_order_cancel_reject_text(const orders_order_cancel_reject_row *row, const char **text,
                                                       uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDERS_ORDER_CANCEL_REJECT_TEXT], row->input, text, length);
}

#ifdef __cplusplus
}
#endif

#endif
