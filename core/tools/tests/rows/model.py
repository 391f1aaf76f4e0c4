"""
Plans, templates and the FIX 4.4 dictionary as the tests of generated code read them: on their own, so that the tagwire command is not asked
what is right. Messages with every entry filled, and what each getter must give of them.
"""
import os
import re

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../..")
PLANS = os.path.join(ROOT, "examples/plans")


class Field:
    def __init__(self, tag, name, kind, codes):
        self.tag, self.name, self.kind, self.codes = tag, name, kind.split(":")[0], codes  # codes: (value, name)
        self.length_tag = int(kind.split(":")[1]) if ":" in kind else 0


def dictionary():
    """Fields by name."""
    fields, words = {}, []
    with open(os.path.join(ROOT, "core/dictionaries/FIX44.dict"), encoding="utf-8") as file:
        lines = [line.rstrip() for line in file] + [""]
    for line in lines:
        if not line.startswith(" ") and words:
            if words[0] == "field":
                codes = [tuple(word.split("=", 1)) for word in words[4:] if "=" in word]
                fields[words[2]] = Field(int(words[1]), words[2], words[3], codes)
            words = []
        if line.startswith(("field ", " ")):
            words += line.split()
    return fields


FIELDS = dictionary()


class Entry:
    def __init__(self, name, kind, required, members, constant):
        self.name, self.kind, self.required, self.members, self.constant = name, kind, required, members, constant
        self.field = FIELDS.get(name)
        self.tag = self.field.tag if self.field else int(name)


def entries(words):
    """Entries up to the closing brace, which is taken."""
    found = []
    while words:
        word = words.pop(0)
        if word == "}":
            return found
        if words and words[0] == "{":
            words.pop(0)
            found.append(Entry(re.match(r"\w+", word).group(), "group", "!" in word, entries(words), None))
        elif "=" in word:
            found.append(Entry(*word.split("=", 1)[:1], "constant", False, [], word.split("=", 1)[1]))
        else:
            name, kind = word.rstrip("!").split(":")
            found.append(Entry(name, kind, word.endswith("!"), [], None))
    return found


def message_names():
    """Names by MsgType."""
    with open(os.path.join(ROOT, "core/dictionaries/FIX44.dict"), encoding="utf-8") as file:
        return dict(re.findall(r"^message (\S+) (\S+)", file.read(), re.MULTILINE))


def read(name):
    """
    The messages of a file: MsgType, entries, what generated names begin with, and its prefix: a file of several messages has its own name for one
    (examples/rows/make.py).
    """
    stem, found = name.split(".")[0], []
    with open(os.path.join(PLANS, name), encoding="ascii") as file:
        words = re.findall(r"[{}]|[^\s{}]+", file.read())
    while words:
        kind = words.pop(0)
        words.pop(0)
        found.append((kind, entries(words)))
    if len(found) == 1:
        return [(*found[0], stem, "")]
    return [(kind, level, f"{stem}_{snake(message_names()[kind])}", stem) for kind, level in found]


def files(ending):
    return sorted(name for name in os.listdir(PLANS) if name.endswith(ending))


def snake(name):
    name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-rt-z])|(?<=[A-Z])(?=[A-Z]s[a-z])", "_", name)
    return name.lower()


class Value:
    """One value: its bytes in the message, and what it is: a number, (mantissa, exponent), or bytes; digits: fraction digits of a decN."""

    def __init__(self, wire, number, digits=0):
        self.wire, self.number, self.digits = wire, number, digits


def value(entry, turn):
    """A value that fits the kind and, so that the dictionary has nothing against it, the field. turn: which of several."""
    kind, field = entry.kind, entry.field
    code = field.codes[turn % len(field.codes)][0] if field.codes else None
    if kind in ("text", "char", "int") and code and not field.kind.startswith("Multiple") or kind == "char":
        text = code or chr(ord("A") + turn)
        return Value(text.encode(), int(text) if kind == "int" else text.encode())
    if kind == "text":
        text = {"Currency": "EUR", "Exchange": "XLON", "MonthYear": "202612", "UTCTimeOnly": f"10:00:0{turn}"}.get(field.kind)
        if field.kind.startswith("Multiple"):
            text = f"{code} {field.codes[(turn + 1) % len(field.codes)][0]}"
        text = (text or f"{'V' * (turn + 1)}{entry.tag}").encode()
        return Value(text, text)
    if kind == "int":
        return Value(b"%d" % (entry.tag * 10 + turn), entry.tag * 10 + turn)
    if kind == "dec*":
        return Value(b"%d.0%d0" % (entry.tag, turn + 1), (entry.tag * 1000 + (turn + 1) * 10, -3))
    if kind.startswith("dec"):
        digits, scale = min(4, int(kind[3:])), int(kind[3:])
        number = entry.tag * 10**digits + (turn * 1000 + 25) % 10**digits
        wire = b"%d.%0*d" % (number // 10**digits, digits, number % 10**digits) if digits else b"%d" % number
        return Value(wire, number * 10 ** (scale - digits), digits)
    if kind == "bool":
        return Value(b"YN"[turn % 2:turn % 2 + 1], 1 - turn % 2)
    if kind.startswith("time"):
        return Value(b"20260703-09:00:0%d.125" % turn, (1783069200 + turn) * 10**9 + 125 * 10**6)  # 2026-07-03 09:00 UTC
    if kind == "date":
        return Value(b"2026070%d" % (turn + 1), 20635 + turn)  # 2026-07-01
    assert kind == "data", kind
    return Value(b"a\x01%d=b" % turn, b"a\x01%d=b" % turn)


def filled(level, turn=0):
    """Every entry with a value, two entries in each group: a list of (entry, Value) and (entry, [such a list, such a list])."""
    found = []
    for entry in level:
        if entry.kind == "group":
            found.append((entry, [filled(entry.members, turn + one) for one in range(2)]))
        else:
            found.append((entry, Value(entry.constant.encode(), None) if entry.kind == "constant" else value(entry, turn)))
    return found


def required(level):
    """The same with the required entries only: others have None, groups an empty list."""
    found = []
    for entry, content in filled(level):
        if not entry.required:
            found.append((entry, [] if entry.kind == "group" else None))
        elif entry.kind == "group" and any(one.required for one in entry.members):
            found.append((entry, [required(entry.members) for _ in range(2)]))
        else:
            found.append((entry, content))
    return found


def body(level):
    """The fields of such a list, and the length field before data."""
    wire = b""
    for entry, content in level:
        if not content:
            continue  # absent
        if entry.kind == "group":
            wire += b"%d=%d\x01" % (entry.tag, len(content)) + b"".join(body(one) for one in content)
        elif entry.tag != 8:
            if entry.kind == "data":
                wire += b"%d=%d\x01" % (entry.field.length_tag, len(content.wire))
            wire += b"%d=%s\x01" % (entry.tag, content.wire)
    return wire


def message(kind, level):
    wire = b"35=%s\x01" % kind.encode() + body(level)
    wire = b"8=FIX.4.4\x019=%d\x01" % len(wire) + wire
    return wire + b"10=%03d\x01" % (sum(wire) % 256)
