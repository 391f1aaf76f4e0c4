// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.ref.Reference;

/**
 * A repeating group of an indexed message, entry by entry, without a dictionary. Made once, opened for each group; the index's thread.
 */
public final class FieldGroup {
    private final MessageIndex index;
    private final Memory group = new Memory(Layout.Group.SIZE_OF);
    private Memory members;
    private int generation;

    /**
     * A cursor.
     *
     * @param index whose messages it reads
     */
    public FieldGroup(MessageIndex index) {
        this.index = java.util.Objects.requireNonNull(index);
        generation = index.generation - 1;
    }

    /**
     * Opens a group.
     *
     * @param field the number of its NumInGroup field
     * @param to the first field that is not of the level around it; {@link Integer#MAX_VALUE} for the message
     * @param tags all tags of its entries, those of inner groups too; none: the last entry ends before the first tag that no earlier one had
     * @return this
     * @throws TagwireException where the count is no number or not that of the entries
     */
    public FieldGroup open(int field, int to, int... tags) {
        index.enter();
        generation = index.generation - 1;
        if (tags.length != 0) {
            if (members == null || members.size < 4 * tags.length) {
                members = new Memory(4 * tags.length);
            }
            for (int i = 0; i < tags.length; i++) {
                members.buffer.putInt(4 * i, tags[i]);
            }
        }
        int status = Native.groupOpen(index.memory.address, index.input.address, field, to == Integer.MAX_VALUE ? -1 : to,
                tags.length == 0 ? 0 : members.address, tags.length, group.address, index.error.address);
        Reference.reachabilityFence(index.input.view);
        Reference.reachabilityFence(this);
        TagwireException.check(status, index.error);
        generation = index.generation;
        return this;
    }

    /** {@return how many entries there are} */
    public int count() {
        return group.intAt(Layout.Group.COUNT);
    }

    /**
     * Moves to the next entry.
     *
     * @return false after the last
     * @throws IllegalStateException where the index has read another message since it was opened
     */
    public boolean next() {
        index.enter();
        if (generation != index.generation) {
            throw new IllegalStateException("the index has read another message, or no group is open");
        }
        boolean more = Native.groupNext(index.memory.address, group.address) != 0;
        Reference.reachabilityFence(this);
        return more;
    }

    /** {@return the entry's first field} */
    public int first() {
        return group.intAt(Layout.Group.FIRST);
    }

    /** {@return the field after the entry's last one} */
    public int end() {
        return group.intAt(Layout.Group.END);
    }
}
