// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

/** What the library refused, with the place of the fault. */
public final class TagwireException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Which error it is. */
    private final Status status;
    /** SessionRejectReason, or -1. */
    private final int reason;
    /** The tag at fault. */
    private final int tag;
    /** The byte at fault. */
    private final int offset;

    TagwireException(int status, Memory error) {
        this(status, error, "byte");
    }

    private TagwireException(int status, Memory error, String place) {
        this(Status.of(status), error.intAt(Layout.Error.REASON), error.intAt(Layout.Error.TAG), error.intAt(Layout.Error.OFFSET), text(error), place);
    }

    TagwireException(Status status, int reason, int tag, int offset, String text) {
        this(status, reason, tag, offset, text, "byte");
    }

    private TagwireException(Status status, int reason, int tag, int offset, String text, String place) {
        super(status + ": " + (text.isEmpty() ? status.text() : text)
                + (tag != 0 ? " (tag " + Integer.toUnsignedString(tag) + ", " + place + ' ' + Integer.toUnsignedString(offset) + ")" : ""));
        this.status = status;
        this.reason = reason;
        this.tag = tag;
        this.offset = offset;
    }

    private static String text(Memory error) {
        StringBuilder text = new StringBuilder();
        for (int at = Layout.Error.TEXT; at < Layout.Error.SIZE_OF && error.buffer.get(at) != 0; at++) {
            text.append((char) (error.buffer.get(at) & 0xFF));
        }
        return text.toString();
    }

    /** Throws unless the status is 0. */
    static void check(int status, Memory error) {
        if (status != Layout.TW_OK) {
            throw new TagwireException(status, error);
        }
    }

    /** The same, the offset being that of what place names. */
    static void check(int status, Memory error, String place) {
        if (status != Layout.TW_OK) {
            throw new TagwireException(status, error, place);
        }
    }

    /** For calls that give no detail. */
    static void check(int status) {
        if (status != Layout.TW_OK) {
            throw new TagwireException(Status.of(status), -1, 0, 0, "");
        }
    }

    /** {@return which error it is} */
    public Status status() {
        return status;
    }

    /** {@return the SessionRejectReason (373) that fits, or -1 where none does} */
    public int reason() {
        return reason;
    }

    /** {@return the tag at fault, 0 where none is known; tags above 2147483647 have the sign of an int} */
    public int tag() {
        return tag;
    }

    /** {@return the byte at fault, from the start of the input; of a template the slot} */
    public int offset() {
        return offset;
    }
}
