// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import org.junit.jupiter.api.Test;

public class PlansTest {
    private static final String ENTRIES = "34:int! 11:text 44:dec5 43:bool 54:char 60:time 453{448:text 447:char 802{523:text}}";
    private static final String BODY = "35=D|34=7|11=ORD1|44=1.08245|43=Y|54=1|60=20261130-12:00:00.123|453=2|448=A|447=D|802=2|523=x|523=yy|448=B|447=C|";

    static String groups(Slots row) {
        StringBuilder text = new StringBuilder();
        for (Slots party = row.group(6); party.next(); ) {
            party.appendTo(0, text);
            text.append(party.charValue(1));
            for (Slots sub = party.group(2); sub.next(); ) {
                text.append('/').append(sub.string(0));
            }
            text.append(' ');
        }
        return text.toString();
    }

    @Test
    public void readsTypedValuesAndGroups() {
        Plan plan = Plan.compile("D{" + ENTRIES + "} W{55:text}");
        Reader reader = plan.reader();
        ByteBuffer bytes = Wire.direct(Wire.message(BODY));
        assertEquals(1, reader.read(bytes));
        assertEquals(Reader.End.INPUT, reader.end());
        Row row = reader.row(0);
        assertTrue(row.isOk());
        assertEquals(0, row.message());
        assertEquals(7, row.longValue(0));
        assertEquals("ORD1", row.string(1));
        assertEquals(108245, row.longValue(2));
        assertEquals(5, row.digits(2));
        assertTrue(row.booleanValue(3));
        assertEquals('1', row.charValue(4));
        assertEquals(1796040000123000000L, row.longValue(5));
        assertEquals("AD/x/yy BC ", groups(row));
        assertEquals("AD/x/yy BC ", groups(row), "cursors begin anew");
        assertThrows(IllegalArgumentException.class, () -> row.group(0));
        assertThrows(IndexOutOfBoundsException.class, () -> row.number(7));
        assertThrows(IndexOutOfBoundsException.class, () -> row.number(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> reader.row(1));
        assertEquals("D", plan.messages().get(0).type());
        assertEquals(SlotKind.GROUP, plan.messages().get(0).entries().get(6).kind());
    }

    @Test
    public void tellsAbsentFromBadFromGarbled() {
        Reader reader = Plan.compile("D{34:int! 11:text 44:dec2 453{448:text}}").reader();
        byte[] bad = Wire.message("35=D|34=x|44=1.234|");
        byte[] other = Wire.message("35=0|34=1|");
        byte[] wrong = Wire.message("35=D|34=1|");
        wrong[wrong.length - 2] ^= 1;
        ByteBuffer bytes = ByteBuffer.allocateDirect(1024).put(bad).put(other).put(wrong).put(bad, 0, 12).flip();
        assertEquals(3, reader.read(bytes));
        assertEquals(Reader.End.MORE, reader.end());
        assertTrue(reader.need() > 12);
        assertEquals(12, bytes.remaining());
        Row row = reader.row(0);
        assertFalse(row.isOk());
        assertEquals(34, row.tag());
        assertEquals(2, row.badCount());
        assertEquals(SlotState.FORMAT, row.state(0));
        assertEquals(SlotState.ABSENT, row.state(1));
        assertEquals(SlotState.INEXACT, row.state(2));
        assertNull(row.string(1));
        assertEquals(-1, row.longValue(1, -1));
        assertFalse(row.group(3).next());
        assertEquals('x', row.byteAt(0, 0));
        assertThrows(IndexOutOfBoundsException.class, () -> row.byteAt(0, 1));
        assertEquals(44, assertThrows(TagwireException.class, () -> row.longValue(2)).tag());
        assertEquals(Status.PLAN_MISSING, assertThrows(TagwireException.class, () -> row.longValue(1)).status());
        assertEquals(-1, reader.row(1).message());
        assertThrows(IndexOutOfBoundsException.class, () -> row.number(0));
        assertEquals(Status.FRAME_CHECKSUM, reader.row(2).status());
    }

    @Test
    public void writesWhatItReadAndWhatIsSet() {
        Plan plan = Plan.compile("D{" + ENTRIES + "}");
        Template template = Template.compile("D{8=FIX.4.4 " + ENTRIES + "}");
        Reader reader = plan.reader();
        for (ByteBuffer out : new ByteBuffer[] {ByteBuffer.allocateDirect(512), ByteBuffer.allocate(512)}) {
            reader.read(Wire.direct(Wire.message(BODY)));
            Draft draft = new Draft(template);
            out.position(3);
            int length = draft.write(0, reader.row(0), out);
            assertEquals(3 + length, out.position());
            assertEquals(Wire.text(Wire.direct(Wire.message(BODY)), 0, length), Wire.text(out, 3, length));
            draft.begin(0).set(0, 7).set(1, "ORD1").set(2, 108245, 5).set(3, true).set(4, '1').set(5, 1796040000123000000L, 3);
            MessageShape parties = draft.shape().entries().get(6).group();
            int first = draft.group(6, parties, 2);
            draft.set(first, "A").set(first + 1, 'D').set(first + 3, "B").set(first + 4, 'C');
            int subs = draft.group(first + 2, parties.entries().get(2).group(), 2);
            draft.set(subs, "x").set(subs + 1, new byte[] {'y', 'y'}, 0, 2);
            out.position(3);
            assertEquals(length, draft.write(out));
            assertEquals(Wire.text(Wire.direct(Wire.message(BODY)), 0, length), Wire.text(out, 3, length));
        }
    }

    @Test
    public void refusesWhatCannotBeWritten() {
        Template template = Template.compile("D{8=FIX.4.4 34:int! 11:text}");
        Draft draft = new Draft(template);
        ByteBuffer out = ByteBuffer.allocateDirect(256);
        assertThrows(IllegalStateException.class, () -> draft.write(out));
        assertThrows(IllegalStateException.class, () -> draft.set(0, 1));
        assertThrows(IndexOutOfBoundsException.class, () -> draft.begin(1));
        draft.begin(0);
        assertEquals(Status.PLAN_MISSING, assertThrows(TagwireException.class, () -> draft.write(out)).status());
        assertThrows(IndexOutOfBoundsException.class, () -> draft.set(2, 1));
        assertThrows(IllegalArgumentException.class, () -> draft.set(1, "\u20AC"));
        assertThrows(IndexOutOfBoundsException.class, () -> draft.set(1, new byte[2], 1, 2));
        draft.set(0, 1).set(1, "a\1b");
        assertEquals(Status.BUILD_VALUE, assertThrows(TagwireException.class, () -> draft.write(out)).status());
        assertEquals(0, out.position());
        draft.begin(0).set(0, 1);
        assertEquals(Status.BUILD_ROOM, assertThrows(TagwireException.class, () -> draft.write(ByteBuffer.allocateDirect(10))).status());
        assertEquals(Status.BUILD_ROOM, assertThrows(TagwireException.class, () -> draft.write(ByteBuffer.allocate(0))).status());
        assertThrows(ReadOnlyBufferException.class, () -> draft.write(ByteBuffer.allocateDirect(256).asReadOnlyBuffer()));
        assertThrows(IllegalArgumentException.class, () -> draft.group(1, template.messages().get(0), -1));
        assertThrows(IllegalArgumentException.class, () -> draft.group(1, template.messages().get(0), Integer.MAX_VALUE));
    }

    @Test
    public void growsWhereItMayAndStopsWhereNot() {
        StringBuilder body = new StringBuilder("35=W|268=3000|");
        for (int i = 0; i < 3000; i++) {
            body.append("269=0|270=1.5|");
        }
        byte[] message = Wire.message(body.toString());
        Plan plan = Plan.compile("W{268{269:char 270:dec5}}");
        IndexOptions index = new IndexOptions(10000, 0, null);
        assertEquals(1, plan.reader(new ReaderOptions(1, 0, false, index)).read(Wire.direct(message)));
        Reader fixed = plan.reader(new ReaderOptions(1, 100, true, index));
        ByteBuffer bytes = Wire.direct(message);
        assertEquals(0, fixed.read(bytes));
        assertEquals(Reader.End.SLOTS, fixed.end());
        assertEquals(0, bytes.position());
        assertNull(fixed.readOne(bytes));
        assertThrows(IllegalArgumentException.class, () -> new ReaderOptions(-1, 0, true, index));
    }

    @Test
    public void compilesWithNamesAndNamesFaults() {
        FixDictionary fix44 = FixDictionary.builtIn("FIX.4.4");
        assertEquals("8{11:text 453{448:text}}", Plan.compile("8{ClOrdID:text NoPartyIDs{PartyID:text}}", fix44).toString());
        TagwireException refused = assertThrows(TagwireException.class, () -> Plan.compile("8{11:txt}"));
        assertEquals(Status.PLAN_TYPE, refused.status());
        assertEquals(5, refused.offset());
        assertEquals(Status.PLAN_SYNTAX, assertThrows(TagwireException.class, () -> Plan.compile("")).status());
        assertThrows(NullPointerException.class, () -> Plan.compile(null));
        assertEquals(Status.PLAN_SYNTAX, assertThrows(TagwireException.class, () -> Template.compile("D{}")).status());
    }

    @Test
    public void staleRowsAndOtherThreadsAreRefused() throws InterruptedException {
        Reader reader = Plan.compile("D{34:int 453{448:text}}").reader();
        ByteBuffer bytes = Wire.direct(Wire.message("35=D|34=1|453=1|448=A|"));
        Row row = reader.readOne(bytes);
        Slots group = row.group(1);
        reader.read(bytes);
        assertThrows(IllegalStateException.class, () -> row.number(0));
        assertThrows(IllegalStateException.class, row::status);
        assertThrows(IllegalStateException.class, group::next);
        RuntimeException[] seen = new RuntimeException[2];
        Thread other = new Thread(() -> {
            seen[0] = assertThrows(IllegalStateException.class, () -> reader.read(bytes.duplicate()));
            seen[1] = assertThrows(IllegalStateException.class, reader::takeOver);
        });
        other.start();
        other.join();
        assertTrue(seen[0] != null && seen[1] != null);
        assertTrue(seen[0].getMessage().contains("belongs to thread"));
        reader.handOver();
        assertThrows(IllegalStateException.class, () -> reader.read(bytes));
        Reader[] owned = new Reader[1];
        Thread next = new Thread(() -> {
            reader.takeOver();
            reader.read(bytes);
            owned[0] = reader;
        });
        next.start();
        next.join();
        assertSame(reader, owned[0]);
        assertThrows(IllegalStateException.class, () -> reader.read(bytes));
    }
}
