// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.util.function.Function;

/**
 * What a text stands for, found by its bytes and without garbage: how the enums that {@code tagwire gen} writes are read. Immutable; any thread.
 *
 * @param <E> what codes stand for
 */
public final class TextCodes<E> {
    private static final int WORD = 8;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final E[] values;
    private final E otherwise;
    private final int shift;
    private final long[] words;
    private final String[] codes;
    private final int[] which;

    /**
     * A table.
     *
     * @param values what codes stand for
     * @param code the code of each, a byte for each character; not asked of otherwise
     * @param otherwise what any other code stands for
     */
    public TextCodes(E[] values, Function<? super E, String> code, E otherwise) {
        this.values = values.clone();
        this.otherwise = otherwise;
        int room = Integer.highestOneBit(Math.max(2, values.length)) * 4;
        shift = Long.SIZE - Integer.numberOfTrailingZeros(room);
        words = new long[room];
        codes = new String[room];
        which = new int[room];
        for (int i = 0; i < values.length; i++) {
            if (values[i] != otherwise) {
                String text = code.apply(values[i]);
                int at = place(word(text), text.length(), null, 0, text);
                words[at] = word(text);
                codes[at] = text;
                which[at] = i;
            }
        }
    }

    /** The first eight bytes, the first lowest, as a slot has them. */
    private static long word(String text) {
        long word = 0;
        for (int i = 0; i < text.length() && i < WORD; i++) {
            word |= (text.charAt(i) & 0xFFL) << (8 * i);
        }
        return word;
    }

    /** Where a code is, or the empty place where it would be. */
    private int place(long word, int length, Slots slots, int slot, String text) {
        int at = (int) (word * SPREAD >>> shift);
        while (codes[at] != null) {
            if (words[at] == word && codes[at].length() == length && (length <= WORD || (slots == null ? codes[at].equals(text) : slots.contentEquals(slot, codes[at])))) {
                return at;
            }
            at = (at + 1) & (codes.length - 1);
        }
        return at;
    }

    /**
     * What a slot's text stands for.
     *
     * @param slots where it is
     * @param slot its number
     * @return it; null where the slot is absent
     * @throws TagwireException where the slot is bad
     */
    public E get(Slots slots, int slot) {
        if (slots.isAbsent(slot)) {
            return null;
        }
        int at = place(slots.longValue(slot), slots.length(slot), slots, slot, null);
        return codes[at] == null ? otherwise : values[which[at]];
    }
}
