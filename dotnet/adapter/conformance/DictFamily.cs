// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
using System.Text.Json;

namespace Tagwire.Conformance;

/// <summary>The family dict: dictionaries in text form, lookups, validation.</summary>
internal static class DictFamily
{
    private static readonly string[] Rules =
    [
        "MSGTYPE", "TAG", "TAG_USER", "TAG_MESSAGE", "REQUIRED", "EMPTY", "CODE", "FORMAT", "ORDER", "TWICE", "GROUP_COUNT", "GROUP_START",
        "GROUP_ORDER", "GROUP_TAG", "DATA_LENGTH",
    ];

    private static readonly string[] Policies = ["default", "reject", "accept", "disconnect", "ignore"];

    /// <summary>A built-in dictionary by name, or one loaded from text; null where the case names none.</summary>
    internal static FixDictionary? Load(string? text, FixDictionary? extended = null)
    {
        if (text == null)
        {
            return null;
        }
        return text.Contains('\n', StringComparison.Ordinal)
            ? FixDictionary.Load(Encoding.Latin1.GetBytes(text), extended)
            : FixDictionary.BuiltIn(text) ?? throw new KeyNotFoundException(text);
    }

    internal static void Dict(Case of, Lines lines)
    {
        FixDictionary? dictionary, transport;
        try
        {
            FixDictionary? extended = Load(of.Text("base"));
            transport = Load(of.Text("transport"));
            dictionary = Load(of.Text("dictionary"), extended);
        }
        catch (KeyNotFoundException)
        {
            lines.Say("refused DICT_BASE 0 0");
            return;
        }
        catch (TagwireException refused)
        {
            lines.Say(Refused(refused.Error));
            return;
        }
        if (dictionary == null)
        {
            throw RefusalException.Error("no dictionary");
        }
        switch (of.Call)
        {
            case "load":
                lines.Say($"loaded {dictionary.Name} {OrDash(dictionary.BeginString)} {OrDash(dictionary.ApplVerId)} {dictionary.FieldCount} "
                    + $"{dictionary.CodeCount} {dictionary.MessageCount} {dictionary.ComponentCount} {dictionary.GroupCount}");
                break;
            case "ask":
                foreach (JsonElement ask in of.List("asks"))
                {
                    lines.Say(Answer(dictionary, ask));
                }
                break;
            case "validate":
                Validate(dictionary, transport, of, lines);
                break;
            default:
                throw RefusalException.Error("no such call");
        }
    }

    private static string OrDash(string text) => text.Length == 0 ? "-" : text;

    /// <summary>"line L, column C: ..." to "L C".</summary>
    private static string Refused(FixError error)
    {
        string place = "0 0";
        string[] words = error.Text.Split(' ', ',', ':');
        if (words is ["line", var line, "", "column", var column, ..])
        {
            place = $"{line} {column}";
        }
        return $"refused {error.Status.GetName()} {place}";
    }

    private static string Answer(FixDictionary dictionary, JsonElement ask)
    {
        JsonElement first = Json.At(ask, 1) ?? default;
        JsonElement? second = Json.At(ask, 2);
        int tag = Json.Int(first.ValueKind == JsonValueKind.Number ? first : second);
        string name = first.ValueKind == JsonValueKind.String ? first.GetString()! : "";
        byte[] type = Encoding.Latin1.GetBytes(name);
        switch (ask[0].GetString())
        {
            case "field":
                return dictionary.Field(tag) is FieldInfo field
                    ? $"field {tag} {field.Name} {field.TypeName} {field.CodeCount} {(field.IsOpen ? 1 : 0)} {field.Pair ?? 0}"
                    : $"field {tag} none";
            case "code":
                return dictionary.Code(tag, Json.Bytes(second)) is CodeInfo code
                    ? $"code {tag} {code.Value} {code.Name}"
                    : $"code {tag} {second?.GetString()} none";
            case "message":
                return dictionary.Message(type) is MessageInfo message
                    ? $"message {name} {message.Name} {(message.IsAdmin ? "admin" : "app")}"
                    : $"message {name} none";
            case "member":
                LevelInfo? level = name switch
                {
                    "header" => dictionary.Header,
                    "trailer" => dictionary.Trailer,
                    _ => dictionary.Message(type)?.Body,
                };
                return level?.Member(tag) is EntryInfo entry
                    ? $"member {name} {tag} {(entry.Kind == EntryKind.Group ? "group" : "field")} {(entry.IsRequired ? "required" : "optional")}"
                    : $"member {name} {tag} none";
            case "pairs":
                return string.Concat("pairs", string.Concat(dictionary.Pairs.Select(
                    pair => string.Create(CultureInfo.InvariantCulture, $" {pair.LengthTag}:{pair.DataTag}"))));
            default:
                throw RefusalException.Error("no such question");
        }
    }

    private static Validator MakeValidator(FixDictionary dictionary, FixDictionary? transport, Case of)
    {
        var policies = new Dictionary<Rule, Policy>();
        for (int rule = 0; rule < Rules.Length; rule++)
        {
            string? wanted = of.Get("policy") is JsonElement policy ? Json.Text(policy, Rules[rule]) : null;
            if (wanted != null)
            {
                policies[(Rule)rule] = (Policy)Array.IndexOf(Policies, wanted);
            }
        }
        return new Validator(dictionary, new ValidatorOptions { Transport = transport, FaultsMax = of.Int("faults_max"), Policies = policies });
    }

    private static void Validate(FixDictionary dictionary, FixDictionary? transport, Case of, Lines lines)
    {
        List<DataPair> pairs = [.. dictionary.Pairs];
        pairs.AddRange((transport?.Pairs ?? []).Where(pair => pairs.TrueForAll(own => own.LengthTag != pair.LengthTag)).ToArray());
        using MessageIndex index = StreamFamily.MakeIndex(of, pairs);
        using Validator validator = MakeValidator(dictionary, transport, of);
        ReadOnlySpan<byte> rest = of.Bytes("input");
        if (!index.TryRead(ref rest, out Message message))
        {
            lines.Say("garbled MORE");
            return;
        }
        if (!message.IsOk)
        {
            FixError error = message.Error;
            lines.Say(message.IsRefused
                ? $"refused {error.Status.GetName()} {StreamFamily.Reason(error)} {error.Tag}"
                : $"garbled {error.Status.GetName()}");
            return;
        }
        Verdict verdict = validator.Validate(message);
        foreach (Broken fault in verdict)
        {
            lines.Say($"fault {Rules[(int)fault.Rule]} reason={fault.Reason} tag={fault.Tag} field={fault.Field?.ToString(CultureInfo.InvariantCulture) ?? "-"} "
                + $"at={fault.Offset} entry={fault.Entry} group={fault.Group ?? 0} {Policies[(int)fault.Policy]}");
        }
        lines.Say(verdict.IsValid ? "valid" : "invalid");
    }
}
