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
    private static final int BOOK = Held.BOOK;

    private final Loop.State state;
    private final Template template = Template.compile(TEMPLATE);
    private final MessageShape entry = template.messages().get(2).entries().get(BOOK).group();
    private final Draft draft = new Draft(template);

    ByTemplate(Loop.State state) {
        this.state = state;
    }

    /** Templates take known fields only. */
    static String why(Held held, int message) {
        return held.type(held.row(message)) != 0 && held.extras(message).length == 0 ? null : "a frame of the set is beyond this template";
    }

    @Override
    public long run(Held held, int message, ByteBuffer out) {
        int row = held.row(message);
        char type = held.type(row);
        draft.begin(type == 'D' ? 0 : type == '8' ? 1 : 2);
        if (type == 'D') {
            order(held, row);
        } else if (type == '8') {
            report(held, row);
        } else {
            snapshot(held, row);
        }
        try {
            return draft.write(out);
        } catch (TagwireException refused) {
            return state.refuse(refused.getMessage());
        }
    }

    private void text(Held held, int row, int from, int slot) {
        if (held.kind(row, from) != 0) {
            draft.set(slot, held.texts, held.textAt(row, from), held.textLength(row, from));
        }
    }

    private void number(Held held, int row, int from, int slot) {
        if (held.kind(row, from) != 0) {
            draft.set(slot, held.number(row, from));
        }
    }

    private void price(Held held, int row, int from, int slot) {
        if (held.kind(row, from) != 0) {
            draft.set(slot, held.number(row, from), held.digits(row, from));
        }
    }

    private void order(Held held, int row) {
        number(held, row, 0, 0);
        text(held, row, 1, 1);
        text(held, row, 2, 2);
        number(held, row, 3, 3);
        text(held, row, 4, 4);
        number(held, row, 5, 5);
        text(held, row, 6, 6);
        number(held, row, 7, 7);
        number(held, row, 8, 8);
        price(held, row, 9, 9);
        number(held, row, 10, 10);
        text(held, row, 11, 11);
        text(held, row, 12, 12);
        text(held, row, 13, 13);
        number(held, row, 14, 14);
    }

    private void report(Held held, int row) {
        number(held, row, 0, 0);
        text(held, row, 1, 1);
        text(held, row, 2, 2);
        text(held, row, 3, 3);
        text(held, row, 4, 4);
        number(held, row, 5, 5);
        number(held, row, 6, 6);
        text(held, row, 7, 7);
        number(held, row, 8, 8);
        number(held, row, 9, 9);
        number(held, row, 10, 10);
        number(held, row, 11, 11);
        price(held, row, 12, 12);
        text(held, row, 13, 13);
        text(held, row, 14, 14);
        text(held, row, 15, 15);
        price(held, row, 16, 16);
        number(held, row, 17, 17);
        text(held, row, 18, 18);
        number(held, row, 19, 19);
    }

    private void snapshot(Held held, int row) {
        number(held, row, 0, 0);
        text(held, row, 1, 1);
        text(held, row, 2, 2);
        text(held, row, 3, 3);
        book(held, row);
        number(held, row, 4, 5);
        number(held, row, 5, 6);
    }

    private void book(Held held, int row) {
        int slot = draft.group(BOOK, entry, held.entries(row));
        for (int i = 0; i < held.entries(row); i++, slot += 4) {
            int at = held.entry(row, i);
            draft.set(slot, held.entryType(at));
            draft.set(slot + 1, held.entryPrice(at), held.entryDigits(at));
            if (held.entrySize(at) != Held.ABSENT) {
                draft.set(slot + 2, held.entrySize(at));
            }
            if (held.entryPosition(at) != Held.ABSENT) {
                draft.set(slot + 3, held.entryPosition(at));
            }
        }
    }
}
