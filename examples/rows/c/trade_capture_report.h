/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of TradeCaptureReport (AE).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     trade_capture_report_row row;
 *     if (trade_capture_report_of(&row, &rows[i], slots, input) && trade_capture_report_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_TRADE_CAPTURE_REPORT_H
#define TAGWIRE_ROWS_TRADE_CAPTURE_REPORT_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define TRADE_CAPTURE_REPORT_PLAN_TEXT \
    "AE{34:int! 49:text! 56:text! 43:bool 52:time! 571:text! 487:int 856:int 828:int 150:char 572:text 17:text " \
    "39:char 570:bool! 55:text 48:text 22:char 32:dec8! 31:dec8! 30:text 75:date! 60:time! 64:date 573:char " \
    "552!{54:char! 37:text! 11:text 1:text 453:8{448:text! 447:char 452:int} 12:dec4 13:char 118:dec4 58:text}}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status trade_capture_report_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(TRADE_CAPTURE_REPORT_PLAN_TEXT, sizeof TRADE_CAPTURE_REPORT_PLAN_TEXT - 1, tw_dict_builtin("FIX.4.4", 7),
                           memory, size, made, error);
}

#ifndef TAGWIRE_CODES_FIX_4_4_13
#define TAGWIRE_CODES_FIX_4_4_13
/* CommType (13) */
enum {
    CommType_PER_UNIT = '1',
    CommType_PERCENT = '2',
    CommType_ABSOLUTE = '3',
    CommType_PERCENTAGE_WAIVED_CASH_DISCOUNT = '4',
    CommType_PERCENTAGE_WAIVED_ENHANCED_UNITS = '5',
    CommType_POINTS_PER_BOND_OR_CONTRACT = '6'
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

#ifndef TAGWIRE_CODES_FIX_4_4_39
#define TAGWIRE_CODES_FIX_4_4_39
/* OrdStatus (39) */
enum {
    OrdStatus_NEW = '0',
    OrdStatus_PARTIALLY_FILLED = '1',
    OrdStatus_FILLED = '2',
    OrdStatus_DONE_FOR_DAY = '3',
    OrdStatus_CANCELED = '4',
    OrdStatus_PENDING_CANCEL = '6',
    OrdStatus_STOPPED = '7',
    OrdStatus_REJECTED = '8',
    OrdStatus_SUSPENDED = '9',
    OrdStatus_PENDING_NEW = 'A',
    OrdStatus_CALCULATED = 'B',
    OrdStatus_EXPIRED = 'C',
    OrdStatus_ACCEPTED_FOR_BIDDING = 'D',
    OrdStatus_PENDING_REPLACE = 'E'
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

#ifndef TAGWIRE_CODES_FIX_4_4_150
#define TAGWIRE_CODES_FIX_4_4_150
/* ExecType (150) */
enum {
    ExecType_NEW = '0',
    ExecType_DONE_FOR_DAY = '3',
    ExecType_CANCELED = '4',
    ExecType_REPLACED = '5',
    ExecType_PENDING_CANCEL = '6',
    ExecType_STOPPED = '7',
    ExecType_REJECTED = '8',
    ExecType_SUSPENDED = '9',
    ExecType_PENDING_NEW = 'A',
    ExecType_CALCULATED = 'B',
    ExecType_EXPIRED = 'C',
    ExecType_RESTATED = 'D',
    ExecType_PENDING_REPLACE = 'E',
    ExecType_TRADE = 'F',
    ExecType_TRADE_CORRECT = 'G',
    ExecType_TRADE_CANCEL = 'H',
    ExecType_ORDER_STATUS = 'I'
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

#ifndef TAGWIRE_CODES_FIX_4_4_573
#define TAGWIRE_CODES_FIX_4_4_573
/* MatchStatus (573) */
enum {
    MatchStatus_COMPARED = '0',
    MatchStatus_UNCOMPARED = '1',
    MatchStatus_ADVISORY_OR_ALERT = '2'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_828
#define TAGWIRE_CODES_FIX_4_4_828
/* TrdType (828) */
enum {
    TrdType_REGULAR_TRADE = 0,
    TrdType_BLOCK_TRADE = 1,
    TrdType_EFP = 2,
    TrdType_TRANSFER = 3,
    TrdType_LATE_TRADE = 4,
    TrdType_T_TRADE = 5,
    TrdType_WEIGHTED_AVERAGE_PRICE_TRADE = 6,
    TrdType_BUNCHED_TRADE = 7,
    TrdType_LATE_BUNCHED_TRADE = 8,
    TrdType_PRIOR_REFERENCE_PRICE_TRADE = 9,
    TrdType_AFTER_HOURS_TRADE = 10
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_856
#define TAGWIRE_CODES_FIX_4_4_856
/* TradeReportType (856) */
enum {
    TradeReportType_SUBMIT = 0,
    TradeReportType_ALLEGED = 1,
    TradeReportType_ACCEPT = 2,
    TradeReportType_DECLINE = 3,
    TradeReportType_ADDENDUM = 4,
    TradeReportType_NO = 5,
    TradeReportType_TRADE_REPORT_CANCEL = 6,
    TradeReportType_LOCKED_IN = 7
};
#endif

enum { /* slots */
    TRADE_CAPTURE_REPORT_NO_SIDES_NO_PARTY_IDS_PARTY_ID = 0,
    TRADE_CAPTURE_REPORT_NO_SIDES_NO_PARTY_IDS_PARTY_ID_SOURCE = 1,
    TRADE_CAPTURE_REPORT_NO_SIDES_NO_PARTY_IDS_PARTY_ROLE = 2,
    TRADE_CAPTURE_REPORT_NO_SIDES_NO_PARTY_IDS_SLOTS = 3
};

/* An entry of NoPartyIDs (453) in TradeCaptureReport. It points to what was read and lives as long as that. */
typedef struct trade_capture_report_no_sides_no_party_ids_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} trade_capture_report_no_sides_no_party_ids_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t trade_capture_report_no_sides_no_party_ids_state(const trade_capture_report_no_sides_no_party_ids_entry *row,
                                                                        uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t trade_capture_report_no_sides_no_party_ids_bytes(const trade_capture_report_no_sides_no_party_ids_entry *row,
                                                                        uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* PartyID (448): text, required */
static inline uint32_t trade_capture_report_no_sides_no_party_ids_party_id(const trade_capture_report_no_sides_no_party_ids_entry *row,
                                                                           const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[TRADE_CAPTURE_REPORT_NO_SIDES_NO_PARTY_IDS_PARTY_ID], row->input, text, length);
}

/* PartyIDSource (447): one byte */
static inline uint32_t trade_capture_report_no_sides_no_party_ids_party_id_source(const trade_capture_report_no_sides_no_party_ids_entry *row,
                                                                                  char *value)
{
    return tw_slot_char(&row->slots[TRADE_CAPTURE_REPORT_NO_SIDES_NO_PARTY_IDS_PARTY_ID_SOURCE], value);
}

/* PartyRole (452): a whole number */
static inline uint32_t trade_capture_report_no_sides_no_party_ids_party_role(const trade_capture_report_no_sides_no_party_ids_entry *row,
                                                                             int64_t *value)
{
    return tw_slot_int(&row->slots[TRADE_CAPTURE_REPORT_NO_SIDES_NO_PARTY_IDS_PARTY_ROLE], value);
}

enum { /* slots */
    TRADE_CAPTURE_REPORT_NO_SIDES_SIDE = 0,
    TRADE_CAPTURE_REPORT_NO_SIDES_ORDER_ID = 1,
    TRADE_CAPTURE_REPORT_NO_SIDES_CL_ORD_ID = 2,
    TRADE_CAPTURE_REPORT_NO_SIDES_ACCOUNT = 3,
    TRADE_CAPTURE_REPORT_NO_SIDES_NO_PARTY_IDS = 4,
    TRADE_CAPTURE_REPORT_NO_SIDES_COMMISSION = 5,
    TRADE_CAPTURE_REPORT_NO_SIDES_COMM_TYPE = 6,
    TRADE_CAPTURE_REPORT_NO_SIDES_NET_MONEY = 7,
    TRADE_CAPTURE_REPORT_NO_SIDES_TEXT = 8,
    TRADE_CAPTURE_REPORT_NO_SIDES_SLOTS = 9
};

enum { /* decimals: the value times 10 to this power */
    TRADE_CAPTURE_REPORT_NO_SIDES_COMMISSION_SCALE = 4,
    TRADE_CAPTURE_REPORT_NO_SIDES_NET_MONEY_SCALE = 4
};

/* An entry of NoSides (552) in TradeCaptureReport. It points to what was read and lives as long as that. */
typedef struct trade_capture_report_no_sides_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} trade_capture_report_no_sides_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t trade_capture_report_no_sides_state(const trade_capture_report_no_sides_entry *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t trade_capture_report_no_sides_bytes(const trade_capture_report_no_sides_entry *row, uint32_t slot,
                                                           const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* Side (54): one byte, required */
static inline uint32_t trade_capture_report_no_sides_side(const trade_capture_report_no_sides_entry *row, char *value)
{
    return tw_slot_char(&row->slots[TRADE_CAPTURE_REPORT_NO_SIDES_SIDE], value);
}

/* OrderID (37): text, required */
static inline uint32_t trade_capture_report_no_sides_order_id(const trade_capture_report_no_sides_entry *row, const char **text,
                                                              uint32_t *length)
{
    return tw_slot_text(&row->slots[TRADE_CAPTURE_REPORT_NO_SIDES_ORDER_ID], row->input, text, length);
}

/* ClOrdID (11): text */
static inline uint32_t trade_capture_report_no_sides_cl_ord_id(const trade_capture_report_no_sides_entry *row, const char **text,
                                                               uint32_t *length)
{
    return tw_slot_text(&row->slots[TRADE_CAPTURE_REPORT_NO_SIDES_CL_ORD_ID], row->input, text, length);
}

/* Account (1): text */
static inline uint32_t trade_capture_report_no_sides_account(const trade_capture_report_no_sides_entry *row, const char **text,
                                                             uint32_t *length)
{
    return tw_slot_text(&row->slots[TRADE_CAPTURE_REPORT_NO_SIDES_ACCOUNT], row->input, text, length);
}

/* NoPartyIDs (453): a group, the first 8 entries */
static inline uint32_t trade_capture_report_no_sides_no_party_ids(const trade_capture_report_no_sides_entry *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[TRADE_CAPTURE_REPORT_NO_SIDES_NO_PARTY_IDS], count);
}

/* Entry `which`, from 0, below that count. */
static inline trade_capture_report_no_sides_no_party_ids_entry trade_capture_report_no_sides_no_party_ids_at(const trade_capture_report_no_sides_entry *row,
                                                                                                             uint32_t which)
{
    trade_capture_report_no_sides_no_party_ids_entry entry;
    entry.slots = tw_slot_entry(&row->slots[TRADE_CAPTURE_REPORT_NO_SIDES_NO_PARTY_IDS], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* Commission (12): times 10^4 */
static inline uint32_t trade_capture_report_no_sides_commission(const trade_capture_report_no_sides_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[TRADE_CAPTURE_REPORT_NO_SIDES_COMMISSION], value);
}

/* CommType (13): one byte */
static inline uint32_t trade_capture_report_no_sides_comm_type(const trade_capture_report_no_sides_entry *row, char *value)
{
    return tw_slot_char(&row->slots[TRADE_CAPTURE_REPORT_NO_SIDES_COMM_TYPE], value);
}

/* NetMoney (118): times 10^4 */
static inline uint32_t trade_capture_report_no_sides_net_money(const trade_capture_report_no_sides_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[TRADE_CAPTURE_REPORT_NO_SIDES_NET_MONEY], value);
}

/* Text (58): text */
static inline uint32_t trade_capture_report_no_sides_text(const trade_capture_report_no_sides_entry *row, const char **text,
                                                          uint32_t *length)
{
    return tw_slot_text(&row->slots[TRADE_CAPTURE_REPORT_NO_SIDES_TEXT], row->input, text, length);
}

enum { TRADE_CAPTURE_REPORT_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    TRADE_CAPTURE_REPORT_MSG_SEQ_NUM = 0,
    TRADE_CAPTURE_REPORT_SENDER_COMP_ID = 1,
    TRADE_CAPTURE_REPORT_TARGET_COMP_ID = 2,
    TRADE_CAPTURE_REPORT_POSS_DUP_FLAG = 3,
    TRADE_CAPTURE_REPORT_SENDING_TIME = 4,
    TRADE_CAPTURE_REPORT_TRADE_REPORT_ID = 5,
    TRADE_CAPTURE_REPORT_TRADE_REPORT_TRANS_TYPE = 6,
    TRADE_CAPTURE_REPORT_TRADE_REPORT_TYPE = 7,
    TRADE_CAPTURE_REPORT_TRD_TYPE = 8,
    TRADE_CAPTURE_REPORT_EXEC_TYPE = 9,
    TRADE_CAPTURE_REPORT_TRADE_REPORT_REF_ID = 10,
    TRADE_CAPTURE_REPORT_EXEC_ID = 11,
    TRADE_CAPTURE_REPORT_ORD_STATUS = 12,
    TRADE_CAPTURE_REPORT_PREVIOUSLY_REPORTED = 13,
    TRADE_CAPTURE_REPORT_SYMBOL = 14,
    TRADE_CAPTURE_REPORT_SECURITY_ID = 15,
    TRADE_CAPTURE_REPORT_SECURITY_ID_SOURCE = 16,
    TRADE_CAPTURE_REPORT_LAST_QTY = 17,
    TRADE_CAPTURE_REPORT_LAST_PX = 18,
    TRADE_CAPTURE_REPORT_LAST_MKT = 19,
    TRADE_CAPTURE_REPORT_TRADE_DATE = 20,
    TRADE_CAPTURE_REPORT_TRANSACT_TIME = 21,
    TRADE_CAPTURE_REPORT_SETTL_DATE = 22,
    TRADE_CAPTURE_REPORT_MATCH_STATUS = 23,
    TRADE_CAPTURE_REPORT_NO_SIDES = 24,
    TRADE_CAPTURE_REPORT_SLOTS = 25
};

enum { /* decimals: the value times 10 to this power */
    TRADE_CAPTURE_REPORT_LAST_QTY_SCALE = 8,
    TRADE_CAPTURE_REPORT_LAST_PX_SCALE = 8
};

/* TradeCaptureReport (AE). It points to what was read and lives as long as that. */
typedef struct trade_capture_report_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} trade_capture_report_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int trade_capture_report_of(trade_capture_report_row *row, const tw_row *read, const tw_slot *slots,
                                          const void *input)
{
    if (read->message != TRADE_CAPTURE_REPORT_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t trade_capture_report_state(const trade_capture_report_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t trade_capture_report_bytes(const trade_capture_report_row *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t trade_capture_report_msg_seq_num(const trade_capture_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[TRADE_CAPTURE_REPORT_MSG_SEQ_NUM], value);
}

/* SenderCompID (49): text, required */
static inline uint32_t trade_capture_report_sender_comp_id(const trade_capture_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[TRADE_CAPTURE_REPORT_SENDER_COMP_ID], row->input, text, length);
}

/* TargetCompID (56): text, required */
static inline uint32_t trade_capture_report_target_comp_id(const trade_capture_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[TRADE_CAPTURE_REPORT_TARGET_COMP_ID], row->input, text, length);
}

/* PossDupFlag (43): 0 or 1 */
static inline uint32_t trade_capture_report_poss_dup_flag(const trade_capture_report_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[TRADE_CAPTURE_REPORT_POSS_DUP_FLAG], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t trade_capture_report_sending_time(const trade_capture_report_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[TRADE_CAPTURE_REPORT_SENDING_TIME], ns);
}

/* TradeReportID (571): text, required */
static inline uint32_t trade_capture_report_trade_report_id(const trade_capture_report_row *row, const char **text,
                                                            uint32_t *length)
{
    return tw_slot_text(&row->slots[TRADE_CAPTURE_REPORT_TRADE_REPORT_ID], row->input, text, length);
}

/* TradeReportTransType (487): a whole number */
static inline uint32_t trade_capture_report_trade_report_trans_type(const trade_capture_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[TRADE_CAPTURE_REPORT_TRADE_REPORT_TRANS_TYPE], value);
}

/* TradeReportType (856): a whole number */
static inline uint32_t trade_capture_report_trade_report_type(const trade_capture_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[TRADE_CAPTURE_REPORT_TRADE_REPORT_TYPE], value);
}

/* TrdType (828): a whole number */
static inline uint32_t trade_capture_report_trd_type(const trade_capture_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[TRADE_CAPTURE_REPORT_TRD_TYPE], value);
}

/* ExecType (150): one byte */
static inline uint32_t trade_capture_report_exec_type(const trade_capture_report_row *row, char *value)
{
    return tw_slot_char(&row->slots[TRADE_CAPTURE_REPORT_EXEC_TYPE], value);
}

/* TradeReportRefID (572): text */
static inline uint32_t trade_capture_report_trade_report_ref_id(const trade_capture_report_row *row, const char **text,
                                                                uint32_t *length)
{
    return tw_slot_text(&row->slots[TRADE_CAPTURE_REPORT_TRADE_REPORT_REF_ID], row->input, text, length);
}

/* ExecID (17): text */
static inline uint32_t trade_capture_report_exec_id(const trade_capture_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[TRADE_CAPTURE_REPORT_EXEC_ID], row->input, text, length);
}

/* OrdStatus (39): one byte */
static inline uint32_t trade_capture_report_ord_status(const trade_capture_report_row *row, char *value)
{
    return tw_slot_char(&row->slots[TRADE_CAPTURE_REPORT_ORD_STATUS], value);
}

/* PreviouslyReported (570): 0 or 1, required */
static inline uint32_t trade_capture_report_previously_reported(const trade_capture_report_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[TRADE_CAPTURE_REPORT_PREVIOUSLY_REPORTED], value);
}

/* Symbol (55): text */
static inline uint32_t trade_capture_report_symbol(const trade_capture_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[TRADE_CAPTURE_REPORT_SYMBOL], row->input, text, length);
}

/* SecurityID (48): text */
static inline uint32_t trade_capture_report_security_id(const trade_capture_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[TRADE_CAPTURE_REPORT_SECURITY_ID], row->input, text, length);
}

/* SecurityIDSource (22): one byte */
static inline uint32_t trade_capture_report_security_id_source(const trade_capture_report_row *row, char *value)
{
    return tw_slot_char(&row->slots[TRADE_CAPTURE_REPORT_SECURITY_ID_SOURCE], value);
}

/* LastQty (32): times 10^8, required */
static inline uint32_t trade_capture_report_last_qty(const trade_capture_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[TRADE_CAPTURE_REPORT_LAST_QTY], value);
}

/* LastPx (31): times 10^8, required */
static inline uint32_t trade_capture_report_last_px(const trade_capture_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[TRADE_CAPTURE_REPORT_LAST_PX], value);
}

/* LastMkt (30): text */
static inline uint32_t trade_capture_report_last_mkt(const trade_capture_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[TRADE_CAPTURE_REPORT_LAST_MKT], row->input, text, length);
}

/* TradeDate (75): days since 1970-01-01, required */
static inline uint32_t trade_capture_report_trade_date(const trade_capture_report_row *row, int32_t *days)
{
    return tw_slot_date(&row->slots[TRADE_CAPTURE_REPORT_TRADE_DATE], days);
}

/* TransactTime (60): ns since 1970 UTC, required */
static inline uint32_t trade_capture_report_transact_time(const trade_capture_report_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[TRADE_CAPTURE_REPORT_TRANSACT_TIME], ns);
}

/* SettlDate (64): days since 1970-01-01 */
static inline uint32_t trade_capture_report_settl_date(const trade_capture_report_row *row, int32_t *days)
{
    return tw_slot_date(&row->slots[TRADE_CAPTURE_REPORT_SETTL_DATE], days);
}

/* MatchStatus (573): one byte */
static inline uint32_t trade_capture_report_match_status(const trade_capture_report_row *row, char *value)
{
    return tw_slot_char(&row->slots[TRADE_CAPTURE_REPORT_MATCH_STATUS], value);
}

/* NoSides (552): a group, required */
static inline uint32_t trade_capture_report_no_sides(const trade_capture_report_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[TRADE_CAPTURE_REPORT_NO_SIDES], count);
}

/* Entry `which`, from 0, below that count. */
static inline trade_capture_report_no_sides_entry trade_capture_report_no_sides_at(const trade_capture_report_row *row,
                                                                                   uint32_t which)
{
    trade_capture_report_no_sides_entry entry;
    entry.slots = tw_slot_entry(&row->slots[TRADE_CAPTURE_REPORT_NO_SIDES], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

#ifdef __cplusplus
}
#endif

#endif
