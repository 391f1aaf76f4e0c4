// SPDX-License-Identifier: Apache-2.0
using System.Diagnostics;

namespace Tagwire.Bench;

/// <summary>The monotonic clock, which is all that .NET has.</summary>
internal static class Clock
{
    internal static double TickNs { get; } = 1e9 / Stopwatch.Frequency;
}
