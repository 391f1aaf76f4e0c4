"""The whole runner against fake adapters that behave and misbehave."""

import csv
import io
import json
import os
import re
import sys
import tempfile
import unittest
from contextlib import redirect_stderr, redirect_stdout
from html.parser import HTMLParser
from pathlib import Path

import paths  # noqa: F401
from contract.messages import encode, entry, integer, text
from contract.reference import BadFrame
from runner import cli, results, stats, view
from runner.process import Launcher, judge
from runner.admission import Sent
from runner.table import budgets_text, per_byte_text, table_text

FAKE = str(Path(__file__).resolve().parent / "fake_adapter.py")


def run_with(modes, *more) -> tuple:
    """(rows of the CSV, results.json, html, what was printed)."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for mode in modes:
            spec = {"name": "fake-" + mode, "language": "Python", "build": None, "run": [sys.executable, "-S", FAKE, mode], "peer": None}
            if mode.startswith("quick-"):
                spec = {**spec, "run": [sys.executable, "-S", FAKE, "ok"], "quick": mode[6:]}
            if mode == "absent":
                spec = [{**spec, "run": ["{build}/no/such/program"], "peer": "some-peer"},
                        {**spec, "name": "fake-absent2", "run": ["{build}/no/such"], "missing": "get it, from somewhere"}]
            (folder / mode).mkdir()
            (folder / mode / "adapter.json").write_text(json.dumps(spec))
        words = ["--adapters", name, "--out", str(folder / "out"), "--processes", "2", "--samples", "8", "--message", "D,8",
                 "--kernels", "", *more]
        printed = io.StringIO()
        with redirect_stdout(printed), redirect_stderr(io.StringIO()):
            code = cli.main(words)
        assert code == 0
        if "--list" in more:
            return [], {}, "", printed.getvalue()
        rows = list(csv.DictReader(io.StringIO((folder / "out" / "results.csv").read_bytes().decode(), newline="")))
        document = json.loads((folder / "out" / "results.json").read_text())
        for one in document["runs"]:
            for file in one["samples"]:
                assert (folder / "out" / file).stat().st_size == 32
        return rows, document, (folder / "out" / "report.html").read_text(), printed.getvalue()


def of(rows, adapter: str, **where) -> list:
    return [row for row in rows if row["adapter"] == adapter and all(row[key] == value for key, value in where.items())]


class QuickRuns(unittest.TestCase):
    def rows_of(self, listed: str, adapter: str) -> int:
        match = re.search(rf"^{adapter} \S+ \(.*?\): (\d+) rows", listed, re.MULTILINE)
        return int(match.group(1)) if match else 0

    def test_an_adapter_says_what_a_quick_run_takes_of_it(self):
        modes = ("ok", "quick-ranked", "quick-named")
        _, _, _, quick = run_with(modes, "--quick", "--list", "--message", "D,8,mix,-")
        self.assertGreater(self.rows_of(quick, "fake-ok"), self.rows_of(quick, "fake-quick-ranked"))
        self.assertGreater(self.rows_of(quick, "fake-quick-ranked"), 0)
        self.assertEqual(self.rows_of(quick, "fake-quick-named"), 0)
        _, _, _, named = run_with(modes, "--quick", "--list", "--only", "fake-ok,fake-quick-ranked,fake-quick-named", "--message", "D,8,mix,-")
        self.assertEqual({self.rows_of(named, f"fake-{mode}") for mode in modes}, {self.rows_of(quick, "fake-ok")})


class Misbehaviour(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        modes = ("ok", "blind", "lax", "wrong", "constant", "unsupported", "crash", "hang", "garble", "absent")
        cls.rows, cls.document, cls.html, cls.printed = run_with(modes, "--quick", "--timeout", "1", "--all")

    def only(self, adapter: str, **where) -> dict:
        found = of(self.rows, adapter, message="D", **where)
        self.assertEqual(len(found), 1, found)
        return found[0]

    def test_ok_is_measured(self):
        row = self.only("fake-ok", operation="parse_only", form="contract", set="pinned")
        self.assertEqual((row["status"], row["p50"], row["p50_best"], row["processes"], row["samples"], row["batch"], row["errors"]),
                         ("ok", "104", "104", "2", "8", "32", "0"))
        self.assertEqual((row["alloc_bytes"], row["frame_bytes"], row["kernel"], row["path"]), ("", "184.5", "best", "index"))
        self.assertEqual({row["set"] for row in of(self.rows, "fake-ok", operation="build", status="ok")}, {"pinned", "variety"})
        self.assertEqual(self.only("fake-ok", form="converted", operation="parse_only")["set"], "variety")

    def test_admission_is_recorded(self):
        adapter = next(one for one in self.document["adapters"] if one["name"] == "fake-ok")
        self.assertEqual({one["status"] for one in adapter["admission"]}, {"admitted"})
        parse = next(one for one in adapter["admission"] if one["operation"] == "parse_only")
        self.assertTrue(parse["tried"]["values"] > 100 and parse["tried"]["checksum"] and parse["tried"]["length"])
        self.assertTrue(next(one for one in adapter["admission"] if one["operation"] == "build")["keeps_order"])

    def test_unproved_work_is_refused(self):
        for mode, words in (("blind", ("values: 0 errors", "good frames")), ("lax", ("checksum: 0 errors", "CheckSum plus 1 (accepted)")),
                            ("wrong", ("good frames:",)), ("crash", ("crashed: SIGSEGV",)), ("hang", ("no answer within 1 s",)),
                            ("garble", ("without a JSON object",))):
            row = self.only("fake-" + mode, operation="parse_only", form="contract")
            self.assertEqual((row["status"], row["p50"], row["processes"]), ("refused", "", ""), mode)
            self.assertTrue(any(word in row["note"] for word in words), row["note"])

    def test_constant_builds_are_refused(self):
        for row in of(self.rows, "fake-constant", message="D", operation="build"):
            self.assertEqual((row["status"], row["p50"]), ("refused", ""))
            self.assertIn("changed in turn", row["note"])

    def test_gaps_are_named(self):
        self.assertEqual(self.only("fake-unsupported", operation="parse_only", form="contract")["note"], "no such cell here")
        self.assertEqual(self.only("fake-ok", operation="parse_extract", form="contract")["status"], "unsupported")
        self.assertEqual(of(self.rows, "fake-ok", message="8", operation="build")[0]["note"], 'only D here, "so far"')
        absent = of(self.rows, "fake-absent", message="D", operation="build")[0]
        self.assertEqual((absent["status"], absent["note"]), ("missing", "not built: give its place by TAGWIRE_PEER_SOME_PEER"))
        self.assertEqual(of(self.rows, "fake-absent2")[0]["note"], "get it, from somewhere")
        for row in self.rows:
            self.assertEqual(row["status"] == "ok", row["p50"] not in ("", "0"), row)

    def test_floors(self):
        floor = of(self.rows, "floor", operation="parse_only", form="sink_chain")
        self.assertEqual((floor[0]["p50"], floor[0]["path"], floor[0]["language"], floor[0]["set"]), ("80", "", "Python", "pinned"))

    def test_table_names_everything(self):
        self.assertTrue(self.printed.isascii())
        for words in ("fake-hang index: refused", "missing, see below: fake-absent, fake-absent2", "  fake-absent2: get it, from somewhere", "sink chain", "1.30", "a first look"):
            self.assertIn(words, self.printed)

    def test_html_stands_alone(self):
        self.assertFalse(re.search(r'(src|href)\s*=\s*["\']?(?!#)[a-z/.]', self.html), "a reference leaves the page")
        self.assertNotIn("@import", self.html)
        self.assertNotIn("url(", self.html)
        self.assertNotIn("<script", self.html)
        self.assertNotIn("<b>not markup</b>", self.html)
        self.assertIn("&lt;b&gt;not markup&lt;/b&gt;", self.html)
        self.assertIn("<svg", self.html)
        self.assertIn("fake-hang", self.html)
        markup = Markup()
        markup.feed(self.html.replace("/>", ">"))
        self.assertEqual((markup.wrong, markup.open), ([], []))
        self.assertEqual(len(markup.ids), len(set(markup.ids)))


class Kernels(unittest.TestCase):
    def test_forced_kernels(self):
        rows, _, _, _ = run_with(("ok", "stubborn"), "--quick", "--message", "D", "--kernels", "avx2,portable")
        self.assertEqual({row["kernel"] for row in of(rows, "fake-ok", operation="parse_only", form="contract", status="ok")},
                         {"best", "avx2", "portable"})
        forced = of(rows, "fake-stubborn", kernel="avx2")
        self.assertTrue(forced)
        for row in forced:
            self.assertEqual((row["status"], row["p50"]), ("unsupported", ""))
            self.assertIn("kernel not as forced", row["note"])

    def test_list(self):
        self.assertIn("D parse_only index contract: pinned", run_with(("ok",), "--list", "--quick")[3])
        self.assertIn("D parse_only index converted: variety\n", run_with(("ok",), "--list", "--ranked")[3])
        self.assertIn("D parse_only index converted: variety pinned rotation", run_with(("ok",), "--list")[3])


class Markup(HTMLParser):
    """Complains about a tag that is closed in the wrong place or never."""

    def __init__(self):
        super().__init__()
        self.open, self.wrong, self.ids = [], [], []

    def handle_starttag(self, tag, attributes):
        self.ids += [value for name, value in attributes if name == "id"]
        if tag not in ("meta", "input", "br", "line", "circle", "path"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append((tag, self.getpos()))


class View(unittest.TestCase):
    def row(self, adapter, p50, message="D", operation="parse_only", form="contract", name="pinned", forced=False, **more):
        row = dict.fromkeys(results.COLUMNS, "")
        row.update(adapter=adapter, language="C", message=message, operation=operation, form=form, set=name, p50=p50, p50_best=p50, p50_worst=p50,
                   status="ok" if p50 else "refused", forced=forced, **more)
        return row

    def test_ratios(self):
        rows = [self.row("floor", 100.0, form="sink_chain"), self.row("c", 150.0, path="a"), self.row("c", 120.0, path="b"),
                self.row("c", 90.0, forced=True), self.row("peer", 600.0), self.row("bad", 0)]
        group = view.groups(rows)[0]
        self.assertTrue(group.ranked)
        self.assertEqual([(line.row["adapter"], round(line.chain, 2), round(line.ours, 2), line.best) for line in group.lines],
                         [("c", 0.9, 0.75, False), ("c", 1.2, 1.0, True), ("c", 1.5, 1.25, False), ("peer", 6.0, 5.0, True), ("bad", 0, 0, False)])

    def test_builds_count_in_chains_of_extraction(self):
        rows = [self.row("floor", 50.0, "W", form="sink_chain"), self.row("floor", 800.0, "W", "parse_extract", "sink_chain"),
                self.row("c", 200.0, "W", "build")]
        self.assertEqual([line.chain for group in view.groups(rows) for line in group.lines], [0.25])

    def test_the_message_path_beside_what_it_may_cost(self):
        rows = [self.row("floor", 100.0, operation="parse_extract", form="sink_floor"), self.row("floor", 999.0, operation="session_receive", form="sink_floor"),
                self.row("floor", 200.0, operation="store_append", form="single", p999=500.0),
                self.row("c-static", 80.0, operation="parse_extract", form="converted", path="plan"),
                self.row("c-static", 70.0, operation="build", path="template"),
                self.row("c-static", 150.0, operation="session_receive", form="converted", path="session"),
                self.row("c-static", 190.0, operation="session_send", path="session"),
                self.row("c-static", 54.0, operation="store_append", form="batch", path="store"),
                self.row("c-static", 90.0, operation="store_append", form="single", path="store", p999=1200.0)]
        found = view.budgets(rows)
        self.assertEqual([(one.operation, one.figure, one.took, one.may) for one in found],
                         [("session_receive", "p50", 150.0, 155.0), ("session_send", "p50", 190.0, 190.0), ("store_append", "p50", 54.0, 60.0),
                          ("store_append", "p99.9", 1200.0, 1500.0)])
        self.assertIn("0.97  plan + 0.75 floor", budgets_text(found))
        self.assertEqual([one.operation for one in view.budgets(rows[:3] + rows[5:])], ["store_append", "store_append"])
        self.assertEqual((view.budgets(rows[3:]), budgets_text([])), ([], ""))

    def test_floors_stand_beside_what_they_are_compared_with(self):
        rows = [self.row("floor", 100.0, operation="store_append", form="sink_floor"), self.row("floor", 200.0, operation="store_append", form="single", p999=1),
                self.row("c", 50.0, operation="store_append", form="batch"), self.row("c", 90.0, operation="store_append", form="single"),
                self.row("c", 90.0, operation="parse_only", form="single")]
        self.assertEqual({(group.operation, group.form): sorted(group.floors) for group in view.groups(rows)},
                         {("store_append", "batch"): ["sink_floor"], ("store_append", "single"): ["single"], ("parse_only", "single"): []})

    def test_cost_per_byte(self):
        rows = [self.row("c", 300.0, "-", "index", name="unseen", frame_bytes=200.0), self.row("c", 300.0, "mix", "index", frame_bytes=300.0)]
        self.assertEqual(view.per_byte(rows), [("c", "", 1.5, 1.0)])
        self.assertIn("ratio 1.50", per_byte_text(view.per_byte(rows)))


class SentMessages(unittest.TestCase):
    def entry(self, *values):
        return entry("D", [integer(34, 8), text(52, b"20260703-19:28:00.123"), *values], False)

    def test_numbers_count_on_and_times_are_times(self):
        sent, good = Sent(), self.entry(text(11, b"A"))

        def frame(number, time=b"20260704-00:00:00.000", what=b"A"):
            return encode("D", [integer(34, number), text(52, time), text(11, what)])

        self.assertTrue(sent.compare(frame(100), good))
        self.assertTrue(sent.compare(frame(101), good))
        for bad in (frame(101), frame(103), frame(102, b"20260704-00:00:00"), frame(102, what=b"B")):
            again = Sent()
            again.number = 101
            with self.assertRaises(BadFrame):
                again.compare(bad, good)


class Exits(unittest.TestCase):
    def test_codes(self):
        good, bad = b'{"protocol": 1, "errors": 0}', b'{"protocol": 1, "errors": 2, "operations": 9}'
        for code, output, status in ((0, good, "ok"), (3, bad, "mismatch"), (4, b"", "unsupported"), (2, b"", "failed"), (-9, good, "failed"),
                                     (0, bad, "failed"), (3, good, "failed"), (0, b"", "failed"), (0, b"[]", "failed"),
                                     (0, b'{"protocol": 2}', "failed")):
            self.assertEqual(judge(code, output, b"").status, status, (code, output))
        self.assertEqual(judge(2, b"", b"first\nno such set\n").note, "exit code 2: no such set")

    def test_program_that_does_not_exist(self):
        self.assertEqual(Launcher("/", None).start(["/no/such/program"]).status, "failed")

    def test_pinned_to_one_core(self):
        core = max(os.sched_getaffinity(0))
        code = "import os,json;print(json.dumps({'protocol':1,'cores':sorted(os.sched_getaffinity(0)),'k':os.environ.get('TW_FORCE_KERNEL')}))"
        answer = Launcher("/", core).start([sys.executable, "-c", code], kernel="avx2").answer
        self.assertEqual((answer["cores"], answer["k"]), ([core], "avx2"))


class Numbers(unittest.TestCase):
    def test_percentile_is_nearest_rank(self):
        values = list(range(1, 101))
        self.assertEqual([stats.percentile(values, part) for part in (0, 0.5, 0.9, 0.99, 0.999, 1)], [1, 50, 90, 99, 100, 100])
        self.assertEqual(stats.percentile([7], 0.5), 7)

    def test_median(self):
        self.assertEqual([stats.median([3, 1, 2]), stats.median([4, 1, 2, 3])], [2, 2.5])

    def test_csv_form(self):
        row = dict.fromkeys(results.COLUMNS, "")
        row.update(adapter='a,"b"', note="line\nbreak", p50=1234567.8912, p90=2.0, samples=50000)
        text = results.csv_text([row])
        self.assertEqual(text.split("\r\n")[0], "language,adapter,version,message,operation,path,form,set,kernel,unit,p50,p90,p99,p999,min,"
                         "p50_best,p50_worst,processes,samples,batch,errors,alloc_bytes,frame_bytes,status,note")
        self.assertIn('"a,""b"""', text)
        self.assertIn(",1234567.891,2,", text)
        self.assertTrue(text.endswith("\r\n"))
        self.assertEqual(next(csv.DictReader(io.StringIO(text, newline="")))["note"], "line\nbreak")

    def test_empty_table(self):
        self.assertEqual(table_text([], False, False, False), "\n")


if __name__ == "__main__":
    unittest.main()
