// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import java.util.Arrays;

/** What is read of each message, in this order whatever the order in the frame: the table of bench/PROTOCOL.md. What is absent is passed over. */
final class Contract {
    static final int SCALE = 5;

    static final Wanted[] ORDER = list("11s 21i 55s 54i 60s 38i 40i 44p 59i");
    static final Wanted[] REPORT = list("37s 17s 11s 150i 39i 55s 54i 38i 151i 14i 6p 60s");
    /** A snapshot in full: these, then those of each entry. At the top of the book: the second list, and the first two 270. */
    static final Wanted[] SNAPSHOT = list("262s 55s 268i");
    static final Wanted[] SNAPSHOT_TOP = list("55s 268i");
    static final Wanted[] ENTRY = list("269i 270p 271i");
    private static final Wanted[][] ADMINISTRATIVE = {
        list("34i 52s 112s"), list("34i 52s 112s"), list("34i 52s 7i 16i"), list("34i 52s 45i 371i 372s 373i 58s"), list("34i 52s 123s 36i"), list("34i 52s 58s"),
    };
    private static final Wanted[] LOGON = list("34i 52s 98i 108i 141s");

    private Contract() {}

    /** A field that is read: its tag, and s text, i integer, p price at scale 5. */
    record Wanted(int tag, char kind) {}

    /** The list of an administrative message; null for any other. */
    static Wanted[] administrative(char type) {
        if (type == 'A') {
            return LOGON;
        }
        return type >= '0' && type < '0' + ADMINISTRATIVE.length ? ADMINISTRATIVE[type - '0'] : null;
    }

    private static Wanted[] list(String text) {
        return Arrays.stream(text.split(" ")).map(word -> new Wanted(Integer.parseInt(word.substring(0, word.length() - 1)), word.charAt(word.length() - 1))).toArray(Wanted[]::new);
    }
}
