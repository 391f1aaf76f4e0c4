/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of SecurityDefinition (d).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     security_definition_row row;
 *     if (security_definition_of(&row, &rows[i], slots, input) && security_definition_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_SECURITY_DEFINITION_H
#define TAGWIRE_ROWS_SECURITY_DEFINITION_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define SECURITY_DEFINITION_PLAN_TEXT \
    "d{34:int! 49:text! 56:text! 43:bool 52:time! 320:text! 322:text! 323:int! 55:text 48:text 22:char " \
    "454:8{455:text 456:char} 460:int 461:text 167:text 200:text 541:date 202:dec8 231:dec8 207:text 107:text " \
    "351:data 15:text 336:text 555:16{600:text 602:text 624:char 623:dec8} 562:dec8 58:text}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status security_definition_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(SECURITY_DEFINITION_PLAN_TEXT, sizeof SECURITY_DEFINITION_PLAN_TEXT - 1, tw_dict_builtin("FIX.4.4", 7),
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

#ifndef TAGWIRE_CODES_FIX_4_4_323
#define TAGWIRE_CODES_FIX_4_4_323
/* SecurityResponseType (323) */
enum {
    SecurityResponseType_ACCEPT_AS_IS = 1,
    SecurityResponseType_ACCEPT_WITH_REVISIONS = 2,
    SecurityResponseType_REJECT_SECURITY_PROPOSAL = 5,
    SecurityResponseType_CANNOT_MATCH_SELECTION_CRITERIA = 6
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_460
#define TAGWIRE_CODES_FIX_4_4_460
/* Product (460) */
enum {
    Product_AGENCY = 1,
    Product_COMMODITY = 2,
    Product_CORPORATE = 3,
    Product_CURRENCY = 4,
    Product_EQUITY = 5,
    Product_GOVERNMENT = 6,
    Product_INDEX = 7,
    Product_LOAN = 8,
    Product_MONEYMARKET = 9,
    Product_MORTGAGE = 10,
    Product_MUNICIPAL = 11,
    Product_OTHER = 12,
    Product_FINANCING = 13
};
#endif

enum { /* slots */
    SECURITY_DEFINITION_NO_LEGS_LEG_SYMBOL = 0,
    SECURITY_DEFINITION_NO_LEGS_LEG_SECURITY_ID = 1,
    SECURITY_DEFINITION_NO_LEGS_LEG_SIDE = 2,
    SECURITY_DEFINITION_NO_LEGS_LEG_RATIO_QTY = 3,
    SECURITY_DEFINITION_NO_LEGS_SLOTS = 4
};

enum { /* decimals: the value times 10 to this power */
    SECURITY_DEFINITION_NO_LEGS_LEG_RATIO_QTY_SCALE = 8
};

/* An entry of NoLegs (555) in SecurityDefinition. It points to what was read and lives as long as that. */
typedef struct security_definition_no_legs_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} security_definition_no_legs_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t security_definition_no_legs_state(const security_definition_no_legs_entry *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t security_definition_no_legs_bytes(const security_definition_no_legs_entry *row, uint32_t slot,
                                                         const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* LegSymbol (600): text */
static inline uint32_t security_definition_no_legs_leg_symbol(const security_definition_no_legs_entry *row, const char **text,
                                                              uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_NO_LEGS_LEG_SYMBOL], row->input, text, length);
}

/* LegSecurityID (602): text */
static inline uint32_t security_definition_no_legs_leg_security_id(const security_definition_no_legs_entry *row, const char **text,
                                                                   uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_NO_LEGS_LEG_SECURITY_ID], row->input, text, length);
}

/* LegSide (624): one byte */
static inline uint32_t security_definition_no_legs_leg_side(const security_definition_no_legs_entry *row, char *value)
{
    return tw_slot_char(&row->slots[SECURITY_DEFINITION_NO_LEGS_LEG_SIDE], value);
}

/* LegRatioQty (623): times 10^8 */
static inline uint32_t security_definition_no_legs_leg_ratio_qty(const security_definition_no_legs_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[SECURITY_DEFINITION_NO_LEGS_LEG_RATIO_QTY], value);
}

enum { /* slots */
    SECURITY_DEFINITION_NO_SECURITY_ALT_ID_SECURITY_ALT_ID = 0,
    SECURITY_DEFINITION_NO_SECURITY_ALT_ID_SECURITY_ALT_ID_SOURCE = 1,
    SECURITY_DEFINITION_NO_SECURITY_ALT_ID_SLOTS = 2
};

/* An entry of NoSecurityAltID (454) in SecurityDefinition. It points to what was read and lives as long as that. */
typedef struct security_definition_no_security_alt_id_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} security_definition_no_security_alt_id_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t security_definition_no_security_alt_id_state(const security_definition_no_security_alt_id_entry *row,
                                                                    uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t security_definition_no_security_alt_id_bytes(const security_definition_no_security_alt_id_entry *row,
                                                                    uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* SecurityAltID (455): text */
static inline uint32_t security_definition_no_security_alt_id_security_alt_id(const security_definition_no_security_alt_id_entry *row,
                                                                              const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_NO_SECURITY_ALT_ID_SECURITY_ALT_ID], row->input, text, length);
}

/* SecurityAltIDSource (456): one byte */
static inline uint32_t security_definition_no_security_alt_id_security_alt_id_source(const security_definition_no_security_alt_id_entry *row,
                                                                                     char *value)
{
    return tw_slot_char(&row->slots[SECURITY_DEFINITION_NO_SECURITY_ALT_ID_SECURITY_ALT_ID_SOURCE], value);
}

enum { SECURITY_DEFINITION_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    SECURITY_DEFINITION_MSG_SEQ_NUM = 0,
    SECURITY_DEFINITION_SENDER_COMP_ID = 1,
    SECURITY_DEFINITION_TARGET_COMP_ID = 2,
    SECURITY_DEFINITION_POSS_DUP_FLAG = 3,
    SECURITY_DEFINITION_SENDING_TIME = 4,
    SECURITY_DEFINITION_SECURITY_REQ_ID = 5,
    SECURITY_DEFINITION_SECURITY_RESPONSE_ID = 6,
    SECURITY_DEFINITION_SECURITY_RESPONSE_TYPE = 7,
    SECURITY_DEFINITION_SYMBOL = 8,
    SECURITY_DEFINITION_SECURITY_ID = 9,
    SECURITY_DEFINITION_SECURITY_ID_SOURCE = 10,
    SECURITY_DEFINITION_NO_SECURITY_ALT_ID = 11,
    SECURITY_DEFINITION_PRODUCT = 12,
    SECURITY_DEFINITION_CFI_CODE = 13,
    SECURITY_DEFINITION_SECURITY_TYPE = 14,
    SECURITY_DEFINITION_MATURITY_MONTH_YEAR = 15,
    SECURITY_DEFINITION_MATURITY_DATE = 16,
    SECURITY_DEFINITION_STRIKE_PRICE = 17,
    SECURITY_DEFINITION_CONTRACT_MULTIPLIER = 18,
    SECURITY_DEFINITION_SECURITY_EXCHANGE = 19,
    SECURITY_DEFINITION_SECURITY_DESC = 20,
    SECURITY_DEFINITION_ENCODED_SECURITY_DESC = 21,
    SECURITY_DEFINITION_CURRENCY = 22,
    SECURITY_DEFINITION_TRADING_SESSION_ID = 23,
    SECURITY_DEFINITION_NO_LEGS = 24,
    SECURITY_DEFINITION_MIN_TRADE_VOL = 25,
    SECURITY_DEFINITION_TEXT = 26,
    SECURITY_DEFINITION_SLOTS = 27
};

enum { /* decimals: the value times 10 to this power */
    SECURITY_DEFINITION_STRIKE_PRICE_SCALE = 8,
    SECURITY_DEFINITION_CONTRACT_MULTIPLIER_SCALE = 8,
    SECURITY_DEFINITION_MIN_TRADE_VOL_SCALE = 8
};

/* SecurityDefinition (d). It points to what was read and lives as long as that. */
typedef struct security_definition_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} security_definition_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int security_definition_of(security_definition_row *row, const tw_row *read, const tw_slot *slots, const void *input)
{
    if (read->message != SECURITY_DEFINITION_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t security_definition_state(const security_definition_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t security_definition_bytes(const security_definition_row *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t security_definition_msg_seq_num(const security_definition_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[SECURITY_DEFINITION_MSG_SEQ_NUM], value);
}

/* SenderCompID (49): text, required */
static inline uint32_t security_definition_sender_comp_id(const security_definition_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_SENDER_COMP_ID], row->input, text, length);
}

/* TargetCompID (56): text, required */
static inline uint32_t security_definition_target_comp_id(const security_definition_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_TARGET_COMP_ID], row->input, text, length);
}

/* PossDupFlag (43): 0 or 1 */
static inline uint32_t security_definition_poss_dup_flag(const security_definition_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[SECURITY_DEFINITION_POSS_DUP_FLAG], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t security_definition_sending_time(const security_definition_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[SECURITY_DEFINITION_SENDING_TIME], ns);
}

/* SecurityReqID (320): text, required */
static inline uint32_t security_definition_security_req_id(const security_definition_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_SECURITY_REQ_ID], row->input, text, length);
}

/* SecurityResponseID (322): text, required */
static inline uint32_t security_definition_security_response_id(const security_definition_row *row, const char **text,
                                                                uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_SECURITY_RESPONSE_ID], row->input, text, length);
}

/* SecurityResponseType (323): a whole number, required */
static inline uint32_t security_definition_security_response_type(const security_definition_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[SECURITY_DEFINITION_SECURITY_RESPONSE_TYPE], value);
}

/* Symbol (55): text */
static inline uint32_t security_definition_symbol(const security_definition_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_SYMBOL], row->input, text, length);
}

/* SecurityID (48): text */
static inline uint32_t security_definition_security_id(const security_definition_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_SECURITY_ID], row->input, text, length);
}

/* SecurityIDSource (22): one byte */
static inline uint32_t security_definition_security_id_source(const security_definition_row *row, char *value)
{
    return tw_slot_char(&row->slots[SECURITY_DEFINITION_SECURITY_ID_SOURCE], value);
}

/* NoSecurityAltID (454): a group, the first 8 entries */
static inline uint32_t security_definition_no_security_alt_id(const security_definition_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[SECURITY_DEFINITION_NO_SECURITY_ALT_ID], count);
}

/* Entry `which`, from 0, below that count. */
static inline security_definition_no_security_alt_id_entry security_definition_no_security_alt_id_at(const security_definition_row *row,
                                                                                                     uint32_t which)
{
    security_definition_no_security_alt_id_entry entry;
    entry.slots = tw_slot_entry(&row->slots[SECURITY_DEFINITION_NO_SECURITY_ALT_ID], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* Product (460): a whole number */
static inline uint32_t security_definition_product(const security_definition_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[SECURITY_DEFINITION_PRODUCT], value);
}

/* CFICode (461): text */
static inline uint32_t security_definition_cfi_code(const security_definition_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_CFI_CODE], row->input, text, length);
}

/* SecurityType (167): text */
static inline uint32_t security_definition_security_type(const security_definition_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_SECURITY_TYPE], row->input, text, length);
}

/* MaturityMonthYear (200): text */
static inline uint32_t security_definition_maturity_month_year(const security_definition_row *row, const char **text,
                                                               uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_MATURITY_MONTH_YEAR], row->input, text, length);
}

/* MaturityDate (541): days since 1970-01-01 */
static inline uint32_t security_definition_maturity_date(const security_definition_row *row, int32_t *days)
{
    return tw_slot_date(&row->slots[SECURITY_DEFINITION_MATURITY_DATE], days);
}

/* StrikePrice (202): times 10^8 */
static inline uint32_t security_definition_strike_price(const security_definition_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[SECURITY_DEFINITION_STRIKE_PRICE], value);
}

/* ContractMultiplier (231): times 10^8 */
static inline uint32_t security_definition_contract_multiplier(const security_definition_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[SECURITY_DEFINITION_CONTRACT_MULTIPLIER], value);
}

/* SecurityExchange (207): text */
static inline uint32_t security_definition_security_exchange(const security_definition_row *row, const char **text,
                                                             uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_SECURITY_EXCHANGE], row->input, text, length);
}

/* SecurityDesc (107): text */
static inline uint32_t security_definition_security_desc(const security_definition_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_SECURITY_DESC], row->input, text, length);
}

/* EncodedSecurityDesc (351): data */
static inline uint32_t security_definition_encoded_security_desc(const security_definition_row *row, const char **text,
                                                                 uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_ENCODED_SECURITY_DESC], row->input, text, length);
}

/* Currency (15): text */
static inline uint32_t security_definition_currency(const security_definition_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_CURRENCY], row->input, text, length);
}

/* TradingSessionID (336): text */
static inline uint32_t security_definition_trading_session_id(const security_definition_row *row, const char **text,
                                                              uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_TRADING_SESSION_ID], row->input, text, length);
}

/* NoLegs (555): a group, the first 16 entries */
static inline uint32_t security_definition_no_legs(const security_definition_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[SECURITY_DEFINITION_NO_LEGS], count);
}

/* Entry `which`, from 0, below that count. */
static inline security_definition_no_legs_entry security_definition_no_legs_at(const security_definition_row *row, uint32_t which)
{
    security_definition_no_legs_entry entry;
    entry.slots = tw_slot_entry(&row->slots[SECURITY_DEFINITION_NO_LEGS], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* MinTradeVol (562): times 10^8 */
static inline uint32_t security_definition_min_trade_vol(const security_definition_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[SECURITY_DEFINITION_MIN_TRADE_VOL], value);
}

/* Text (58): text */
static inline uint32_t security_definition_text(const security_definition_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[SECURITY_DEFINITION_TEXT], row->input, text, length);
}

#ifdef __cplusplus
}
#endif

#endif
