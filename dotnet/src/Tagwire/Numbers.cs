// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Tagwire;

/// <summary>
/// Short numbers inside a larger message, read without a call: the inline readers of value.h. What they do not take at a glance the library reads.
/// </summary>
internal static unsafe class Numbers
{
    /// <summary>
    /// Up to this many bytes a call takes a quick import, which leaves out the collector's transition: it then ends within a microsecond. The switch
    /// <c>Tagwire.GCTransition</c> makes all of those calls plain ones, to measure what it is worth.
    /// </summary>
    internal static readonly int QuickMax = AppContext.TryGetSwitch("Tagwire.GCTransition", out bool on) && on ? -1 : 2048;

    internal static ReadOnlySpan<ulong> Powers =>
    [
        1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000, 10000000000, 100000000000, 1000000000000,
        10000000000000, 100000000000000, 1000000000000000, 10000000000000000, 100000000000000000, 1000000000000000000,
    ];

    /// <summary>Bit 7 of each byte that is not 0 .. 9. A carry can set more bits only above a byte that is bad itself.</summary>
    private static ulong Strange(ulong word) => ((word + 0x7676767676767676) | word) & 0x8080808080808080;

    /// <summary>The number whose decimal digits are the bytes, the uppermost byte being the last digit.</summary>
    private static ulong Number(ulong word)
    {
        word = (word * 10) + (word >> 8);
        return (((word & 0x000000FF000000FF) * 0x000F424000000064) + (((word >> 16) & 0x000000FF000000FF) * 0x0000271000000001)) >> 32;
    }

    /// <summary>The bytes from start to end, 1 to 8 with 8 before the end, as the upper bytes of a word, less '0' each; lower bytes are 0.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Word(ref byte input, int end, int length)
    {
        ulong word = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref input, end - 8));
        if (!BitConverter.IsLittleEndian)
        {
            word = BinaryPrimitives.ReverseEndianness(word);
        }
        return (word ^ 0x3030303030303030) & (~0UL << (64 - (8 * length)));
    }

    /// <summary>A whole number. start is not above end, and end not beyond the input.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Int(ReadOnlySpan<byte> input, int start, int end, out long value)
    {
        int length = end - start;
        ref byte first = ref MemoryMarshal.GetReference(input);
        if (length == 1)
        {
            uint digit = (uint)Unsafe.Add(ref first, start) - '0';
            if (digit <= 9)
            {
                value = digit;
                return Layout.TW_OK;
            }
        }
        else if ((uint)(length - 1) < 8 && end >= 8)
        {
            ulong word = Word(ref first, end, length);
            if (Strange(word) == 0)
            {
                value = (long)Number(word);
                return Layout.TW_OK;
            }
        }
        return FixValue.Int(input[start..end], out value);
    }

    /// <summary>A decimal times 10^scale, scale 0 to 18. start is not above end, and end not beyond the input.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Scaled(ReadOnlySpan<byte> input, int start, int end, int scale, out long value)
    {
        int length = end - start;
        ref byte first = ref MemoryMarshal.GetReference(input);
        // Up to scale 10 eight digits times a power of ten fit 64 bits; higher scales need the checked multiplication.
        if (length == 1)
        {
            uint digit = (uint)Unsafe.Add(ref first, start) - '0';
            if (digit <= 9 && (uint)scale <= 10)
            {
                value = (long)(digit * Powers[scale]);
                return Layout.TW_OK;
            }
        }
        else if ((uint)(length - 1) < 8 && end >= 8 && (uint)scale <= 10)
        {
            ulong word = Word(ref first, end, length), strange = Strange(word);
            if (strange == 0)
            {
                value = (long)(Number(word) * Powers[scale]);
                return Layout.TW_OK;
            }
            // The lowest byte that is no digit must be a point, and the only one; the digits before it move up over it.
            ulong upto = strange ^ (strange - 1), below = upto >> 8;
            ulong wrong = ((word ^ 0x1E1E1E1E1E1E1E1E) & (upto ^ below)) | (strange & (strange - 1));
            int power = scale + (BitOperations.TrailingZeroCount(strange) / 8) - 7;
            if (wrong == 0 && power >= 0)
            {
                word = (word & ~upto) | ((word & below) << 8);
                value = (long)(Number(word) * Powers[power]);
                return Layout.TW_OK;
            }
        }
        return FixValue.Scaled(input[start..end], scale, out value, out _);
    }
}
