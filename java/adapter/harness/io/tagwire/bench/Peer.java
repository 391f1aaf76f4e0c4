// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import java.util.Arrays;

/** What adapters of other engines have in common. */
final class Peer {
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
