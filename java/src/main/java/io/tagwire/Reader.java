// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;

/**
 * Reads by a plan: one crossing for all that was received. One thread. Allocates nothing per message, but for growing when a message has more
 * values than any before.
 */
public final class Reader extends Confined {
    /** How a call of {@link #read(ByteBuffer)} ended. */
    public enum End {
        /** All of the input is consumed. */
        INPUT,
        /** The input ends inside a message: {@link #need()} says how many bytes it takes. */
        MORE,
        /** Rows or slots are full: call again. */
        FULL,
        /** The next message takes more slots than there may be. */
        SLOTS
    }

    final Plan plan;
    final MessageShape[] shapes;
    final Input input = new Input();
    private final Memory memory;
    private final Memory rows;
    private final Memory progress = new Memory(Layout.Progress.SIZE_OF);
    private final boolean fixed;
    private final int rowsMax;
    private final long reader;
    private final Row row;
    private Memory slots;
    private int slotsMax;
    private int status = Layout.TW_OK;
    private int rowCount;
    int generation;

    Reader(Plan plan, ReaderOptions options) {
        this.plan = plan;
        shapes = plan.messages().toArray(new MessageShape[0]);
        fixed = options.fixed();
        rowsMax = options.rows();
        rows = new Memory(Math.max(1, rowsMax) * Layout.Row.SIZE_OF);
        makeSlots(options.slots());
        Memory pairs = options.index().pairs() == null ? null : DataPair.memory(options.index().pairs());
        Memory made = new Memory(Layout.ReaderOptions.SIZE_OF);
        Memory out = new Memory(8);
        Memory error = new Memory(Layout.Error.SIZE_OF);
        made.buffer.putInt(Layout.ReaderOptions.SIZE, Layout.ReaderOptions.SIZE_OF);
        MessageIndex.fill(made, options.index(), pairs);
        made.buffer.putLong(Layout.ReaderOptions.PLAN, plan.image.address);
        TagwireException.check(Native.readerSize(made.address, out.address));
        memory = new Memory(out.intAt(0));
        int answer = Native.readerInit(memory.address, memory.size, made.address, out.address, error.address);
        Reference.reachabilityFence(pairs);
        Reference.reachabilityFence(made);
        TagwireException.check(answer, error);
        reader = out.longAt(0);
        row = new Row(this);
    }

    private void makeSlots(int count) {
        slots = new Memory(count * Layout.Slot.SIZE_OF);
        slotsMax = count;
    }

    /** {@return the plan that it reads by} */
    public Plan plan() {
        return plan;
    }

    /**
     * Reads all messages from the buffer's position on, as many as there are rows for, and moves the position behind them.
     *
     * @param bytes what was received and not consumed yet; a direct buffer is read in place, others are copied. It must stay as it is, its limit too,
     *     while rows are read
     * @return how many messages, garbled bytes among them: {@link #row(int)} gives each
     */
    public int read(ByteBuffer bytes) {
        return read(bytes, rowsMax);
    }

    /**
     * Reads one message and moves the buffer's position behind it.
     *
     * @param bytes as in {@link #read(ByteBuffer)}
     * @return its row; null where more bytes, or slots, are needed
     */
    public Row readOne(ByteBuffer bytes) {
        return read(bytes, Math.min(1, rowsMax)) == 0 ? null : row(0);
    }

    private int read(ByteBuffer bytes, int most) {
        enter();
        input.set(bytes);
        call(most);
        while (rowCount == 0 && status == Layout.TW_ROOM && most != 0 && !fixed && slotsMax < ReaderOptions.SLOTS_MAX) {
            makeSlots(Math.min(ReaderOptions.SLOTS_MAX, Math.max(1024, slotsMax * 2)));
            call(most);
        }
        bytes.position(bytes.position() + consumed());
        return rowCount;
    }

    /**
     * Reads messages that stand in an array, which is copied.
     *
     * @param bytes where they are
     * @param offset the first byte
     * @param length how many
     * @return as {@link #read(ByteBuffer)}; {@link #consumed()} says how far it came
     */
    public int read(byte[] bytes, int offset, int length) {
        enter();
        input.set(bytes, offset, length);
        call(rowsMax);
        while (rowCount == 0 && status == Layout.TW_ROOM && rowsMax != 0 && !fixed && slotsMax < ReaderOptions.SLOTS_MAX) {
            makeSlots(Math.min(ReaderOptions.SLOTS_MAX, Math.max(1024, slotsMax * 2)));
            call(rowsMax);
        }
        return rowCount;
    }

    private void call(int most) {
        generation++;
        status = Native.read(reader, input.address, input.length, rows.address, most, slots.address, slotsMax, progress.address);
        Reference.reachabilityFence(input.view);
        Reference.reachabilityFence(this);
        if (status < 0) {
            rowCount = 0;
            throw new TagwireException(Status.of(status), -1, 0, 0, "");
        }
        rowCount = progress.intAt(Layout.Progress.ROWS);
    }

    /**
     * A message that was read.
     *
     * @param which from 0, below what the call gave
     * @return its row: always the same object, moved there; valid until the next call
     */
    public Row row(int which) {
        enter();
        java.util.Objects.checkIndex(which, rowCount);
        return row.set(rows.buffer, which * Layout.Row.SIZE_OF, slots.buffer);
    }

    /** {@return how the last call ended} */
    public End end() {
        return switch (status) {
            case Layout.TW_OK -> End.INPUT;
            case Layout.TW_MORE -> End.MORE;
            default -> rowCount == 0 ? End.SLOTS : End.FULL;
        };
    }

    /** {@return bytes that the last call is done with} */
    public int consumed() {
        return progress.intAt(Layout.Progress.CONSUMED);
    }

    /** {@return slots that the last call used} */
    public int slotCount() {
        return progress.intAt(Layout.Progress.SLOTS);
    }

    /** {@return bytes that the message at which the last call stopped takes, as far as that is known; 0 where it did not stop so} */
    public int need() {
        return status == Layout.TW_MORE ? progress.intAt(Layout.Progress.NEED) : 0;
    }

    Memory slots() {
        return slots;
    }

    int slotsMax() {
        return slotsMax;
    }
}
