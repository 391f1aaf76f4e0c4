// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/** A timed loop over the frames of a set, each in turn. */
interface Loop {
    /** What an operation gives that was refused: no hash, no number of fields, and no fold of the sets. */
    long REFUSED = -1;

    /** One batch, in nanoseconds. */
    long batch();

    /** Of builds: each frame built once, one after the other. */
    default void emit(OutputStream out) throws IOException {}

    /** What an operation does with a frame: the hash, the fold or the number of fields, or REFUSED. */
    interface Parse {
        long run(ByteBuffer bytes, int at, int length);
    }

    /** All frames of a part of the set in one call: how many were not right. */
    interface Many {
        int run(State state, int first, int count);
    }

    /** A build of one message at the buffer's position or behind it; the position moves to the message's end: its bytes, or REFUSED. */
    interface Build {
        long run(Held held, int message, ByteBuffer out);
    }

    /** What loops work on. */
    final class State {
        final SetFile set;
        final Options options;
        /** Of builds; else null. */
        final Held held;
        final long[] expected;
        final int[] offsets;
        final int[] lengths;
        int next;
        long errors;
        /** The first reason for a refusal that the codec names. */
        String note = "";

        State(SetFile set, Options options, Held held) {
            this.set = set;
            this.options = options;
            this.held = held;
            expected = new long[set.count];
            offsets = new int[set.count];
            lengths = new int[set.count];
            for (int i = 0; i < set.count; i++) {
                expected[i] = set.expected(i, options.operation, options.folds());
                offsets[i] = set.offset(i);
                lengths[i] = set.length(i);
            }
        }

        long refuse(String why) {
            if (note.isEmpty() && why != null) {
                note = why;
            }
            return REFUSED;
        }
    }

    /** Parses, one frame an operation. In form chained an operation's place is known only when the one before has given its result. */
    static Loop parses(State state, Parse parse) {
        ByteBuffer bytes = state.set.bytes;
        long none = (long) state.options.warmup >>> 40; // 0, and the compiler is not to know
        long mask = state.options.form.equals("chained") ? none : 0;
        boolean chained = state.options.form.equals("chained");
        return () -> {
            int at = state.next;
            int wrong = 0;
            long before = 0;
            long from = System.nanoTime();
            for (int i = state.options.batch; i > 0; i--) {
                long result = parse.run(bytes, state.offsets[at] + (int) before, state.lengths[at]);
                wrong += result == state.expected[at] ? 0 : 1;
                if (chained) {
                    before = (result ^ state.expected[at]) & mask;
                }
                at = at + 1 == state.offsets.length ? 0 : at + 1;
            }
            long passed = System.nanoTime() - from;
            state.next = at;
            state.errors += wrong;
            return passed;
        };
    }

    /** The whole batch in one call, or in two where the set begins again. */
    static Loop batches(State state, Many many) {
        return () -> {
            int at = state.next;
            long wrong = 0;
            long from = System.nanoTime();
            for (int left = state.options.batch; left > 0; ) {
                int count = Math.min(left, state.offsets.length - at);
                wrong += many.run(state, at, count);
                left -= count;
                at = at + count == state.offsets.length ? 0 : at + count;
            }
            long passed = System.nanoTime() - from;
            state.next = at;
            state.errors += wrong;
            return passed;
        };
    }

    /** Builds, each message of a batch into a place of its own; what was built is looked at when the clock stands. */
    static Loop builds(State state, Build build, boolean heap) {
        return new Builds(state, build, heap);
    }

    /** See above. */
    final class Builds implements Loop {
        private static final int CHECKSUM = 7; // 10=nnn and SOH
        private final State state;
        private final Build build;
        private final ByteBuffer memory;
        private final int room;
        private final int[] frames;
        private final int[] ends;
        private final long[] made;

        private Builds(State state, Build build, boolean heap) {
            this.state = state;
            this.build = build;
            int longest = 0;
            for (int length : state.lengths) {
                longest = Math.max(longest, length);
            }
            // Ample room, as a sender has, and an odd number of cache lines: the places of a batch spread over all sets of a cache.
            room = (longest / 64 * 2 + 9) * 64;
            int batch = state.options.batch;
            frames = new int[batch];
            ends = new int[batch];
            made = new long[batch];
            memory = heap ? ByteBuffer.allocate(room * batch) : ByteBuffer.allocateDirect(room * batch + 64).alignedSlice(64);
        }

        @Override
        public long batch() {
            int at = state.next;
            long from = System.nanoTime();
            for (int i = 0; i < made.length; i++) {
                made[i] = build.run(state.held, at, memory.limit((i + 1) * room).position(i * room));
                ends[i] = memory.position();
                frames[i] = at;
                at = at + 1 == state.held.count() ? 0 : at + 1;
            }
            long passed = System.nanoTime() - from;
            state.next = at;
            for (int i = 0; i < made.length; i++) {
                state.errors += isGood(frames[i], ends[i], made[i]) ? 0 : 1;
            }
            return passed;
        }

        /** As many bytes as the expected frame, and its CheckSum. */
        private boolean isGood(int frame, int builtEnd, long length) {
            if (length != state.expected[frame] || length < CHECKSUM) {
                return false;
            }
            memory.limit(memory.capacity());
            int end = state.offsets[frame] + state.lengths[frame];
            for (int i = 1; i <= CHECKSUM; i++) {
                if (memory.get(builtEnd - i) != state.set.bytes.get(end - i)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void emit(OutputStream out) throws IOException {
            for (int i = 0; i < state.held.count(); i++) {
                long length = build.run(state.held, i, memory.limit(room).position(0));
                byte[] bytes = new byte[(int) Math.max(0, length)];
                memory.get(memory.position() - bytes.length, bytes);
                out.write(bytes);
            }
        }
    }
}
