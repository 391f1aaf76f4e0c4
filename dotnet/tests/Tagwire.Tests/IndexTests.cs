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
        Assert.True(input.IsEmpty);
        Assert.Equal("D", Wire.Text(message.MsgType));
        Assert.Equal("AUD/NZD", message.Require(55).GetString());
        Assert.Equal(108245, message.Require(44).GetScaled(5));
        Assert.Equal(1.08245m, message.Require(44).GetDecimal().ToDecimal());
        Assert.Equal(7, message.Require(38).GetInt());
        Assert.False(message.TryGet(58, out _));
        Assert.Equal(8, message.Count);
        Assert.Equal(Wire.Text(wire), Wire.Text(message.Bytes));
        Assert.Equal("44=1.08245", message[6].ToString());
        Assert.False(index.TryRead(ref input, out _));
        Assert.Equal(0, index.Need);
    }
}
