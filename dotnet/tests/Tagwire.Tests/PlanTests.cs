// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Tagwire.Tests;

public class PlanTests
{
    private static readonly FixDictionary Fix44 = FixDictionary.BuiltIn("FIX.4.4")!;

    [Fact]
    public void A_plan_describes_and_prints_itself()
    {
        Plan plan = Plan.Compile("8{ClOrdID:text! Price:dec5 TransactTime:time} W{Symbol:text NoMDEntries:2!{MDEntryType:char MDEntryPx:dec*}}", Fix44);
        Assert.Equal("8{11:text! 44:dec5 60:time} W{55:text 268:2!{269:char 270:dec*}}", plan.ToString());
        Assert.Equal(["8", "W"], plan.Messages.Select(message => message.MsgType));
        Entry price = plan.Messages[0].Entries[1], group = plan.Messages[1].Entries[1];
        Assert.Equal((44, SlotKind.Decimal, 5, false), (price.Tag, price.Kind, price.Scale, price.IsRequired));
        Assert.Equal((268, SlotKind.Group, 2, true), (group.Tag, group.Kind, group.Limit!.Value, group.IsRequired));
        Assert.Equal([269, 270], group.Members.Select(member => member.Tag));
    }

    [Theory]
    [InlineData("", Status.PlanSyntax, 0)]
    [InlineData("D{11:text", Status.PlanSyntax, 9)]
    [InlineData("D{Symbol:text}", Status.PlanName, 2)]
    [InlineData("D{11:text 11:int}", Status.PlanTwice, 10)]
    [InlineData("D{11:words}", Status.PlanType, 5)]
    [InlineData("D{11=x}", Status.PlanType, 2)]
    public void A_fault_in_a_plan_names_its_byte(string text, Status status, int offset)
    {
        FixError error = Assert.Throws<TagwireException>(() => Plan.Compile(text)).Error;
        Assert.Equal((status, offset), (error.Status, error.Offset));
    }

    [Fact]
    public void Slots_have_types_and_states()
    {
        Plan plan = Plan.Compile("D{11:text 54:char 38:int 44:dec5 99:dec* 43:bool 60:time 75:date 58:text 15:int 96:data}");
        using Reader reader = plan.CreateReader();
        byte[] wire = Wire.Message("35=D|11=ORD|54=1|38=-7|44=1.5|99=2.50|43=Y|60=20260102-03:04:05.123|75=20260102|15=x|95=3|96=|=||");
        Row row = reader.Read(wire)[0];
        Slots slots = row.Slots;
        Assert.Equal(("ORD", (byte?)'1', -7, 150000), (slots.GetString(0), slots.GetChar(1), slots.GetInt(2), slots.GetInt(3)));
        Assert.Equal(new FixDecimal(15, -1), slots.GetDecimal(3));
        Assert.Equal("2.50", slots.GetDecimal(4)!.Value.ToString());
        Assert.True(slots.GetBool(5));
        Assert.Equal("20260102-03:04:05.123", slots.GetTime(6)!.Value.ToString());
        Assert.Equal(new DateOnly(2026, 1, 2), slots.GetDate(7)!.Value.ToDateOnly());
        Assert.Equal("|=|", Wire.Text(slots.GetText(10)));
        Assert.False(slots.IsPresent(8));
        Assert.Null(slots.GetString(8));
        Assert.Null(slots.GetInt(8));
        Assert.Null(slots.GetDecimal(8));
        Assert.Null(slots.GetTime(8));
        Assert.Null(slots.GetDate(8));
        Assert.Null(slots.GetBool(8));
        Assert.Null(slots.GetChar(8));
        Assert.True(slots.GetText(8).IsEmpty);
        slots.Check(8);
        Assert.Equal((SlotState.Format, 1, false, Status.ValueFormat), (slots.State(9), row.BadCount, row.IsOk, row.Status));
        Assert.Equal((15, Status.ValueFormat), (row.Error.Tag, row.Error.Status));
        Assert.Equal("x", Wire.Text(slots.GetBytes(9)));
        Assert.Equal(SlotState.Format, slots.ReadInt(9, out _));
        Assert.Equal(SlotState.Format, slots.ReadText(9, out _));
        Assert.Equal(SlotState.Format, slots.ReadDecimal(9, out _));
        int thrown = 0;
        try { slots.GetInt(9); } catch (TagwireException error) when (error.Error.Tag == 15) { thrown++; }
        try { slots.GetText(9); } catch (TagwireException error) when (error.Error.Tag == 15) { thrown++; }
        try { slots.Check(9); } catch (TagwireException error) when (error.Error.Tag == 15) { thrown++; }
        try { row.ThrowIfNotOk(); } catch (TagwireException error) when (error.Error.Tag == 15) { thrown++; }
        Assert.Equal(4, thrown);
        Assert.Equal(SlotState.Absent, slots.State(99));
        Assert.Equal(SlotState.Absent, slots.State(-1));
        Assert.Contains("15=x (Format)", row.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void A_text_beyond_64_kilobytes_is_whole()
    {
        using Reader reader = Plan.Compile("D{58:text}").CreateReader();
        string text = new('x', 70000);
        Row row = reader.Read(Wire.Message($"35=D|58={text}|"))[0];
        Assert.Equal(SlotState.Long, row.Slots.State(0));
        Assert.Equal(SlotState.Ok, row.Slots.ReadText(0, out ReadOnlySpan<byte> value));
        Assert.Equal(70000, value.Length);
        Assert.Equal(text, row.Slots.GetString(0));
        row.Slots.Check(0);
    }

    [Fact]
    public void A_batch_has_a_row_for_every_message_and_says_why_it_ended()
    {
        Plan plan = Plan.Compile("D{55:text} W{268{270:dec5}}");
        byte[] wire = Wire.Join(Wire.Message(Wire.Order), Wire.Message("35=8|34=1|"), Wire.Bytes("rubbish"), Wire.Message(Wire.Book), Wire.Bytes("8=FIX"));
        using Reader reader = plan.CreateReader();
        Batch batch = reader.Read(wire);
        var messages = new List<int>();
        foreach (Row row in batch)
        {
            messages.Add(row.Message);
        }
        Assert.Equal([0, -1, -1, 1], messages);
        Assert.Equal((BatchEnd.More, wire.Length - 5), (batch.End, batch.Consumed));
        Assert.True(batch.Need > 5);
        Assert.Equal((true, 0, 8), (batch[1].IsOk, batch[1].FieldCount, batch[0].FieldCount));
        Assert.False(batch[2].IsOk);
        Assert.Equal(0, batch[2].Slots.Count);

        using Reader small = plan.CreateReader(new ReaderOptions { Rows = 2 });
        Assert.Equal((BatchEnd.Full, 2), (small.Read(wire).End, small.Read(wire).Count));
        using Reader tiny = plan.CreateReader(new ReaderOptions { Slots = 2, IsFixed = true });
        byte[] book = Wire.Message(Wire.Book);
        Assert.Equal((BatchEnd.Slots, 0), (tiny.Read(book).End, tiny.Read(book).Consumed));
        using Reader growing = plan.CreateReader(new ReaderOptions { Slots = 0 });
        Assert.Equal((BatchEnd.Input, 3), (growing.Read(book).End, growing.Read(book).SlotCount));
        using Reader none = plan.CreateReader(new ReaderOptions { Rows = 0 });
        Assert.Equal(0, none.Read(wire).Count);
        Assert.Equal(BatchEnd.Input, reader.Read(default).End);
    }

    [Fact]
    public void Reader_options_out_of_range_are_refused()
    {
        Plan plan = Plan.Compile("D{55:text}");
        Assert.Throws<ArgumentOutOfRangeException>(() => plan.CreateReader(new ReaderOptions { Rows = -1 }));
        Assert.Throws<ArgumentOutOfRangeException>(() => plan.CreateReader(new ReaderOptions { Slots = -1 }));
        var bad = new ReaderOptions { Index = new MessageIndexOptions { Capacity = -1 } };
        Assert.Equal(Status.Argument, Assert.Throws<TagwireException>(() => plan.CreateReader(bad)).Status);
    }

    [Fact]
    public void A_draft_is_written_and_read_back()
    {
        Template template = Template.Compile(
            "D{8=FIX.4.4 49=CLIENT 56=SERVER 34:int! 52:time3! 11:text! 54:char! 43:bool 44:dec5 99:dec* 75:date 453{448:text! 452:int} 58:text}");
        Assert.Equal("D", template.Messages[0].MsgType);
        var draft = new Draft(template);
        UtcTimestamp sent = UtcTimestamp.Parse("20260102-03:04:05.123");
        DraftSlots slots = draft.Begin(0).Int(0, 7).Time(1, sent).Text(2, "ORD1"u8).Char(3, (byte)'1').Bool(4, true).Scaled(5, 108245)
            .Decimal(6, FixDecimal.Parse("2.50")).Date(7, FixDate.Parse("20260102"));
        DraftGroup parties = slots.Group(8, 2);
        parties[0].Text(0, "A"u8).Int(1, 1);
        parties[1].Text(0, "Ä");
        draft.Slots.Text(9, "gone").Absent(9);
        Assert.Equal(2, parties.Count);
        const string body = "35=D|49=CLIENT|56=SERVER|34=7|52=20260102-03:04:05.123|11=ORD1|54=1|43=Y|44=1.08245|99=2.50|75=20260102|453=2|448=A|452=1|448=Ã\u0084|";
        byte[] expected = Wire.Message(body);
        Assert.Equal(Wire.Text(expected), Wire.Text(draft.Write(new byte[500])));

        var writer = new ArrayBufferWriter<byte>(1);
        Assert.Equal(expected.Length, draft.WriteTo(writer));
        Assert.Equal(expected, writer.WrittenSpan.ToArray());

        Plan plan = Plan.Compile("D{34:int! 52:time! 11:text! 54:char! 43:bool 44:dec5 99:dec* 75:date 453{448:text! 452:int} 58:text}");
        using Reader reader = plan.CreateReader();
        Assert.Equal(expected, template.WriteRow(0, reader.Read(expected)[0], new byte[500]).ToArray());
    }

    [Fact]
    public void A_message_larger_than_a_writer_expects_is_written_all_the_same()
    {
        var draft = new Draft(Template.Compile("B{8=FIX.4.4 58:text! 354:int}"));
        draft.Begin(0).Text(0, new string('x', 100000));
        var writer = new ArrayBufferWriter<byte>();
        draft.WriteTo(writer);
        Assert.Equal(Wire.Message($"35=B|58={new string('x', 100000)}|"), writer.WrittenSpan.ToArray());
    }

    [Fact]
    public void What_cannot_be_written_names_the_entry()
    {
        Template template = Template.Compile("D{8=FIX.4.4 34:int! 11:text 44:dec2 60:time 453{448:text}}");
        var draft = new Draft(template);
        Assert.Throws<InvalidOperationException>(() => { draft.Write(new byte[500]); });
        Assert.Throws<IndexOutOfRangeException>(() => { draft.Begin(1); });
        draft.Begin(0);
        Refused(Status.PlanMissing, 34);
        draft.Begin(0).Int(0, 1).Text(1, default(ReadOnlySpan<byte>));
        Refused(Status.PlanSlot, 11);
        draft.Begin(0).Int(0, 1).Text(1, "a\u0001"u8);
        Refused(Status.BuildValue, 11);
        draft.Begin(0).Int(0, 1).Decimal(2, FixDecimal.Parse("1.234"));
        Refused(Status.PlanSlot, 44);
        draft.Begin(0).Int(0, 1).Scaled(2, 123, 1);
        Refused(Status.ValueInexact, 44);
        draft.Begin(0).Int(0, 1).Time(3, new UtcTimestamp { Picos = 5 });
        Refused(Status.PlanSlot, 60);
        draft.Begin(0).Int(0, 1).Group(4, 1);
        Refused(Status.PlanSlot, 453);
        draft.Begin(0).Int(0, 1);
        Assert.Equal(Status.BuildRoom, draft.TryWrite(new byte[10], out _, out _));
        Assert.Equal(Status.BuildRoom, draft.TryWrite(default, out _, out _));
        int thrown = 0;
        try { draft.Begin(0).Int(5, 1); } catch (ArgumentOutOfRangeException) { thrown++; }
        try { draft.Begin(0).Int(-1, 1); } catch (ArgumentOutOfRangeException) { thrown++; }
        try { draft.Begin(0).Group(0, 1); } catch (ArgumentException) { thrown++; }
        try { draft.Begin(0).Group(4, -1); } catch (ArgumentOutOfRangeException) { thrown++; }
        try { _ = draft.Begin(0).Group(4, 1)[1]; } catch (ArgumentOutOfRangeException) { thrown++; }
        Assert.Equal(5, thrown);

        void Refused(Status status, int tag)
        {
            Assert.Equal(status, draft.TryWrite(new byte[500], out ReadOnlySpan<byte> made, out FixError error));
            Assert.Equal((status, tag, 0), (error.Status, error.Tag, made.Length));
            Assert.Equal(status, Assert.Throws<TagwireException>(() => { draft.Write(new byte[500]); }).Status);
        }
    }

    [Fact]
    public void Whatever_stands_in_slots_a_template_is_safe()
    {
        Template template = Template.Compile("D{8=FIX.4.4 11:text 453{448:text}}");
        Slot[][] all =
        [
            [new(3, uint.MaxValue, 65535, 0, SlotState.Ok), default],
            [new(long.MaxValue, 5, 10, 0, SlotState.Long), default],
            [default, new(1L << 40, 1, 1, 0, SlotState.Ok)],
            [default, new(1, uint.MaxValue, 1, 0, SlotState.Ok)],
            [new(0, 0, 0, 0, (SlotState)77), default],
        ];
        foreach (Slot[] slots in all)
        {
            Assert.Equal(Status.PlanSlot, template.TryWrite(0, slots, 0, "text"u8, new byte[200], out _, out _));
        }
        Assert.NotEqual(Status.Ok, template.TryWrite(9, all[0], 0, default, new byte[200], out _, out _));
        Assert.NotEqual(Status.Ok, template.TryWrite(0, all[0], 1, default, new byte[200], out _, out _));
        Assert.NotEqual(Status.Ok, template.TryWrite(0, all[0], -1, default, new byte[200], out _, out _));
        Assert.Throws<OverflowException>(() => new Slot(0, -1, 0, 0, SlotState.Ok));
        Assert.Throws<OverflowException>(() => new Slot(0, 0, 65536, 0, SlotState.Ok));
    }

    [Theory]
    [InlineData("D{11:text}", Status.PlanSyntax)]
    [InlineData("D{8=FIX.4.4 9:int}", Status.PlanTwice)]
    [InlineData("D{8=FIX.4.4 Symbol:text}", Status.PlanName)]
    public void A_fault_in_a_template_is_told(string text, Status status)
    {
        Status told = Assert.Throws<TagwireException>(() => Template.Compile(text)).Status;
        Assert.True(told == status || (int)told <= -701, $"{told}");
        Assert.Throws<ArgumentNullException>(() => Template.Compile((string)null!));
    }
}
