// SPDX-License-Identifier: Apache-2.0
// QuickFIX/n by bench/PROTOCOL.md. It takes and gives strings, so the conversion of bytes, which its own socket reader makes too, is in the timing.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using QuickFix;
using QuickFix.DataDictionary;
using QuickFix.Fields;
using Tagwire.Bench;
using Message = QuickFix.Message;

string name = args.FirstOrDefault() == "quickfixn-dict" ? "quickfixn-dict" : "quickfixn";
string[] words = args.Length > 0 && args[0] == name ? args[1..] : args;
DataDictionary? dictionary = null;
if (name == "quickfixn-dict")
{
    using Stream stream = typeof(Parse<Fnv>).Assembly.GetManifestResourceStream("FIX42-bench.xml")!;
    dictionary = new DataDictionary(stream);
}

string plain = dictionary == null ? "D 8 A 0 1 2 3 4 5" : "D 8 W A 0 1 2 3 4 5";
ILoop Parsing<TSink>(State state, bool isFull)
    where TSink : struct, ISink =>
    new ParseLoop<Parse<TSink>>(state, new Parse<TSink>(dictionary, isFull));
List<Cell> cells =
[
    new(plain, "parse_only", "index", "contract chained", state => Parsing<Fnv>(state, false)),
    new(plain, "parse_only", "index", "converted single", state => Parsing<Fold>(state, false)),
    new(dictionary == null ? "D 8" : "D 8 W", "parse_extract", "index", "contract chained", state => Parsing<Fnv>(state, true)),
    new(dictionary == null ? "D 8" : "D 8 W", "parse_extract", "index", "converted single", state => Parsing<Fold>(state, true)),
    new("D 8 W A 0 1 2 3 4 5", "build", "builder", "contract", state => new BuildLoop<Build>(state, default)),
];
(Cell, string)[] unsupported = dictionary != null
    ? []
    : [(new Cell("W", "parse_only", "index", "contract converted", null!), "no groups without a dictionary"),
        (new Cell("W", "parse_extract", "index", "contract converted", null!), "no groups without a dictionary")];

return Harness.Run(words, () => new About
{
    Name = name,
    Version = typeof(Message).Assembly.GetName().Version?.ToString(3) ?? "?",
    Source = Environment.GetEnvironmentVariable("TAGWIRE_PEER_QUICKFIXN") is null ? "package QuickFIXn.Core" : "TAGWIRE_PEER_QUICKFIXN",
    Dictionary = dictionary == null ? "none" : "parse",
    KeepsFieldOrder = false,
    DecodesGroups = dictionary != null,
    Notes = "strings in and out, made of bytes and written as bytes within the timing; fields of a body are sent ascending by tag",
    Unsupported = unsupported,
}, cells, Fits);

static string? Fits(string path, HeldMessage message, SetFile set) =>
    message.Extras.Any(value => value.Kind == 'd') ? "data fields are beyond this adapter" : null;

internal readonly struct Parse<TSink>(DataDictionary? dictionary, bool isFull) : IParse
    where TSink : struct, ISink
{
    public bool Run(ReadOnlySpan<byte> frame, out ulong result)
    {
        TSink sink = default;
        sink.Start();
        result = 0;
        try
        {
            var message = new Message();
            message.FromString(Encoding.Latin1.GetString(frame), true, dictionary, dictionary);
            if (!message.HasValidStructure(out _))
            {
                return false;
            }
            string type = message.Header.GetString(Tags.MsgType);
            Wanted[]? list = type switch
            {
                "D" => Contract.Order,
                "8" => Contract.Report,
                "W" => isFull ? Contract.Snapshot : Contract.SnapshotTop,
                _ => Contract.OfAdministrative((byte)type[0]),
            };
            if (list == null)
            {
                return false;
            }
            foreach (Wanted wanted in list)
            {
                Take(ref sink, wanted.Tag is Tags.MsgSeqNum or Tags.SendingTime ? message.Header : message, wanted);
            }
            if (type == "W")
            {
                Book(ref sink, message);
            }
            result = sink.Sum;
            return true;
        }
        catch (Exception error) when (error is QuickFIXException or FieldConvertError or OverflowException)
        {
            return false;
        }
    }

    private void Book(ref TSink sink, Message message)
    {
        int count = message.GroupCount(268);
        if (count != message.GetInt(268))
        {
            throw new FieldConvertError("NumInGroup");
        }
        for (int i = 1; i <= (isFull ? count : Math.Min(count, 2)); i++)
        {
            Group entry = message.GetGroup(i, 268);
            foreach (Wanted wanted in Contract.Entry)
            {
                if (isFull || wanted.Tag == 270)
                {
                    Take(ref sink, entry, wanted);
                }
            }
        }
    }

    private static void Take(ref TSink sink, FieldMap fields, Wanted wanted)
    {
        if (!fields.IsSetField(wanted.Tag))
        {
            return;
        }
        switch (wanted.Kind)
        {
            case 's':
                Span<byte> text = stackalloc byte[1024];
                sink.Text(text[..Encoding.Latin1.GetBytes(fields.GetString(wanted.Tag), text)]);
                break;
            case 'i':
                sink.Number((byte)'i', fields.GetInt(wanted.Tag));
                break;
            default:
                decimal scaled = fields.GetDecimal(wanted.Tag) * 100000m;
                long value = (long)scaled;
                if (value != scaled)
                {
                    throw new FieldConvertError("digits beyond the scale");
                }
                sink.Number((byte)'p', value);
                break;
        }
    }
}

internal readonly struct Build : IBuild
{
    private static readonly int[] EntryOrder = [269, 270, 271, 290, 0];

    public (int Offset, int Length) Run(HeldMessage held, Span<byte> memory)
    {
        var message = new Message();
        message.Header.SetField(new BeginString("FIX.4.2"));
        message.Header.SetField(new MsgType(held.MsgType));
        message.Header.SetField(new SenderCompID("CLIENT"));
        message.Header.SetField(new TargetCompID("SERVER"));
        foreach (ref readonly Value value in held.Values.AsSpan())
        {
            if (value.Tag != 0)
            {
                Set(message, held.Set, value);
            }
        }
        foreach (Value value in held.Extras)
        {
            Set(message, held.Set, value);
        }
        foreach (ref readonly BookEntry entry in held.Book.AsSpan())
        {
            var group = new Group(268, 269, EntryOrder);
            group.SetField(new IntField(269, (int)entry.Type));
            group.SetField(new DecimalField(270, Contract.Price(entry.Price, entry.Digits)));
            if (entry.Size is long size)
            {
                group.SetField(new IntField(271, (int)size));
            }
            if (entry.Position is long position)
            {
                group.SetField(new IntField(290, (int)position));
            }
            message.AddGroup(group);
        }
        return (0, Encoding.Latin1.GetBytes(message.ConstructString(), memory));
    }

    private static void Set(Message message, SetFile set, in Value value)
    {
        FieldMap fields = value.Tag is Tags.MsgSeqNum or Tags.SendingTime ? message.Header : message;
        switch (value.Kind)
        {
            case (byte)'s':
                fields.SetField(new StringField(value.Tag, Encoding.Latin1.GetString(set.Text(value))));
                break;
            case (byte)'i':
                fields.SetField(value.Number is >= int.MinValue and <= int.MaxValue
                    ? new IntField(value.Tag, (int)value.Number)
                    : new ULongField(value.Tag, (ulong)value.Number));
                break;
            default:
                fields.SetField(new DecimalField(value.Tag, Contract.Price(value.Number, value.Digits)));
                break;
        }
    }
}
