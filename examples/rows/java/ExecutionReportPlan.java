// SPDX-License-Identifier: Apache-2.0
// Made by `tagwire gen --lang java --kind plan`, names by FIX.4.4: change the text and make it again, not this file.
package io.tagwire.rows;

import io.tagwire.FixDictionary;
import io.tagwire.Plan;
import io.tagwire.Row;
import io.tagwire.Slots;
import io.tagwire.TextCodes;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;

/**
 * Rows of ExecutionReport (8).
 */
public final class ExecutionReportPlan {
    /** The plan; all of its tags as numbers. */
    public static final String TEXT =
            "8{34:int! 49:text! 56:text! 43:bool 52:time! 37:text! 198:text 11:text 41:text 17:text! "
                    + "19:text 150:char! 39:char! 103:int 378:int 636:bool 1:text 453:8{448:text! 447:char "
                    + "452:int} 55:text 48:text 22:char 167:text 207:text 54:char! 38:dec8 40:char 44:dec8 "
                    + "99:dec8 15:text 59:char 32:dec8 31:dec8 30:text 851:int 151:dec8! 14:dec8! 6:dec*! "
                    + "75:date 60:time 64:date 12:dec4 13:char 136:8{137:dec4 138:text 139:text} 555:8{600:text "
                    + "624:char 687:dec8 637:dec8} 58:text}";

    private ExecutionReportPlan() {}

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

    /** TimeInForce (59). */
    public enum TimeInForce {
        /** Day. */
        DAY('0'),
        /** GoodTillCancel. */
        GOOD_TILL_CANCEL('1'),
        /** AtTheOpening. */
        AT_THE_OPENING('2'),
        /** ImmediateOrCancel. */
        IMMEDIATE_OR_CANCEL('3'),
        /** FillOrKill. */
        FILL_OR_KILL('4'),
        /** GoodTillCrossing. */
        GOOD_TILL_CROSSING('5'),
        /** GoodTillDate. */
        GOOD_TILL_DATE('6'),
        /** AtTheClose. */
        AT_THE_CLOSE('7'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        TimeInForce(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("TimeInForce.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static TimeInForce of(char code) {
            return switch (code) {
                case '0' -> DAY;
                case '1' -> GOOD_TILL_CANCEL;
                case '2' -> AT_THE_OPENING;
                case '3' -> IMMEDIATE_OR_CANCEL;
                case '4' -> FILL_OR_KILL;
                case '5' -> GOOD_TILL_CROSSING;
                case '6' -> GOOD_TILL_DATE;
                case '7' -> AT_THE_CLOSE;
                default -> UNLISTED;
            };
        }
    }

    /** OrdRejReason (103). */
    public enum OrdRejReason {
        /** BrokerCredit. */
        BROKER_CREDIT(0),
        /** UnknownSymbol. */
        UNKNOWN_SYMBOL(1),
        /** ExchangeClosed. */
        EXCHANGE_CLOSED(2),
        /** OrderExceedsLimit. */
        ORDER_EXCEEDS_LIMIT(3),
        /** TooLateToEnter. */
        TOO_LATE_TO_ENTER(4),
        /** UnknownOrder. */
        UNKNOWN_ORDER(5),
        /** DuplicateOrder. */
        DUPLICATE_ORDER(6),
        /** DuplicateOfAVerballyCommunicatedOrder. */
        DUPLICATE_OF_A_VERBALLY_COMMUNICATED_ORDER(7),
        /** StaleOrder. */
        STALE_ORDER(8),
        /** TradeAlongRequired. */
        TRADE_ALONG_REQUIRED(9),
        /** InvalidInvestorId. */
        INVALID_INVESTOR_ID(10),
        /** UnsupportedOrderCharacteristic. */
        UNSUPPORTED_ORDER_CHARACTERISTIC(11),
        /** SurveillanceOption. */
        SURVEILLANCE_OPTION(12),
        /** IncorrectQuantity. */
        INCORRECT_QUANTITY(13),
        /** IncorrectAllocatedQuantity. */
        INCORRECT_ALLOCATED_QUANTITY(14),
        /** UnknownAccount. */
        UNKNOWN_ACCOUNT(15),
        /** Other. */
        OTHER(99),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        OrdRejReason(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("OrdRejReason.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static OrdRejReason of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 0 -> BROKER_CREDIT;
                case 1 -> UNKNOWN_SYMBOL;
                case 2 -> EXCHANGE_CLOSED;
                case 3 -> ORDER_EXCEEDS_LIMIT;
                case 4 -> TOO_LATE_TO_ENTER;
                case 5 -> UNKNOWN_ORDER;
                case 6 -> DUPLICATE_ORDER;
                case 7 -> DUPLICATE_OF_A_VERBALLY_COMMUNICATED_ORDER;
                case 8 -> STALE_ORDER;
                case 9 -> TRADE_ALONG_REQUIRED;
                case 10 -> INVALID_INVESTOR_ID;
                case 11 -> UNSUPPORTED_ORDER_CHARACTERISTIC;
                case 12 -> SURVEILLANCE_OPTION;
                case 13 -> INCORRECT_QUANTITY;
                case 14 -> INCORRECT_ALLOCATED_QUANTITY;
                case 15 -> UNKNOWN_ACCOUNT;
                case 99 -> OTHER;
                default -> UNLISTED;
            };
        }
    }

    /** MiscFeeType (139). */
    public enum MiscFeeType {
        /** Regulatory. */
        REGULATORY("1"),
        /** Tax. */
        TAX("2"),
        /** LocalCommission. */
        LOCAL_COMMISSION("3"),
        /** ExchangeFees. */
        EXCHANGE_FEES("4"),
        /** Stamp. */
        STAMP("5"),
        /** Levy. */
        LEVY("6"),
        /** Other. */
        OTHER("7"),
        /** Markup. */
        MARKUP("8"),
        /** ConsumptionTax. */
        CONSUMPTION_TAX("9"),
        /** PerTransaction. */
        PER_TRANSACTION("10"),
        /** Conversion. */
        CONVERSION("11"),
        /** Agent. */
        AGENT("12"),
        /** A code that the dictionary does not have. */
        UNLISTED(null);

        private static final TextCodes<MiscFeeType> CODES = new TextCodes<>(values(), each -> each.code, UNLISTED);
        private final String code;

        MiscFeeType(String code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public String code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("MiscFeeType.UNLISTED has no code");
            }
            return code;
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

    /** SecurityType (167). */
    public enum SecurityType {
        /** EuroSupranationalCoupons. */
        EURO_SUPRANATIONAL_COUPONS("EUSUPRA"),
        /** FederalAgencyCoupon. */
        FEDERAL_AGENCY_COUPON("FAC"),
        /** FederalAgencyDiscountNote. */
        FEDERAL_AGENCY_DISCOUNT_NOTE("FADN"),
        /** PrivateExportFunding. */
        PRIVATE_EXPORT_FUNDING("PEF"),
        /** UsdSupranationalCoupons. */
        USD_SUPRANATIONAL_COUPONS("SUPRA"),
        /** CorporateBond. */
        CORPORATE_BOND("CORP"),
        /** CorporatePrivatePlacement. */
        CORPORATE_PRIVATE_PLACEMENT("CPP"),
        /** ConvertibleBond. */
        CONVERTIBLE_BOND("CB"),
        /** DualCurrency. */
        DUAL_CURRENCY("DUAL"),
        /** EuroCorporateBond. */
        EURO_CORPORATE_BOND("EUCORP"),
        /** IndexedLinked. */
        INDEXED_LINKED("XLINKD"),
        /** StructuredNotes. */
        STRUCTURED_NOTES("STRUCT"),
        /** YankeeCorporateBond. */
        YANKEE_CORPORATE_BOND("YANK"),
        /** ForeignExchangeContract. */
        FOREIGN_EXCHANGE_CONTRACT("FOR"),
        /** CommonStock. */
        COMMON_STOCK("CS"),
        /** PreferredStock. */
        PREFERRED_STOCK("PS"),
        /** BradyBond. */
        BRADY_BOND("BRADY"),
        /** EuroSovereigns. */
        EURO_SOVEREIGNS("EUSOV"),
        /** UsTreasuryBond. */
        US_TREASURY_BOND("TBOND"),
        /** InterestStripFromAnyBondOrNote. */
        INTEREST_STRIP_FROM_ANY_BOND_OR_NOTE("TINT"),
        /** TreasuryInflationProtectedSecurities. */
        TREASURY_INFLATION_PROTECTED_SECURITIES("TIPS"),
        /** PrincipalStripOfACallableBondOrNote. */
        PRINCIPAL_STRIP_OF_A_CALLABLE_BOND_OR_NOTE("TCAL"),
        /** PrincipalStripFromANonCallableBondOrNote. */
        PRINCIPAL_STRIP_FROM_A_NON_CALLABLE_BOND_OR_NOTE("TPRN"),
        /** UsTreasuryNoteOld. */
        US_TREASURY_NOTE_OLD("UST"),
        /** UsTreasuryBillOld. */
        US_TREASURY_BILL_OLD("USTB"),
        /** UsTreasuryNote. */
        US_TREASURY_NOTE("TNOTE"),
        /** UsTreasuryBill. */
        US_TREASURY_BILL("TBILL"),
        /** Repurchase. */
        REPURCHASE("REPO"),
        /** Forward. */
        FORWARD("FORWARD"),
        /** BuySellback. */
        BUY_SELLBACK("BUYSELL"),
        /** SecuritiesLoan. */
        SECURITIES_LOAN("SECLOAN"),
        /** SecuritiesPledge. */
        SECURITIES_PLEDGE("SECPLEDGE"),
        /** TermLoan. */
        TERM_LOAN("TERM"),
        /** RevolverLoan. */
        REVOLVER_LOAN("RVLV"),
        /** Revolver. */
        REVOLVER("RVLVTRM"),
        /** BridgeLoan. */
        BRIDGE_LOAN("BRIDGE"),
        /** LetterOfCredit. */
        LETTER_OF_CREDIT("LOFC"),
        /** SwingLineFacility. */
        SWING_LINE_FACILITY("SWING"),
        /** DebtorInPossession. */
        DEBTOR_IN_POSSESSION("DINP"),
        /** Defaulted. */
        DEFAULTED("DEFLTED"),
        /** Withdrawn. */
        WITHDRAWN("WITHDRN"),
        /** Replaced. */
        REPLACED("REPLACD"),
        /** Matured. */
        MATURED("MATURED"),
        /** Amended. */
        AMENDED("AMENDED"),
        /** Retired. */
        RETIRED("RETIRED"),
        /** BankersAcceptance. */
        BANKERS_ACCEPTANCE("BA"),
        /** BankNotes. */
        BANK_NOTES("BN"),
        /** BillOfExchanges. */
        BILL_OF_EXCHANGES("BOX"),
        /** CertificateOfDeposit. */
        CERTIFICATE_OF_DEPOSIT("CD"),
        /** CallLoans. */
        CALL_LOANS("CL"),
        /** CommercialPaper. */
        COMMERCIAL_PAPER("CP"),
        /** DepositNotes. */
        DEPOSIT_NOTES("DN"),
        /** EuroCertificateOfDeposit. */
        EURO_CERTIFICATE_OF_DEPOSIT("EUCD"),
        /** EuroCommercialPaper. */
        EURO_COMMERCIAL_PAPER("EUCP"),
        /** LiquidityNote. */
        LIQUIDITY_NOTE("LQN"),
        /** MediumTermNotes. */
        MEDIUM_TERM_NOTES("MTN"),
        /** Overnight. */
        OVERNIGHT("ONITE"),
        /** PromissoryNote. */
        PROMISSORY_NOTE("PN"),
        /** PlazosFijos. */
        PLAZOS_FIJOS("PZFJ"),
        /** ShortTermLoanNote. */
        SHORT_TERM_LOAN_NOTE("STN"),
        /** TimeDeposit. */
        TIME_DEPOSIT("TD"),
        /** ExtendedCommNote. */
        EXTENDED_COMM_NOTE("XCN"),
        /** YankeeCertificateOfDeposit. */
        YANKEE_CERTIFICATE_OF_DEPOSIT("YCD"),
        /** AssetBackedSecurities. */
        ASSET_BACKED_SECURITIES("ABS"),
        /** Corp. */
        CORP("CMBS"),
        /** CollateralizedMortgageObligation. */
        COLLATERALIZED_MORTGAGE_OBLIGATION("CMO"),
        /** IoetteMortgage. */
        IOETTE_MORTGAGE("IET"),
        /** MortgageBackedSecurities. */
        MORTGAGE_BACKED_SECURITIES("MBS"),
        /** MortgageInterestOnly. */
        MORTGAGE_INTEREST_ONLY("MIO"),
        /** MortgagePrincipalOnly. */
        MORTGAGE_PRINCIPAL_ONLY("MPO"),
        /** MortgagePrivatePlacement. */
        MORTGAGE_PRIVATE_PLACEMENT("MPP"),
        /** MiscellaneousPassThrough. */
        MISCELLANEOUS_PASS_THROUGH("MPT"),
        /** Pfandbriefe. */
        PFANDBRIEFE("PFAND"),
        /** ToBeAnnounced. */
        TO_BE_ANNOUNCED("TBA"),
        /** OtherAnticipationNotes. */
        OTHER_ANTICIPATION_NOTES("AN"),
        /** CertificateOfObligation. */
        CERTIFICATE_OF_OBLIGATION("COFO"),
        /** CertificateOfParticipation. */
        CERTIFICATE_OF_PARTICIPATION("COFP"),
        /** GeneralObligationBonds. */
        GENERAL_OBLIGATION_BONDS("GO"),
        /** MandatoryTender. */
        MANDATORY_TENDER("MT"),
        /** RevenueAnticipationNote. */
        REVENUE_ANTICIPATION_NOTE("RAN"),
        /** RevenueBonds. */
        REVENUE_BONDS("REV"),
        /** SpecialAssessment. */
        SPECIAL_ASSESSMENT("SPCLA"),
        /** SpecialObligation. */
        SPECIAL_OBLIGATION("SPCLO"),
        /** SpecialTax. */
        SPECIAL_TAX("SPCLT"),
        /** TaxAnticipationNote. */
        TAX_ANTICIPATION_NOTE("TAN"),
        /** TaxAllocation. */
        TAX_ALLOCATION("TAXA"),
        /** TaxExemptCommercialPaper. */
        TAX_EXEMPT_COMMERCIAL_PAPER("TECP"),
        /** TaxRevenueAnticipationNote. */
        TAX_REVENUE_ANTICIPATION_NOTE("TRAN"),
        /** VariableRateDemandNote. */
        VARIABLE_RATE_DEMAND_NOTE("VRDN"),
        /** Warrant. */
        WARRANT("WAR"),
        /** MutualFund. */
        MUTUAL_FUND("MF"),
        /** MultilegInstrument. */
        MULTILEG_INSTRUMENT("MLEG"),
        /** NoSecurityType. */
        NO_SECURITY_TYPE("NONE"),
        /** Future. */
        FUTURE("FUT"),
        /** Option. */
        OPTION("OPT"),
        /** A code that the dictionary does not have. */
        UNLISTED(null);

        private static final TextCodes<SecurityType> CODES = new TextCodes<>(values(), each -> each.code, UNLISTED);
        private final String code;

        SecurityType(String code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public String code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("SecurityType.UNLISTED has no code");
            }
            return code;
        }
    }

    /** ExecRestatementReason (378). */
    public enum ExecRestatementReason {
        /** GtCorporateAction. */
        GT_CORPORATE_ACTION(0),
        /** GtRenewal. */
        GT_RENEWAL(1),
        /** VerbalChange. */
        VERBAL_CHANGE(2),
        /** RepricingOfOrder. */
        REPRICING_OF_ORDER(3),
        /** BrokerOption. */
        BROKER_OPTION(4),
        /** PartialDeclineOfOrderQty. */
        PARTIAL_DECLINE_OF_ORDER_QTY(5),
        /** CancelOnTradingHalt. */
        CANCEL_ON_TRADING_HALT(6),
        /** CancelOnSystemFailure. */
        CANCEL_ON_SYSTEM_FAILURE(7),
        /** Market. */
        MARKET(8),
        /** Canceled. */
        CANCELED(9),
        /** WarehouseRecap. */
        WAREHOUSE_RECAP(10),
        /** Other. */
        OTHER(99),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        ExecRestatementReason(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("ExecRestatementReason.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static ExecRestatementReason of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 0 -> GT_CORPORATE_ACTION;
                case 1 -> GT_RENEWAL;
                case 2 -> VERBAL_CHANGE;
                case 3 -> REPRICING_OF_ORDER;
                case 4 -> BROKER_OPTION;
                case 5 -> PARTIAL_DECLINE_OF_ORDER_QTY;
                case 6 -> CANCEL_ON_TRADING_HALT;
                case 7 -> CANCEL_ON_SYSTEM_FAILURE;
                case 8 -> MARKET;
                case 9 -> CANCELED;
                case 10 -> WAREHOUSE_RECAP;
                case 99 -> OTHER;
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

    /** LastLiquidityInd (851). */
    public enum LastLiquidityInd {
        /** AddedLiquidity. */
        ADDED_LIQUIDITY(1),
        /** RemovedLiquidity. */
        REMOVED_LIQUIDITY(2),
        /** LiquidityRoutedOut. */
        LIQUIDITY_ROUTED_OUT(3),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        LastLiquidityInd(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("LastLiquidityInd.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static LastLiquidityInd of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 1 -> ADDED_LIQUIDITY;
                case 2 -> REMOVED_LIQUIDITY;
                case 3 -> LIQUIDITY_ROUTED_OUT;
                default -> UNLISTED;
            };
        }
    }

    /** ExecutionReport (8): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class ExecutionReport {
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
        /** OrderID (37), required: its slot. */
        public static final int ORDER_ID = 5;
        /** SecondaryOrderID (198): its slot. */
        public static final int SECONDARY_ORDER_ID = 6;
        /** ClOrdID (11): its slot. */
        public static final int CL_ORD_ID = 7;
        /** OrigClOrdID (41): its slot. */
        public static final int ORIG_CL_ORD_ID = 8;
        /** ExecID (17), required: its slot. */
        public static final int EXEC_ID = 9;
        /** ExecRefID (19): its slot. */
        public static final int EXEC_REF_ID = 10;
        /** ExecType (150), required: its slot. */
        public static final int EXEC_TYPE = 11;
        /** OrdStatus (39), required: its slot. */
        public static final int ORD_STATUS = 12;
        /** OrdRejReason (103): its slot. */
        public static final int ORD_REJ_REASON = 13;
        /** ExecRestatementReason (378): its slot. */
        public static final int EXEC_RESTATEMENT_REASON = 14;
        /** WorkingIndicator (636): its slot. */
        public static final int WORKING_INDICATOR = 15;
        /** Account (1): its slot. */
        public static final int ACCOUNT = 16;
        /** NoPartyIDs (453): its slot. */
        public static final int NO_PARTY_IDS = 17;
        /** Symbol (55): its slot. */
        public static final int SYMBOL = 18;
        /** SecurityID (48): its slot. */
        public static final int SECURITY_ID = 19;
        /** SecurityIDSource (22): its slot. */
        public static final int SECURITY_ID_SOURCE = 20;
        /** SecurityType (167): its slot. */
        public static final int SECURITY_TYPE = 21;
        /** SecurityExchange (207): its slot. */
        public static final int SECURITY_EXCHANGE = 22;
        /** Side (54), required: its slot. */
        public static final int SIDE = 23;
        /** OrderQty (38): its slot. */
        public static final int ORDER_QTY = 24;
        /** The decimals of its number. */
        public static final int ORDER_QTY_SCALE = 8;
        /** OrdType (40): its slot. */
        public static final int ORD_TYPE = 25;
        /** Price (44): its slot. */
        public static final int PRICE = 26;
        /** The decimals of its number. */
        public static final int PRICE_SCALE = 8;
        /** StopPx (99): its slot. */
        public static final int STOP_PX = 27;
        /** The decimals of its number. */
        public static final int STOP_PX_SCALE = 8;
        /** Currency (15): its slot. */
        public static final int CURRENCY = 28;
        /** TimeInForce (59): its slot. */
        public static final int TIME_IN_FORCE = 29;
        /** LastQty (32): its slot. */
        public static final int LAST_QTY = 30;
        /** The decimals of its number. */
        public static final int LAST_QTY_SCALE = 8;
        /** LastPx (31): its slot. */
        public static final int LAST_PX = 31;
        /** The decimals of its number. */
        public static final int LAST_PX_SCALE = 8;
        /** LastMkt (30): its slot. */
        public static final int LAST_MKT = 32;
        /** LastLiquidityInd (851): its slot. */
        public static final int LAST_LIQUIDITY_IND = 33;
        /** LeavesQty (151), required: its slot. */
        public static final int LEAVES_QTY = 34;
        /** The decimals of its number. */
        public static final int LEAVES_QTY_SCALE = 8;
        /** CumQty (14), required: its slot. */
        public static final int CUM_QTY = 35;
        /** The decimals of its number. */
        public static final int CUM_QTY_SCALE = 8;
        /** AvgPx (6), required: its slot. */
        public static final int AVG_PX = 36;
        /** TradeDate (75): its slot. */
        public static final int TRADE_DATE = 37;
        /** TransactTime (60): its slot. */
        public static final int TRANSACT_TIME = 38;
        /** SettlDate (64): its slot. */
        public static final int SETTL_DATE = 39;
        /** Commission (12): its slot. */
        public static final int COMMISSION = 40;
        /** The decimals of its number. */
        public static final int COMMISSION_SCALE = 4;
        /** CommType (13): its slot. */
        public static final int COMM_TYPE = 41;
        /** NoMiscFees (136): its slot. */
        public static final int NO_MISC_FEES = 42;
        /** NoLegs (555): its slot. */
        public static final int NO_LEGS = 43;
        /** Text (58): its slot. */
        public static final int TEXT = 44;

        private Slots slots;
        private final ExecutionReportNoPartyIds noPartyIds = new ExecutionReportNoPartyIds();
        private final ExecutionReportNoMiscFees noMiscFees = new ExecutionReportNoMiscFees();
        private final ExecutionReportNoLegs noLegs = new ExecutionReportNoLegs();

        /** Of no row yet. */
        public ExecutionReport() {}

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

        /** {@return SecondaryOrderID (198) as a new string; null where it is absent} */
        public String secondaryOrderId() {
            return slots.string(SECONDARY_ORDER_ID);
        }

        /** {@return whether SecondaryOrderID (198) is there: it is appended then} */
        public boolean secondaryOrderId(StringBuilder out) {
            return slots.appendTo(SECONDARY_ORDER_ID, out);
        }

        /** {@return whether SecondaryOrderID (198) is there and this text} */
        public boolean secondaryOrderIdIs(CharSequence text) {
            return slots.contentEquals(SECONDARY_ORDER_ID, text);
        }

        /** {@return whether SecondaryOrderID (198) is there, right or wrong} */
        public boolean hasSecondaryOrderId() {
            return !slots.isAbsent(SECONDARY_ORDER_ID);
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

        /** {@return ExecRefID (19) as a new string; null where it is absent} */
        public String execRefId() {
            return slots.string(EXEC_REF_ID);
        }

        /** {@return whether ExecRefID (19) is there: it is appended then} */
        public boolean execRefId(StringBuilder out) {
            return slots.appendTo(EXEC_REF_ID, out);
        }

        /** {@return whether ExecRefID (19) is there and this text} */
        public boolean execRefIdIs(CharSequence text) {
            return slots.contentEquals(EXEC_REF_ID, text);
        }

        /** {@return whether ExecRefID (19) is there, right or wrong} */
        public boolean hasExecRefId() {
            return !slots.isAbsent(EXEC_REF_ID);
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

        /** {@return OrdRejReason (103); null where it is absent} */
        public OrdRejReason ordRejReason() {
            return slots.isAbsent(ORD_REJ_REASON) ? null : OrdRejReason.of(slots.longValue(ORD_REJ_REASON));
        }

        /** {@return OrdRejReason (103) as it was sent; an exception where it is absent} */
        public long ordRejReasonCode() {
            return slots.longValue(ORD_REJ_REASON);
        }

        /** {@return whether OrdRejReason (103) is there, right or wrong} */
        public boolean hasOrdRejReason() {
            return !slots.isAbsent(ORD_REJ_REASON);
        }

        /** {@return ExecRestatementReason (378); null where it is absent} */
        public ExecRestatementReason execRestatementReason() {
            return slots.isAbsent(EXEC_RESTATEMENT_REASON) ? null : ExecRestatementReason.of(slots.longValue(EXEC_RESTATEMENT_REASON));
        }

        /** {@return ExecRestatementReason (378) as it was sent; an exception where it is absent} */
        public long execRestatementReasonCode() {
            return slots.longValue(EXEC_RESTATEMENT_REASON);
        }

        /** {@return whether ExecRestatementReason (378) is there, right or wrong} */
        public boolean hasExecRestatementReason() {
            return !slots.isAbsent(EXEC_RESTATEMENT_REASON);
        }

        /** {@return WorkingIndicator (636); an exception where it is absent} */
        public boolean workingIndicator() {
            return slots.booleanValue(WORKING_INDICATOR);
        }

        /** {@return WorkingIndicator (636), or this where it is absent} */
        public boolean workingIndicator(boolean otherwise) {
            return slots.booleanValue(WORKING_INDICATOR, otherwise);
        }

        /** {@return whether WorkingIndicator (636) is there, right or wrong} */
        public boolean hasWorkingIndicator() {
            return !slots.isAbsent(WORKING_INDICATOR);
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
        public ExecutionReportNoPartyIds noPartyIds() {
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

        /** {@return SecurityType (167); null where it is absent} */
        public SecurityType securityType() {
            return SecurityType.CODES.get(slots, SECURITY_TYPE);
        }

        /** {@return SecurityType (167) as it was sent, as a new string; null where it is absent} */
        public String securityTypeCode() {
            return slots.string(SECURITY_TYPE);
        }

        /** {@return whether SecurityType (167) is there, right or wrong} */
        public boolean hasSecurityType() {
            return !slots.isAbsent(SECURITY_TYPE);
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

        /** {@return Price (44), times 10^8; an exception where it is absent} */
        public long price() {
            return slots.longValue(PRICE);
        }

        /** {@return Price (44), times 10^8, or this where it is absent} */
        public long price(long otherwise) {
            return slots.longValue(PRICE, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal priceAsBigDecimal() {
            return slots.bigDecimal(PRICE);
        }

        /** {@return whether Price (44) is there, right or wrong} */
        public boolean hasPrice() {
            return !slots.isAbsent(PRICE);
        }

        /** {@return StopPx (99), times 10^8; an exception where it is absent} */
        public long stopPx() {
            return slots.longValue(STOP_PX);
        }

        /** {@return StopPx (99), times 10^8, or this where it is absent} */
        public long stopPx(long otherwise) {
            return slots.longValue(STOP_PX, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal stopPxAsBigDecimal() {
            return slots.bigDecimal(STOP_PX);
        }

        /** {@return whether StopPx (99) is there, right or wrong} */
        public boolean hasStopPx() {
            return !slots.isAbsent(STOP_PX);
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

        /** {@return TimeInForce (59); null where it is absent} */
        public TimeInForce timeInForce() {
            return slots.isAbsent(TIME_IN_FORCE) ? null : TimeInForce.of(slots.charValue(TIME_IN_FORCE));
        }

        /** {@return TimeInForce (59) as it was sent; an exception where it is absent} */
        public char timeInForceCode() {
            return slots.charValue(TIME_IN_FORCE);
        }

        /** {@return whether TimeInForce (59) is there, right or wrong} */
        public boolean hasTimeInForce() {
            return !slots.isAbsent(TIME_IN_FORCE);
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

        /** {@return LastLiquidityInd (851); null where it is absent} */
        public LastLiquidityInd lastLiquidityInd() {
            return slots.isAbsent(LAST_LIQUIDITY_IND) ? null : LastLiquidityInd.of(slots.longValue(LAST_LIQUIDITY_IND));
        }

        /** {@return LastLiquidityInd (851) as it was sent; an exception where it is absent} */
        public long lastLiquidityIndCode() {
            return slots.longValue(LAST_LIQUIDITY_IND);
        }

        /** {@return whether LastLiquidityInd (851) is there, right or wrong} */
        public boolean hasLastLiquidityInd() {
            return !slots.isAbsent(LAST_LIQUIDITY_IND);
        }

        /** {@return LeavesQty (151), times 10^8; an exception where it is absent} */
        public long leavesQty() {
            return slots.longValue(LEAVES_QTY);
        }

        /** {@return LeavesQty (151), times 10^8, or this where it is absent} */
        public long leavesQty(long otherwise) {
            return slots.longValue(LEAVES_QTY, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal leavesQtyAsBigDecimal() {
            return slots.bigDecimal(LEAVES_QTY);
        }

        /** {@return whether LeavesQty (151) is there, right or wrong} */
        public boolean hasLeavesQty() {
            return !slots.isAbsent(LEAVES_QTY);
        }

        /** {@return CumQty (14), times 10^8; an exception where it is absent} */
        public long cumQty() {
            return slots.longValue(CUM_QTY);
        }

        /** {@return CumQty (14), times 10^8, or this where it is absent} */
        public long cumQty(long otherwise) {
            return slots.longValue(CUM_QTY, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal cumQtyAsBigDecimal() {
            return slots.bigDecimal(CUM_QTY);
        }

        /** {@return whether CumQty (14) is there, right or wrong} */
        public boolean hasCumQty() {
            return !slots.isAbsent(CUM_QTY);
        }

        /** {@return AvgPx (6): its mantissa, of which slots().digits says the fraction digits; an exception where it is absent} */
        public long avgPx() {
            return slots.longValue(AVG_PX);
        }

        /** {@return AvgPx (6), or this where it is absent} */
        public long avgPx(long otherwise) {
            return slots.longValue(AVG_PX, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal avgPxAsBigDecimal() {
            return slots.bigDecimal(AVG_PX);
        }

        /** {@return whether AvgPx (6) is there, right or wrong} */
        public boolean hasAvgPx() {
            return !slots.isAbsent(AVG_PX);
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

        /** {@return the entries of NoMiscFees (136), the first 8: the same object each time, before the first} */
        public ExecutionReportNoMiscFees noMiscFees() {
            return noMiscFees.wrap(slots.group(NO_MISC_FEES));
        }

        /** {@return whether NoMiscFees (136) is there, right or wrong} */
        public boolean hasNoMiscFees() {
            return !slots.isAbsent(NO_MISC_FEES);
        }

        /** {@return the entries of NoLegs (555), the first 8: the same object each time, before the first} */
        public ExecutionReportNoLegs noLegs() {
            return noLegs.wrap(slots.group(NO_LEGS));
        }

        /** {@return whether NoLegs (555) is there, right or wrong} */
        public boolean hasNoLegs() {
            return !slots.isAbsent(NO_LEGS);
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

    /** The entries of NoPartyIDs (453) in ExecutionReport, one after the other. */
    public static final class ExecutionReportNoPartyIds {
        /** PartyID (448), required: its slot. */
        public static final int PARTY_ID = 0;
        /** PartyIDSource (447): its slot. */
        public static final int PARTY_ID_SOURCE = 1;
        /** PartyRole (452): its slot. */
        public static final int PARTY_ROLE = 2;

        private Slots slots;

        private ExecutionReportNoPartyIds() {}

        private ExecutionReportNoPartyIds wrap(Slots entries) {
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

    /** The entries of NoMiscFees (136) in ExecutionReport, one after the other. */
    public static final class ExecutionReportNoMiscFees {
        /** MiscFeeAmt (137): its slot. */
        public static final int MISC_FEE_AMT = 0;
        /** The decimals of its number. */
        public static final int MISC_FEE_AMT_SCALE = 4;
        /** MiscFeeCurr (138): its slot. */
        public static final int MISC_FEE_CURR = 1;
        /** MiscFeeType (139): its slot. */
        public static final int MISC_FEE_TYPE = 2;

        private Slots slots;

        private ExecutionReportNoMiscFees() {}

        private ExecutionReportNoMiscFees wrap(Slots entries) {
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

        /** {@return MiscFeeAmt (137), times 10^4; an exception where it is absent} */
        public long miscFeeAmt() {
            return slots.longValue(MISC_FEE_AMT);
        }

        /** {@return MiscFeeAmt (137), times 10^4, or this where it is absent} */
        public long miscFeeAmt(long otherwise) {
            return slots.longValue(MISC_FEE_AMT, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal miscFeeAmtAsBigDecimal() {
            return slots.bigDecimal(MISC_FEE_AMT);
        }

        /** {@return whether MiscFeeAmt (137) is there, right or wrong} */
        public boolean hasMiscFeeAmt() {
            return !slots.isAbsent(MISC_FEE_AMT);
        }

        /** {@return MiscFeeCurr (138) as a new string; null where it is absent} */
        public String miscFeeCurr() {
            return slots.string(MISC_FEE_CURR);
        }

        /** {@return whether MiscFeeCurr (138) is there: it is appended then} */
        public boolean miscFeeCurr(StringBuilder out) {
            return slots.appendTo(MISC_FEE_CURR, out);
        }

        /** {@return whether MiscFeeCurr (138) is there and this text} */
        public boolean miscFeeCurrIs(CharSequence text) {
            return slots.contentEquals(MISC_FEE_CURR, text);
        }

        /** {@return whether MiscFeeCurr (138) is there, right or wrong} */
        public boolean hasMiscFeeCurr() {
            return !slots.isAbsent(MISC_FEE_CURR);
        }

        /** {@return MiscFeeType (139); null where it is absent} */
        public MiscFeeType miscFeeType() {
            return MiscFeeType.CODES.get(slots, MISC_FEE_TYPE);
        }

        /** {@return MiscFeeType (139) as it was sent, as a new string; null where it is absent} */
        public String miscFeeTypeCode() {
            return slots.string(MISC_FEE_TYPE);
        }

        /** {@return whether MiscFeeType (139) is there, right or wrong} */
        public boolean hasMiscFeeType() {
            return !slots.isAbsent(MISC_FEE_TYPE);
        }
    }

    /** The entries of NoLegs (555) in ExecutionReport, one after the other. */
    public static final class ExecutionReportNoLegs {
        /** LegSymbol (600): its slot. */
        public static final int LEG_SYMBOL = 0;
        /** LegSide (624): its slot. */
        public static final int LEG_SIDE = 1;
        /** LegQty (687): its slot. */
        public static final int LEG_QTY = 2;
        /** The decimals of its number. */
        public static final int LEG_QTY_SCALE = 8;
        /** LegLastPx (637): its slot. */
        public static final int LEG_LAST_PX = 3;
        /** The decimals of its number. */
        public static final int LEG_LAST_PX_SCALE = 8;

        private Slots slots;

        private ExecutionReportNoLegs() {}

        private ExecutionReportNoLegs wrap(Slots entries) {
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

        /** {@return LegSymbol (600) as a new string; null where it is absent} */
        public String legSymbol() {
            return slots.string(LEG_SYMBOL);
        }

        /** {@return whether LegSymbol (600) is there: it is appended then} */
        public boolean legSymbol(StringBuilder out) {
            return slots.appendTo(LEG_SYMBOL, out);
        }

        /** {@return whether LegSymbol (600) is there and this text} */
        public boolean legSymbolIs(CharSequence text) {
            return slots.contentEquals(LEG_SYMBOL, text);
        }

        /** {@return whether LegSymbol (600) is there, right or wrong} */
        public boolean hasLegSymbol() {
            return !slots.isAbsent(LEG_SYMBOL);
        }

        /** {@return LegSide (624); an exception where it is absent} */
        public char legSide() {
            return slots.charValue(LEG_SIDE);
        }

        /** {@return LegSide (624), or this where it is absent} */
        public char legSide(char otherwise) {
            return slots.charValue(LEG_SIDE, otherwise);
        }

        /** {@return whether LegSide (624) is there, right or wrong} */
        public boolean hasLegSide() {
            return !slots.isAbsent(LEG_SIDE);
        }

        /** {@return LegQty (687), times 10^8; an exception where it is absent} */
        public long legQty() {
            return slots.longValue(LEG_QTY);
        }

        /** {@return LegQty (687), times 10^8, or this where it is absent} */
        public long legQty(long otherwise) {
            return slots.longValue(LEG_QTY, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal legQtyAsBigDecimal() {
            return slots.bigDecimal(LEG_QTY);
        }

        /** {@return whether LegQty (687) is there, right or wrong} */
        public boolean hasLegQty() {
            return !slots.isAbsent(LEG_QTY);
        }

        /** {@return LegLastPx (637), times 10^8; an exception where it is absent} */
        public long legLastPx() {
            return slots.longValue(LEG_LAST_PX);
        }

        /** {@return LegLastPx (637), times 10^8, or this where it is absent} */
        public long legLastPx(long otherwise) {
            return slots.longValue(LEG_LAST_PX, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal legLastPxAsBigDecimal() {
            return slots.bigDecimal(LEG_LAST_PX);
        }

        /** {@return whether LegLastPx (637) is there, right or wrong} */
        public boolean hasLegLastPx() {
            return !slots.isAbsent(LEG_LAST_PX);
        }
    }
}
