// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import com.paritytrading.philadelphia.FIXConfig;
import com.paritytrading.philadelphia.FIXMessage;
import com.paritytrading.philadelphia.FIXMessageParser;
import com.paritytrading.philadelphia.FIXValue;
import com.paritytrading.philadelphia.FIXValueFormatException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Philadelphia by bench/PROTOCOL.md. Its parser frames, checks and indexes; groups are fields in their order. Prices are doubles both ways. Its own framing of
 * what is sent belongs to a connection with a socket, so the adapter frames, by the library's values and within the timing.
 */
final class Adapter {
    private static final FIXConfig CONFIG = FIXConfig.newBuilder().setMaxMessageCapacity(8192).setFieldCapacity(256).build();

    private Adapter() {}

    public static void main(String[] words) throws IOException {
        About about = new About();
        about.name = "philadelphia";
        about.version = Peer.version(FIXMessage.class);
        about.source = Peer.source("PHILADELPHIA", "package philadelphia-core");
        about.decodesGroups = false;
        about.notes = "frames a build in the adapter, within the timing: the library's own framing is a connection's; prices are doubles both ways";
        List<Cell> cells = List.of(
                Cell.of("D 8 W A 0 1 2 3 4 5", "parse_only", "index", "contract chained converted single", state -> Loop.parses(state, new Parse(state))),
                Cell.of("D 8 W", "parse_extract", "index", "contract chained converted single", state -> Loop.parses(state, new Parse(state))),
                Cell.of("D 8 W A 0 1 2 3 4 5", "index", "index", "contract", state -> Loop.parses(state, new Count(state))),
                Cell.of("D 8 W A 0 1 2 3 4 5", "build", "builder", "contract", state -> Loop.builds(state, new Build(), false)),
                Cell.unsupported("mix", "index", "index", "contract", "no data fields"), Cell.unsupported("-", "index", "index", "contract", "no data fields"),
                Cell.unsupported("mix", "parse_only", "index", "converted", "no data fields"), Cell.unsupported("mix", "parse_extract", "index", "converted", "no data fields"));
        System.exit(new Harness(about, cells, (path, held, message) -> Peer.hasData(held, message) ? "no data fields" : null, false).run(words));
    }

    private static final class Count implements Loop.Parse {
        private static final int FRAME = 3; // 8, 9 and 10 are not in its messages
        private long found;
        private final FIXMessageParser parser = new FIXMessageParser(CONFIG, message -> found = message.getFieldCount() + FRAME);
        private final ByteBuffer frames;

        Count(Loop.State state) {
            frames = state.set.bytes.duplicate(); // big-endian, as its parser wants them
        }

        @Override
        public long run(ByteBuffer bytes, int at, int length) {
            try {
                return parser.parse(frames.limit(at + length).position(at)) && !frames.hasRemaining() ? found : Loop.REFUSED;
            } catch (IOException refused) {
                return Loop.REFUSED;
            }
        }
    }

    private static final class Parse implements Loop.Parse {
        private final Loop.State state;
        private final Sink sink;
        private final boolean isFull;
        private final ByteBuffer frames;
        private final byte[] text = new byte[256];
        private final FIXMessageParser parser = new FIXMessageParser(CONFIG, this::read);
        private boolean isRead;
        private FIXMessage message;
        private int at;

        Parse(Loop.State state) {
            this.state = state;
            sink = Sink.of(state.options);
            frames = state.set.bytes.duplicate(); // big-endian, as its parser wants them
            isFull = state.options.operation.equals("parse_extract");
        }

        @Override
        public long run(ByteBuffer bytes, int begin, int length) {
            isRead = false;
            sink.start();
            try {
                return parser.parse(frames.limit(begin + length).position(begin)) && isRead && !frames.hasRemaining() ? sink.sum() : Loop.REFUSED;
            } catch (IOException | FIXValueFormatException refused) {
                return state.refuse(refused.getMessage());
            }
        }

        private void read(FIXMessage received) {
            message = received;
            at = 0;
            FIXValue type = received.getMsgType();
            char kind = type == null || type.length() != 1 ? 0 : type.charAt(0);
            Contract.Wanted[] list = switch (kind) {
                case 'D' -> Contract.ORDER;
                case '8' -> Contract.REPORT;
                case 'W' -> isFull ? Contract.SNAPSHOT : Contract.SNAPSHOT_TOP;
                default -> Contract.administrative(kind);
            };
            if (list == null) {
                return;
            }
            for (Contract.Wanted wanted : list) {
                int field = message.indexOf(wanted.tag(), at);
                field = field < 0 ? message.indexOf(wanted.tag()) : field;
                if (field >= 0) {
                    at = field + 1;
                    take(field, wanted.kind());
                }
            }
            isRead = kind != 'W' || (isFull ? entries() : top());
        }

        private void take(int field, char kind) {
            FIXValue value = message.valueAt(field);
            switch (kind) {
                case 's' -> {
                    value.copyTo(text);
                    sink.text(text, 0, value.length());
                }
                case 'i' -> sink.number('i', value.asInt());
                default -> sink.number('p', Math.round(value.asFloat() * 1e5));
            }
        }

        private boolean top() {
            for (int i = 0; i < 2; i++) {
                int field = message.indexOf(270, at);
                if (field >= 0) {
                    at = field + 1;
                    take(field, 'p');
                }
            }
            return true;
        }

        /** Entries begin with 269, and NumInGroup is compared with them. */
        private boolean entries() {
            int count = message.indexOf(268);
            if (count < 0) {
                return false;
            }
            int fields = message.getFieldCount();
            int field = count + 1;
            long found = 0;
            for (; field < fields && message.tagAt(field) == 269; found++) {
                take(field++, 'i');
                for (; field < fields; field++) {
                    int tag = message.tagAt(field);
                    if (tag == 270) {
                        take(field, 'p');
                    } else if (tag == 271) {
                        take(field, 'i');
                    } else if (tag != 290) {
                        break;
                    }
                }
            }
            return found == message.valueAt(count).asInt();
        }
    }

    private static final class Build implements Loop.Build {
        private static final byte[] BEGIN = "8=FIX.4.2\0019=".getBytes(StandardCharsets.US_ASCII);
        private static final byte[] END = "10=".getBytes(StandardCharsets.US_ASCII);
        private static final int HEAD = 32;

        private final FIXMessage message = new FIXMessage(CONFIG);
        private final FIXValue number = new FIXValue(16);
        private final Peer.Text text = new Peer.Text();

        @Override
        public long run(Held held, int which, ByteBuffer out) {
            int row = held.row(which);
            int[] tags = held.tags(row);
            message.reset();
            message.addField(35).setString(held.msgType(which));
            message.addField(49).setString("CLIENT");
            message.addField(56).setString("SERVER");
            for (int i = 0; i < tags.length; i++) {
                if (i == Held.BOOK && held.type(row) == 'W') {
                    book(held, row);
                }
                switch (held.kind(row, i)) {
                    case 's' -> message.addField(tags[i]).setString(text.set(held.texts, held.textAt(row, i), held.textLength(row, i)));
                    case 'i' -> message.addField(tags[i]).setInt(held.number(row, i));
                    case 'p' -> message.addField(tags[i]).setFloat(held.number(row, i) / 1e5, held.digits(row, i));
                    default -> {
                        // absent
                    }
                }
            }
            for (Value extra : held.extras(which)) {
                switch (extra.kind()) {
                    case 's' -> message.addField(extra.tag()).setString(text.set(extra.text(), 0, extra.text().length));
                    case 'i' -> message.addField(extra.tag()).setInt(extra.number());
                    default -> message.addField(extra.tag()).setFloat(extra.number() / 1e5, extra.digits());
                }
            }
            return frame(out);
        }

        private void book(Held held, int row) {
            message.addField(268).setInt(held.entries(row));
            for (int i = 0; i < held.entries(row); i++) {
                int at = held.entry(row, i);
                message.addField(269).setInt(held.entryType(at));
                message.addField(270).setFloat(held.entryPrice(at) / 1e5, held.entryDigits(at));
                if (held.entrySize(at) != Held.ABSENT) {
                    message.addField(271).setInt(held.entrySize(at));
                }
                if (held.entryPosition(at) != Held.ABSENT) {
                    message.addField(290).setInt(held.entryPosition(at));
                }
            }
        }

        /** The body, then what goes before it, then the sum of both. */
        private long frame(ByteBuffer out) {
            int body = out.position() + HEAD;
            message.put(out.position(body));
            int end = out.position();
            number.setInt(end - body);
            int begin = body - BEGIN.length - number.length() - 1;
            number.put(out.position(begin).put(BEGIN));
            int sum = 0;
            for (int i = begin; i < end; i++) {
                sum += out.get(i);
            }
            number.setCheckSum(sum);
            number.put(out.position(end).put(END));
            return out.position() - begin;
        }
    }
}
