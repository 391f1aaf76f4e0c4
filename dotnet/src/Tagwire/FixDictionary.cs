// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Text;

namespace Tagwire;

/// <summary>
/// What the fields, codes, messages and groups of a FIX version are: immutable, shared between threads. What is asked of it is looked up in
/// constant time; texts are made when they are asked for.
/// </summary>
public sealed unsafe class FixDictionary
{
    private readonly Block? _block; // null: built in
    private readonly TwDict* _image;
    private readonly TwDictInfo _info;

    private FixDictionary(TwDict* image, Block? block)
    {
        _image = image;
        _block = block;
        TwDictInfo info;
        Native.tw_dict_describe(image, &info);
        _info = info;
        GC.KeepAlive(block);
    }

    /// <summary>The built-in ones, oldest first: FIX.4.0 to FIX.5.0SP2 and FIXT.1.1.</summary>
    public static IReadOnlyList<FixDictionary> AllBuiltIn
    {
        get
        {
            var list = new List<FixDictionary>();
            for (uint which = 0; Native.tw_dict_builtin_at(which) is var image && image != null; which++)
            {
                list.Add(new FixDictionary(image, null));
            }
            return list;
        }
    }

    /// <summary>Its name: <c>FIX.4.4</c>.</summary>
    public string Name => Text(_info.Name);

    /// <summary>BeginString (8) of its messages; empty where it has none.</summary>
    public string BeginString => Text(_info.Begin);

    /// <summary>ApplVerID (1128) that means it; empty where none does.</summary>
    public string ApplVerId => Text(_info.Applver);

    /// <summary>How many fields it has.</summary>
    public int FieldCount => (int)_info.Fields;

    /// <summary>How many codes all its fields have.</summary>
    public int CodeCount => (int)_info.Codes;

    /// <summary>How many messages it has.</summary>
    public int MessageCount => (int)_info.Messages;

    /// <summary>How many components it has.</summary>
    public int ComponentCount => (int)_info.Components;

    /// <summary>How many groups it declares; one in a component counts once.</summary>
    public int GroupCount => (int)_info.Groups;

    /// <summary>The fields of the standard header.</summary>
    public LevelInfo Header => new(this, Layout.TW_LEVEL_HEADER);

    /// <summary>The fields of the standard trailer.</summary>
    public LevelInfo Trailer => new(this, Layout.TW_LEVEL_TRAILER);

    /// <summary>All fields, ascending by tag.</summary>
    public IEnumerable<FieldInfo> Fields
    {
        get
        {
            for (uint number = 0; FieldAt(number) is FieldInfo field; number++)
            {
                yield return field;
            }
        }
    }

    /// <summary>All messages, as declared.</summary>
    public IEnumerable<MessageInfo> Messages
    {
        get
        {
            for (uint number = 0; MessageAt(number) is MessageInfo message; number++)
            {
                yield return message;
            }
        }
    }

    /// <summary>All components.</summary>
    public IEnumerable<EntryInfo> Components
    {
        get
        {
            for (uint number = 0; ComponentAt(number) is EntryInfo component; number++)
            {
                yield return component;
            }
        }
    }

    /// <summary>Its length and data fields, ascending by length tag, for <see cref="MessageIndexOptions.Pairs"/>.</summary>
    public IReadOnlyList<DataPair> Pairs
    {
        get
        {
            var native = new TwDataPair[Native.tw_dict_pairs(_image, null, 0)];
            fixed (TwDataPair* first = native)
            {
                Native.tw_dict_pairs(_image, first, (uint)native.Length);
            }
            GC.KeepAlive(this);
            return Array.ConvertAll(native, pair => new DataPair((int)pair.LengthTag, (int)pair.DataTag));
        }
    }

    internal TwDict* Image => _image;

    /// <summary>
    /// A built-in one: FIX.4.0, FIX.4.1, FIX.4.2, FIX.4.3, FIX.4.4, FIX.5.0, FIX.5.0SP1, FIX.5.0SP2, FIXT.1.1; null for another name.
    /// </summary>
    public static FixDictionary? BuiltIn(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        byte[] bytes = Encoding.UTF8.GetBytes(name);
        fixed (byte* first = bytes)
        {
            TwDict* image = Native.tw_dict_builtin(first, (uint)bytes.Length);
            return image == null ? null : new FixDictionary(image, null);
        }
    }

    /// <summary>The built-in one that an ApplVerID (1128, 1137) means: <c>2</c> FIX.4.0 to <c>9</c> FIX.5.0SP2; null for another.</summary>
    public static FixDictionary? BuiltInApplVer(ReadOnlySpan<byte> applVerId)
    {
        fixed (byte* first = applVerId)
        {
            TwDict* image = Native.tw_dict_builtin_applver(first, (uint)applVerId.Length);
            return image == null ? null : new FixDictionary(image, null);
        }
    }

    /// <summary>
    /// Loads the text form (docs/dictionary-format.md). <paramref name="extended"/>: what <c>extends</c> extends; null: the built-in one of that name.
    /// </summary>
    /// <exception cref="TagwireException">One of the Dict statuses; the text names the line and the column.</exception>
    public static FixDictionary Load(string text, FixDictionary? extended = null)
    {
        ArgumentNullException.ThrowIfNull(text);
        return Load(Encoding.UTF8.GetBytes(text), extended);
    }

    /// <inheritdoc cref="Load(string, FixDictionary)"/>
    public static FixDictionary Load(ReadOnlySpan<byte> text, FixDictionary? extended = null)
    {
        Block? block = null;
        TwDict* image = null;
        TwError error;
        uint size = 0;
        fixed (byte* bytes = text)
        {
            byte empty;
            byte* start = bytes == null ? &empty : bytes;
            int status = Native.tw_dict_load(start, (uint)text.Length, ImageOf(extended), null, &size, &image, &error);
            if (status == Layout.TW_ROOM)
            {
                block = new Block(size);
                size = block.Size;
                status = Native.tw_dict_load(start, (uint)text.Length, ImageOf(extended), block.Address, &size, &image, &error);
            }
            GC.KeepAlive(extended);
            TagwireException.ThrowIf(status, error);
        }
        return new FixDictionary(image, block);
    }

    /// <summary>A field by tag, or null.</summary>
    public FieldInfo? Field(int tag)
    {
        TwDictField field;
        int status = Native.tw_dict_field_get(_image, (uint)tag, &field);
        return status == Layout.TW_OK ? new FieldInfo(this, field) : null;
    }

    /// <summary>A field by name, exactly as declared, or null.</summary>
    public FieldInfo? Field(string name)
    {
        TwDictField field;
        byte[] bytes = NameOf(name);
        fixed (byte* first = bytes)
        {
            int status = Native.tw_dict_field_named(_image, first, (uint)bytes.Length - 1, &field);
            return status == Layout.TW_OK ? new FieldInfo(this, field) : null;
        }
    }

    /// <summary>What a value of a field means, or null. Of a multiple-value field pass one of its values.</summary>
    public CodeInfo? Code(int tag, ReadOnlySpan<byte> value)
    {
        TwDictCode code;
        byte empty;
        fixed (byte* bytes = value)
        {
            int status = Native.tw_dict_code_get(_image, (uint)tag, bytes == null ? &empty : bytes, (uint)value.Length, &code);
            return status == Layout.TW_OK ? new CodeInfo(code) : null;
        }
    }

    /// <summary>The codes of a field, as declared.</summary>
    public IEnumerable<CodeInfo> Codes(int tag)
    {
        for (uint which = 0; CodeAt(tag, which) is CodeInfo code; which++)
        {
            yield return code;
        }
    }

    /// <summary>A message by MsgType (35), or null.</summary>
    public MessageInfo? Message(ReadOnlySpan<byte> msgType)
    {
        TwDictMessage message;
        byte empty;
        fixed (byte* bytes = msgType)
        {
            int status = Native.tw_dict_message_get(_image, bytes == null ? &empty : bytes, (uint)msgType.Length, &message);
            return status == Layout.TW_OK ? new MessageInfo(this, message) : null;
        }
    }

    /// <summary>A message by name, or null.</summary>
    public MessageInfo? MessageNamed(string name)
    {
        TwDictMessage message;
        byte[] bytes = NameOf(name);
        fixed (byte* first = bytes)
        {
            int status = Native.tw_dict_message_named(_image, first, (uint)bytes.Length - 1, &message);
            return status == Layout.TW_OK ? new MessageInfo(this, message) : null;
        }
    }

    /// <summary>A component by name, or null.</summary>
    public EntryInfo? Component(string name)
    {
        TwDictEntry entry;
        byte[] bytes = NameOf(name);
        fixed (byte* first = bytes)
        {
            int status = Native.tw_dict_component_named(_image, first, (uint)bytes.Length - 1, &entry);
            return status == Layout.TW_OK ? new EntryInfo(this, entry) : null;
        }
    }

    /// <summary>The text form: loading it gives an equal dictionary.</summary>
    public string ToText()
    {
        uint length;
        Native.tw_dict_print(_image, null, 0, &length);
        var text = new byte[length + 1];
        fixed (byte* bytes = text)
        {
            Native.tw_dict_print(_image, bytes, length, &length);
        }
        GC.KeepAlive(_block);
        return Encoding.UTF8.GetString(text, 0, (int)length);
    }

    /// <summary>Its name.</summary>
    public override string ToString() => Name;

    internal static TwDict* ImageOf(FixDictionary? dictionary) => dictionary == null ? null : dictionary._image;

    internal EntryInfo? EntryAt(uint level, uint which)
    {
        TwDictEntry entry;
        return Native.tw_dict_entry_at(_image, level, which, &entry) == Layout.TW_OK ? new EntryInfo(this, entry) : null;
    }

    internal EntryInfo? MemberAt(uint level, uint which)
    {
        TwDictEntry entry;
        return Native.tw_dict_member_at(_image, level, which, &entry) == Layout.TW_OK ? new EntryInfo(this, entry) : null;
    }

    internal EntryInfo? Member(uint level, int tag)
    {
        TwDictEntry entry;
        return Native.tw_dict_member(_image, level, (uint)tag, &entry) == Layout.TW_OK ? new EntryInfo(this, entry) : null;
    }

    /// <summary>A text of the image, which whoever asks keeps alive.</summary>
    internal string Text(byte* text)
    {
        string made = TagwireLibrary.Text(text);
        GC.KeepAlive(_block);
        return made;
    }

    private FieldInfo? FieldAt(uint number)
    {
        TwDictField field;
        return Native.tw_dict_field_at(_image, number, &field) == Layout.TW_OK ? new FieldInfo(this, field) : null;
    }

    private MessageInfo? MessageAt(uint number)
    {
        TwDictMessage message;
        return Native.tw_dict_message_at(_image, number, &message) == Layout.TW_OK ? new MessageInfo(this, message) : null;
    }

    private EntryInfo? ComponentAt(uint number)
    {
        TwDictEntry entry;
        return Native.tw_dict_component_at(_image, number, &entry) == Layout.TW_OK ? new EntryInfo(this, entry) : null;
    }

    private CodeInfo? CodeAt(int tag, uint which)
    {
        TwDictCode code;
        return Native.tw_dict_code_at(_image, (uint)tag, which, &code) == Layout.TW_OK ? new CodeInfo(code) : null;
    }

    /// <summary>Never empty, so that it has an address.</summary>
    private static byte[] NameOf(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        return Encoding.UTF8.GetBytes(name + "\0");
    }
}
