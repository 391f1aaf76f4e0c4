// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.Map;
import org.junit.jupiter.api.Test;

public class BuildsTest {
    private final MessageHeader header = new MessageHeader("FIX.4.4", "D").add(49, "ME");

    @Test
    public void buildsFieldsOfEveryKind() {
        MessageBuilder builder = new MessageBuilder(header);
        for (int round = 0; round < 2; round++) {
            builder.begin().add(34, 7).add(11, "ORD1").addDecimal(44, 108245, 5, 5).add(54, '1').add(43, true).addTime(60, 0, 3).addDate(75, 1).addGroup(453, 1).add(448, new byte[] {'x', 'A'}, 1, 1)
                    .addUnsigned(9001, -1).addData(95, 96, new byte[] {1, '='}).addRaw("58=t\1".getBytes());
            ByteBuffer out = round == 0 ? ByteBuffer.allocateDirect(512) : ByteBuffer.allocate(512);
            int length = builder.build(out);
            byte[] wanted = Wire.message("35=D|49=ME|34=7|11=ORD1|44=1.08245|54=1|43=Y|60=19700101-00:00:00.000|75=19700102|453=1|448=A|9001=18446744073709551615|95=2|96=|=|58=t|");
            assertEquals(Wire.text(ByteBuffer.wrap(wanted), 0, wanted.length), Wire.text(out, 0, length));
        }
    }

    @Test
    public void namesTheFirstFault() {
        MessageBuilder builder = new MessageBuilder(header);
        ByteBuffer out = ByteBuffer.allocateDirect(256);
        builder.add(8, 1).add(11, "");
        TagwireException refused = assertThrows(TagwireException.class, () -> builder.build(out));
        assertEquals(Status.BUILD_TAG, refused.status());
        assertEquals(8, refused.tag());
        builder.begin().add(11, "");
        assertEquals(Status.BUILD_VALUE, assertThrows(TagwireException.class, () -> builder.build(out)).status());
        builder.begin().add(11, "x");
        assertEquals(Status.BUILD_ROOM, assertThrows(TagwireException.class, () -> builder.build(ByteBuffer.allocate(20))).status());
        assertThrows(IllegalArgumentException.class, () -> builder.begin().add(11, "\u20AC"));
        builder.begin().add(54, '\u20AC');
        assertEquals(Status.BUILD_VALUE, assertThrows(TagwireException.class, () -> builder.build(out)).status());
        assertThrows(NullPointerException.class, () -> builder.add(11, (CharSequence) null));
        assertThrows(NullPointerException.class, () -> builder.build(null));
        assertEquals(Status.BUILD_VALUE, assertThrows(TagwireException.class, () -> new MessageHeader("", "D")).status());
        assertEquals(Status.BUILD_TAG, assertThrows(TagwireException.class, () -> header.add(10, "x")).status());
    }

    @Test
    public void framesAStream() {
        byte[] message = Wire.message("35=0|34=1|");
        ByteBuffer bytes = ByteBuffer.allocateDirect(200).put((byte) 'x').put(message).put(message, 0, 5).flip();
        Framer framer = new Framer();
        assertTrue(framer.next(bytes));
        assertFalse(framer.isMessage());
        assertEquals(Status.FRAME_BEGIN, framer.status());
        assertEquals(1, framer.length());
        assertTrue(framer.next(bytes));
        assertTrue(framer.isMessage());
        assertEquals(1, framer.offset());
        assertEquals(message.length, framer.length());
        assertFalse(framer.next(bytes));
        assertTrue(framer.need() > 5);
        assertThrows(IllegalArgumentException.class, () -> new Framer(-1));
    }

    @Test
    public void knowsDictionaries() {
        FixDictionary fix44 = FixDictionary.builtIn("FIX.4.4");
        assertEquals("FIX.4.4", fix44.beginString());
        assertEquals(54, fix44.field("Side").tag());
        assertEquals("Side", fix44.field(54).name());
        assertEquals("BUY", fix44.code(54, "1").name().toUpperCase());
        assertTrue(fix44.member("D", 11).required());
        assertTrue(fix44.message("0").admin());
        assertNull(fix44.field(4999));
        assertNull(fix44.code(54, "?"));
        assertNull(fix44.message("??"));
        assertThrows(IllegalArgumentException.class, () -> FixDictionary.builtIn("FIX.9.9"));
        assertEquals(Status.DICT_SYNTAX, assertThrows(TagwireException.class, () -> FixDictionary.load("nonsense\n".getBytes(), null)).status());
    }

    @Test
    public void validates() {
        FixDictionary fix44 = FixDictionary.builtIn("FIX.4.4");
        Validator validator = new Validator(fix44, null, 0, Map.of(Rule.ORDER, Policy.IGNORE));
        MessageIndex index = new MessageIndex();
        Message message = index.read(Wire.direct(Wire.message("35=0|34=1|49=A|52=20261130-12:00:00|56=B|54=?|")));
        assertFalse(validator.validate(message));
        Validator.Fault fault = validator.fault(0);
        assertEquals(54, fault.tag());
        assertTrue(fault.text().length() > 5);
        assertThrows(IndexOutOfBoundsException.class, () -> validator.fault(validator.faultCount()));
        Message good = index.read(Wire.direct(Wire.message("35=0|34=1|49=A|52=20261130-12:00:00|56=B|")));
        assertTrue(validator.validate(good));
        Message bad = index.read(ByteBuffer.wrap("x".getBytes()));
        assertThrows(RuntimeException.class, () -> validator.validate(bad));
        byte[] many = Wire.message("35=0|34=1|49=A|52=20261130-12:00:00|56=B|" + "54=1|".repeat(200));
        assertFalse(validator.validate(index.read(Wire.direct(many))));
        assertTrue(validator.faultCount() >= 200);
    }
}
