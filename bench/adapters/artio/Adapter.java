// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import org.agrona.AsciiSequenceView;
import uk.co.real_logic.artio.decoder.ExecutionReportDecoder;
import uk.co.real_logic.artio.decoder.MarketDataSnapshotFullRefreshDecoder;
import uk.co.real_logic.artio.decoder.NewOrderSingleDecoder;
import uk.co.real_logic.artio.fields.DecimalFloat;
import uk.co.real_logic.artio.util.MutableAsciiBuffer;

/**
 * Artio by bench/PROTOCOL.md: the codecs that its generator makes of the small dictionary, their validation switched off. Framing, BodyLength and CheckSum are the
 * gateway's, so the adapter looks at them, with the library's own sum, within the timing.
 */
final class Adapter {
    private static final int CHECKSUM = 7; // 10=nnn and SOH

    private Adapter() {}

    public static void main(String[] words) throws IOException {
        System.setProperty("fix.codecs.no_validation", "true");
        About about = new About();
        about.name = "artio";
        about.version = Peer.version(MutableAsciiBuffer.class);
        about.source = Peer.source("ARTIO", "package artio-codecs");
        about.checksum = "adapter";
        about.bodyLength = "adapter";
        about.dictionary = "parse";
        about.keepsFieldOrder = false;
        about.notes = "codecs generated of the small dictionary, validation off, bounds checks on";
        String forms = "contract chained converted single";
        String administrative = "administrative messages are the gateway's, and out of the ranking";
        List<Cell> cells = List.of(
                Cell.of("D 8 W", "parse_only", "index", forms, state -> Loop.parses(state, new Parse(state))),
                Cell.of("D 8 W", "parse_extract", "index", forms, state -> Loop.parses(state, new Parse(state))),
                Cell.unsupported("D 8 W", "build", "builder", "contract", "its encoders leave out trailing zeros of decimals: 1.50 is sent as 1.5, which is another frame than the contract's"),
                Cell.unsupported("A 0 1 2 3 4 5", "parse_only", "index", "contract", administrative), Cell.unsupported("A 0 1 2 3 4 5", "build", "builder", "contract", administrative));
        System.exit(new Harness(about, cells, (path, held, message) -> null, false).run(words));
    }

    private static final class Parse implements Loop.Parse {
        private static final long[] POWERS = {1, 10, 100, 1000, 10_000, 100_000};
        private final NewOrderSingleDecoder order = new NewOrderSingleDecoder();
        private final ExecutionReportDecoder report = new ExecutionReportDecoder();
        private final MarketDataSnapshotFullRefreshDecoder snapshot = new MarketDataSnapshotFullRefreshDecoder();
        private final MutableAsciiBuffer frames;
        private final AsciiSequenceView view = new AsciiSequenceView();
        private final byte[] text = new byte[4096];
        private final Loop.State state;
        private final Sink sink;
        private final boolean isFull;

        Parse(Loop.State state) {
            this.state = state;
            sink = Sink.of(state.options);
            isFull = state.options.operation.equals("parse_extract");
            frames = new MutableAsciiBuffer(state.set.bytes);
        }

        @Override
        public long run(ByteBuffer bytes, int at, int length) {
            int end = at + length - CHECKSUM;
            if (!Peer.isBodyLengthRight(state.set.array, at, length) || frames.computeChecksum(at, end) != checksum(end + 3)) {
                return state.refuse("BodyLength or CheckSum");
            }
            sink.start();
            try {
                return read(at, length) ? sink.sum() : Loop.REFUSED;
            } catch (RuntimeException refused) {
                return state.refuse(refused.getMessage());
            }
        }

        private int checksum(int at) {
            return frames.getByte(at) * 100 + frames.getByte(at + 1) * 10 + frames.getByte(at + 2) - '0' * 111;
        }

        /** MsgType follows BodyLength, wherever that ends. */
        private byte type(int at) {
            int field = at + 1;
            for (int found = 0; found < 2; field++) {
                found += frames.getByte(field) == 1 ? 1 : 0;
            }
            return frames.getByte(field + 3);
        }

        private boolean read(int at, int length) {
            switch (type(at)) {
                case 'D' -> {
                    order.reset();
                    order.decode(frames, at, length);
                    order();
                }
                case '8' -> {
                    report.reset();
                    report.decode(frames, at, length);
                    report();
                }
                case 'W' -> {
                    snapshot.reset();
                    snapshot.decode(frames, at, length);
                    return snapshot();
                }
                default -> {
                    return false;
                }
            }
            return true;
        }

        private void text(AsciiSequenceView value) {
            int length = value.length();
            if (length != 0) {
                value.buffer().getBytes(value.offset(), text, 0, length);
                sink.text(text, 0, length);
            }
        }

        private void code(char value) {
            sink.number('i', value - '0');
        }

        private void whole(DecimalFloat value) {
            if (value.scale() != 0) {
                throw new ArithmeticException("no whole number");
            }
            sink.number('i', value.value());
        }

        private void price(DecimalFloat value) {
            sink.number('p', Math.multiplyExact(value.value(), POWERS[Contract.SCALE - value.scale()]));
        }

        private void order() {
            text(order.clOrdID(view));
            code(order.handlInst());
            text(order.symbol(view));
            code(order.side());
            text(order.transactTime(view));
            if (order.hasOrderQty()) {
                whole(order.orderQty());
            }
            code(order.ordType());
            if (order.hasPrice()) {
                price(order.price());
            }
            if (order.hasTimeInForce()) {
                code(order.timeInForce());
            }
        }

        private void report() {
            text(report.orderID(view));
            text(report.execID(view));
            if (report.hasClOrdID()) {
                text(report.clOrdID(view));
            }
            code(report.execType());
            code(report.ordStatus());
            text(report.symbol(view));
            code(report.side());
            if (report.hasOrderQty()) {
                whole(report.orderQty());
            }
            whole(report.leavesQty());
            whole(report.cumQty());
            price(report.avgPx());
            if (report.hasTransactTime()) {
                text(report.transactTime(view));
            }
        }

        private boolean snapshot() {
            if (isFull && snapshot.hasMDReqID()) {
                text(snapshot.mDReqID(view));
            }
            text(snapshot.symbol(view));
            int count = snapshot.noMDEntriesGroupCounter();
            sink.number('i', count);
            MarketDataSnapshotFullRefreshDecoder.MDEntriesGroupDecoder entry = snapshot.mDEntriesGroup();
            int found = 0;
            for (; entry != null && (isFull || found < 2); entry = entry.next(), found++) {
                if (isFull) {
                    code(entry.mDEntryType());
                }
                price(entry.mDEntryPx());
                if (isFull && entry.hasMDEntrySize()) {
                    whole(entry.mDEntrySize());
                }
            }
            return !isFull || found == count;
        }
    }
}
