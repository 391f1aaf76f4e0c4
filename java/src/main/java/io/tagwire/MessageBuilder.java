// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;

/**
 * Builds messages of any fields in the order given. Fields are noted in shared memory, {@link #build} crosses once and writes all of them; so faults of values show
 * there, as the first one. One thread. Allocates nothing per message once its memory has grown to the largest one.
 */
public final class MessageBuilder extends Confined {
    private static final int FIELD = 32;
    private static final int NUMBER = 0, KIND_TAG = 8, SCALE_DIGITS = 16, OFFSET_LENGTH = 24; // pairs of 32 bits, the first lower
    private static final int F_INT = 0, F_UINT = 1, F_DECIMAL = 2, F_CHAR = 3, F_BOOL = 4, F_TEXT = 5, F_DATA = 6, F_TIME = 7, F_DATE = 8, F_GROUP = 9, F_RAW = 10;
    private static final int MEMORY_MAX = 1 << 30;

    private final Output output = new Output();
    private Memory fields = new Memory(64 * FIELD);
    private final Texts texts = new Texts();
    private MessageHeader header;
    private int fieldsUsed;

    /**
     * A builder.
     *
     * @param header what its messages begin with
     */
    public MessageBuilder(MessageHeader header) {
        this.header = java.util.Objects.requireNonNull(header);
    }

    /**
     * Begins a message with the header of the last one.
     *
     * @return this
     */
    public MessageBuilder begin() {
        enter();
        fieldsUsed = 0;
        texts.clear();
        return this;
    }

    /**
     * Begins a message.
     *
     * @param with its header
     * @return this
     */
    public MessageBuilder begin(MessageHeader with) {
        header = java.util.Objects.requireNonNull(with);
        return begin();
    }

    private MessageBuilder field(int kind, int tag, long number, int scale, int digits, int offset, int length) {
        enter();
        int at = fieldsUsed * FIELD;
        if (at + FIELD > fields.size) {
            fields = fields.grown((long) at + FIELD, at, MEMORY_MAX);
        }
        ByteBuffer buffer = fields.buffer;
        buffer.putLong(at + NUMBER, number);
        buffer.putLong(at + KIND_TAG, pair(kind, tag));
        buffer.putLong(at + SCALE_DIGITS, pair(scale, digits));
        buffer.putLong(at + OFFSET_LENGTH, pair(offset, length));
        fieldsUsed++;
        return this;
    }

    private static long pair(int low, int high) {
        return low & 0xFFFFFFFFL | (long) high << 32;
    }

    private MessageBuilder field(int kind, int tag, long number) {
        return field(kind, tag, number, 0, 0, 0, 0);
    }

    private MessageBuilder text(int kind, int tag, int scale, byte[] bytes, int offset, int length) {
        enter();
        return field(kind, tag, 0, scale, 0, texts.add(bytes, offset, length), length);
    }

    /**
     * An integer.
     *
     * @param tag its tag
     * @param value its value
     * @return this
     */
    public MessageBuilder add(int tag, long value) {
        return field(F_INT, tag, value);
    }

    /**
     * An integer without a sign.
     *
     * @param tag its tag
     * @param value 64 bits
     * @return this
     */
    public MessageBuilder addUnsigned(int tag, long value) {
        return field(F_UINT, tag, value);
    }

    /**
     * A decimal: {@code addDecimal(44, 108245, 5, 5)} is 44=1.08245.
     *
     * @param tag its tag
     * @param mantissa its digits
     * @param scale how many of them are a fraction, 0 to 18
     * @param digits fraction digits to write; 255 means the scale
     * @return this
     */
    public MessageBuilder addDecimal(int tag, long mantissa, int scale, int digits) {
        return field(F_DECIMAL, tag, mantissa, scale, digits, 0, 0);
    }

    /**
     * A char.
     *
     * @param tag its tag
     * @param value 1 to 255
     * @return this
     */
    public MessageBuilder add(int tag, char value) {
        return field(F_CHAR, tag, value <= 0xFF ? value : 1); // a char above a byte is refused as SOH is
    }

    /**
     * A bool.
     *
     * @param tag its tag
     * @param value Y or N
     * @return this
     */
    public MessageBuilder add(int tag, boolean value) {
        return field(F_BOOL, tag, value ? 1 : 0);
    }

    /**
     * A text, a byte for each character.
     *
     * @param tag its tag
     * @param value the text
     * @return this
     * @throws IllegalArgumentException for a character above 255
     */
    public MessageBuilder add(int tag, CharSequence value) {
        enter();
        return field(F_TEXT, tag, 0, 0, 0, texts.add(value), value.length());
    }

    /**
     * A text.
     *
     * @param tag its tag
     * @param bytes where it is; copied
     * @param offset its first byte
     * @param length how many
     * @return this
     */
    public MessageBuilder add(int tag, byte[] bytes, int offset, int length) {
        return text(F_TEXT, tag, 0, bytes, offset, length);
    }

    /**
     * Data with its length field before it.
     *
     * @param lengthTag the length's tag
     * @param dataTag the data's tag
     * @param bytes any bytes; copied
     * @return this
     */
    public MessageBuilder addData(int lengthTag, int dataTag, byte[] bytes) {
        return text(F_DATA, lengthTag, dataTag, bytes, 0, bytes.length);
    }

    /**
     * A UTCTimestamp.
     *
     * @param tag its tag
     * @param ns nanoseconds since 1970 UTC
     * @param digits fraction digits to write, 0 to 9
     * @return this
     */
    public MessageBuilder addTime(int tag, long ns, int digits) {
        return field(F_TIME, tag, ns, 0, digits, 0, 0);
    }

    /**
     * A date.
     *
     * @param tag its tag
     * @param days since 1970-01-01
     * @return this
     */
    public MessageBuilder addDate(int tag, int days) {
        return field(F_DATE, tag, days);
    }

    /**
     * A NumInGroup field; the fields of the entries follow as any others.
     *
     * @param countTag its tag
     * @param count how many entries
     * @return this
     */
    public MessageBuilder addGroup(int countTag, int count) {
        return field(F_GROUP, countTag, count);
    }

    /**
     * Fields as they are, each with its SOH.
     *
     * @param bytes whole fields; copied
     * @return this
     */
    public MessageBuilder addRaw(byte[] bytes) {
        return text(F_RAW, 0, 0, bytes, 0, bytes.length);
    }

    /**
     * Writes the message at the buffer's position and moves the position behind it.
     *
     * @param out where to; a direct buffer is written in place. Its limit is the room
     * @return the message's bytes
     * @throws TagwireException with the first fault; the position stays
     */
    public int build(ByteBuffer out) {
        enter();
        output.set(out);
        int status = Native.build(header.memory.address, fields.address, fieldsUsed, texts.address(), output.address, output.room, output.resultAddress(), output.error.address);
        Reference.reachabilityFence(header);
        Reference.reachabilityFence(this);
        return output.take(out, status, "byte");
    }
}
