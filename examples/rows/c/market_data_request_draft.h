/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Drafts of MarketDataRequest (V).
 * Made by 'tagwire gen --lang c --kind template', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     market_data_request_draft draft;
 *     market_data_request_begin(&draft, slots, SLOTS, text, 0, sizeof text);
 *     market_data_request_set_...(&draft, ...);
 *     status = market_data_request_write(&draft, made, out, sizeof out, &offset, &length, &error);
 *
 * Setters need no check: what did not fit is noted, and the write says it. What is not set is not sent.
 */
#ifndef TAGWIRE_DRAFT_MARKET_DATA_REQUEST_H
#define TAGWIRE_DRAFT_MARKET_DATA_REQUEST_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The template; all of its tags as numbers. */
#define MARKET_DATA_REQUEST_TEMPLATE_TEXT \
    "V{8=FIX.4.4 49:text! 56:text! 34:int! 43:bool 52:time3! 262:text! 263:char! 264:int! 265:int 266:bool " \
    "267!{269:char!} 146!{55:text! 48:text 22:char}}"

/* Compiles it: as tw_template_compile. */
static inline tw_status market_data_request_template(void *memory, uint32_t *size, const tw_template **made, tw_error *error)
{
    return tw_template_compile(MARKET_DATA_REQUEST_TEMPLATE_TEXT, sizeof MARKET_DATA_REQUEST_TEMPLATE_TEXT - 1,
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

enum { /* slots */
    MARKET_DATA_REQUEST_NO_RELATED_SYM_SET_SYMBOL = 0,
    MARKET_DATA_REQUEST_NO_RELATED_SYM_SET_SECURITY_ID = 1,
    MARKET_DATA_REQUEST_NO_RELATED_SYM_SET_SECURITY_ID_SOURCE = 2,
    MARKET_DATA_REQUEST_NO_RELATED_SYM_DRAFT_SLOTS = 3
};

/* An entry of NoRelatedSym (146) in MarketDataRequest that is to be sent. */
typedef struct market_data_request_no_related_sym_draft {
    tw_draft *draft; /* of the message */
    uint32_t first;  /* its first slot */
} market_data_request_no_related_sym_draft;

/* Symbol (55): text, required */
static inline void market_data_request_no_related_sym_set_symbol(const market_data_request_no_related_sym_draft *entry,
                                                                 const char *text, uint32_t length)
{
    tw_draft_text(entry->draft, entry->first + MARKET_DATA_REQUEST_NO_RELATED_SYM_SET_SYMBOL, 55, text, length);
}

/* SecurityID (48): text */
static inline void market_data_request_no_related_sym_set_security_id(const market_data_request_no_related_sym_draft *entry,
                                                                      const char *text, uint32_t length)
{
    tw_draft_text(entry->draft, entry->first + MARKET_DATA_REQUEST_NO_RELATED_SYM_SET_SECURITY_ID, 48, text, length);
}

/* SecurityIDSource (22): one byte */
static inline void market_data_request_no_related_sym_set_security_id_source(const market_data_request_no_related_sym_draft *entry,
                                                                             char value)
{
    tw_draft_number(entry->draft, entry->first + MARKET_DATA_REQUEST_NO_RELATED_SYM_SET_SECURITY_ID_SOURCE, (uint8_t)value, 0);
}

enum { /* slots */
    MARKET_DATA_REQUEST_NO_MD_ENTRY_TYPES_SET_MD_ENTRY_TYPE = 0,
    MARKET_DATA_REQUEST_NO_MD_ENTRY_TYPES_DRAFT_SLOTS = 1
};

/* An entry of NoMDEntryTypes (267) in MarketDataRequest that is to be sent. */
typedef struct market_data_request_no_md_entry_types_draft {
    tw_draft *draft; /* of the message */
    uint32_t first;  /* its first slot */
} market_data_request_no_md_entry_types_draft;

/* MDEntryType (269): one byte, required */
static inline void market_data_request_no_md_entry_types_set_md_entry_type(const market_data_request_no_md_entry_types_draft *entry,
                                                                           char value)
{
    tw_draft_number(entry->draft, entry->first + MARKET_DATA_REQUEST_NO_MD_ENTRY_TYPES_SET_MD_ENTRY_TYPE, (uint8_t)value, 0);
}

enum { /* slots */
    MARKET_DATA_REQUEST_SET_SENDER_COMP_ID = 0,
    MARKET_DATA_REQUEST_SET_TARGET_COMP_ID = 1,
    MARKET_DATA_REQUEST_SET_MSG_SEQ_NUM = 2,
    MARKET_DATA_REQUEST_SET_POSS_DUP_FLAG = 3,
    MARKET_DATA_REQUEST_SET_SENDING_TIME = 4,
    MARKET_DATA_REQUEST_SET_MD_REQ_ID = 5,
    MARKET_DATA_REQUEST_SET_SUBSCRIPTION_REQUEST_TYPE = 6,
    MARKET_DATA_REQUEST_SET_MARKET_DEPTH = 7,
    MARKET_DATA_REQUEST_SET_MD_UPDATE_TYPE = 8,
    MARKET_DATA_REQUEST_SET_AGGREGATED_BOOK = 9,
    MARKET_DATA_REQUEST_SET_NO_MD_ENTRY_TYPES = 10,
    MARKET_DATA_REQUEST_SET_NO_RELATED_SYM = 11,
    MARKET_DATA_REQUEST_DRAFT_SLOTS = 12
};

/* MarketDataRequest (V) that is to be sent. It has 8=FIX.4.4. */
typedef struct market_data_request_draft {
    tw_draft draft;
} market_data_request_draft;

/* Begins a message, all absent: as tw_draft_begin. */
static inline void market_data_request_begin(market_data_request_draft *draft, tw_slot *slots, uint32_t slots_max, char *text,
                                             uint32_t text_used, uint32_t text_room)
{
    tw_draft_begin(&draft->draft, MARKET_DATA_REQUEST_DRAFT_SLOTS, slots, slots_max, text, text_used, text_room);
}

/* Writes it: as tw_draft_write. made: of the text above. */
static inline tw_status market_data_request_write(const market_data_request_draft *draft, const tw_template *made, void *out,
                                                  uint32_t room, uint32_t *offset, uint32_t *length, tw_error *error)
{
    return tw_draft_write(&draft->draft, made, 0, out, room, offset, length, error);
}

/* SenderCompID (49): text, required */
static inline void market_data_request_set_sender_comp_id(market_data_request_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, MARKET_DATA_REQUEST_SET_SENDER_COMP_ID, 49, text, length);
}

/* TargetCompID (56): text, required */
static inline void market_data_request_set_target_comp_id(market_data_request_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, MARKET_DATA_REQUEST_SET_TARGET_COMP_ID, 56, text, length);
}

/* MsgSeqNum (34): a whole number, required */
static inline void market_data_request_set_msg_seq_num(market_data_request_draft *draft, int64_t value)
{
    tw_draft_number(&draft->draft, MARKET_DATA_REQUEST_SET_MSG_SEQ_NUM, value, 0);
}

/* PossDupFlag (43): 0 or 1 */
static inline void market_data_request_set_poss_dup_flag(market_data_request_draft *draft, uint8_t value)
{
    tw_draft_number(&draft->draft, MARKET_DATA_REQUEST_SET_POSS_DUP_FLAG, value != 0, 0);
}

/* SendingTime (52): ns since 1970 UTC, written with 3 digits, required */
static inline void market_data_request_set_sending_time(market_data_request_draft *draft, int64_t ns)
{
    tw_draft_number(&draft->draft, MARKET_DATA_REQUEST_SET_SENDING_TIME, ns, 0);
}

/* MDReqID (262): text, required */
static inline void market_data_request_set_md_req_id(market_data_request_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, MARKET_DATA_REQUEST_SET_MD_REQ_ID, 262, text, length);
}

/* SubscriptionRequestType (263): one byte, required */
static inline void market_data_request_set_subscription_request_type(market_data_request_draft *draft, char value)
{
    tw_draft_number(&draft->draft, MARKET_DATA_REQUEST_SET_SUBSCRIPTION_REQUEST_TYPE, (uint8_t)value, 0);
}

/* MarketDepth (264): a whole number, required */
static inline void market_data_request_set_market_depth(market_data_request_draft *draft, int64_t value)
{
    tw_draft_number(&draft->draft, MARKET_DATA_REQUEST_SET_MARKET_DEPTH, value, 0);
}

/* MDUpdateType (265): a whole number */
static inline void market_data_request_set_md_update_type(market_data_request_draft *draft, int64_t value)
{
    tw_draft_number(&draft->draft, MARKET_DATA_REQUEST_SET_MD_UPDATE_TYPE, value, 0);
}

/* AggregatedBook (266): 0 or 1 */
static inline void market_data_request_set_aggregated_book(market_data_request_draft *draft, uint8_t value)
{
    tw_draft_number(&draft->draft, MARKET_DATA_REQUEST_SET_AGGREGATED_BOOK, value != 0, 0);
}

/* NoMDEntryTypes (267): a group, required */
static inline void market_data_request_set_no_md_entry_types(market_data_request_draft *draft, uint32_t count)
{
    tw_draft_group(&draft->draft, MARKET_DATA_REQUEST_SET_NO_MD_ENTRY_TYPES, 267, count,
                   MARKET_DATA_REQUEST_NO_MD_ENTRY_TYPES_DRAFT_SLOTS);
}

/* Entry `which`, from 0, below that count. */
static inline market_data_request_no_md_entry_types_draft market_data_request_no_md_entry_types_edit(market_data_request_draft *draft,
                                                                                                     uint32_t which)
{
    market_data_request_no_md_entry_types_draft made;
    made.draft = &draft->draft;
    made.first = tw_draft_entry(&draft->draft, MARKET_DATA_REQUEST_SET_NO_MD_ENTRY_TYPES, 267, which);
    return made;
}

/* NoRelatedSym (146): a group, required */
static inline void market_data_request_set_no_related_sym(market_data_request_draft *draft, uint32_t count)
{
    tw_draft_group(&draft->draft, MARKET_DATA_REQUEST_SET_NO_RELATED_SYM, 146, count,
                   MARKET_DATA_REQUEST_NO_RELATED_SYM_DRAFT_SLOTS);
}

/* Entry `which`, from 0, below that count. */
static inline market_data_request_no_related_sym_draft market_data_request_no_related_sym_edit(market_data_request_draft *draft,
                                                                                               uint32_t which)
{
    market_data_request_no_related_sym_draft made;
    made.draft = &draft->draft;
    made.first = tw_draft_entry(&draft->draft, MARKET_DATA_REQUEST_SET_NO_RELATED_SYM, 146, which);
    return made;
}

#ifdef __cplusplus
}
#endif

#endif
