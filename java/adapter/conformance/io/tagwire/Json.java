// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** As much of JSON as the protocol has: objects, lists, texts, whole numbers, true, false and null. */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static Object parse(String text) {
        Json json = new Json(text);
        return json.value();
    }

    private char peek() {
        while (Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return text.charAt(at);
    }

    private boolean take(char wanted) {
        if (peek() != wanted) {
            return false;
        }
        at++;
        return true;
    }

    private Object value() {
        switch (peek()) {
            case '{':
                return object();
            case '[':
                return list();
            case '"':
                return string();
            case 't':
                at += 4;
                return Boolean.TRUE;
            case 'f':
                at += 5;
                return Boolean.FALSE;
            case 'n':
                at += 4;
                return null;
            default:
                int start = at;
                while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
                    at++;
                }
                return Long.parseLong(text.substring(start, at));
        }
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        at++;
        while (!take('}')) {
            peek();
            String name = string();
            if (!take(':')) {
                throw new IllegalArgumentException("no colon at " + at);
            }
            members.put(name, value());
            take(',');
        }
        return members;
    }

    private List<Object> list() {
        List<Object> all = new ArrayList<>();
        at++;
        while (!take(']')) {
            all.add(value());
            take(',');
        }
        return all;
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        at++;
        while (text.charAt(at) != '"') {
            char each = text.charAt(at++);
            if (each != '\\') {
                out.append(each);
                continue;
            }
            char escaped = text.charAt(at++);
            switch (escaped) {
                case 'n' -> out.append('\n');
                case 't' -> out.append('\t');
                case 'r' -> out.append('\r');
                case 'b' -> out.append('\b');
                case 'f' -> out.append('\f');
                case 'u' -> {
                    out.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
                    at += 4;
                }
                default -> out.append(escaped);
            }
        }
        at++;
        return out.toString();
    }

    static void quote(String value, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char each = value.charAt(i);
            if (each == '"' || each == '\\') {
                out.append('\\').append(each);
            } else if (each < ' ' || each == 0x7F) {
                out.append(String.format("\\u%04x", (int) each));
            } else {
                out.append(each);
            }
        }
        out.append('"');
    }
}
