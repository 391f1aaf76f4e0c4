// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;

/**
 * The slots of one level, by number in the order of the plan: a message's, or those of a group's entry, which {@link #next()} moves through. Reads
 * shared memory, crosses nothing, allocates nothing but what is said to be new. The reader's thread; valid until it reads again, after which
 * every call throws {@link IllegalStateException}. A number that is no slot throws {@link IndexOutOfBoundsException}.
 */
public class Slots {
    final Reader reader;
    private MessageShape shape;
    private ByteBuffer memory;
    private int first;
    private int levelCount;
    private int count;
    private int generation;
    private Slots[] groups = {};
    private int each;
    private int left;
    private boolean started;

    Slots(Reader reader) {
        this.reader = reader;
    }

    final void place(MessageShape level, ByteBuffer slots, int slot) {
        if (shape != level || memory != slots) { // a collector has work with each reference that is stored
            shape = level;
            memory = slots;
            levelCount = level == null ? 0 : level.entries().size();
        }
        first = slot;
        count = levelCount;
        generation = reader.generation;
    }

    final void check() {
        reader.enter();
        if (generation != reader.generation) {
            throw new IllegalStateException("the reader has read on: these slots are gone");
        }
    }

    private int at(int slot) {
        check();
        java.util.Objects.checkIndex(slot, count);
        return (first + slot) * Layout.Slot.SIZE_OF;
    }

    /** {@return how many slots this level has; 0 for a message that is not in the plan} */
    public final int count() {
        return count;
    }

    /** {@return what the slots are; null for a message that is not in the plan} */
    public final MessageShape shape() {
        return shape;
    }

    /**
     * A slot's state, as {@link SlotState} has it.
     *
     * @param slot its number
     * @return the state
     */
    public final SlotState state(int slot) {
        return SlotState.of(memory.get(at(slot) + Layout.Slot.STATE));
    }

    /**
     * Whether a slot holds nothing.
     *
     * @param slot its number
     * @return false where something is there, right or wrong
     */
    public final boolean isAbsent(int slot) {
        return memory.get(at(slot) + Layout.Slot.STATE) == Layout.TW_SLOT_ABSENT;
    }

    /**
     * Whether a slot holds a good value.
     *
     * @param slot its number
     * @return false where it is absent or bad
     */
    public final boolean isOk(int slot) {
        return isOk(memory.get(at(slot) + Layout.Slot.STATE));
    }

    private static boolean isOk(byte state) {
        return state == Layout.TW_SLOT_OK || state == Layout.TW_SLOT_LONG;
    }

    /**
     * The number of a slot, whatever its state: an integer; a decimal at the plan's scale; nanoseconds since 1970 UTC; days since 1970; 0 or 1; the first eight
     * bytes of a text, the first lowest; a group's entries.
     *
     * @param slot its number
     * @return the number; meaningful where {@link #isOk} says so
     */
    public final long number(int slot) {
        return memory.getLong(at(slot) + Layout.Slot.NUMBER);
    }

    /**
     * The number of a slot that has to be there and good.
     *
     * @param slot its number
     * @return as {@link #number}
     * @throws TagwireException where it is absent or bad: names the tag
     */
    public final long longValue(int slot) {
        int at = at(slot);
        if (!isOk(memory.get(at + Layout.Slot.STATE))) {
            throw bad(slot);
        }
        return memory.getLong(at + Layout.Slot.NUMBER);
    }

    /**
     * The number of a slot that may be absent.
     *
     * @param slot its number
     * @param otherwise what to give then
     * @return as {@link #number}
     * @throws TagwireException where it is bad
     */
    public final long longValue(int slot, long otherwise) {
        return isAbsent(slot) ? otherwise : longValue(slot);
    }

    /**
     * A bool.
     *
     * @param slot its number
     * @return whether it is Y
     * @throws TagwireException where it is absent or bad
     */
    public final boolean booleanValue(int slot) {
        return longValue(slot) != 0;
    }

    /**
     * A bool that may be absent.
     *
     * @param slot its number
     * @param otherwise what to give then
     * @return whether it is Y
     * @throws TagwireException where it is bad
     */
    public final boolean booleanValue(int slot, boolean otherwise) {
        return isAbsent(slot) ? otherwise : booleanValue(slot);
    }

    /**
     * A char.
     *
     * @param slot its number
     * @return its byte as a character
     * @throws TagwireException where it is absent or bad
     */
    public final char charValue(int slot) {
        return (char) (longValue(slot) & 0xFF);
    }

    /**
     * A char that may be absent.
     *
     * @param slot its number
     * @param otherwise what to give then
     * @return its byte as a character
     * @throws TagwireException where it is bad
     */
    public final char charValue(int slot, char otherwise) {
        return isAbsent(slot) ? otherwise : charValue(slot);
    }

    /**
     * A decimal as a new object, with the fraction digits that it was received with.
     *
     * @param slot its number
     * @return the decimal; null where it is absent
     * @throws TagwireException where it is bad
     * @throws IllegalArgumentException where the slot is of another type
     */
    public final BigDecimal bigDecimal(int slot) {
        if (isAbsent(slot)) {
            return null;
        }
        MessageShape.Entry entry = ofKind(slot, SlotKind.DECIMAL, SlotKind.DECIMAL_ANY);
        long number = longValue(slot);
        return entry.kind() == SlotKind.DECIMAL_ANY ? BigDecimal.valueOf(number, digits(slot)) : BigDecimal.valueOf(number, entry.scale()).setScale(digits(slot), RoundingMode.UNNECESSARY);
    }

    /**
     * A time as a new object.
     *
     * @param slot its number
     * @return the time; null where it is absent
     * @throws TagwireException where it is bad
     * @throws IllegalArgumentException where the slot is of another type
     */
    public final Instant instant(int slot) {
        if (isAbsent(slot)) {
            return null;
        }
        ofKind(slot, SlotKind.TIME, SlotKind.TIME);
        long ns = longValue(slot);
        return Instant.ofEpochSecond(Math.floorDiv(ns, 1_000_000_000L), Math.floorMod(ns, 1_000_000_000L));
    }

    /**
     * A date as a new object.
     *
     * @param slot its number
     * @return the date; null where it is absent
     * @throws TagwireException where it is bad
     * @throws IllegalArgumentException where the slot is of another type
     */
    public final LocalDate localDate(int slot) {
        if (isAbsent(slot)) {
            return null;
        }
        ofKind(slot, SlotKind.DATE, SlotKind.DATE);
        return LocalDate.ofEpochDay(longValue(slot));
    }

    private MessageShape.Entry ofKind(int slot, SlotKind one, SlotKind other) {
        MessageShape.Entry entry = shape.entries().get(slot);
        if (entry.kind() != one && entry.kind() != other) {
            throw new IllegalArgumentException("slot " + slot + " is " + entry.kind() + ", not " + one);
        }
        return entry;
    }

    /**
     * Fraction digits that a decimal or time was received with.
     *
     * @param slot its number
     * @return how many
     */
    public final int digits(int slot) {
        return memory.get(at(slot) + Layout.Slot.DIGITS) & 0xFF;
    }

    /**
     * Where the value's bytes begin.
     *
     * @param slot its number
     * @return from where the input began; of a group the number of its first slot
     */
    public final int offset(int slot) {
        return memory.getInt(at(slot) + Layout.Slot.OFFSET);
    }

    /**
     * The value's bytes.
     *
     * @param slot its number
     * @return how many; of a group the slots of each entry
     */
    public final int length(int slot) {
        int at = at(slot);
        return memory.get(at + Layout.Slot.STATE) == Layout.TW_SLOT_LONG ? (int) memory.getLong(at + Layout.Slot.NUMBER) : memory.getShort(at + Layout.Slot.LENGTH) & 0xFFFF;
    }

    /**
     * A byte of a value.
     *
     * @param slot its number
     * @param place from 0 up to its length
     * @return the byte
     */
    public final byte byteAt(int slot, int place) {
        return reader.input.byteAt(offset(slot) + java.util.Objects.checkIndex(place, length(slot)));
    }

    /**
     * Copies a value's bytes as received, as many as there is room for.
     *
     * @param slot its number
     * @param out where to
     * @param at the first byte there
     * @return bytes copied
     */
    public final int copy(int slot, byte[] out, int at) {
        int bytes = Math.min(length(slot), out.length - at);
        if (bytes > 0) {
            reader.input.copy(offset(slot), out, at, bytes);
        }
        return bytes;
    }

    /**
     * Appends a text, a character for each byte.
     *
     * @param slot its number
     * @param out where to; unchanged where the slot is absent
     * @return whether it is there
     * @throws TagwireException where it is bad
     */
    public final boolean appendTo(int slot, StringBuilder out) {
        if (!isThere(slot)) {
            return false;
        }
        int start = offset(slot);
        for (int i = 0, end = length(slot); i < end; i++) {
            out.append((char) (reader.input.byteAt(start + i) & 0xFF));
        }
        return true;
    }

    /**
     * A text as a new string, a character for each byte.
     *
     * @param slot its number
     * @return the text; null where it is absent
     * @throws TagwireException where it is bad
     */
    public final String string(int slot) {
        byte[] bytes = bytes(slot);
        return bytes == null ? null : new String(bytes, ISO_8859_1);
    }

    /**
     * A value's bytes as a new array.
     *
     * @param slot its number
     * @return the bytes; null where it is absent
     * @throws TagwireException where it is bad
     */
    public final byte[] bytes(int slot) {
        if (!isThere(slot)) {
            return null;
        }
        byte[] bytes = new byte[length(slot)];
        copy(slot, bytes, 0);
        return bytes;
    }

    /**
     * Whether a value is this text, a byte for each character.
     *
     * @param slot its number
     * @param text what to compare with
     * @return false where it is absent, too
     * @throws TagwireException where it is bad
     */
    public final boolean contentEquals(int slot, CharSequence text) {
        int length = text.length();
        if (!isThere(slot) || length(slot) != length) {
            return false;
        }
        int start = offset(slot);
        for (int i = 0; i < length; i++) {
            if ((reader.input.byteAt(start + i) & 0xFF) != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private boolean isThere(int slot) {
        if (isAbsent(slot)) {
            return false;
        }
        if (!isOk(slot)) {
            throw bad(slot);
        }
        return true;
    }

    /**
     * A group's entries, before the first: {@code for (Slots entry = row.group(3); entry.next();)}.
     *
     * @param slot its number
     * @return a cursor, the same object each time for this slot of this level; without entries where the group is absent
     * @throws IllegalArgumentException where the slot is no group
     */
    public final Slots group(int slot) {
        int at = at(slot);
        MessageShape level = shape.entries().get(slot).group();
        if (level == null) {
            throw new IllegalArgumentException("slot " + slot + " is no group");
        }
        if (groups.length <= slot) {
            groups = java.util.Arrays.copyOf(groups, Math.max(count, slot + 1));
        }
        if (groups[slot] == null) {
            groups[slot] = new Slots(reader);
        }
        Slots entries = groups[slot];
        entries.place(level, memory, memory.getInt(at + Layout.Slot.OFFSET));
        entries.each = memory.getShort(at + Layout.Slot.LENGTH) & 0xFFFF;
        entries.left = memory.get(at + Layout.Slot.STATE) == Layout.TW_SLOT_ABSENT ? 0 : (int) memory.getLong(at + Layout.Slot.NUMBER);
        entries.count = 0;
        entries.started = false;
        return entries;
    }

    /**
     * Moves to the next entry of a group.
     *
     * @return false after the last, and for a message
     */
    public final boolean next() {
        check();
        if (left <= 0) {
            count = 0;
            return false;
        }
        first += started ? each : 0;
        started = true;
        left--;
        count = each;
        return true;
    }

    /** {@return how many entries {@link #next()} has still to come to; 0 for a message} */
    public final int remaining() {
        check();
        return left;
    }

    private TagwireException bad(int slot) {
        SlotState state = state(slot);
        Status status = switch (state) {
            case ABSENT -> Status.PLAN_MISSING;
            case EMPTY -> Status.VALUE_EMPTY;
            case OVERFLOW -> Status.VALUE_OVERFLOW;
            case INEXACT -> Status.VALUE_INEXACT;
            case REPEATED -> Status.PLAN_REPEATED;
            case COUNT -> Status.INDEX_GROUP_COUNT;
            default -> Status.VALUE_FORMAT;
        };
        return new TagwireException(status, -1, shape.entries().get(slot).tag(), offset(slot), "");
    }
}
