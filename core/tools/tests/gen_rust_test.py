"""What tagwire gen --lang rust makes, compiled and run over the crate tagwire. Once is enough: with the release build."""
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
RUST = os.environ.get("TAGWIRE_RUST") or os.path.join(ROOT, "rust")
sys.path.insert(0, os.path.join(HERE, "rows"))
import rust_program  # noqa: E402  pylint: disable=wrong-import-position


def load_tests(_loader, tests, _pattern):
    return tests if "/build/release/" in os.path.abspath(COMMAND) else unittest.TestSuite()  # what is made is the same with sanitizers


def reason():
    if not os.path.isfile(os.path.join(RUST, "cargo.sh")):
        return "the crate tagwire is not in this tree"
    return None if shutil.which("cargo") else "cargo is not installed"


@unittest.skipIf(reason(), reason())
class Rust(Case):
    def cargo(self, command):
        result = subprocess.run([os.path.join(RUST, "cargo.sh"), command, "-q"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, timeout=500,
                                env={**os.environ, "TAGWIRE_CARGO_IN": self.folder})
        text = result.stdout.decode(errors="replace")
        self.assertEqual(result.returncode, 0, text[-4000:])
        return text

    def test_the_examples_read_and_write_every_entry(self):
        rust_program.make(self.folder, os.path.join(RUST, "tagwire"))
        text = self.cargo("run")
        self.assertNotRegex(text, r"(?m)^not ok")
        count = int(re.search(r"^1\.\.(\d+)$", text, re.MULTILINE).group(1))
        self.assertGreaterEqual(count, 41)
        self.assertEqual(len(re.findall(r"(?m)^ok \d+", text)), count)

    def test_any_name_is_legal(self):
        odd, modules = self.write(gen_test.Names.DICTIONARY, name="odd.dict"), []
        os.makedirs(self.path("src"))
        for kind, text in gen_test.Names.texts():
            for number, extra in enumerate(([], ["--dict", odd], ["--dict", odd, "--prefix", "my_Own"], ["--version", "FIX.5.0SP2", "--prefix", "Fifty"])):
                out, errors = self.run_command("gen", "--lang", "rust", "--kind", kind, *extra, "@" + self.write(text, name="odd.plan"))
                self.assertEqual(errors, "")
                self.assertTrue(out.isascii())
                modules.append(f"{kind}{number}")
                self.write(out, name=f"src/{modules[-1]}.rs")
        self.write(rust_program.MANIFEST.format(crate=os.path.join(RUST, "tagwire")), name="Cargo.toml")
        self.write("#![deny(warnings)]\n", *(f"mod {name};\n" for name in modules), "fn main() {}\n", name="src/main.rs")
        self.cargo("check")
