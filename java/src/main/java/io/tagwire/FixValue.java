// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.ref.Reference;

/**
 * Single values, both ways, for those that neither a plan nor an index reads: times with zones, months, lists. A call crosses once and answers a status; its
 * results are read from this object. One thread. Allocates nothing once its memory has grown to the longest value.
 */
public final class FixValue extends Confined {
    /** How many fraction digits to write: as many as the value itself names. */
    public static final int OWN_DIGITS = Layout.TW_DIGITS_OWN;

    /** The forms of times. */
    public enum TimeForm {
        /** YYYYMMDD-HH:MM:SS. */
        UTC_TIMESTAMP,
        /** HH:MM:SS. */
        TIME_ONLY,
        /** YYYYMMDD-HH:MM[:SS] and a zone. */
        TZ_TIMESTAMP,
        /** HH:MM[:SS] and a zone. */
        TZ_TIME_ONLY;

        ValueKind kind() {
            return switch (this) {
                case UTC_TIMESTAMP -> ValueKind.TIME;
                case TIME_ONLY -> ValueKind.TIMEONLY;
                case TZ_TIMESTAMP -> ValueKind.TZTIME;
                case TZ_TIME_ONLY -> ValueKind.TZTIMEONLY;
            };
        }
    }

    private final Memory value = new Memory(16);
    private final Memory written = new Memory(4);
    private Memory text = new Memory(256);
    private int textLength;

    /** Zeroes. */
    public FixValue() {}

    private Status read(ValueKind kind, byte[] bytes, int offset, int length, int argument) {
        enter();
        java.util.Objects.checkFromIndexSize(offset, length, bytes.length);
        if (text.size < length) {
            text = new Memory(length);
        }
        text.buffer.put(0, bytes, offset, length);
        textLength = length;
        value.buffer.putLong(0, 0).putLong(8, 0);
        int status = Native.valueRead(kind.ordinal(), text.address, length, argument, value.address);
        Reference.reachabilityFence(this);
        return Status.of(status);
    }

    /**
     * Reads an integer: {@link #number()}.
     *
     * @param bytes where it is
     * @return OK or what is wrong
     */
    public Status readInt(byte[] bytes) {
        return read(ValueKind.INT, bytes, 0, bytes.length, 0);
    }

    /**
     * Reads an integer without a sign: {@link #number()}, 64 bits.
     *
     * @param bytes where it is
     * @return OK or what is wrong
     */
    public Status readUnsigned(byte[] bytes) {
        return read(ValueKind.UINT, bytes, 0, bytes.length, 0);
    }

    /**
     * Reads a decimal: {@link #number()} is its mantissa, {@link #exponent()} its exponent.
     *
     * @param bytes where it is
     * @return OK or what is wrong
     */
    public Status readDecimal(byte[] bytes) {
        return read(ValueKind.DECIMAL, bytes, 0, bytes.length, 0);
    }

    /**
     * Reads a decimal times 10^scale: {@link #number()}; {@link #scaledDigits()} are the fraction digits that it had.
     *
     * @param bytes where it is
     * @param scale 0 to 18
     * @return OK or what is wrong
     */
    public Status readScaled(byte[] bytes, int scale) {
        return read(ValueKind.SCALED, bytes, 0, bytes.length, scale);
    }

    /**
     * Reads a char: {@link #number()}.
     *
     * @param bytes where it is
     * @return OK or what is wrong
     */
    public Status readChar(byte[] bytes) {
        return read(ValueKind.CHAR, bytes, 0, bytes.length, 0);
    }

    /**
     * Reads a bool: {@link #number()} is 0 or 1.
     *
     * @param bytes where it is
     * @return OK or what is wrong
     */
    public Status readBoolean(byte[] bytes) {
        return read(ValueKind.BOOL, bytes, 0, bytes.length, 0);
    }

    /**
     * Looks whether a text can be sent: {@link #first()} is the byte at fault.
     *
     * @param bytes where it is
     * @return OK or what is wrong
     */
    public Status checkText(byte[] bytes) {
        return read(ValueKind.TEXT, bytes, 0, bytes.length, 0);
    }

    /**
     * Counts the items of MultipleStringValue and MultipleCharValue: {@link #first()}; {@link #second()} is the byte at fault.
     *
     * @param bytes where it is
     * @param itemLengthMax the longest item; 0 for any
     * @return OK or what is wrong
     */
    public Status checkMultiple(byte[] bytes, int itemLengthMax) {
        return read(ValueKind.MULTIPLE, bytes, 0, bytes.length, itemLengthMax);
    }

    /**
     * After {@link #checkMultiple}: moves to an item, {@link #first()} its offset and {@link #second()} its bytes.
     *
     * @param after what {@code first() + second()} of the item before gave and its offset, as {@code offset << 32 | length}; 0 before the first
     * @return where the item is, in that form; length 0 after the last
     */
    public long nextItem(long after) {
        enter();
        value.buffer.putInt(0, (int) (after >>> 32)).putInt(4, (int) after);
        int status = Native.valueRead(ValueKind.ITEM.ordinal(), text.address, textLength, 0, value.address);
        Reference.reachabilityFence(this);
        TagwireException.check(status);
        return (long) first() << 32 | second() & 0xFFFFFFFFL;
    }

    /**
     * Reads a time: {@link #number()} in nanoseconds since 1970 UTC, or since midnight; {@link #picos()}, {@link #digits()} and so on.
     *
     * @param form how it is written
     * @param bytes where it is
     * @return OK or what is wrong
     */
    public Status readTime(TimeForm form, byte[] bytes) {
        return read(form.kind(), bytes, 0, bytes.length, 0);
    }

    /**
     * Reads a date: {@link #first()} in days since 1970.
     *
     * @param bytes where it is
     * @return OK or what is wrong
     */
    public Status readDate(byte[] bytes) {
        return read(ValueKind.DATE, bytes, 0, bytes.length, 0);
    }

    /**
     * Reads a MonthYear: {@link #year()}, {@link #month()}, {@link #day()}, {@link #week()}.
     *
     * @param bytes where it is
     * @return OK or what is wrong
     */
    public Status readMonthYear(byte[] bytes) {
        return read(ValueKind.MONTHYEAR, bytes, 0, bytes.length, 0);
    }

    private Status write(ValueKind kind, int scale, int digits, byte[] out) {
        if (text.size < out.length) {
            text = new Memory(out.length);
        }
        written.buffer.putInt(0, 0);
        int status = Native.valueWrite(kind.ordinal(), value.address, scale, digits, text.address, out.length, written.address);
        Reference.reachabilityFence(this);
        if (status == Layout.TW_OK) {
            text.buffer.get(0, out, 0, written.intAt(0));
        }
        return Status.of(status);
    }

    private void set(long number, long more) {
        enter();
        value.buffer.putLong(0, number).putLong(8, more);
    }

    /**
     * Writes an integer.
     *
     * @param number the value
     * @param out where to, from its first byte: {@link #length()} says how many
     * @return OK; ROOM: {@link #length()} says how much it takes
     */
    public Status writeInt(long number, byte[] out) {
        set(number, 0);
        return write(ValueKind.INT, 0, 0, out);
    }

    /**
     * Writes an integer without a sign.
     *
     * @param number 64 bits
     * @param out as in {@link #writeInt}
     * @return as {@link #writeInt}
     */
    public Status writeUnsigned(long number, byte[] out) {
        set(number, 0);
        return write(ValueKind.UINT, 0, 0, out);
    }

    /**
     * Writes a decimal.
     *
     * @param mantissa its digits
     * @param exponent -18 to 0
     * @param digits fraction digits, or {@link #OWN_DIGITS}
     * @param out as in {@link #writeInt}
     * @return as {@link #writeInt}, or what is wrong
     */
    public Status writeDecimal(long mantissa, int exponent, int digits, byte[] out) {
        set(mantissa, exponent & 0xFFFFFFFFL);
        return write(ValueKind.DECIMAL, 0, digits, out);
    }

    /**
     * Writes a decimal that was multiplied by 10^scale.
     *
     * @param number its value
     * @param scale 0 to 18
     * @param digits fraction digits, or {@link #OWN_DIGITS}
     * @param out as in {@link #writeInt}
     * @return as {@link #writeInt}, or what is wrong
     */
    public Status writeScaled(long number, int scale, int digits, byte[] out) {
        set(number, 0);
        return write(ValueKind.SCALED, scale, digits, out);
    }

    /**
     * Writes a char.
     *
     * @param one its byte
     * @param out as in {@link #writeInt}
     * @return as {@link #writeInt}, or what is wrong
     */
    public Status writeChar(byte one, byte[] out) {
        set(one & 0xFF, 0);
        return write(ValueKind.CHAR, 0, 0, out);
    }

    /**
     * Writes a bool.
     *
     * @param yes Y or N
     * @param out as in {@link #writeInt}
     * @return as {@link #writeInt}
     */
    public Status writeBoolean(boolean yes, byte[] out) {
        set(yes ? 1 : 0, 0);
        return write(ValueKind.BOOL, 0, 0, out);
    }

    /**
     * Writes a date.
     *
     * @param days since 1970-01-01
     * @param out as in {@link #writeInt}
     * @return as {@link #writeInt}, or what is wrong
     */
    public Status writeDate(int days, byte[] out) {
        set(days, 0);
        return write(ValueKind.DATE, 0, 0, out);
    }

    /**
     * Writes a MonthYear.
     *
     * @param year 0 to 9999
     * @param month 1 to 12
     * @param day 1 to 31, or 0
     * @param week 1 to 5, or 0
     * @param out as in {@link #writeInt}
     * @return as {@link #writeInt}, or what is wrong
     */
    public Status writeMonthYear(int year, int month, int day, int week, byte[] out) {
        enter();
        if ((year | month | day | week) < 0 || year > 0xFFFF || month > 0xFF || day > 0xFF || week > 0xFF) {
            return Status.ARGUMENT;
        }
        value.buffer.putLong(0, 0).putShort(Layout.Monthyear.YEAR, (short) year).put(Layout.Monthyear.MONTH, (byte) month).put(Layout.Monthyear.DAY, (byte) day).put(Layout.Monthyear.WEEK, (byte) week);
        return write(ValueKind.MONTHYEAR, 0, 0, out);
    }

    /**
     * Writes a time.
     *
     * @param form how
     * @param ns since 1970 UTC, or since midnight
     * @param picos beyond ns, 0 to 999
     * @param own the fraction digits that {@link #OWN_DIGITS} means
     * @param leap whether it is second 60
     * @param offset TZ forms: minutes ahead of UTC
     * @param zone TZ forms: 0 none, 1 Z, 2 hours, 3 hours and minutes
     * @param minutes TZ forms: whether seconds are left out
     * @param digits fraction digits, or {@link #OWN_DIGITS}
     * @param out as in {@link #writeInt}
     * @return as {@link #writeInt}, or what is wrong
     */
    public Status writeTime(TimeForm form, long ns, int picos, int own, boolean leap, int offset, int zone, boolean minutes, int digits, byte[] out) {
        enter();
        if ((picos | own | zone) < 0 || picos > 0xFFFF || own > 0xFF || zone > 0xFF || offset != (short) offset) {
            return Status.ARGUMENT;
        }
        value.buffer.putLong(Layout.Time.NS, ns).putShort(Layout.Time.PICOS, (short) picos).put(Layout.Time.DIGITS, (byte) own).put(Layout.Time.LEAP, (byte) (leap ? 1 : 0))
                .putShort(Layout.Time.OFFSET, (short) offset).put(Layout.Time.ZONE, (byte) zone).put(Layout.Time.MINUTES, (byte) (minutes ? 1 : 0));
        return write(form.kind(), 0, digits, out);
    }

    /** {@return bytes that were written, or that it takes} */
    public int length() {
        return written.intAt(0);
    }

    /** {@return the value of most reads} */
    public long number() {
        return value.longAt(0);
    }

    /** {@return the exponent of a decimal} */
    public int exponent() {
        return value.intAt(Layout.Decimal.EXPONENT);
    }

    /** {@return fraction digits that {@link #readScaled} found} */
    public int scaledDigits() {
        return value.buffer.get(8) & 0xFF;
    }

    /** {@return the first of two results} */
    public int first() {
        return value.intAt(0);
    }

    /** {@return the second of two results} */
    public int second() {
        return value.intAt(4);
    }

    /** {@return picoseconds beyond the nanosecond, 0 to 999} */
    public int picos() {
        return value.buffer.getShort(Layout.Time.PICOS) & 0xFFFF;
    }

    /** {@return fraction digits of a time as received, 0 to 12} */
    public int digits() {
        return value.buffer.get(Layout.Time.DIGITS) & 0xFF;
    }

    /** {@return whether a time was second 60} */
    public boolean isLeap() {
        return value.buffer.get(Layout.Time.LEAP) != 0;
    }

    /** {@return minutes that local time is ahead of UTC} */
    public int offset() {
        return value.buffer.getShort(Layout.Time.OFFSET);
    }

    /** {@return how the zone was written: 0 not at all, 1 Z, 2 hours, 3 hours and minutes} */
    public int zone() {
        return value.buffer.get(Layout.Time.ZONE) & 0xFF;
    }

    /** {@return whether a time had no seconds} */
    public boolean isMinutes() {
        return value.buffer.get(Layout.Time.MINUTES) != 0;
    }

    /** {@return the year of a MonthYear} */
    public int year() {
        return value.buffer.getShort(Layout.Monthyear.YEAR) & 0xFFFF;
    }

    /** {@return the month of a MonthYear} */
    public int month() {
        return value.buffer.get(Layout.Monthyear.MONTH) & 0xFF;
    }

    /** {@return the day of a MonthYear, 0 for none} */
    public int day() {
        return value.buffer.get(Layout.Monthyear.DAY) & 0xFF;
    }

    /** {@return the week of a MonthYear, 0 for none} */
    public int week() {
        return value.buffer.get(Layout.Monthyear.WEEK) & 0xFF;
    }
}
