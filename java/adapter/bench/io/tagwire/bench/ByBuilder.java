// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import io.tagwire.MessageBuilder;
import io.tagwire.MessageHeader;
import io.tagwire.TagwireException;
import java.nio.ByteBuffer;

/** Through the builder, field by field. A value that is absent is passed over. */
final class ByBuilder implements Loop.Build {
    private final Loop.State state;
    private final MessageBuilder builder;

    ByBuilder(Loop.State state) {
        this.state = state;
        builder = new MessageBuilder(new MessageHeader("FIX.4.2", state.held.msgType(0)).add(49, "CLIENT").add(56, "SERVER"));
    }

    /** One header for a set. */
    static String why(Held held, int message) {
        return held.msgType(message).equals(held.msgType(0)) ? null : "the set has several message types";
    }

    @Override
    public long run(Held held, int message, ByteBuffer out) {
        int row = held.row(message);
        int[] tags = held.tags(row);
        builder.begin();
        for (int i = 0; i < tags.length; i++) {
            if (i == Held.BOOK && held.type(row) == 'W') {
                book(held, row);
            }
            switch (held.kind(row, i)) {
                case 's' -> builder.add(tags[i], held.texts, held.textAt(row, i), held.textLength(row, i));
                case 'i' -> builder.add(tags[i], held.number(row, i));
                case 'p' -> builder.addDecimal(tags[i], held.number(row, i), Contract.SCALE, held.digits(row, i));
                default -> {
                    // absent
                }
            }
        }
        Value[] extras = held.extras(message);
        for (int i = 0; i < extras.length; i++) {
            if (i + 1 < extras.length && extras[i + 1].kind() == 'd') {
                builder.addData(extras[i].tag(), extras[i + 1].tag(), extras[i + 1].text());
                i++;
            } else {
                put(extras[i]);
            }
        }
        try {
            return builder.build(out);
        } catch (TagwireException refused) {
            return state.refuse(refused.getMessage());
        }
    }

    private void put(Value value) {
        switch (value.kind()) {
            case 's' -> builder.add(value.tag(), value.text(), 0, value.text().length);
            case 'i' -> builder.add(value.tag(), value.number());
            default -> builder.addDecimal(value.tag(), value.number(), Contract.SCALE, value.digits());
        }
    }

    private void book(Held held, int row) {
        builder.addGroup(268, held.entries(row));
        for (int i = 0; i < held.entries(row); i++) {
            int at = held.entry(row, i);
            builder.add(269, held.entryType(at)).addDecimal(270, held.entryPrice(at), Contract.SCALE, held.entryDigits(at));
            if (held.entrySize(at) != Held.ABSENT) {
                builder.add(271, held.entrySize(at));
            }
            if (held.entryPosition(at) != Held.ABSENT) {
                builder.add(290, held.entryPosition(at));
            }
        }
    }
}
