"""The lint finds what it is for; the notation reads and shows."""
import contextlib
import io
import json
import os
import shutil
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
import lint  # noqa: E402  pylint: disable=wrong-import-position
import notation  # noqa: E402  pylint: disable=wrong-import-position


class Notation(unittest.TestCase):
    def test_bytes(self):
        self.assertEqual(notation.expand(r"8=a|\|\\\{\}\x00\xFF"), "8=a\x01|\\{}\x00\xff")

    def test_message(self):
        self.assertEqual(notation.expand("{8}FIX.4.2|9={9}|35=0|34=2|10={10}|"), "8=FIX.4.2\x019=10\x0135=0\x0134=2\x0110=164\x01")

    def test_wrong_on_purpose(self):
        self.assertEqual(notation.expand("{8}F|9={9+2}|35=0|{0}10=1|"), "8=F\x019=7\x0135=0\x0110=1\x01")
        right, wrong = notation.expand("{8}F|9={9}|35=0|10={10}|"), notation.expand("{8}F|9={9}|35=0|10={10+1}|")
        self.assertEqual((int(right[-4:-1]) + 1) % 256, int(wrong[-4:-1]))

    def test_a_message_within_one(self):
        inner = notation.expand("{8}F|9={9}|35=0|10={10}|")
        outer = notation.expand("{8}F|9={9}|35=A|96={8}F|9={9}|35=0|10={10}||10={10}|")
        self.assertEqual(outer, notation.expand("{8}F|9={9}|35=A|96=" + notation.show(inner) + "|10={10}|"))

    def test_repeat(self):
        self.assertEqual(notation.expand("{*3:a|}"), "a\x01a\x01a\x01")
        self.assertEqual(notation.expand_lines(["*2 x", "y"]), ["x", "x", "y"])

    def test_texts_of_plans_are_not_in_the_notation(self):
        self.assertEqual(notation.expand_lines(["plan D{11:text}", "template D{8=F 58=a|b}", "x|"]), ["plan D{11:text}", "template D{8=F 58=a|b}", "x\x01"])

    def test_refused(self):
        for text in ("{", "}", "{what}", "{10}", "{9}", "{8}F", "\\x1", "\\q", "\n", "\u00e9", "{*0x:a}"):
            with self.assertRaises(notation.NotationError, msg=text):
                notation.expand(text)

    def test_shown_is_read(self):
        everything = "".join(map(chr, range(256)))
        self.assertEqual(notation.expand(notation.show(everything)), everything)


class Scripts(unittest.TestCase):
    def test_plain_faults(self):
        for text in ("<B|34=2|", "[4.2+?x", "{t", "[4.2+ x]", "{utc=2026-02-29 00:00:00}", "at {utc=2026-02-28}", "{utc=2026-2-28 00:00:00}"):
            self.assertTrue(lint.script_faults(text), text)
        for text in ("<B|34=2|[4.2+?371=5|]>", "at 5", "at {utc=2028-02-29 23:59:59}.999", "out <2|16=[4.0-4.1?999999][4.2+?[fixt?1]0]|>"):
            self.assertEqual(lint.script_faults(text), [], text)

    def test_a_schedule_and_its_step_belong_together(self):
        self.assertEqual(lint.schedule_faults({"steps": [["connect"]]}), [])
        self.assertEqual(lint.schedule_faults({"schedule": {}, "steps": [["schedule"]]}), [])
        self.assertEqual(lint.schedule_faults({"schedule": {}, "setup": [["schedule"]], "steps": [["connect"]]}), [])
        self.assertEqual(lint.schedule_faults({"steps": [["schedule"]]}), ["a step schedule, and no schedule"])
        self.assertEqual(lint.schedule_faults({"schedule": {}, "steps": [["connect"]]}), ["a schedule, and no step that asks it"])


class Lint(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        os.makedirs(os.path.join(self.folder, "vectors", "value"))
        self.vector = {"id": "value/int/1", "title": "one", "clause": "value.h", "verdict": "must", "valid": True, "call": "int.read", "text": "1",
                       "expect": ["ok 1"]}
        self.rows("int value: numbers")

    def rows(self, text):
        with open(os.path.join(self.folder, "rows.txt"), "w", encoding="ascii") as file:
            file.write(text + "\n")

    def lint(self, *vectors, fix=True, name="int"):
        with open(os.path.join(self.folder, "vectors", "value", name + ".json"), "w", encoding="ascii") as file:
            json.dump({"family": "value", "row": "int", "about": "whole numbers", "vectors": list(vectors)}, file)
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            code = lint.Lint(self.folder).run(fix)
        return code, out.getvalue()

    def finds(self, says, *vectors, **more):
        code, text = self.lint(*vectors, **more)
        self.assertEqual(code, 1, text)
        self.assertIn(says, text)

    def test_good(self):
        self.assertEqual(self.lint(self.vector)[0], 0)

    def test_form(self):
        self.finds("canonical form", self.vector, fix=False)

    def test_schema(self):
        self.finds("no clause", {key: value for key, value in self.vector.items() if key != "clause"})
        self.finds("must not be there", {**self.vector, "colour": "red"})
        self.finds("none of must, should", {**self.vector, "verdict": "may"})

    def test_ids(self):
        self.finds("should be value/int/2", self.vector, {**self.vector, "text": "2", "expect": ["ok 2"]})
        self.finds("not those of its name", self.vector, name="other")

    def test_twins(self):
        self.finds("ask the same", self.vector, {**self.vector, "id": "value/int/2"})

    def test_notation(self):
        self.finds("value/int/1", {**self.vector, "text": "{oops}"})

    def test_validity(self):
        self.finds("a refusal is expected", {**self.vector, "expect": ["VALUE_FORMAT"]})
        self.finds("no refusal is expected", {**self.vector, "valid": False})

    def test_rows(self):
        self.rows("int value: numbers\nN05 value: more numbers")
        self.finds("value/N05 has no vectors", self.vector)
        self.rows("# none")
        self.finds("not in rows.txt", self.vector)

    def test_the_tree_is_clean(self):
        copy = os.path.join(self.folder, "copy")
        shutil.copytree(os.path.dirname(HERE), copy)
        with contextlib.redirect_stdout(io.StringIO()) as out:
            self.assertEqual(lint.Lint(copy).run(False), 0, out.getvalue())


if __name__ == "__main__":
    unittest.main()
