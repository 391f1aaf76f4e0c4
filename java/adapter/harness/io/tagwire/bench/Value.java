// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;

/** A value that a build writes: kind s text, i integer, p price at scale 5 with its fraction digits, d data. */
record Value(int tag, char kind, int digits, long number, byte[] text) {
    /** The price as the decimal with the fraction digits of the frame, for engines that take decimals. */
    BigDecimal price() {
        return BigDecimal.valueOf(number, Contract.SCALE).setScale(digits);
    }

    /** The text as a string, for engines that take strings. */
    String string() {
        return new String(text, StandardCharsets.ISO_8859_1);
    }
}
