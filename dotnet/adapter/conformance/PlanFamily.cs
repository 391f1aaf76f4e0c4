// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;
using System.Text.Json;

namespace Tagwire.Conformance;

/// <summary>The families plan and template.</summary>
internal static class PlanFamily
{
    private const int Room = 1 << 20;

    internal static void Plan(Case of, Lines lines)
    {
        if (CompilePlan(of, lines) is not Plan plan)
        {
            return;
        }
        switch (of.Call)
        {
            case "print":
                lines.Say("plan " + plan);
                break;
            case "read":
                Read(plan, of, lines);
                break;
            default:
                throw RefusalException.Error("no such call");
        }
    }

    internal static void Template(Case of, Lines lines)
    {
        Template template;
        try
        {
            template = Tagwire.Template.Compile(of.Bytes("template"), Dictionary(of));
        }
        catch (TagwireException refused)
        {
            lines.Say($"refused {refused.Status.GetName()} {refused.Error.Offset}");
            return;
        }
        switch (of.Call)
        {
            case "print":
                lines.Say("template " + template);
                break;
            case "write":
                Write(template, of, lines);
                break;
            case "echo":
                if (CompilePlan(of, lines) is Plan plan)
                {
                    Echo(plan, template, of, lines);
                }
                break;
            default:
                throw RefusalException.Error("no such call");
        }
    }

    private static FixDictionary? Dictionary(Case of)
    {
        try
        {
            return DictFamily.Load(of.Text("dictionary"));
        }
        catch (Exception error) when (error is TagwireException or KeyNotFoundException)
        {
            throw RefusalException.Error("the dictionary cannot be loaded");
        }
    }

    private static Plan? CompilePlan(Case of, Lines lines)
    {
        try
        {
            return Tagwire.Plan.Compile(of.Bytes("plan"), Dictionary(of));
        }
        catch (TagwireException refused)
        {
            lines.Say($"refused {refused.Status.GetName()} {refused.Error.Offset}");
            return null;
        }
    }

    private static ReaderOptions Options(Case of) =>
        new()
        {
            Rows = of.IsFresh ? Math.Min(of.Int("rows_max", 64), 1) : of.Int("rows_max", 64),
            Slots = of.Int("slots_max", 4096),
            IsFixed = true,
            Index = new MessageIndexOptions { Capacity = of.Int("capacity"), LengthMax = of.Int("length_max"), Pairs = of.Pairs },
        };

    private static void Read(Plan plan, Case of, Lines lines)
    {
        Reader reader;
        try
        {
            reader = plan.CreateReader(Options(of));
        }
        catch (TagwireException refused)
        {
            lines.Say($"reader {refused.Status.GetName()}");
            return;
        }
        if (of.IsAgain)
        {
            ReadStream(reader, of, new Lines());
        }
        ReadStream(reader, of, lines);
    }

    /// <summary>Positions in results count from the start of the stream.</summary>
    private static void ReadStream(Reader reader, Case of, Lines lines)
    {
        byte[] input = of.Bytes("input");
        bool calls = of.Text("show") == "calls";
        int before = 0, received = 0, need = 0;
        foreach (JsonElement chunk in of.Chunks)
        {
            received = Math.Min(received + Json.Int(chunk), input.Length);
            while (true)
            {
                Reader asked = of.IsFresh ? reader.Plan.CreateReader(Options(of)) : reader;
                Batch batch = asked.Read(input.AsSpan(before, received - before));
                SayBatch(batch, before, calls, lines);
                before += batch.Consumed;
                need = batch.Need;
                if (batch.End == BatchEnd.Slots)
                {
                    lines.Say($"room {before}");
                    return;
                }
                if (batch.End != BatchEnd.Full)
                {
                    break;
                }
            }
        }
        if (before < input.Length)
        {
            lines.Say($"more {need} ", input.AsSpan(before));
        }
    }

    private static void SayBatch(Batch batch, int before, bool calls, Lines lines)
    {
        foreach (Row row in batch)
        {
            SayRow(row, before, lines);
            SayLevel(row.Slots, before, "", lines);
        }
        if (calls)
        {
            string status = batch.End switch
            {
                BatchEnd.Input => "OK",
                BatchEnd.More => "MORE",
                _ => "ROOM",
            };
            lines.Say($"call {status} consumed={batch.Consumed} rows={batch.Count} slots={batch.SlotCount} need={batch.Need}");
        }
    }

    private static void SayRow(Row row, int before, Lines lines)
    {
        string message = row.Message < 0 ? "other" : row.Message.ToString(CultureInfo.InvariantCulture);
        lines.Say($"row {before + row.Offset} {row.Bytes.Length} message={message} fields={row.FieldCount} slots={row.SlotCount} bad={row.BadCount} "
            + $"{row.Status.GetName()} {row.Error.Tag}");
    }

    private static string StateName(SlotState state) =>
        Enum.IsDefined(state) ? state.ToString().ToLowerInvariant() : ((int)state).ToString(CultureInfo.InvariantCulture);

    private static void SayLevel(Slots slots, int before, string path, Lines lines)
    {
        for (int number = 0; number < slots.Count; number++)
        {
            Slot slot = slots[number];
            Entry entry = slots.Entries[number];
            bool isGroup = entry.Kind == SlotKind.Group;
            string what = $"{(isGroup ? "group" : "slot")} {path}{entry.Tag}";
            if (slot.State == SlotState.Absent)
            {
                lines.Say(what + " absent");
            }
            else if (!isGroup)
            {
                lines.Say($"{what} {StateName(slot.State)} {slot.Number} {before + slot.Offset} {slot.Length} {slot.Digits} ", slots.GetBytes(number));
            }
            else
            {
                lines.Say($"{what} {StateName(slot.State)} {slot.Number} {slot.Length}");
                int which = 0;
                foreach (Slots each in slots.Group(number))
                {
                    which++;
                    SayLevel(each, before, $"{path}{entry.Tag}/{which}/", lines);
                }
            }
        }
    }

    private static void Write(Template template, Case of, Lines lines)
    {
        var slots = new List<Slot>();
        foreach (JsonElement slot in of.List("slots"))
        {
            string state = slot[0].GetString()!;
            SlotState known = Enum.TryParse(state, ignoreCase: true, out SlotState read) ? read : throw RefusalException.Error("no such state");
            slots.Add(new Slot(Json.Number(slot[1]), Json.Number(slot[2]), Json.Int(slot[3]), Json.Int(slot[4]), known));
        }
        Status status = template.TryWrite(of.Int("message"), slots.ToArray(), of.Int("slot"), of.Bytes("input"), GC.AllocateUninitializedArray<byte>(of.Int("room", Room)),
            out ReadOnlySpan<byte> message, out FixError error);
        SayWritten(status, message, error, lines);
    }

    private static void SayWritten(Status status, ReadOnlySpan<byte> message, FixError error, Lines lines)
    {
        if (status == Status.Ok)
        {
            lines.Say("message ", message);
        }
        else
        {
            lines.Say($"refused {status.GetName()} {error.Tag} {error.Offset}");
        }
    }

    /// <summary>Each message of the input that was read without a fault, written by the template's message of the same number.</summary>
    private static void Echo(Plan plan, Template template, Case of, Lines lines)
    {
        using Reader reader = plan.CreateReader(Options(of));
        Batch batch = reader.Read(of.Bytes("input"));
        var memory = GC.AllocateUninitializedArray<byte>(Room);
        foreach (Row row in batch)
        {
            if (row.Message < 0 || !row.IsOk)
            {
                SayRow(row, 0, lines);
                continue;
            }
            try
            {
                lines.Say("message ", template.WriteRow(row.Message, row, memory));
            }
            catch (TagwireException refused)
            {
                SayWritten(refused.Status, default, refused.Error, lines);
            }
        }
        if (batch.End != BatchEnd.Input)
        {
            throw RefusalException.Error("the input is not read to its end");
        }
    }
}
