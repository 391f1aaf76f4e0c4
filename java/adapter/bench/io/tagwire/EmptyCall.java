// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

/** The empty crossing, for the benchmark: the number of messages of no plan, which is 0. It is not public, so this stands in the library's package. */
public final class EmptyCall {
    private EmptyCall() {}

    /** {@return 0} */
    public static long run() {
        return Native.planMessages(false, 0);
    }
}
