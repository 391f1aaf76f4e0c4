// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Runtime.CompilerServices;

namespace Tagwire.Bench;

/// <summary>What an operation does with a frame: the hash, the fold or the number of fields; false where it was refused.</summary>
internal interface IParse
{
    bool Run(ReadOnlySpan<byte> frame, out ulong result);
}

/// <summary>A build of one message into the memory given: where it lies there; a length of 0 where it was refused.</summary>
internal interface IBuild
{
    (int Offset, int Length) Run(HeldMessage message, Span<byte> memory);
}

/// <summary>The empty crossing.</summary>
internal interface IEmpty
{
    ulong Run();
}

/// <summary>What an adapter can run: messages and forms are lists with blanks between.</summary>
internal sealed record Cell(string Messages, string Operation, string Path, string Forms, Func<State, ILoop> Make)
{
    internal bool Is(Options options) =>
        Operation == options.Operation && Path == options.Path && Has(Messages, options.Message) && Has(Forms, options.Form);

    private static bool Has(string list, string word) => Array.IndexOf(list.Split(' '), word) >= 0;
}

/// <summary>What loops work on.</summary>
internal sealed class State
{
    internal required SetFile Set { get; init; }

    internal required Options Options { get; init; }

    internal HeldMessage[] Messages { get; init; } = [];

    /// <summary>What each frame must give.</summary>
    internal required ulong[] Expected { get; init; }

    internal int Next { get; set; }

    internal long Errors { get; set; }
}

/// <summary>A timed loop over the frames of a set, each in turn.</summary>
internal interface ILoop
{
    /// <summary>One batch, in ticks.</summary>
    long Batch();

    /// <summary>Of builds: each frame built once, one after the other.</summary>
    void Emit(Stream output)
    {
    }
}

internal sealed class ParseLoop<T>(State state, T parse) : ILoop
    where T : struct, IParse
{
    private T _parse = parse;
    private readonly bool _isChained = state.Options.Form == "chained";
    private readonly ulong _none = (ulong)state.Options.Warmup >> 40;

    public long Batch() => _isChained ? BatchChained() : BatchPlain();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private long BatchPlain()
    {
        SetFile set = state.Set;
        SetFrame[] frames = set.Frames;
        ulong[] expected = state.Expected;
        int next = state.Next, errors = 0;
        long from = Stopwatch.GetTimestamp();
        for (int i = state.Options.Batch; i > 0; i--)
        {
            bool read = _parse.Run(set.Bytes(frames[next]), out ulong result);
            errors += read && result == expected[next] ? 0 : 1;
            next = next + 1 == frames.Length ? 0 : next + 1;
        }
        long passed = Stopwatch.GetTimestamp() - from;
        state.Next = next;
        state.Errors += errors;
        return passed;
    }

    /// <summary>As BatchPlain, but where an operation reads its input is known only when the one before has given its result.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private long BatchChained()
    {
        SetFile set = state.Set;
        SetFrame[] frames = set.Frames;
        ulong[] expected = state.Expected;
        int next = state.Next, errors = 0, before = 0;
        long from = Stopwatch.GetTimestamp();
        for (int i = state.Options.Batch; i > 0; i--)
        {
            bool read = _parse.Run(set.Bytes(frames[next + before]), out ulong result);
            errors += read && result == expected[next] ? 0 : 1;
            before = (int)((result ^ expected[next]) & _none); // 0, and the compiler is not to know
            next = next + 1 == frames.Length ? 0 : next + 1;
        }
        long passed = Stopwatch.GetTimestamp() - from;
        state.Next = next;
        state.Errors += errors;
        return passed;
    }
}

internal sealed class BuildLoop<T> : ILoop
    where T : struct, IBuild
{
    private const int CheckSumBytes = 7; // 10=nnn and SOH

    private readonly State _state;
    private readonly byte[] _memory;
    private readonly (int Frame, int Offset, int Length)[] _built;
    private readonly int _room;
    private T _build;

    internal BuildLoop(State state, T build)
    {
        _state = state;
        _build = build;
        // Ample room, as a sender has, and an odd number of cache lines: the places of a batch spread over all sets of a cache.
        _room = ((state.Set.FrameBytesLongest / 64 * 2) + 9) * 64;
        _built = new (int, int, int)[state.Options.Batch];
        _memory = GC.AllocateArray<byte>(_room * state.Options.Batch, pinned: true);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public long Batch()
    {
        HeldMessage[] messages = _state.Messages;
        int next = _state.Next;
        long from = Stopwatch.GetTimestamp();
        for (int i = 0; i < _built.Length; i++)
        {
            (int offset, int length) = _build.Run(messages[next], _memory.AsSpan(i * _room, _room));
            _built[i] = (next, offset + (i * _room), length);
            next = next + 1 == messages.Length ? 0 : next + 1;
        }
        long passed = Stopwatch.GetTimestamp() - from;
        _state.Next = next;
        foreach ((int frame, int offset, int length) in _built)
        {
            _state.Errors += IsGood(frame, _memory.AsSpan(offset, length)) ? 0 : 1;
        }
        return passed;
    }

    /// <summary>As many bytes as the expected frame, and its CheckSum.</summary>
    private bool IsGood(int frame, ReadOnlySpan<byte> made) =>
        (ulong)made.Length == _state.Expected[frame] && made.Length > CheckSumBytes
        && made.EndsWith(_state.Set.Bytes(_state.Set.Frames[frame])[^CheckSumBytes..]);

    public void Emit(Stream output)
    {
        foreach (HeldMessage message in _state.Messages)
        {
            (int offset, int length) = _build.Run(message, _memory.AsSpan(0, _room));
            output.Write(_memory.AsSpan(offset, length));
        }
    }
}

internal sealed class EmptyLoop<T>(State state, T empty) : ILoop
    where T : struct, IEmpty
{
    private T _empty = empty;
    private ulong _kept;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public long Batch()
    {
        long from = Stopwatch.GetTimestamp();
        for (int i = state.Options.Batch; i > 0; i--)
        {
            _kept ^= _empty.Run();
        }
        return Stopwatch.GetTimestamp() - from;
    }
}
