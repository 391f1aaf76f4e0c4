"""docs/dotnet.md: its code is that of the sample, its output what the sample prints. `docs_test.py --fix` writes both into the page anew."""
import os
import re
import shutil
import subprocess
import sys
import unittest

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
PAGE = os.path.join(ROOT, "docs/dotnet.md")
PROGRAM = os.path.join(ROOT, "dotnet/samples/FiveMinutes/Program.cs")
ROWS = os.path.join(ROOT, "dotnet/samples/FiveMinutes/Rows.cs")
PLAN = "8{ClOrdID:text! OrdStatus:char! Side:char Price:dec5 LastQty:int NoPartyIDs{PartyID:text PartyRole:int}}"


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def parts():
    """The parts of the program by name, without their indentation."""
    found = {}
    for name, text in re.findall(r"    // part: (\w+)\n(.*?)    // end\n", read(PROGRAM), re.DOTALL):
        found[name] = "".join(line[4:] if line.startswith("    ") else line for line in text.splitlines(True))
    return found


def run(name, text=None):
    words = [os.path.join(ROOT, "dotnet/dotnet.sh"), "run", "--project", f"dotnet/samples/{name}", "-c", "Release", "-v", "q"]
    result = subprocess.run(words, input=text, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, timeout=300)
    if result.returncode:
        raise AssertionError(result.stdout.decode(errors="replace")[-3000:])
    return result.stdout.decode()


def page():
    """The page as it is to be: its blocks filled, each output with as many lines as it says, in turn."""
    code, lines = parts(), run("FiveMinutes").splitlines(True)

    def output(match):
        count = int(match.group(1))
        taken, lines[:count] = lines[:count], []
        return f"```text output: {count}\n{''.join(taken)}```"

    text = re.sub(r"```csharp part: (\w+)\n.*?```", lambda match: f"```csharp part: {match.group(1)}\n{code[match.group(1)]}```", read(PAGE), flags=re.DOTALL)
    text = re.sub(r"```text output: (\d+)\n.*?```", output, text, flags=re.DOTALL)
    if lines:
        raise AssertionError(f"the program prints more than the page shows: {lines}")
    return text


@unittest.skipUnless(shutil.which("dotnet"), "dotnet is not installed")
class Page(unittest.TestCase):
    maxDiff = None

    def test_the_page_shows_the_program_and_what_it_prints(self):
        self.assertEqual(read(PAGE), page())

    def test_the_readme_of_the_package_shows_parts_of_it(self):
        blocks = re.findall(r"```csharp\n(.*?)```", read(os.path.join(ROOT, "dotnet/src/Tagwire/README.md")), re.DOTALL)
        self.assertGreater(len(blocks), 1)
        for block in blocks:
            self.assertIn(block, parts().values())

    def test_the_rows_are_what_is_made_now(self):
        command = os.path.join(ROOT, "build/release/core/tools/tagwire")
        if not os.path.exists(command):
            self.skipTest("the command is not built")
        result = subprocess.run([command, "gen", "--lang", "csharp", "--version", "FIX.4.4", PLAN], stdout=subprocess.PIPE, check=True)
        self.assertEqual(result.stdout.decode(), read(ROWS))

    def test_the_pipe_reader_counts_messages(self):
        folder = os.path.join(ROOT, "bench/contract")
        wire = b"".join(open(os.path.join(folder, name), "rb").read() for name in sorted(os.listdir(folder)) if name.endswith(".fix"))
        lines = run("PipeReader", wire + b"rubbish").splitlines()
        self.assertIn("       1  NewOrderSingle", lines)
        self.assertEqual(lines[-1], "       7  bytes that are no message")


if __name__ == "__main__":
    if sys.argv[1:] == ["--fix"]:
        made = page()
        with open(PAGE, "w", encoding="utf-8") as out:
            out.write(made)
    else:
        unittest.main()
