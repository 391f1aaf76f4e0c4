// SPDX-License-Identifier: Apache-2.0
using System;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Tagwire.Bench;

/// <summary>What consumes the values of a parse: one source file for the floor and for every adapter in C#.</summary>
internal interface ISink
{
    /// <summary>Whether it is the contract's hash.</summary>
    static abstract bool IsContract { get; }

    void Start();

    void Text(ReadOnlySpan<byte> text);

    void Number(byte kind, long value);

    ulong Sum { get; }
}

/// <summary>The typed hash of the contract, FNV-1a over 32 bits: a plain loop over bytes, with no shortcut for bytes that are zero.</summary>
internal struct Fnv : ISink
{
    internal const uint Basis = 2166136261;
    private const uint Prime = 16777619;
    private uint _hash;

    internal Fnv(uint basis)
    {
        _hash = basis;
    }

    public static bool IsContract => true;

    public readonly ulong Sum => _hash;

    public void Start() => _hash = Basis;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Text(ReadOnlySpan<byte> text)
    {
        uint hash = (_hash ^ (byte)'s') * Prime;
        foreach (byte each in text)
        {
            hash = (hash ^ each) * Prime;
        }
        _hash = (hash ^ 1) * Prime;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Number(byte kind, long value)
    {
        uint hash = (_hash ^ kind) * Prime;
        for (int i = 0; i < 64; i += 8)
        {
            hash = (hash ^ (byte)(value >> i)) * Prime;
        }
        _hash = (hash ^ 1) * Prime;
    }
}

/// <summary>The cheap fold of the converted ranking, h = rotl(h, 7) ^ x.</summary>
internal struct Fold : ISink
{
    private ulong _sum;

    public static bool IsContract => false;

    public readonly ulong Sum => _sum;

    public void Start() => _sum = 0;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Text(ReadOnlySpan<byte> text)
    {
        Word(Head(text));
        Word((ulong)text.Length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Number(byte kind, long value) => Word((ulong)value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Word(ulong value) => _sum = BitOperations.RotateLeft(_sum, 7) ^ value;

    /// <summary>The first eight bytes, little-endian and zero filled.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Head(ReadOnlySpan<byte> text)
    {
        ref byte first = ref MemoryMarshal.GetReference(text);
        int length = text.Length;
        if (length >= 8)
        {
            return Unsafe.ReadUnaligned<ulong>(ref first);
        }
        if (length >= 4)
        {
            ulong low = Unsafe.ReadUnaligned<uint>(ref first), high = Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref first, length - 4));
            return low | (high << (8 * (length - 4)));
        }
        if (length == 0)
        {
            return 0;
        }
        return first | ((ulong)Unsafe.Add(ref first, length / 2) << (8 * (length / 2)))
            | ((ulong)Unsafe.Add(ref first, length - 1) << (8 * (length - 1)));
    }
}
