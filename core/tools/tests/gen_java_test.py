"""What tagwire gen --lang java makes, compiled and run over the library. Once is enough: with the release build."""
import glob
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
LIBRARY = os.path.join(ROOT, "java/src/main/java/io/tagwire")
NATIVE = os.path.join(os.path.dirname(os.path.abspath(COMMAND)), "../../jni/libtagwire_jni.so")
sys.path.insert(0, os.path.join(HERE, "rows"))
import java_program  # noqa: E402  pylint: disable=wrong-import-position


def load_tests(_loader, tests, _pattern):
    return tests if "/build/release/" in os.path.abspath(COMMAND) else unittest.TestSuite()  # what is made is the same with sanitizers


def reason():
    if not os.path.isdir(LIBRARY):
        return "the library for Java is not in this tree"
    return None if shutil.which("javac") else "javac is not installed"


@unittest.skipIf(reason(), reason())
class Java(Case):
    def javac(self, *files):
        """Everything that the compiler has to say is an error, about Javadoc too, but for comments that are not there."""
        result = subprocess.run(["javac", "--release", "17", "-Xlint:all", "-Xdoclint:all,-missing", "-Werror", "-J-XX:TieredStopAtLevel=1",
                                 "-d", self.path("classes"), *glob.glob(LIBRARY + "/*.java"), *files],
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, timeout=500)
        self.assertEqual(result.returncode, 0, result.stdout.decode(errors="replace")[-4000:])

    @unittest.skipUnless(os.path.isfile(NATIVE), "the JNI library is not built: ninja tagwire_jni")
    def test_the_examples_read_and_write_every_entry(self):
        java_program.make(self.folder)
        self.javac(self.path("RowsProgram.java"), *glob.glob(os.path.join(ROOT, "examples/rows/java/*.java")))
        text = subprocess.run(["java", "-XX:TieredStopAtLevel=1", "-Dtagwire.native.path=" + os.path.realpath(NATIVE), "-cp", self.path("classes"), "RowsProgram"],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, timeout=500).stdout.decode(errors="replace")
        count = re.search(r"^1\.\.(\d+)$", text, re.MULTILINE)
        self.assertTrue(count, text[-4000:])
        self.assertGreaterEqual(int(count.group(1)), 41)
        self.assertEqual(len(re.findall(r"(?m)^ok \d+", text)), int(count.group(1)))

    def test_any_name_is_legal(self):
        odd, files = self.write(gen_test.Names.DICTIONARY, name="odd.dict"), []
        for kind, text in gen_test.Names.texts():
            for number, extra in enumerate(([], ["--dict", odd], ["--dict", odd, "--prefix", "my_Own"], ["--version", "FIX.5.0SP2", "--prefix", "Fifty"])):
                out, errors = self.run_command("gen", "--lang", "java", "--kind", kind, "--package", f"odd.{kind}{number}", *extra,
                                               "@" + self.write(text, name="odd.plan"))
                self.assertEqual(errors, "")
                self.assertTrue(out.isascii())
                os.makedirs(self.path(f"{kind}{number}"))
                name = re.search(r"public final class (\w+)", out).group(1)
                files.append(self.write(out, name=f"{kind}{number}/{name}.java"))
        deep = "D{" + "".join(f"{tag}{{" for tag in range(1, 65)) + "100:int" + "}" * 65
        files.append(self.path("MsgDPlan.java"))
        self.run_command("gen", "--lang", "java", "-o", files[-1], deep)
        self.javac(*files)

    def test_a_package_is_one_that_can_be_had(self):
        for package in ("", ".", "a.", ".a", "a..b", "1a", "a-b", "a.class.b", "a.true", "_", "java", "java.util", "io.tagwire", "a\u00e4", "a" * 65):
            _, errors = self.run_command("gen", "--lang", "java", "--package", package, "D{11:text}", code=2)
            self.assertIn(f"--package {package}: names with points between them", errors)
        _, errors = self.run_command("gen", "--lang", "c", "--package", "a", "D{11:text}", code=2)
        self.assertIn("--package is for --lang java", errors)
        for package in ("a", "com.desk.fix44", "A._b", "io.tagwire.rows", "javax.desk", "classes.int1"):
            out, _ = self.run_command("gen", "--lang", "java", "--package", package, "D{11:text}")
            self.assertIn(f"\npackage {package};\n", out)
