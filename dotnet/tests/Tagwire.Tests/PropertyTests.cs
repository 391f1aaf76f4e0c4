// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using CsCheck;
using Xunit;

namespace Tagwire.Tests;

/// <summary>What holds for any input. A failure prints the seed that repeats it.</summary>
public class PropertyTests
{
    private const int Rounds = 2000;
    private static readonly Gen<byte[]> Text = Gen.Byte[32, 255].Where(letter => letter != '|').Array[1, 30];
    private static readonly Gen<(int Tag, byte[] Value)> Field = Gen.Select(Gen.Int[1000, 60000], Text);

    [Fact]
    public void Whole_numbers_come_back() =>
        Gen.Long.Sample(
            value =>
            {
                var memory = new byte[20];
                return FixValue.WriteInt(value, memory, out int length) == Status.Ok && FixValue.ReadInt(memory.AsSpan(0, length), out long back) == Status.Ok
                    && back == value && Wire.Text(memory.AsSpan(0, length)) == value.ToString(CultureInfo.InvariantCulture);
            },
            iter: Rounds);

    [Fact]
    public void Numbers_in_messages_are_read_as_numbers_alone() =>
        Gen.OneOf(Gen.String[Gen.OneOfConst("0123456789.-+e ".ToCharArray()), 1, 12], Gen.Long.Select(value => value.ToString(CultureInfo.InvariantCulture)))
            .Select(Gen.Int[0, 18]).Sample(
                (text, scale) =>
                {
                    using var index = new MessageIndex();
                    byte[] value = Wire.Bytes(text);
                    Field field = index.ReadFields(Wire.Join(Wire.Bytes("35=long enough|1="), value, Wire.Bytes("|"))).Require(1);
                    (Status inside, Status alone) = (field.ReadInt(out long a), FixValue.ReadInt(value, out long b));
                    (Status insideScaled, Status aloneScaled) = (field.ReadScaled(scale, out long c), FixValue.ReadScaled(value, scale, out long d, out _));
                    return (inside, a) == (alone, b) && (insideScaled, c) == (aloneScaled, d);
                },
                iter: Rounds);

    [Fact]
    public void Decimals_agree_with_those_of_dotnet() =>
        Gen.Select(Gen.Long, Gen.Int[-18, 0], Gen.Long, Gen.Int[-18, 0]).Sample(
            (mantissa, exponent, other, otherExponent) =>
            {
                FixDecimal one = new(mantissa, exponent), two = new(other, otherExponent);
                var memory = new byte[300];
                one.Write(memory, out int length);
                FixDecimal.Read(memory.AsSpan(0, length), out FixDecimal back);
                return one.CompareTo(two) == one.ToDecimal().CompareTo(two.ToDecimal()) && back == one && (FixDecimal)one.ToDecimal() == one
                    && Wire.Text(memory.AsSpan(0, length)) == one.ToString();
            },
            iter: Rounds);

    [Fact]
    public void Times_come_back() =>
        Gen.Select(Gen.Long, Gen.Int[0, 999]).Sample(
            (ns, picos) =>
            {
                var time = new UtcTimestamp { Ns = ns, Picos = picos, Digits = 12 };
                return UtcTimestamp.Parse(time.ToString()) == time;
            },
            iter: Rounds);

    [Fact]
    public void What_is_built_is_read_by_index_sequence_and_plan() =>
        Field.Array[1, 20].Select(Gen.Int[1, 60]).Sample(
            (fields, segment) =>
            {
                var builder = new MessageBuilder(new MessageHeader("FIX.4.4", "U1"), new byte[8192]);
                foreach ((int tag, byte[] value) in fields)
                {
                    builder.Text(tag, value);
                }
                byte[] wire = builder.Finish().ToArray();
                using var index = new MessageIndex();
                ReadOnlySpan<byte> input = wire;
                Assert.True(index.TryRead(ref input, out Message message) && message.IsOk && input.IsEmpty);
                OwnedMessage owned = message.ToOwned();
                Assert.Equal(fields.Length + 4, owned.Fields.Length);
                for (int i = 0; i < fields.Length; i++)
                {
                    Field field = owned.Get(i + 3);
                    Assert.Equal(fields[i].Tag, field.Tag);
                    Assert.Equal(fields[i].Value, field.Value.ToArray());
                }
                ReadOnlySequence<byte> pieces = StreamTests.Segments(wire, segment);
                Assert.True(index.TryRead(ref pieces, out Message again) && again.IsOk && pieces.IsEmpty);
                Assert.Equal(owned.Fields.ToArray(), again.ToOwned().Fields.ToArray());
                int[] tags = fields.Select(field => field.Tag).Distinct().ToArray();
                using Reader reader = Plan.Compile($"U1{{{string.Join(' ', tags.Select(tag => $"{tag}:text"))}}}").CreateReader();
                Row row = reader.Read(wire)[0];
                for (int i = 0; i < tags.Length; i++)
                {
                    byte[] first = fields.First(field => field.Tag == tags[i]).Value;
                    Assert.Equal(first, row.Slots.GetBytes(i).ToArray());
                    Assert.Equal(fields.Count(field => field.Tag == tags[i]) > 1 ? SlotState.Repeated : SlotState.Ok, row.Slots.State(i));
                }
            },
            iter: 400);

    [Fact]
    public void Any_bytes_are_taken_without_an_exception_and_always_further()
    {
        byte[] good = Wire.Message(Wire.Book);
        Gen<byte[]> damaged = Gen.Select(Gen.Int[0, good.Length - 1], Gen.Byte).Array[1, 4].Select(changes =>
        {
            byte[] bytes = (byte[])good.Clone();
            foreach ((int at, byte value) in changes)
            {
                bytes[at] = value;
            }
            return Wire.Join(bytes, good);
        });
        using var index = new MessageIndex();
        using Reader reader = Plan.Compile("W{55:text 268{269:char 270:dec5 271:int}}").CreateReader();
        using var validator = new Validator(FixDictionary.BuiltIn("FIX.4.4")!);
        var framer = new Framer();
        Gen.OneOf(Gen.Byte.Array[0, 200], damaged).Sample(
            bytes =>
            {
                ReadOnlySpan<byte> input = bytes;
                int before = input.Length;
                while (framer.TryRead(ref input, out Frame frame))
                {
                    Assert.True(input.Length < before && frame.Error.Text.Length > 0);
                    before = input.Length;
                }
                input = bytes;
                before = input.Length;
                while (index.TryRead(ref input, out Message message))
                {
                    Assert.True(input.Length < before && message.ToString() != null);
                    before = input.Length;
                    if (message.IsOk)
                    {
                        validator.Validate(message);
                    }
                }
                index.ReadFields(bytes);
                foreach (Row row in reader.Read(bytes))
                {
                    Assert.NotNull(row.ToString());
                    Assert.NotNull(row.ToOwned().ToString());
                }
            },
            iter: Rounds,
            threads: 1);
    }

    [Fact]
    public void A_row_is_written_back_as_it_was_read() =>
        Gen.Select(Gen.Int[0, 1_000_000], Gen.Int[0, 5], Text, Gen.Int[0, 4]).Sample(
            (number, digits, text, count) =>
            {
                const string entries = "34:int 44:dec5 58:text 453{448:text 452:int}";
                string price = new FixDecimal(number, -digits).ToString();
                string parties = count == 0 ? "" : $"453={count}|" + string.Concat(Enumerable.Range(0, count).Select(i => $"448=P{i}|452={i}|"));
                byte[] body = Wire.Join(Wire.Bytes($"35=D|34={number}|44={price}|58="), text, Wire.Bytes("|" + parties));
                byte[] wire = Wire.Message(Wire.Text(body));
                using Reader reader = Plan.Compile($"D{{{entries}}}").CreateReader();
                Template template = Template.Compile($"D{{8=FIX.4.4 {entries}}}");
                Row row = reader.Read(wire)[0];
                OwnedRow owned = row.ToOwned();
                byte[] back = template.WriteRow(0, row, new byte[1000]).ToArray();
                Status status = template.TryWrite(0, owned.Cells.Span, 0, owned.Bytes.Span, new byte[1000], out ReadOnlySpan<byte> again, out _);
                return row.IsOk && back.AsSpan().SequenceEqual(wire) && status == Status.Ok && again.SequenceEqual(wire);
            },
            iter: 500);
}
