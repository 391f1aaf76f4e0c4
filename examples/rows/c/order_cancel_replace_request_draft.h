/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Drafts of OrderCancelReplaceRequest (G).
 * Made by 'tagwire gen --lang c --kind template', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     order_cancel_replace_request_draft draft;
 *     order_cancel_replace_request_begin(&draft, slots, SLOTS, text, 0, sizeof text);
 *     order_cancel_replace_request_set_...(&draft, ...);
 *     status = order_cancel_replace_request_write(&draft, made, out, sizeof out, &offset, &length, &error);
 *
 * Setters need no check: what did not fit is noted, and the write says it. What is not set is not sent.
 */
#ifndef TAGWIRE_DRAFT_ORDER_CANCEL_REPLACE_REQUEST_H
#define TAGWIRE_DRAFT_ORDER_CANCEL_REPLACE_REQUEST_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The template; all of its tags as numbers. */
#define ORDER_CANCEL_REPLACE_REQUEST_TEMPLATE_TEXT \
    "G{8=FIX.4.4 49:text! 56:text! 34:int! 43:bool 52:time3! 37:text 453{448:text! 447:char 452:int} 41:text! " \
    "11:text! 1:text 21:char 18:text 110:dec8 111:dec8 55:text! 48:text 22:char 54:char! 60:time3! 38:dec8 " \
    "40:char! 44:dec8 99:dec8 15:text 59:char 432:date 126:time3 58:text}"

/* Compiles it: as tw_template_compile. */
static inline tw_status order_cancel_replace_request_template(void *memory, uint32_t *size, const tw_template **made,
                                                              tw_error *error)
{
    return tw_template_compile(ORDER_CANCEL_REPLACE_REQUEST_TEMPLATE_TEXT, sizeof ORDER_CANCEL_REPLACE_REQUEST_TEMPLATE_TEXT - 1,
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
    ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS_SET_PARTY_ID = 0,
    ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS_SET_PARTY_ID_SOURCE = 1,
    ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS_SET_PARTY_ROLE = 2,
    ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS_DRAFT_SLOTS = 3
};

/* An entry of NoPartyIDs (453) in OrderCancelReplaceRequest that is to be sent. */
typedef struct order_cancel_replace_request_no_party_ids_draft {
    tw_draft *draft; /* of the message */
    uint32_t first;  /* its first slot */
} order_cancel_replace_request_no_party_ids_draft;

/* PartyID (448): text, required */
static inline void order_cancel_replace_request_no_party_ids_set_party_id(const order_cancel_replace_request_no_party_ids_draft *entry,
                                                                          const char *text, uint32_t length)
{
    tw_draft_text(entry->draft, entry->first + ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS_SET_PARTY_ID, 448, text, length);
}

/* PartyIDSource (447): one byte */
static inline void order_cancel_replace_request_no_party_ids_set_party_id_source(const order_cancel_replace_request_no_party_ids_draft *entry,
                                                                                 char value)
{
    tw_draft_number(entry->draft, entry->first + ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS_SET_PARTY_ID_SOURCE, (uint8_t)value, 0);
}

/* PartyRole (452): a whole number */
static inline void order_cancel_replace_request_no_party_ids_set_party_role(const order_cancel_replace_request_no_party_ids_draft *entry,
                                                                            int64_t value)
{
    tw_draft_number(entry->draft, entry->first + ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS_SET_PARTY_ROLE, value, 0);
}

enum { /* slots */
    ORDER_CANCEL_REPLACE_REQUEST_SET_SENDER_COMP_ID = 0,
    ORDER_CANCEL_REPLACE_REQUEST_SET_TARGET_COMP_ID = 1,
    ORDER_CANCEL_REPLACE_REQUEST_SET_MSG_SEQ_NUM = 2,
    ORDER_CANCEL_REPLACE_REQUEST_SET_POSS_DUP_FLAG = 3,
    ORDER_CANCEL_REPLACE_REQUEST_SET_SENDING_TIME = 4,
    ORDER_CANCEL_REPLACE_REQUEST_SET_ORDER_ID = 5,
    ORDER_CANCEL_REPLACE_REQUEST_SET_NO_PARTY_IDS = 6,
    ORDER_CANCEL_REPLACE_REQUEST_SET_ORIG_CL_ORD_ID = 7,
    ORDER_CANCEL_REPLACE_REQUEST_SET_CL_ORD_ID = 8,
    ORDER_CANCEL_REPLACE_REQUEST_SET_ACCOUNT = 9,
    ORDER_CANCEL_REPLACE_REQUEST_SET_HANDL_INST = 10,
    ORDER_CANCEL_REPLACE_REQUEST_SET_EXEC_INST = 11,
    ORDER_CANCEL_REPLACE_REQUEST_SET_MIN_QTY = 12,
    ORDER_CANCEL_REPLACE_REQUEST_SET_MAX_FLOOR = 13,
    ORDER_CANCEL_REPLACE_REQUEST_SET_SYMBOL = 14,
    ORDER_CANCEL_REPLACE_REQUEST_SET_SECURITY_ID = 15,
    ORDER_CANCEL_REPLACE_REQUEST_SET_SECURITY_ID_SOURCE = 16,
    ORDER_CANCEL_REPLACE_REQUEST_SET_SIDE = 17,
    ORDER_CANCEL_REPLACE_REQUEST_SET_TRANSACT_TIME = 18,
    ORDER_CANCEL_REPLACE_REQUEST_SET_ORDER_QTY = 19,
    ORDER_CANCEL_REPLACE_REQUEST_SET_ORD_TYPE = 20,
    ORDER_CANCEL_REPLACE_REQUEST_SET_PRICE = 21,
    ORDER_CANCEL_REPLACE_REQUEST_SET_STOP_PX = 22,
    ORDER_CANCEL_REPLACE_REQUEST_SET_CURRENCY = 23,
    ORDER_CANCEL_REPLACE_REQUEST_SET_TIME_IN_FORCE = 24,
    ORDER_CANCEL_REPLACE_REQUEST_SET_EXPIRE_DATE = 25,
    ORDER_CANCEL_REPLACE_REQUEST_SET_EXPIRE_TIME = 26,
    ORDER_CANCEL_REPLACE_REQUEST_SET_TEXT = 27,
    ORDER_CANCEL_REPLACE_REQUEST_DRAFT_SLOTS = 28
};

enum { /* decimals: the value times 10 to this power */
    ORDER_CANCEL_REPLACE_REQUEST_SET_MIN_QTY_SCALE = 8,
    ORDER_CANCEL_REPLACE_REQUEST_SET_MAX_FLOOR_SCALE = 8,
    ORDER_CANCEL_REPLACE_REQUEST_SET_ORDER_QTY_SCALE = 8,
    ORDER_CANCEL_REPLACE_REQUEST_SET_PRICE_SCALE = 8,
    ORDER_CANCEL_REPLACE_REQUEST_SET_STOP_PX_SCALE = 8
};

/* OrderCancelReplaceRequest (G) that is to be sent. It has 8=FIX.4.4. */
typedef struct order_cancel_replace_request_draft {
    tw_draft draft;
} order_cancel_replace_request_draft;

/* Begins a message, all absent: as tw_draft_begin. */
static inline void order_cancel_replace_request_begin(order_cancel_replace_request_draft *draft, tw_slot *slots, uint32_t slots_max,
                                                      char *text, uint32_t text_used, uint32_t text_room)
{
    tw_draft_begin(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_DRAFT_SLOTS, slots, slots_max, text, text_used, text_room);
}

/* Writes it: as tw_draft_write. made: of the text above. */
static inline tw_status order_cancel_replace_request_write(const order_cancel_replace_request_draft *draft, const tw_template *made,
                                                           void *out, uint32_t room, uint32_t *offset, uint32_t *length,
                                                           tw_error *error)
{
    return tw_draft_write(&draft->draft, made, 0, out, room, offset, length, error);
}

/* SenderCompID (49): text, required */
static inline void order_cancel_replace_request_set_sender_comp_id(order_cancel_replace_request_draft *draft, const char *text,
                                                                   uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_SENDER_COMP_ID, 49, text, length);
}

/* TargetCompID (56): text, required */
static inline void order_cancel_replace_request_set_target_comp_id(order_cancel_replace_request_draft *draft, const char *text,
                                                                   uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_TARGET_COMP_ID, 56, text, length);
}

/* MsgSeqNum (34): a whole number, required */
static inline void order_cancel_replace_request_set_msg_seq_num(order_cancel_replace_request_draft *draft, int64_t value)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_MSG_SEQ_NUM, value, 0);
}

/* PossDupFlag (43): 0 or 1 */
static inline void order_cancel_replace_request_set_poss_dup_flag(order_cancel_replace_request_draft *draft, uint8_t value)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_POSS_DUP_FLAG, value != 0, 0);
}

/* SendingTime (52): ns since 1970 UTC, written with 3 digits, required */
static inline void order_cancel_replace_request_set_sending_time(order_cancel_replace_request_draft *draft, int64_t ns)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_SENDING_TIME, ns, 0);
}

/* OrderID (37): text */
static inline void order_cancel_replace_request_set_order_id(order_cancel_replace_request_draft *draft, const char *text,
                                                             uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_ORDER_ID, 37, text, length);
}

/* NoPartyIDs (453): a group */
static inline void order_cancel_replace_request_set_no_party_ids(order_cancel_replace_request_draft *draft, uint32_t count)
{
    tw_draft_group(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_NO_PARTY_IDS, 453, count,
                   ORDER_CANCEL_REPLACE_REQUEST_NO_PARTY_IDS_DRAFT_SLOTS);
}

/* Entry `which`, from 0, below that count. */
static inline order_cancel_replace_request_no_party_ids_draft order_cancel_replace_request_no_party_ids_edit(order_cancel_replace_request_draft *draft,
                                                                                                             uint32_t which)
{
    order_cancel_replace_request_no_party_ids_draft made;
    made.draft = &draft->draft;
    made.first = tw_draft_entry(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_NO_PARTY_IDS, 453, which);
    return made;
}

/* OrigClOrdID (41): text, required */
static inline void order_cancel_replace_request_set_orig_cl_ord_id(order_cancel_replace_request_draft *draft, const char *text,
                                                                   uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_ORIG_CL_ORD_ID, 41, text, length);
}

/* ClOrdID (11): text, required */
static inline void order_cancel_replace_request_set_cl_ord_id(order_cancel_replace_request_draft *draft, const char *text,
                                                              uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_CL_ORD_ID, 11, text, length);
}

/* Account (1): text */
static inline void order_cancel_replace_request_set_account(order_cancel_replace_request_draft *draft, const char *text,
                                                            uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_ACCOUNT, 1, text, length);
}

/* HandlInst (21): one byte */
static inline void order_cancel_replace_request_set_handl_inst(order_cancel_replace_request_draft *draft, char value)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_HANDL_INST, (uint8_t)value, 0);
}

/* ExecInst (18): text */
static inline void order_cancel_replace_request_set_exec_inst(order_cancel_replace_request_draft *draft, const char *text,
                                                              uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_EXEC_INST, 18, text, length);
}

/* MinQty (110): times 10^8; digits: 0 .. 8, TW_DIGITS_OWN: 8 */
static inline void order_cancel_replace_request_set_min_qty(order_cancel_replace_request_draft *draft, int64_t value,
                                                            uint32_t digits)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_MIN_QTY, value, digits);
}

/* MaxFloor (111): times 10^8; digits: 0 .. 8, TW_DIGITS_OWN: 8 */
static inline void order_cancel_replace_request_set_max_floor(order_cancel_replace_request_draft *draft, int64_t value,
                                                              uint32_t digits)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_MAX_FLOOR, value, digits);
}

/* Symbol (55): text, required */
static inline void order_cancel_replace_request_set_symbol(order_cancel_replace_request_draft *draft, const char *text,
                                                           uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_SYMBOL, 55, text, length);
}

/* SecurityID (48): text */
static inline void order_cancel_replace_request_set_security_id(order_cancel_replace_request_draft *draft, const char *text,
                                                                uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_SECURITY_ID, 48, text, length);
}

/* SecurityIDSource (22): one byte */
static inline void order_cancel_replace_request_set_security_id_source(order_cancel_replace_request_draft *draft, char value)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_SECURITY_ID_SOURCE, (uint8_t)value, 0);
}

/* Side (54): one byte, required */
static inline void order_cancel_replace_request_set_side(order_cancel_replace_request_draft *draft, char value)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_SIDE, (uint8_t)value, 0);
}

/* TransactTime (60): ns since 1970 UTC, written with 3 digits, required */
static inline void order_cancel_replace_request_set_transact_time(order_cancel_replace_request_draft *draft, int64_t ns)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_TRANSACT_TIME, ns, 0);
}

/* OrderQty (38): times 10^8; digits: 0 .. 8, TW_DIGITS_OWN: 8 */
static inline void order_cancel_replace_request_set_order_qty(order_cancel_replace_request_draft *draft, int64_t value,
                                                              uint32_t digits)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_ORDER_QTY, value, digits);
}

/* OrdType (40): one byte, required */
static inline void order_cancel_replace_request_set_ord_type(order_cancel_replace_request_draft *draft, char value)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_ORD_TYPE, (uint8_t)value, 0);
}

/* Price (44): times 10^8; digits: 0 .. 8, TW_DIGITS_OWN: 8 */
static inline void order_cancel_replace_request_set_price(order_cancel_replace_request_draft *draft, int64_t value, uint32_t digits)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_PRICE, value, digits);
}

/* StopPx (99): times 10^8; digits: 0 .. 8, TW_DIGITS_OWN: 8 */
static inline void order_cancel_replace_request_set_stop_px(order_cancel_replace_request_draft *draft, int64_t value,
                                                            uint32_t digits)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_STOP_PX, value, digits);
}

/* Currency (15): text */
static inline void order_cancel_replace_request_set_currency(order_cancel_replace_request_draft *draft, const char *text,
                                                             uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_CURRENCY, 15, text, length);
}

/* TimeInForce (59): one byte */
static inline void order_cancel_replace_request_set_time_in_force(order_cancel_replace_request_draft *draft, char value)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_TIME_IN_FORCE, (uint8_t)value, 0);
}

/* ExpireDate (432): days since 1970-01-01 */
static inline void order_cancel_replace_request_set_expire_date(order_cancel_replace_request_draft *draft, int32_t days)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_EXPIRE_DATE, days, 0);
}

/* ExpireTime (126): ns since 1970 UTC, written with 3 digits */
static inline void order_cancel_replace_request_set_expire_time(order_cancel_replace_request_draft *draft, int64_t ns)
{
    tw_draft_number(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_EXPIRE_TIME, ns, 0);
}

/* Text (58): text */
static inline void order_cancel_replace_request_set_text(order_cancel_replace_request_draft *draft, const char *text,
                                                         uint32_t length)
{
    tw_draft_text(&draft->draft, ORDER_CANCEL_REPLACE_REQUEST_SET_TEXT, 58, text, length);
}

#ifdef __cplusplus
}
#endif

#endif
