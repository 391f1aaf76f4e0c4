// SPDX-License-Identifier: Apache-2.0
// Made by `tagwire gen --lang java --kind template`, names by FIX.4.4: change the text and make it again, not this file.
package io.tagwire.rows;

import io.tagwire.Draft;
import io.tagwire.DraftEntries;
import io.tagwire.FixDictionary;
import io.tagwire.Template;
import java.nio.ByteBuffer;
import java.time.Instant;

/**
 * Drafts of MarketDataRequest (V).
 */
public final class MarketDataRequestTemplate {
    /** The template; all of its tags as numbers. */
    public static final String TEXT =
            "V{8=FIX.4.4 49:text! 56:text! 34:int! 43:bool 52:time3! 262:text! 263:char! 264:int! "
                    + "265:int 266:bool 267!{269:char!} 146!{55:text! 48:text 22:char}}";

    private MarketDataRequestTemplate() {}

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

    /** SubscriptionRequestType (263). */
    public enum SubscriptionRequestType {
        /** Snapshot. */
        SNAPSHOT('0'),
        /** SnapshotAndUpdates. */
        SNAPSHOT_AND_UPDATES('1'),
        /** DisablePreviousSnapshot. */
        DISABLE_PREVIOUS_SNAPSHOT('2'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        SubscriptionRequestType(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("SubscriptionRequestType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static SubscriptionRequestType of(char code) {
            return switch (code) {
                case '0' -> SNAPSHOT;
                case '1' -> SNAPSHOT_AND_UPDATES;
                case '2' -> DISABLE_PREVIOUS_SNAPSHOT;
                default -> UNLISTED;
            };
        }
    }

    /** MDUpdateType (265). */
    public enum MdUpdateType {
        /** FullRefresh. */
        FULL_REFRESH(0),
        /** IncrementalRefresh. */
        INCREMENTAL_REFRESH(1),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        MdUpdateType(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("MdUpdateType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static MdUpdateType of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 0 -> FULL_REFRESH;
                case 1 -> INCREMENTAL_REFRESH;
                default -> UNLISTED;
            };
        }
    }

    /** MDEntryType (269). */
    public enum MdEntryType {
        /** Bid. */
        BID('0'),
        /** Offer. */
        OFFER('1'),
        /** Trade. */
        TRADE('2'),
        /** IndexValue. */
        INDEX_VALUE('3'),
        /** OpeningPrice. */
        OPENING_PRICE('4'),
        /** ClosingPrice. */
        CLOSING_PRICE('5'),
        /** SettlementPrice. */
        SETTLEMENT_PRICE('6'),
        /** TradingSessionHighPrice. */
        TRADING_SESSION_HIGH_PRICE('7'),
        /** TradingSessionLowPrice. */
        TRADING_SESSION_LOW_PRICE('8'),
        /** TradingSessionVwapPrice. */
        TRADING_SESSION_VWAP_PRICE('9'),
        /** Imbalance. */
        IMBALANCE('A'),
        /** TradeVolume. */
        TRADE_VOLUME('B'),
        /** OpenInterest. */
        OPEN_INTEREST('C'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        MdEntryType(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("MdEntryType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static MdEntryType of(char code) {
            return switch (code) {
                case '0' -> BID;
                case '1' -> OFFER;
                case '2' -> TRADE;
                case '3' -> INDEX_VALUE;
                case '4' -> OPENING_PRICE;
                case '5' -> CLOSING_PRICE;
                case '6' -> SETTLEMENT_PRICE;
                case '7' -> TRADING_SESSION_HIGH_PRICE;
                case '8' -> TRADING_SESSION_LOW_PRICE;
                case '9' -> TRADING_SESSION_VWAP_PRICE;
                case 'A' -> IMBALANCE;
                case 'B' -> TRADE_VOLUME;
                case 'C' -> OPEN_INTEREST;
                default -> UNLISTED;
            };
        }
    }

    /** MarketDataRequest (V) that is to be sent. The draft's thread. */
    public static final class MarketDataRequestDraft {
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
        /** MDReqID (262), required: its slot. */
        public static final int MD_REQ_ID = 5;
        /** SubscriptionRequestType (263), required: its slot. */
        public static final int SUBSCRIPTION_REQUEST_TYPE = 6;
        /** MarketDepth (264), required: its slot. */
        public static final int MARKET_DEPTH = 7;
        /** MDUpdateType (265): its slot. */
        public static final int MD_UPDATE_TYPE = 8;
        /** AggregatedBook (266): its slot. */
        public static final int AGGREGATED_BOOK = 9;
        /** NoMDEntryTypes (267), required: its slot. */
        public static final int NO_MD_ENTRY_TYPES = 10;
        /** NoRelatedSym (146), required: its slot. */
        public static final int NO_RELATED_SYM = 11;

        private final Draft draft;
        private final MarketDataRequestNoMdEntryTypesDraft noMdEntryTypes;
        private final MarketDataRequestNoRelatedSymDraft noRelatedSym;

        /**
         * Over a draft's memory.
         *
         * @param draft by this template
         */
        public MarketDataRequestDraft(Draft draft) {
            this.draft = draft;
            noMdEntryTypes = new MarketDataRequestNoMdEntryTypesDraft(draft);
            noRelatedSym = new MarketDataRequestNoRelatedSymDraft(draft);
        }

        /** {@return this: a new message, all of it absent} */
        public MarketDataRequestDraft begin() {
            draft.begin(MESSAGE);
            return this;
        }

        /** {@return the bytes of the message, written as by {@link Draft#write(ByteBuffer)}} */
        public int write(ByteBuffer out) {
            return draft.write(out);
        }

        /** {@return this with SenderCompID (49)} */
        public MarketDataRequestDraft senderCompId(CharSequence value) {
            draft.set(SENDER_COMP_ID, value);
            return this;
        }

        /** {@return this with SenderCompID (49)} */
        public MarketDataRequestDraft senderCompId(byte[] bytes, int offset, int length) {
            draft.set(SENDER_COMP_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with TargetCompID (56)} */
        public MarketDataRequestDraft targetCompId(CharSequence value) {
            draft.set(TARGET_COMP_ID, value);
            return this;
        }

        /** {@return this with TargetCompID (56)} */
        public MarketDataRequestDraft targetCompId(byte[] bytes, int offset, int length) {
            draft.set(TARGET_COMP_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with MsgSeqNum (34)} */
        public MarketDataRequestDraft msgSeqNum(long value) {
            draft.set(MSG_SEQ_NUM, value);
            return this;
        }

        /** {@return this with PossDupFlag (43)} */
        public MarketDataRequestDraft possDupFlag(boolean value) {
            draft.set(POSS_DUP_FLAG, value);
            return this;
        }

        /** {@return this with SendingTime (52), in nanoseconds since 1970 UTC} */
        public MarketDataRequestDraft sendingTime(long ns) {
            draft.set(SENDING_TIME, ns);
            return this;
        }

        /** {@return this with SendingTime (52), in nanoseconds since 1970 UTC} */
        public MarketDataRequestDraft sendingTime(Instant value) {
            draft.set(SENDING_TIME, value);
            return this;
        }

        /** {@return this with MDReqID (262)} */
        public MarketDataRequestDraft mdReqId(CharSequence value) {
            draft.set(MD_REQ_ID, value);
            return this;
        }

        /** {@return this with MDReqID (262)} */
        public MarketDataRequestDraft mdReqId(byte[] bytes, int offset, int length) {
            draft.set(MD_REQ_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with SubscriptionRequestType (263)} */
        public MarketDataRequestDraft subscriptionRequestType(SubscriptionRequestType value) {
            draft.set(SUBSCRIPTION_REQUEST_TYPE, value.code());
            return this;
        }

        /** {@return this with SubscriptionRequestType (263)} */
        public MarketDataRequestDraft subscriptionRequestTypeCode(char value) {
            draft.set(SUBSCRIPTION_REQUEST_TYPE, value);
            return this;
        }

        /** {@return this with MarketDepth (264)} */
        public MarketDataRequestDraft marketDepth(long value) {
            draft.set(MARKET_DEPTH, value);
            return this;
        }

        /** {@return this with MDUpdateType (265)} */
        public MarketDataRequestDraft mdUpdateType(MdUpdateType value) {
            draft.set(MD_UPDATE_TYPE, value.code());
            return this;
        }

        /** {@return this with MDUpdateType (265)} */
        public MarketDataRequestDraft mdUpdateTypeCode(long value) {
            draft.set(MD_UPDATE_TYPE, value);
            return this;
        }

        /** {@return this with AggregatedBook (266)} */
        public MarketDataRequestDraft aggregatedBook(boolean value) {
            draft.set(AGGREGATED_BOOK, value);
            return this;
        }

        /** {@return so many entries of NoMDEntryTypes (267), all absent: the same object each time, before the first} */
        public MarketDataRequestNoMdEntryTypesDraft noMdEntryTypes(int count) {
            noMdEntryTypes.entries.open(NO_MD_ENTRY_TYPES, draft.shape().entries().get(NO_MD_ENTRY_TYPES).group(), count);
            return noMdEntryTypes;
        }

        /** {@return so many entries of NoRelatedSym (146), all absent: the same object each time, before the first} */
        public MarketDataRequestNoRelatedSymDraft noRelatedSym(int count) {
            noRelatedSym.entries.open(NO_RELATED_SYM, draft.shape().entries().get(NO_RELATED_SYM).group(), count);
            return noRelatedSym;
        }
    }

    /** The entries of NoMDEntryTypes (267) in MarketDataRequest, one after the other. */
    public static final class MarketDataRequestNoMdEntryTypesDraft {
        /** MDEntryType (269), required: its slot. */
        public static final int MD_ENTRY_TYPE = 0;

        private final Draft draft;
        private final DraftEntries entries;

        private MarketDataRequestNoMdEntryTypesDraft(Draft draft) {
            this.draft = draft;
            entries = new DraftEntries(draft);
        }

        /** {@return this, moved to the next entry; an exception behind the last} */
        public MarketDataRequestNoMdEntryTypesDraft next() {
            entries.next();
            return this;
        }

        /** {@return this with MDEntryType (269)} */
        public MarketDataRequestNoMdEntryTypesDraft mdEntryType(MdEntryType value) {
            draft.set(entries.slot(MD_ENTRY_TYPE), value.code());
            return this;
        }

        /** {@return this with MDEntryType (269)} */
        public MarketDataRequestNoMdEntryTypesDraft mdEntryTypeCode(char value) {
            draft.set(entries.slot(MD_ENTRY_TYPE), value);
            return this;
        }
    }

    /** The entries of NoRelatedSym (146) in MarketDataRequest, one after the other. */
    public static final class MarketDataRequestNoRelatedSymDraft {
        /** Symbol (55), required: its slot. */
        public static final int SYMBOL = 0;
        /** SecurityID (48): its slot. */
        public static final int SECURITY_ID = 1;
        /** SecurityIDSource (22): its slot. */
        public static final int SECURITY_ID_SOURCE = 2;

        private final Draft draft;
        private final DraftEntries entries;

        private MarketDataRequestNoRelatedSymDraft(Draft draft) {
            this.draft = draft;
            entries = new DraftEntries(draft);
        }

        /** {@return this, moved to the next entry; an exception behind the last} */
        public MarketDataRequestNoRelatedSymDraft next() {
            entries.next();
            return this;
        }

        /** {@return this with Symbol (55)} */
        public MarketDataRequestNoRelatedSymDraft symbol(CharSequence value) {
            draft.set(entries.slot(SYMBOL), value);
            return this;
        }

        /** {@return this with Symbol (55)} */
        public MarketDataRequestNoRelatedSymDraft symbol(byte[] bytes, int offset, int length) {
            draft.set(entries.slot(SYMBOL), bytes, offset, length);
            return this;
        }

        /** {@return this with SecurityID (48)} */
        public MarketDataRequestNoRelatedSymDraft securityId(CharSequence value) {
            draft.set(entries.slot(SECURITY_ID), value);
            return this;
        }

        /** {@return this with SecurityID (48)} */
        public MarketDataRequestNoRelatedSymDraft securityId(byte[] bytes, int offset, int length) {
            draft.set(entries.slot(SECURITY_ID), bytes, offset, length);
            return this;
        }

        /** {@return this with SecurityIDSource (22)} */
        public MarketDataRequestNoRelatedSymDraft securityIdSource(SecurityIdSource value) {
            draft.set(entries.slot(SECURITY_ID_SOURCE), value.code());
            return this;
        }

        /** {@return this with SecurityIDSource (22)} */
        public MarketDataRequestNoRelatedSymDraft securityIdSourceCode(char value) {
            draft.set(entries.slot(SECURITY_ID_SOURCE), value);
            return this;
        }
    }
}
