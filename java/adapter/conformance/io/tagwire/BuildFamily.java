// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.nio.ByteBuffer;
import java.util.List;

/** The family build: fields to one message. */
final class BuildFamily {
    private BuildFamily() {}

    private static String latin1(Object value) {
        return new String(Case.bytes(value), ISO_8859_1);
    }

    static void build(Case of) {
        try {
            MessageHeader header = new MessageHeader(latin1(of.members.get("begin")), latin1(of.members.get("type")));
            for (Object field : of.list("header")) {
                header.add(Case.integer(Case.list(field).get(0)), latin1(Case.list(field).get(1)));
            }
            MessageBuilder builder = new MessageBuilder(header);
            for (Object field : of.list("fields")) {
                add(builder, Case.list(field));
            }
            ByteBuffer out = ByteBuffer.allocateDirect(of.integer("room", 1 << 20));
            int length = builder.build(out);
            of.say("message ", StreamFamily.bytes(out, 0, length));
        } catch (TagwireException refused) {
            of.say("refused " + refused.status() + ' ' + Integer.toUnsignedString(refused.tag()));
        }
    }

    private static Object at(List<?> field, int place) {
        return place < field.size() ? field.get(place) : null;
    }

    private static void add(MessageBuilder builder, List<?> field) {
        String kind = (String) field.get(0);
        if (kind.equals("raw")) {
            builder.addRaw(Case.bytes(field.get(1)));
            return;
        }
        int tag = Case.integer(field.get(1));
        Object value = at(field, 2);
        switch (kind) {
            case "int" -> builder.add(tag, Case.number(value));
            case "uint" -> builder.addUnsigned(tag, Case.number(value));
            case "decimal" -> builder.addDecimal(tag, Case.number(value), Case.integer(at(field, 3)), Case.integer(at(field, 4)));
            case "char" -> builder.add(tag, (char) (Case.bytes(value)[0] & 0xFF));
            case "bool" -> {
                if (Case.number(value) > 1) {
                    throw new Case.Skip("a boolean of Java is one of two values");
                }
                builder.add(tag, Case.number(value) == 1);
            }
            case "text" -> builder.add(tag, Case.bytes(value), 0, Case.bytes(value).length);
            case "data" -> builder.addData(tag, Case.integer(value), Case.bytes(at(field, 3)));
            case "time" -> builder.addTime(tag, Case.number(value), Case.integer(at(field, 3)));
            case "date" -> builder.addDate(tag, Case.integer(value));
            case "group" -> builder.addGroup(tag, Case.integer(value));
            default -> throw new IllegalArgumentException("no such kind of field");
        }
    }
}
