// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;

/**
 * Every field of a message: one call frames, checks and indexes it, then its fields are read in place. One thread. Allocates nothing per message.
 */
public final class MessageIndex extends Confined {
    final Input input = new Input();
    final Memory memory;
    final Memory error = new Memory(Layout.Error.SIZE_OF);
    final Numbers numbers = new Numbers();
    private final Memory frame = new Memory(Layout.Frame.SIZE_OF);
    private final Message message;
    int generation;

    /** An index with all defaults. */
    public MessageIndex() {
        this(IndexOptions.DEFAULT);
    }

    /**
     * An index.
     *
     * @param options how large, and which data fields
     * @throws TagwireException where they are out of their ranges
     */
    public MessageIndex(IndexOptions options) {
        Memory pairs = options.pairs() == null ? null : DataPair.memory(options.pairs());
        Memory native_ = new Memory(Layout.IndexOptions.SIZE_OF);
        native_.buffer.putInt(Layout.IndexOptions.SIZE, Layout.IndexOptions.SIZE_OF);
        fill(native_, options, pairs);
        Memory out = new Memory(8);
        TagwireException.check(Native.indexSize(native_.address, out.address));
        memory = new Memory(out.intAt(0));
        int status = Native.indexInit(memory.address, memory.size, native_.address, out.address, error.address);
        Reference.reachabilityFence(pairs);
        Reference.reachabilityFence(native_);
        TagwireException.check(status, error);
        message = new Message(this, memory);
    }

    /** The members that an index and a reader have in common stand at the same places. */
    static void fill(Memory out, IndexOptions options, Memory pairs) {
        out.buffer.putInt(Layout.IndexOptions.CAPACITY, options.capacity());
        out.buffer.putInt(Layout.IndexOptions.LENGTH_MAX, options.lengthMax());
        if (pairs != null) {
            out.buffer.putInt(Layout.IndexOptions.PAIRS_COUNT, options.pairs().size());
            out.buffer.putLong(Layout.IndexOptions.PAIRS, pairs.address);
        }
    }

    /**
     * Reads the message at the buffer's position and moves the position behind it, or behind bytes that are no message.
     *
     * @param bytes what was received and not consumed yet; a direct buffer is read in place, others are copied. It must stay as it is, its limit
     *     too, while the message is read
     * @return the message, valid until the next call: always the same object; null where more bytes are needed
     */
    public Message read(ByteBuffer bytes) {
        enter();
        generation++;
        input.set(bytes);
        int status = Native.indexNext(memory.address, input.address, input.length, frame.address, error.address);
        Reference.reachabilityFence(bytes);
        Reference.reachabilityFence(this);
        if (status == Layout.TW_MORE) {
            message.set(status, 0);
            return null;
        }
        int length = frame.intAt(Layout.Frame.LENGTH);
        bytes.position(bytes.position() + length);
        return message.set(status, length);
    }

    /**
     * Reads a message that stands alone in an array, which is copied.
     *
     * @param bytes where it is
     * @param offset its first byte
     * @param length how many there are
     * @return as {@link #read(ByteBuffer)}
     */
    public Message read(byte[] bytes, int offset, int length) {
        enter();
        generation++;
        input.set(bytes, offset, length);
        int status = Native.indexNext(memory.address, input.address, input.length, frame.address, error.address);
        Reference.reachabilityFence(this);
        return status == Layout.TW_MORE ? null : message.set(status, frame.intAt(Layout.Frame.LENGTH));
    }

    /**
     * Takes all bytes as fields, without asking for a header or a trailer.
     *
     * @param bytes from position to limit; the position moves to the limit
     * @return the fields; after an error those before the fault
     */
    public Message readFields(ByteBuffer bytes) {
        enter();
        generation++;
        input.set(bytes);
        int status = Native.indexFields(memory.address, input.address, input.length, error.address);
        Reference.reachabilityFence(bytes);
        Reference.reachabilityFence(this);
        bytes.position(bytes.limit());
        return message.set(status, input.length);
    }

    /** {@return after null: the bytes that the input must hold before another call can find a message} */
    public int need() {
        return frame.intAt(Layout.Frame.NEED);
    }
}
