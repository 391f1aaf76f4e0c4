// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.ref.Reference;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The native library: which one was loaded, its version and its scan kernels. Any thread. */
public final class TagwireLibrary {
    private static final int ROOM = 256;

    private TagwireLibrary() {}

    /** Once, by whoever needs it first; a failure is remembered and thrown again. */
    private static final class Loaded {
        static final String FROM;
        static final UnsatisfiedLinkError FAILURE;

        static {
            String from = null;
            UnsatisfiedLinkError failure = null;
            try {
                from = NativeLoader.load();
            } catch (UnsatisfiedLinkError refused) {
                failure = refused;
            }
            FROM = from;
            FAILURE = failure;
        }
    }

    /**
     * Loads the library unless that was done before. Needs no call: whatever uses it does so. Calling it at the start of a program finds a
     * missing library early.
     *
     * @throws UnsatisfiedLinkError where none can be loaded: names the platform and every path that was tried, with its cause
     */
    public static void load() {
        if (Loaded.FAILURE != null) {
            throw new UnsatisfiedLinkError(Loaded.FAILURE.getMessage());
        }
    }

    /** {@return where the library was loaded from, for people} */
    public static String loadedFrom() {
        load();
        return Loaded.FROM;
    }

    /** {@return the library's version, as "0.1.0"} */
    public static String version() {
        return text(Native.TEXT_VERSION, 0);
    }

    /** {@return the scan kernel in use: "avx512", "avx2", "portable" and others} */
    public static String kernel() {
        return text(Native.TEXT_KERNEL, 0);
    }

    /** {@return the kernels that this processor can run, best first} */
    public static List<String> kernels() {
        List<String> names = new ArrayList<>();
        for (String name = text(Native.TEXT_KERNELS, 0); name != null; name = text(Native.TEXT_KERNELS, names.size())) {
            names.add(name);
        }
        return List.copyOf(names);
    }

    /**
     * Makes a kernel the one in use, of all threads: for tests and measurements.
     *
     * @param name one of {@link #kernels()}
     * @throws TagwireException for another name
     */
    public static void forceKernel(String name) {
        Memory text = Memory.of((name + '\0').getBytes(StandardCharsets.ISO_8859_1));
        int status = Native.kernelForce(text.address);
        Reference.reachabilityFence(text);
        TagwireException.check(status);
    }

    /** A text of the library, null where there is none. */
    static String text(int kind, int which) {
        Memory memory = new Memory(ROOM);
        int length = Native.text(kind, which, memory.address, ROOM);
        String text = length < 0 ? null : memory.latin1(0, length);
        Reference.reachabilityFence(memory);
        return text;
    }
}
