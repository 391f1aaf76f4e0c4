// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The benchmark adapter (bench/PROTOCOL.md): the public API, one cell a process. It stands in the library's package for the empty crossing, which is not public.
 */
final class Bench {
    private static final String PLAN = "D{11:text 21:int 55:text 54:int 60:text 38:int 40:int 44:dec5 59:int} "
            + "8{37:text 17:text 11:text 150:int 39:int 55:text 54:int 38:int 151:int 14:int 6:dec5 60:text} W{262:text 55:text 268{269:int 270:dec5 271:int}}";
    private static final long WARM_NS = 1_200_000_000L;
    private static final String[][] CELLS = {
        {"D 8", "parse_only", "plan", "contract chained converted single"},
        {"D 8 W", "parse_extract", "plan", "contract chained converted single"},
        {"D 8 W A 0 1 2 3 4 5 mix -", "index", "index", "contract"},
        {"D 8 W A 0 1 2 3 4 5", "build", "builder", "contract"},
        {"-", "empty_call", "empty", "contract"},
    };

    private final String name;
    private final Map<String, String> options = new HashMap<>();
    private SetFile set;
    private ByteBuffer frames;
    private long[] expected;
    private int[] offsets;
    private int[] lengths;
    private int next;
    private long errors;

    private interface Operation {
        /** Returns what is compared with the set. */
        long run(int frame, int at);
    }

    private Bench(String name) {
        this.name = name;
    }

    public static void main(String[] arguments) throws IOException {
        Bench bench = new Bench(arguments[0]);
        if (arguments.length > 1 && arguments[1].equals("describe")) {
            System.out.println(bench.describe());
            return;
        }
        for (int i = 2; i + 1 < arguments.length; i += 2) {
            if (arguments[i].equals("--flush")) {
                System.err.println("Java has no instruction that flushes caches");
                System.exit(4);
            }
            bench.options.put(arguments[i].substring(2), arguments[i + 1]);
        }
        System.exit(bench.run());
    }

    private String describe() {
        StringBuilder cells = new StringBuilder();
        for (String[] cell : CELLS) {
            for (String message : cell[0].split(" ")) {
                for (String form : cell[3].split(" ")) {
                    cells.append(cells.length() == 0 ? "" : ",").append(String.format("{\"message\":\"%s\",\"operation\":\"%s\",\"path\":\"%s\",\"form\":\"%s\"}", message, cell[1], cell[2], form));
                }
            }
        }
        return String.format("{\"protocol\":1,\"adapter\":\"%s\",\"language\":\"Java\",\"version\":\"%s\",\"source\":\"this tree\",\"kernel\":\"%s\",\"compiler\":\"javac %s\",\"runtime\":\"%s %s\","
                        + "\"flags\":\"-XX:+UseSerialGC, 1.2 s of calls before the warm-up\",\"validates\":{\"checksum\":\"library\",\"body_length\":\"library\",\"dictionary\":\"none\"},"
                        + "\"keeps_field_order\":true,\"decodes_groups\":true,\"framing_in_build\":true,\"cells\":[%s],\"unsupported\":[],\"notes\":\"%s\"}",
                name, TagwireLibrary.version(), TagwireLibrary.kernel(), System.getProperty("java.version"), System.getProperty("java.vm.name"), System.getProperty("java.version"), cells,
                heap() ? "as java-jni, but the frames lie in an array, from which each call copies, and builds go to one" : "the jar's public API over direct buffers; the empty crossing is tw_plan_messages of NULL");
    }

    private boolean heap() {
        return name.equals("java-jni-heap");
    }

    private int number(String option) {
        return Integer.parseInt(options.get(option));
    }

    private boolean is(String option, String... any) {
        return Arrays.asList(any).contains(options.get(option));
    }

    private int run() throws IOException {
        boolean known = Arrays.stream(CELLS).anyMatch(cell -> is("operation", cell[1]) && is("path", cell[2]) && is("message", cell[0].split(" ")) && is("form", cell[3].split(" ")));
        if (!known) {
            System.err.println("no such cell");
            return 4;
        }
        try {
            set = SetFile.read(options.get("set"), heap());
        } catch (IOException error) {
            System.err.println(options.get("set") + ": " + error.getMessage());
            return 2;
        }
        frames = set.bytes;
        boolean fold = is("form", "converted", "single");
        expected = new long[set.count];
        offsets = new int[set.count];
        lengths = new int[set.count];
        for (int i = 0; i < set.count; i++) {
            expected[i] = set.expected(i, options.get("operation"), fold);
            offsets[i] = set.offset(i);
            lengths[i] = set.length(i);
        }
        switch (options.get("operation")) {
            case "index":
                return measure(indexing(), null);
            case "build":
                if (set.values == 0) {
                    System.err.println("the set has no values to build from");
                    return 4;
                }
                Building building = new Building(set, heap());
                return measure(building, building);
            case "empty_call":
                TagwireLibrary.load();
                Arrays.fill(expected, 0);
                return measure((frame, at) -> Native.planMessages(false, 0), null);
            default:
                return measure(new Planned(fold ? new Sink.Fold() : new Sink.Fnv()), null);
        }
    }

    private Operation indexing() {
        MessageIndex index = new MessageIndex(new IndexOptions(8192, 0, null));
        return (frame, at) -> {
            Message message = index.read(frames.limit(at + lengths[frame]).position(at));
            return message != null && message.isOk() && !frames.hasRemaining() ? message.fieldCount() : -1;
        };
    }

    private final class Planned implements Operation {
        private final Reader reader = Plan.compile(PLAN).reader();
        private final Sink sink;

        Planned(Sink sink) {
            this.sink = sink;
        }

        @Override
        public long run(int frame, int at) {
            Row row = reader.readOne(frames.limit(at + lengths[frame]).position(at));
            if (row == null || !row.isOk() || frames.hasRemaining()) {
                return -1;
            }
            sink.start();
            switch (row.message()) {
                case 0 -> {
                    text(row, 0);
                    number(row, 1);
                    text(row, 2);
                    number(row, 3);
                    text(row, 4);
                    number(row, 5);
                    number(row, 6);
                    price(row, 7);
                    number(row, 8);
                }
                case 1 -> {
                    text(row, 0);
                    text(row, 1);
                    text(row, 2);
                    number(row, 3);
                    number(row, 4);
                    text(row, 5);
                    for (int slot = 6; slot < 10; slot++) {
                        number(row, slot);
                    }
                    price(row, 10);
                    text(row, 11);
                }
                case 2 -> {
                    text(row, 0);
                    text(row, 1);
                    number(row, 2);
                    for (Slots entry = row.group(2); entry.next(); ) {
                        number(entry, 0);
                        price(entry, 1);
                        number(entry, 2);
                    }
                }
                default -> {
                    return -1;
                }
            }
            return sink.sum();
        }

        /** A bad value makes the row not ok; what is left is there or absent. */
        private void text(Slots slots, int slot) {
            if (slots.isOk(slot)) {
                sink.text(slots, slot);
            }
        }

        private void number(Slots slots, int slot) {
            if (slots.isOk(slot)) {
                sink.number('i', slots.number(slot));
            }
        }

        private void price(Slots slots, int slot) {
            if (slots.isOk(slot)) {
                sink.number('p', slots.number(slot));
            }
        }
    }

    private static final class Building implements Operation {
        private static final int CHECKSUM = 7;
        private final SetFile set;
        private final List<SetFile.Value[]> values = new ArrayList<>();
        private final MessageBuilder builder;
        final ByteBuffer out;

        Building(SetFile set, boolean heap) {
            this.set = set;
            int longest = 0;
            for (int i = 0; i < set.count; i++) {
                values.add(set.values(i));
                longest = Math.max(longest, set.length(i));
            }
            builder = new MessageBuilder(new MessageHeader("FIX.4.2", set.msgType(0)).add(49, "CLIENT").add(56, "SERVER"));
            out = heap ? ByteBuffer.allocate(2 * longest + 512) : ByteBuffer.allocateDirect(2 * longest + 512);
        }

        @Override
        public long run(int frame, int at) {
            builder.begin();
            SetFile.Value[] fields = values.get(frame);
            for (int i = 0; i < fields.length; i++) {
                SetFile.Value each = fields[i];
                if (i + 1 < fields.length && fields[i + 1].kind() == 'd') {
                    builder.addData(each.tag(), fields[i + 1].tag(), fields[i + 1].text());
                    i++;
                    continue;
                }
                switch (each.kind()) {
                    case 's' -> builder.add(each.tag(), each.text(), 0, each.text().length);
                    case 'i' -> builder.add(each.tag(), each.number());
                    default -> builder.addDecimal(each.tag(), each.number(), 5, each.digits());
                }
            }
            int length;
            try {
                length = builder.build(out.clear());
            } catch (TagwireException refused) {
                return -1;
            }
            for (int i = length - CHECKSUM; i < length; i++) {
                if (out.get(i) != set.bytes.get(set.offset(frame) + set.length(frame) - length + i)) {
                    return -1;
                }
            }
            return length;
        }
    }

    private long batch(Operation operation, int size, boolean chained, long none) {
        long wrong = 0;
        int at = next;
        long before = 0;
        long from = System.nanoTime();
        for (int i = 0; i < size; i++) {
            long result = operation.run(at, offsets[at] + (int) before);
            if (result != expected[at]) {
                wrong++;
            }
            if (chained) {
                before = (result ^ expected[at]) & none;
            }
            at = at + 1 == offsets.length ? 0 : at + 1;
        }
        long passed = System.nanoTime() - from;
        next = at;
        errors += wrong;
        return passed;
    }

    private int measure(Operation operation, Building building) throws IOException {
        int samples = number("samples");
        int batch = number("batch");
        int warmup = number("warmup");
        boolean chained = is("form", "chained");
        long none = (long) warmup >>> 40; // 0, and the compiler is not to know
        Floor floor = warmup > 0 && is("form", "contract", "chained") ? Floor.of(set, options.get("operation")) : null;
        String floorBefore = floor == null ? "null" : floor.measure(Math.min(samples, 2000), Math.max(batch, 32));
        if (warmup > 0) {
            for (long start = System.nanoTime(); System.nanoTime() - start < WARM_NS; ) {
                batch(operation, batch, chained, none);
            }
        }
        for (int i = 0; i < warmup; i++) {
            batch(operation, batch, chained, none);
        }
        errors = 0;
        next = warmup > 0 ? next : 0;
        double[] taken = new double[samples];
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long allocated = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < samples; i++) {
            taken[i] = (double) batch(operation, batch, chained, none) / batch;
        }
        allocated = threads.getCurrentThreadAllocatedBytes() - allocated;
        long found = errors;
        String floorAfter = floor == null ? "null" : floor.measure(Math.min(samples, 2000), Math.max(batch, 32));
        if (options.containsKey("raw")) {
            ByteBuffer raw = ByteBuffer.allocate(4 * samples).order(ByteOrder.LITTLE_ENDIAN);
            for (double each : taken) {
                raw.putFloat((float) each);
            }
            Files.write(Path.of(options.get("raw")), raw.array());
        }
        if (options.containsKey("emit") && building != null) {
            emit(building);
        }
        System.out.println(report(taken, found, allocated, floorBefore, floorAfter));
        return found > 0 ? 3 : 0;
    }

    private void emit(Building building) throws IOException {
        try (OutputStream file = Files.newOutputStream(Path.of(options.get("emit")))) {
            for (int i = 0; i < set.count; i++) {
                building.run(i, 0);
                byte[] made = new byte[building.out.position()];
                building.out.get(0, made);
                file.write(made);
            }
        }
    }

    static double percentile(double[] sorted, double part) {
        return sorted[Math.max(1, Math.min(sorted.length, (int) Math.ceil(part * sorted.length))) - 1];
    }

    private String report(double[] taken, long found, long allocated, String floorBefore, String floorAfter) {
        double[] sorted = taken.clone();
        Arrays.sort(sorted);
        long operations = (long) taken.length * number("batch");
        double bytes = Arrays.stream(lengths).average().orElse(0);
        return String.format(Locale.ROOT, "{\"protocol\":1,\"adapter\":\"%s\",\"message\":\"%s\",\"operation\":\"%s\",\"path\":\"%s\",\"form\":\"%s\",\"kernel\":\"%s\",\"unit\":\"ns\",\"samples\":%d,\"batch\":%d,"
                        + "\"p50\":%.3f,\"p90\":%.3f,\"p99\":%.3f,\"p999\":%.3f,\"min\":%.3f,\"errors\":%d,\"operations\":%d,\"alloc_bytes\":%.1f,\"bytes\":%.2f,\"floor_before\":%s,\"floor_after\":%s,"
                        + "\"tsc_ghz\":0,\"core_ghz\":0,\"note\":\"\"}",
                name, options.get("message"), options.get("operation"), options.get("path"), options.get("form"), TagwireLibrary.kernel(), taken.length, number("batch"), percentile(sorted, 0.5),
                percentile(sorted, 0.9), percentile(sorted, 0.99), percentile(sorted, 0.999), sorted[0], found, operations, (double) allocated / operations, bytes, floorBefore, floorAfter);
    }
}
