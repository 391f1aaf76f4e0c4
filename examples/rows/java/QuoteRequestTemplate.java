// SPDX-License-Identifier: Apache-2.0
// Made by `tagwire gen --lang java --kind template`, names by FIX.4.4: change the text and make it again, not this file.
package io.tagwire.rows;

import io.tagwire.Draft;
import io.tagwire.DraftEntries;
import io.tagwire.FixDictionary;
import io.tagwire.Template;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;

/**
 * Drafts of QuoteRequest (R).
 */
public final class QuoteRequestTemplate {
    /** The template; all of its tags as numbers. */
    public static final String TEXT =
            "R{8=FIX.4.4 49:text! 56:text! 34:int! 43:bool 52:time3! 131:text! 146!{55:text! 48:text "
                    + "22:char 537:int 54:char 38:dec8 63:char 64:date 40:char 60:time3 15:text 1:text} "
                    + "58:text}";

    private QuoteRequestTemplate() {}

    /**
     * Compiles it.
     *
     * @return the template: immutable, for any thread
     */
    public static Template compile() {
        return Template.compile(TEXT, FixDictionary.builtIn("FIX.4.4"));
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

    /** QuoteRequest (R) that is to be sent. The draft's thread. */
    public static final class QuoteRequestDraft {
        /** The number of the message in its template. */
        public static final int MESSAGE = 0;
        /** SenderCompID (49), required: its slot. */
        public static final int SENDER_COMP_ID = 0;
        /** TargetCompID (56), required: its slot. */
        public static final int TARGET_COMP_ID = 1;
        /** MsgSeqNum (34), required: its slot. */
        public static final int MSG_SEQ_NUM = 2;
        /** PossDupFlag (43): its slot. */
        public static final int POSS_DUP_FLAG = 3;
        /** SendingTime (52), required: its slot. */
        public static final int SENDING_TIME = 4;
        /** QuoteReqID (131), required: its slot. */
        public static final int QUOTE_REQ_ID = 5;
        /** NoRelatedSym (146), required: its slot. */
        public static final int NO_RELATED_SYM = 6;
        /** Text (58): its slot. */
        public static final int TEXT = 7;

        private final Draft draft;
        private final QuoteRequestNoRelatedSymDraft noRelatedSym;

        /**
         * Over a draft's memory.
         *
         * @param draft by this template
         */
        public QuoteRequestDraft(Draft draft) {
            this.draft = draft;
            noRelatedSym = new QuoteRequestNoRelatedSymDraft(draft);
        }

        /** {@return this: a new message, all of it absent} */
        public QuoteRequestDraft begin() {
            draft.begin(MESSAGE);
            return this;
        }

        /** {@return the bytes of the message, written as by {@link Draft#write(ByteBuffer)}} */
        public int write(ByteBuffer out) {
            return draft.write(out);
        }

        /** {@return this with SenderCompID (49)} */
        public QuoteRequestDraft senderCompId(CharSequence value) {
            draft.set(SENDER_COMP_ID, value);
            return this;
        }

        /** {@return this with SenderCompID (49)} */
        public QuoteRequestDraft senderCompId(byte[] bytes, int offset, int length) {
            draft.set(SENDER_COMP_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with TargetCompID (56)} */
        public QuoteRequestDraft targetCompId(CharSequence value) {
            draft.set(TARGET_COMP_ID, value);
            return this;
        }

        /** {@return this with TargetCompID (56)} */
        public QuoteRequestDraft targetCompId(byte[] bytes, int offset, int length) {
            draft.set(TARGET_COMP_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with MsgSeqNum (34)} */
        public QuoteRequestDraft msgSeqNum(long value) {
            draft.set(MSG_SEQ_NUM, value);
            return this;
        }

        /** {@return this with PossDupFlag (43)} */
        public QuoteRequestDraft possDupFlag(boolean value) {
            draft.set(POSS_DUP_FLAG, value);
            return this;
        }

        /** {@return this with SendingTime (52), in nanoseconds since 1970 UTC} */
        public QuoteRequestDraft sendingTime(long ns) {
            draft.set(SENDING_TIME, ns);
            return this;
        }

        /** {@return this with SendingTime (52), in nanoseconds since 1970 UTC} */
        public QuoteRequestDraft sendingTime(Instant value) {
            draft.set(SENDING_TIME, value);
            return this;
        }

        /** {@return this with QuoteReqID (131)} */
        public QuoteRequestDraft quoteReqId(CharSequence value) {
            draft.set(QUOTE_REQ_ID, value);
            return this;
        }

        /** {@return this with QuoteReqID (131)} */
        public QuoteRequestDraft quoteReqId(byte[] bytes, int offset, int length) {
            draft.set(QUOTE_REQ_ID, bytes, offset, length);
            return this;
        }

        /** {@return so many entries of NoRelatedSym (146), all absent: the same object each time, before the first} */
        public QuoteRequestNoRelatedSymDraft noRelatedSym(int count) {
            noRelatedSym.entries.open(NO_RELATED_SYM, draft.shape().entries().get(NO_RELATED_SYM).group(), count);
            return noRelatedSym;
        }

        /** {@return this with Text (58)} */
        public QuoteRequestDraft text(CharSequence value) {
            draft.set(TEXT, value);
            return this;
        }

        /** {@return this with Text (58)} */
        public QuoteRequestDraft text(byte[] bytes, int offset, int length) {
            draft.set(TEXT, bytes, offset, length);
            return this;
        }
    }

    /** The entries of NoRelatedSym (146) in QuoteRequest, one after the other. */
    public static final class QuoteRequestNoRelatedSymDraft {
        /** Symbol (55), required: its slot. */
        public static final int SYMBOL = 0;
        /** SecurityID (48): its slot. */
        public static final int SECURITY_ID = 1;
        /** SecurityIDSource (22): its slot. */
        public static final int SECURITY_ID_SOURCE = 2;
        /** QuoteType (537): its slot. */
        public static final int QUOTE_TYPE = 3;
        /** Side (54): its slot. */
        public static final int SIDE = 4;
        /** OrderQty (38): its slot. */
        public static final int ORDER_QTY = 5;
        /** The decimals of its number. */
        public static final int ORDER_QTY_SCALE = 8;
        /** SettlType (63): its slot. */
        public static final int SETTL_TYPE = 6;
        /** SettlDate (64): its slot. */
        public static final int SETTL_DATE = 7;
        /** OrdType (40): its slot. */
        public static final int ORD_TYPE = 8;
        /** TransactTime (60): its slot. */
        public static final int TRANSACT_TIME = 9;
        /** Currency (15): its slot. */
        public static final int CURRENCY = 10;
        /** Account (1): its slot. */
        public static final int ACCOUNT = 11;

        private final Draft draft;
        private final DraftEntries entries;

        private QuoteRequestNoRelatedSymDraft(Draft draft) {
            this.draft = draft;
            entries = new DraftEntries(draft);
        }

        /** {@return this, moved to the next entry; an exception behind the last} */
        public QuoteRequestNoRelatedSymDraft next() {
            entries.next();
            return this;
        }

        /** {@return this with Symbol (55)} */
        public QuoteRequestNoRelatedSymDraft symbol(CharSequence value) {
            draft.set(entries.slot(SYMBOL), value);
            return this;
        }

        /** {@return this with Symbol (55)} */
        public QuoteRequestNoRelatedSymDraft symbol(byte[] bytes, int offset, int length) {
            draft.set(entries.slot(SYMBOL), bytes, offset, length);
            return this;
        }

        /** {@return this with SecurityID (48)} */
        public QuoteRequestNoRelatedSymDraft securityId(CharSequence value) {
            draft.set(entries.slot(SECURITY_ID), value);
            return this;
        }

        /** {@return this with SecurityID (48)} */
        public QuoteRequestNoRelatedSymDraft securityId(byte[] bytes, int offset, int length) {
            draft.set(entries.slot(SECURITY_ID), bytes, offset, length);
            return this;
        }

        /** {@return this with SecurityIDSource (22)} */
        public QuoteRequestNoRelatedSymDraft securityIdSource(SecurityIdSource value) {
            draft.set(entries.slot(SECURITY_ID_SOURCE), value.code());
            return this;
        }

        /** {@return this with SecurityIDSource (22)} */
        public QuoteRequestNoRelatedSymDraft securityIdSourceCode(char value) {
            draft.set(entries.slot(SECURITY_ID_SOURCE), value);
            return this;
        }

        /** {@return this with QuoteType (537)} */
        public QuoteRequestNoRelatedSymDraft quoteType(QuoteType value) {
            draft.set(entries.slot(QUOTE_TYPE), value.code());
            return this;
        }

        /** {@return this with QuoteType (537)} */
        public QuoteRequestNoRelatedSymDraft quoteTypeCode(long value) {
            draft.set(entries.slot(QUOTE_TYPE), value);
            return this;
        }

        /** {@return this with Side (54)} */
        public QuoteRequestNoRelatedSymDraft side(Side value) {
            draft.set(entries.slot(SIDE), value.code());
            return this;
        }

        /** {@return this with Side (54)} */
        public QuoteRequestNoRelatedSymDraft sideCode(char value) {
            draft.set(entries.slot(SIDE), value);
            return this;
        }

        /** {@return this with OrderQty (38), times 10^8} */
        public QuoteRequestNoRelatedSymDraft orderQty(long value) {
            draft.set(entries.slot(ORDER_QTY), value, ORDER_QTY_SCALE);
            return this;
        }

        /** {@return this with OrderQty (38), times 10^8} */
        public QuoteRequestNoRelatedSymDraft orderQty(long value, int digits) {
            draft.set(entries.slot(ORDER_QTY), value, digits);
            return this;
        }

        /** {@return this with OrderQty (38), times 10^8} */
        public QuoteRequestNoRelatedSymDraft orderQty(BigDecimal value) {
            draft.set(entries.slot(ORDER_QTY), value, ORDER_QTY_SCALE);
            return this;
        }

        /** {@return this with SettlType (63)} */
        public QuoteRequestNoRelatedSymDraft settlType(SettlType value) {
            draft.set(entries.slot(SETTL_TYPE), value.code());
            return this;
        }

        /** {@return this with SettlType (63)} */
        public QuoteRequestNoRelatedSymDraft settlTypeCode(char value) {
            draft.set(entries.slot(SETTL_TYPE), value);
            return this;
        }

        /** {@return this with SettlDate (64), in days since 1970} */
        public QuoteRequestNoRelatedSymDraft settlDate(long days) {
            draft.set(entries.slot(SETTL_DATE), days);
            return this;
        }

        /** {@return this with SettlDate (64), in days since 1970} */
        public QuoteRequestNoRelatedSymDraft settlDate(LocalDate value) {
            draft.set(entries.slot(SETTL_DATE), value);
            return this;
        }

        /** {@return this with OrdType (40)} */
        public QuoteRequestNoRelatedSymDraft ordType(OrdType value) {
            draft.set(entries.slot(ORD_TYPE), value.code());
            return this;
        }

        /** {@return this with OrdType (40)} */
        public QuoteRequestNoRelatedSymDraft ordTypeCode(char value) {
            draft.set(entries.slot(ORD_TYPE), value);
            return this;
        }

        /** {@return this with TransactTime (60), in nanoseconds since 1970 UTC} */
        public QuoteRequestNoRelatedSymDraft transactTime(long ns) {
            draft.set(entries.slot(TRANSACT_TIME), ns);
            return this;
        }

        /** {@return this with TransactTime (60), in nanoseconds since 1970 UTC} */
        public QuoteRequestNoRelatedSymDraft transactTime(Instant value) {
            draft.set(entries.slot(TRANSACT_TIME), value);
            return this;
        }

        /** {@return this with Currency (15)} */
        public QuoteRequestNoRelatedSymDraft currency(CharSequence value) {
            draft.set(entries.slot(CURRENCY), value);
            return this;
        }

        /** {@return this with Currency (15)} */
        public QuoteRequestNoRelatedSymDraft currency(byte[] bytes, int offset, int length) {
            draft.set(entries.slot(CURRENCY), bytes, offset, length);
            return this;
        }

        /** {@return this with Account (1)} */
        public QuoteRequestNoRelatedSymDraft account(CharSequence value) {
            draft.set(entries.slot(ACCOUNT), value);
            return this;
        }

        /** {@return this with Account (1)} */
        public QuoteRequestNoRelatedSymDraft account(byte[] bytes, int offset, int length) {
            draft.set(entries.slot(ACCOUNT), bytes, offset, length);
            return this;
        }
    }
}
