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
 * Rows of QuoteRequest (R).
 */
public final class QuoteRequestPlan {
    /** The plan; all of its tags as numbers. */
    public static final String TEXT =
            "R{34:int! 49:text! 56:text! 43:bool 52:time! 131:text! 11:text 146!{55:text 48:text "
                    + "22:char 303:int 537:int 54:char 38:dec8 63:char 64:date 40:char 1:text 15:text 126:time "
                    + "60:time} 58:text}";

    private QuoteRequestPlan() {}

    /**
     * Compiles it.
     *
     * @return the plan: immutable, for any thread
     */
    public static Plan compile() {
        return Plan.compile(TEXT, FixDictionary.builtIn("FIX.4.4"));
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

    /** OrdType (40). */
    public enum OrdType {
        /** Market. */
        MARKET('1'),
        /** Limit. */
        LIMIT('2'),
        /** Stop. */
        STOP('3'),
        /** StopLimit. */
        STOP_LIMIT('4'),
        /** WithOrWithout. */
        WITH_OR_WITHOUT('6'),
        /** LimitOrBetter. */
        LIMIT_OR_BETTER('7'),
        /** LimitWithOrWithout. */
        LIMIT_WITH_OR_WITHOUT('8'),
        /** OnBasis. */
        ON_BASIS('9'),
        /** PreviouslyQuoted. */
        PREVIOUSLY_QUOTED('D'),
        /** PreviouslyIndicated. */
        PREVIOUSLY_INDICATED('E'),
        /** ForexSwap. */
        FOREX_SWAP('G'),
        /** Funari. */
        FUNARI('I'),
        /** MarketIfTouched. */
        MARKET_IF_TOUCHED('J'),
        /** MarketWithLeftOverAsLimit. */
        MARKET_WITH_LEFT_OVER_AS_LIMIT('K'),
        /** PreviousFundValuationPoint. */
        PREVIOUS_FUND_VALUATION_POINT('L'),
        /** NextFundValuationPoint. */
        NEXT_FUND_VALUATION_POINT('M'),
        /** Pegged. */
        PEGGED('P'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        OrdType(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("OrdType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static OrdType of(char code) {
            return switch (code) {
                case '1' -> MARKET;
                case '2' -> LIMIT;
                case '3' -> STOP;
                case '4' -> STOP_LIMIT;
                case '6' -> WITH_OR_WITHOUT;
                case '7' -> LIMIT_OR_BETTER;
                case '8' -> LIMIT_WITH_OR_WITHOUT;
                case '9' -> ON_BASIS;
                case 'D' -> PREVIOUSLY_QUOTED;
                case 'E' -> PREVIOUSLY_INDICATED;
                case 'G' -> FOREX_SWAP;
                case 'I' -> FUNARI;
                case 'J' -> MARKET_IF_TOUCHED;
                case 'K' -> MARKET_WITH_LEFT_OVER_AS_LIMIT;
                case 'L' -> PREVIOUS_FUND_VALUATION_POINT;
                case 'M' -> NEXT_FUND_VALUATION_POINT;
                case 'P' -> PEGGED;
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

    /** SettlType (63). */
    public enum SettlType {
        /** Regular. */
        REGULAR('0'),
        /** Cash. */
        CASH('1'),
        /** NextDay. */
        NEXT_DAY('2'),
        /** TPlus2. */
        T_PLUS2('3'),
        /** TPlus3. */
        T_PLUS3('4'),
        /** TPlus4. */
        T_PLUS4('5'),
        /** Future. */
        FUTURE('6'),
        /** WhenAndIfIssued. */
        WHEN_AND_IF_ISSUED('7'),
        /** SellersOption. */
        SELLERS_OPTION('8'),
        /** TPlus5. */
        T_PLUS5('9'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        SettlType(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("SettlType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static SettlType of(char code) {
            return switch (code) {
                case '0' -> REGULAR;
                case '1' -> CASH;
                case '2' -> NEXT_DAY;
                case '3' -> T_PLUS2;
                case '4' -> T_PLUS3;
                case '5' -> T_PLUS4;
                case '6' -> FUTURE;
                case '7' -> WHEN_AND_IF_ISSUED;
                case '8' -> SELLERS_OPTION;
                case '9' -> T_PLUS5;
                default -> UNLISTED;
            };
        }
    }

    /** QuoteRequestType (303). */
    public enum QuoteRequestType {
        /** Manual. */
        MANUAL(1),
        /** Automatic. */
        AUTOMATIC(2),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        QuoteRequestType(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("QuoteRequestType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static QuoteRequestType of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 1 -> MANUAL;
                case 2 -> AUTOMATIC;
                default -> UNLISTED;
            };
        }
    }

    /** QuoteType (537). */
    public enum QuoteType {
        /** Indicative. */
        INDICATIVE(0),
        /** Tradeable. */
        TRADEABLE(1),
        /** RestrictedTradeable. */
        RESTRICTED_TRADEABLE(2),
        /** Counter. */
        COUNTER(3),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        QuoteType(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("QuoteType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static QuoteType of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 0 -> INDICATIVE;
                case 1 -> TRADEABLE;
                case 2 -> RESTRICTED_TRADEABLE;
                case 3 -> COUNTER;
                default -> UNLISTED;
            };
        }
    }

    /** QuoteRequest (R): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class QuoteRequest {
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
        /** QuoteReqID (131), required: its slot. */
        public static final int QUOTE_REQ_ID = 5;
        /** ClOrdID (11): its slot. */
        public static final int CL_ORD_ID = 6;
        /** NoRelatedSym (146), required: its slot. */
        public static final int NO_RELATED_SYM = 7;
        /** Text (58): its slot. */
        public static final int TEXT = 8;

        private Slots slots;
        private final QuoteRequestNoRelatedSym noRelatedSym = new QuoteRequestNoRelatedSym();

        /** Of no row yet. */
        public QuoteRequest() {}

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

        /** {@return QuoteReqID (131) as a new string; null where it is absent} */
        public String quoteReqId() {
            return slots.string(QUOTE_REQ_ID);
        }

        /** {@return whether QuoteReqID (131) is there: it is appended then} */
        public boolean quoteReqId(StringBuilder out) {
            return slots.appendTo(QUOTE_REQ_ID, out);
        }

        /** {@return whether QuoteReqID (131) is there and this text} */
        public boolean quoteReqIdIs(CharSequence text) {
            return slots.contentEquals(QUOTE_REQ_ID, text);
        }

        /** {@return whether QuoteReqID (131) is there, right or wrong} */
        public boolean hasQuoteReqId() {
            return !slots.isAbsent(QUOTE_REQ_ID);
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

        /** {@return the entries of NoRelatedSym (146): the same object each time, before the first} */
        public QuoteRequestNoRelatedSym noRelatedSym() {
            return noRelatedSym.wrap(slots.group(NO_RELATED_SYM));
        }

        /** {@return whether NoRelatedSym (146) is there, right or wrong} */
        public boolean hasNoRelatedSym() {
            return !slots.isAbsent(NO_RELATED_SYM);
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
    }

    /** The entries of NoRelatedSym (146) in QuoteRequest, one after the other. */
    public static final class QuoteRequestNoRelatedSym {
        /** Symbol (55): its slot. */
        public static final int SYMBOL = 0;
        /** SecurityID (48): its slot. */
        public static final int SECURITY_ID = 1;
        /** SecurityIDSource (22): its slot. */
        public static final int SECURITY_ID_SOURCE = 2;
        /** QuoteRequestType (303): its slot. */
        public static final int QUOTE_REQUEST_TYPE = 3;
        /** QuoteType (537): its slot. */
        public static final int QUOTE_TYPE = 4;
        /** Side (54): its slot. */
        public static final int SIDE = 5;
        /** OrderQty (38): its slot. */
        public static final int ORDER_QTY = 6;
        /** The decimals of its number. */
        public static final int ORDER_QTY_SCALE = 8;
        /** SettlType (63): its slot. */
        public static final int SETTL_TYPE = 7;
        /** SettlDate (64): its slot. */
        public static final int SETTL_DATE = 8;
        /** OrdType (40): its slot. */
        public static final int ORD_TYPE = 9;
        /** Account (1): its slot. */
        public static final int ACCOUNT = 10;
        /** Currency (15): its slot. */
        public static final int CURRENCY = 11;
        /** ExpireTime (126): its slot. */
        public static final int EXPIRE_TIME = 12;
        /** TransactTime (60): its slot. */
        public static final int TRANSACT_TIME = 13;

        private Slots slots;

        private QuoteRequestNoRelatedSym() {}

        private QuoteRequestNoRelatedSym wrap(Slots entries) {
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

        /** {@return QuoteRequestType (303); null where it is absent} */
        public QuoteRequestType quoteRequestType() {
            return slots.isAbsent(QUOTE_REQUEST_TYPE) ? null : QuoteRequestType.of(slots.longValue(QUOTE_REQUEST_TYPE));
        }

        /** {@return QuoteRequestType (303) as it was sent; an exception where it is absent} */
        public long quoteRequestTypeCode() {
            return slots.longValue(QUOTE_REQUEST_TYPE);
        }

        /** {@return whether QuoteRequestType (303) is there, right or wrong} */
        public boolean hasQuoteRequestType() {
            return !slots.isAbsent(QUOTE_REQUEST_TYPE);
        }

        /** {@return QuoteType (537); null where it is absent} */
        public QuoteType quoteType() {
            return slots.isAbsent(QUOTE_TYPE) ? null : QuoteType.of(slots.longValue(QUOTE_TYPE));
        }

        /** {@return QuoteType (537) as it was sent; an exception where it is absent} */
        public long quoteTypeCode() {
            return slots.longValue(QUOTE_TYPE);
        }

        /** {@return whether QuoteType (537) is there, right or wrong} */
        public boolean hasQuoteType() {
            return !slots.isAbsent(QUOTE_TYPE);
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

        /** {@return SettlType (63); null where it is absent} */
        public SettlType settlType() {
            return slots.isAbsent(SETTL_TYPE) ? null : SettlType.of(slots.charValue(SETTL_TYPE));
        }

        /** {@return SettlType (63) as it was sent; an exception where it is absent} */
        public char settlTypeCode() {
            return slots.charValue(SETTL_TYPE);
        }

        /** {@return whether SettlType (63) is there, right or wrong} */
        public boolean hasSettlType() {
            return !slots.isAbsent(SETTL_TYPE);
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

        /** {@return OrdType (40); null where it is absent} */
        public OrdType ordType() {
            return slots.isAbsent(ORD_TYPE) ? null : OrdType.of(slots.charValue(ORD_TYPE));
        }

        /** {@return OrdType (40) as it was sent; an exception where it is absent} */
        public char ordTypeCode() {
            return slots.charValue(ORD_TYPE);
        }

        /** {@return whether OrdType (40) is there, right or wrong} */
        public boolean hasOrdType() {
            return !slots.isAbsent(ORD_TYPE);
        }

        /** {@return Account (1) as a new string; null where it is absent} */
        public String account() {
            return slots.string(ACCOUNT);
        }

        /** {@return whether Account (1) is there: it is appended then} */
        public boolean account(StringBuilder out) {
            return slots.appendTo(ACCOUNT, out);
        }

        /** {@return whether Account (1) is there and this text} */
        public boolean accountIs(CharSequence text) {
            return slots.contentEquals(ACCOUNT, text);
        }

        /** {@return whether Account (1) is there, right or wrong} */
        public boolean hasAccount() {
            return !slots.isAbsent(ACCOUNT);
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

        /** {@return ExpireTime (126), in nanoseconds since 1970 UTC; an exception where it is absent} */
        public long expireTime() {
            return slots.longValue(EXPIRE_TIME);
        }

        /** {@return ExpireTime (126), in nanoseconds since 1970 UTC, or this where it is absent} */
        public long expireTime(long otherwise) {
            return slots.longValue(EXPIRE_TIME, otherwise);
        }

        /** {@return the same as a new Instant; null where it is absent} */
        public Instant expireTimeAsInstant() {
            return slots.instant(EXPIRE_TIME);
        }

        /** {@return whether ExpireTime (126) is there, right or wrong} */
        public boolean hasExpireTime() {
            return !slots.isAbsent(EXPIRE_TIME);
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
    }
}
