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
 * Rows of OrderCancelRequest (F).
 */
public final class OrderCancelRequestPlan {
    /** The plan; all of its tags as numbers. */
    public static final String TEXT =
            "F{34:int! 49:text! 56:text! 43:bool 52:time! 41:text! 37:text 11:text! 1:text 453:8{448:text! "
                    + "447:char 452:int} 55:text 48:text 22:char 54:char! 60:time! 38:dec8 58:text}";

    private OrderCancelRequestPlan() {}

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

    /** PartyIDSource (447). */
    public enum PartyIdSource {
        /** Bic. */
        BIC('B'),
        /** GeneralIdentifier. */
        GENERAL_IDENTIFIER('C'),
        /** Proprietary. */
        PROPRIETARY('D'),
        /** IsoCountryCode. */
        ISO_COUNTRY_CODE('E'),
        /** SettlementEntityLocation. */
        SETTLEMENT_ENTITY_LOCATION('F'),
        /** Mic. */
        MIC('G'),
        /** CsdParticipant. */
        CSD_PARTICIPANT('H'),
        /** KoreanInvestorId. */
        KOREAN_INVESTOR_ID('1'),
        /** TaiwaneseForeignInvestorId. */
        TAIWANESE_FOREIGN_INVESTOR_ID('2'),
        /** TaiwaneseTradingAcct. */
        TAIWANESE_TRADING_ACCT('3'),
        /** MalaysianCentralDepository. */
        MALAYSIAN_CENTRAL_DEPOSITORY('4'),
        /** ChineseInvestorId. */
        CHINESE_INVESTOR_ID('5'),
        /** UkNationalInsuranceOrPensionNumber. */
        UK_NATIONAL_INSURANCE_OR_PENSION_NUMBER('6'),
        /** UsSocialSecurityNumber. */
        US_SOCIAL_SECURITY_NUMBER('7'),
        /** UsEmployerOrTaxIdNumber. */
        US_EMPLOYER_OR_TAX_ID_NUMBER('8'),
        /** AustralianBusinessNumber. */
        AUSTRALIAN_BUSINESS_NUMBER('9'),
        /** AustralianTaxFileNumber. */
        AUSTRALIAN_TAX_FILE_NUMBER('A'),
        /** IsitcAcronym. */
        ISITC_ACRONYM('I'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        PartyIdSource(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("PartyIdSource.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static PartyIdSource of(char code) {
            return switch (code) {
                case 'B' -> BIC;
                case 'C' -> GENERAL_IDENTIFIER;
                case 'D' -> PROPRIETARY;
                case 'E' -> ISO_COUNTRY_CODE;
                case 'F' -> SETTLEMENT_ENTITY_LOCATION;
                case 'G' -> MIC;
                case 'H' -> CSD_PARTICIPANT;
                case '1' -> KOREAN_INVESTOR_ID;
                case '2' -> TAIWANESE_FOREIGN_INVESTOR_ID;
                case '3' -> TAIWANESE_TRADING_ACCT;
                case '4' -> MALAYSIAN_CENTRAL_DEPOSITORY;
                case '5' -> CHINESE_INVESTOR_ID;
                case '6' -> UK_NATIONAL_INSURANCE_OR_PENSION_NUMBER;
                case '7' -> US_SOCIAL_SECURITY_NUMBER;
                case '8' -> US_EMPLOYER_OR_TAX_ID_NUMBER;
                case '9' -> AUSTRALIAN_BUSINESS_NUMBER;
                case 'A' -> AUSTRALIAN_TAX_FILE_NUMBER;
                case 'I' -> ISITC_ACRONYM;
                default -> UNLISTED;
            };
        }
    }

    /** PartyRole (452). */
    public enum PartyRole {
        /** ExecutingFirm. */
        EXECUTING_FIRM(1),
        /** BrokerOfCredit. */
        BROKER_OF_CREDIT(2),
        /** ClientId. */
        CLIENT_ID(3),
        /** ClearingFirm. */
        CLEARING_FIRM(4),
        /** InvestorId. */
        INVESTOR_ID(5),
        /** IntroducingFirm. */
        INTRODUCING_FIRM(6),
        /** EnteringFirm. */
        ENTERING_FIRM(7),
        /** Locate. */
        LOCATE(8),
        /** FundManagerClientId. */
        FUND_MANAGER_CLIENT_ID(9),
        /** SettlementLocation. */
        SETTLEMENT_LOCATION(10),
        /** OrderOriginationTrader. */
        ORDER_ORIGINATION_TRADER(11),
        /** ExecutingTrader. */
        EXECUTING_TRADER(12),
        /** OrderOriginationFirm. */
        ORDER_ORIGINATION_FIRM(13),
        /** GiveupClearingFirm. */
        GIVEUP_CLEARING_FIRM(14),
        /** CorrespondantClearingFirm. */
        CORRESPONDANT_CLEARING_FIRM(15),
        /** ExecutingSystem. */
        EXECUTING_SYSTEM(16),
        /** ContraFirm. */
        CONTRA_FIRM(17),
        /** ContraClearingFirm. */
        CONTRA_CLEARING_FIRM(18),
        /** SponsoringFirm. */
        SPONSORING_FIRM(19),
        /** UnderlyingContraFirm. */
        UNDERLYING_CONTRA_FIRM(20),
        /** ClearingOrganization. */
        CLEARING_ORGANIZATION(21),
        /** Exchange. */
        EXCHANGE(22),
        /** CustomerAccount. */
        CUSTOMER_ACCOUNT(24),
        /** CorrespondentClearingOrganization. */
        CORRESPONDENT_CLEARING_ORGANIZATION(25),
        /** CorrespondentBroker. */
        CORRESPONDENT_BROKER(26),
        /** Buyer. */
        BUYER(27),
        /** Custodian. */
        CUSTODIAN(28),
        /** Intermediary. */
        INTERMEDIARY(29),
        /** Agent. */
        AGENT(30),
        /** SubCustodian. */
        SUB_CUSTODIAN(31),
        /** Beneficiary. */
        BENEFICIARY(32),
        /** InterestedParty. */
        INTERESTED_PARTY(33),
        /** RegulatoryBody. */
        REGULATORY_BODY(34),
        /** LiquidityProvider. */
        LIQUIDITY_PROVIDER(35),
        /** EnteringTrader. */
        ENTERING_TRADER(36),
        /** ContraTrader. */
        CONTRA_TRADER(37),
        /** PositionAccount. */
        POSITION_ACCOUNT(38),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        PartyRole(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("PartyRole.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static PartyRole of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 1 -> EXECUTING_FIRM;
                case 2 -> BROKER_OF_CREDIT;
                case 3 -> CLIENT_ID;
                case 4 -> CLEARING_FIRM;
                case 5 -> INVESTOR_ID;
                case 6 -> INTRODUCING_FIRM;
                case 7 -> ENTERING_FIRM;
                case 8 -> LOCATE;
                case 9 -> FUND_MANAGER_CLIENT_ID;
                case 10 -> SETTLEMENT_LOCATION;
                case 11 -> ORDER_ORIGINATION_TRADER;
                case 12 -> EXECUTING_TRADER;
                case 13 -> ORDER_ORIGINATION_FIRM;
                case 14 -> GIVEUP_CLEARING_FIRM;
                case 15 -> CORRESPONDANT_CLEARING_FIRM;
                case 16 -> EXECUTING_SYSTEM;
                case 17 -> CONTRA_FIRM;
                case 18 -> CONTRA_CLEARING_FIRM;
                case 19 -> SPONSORING_FIRM;
                case 20 -> UNDERLYING_CONTRA_FIRM;
                case 21 -> CLEARING_ORGANIZATION;
                case 22 -> EXCHANGE;
                case 24 -> CUSTOMER_ACCOUNT;
                case 25 -> CORRESPONDENT_CLEARING_ORGANIZATION;
                case 26 -> CORRESPONDENT_BROKER;
                case 27 -> BUYER;
                case 28 -> CUSTODIAN;
                case 29 -> INTERMEDIARY;
                case 30 -> AGENT;
                case 31 -> SUB_CUSTODIAN;
                case 32 -> BENEFICIARY;
                case 33 -> INTERESTED_PARTY;
                case 34 -> REGULATORY_BODY;
                case 35 -> LIQUIDITY_PROVIDER;
                case 36 -> ENTERING_TRADER;
                case 37 -> CONTRA_TRADER;
                case 38 -> POSITION_ACCOUNT;
                default -> UNLISTED;
            };
        }
    }

    /** OrderCancelRequest (F): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class OrderCancelRequest {
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
        /** OrigClOrdID (41), required: its slot. */
        public static final int ORIG_CL_ORD_ID = 5;
        /** OrderID (37): its slot. */
        public static final int ORDER_ID = 6;
        /** ClOrdID (11), required: its slot. */
        public static final int CL_ORD_ID = 7;
        /** Account (1): its slot. */
        public static final int ACCOUNT = 8;
        /** NoPartyIDs (453): its slot. */
        public static final int NO_PARTY_IDS = 9;
        /** Symbol (55): its slot. */
        public static final int SYMBOL = 10;
        /** SecurityID (48): its slot. */
        public static final int SECURITY_ID = 11;
        /** SecurityIDSource (22): its slot. */
        public static final int SECURITY_ID_SOURCE = 12;
        /** Side (54), required: its slot. */
        public static final int SIDE = 13;
        /** TransactTime (60), required: its slot. */
        public static final int TRANSACT_TIME = 14;
        /** OrderQty (38): its slot. */
        public static final int ORDER_QTY = 15;
        /** The decimals of its number. */
        public static final int ORDER_QTY_SCALE = 8;
        /** Text (58): its slot. */
        public static final int TEXT = 16;

        private Slots slots;
        private final OrderCancelRequestNoPartyIds noPartyIds = new OrderCancelRequestNoPartyIds();

        /** Of no row yet. */
        public OrderCancelRequest() {}

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

        /** {@return OrigClOrdID (41) as a new string; null where it is absent} */
        public String origClOrdId() {
            return slots.string(ORIG_CL_ORD_ID);
        }

        /** {@return whether OrigClOrdID (41) is there: it is appended then} */
        public boolean origClOrdId(StringBuilder out) {
            return slots.appendTo(ORIG_CL_ORD_ID, out);
        }

        /** {@return whether OrigClOrdID (41) is there and this text} */
        public boolean origClOrdIdIs(CharSequence text) {
            return slots.contentEquals(ORIG_CL_ORD_ID, text);
        }

        /** {@return whether OrigClOrdID (41) is there, right or wrong} */
        public boolean hasOrigClOrdId() {
            return !slots.isAbsent(ORIG_CL_ORD_ID);
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

        /** {@return the entries of NoPartyIDs (453), the first 8: the same object each time, before the first} */
        public OrderCancelRequestNoPartyIds noPartyIds() {
            return noPartyIds.wrap(slots.group(NO_PARTY_IDS));
        }

        /** {@return whether NoPartyIDs (453) is there, right or wrong} */
        public boolean hasNoPartyIds() {
            return !slots.isAbsent(NO_PARTY_IDS);
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

    /** The entries of NoPartyIDs (453) in OrderCancelRequest, one after the other. */
    public static final class OrderCancelRequestNoPartyIds {
        /** PartyID (448), required: its slot. */
        public static final int PARTY_ID = 0;
        /** PartyIDSource (447): its slot. */
        public static final int PARTY_ID_SOURCE = 1;
        /** PartyRole (452): its slot. */
        public static final int PARTY_ROLE = 2;

        private Slots slots;

        private OrderCancelRequestNoPartyIds() {}

        private OrderCancelRequestNoPartyIds wrap(Slots entries) {
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

        /** {@return PartyID (448) as a new string; null where it is absent} */
        public String partyId() {
            return slots.string(PARTY_ID);
        }

        /** {@return whether PartyID (448) is there: it is appended then} */
        public boolean partyId(StringBuilder out) {
            return slots.appendTo(PARTY_ID, out);
        }

        /** {@return whether PartyID (448) is there and this text} */
        public boolean partyIdIs(CharSequence text) {
            return slots.contentEquals(PARTY_ID, text);
        }

        /** {@return whether PartyID (448) is there, right or wrong} */
        public boolean hasPartyId() {
            return !slots.isAbsent(PARTY_ID);
        }

        /** {@return PartyIDSource (447); null where it is absent} */
        public PartyIdSource partyIdSource() {
            return slots.isAbsent(PARTY_ID_SOURCE) ? null : PartyIdSource.of(slots.charValue(PARTY_ID_SOURCE));
        }

        /** {@return PartyIDSource (447) as it was sent; an exception where it is absent} */
        public char partyIdSourceCode() {
            return slots.charValue(PARTY_ID_SOURCE);
        }

        /** {@return whether PartyIDSource (447) is there, right or wrong} */
        public boolean hasPartyIdSource() {
            return !slots.isAbsent(PARTY_ID_SOURCE);
        }

        /** {@return PartyRole (452); null where it is absent} */
        public PartyRole partyRole() {
            return slots.isAbsent(PARTY_ROLE) ? null : PartyRole.of(slots.longValue(PARTY_ROLE));
        }

        /** {@return PartyRole (452) as it was sent; an exception where it is absent} */
        public long partyRoleCode() {
            return slots.longValue(PARTY_ROLE);
        }

        /** {@return whether PartyRole (452) is there, right or wrong} */
        public boolean hasPartyRole() {
            return !slots.isAbsent(PARTY_ROLE);
        }
    }
}
