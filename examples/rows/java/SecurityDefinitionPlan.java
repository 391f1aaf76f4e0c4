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
 * Rows of SecurityDefinition (d).
 */
public final class SecurityDefinitionPlan {
    /** The plan; all of its tags as numbers. */
    public static final String TEXT =
            "d{34:int! 49:text! 56:text! 43:bool 52:time! 320:text! 322:text! 323:int! 55:text "
                    + "48:text 22:char 454:8{455:text 456:char} 460:int 461:text 167:text 200:text 541:date "
                    + "202:dec8 231:dec8 207:text 107:text 351:data 15:text 336:text 555:16{600:text 602:text "
                    + "624:char 623:dec8} 562:dec8 58:text}";

    private SecurityDefinitionPlan() {}

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

    /** SecurityResponseType (323). */
    public enum SecurityResponseType {
        /** AcceptAsIs. */
        ACCEPT_AS_IS(1),
        /** AcceptWithRevisions. */
        ACCEPT_WITH_REVISIONS(2),
        /** RejectSecurityProposal. */
        REJECT_SECURITY_PROPOSAL(5),
        /** CannotMatchSelectionCriteria. */
        CANNOT_MATCH_SELECTION_CRITERIA(6),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        SecurityResponseType(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("SecurityResponseType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static SecurityResponseType of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 1 -> ACCEPT_AS_IS;
                case 2 -> ACCEPT_WITH_REVISIONS;
                case 5 -> REJECT_SECURITY_PROPOSAL;
                case 6 -> CANNOT_MATCH_SELECTION_CRITERIA;
                default -> UNLISTED;
            };
        }
    }

    /** Product (460). */
    public enum Product {
        /** Agency. */
        AGENCY(1),
        /** Commodity. */
        COMMODITY(2),
        /** Corporate. */
        CORPORATE(3),
        /** Currency. */
        CURRENCY(4),
        /** Equity. */
        EQUITY(5),
        /** Government. */
        GOVERNMENT(6),
        /** Index. */
        INDEX(7),
        /** Loan. */
        LOAN(8),
        /** Moneymarket. */
        MONEYMARKET(9),
        /** Mortgage. */
        MORTGAGE(10),
        /** Municipal. */
        MUNICIPAL(11),
        /** Other. */
        OTHER(12),
        /** Financing. */
        FINANCING(13),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        Product(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("Product.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static Product of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 1 -> AGENCY;
                case 2 -> COMMODITY;
                case 3 -> CORPORATE;
                case 4 -> CURRENCY;
                case 5 -> EQUITY;
                case 6 -> GOVERNMENT;
                case 7 -> INDEX;
                case 8 -> LOAN;
                case 9 -> MONEYMARKET;
                case 10 -> MORTGAGE;
                case 11 -> MUNICIPAL;
                case 12 -> OTHER;
                case 13 -> FINANCING;
                default -> UNLISTED;
            };
        }
    }

    /** SecurityDefinition (d): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class SecurityDefinition {
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
        /** SecurityReqID (320), required: its slot. */
        public static final int SECURITY_REQ_ID = 5;
        /** SecurityResponseID (322), required: its slot. */
        public static final int SECURITY_RESPONSE_ID = 6;
        /** SecurityResponseType (323), required: its slot. */
        public static final int SECURITY_RESPONSE_TYPE = 7;
        /** Symbol (55): its slot. */
        public static final int SYMBOL = 8;
        /** SecurityID (48): its slot. */
        public static final int SECURITY_ID = 9;
        /** SecurityIDSource (22): its slot. */
        public static final int SECURITY_ID_SOURCE = 10;
        /** NoSecurityAltID (454): its slot. */
        public static final int NO_SECURITY_ALT_ID = 11;
        /** Product (460): its slot. */
        public static final int PRODUCT = 12;
        /** CFICode (461): its slot. */
        public static final int CFI_CODE = 13;
        /** SecurityType (167): its slot. */
        public static final int SECURITY_TYPE = 14;
        /** MaturityMonthYear (200): its slot. */
        public static final int MATURITY_MONTH_YEAR = 15;
        /** MaturityDate (541): its slot. */
        public static final int MATURITY_DATE = 16;
        /** StrikePrice (202): its slot. */
        public static final int STRIKE_PRICE = 17;
        /** The decimals of its number. */
        public static final int STRIKE_PRICE_SCALE = 8;
        /** ContractMultiplier (231): its slot. */
        public static final int CONTRACT_MULTIPLIER = 18;
        /** The decimals of its number. */
        public static final int CONTRACT_MULTIPLIER_SCALE = 8;
        /** SecurityExchange (207): its slot. */
        public static final int SECURITY_EXCHANGE = 19;
        /** SecurityDesc (107): its slot. */
        public static final int SECURITY_DESC = 20;
        /** EncodedSecurityDesc (351): its slot. */
        public static final int ENCODED_SECURITY_DESC = 21;
        /** Currency (15): its slot. */
        public static final int CURRENCY = 22;
        /** TradingSessionID (336): its slot. */
        public static final int TRADING_SESSION_ID = 23;
        /** NoLegs (555): its slot. */
        public static final int NO_LEGS = 24;
        /** MinTradeVol (562): its slot. */
        public static final int MIN_TRADE_VOL = 25;
        /** The decimals of its number. */
        public static final int MIN_TRADE_VOL_SCALE = 8;
        /** Text (58): its slot. */
        public static final int TEXT = 26;

        private Slots slots;
        private final SecurityDefinitionNoSecurityAltId noSecurityAltId = new SecurityDefinitionNoSecurityAltId();
        private final SecurityDefinitionNoLegs noLegs = new SecurityDefinitionNoLegs();

        /** Of no row yet. */
        public SecurityDefinition() {}

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

        /** {@return SecurityReqID (320) as a new string; null where it is absent} */
        public String securityReqId() {
            return slots.string(SECURITY_REQ_ID);
        }

        /** {@return whether SecurityReqID (320) is there: it is appended then} */
        public boolean securityReqId(StringBuilder out) {
            return slots.appendTo(SECURITY_REQ_ID, out);
        }

        /** {@return whether SecurityReqID (320) is there and this text} */
        public boolean securityReqIdIs(CharSequence text) {
            return slots.contentEquals(SECURITY_REQ_ID, text);
        }

        /** {@return whether SecurityReqID (320) is there, right or wrong} */
        public boolean hasSecurityReqId() {
            return !slots.isAbsent(SECURITY_REQ_ID);
        }

        /** {@return SecurityResponseID (322) as a new string; null where it is absent} */
        public String securityResponseId() {
            return slots.string(SECURITY_RESPONSE_ID);
        }

        /** {@return whether SecurityResponseID (322) is there: it is appended then} */
        public boolean securityResponseId(StringBuilder out) {
            return slots.appendTo(SECURITY_RESPONSE_ID, out);
        }

        /** {@return whether SecurityResponseID (322) is there and this text} */
        public boolean securityResponseIdIs(CharSequence text) {
            return slots.contentEquals(SECURITY_RESPONSE_ID, text);
        }

        /** {@return whether SecurityResponseID (322) is there, right or wrong} */
        public boolean hasSecurityResponseId() {
            return !slots.isAbsent(SECURITY_RESPONSE_ID);
        }

        /** {@return SecurityResponseType (323); null where it is absent} */
        public SecurityResponseType securityResponseType() {
            return slots.isAbsent(SECURITY_RESPONSE_TYPE) ? null : SecurityResponseType.of(slots.longValue(SECURITY_RESPONSE_TYPE));
        }

        /** {@return SecurityResponseType (323) as it was sent; an exception where it is absent} */
        public long securityResponseTypeCode() {
            return slots.longValue(SECURITY_RESPONSE_TYPE);
        }

        /** {@return whether SecurityResponseType (323) is there, right or wrong} */
        public boolean hasSecurityResponseType() {
            return !slots.isAbsent(SECURITY_RESPONSE_TYPE);
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

        /** {@return the entries of NoSecurityAltID (454), the first 8: the same object each time, before the first} */
        public SecurityDefinitionNoSecurityAltId noSecurityAltId() {
            return noSecurityAltId.wrap(slots.group(NO_SECURITY_ALT_ID));
        }

        /** {@return whether NoSecurityAltID (454) is there, right or wrong} */
        public boolean hasNoSecurityAltId() {
            return !slots.isAbsent(NO_SECURITY_ALT_ID);
        }

        /** {@return Product (460); null where it is absent} */
        public Product product() {
            return slots.isAbsent(PRODUCT) ? null : Product.of(slots.longValue(PRODUCT));
        }

        /** {@return Product (460) as it was sent; an exception where it is absent} */
        public long productCode() {
            return slots.longValue(PRODUCT);
        }

        /** {@return whether Product (460) is there, right or wrong} */
        public boolean hasProduct() {
            return !slots.isAbsent(PRODUCT);
        }

        /** {@return CFICode (461) as a new string; null where it is absent} */
        public String cfiCode() {
            return slots.string(CFI_CODE);
        }

        /** {@return whether CFICode (461) is there: it is appended then} */
        public boolean cfiCode(StringBuilder out) {
            return slots.appendTo(CFI_CODE, out);
        }

        /** {@return whether CFICode (461) is there and this text} */
        public boolean cfiCodeIs(CharSequence text) {
            return slots.contentEquals(CFI_CODE, text);
        }

        /** {@return whether CFICode (461) is there, right or wrong} */
        public boolean hasCfiCode() {
            return !slots.isAbsent(CFI_CODE);
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

        /** {@return MaturityDate (541), in days since 1970; an exception where it is absent} */
        public long maturityDate() {
            return slots.longValue(MATURITY_DATE);
        }

        /** {@return MaturityDate (541), in days since 1970, or this where it is absent} */
        public long maturityDate(long otherwise) {
            return slots.longValue(MATURITY_DATE, otherwise);
        }

        /** {@return the same as a new LocalDate; null where it is absent} */
        public LocalDate maturityDateAsLocalDate() {
            return slots.localDate(MATURITY_DATE);
        }

        /** {@return whether MaturityDate (541) is there, right or wrong} */
        public boolean hasMaturityDate() {
            return !slots.isAbsent(MATURITY_DATE);
        }

        /** {@return StrikePrice (202), times 10^8; an exception where it is absent} */
        public long strikePrice() {
            return slots.longValue(STRIKE_PRICE);
        }

        /** {@return StrikePrice (202), times 10^8, or this where it is absent} */
        public long strikePrice(long otherwise) {
            return slots.longValue(STRIKE_PRICE, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal strikePriceAsBigDecimal() {
            return slots.bigDecimal(STRIKE_PRICE);
        }

        /** {@return whether StrikePrice (202) is there, right or wrong} */
        public boolean hasStrikePrice() {
            return !slots.isAbsent(STRIKE_PRICE);
        }

        /** {@return ContractMultiplier (231), times 10^8; an exception where it is absent} */
        public long contractMultiplier() {
            return slots.longValue(CONTRACT_MULTIPLIER);
        }

        /** {@return ContractMultiplier (231), times 10^8, or this where it is absent} */
        public long contractMultiplier(long otherwise) {
            return slots.longValue(CONTRACT_MULTIPLIER, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal contractMultiplierAsBigDecimal() {
            return slots.bigDecimal(CONTRACT_MULTIPLIER);
        }

        /** {@return whether ContractMultiplier (231) is there, right or wrong} */
        public boolean hasContractMultiplier() {
            return !slots.isAbsent(CONTRACT_MULTIPLIER);
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

        /** {@return SecurityDesc (107) as a new string; null where it is absent} */
        public String securityDesc() {
            return slots.string(SECURITY_DESC);
        }

        /** {@return whether SecurityDesc (107) is there: it is appended then} */
        public boolean securityDesc(StringBuilder out) {
            return slots.appendTo(SECURITY_DESC, out);
        }

        /** {@return whether SecurityDesc (107) is there and this text} */
        public boolean securityDescIs(CharSequence text) {
            return slots.contentEquals(SECURITY_DESC, text);
        }

        /** {@return whether SecurityDesc (107) is there, right or wrong} */
        public boolean hasSecurityDesc() {
            return !slots.isAbsent(SECURITY_DESC);
        }

        /** {@return EncodedSecurityDesc (351) as a new array; null where it is absent} */
        public byte[] encodedSecurityDesc() {
            return slots.bytes(ENCODED_SECURITY_DESC);
        }

        /** {@return whether EncodedSecurityDesc (351) is there, right or wrong} */
        public boolean hasEncodedSecurityDesc() {
            return !slots.isAbsent(ENCODED_SECURITY_DESC);
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

        /** {@return the entries of NoLegs (555), the first 16: the same object each time, before the first} */
        public SecurityDefinitionNoLegs noLegs() {
            return noLegs.wrap(slots.group(NO_LEGS));
        }

        /** {@return whether NoLegs (555) is there, right or wrong} */
        public boolean hasNoLegs() {
            return !slots.isAbsent(NO_LEGS);
        }

        /** {@return MinTradeVol (562), times 10^8; an exception where it is absent} */
        public long minTradeVol() {
            return slots.longValue(MIN_TRADE_VOL);
        }

        /** {@return MinTradeVol (562), times 10^8, or this where it is absent} */
        public long minTradeVol(long otherwise) {
            return slots.longValue(MIN_TRADE_VOL, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal minTradeVolAsBigDecimal() {
            return slots.bigDecimal(MIN_TRADE_VOL);
        }

        /** {@return whether MinTradeVol (562) is there, right or wrong} */
        public boolean hasMinTradeVol() {
            return !slots.isAbsent(MIN_TRADE_VOL);
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

    /** The entries of NoSecurityAltID (454) in SecurityDefinition, one after the other. */
    public static final class SecurityDefinitionNoSecurityAltId {
        /** SecurityAltID (455): its slot. */
        public static final int SECURITY_ALT_ID = 0;
        /** SecurityAltIDSource (456): its slot. */
        public static final int SECURITY_ALT_ID_SOURCE = 1;

        private Slots slots;

        private SecurityDefinitionNoSecurityAltId() {}

        private SecurityDefinitionNoSecurityAltId wrap(Slots entries) {
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

        /** {@return SecurityAltID (455) as a new string; null where it is absent} */
        public String securityAltId() {
            return slots.string(SECURITY_ALT_ID);
        }

        /** {@return whether SecurityAltID (455) is there: it is appended then} */
        public boolean securityAltId(StringBuilder out) {
            return slots.appendTo(SECURITY_ALT_ID, out);
        }

        /** {@return whether SecurityAltID (455) is there and this text} */
        public boolean securityAltIdIs(CharSequence text) {
            return slots.contentEquals(SECURITY_ALT_ID, text);
        }

        /** {@return whether SecurityAltID (455) is there, right or wrong} */
        public boolean hasSecurityAltId() {
            return !slots.isAbsent(SECURITY_ALT_ID);
        }

        /** {@return SecurityAltIDSource (456); an exception where it is absent} */
        public char securityAltIdSource() {
            return slots.charValue(SECURITY_ALT_ID_SOURCE);
        }

        /** {@return SecurityAltIDSource (456), or this where it is absent} */
        public char securityAltIdSource(char otherwise) {
            return slots.charValue(SECURITY_ALT_ID_SOURCE, otherwise);
        }

        /** {@return whether SecurityAltIDSource (456) is there, right or wrong} */
        public boolean hasSecurityAltIdSource() {
            return !slots.isAbsent(SECURITY_ALT_ID_SOURCE);
        }
    }

    /** The entries of NoLegs (555) in SecurityDefinition, one after the other. */
    public static final class SecurityDefinitionNoLegs {
        /** LegSymbol (600): its slot. */
        public static final int LEG_SYMBOL = 0;
        /** LegSecurityID (602): its slot. */
        public static final int LEG_SECURITY_ID = 1;
        /** LegSide (624): its slot. */
        public static final int LEG_SIDE = 2;
        /** LegRatioQty (623): its slot. */
        public static final int LEG_RATIO_QTY = 3;
        /** The decimals of its number. */
        public static final int LEG_RATIO_QTY_SCALE = 8;

        private Slots slots;

        private SecurityDefinitionNoLegs() {}

        private SecurityDefinitionNoLegs wrap(Slots entries) {
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

        /** {@return LegSecurityID (602) as a new string; null where it is absent} */
        public String legSecurityId() {
            return slots.string(LEG_SECURITY_ID);
        }

        /** {@return whether LegSecurityID (602) is there: it is appended then} */
        public boolean legSecurityId(StringBuilder out) {
            return slots.appendTo(LEG_SECURITY_ID, out);
        }

        /** {@return whether LegSecurityID (602) is there and this text} */
        public boolean legSecurityIdIs(CharSequence text) {
            return slots.contentEquals(LEG_SECURITY_ID, text);
        }

        /** {@return whether LegSecurityID (602) is there, right or wrong} */
        public boolean hasLegSecurityId() {
            return !slots.isAbsent(LEG_SECURITY_ID);
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

        /** {@return LegRatioQty (623), times 10^8; an exception where it is absent} */
        public long legRatioQty() {
            return slots.longValue(LEG_RATIO_QTY);
        }

        /** {@return LegRatioQty (623), times 10^8, or this where it is absent} */
        public long legRatioQty(long otherwise) {
            return slots.longValue(LEG_RATIO_QTY, otherwise);
        }

        /** {@return the same as a new BigDecimal; null where it is absent} */
        public BigDecimal legRatioQtyAsBigDecimal() {
            return slots.bigDecimal(LEG_RATIO_QTY);
        }

        /** {@return whether LegRatioQty (623) is there, right or wrong} */
        public boolean hasLegRatioQty() {
            return !slots.isAbsent(LEG_RATIO_QTY);
        }
    }
}
