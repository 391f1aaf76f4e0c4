// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;

/** Where a message is written to: a direct buffer in place, through memory of its own for others. The message moves to the buffer's position. */
final class Output {
    private final Memory result = new Memory(8);
    final Memory error = new Memory(Layout.Error.SIZE_OF);
    private Memory scratch;
    private ByteBuffer direct;
    private long directAddress;

    long address;
    int room;

    long resultAddress() {
        return result.address;
    }

    void set(ByteBuffer out) {
        if (out.isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        room = out.remaining();
        if (out.isDirect()) {
            if (out != direct) {
                directAddress = Native.address(out);
                direct = out;
            }
            address = directAddress + out.position();
            return;
        }
        if (scratch == null || scratch.size < room) {
            scratch = new Memory(Math.max(4096, room));
        }
        address = scratch.address;
    }

    /** Puts what was written at the buffer's position and moves that behind it; place: what a fault's offset counts. Returns the bytes. */
    int take(ByteBuffer out, int status, String place) {
        Reference.reachabilityFence(out);
        TagwireException.check(status, error, place);
        int offset = result.intAt(0);
        int length = result.intAt(4);
        int at = out.position();
        if (out.isDirect()) {
            out.put(at, out, at + offset, length);
        } else {
            out.put(at, scratch.buffer, offset, length);
        }
        out.position(at + length);
        return length;
    }
}
