// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.IO;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json;

namespace Tagwire.Bench;

/// <summary>What is to be said of an adapter.</summary>
internal sealed class About
{
    internal required string Name { get; init; }

    internal required string Version { get; init; }

    internal required string Source { get; init; }

    internal string? Kernel { get; init; }

    internal string CheckSum { get; init; } = "library";

    internal string BodyLength { get; init; } = "library";

    internal string Dictionary { get; init; } = "none";

    internal bool KeepsFieldOrder { get; init; } = true;

    internal bool DecodesGroups { get; init; } = true;

    internal required string Notes { get; init; }

    internal IReadOnlyList<(Cell Cell, string Why)> Unsupported { get; init; } = [];
}

/// <summary>What a run gave.</summary>
internal sealed class Outcome
{
    internal required float[] Samples { get; init; }

    internal required long Errors { get; init; }

    internal required long Allocated { get; init; }

    internal required double Bytes { get; init; }

    internal (double Throughput, double Chain)? FloorBefore { get; init; }

    internal (double Throughput, double Chain)? FloorAfter { get; init; }

    internal string Note { get; init; } = "";
}

/// <summary>The protocol's JSON.</summary>
internal static class Report
{
    /// <summary>Nearest rank of sorted samples.</summary>
    internal static double Percentile(ReadOnlySpan<float> sorted, double part) =>
        sorted[Math.Clamp((int)Math.Ceiling(part * sorted.Length), 1, sorted.Length) - 1];

    /// <summary>The settings of the JIT, as they are in force.</summary>
    private static string Flags
    {
        get
        {
            string Setting(string name, string knob, string otherwise) =>
                Environment.GetEnvironmentVariable("DOTNET_" + name) ?? AppContext.GetData(knob)?.ToString() ?? otherwise;
            string tiered = Setting("TieredCompilation", "System.Runtime.TieredCompilation", "default");
            string profiled = Setting("TieredPGO", "System.Runtime.TieredPGO", "default");
            string ready = Setting("ReadyToRun", "", "default");
            return $"Release, TieredCompilation={tiered} TieredPGO={profiled} ReadyToRun={ready}, 1.2 s of calls before the warm-up, "
                + $"{(System.Runtime.GCSettings.IsServerGC ? "server" : "workstation")} GC";
        }
    }

    internal static void Describe(About about, IReadOnlyList<Cell> cells)
    {
        Write(json =>
        {
            json.WriteNumber("protocol", 1);
            json.WriteString("adapter", about.Name);
            json.WriteString("language", "C#");
            json.WriteString("version", about.Version);
            json.WriteString("source", about.Source);
            if (about.Kernel == null)
            {
                json.WriteNull("kernel");
            }
            else
            {
                json.WriteString("kernel", about.Kernel);
            }
            json.WriteString("compiler", RuntimeInformation.FrameworkDescription);
            json.WriteString("runtime", RuntimeInformation.FrameworkDescription);
            json.WriteString("flags", Flags);
            json.WriteStartObject("validates");
            json.WriteString("checksum", about.CheckSum);
            json.WriteString("body_length", about.BodyLength);
            json.WriteString("dictionary", about.Dictionary);
            json.WriteEndObject();
            json.WriteBoolean("keeps_field_order", about.KeepsFieldOrder);
            json.WriteBoolean("decodes_groups", about.DecodesGroups);
            json.WriteBoolean("framing_in_build", true);
            json.WriteStartArray("cells");
            foreach (Cell cell in cells)
            {
                Cells(json, cell, null);
            }
            json.WriteEndArray();
            json.WriteStartArray("unsupported");
            foreach ((Cell cell, string why) in about.Unsupported)
            {
                Cells(json, cell, why);
            }
            json.WriteEndArray();
            json.WriteString("notes", about.Notes);
        });
    }

    private static void Cells(Utf8JsonWriter json, Cell cell, string? why)
    {
        foreach (string message in cell.Messages.Split(' '))
        {
            foreach (string form in cell.Forms.Split(' '))
            {
                json.WriteStartObject();
                json.WriteString("message", message);
                json.WriteString("operation", cell.Operation);
                json.WriteString("path", cell.Path);
                json.WriteString("form", form);
                if (why != null)
                {
                    json.WriteString("why", why);
                }
                json.WriteEndObject();
            }
        }
    }

    internal static void Run(About about, Options options, Outcome outcome)
    {
        float[] sorted = (float[])outcome.Samples.Clone();
        Array.Sort(sorted);
        long operations = (long)options.Samples * options.Batch;
        Write(json =>
        {
            json.WriteNumber("protocol", 1);
            json.WriteString("adapter", about.Name);
            json.WriteString("message", options.Message);
            json.WriteString("operation", options.Operation);
            json.WriteString("path", options.Path);
            json.WriteString("form", options.Form);
            if (about.Kernel == null)
            {
                json.WriteNull("kernel");
            }
            else
            {
                json.WriteString("kernel", about.Kernel);
            }
            json.WriteString("unit", "ns");
            json.WriteNumber("samples", sorted.Length);
            json.WriteNumber("batch", options.Batch);
            json.WriteNumber("p50", Percentile(sorted, 0.5));
            json.WriteNumber("p90", Percentile(sorted, 0.9));
            json.WriteNumber("p99", Percentile(sorted, 0.99));
            json.WriteNumber("p999", Percentile(sorted, 0.999));
            json.WriteNumber("min", sorted[0]);
            json.WriteNumber("errors", outcome.Errors);
            json.WriteNumber("operations", operations);
            json.WriteNumber("alloc_bytes", Math.Round((double)outcome.Allocated / operations, 1));
            json.WriteNumber("bytes", Math.Round(outcome.Bytes, 2));
            Floor(json, "floor_before", outcome.FloorBefore);
            Floor(json, "floor_after", outcome.FloorAfter);
            json.WriteNumber("tsc_ghz", 0);
            json.WriteNumber("core_ghz", 0);
            json.WriteString("note", outcome.Note);
        });
    }

    private static void Floor(Utf8JsonWriter json, string name, (double Throughput, double Chain)? floor)
    {
        if (floor is not var (throughput, chain))
        {
            json.WriteNull(name);
            return;
        }
        json.WriteStartObject(name);
        json.WriteNumber("sink_floor", Math.Round(throughput, 2));
        json.WriteNumber("sink_chain", Math.Round(chain, 2));
        json.WriteEndObject();
    }

    private static void Write(Action<Utf8JsonWriter> members)
    {
        using var memory = new MemoryStream();
        using (var json = new Utf8JsonWriter(memory))
        {
            json.WriteStartObject();
            members(json);
            json.WriteEndObject();
        }
        Console.WriteLine(Encoding.UTF8.GetString(memory.ToArray()));
    }
}
