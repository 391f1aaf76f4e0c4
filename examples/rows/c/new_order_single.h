/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of NewOrderSingle (D).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     new_order_single_row row;
 *     if (new_order_single_of(&row, &rows[i], slots, input) && new_order_single_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_NEW_ORDER_SINGLE_H
#define TAGWIRE_ROWS_NEW_ORDER_SINGLE_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define NEW_ORDER_SINGLE_PLAN_TEXT \
    "D{34:int! 49:text! 56:text! 43:bool 52:time! 11:text! 526:text 1:text 453:8{448:text! 447:char 452:int " \
    "802:4{523:text 803:int}} 21:char 18:text 110:dec8 111:dec8 100:text 55:text 48:text 22:char 167:text 200:text " \
    "207:text 54:char! 60:time! 38:dec8 152:dec4 40:char! 44:dec8 99:dec8 15:text 59:char 168:time 432:date " \
    "126:time 528:char 63:char 64:date 77:char 58:text}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status new_order_single_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(NEW_ORDER_SINGLE_PLAN_TEXT, sizeof NEW_ORDER_SINGLE_PLAN_TEXT - 1, tw_dict_builtin("FIX.4.4", 7), memory,
                           size, made, error);
}

#ifndef TAGWIRE_CODES_FIX_4_4_18
#define TAGWIRE_CODES_FIX_4_4_18
/* ExecInst (18) */
enum {
    ExecInst_NOT_HELD = '1',
    ExecInst_WORK = '2',
    ExecInst_GO_ALONG = '3',
    ExecInst_OVER_THE_DAY = '4',
    ExecInst_HELD = '5',
    ExecInst_PARTICIPATE_DO_NOT_INITIATE = '6',
    ExecInst_STRICT_SCALE = '7',
    ExecInst_TRY_TO_SCALE = '8',
    ExecInst_STAY_ON_BID_SIDE = '9',
    ExecInst_STAY_ON_OFFER_SIDE = '0',
    ExecInst_NO_CROSS = 'A',
    ExecInst_OK_TO_CROSS = 'B',
    ExecInst_CALL_FIRST = 'C',
    ExecInst_PERCENT_OF_VOLUME = 'D',
    ExecInst_DO_NOT_INCREASE = 'E',
    ExecInst_DO_NOT_REDUCE = 'F',
    ExecInst_ALL_OR_NONE = 'G',
    ExecInst_REINSTATE_ON_SYSTEM_FAILURE = 'H',
    ExecInst_INSTITUTIONS_ONLY = 'I',
    ExecInst_REINSTATE_ON_TRADING_HALT = 'J',
    ExecInst_CANCEL_ON_TRADING_HALT = 'K',
    ExecInst_LAST_PEG = 'L',
    ExecInst_MID_PRICE_PEG = 'M',
    ExecInst_NON_NEGOTIABLE = 'N',
    ExecInst_OPENING_PEG = 'O',
    ExecInst_MARKET_PEG = 'P',
    ExecInst_CANCEL_ON_SYSTEM_FAILURE = 'Q',
    ExecInst_PRIMARY_PEG = 'R',
    ExecInst_SUSPEND = 'S',
    ExecInst_CUSTOMER_DISPLAY_INSTRUCTION = 'U',
    ExecInst_NETTING = 'V',
    ExecInst_PEG_TO_VWAP = 'W',
    ExecInst_TRADE_ALONG = 'X',
    ExecInst_TRY_TO_STOP = 'Y',
    ExecInst_CANCEL_IF_NOT_BEST = 'Z',
    ExecInst_TRAILING_STOP_PEG = 'a',
    ExecInst_STRICT_LIMIT = 'b',
    ExecInst_IGNORE_PRICE_VALIDITY_CHECKS = 'c',
    ExecInst_PEG_TO_LIMIT_PRICE = 'd',
    ExecInst_WORK_TO_TARGET_STRATEGY = 'e'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_21
#define TAGWIRE_CODES_FIX_4_4_21
/* HandlInst (21) */
enum {
    HandlInst_AUTOMATED_EXECUTION_NO_INTERVENTION = '1',
    HandlInst_AUTOMATED_EXECUTION_INTERVENTION_OK = '2',
    HandlInst_MANUAL_ORDER = '3'
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

#ifndef TAGWIRE_CODES_FIX_4_4_77
#define TAGWIRE_CODES_FIX_4_4_77
/* PositionEffect (77) */
enum {
    PositionEffect_OPEN = 'O',
    PositionEffect_CLOSE = 'C',
    PositionEffect_ROLLED = 'R',
    PositionEffect_FIFO = 'F'
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

#ifndef TAGWIRE_CODES_FIX_4_4_528
#define TAGWIRE_CODES_FIX_4_4_528
/* OrderCapacity (528) */
enum {
    OrderCapacity_AGENCY = 'A',
    OrderCapacity_PROPRIETARY = 'G',
    OrderCapacity_INDIVIDUAL = 'I',
    OrderCapacity_PRINCIPAL = 'P',
    OrderCapacity_RISKLESS_PRINCIPAL = 'R',
    OrderCapacity_AGENT_FOR_OTHER_MEMBER = 'W'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_803
#define TAGWIRE_CODES_FIX_4_4_803
/* PartySubIDType (803) */
enum {
    PartySubIDType_FIRM = 1,
    PartySubIDType_PERSON = 2,
    PartySubIDType_SYSTEM = 3,
    PartySubIDType_APPLICATION = 4,
    PartySubIDType_FULL_LEGAL_NAME_OF_FIRM = 5,
    PartySubIDType_POSTAL_ADDRESS = 6,
    PartySubIDType_PHONE_NUMBER = 7,
    PartySubIDType_EMAIL_ADDRESS = 8,
    PartySubIDType_CONTACT_NAME = 9,
    PartySubIDType_SECURITIES_ACCOUNT_NUMBER = 10,
    PartySubIDType_REGISTRATION_NUMBER = 11,
    PartySubIDType_REGISTERED_ADDRESS_FOR_CONFIRMATION = 12,
    PartySubIDType_REGULATORY_STATUS = 13,
    PartySubIDType_REGISTRATION_NAME = 14,
    PartySubIDType_CASH_ACCOUNT_NUMBER = 15,
    PartySubIDType_BIC = 16,
    PartySubIDType_CSD_PARTICIPANT_MEMBER_CODE = 17,
    PartySubIDType_REGISTERED_ADDRESS = 18,
    PartySubIDType_FUND_ACCOUNT_NAME = 19,
    PartySubIDType_TELEX_NUMBER = 20,
    PartySubIDType_FAX_NUMBER = 21,
    PartySubIDType_SECURITIES_ACCOUNT_NAME = 22,
    PartySubIDType_CASH_ACCOUNT_NAME = 23,
    PartySubIDType_DEPARTMENT = 24,
    PartySubIDType_LOCATION_DESK = 25,
    PartySubIDType_POSITION_ACCOUNT_TYPE = 26
};
#endif

enum { /* slots */
    NEW_ORDER_SINGLE_NO_PARTY_IDS_NO_PARTY_SUB_IDS_PARTY_SUB_ID = 0,
    NEW_ORDER_SINGLE_NO_PARTY_IDS_NO_PARTY_SUB_IDS_PARTY_SUB_ID_TYPE = 1,
    NEW_ORDER_SINGLE_NO_PARTY_IDS_NO_PARTY_SUB_IDS_SLOTS = 2
};

/* An entry of NoPartySubIDs (802) in NewOrderSingle. It points to what was read and lives as long as that. */
typedef struct new_order_single_no_party_ids_no_party_sub_ids_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} new_order_single_no_party_ids_no_party_sub_ids_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t new_order_single_no_party_ids_no_party_sub_ids_state(const new_order_single_no_party_ids_no_party_sub_ids_entry *row,
                                                                            uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t new_order_single_no_party_ids_no_party_sub_ids_bytes(const new_order_single_no_party_ids_no_party_sub_ids_entry *row,
                                                                            uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* PartySubID (523): text */
static inline uint32_t new_order_single_no_party_ids_no_party_sub_ids_party_sub_id(const new_order_single_no_party_ids_no_party_sub_ids_entry *row,
                                                                                   const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_NO_PARTY_IDS_NO_PARTY_SUB_IDS_PARTY_SUB_ID], row->input, text, length);
}

/* PartySubIDType (803): a whole number */
static inline uint32_t new_order_single_no_party_ids_no_party_sub_ids_party_sub_id_type(const new_order_single_no_party_ids_no_party_sub_ids_entry *row,
                                                                                        int64_t *value)
{
    return tw_slot_int(&row->slots[NEW_ORDER_SINGLE_NO_PARTY_IDS_NO_PARTY_SUB_IDS_PARTY_SUB_ID_TYPE], value);
}

enum { /* slots */
    NEW_ORDER_SINGLE_NO_PARTY_IDS_PARTY_ID = 0,
    NEW_ORDER_SINGLE_NO_PARTY_IDS_PARTY_ID_SOURCE = 1,
    NEW_ORDER_SINGLE_NO_PARTY_IDS_PARTY_ROLE = 2,
    NEW_ORDER_SINGLE_NO_PARTY_IDS_NO_PARTY_SUB_IDS = 3,
    NEW_ORDER_SINGLE_NO_PARTY_IDS_SLOTS = 4
};

/* An entry of NoPartyIDs (453) in NewOrderSingle. It points to what was read and lives as long as that. */
typedef struct new_order_single_no_party_ids_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} new_order_single_no_party_ids_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t new_order_single_no_party_ids_state(const new_order_single_no_party_ids_entry *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t new_order_single_no_party_ids_bytes(const new_order_single_no_party_ids_entry *row, uint32_t slot,
                                                           const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* PartyID (448): text, required */
static inline uint32_t new_order_single_no_party_ids_party_id(const new_order_single_no_party_ids_entry *row, const char **text,
                                                              uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_NO_PARTY_IDS_PARTY_ID], row->input, text, length);
}

/* PartyIDSource (447): one byte */
static inline uint32_t new_order_single_no_party_ids_party_id_source(const new_order_single_no_party_ids_entry *row, char *value)
{
    return tw_slot_char(&row->slots[NEW_ORDER_SINGLE_NO_PARTY_IDS_PARTY_ID_SOURCE], value);
}

/* PartyRole (452): a whole number */
static inline uint32_t new_order_single_no_party_ids_party_role(const new_order_single_no_party_ids_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[NEW_ORDER_SINGLE_NO_PARTY_IDS_PARTY_ROLE], value);
}

/* NoPartySubIDs (802): a group, the first 4 entries */
static inline uint32_t new_order_single_no_party_ids_no_party_sub_ids(const new_order_single_no_party_ids_entry *row,
                                                                      uint32_t *count)
{
    return tw_slot_group(&row->slots[NEW_ORDER_SINGLE_NO_PARTY_IDS_NO_PARTY_SUB_IDS], count);
}

/* Entry `which`, from 0, below that count. */
static inline new_order_single_no_party_ids_no_party_sub_ids_entry new_order_single_no_party_ids_no_party_sub_ids_at(const new_order_single_no_party_ids_entry *row,
                                                                                                                     uint32_t which)
{
    new_order_single_no_party_ids_no_party_sub_ids_entry entry;
    entry.slots = tw_slot_entry(&row->slots[NEW_ORDER_SINGLE_NO_PARTY_IDS_NO_PARTY_SUB_IDS], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

enum { NEW_ORDER_SINGLE_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    NEW_ORDER_SINGLE_MSG_SEQ_NUM = 0,
    NEW_ORDER_SINGLE_SENDER_COMP_ID = 1,
    NEW_ORDER_SINGLE_TARGET_COMP_ID = 2,
    NEW_ORDER_SINGLE_POSS_DUP_FLAG = 3,
    NEW_ORDER_SINGLE_SENDING_TIME = 4,
    NEW_ORDER_SINGLE_CL_ORD_ID = 5,
    NEW_ORDER_SINGLE_SECONDARY_CL_ORD_ID = 6,
    NEW_ORDER_SINGLE_ACCOUNT = 7,
    NEW_ORDER_SINGLE_NO_PARTY_IDS = 8,
    NEW_ORDER_SINGLE_HANDL_INST = 9,
    NEW_ORDER_SINGLE_EXEC_INST = 10,
    NEW_ORDER_SINGLE_MIN_QTY = 11,
    NEW_ORDER_SINGLE_MAX_FLOOR = 12,
    NEW_ORDER_SINGLE_EX_DESTINATION = 13,
    NEW_ORDER_SINGLE_SYMBOL = 14,
    NEW_ORDER_SINGLE_SECURITY_ID = 15,
    NEW_ORDER_SINGLE_SECURITY_ID_SOURCE = 16,
    NEW_ORDER_SINGLE_SECURITY_TYPE = 17,
    NEW_ORDER_SINGLE_MATURITY_MONTH_YEAR = 18,
    NEW_ORDER_SINGLE_SECURITY_EXCHANGE = 19,
    NEW_ORDER_SINGLE_SIDE = 20,
    NEW_ORDER_SINGLE_TRANSACT_TIME = 21,
    NEW_ORDER_SINGLE_ORDER_QTY = 22,
    NEW_ORDER_SINGLE_CASH_ORDER_QTY = 23,
    NEW_ORDER_SINGLE_ORD_TYPE = 24,
    NEW_ORDER_SINGLE_PRICE = 25,
    NEW_ORDER_SINGLE_STOP_PX = 26,
    NEW_ORDER_SINGLE_CURRENCY = 27,
    NEW_ORDER_SINGLE_TIME_IN_FORCE = 28,
    NEW_ORDER_SINGLE_EFFECTIVE_TIME = 29,
    NEW_ORDER_SINGLE_EXPIRE_DATE = 30,
    NEW_ORDER_SINGLE_EXPIRE_TIME = 31,
    NEW_ORDER_SINGLE_ORDER_CAPACITY = 32,
    NEW_ORDER_SINGLE_SETTL_TYPE = 33,
    NEW_ORDER_SINGLE_SETTL_DATE = 34,
    NEW_ORDER_SINGLE_POSITION_EFFECT = 35,
    NEW_ORDER_SINGLE_TEXT = 36,
    NEW_ORDER_SINGLE_SLOTS = 37
};

enum { /* decimals: the value times 10 to this power */
    NEW_ORDER_SINGLE_MIN_QTY_SCALE = 8,
    NEW_ORDER_SINGLE_MAX_FLOOR_SCALE = 8,
    NEW_ORDER_SINGLE_ORDER_QTY_SCALE = 8,
    NEW_ORDER_SINGLE_CASH_ORDER_QTY_SCALE = 4,
    NEW_ORDER_SINGLE_PRICE_SCALE = 8,
    NEW_ORDER_SINGLE_STOP_PX_SCALE = 8
};

/* NewOrderSingle (D). It points to what was read and lives as long as that. */
typedef struct new_order_single_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} new_order_single_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int new_order_single_of(new_order_single_row *row, const tw_row *read, const tw_slot *slots, const void *input)
{
    if (read->message != NEW_ORDER_SINGLE_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t new_order_single_state(const new_order_single_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t new_order_single_bytes(const new_order_single_row *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t new_order_single_msg_seq_num(const new_order_single_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[NEW_ORDER_SINGLE_MSG_SEQ_NUM], value);
}

/* SenderCompID (49): text, required */
static inline uint32_t new_order_single_sender_comp_id(const new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_SENDER_COMP_ID], row->input, text, length);
}

/* TargetCompID (56): text, required */
static inline uint32_t new_order_single_target_comp_id(const new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_TARGET_COMP_ID], row->input, text, length);
}

/* PossDupFlag (43): 0 or 1 */
static inline uint32_t new_order_single_poss_dup_flag(const new_order_single_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[NEW_ORDER_SINGLE_POSS_DUP_FLAG], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t new_order_single_sending_time(const new_order_single_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[NEW_ORDER_SINGLE_SENDING_TIME], ns);
}

/* ClOrdID (11): text, required */
static inline uint32_t new_order_single_cl_ord_id(const new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_CL_ORD_ID], row->input, text, length);
}

/* SecondaryClOrdID (526): text */
static inline uint32_t new_order_single_secondary_cl_ord_id(const new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_SECONDARY_CL_ORD_ID], row->input, text, length);
}

/* Account (1): text */
static inline uint32_t new_order_single_account(const new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_ACCOUNT], row->input, text, length);
}

/* NoPartyIDs (453): a group, the first 8 entries */
static inline uint32_t new_order_single_no_party_ids(const new_order_single_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[NEW_ORDER_SINGLE_NO_PARTY_IDS], count);
}

/* Entry `which`, from 0, below that count. */
static inline new_order_single_no_party_ids_entry new_order_single_no_party_ids_at(const new_order_single_row *row, uint32_t which)
{
    new_order_single_no_party_ids_entry entry;
    entry.slots = tw_slot_entry(&row->slots[NEW_ORDER_SINGLE_NO_PARTY_IDS], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* HandlInst (21): one byte */
static inline uint32_t new_order_single_handl_inst(const new_order_single_row *row, char *value)
{
    return tw_slot_char(&row->slots[NEW_ORDER_SINGLE_HANDL_INST], value);
}

/* ExecInst (18): text */
static inline uint32_t new_order_single_exec_inst(const new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_EXEC_INST], row->input, text, length);
}

/* MinQty (110): times 10^8 */
static inline uint32_t new_order_single_min_qty(const new_order_single_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[NEW_ORDER_SINGLE_MIN_QTY], value);
}

/* MaxFloor (111): times 10^8 */
static inline uint32_t new_order_single_max_floor(const new_order_single_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[NEW_ORDER_SINGLE_MAX_FLOOR], value);
}

/* ExDestination (100): text */
static inline uint32_t new_order_single_ex_destination(const new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_EX_DESTINATION], row->input, text, length);
}

/* Symbol (55): text */
static inline uint32_t new_order_single_symbol(const new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_SYMBOL], row->input, text, length);
}

/* SecurityID (48): text */
static inline uint32_t new_order_single_security_id(const new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_SECURITY_ID], row->input, text, length);
}

/* SecurityIDSource (22): one byte */
static inline uint32_t new_order_single_security_id_source(const new_order_single_row *row, char *value)
{
    return tw_slot_char(&row->slots[NEW_ORDER_SINGLE_SECURITY_ID_SOURCE], value);
}

/* SecurityType (167): text */
static inline uint32_t new_order_single_security_type(const new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_SECURITY_TYPE], row->input, text, length);
}

/* MaturityMonthYear (200): text */
static inline uint32_t new_order_single_maturity_month_year(const new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_MATURITY_MONTH_YEAR], row->input, text, length);
}

/* SecurityExchange (207): text */
static inline uint32_t new_order_single_security_exchange(const new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_SECURITY_EXCHANGE], row->input, text, length);
}

/* Side (54): one byte, required */
static inline uint32_t new_order_single_side(const new_order_single_row *row, char *value)
{
    return tw_slot_char(&row->slots[NEW_ORDER_SINGLE_SIDE], value);
}

/* TransactTime (60): ns since 1970 UTC, required */
static inline uint32_t new_order_single_transact_time(const new_order_single_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[NEW_ORDER_SINGLE_TRANSACT_TIME], ns);
}

/* OrderQty (38): times 10^8 */
static inline uint32_t new_order_single_order_qty(const new_order_single_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[NEW_ORDER_SINGLE_ORDER_QTY], value);
}

/* CashOrderQty (152): times 10^4 */
static inline uint32_t new_order_single_cash_order_qty(const new_order_single_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[NEW_ORDER_SINGLE_CASH_ORDER_QTY], value);
}

/* OrdType (40): one byte, required */
static inline uint32_t new_order_single_ord_type(const new_order_single_row *row, char *value)
{
    return tw_slot_char(&row->slots[NEW_ORDER_SINGLE_ORD_TYPE], value);
}

/* Price (44): times 10^8 */
static inline uint32_t new_order_single_price(const new_order_single_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[NEW_ORDER_SINGLE_PRICE], value);
}

/* StopPx (99): times 10^8 */
static inline uint32_t new_order_single_stop_px(const new_order_single_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[NEW_ORDER_SINGLE_STOP_PX], value);
}

/* Currency (15): text */
static inline uint32_t new_order_single_currency(const new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_CURRENCY], row->input, text, length);
}

/* TimeInForce (59): one byte */
static inline uint32_t new_order_single_time_in_force(const new_order_single_row *row, char *value)
{
    return tw_slot_char(&row->slots[NEW_ORDER_SINGLE_TIME_IN_FORCE], value);
}

/* EffectiveTime (168): ns since 1970 UTC */
static inline uint32_t new_order_single_effective_time(const new_order_single_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[NEW_ORDER_SINGLE_EFFECTIVE_TIME], ns);
}

/* ExpireDate (432): days since 1970-01-01 */
static inline uint32_t new_order_single_expire_date(const new_order_single_row *row, int32_t *days)
{
    return tw_slot_date(&row->slots[NEW_ORDER_SINGLE_EXPIRE_DATE], days);
}

/* ExpireTime (126): ns since 1970 UTC */
static inline uint32_t new_order_single_expire_time(const new_order_single_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[NEW_ORDER_SINGLE_EXPIRE_TIME], ns);
}

/* OrderCapacity (528): one byte */
static inline uint32_t new_order_single_order_capacity(const new_order_single_row *row, char *value)
{
    return tw_slot_char(&row->slots[NEW_ORDER_SINGLE_ORDER_CAPACITY], value);
}

/* SettlType (63): one byte */
static inline uint32_t new_order_single_settl_type(const new_order_single_row *row, char *value)
{
    return tw_slot_char(&row->slots[NEW_ORDER_SINGLE_SETTL_TYPE], value);
}

/* SettlDate (64): days since 1970-01-01 */
static inline uint32_t new_order_single_settl_date(const new_order_single_row *row, int32_t *days)
{
    return tw_slot_date(&row->slots[NEW_ORDER_SINGLE_SETTL_DATE], days);
}

/* PositionEffect (77): one byte */
static inline uint32_t new_order_single_position_effect(const new_order_single_row *row, char *value)
{
    return tw_slot_char(&row->slots[NEW_ORDER_SINGLE_POSITION_EFFECT], value);
}

/* Text (58): text */
static inline uint32_t new_order_single_text(const new_order_single_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[NEW_ORDER_SINGLE_TEXT], row->input, text, length);
}

#ifdef __cplusplus
}
#endif

#endif
