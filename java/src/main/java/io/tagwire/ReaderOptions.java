// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

/**
 * How to make a reader.
 *
 * @param rows messages that one call reads at most
 * @param slots slots there are at first
 * @param fixed whether that is all: a message that needs more stops the reader, else it makes more
 * @param index how large its index is
 */
public record ReaderOptions(int rows, int slots, boolean fixed, IndexOptions index) {
    /** 64 rows, 4096 slots and more where needed. */
    public static final ReaderOptions DEFAULT = new ReaderOptions(64, 4096, false, IndexOptions.DEFAULT);

    static final int ROWS_MAX = 1 << 24;
    static final int SLOTS_MAX = 1 << 26;

    /**
     * Checks the numbers.
     *
     * @param rows messages
     * @param slots slots
     * @param fixed whether that is all
     * @param index its index
     */
    public ReaderOptions {
        if (rows < 0 || rows > ROWS_MAX || slots < 0 || slots > SLOTS_MAX) {
            throw new IllegalArgumentException("rows " + rows + ", slots " + slots);
        }
        java.util.Objects.requireNonNull(index);
    }
}
