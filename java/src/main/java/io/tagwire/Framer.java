// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;

/** Finds messages in a stream and checks BodyLength and CheckSum. One thread. Allocates nothing per message. */
public final class Framer extends Confined {
    private final Input input = new Input();
    private final Memory frame = new Memory(Layout.Frame.SIZE_OF);
    private final Memory error = new Memory(Layout.Error.SIZE_OF);
    private final int lengthMax;
    private int status = Layout.TW_MORE;
    private int offset;
    private int length;

    /** A framer for messages of at most 1 MiB. */
    public Framer() {
        this(0);
    }

    /**
     * A framer.
     *
     * @param lengthMax bytes of the largest message accepted; 0 means 1 MiB
     */
    public Framer(int lengthMax) {
        if (lengthMax < 0) {
            throw new IllegalArgumentException("lengthMax is " + lengthMax);
        }
        this.lengthMax = lengthMax;
    }

    /**
     * Finds the next message, or bytes that are none, at the buffer's position, and moves the position behind it.
     *
     * @param bytes what was received and not consumed yet, from position to limit; keep what is left and append to it
     * @return false where more bytes are needed: the position stays
     */
    public boolean next(ByteBuffer bytes) {
        enter();
        input.set(bytes);
        status = Native.frameNext(input.address, input.length, lengthMax, frame.address, error.address);
        Reference.reachabilityFence(bytes);
        Reference.reachabilityFence(this);
        if (status == Layout.TW_MORE) {
            length = 0;
            return false;
        }
        offset = bytes.position();
        length = frame.intAt(Layout.Frame.LENGTH);
        bytes.position(offset + length);
        return true;
    }

    /** {@return whether what was found is a message, not garbage} */
    public boolean isMessage() {
        return status == Layout.TW_OK;
    }

    /** {@return OK, MORE or why the bytes are garbled} */
    public Status status() {
        return Status.of(status);
    }

    /** {@return where in the buffer it began} */
    public int offset() {
        return offset;
    }

    /** {@return its bytes} */
    public int length() {
        return length;
    }

    /** {@return after false: the bytes that the input must hold before another call can find a message} */
    public int need() {
        return frame.intAt(Layout.Frame.NEED);
    }
}
