// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/** A set of frames (bench/PROTOCOL.md), in direct memory aligned to 64 bytes, or as an array for the heap variant. */
final class SetFile {
    private static final long MAGIC = 0x3130305445535754L; // TWSET001
    private static final int HEADER = 32, ROW = 64, VALUE = 32;

    final ByteBuffer bytes;
    /** The same as an array. */
    final byte[] array;
    final int count;
    final int framesAt;
    final int values;

    private SetFile(ByteBuffer bytes) {
        this.bytes = bytes;
        array = new byte[bytes.limit()];
        bytes.get(0, array);
        count = bytes.getInt(8);
        values = bytes.getInt(12);
        framesAt = (int) bytes.getLong(16);
    }

    static SetFile read(String path, boolean heap) throws IOException {
        try (FileChannel file = FileChannel.open(Path.of(path))) {
            int size = (int) file.size();
            ByteBuffer memory = heap ? ByteBuffer.allocate(size) : ByteBuffer.allocateDirect(size + 128).alignedSlice(64).limit(size);
            while (memory.hasRemaining() && file.read(memory) >= 0) {
                // until all of it is there
            }
            memory.order(ByteOrder.LITTLE_ENDIAN).flip();
            if (size < HEADER || memory.getLong(0) != MAGIC || memory.getLong(24) != size) {
                throw new IOException("not a set file");
            }
            return new SetFile(memory);
        }
    }

    private int row(int frame) {
        return HEADER + frame * ROW;
    }

    int offset(int frame) {
        return framesAt + (int) bytes.getLong(row(frame));
    }

    int length(int frame) {
        return bytes.getInt(row(frame) + 8);
    }

    String msgType(int frame) {
        byte[] type = new byte[8];
        bytes.get(row(frame) + 48, type);
        return new String(type, java.nio.charset.StandardCharsets.ISO_8859_1).replace("\0", "");
    }

    /** What an operation on the frame has to give. */
    long expected(int frame, String operation, boolean fold) {
        int row = row(frame);
        return switch (operation) {
            case "build" -> length(frame);
            case "parse_only" -> fold ? bytes.getLong(row + 16) : bytes.getInt(row + 32) & 0xFFFFFFFFL;
            case "empty_call" -> 0;
            case "parse_extract" -> fold ? bytes.getLong(row + 24) : bytes.getInt(row + 36) & 0xFFFFFFFFL;
            default -> bytes.getInt(row + 12);
        };
    }

    Value[] values(int frame) {
        int first = bytes.getInt(row(frame) + 40);
        Value[] own = new Value[bytes.getInt(row(frame) + 44)];
        for (int i = 0; i < own.length; i++) {
            int at = HEADER + count * ROW + (first + i) * VALUE;
            char kind = (char) bytes.get(at + 4);
            byte[] text = new byte[kind == 's' || kind == 'd' ? bytes.getShort(at + 6) & 0xFFFF : 0];
            int textAt = framesAt + (int) bytes.getLong(at + 16);
            bytes.get(textAt, text);
            own[i] = new Value(bytes.getInt(at), kind, bytes.get(at + 5), bytes.getLong(at + 8), textAt, text);
        }
        return own;
    }
}
