/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of Quote (S).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     quote_row row;
 *     if (quote_of(&row, &rows[i], slots, input) && quote_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_QUOTE_H
#define TAGWIRE_ROWS_QUOTE_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define QUOTE_PLAN_TEXT \
    "S{34:int! 49:text! 56:text! 43:bool 52:time! 131:text 117:text! 537:int 1:text 55:text 48:text 22:char " \
    "54:char 132:dec8 133:dec8 134:dec8 135:dec8 647:dec8 648:dec8 62:time 60:time 63:char 64:date 40:char 15:text " \
    "555:8{600:text 624:char 687:dec8 681:dec8 684:dec8} 58:text}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status quote_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(QUOTE_PLAN_TEXT, sizeof QUOTE_PLAN_TEXT - 1, tw_dict_builtin("FIX.4.4", 7), memory, size, made, error);
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
    QUOTE_NO_LEGS_LEG_SYMBOL = 0,
    QUOTE_NO_LEGS_LEG_SIDE = 1,
    QUOTE_NO_LEGS_LEG_QTY = 2,
    QUOTE_NO_LEGS_LEG_BID_PX = 3,
    QUOTE_NO_LEGS_LEG_OFFER_PX = 4,
    QUOTE_NO_LEGS_SLOTS = 5
};

enum { /* decimals: the value times 10 to this power */
    QUOTE_NO_LEGS_LEG_QTY_SCALE = 8,
    QUOTE_NO_LEGS_LEG_BID_PX_SCALE = 8,
    QUOTE_NO_LEGS_LEG_OFFER_PX_SCALE = 8
};

/* An entry of NoLegs (555) in Quote. It points to what was read and lives as long as that. */
typedef struct quote_no_legs_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} quote_no_legs_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t quote_no_legs_state(const quote_no_legs_entry *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t quote_no_legs_bytes(const quote_no_legs_entry *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* LegSymbol (600): text */
static inline uint32_t quote_no_legs_leg_symbol(const quote_no_legs_entry *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_NO_LEGS_LEG_SYMBOL], row->input, text, length);
}

/* LegSide (624): one byte */
static inline uint32_t quote_no_legs_leg_side(const quote_no_legs_entry *row, char *value)
{
    return tw_slot_char(&row->slots[QUOTE_NO_LEGS_LEG_SIDE], value);
}

/* LegQty (687): times 10^8 */
static inline uint32_t quote_no_legs_leg_qty(const quote_no_legs_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[QUOTE_NO_LEGS_LEG_QTY], value);
}

/* LegBidPx (681): times 10^8 */
static inline uint32_t quote_no_legs_leg_bid_px(const quote_no_legs_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[QUOTE_NO_LEGS_LEG_BID_PX], value);
}

/* LegOfferPx (684): times 10^8 */
static inline uint32_t quote_no_legs_leg_offer_px(const quote_no_legs_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[QUOTE_NO_LEGS_LEG_OFFER_PX], value);
}

enum { QUOTE_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    QUOTE_MSG_SEQ_NUM = 0,
    QUOTE_SENDER_COMP_ID = 1,
    QUOTE_TARGET_COMP_ID = 2,
    QUOTE_POSS_DUP_FLAG = 3,
    QUOTE_SENDING_TIME = 4,
    QUOTE_QUOTE_REQ_ID = 5,
    QUOTE_QUOTE_ID = 6,
    QUOTE_QUOTE_TYPE = 7,
    QUOTE_ACCOUNT = 8,
    QUOTE_SYMBOL = 9,
    QUOTE_SECURITY_ID = 10,
    QUOTE_SECURITY_ID_SOURCE = 11,
    QUOTE_SIDE = 12,
    QUOTE_BID_PX = 13,
    QUOTE_OFFER_PX = 14,
    QUOTE_BID_SIZE = 15,
    QUOTE_OFFER_SIZE = 16,
    QUOTE_MIN_BID_SIZE = 17,
    QUOTE_MIN_OFFER_SIZE = 18,
    QUOTE_VALID_UNTIL_TIME = 19,
    QUOTE_TRANSACT_TIME = 20,
    QUOTE_SETTL_TYPE = 21,
    QUOTE_SETTL_DATE = 22,
    QUOTE_ORD_TYPE = 23,
    QUOTE_CURRENCY = 24,
    QUOTE_NO_LEGS = 25,
    QUOTE_TEXT = 26,
    QUOTE_SLOTS = 27
};

enum { /* decimals: the value times 10 to this power */
    QUOTE_BID_PX_SCALE = 8,
    QUOTE_OFFER_PX_SCALE = 8,
    QUOTE_BID_SIZE_SCALE = 8,
    QUOTE_OFFER_SIZE_SCALE = 8,
    QUOTE_MIN_BID_SIZE_SCALE = 8,
    QUOTE_MIN_OFFER_SIZE_SCALE = 8
};

/* Quote (S). It points to what was read and lives as long as that. */
typedef struct quote_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} quote_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int quote_of(quote_row *row, const tw_row *read, const tw_slot *slots, const void *input)
{
    if (read->message != QUOTE_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t quote_state(const quote_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t quote_bytes(const quote_row *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t quote_msg_seq_num(const quote_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[QUOTE_MSG_SEQ_NUM], value);
}

/* SenderCompID (49): text, required */
static inline uint32_t quote_sender_comp_id(const quote_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_SENDER_COMP_ID], row->input, text, length);
}

/* TargetCompID (56): text, required */
static inline uint32_t quote_target_comp_id(const quote_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_TARGET_COMP_ID], row->input, text, length);
}

/* PossDupFlag (43): 0 or 1 */
static inline uint32_t quote_poss_dup_flag(const quote_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[QUOTE_POSS_DUP_FLAG], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t quote_sending_time(const quote_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[QUOTE_SENDING_TIME], ns);
}

/* QuoteReqID (131): text */
static inline uint32_t quote_quote_req_id(const quote_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_QUOTE_REQ_ID], row->input, text, length);
}

/* QuoteID (117): text, required */
static inline uint32_t quote_quote_id(const quote_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_QUOTE_ID], row->input, text, length);
}

/* QuoteType (537): a whole number */
static inline uint32_t quote_quote_type(const quote_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[QUOTE_QUOTE_TYPE], value);
}

/* Account (1): text */
static inline uint32_t quote_account(const quote_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_ACCOUNT], row->input, text, length);
}

/* Symbol (55): text */
static inline uint32_t quote_symbol(const quote_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_SYMBOL], row->input, text, length);
}

/* SecurityID (48): text */
static inline uint32_t quote_security_id(const quote_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_SECURITY_ID], row->input, text, length);
}

/* SecurityIDSource (22): one byte */
static inline uint32_t quote_security_id_source(const quote_row *row, char *value)
{
    return tw_slot_char(&row->slots[QUOTE_SECURITY_ID_SOURCE], value);
}

/* Side (54): one byte */
static inline uint32_t quote_side(const quote_row *row, char *value)
{
    return tw_slot_char(&row->slots[QUOTE_SIDE], value);
}

/* BidPx (132): times 10^8 */
static inline uint32_t quote_bid_px(const quote_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[QUOTE_BID_PX], value);
}

/* OfferPx (133): times 10^8 */
static inline uint32_t quote_offer_px(const quote_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[QUOTE_OFFER_PX], value);
}

/* BidSize (134): times 10^8 */
static inline uint32_t quote_bid_size(const quote_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[QUOTE_BID_SIZE], value);
}

/* OfferSize (135): times 10^8 */
static inline uint32_t quote_offer_size(const quote_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[QUOTE_OFFER_SIZE], value);
}

/* MinBidSize (647): times 10^8 */
static inline uint32_t quote_min_bid_size(const quote_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[QUOTE_MIN_BID_SIZE], value);
}

/* MinOfferSize (648): times 10^8 */
static inline uint32_t quote_min_offer_size(const quote_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[QUOTE_MIN_OFFER_SIZE], value);
}

/* ValidUntilTime (62): ns since 1970 UTC */
static inline uint32_t quote_valid_until_time(const quote_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[QUOTE_VALID_UNTIL_TIME], ns);
}

/* TransactTime (60): ns since 1970 UTC */
static inline uint32_t quote_transact_time(const quote_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[QUOTE_TRANSACT_TIME], ns);
}

/* SettlType (63): one byte */
static inline uint32_t quote_settl_type(const quote_row *row, char *value)
{
    return tw_slot_char(&row->slots[QUOTE_SETTL_TYPE], value);
}

/* SettlDate (64): days since 1970-01-01 */
static inline uint32_t quote_settl_date(const quote_row *row, int32_t *days)
{
    return tw_slot_date(&row->slots[QUOTE_SETTL_DATE], days);
}

/* OrdType (40): one byte */
static inline uint32_t quote_ord_type(const quote_row *row, char *value)
{
    return tw_slot_char(&row->slots[QUOTE_ORD_TYPE], value);
}

/* Currency (15): text */
static inline uint32_t quote_currency(const quote_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_CURRENCY], row->input, text, length);
}

/* NoLegs (555): a group, the first 8 entries */
static inline uint32_t quote_no_legs(const quote_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[QUOTE_NO_LEGS], count);
}

/* Entry `which`, from 0, below that count. */
static inline quote_no_legs_entry quote_no_legs_at(const quote_row *row, uint32_t which)
{
    quote_no_legs_entry entry;
    entry.slots = tw_slot_entry(&row->slots[QUOTE_NO_LEGS], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* Text (58): text */
static inline uint32_t quote_text(const quote_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[QUOTE_TEXT], row->input, text, length);
}

#ifdef __cplusplus
}
#endif

#endif
