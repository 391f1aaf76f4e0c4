// SPDX-License-Identifier: Apache-2.0
using System;
using System.Runtime.InteropServices;

namespace Tagwire;

/// <summary>What a slot holds. From 16 on the value is bad, but its bytes are named all the same.</summary>
public enum SlotState : byte
{
    /// <summary>The field was not sent.</summary>
    Absent = 0,

    /// <summary>The value is right.</summary>
    Ok = 1,

    /// <summary>Text or data above 65,535 bytes: <see cref="Slot.Number"/> is its length.</summary>
    Long = 2,

    /// <summary>No bytes.</summary>
    Empty = 16,

    /// <summary>Not of the type's syntax.</summary>
    Format = 17,

    /// <summary>The number does not fit 64 bits at this scale.</summary>
    Overflow = 18,

    /// <summary>Digits beyond the scale that are not 0.</summary>
    Inexact = 19,

    /// <summary>The tag stands twice at its level: the slot has the first.</summary>
    Repeated = 20,

    /// <summary>NumInGroup differs from the entries that are there.</summary>
    Count = 21,
}

/// <summary>
/// A slot as the library has it: what plans write and templates read. It refers to its bytes by offset, so it may be kept, in collections and across
/// an await, beside the bytes. <see cref="Slots"/> and <see cref="DraftSlots"/> are for applications, this is for tools and for what is stored.
/// </summary>
[StructLayout(LayoutKind.Sequential)]
public readonly record struct Slot
{
    private readonly long _number;
    private readonly uint _offset;
    private readonly ushort _length;
    private readonly byte _digits;
    private readonly SlotState _state;

    /// <summary>Made of its members.</summary>
    /// <exception cref="OverflowException">A member does not fit: the offset 32 bits, the length 16, the digits 8.</exception>
    public Slot(long number, long offset, int length, int digits, SlotState state)
    {
        _number = number;
        _offset = checked((uint)offset);
        _length = checked((ushort)length);
        _digits = checked((byte)digits);
        _state = state;
    }

    /// <summary>
    /// Of <c>int</c> the number; of <c>decN</c> times 10^N, of <c>dec*</c> the mantissa; of <c>time</c> nanoseconds since 1970 UTC; of <c>date</c> days
    /// since 1970; of <c>bool</c> 0 or 1; of <c>text</c>, <c>char</c> and <c>data</c> the first eight bytes, byte i in bits 8i; of a group the entries.
    /// </summary>
    public long Number => _number;

    /// <summary>Of the value, from the start of the input; of a group the first slot of its first entry.</summary>
    public long Offset => _offset;

    /// <summary>Bytes of the value; of a group slots per entry.</summary>
    public int Length => _length;

    /// <summary>Fraction digits.</summary>
    public int Digits => _digits;

    /// <summary>What the slot holds.</summary>
    public SlotState State => _state;

    internal Slot At(long offset) => new(_number, offset, _length, _digits, _state);
}

/// <summary>The slots that views refer to.</summary>
internal sealed class SlotStore
{
    internal SlotStore(Slot[] slots)
    {
        Slots = slots;
    }

    internal Slot[] Slots;

    /// <summary>Counts the reads: a view of an earlier one is refused.</summary>
    internal uint Generation;
}
