// SPDX-License-Identifier: Apache-2.0
using System;
using System.Text;

namespace Tagwire;

/// <summary>A day. FIX: UTCDateOnly, LocalMktDate, <c>YYYYMMDD</c>, a day that exists in the Gregorian calendar.</summary>
public readonly record struct FixDate : IComparable<FixDate>
{
    private static readonly int Epoch = new DateOnly(1970, 1, 1).DayNumber;

    /// <summary>So many days since 1970-01-01.</summary>
    public FixDate(int days)
    {
        Days = days;
    }

    /// <summary>Days since 1970-01-01, -719528 to 2932896 (years 0000 to 9999).</summary>
    public int Days { get; }

    /// <summary>Reads it.</summary>
    /// <returns>Ok, ValueEmpty, ValueFormat.</returns>
    public static unsafe Status Read(ReadOnlySpan<byte> text, out FixDate value)
    {
        int days = 0, status;
        fixed (byte* bytes = text)
        {
            status = Quick.tw_date_read(bytes, (uint)text.Length, &days);
        }
        value = new FixDate(days);
        return (Status)status;
    }

    /// <summary>Of text as <see cref="Read"/> takes it.</summary>
    /// <exception cref="TagwireException">The text is none.</exception>
    public static FixDate Parse(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        Status status = Read(Encoding.UTF8.GetBytes(text), out FixDate value);
        if (status != Status.Ok)
        {
            TagwireException.Throw((int)status);
        }
        return value;
    }

    /// <summary>Of a <see cref="DateOnly"/>.</summary>
    public static FixDate FromDateOnly(DateOnly date) => new(date.DayNumber - Epoch);

    /// <summary>The same day.</summary>
    /// <exception cref="ArgumentOutOfRangeException">A day of the year 0000, which <see cref="DateOnly"/> does not have.</exception>
    public DateOnly ToDateOnly() => DateOnly.FromDayNumber(Days + Epoch);

    /// <summary>Writes it: 8 bytes. Days out of range are <see cref="Status.Argument"/>.</summary>
    public unsafe Status Write(Span<byte> destination, out int written)
    {
        uint count = 0;
        fixed (byte* bytes = destination)
        {
            return FixValue.Written(Native.tw_date_write(Days, bytes, (uint)destination.Length, &count), count, out written);
        }
    }

    /// <inheritdoc/>
    public int CompareTo(FixDate other) => Days.CompareTo(other.Days);

    /// <summary>Whether it is earlier.</summary>
    public static bool operator <(FixDate left, FixDate right) => left.Days < right.Days;

    /// <summary>Whether it is later.</summary>
    public static bool operator >(FixDate left, FixDate right) => left.Days > right.Days;

    /// <summary>Whether it is not later.</summary>
    public static bool operator <=(FixDate left, FixDate right) => left.Days <= right.Days;

    /// <summary>Whether it is not earlier.</summary>
    public static bool operator >=(FixDate left, FixDate right) => left.Days >= right.Days;

    /// <summary>As <see cref="Write"/> writes it; out of range the days.</summary>
    public override string ToString()
    {
        Span<byte> text = stackalloc byte[8];
        return Write(text, out int written) == Status.Ok ? Encoding.UTF8.GetString(text[..written]) : $"(Days = {Days})";
    }
}

/// <summary>
/// A month, a day in it, or a week of it. FIX: MonthYear, <c>YYYYMM</c>, <c>YYYYMMDD</c> or <c>YYYYMMw1</c> to <c>w5</c>.
/// </summary>
public readonly record struct MonthYear
{
    /// <summary>0 to 9999.</summary>
    public int Year { get; init; }

    /// <summary>1 to 12.</summary>
    public int Month { get; init; }

    /// <summary>1 to 31, or 0 for none.</summary>
    public int Day { get; init; }

    /// <summary>1 to 5, or 0 for none.</summary>
    public int Week { get; init; }

    /// <summary>Reads it.</summary>
    /// <returns>Ok, ValueEmpty, ValueFormat.</returns>
    public static unsafe Status Read(ReadOnlySpan<byte> text, out MonthYear value)
    {
        TwMonthyear read = default;
        int status;
        fixed (byte* bytes = text)
        {
            status = Native.tw_monthyear_read(bytes, (uint)text.Length, &read);
        }
        value = new MonthYear { Year = read.Year, Month = read.Month, Day = read.Day, Week = read.Week };
        return (Status)status;
    }

    /// <summary>Of text as <see cref="Read"/> takes it.</summary>
    /// <exception cref="TagwireException">The text is none.</exception>
    public static MonthYear Parse(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        Status status = Read(Encoding.UTF8.GetBytes(text), out MonthYear value);
        if (status != Status.Ok)
        {
            TagwireException.Throw((int)status);
        }
        return value;
    }

    /// <summary>Writes it: 6 or 8 bytes. A member out of its range, or both day and week, is <see cref="Status.Argument"/>.</summary>
    public unsafe Status Write(Span<byte> destination, out int written)
    {
        written = 0;
        if ((uint)Year > ushort.MaxValue || (uint)Month > 255 || (uint)Day > 255 || (uint)Week > 255)
        {
            return Status.Argument;
        }
        var value = new TwMonthyear { Year = (ushort)Year, Month = (byte)Month, Day = (byte)Day, Week = (byte)Week };
        uint count = 0;
        fixed (byte* bytes = destination)
        {
            return FixValue.Written(Native.tw_monthyear_write(&value, bytes, (uint)destination.Length, &count), count, out written);
        }
    }

    /// <summary>As <see cref="Write"/> writes it; of one that cannot be written the members.</summary>
    public override string ToString()
    {
        Span<byte> text = stackalloc byte[8];
        return Write(text, out int written) == Status.Ok ? Encoding.UTF8.GetString(text[..written]) : $"({Year}, {Month}, {Day}, {Week})";
    }
}
