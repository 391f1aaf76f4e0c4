// SPDX-License-Identifier: Apache-2.0
using System;
using System.Text;

namespace Tagwire;

/// <summary>How a time zone is written.</summary>
public enum Zone
{
    /// <summary>Not at all.</summary>
    None = Layout.TW_ZONE_NONE,

    /// <summary><c>Z</c>.</summary>
    Utc = Layout.TW_ZONE_Z,

    /// <summary><c>+hh</c> or <c>-hh</c>.</summary>
    Hours = Layout.TW_ZONE_HOURS,

    /// <summary><c>+hh:mm</c> or <c>-hh:mm</c>.</summary>
    Minutes = Layout.TW_ZONE_MINUTES,
}

/// <summary>A moment with the zone it was written in. FIX: TZTimestamp, <c>YYYYMMDD-HH:MM[:SS[.digits]]</c> and nothing, <c>Z</c>, <c>+hh</c> or <c>+hh:mm</c>.</summary>
public readonly record struct TzTimestamp : IUtf8SpanFormattable
{
    /// <summary>Nanoseconds since 1970-01-01 00:00:00 UTC: the moment, whatever the zone. Without a zone it is taken for UTC.</summary>
    public long Ns { get; init; }

    /// <summary>0 to 999: picoseconds beyond <see cref="Ns"/>.</summary>
    public int Picos { get; init; }

    /// <summary>Fraction digits received, 0 to 12, and what is written if nothing else is said.</summary>
    public int Digits { get; init; }

    /// <summary>Second 60, which is the next second 00 in <see cref="Ns"/>.</summary>
    public bool IsLeap { get; init; }

    /// <summary>Minutes that local time is ahead of UTC, -840 to 840.</summary>
    public int Offset { get; init; }

    /// <summary>How the zone is written.</summary>
    public Zone Zone { get; init; }

    /// <summary>Whether it is hours and minutes without seconds.</summary>
    public bool IsMinutes { get; init; }

    /// <summary>Rounded down to 100 ns; without a zone it is taken for UTC.</summary>
    public DateTimeOffset ToDateTimeOffset() =>
        new DateTimeOffset(DateTime.UnixEpoch.AddTicks((Ns / 100) - (Ns % 100 < 0 ? 1 : 0))).ToOffset(TimeSpan.FromMinutes(Offset));

    /// <summary>Reads it.</summary>
    /// <returns>Ok, ValueEmpty, ValueFormat, ValueOverflow (before 1677 or after 2262).</returns>
    public static unsafe Status Read(ReadOnlySpan<byte> text, out TzTimestamp value)
    {
        TwTime read = default;
        int status;
        fixed (byte* bytes = text)
        {
            status = Native.tw_tztime_read(bytes, (uint)text.Length, &read);
        }
        value = status == Layout.TW_OK ? Of(read) : default;
        return (Status)status;
    }

    /// <summary>Of text as <see cref="Read"/> takes it.</summary>
    /// <exception cref="TagwireException">The text is none.</exception>
    public static TzTimestamp Parse(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        Status status = Read(Encoding.UTF8.GetBytes(text), out TzTimestamp value);
        if (status != Status.Ok)
        {
            TagwireException.Throw((int)status);
        }
        return value;
    }

    /// <summary>
    /// Writes it. <paramref name="digits"/>: fraction digits, 0 to 12; null: its own; never fewer than it needs, that is
    /// <see cref="Status.ValueInexact"/>. A member out of its range is <see cref="Status.Argument"/>. With <see cref="Status.Room"/>
    /// <paramref name="written"/> is what it takes.
    /// </summary>
    public unsafe Status Write(Span<byte> destination, out int written, int? digits = null)
    {
        written = 0;
        if (Picos is < 0 or > 999 || Digits is < 0 or > 255 || Offset is < short.MinValue or > short.MaxValue || (uint)Zone > 255)
        {
            return Status.Argument;
        }
        TwTime value = ToNative();
        uint count = 0;
        fixed (byte* bytes = destination)
        {
            int status = Native.tw_tztime_write(&value, FixValue.Digits(digits), bytes, (uint)destination.Length, &count);
            return FixValue.Written(status, count, out written);
        }
    }

    /// <summary>As <see cref="Write"/> writes it; of one that cannot be written the members.</summary>
    public override string ToString()
    {
        Span<byte> text = stackalloc byte[48];
        return Write(text, out int written) == Status.Ok ? Encoding.UTF8.GetString(text[..written]) : $"(Ns = {Ns}, Picos = {Picos})";
    }

    /// <inheritdoc/>
    public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format, IFormatProvider? provider)
    {
        bool fits = Write(utf8Destination, out bytesWritten) == Status.Ok;
        bytesWritten = fits ? bytesWritten : 0;
        return fits;
    }

    private static TzTimestamp Of(in TwTime read) =>
        new() { Ns = read.Ns, Picos = read.Picos, Digits = read.Digits, IsLeap = read.Leap != 0, Offset = read.Offset, Zone = (Zone)read.Zone, IsMinutes = read.Minutes != 0 };

    private TwTime ToNative() =>
        new()
        {
            Ns = Ns,
            Picos = (ushort)Picos,
            Digits = (byte)Digits,
            Leap = IsLeap ? (byte)1 : (byte)0,
            Offset = (short)Offset,
            Zone = (byte)Zone,
            Minutes = IsMinutes ? (byte)1 : (byte)0,
        };
}
