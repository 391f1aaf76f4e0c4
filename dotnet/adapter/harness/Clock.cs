// SPDX-License-Identifier: Apache-2.0
using System;
using System.Diagnostics;
using System.Threading;

namespace Tagwire.Bench;

/// <summary>The monotonic clock, which is all that .NET has; and time for the JIT.</summary>
internal static class Clock
{
    private const int Rounds = 4;

    internal static double TickNs { get; } = 1e9 / Stopwatch.Frequency;

    /// <summary>
    /// Runs the work until its code is compiled in full: a thread in the background does that some 100 ms after new methods stopped to appear, once with
    /// counters and once for good.
    /// </summary>
    internal static void Settle(Action work)
    {
        for (int round = 0; round < Rounds; round++)
        {
            long end = Stopwatch.GetTimestamp() + (Stopwatch.Frequency / 10);
            do
            {
                work();
            }
            while (Stopwatch.GetTimestamp() < end);
            Thread.Sleep(200);
        }
    }
}
