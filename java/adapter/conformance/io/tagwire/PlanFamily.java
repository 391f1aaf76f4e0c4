// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The families plan and template. */
final class PlanFamily {
    private static final int ROOM = 1 << 20;

    private PlanFamily() {}

    private static FixDictionary dictionary(Case of) {
        return DictFamily.load(of.text("dictionary"), null);
    }

    private static Plan compiled(Case of) {
        FixDictionary dictionary = dictionary(of);
        try {
            return Plan.compile(of.bytes("plan"), dictionary);
        } catch (TagwireException refused) {
            of.say("refused " + refused.status() + ' ' + Integer.toUnsignedString(refused.offset()));
            return null;
        }
    }

    static void plan(Case of) {
        Plan plan = compiled(of);
        if (plan == null) {
            return;
        }
        if (of.text("call").equals("print")) {
            of.say("plan " + plan);
            return;
        }
        Reader reader;
        try {
            reader = plan.reader(options(of));
        } catch (TagwireException refused) {
            of.say("reader " + refused.status());
            return;
        }
        if (of.asks("again")) {
            read(reader, of);
            of.lines.clear();
        }
        read(reader, of);
    }

    private static ReaderOptions options(Case of) {
        int rows = of.integer("rows_max", 64);
        return new ReaderOptions(of.asks("fresh") ? Math.min(rows, 1) : rows, of.integer("slots_max", 4096), true, new IndexOptions(of.integer("capacity"), of.integer("length_max"), of.pairs()));
    }

    private static void read(Reader reader, Case of) {
        byte[] input = of.bytes("input");
        int before = 0;
        int received = 0;
        int need = 0;
        for (Object chunk : of.chunks()) {
            received = Math.min(received + Case.integer(chunk), input.length);
            while (true) {
                Reader asked = of.asks("fresh") ? reader.plan().reader(options(of)) : reader;
                int rows = asked.read(ByteBuffer.allocateDirect(received - before).put(input, before, received - before).flip());
                for (int i = 0; i < rows; i++) {
                    Row row = asked.row(i);
                    sayRow(row, before, of);
                    sayLevel(row, before, "", of);
                }
                if ("calls".equals(of.text("show"))) {
                    String status = switch (asked.end()) {
                        case INPUT -> "OK";
                        case MORE -> "MORE";
                        default -> "ROOM";
                    };
                    of.say("call " + status + " consumed=" + asked.consumed() + " rows=" + rows + " slots=" + asked.slotCount() + " need=" + asked.need());
                }
                before += asked.consumed();
                need = asked.need();
                if (asked.end() == Reader.End.SLOTS) {
                    of.say("room " + before);
                    return;
                }
                if (asked.end() != Reader.End.FULL) {
                    break;
                }
            }
        }
        if (before < input.length) {
            of.say("more " + need + ' ', Arrays.copyOfRange(input, before, input.length));
        }
    }

    private static void sayRow(Row row, int before, Case of) {
        of.say("row " + (before + row.offset()) + ' ' + row.length() + " message=" + (row.message() < 0 ? "other" : String.valueOf(row.message())) + " fields=" + row.fieldCount() + " slots=" + row.slotCount()
                + " bad=" + row.badCount() + ' ' + row.status() + ' ' + row.tag());
    }

    private static void sayLevel(Slots slots, int before, String path, Case of) {
        for (int slot = 0; slot < slots.count(); slot++) {
            MessageShape.Entry entry = slots.shape().entries().get(slot);
            boolean isGroup = entry.kind() == SlotKind.GROUP;
            String what = (isGroup ? "group " : "slot ") + path + entry.tag();
            SlotState state = slots.state(slot);
            String name = state.name().toLowerCase(Locale.ROOT);
            if (state == SlotState.ABSENT) {
                of.say(what + " absent");
            } else if (!isGroup) {
                byte[] bytes = new byte[slots.length(slot)];
                slots.copy(slot, bytes, 0);
                int shown = state == SlotState.LONG ? Math.min(bytes.length, 0xFFFF) : bytes.length;
                of.say(what + ' ' + name + ' ' + slots.number(slot) + ' ' + (before + slots.offset(slot)) + ' ' + shown + ' ' + slots.digits(slot) + ' ', bytes);
            } else {
                of.say(what + ' ' + name + ' ' + slots.number(slot) + ' ' + slots.length(slot));
                int which = 0;
                for (Slots each = slots.group(slot); each.next(); ) {
                    which++;
                    sayLevel(each, before, path + entry.tag() + '/' + which + '/', of);
                }
            }
        }
    }

    static void template(Case of) {
        Template template;
        FixDictionary dictionary = dictionary(of);
        try {
            template = Template.compile(of.bytes("template"), dictionary);
        } catch (TagwireException refused) {
            of.say("refused " + refused.status() + ' ' + Integer.toUnsignedString(refused.offset()));
            return;
        }
        switch (of.text("call")) {
            case "print" -> of.say("template " + template);
            case "write" -> write(template, of);
            case "echo" -> echo(template, of);
            default -> throw new IllegalArgumentException("no such call");
        }
    }

    private interface Writing {
        int into(ByteBuffer out);
    }

    private static void written(Case of, int room, Writing writing) {
        ByteBuffer out = ByteBuffer.allocateDirect(room);
        try {
            int length = writing.into(out);
            of.say("message ", StreamFamily.bytes(out, 0, length));
        } catch (TagwireException refused) {
            of.say("refused " + refused.status() + ' ' + refused.tag() + ' ' + Integer.toUnsignedString(refused.offset()));
        }
    }

    private static void write(Template template, Case of) {
        List<?> slots = of.list("slots");
        ByteBuffer cells = ByteBuffer.allocate(slots.size() * Layout.Slot.SIZE_OF).order(ByteOrder.LITTLE_ENDIAN);
        for (Object each : slots) {
            List<?> slot = Case.list(each);
            String state = (String) slot.get(0);
            int code = Character.isDigit(state.charAt(0)) ? Integer.parseInt(state) : SlotState.valueOf(state.toUpperCase(Locale.ROOT)).code();
            cells.putLong(Case.number(slot.get(1))).putInt(Case.integer(slot.get(2))).putShort((short) Case.integer(slot.get(3))).put((byte) Case.integer(slot.get(4))).put((byte) code);
        }
        written(of, of.integer("room", ROOM), out -> new Draft(template).writeRaw(of.integer("message"), cells.array(), of.integer("slot"), of.bytes("input"), out));
    }

    private static void echo(Template template, Case of) {
        Plan plan = compiled(of);
        if (plan == null) {
            return;
        }
        Reader reader = plan.reader(options(of));
        int rows = reader.read(ByteBuffer.wrap(of.bytes("input")));
        Draft draft = new Draft(template);
        for (int i = 0; i < rows; i++) {
            Row row = reader.row(i);
            if (row.message() < 0 || !row.isOk()) {
                sayRow(row, 0, of);
            } else {
                written(of, ROOM, out -> draft.write(row.message(), row, out));
            }
        }
        if (reader.end() != Reader.End.INPUT) {
            throw new IllegalArgumentException("the input is not read to its end");
        }
    }
}
