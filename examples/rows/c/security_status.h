/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of SecurityStatus (f).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     security_status_row row;
 *     if (security_status_of(&row, &rows[i], slots, input) && security_status_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_SECURITY_STATUS_H
#define TAGWIRE_ROWS_SECURITY_STATUS_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define SECURITY_STATUS_PLAN_TEXT \
    "f{34:int! 49:text! 56:text! 43:bool 52:time! 324:text 55:text 48:text 22:char 15:text 336:text 325:bool " \
    "326:int 291:text 327:char 330:dec8 331:dec8 332:dec8 333:dec8 31:dec8 60:time 334:int 58:text}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status security_status_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(SECURITY_STATUS_PLAN_TEXT, sizeof SECURITY_STATUS_PLAN_TEXT - 1, tw_dict_builtin("FIX.4.4", 7), memory,
                           size, made, error);
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

#ifndef TAGWIRE_CODES_FIX_4_4_291
#define TAGWIRE_CODES_FIX_4_4_291
/* FinancialStatus (291) */
enum {
    FinancialStatus_BANKRUPT = '1',
    FinancialStatus_PENDING_DELISTING = '2'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_326
#define TAGWIRE_CODES_FIX_4_4_326
/* SecurityTradingStatus (326) */
enum {
    SecurityTradingStatus_OPENING_DELAY = 1,
    SecurityTradingStatus_TRADING_HALT = 2,
    SecurityTradingStatus_RESUME = 3,
    SecurityTradingStatus_NO_OPEN = 4,
    SecurityTradingStatus_PRICE_INDICATION = 5,
    SecurityTradingStatus_TRADING_RANGE_INDICATION = 6,
    SecurityTradingStatus_MARKET_IMBALANCE_BUY = 7,
    SecurityTradingStatus_MARKET_IMBALANCE_SELL = 8,
    SecurityTradingStatus_MARKET_ON_CLOSE_IMBALANCE_BUY = 9,
    SecurityTradingStatus_MARKET_ON_CLOSE_IMBALANCE_SELL = 10,
    SecurityTradingStatus_NO_MARKET_IMBALANCE = 12,
    SecurityTradingStatus_NO_MARKET_ON_CLOSE_IMBALANCE = 13,
    SecurityTradingStatus_ITS_PRE_OPENING = 14,
    SecurityTradingStatus_NEW_PRICE_INDICATION = 15,
    SecurityTradingStatus_TRADE_DISSEMINATION_TIME = 16,
    SecurityTradingStatus_READY_TO_TRADE = 17,
    SecurityTradingStatus_NOT_AVAILABLE_FOR_TRADING = 18,
    SecurityTradingStatus_NOT_TRADED_ON_THIS_MARKET = 19,
    SecurityTradingStatus_UNKNOWN_OR_INVALID = 20,
    SecurityTradingStatus_PRE_OPEN = 21,
    SecurityTradingStatus_OPENING_ROTATION = 22,
    SecurityTradingStatus_FAST_MARKET = 23
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_327
#define TAGWIRE_CODES_FIX_4_4_327
/* HaltReason (327) */
enum {
    HaltReason_ORDER_IMBALANCE = 'I',
    HaltReason_EQUIPMENT_CHANGEOVER = 'X',
    HaltReason_NEWS_PENDING = 'P',
    HaltReason_NEWS_DISSEMINATION = 'D',
    HaltReason_ORDER_INFLUX = 'E',
    HaltReason_ADDITIONAL_INFORMATION = 'M'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_334
#define TAGWIRE_CODES_FIX_4_4_334
/* Adjustment (334) */
enum {
    Adjustment_CANCEL = 1,
    Adjustment_ERROR = 2,
    Adjustment_CORRECTION = 3
};
#endif

enum { SECURITY_STATUS_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    SECURITY_STATUS_MSG_SEQ_NUM = 0,
    SECURITY_STATUS_SENDER_COMP_ID = 1,
    SECURITY_STATUS_TARGET_COMP_ID = 2,
    SECURITY_STATUS_POSS_DUP_FLAG = 3,
    SECURITY_STATUS_SENDING_TIME = 4,
    SECURITY_STATUS_SECURITY_STATUS_REQ_ID = 5,
    SECURITY_STATUS_SYMBOL = 6,
    SECURITY_STATUS_SECURITY_ID = 7,
    SECURITY_STATUS_SECURITY_ID_SOURCE = 8,
    SECURITY_STATUS_CURRENCY = 9,
    SECURITY_STATUS_TRADING_SESSION_ID = 10,
    SECURITY_STATUS_UNSOLICITED_INDICATOR = 11,
    SECURITY_STATUS_SECURITY_TRADING_STATUS = 12,
    SECURITY_STATUS_FINANCIAL_STATUS = 13,
    SECURITY_STATUS_HALT_REASON = 14,
    SECURITY_STATUS_BUY_VOLUME = 15,
    SECURITY_STATUS_SELL_VOLUME = 16,
    SECURITY_STATUS_HIGH_PX = 17,
    SECURITY_STATUS_LOW_PX = 18,
    SECURITY_STATUS_LAST_PX = 19,
    SECURITY_STATUS_TRANSACT_TIME = 20,
    SECURITY_STATUS_ADJUSTMENT = 21,
    SECURITY_STATUS_TEXT = 22,
    SECURITY_STATUS_SLOTS = 23
};

enum { /* decimals: the value times 10 to this power */
    SECURITY_STATUS_BUY_VOLUME_SCALE = 8,
    SECURITY_STATUS_SELL_VOLUME_SCALE = 8,
    SECURITY_STATUS_HIGH_PX_SCALE = 8,
    SECURITY_STATUS_LOW_PX_SCALE = 8,
    SECURITY_STATUS_LAST_PX_SCALE = 8
};

/* SecurityStatus (f). It points to what was read and lives as long as that. */
typedef struct security_status_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} security_status_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int security_status_of(security_status_row *row, const tw_row *read, const tw_slot *slots, const void *input)
{
    if (read->message != SECURITY_STATUS_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t security_status_state(const security_status_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t security_status_bytes(const security_status_row *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t security_status_msg_seq_num(const security_status_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[SECURITY_STATUS_MSG_SEQ_NUM], value);
}

/* SenderCompID (49): text, required */
static inline uint32_t security_status_sender_comp_id(const security_status_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_STATUS_SENDER_COMP_ID], row->input, text, length);
}

/* TargetCompID (56): text, required */
static inline uint32_t security_status_target_comp_id(const security_status_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_STATUS_TARGET_COMP_ID], row->input, text, length);
}

/* PossDupFlag (43): 0 or 1 */
static inline uint32_t security_status_poss_dup_flag(const security_status_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[SECURITY_STATUS_POSS_DUP_FLAG], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t security_status_sending_time(const security_status_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[SECURITY_STATUS_SENDING_TIME], ns);
}

/* SecurityStatusReqID (324): text */
static inline uint32_t security_status_security_status_req_id(const security_status_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_STATUS_SECURITY_STATUS_REQ_ID], row->input, text, length);
}

/* Symbol (55): text */
static inline uint32_t security_status_symbol(const security_status_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_STATUS_SYMBOL], row->input, text, length);
}

/* SecurityID (48): text */
static inline uint32_t security_status_security_id(const security_status_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_STATUS_SECURITY_ID], row->input, text, length);
}

/* SecurityIDSource (22): one byte */
static inline uint32_t security_status_security_id_source(const security_status_row *row, char *value)
{
    return tw_slot_char(&row->slots[SECURITY_STATUS_SECURITY_ID_SOURCE], value);
}

/* Currency (15): text */
static inline uint32_t security_status_currency(const security_status_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_STATUS_CURRENCY], row->input, text, length);
}

/* TradingSessionID (336): text */
static inline uint32_t security_status_trading_session_id(const security_status_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_STATUS_TRADING_SESSION_ID], row->input, text, length);
}

/* UnsolicitedIndicator (325): 0 or 1 */
static inline uint32_t security_status_unsolicited_indicator(const security_status_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[SECURITY_STATUS_UNSOLICITED_INDICATOR], value);
}

/* SecurityTradingStatus (326): a whole number */
static inline uint32_t security_status_security_trading_status(const security_status_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[SECURITY_STATUS_SECURITY_TRADING_STATUS], value);
}

/* FinancialStatus (291): text */
static inline uint32_t security_status_financial_status(const security_status_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_STATUS_FINANCIAL_STATUS], row->input, text, length);
}

/* HaltReason (327): one byte */
static inline uint32_t security_status_halt_reason(const security_status_row *row, char *value)
{
    return tw_slot_char(&row->slots[SECURITY_STATUS_HALT_REASON], value);
}

/* BuyVolume (330): times 10^8 */
static inline uint32_t security_status_buy_volume(const security_status_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[SECURITY_STATUS_BUY_VOLUME], value);
}

/* SellVolume (331): times 10^8 */
static inline uint32_t security_status_sell_volume(const security_status_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[SECURITY_STATUS_SELL_VOLUME], value);
}

/* HighPx (332): times 10^8 */
static inline uint32_t security_status_high_px(const security_status_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[SECURITY_STATUS_HIGH_PX], value);
}

/* LowPx (333): times 10^8 */
static inline uint32_t security_status_low_px(const security_status_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[SECURITY_STATUS_LOW_PX], value);
}

/* LastPx (31): times 10^8 */
static inline uint32_t security_status_last_px(const security_status_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[SECURITY_STATUS_LAST_PX], value);
}

/* TransactTime (60): ns since 1970 UTC */
static inline uint32_t security_status_transact_time(const security_status_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[SECURITY_STATUS_TRANSACT_TIME], ns);
}

/* Adjustment (334): a whole number */
static inline uint32_t security_status_adjustment(const security_status_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[SECURITY_STATUS_ADJUSTMENT], value);
}

/* Text (58): text */
static inline uint32_t security_status_text(const security_status_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_STATUS_TEXT], row->input, text, length);
}

#ifdef __cplusplus
}
#endif

#endif
