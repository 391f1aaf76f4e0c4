// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The commands of bench/PROTOCOL.md, for every adapter in Java: one cell a process, values consumed, so that what the JIT compiles is what is measured. */
final class Harness {
    private static final int DIFFERED = 3;
    private static final long WARM_NS = 1_200_000_000L;

    /** Why a message cannot be built on a path; null where it can. */
    interface Fits {
        String why(String path, Held held, int message);
    }

    private final About about;
    private final List<Cell> cells;
    private final Fits fits;
    private final boolean heap;

    /** heap: the frames lie in an array, not in direct memory. */
    Harness(About about, List<Cell> cells, Fits fits, boolean heap) {
        this.about = about;
        this.cells = cells;
        this.fits = fits;
        this.heap = heap;
    }

    /** words: the adapter's name, then a command. Returns the exit code. */
    int run(String[] words) throws IOException {
        try {
            if (words.length == 2 && words[1].equals("describe")) {
                System.out.println(about.describe(cells));
                return 0;
            }
            if (words.length < 2 || !words[1].equals("run")) {
                throw new Options.Wrong(Options.WRONG_USE, "usage: describe | run --message M --operation O --path P --form F --set FILE ...");
            }
            return measured(Options.read(words, 2));
        } catch (Options.Wrong wrong) {
            System.err.println(wrong.getMessage());
            return wrong.exitCode;
        }
    }

    private int measured(Options options) throws Options.Wrong, IOException {
        Cell cell = cells.stream().filter(each -> each.why() == null && each.is(options)).findFirst().orElseThrow(() -> new Options.Wrong(Options.UNSUPPORTED, "no such cell"));
        if (options.isFlushed) {
            throw new Options.Wrong(Options.UNSUPPORTED, "Java has no instruction that flushes caches");
        }
        SetFile set;
        try {
            set = SetFile.read(options.set, heap);
        } catch (IOException error) {
            throw new Options.Wrong(Options.WRONG_USE, options.set + ": " + error.getMessage());
        }
        Held held = options.operation.equals("build") ? held(options, set) : null;
        Loop.State state = new Loop.State(set, options, held);
        Loop loop = cell.make().apply(state);
        return measure(state, loop);
    }

    private Held held(Options options, SetFile set) throws Options.Wrong {
        if (set.values == 0) {
            throw new Options.Wrong(Options.UNSUPPORTED, "the set has no values to build from");
        }
        Held held = new Held(set);
        for (int i = 0; i < held.count(); i++) {
            String why = fits.why(options.path, held, i);
            if (why != null) {
                throw new Options.Wrong(Options.UNSUPPORTED, why);
            }
        }
        return held;
    }

    private int measure(Loop.State state, Loop loop) throws IOException {
        Options options = state.options;
        Floor floor = options.warmup > 0 && (options.form.equals("contract") || options.form.equals("chained")) ? Floor.of(state.set, options.operation) : null;
        int floorSamples = Math.min(options.samples, 2000);
        int floorBatch = Math.max(options.batch, 32);
        String floorBefore = floor == null ? "null" : floor.measure(floorSamples, floorBatch);
        if (options.warmup > 0) {
            for (long start = System.nanoTime(); System.nanoTime() - start < WARM_NS; ) {
                loop.batch();
            }
        }
        for (int i = 0; i < options.warmup; i++) {
            loop.batch();
        }
        state.errors = 0;
        state.note = "";
        state.next = options.warmup > 0 ? state.next : 0;
        double[] taken = new double[options.samples];
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long allocated = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < taken.length; i++) {
            taken[i] = (double) loop.batch() / options.batch;
        }
        allocated = threads.getCurrentThreadAllocatedBytes() - allocated;
        long errors = state.errors;
        String floorAfter = floor == null ? "null" : floor.measure(floorSamples, floorBatch);
        if (options.raw != null) {
            ByteBuffer raw = ByteBuffer.allocate(4 * taken.length).order(ByteOrder.LITTLE_ENDIAN);
            for (double each : taken) {
                raw.putFloat((float) each);
            }
            Files.write(Path.of(options.raw), raw.array());
        }
        if (options.emit != null) {
            try (OutputStream file = Files.newOutputStream(Path.of(options.emit))) {
                loop.emit(file);
            }
        }
        Arrays.sort(taken);
        System.out.println(about.report(options, taken, errors, allocated, Arrays.stream(state.lengths).average().orElse(0), floorBefore, floorAfter, state.note));
        return errors > 0 ? DIFFERED : 0;
    }
}
