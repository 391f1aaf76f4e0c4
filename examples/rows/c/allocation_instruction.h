/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rows of AllocationInstruction (J).
 * Made by 'tagwire gen --lang c --kind plan', names by FIX.4.4: change the text and make it again, not this file.
 *
 *     tw_read(reader, input, length, rows, ROWS, slots, SLOTS, &progress);
 *     allocation_instruction_row row;
 *     if (allocation_instruction_of(&row, &rows[i], slots, input) && allocation_instruction_...(&row, &value) == TW_SLOT_OK)
 *
 * Each getter returns the state of its slot, TW_SLOT_OK or what is wrong, and then leaves the value alone. Texts are
 * pointers into the input.
 */
#ifndef TAGWIRE_ROWS_ALLOCATION_INSTRUCTION_H
#define TAGWIRE_ROWS_ALLOCATION_INSTRUCTION_H

#include <tagwire/rows.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The plan; all of its tags as numbers. */
#define ALLOCATION_INSTRUCTION_PLAN_TEXT \
    "J{34:int! 49:text! 56:text! 43:bool 52:time! 70:text! 71:char! 626:int! 72:text 857:int! 73{11:text 37:text " \
    "38:dec8} 124{32:dec8 17:text 31:dec8} 54:char! 55:text 48:text 22:char 53:dec8! 6:dec*! 15:text 75:date! " \
    "60:time 64:date 381:dec4 118:dec4 58:text 78{79:text 366:dec8 80:dec8 467:text 539:4{524:text 538:int} " \
    "12:dec4 13:char 154:dec4}}"

/* Compiles it: as tw_plan_compile. */
static inline tw_status allocation_instruction_plan(void *memory, uint32_t *size, const tw_plan **made, tw_error *error)
{
    return tw_plan_compile(ALLOCATION_INSTRUCTION_PLAN_TEXT, sizeof ALLOCATION_INSTRUCTION_PLAN_TEXT - 1,
                           tw_dict_builtin("FIX.4.4", 7), memory, size, made, error);
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

#ifndef TAGWIRE_CODES_FIX_4_4_71
#define TAGWIRE_CODES_FIX_4_4_71
/* AllocTransType (71) */
enum {
    AllocTransType_NEW = '0',
    AllocTransType_REPLACE = '1',
    AllocTransType_CANCEL = '2'
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_626
#define TAGWIRE_CODES_FIX_4_4_626
/* AllocType (626) */
enum {
    AllocType_CALCULATED = 1,
    AllocType_PRELIMINARY = 2,
    AllocType_READY_TO_BOOK = 5,
    AllocType_WAREHOUSE_INSTRUCTION = 7,
    AllocType_REQUEST_TO_INTERMEDIARY = 8
};
#endif

#ifndef TAGWIRE_CODES_FIX_4_4_857
#define TAGWIRE_CODES_FIX_4_4_857
/* AllocNoOrdersType (857) */
enum {
    AllocNoOrdersType_NOT_SPECIFIED = 0,
    AllocNoOrdersType_EXPLICIT_LIST_PROVIDED = 1
};
#endif

enum { /* slots */
    ALLOCATION_INSTRUCTION_NO_ALLOCS_NO_NESTED_PARTY_IDS_NESTED_PARTY_ID = 0,
    ALLOCATION_INSTRUCTION_NO_ALLOCS_NO_NESTED_PARTY_IDS_NESTED_PARTY_ROLE = 1,
    ALLOCATION_INSTRUCTION_NO_ALLOCS_NO_NESTED_PARTY_IDS_SLOTS = 2
};

/* An entry of NoNestedPartyIDs (539) in AllocationInstruction. It points to what was read and lives as long as that. */
typedef struct allocation_instruction_no_allocs_no_nested_party_ids_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} allocation_instruction_no_allocs_no_nested_party_ids_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t allocation_instruction_no_allocs_no_nested_party_ids_state(const allocation_instruction_no_allocs_no_nested_party_ids_entry *row,
                                                                                  uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t allocation_instruction_no_allocs_no_nested_party_ids_bytes(const allocation_instruction_no_allocs_no_nested_party_ids_entry *row,
                                                                                  uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* NestedPartyID (524): text */
static inline uint32_t allocation_instruction_no_allocs_no_nested_party_ids_nested_party_id(const allocation_instruction_no_allocs_no_nested_party_ids_entry *row,
                                                                                            const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ALLOCATION_INSTRUCTION_NO_ALLOCS_NO_NESTED_PARTY_IDS_NESTED_PARTY_ID], row->input, text, length);
}

/* NestedPartyRole (538): a whole number */
static inline uint32_t allocation_instruction_no_allocs_no_nested_party_ids_nested_party_role(const allocation_instruction_no_allocs_no_nested_party_ids_entry *row,
                                                                                              int64_t *value)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_NO_ALLOCS_NO_NESTED_PARTY_IDS_NESTED_PARTY_ROLE], value);
}

enum { /* slots */
    ALLOCATION_INSTRUCTION_NO_ALLOCS_ALLOC_ACCOUNT = 0,
    ALLOCATION_INSTRUCTION_NO_ALLOCS_ALLOC_PRICE = 1,
    ALLOCATION_INSTRUCTION_NO_ALLOCS_ALLOC_QTY = 2,
    ALLOCATION_INSTRUCTION_NO_ALLOCS_INDIVIDUAL_ALLOC_ID = 3,
    ALLOCATION_INSTRUCTION_NO_ALLOCS_NO_NESTED_PARTY_IDS = 4,
    ALLOCATION_INSTRUCTION_NO_ALLOCS_COMMISSION = 5,
    ALLOCATION_INSTRUCTION_NO_ALLOCS_COMM_TYPE = 6,
    ALLOCATION_INSTRUCTION_NO_ALLOCS_ALLOC_NET_MONEY = 7,
    ALLOCATION_INSTRUCTION_NO_ALLOCS_SLOTS = 8
};

enum { /* decimals: the value times 10 to this power */
    ALLOCATION_INSTRUCTION_NO_ALLOCS_ALLOC_PRICE_SCALE = 8,
    ALLOCATION_INSTRUCTION_NO_ALLOCS_ALLOC_QTY_SCALE = 8,
    ALLOCATION_INSTRUCTION_NO_ALLOCS_COMMISSION_SCALE = 4,
    ALLOCATION_INSTRUCTION_NO_ALLOCS_ALLOC_NET_MONEY_SCALE = 4
};

/* An entry of NoAllocs (78) in AllocationInstruction. It points to what was read and lives as long as that. */
typedef struct allocation_instruction_no_allocs_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} allocation_instruction_no_allocs_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t allocation_instruction_no_allocs_state(const allocation_instruction_no_allocs_entry *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t allocation_instruction_no_allocs_bytes(const allocation_instruction_no_allocs_entry *row, uint32_t slot,
                                                              const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* AllocAccount (79): text */
static inline uint32_t allocation_instruction_no_allocs_alloc_account(const allocation_instruction_no_allocs_entry *row,
                                                                      const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ALLOCATION_INSTRUCTION_NO_ALLOCS_ALLOC_ACCOUNT], row->input, text, length);
}

/* AllocPrice (366): times 10^8 */
static inline uint32_t allocation_instruction_no_allocs_alloc_price(const allocation_instruction_no_allocs_entry *row,
                                                                    int64_t *value)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_NO_ALLOCS_ALLOC_PRICE], value);
}

/* AllocQty (80): times 10^8 */
static inline uint32_t allocation_instruction_no_allocs_alloc_qty(const allocation_instruction_no_allocs_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_NO_ALLOCS_ALLOC_QTY], value);
}

/* IndividualAllocID (467): text */
static inline uint32_t allocation_instruction_no_allocs_individual_alloc_id(const allocation_instruction_no_allocs_entry *row,
                                                                            const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ALLOCATION_INSTRUCTION_NO_ALLOCS_INDIVIDUAL_ALLOC_ID], row->input, text, length);
}

/* NoNestedPartyIDs (539): a group, the first 4 entries */
static inline uint32_t allocation_instruction_no_allocs_no_nested_party_ids(const allocation_instruction_no_allocs_entry *row,
                                                                            uint32_t *count)
{
    return tw_slot_group(&row->slots[ALLOCATION_INSTRUCTION_NO_ALLOCS_NO_NESTED_PARTY_IDS], count);
}

/* Entry `which`, from 0, below that count. */
static inline allocation_instruction_no_allocs_no_nested_party_ids_entry allocation_instruction_no_allocs_no_nested_party_ids_at(const allocation_instruction_no_allocs_entry *row,
                                                                                                                                 uint32_t which)
{
    allocation_instruction_no_allocs_no_nested_party_ids_entry entry;
    entry.slots = tw_slot_entry(&row->slots[ALLOCATION_INSTRUCTION_NO_ALLOCS_NO_NESTED_PARTY_IDS], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* Commission (12): times 10^4 */
static inline uint32_t allocation_instruction_no_allocs_commission(const allocation_instruction_no_allocs_entry *row,
                                                                   int64_t *value)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_NO_ALLOCS_COMMISSION], value);
}

/* CommType (13): one byte */
static inline uint32_t allocation_instruction_no_allocs_comm_type(const allocation_instruction_no_allocs_entry *row, char *value)
{
    return tw_slot_char(&row->slots[ALLOCATION_INSTRUCTION_NO_ALLOCS_COMM_TYPE], value);
}

/* AllocNetMoney (154): times 10^4 */
static inline uint32_t allocation_instruction_no_allocs_alloc_net_money(const allocation_instruction_no_allocs_entry *row,
                                                                        int64_t *value)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_NO_ALLOCS_ALLOC_NET_MONEY], value);
}

enum { /* slots */
    ALLOCATION_INSTRUCTION_NO_EXECS_LAST_QTY = 0,
    ALLOCATION_INSTRUCTION_NO_EXECS_EXEC_ID = 1,
    ALLOCATION_INSTRUCTION_NO_EXECS_LAST_PX = 2,
    ALLOCATION_INSTRUCTION_NO_EXECS_SLOTS = 3
};

enum { /* decimals: the value times 10 to this power */
    ALLOCATION_INSTRUCTION_NO_EXECS_LAST_QTY_SCALE = 8,
    ALLOCATION_INSTRUCTION_NO_EXECS_LAST_PX_SCALE = 8
};

/* An entry of NoExecs (124) in AllocationInstruction. It points to what was read and lives as long as that. */
typedef struct allocation_instruction_no_execs_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} allocation_instruction_no_execs_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t allocation_instruction_no_execs_state(const allocation_instruction_no_execs_entry *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t allocation_instruction_no_execs_bytes(const allocation_instruction_no_execs_entry *row, uint32_t slot,
                                                             const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* LastQty (32): times 10^8 */
static inline uint32_t allocation_instruction_no_execs_last_qty(const allocation_instruction_no_execs_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_NO_EXECS_LAST_QTY], value);
}

/* ExecID (17): text */
static inline uint32_t allocation_instruction_no_execs_exec_id(const allocation_instruction_no_execs_entry *row, const char **text,
                                                               uint32_t *length)
{
    return tw_slot_text(&row->slots[ALLOCATION_INSTRUCTION_NO_EXECS_EXEC_ID], row->input, text, length);
}

/* LastPx (31): times 10^8 */
static inline uint32_t allocation_instruction_no_execs_last_px(const allocation_instruction_no_execs_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_NO_EXECS_LAST_PX], value);
}

enum { /* slots */
    ALLOCATION_INSTRUCTION_NO_ORDERS_CL_ORD_ID = 0,
    ALLOCATION_INSTRUCTION_NO_ORDERS_ORDER_ID = 1,
    ALLOCATION_INSTRUCTION_NO_ORDERS_ORDER_QTY = 2,
    ALLOCATION_INSTRUCTION_NO_ORDERS_SLOTS = 3
};

enum { /* decimals: the value times 10 to this power */
    ALLOCATION_INSTRUCTION_NO_ORDERS_ORDER_QTY_SCALE = 8
};

/* An entry of NoOrders (73) in AllocationInstruction. It points to what was read and lives as long as that. */
typedef struct allocation_instruction_no_orders_entry {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} allocation_instruction_no_orders_entry;

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t allocation_instruction_no_orders_state(const allocation_instruction_no_orders_entry *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t allocation_instruction_no_orders_bytes(const allocation_instruction_no_orders_entry *row, uint32_t slot,
                                                              const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* ClOrdID (11): text */
static inline uint32_t allocation_instruction_no_orders_cl_ord_id(const allocation_instruction_no_orders_entry *row,
                                                                  const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ALLOCATION_INSTRUCTION_NO_ORDERS_CL_ORD_ID], row->input, text, length);
}

/* OrderID (37): text */
static inline uint32_t allocation_instruction_no_orders_order_id(const allocation_instruction_no_orders_entry *row,
                                                                 const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ALLOCATION_INSTRUCTION_NO_ORDERS_ORDER_ID], row->input, text, length);
}

/* OrderQty (38): times 10^8 */
static inline uint32_t allocation_instruction_no_orders_order_qty(const allocation_instruction_no_orders_entry *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_NO_ORDERS_ORDER_QTY], value);
}

enum { ALLOCATION_INSTRUCTION_MESSAGE = 0 }; /* tw_row.message */
enum { /* slots */
    ALLOCATION_INSTRUCTION_MSG_SEQ_NUM = 0,
    ALLOCATION_INSTRUCTION_SENDER_COMP_ID = 1,
    ALLOCATION_INSTRUCTION_TARGET_COMP_ID = 2,
    ALLOCATION_INSTRUCTION_POSS_DUP_FLAG = 3,
    ALLOCATION_INSTRUCTION_SENDING_TIME = 4,
    ALLOCATION_INSTRUCTION_ALLOC_ID = 5,
    ALLOCATION_INSTRUCTION_ALLOC_TRANS_TYPE = 6,
    ALLOCATION_INSTRUCTION_ALLOC_TYPE = 7,
    ALLOCATION_INSTRUCTION_REF_ALLOC_ID = 8,
    ALLOCATION_INSTRUCTION_ALLOC_NO_ORDERS_TYPE = 9,
    ALLOCATION_INSTRUCTION_NO_ORDERS = 10,
    ALLOCATION_INSTRUCTION_NO_EXECS = 11,
    ALLOCATION_INSTRUCTION_SIDE = 12,
    ALLOCATION_INSTRUCTION_SYMBOL = 13,
    ALLOCATION_INSTRUCTION_SECURITY_ID = 14,
    ALLOCATION_INSTRUCTION_SECURITY_ID_SOURCE = 15,
    ALLOCATION_INSTRUCTION_QUANTITY = 16,
    ALLOCATION_INSTRUCTION_AVG_PX = 17,
    ALLOCATION_INSTRUCTION_CURRENCY = 18,
    ALLOCATION_INSTRUCTION_TRADE_DATE = 19,
    ALLOCATION_INSTRUCTION_TRANSACT_TIME = 20,
    ALLOCATION_INSTRUCTION_SETTL_DATE = 21,
    ALLOCATION_INSTRUCTION_GROSS_TRADE_AMT = 22,
    ALLOCATION_INSTRUCTION_NET_MONEY = 23,
    ALLOCATION_INSTRUCTION_TEXT = 24,
    ALLOCATION_INSTRUCTION_NO_ALLOCS = 25,
    ALLOCATION_INSTRUCTION_SLOTS = 26
};

enum { /* decimals: the value times 10 to this power */
    ALLOCATION_INSTRUCTION_QUANTITY_SCALE = 8,
    ALLOCATION_INSTRUCTION_GROSS_TRADE_AMT_SCALE = 4,
    ALLOCATION_INSTRUCTION_NET_MONEY_SCALE = 4
};

/* AllocationInstruction (J). It points to what was read and lives as long as that. */
typedef struct allocation_instruction_row {
    const tw_slot *slots; /* its own, by the numbers above */
    const tw_slot *all;   /* of the call */
    const void *input;
} allocation_instruction_row;

/* 1: `read` is such a message, and *row shows it; 0: it is another. slots, input: what was passed to tw_read. */
static inline int allocation_instruction_of(allocation_instruction_row *row, const tw_row *read, const tw_slot *slots,
                                            const void *input)
{
    if (read->message != ALLOCATION_INSTRUCTION_MESSAGE)
        return 0;
    row->slots = slots + read->slot;
    row->all = slots;
    row->input = input;
    return 1;
}

/* The state of a slot, and its bytes as they were received, bad ones too (of no group). */
static inline uint32_t allocation_instruction_state(const allocation_instruction_row *row, uint32_t slot)
{
    return row->slots[slot].state;
}

static inline uint32_t allocation_instruction_bytes(const allocation_instruction_row *row, uint32_t slot, const char **bytes)
{
    return tw_slot_bytes(&row->slots[slot], row->input, bytes);
}

/* MsgSeqNum (34): a whole number, required */
static inline uint32_t allocation_instruction_msg_seq_num(const allocation_instruction_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_MSG_SEQ_NUM], value);
}

/* SenderCompID (49): text, required */
static inline uint32_t allocation_instruction_sender_comp_id(const allocation_instruction_row *row, const char **text,
                                                             uint32_t *length)
{
    return tw_slot_text(&row->slots[ALLOCATION_INSTRUCTION_SENDER_COMP_ID], row->input, text, length);
}

/* TargetCompID (56): text, required */
static inline uint32_t allocation_instruction_target_comp_id(const allocation_instruction_row *row, const char **text,
                                                             uint32_t *length)
{
    return tw_slot_text(&row->slots[ALLOCATION_INSTRUCTION_TARGET_COMP_ID], row->input, text, length);
}

/* PossDupFlag (43): 0 or 1 */
static inline uint32_t allocation_instruction_poss_dup_flag(const allocation_instruction_row *row, uint8_t *value)
{
    return tw_slot_bool(&row->slots[ALLOCATION_INSTRUCTION_POSS_DUP_FLAG], value);
}

/* SendingTime (52): ns since 1970 UTC, required */
static inline uint32_t allocation_instruction_sending_time(const allocation_instruction_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_SENDING_TIME], ns);
}

/* AllocID (70): text, required */
static inline uint32_t allocation_instruction_alloc_id(const allocation_instruction_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ALLOCATION_INSTRUCTION_ALLOC_ID], row->input, text, length);
}

/* AllocTransType (71): one byte, required */
static inline uint32_t allocation_instruction_alloc_trans_type(const allocation_instruction_row *row, char *value)
{
    return tw_slot_char(&row->slots[ALLOCATION_INSTRUCTION_ALLOC_TRANS_TYPE], value);
}

/* AllocType (626): a whole number, required */
static inline uint32_t allocation_instruction_alloc_type(const allocation_instruction_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_ALLOC_TYPE], value);
}

/* RefAllocID (72): text */
static inline uint32_t allocation_instruction_ref_alloc_id(const allocation_instruction_row *row, const char **text,
                                                           uint32_t *length)
{
    return tw_slot_text(&row->slots[ALLOCATION_INSTRUCTION_REF_ALLOC_ID], row->input, text, length);
}

/* AllocNoOrdersType (857): a whole number, required */
static inline uint32_t allocation_instruction_alloc_no_orders_type(const allocation_instruction_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_ALLOC_NO_ORDERS_TYPE], value);
}

/* NoOrders (73): a group */
static inline uint32_t allocation_instruction_no_orders(const allocation_instruction_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[ALLOCATION_INSTRUCTION_NO_ORDERS], count);
}

/* Entry `which`, from 0, below that count. */
static inline allocation_instruction_no_orders_entry allocation_instruction_no_orders_at(const allocation_instruction_row *row,
                                                                                         uint32_t which)
{
    allocation_instruction_no_orders_entry entry;
    entry.slots = tw_slot_entry(&row->slots[ALLOCATION_INSTRUCTION_NO_ORDERS], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* NoExecs (124): a group */
static inline uint32_t allocation_instruction_no_execs(const allocation_instruction_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[ALLOCATION_INSTRUCTION_NO_EXECS], count);
}

/* Entry `which`, from 0, below that count. */
static inline allocation_instruction_no_execs_entry allocation_instruction_no_execs_at(const allocation_instruction_row *row,
                                                                                       uint32_t which)
{
    allocation_instruction_no_execs_entry entry;
    entry.slots = tw_slot_entry(&row->slots[ALLOCATION_INSTRUCTION_NO_EXECS], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

/* Side (54): one byte, required */
static inline uint32_t allocation_instruction_side(const allocation_instruction_row *row, char *value)
{
    return tw_slot_char(&row->slots[ALLOCATION_INSTRUCTION_SIDE], value);
}

/* Symbol (55): text */
static inline uint32_t allocation_instruction_symbol(const allocation_instruction_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ALLOCATION_INSTRUCTION_SYMBOL], row->input, text, length);
}

/* SecurityID (48): text */
static inline uint32_t allocation_instruction_security_id(const allocation_instruction_row *row, const char **text,
                                                          uint32_t *length)
{
    return tw_slot_text(&row->slots[ALLOCATION_INSTRUCTION_SECURITY_ID], row->input, text, length);
}

/* SecurityIDSource (22): one byte */
static inline uint32_t allocation_instruction_security_id_source(const allocation_instruction_row *row, char *value)
{
    return tw_slot_char(&row->slots[ALLOCATION_INSTRUCTION_SECURITY_ID_SOURCE], value);
}

/* Quantity (53): times 10^8, required */
static inline uint32_t allocation_instruction_quantity(const allocation_instruction_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_QUANTITY], value);
}

/* AvgPx (6): as received, required */
static inline uint32_t allocation_instruction_avg_px(const allocation_instruction_row *row, tw_decimal *value)
{
    return tw_slot_decimal(&row->slots[ALLOCATION_INSTRUCTION_AVG_PX], value);
}

/* Currency (15): text */
static inline uint32_t allocation_instruction_currency(const allocation_instruction_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ALLOCATION_INSTRUCTION_CURRENCY], row->input, text, length);
}

/* TradeDate (75): days since 1970-01-01, required */
static inline uint32_t allocation_instruction_trade_date(const allocation_instruction_row *row, int32_t *days)
{
    return tw_slot_date(&row->slots[ALLOCATION_INSTRUCTION_TRADE_DATE], days);
}

/* TransactTime (60): ns since 1970 UTC */
static inline uint32_t allocation_instruction_transact_time(const allocation_instruction_row *row, int64_t *ns)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_TRANSACT_TIME], ns);
}

/* SettlDate (64): days since 1970-01-01 */
static inline uint32_t allocation_instruction_settl_date(const allocation_instruction_row *row, int32_t *days)
{
    return tw_slot_date(&row->slots[ALLOCATION_INSTRUCTION_SETTL_DATE], days);
}

/* GrossTradeAmt (381): times 10^4 */
static inline uint32_t allocation_instruction_gross_trade_amt(const allocation_instruction_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_GROSS_TRADE_AMT], value);
}

/* NetMoney (118): times 10^4 */
static inline uint32_t allocation_instruction_net_money(const allocation_instruction_row *row, int64_t *value)
{
    return tw_slot_int(&row->slots[ALLOCATION_INSTRUCTION_NET_MONEY], value);
}

/* Text (58): text */
static inline uint32_t allocation_instruction_text(const allocation_instruction_row *row, const char **text, uint32_t *length)
{
    return tw_slot_text(&row->slots[ALLOCATION_INSTRUCTION_TEXT], row->input, text, length);
}

/* NoAllocs (78): a group */
static inline uint32_t allocation_instruction_no_allocs(const allocation_instruction_row *row, uint32_t *count)
{
    return tw_slot_group(&row->slots[ALLOCATION_INSTRUCTION_NO_ALLOCS], count);
}

/* Entry `which`, from 0, below that count. */
static inline allocation_instruction_no_allocs_entry allocation_instruction_no_allocs_at(const allocation_instruction_row *row,
                                                                                         uint32_t which)
{
    allocation_instruction_no_allocs_entry entry;
    entry.slots = tw_slot_entry(&row->slots[ALLOCATION_INSTRUCTION_NO_ALLOCS], row->all, which);
    entry.all = row->all;
    entry.input = row->input;
    return entry;
}

#ifdef __cplusplus
}
#endif

#endif
