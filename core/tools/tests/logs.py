"""What the tests of the tagwire command share: messages, files, running it."""
import os
import subprocess
import tempfile
import unittest

COMMAND = os.environ.get("TAGWIRE_COMMAND") or os.path.join(os.path.dirname(__file__), "../../../build/release/core/tools/tagwire")
DELIMITERS = ["\x01", "|", "^A", ";", " | ", "<SOH>", "[SOH]", "\\x01", "\\u0001", "\\001", "\u2401"]

ORDER = ("35=D|49=CLIENT|56=BROKER|34=2|52=20260703-09:00:00.500|11=ORD1|21=1|55=EUR/USD|54=1|38=100000|40=2|44=1.08245|59=0|"
         "60=20260703-09:00:00.500|")
REPORT = ("35=8|49=BROKER|56=CLIENT|34=2|52=20260703-09:00:00.512|37=X1|11=ORD1|17=E1|150=0|39=0|55=EUR/USD|54=1|38=100000|"
          "151=100000|14=0|6=0|")
LOGON = "35=A|49=CLIENT|56=BROKER|34=1|52=20260703-09:00:00|98=0|108=30|553=me|554=secret|"
HEARTBEAT = "35=0|49=CLIENT|56=BROKER|34=3|52=20260703-09:00:30|"
SNAPSHOT = ("35=W|49=BROKER|56=CLIENT|34=9|52=20260703-09:00:01|262=R|55=EUR/USD|268=2|269=0|270=1.1|271=5|269=1|270=1.2|271=6|")


def message(body, version="FIX.4.4", delimiter="\x01"):
    """A whole message, as bytes; body with | for SOH, text or Latin-1 bytes."""
    raw = (body if isinstance(body, bytes) else body.encode()).replace(b"|", b"\x01")
    raw = b"8=%s\x019=%d\x01%s" % (version.encode(), len(raw), raw)
    raw += b"10=%03d\x01" % (sum(raw) % 256)
    return raw.replace(b"\x01", delimiter.encode())


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, *pieces, name="test.log"):
        with open(self.path(name), "wb") as file:
            file.write(b"".join(piece if isinstance(piece, bytes) else piece.encode() for piece in pieces))
        return self.path(name)

    def run_command(self, *arguments, stdin=b"", code=0, env=None):
        """Runs tagwire; gives stdout and stderr as text."""
        result = subprocess.run([COMMAND, *arguments], input=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False, timeout=60,
                                env={**os.environ, **(env or {})})
        out, errors = result.stdout.decode(errors="surrogateescape"), result.stderr.decode(errors="surrogateescape")
        if code is not None:
            self.assertEqual(result.returncode, code, f"{arguments}\n{out[-2000:]}\n{errors[-2000:]}")
        return out, errors
