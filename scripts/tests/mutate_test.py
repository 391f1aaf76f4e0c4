import os
import re
import tempfile
import time
import unittest

import mutate

SOURCE = """/* SPDX */
#define LIMIT 7 /* a == b */
_Static_assert(sizeof(int) == 4, "1 < 2");
static int f(const char *p, unsigned n)
{
    const char *text = "a && b";
    unsigned i = 0x10u; // i++;
    i++;
    *out = i;
    if (!p || n >= 3)
        return -1;
    if (p)
        call(p, n);
    return n + (i << 2) == 5;
}
"""


class Generate(unittest.TestCase):
    def setUp(self):
        self.mutants = mutate.generate("core/src/x/x.c", SOURCE)

    def whats(self, number):
        return [mutant.what for mutant in self.mutants if mutant.number == number]

    def test_comments_strings_preprocessor_and_assertions_are_left_alone(self):
        for number in (1, 2, 3, 4, 6):
            self.assertEqual(self.whats(number), [])

    def test_constants_go_up_and_down(self):
        self.assertEqual(self.whats(7), ["0x10u -> 0x11u", "0x10u -> 0xfu"])

    def test_statements_are_deleted_and_declarations_kept(self):
        self.assertEqual(self.whats(8), ["delete i++;", "++ -> --"])
        self.assertEqual(self.whats(9), ["delete *out = i;"])
        self.assertEqual(self.whats(13), ["delete call(p, n);"])

    def test_conditions_are_turned(self):
        self.assertEqual(self.whats(10), ["remove !", "|| -> &&", ">= -> >", "3 -> 2", "3 -> 4"])
        self.assertEqual(self.whats(12), ["negate the condition"])

    def test_a_minus_sign_is_not_a_subtraction(self):
        self.assertEqual(self.whats(11), ["return 0", "1 -> 0", "1 -> 2"])

    def test_returns(self):
        self.assertEqual(self.whats(14)[0], "return 0")
        self.assertIn("+ -> -", self.whats(14))
        self.assertIn("== -> !=", self.whats(14))

    def test_a_mutant_is_the_source_but_for_its_place(self):
        for mutant in self.mutants:
            changed = SOURCE[: mutant.begin] + mutant.new + SOURCE[mutant.end :]
            self.assertNotEqual(changed, SOURCE)
            self.assertEqual(changed.count("\n"), SOURCE.count("\n"))
            self.assertEqual(SOURCE.splitlines()[mutant.number - 1].strip(), mutant.before)

    def test_a_branch_hint_changes_nothing(self):
        mutants = mutate.generate("f.c", "int x = __builtin_expect(a == 2, 1);\n")
        self.assertEqual([mutant.what for mutant in mutants], ["== -> !=", "2 -> 1", "2 -> 3"])

    def test_equal_changes_of_one_line_have_keys_of_their_own(self):
        mutants = mutate.generate("f.c", "int x = a == b && c == d;\n")
        self.assertEqual(len({mutant.key() for mutant in mutants}), len(mutants))


class Modules(unittest.TestCase):
    def test_sources_and_headers(self):
        self.assertEqual(mutate.module_of("core/src/frame/frame.c"), "frame")
        self.assertEqual(mutate.module_of("core/include/tagwire/index.h"), "index")
        self.assertEqual(mutate.module_of("core/include/tagwire/inline/build.h"), "build")
        self.assertEqual(mutate.module_of("core/include/tagwire/status.h"), "base")

    def test_sources_are_those_of_the_library(self):
        files = [os.path.relpath(file, mutate.ROOT) for file in mutate.sources_of("index")]
        self.assertIn("core/src/index/index.c", files)
        self.assertIn("core/include/tagwire/index.h", files)
        self.assertEqual([file for file in files if file.endswith("_test.c")], [])

    def test_who_depends_on_whom(self):
        self.assertIn("index", mutate.dependents("frame"))
        self.assertNotIn("frame", mutate.dependents("index"))


class Copies(unittest.TestCase):
    def test_cmake_asks_for_no_folder_that_a_copy_lacks(self):
        with open(os.path.join(mutate.ROOT, "CMakeLists.txt"), encoding="utf-8") as file:
            text = file.read()
        folders = re.findall(r"^ *add_subdirectory\((\S+)\)", text, re.M)
        self.assertIn("core", folders)
        self.assertEqual([folder for folder in folders if folder not in mutate.COPIED and f"/{folder}/CMakeLists.txt)" not in text], [])


class Kernels(unittest.TestCase):
    def test_each_file_is_there_and_each_kernel_in_its_list(self):
        folder = os.path.join(mutate.ROOT, "core", "src", "scan")
        sources = ""
        for name in os.listdir(folder):
            if name.startswith("scan_"):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    sources += file.read()
        for name, kernels in [*mutate.KERNELS.items(), (None, mutate.KERNELS_OF_ALL)]:
            self.assertTrue(name is None or os.path.exists(os.path.join(folder, name)), name)
            for kernel in kernels.split(","):
                self.assertIn(f'{{"{kernel}", ', sources)


class OneObject(unittest.TestCase):
    ARCHIVES = {"core/libtagwire.a": {"ar", "a.o", "b.o"}}
    LINK = ": && cc -Wl,--build-id=none x_test.o other.o -o core/x_test core/libtagwire.a -lcmocka core/libtagwire.a && :"

    def relink(self, item):
        return mutate.relink("core/x_test", self.LINK, item, self.ARCHIVES)

    def test_an_object_of_the_test_itself_is_replaced(self):
        self.assertEqual(self.relink("other.o"),
                         ": && cc -Wl,--build-id=none x_test.o mutant.o -o mutant core/libtagwire.a -lcmocka core/libtagwire.a && :")

    def test_an_object_of_a_library_comes_before_it(self):
        self.assertEqual(self.relink("b.o"),
                         ": && cc -Wl,--build-id=none x_test.o other.o -o mutant mutant.o core/libtagwire.a -lcmocka core/libtagwire.a && :")

    def test_an_object_that_the_test_does_not_hold(self):
        self.assertIsNone(self.relink("c.o"))
        self.assertIsNone(mutate.relink("core/y_test", self.LINK, "a.o", self.ARCHIVES))

    def test_places_inside_functions(self):
        source = "enum {\n    A = 1,\n};\nstatic int f(void)\n{\n    return 2;\n}\n\nstatic const int b = 3;\n"
        self.assertEqual([mutate.inside_function(source, source.index(digit)) for digit in "123"], [False, True, False])

    def test_survivors_are_a_list_without_reasons(self):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write("core/x.c :: a  = 1; :: 1 -> 2 :: \n")
            file.flush()
            self.assertEqual(list(mutate.explained(file.name, unexplained=True)), [("core/x.c", "a = 1;", "1 -> 2")])
            with self.assertRaises(SystemExit):
                mutate.explained(file.name)


class Renew(unittest.TestCase):
    def write(self, *path, text):
        path = os.path.join(self.folder, *path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def test_a_copy_has_what_the_original_has_and_what_is_right_keeps_its_time(self):
        with tempfile.TemporaryDirectory() as self.folder:
            origin, place = os.path.join(self.folder, "a"), os.path.join(self.folder, "b")
            self.write("a", "core", "same.c", text="1")
            old = self.write("a", "core", "sub", "other.c", text="2")
            os.utime(old, (1000, 1000))
            self.write("a", "unnamed.c", text="3")
            kept = self.write("b", "core", "same.c", text="1")
            os.utime(kept, (5000, 5000))
            mutated = self.write("b", "core", "sub", "other.c", text="mutant")
            self.write("b", "core", "gone.c", text="4")
            self.write("b", "gone", "too.c", text="5")
            mutate.renew(origin, place, ("core",))
            self.assertEqual(os.listdir(place), ["core"])
            self.assertEqual(sorted(os.listdir(os.path.join(place, "core"))), ["same.c", "sub"])
            self.assertEqual(os.path.getmtime(kept), 5000)
            with open(mutated, encoding="utf-8") as file:
                self.assertEqual(file.read(), "2")
            self.assertGreater(os.path.getmtime(mutated), 5000)


class Run(unittest.TestCase):
    def run_shell(self, script, seconds=5):
        begin = time.monotonic()
        return mutate.run(["sh", "-c", script], "/", seconds), time.monotonic() - begin

    def test_exit_codes(self):
        self.assertIs(self.run_shell("exit 0")[0], True)
        self.assertIs(self.run_shell("exit 3")[0], False)
        self.assertIs(self.run_shell("kill -SEGV $$")[0], False)

    def test_the_first_failure_ends_it(self):
        verdict, seconds = self.run_shell("echo '[  FAILED  ] a' >&2; sleep 4")
        self.assertIs(verdict, False)
        self.assertLess(seconds, 3)

    def test_too_long(self):
        self.assertIsNone(self.run_shell("sleep 4", 0.3)[0])
        self.assertIsNone(self.run_shell("exec 2>&-; sleep 4", 0.3)[0])


if __name__ == "__main__":
    unittest.main()
