// SPDX-License-Identifier: Apache-2.0
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Tagwire;

/// <summary>The memory of an index. Messages refer to it, so it lives as long as they do.</summary>
internal sealed unsafe class FieldTable
{
    internal const uint None = Layout.TW_NONE;
    private const int Steps = 8;

    private readonly byte[] _bytes;
    private readonly int _head, _tags, _values, _ends;

    internal FieldTable(MessageIndexOptions options)
    {
        fixed (TwDataPair* pairs = DataPair.ToNative(options.Pairs))
        {
            TwIndexOptions native = options.ToNative(pairs);
            uint size;
            int status = Native.tw_index_size(&native, &size);
            if (status != Layout.TW_OK)
            {
                TagwireException.Throw(status);
            }
            var block = new Block(size);
            TwIndex* index;
            TwError error;
            status = Native.tw_index_init(block.Address, block.Size, &native, &index, &error);
            TagwireException.ThrowIf(status, error);
            _bytes = block.Bytes;
            _head = block.Start;
            Index = index;
            (_tags, _values, _ends) = (_head + (int)index->Tags, _head + (int)index->Values, _head + (int)index->Ends);
        }
    }

    /// <summary>Whose turn it is.</summary>
    internal Confined Confined;

    /// <summary>Counts the reads: a message of an earlier one is refused.</summary>
    internal uint Generation;

    internal readonly ErrorPlace Place = new();

    /// <summary>Whoever uses it keeps the table alive.</summary>
    internal TwIndex* Index { get; }

    internal int FieldCount
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => (int)Unsafe.As<byte, TwIndex>(ref At(_head)).Fields;
    }

    /// <summary>The first tags; there are as many as the caller knows of.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ReadOnlySpan<uint> Tags(int count) => MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<byte, uint>(ref At(_tags)), count);

    /// <summary>A field of which the caller knows that it is one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal Field Field(ReadOnlySpan<byte> input, int number)
    {
        uint tag = Unsafe.Add(ref Unsafe.As<byte, uint>(ref At(_tags)), number);
        uint start = Unsafe.Add(ref Unsafe.As<byte, uint>(ref At(_values)), number);
        uint end = Unsafe.Add(ref Unsafe.As<byte, uint>(ref At(_ends)), number);
        return new Field(input, tag, start, end, number);
    }

    /// <summary>The first field with this tag at or after the hint, else the first before it, of those from .. to; -1: none.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal int Find(uint tag, int from, int to, int hint)
    {
        ReadOnlySpan<uint> tags = Tags(to);
        int stop = Math.Min(hint + Steps, tags.Length);
        for (int i = hint; i < stop; i++)
        {
            if (tags[i] == tag)
            {
                return i;
            }
        }
        return FindFar(tags, tag, from, hint);
    }

    private static int FindFar(ReadOnlySpan<uint> tags, uint tag, int from, int hint)
    {
        int after = tags[hint..].IndexOf(tag);
        if (after >= 0)
        {
            return hint + after;
        }
        int before = tags[from..hint].IndexOf(tag);
        return before >= 0 ? from + before : -1;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref byte At(int place) => ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(_bytes), place);
}
