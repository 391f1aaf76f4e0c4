// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

/** What a slot holds. From EMPTY on the value is bad, but its bytes are named all the same. */
public enum SlotState {
    /** Not in the message. */
    ABSENT(0),
    /** A value. */
    OK(1),
    /** Text or data above 65,535 bytes. */
    LONG(2),
    /** No bytes. */
    EMPTY(16),
    /** Not of the type's syntax. */
    FORMAT(17),
    /** The number does not fit 64 bits at this scale. */
    OVERFLOW(18),
    /** Digits beyond the scale that are not 0. */
    INEXACT(19),
    /** The tag stands twice at its level: the slot has the first. */
    REPEATED(20),
    /** NumInGroup differs from the entries there are. */
    COUNT(21);

    private static final SlotState[] BY_CODE = new SlotState[32];

    static {
        for (SlotState each : values()) {
            BY_CODE[each.code] = each;
        }
    }

    private final int code;

    SlotState(int code) {
        this.code = code;
    }

    /** {@return its number in a slot} */
    public int code() {
        return code;
    }

    static SlotState of(int code) {
        return BY_CODE[code];
    }
}
