// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The sink alone, over the values that a parse gives: what no codec can be faster than. As throughput, and as a chain. */
final class Floor {
    private static final String[] ORDER = {"11", "21", "55", "54", "60", "38", "40", "44", "59"};
    private static final String[] REPORT = {"37", "17", "11", "150", "39", "55", "54", "38", "151", "14", "6", "60"};

    private final SetFile.Value[][] frames;
    private int next;
    private long kept;

    private Floor(SetFile.Value[][] frames) {
        this.frames = frames;
    }

    static Floor of(SetFile set, String operation) {
        if (!operation.startsWith("parse_") || set.values == 0) {
            return null;
        }
        SetFile.Value[][] frames = new SetFile.Value[set.count][];
        for (int i = 0; i < frames.length; i++) {
            SetFile.Value[] all = set.values(i);
            List<SetFile.Value> picked = new ArrayList<>();
            String[] wanted = switch (set.msgType(i)) {
                case "D" -> ORDER;
                case "8" -> REPORT;
                default -> new String[] {"262", "55", "268"};
            };
            for (String tag : wanted) {
                Arrays.stream(all).filter(value -> String.valueOf(value.tag()).equals(tag)).findFirst().ifPresent(picked::add);
            }
            if (set.msgType(i).equals("W")) {
                Arrays.stream(all).filter(value -> value.tag() >= 269 && value.tag() <= 271).forEach(picked::add);
            }
            frames[i] = picked.toArray(new SetFile.Value[0]);
        }
        return new Floor(frames);
    }

    /** As the protocol's floor object. */
    String measure(int samples, int batch) {
        return String.format(Locale.ROOT, "{\"sink_floor\":%.2f,\"sink_chain\":%.2f}", median(samples, batch, false), median(samples, batch, true));
    }

    private double median(int samples, int batch, boolean chained) {
        for (int i = 0; i < samples; i++) {
            run(batch, chained);
        }
        double[] taken = new double[samples];
        for (int i = 0; i < samples; i++) {
            taken[i] = (double) run(batch, chained) / batch;
        }
        Arrays.sort(taken);
        return kept == 1 ? 0 : Bench.percentile(taken, 0.5);
    }

    private long run(int batch, boolean chained) {
        Sink.Fnv sink = new Sink.Fnv(0);
        long from = System.nanoTime();
        sink.start();
        for (int i = 0; i < batch; i++) {
            if (!chained) {
                sink.start();
            }
            for (SetFile.Value value : frames[next]) {
                if (value.kind() == 's' || value.kind() == 'd') {
                    sink.text(value.text(), value.text().length);
                } else {
                    sink.number(value.kind(), value.number());
                }
            }
            kept ^= sink.sum();
            next = next + 1 == frames.length ? 0 : next + 1;
        }
        return System.nanoTime() - from;
    }
}
