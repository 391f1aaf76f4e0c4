// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Runtime.CompilerServices;

namespace Tagwire.Bench;

/// <summary>The floor: the contract's hash over the values that are expected, as throughput and as chain, ns per operation.</summary>
internal sealed class Floor
{
    private readonly SetFile _set;
    private readonly Value[][] _values;
    private int _next;
    private ulong _kept;

    private Floor(SetFile set, Value[][] values)
    {
        _set = set;
        _values = values;
    }

    internal static Floor? Of(SetFile set, string operation)
    {
        if (!operation.StartsWith("parse_", StringComparison.Ordinal) || !set.HasValues)
        {
            return null;
        }
        Value[][] values = Array.ConvertAll(set.Frames, frame => Pick(frame, operation == "parse_extract"));
        return Array.TrueForAll(values, each => each.Length == 0) ? null : new Floor(set, values);
    }

    internal (double Throughput, double Chain) Measure(int samples, int batch) =>
        (Median(samples, batch, false), Median(samples, batch, true));

    private double Median(int samples, int batch, bool isChained)
    {
        for (int i = 0; i < samples / 10; i++)
        {
            Run(batch, isChained);
        }
        var taken = new float[samples];
        for (int i = 0; i < samples; i++)
        {
            taken[i] = (float)(Run(batch, isChained) * Clock.TickNs / batch);
        }
        Array.Sort(taken);
        return Report.Percentile(taken, 0.5);
    }

    /// <summary>One batch, in ticks. Chained: each hash is the basis of the next.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private long Run(int batch, bool isChained)
    {
        uint basis = Fnv.Basis;
        long from = Stopwatch.GetTimestamp();
        for (int i = 0; i < batch; i++)
        {
            var sink = new Fnv(basis);
            foreach (ref readonly Value value in _values[_next].AsSpan())
            {
                if (value.Kind is (byte)'s' or (byte)'d')
                {
                    sink.Text(_set.Text(value));
                }
                else
                {
                    sink.Number(value.Kind, value.Number);
                }
            }
            _kept ^= sink.Sum;
            if (isChained)
            {
                basis = (uint)sink.Sum;
            }
            _next = _next + 1 == _values.Length ? 0 : _next + 1;
        }
        return Stopwatch.GetTimestamp() - from;
    }

    private static void PickList(ReadOnlySpan<Value> values, Wanted[] list, List<Value> picked)
    {
        foreach (Wanted wanted in list)
        {
            foreach (Value value in values)
            {
                if (value.Tag == wanted.Tag)
                {
                    picked.Add(value);
                    break;
                }
            }
        }
    }

    private static Value[] Pick(SetFrame frame, bool isExtract)
    {
        var picked = new List<Value>();
        Value[] values = frame.Values;
        switch (frame.MsgType)
        {
            case "D":
                PickList(values, Contract.Order, picked);
                break;
            case "8":
                PickList(values, Contract.Report, picked);
                break;
            case "W" when isExtract:
                PickList(values, Contract.Snapshot, picked);
                int[] starts = Enumerable.Range(0, values.Length).Where(i => values[i].Tag == 269).ToArray();
                for (int i = 0; i < starts.Length; i++)
                {
                    PickList(values.AsSpan(starts[i]..(i + 1 < starts.Length ? starts[i + 1] : values.Length)), Contract.Entry, picked);
                }
                break;
            case "W":
                PickList(values, Contract.SnapshotTop, picked);
                picked.AddRange(values.Where(value => value.Tag == 270).Take(2));
                break;
            default:
                PickList(values, frame.MsgType.Length == 1 ? Contract.OfAdministrative((byte)frame.MsgType[0]) ?? [] : [], picked);
                break;
        }
        return [.. picked];
    }
}
