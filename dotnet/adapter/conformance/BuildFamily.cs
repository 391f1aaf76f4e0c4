// SPDX-License-Identifier: Apache-2.0
using System;
using System.Text.Json;

namespace Tagwire.Conformance;

/// <summary>The family build: fields to one message.</summary>
internal static class BuildFamily
{
    internal static void Build(Case of, Lines lines)
    {
        MessageHeader header;
        try
        {
            header = new MessageHeader(of.Bytes("begin"), of.Bytes("type"));
            foreach (JsonElement field in of.List("header"))
            {
                header.Add(Json.Int(field[0]), Json.Bytes(field[1]));
            }
        }
        catch (TagwireException refused)
        {
            lines.Say(Refused(refused.Error));
            return;
        }
        var builder = new MessageBuilder(header, GC.AllocateUninitializedArray<byte>(of.Int("room", 1 << 20)));
        foreach (JsonElement field in of.List("fields"))
        {
            Add(ref builder, field);
        }
        if (builder.TryFinish(out ReadOnlySpan<byte> message, out FixError error) == Status.Ok)
        {
            lines.Say("message ", message);
        }
        else
        {
            lines.Say(Refused(error));
        }
    }

    /// <summary>A tag of C# has a sign; those of the vectors that are too large come as negative ones, and so go back.</summary>
    private static string Refused(FixError error) => $"refused {error.Status.GetName()} {unchecked((uint)error.Tag)}";

    private static void Add(ref MessageBuilder builder, JsonElement field)
    {
        string? kind = field[0].GetString();
        if (kind == "raw")
        {
            builder.Raw(Json.Bytes(field[1]));
            return;
        }
        int tag = Json.Int(field[1]);
        JsonElement? value = Json.At(field, 2), more = Json.At(field, 3), last = Json.At(field, 4);
        switch (kind)
        {
            case "int":
                builder.Int(tag, Json.Number(value));
                break;
            case "uint":
                builder.UInt(tag, Json.Unsigned(value));
                break;
            case "decimal":
                builder.Scaled(tag, Json.Number(value), Json.Int(more), Json.Digits(last));
                break;
            case "char":
                builder.Char(tag, Json.Bytes(value)[0]);
                break;
            case "bool" when Json.Number(value) > 1:
                throw RefusalException.Skip("a bool of C# is one of two values");
            case "bool":
                builder.Bool(tag, Json.Number(value) == 1);
                break;
            case "text":
                builder.Text(tag, Json.Bytes(value));
                break;
            case "data":
                builder.Data(tag, Json.Int(value), Json.Bytes(more));
                break;
            case "time":
                builder.Time(tag, Json.Number(value), Json.Int(more));
                break;
            case "date":
                builder.Date(tag, new FixDate(Json.Int(value)));
                break;
            case "group":
                builder.Group(tag, Json.Int(value));
                break;
            default:
                throw RefusalException.Error("no such kind of field");
        }
    }
}
