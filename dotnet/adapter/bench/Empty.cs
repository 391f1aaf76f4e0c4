// SPDX-License-Identifier: Apache-2.0
using System.Runtime.CompilerServices;

namespace Tagwire.Bench;

/// <summary>The empty crossing without the collector's transition, as calls of bounded time are made: a function that only gives an address.</summary>
internal readonly unsafe struct QuickCall : IEmpty
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong Run() => (ulong)Quick.tw_version();
}

/// <summary>The empty crossing as batches and long input are passed.</summary>
internal readonly unsafe struct PlainCall : IEmpty
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong Run() => (ulong)Native.tw_version();
}
