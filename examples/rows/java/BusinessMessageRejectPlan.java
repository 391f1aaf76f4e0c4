// SPDX-License-Identifier: Apache-2.0
// Made by `tagwire gen --lang java --kind plan`, names by FIX.4.4: change the text and make it again, not this file.
package io.tagwire.rows;

import io.tagwire.FixDictionary;
import io.tagwire.Plan;
import io.tagwire.Row;
import io.tagwire.Slots;
import java.time.Instant;

/**
 * Rows of BusinessMessageReject (j).
 */
public final class BusinessMessageRejectPlan {
    /** The plan; all of its tags as numbers. */
    public static final String TEXT =
            "j{34:int! 49:text! 56:text! 43:bool 52:time! 45:int 372:text! 379:text 380:int! 58:text}";

    private BusinessMessageRejectPlan() {}

    /**
     * Compiles it.
     *
     * @return the plan: immutable, for any thread
     */
    public static Plan compile() {
        return Plan.compile(TEXT, FixDictionary.builtIn("FIX.4.4"));
    }

    /** BusinessRejectReason (380). */
    public enum BusinessRejectReason {
        /** Other. */
        OTHER(0),
        /** UnknownId. */
        UNKNOWN_ID(1),
        /** UnknownSecurity. */
        UNKNOWN_SECURITY(2),
        /** UnsupportedMessageType. */
        UNSUPPORTED_MESSAGE_TYPE(3),
        /** ApplicationNotAvailable. */
        APPLICATION_NOT_AVAILABLE(4),
        /** ConditionallyRequiredFieldMissing. */
        CONDITIONALLY_REQUIRED_FIELD_MISSING(5),
        /** NotAuthorized. */
        NOT_AUTHORIZED(6),
        /** DeliverToFirmNotAvailableAtThisTime. */
        DELIVER_TO_FIRM_NOT_AVAILABLE_AT_THIS_TIME(7),
        /** A code that the dictionary does not have. */
        UNLISTED(0);

        private final int code;

        BusinessRejectReason(int code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public int code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("BusinessRejectReason.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static BusinessRejectReason of(long code) {
            if (code != (int) code) {
                return UNLISTED;
            }
            return switch ((int) code) {
                case 0 -> OTHER;
                case 1 -> UNKNOWN_ID;
                case 2 -> UNKNOWN_SECURITY;
                case 3 -> UNSUPPORTED_MESSAGE_TYPE;
                case 4 -> APPLICATION_NOT_AVAILABLE;
                case 5 -> CONDITIONALLY_REQUIRED_FIELD_MISSING;
                case 6 -> NOT_AUTHORIZED;
                case 7 -> DELIVER_TO_FIRM_NOT_AVAILABLE_AT_THIS_TIME;
                default -> UNLISTED;
            };
        }
    }

    /** BusinessMessageReject (j): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class BusinessMessageReject {
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
        /** RefSeqNum (45): its slot. */
        public static final int REF_SEQ_NUM = 5;
        /** RefMsgType (372), required: its slot. */
        public static final int REF_MSG_TYPE = 6;
        /** BusinessRejectRefID (379): its slot. */
        public static final int BUSINESS_REJECT_REF_ID = 7;
        /** BusinessRejectReason (380), required: its slot. */
        public static final int BUSINESS_REJECT_REASON = 8;
        /** Text (58): its slot. */
        public static final int TEXT = 9;

        private Slots slots;

        /** Of no row yet. */
        public BusinessMessageReject() {}

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

        /** {@return RefSeqNum (45); an exception where it is absent} */
        public long refSeqNum() {
            return slots.longValue(REF_SEQ_NUM);
        }

        /** {@return RefSeqNum (45), or this where it is absent} */
        public long refSeqNum(long otherwise) {
            return slots.longValue(REF_SEQ_NUM, otherwise);
        }

        /** {@return whether RefSeqNum (45) is there, right or wrong} */
        public boolean hasRefSeqNum() {
            return !slots.isAbsent(REF_SEQ_NUM);
        }

        /** {@return RefMsgType (372) as a new string; null where it is absent} */
        public String refMsgType() {
            return slots.string(REF_MSG_TYPE);
        }

        /** {@return whether RefMsgType (372) is there: it is appended then} */
        public boolean refMsgType(StringBuilder out) {
            return slots.appendTo(REF_MSG_TYPE, out);
        }

        /** {@return whether RefMsgType (372) is there and this text} */
        public boolean refMsgTypeIs(CharSequence text) {
            return slots.contentEquals(REF_MSG_TYPE, text);
        }

        /** {@return whether RefMsgType (372) is there, right or wrong} */
        public boolean hasRefMsgType() {
            return !slots.isAbsent(REF_MSG_TYPE);
        }

        /** {@return BusinessRejectRefID (379) as a new string; null where it is absent} */
        public String businessRejectRefId() {
            return slots.string(BUSINESS_REJECT_REF_ID);
        }

        /** {@return whether BusinessRejectRefID (379) is there: it is appended then} */
        public boolean businessRejectRefId(StringBuilder out) {
            return slots.appendTo(BUSINESS_REJECT_REF_ID, out);
        }

        /** {@return whether BusinessRejectRefID (379) is there and this text} */
        public boolean businessRejectRefIdIs(CharSequence text) {
            return slots.contentEquals(BUSINESS_REJECT_REF_ID, text);
        }

        /** {@return whether BusinessRejectRefID (379) is there, right or wrong} */
        public boolean hasBusinessRejectRefId() {
            return !slots.isAbsent(BUSINESS_REJECT_REF_ID);
        }

        /** {@return BusinessRejectReason (380); null where it is absent} */
        public BusinessRejectReason businessRejectReason() {
            return slots.isAbsent(BUSINESS_REJECT_REASON) ? null : BusinessRejectReason.of(slots.longValue(BUSINESS_REJECT_REASON));
        }

        /** {@return BusinessRejectReason (380) as it was sent; an exception where it is absent} */
        public long businessRejectReasonCode() {
            return slots.longValue(BUSINESS_REJECT_REASON);
        }

        /** {@return whether BusinessRejectReason (380) is there, right or wrong} */
        public boolean hasBusinessRejectReason() {
            return !slots.isAbsent(BUSINESS_REJECT_REASON);
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
