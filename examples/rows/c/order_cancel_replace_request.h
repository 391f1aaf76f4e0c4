/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of OrderCancelReplaceRequest (G).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     order_cancel_replace_request_row row;
 *     if (order_cancel_replace_request_of(&row, &rows[i], slots, input) && order_cancel_replace_request_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_ORDER_CANCEL_REPLACE_REQUEST_H
#define TAGWIRE_ROWS_ORDER_CANCEL_REPLACE_REQUEST_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define ORDER_CANCEL_REPLACE_REQUEST_PLAN_TEXT \
    "G{34:int! 49:text! 56:text! 43:bool 52:time! 37:text 41:text! 11:text! 1:text 453:8{448:text! 447:char " \
    "452:int} 21:char 18:text 110:dec8 111:dec8 55:text 48:text 22:char 54:char! 60:time! 38:dec8 40:char! 44:dec8 " \
    "99:dec8 15:text 59:char 432:date 126:time 58:text}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status order_cancel_replace_request_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(ORDER_CANCEL_REPLACE_REQUEST_PLAN_TEXT, sizeof ORDER_CANCEL_REPLACE_REQUEST_PLAN_TEXT - 1,
                           tw_dict_builtin("FIX.4.4", 7), memory, size, made, error);
}

#ifndef TAGWIRE_CODES_FIX_4_4_18
#define TAGWIRE_CODES_FIX_4_4_18
/* ExecInst (18) */
enum {
    ExecInst_NOT_HELD = '1',
    ExecInst_WORK = '2',
    ExecInst_GO_ALONG = '3',
    ExecInst_OVER_THE_DAY = '4',
    ExecInst_HELD = '5',
    ExecInst_PARTICIPATE_DO_NOT_INITIATE = '6',
    ExecInst_STRICT_SCALE = '7',
    ExecInst_TRY_TO_SCALE = '8',
    ExecInst_STAY_ON_BID_SIDE = '9',
    ExecInst_STAY_ON_OFFER_SIDE = '0',
    ExecInst_NO_CROSS = 'A',
    ExecInst_OK_TO_CROSS = 'B',
    ExecInst_CALL_FIRST = 'C',
    ExecInst_PERCENT_OF_VOLUME = 'D',
    ExecInst_DO_NOT_INCREASE = 'E',
    ExecInst_DO_NOT_REDUCE = 'F',
    ExecInst_ALL_OR_NONE = 'G',
    ExecInst_REINSTATE_ON_SYSTEM_FAILURE = 'H',
    ExecInst_INSTITUTIONS_ONLY = 'I',
    ExecInst_REINSTATE_ON_TRADING_HALT = 'J',
    ExecInst_CANCEL_ON_TRADING_HALT = 'K',
    ExecInst_LAST_PEG = 'L',
    ExecInst_MID_PRICE_PEG = 'M',
    ExecInst_NON_NEGOTIABLE = 'N',
    ExecInst_OPENING_PEG = 'O',
    ExecInst_MARKET_PEG = 'P',
    ExecInst_CANCEL_ON_SYSTEM_FAILURE = 'Q',
    ExecInst_PRIMARY_PEG = 'R',
    ExecInst_SUSPEND = 'S',
    ExecInst_CUSTOMER_DISPLAY_INSTRUCTION = 'U',
    ExecInst_NETTING = 'V',
    ExecInst_PEG_TO_VWAP = 'W',
    ExecInst_TRADE_ALONG = 'X',
    ExecInst_TRY_TO_STOP = 'Y',
    ExecInst_CANCEL_IF_NOT_BEST = 'Z',
    ExecInst_TRAILING_STOP_PEG = 'a',
    ExecInst_STRICT_LIMIT = 'b',
    ExecInst_IGNORE_PRICE_VALIDITY_CHECKS = 'c',
    ExecInst_PEG_TO_LIMIT_PRICE = 'd',
    ExecInst_WORK_TO_TARGET_STRATEGY = 'e'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_21
#define TAGWIRE_CODES_FIX_4_4_21
/* HandlInst (21) */
enum {
    HandlInst_AUTOMATED_EXECUTION_NO_INTERVENTION = '1',
    HandlInst_AUTOMATED_EXECUTION_INTERVENTION_OK = '2',
    HandlInst_MANUAL_ORDER = '3'
};
#endif

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

#ifndef TAGWIRE_CODES_FIX_4_4_40
#define TAGWIRE_CODES_FIX_4_4_40
/* OrdType (40) */
enum {
    OrdType_MARKET = '1',
    OrdType_LIMIT = '2',
    OrdType_STOP = '3',
    OrdType_STOP_LIMIT = '4',
    OrdType_WITH_OR_WITHOUT = '6',
    OrdType_LIMIT_OR_BETTER = '7',
    OrdType_LIMIT_WITH_OR_WITHOUT = '8',
    OrdType_ON_BASIS = '9',
    OrdType_PREVIOUSLY_QUOTED = 'D',
    OrdType_PREVIOUSLY_INDICATED = 'E',
    OrdType_FOREX_SWAP = 'G',
    OrdType_FUNARI = 'I',
    OrdType_MARKET_IF_TOUCHED = 'J',
    OrdType_MARKET_WITH_LEFT_OVER_AS_LIMIT = 'K',
    OrdType_PREVIOUS_FUND_VALUATION_POINT = 'L',
    OrdType_NEXT_FUND_VALUATION_POINT = 'M',
    OrdType_PEGGED = 'P'
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

#ifndef TAGWIRE_CODES_FIX_4_4_59
#define TAGWIRE_CODES_FIX_4_4_59
/* TimeInForce (59) */
enum {
    TimeInForce_DAY = '0',
    TimeInForce_GOOD_TILL_CANCEL = '1',
    TimeInForce_AT_THE_OPENING = '2',
    TimeInForce_IMMEDIATE_OR_CANCEL = '3',
    TimeInForce_FILL_OR_KILL = '4',
    TimeInForce_GOOD_TILL_CROSSING = '5',
    TimeInForce_GOOD_TILL_DATE = '6',
    TimeInForce_AT_THE_CLOSE = '7'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_447
#define TAGWIRE_CODES_FIX_4_4_447
/* PartyIDSource (447) */
enum {
    PartyIDSource_BIC = 'B',
    PartyIDSource_GENERAL_IDENTIFIER = 'C',
    PartyIDSource_PROPRIETARY = 'D',
    PartyIDSource_ISO_COUNTRY_CODE = 'E',
    PartyIDSource_SETTLEMENT_ENTITY_LOCATION = 'F',
    PartyIDSource_MIC = 'G',
    PartyIDSource_CSD_PARTICIPANT = 'H',
    PartyIDSource_KOREAN_INVESTOR_ID = '1',
    PartyIDSource_TAIWANESE_FOREIGN_INVESTOR_ID = '2',
    PartyIDSource_TAIWANESE_TRADING_ACCT = '3',
    PartyIDSource_MALAYSIAN_CENTRAL_DEPOSITORY = '4',
    PartyIDSource_CHINESE_INVESTOR_ID = '5',
    PartyIDSource_UK_NATIONAL_INSURANCE_OR_PENSION_NUMBER = '6',
    PartyIDSource_US_SOCIAL_SECURITY_NUMBER = '7',
    PartyIDSource_US_EMPLOYER_OR_TAX_ID_NUMBER = '8',
    PartyIDSource_AUSTRALIAN_BUSINESS_NUMBER = '9',
    PartyIDSource_AUSTRALIAN_TAX_FILE_NUMBER = 'A',
    PartyIDSource_ISITC_ACRONYM = 'I'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_452
#define TAGWIRE_CODES_FIX_4_4_452
/* PartyRole (452) */
enum {
    PartyRole_EXECUTING_FIRM = 1,
    PartyRole_BROKER_OF_CREDIT = 2,
    PartyRole_CLIENT_ID = 3,
    PartyRole_CLEARING_FIRM = 4,
    PartyRole_INVESTOR_ID = 5,
    PartyRole_INTRODUCING_FIRM = 6,
    PartyRole_ENTERING_FIRM = 7,
    PartyRole_LOCATE = 8,
    PartyRole_FUND_MANAGER_CLIENT_ID = 9,
    PartyRole_SETTLEMENT_LOCATION = 10,
    PartyRole_ORDER_ORIGINATION_TRADER = 11,
    PartyRole_EXECUTING_TRADER = 12,
    PartyRole_ORDER_ORIGINATION_FIRM = 13,
    PartyRole_GIVEUP_CLEARING_FIRM = 14,
    PartyRole_CORRESPONDANT_CLEARING_FIRM = 15,
    PartyRole_EXECUTING_SYSTEM = 16,
    PartyRole_CONTRA_FIRM = 17,
    PartyRole_CONTRA_CLEARING_FIRM = 18,
    PartyRole_SPONSORING_FIRM = 19,
    PartyRole_UNDERLYING_CONTRA_FIRM = 20,
    PartyRole_CLEARING_ORGANIZATION = 21,
    PartyRole_EXCHANGE = 22,
    PartyRole_CUSTOMER_ACCOUNT = 24,
    PartyRole_CORRESPONDENT_CLEARING_ORGANIZATION = 25,
    PartyRole_CORRESPONDENT_BROKER = 26,
    PartyRole_BUYER = 27,
    PartyRole_CUSTODIAN = 28,
    PartyRole_INTERMEDIARY = 29,
    PartyRole_AGENT = 30,
    PartyRole_SUB_CUSTODIAN = 31,
    PartyRole_BENEFICIARY = 32,
    PartyRole_INTERESTED_PARTY = 33,
    PartyRole_REGULATORY_BODY = 34,
    PartyRole_LIQUIDITY_PROVIDER = 35,
    PartyRole_ENTERING_TRADER = 36,
    PartyRole_CONTRA_TRADER = 37,
    PartyRole_POSITION_ACCOUNT = 38
};
#endif

enum { /* slots */
    ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS_PARTY_ID = 0,
    ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS_PARTY_ID_SOURCE = 1,
    ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS_PARTY_ROLE = 2,
    ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS_SLOTS = 3
};

/* An entry of NoPartyIDs (453) in OrderCancelReplaceRequest. It points to what was read and lives as long as that. */
typedef struct order_cancel_replace_request_no_party_ids_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} order_cancel_replace_request_no_party_ids_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t order_cancel_replace_request_no_party_ids_state(const order_cancel_replace_request_no_party_ids_entry *row,
                                                                       uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t order_cancel_replace_request_no_party_ids_bytes(const order_cancel_replace_request_no_party_ids_entry *row,
                                                                       uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* PartyID (448): text, required */
static inline uint32_t order_cancel_replace_request_no_party_ids_party_id(const order_cancel_replace_request_no_party_ids_entry *row,
                                                                          const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS_PARTY_ID], row->input, text, length);
}

/* PartyIDSource (447): one byte */
static inline uint32_t order_cancel_replace_request_no_party_ids_party_id_source(const order_cancel_replace_request_no_party_ids_entry *row,
                                                                                 char *value)
{
    return tw_slot_char(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS_PARTY_ID_SOURCE], value);
}

/* PartyRole (452): a whole number */
static inline uint32_t order_cancel_replace_request_no_party_ids_party_role(const order_cancel_replace_request_no_party_ids_entry *row,
                                                                            int64_t *value)
{
    return tw_slot_int(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS_PARTY_ROLE], value);
}

enum { ORDER_CANCEL_REPLACE_REQUEST_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    ORDER_CANCEL_REPLACE_REQUEST_MSG_SEQ_NUM = 0,
    ORDER_CANCEL_REPLACE_REQUEST_SENDER_COMP_ID = 1,
    ORDER_CANCEL_REPLACE_REQUEST_TARGET_COMP_ID = 2,
    ORDER_CANCEL_REPLACE_REQUEST_POSS_DUP_FLAG = 3,
    ORDER_CANCEL_REPLACE_REQUEST_SENDING_TIME = 4,
    ORDER_CANCEL_REPLACE_REQUEST_ORDER_ID = 5,
    ORDER_CANCEL_REPLACE_REQUEST_ORIG_CL_ORD_ID = 6,
    ORDER_CANCEL_REPLACE_REQUEST_CL_ORD_ID = 7,
    ORDER_CANCEL_REPLACE_REQUEST_ACCOUNT = 8,
    ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS = 9,
    ORDER_CANCEL_REPLACE_REQUEST_HANDL_INST = 10,
    ORDER_CANCEL_REPLACE_REQUEST_EXEC_INST = 11,
    ORDER_CANCEL_REPLACE_REQUEST_MIN_QTY = 12,
    ORDER_CANCEL_REPLACE_REQUEST_MAX_FLOOR = 13,
    ORDER_CANCEL_REPLACE_REQUEST_SYMBOL = 14,
    ORDER_CANCEL_REPLACE_REQUEST_SECURITY_ID = 15,
    ORDER_CANCEL_REPLACE_REQUEST_SECURITY_ID_SOURCE = 16,
    ORDER_CANCEL_REPLACE_REQUEST_SIDE = 17,
    ORDER_CANCEL_REPLACE_REQUEST_TRANSACT_TIME = 18,
    ORDER_CANCEL_REPLACE_REQUEST_ORDER_QTY = 19,
    ORDER_CANCEL_REPLACE_REQUEST_ORD_TYPE = 20,
    ORDER_CANCEL_REPLACE_REQUEST_PRICE = 21,
    ORDER_CANCEL_REPLACE_REQUEST_STOP_PX = 22,
    ORDER_CANCEL_REPLACE_REQUEST_CURRENCY = 23,
    ORDER_CANCEL_REPLACE_REQUEST_TIME_IN_FORCE = 24,
    ORDER_CANCEL_REPLACE_REQUEST_EXPIRE_DATE = 25,
    ORDER_CANCEL_REPLACE_REQUEST_EXPIRE_TIME = 26,
    ORDER_CANCEL_REPLACE_REQUEST_TEXT = 27,
    ORDER_CANCEL_REPLACE_REQUEST_SLOTS = 28
};

enum { /* decimals: the value times 10 to this power */
    ORDER_CANCEL_REPLACE_REQUEST_MIN_QTY_SCALE = 8,
    ORDER_CANCEL_REPLACE_REQUEST_MAX_FLOOR_SCALE = 8,
    ORDER_CANCEL_REPLACE_REQUEST_ORDER_QTY_SCALE = 8,
    ORDER_CANCEL_REPLACE_REQUEST_PRICE_SCALE = 8,
    ORDER_CANCEL_REPLACE_REQUEST_STOP_PX_SCALE = 8
};

/* OrderCancelReplaceRequest (G). It points to what was read and lives as long as that. */
typedef struct order_cancel_replace_request_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} order_cancel_replace_request_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int order_cancel_replace_request_of(order_cancel_replace_request_row *row, const tw_row *read, const tw_slot *slots,
                                                  const void *input)
{
    if (read->message != ORDER_CANCEL_REPLACE_REQUEST_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t order_cancel_replace_request_state(const order_cancel_replace_request_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t order_cancel_replace_request_bytes(const order_cancel_replace_request_row *row, uint32_t slot,
                                                          const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t order_cancel_replace_request_msg_seq_num(const order_cancel_replace_request_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_MSG_SEQ_NUM], value);
}

/* SenderCompID (49): text, required */
static inline uint32_t order_cancel_replace_request_sender_comp_id(const order_cancel_replace_request_row *row, const char **text,
                                                                   uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_SENDER_COMP_ID], row->input, text, length);
}

/* TargetCompID (56): text, required */
static inline uint32_t order_cancel_replace_request_target_comp_id(const order_cancel_replace_request_row *row, const char **text,
                                                                   uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_TARGET_COMP_ID], row->input, text, length);
}

/* PossDupFlag (43): 0 or 1 */
static inline uint32_t order_cancel_replace_request_poss_dup_flag(const order_cancel_replace_request_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_POSS_DUP_FLAG], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t order_cancel_replace_request_sending_time(const order_cancel_replace_request_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_SENDING_TIME], ns);
}

/* OrderID (37): text */
static inline uint32_t order_cancel_replace_request_order_id(const order_cancel_replace_request_row *row, const char **text,
                                                             uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_ORDER_ID], row->input, text, length);
}

/* OrigClOrdID (41): text, required */
static inline uint32_t order_cancel_replace_request_orig_cl_ord_id(const order_cancel_replace_request_row *row, const char **text,
                                                                   uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_ORIG_CL_ORD_ID], row->input, text, length);
}

/* ClOrdID (11): text, required */
static inline uint32_t order_cancel_replace_request_cl_ord_id(const order_cancel_replace_request_row *row, const char **text,
                                                              uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_CL_ORD_ID], row->input, text, length);
}

/* Account (1): text */
static inline uint32_t order_cancel_replace_request_account(const order_cancel_replace_request_row *row, const char **text,
                                                            uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_ACCOUNT], row->input, text, length);
}

/* NoPartyIDs (453): a group, the first 8 entries */
static inline uint32_t order_cancel_replace_request_no_party_ids(const order_cancel_replace_request_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS], count);
}

/* Entry `which`, from 0, below that count. */
static inline order_cancel_replace_request_no_party_ids_entry order_cancel_replace_request_no_party_ids_at(const order_cancel_replace_request_row *row,
                                                                                                           uint32_t which)
{
    order_cancel_replace_request_no_party_ids_entry entry;
    entry.slots = tw_slot_entry(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* HandlInst (21): one byte */
static inline uint32_t order_cancel_replace_request_handl_inst(const order_cancel_replace_request_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_HANDL_INST], value);
}

/* ExecInst (18): text */
static inline uint32_t order_cancel_replace_request_exec_inst(const order_cancel_replace_request_row *row, const char **text,
                                                              uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_EXEC_INST], row->input, text, length);
}

/* MinQty (110): times 10^8 */
static inline uint32_t order_cancel_replace_request_min_qty(const order_cancel_replace_request_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_MIN_QTY], value);
}

/* MaxFloor (111): times 10^8 */
static inline uint32_t order_cancel_replace_request_max_floor(const order_cancel_replace_request_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_MAX_FLOOR], value);
}

/* Symbol (55): text */
static inline uint32_t order_cancel_replace_request_symbol(const order_cancel_replace_request_row *row, const char **text,
                                                           uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_SYMBOL], row->input, text, length);
}

/* SecurityID (48): text */
static inline uint32_t order_cancel_replace_request_security_id(const order_cancel_replace_request_row *row, const char **text,
                                                                uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_SECURITY_ID], row->input, text, length);
}

/* SecurityIDSource (22): one byte */
static inline uint32_t order_cancel_replace_request_security_id_source(const order_cancel_replace_request_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_SECURITY_ID_SOURCE], value);
}

/* Side (54): one byte, required */
static inline uint32_t order_cancel_replace_request_side(const order_cancel_replace_request_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_SIDE], value);
}

/* TransactTime (60): ns since 1970 UTC, required */
static inline uint32_t order_cancel_replace_request_transact_time(const order_cancel_replace_request_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_TRANSACT_TIME], ns);
}

/* OrderQty (38): times 10^8 */
static inline uint32_t order_cancel_replace_request_order_qty(const order_cancel_replace_request_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_ORDER_QTY], value);
}

/* OrdType (40): one byte, required */
static inline uint32_t order_cancel_replace_request_ord_type(const order_cancel_replace_request_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_ORD_TYPE], value);
}

/* Price (44): times 10^8 */
static inline uint32_t order_cancel_replace_request_price(const order_cancel_replace_request_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_PRICE], value);
}

/* StopPx (99): times 10^8 */
static inline uint32_t order_cancel_replace_request_stop_px(const order_cancel_replace_request_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_STOP_PX], value);
}

/* Currency (15): text */
static inline uint32_t order_cancel_replace_request_currency(const order_cancel_replace_request_row *row, const char **text,
                                                             uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_CURRENCY], row->input, text, length);
}

/* TimeInForce (59): one byte */
static inline uint32_t order_cancel_replace_request_time_in_force(const order_cancel_replace_request_row *row, char *value)
{
    return tw_slot_char(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_TIME_IN_FORCE], value);
}

/* ExpireDate (432): days since 1970-01-01 */
static inline uint32_t order_cancel_replace_request_expire_date(const order_cancel_replace_request_row *row, int32_t *days)
{
    return tw_slot_date(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_EXPIRE_DATE], days);
}

/* ExpireTime (126): ns since 1970 UTC */
static inline uint32_t order_cancel_replace_request_expire_time(const order_cancel_replace_request_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_EXPIRE_TIME], ns);
}

/* Text (58): text */
static inline uint32_t order_cancel_replace_request_text(const order_cancel_replace_request_row *row, const char **text,
                                                         uint32_t *length)
{
    return tw_slot_text(&row->slots[ORDER_CANCEL_REPLACE_REQUEST_TEXT], row->input, text, length);
}

#ifdef __cplusplus
}
#endif

#endif
