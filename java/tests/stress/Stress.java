// SPDX-License-Identifier: Apache-2.0
import io.tagwire.Draft;
import io.tagwire.DraftEntries;
import io.tagwire.FieldGroup;
import io.tagwire.FixDictionary;
import io.tagwire.Framer;
import io.tagwire.IndexOptions;
import io.tagwire.Message;
import io.tagwire.MessageBuilder;
import io.tagwire.MessageHeader;
import io.tagwire.MessageIndex;
import io.tagwire.MessageShape;
import io.tagwire.Plan;
import io.tagwire.Reader;
import io.tagwire.ReaderOptions;
import io.tagwire.Row;
import io.tagwire.Slots;
import io.tagwire.TagwireException;
import io.tagwire.Template;
import io.tagwire.TextCodes;
import io.tagwire.Validator;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Stress SECONDS SEED: misuse in every way that Java offers, from several threads at once: wrong threads, stale rows, buffers too small, of any kind, changed by
 * another thread while they are read, nulls, numbers out of range, everything dropped at any moment while the collector runs. Exceptions are expected, of the kinds that
 * are documented; the JVM has to live. Prints TAP.
 */
public final class Stress {
    private static final String ORDER = "8=FIX.4.4|9=126|35=D|34=7|49=A|56=B|52=20261130-12:00:00|11=ORD1|55=AUD/NZD|54=1|38=100|44=1.08245|453=2|448=A|447=D|448=B|447=D|60=20261130-12:00:00|";
    private static final TextCodes<String> CODES = new TextCodes<>(new String[] {"ORD1", "AUD/NZD", ""}, each -> each, "");
    private static final AtomicLong OPERATIONS = new AtomicLong();
    private static volatile boolean stop;
    private static volatile Object shared;
    private static volatile Throwable wrong;

    private Stress() {}

    private static byte[] order(Random random) {
        byte[] bytes = ORDER.replace('|', '\1').getBytes();
        int body = bytes.length - new String(bytes).indexOf("35=");
        byte[] whole = ("8=FIX.4.4\1" + "9=" + body + "\1" + new String(bytes).substring(new String(bytes).indexOf("35="))).getBytes();
        int sum = 0;
        for (byte each : whole) {
            sum += each & 0xFF;
        }
        byte[] made = (new String(whole) + String.format("10=%03d\1", sum % 256)).getBytes();
        while (random.nextInt(3) == 0) {
            made[random.nextInt(made.length)] = (byte) random.nextInt(256);
        }
        return made;
    }

    private static ByteBuffer buffer(Random random, byte[] bytes) {
        ByteBuffer made = switch (random.nextInt(4)) {
            case 0 -> ByteBuffer.wrap(bytes);
            case 1 -> ByteBuffer.wrap(bytes).asReadOnlyBuffer();
            case 2 -> ByteBuffer.allocateDirect(bytes.length + 5).position(5).slice().put(bytes).flip();
            default -> ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
        };
        if (random.nextInt(8) == 0) {
            made.limit(random.nextInt(made.limit() + 1));
        }
        return random.nextInt(50) == 0 ? null : made;
    }

    private static int number(Random random) {
        int[] some = {0, 1, 2, 3, 5, 7, 100, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, 65535, 1 << 24};
        return some[random.nextInt(some.length)];
    }

    private interface Act {
        void run() throws Exception;
    }

    /** What is refused is refused by one of these. */
    private static void attempt(Act act) {
        OPERATIONS.incrementAndGet();
        try {
            act.run();
        } catch (TagwireException | IllegalStateException | IllegalArgumentException | IndexOutOfBoundsException | NullPointerException
                | ArithmeticException | DateTimeException | NoSuchElementException | java.nio.ReadOnlyBufferException expected) {
            // documented
        } catch (Exception | Error other) {
            wrong = other;
        }
    }

    private static void touch(Slots slots, Random random, int depth) {
        int slot = random.nextInt(9) - 1;
        attempt(() -> slots.string(slot));
        attempt(() -> slots.number(slot));
        attempt(() -> slots.byteAt(slot, number(random)));
        attempt(() -> slots.copy(slot, new byte[4], random.nextInt(6)));
        attempt(() -> slots.contentEquals(slot, random.nextBoolean() ? "ORD1" : "x"));
        attempt(() -> slots.bytes(slot));
        attempt(() -> slots.bigDecimal(slot));
        attempt(() -> slots.instant(slot));
        attempt(() -> slots.localDate(slot));
        attempt(() -> CODES.get(slots, slot));
        attempt(() -> {
            Slots group = slots.group(slot);
            while (group.next() && depth < 3) {
                touch(group, random, depth + 1);
            }
            touch(group, random, 3);
        });
    }

    private static void reading(Random random, Reader reader, ByteBuffer bytes) {
        attempt(() -> {
            int rows = reader.read(bytes);
            Row row = reader.row(random.nextInt(rows + 1));
            touch(row, random, 0);
            attempt(() -> bytes.limit(random.nextInt(bytes.capacity() + 1)));
            touch(row, random, 0);
            shared = random.nextBoolean() ? row : bytes;
            attempt(() -> reader.readOne(bytes.rewind()));
            touch(row, random, 0);
        });
        attempt(() -> reader.read(new byte[random.nextInt(300)], number(random), number(random)));
    }

    private static void indexing(Random random, MessageIndex index, ByteBuffer bytes) {
        attempt(() -> {
            Message message = index.read(bytes);
            FieldGroup group = new FieldGroup(index);
            attempt(() -> group.open(message.find(453), number(random), 448, 447));
            for (int i = 0; i < 4; i++) {
                attempt(() -> group.next());
                attempt(() -> message.string(message.findIn(448, group.first(), number(random))));
            }
            attempt(() -> group.open(number(random), number(random)));
            attempt(() -> message.longValue(number(random)));
            attempt(() -> message.scaled(random.nextInt(16), number(random)));
            attempt(() -> message.word(random.nextInt(16)));
            attempt(() -> message.find(number(random), number(random)));
            attempt(() -> message.byteAt(3, number(random)));
            attempt(() -> new Validator(FixDictionary.builtIn("FIX.4.4")).validate(message));
            shared = random.nextBoolean() ? index : message;
        });
        attempt(() -> index.readFields(bytes));
        attempt(() -> new Framer(number(random)).next(bytes.rewind()));
    }

    private static void writing(Random random, Draft draft, MessageBuilder builder, ByteBuffer out) {
        attempt(() -> {
            draft.begin(random.nextInt(3));
            attempt(() -> draft.set(random.nextInt(5) - 1, random.nextLong()));
            attempt(() -> draft.set(random.nextInt(5) - 1, random.nextLong(), number(random)));
            attempt(() -> draft.set(1, "x".repeat(random.nextInt(20))));
            attempt(() -> draft.set(number(random), new byte[8], number(random), number(random)));
            attempt(() -> {
                MessageShape level = draft.shape().entries().get(3).group();
                int first = draft.group(random.nextInt(4), level, random.nextInt(6) == 0 ? number(random) & 0xFFFFF : 2);
                draft.set(first, "A");
            });
            DraftEntries entries = new DraftEntries(draft);
            attempt(() -> entries.open(random.nextInt(4), draft.shape().entries().get(3).group(), random.nextInt(6) == 0 ? number(random) & 0xFFFFF : 2));
            attempt(entries::next);
            attempt(() -> draft.set(entries.slot(random.nextInt(4) - 1), new byte[random.nextInt(80)], 0, random.nextInt(80)));
            attempt(() -> draft.set(random.nextInt(5) - 1, BigDecimal.valueOf(random.nextLong(), random.nextInt(30)), number(random)));
            attempt(() -> draft.set(random.nextInt(5) - 1, Instant.ofEpochSecond(random.nextLong() >> random.nextInt(64))));
            attempt(() -> draft.write(out));
            if (shared instanceof Row row) {
                attempt(() -> draft.write(random.nextInt(2), row, out.clear()));
            }
        });
        attempt(() -> builder.begin());
        attempt(() -> builder.add(number(random), "abc").add(11, new byte[3], number(random), number(random)));
        attempt(() -> builder.addDecimal(number(random), random.nextLong(), number(random), number(random)).addTime(60, random.nextLong(), number(random)));
        attempt(() -> builder.addData(95, 96, null));
        attempt(() -> builder.addGroup(453, number(random)).addRaw(new byte[random.nextInt(5)]));
        attempt(() -> builder.build(out));
    }

    private static void others(Random random) {
        Object other = shared;
        if (other instanceof Row row) {
            touch(row, random, 0);
        } else if (other instanceof Reader reader) {
            reading(random, reader, buffer(random, order(random)));
            attempt(reader::handOver);
            attempt(reader::takeOver);
        } else if (other instanceof MessageIndex index) {
            indexing(random, index, buffer(random, order(random)));
        } else if (other instanceof Message message) {
            attempt(() -> message.string(random.nextInt(12)));
        } else if (other instanceof ByteBuffer bytes && !bytes.isReadOnly()) {
            for (int i = 0; i < 50; i++) { // while its owner may be reading it
                attempt(() -> bytes.put(random.nextInt(bytes.capacity()), (byte) random.nextInt(256)));
            }
        }
    }

    private static void work(long seed) {
        Random random = new Random(seed);
        Plan plan = null;
        Reader reader = null;
        MessageIndex index = null;
        Draft draft = null;
        MessageBuilder builder = null;
        while (!stop) {
            if (reader == null || random.nextInt(50) == 0) { // the old ones are the collector's now, whoever still has a row of them
                plan = Plan.compile("D{34:int! 11:text 44:dec" + random.nextInt(19) + " 60:time 453{448:text 447:char}} 8{11:text}");
                IndexOptions options = new IndexOptions(random.nextInt(4) == 0 ? 4 : 0, 0, random.nextInt(4) == 0 ? List.of(new io.tagwire.DataPair(55, 54)) : null);
                reader = plan.reader(new ReaderOptions(random.nextInt(4), random.nextInt(12), random.nextBoolean(), options));
                index = new MessageIndex(options);
                draft = new Draft(Template.compile("D{8=FIX.4.4 34:int! 11:text 44:dec5 453{448:text 447:char}} 8{8=FIX.4.4 11:text}"));
                builder = new MessageBuilder(new MessageHeader("FIX.4.4", "D"));
                shared = reader;
            }
            byte[] bytes = order(random);
            reading(random, reader, buffer(random, bytes));
            indexing(random, index, buffer(random, bytes));
            writing(random, draft, builder, buffer(random, new byte[random.nextInt(300)]));
            others(random);
            if (random.nextInt(200) == 0) {
                System.gc();
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        int seconds = Integer.parseInt(arguments[0]);
        long seed = Long.parseLong(arguments[1]);
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            long own = seed + i;
            threads[i] = new Thread(() -> {
                try {
                    work(own);
                } catch (RuntimeException | Error escaped) {
                    wrong = escaped;
                }
            });
            threads[i].start();
        }
        for (int i = 0; i < seconds * 10 && wrong == null; i++) {
            Thread.sleep(100);
        }
        stop = true;
        for (Thread thread : threads) {
            thread.join();
        }
        if (wrong != null) {
            wrong.printStackTrace(System.out);
        }
        System.out.println((wrong == null ? "ok" : "not ok") + " 1 - stress: only documented exceptions (" + arguments[2] + ")");
        System.out.println((OPERATIONS.get() > 1000 ? "ok" : "not ok") + " 2 - stress: more than 1,000 operations (" + arguments[2] + ")");
        System.err.println(OPERATIONS.get() + " operations, seed " + seed);
    }
}
