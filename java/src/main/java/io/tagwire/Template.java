// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.util.List;

/**
 * Messages to be written, compiled from text: {@code D{8=FIX.4.4 49=ME 56=YOU 34:int! 52:time3! 11:text! 44:dec5!}}. Header, BodyLength and CheckSum come of
 * themselves. Immutable; any thread. A {@link Draft} writes by it.
 */
public final class Template {
    final Memory image;
    private final List<MessageShape> messages;

    private Template(Memory image) {
        this.image = image;
        messages = MessageShape.of(true, image);
    }

    /**
     * Compiles a template with tags as numbers.
     *
     * @param text the template
     * @return it
     * @throws TagwireException where the text is wrong: its offset is the byte
     */
    public static Template compile(CharSequence text) {
        return compile(text, null);
    }

    /**
     * Compiles a template.
     *
     * @param text the template
     * @param dictionary for names and the length fields of data; may be null
     * @return it
     * @throws TagwireException where the text is wrong: its offset is the byte
     */
    public static Template compile(CharSequence text, FixDictionary dictionary) {
        return new Template(Image.compile(true, Memory.of(text), dictionary));
    }

    /**
     * Compiles a template of bytes that are no UTF-8.
     *
     * @param text the template's bytes
     * @param dictionary as above; may be null
     * @return it
     * @throws TagwireException where the text is wrong: its offset is the byte
     */
    public static Template compile(byte[] text, FixDictionary dictionary) {
        return new Template(Image.compile(true, Memory.of(text), dictionary));
    }

    /** {@return its messages: {@link Draft#begin(int)} counts in them} */
    public List<MessageShape> messages() {
        return messages;
    }

    /** {@return the template as text, tags as numbers} */
    @Override
    public String toString() {
        return Image.print(true, image);
    }
}
