// SPDX-License-Identifier: Apache-2.0
using System;

namespace Tagwire;

/// <summary>
/// Bare values: the bytes of one field, without SOH, to a number and back. Nothing is rounded and nothing depends on the culture.
/// </summary>
/// <remarks>
/// Readers answer <see cref="Status.Ok"/>, <see cref="Status.ValueEmpty"/>, <see cref="Status.ValueFormat"/>, <see cref="Status.ValueOverflow"/>
/// or <see cref="Status.ValueInexact"/>; the value is 0 unless it is Ok. Writers answer Ok, an error of the value, or <see cref="Status.Room"/>: then
/// <c>written</c> is the number of bytes that it takes, and nothing was written. Any thread; nothing is allocated.
/// </remarks>
public static unsafe class FixValue
{
    /// <summary>Fraction digits to write: as many as the value has.</summary>
    internal static uint Digits(int? digits) => digits is int given ? (uint)Math.Clamp(given, -1, 256) : Layout.TW_DIGITS_OWN;

    private static bool IsQuick(ReadOnlySpan<byte> text) => text.Length <= Numbers.QuickMax;

    /// <summary>Reads a whole number: digits, leading zeros too, with an optional '-' before them.</summary>
    public static Status ReadInt(ReadOnlySpan<byte> text, out long value) => (Status)Int(text, out value);

    /// <summary>Reads a whole number without a sign, to 2^64 - 1.</summary>
    public static Status ReadUInt(ReadOnlySpan<byte> text, out ulong value)
    {
        ulong read = 0;
        int status;
        fixed (byte* bytes = text)
        {
            status = IsQuick(text) ? Quick.tw_uint_read(bytes, (uint)text.Length, &read) : Native.tw_uint_read(bytes, (uint)text.Length, &read);
        }
        value = read;
        return (Status)status;
    }

    /// <summary>
    /// Reads a decimal as a whole number of 10^-scale, scale 0 to 18. <paramref name="digits"/>: the fraction digits received, at most 255. A digit
    /// beyond the scale that is not 0 is <see cref="Status.ValueInexact"/>.
    /// </summary>
    public static Status ReadScaled(ReadOnlySpan<byte> text, int scale, out long value, out int digits) =>
        (Status)Scaled(text, scale, out value, out digits);

    /// <summary>Reads one byte that is not SOH.</summary>
    public static Status ReadChar(ReadOnlySpan<byte> text, out byte value)
    {
        byte read = 0;
        int status;
        fixed (byte* bytes = text)
        {
            status = Quick.tw_char_read(bytes, (uint)text.Length, &read);
        }
        value = read;
        return (Status)status;
    }

    /// <summary>Reads Y or N.</summary>
    public static Status ReadBool(ReadOnlySpan<byte> text, out bool value)
    {
        byte read = 0;
        int status;
        fixed (byte* bytes = text)
        {
            status = Quick.tw_bool_read(bytes, (uint)text.Length, &read);
        }
        value = read != 0;
        return (Status)status;
    }

    /// <summary>
    /// Whether bytes can be the value of a field that is not data: one or more, none of them SOH, whose place <paramref name="offset"/> is.
    /// </summary>
    public static Status CheckText(ReadOnlySpan<byte> text, out int offset)
    {
        uint at = 0;
        int status;
        fixed (byte* bytes = text)
        {
            status = Native.tw_text_check(bytes, (uint)text.Length, &at);
        }
        offset = (int)at;
        return (Status)status;
    }

    /// <summary>Writes a whole number: at most 20 bytes.</summary>
    public static Status WriteInt(long value, Span<byte> destination, out int written)
    {
        uint count = 0;
        fixed (byte* bytes = destination)
        {
            return Written(Native.tw_int_write(value, bytes, (uint)destination.Length, &count), count, out written);
        }
    }

    /// <summary>Writes a whole number without a sign: at most 20 bytes.</summary>
    public static Status WriteUInt(ulong value, Span<byte> destination, out int written)
    {
        uint count = 0;
        fixed (byte* bytes = destination)
        {
            return Written(Native.tw_uint_write(value, bytes, (uint)destination.Length, &count), count, out written);
        }
    }

    /// <summary>
    /// Writes value * 10^-scale, scale 0 to 18. <paramref name="digits"/>: fraction digits, 0 to 254, never fewer than the value needs (that is
    /// <see cref="Status.ValueInexact"/>); null: as many as the scale. A scale or digits out of range are <see cref="Status.Argument"/>.
    /// </summary>
    public static Status WriteScaled(long value, int scale, Span<byte> destination, out int written, int? digits = null)
    {
        uint count = 0;
        fixed (byte* bytes = destination)
        {
            int status = Native.tw_decimal_write_scaled(value, (uint)scale, Digits(digits), bytes, (uint)destination.Length, &count);
            return Written(status, count, out written);
        }
    }

    /// <summary>Writes one byte; SOH is <see cref="Status.ValueFormat"/>.</summary>
    public static Status WriteChar(byte value, Span<byte> destination, out int written)
    {
        uint count = 0;
        fixed (byte* bytes = destination)
        {
            return Written(Native.tw_char_write(value, bytes, (uint)destination.Length, &count), count, out written);
        }
    }

    /// <summary>Writes Y or N.</summary>
    public static Status WriteBool(bool value, Span<byte> destination, out int written)
    {
        uint count = 0;
        fixed (byte* bytes = destination)
        {
            return Written(Native.tw_bool_write(value ? (byte)1 : (byte)0, bytes, (uint)destination.Length, &count), count, out written);
        }
    }

    internal static int Int(ReadOnlySpan<byte> text, out long value)
    {
        long read = 0;
        int status;
        fixed (byte* bytes = text)
        {
            status = IsQuick(text) ? Quick.tw_int_read(bytes, (uint)text.Length, &read) : Native.tw_int_read(bytes, (uint)text.Length, &read);
        }
        value = read;
        return status;
    }

    internal static int Scaled(ReadOnlySpan<byte> text, int scale, out long value, out int digits)
    {
        long read = 0;
        byte received = 0;
        int status;
        fixed (byte* bytes = text)
        {
            status = IsQuick(text)
                ? Quick.tw_decimal_read_scaled(bytes, (uint)text.Length, (uint)scale, &read, &received)
                : Native.tw_decimal_read_scaled(bytes, (uint)text.Length, (uint)scale, &read, &received);
        }
        value = read;
        digits = received;
        return status;
    }

    internal static Status Written(int status, uint count, out int written)
    {
        written = status is Layout.TW_OK or Layout.TW_ROOM ? (int)count : 0;
        return (Status)status;
    }
}
