"""tagwire serve and tagwire send, against each other over loopback."""
import os
import re
import signal
import subprocess
import tempfile
import unittest

COMMAND = os.environ["TAGWIRE_COMMAND"]
ORDERS = "35=D|11=A1|55=EUR/USD|54=1|38=7|44=1.5|40=2|554=secret\n\n# nothing\n35=F|11=A2|41=A1|55=EUR/USD|54=1|\n35=B|148=news|33=1|58=x|\n"


class Live(unittest.TestCase):
    def setUp(self):
        self.server = None

    def tearDown(self):
        if self.server:
            self.server.kill()
            self.server.communicate()

    def serve(self, *arguments):
        self.server = subprocess.Popen([COMMAND, "serve", *arguments, "0"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        line = self.server.stdout.readline()
        found = re.search(r"listens at (127\.0\.0\.1:\d+)$", line.strip())
        self.assertTrue(found, line)
        return found.group(1)

    def served(self):
        out, _ = self.server.communicate(timeout=30)
        self.assertEqual(self.server.returncode, 0, out)
        self.server = None
        return out

    def send(self, *arguments, text=ORDERS, code=0):
        done = subprocess.run([COMMAND, "send", *arguments], input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=60, check=False)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout, done.stderr

    def test_orders_are_acknowledged(self):
        out, errors = self.send("--count", "2", self.serve("--once"))
        self.assertEqual(errors, "")
        self.assertRegex(out, r"in 8=FIX\.4\.4\|.*\|35=8\|34=2\|.*\|11=A1\|17=1\|150=0\|39=0\|.*\|151=7\|14=0\|6=0\|")
        self.assertRegex(out, r"\|11=A2\|41=A1\|17=2\|150=4\|39=4\|")
        self.assertIn("-- 3 sent, 2 received, 0 rejected", out)
        served = self.served()
        self.assertIn("|35=B|", served)
        self.assertIn("|554=***|", served)
        self.assertIn("out 35=8|37=1|11=A1|", served)
        self.assertNotIn("secret", out + served)

    def test_every_version(self):
        for begin, parts in (("FIX.4.0", ("|20=0|39=2|", "|14=7|6=1.5|")), ("FIX.4.2", ("|20=0|150=2|39=2|", "|32=7|31=1.5|151=0|14=7|6=1.5|")),
                             ("FIX.4.4", ("|17=1|150=F|39=2|",)), ("FIXT.1.1", ("|17=1|150=F|39=2|",))):
            out, _ = self.send("--begin", begin, "--applver", "8", "--count", "2", self.serve("--once", "--answer", "fill"))
            for part in parts:
                self.assertIn(part, out)
            if begin == "FIX.4.0":
                self.assertNotIn("|150=", out)
            self.served()

    def test_echo(self):
        out, _ = self.send("--count", "3", self.serve("--once", "--answer", "echo"))
        self.assertRegex(out, r"\|35=B\|.*\|56=CLIENT\|148=news\|33=1\|58=x\|10=")
        self.served()

    def test_numbers_go_on_with_stores(self):
        with tempfile.TemporaryDirectory() as folder:
            for round_number in range(2):
                address = self.serve("--once", "--store", os.path.join(folder, "server"))
                out, _ = self.send("--count", "2", "--store", os.path.join(folder, "client"), address)
                self.assertIn(f"LOGGED_ON seq {1 + 4 * round_number}", out)
                self.served()

    def test_names_and_strangers(self):
        address = self.serve("--sender", "BROKER", "--target", "DESK")
        out, errors = self.send("--target", "BROKER", address, code=1)
        self.assertIn("the Logon failed: PEER", errors)
        out, _ = self.send("--target", "BROKER", "--sender", "DESK", "--count", "2", address.replace("127.0.0.1", "localhost"))
        self.assertIn("|49=BROKER|", out)
        self.server.send_signal(signal.SIGTERM)
        self.assertIn("a Logon of CLIENT for BROKER, and this is BROKER: refused", self.served())

    def test_a_signal_logs_out(self):
        address = self.serve()
        client = subprocess.Popen([COMMAND, "send", "--wait", "60000", address], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        client.stdin.write("35=D|11=A1|55=X|54=1|38=7|\n")
        client.stdin.close()
        while "35=8" not in client.stdout.readline():
            pass
        self.server.send_signal(signal.SIGINT)
        self.served()
        self.assertIn("LOGOUT", client.stdout.read())
        client.stdout.close()
        self.assertEqual(client.wait(timeout=30), 0)

    def test_wrong_use(self):
        for arguments, said in ((["1", "2", "3"], "at most one file"), ([], "needs an address"), (["--wait", "x", "1"], "--wait x: a number"),
                                (["--delimiter", "xx", "1"], "one character"), (["--heartbeat", "-1", "1"], "seconds, 0 to 86400"),
                                (["127.0.0.1:x"], "write HOST:PORT"), (["1", "/nowhere/at/all"], "cannot open /nowhere/at/all"),
                                (["--begin", "FIX.9.9", "1"], "begin_string is none of"), (["--store", "/nowhere/at/all", "1"], "No such file")):
            _, errors = self.send(*arguments, code=2)
            self.assertIn(said, errors)
        for arguments, said in ((["--answer", "maybe", "0"], "there are ack, fill, echo and none"), ([], "one address"), (["192.0.2.1:9"], "listen at 192.0.2.1:9")):
            done = subprocess.run([COMMAND, "serve", *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=30, check=False)
            self.assertEqual(done.returncode, 2)
            self.assertIn(said, done.stdout)

    def test_lines_that_are_none(self):
        _, errors = self.send("--count", "1", self.serve("--once"), text="35=D|11=A|\nnonsense\n11=A|\n35=D|x\n", code=1)
        for line in (2, 3, 4):
            self.assertIn(f"line {line} is no message", errors)
        self.served()

    def test_nobody_is_there(self):
        _, errors = self.send("127.0.0.1:1", code=1)
        self.assertIn("the connection failed", errors)


if __name__ == "__main__":
    unittest.main()
