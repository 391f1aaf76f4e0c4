// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Text;

namespace Tagwire;

/// <summary>The type of an entry: what its slot holds.</summary>
public enum SlotKind
{
    /// <summary>Bytes.</summary>
    Text = (int)Layout.TW_PLAN_TEXT,

    /// <summary>One byte.</summary>
    Char = (int)Layout.TW_PLAN_CHAR,

    /// <summary>A whole number.</summary>
    Int = (int)Layout.TW_PLAN_INT,

    /// <summary><c>decN</c>: a whole number of 10^-N, N being <see cref="Entry.Scale"/>.</summary>
    Decimal = (int)Layout.TW_PLAN_DECIMAL,

    /// <summary><c>dec*</c>: a decimal as it stands.</summary>
    DecimalAny = (int)Layout.TW_PLAN_DECIMAL_ANY,

    /// <summary>Y or N.</summary>
    Bool = (int)Layout.TW_PLAN_BOOL,

    /// <summary>A UTCTimestamp.</summary>
    Time = (int)Layout.TW_PLAN_TIME,

    /// <summary>YYYYMMDD.</summary>
    Date = (int)Layout.TW_PLAN_DATE,

    /// <summary>Bytes of a data field.</summary>
    Data = (int)Layout.TW_PLAN_DATA,

    /// <summary>A repeating group.</summary>
    Group = (int)Layout.TW_PLAN_GROUP,

    /// <summary><c>time0</c> to <c>time9</c> of a template: <see cref="Entry.Scale"/> fraction digits are written.</summary>
    TimeFixed = (int)Layout.TW_PLAN_TIME_FIXED,
}

/// <summary>An entry of a plan or template that has a slot.</summary>
public sealed class Entry
{
    internal Entry(in TwPlanEntry entry, Entry[] members)
    {
        Tag = (int)entry.Tag;
        Kind = (SlotKind)entry.Kind;
        Scale = (int)entry.Scale;
        IsRequired = entry.Required != 0;
        Limit = entry.Limit == 0 ? null : (int)entry.Limit;
        Own = members;
    }

    /// <summary>Its tag; of a group NumInGroup's.</summary>
    public int Tag { get; }

    /// <summary>Its type.</summary>
    public SlotKind Kind { get; }

    /// <summary>Of decN: N; of time0 to time9: the fraction digits; else 0.</summary>
    public int Scale { get; }

    /// <summary>Whether it is marked <c>!</c>.</summary>
    public bool IsRequired { get; }

    /// <summary>Of a group: the entries that are kept at most.</summary>
    public int? Limit { get; }

    /// <summary>Of a group: what an entry of it holds.</summary>
    public IReadOnlyList<Entry> Members => Own;

    internal Entry[] Own { get; }
}

/// <summary>A message of a plan or template.</summary>
public sealed class MessageShape
{
    private MessageShape(string type, Entry[] entries)
    {
        MsgType = type;
        Own = entries;
    }

    /// <summary>MsgType (35), bytes as Latin-1.</summary>
    public string MsgType { get; }

    /// <summary>Its entries by slot: constants have none.</summary>
    public IReadOnlyList<Entry> Entries => Own;

    internal Entry[] Own { get; }

    internal static unsafe MessageShape Of(in TwPlanMessage message, ReadOnlySpan<TwPlanEntry> entries)
    {
        fixed (byte* type = message.Type)
        {
            return new MessageShape(Encoding.Latin1.GetString(type, (int)message.TypeLength), Level(entries, Layout.TW_NONE));
        }
    }

    /// <summary>The entries of one level, in the order of the text, which is that of their slots.</summary>
    private static Entry[] Level(ReadOnlySpan<TwPlanEntry> all, uint parent)
    {
        var own = new List<Entry>();
        for (int i = 0; i < all.Length; i++)
        {
            if (all[i].Parent == parent && all[i].Kind != Layout.TW_PLAN_CONSTANT)
            {
                own.Add(new Entry(all[i], all[i].Kind == Layout.TW_PLAN_GROUP ? Level(all, (uint)i) : []));
            }
        }
        return own.ToArray();
    }
}
