// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import io.tagwire.Draft;
import io.tagwire.MessageShape;
import io.tagwire.TagwireException;
import io.tagwire.Template;
import java.nio.ByteBuffer;

/** Builds through a template: the application's values are put in slots, one after the other, and one call writes the message. */
final class ByTemplate implements Loop.Build {
    private static final String TEMPLATE = "D{8=FIX.4.2 49=CLIENT 56=SERVER 34:int 52:text 11:text 21:int 55:text 54:int 60:text 38:int 40:int 44:dec5 59:int 1:text 15:text 58:text 9002:int} "
            + "8{8=FIX.4.2 49=CLIENT 56=SERVER 34:int 52:text 37:text 17:text 11:text 150:int 39:int 55:text 54:int 38:int 151:int 14:int 6:dec5 60:text 1:text 15:text 31:dec5 32:int 58:text "
            + "9002:int} W{8=FIX.4.2 49=CLIENT 56=SERVER 34:int 52:text 262:text 55:text 268{269:int 270:dec5 271:int 290:int} 9001:int 9002:int}";
    private static final int BOOK = 4;

    private final Loop.State state;
    private final Template template = Template.compile(TEMPLATE);
    private final MessageShape entry = template.messages().get(2).entries().get(BOOK).group();
    private final Draft draft = new Draft(template);

    ByTemplate(Loop.State state) {
        this.state = state;
    }

    /** Templates take known fields only. */
    static String why(Held message) {
        return message.isKnown && message.extras.length == 0 ? null : "a frame of the set is beyond this template";
    }

    @Override
    public long run(Held message, ByteBuffer out) {
        char type = message.msgType.charAt(0);
        draft.begin(type == 'D' ? 0 : type == '8' ? 1 : 2);
        Value[] values = message.values;
        for (int i = 0; i < values.length; i++) {
            if (values[i] != null) {
                put(type == 'W' && i >= BOOK ? i + 1 : i, values[i]); // the group is between
            }
        }
        if (type == 'W') {
            book(message.book);
        }
        try {
            return draft.write(out);
        } catch (TagwireException refused) {
            return state.refuse(refused.getMessage());
        }
    }

    private void put(int slot, Value value) {
        switch (value.kind()) {
            case 's' -> draft.set(slot, value.text(), 0, value.text().length);
            case 'i' -> draft.set(slot, value.number());
            default -> draft.set(slot, value.number(), value.digits());
        }
    }

    private void book(Held.Entry[] book) {
        int slot = draft.group(BOOK, entry, book.length);
        for (Held.Entry each : book) {
            draft.set(slot, each.type().number());
            draft.set(slot + 1, each.price().number(), each.price().digits());
            if (each.size() != null) {
                draft.set(slot + 2, each.size().number());
            }
            if (each.position() != null) {
                draft.set(slot + 3, each.position().number());
            }
            slot += 4;
        }
    }
}
