/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of QuoteRequest (R).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     quote_request_row row;
 *     if (quote_request_of(&row, &rows[i], slots, input) && quote_request_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_QUOTE_REQUEST_H
#define TAGWIRE_ROWS_QUOTE_REQUEST_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define QUOTE_REQUEST_PLAN_TEXT \
    "R{34:int! 49:text! 56:text! 43:bool 52:time! 131:text! 11:text 146!{55:text 48:text 22:char 303:int 537:int " \
    "54:char 38:dec8 63:char 64:date 40:char 1:text 15:text 126:time 60:time} 58:text}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status quote_request_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(QUOTE_REQUEST_PLAN_TEXT, sizeof QUOTE_REQUEST_PLAN_TEXT - 1, tw_dict_builtin("FIX.4.4", 7), memory, size,
                           made, error);
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

#ifndef TAGWIRE_CODES_FIX_4_4_303
#define TAGWIRE_CODES_FIX_4_4_303
/* QuoteRequestType (303) */
enum {
    QuoteRequestType_MANUAL = 1,
    QuoteRequestType_AUTOMATIC = 2
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
    QUOTE_REQUEST_NO_RELATED_SYM_SYMBOL = 0,
    QUOTE_REQUEST_NO_RELATED_SYM_SECURITY_ID = 1,
    QUOTE_REQUEST_NO_RELATED_SYM_SECURITY_ID_SOURCE = 2,
    QUOTE_REQUEST_NO_RELATED_SYM_QUOTE_REQUEST_TYPE = 3,
    QUOTE_REQUEST_NO_RELATED_SYM_QUOTE_TYPE = 4,
    QUOTE_REQUEST_NO_RELATED_SYM_SIDE = 5,
    QUOTE_REQUEST_NO_RELATED_SYM_ORDER_QTY = 6,
    QUOTE_REQUEST_NO_RELATED_SYM_SETTL_TYPE = 7,
    QUOTE_REQUEST_NO_RELATED_SYM_SETTL_DATE = 8,
    QUOTE_REQUEST_NO_RELATED_SYM_ORD_TYPE = 9,
    QUOTE_REQUEST_NO_RELATED_SYM_ACCOUNT = 10,
    QUOTE_REQUEST_NO_RELATED_SYM_CURRENCY = 11,
    QUOTE_REQUEST_NO_RELATED_SYM_EXPIRE_TIME = 12,
    QUOTE_REQUEST_NO_RELATED_SYM_TRANSACT_TIME = 13,
    QUOTE_REQUEST_NO_RELATED_SYM_SLOTS = 14
};

enum { /* decimals: the value times 10 to this power */
    QUOTE_REQUEST_NO_RELATED_SYM_ORDER_QTY_SCALE = 8
};

/* An entry of NoRelatedSym (146) in QuoteRequest. It points to what was read and lives as long as that. */
typedef struct quote_request_no_related_sym_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} quote_request_no_related_sym_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t quote_request_no_related_sym_state(const quote_request_no_related_sym_entry *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t quote_request_no_related_sym_bytes(const quote_request_no_related_sym_entry *row, uint32_t slot,
                                                          const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* Symbol (55): text */
static inline uint32_t quote_request_no_related_sym_symbol(const quote_request_no_related_sym_entry *row, const char **text,
                                                           uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM_SYMBOL], row->input, text, length);
}

/* SecurityID (48): text */
static inline uint32_t quote_request_no_related_sym_security_id(const quote_request_no_related_sym_entry *row, const char **text,
                                                                uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM_SECURITY_ID], row->input, text, length);
}

/* SecurityIDSource (22): one byte */
static inline uint32_t quote_request_no_related_sym_security_id_source(const quote_request_no_related_sym_entry *row, char *value)
{
    return tw_slot_char(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM_SECURITY_ID_SOURCE], value);
}

/* QuoteRequestType (303): a whole number */
static inline uint32_t quote_request_no_related_sym_quote_request_type(const quote_request_no_related_sym_entry *row,
                                                                       int64_t *value)
{
    return tw_slot_int(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM_QUOTE_REQUEST_TYPE], value);
}

/* QuoteType (537): a whole number */
static inline uint32_t quote_request_no_related_sym_quote_type(const quote_request_no_related_sym_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM_QUOTE_TYPE], value);
}

/* Side (54): one byte */
static inline uint32_t quote_request_no_related_sym_side(const quote_request_no_related_sym_entry *row, char *value)
{
    return tw_slot_char(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM_SIDE], value);
}

/* OrderQty (38): times 10^8 */
static inline uint32_t quote_request_no_related_sym_order_qty(const quote_request_no_related_sym_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM_ORDER_QTY], value);
}

/* SettlType (63): one byte */
static inline uint32_t quote_request_no_related_sym_settl_type(const quote_request_no_related_sym_entry *row, char *value)
{
    return tw_slot_char(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM_SETTL_TYPE], value);
}

/* SettlDate (64): days since 1970-01-01 */
static inline uint32_t quote_request_no_related_sym_settl_date(const quote_request_no_related_sym_entry *row, int32_t *days)
{
    return tw_slot_date(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM_SETTL_DATE], days);
}

/* OrdType (40): one byte */
static inline uint32_t quote_request_no_related_sym_ord_type(const quote_request_no_related_sym_entry *row, char *value)
{
    return tw_slot_char(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM_ORD_TYPE], value);
}

/* Account (1): text */
static inline uint32_t quote_request_no_related_sym_account(const quote_request_no_related_sym_entry *row, const char **text,
                                                            uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM_ACCOUNT], row->input, text, length);
}

/* Currency (15): text */
static inline uint32_t quote_request_no_related_sym_currency(const quote_request_no_related_sym_entry *row, const char **text,
                                                             uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM_CURRENCY], row->input, text, length);
}

/* ExpireTime (126): ns since 1970 UTC */
static inline uint32_t quote_request_no_related_sym_expire_time(const quote_request_no_related_sym_entry *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM_EXPIRE_TIME], ns);
}

/* TransactTime (60): ns since 1970 UTC */
static inline uint32_t quote_request_no_related_sym_transact_time(const quote_request_no_related_sym_entry *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM_TRANSACT_TIME], ns);
}

enum { QUOTE_REQUEST_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    QUOTE_REQUEST_MSG_SEQ_NUM = 0,
    QUOTE_REQUEST_SENDER_COMP_ID = 1,
    QUOTE_REQUEST_TARGET_COMP_ID = 2,
    QUOTE_REQUEST_POSS_DUP_FLAG = 3,
    QUOTE_REQUEST_SENDING_TIME = 4,
    QUOTE_REQUEST_QUOTE_REQ_ID = 5,
    QUOTE_REQUEST_CL_ORD_ID = 6,
    QUOTE_REQUEST_NO_RELATED_SYM = 7,
    QUOTE_REQUEST_TEXT = 8,
    QUOTE_REQUEST_SLOTS = 9
};

/* QuoteRequest (R). It points to what was read and lives as long as that. */
typedef struct quote_request_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} quote_request_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int quote_request_of(quote_request_row *row, const tw_row *read, const tw_slot *slots, const void *input)
{
    if (read->message != QUOTE_REQUEST_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t quote_request_state(const quote_request_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t quote_request_bytes(const quote_request_row *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t quote_request_msg_seq_num(const quote_request_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[QUOTE_REQUEST_MSG_SEQ_NUM], value);
}

/* SenderCompID (49): text, required */
static inline uint32_t quote_request_sender_comp_id(const quote_request_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_REQUEST_SENDER_COMP_ID], row->input, text, length);
}

/* TargetCompID (56): text, required */
static inline uint32_t quote_request_target_comp_id(const quote_request_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_REQUEST_TARGET_COMP_ID], row->input, text, length);
}

/* PossDupFlag (43): 0 or 1 */
static inline uint32_t quote_request_poss_dup_flag(const quote_request_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[QUOTE_REQUEST_POSS_DUP_FLAG], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t quote_request_sending_time(const quote_request_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[QUOTE_REQUEST_SENDING_TIME], ns);
}

/* QuoteReqID (131): text, required */
static inline uint32_t quote_request_quote_req_id(const quote_request_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_REQUEST_QUOTE_REQ_ID], row->input, text, length);
}

/* ClOrdID (11): text */
static inline uint32_t quote_request_cl_ord_id(const quote_request_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_REQUEST_CL_ORD_ID], row->input, text, length);
}

/* NoRelatedSym (146): a group, required */
static inline uint32_t quote_request_no_related_sym(const quote_request_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM], count);
}

/* Entry `which`, from 0, below that count. */
static inline quote_request_no_related_sym_entry quote_request_no_related_sym_at(const quote_request_row *row, uint32_t which)
{
    quote_request_no_related_sym_entry entry;
    entry.slots = tw_slot_entry(&row->slots[QUOTE_REQUEST_NO_RELATED_SYM], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* Text (58): text */
static inline uint32_t quote_request_text(const quote_request_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_REQUEST_TEXT], row->input, text, length);
}

#ifdef __cplusplus
}
#endif

#endif
