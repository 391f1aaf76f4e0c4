// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The bytes of a call, where C can read them. A direct buffer is read in place; its address is asked for when it is not that of the last
 * call. Anything else is copied. Reads of values come back here, bounds-checked.
 */
final class Input {
    private static final VarHandle LONGS = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private Memory scratch;
    private ByteBuffer direct;
    private long directAddress;

    /** What offsets of the last call count in, from {@link #base} on. */
    ByteBuffer view;

    /** Where in the view the input begins. */
    int base;

    /** The address of the input's first byte. */
    long address;

    int length;

    /** The bytes from position to limit, which stay as they are. */
    void set(ByteBuffer input) {
        int start = input.position();
        length = input.limit() - start;
        if (!input.isDirect()) {
            reserve(length);
            scratch.buffer.put(0, input, start, length);
            return;
        }
        if (input != direct) {
            directAddress = Native.address(input);
            direct = input;
        }
        view = input;
        base = start;
        address = directAddress + start;
    }

    void set(byte[] input, int offset, int count) {
        reserve(count);
        scratch.buffer.put(0, input, offset, count);
        length = count;
    }

    private void reserve(int count) {
        if (scratch == null || scratch.size < count) {
            scratch = new Memory(Math.max(4096, Math.max(count, (int) Math.min(Integer.MAX_VALUE / 2, 2L * (scratch == null ? 0 : scratch.size)))));
        }
        view = scratch.buffer;
        base = 0;
        address = scratch.address;
    }

    byte byteAt(int offset) {
        return view.get(base + offset);
    }

    /** Eight bytes, the first lowest. */
    long word(int offset) {
        return (long) LONGS.get(view, base + offset);
    }

    void copy(int offset, byte[] out, int at, int count) {
        view.get(base + offset, out, at, count);
    }
}
