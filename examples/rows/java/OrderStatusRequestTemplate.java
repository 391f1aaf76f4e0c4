// SPDX-License-Identifier: Apache-2.0
// Made by `tagwire gen --lang java --kind template`, names by FIX.4.4: change the text and make it again, not this file.
package io.tagwire.rows;

import io.tagwire.Draft;
import io.tagwire.FixDictionary;
import io.tagwire.Template;
import java.nio.ByteBuffer;
import java.time.Instant;

/**
 * Drafts of OrderStatusRequest (H).
 */
public final class OrderStatusRequestTemplate {
    /** The template; all of its tags as numbers. */
    public static final String TEXT =
            "H{8=FIX.4.4 49:text! 56:text! 34:int! 43:bool 52:time3! 37:text 11:text! 790:text "
                    + "1:text 55:text! 48:text 22:char 54:char!}";

    private OrderStatusRequestTemplate() {}

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

    /** OrderStatusRequest (H) that is to be sent. The draft's thread. */
    public static final class OrderStatusRequestDraft {
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
        /** OrderID (37): its slot. */
        public static final int ORDER_ID = 5;
        /** ClOrdID (11), required: its slot. */
        public static final int CL_ORD_ID = 6;
        /** OrdStatusReqID (790): its slot. */
        public static final int ORD_STATUS_REQ_ID = 7;
        /** Account (1): its slot. */
        public static final int ACCOUNT = 8;
        /** Symbol (55), required: its slot. */
        public static final int SYMBOL = 9;
        /** SecurityID (48): its slot. */
        public static final int SECURITY_ID = 10;
        /** SecurityIDSource (22): its slot. */
        public static final int SECURITY_ID_SOURCE = 11;
        /** Side (54), required: its slot. */
        public static final int SIDE = 12;

        private final Draft draft;

        /**
         * Over a draft's memory.
         *
         * @param draft by this template
         */
        public OrderStatusRequestDraft(Draft draft) {
            this.draft = draft;
        }

        /** {@return this: a new message, all of it absent} */
        public OrderStatusRequestDraft begin() {
            draft.begin(MESSAGE);
            return this;
        }

        /** {@return the bytes of the message, written as by {@link Draft#write(ByteBuffer)}} */
        public int write(ByteBuffer out) {
            return draft.write(out);
        }

        /** {@return this with SenderCompID (49)} */
        public OrderStatusRequestDraft senderCompId(CharSequence value) {
            draft.set(SENDER_COMP_ID, value);
            return this;
        }

        /** {@return this with SenderCompID (49)} */
        public OrderStatusRequestDraft senderCompId(byte[] bytes, int offset, int length) {
            draft.set(SENDER_COMP_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with TargetCompID (56)} */
        public OrderStatusRequestDraft targetCompId(CharSequence value) {
            draft.set(TARGET_COMP_ID, value);
            return this;
        }

        /** {@return this with TargetCompID (56)} */
        public OrderStatusRequestDraft targetCompId(byte[] bytes, int offset, int length) {
            draft.set(TARGET_COMP_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with MsgSeqNum (34)} */
        public OrderStatusRequestDraft msgSeqNum(long value) {
            draft.set(MSG_SEQ_NUM, value);
            return this;
        }

        /** {@return this with PossDupFlag (43)} */
        public OrderStatusRequestDraft possDupFlag(boolean value) {
            draft.set(POSS_DUP_FLAG, value);
            return this;
        }

        /** {@return this with SendingTime (52), in nanoseconds since 1970 UTC} */
        public OrderStatusRequestDraft sendingTime(long ns) {
            draft.set(SENDING_TIME, ns);
            return this;
        }

        /** {@return this with SendingTime (52), in nanoseconds since 1970 UTC} */
        public OrderStatusRequestDraft sendingTime(Instant value) {
            draft.set(SENDING_TIME, value);
            return this;
        }

        /** {@return this with OrderID (37)} */
        public OrderStatusRequestDraft orderId(CharSequence value) {
            draft.set(ORDER_ID, value);
            return this;
        }

        /** {@return this with OrderID (37)} */
        public OrderStatusRequestDraft orderId(byte[] bytes, int offset, int length) {
            draft.set(ORDER_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with ClOrdID (11)} */
        public OrderStatusRequestDraft clOrdId(CharSequence value) {
            draft.set(CL_ORD_ID, value);
            return this;
        }

        /** {@return this with ClOrdID (11)} */
        public OrderStatusRequestDraft clOrdId(byte[] bytes, int offset, int length) {
            draft.set(CL_ORD_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with OrdStatusReqID (790)} */
        public OrderStatusRequestDraft ordStatusReqId(CharSequence value) {
            draft.set(ORD_STATUS_REQ_ID, value);
            return this;
        }

        /** {@return this with OrdStatusReqID (790)} */
        public OrderStatusRequestDraft ordStatusReqId(byte[] bytes, int offset, int length) {
            draft.set(ORD_STATUS_REQ_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with Account (1)} */
        public OrderStatusRequestDraft account(CharSequence value) {
            draft.set(ACCOUNT, value);
            return this;
        }

        /** {@return this with Account (1)} */
        public OrderStatusRequestDraft account(byte[] bytes, int offset, int length) {
            draft.set(ACCOUNT, bytes, offset, length);
            return this;
        }

        /** {@return this with Symbol (55)} */
        public OrderStatusRequestDraft symbol(CharSequence value) {
            draft.set(SYMBOL, value);
            return this;
        }

        /** {@return this with Symbol (55)} */
        public OrderStatusRequestDraft symbol(byte[] bytes, int offset, int length) {
            draft.set(SYMBOL, bytes, offset, length);
            return this;
        }

        /** {@return this with SecurityID (48)} */
        public OrderStatusRequestDraft securityId(CharSequence value) {
            draft.set(SECURITY_ID, value);
            return this;
        }

        /** {@return this with SecurityID (48)} */
        public OrderStatusRequestDraft securityId(byte[] bytes, int offset, int length) {
            draft.set(SECURITY_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with SecurityIDSource (22)} */
        public OrderStatusRequestDraft securityIdSource(SecurityIdSource value) {
            draft.set(SECURITY_ID_SOURCE, value.code());
            return this;
        }

        /** {@return this with SecurityIDSource (22)} */
        public OrderStatusRequestDraft securityIdSourceCode(char value) {
            draft.set(SECURITY_ID_SOURCE, value);
            return this;
        }

        /** {@return this with Side (54)} */
        public OrderStatusRequestDraft side(Side value) {
            draft.set(SIDE, value.code());
            return this;
        }

        /** {@return this with Side (54)} */
        public OrderStatusRequestDraft sideCode(char value) {
            draft.set(SIDE, value);
            return this;
        }
    }
}
