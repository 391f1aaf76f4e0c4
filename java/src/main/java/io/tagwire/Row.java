// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.nio.ByteBuffer;

/** What one message gave: its outcome, and its top-level slots as {@link Slots} has them. Valid until the reader reads again. */
public final class Row extends Slots {
    private static final int OTHER = 0xFFFF;
    private ByteBuffer rows;
    private int at;

    Row(Reader reader) {
        super(reader);
    }

    Row set(ByteBuffer table, int place, ByteBuffer slots) {
        if (rows != table) {
            rows = table;
        }
        at = place;
        int message = message();
        place(message < 0 ? null : reader.shapes[message], slots, firstSlot());
        return this;
    }

    private int member(int member) {
        check();
        return rows.getInt(at + member);
    }

    /** {@return which message of the plan, from 0; -1 where its type is not in the plan or the bytes are garbled} */
    public int message() {
        int message = rows.getShort(at + Layout.Row.MESSAGE) & OTHER;
        return message == OTHER ? -1 : message;
    }

    /** {@return whether nothing is wrong} */
    public boolean isOk() {
        return member(Layout.Row.STATUS) == Layout.TW_OK;
    }

    /** {@return OK, or the first fault} */
    public Status status() {
        return Status.of(member(Layout.Row.STATUS));
    }

    /** {@return the tag of the first fault, 0 where none is known} */
    public int tag() {
        return member(Layout.Row.TAG);
    }

    /** {@return the message's first byte, from where the input began} */
    public int offset() {
        return member(Layout.Row.OFFSET);
    }

    /** {@return the message's bytes, or those of the garbage} */
    public int length() {
        return member(Layout.Row.LENGTH);
    }

    /** {@return fields in the message, 8, 9, 35 and 10 included} */
    public int fieldCount() {
        return member(Layout.Row.FIELDS);
    }

    /** {@return slots used, those of groups included} */
    public int slotCount() {
        return member(Layout.Row.SLOTS);
    }

    /** {@return bad slots, at most 65,535} */
    public int badCount() {
        check();
        return rows.getShort(at + Layout.Row.BAD) & 0xFFFF;
    }

    int firstSlot() {
        return rows.getInt(at + Layout.Row.SLOT);
    }
}
