// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** What the smallest reads cost: one getter in Java over shared memory, and the same by a crossing. One operation a process: {@code java/reads.sh} runs all. */
public final class Reads {
    private static final int ROUNDS = 25;
    private static final int READS = 2_000_000;
    private static final int MESSAGES = 4; // so that nothing can be taken out of the loop, and all of it stays in the first cache
    private static final int SCALE = 5;
    private static final String BODY = "35=D|34=4|49=CLIENT|56=SERVER|52=20260703-19:28:00.123|11=ORD123456|21=1|55=AUD/NZD|54=1|60=20260703-19:28:00.123|38=100000|40=2|44=1.08245|59=0|";
    private static long kept;

    private final Message[] messages = new Message[MESSAGES];
    private final Row[] rows = new Row[MESSAGES];
    private final Memory out = new Memory(16);
    private int id;
    private int quantity;
    private int price;

    private interface Read {
        long of(int which);
    }

    private Reads() {
        String head = "8=FIX.4.2|9=" + BODY.length() + '|' + BODY;
        byte[] bytes = head.replace('|', '\1').getBytes(StandardCharsets.ISO_8859_1);
        int sum = 0;
        for (byte each : bytes) {
            sum += each;
        }
        byte[] message = (head + String.format("10=%03d|", sum & 0xFF)).replace('|', '\1').getBytes(StandardCharsets.ISO_8859_1);
        Plan plan = Plan.compile("D{11:text 38:int 44:dec5}");
        for (int i = 0; i < MESSAGES; i++) {
            ByteBuffer wire = ByteBuffer.allocateDirect(message.length).put(message).flip();
            messages[i] = new MessageIndex().read(wire.duplicate());
            rows[i] = plan.reader().readOne(wire);
        }
        id = messages[0].find(11);
        quantity = messages[0].find(38);
        price = messages[0].find(44);
    }

    private long crossed(Message message, int field, ValueKind kind) {
        Native.valueRead(kind.ordinal(), message.index.input.address + message.offset(field), message.length(field), SCALE, out.address);
        Reference.reachabilityFence(message);
        return out.longAt(0);
    }

    private Read read(String name) {
        return switch (name) {
            case "empty crossing" -> which -> Native.planMessages(false, 0);
            case "slot of a row" -> which -> rows[which].longValue(1);
            case "integer of a message" -> which -> messages[which].longValue(quantity);
            case "integer, crossing" -> which -> crossed(messages[which], quantity, ValueKind.INT);
            case "price of a message" -> which -> messages[which].scaled(price, SCALE);
            case "price, crossing" -> which -> crossed(messages[which], price, ValueKind.SCALED);
            case "text's first bytes" -> which -> messages[which].word(id);
            default -> throw new IllegalArgumentException(name);
        };
    }

    /**
     * Runs one.
     *
     * @param words its name
     */
    public static void main(String[] words) {
        Read read = new Reads().read(words[0]);
        double[] taken = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            long from = System.nanoTime();
            long fold = 0;
            for (int i = 0; i < READS; i++) {
                fold = Long.rotateLeft(fold, 7) ^ read.of(i % MESSAGES);
            }
            taken[round] = (double) (System.nanoTime() - from) / READS;
            kept ^= fold;
        }
        Arrays.sort(taken);
        System.out.printf("%-22s %6.1f ns at best, %6.1f in the middle%s%n", words[0], taken[0], taken[ROUNDS / 2], kept == 1 ? "." : "");
    }
}
