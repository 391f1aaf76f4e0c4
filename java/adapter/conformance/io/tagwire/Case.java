// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A request and its case; what is missing is 0, false, empty or null. */
final class Case {
    /** The library has no such call. */
    static final class Skip extends RuntimeException {
        private static final long serialVersionUID = 1;

        Skip(String why) {
            super(why);
        }
    }

    final Map<?, ?> request;
    final Map<?, ?> members;
    final List<String> lines = new ArrayList<>();

    Case(Map<?, ?> request) {
        this.request = request;
        members = (Map<?, ?>) request.get("case");
    }

    void say(String line) {
        lines.add(line);
    }

    void say(String line, byte[] bytes) {
        lines.add(line + new String(bytes, ISO_8859_1));
    }

    static byte[] bytes(Object value) {
        return value instanceof String text ? text.getBytes(ISO_8859_1) : new byte[0];
    }

    /** A number, or a string of digits; those beyond 63 bits without a sign. */
    static long number(Object value) {
        if (value instanceof Long number) {
            return number;
        }
        if (value instanceof String text && !text.isEmpty()) {
            return text.startsWith("-") ? Long.parseLong(text) : Long.parseUnsignedLong(text);
        }
        return 0;
    }

    static int integer(Object value) {
        return (int) number(value);
    }

    static List<?> list(Object value) {
        return value instanceof List<?> list ? list : List.of();
    }

    byte[] bytes(String name) {
        return bytes(members.get(name));
    }

    String text(String name) {
        return (String) members.get(name);
    }

    long number(String name) {
        return number(members.get(name));
    }

    int integer(String name) {
        return integer(members.get(name));
    }

    int integer(String name, int otherwise) {
        return members.containsKey(name) ? integer(name) : otherwise;
    }

    List<?> list(String name) {
        return list(members.get(name));
    }

    boolean asks(String name) {
        return Boolean.TRUE.equals(request.get(name));
    }

    List<?> chunks() {
        return list(request.get("chunks"));
    }

    List<DataPair> pairs() {
        if (!(members.get("pairs") instanceof List<?> list)) {
            return null;
        }
        List<DataPair> pairs = new ArrayList<>();
        for (Object each : list) {
            pairs.add(new DataPair(integer(list(each).get(0)), integer(list(each).get(1))));
        }
        return pairs;
    }
}
