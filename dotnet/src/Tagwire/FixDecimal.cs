// SPDX-License-Identifier: Apache-2.0
using System;
using System.Globalization;
using System.Text;

namespace Tagwire;

/// <summary>
/// A decimal number, mantissa * 10^exponent, exact. FIX: float, Price, PriceOffset, Qty, Amt, Percentage. It keeps the fraction digits received
/// ("1.50" is 150, -2) and compares by value. Every one of them is a <see cref="decimal"/>.
/// </summary>
public readonly struct FixDecimal : IEquatable<FixDecimal>, IComparable<FixDecimal>, ISpanFormattable, IUtf8SpanFormattable
{
    private const int ExponentMin = -(int)Layout.TW_SCALE_MAX;

    /// <summary>mantissa * 10^exponent.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The exponent is not in -18 .. 0.</exception>
    public FixDecimal(long mantissa, int exponent)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThan(exponent, 0);
        ArgumentOutOfRangeException.ThrowIfLessThan(exponent, ExponentMin);
        Mantissa = mantissa;
        Exponent = exponent;
    }

    /// <summary>The number without its point.</summary>
    public long Mantissa { get; }

    /// <summary>-18 to 0.</summary>
    public int Exponent { get; }

    /// <summary>
    /// Reads digits with an optional '-' before them and at most one point. "005", ".5" and "5." are valid; '+', spaces and exponents are not.
    /// </summary>
    public static unsafe Status Read(ReadOnlySpan<byte> text, out FixDecimal value)
    {
        TwDecimal read = default;
        int status;
        fixed (byte* bytes = text)
        {
            status = text.Length <= Numbers.QuickMax
                ? Quick.tw_decimal_read(bytes, (uint)text.Length, &read)
                : Native.tw_decimal_read(bytes, (uint)text.Length, &read);
        }
        value = status == Layout.TW_OK ? new FixDecimal(read.Mantissa, read.Exponent) : default;
        return (Status)status;
    }

    /// <summary>Of text as <see cref="Read"/> takes it.</summary>
    /// <exception cref="TagwireException">The text is none.</exception>
    public static FixDecimal Parse(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        Status status = Read(Encoding.UTF8.GetBytes(text), out FixDecimal value);
        if (status != Status.Ok)
        {
            TagwireException.Throw((int)status);
        }
        return value;
    }

    /// <summary>
    /// Writes it. <paramref name="digits"/>: fraction digits, 0 to 254; null: as many as it has. Never fewer than it needs: that is
    /// <see cref="Status.ValueInexact"/>. With <see cref="Status.Room"/> <paramref name="written"/> is what it takes.
    /// </summary>
    public unsafe Status Write(Span<byte> destination, out int written, int? digits = null)
    {
        var value = new TwDecimal { Mantissa = Mantissa, Exponent = Exponent };
        uint count = 0;
        fixed (byte* bytes = destination)
        {
            int status = Native.tw_decimal_write(&value, FixValue.Digits(digits), bytes, (uint)destination.Length, &count);
            return FixValue.Written(status, count, out written);
        }
    }

    /// <summary>
    /// The number as a whole number of 10^-scale, scale 0 to 18, exactly: else <see cref="Status.ValueOverflow"/> or
    /// <see cref="Status.ValueInexact"/>.
    /// </summary>
    public Status AtScale(int scale, out long value)
    {
        value = 0;
        if ((uint)scale > Layout.TW_SCALE_MAX)
        {
            return Status.Argument;
        }
        if (scale >= -Exponent)
        {
            Int128 product = (Int128)Mantissa * (long)Numbers.Powers[scale + Exponent];
            if (product < long.MinValue || product > long.MaxValue)
            {
                return Status.ValueOverflow;
            }
            value = (long)product;
            return Status.Ok;
        }
        long power = (long)Numbers.Powers[-Exponent - scale];
        if (Mantissa % power != 0)
        {
            return Status.ValueInexact;
        }
        value = Mantissa / power;
        return Status.Ok;
    }

    /// <summary>Without zeros at the end of the fraction.</summary>
    public FixDecimal Normalized()
    {
        (long mantissa, int exponent) = (Mantissa, Exponent);
        while (exponent < 0 && mantissa % 10 == 0)
        {
            mantissa /= 10;
            exponent++;
        }
        return new FixDecimal(mantissa, exponent);
    }

    /// <summary>The same number, with the same fraction digits.</summary>
    public decimal ToDecimal()
    {
        ulong magnitude = Mantissa < 0 ? (ulong)-(Mantissa + 1) + 1 : (ulong)Mantissa;
        return new decimal((int)magnitude, (int)(magnitude >> 32), 0, Mantissa < 0, (byte)-Exponent);
    }

    /// <summary>The same number with the same fraction digits, if 64 bits and 18 of these hold it.</summary>
    public static bool TryFromDecimal(decimal value, out FixDecimal result)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        int scale = (bits[3] >> 16) & 0xFF;
        Int128 magnitude = ((Int128)(uint)bits[2] << 64) | ((Int128)(uint)bits[1] << 32) | (uint)bits[0];
        while (scale > 0 && (scale > (int)Layout.TW_SCALE_MAX || magnitude > long.MaxValue) && magnitude % 10 == 0)
        {
            magnitude /= 10;
            scale--;
        }
        Int128 number = bits[3] < 0 ? -magnitude : magnitude;
        bool fits = scale <= (int)Layout.TW_SCALE_MAX && number >= long.MinValue && number <= long.MaxValue;
        result = fits ? new FixDecimal((long)number, -scale) : default;
        return fits;
    }

    /// <summary>The same number, with the same fraction digits.</summary>
    public static explicit operator decimal(FixDecimal value) => value.ToDecimal();

    /// <summary>The same number.</summary>
    /// <exception cref="OverflowException">64 bits and 18 fraction digits do not hold it.</exception>
    public static explicit operator FixDecimal(decimal value) =>
        TryFromDecimal(value, out FixDecimal result) ? result : throw new OverflowException("The number does not fit a FixDecimal.");

    /// <summary>A whole number.</summary>
    public static implicit operator FixDecimal(long value) => new(value, 0);

    /// <summary>As <see cref="Write"/> writes it.</summary>
    public override string ToString() => ToDecimal().ToString(CultureInfo.InvariantCulture);

    /// <summary>As <see cref="ToString()"/>; format and provider are not looked at.</summary>
    public string ToString(string? format, IFormatProvider? formatProvider) => ToString();

    /// <inheritdoc/>
    public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format, IFormatProvider? provider) =>
        ToDecimal().TryFormat(destination, out charsWritten, default, CultureInfo.InvariantCulture);

    /// <inheritdoc/>
    public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format, IFormatProvider? provider)
    {
        bool fits = Write(utf8Destination, out bytesWritten) == Status.Ok;
        bytesWritten = fits ? bytesWritten : 0;
        return fits;
    }

    /// <inheritdoc/>
    public int CompareTo(FixDecimal other) => Wide().CompareTo(other.Wide());

    /// <inheritdoc/>
    public bool Equals(FixDecimal other) => Wide() == other.Wide();

    /// <inheritdoc/>
    public override bool Equals(object? obj) => obj is FixDecimal other && Equals(other);

    /// <inheritdoc/>
    public override int GetHashCode() => Wide().GetHashCode();

    /// <summary>Whether the values are the same.</summary>
    public static bool operator ==(FixDecimal left, FixDecimal right) => left.Equals(right);

    /// <summary>Whether the values differ.</summary>
    public static bool operator !=(FixDecimal left, FixDecimal right) => !left.Equals(right);

    /// <summary>By value.</summary>
    public static bool operator <(FixDecimal left, FixDecimal right) => left.CompareTo(right) < 0;

    /// <summary>By value.</summary>
    public static bool operator >(FixDecimal left, FixDecimal right) => left.CompareTo(right) > 0;

    /// <summary>By value.</summary>
    public static bool operator <=(FixDecimal left, FixDecimal right) => left.CompareTo(right) <= 0;

    /// <summary>By value.</summary>
    public static bool operator >=(FixDecimal left, FixDecimal right) => left.CompareTo(right) >= 0;

    /// <summary>The mantissa at 18 fraction digits, which 128 bits hold.</summary>
    private Int128 Wide() => (Int128)Mantissa * (long)Numbers.Powers[18 + Exponent];
}
