// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers;
using Xunit;

namespace Tagwire.Tests;

/// <summary>In steady state no message allocates a byte, whatever it holds.</summary>
public class AllocationTests
{
    private static readonly byte[] Stream = Wire.Join(
        Wire.Message(Wire.Order), Wire.Message(Wire.Book), Wire.Bytes("garbage|8=FIX.4.4|9=99|"), Wire.Message("35=D|34=x|bad|"), Wire.Message(Wire.Order));

    private static readonly Plan Plan = Plan.Compile("D{55:text 44:dec5 38:int 60:time} W{55:text 268{269:char 270:dec5 271:int}}");
    private static readonly ReadOnlySequence<byte> Segments = StreamTests.Segments(Stream, 16);

    [Fact]
    public void Framing()
    {
        var framer = new Framer();
        AllocatesNothing(() =>
        {
            ReadOnlySpan<byte> input = Stream;
            while (framer.TryRead(ref input, out Frame frame))
            {
                Kept = frame.Bytes.Length + frame.Error.Offset;
            }
        });
        AllocatesNothing(() =>
        {
            ReadOnlySequence<byte> input = Segments;
            while (framer.TryRead(ref input, out Frame frame))
            {
                Kept = frame.Bytes.Length;
            }
        });
    }

    [Fact]
    public void Reading_fields_groups_and_values()
    {
        using var index = new MessageIndex();
        int[] members = [269, 270, 271];
        AllocatesNothing(() =>
        {
            ReadOnlySpan<byte> input = Stream;
            while (index.TryRead(ref input, out Message message))
            {
                foreach (Field field in message)
                {
                    Kept += field.ReadInt(out long value) == Status.Ok ? value : field.Value.Length;
                    Kept += field.ReadDecimal(out FixDecimal number) == Status.Ok ? number.Mantissa : 0;
                    Kept += field.ReadTimestamp(out _) == Status.Ok ? 1 : 0;
                }
                if (message.TryGet(268, out _))
                {
                    foreach (Level entry in message.Group(268, members))
                    {
                        Kept += entry.Require(270).GetScaled(5);
                    }
                }
                Kept += message.Error.Offset;
            }
        });
        AllocatesNothing(() =>
        {
            ReadOnlySequence<byte> input = Segments;
            while (index.TryRead(ref input, out Message message))
            {
                Kept += message.Count;
            }
        });
    }

    [Fact]
    public void Reading_by_a_plan()
    {
        using Reader reader = Plan.CreateReader();
        AllocatesNothing(() =>
        {
            foreach (Row row in reader.Read(Stream))
            {
                Slots slots = row.Slots;
                Kept += slots.GetText(0).Length + row.Error.Offset;
                if (row.Message == 1)
                {
                    foreach (Slots entry in slots.Group(1))
                    {
                        Kept += entry.GetInt(1) ?? 0;
                        Kept += entry.GetDecimal(1)?.Mantissa ?? 0;
                    }
                }
            }
        });
        AllocatesNothing(() =>
        {
            ReadOnlySpan<byte> input = Stream;
            while (reader.TryReadOne(ref input, out Row row))
            {
                Kept += row.Message;
            }
        });
    }

    [Fact]
    public void Building_by_builder_and_template()
    {
        var header = new MessageHeader("FIX.4.4", "D");
        var draft = new Draft(Template.Compile("D{8=FIX.4.4 34:int! 11:text! 44:dec5 60:time3 453{448:text}}"));
        var memory = new byte[1000];
        AllocatesNothing(() =>
        {
            var builder = new MessageBuilder(header, memory);
            builder.Int(34, 7).Text(11, "ORD1").Scaled(44, 108245, 5).Time(60, 0, 3).Text(55, "AUD/NZD"u8)
                .Timestamp(52, new UtcTimestamp { Ns = 5, Picos = 5, Digits = 12 });
            Kept += builder.Finish().Length;
        });
        AllocatesNothing(() =>
        {
            DraftSlots slots = draft.Begin(0).Int(0, 7).Text(1, "ORD1").Decimal(2, new FixDecimal(108245, -5)).Time(3, default);
            DraftGroup parties = slots.Group(4, 3);
            for (int i = 0; i < 3; i++)
            {
                parties[i].Text(0, "PARTY"u8);
            }
            Kept += draft.Write(memory).Length;
        });
        var writer = new ArrayBufferWriter<byte>(10000);
        AllocatesNothing(() =>
        {
            writer.ResetWrittenCount();
            Kept += draft.WriteTo(writer);
        });
    }

    [Fact]
    public void Validating()
    {
        using var index = new MessageIndex();
        using var validator = new Validator(FixDictionary.BuiltIn("FIX.4.4")!);
        AllocatesNothing(() =>
        {
            ReadOnlySpan<byte> input = Stream;
            while (index.TryRead(ref input, out Message message))
            {
                if (message.IsOk)
                {
                    foreach (Broken fault in validator.Validate(message))
                    {
                        Kept += fault.Tag;
                    }
                }
            }
        });
    }

    private static long Kept { get; set; }

    private static void AllocatesNothing(Action work)
    {
        for (int i = 0; i < 3; i++)
        {
            work();
        }
        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int i = 0; i < 100; i++)
        {
            work();
        }
        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
        Assert.NotEqual(0, Kept);
    }
}
