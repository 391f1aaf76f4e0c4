// SPDX-License-Identifier: Apache-2.0
using System;
using System.Text;

namespace Tagwire.Conformance;

/// <summary>The family value: one call, one line.</summary>
internal static class ValueFamily
{
    internal static void Value(Case of, Lines lines)
    {
        byte[] text = of.Bytes("text");
        string call = of.Call;
        switch (call)
        {
            case "multiple.read":
                SayItems(text, of, lines);
                break;
            case "text.check":
                Status status = FixValue.CheckText(text, out int offset);
                lines.Say(status == Status.Ok ? "ok" : Placed(status, offset));
                break;
            case "field.int":
            case "field.decimal":
                lines.Say(Field(text, of, call == "field.decimal"));
                break;
            default:
                if (call.EndsWith(".write", StringComparison.Ordinal) || call == "decimal.write_scaled")
                {
                    var memory = new byte[of.Int("room", 256)];
                    Status written = Write(call, of, memory, out int length);
                    lines.Say(written == Status.Ok ? "ok " : written == Status.Room ? $"ROOM {length}" : written.GetName(),
                        memory.AsSpan(0, written == Status.Ok ? length : 0));
                }
                else
                {
                    lines.Say(Read(call, text, of));
                }
                break;
        }
    }

    private static string Said(Status status, string line) => status == Status.Ok ? line : status.GetName();

    /// <summary>With the offset of a format error.</summary>
    private static string Placed(Status status, int offset) =>
        status == Status.ValueFormat ? $"{status.GetName()} {offset}" : status.GetName();

    private static int Bit(bool flag) => flag ? 1 : 0;

    private static string Read(string call, byte[] text, Case of)
    {
        switch (call)
        {
            case "int.read":
                return Said(FixValue.ReadInt(text, out long number), $"ok {number}");
            case "uint.read":
                return Said(FixValue.ReadUInt(text, out ulong unsigned), $"ok {unsigned}");
            case "decimal.read":
                return Said(FixDecimal.Read(text, out FixDecimal value), $"ok {value.Mantissa} {value.Exponent}");
            case "decimal.scaled":
                return Said(FixValue.ReadScaled(text, of.Int("scale"), out long scaled, out int digits), $"ok {scaled} {digits}");
            case "char.read":
                return Said(FixValue.ReadChar(text, out byte letter), $"ok {(char)letter}");
            case "bool.read":
                return Said(FixValue.ReadBool(text, out bool flag), $"ok {Bit(flag)}");
            case "time.read":
                return Said(UtcTimestamp.Read(text, out UtcTimestamp t), $"ok {t.Ns} {t.Picos} {t.Digits} {Bit(t.IsLeap)} 0 0 0");
            case "timeonly.read":
                return Said(TimeOfDay.Read(text, out TimeOfDay d), $"ok {d.Ns} {d.Picos} {d.Digits} {Bit(d.IsLeap)} 0 0 0");
            case "tztime.read":
                return Said(TzTimestamp.Read(text, out TzTimestamp z),
                    $"ok {z.Ns} {z.Picos} {z.Digits} {Bit(z.IsLeap)} {z.Offset} {(int)z.Zone} {Bit(z.IsMinutes)}");
            case "tztimeonly.read":
                return Said(TzTimeOfDay.Read(text, out TzTimeOfDay o),
                    $"ok {o.Ns} {o.Picos} {o.Digits} {Bit(o.IsLeap)} {o.Offset} {(int)o.Zone} {Bit(o.IsMinutes)}");
            case "date.read":
                return Said(FixDate.Read(text, out FixDate date), $"ok {date.Days}");
            case "monthyear.read":
                return Said(MonthYear.Read(text, out MonthYear month), $"ok {month.Year} {month.Month} {month.Day} {month.Week}");
            default:
                throw RefusalException.Error("no such call");
        }
    }

    private static void SayItems(byte[] text, Case of, Lines lines)
    {
        Status status = Multiple.Read(text, out Multiple items, out int offset, of.Int("item_length_max"));
        if (status != Status.Ok)
        {
            lines.Say(Placed(status, offset));
            return;
        }
        lines.Say($"ok {items.Count}");
        foreach (ReadOnlySpan<byte> item in items)
        {
            lines.Say("item ", item);
        }
    }

    /// <summary>The value as field 1 of a message, read by the getters of fields.</summary>
    private static string Field(byte[] text, Case of, bool isDecimal)
    {
        byte[] wire = [(byte)'1', (byte)'=', .. text, 1];
        using var index = new MessageIndex();
        Message message = index.ReadFields(wire);
        if (!message.IsOk)
        {
            return message.Status.GetName();
        }
        Field field = message.Require(1);
        Status status = isDecimal ? field.ReadScaled(of.Int("scale"), out long value) : field.ReadInt(out value);
        return Said(status, $"ok {value}");
    }

    private static Status Write(string call, Case of, byte[] memory, out int length)
    {
        length = 0;
        switch (call)
        {
            case "int.write":
                return FixValue.WriteInt(of.Number("value"), memory, out length);
            case "uint.write":
                return FixValue.WriteUInt(Json.Unsigned(of.Get("value")), memory, out length);
            case "decimal.write":
                int exponent = of.Int("exponent");
                // The constructor refuses what the call would.
                return exponent is < -18 or > 0 ? Status.Argument : new FixDecimal(of.Number("mantissa"), exponent).Write(memory, out length, of.Digits);
            case "decimal.write_scaled":
                return FixValue.WriteScaled(of.Number("value"), of.Int("scale"), memory, out length, of.Digits);
            case "char.write":
                return FixValue.WriteChar(of.Bytes("value")[0], memory, out length);
            case "bool.write":
                return of.Number("value") is var bit && bit is 0 or 1
                    ? FixValue.WriteBool(bit == 1, memory, out length)
                    : throw RefusalException.Skip("a bool of C# is one of two values");
            case "date.write":
                return new FixDate(of.Int("days")).Write(memory, out length);
            case "monthyear.write":
                return new MonthYear { Year = of.Int("year"), Month = of.Int("month"), Day = of.Int("day"), Week = of.Int("week") }.Write(memory, out length);
            default:
                return WriteTime(call, of, memory, out length);
        }
    }

    private static Status WriteTime(string call, Case of, byte[] memory, out int length)
    {
        (long ns, int picos, int own) = (of.Number("ns"), of.Int("picos"), of.Int("own"));
        (bool leap, int offset, bool minutes) = (of.Int("leap") == 1, of.Int("offset"), of.Int("minutes") == 1);
        if (of.Int("leap") > 1 || of.Int("minutes") > 1)
        {
            throw RefusalException.Skip("a bool of C# is one of two values");
        }
        var zone = (Zone)of.Int("zone");
        return call switch
        {
            "time.write" => new UtcTimestamp { Ns = ns, Picos = picos, Digits = own, IsLeap = leap }.Write(memory, out length, of.Digits),
            "timeonly.write" => new TimeOfDay { Ns = ns, Picos = picos, Digits = own, IsLeap = leap }.Write(memory, out length, of.Digits),
            "tztime.write" => new TzTimestamp { Ns = ns, Picos = picos, Digits = own, IsLeap = leap, Offset = offset, Zone = zone, IsMinutes = minutes }
                .Write(memory, out length, of.Digits),
            "tztimeonly.write" => new TzTimeOfDay { Ns = ns, Picos = picos, Digits = own, IsLeap = leap, Offset = offset, Zone = zone, IsMinutes = minutes }
                .Write(memory, out length, of.Digits),
            _ => throw RefusalException.Error("no such call"),
        };
    }
}
