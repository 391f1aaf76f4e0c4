// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;

namespace Tagwire.Bench;

/// <summary>An entry of a snapshot.</summary>
internal readonly record struct BookEntry(long Type, long Price, int Digits, long? Size, long? Position);

/// <summary>A message as an application holds it, made from a set's values before the clock starts.</summary>
internal sealed class HeldMessage
{
    /// <summary>
    /// Tags and kinds of the slots: the fields of the pinned frame in its order, then the optional ones of the variety sets. A snapshot's group is
    /// behind its fourth slot.
    /// </summary>
    private static readonly Dictionary<string, (int Tag, char Kind)[]> Slots = new()
    {
        ["D"] = List("34i 52s 11s 21i 55s 54i 60s 38i 40i 44p 59i 1s 15s 58s 9002i"),
        ["8"] = List("34i 52s 37s 17s 11s 150i 39i 55s 54i 38i 151i 14i 6p 60s 1s 15s 31p 32i 58s 9002i"),
        ["W"] = List("34i 52s 262s 55s 9001i 9002i"),
    };

    internal HeldMessage(SetFile set, SetFrame frame)
    {
        Set = set;
        MsgType = frame.MsgType;
        if (Slots.TryGetValue(MsgType, out (int Tag, char Kind)[]? slots))
        {
            Values = new Value[slots.Length];
            IsKnown = LoadKnown(slots, frame.Values);
        }
        if (!IsKnown)
        {
            (Values, Extras) = ([], frame.Values);
            Entries.Clear();
        }
        Book = [.. Entries];
    }

    internal SetFile Set { get; }

    internal string MsgType { get; }

    /// <summary>Whether its values are in slots; else all of them are extras, in the order of the frame.</summary>
    internal bool IsKnown { get; }

    /// <summary>By slot; a value without a tag is absent.</summary>
    internal Value[] Values { get; } = [];

    internal BookEntry[] Book { get; }

    internal IReadOnlyList<Value> Extras { get; private set; } = [];

    private List<BookEntry> Entries { get; } = [];

    internal ReadOnlySpan<byte> Text(int slot) => Set.Text(Values[slot]);

    private static (int Tag, char Kind)[] List(string text) =>
        Array.ConvertAll(text.Split(' '), word => (int.Parse(word.AsSpan(0, word.Length - 1), null), word[^1]));

    private bool LoadKnown((int Tag, char Kind)[] slots, Value[] values)
    {
        var extras = new List<Value>();
        for (int i = 0; i < values.Length; i++)
        {
            Value value = values[i];
            if (value.Tag == 268)
            {
                if (value.Kind != 'i' || Entries.Count > 0)
                {
                    return false;
                }
                for (long entry = 0; entry < value.Number; entry++)
                {
                    if (!LoadEntry(values, ref i))
                    {
                        return false;
                    }
                }
                continue;
            }
            int place = Array.IndexOf(slots, (value.Tag, (char)value.Kind));
            if (place >= 0 && Values[place].Tag == 0)
            {
                Values[place] = value;
            }
            else
            {
                extras.Add(value);
            }
        }
        Extras = extras;
        return true;
    }

    /// <summary>269, 270, perhaps 271, perhaps 290.</summary>
    private bool LoadEntry(Value[] values, ref int at)
    {
        int next = at;
        Value? Take(int tag, char kind) => next + 1 < values.Length && values[next + 1].Tag == tag && values[next + 1].Kind == kind ? values[++next] : null;
        if (Take(269, 'i') is not { } type || Take(270, 'p') is not { } price)
        {
            return false;
        }
        Entries.Add(new BookEntry(type.Number, price.Number, price.Digits, Take(271, 'i')?.Number, Take(290, 'i')?.Number));
        at = next;
        return true;
    }
}
