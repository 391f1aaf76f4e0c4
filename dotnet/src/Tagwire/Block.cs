// SPDX-License-Identifier: Apache-2.0
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Tagwire;

/// <summary>
/// Memory for one object of the library: an array that the collector never moves, and frees when nothing refers to it any more. So there
/// is no handle that could be closed too early: a call that runs, or a view that is looked at, keeps its memory.
/// </summary>
internal sealed unsafe class Block
{
    private const int Alignment = 64;
    internal Block(uint size)
    {
        Bytes = GC.AllocateArray<byte>(checked((int)Math.Max(size, Alignment)) + Alignment, pinned: true);
        byte* start = (byte*)Unsafe.AsPointer(ref MemoryMarshal.GetArrayDataReference(Bytes));
        Address = (byte*)(((nuint)start + (Alignment - 1)) & ~(nuint)(Alignment - 1));
        Start = (int)(Address - start);
        Size = (uint)(Bytes.Length - Start);
    }

    /// <summary>Where it begins, at a multiple of 64. Whoever uses the address keeps the block alive: <c>GC.KeepAlive</c> behind the call.</summary>
    internal byte* Address { get; }

    internal uint Size { get; }

    /// <summary>The array that it lies in, from <see cref="Start"/> on. A reference into it keeps the memory, as an address does not.</summary>
    internal byte[] Bytes { get; }

    internal int Start { get; }
}
