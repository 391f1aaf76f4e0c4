// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.nio.ByteBuffer;

/** Messages for tests. */
final class Wire {
    private Wire() {}

    /** A whole message of a body whose fields end with '|'. */
    static byte[] message(String body) {
        String text = ("8=FIX.4.4|9=" + body.length() + '|' + body).replace('|', '\1');
        int sum = 0;
        for (byte each : text.getBytes(ISO_8859_1)) {
            sum += each & 0xFF;
        }
        return (text + String.format("10=%03d\1", sum % 256)).getBytes(ISO_8859_1);
    }

    static ByteBuffer direct(byte[] bytes) {
        return ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
    }

    static String text(ByteBuffer buffer, int from, int length) {
        byte[] bytes = new byte[length];
        buffer.get(from, bytes);
        return new String(bytes, ISO_8859_1).replace('\1', '|');
    }
}
