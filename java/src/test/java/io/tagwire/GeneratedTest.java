// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

/** What the rows and drafts that tagwire gen writes stand on. */
public class GeneratedTest {
    private enum Security {
        COMMON("CS"),
        LONG_A("ABCDEFGH1"),
        LONG_B("ABCDEFGH2"),
        EIGHT("ABCDEFGH"),
        LATIN("\u00C4"),
        UNLISTED(null);

        private final String code;

        Security(String code) {
            this.code = code;
        }
    }

    private static Row read(String plan, String body) {
        Reader reader = Plan.compile(plan).reader();
        assertEquals(1, reader.read(Wire.direct(Wire.message(body))));
        return reader.row(0);
    }

    @Test
    public void findsTextsInTables() {
        TextCodes<Security> codes = new TextCodes<>(Security.values(), each -> each.code, Security.UNLISTED);
        for (Security each : Security.values()) {
            assertSame(each, codes.get(read("D{167:text}", "35=D|167=" + (each == Security.UNLISTED ? "XX" : each.code) + "|"), 0));
        }
        for (String other : new String[] {"C", "CSX", "ABCDEFGH3", "ABCDEFG", "ABCDEFGH12", "x".repeat(70_000)}) {
            assertSame(Security.UNLISTED, codes.get(read("D{167:text}", "35=D|167=" + other + "|"), 0), other);
        }
        assertNull(codes.get(read("D{167:text 58:text}", "35=D|58=x|"), 0));
        assertEquals(Status.VALUE_EMPTY, assertThrows(TagwireException.class, () -> codes.get(read("D{167:text}", "35=D|167=|"), 0)).status());
    }

    @Test
    public void comparesAndCopiesTexts() {
        Row row = read("D{11:text 58:text 55:text 1:text}", "35=D|11=ORD1|55=\u00C4|1=|");
        assertTrue(row.contentEquals(0, "ORD1"));
        assertTrue(row.contentEquals(0, new StringBuilder("ORD1")));
        assertFalse(row.contentEquals(0, "ORD"));
        assertFalse(row.contentEquals(0, "ORD2"));
        assertFalse(row.contentEquals(0, "ORD\u0131"));
        assertTrue(row.contentEquals(2, "\u00C4"));
        assertFalse(row.contentEquals(1, ""));
        assertNull(row.bytes(1));
        assertEquals(4, row.bytes(0).length);
        assertEquals(Status.VALUE_EMPTY, assertThrows(TagwireException.class, () -> row.contentEquals(3, "")).status());
        assertThrows(TagwireException.class, () -> row.bytes(3));
        assertTrue(row.isAbsent(1));
        assertFalse(row.isAbsent(3));
        assertThrows(IndexOutOfBoundsException.class, () -> row.isAbsent(4));
    }

    @Test
    public void givesWhatOtherwiseIsAbsent() {
        Row row = read("D{43:bool 54:char 97:bool 59:char}", "35=D|43=N|54=1|");
        assertFalse(row.booleanValue(0, true));
        assertTrue(row.booleanValue(2, true));
        assertEquals('1', row.charValue(1, '2'));
        assertEquals('2', row.charValue(3, '2'));
        Row bad = read("D{43:bool 54:char}", "35=D|43=X|54=12|");
        assertThrows(TagwireException.class, () -> bad.booleanValue(0, true));
        assertThrows(TagwireException.class, () -> bad.charValue(1, '2'));
    }

    @Test
    public void givesObjectsOfJava() {
        Row row = read("D{44:dec5 99:dec* 60:time 75:date 31:dec5 6:dec2 432:date 168:time}", "35=D|44=-1.0250|99=12.50|60=19691231-23:59:59.999999999|75=20261201|6=7.00|");
        assertEquals(new BigDecimal("-1.0250"), row.bigDecimal(0));
        assertEquals(new BigDecimal("12.50"), row.bigDecimal(1));
        assertEquals(Instant.ofEpochSecond(-1, 999_999_999), row.instant(2));
        assertEquals(LocalDate.of(2026, 12, 1), row.localDate(3));
        assertNull(row.bigDecimal(4));
        assertEquals(new BigDecimal("7.00"), row.bigDecimal(5));
        assertNull(row.localDate(6));
        assertNull(row.instant(7));
        assertThrows(IllegalArgumentException.class, () -> row.bigDecimal(2));
        assertThrows(IllegalArgumentException.class, () -> row.instant(0));
        assertThrows(IllegalArgumentException.class, () -> row.localDate(0));
        Row digits = read("D{44:dec2 99:dec*}", "35=D|44=1.50000|99=x|");
        assertEquals(new BigDecimal("1.50000"), digits.bigDecimal(0));
        assertThrows(TagwireException.class, () -> digits.bigDecimal(1));
    }

    private static String written(Draft draft) {
        ByteBuffer out = ByteBuffer.allocate(512);
        int length = draft.write(out);
        String text = Wire.text(out, 0, length);
        return text.substring(text.indexOf("35="), text.indexOf("10="));
    }

    @Test
    public void takesObjectsOfJava() {
        Draft draft = new Draft(Template.compile("D{8=FIX.4.4 44:dec5 99:dec* 60:time 52:time3 75:date}"));
        draft.begin(0).set(0, new BigDecimal("-1.0250"), 5).set(1, new BigDecimal("12.50")).set(2, Instant.ofEpochSecond(1, 1_000)).set(3, Instant.ofEpochSecond(1, 2_000_000)).set(4, LocalDate.of(2026, 12, 1));
        assertEquals("35=D|44=-1.0250|99=12.50|60=19700101-00:00:01.000001|52=19700101-00:00:01.002|75=20261201|", written(draft));
        draft.begin(0).set(0, new BigDecimal("1.250000"), 5).set(1, new BigDecimal("3E2")).set(2, Instant.ofEpochSecond(-1, 1));
        assertEquals("35=D|44=1.25000|99=300|60=19691231-23:59:59.000000001|", written(draft));
        draft.begin(0).set(0, new BigDecimal("92233720368547.75807"), 5).set(1, new BigDecimal("0.00"));
        assertEquals("35=D|44=92233720368547.75807|99=0.00|", written(draft));
        draft.begin(0).set(2, Instant.ofEpochSecond(1, 0));
        assertEquals("35=D|60=19700101-00:00:01.000|", written(draft));
        assertThrows(ArithmeticException.class, () -> draft.set(0, new BigDecimal("0.000001"), 5));
        assertThrows(ArithmeticException.class, () -> draft.set(0, new BigDecimal("1E18"), 5));
        assertThrows(ArithmeticException.class, () -> draft.set(1, new BigDecimal("0.0000000000000000001")));
        assertThrows(ArithmeticException.class, () -> draft.set(1, new BigDecimal("1E19")));
        assertThrows(ArithmeticException.class, () -> draft.set(0, new BigDecimal("1E1000000000"), 5));
        assertThrows(ArithmeticException.class, () -> draft.set(1, new BigDecimal("1E1000000000")));
        assertThrows(ArithmeticException.class, () -> draft.set(1, new BigDecimal("1E-1000000000")));
        assertThrows(IllegalArgumentException.class, () -> draft.set(0, BigDecimal.ONE, 19));
        assertThrows(IllegalArgumentException.class, () -> draft.set(0, BigDecimal.ONE, -1));
        assertThrows(ArithmeticException.class, () -> draft.set(2, Instant.MAX));
    }

    @Test
    public void movesThroughTheEntriesOfADraft() {
        Draft draft = new Draft(Template.compile("D{8=FIX.4.4 11:text 453{448:text 802{523:text}}}"));
        DraftEntries parties = new DraftEntries(draft);
        DraftEntries subs = new DraftEntries(draft);
        assertThrows(IllegalStateException.class, parties::next);
        MessageShape level = draft.begin(0).shape().entries().get(1).group();
        assertSame(parties, parties.open(1, level, 2));
        assertEquals(2, parties.remaining());
        assertThrows(IllegalStateException.class, () -> parties.slot(0));
        parties.next();
        draft.set(parties.slot(0), "A");
        subs.open(parties.slot(1), parties.shape().entries().get(1).group(), 1).next();
        draft.set(subs.slot(0), "x");
        parties.next();
        draft.set(parties.slot(0), "B");
        assertEquals(0, parties.remaining());
        assertThrows(NoSuchElementException.class, parties::next);
        assertThrows(IndexOutOfBoundsException.class, () -> parties.slot(2));
        assertThrows(IndexOutOfBoundsException.class, () -> parties.slot(-1));
        assertEquals("35=D|453=2|448=A|802=1|523=x|448=B|", written(draft));
        draft.begin(0);
        assertThrows(IllegalStateException.class, () -> parties.slot(0));
        assertThrows(IllegalStateException.class, parties::shape);
        assertThrows(NoSuchElementException.class, parties.open(1, level, 0)::next);
        assertThrows(IllegalArgumentException.class, () -> parties.open(1, level, -1));
    }

    @Test
    public void countsWhatIsStillToCome() {
        Row row = read("D{453{448:text}}", "35=D|453=2|448=A|448=B|");
        assertEquals(0, row.remaining());
        Slots parties = row.group(0);
        assertEquals(2, parties.remaining());
        assertTrue(parties.next());
        assertEquals(1, parties.remaining());
        assertTrue(parties.next());
        assertFalse(parties.next());
        assertEquals(0, parties.remaining());
    }

    @Test
    public void compilesBytes() {
        byte[] text = {'D', '{', '8', '=', 'F', 'I', 'X', '.', '4', '.', '4', ' ', '4', '9', '=', (byte) 0xC4, ' ', '1', '1', ':', 't', 'e', 'x', 't', '}'};
        assertEquals("35=D|49=\u00C4|11=x|", written(new Draft(Template.compile(text, null)).begin(0).set(0, "x")));
        assertEquals(1, Plan.compile("D{11:text}".getBytes(), null).messages().size());
    }

    @Test
    public void faultsOfTemplatesNameTheSlot() {
        Draft draft = new Draft(Template.compile("D{8=FIX.4.4 34:int! 11:text!}"));
        TagwireException refused = assertThrows(TagwireException.class, () -> draft.begin(0).set(0, 1).write(ByteBuffer.allocate(512)));
        assertEquals("PLAN_MISSING: required tag missing (tag 11, slot 1)", refused.getMessage());
        assertEquals(1, refused.offset());
    }
}
