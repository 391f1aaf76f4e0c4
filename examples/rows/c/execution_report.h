/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of ExecutionReport (8).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     execution_report_row row;
 *     if (execution_report_of(&row, &rows[i], slots, input) && execution_report_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_EXECUTION_REPORT_H
#define TAGWIRE_ROWS_EXECUTION_REPORT_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define EXECUTION_REPORT_PLAN_TEXT \
    "8{34:int! 49:text! 56:text! 43:bool 52:time! 37:text! 198:text 11:text 41:text 17:text! 19:text 150:char! " \
    "39:char! 103:int 378:int 636:bool 1:text 453:8{448:text! 447:char 452:int} 55:text 48:text 22:char 167:text " \
    "207:text 54:char! 38:dec8 40:char 44:dec8 99:dec8 15:text 59:char 32:dec8 31:dec8 30:text 851:int 151:dec8! " \
    "14:dec8! 6:dec*! 75:date 60:time 64:date 12:dec4 13:char 136:8{137:dec4 138:text 139:text} 555:8{600:text " \
    "624:char 687:dec8 637:dec8} 58:text}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status execution_report_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(EXECUTION_REPORT_PLAN_TEXT, sizeof EXECUTION_REPORT_PLAN_TEXT - 1, tw_dict_builtin("FIX.4.4", 7), memory,
                           size, made, error);
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

#ifndef TAGWIRE_CODES_FIX_4_4_59
#define TAGWIRE_CODES_FIX_4_4_59
/* TimeInForce (59) */
enum {
    TimeInForce_DAY = '0',
    TimeInForce_GOOD_TILL_CANCEL = '1',
    TimeInForce_AT_THE_OPENING = '2',
    TimeInForce_IMMEDIATE_OR_CANCEL = '3',
    TimeInForce_FILL_OR_KILL = '4',
    TimeInForce_GOOD_TILL_CROSSING = '5',
    TimeInForce_GOOD_TILL_DATE = '6',
    TimeInForce_AT_THE_CLOSE = '7'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_103
#define TAGWIRE_CODES_FIX_4_4_103
/* OrdRejReason (103) */
enum {
    OrdRejReason_BROKER_CREDIT = 0,
    OrdRejReason_UNKNOWN_SYMBOL = 1,
    OrdRejReason_EXCHANGE_CLOSED = 2,
    OrdRejReason_ORDER_EXCEEDS_LIMIT = 3,
    OrdRejReason_TOO_LATE_TO_ENTER = 4,
    OrdRejReason_UNKNOWN_ORDER = 5,
    OrdRejReason_DUPLICATE_ORDER = 6,
    OrdRejReason_DUPLICATE_OF_A_VERBALLY_COMMUNICATED_ORDER = 7,
    OrdRejReason_STALE_ORDER = 8,
    OrdRejReason_TRADE_ALONG_REQUIRED = 9,
    OrdRejReason_INVALID_INVESTOR_ID = 10,
    OrdRejReason_UNSUPPORTED_ORDER_CHARACTERISTIC = 11,
    OrdRejReason_SURVEILLANCE_OPTION = 12,
    OrdRejReason_INCORRECT_QUANTITY = 13,
    OrdRejReason_INCORRECT_ALLOCATED_QUANTITY = 14,
    OrdRejReason_UNKNOWN_ACCOUNT = 15,
    OrdRejReason_OTHER = 99
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_139
#define TAGWIRE_CODES_FIX_4_4_139
/* MiscFeeType (139) */
#define MiscFeeType_REGULATORY "1"
#define MiscFeeType_TAX "2"
#define MiscFeeType_LOCAL_COMMISSION "3"
#define MiscFeeType_EXCHANGE_FEES "4"
#define MiscFeeType_STAMP "5"
#define MiscFeeType_LEVY "6"
#define MiscFeeType_OTHER "7"
#define MiscFeeType_MARKUP "8"
#define MiscFeeType_CONSUMPTION_TAX "9"
#define MiscFeeType_PER_TRANSACTION "10"
#define MiscFeeType_CONVERSION "11"
#define MiscFeeType_AGENT "12"
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

#ifndef TAGWIRE_CODES_FIX_4_4_167
#define TAGWIRE_CODES_FIX_4_4_167
/* SecurityType (167) */
#define SecurityType_EURO_SUPRANATIONAL_COUPONS "EUSUPRA"
#define SecurityType_FEDERAL_AGENCY_COUPON "FAC"
#define SecurityType_FEDERAL_AGENCY_DISCOUNT_NOTE "FADN"
#define SecurityType_PRIVATE_EXPORT_FUNDING "PEF"
#define SecurityType_USD_SUPRANATIONAL_COUPONS "SUPRA"
#define SecurityType_CORPORATE_BOND "CORP"
#define SecurityType_CORPORATE_PRIVATE_PLACEMENT "CPP"
#define SecurityType_CONVERTIBLE_BOND "CB"
#define SecurityType_DUAL_CURRENCY "DUAL"
#define SecurityType_EURO_CORPORATE_BOND "EUCORP"
#define SecurityType_INDEXED_LINKED "XLINKD"
#define SecurityType_STRUCTURED_NOTES "STRUCT"
#define SecurityType_YANKEE_CORPORATE_BOND "YANK"
#define SecurityType_FOREIGN_EXCHANGE_CONTRACT "FOR"
#define SecurityType_COMMON_STOCK "CS"
#define SecurityType_PREFERRED_STOCK "PS"
#define SecurityType_BRADY_BOND "BRADY"
#define SecurityType_EURO_SOVEREIGNS "EUSOV"
#define SecurityType_US_TREASURY_BOND "TBOND"
#define SecurityType_INTEREST_STRIP_FROM_ANY_BOND_OR_NOTE "TINT"
#define SecurityType_TREASURY_INFLATION_PROTECTED_SECURITIES "TIPS"
#define SecurityType_PRINCIPAL_STRIP_OF_A_CALLABLE_BOND_OR_NOTE "TCAL"
#define SecurityType_PRINCIPAL_STRIP_FROM_A_NON_CALLABLE_BOND_OR_NOTE "TPRN"
#define SecurityType_US_TREASURY_NOTE_OLD "UST"
#define SecurityType_US_TREASURY_BILL_OLD "USTB"
#define SecurityType_US_TREASURY_NOTE "TNOTE"
#define SecurityType_US_TREASURY_BILL "TBILL"
#define SecurityType_REPURCHASE "REPO"
#define SecurityType_FORWARD "FORWARD"
#define SecurityType_BUY_SELLBACK "BUYSELL"
#define SecurityType_SECURITIES_LOAN "SECLOAN"
#define SecurityType_SECURITIES_PLEDGE "SECPLEDGE"
#define SecurityType_TERM_LOAN "TERM"
#define SecurityType_REVOLVER_LOAN "RVLV"
#define SecurityType_REVOLVER "RVLVTRM"
#define SecurityType_BRIDGE_LOAN "BRIDGE"
#define SecurityType_LETTER_OF_CREDIT "LOFC"
#define SecurityType_SWING_LINE_FACILITY "SWING"
#define SecurityType_DEBTOR_IN_POSSESSION "DINP"
#define SecurityType_DEFAULTED "DEFLTED"
#define SecurityType_WITHDRAWN "WITHDRN"
#define SecurityType_REPLACED "REPLACD"
#define SecurityType_MATURED "MATURED"
#define SecurityType_AMENDED "AMENDED"
#define SecurityType_RETIRED "RETIRED"
#define SecurityType_BANKERS_ACCEPTANCE "BA"
#define SecurityType_BANK_NOTES "BN"
#define SecurityType_BILL_OF_EXCHANGES "BOX"
#define SecurityType_CERTIFICATE_OF_DEPOSIT "CD"
#define SecurityType_CALL_LOANS "CL"
#define SecurityType_COMMERCIAL_PAPER "CP"
#define SecurityType_DEPOSIT_NOTES "DN"
#define SecurityType_EURO_CERTIFICATE_OF_DEPOSIT "EUCD"
#define SecurityType_EURO_COMMERCIAL_PAPER "EUCP"
#define SecurityType_LIQUIDITY_NOTE "LQN"
#define SecurityType_MEDIUM_TERM_NOTES "MTN"
#define SecurityType_OVERNIGHT "ONITE"
#define SecurityType_PROMISSORY_NOTE "PN"
#define SecurityType_PLAZOS_FIJOS "PZFJ"
#define SecurityType_SHORT_TERM_LOAN_NOTE "STN"
#define SecurityType_TIME_DEPOSIT "TD"
#define SecurityType_EXTENDED_COMM_NOTE "XCN"
#define SecurityType_YANKEE_CERTIFICATE_OF_DEPOSIT "YCD"
#define SecurityType_ASSET_BACKED_SECURITIES "ABS"
#define SecurityType_CORP "CMBS"
#define SecurityType_COLLATERALIZED_MORTGAGE_OBLIGATION "CMO"
#define SecurityType_IOETTE_MORTGAGE "IET"
#define SecurityType_MORTGAGE_BACKED_SECURITIES "MBS"
#define SecurityType_MORTGAGE_INTEREST_ONLY "MIO"
#define SecurityType_MORTGAGE_PRINCIPAL_ONLY "MPO"
#define SecurityType_MORTGAGE_PRIVATE_PLACEMENT "MPP"
#define SecurityType_MISCELLANEOUS_PASS_THROUGH "MPT"
#define SecurityType_PFANDBRIEFE "PFAND"
#define SecurityType_TO_BE_ANNOUNCED "TBA"
#define SecurityType_OTHER_ANTICIPATION_NOTES "AN"
#define SecurityType_CERTIFICATE_OF_OBLIGATION "COFO"
#define SecurityType_CERTIFICATE_OF_PARTICIPATION "COFP"
#define SecurityType_GENERAL_OBLIGATION_BONDS "GO"
#define SecurityType_MANDATORY_TENDER "MT"
#define SecurityType_REVENUE_ANTICIPATION_NOTE "RAN"
#define SecurityType_REVENUE_BONDS "REV"
#define SecurityType_SPECIAL_ASSESSMENT "SPCLA"
#define SecurityType_SPECIAL_OBLIGATION "SPCLO"
#define SecurityType_SPECIAL_TAX "SPCLT"
#define SecurityType_TAX_ANTICIPATION_NOTE "TAN"
#define SecurityType_TAX_ALLOCATION "TAXA"
#define SecurityType_TAX_EXEMPT_COMMERCIAL_PAPER "TECP"
#define SecurityType_TAX_REVENUE_ANTICIPATION_NOTE "TRAN"
#define SecurityType_VARIABLE_RATE_DEMAND_NOTE "VRDN"
#define SecurityType_WARRANT "WAR"
#define SecurityType_MUTUAL_FUND "MF"
#define SecurityType_MULTILEG_INSTRUMENT "MLEG"
#define SecurityType_NO_SECURITY_TYPE "NONE"
#define SecurityType_FUTURE "FUT"
#define SecurityType_OPTION "OPT"
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_378
#define TAGWIRE_CODES_FIX_4_4_378
/* ExecRestatementReason (378) */
enum {
    ExecRestatementReason_GT_CORPORATE_ACTION = 0,
    ExecRestatementReason_GT_RENEWAL = 1,
    ExecRestatementReason_VERBAL_CHANGE = 2,
    ExecRestatementReason_REPRICING_OF_ORDER = 3,
    ExecRestatementReason_BROKER_OPTION = 4,
    ExecRestatementReason_PARTIAL_DECLINE_OF_ORDER_QTY = 5,
    ExecRestatementReason_CANCEL_ON_TRADING_HALT = 6,
    ExecRestatementReason_CANCEL_ON_SYSTEM_FAILURE = 7,
    ExecRestatementReason_MARKET = 8,
    ExecRestatementReason_CANCELED = 9,
    ExecRestatementReason_WAREHOUSE_RECAP = 10,
    ExecRestatementReason_OTHER = 99
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

#ifndef TAGWIRE_CODES_FIX_4_4_851
#define TAGWIRE_CODES_FIX_4_4_851
/* LastLiquidityInd (851) */
enum {
    LastLiquidityInd_ADDED_LIQUIDITY = 1,
    LastLiquidityInd_REMOVED_LIQUIDITY = 2,
    LastLiquidityInd_LIQUIDITY_ROUTED_OUT = 3
};
#endif

enum { /* slots */
    EXECUTION_REPORT_NO_LEGS_LEG_SYMBOL = 0,
    EXECUTION_REPORT_NO_LEGS_LEG_SIDE = 1,
    EXECUTION_REPORT_NO_LEGS_LEG_QTY = 2,
    EXECUTION_REPORT_NO_LEGS_LEG_LAST_PX = 3,
    EXECUTION_REPORT_NO_LEGS_SLOTS = 4
};

enum { /* decimals: the value times 10 to this power */
    EXECUTION_REPORT_NO_LEGS_LEG_QTY_SCALE = 8,
    EXECUTION_REPORT_NO_LEGS_LEG_LAST_PX_SCALE = 8
};

/* An entry of NoLegs (555) in ExecutionReport. It points to what was read and lives as long as that. */
typedef struct execution_report_no_legs_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} execution_report_no_legs_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t execution_report_no_legs_state(const execution_report_no_legs_entry *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t execution_report_no_legs_bytes(const execution_report_no_legs_entry *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* LegSymbol (600): text */
static inline uint32_t execution_report_no_legs_leg_symbol(const execution_report_no_legs_entry *row, const char **text,
                                                           uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_NO_LEGS_LEG_SYMBOL], row->input, text, length);
}

/* LegSide (624): one byte */
static inline uint32_t execution_report_no_legs_leg_side(const execution_report_no_legs_entry *row, char *value)
{
    return tw_slot_char(&row->slots[EXECUTION_REPORT_NO_LEGS_LEG_SIDE], value);
}

/* LegQty (687): times 10^8 */
static inline uint32_t execution_report_no_legs_leg_qty(const execution_report_no_legs_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_NO_LEGS_LEG_QTY], value);
}

/* LegLastPx (637): times 10^8 */
static inline uint32_t execution_report_no_legs_leg_last_px(const execution_report_no_legs_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_NO_LEGS_LEG_LAST_PX], value);
}

enum { /* slots */
    EXECUTION_REPORT_NO_MISC_FEES_MISC_FEE_AMT = 0,
    EXECUTION_REPORT_NO_MISC_FEES_MISC_FEE_CURR = 1,
    EXECUTION_REPORT_NO_MISC_FEES_MISC_FEE_TYPE = 2,
    EXECUTION_REPORT_NO_MISC_FEES_SLOTS = 3
};

enum { /* decimals: the value times 10 to this power */
    EXECUTION_REPORT_NO_MISC_FEES_MISC_FEE_AMT_SCALE = 4
};

/* An entry of NoMiscFees (136) in ExecutionReport. It points to what was read and lives as long as that. */
typedef struct execution_report_no_misc_fees_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} execution_report_no_misc_fees_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t execution_report_no_misc_fees_state(const execution_report_no_misc_fees_entry *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t execution_report_no_misc_fees_bytes(const execution_report_no_misc_fees_entry *row, uint32_t slot,
                                                           const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MiscFeeAmt (137): times 10^4 */
static inline uint32_t execution_report_no_misc_fees_misc_fee_amt(const execution_report_no_misc_fees_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_NO_MISC_FEES_MISC_FEE_AMT], value);
}

/* MiscFeeCurr (138): text */
static inline uint32_t execution_report_no_misc_fees_misc_fee_curr(const execution_report_no_misc_fees_entry *row,
                                                                   const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_NO_MISC_FEES_MISC_FEE_CURR], row->input, text, length);
}

/* MiscFeeType (139): text */
static inline uint32_t execution_report_no_misc_fees_misc_fee_type(const execution_report_no_misc_fees_entry *row,
                                                                   const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_NO_MISC_FEES_MISC_FEE_TYPE], row->input, text, length);
}

enum { /* slots */
    EXECUTION_REPORT_NO_PARTY_IDS_PARTY_ID = 0,
    EXECUTION_REPORT_NO_PARTY_IDS_PARTY_ID_SOURCE = 1,
    EXECUTION_REPORT_NO_PARTY_IDS_PARTY_ROLE = 2,
    EXECUTION_REPORT_NO_PARTY_IDS_SLOTS = 3
};

/* An entry of NoPartyIDs (453) in ExecutionReport. It points to what was read and lives as long as that. */
typedef struct execution_report_no_party_ids_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} execution_report_no_party_ids_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t execution_report_no_party_ids_state(const execution_report_no_party_ids_entry *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t execution_report_no_party_ids_bytes(const execution_report_no_party_ids_entry *row, uint32_t slot,
                                                           const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* PartyID (448): text, required */
static inline uint32_t execution_report_no_party_ids_party_id(const execution_report_no_party_ids_entry *row, const char **text,
                                                              uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_NO_PARTY_IDS_PARTY_ID], row->input, text, length);
}

/* PartyIDSource (447): one byte */
static inline uint32_t execution_report_no_party_ids_party_id_source(const execution_report_no_party_ids_entry *row, char *value)
{
    return tw_slot_char(&row->slots[EXECUTION_REPORT_NO_PARTY_IDS_PARTY_ID_SOURCE], value);
}

/* PartyRole (452): a whole number */
static inline uint32_t execution_report_no_party_ids_party_role(const execution_report_no_party_ids_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_NO_PARTY_IDS_PARTY_ROLE], value);
}

enum { EXECUTION_REPORT_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    EXECUTION_REPORT_MSG_SEQ_NUM = 0,
    EXECUTION_REPORT_SENDER_COMP_ID = 1,
    EXECUTION_REPORT_TARGET_COMP_ID = 2,
    EXECUTION_REPORT_POSS_DUP_FLAG = 3,
    EXECUTION_REPORT_SENDING_TIME = 4,
    EXECUTION_REPORT_ORDER_ID = 5,
    EXECUTION_REPORT_SECONDARY_ORDER_ID = 6,
    EXECUTION_REPORT_CL_ORD_ID = 7,
    EXECUTION_REPORT_ORIG_CL_ORD_ID = 8,
    EXECUTION_REPORT_EXEC_ID = 9,
    EXECUTION_REPORT_EXEC_REF_ID = 10,
    EXECUTION_REPORT_EXEC_TYPE = 11,
    EXECUTION_REPORT_ORD_STATUS = 12,
    EXECUTION_REPORT_ORD_REJ_REASON = 13,
    EXECUTION_REPORT_EXEC_RESTATEMENT_REASON = 14,
    EXECUTION_REPORT_WORKING_INDICATOR = 15,
    EXECUTION_REPORT_ACCOUNT = 16,
    EXECUTION_REPORT_NO_PARTY_IDS = 17,
    EXECUTION_REPORT_SYMBOL = 18,
    EXECUTION_REPORT_SECURITY_ID = 19,
    EXECUTION_REPORT_SECURITY_ID_SOURCE = 20,
    EXECUTION_REPORT_SECURITY_TYPE = 21,
    EXECUTION_REPORT_SECURITY_EXCHANGE = 22,
    EXECUTION_REPORT_SIDE = 23,
    EXECUTION_REPORT_ORDER_QTY = 24,
    EXECUTION_REPORT_ORD_TYPE = 25,
    EXECUTION_REPORT_PRICE = 26,
    EXECUTION_REPORT_STOP_PX = 27,
    EXECUTION_REPORT_CURRENCY = 28,
    EXECUTION_REPORT_TIME_IN_FORCE = 29,
    EXECUTION_REPORT_LAST_QTY = 30,
    EXECUTION_REPORT_LAST_PX = 31,
    EXECUTION_REPORT_LAST_MKT = 32,
    EXECUTION_REPORT_LAST_LIQUIDITY_IND = 33,
    EXECUTION_REPORT_LEAVES_QTY = 34,
    EXECUTION_REPORT_CUM_QTY = 35,
    EXECUTION_REPORT_AVG_PX = 36,
    EXECUTION_REPORT_TRADE_DATE = 37,
    EXECUTION_REPORT_TRANSACT_TIME = 38,
    EXECUTION_REPORT_SETTL_DATE = 39,
    EXECUTION_REPORT_COMMISSION = 40,
    EXECUTION_REPORT_COMM_TYPE = 41,
    EXECUTION_REPORT_NO_MISC_FEES = 42,
    EXECUTION_REPORT_NO_LEGS = 43,
    EXECUTION_REPORT_TEXT = 44,
    EXECUTION_REPORT_SLOTS = 45
};

enum { /* decimals: the value times 10 to this power */
    EXECUTION_REPORT_ORDER_QTY_SCALE = 8,
    EXECUTION_REPORT_PRICE_SCALE = 8,
    EXECUTION_REPORT_STOP_PX_SCALE = 8,
    EXECUTION_REPORT_LAST_QTY_SCALE = 8,
    EXECUTION_REPORT_LAST_PX_SCALE = 8,
    EXECUTION_REPORT_LEAVES_QTY_SCALE = 8,
    EXECUTION_REPORT_CUM_QTY_SCALE = 8,
    EXECUTION_REPORT_COMMISSION_SCALE = 4
};

/* ExecutionReport (8). It points to what was read and lives as long as that. */
typedef struct execution_report_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} execution_report_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int execution_report_of(execution_report_row *row, const tw_row *read, const tw_slot *slots, const void *input)
{
    if (read->message != EXECUTION_REPORT_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t execution_report_state(const execution_report_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t execution_report_bytes(const execution_report_row *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t execution_report_msg_seq_num(const execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_MSG_SEQ_NUM], value);
}

/* SenderCompID (49): text, required */
static inline uint32_t execution_report_sender_comp_id(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_SENDER_COMP_ID], row->input, text, length);
}

/* TargetCompID (56): text, required */
static inline uint32_t execution_report_target_comp_id(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_TARGET_COMP_ID], row->input, text, length);
}

/* PossDupFlag (43): 0 or 1 */
static inline uint32_t execution_report_poss_dup_flag(const execution_report_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[EXECUTION_REPORT_POSS_DUP_FLAG], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t execution_report_sending_time(const execution_report_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_SENDING_TIME], ns);
}

/* OrderID (37): text, required */
static inline uint32_t execution_report_order_id(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_ORDER_ID], row->input, text, length);
}

/* SecondaryOrderID (198): text */
static inline uint32_t execution_report_secondary_order_id(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_SECONDARY_ORDER_ID], row->input, text, length);
}

/* ClOrdID (11): text */
static inline uint32_t execution_report_cl_ord_id(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_CL_ORD_ID], row->input, text, length);
}

/* OrigClOrdID (41): text */
static inline uint32_t execution_report_orig_cl_ord_id(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_ORIG_CL_ORD_ID], row->input, text, length);
}

/* ExecID (17): text, required */
static inline uint32_t execution_report_exec_id(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_EXEC_ID], row->input, text, length);
}

/* ExecRefID (19): text */
static inline uint32_t execution_report_exec_ref_id(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_EXEC_REF_ID], row->input, text, length);
}

/* ExecType (150): one byte, required */
static inline uint32_t execution_report_exec_type(const execution_report_row *row, char *value)
{
    return tw_slot_char(&row->slots[EXECUTION_REPORT_EXEC_TYPE], value);
}

/* OrdStatus (39): one byte, required */
static inline uint32_t execution_report_ord_status(const execution_report_row *row, char *value)
{
    return tw_slot_char(&row->slots[EXECUTION_REPORT_ORD_STATUS], value);
}

/* OrdRejReason (103): a whole number */
static inline uint32_t execution_report_ord_rej_reason(const execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_ORD_REJ_REASON], value);
}

/* ExecRestatementReason (378): a whole number */
static inline uint32_t execution_report_exec_restatement_reason(const execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_EXEC_RESTATEMENT_REASON], value);
}

/* WorkingIndicator (636): 0 or 1 */
static inline uint32_t execution_report_working_indicator(const execution_report_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[EXECUTION_REPORT_WORKING_INDICATOR], value);
}

/* Account (1): text */
static inline uint32_t execution_report_account(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_ACCOUNT], row->input, text, length);
}

/* NoPartyIDs (453): a group, the first 8 entries */
static inline uint32_t execution_report_no_party_ids(const execution_report_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[EXECUTION_REPORT_NO_PARTY_IDS], count);
}

/* Entry `which`, from 0, below that count. */
static inline execution_report_no_party_ids_entry execution_report_no_party_ids_at(const execution_report_row *row, uint32_t which)
{
    execution_report_no_party_ids_entry entry;
    entry.slots = tw_slot_entry(&row->slots[EXECUTION_REPORT_NO_PARTY_IDS], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* Symbol (55): text */
static inline uint32_t execution_report_symbol(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_SYMBOL], row->input, text, length);
}

/* SecurityID (48): text */
static inline uint32_t execution_report_security_id(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_SECURITY_ID], row->input, text, length);
}

/* SecurityIDSource (22): one byte */
static inline uint32_t execution_report_security_id_source(const execution_report_row *row, char *value)
{
    return tw_slot_char(&row->slots[EXECUTION_REPORT_SECURITY_ID_SOURCE], value);
}

/* SecurityType (167): text */
static inline uint32_t execution_report_security_type(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_SECURITY_TYPE], row->input, text, length);
}

/* SecurityExchange (207): text */
static inline uint32_t execution_report_security_exchange(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_SECURITY_EXCHANGE], row->input, text, length);
}

/* Side (54): one byte, required */
static inline uint32_t execution_report_side(const execution_report_row *row, char *value)
{
    return tw_slot_char(&row->slots[EXECUTION_REPORT_SIDE], value);
}

/* OrderQty (38): times 10^8 */
static inline uint32_t execution_report_order_qty(const execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_ORDER_QTY], value);
}

/* OrdType (40): one byte */
static inline uint32_t execution_report_ord_type(const execution_report_row *row, char *value)
{
    return tw_slot_char(&row->slots[EXECUTION_REPORT_ORD_TYPE], value);
}

/* Price (44): times 10^8 */
static inline uint32_t execution_report_price(const execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_PRICE], value);
}

/* StopPx (99): times 10^8 */
static inline uint32_t execution_report_stop_px(const execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_STOP_PX], value);
}

/* Currency (15): text */
static inline uint32_t execution_report_currency(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_CURRENCY], row->input, text, length);
}

/* TimeInForce (59): one byte */
static inline uint32_t execution_report_time_in_force(const execution_report_row *row, char *value)
{
    return tw_slot_char(&row->slots[EXECUTION_REPORT_TIME_IN_FORCE], value);
}

/* LastQty (32): times 10^8 */
static inline uint32_t execution_report_last_qty(const execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_LAST_QTY], value);
}

/* LastPx (31): times 10^8 */
static inline uint32_t execution_report_last_px(const execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_LAST_PX], value);
}

/* LastMkt (30): text */
static inline uint32_t execution_report_last_mkt(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_LAST_MKT], row->input, text, length);
}

/* LastLiquidityInd (851): a whole number */
static inline uint32_t execution_report_last_liquidity_ind(const execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_LAST_LIQUIDITY_IND], value);
}

/* LeavesQty (151): times 10^8, required */
static inline uint32_t execution_report_leaves_qty(const execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_LEAVES_QTY], value);
}

/* CumQty (14): times 10^8, required */
static inline uint32_t execution_report_cum_qty(const execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_CUM_QTY], value);
}

/* AvgPx (6): as received, required */
static inline uint32_t execution_report_avg_px(const execution_report_row *row, tw_decimal *value)
{
    return tw_slot_decimal(&row->slots[EXECUTION_REPORT_AVG_PX], value);
}

/* TradeDate (75): days since 1970-01-01 */
static inline uint32_t execution_report_trade_date(const execution_report_row *row, int32_t *days)
{
    return tw_slot_date(&row->slots[EXECUTION_REPORT_TRADE_DATE], days);
}

/* TransactTime (60): ns since 1970 UTC */
static inline uint32_t execution_report_transact_time(const execution_report_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_TRANSACT_TIME], ns);
}

/* SettlDate (64): days since 1970-01-01 */
static inline uint32_t execution_report_settl_date(const execution_report_row *row, int32_t *days)
{
    return tw_slot_date(&row->slots[EXECUTION_REPORT_SETTL_DATE], days);
}

/* Commission (12): times 10^4 */
static inline uint32_t execution_report_commission(const execution_report_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[EXECUTION_REPORT_COMMISSION], value);
}

/* CommType (13): one byte */
static inline uint32_t execution_report_comm_type(const execution_report_row *row, char *value)
{
    return tw_slot_char(&row->slots[EXECUTION_REPORT_COMM_TYPE], value);
}

/* NoMiscFees (136): a group, the first 8 entries */
static inline uint32_t execution_report_no_misc_fees(const execution_report_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[EXECUTION_REPORT_NO_MISC_FEES], count);
}

/* Entry `which`, from 0, below that count. */
static inline execution_report_no_misc_fees_entry execution_report_no_misc_fees_at(const execution_report_row *row, uint32_t which)
{
    execution_report_no_misc_fees_entry entry;
    entry.slots = tw_slot_entry(&row->slots[EXECUTION_REPORT_NO_MISC_FEES], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* NoLegs (555): a group, the first 8 entries */
static inline uint32_t execution_report_no_legs(const execution_report_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[EXECUTION_REPORT_NO_LEGS], count);
}

/* Entry `which`, from 0, below that count. */
static inline execution_report_no_legs_entry execution_report_no_legs_at(const execution_report_row *row, uint32_t which)
{
    execution_report_no_legs_entry entry;
    entry.slots = tw_slot_entry(&row->slots[EXECUTION_REPORT_NO_LEGS], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* Text (58): text */
static inline uint32_t execution_report_text(const execution_report_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[EXECUTION_REPORT_TEXT], row->input, text, length);
}

#ifdef __cplusplus
}
#endif

#endif
