// SPDX-License-Identifier: Apache-2.0
using System;
using System.Globalization;
using Xunit;

namespace Tagwire.Tests;

public class ValueTests
{
    [Theory]
    [InlineData("1.50", 150, -2)]
    [InlineData("-0.001", -1, -3)]
    [InlineData(".5", 5, -1)]
    [InlineData("5.", 5, 0)]
    [InlineData("9223372036854775807", long.MaxValue, 0)]
    public void Decimals_are_exact(string text, long mantissa, int exponent)
    {
        FixDecimal value = FixDecimal.Parse(text);
        Assert.Equal((mantissa, exponent), (value.Mantissa, value.Exponent));
        Assert.Equal(decimal.Parse(text, CultureInfo.InvariantCulture), value.ToDecimal());
        Assert.Equal(value, (FixDecimal)(decimal)value);
    }

    [Theory]
    [InlineData("", Status.ValueEmpty)]
    [InlineData("1,5", Status.ValueFormat)]
    [InlineData("1e5", Status.ValueFormat)]
    [InlineData("99999999999999999999", Status.ValueOverflow)]
    [InlineData("1.9999999999999999999", Status.ValueInexact)]
    public void What_is_no_decimal_is_told(string text, Status status)
    {
        Assert.Equal(status, FixDecimal.Read(Wire.Bytes(text), out FixDecimal value));
        Assert.Equal(default, value);
        Assert.Equal(status, Assert.Throws<TagwireException>(() => FixDecimal.Parse(text)).Status);
    }

    [Fact]
    public void Decimals_compare_by_value_and_convert()
    {
        FixDecimal small = FixDecimal.Parse("1.5"), same = FixDecimal.Parse("1.50"), large = FixDecimal.Parse("1.51");
        Assert.True(small == same && small != large && small < large && large > small && small <= same && same >= small);
        Assert.Equal(small.GetHashCode(), same.GetHashCode());
        Assert.True(small.Equals((object)same) && !small.Equals("1.5"));
        Assert.Equal(0, small.CompareTo(same));
        Assert.Equal(("1.50", "1.5"), (same.ToString(), same.Normalized().ToString()));
        Assert.Equal(FixDecimal.Parse("7"), 7L);
        Assert.Equal((Status.Ok, Status.ValueInexact, Status.ValueOverflow, Status.Argument, Status.Argument),
            (small.AtScale(5, out long five), small.AtScale(0, out _), new FixDecimal(long.MaxValue, 0).AtScale(1, out _), small.AtScale(19, out _), small.AtScale(-1, out _)));
        Assert.Equal(150000, five);
        Assert.Throws<ArgumentOutOfRangeException>(() => new FixDecimal(1, 1));
        Assert.Throws<ArgumentOutOfRangeException>(() => new FixDecimal(1, -19));
        Assert.Throws<OverflowException>(() => (FixDecimal)decimal.MaxValue);
        Assert.False(FixDecimal.TryFromDecimal(0.0000000000000000000000000001m, out _));
        Assert.True(FixDecimal.TryFromDecimal(1.5000000000000000000000000000m, out FixDecimal trimmed) && trimmed == small);
        Assert.Equal("-92233720368547758.08", new FixDecimal(long.MinValue, -2).ToString());
        Assert.Equal(long.MinValue, (long)((FixDecimal)(decimal)long.MinValue).Mantissa);
    }

    [Fact]
    public void Short_buffers_are_refused_with_the_bytes_that_it_takes()
    {
        for (int room = 0; room < 8; room++)
        {
            var memory = new byte[room];
            Assert.Equal((Status.Room, 8), (FixValue.WriteInt(-1234567, memory, out int one), one));
            Assert.Equal((Status.Room, 8), (FixValue.WriteUInt(12345678, memory, out int two), two));
            Assert.Equal((Status.Room, 8), (FixValue.WriteScaled(1234567, 3, memory, out int three), three));
            Assert.Equal((Status.Room, 8), (FixDecimal.Parse("1234.567").Write(memory, out int four), four));
            Assert.Equal((Status.Room, 8), (FixDate.Parse("20260102").Write(memory, out int five), five));
            Assert.Equal((Status.Room, 8), (MonthYear.Parse("202601w1").Write(memory, out int six), six));
            Assert.Equal((Status.Room, 8), (TimeOfDay.Parse("03:04:05").Write(memory, out int seven), seven));
            Assert.False(TimeOfDay.Parse("03:04:05").TryFormat(memory, out int none, default, null) || none != 0);
        }
        Assert.Equal(Status.Room, FixValue.WriteBool(true, default, out int needed));
        Assert.Equal(1, needed);
        Assert.Equal(Status.Room, FixValue.WriteChar((byte)'1', default, out needed));
        Assert.Equal(Status.ValueFormat, FixValue.WriteChar(1, new byte[1], out needed));
        Assert.Equal(0, needed);
    }

    [Theory]
    [InlineData("20260102-03:04:05")]
    [InlineData("20260102-03:04:05.123")]
    [InlineData("20260102-03:04:05.123456789012")]
    [InlineData("19690102-23:59:60.5")]
    public void Timestamps_keep_every_digit(string text)
    {
        UtcTimestamp time = UtcTimestamp.Parse(text);
        Assert.Equal(text, time.ToString());
        Assert.Equal(time, UtcTimestamp.Parse(time.ToString()));
    }

    [Fact]
    public void Times_convert_to_those_of_dotnet()
    {
        UtcTimestamp time = UtcTimestamp.Parse("20260102-03:04:05.1234567");
        Assert.Equal(new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc).AddTicks(1234567), time.ToDateTime());
        Assert.Equal(time, UtcTimestamp.FromDateTime(time.ToDateTime()));
        Assert.Equal(new DateTime(1969, 12, 31, 23, 59, 59, DateTimeKind.Utc).AddTicks(9999999), new UtcTimestamp { Ns = -1 }.ToDateTime());
        Assert.Throws<OverflowException>(() => UtcTimestamp.FromDateTime(DateTime.MaxValue));
        Assert.Equal(new TimeSpan(3, 4, 5), TimeOfDay.Parse("03:04:05").ToTimeSpan());
        TzTimestamp zoned = TzTimestamp.Parse("20260102-03:04:05+05:30");
        Assert.Equal(new DateTimeOffset(2026, 1, 2, 3, 4, 5, new TimeSpan(5, 30, 0)), zoned.ToDateTimeOffset());
        Assert.Equal((330, Zone.Minutes), (zoned.Offset, zoned.Zone));
        Assert.Equal("07:39Z", TzTimeOfDay.Parse("07:39Z").ToString());
        Assert.Equal(new DateOnly(1970, 1, 1), new FixDate(0).ToDateOnly());
        Assert.Equal(FixDate.Parse("20240229"), FixDate.FromDateOnly(new DateOnly(2024, 2, 29)));
        Assert.Throws<ArgumentOutOfRangeException>(() => FixDate.Parse("00000101").ToDateOnly());
        Assert.True(FixDate.Parse("20260101") < FixDate.Parse("20260102"));
    }

    [Fact]
    public void Members_out_of_range_are_refused()
    {
        var memory = new byte[64];
        Assert.Equal(Status.Argument, new UtcTimestamp { Picos = 1000 }.Write(memory, out _));
        Assert.Equal(Status.Argument, new UtcTimestamp { Picos = 65536 + 5 }.Write(memory, out _));
        Assert.Equal(Status.Argument, new UtcTimestamp { Digits = 13 }.Write(memory, out _));
        Assert.Equal(Status.Argument, new UtcTimestamp { Digits = 256 }.Write(memory, out _));
        Assert.Equal(Status.ValueInexact, new UtcTimestamp { Ns = 1 }.Write(memory, out _));
        Assert.Equal(Status.Argument, new TzTimestamp { Zone = (Zone)9 }.Write(memory, out _));
        Assert.Equal(Status.Argument, new TzTimestamp { Zone = (Zone)257, Offset = 1 }.Write(memory, out _));
        Assert.Equal(Status.Argument, new TzTimestamp { Zone = Zone.Minutes, Offset = 65536 }.Write(memory, out _));
        Assert.Equal(Status.Argument, new MonthYear { Year = 2026, Month = 257 }.Write(memory, out _));
        Assert.Equal(Status.Argument, new MonthYear { Year = 2026, Month = 1, Day = 1, Week = 1 }.Write(memory, out _));
        Assert.Equal(Status.Argument, FixValue.WriteScaled(1, 0, memory, out _, 300));
        Assert.Equal(Status.Argument, FixValue.WriteScaled(1, 0, memory, out _, -5));
        Assert.Contains("Picos = 1000", new UtcTimestamp { Picos = 1000 }.ToString(), StringComparison.Ordinal);
        Assert.Contains("Days", new FixDate(int.MaxValue).ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void Values_of_several_items_are_enumerated_and_appended()
    {
        Assert.Equal(Status.Ok, Multiple.Read("A 1 AB"u8, out Multiple items, out _));
        string all = "";
        foreach (ReadOnlySpan<byte> item in items)
        {
            all += Wire.Text(item) + ",";
        }
        Assert.Equal(("A,1,AB,", 3), (all, items.Count));
        Assert.Equal((Status.ValueFormat, 2), (Multiple.Read("A  B"u8, out _, out int offset), offset));
        Assert.Equal(Status.ValueFormat, Multiple.Read("AB"u8, out _, out _, itemLengthMax: 1));
        var memory = new byte[5];
        Assert.Equal(Status.Ok, Multiple.Append("A"u8, 0, memory, out int used));
        Assert.Equal(Status.Ok, Multiple.Append("BC"u8, used, memory, out used));
        Assert.Equal("A BC", Wire.Text(memory.AsSpan(0, used)));
        Assert.Equal((Status.Room, 6), (Multiple.Append("D"u8, used, memory, out int needed), needed));
        Assert.Equal(Status.ValueFormat, Multiple.Append("D E"u8, 0, memory, out _));
        Assert.Equal(Status.Argument, Multiple.Append("D"u8, 9, memory, out _));
    }

    [Fact]
    public void Flags_chars_and_text_are_read()
    {
        Assert.Equal(Status.Ok, FixValue.ReadBool("Y"u8, out bool flag));
        Assert.True(flag);
        Assert.Equal(Status.ValueFormat, FixValue.ReadBool("y"u8, out flag));
        Assert.Equal(Status.Ok, FixValue.ReadChar("1"u8, out byte letter));
        Assert.Equal((byte)'1', letter);
        Assert.Equal(Status.ValueFormat, FixValue.ReadChar("12"u8, out _));
        Assert.Equal(Status.ValueEmpty, FixValue.ReadChar(default, out _));
        Assert.Equal((Status.ValueFormat, 1), (FixValue.CheckText("a\u0001"u8, out int at), at));
        Assert.Equal(Status.Ok, FixValue.CheckText("a"u8, out _));
        Assert.Equal(Status.ValueFormat, FixValue.ReadUInt("-1"u8, out _));
        Assert.Equal(Status.Argument, FixValue.ReadScaled("1"u8, 19, out _, out _));
    }

    [Fact]
    public void Long_values_are_read_too()
    {
        byte[] long1 = Wire.Bytes(new string('0', 5000) + "7");
        Assert.Equal((Status.Ok, 7), (FixValue.ReadInt(long1, out long value), value));
        Assert.Equal((Status.Ok, 7UL), (FixValue.ReadUInt(long1, out ulong unsigned), unsigned));
        Assert.Equal((Status.Ok, 70), (FixValue.ReadScaled(long1, 1, out long scaled, out _), scaled));
        Assert.Equal((Status.Ok, new FixDecimal(7, 0)), (FixDecimal.Read(long1, out FixDecimal number), number));
        Assert.Equal(Status.ValueFormat, UtcTimestamp.Read(long1, out _));
    }
}
