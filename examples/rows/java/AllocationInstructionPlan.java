// SPDX-License-Identifier: Apache-2.0
// Made by `tagwire gen --lang java --kind plan`, names by FIX.4.4: change the text and make it again, not this file.
package io.tagwire.rows;

import io.tagwire.FixDictionary;
import io.tagwire.Plan;
import io.tagwire.Row;
import io.tagwire.Slots;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;

/**
 * Rows of AllocationInstruction (J).
 */
public final class AllocationInstructionPlan {
    /** The plan; all of its tags as numbers. */
    public static final String TEXT =
            "J{34:int! 49:text! 56:text! 43:bool 52:time! 70:text! 71:char! 626:int! 72:text 857:int! "
                    + "73{11:text 37:text 38:dec8} 124{32:dec8 17:text 31:dec8} 54:char! 55:text 48:text "
                    + "22:char 53:dec8! 6:dec*! 15:text 75:date! 60:time 64:date 381:dec4 118:dec4 58:text "
                    + "78{79:text 366:dec8 80:dec8 467:text 539:4{524:text 538:int} 12:dec4 13:char 154:dec4}}";

    private AllocationInstructionPlan() {}

    /**
     * Compiles it.
     *
     * @return the plan: immutable, for any thread
     */
    public static Plan compile() {
        return Plan.compile(TEXT, FixDictionary.builtIn("FIX.4.4"));
    }

    /** CommType (13). */
    public enum CommType {
        /** PerUnit. */
        PER_UNIT('1'),
        /** Percent. */
        PERCENT('2'),
        /** Absolute. */
        ABSOLUTE('3'),
        /** PercentageWaivedCashDiscount. */
        PERCENTAGE_WAIVED_CASH_DISCOUNT('4'),
        /** PercentageWaivedEnhancedUnits. */
        PERCENTAGE_WAIVED_ENHANCED_UNITS('5'),
        /** PointsPerBondOrContract. */
        POINTS_PER_BOND_OR_CONTRACT('6'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        CommType(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("CommType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static CommType of(char code) {
            return switch (code) {
                case '1' -> PER_UNIT;
                case '2' -> PERCENT;
                case '3' -> ABSOLUTE;
                case '4' -> PERCENTAGE_WAIVED_CASH_DISCOUNT;
                case '5' -> PERCENTAGE_WAIVED_ENHANCED_UNITS;
                case '6' -> POINTS_PER_BOND_OR_CONTRACT;
                default -> UNLISTED;
            };
        }
    }

    /** SecurityIDSource (22). */
    public enum SecurityIdSource {
        /** Cusip. */
        CUSIP('1'),
        /** Sedol. */
        SEDOL('2'),
        /** Quik. */
        QUIK('3'),
        /** IsinNumber. */
        ISIN_NUMBER('4'),
        /** RicCode. */
        RIC_CODE('5'),
        /** IsoCurrencyCode. */
        ISO_CURRENCY_CODE('6'),
        /** IsoCountryCode. */
        ISO_COUNTRY_CODE('7'),
        /** ExchangeSymbol. */
        EXCHANGE_SYMBOL('8'),
        /** ConsolidatedTapeAssociation. */
        CONSOLIDATED_TAPE_ASSOCIATION('9'),
        /** BloombergSymbol. */
        BLOOMBERG_SYMBOL('A'),
        /** Wertpapier. */
        WERTPAPIER('B'),
        /** Dutch. */
        DUTCH('C'),
        /** Valoren. */
        VALOREN('D'),
        /** Sicovam. */
        SICOVAM('E'),
        /** Belgian. */
        BELGIAN('F'),
        /** Common. */
        COMMON('G'),
        /** ClearingHouse. */
        CLEARING_HOUSE('H'),
        /** IsdaFpMlSpecification. */
        ISDA_FP_ML_SPECIFICATION('I'),
        /** OptionPriceReportingAuthority. */
        OPTION_PRICE_REPORTING_AUTHORITY('J'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        SecurityIdSource(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("SecurityIdSource.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static SecurityIdSource of(char code) {
            return switch (code) {
                case '1' -> CUSIP;
                case '2' -> SEDOL;
                case '3' -> QUIK;
                case '4' -> ISIN_NUMBER;
                case '5' -> RIC_CODE;
                case '6' -> ISO_CURRENCY_CODE;
                case '7' -> ISO_COUNTRY_CODE;
                case '8' -> EXCHANGE_SYMBOL;
                case '9' -> CONSOLIDATED_TAPE_ASSOCIATION;
                case 'A' -> BLOOMBERG_SYMBOL;
                case 'B' -> WERTPAPIER;
                case 'C' -> DUTCH;
                case 'D' -> VALOREN;
                case 'E' -> SICOVAM;
                case 'F' -> BELGIAN;
                case 'G' -> COMMON;
                case 'H' -> CLEARING_HOUSE;
                case 'I' -> ISDA_FP_ML_SPECIFICATION;
                case 'J' -> OPTION_PRICE_REPORTING_AUTHORITY;
                default -> UNLISTED;
            };
        }
    }

    /** Side (54). */
    public enum Side {
        /** Buy. */
        BUY('1'),
        /** Sell. */
        SELL('2'),
        /** BuyMinus. */
        BUY_MINUS('3'),
        /** SellPlus. */
        SELL_PLUS('4'),
        /** SellShort. */
        SELL_SHORT('5'),
        /** SellShortExempt. */
        SELL_SHORT_EXEMPT('6'),
        /** Undisclosed. */
        UNDISCLOSED('7'),
        /** Cross. */
        CROSS('8'),
        /** CrossShort. */
        CROSS_SHORT('9'),
        /** CrossShortExempt. */
        CROSS_SHORT_EXEMPT('A'),
        /** AsDefined. */
        AS_DEFINED('B'),
        /** Opposite. */
        OPPOSITE('C'),
        /** Subscribe. */
        SUBSCRIBE('D'),
        /** Redeem. */
        REDEEM('E'),
        /** Lend. */
        LEND('F'),
        /** Borrow. */
        BORROW('G'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        Side(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("Side.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static Side of(char code) {
            return switch (code) {
                case '1' -> BUY;
                case '2' -> SELL;
                case '3' -> BUY_MINUS;
                case '4' -> SELL_PLUS;
                case '5' -> SELL_SHORT;
                case '6' -> SELL_SHORT_EXEMPT;
                case '7' -> UNDISCLOSED;
                case '8' -> CROSS;
                case '9' -> CROSS_SHORT;
                case 'A' -> CROSS_SHORT_EXEMPT;
                case 'B' -> AS_DEFINED;
                case 'C' -> OPPOSITE;
                case 'D' -> SUBSCRIBE;
                case 'E' -> REDEEM;
                case 'F' -> LEND;
                case 'G' -> BORROW;
                default -> UNLISTED;
            };
        }
    }

    /** AllocTransType (71). */
    public enum AllocTransType {
        /** New. */
        NEW('0'),
        /** Replace. */
        REPLACE('1'),
        /** Cancel. */
        CANCEL('2'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        AllocTransType(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("AllocTransType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static AllocTransType of(char code) {
            return switch (code) {
                case '0' -> NEW;
                case '1' -> REPLACE;
                case '2' -> CANCEL;
                default -> UNLISTED;
            };
        }
    }

    /** AllocType (626). */
    public enum AllocType {
        /** Calculated. */
        CALCULATED(1),
        /** Preliminary. */
        PRELIMINARY(2),
        /** ReadyToBook. */
        READY_TO_BOOK(5),
        /** WarehouseInstruction. */
        WAREHOUSE_INSTRUCTION(7),
        /** RequestToIntermediary. */
        REQUEST_TO_INTERMEDIARY(8),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        AllocType(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("AllocType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static AllocType of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 1 -> CALCULATED;
                case 2 -> PRELIMINARY;
                case 5 -> READY_TO_BOOK;
                case 7 -> WAREHOUSE_INSTRUCTION;
                case 8 -> REQUEST_TO_INTERMEDIARY;
                default -> UNLISTED;
            };
        }
    }

    /** AllocNoOrdersType (857). */
    public enum AllocNoOrdersType {
        /** NotSpecified. */
        NOT_SPECIFIED(0),
        /** ExplicitListProvided. */
        EXPLICIT_LIST_PROVIDED(1),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        AllocNoOrdersType(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("AllocNoOrdersType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static AllocNoOrdersType of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 0 -> NOT_SPECIFIED;
                case 1 -> EXPLICIT_LIST_PROVIDED;
                default -> UNLISTED;
            };
        }
    }

    /** AllocationInstruction (J): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class AllocationInstruction {
        /** The number of the message in its plan. */
        public static final int MESSAGE = 0;
        /** MsgSeqNum (34), required: its slot. */
        public static final int MSG_SEQ_NUM = 0;
        /** SenderCompID (49), required: its slot. */
        public static final int SENDER_COMP_ID = 1;
        /** TargetCompID (56), required: its slot. */
        public static final int TARGET_COMP_ID = 2;
        /** PossDupFlag (43): its slot. */
        public static final int POSS_DUP_FLAG = 3;
        /** SendingTime (52), required: its slot. */
        public static final int SENDING_TIME = 4;
        /** AllocID (70), required: its slot. */
        public static final int ALLOC_ID = 5;
        /** AllocTransType (71), required: its slot. */
        public static final int ALLOC_TRANS_TYPE = 6;
        /** AllocType (626), required: its slot. */
        public static final int ALLOC_TYPE = 7;
        /** RefAllocID (72): its slot. */
        public static final int REF_ALLOC_ID = 8;
        /** AllocNoOrdersType (857), required: its slot. */
        public static final int ALLOC_NO_ORDERS_TYPE = 9;
        /** NoOrders (73): its slot. */
        public static final int NO_ORDERS = 10;
        /** NoExecs (124): its slot. */
        public static final int NO_EXECS = 11;
        /** Side (54), required: its slot. */
        public static final int SIDE = 12;
        /** Symbol (55): its slot. */
        public static final int SYMBOL = 13;
        /** SecurityID (48): its slot. */
        public static final int SECURITY_ID = 14;
        /** SecurityIDSource (22): its slot. */
        public static final int SECURITY_ID_SOURCE = 15;
        /** Quantity (53), required: its slot. */
        public static final int QUANTITY = 16;
        /** The decimals of its number. */
        public static final int QUANTITY_SCALE = 8;
        /** AvgPx (6), required: its slot. */
        public static final int AVG_PX = 17;
        /** Currency (15): its slot. */
        public static final int CURRENCY = 18;
        /** TradeDate (75), required: its slot. */
        public static final int TRADE_DATE = 19;
        /** TransactTime (60): its slot. */
        public static final int TRANSACT_TIME = 20;
        /** SettlDate (64): its slot. */
        public static final int SETTL_DATE = 21;
        /** GrossTradeAmt (381): its slot. */
        public static final int GROSS_TRADE_AMT = 22;
        /** The decimals of its number. */
        public static final int GROSS_TRADE_AMT_SCALE = 4;
        /** NetMoney (118): its slot. */
        public static final int NET_MONEY = 23;
        /** The decimals of its number. */
        public static final int NET_MONEY_SCALE = 4;
        /** Text (58): its slot. */
        public static final int TEXT = 24;
        /** NoAllocs (78): its slot. */
        public static final int NO_ALLOCS = 25;

        private Slots slots;
        private final AllocationInstructionNoOrders noOrders = new AllocationInstructionNoOrders();
        private final AllocationInstructionNoExecs noExecs = new AllocationInstructionNoExecs();
        private final AllocationInstructionNoAllocs noAllocs = new AllocationInstructionNoAllocs();

        /** Of no row yet. */
        public AllocationInstruction() {}

        /**
         * Looks at a row, which moves with its reader.
         *
         * @param row of a reader by this plan
         * @return whether it is this message; of another nothing can be read
         */
        public boolean wrap(Row row) {
            slots = row.message() == MESSAGE ? row : null;
            return slots != null;
        }

        /** {@return the slots, for their states, bytes and digits} */
        public Slots slots() {
            return slots;
        }

        /** {@return MsgSeqNum (34); an exception where it is absent} */
        public long msgSeqNum() {
            return slots.longValue(MSG_SEQ_NUM);
        }

        /** {@return MsgSeqNum (34), or this where it is absent} */
        public long msgSeqNum(long otherwise) {
            return slots.longValue(MSG_SEQ_NUM, otherwise);
        }

        /** {@return whether MsgSeqNum (34) is there, right or wrong} */
        public boolean hasMsgSeqNum() {
            return !slots.isAbsent(MSG_SEQ_NUM);
        }

        /** {@return SenderCompID (49) as a new string; null where it is absent} */
        public String senderCompId() {
            return slots.string(SENDER_COMP_ID);
        }

        /** {@return whether SenderCompID (49) is there: it is appended then} */
        public boolean senderCompId(StringBuilder out) {
            return slots.appendTo(SENDER_COMP_ID, out);
        }

        /** {@return whether SenderCompID (49) is there and this text} */
        public boolean senderCompIdIs(CharSequence text) {
            return slots.contentEquals(SENDER_COMP_ID, text);
        }

        /** {@return whether SenderCompID (49) is there, right or wrong} */
        public boolean hasSenderCompId() {
            return !slots.isAbsent(SENDER_COMP_ID);
        }

        /** {@return TargetCompID (56) as a new string; null where it is absent} */
        public String targetCompId() {
            return slots.string(TARGET_COMP_ID);
        }

        /** {@return whether TargetCompID (56) is there: it is appended then} */
        public boolean targetCompId(StringBuilder out) {
            return slots.appendTo(TARGET_COMP_ID, out);
        }

        /** {@return whether TargetCompID (56) is there and this text} */
        public boolean targetCompIdIs(CharSequence text) {
            return slots.contentEquals(TARGET_COMP_ID, text);
        }

        /** {@return whether TargetCompID (56) is there, right or wrong} */
        public boolean hasTargetCompId() {
            return !slots.isAbsent(TARGET_COMP_ID);
        }

        /** {@return PossDupFlag (43); an exception where it is absent} */
        public boolean possDupFlag() {
            return slots.booleanValue(POSS_DUP_FLAG);
        }

        /** {@return PossDupFlag (43), or this where it is absent} */
        public boolean possDupFlag(boolean otherwise) {
            return slots.booleanValue(POSS_DUP_FLAG, otherwise);
        }

        /** {@return whether PossDupFlag (43) is there, right or wrong} */
        public boolean hasPossDupFlag() {
            return !slots.isAbsent(POSS_DUP_FLAG);
        }

        /** {@return SendingTime (52), in nanoseconds since 1970 UTC; an exception where it is absent} */
        public long sendingTime() {
            return slots.longValue(SENDING_TIME);
        }

        /** {@return SendingTime (52), in nanoseconds since 1970 UTC, or this where it is absent} */
        public long sendingTime(long otherwise) {
            return slots.longValue(SENDING_TIME, otherwise);
        }

        /** {@return the same as a new Instant; null where it is absent} */
        public Instant sendingTimeAsInstant() {
            return slots.instant(SENDING_TIME);
        }

        /** {@return whether SendingTime (52) is there, right or wrong} */
        public boolean hasSendingTime() {
            return !slots.isAbsent(SENDING_TIME);
        }

        /** {@return AllocID (70) as a new string; null where it is absent} */
        public String allocId() {
            return slots.string(ALLOC_ID);
        }

        /** {@return whether AllocID (70) is there: it is appended then} */
        public boolean allocId(StringBuilder out) {
            return slots.appendTo(ALLOC_ID, out);
        }

        /** {@return whether AllocID (70) is there and this text} */
        public boolean allocIdIs(CharSequence text) {
            return slots.contentEquals(ALLOC_ID, text);
        }

        /** {@return whether AllocID (70) is there, right or wrong} */
        public boolean hasAllocId() {
            return !slots.isAbsent(ALLOC_ID);
        }

        /** {@return AllocTransType (71); null where it is absent} */
        public AllocTransType allocTransType() {
            return slots.isAbsent(ALLOC_TRANS_TYPE) ? null : AllocTransType.of(slots.charValue(ALLOC_TRANS_TYPE));
        }

        /** {@return AllocTransType (71) as it was sent; an exception where it is absent} */
        public char allocTransTypeCode() {
            return slots.charValue(ALLOC_TRANS_TYPE);
        }

        /** {@return whether AllocTransType (71) is there, right or wrong} */
        public boolean hasAllocTransType() {
            return !slots.isAbsent(ALLOC_TRANS_TYPE);
        }

        /** {@return AllocType (626); null where it is absent} */
        public AllocType allocType() {
            return slots.isAbsent(ALLOC_TYPE) ? null : AllocType.of(slots.longValue(ALLOC_TYPE));
        }

        /** {@return AllocType (626) as it was sent; an exception where it is absent} */
        public long allocTypeCode() {
            return slots.longValue(ALLOC_TYPE);
        }

        /** {@return whether AllocType (626) is there, right or wrong} */
        public boolean hasAllocType() {
            return !slots.isAbsent(ALLOC_TYPE);
        }

        /** {@return RefAllocID (72) as a new string; null where it is absent} */
        public String refAllocId() {
            return slots.string(REF_ALLOC_ID);
        }

        /** {@return whether RefAllocID (72) is there: it is appended then} */
        public boolean refAllocId(StringBuilder out) {
            return slots.appendTo(REF_ALLOC_ID, out);
        }

        /** {@return whether RefAllocID (72) is there and this text} */
        public boolean refAllocIdIs(CharSequence text) {
            return slots.contentEquals(REF_ALLOC_ID, text);
        }

        /** {@return whether RefAllocID (72) is there, right or wrong} */
        public boolean hasRefAllocId() {
            return !slots.isAbsent(REF_ALLOC_ID);
        }

        /** {@return AllocNoOrdersType (857); null where it is absent} */
        public AllocNoOrdersType allocNoOrdersType() {
            return slots.isAbsent(ALLOC_NO_ORDERS_TYPE) ? null : AllocNoOrdersType.of(slots.longValue(ALLOC_NO_ORDERS_TYPE));
        }

        /** {@return AllocNoOrdersType (857) as it was sent; an exception where it is absent} */
        public long allocNoOrdersTypeCode() {
            return slots.longValue(ALLOC_NO_ORDERS_TYPE);
        }

        /** {@return whether AllocNoOrdersType (857) is there, right or wrong} */
        public boolean hasAllocNoOrdersType() {
            return !slots.isAbsent(ALLOC_NO_ORDERS_TYPE);
        }

        /** {@return the entries of NoOrders (73): the same object each time, before the first} */
        public AllocationInstructionNoOrders noOrders() {
            return noOrders.wrap(slots.group(NO_ORDERS));
        }

        /** {@return whether NoOrders (73) is there, right or wrong} */
        public boolean hasNoOrders() {
            return !slots.isAbsent(NO_ORDERS);
        }

        /** {@return the entries of NoExecs (124): the same object each time, before the first} */
        public AllocationInstructionNoExecs noExecs() {
            return noExecs.wrap(slots.group(NO_EXECS));
        }

        /** {@return whether NoExecs (124) is there, right or wrong} */
        public boolean hasNoExecs() {
            return !slots.isAbsent(NO_EXECS);
        }

        /** {@return Side (54); null where it is absent} */
        public Side side() {
            return slots.isAbsent(SIDE) ? null : Side.of(slots.charValue(SIDE));
        }

        /** {@return Side (54) as it was sent; an exception where it is absent} */
        public char sideCode() {
            return slots.charValue(SIDE);
        }

        /** {@return whether Side (54) is there, right or wrong} */
        public boolean hasSide() {
            return !slots.isAbsent(SIDE);
        }

        /** {@return Symbol (55) as a new string; null where it is absent} */
        public String symbol() {
            return slots.string(SYMBOL);
        }

        /** {@return whether Symbol (55) is there: it is appended then} */
        public boolean symbol(StringBuilder out) {
            return slots.appendTo(SYMBOL, out);
        }

        /** {@return whether Symbol (55) is there and this text} */
        public boolean symbolIs(CharSequence text) {
            return slots.contentEquals(SYMBOL, text);
        }

        /** {@return whether Symbol (55) is there, right or wrong} */
        public boolean hasSymbol() {
            return !slots.isAbsent(SYMBOL);
        }

        /** {@return SecurityID (48) as a new string; null where it is absent} */
        public String securityId() {
            return slots.string(SECURITY_ID);
        }

        /** {@return whether SecurityID (48) is there: it is appended then} */
        public boolean securityId(StringBuilder out) {
            return slots.appendTo(SECURITY_ID, out);
        }

        /** {@return whether SecurityID (48) is there and this text} */
        public boolean securityIdIs(CharSequence text) {
            return slots.contentEquals(SECURITY_ID, text);
        }

        /** {@return whether SecurityID (48) is there, right or wrong} */
        public boolean hasSecurityId() {
            return !slots.isAbsent(SECURITY_ID);
        }

        /** {@return SecurityIDSource (22); null where it is absent} */
        public SecurityIdSource securityIdSource() {
            return slots.isAbsent(SECURITY_ID_SOURCE) ? null : SecurityIdSource.of(slots.charValue(SECURITY_ID_SOURCE));
        }

        /** {@return SecurityIDSource (22) as it was sent; an exception where it is absent} */
        public char securityIdSourceCode() {
            return slots.charValue(SECURITY_ID_SOURCE);
        }

        /** {@return whether SecurityIDSource (22) is there, right or wrong} */
        public boolean hasSecurityIdSource() {
            return !slots.isAbsent(SECURITY_ID_SOURCE);
        }

        /** {@return Quantity (53), times 10^8; an exception where it is absent} */
        public long quantity() {
            return slots.longValue(QUANTITY);
        }

        /** {@return Quantity (53), times 10^8, or this where it is absent} */
        public long quantity(long otherwise) {
            return slots.longValue(QUANTITY, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal quantityAsBigDecimal() {
            return slots.bigDecimal(QUANTITY);
        }

        /** {@return whether Quantity (53) is there, right or wrong} */
        public boolean hasQuantity() {
            return !slots.isAbsent(QUANTITY);
        }

        /** {@return AvgPx (6): its mantissa, of which slots().digits says the fraction digits; an exception where it is absent} */
        public long avgPx() {
            return slots.longValue(AVG_PX);
        }

        /** {@return AvgPx (6), or this where it is absent} */
        public long avgPx(long otherwise) {
            return slots.longValue(AVG_PX, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal avgPxAsBigDecimal() {
            return slots.bigDecimal(AVG_PX);
        }

        /** {@return whether AvgPx (6) is there, right or wrong} */
        public boolean hasAvgPx() {
            return !slots.isAbsent(AVG_PX);
        }

        /** {@return Currency (15) as a new string; null where it is absent} */
        public String currency() {
            return slots.string(CURRENCY);
        }

        /** {@return whether Currency (15) is there: it is appended then} */
        public boolean currency(StringBuilder out) {
            return slots.appendTo(CURRENCY, out);
        }

        /** {@return whether Currency (15) is there and this text} */
        public boolean currencyIs(CharSequence text) {
            return slots.contentEquals(CURRENCY, text);
        }

        /** {@return whether Currency (15) is there, right or wrong} */
        public boolean hasCurrency() {
            return !slots.isAbsent(CURRENCY);
        }

        /** {@return TradeDate (75), in days since 1970; an exception where it is absent} */
        public long tradeDate() {
            return slots.longValue(TRADE_DATE);
        }

        /** {@return TradeDate (75), in days since 1970, or this where it is absent} */
        public long tradeDate(long otherwise) {
            return slots.longValue(TRADE_DATE, otherwise);
        }

        /** {@return the same as a new LocalDate; null where it is absent} */
        public LocalDate tradeDateAsLocalDate() {
            return slots.localDate(TRADE_DATE);
        }

        /** {@return whether TradeDate (75) is there, right or wrong} */
        public boolean hasTradeDate() {
            return !slots.isAbsent(TRADE_DATE);
        }

        /** {@return TransactTime (60), in nanoseconds since 1970 UTC; an exception where it is absent} */
        public long transactTime() {
            return slots.longValue(TRANSACT_TIME);
        }

        /** {@return TransactTime (60), in nanoseconds since 1970 UTC, or this where it is absent} */
        public long transactTime(long otherwise) {
            return slots.longValue(TRANSACT_TIME, otherwise);
        }

        /** {@return the same as a new Instant; null where it is absent} */
        public Instant transactTimeAsInstant() {
            return slots.instant(TRANSACT_TIME);
        }

        /** {@return whether TransactTime (60) is there, right or wrong} */
        public boolean hasTransactTime() {
            return !slots.isAbsent(TRANSACT_TIME);
        }

        /** {@return SettlDate (64), in days since 1970; an exception where it is absent} */
        public long settlDate() {
            return slots.longValue(SETTL_DATE);
        }

        /** {@return SettlDate (64), in days since 1970, or this where it is absent} */
        public long settlDate(long otherwise) {
            return slots.longValue(SETTL_DATE, otherwise);
        }

        /** {@return the same as a new LocalDate; null where it is absent} */
        public LocalDate settlDateAsLocalDate() {
            return slots.localDate(SETTL_DATE);
        }

        /** {@return whether SettlDate (64) is there, right or wrong} */
        public boolean hasSettlDate() {
            return !slots.isAbsent(SETTL_DATE);
        }

        /** {@return GrossTradeAmt (381), times 10^4; an exception where it is absent} */
        public long grossTradeAmt() {
            return slots.longValue(GROSS_TRADE_AMT);
        }

        /** {@return GrossTradeAmt (381), times 10^4, or this where it is absent} */
        public long grossTradeAmt(long otherwise) {
            return slots.longValue(GROSS_TRADE_AMT, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal grossTradeAmtAsBigDecimal() {
            return slots.bigDecimal(GROSS_TRADE_AMT);
        }

        /** {@return whether GrossTradeAmt (381) is there, right or wrong} */
        public boolean hasGrossTradeAmt() {
            return !slots.isAbsent(GROSS_TRADE_AMT);
        }

        /** {@return NetMoney (118), times 10^4; an exception where it is absent} */
        public long netMoney() {
            return slots.longValue(NET_MONEY);
        }

        /** {@return NetMoney (118), times 10^4, or this where it is absent} */
        public long netMoney(long otherwise) {
            return slots.longValue(NET_MONEY, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal netMoneyAsBigDecimal() {
            return slots.bigDecimal(NET_MONEY);
        }

        /** {@return whether NetMoney (118) is there, right or wrong} */
        public boolean hasNetMoney() {
            return !slots.isAbsent(NET_MONEY);
        }

        /** {@return Text (58) as a new string; null where it is absent} */
        public String text() {
            return slots.string(TEXT);
        }

        /** {@return whether Text (58) is there: it is appended then} */
        public boolean text(StringBuilder out) {
            return slots.appendTo(TEXT, out);
        }

        /** {@return whether Text (58) is there and this text} */
        public boolean textIs(CharSequence text) {
            return slots.contentEquals(TEXT, text);
        }

        /** {@return whether Text (58) is there, right or wrong} */
        public boolean hasText() {
            return !slots.isAbsent(TEXT);
        }

        /** {@return the entries of NoAllocs (78): the same object each time, before the first} */
        public AllocationInstructionNoAllocs noAllocs() {
            return noAllocs.wrap(slots.group(NO_ALLOCS));
        }

        /** {@return whether NoAllocs (78) is there, right or wrong} */
        public boolean hasNoAllocs() {
            return !slots.isAbsent(NO_ALLOCS);
        }
    }

    /** The entries of NoOrders (73) in AllocationInstruction, one after the other. */
    public static final class AllocationInstructionNoOrders {
        /** ClOrdID (11): its slot. */
        public static final int CL_ORD_ID = 0;
        /** OrderID (37): its slot. */
        public static final int ORDER_ID = 1;
        /** OrderQty (38): its slot. */
        public static final int ORDER_QTY = 2;
        /** The decimals of its number. */
        public static final int ORDER_QTY_SCALE = 8;

        private Slots slots;

        private AllocationInstructionNoOrders() {}

        private AllocationInstructionNoOrders wrap(Slots entries) {
            slots = entries;
            return this;
        }

        /** {@return whether there is a next entry, to which this moves} */
        public boolean next() {
            return slots.next();
        }

        /** {@return how many entries are still to come} */
        public int remaining() {
            return slots.remaining();
        }

        /** {@return the slots, for their states, bytes and digits} */
        public Slots slots() {
            return slots;
        }

        /** {@return ClOrdID (11) as a new string; null where it is absent} */
        public String clOrdId() {
            return slots.string(CL_ORD_ID);
        }

        /** {@return whether ClOrdID (11) is there: it is appended then} */
        public boolean clOrdId(StringBuilder out) {
            return slots.appendTo(CL_ORD_ID, out);
        }

        /** {@return whether ClOrdID (11) is there and this text} */
        public boolean clOrdIdIs(CharSequence text) {
            return slots.contentEquals(CL_ORD_ID, text);
        }

        /** {@return whether ClOrdID (11) is there, right or wrong} */
        public boolean hasClOrdId() {
            return !slots.isAbsent(CL_ORD_ID);
        }

        /** {@return OrderID (37) as a new string; null where it is absent} */
        public String orderId() {
            return slots.string(ORDER_ID);
        }

        /** {@return whether OrderID (37) is there: it is appended then} */
        public boolean orderId(StringBuilder out) {
            return slots.appendTo(ORDER_ID, out);
        }

        /** {@return whether OrderID (37) is there and this text} */
        public boolean orderIdIs(CharSequence text) {
            return slots.contentEquals(ORDER_ID, text);
        }

        /** {@return whether OrderID (37) is there, right or wrong} */
        public boolean hasOrderId() {
            return !slots.isAbsent(ORDER_ID);
        }

        /** {@return OrderQty (38), times 10^8; an exception where it is absent} */
        public long orderQty() {
            return slots.longValue(ORDER_QTY);
        }

        /** {@return OrderQty (38), times 10^8, or this where it is absent} */
        public long orderQty(long otherwise) {
            return slots.longValue(ORDER_QTY, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal orderQtyAsBigDecimal() {
            return slots.bigDecimal(ORDER_QTY);
        }

        /** {@return whether OrderQty (38) is there, right or wrong} */
        public boolean hasOrderQty() {
            return !slots.isAbsent(ORDER_QTY);
        }
    }

    /** The entries of NoExecs (124) in AllocationInstruction, one after the other. */
    public static final class AllocationInstructionNoExecs {
        /** LastQty (32): its slot. */
        public static final int LAST_QTY = 0;
        /** The decimals of its number. */
        public static final int LAST_QTY_SCALE = 8;
        /** ExecID (17): its slot. */
        public static final int EXEC_ID = 1;
        /** LastPx (31): its slot. */
        public static final int LAST_PX = 2;
        /** The decimals of its number. */
        public static final int LAST_PX_SCALE = 8;

        private Slots slots;

        private AllocationInstructionNoExecs() {}

        private AllocationInstructionNoExecs wrap(Slots entries) {
            slots = entries;
            return this;
        }

        /** {@return whether there is a next entry, to which this moves} */
        public boolean next() {
            return slots.next();
        }

        /** {@return how many entries are still to come} */
        public int remaining() {
            return slots.remaining();
        }

        /** {@return the slots, for their states, bytes and digits} */
        public Slots slots() {
            return slots;
        }

        /** {@return LastQty (32), times 10^8; an exception where it is absent} */
        public long lastQty() {
            return slots.longValue(LAST_QTY);
        }

        /** {@return LastQty (32), times 10^8, or this where it is absent} */
        public long lastQty(long otherwise) {
            return slots.longValue(LAST_QTY, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal lastQtyAsBigDecimal() {
            return slots.bigDecimal(LAST_QTY);
        }

        /** {@return whether LastQty (32) is there, right or wrong} */
        public boolean hasLastQty() {
            return !slots.isAbsent(LAST_QTY);
        }

        /** {@return ExecID (17) as a new string; null where it is absent} */
        public String execId() {
            return slots.string(EXEC_ID);
        }

        /** {@return whether ExecID (17) is there: it is appended then} */
        public boolean execId(StringBuilder out) {
            return slots.appendTo(EXEC_ID, out);
        }

        /** {@return whether ExecID (17) is there and this text} */
        public boolean execIdIs(CharSequence text) {
            return slots.contentEquals(EXEC_ID, text);
        }

        /** {@return whether ExecID (17) is there, right or wrong} */
        public boolean hasExecId() {
            return !slots.isAbsent(EXEC_ID);
        }

        /** {@return LastPx (31), times 10^8; an exception where it is absent} */
        public long lastPx() {
            return slots.longValue(LAST_PX);
        }

        /** {@return LastPx (31), times 10^8, or this where it is absent} */
        public long lastPx(long otherwise) {
            return slots.longValue(LAST_PX, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal lastPxAsBigDecimal() {
            return slots.bigDecimal(LAST_PX);
        }

        /** {@return whether LastPx (31) is there, right or wrong} */
        public boolean hasLastPx() {
            return !slots.isAbsent(LAST_PX);
        }
    }

    /** The entries of NoAllocs (78) in AllocationInstruction, one after the other. */
    public static final class AllocationInstructionNoAllocs {
        /** AllocAccount (79): its slot. */
        public static final int ALLOC_ACCOUNT = 0;
        /** AllocPrice (366): its slot. */
        public static final int ALLOC_PRICE = 1;
        /** The decimals of its number. */
        public static final int ALLOC_PRICE_SCALE = 8;
        /** AllocQty (80): its slot. */
        public static final int ALLOC_QTY = 2;
        /** The decimals of its number. */
        public static final int ALLOC_QTY_SCALE = 8;
        /** IndividualAllocID (467): its slot. */
        public static final int INDIVIDUAL_ALLOC_ID = 3;
        /** NoNestedPartyIDs (539): its slot. */
        public static final int NO_NESTED_PARTY_IDS = 4;
        /** Commission (12): its slot. */
        public static final int COMMISSION = 5;
        /** The decimals of its number. */
        public static final int COMMISSION_SCALE = 4;
        /** CommType (13): its slot. */
        public static final int COMM_TYPE = 6;
        /** AllocNetMoney (154): its slot. */
        public static final int ALLOC_NET_MONEY = 7;
        /** The decimals of its number. */
        public static final int ALLOC_NET_MONEY_SCALE = 4;

        private Slots slots;
        private final AllocationInstructionNoAllocsNoNestedPartyIds noNestedPartyIds = new AllocationInstructionNoAllocsNoNestedPartyIds();

        private AllocationInstructionNoAllocs() {}

        private AllocationInstructionNoAllocs wrap(Slots entries) {
            slots = entries;
            return this;
        }

        /** {@return whether there is a next entry, to which this moves} */
        public boolean next() {
            return slots.next();
        }

        /** {@return how many entries are still to come} */
        public int remaining() {
            return slots.remaining();
        }

        /** {@return the slots, for their states, bytes and digits} */
        public Slots slots() {
            return slots;
        }

        /** {@return AllocAccount (79) as a new string; null where it is absent} */
        public String allocAccount() {
            return slots.string(ALLOC_ACCOUNT);
        }

        /** {@return whether AllocAccount (79) is there: it is appended then} */
        public boolean allocAccount(StringBuilder out) {
            return slots.appendTo(ALLOC_ACCOUNT, out);
        }

        /** {@return whether AllocAccount (79) is there and this text} */
        public boolean allocAccountIs(CharSequence text) {
            return slots.contentEquals(ALLOC_ACCOUNT, text);
        }

        /** {@return whether AllocAccount (79) is there, right or wrong} */
        public boolean hasAllocAccount() {
            return !slots.isAbsent(ALLOC_ACCOUNT);
        }

        /** {@return AllocPrice (366), times 10^8; an exception where it is absent} */
        public long allocPrice() {
            return slots.longValue(ALLOC_PRICE);
        }

        /** {@return AllocPrice (366), times 10^8, or this where it is absent} */
        public long allocPrice(long otherwise) {
            return slots.longValue(ALLOC_PRICE, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal allocPriceAsBigDecimal() {
            return slots.bigDecimal(ALLOC_PRICE);
        }

        /** {@return whether AllocPrice (366) is there, right or wrong} */
        public boolean hasAllocPrice() {
            return !slots.isAbsent(ALLOC_PRICE);
        }

        /** {@return AllocQty (80), times 10^8; an exception where it is absent} */
        public long allocQty() {
            return slots.longValue(ALLOC_QTY);
        }

        /** {@return AllocQty (80), times 10^8, or this where it is absent} */
        public long allocQty(long otherwise) {
            return slots.longValue(ALLOC_QTY, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal allocQtyAsBigDecimal() {
            return slots.bigDecimal(ALLOC_QTY);
        }

        /** {@return whether AllocQty (80) is there, right or wrong} */
        public boolean hasAllocQty() {
            return !slots.isAbsent(ALLOC_QTY);
        }

        /** {@return IndividualAllocID (467) as a new string; null where it is absent} */
        public String individualAllocId() {
            return slots.string(INDIVIDUAL_ALLOC_ID);
        }

        /** {@return whether IndividualAllocID (467) is there: it is appended then} */
        public boolean individualAllocId(StringBuilder out) {
            return slots.appendTo(INDIVIDUAL_ALLOC_ID, out);
        }

        /** {@return whether IndividualAllocID (467) is there and this text} */
        public boolean individualAllocIdIs(CharSequence text) {
            return slots.contentEquals(INDIVIDUAL_ALLOC_ID, text);
        }

        /** {@return whether IndividualAllocID (467) is there, right or wrong} */
        public boolean hasIndividualAllocId() {
            return !slots.isAbsent(INDIVIDUAL_ALLOC_ID);
        }

        /** {@return the entries of NoNestedPartyIDs (539), the first 4: the same object each time, before the first} */
        public AllocationInstructionNoAllocsNoNestedPartyIds noNestedPartyIds() {
            return noNestedPartyIds.wrap(slots.group(NO_NESTED_PARTY_IDS));
        }

        /** {@return whether NoNestedPartyIDs (539) is there, right or wrong} */
        public boolean hasNoNestedPartyIds() {
            return !slots.isAbsent(NO_NESTED_PARTY_IDS);
        }

        /** {@return Commission (12), times 10^4; an exception where it is absent} */
        public long commission() {
            return slots.longValue(COMMISSION);
        }

        /** {@return Commission (12), times 10^4, or this where it is absent} */
        public long commission(long otherwise) {
            return slots.longValue(COMMISSION, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal commissionAsBigDecimal() {
            return slots.bigDecimal(COMMISSION);
        }

        /** {@return whether Commission (12) is there, right or wrong} */
        public boolean hasCommission() {
            return !slots.isAbsent(COMMISSION);
        }

        /** {@return CommType (13); null where it is absent} */
        public CommType commType() {
            return slots.isAbsent(COMM_TYPE) ? null : CommType.of(slots.charValue(COMM_TYPE));
        }

        /** {@return CommType (13) as it was sent; an exception where it is absent} */
        public char commTypeCode() {
            return slots.charValue(COMM_TYPE);
        }

        /** {@return whether CommType (13) is there, right or wrong} */
        public boolean hasCommType() {
            return !slots.isAbsent(COMM_TYPE);
        }

        /** {@return AllocNetMoney (154), times 10^4; an exception where it is absent} */
        public long allocNetMoney() {
            return slots.longValue(ALLOC_NET_MONEY);
        }

        /** {@return AllocNetMoney (154), times 10^4, or this where it is absent} */
        public long allocNetMoney(long otherwise) {
            return slots.longValue(ALLOC_NET_MONEY, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal allocNetMoneyAsBigDecimal() {
            return slots.bigDecimal(ALLOC_NET_MONEY);
        }

        /** {@return whether AllocNetMoney (154) is there, right or wrong} */
        public boolean hasAllocNetMoney() {
            return !slots.isAbsent(ALLOC_NET_MONEY);
        }
    }

    /** The entries of NoNestedPartyIDs (539) in AllocationInstruction, one after the other. */
    public static final class AllocationInstructionNoAllocsNoNestedPartyIds {
        /** NestedPartyID (524): its slot. */
        public static final int NESTED_PARTY_ID = 0;
        /** NestedPartyRole (538): its slot. */
        public static final int NESTED_PARTY_ROLE = 1;

        private Slots slots;

        private AllocationInstructionNoAllocsNoNestedPartyIds() {}

        private AllocationInstructionNoAllocsNoNestedPartyIds wrap(Slots entries) {
            slots = entries;
            return this;
        }

        /** {@return whether there is a next entry, to which this moves} */
        public boolean next() {
            return slots.next();
        }

        /** {@return how many entries are still to come} */
        public int remaining() {
            return slots.remaining();
        }

        /** {@return the slots, for their states, bytes and digits} */
        public Slots slots() {
            return slots;
        }

        /** {@return NestedPartyID (524) as a new string; null where it is absent} */
        public String nestedPartyId() {
            return slots.string(NESTED_PARTY_ID);
        }

        /** {@return whether NestedPartyID (524) is there: it is appended then} */
        public boolean nestedPartyId(StringBuilder out) {
            return slots.appendTo(NESTED_PARTY_ID, out);
        }

        /** {@return whether NestedPartyID (524) is there and this text} */
        public boolean nestedPartyIdIs(CharSequence text) {
            return slots.contentEquals(NESTED_PARTY_ID, text);
        }

        /** {@return whether NestedPartyID (524) is there, right or wrong} */
        public boolean hasNestedPartyId() {
            return !slots.isAbsent(NESTED_PARTY_ID);
        }

        /** {@return NestedPartyRole (538); an exception where it is absent} */
        public long nestedPartyRole() {
            return slots.longValue(NESTED_PARTY_ROLE);
        }

        /** {@return NestedPartyRole (538), or this where it is absent} */
        public long nestedPartyRole(long otherwise) {
            return slots.longValue(NESTED_PARTY_ROLE, otherwise);
        }

        /** {@return whether NestedPartyRole (538) is there, right or wrong} */
        public boolean hasNestedPartyRole() {
            return !slots.isAbsent(NESTED_PARTY_ROLE);
        }
    }
}
