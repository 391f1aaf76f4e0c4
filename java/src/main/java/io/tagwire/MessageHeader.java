// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.lang.ref.Reference;

/**
 * What all messages of one kind begin with: BeginString, MsgType and constant fields, rendered once. Complete it before others use it; then any thread.
 */
public final class MessageHeader {
    final Memory memory = new Memory(Layout.Header.SIZE_OF);
    private final Memory error = new Memory(Layout.Error.SIZE_OF);

    /**
     * A header.
     *
     * @param beginString 8, 1 to 16 bytes
     * @param msgType 35, 1 to 32 bytes
     * @throws TagwireException for values that cannot be sent
     */
    public MessageHeader(String beginString, String msgType) {
        Memory begin = Memory.of(beginString.getBytes(ISO_8859_1));
        Memory type = Memory.of(msgType.getBytes(ISO_8859_1));
        int status = Native.headerInit(memory.address, begin.address, begin.size, type.address, type.size, error.address);
        Reference.reachabilityFence(begin);
        Reference.reachabilityFence(type);
        Reference.reachabilityFence(this);
        TagwireException.check(status, error);
    }

    /**
     * Adds a constant field.
     *
     * @param tag its tag, none of 8, 9, 10, 35
     * @param value its value, a byte for each character
     * @return this
     * @throws TagwireException for a tag or value that cannot be sent, or where the header is full
     */
    public MessageHeader add(int tag, String value) {
        Memory bytes = Memory.of(value.getBytes(ISO_8859_1));
        int status = Native.headerText(memory.address, tag, bytes.address, bytes.size, error.address);
        Reference.reachabilityFence(bytes);
        Reference.reachabilityFence(this);
        TagwireException.check(status, error);
        return this;
    }
}
