// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers;
using System.Numerics;

namespace Tagwire;

/// <summary>Memory in which a message is put together that lies in several segments of a sequence. It is kept.</summary>
internal struct Scratch
{
    private const int SizeMin = 1024;
    private byte[]? _bytes;

    /// <summary>How much of a sequence to try next: what the last try wanted, and more than it had.</summary>
    internal static int Next(long available, int had, int need) => (int)Math.Min(available, Math.Max(Math.Max((long)had + 1, need), 32));

    internal ReadOnlySpan<byte> Gather(scoped in ReadOnlySequence<byte> input, int count)
    {
        if (_bytes == null || _bytes.Length < count)
        {
            _bytes = GC.AllocateUninitializedArray<byte>((int)Math.Min(BitOperations.RoundUpToPowerOf2((uint)Math.Max(count, SizeMin)), (uint)Array.MaxLength));
        }
        input.Slice(0, count).CopyTo(_bytes);
        return _bytes.AsSpan(0, count);
    }
}
