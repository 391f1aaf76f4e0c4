// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Text;

namespace Tagwire;

/// <summary>Where a field may stand.</summary>
public enum Section
{
    /// <summary>In the body.</summary>
    Body = (int)Layout.TW_SECTION_BODY,

    /// <summary>In the standard header.</summary>
    Header = (int)Layout.TW_SECTION_HEADER,

    /// <summary>In the standard trailer.</summary>
    Trailer = (int)Layout.TW_SECTION_TRAILER,
}

/// <summary>What an entry of a level is.</summary>
public enum EntryKind
{
    /// <summary>A field.</summary>
    Field = (int)Layout.TW_ENTRY_FIELD,

    /// <summary>A repeating group, by its NumInGroup field.</summary>
    Group = (int)Layout.TW_ENTRY_GROUP,

    /// <summary>A component.</summary>
    Component = (int)Layout.TW_ENTRY_COMPONENT,
}

/// <summary>A field of a dictionary.</summary>
public sealed unsafe class FieldInfo
{
    private readonly FixDictionary _dictionary;
    private readonly TwDictField _field;

    internal FieldInfo(FixDictionary dictionary, in TwDictField field)
    {
        _dictionary = dictionary;
        _field = field;
    }

    /// <summary><c>Side</c>.</summary>
    public string Name => _dictionary.Text(_field.Name);

    /// <summary>54.</summary>
    public int Tag => (int)_field.Tag;

    /// <summary>Its data type as FIX writes it: <c>UTCTimestamp</c>.</summary>
    public string TypeName => TagwireLibrary.Text(Native.tw_type_name(_field.Type));

    /// <summary>How many codes it has; 0: any value of its type.</summary>
    public int CodeCount => (int)_field.Codes;

    /// <summary>Whether values beside the codes are right too.</summary>
    public bool IsOpen => _field.Open != 0;

    /// <summary>Of a data field its length field's tag, of a length field its data field's; else null.</summary>
    public int? Pair => _field.Pair == 0 ? null : (int)_field.Pair;

    /// <summary>Where it may stand.</summary>
    public Section Section => (Section)_field.Section;

    /// <summary>Tag, name, type.</summary>
    public override string ToString() => $"{Tag} {Name} {TypeName}";
}

/// <summary>A code: a value and what it means.</summary>
public sealed unsafe class CodeInfo
{
    internal CodeInfo(in TwDictCode code)
    {
        Value = Encoding.UTF8.GetString(code.Value, (int)code.ValueLength);
        Name = Encoding.UTF8.GetString(code.Name, (int)code.NameLength);
    }

    /// <summary><c>1</c>.</summary>
    public string Value { get; }

    /// <summary><c>Buy</c>.</summary>
    public string Name { get; }

    /// <summary><c>1=Buy</c>.</summary>
    public override string ToString() => $"{Value}={Name}";
}

/// <summary>A message of a dictionary.</summary>
public sealed unsafe class MessageInfo
{
    private readonly FixDictionary _dictionary;
    private readonly TwDictMessage _message;

    internal MessageInfo(FixDictionary dictionary, in TwDictMessage message)
    {
        _dictionary = dictionary;
        _message = message;
    }

    /// <summary>MsgType (35): <c>D</c>.</summary>
    public string MsgType => _dictionary.Text(_message.Type);

    /// <summary><c>NewOrderSingle</c>.</summary>
    public string Name => _dictionary.Text(_message.Name);

    /// <summary>Whether it is of the session layer.</summary>
    public bool IsAdmin => _message.Admin != 0;

    /// <summary>Its body.</summary>
    public LevelInfo Body => new(_dictionary, _message.Level);

    /// <summary>Type and name.</summary>
    public override string ToString() => $"{MsgType} {Name}";
}

/// <summary>A level of a dictionary: a body, the header, the trailer, a group's entry or a component.</summary>
public sealed class LevelInfo
{
    private readonly FixDictionary _dictionary;
    private readonly uint _level;

    internal LevelInfo(FixDictionary dictionary, uint level)
    {
        _dictionary = dictionary;
        _level = level;
    }

    /// <summary>Its entries as declared, components not resolved.</summary>
    public IEnumerable<EntryInfo> Entries
    {
        get
        {
            for (uint which = 0; _dictionary.EntryAt(_level, which) is EntryInfo entry; which++)
            {
                yield return entry;
            }
        }
    }

    /// <summary>Its fields and groups, components resolved, nested groups not: of a group the first is the field that starts an entry.</summary>
    public IEnumerable<EntryInfo> Members
    {
        get
        {
            for (uint which = 0; _dictionary.MemberAt(_level, which) is EntryInfo entry; which++)
            {
                yield return entry;
            }
        }
    }

    /// <summary>Its field or group with this tag, or null.</summary>
    public EntryInfo? Member(int tag) => _dictionary.Member(_level, tag);
}

/// <summary>An entry of a level.</summary>
public sealed unsafe class EntryInfo
{
    private readonly FixDictionary _dictionary;
    private readonly TwDictEntry _entry;

    internal EntryInfo(FixDictionary dictionary, in TwDictEntry entry)
    {
        _dictionary = dictionary;
        _entry = entry;
    }

    /// <summary>The name of the field, of the group's NumInGroup field, or of the component.</summary>
    public string Name => _dictionary.Text(_entry.Name);

    /// <summary>What it is.</summary>
    public EntryKind Kind => (EntryKind)_entry.Kind;

    /// <summary>Its tag; null for a component.</summary>
    public int? Tag => _entry.Tag == 0 ? null : (int)_entry.Tag;

    /// <summary>Whether it is required at its level.</summary>
    public bool IsRequired => _entry.Required != 0;

    /// <summary>The level of a group's entry, or of a component; else null.</summary>
    public LevelInfo? Level => _entry.Level == 0 ? null : new LevelInfo(_dictionary, _entry.Level);

    /// <summary>Kind and name.</summary>
    public override string ToString() => $"{Kind} {Name}{(IsRequired ? "!" : "")}";
}
