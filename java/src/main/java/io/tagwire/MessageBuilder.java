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
    private static final int NUMBER = 0, KIND = 8, TAG = 12, SCALE = 16, DIGITS = 20, OFFSET = 24, LENGTH = 28;
    private static final int F_INT = 0, F_UINT = 1, F_DECIMAL = 2, F_CHAR = 3, F_BOOL = 4, F_TEXT = 5, F_DATA = 6, F_TIME = 7, F_DATE = 8, F_GROUP = 9, F_RAW = 10;
    private static final int MEMORY_MAX = 1 << 30;

    private final Output output = new Output();
    private Memory fields = new Memory(64 * FIELD);
    private Memory texts = new Memory(1024);
    private MessageHeader header;
    private int fieldsUsed;
    private int textUsed;

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
        textUsed = 0;
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

    private int field(int kind, int tag, long number) {
        enter();
        int at = fieldsUsed * FIELD;
        if (at + FIELD > fields.size) {
            fields = grown(fields, (long) at + FIELD, at);
        }
        ByteBuffer buffer = fields.buffer;
        buffer.putLong(at + NUMBER, number);
        buffer.putInt(at + KIND, kind);
        buffer.putInt(at + TAG, tag);
        fieldsUsed++;
        return at;
    }

    private static Memory grown(Memory before, long size, int used) {
        if (size > MEMORY_MAX) {
            throw new IllegalArgumentException("the message is larger than a message can be");
        }
        Memory larger = new Memory((int) Math.max(size, Math.min(MEMORY_MAX, 2L * before.size)));
        larger.buffer.put(0, before.buffer, 0, used);
        return larger;
    }

    private MessageBuilder text(int at, byte[] bytes, int offset, int length) {
        if ((long) textUsed + length > texts.size) {
            texts = grown(texts, (long) textUsed + length, textUsed);
        }
        texts.buffer.put(textUsed, bytes, offset, length);
        return place(at, length);
    }

    private MessageBuilder place(int at, int length) {
        fields.buffer.putInt(at + OFFSET, textUsed);
        fields.buffer.putInt(at + LENGTH, length);
        textUsed += length;
        return this;
    }

    /**
     * An integer.
     *
     * @param tag its tag
     * @param value its value
     * @return this
     */
    public MessageBuilder add(int tag, long value) {
        field(F_INT, tag, value);
        return this;
    }

    /**
     * An integer without a sign.
     *
     * @param tag its tag
     * @param value 64 bits
     * @return this
     */
    public MessageBuilder addUnsigned(int tag, long value) {
        field(F_UINT, tag, value);
        return this;
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
        int at = field(F_DECIMAL, tag, mantissa);
        fields.buffer.putInt(at + SCALE, scale);
        fields.buffer.putInt(at + DIGITS, digits);
        return this;
    }

    /**
     * A char.
     *
     * @param tag its tag
     * @param value 1 to 255
     * @return this
     */
    public MessageBuilder add(int tag, char value) {
        field(F_CHAR, tag, value <= 0xFF ? value : 1); // a char above a byte is refused as SOH is
        return this;
    }

    /**
     * A bool.
     *
     * @param tag its tag
     * @param value Y or N
     * @return this
     */
    public MessageBuilder add(int tag, boolean value) {
        field(F_BOOL, tag, value ? 1 : 0);
        return this;
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
        int at = field(F_TEXT, tag, 0);
        int length = value.length();
        if ((long) textUsed + length > texts.size) {
            texts = grown(texts, (long) textUsed + length, textUsed);
        }
        for (int i = 0; i < length; i++) {
            char each = value.charAt(i);
            if (each > 0xFF) {
                fieldsUsed--;
                throw new IllegalArgumentException("character " + i + " is above 255: encode the text yourself");
            }
            texts.buffer.put(textUsed + i, (byte) each);
        }
        return place(at, length);
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
        java.util.Objects.checkFromIndexSize(offset, length, bytes.length);
        return text(field(F_TEXT, tag, 0), bytes, offset, length);
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
        int at = field(F_DATA, lengthTag, 0);
        fields.buffer.putInt(at + SCALE, dataTag);
        return text(at, bytes, 0, bytes.length);
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
        int at = field(F_TIME, tag, ns);
        fields.buffer.putInt(at + DIGITS, digits);
        return this;
    }

    /**
     * A date.
     *
     * @param tag its tag
     * @param days since 1970-01-01
     * @return this
     */
    public MessageBuilder addDate(int tag, int days) {
        field(F_DATE, tag, days);
        return this;
    }

    /**
     * A NumInGroup field; the fields of the entries follow as any others.
     *
     * @param countTag its tag
     * @param count how many entries
     * @return this
     */
    public MessageBuilder addGroup(int countTag, int count) {
        field(F_GROUP, countTag, count);
        return this;
    }

    /**
     * Fields as they are, each with its SOH.
     *
     * @param bytes whole fields; copied
     * @return this
     */
    public MessageBuilder addRaw(byte[] bytes) {
        return text(field(F_RAW, 0, 0), bytes, 0, bytes.length);
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
        int status = Native.build(header.memory.address, fields.address, fieldsUsed, texts.address, output.address, output.room, output.resultAddress(), output.error.address);
        Reference.reachabilityFence(header);
        Reference.reachabilityFence(this);
        return output.take(out, status, "byte");
    }
}
