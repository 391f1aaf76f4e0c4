/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of MarketDataRequest (V).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     market_data_request_row row;
 *     if (market_data_request_of(&row, &rows[i], slots, input) && market_data_request_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_MARKET_DATA_REQUEST_H
#define TAGWIRE_ROWS_MARKET_DATA_REQUEST_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define MARKET_DATA_REQUEST_PLAN_TEXT \
    "V{34:int! 49:text! 56:text! 43:bool 52:time! 262:text! 263:char! 264:int! 265:int 266:bool 286:text " \
    "267!{269:char!} 146!{55:text 48:text 22:char 207:text}}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status market_data_request_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(MARKET_DATA_REQUEST_PLAN_TEXT, sizeof MARKET_DATA_REQUEST_PLAN_TEXT - 1, tw_dict_builtin("FIX.4.4", 7),
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

#ifndef TAGWIRE_CODES_FIX_4_4_263
#define TAGWIRE_CODES_FIX_4_4_263
/* SubscriptionRequestType (263) */
enum {
    SubscriptionRequestType_SNAPSHOT = '0',
    SubscriptionRequestType_SNAPSHOT_AND_UPDATES = '1',
    SubscriptionRequestType_DISABLE_PREVIOUS_SNAPSHOT = '2'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_265
#define TAGWIRE_CODES_FIX_4_4_265
/* MDUpdateType (265) */
enum {
    MDUpdateType_FULL_REFRESH = 0,
    MDUpdateType_INCREMENTAL_REFRESH = 1
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

#ifndef TAGWIRE_CODES_FIX_4_4_286
#define TAGWIRE_CODES_FIX_4_4_286
/* OpenCloseSettlFlag (286) */
enum {
    OpenCloseSettlFlag_DAILY_OPEN = '0',
    OpenCloseSettlFlag_SESSION_OPEN = '1',
    OpenCloseSettlFlag_DELIVERY_SETTLEMENT_ENTRY = '2',
    OpenCloseSettlFlag_EXPECTED_ENTRY = '3',
    OpenCloseSettlFlag_ENTRY_FROM_PREVIOUS_BUSINESS_DAY = '4',
    OpenCloseSettlFlag_THEORETICAL_PRICE_VALUE = '5'
};
#endif

enum { /* slots */
    MARKET_DATA_REQUEST_NO_RELATED_SYM_SYMBOL = 0,
    MARKET_DATA_REQUEST_NO_RELATED_SYM_SECURITY_ID = 1,
    MARKET_DATA_REQUEST_NO_RELATED_SYM_SECURITY_ID_SOURCE = 2,
    MARKET_DATA_REQUEST_NO_RELATED_SYM_SECURITY_EXCHANGE = 3,
    MARKET_DATA_REQUEST_NO_RELATED_SYM_SLOTS = 4
};

/* An entry of NoRelatedSym (146) in MarketDataRequest. It points to what was read and lives as long as that. */
typedef struct market_data_request_no_related_sym_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} market_data_request_no_related_sym_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t market_data_request_no_related_sym_state(const market_data_request_no_related_sym_entry *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t market_data_request_no_related_sym_bytes(const market_data_request_no_related_sym_entry *row, uint32_t slot,
                                                                const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* Symbol (55): text */
static inline uint32_t market_data_request_no_related_sym_symbol(const market_data_request_no_related_sym_entry *row,
                                                                 const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_REQUEST_NO_RELATED_SYM_SYMBOL], row->input, text, length);
}

/* SecurityID (48): text */
static inline uint32_t market_data_request_no_related_sym_security_id(const market_data_request_no_related_sym_entry *row,
                                                                      const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_REQUEST_NO_RELATED_SYM_SECURITY_ID], row->input, text, length);
}

/* SecurityIDSource (22): one byte */
static inline uint32_t market_data_request_no_related_sym_security_id_source(const market_data_request_no_related_sym_entry *row,
                                                                             char *value)
{
    return tw_slot_char(&row->slots[MARKET_DATA_REQUEST_NO_RELATED_SYM_SECURITY_ID_SOURCE], value);
}

/* SecurityExchange (207): text */
static inline uint32_t market_data_request_no_related_sym_security_exchange(const market_data_request_no_related_sym_entry *row,
                                                                            const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_REQUEST_NO_RELATED_SYM_SECURITY_EXCHANGE], row->input, text, length);
}

enum { /* slots */
    MARKET_DATA_REQUEST_NO_MD_ENTRY_TYPES_MD_ENTRY_TYPE = 0,
    MARKET_DATA_REQUEST_NO_MD_ENTRY_TYPES_SLOTS = 1
};

/* An entry of NoMDEntryTypes (267) in MarketDataRequest. It points to what was read and lives as long as that. */
typedef struct market_data_request_no_md_entry_types_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} market_data_request_no_md_entry_types_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t market_data_request_no_md_entry_types_state(const market_data_request_no_md_entry_types_entry *row,
                                                                   uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t market_data_request_no_md_entry_types_bytes(const market_data_request_no_md_entry_types_entry *row,
                                                                   uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MDEntryType (269): one byte, required */
static inline uint32_t market_data_request_no_md_entry_types_md_entry_type(const market_data_request_no_md_entry_types_entry *row,
                                                                           char *value)
{
    return tw_slot_char(&row->slots[MARKET_DATA_REQUEST_NO_MD_ENTRY_TYPES_MD_ENTRY_TYPE], value);
}

enum { MARKET_DATA_REQUEST_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    MARKET_DATA_REQUEST_MSG_SEQ_NUM = 0,
    MARKET_DATA_REQUEST_SENDER_COMP_ID = 1,
    MARKET_DATA_REQUEST_TARGET_COMP_ID = 2,
    MARKET_DATA_REQUEST_POSS_DUP_FLAG = 3,
    MARKET_DATA_REQUEST_SENDING_TIME = 4,
    MARKET_DATA_REQUEST_MD_REQ_ID = 5,
    MARKET_DATA_REQUEST_SUBSCRIPTION_REQUEST_TYPE = 6,
    MARKET_DATA_REQUEST_MARKET_DEPTH = 7,
    MARKET_DATA_REQUEST_MD_UPDATE_TYPE = 8,
    MARKET_DATA_REQUEST_AGGREGATED_BOOK = 9,
    MARKET_DATA_REQUEST_OPEN_CLOSE_SETTL_FLAG = 10,
    MARKET_DATA_REQUEST_NO_MD_ENTRY_TYPES = 11,
    MARKET_DATA_REQUEST_NO_RELATED_SYM = 12,
    MARKET_DATA_REQUEST_SLOTS = 13
};

/* MarketDataRequest (V). It points to what was read and lives as long as that. */
typedef struct market_data_request_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} market_data_request_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int market_data_request_of(market_data_request_row *row, const tw_row *read, const tw_slot *slots, const void *input)
{
    if (read->message != MARKET_DATA_REQUEST_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t market_data_request_state(const market_data_request_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t market_data_request_bytes(const market_data_request_row *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t market_data_request_msg_seq_num(const market_data_request_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[MARKET_DATA_REQUEST_MSG_SEQ_NUM], value);
}

/* SenderCompID (49): text, required */
static inline uint32_t market_data_request_sender_comp_id(const market_data_request_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_REQUEST_SENDER_COMP_ID], row->input, text, length);
}

/* TargetCompID (56): text, required */
static inline uint32_t market_data_request_target_comp_id(const market_data_request_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_REQUEST_TARGET_COMP_ID], row->input, text, length);
}

/* PossDupFlag (43): 0 or 1 */
static inline uint32_t market_data_request_poss_dup_flag(const market_data_request_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[MARKET_DATA_REQUEST_POSS_DUP_FLAG], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t market_data_request_sending_time(const market_data_request_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[MARKET_DATA_REQUEST_SENDING_TIME], ns);
}

/* MDReqID (262): text, required */
static inline uint32_t market_data_request_md_req_id(const market_data_request_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_REQUEST_MD_REQ_ID], row->input, text, length);
}

/* SubscriptionRequestType (263): one byte, required */
static inline uint32_t market_data_request_subscription_request_type(const market_data_request_row *row, char *value)
{
    return tw_slot_char(&row->slots[MARKET_DATA_REQUEST_SUBSCRIPTION_REQUEST_TYPE], value);
}

/* MarketDepth (264): a whole number, required */
static inline uint32_t market_data_request_market_depth(const market_data_request_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[MARKET_DATA_REQUEST_MARKET_DEPTH], value);
}

/* MDUpdateType (265): a whole number */
static inline uint32_t market_data_request_md_update_type(const market_data_request_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[MARKET_DATA_REQUEST_MD_UPDATE_TYPE], value);
}

/* AggregatedBook (266): 0 or 1 */
static inline uint32_t market_data_request_aggregated_book(const market_data_request_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[MARKET_DATA_REQUEST_AGGREGATED_BOOK], value);
}

/* OpenCloseSettlFlag (286): text */
static inline uint32_t market_data_request_open_close_settl_flag(const market_data_request_row *row, const char **text,
                                                                 uint32_t *length)
{
    return tw_slot_text(&row->slots[MARKET_DATA_REQUEST_OPEN_CLOSE_SETTL_FLAG], row->input, text, length);
}

/* NoMDEntryTypes (267): a group, required */
static inline uint32_t market_data_request_no_md_entry_types(const market_data_request_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[MARKET_DATA_REQUEST_NO_MD_ENTRY_TYPES], count);
}

/* Entry `which`, from 0, below that count. */
static inline market_data_request_no_md_entry_types_entry market_data_request_no_md_entry_types_at(const market_data_request_row *row,
                                                                                                   uint32_t which)
{
    market_data_request_no_md_entry_types_entry entry;
    entry.slots = tw_slot_entry(&row->slots[MARKET_DATA_REQUEST_NO_MD_ENTRY_TYPES], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* NoRelatedSym (146): a group, required */
static inline uint32_t market_data_request_no_related_sym(const market_data_request_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[MARKET_DATA_REQUEST_NO_RELATED_SYM], count);
}

/* Entry `which`, from 0, below that count. */
static inline market_data_request_no_related_sym_entry market_data_request_no_related_sym_at(const market_data_request_row *row,
                                                                                             uint32_t which)
{
    market_data_request_no_related_sym_entry entry;
    entry.slots = tw_slot_entry(&row->slots[MARKET_DATA_REQUEST_NO_RELATED_SYM], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

#ifdef __cplusplus
}
#endif

#endif
