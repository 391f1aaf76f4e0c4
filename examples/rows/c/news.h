/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of News (B).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     news_row row;
 *     if (news_of(&row, &rows[i], slots, input) && news_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_NEWS_H
#define TAGWIRE_ROWS_NEWS_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define NEWS_PLAN_TEXT \
    "B{34:int! 49:text! 56:text! 43:bool 52:time! 42:time 61:char 148:text! 359:data 146:32{55:text 48:text " \
    "22:char} 33!{58:text! 355:data} 149:text 96:data}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status news_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(NEWS_PLAN_TEXT, sizeof NEWS_PLAN_TEXT - 1, tw_dict_builtin("FIX.4.4", 7), memory, size, made, error);
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

#ifndef TAGWIRE_CODES_FIX_4_4_61
#define TAGWIRE_CODES_FIX_4_4_61
/* Urgency (61) */
enum {
    Urgency_NORMAL = '0',
    Urgency_FLASH = '1',
    Urgency_BACKGROUND = '2'
};
#endif

enum { /* slots */
    NEWS_NO_LINES_OF_TEXT_TEXT = 0,
    NEWS_NO_LINES_OF_TEXT_ENCODED_TEXT = 1,
    NEWS_NO_LINES_OF_TEXT_SLOTS = 2
};

/* An entry of NoLinesOfText (33) in News. It points to what was read and lives as long as that. */
typedef struct news_no_lines_of_text_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} news_no_lines_of_text_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t news_no_lines_of_text_state(const news_no_lines_of_text_entry *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t news_no_lines_of_text_bytes(const news_no_lines_of_text_entry *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* Text (58): text, required */
static inline uint32_t news_no_lines_of_text_text(const news_no_lines_of_text_entry *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEWS_NO_LINES_OF_TEXT_TEXT], row->input, text, length);
}

/* EncodedText (355): data */
static inline uint32_t news_no_lines_of_text_encoded_text(const news_no_lines_of_text_entry *row, const char **text,
                                                          uint32_t *length)
{
    return tw_slot_text(&row->slots[NEWS_NO_LINES_OF_TEXT_ENCODED_TEXT], row->input, text, length);
}

enum { /* slots */
    NEWS_NO_RELATED_SYM_SYMBOL = 0,
    NEWS_NO_RELATED_SYM_SECURITY_ID = 1,
    NEWS_NO_RELATED_SYM_SECURITY_ID_SOURCE = 2,
    NEWS_NO_RELATED_SYM_SLOTS = 3
};

/* An entry of NoRelatedSym (146) in News. It points to what was read and lives as long as that. */
typedef struct news_no_related_sym_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} news_no_related_sym_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t news_no_related_sym_state(const news_no_related_sym_entry *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t news_no_related_sym_bytes(const news_no_related_sym_entry *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* Symbol (55): text */
static inline uint32_t news_no_related_sym_symbol(const news_no_related_sym_entry *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEWS_NO_RELATED_SYM_SYMBOL], row->input, text, length);
}

/* SecurityID (48): text */
static inline uint32_t news_no_related_sym_security_id(const news_no_related_sym_entry *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEWS_NO_RELATED_SYM_SECURITY_ID], row->input, text, length);
}

/* SecurityIDSource (22): one byte */
static inline uint32_t news_no_related_sym_security_id_source(const news_no_related_sym_entry *row, char *value)
{
    return tw_slot_char(&row->slots[NEWS_NO_RELATED_SYM_SECURITY_ID_SOURCE], value);
}

enum { NEWS_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    NEWS_MSG_SEQ_NUM = 0,
    NEWS_SENDER_COMP_ID = 1,
    NEWS_TARGET_COMP_ID = 2,
    NEWS_POSS_DUP_FLAG = 3,
    NEWS_SENDING_TIME = 4,
    NEWS_ORIG_TIME = 5,
    NEWS_URGENCY = 6,
    NEWS_HEADLINE = 7,
    NEWS_ENCODED_HEADLINE = 8,
    NEWS_NO_RELATED_SYM = 9,
    NEWS_NO_LINES_OF_TEXT = 10,
    NEWS_URL_LINK = 11,
    NEWS_RAW_DATA = 12,
    NEWS_SLOTS = 13
};

/* News (B). It points to what was read and lives as long as that. */
typedef struct news_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} news_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int news_of(news_row *row, const tw_row *read, const tw_slot *slots, const void *input)
{
    if (read->message != NEWS_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t news_state(const news_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t news_bytes(const news_row *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t news_msg_seq_num(const news_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[NEWS_MSG_SEQ_NUM], value);
}

/* SenderCompID (49): text, required */
static inline uint32_t news_sender_comp_id(const news_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEWS_SENDER_COMP_ID], row->input, text, length);
}

/* TargetCompID (56): text, required */
static inline uint32_t news_target_comp_id(const news_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEWS_TARGET_COMP_ID], row->input, text, length);
}

/* PossDupFlag (43): 0 or 1 */
static inline uint32_t news_poss_dup_flag(const news_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[NEWS_POSS_DUP_FLAG], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t news_sending_time(const news_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[NEWS_SENDING_TIME], ns);
}

/* OrigTime (42): ns since 1970 UTC */
static inline uint32_t news_orig_time(const news_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[NEWS_ORIG_TIME], ns);
}

/* Urgency (61): one byte */
static inline uint32_t news_urgency(const news_row *row, char *value)
{
    return tw_slot_char(&row->slots[NEWS_URGENCY], value);
}

/* Headline (148): text, required */
static inline uint32_t news_headline(const news_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEWS_HEADLINE], row->input, text, length);
}

/* EncodedHeadline (359): data */
static inline uint32_t news_encoded_headline(const news_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEWS_ENCODED_HEADLINE], row->input, text, length);
}

/* NoRelatedSym (146): a group, the first 32 entries */
static inline uint32_t news_no_related_sym(const news_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[NEWS_NO_RELATED_SYM], count);
}

/* Entry `which`, from 0, below that count. */
static inline news_no_related_sym_entry news_no_related_sym_at(const news_row *row, uint32_t which)
{
    news_no_related_sym_entry entry;
    entry.slots = tw_slot_entry(&row->slots[NEWS_NO_RELATED_SYM], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* NoLinesOfText (33): a group, required */
static inline uint32_t news_no_lines_of_text(const news_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[NEWS_NO_LINES_OF_TEXT], count);
}

/* Entry `which`, from 0, below that count. */
static inline news_no_lines_of_text_entry news_no_lines_of_text_at(const news_row *row, uint32_t which)
{
    news_no_lines_of_text_entry entry;
    entry.slots = tw_slot_entry(&row->slots[NEWS_NO_LINES_OF_TEXT], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* URLLink (149): text */
static inline uint32_t news_url_link(const news_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEWS_URL_LINK], row->input, text, length);
}

/* RawData (96): data */
static inline uint32_t news_raw_data(const news_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEWS_RAW_DATA], row->input, text, length);
}

#ifdef __cplusplus
}
#endif

#endif
