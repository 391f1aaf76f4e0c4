// SPDX-License-Identifier: Apache-2.0
// Made by `tagwire gen --lang java --kind template`, names by FIX.4.4: change the text and make it again, not this file.
package io.tagwire.rows;

import io.tagwire.Draft;
import io.tagwire.DraftEntries;
import io.tagwire.FixDictionary;
import io.tagwire.Template;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Instant;

/**
 * Drafts of OrderCancelRequest (F).
 */
public final class OrderCancelRequestTemplate {
    /** The template; all of its tags as numbers. */
    public static final String TEXT =
            "F{8=FIX.4.4 49:text! 56:text! 34:int! 43:bool 52:time3! 41:text! 37:text 11:text! "
                    + "453{448:text! 447:char 452:int} 1:text 55:text! 48:text 22:char 54:char! 60:time3! "
                    + "38:dec8 58:text}";

    private OrderCancelRequestTemplate() {}

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

    /** OrderCancelRequest (F) that is to be sent. The draft's thread. */
    public static final class OrderCancelRequestDraft {
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
        /** OrigClOrdID (41), required: its slot. */
        public static final int ORIG_CL_ORD_ID = 5;
        /** OrderID (37): its slot. */
        public static final int ORDER_ID = 6;
        /** ClOrdID (11), required: its slot. */
        public static final int CL_ORD_ID = 7;
        /** NoPartyIDs (453): its slot. */
        public static final int NO_PARTY_IDS = 8;
        /** Account (1): its slot. */
        public static final int ACCOUNT = 9;
        /** Symbol (55), required: its slot. */
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

        private final Draft draft;
        private final OrderCancelRequestNoPartyIdsDraft noPartyIds;

        /**
         * Over a draft's memory.
         *
         * @param draft by this template
         */
        public OrderCancelRequestDraft(Draft draft) {
            this.draft = draft;
            noPartyIds = new OrderCancelRequestNoPartyIdsDraft(draft);
        }

        /** {@return this: a new message, all of it absent} */
        public OrderCancelRequestDraft begin() {
            draft.begin(MESSAGE);
            return this;
        }

        /** {@return the bytes of the message, written as by {@link Draft#write(ByteBuffer)}} */
        public int write(ByteBuffer out) {
            return draft.write(out);
        }

        /** {@return this with SenderCompID (49)} */
        public OrderCancelRequestDraft senderCompId(CharSequence value) {
            draft.set(SENDER_COMP_ID, value);
            return this;
        }

        /** {@return this with SenderCompID (49)} */
        public OrderCancelRequestDraft senderCompId(byte[] bytes, int offset, int length) {
            draft.set(SENDER_COMP_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with TargetCompID (56)} */
        public OrderCancelRequestDraft targetCompId(CharSequence value) {
            draft.set(TARGET_COMP_ID, value);
            return this;
        }

        /** {@return this with TargetCompID (56)} */
        public OrderCancelRequestDraft targetCompId(byte[] bytes, int offset, int length) {
            draft.set(TARGET_COMP_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with MsgSeqNum (34)} */
        public OrderCancelRequestDraft msgSeqNum(long value) {
            draft.set(MSG_SEQ_NUM, value);
            return this;
        }

        /** {@return this with PossDupFlag (43)} */
        public OrderCancelRequestDraft possDupFlag(boolean value) {
            draft.set(POSS_DUP_FLAG, value);
            return this;
        }

        /** {@return this with SendingTime (52), in nanoseconds since 1970 UTC} */
        public OrderCancelRequestDraft sendingTime(long ns) {
            draft.set(SENDING_TIME, ns);
            return this;
        }

        /** {@return this with SendingTime (52), in nanoseconds since 1970 UTC} */
        public OrderCancelRequestDraft sendingTime(Instant value) {
            draft.set(SENDING_TIME, value);
            return this;
        }

        /** {@return this with OrigClOrdID (41)} */
        public OrderCancelRequestDraft origClOrdId(CharSequence value) {
            draft.set(ORIG_CL_ORD_ID, value);
            return this;
        }

        /** {@return this with OrigClOrdID (41)} */
        public OrderCancelRequestDraft origClOrdId(byte[] bytes, int offset, int length) {
            draft.set(ORIG_CL_ORD_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with OrderID (37)} */
        public OrderCancelRequestDraft orderId(CharSequence value) {
            draft.set(ORDER_ID, value);
            return this;
        }

        /** {@return this with OrderID (37)} */
        public OrderCancelRequestDraft orderId(byte[] bytes, int offset, int length) {
            draft.set(ORDER_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with ClOrdID (11)} */
        public OrderCancelRequestDraft clOrdId(CharSequence value) {
            draft.set(CL_ORD_ID, value);
            return this;
        }

        /** {@return this with ClOrdID (11)} */
        public OrderCancelRequestDraft clOrdId(byte[] bytes, int offset, int length) {
            draft.set(CL_ORD_ID, bytes, offset, length);
            return this;
        }

        /** {@return so many entries of NoPartyIDs (453), all absent: the same object each time, before the first} */
        public OrderCancelRequestNoPartyIdsDraft noPartyIds(int count) {
            noPartyIds.entries.open(NO_PARTY_IDS, draft.shape().entries().get(NO_PARTY_IDS).group(), count);
            return noPartyIds;
        }

        /** {@return this with Account (1)} */
        public OrderCancelRequestDraft account(CharSequence value) {
            draft.set(ACCOUNT, value);
            return this;
        }

        /** {@return this with Account (1)} */
        public OrderCancelRequestDraft account(byte[] bytes, int offset, int length) {
            draft.set(ACCOUNT, bytes, offset, length);
            return this;
        }

        /** {@return this with Symbol (55)} */
        public OrderCancelRequestDraft symbol(CharSequence value) {
            draft.set(SYMBOL, value);
            return this;
        }

        /** {@return this with Symbol (55)} */
        public OrderCancelRequestDraft symbol(byte[] bytes, int offset, int length) {
            draft.set(SYMBOL, bytes, offset, length);
            return this;
        }

        /** {@return this with SecurityID (48)} */
        public OrderCancelRequestDraft securityId(CharSequence value) {
            draft.set(SECURITY_ID, value);
            return this;
        }

        /** {@return this with SecurityID (48)} */
        public OrderCancelRequestDraft securityId(byte[] bytes, int offset, int length) {
            draft.set(SECURITY_ID, bytes, offset, length);
            return this;
        }

        /** {@return this with SecurityIDSource (22)} */
        public OrderCancelRequestDraft securityIdSource(SecurityIdSource value) {
            draft.set(SECURITY_ID_SOURCE, value.code());
            return this;
        }

        /** {@return this with SecurityIDSource (22)} */
        public OrderCancelRequestDraft securityIdSourceCode(char value) {
            draft.set(SECURITY_ID_SOURCE, value);
            return this;
        }

        /** {@return this with Side (54)} */
        public OrderCancelRequestDraft side(Side value) {
            draft.set(SIDE, value.code());
            return this;
        }

        /** {@return this with Side (54)} */
        public OrderCancelRequestDraft sideCode(char value) {
            draft.set(SIDE, value);
            return this;
        }

        /** {@return this with TransactTime (60), in nanoseconds since 1970 UTC} */
        public OrderCancelRequestDraft transactTime(long ns) {
            draft.set(TRANSACT_TIME, ns);
            return this;
        }

        /** {@return this with TransactTime (60), in nanoseconds since 1970 UTC} */
        public OrderCancelRequestDraft transactTime(Instant value) {
            draft.set(TRANSACT_TIME, value);
            return this;
        }

        /** {@return this with OrderQty (38), times 10^8} */
        public OrderCancelRequestDraft orderQty(long value) {
            draft.set(ORDER_QTY, value, ORDER_QTY_SCALE);
            return this;
        }

        /** {@return this with OrderQty (38), times 10^8} */
        public OrderCancelRequestDraft orderQty(long value, int digits) {
            draft.set(ORDER_QTY, value, digits);
            return this;
        }

        /** {@return this with OrderQty (38), times 10^8} */
        public OrderCancelRequestDraft orderQty(BigDecimal value) {
            draft.set(ORDER_QTY, value, ORDER_QTY_SCALE);
            return this;
        }

        /** {@return this with Text (58)} */
        public OrderCancelRequestDraft text(CharSequence value) {
            draft.set(TEXT, value);
            return this;
        }

        /** {@return this with Text (58)} */
        public OrderCancelRequestDraft text(byte[] bytes, int offset, int length) {
            draft.set(TEXT, bytes, offset, length);
            return this;
        }
    }

    /** The entries of NoPartyIDs (453) in OrderCancelRequest, one after the other. */
    public static final class OrderCancelRequestNoPartyIdsDraft {
        /** PartyID (448), required: its slot. */
        public static final int PARTY_ID = 0;
        /** PartyIDSource (447): its slot. */
        public static final int PARTY_ID_SOURCE = 1;
        /** PartyRole (452): its slot. */
        public static final int PARTY_ROLE = 2;

        private final Draft draft;
        private final DraftEntries entries;

        private OrderCancelRequestNoPartyIdsDraft(Draft draft) {
            this.draft = draft;
            entries = new DraftEntries(draft);
        }

        /** {@return this, moved to the next entry; an exception behind the last} */
        public OrderCancelRequestNoPartyIdsDraft next() {
            entries.next();
            return this;
        }

        /** {@return this with PartyID (448)} */
        public OrderCancelRequestNoPartyIdsDraft partyId(CharSequence value) {
            draft.set(entries.slot(PARTY_ID), value);
            return this;
        }

        /** {@return this with PartyID (448)} */
        public OrderCancelRequestNoPartyIdsDraft partyId(byte[] bytes, int offset, int length) {
            draft.set(entries.slot(PARTY_ID), bytes, offset, length);
            return this;
        }

        /** {@return this with PartyIDSource (447)} */
        public OrderCancelRequestNoPartyIdsDraft partyIdSource(PartyIdSource value) {
            draft.set(entries.slot(PARTY_ID_SOURCE), value.code());
            return this;
        }

        /** {@return this with PartyIDSource (447)} */
        public OrderCancelRequestNoPartyIdsDraft partyIdSourceCode(char value) {
            draft.set(entries.slot(PARTY_ID_SOURCE), value);
            return this;
        }

        /** {@return this with PartyRole (452)} */
        public OrderCancelRequestNoPartyIdsDraft partyRole(PartyRole value) {
            draft.set(entries.slot(PARTY_ROLE), value.code());
            return this;
        }

        /** {@return this with PartyRole (452)} */
        public OrderCancelRequestNoPartyIdsDraft partyRoleCode(long value) {
            draft.set(entries.slot(PARTY_ROLE), value);
            return this;
        }
    }
}
