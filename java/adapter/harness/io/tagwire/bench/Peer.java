// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import java.util.Arrays;

/** What adapters of other engines have in common. */
final class Peer {
    private static final int CHECKSUM = 7; // 10=nnn and SOH

    private Peer() {}

    /** The version that a jar names in its manifest; "?" where it names none. */
    static String version(Class<?> of) {
        String version = of.getPackage().getImplementationVersion();
        return version == null ? "?" : version;
    }

    /** Where it came from. */
    static String source(String name, String otherwise) {
        return System.getenv("TAGWIRE_PEER_" + name) == null ? otherwise : "TAGWIRE_PEER_" + name;
    }

    /** Whether a message has data fields, which may hold SOH. */
    static boolean hasData(Held held, int message) {
        return Arrays.stream(held.extras(message)).anyMatch(value -> value.kind() == 'd');
    }

    /** Whether BodyLength is what a frame has: for engines whose parser leaves that to their decoder. */
    static boolean isBodyLengthRight(byte[] bytes, int begin, int length) {
        int at = begin;
        while (bytes[at++] != 1) {
            // BeginString
        }
        if (bytes[at] != '9' || bytes[at + 1] != '=') {
            return false;
        }
        int value = 0;
        for (at += 2; bytes[at] != 1; at++) {
            value = 10 * value + bytes[at] - '0';
        }
        return value == begin + length - CHECKSUM - at - 1;
    }

    /** A text of the set as characters, for engines that take them: moved from text to text. */
    static final class Text implements CharSequence {
        private byte[] bytes;
        private int offset;
        private int length;

        Text set(byte[] from, int at, int count) {
            bytes = from;
            offset = at;
            length = count;
            return this;
        }

        @Override
        public int length() {
            return length;
        }

        @Override
        public char charAt(int index) {
            return (char) (bytes[offset + index] & 0xFF);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return toString().substring(start, end);
        }

        @Override
        public String toString() {
            return new StringBuilder(length).append(this, 0, length).toString();
        }
    }
}
