// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.nio.ByteBuffer;

/**
 * The fields of the message that a {@link MessageIndex} read last, by number from 0 in the order of the bytes. The index's thread; valid until it
 * reads again. Methods that take a field number throw {@link IndexOutOfBoundsException} for one that is none.
 */
public final class Message {
    /** No field: what a search gives when there is none. */
    public static final int NONE = -1;

    final MessageIndex index;
    private final ByteBuffer table;
    private final int tags;
    private final int values;
    private final int ends;
    private int fields;
    private int status = Layout.TW_MORE;
    private int length;

    Message(MessageIndex index, Memory memory) {
        this.index = index;
        table = memory.buffer;
        tags = memory.intAt(Layout.Index.TAGS);
        values = memory.intAt(Layout.Index.VALUES);
        ends = memory.intAt(Layout.Index.ENDS);
    }

    Message set(int answer, int bytes) {
        status = answer;
        length = bytes;
        fields = answer == Layout.TW_OK || answer <= Layout.TW_E_INDEX_TAG ? table.getInt(Layout.Index.FIELDS) : 0;
        return this;
    }

    /** {@return whether BodyLength, CheckSum and all fields are right} */
    public boolean isOk() {
        return status == Layout.TW_OK;
    }

    /** {@return whether it is a whole message whose fields are not right: {@link #error()} says why} */
    public boolean isRefused() {
        return status <= Layout.TW_E_INDEX_TAG;
    }

    /** {@return OK or what is wrong} */
    public Status status() {
        return Status.of(status);
    }

    /** {@return what is wrong, made on each call; null where nothing is} */
    public TagwireException error() {
        return status == Layout.TW_OK || status == Layout.TW_MORE ? null : new TagwireException(status, index.error);
    }

    /** {@return bytes of the message, or of the garbage} */
    public int length() {
        return length;
    }

    /** {@return the number of fields, 8, 9, 35 and 10 included; where it is refused those before the fault} */
    public int fieldCount() {
        index.enter();
        return fields;
    }

    /**
     * The tag of a field.
     *
     * @param field its number
     * @return the tag
     */
    public int tag(int field) {
        return table.getInt(tags + 4 * check(field));
    }

    /**
     * The first field with a tag.
     *
     * @param tag the tag
     * @return its number, or {@link #NONE}
     */
    public int find(int tag) {
        return find(tag, 0);
    }

    /**
     * The first field with a tag at or after another, else the first one before that. Whoever reads fields in about their order passes the last answer + 1.
     *
     * @param tag the tag
     * @param hint where to begin; any number is right
     * @return its number, or {@link #NONE}
     */
    public int find(int tag, int hint) {
        index.enter();
        int from = Math.max(hint, 0);
        int found = findIn(tag, from, fields);
        return found != NONE ? found : findIn(tag, 0, Math.min(from, fields));
    }

    /**
     * The first field with a tag among some.
     *
     * @param tag the tag
     * @param from the first field looked at
     * @param to the first one that is not
     * @return its number, or {@link #NONE}
     */
    public int findIn(int tag, int from, int to) {
        int stop = Math.min(to, fields);
        for (int i = Math.max(from, 0), at = tags + 4 * i; i < stop; i++, at += 4) {
            if (table.getInt(at) == tag) {
                return i;
            }
        }
        return NONE;
    }

    /**
     * Where a field's value begins.
     *
     * @param field its number
     * @return from the first byte of the message
     */
    public int offset(int field) {
        return table.getInt(values + 4 * check(field));
    }

    /**
     * The bytes of a field's value.
     *
     * @param field its number
     * @return how many
     */
    public int length(int field) {
        int at = 4 * check(field);
        return table.getInt(ends + at) - table.getInt(values + at);
    }

    /**
     * A byte of a value.
     *
     * @param field its number
     * @param place from 0 up to its length
     * @return the byte
     */
    public byte byteAt(int field, int place) {
        return index.input.byteAt(offset(field) + java.util.Objects.checkIndex(place, length(field)));
    }

    /**
     * The first eight bytes of a value, the first lowest, filled up with zeros: enums and currencies compare with a constant.
     *
     * @param field its number
     * @return the bytes
     */
    public long word(int field) {
        int start = offset(field);
        int count = Math.min(length(field), 8);
        Input input = index.input;
        if (input.base + start + 8 <= input.view.limit()) {
            return count == 0 ? 0 : input.word(start) & -1L >>> 64 - 8 * count;
        }
        long word = 0;
        for (int i = count - 1; i >= 0; i--) {
            word = word << 8 | input.byteAt(start + i) & 0xFF;
        }
        return word;
    }

    /**
     * A whole number.
     *
     * @param field its number
     * @return the value
     * @throws TagwireException where it is none, or does not fit
     */
    public long longValue(int field) {
        int status = index.numbers.readInt(index.input, offset(field), length(field));
        if (status != Layout.TW_OK) {
            throw fault(status, field);
        }
        return index.numbers.value;
    }

    /**
     * A decimal times 10^scale, exactly.
     *
     * @param field its number
     * @param scale 0 to 18
     * @return the value
     * @throws TagwireException where it is none, does not fit, or has more digits than the scale
     */
    public long scaled(int field, int scale) {
        int status = index.numbers.readScaled(index.input, offset(field), length(field), scale);
        if (status != Layout.TW_OK) {
            throw fault(status, field);
        }
        return index.numbers.value;
    }

    private TagwireException fault(int status, int field) {
        return new TagwireException(Status.of(status), -1, tag(field), offset(field), "");
    }

    /**
     * Copies a value, as much as there is room for.
     *
     * @param field its number
     * @param out where to
     * @param at the first byte there
     * @return bytes copied
     */
    public int copy(int field, byte[] out, int at) {
        int count = Math.min(length(field), out.length - at);
        index.input.copy(offset(field), out, at, count);
        return count;
    }

    /**
     * A value as a new string, a character for each byte.
     *
     * @param field its number
     * @return the string
     */
    public String string(int field) {
        byte[] bytes = new byte[length(field)];
        copy(field, bytes, 0);
        return new String(bytes, ISO_8859_1);
    }

    private int check(int field) {
        index.enter();
        return java.util.Objects.checkIndex(field, fields);
    }
}
