// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The messages of a set as an application holds them, made from its values before the clock starts. They lie one after the other in one array: as objects,
 * thousands of them would be a measurement of the cache.
 */
final class Held {
    /**
     * Tags and kinds of the slots: the fields of the pinned frame in its order, then the optional ones of the variety sets. A snapshot's group is
     * behind its fourth slot.
     */
    private static final String[] ORDER = "34i 52s 11s 21i 55s 54i 60s 38i 40i 44p 59i 1s 15s 58s 9002i".split(" ");
    private static final String[] REPORT = "34i 52s 37s 17s 11s 150i 39i 55s 54i 38i 151i 14i 6p 60s 1s 15s 31p 32i 58s 9002i".split(" ");
    private static final String[] SNAPSHOT = "34i 52s 262s 55s 9001i 9002i".split(" ");
    private static final int[] ORDER_TAGS = tags(ORDER);
    private static final int[] REPORT_TAGS = tags(REPORT);
    private static final int[] SNAPSHOT_TAGS = tags(SNAPSHOT);
    private static final int[] NO_TAGS = {};
    private static final int SLOT = 2;
    private static final int ENTRY = 5;

    /** The slot of a snapshot that its group is before. */
    static final int BOOK = 4;
    /** Of an entry: size or position is not there. */
    static final long ABSENT = Long.MIN_VALUE;

    /** All texts of the set. */
    final byte[] texts;
    /**
     * A row for each message: its type where it is known, else 0; how many entries; for each slot its kind (s, i or p; 0 is absent) with the fraction
     * digits of a price in the second byte, and its number; for each entry type, price, size, position, and the digits of the price.
     */
    private final long[] rows;
    private final int[] starts;
    private final String[] types;
    private final Value[][] extras;

    Held(SetFile set) {
        texts = set.array;
        starts = new int[set.count];
        types = new String[set.count];
        extras = new Value[set.count][];
        long[] made = new long[1024];
        int used = 0;
        for (int i = 0; i < set.count; i++) {
            long[] row = row(i, set.msgType(i), set.values(i));
            if (used + row.length > made.length) {
                made = Arrays.copyOf(made, 2 * made.length + row.length);
            }
            System.arraycopy(row, 0, made, used, row.length);
            starts[i] = used;
            used += row.length;
        }
        rows = made;
    }

    private static int[] tags(String[] slots) {
        return Arrays.stream(slots).mapToInt(slot -> Integer.parseInt(slot.substring(0, slot.length() - 1))).toArray();
    }

    private long[] row(int message, String type, Value[] all) {
        types[message] = type.intern();
        String[] slots = switch (type) {
            case "D" -> ORDER;
            case "8" -> REPORT;
            case "W" -> SNAPSHOT;
            default -> new String[0];
        };
        long[] placed = new long[2 + SLOT * slots.length];
        List<Value> others = new ArrayList<>();
        List<Value> book = new ArrayList<>();
        if (slots.length == 0 || !place(slots, placed, all, book, others)) {
            extras[message] = all;
            return new long[2];
        }
        extras[message] = others.toArray(new Value[0]);
        int entries = book.size() / 4;
        long[] row = Arrays.copyOf(placed, placed.length + ENTRY * entries);
        row[0] = type.charAt(0);
        row[1] = entries;
        for (int i = 0; i < book.size(); i++) {
            Value value = book.get(i);
            row[placed.length + i / 4 * ENTRY + i % 4] = value == null ? ABSENT : value.number();
        }
        for (int i = 0; i < entries; i++) {
            row[placed.length + i * ENTRY + 4] = book.get(4 * i + 1).digits();
        }
        return row;
    }

    private static boolean place(String[] slots, long[] row, Value[] all, List<Value> book, List<Value> others) {
        for (int i = 0; i < all.length; i++) {
            Value value = all[i];
            if (value.tag() == 268) {
                for (long left = value.number(); left > 0; left--) {
                    i = placeEntry(all, i, book);
                    if (i < 0) {
                        return false;
                    }
                }
                continue;
            }
            int at = 2 + SLOT * Arrays.asList(slots).indexOf(value.tag() + String.valueOf(value.kind()));
            if (at < 2 || row[at] != 0) {
                others.add(value);
                continue;
            }
            row[at] = value.kind() | value.digits() << 8;
            row[at + 1] = value.kind() == 's' ? (long) value.textAt() << 32 | value.text().length : value.number();
        }
        return true;
    }

    /** 269, 270, perhaps 271, perhaps 290. Returns the last value taken, or -1. */
    private static int placeEntry(Value[] all, int at, List<Value> book) {
        int next = at;
        for (int tag : new int[] {269, 270, 271, 290}) {
            boolean there = next + 1 < all.length && all[next + 1].tag() == tag;
            if (!there && tag < 271) {
                return -1;
            }
            book.add(there ? all[++next] : null);
        }
        return next;
    }

    int count() {
        return starts.length;
    }

    /** MsgType. */
    String msgType(int message) {
        return types[message];
    }

    /** What has no slot; all of a message that is not known, in the order of the frame. */
    Value[] extras(int message) {
        return extras[message];
    }

    /** Where a message's row is: what the others take. */
    int row(int message) {
        return starts[message];
    }

    /** D, 8, W, or 0 for a message that is not known. */
    char type(int row) {
        return (char) rows[row];
    }

    /** By slot. */
    int[] tags(int row) {
        return switch (type(row)) {
            case 'D' -> ORDER_TAGS;
            case '8' -> REPORT_TAGS;
            case 'W' -> SNAPSHOT_TAGS;
            default -> NO_TAGS;
        };
    }

    /** s, i, p; 0 is absent. */
    int kind(int row, int slot) {
        return (int) rows[row + 2 + SLOT * slot] & 0xFF;
    }

    int digits(int row, int slot) {
        return (int) rows[row + 2 + SLOT * slot] >>> 8;
    }

    /** An integer, or a price at scale 5. */
    long number(int row, int slot) {
        return rows[row + 3 + SLOT * slot];
    }

    int textAt(int row, int slot) {
        return (int) (number(row, slot) >>> 32);
    }

    int textLength(int row, int slot) {
        return (int) number(row, slot);
    }

    /** A text as a string, for engines that take strings. */
    String string(int row, int slot) {
        return new String(texts, textAt(row, slot), textLength(row, slot), StandardCharsets.ISO_8859_1);
    }

    int entries(int row) {
        return (int) rows[row + 1];
    }

    /** Where an entry of a snapshot is: what the others take. */
    int entry(int row, int which) {
        return row + 2 + SLOT * SNAPSHOT.length + ENTRY * which;
    }

    long entryType(int entry) {
        return rows[entry];
    }

    long entryPrice(int entry) {
        return rows[entry + 1];
    }

    /** Or ABSENT. */
    long entrySize(int entry) {
        return rows[entry + 2];
    }

    /** Or ABSENT. */
    long entryPosition(int entry) {
        return rows[entry + 3];
    }

    int entryDigits(int entry) {
        return (int) rows[entry + 4];
    }

    /** A price as the decimal with the fraction digits of the frame, for engines that take decimals. */
    static BigDecimal price(long number, int digits) {
        return BigDecimal.valueOf(number, Contract.SCALE).setScale(digits);
    }
}
