// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import io.tagwire.IndexOptions;
import io.tagwire.Message;
import io.tagwire.MessageIndex;
import io.tagwire.TagwireException;
import io.tagwire.Validator;
import java.nio.ByteBuffer;

/** Parses as an application that wants typed values: by the index, each value looked for behind the one before. */
final class ByIndex implements Loop.Parse {
    private static final int HEAD = 3; // 8, 9 and 35 are the first three fields of any message

    private final MessageIndex index = new MessageIndex();
    private final Loop.State state;
    private final Sink sink;
    private final boolean folds;
    private final boolean isFull;
    private final byte[] text = new byte[1 << 16];
    private Message message;
    private int at;

    ByIndex(Loop.State state) {
        this.state = state;
        sink = Sink.of(state.options);
        folds = sink.folds();
        isFull = state.options.operation.equals("parse_extract");
    }

    @Override
    public long run(ByteBuffer bytes, int begin, int length) {
        message = index.read(bytes.limit(begin + length).position(begin));
        if (message == null || !message.isOk() || bytes.hasRemaining()) {
            return Loop.REFUSED;
        }
        at = HEAD;
        sink.start();
        try {
            long type = message.word(HEAD - 1);
            boolean read = true;
            if (type == 'D') {
                order();
            } else if (type == '8') {
                report();
            } else if (type == 'W') {
                read = isFull ? entries() : top();
            } else {
                read = type == (char) type && administrative(Contract.administrative((char) type));
            }
            return read ? sink.sum() : Loop.REFUSED;
        } catch (TagwireException refused) {
            return state.refuse(refused.getMessage());
        }
    }

    private int find(int tag) {
        int field = message.find(tag, at);
        at = field < 0 ? at : field + 1;
        return field;
    }

    private void text(int tag) {
        int field = find(tag);
        if (field < 0) {
            return;
        }
        if (folds) {
            sink.number('s', message.word(field));
            sink.number('s', message.length(field));
        } else {
            sink.text(text, 0, message.copy(field, text, 0));
        }
    }

    private void number(int tag) {
        int field = find(tag);
        if (field >= 0) {
            sink.number('i', message.longValue(field));
        }
    }

    private void price(int tag) {
        int field = find(tag);
        if (field >= 0) {
            sink.number('p', message.scaled(field, Contract.SCALE));
        }
    }

    private void order() {
        text(11);
        number(21);
        text(55);
        number(54);
        text(60);
        number(38);
        number(40);
        price(44);
        number(59);
    }

    private void report() {
        text(37);
        text(17);
        text(11);
        number(150);
        number(39);
        text(55);
        number(54);
        number(38);
        number(151);
        number(14);
        price(6);
        text(60);
    }

    /** The first two prices after the count. */
    private boolean top() {
        text(55);
        number(268);
        for (int i = 0; i < 2; i++) {
            int field = message.findIn(270, at, Integer.MAX_VALUE);
            if (field >= 0) {
                at = field + 1;
                sink.number('p', message.scaled(field, Contract.SCALE));
            }
        }
        return true;
    }

    /** All entries. NumInGroup is compared with the entries that are there. */
    private boolean entries() {
        text(262);
        text(55);
        int count = find(268);
        if (count < 0) {
            return false;
        }
        long wanted = message.longValue(count);
        sink.number('i', wanted);
        int fields = message.fieldCount();
        int field = count + 1;
        long found = 0;
        for (; field < fields && message.tag(field) == 269; found++) {
            sink.number('i', message.longValue(field++));
            int price = Message.NONE;
            int size = Message.NONE;
            for (; field < fields; field++) {
                int tag = message.tag(field);
                if (tag == 270 && price < 0) {
                    price = field;
                } else if (tag == 271 && size < 0) {
                    size = field;
                } else if (tag != 270 && tag != 271 && tag != 290) {
                    break;
                }
            }
            if (price >= 0) {
                sink.number('p', message.scaled(price, Contract.SCALE));
            }
            if (size >= 0) {
                sink.number('i', message.longValue(size));
            }
        }
        return found == wanted;
    }

    private boolean administrative(Contract.Wanted[] list) {
        if (list == null) {
            return false;
        }
        for (Contract.Wanted wanted : list) {
            if (wanted.kind() == 's') {
                text(wanted.tag());
            } else {
                number(wanted.tag());
            }
        }
        return true;
    }

    /** Fields found and checked, none read; and, with a validator, what it says. */
    static final class Counting implements Loop.Parse {
        private static final int FIELDS_MAX = 8192;
        private final MessageIndex index = new MessageIndex(new IndexOptions(FIELDS_MAX, 0, null));
        private final Validator validator;

        Counting(Validator validator) {
            this.validator = validator;
        }

        @Override
        public long run(ByteBuffer bytes, int begin, int length) {
            Message message = index.read(bytes.limit(begin + length).position(begin));
            boolean read = message != null && message.isOk() && !bytes.hasRemaining();
            return read && (validator == null || validator.validate(message)) ? message.fieldCount() : Loop.REFUSED;
        }
    }
}
