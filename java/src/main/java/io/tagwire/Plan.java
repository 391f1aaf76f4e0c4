// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.util.List;

/**
 * What an application wants of which messages, compiled from text: {@code 8{11:text 44:dec5 60:time 453{448:text}} W{55:text}}. Immutable; any thread.
 */
public final class Plan {
    final Memory image;
    private final List<MessageShape> messages;

    private Plan(Memory image) {
        this.image = image;
        messages = MessageShape.of(false, image);
    }

    /**
     * Compiles a plan with tags as numbers.
     *
     * @param text the plan
     * @return it
     * @throws TagwireException where the text is wrong: its offset is the byte
     */
    public static Plan compile(CharSequence text) {
        return compile(text, null);
    }

    /**
     * Compiles a plan.
     *
     * @param text the plan
     * @param dictionary for names, and for the groups that the plan leaves out; may be null
     * @return it
     * @throws TagwireException where the text is wrong: its offset is the byte
     */
    public static Plan compile(CharSequence text, FixDictionary dictionary) {
        return new Plan(Image.compile(false, Memory.of(text), dictionary));
    }

    /**
     * Compiles a plan of bytes that are no UTF-8.
     *
     * @param text the plan's bytes
     * @param dictionary as above; may be null
     * @return it
     * @throws TagwireException where the text is wrong: its offset is the byte
     */
    public static Plan compile(byte[] text, FixDictionary dictionary) {
        return new Plan(Image.compile(false, Memory.of(text), dictionary));
    }

    /** {@return its messages: {@link Row#message()} counts in them} */
    public List<MessageShape> messages() {
        return messages;
    }

    /** {@return a reader for this thread, with all defaults} */
    public Reader reader() {
        return new Reader(this, ReaderOptions.DEFAULT);
    }

    /**
     * A reader for this thread.
     *
     * @param options how large
     * @return it
     * @throws TagwireException where options are out of their ranges
     */
    public Reader reader(ReaderOptions options) {
        return new Reader(this, options);
    }

    /** {@return the plan as text, tags as numbers} */
    @Override
    public String toString() {
        return Image.print(false, image);
    }
}
