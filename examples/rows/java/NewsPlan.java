// SPDX-License-Identifier: Apache-2.0
// Made by `tagwire gen --lang java --kind plan`, names by FIX.4.4: change the text and make it again, not this file.
package io.tagwire.rows;

import io.tagwire.FixDictionary;
import io.tagwire.Plan;
import io.tagwire.Row;
import io.tagwire.Slots;
import java.time.Instant;

/**
 * Rows of News (B).
 */
public final class NewsPlan {
    /** The plan; all of its tags as numbers. */
    public static final String TEXT =
            "B{34:int! 49:text! 56:text! 43:bool 52:time! 42:time 61:char 148:text! 359:data 146:32{55:text "
                    + "48:text 22:char} 33!{58:text! 355:data} 149:text 96:data}";

    private NewsPlan() {}

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

    /** Urgency (61). */
    public enum Urgency {
        /** Normal. */
        NORMAL('0'),
        /** Flash. */
        FLASH('1'),
        /** Background. */
        BACKGROUND('2'),
        /** A code that the dictionary does not have. */
        UNLISTED('\0');

        private final char code;

        Urgency(char code) {
            this.code = code;
        }

        /** {@return as it is sent; UNLISTED has none, which is an IllegalStateException} */
        public char code() {
            if (this == UNLISTED) {
                throw new IllegalStateException("Urgency.UNLISTED has no code");
            }
            return code;
        }

        /**
         * What a code stands for.
         *
         * @param code as it is sent
         * @return its constant, or UNLISTED
         */
        public static Urgency of(char code) {
            return switch (code) {
                case '0' -> NORMAL;
                case '1' -> FLASH;
                case '2' -> BACKGROUND;
                default -> UNLISTED;
            };
        }
    }

    /** News (B): a view of its slots, made once and moved from row to row. The reader's thread. */
    public static final class News {
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
        /** OrigTime (42): its slot. */
        public static final int ORIG_TIME = 5;
        /** Urgency (61): its slot. */
        public static final int URGENCY = 6;
        /** Headline (148), required: its slot. */
        public static final int HEADLINE = 7;
        /** EncodedHeadline (359): its slot. */
        public static final int ENCODED_HEADLINE = 8;
        /** NoRelatedSym (146): its slot. */
        public static final int NO_RELATED_SYM = 9;
        /** NoLinesOfText (33), required: its slot. */
        public static final int NO_LINES_OF_TEXT = 10;
        /** URLLink (149): its slot. */
        public static final int URL_LINK = 11;
        /** RawData (96): its slot. */
        public static final int RAW_DATA = 12;

        private Slots slots;
        private final NewsNoRelatedSym noRelatedSym = new NewsNoRelatedSym();
        private final NewsNoLinesOfText noLinesOfText = new NewsNoLinesOfText();

        /** Of no row yet. */
        public News() {}

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

        /** {@return OrigTime (42), in nanoseconds since 1970 UTC; an exception where it is absent} */
        public long origTime() {
            return slots.longValue(ORIG_TIME);
        }

        /** {@return OrigTime (42), in nanoseconds since 1970 UTC, or this where it is absent} */
        public long origTime(long otherwise) {
            return slots.longValue(ORIG_TIME, otherwise);
        }

        /** {@return the same as a new Instant; null where it is absent} */
        public Instant origTimeAsInstant() {
            return slots.instant(ORIG_TIME);
        }

        /** {@return whether OrigTime (42) is there, right or wrong} */
        public boolean hasOrigTime() {
            return !slots.isAbsent(ORIG_TIME);
        }

        /** {@return Urgency (61); null where it is absent} */
        public Urgency urgency() {
            return slots.isAbsent(URGENCY) ? null : Urgency.of(slots.charValue(URGENCY));
        }

        /** {@return Urgency (61) as it was sent; an exception where it is absent} */
        public char urgencyCode() {
            return slots.charValue(URGENCY);
        }

        /** {@return whether Urgency (61) is there, right or wrong} */
        public boolean hasUrgency() {
            return !slots.isAbsent(URGENCY);
        }

        /** {@return Headline (148) as a new string; null where it is absent} */
        public String headline() {
            return slots.string(HEADLINE);
        }

        /** {@return whether Headline (148) is there: it is appended then} */
        public boolean headline(StringBuilder out) {
            return slots.appendTo(HEADLINE, out);
        }

        /** {@return whether Headline (148) is there and this text} */
        public boolean headlineIs(CharSequence text) {
            return slots.contentEquals(HEADLINE, text);
        }

        /** {@return whether Headline (148) is there, right or wrong} */
        public boolean hasHeadline() {
            return !slots.isAbsent(HEADLINE);
        }

        /** {@return EncodedHeadline (359) as a new array; null where it is absent} */
        public byte[] encodedHeadline() {
            return slots.bytes(ENCODED_HEADLINE);
        }

        /** {@return whether EncodedHeadline (359) is there, right or wrong} */
        public boolean hasEncodedHeadline() {
            return !slots.isAbsent(ENCODED_HEADLINE);
        }

        /** {@return the entries of NoRelatedSym (146), the first 32: the same object each time, before the first} */
        public NewsNoRelatedSym noRelatedSym() {
            return noRelatedSym.wrap(slots.group(NO_RELATED_SYM));
        }

        /** {@return whether NoRelatedSym (146) is there, right or wrong} */
        public boolean hasNoRelatedSym() {
            return !slots.isAbsent(NO_RELATED_SYM);
        }

        /** {@return the entries of NoLinesOfText (33): the same object each time, before the first} */
        public NewsNoLinesOfText noLinesOfText() {
            return noLinesOfText.wrap(slots.group(NO_LINES_OF_TEXT));
        }

        /** {@return whether NoLinesOfText (33) is there, right or wrong} */
        public boolean hasNoLinesOfText() {
            return !slots.isAbsent(NO_LINES_OF_TEXT);
        }

        /** {@return URLLink (149) as a new string; null where it is absent} */
        public String urlLink() {
            return slots.string(URL_LINK);
        }

        /** {@return whether URLLink (149) is there: it is appended then} */
        public boolean urlLink(StringBuilder out) {
            return slots.appendTo(URL_LINK, out);
        }

        /** {@return whether URLLink (149) is there and this text} */
        public boolean urlLinkIs(CharSequence text) {
            return slots.contentEquals(URL_LINK, text);
        }

        /** {@return whether URLLink (149) is there, right or wrong} */
        public boolean hasUrlLink() {
            return !slots.isAbsent(URL_LINK);
        }

        /** {@return RawData (96) as a new array; null where it is absent} */
        public byte[] rawData() {
            return slots.bytes(RAW_DATA);
        }

        /** {@return whether RawData (96) is there, right or wrong} */
        public boolean hasRawData() {
            return !slots.isAbsent(RAW_DATA);
        }
    }

    /** The entries of NoRelatedSym (146) in News, one after the other. */
    public static final class NewsNoRelatedSym {
        /** Symbol (55): its slot. */
        public static final int SYMBOL = 0;
        /** SecurityID (48): its slot. */
        public static final int SECURITY_ID = 1;
        /** SecurityIDSource (22): its slot. */
        public static final int SECURITY_ID_SOURCE = 2;

        private Slots slots;

        private NewsNoRelatedSym() {}

        private NewsNoRelatedSym wrap(Slots entries) {
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
    }

    /** The entries of NoLinesOfText (33) in News, one after the other. */
    public static final class NewsNoLinesOfText {
        /** Text (58), required: its slot. */
        public static final int TEXT = 0;
        /** EncodedText (355): its slot. */
        public static final int ENCODED_TEXT = 1;

        private Slots slots;

        private NewsNoLinesOfText() {}

        private NewsNoLinesOfText wrap(Slots entries) {
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

        /** {@return EncodedText (355) as a new array; null where it is absent} */
        public byte[] encodedText() {
            return slots.bytes(ENCODED_TEXT);
        }

        /** {@return whether EncodedText (355) is there, right or wrong} */
        public boolean hasEncodedText() {
            return !slots.isAbsent(ENCODED_TEXT);
        }
    }
}
