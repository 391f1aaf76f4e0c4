package example;

import io.tagwire.Draft;
import io.tagwire.Plan;
import io.tagwire.Reader;
import io.tagwire.Row;
import io.tagwire.Slots;
import io.tagwire.TagwireException;
import io.tagwire.Template;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** An order is written by a template, read back by a plan, and a bad one is refused. */
public final class FiveMinutes {
    private static final int SEQ = 0, ID = 1, SYMBOL = 2, PRICE = 3, PARTIES = 4; // slots, in the order of the text

    private FiveMinutes() {}

    public static void main(String[] arguments) {
        Template template = Template.compile("D{8=FIX.4.4 49=CLIENT 56=SERVER 34:int! 11:text! 55:text! 44:dec5! 453{448:text!}}");
        Plan plan = Plan.compile("D{34:int! 11:text! 55:text! 44:dec5! 453{448:text!}}");
        ByteBuffer wire = ByteBuffer.allocateDirect(4096);

        Draft draft = new Draft(template);
        draft.begin(0).set(SEQ, 7).set(ID, "ORD1").set(SYMBOL, "AUD/NZD").set(PRICE, 108245, 5);
        int party = draft.group(PARTIES, draft.shape().entries().get(PARTIES).group(), 2);
        draft.set(party, "DESK").set(party + 1, "BANK");
        int length = draft.write(wire);
        byte[] bytes = new byte[length];
        wire.get(0, bytes);
        System.out.println(new String(bytes, StandardCharsets.ISO_8859_1).replace('\1', '|'));

        Reader reader = plan.reader();
        reader.read(wire.flip());
        Row row = reader.row(0);
        System.out.println(row.string(SYMBOL) + " at " + row.longValue(PRICE) + " / 10^5");
        for (Slots each = row.group(PARTIES); each.next(); ) {
            System.out.println("party " + each.string(0));
        }

        try {
            draft.begin(0).set(SEQ, 8).write(wire.clear());
        } catch (TagwireException refused) {
            System.out.println(refused.getMessage());
        }
    }
}
