#!/usr/bin/env python3
"""
rust_program.py FOLDER CRATE: a crate in FOLDER over all modules of examples/rows/rust and the crate tagwire, which lies in CRATE. Its program reads
and writes as that of c_program.py does, and prints TAP.
"""
import os
import sys

import model

MANIFEST = """[package]
name = "rows-test"
version = "0.0.0"
edition = "2021"

[dependencies]
tagwire = {{ path = "{crate}" }}

[workspace]
"""

HEAD = """// Made by core/tools/tests/rows/rust_program.py.
#![deny(warnings)]
use tagwire::{Date, Decimal, Draft, Plan, Row, UtcTimestamp};

fn read<T>(plan: &Plan, wire: &[u8], then: impl FnOnce(Row<'_, '_>) -> T) -> T {
    let mut reader = plan.reader();
    let batch = reader.read(wire);
    assert_eq!((batch.len(), batch.consumed()), (1, wire.len()));
    let row = batch.rows().next().unwrap();
    row.ok().unwrap();
    then(row)
}

fn decimal(mantissa: i64, exponent: i32) -> Decimal {
    Decimal::new(mantissa, exponent).unwrap()
}
"""


def camel(name):
    return "".join(word.capitalize() for word in model.snake(name).split("_"))


def literal(wire):
    return 'b"' + "".join(chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\' else f"\\x{byte:02x}" for byte in wire) + '"'


def form(entry):
    """What enum the codes of an entry are: char, int, text, or None."""
    field = entry.field
    if not field or not field.codes or field.kind == "Boolean" or field.kind.startswith("Multiple"):
        return None
    if field.kind == "int":
        return "int" if entry.kind == "int" else None
    single = all(len(code) == 1 for code, _ in field.codes)
    if entry.kind == "char":
        return "char" if single else None
    return "text" if entry.kind == "text" and not single else None


class Program:
    def __init__(self):
        self.lines = []
        self.prefix = ""

    def put(self, *lines):
        self.lines += lines

    def expected(self, module, entry, content):
        """The value as Rust, without Some."""
        kind, wire = entry.kind, content.wire
        if form(entry):
            name = dict(entry.field.codes)[wire.decode()]
            return f"{module}::{self.prefix}{camel(entry.field.name)}::{camel(name)}"
        if kind in ("text", "data"):
            return f"&{literal(wire)}[..]"
        if kind == "char":
            return f"b'{wire.decode()}'"
        if kind == "int":
            return f"{content.number}"
        if kind == "bool":
            return "true" if content.number else "false"
        if kind.startswith("time"):
            return f"UtcTimestamp::from_ns({content.number}, 3)"
        if kind == "date":
            return f"Date {{ days: {content.number} }}"
        if kind == "dec*":
            return f"decimal({content.number[0]}, {content.number[1]})"
        return f"decimal({content.number // 10 ** (int(kind[3:]) - content.digits)}, {-content.digits})"

    def getters(self, module, view, level):
        for entry, content in level:
            name = model.snake(entry.name)
            name = f"{name}_{entry.tag}" if name in ("type", "use") else name
            if entry.kind == "group":
                self.put(f"        assert_eq!({view}.{name}().count(), {len(content)});")
                for number, one in enumerate(content):
                    inner = f"{view}_{name}_{number}"
                    self.put(f"        let {inner} = {view}.{name}().nth({number}).unwrap();")
                    self.getters(module, inner, one)
                continue
            value = f"Some({self.expected(module, entry, content)})" if content else "None"
            self.put(f"        assert_eq!({view}.{name}().unwrap(), {value});")
            if entry.kind.startswith("dec") and entry.kind != "dec*":
                self.put(f"        assert_eq!({view}.{name}_scaled().unwrap(), {f'Some({content.number})' if content else 'None'});")

    def plan(self, module, kind, level, stem, prefix):
        self.prefix = camel(prefix)
        for name, content in (("filled", model.filled(level)), ("required", model.required(level))):
            self.put("", f"fn {stem}_{name}() {{", f"    let wire = {literal(model.message(kind, content))};", f"    let plan = {module}::plan().unwrap();",
                     "    read(&plan, wire, |row| {", f"        let view = row.view::<{module}::{camel(stem)}>().unwrap();")
            self.getters(module, "view", content)
            self.put("    });", "}")
        for entry in level:
            if form(entry) == "char":
                codes = f"{module}::{self.prefix}{camel(entry.field.name)}"
                self.put("", f"fn {stem}_codes() {{", f"    for code in 0..=255 {{ assert_eq!({codes}::of(code).code(), code); }}",
                         f"    assert_eq!({codes}::of(b'~'), {codes}::Unlisted(b'~'));", "}")
                return True
        return False

    def setters(self, module, draft, level):
        for entry, content in level:
            name = model.snake(entry.name)
            if entry.kind == "group":
                inner = f"{draft}_{name}"
                self.put("    {", f"    let mut {inner} = {draft}.{name}({len(content)});")
                for number, one in enumerate(content):
                    self.put("    {", f"    let mut {inner}_{number} = {inner}.entry({number});")
                    self.setters(module, f"{inner}_{number}", one)
                    self.put("    }")
                self.put("    }")
            elif entry.kind != "constant":
                self.put(f"    {draft}.{name}({self.expected(module, entry, content)});")

    def template(self, stem, kind, level):
        content, module, self.prefix = model.filled(level), f"{stem}_draft", ""
        self.put("", f"fn {module}_filled() {{", f"    let wire = {literal(model.message(kind, content))};", f"    let template = {module}::template().unwrap();",
                 "    let mut memory = Draft::new(&template);", f"    let mut draft = {module}::{camel(stem)}Draft::begin(&mut memory);")
        self.setters(module, "draft", content)
        self.put("    let mut out = [0; 8192];", "    assert_eq!(memory.write(&mut out).unwrap(), wire);", "}")

    def text(self):
        calls, modules = [], []
        for file in model.files(".plan"):
            stem = file.split(".")[0]
            for kind, level, base, prefix in model.read(file):
                calls += [f"{base}_filled", f"{base}_required"] + ([f"{base}_codes"] if self.plan(stem, kind, level, base, prefix) else [])
            modules.append(stem)
        for file in model.files(".template"):
            stem = file.split(".")[0]
            self.template(stem, *model.read(file)[0][:2])
            calls.append(f"{stem}_draft_filled")
            modules.append(f"{stem}_draft")
        rows = os.path.abspath(os.path.join(model.ROOT, "examples/rows/rust"))
        lines = [HEAD] + [f"#[path = \"{rows}/{name}.rs\"]\nmod {name};" for name in modules] + self.lines
        lines += ["", "fn main() {"]
        for number, call in enumerate(calls, 1):
            lines += [f"    {call}();", f"    println!(\"ok {number} - {call}\");"]
        return "\n".join(lines + [f"    println!(\"1..{len(calls)}\");", "}"]) + "\n"


def make(folder, crate):
    os.makedirs(os.path.join(folder, "src"), exist_ok=True)
    with open(os.path.join(folder, "Cargo.toml"), "w", encoding="ascii") as out:
        out.write(MANIFEST.format(crate=os.path.abspath(crate)))
    with open(os.path.join(folder, "src/main.rs"), "w", encoding="ascii") as out:
        out.write(Program().text())


if __name__ == "__main__":
    make(*sys.argv[1:3])
