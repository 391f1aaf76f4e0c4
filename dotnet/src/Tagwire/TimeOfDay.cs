// SPDX-License-Identifier: Apache-2.0
using System;
using System.Text;

namespace Tagwire;

/// <summary>A time of day. FIX: UTCTimeOnly, LocalMktTime, <c>HH:MM:SS</c> with, after a point, 1 to 12 digits.</summary>
public readonly record struct TimeOfDay : IUtf8SpanFormattable
{
    /// <summary>Nanoseconds since midnight; 23:59:60 is 86,400 s.</summary>
    public long Ns { get; init; }

    /// <summary>0 to 999: picoseconds beyond <see cref="Ns"/>.</summary>
    public int Picos { get; init; }

    /// <summary>Fraction digits received, 0 to 12, and what is written if nothing else is said.</summary>
    public int Digits { get; init; }

    /// <summary>Second 60, which is the next second 00 in <see cref="Ns"/>.</summary>
    public bool IsLeap { get; init; }

    /// <summary>Rounded down to 100 ns.</summary>
    public TimeSpan ToTimeSpan() => TimeSpan.FromTicks(Ns / 100);

    /// <summary>Reads it.</summary>
    /// <returns>Ok, ValueEmpty, ValueFormat.</returns>
    public static unsafe Status Read(ReadOnlySpan<byte> text, out TimeOfDay value)
    {
        TwTime read = default;
        int status;
        fixed (byte* bytes = text)
        {
            status = Native.tw_timeonly_read(bytes, (uint)text.Length, &read);
        }
        value = status == Layout.TW_OK ? Of(read) : default;
        return (Status)status;
    }

    /// <summary>Of text as <see cref="Read"/> takes it.</summary>
    /// <exception cref="TagwireException">The text is none.</exception>
    public static TimeOfDay Parse(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        Status status = Read(Encoding.UTF8.GetBytes(text), out TimeOfDay value);
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
        if (Picos is < 0 or > 999 || Digits is < 0 or > 255)
        {
            return Status.Argument;
        }
        TwTime value = ToNative();
        uint count = 0;
        fixed (byte* bytes = destination)
        {
            int status = Native.tw_timeonly_write(&value, FixValue.Digits(digits), bytes, (uint)destination.Length, &count);
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

    private static TimeOfDay Of(in TwTime read) =>
        new() { Ns = read.Ns, Picos = read.Picos, Digits = read.Digits, IsLeap = read.Leap != 0 };

    private TwTime ToNative() =>
        new()
        {
            Ns = Ns,
            Picos = (ushort)Picos,
            Digits = (byte)Digits,
            Leap = IsLeap ? (byte)1 : (byte)0,
        };
}
