"""The runner against testees that misbehave: each fault is its case's, and the cases after it are still asked. Needs ./dev build's runner."""
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
RUNNER = os.path.join(ROOT, "build", "release", "conformance", "conformance-runner")
FAKE = f"exec {sys.executable} {os.path.join(HERE, 'fake_testee.py')}"


def vector(number, text, expect, **more):
    return {"id": f"value/int/{number}", "title": f"number {number}", "clause": "none", "verdict": "must", "valid": True, "call": "int.read",
            "text": text, "expect": [expect], **more}


GOOD = [vector(1, "1", "ok 1"), vector(2, "-2", "ok -2"), vector(3, "x", "VALUE_FORMAT"), vector(4, "", "VALUE_EMPTY")]


@unittest.skipUnless(os.path.exists(RUNNER), "build/release/conformance/conformance-runner is not built")
class Runner(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        os.mkdir(os.path.join(self.folder.name, "value"))
        self.write(GOOD)

    def write(self, vectors):
        with open(os.path.join(self.folder.name, "value", "int.json"), "w", encoding="ascii") as file:
            json.dump({"family": "value", "row": "int", "about": "for tests", "vectors": vectors}, file)

    def run_runner(self, *modes, options=(), known="/dev/null", command=None):
        """(exit code, output, {id: failed}) of the fake testee in these modes."""
        begin = time.monotonic()
        done = subprocess.run([RUNNER, "--vectors", self.folder.name, "--known", known, "--limit", "0.5", "--tap", *options,
                               "--testee", command or " ".join((FAKE, *modes))], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False, timeout=60)
        self.assertLess(time.monotonic() - begin, 30)
        results = {}
        for line in done.stdout.splitlines():
            match = re.match(r"(not )?ok \d+ - [^:]+: (value/\S+?):", line)
            if match:
                results[match.group(2)] = "failed" if match.group(1) else "skipped" if "# SKIP" in line else "passed"
        return done.returncode, done.stdout + done.stderr, results

    def only_second_fails(self, mode, says):
        code, text, results = self.run_runner(f"{mode}=value/int/2")
        self.assertEqual(code, 1, text)
        self.assertEqual(results, {"value/int/1": "passed", "value/int/2": "failed", "value/int/3": "passed", "value/int/4": "passed"}, text)
        self.assertIn(says, text)

    def test_good_testee(self):
        code, text, results = self.run_runner()
        self.assertEqual((code, set(results.values())), (0, {"passed"}), text)
        self.assertIn("1..5", text)

    def test_crash(self):
        self.only_second_fails("crash", "ended by signal 11")

    def test_crash_behind_a_shell(self):
        code, text, _ = self.run_runner(command=f"true; {FAKE[5:]} crash=value/int/2; exit $?")
        self.assertEqual(code, 1, text)
        self.assertIn("ended by signal 11", text)

    def test_exit_with_last_words(self):
        self.only_second_fails("exit", 'exit code 9; its last words: "terrible has happened"')

    def test_hang(self):
        self.only_second_fails("hang", "no answer within the time limit")

    def test_late_answer(self):
        self.only_second_fails("late", "no answer within the time limit")

    def test_closed_stdout(self):
        self.only_second_fails("silent", "it closed its side")

    def test_garbage(self):
        self.only_second_fails("garbage", "probably none of the protocol")

    def test_no_json(self):
        self.only_second_fails("json", "not a JSON object")

    def test_huge_answer(self):
        self.only_second_fails("huge", "longer than 64 MiB")

    def test_half_an_answer(self):
        self.only_second_fails("half", "within an answer")

    def test_answer_to_another_request(self):
        self.only_second_fails("seq", "none of the protocol")

    def test_error(self):
        self.only_second_fails("error", "error: because")

    def test_wrong_answer(self):
        self.only_second_fails("wrong", "answered: ok 4711")

    def test_skip(self):
        code, text, results = self.run_runner("skip=value/int/2")
        self.assertEqual((code, results["value/int/2"], results["value/int/3"]), (0, "skipped", "passed"), text)

    def test_dies_at_start(self):
        code, text, results = self.run_runner("start=die")
        self.assertEqual((code, set(results.values())), (3, {"failed"}), text)
        self.assertIn("no library found", text)

    def test_hangs_at_start(self):
        code, text, _ = self.run_runner("start=hang")
        self.assertEqual(code, 3, text)
        self.assertIn("no answer within the time limit", text)

    def test_other_protocol(self):
        code, text, _ = self.run_runner("start=hello")
        self.assertEqual(code, 3, text)
        self.assertIn("hello is not one of protocol 1", text)

    def test_no_such_program(self):
        code, text, _ = self.run_runner(command="/does/not/exist")
        self.assertEqual(code, 3, text)

    def test_bad_end(self):
        code, text, results = self.run_runner("end=code")
        self.assertEqual((code, set(results.values())), (1, {"passed"}), text)
        self.assertIn("did not end with 0: exit code 3", text)

    def test_lost_again_and_again(self):
        self.write([vector(number, str(number), f"ok {number}") for number in range(1, 31)])
        hello = json.dumps({"seq": 1, "protocol": 1, "name": "x", "version": "1", "kernels": [], "families": ["value"]})
        script = os.path.join(self.folder.name, "testee.py")
        with open(script, "w", encoding="ascii") as file:
            file.write("import sys, struct, json\nhead = sys.stdin.buffer.read(4)\nrequest = json.loads(sys.stdin.buffer.read(struct.unpack('<I', head)[0]))\n"
                       f"hello = json.loads({hello!r}); hello['seq'] = request['seq']; text = json.dumps(hello).encode()\n"
                       "sys.stdout.buffer.write(struct.pack('<I', len(text)) + text); sys.stdout.buffer.flush(); sys.stdin.buffer.read(4)\n")
        code, text, results = self.run_runner(command=f"{sys.executable} {script}")
        self.assertEqual((code, set(results.values()), len(results)), (1, {"failed"}, 30), text)
        self.assertIn("not asked: the testee was given up", text)

    def test_known_failure(self):
        known = os.path.join(self.folder.name, "known.txt")
        with open(known, "w", encoding="ascii") as file:
            file.write("# comment\nvalue/int/1 other not this testee\nvalue/int/2 fake a reason\n")
        code, text, results = self.run_runner("wrong=value/int/2", known=known)
        self.assertEqual((code, results["value/int/2"]), (0, "skipped"), text)
        code, text, results = self.run_runner(known=known)
        self.assertEqual((code, results["value/int/2"]), (1, "failed"), text)
        self.assertIn("take it off the list", text)

    def test_should(self):
        self.write([GOOD[0], {**vector(2, "7", "ok 8"), "verdict": "should"}])
        code, text, results = self.run_runner()
        self.assertEqual((code, results), (0, {"value/int/1": "passed", "value/int/2": "skipped"}), text)

    def test_any_word_and_several_lines(self):
        self.write([vector(1, "7", "ok {any}"), vector(2, "x", "{any}"), {**vector(3, "7", "ok 7"), "expect": ["ok 7", "more"]}])
        code, text, results = self.run_runner()
        self.assertEqual((code, list(results.values())), (1, ["passed", "passed", "failed"]), text)
        self.assertIn("answered: (the end)", text)

    def test_only(self):
        _, _, results = self.run_runner(options=("--only", "value/int/[12]"))
        self.assertEqual(list(results), ["value/int/1", "value/int/2"])

    def test_usage(self):
        for options in (["--nonsense", "x"], ["--limit", "0"], ["--only", "nothing/*"], ["--vectors", "/does/not/exist"]):
            done = subprocess.run([RUNNER, "--vectors", self.folder.name, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
            self.assertEqual(done.returncode, 2, options)

    def test_bad_notation(self):
        self.write([vector(1, "{nothing}", "ok 1")])
        code, text, _ = self.run_runner()
        self.assertEqual(code, 2, text)
        self.assertIn("no such macro", text)

    def test_both_readers_of_the_notation_agree(self):
        texts = [r"8=a|\|\\\{\}\x00\xFF", "{8}FIX.4.2|9={9}|35=0|34=2|10={10}|", "{8}F|9={9+2}|35=0|{0}10=1|", "{8}F|9={9-1}|35=0|10={10+255}|", "{*3:a|}{*2:\\x80}",
                 "{8}F|9=000{9}|35=A|96={8}F|9={9}|35=0|10={10}||10={10}|x", "{8}F|35=0|10={10}"]
        sys.path.insert(0, os.path.dirname(HERE))
        import notation  # pylint: disable=import-outside-toplevel,import-error
        self.write([vector(number, "1", "{any}") | {"expect": [text]} for number, text in enumerate(texts, 1)])
        script = os.path.join(self.folder.name, "testee.py")
        with open(script, "w", encoding="ascii") as file:
            file.write(f"import json, struct, sys\nlines = json.loads({json.dumps([notation.expand(text) for text in texts])!r})\n"
                       "def answer(message):\n    text = json.dumps(message).encode()\n    sys.stdout.buffer.write(struct.pack('<I', len(text)) + text)\n"
                       "    sys.stdout.buffer.flush()\n"
                       "while head := sys.stdin.buffer.read(4):\n    request = json.loads(sys.stdin.buffer.read(struct.unpack('<I', head)[0]))\n"
                       "    if request['op'] == 'hello':\n"
                       "        answer({'seq': 1, 'protocol': 1, 'name': 'n', 'version': '1', 'kernels': [], 'families': ['value']})\n"
                       "    else:\n        answer({'seq': request['seq'], 'result': [lines[int(request['id'].split('/')[2]) - 1]]})\n")
        code, text, results = self.run_runner(command=f"exec {sys.executable} {script}")
        self.assertEqual((code, set(results.values()), len(results)), (0, {"passed"}, len(texts)), text)

    def plan_testee(self, answer):
        """A testee of the family plan whose result for a request is what this expression says; it keeps the requests in a file."""
        script, kept = os.path.join(self.folder.name, "testee.py"), os.path.join(self.folder.name, "requests")
        with open(script, "w", encoding="ascii") as file:
            file.write(f"import json, struct, sys\nkept = open({kept!r}, 'w')\n"
                       "def answer(message):\n    text = json.dumps(message).encode()\n    sys.stdout.buffer.write(struct.pack('<I', len(text)) + text)\n"
                       "    sys.stdout.buffer.flush()\n"
                       "while head := sys.stdin.buffer.read(4):\n    request = json.loads(sys.stdin.buffer.read(struct.unpack('<I', head)[0]))\n"
                       "    if request['op'] == 'hello':\n"
                       "        answer({'seq': 1, 'protocol': 1, 'name': 'n', 'version': '1', 'kernels': [], 'families': ['plan']})\n"
                       "    else:\n        kept.write(json.dumps(request) + '\\n')\n        kept.flush()\n"
                       f"        answer({{'seq': request['seq'], 'result': {answer}}})\n")
        return f"exec {sys.executable} {script}", kept

    def write_plan(self, **members):
        os.mkdir(os.path.join(self.folder.name, "plan"))
        one = {"id": "plan/grammar/1", "title": "one", "clause": "none", "verdict": "must", "valid": True, **members}
        with open(os.path.join(self.folder.name, "plan", "grammar.json"), "w", encoding="ascii") as file:
            json.dump({"family": "plan", "row": "grammar", "about": "for tests", "vectors": [one]}, file)

    def test_text_of_a_plan_in_parts_and_its_print_again(self):
        self.write_plan(call="print", plan=["D{", [3, "1%:int "], "58:x|}"], expect=["plan D{11:int 12:int 13:int 58:x|}"])
        command, kept = self.plan_testee("['plan ' + request['case']['plan']]")
        code, text, _ = self.run_runner(command=command, options=("--only", "plan/*"))
        self.assertEqual(code, 0, text)
        with open(kept, encoding="ascii") as file:
            self.assertEqual([json.loads(line)["case"]["plan"] for line in file], ["D{11:int 12:int 13:int 58:x|}"] * 2)

    def test_stream_of_a_plan_is_read_again_and_anew_and_garbled_rows_that_touch_are_one(self):
        row = "row {} {} message=other fields=0 slots=0 bad=0 FRAME_{} 0"
        self.write_plan(call="read", plan="D{11:text}", input="abc", expect=[row.format(0, 3, "BEGIN")])
        pieces = [row.format(0, 1, "BEGIN"), row.format(1, 2, "HEADER")]
        command, kept = self.plan_testee(f"{[row.format(0, 3, 'BEGIN')]!r} if len(request['chunks']) == 1 else {pieces!r}")
        code, text, _ = self.run_runner(command=command, options=("--only", "plan/*"))
        self.assertEqual(code, 0, text)
        with open(kept, encoding="ascii") as file:
            asked = [json.loads(line) for line in file]
        self.assertEqual([one["chunks"] for one in asked], [[3], [3], [3], [1, 1, 1], [1, 2], [2, 1]])
        self.assertEqual([(one.get("again"), one.get("fresh")) for one in asked[:3]], [(True, None), (None, True), (None, None)])
        apart, _ = self.plan_testee(repr([row.format(0, 1, "BEGIN"), row.format(2, 1, "BEGIN")]))
        self.assertEqual(self.run_runner(command=apart, options=("--only", "plan/*"))[0], 1)

    def test_page(self):
        page = os.path.join(self.folder.name, "page.html")
        self.run_runner("wrong=value/int/2", options=("--html", page))
        with open(page, encoding="utf-8") as file:
            text = file.read()
        self.assertIn('name=viewport content="width=device-width', text)
        self.assertIn("answered: ok 4711", text)
        for word in ("<script", "http://", "https://", "<img", "@import"):
            self.assertNotIn(word, text)


@unittest.skipUnless(os.path.exists(RUNNER), "build/release/conformance/conformance-runner is not built")
class Inside(unittest.TestCase):
    """The C testee that is linked to the runner."""

    def test_same_here_and_inside(self):
        texts = []
        for option in ("--inside", "--here"):
            done = subprocess.run([RUNNER, option, "--only", "value/bool/*", "--tap"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
            self.assertEqual(done.returncode, 0, done.stdout)
            texts.append(done.stdout)
        self.assertEqual(texts[0], texts[1])


@unittest.skipUnless(os.path.exists(RUNNER), "build/release/conformance/conformance-runner is not built")
class Scripts(unittest.TestCase):
    """Scripts of the family session, asked of the C testee inside the runner."""

    def run_script(self, steps, expect, **members):
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(os.path.join(folder, "session"))
            one = {"id": "session/x/1", "title": "one", "clause": "here", "verdict": "must", "valid": True, "steps": steps, "expect": expect, **members}
            with open(os.path.join(folder, "session", "x.json"), "w", encoding="ascii") as file:
                json.dump({"family": "session", "row": "x", "about": "for tests", "vectors": [one]}, file)
            done = subprocess.run([RUNNER, "--vectors", folder, "--known", "/dev/null", "--inside"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  text=True, check=False, timeout=60)
        return done.returncode, done.stdout

    def test_every_version_and_role(self):
        code, text = self.run_script([["connect"]], ["[initiator?out <A|34=1|98=0|108=30|[fixt?1137={d}|]>]"])
        self.assertEqual(code, 0, text)
        self.assertIn("32 questions", text)  # eight versions, two roles, whole and byte by byte

    def test_narrowed(self):
        code, text = self.run_script([["connect"]], ["out <A|34=1|98=0|108=30|>"], versions="4.1-4.3", role="initiator")
        self.assertEqual(code, 0, text)
        self.assertIn("6 questions", text)

    def test_times(self):
        code, text = self.run_script([["at", "1.5"], ["connect"]], ["at 1.500", "out <A|34=1|49=TW|52={t=1.5}|56=CP|98=0|108=30|>"], versions="4.2", role="initiator")
        self.assertEqual(code, 0, text)
        code, text = self.run_script([["at", "1.5"], ["connect"]], ["at 1.500", "out <A|34=1|49=TW|52={t+1}|56=CP|98=0|108=30|>"], versions="4.2", role="initiator")
        self.assertEqual(code, 1, text)
        self.assertIn("52=20260101-00:00:02.500", text)

    def test_a_difference_names_version_and_role(self):
        code, text = self.run_script([["connect"]], ["out <A|34=1|98=0|108=31|>"], versions="4.4", role="initiator")
        self.assertEqual(code, 1, text)
        self.assertIn("FIX 4.4, initiator: line 1", text)

    def test_refused(self):
        for bad in ("<A", "[4.2+x", "[4.9?x]", "<A>", "{what}", "{utc=2026-02-29 00:00:00}", "{utc=2026-02-28}", "{utc=2026-02-28 00:00:00 }", "{utc=}"):
            code, text = self.run_script([["in", bad]], [])
            self.assertEqual(code, 1, text)
            self.assertIn("not of the notation", text)
        for bad in ({"versions": "9.9"}, {"role": "nobody"}):
            code, text = self.run_script([["connect"]], [], **bad)
            self.assertEqual(code, 1, text)
            self.assertIn("versions or role name none", text)

    def test_moments(self):
        code, text = self.run_script([["late", "{utc=2026-01-02 00:00:01}"], ["describe"]], ["at 86401", "state DISCONNECTED out=1 in=1 done=0 queued=0"])
        self.assertEqual(code, 0, text)
        code, text = self.run_script([["schedule"]], ["schedule BEGIN next={utc=2026-01-02 00:00:00}"], schedule={"start": "00:00:00"})
        self.assertEqual(code, 0, text)

    def test_a_schedule_that_is_none_is_an_error(self):
        for schedule, says in (({"start": "24:00:00"}, "a time of day that is none"), ({"end": "08:00:00.5"}, "a time of day that is none"),
                               ({"reset": 5}, "a time of day that is none"), ({"start_days": ["Sun"]}, "no such day"), ({"end_days": [1]}, "no such day"),
                               ({"start_zone": "here"}, "a zone that is none"), ({"end_zone": 1}, "a zone that is none"),
                               ({"non_stop": 2}, "a schedule that is none"), (None, "a step schedule without a schedule")):
            code, text = self.run_script([["schedule"]], [], **({"schedule": schedule} if schedule else {}))
            self.assertEqual(code, 1, text)
            self.assertIn(says, text)

    def test_an_unknown_step_is_an_error(self):
        code, text = self.run_script([["dance"]], [])
        self.assertEqual(code, 1, text)
        self.assertIn("a step that is not known", text)


if __name__ == "__main__":
    unittest.main()
