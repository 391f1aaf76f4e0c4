// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;

/** What FIX, or a broker, says of fields and messages: built in, or from text. Immutable; any thread. Lookups allocate what they return. */
public final class FixDictionary {
    private static final int DESCRIBE = 0, FIELD = 1, FIELD_NAMED = 2, CODE = 3, MESSAGE = 5, MEMBER = 8;

    private final Memory image;
    private final long address;
    private final Memory info = new Memory(Layout.DictInfo.SIZE_OF);

    /** image: null for the library's own. */
    private FixDictionary(Memory image, long address) {
        this.image = image;
        this.address = address;
        TagwireException.check(Native.dictAsk(DESCRIBE, address, 0, 0, 0, info.address));
    }

    /**
     * A dictionary that the library has.
     *
     * @param name as "FIX.4.4", "FIX.5.0SP2", "FIXT.1.1"
     * @return it
     * @throws IllegalArgumentException where there is none of that name
     */
    public static FixDictionary builtIn(String name) {
        Memory text = Memory.of(name.getBytes(ISO_8859_1));
        long found = Native.dictBuiltin(text.address, text.size);
        Reference.reachabilityFence(text);
        if (found == 0) {
            throw new IllegalArgumentException("no built-in dictionary \"" + name + '"');
        }
        return new FixDictionary(null, found);
    }

    /**
     * Compiles a dictionary.
     *
     * @param text in the form that docs/dictionary-format.md describes
     * @param base what it may extend; null for the built-in one that it names
     * @return it
     * @throws TagwireException where the text is wrong: the message names line and column
     */
    public static FixDictionary load(byte[] text, FixDictionary base) {
        Memory given = Memory.of(text);
        Memory size = new Memory(4);
        Memory made = new Memory(8);
        Memory error = new Memory(Layout.Error.SIZE_OF);
        long extended = base == null ? 0 : base.address;
        int status = Native.dictLoad(given.address, given.size, extended, 0, size.address, made.address, error.address);
        Memory image = null;
        if (status == Layout.TW_ROOM) {
            image = new Memory(size.intAt(0));
            status = Native.dictLoad(given.address, given.size, extended, image.address, size.address, made.address, error.address);
        }
        Reference.reachabilityFence(given);
        Reference.reachabilityFence(size);
        Reference.reachabilityFence(base);
        TagwireException.check(status, error);
        return new FixDictionary(image, made.longAt(0));
    }

    long address() {
        return address;
    }

    private String text(int member) {
        long at = info.longAt(member);
        if (at == 0) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        Memory one = new Memory(1);
        for (long each = at; ; each++) {
            Native.copy(each, one.address, 1);
            if (one.buffer.get(0) == 0) {
                Reference.reachabilityFence(this);
                return text.toString();
            }
            text.append((char) (one.buffer.get(0) & 0xFF));
        }
    }

    /** {@return its name} */
    public String name() {
        return text(Layout.DictInfo.NAME);
    }

    /** {@return BeginString (8) of its messages; empty where it has none} */
    public String beginString() {
        return text(Layout.DictInfo.BEGIN);
    }

    /** {@return ApplVerID (1128); empty where it has none} */
    public String applVerId() {
        return text(Layout.DictInfo.APPLVER);
    }

    /** {@return how many fields it has} */
    public int fieldCount() {
        return info.intAt(Layout.DictInfo.FIELDS);
    }

    /** {@return how many codes it has, of all fields} */
    public int codeCount() {
        return info.intAt(Layout.DictInfo.CODES);
    }

    /** {@return how many messages it has} */
    public int messageCount() {
        return info.intAt(Layout.DictInfo.MESSAGES);
    }

    /** {@return how many components it has} */
    public int componentCount() {
        return info.intAt(Layout.DictInfo.COMPONENTS);
    }

    /** {@return how many groups it has} */
    public int groupCount() {
        return info.intAt(Layout.DictInfo.GROUPS);
    }

    /**
     * A field.
     *
     * @param tag its tag
     * @param name its name
     * @param typeName its type as FIX calls it
     * @param codes how many codes it has
     * @param open whether other values than its codes are allowed
     * @param pair the tag of its length or data field, 0 for none
     */
    public record Field(int tag, String name, String typeName, int codes, boolean open, int pair) {}

    /**
     * A code of a field.
     *
     * @param value as it stands in messages
     * @param name what it means
     */
    public record Code(String value, String name) {}

    /**
     * A message.
     *
     * @param type MsgType (35)
     * @param name its name
     * @param admin whether it is administrative
     */
    public record MessageType(String type, String name, boolean admin) {}

    /**
     * A member of a message.
     *
     * @param tag its tag
     * @param group whether it is a group's NumInGroup
     * @param required whether it has to be there
     */
    public record Member(int tag, boolean group, boolean required) {}

    private Memory ask(int kind, int a, int b, Memory name, int size) {
        Memory out = new Memory(size);
        int status = Native.dictAsk(kind, address, a, b, name == null ? 0 : name.address, out.address);
        Reference.reachabilityFence(name);
        Reference.reachabilityFence(this);
        if (status == Layout.TW_E_DICT_UNKNOWN) {
            return null;
        }
        TagwireException.check(status);
        return out;
    }

    private Field field(Memory found) {
        if (found == null) {
            return null;
        }
        return new Field(found.intAt(Layout.DictField.TAG), Memory.foreign(found.longAt(Layout.DictField.NAME), found.intAt(Layout.DictField.NAME_LENGTH)),
                TagwireLibrary.text(Native.TEXT_TYPE, found.intAt(Layout.DictField.TYPE)), found.intAt(Layout.DictField.CODES), found.intAt(Layout.DictField.OPEN) != 0,
                found.intAt(Layout.DictField.PAIR));
    }

    /**
     * A field by its tag.
     *
     * @param tag the tag
     * @return the field; null where there is none
     */
    public Field field(int tag) {
        return field(ask(FIELD, tag, 0, null, Layout.DictField.SIZE_OF));
    }

    /**
     * A field by its name.
     *
     * @param name the name
     * @return the field; null where there is none
     */
    public Field field(String name) {
        Memory text = Memory.of(name.getBytes(ISO_8859_1));
        return field(ask(FIELD_NAMED, 0, text.size, text, Layout.DictField.SIZE_OF));
    }

    /**
     * A code.
     *
     * @param tag the field's tag
     * @param value the value, a byte for each character
     * @return the code; null where there is none
     */
    public Code code(int tag, String value) {
        Memory text = Memory.of(value.getBytes(ISO_8859_1));
        Memory found = ask(CODE, tag, text.size, text, Layout.DictCode.SIZE_OF);
        return found == null ? null : new Code(Memory.foreign(found.longAt(Layout.DictCode.VALUE), found.intAt(Layout.DictCode.VALUE_LENGTH)),
                Memory.foreign(found.longAt(Layout.DictCode.NAME), found.intAt(Layout.DictCode.NAME_LENGTH)));
    }

    private Memory findMessage(String type) {
        Memory text = Memory.of(type.getBytes(ISO_8859_1));
        return ask(MESSAGE, 0, text.size, text, Layout.DictMessage.SIZE_OF);
    }

    /**
     * A message by its type.
     *
     * @param type MsgType (35)
     * @return the message; null where there is none
     */
    public MessageType message(String type) {
        Memory found = findMessage(type);
        return found == null ? null : new MessageType(type, Memory.foreign(found.longAt(Layout.DictMessage.NAME), found.intAt(Layout.DictMessage.NAME_LENGTH)), found.intAt(Layout.DictMessage.ADMIN) != 0);
    }

    private Member member(int level, int tag) {
        Memory found = ask(MEMBER, level, tag, null, Layout.DictEntry.SIZE_OF);
        return found == null ? null : new Member(tag, found.intAt(Layout.DictEntry.KIND) == Layout.TW_ENTRY_GROUP, found.intAt(Layout.DictEntry.REQUIRED) != 0);
    }

    /**
     * A member of a message's body, those of components among them.
     *
     * @param type the message's MsgType
     * @param tag the member's tag
     * @return the member; null where there is no such message or member
     */
    public Member member(String type, int tag) {
        Memory found = findMessage(type);
        return found == null ? null : member(found.intAt(Layout.DictMessage.LEVEL), tag);
    }

    /**
     * A member of the header.
     *
     * @param tag its tag
     * @return the member; null where there is none
     */
    public Member headerMember(int tag) {
        return member(Layout.TW_LEVEL_HEADER, tag);
    }

    /**
     * A member of the trailer.
     *
     * @param tag its tag
     * @return the member; null where there is none
     */
    public Member trailerMember(int tag) {
        return member(Layout.TW_LEVEL_TRAILER, tag);
    }

    /** {@return its length and data fields} */
    public List<DataPair> pairs() {
        int count = Native.dictPairs(address, 0, 0);
        Memory table = new Memory(count * Layout.DataPair.SIZE_OF);
        Native.dictPairs(address, table.address, count);
        Reference.reachabilityFence(this);
        List<DataPair> pairs = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            pairs.add(new DataPair(table.intAt(i * Layout.DataPair.SIZE_OF + Layout.DataPair.LENGTH_TAG), table.intAt(i * Layout.DataPair.SIZE_OF + Layout.DataPair.DATA_TAG)));
        }
        return List.copyOf(pairs);
    }

    /** {@return the name} */
    @Override
    public String toString() {
        return name() + (image == null ? " (built in)" : "");
    }
}
