// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.ref.Reference;

/** Compiles and prints what plans and templates have in common: an immutable image in memory of the collector's. */
final class Image {
    private Image() {}

    static Memory compile(boolean template, Memory text, FixDictionary dictionary) {
        Memory size = new Memory(4);
        Memory made = new Memory(8);
        Memory error = new Memory(Layout.Error.SIZE_OF);
        long dict = dictionary == null ? 0 : dictionary.address();
        int status = Native.planCompile(template, text.address, text.size, dict, 0, size.address, made.address, error.address);
        Memory image = null;
        if (status == Layout.TW_ROOM) {
            image = new Memory(size.intAt(0));
            status = Native.planCompile(template, text.address, text.size, dict, image.address, size.address, made.address, error.address);
        }
        Reference.reachabilityFence(text);
        Reference.reachabilityFence(dictionary);
        Reference.reachabilityFence(size);
        TagwireException.check(status, error);
        return image;
    }

    static String print(boolean template, Memory image) {
        Memory length = new Memory(4);
        Native.planPrint(template, image.address, 0, 0, length.address);
        Memory text = new Memory(length.intAt(0));
        TagwireException.check(Native.planPrint(template, image.address, text.address, text.size, length.address));
        Reference.reachabilityFence(image);
        Reference.reachabilityFence(length);
        return text.latin1(0, text.size);
    }
}
