// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Text.Json;

namespace Tagwire.Conformance;

/// <summary>The families frame and index: a stream that arrives in pieces, and fields in one piece.</summary>
internal static class StreamFamily
{
    private const int Capacity = 65536;

    /// <summary>Gives what was read of a piece, and what is needed beyond it.</summary>
    internal delegate (int Consumed, int Need) ReadPiece(byte[] piece);

    /// <summary>Gives each state of the stream to the reader, with what was not consumed yet.</summary>
    internal static void Arriving(Case of, byte[] input, Lines lines, ReadPiece read)
    {
        int at = 0, received = 0, need = 0;
        foreach (JsonElement chunk in of.Chunks)
        {
            received = Math.Min(received + Json.Int(chunk), input.Length);
            if (at < received)
            {
                (int consumed, need) = read(input[at..received]);
                at += consumed;
            }
        }
        if (at < input.Length)
        {
            lines.Say($"more {need} ", input.AsSpan(at));
        }
    }

    internal static void Frame(Case of, Lines lines)
    {
        var framer = new Framer(of.Int("length_max"));
        Arriving(of, of.Bytes("input"), lines, piece =>
        {
            ReadOnlySpan<byte> rest = piece;
            while (framer.TryRead(ref rest, out Frame frame))
            {
                lines.Say(frame.IsMessage ? "message " : $"garbled {frame.Status.GetName()} ", frame.Bytes);
            }
            return (piece.Length - rest.Length, framer.Need);
        });
    }

    internal static MessageIndex MakeIndex(Case of, IReadOnlyList<DataPair>? pairs)
    {
        try
        {
            return new MessageIndex(new MessageIndexOptions
            {
                Capacity = of.Int("capacity", Capacity),
                LengthMax = of.Int("length_max"),
                Pairs = pairs,
            });
        }
        catch (TagwireException)
        {
            throw RefusalException.Error("no index can be made with these options");
        }
    }

    internal static void Index(Case of, Lines lines)
    {
        using MessageIndex index = MakeIndex(of, of.Pairs);
        byte[] input = of.Bytes("input");
        if (of.Text("mode") == "fields")
        {
            Message message = index.ReadFields(input);
            Say(message, "fields", of, lines);
            return;
        }
        Arriving(of, input, lines, piece =>
        {
            ReadOnlySpan<byte> rest = piece;
            while (index.TryRead(ref rest, out Message message))
            {
                Say(message, "message", of, lines);
            }
            return (piece.Length - rest.Length, index.Need);
        });
    }

    internal static int Reason(FixError error) => error.Reason ?? -1;

    private static void Say(Message message, string word, Case of, Lines lines)
    {
        if (message.IsOk)
        {
            lines.Say(word);
            SayFields(message, of, lines);
            SayGroups(message.Fields, of.List("groups"), lines);
        }
        else if (message.IsRefused)
        {
            FixError error = message.Error;
            lines.Say($"refused {error.Status.GetName()} {Reason(error)} {error.Tag}");
            SayFields(message, of, lines);
        }
        else
        {
            lines.Say($"garbled {message.Status.GetName()} ", message.Bytes);
        }
    }

    private static void SayFields(Message message, Case of, Lines lines)
    {
        if (of.Text("show") == "count")
        {
            lines.Say($"count {message.Count}");
            return;
        }
        foreach (Field field in message)
        {
            lines.Say($"field {field.Tag} ", field.Value);
        }
    }

    private static void SayGroups(Level level, IEnumerable<JsonElement> wanted, Lines lines)
    {
        foreach (JsonElement each in wanted)
        {
            int tag = Json.Int(Json.Get(each, "count"));
            var members = new List<int>();
            foreach (JsonElement member in Json.List(each, "members"))
            {
                members.Add(Json.Int(member));
            }
            Group group;
            try
            {
                group = Json.Get(each, "members") is null ? level.Group(tag) : level.Group(tag, members.ToArray());
            }
            catch (TagwireException refused)
            {
                FixError error = refused.Error;
                lines.Say($"group {tag} refused {error.Status.GetName()} {Reason(error)} {error.Tag}");
                continue;
            }
            if (!group.IsPresent)
            {
                lines.Say($"group {tag} none");
                continue;
            }
            lines.Say($"group {tag} {group.Count}");
            int number = 0;
            foreach (Level entry in group)
            {
                number++;
                lines.Say($"entry {tag} {number} ", entry.Bytes);
                SayGroups(entry, Json.List(each, "groups"), lines);
            }
        }
    }
}
