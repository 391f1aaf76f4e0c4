#!/usr/bin/env python3
"""
lint.py [--fix]: checks the conformance vectors without running them; one TAP line per check. --fix writes them in the canonical form.
lint.py --show ID: one vector with its bytes, and where each field stands.
"""
import datetime
import glob
import json
import os
import re
import sys

import notation

HERE = os.path.dirname(os.path.abspath(__file__))
FAMILIES = ("frame", "index", "value", "build", "dict", "plan", "template", "session")
WIDTH = 150
MOMENT = "%Y-%m-%d %H:%M:%S"
# A line of a result that says that the input is not right.
REFUSAL = re.compile(r"^(garbled |refused |invalid|(?:VALUE|INDEX|DICT|BUILD)_|ARGUMENT|ROOM|room |reader |group \d+ refused|row(?: \S+){6} (?!OK ))")


class Schema:
    """As much of JSON Schema as vector.schema.json uses; a keyword that it does not know is an error."""

    KNOWN = {"$schema", "$id", "$defs", "$ref", "title", "description", "type", "enum", "const", "pattern", "minLength", "minimum", "maximum",
             "required", "properties", "additionalProperties", "items", "minItems", "maxItems", "prefixItems", "anyOf", "allOf", "if", "then"}
    TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}

    def __init__(self, root):
        self.root = root
        self.known(root)

    def known(self, schema):
        if isinstance(schema, bool):
            return
        strange = set(schema) - self.KNOWN
        if strange:
            raise ValueError(f"keywords that this checker does not know: {', '.join(sorted(strange))}")
        for key in ("properties", "$defs"):
            for child in schema.get(key, {}).values():
                self.known(child)
        for key in ("items", "if", "then", "additionalProperties"):
            if key in schema:
                self.known(schema[key])
        for key in ("anyOf", "allOf", "prefixItems"):
            for child in schema.get(key, []):
                self.known(child)

    def check(self, value, schema=None, place=""):
        schema = self.root if schema is None else schema
        if isinstance(schema, bool):
            return [] if schema else [f"{place}: must not be there"]
        if "$ref" in schema:
            target = self.root
            for part in schema["$ref"].removeprefix("#/").split("/"):
                target = target[part]
            return self.check(value, target, place)
        kind = schema.get("type")
        if kind and (not isinstance(value, self.TYPES[kind]) or (kind == "integer" and isinstance(value, bool))):
            return [f"{place}: not of type {kind}"]
        found = []
        if "enum" in schema and value not in schema["enum"]:
            found.append(f"{place}: none of {', '.join(map(str, schema['enum']))}")
        if "const" in schema and value != schema["const"]:
            found.append(f"{place}: not {schema['const']!r}")
        if isinstance(value, str):
            if "pattern" in schema and not re.search(schema["pattern"], value):
                found.append(f"{place}: {value!r} does not match {schema['pattern']}")
            if len(value) < schema.get("minLength", 0):
                found.append(f"{place}: too short")
        if isinstance(value, int) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
            found.append(f"{place}: {value} is out of range")
        if isinstance(value, dict):
            found += self.check_object(value, schema, place)
        if isinstance(value, list):
            found += self.check_array(value, schema, place)
        for part in schema.get("allOf", []):
            found += self.check(value, part, place)
        if "anyOf" in schema and all(self.check(value, part, place) for part in schema["anyOf"]):
            found.append(f"{place}: matches none of the forms allowed")
        if "if" in schema and not self.check(value, schema["if"], place):
            found += self.check(value, schema.get("then", True), place)
        return found

    def check_object(self, value, schema, place):
        found = [f"{place}: no {name}" for name in schema.get("required", []) if name not in value]
        properties = schema.get("properties", {})
        for name, member in value.items():
            if name in properties:
                found += self.check(member, properties[name], f"{place}.{name}")
            elif "additionalProperties" in schema:
                found += self.check(member, schema["additionalProperties"], f"{place}.{name}")
        return found

    def check_array(self, value, schema, place):
        found = []
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            found.append(f"{place}: {len(value)} items")
        first = schema.get("prefixItems", [])
        for number, item in enumerate(value):
            if number < len(first):
                found += self.check(item, first[number], f"{place}[{number}]")
            elif "items" in schema:
                found += self.check(item, schema["items"], f"{place}[{number}]")
        return found


def compact(value):
    return json.dumps(value, ensure_ascii=True, separators=(", ", ": "))


def member_text(key, value, indent):
    text = f"{indent}{json.dumps(key)}: {compact(value)}"
    if isinstance(value, list) and value and (len(text) > WIDTH or key in ("expect", "dictionary", "slots", "setup", "steps") and len(value) > 1):
        lines = f",\n{indent}  ".join(compact(item) for item in value)
        text = f"{indent}{json.dumps(key)}: [\n{indent}  {lines}\n{indent}]"
    return text


def canonical(document):
    """The one way in which a vector file is written: a member a line, long lists an item a line."""
    parts = []
    for key, value in document.items():
        if key != "vectors":
            parts.append(member_text(key, value, "  "))
            continue
        vectors = []
        for vector in value:
            vectors.append("    {\n" + ",\n".join(member_text(name, member, "      ") for name, member in vector.items()) + "\n    }")
        parts.append('  "vectors": [\n' + ",\n".join(vectors) + "\n  ]")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def rows_wanted(path):
    """{(family, row)} of rows.txt: ROW FAMILY... : what it is."""
    rows = set()
    with open(path, encoding="utf-8") as file:
        for line in file:
            words = line.partition(":")[0].split("#")[0].split()
            rows |= {(family, words[0]) for family in words[1:]}
    return rows


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from strings(item)


def texts_of(vector):
    """The members that stand in the notation."""
    own = ("id", "title", "clause", "verdict", "valid", "expect", "dictionary", "transport", "base", "plan", "template")
    for key, member in vector.items():
        if key not in own:
            yield from strings(member)


def script_faults(text):
    """What is plainly wrong with a text of a script; the runner, which expands it for each version and role, refuses the rest."""
    faults = []
    for opening, closing in ("[]", "<>", "{}"):
        if text.count(opening) != text.count(closing):
            faults.append(f"{opening} without {closing}: {text[:60]}")
    if re.search(r"\[[^?\]]*\]", text):
        faults.append(f"[ without a condition: {text[:60]}")
    for moment in re.findall(r"\{utc=([^}]*)\}", text):
        try:
            if datetime.datetime.strptime(moment, MOMENT).strftime(MOMENT) != moment:
                raise ValueError
        except ValueError:
            faults.append(f"no moment: {moment}")
    return faults


def schedule_faults(vector):
    """A schedule is there for the step of that name, and no step without it."""
    asked = any(step[:1] == ["schedule"] for key in ("setup", "steps") for step in vector.get(key, []))
    if asked == ("schedule" in vector):
        return []
    return ["a step schedule, and no schedule" if asked else "a schedule, and no step that asks it"]


class Lint:
    def __init__(self, folder):
        self.folder, self.number, self.failed = folder, 0, 0
        self.files = sorted(glob.glob(os.path.join(folder, "vectors", "*", "*.json")))
        self.documents = {}

    def report(self, name, findings):
        self.number += 1
        self.failed += bool(findings)
        for finding in findings:
            print(f"# {finding}")
        print(f"{'not ok' if findings else 'ok'} {self.number} - {name}", flush=True)

    def short(self, path):
        return os.path.relpath(path, self.folder)

    def load(self):
        findings = [] if self.files else ["no vectors"]
        for path in self.files:
            try:
                with open(path, encoding="ascii") as file:
                    document = json.load(file)
                if not isinstance(document.get("vectors"), list):
                    raise ValueError("no list of vectors")
                self.documents[path] = document
            except (ValueError, AttributeError) as error:
                findings.append(f"{self.short(path)}: {error}")
        self.report("vector files are JSON in ASCII", findings)

    def vectors(self):
        for path, document in self.documents.items():
            for vector in document["vectors"]:
                yield path, vector

    def schema(self):
        with open(os.path.join(HERE, "schema", "vector.schema.json"), encoding="utf-8") as file:
            schema = Schema(json.load(file))
        findings = []
        for path, document in self.documents.items():
            findings += [f"{self.short(path)}: {finding}" for finding in schema.check(document)]
        self.report("vectors follow vector.schema.json", findings)

    def ids(self):
        seen, findings = {}, []
        for path, document in self.documents.items():
            family, row = os.path.basename(os.path.dirname(path)), os.path.basename(path)[: -len(".json")]
            if (document.get("family"), document.get("row")) != (family, row):
                findings.append(f"{self.short(path)}: family and row are not those of its name")
            for number, vector in enumerate(document["vectors"], 1):
                if vector.get("id") != f"{family}/{row}/{number}":
                    findings.append(f"{self.short(path)}: {vector.get('id')} should be {family}/{row}/{number}")
                if vector.get("id") in seen:
                    findings.append(f"{vector.get('id')} twice: {self.short(path)} and {self.short(seen[vector.get('id')])}")
                seen[vector.get("id")] = path
        self.report("ids are unique and those of their files, numbered from 1", findings)

    def twins(self):
        """Two vectors that ask the same are one too many."""
        seen, findings = {}, []
        for _, vector in self.vectors():
            own = {key: value for key, value in vector.items() if key not in ("id", "title", "clause", "verdict", "valid", "expect")}
            key = (vector.get("id", "").split("/")[0], json.dumps(own, sort_keys=True))
            if key in seen:
                findings.append(f"{seen[key]} and {vector.get('id')} ask the same")
            seen[key] = vector.get("id")
        self.report("no two vectors ask the same", findings)

    def notation(self):
        findings = []
        for _, vector in self.vectors():
            if vector.get("id", "").startswith("session/"):
                findings += [f"{vector['id']}: {fault}" for text in strings([vector.get(key, []) for key in ("setup", "steps", "expect")])
                             for fault in script_faults(text)]
                findings += [f"{vector['id']}: {fault}" for fault in schedule_faults(vector)]
                continue
            try:
                for text in texts_of(vector):
                    if notation.ANY in notation.expand(text):
                        raise notation.NotationError("{any} is for what is expected")
                notation.expand_lines(vector.get("expect", []))
            except (notation.NotationError, TypeError) as error:
                findings.append(f"{vector.get('id')}: {error}")
        self.report("bytes are in the notation", findings)

    def validity(self):
        findings = []
        for _, vector in self.vectors():
            if vector.get("id", "").startswith("session/"):
                continue  # what is not right about a script is answered in many ways
            refused = any(REFUSAL.match(line) for line in vector.get("expect", []))
            if vector.get("valid") and refused:
                findings.append(f"{vector['id']} is valid, and a refusal is expected")
            elif vector.get("valid") is False and not refused:
                findings.append(f"{vector['id']} is not valid, and no refusal is expected")
        self.report("valid vectors are accepted, the others refused", findings)

    def rows(self):
        wanted = rows_wanted(os.path.join(self.folder, "rows.txt"))
        there = {(document.get("family"), document.get("row")) for document in self.documents.values() if document["vectors"]}
        findings = [f"{family}/{row} has no vectors" for family, row in sorted(wanted - there)]
        findings += [f"{family}/{row} is not in rows.txt" for family, row in sorted(there - wanted, key=str)]
        self.report(f"the {len(wanted)} rows of rows.txt, and no others, have vectors", findings)

    def form(self, fix):
        findings = []
        for path, document in self.documents.items():
            text = canonical(document)
            with open(path, encoding="ascii") as file:
                same = file.read() == text
            if not same and fix:
                with open(path, "w", encoding="ascii") as file:
                    file.write(text)
            elif not same:
                findings.append(f"{self.short(path)} is not in canonical form: conformance/lint.py --fix writes it")
        self.report("vector files are in canonical form", findings)

    def run(self, fix):
        self.load()
        self.schema()
        self.ids()
        self.notation()
        self.twins()
        self.validity()
        self.rows()
        self.form(fix)
        counts = {family: sum(vector.get("id", "").startswith(family + "/") for _, vector in self.vectors()) for family in FAMILIES}
        print("# vectors: " + ", ".join(f"{family} {count}" for family, count in counts.items()) + f"; {sum(counts.values())} in all")
        print(f"1..{self.number}")
        return 1 if self.failed else 0


def show(lint, wanted):
    lint.load()
    for _, vector in lint.vectors():
        if vector.get("id") != wanted:
            continue
        print(canonical({"vectors": [vector]}), end="")
        if "input" in vector:
            text = notation.expand(vector["input"])
            print(f"# {len(text)} bytes; where each field starts, its number from 0, the field:")
            at = 0
            for number, field in enumerate(text.split("\x01")):
                if field:
                    print(f"# {at:6} {number:4}  {notation.show(field[:100])}")
                at += len(field) + 1
        return 0
    print(f"lint: no vector {wanted}", file=sys.stderr)
    return 1


def main(words):
    folder = HERE
    if words[:1] == ["--folder"] and len(words) > 1:  # for tests
        folder, words = os.path.abspath(words[1]), words[2:]
    if words[:1] == ["--show"] and len(words) == 2:
        return show(Lint(folder), words[1])
    if words not in ([], ["--fix"]):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    return Lint(folder).run(words == ["--fix"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
