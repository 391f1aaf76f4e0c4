"""
The generated layouts, compiled and run: each language prints the sizes, offsets, constants and statuses that its file has, and as its
own compiler sees them where it can; they must be those of layout.json and constants.json, which the C compiler printed.
"""
import json
import os
import shutil
import subprocess
import tempfile
import unittest

import csharp
import java
import rust

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
RUST = "rust/tagwire-sys/src/layout.rs"
JAVA = "java/src/main/java/io/tagwire/Layout.java"
CSHARP = "dotnet/src/Tagwire/Layout.cs"
PROJECT = """<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType><TargetFramework>net{version}</TargetFramework><AllowUnsafeBlocks>true</AllowUnsafeBlocks>
    <Nullable>enable</Nullable><ImplicitUsings>disable</ImplicitUsings><TreatWarningsAsErrors>true</TreatWarningsAsErrors>
    <NoWarn>CS0169;CS0649</NoWarn><UseAppHost>false</UseAppHost>
  </PropertyGroup>
</Project>
"""


def read(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        return file.read()


def recorded():
    return {**json.loads(read("bindings/abi/layout.json")), **json.loads(read("bindings/abi/constants.json"))}


def expected(abi):
    lines = []
    for struct in abi["structs"]:
        lines.append(f"{struct['name']} {struct['size']} {struct['align']}")
        lines += [f"{struct['name']}.{member['name']} {member['offset']} {member['size']}" for member in struct["members"]]
    lines += [f"{constant['name']} {constant['value'] % 2**32}" for constant in abi["constants"]]
    return lines + [f"{status['value']} {status['name']} {status['text']}" for status in abi["statuses"]]


class Layouts(unittest.TestCase):
    def setUp(self):
        self.abi = recorded()
        self.maxDiff = 4000
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def run_tool(self, *command):
        if not shutil.which(command[0]):
            self.skipTest(f"{command[0]} is not installed")
        environment = {**os.environ, "DOTNET_CLI_TELEMETRY_OPTOUT": "1", "DOTNET_NOLOGO": "1", "DOTNET_CLI_HOME": self.folder}
        result = subprocess.run(command, cwd=self.folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        self.assertEqual(result.returncode, 0, result.stdout)
        return result.stdout

    def compare(self, printed, wanted):
        self.assertGreater(len(wanted), 250)
        self.assertEqual(printed.splitlines(), wanted)

    def rust_program(self):
        lines = []
        for struct in self.abi["structs"]:
            name = struct["name"]
            lines.append(f'println!("{name} {{}} {{}}", size_of::<{name}>(), align_of::<{name}>());')
            lines.append(f"let value = MaybeUninit::<{name}>::uninit();")
            for member in struct["members"]:
                place = f"unsafe {{ addr_of!((*value.as_ptr()).{rust.name(member)}) }}"
                lines.append(f'println!("{name}.{member["name"]} {{}} {{}}", {place} as usize - value.as_ptr() as usize, width({place}));')
        lines += [f'println!("{constant["name"]} {{}}", {constant["name"]} as i64 as u32);' for constant in self.abi["constants"]]
        return (f'#[allow(dead_code)]\n#[path = "{os.path.join(ROOT, RUST)}"]\nmod layout;\nuse layout::*;\nuse std::mem::{{align_of, size_of, MaybeUninit}};\n'
                "use std::ptr::addr_of;\nfn width<T>(_: *const T) -> usize {\n    size_of::<T>()\n}\nfn main() {\n"
                + "\n".join(lines) + '\nfor (code, name, text) in STATUSES {\n    println!("{} {} {}", code, name, text);\n}\n}\n')

    def test_rust(self):
        program = os.path.join(self.folder, "check")
        self.run_tool("rustc", "--edition", "2018", "-o", program, self.write("check.rs", self.rust_program()))
        self.compare(self.run_tool(program), expected(self.abi))

    def test_rust_refuses_a_wrong_layout_when_it_compiles(self):
        """The assertions in layout.rs are no decoration: one swapped pair of members, or one wider member, does not compile."""
        right = read(RUST)
        swapped = right.replace("    pub rows: u32,", "    pub row_s: u32,", 1).replace("    pub slots: u32,\n    /// with TW_MORE", "    pub rows: u32,\n    /// with TW_MORE", 1)
        swapped = swapped.replace("    pub row_s: u32,", "    pub slots: u32,", 1)
        wider = right.replace("    pub minutes: u8,", "    pub minutes: u16,", 1)
        for name, text in (("swapped", swapped), ("wider", wider)):
            self.assertNotEqual(text, right)
            if not shutil.which("rustc"):
                self.skipTest("rustc is not installed")
            result = subprocess.run(["rustc", "--edition", "2018", "--crate-type", "lib", "--emit", "metadata", "--out-dir", self.folder,
                                     self.write(f"{name}.rs", text)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
            self.assertNotEqual(result.returncode, 0, name)
            self.assertIn("check!", result.stdout, name)

    def test_java(self):
        lines = []
        for struct in self.abi["structs"]:
            name = java.camel(struct["name"])
            lines.append(f'out.println("{struct["name"]} " + Layout.{name}.SIZE_OF + " " + Layout.{name}.ALIGN_OF);')
            lines += [f'out.println("{struct["name"]}.{member["name"]} " + Layout.{name}.{member["name"].upper()});' for member in struct["members"]]
        lines += [f'out.println("{constant["name"]} " + Integer.toUnsignedString(Layout.{constant["name"]}));' for constant in self.abi["constants"]]
        lines.append('for (int status : Layout.statuses()) out.println(status + " " + Layout.statusName(status) + " " + Layout.statusText(status));')
        source = ("package io.tagwire;\n\npublic final class Check {\n    public static void main(String[] words) {\n        java.io.PrintStream out = System.out;\n"
                  + "\n".join(lines) + "\n    }\n}\n")
        self.run_tool("javac", "--release", "17", "-Xlint:all", "-Werror", "-d", self.folder, os.path.join(ROOT, JAVA), self.write("Check.java", source))
        # Java has no structs: the width of a member is not in its file
        wanted = [line.rsplit(" ", 1)[0] if line.startswith("tw_") and "." in line.split()[0] else line for line in expected(self.abi)]
        self.compare(self.run_tool("java", "-cp", self.folder, "io.tagwire.Check"), wanted)

    def test_csharp(self):
        if not shutil.which("dotnet"):
            self.skipTest("dotnet is not installed")
        lines = []
        for struct in self.abi["structs"]:
            kind = "Tw" + java.camel(struct["name"])
            lines.append(f'unsafe {{ {kind} s; Console.WriteLine("{struct["name"]} " + sizeof({kind}) + " {struct["align"]}");')
            for member in struct["members"]:
                name, count = "".join(word.capitalize() for word in member["name"].split("_")), member["count"] or 1
                place = f"s.{name}" if member["count"] else f"&s.{name}"
                lines.append(f'Console.WriteLine("{struct["name"]}.{member["name"]} " + ((byte*)({place}) - (byte*)&s) + " " + sizeof({csharp.kind(member)}) * {count});')
            lines.append("}")
        lines += [f'Console.WriteLine("{constant["name"]} " + unchecked((uint)Layout.{constant["name"]}));' for constant in self.abi["constants"]]
        lines.append('foreach (int status in Layout.Statuses) Console.WriteLine(status + " " + Layout.StatusName(status) + " " + Layout.StatusText(status));')
        self.write("Check.cs", "using System;\n\nnamespace Tagwire;\n\ninternal static class Check\n{\n    private static void Main()\n    {\n"
                   + "\n".join(lines) + "\n    }\n}\n")
        version = ".".join(self.run_tool("dotnet", "--version").strip().split(".")[:2])
        self.write("check.csproj", PROJECT.replace("{version}", version))
        shutil.copy(os.path.join(ROOT, CSHARP), self.folder)
        self.run_tool("dotnet", "build", "-c", "Release", "-o", "out", "--nologo", "-v", "quiet", "-p:UseSharedCompilation=false", "-nodeReuse:false")
        self.compare(self.run_tool("dotnet", "out/check.dll"), expected(self.abi))


if __name__ == "__main__":
    unittest.main()
