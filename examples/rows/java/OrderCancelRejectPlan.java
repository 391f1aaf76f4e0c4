// SPDX-License-Identifier: Apache-2.0
// Made by `tagwire gen --lang java --kind plan`, names by FIX.4.4: change the text and make it again, not this file.
package io.tagwire.rows;

import io.tagwire.FixDictionary;
import io.tagwire.Plan;
import io.tagwire.Row;
import io.tagwire.Slots;
import java.time.Instant;

/**
 * Rows of OrderCancelReject (9).
 */
public final class OrderCancelRejectPlan {
    /** The plan; all of its tags as numbers. */
    public static final String TEXT =
            "9{34:int! 49:text! 56:text! 43:bool 52:time! 37:text! 11:text! 41:text! 39:char! "
                    + "636:bool 1:text 60:time 434:char! 102:int 58:text}";

    private OrderCancelRejectPlan() {}

    /**
     * Compiles it.
     *
     * @return the plan: immutable, for any thread
     */
    public static Plan compile() {
        return Plan.compile(TEXT, FixDictionary.builtIn("FIX.4.4"));
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

    /** CxlRejReason (102). */
    public enum CxlRejReason {
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

        CxlRejReason(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("CxlRejReason.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static CxlRejReason of(long code) {
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

    /** CxlRejResponseTo (434). */
    public enum CxlRejResponseTo {
        /** OrderCancelRequest. */
        ORDER_CANCEL_REQUEST('1'),
        /** OrderCancel. */
        ORDER_CANCEL('2'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        CxlRejResponseTo(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("CxlRejResponseTo.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static CxlRejResponseTo of(char code) {
            return switch (code) {
                case '1' -> ORDER_CANCEL_REQUEST;
                case '2' -> ORDER_CANCEL;
                default -> UNLISTED;
            };
        }
    }

    /** OrderCancelReject (9): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class OrderCancelReject {
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
        /** ClOrdID (11), required: its slot. */
        public static final int CL_ORD_ID = 6;
        /** OrigClOrdID (41), required: its slot. */
        public static final int ORIG_CL_ORD_ID = 7;
        /** OrdStatus (39), required: its slot. */
        public static final int ORD_STATUS = 8;
        /** WorkingIndicator (636): its slot. */
        public static final int WORKING_INDICATOR = 9;
        /** Account (1): its slot. */
        public static final int ACCOUNT = 10;
        /** TransactTime (60): its slot. */
        public static final int TRANSACT_TIME = 11;
        /** CxlRejResponseTo (434), required: its slot. */
        public static final int CXL_REJ_RESPONSE_TO = 12;
        /** CxlRejReason (102): its slot. */
        public static final int CXL_REJ_REASON = 13;
        /** Text (58): its slot. */
        public static final int TEXT = 14;

        private Slots slots;

        /** Of no row yet. */
        public OrderCancelReject() {}

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

        /** {@return CxlRejResponseTo (434); null where it is absent} */
        public CxlRejResponseTo cxlRejResponseTo() {
            return slots.isAbsent(CXL_REJ_RESPONSE_TO) ? null : CxlRejResponseTo.of(slots.charValue(CXL_REJ_RESPONSE_TO));
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
        public CxlRejReason cxlRejReason() {
            return slots.isAbsent(CXL_REJ_REASON) ? null : CxlRejReason.of(slots.longValue(CXL_REJ_REASON));
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
