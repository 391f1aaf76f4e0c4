// SPDX-License-Identifier: Apache-2.0
// Made by `tagwire gen --lang java --kind template`, names by FIX.4.4: change the text and make it again, not this file.
package io.tagwire.rows;

import io.tagwire.Draft;
import io.tagwire.FixDictionary;
import io.tagwire.Template;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;

/**
 * Drafts of Quote (S).
 */
public final class QuoteTemplate {
    /** The template; all of its tags as numbers. */
    public static final String TEXT =
            "S{8=FIX.4.4 49:text! 56:text! 34:int! 43:bool 52:time3! 131:text 117:text! 537:int "
                    + "55:text! 48:text 22:char 132:dec8 133:dec8 134:dec8 135:dec8 62:time3 60:time3 63:char "
                    + "64:date 15:text 58:text}";

    private QuoteTemplate() {}

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

    /** Quote (S) that is to be sent. The draft's thread. */
    public static final class QuoteDraft {
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
        /** QuoteReqID (131): its slot. */
        public static final int QUOTE_REQ_ID = 5;
        /** QuoteID (117), required: its slot. */
        public static final int QUOTE_ID = 6;
        /** QuoteType (537): its slot. */
        public static final int QUOTE_TYPE = 7;
        /** Symbol (55), required: its slot. */
        public static final int SYMBOL = 8;
        /** SecurityID (48): its slot. */
        public static final int SECURITY_ID = 9;
        /** SecurityIDSource (22): its slot. */
        public static final int SECURITY_ID_SOURCE = 10;
        /** BidPx (132): its slot. */
        public static final int BID_PX = 11;
        /** The decimals of its number. */
        public static final int BID_PX_SCALE = 8;
        /** OfferPx (133): its slot. */
        public static final int OFFER_PX = 12;
        /** The decimals of its number. */
        public static final int OFFER_PX_SCALE = 8;
        /** BidSize (134): its slot. */
        public static final int BID_SIZE = 13;
        /** The decimals of its number. */
        public static final int BID_SIZE_SCALE = 8;
        /** OfferSize (135): its slot. */
        public static final int OFFER_SIZE = 14;
        /** The decimals of its number. */
        public static final int OFFER_SIZE_SCALE = 8;
        /** ValidUntilTime (62): its slot. */
        public static final int VALID_UNTIL_TIME = 15;
        /** TransactTime (60): its slot. */
        public static final int TRANSACT_TIME = 16;
        /** SettlType (63): its slot. */
        public static final int SETTL_TYPE = 17;
        /** SettlDate (64): its slot. */
        public static final int SETTL_DATE = 18;
        /** Currency (15): its slot. */
        public static final int CURRENCY = 19;
        /** Text (58): its slot. */
        public static final int TEXT = 20;

        private final Draft draft;

        /**
         * Over a draft's memory.
         *
         * @param draft by this template
         */
        public QuoteDraft(Draft draft) {
            this.draft = draft;
        }

        /** {@return this: a new message, all of it absent} */
        public QuoteDraft begin() {
            draft.begin(MESSAGE);
            return this;
        }

        /** {@return the bytes of the message, written as by {@link Draft#write(ByteBuffer)}} */
        public int write(ByteBuffer out) {
            return draft.write(out);
        }

        /** {@return this with SenderCompID (49)} */
        public QuoteDraft senderCompId(CharSequence value) {
            draft.set(SENDER_COMP_ID, value);
            return this;
        }

        /** {@return this with SenderCompID (49)} */
        public QuoteDraft senderCompId(byte[] bytes, int offset, int length) {
            draft.set(SENDER_COMP_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with TargetCompID (56)} */
        public QuoteDraft targetCompId(CharSequence value) {
            draft.set(TARGET_COMP_ID, value);
            return this;
        }

        /** {@return this with TargetCompID (56)} */
        public QuoteDraft targetCompId(byte[] bytes, int offset, int length) {
            draft.set(TARGET_COMP_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with MsgSeqNum (34)} */
        public QuoteDraft msgSeqNum(long value) {
            draft.set(MSG_SEQ_NUM, value);
            return this;
        }

        /** {@return this with PossDupFlag (43)} */
        public QuoteDraft possDupFlag(boolean value) {
            draft.set(POSS_DUP_FLAG, value);
            return this;
        }

        /** {@return this with SendingTime (52), in nanoseconds since 1970 UTC} */
        public QuoteDraft sendingTime(long ns) {
            draft.set(SENDING_TIME, ns);
            return this;
        }

        /** {@return this with SendingTime (52), in nanoseconds since 1970 UTC} */
        public QuoteDraft sendingTime(Instant value) {
            draft.set(SENDING_TIME, value);
            return this;
        }

        /** {@return this with QuoteReqID (131)} */
        public QuoteDraft quoteReqId(CharSequence value) {
            draft.set(QUOTE_REQ_ID, value);
            return this;
        }

        /** {@return this with QuoteReqID (131)} */
        public QuoteDraft quoteReqId(byte[] bytes, int offset, int length) {
            draft.set(QUOTE_REQ_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with QuoteID (117)} */
        public QuoteDraft quoteId(CharSequence value) {
            draft.set(QUOTE_ID, value);
            return this;
        }

        /** {@return this with QuoteID (117)} */
        public QuoteDraft quoteId(byte[] bytes, int offset, int length) {
            draft.set(QUOTE_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with QuoteType (537)} */
        public QuoteDraft quoteType(QuoteType value) {
            draft.set(QUOTE_TYPE, value.code());
            return this;
        }

        /** {@return this with QuoteType (537)} */
        public QuoteDraft quoteTypeCode(long value) {
            draft.set(QUOTE_TYPE, value);
            return this;
        }

        /** {@return this with Symbol (55)} */
        public QuoteDraft symbol(CharSequence value) {
            draft.set(SYMBOL, value);
            return this;
        }

        /** {@return this with Symbol (55)} */
        public QuoteDraft symbol(byte[] bytes, int offset, int length) {
            draft.set(SYMBOL, bytes, offset, length);
            return this;
        }

        /** {@return this with SecurityID (48)} */
        public QuoteDraft securityId(CharSequence value) {
            draft.set(SECURITY_ID, value);
            return this;
        }

        /** {@return this with SecurityID (48)} */
        public QuoteDraft securityId(byte[] bytes, int offset, int length) {
            draft.set(SECURITY_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with SecurityIDSource (22)} */
        public QuoteDraft securityIdSource(SecurityIdSource value) {
            draft.set(SECURITY_ID_SOURCE, value.code());
            return this;
        }

        /** {@return this with SecurityIDSource (22)} */
        public QuoteDraft securityIdSourceCode(char value) {
            draft.set(SECURITY_ID_SOURCE, value);
            return this;
        }

        /** {@return this with BidPx (132), times 10^8} */
        public QuoteDraft bidPx(long value) {
            draft.set(BID_PX, value, BID_PX_SCALE);
            return this;
        }

        /** {@return this with BidPx (132), times 10^8} */
        public QuoteDraft bidPx(long value, int digits) {
            draft.set(BID_PX, value, digits);
            return this;
        }

        /** {@return this with BidPx (132), times 10^8} */
        public QuoteDraft bidPx(BigDecimal value) {
            draft.set(BID_PX, value, BID_PX_SCALE);
            return this;
        }

        /** {@return this with OfferPx (133), times 10^8} */
        public QuoteDraft offerPx(long value) {
            draft.set(OFFER_PX, value, OFFER_PX_SCALE);
            return this;
        }

        /** {@return this with OfferPx (133), times 10^8} */
        public QuoteDraft offerPx(long value, int digits) {
            draft.set(OFFER_PX, value, digits);
            return this;
        }

        /** {@return this with OfferPx (133), times 10^8} */
        public QuoteDraft offerPx(BigDecimal value) {
            draft.set(OFFER_PX, value, OFFER_PX_SCALE);
            return this;
        }

        /** {@return this with BidSize (134), times 10^8} */
        public QuoteDraft bidSize(long value) {
            draft.set(BID_SIZE, value, BID_SIZE_SCALE);
            return this;
        }

        /** {@return this with BidSize (134), times 10^8} */
        public QuoteDraft bidSize(long value, int digits) {
            draft.set(BID_SIZE, value, digits);
            return this;
        }

        /** {@return this with BidSize (134), times 10^8} */
        public QuoteDraft bidSize(BigDecimal value) {
            draft.set(BID_SIZE, value, BID_SIZE_SCALE);
            return this;
        }

        /** {@return this with OfferSize (135), times 10^8} */
        public QuoteDraft offerSize(long value) {
            draft.set(OFFER_SIZE, value, OFFER_SIZE_SCALE);
            return this;
        }

        /** {@return this with OfferSize (135), times 10^8} */
        public QuoteDraft offerSize(long value, int digits) {
            draft.set(OFFER_SIZE, value, digits);
            return this;
        }

        /** {@return this with OfferSize (135), times 10^8} */
        public QuoteDraft offerSize(BigDecimal value) {
            draft.set(OFFER_SIZE, value, OFFER_SIZE_SCALE);
            return this;
        }

        /** {@return this with ValidUntilTime (62), in nanoseconds since 1970 UTC} */
        public QuoteDraft validUntilTime(long ns) {
            draft.set(VALID_UNTIL_TIME, ns);
            return this;
        }

        /** {@return this with ValidUntilTime (62), in nanoseconds since 1970 UTC} */
        public QuoteDraft validUntilTime(Instant value) {
            draft.set(VALID_UNTIL_TIME, value);
            return this;
        }

        /** {@return this with TransactTime (60), in nanoseconds since 1970 UTC} */
        public QuoteDraft transactTime(long ns) {
            draft.set(TRANSACT_TIME, ns);
            return this;
        }

        /** {@return this with TransactTime (60), in nanoseconds since 1970 UTC} */
        public QuoteDraft transactTime(Instant value) {
            draft.set(TRANSACT_TIME, value);
            return this;
        }

        /** {@return this with SettlType (63)} */
        public QuoteDraft settlType(SettlType value) {
            draft.set(SETTL_TYPE, value.code());
            return this;
        }

        /** {@return this with SettlType (63)} */
        public QuoteDraft settlTypeCode(char value) {
            draft.set(SETTL_TYPE, value);
            return this;
        }

        /** {@return this with SettlDate (64), in days since 1970} */
        public QuoteDraft settlDate(long days) {
            draft.set(SETTL_DATE, days);
            return this;
        }

        /** {@return this with SettlDate (64), in days since 1970} */
        public QuoteDraft settlDate(LocalDate value) {
            draft.set(SETTL_DATE, value);
            return this;
        }

        /** {@return this with Currency (15)} */
        public QuoteDraft currency(CharSequence value) {
            draft.set(CURRENCY, value);
            return this;
        }

        /** {@return this with Currency (15)} */
        public QuoteDraft currency(byte[] bytes, int offset, int length) {
            draft.set(CURRENCY, bytes, offset, length);
            return this;
        }

        /** {@return this with Text (58)} */
        public QuoteDraft text(CharSequence value) {
            draft.set(TEXT, value);
            return this;
        }

        /** {@return this with Text (58)} */
        public QuoteDraft text(byte[] bytes, int offset, int length) {
            draft.set(TEXT, bytes, offset, length);
            return this;
        }
    }
}
