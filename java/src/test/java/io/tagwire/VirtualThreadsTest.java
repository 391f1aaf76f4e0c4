// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Nothing of the library blocks, so that a virtual thread may use all of it; it is an owner as any other thread, whatever carries it. */
public class VirtualThreadsTest {
    private static final byte[] ORDER = Wire.message("35=D|34=7|11=ORD1|");

    private static Method start() {
        return Arrays.stream(Thread.class.getMethods()).filter(each -> each.getName().equals("startVirtualThread")).findFirst().orElse(null);
    }

    @Test
    public void areOwnersAsAnyOther() throws Exception {
        Method start = start();
        assumeTrue(start != null, "this JDK has no virtual threads: they come with 21");
        CompletableFuture<Reader> made = new CompletableFuture<>();
        Runnable work = () -> {
            try {
                Reader reader = Plan.compile("D{34:int 11:text}").reader();
                for (int i = 0; i < 100; i++) {
                    assertEquals(1, reader.read(ByteBuffer.wrap(ORDER)));
                    Thread.sleep(1); // another carrier may go on
                    assertEquals("ORD1", reader.row(0).string(1));
                }
                made.complete(reader);
            } catch (Throwable failed) {
                made.completeExceptionally(failed);
            }
        };
        start.invoke(null, work);
        Reader reader = made.get(30, TimeUnit.SECONDS);
        assertThrows(IllegalStateException.class, () -> reader.row(0));
    }
}
