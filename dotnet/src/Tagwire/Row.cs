// SPDX-License-Identifier: Apache-2.0
using System;
using System.Runtime.CompilerServices;

namespace Tagwire;

/// <summary>
/// What one message gave: its slots, and what is known of it as a whole. A view of the reader and of the bytes, until the reader reads again.
/// </summary>
public readonly ref struct Row
{
    private readonly ref TwRow _row;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal Row(ReaderState state, ReadOnlySpan<byte> input, int number)
    {
        ref TwRow row = ref state.Rows[number];
        _row = ref row;
        MessageShape[] shapes = state.Shapes;
        Entry[] entries = row.Message < shapes.Length ? shapes[row.Message].Own : [];
        Slots = new Slots(state.Store, entries, input, (int)row.Slot);
    }

    /// <summary>Its slots, asked by the number of the entry in the plan.</summary>
    public Slots Slots { get; }

    /// <summary>The message of the plan, from 0; -1 where its type is not in the plan, or the bytes are garbled.</summary>
    public int Message => Get().Message == Layout.TW_ROW_OTHER ? -1 : Get().Message;

    /// <summary>The message, or the garbled bytes passed over.</summary>
    public ReadOnlySpan<byte> Bytes => Slots.Input.Slice((int)Get().Offset, (int)Get().Length);

    /// <summary>Where it starts in the input.</summary>
    public int Offset => (int)Get().Offset;

    /// <summary>Whether nothing is wrong with it.</summary>
    public bool IsOk => Get().Status == Layout.TW_OK;

    /// <summary>
    /// Ok, or the first fault in the order of its fields, missing entries after all others; every other slot is filled all the same.
    /// </summary>
    public Status Status => (Status)Get().Status;

    /// <summary>What is wrong, with the tag; the offset is that of the message.</summary>
    public FixError Error => IsOk ? default : new FixError(Get().Status, (uint)Get().Tag, Get().Offset, TagwireException.ReasonOf(Get().Status));

    /// <summary>How many fields it has, 8, 9, 35 and 10 included.</summary>
    public int FieldCount => (int)Get().Fields;

    /// <summary>Slots used, groups included.</summary>
    public int SlotCount => (int)Get().Slots;

    /// <summary>How many of its slots are bad, at most 65,535.</summary>
    public int BadCount => Get().Bad;

    /// <summary>Throws what is wrong with it, if anything is.</summary>
    /// <exception cref="TagwireException">The message has a fault.</exception>
    public void ThrowIfNotOk()
    {
        if (!IsOk)
        {
            throw new TagwireException(Error);
        }
    }

    /// <summary>A copy of bytes and slots that lives as long as it is referred to, across an await too. Allocates.</summary>
    public OwnedRow ToOwned() => new(this);

    /// <summary>The slots for people.</summary>
    public override string ToString() => IsOk ? Slots.ToString() : $"{Slots.ToString()} {Error}";

    internal int FirstSlot => (int)Get().Slot;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref TwRow Get()
    {
        if (!Slots.IsCurrent)
        {
            Tagwire.Slots.Gone();
        }
        return ref _row;
    }
}

/// <summary>A row with bytes and slots of its own: immutable, for any thread, for as long as it is referred to.</summary>
public sealed class OwnedRow
{
    private readonly byte[] _bytes;
    private readonly SlotStore _store;
    private readonly Entry[] _entries;

    internal OwnedRow(Row row)
    {
        _bytes = row.Bytes.ToArray();
        _entries = row.Slots.Own;
        (Message, Status, Error, FieldCount, BadCount) = (row.Message, row.Status, row.Error, row.FieldCount, row.BadCount);
        int first = row.FirstSlot;
        Slot[] slots = row.Slots.Store.Slots.AsSpan(first, row.SlotCount).ToArray();
        Rebase(slots, 0, _entries, row.Offset, first);
        _store = new SlotStore(slots);
    }

    /// <summary>The message of the plan, from 0; -1 for none of them.</summary>
    public int Message { get; }

    /// <summary>Ok, or the first fault.</summary>
    public Status Status { get; }

    /// <summary>What is wrong, with the tag.</summary>
    public FixError Error { get; }

    /// <summary>How many fields it has.</summary>
    public int FieldCount { get; }

    /// <summary>How many of its slots are bad.</summary>
    public int BadCount { get; }

    /// <summary>The message's bytes.</summary>
    public ReadOnlyMemory<byte> Bytes => _bytes;

    /// <summary>The slots as they are stored, groups behind the top level; offsets of values refer to <see cref="Bytes"/>.</summary>
    public ReadOnlyMemory<Slot> Cells => _store.Slots;

    /// <summary>Its slots, asked by the number of the entry in the plan.</summary>
    public Slots Slots => new(_store, _entries, _bytes, 0);

    /// <summary>The slots for people.</summary>
    public override string ToString() => Slots.ToString();

    /// <summary>Offsets from the start of this message, and group slots from the start of these slots.</summary>
    private static void Rebase(Span<Slot> slots, int level, Entry[] entries, int bytes, int first)
    {
        for (int i = 0; i < entries.Length; i++)
        {
            Slot slot = slots[level + i];
            if (slot.State == SlotState.Absent)
            {
                continue;
            }
            if (entries[i].Kind != SlotKind.Group)
            {
                slots[level + i] = slot.At(slot.Offset - bytes);
                continue;
            }
            slots[level + i] = slot.At(slot.Number == 0 ? 0 : slot.Offset - first);
            for (int entry = 0; entry < slot.Number; entry++)
            {
                Rebase(slots, (int)(slot.Offset - first) + (entry * slot.Length), entries[i].Own, bytes, first);
            }
        }
    }
}
