// SPDX-License-Identifier: Apache-2.0
// Made by `tagwire gen --lang java --kind plan`, names by FIX.4.4: change the text and make it again, not this file.
package io.tagwire.rows;

import io.tagwire.FixDictionary;
import io.tagwire.Plan;
import io.tagwire.Row;
import io.tagwire.Slots;
import java.time.Instant;

/**
 * Rows of MarketDataRequest (V).
 */
public final class MarketDataRequestPlan {
    /** The plan; all of its tags as numbers. */
    public static final String TEXT =
            "V{34:int! 49:text! 56:text! 43:bool 52:time! 262:text! 263:char! 264:int! 265:int "
                    + "266:bool 286:text 267!{269:char!} 146!{55:text 48:text 22:char 207:text}}";

    private MarketDataRequestPlan() {}

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

    /** MarketDataRequest (V): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class MarketDataRequest {
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
        /** OpenCloseSettlFlag (286): its slot. */
        public static final int OPEN_CLOSE_SETTL_FLAG = 10;
        /** NoMDEntryTypes (267), required: its slot. */
        public static final int NO_MD_ENTRY_TYPES = 11;
        /** NoRelatedSym (146), required: its slot. */
        public static final int NO_RELATED_SYM = 12;

        private Slots slots;
        private final MarketDataRequestNoMdEntryTypes noMdEntryTypes = new MarketDataRequestNoMdEntryTypes();
        private final MarketDataRequestNoRelatedSym noRelatedSym = new MarketDataRequestNoRelatedSym();

        /** Of no row yet. */
        public MarketDataRequest() {}

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

        /** {@return MDReqID (262) as a new string; null where it is absent} */
        public String mdReqId() {
            return slots.string(MD_REQ_ID);
        }

        /** {@return whether MDReqID (262) is there: it is appended then} */
        public boolean mdReqId(StringBuilder out) {
            return slots.appendTo(MD_REQ_ID, out);
        }

        /** {@return whether MDReqID (262) is there and this text} */
        public boolean mdReqIdIs(CharSequence text) {
            return slots.contentEquals(MD_REQ_ID, text);
        }

        /** {@return whether MDReqID (262) is there, right or wrong} */
        public boolean hasMdReqId() {
            return !slots.isAbsent(MD_REQ_ID);
        }

        /** {@return SubscriptionRequestType (263); null where it is absent} */
        public SubscriptionRequestType subscriptionRequestType() {
            return slots.isAbsent(SUBSCRIPTION_REQUEST_TYPE) ? null : SubscriptionRequestType.of(slots.charValue(SUBSCRIPTION_REQUEST_TYPE));
        }

        /** {@return SubscriptionRequestType (263) as it was sent; an exception where it is absent} */
        public char subscriptionRequestTypeCode() {
            return slots.charValue(SUBSCRIPTION_REQUEST_TYPE);
        }

        /** {@return whether SubscriptionRequestType (263) is there, right or wrong} */
        public boolean hasSubscriptionRequestType() {
            return !slots.isAbsent(SUBSCRIPTION_REQUEST_TYPE);
        }

        /** {@return MarketDepth (264); an exception where it is absent} */
        public long marketDepth() {
            return slots.longValue(MARKET_DEPTH);
        }

        /** {@return MarketDepth (264), or this where it is absent} */
        public long marketDepth(long otherwise) {
            return slots.longValue(MARKET_DEPTH, otherwise);
        }

        /** {@return whether MarketDepth (264) is there, right or wrong} */
        public boolean hasMarketDepth() {
            return !slots.isAbsent(MARKET_DEPTH);
        }

        /** {@return MDUpdateType (265); null where it is absent} */
        public MdUpdateType mdUpdateType() {
            return slots.isAbsent(MD_UPDATE_TYPE) ? null : MdUpdateType.of(slots.longValue(MD_UPDATE_TYPE));
        }

        /** {@return MDUpdateType (265) as it was sent; an exception where it is absent} */
        public long mdUpdateTypeCode() {
            return slots.longValue(MD_UPDATE_TYPE);
        }

        /** {@return whether MDUpdateType (265) is there, right or wrong} */
        public boolean hasMdUpdateType() {
            return !slots.isAbsent(MD_UPDATE_TYPE);
        }

        /** {@return AggregatedBook (266); an exception where it is absent} */
        public boolean aggregatedBook() {
            return slots.booleanValue(AGGREGATED_BOOK);
        }

        /** {@return AggregatedBook (266), or this where it is absent} */
        public boolean aggregatedBook(boolean otherwise) {
            return slots.booleanValue(AGGREGATED_BOOK, otherwise);
        }

        /** {@return whether AggregatedBook (266) is there, right or wrong} */
        public boolean hasAggregatedBook() {
            return !slots.isAbsent(AGGREGATED_BOOK);
        }

        /** {@return OpenCloseSettlFlag (286) as a new string; null where it is absent} */
        public String openCloseSettlFlag() {
            return slots.string(OPEN_CLOSE_SETTL_FLAG);
        }

        /** {@return whether OpenCloseSettlFlag (286) is there: it is appended then} */
        public boolean openCloseSettlFlag(StringBuilder out) {
            return slots.appendTo(OPEN_CLOSE_SETTL_FLAG, out);
        }

        /** {@return whether OpenCloseSettlFlag (286) is there and this text} */
        public boolean openCloseSettlFlagIs(CharSequence text) {
            return slots.contentEquals(OPEN_CLOSE_SETTL_FLAG, text);
        }

        /** {@return whether OpenCloseSettlFlag (286) is there, right or wrong} */
        public boolean hasOpenCloseSettlFlag() {
            return !slots.isAbsent(OPEN_CLOSE_SETTL_FLAG);
        }

        /** {@return the entries of NoMDEntryTypes (267): the same object each time, before the first} */
        public MarketDataRequestNoMdEntryTypes noMdEntryTypes() {
            return noMdEntryTypes.wrap(slots.group(NO_MD_ENTRY_TYPES));
        }

        /** {@return whether NoMDEntryTypes (267) is there, right or wrong} */
        public boolean hasNoMdEntryTypes() {
            return !slots.isAbsent(NO_MD_ENTRY_TYPES);
        }

        /** {@return the entries of NoRelatedSym (146): the same object each time, before the first} */
        public MarketDataRequestNoRelatedSym noRelatedSym() {
            return noRelatedSym.wrap(slots.group(NO_RELATED_SYM));
        }

        /** {@return whether NoRelatedSym (146) is there, right or wrong} */
        public boolean hasNoRelatedSym() {
            return !slots.isAbsent(NO_RELATED_SYM);
        }
    }

    /** The entries of NoMDEntryTypes (267) in MarketDataRequest, one after the other. */
    public static final class MarketDataRequestNoMdEntryTypes {
        /** MDEntryType (269), required: its slot. */
        public static final int MD_ENTRY_TYPE = 0;

        private Slots slots;

        private MarketDataRequestNoMdEntryTypes() {}

        private MarketDataRequestNoMdEntryTypes wrap(Slots entries) {
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

        /** {@return MDEntryType (269); null where it is absent} */
        public MdEntryType mdEntryType() {
            return slots.isAbsent(MD_ENTRY_TYPE) ? null : MdEntryType.of(slots.charValue(MD_ENTRY_TYPE));
        }

        /** {@return MDEntryType (269) as it was sent; an exception where it is absent} */
        public char mdEntryTypeCode() {
            return slots.charValue(MD_ENTRY_TYPE);
        }

        /** {@return whether MDEntryType (269) is there, right or wrong} */
        public boolean hasMdEntryType() {
            return !slots.isAbsent(MD_ENTRY_TYPE);
        }
    }

    /** The entries of NoRelatedSym (146) in MarketDataRequest, one after the other. */
    public static final class MarketDataRequestNoRelatedSym {
        /** Symbol (55): its slot. */
        public static final int SYMBOL = 0;
        /** SecurityID (48): its slot. */
        public static final int SECURITY_ID = 1;
        /** SecurityIDSource (22): its slot. */
        public static final int SECURITY_ID_SOURCE = 2;
        /** SecurityExchange (207): its slot. */
        public static final int SECURITY_EXCHANGE = 3;

        private Slots slots;

        private MarketDataRequestNoRelatedSym() {}

        private MarketDataRequestNoRelatedSym wrap(Slots entries) {
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

        /** {@return SecurityExchange (207) as a new string; null where it is absent} */
        public String securityExchange() {
            return slots.string(SECURITY_EXCHANGE);
        }

        /** {@return whether SecurityExchange (207) is there: it is appended then} */
        public boolean securityExchange(StringBuilder out) {
            return slots.appendTo(SECURITY_EXCHANGE, out);
        }

        /** {@return whether SecurityExchange (207) is there and this text} */
        public boolean securityExchangeIs(CharSequence text) {
            return slots.contentEquals(SECURITY_EXCHANGE, text);
        }

        /** {@return whether SecurityExchange (207) is there, right or wrong} */
        public boolean hasSecurityExchange() {
            return !slots.isAbsent(SECURITY_EXCHANGE);
        }
    }
}
