"""The binding that docs/bindings.md goes through is run on the library of this tree."""
import os
import subprocess
import sys
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LIBRARY = os.path.join(ROOT, "build", "release", "core", "libtagwire.so")


class Bind(unittest.TestCase):
    def test_reads_two_messages(self):
        if not os.path.exists(LIBRARY):
            self.skipTest("no release build: ./dev build")
        done = subprocess.run([sys.executable, os.path.join(ROOT, "examples", "bind.py"), LIBRARY], stdout=subprocess.PIPE, text=True, check=True)
        self.assertEqual(done.stdout.splitlines(), [
            "message 0: 57 bytes, status 0, tag 0",
            "    (12609, 'A1', 0, 1)", "    (19239590263280961, 'AUD/NZD', 0, 1)", "    (7, '7', 0, 1)", "    (108000, '1.08', 2, 1)",
            "message 1: 45 bytes, status -302, tag 38",
            "    (12865, 'A2', 0, 1)", "    (5395781, 'EUR', 0, 1)", "    (0, 'x', 0, 17)", "    absent"])


if __name__ == "__main__":
    unittest.main()
