// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Direct memory that the collector owns, aligned to 64 bytes, zeroed, and its address. Every read in Java is bounds-checked. */
final class Memory {
    private static final int ALIGNMENT = 64;

    final ByteBuffer buffer;
    final long address;
    final int size;

    Memory(int size) {
        TagwireLibrary.load();
        if (size < 0 || size > Integer.MAX_VALUE - 2 * ALIGNMENT) {
            throw new IllegalArgumentException("a size of " + Integer.toUnsignedString(size) + " bytes is more than a buffer holds");
        }
        int rounded = (Math.max(size, 1) + ALIGNMENT - 1) & -ALIGNMENT;
        buffer = ByteBuffer.allocateDirect(rounded + ALIGNMENT).alignedSlice(ALIGNMENT).order(ByteOrder.nativeOrder());
        address = Native.address(buffer);
        this.size = size;
    }

    static Memory of(byte[] bytes) {
        Memory memory = new Memory(bytes.length);
        memory.buffer.put(0, bytes);
        return memory;
    }

    static Memory of(CharSequence text) {
        return of(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** Larger memory with the first bytes of this one: twice its size where it may be. */
    Memory grown(long least, int used, int most) {
        if (least > most) {
            throw new IllegalArgumentException(least + " bytes: a message has no more than " + most);
        }
        Memory larger = new Memory((int) Math.max(least, Math.min(most, 2L * size)));
        larger.buffer.put(0, buffer, 0, used);
        return larger;
    }

    int intAt(int offset) {
        return buffer.getInt(offset);
    }

    long longAt(int offset) {
        return buffer.getLong(offset);
    }

    String latin1(int offset, int length) {
        byte[] bytes = new byte[length];
        buffer.get(offset, bytes);
        return new String(bytes, ISO_8859_1);
    }

    /** A text in the library's own memory. */
    static String foreign(long address, int length) {
        if (address == 0 || length == 0) {
            return "";
        }
        Memory memory = new Memory(length);
        Native.copy(address, memory.address, length);
        String text = memory.latin1(0, length);
        Reference.reachabilityFence(memory);
        return text;
    }
}
