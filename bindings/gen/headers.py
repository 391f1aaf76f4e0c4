"""
The public headers as Python sees them: structs, opaque types, constants and functions, with their comments.

A strict reader of the small C that public headers are written in: whatever it does not know is an error, never skipped. It knows names
and comments only; sizes, offsets and values are the compiler's (core/tests/abi/abi_dump.c).
"""
import os
import re

TOKEN = re.compile(r"""(?P<comment>/\*.*?\*/|//[^\n]*)|(?P<directive>^[ \t]*\#(?:\\\n|[^\n])*)|(?P<string>"(?:\\.|[^"\\\n])*")|
                       (?P<char>'(?:\\.|[^'\\\n])+')|(?P<word>[A-Za-z_]\w*)|(?P<number>\d[\w.]*)|(?P<space>\s+)|(?P<mark>.)""",
                   re.DOTALL | re.MULTILINE | re.VERBOSE)
NO_CONSTANTS = ("TW_API", "TW_INLINE", "TW_ABI_HASH")  # attributes; and what is computed from all constants
NO_ABI = ("rows.h",)  # compiled into callers, like all of inline/: no function of the library, no struct that crosses to it
FIXED = ("int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "char", "void")

# What a constant is stored in, where the member or parameter that takes it is narrower than C's own type for it (int32_t, uint32_t).
STORED = {"TW_SLOT_": "uint8_t", "TW_ROW_OTHER": "uint16_t", "TW_ZONE_": "uint8_t", "TW_POLICY_": "uint8_t", "TW_TYPE_": "uint32_t",
          "TW_SECTION_": "uint32_t", "TW_ENTRY_": "uint32_t", "TW_LEVEL_": "uint32_t", "TW_RULE_": "uint32_t", "TW_PLAN_": "uint32_t",
          "TW_VERSION_": "uint32_t"}


class Fault(Exception):
    """A header that is not of the form that this reader, and so the ABI, allows."""


class Token:
    def __init__(self, kind, text, line, last):
        self.kind, self.text, self.line, self.last = kind, text, line, last


def plain(comment):
    """A comment's text as lines without its decoration."""
    lines = [re.sub(r"^\s*\* ?", "", line).rstrip() for line in comment[2:-2].strip("\n").splitlines()]
    lines = [lines[0].lstrip()] + lines[1:]
    while lines and not lines[0].strip():
        lines.pop(0)
    while lines and not lines[-1].strip():
        lines.pop()
    return lines


class Header:
    """One header's declarations, in order."""

    def __init__(self, path):
        self.name = os.path.basename(path)
        with open(path, encoding="ascii") as file:
            text = file.read()
        self.structs, self.opaque, self.constants, self.functions = [], [], [], []
        self.tokens, line = [], 1
        for match in TOKEN.finditer(text):
            last = line + match.group().count("\n")
            if match.lastgroup != "space":
                self.tokens.append(Token(match.lastgroup, match.group(), line, last))
            line = last
        self.at, self.comment, self.conditions = 0, [], []
        while self.at < len(self.tokens):
            self.declaration()
        if self.conditions:
            self.fault("an #if without its #endif")

    def fault(self, what):
        token = self.tokens[min(self.at, len(self.tokens) - 1)]
        raise Fault(f"{self.name}:{token.line}: {what} (at {token.text[:40]!r})")

    def peek(self):
        while self.at < len(self.tokens) and self.tokens[self.at].kind == "comment":
            self.comment = plain(self.tokens[self.at].text)
            self.at += 1
        return self.tokens[self.at] if self.at < len(self.tokens) else Token("end", "", 0, 0)

    def take(self, *wanted):
        token = self.peek()
        if wanted and token.text not in wanted and token.kind not in wanted:
            self.fault(f"expected {' or '.join(wanted)}")
        self.at += 1
        return token

    def trailing(self):
        """The comment that stands behind the token taken last, on its line."""
        if self.at < len(self.tokens) and self.tokens[self.at].kind == "comment" and self.tokens[self.at].line == self.tokens[self.at - 1].last:
            self.at += 1
            return " ".join(part.strip() for part in plain(self.tokens[self.at - 1].text))
        return ""

    def documented(self):
        comment, self.comment = self.comment, []
        return comment

    def unconditional(self, what):
        if [condition for condition in self.conditions if condition != "guard"]:
            self.fault(f"{what} inside an #if: the ABI is the same for everyone")

    def directive(self, text):
        words = text.replace("\\\n", " ").split(None, 1)
        word = words[0].lstrip("#")
        if word in ("ifndef", "ifdef", "if"):
            self.conditions.append("guard" if word == "ifndef" and words[1].startswith("TAGWIRE_") else "C++" if "__cplusplus" in text else "other")
        elif word == "endif":
            if not self.conditions:
                self.fault("an #endif without its #if")
            self.conditions.pop()
        elif word == "define":
            match = re.match(r"(\w+)(\([^)]*\))?\s*(.*)$", words[1].split("/*")[0].strip(), re.DOTALL)
            name, parameters, value = match.groups()
            if name.startswith("TAGWIRE_") and not value or name in NO_CONSTANTS:
                return
            self.unconditional("a constant")
            if parameters or not name.startswith("TW_") or not re.match(r"(0[xX][0-9A-Fa-f]+|\d+)[uU]?$", value):
                self.fault("a macro that is no constant TW_NAME with a number")
            self.constant(name, " ".join(self.documented()), "uint32_t")
        elif word not in ("include", "else", "elif"):
            self.fault("a directive that public headers do not have")

    def declaration(self):
        token = self.peek()
        if token.kind == "directive":
            self.at += 1
            self.directive(token.text.strip())
        elif token.kind == "end":
            return
        elif self.conditions and self.conditions[-1] == "C++":  # extern "C" { and its end
            self.take("extern", "string", "{", "}")
        elif token.text == "typedef":
            self.typedef()
        elif token.text == "enum":
            self.enumeration()
        elif token.text == "TW_API":
            self.function()
        elif token.text in ("static", "TW_INLINE", "TW_INLINE_COLD"):
            self.skip_body()
        else:
            self.fault("a declaration that public headers do not have")

    def typedef(self):
        self.unconditional("a type")
        self.take("typedef")
        if self.peek().text != "struct":
            kind, name = self.take("word").text, self.take("word").text
            if (kind, name) != ("int32_t", "tw_status"):
                self.fault("a type that is neither tw_status nor a struct")
            self.take(";")
            self.documented()
            return
        self.take("struct")
        comment, name = self.documented(), self.take("word").text
        if self.peek().text == "{":
            self.take("{")
            members = []
            while self.peek().text != "}":
                members += self.members()
            self.take("}")
            options = members[0]["name"] == "size" and members[0]["type"] == "uint32_t"
            if not options and "Frozen" not in " ".join(comment):
                self.fault(f"{name} neither says 'Frozen' in its comment nor begins with uint32_t size")
            self.structs.append({"name": name, "header": self.name, "kind": "options" if options else "frozen", "comment": comment,
                                 "members": members})
        else:
            self.opaque.append({"name": name, "header": self.name, "comment": comment})
        if self.take("word").text != name:
            self.fault("a struct's two names differ")
        self.take(";")
        self.documented()

    def members(self):
        kind = ""
        while self.peek().text in ("const", "struct"):
            kind += "const " if self.take().text == "const" else ""
        base = self.take("word").text
        if base not in FIXED and not base.startswith("tw_"):
            self.fault(f"{base} is of no fixed width")
        found = []
        while True:
            stars = ""
            while self.peek().text == "*":
                stars += self.take("*").text
            name, count = self.take("word").text, 0
            if self.peek().text == "[":
                self.take("[")
                count = int(self.take("number").text)
                self.take("]")
            if not stars and base == "void":
                self.fault("a member of type void")
            found.append({"name": name, "type": f"{kind}{base}{' ' + stars if stars else ''}", "count": count})
            if self.take(",", ";").text == ";":
                break
        text = self.trailing()
        self.documented()
        return [dict(member, comment=text) for member in found]

    def constant(self, name, comment, kind):
        for prefix, stored in STORED.items():
            if name.startswith(prefix):
                kind = stored
        self.constants.append({"name": name, "header": self.name, "type": kind, "comment": comment})

    def enumeration(self):
        self.unconditional("a constant")
        self.documented()
        self.take("enum")
        self.take("{")
        while self.peek().text != "}":
            name = self.take("word").text
            self.take("=")  # each value is pinned: none is counted from the one before
            if self.peek().text == "-":
                self.take("-")
            self.take("number")
            comment = self.trailing()
            if self.peek().text == ",":
                self.take(",")
            self.constant(name, comment or self.trailing(), "int32_t")
        self.take("}")
        self.take(";")
        self.documented()

    def function(self):
        self.unconditional("a function")
        comment, words = self.documented(), []
        self.take("TW_API")
        while self.peek().text != "(":
            words.append(self.take("word", "*").text)
        parameters = [[]]
        self.take("(")
        while self.peek().text != ")":
            token = self.take("word", "*", ",")
            if token.text == ",":
                parameters.append([])
            else:
                parameters[-1].append(token.text)
        self.take(")")
        self.take(";")
        types = [" ".join(parameter if parameter == ["void"] else parameter[:-1]) for parameter in parameters]
        if not words[-1].startswith("tw_"):
            self.fault("a function that is not named tw_")
        for kind in [" ".join(words[:-1])] + types:
            base = [word for word in kind.split() if word not in ("const", "struct", "*")]
            by_value = base[:1] == ["tw_status"] or base[0] in FIXED
            if len(base) != 1 or not by_value and not (base[0].startswith("tw_") and "*" in kind):
                self.fault(f"{words[-1]} takes or gives a '{kind}', which is neither of fixed width nor a pointer")
        names = [parameter[-1] for parameter in parameters if parameter != ["void"]]
        self.functions.append({"name": words[-1], "header": self.name, "comment": comment, "parameters": names,
                               "type": f"{' '.join(words[:-1])} ({', '.join(types)})"})

    def skip_body(self):
        depth = 0
        while True:
            token = self.take()
            depth += (token.text == "{") - (token.text == "}")
            if token.kind == "end":
                self.fault("a function without an end")
            if depth == 0 and token.text in ("}", ";"):
                break
            if token.kind == "directive":
                self.directive(token.text.strip())
        self.documented()


def names_in(folder):
    """The headers of a folder that make the contract; inline/ and NO_ABI are compiled into callers."""
    names = sorted(name for name in os.listdir(folder) if name.endswith(".h"))
    for name in [name for name in names if name in NO_ABI]:
        with open(os.path.join(folder, name), encoding="ascii") as file:
            if re.search(r"^TW_API", file.read(), re.MULTILINE):
                raise Fault(f"{name} is listed as no part of the ABI, but declares a function of the library")
    return [name for name in names if name not in NO_ABI]


class Contract:
    """All headers of a folder that make the contract."""

    def __init__(self, folder):
        headers = [Header(os.path.join(folder, name)) for name in names_in(folder)]
        self.structs = [struct for header in headers for struct in header.structs]
        self.opaque = [opaque for header in headers for opaque in header.opaque]
        self.constants = [constant for header in headers for constant in header.constants]
        self.functions = [function for header in headers for function in header.functions]
        for what in (self.structs + self.opaque, self.constants, self.functions):
            names = [entry["name"] for entry in what]
            twice = sorted({name for name in names if names.count(name) > 1})
            if twice:
                raise Fault(f"declared twice: {', '.join(twice)}")
