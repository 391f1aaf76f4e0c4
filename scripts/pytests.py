#!/usr/bin/env python3
"""
pytests.py [--only PATTERN | --without PATTERN] FOLDER...: runs the unittest files (test*.py and *_test.py) of these folders, those whose name is like
PATTERN or those whose name is not, and prints TAP.
"""
import argparse
import fnmatch
import os
import sys
import unittest


class Tap(unittest.TestResult):
    def line(self, word, test, rest=""):
        print(f"{word} {self.testsRun} - {test.id()}{rest}", flush=True)

    def addSuccess(self, test):
        self.line("ok", test)

    def addSkip(self, test, reason):
        self.line("ok", test, f" # SKIP {reason}")

    def addExpectedFailure(self, test, err):
        self.line("ok", test)

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self.line("not ok", test, " (expected to fail)")

    def report(self, test, err):
        self.line("not ok", test)
        for line in self._exc_info_to_string(err, test).splitlines():
            print("#", line)

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self.report(test, err)

    def addError(self, test, err):
        super().addError(test, err)
        self.report(test, err)

    def addSubTest(self, test, subtest, err):
        super().addSubTest(test, subtest, err)
        if err:
            self.report(subtest, err)


def main(words):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="*", metavar="PATTERN")
    parser.add_argument("--without", default="", metavar="PATTERN")
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    options = parser.parse_args(words)
    sys.dont_write_bytecode = True
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    sys.path[:0] = [root, os.path.join(root, "bench"), os.path.join(root, "scripts")]
    result = Tap()
    for folder in options.folders:
        for name in sorted(os.listdir(folder)):
            if (fnmatch.fnmatch(name, "test*.py") or name.endswith("_test.py")) and fnmatch.fnmatch(name, options.only) and not fnmatch.fnmatch(name, options.without):
                unittest.TestLoader().discover(folder, pattern=name).run(result)
    print(f"1..{result.testsRun}")
    return 0 if result.wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
