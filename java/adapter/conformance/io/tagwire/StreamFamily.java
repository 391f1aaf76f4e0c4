// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** The families frame and index. */
final class StreamFamily {
    private static final int CAPACITY = 65536;

    private StreamFamily() {}

    /** The input as it arrives: each piece is read from what is not consumed yet; read leaves the rest and gives the need. */
    private static void arriving(Case of, byte[] input, ToIntFunction<ByteBuffer> read) {
        int at = 0;
        int received = 0;
        int need = 0;
        for (Object chunk : of.chunks()) {
            received = Math.min(received + Case.integer(chunk), input.length);
            if (at < received) {
                // direct memory of exactly these bytes: what is read beyond them is not the message's
                ByteBuffer piece = ByteBuffer.allocateDirect(received - at).put(input, at, received - at).flip();
                need = read.applyAsInt(piece);
                at += piece.position();
            }
        }
        if (at < input.length) {
            of.say("more " + need + ' ', Arrays.copyOfRange(input, at, input.length));
        }
    }

    static byte[] bytes(ByteBuffer of, int from, int length) {
        byte[] out = new byte[length];
        of.get(from, out);
        return out;
    }

    static void frame(Case of) {
        Framer framer = new Framer(of.integer("length_max"));
        arriving(of, of.bytes("input"), piece -> {
            while (framer.next(piece)) {
                of.say(framer.isMessage() ? "message " : "garbled " + framer.status() + ' ', bytes(piece, framer.offset(), framer.length()));
            }
            return framer.need();
        });
    }

    static MessageIndex index(Case of, List<DataPair> pairs) {
        return new MessageIndex(new IndexOptions(of.integer("capacity", CAPACITY), of.integer("length_max"), pairs));
    }

    static void index(Case of) {
        MessageIndex index = index(of, of.pairs());
        byte[] input = of.bytes("input");
        if ("fields".equals(of.text("mode"))) {
            say(index, index.readFields(ByteBuffer.wrap(input)), "fields", of, null, 0);
            return;
        }
        arriving(of, input, piece -> {
            for (int at = piece.position(); ; at = piece.position()) {
                Message message = index.read(piece);
                if (message == null) {
                    return index.need();
                }
                say(index, message, "message", of, piece, at);
            }
        });
    }

    private static void say(MessageIndex index, Message message, String word, Case of, ByteBuffer piece, int at) {
        if (message.isOk()) {
            of.say(word);
            sayFields(message, of);
            sayGroups(index, message, 0, message.fieldCount(), of.list("groups"), of);
        } else if (message.isRefused()) {
            TagwireException error = message.error();
            of.say("refused " + error.status() + ' ' + error.reason() + ' ' + Integer.toUnsignedString(error.tag()));
            sayFields(message, of);
        } else {
            of.say("garbled " + message.status() + ' ', bytes(piece, at, message.length()));
        }
    }

    private static byte[] value(Message message, int field) {
        byte[] out = new byte[message.length(field)];
        message.copy(field, out, 0);
        return out;
    }

    private static void sayFields(Message message, Case of) {
        if ("count".equals(of.text("show"))) {
            of.say("count " + message.fieldCount());
            return;
        }
        for (int field = 0; field < message.fieldCount(); field++) {
            of.say("field " + message.tag(field) + ' ', value(message, field));
        }
    }

    private static void sayGroups(MessageIndex index, Message message, int from, int to, List<?> wanted, Case of) {
        for (Object each : wanted) {
            Map<?, ?> asked = (Map<?, ?>) each;
            int tag = Case.integer(asked.get("count"));
            int[] members = Case.list(asked.get("members")).stream().mapToInt(Case::integer).toArray();
            int field = message.findIn(tag, from, to);
            if (field == Message.NONE) {
                of.say("group " + tag + " none");
                continue;
            }
            FieldGroup group = new FieldGroup(index);
            try {
                group.open(field, to == message.fieldCount() ? Integer.MAX_VALUE : to, members);
            } catch (TagwireException refused) {
                of.say("group " + tag + " refused " + refused.status() + ' ' + refused.reason() + ' ' + refused.tag());
                continue;
            }
            of.say("group " + tag + ' ' + group.count());
            for (int number = 1; group.next(); number++) {
                of.say("entry " + tag + ' ' + number + ' ', entry(index, message, group.first(), group.end()));
                sayGroups(index, message, group.first(), group.end(), Case.list(asked.get("groups")), of);
            }
        }
    }

    private static byte[] entry(MessageIndex index, Message message, int first, int end) {
        int start = message.offset(first) - String.valueOf(message.tag(first)).length() - 1;
        byte[] out = new byte[message.offset(end - 1) + message.length(end - 1) + 1 - start];
        index.input.copy(start, out, 0, out.length);
        return out;
    }
}
