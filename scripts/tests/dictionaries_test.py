"""
The built-in dictionaries: each is canonical, whole, and has what it had. With TAGWIRE_REFERENCE_DICTIONARIES, a folder that holds
FIX40.xml ... FIXT11.xml in QuickFIX's form, they are compared with those too, but for the corrections listed here.
"""
import os
import re
import unittest
import xml.etree.ElementTree as xml

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDER = os.path.join(ROOT, "core", "dictionaries")
REFERENCE = os.environ.get("TAGWIRE_REFERENCE_DICTIONARIES")
COLUMNS = 140
FIELDS, CODES, MESSAGES, COMPONENTS, GROUPS = range(5)

# file: name, begin, applver, and how many fields, codes, messages, components, groups, length/data pairs
PINNED = {
    "FIX40": ("FIX.4.0", None, "2", 138, 235, 27, 0, 8, 3),
    "FIX41": ("FIX.4.1", None, "3", 206, 341, 28, 0, 10, 3),
    "FIX42": ("FIX.4.2", None, "4", 405, 628, 46, 0, 38, 14),
    "FIX43": ("FIX.4.3", None, "5", 635, 1198, 68, 10, 76, 16),
    "FIX44": ("FIX.4.4", None, "6", 912, 1709, 93, 104, 93, 16),
    "FIX50": ("FIX.5.0", "FIXT.1.1", "7", 1090, 2329, 93, 121, 106, 16),
    "FIX50SP1": ("FIX.5.0SP1", "FIXT.1.1", "8", 1373, 2643, 105, 163, 137, 23),
    "FIX50SP2": ("FIX.5.0SP2", "FIXT.1.1", "9", 6025, 5560, 156, 725, 561, 83),
    "FIXT11": ("FIXT.1.1", None, None, 74, 59, 8, 2, 2, 7),
}
TYPES = """int Length SeqNum NumInGroup TagNum DayOfMonth float Qty Price PriceOffset Amt Percentage char Boolean String MultipleCharValue
    MultipleStringValue Country Currency Exchange Language MonthYear UTCTimestamp UTCTimeOnly UTCDateOnly LocalMktDate LocalMktTime
    TZTimeOnly TZTimestamp XID XIDREF Tenor data XMLData""".split()
NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*$")


class Entry:
    def __init__(self, kind, name, required):
        self.kind, self.name, self.required, self.entries = kind, name, required, []

    def text(self):
        inside = "{" + flat(self.entries) + "}" if self.kind == "group" else ""
        return ("@" if self.kind == "component" else "") + self.name + ("!" if self.required else "") + inside

    def key(self):
        return self.kind, self.name, self.required, tuple(entry.key() for entry in self.entries)


def flat(entries):
    return " ".join(entry.text() for entry in entries)


class Field:
    def __init__(self, tag, name, kind):
        self.tag, self.name, self.kind, self.codes, self.open, self.length = tag, name, kind, [], False, None


class Dictionary:
    """A dictionary as the documentation of the form says that it is read."""

    def __init__(self, text):
        self.facts, self.fields, self.components, self.sections, self.messages = [], [], {}, {}, []
        self.order = []
        for declaration in re.sub(r"\n[ \t]+", " ", text).split("\n"):
            declaration = re.sub(r"(^|[ \t])#.*", "", declaration)
            words = declaration.replace("{", " { ").replace("}", " } ").split()
            if words:
                self.order.append(words[0])
                getattr(self, "read_" + words[0])(words[1:], declaration.split())

    def read_dictionary(self, words, _):
        self.facts.append(("dictionary", *words))

    def read_begin(self, words, _):
        self.facts.append(("begin", *words))

    def read_applver(self, words, _):
        self.facts.append(("applver", *words))

    def read_field(self, _, words):
        kind, _, length = words[3].partition(":")
        field = Field(int(words[1]), words[2], kind)
        field.length = int(length) if length else None
        for word in words[4:]:
            if word == "*":
                field.open = True
            else:
                field.codes.append(tuple(word.rsplit("=", 1)))
        self.fields.append(field)

    def read_component(self, words, _):
        self.components[words[0]] = self.entries(words[1:])

    def read_header(self, words, _):
        self.sections["header"] = self.entries(words)

    def read_trailer(self, words, _):
        self.sections["trailer"] = self.entries(words)

    def read_message(self, words, _):
        self.messages.append((words[0], words[1], words[2], self.entries(words[3:])))

    @staticmethod
    def entries(words):
        stack = [[]]
        for word in words:
            if word == "{":
                stack[-1][-1].kind = "group"
                stack.append(stack[-1][-1].entries)
            elif word == "}":
                stack.pop()
            else:
                kind = "component" if word[0] == "@" else "field"
                stack[-1].append(Entry(kind, word.strip("@!"), word.endswith("!")))
        assert len(stack) == 1
        return stack[0]

    def levels(self):
        """All lists of entries with what they belong to."""
        tops = [(name, entries) for name, entries in self.components.items()] + list(self.sections.items())
        tops += [(message[1], message[3]) for message in self.messages]
        while tops:
            where, entries = tops.pop()
            yield where, entries
            tops += [(f"{where}/{entry.name}", entry.entries) for entry in entries if entry.kind == "group"]


def fill(words, indent):
    """Words on lines of at most 140 columns."""
    lines = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= COLUMNS:
            lines[-1] += " " + word
        else:
            lines.append(" " * indent + word)
    return lines


def fill_entries(entries, indent):
    lines, words = [], []
    for entry in entries:
        if entry.kind != "group":
            words.append(entry.text())
            continue
        lines += fill(words, indent)
        words = []
        if indent + len(entry.text()) <= COLUMNS:
            lines.append(" " * indent + entry.text())
        else:
            lines.append(" " * indent + entry.name + ("!{" if entry.required else "{"))
            lines += fill_entries(entry.entries, indent + 4)
            lines.append(" " * indent + "}")
    return lines + fill(words, indent)


def declaration(head, entries):
    whole = f"{head} {flat(entries)}".rstrip()
    return [whole] if len(whole) <= COLUMNS else [head] + fill_entries(entries, 4)


def canonical(head, dictionary):
    lines = head + [" ".join(fact) for fact in dictionary.facts] + [""]
    for field in sorted(dictionary.fields, key=lambda field: field.tag):
        start = f"field {field.tag} {field.name} {field.kind}" + (f":{field.length}" if field.length else "")
        words = [f"{code}={name}" for code, name in field.codes] + (["*"] if field.open else [])
        whole = " ".join([start, *words])
        lines += [whole] if len(whole) <= COLUMNS else [start] + fill(words, 4)
    for name in sorted(dictionary.components):
        lines += [""] + declaration("component " + name, dictionary.components[name])
    for section in ("header", "trailer"):
        if section in dictionary.sections:
            lines += [""] + declaration(section, dictionary.sections[section])
    for kind, name, category, entries in dictionary.messages:
        lines += [""] + declaration(f"message {kind} {name} {category}", entries)
    return "\n".join(lines) + "\n"


def read(file):
    with open(os.path.join(FOLDER, file + ".dict"), encoding="ascii", newline="") as stream:
        return stream.read()


class Files(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.texts = {file: read(file) for file in PINNED}
        cls.all = {file: Dictionary(text) for file, text in cls.texts.items()}

    def test_no_other_files(self):
        self.assertEqual(sorted(os.listdir(FOLDER)), sorted(file + ".dict" for file in PINNED))

    def test_canonical(self):
        for file, text in self.texts.items():
            head = text.split("\n")[:2]
            self.assertTrue(all(line.startswith("# ") for line in head), file)
            self.assertIn("Facts of the FIX standard", head[1], file)
            self.assertEqual(text.count("#"), 2, f"{file}: comments beside the head")
            self.assertLessEqual(max(map(len, text.split("\n"))), COLUMNS, file)
            lines = zip(text.split("\n"), canonical(head, self.all[file]).split("\n"))
            for number, (have, wanted) in enumerate(lines, 1):
                self.assertEqual(have, wanted, f"{file}.dict:{number}")
            self.assertEqual(text, canonical(head, self.all[file]), file)

    def test_counts(self):
        for file, dictionary in self.all.items():
            facts = {fact[0]: fact[1] for fact in dictionary.facts}
            groups = sum(entry.kind == "group" for _, entries in dictionary.levels() for entry in entries)
            self.assertEqual((facts["dictionary"], facts.get("begin"), facts.get("applver"), len(dictionary.fields),
                              sum(len(field.codes) for field in dictionary.fields), len(dictionary.messages),
                              len(dictionary.components), groups,
                              sum(field.length is not None for field in dictionary.fields)), PINNED[file], file)

    def test_fields(self):
        for file, dictionary in self.all.items():
            self.assertEqual(len({field.tag for field in dictionary.fields}), len(dictionary.fields), file)
            self.assertEqual(len({field.name for field in dictionary.fields}), len(dictionary.fields), file)
            tags = {field.tag: field for field in dictionary.fields}
            for field in dictionary.fields:
                where = f"{file}: field {field.tag} {field.name}"
                self.assertLess(field.tag, 50000, f"{where}: a user's tag")
                self.assertRegex(field.name, NAME, where)
                self.assertIn(field.kind, TYPES, where)
                self.assertEqual(field.kind in ("data", "XMLData"), field.length is not None, where)
                if field.length:
                    self.assertEqual(tags[field.length].kind, "Length", where)
                self.assertEqual(len({code for code, _ in field.codes}), len(field.codes), where)
                self.assertEqual(len({name for _, name in field.codes}), len(field.codes), where)
                for code, name in field.codes:
                    self.assertRegex(name, NAME, where)
                    self.assertTrue(field.kind != "char" or len(code) == 1, f"{where}: {code}")
                    self.assertTrue(field.kind != "int" or re.fullmatch(r"-?\d+", code), f"{where}: {code}")
                    self.assertTrue(field.kind != "Boolean" or code in "YN", f"{where}: {code}")

    def test_entries(self):
        for file, dictionary in self.all.items():
            fields = {field.name: field for field in dictionary.fields}
            counts, plain = set(), set()
            for where, entries in dictionary.levels():
                where = f"{file}: {where}"
                names = [(entry.kind == "component", entry.name) for entry in entries]
                self.assertEqual(len(set(names)), len(names), where)
                for entry in entries:
                    self.assertIn(entry.name, dictionary.components if entry.kind == "component" else fields, where)
                    if entry.kind == "group":
                        self.assertTrue(entry.entries, where)
                        counts.add(entry.name)
                    elif entry.kind == "field":
                        plain.add(entry.name)
                for before, entry in zip([None, *entries], entries):
                    if entry.kind == "field" and fields[entry.name].length:
                        self.assertTrue(before and before.kind == "field" and fields[before.name].tag == fields[entry.name].length,
                                        f"{where}: {entry.name} does not follow its length")
            self.assertFalse(counts & plain, file)
            self.assertEqual({name for name, field in fields.items() if field.kind == "NumInGroup"} - counts, set(), file)

    def test_layers(self):
        for file, dictionary in self.all.items():
            admin = [message[0] for message in dictionary.messages if message[2] == "admin"]
            if file.startswith("FIX5"):
                self.assertEqual((admin, dictionary.sections), ([], {}), file)
            else:
                self.assertEqual(admin[:7], ["0", "1", "2", "3", "4", "5", "A"], file)
                self.assertEqual([entry.name for entry in dictionary.sections["header"][:3]],
                                 ["BeginString", "BodyLength", "MsgType"], file)
                self.assertEqual(dictionary.sections["trailer"][-1].name, "CheckSum", file)


# Where the built-in dictionaries are right and the reference is not.
OPEN = {22, 27, 35, 65, 100, 166, 336, 625}  # the standard leaves these to private values, numbers or country codes
OPEN_50 = {63}
OPEN_44_50 = {477, 492}
NAMES = {  # file, tag: name
    ("FIX42", 297): "QuoteAckStatus", **{(file, 327): "HaltReason" for file in ("FIX42", "FIX43", "FIX44", "FIX50", "FIX50SP1", "FIX50SP2")},
}
KINDS = {  # file, tag: type
    ("FIX50", 1048): "char", ("FIX50SP1", 1048): "char", ("FIX50SP1", 1283): "XMLData", ("FIX40", 33): "NumInGroup",
    ("FIX43", 82): "int", ("FIX40", 18): "MultipleStringValue", ("FIX41", 18): "MultipleStringValue", ("FIX40", 35): "String",
    ("FIX41", 35): "String", ("FIX50SP2", 43048): "LocalMktTime", ("FIX44", 532): "int",
}
CODE_SETS = {  # file, tag: codes where they are not the reference's
    ("FIX50", 1048): [("A", "Agent"), ("P", "Principal"), ("R", "RisklessPrincipal")],
    ("FIX50SP1", 1048): [("A", "Agent"), ("P", "Principal"), ("R", "RisklessPrincipal")],
    ("FIX50SP2", 8): [],
    ("FIXT11", 385): [("R", "Receive"), ("S", "Send")],
}
CODES_MORE = {("FIXT11", 1128): [("10", "FixLatest")], ("FIX44", 103): [("12", "SurveillanceOption")]}
FIELDS_MORE = {"FIXT11": {384, 385, 1410}}
LEVELS = {  # file, where: entries of its own
    ("FIX40", "News"): "OrigTime Urgency RelatdSym LinesOfText!{Text!} RawDataLength RawData",
    ("FIX40", "Email"): "EmailType! OrigTime RelatdSym OrderID ClOrdID LinesOfText!{Text!} RawDataLength RawData",
    ("FIX43", "RegistrationInstructions"): None,  # OwnershipType was there twice
    ("FIX50", "QuotReqLegsGrp"): None,  # LegOptionRatio and LegPrice come with InstrumentLeg
    ("FIX50", "LegOrdGrp"): None,
    ("FIX50", "TrdInstrmtLegGrp"): None,
    ("FIXT11", "header"): None,  # its group stands in HopGrp
    ("FIXT11", "MsgTypeGrp"): "NoMsgTypes{RefMsgType MsgDirection RefApplVerID RefApplExtID RefCstmApplVerID DefaultVerIndicator}",
}
OLD_KINDS = {"TIME": "UTCTimestamp", "DATE": "LocalMktDate", "UTCDATE": "UTCDateOnly", "MULTIPLEVALUESTRING": "MultipleStringValue"}


def code_names(field):
    """PER_UNIT becomes PerUnit; the second of one name gets a 2."""
    seen, out = {}, []
    for value in field:
        code = value.get("enum")
        if " " in code:
            continue
        name = "".join(word[0] + word[1:].lower() for word in value.get("description").split("_") if word)
        name = "_" + name if name[0].isdigit() else name
        seen[name] = seen.get(name, 0) + 1
        out.append((code, name + (str(seen[name]) if seen[name] > 1 else "")))
    return out


def entries_of(element):
    out = []
    for child in element:
        entry = Entry(child.tag, child.get("name"), child.get("required") == "Y")
        entry.entries = entries_of(child)
        out.append(entry)
    return out


@unittest.skipUnless(REFERENCE, "TAGWIRE_REFERENCE_DICTIONARIES names no folder of reference dictionaries")
class Reference(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.all = {file: (Dictionary(read(file)), cls.parsed(file)) for file in PINNED}

    @staticmethod
    def parsed(file):
        root = xml.parse(os.path.join(REFERENCE, file + ".xml")).getroot()
        for (where, tag), name in NAMES.items():
            if where == file:
                old = root.find(f"fields/field[@number='{tag}']").get("name")
                assert old != name, f"{file}: {tag} is {name} already"
                for element in root.iter():
                    if element.tag in ("field", "group") and element.get("name") == old:
                        element.set("name", name)
        return root

    def kind(self, file, field, counts):
        """The type that a field of the reference has to have."""
        tag, kind = int(field.get("number")), field.get("type")
        if (file, tag) in KINDS:
            return KINDS[file, tag]
        if field.get("name") in counts:
            return "NumInGroup"
        if kind == "CHAR" and file in ("FIX40", "FIX41"):
            codes = [value.get("enum") for value in field]
            return "char" if codes and tag not in OPEN and all(len(code) == 1 for code in codes) else "String"
        return OLD_KINDS.get(kind) or next(name for name in TYPES if name.upper() == kind)

    def test_fields(self):
        for file, (dictionary, reference) in self.all.items():
            counts = {group.get("name") for group in reference.iter("group")}
            have = {field.tag: field for field in dictionary.fields}
            wanted = {int(field.get("number")): field for field in reference.find("fields")}
            wanted = {tag: field for tag, field in wanted.items() if tag < 50000}
            self.assertEqual(set(have), set(wanted) | FIELDS_MORE.get(file, set()), file)
            for tag, field in wanted.items():
                where = f"{file}: field {tag}"
                self.assertEqual(have[tag].name, field.get("name"), where)
                self.assertEqual(have[tag].kind, self.kind(file, field, counts), where)
                codes = CODE_SETS.get((file, tag), code_names(field) + CODES_MORE.get((file, tag), []))
                self.assertEqual(sorted(have[tag].codes), sorted(codes), where)
                is_open = tag in OPEN or (tag in OPEN_50 and file.startswith("FIX50")) or \
                    (tag in OPEN_44_50 and file in ("FIX44", "FIX50", "FIX50SP1", "FIX50SP2"))
                self.assertEqual(have[tag].open, is_open and bool(codes), where)

    def test_levels(self):
        used = set()
        for file, (dictionary, reference) in self.all.items():
            mine = dict(dictionary.components, **dictionary.sections)
            mine.update({("message", message[1]): message[3] for message in dictionary.messages})
            theirs = {component.get("name"): component for component in reference.find("components")}
            theirs.update({name: reference.find(name) for name in ("header", "trailer") if len(reference.find(name))})
            theirs.update({("message", message.get("name")): message for message in reference.find("messages")})
            self.assertEqual(set(mine), set(theirs), file)
            for key, element in theirs.items():
                name = key if isinstance(key, str) else key[1]
                if (file, name) in LEVELS:
                    used.add((file, name))
                    text = LEVELS[file, name]
                    if text:
                        self.assertEqual(flat(mine[key]), text)
                    continue
                self.assertEqual([entry.key() for entry in mine[key]], [entry.key() for entry in entries_of(element)], f"{file}: {name}")
        self.assertEqual(used, set(LEVELS), "corrections that correct nothing")

    def test_messages(self):
        for file, (dictionary, reference) in self.all.items():
            self.assertEqual([message[:3] for message in dictionary.messages],
                             [(message.get("msgtype"), message.get("name"), message.get("msgcat"))
                              for message in reference.find("messages")], file)
