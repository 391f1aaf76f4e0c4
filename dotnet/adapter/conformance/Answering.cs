// SPDX-License-Identifier: Apache-2.0
using System.Buffers;
using System.Text.Json;

namespace Tagwire.Conformance;

/// <summary>One request to one answer.</summary>
internal static class Answering
{
    private static readonly string[] Families = ["frame", "index", "value", "build", "dict", "plan", "template"];

    internal static byte[] Answer(JsonElement request)
    {
        var buffer = new ArrayBufferWriter<byte>();
        using (var json = new Utf8JsonWriter(buffer))
        {
            json.WriteStartObject();
            json.WritePropertyName("seq");
            request.GetProperty("seq").WriteTo(json);
            switch (request.GetProperty("op").GetString())
            {
                case "hello":
                    Hello(json);
                    break;
                case "run":
                    Run(json, request);
                    break;
                default:
                    json.WriteString("error", "no such op");
                    break;
            }
            json.WriteEndObject();
        }
        return buffer.WrittenSpan.ToArray();
    }

    private static void Hello(Utf8JsonWriter json)
    {
        json.WriteNumber("protocol", 1);
        json.WriteString("name", "tagwire-dotnet");
        json.WriteString("language", "C#");
        json.WriteString("version", TagwireLibrary.Version);
        json.WriteStartArray("kernels");
        foreach (string name in TagwireLibrary.Kernels)
        {
            json.WriteStringValue(name);
        }
        json.WriteEndArray();
        json.WriteStartArray("families");
        foreach (string name in Families)
        {
            json.WriteStringValue(name);
        }
        json.WriteEndArray();
    }

    private static void Run(Utf8JsonWriter json, JsonElement request)
    {
        var lines = new Lines();
        try
        {
            var of = new Case(request);
            if (of.Kernel is string kernel)
            {
                TagwireLibrary.ForceKernel(kernel);
            }
            Run(of, lines);
        }
        catch (RefusalException refusal)
        {
            json.WriteString(refusal.IsSkip ? "skip" : "error", refusal.Message);
            return;
        }
        json.WriteStartArray("result");
        foreach (string line in lines.All)
        {
            json.WriteStringValue(line);
        }
        json.WriteEndArray();
    }

    private static void Run(Case of, Lines lines)
    {
        switch (of.Family)
        {
            case "frame":
                StreamFamily.Frame(of, lines);
                break;
            case "index":
                StreamFamily.Index(of, lines);
                break;
            case "value":
                ValueFamily.Value(of, lines);
                break;
            case "build":
                BuildFamily.Build(of, lines);
                break;
            case "dict":
                DictFamily.Dict(of, lines);
                break;
            case "plan":
                PlanFamily.Plan(of, lines);
                break;
            case "template":
                PlanFamily.Template(of, lines);
                break;
            default:
                throw RefusalException.Error("no such family");
        }
    }
}
