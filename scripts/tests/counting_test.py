import importlib.util
import os
import tempfile
import unittest

# "test" is also a module of the standard library
_spec = importlib.util.spec_from_file_location("stages", os.path.join(os.path.dirname(__file__), "..", "test.py"))
stages = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(stages)


class Tap(unittest.TestCase):
    def count(self, text, succeeded=True):
        counts = stages.tap(text, "here", succeeded)
        return counts.passed, len(counts.failed), len(counts.skipped)

    def test_cases_are_counted_one_by_one(self):
        self.assertEqual(self.count("1..3\nok 1 - a\nok 2 - b\nok 3 - c\n# ok - group\n"), (3, 0, 0))

    def test_a_case_that_fails(self):
        self.assertEqual(self.count("1..2\nok 1 - a\nnot ok 2 - b\n# why\n", False), (1, 1, 0))

    def test_cases_lost_in_a_crash_have_failed(self):
        self.assertEqual(self.count("1..4\nok 1 - a\nSegmentation fault\n", False), (1, 3, 0))
        self.assertEqual(self.count("", False), (0, 1, 0))

    def test_a_crash_after_the_last_case_is_a_failure(self):
        self.assertEqual(self.count("1..1\nok 1 - a\n", False), (1, 1, 0))

    def test_a_failed_case_does_not_hide_lost_ones(self):
        self.assertEqual(self.count("1..4\nok 1 - a\nnot ok 2 - b\n", False), (1, 3, 0))

    def test_cases_lost_without_a_crash_have_failed(self):
        self.assertEqual(self.count("1..2\nok 1 - a\n"), (1, 1, 0))

    def test_skips_give_their_reason(self):
        counts = stages.tap("ok 1 - fast path # SKIP no such processor\n1..1\n", "here", True)
        self.assertEqual(counts.skipped, ["here: fast path: no such processor"])
        self.assertEqual(self.count("ok 1 # SKIP\n"), (0, 0, 1))
        self.assertEqual(self.count("not ok 5 # SKIP as_cmocka_says_it\n"), (0, 0, 1))

    def test_a_program_without_tap_is_one_test(self):
        self.assertEqual(self.count("all is well\n"), (1, 0, 0))

    def test_prose_is_not_a_result(self):
        self.assertEqual(self.count("okay then\nnot okay\n1..1\nok 1 - a\n"), (1, 0, 0))


class Trx(unittest.TestCase):
    """Reports of dotnet test."""

    REPORT = '<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results>{}</Results></TestRun>'

    def count(self, *outcomes, succeeded=True):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "tests.trx")
            if outcomes != ("no report",):
                with open(path, "w", encoding="ascii") as file:
                    file.write(self.REPORT.format("".join(f'<UnitTestResult testName="t" outcome="{outcome}" />' for outcome in outcomes)))
            counts = stages.trx("here", path, succeeded)
        return counts.passed, len(counts.failed), len(counts.skipped)

    def test_results_are_counted_one_by_one(self):
        self.assertEqual(self.count("Passed", "Passed", "NotExecuted"), (2, 0, 1))
        self.assertEqual(self.count("Passed", "Failed", succeeded=False), (1, 1, 0))

    def test_a_run_without_results_or_with_a_crash_has_failed(self):
        self.assertEqual(self.count(), (0, 1, 0))
        self.assertEqual(self.count("no report"), (0, 1, 0))
        self.assertEqual(self.count("Passed", succeeded=False), (1, 1, 0))


if __name__ == "__main__":
    unittest.main()
