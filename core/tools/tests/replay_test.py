"""tagwire replay end to end. Times are looked at for being there, never for what they are."""
import json
import os
import subprocess

from logs import COMMAND, DELIMITERS, HEARTBEAT, LOGON, ORDER, REPORT, SNAPSHOT, Case, message

PLAN = "D{11:text! 54:char 38:dec2 44:dec5} 8{37:text! 14:int 6:dec*} W{268{269:char 270:dec1 271:int!}}"


class Replay(Case):
    def replay(self, plan, *pieces, arguments=(), code=0):
        out, errors = self.run_command("replay", "--json", "--loops", "1", "--plan", plan, *arguments, self.write(*pieces), code=code)
        return json.loads(out), errors

    def entry(self, result, kind, tag):
        found = next(one for one in result["types"] if one["type"] == kind)
        return next(one for one in found["entries"] if one["tag"] == tag)

    def test_all_is_right(self):
        log = [message(ORDER), "\n", message(REPORT), "\n", message(SNAPSHOT), "\n", message(HEARTBEAT), "\n", message(LOGON), message(HEARTBEAT)]
        result, errors = self.replay(PLAN.replace("dec1", "dec2"), *log)
        self.assertEqual(errors, "")
        self.assertEqual((result["messages"], result["not_in_plan"], result["damaged"]), (6, 3, 0))
        self.assertEqual(result["other_types"], {"0": 2, "A": 1})
        self.assertEqual([(one["type"], one["messages"], one["faulty"]) for one in result["types"]], [("D", 1, 0), ("8", 1, 0), ("W", 1, 0)])
        self.assertEqual(result["bytes"], sum(len(piece) for piece in log if piece != "\n"))
        self.assertEqual(self.entry(result, "W", 270)["right"], 2)
        for measured in (result["time"], result["types"][0]["time"]):
            self.assertGreater(measured["messages_per_second"], 0)
            self.assertGreater(measured["bytes_per_second"], 0)
            times = [measured[key] for key in ("p50_ns", "p90_ns", "p99_ns", "p999_ns", "max_ns")]
            self.assertEqual(times, sorted(times))
            self.assertGreater(times[0], 0)

    def test_every_fault_is_counted_with_its_first_example(self):
        bad = message(ORDER.replace("38=100000", "38=1e5").replace("44=1.08245", "44=1.082456").replace("54=1", "54=12"))
        result, _ = self.replay(PLAN, message(ORDER), "\n", bad, "\n", message(ORDER.replace("38=100000", "38=").replace("11=ORD1|", "")), "\n",
                                message(ORDER.replace("44=1.08245", "44=99999999999999999999|44=1")), message(ORDER + "11=ORD2|"),
                                message(SNAPSHOT.replace("268=2", "268=3")), message(SNAPSHOT.replace("271=6|", "")),
                                message(SNAPSHOT.replace("268=2", "268=x")), message(ORDER.replace("54=1", "54=13")), code=1)
        order = result["types"][0]
        self.assertEqual((order["messages"], order["faulty"], order["missing"]), (6, 5, 1))
        for tag, expected in ((11, {"right": 4, "absent": 1, "repeated": 1}), (54, {"right": 4, "format": 2}), (38, {"right": 4, "format": 1, "empty": 1}),
                              (44, {"right": 4, "inexact": 1, "repeated": 1})):
            entry = self.entry(result, "D", tag)
            states = {key: entry[key] for key in ("right", "absent", "empty", "format", "overflow", "inexact", "repeated", "count") if entry[key]}
            self.assertEqual(states, expected, tag)
        first = self.entry(result, "D", 54)["first"]
        self.assertEqual((first["message"], first["offset"], first["state"], first["value"]), (2, len(message(ORDER)) + 1, "format", "12"))
        self.assertEqual(self.entry(result, "D", 11)["first"]["state"], "absent")
        self.assertEqual(self.entry(result, "D", 44)["first"]["value"], "1.082456")
        group = self.entry(result, "W", 268)
        self.assertEqual((group["right"], group["count"], group["format"]), (1, 1, 1))
        self.assertEqual((self.entry(result, "W", 271)["right"], self.entry(result, "W", 271)["absent"]), (3, 1))
        self.assertEqual(result["types"][2]["missing"], 1)

    def test_overflow_and_long_values(self):
        result, _ = self.replay("D{44:dec5 38:int 58:text}", message(ORDER.replace("44=1.08245", "44=99999999999999999999").replace("38=100000", "38=" + "9" * 60)
                                + "58=" + "x" * 70000 + "|"), code=1)
        self.assertEqual((self.entry(result, "D", 44)["overflow"], self.entry(result, "D", 38)["overflow"], self.entry(result, "D", 58)["right"]), (1, 1, 1))
        first = self.entry(result, "D", 38)["first"]
        self.assertEqual((first["value"], first["cut"]), ("9" * 40, True))

    def test_passwords_are_not_shown(self):
        log, plan = message(LOGON), "A{554:int 553:int}"
        for form in (["--json"], []):
            out, _ = self.run_command("replay", *form, "--plan", plan, self.write(log), code=1)
            self.assertNotIn("secret", out)
            self.assertIn("***", out)
            out, _ = self.run_command("replay", *form, "--no-mask", "--plan", plan, self.write(log), code=1)
            self.assertIn("secret", out)

    def test_text(self):
        out, errors = self.run_command("replay", "--version", "FIX.4.4", "--plan", "D{ClOrdID:text! Side:int Price:dec1 58:text!} AE{571:text} W{NoMDEntries{MDEntryPx:dec1}}",
                                       self.write(message(ORDER.replace("54=1", "54=B")), "\n", message(HEARTBEAT), message(SNAPSHOT)), code=1)
        self.assertEqual(errors, "")
        self.assertRegex(out, r"\nNewOrderSingle \(D\) +1 +\d+ +[\d,]+ +\d+( +\d[\d.]* [mun]?s){5}\n")
        self.assertRegex(out, r"\nall, in the order of the log +3 ")
        self.assertRegex(out, r"by the clock, its own \d+ ns included")
        self.assertRegex(out, r"\n  Side \(54\) +- +- +- +1 +- +- +- +-\n    first: message 1 of \S+, byte 0: B\n")
        self.assertRegex(out, r"\n  Text \(58\) +- +1 .*\n    first: message 1 of \S+, byte 0: required, and not there\n")
        self.assertIn("\n    MDEntryPx (270)", out)
        self.assertIn("no message of TradeCaptureReport (AE)\n", out)
        self.assertIn("not in the plan: 35=0 1\n", out)
        self.assertNotIn("\x1b", out)
        rows = out.split("\n\n")[0].splitlines()[:4]
        self.assertEqual(len(set(map(len, rows))), 1, rows)  # aligned

    def test_colour_only_when_wanted(self):
        log = self.write(message(ORDER.replace("54=1", "54=B")))
        out, _ = self.run_command("replay", "--plan", "D{54:int}", "--color=always", log, code=1)
        self.assertIn("\x1b[31m", out)
        out, _ = self.run_command("replay", "--plan", "D{54:int}", "--color=never", log, code=1)
        self.assertNotIn("\x1b", out)

    def test_any_form_of_log(self):
        pieces = []
        for delimiter in DELIMITERS:
            pieces += ["2026-07-03 09:00:00,123 INFO [a=b] out: ", message(ORDER, delimiter=delimiter), "\n"]
        result, errors = self.replay(PLAN, *pieces)
        self.assertEqual(errors, "")
        self.assertEqual((result["types"][0]["messages"], result["types"][0]["faulty"]), (len(DELIMITERS), 0))
        out, _ = self.run_command("replay", "--json", "--plan", PLAN, stdin=message(ORDER))
        self.assertEqual(json.loads(out)["messages"], 1)

    def test_which_messages(self):
        log = [message(ORDER), message(REPORT), message(ORDER.replace("55=EUR/USD", "55=X")), message(HEARTBEAT)]
        self.assertEqual(self.replay(PLAN, *log, arguments=["--type", "D"])[0]["messages"], 2)
        self.assertEqual(self.replay(PLAN, *log, arguments=["--where", "55=X"])[0]["messages"], 1)
        self.assertEqual(self.replay(PLAN, *log, arguments=["--no-heartbeats"])[0]["messages"], 3)

    def test_wrong_use(self):
        log = self.write(message(ORDER))
        for arguments, said in (([log], "replay needs --plan"), (["--plan", "D{11:text}", "--loops", "0", log], "--loops 0: it is a number from 1 to 1000"),
                                (["--plan", "D{11:text}", "--loops", "x", log], "--loops x"), (["--plan", "@/nowhere", log], "cannot open /nowhere"),
                                (["--plan", "D{11:text}", "/nowhere"], "cannot open /nowhere"), (["--plan", "D{11:text}", "-f", log], "no option of replay"),
                                (["--plan", "D{8=FIX.4.4 11:text}", log], "a constant belongs in a template")):
            out, errors = self.run_command("replay", *arguments, code=2)
            self.assertEqual(out, "")
            self.assertIn(said, errors)
        _, errors = self.run_command("replay", "--plan", "D{11:text 44:decimal}", log, code=2)
        self.assertTrue(errors.endswith("  D{11:text 44:decimal}\n               ^\n"), errors)

    def test_hostile_logs(self):
        for content, said in ((b"", "is empty"), (b"\x00\x01\x02\xff" * 5000, "no FIX message in 20000 bytes, and they look binary"),
                              (os.urandom(1000).replace(b"8=", b""), "no FIX message")):
            out, errors = self.run_command("replay", "--plan", PLAN, self.write(content), code=1)
            self.assertEqual(out, "")
            self.assertIn(said, errors)
        whole = message(ORDER)
        result, errors = self.replay(PLAN, whole, whole[:50], code=1)
        self.assertEqual((result["messages"], result["damaged"]), (1, 1))
        self.assertIn("ends within message 2", errors)
        result, errors = self.replay(PLAN, whole.replace(b"38=1", b"38=2"), whole.replace(b"55=", b"55"), b"garbage", whole, b"\0" * 100, whole, code=1)
        self.assertEqual((result["messages"], result["damaged"]), (2, 2))
        self.assertIn("2 of 4 messages are damaged", errors)
        result, _ = self.replay(PLAN, message(SNAPSHOT.replace("268=2", "268=1000000000")), code=1)
        self.assertEqual(self.entry(result, "W", 268)["count"], 1)
        for cut in range(0, len(whole), 7):
            self.replay(PLAN, whole, whole[:cut], code=1 if cut > 9 else None)

    def test_many_fields_and_large_messages(self):
        many = message("35=W|268=3000|" + "".join(f"269=0|270={i}.5|271={i}|" for i in range(3000)))
        large = message(b"35=B|95=9000000|96=" + b"x" * 9000000 + b"|148=h|")
        result, errors = self.replay(PLAN + " B{148:text! 96:data}", message(ORDER), many, large, message(ORDER), large)
        self.assertEqual(errors, "")
        self.assertEqual(self.entry(result, "W", 270)["right"], 3000)
        self.assertEqual(self.entry(result, "B", 96)["right"], 2)
        self.assertEqual(result["types"][0]["messages"], 2)
        wide = "W{268{" + " ".join(f"{tag}:text" for tag in range(1000, 1100)) + " 270:text}}"  # more slots than there is room at first
        self.assertEqual(self.entry(self.replay(wide, many)[0], "W", 270)["right"], 3000)

    def test_several_chunks_are_counted_as_one(self):
        orders = b"".join(message(ORDER.replace("ORD1", f"O{i:07}").replace("54=1", "54=12" if i == 70000 else "54=1")) + b"\n" for i in range(100000))
        result, _ = self.replay(PLAN, orders, code=1)
        self.assertGreater(result["bytes"], 12 << 20)
        self.assertEqual((result["types"][0]["messages"], result["types"][0]["faulty"]), (100000, 1))
        first = self.entry(result, "D", 54)["first"]
        self.assertEqual((first["message"], first["value"]), (70001, "12"))
        self.assertEqual(orders[first["offset"]:first["offset"] + 9], b"8=FIX.4.4")
        self.assertIn(b"O0070000", orders[first["offset"]:first["offset"] + 200])

    def test_memory_does_not_grow_with_the_log(self):
        order = message(ORDER) + b"\n"

        def peak(size):
            with subprocess.Popen([COMMAND, "replay", "--json", "--loops", "1", "--plan", PLAN], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
                for _ in range(size):
                    process.stdin.write(order * 5000)
                process.stdin.close()
                _, status, usage = os.wait4(process.pid, 0)
                process.returncode = status
            self.assertEqual(status, 0)
            return usage.ru_maxrss

        self.assertLess(peak(40), peak(20) + 4096)  # KiB
