// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;

namespace Tagwire;

/// <summary>
/// The slots of one level: of a message, or of an entry of a group. Asked by the number of the entry in the plan.
/// </summary>
/// <remarks>
/// <c>GetInt(entry)</c> gives null where the field is absent and throws a <see cref="TagwireException"/> that names the tag where its value is bad;
/// <c>ReadInt(entry, out value)</c> answers with the slot's state and never throws; <see cref="GetBytes"/> has what was sent in either case. In a row
/// that is none of the plan's messages all is absent, and so is a number that the plan does not have.
/// </remarks>
public readonly ref struct Slots
{
    private readonly ref Slot _first; // the level's; those behind it are there, as many as it has
    private readonly int _count;
    private readonly uint _generation;
    private readonly SlotStore? _store;
    private readonly Entry[] _entries;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal Slots(SlotStore store, Entry[] entries, ReadOnlySpan<byte> input, int first)
        : this(ref MemoryMarshal.GetReference(store.Slots.AsSpan(first, entries.Length)), entries.Length, store.Generation, store, entries, input)
    {
    }

    /// <summary>The slots from this one on were seen to be in the store.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal Slots(ref Slot first, int count, uint generation, SlotStore store, Entry[] entries, ReadOnlySpan<byte> input)
    {
        _first = ref first;
        _count = count;
        _generation = generation;
        _store = store;
        _entries = entries;
        Input = input;
    }

    /// <summary>How many slots there are.</summary>
    public int Count => Own.Length;

    /// <summary>What the plan says of them.</summary>
    public IReadOnlyList<Entry> Entries => Own;

    internal ReadOnlySpan<byte> Input { get; }

    internal Entry[] Own => _entries ?? [];

    internal SlotStore Store => _store ?? throw new InvalidOperationException("There are no slots.");

    internal bool IsCurrent
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _store != null && _store.Generation == _generation;
    }

    /// <summary>The slot as the library has it, whatever its type and state.</summary>
    public Slot this[int entry]
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Cell(entry);
    }

    /// <summary>What the slot holds.</summary>
    public SlotState State(int entry) => Cell(entry).State;

    /// <summary>Whether the field was sent, be it good or bad.</summary>
    public bool IsPresent(int entry) => Cell(entry).State != SlotState.Absent;

    /// <summary>
    /// A whole number: of <c>int</c>; of <c>decN</c> times 10^N; of <c>time</c> nanoseconds since 1970 UTC; of <c>date</c> days since 1970; of
    /// <c>char</c> the byte; of <c>bool</c> 0 or 1; of <c>text</c> and <c>data</c> the first eight bytes, byte i in bits 8i, which makes MsgTypes,
    /// currencies and the like constants to switch on; of a group the entries. 0 unless the state is Ok.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public SlotState ReadInt(int entry, out long value)
    {
        ref readonly Slot slot = ref Cell(entry);
        value = slot.State == SlotState.Ok ? slot.Number : 0;
        return slot.State;
    }

    /// <summary>As <see cref="ReadInt"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long? GetInt(int entry)
    {
        ref readonly Slot slot = ref Cell(entry);
        if (slot.State == SlotState.Ok)
        {
            return slot.Number;
        }
        CheckNotOk(entry, slot.State);
        return null;
    }

    /// <summary>
    /// The bytes of <c>text</c> or <c>data</c>, and of any other value as they were sent. <see cref="SlotState.Long"/> is answered as Ok.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public SlotState ReadText(int entry, out ReadOnlySpan<byte> value)
    {
        ref readonly Slot slot = ref Cell(entry);
        if (slot.State == SlotState.Ok)
        {
            value = Input.Slice((int)slot.Offset, slot.Length);
            return SlotState.Ok;
        }
        bool isLong = slot.State == SlotState.Long;
        value = isLong ? Sent(slot) : default;
        return isLong ? SlotState.Ok : slot.State;
    }

    /// <summary>As <see cref="ReadText"/>; an absent one has no bytes, which no text that was sent has.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ReadOnlySpan<byte> GetText(int entry)
    {
        SlotState state = ReadText(entry, out ReadOnlySpan<byte> value);
        if (state != SlotState.Ok)
        {
            CheckNotOk(entry, state);
        }
        return value;
    }

    /// <summary>The text from UTF-8, or null where it is absent; allocates.</summary>
    public string? GetString(int entry)
    {
        ReadOnlySpan<byte> text = GetText(entry);
        return text.IsEmpty ? null : Encoding.UTF8.GetString(text);
    }

    /// <summary>A <c>char</c>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte? GetChar(int entry) => (byte?)GetInt(entry);

    /// <summary>A <c>bool</c>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool? GetBool(int entry) => GetInt(entry) is long number ? number != 0 : null;

    /// <summary>A <c>decN</c> or <c>dec*</c>. 0 unless the state is Ok.</summary>
    public SlotState ReadDecimal(int entry, out FixDecimal value)
    {
        ref readonly Slot slot = ref Cell(entry);
        value = slot.State == SlotState.Ok ? new FixDecimal(slot.Number, -Scale(entry, slot)) : default;
        return slot.State;
    }

    /// <summary>As <see cref="ReadDecimal"/>.</summary>
    public FixDecimal? GetDecimal(int entry) =>
        GetInt(entry) is long number ? new FixDecimal(number, -Scale(entry, Cell(entry))) : null;

    /// <summary>A <c>time</c>, with the fraction digits received.</summary>
    public UtcTimestamp? GetTime(int entry) => GetInt(entry) is long ns ? UtcTimestamp.FromNs(ns, Cell(entry).Digits) : null;

    /// <summary>A <c>date</c>.</summary>
    public FixDate? GetDate(int entry) => GetInt(entry) is long days ? new FixDate((int)days) : null;

    /// <summary>
    /// The entries of a group: none where it is absent; where NumInGroup is wrong those that are there, and <see cref="Check"/> says so.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Entries Group(int entry)
    {
        ref readonly Slot slot = ref Cell(entry);
        if (slot.State == SlotState.Absent || _entries[entry].Kind != SlotKind.Group)
        {
            return default;
        }
        return new Entries(_store!, _entries[entry].Own, Input, (int)slot.Offset, slot.Length, (int)slot.Number);
    }

    /// <summary>The bytes of a value as they were sent, whatever its state; empty for an absent one and for a group.</summary>
    public ReadOnlySpan<byte> GetBytes(int entry)
    {
        ref readonly Slot slot = ref Cell(entry);
        return slot.State == SlotState.Absent || _entries[entry].Kind == SlotKind.Group ? default : Sent(slot);
    }

    /// <summary>Throws where the slot is neither absent nor right.</summary>
    /// <exception cref="TagwireException">It is bad; the error names the tag.</exception>
    public void Check(int entry)
    {
        SlotState state = Cell(entry).State;
        if (state is not (SlotState.Ok or SlotState.Long))
        {
            CheckNotOk(entry, state);
        }
    }

    /// <summary>The slots for people: <c>{55=AUD/NZD, 44=1.08245}</c>.</summary>
    public override string ToString()
    {
        var text = new StringBuilder("{");
        for (int i = 0; i < Count; i++)
        {
            if (!IsPresent(i))
            {
                continue;
            }
            text.Append(text.Length > 1 ? ", " : "").Append(_entries[i].Tag);
            if (_entries[i].Kind != SlotKind.Group)
            {
                text.Append('=').Append(Shown.Of(GetBytes(i)));
                text.Append(State(i) is SlotState.Ok or SlotState.Long ? "" : $" ({State(i)})");
                continue;
            }
            foreach (Slots each in Group(i))
            {
                text.Append(each.ToString());
            }
        }
        return text.Append('}').ToString();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref readonly Slot Cell(int entry)
    {
        if ((uint)entry >= (uint)_count)
        {
            return ref NoSlot.Absent;
        }
        if (_store!.Generation != _generation)
        {
            Gone();
        }
        return ref Unsafe.Add(ref _first, entry);
    }

    private int Scale(int entry, in Slot slot) => _entries[entry].Kind switch
    {
        SlotKind.Decimal => _entries[entry].Scale,
        SlotKind.DecimalAny => Math.Min(slot.Digits, 18),
        _ => 0,
    };

    private ReadOnlySpan<byte> Sent(in Slot slot) =>
        Input.Slice((int)slot.Offset, slot.State == SlotState.Long ? (int)slot.Number : slot.Length);

    private void CheckNotOk(int entry, SlotState state)
    {
        if (state is not (SlotState.Absent or SlotState.Long))
        {
            TagwireException.Throw(StatusOf(state), (uint)_entries[entry].Tag);
        }
    }

    private static int StatusOf(SlotState state) => state switch
    {
        SlotState.Empty => Layout.TW_E_VALUE_EMPTY,
        SlotState.Format => Layout.TW_E_VALUE_FORMAT,
        SlotState.Overflow => Layout.TW_E_VALUE_OVERFLOW,
        SlotState.Inexact => Layout.TW_E_VALUE_INEXACT,
        SlotState.Repeated => Layout.TW_E_PLAN_REPEATED,
        SlotState.Count => Layout.TW_E_INDEX_GROUP_COUNT,
        _ => Layout.TW_E_PLAN_SLOT,
    };

    [DoesNotReturn]
    internal static void Gone() =>
        throw new InvalidOperationException("The row is gone: its reader has read again since. ToOwned() keeps a row.");

    private static class NoSlot
    {
        internal static readonly Slot Absent;
    }
}

/// <summary>The entries of a group, to be enumerated.</summary>
public ref struct Entries
{
    private readonly SlotStore? _store;
    private readonly Entry[]? _entries;
    private readonly ReadOnlySpan<byte> _input;
    private readonly int _each;
    private readonly int _members;
    private readonly uint _generation;
    private readonly ref Slot _first;
    private int _at;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal Entries(SlotStore store, Entry[] entries, ReadOnlySpan<byte> input, int first, int each, int count)
    {
        // All of them are there, and each has what the plan says: from here on nothing is looked up.
        Span<Slot> all = store.Slots.AsSpan(first, checked(each * count));
        ArgumentOutOfRangeException.ThrowIfLessThan(each, entries.Length);
        _store = store;
        _entries = entries;
        _input = input;
        _each = each;
        _members = entries.Length;
        _first = ref MemoryMarshal.GetReference(all);
        _at = -each;
        _generation = store.Generation;
        Count = count;
    }

    /// <summary>How many entries are still to come.</summary>
    public int Count { get; private set; }

    /// <summary>The entry that <see cref="MoveNext"/> moved to.</summary>
    public readonly Slots Current
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => new(ref Unsafe.Add(ref _first, _at), _at < 0 ? 0 : _members, _generation, _store!, _entries!, _input);
    }

    /// <summary>For foreach.</summary>
    public readonly Entries GetEnumerator() => this;

    /// <summary>Moves to the next entry, if there is one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool MoveNext()
    {
        if (Count <= 0)
        {
            return false;
        }
        if (_store!.Generation != _generation)
        {
            Slots.Gone();
        }
        Count--;
        _at += _each;
        return true;
    }
}
