"""What tagwire gen --lang csharp makes, compiled and run over the library. Once is enough: with the release build."""
import os
import re
import shutil
import subprocess
import sys
import unittest

import gen_test
from logs import COMMAND, Case

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(os.path.join(HERE, "../../.."))
DOTNET = os.path.join(ROOT, "dotnet")
sys.path.insert(0, os.path.join(HERE, "rows"))
import csharp_program  # noqa: E402  pylint: disable=wrong-import-position


def load_tests(_loader, tests, _pattern):
    return tests if "/build/release/" in os.path.abspath(COMMAND) else unittest.TestSuite()  # what is made is the same with sanitizers


def reason():
    if not os.path.isfile(os.path.join(DOTNET, "dotnet.sh")):
        return "the library for C# is not in this tree"
    return None if shutil.which("dotnet") else "dotnet is not installed"


@unittest.skipIf(reason(), reason())
class CSharp(Case):
    def dotnet(self, *words):
        result = subprocess.run([os.path.join(DOTNET, "dotnet.sh"), *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, timeout=500)
        text = result.stdout.decode(errors="replace")
        self.assertEqual(result.returncode, 0, text[-4000:])
        return text

    def build(self):
        self.dotnet("build", self.folder, "-c", "Release", "--nologo", "-v", "q", "-o", self.path("out"))

    def test_the_examples_read_and_write_every_entry(self):
        csharp_program.make(self.folder, DOTNET)
        self.build()
        text = self.dotnet(self.path("out/rows.dll"))
        self.assertNotRegex(text, r"(?m)^not ok")
        count = int(re.search(r"^1\.\.(\d+)$", text, re.MULTILINE).group(1))
        self.assertGreaterEqual(count, 41)
        self.assertEqual(len(re.findall(r"(?m)^ok \d+", text)), count)

    def test_any_name_is_legal(self):
        odd = self.write(gen_test.Names.DICTIONARY, name="odd.dict")
        for kind, text in gen_test.Names.texts():
            for number, extra in enumerate(([], ["--dict", odd], ["--dict", odd, "--prefix", "my_Own"], ["--version", "FIX.5.0SP2", "--prefix", "Fifty"])):
                out, errors = self.run_command("gen", "--lang", "csharp", "--kind", kind, *extra, "@" + self.write(text, name="odd.plan"))
                self.assertEqual(errors, "")
                self.assertTrue(out.isascii())
                # several files with the same class in one project: each in a namespace of its own
                self.write(out.replace("namespace Tagwire.Rows;", f"namespace Tagwire.Rows.{kind}{number};"), name=f"{kind}{number}.cs")
        csharp_program.project(self.folder, DOTNET, [])
        self.write("internal static class Program { private static void Main() { } }\n", name="Program.cs")
        self.build()
