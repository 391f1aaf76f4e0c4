// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers;
using System.Collections.Generic;
using System.IO.Pipelines;
using System.Threading.Tasks;
using Xunit;

namespace Tagwire.Tests;

/// <summary>Streams cut anywhere: spans, sequences of segments, pipes.</summary>
public class StreamTests
{
    private static readonly byte[] Stream = Wire.Join(
        Wire.Message(Wire.Order), Wire.Bytes("garbage|"), Wire.Message(Wire.Book), Wire.Message("35=0|34=3|"), Wire.Message("35=B|95=4|96=a|=b|"));

    private static readonly string[] Expected =
    [
        Wire.Text(Wire.Message(Wire.Order)), "garbled", Wire.Text(Wire.Message(Wire.Book)), Wire.Text(Wire.Message("35=0|34=3|")),
        Wire.Text(Wire.Message("35=B|95=4|96=a|=b|")),
    ];

    private static readonly Plan Plan = Plan.Compile("D{55:text} W{55:text} 0{34:int} B{96:data}");

    [Fact]
    public void A_stream_that_arrives_byte_by_byte_gives_the_same_messages()
    {
        var framer = new Framer();
        using var index = new MessageIndex();
        using Reader reader = Plan.CreateReader();
        List<string> framed = [], indexed = [], read = [];
        int frameAt = 0, indexAt = 0, readAt = 0;
        for (int end = 1; end <= Stream.Length; end++)
        {
            ReadOnlySpan<byte> input = Stream.AsSpan(frameAt..end);
            while (framer.TryRead(ref input, out Frame frame))
            {
                Add(framed, frame.IsMessage, frame.Bytes);
            }
            Assert.True(input.IsEmpty || framer.Need > input.Length);
            frameAt = end - input.Length;
            input = Stream.AsSpan(indexAt..end);
            while (index.TryRead(ref input, out Message message))
            {
                Add(indexed, message.IsOk, message.Bytes);
            }
            Assert.True(input.IsEmpty || index.Need > input.Length);
            indexAt = end - input.Length;
            input = Stream.AsSpan(readAt..end);
            while (reader.TryReadOne(ref input, out Row row))
            {
                Add(read, row.IsOk, row.Bytes);
            }
            readAt = end - input.Length;
        }
        Assert.Equal(Expected, framed);
        Assert.Equal(Expected, indexed);
        Assert.Equal(Expected, read);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(7)]
    [InlineData(50)]
    [InlineData(100000)]
    public void A_sequence_of_segments_gives_the_same_messages(int size)
    {
        var framer = new Framer();
        using var index = new MessageIndex();
        using Reader reader = Plan.CreateReader();
        List<string> framed = [], indexed = [], read = [];
        ReadOnlySequence<byte> input = Segments(Stream, size);
        while (framer.TryRead(ref input, out Frame frame))
        {
            Add(framed, frame.IsMessage, frame.Bytes);
        }
        Assert.True(input.IsEmpty);
        input = Segments(Stream, size);
        while (index.TryRead(ref input, out Message message))
        {
            Add(indexed, message.IsOk, message.Bytes);
            Assert.Equal(message.IsOk ? 35 : 0, message.IsOk ? message.Require(35).Tag : 0);
        }
        Assert.True(input.IsEmpty);
        input = Segments(Stream, size);
        while (reader.TryReadOne(ref input, out Row row))
        {
            Add(read, row.IsOk, row.Bytes);
            if (row.Message == 3)
            {
                Assert.Equal("a|=b", Wire.Text(row.Slots.GetText(0)));
            }
        }
        Assert.True(input.IsEmpty);
        Assert.Equal(Expected, framed);
        Assert.Equal(Expected, indexed);
        Assert.Equal(Expected, read);
        Assert.False(framer.TryRead(ref input, out _));
        Assert.False(index.TryRead(ref input, out _));
        Assert.False(reader.TryReadOne(ref input, out _));
    }

    [Fact]
    public void What_is_left_of_a_sequence_begins_the_next_message_and_the_need_is_told()
    {
        byte[] whole = Wire.Message(Wire.Order);
        for (int cut = 0; cut < whole.Length; cut++)
        {
            var framer = new Framer();
            ReadOnlySequence<byte> input = Segments(whole.AsSpan(0, cut).ToArray(), 5);
            Assert.False(framer.TryRead(ref input, out _));
            Assert.Equal(cut, input.Length);
            Assert.True(cut == 0 ? framer.Need == 0 : framer.Need > cut && framer.Need <= whole.Length);
        }
    }

    [Fact]
    public async Task A_pipe_is_read_with_awaits_in_between()
    {
        var pipe = new Pipe();
        Task writing = Task.Run(async () =>
        {
            for (int at = 0; at < Stream.Length; at += 11)
            {
                await pipe.Writer.WriteAsync(Stream.AsMemory(at, Math.Min(11, Stream.Length - at)));
                await Task.Yield();
            }
            await pipe.Writer.CompleteAsync();
        });
        using var index = new MessageIndex();
        var seen = new List<string>();
        while (true)
        {
            ReadResult result = await pipe.Reader.ReadAsync();
            ReadOnlySequence<byte> rest = Take(index, result.Buffer, seen);
            pipe.Reader.AdvanceTo(rest.Start, rest.End);
            if (result.IsCompleted)
            {
                break;
            }
        }
        await writing;
        Assert.Equal(Expected, seen);

        static ReadOnlySequence<byte> Take(MessageIndex index, ReadOnlySequence<byte> input, List<string> seen)
        {
            while (index.TryRead(ref input, out Message message))
            {
                Add(seen, message.IsOk, message.Bytes);
            }
            return input;
        }
    }

    [Fact]
    public void Frames_say_why_bytes_are_none()
    {
        var framer = new Framer(64);
        byte[] wrong = Wire.Message(Wire.Order);
        wrong[^2] ^= 1;
        ReadOnlySpan<byte> input = wrong;
        Assert.True(framer.TryRead(ref input, out Frame frame));
        Assert.Equal((false, Status.FrameChecksum, 10), (frame.IsMessage, frame.Status, frame.Error.Tag));
        Assert.Contains("CheckSum", frame.Error.ToString(), StringComparison.Ordinal);
        input = Wire.Message(Wire.Book);
        Assert.True(framer.TryRead(ref input, out Frame large));
        Assert.Equal(Status.FrameSize, large.Status);
        Assert.Throws<ArgumentOutOfRangeException>(() => new Framer(-1));
    }

    private static void Add(List<string> list, bool isMessage, ReadOnlySpan<byte> bytes)
    {
        if (isMessage)
        {
            list.Add(Wire.Text(bytes));
        }
        else if (list.Count == 0 || list[^1] != "garbled")
        {
            list.Add("garbled"); // pieces that touch are one
        }
    }

    internal static ReadOnlySequence<byte> Segments(byte[] bytes, int size)
    {
        Segment? first = null, last = null;
        for (int at = 0; at < bytes.Length; at += size)
        {
            var next = new Segment(bytes.AsMemory(at, Math.Min(size, bytes.Length - at)), at);
            first ??= next;
            last?.Join(next);
            last = next;
        }
        return first == null ? ReadOnlySequence<byte>.Empty : new ReadOnlySequence<byte>(first, 0, last!, last!.Memory.Length);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        internal Segment(ReadOnlyMemory<byte> memory, long before)
        {
            Memory = memory;
            RunningIndex = before;
        }

        internal void Join(Segment next) => Next = next;
    }
}
