// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using Xunit;

namespace Tagwire.Tests;

public class IndexTests
{
    [Fact]
    public void A_message_is_a_table_of_fields()
    {
        using var index = new MessageIndex();
        byte[] wire = Wire.Message(Wire.Order);
        ReadOnlySpan<byte> input = wire;
        Assert.True(index.TryRead(ref input, out Message message));
        Assert.True(message.IsOk && !message.IsRefused);
        message.ThrowIfNotOk();
        Assert.True(input.IsEmpty);
        Assert.Equal("D", Wire.Text(message.MsgType));
        Assert.Equal("AUD/NZD", message.Require(55).GetString());
        Assert.Equal(108245, message.Require(44).GetScaled(5));
        Assert.Equal(1.08245m, message.Require(44).GetDecimal().ToDecimal());
        Assert.Equal(7, message.Require(38).GetInt());
        Assert.Equal(7UL, message.Require(38).GetUInt());
        Assert.False(message.TryGet(58, out _));
        Assert.Equal(8, message.Count);
        Assert.Equal(Wire.Text(wire), Wire.Text(message.Bytes));
        Assert.Equal(Wire.Text(wire), message.ToString());
        Assert.Equal("44=1.08245", message[6].ToString());
        Assert.False(index.TryRead(ref input, out _));
        Assert.Equal(0, index.Need);
    }

    [Fact]
    public void What_is_missing_or_wrong_is_named_with_tag_byte_and_reason()
    {
        using var index = new MessageIndex();
        ReadOnlySpan<byte> input = Wire.Message(Wire.Order);
        index.TryRead(ref input, out Message message);
        TagwireException missing = Caught(message, each => each.Require(58));
        Assert.Equal((Status.IndexField, 58, 1), (missing.Status, missing.Error.Tag, missing.Error.Reason));
        TagwireException format = Caught(message, each => each.Require(55).GetInt());
        Assert.Equal((Status.ValueFormat, 55, 6), (format.Status, format.Error.Tag, format.Error.Reason));
        Assert.Equal(message.Require(55).Offset, format.Error.Offset);
        TagwireException inexact = Caught(message, each => each.Require(44).GetScaled(2));
        Assert.Equal(Status.ValueInexact, inexact.Status);
        Assert.Equal(Status.ValueFormat, message.Require(55).ReadDecimal(out _));
        Assert.Equal(Status.ValueFormat, message.Require(55).ReadTimestamp(out _));
        Assert.Equal(Status.ValueFormat, message.Require(55).ReadChar(out _));
        Assert.Equal(Status.ValueFormat, message.Require(55).ReadBool(out _));
        Assert.Throws<ArgumentOutOfRangeException>(() => Eight(out _));
        Assert.Throws<ArgumentOutOfRangeException>(() => MinusOne(out _));
    }

    [Fact]
    public void A_refused_message_has_the_fields_before_the_fault_and_a_garbled_one_has_none()
    {
        using var index = new MessageIndex();
        ReadOnlySpan<byte> input = Wire.Join(Wire.Message("35=D|34=8|x=1|55=A|"), Wire.Bytes("rubbish"), Wire.Message(Wire.Order));
        Assert.True(index.TryRead(ref input, out Message refused));
        Assert.True(!refused.IsOk && refused.IsRefused);
        Assert.Equal((Status.IndexTag, 4), (refused.Status, refused.Count));
        Assert.Equal(0, refused.Error.Reason);
        try
        {
            refused.ThrowIfNotOk();
            Assert.Fail("it is not ok");
        }
        catch (TagwireException error)
        {
            Assert.Equal(Status.IndexTag, error.Status);
        }
        Assert.True(index.TryRead(ref input, out Message garbled));
        Assert.True(!garbled.IsOk && !garbled.IsRefused);
        Assert.Equal("rubbish", Wire.Text(garbled.Bytes));
        Assert.Equal(0, garbled.Count);
        Assert.False(garbled.TryGet(35, out _));
        Assert.True(garbled.MsgType.IsEmpty && garbled.Error.Reason == null);
        Assert.True(index.TryRead(ref input, out Message good) && good.IsOk);
    }

    [Fact]
    public void A_cursor_finds_fields_in_any_order()
    {
        using var index = new MessageIndex();
        Message message = index.ReadFields(Wire.Bytes("1=a|2=b|3=c|2=d|5=e|"));
        Cursor cursor = message.Cursor();
        Assert.True(cursor.TryGet(3, out Field third) && third.Number == 2);
        Assert.True(cursor.TryPeek(out Field next) && next.Number == 3);
        Assert.True(cursor.TryGetNext(2, out Field again) && again.GetString() == "d");
        Assert.True(cursor.TryGet(1, out Field first) && first.Number == 0);
        Assert.False(cursor.TryGet(9, out _));
        Assert.False(cursor.TryGetNext(1, out _));
        cursor.Skip(100);
        Assert.False(cursor.TryPeek(out _));
        Assert.True(cursor.TryGet(5, out Field last) && last.Number == 4);
    }

    [Fact]
    public void Every_field_is_found_from_every_hint_in_long_messages_too()
    {
        using var index = new MessageIndex(new MessageIndexOptions { Capacity = 200 });
        string text = "";
        for (int tag = 1001; tag <= 1100; tag++)
        {
            text += $"{tag}={tag}|";
        }
        Message message = index.ReadFields(Wire.Bytes(text));
        for (int hint = 0; hint <= 100; hint++)
        {
            for (int tag = 1001; tag <= 1100; tag++)
            {
                Cursor cursor = message.Cursor();
                cursor.Skip(hint);
                Assert.True(cursor.TryGet(tag, out Field field));
                Assert.Equal(tag, field.GetInt());
            }
        }
    }

    [Fact]
    public void Groups_are_levels_and_nest()
    {
        using var index = new MessageIndex();
        Message message = index.ReadFields(Wire.Bytes("268=2|269=0|453=2|448=A|448=B|269=1|453=1|448=C|58=x|"));
        var seen = new List<string>();
        foreach (Level entry in message.Group(268, [269, 453, 448]))
        {
            seen.Add(entry.Require(269).GetString());
            foreach (Level party in entry.Group(453, [448]))
            {
                seen.Add(party.Require(448).GetString());
            }
        }
        Assert.Equal(["0", "A", "B", "1", "C"], seen);
        Assert.False(message.Group(9).IsPresent);
        Assert.Equal(2, message.Group(268).Count);
        TagwireException wrong = Caught(index, "268=3|269=0|269=1|", each => each.Group(268));
        Assert.Equal((Status.IndexGroupCount, 268, 16), (wrong.Status, wrong.Error.Tag, wrong.Error.Reason));
    }

    [Fact]
    public void Data_fields_are_taken_by_their_length_and_by_the_pairs_given()
    {
        using var index = new MessageIndex();
        Assert.Equal(Wire.Bytes("a|1=b"), index.ReadFields(Wire.Bytes("95=5|96=a|1=b|")).Require(96).Value.ToArray());
        using var own = new MessageIndex(new MessageIndexOptions { Pairs = [new DataPair(9000, 9001)] });
        Assert.Equal(3, own.ReadFields(Wire.Bytes("9000=3|9001=|=||58=x|")).Count);
        using var none = new MessageIndex(new MessageIndexOptions { Pairs = [] });
        Assert.Equal(3, none.ReadFields(Wire.Bytes("95=5|96=a|1=b|")).Count);
        Assert.Contains(new DataPair(95, 96), DataPair.BuiltIn);
    }

    [Fact]
    public void Options_out_of_range_are_refused()
    {
        MessageIndexOptions[] all =
        [
            new() { Capacity = -1 },
            new() { Capacity = (1 << 24) + 1 },
            new() { Pairs = [new DataPair(0, 1)] },
            new() { Pairs = [new DataPair(1, 2), new DataPair(1, 3)] },
        ];
        foreach (MessageIndexOptions options in all)
        {
            Assert.Equal(Status.Argument, Assert.Throws<TagwireException>(() => new MessageIndex(options)).Status);
        }
        Assert.Throws<ArgumentNullException>(() => new MessageIndex(null!));
    }

    [Fact]
    public void More_fields_than_there_is_room_for_are_refused()
    {
        using var index = new MessageIndex(new MessageIndexOptions { Capacity = 3 });
        Message message = index.ReadFields(Wire.Bytes("1=a|2=b|3=c|4=d|"));
        Assert.Equal(Status.IndexRoom, message.Status);
        Assert.Equal(3, message.Count);
    }

    private delegate void Use(Message message);

    private static TagwireException Caught(Message message, Use use)
    {
        try
        {
            use(message);
        }
        catch (TagwireException error)
        {
            return error;
        }
        throw new InvalidOperationException("nothing was thrown");
    }

    private static TagwireException Caught(MessageIndex index, string fields, Use use) => Caught(index.ReadFields(Wire.Bytes(fields)), use);

    private static void Eight(out int end)
    {
        using var index = new MessageIndex();
        end = index.ReadFields(Wire.Message(Wire.Order))[8].End;
    }

    private static void MinusOne(out int end)
    {
        using var index = new MessageIndex();
        end = index.ReadFields(Wire.Message(Wire.Order))[-1].End;
    }
}
