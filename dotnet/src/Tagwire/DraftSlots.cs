// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Text;

namespace Tagwire;

/// <summary>
/// The slots of one level of a draft, set by the number of the entry in the template. A number that it does not have is an
/// <see cref="ArgumentOutOfRangeException"/>.
/// </summary>
public readonly ref struct DraftSlots
{
    private const byte OwnDigits = (byte)Layout.TW_DIGITS_OWN;

    private readonly Draft _draft;
    private readonly Entry[] _entries;
    private readonly int _first;

    internal DraftSlots(Draft draft, int first, Entry[] entries)
    {
        _draft = draft;
        _first = first;
        _entries = entries;
    }

    /// <summary>What the template says of them.</summary>
    public IReadOnlyList<Entry> Entries => _entries;

    /// <summary>Takes a value out again.</summary>
    public DraftSlots Absent(int entry) => Set(entry, default);

    /// <summary>An <c>int</c>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DraftSlots Int(int entry, long value) => Set(entry, new Slot(value, 0, 0, 0, SlotState.Ok));

    /// <summary><c>text</c> or <c>data</c>; the bytes are copied.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DraftSlots Text(int entry, scoped ReadOnlySpan<byte> value)
    {
        bool isLong = value.Length > ushort.MaxValue;
        int offset = _draft.Keep(value);
        return Set(entry, new Slot(value.Length, offset, isLong ? ushort.MaxValue : value.Length, 0, isLong ? SlotState.Long : SlotState.Ok));
    }

    /// <summary><c>text</c> or <c>data</c> as UTF-8.</summary>
    public DraftSlots Text(int entry, string value)
    {
        ArgumentNullException.ThrowIfNull(value);
        Span<byte> bytes = value.Length <= 128 ? stackalloc byte[384] : new byte[Encoding.UTF8.GetMaxByteCount(value.Length)];
        return Text(entry, bytes[..Encoding.UTF8.GetBytes(value, bytes)]);
    }

    /// <summary>A <c>char</c>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DraftSlots Char(int entry, byte value) => Int(entry, value);

    /// <summary>A <c>bool</c>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DraftSlots Bool(int entry, bool value) => Int(entry, value ? 1 : 0);

    /// <summary>
    /// A <c>decN</c> as a whole number of 10^-N, with <paramref name="digits"/> fraction digits, 0 to N and never fewer than it needs; null: N.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DraftSlots Scaled(int entry, long value, int? digits = null) =>
        Set(entry, new Slot(value, 0, 0, digits ?? OwnDigits, SlotState.Ok));

    /// <summary>
    /// A <c>decN</c> or <c>dec*</c> with the fraction digits that it has. One that does not fit the scale makes the slot bad, and
    /// <see cref="Draft.Write"/> names it.
    /// </summary>
    public DraftSlots Decimal(int entry, FixDecimal value)
    {
        Entry of = _entries[entry];
        if (of.Kind != SlotKind.Decimal)
        {
            return Set(entry, new Slot(value.Mantissa, 0, 0, -value.Exponent, SlotState.Ok));
        }
        return value.AtScale(of.Scale, out long number) == Status.Ok
            ? Set(entry, new Slot(number, 0, 0, Math.Min(-value.Exponent, of.Scale), SlotState.Ok))
            : Set(entry, new Slot(0, 0, 0, 0, SlotState.Inexact));
    }

    /// <summary>
    /// A <c>time</c>, with its own fraction digits, or those of <c>time0</c> to <c>time9</c>. Picoseconds and second 60 are beyond a slot: such a time
    /// makes it bad, and <see cref="Draft.Write"/> names it.
    /// </summary>
    public DraftSlots Time(int entry, UtcTimestamp value) =>
        value.Picos != 0 || value.IsLeap || (uint)value.Digits > 12
            ? Set(entry, new Slot(0, 0, 0, 0, SlotState.Inexact))
            : Set(entry, new Slot(value.Ns, 0, 0, value.Digits, SlotState.Ok));

    /// <summary>A <c>date</c>.</summary>
    public DraftSlots Date(int entry, FixDate value) => Int(entry, value.Days);

    /// <summary>A group of <paramref name="count"/> entries, all absent at first.</summary>
    /// <exception cref="ArgumentException">The entry is no group.</exception>
    public DraftGroup Group(int entry, int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        Entry of = _entries[entry];
        if (of.Kind != SlotKind.Group)
        {
            throw new ArgumentException("The entry is no group.", nameof(entry));
        }
        int first = _draft.Take(checked(count * of.Own.Length));
        Set(entry, new Slot(count, first, of.Own.Length, 0, SlotState.Ok));
        return new DraftGroup(_draft, first, count, of.Own);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private DraftSlots Set(int entry, Slot slot)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual((uint)entry, (uint)_entries.Length, nameof(entry));
        _draft.Set(_first + entry, slot);
        return this;
    }
}

/// <summary>A group of a draft.</summary>
public readonly ref struct DraftGroup
{
    private readonly Draft _draft;
    private readonly Entry[] _members;
    private readonly int _first;

    internal DraftGroup(Draft draft, int first, int count, Entry[] members)
    {
        _draft = draft;
        _first = first;
        _members = members;
        Count = count;
    }

    /// <summary>How many entries it has.</summary>
    public int Count { get; }

    /// <summary>Entry <paramref name="which"/>, from 0.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The group has no such entry.</exception>
    public DraftSlots this[int which]
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get
        {
            ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual((uint)which, (uint)Count, nameof(which));
            return new DraftSlots(_draft, _first + (which * _members.Length), _members);
        }
    }
}
