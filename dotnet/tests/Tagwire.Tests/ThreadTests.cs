// SPDX-License-Identifier: Apache-2.0
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;
using Xunit;

namespace Tagwire.Tests;

/// <summary>One thread at a time: hand-overs work, two at once are refused, and nothing ever crashes or mixes results.</summary>
public class ThreadTests
{
    private static readonly TimeSpan While = TimeSpan.FromMilliseconds(400);
    private static readonly Plan Orders = Plan.Compile("D{55:text 34:int}");

    [Fact]
    public void No_two_threads_are_inside_at_once()
    {
        var place = new Place();
        long entered = 0, refused = 0;
        int inside = 0, worst = 0;
        OnThreads(4, stop =>
        {
            while (!stop())
            {
                Confined.Owner owner;
                try
                {
                    owner = place.Confined.Enter();
                }
                catch (InvalidOperationException)
                {
                    Interlocked.Increment(ref refused);
                    continue;
                }
                int now = Interlocked.Increment(ref inside);
                if (now > 1)
                {
                    Volatile.Write(ref worst, now);
                }
                Thread.SpinWait(20);
                Interlocked.Decrement(ref inside);
                owner.Exit();
                Interlocked.Increment(ref entered);
            }
        });
        Assert.Equal(0, worst);
        Assert.True(entered > 1000 && refused > 0, $"{entered} entered, {refused} were refused");
    }

    [Fact]
    public void A_hand_over_back_and_forth_works_and_allocates_nothing_in_the_end()
    {
        var place = new Place();
        using var first = new SemaphoreSlim(1);
        using var second = new SemaphoreSlim(0);
        long allocated = 0;
        void Run(SemaphoreSlim mine, SemaphoreSlim other)
        {
            for (int i = 0; i < 200; i++)
            {
                mine.Wait();
                long before = GC.GetAllocatedBytesForCurrentThread();
                place.Confined.Enter().Exit();
                if (i > 0)
                {
                    Interlocked.Add(ref allocated, GC.GetAllocatedBytesForCurrentThread() - before);
                }
                other.Release();
            }
        }
        var one = new Thread(() => Run(first, second));
        var two = new Thread(() => Run(second, first));
        one.Start();
        two.Start();
        one.Join();
        two.Join();
        Assert.Equal(0, allocated);
    }

    [Fact]
    public async Task Calls_one_after_the_other_may_come_from_any_thread()
    {
        using Reader reader = Orders.CreateReader();
        using var index = new MessageIndex();
        for (int i = 0; i < 100; i++)
        {
            Assert.Equal(i, await Task.Run(() => ByReader(reader, i)));
            await Task.Yield();
            Assert.Equal(i, ByIndex(index, i));
        }
    }

    /// <summary>A call is refused while another is under way; a view that is looked at while another thread reads may be torn, within its bounds.</summary>
    [Fact]
    public void Two_threads_on_one_reader_do_no_harm()
    {
        using Reader reader = Orders.CreateReader();
        using var index = new MessageIndex();
        long good = 0, refused = 0;
        OnThreads(3, stop =>
        {
            int own = Environment.CurrentManagedThreadId * 100000;
            while (!stop())
            {
                own++;
                try
                {
                    bool right = ByReader(reader, own) == own & ByIndex(index, own) == own;
                    Interlocked.Add(ref good, right ? 1 : 0);
                }
                catch (Exception error) when (error is InvalidOperationException or ArgumentException or IndexOutOfRangeException or TagwireException)
                {
                    Interlocked.Increment(ref refused);
                }
            }
        });
        Assert.True(good > 0 && refused > 0, $"{good} good, {refused} refused");
        Assert.Equal(7, ByReader(reader, 7));
        Assert.Equal(7, ByIndex(index, 7));
    }

    [Fact]
    public void Disposing_while_others_read_ends_in_a_result_or_an_exception()
    {
        byte[] wire = Wire.Message(Wire.Order);
        for (int round = 0; round < 50; round++)
        {
            Reader reader = Orders.CreateReader();
            var index = new MessageIndex();
            var reading = new Thread(() =>
            {
                try
                {
                    while (true)
                    {
                        ReadOnlySpan<byte> input = wire;
                        Assert.True(index.TryRead(ref input, out Message message));
                        Assert.Equal("AUD/NZD", message.Require(55).GetString());
                        Assert.Equal("AUD/NZD", reader.Read(wire)[0].Slots.GetString(0));
                    }
                }
                catch (ObjectDisposedException)
                {
                }
            });
            reading.Start();
            Thread.SpinWait(round * 200);
            reader.Dispose();
            index.Dispose();
            GC.Collect(0);
            Assert.True(reading.Join(TimeSpan.FromSeconds(20)));
        }
    }

    [Fact]
    public void Plans_templates_dictionaries_and_headers_are_shared()
    {
        Plan plan = Plan.Compile("D{34:int}");
        Template template = Template.Compile("D{8=FIX.4.4 34:int}");
        var header = new MessageHeader("FIX.4.4", "D");
        FixDictionary dictionary = FixDictionary.BuiltIn("FIX.4.4")!;
        OnThreads(3, stop =>
        {
            using Reader reader = plan.CreateReader();
            var draft = new Draft(template);
            var memory = new byte[200];
            for (int i = 0; !stop(); i++)
            {
                draft.Begin(0).Int(0, i);
                Assert.Equal(i, reader.Read(draft.Write(memory))[0].Slots.GetInt(0));
                var builder = new MessageBuilder(header, memory);
                builder.Int(34, i);
                Assert.Equal(i, reader.Read(builder.Finish())[0].Slots.GetInt(0));
                Assert.Equal("Side", dictionary.Field(54)!.Name);
            }
        });
    }

    private static long ByReader(Reader reader, int number)
    {
        ReadOnlySpan<byte> input = Wire.Message($"35=D|34={number}|55=A|");
        reader.TryReadOne(ref input, out Row row);
        return row.Slots.GetInt(1) ?? -1;
    }

    private static long ByIndex(MessageIndex index, int number)
    {
        ReadOnlySpan<byte> input = Wire.Message($"35=D|34={number}|55=A|");
        index.TryRead(ref input, out Message message);
        return message.Require(34).GetInt();
    }

    private static void OnThreads(int count, Action<Func<bool>> work)
    {
        var clock = Stopwatch.StartNew();
        Exception? failed = null;
        var threads = new Thread[count];
        for (int i = 0; i < count; i++)
        {
            threads[i] = new Thread(() =>
            {
                try
                {
                    work(() => clock.Elapsed > While);
                }
                catch (Exception error)
                {
                    failed = error;
                }
            });
            threads[i].Start();
        }
        foreach (Thread thread in threads)
        {
            Assert.True(thread.Join(TimeSpan.FromSeconds(30)));
        }
        Assert.Null(failed);
    }

    private sealed class Place
    {
        internal Confined Confined;
    }
}
