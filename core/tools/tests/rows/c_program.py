#!/usr/bin/env python3
"""
c_program.py OUT.c: a program, for C and C++ compilers, over all headers of examples/rows/c. For each plan it reads a message with every entry filled
and one with the required entries only, and compares what every getter gives; for each template it fills every entry and compares the bytes.
It prints TAP.
"""
import sys

import model

HEAD = """/* Made by core/tools/tests/rows/c_program.py. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int bad, tests;
static tw_slot slots[512];
static uint64_t image[32768];
static uint8_t wire_out[8192];

static void fail(int line, const char *what)
{
    printf("# line %d: %s\\n", line, what);
    bad++;
}
#define IS(a, b) ((a) == (b) ? (void)0 : fail(__LINE__, #a))

static void same(int line, uint32_t state, const char *text, uint32_t length, const char *expected, uint32_t expected_length)
{
    if (state != TW_SLOT_OK || length != expected_length || memcmp(text, expected, length) != 0)
        fail(line, "a text");
}

static void done(const char *name, int before)
{
    printf("%sok %d - %s\\n", bad == before ? "" : "not ", ++tests, name);
}

static void read_by(const tw_plan *plan, const char *wire, uint32_t length, tw_row *row)
{
    tw_reader_options options;
    tw_reader *reader = NULL;
    tw_progress progress;
    uint32_t size = 0;
    memset(&options, 0, sizeof options);
    options.size = sizeof options;
    options.plan = plan;
    memset(row, 0, sizeof *row);
    IS(tw_reader_size(&options, &size), TW_OK);
    void *memory = aligned_alloc(64, (size + 63u) / 64u * 64u);
    IS(tw_reader_init(memory, size, &options, &reader, NULL), TW_OK);
    IS(tw_read(reader, wire, length, row, 1, slots, 512, &progress), TW_OK);
    IS(progress.rows, 1u);
    IS(row->status, TW_OK);
    free(memory);
}
"""


def literal(wire):
    return '"' + "".join(chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}" for byte in wire) + '"'


class Program:
    def __init__(self):
        self.lines = []
        self.count = 0

    def put(self, *lines):
        self.lines += lines

    def getters(self, base, row, level, depth):
        """What each getter of a level gives; level: as model.filled, or entries that are all absent."""
        for entry, content in level:
            name, kind = f"{base}_{model.snake(entry.name)}", entry.kind
            self.count += 1
            i = f"v{self.count}"
            if kind == "group":
                self.put(f"    uint32_t {i} = 9;")
                self.put(f"    IS({name}(&{row}, &{i}), (uint32_t){'TW_SLOT_OK' if content else 'TW_SLOT_ABSENT'});", f"    IS({i}, {len(content)}u);")
                for number, one in enumerate(content):
                    self.put(f"    {name}_entry {i}e{number} = {name}_at(&{row}, {number});")
                    self.getters(name, f"{i}e{number}", one, depth + 1)
            elif kind in ("text", "data"):
                self.put(f"    const char *{i} = NULL;", f"    uint32_t {i}l = 0, {i}s = {name}(&{row}, &{i}, &{i}l);")
                self.put(f"    same(__LINE__, {i}s, {i}, {i}l, {literal(content.wire)}, {len(content.wire)});" if content else
                         f"    IS({i}s, (uint32_t)TW_SLOT_ABSENT);")
                self.bytes(base, row, name, content)
            elif kind == "dec*":
                self.put(f"    tw_decimal {i} = {{0, 0, 0}};", f"    IS({name}(&{row}, &{i}), (uint32_t){'TW_SLOT_OK' if content else 'TW_SLOT_ABSENT'});")
                if content:
                    self.put(f"    IS({i}.mantissa, {content.number[0]});", f"    IS({i}.exponent, {content.number[1]});")
            else:
                types = {"char": "char", "bool": "uint8_t", "date": "int32_t"}
                self.put(f"    {types.get(kind, 'int64_t')} {i} = 0;", f"    IS({name}(&{row}, &{i}), (uint32_t){'TW_SLOT_OK' if content else 'TW_SLOT_ABSENT'});")
                self.put(f"    IS({i}, {self.number(kind, content) if content else 0});")
                self.bytes(base, row, name, content)
                if kind.startswith("dec"):
                    self.put(f"    IS((int){name.upper()}_SCALE, {kind[3:]});")

    def bytes(self, base, row, name, content):
        i = f"b{self.count}"
        self.put(f"    const char *{i} = NULL;", f"    uint32_t {i}l = {base}_bytes(&{row}, {name.upper()}, &{i});")
        self.put(f"    same(__LINE__, TW_SLOT_OK, {i}, {i}l, {literal(content.wire)}, {len(content.wire)});" if content else f"    IS({i}l, 0u);")
        self.put(f"    IS({base}_state(&{row}, {name.upper()}), (uint32_t){'TW_SLOT_OK' if content else 'TW_SLOT_ABSENT'});")

    @staticmethod
    def number(kind, content):
        if kind == "char":
            return f"'{content.number.decode()}'"
        return f"INT64_C({content.number})" if isinstance(content.number, int) and abs(content.number) > 2**31 else f"{content.number}"

    def codes(self, level, seen, prefix):
        for entry in level:
            self.codes(entry.members, seen, prefix)
            field = entry.field
            if not field or not field.codes or field.kind == "Boolean" or entry.kind in ("group", "constant") or field.name in seen:
                continue
            seen.add(field.name)
            for code, name in (field.codes[0], field.codes[-1]):
                constant = f"{prefix}{field.name}_{model.snake(name).upper()}"
                if field.kind == "int":
                    self.put(f"    IS((int){constant}, {code});")
                elif all(len(one) == 1 for one, _ in field.codes):
                    self.put(f"    IS((int){constant}, '{code}');")
                else:
                    self.put(f"    IS(strcmp({constant}, \"{code}\"), 0);")

    def plan(self, file, kind, level, stem, prefix):
        for name, content in (("filled", model.filled(level)), ("required", model.required(level))):
            wire = model.message(kind, content)
            self.put("", f"static void {stem}_{name}(void)", "{", f"    static const char wire[] = {literal(wire)};", "    uint32_t size = sizeof image;",
                     "    const tw_plan *plan = NULL;", "    tw_row read;", "    int before = bad;", f"    {stem}_row row;",
                     f"    IS({file}_plan(image, &size, &plan, NULL), TW_OK);", "    read_by(plan, wire, sizeof wire - 1, &read);",
                     f"    if (!{stem}_of(&row, &read, slots, wire)) {{", f"        printf(\"not ok %d - {stem}.h: another message\\n\", ++tests);",
                     "        bad++;", "        return;", "    }")
            self.getters(stem, "row", content, 0)
            if name == "filled":
                self.codes(level, set(), prefix and prefix + "_")
                self.put("    read.message = TW_ROW_OTHER;", f"    IS({stem}_of(&row, &read, slots, wire), 0);")
            self.put(f"    done(\"{stem}.h, a message with {'every entry' if name == 'filled' else 'the required entries only'}\", before);", "}")

    def setters(self, base, draft, level):
        for entry, content in level:
            name, kind = f"{base}_set_{model.snake(entry.name)}", entry.kind
            if kind == "group":
                self.put(f"    {name}(&{draft}, {len(content)});")
                for number, one in enumerate(content):
                    self.count += 1
                    self.put(f"    {base}_{model.snake(entry.name)}_draft d{self.count} = {base}_{model.snake(entry.name)}_edit(&{draft}, {number});")
                    self.setters(f"{base}_{model.snake(entry.name)}", f"d{self.count}", one)
            elif kind in ("text", "data"):
                self.put(f"    {name}(&{draft}, {literal(content.wire)}, {len(content.wire)});")
            elif kind == "dec*":
                self.put(f"    {name}(&{draft}, {content.number[0]}, {-content.number[1]});")
            elif kind != "constant":
                digits = f", {content.digits}" if kind.startswith("dec") else ", 3" if kind == "time" else ""
                self.put(f"    {name}(&{draft}, {self.number(kind, content)}{digits});")

    def template(self, stem, kind, level):
        content = model.filled(level)
        wire = model.message(kind, content)
        self.put("", f"static void {stem}_draft_filled(void)", "{", f"    static const char wire[] = {literal(wire)};", "    static char text[4096];",
                 "    uint32_t size = sizeof image, offset = 0, length = 0;", "    const tw_template *made = NULL;", "    tw_error error;",
                 "    int before = bad;", f"    {stem}_draft draft;", "    memset(&error, 0, sizeof error);",
                 f"    IS({stem}_template(image, &size, &made, NULL), TW_OK);", f"    {stem}_begin(&draft, slots, 512, text, 0, sizeof text);",
                 f"    IS({stem}_write(&draft, made, wire_out, sizeof wire_out, &offset, &length, &error), TW_E_PLAN_MISSING);")
        self.setters(stem, "draft", content)
        self.put(f"    IS({stem}_write(&draft, made, wire_out, sizeof wire_out, &offset, &length, &error), TW_OK);",
                 "    if (error.tag && draft.draft.status != TW_OK)", '        printf("# %s, tag %u\\n", error.text, error.tag);',
                 "    same(__LINE__, TW_SLOT_OK, (const char *)wire_out + offset, length, wire, sizeof wire - 1);",
                 f"    done(\"{stem}_draft.h, every entry\", before);", "}")

    def text(self):
        calls, includes = [], []
        for file in model.files(".plan"):
            stem = file.split(".")[0]
            for kind, level, base, prefix in model.read(file):
                self.plan(stem, kind, level, base, prefix)
                calls += [f"    {base}_filled();", f"    {base}_required();"]
            includes.append(f"#include \"{stem}.h\"")
        for file in model.files(".template"):
            stem = file.split(".")[0]
            self.template(stem, *model.read(file)[0][:2])
            calls.append(f"    {stem}_draft_filled();")
            includes.append(f"#include \"{stem}_draft.h\"")
        lines = includes + [HEAD] + self.lines
        lines += ["", "int main(void)", "{", *calls, '    printf("1..%d\\n", tests);', "    return bad ? 1 : 0;", "}"]
        return "\n".join(lines) + "\n"


if __name__ == "__main__":
    with open(sys.argv[1], "w", encoding="ascii") as out:
        out.write(Program().text())
