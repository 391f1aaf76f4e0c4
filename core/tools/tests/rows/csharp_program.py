#!/usr/bin/env python3
"""
csharp_program.py FOLDER DOTNET: a project in FOLDER over all files of examples/rows/csharp and the library, which lies in DOTNET. Its program reads
and writes as that of c_program.py does, and prints TAP.
"""
import os
import sys

import model
from rust_program import camel, form

PROJECT = """<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType><TargetFramework>net8.0</TargetFramework><RollForward>Major</RollForward><AssemblyName>rows</AssemblyName>
    <Nullable>enable</Nullable><TreatWarningsAsErrors>true</TreatWarningsAsErrors><InvariantGlobalization>true</InvariantGlobalization>
    <NuGetAudit>false</NuGetAudit><SatelliteResourceLanguages>en</SatelliteResourceLanguages><RunAnalyzers>false</RunAnalyzers>
  </PropertyGroup>
  <ItemGroup>
    {sources}
    <ProjectReference Include="{dotnet}/src/Tagwire/Tagwire.csproj" />
  </ItemGroup>
</Project>
"""

HEAD = """// Made by core/tools/tests/rows/csharp_program.py.
using System;
using System.Linq;
using Tagwire;
using Tagwire.Rows;

internal static class Program
{
    private static void Same<T>(T was, T wanted)
    {
        if (!System.Collections.Generic.EqualityComparer<T>.Default.Equals(was, wanted)) throw new Exception($"{was} is not {wanted}");
    }

    private static void Same(ReadOnlySpan<byte> was, byte[] wanted)
    {
        if (!was.SequenceEqual(wanted)) throw new Exception($"{Convert.ToHexString(was)} is not {Convert.ToHexString(wanted)}");
    }

    private static byte[] Bytes(string text) => text.Select(letter => (byte)letter).ToArray();

    private static Row Read(Plan plan, byte[] wire)
    {
        Batch batch = plan.CreateReader().Read(wire);
        Same((batch.Count, batch.Consumed), (1, wire.Length));
        batch[0].ThrowIfNotOk();
        return batch[0];
    }
"""


def literal(wire):
    return 'Bytes("' + "".join(chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\' else f"\\u{byte:04x}" for byte in wire) + '")'


class Program:
    def __init__(self):
        self.lines = []
        self.prefix, self.around = "", ""

    def put(self, *lines):
        self.lines += lines

    def expected(self, entry, content):
        """The value as C#."""
        kind, wire = entry.kind, content.wire
        if form(entry):
            name = f"{self.around}.{self.prefix}{camel(entry.field.name)}.{camel(dict(entry.field.codes)[wire.decode()])}"
            return f"{name}.ToArray()" if form(entry) == "text" else name
        if kind in ("text", "data"):
            return literal(wire)
        if kind == "char":
            return f"(byte)'{wire.decode()}'"
        if kind == "int":
            return f"{content.number}L"
        if kind == "bool":
            return "true" if content.number else "false"
        if kind.startswith("time"):
            return f"UtcTimestamp.FromNs({content.number}, 3)"
        if kind == "date":
            return f"new FixDate({content.number})"
        if kind == "dec*":
            return f"new FixDecimal({content.number[0]}, {content.number[1]})"
        return f"new FixDecimal({content.number // 10 ** (int(kind[3:]) - content.digits)}, {-content.digits})"

    def getters(self, view, level):
        for entry, content in level:
            name = camel(entry.name)
            if entry.kind == "group":
                self.put(f"        Same({view}.{name}.Count, {len(content)});")
                if content:
                    each = f"{view}_{name}"
                    self.put(f"        {{ int at_{each} = 0; foreach (var {each} in {view}.{name}) {{ switch (at_{each}++) {{")
                    for number, one in enumerate(content):
                        self.put(f"        case {number}:")
                        self.getters(each, one)
                        self.put("        break;")
                    self.put("        } } }")
                continue
            is_span = entry.kind in ("text", "data")
            value = (self.expected(entry, content) if content else "Array.Empty<byte>()") if is_span else self.expected(entry, content) if content else "null"
            self.put(f"        Same({view}.{name}, {value});")
            if entry.kind.startswith("dec") and entry.kind != "dec*":
                self.put(f"        Same({view}.{name}Scaled, {content.number if content else 'null'});")

    def plan(self, kind, level, stem, prefix):
        self.prefix, self.around = camel(prefix), f"{camel(prefix or stem)}Plan"
        for name, content in (("filled", model.filled(level)), ("required", model.required(level))):
            self.put("", f"    private static void {stem}_{name}()", "    {", f"        byte[] wire = {literal(model.message(kind, content))};",
                     f"        Row row = Read({self.around}.Compile(), wire);", f"        Same({self.around}.{camel(stem)}.TryView(row, out var view), true);")
            self.getters("view", content)
            self.put("    }")

    def setters(self, draft, level):
        for entry, content in level:
            name = camel(entry.name)
            if entry.kind == "group":
                inner = f"{draft}_{name}"
                self.put("        {", f"        var {inner} = {draft}.{name}({len(content)});")
                for number, one in enumerate(content):
                    self.put(f"        var {inner}_{number} = {inner}[{number}];")
                    self.setters(f"{inner}_{number}", one)
                self.put("        }")
            elif entry.kind != "constant":
                self.put(f"        {draft}.{name}({self.expected(entry, content)});")

    def template(self, stem, kind, level):
        content, self.prefix, self.around = model.filled(level), "", f"{camel(stem)}Template"
        self.put("", f"    private static void {stem}_draft_filled()", "    {", f"        byte[] wire = {literal(model.message(kind, content))};",
                 f"        var memory = new Draft({self.around}.Compile());", f"        var draft = {self.around}.{camel(stem)}Draft.Begin(memory);")
        self.setters("draft", content)
        self.put("        Same(memory.Write(new byte[8192]), wire);", "    }")

    def text(self):
        calls = []
        for file in model.files(".plan"):
            for kind, level, base, prefix in model.read(file):
                calls += [f"{base}_filled", f"{base}_required"]
                self.plan(kind, level, base, prefix)
        for file in model.files(".template"):
            stem = file.split(".")[0]
            self.template(stem, *model.read(file)[0][:2])
            calls.append(f"{stem}_draft_filled")
        lines = [HEAD] + self.lines + ["", "    private static void Main()", "    {"]
        for number, call in enumerate(calls, 1):
            lines += [f"        {call}();", f"        Console.WriteLine(\"ok {number} - {call}\");"]
        return "\n".join(lines + [f"        Console.WriteLine(\"1..{len(calls)}\");", "    }", "}"]) + "\n"


def project(folder, dotnet, sources):
    with open(os.path.join(folder, "rows.csproj"), "w", encoding="ascii") as out:
        includes = "\n    ".join(f'<Compile Include="{source}" />' for source in sources)
        out.write(PROJECT.format(sources=includes, dotnet=os.path.abspath(dotnet)))


def make(folder, dotnet):
    project(folder, dotnet, [os.path.abspath(os.path.join(model.ROOT, "examples/rows/csharp/*.cs"))])
    with open(os.path.join(folder, "Program.cs"), "w", encoding="ascii") as out:
        out.write(Program().text())


if __name__ == "__main__":
    make(*sys.argv[1:3])
