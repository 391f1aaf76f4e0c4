/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Drafts of QuoteRequest (R).
 * Made by 'tagwire gen --lang c --kind template', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     quote_request_draft draft;
 *     quote_request_begin(&draft, slots, SLOTS, text, 0, sizeof text);
 *     quote_request_set_...(&draft, ...);
 *     status = quote_request_write(&draft, made, out, sizeof out, &offset, &length, &error);
 *
 * Setters need no check: what did not fit is noted, and the write says it. What is not set is not sent.
 */
#ifndef TAGWIRE_DRAFT_QUOTE_REQUEST_H
#define TAGWIRE_DRAFT_QUOTE_REQUEST_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The template; all of its tags as numbers. */
#define QUOTE_REQUEST_TEMPLATE_TEXT \
    "R{8=FIX.4.4 49:text! 56:text! 34:int! 43:bool 52:time3! 131:text! 146!{55:text! 48:text 22:char 537:int " \
    "54:char 38:dec8 63:char 64:date 40:char 60:time3 15:text 1:text} 58:text}"

/* Compiles it: as tw_template_compile. */
static inline tw_status quote_request_template(void *memory, uint32_t *size, const tw_template **made, tw_error *error)
{
    return tw_template_compile(QUOTE_REQUEST_TEMPLATE_TEXT, sizeof QUOTE_REQUEST_TEMPLATE_TEXT - 1, tw_dict_builtin("FIX.4.4", 7),
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

#ifndef TAGWIRE_CODES_FIX_4_4_63
#define TAGWIRE_CODES_FIX_4_4_63
/* SettlType (63) */
enum {
    SettlType_REGULAR = '0',
    SettlType_CASH = '1',
    SettlType_NEXT_DAY = '2',
    SettlType_T_PLUS2 = '3',
    SettlType_T_PLUS3 = '4',
    SettlType_T_PLUS4 = '5',
    SettlType_FUTURE = '6',
    SettlType_WHEN_AND_IF_ISSUED = '7',
    SettlType_SELLERS_OPTION = '8',
    SettlType_T_PLUS5 = '9'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_537
#define TAGWIRE_CODES_FIX_4_4_537
/* QuoteType (537) */
enum {
    QuoteType_INDICATIVE = 0,
    QuoteType_TRADEABLE = 1,
    QuoteType_RESTRICTED_TRADEABLE = 2,
    QuoteType_COUNTER = 3
};
#endif

enum { /* slots */
    QUOTE_REQUEST_NO_RELATED_SYM_SET_SYMBOL = 0,
    QUOTE_REQUEST_NO_RELATED_SYM_SET_SECURITY_ID = 1,
    QUOTE_REQUEST_NO_RELATED_SYM_SET_SECURITY_ID_SOURCE = 2,
    QUOTE_REQUEST_NO_RELATED_SYM_SET_QUOTE_TYPE = 3,
    QUOTE_REQUEST_NO_RELATED_SYM_SET_SIDE = 4,
    QUOTE_REQUEST_NO_RELATED_SYM_SET_ORDER_QTY = 5,
    QUOTE_REQUEST_NO_RELATED_SYM_SET_SETTL_TYPE = 6,
    QUOTE_REQUEST_NO_RELATED_SYM_SET_SETTL_DATE = 7,
    QUOTE_REQUEST_NO_RELATED_SYM_SET_ORD_TYPE = 8,
    QUOTE_REQUEST_NO_RELATED_SYM_SET_TRANSACT_TIME = 9,
    QUOTE_REQUEST_NO_RELATED_SYM_SET_CURRENCY = 10,
    QUOTE_REQUEST_NO_RELATED_SYM_SET_ACCOUNT = 11,
    QUOTE_REQUEST_NO_RELATED_SYM_DRAFT_SLOTS = 12
};

enum { /* decimals: the value times 10 to this power */
    QUOTE_REQUEST_NO_RELATED_SYM_SET_ORDER_QTY_SCALE = 8
};

/* An entry of NoRelatedSym (146) in QuoteRequest that is to be sent. */
typedef struct quote_request_no_related_sym_draft {
    tw_draft *draft; /* of the message */
    uint32_t first;  /* its first slot */
} quote_request_no_related_sym_draft;

/* Symbol (55): text, required */
static inline void quote_request_no_related_sym_set_symbol(const quote_request_no_related_sym_draft *entry, const char *text,
                                                           uint32_t length)
{
    tw_draft_text(entry->draft, entry->first + QUOTE_REQUEST_NO_RELATED_SYM_SET_SYMBOL, 55, text, length);
}

/* SecurityID (48): text */
static inline void quote_request_no_related_sym_set_security_id(const quote_request_no_related_sym_draft *entry, const char *text,
                                                                uint32_t length)
{
    tw_draft_text(entry->draft, entry->first + QUOTE_REQUEST_NO_RELATED_SYM_SET_SECURITY_ID, 48, text, length);
}

/* SecurityIDSource (22): one byte */
static inline void quote_request_no_related_sym_set_security_id_source(const quote_request_no_related_sym_draft *entry, char value)
{
    tw_draft_number(entry->draft, entry->first + QUOTE_REQUEST_NO_RELATED_SYM_SET_SECURITY_ID_SOURCE, (uint8_t)value, 0);
}

/* QuoteType (537): a whole number */
static inline void quote_request_no_related_sym_set_quote_type(const quote_request_no_related_sym_draft *entry, int64_t value)
{
    tw_draft_number(entry->draft, entry->first + QUOTE_REQUEST_NO_RELATED_SYM_SET_QUOTE_TYPE, value, 0);
}

/* Side (54): one byte */
static inline void quote_request_no_related_sym_set_side(const quote_request_no_related_sym_draft *entry, char value)
{
    tw_draft_number(entry->draft, entry->first + QUOTE_REQUEST_NO_RELATED_SYM_SET_SIDE, (uint8_t)value, 0);
}

/* OrderQty (38): times 10^8; digits: 0 .. 8, TW_DIGITS_OWN: 8 */
static inline void quote_request_no_related_sym_set_order_qty(const quote_request_no_related_sym_draft *entry, int64_t value,
                                                              uint32_t digits)
{
    tw_draft_number(entry->draft, entry->first + QUOTE_REQUEST_NO_RELATED_SYM_SET_ORDER_QTY, value, digits);
}

/* SettlType (63): one byte */
static inline void quote_request_no_related_sym_set_settl_type(const quote_request_no_related_sym_draft *entry, char value)
{
    tw_draft_number(entry->draft, entry->first + QUOTE_REQUEST_NO_RELATED_SYM_SET_SETTL_TYPE, (uint8_t)value, 0);
}

/* SettlDate (64): days since 1970-01-01 */
static inline void quote_request_no_related_sym_set_settl_date(const quote_request_no_related_sym_draft *entry, int32_t days)
{
    tw_draft_number(entry->draft, entry->first + QUOTE_REQUEST_NO_RELATED_SYM_SET_SETTL_DATE, days, 0);
}

/* OrdType (40): one byte */
static inline void quote_request_no_related_sym_set_ord_type(const quote_request_no_related_sym_draft *entry, char value)
{
    tw_draft_number(entry->draft, entry->first + QUOTE_REQUEST_NO_RELATED_SYM_SET_ORD_TYPE, (uint8_t)value, 0);
}

/* TransactTime (60): ns since 1970 UTC, written with 3 digits */
static inline void quote_request_no_related_sym_set_transact_time(const quote_request_no_related_sym_draft *entry, int64_t ns)
{
    tw_draft_number(entry->draft, entry->first + QUOTE_REQUEST_NO_RELATED_SYM_SET_TRANSACT_TIME, ns, 0);
}

/* Currency (15): text */
static inline void quote_request_no_related_sym_set_currency(const quote_request_no_related_sym_draft *entry, const char *text,
                                                             uint32_t length)
{
    tw_draft_text(entry->draft, entry->first + QUOTE_REQUEST_NO_RELATED_SYM_SET_CURRENCY, 15, text, length);
}

/* Account (1): text */
static inline void quote_request_no_related_sym_set_account(const quote_request_no_related_sym_draft *entry, const char *text,
                                                            uint32_t length)
{
    tw_draft_text(entry->draft, entry->first + QUOTE_REQUEST_NO_RELATED_SYM_SET_ACCOUNT, 1, text, length);
}

enum { /* slots */
    QUOTE_REQUEST_SET_SENDER_COMP_ID = 0,
    QUOTE_REQUEST_SET_TARGET_COMP_ID = 1,
    QUOTE_REQUEST_SET_MSG_SEQ_NUM = 2,
    QUOTE_REQUEST_SET_POSS_DUP_FLAG = 3,
    QUOTE_REQUEST_SET_SENDING_TIME = 4,
    QUOTE_REQUEST_SET_QUOTE_REQ_ID = 5,
    QUOTE_REQUEST_SET_NO_RELATED_SYM = 6,
    QUOTE_REQUEST_SET_TEXT = 7,
    QUOTE_REQUEST_DRAFT_SLOTS = 8
};

/* QuoteRequest (R) that is to be sent. It has 8=FIX.4.4. */
typedef struct quote_request_draft {
    tw_draft draft;
} quote_request_draft;

/* Begins a message, all absent: as tw_draft_begin. */
static inline void quote_request_begin(quote_request_draft *draft, tw_slot *slots, uint32_t slots_max, char *text,
                                       uint32_t text_used, uint32_t text_room)
{
    tw_draft_begin(&draft->draft, QUOTE_REQUEST_DRAFT_SLOTS, slots, slots_max, text, text_used, text_room);
}

/* Writes it: as tw_draft_write. made: of the text above. */
static inline tw_status quote_request_write(const quote_request_draft *draft, const tw_template *made, void *out, uint32_t room,
                                            uint32_t *offset, uint32_t *length, tw_error *error)
{
    return tw_draft_write(&draft->draft, made, 0, out, room, offset, length, error);
}

/* SenderCompID (49): text, required */
static inline void quote_request_set_sender_comp_id(quote_request_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, QUOTE_REQUEST_SET_SENDER_COMP_ID, 49, text, length);
}

/* TargetCompID (56): text, required */
static inline void quote_request_set_target_comp_id(quote_request_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, QUOTE_REQUEST_SET_TARGET_COMP_ID, 56, text, length);
}

/* MsgSeqNum (34): a whole number, required */
static inline void quote_request_set_msg_seq_num(quote_request_draft *draft, int64_t value)
{
    tw_draft_number(&draft->draft, QUOTE_REQUEST_SET_MSG_SEQ_NUM, value, 0);
}

/* PossDupFlag (43): 0 or 1 */
static inline void quote_request_set_poss_dup_flag(quote_request_draft *draft, uint8_t value)
{
    tw_draft_number(&draft->draft, QUOTE_REQUEST_SET_POSS_DUP_FLAG, value != 0, 0);
}

/* SendingTime (52): ns since 1970 UTC, written with 3 digits, required */
static inline void quote_request_set_sending_time(quote_request_draft *draft, int64_t ns)
{
    tw_draft_number(&draft->draft, QUOTE_REQUEST_SET_SENDING_TIME, ns, 0);
}

/* QuoteReqID (131): text, required */
static inline void quote_request_set_quote_req_id(quote_request_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, QUOTE_REQUEST_SET_QUOTE_REQ_ID, 131, text, length);
}

/* NoRelatedSym (146): a group, required */
static inline void quote_request_set_no_related_sym(quote_request_draft *draft, uint32_t count)
{
    tw_draft_group(&draft->draft, QUOTE_REQUEST_SET_NO_RELATED_SYM, 146, count, QUOTE_REQUEST_NO_RELATED_SYM_DRAFT_SLOTS);
}

/* Entry `which`, from 0, below that count. */
static inline quote_request_no_related_sym_draft quote_request_no_related_sym_edit(quote_request_draft *draft, uint32_t which)
{
    quote_request_no_related_sym_draft made;
    made.draft = &draft->draft;
    made.first = tw_draft_entry(&draft->draft, QUOTE_REQUEST_SET_NO_RELATED_SYM, 146, which);
    return made;
}

/* Text (58): text */
static inline void quote_request_set_text(quote_request_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, QUOTE_REQUEST_SET_TEXT, 58, text, length);
}

#ifdef __cplusplus
}
#endif

#endif
