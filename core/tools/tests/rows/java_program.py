#!/usr/bin/env python3
"""
java_program.py FOLDER: RowsProgram.java in FOLDER, over all files of examples/rows/java and the library. It reads and writes as that of c_program.py
does, and prints TAP.
"""
import os
import sys

import model
from rust_program import camel, form

HEAD = """// Made by core/tools/tests/rows/java_program.py.
import io.tagwire.Draft;
import io.tagwire.Plan;
import io.tagwire.Reader;
import io.tagwire.Row;
import io.tagwire.rows.*;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;

final class RowsProgram {
    private static void same(Object was, Object wanted) {
        if (!java.util.Objects.deepEquals(was, wanted)) {
            throw new AssertionError(was + " is not " + wanted);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static Row read(Plan plan, byte[] wire) {
        Reader reader = plan.reader();
        same(reader.read(ByteBuffer.wrap(wire)), 1);
        same(reader.consumed(), wire.length);
        same(reader.row(0).status(), io.tagwire.Status.OK);
        return reader.row(0);
    }

    private static void written(ByteBuffer out, byte[] wire) {
        same(Arrays.copyOf(out.array(), out.position()), wire);
    }
"""


def small(name):
    return name[0].lower() + name[1:]


def literal(wire):
    return '"' + "".join(chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\' else f"\\{byte:03o}" for byte in wire) + '"'


class Program:
    def __init__(self):
        self.lines = []
        self.prefix, self.around = "", ""

    def put(self, *lines):
        self.lines += [f"        {line}" for line in lines]

    def code(self, entry, content):
        """The enum constant of a code."""
        return f"{self.around}.{self.prefix}{camel(entry.field.name)}.{model.snake(dict(entry.field.codes)[content.wire.decode()]).upper()}"

    @staticmethod
    def big(content, kind):
        mantissa, digits = (content.number[0], -content.number[1]) if kind == "dec*" else (content.number // 10 ** (int(kind[3:]) - content.digits), content.digits)
        return f"BigDecimal.valueOf({mantissa}L, {digits})"

    def read_coded(self, get, entry, content):
        self.put(f"same({get}(), {self.code(entry, content) if content else 'null'});")
        raw = {"text": literal, "char": lambda wire: f"'{wire.decode()}'", "int": lambda wire: f"{int(wire)}L"}[form(entry)]
        if content or form(entry) == "text":
            self.put(f"same({get}Code(), {raw(content.wire) if content else 'null'});")

    def read_text(self, get, content):
        appended = literal(content.wire if content else b"")
        self.put(f"same({get}(), {literal(content.wire) if content else 'null'});",
                 f"{{ StringBuilder text = new StringBuilder(); same({get}(text), {'true' if content else 'false'});"
                 f" same(text.toString(), {appended}); }}",
                 f"same({get}Is({literal(content.wire if content else b'V')}), {'true' if content else 'false'});", f"same({get}Is(\"no such\"), false);")

    def read_number(self, get, entry, content):
        kind = entry.kind
        number = {"char": lambda: f"'{content.wire.decode()}'", "bool": lambda: "true" if content.number else "false",
                  "dec*": lambda: f"{content.number[0]}L"}.get(kind, lambda: f"{content.number}L")
        other = {"char": "'~'", "bool": "false"}.get(kind, "-77L")
        if content:
            self.put(f"same({get}(), {number()});")
        self.put(f"same({get}({other}), {number() if content else other});")
        suffix, made = {"time": ("AsInstant", lambda: f"Instant.ofEpochSecond(0, {content.number}L)"),
                        "date": ("AsLocalDate", lambda: f"LocalDate.ofEpochDay({content.number})")}.get(kind, ("AsBigDecimal", lambda: self.big(content, kind)))
        if kind not in ("char", "bool", "int"):
            self.put(f"same({get}{suffix}(), {made() if content else 'null'});")

    def getters(self, view, level):
        for entry, content in level:
            name = small(camel(entry.name))
            get = f"{view}.{name}"
            if entry.kind != "group":
                self.put(f"same({view}.has{camel(entry.name)}(), {'true' if content else 'false'});")
            if entry.kind == "group":
                each = f"{view}_{name}"
                self.put(f"{{ var {each} = {get}(); same({each}.remaining(), {len(content)});")
                for one in content:
                    self.put(f"same({each}.next(), true);")
                    self.getters(each, one)
                self.put(f"same({each}.next(), false); }}")
            elif entry.kind == "data":
                self.put(f"same({get}(), {f'bytes({literal(content.wire)})' if content else 'null'});")
            elif form(entry):
                self.read_coded(get, entry, content)
            elif entry.kind == "text":
                self.read_text(get, content)
            else:
                self.read_number(get, entry, content)

    def plan(self, kind, level, stem, prefix):
        self.prefix, self.around = camel(prefix), f"{camel(prefix or stem)}Plan"
        for name, content in (("filled", model.filled(level)), ("required", model.required(level))):
            self.lines += ["", f"    private static void {stem}_{name}() {{"]
            self.put(f"var view = new {self.around}.{camel(stem)}();",
                     f"same(view.wrap(read({self.around}.compile(), bytes({literal(model.message(kind, content))}))), true);")
            self.getters("view", content)
            self.lines.append("    }")

    def setter(self, put, entry, content, second):
        """As a number and the like, or the second time as what is made for people."""
        kind = entry.kind
        if form(entry):
            raw = {"text": literal, "char": lambda wire: f"'{wire.decode()}'", "int": lambda wire: f"{int(wire)}L"}[form(entry)]
            self.put(f"{put}Code({raw(content.wire)});" if second else f"{put}({self.code(entry, content)});")
        elif kind == "data" or kind == "text" and second:
            self.put(f"{put}(bytes({literal(b'..' + content.wire)}), 2, {len(content.wire)});")
        elif kind == "text":
            self.put(f"{put}({literal(content.wire)});")
        elif kind == "char":
            self.put(f"{put}('{content.wire.decode()}');")
        elif kind == "bool":
            self.put(f"{put}({'true' if content.number else 'false'});")
        elif kind == "int":
            self.put(f"{put}({content.number}L);")
        elif kind.startswith("time"):
            self.put(f"{put}(Instant.ofEpochSecond(0, {content.number}L));" if second else f"{put}({content.number}L{', 3' if kind == 'time' else ''});")
        elif kind == "date":
            self.put(f"{put}(LocalDate.ofEpochDay({content.number}));" if second else f"{put}({content.number});")
        elif second:
            self.put(f"{put}({self.big(content, kind)});")
        else:
            self.put(f"{put}({content.number[0]}L, {-content.number[1]});" if kind == "dec*" else f"{put}({content.number}L, {content.digits});")

    def setters(self, draft, level, second):
        for entry, content in level:
            name = small(camel(entry.name))
            if entry.kind == "group":
                inner = f"{draft}_{name}"
                self.put(f"{{ var {inner} = {draft}.{name}({len(content)});")
                for one in content:
                    self.put(f"{inner}.next();")
                    self.setters(inner, one, second)
                self.put("}")
            elif entry.kind != "constant":
                self.setter(f"{draft}.{name}", entry, content, second)

    def template(self, stem, kind, level):
        content, self.prefix, self.around = model.filled(level), "", f"{camel(stem)}Template"
        self.lines += ["", f"    private static void {stem}_draft_filled() {{"]
        self.put(f"byte[] wire = bytes({literal(model.message(kind, content))});",
                 f"var draft = new {self.around}.{camel(stem)}Draft(new Draft({self.around}.compile()));", "ByteBuffer out = ByteBuffer.allocate(8192);")
        for second in (False, True):
            self.put("draft.begin();")
            self.setters("draft", content, second)
            self.put("draft.write(out.clear());", "written(out, wire);")
        self.lines.append("    }")

    def text(self):
        calls = []
        for file in model.files(".plan"):
            for kind, level, base, prefix in model.read(file):
                calls += [f"{base}_filled", f"{base}_required"]
                self.plan(kind, level, base, prefix)
        for file in model.files(".template"):
            stem = file.split(".")[0]
            self.template(stem, *model.read(file)[0][:2])
            calls.append(f"{stem}_draft_filled")
        lines = [HEAD.rstrip()] + self.lines + ["", "    public static void main(String[] arguments) {"]
        for number, call in enumerate(calls, 1):
            lines += [f"        {call}();", f"        System.out.println(\"ok {number} - {call}\");"]
        return "\n".join(lines + [f"        System.out.println(\"1..{len(calls)}\");", "    }", "}"]) + "\n"


def make(folder):
    with open(os.path.join(folder, "RowsProgram.java"), "w", encoding="ascii") as out:
        out.write(Program().text())


if __name__ == "__main__":
    make(sys.argv[1])
