// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

/** The types of a plan's entries. */
public enum SlotKind {
    /** Bytes without SOH. */
    TEXT,
    /** One byte. */
    CHAR,
    /** A whole number. */
    INT,
    /** A decimal at the plan's scale. */
    DECIMAL,
    /** A decimal as received. */
    DECIMAL_ANY,
    /** Y or N. */
    BOOL,
    /** UTCTimestamp, in nanoseconds since 1970 UTC. */
    TIME,
    /** A date, in days since 1970. */
    DATE,
    /** Bytes, SOH among them. */
    DATA,
    /** A repeating group. */
    GROUP,
    /** Templates: a time with a fixed number of fraction digits. */
    TIME_FIXED,
    /** Templates: a constant, which takes no slot. */
    CONSTANT;

    private static final SlotKind[] ALL = values();

    static SlotKind of(int code) {
        return ALL[code - 1];
    }
}
