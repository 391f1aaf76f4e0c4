// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.IO;
using System.Runtime.CompilerServices;

namespace Tagwire.Bench;

/// <summary>
/// Parses as an application that wants typed values: by the index, each value looked for behind the one before. Whether snapshots are read in full is a
/// type, so that each has code of its own. A sink's address goes nowhere: one that is passed on would live in memory, and each value would wait for
/// the last.
/// </summary>
internal readonly struct ByIndex<TSink, TExtent>(MessageIndex index) : IParse
    where TSink : struct, ISink
    where TExtent : struct, IExtent
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool Run(ReadOnlySpan<byte> frame, out ulong result)
    {
        result = 0;
        if (!index.TryRead(ref frame, out Message message) || !message.IsOk || !frame.IsEmpty)
        {
            return false;
        }
        Cursor cursor = message.Cursor();
        cursor.Skip(3); // 8, 9 and 35 are the first three fields of any message
        ReadOnlySpan<byte> type = message.MsgType;
        return type.Length == 1 && type[0] switch
        {
            (byte)'D' => Order(ref cursor, out result),
            (byte)'8' => Report(ref cursor, out result),
            (byte)'W' => TExtent.IsFull ? Entries(ref cursor, message, out result) : Top(ref cursor, out result),
            _ => Administrative(ref cursor, Contract.OfAdministrative(type[0]), out result),
        };
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Text(ref TSink sink, ref Cursor cursor, int tag)
    {
        if (cursor.TryGet(tag, out Field field))
        {
            sink.Text(field.Value);
        }
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Int(ref TSink sink, in Field field)
    {
        if (field.ReadInt(out long value) != Status.Ok)
        {
            return false;
        }
        sink.Number((byte)'i', value);
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Price(ref TSink sink, in Field field)
    {
        if (field.ReadScaled(Contract.Scale, out long value) != Status.Ok)
        {
            return false;
        }
        sink.Number((byte)'p', value);
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Int(ref TSink sink, ref Cursor cursor, int tag) => !cursor.TryGet(tag, out Field field) || Int(ref sink, field);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Price(ref TSink sink, ref Cursor cursor, int tag) => !cursor.TryGet(tag, out Field field) || Price(ref sink, field);

    private static bool Order(ref Cursor cursor, out ulong result)
    {
        TSink sink = default;
        sink.Start();
        bool read = Text(ref sink, ref cursor, 11) && Int(ref sink, ref cursor, 21) && Text(ref sink, ref cursor, 55) && Int(ref sink, ref cursor, 54)
        && Text(ref sink, ref cursor, 60) && Int(ref sink, ref cursor, 38) && Int(ref sink, ref cursor, 40) && Price(ref sink, ref cursor, 44)
        && Int(ref sink, ref cursor, 59);
        result = sink.Sum;
        return read;
    }

    private static bool Report(ref Cursor cursor, out ulong result)
    {
        TSink sink = default;
        sink.Start();
        bool read = Text(ref sink, ref cursor, 37) && Text(ref sink, ref cursor, 17) && Text(ref sink, ref cursor, 11) && Int(ref sink, ref cursor, 150)
        && Int(ref sink, ref cursor, 39) && Text(ref sink, ref cursor, 55) && Int(ref sink, ref cursor, 54) && Int(ref sink, ref cursor, 38)
        && Int(ref sink, ref cursor, 151) && Int(ref sink, ref cursor, 14) && Price(ref sink, ref cursor, 6) && Text(ref sink, ref cursor, 60);
        result = sink.Sum;
        return read;
    }

    /// <summary>The first two prices after the count.</summary>
    private static bool Top(ref Cursor cursor, out ulong result)
    {
        TSink sink = default;
        sink.Start();
        bool read = Text(ref sink, ref cursor, 55) && Int(ref sink, ref cursor, 268);
        for (int i = 0; i < 2 && read; i++)
        {
            read = !cursor.TryGetNext(270, out Field price) || Price(ref sink, price);
        }
        result = sink.Sum;
        return read;
    }

    /// <summary>All entries. NumInGroup is compared with the entries that are there.</summary>
    private static bool Entries(ref Cursor cursor, Message message, out ulong result)
    {
        TSink sink = default;
        sink.Start();
        result = 0;
        if (!Text(ref sink, ref cursor, 262) || !Text(ref sink, ref cursor, 55) || !cursor.TryGet(268, out Field count)
            || count.ReadInt(out long entries) != Status.Ok)
        {
            return false;
        }
        sink.Number((byte)'i', entries);
        int at = count.Number + 1;
        long found = 0;
        for (; at < message.Count && message[at].Tag == 269; found++)
        {
            Field type = message[at++], price = default, size = default;
            for (; at < message.Count; at++)
            {
                Field member = message[at];
                if (member.Tag == 270 && price.Tag == 0)
                {
                    price = member;
                }
                else if (member.Tag == 271 && size.Tag == 0)
                {
                    size = member;
                }
                else if (member.Tag is not (270 or 271 or 290))
                {
                    break;
                }
            }
            if (!Int(ref sink, type) || (price.Tag != 0 && !Price(ref sink, price)) || (size.Tag != 0 && !Int(ref sink, size)))
            {
                return false;
            }
        }
        result = sink.Sum;
        return found == entries;
    }

    private static bool Administrative(ref Cursor cursor, Wanted[]? list, out ulong result)
    {
        TSink sink = default;
        sink.Start();
        result = 0;
        foreach (Wanted wanted in list ?? [])
        {
            if (!(wanted.Kind == 's' ? Text(ref sink, ref cursor, wanted.Tag) : Int(ref sink, ref cursor, wanted.Tag)))
            {
                return false;
            }
        }
        result = sink.Sum;
        return list != null;
    }
}

/// <summary>How much of a snapshot is read.</summary>
internal interface IExtent
{
    static abstract bool IsFull { get; }
}

internal readonly struct Full : IExtent
{
    public static bool IsFull => true;
}

internal readonly struct TopOnly : IExtent
{
    public static bool IsFull => false;
}

/// <summary>The number of fields of a frame that was read; and that the dictionary accepts it, where there is a validator.</summary>
internal readonly struct Counting(MessageIndex index, Validator? validator) : IParse
{
    public bool Run(ReadOnlySpan<byte> frame, out ulong result)
    {
        bool read = index.TryRead(ref frame, out Message message) && message.IsOk && frame.IsEmpty;
        result = read ? (ulong)message.Count : 0;
        return read && (validator == null || validator.Validate(message).IsValid);
    }

    /// <summary>By the small dictionary that all engines validate by; tags it does not have are faults, user-defined ones too.</summary>
    internal static Validator MakeValidator()
    {
        using Stream stream = typeof(Counting).Assembly.GetManifestResourceStream("FIX42-bench.dict")!;
        using var reader = new StreamReader(stream);
        FixDictionary dictionary = FixDictionary.Load(reader.ReadToEnd());
        return new Validator(dictionary, new ValidatorOptions { Policies = new Dictionary<Rule, Policy> { [Rule.TagUser] = Policy.Reject } });
    }
}

/// <summary>By a plan: one call for the message, then slots in the order of the plan, which is that of the contract.</summary>
internal readonly struct ByPlan<TSink>(Reader reader) : IParse
    where TSink : struct, ISink
{
    internal const string Plan = "D{11:text 21:int 55:text 54:int 60:text 38:int 40:int 44:dec5 59:int} "
        + "8{37:text 17:text 11:text 150:int 39:int 55:text 54:int 38:int 151:int 14:int 6:dec5 60:text} "
        + "W{262:text 55:text 268{269:int 270:dec5 271:int}}";

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool Run(ReadOnlySpan<byte> frame, out ulong result)
    {
        result = 0;
        if (!reader.TryReadOne(ref frame, out Row row) || !row.IsOk || !frame.IsEmpty)
        {
            return false;
        }
        return row.Message switch
        {
            0 => Order(row.Slots, out result),
            1 => Report(row.Slots, out result),
            2 => Snapshot(row.Slots, out result),
            _ => false,
        };
    }

    private static bool Order(Slots slots, out ulong result)
    {
        TSink sink = default;
        sink.Start();
        bool read = Text(ref sink, slots, 0) && Int(ref sink, slots, 1) && Text(ref sink, slots, 2) && Int(ref sink, slots, 3) && Text(ref sink, slots, 4)
            && Int(ref sink, slots, 5) && Int(ref sink, slots, 6) && Price(ref sink, slots, 7) && Int(ref sink, slots, 8);
        result = sink.Sum;
        return read;
    }

    private static bool Report(Slots slots, out ulong result)
    {
        TSink sink = default;
        sink.Start();
        bool read = Text(ref sink, slots, 0) && Text(ref sink, slots, 1) && Text(ref sink, slots, 2) && Int(ref sink, slots, 3) && Int(ref sink, slots, 4)
            && Text(ref sink, slots, 5) && Int(ref sink, slots, 6) && Int(ref sink, slots, 7) && Int(ref sink, slots, 8) && Int(ref sink, slots, 9)
            && Price(ref sink, slots, 10) && Text(ref sink, slots, 11);
        result = sink.Sum;
        return read;
    }

    private static bool Snapshot(Slots slots, out ulong result)
    {
        TSink sink = default;
        sink.Start();
        bool read = Text(ref sink, slots, 0) && Text(ref sink, slots, 1) && Int(ref sink, slots, 2);
        foreach (Slots entry in slots.Group(2))
        {
            read = read && Int(ref sink, entry, 0) && Price(ref sink, entry, 1) && Int(ref sink, entry, 2);
        }
        result = sink.Sum;
        return read;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Text(ref TSink sink, Slots slots, int entry)
    {
        SlotState state = slots.ReadText(entry, out ReadOnlySpan<byte> text);
        if (state == SlotState.Ok)
        {
            if (TSink.IsContract)
            {
                sink.Text(text);
            }
            else
            {
                // A text's first eight bytes come as a number.
                slots.ReadInt(entry, out long head);
                sink.Number((byte)'i', head);
                sink.Number((byte)'i', text.Length);
            }
        }
        return state is SlotState.Ok or SlotState.Absent;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Int(ref TSink sink, Slots slots, int entry)
    {
        SlotState state = slots.ReadInt(entry, out long value);
        if (state == SlotState.Ok)
        {
            sink.Number((byte)'i', value);
        }
        return state is SlotState.Ok or SlotState.Absent;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Price(ref TSink sink, Slots slots, int entry)
    {
        SlotState state = slots.ReadInt(entry, out long value);
        if (state == SlotState.Ok)
        {
            sink.Number((byte)'p', value);
        }
        return state is SlotState.Ok or SlotState.Absent;
    }
}
