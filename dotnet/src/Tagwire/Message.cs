// SPDX-License-Identifier: Apache-2.0
using System;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Text;

namespace Tagwire;

/// <summary>
/// A message as a table of fields: a view of the index and of the bytes, until the index reads the next one.
/// </summary>
public readonly ref struct Message
{
    private readonly Level _level;
    private readonly int _status;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal Message(Level level, int status)
    {
        _level = level;
        _status = status;
    }

    /// <summary>Whether it was read without a fault.</summary>
    public bool IsOk => _status == Layout.TW_OK;

    /// <summary>
    /// Whether BodyLength and CheckSum are right and a field is not: then there are the fields before that one. Neither this nor
    /// <see cref="IsOk"/>: garbled, the bytes are passed over and there are no fields.
    /// </summary>
    public bool IsRefused => _status is <= -201 and >= -299;

    /// <summary>Ok, or what is wrong.</summary>
    public Status Status => (Status)_status;

    /// <summary>What is wrong, in detail.</summary>
    public FixError Error => IsOk ? default : new FixError(_level.Table.Place.Error);

    /// <summary>All of its bytes, or those that are passed over because they are no message.</summary>
    public ReadOnlySpan<byte> Bytes => _level.Input;

    /// <summary>Its fields: the level that all groups are below.</summary>
    public Level Fields => _level;

    /// <summary>How many fields there are.</summary>
    public int Count => _level.Count;

    /// <summary>MsgType (35), which is the third field of any message; empty where these are fields alone.</summary>
    public ReadOnlySpan<byte> MsgType =>
        _level.Count > 2 && _level[2] is { Tag: 35 } field ? field.Value : default;

    /// <summary>The field with this number, counted from 0.</summary>
    /// <exception cref="ArgumentOutOfRangeException">There are not so many.</exception>
    public Field this[int number] => _level[number];

    /// <inheritdoc cref="Level.TryGet"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryGet(int tag, out Field field) => _level.TryGet(tag, out field);

    /// <inheritdoc cref="Level.Require"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Field Require(int tag) => _level.Require(tag);

    /// <inheritdoc cref="Level.Cursor"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Cursor Cursor() => _level.Cursor();

    /// <inheritdoc cref="Level.Group(int)"/>
    public Group Group(int count) => _level.Group(count);

    /// <inheritdoc cref="Level.Group(int, ReadOnlySpan{int})"/>
    public Group Group(int count, ReadOnlySpan<int> members) => _level.Group(count, members);

    /// <summary>For foreach: all fields, in order.</summary>
    public FieldEnumerator GetEnumerator() => _level.GetEnumerator();

    /// <summary>Throws what is wrong with it, if anything is.</summary>
    /// <exception cref="TagwireException">It could not be read.</exception>
    public void ThrowIfNotOk()
    {
        if (!IsOk)
        {
            throw new TagwireException(Error);
        }
    }

    /// <summary>A copy that lives as long as it is referred to, across an await too. Allocates.</summary>
    public OwnedMessage ToOwned() => new(this);

    /// <summary>The fields for people.</summary>
    public override string ToString() => _level.ToString();
}

/// <summary>The fields of one level: of a message, or of an entry of a group.</summary>
public readonly ref struct Level
{
    private readonly FieldTable? _table;
    private readonly int _from;
    private readonly int _to;
    private readonly uint _generation;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal Level(FieldTable table, ReadOnlySpan<byte> input, int from, int to)
    {
        _table = table;
        Input = input;
        _from = from;
        _to = to;
        _generation = table.Generation;
    }

    internal ReadOnlySpan<byte> Input { get; }

    /// <summary>The table, if it still is about this message.</summary>
    internal FieldTable Table
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get
        {
            FieldTable? table = _table;
            if (table == null || table.Generation != _generation)
            {
                Gone();
            }
            return table;
        }
    }

    /// <summary>How many fields there are.</summary>
    public int Count => _to - _from;

    /// <summary>Its bytes, from its first tag to its last SOH.</summary>
    public ReadOnlySpan<byte> Bytes => Count == 0 ? default : Input[EndOf(_from)..EndOf(_to)];

    /// <summary>The field with this number, counted from 0.</summary>
    /// <exception cref="ArgumentOutOfRangeException">There are not so many.</exception>
    public Field this[int number]
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get
        {
            if ((uint)number >= (uint)Count)
            {
                OutOfRange();
            }
            return Table.Field(Input, _from + number);
        }
    }

    /// <summary>The first field with this tag, or false.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryGet(int tag, out Field field)
    {
        if (_from == _to)
        {
            field = default;
            return false;
        }
        FieldTable table = Table;
        int number = table.Find((uint)tag, _from, _to, _from);
        field = number >= 0 ? table.Field(Input, number) : default;
        return number >= 0;
    }

    /// <summary>The first field with this tag.</summary>
    /// <exception cref="TagwireException"><see cref="Status.IndexField"/>: there is none; the error names the tag.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Field Require(int tag)
    {
        if (!TryGet(tag, out Field field))
        {
            TagwireException.Throw(Layout.TW_E_INDEX_FIELD, (uint)tag);
        }
        return field;
    }

    /// <summary>A cursor, for many fields in about the order in which they stand: each is found in a step or two.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Cursor Cursor() => new(Table, Input, _from, _to);

    /// <summary>
    /// The group whose NumInGroup field is <paramref name="count"/>; an empty one that is not <see cref="Tagwire.Group.IsPresent"/> without that
    /// field. An entry starts at the tag that follows the count. The last entry ends before the first tag that did not stand in an earlier one; a
    /// group of one entry takes all fields up to the trailer: where fields follow it, name the members.
    /// </summary>
    /// <exception cref="TagwireException">
    /// <see cref="Status.IndexGroupCount"/>: NumInGroup is not a number, or not the number of entries that are there.
    /// </exception>
    public Group Group(int count) => Open(count, default, false);

    /// <summary>
    /// The same, with the tags that belong to its entries, members of nested groups included, in any order: the last entry ends before the first
    /// tag that is none of them.
    /// </summary>
    /// <exception cref="TagwireException">As without members.</exception>
    public Group Group(int count, ReadOnlySpan<int> members) => Open(count, members, true);

    /// <summary>For foreach: all fields, in order.</summary>
    public FieldEnumerator GetEnumerator() => new(this);

    /// <summary>The fields for people.</summary>
    public override string ToString()
    {
        var text = new StringBuilder();
        foreach (Field field in this)
        {
            text.Append(field.ToString()).Append('|');
        }
        return text.ToString();
    }

    private unsafe Group Open(int count, ReadOnlySpan<int> members, bool named)
    {
        FieldTable table = Table;
        int field = Count == 0 ? -1 : table.Find((uint)count, _from, _to, _from);
        if (field < 0)
        {
            return default;
        }
        // An empty list of members is a list all the same.
        int none = 0;
        ReadOnlySpan<int> list = named && members.IsEmpty ? new ReadOnlySpan<int>(in none) : members;
        TwGroup group = default;
        TwError error = default;
        int status;
        Confined.Owner owner = table.Confined.Enter();
        bool gone = table.Generation != _generation;
        fixed (byte* input = Input)
        fixed (int* first = list)
        {
            status = gone
                ? Layout.TW_OK
                : Native.tw_group_open(table.Index, input, (uint)field, (uint)_to, (uint*)first, (uint)members.Length, &group, &error);
        }
        owner.Exit();
        GC.KeepAlive(table);
        if (gone)
        {
            Gone();
        }
        TagwireException.ThrowIf(status, error);
        return new Group(table, Input, group);
    }

    private int EndOf(int count) => count == 0 ? 0 : Table.Field(Input, count - 1).End + 1;

    [DoesNotReturn]
    internal static void Gone() =>
        throw new InvalidOperationException("The message is gone: its index has read another one since. ToOwned() keeps a message.");

    [DoesNotReturn]
    private static void OutOfRange() => throw new ArgumentOutOfRangeException("number", "There are not so many fields.");
}

/// <summary>Looks for each field from behind the one that was found last. Any order is right; about the message's own is fast.</summary>
public ref struct Cursor
{
    private readonly FieldTable _table;
    private readonly ReadOnlySpan<byte> _input;
    private readonly int _from;
    private readonly int _to;
    private readonly uint _generation;
    private int _hint;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal Cursor(FieldTable table, ReadOnlySpan<byte> input, int from, int to)
    {
        _table = table;
        _input = input;
        _from = from;
        _to = to;
        _generation = table.Generation;
        _hint = from;
    }

    /// <summary>The first field with this tag behind the last one found, or else the first one before it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryGet(int tag, out Field field)
    {
        Check();
        int number = _table.Find((uint)tag, _from, _to, _hint);
        if (number < 0)
        {
            field = default;
            return false;
        }
        _hint = number + 1;
        field = _table.Field(_input, number);
        return true;
    }

    /// <summary>The next field with this tag behind the last one found.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryGetNext(int tag, out Field field)
    {
        Check();
        int after = _table.Tags(_to)[_hint..].IndexOf((uint)tag);
        if (after < 0)
        {
            field = default;
            return false;
        }
        field = _table.Field(_input, _hint + after);
        _hint += after + 1;
        return true;
    }

    /// <summary>The field behind the last one found, whatever its tag, without moving.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool TryPeek(out Field field)
    {
        Check();
        bool found = _hint < _to;
        field = found ? _table.Field(_input, _hint) : default;
        return found;
    }

    /// <summary>Moves past so many fields.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Skip(int fields = 1) => _hint = fields <= _to - _hint ? _hint + Math.Max(fields, 0) : _to;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly void Check()
    {
        if (_table == null || _table.Generation != _generation)
        {
            Level.Gone();
        }
    }
}

/// <summary>The fields of a level, in order.</summary>
public ref struct FieldEnumerator
{
    private readonly Level _level;
    private int _next;

    internal FieldEnumerator(Level level)
    {
        _level = level;
        _next = 0;
        Current = default;
    }

    /// <summary>The field that <see cref="MoveNext"/> moved to.</summary>
    public Field Current { get; private set; }

    /// <summary>Moves to the next field, if there is one.</summary>
    public bool MoveNext()
    {
        if (_next >= _level.Count)
        {
            return false;
        }
        Current = _level[_next++];
        return true;
    }
}

/// <summary>The entries of a repeating group, to be enumerated. NumInGroup was compared with the entries that are there.</summary>
public ref struct Group
{
    private readonly FieldTable? _table;
    private readonly ReadOnlySpan<byte> _input;
    private readonly uint _generation;
    private TwGroup _state;

    internal Group(FieldTable table, ReadOnlySpan<byte> input, TwGroup state)
    {
        _table = table;
        _input = input;
        _generation = table.Generation;
        _state = state;
        Current = default;
    }

    /// <summary>Whether its NumInGroup field is there.</summary>
    public readonly bool IsPresent => _table != null;

    /// <summary>How many entries are still to come.</summary>
    public readonly int Count => (int)(_state.Count - _state.Entry);

    /// <summary>The entry that <see cref="MoveNext"/> moved to.</summary>
    public Level Current { get; private set; }

    /// <summary>For foreach.</summary>
    public readonly Group GetEnumerator() => this;

    /// <summary>Moves to the next entry, if there is one.</summary>
    public bool MoveNext()
    {
        if (_table == null || _state.Entry >= _state.Count)
        {
            return false;
        }
        if (_table.Generation != _generation)
        {
            Level.Gone();
        }
        int first = (int)_state.End, end = first + 1;
        ReadOnlySpan<uint> tags = _table.Tags((int)_state.Limit);
        while (end < tags.Length && tags[end] != _state.Delimiter)
        {
            end++;
        }
        _state.End = (uint)end;
        _state.Entry++;
        Current = new Level(_table, _input, first, end);
        return true;
    }
}
