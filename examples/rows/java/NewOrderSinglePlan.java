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
 * Rows of NewOrderSingle (D).
 */
public final class NewOrderSinglePlan {
    /** The plan; all of its tags as numbers. */
    public static final String TEXT =
            "D{34:int! 49:text! 56:text! 43:bool 52:time! 11:text! 526:text 1:text 453:8{448:text! "
                    + "447:char 452:int 802:4{523:text 803:int}} 21:char 18:text 110:dec8 111:dec8 100:text "
                    + "55:text 48:text 22:char 167:text 200:text 207:text 54:char! 60:time! 38:dec8 152:dec4 "
                    + "40:char! 44:dec8 99:dec8 15:text 59:char 168:time 432:date 126:time 528:char 63:char "
                    + "64:date 77:char 58:text}";

    private NewOrderSinglePlan() {}

    /**
     * Compiles it.
     *
     * @return the plan: immutable, for any thread
     */
    public static Plan compile() {
        return Plan.compile(TEXT, FixDictionary.builtIn("FIX.4.4"));
    }

    /** HandlInst (21). */
    public enum HandlInst {
        /** AutomatedExecutionNoIntervention. */
        AUTOMATED_EXECUTION_NO_INTERVENTION('1'),
        /** AutomatedExecutionInterventionOk. */
        AUTOMATED_EXECUTION_INTERVENTION_OK('2'),
        /** ManualOrder. */
        MANUAL_ORDER('3'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        HandlInst(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("HandlInst.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static HandlInst of(char code) {
            return switch (code) {
                case '1' -> AUTOMATED_EXECUTION_NO_INTERVENTION;
                case '2' -> AUTOMATED_EXECUTION_INTERVENTION_OK;
                case '3' -> MANUAL_ORDER;
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

    /** PositionEffect (77). */
    public enum PositionEffect {
        /** Open. */
        OPEN('O'),
        /** Close. */
        CLOSE('C'),
        /** Rolled. */
        ROLLED('R'),
        /** Fifo. */
        FIFO('F'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        PositionEffect(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("PositionEffect.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static PositionEffect of(char code) {
            return switch (code) {
                case 'O' -> OPEN;
                case 'C' -> CLOSE;
                case 'R' -> ROLLED;
                case 'F' -> FIFO;
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

    /** OrderCapacity (528). */
    public enum OrderCapacity {
        /** Agency. */
        AGENCY('A'),
        /** Proprietary. */
        PROPRIETARY('G'),
        /** Individual. */
        INDIVIDUAL('I'),
        /** Principal. */
        PRINCIPAL('P'),
        /** RisklessPrincipal. */
        RISKLESS_PRINCIPAL('R'),
        /** AgentForOtherMember. */
        AGENT_FOR_OTHER_MEMBER('W'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        OrderCapacity(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("OrderCapacity.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static OrderCapacity of(char code) {
            return switch (code) {
                case 'A' -> AGENCY;
                case 'G' -> PROPRIETARY;
                case 'I' -> INDIVIDUAL;
                case 'P' -> PRINCIPAL;
                case 'R' -> RISKLESS_PRINCIPAL;
                case 'W' -> AGENT_FOR_OTHER_MEMBER;
                default -> UNLISTED;
            };
        }
    }

    /** PartySubIDType (803). */
    public enum PartySubIdType {
        /** Firm. */
        FIRM(1),
        /** Person. */
        PERSON(2),
        /** System. */
        SYSTEM(3),
        /** Application. */
        APPLICATION(4),
        /** FullLegalNameOfFirm. */
        FULL_LEGAL_NAME_OF_FIRM(5),
        /** PostalAddress. */
        POSTAL_ADDRESS(6),
        /** PhoneNumber. */
        PHONE_NUMBER(7),
        /** EmailAddress. */
        EMAIL_ADDRESS(8),
        /** ContactName. */
        CONTACT_NAME(9),
        /** SecuritiesAccountNumber. */
        SECURITIES_ACCOUNT_NUMBER(10),
        /** RegistrationNumber. */
        REGISTRATION_NUMBER(11),
        /** RegisteredAddressForConfirmation. */
        REGISTERED_ADDRESS_FOR_CONFIRMATION(12),
        /** RegulatoryStatus. */
        REGULATORY_STATUS(13),
        /** RegistrationName. */
        REGISTRATION_NAME(14),
        /** CashAccountNumber. */
        CASH_ACCOUNT_NUMBER(15),
        /** Bic. */
        BIC(16),
        /** CsdParticipantMemberCode. */
        CSD_PARTICIPANT_MEMBER_CODE(17),
        /** RegisteredAddress. */
        REGISTERED_ADDRESS(18),
        /** FundAccountName. */
        FUND_ACCOUNT_NAME(19),
        /** TelexNumber. */
        TELEX_NUMBER(20),
        /** FaxNumber. */
        FAX_NUMBER(21),
        /** SecuritiesAccountName. */
        SECURITIES_ACCOUNT_NAME(22),
        /** CashAccountName. */
        CASH_ACCOUNT_NAME(23),
        /** Department. */
        DEPARTMENT(24),
        /** LocationDesk. */
        LOCATION_DESK(25),
        /** PositionAccountType. */
        POSITION_ACCOUNT_TYPE(26),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        PartySubIdType(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("PartySubIdType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static PartySubIdType of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 1 -> FIRM;
                case 2 -> PERSON;
                case 3 -> SYSTEM;
                case 4 -> APPLICATION;
                case 5 -> FULL_LEGAL_NAME_OF_FIRM;
                case 6 -> POSTAL_ADDRESS;
                case 7 -> PHONE_NUMBER;
                case 8 -> EMAIL_ADDRESS;
                case 9 -> CONTACT_NAME;
                case 10 -> SECURITIES_ACCOUNT_NUMBER;
                case 11 -> REGISTRATION_NUMBER;
                case 12 -> REGISTERED_ADDRESS_FOR_CONFIRMATION;
                case 13 -> REGULATORY_STATUS;
                case 14 -> REGISTRATION_NAME;
                case 15 -> CASH_ACCOUNT_NUMBER;
                case 16 -> BIC;
                case 17 -> CSD_PARTICIPANT_MEMBER_CODE;
                case 18 -> REGISTERED_ADDRESS;
                case 19 -> FUND_ACCOUNT_NAME;
                case 20 -> TELEX_NUMBER;
                case 21 -> FAX_NUMBER;
                case 22 -> SECURITIES_ACCOUNT_NAME;
                case 23 -> CASH_ACCOUNT_NAME;
                case 24 -> DEPARTMENT;
                case 25 -> LOCATION_DESK;
                case 26 -> POSITION_ACCOUNT_TYPE;
                default -> UNLISTED;
            };
        }
    }

    /** NewOrderSingle (D): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class NewOrderSingle {
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
        /** ClOrdID (11), required: its slot. */
        public static final int CL_ORD_ID = 5;
        /** SecondaryClOrdID (526): its slot. */
        public static final int SECONDARY_CL_ORD_ID = 6;
        /** Account (1): its slot. */
        public static final int ACCOUNT = 7;
        /** NoPartyIDs (453): its slot. */
        public static final int NO_PARTY_IDS = 8;
        /** HandlInst (21): its slot. */
        public static final int HANDL_INST = 9;
        /** ExecInst (18): its slot. */
        public static final int EXEC_INST = 10;
        /** MinQty (110): its slot. */
        public static final int MIN_QTY = 11;
        /** The decimals of its number. */
        public static final int MIN_QTY_SCALE = 8;
        /** MaxFloor (111): its slot. */
        public static final int MAX_FLOOR = 12;
        /** The decimals of its number. */
        public static final int MAX_FLOOR_SCALE = 8;
        /** ExDestination (100): its slot. */
        public static final int EX_DESTINATION = 13;
        /** Symbol (55): its slot. */
        public static final int SYMBOL = 14;
        /** SecurityID (48): its slot. */
        public static final int SECURITY_ID = 15;
        /** SecurityIDSource (22): its slot. */
        public static final int SECURITY_ID_SOURCE = 16;
        /** SecurityType (167): its slot. */
        public static final int SECURITY_TYPE = 17;
        /** MaturityMonthYear (200): its slot. */
        public static final int MATURITY_MONTH_YEAR = 18;
        /** SecurityExchange (207): its slot. */
        public static final int SECURITY_EXCHANGE = 19;
        /** Side (54), required: its slot. */
        public static final int SIDE = 20;
        /** TransactTime (60), required: its slot. */
        public static final int TRANSACT_TIME = 21;
        /** OrderQty (38): its slot. */
        public static final int ORDER_QTY = 22;
        /** The decimals of its number. */
        public static final int ORDER_QTY_SCALE = 8;
        /** CashOrderQty (152): its slot. */
        public static final int CASH_ORDER_QTY = 23;
        /** The decimals of its number. */
        public static final int CASH_ORDER_QTY_SCALE = 4;
        /** OrdType (40), required: its slot. */
        public static final int ORD_TYPE = 24;
        /** Price (44): its slot. */
        public static final int PRICE = 25;
        /** The decimals of its number. */
        public static final int PRICE_SCALE = 8;
        /** StopPx (99): its slot. */
        public static final int STOP_PX = 26;
        /** The decimals of its number. */
        public static final int STOP_PX_SCALE = 8;
        /** Currency (15): its slot. */
        public static final int CURRENCY = 27;
        /** TimeInForce (59): its slot. */
        public static final int TIME_IN_FORCE = 28;
        /** EffectiveTime (168): its slot. */
        public static final int EFFECTIVE_TIME = 29;
        /** ExpireDate (432): its slot. */
        public static final int EXPIRE_DATE = 30;
        /** ExpireTime (126): its slot. */
        public static final int EXPIRE_TIME = 31;
        /** OrderCapacity (528): its slot. */
        public static final int ORDER_CAPACITY = 32;
        /** SettlType (63): its slot. */
        public static final int SETTL_TYPE = 33;
        /** SettlDate (64): its slot. */
        public static final int SETTL_DATE = 34;
        /** PositionEffect (77): its slot. */
        public static final int POSITION_EFFECT = 35;
        /** Text (58): its slot. */
        public static final int TEXT = 36;

        private Slots slots;
        private final NewOrderSingleNoPartyIds noPartyIds = new NewOrderSingleNoPartyIds();

        /** Of no row yet. */
        public NewOrderSingle() {}

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

        /** {@return SecondaryClOrdID (526) as a new string; null where it is absent} */
        public String secondaryClOrdId() {
            return slots.string(SECONDARY_CL_ORD_ID);
        }

        /** {@return whether SecondaryClOrdID (526) is there: it is appended then} */
        public boolean secondaryClOrdId(StringBuilder out) {
            return slots.appendTo(SECONDARY_CL_ORD_ID, out);
        }

        /** {@return whether SecondaryClOrdID (526) is there and this text} */
        public boolean secondaryClOrdIdIs(CharSequence text) {
            return slots.contentEquals(SECONDARY_CL_ORD_ID, text);
        }

        /** {@return whether SecondaryClOrdID (526) is there, right or wrong} */
        public boolean hasSecondaryClOrdId() {
            return !slots.isAbsent(SECONDARY_CL_ORD_ID);
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
        public NewOrderSingleNoPartyIds noPartyIds() {
            return noPartyIds.wrap(slots.group(NO_PARTY_IDS));
        }

        /** {@return whether NoPartyIDs (453) is there, right or wrong} */
        public boolean hasNoPartyIds() {
            return !slots.isAbsent(NO_PARTY_IDS);
        }

        /** {@return HandlInst (21); null where it is absent} */
        public HandlInst handlInst() {
            return slots.isAbsent(HANDL_INST) ? null : HandlInst.of(slots.charValue(HANDL_INST));
        }

        /** {@return HandlInst (21) as it was sent; an exception where it is absent} */
        public char handlInstCode() {
            return slots.charValue(HANDL_INST);
        }

        /** {@return whether HandlInst (21) is there, right or wrong} */
        public boolean hasHandlInst() {
            return !slots.isAbsent(HANDL_INST);
        }

        /** {@return ExecInst (18) as a new string; null where it is absent} */
        public String execInst() {
            return slots.string(EXEC_INST);
        }

        /** {@return whether ExecInst (18) is there: it is appended then} */
        public boolean execInst(StringBuilder out) {
            return slots.appendTo(EXEC_INST, out);
        }

        /** {@return whether ExecInst (18) is there and this text} */
        public boolean execInstIs(CharSequence text) {
            return slots.contentEquals(EXEC_INST, text);
        }

        /** {@return whether ExecInst (18) is there, right or wrong} */
        public boolean hasExecInst() {
            return !slots.isAbsent(EXEC_INST);
        }

        /** {@return MinQty (110), times 10^8; an exception where it is absent} */
        public long minQty() {
            return slots.longValue(MIN_QTY);
        }

        /** {@return MinQty (110), times 10^8, or this where it is absent} */
        public long minQty(long otherwise) {
            return slots.longValue(MIN_QTY, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal minQtyAsBigDecimal() {
            return slots.bigDecimal(MIN_QTY);
        }

        /** {@return whether MinQty (110) is there, right or wrong} */
        public boolean hasMinQty() {
            return !slots.isAbsent(MIN_QTY);
        }

        /** {@return MaxFloor (111), times 10^8; an exception where it is absent} */
        public long maxFloor() {
            return slots.longValue(MAX_FLOOR);
        }

        /** {@return MaxFloor (111), times 10^8, or this where it is absent} */
        public long maxFloor(long otherwise) {
            return slots.longValue(MAX_FLOOR, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal maxFloorAsBigDecimal() {
            return slots.bigDecimal(MAX_FLOOR);
        }

        /** {@return whether MaxFloor (111) is there, right or wrong} */
        public boolean hasMaxFloor() {
            return !slots.isAbsent(MAX_FLOOR);
        }

        /** {@return ExDestination (100) as a new string; null where it is absent} */
        public String exDestination() {
            return slots.string(EX_DESTINATION);
        }

        /** {@return whether ExDestination (100) is there: it is appended then} */
        public boolean exDestination(StringBuilder out) {
            return slots.appendTo(EX_DESTINATION, out);
        }

        /** {@return whether ExDestination (100) is there and this text} */
        public boolean exDestinationIs(CharSequence text) {
            return slots.contentEquals(EX_DESTINATION, text);
        }

        /** {@return whether ExDestination (100) is there, right or wrong} */
        public boolean hasExDestination() {
            return !slots.isAbsent(EX_DESTINATION);
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

        /** {@return MaturityMonthYear (200) as a new string; null where it is absent} */
        public String maturityMonthYear() {
            return slots.string(MATURITY_MONTH_YEAR);
        }

        /** {@return whether MaturityMonthYear (200) is there: it is appended then} */
        public boolean maturityMonthYear(StringBuilder out) {
            return slots.appendTo(MATURITY_MONTH_YEAR, out);
        }

        /** {@return whether MaturityMonthYear (200) is there and this text} */
        public boolean maturityMonthYearIs(CharSequence text) {
            return slots.contentEquals(MATURITY_MONTH_YEAR, text);
        }

        /** {@return whether MaturityMonthYear (200) is there, right or wrong} */
        public boolean hasMaturityMonthYear() {
            return !slots.isAbsent(MATURITY_MONTH_YEAR);
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

        /** {@return CashOrderQty (152), times 10^4; an exception where it is absent} */
        public long cashOrderQty() {
            return slots.longValue(CASH_ORDER_QTY);
        }

        /** {@return CashOrderQty (152), times 10^4, or this where it is absent} */
        public long cashOrderQty(long otherwise) {
            return slots.longValue(CASH_ORDER_QTY, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal cashOrderQtyAsBigDecimal() {
            return slots.bigDecimal(CASH_ORDER_QTY);
        }

        /** {@return whether CashOrderQty (152) is there, right or wrong} */
        public boolean hasCashOrderQty() {
            return !slots.isAbsent(CASH_ORDER_QTY);
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

        /** {@return EffectiveTime (168), in nanoseconds since 1970 UTC; an exception where it is absent} */
        public long effectiveTime() {
            return slots.longValue(EFFECTIVE_TIME);
        }

        /** {@return EffectiveTime (168), in nanoseconds since 1970 UTC, or this where it is absent} */
        public long effectiveTime(long otherwise) {
            return slots.longValue(EFFECTIVE_TIME, otherwise);
        }

        /** {@return the same as a new Instant; null where it is absent} */
        public Instant effectiveTimeAsInstant() {
            return slots.instant(EFFECTIVE_TIME);
        }

        /** {@return whether EffectiveTime (168) is there, right or wrong} */
        public boolean hasEffectiveTime() {
            return !slots.isAbsent(EFFECTIVE_TIME);
        }

        /** {@return ExpireDate (432), in days since 1970; an exception where it is absent} */
        public long expireDate() {
            return slots.longValue(EXPIRE_DATE);
        }

        /** {@return ExpireDate (432), in days since 1970, or this where it is absent} */
        public long expireDate(long otherwise) {
            return slots.longValue(EXPIRE_DATE, otherwise);
        }

        /** {@return the same as a new LocalDate; null where it is absent} */
        public LocalDate expireDateAsLocalDate() {
            return slots.localDate(EXPIRE_DATE);
        }

        /** {@return whether ExpireDate (432) is there, right or wrong} */
        public boolean hasExpireDate() {
            return !slots.isAbsent(EXPIRE_DATE);
        }

        /** {@return ExpireTime (126), in nanoseconds since 1970 UTC; an exception where it is absent} */
        public long expireTime() {
            return slots.longValue(EXPIRE_TIME);
        }

        /** {@return ExpireTime (126), in nanoseconds since 1970 UTC, or this where it is absent} */
        public long expireTime(long otherwise) {
            return slots.longValue(EXPIRE_TIME, otherwise);
        }

        /** {@return the same as a new Instant; null where it is absent} */
        public Instant expireTimeAsInstant() {
            return slots.instant(EXPIRE_TIME);
        }

        /** {@return whether ExpireTime (126) is there, right or wrong} */
        public boolean hasExpireTime() {
            return !slots.isAbsent(EXPIRE_TIME);
        }

        /** {@return OrderCapacity (528); null where it is absent} */
        public OrderCapacity orderCapacity() {
            return slots.isAbsent(ORDER_CAPACITY) ? null : OrderCapacity.of(slots.charValue(ORDER_CAPACITY));
        }

        /** {@return OrderCapacity (528) as it was sent; an exception where it is absent} */
        public char orderCapacityCode() {
            return slots.charValue(ORDER_CAPACITY);
        }

        /** {@return whether OrderCapacity (528) is there, right or wrong} */
        public boolean hasOrderCapacity() {
            return !slots.isAbsent(ORDER_CAPACITY);
        }

        /** {@return SettlType (63); null where it is absent} */
        public SettlType settlType() {
            return slots.isAbsent(SETTL_TYPE) ? null : SettlType.of(slots.charValue(SETTL_TYPE));
        }

        /** {@return SettlType (63) as it was sent; an exception where it is absent} */
        public char settlTypeCode() {
            return slots.charValue(SETTL_TYPE);
        }

        /** {@return whether SettlType (63) is there, right or wrong} */
        public boolean hasSettlType() {
            return !slots.isAbsent(SETTL_TYPE);
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

        /** {@return PositionEffect (77); null where it is absent} */
        public PositionEffect positionEffect() {
            return slots.isAbsent(POSITION_EFFECT) ? null : PositionEffect.of(slots.charValue(POSITION_EFFECT));
        }

        /** {@return PositionEffect (77) as it was sent; an exception where it is absent} */
        public char positionEffectCode() {
            return slots.charValue(POSITION_EFFECT);
        }

        /** {@return whether PositionEffect (77) is there, right or wrong} */
        public boolean hasPositionEffect() {
            return !slots.isAbsent(POSITION_EFFECT);
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

    /** The entries of NoPartyIDs (453) in NewOrderSingle, one after the other. */
    public static final class NewOrderSingleNoPartyIds {
        /** PartyID (448), required: its slot. */
        public static final int PARTY_ID = 0;
        /** PartyIDSource (447): its slot. */
        public static final int PARTY_ID_SOURCE = 1;
        /** PartyRole (452): its slot. */
        public static final int PARTY_ROLE = 2;
        /** NoPartySubIDs (802): its slot. */
        public static final int NO_PARTY_SUB_IDS = 3;

        private Slots slots;
        private final NewOrderSingleNoPartyIdsNoPartySubIds noPartySubIds = new NewOrderSingleNoPartyIdsNoPartySubIds();

        private NewOrderSingleNoPartyIds() {}

        private NewOrderSingleNoPartyIds wrap(Slots entries) {
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

        /** {@return the entries of NoPartySubIDs (802), the first 4: the same object each time, before the first} */
        public NewOrderSingleNoPartyIdsNoPartySubIds noPartySubIds() {
            return noPartySubIds.wrap(slots.group(NO_PARTY_SUB_IDS));
        }

        /** {@return whether NoPartySubIDs (802) is there, right or wrong} */
        public boolean hasNoPartySubIds() {
            return !slots.isAbsent(NO_PARTY_SUB_IDS);
        }
    }

    /** The entries of NoPartySubIDs (802) in NewOrderSingle, one after the other. */
    public static final class NewOrderSingleNoPartyIdsNoPartySubIds {
        /** PartySubID (523): its slot. */
        public static final int PARTY_SUB_ID = 0;
        /** PartySubIDType (803): its slot. */
        public static final int PARTY_SUB_ID_TYPE = 1;

        private Slots slots;

        private NewOrderSingleNoPartyIdsNoPartySubIds() {}

        private NewOrderSingleNoPartyIdsNoPartySubIds wrap(Slots entries) {
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

        /** {@return PartySubID (523) as a new string; null where it is absent} */
        public String partySubId() {
            return slots.string(PARTY_SUB_ID);
        }

        /** {@return whether PartySubID (523) is there: it is appended then} */
        public boolean partySubId(StringBuilder out) {
            return slots.appendTo(PARTY_SUB_ID, out);
        }

        /** {@return whether PartySubID (523) is there and this text} */
        public boolean partySubIdIs(CharSequence text) {
            return slots.contentEquals(PARTY_SUB_ID, text);
        }

        /** {@return whether PartySubID (523) is there, right or wrong} */
        public boolean hasPartySubId() {
            return !slots.isAbsent(PARTY_SUB_ID);
        }

        /** {@return PartySubIDType (803); null where it is absent} */
        public PartySubIdType partySubIdType() {
            return slots.isAbsent(PARTY_SUB_ID_TYPE) ? null : PartySubIdType.of(slots.longValue(PARTY_SUB_ID_TYPE));
        }

        /** {@return PartySubIDType (803) as it was sent; an exception where it is absent} */
        public long partySubIdTypeCode() {
            return slots.longValue(PARTY_SUB_ID_TYPE);
        }

        /** {@return whether PartySubIDType (803) is there, right or wrong} */
        public boolean hasPartySubIdType() {
            return !slots.isAbsent(PARTY_SUB_ID_TYPE);
        }
    }
}
