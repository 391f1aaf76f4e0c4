"""tagwire settings: the reference in docs/settings.md, what check prints, exit codes."""
import os
import re
import subprocess
import unittest

from logs import COMMAND, Case

DOCS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../docs")
PAGE = os.path.join(DOCS, "settings.md")
MARK = "<!-- From here on: tagwire settings reference."
REST = "ConnectionType=initiator\nBeginString=FIX.4.4\nSenderCompID=ME\nTargetCompID=YOU\nHeartBtInt=30\nSocketConnectHost=h\nSocketConnectPort=1\n"
ALWAYS = "[SESSION]\nNonStopSession=Y\n" + REST


def shown(command):
    path = os.path.dirname(os.path.abspath(COMMAND)) + ":" + os.environ["PATH"]
    return subprocess.run(command, shell=True, cwd=DOCS, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, timeout=60,
                          env={**os.environ, "PATH": path}).stdout.decode()


def page():
    """The page as it should be."""
    with open(PAGE, encoding="utf-8") as file:
        text = file.read()
    prose, _, rest = text.partition(MARK)
    prose = re.sub(r"^(```console\n\$ ([^\n]*)\n).*?^```", lambda match: match.group(1) + shown(match.group(2)) + "```", prose, flags=re.MULTILINE | re.DOTALL)
    return text, prose + MARK + rest.splitlines()[0] + "\n\n" + shown("tagwire settings reference")


class Page(unittest.TestCase):
    def test_the_page_is_what_the_command_prints(self):
        there, wanted = page()
        self.assertGreater(len(wanted.splitlines()), 200)
        self.assertEqual(there, wanted, "TAGWIRE_WRITE=1 python3 core/tools/tests/settings_test.py writes it")


QUICKFIX = "/usr/include/quickfix"


class QuickFix(Case):
    @unittest.skipUnless(os.path.isdir(QUICKFIX), "libquickfix-dev is not installed")
    def test_every_name_of_quickfix_is_known(self):
        names = set()
        for file_name in sorted(os.listdir(QUICKFIX)):
            if file_name.endswith(".h"):
                with open(os.path.join(QUICKFIX, file_name), encoding="latin-1") as file:
                    names.update(re.findall(r'^const char [A-Z0-9_]+\[\] *= *"([A-Za-z0-9]+)";', file.read(), re.MULTILINE))
        self.assertGreater(len(names), 100)
        out, _ = self.run_command("settings", "check", self.write(ALWAYS, *(f"{name}=?\n" for name in sorted(names))), code=1)
        self.assertEqual(re.findall(r"(\w+) is no setting", out), [])


class Settings(Case):
    def check(self, text, *arguments, code=0):
        out, errors = self.run_command("settings", "check", *arguments, self.write(text, name="desk.cfg"), code=code)
        self.assertEqual(errors, "")
        return out.replace(self.folder + "/", "")

    def test_a_good_file(self):
        out = self.check(ALWAYS + "Password=secret\n", "--at", "2026-06-01T12:00")
        self.assertTrue(out.startswith("FIX.4.4 ME -> YOU, initiator\n"), out)
        self.assertRegex(out, r"(?m)^  HeartBtInt +30  line 7$")
        self.assertRegex(out, r"(?m)^  Password +\*\*\*  line 10$")
        self.assertNotIn("secret", out)
        self.assertTrue(out.endswith("  up at 2026-06-01 12:00:00 UTC, without stop\n"), out)
        self.assertNotIn("by default", out)

    def test_defaults_are_shown_too(self):
        self.assertRegex(self.check(ALWAYS, "--all"), r"(?m)^  LogonTimeout +10  by default$")

    def test_windows(self):
        text = "[SESSION]\nStartTime=08:00:00\nEndTime=17:00:00\nTimeZone=Europe/London\n" + REST
        self.assertIn("  up at 2026-06-01 12:00:00 UTC, from 2026-06-01 07:00:00 to 2026-06-01 16:00:00\n", self.check(text, "--at", "20260601-12:00"))
        self.assertIn("  down at 2026-06-01 16:00:00 UTC, next from 2026-06-02 07:00:00 to 2026-06-02 16:00:00\n",
                      self.check(text, "--at", "20260601-16:00"))
        self.assertRegex(self.check(text), r"(?m)^  (up|down) at ")

    def test_errors_and_warnings(self):
        out = self.check(ALWAYS + "HttpAcceptPort=1\n")
        self.assertTrue(out.startswith("desk.cfg:10:1: warning: HttpAcceptPort is known and has no effect"), out)
        self.assertIn("FIX.4.4 ME -> YOU", out)
        out = self.check(ALWAYS + "ResetOnLogon=x\nHeartBtIn=3\n", code=1)
        self.assertEqual(out, "desk.cfg:10:14: error: ResetOnLogon=x: expected Y or N\ndesk.cfg:11:1: error: HeartBtIn is no setting: is it HeartBtInt?\n")
        self.assertEqual(self.check("", code=1), "desk.cfg: error: there is no [SESSION]\n")

    def test_a_zone_that_is_not_there(self):
        out = self.check("[SESSION]\nStartTime=08:00:00\nEndTime=17:00:00\nTimeZone=Europe/Londn\n" + REST, code=1)
        self.assertIn("desk.cfg:4: error: Europe/Londn: no time zone of this name", out)
        text = "[SESSION]\nStartTime=08:00:00\nEndTime=17:00:00\nTimeZone=Europe/London\n" + REST
        self.assertIn("desk.cfg:4: error: Europe/London: no time zone of this name", self.check(text, "--zoneinfo", self.folder, code=1))

    def test_bytes_of_a_file_do_not_reach_the_terminal(self):
        out = self.check(b"[SESSION]\nSender\x1b[31m=1\n\x9b=2\n", code=1)
        self.assertNotIn("\x1b", out)

    def test_wrong_use(self):
        for arguments in ([], ["check"], ["reference", "x"], ["mend", "x"], ["check", "--at", "12:00", "x"], ["check", "--at", "x", "x"]):
            _, errors = self.run_command("settings", *arguments, code=2)
            self.assertIn("'tagwire settings --help'", errors)
        _, errors = self.run_command("settings", "check", self.path("nothing"), code=2)
        self.assertIn("cannot be read", errors)
        _, errors = self.run_command("settings", "check", self.write("#" * (1 << 20) + "\n", name="large"), code=2)
        self.assertIn("more than 1 MiB", errors)

    def test_several_files(self):
        bad, good = self.write("", name="bad"), self.write(ALWAYS, name="good")
        out, _ = self.run_command("settings", "check", bad, good, code=1)
        self.assertIn("FIX.4.4 ME -> YOU", out)


if __name__ == "__main__":
    if os.environ.get("TAGWIRE_WRITE"):
        new = page()[1]
        with open(PAGE, "w", encoding="utf-8") as output:
            output.write(new)
    unittest.main()
