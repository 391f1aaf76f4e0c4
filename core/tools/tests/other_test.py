"""tagwire check, stats, dict and the command itself, end to end."""
import json

from logs import HEARTBEAT, LOGON, ORDER, REPORT, SNAPSHOT, Case, message


class Command(Case):
    def test_help_of_each_command_fits_a_screen(self):
        for arguments in ([], ["cat"], ["check"], ["stats"], ["dict"], ["replay"], ["gen"], ["store"], ["settings"], ["serve"], ["send"]):
            out, errors = self.run_command(*arguments, "--help")
            self.assertTrue(out.startswith("usage: tagwire"), out)
            self.assertEqual(errors, "")
            self.assertLessEqual(len(out.splitlines()), 40)
            self.assertLessEqual(max(map(len, out.splitlines())), 120)

    def test_version(self):
        out, _ = self.run_command("--version")
        self.assertRegex(out, r"^tagwire \d+\.\d+\.\d+ \(scan kernel \S+\)\n$")

    def test_wrong_use(self):
        _, errors = self.run_command(code=2)
        self.assertIn("usage:", errors)
        _, errors = self.run_command("cut", code=2)
        self.assertIn("cut is no command", errors)
        for command in ("check", "stats", "dict", "replay", "gen", "store", "settings", "serve", "send"):
            _, errors = self.run_command(command, "--nonsense", code=2)
            self.assertIn(f"'tagwire {command} --help'", errors)


class Check(Case):
    def test_a_good_log(self):
        out, errors = self.run_command("check", self.write(message(ORDER), "\n", message(REPORT)))
        self.assertIn("2 messages, 0 of them faulty", out)
        self.assertEqual(errors, "")

    def test_damage_is_explained(self):
        out, _ = self.run_command("check", self.write(message(ORDER).replace(b"38=1", b"38=2"), "\n", message(ORDER).replace(b"55=", b"55")),
                                  code=1)
        self.assertIn("#1  NewOrderSingle (D)", out)
        self.assertRegex(out, r"! CheckSum is \d+, the bytes add up to \d+  \[byte \d+, CheckSum \(10\)")
        self.assertIn("2 messages, 2 of them faulty", out)

    def faults(self, *bodies, arguments=(), code=1):
        out, _ = self.run_command("check", *arguments, self.write(*(message(body) for body in bodies)), code=code)
        return [line.split("  [")[0][4:] for line in out.splitlines() if line.startswith(("  ! ", "  ~ "))], out

    def test_each_rule_in_words(self):
        for body, said in ((ORDER.replace("54=1|", "54=Z|"), "Side (54) is Z: not one of its codes"),
                           (ORDER.replace("44=1.08245", "44=1,08"), "Price (44) is 1,08: not of its type"),
                           (ORDER.replace("11=ORD1|", ""), "ClOrdID (11) is missing: NewOrderSingle (D) requires it"),
                           (ORDER.replace("11=ORD1|", "11=|"), "ClOrdID (11) has no value"),
                           (ORDER + "4999=1|", "tag 4999 is not in FIX.4.4"),
                           (ORDER + "269=1|", "MDEntryType (269) does not belong to NewOrderSingle (D)"),
                           (ORDER + "11=ORD1|", "ClOrdID (11) stands there twice"),
                           (SNAPSHOT.replace("268=2", "268=3"), "NoMDEntries (268) is 3, but the entries that follow are 2"),
                           (SNAPSHOT.replace("269=1|", "269=Q|"), "MDEntryType (269) is Q: not one of its codes, in entry 2 of NoMDEntries (268)"),
                           (SNAPSHOT.replace("35=W", "35=ZZ"), "MsgType (35) is ZZ: FIX.4.4 has no such message")):
            said_of, _ = self.faults(body)
            self.assertIn(said, said_of)

    def test_what_the_dictionary_has(self):
        _, out = self.faults(ORDER.replace("54=1|", "54=Z|"), ORDER.replace("44=1.08245", "44=1,08"))
        self.assertIn("      FIX.4.4: its codes are 1 Buy, 2 Sell,", out)
        self.assertIn("      FIX.4.4: Price is a Price: digits", out)

    def test_rules_and_versions(self):
        user = ORDER + "5001=x|"
        self.assertEqual(self.faults(user, code=0)[0], [])
        self.assertEqual(self.faults(user, arguments=["--all"], code=0)[0], ["tag 5001 is not in FIX.4.4"])
        self.assertEqual(self.faults(user, arguments=["--rule", "tag-user=reject"])[0], ["tag 5001 is not in FIX.4.4"])
        self.assertEqual(self.faults(ORDER.replace("54=1", "54=Z"), arguments=["--rule", "code=ignore"], code=0)[0], [])
        self.assertEqual(self.faults(SNAPSHOT.replace("35=W", "35=BE"), arguments=["--version", "FIX.4.2"])[0],
                         ["MsgType (35) is BE: FIX.4.2 has no such message"])

    def test_fixt(self):
        order = "35=D|49=CLIENT|56=BROKER|34=2|52=20260703-09:00:00|11=A|54=1|60=20260703-09:00:00|38=1|40=1|55=X|"
        out, _ = self.run_command("check", self.write(message(order, "FIXT.1.1")))
        self.assertIn("1 messages of FIXT.1.1 name no version", out)
        out, _ = self.run_command("check", self.write(message(LOGON + "1137=7|", "FIXT.1.1"), message(order, "FIXT.1.1")))
        self.assertNotIn("name no version", out)
        out, _ = self.run_command("check", self.write(message(order + "1724=5|", "FIXT.1.1"), message(order.replace("35=D", "35=D|1128=7")
                                  + "1724=5|", "FIXT.1.1")), code=1)
        self.assertIn("1 of them faulty", out)
        self.assertIn("tag 1724 is not in FIX.5.0", out)

    def test_passwords_are_not_in_faults(self):
        _, out = self.faults(LOGON.replace("98=0", "98=x").replace("554=secret", "554=secret|554=secret"))
        self.assertNotIn("secret", out)

    def test_a_reject_shows_what_it_rejected(self):
        reject = "35=3|49=BROKER|56=CLIENT|34=2|52=20260703-09:00:01|45=2|372=D|371=38|373=5|58=too much|"
        out, _ = self.run_command("check", self.write(message(ORDER), "\n", message(LOGON), "\n", message(reject)), code=1)
        self.assertIn("it rejects number 2, MsgType D, because of tag 38 (OrderQty), reason 5 (", out)
        self.assertIn("): too much\n#1  NewOrderSingle (D)", out)
        self.assertIn("  >    38  OrderQty      100000\n", out)
        self.assertIn("1 rejected by their receivers", out)
        out, _ = self.run_command("check", self.write(message(reject)), code=1)
        self.assertIn("was not seen before", out)

    def test_rules_are_named(self):
        log = self.write(message(ORDER))
        self.run_command("check", "--rule", "tag-user=reject,order=ignore", log)
        _, errors = self.run_command("check", "--rule", "nonsense=reject", log, code=2)
        self.assertIn("no rule is called nonsense", errors)
        _, errors = self.run_command("check", "--rule", "order=perhaps", log, code=2)
        self.assertIn("write order=reject", errors)


class Stats(Case):
    def log(self):
        def numbered(body, seq):
            head, rest = body.split("|34=")
            return message(f"{head}|34={seq}|{rest.split('|', 1)[1]}") + b"\n"
        late = REPORT.replace("39=0", "39=2").replace("00.512", "01.5")
        change = ORDER.replace("35=D", "35=G").replace("11=ORD1", "11=ORD2|41=ORD1").replace("00.500", "02")
        changed = REPORT.replace("11=ORD1", "11=ORD2|41=ORD1").replace("39=0", "39=4").replace("00.512", "02.25")
        return self.write(numbered(LOGON, 1), numbered(LOGON.replace("49=CLIENT|56=BROKER", "49=BROKER|56=CLIENT"), 1), numbered(ORDER, 2),
                          numbered(REPORT, 2), numbered(HEARTBEAT, 3), numbered(late, 6), numbered(HEARTBEAT, 3), numbered(change, 4),
                          numbered(changed, 7), numbered(REPORT.replace("34=2|", "34=2|43=Y|"), 3).replace(b"34=3\x0152", b"34=3\x0143=Y\x0152"))

    def test_json(self):
        out, _ = self.run_command("stats", "--json", "--orders", self.log())
        stats = json.loads(out)
        session = stats["sessions"][0]
        client, broker = session["directions"]
        self.assertEqual((client["from"], client["to"], client["messages"], client["duplicates"], client["gaps"]), ("CLIENT", "BROKER", 5, 1, 0))
        self.assertEqual((broker["gaps"], broker["missing"], broker["gap_list"][0]["from"], broker["gap_list"][0]["to"]), (1, 3, 3, 5))
        self.assertEqual(client["heartbeats"], 2)
        self.assertEqual(client["types"], {"A": 1, "D": 1, "0": 2, "G": 1})
        latency = session["latency"]
        self.assertEqual((latency["first_report"]["count"], latency["first_report"]["min_ns"]), (2, 12000000))
        self.assertEqual(latency["2"]["max_ns"], 1000000000)
        self.assertEqual(latency["4"]["max_ns"], 250000000)
        self.assertEqual(session["orders"], {"chains": 1, "ids": 2, "final": {"Canceled": 1}})
        self.assertEqual(stats["order_list"][0]["requests"], 2)

    def test_text(self):
        out, _ = self.run_command("stats", self.log())
        self.assertIn("CLIENT <-> BROKER   20260703-09:00:00 to", out)
        self.assertIn("gap: BROKER numbers 3 to 5 are missing before message #6", out)
        self.assertRegex(out, r"duplicates +1 +0\n")
        self.assertIn("order chains: 1, ClOrdIDs: 2; last state Canceled 1", out)

    def test_memory_is_bounded(self):
        log = self.write(*(message(ORDER.replace("ORD1", f"O{i}").replace("34=2|", f"34={i + 1}|")) for i in range(1000)))
        out, _ = self.run_command("stats", "--json", "--orders-max", "100", log)
        stats = json.loads(out)
        self.assertEqual(stats["forgotten_ids"], 900)
        self.assertEqual(stats["sessions"][0]["orders"], {"chains": 1000, "ids": 1000, "final": {"none": 1000}})
        log = self.write(*(message(ORDER.replace("CLIENT", f"C{i}")) for i in range(300)))
        out, _ = self.run_command("stats", "--json", log)
        self.assertEqual((len(json.loads(out)["sessions"]), json.loads(out)["in_no_session"]), (256, 44))


class Dict(Case):
    def test_words(self):
        for words, expected in ((["54"], "54  Side  char"), (["Side"], "    2  Sell"), (["side"], "54  Side"), (["D"], "NewOrderSingle  35=D"),
                                (["NewOrderSingle"], "ClOrdID  required"), (["Parties"], "NoPartyIDs  entries of:"),
                                (["--version", "FIX.4.2", "8"], "MsgType 8 is ExecutionReport"), (["95"], "the length of 96"), (["Logon"], "session message"),
                                (["34"], "used in the header"), (["list"], "FIX.4.2      FIX.4.2        4")):
            out, _ = self.run_command("dict", *words)
            self.assertIn(expected, out)
        out, errors = self.run_command("dict", "Symb", code=1)
        self.assertIn("Symbol (55)", out)
        self.assertIn("no tag, name or MsgType", errors)
        self.run_command("dict", code=2)
        self.run_command("dict", "--version", "FIX.9", "54", code=2)

    def test_diff(self):
        out, _ = self.run_command("dict", "diff", "FIX.4.2", "FIX.4.4", code=1)
        self.assertIn("- field 20 ExecTransType char\n", out)
        self.assertIn("+ message UserRequest (BE)\n", out)
        self.assertIn("~ field 32 LastShares is LastQty\n", out)
        out, _ = self.run_command("dict", "diff", "FIX.4.2", "FIX.4.2")
        self.assertIn("the same", out)
        _, errors = self.run_command("dict", "diff", "FIX.4.2", code=2)
        self.assertIn("takes two words", errors)
        _, errors = self.run_command("dict", "diff", "FIX.4.2", "/nowhere", code=2)
        self.assertIn("neither a built-in dictionary nor a file", errors)

    def test_convert_and_a_dictionary_of_ones_own(self):
        text = self.path("x.dict")
        self.run_command("dict", "convert", "FIX.4.4", text)
        self.run_command("dict", "diff", "FIX.4.4", text)
        mine = self.write("dictionary ACME\nextends FIX.4.4\nfield 9001 AlgoName String VWAP=Vwap *\nfield 9004 BlobLen Length\n"
                          "field 9005 Blob data:9004\nadd message D AlgoName BlobLen Blob\n", name="mine.dict")
        out, _ = self.run_command("dict", "--dict", mine, "AlgoName")
        self.assertIn("9001  AlgoName  String", out)
        self.assertIn("VWAP  Vwap", out)
        log = self.write(message(b"35=D|9001=VWAP|9004=3|9005=a|b|58=x|"))
        out, _ = self.run_command("cat", "--dict", mine, log)
        self.assertRegex(out, r"9001  AlgoName +VWAP  Vwap\n")
        self.assertIn("a\\x01b\n", out)
        xml = self.write('<fix major="4" minor="4"><header><field name="BeginString" required="Y"/></header><trailer/><messages/><components/>'
                         '<fields><field number="8" name="BeginString" type="STRING"/></fields></fix>', name="x.xml")
        if "XML, which this build cannot read" not in self.run_command("dict", "convert", xml, self.path("y.dict"), code=None)[1]:
            with open(self.path("y.dict"), encoding="utf-8") as file:
                self.assertIn("header BeginString!", file.read())
            for version in ("FIX.4.0", "FIX.4.2", "FIX.4.4", "FIXT.1.1"):  # to QuickFIX's form and back: nothing is lost
                self.run_command("dict", "convert", version, self.path("z.xml"))
                self.run_command("dict", "diff", version, self.path("z.xml"))
        bad = self.write("dictionary X\nfield 1 A Nonsense\n", name="bad.dict")
        _, errors = self.run_command("cat", "--dict", bad, log, code=2)
        self.assertIn("line 2, column", errors)
