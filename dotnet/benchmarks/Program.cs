// SPDX-License-Identifier: Apache-2.0
// For those who expect BenchmarkDotNet: the pinned frames of bench/contract, time and allocation per operation. What is compared with other engines, and
// proved to do the work, is ./dev bench.
//
//     dotnet run -c Release --project dotnet/benchmarks -- --filter '*'
using System;
using System.IO;
using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.InProcess.NoEmit;
using Tagwire;

// In this process: the programs that BenchmarkDotNet would generate are built in places that the layout of this tree does not expect.
IConfig config = ManualConfig.Create(DefaultConfig.Instance)
    .AddJob(Job.Default.WithToolchain(InProcessNoEmitToolchain.Instance))
    .WithArtifactsPath(Path.Combine(AppContext.BaseDirectory, "results"));
BenchmarkSwitcher.FromAssembly(typeof(Reading).Assembly).Run(args, config);

/// <summary>A message to typed values.</summary>
[MemoryDiagnoser]
public class Reading
{
    private readonly MessageIndex _index = new();
    private readonly Reader _reader = Plan.Compile(
        "D{11:text 21:int 55:text 54:int 60:text 38:int 40:int 44:dec5 59:int} W{262:text 55:text 268{269:int 270:dec5 271:int}}").CreateReader();

    private byte[] _order = [];
    private byte[] _book = [];

    /// <summary>The pinned frames.</summary>
    [GlobalSetup]
    public void Setup()
    {
        _order = Frames.Read("NewOrderSingle");
        _book = Frames.Read("MarketDataSnapshot");
    }

    /// <summary>Every field found and checked, four read.</summary>
    [Benchmark]
    public long OrderByIndex()
    {
        ReadOnlySpan<byte> input = _order;
        _index.TryRead(ref input, out Message message);
        Cursor cursor = message.Cursor();
        cursor.TryGet(11, out Field id);
        cursor.TryGet(38, out Field quantity);
        cursor.TryGet(44, out Field price);
        return id.Value.Length + quantity.GetInt() + price.GetScaled(5);
    }

    /// <summary>Nine values in one call.</summary>
    [Benchmark]
    public long OrderByPlan()
    {
        ReadOnlySpan<byte> input = _order;
        _reader.TryReadOne(ref input, out Row row);
        return row.Slots.GetText(0).Length + row.Slots.GetInt(5)!.Value + row.Slots.GetInt(7)!.Value;
    }

    /// <summary>Twenty entries in one call, each looked at.</summary>
    [Benchmark]
    public long BookByPlan()
    {
        ReadOnlySpan<byte> input = _book;
        _reader.TryReadOne(ref input, out Row row);
        long sum = 0;
        foreach (Slots entry in row.Slots.Group(2))
        {
            sum += entry.GetInt(1) ?? 0;
        }
        return sum;
    }
}

/// <summary>Values to a message.</summary>
[MemoryDiagnoser]
public class Writing
{
    private readonly MessageHeader _header = new MessageHeader("FIX.4.4", "D").Add(49, "CLIENT").Add(56, "SERVER");
    private readonly Draft _draft = new(Template.Compile("D{8=FIX.4.4 49=CLIENT 56=SERVER 34:int! 11:text! 55:text! 54:char! 38:int! 40=2 44:dec5!}"));
    private readonly byte[] _memory = new byte[512];

    /// <summary>Field by field.</summary>
    [Benchmark]
    public int OrderByBuilder()
    {
        var order = new MessageBuilder(_header, _memory);
        order.Int(34, 7).Text(11, "ORD1"u8).Text(55, "AUD/NZD"u8).Char(54, (byte)'1').Int(38, 1000).Char(40, (byte)'2').Scaled(44, 108245, 5);
        return order.Finish().Length;
    }

    /// <summary>In one call.</summary>
    [Benchmark]
    public int OrderByTemplate()
    {
        _draft.Begin(0).Int(0, 7).Text(1, "ORD1"u8).Text(2, "AUD/NZD"u8).Char(3, (byte)'1').Int(4, 1000).Scaled(5, 108245);
        return _draft.Write(_memory).Length;
    }
}

internal static class Frames
{
    internal static byte[] Read(string name) => File.ReadAllBytes(Path.Combine(AppContext.BaseDirectory, name + ".fix"));
}
