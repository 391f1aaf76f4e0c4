// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.ref.Reference;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;

/**
 * A message in the making by a {@link Template}: set slots, then write, which crosses once. Slots are numbered as in the template's text. One thread. Allocates
 * nothing per message once its memory has grown to the largest one.
 */
public final class Draft extends Confined {
    private static final int SLOTS_MAX = 1 << 24;
    private static final int DIGITS_MAX = 18;
    private static final int MANTISSA_DIGITS_MAX = 19;

    private final Template template;
    private final Output output = new Output();
    private Memory slots = new Memory(64 * Layout.Slot.SIZE_OF);
    private final Texts texts = new Texts();
    private MessageShape shape;
    private int message = -1;
    private int slotsUsed;
    /** Counts the messages that were begun. */
    int generation;

    /**
     * A draft.
     *
     * @param template what its messages are written by
     */
    public Draft(Template template) {
        this.template = java.util.Objects.requireNonNull(template);
    }

    /**
     * Begins a message: all slots are absent.
     *
     * @param which the message of the template, from 0
     * @return this
     */
    public Draft begin(int which) {
        enter();
        shape = template.messages().get(which);
        message = which;
        generation++;
        slotsUsed = 0;
        texts.clear();
        take(shape.entries().size());
        return this;
    }

    private int take(long count) {
        int firstNew = slotsUsed;
        if (count > SLOTS_MAX - slotsUsed) {
            throw new IllegalArgumentException(count + " slots more than " + slotsUsed + ": a draft has at most " + SLOTS_MAX);
        }
        int end = firstNew + (int) count;
        if (end * Layout.Slot.SIZE_OF > slots.size) {
            slots = slots.grown((long) end * Layout.Slot.SIZE_OF, firstNew * Layout.Slot.SIZE_OF, SLOTS_MAX * Layout.Slot.SIZE_OF);
        }
        for (int at = firstNew * Layout.Slot.SIZE_OF; at < end * Layout.Slot.SIZE_OF; at += 8) {
            slots.buffer.putLong(at, 0);
        }
        slotsUsed = end;
        return firstNew;
    }

    private int at(int slot) {
        enter();
        if (message < 0) {
            throw new IllegalStateException("no message was begun");
        }
        return java.util.Objects.checkIndex(slot, slotsUsed) * Layout.Slot.SIZE_OF;
    }

    private Draft put(int slot, long number, int offset, int length, int digits, SlotState state) {
        int at = at(slot);
        slots.buffer.putLong(at + Layout.Slot.NUMBER, number);
        // offset, length, digits and state, from the lowest byte on, in one: all processors that the library is built for are little-endian
        slots.buffer.putLong(at + Layout.Slot.OFFSET, offset & 0xFFFFFFFFL | (long) length << 32 | (long) digits << 48 | (long) state.code() << 56);
        return this;
    }

    /**
     * An integer, or a date in days since 1970.
     *
     * @param slot its number
     * @param value the value
     * @return this
     */
    public Draft set(int slot, long value) {
        return put(slot, value, 0, 0, 0, SlotState.OK);
    }

    /**
     * A decimal at the template's scale (dec*: a mantissa), or a time in nanoseconds since 1970 UTC.
     *
     * @param slot its number
     * @param value the value
     * @param digits fraction digits to write; 255 means as many as the scale has
     * @return this
     */
    public Draft set(int slot, long value, int digits) {
        if (digits < 0 || digits > Layout.TW_DIGITS_OWN) {
            throw new IllegalArgumentException("digits is " + digits);
        }
        return put(slot, value, 0, 0, digits, SlotState.OK);
    }

    /**
     * A decimal at the template's scale, with the fraction digits that it has itself.
     *
     * @param slot its number
     * @param value the value
     * @param scale the template's, 0 to 18
     * @return this
     * @throws ArithmeticException where it has digits beyond the scale, or does not fit 64 bits
     * @throws IllegalArgumentException for another scale
     */
    public Draft set(int slot, BigDecimal value, int scale) {
        if (scale < 0 || scale > DIGITS_MAX) {
            throw new IllegalArgumentException("scale is " + scale);
        }
        if ((long) value.precision() - value.scale() + scale > MANTISSA_DIGITS_MAX) { // before all these digits are made
            throw new ArithmeticException("the decimal does not fit 64 bits at scale " + scale);
        }
        long number = value.setScale(scale, RoundingMode.UNNECESSARY).unscaledValue().longValueExact();
        return set(slot, number, Math.max(0, Math.min(scale, value.scale())));
    }

    /**
     * A dec*, with the fraction digits that it has itself.
     *
     * @param slot its number
     * @param value the value
     * @return this
     * @throws ArithmeticException where it has more than 18 fraction digits, or its mantissa does not fit 64 bits
     */
    public Draft set(int slot, BigDecimal value) {
        return set(slot, value, Math.max(0, Math.min(DIGITS_MAX, value.scale())));
    }

    /**
     * A time, with 3, 6 or 9 fraction digits: the fewest that it needs, where the template does not say.
     *
     * @param slot its number
     * @param value the value
     * @return this
     * @throws ArithmeticException where it does not fit 64 bits of nanoseconds
     */
    public Draft set(int slot, Instant value) {
        long ns = Math.addExact(Math.multiplyExact(value.getEpochSecond(), 1_000_000_000L), value.getNano());
        return set(slot, ns, ns % 1_000_000 == 0 ? 3 : ns % 1_000 == 0 ? 6 : 9);
    }

    /**
     * A date.
     *
     * @param slot its number
     * @param value the value
     * @return this
     */
    public Draft set(int slot, LocalDate value) {
        return set(slot, value.toEpochDay());
    }

    /**
     * A char.
     *
     * @param slot its number
     * @param value 0 to 255
     * @return this
     */
    public Draft set(int slot, char value) {
        return put(slot, value, 0, 0, 0, SlotState.OK);
    }

    /**
     * A bool.
     *
     * @param slot its number
     * @param value whether it is Y
     * @return this
     */
    public Draft set(int slot, boolean value) {
        return put(slot, value ? 1 : 0, 0, 0, 0, SlotState.OK);
    }

    /**
     * Text or data, a byte for each character.
     *
     * @param slot its number
     * @param value the text
     * @return this
     * @throws IllegalArgumentException for a character above 255
     */
    public Draft set(int slot, CharSequence value) {
        at(slot);
        return text(slot, texts.add(value), value.length());
    }

    /**
     * Text or data.
     *
     * @param slot its number
     * @param bytes where it is; copied
     * @param offset its first byte
     * @param length how many
     * @return this
     */
    public Draft set(int slot, byte[] bytes, int offset, int length) {
        at(slot);
        return text(slot, texts.add(bytes, offset, length), length);
    }

    private Draft text(int slot, int start, int length) {
        return put(slot, length, start, Math.min(length, 0xFFFF), 0, length > 0xFFFF ? SlotState.LONG : SlotState.OK);
    }

    /**
     * A group, whose entries are absent at first.
     *
     * @param slot its number
     * @param level what its entries hold, as {@link MessageShape.Entry#group()} of its slot says
     * @param count how many entries
     * @return the number of the first entry's first slot: entry e, member m is at {@code first + e * level.entries().size() + m}
     */
    public int group(int slot, MessageShape level, int count) {
        at(slot);
        if (count < 0) {
            throw new IllegalArgumentException("count is " + count);
        }
        int members = level.entries().size();
        int firstNew = take((long) count * members);
        put(slot, count, firstNew, members, 0, SlotState.OK);
        return firstNew;
    }

    /** {@return what the message's top-level slots are} */
    public MessageShape shape() {
        at(0);
        return shape;
    }

    /**
     * Writes the message at the buffer's position and moves the position behind it.
     *
     * @param out where to; a direct buffer is written in place. Its limit is the room, of which a message takes some bytes more than its own
     * @return the message's bytes
     * @throws TagwireException where a required slot is absent, a slot cannot be written or the room does not suffice: nothing of the buffer is a
     *     message then, and its position stays
     */
    public int write(ByteBuffer out) {
        enter();
        if (message < 0) {
            throw new IllegalStateException("no message was begun");
        }
        return write(message, slots.address, slotsUsed, 0, texts.address(), texts.used(), out);
    }

    /**
     * Writes a row as it was read: same values, same fraction digits.
     *
     * @param which the message of the template, whose slots are those of the row's
     * @param row read by a plan with the same entries, without bad slots
     * @param out as in {@link #write(ByteBuffer)}; not the buffer that the row was read from
     * @return the message's bytes
     * @throws TagwireException as {@link #write(ByteBuffer)}
     */
    public int write(int which, Row row, ByteBuffer out) {
        enter();
        row.check();
        java.util.Objects.checkIndex(which, template.messages().size());
        Reader reader = row.reader;
        return write(which, reader.slots().address, reader.slotsMax(), row.firstSlot(), reader.input.address, reader.input.length, out);
    }

    private int write(int which, long cells, int count, int firstCell, long input, int inputLength, ByteBuffer out) {
        output.set(out);
        int status = Native.templateWrite(
                template.image.address, which, cells, count, firstCell, input, inputLength, output.address, output.room, output.resultAddress(), output.error.address);
        Reference.reachabilityFence(template);
        Reference.reachabilityFence(this);
        return output.take(out, status, "slot");
    }

    /** For the conformance testee: slots as they come, whatever is in them. */
    int writeRaw(int which, byte[] cells, int firstCell, byte[] input, ByteBuffer out) {
        Memory given = Memory.of(cells);
        Memory bytes = Memory.of(input);
        try {
            return write(which, given.address, cells.length / Layout.Slot.SIZE_OF, firstCell, bytes.address, input.length, out);
        } finally {
            Reference.reachabilityFence(given);
            Reference.reachabilityFence(bytes);
        }
    }
}
