// SPDX-License-Identifier: Apache-2.0
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace Tagwire;

/// <summary>
/// The upper halves of vector registers. Code of the JIT that copied or zeroed with 256 bits leaves them dirty when it calls a method that calls the
/// library, and the library's 128-bit instructions then wait for them: a message that is built in 150 ns took 300 to 450. Readers clean them anyway.
/// </summary>
internal static class Uppers
{
    /// <summary>Zeroes 32 bytes. A method that used 256 bits ends with an instruction that cleans the upper halves, so it must not be inlined.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Clean(ref byte memory) => Vector256<byte>.Zero.StoreUnsafe(ref memory);
}
