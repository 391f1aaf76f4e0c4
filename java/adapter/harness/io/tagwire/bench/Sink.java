// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

/** What consumes the values: the contract's FNV-1a (bench/BENCHMARK.md), or the fold of form converted. One process uses one of them, so calls are inlined. */
abstract class Sink {
    static Sink of(Options options) {
        return options.folds() ? new Fold() : new Fnv();
    }

    /** Whether a text is two numbers: its first eight bytes, the first lowest and zero filled, then its length. */
    abstract boolean folds();

    abstract void start();

    abstract long sum();

    abstract void text(byte[] bytes, int offset, int length);

    abstract void number(char kind, long value);

    static final class Fnv extends Sink {
        private static final int BASIS = (int) 2166136261L;
        private static final int PRIME = 16777619;
        private int hash;

        @Override
        boolean folds() {
            return false;
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
        void text(byte[] bytes, int offset, int length) {
            int h = (hash ^ 's') * PRIME;
            for (int i = offset; i < offset + length; i++) {
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
        boolean folds() {
            return true;
        }

        @Override
        void start() {
            sum = 0;
        }

        @Override
        long sum() {
            return sum;
        }

        @Override
        void text(byte[] bytes, int offset, int length) {
            long word = 0;
            for (int i = Math.min(length, 8) - 1; i >= 0; i--) {
                word = word << 8 | bytes[offset + i] & 0xFF;
            }
            number('s', word);
            number('s', length);
        }

        @Override
        void number(char kind, long value) {
            sum = Long.rotateLeft(sum, 7) ^ value;
        }
    }
}
