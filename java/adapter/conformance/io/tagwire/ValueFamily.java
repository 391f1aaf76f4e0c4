// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** The family value: one call, one line. */
final class ValueFamily {
    private ValueFamily() {}

    static void value(Case of) {
        String call = of.text("call");
        byte[] text = of.bytes("text");
        FixValue value = new FixValue();
        switch (call) {
            case "int.read" -> said(of, value.readInt(text), "ok " + value.number());
            case "uint.read" -> said(of, value.readUnsigned(text), "ok " + Long.toUnsignedString(value.number()));
            case "decimal.read" -> said(of, value.readDecimal(text), "ok " + value.number() + ' ' + value.exponent());
            case "decimal.scaled" -> said(of, value.readScaled(text, of.integer("scale")), "ok " + value.number() + ' ' + value.scaledDigits());
            case "bool.read" -> said(of, value.readBoolean(text), "ok " + value.number());
            case "date.read" -> said(of, value.readDate(text), "ok " + value.first());
            case "monthyear.read" -> said(of, value.readMonthYear(text), "ok " + value.year() + ' ' + value.month() + ' ' + value.day() + ' ' + value.week());
            case "char.read" -> {
                Status status = value.readChar(text);
                said(of, status, "ok " + (char) value.number());
            }
            case "text.check" -> placed(of, value.checkText(text), value.first(), "ok");
            case "multiple.read" -> multiple(of, value, text);
            case "field.int", "field.decimal" -> field(of, text, call.equals("field.decimal"));
            default -> {
                if (call.endsWith(".read")) {
                    Status status = value.readTime(form(call), text);
                    said(of, status, "ok " + value.number() + ' ' + value.picos() + ' ' + value.digits() + ' ' + (value.isLeap() ? 1 : 0) + ' ' + value.offset() + ' ' + value.zone() + ' ' + (value.isMinutes() ? 1 : 0));
                } else {
                    byte[] out = new byte[of.integer("room", 256)];
                    Status status = write(call, of, value, out);
                    if (status == Status.OK) {
                        of.say("ok ", Arrays.copyOf(out, value.length()));
                    } else {
                        of.say(status == Status.ROOM ? "ROOM " + value.length() : status.toString());
                    }
                }
            }
        }
    }

    private static FixValue.TimeForm form(String call) {
        return switch (call.substring(0, call.indexOf('.'))) {
            case "time" -> FixValue.TimeForm.UTC_TIMESTAMP;
            case "timeonly" -> FixValue.TimeForm.TIME_ONLY;
            case "tztime" -> FixValue.TimeForm.TZ_TIMESTAMP;
            case "tztimeonly" -> FixValue.TimeForm.TZ_TIME_ONLY;
            default -> throw new IllegalArgumentException("no such call");
        };
    }

    private static void said(Case of, Status status, String ok) {
        of.say(status == Status.OK ? ok : status.toString());
    }

    private static void placed(Case of, Status status, int offset, String ok) {
        of.say(status == Status.OK ? ok : status == Status.VALUE_FORMAT ? status + " " + offset : status.toString());
    }

    private static void multiple(Case of, FixValue value, byte[] text) {
        Status status = value.checkMultiple(text, of.integer("item_length_max"));
        placed(of, status, value.second(), "ok " + value.first());
        if (status == Status.OK) {
            for (long item = value.nextItem(0); (int) item != 0; item = value.nextItem(item)) {
                int offset = (int) (item >>> 32);
                of.say("item ", Arrays.copyOfRange(text, offset, offset + (int) item));
            }
        }
    }

    /** The value as field 1 of a message, read by the getters of fields. */
    private static void field(Case of, byte[] text, boolean decimal) {
        ByteBuffer wire = ByteBuffer.allocateDirect(text.length + 3).put((byte) '1').put((byte) '=').put(text).put((byte) 1).flip();
        Message message = new MessageIndex().readFields(wire);
        if (!message.isOk()) {
            of.say(message.status().toString());
            return;
        }
        try {
            int field = message.find(1);
            of.say("ok " + (decimal ? message.scaled(field, of.integer("scale")) : message.longValue(field)));
        } catch (TagwireException refused) {
            of.say(refused.status().toString());
        }
    }

    private static boolean bit(Case of, String name) {
        long value = of.number(name);
        if (value != 0 && value != 1) {
            throw new Case.Skip("a boolean of Java is one of two values");
        }
        return value == 1;
    }

    private static Status write(String call, Case of, FixValue value, byte[] out) {
        int digits = of.integer("digits");
        switch (call) {
            case "int.write":
                return value.writeInt(of.number("value"), out);
            case "uint.write":
                return value.writeUnsigned(of.number("value"), out);
            case "decimal.write":
                return value.writeDecimal(of.number("mantissa"), of.integer("exponent"), digits, out);
            case "decimal.write_scaled":
                return value.writeScaled(of.number("value"), of.integer("scale"), digits, out);
            case "char.write":
                byte[] one = of.bytes("value");
                return value.writeChar(one.length == 0 ? 0 : one[0], out);
            case "bool.write":
                return value.writeBoolean(bit(of, "value"), out);
            case "date.write":
                return value.writeDate(of.integer("days"), out);
            case "monthyear.write":
                return value.writeMonthYear(of.integer("year"), of.integer("month"), of.integer("day"), of.integer("week"), out);
            default:
                return value.writeTime(form(call), of.number("ns"), of.integer("picos"), of.integer("own"), bit(of, "leap"), of.integer("offset"), of.integer("zone"), bit(of, "minutes"), digits, out);
        }
    }
}
