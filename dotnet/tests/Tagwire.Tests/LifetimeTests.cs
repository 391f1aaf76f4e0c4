// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;
using Xunit;

namespace Tagwire.Tests;

/// <summary>No view outlives what it is a view of: it keeps it, or it is refused.</summary>
public class LifetimeTests
{
    private static readonly Plan Orders = Plan.Compile("D{55:text 44:dec5} W{55:text 268{269:char 270:dec5 271:int}}");

    private delegate void Use();

    [Fact]
    public void A_message_keeps_the_memory_of_its_index()
    {
        Message message = Abandoned(out WeakReference index);
        Collect();
        Assert.False(index.IsAlive); // the index is gone, what the message needs is not
        Assert.Equal("AUD/NZD", message.Require(55).GetString());
        Assert.Equal(108245, message.Require(44).GetScaled(5));

        [MethodImpl(MethodImplOptions.NoInlining)]
        static Message Abandoned(out WeakReference weak)
        {
            var index = new MessageIndex();
            weak = new WeakReference(index);
            ReadOnlySpan<byte> input = Wire.Message(Wire.Order);
            index.TryRead(ref input, out Message message);
            return message;
        }
    }

    [Fact]
    public void A_row_keeps_the_memory_of_its_reader_and_a_reader_that_of_its_plan()
    {
        Row row = Abandoned(out WeakReference reader);
        Collect();
        Assert.False(reader.IsAlive);
        Assert.Equal("AUD/NZD", row.Slots.GetString(0));
        Reader kept = OfAPlanThatIsGone();
        Collect();
        ReadOnlySpan<byte> input = Wire.Message(Wire.Order);
        Assert.True(kept.TryReadOne(ref input, out Row again));
        Assert.Equal(108245, again.Slots.GetInt(0));

        [MethodImpl(MethodImplOptions.NoInlining)]
        static Row Abandoned(out WeakReference weak)
        {
            Reader reader = Orders.CreateReader();
            weak = new WeakReference(reader);
            ReadOnlySpan<byte> input = Wire.Message(Wire.Order);
            reader.TryReadOne(ref input, out Row row);
            return row;
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        static Reader OfAPlanThatIsGone() => Plan.Compile("D{44:dec5}").CreateReader();
    }

    [Fact]
    public void What_was_read_before_is_refused_after_the_next_read()
    {
        using var index = new MessageIndex();
        byte[] wire = Wire.Message(Wire.Book);
        ReadOnlySpan<byte> first = wire, second = wire;
        index.TryRead(ref first, out Message message);
        Level level = message.Fields;
        Cursor cursor = message.Cursor();
        Group group = message.Group(268);
        FieldEnumerator fields = message.GetEnumerator();
        Field field = message.Require(55);
        Assert.True(group.MoveNext());
        Level entry = group.Current;
        index.TryRead(ref second, out Message current);

        Assert.Equal("EUR/USD", field.GetString()); // it is of the bytes, not of the index
        Assert.Equal("EUR/USD", current.Require(55).GetString());
        Assert.Equal(wire, message.Bytes.ToArray());
        int refused = 0;
        try { message.TryGet(55, out _); } catch (InvalidOperationException) { refused++; }
        try { level.Require(55); } catch (InvalidOperationException) { refused++; }
        try { _ = message[0].Tag; } catch (InvalidOperationException) { refused++; }
        try { cursor.TryGet(55, out _); } catch (InvalidOperationException) { refused++; }
        try { cursor.TryGetNext(55, out _); } catch (InvalidOperationException) { refused++; }
        try { cursor.TryPeek(out _); } catch (InvalidOperationException) { refused++; }
        try { group.MoveNext(); } catch (InvalidOperationException) { refused++; }
        try { entry.Require(269); } catch (InvalidOperationException) { refused++; }
        try { message.Group(268); } catch (InvalidOperationException) { refused++; }
        try { fields.MoveNext(); } catch (InvalidOperationException) { refused++; }
        try { message.ToOwned(); } catch (InvalidOperationException) { refused++; }
        using var validator = new Validator(FixDictionary.BuiltIn("FIX.4.4")!);
        try { validator.Validate(message); } catch (InvalidOperationException) { refused++; }
        Assert.Equal(12, refused);
    }

    [Fact]
    public void What_a_reader_read_before_is_refused_after_the_next_read()
    {
        using Reader reader = Orders.CreateReader();
        byte[] wire = Wire.Message(Wire.Book);
        Batch batch = reader.Read(wire);
        Row row = batch[0];
        Slots slots = row.Slots;
        Entries entries = slots.Group(1);
        Assert.True(entries.MoveNext());
        Slots entry = entries.Current;
        reader.Read(wire);
        int refused = 0;
        try { _ = row.Message; } catch (InvalidOperationException) { refused++; }
        try { _ = row.IsOk; } catch (InvalidOperationException) { refused++; }
        try { slots.GetText(0); } catch (InvalidOperationException) { refused++; }
        try { slots.GetInt(1); } catch (InvalidOperationException) { refused++; }
        try { entry.GetInt(0); } catch (InvalidOperationException) { refused++; }
        try { entries.MoveNext(); } catch (InvalidOperationException) { refused++; }
        try { slots.Group(1); } catch (InvalidOperationException) { refused++; }
        try { row.ToOwned(); } catch (InvalidOperationException) { refused++; }
        try { _ = batch[0].Message; } catch (InvalidOperationException) { refused++; }
        Assert.Equal(9, refused);
    }

    [Fact]
    public void Verdicts_and_errors_of_frames_end_with_the_next_call()
    {
        using var index = new MessageIndex();
        using var validator = new Validator(FixDictionary.BuiltIn("FIX.4.4")!);
        Message message = index.ReadFields(Wire.Message("35=0|34=x|"));
        Verdict verdict = validator.Validate(message);
        Verdict again = validator.Validate(message);
        Assert.Equal(again.Count, verdict.Count);
        var framer = new Framer();
        ReadOnlySpan<byte> input = Wire.Join(Wire.Bytes("rubbish"), Wire.Message(Wire.Order));
        framer.TryRead(ref input, out Frame garbled);
        framer.TryRead(ref input, out _);
        Assert.Equal("rubbish", Wire.Text(garbled.Bytes));
        int refused = 0;
        try { _ = verdict[0].Tag; } catch (InvalidOperationException) { refused++; }
        try { _ = verdict.Error; } catch (InvalidOperationException) { refused++; }
        try { verdict.ThrowIfNotValid(); } catch (InvalidOperationException) { refused++; }
        try { _ = garbled.Error; } catch (InvalidOperationException) { refused++; }
        Assert.Equal(4, refused);
    }

    [Fact]
    public void Views_of_nothing_are_empty_or_refused()
    {
        Assert.Equal(0, default(Message).Count);
        Assert.False(default(Message).TryGet(55, out _));
        Assert.Equal(SlotState.Absent, default(Slots).State(0));
        Assert.Null(default(Slots).GetInt(3));
        Assert.Equal(0, default(Slots).Count);
        Assert.False(default(Entries).MoveNext());
        Assert.False(default(Group).MoveNext());
        int refused = 0;
        try { _ = default(Row).Message; } catch (InvalidOperationException) { refused++; }
        try { default(Message).Cursor(); } catch (InvalidOperationException) { refused++; }
        try { _ = default(Cursor).TryPeek(out _); } catch (InvalidOperationException) { refused++; }
        Assert.Equal(3, refused);
    }

    [Fact]
    public async Task Owned_messages_and_rows_go_across_an_await()
    {
        OwnedMessage message = OwnMessage();
        OwnedRow row = OwnRow();
        await Task.Yield();
        Collect();
        Assert.Equal(("EUR/USD", 2), (message.Require(55).GetString(), (int)message.Require(268).GetInt()));
        Assert.Equal(Status.Ok, message.Status);
        Assert.Equal(13, message.Fields.Length);
        FieldPlace symbol = message.Fields.Span[4];
        Assert.Equal((55, "EUR/USD"), (symbol.Tag, Wire.Text(message.Bytes.Span.Slice(symbol.Offset, symbol.Length))));
        Assert.False(message.TryGet(58, out _));
        Assert.Throws<TagwireException>(() => { message.Require(58); });
        Assert.Equal((1, Status.Ok, 0), (row.Message, row.Status, row.BadCount));
        Assert.Equal("EUR/USD", row.Slots.GetString(0));
        Assert.Equal([(long)'0', 108000, 100, '1', 109000, 200], Numbers(row));
        Assert.Equal("{55=EUR/USD, 268{269=0, 270=1.08, 271=100}{269=1, 270=1.09, 271=200}}", row.ToString());

        static OwnedMessage OwnMessage()
        {
            using var index = new MessageIndex();
            ReadOnlySpan<byte> input = Wire.Message(Wire.Book);
            index.TryRead(ref input, out Message message);
            return message.ToOwned();
        }

        static OwnedRow OwnRow()
        {
            using Reader reader = Orders.CreateReader();
            Batch batch = reader.Read(Wire.Join(Wire.Message(Wire.Order), Wire.Message(Wire.Book)));
            return batch[1].ToOwned(); // not the first: offsets have to be its own
        }

        static List<long> Numbers(OwnedRow row)
        {
            var numbers = new List<long>();
            foreach (Slots entry in row.Slots.Group(1))
            {
                numbers.Add(entry.GetInt(0)!.Value);
                numbers.Add(entry.GetInt(1)!.Value);
                numbers.Add(entry.GetInt(2)!.Value);
            }
            return numbers;
        }
    }

    [Fact]
    public unsafe void A_builder_follows_memory_that_the_collector_moves()
    {
        var header = new MessageHeader("FIX.4.4", "D");
        int moved = 0;
        for (int round = 0; round < 20; round++)
        {
            byte[] memory = Young(300);
            nint before = Address(memory);
            var builder = new MessageBuilder(header, memory);
            for (int tag = 1000; tag < 1010; tag++)
            {
                builder.Int(tag, tag);
                if (tag == 1004)
                {
                    GC.Collect(2, GCCollectionMode.Forced, blocking: true, compacting: true);
                }
            }
            moved += Address(memory) == before ? 0 : 1;
            using var index = new MessageIndex();
            ReadOnlySpan<byte> wire = builder.Finish();
            Assert.True(index.TryRead(ref wire, out Message message) && message.IsOk);
            for (int tag = 1000; tag < 1010; tag++)
            {
                Assert.Equal(tag, message.Require(tag).GetInt());
            }
        }
        Assert.True(moved > 0, "the collector moved nothing: the test shows nothing");

        static nint Address(byte[] memory)
        {
            fixed (byte* start = memory)
            {
                return (nint)start;
            }
        }

        // Garbage before it, so that compacting moves it.
        [MethodImpl(MethodImplOptions.NoInlining)]
        static byte[] Young(int size)
        {
            for (int i = 0; i < 100; i++)
            {
                GC.KeepAlive(new byte[200]);
            }
            return new byte[size];
        }
    }

    [Fact]
    public void What_was_disposed_is_refused_and_what_it_gave_stays()
    {
        var index = new MessageIndex();
        Reader reader = Orders.CreateReader();
        var validator = new Validator(FixDictionary.BuiltIn("FIX.4.4")!);
        byte[] wire = Wire.Message(Wire.Order);
        ReadOnlySpan<byte> input = wire;
        index.TryRead(ref input, out Message message);
        Row row = reader.Read(wire)[0];
        index.Dispose();
        reader.Dispose();
        validator.Dispose();
        index.Dispose();
        reader.Dispose();
        validator.Dispose();
        Collect();
        Assert.Equal("AUD/NZD", message.Require(55).GetString());
        Assert.Equal("AUD/NZD", row.Slots.GetString(0));
        Assert.Throws<ObjectDisposedException>(() => { ReadOnlySpan<byte> again = wire; index.TryRead(ref again, out _); });
        Assert.Throws<ObjectDisposedException>(() => { index.ReadFields(wire); });
        Assert.Throws<ObjectDisposedException>(() => { ReadOnlySpan<byte> none = default; index.TryRead(ref none, out _); });
        Assert.Throws<ObjectDisposedException>(() => { reader.Read(wire); });
        Assert.Throws<ObjectDisposedException>(() => { ReadOnlySpan<byte> again = wire; reader.TryReadOne(ref again, out _); });
        try
        {
            validator.Validate(message);
            Assert.Fail("it was disposed");
        }
        catch (ObjectDisposedException)
        {
        }
    }

    private static void Collect()
    {
        for (int i = 0; i < 3; i++)
        {
            GC.Collect(2, GCCollectionMode.Forced, blocking: true, compacting: true);
            GC.WaitForPendingFinalizers();
        }
    }
}
