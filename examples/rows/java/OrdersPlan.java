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
 * Rows of NewOrderSingle (D),
 * OrderCancelRequest (F),
 * OrderCancelReplaceRequest (G),
 * ExecutionReport (8),
 * OrderCancelReject (9).
 */
public final class OrdersPlan {
    /** The plan; all of its tags as numbers. */
    public static final String TEXT =
            "D{34:int! 52:time! 11:text! 1:text 55:text! 54:char! 60:time! 38:dec2 40:char! 44:dec5 "
                    + "59:char 453:4{448:text! 452:int}} F{34:int! 41:text! 11:text! 37:text 55:text! 54:char! "
                    + "60:time! 38:dec2} G{34:int! 41:text! 11:text! 37:text 55:text! 54:char! 60:time! "
                    + "38:dec2 40:char! 44:dec5 59:char} 8{34:int! 52:time! 37:text! 11:text 41:text 17:text! "
                    + "150:char! 39:char! 103:int 55:text 54:char! 32:dec2 31:dec5 151:dec2! 14:dec2! 6:dec*! "
                    + "60:time 58:text} 9{34:int! 37:text! 11:text! 41:text! 39:char! 434:char! 102:int "
                    + "58:text}";

    private OrdersPlan() {}

    /**
     * Compiles it.
     *
     * @return the plan: immutable, for any thread
     */
    public static Plan compile() {
        return Plan.compile(TEXT, FixDictionary.builtIn("FIX.4.4"));
    }

    /** OrdStatus (39). */
    public enum OrdersOrdStatus {
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

        OrdersOrdStatus(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("OrdersOrdStatus.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static OrdersOrdStatus of(char code) {
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
    public enum OrdersOrdType {
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

        OrdersOrdType(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("OrdersOrdType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static OrdersOrdType of(char code) {
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
    public enum OrdersSide {
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

        OrdersSide(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("OrdersSide.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static OrdersSide of(char code) {
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
    public enum OrdersTimeInForce {
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

        OrdersTimeInForce(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("OrdersTimeInForce.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static OrdersTimeInForce of(char code) {
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

    /** CxlRejReason (102). */
    public enum OrdersCxlRejReason {
        /** TooLateToCancel. */
        TOO_LATE_TO_CANCEL(0),
        /** UnknownOrder. */
        UNKNOWN_ORDER(1),
        /** BrokerCredit. */
        BROKER_CREDIT(2),
        /** OrderAlreadyInPendingStatus. */
        ORDER_ALREADY_IN_PENDING_STATUS(3),
        /** UnableToProcessOrderMassCancelRequest. */
        UNABLE_TO_PROCESS_ORDER_MASS_CANCEL_REQUEST(4),
        /** OrigOrdModTime. */
        ORIG_ORD_MOD_TIME(5),
        /** DuplicateClOrdId. */
        DUPLICATE_CL_ORD_ID(6),
        /** Other. */
        OTHER(99),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        OrdersCxlRejReason(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("OrdersCxlRejReason.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static OrdersCxlRejReason of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 0 -> TOO_LATE_TO_CANCEL;
                case 1 -> UNKNOWN_ORDER;
                case 2 -> BROKER_CREDIT;
                case 3 -> ORDER_ALREADY_IN_PENDING_STATUS;
                case 4 -> UNABLE_TO_PROCESS_ORDER_MASS_CANCEL_REQUEST;
                case 5 -> ORIG_ORD_MOD_TIME;
                case 6 -> DUPLICATE_CL_ORD_ID;
                case 99 -> OTHER;
                default -> UNLISTED;
            };
        }
    }

    /** OrdRejReason (103). */
    public enum OrdersOrdRejReason {
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

        OrdersOrdRejReason(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("OrdersOrdRejReason.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static OrdersOrdRejReason of(long code) {
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

    /** ExecType (150). */
    public enum OrdersExecType {
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

        OrdersExecType(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("OrdersExecType.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static OrdersExecType of(char code) {
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

    /** CxlRejResponseTo (434). */
    public enum OrdersCxlRejResponseTo {
        /** OrderCancelRequest. */
        ORDER_CANCEL_REQUEST('1'),
        /** OrderCancel. */
        ORDER_CANCEL('2'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        OrdersCxlRejResponseTo(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("OrdersCxlRejResponseTo.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static OrdersCxlRejResponseTo of(char code) {
            return switch (code) {
                case '1' -> ORDER_CANCEL_REQUEST;
                case '2' -> ORDER_CANCEL;
                default -> UNLISTED;
            };
        }
    }

    /** PartyRole (452). */
    public enum OrdersPartyRole {
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

        OrdersPartyRole(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("OrdersPartyRole.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static OrdersPartyRole of(long code) {
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

    /** NewOrderSingle (D): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class OrdersNewOrderSingle {
        /** The number of the message in its plan. */
        public static final int MESSAGE = 0;
        /** MsgSeqNum (34), required: its slot. */
        public static final int MSG_SEQ_NUM = 0;
        /** SendingTime (52), required: its slot. */
        public static final int SENDING_TIME = 1;
        /** ClOrdID (11), required: its slot. */
        public static final int CL_ORD_ID = 2;
        /** Account (1): its slot. */
        public static final int ACCOUNT = 3;
        /** Symbol (55), required: its slot. */
        public static final int SYMBOL = 4;
        /** Side (54), required: its slot. */
        public static final int SIDE = 5;
        /** TransactTime (60), required: its slot. */
        public static final int TRANSACT_TIME = 6;
        /** OrderQty (38): its slot. */
        public static final int ORDER_QTY = 7;
        /** The decimals of its number. */
        public static final int ORDER_QTY_SCALE = 2;
        /** OrdType (40), required: its slot. */
        public static final int ORD_TYPE = 8;
        /** Price (44): its slot. */
        public static final int PRICE = 9;
        /** The decimals of its number. */
        public static final int PRICE_SCALE = 5;
        /** TimeInForce (59): its slot. */
        public static final int TIME_IN_FORCE = 10;
        /** NoPartyIDs (453): its slot. */
        public static final int NO_PARTY_IDS = 11;

        private Slots slots;
        private final OrdersNewOrderSingleNoPartyIds noPartyIds = new OrdersNewOrderSingleNoPartyIds();

        /** Of no row yet. */
        public OrdersNewOrderSingle() {}

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

        /** {@return Side (54); null where it is absent} */
        public OrdersSide side() {
            return slots.isAbsent(SIDE) ? null : OrdersSide.of(slots.charValue(SIDE));
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

        /** {@return OrderQty (38), times 10^2; an exception where it is absent} */
        public long orderQty() {
            return slots.longValue(ORDER_QTY);
        }

        /** {@return OrderQty (38), times 10^2, or this where it is absent} */
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
        public OrdersOrdType ordType() {
            return slots.isAbsent(ORD_TYPE) ? null : OrdersOrdType.of(slots.charValue(ORD_TYPE));
        }

        /** {@return OrdType (40) as it was sent; an exception where it is absent} */
        public char ordTypeCode() {
            return slots.charValue(ORD_TYPE);
        }

        /** {@return whether OrdType (40) is there, right or wrong} */
        public boolean hasOrdType() {
            return !slots.isAbsent(ORD_TYPE);
        }

        /** {@return Price (44), times 10^5; an exception where it is absent} */
        public long price() {
            return slots.longValue(PRICE);
        }

        /** {@return Price (44), times 10^5, or this where it is absent} */
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

        /** {@return TimeInForce (59); null where it is absent} */
        public OrdersTimeInForce timeInForce() {
            return slots.isAbsent(TIME_IN_FORCE) ? null : OrdersTimeInForce.of(slots.charValue(TIME_IN_FORCE));
        }

        /** {@return TimeInForce (59) as it was sent; an exception where it is absent} */
        public char timeInForceCode() {
            return slots.charValue(TIME_IN_FORCE);
        }

        /** {@return whether TimeInForce (59) is there, right or wrong} */
        public boolean hasTimeInForce() {
            return !slots.isAbsent(TIME_IN_FORCE);
        }

        /** {@return the entries of NoPartyIDs (453), the first 4: the same object each time, before the first} */
        public OrdersNewOrderSingleNoPartyIds noPartyIds() {
            return noPartyIds.wrap(slots.group(NO_PARTY_IDS));
        }

        /** {@return whether NoPartyIDs (453) is there, right or wrong} */
        public boolean hasNoPartyIds() {
            return !slots.isAbsent(NO_PARTY_IDS);
        }
    }

    /** The entries of NoPartyIDs (453) in NewOrderSingle, one after the other. */
    public static final class OrdersNewOrderSingleNoPartyIds {
        /** PartyID (448), required: its slot. */
        public static final int PARTY_ID = 0;
        /** PartyRole (452): its slot. */
        public static final int PARTY_ROLE = 1;

        private Slots slots;

        private OrdersNewOrderSingleNoPartyIds() {}

        private OrdersNewOrderSingleNoPartyIds wrap(Slots entries) {
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

        /** {@return PartyRole (452); null where it is absent} */
        public OrdersPartyRole partyRole() {
            return slots.isAbsent(PARTY_ROLE) ? null : OrdersPartyRole.of(slots.longValue(PARTY_ROLE));
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

    /** OrderCancelRequest (F): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class OrdersOrderCancelRequest {
        /** The number of the message in its plan. */
        public static final int MESSAGE = 1;
        /** MsgSeqNum (34), required: its slot. */
        public static final int MSG_SEQ_NUM = 0;
        /** OrigClOrdID (41), required: its slot. */
        public static final int ORIG_CL_ORD_ID = 1;
        /** ClOrdID (11), required: its slot. */
        public static final int CL_ORD_ID = 2;
        /** OrderID (37): its slot. */
        public static final int ORDER_ID = 3;
        /** Symbol (55), required: its slot. */
        public static final int SYMBOL = 4;
        /** Side (54), required: its slot. */
        public static final int SIDE = 5;
        /** TransactTime (60), required: its slot. */
        public static final int TRANSACT_TIME = 6;
        /** OrderQty (38): its slot. */
        public static final int ORDER_QTY = 7;
        /** The decimals of its number. */
        public static final int ORDER_QTY_SCALE = 2;

        private Slots slots;

        /** Of no row yet. */
        public OrdersOrderCancelRequest() {}

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

        /** {@return Side (54); null where it is absent} */
        public OrdersSide side() {
            return slots.isAbsent(SIDE) ? null : OrdersSide.of(slots.charValue(SIDE));
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

        /** {@return OrderQty (38), times 10^2; an exception where it is absent} */
        public long orderQty() {
            return slots.longValue(ORDER_QTY);
        }

        /** {@return OrderQty (38), times 10^2, or this where it is absent} */
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
    }

    /** OrderCancelReplaceRequest (G): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class OrdersOrderCancelReplaceRequest {
        /** The number of the message in its plan. */
        public static final int MESSAGE = 2;
        /** MsgSeqNum (34), required: its slot. */
        public static final int MSG_SEQ_NUM = 0;
        /** OrigClOrdID (41), required: its slot. */
        public static final int ORIG_CL_ORD_ID = 1;
        /** ClOrdID (11), required: its slot. */
        public static final int CL_ORD_ID = 2;
        /** OrderID (37): its slot. */
        public static final int ORDER_ID = 3;
        /** Symbol (55), required: its slot. */
        public static final int SYMBOL = 4;
        /** Side (54), required: its slot. */
        public static final int SIDE = 5;
        /** TransactTime (60), required: its slot. */
        public static final int TRANSACT_TIME = 6;
        /** OrderQty (38): its slot. */
        public static final int ORDER_QTY = 7;
        /** The decimals of its number. */
        public static final int ORDER_QTY_SCALE = 2;
        /** OrdType (40), required: its slot. */
        public static final int ORD_TYPE = 8;
        /** Price (44): its slot. */
        public static final int PRICE = 9;
        /** The decimals of its number. */
        public static final int PRICE_SCALE = 5;
        /** TimeInForce (59): its slot. */
        public static final int TIME_IN_FORCE = 10;

        private Slots slots;

        /** Of no row yet. */
        public OrdersOrderCancelReplaceRequest() {}

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

        /** {@return Side (54); null where it is absent} */
        public OrdersSide side() {
            return slots.isAbsent(SIDE) ? null : OrdersSide.of(slots.charValue(SIDE));
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

        /** {@return OrderQty (38), times 10^2; an exception where it is absent} */
        public long orderQty() {
            return slots.longValue(ORDER_QTY);
        }

        /** {@return OrderQty (38), times 10^2, or this where it is absent} */
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
        public OrdersOrdType ordType() {
            return slots.isAbsent(ORD_TYPE) ? null : OrdersOrdType.of(slots.charValue(ORD_TYPE));
        }

        /** {@return OrdType (40) as it was sent; an exception where it is absent} */
        public char ordTypeCode() {
            return slots.charValue(ORD_TYPE);
        }

        /** {@return whether OrdType (40) is there, right or wrong} */
        public boolean hasOrdType() {
            return !slots.isAbsent(ORD_TYPE);
        }

        /** {@return Price (44), times 10^5; an exception where it is absent} */
        public long price() {
            return slots.longValue(PRICE);
        }

        /** {@return Price (44), times 10^5, or this where it is absent} */
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

        /** {@return TimeInForce (59); null where it is absent} */
        public OrdersTimeInForce timeInForce() {
            return slots.isAbsent(TIME_IN_FORCE) ? null : OrdersTimeInForce.of(slots.charValue(TIME_IN_FORCE));
        }

        /** {@return TimeInForce (59) as it was sent; an exception where it is absent} */
        public char timeInForceCode() {
            return slots.charValue(TIME_IN_FORCE);
        }

        /** {@return whether TimeInForce (59) is there, right or wrong} */
        public boolean hasTimeInForce() {
            return !slots.isAbsent(TIME_IN_FORCE);
        }
    }

    /** ExecutionReport (8): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class OrdersExecutionReport {
        /** The number of the message in its plan. */
        public static final int MESSAGE = 3;
        /** MsgSeqNum (34), required: its slot. */
        public static final int MSG_SEQ_NUM = 0;
        /** SendingTime (52), required: its slot. */
        public static final int SENDING_TIME = 1;
        /** OrderID (37), required: its slot. */
        public static final int ORDER_ID = 2;
        /** ClOrdID (11): its slot. */
        public static final int CL_ORD_ID = 3;
        /** OrigClOrdID (41): its slot. */
        public static final int ORIG_CL_ORD_ID = 4;
        /** ExecID (17), required: its slot. */
        public static final int EXEC_ID = 5;
        /** ExecType (150), required: its slot. */
        public static final int EXEC_TYPE = 6;
        /** OrdStatus (39), required: its slot. */
        public static final int ORD_STATUS = 7;
        /** OrdRejReason (103): its slot. */
        public static final int ORD_REJ_REASON = 8;
        /** Symbol (55): its slot. */
        public static final int SYMBOL = 9;
        /** Side (54), required: its slot. */
        public static final int SIDE = 10;
        /** LastQty (32): its slot. */
        public static final int LAST_QTY = 11;
        /** The decimals of its number. */
        public static final int LAST_QTY_SCALE = 2;
        /** LastPx (31): its slot. */
        public static final int LAST_PX = 12;
        /** The decimals of its number. */
        public static final int LAST_PX_SCALE = 5;
        /** LeavesQty (151), required: its slot. */
        public static final int LEAVES_QTY = 13;
        /** The decimals of its number. */
        public static final int LEAVES_QTY_SCALE = 2;
        /** CumQty (14), required: its slot. */
        public static final int CUM_QTY = 14;
        /** The decimals of its number. */
        public static final int CUM_QTY_SCALE = 2;
        /** AvgPx (6), required: its slot. */
        public static final int AVG_PX = 15;
        /** TransactTime (60): its slot. */
        public static final int TRANSACT_TIME = 16;
        /** Text (58): its slot. */
        public static final int TEXT = 17;

        private Slots slots;

        /** Of no row yet. */
        public OrdersExecutionReport() {}

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

        /** {@return ExecType (150); null where it is absent} */
        public OrdersExecType execType() {
            return slots.isAbsent(EXEC_TYPE) ? null : OrdersExecType.of(slots.charValue(EXEC_TYPE));
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
        public OrdersOrdStatus ordStatus() {
            return slots.isAbsent(ORD_STATUS) ? null : OrdersOrdStatus.of(slots.charValue(ORD_STATUS));
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
        public OrdersOrdRejReason ordRejReason() {
            return slots.isAbsent(ORD_REJ_REASON) ? null : OrdersOrdRejReason.of(slots.longValue(ORD_REJ_REASON));
        }

        /** {@return OrdRejReason (103) as it was sent; an exception where it is absent} */
        public long ordRejReasonCode() {
            return slots.longValue(ORD_REJ_REASON);
        }

        /** {@return whether OrdRejReason (103) is there, right or wrong} */
        public boolean hasOrdRejReason() {
            return !slots.isAbsent(ORD_REJ_REASON);
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

        /** {@return Side (54); null where it is absent} */
        public OrdersSide side() {
            return slots.isAbsent(SIDE) ? null : OrdersSide.of(slots.charValue(SIDE));
        }

        /** {@return Side (54) as it was sent; an exception where it is absent} */
        public char sideCode() {
            return slots.charValue(SIDE);
        }

        /** {@return whether Side (54) is there, right or wrong} */
        public boolean hasSide() {
            return !slots.isAbsent(SIDE);
        }

        /** {@return LastQty (32), times 10^2; an exception where it is absent} */
        public long lastQty() {
            return slots.longValue(LAST_QTY);
        }

        /** {@return LastQty (32), times 10^2, or this where it is absent} */
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

        /** {@return LastPx (31), times 10^5; an exception where it is absent} */
        public long lastPx() {
            return slots.longValue(LAST_PX);
        }

        /** {@return LastPx (31), times 10^5, or this where it is absent} */
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

        /** {@return LeavesQty (151), times 10^2; an exception where it is absent} */
        public long leavesQty() {
            return slots.longValue(LEAVES_QTY);
        }

        /** {@return LeavesQty (151), times 10^2, or this where it is absent} */
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

        /** {@return CumQty (14), times 10^2; an exception where it is absent} */
        public long cumQty() {
            return slots.longValue(CUM_QTY);
        }

        /** {@return CumQty (14), times 10^2, or this where it is absent} */
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

    /** OrderCancelReject (9): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class OrdersOrderCancelReject {
        /** The number of the message in its plan. */
        public static final int MESSAGE = 4;
        /** MsgSeqNum (34), required: its slot. */
        public static final int MSG_SEQ_NUM = 0;
        /** OrderID (37), required: its slot. */
        public static final int ORDER_ID = 1;
        /** ClOrdID (11), required: its slot. */
        public static final int CL_ORD_ID = 2;
        /** OrigClOrdID (41), required: its slot. */
        public static final int ORIG_CL_ORD_ID = 3;
        /** OrdStatus (39), required: its slot. */
        public static final int ORD_STATUS = 4;
        /** CxlRejResponseTo (434), required: its slot. */
        public static final int CXL_REJ_RESPONSE_TO = 5;
        /** CxlRejReason (102): its slot. */
        public static final int CXL_REJ_REASON = 6;
        /** Text (58): its slot. */
        public static final int TEXT = 7;

        private Slots slots;

        /** Of no row yet. */
        public OrdersOrderCancelReject() {}

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

        /** {@return OrdStatus (39); null where it is absent} */
        public OrdersOrdStatus ordStatus() {
            return slots.isAbsent(ORD_STATUS) ? null : OrdersOrdStatus.of(slots.charValue(ORD_STATUS));
        }

        /** {@return OrdStatus (39) as it was sent; an exception where it is absent} */
        public char ordStatusCode() {
            return slots.charValue(ORD_STATUS);
        }

        /** {@return whether OrdStatus (39) is there, right or wrong} */
        public boolean hasOrdStatus() {
            return !slots.isAbsent(ORD_STATUS);
        }

        /** {@return CxlRejResponseTo (434); null where it is absent} */
        public OrdersCxlRejResponseTo cxlRejResponseTo() {
            return slots.isAbsent(CXL_REJ_RESPONSE_TO) ? null : OrdersCxlRejResponseTo.of(slots.charValue(CXL_REJ_RESPONSE_TO));
        }

        /** {@return CxlRejResponseTo (434) as it was sent; an exception where it is absent} */
        public char cxlRejResponseToCode() {
            return slots.charValue(CXL_REJ_RESPONSE_TO);
        }

        /** {@return whether CxlRejResponseTo (434) is there, right or wrong} */
        public boolean hasCxlRejResponseTo() {
            return !slots.isAbsent(CXL_REJ_RESPONSE_TO);
        }

        /** {@return CxlRejReason (102); null where it is absent} */
        public OrdersCxlRejReason cxlRejReason() {
            return slots.isAbsent(CXL_REJ_REASON) ? null : OrdersCxlRejReason.of(slots.longValue(CXL_REJ_REASON));
        }

        /** {@return CxlRejReason (102) as it was sent; an exception where it is absent} */
        public long cxlRejReasonCode() {
            return slots.longValue(CXL_REJ_REASON);
        }

        /** {@return whether CxlRejReason (102) is there, right or wrong} */
        public boolean hasCxlRejReason() {
            return !slots.isAbsent(CXL_REJ_REASON);
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
