// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import quickfix.ConfigError;
import quickfix.DataDictionary;
import quickfix.FieldMap;
import quickfix.FieldNotFound;
import quickfix.Group;
import quickfix.InvalidMessage;
import quickfix.Message;

/**
 * QuickFIX/J by bench/PROTOCOL.md. It takes and gives strings, so the conversion of bytes, which its own decoder makes too, is in the timing. BodyLength is its
 * decoder's business, so the adapter compares it.
 */
final class Adapter {
    private Adapter() {}

    public static void main(String[] words) throws IOException, ConfigError {
        String name = words.length == 0 ? "quickfixj" : words[0];
        DataDictionary dictionary = name.equals("quickfixj-dict") ? dictionary() : null;
        About about = new About();
        about.name = name;
        about.version = Peer.version(Message.class);
        about.source = Peer.source("QUICKFIXJ", "package quickfixj-core");
        about.bodyLength = "adapter";
        about.dictionary = dictionary == null ? "none" : "parse";
        about.keepsFieldOrder = false;
        about.decodesGroups = dictionary != null;
        about.notes = "strings in and out, made of bytes and written as bytes within the timing; fields of a body are sent ascending by tag";
        String without = "no groups without a dictionary";
        String plain = "A 0 1 2 3 4 5";
        List<Cell> cells = List.of(
                Cell.of("D 8 " + (dictionary == null ? plain : "W " + plain), "parse_only", "index", "contract chained converted single", state -> Loop.parses(state, new Parse(state, dictionary))),
                Cell.of("D 8" + (dictionary == null ? "" : " W"), "parse_extract", "index", "contract chained converted single", state -> Loop.parses(state, new Parse(state, dictionary))),
                Cell.of("D 8 W " + plain, "build", "builder", "contract", state -> Loop.builds(state, new Build(), true)),
                dictionary == null ? Cell.unsupported("W", "parse_only", "index", "contract converted", without) : Cell.unsupported("-", "index", "index", "contract", "nothing is found without being read"),
                dictionary == null ? Cell.unsupported("W", "parse_extract", "index", "contract converted", without)
                        : Cell.unsupported("mix", "index", "index", "contract", "nothing is found without being read"));
        System.exit(new Harness(about, cells, (path, held, message) -> Peer.hasData(held, message) ? "data fields are beyond this adapter" : null, true).run(words));
    }

    private static DataDictionary dictionary() throws IOException, ConfigError {
        try (InputStream text = Adapter.class.getResourceAsStream("FIX42-bench.xml")) {
            return new DataDictionary(text);
        }
    }

    private static boolean isOfHeader(int tag) {
        return tag == 34 || tag == 52;
    }

    private static final class Parse implements Loop.Parse {
        private final Loop.State state;
        private final DataDictionary dictionary;
        private final Sink sink;
        private final boolean isFull;

        Parse(Loop.State state, DataDictionary dictionary) {
            this.state = state;
            this.dictionary = dictionary;
            sink = Sink.of(state.options);
            isFull = state.options.operation.equals("parse_extract");
        }

        @Override
        public long run(ByteBuffer bytes, int at, int length) {
            byte[] frames = state.set.array;
            if (!Peer.isBodyLengthRight(frames, at, length)) {
                return state.refuse("BodyLength");
            }
            String text = new String(frames, at, length, StandardCharsets.ISO_8859_1);
            sink.start();
            try {
                Message message = dictionary == null ? new Message(text, true) : new Message(text, dictionary);
                if (message.getException() != null) {
                    return state.refuse(message.getException().getMessage());
                }
                return read(message) ? sink.sum() : Loop.REFUSED;
            } catch (InvalidMessage | FieldNotFound | RuntimeException refused) {
                return state.refuse(refused.getMessage());
            }
        }

        private boolean read(Message message) throws FieldNotFound {
            String type = message.getHeader().getString(35);
            Contract.Wanted[] list = switch (type) {
                case "D" -> Contract.ORDER;
                case "8" -> Contract.REPORT;
                case "W" -> isFull ? Contract.SNAPSHOT : Contract.SNAPSHOT_TOP;
                default -> Contract.administrative(type.charAt(0));
            };
            if (list == null) {
                return false;
            }
            for (Contract.Wanted wanted : list) {
                take(isOfHeader(wanted.tag()) ? message.getHeader() : message, wanted);
            }
            if (!type.equals("W")) {
                return true;
            }
            List<Group> entries = message.getGroups(268);
            for (int i = 0; i < (isFull ? entries.size() : Math.min(2, entries.size())); i++) {
                for (Contract.Wanted wanted : Contract.ENTRY) {
                    if (isFull || wanted.tag() == 270) {
                        take(entries.get(i), wanted);
                    }
                }
            }
            return entries.size() == message.getInt(268);
        }

        private void take(FieldMap fields, Contract.Wanted wanted) throws FieldNotFound {
            if (!fields.isSetField(wanted.tag())) {
                return;
            }
            switch (wanted.kind()) {
                case 's' -> {
                    byte[] text = fields.getString(wanted.tag()).getBytes(StandardCharsets.ISO_8859_1);
                    sink.text(text, 0, text.length);
                }
                case 'i' -> sink.number('i', fields.getInt(wanted.tag()));
                default -> sink.number('p', fields.getDecimal(wanted.tag()).setScale(Contract.SCALE).unscaledValue().longValueExact());
            }
        }
    }

    private static final class Build implements Loop.Build {
        private static final int[] ENTRY = {269, 270, 271, 290, 0};

        @Override
        public long run(Held held, int which, ByteBuffer out) {
            int row = held.row(which);
            int[] tags = held.tags(row);
            Message message = new Message();
            message.getHeader().setString(8, "FIX.4.2");
            message.getHeader().setString(35, held.msgType(which));
            message.getHeader().setString(49, "CLIENT");
            message.getHeader().setString(56, "SERVER");
            for (int i = 0; i < tags.length; i++) {
                FieldMap fields = isOfHeader(tags[i]) ? message.getHeader() : message;
                switch (held.kind(row, i)) {
                    case 's' -> fields.setString(tags[i], held.string(row, i));
                    case 'i' -> number(fields, tags[i], held.number(row, i));
                    case 'p' -> fields.setDecimal(tags[i], Held.price(held.number(row, i), held.digits(row, i)), held.digits(row, i));
                    default -> {
                        // absent
                    }
                }
            }
            for (Value extra : held.extras(which)) {
                FieldMap fields = isOfHeader(extra.tag()) ? message.getHeader() : message;
                switch (extra.kind()) {
                    case 's' -> fields.setString(extra.tag(), new String(extra.text(), StandardCharsets.ISO_8859_1));
                    case 'i' -> number(fields, extra.tag(), extra.number());
                    default -> fields.setDecimal(extra.tag(), Held.price(extra.number(), extra.digits()), extra.digits());
                }
            }
            for (int i = 0; i < held.entries(row); i++) {
                message.addGroup(entry(held, held.entry(row, i)));
            }
            byte[] made = message.toString().getBytes(StandardCharsets.ISO_8859_1);
            out.put(made);
            return made.length;
        }

        private static Group entry(Held held, int at) {
            Group entry = new Group(268, 269, ENTRY);
            number(entry, 269, held.entryType(at));
            entry.setDecimal(270, Held.price(held.entryPrice(at), held.entryDigits(at)), held.entryDigits(at));
            if (held.entrySize(at) != Held.ABSENT) {
                number(entry, 271, held.entrySize(at));
            }
            if (held.entryPosition(at) != Held.ABSENT) {
                number(entry, 290, held.entryPosition(at));
            }
            return entry;
        }

        private static void number(FieldMap fields, int tag, long number) {
            if (number == (int) number) {
                fields.setInt(tag, (int) number);
            } else {
                fields.setString(tag, Long.toString(number));
            }
        }
    }
}
