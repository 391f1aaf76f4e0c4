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
 * Rows of MarketDataIncrementalRefresh (X).
 */
public final class MarketDataIncrementalRefreshPlan {
    /** The plan; all of its tags as numbers. */
    public static final String TEXT =
            "X{34:int! 49:text! 56:text! 43:bool 52:time! 262:text 268!{279:char! 285:char 269:char "
                    + "278:text 280:text 55:text 48:text 22:char 270:dec8 271:dec8 272:date 273:text 275:text "
                    + "276:text 277:text 346:int 290:int}}";

    private MarketDataIncrementalRefreshPlan() {}

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

    /** MDUpdateAction (279). */
    public enum MdUpdateAction {
        /** New. */
        NEW('0'),
        /** Change. */
        CHANGE('1'),
        /** Delete. */
        DELETE('2'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        MdUpdateAction(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("MdUpdateAction.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static MdUpdateAction of(char code) {
            return switch (code) {
                case '0' -> NEW;
                case '1' -> CHANGE;
                case '2' -> DELETE;
                default -> UNLISTED;
            };
        }
    }

    /** DeleteReason (285). */
    public enum DeleteReason {
        /** Cancellation. */
        CANCELLATION('0'),
        /** Error. */
        ERROR('1'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        DeleteReason(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("DeleteReason.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static DeleteReason of(char code) {
            return switch (code) {
                case '0' -> CANCELLATION;
                case '1' -> ERROR;
                default -> UNLISTED;
            };
        }
    }

    /** MarketDataIncrementalRefresh (X): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class MarketDataIncrementalRefresh {
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
        /** MDReqID (262): its slot. */
        public static final int MD_REQ_ID = 5;
        /** NoMDEntries (268), required: its slot. */
        public static final int NO_MD_ENTRIES = 6;

        private Slots slots;
        private final MarketDataIncrementalRefreshNoMdEntries noMdEntries = new MarketDataIncrementalRefreshNoMdEntries();

        /** Of no row yet. */
        public MarketDataIncrementalRefresh() {}

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

        /** {@return the entries of NoMDEntries (268): the same object each time, before the first} */
        public MarketDataIncrementalRefreshNoMdEntries noMdEntries() {
            return noMdEntries.wrap(slots.group(NO_MD_ENTRIES));
        }

        /** {@return whether NoMDEntries (268) is there, right or wrong} */
        public boolean hasNoMdEntries() {
            return !slots.isAbsent(NO_MD_ENTRIES);
        }
    }

    /** The entries of NoMDEntries (268) in MarketDataIncrementalRefresh, one after the other. */
    public static final class MarketDataIncrementalRefreshNoMdEntries {
        /** MDUpdateAction (279), required: its slot. */
        public static final int MD_UPDATE_ACTION = 0;
        /** DeleteReason (285): its slot. */
        public static final int DELETE_REASON = 1;
        /** MDEntryType (269): its slot. */
        public static final int MD_ENTRY_TYPE = 2;
        /** MDEntryID (278): its slot. */
        public static final int MD_ENTRY_ID = 3;
        /** MDEntryRefID (280): its slot. */
        public static final int MD_ENTRY_REF_ID = 4;
        /** Symbol (55): its slot. */
        public static final int SYMBOL = 5;
        /** SecurityID (48): its slot. */
        public static final int SECURITY_ID = 6;
        /** SecurityIDSource (22): its slot. */
        public static final int SECURITY_ID_SOURCE = 7;
        /** MDEntryPx (270): its slot. */
        public static final int MD_ENTRY_PX = 8;
        /** The decimals of its number. */
        public static final int MD_ENTRY_PX_SCALE = 8;
        /** MDEntrySize (271): its slot. */
        public static final int MD_ENTRY_SIZE = 9;
        /** The decimals of its number. */
        public static final int MD_ENTRY_SIZE_SCALE = 8;
        /** MDEntryDate (272): its slot. */
        public static final int MD_ENTRY_DATE = 10;
        /** MDEntryTime (273): its slot. */
        public static final int MD_ENTRY_TIME = 11;
        /** MDMkt (275): its slot. */
        public static final int MD_MKT = 12;
        /** QuoteCondition (276): its slot. */
        public static final int QUOTE_CONDITION = 13;
        /** TradeCondition (277): its slot. */
        public static final int TRADE_CONDITION = 14;
        /** NumberOfOrders (346): its slot. */
        public static final int NUMBER_OF_ORDERS = 15;
        /** MDEntryPositionNo (290): its slot. */
        public static final int MD_ENTRY_POSITION_NO = 16;

        private Slots slots;

        private MarketDataIncrementalRefreshNoMdEntries() {}

        private MarketDataIncrementalRefreshNoMdEntries wrap(Slots entries) {
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

        /** {@return MDUpdateAction (279); null where it is absent} */
        public MdUpdateAction mdUpdateAction() {
            return slots.isAbsent(MD_UPDATE_ACTION) ? null : MdUpdateAction.of(slots.charValue(MD_UPDATE_ACTION));
        }

        /** {@return MDUpdateAction (279) as it was sent; an exception where it is absent} */
        public char mdUpdateActionCode() {
            return slots.charValue(MD_UPDATE_ACTION);
        }

        /** {@return whether MDUpdateAction (279) is there, right or wrong} */
        public boolean hasMdUpdateAction() {
            return !slots.isAbsent(MD_UPDATE_ACTION);
        }

        /** {@return DeleteReason (285); null where it is absent} */
        public DeleteReason deleteReason() {
            return slots.isAbsent(DELETE_REASON) ? null : DeleteReason.of(slots.charValue(DELETE_REASON));
        }

        /** {@return DeleteReason (285) as it was sent; an exception where it is absent} */
        public char deleteReasonCode() {
            return slots.charValue(DELETE_REASON);
        }

        /** {@return whether DeleteReason (285) is there, right or wrong} */
        public boolean hasDeleteReason() {
            return !slots.isAbsent(DELETE_REASON);
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

        /** {@return MDEntryID (278) as a new string; null where it is absent} */
        public String mdEntryId() {
            return slots.string(MD_ENTRY_ID);
        }

        /** {@return whether MDEntryID (278) is there: it is appended then} */
        public boolean mdEntryId(StringBuilder out) {
            return slots.appendTo(MD_ENTRY_ID, out);
        }

        /** {@return whether MDEntryID (278) is there and this text} */
        public boolean mdEntryIdIs(CharSequence text) {
            return slots.contentEquals(MD_ENTRY_ID, text);
        }

        /** {@return whether MDEntryID (278) is there, right or wrong} */
        public boolean hasMdEntryId() {
            return !slots.isAbsent(MD_ENTRY_ID);
        }

        /** {@return MDEntryRefID (280) as a new string; null where it is absent} */
        public String mdEntryRefId() {
            return slots.string(MD_ENTRY_REF_ID);
        }

        /** {@return whether MDEntryRefID (280) is there: it is appended then} */
        public boolean mdEntryRefId(StringBuilder out) {
            return slots.appendTo(MD_ENTRY_REF_ID, out);
        }

        /** {@return whether MDEntryRefID (280) is there and this text} */
        public boolean mdEntryRefIdIs(CharSequence text) {
            return slots.contentEquals(MD_ENTRY_REF_ID, text);
        }

        /** {@return whether MDEntryRefID (280) is there, right or wrong} */
        public boolean hasMdEntryRefId() {
            return !slots.isAbsent(MD_ENTRY_REF_ID);
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

        /** {@return MDEntryPx (270), times 10^8; an exception where it is absent} */
        public long mdEntryPx() {
            return slots.longValue(MD_ENTRY_PX);
        }

        /** {@return MDEntryPx (270), times 10^8, or this where it is absent} */
        public long mdEntryPx(long otherwise) {
            return slots.longValue(MD_ENTRY_PX, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal mdEntryPxAsBigDecimal() {
            return slots.bigDecimal(MD_ENTRY_PX);
        }

        /** {@return whether MDEntryPx (270) is there, right or wrong} */
        public boolean hasMdEntryPx() {
            return !slots.isAbsent(MD_ENTRY_PX);
        }

        /** {@return MDEntrySize (271), times 10^8; an exception where it is absent} */
        public long mdEntrySize() {
            return slots.longValue(MD_ENTRY_SIZE);
        }

        /** {@return MDEntrySize (271), times 10^8, or this where it is absent} */
        public long mdEntrySize(long otherwise) {
            return slots.longValue(MD_ENTRY_SIZE, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal mdEntrySizeAsBigDecimal() {
            return slots.bigDecimal(MD_ENTRY_SIZE);
        }

        /** {@return whether MDEntrySize (271) is there, right or wrong} */
        public boolean hasMdEntrySize() {
            return !slots.isAbsent(MD_ENTRY_SIZE);
        }

        /** {@return MDEntryDate (272), in days since 1970; an exception where it is absent} */
        public long mdEntryDate() {
            return slots.longValue(MD_ENTRY_DATE);
        }

        /** {@return MDEntryDate (272), in days since 1970, or this where it is absent} */
        public long mdEntryDate(long otherwise) {
            return slots.longValue(MD_ENTRY_DATE, otherwise);
        }

        /** {@return the same as a new LocalDate; null where it is absent} */
        public LocalDate mdEntryDateAsLocalDate() {
            return slots.localDate(MD_ENTRY_DATE);
        }

        /** {@return whether MDEntryDate (272) is there, right or wrong} */
        public boolean hasMdEntryDate() {
            return !slots.isAbsent(MD_ENTRY_DATE);
        }

        /** {@return MDEntryTime (273) as a new string; null where it is absent} */
        public String mdEntryTime() {
            return slots.string(MD_ENTRY_TIME);
        }

        /** {@return whether MDEntryTime (273) is there: it is appended then} */
        public boolean mdEntryTime(StringBuilder out) {
            return slots.appendTo(MD_ENTRY_TIME, out);
        }

        /** {@return whether MDEntryTime (273) is there and this text} */
        public boolean mdEntryTimeIs(CharSequence text) {
            return slots.contentEquals(MD_ENTRY_TIME, text);
        }

        /** {@return whether MDEntryTime (273) is there, right or wrong} */
        public boolean hasMdEntryTime() {
            return !slots.isAbsent(MD_ENTRY_TIME);
        }

        /** {@return MDMkt (275) as a new string; null where it is absent} */
        public String mdMkt() {
            return slots.string(MD_MKT);
        }

        /** {@return whether MDMkt (275) is there: it is appended then} */
        public boolean mdMkt(StringBuilder out) {
            return slots.appendTo(MD_MKT, out);
        }

        /** {@return whether MDMkt (275) is there and this text} */
        public boolean mdMktIs(CharSequence text) {
            return slots.contentEquals(MD_MKT, text);
        }

        /** {@return whether MDMkt (275) is there, right or wrong} */
        public boolean hasMdMkt() {
            return !slots.isAbsent(MD_MKT);
        }

        /** {@return QuoteCondition (276) as a new string; null where it is absent} */
        public String quoteCondition() {
            return slots.string(QUOTE_CONDITION);
        }

        /** {@return whether QuoteCondition (276) is there: it is appended then} */
        public boolean quoteCondition(StringBuilder out) {
            return slots.appendTo(QUOTE_CONDITION, out);
        }

        /** {@return whether QuoteCondition (276) is there and this text} */
        public boolean quoteConditionIs(CharSequence text) {
            return slots.contentEquals(QUOTE_CONDITION, text);
        }

        /** {@return whether QuoteCondition (276) is there, right or wrong} */
        public boolean hasQuoteCondition() {
            return !slots.isAbsent(QUOTE_CONDITION);
        }

        /** {@return TradeCondition (277) as a new string; null where it is absent} */
        public String tradeCondition() {
            return slots.string(TRADE_CONDITION);
        }

        /** {@return whether TradeCondition (277) is there: it is appended then} */
        public boolean tradeCondition(StringBuilder out) {
            return slots.appendTo(TRADE_CONDITION, out);
        }

        /** {@return whether TradeCondition (277) is there and this text} */
        public boolean tradeConditionIs(CharSequence text) {
            return slots.contentEquals(TRADE_CONDITION, text);
        }

        /** {@return whether TradeCondition (277) is there, right or wrong} */
        public boolean hasTradeCondition() {
            return !slots.isAbsent(TRADE_CONDITION);
        }

        /** {@return NumberOfOrders (346); an exception where it is absent} */
        public long numberOfOrders() {
            return slots.longValue(NUMBER_OF_ORDERS);
        }

        /** {@return NumberOfOrders (346), or this where it is absent} */
        public long numberOfOrders(long otherwise) {
            return slots.longValue(NUMBER_OF_ORDERS, otherwise);
        }

        /** {@return whether NumberOfOrders (346) is there, right or wrong} */
        public boolean hasNumberOfOrders() {
            return !slots.isAbsent(NUMBER_OF_ORDERS);
        }

        /** {@return MDEntryPositionNo (290); an exception where it is absent} */
        public long mdEntryPositionNo() {
            return slots.longValue(MD_ENTRY_POSITION_NO);
        }

        /** {@return MDEntryPositionNo (290), or this where it is absent} */
        public long mdEntryPositionNo(long otherwise) {
            return slots.longValue(MD_ENTRY_POSITION_NO, otherwise);
        }

        /** {@return whether MDEntryPositionNo (290) is there, right or wrong} */
        public boolean hasMdEntryPositionNo() {
            return !slots.isAbsent(MD_ENTRY_POSITION_NO);
        }
    }
}
