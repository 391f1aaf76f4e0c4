// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

public class MessageIndexTest {
    private static final byte[] ORDER = Wire.message("35=D|34=7|55=AUD/NZD|38=12345678|44=1.08245|54=|9001=-12|453=2|448=A|447=D|448=B|447=D|");

    @Test
    public void readsEveryFieldInPlaceAndCopied() {
        for (ByteBuffer bytes : new ByteBuffer[] {Wire.direct(ORDER), ByteBuffer.wrap(ORDER), ByteBuffer.wrap(ORDER).asReadOnlyBuffer()}) {
            MessageIndex index = new MessageIndex();
            Message message = index.read(bytes);
            assertTrue(message.isOk());
            assertEquals(0, bytes.remaining());
            assertEquals(15, message.fieldCount());
            assertEquals("AUD/NZD", message.string(message.find(55)));
            assertEquals(0x445A4E2F445541L, message.word(message.find(55)));
            assertEquals(7, message.longValue(message.find(34)));
            assertEquals(12345678, message.longValue(message.find(38)));
            assertEquals(-12, message.longValue(message.find(9001)));
            assertEquals(108245, message.scaled(message.find(44), 5));
            assertEquals(108245000000L, message.scaled(message.find(44), 11));
            assertEquals(Status.VALUE_INEXACT, assertThrows(TagwireException.class, () -> message.scaled(message.find(44), 4)).status());
            TagwireException refused = assertThrows(TagwireException.class, () -> message.longValue(message.find(54)));
            assertEquals(Status.VALUE_EMPTY, refused.status());
            assertEquals(54, refused.tag());
            assertEquals(Message.NONE, message.find(77));
            assertThrows(IndexOutOfBoundsException.class, () -> message.tag(-1));
            assertThrows(IndexOutOfBoundsException.class, () -> message.string(15));
        }
    }

    @Test
    public void readsAStreamCutAnywhere() {
        byte[] twice = new byte[ORDER.length * 2];
        System.arraycopy(ORDER, 0, twice, 0, ORDER.length);
        System.arraycopy(ORDER, 0, twice, ORDER.length, ORDER.length);
        ByteBuffer bytes = Wire.direct(twice);
        MessageIndex index = new MessageIndex();
        int messages = 0;
        for (int cut = 1; cut <= twice.length; cut++) {
            bytes.limit(cut);
            Message message = index.read(bytes);
            if (message == null) {
                assertTrue(index.need() > bytes.remaining());
            } else {
                assertTrue(message.isOk());
                messages++;
            }
        }
        assertEquals(2, messages);
        assertFalse(bytes.hasRemaining());
    }

    @Test
    public void namesGarbageAndBadFields() {
        MessageIndex index = new MessageIndex();
        byte[] wrong = ORDER.clone();
        wrong[wrong.length - 2] ^= 1;
        Message garbled = index.read(Wire.direct(wrong));
        assertEquals(Status.FRAME_CHECKSUM, garbled.status());
        assertFalse(garbled.isRefused());
        assertEquals(0, garbled.fieldCount());
        Message refused = index.read(Wire.direct(Wire.message("35=D|x=1|")));
        assertTrue(refused.isRefused());
        assertEquals(Status.INDEX_TAG, refused.error().status());
        assertEquals(3, refused.fieldCount());
        assertNull(index.read(ByteBuffer.allocate(0)));
        assertEquals(0, index.read(Wire.direct(ORDER)).error() == null ? 0 : 1);
    }

    @Test
    public void opensGroups() {
        MessageIndex index = new MessageIndex();
        Message message = index.read(Wire.direct(ORDER));
        FieldGroup group = new FieldGroup(index);
        assertThrows(IllegalStateException.class, group::next);
        group.open(message.find(453), Integer.MAX_VALUE, 448, 447);
        assertEquals(2, group.count());
        StringBuilder parties = new StringBuilder();
        while (group.next()) {
            parties.append(message.string(message.findIn(448, group.first(), group.end())));
        }
        assertEquals("AB", parties.toString());
        assertEquals(Status.INDEX_GROUP_COUNT, assertThrows(TagwireException.class, () -> group.open(message.find(55), Integer.MAX_VALUE)).status());
        assertEquals(Status.INDEX_FIELD, assertThrows(TagwireException.class, () -> group.open(-1, Integer.MAX_VALUE)).status());
        group.open(message.find(453), Integer.MAX_VALUE);
        index.read(Wire.direct(ORDER));
        assertThrows(IllegalStateException.class, group::next);
    }

    @Test
    public void refusesOptionsOutOfRange() {
        assertEquals(Status.ARGUMENT, assertThrows(TagwireException.class, () -> new MessageIndex(new IndexOptions(-1, 0, null))).status());
        assertThrows(NullPointerException.class, () -> new MessageIndex().read(null));
    }
}
