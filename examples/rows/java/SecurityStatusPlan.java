// SPDX-License-Identifier: Apache-2.0
// Made by `tagwire gen --lang java --kind plan`, names by FIX.4.4: change the text and make it again, not this file.
package io.tagwire.rows;

import io.tagwire.FixDictionary;
import io.tagwire.Plan;
import io.tagwire.Row;
import io.tagwire.Slots;
import java.math.BigDecimal;
import java.time.Instant;

/**
 * Rows of SecurityStatus (f).
 */
public final class SecurityStatusPlan {
    /** The plan; all of its tags as numbers. */
    public static final String TEXT =
            "f{34:int! 49:text! 56:text! 43:bool 52:time! 324:text 55:text 48:text 22:char 15:text "
                    + "336:text 325:bool 326:int 291:text 327:char 330:dec8 331:dec8 332:dec8 333:dec8 31:dec8 "
                    + "60:time 334:int 58:text}";

    private SecurityStatusPlan() {}

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

    /** SecurityTradingStatus (326). */
    public enum SecurityTradingStatus {
        /** OpeningDelay. */
        OPENING_DELAY(1),
        /** TradingHalt. */
        TRADING_HALT(2),
        /** Resume. */
        RESUME(3),
        /** NoOpen. */
        NO_OPEN(4),
        /** PriceIndication. */
        PRICE_INDICATION(5),
        /** TradingRangeIndication. */
        TRADING_RANGE_INDICATION(6),
        /** MarketImbalanceBuy. */
        MARKET_IMBALANCE_BUY(7),
        /** MarketImbalanceSell. */
        MARKET_IMBALANCE_SELL(8),
        /** MarketOnCloseImbalanceBuy. */
        MARKET_ON_CLOSE_IMBALANCE_BUY(9),
        /** MarketOnCloseImbalanceSell. */
        MARKET_ON_CLOSE_IMBALANCE_SELL(10),
        /** NoMarketImbalance. */
        NO_MARKET_IMBALANCE(12),
        /** NoMarketOnCloseImbalance. */
        NO_MARKET_ON_CLOSE_IMBALANCE(13),
        /** ItsPreOpening. */
        ITS_PRE_OPENING(14),
        /** NewPriceIndication. */
        NEW_PRICE_INDICATION(15),
        /** TradeDisseminationTime. */
        TRADE_DISSEMINATION_TIME(16),
        /** ReadyToTrade. */
        READY_TO_TRADE(17),
        /** NotAvailableForTrading. */
        NOT_AVAILABLE_FOR_TRADING(18),
        /** NotTradedOnThisMarket. */
        NOT_TRADED_ON_THIS_MARKET(19),
        /** UnknownOrInvalid. */
        UNKNOWN_OR_INVALID(20),
        /** PreOpen. */
        PRE_OPEN(21),
        /** OpeningRotation. */
        OPENING_ROTATION(22),
        /** FastMarket. */
        FAST_MARKET(23),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        SecurityTradingStatus(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("SecurityTradingStatus.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static SecurityTradingStatus of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 1 -> OPENING_DELAY;
                case 2 -> TRADING_HALT;
                case 3 -> RESUME;
                case 4 -> NO_OPEN;
                case 5 -> PRICE_INDICATION;
                case 6 -> TRADING_RANGE_INDICATION;
                case 7 -> MARKET_IMBALANCE_BUY;
                case 8 -> MARKET_IMBALANCE_SELL;
                case 9 -> MARKET_ON_CLOSE_IMBALANCE_BUY;
                case 10 -> MARKET_ON_CLOSE_IMBALANCE_SELL;
                case 12 -> NO_MARKET_IMBALANCE;
                case 13 -> NO_MARKET_ON_CLOSE_IMBALANCE;
                case 14 -> ITS_PRE_OPENING;
                case 15 -> NEW_PRICE_INDICATION;
                case 16 -> TRADE_DISSEMINATION_TIME;
                case 17 -> READY_TO_TRADE;
                case 18 -> NOT_AVAILABLE_FOR_TRADING;
                case 19 -> NOT_TRADED_ON_THIS_MARKET;
                case 20 -> UNKNOWN_OR_INVALID;
                case 21 -> PRE_OPEN;
                case 22 -> OPENING_ROTATION;
                case 23 -> FAST_MARKET;
                default -> UNLISTED;
            };
        }
    }

    /** HaltReason (327). */
    public enum HaltReason {
        /** OrderImbalance. */
        ORDER_IMBALANCE('I'),
        /** EquipmentChangeover. */
        EQUIPMENT_CHANGEOVER('X'),
        /** NewsPending. */
        NEWS_PENDING('P'),
        /** NewsDissemination. */
        NEWS_DISSEMINATION('D'),
        /** OrderInflux. */
        ORDER_INFLUX('E'),
        /** AdditionalInformation. */
        ADDITIONAL_INFORMATION('M'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        HaltReason(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("HaltReason.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static HaltReason of(char code) {
            return switch (code) {
                case 'I' -> ORDER_IMBALANCE;
                case 'X' -> EQUIPMENT_CHANGEOVER;
                case 'P' -> NEWS_PENDING;
                case 'D' -> NEWS_DISSEMINATION;
                case 'E' -> ORDER_INFLUX;
                case 'M' -> ADDITIONAL_INFORMATION;
                default -> UNLISTED;
            };
        }
    }

    /** Adjustment (334). */
    public enum Adjustment {
        /** Cancel. */
        CANCEL(1),
        /** Error. */
        ERROR(2),
        /** Correction. */
        CORRECTION(3),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        Adjustment(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("Adjustment.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static Adjustment of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 1 -> CANCEL;
                case 2 -> ERROR;
                case 3 -> CORRECTION;
                default -> UNLISTED;
            };
        }
    }

    /** SecurityStatus (f): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class SecurityStatus {
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
        /** SecurityStatusReqID (324): its slot. */
        public static final int SECURITY_STATUS_REQ_ID = 5;
        /** Symbol (55): its slot. */
        public static final int SYMBOL = 6;
        /** SecurityID (48): its slot. */
        public static final int SECURITY_ID = 7;
        /** SecurityIDSource (22): its slot. */
        public static final int SECURITY_ID_SOURCE = 8;
        /** Currency (15): its slot. */
        public static final int CURRENCY = 9;
        /** TradingSessionID (336): its slot. */
        public static final int TRADING_SESSION_ID = 10;
        /** UnsolicitedIndicator (325): its slot. */
        public static final int UNSOLICITED_INDICATOR = 11;
        /** SecurityTradingStatus (326): its slot. */
        public static final int SECURITY_TRADING_STATUS = 12;
        /** FinancialStatus (291): its slot. */
        public static final int FINANCIAL_STATUS = 13;
        /** HaltReason (327): its slot. */
        public static final int HALT_REASON = 14;
        /** BuyVolume (330): its slot. */
        public static final int BUY_VOLUME = 15;
        /** The decimals of its number. */
        public static final int BUY_VOLUME_SCALE = 8;
        /** SellVolume (331): its slot. */
        public static final int SELL_VOLUME = 16;
        /** The decimals of its number. */
        public static final int SELL_VOLUME_SCALE = 8;
        /** HighPx (332): its slot. */
        public static final int HIGH_PX = 17;
        /** The decimals of its number. */
        public static final int HIGH_PX_SCALE = 8;
        /** LowPx (333): its slot. */
        public static final int LOW_PX = 18;
        /** The decimals of its number. */
        public static final int LOW_PX_SCALE = 8;
        /** LastPx (31): its slot. */
        public static final int LAST_PX = 19;
        /** The decimals of its number. */
        public static final int LAST_PX_SCALE = 8;
        /** TransactTime (60): its slot. */
        public static final int TRANSACT_TIME = 20;
        /** Adjustment (334): its slot. */
        public static final int ADJUSTMENT = 21;
        /** Text (58): its slot. */
        public static final int TEXT = 22;

        private Slots slots;

        /** Of no row yet. */
        public SecurityStatus() {}

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

        /** {@return SecurityStatusReqID (324) as a new string; null where it is absent} */
        public String securityStatusReqId() {
            return slots.string(SECURITY_STATUS_REQ_ID);
        }

        /** {@return whether SecurityStatusReqID (324) is there: it is appended then} */
        public boolean securityStatusReqId(StringBuilder out) {
            return slots.appendTo(SECURITY_STATUS_REQ_ID, out);
        }

        /** {@return whether SecurityStatusReqID (324) is there and this text} */
        public boolean securityStatusReqIdIs(CharSequence text) {
            return slots.contentEquals(SECURITY_STATUS_REQ_ID, text);
        }

        /** {@return whether SecurityStatusReqID (324) is there, right or wrong} */
        public boolean hasSecurityStatusReqId() {
            return !slots.isAbsent(SECURITY_STATUS_REQ_ID);
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

        /** {@return TradingSessionID (336) as a new string; null where it is absent} */
        public String tradingSessionId() {
            return slots.string(TRADING_SESSION_ID);
        }

        /** {@return whether TradingSessionID (336) is there: it is appended then} */
        public boolean tradingSessionId(StringBuilder out) {
            return slots.appendTo(TRADING_SESSION_ID, out);
        }

        /** {@return whether TradingSessionID (336) is there and this text} */
        public boolean tradingSessionIdIs(CharSequence text) {
            return slots.contentEquals(TRADING_SESSION_ID, text);
        }

        /** {@return whether TradingSessionID (336) is there, right or wrong} */
        public boolean hasTradingSessionId() {
            return !slots.isAbsent(TRADING_SESSION_ID);
        }

        /** {@return UnsolicitedIndicator (325); an exception where it is absent} */
        public boolean unsolicitedIndicator() {
            return slots.booleanValue(UNSOLICITED_INDICATOR);
        }

        /** {@return UnsolicitedIndicator (325), or this where it is absent} */
        public boolean unsolicitedIndicator(boolean otherwise) {
            return slots.booleanValue(UNSOLICITED_INDICATOR, otherwise);
        }

        /** {@return whether UnsolicitedIndicator (325) is there, right or wrong} */
        public boolean hasUnsolicitedIndicator() {
            return !slots.isAbsent(UNSOLICITED_INDICATOR);
        }

        /** {@return SecurityTradingStatus (326); null where it is absent} */
        public SecurityTradingStatus securityTradingStatus() {
            return slots.isAbsent(SECURITY_TRADING_STATUS) ? null : SecurityTradingStatus.of(slots.longValue(SECURITY_TRADING_STATUS));
        }

        /** {@return SecurityTradingStatus (326) as it was sent; an exception where it is absent} */
        public long securityTradingStatusCode() {
            return slots.longValue(SECURITY_TRADING_STATUS);
        }

        /** {@return whether SecurityTradingStatus (326) is there, right or wrong} */
        public boolean hasSecurityTradingStatus() {
            return !slots.isAbsent(SECURITY_TRADING_STATUS);
        }

        /** {@return FinancialStatus (291) as a new string; null where it is absent} */
        public String financialStatus() {
            return slots.string(FINANCIAL_STATUS);
        }

        /** {@return whether FinancialStatus (291) is there: it is appended then} */
        public boolean financialStatus(StringBuilder out) {
            return slots.appendTo(FINANCIAL_STATUS, out);
        }

        /** {@return whether FinancialStatus (291) is there and this text} */
        public boolean financialStatusIs(CharSequence text) {
            return slots.contentEquals(FINANCIAL_STATUS, text);
        }

        /** {@return whether FinancialStatus (291) is there, right or wrong} */
        public boolean hasFinancialStatus() {
            return !slots.isAbsent(FINANCIAL_STATUS);
        }

        /** {@return HaltReason (327); null where it is absent} */
        public HaltReason haltReason() {
            return slots.isAbsent(HALT_REASON) ? null : HaltReason.of(slots.charValue(HALT_REASON));
        }

        /** {@return HaltReason (327) as it was sent; an exception where it is absent} */
        public char haltReasonCode() {
            return slots.charValue(HALT_REASON);
        }

        /** {@return whether HaltReason (327) is there, right or wrong} */
        public boolean hasHaltReason() {
            return !slots.isAbsent(HALT_REASON);
        }

        /** {@return BuyVolume (330), times 10^8; an exception where it is absent} */
        public long buyVolume() {
            return slots.longValue(BUY_VOLUME);
        }

        /** {@return BuyVolume (330), times 10^8, or this where it is absent} */
        public long buyVolume(long otherwise) {
            return slots.longValue(BUY_VOLUME, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal buyVolumeAsBigDecimal() {
            return slots.bigDecimal(BUY_VOLUME);
        }

        /** {@return whether BuyVolume (330) is there, right or wrong} */
        public boolean hasBuyVolume() {
            return !slots.isAbsent(BUY_VOLUME);
        }

        /** {@return SellVolume (331), times 10^8; an exception where it is absent} */
        public long sellVolume() {
            return slots.longValue(SELL_VOLUME);
        }

        /** {@return SellVolume (331), times 10^8, or this where it is absent} */
        public long sellVolume(long otherwise) {
            return slots.longValue(SELL_VOLUME, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal sellVolumeAsBigDecimal() {
            return slots.bigDecimal(SELL_VOLUME);
        }

        /** {@return whether SellVolume (331) is there, right or wrong} */
        public boolean hasSellVolume() {
            return !slots.isAbsent(SELL_VOLUME);
        }

        /** {@return HighPx (332), times 10^8; an exception where it is absent} */
        public long highPx() {
            return slots.longValue(HIGH_PX);
        }

        /** {@return HighPx (332), times 10^8, or this where it is absent} */
        public long highPx(long otherwise) {
            return slots.longValue(HIGH_PX, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal highPxAsBigDecimal() {
            return slots.bigDecimal(HIGH_PX);
        }

        /** {@return whether HighPx (332) is there, right or wrong} */
        public boolean hasHighPx() {
            return !slots.isAbsent(HIGH_PX);
        }

        /** {@return LowPx (333), times 10^8; an exception where it is absent} */
        public long lowPx() {
            return slots.longValue(LOW_PX);
        }

        /** {@return LowPx (333), times 10^8, or this where it is absent} */
        public long lowPx(long otherwise) {
            return slots.longValue(LOW_PX, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal lowPxAsBigDecimal() {
            return slots.bigDecimal(LOW_PX);
        }

        /** {@return whether LowPx (333) is there, right or wrong} */
        public boolean hasLowPx() {
            return !slots.isAbsent(LOW_PX);
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

        /** {@return Adjustment (334); null where it is absent} */
        public Adjustment adjustment() {
            return slots.isAbsent(ADJUSTMENT) ? null : Adjustment.of(slots.longValue(ADJUSTMENT));
        }

        /** {@return Adjustment (334) as it was sent; an exception where it is absent} */
        public long adjustmentCode() {
            return slots.longValue(ADJUSTMENT);
        }

        /** {@return whether Adjustment (334) is there, right or wrong} */
        public boolean hasAdjustment() {
            return !slots.isAbsent(ADJUSTMENT);
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
}
