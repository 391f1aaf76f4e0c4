// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.util.NoSuchElementException;

/**
 * The entries of a group of a {@link Draft}, one after the other: what the drafts that {@code tagwire gen} writes stand on. Made once, opened for each
 * message; the draft's thread.
 */
public final class DraftEntries {
    private final Draft draft;
    private MessageShape shape;
    private int generation;
    private int first;
    private int count;
    private int at;

    /**
     * Entries of nothing yet.
     *
     * @param draft whose they are
     */
    public DraftEntries(Draft draft) {
        this.draft = draft;
        generation = draft.generation - 1;
    }

    /**
     * Begins a group, before its first entry. All that is in them is absent.
     *
     * @param slot the group's
     * @param level what its entries hold, as {@link MessageShape.Entry#group()} of its slot says
     * @param count how many entries
     * @return this
     */
    public DraftEntries open(int slot, MessageShape level, int count) {
        first = draft.group(slot, level, count);
        shape = level;
        this.count = count;
        at = -1;
        generation = draft.generation;
        return this;
    }

    /**
     * Moves to the next entry.
     *
     * @throws NoSuchElementException after the last
     */
    public void next() {
        check();
        if (at + 1 >= count) {
            throw new NoSuchElementException("the group has " + count + " entries");
        }
        at++;
    }

    /**
     * The slot of a member of the entry.
     *
     * @param member from 0, in the order of the template
     * @return its number in the draft
     * @throws IllegalStateException before the first entry, and when the draft has begun another message
     */
    public int slot(int member) {
        check();
        int members = shape.entries().size();
        if (at < 0) {
            throw new IllegalStateException("next() moves to the first entry");
        }
        return first + at * members + java.util.Objects.checkIndex(member, members);
    }

    /** {@return how many entries {@link #next()} has still to come to} */
    public int remaining() {
        check();
        return count - at - 1;
    }

    /** {@return what the entries hold} */
    public MessageShape shape() {
        check();
        return shape;
    }

    private void check() {
        draft.enter();
        if (generation != draft.generation) {
            throw new IllegalStateException("the draft has begun another message: these entries are gone");
        }
    }
}
