// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.util.List;

/**
 * How to make an index, and a reader's.
 *
 * @param capacity fields per message, 1 to 16777216; 0 means 1024
 * @param lengthMax bytes per message; 0 means 1 MiB
 * @param pairs length and data fields to use instead of FIX's own; null means these
 */
public record IndexOptions(int capacity, int lengthMax, List<DataPair> pairs) {
    /** All defaults. */
    public static final IndexOptions DEFAULT = new IndexOptions(0, 0, null);

    /**
     * Copies the pairs.
     *
     * @param capacity fields per message
     * @param lengthMax bytes per message
     * @param pairs length and data fields, or null
     */
    public IndexOptions {
        pairs = pairs == null ? null : List.copyOf(pairs);
    }
}
