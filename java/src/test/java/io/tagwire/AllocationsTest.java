// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

/** Steady state allocates nothing: counted by the JVM, in interpreted code too, where nothing is optimised away. */
public class AllocationsTest {
    private static final int ROUNDS = 20_000;
    private static final byte[] ORDER = Wire.message("35=D|34=7|11=ORD1|44=1.08245|60=20261130-12:00:00.123|453=2|448=A|447=D|448=B|447=D|");
    private long sum;

    private static long allocated() {
        return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }

    private void counted(Runnable work) {
        work.run();
        work.run();
        long before = allocated();
        for (int i = 0; i < ROUNDS; i++) {
            work.run();
        }
        assertEquals(0, (allocated() - before) / ROUNDS, "bytes per message");
    }

    @Test
    public void theCounterCounts() {
        long before = allocated();
        sum += new byte[4096].length;
        assertEquals(true, allocated() - before >= 4096);
    }

    @Test
    public void plans() {
        Reader reader = Plan.compile("D{34:int! 11:text 44:dec5 60:time 453{448:text}}").reader();
        StringBuilder text = new StringBuilder(64);
        for (ByteBuffer bytes : new ByteBuffer[] {Wire.direct(ORDER), ByteBuffer.wrap(ORDER)}) {
            counted(() -> {
                text.setLength(0);
                reader.read(bytes.rewind());
                Row row = reader.row(0);
                row.appendTo(1, text);
                sum += row.longValue(0) + row.longValue(2) + row.longValue(3) + text.length();
                for (Slots party = row.group(4); party.next(); ) {
                    sum += party.number(0);
                }
            });
        }
    }

    @Test
    public void indexes() {
        MessageIndex index = new MessageIndex();
        FieldGroup group = new FieldGroup(index);
        ByteBuffer bytes = Wire.direct(ORDER);
        byte[] text = new byte[16];
        int[] members = {448, 447};
        counted(() -> {
            Message message = index.read(bytes.rewind());
            sum += message.longValue(message.find(34)) + message.scaled(message.find(44), 5) + message.copy(message.find(11), text, 0);
            for (group.open(message.find(453), Integer.MAX_VALUE, members); group.next(); ) {
                sum += message.word(group.first());
            }
        });
        Framer framer = new Framer();
        counted(() -> sum += framer.next(bytes.rewind()) ? framer.length() : 0);
    }

    @Test
    public void whatGeneratedRowsStandOn() {
        Reader reader = Plan.compile("D{11:text 54:char}").reader();
        Integer[] numbers = {1, 2, 0};
        TextCodes<Integer> codes = new TextCodes<>(numbers, each -> "ORD" + each, numbers[2]);
        Draft draft = new Draft(Template.compile("D{8=FIX.4.4 453{448:text}}"));
        DraftEntries parties = new DraftEntries(draft);
        ByteBuffer bytes = Wire.direct(ORDER);
        ByteBuffer out = ByteBuffer.allocateDirect(512);
        counted(() -> {
            reader.read(bytes.rewind());
            Row row = reader.row(0);
            sum += codes.get(row, 0) + (row.contentEquals(0, "ORD1") ? 1 : 0) + row.charValue(1, '1');
            for (parties.open(0, draft.begin(0).shape().entries().get(0).group(), 2); parties.remaining() > 0; ) {
                parties.next();
                draft.set(parties.slot(0), "A");
            }
            sum += draft.write(out.clear());
        });
    }

    @Test
    public void templatesAndBuilder() {
        Draft draft = new Draft(Template.compile("D{8=FIX.4.4 34:int! 11:text 44:dec5 453{448:text}}"));
        MessageShape parties = draft.begin(0).shape().entries().get(3).group();
        MessageBuilder builder = new MessageBuilder(new MessageHeader("FIX.4.4", "D"));
        for (ByteBuffer out : new ByteBuffer[] {ByteBuffer.allocateDirect(512), ByteBuffer.allocate(512)}) {
            counted(() -> {
                draft.begin(0).set(0, 7).set(1, "ORD1").set(2, 108245, 5);
                draft.set(draft.group(3, parties, 1), "A");
                sum += draft.write(out.clear());
                sum += builder.begin().add(34, 7).add(11, "ORD1").addDecimal(44, 108245, 5, 5).build(out.clear());
            });
        }
    }
}
