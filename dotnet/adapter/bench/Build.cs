// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Tagwire.Bench;

/// <summary>Through the builder, field by field. Fields and their tags stand in the code; a field that is absent is passed over.</summary>
internal readonly struct ByBuilder(MessageHeader order, MessageHeader report, MessageHeader snapshot, MessageHeader other) : IBuild
{
    internal static ByBuilder Make(string other)
    {
        static MessageHeader Header(string type) => new MessageHeader("FIX.4.2", type).Add(49, "CLIENT").Add(56, "SERVER");
        return new ByBuilder(Header("D"), Header("8"), Header("W"), Header(other));
    }

    public (int Offset, int Length) Run(HeldMessage message, Span<byte> memory)
    {
        char known = message.IsKnown ? message.MsgType[0] : '\0';
        var build = new MessageBuilder(known == 'D' ? order : known == '8' ? report : known == 'W' ? snapshot : other, memory);
        switch (known)
        {
            case 'D':
                Order(ref build, message);
                break;
            case '8':
                Report(ref build, message);
                break;
            case 'W':
                Snapshot(ref build, message);
                break;
        }
        if (message.Extras.Count > 0)
        {
            Extras(ref build, message);
        }
        return build.TryFinish(out ReadOnlySpan<byte> made, out _) == Status.Ok ? Place.Of(made, memory) : default;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Text(ref MessageBuilder build, HeldMessage message, int slot, int tag)
    {
        ref readonly Value value = ref message.Values[slot];
        if (value.Tag != 0)
        {
            build.Text(tag, message.Set.Text(value));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Int(ref MessageBuilder build, HeldMessage message, int slot, int tag)
    {
        ref readonly Value value = ref message.Values[slot];
        if (value.Tag != 0)
        {
            build.Int(tag, value.Number);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Price(ref MessageBuilder build, HeldMessage message, int slot, int tag)
    {
        ref readonly Value value = ref message.Values[slot];
        if (value.Tag != 0)
        {
            build.Scaled(tag, value.Number, Contract.Scale, value.Digits);
        }
    }

    private static void Order(ref MessageBuilder build, HeldMessage message)
    {
        Int(ref build, message, 0, 34);
        Text(ref build, message, 1, 52);
        Text(ref build, message, 2, 11);
        Int(ref build, message, 3, 21);
        Text(ref build, message, 4, 55);
        Int(ref build, message, 5, 54);
        Text(ref build, message, 6, 60);
        Int(ref build, message, 7, 38);
        Int(ref build, message, 8, 40);
        Price(ref build, message, 9, 44);
        Int(ref build, message, 10, 59);
        Text(ref build, message, 11, 1);
        Text(ref build, message, 12, 15);
        Text(ref build, message, 13, 58);
        Int(ref build, message, 14, 9002);
    }

    private static void Report(ref MessageBuilder build, HeldMessage message)
    {
        Int(ref build, message, 0, 34);
        Text(ref build, message, 1, 52);
        Text(ref build, message, 2, 37);
        Text(ref build, message, 3, 17);
        Text(ref build, message, 4, 11);
        Int(ref build, message, 5, 150);
        Int(ref build, message, 6, 39);
        Text(ref build, message, 7, 55);
        Int(ref build, message, 8, 54);
        Int(ref build, message, 9, 38);
        Int(ref build, message, 10, 151);
        Int(ref build, message, 11, 14);
        Price(ref build, message, 12, 6);
        Text(ref build, message, 13, 60);
        Text(ref build, message, 14, 1);
        Text(ref build, message, 15, 15);
        Price(ref build, message, 16, 31);
        Int(ref build, message, 17, 32);
        Text(ref build, message, 18, 58);
        Int(ref build, message, 19, 9002);
    }

    private static void Snapshot(ref MessageBuilder build, HeldMessage message)
    {
        Int(ref build, message, 0, 34);
        Text(ref build, message, 1, 52);
        Text(ref build, message, 2, 262);
        Text(ref build, message, 3, 55);
        build.Group(268, message.Book.Length);
        foreach (ref readonly BookEntry entry in message.Book.AsSpan())
        {
            build.Int(269, entry.Type).Scaled(270, entry.Price, Contract.Scale, entry.Digits);
            if (entry.Size is long size)
            {
                build.Int(271, size);
            }
            if (entry.Position is long position)
            {
                build.Int(290, position);
            }
        }
        Int(ref build, message, 4, 9001);
        Int(ref build, message, 5, 9002);
    }

    /// <summary>Values without a slot: administrative messages, and what only some sets have.</summary>
    private static void Extras(ref MessageBuilder build, HeldMessage message)
    {
        IReadOnlyList<Value> extras = message.Extras;
        for (int i = 0; i < extras.Count; i++)
        {
            Value value = extras[i];
            if (i + 1 < extras.Count && extras[i + 1].Kind == 'd')
            {
                i++;
                build.Data(value.Tag, extras[i].Tag, message.Set.Text(extras[i]));
            }
            else if (value.Kind == 's')
            {
                build.Text(value.Tag, message.Set.Text(value));
            }
            else if (value.Kind == 'i')
            {
                build.Int(value.Tag, value.Number);
            }
            else
            {
                build.Scaled(value.Tag, value.Number, Contract.Scale, value.Digits);
            }
        }
    }
}

/// <summary>Through a template: slots are set, then one call writes the message.</summary>
internal readonly struct ByTemplate(Draft draft) : IBuild
{
    internal const string Template =
        "D{8=FIX.4.2 49=CLIENT 56=SERVER 34:int 52:text 11:text 21:int 55:text 54:int 60:text 38:int 40:int 44:dec5 59:int 1:text 15:text 58:text "
        + "9002:int} 8{8=FIX.4.2 49=CLIENT 56=SERVER 34:int 52:text 37:text 17:text 11:text 150:int 39:int 55:text 54:int 38:int 151:int 14:int 6:dec5 "
        + "60:text 1:text 15:text 31:dec5 32:int 58:text 9002:int} "
        + "W{8=FIX.4.2 49=CLIENT 56=SERVER 34:int 52:text 262:text 55:text 268{269:int 270:dec5 271:int 290:int} 9001:int 9002:int}";

    private const int BookSlot = 4;

    public (int Offset, int Length) Run(HeldMessage message, Span<byte> memory)
    {
        char type = message.MsgType[0];
        DraftSlots slots = draft.Begin(type == 'D' ? 0 : type == '8' ? 1 : 2);
        Value[] values = message.Values;
        for (int i = 0; i < values.Length; i++)
        {
            ref readonly Value value = ref values[i];
            int entry = type == 'W' && i >= BookSlot ? i + 1 : i; // the group is between
            if (value.Tag == 0)
            {
                continue;
            }
            if (value.Kind == 's')
            {
                slots.Text(entry, message.Set.Text(value));
            }
            else if (value.Kind == 'i')
            {
                slots.Int(entry, value.Number);
            }
            else
            {
                slots.Scaled(entry, value.Number, value.Digits);
            }
        }
        if (type == 'W')
        {
            Book(slots, message.Book);
        }
        return draft.TryWrite(memory, out ReadOnlySpan<byte> made, out _) == Status.Ok ? Place.Of(made, memory) : default;
    }

    private static void Book(DraftSlots slots, BookEntry[] book)
    {
        DraftGroup group = slots.Group(BookSlot, book.Length);
        for (int i = 0; i < book.Length; i++)
        {
            ref readonly BookEntry entry = ref book[i];
            DraftSlots of = group[i].Int(0, entry.Type).Scaled(1, entry.Price, entry.Digits);
            if (entry.Size is long size)
            {
                of.Int(2, size);
            }
            if (entry.Position is long position)
            {
                of.Int(3, position);
            }
        }
    }
}

internal static class Place
{
    internal static (int Offset, int Length) Of(ReadOnlySpan<byte> made, Span<byte> memory) =>
        ((int)Unsafe.ByteOffset(ref MemoryMarshal.GetReference(memory), ref MemoryMarshal.GetReference(made)), made.Length);
}
