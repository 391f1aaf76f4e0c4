// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import io.tagwire.MessageBuilder;
import io.tagwire.MessageHeader;
import io.tagwire.TagwireException;
import java.nio.ByteBuffer;

/** Through the builder, field by field. A value that is absent is passed over. */
final class ByBuilder implements Loop.Build {
    private static final int BOOK = 4;

    private final Loop.State state;
    private final MessageBuilder builder;

    ByBuilder(Loop.State state) {
        this.state = state;
        builder = new MessageBuilder(new MessageHeader("FIX.4.2", state.held[0].msgType).add(49, "CLIENT").add(56, "SERVER"));
    }

    /** One header for a set. */
    static String why(Held message, SetFile set) {
        return message.msgType.equals(set.msgType(0)) ? null : "the set has several message types";
    }

    @Override
    public long run(Held message, ByteBuffer out) {
        builder.begin();
        Value[] values = message.values;
        for (int i = 0; i < values.length; i++) {
            if (i == BOOK && message.msgType.equals("W")) {
                book(message.book);
            }
            if (values[i] != null) {
                put(values[i]);
            }
        }
        Value[] extras = message.extras;
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

    private void book(Held.Entry[] book) {
        builder.addGroup(268, book.length);
        for (Held.Entry each : book) {
            put(each.type());
            put(each.price());
            if (each.size() != null) {
                put(each.size());
            }
            if (each.position() != null) {
                put(each.position());
            }
        }
    }
}
