// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A message as an application holds it, made from a set's values before the clock starts. */
final class Held {
    /**
     * Tags and kinds of the slots: the fields of the pinned frame in its order, then the optional ones of the variety sets. A snapshot's group is
     * behind its fourth slot.
     */
    private static final Map<String, String[]> SLOTS = Map.of(
            "D", "34i 52s 11s 21i 55s 54i 60s 38i 40i 44p 59i 1s 15s 58s 9002i".split(" "),
            "8", "34i 52s 37s 17s 11s 150i 39i 55s 54i 38i 151i 14i 6p 60s 1s 15s 31p 32i 58s 9002i".split(" "),
            "W", "34i 52s 262s 55s 9001i 9002i".split(" "));

    /** An entry of a snapshot; size and position may be null. */
    record Entry(Value type, Value price, Value size, Value position) {}

    final String msgType;
    /** Whether its values are in slots; else all of them are extras, in the order of the frame. */
    final boolean isKnown;
    /** By slot; null is absent. */
    final Value[] values;
    final Entry[] book;
    final Value[] extras;
    private final List<Entry> entries = new ArrayList<>();
    private final List<Value> others = new ArrayList<>();

    Held(String msgType, Value[] all) {
        this.msgType = msgType;
        String[] slots = SLOTS.getOrDefault(msgType, new String[0]);
        Value[] placed = new Value[slots.length];
        isKnown = slots.length != 0 && place(slots, placed, all);
        values = isKnown ? placed : new Value[0];
        book = isKnown ? entries.toArray(new Entry[0]) : new Entry[0];
        extras = isKnown ? others.toArray(new Value[0]) : all;
    }

    private boolean place(String[] slots, Value[] placed, Value[] all) {
        for (int i = 0; i < all.length; i++) {
            if (all[i].tag() == 268) {
                long count = all[i].number();
                for (long entry = 0; entry < count; entry++) {
                    i = placeEntry(all, i);
                    if (i < 0) {
                        return false;
                    }
                }
                continue;
            }
            int slot = java.util.Arrays.asList(slots).indexOf(all[i].tag() + String.valueOf(all[i].kind()));
            if (slot >= 0 && placed[slot] == null) {
                placed[slot] = all[i];
            } else {
                others.add(all[i]);
            }
        }
        return true;
    }

    /** 269, 270, perhaps 271, perhaps 290. Returns the last value taken, or -1. */
    private int placeEntry(Value[] all, int at) {
        Value[] found = new Value[4];
        int next = at;
        for (int i = 0; i < found.length; i++) {
            int tag = new int[] {269, 270, 271, 290}[i];
            if (next + 1 < all.length && all[next + 1].tag() == tag) {
                found[i] = all[++next];
            }
        }
        entries.add(new Entry(found[0], found[1], found[2], found[3]));
        return found[0] == null || found[1] == null ? -1 : next;
    }
}
