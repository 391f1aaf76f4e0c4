// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.ref.Reference;

/**
 * Numbers out of a message. Short ones, which nearly all are, are read here, eight bytes at a time: a crossing would cost more than the work. The rest,
 * and all that is doubtful, the library reads.
 */
final class Numbers {
    private static final long ZEROS = 0x3030303030303030L;
    private static final long[] POWERS = new long[19];

    static {
        POWERS[0] = 1;
        for (int i = 1; i < POWERS.length; i++) {
            POWERS[i] = POWERS[i - 1] * 10;
        }
    }

    private final Memory out = new Memory(16);

    /** Of the last read. */
    long value;

    /** Returns a TW_ status; {@link #value} is the number where that is 0. */
    int readInt(Input input, int start, int length) {
        if (length >= 1 && length <= 8 && input.base + start + 8 <= input.view.limit()) {
            long word = digits(input.word(start), length);
            if (strange(word) == 0) {
                value = number(word);
                return Layout.TW_OK;
            }
        }
        return read(ValueKind.INT, input, start, length, 0);
    }

    /** The same, times 10^scale. */
    int readScaled(Input input, int start, int length, int scale) {
        if (length >= 1 && length <= 8 && scale >= 0 && scale <= 10 && input.base + start + 8 <= input.view.limit()) {
            long word = digits(input.word(start), length);
            long strange = strange(word);
            if (strange == 0) {
                value = number(word) * POWERS[scale];
                return Layout.TW_OK;
            }
            // The lowest byte that is no digit must be a point, and the only one; the digits before it move up over it.
            long upto = strange ^ (strange - 1);
            long below = upto >>> 8;
            long wrong = ((word ^ 0x1E1E1E1E1E1E1E1EL) & (upto ^ below)) | (strange & (strange - 1));
            int power = scale + Long.numberOfTrailingZeros(strange) / 8 - 7;
            if (wrong == 0 && power >= 0 && length > 1) {
                value = number((word & ~upto) | (word & below) << 8) * POWERS[power];
                return Layout.TW_OK;
            }
        }
        return read(ValueKind.SCALED, input, start, length, scale);
    }

    private int read(ValueKind kind, Input input, int start, int length, int scale) {
        int status = Native.valueRead(kind.ordinal(), input.address + start, length, scale, out.address);
        Reference.reachabilityFence(input.view);
        value = out.longAt(0);
        return status;
    }

    /** The first bytes of the word moved to its upper end, less '0' each. */
    private static long digits(long word, int length) {
        int shift = 64 - 8 * length;
        return (word ^ ZEROS) << shift;
    }

    /** Bit 7 of each byte that is not 0 to 9. */
    private static long strange(long word) {
        return ((word + 0x7676767676767676L) | word) & 0x8080808080808080L;
    }

    private static long number(long word) {
        long pairs = word * 10 + (word >>> 8);
        return ((pairs & 0x000000FF000000FFL) * 0x000F424000000064L + (pairs >>> 16 & 0x000000FF000000FFL) * 0x0000271000000001L) >>> 32;
    }
}
