// SPDX-License-Identifier: Apache-2.0
// EPAM's FIX Antenna by bench/PROTOCOL.md: its raw parser and its message. BodyLength and CheckSum are compared by the adapter, as its transport does
// before it calls the parser; and written by the adapter with the engine's own calculations, as its session does.
using System;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Epam.FixAntenna.NetCore.Message;
using Tagwire.Bench;

string name = "fixantenna";
ILoop Parsing<TSink>(State state, bool isFull)
    where TSink : struct, ISink =>
    new ParseLoop<Parse<TSink>>(state, new Parse<TSink>(state.Set.Memory, isFull));
Cell[] cells =
[
    new("D 8 W A 0 1 2 3 4 5", "parse_only", "index", "contract chained", state => Parsing<Fnv>(state, false)),
    new("D 8 W A 0 1 2 3 4 5", "parse_only", "index", "converted single", state => Parsing<Fold>(state, false)),
    new("D 8 W", "parse_extract", "index", "contract chained", state => Parsing<Fnv>(state, true)),
    new("D 8 W", "parse_extract", "index", "converted single", state => Parsing<Fold>(state, true)),
    new("D 8 W A 0 1 2 3 4 5", "build", "builder", "contract", state => new BuildLoop<Build>(state, new Build(new byte[4096]))),
];
return Harness.Run(args, () => new About
{
    Name = name,
    Version = typeof(FixMessage).Assembly.GetName().Version?.ToString(3) ?? "?",
    Source = Environment.GetEnvironmentVariable("TAGWIRE_PEER_FIXANTENNA") is null ? "package Epam.FixAntenna.NetCore" : "TAGWIRE_PEER_FIXANTENNA",
    CheckSum = "adapter",
    BodyLength = "adapter",
    Notes = "RawFixUtil.GetFixMessage and pooled messages (built ones are new, its factory is internal); groups are read by the occurrence of their tags; prices by GetTagValueAsDecimal, and written as texts of decimals (its doubles drop zeros at the end)",
}, cells, (_, _, _) => null);

internal readonly struct Parse<TSink>(byte[] memory, bool isFull) : IParse
    where TSink : struct, ISink
{
    private const int CheckSumBytes = 7; // 10=nnn and SOH
    private static readonly byte[] Scratch = new byte[4096];

    public bool Run(ReadOnlySpan<byte> frame, out ulong result)
    {
        TSink sink = default;
        sink.Start();
        result = 0;
        FixMessage? message = null;
        try
        {
            int at = (int)Unsafe.ByteOffset(ref MemoryMarshal.GetArrayDataReference(memory), ref MemoryMarshal.GetReference(frame));
            message = RawFixUtil.GetFixMessage(memory, at, frame.Length);
            if (message.GetTagAsInt(10) != RawFixUtil.GetChecksum(memory, at, frame.Length - CheckSumBytes)
                || message.GetTagAsInt(9) != BodyLength(frame))
            {
                return false;
            }
            byte type = message.GetTagValueAsByte(35, 0);
            Wanted[]? list = type switch
            {
                (byte)'D' => Contract.Order,
                (byte)'8' => Contract.Report,
                (byte)'W' => isFull ? Contract.Snapshot : Contract.SnapshotTop,
                _ => Contract.OfAdministrative(type),
            };
            if (list == null)
            {
                return false;
            }
            foreach (Wanted wanted in list)
            {
                if (message.IsTagExists(wanted.Tag))
                {
                    Take(ref sink, message, wanted, 1);
                }
            }
            result = type != (byte)'W' || Book(ref sink, message) ? sink.Sum : 0;
            return result != 0;
        }
        catch (Exception error) when (error is not OutOfMemoryException)
        {
            return false; // its exceptions have no common base
        }
        finally
        {
            message?.ReleaseInstance();
        }
    }

    /// <summary>From behind 9=...| up to 10=.</summary>
    private static int BodyLength(ReadOnlySpan<byte> frame)
    {
        int second = frame.IndexOf((byte)1) + 1;
        return frame.Length - CheckSumBytes - (second + frame[second..].IndexOf((byte)1) + 1);
    }

    /// <summary>By fields, for sizes may be missing in some entries: from one 269 to the next.</summary>
    private bool Book(ref TSink sink, FixMessage message)
    {
        if (!isFull)
        {
            for (int occurrence = 1; occurrence <= 2 && message.IsTagExists(270, occurrence); occurrence++)
            {
                Take(ref sink, message, new Wanted(270, 'p'), occurrence);
            }
            return true;
        }
        long count = message.GetTagValueAsLong(268), found = 0;
        int prices = 0, sizes = 0;
        for (int i = message.GetTagIndex(268) + 1; i < message.Length && message.GetTagNumAtIndex(i) == 269;)
        {
            found++;
            Take(ref sink, message, new Wanted(269, 'i'), (int)found);
            bool hasPrice = false, hasSize = false;
            for (i++; i < message.Length && message.GetTagNumAtIndex(i) is 270 or 271 or 290; i++)
            {
                hasPrice |= message.GetTagNumAtIndex(i) == 270;
                hasSize |= message.GetTagNumAtIndex(i) == 271;
            }
            if (hasPrice)
            {
                Take(ref sink, message, new Wanted(270, 'p'), ++prices);
            }
            if (hasSize)
            {
                Take(ref sink, message, new Wanted(271, 'i'), ++sizes);
            }
        }
        return found == count;
    }

    private static void Take(ref TSink sink, FixMessage message, Wanted wanted, int occurrence)
    {
        switch (wanted.Kind)
        {
            case 's':
                int length = message.GetTagValueAsBytes(wanted.Tag, occurrence, Scratch, 0);
                sink.Text(Scratch.AsSpan(0, length));
                break;
            case 'i':
                sink.Number((byte)'i', message.GetTagValueAsLong(wanted.Tag, occurrence));
                break;
            default:
                decimal scaled = message.GetTagValueAsDecimal(wanted.Tag, occurrence) * 100000m;
                if ((long)scaled != scaled)
                {
                    throw new FormatException("digits beyond the scale");
                }
                sink.Number((byte)'p', (long)scaled);
                break;
        }
    }
}

internal readonly struct Build(byte[] scratch) : IBuild
{
    public (int Offset, int Length) Run(HeldMessage held, Span<byte> memory)
    {
        var message = new FixMessage();
        message.AddTag(8, "FIX.4.2");
        message.AddTag(9, "000");
        message.AddTag(35, held.MsgType);
        message.AddTag(49, "CLIENT");
        message.AddTag(56, "SERVER");
        bool isSnapshot = held.IsKnown && held.MsgType == "W";
        for (int i = 0; i < held.Values.Length; i++)
        {
            if (isSnapshot && i == 4)
            {
                Book(message, held.Book); // the group is behind the fourth slot
            }
            Add(message, held.Set, held.Values[i]);
        }
        foreach (Value value in held.Extras)
        {
            Add(message, held.Set, value);
        }
        message.AddTag(10, "000");
        message.Set(9, message.CalculateBodyLength());
        message.Set(10, message.CalculateChecksum().ToString("000", CultureInfo.InvariantCulture));
        int end = message.ToByteArrayAndReturnNextPosition(scratch, 0);
        scratch.AsSpan(0, end).CopyTo(memory);
        return (0, end);
    }

    private static void Book(FixMessage message, BookEntry[] book)
    {
        message.AddTag(268, (long)book.Length);
        foreach (ref readonly BookEntry entry in book.AsSpan())
        {
            message.AddTag(269, entry.Type);
            message.AddTag(270, Contract.Price(entry.Price, entry.Digits).ToString(CultureInfo.InvariantCulture));
            if (entry.Size is long size)
            {
                message.AddTag(271, size);
            }
            if (entry.Position is long position)
            {
                message.AddTag(290, position);
            }
        }
    }

    private static void Add(FixMessage message, SetFile set, in Value value)
    {
        switch (value.Tag == 0 ? 0 : value.Kind)
        {
            case 0:
                break;
            case (byte)'i':
                message.AddTag(value.Tag, value.Number);
                break;
            case (byte)'p':
                message.AddTag(value.Tag, Contract.Price(value.Number, value.Digits).ToString(CultureInfo.InvariantCulture));
                break;
            default:
                message.AddTag(value.Tag, set.Memory, set.TextAt(value), value.TextLength);
                break;
        }
    }
}
