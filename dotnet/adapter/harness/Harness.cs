// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Runtime.InteropServices;

namespace Tagwire.Bench;

/// <summary>The commands of bench/PROTOCOL.md, for every adapter in C#.</summary>
internal static class Harness
{
    private const int Differed = 3;

    /// <param name="words">Of the command line.</param>
    /// <param name="about">What is to be said of the adapter.</param>
    /// <param name="cells">What it can run.</param>
    /// <param name="fits">Why a message cannot be built on a path, or null.</param>
    /// <param name="isPinned">Whether the frames lie in memory that does not move.</param>
    internal static int Run(string[] words, Func<About> about, IReadOnlyList<Cell> cells, Func<string, HeldMessage, SetFile, string?> fits, bool isPinned = true)
    {
        try
        {
            switch (words.FirstOrDefault())
            {
                case "describe":
                    Report.Describe(about(), cells);
                    return 0;
                case "run":
                    return Measured(Options.Read(words.AsSpan(1)), about(), cells, fits, isPinned);
                default:
                    throw new UsageException("usage: describe | run --message M --operation O --path P --form F --set FILE ...");
            }
        }
        catch (UsageException error)
        {
            Console.Error.WriteLine(error.Message);
            return error.ExitCode;
        }
    }

    private static int Measured(Options options, About about, IReadOnlyList<Cell> cells, Func<string, HeldMessage, SetFile, string?> fits, bool isPinned)
    {
        Cell cell = cells.FirstOrDefault(each => each.Is(options)) ?? throw new UsageException("no such cell", UsageException.Unsupported);
        if (options.IsFlushed)
        {
            throw new UsageException(".NET has no instruction that flushes caches", UsageException.Unsupported);
        }
        SetFile set = SetFile.Read(options.Set, isPinned);
        HeldMessage[] messages = [];
        if (options.Operation == "build")
        {
            if (!set.HasValues)
            {
                throw new UsageException("the set has no values to build from", UsageException.Unsupported);
            }
            messages = Array.ConvertAll(set.Frames, frame => new HeldMessage(set, frame));
            if (messages.Select(message => fits(options.Path, message, set)).FirstOrDefault(why => why != null) is string why)
            {
                throw new UsageException(why, UsageException.Unsupported);
            }
        }
        var state = new State { Set = set, Options = options, Messages = messages, Expected = Expectation(set, options) };
        ILoop loop = cell.Make(state);
        Outcome outcome = Measure(state, loop);
        if (options.Raw != null)
        {
            File.WriteAllBytes(options.Raw, MemoryMarshal.AsBytes(outcome.Samples.AsSpan()).ToArray());
        }
        if (options.Emit != null)
        {
            using FileStream output = File.Create(options.Emit);
            loop.Emit(output);
        }
        Report.Run(about, options, outcome);
        return outcome.Errors > 0 ? Differed : 0;
    }

    private static ulong[] Expectation(SetFile set, Options options)
    {
        bool folds = options.Form is "converted" or "single";
        return Array.ConvertAll(set.Frames, frame => (options.Operation, folds) switch
        {
            ("build", _) => (ulong)frame.Length,
            ("parse_only", true) => frame.FoldOnly,
            ("parse_only", false) => frame.HashOnly,
            ("parse_extract", true) => frame.FoldExtract,
            ("parse_extract", false) => frame.HashExtract,
            _ => (ulong)frame.Fields,
        });
    }

    private static Outcome Measure(State state, ILoop loop)
    {
        Options options = state.Options;
        bool isTimed = options.Warmup > 0;
        Floor? floor = isTimed && options.Form is "contract" or "chained" && isTimed ? Floor.Of(state.Set, options.Operation) : null;
        int floorSamples = Math.Min(options.Samples, 2000), floorBatch = Math.Max(options.Batch, 32);
        if (isTimed)
        {
            Clock.Settle(() =>
            {
                loop.Batch();
                floor?.Measure(1, floorBatch);
            });
        }
        (double, double)? before = floor?.Measure(floorSamples, floorBatch);
        for (int i = 0; i < options.Warmup; i++)
        {
            loop.Batch();
        }
        state.Errors = 0;
        if (!isTimed)
        {
            state.Next = 0;
        }
        var samples = new float[options.Samples];
        double scale = Clock.TickNs / options.Batch;
        long allocated = GC.GetAllocatedBytesForCurrentThread();
        for (int i = 0; i < samples.Length; i++)
        {
            samples[i] = (float)(loop.Batch() * scale);
        }
        allocated = GC.GetAllocatedBytesForCurrentThread() - allocated;
        return new Outcome
        {
            Samples = samples,
            Errors = state.Errors,
            Allocated = allocated,
            Bytes = state.Set.Frames.Average(frame => (double)frame.Length),
            FloorBefore = before,
            FloorAfter = floor?.Measure(floorSamples, floorBatch),
        };
    }
}
