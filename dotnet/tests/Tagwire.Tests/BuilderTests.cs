// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers;
using Xunit;

namespace Tagwire.Tests;

public class BuilderTests
{
    private static readonly MessageHeader Header = new MessageHeader("FIX.4.4", "D").Add(49, "CLIENT");

    [Fact]
    public void Fields_come_in_the_order_given()
    {
        var builder = new MessageBuilder(Header, new byte[500]);
        builder.Int(34, -7).UInt(35000, ulong.MaxValue).Text(11, "ORD1"u8).Text(58, "Ä").Char(54, (byte)'1').Bool(43, false)
            .Decimal(44, FixDecimal.Parse("1.50")).Scaled(99, 15, 1).Scaled(100, 15, 1, 3).Time(52, 1_767_323_045_123_000_000, 3)
            .Timestamp(60, UtcTimestamp.Parse("20260102-03:04:05.123456789012")).Date(75, FixDate.Parse("20260102")).Group(453, 1)
            .Raw(Wire.Bytes("448=A|")).Data(95, 96, Wire.Bytes("a|b"));
        Assert.Equal(Status.Ok, builder.Status);
        Assert.Equal(
            Wire.Text(Wire.Message("35=D|49=CLIENT|34=-7|35000=18446744073709551615|11=ORD1|58=Ã\u0084|54=1|43=N|44=1.50|99=1.5|100=1.500|"
                + "52=20260102-03:04:05.123|60=20260102-03:04:05.123456789012|75=20260102|453=1|448=A|95=3|96=a|b|")),
            Wire.Text(builder.Finish()));
    }

    [Fact]
    public void A_writer_gets_the_message_at_its_start()
    {
        var writer = new ArrayBufferWriter<byte>();
        for (int i = 0; i < 2; i++)
        {
            var builder = new MessageBuilder(Header, writer, 200);
            builder.Int(34, i);
            builder.Finish();
        }
        Assert.Equal(Wire.Join(Wire.Message("35=D|49=CLIENT|34=0|"), Wire.Message("35=D|49=CLIENT|34=1|")), writer.WrittenSpan.ToArray());
        var failing = new MessageBuilder(Header, writer, 200);
        failing.Int(8, 1);
        Assert.Equal(Status.BuildTag, failing.TryFinish(out _, out _));
        Assert.Equal(2 * Wire.Message("35=D|49=CLIENT|34=0|").Length, writer.WrittenCount);
    }

    [Fact]
    public void The_first_error_sticks()
    {
        var builder = new MessageBuilder(Header, new byte[500]);
        builder.Int(34, 1).Text(58, "a\u0001b"u8).Int(8, 1);
        Assert.Equal(Status.BuildValue, builder.Status);
        Assert.Equal(Status.BuildValue, builder.TryFinish(out ReadOnlySpan<byte> message, out FixError error));
        Assert.Equal((58, 1, 0), (error.Tag, error.Offset, message.Length));
        Assert.Equal(Status.BuildValue, builder.TryFinish(out _, out _));
        var ended = new MessageBuilder(Header, new byte[500]);
        ended.Finish();
        Assert.Equal(Status.State, ended.Int(34, 1).Status);
    }

    [Fact]
    public void Every_refusal_is_told()
    {
        Assert.Equal(Status.BuildTag, Of(static (ref MessageBuilder b) => b.Int(0, 1)));
        Assert.Equal(Status.BuildTag, Of(static (ref MessageBuilder b) => b.Int(-1, 1)));
        Assert.Equal(Status.BuildTag, Of(static (ref MessageBuilder b) => b.Int(10, 1)));
        Assert.Equal(Status.BuildValue, Of(static (ref MessageBuilder b) => b.Text(58, default(ReadOnlySpan<byte>))));
        Assert.Equal(Status.BuildValue, Of(static (ref MessageBuilder b) => b.Char(54, 1)));
        Assert.Equal(Status.BuildValue, Of(static (ref MessageBuilder b) => b.Data(95, 96, default)));
        Assert.Equal(Status.BuildValue, Of(static (ref MessageBuilder b) => b.Raw("44=1"u8)));
        Assert.Equal(Status.ValueInexact, Of(static (ref MessageBuilder b) => b.Scaled(44, 15, 1, 0)));
        Assert.Equal(Status.Argument, Of(static (ref MessageBuilder b) => b.Scaled(44, 15, 19)));
        Assert.Equal(Status.Argument, Of(static (ref MessageBuilder b) => b.Scaled(44, 15, -1)));
        Assert.Equal(Status.Argument, Of(static (ref MessageBuilder b) => b.Scaled(44, 15, 1, -1)));
        Assert.Equal(Status.Argument, Of(static (ref MessageBuilder b) => b.Scaled(44, 15, 1, 256)));
        Assert.Equal(Status.Argument, Of(static (ref MessageBuilder b) => b.Time(52, 0, 13)));
        Assert.Equal(Status.Argument, Of(static (ref MessageBuilder b) => b.Date(75, new FixDate(int.MaxValue))));
        Assert.Equal(Status.BuildValue, Of(static (ref MessageBuilder b) => b.Timestamp(60, new UtcTimestamp { Picos = 1000 })));
    }

    [Fact]
    public void A_message_that_fits_exactly_is_built_and_one_byte_less_is_refused()
    {
        byte[] whole = Wire.Message("35=D|49=CLIENT|34=7|58=text|");
        for (int room = 0; room <= whole.Length + 2; room++)
        {
            var builder = new MessageBuilder(Header, new byte[room]);
            builder.Int(34, 7).Text(58, "text"u8);
            Assert.Equal(room >= whole.Length ? Status.Ok : Status.BuildRoom, builder.TryFinish(out ReadOnlySpan<byte> made, out _));
            Assert.Equal(room >= whole.Length ? whole : [], made.ToArray());
        }
    }

    [Fact]
    public void Headers_refuse_what_cannot_be_sent_and_stay_as_they_were()
    {
        Assert.Equal(Status.BuildValue, Assert.Throws<TagwireException>(() => new MessageHeader("", "D")).Status);
        Assert.Equal(Status.BuildValue, Assert.Throws<TagwireException>(() => new MessageHeader("FIX=4", "D")).Status);
        Assert.Equal(Status.BuildValue, Assert.Throws<TagwireException>(() => new MessageHeader("FIX.4.4", "")).Status);
        Assert.Equal(Status.BuildTag, Assert.Throws<TagwireException>(() => Header.Add(8, "x")).Status);
        Assert.Equal(Status.BuildValue, Assert.Throws<TagwireException>(() => Header.Add(50, "")).Status);
        Assert.Equal(Status.BuildRoom, Assert.Throws<TagwireException>(() => Header.Add(50, new string('x', 500))).Status);
        Assert.Throws<ArgumentNullException>(() => { _ = new MessageBuilder(null!, new byte[10]); });
        Assert.Throws<ArgumentNullException>(() => { _ = new MessageBuilder(Header, null!, 10); });
        var builder = new MessageBuilder(Header, new byte[100]);
        Assert.Equal(Wire.Message("35=D|49=CLIENT|"), builder.Finish().ToArray());
    }

    private delegate void Use(ref MessageBuilder builder);

    private static Status Of(Use use)
    {
        var builder = new MessageBuilder(Header, new byte[500]);
        use(ref builder);
        Status first = builder.Status;
        Assert.Equal(first, builder.TryFinish(out _, out FixError error));
        Assert.Equal(first, error.Status);
        return first;
    }
}
