// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;

/**
 * A message of a plan or template: its entries by slot.
 *
 * @param type MsgType (35); empty for the level of a group
 * @param entries those that have a slot, in the order of their slots
 */
public record MessageShape(String type, List<Entry> entries) {
    /**
     * Copies the entries.
     *
     * @param type MsgType (35)
     * @param entries by slot
     */
    public MessageShape {
        entries = List.copyOf(entries);
    }

    /**
     * An entry.
     *
     * @param tag its tag
     * @param kind its type
     * @param scale of a decimal or a fixed time, else 0
     * @param required whether it has to be there
     * @param group what the entries of a group hold; null for all else
     */
    public record Entry(int tag, SlotKind kind, int scale, boolean required, MessageShape group) {}

    static List<MessageShape> of(boolean template, Memory image) {
        int count = Native.planMessages(template, image.address);
        List<MessageShape> shapes = new ArrayList<>();
        Memory message = new Memory(Layout.PlanMessage.SIZE_OF);
        Memory written = new Memory(4);
        for (int which = 0; which < count; which++) {
            TagwireException.check(Native.planMessageAt(template, image.address, which, message.address));
            int entries = message.intAt(Layout.PlanMessage.ENTRIES);
            Memory table = new Memory(entries * Layout.PlanEntry.SIZE_OF);
            TagwireException.check(Native.planEntries(template, image.address, which, table.address, entries, written.address));
            shapes.add(level(message.latin1(Layout.PlanMessage.TYPE, message.intAt(Layout.PlanMessage.TYPE_LENGTH)), table, entries, -1));
            Reference.reachabilityFence(table);
        }
        Reference.reachabilityFence(image);
        Reference.reachabilityFence(written);
        return List.copyOf(shapes);
    }

    private static MessageShape level(String type, Memory table, int count, int parent) {
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int at = i * Layout.PlanEntry.SIZE_OF;
            SlotKind kind = SlotKind.of(table.intAt(at + Layout.PlanEntry.KIND));
            if (table.intAt(at + Layout.PlanEntry.PARENT) == parent && kind != SlotKind.CONSTANT) {
                entries.add(new Entry(table.intAt(at + Layout.PlanEntry.TAG), kind, table.intAt(at + Layout.PlanEntry.SCALE), table.intAt(at + Layout.PlanEntry.REQUIRED) != 0,
                        kind == SlotKind.GROUP ? level("", table, count, i) : null));
            }
        }
        return new MessageShape(type, entries);
    }
}
