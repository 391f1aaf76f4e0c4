// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

/** The words of {@code run}. */
final class Options {
    static final int WRONG_USE = 2;
    static final int UNSUPPORTED = 4;
    private static final int COUNT_MAX = 100_000_000;

    /** What the caller has to put right, and the exit code that says so. */
    static final class Wrong extends Exception {
        private static final long serialVersionUID = 1;
        final int exitCode;

        Wrong(int exitCode, String why) {
            super(why);
            this.exitCode = exitCode;
        }
    }

    String message = "";
    String operation = "";
    String path = "";
    String form = "";
    String set = "";
    String raw;
    String emit;
    int warmup = 5000;
    int samples = 50000;
    int batch = 32;
    boolean isFlushed;

    static Options read(String[] words, int from) throws Wrong {
        Options options = new Options();
        for (int i = from; i < words.length; i++) {
            if (words[i].equals("--flush")) {
                options.isFlushed = true;
            } else if (i + 1 == words.length) {
                throw new Wrong(WRONG_USE, words[i] + " without a value");
            } else {
                options.take(words[i], words[++i]);
            }
        }
        if (options.form.equals("single")) {
            options.batch = 1;
        }
        if (options.message.isEmpty() || options.operation.isEmpty() || options.path.isEmpty() || options.form.isEmpty() || options.set.isEmpty()) {
            throw new Wrong(WRONG_USE, "--message, --operation, --path, --form and --set are needed");
        }
        return options;
    }

    private void take(String word, String value) throws Wrong {
        switch (word) {
            case "--message" -> message = value;
            case "--operation" -> operation = value;
            case "--path" -> path = value;
            case "--form" -> form = value;
            case "--set" -> set = value;
            case "--raw" -> raw = value;
            case "--emit" -> emit = value;
            case "--warmup" -> warmup = count(word, value, 0);
            case "--samples" -> samples = count(word, value, 1);
            case "--batch" -> batch = count(word, value, 1);
            default -> throw new Wrong(WRONG_USE, "no option " + word);
        }
    }

    private static int count(String word, String value, int least) throws Wrong {
        try {
            int count = Integer.parseInt(value);
            if (count >= least && count <= COUNT_MAX) {
                return count;
            }
        } catch (NumberFormatException notOne) {
            // told below
        }
        throw new Wrong(WRONG_USE, word + ' ' + value + ": not a number in range");
    }

    /** Whether results are folds, not hashes. */
    boolean folds() {
        return form.equals("converted") || form.equals("single") || form.equals("batch");
    }
}
