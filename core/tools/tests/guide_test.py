"""docs/cli.md shows what the commands print."""
import os
import re
import subprocess
import unittest

from logs import COMMAND

DOCS = os.path.join(os.path.dirname(__file__), "../../../docs")


class Guide(unittest.TestCase):
    def test_each_block_is_real_output(self):
        with open(os.path.join(DOCS, "cli.md"), encoding="utf-8") as file:
            blocks = re.findall(r"^```console\n\$ ([^\n]*)\n(.*?)^```", file.read(), re.MULTILINE | re.DOTALL)
        self.assertGreater(len(blocks), 10)
        path = os.path.dirname(os.path.abspath(COMMAND)) + ":" + os.environ["PATH"]
        for command, shown in blocks:
            result = subprocess.run(command, shell=True, cwd=DOCS, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, timeout=60,
                                    env={**os.environ, "PATH": path})
            with self.subTest(command):
                self.assertEqual(result.stdout.decode(), shown)
