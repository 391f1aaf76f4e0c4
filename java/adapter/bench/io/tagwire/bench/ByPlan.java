// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import io.tagwire.Plan;
import io.tagwire.Reader;
import io.tagwire.Row;
import io.tagwire.Slots;
import java.nio.ByteBuffer;

/** Parses through a plan: one call frames, checks, indexes and extracts; what it gave in slots is then consumed in the contract's order. */
final class ByPlan implements Loop.Parse, Loop.Many {
    private static final String PLAN = "D{11:text 21:int 55:text 54:int 60:text 38:int 40:int 44:dec5 59:int} "
            + "8{37:text 17:text 11:text 150:int 39:int 55:text 54:int 38:int 151:int 14:int 6:dec5 60:text} W{262:text 55:text 268{269:int 270:dec5 271:int}}";

    private final Reader reader = Plan.compile(PLAN).reader();
    private final Sink sink;
    private final boolean folds;
    private final byte[] text = new byte[1 << 16];

    ByPlan(Loop.State state) {
        sink = Sink.of(state.options);
        folds = sink.folds();
    }

    @Override
    public long run(ByteBuffer bytes, int at, int length) {
        Row row = reader.readOne(bytes.limit(at + length).position(at));
        return row == null || bytes.hasRemaining() ? Loop.REFUSED : consume(row);
    }

    /** Frames and rows go along: what was garbled has a row of its own, where a frame is. */
    @Override
    public int run(Loop.State state, int first, int count) {
        int last = first + count - 1;
        int begin = state.offsets[first];
        ByteBuffer bytes = state.set.bytes.limit(state.offsets[last] + state.lengths[last]).position(begin);
        int frame = first;
        int right = 0;
        while (bytes.hasRemaining()) {
            int from = bytes.position();
            int rows = reader.read(bytes);
            if (rows == 0) {
                break;
            }
            for (int i = 0; i < rows; i++) {
                Row row = reader.row(i);
                int place = from + row.offset();
                while (frame <= last && state.offsets[frame] < place) {
                    frame++;
                }
                if (frame <= last && state.offsets[frame] == place && state.lengths[frame] == row.length() && consume(row) == state.expected[frame]) {
                    right++;
                }
            }
        }
        return count - right;
    }

    private long consume(Row row) {
        if (!row.isOk()) {
            return Loop.REFUSED;
        }
        sink.start();
        switch (row.message()) {
            case 0 -> {
                text(row, 0);
                number(row, 1);
                text(row, 2);
                number(row, 3);
                text(row, 4);
                number(row, 5);
                number(row, 6);
                price(row, 7);
                number(row, 8);
            }
            case 1 -> {
                text(row, 0);
                text(row, 1);
                text(row, 2);
                number(row, 3);
                number(row, 4);
                text(row, 5);
                number(row, 6);
                number(row, 7);
                number(row, 8);
                number(row, 9);
                price(row, 10);
                text(row, 11);
            }
            case 2 -> {
                text(row, 0);
                text(row, 1);
                number(row, 2);
                for (Slots entry = row.group(2); entry.next(); ) {
                    number(entry, 0);
                    price(entry, 1);
                    number(entry, 2);
                }
            }
            default -> {
                return Loop.REFUSED;
            }
        }
        return sink.sum();
    }

    /** A bad value makes the row not ok; what is left is there or absent. */
    private void text(Slots slots, int slot) {
        if (!slots.isOk(slot)) {
            return;
        }
        if (folds) {
            sink.number('s', slots.number(slot)); // its first eight bytes
            sink.number('s', slots.length(slot));
        } else {
            sink.text(text, 0, slots.copy(slot, text, 0));
        }
    }

    private void number(Slots slots, int slot) {
        if (slots.isOk(slot)) {
            sink.number('i', slots.number(slot));
        }
    }

    private void price(Slots slots, int slot) {
        if (slots.isOk(slot)) {
            sink.number('p', slots.number(slot));
        }
    }
}
