// SPDX-License-Identifier: Apache-2.0
using System;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Text;

namespace Tagwire;

/// <summary>
/// A field: a tag and the bytes of its value, and that value by type. A view of the bytes that were read.
/// </summary>
/// <remarks>
/// Each type has two getters: <c>ReadInt(out value)</c> answers with a status and never throws, <c>GetInt()</c> throws a
/// <see cref="TagwireException"/> that names the tag and the byte where the value starts. What they refuse is <see cref="Status.ValueEmpty"/>,
/// <see cref="Status.ValueFormat"/>, <see cref="Status.ValueOverflow"/> or <see cref="Status.ValueInexact"/>. Nothing is rounded.
/// </remarks>
public readonly ref struct Field
{
    private readonly ReadOnlySpan<byte> _input;
    private readonly int _start;
    private readonly int _end;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal Field(ReadOnlySpan<byte> input, uint tag, uint start, uint end, int number)
    {
        // The readers of numbers rely on it.
        if (start > end || end > (uint)input.Length)
        {
            Torn();
        }
        _input = input;
        _start = (int)start;
        _end = (int)end;
        Tag = (int)tag;
        Number = number;
    }

    /// <summary>Its tag.</summary>
    public int Tag { get; }

    /// <summary>Its number in the message, from 0.</summary>
    public int Number { get; }

    /// <summary>The bytes of its value; they may be none.</summary>
    public ReadOnlySpan<byte> Value => _input[_start.._end];

    /// <summary>Where its value starts, from the start of the message.</summary>
    public int Offset => _start;

    /// <summary>Where its value ends: the place of the SOH.</summary>
    public int End => _end;

    /// <summary>An int, SeqNum, Length, NumInGroup, TagNum, DayOfMonth.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Status ReadInt(out long value) => (Status)Numbers.Int(_input, _start, _end, out value);

    /// <summary>An int, SeqNum, Length, NumInGroup, TagNum, DayOfMonth.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long GetInt()
    {
        Status status = ReadInt(out long value);
        if (status != Status.Ok)
        {
            Refuse(status);
        }
        return value;
    }

    /// <summary>The same without a sign, to 2^64 - 1.</summary>
    public Status ReadUInt(out ulong value) => FixValue.ReadUInt(Value, out value);

    /// <summary>The same without a sign, to 2^64 - 1.</summary>
    public ulong GetUInt() => Good(ReadUInt(out ulong value), value);

    /// <summary>
    /// A Price, Qty, Amt, float as a whole number of 10^-scale, scale 0 to 18; exactly: digits beyond the scale that are not zero are
    /// <see cref="Status.ValueInexact"/>.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Status ReadScaled(int scale, out long value) => (Status)Numbers.Scaled(_input, _start, _end, scale, out value);

    /// <summary>As <see cref="ReadScaled"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long GetScaled(int scale)
    {
        Status status = ReadScaled(scale, out long value);
        if (status != Status.Ok)
        {
            Refuse(status);
        }
        return value;
    }

    /// <summary>A Price, Qty, Amt, float as it stands.</summary>
    public Status ReadDecimal(out FixDecimal value) => FixDecimal.Read(Value, out value);

    /// <summary>A Price, Qty, Amt, float as it stands.</summary>
    public FixDecimal GetDecimal() => Good(ReadDecimal(out FixDecimal value), value);

    /// <summary>A char: one byte.</summary>
    public Status ReadChar(out byte value) => FixValue.ReadChar(Value, out value);

    /// <summary>A char: one byte.</summary>
    public byte GetChar() => Good(ReadChar(out byte value), value);

    /// <summary>A Boolean: Y or N.</summary>
    public Status ReadBool(out bool value) => FixValue.ReadBool(Value, out value);

    /// <summary>A Boolean: Y or N.</summary>
    public bool GetBool() => Good(ReadBool(out bool value), value);

    /// <summary>A UTCTimestamp.</summary>
    public Status ReadTimestamp(out UtcTimestamp value) => UtcTimestamp.Read(Value, out value);

    /// <summary>A UTCTimestamp.</summary>
    public UtcTimestamp GetTimestamp() => Good(ReadTimestamp(out UtcTimestamp value), value);

    /// <summary>A UTCTimeOnly or LocalMktTime.</summary>
    public Status ReadTimeOfDay(out TimeOfDay value) => TimeOfDay.Read(Value, out value);

    /// <summary>A UTCTimeOnly or LocalMktTime.</summary>
    public TimeOfDay GetTimeOfDay() => Good(ReadTimeOfDay(out TimeOfDay value), value);

    /// <summary>A TZTimestamp.</summary>
    public Status ReadTzTimestamp(out TzTimestamp value) => TzTimestamp.Read(Value, out value);

    /// <summary>A TZTimestamp.</summary>
    public TzTimestamp GetTzTimestamp() => Good(ReadTzTimestamp(out TzTimestamp value), value);

    /// <summary>A TZTimeOnly.</summary>
    public Status ReadTzTimeOfDay(out TzTimeOfDay value) => TzTimeOfDay.Read(Value, out value);

    /// <summary>A TZTimeOnly.</summary>
    public TzTimeOfDay GetTzTimeOfDay() => Good(ReadTzTimeOfDay(out TzTimeOfDay value), value);

    /// <summary>A UTCDateOnly or LocalMktDate.</summary>
    public Status ReadDate(out FixDate value) => FixDate.Read(Value, out value);

    /// <summary>A UTCDateOnly or LocalMktDate.</summary>
    public FixDate GetDate() => Good(ReadDate(out FixDate value), value);

    /// <summary>A MonthYear.</summary>
    public Status ReadMonthYear(out MonthYear value) => MonthYear.Read(Value, out value);

    /// <summary>A MonthYear.</summary>
    public MonthYear GetMonthYear() => Good(ReadMonthYear(out MonthYear value), value);

    /// <summary>A MultipleStringValue or MultipleCharValue: its items.</summary>
    public Multiple GetItems()
    {
        Status status = Multiple.Read(Value, out Multiple items, out _);
        if (status != Status.Ok)
        {
            Refuse(status);
        }
        return items;
    }

    /// <summary>The value as text, from UTF-8; allocates. FIX allows any bytes: <see cref="Value"/> has them.</summary>
    public string GetString() => Encoding.UTF8.GetString(Value);

    /// <summary>The field for people: <c>55=AUD/NZD</c>.</summary>
    public override string ToString() => $"{Tag}={Shown.Of(Value)}";

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T Good<T>(Status status, T value)
    {
        if (status != Status.Ok)
        {
            Refuse(status);
        }
        return value;
    }

    [DoesNotReturn]
    private void Refuse(Status status) => TagwireException.Throw((int)status, (uint)Tag, (uint)_start);

    [DoesNotReturn]
    private static void Torn() => throw new InvalidOperationException("The index was used by another thread at the same time.");
}

internal static class Shown
{
    /// <summary>Bytes for people: SOH as |.</summary>
    internal static string Of(ReadOnlySpan<byte> bytes) => Encoding.Latin1.GetString(bytes).Replace('\u0001', '|');
}
