// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import java.util.Arrays;
import java.util.function.Function;

/** What an adapter can run: messages and forms are lists with blanks between. why: that it cannot be run after all; then make is null. */
record Cell(String messages, String operation, String path, String forms, String why, Function<Loop.State, Loop> make) {
    static Cell of(String messages, String operation, String path, String forms, Function<Loop.State, Loop> make) {
        return new Cell(messages, operation, path, forms, null, make);
    }

    static Cell unsupported(String messages, String operation, String path, String forms, String why) {
        return new Cell(messages, operation, path, forms, why, null);
    }

    boolean is(Options options) {
        return operation.equals(options.operation) && path.equals(options.path) && Arrays.asList(messages.split(" ")).contains(options.message)
                && Arrays.asList(forms.split(" ")).contains(options.form);
    }
}
