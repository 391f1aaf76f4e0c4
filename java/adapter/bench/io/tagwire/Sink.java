// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

/** What consumes the values: the contract's FNV-1a (bench/BENCHMARK.md), or the fold of form converted. One process uses one of them, so calls are inlined. */
abstract class Sink {
    abstract void start();

    abstract long sum();

    abstract void text(Slots slots, int slot);

    abstract void number(char kind, long value);

    static final class Fnv extends Sink {
        private static final int BASIS = (int) 2166136261L;
        private static final int PRIME = 16777619;
        private final byte[] text;
        private int hash;

        Fnv() {
            this(1 << 16);
        }

        Fnv(int longest) {
            text = new byte[longest];
        }

        @Override
        void start() {
            hash = BASIS;
        }

        @Override
        long sum() {
            return hash & 0xFFFFFFFFL;
        }

        @Override
        void text(Slots slots, int slot) {
            text(text, slots.copy(slot, text, 0));
        }

        void text(byte[] bytes, int length) {
            int h = (hash ^ 's') * PRIME;
            for (int i = 0; i < length; i++) {
                h = (h ^ bytes[i] & 0xFF) * PRIME;
            }
            hash = (h ^ 1) * PRIME;
        }

        @Override
        void number(char kind, long value) {
            int h = (hash ^ kind) * PRIME;
            for (int i = 0; i < 64; i += 8) {
                h = (h ^ (int) (value >>> i) & 0xFF) * PRIME;
            }
            hash = (h ^ 1) * PRIME;
        }
    }

    static final class Fold extends Sink {
        private long sum;

        @Override
        void start() {
            sum = 0;
        }

        @Override
        long sum() {
            return sum;
        }

        @Override
        void text(Slots slots, int slot) {
            number('s', slots.number(slot)); // its first eight bytes
            number('s', slots.length(slot));
        }

        @Override
        void number(char kind, long value) {
            sum = Long.rotateLeft(sum, 7) ^ value;
        }
    }
}
