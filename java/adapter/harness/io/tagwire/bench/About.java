// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What is to be said of an adapter, and how it is said: the two objects of bench/PROTOCOL.md. */
final class About {
    String name = "";
    String version = "";
    String source = "this tree";
    /** The scan kernel; null for codecs without one. */
    String kernel;
    /** library, or adapter where the adapter does it because the library does not. */
    String checksum = "library";
    String bodyLength = "library";
    String dictionary = "none";
    boolean keepsFieldOrder = true;
    boolean decodesGroups = true;
    String notes = "";

    private static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char each : text.toCharArray()) {
            if (each == '"' || each == '\\') {
                out.append('\\').append(each);
            } else {
                out.append(each < ' ' || each > '~' ? String.format("\\u%04x", (int) each) : String.valueOf(each));
            }
        }
        return out.append('"').toString();
    }

    private static List<String> cells(List<Cell> cells, boolean supported) {
        List<String> out = new ArrayList<>();
        for (Cell cell : cells) {
            for (String message : cell.messages().split(" ")) {
                for (String form : cell.forms().split(" ")) {
                    if (supported == (cell.why() == null)) {
                        out.add(String.format("{\"message\":\"%s\",\"operation\":\"%s\",\"path\":\"%s\",\"form\":\"%s\"%s}", message, cell.operation(), cell.path(), form,
                                supported ? "" : ",\"why\":" + quoted(cell.why())));
                    }
                }
            }
        }
        return out;
    }

    String describe(List<Cell> cells) {
        return String.format("{\"protocol\":1,\"adapter\":\"%s\",\"language\":\"Java\",\"version\":%s,\"source\":%s,\"kernel\":%s,\"compiler\":\"javac %s\",\"runtime\":%s,\"flags\":%s,"
                        + "\"validates\":{\"checksum\":\"%s\",\"body_length\":\"%s\",\"dictionary\":\"%s\"},\"keeps_field_order\":%b,\"decodes_groups\":%b,\"framing_in_build\":true,"
                        + "\"cells\":[%s],\"unsupported\":[%s],\"notes\":%s}",
                name, quoted(version), quoted(source), kernel == null ? "null" : quoted(kernel), System.getProperty("java.version"),
                quoted(System.getProperty("java.vm.name") + ' ' + System.getProperty("java.version")), quoted("-XX:+UseSerialGC, 1.2 s of calls before the warm-up"), checksum, bodyLength, dictionary,
                keepsFieldOrder, decodesGroups, String.join(",", cells(cells, true)), String.join(",", cells(cells, false)), quoted(notes));
    }

    static double percentile(double[] sorted, double part) {
        return sorted[Math.max(1, Math.min(sorted.length, (int) Math.ceil(part * sorted.length))) - 1];
    }

    /** allocated: bytes in all. */
    String report(Options options, double[] sorted, long errors, long allocated, double bytes, String floorBefore, String floorAfter, String note) {
        long operations = (long) sorted.length * options.batch;
        return String.format(Locale.ROOT, "{\"protocol\":1,\"adapter\":\"%s\",\"message\":\"%s\",\"operation\":\"%s\",\"path\":\"%s\",\"form\":\"%s\",\"kernel\":%s,\"unit\":\"ns\",\"samples\":%d,"
                        + "\"batch\":%d,\"p50\":%.3f,\"p90\":%.3f,\"p99\":%.3f,\"p999\":%.3f,\"min\":%.3f,\"errors\":%d,\"operations\":%d,\"alloc_bytes\":%.1f,\"bytes\":%.2f,\"floor_before\":%s,"
                        + "\"floor_after\":%s,\"tsc_ghz\":0,\"core_ghz\":0,\"note\":%s}",
                name, options.message, options.operation, options.path, options.form, kernel == null ? "null" : quoted(kernel), sorted.length, options.batch, percentile(sorted, 0.5),
                percentile(sorted, 0.9), percentile(sorted, 0.99), percentile(sorted, 0.999), sorted[0], errors, operations, (double) allocated / operations, bytes, floorBefore, floorAfter, quoted(note));
    }
}
