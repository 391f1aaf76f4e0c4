// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The sink alone, over the values that a parse gives: what no codec can be faster than. As throughput, and as a chain. */
final class Floor {
    private final Value[][] frames;
    private int next;
    private long kept;

    private Floor(Value[][] frames) {
        this.frames = frames;
    }

    static Floor of(SetFile set, String operation) {
        if (!operation.startsWith("parse_") || set.values == 0) {
            return null;
        }
        Value[][] frames = new Value[set.count][];
        for (int i = 0; i < frames.length; i++) {
            Value[] all = set.values(i);
            List<Value> picked = new ArrayList<>();
            Contract.Wanted[] wanted = switch (set.msgType(i)) {
                case "D" -> Contract.ORDER;
                case "8" -> Contract.REPORT;
                case "W" -> operation.equals("parse_only") ? Contract.SNAPSHOT_TOP : Contract.SNAPSHOT;
                default -> Contract.administrative(set.msgType(i).charAt(0));
            };
            for (Contract.Wanted field : wanted == null ? new Contract.Wanted[0] : wanted) {
                Arrays.stream(all).filter(value -> value.tag() == field.tag()).findFirst().ifPresent(picked::add);
            }
            if (set.msgType(i).equals("W") && operation.equals("parse_only")) {
                Arrays.stream(all).filter(value -> value.tag() == 270).limit(2).forEach(picked::add);
            } else if (set.msgType(i).equals("W")) {
                Arrays.stream(all).filter(value -> value.tag() >= 269 && value.tag() <= 271).forEach(picked::add);
            }
            frames[i] = picked.toArray(new Value[0]);
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
        return kept == 1 ? 0 : About.percentile(taken, 0.5);
    }

    private long run(int batch, boolean chained) {
        Sink sink = new Sink.Fnv();
        long from = System.nanoTime();
        sink.start();
        for (int i = 0; i < batch; i++) {
            if (!chained) {
                sink.start();
            }
            for (Value value : frames[next]) {
                if (value.kind() == 's' || value.kind() == 'd') {
                    sink.text(value.text(), 0, value.text().length);
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
