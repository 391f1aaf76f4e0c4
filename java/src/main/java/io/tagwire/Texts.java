// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The texts of a message in the making, one behind the other, in memory that grows and then stays. */
final class Texts {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());
    private static final int WORD = 8;
    /** Up to here texts are copied by words: a copy of bytes has a branch for each length, and guesses it wrong. */
    private static final int SHORT_MAX = 64;
    private static final int SIZE_MAX = 1 << 30;

    private Memory memory = new Memory(1024);
    private int used;

    void clear() {
        used = 0;
    }

    long address() {
        return memory.address;
    }

    int used() {
        return used;
    }

    /** Room behind the last text, and a word more. */
    private ByteBuffer room(int length) {
        long end = (long) used + length + WORD;
        if (end > memory.size) {
            memory = memory.grown(end, used, SIZE_MAX);
        }
        return memory.buffer;
    }

    /** Copies a text behind the others. Returns where it begins. */
    int add(byte[] bytes, int offset, int length) {
        java.util.Objects.checkFromIndexSize(offset, length, bytes.length);
        ByteBuffer buffer = room(length);
        int start = used;
        if (length > SHORT_MAX) {
            buffer.put(start, bytes, offset, length);
        } else if (length >= WORD) {
            for (int at = 0; at + WORD < length; at += WORD) {
                buffer.putLong(start + at, (long) LONGS.get(bytes, offset + at));
            }
            buffer.putLong(start + length - WORD, (long) LONGS.get(bytes, offset + length - WORD));
        } else if (offset + WORD <= bytes.length) {
            buffer.putLong(start, (long) LONGS.get(bytes, offset)); // what is behind it is written over by the next text
        } else {
            for (int i = 0; i < length; i++) {
                buffer.put(start + i, bytes[offset + i]);
            }
        }
        used = start + length;
        return start;
    }

    /** The same of characters, a byte for each. */
    int add(CharSequence text) {
        int length = text.length();
        ByteBuffer buffer = room(length);
        int start = used;
        for (int i = 0; i < length; i++) {
            char each = text.charAt(i);
            if (each > 0xFF) {
                throw new IllegalArgumentException("character " + i + " is above 255: encode the text yourself");
            }
            buffer.put(start + i, (byte) each);
        }
        used = start + length;
        return start;
    }
}
