/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of MarketDataIncrementalRefresh (X).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     market_data_incremental_refresh_row row;
 *     if (market_data_incremental_refresh_of(&row, &rows[i], slots, input) && market_data_incremental_refresh_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_MARKET_DATA_INCREMENTAL_REFRESH_H
#define TAGWIRE_ROWS_MARKET_DATA_INCREMENTAL_REFRESH_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define MARKET_DATA_INCREMENTAL_REFRESH_PLAN_TEXT \
    "X{34:int! 49:text! 56:text! 43:bool 52:time! 262:text 268!{279:char! 285:char 269:char 278:text 280:text " \
    "55:text 48:text 22:char 270:dec8 271:dec8 272:date 273:text 275:text 276:text 277:text 346:int 290:int}}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status market_data_incremental_refresh_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(MARKET_DATA_INCREMENTAL_REFRESH_PLAN_TEXT, sizeof MARKET_DATA_INCREMENTAL_REFRESH_PLAN_TEXT - 1,
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

#ifndef TAGWIRE_CODES_FIX_4_4_269
#define TAGWIRE_CODES_FIX_4_4_269
/* MDEntryType (269) */
enum {
    MDEntryType_BID = '0',
    MDEntryType_OFFER = '1',
    MDEntryType_TRADE = '2',
    MDEntryType_INDEX_VALUE = '3',
    MDEntryType_OPENING_PRICE = '4',
    MDEntryType_CLOSING_PRICE = '5',
    MDEntryType_SETTLEMENT_PRICE = '6',
    MDEntryType_TRADING_SESSION_HIGH_PRICE = '7',
    MDEntryType_TRADING_SESSION_LOW_PRICE = '8',
    MDEntryType_TRADING_SESSION_VWAP_PRICE = '9',
    MDEntryType_IMBALANCE = 'A',
    MDEntryType_TRADE_VOLUME = 'B',
    MDEntryType_OPEN_INTEREST = 'C'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_276
#define TAGWIRE_CODES_FIX_4_4_276
/* QuoteCondition (276) */
enum {
    QuoteCondition_OPEN = 'A',
    QuoteCondition_CLOSED = 'B',
    QuoteCondition_EXCHANGE_BEST = 'C',
    QuoteCondition_CONSOLIDATED_BEST = 'D',
    QuoteCondition_LOCKED = 'E',
    QuoteCondition_CROSSED = 'F',
    QuoteCondition_DEPTH = 'G',
    QuoteCondition_FAST_TRADING = 'H',
    QuoteCondition_NON_FIRM = 'I'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_277
#define TAGWIRE_CODES_FIX_4_4_277
/* TradeCondition (277) */
enum {
    TradeCondition_CASH = 'A',
    TradeCondition_AVERAGE_PRICE_TRADE = 'B',
    TradeCondition_CASH_TRADE = 'C',
    TradeCondition_NEXT_DAY = 'D',
    TradeCondition_OPENING = 'E',
    TradeCondition_INTRADAY_TRADE_DETAIL = 'F',
    TradeCondition_RULE127_TRADE = 'G',
    TradeCondition_RULE155_TRADE = 'H',
    TradeCondition_SOLD_LAST = 'I',
    TradeCondition_NEXT_DAY_TRADE = 'J',
    TradeCondition_OPENED = 'K',
    TradeCondition_SELLER = 'L',
    TradeCondition_SOLD = 'M',
    TradeCondition_STOPPED_STOCK = 'N',
    TradeCondition_IMBALANCE_MORE_BUYERS = 'P',
    TradeCondition_IMBALANCE_MORE_SELLERS = 'Q',
    TradeCondition_OPENING_PRICE = 'R'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_279
#define TAGWIRE_CODES_FIX_4_4_279
/* MDUpdateAction (279) */
enum {
    MDUpdateAction_NEW = '0',
    MDUpdateAction_CHANGE = '1',
    MDUpdateAction_DELETE = '2'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_285
#define TAGWIRE_CODES_FIX_4_4_285
/* DeleteReason (285) */
enum {
    DeleteReason_CANCELLATION = '0',
    DeleteReason_ERROR = '1'
};
#endif

enum { /* slots */
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_UPDATE_ACTION = 0,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_DELETE_REASON = 1,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_TYPE = 2,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_ID = 3,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_REF_ID = 4,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_SYMBOL = 5,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_SECURITY_ID = 6,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_SECURITY_ID_SOURCE = 7,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_PX = 8,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_SIZE = 9,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_DATE = 10,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_TIME = 11,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_MKT = 12,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_QUOTE_CONDITION = 13,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_TRADE_CONDITION = 14,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_NUMBER_OF_ORDERS = 15,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_POSITION_NO = 16,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_SLOTS = 17
};

enum { /* decimals: the value times 10 to this power */
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_PX_SCALE = 8,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_SIZE_SCALE = 8
};

/* An entry of NoMDEntries (268) in MarketDataIncrementalRefresh. It points to what was read and lives as long as that. */
typedef struct market_data_incremental_refresh_no_md_entries_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} market_data_incremental_refresh_no_md_entries_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t market_data_incremental_refresh_no_md_entries_state(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                           uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t market_data_incremental_refresh_no_md_entries_bytes(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                           uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MDUpdateAction (279): one byte, required */
static inline uint32_t market_data_incremental_refresh_no_md_entries_md_update_action(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                                      char *value)
{
    return tw_slot_char(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_UPDATE_ACTION], value);
}

/* DeleteReason (285): one byte */
static inline uint32_t market_data_incremental_refresh_no_md_entries_delete_reason(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                                   char *value)
{
    return tw_slot_char(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_DELETE_REASON], value);
}

/* MDEntryType (269): one byte */
static inline uint32_t market_data_incremental_refresh_no_md_entries_md_entry_type(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                                   char *value)
{
    return tw_slot_char(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_TYPE], value);
}

/* MDEntryID (278): text */
static inline uint32_t market_data_incremental_refresh_no_md_entries_md_entry_id(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                                 const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_ID], row->input, text, length);
}

/* MDEntryRefID (280): text */
static inline uint32_t market_data_incremental_refresh_no_md_entries_md_entry_ref_id(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                                     const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_REF_ID], row->input, text, length);
}

/* Symbol (55): text */
static inline uint32_t market_data_incremental_refresh_no_md_entries_symbol(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                            const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_SYMBOL], row->input, text, length);
}

/* SecurityID (48): text */
static inline uint32_t market_data_incremental_refresh_no_md_entries_security_id(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                                 const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_SECURITY_ID], row->input, text, length);
}

/* SecurityIDSource (22): one byte */
static inline uint32_t market_data_incremental_refresh_no_md_entries_security_id_source(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                                        char *value)
{
    return tw_slot_char(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_SECURITY_ID_SOURCE], value);
}

/* MDEntryPx (270): times 10^8 */
static inline uint32_t market_data_incremental_refresh_no_md_entries_md_entry_px(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                                 int64_t *value)
{
    return tw_slot_int(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_PX], value);
}

/* MDEntrySize (271): times 10^8 */
static inline uint32_t market_data_incremental_refresh_no_md_entries_md_entry_size(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                                   int64_t *value)
{
    return tw_slot_int(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_SIZE], value);
}

/* MDEntryDate (272): days since 1970-01-01 */
static inline uint32_t market_data_incremental_refresh_no_md_entries_md_entry_date(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                                   int32_t *days)
{
    return tw_slot_date(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_DATE], days);
}

/* MDEntryTime (273): text */
static inline uint32_t market_data_incremental_refresh_no_md_entries_md_entry_time(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                                   const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_TIME], row->input, text, length);
}

/* MDMkt (275): text */
static inline uint32_t market_data_incremental_refresh_no_md_entries_md_mkt(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                            const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_MKT], row->input, text, length);
}

/* QuoteCondition (276): text */
static inline uint32_t market_data_incremental_refresh_no_md_entries_quote_condition(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                                     const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_QUOTE_CONDITION], row->input, text, length);
}

/* TradeCondition (277): text */
static inline uint32_t market_data_incremental_refresh_no_md_entries_trade_condition(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                                     const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_TRADE_CONDITION], row->input, text, length);
}

/* NumberOfOrders (346): a whole number */
static inline uint32_t market_data_incremental_refresh_no_md_entries_number_of_orders(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                                      int64_t *value)
{
    return tw_slot_int(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_NUMBER_OF_ORDERS], value);
}

/* MDEntryPositionNo (290): a whole number */
static inline uint32_t market_data_incremental_refresh_no_md_entries_md_entry_position_no(const market_data_incremental_refresh_no_md_entries_entry *row,
                                                                                          int64_t *value)
{
    return tw_slot_int(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES_MD_ENTRY_POSITION_NO], value);
}

enum { MARKET_DATA_INCREMENTAL_REFRESH_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    MARKET_DATA_INCREMENTAL_REFRESH_MSG_SEQ_NUM = 0,
    MARKET_DATA_INCREMENTAL_REFRESH_SENDER_COMP_ID = 1,
    MARKET_DATA_INCREMENTAL_REFRESH_TARGET_COMP_ID = 2,
    MARKET_DATA_INCREMENTAL_REFRESH_POSS_DUP_FLAG = 3,
    MARKET_DATA_INCREMENTAL_REFRESH_SENDING_TIME = 4,
    MARKET_DATA_INCREMENTAL_REFRESH_MD_REQ_ID = 5,
    MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES = 6,
    MARKET_DATA_INCREMENTAL_REFRESH_SLOTS = 7
};

/* MarketDataIncrementalRefresh (X). It points to what was read and lives as long as that. */
typedef struct market_data_incremental_refresh_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} market_data_incremental_refresh_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int market_data_incremental_refresh_of(market_data_incremental_refresh_row *row, const tw_row *read,
                                                     const tw_slot *slots, const void *input)
{
    if (read->message != MARKET_DATA_INCREMENTAL_REFRESH_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t market_data_incremental_refresh_state(const market_data_incremental_refresh_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t market_data_incremental_refresh_bytes(const market_data_incremental_refresh_row *row, uint32_t slot,
                                                             const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t market_data_incremental_refresh_msg_seq_num(const market_data_incremental_refresh_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_MSG_SEQ_NUM], value);
}

/* SenderCompID (49): text, required */
static inline uint32_t market_data_incremental_refresh_sender_comp_id(const market_data_incremental_refresh_row *row,
                                                                      const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_SENDER_COMP_ID], row->input, text, length);
}

/* TargetCompID (56): text, required */
static inline uint32_t market_data_incremental_refresh_target_comp_id(const market_data_incremental_refresh_row *row,
                                                                      const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_TARGET_COMP_ID], row->input, text, length);
}

/* PossDupFlag (43): 0 or 1 */
static inline uint32_t market_data_incremental_refresh_poss_dup_flag(const market_data_incremental_refresh_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_POSS_DUP_FLAG], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t market_data_incremental_refresh_sending_time(const market_data_incremental_refresh_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_SENDING_TIME], ns);
}

/* MDReqID (262): text */
static inline uint32_t market_data_incremental_refresh_md_req_id(const market_data_incremental_refresh_row *row, const char **text,
                                                                 uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_MD_REQ_ID], row->input, text, length);
}

/* NoMDEntries (268): a group, required */
static inline uint32_t market_data_incremental_refresh_no_md_entries(const market_data_incremental_refresh_row *row,
                                                                     uint32_t *count)
{
    return tw_slot_group(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES], count);
}

/* Entry `which`, from 0, below that count. */
static inline market_data_incremental_refresh_no_md_entries_entry market_data_incremental_refresh_no_md_entries_at(const market_data_incremental_refresh_row *row,
                                                                                                                   uint32_t which)
{
    market_data_incremental_refresh_no_md_entries_entry entry;
    entry.slots = tw_slot_entry(&row->slots[MARKET_DATA_INCREMENTAL_REFRESH_NO_MD_ENTRIES], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

#ifdef __cplusplus
}
#endif

#endif
