// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;

namespace Tagwire.Bench;

/// <summary>A field that is read: its tag, and s text, i integer, p price at scale 5.</summary>
internal readonly record struct Wanted(int Tag, char Kind);

/// <summary>
/// What is read of each message, in this order whatever the order in the frame: the table of bench/PROTOCOL.md. What is absent is passed over.
/// </summary>
internal static class Contract
{
    internal const int Scale = 5;

    internal static readonly Wanted[] Order = List("11s 21i 55s 54i 60s 38i 40i 44p 59i");
    internal static readonly Wanted[] Report = List("37s 17s 11s 150i 39i 55s 54i 38i 151i 14i 6p 60s");

    /// <summary>A snapshot in full: these, then those of each entry. At the top of the book: 55, 268, the first two 270.</summary>
    internal static readonly Wanted[] Snapshot = List("262s 55s 268i");
    internal static readonly Wanted[] SnapshotTop = List("55s 268i");
    internal static readonly Wanted[] Entry = List("269i 270p 271i");

    private static readonly Dictionary<string, Wanted[]> Administrative = new()
    {
        ["A"] = List("34i 52s 98i 108i 141s"),
        ["0"] = List("34i 52s 112s"),
        ["1"] = List("34i 52s 112s"),
        ["2"] = List("34i 52s 7i 16i"),
        ["3"] = List("34i 52s 45i 371i 372s 373i 58s"),
        ["4"] = List("34i 52s 123s 36i"),
        ["5"] = List("34i 52s 58s"),
    };

    private static readonly Wanted[]?[] ByByte = new Wanted[256][];

    static Contract()
    {
        foreach ((string type, Wanted[] list) in Administrative)
        {
            ByByte[type[0]] = list;
        }
    }

    /// <summary>The list of an administrative message, or null.</summary>
    internal static Wanted[]? OfAdministrative(byte type) => ByByte[type];

    /// <summary>A price at scale 5 as the decimal with the fraction digits of the frame, for engines that take decimals.</summary>
    internal static decimal Price(long price, int digits)
    {
        for (int scale = Scale; scale > digits; scale--)
        {
            price /= 10;
        }
        ulong magnitude = (ulong)Math.Abs(price);
        return new decimal((int)magnitude, (int)(magnitude >> 32), 0, price < 0, (byte)digits);
    }

    private static Wanted[] List(string text) =>
        Array.ConvertAll(text.Split(' '), word => new Wanted(int.Parse(word.AsSpan(0, word.Length - 1), null), word[^1]));
}
