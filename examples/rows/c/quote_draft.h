/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Drafts of Quote (S).
 * Made by 'tagwire gen --lang c --kind template', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     quote_draft draft;
 *     quote_begin(&draft, slots, SLOTS, text, 0, sizeof text);
 *     quote_set_...(&draft, ...);
 *     status = quote_write(&draft, made, out, sizeof out, &offset, &length, &error);
 *
 * Setters need no check: what did not fit is noted, and the write says it. What is not set is not sent.
 */
#ifndef TAGWIRE_DRAFT_QUOTE_H
#define TAGWIRE_DRAFT_QUOTE_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The template; all of its tags as numbers. */
#define QUOTE_TEMPLATE_TEXT \
    "S{8=FIX.4.4 49:text! 56:text! 34:int! 43:bool 52:time3! 131:text 117:text! 537:int 55:text! 48:text 22:char " \
    "132:dec8 133:dec8 134:dec8 135:dec8 62:time3 60:time3 63:char 64:date 15:text 58:text}"

/* Compiles it: as tw_template_compile. */
static inline tw_status quote_template(void *memory, uint32_t *size, const tw_template **made, tw_error *error)
{
    return tw_template_compile(QUOTE_TEMPLATE_TEXT, sizeof QUOTE_TEMPLATE_TEXT - 1, tw_dict_builtin("FIX.4.4", 7), memory, size,
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
    QUOTE_SET_SENDER_COMP_ID = 0,
    QUOTE_SET_TARGET_COMP_ID = 1,
    QUOTE_SET_MSG_SEQ_NUM = 2,
    QUOTE_SET_POSS_DUP_FLAG = 3,
    QUOTE_SET_SENDING_TIME = 4,
    QUOTE_SET_QUOTE_REQ_ID = 5,
    QUOTE_SET_QUOTE_ID = 6,
    QUOTE_SET_QUOTE_TYPE = 7,
    QUOTE_SET_SYMBOL = 8,
    QUOTE_SET_SECURITY_ID = 9,
    QUOTE_SET_SECURITY_ID_SOURCE = 10,
    QUOTE_SET_BID_PX = 11,
    QUOTE_SET_OFFER_PX = 12,
    QUOTE_SET_BID_SIZE = 13,
    QUOTE_SET_OFFER_SIZE = 14,
    QUOTE_SET_VALID_UNTIL_TIME = 15,
    QUOTE_SET_TRANSACT_TIME = 16,
    QUOTE_SET_SETTL_TYPE = 17,
    QUOTE_SET_SETTL_DATE = 18,
    QUOTE_SET_CURRENCY = 19,
    QUOTE_SET_TEXT = 20,
    QUOTE_DRAFT_SLOTS = 21
};

enum { /* decimals: the value times 10 to this power */
    QUOTE_SET_BID_PX_SCALE = 8,
    QUOTE_SET_OFFER_PX_SCALE = 8,
    QUOTE_SET_BID_SIZE_SCALE = 8,
    QUOTE_SET_OFFER_SIZE_SCALE = 8
};

/* Quote (S) that is to be sent. It has 8=FIX.4.4. */
typedef struct quote_draft {
    tw_draft draft;
} quote_draft;

/* Begins a message, all absent: as tw_draft_begin. */
static inline void quote_begin(quote_draft *draft, tw_slot *slots, uint32_t slots_max, char *text, uint32_t text_used,
                               uint32_t text_room)
{
    tw_draft_begin(&draft->draft, QUOTE_DRAFT_SLOTS, slots, slots_max, text, text_used, text_room);
}

/* Writes it: as tw_draft_write. made: of the text above. */
static inline tw_status quote_write(const quote_draft *draft, const tw_template *made, void *out, uint32_t room, uint32_t *offset,
                                    uint32_t *length, tw_error *error)
{
    return tw_draft_write(&draft->draft, made, 0, out, room, offset, length, error);
}

/* SenderCompID (49): text, required */
static inline void quote_set_sender_comp_id(quote_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, QUOTE_SET_SENDER_COMP_ID, 49, text, length);
}

/* TargetCompID (56): text, required */
static inline void quote_set_target_comp_id(quote_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, QUOTE_SET_TARGET_COMP_ID, 56, text, length);
}

/* MsgSeqNum (34): a whole number, required */
static inline void quote_set_msg_seq_num(quote_draft *draft, int64_t value)
{
    tw_draft_number(&draft->draft, QUOTE_SET_MSG_SEQ_NUM, value, 0);
}

/* PossDupFlag (43): 0 or 1 */
static inline void quote_set_poss_dup_flag(quote_draft *draft, uint8_t value)
{
    tw_draft_number(&draft->draft, QUOTE_SET_POSS_DUP_FLAG, value != 0, 0);
}

/* SendingTime (52): ns since 1970 UTC, written with 3 digits, required */
static inline void quote_set_sending_time(quote_draft *draft, int64_t ns)
{
    tw_draft_number(&draft->draft, QUOTE_SET_SENDING_TIME, ns, 0);
}

/* QuoteReqID (131): text */
static inline void quote_set_quote_req_id(quote_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, QUOTE_SET_QUOTE_REQ_ID, 131, text, length);
}

/* QuoteID (117): text, required */
static inline void quote_set_quote_id(quote_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, QUOTE_SET_QUOTE_ID, 117, text, length);
}

/* QuoteType (537): a whole number */
static inline void quote_set_quote_type(quote_draft *draft, int64_t value)
{
    tw_draft_number(&draft->draft, QUOTE_SET_QUOTE_TYPE, value, 0);
}

/* Symbol (55): text, required */
static inline void quote_set_symbol(quote_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, QUOTE_SET_SYMBOL, 55, text, length);
}

/* SecurityID (48): text */
static inline void quote_set_security_id(quote_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, QUOTE_SET_SECURITY_ID, 48, text, length);
}

/* SecurityIDSource (22): one byte */
static inline void quote_set_security_id_source(quote_draft *draft, char value)
{
    tw_draft_number(&draft->draft, QUOTE_SET_SECURITY_ID_SOURCE, (uint8_t)value, 0);
}

/* BidPx (132): times 10^8; digits: 0 .. 8, TW_DIGITS_OWN: 8 */
static inline void quote_set_bid_px(quote_draft *draft, int64_t value, uint32_t digits)
{
    tw_draft_number(&draft->draft, QUOTE_SET_BID_PX, value, digits);
}

/* OfferPx (133): times 10^8; digits: 0 .. 8, TW_DIGITS_OWN: 8 */
static inline void quote_set_offer_px(quote_draft *draft, int64_t value, uint32_t digits)
{
    tw_draft_number(&draft->draft, QUOTE_SET_OFFER_PX, value, digits);
}

/* BidSize (134): times 10^8; digits: 0 .. 8, TW_DIGITS_OWN: 8 */
static inline void quote_set_bid_size(quote_draft *draft, int64_t value, uint32_t digits)
{
    tw_draft_number(&draft->draft, QUOTE_SET_BID_SIZE, value, digits);
}

/* OfferSize (135): times 10^8; digits: 0 .. 8, TW_DIGITS_OWN: 8 */
static inline void quote_set_offer_size(quote_draft *draft, int64_t value, uint32_t digits)
{
    tw_draft_number(&draft->draft, QUOTE_SET_OFFER_SIZE, value, digits);
}

/* ValidUntilTime (62): ns since 1970 UTC, written with 3 digits */
static inline void quote_set_valid_until_time(quote_draft *draft, int64_t ns)
{
    tw_draft_number(&draft->draft, QUOTE_SET_VALID_UNTIL_TIME, ns, 0);
}

/* TransactTime (60): ns since 1970 UTC, written with 3 digits */
static inline void quote_set_transact_time(quote_draft *draft, int64_t ns)
{
    tw_draft_number(&draft->draft, QUOTE_SET_TRANSACT_TIME, ns, 0);
}

/* SettlType (63): one byte */
static inline void quote_set_settl_type(quote_draft *draft, char value)
{
    tw_draft_number(&draft->draft, QUOTE_SET_SETTL_TYPE, (uint8_t)value, 0);
}

/* SettlDate (64): days since 1970-01-01 */
static inline void quote_set_settl_date(quote_draft *draft, int32_t days)
{
    tw_draft_number(&draft->draft, QUOTE_SET_SETTL_DATE, days, 0);
}

/* Currency (15): text */
static inline void quote_set_currency(quote_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, QUOTE_SET_CURRENCY, 15, text, length);
}

/* Text (58): text */
static inline void quote_set_text(quote_draft *draft, const char *text, uint32_t length)
{
    tw_draft_text(&draft->draft, QUOTE_SET_TEXT, 58, text, length);
}

#ifdef __cplusplus
}
#endif

#endif
