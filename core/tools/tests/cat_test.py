"""tagwire cat end to end."""
import csv
import io
import json
import os
import subprocess

from logs import COMMAND, DELIMITERS, HEARTBEAT, LOGON, ORDER, REPORT, SNAPSHOT, Case, message


class Text(Case):
    def test_columns_names_and_meanings(self):
        out, errors = self.run_command("cat", self.write(message(ORDER), "\n"))
        self.assertEqual(errors, "")
        self.assertIn("#1  NewOrderSingle (D)  CLIENT -> BROKER  seq 2  20260703-09:00:00.500  byte 0\n", out)
        self.assertIn("       54  Side          1  Buy\n", out)
        self.assertIn("       55  Symbol        EUR/USD\n", out)

    def test_every_delimiter_with_prefixes(self):
        pieces = []
        for delimiter in DELIMITERS:
            pieces += ["2026-07-03 09:00:00,123 INFO [a=b] out: ", message(ORDER, delimiter=delimiter), "\n"]
        out, _ = self.run_command("cat", self.write(*pieces))
        self.assertEqual(out.count("NewOrderSingle (D)"), len(DELIMITERS))
        self.assertEqual(out.count("    | 2026-07-03 09:00:00,123 INFO [a=b] out:\n"), len(DELIMITERS))
        self.assertEqual(out.count("   44  Price         1.08245\n"), len(DELIMITERS))

    def test_groups_are_indented(self):
        out, _ = self.run_command("cat", self.write(message(SNAPSHOT)))
        self.assertIn("      268  NoMDEntries      2\n"
                      "      1.  269  MDEntryType  0  Bid\n"
                      "          270  MDEntryPx    1.1\n"
                      "          271  MDEntrySize  5\n"
                      "      2.  269  MDEntryType  1  Offer\n", out)

    def test_versions_are_told_apart(self):
        log = self.write(message(ORDER, "FIX.4.0"), message(LOGON + "1137=9|", "FIXT.1.1"), message("35=D|49=CLIENT|56=BROKER|34=2|1093=2|",
                         "FIXT.1.1"), message("35=D|49=X|56=BROKER|34=2|1128=6|1093=2|", "FIXT.1.1"), message(ORDER, "FIX.9"))
        out, _ = self.run_command("cat", log)
        self.assertIn(" 1093  LotType", out)  # not in FIX.4.4, which 1128=6 means
        self.assertEqual(out.count("LotType"), 1)
        self.assertIn("#5  35=D  CLIENT", out)

    def test_bytes_that_are_no_text_are_shown_as_codes(self):
        out, _ = self.run_command("cat", self.write(message(b"35=B|58=\x1b[31mred\xff\xc3\xa9|")))
        self.assertIn("\\x1b[31mred\\xff\u00e9", out)
        self.assertNotIn("\x1b", out)

    def test_passwords(self):
        log = self.write(message(LOGON), "\n", message("35=A|95=6|96=secret|"), message("35=BE|925=secret|1401=6|1402=secret|1403=6|1404=secret|"))
        for form in ("text", "json", "wire"):
            out, _ = self.run_command("cat", "--output", form, log)
            self.assertNotIn("secret", out)
            out, _ = self.run_command("cat", "--no-mask", "--output", form, log)
            self.assertEqual(out.count("secret"), 5)
        out, _ = self.run_command("cat", "--tags", "554,96", log)
        self.assertNotIn("secret", out)

    def test_colour_only_when_wanted(self):
        log = self.write(message(ORDER))
        for arguments, env, expected in ((["--color=always"], {}, True), (["--color=never"], {}, False), ([], {}, False),
                                         (["--color=always"], {"NO_COLOR": "1"}, True), (["--color=auto"], {}, False)):
            out, _ = self.run_command("cat", *arguments, log, env=env)
            self.assertEqual("\x1b[" in out, expected, arguments)
        self.run_command("cat", "--color=often", log, code=2)


class Filters(Case):
    def setUp(self):
        super().setUp()
        self.log = self.write(*(message(body) + b"\n" for body in (LOGON, ORDER, REPORT, HEARTBEAT, SNAPSHOT)))

    def types(self, *arguments, code=0):
        out, _ = self.run_command("cat", "--tags", "35", *arguments, self.log, code=code)
        return "".join(out.split()[1:])

    def test_types(self):
        self.assertEqual(self.types("--type", "D,8"), "D8")
        self.assertEqual(self.types("-t", "W"), "W")
        self.assertEqual(self.types("--no-heartbeats"), "AD8W")

    def test_where(self):
        self.assertEqual(self.types("--where", "55=EUR/USD && 38>99999.9999999999999999999"), "D8")
        self.assertEqual(self.types("--where", "Symbol~USD && !(Side=Buy)"), "W")
        self.assertEqual(self.types("--where", "270=1.2"), "W")

    def test_time(self):
        self.assertEqual(self.types("--since", "09:00:00.5"), "D80W")
        self.assertEqual(self.types("--since", "20260703-09:00:00.5", "--until", "20260703-09:00:01"), "D8")
        self.assertEqual(self.types("--until", "2026-07-03"), "")

    def test_faults_of_an_expression_are_shown_in_place(self):
        _, errors = self.run_command("cat", "--where", "38>100 && (54=1", self.log, code=2)
        self.assertEqual(errors, "tagwire: --where: this parenthesis is not closed\n  38>100 && (54=1\n            ^\n")
        _, errors = self.run_command("cat", "--where", "Sidee=1", self.log, code=2)
        self.assertIn("\n  Sidee=1\n  ^\n", errors)

    def test_wrong_use(self):
        for arguments in (["--nonsense"], ["--since", "noon"], ["--output", "xml"], ["--output"], ["--output", "csv"], ["--tags", "35", "-o", "json"],
                          ["--tags", "Nonsense"], ["--tags", ""], ["--version", "FIX.9"], ["--dict", "/nowhere"], ["--color=x"],
                          ["--version", "FIX.4.4", "--dict", "x"]):
            _, errors = self.run_command("cat", *arguments, self.log, code=2)
            self.assertTrue(errors.startswith("tagwire: "), errors)


class Forms(Case):
    def test_json(self):
        log = self.write("in: ", message(SNAPSHOT, delimiter="|"), "\n", message(ORDER))
        out, _ = self.run_command("cat", "--output", "json", log)
        first, second = [json.loads(line) for line in out.splitlines()]
        self.assertEqual((first["number"], first["offset"], first["prefix"], first["type"], first["name"]),
                         (1, 4, "in: ", "W", "MarketDataSnapshotFullRefresh"))
        group = [field for field in first["fields"] if field["tag"] == 268][0]
        self.assertEqual([[field["value"] for field in entry] for entry in group["entries"]], [["0", "1.1", "5"], ["1", "1.2", "6"]])
        self.assertEqual(group["entries"][1][0], {"tag": 269, "name": "MDEntryType", "value": "1", "meaning": "Offer"})
        self.assertEqual([field["tag"] for field in second["fields"]], [8, 9, 35, 49, 56, 34, 52, 11, 21, 55, 54, 38, 40, 44, 59, 60, 10])

    def test_json_of_bytes_that_are_no_utf8(self):
        log = self.write(b"pre\xfffix ", message(b"35=B|58=a\xff\"\\\x02|148=\xc3\xa9|149=\xed\xa0\x80|"))
        out, _ = self.run_command("cat", "-o", "json", log)
        fields = {field["tag"]: field for field in json.loads(out)["fields"]}
        self.assertEqual(fields[58]["value"], "a\ufffd\"\\\x02")
        self.assertEqual(bytes.fromhex(fields[58]["hex"]), b"a\xff\"\\\x02")
        self.assertEqual(fields[148]["value"], "\u00e9")
        self.assertNotIn("hex", fields[148])
        self.assertEqual(bytes.fromhex(fields[149]["hex"]), b"\xed\xa0\x80")

    def test_json_of_nested_groups(self):
        body = "35=D|11=1|453=2|448=A|447=D|452=1|802=2|523=S1|803=1|523=S2|803=2|448=B|447=D|452=3|78=1|79=ACC|539=1|524=N|80=5|55=X|"
        out, _ = self.run_command("cat", "-o", "json", self.write(message(body)))
        fields = {field["tag"]: field for field in json.loads(out)["fields"]}
        parties = fields[453]["entries"]
        self.assertEqual([[field["tag"] for field in entry] for entry in parties], [[448, 447, 452, 802], [448, 447, 452]])
        self.assertEqual([[field["value"] for field in entry] for entry in parties[0][3]["entries"]], [["S1", "1"], ["S2", "2"]])
        allocs = fields[78]["entries"]
        self.assertEqual([field["tag"] for field in allocs[0]], [79, 539, 80])
        self.assertEqual(fields[55]["value"], "X")

    def test_csv(self):
        log = self.write(message(ORDER), message(SNAPSHOT), message("35=B|58=say \"hi\", you\n|"))
        out, _ = self.run_command("cat", "--output", "csv", "--tags", "35,11,Symbol,270,58", log)
        rows = list(csv.reader(io.StringIO(out)))
        self.assertEqual(rows, [["35", "11", "Symbol", "270", "58"], ["D", "ORD1", "EUR/USD", "", ""], ["W", "", "EUR/USD", "1.1|1.2", ""],
                                ["B", "", "", "", "say \"hi\", you\n"]])

    def test_wire_gives_the_bytes_back(self):
        raw = message(ORDER) + message(SNAPSHOT)
        for delimiter in DELIMITERS:
            log = self.write("x ", message(ORDER, delimiter=delimiter), "\nnoise\ny ", message(SNAPSHOT, delimiter=delimiter), "\n")
            out, _ = self.run_command("cat", "--output", "wire", log)
            self.assertEqual(out.encode(), raw, delimiter)

    def test_wire_with_a_mask_is_still_right(self):
        out, _ = self.run_command("cat", "-o", "wire", self.write(message(LOGON)))
        self.assertIn("554=******\x01", out)
        self.run_command("check", stdin=out.encode())
        out, _ = self.run_command("cat", "--no-mask", "-o", "wire", self.write(message(LOGON)))
        self.assertEqual(out.encode(), message(LOGON))


class Damage(Case):
    def test_a_file_that_was_cut(self):
        for size in (2, 5, 30, 100):
            log = self.write(message(ORDER), "\n", message(REPORT)[:-size])
            out, errors = self.run_command("cat", log, code=1)
            self.assertEqual(out.count("#"), 2)
            self.assertIn("the input ends here", out)
            self.assertIn("ends within message 2", errors)
        self.run_command("cat", self.write(message(ORDER)[:-1]))  # only the last delimiter is missing: many loggers leave it out

    def test_all_that_can_be_read_is_shown(self):
        broken = message(ORDER).replace(b"38=100000", b"38=900000")
        out, errors = self.run_command("cat", self.write(broken, "\n", message(REPORT), message(ORDER).replace(b"9=", b"9=1")), code=1)
        self.assertIn("! CheckSum is ", out)
        self.assertIn("38  OrderQty      900000", out)
        self.assertIn("#3  NewOrderSingle", out)
        self.assertIn("2 of 3 messages are damaged", errors)

    def test_no_fix_at_all(self):
        for content, said in ((b"", "is empty"), (b"just text\n", "no FIX message in 10 bytes"), (bytes(range(256)) * 100, "look binary"),
                              (os.urandom(100000), "no FIX message")):
            out, errors = self.run_command("cat", self.write(content), code=1)
            self.assertEqual(out, "")
            self.assertIn(said, errors)

    def test_binary_between_messages(self):
        out, errors = self.run_command("cat", self.write(b"\0\1\2\3" * 1000, message(ORDER), b"\xff\0" * 1000), code=1)
        self.assertEqual(out.count("#"), 1)
        self.assertIn("binary", errors)

    def test_files_that_cannot_be_opened(self):
        log = self.write(message(ORDER))
        out, errors = self.run_command("cat", "/nowhere/x.log", log, code=2)
        self.assertIn("cannot open /nowhere/x.log", errors)
        self.assertIn("NewOrderSingle", out)
        _, errors = self.run_command("cat", self.folder, code=2)
        self.assertIn("is a directory", errors)

    def test_huge_lines(self):
        big = message("35=B|58=" + "x" * 5000000 + "|", delimiter="|")
        log = self.write("p" * 3000000, " ", big, "\n", "y" * 2000000, message(ORDER))
        out, _ = self.run_command("cat", "--tags", "35,34", log)
        self.assertEqual(out.split(), ["35,34", "B,", "D,2"])

    def test_a_message_beyond_the_largest(self):
        log = self.write(message("35=B|58=" + "x" * 17000000 + "|"), message(ORDER))
        out, errors = self.run_command("cat", "--tags", "35", log, code=1)
        self.assertEqual(out.split()[-1], "D")
        self.assertIn("damaged", errors)

    def test_many_messages_over_many_buffers(self):
        log = self.write(*("pre %d " % i + message(ORDER.replace("34=2", "34=%d" % i), delimiter=DELIMITERS[i % 11]).decode() + "\n"
                           for i in range(20000)))
        out, _ = self.run_command("cat", "--tags", "34", log)
        self.assertEqual(out.split()[1:], [str(i) for i in range(20000)])

    def test_memory_does_not_grow_with_the_input(self):
        piece = b"".join(b"in: " + message(ORDER.replace("ORD1", f"ORD{i}"), delimiter=DELIMITERS[i % 2]) + b"\n" for i in range(5000))

        def largest(times, *arguments):
            with subprocess.Popen([COMMAND, *arguments], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
                for _ in range(times):
                    process.stdin.write(piece)
                process.stdin.close()
                _, status, usage = os.wait4(process.pid, 0)
                process.returncode = os.waitstatus_to_exitcode(status)
            self.assertEqual(process.returncode, 0)
            return usage.ru_maxrss
        for arguments in (["cat", "-o", "wire"], ["check"], ["stats"]):
            self.assertLess(largest(60, *arguments) - largest(20, *arguments), 8192, arguments)  # KiB, for 36 MiB more of input

    def test_several_files_and_standard_input(self):
        one, two = self.write(message(ORDER), name="one"), self.write(message(REPORT), name="two")
        out, _ = self.run_command("cat", "--tags", "35", one, "-", two, stdin=message(HEARTBEAT))
        self.assertEqual(out.split(), ["35", "D", "0", "8"])
        out, _ = self.run_command("cat", one, two)
        self.assertIn("one byte 0", out)
