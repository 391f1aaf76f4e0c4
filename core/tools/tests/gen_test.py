"""tagwire gen end to end: what it refuses, that the examples are what it makes, that any name becomes legal code."""
import filecmp
import os
import re
import shutil
import subprocess
import sys

from logs import COMMAND, Case

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")
sys.path[:0] = [os.path.join(ROOT, "examples/rows")]
import make  # noqa: E402  pylint: disable=wrong-import-position

COMPILERS = (["cc", "-x", "c", "-std=c11"], ["c++", "-x", "c++", "-std=c++17"])
STRICT = ["-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Werror", "-fsyntax-only", "-I", os.path.join(ROOT, "core/include")]


class Use(Case):
    def test_wrong_use(self):
        for arguments, said in (([], "which language?"), (["--lang", "cobol", "D{11:text}"], "--lang cobol: it is c, rust, csharp or java"),
                                (["--lang", "c"], "gen needs a plan"), (["--lang", "c", "D{11:text}", "8{11:text}"], "gen takes one plan"),
                                (["--lang", "c", "--kind", "poem", "D{11:text}"], "it is plan or template"),
                                (["--lang", "c", "--prefix", "1a", "D{11:text}"], "--prefix 1a"),
                                (["--lang", "c", "--prefix", "a__b", "D{11:text}"], "--prefix a__b"),
                                (["--lang", "c", "--prefix", "tw_x", "D{11:text}"], "and not tw"),
                                (["--lang", "c", "--version", "FIX.9", "D{11:text}"], "no dictionary is called FIX.9"),
                                (["--lang", "c", "@/nowhere"], "cannot open /nowhere"), (["--lang", "c", "--follow", "D{11:text}"], "no option of gen"),
                                (["--lang", "c", "--type", "D", "D{11:text}"], "no option of gen"),
                                (["--lang", "c", "--out", "/nowhere/x.h", "D{11:text}"], "cannot write /nowhere/x.h")):
            out, errors = self.run_command("gen", *arguments, code=2)
            self.assertEqual(out, "")
            self.assertIn(said, errors)

    def test_a_fault_is_shown_where_it_is(self):
        _, errors = self.run_command("gen", "--lang", "c", "D{11:text 44:decc}", code=2)
        self.assertEqual(errors, "tagwire: plan: line 1, column 14: no such type: text char int dec0..dec18 dec* bool time date data "
                                 "(TW_E_PLAN_TYPE)\n  D{11:text 44:decc}\n               ^\n")
        file = self.write("D{\n    11:text\n    44:dec5 Prize:dec5\n}\n", name="x.plan")
        _, errors = self.run_command("gen", "--lang", "c", "--version", "FIX.4.4", "@" + file, code=2)
        self.assertEqual(errors, f"tagwire: {file}: line 3, column 13: the dictionary has no field of this name (TW_E_PLAN_NAME)\n"
                                 "      44:dec5 Prize:dec5\n              ^\n")
        _, errors = self.run_command("gen", "--lang", "c", "D{" + " ".join(f"{tag}:int" for tag in range(1, 200)) + " 7:int}", code=2)
        self.assertLess(max(map(len, errors.splitlines())), 120)
        self.assertTrue(errors.endswith("^\n"))
        for text in ("", "{", "D{", "D{11:text", "D{}", "\x1b[31m{", "D{11:text}}", "\xff\xfe", "D{11=x}"):
            out, errors = self.run_command("gen", "--lang", "c", "@" + self.write(text.encode("latin-1"), name="bad.plan"), code=2)
            self.assertEqual(out, "")
            self.assertIn("^\n", errors)
            self.assertNotIn("\x1b", errors)

    def test_the_prefix_stands_once_in_a_name(self):
        plan = "D{11:text NoPartyIDs{448:text NoPartySubIDs{523:text}}}"
        for language in ("c", "rust", "csharp", "java"):
            for kind in ("plan", "template"):
                text = plan if kind == "plan" else plan.replace("D{", "D{8=FIX.4.4 ")
                out, _ = self.run_command("gen", "--lang", language, "--version", "FIX.4.4", "--kind", kind, "--prefix", "Mine", text)
                self.assertIn("Mine", out)
                self.assertEqual([name for name in re.findall(r"\w+", out) if name.lower().count("mine") > 1], [], language)

    def test_a_file_is_left_alone_when_the_plan_is_wrong(self):
        file = self.write("mine", name="mine.h")
        self.run_command("gen", "--lang", "c", "--out", file, "D{", code=2)
        with open(file, encoding="ascii") as kept:
            self.assertEqual(kept.read(), "mine")


class Examples(Case):
    def test_they_are_what_is_made_now(self):
        make.make(COMMAND, self.folder)
        for language in ("c", "rust", "csharp", "java"):
            made, kept = os.path.join(self.folder, language), os.path.join(ROOT, "examples/rows", language)
            names = sorted(os.listdir(made))
            self.assertEqual(names, sorted(name for name in os.listdir(kept) if not name.startswith((".", "target", "Cargo"))))
            self.assertGreaterEqual(len(names), 24)
            for name in names:
                self.assertTrue(filecmp.cmp(os.path.join(made, name), os.path.join(kept, name), shallow=False),
                                f"{language}/{name} is not what the plan gives: python3 examples/rows/make.py")

    def test_their_fields_belong_to_their_messages(self):
        sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "rows"))
        import model  # pylint: disable=import-outside-toplevel
        wires = [model.message(kind, model.filled(level)) for name in model.files("") for kind, level, _, _ in model.read(name)]
        self.assertGreaterEqual(len(wires), 24)
        # the exit code is 1 because a BusinessMessageReject is among them
        out, _ = self.run_command("check", "--rule", "required=ignore,order=ignore,group-order=ignore", self.write(b"\n".join(wires)), code=1)
        self.assertIn(f"{len(wires)} messages, 0 of them faulty", out)


class Names(Case):
    """What becomes of names that are keywords, alike, the library's own, or no identifiers at all."""

    DICTIONARY = ("dictionary ODD\nfield 9 BodyLength Length\nfield 8 BeginString String\nfield 35 MsgType String\nfield 10 CheckSum String\n"
                  "field 5001 int String\nfield 5002 Self char A=self B=Self C=SELF D=Other E=- F=. G=_9lives H=\u00fcber I=type J=J-J K=J.J\n"
                  "field 5003 Type int 1=One 2=one 3=ONE -4=Minus 99999999999=Large\nfield 5004 ABc String\nfield 5005 A_Bc String\n"
                  "field 5006 A-Bc String\nfield 5007 A.bc String\nfield 5008 - String\nfield 5009 __ String\nfield 5010 \u00c4\u00d6 String\n"
                  "field 5011 Slots NumInGroup\nfield 5012 SLOTS String\nfield 5013 state String\nfield 5014 bytes String\nfield 5015 of String\n"
                  "field 5016 Option String a=None b=Some long=Ok\nfield 5017 Slots-at String\nfield 5018 Slots_entry String\n"
                  "field 5019 Slots_bytes String\nfield 5020 MESSAGE String\nfield 5021 row String\nfield 5022 Plan_text String\nfield 5023 plan String\n"
                  "field 5024 Read Price\nfield 5025 ReadScale Price\nfield 5026 begin String\nfield 5027 write String\nfield 5028 draft String\n"
                  "field 5029 SetX String\nfield 5030 X String\nfield 5031 Quoted char ?=Question %=Percent\n"
                  "field 5032 fn String\nfield 5033 Fn String\nfield 5034 crate String\nfield 5035 Vec String\nfield 5036 Decimal Price\n"
                  "field 5037 class String\nfield 5038 _ String\nfield 5039 async String\nfield 5040 dyn String\nfield 5041 slot String\n"
                  "header BeginString BodyLength MsgType\ntrailer CheckSum\n"
                  "message D Tw app int\nmessage E tw app int\nmessage F register app int\nmessage G Index app int\nmessage H Self app int\n"
                  "message I \u00e9 app int\nmessage J - app int\nmessage K Row app int\nmessage L Rows app int\n")
    TAGS = " ".join(f"{tag}:text" for tag in range(5001, 5042) if tag not in (5002, 5003, 5011, 5024, 5025, 5036, 5031))
    LEVEL = (TAGS + " 5002:char 5003:int 5031:char 5024:dec5 5025:dec0 5036:dec*")

    def compile_c(self, text):
        for compiler in COMPILERS:
            if shutil.which(compiler[0]):
                result = subprocess.run([*compiler, *STRICT, "-"], input=text.encode(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
                self.assertEqual(result.returncode, 0, f"{compiler}: {result.stdout.decode()[:3000]}")

    @classmethod
    def texts(cls):
        group = " ".join(word.replace("50", "60", 1) for word in cls.LEVEL.split())
        level = f"{cls.LEVEL} 5011{{{group} 6011{{7001:text}}}}"
        types = ("D", "E", "F", "G", "H", "I", "J", "K", "L", "Z", "z", "\u00df", "'", "*/", "?", "\\", "/*")
        plan = " ".join(f"{kind}{{{level}}}" for kind in types)
        template = " ".join(f"{kind}{{8=FIX.4.4 58=\"*/ ??/ \"\"x\"\" \\\" {level}}}" for kind in types)
        return ("plan", plan), ("template", template)

    def test_c(self):
        odd = self.write(self.DICTIONARY, name="odd.dict")
        for kind, text in self.texts():
            for extra in ([], ["--dict", odd], ["--dict", odd, "--prefix", "my_Own"], ["--version", "FIX.5.0SP2", "--prefix", "Fifty"]):
                out, errors = self.run_command("gen", "--lang", "c", "--kind", kind, *extra, "@" + self.write(text, name="odd.plan"))
                self.assertEqual(errors, "")
                self.assertTrue(out.isascii())
                self.compile_c(out)

    def test_names_depend_on_the_order_of_the_plan_only(self):
        odd = self.write(self.DICTIONARY, name="odd.dict")
        out, _ = self.run_command("gen", "--lang", "c", "--dict", odd, "K{5004:text 5005:text 5006:text 5007:int}")
        functions = re.findall(r"^static inline uint32_t (row_a\w+)\(", out, re.MULTILINE)
        self.assertEqual(functions, ["row_a_bc", "row_a_bc_5005", "row_a_bc_5006", "row_a_bc_5007"])
        out, _ = self.run_command("gen", "--lang", "c", "Z{11:text 5:char}")
        self.assertIn("msg_z_tag11(const msg_z_row *row, const char **text", out)

    def test_two_headers_of_one_dictionary_go_together(self):
        made = [self.run_command("gen", "--lang", "c", "--version", "FIX.4.4", *extra)[0] for extra in (
            ["D{Side:char OrdType:char}"], ["F{Side:char SecurityType:text}"], ["--kind", "template", "D{8=FIX.4.4 Side:char SecurityType:text}"],
            ["--prefix", "other", "D{Side:char OrdType:char}"])]
        self.compile_c("\n".join(made) + "\nint main(void) { return (int)Side_BUY == (int)other_Side_BUY && SecurityType_CORPORATE_BOND[0] ? 0 : 1; }\n")

    def test_header_fields_of_fix_5_have_names(self):
        out, _ = self.run_command("gen", "--lang", "c", "--version", "FIX.5.0SP2", "D{34:int! Side:char}")
        self.assertIn("new_order_single_msg_seq_num(", out)

    def test_a_dictionary_of_ones_own_is_passed_by_the_program(self):
        mine = self.write("dictionary ACME\nextends FIX.4.4\nfield 9001 AlgoName String VWAP=Vwap *\nadd message D AlgoName\n", name="mine.dict")
        out, _ = self.run_command("gen", "--lang", "c", "--dict", mine, "D{AlgoName:text}")
        self.assertRegex(out, r"new_order_single_plan\(const tw_dict \*dict,")
        self.assertIn('#define AlgoName_VWAP "VWAP"', out)
        self.compile_c(out)

    def test_large_plans(self):
        text = "D{" + " ".join(f"{tag}:text" for tag in range(1, 4097)) + "} " + " ".join(f"m{i}{{11:text}}" for i in range(1000))
        out, _ = self.run_command("gen", "--lang", "c", "@" + self.write(text, name="large.plan"))
        self.compile_c(out)
        deep = "D{" + "".join(f"{tag}{{" for tag in range(1, 65)) + "100:int" + "}" * 65
        out, _ = self.run_command("gen", "--lang", "c", deep)
        self.compile_c(out)
