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
 * Rows of TradeCaptureReport (AE).
 */
public final class TradeCaptureReportPlan {
    /** The plan; all of its tags as numbers. */
    public static final String TEXT =
            "AE{34:int! 49:text! 56:text! 43:bool 52:time! 571:text! 487:int 856:int 828:int 150:char "
                    + "572:text 17:text 39:char 570:bool! 55:text 48:text 22:char 32:dec8! 31:dec8! 30:text "
                    + "75:date! 60:time! 64:date 573:char 552!{54:char! 37:text! 11:text 1:text 453:8{448:text! "
                    + "447:char 452:int} 12:dec4 13:char 118:dec4 58:text}}";

    private TradeCaptureReportPlan() {}

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

    /** OrdStatus (39). */
    public enum OrdStatus {
        /** New. */
        NEW('0'),
        /** PartiallyFilled. */
        PARTIALLY_FILLED('1'),
        /** Filled. */
        FILLED('2'),
        /** DoneForDay. */
        DONE_FOR_DAY('3'),
        /** Canceled. */
        CANCELED('4'),
        /** PendingCancel. */
        PENDING_CANCEL('6'),
        /** Stopped. */
        STOPPED('7'),
        /** Rejected. */
        REJECTED('8'),
        /** Suspended. */
        SUSPENDED('9'),
        /** PendingNew. */
        PENDING_NEW('A'),
        /** Calculated. */
        CALCULATED('B'),
        /** Expired. */
        EXPIRED('C'),
        /** AcceptedForBidding. */
        ACCEPTED_FOR_BIDDING('D'),
        /** PendingReplace. */
        PENDING_REPLACE('E'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        OrdStatus(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("OrdStatus.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static OrdStatus of(char code) {
            return switch (code) {
                case '0' -> NEW;
                case '1' -> PARTIALLY_FILLED;
                case '2' -> FILLED;
                case '3' -> DONE_FOR_DAY;
                case '4' -> CANCELED;
                case '6' -> PENDING_CANCEL;
                case '7' -> STOPPED;
                case '8' -> REJECTED;
                case '9' -> SUSPENDED;
                case 'A' -> PENDING_NEW;
                case 'B' -> CALCULATED;
                case 'C' -> EXPIRED;
                case 'D' -> ACCEPTED_FOR_BIDDING;
                case 'E' -> PENDING_REPLACE;
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

    /** ExecType (150). */
    public enum ExecType {
        /** New. */
        NEW('0'),
        /** DoneForDay. */
        DONE_FOR_DAY('3'),
        /** Canceled. */
        CANCELED('4'),
        /** Replaced. */
        REPLACED('5'),
        /** PendingCancel. */
        PENDING_CANCEL('6'),
        /** Stopped. */
        STOPPED('7'),
        /** Rejected. */
        REJECTED('8'),
        /** Suspended. */
        SUSPENDED('9'),
        /** PendingNew. */
        PENDING_NEW('A'),
        /** Calculated. */
        CALCULATED('B'),
        /** Expired. */
        EXPIRED('C'),
        /** Restated. */
        RESTATED('D'),
        /** PendingReplace. */
        PENDING_REPLACE('E'),
        /** Trade. */
        TRADE('F'),
        /** TradeCorrect. */
        TRADE_CORRECT('G'),
        /** TradeCancel. */
        TRADE_CANCEL('H'),
        /** OrderStatus. */
        ORDER_STATUS('I'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        ExecType(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("ExecType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static ExecType of(char code) {
            return switch (code) {
                case '0' -> NEW;
                case '3' -> DONE_FOR_DAY;
                case '4' -> CANCELED;
                case '5' -> REPLACED;
                case '6' -> PENDING_CANCEL;
                case '7' -> STOPPED;
                case '8' -> REJECTED;
                case '9' -> SUSPENDED;
                case 'A' -> PENDING_NEW;
                case 'B' -> CALCULATED;
                case 'C' -> EXPIRED;
                case 'D' -> RESTATED;
                case 'E' -> PENDING_REPLACE;
                case 'F' -> TRADE;
                case 'G' -> TRADE_CORRECT;
                case 'H' -> TRADE_CANCEL;
                case 'I' -> ORDER_STATUS;
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

    /** MatchStatus (573). */
    public enum MatchStatus {
        /** Compared. */
        COMPARED('0'),
        /** Uncompared. */
        UNCOMPARED('1'),
        /** AdvisoryOrAlert. */
        ADVISORY_OR_ALERT('2'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        MatchStatus(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("MatchStatus.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static MatchStatus of(char code) {
            return switch (code) {
                case '0' -> COMPARED;
                case '1' -> UNCOMPARED;
                case '2' -> ADVISORY_OR_ALERT;
                default -> UNLISTED;
            };
        }
    }

    /** TrdType (828). */
    public enum TrdType {
        /** RegularTrade. */
        REGULAR_TRADE(0),
        /** BlockTrade. */
        BLOCK_TRADE(1),
        /** Efp. */
        EFP(2),
        /** Transfer. */
        TRANSFER(3),
        /** LateTrade. */
        LATE_TRADE(4),
        /** TTrade. */
        T_TRADE(5),
        /** WeightedAveragePriceTrade. */
        WEIGHTED_AVERAGE_PRICE_TRADE(6),
        /** BunchedTrade. */
        BUNCHED_TRADE(7),
        /** LateBunchedTrade. */
        LATE_BUNCHED_TRADE(8),
        /** PriorReferencePriceTrade. */
        PRIOR_REFERENCE_PRICE_TRADE(9),
        /** AfterHoursTrade. */
        AFTER_HOURS_TRADE(10),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        TrdType(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("TrdType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static TrdType of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 0 -> REGULAR_TRADE;
                case 1 -> BLOCK_TRADE;
                case 2 -> EFP;
                case 3 -> TRANSFER;
                case 4 -> LATE_TRADE;
                case 5 -> T_TRADE;
                case 6 -> WEIGHTED_AVERAGE_PRICE_TRADE;
                case 7 -> BUNCHED_TRADE;
                case 8 -> LATE_BUNCHED_TRADE;
                case 9 -> PRIOR_REFERENCE_PRICE_TRADE;
                case 10 -> AFTER_HOURS_TRADE;
                default -> UNLISTED;
            };
        }
    }

    /** TradeReportType (856). */
    public enum TradeReportType {
        /** Submit. */
        SUBMIT(0),
        /** Alleged. */
        ALLEGED(1),
        /** Accept. */
        ACCEPT(2),
        /** Decline. */
        DECLINE(3),
        /** Addendum. */
        ADDENDUM(4),
        /** No. */
        NO(5),
        /** TradeReportCancel. */
        TRADE_REPORT_CANCEL(6),
        /** LockedIn. */
        LOCKED_IN(7),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        TradeReportType(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("TradeReportType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static TradeReportType of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 0 -> SUBMIT;
                case 1 -> ALLEGED;
                case 2 -> ACCEPT;
                case 3 -> DECLINE;
                case 4 -> ADDENDUM;
                case 5 -> NO;
                case 6 -> TRADE_REPORT_CANCEL;
                case 7 -> LOCKED_IN;
                default -> UNLISTED;
            };
        }
    }

    /** TradeCaptureReport (AE): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class TradeCaptureReport {
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
        /** TradeReportID (571), required: its slot. */
        public static final int TRADE_REPORT_ID = 5;
        /** TradeReportTransType (487): its slot. */
        public static final int TRADE_REPORT_TRANS_TYPE = 6;
        /** TradeReportType (856): its slot. */
        public static final int TRADE_REPORT_TYPE = 7;
        /** TrdType (828): its slot. */
        public static final int TRD_TYPE = 8;
        /** ExecType (150): its slot. */
        public static final int EXEC_TYPE = 9;
        /** TradeReportRefID (572): its slot. */
        public static final int TRADE_REPORT_REF_ID = 10;
        /** ExecID (17): its slot. */
        public static final int EXEC_ID = 11;
        /** OrdStatus (39): its slot. */
        public static final int ORD_STATUS = 12;
        /** PreviouslyReported (570), required: its slot. */
        public static final int PREVIOUSLY_REPORTED = 13;
        /** Symbol (55): its slot. */
        public static final int SYMBOL = 14;
        /** SecurityID (48): its slot. */
        public static final int SECURITY_ID = 15;
        /** SecurityIDSource (22): its slot. */
        public static final int SECURITY_ID_SOURCE = 16;
        /** LastQty (32), required: its slot. */
        public static final int LAST_QTY = 17;
        /** The decimals of its number. */
        public static final int LAST_QTY_SCALE = 8;
        /** LastPx (31), required: its slot. */
        public static final int LAST_PX = 18;
        /** The decimals of its number. */
        public static final int LAST_PX_SCALE = 8;
        /** LastMkt (30): its slot. */
        public static final int LAST_MKT = 19;
        /** TradeDate (75), required: its slot. */
        public static final int TRADE_DATE = 20;
        /** TransactTime (60), required: its slot. */
        public static final int TRANSACT_TIME = 21;
        /** SettlDate (64): its slot. */
        public static final int SETTL_DATE = 22;
        /** MatchStatus (573): its slot. */
        public static final int MATCH_STATUS = 23;
        /** NoSides (552), required: its slot. */
        public static final int NO_SIDES = 24;

        private Slots slots;
        private final TradeCaptureReportNoSides noSides = new TradeCaptureReportNoSides();

        /** Of no row yet. */
        public TradeCaptureReport() {}

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

        /** {@return TradeReportID (571) as a new string; null where it is absent} */
        public String tradeReportId() {
            return slots.string(TRADE_REPORT_ID);
        }

        /** {@return whether TradeReportID (571) is there: it is appended then} */
        public boolean tradeReportId(StringBuilder out) {
            return slots.appendTo(TRADE_REPORT_ID, out);
        }

        /** {@return whether TradeReportID (571) is there and this text} */
        public boolean tradeReportIdIs(CharSequence text) {
            return slots.contentEquals(TRADE_REPORT_ID, text);
        }

        /** {@return whether TradeReportID (571) is there, right or wrong} */
        public boolean hasTradeReportId() {
            return !slots.isAbsent(TRADE_REPORT_ID);
        }

        /** {@return TradeReportTransType (487); an exception where it is absent} */
        public long tradeReportTransType() {
            return slots.longValue(TRADE_REPORT_TRANS_TYPE);
        }

        /** {@return TradeReportTransType (487), or this where it is absent} */
        public long tradeReportTransType(long otherwise) {
            return slots.longValue(TRADE_REPORT_TRANS_TYPE, otherwise);
        }

        /** {@return whether TradeReportTransType (487) is there, right or wrong} */
        public boolean hasTradeReportTransType() {
            return !slots.isAbsent(TRADE_REPORT_TRANS_TYPE);
        }

        /** {@return TradeReportType (856); null where it is absent} */
        public TradeReportType tradeReportType() {
            return slots.isAbsent(TRADE_REPORT_TYPE) ? null : TradeReportType.of(slots.longValue(TRADE_REPORT_TYPE));
        }

        /** {@return TradeReportType (856) as it was sent; an exception where it is absent} */
        public long tradeReportTypeCode() {
            return slots.longValue(TRADE_REPORT_TYPE);
        }

        /** {@return whether TradeReportType (856) is there, right or wrong} */
        public boolean hasTradeReportType() {
            return !slots.isAbsent(TRADE_REPORT_TYPE);
        }

        /** {@return TrdType (828); null where it is absent} */
        public TrdType trdType() {
            return slots.isAbsent(TRD_TYPE) ? null : TrdType.of(slots.longValue(TRD_TYPE));
        }

        /** {@return TrdType (828) as it was sent; an exception where it is absent} */
        public long trdTypeCode() {
            return slots.longValue(TRD_TYPE);
        }

        /** {@return whether TrdType (828) is there, right or wrong} */
        public boolean hasTrdType() {
            return !slots.isAbsent(TRD_TYPE);
        }

        /** {@return ExecType (150); null where it is absent} */
        public ExecType execType() {
            return slots.isAbsent(EXEC_TYPE) ? null : ExecType.of(slots.charValue(EXEC_TYPE));
        }

        /** {@return ExecType (150) as it was sent; an exception where it is absent} */
        public char execTypeCode() {
            return slots.charValue(EXEC_TYPE);
        }

        /** {@return whether ExecType (150) is there, right or wrong} */
        public boolean hasExecType() {
            return !slots.isAbsent(EXEC_TYPE);
        }

        /** {@return TradeReportRefID (572) as a new string; null where it is absent} */
        public String tradeReportRefId() {
            return slots.string(TRADE_REPORT_REF_ID);
        }

        /** {@return whether TradeReportRefID (572) is there: it is appended then} */
        public boolean tradeReportRefId(StringBuilder out) {
            return slots.appendTo(TRADE_REPORT_REF_ID, out);
        }

        /** {@return whether TradeReportRefID (572) is there and this text} */
        public boolean tradeReportRefIdIs(CharSequence text) {
            return slots.contentEquals(TRADE_REPORT_REF_ID, text);
        }

        /** {@return whether TradeReportRefID (572) is there, right or wrong} */
        public boolean hasTradeReportRefId() {
            return !slots.isAbsent(TRADE_REPORT_REF_ID);
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

        /** {@return OrdStatus (39); null where it is absent} */
        public OrdStatus ordStatus() {
            return slots.isAbsent(ORD_STATUS) ? null : OrdStatus.of(slots.charValue(ORD_STATUS));
        }

        /** {@return OrdStatus (39) as it was sent; an exception where it is absent} */
        public char ordStatusCode() {
            return slots.charValue(ORD_STATUS);
        }

        /** {@return whether OrdStatus (39) is there, right or wrong} */
        public boolean hasOrdStatus() {
            return !slots.isAbsent(ORD_STATUS);
        }

        /** {@return PreviouslyReported (570); an exception where it is absent} */
        public boolean previouslyReported() {
            return slots.booleanValue(PREVIOUSLY_REPORTED);
        }

        /** {@return PreviouslyReported (570), or this where it is absent} */
        public boolean previouslyReported(boolean otherwise) {
            return slots.booleanValue(PREVIOUSLY_REPORTED, otherwise);
        }

        /** {@return whether PreviouslyReported (570) is there, right or wrong} */
        public boolean hasPreviouslyReported() {
            return !slots.isAbsent(PREVIOUSLY_REPORTED);
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

        /** {@return LastMkt (30) as a new string; null where it is absent} */
        public String lastMkt() {
            return slots.string(LAST_MKT);
        }

        /** {@return whether LastMkt (30) is there: it is appended then} */
        public boolean lastMkt(StringBuilder out) {
            return slots.appendTo(LAST_MKT, out);
        }

        /** {@return whether LastMkt (30) is there and this text} */
        public boolean lastMktIs(CharSequence text) {
            return slots.contentEquals(LAST_MKT, text);
        }

        /** {@return whether LastMkt (30) is there, right or wrong} */
        public boolean hasLastMkt() {
            return !slots.isAbsent(LAST_MKT);
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

        /** {@return MatchStatus (573); null where it is absent} */
        public MatchStatus matchStatus() {
            return slots.isAbsent(MATCH_STATUS) ? null : MatchStatus.of(slots.charValue(MATCH_STATUS));
        }

        /** {@return MatchStatus (573) as it was sent; an exception where it is absent} */
        public char matchStatusCode() {
            return slots.charValue(MATCH_STATUS);
        }

        /** {@return whether MatchStatus (573) is there, right or wrong} */
        public boolean hasMatchStatus() {
            return !slots.isAbsent(MATCH_STATUS);
        }

        /** {@return the entries of NoSides (552): the same object each time, before the first} */
        public TradeCaptureReportNoSides noSides() {
            return noSides.wrap(slots.group(NO_SIDES));
        }

        /** {@return whether NoSides (552) is there, right or wrong} */
        public boolean hasNoSides() {
            return !slots.isAbsent(NO_SIDES);
        }
    }

    /** The entries of NoSides (552) in TradeCaptureReport, one after the other. */
    public static final class TradeCaptureReportNoSides {
        /** Side (54), required: its slot. */
        public static final int SIDE = 0;
        /** OrderID (37), required: its slot. */
        public static final int ORDER_ID = 1;
        /** ClOrdID (11): its slot. */
        public static final int CL_ORD_ID = 2;
        /** Account (1): its slot. */
        public static final int ACCOUNT = 3;
        /** NoPartyIDs (453): its slot. */
        public static final int NO_PARTY_IDS = 4;
        /** Commission (12): its slot. */
        public static final int COMMISSION = 5;
        /** The decimals of its number. */
        public static final int COMMISSION_SCALE = 4;
        /** CommType (13): its slot. */
        public static final int COMM_TYPE = 6;
        /** NetMoney (118): its slot. */
        public static final int NET_MONEY = 7;
        /** The decimals of its number. */
        public static final int NET_MONEY_SCALE = 4;
        /** Text (58): its slot. */
        public static final int TEXT = 8;

        private Slots slots;
        private final TradeCaptureReportNoSidesNoPartyIds noPartyIds = new TradeCaptureReportNoSidesNoPartyIds();

        private TradeCaptureReportNoSides() {}

        private TradeCaptureReportNoSides wrap(Slots entries) {
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
        public TradeCaptureReportNoSidesNoPartyIds noPartyIds() {
            return noPartyIds.wrap(slots.group(NO_PARTY_IDS));
        }

        /** {@return whether NoPartyIDs (453) is there, right or wrong} */
        public boolean hasNoPartyIds() {
            return !slots.isAbsent(NO_PARTY_IDS);
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
    }

    /** The entries of NoPartyIDs (453) in TradeCaptureReport, one after the other. */
    public static final class TradeCaptureReportNoSidesNoPartyIds {
        /** PartyID (448), required: its slot. */
        public static final int PARTY_ID = 0;
        /** PartyIDSource (447): its slot. */
        public static final int PARTY_ID_SOURCE = 1;
        /** PartyRole (452): its slot. */
        public static final int PARTY_ROLE = 2;

        private Slots slots;

        private TradeCaptureReportNoSidesNoPartyIds() {}

        private TradeCaptureReportNoSidesNoPartyIds wrap(Slots entries) {
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
