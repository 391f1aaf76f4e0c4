// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;
using System.Text.Json;

namespace Tagwire.Conformance;

/// <summary>Why a case was not run.</summary>
internal sealed class RefusalException : Exception
{
    private RefusalException(string why, bool isSkip)
        : base(why)
    {
        IsSkip = isSkip;
    }

    internal bool IsSkip { get; }

    /// <summary>The library has no such call.</summary>
    internal static RefusalException Skip(string why) => new(why, true);

    /// <summary>The request makes no sense.</summary>
    internal static RefusalException Error(string why) => new(why, false);
}

/// <summary>A request, and the members of its case.</summary>
internal readonly struct Case
{
    private readonly JsonElement _request;
    private readonly JsonElement _case;

    internal Case(JsonElement request)
    {
        _request = request;
        _case = request.GetProperty("case");
    }

    internal string? Family => Json.Text(_request, "family");

    internal string? Kernel => Json.Text(_request, "kernel");

    internal string Call => Json.Text(_case, "call") ?? throw RefusalException.Error("no call");

    internal IEnumerable<JsonElement> Chunks => Json.List(_request, "chunks");

    internal bool IsFresh => Json.IsTrue(_request, "fresh");

    internal bool IsAgain => Json.IsTrue(_request, "again");

    internal byte[] Bytes(string name) => Json.Bytes(Json.Get(_case, name));

    internal string? Text(string name) => Json.Text(_case, name);

    internal long Number(string name) => Json.Number(Json.Get(_case, name));

    internal int Int(string name, int otherwise = 0) => Json.Int(Json.Get(_case, name), otherwise);

    internal JsonElement? Get(string name) => Json.Get(_case, name);

    internal IEnumerable<JsonElement> List(string name) => Json.List(_case, name);

    /// <summary>"digits": 255 is the value's own.</summary>
    internal int? Digits => Json.Digits(Json.Get(_case, "digits"));

    internal IReadOnlyList<DataPair>? Pairs
    {
        get
        {
            if (Json.Get(_case, "pairs") is not { ValueKind: JsonValueKind.Array } list)
            {
                return null;
            }
            var pairs = new List<DataPair>();
            foreach (JsonElement pair in list.EnumerateArray())
            {
                pairs.Add(new DataPair(Json.Int(pair[0]), Json.Int(pair[1])));
            }
            return pairs;
        }
    }
}

/// <summary>Members of JSON objects; what is missing is 0, nothing or empty.</summary>
internal static class Json
{
    internal static JsonElement? Get(JsonElement of, string name) =>
        of.ValueKind == JsonValueKind.Object && of.TryGetProperty(name, out JsonElement value) ? value : null;

    internal static string? Text(JsonElement of, string name) =>
        Get(of, name) is { ValueKind: JsonValueKind.String } value ? value.GetString() : null;

    internal static bool IsTrue(JsonElement of, string name) => Get(of, name) is { ValueKind: JsonValueKind.True };

    internal static IEnumerable<JsonElement> List(JsonElement of, string name) =>
        Get(of, name) is { ValueKind: JsonValueKind.Array } list ? list.EnumerateArray() : [];

    internal static JsonElement? At(JsonElement list, int place) => place < list.GetArrayLength() ? list[place] : null;

    /// <summary>Bytes out of a Latin-1 string.</summary>
    internal static byte[] Bytes(JsonElement? value) =>
        value is { ValueKind: JsonValueKind.String } text ? Encoding.Latin1.GetBytes(text.GetString()!) : [];

    /// <summary>A number, or a string of digits.</summary>
    internal static long Number(JsonElement? value) => value switch
    {
        { ValueKind: JsonValueKind.Number } number => number.TryGetInt64(out long exact) ? exact : 0,
        { ValueKind: JsonValueKind.String } text => long.TryParse(text.GetString(), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out long read) ? read : 0,
        _ => 0,
    };

    internal static ulong Unsigned(JsonElement? value) =>
        value is { ValueKind: JsonValueKind.String } text && ulong.TryParse(text.GetString(), NumberStyles.None, CultureInfo.InvariantCulture, out ulong read)
            ? read
            : value is { ValueKind: JsonValueKind.Number } number && number.TryGetUInt64(out ulong exact) ? exact : 0;

    /// <summary>32 bits, whatever their sign.</summary>
    internal static int Int(JsonElement? value, int otherwise = 0) => value is null ? otherwise : unchecked((int)Number(value));

    internal static int? Digits(JsonElement? value) => Int(value) is var digits && digits == 255 ? null : digits;
}

/// <summary>Lines of a result: bytes as Latin-1.</summary>
internal sealed class Lines
{
    private readonly List<string> _all = [];

    internal IReadOnlyList<string> All => _all;

    internal void Say(string line) => _all.Add(line);

    internal void Say(string line, ReadOnlySpan<byte> bytes) => _all.Add(line + Encoding.Latin1.GetString(bytes));
}
