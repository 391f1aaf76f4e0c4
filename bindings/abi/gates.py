#!/usr/bin/env python3
"""
The gates of the ABI, one by one. Each prints what it found and ends with 1 when it found something. docs/abi.md says what they guard.

    gates.py names                 what clang sees in the headers is in layout.json, constants.json and symbols.txt, and the reverse
    gates.py history               what minors.json says of a released minor is what it said at the release's tag, v0.1.0 or the like
    gates.py exports LIBRARY       the library exports what symbols.txt lists
    gates.py abidiff LIBRARY       the library, with debug information, fits bindings/abi/libtagwire.abi
    gates.py record LIBRARY        writes libtagwire.abi anew, where that is allowed
    gates.py declarations FILE...  Rust files: their extern "C" functions are those of the headers

    --root FOLDER before the gate: another tree than this one. gates.py build FOLDER: a library for abidiff, built in that folder.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "gen"))
import headers  # noqa: E402
import minors  # noqa: E402

FOLDER = "core/include/tagwire"
XML = "core/xml/include"
BASE = "bindings/abi/libtagwire.abi"
CBINDGEN = 'language = "C"\nstyle = "type"\nno_includes = true\n[export]\nitem_types = ["functions"]\n'


class Gates:
    def __init__(self, root):
        self.root = root

    def path(self, name):
        return os.path.join(self.root, name)

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def call(self, *command, text=None):
        result = subprocess.run(command, cwd=self.root, input=text, stdin=None if text is not None else subprocess.DEVNULL,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace", check=False)
        return result.returncode, result.stdout, result.stderr

    # The headers

    def seen_by_clang(self):
        """Names in the headers by kind, as clang has them: a second opinion on bindings/gen/headers.py, which shares no line with it."""
        clang = shutil.which("clang-14") or "clang"
        source = "".join(f"#include <tagwire/{name}>\n" for name in headers.names_in(self.path(FOLDER)) if name != "tagwire.h")
        options = ["-x", "c", "-std=c11", "-U__SSE2__", "-I", "core/include", "-"]
        code, out, err = self.call(clang, "-fsyntax-only", "-Xclang", "-ast-dump=json", *options, text=source)
        if code:
            raise headers.Fault(f"clang cannot read the headers:\n{err}")
        seen = {"struct": set(), "opaque": set(), "constant": set(), "function": set()}
        for node in json.loads(out)["inner"]:
            name = node.get("name", "")
            if node["kind"] == "RecordDecl" and name.startswith("tw_"):
                if node.get("completeDefinition"):
                    seen["struct"].add(name)
                    seen["struct"].update(f"{name}.{member['name']}" for member in node["inner"] if member["kind"] == "FieldDecl")
                else:
                    seen["opaque"].add(name)
            elif node["kind"] == "EnumDecl":
                seen["constant"].update(constant["name"] for constant in node["inner"]
                                        if constant["kind"] == "EnumConstantDecl" and constant["name"].startswith("TW_"))
            elif node["kind"] == "FunctionDecl" and name.startswith("tw_") and node.get("storageClass") != "static":
                seen["function"].add(name)
        seen["opaque"] -= seen["struct"]
        code, out, err = self.call(clang, "-E", "-dM", *options, text=source)
        macros = re.findall(r"^#define (TW_\w+)", out, re.MULTILINE)
        seen["constant"].update(name for name in macros if name not in headers.NO_CONSTANTS)
        return seen

    def names(self):
        layout, constants = json.loads(self.read("bindings/abi/layout.json")), json.loads(self.read("bindings/abi/constants.json"))
        told = {"struct": {struct["name"] for struct in layout["structs"]} |
                          {f"{struct['name']}.{member['name']}" for struct in layout["structs"] for member in struct["members"]},
                "opaque": {opaque["name"] for opaque in layout["opaque"]},
                "constant": {constant["name"] for constant in constants["constants"]},
                "function": set(self.read("bindings/abi/symbols.txt").split())}
        found = []
        for kind, seen in self.seen_by_clang().items():
            found += [f"{kind} {name} is in the headers, but not recorded in bindings/abi" for name in sorted(seen - told[kind])]
            found += [f"{kind} {name} is recorded in bindings/abi, but not in the headers" for name in sorted(told[kind] - seen)]
            if not seen:
                found.append(f"clang saw no {kind} at all")
        return found

    def history(self):
        """The record of a release as its tag has it: no later hand changes it, not even together with the headers."""
        code, out, err = self.call("git", "tag", "--list", "v[0-9]*")
        if code:
            return [f"git: {err}"]
        found, now = [], json.loads(self.read(minors.RECORD))
        for tag in out.split():
            code, text, _ = self.call("git", "show", f"{tag}:{minors.RECORD}")
            for name, entry in json.loads(text).items() if code == 0 else []:
                broken = name.startswith("0.") and name not in now  # docs/abi.md: a break before 1.0
                if entry["released"] and not broken and now.get(name) != entry:
                    found.append(f"version {name} is not what it was released as, at {tag}")
        return found

    # The library

    def exports(self, library):
        code, out, err = self.call("nm", "-D", "--defined-only", library)
        if code:
            return [err]
        names = {line.split()[-1].split("@")[0] for line in out.splitlines() if line.strip()}
        recorded = set(self.read("bindings/abi/symbols.txt").split())
        return [f"gone: {name}" for name in sorted(recorded - names)] + [f"new: {name}" for name in sorted(names - recorded)]

    def build(self, folder):
        """The shared library with debug information, without optimisation, and with no path of this machine in it."""
        folder = os.path.abspath(folder)
        flags = f"-g -O0 -ffile-prefix-map={folder}=build -ffile-prefix-map={self.root}/="
        command = ["cmake", "-G", "Ninja", "-S", self.root, "-B", folder, "-DCMAKE_BUILD_TYPE=None", "-DTAGWIRE_TESTS=OFF", "-DTAGWIRE_BENCH=OFF",
                   "-DTAGWIRE_TOOLS=OFF", "-DTAGWIRE_WERROR=OFF", "-DCMAKE_DISABLE_FIND_PACKAGE_EXPAT=ON", f"-DCMAKE_C_FLAGS={flags} {os.environ.get('TAGWIRE_GATE_FLAGS', '')}"]
        jobs = os.environ.get("TAGWIRE_JOBS") or str(os.cpu_count() or 1)
        for words in (command, ["cmake", "--build", folder, "--parallel", jobs, "--target", "tagwire_shared"]):
            code, out, err = self.call(*words)
            if code:
                return [line for line in (out + err).splitlines() if "error" in line or "FAILED" in line] or [out + err]
        return []

    def unreleased(self):
        """Whether nothing of this major is released: then the record follows the headers."""
        known = json.loads(self.read(minors.RECORD))
        major = max(int(name.split(".")[0]) for name in known)
        return not any(entry["released"] for name, entry in known.items() if int(name.split(".")[0]) == major)

    def description(self, library):
        """
        What abidw makes of a library. Here, not in abidiff, --headers-dir makes opaque what the headers do not define. Places in files are left
        out: with them libabigail 2.2 takes types for equal that have their place in common.
        """
        code, out, err = self.call("abidw", "--headers-dir", FOLDER, "--drop-private-types", "--exported-interfaces-only", "--type-id-style", "hash",
                                   "--no-show-locs", "--no-corpus-path", "--no-comp-dir-path", "--no-elf-needed", "--no-parameter-names", library)
        if code or "name='tw_error'" not in out:
            raise headers.Fault(f"abidw answers {code}; is {library} built with debug information?\n{err}")
        return out

    def as_recorded(self, description):
        """
        A description without what options structs have grown at their end since the record: that is allowed (core/include/tagwire/abi.h). abidiff's own
        has_data_member_inserted_at = end would also let pass two members that changed places.
        """
        def options(document):
            found = {}
            for struct in document.iter("class-decl"):
                if struct.get("name", "").endswith("_options") and struct.get("size-in-bits"):
                    found.setdefault(struct.get("name"), []).append(struct)
            return found

        before, now = xml.parse(self.path(BASE)), xml.ElementTree(xml.fromstring(description))
        known = options(before)
        for name, structs in options(now).items():
            for struct in structs if name in known else []:
                size = known[name][0].get("size-in-bits")
                if int(struct.get("size-in-bits")) > int(size):
                    struct.set("size-in-bits", size)
                    for member in struct.findall("data-member"):
                        if int(member.get("layout-offset-in-bits")) >= int(size):
                            struct.remove(member)
        return now

    def abidiff(self, library):
        """Two descriptions are compared: of a description and a library abidiff drops whatever touches a type that is opaque in one only."""
        # what was added may stand beside a released record; before the first release the record has everything
        added = [] if self.unreleased() else ["--no-added-syms"]
        with tempfile.TemporaryDirectory() as folder:
            now = os.path.join(folder, "now.abi")
            self.as_recorded(self.description(library)).write(now, encoding="utf-8")
            code, out, err = self.call("abidiff", *added, BASE, now)
        return [f"abidiff answers {code}:\n{(out + err).strip()}"] if code else []

    def record(self, library):
        known = json.loads(self.read(minors.RECORD))
        if not self.unreleased():
            latest = known[max(known, key=lambda name: [int(word) for word in name.split(".")])]
            if not latest["released"]:
                return []  # the record stays that of the last release
            found = self.abidiff(library) if os.path.exists(self.path(BASE)) else []
            if found:
                return found + ["not recorded: it breaks what is released"]
        with open(self.path(BASE), "w", encoding="utf-8") as file:
            file.write(self.description(library))
        return []

    # The bindings

    def declarations(self, *files):
        """The extern functions of Rust files as C prototypes, by cbindgen, compiled together with the headers."""
        found, symbols = [], set(self.read("bindings/abi/symbols.txt").split() + self.read("bindings/abi/symbols_xml.txt").split())
        with tempfile.TemporaryDirectory() as folder:
            config = os.path.join(folder, "cbindgen.toml")
            with open(config, "w", encoding="ascii") as file:
                file.write(CBINDGEN)
            for name in files:
                with open(name, encoding="utf-8") as file:
                    declared = set(re.findall(r"\bfn\s+(tw_\w+)", re.sub(r"//[^\n]*", "", file.read())))
                code, prototypes, err = self.call("cbindgen", "--quiet", "--config", config, os.path.abspath(name))
                if code:
                    found.append(f"{name}: cbindgen: {err}")
                    continue
                made = set(re.findall(r"\b(tw_\w+)\(", prototypes))
                found += [f"{name}: {function} is no function of the headers" for function in sorted(declared - symbols)]
                found += [f"{name}: cbindgen made nothing of {function}" for function in sorted(declared - made)]
                if not declared:
                    found.append(f'{name}: no extern "C" function in it')
                source = ("#include <tagwire/tagwire.h>\n#include <tagwire/xml.h>\n#include <stdbool.h>\n#include <stddef.h>\n"
                          f'#line 1 "prototypes that cbindgen made of {name}"\n{prototypes}')
                code, _, err = self.call("cc", "-x", "c", "-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only", "-I", "core/include", "-I",
                                         XML, "-", text=source)
                if code:
                    found.append(err)
        return found


def main(arguments):
    root = os.path.dirname(os.path.dirname(HERE))
    if arguments[:1] == ["--root"] and len(arguments) > 1:
        root, arguments = arguments[1], arguments[2:]
    wanted = {"names": 0, "history": 0, "exports": 1, "abidiff": 1, "record": 1, "build": 1}
    gate = arguments[0] if arguments else ""
    if not (wanted.get(gate) == len(arguments) - 1 or gate == "declarations" and len(arguments) > 1):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    try:
        # paths are the caller's; the tools run in the tree
        found = getattr(Gates(os.path.abspath(root)), gate)(*[os.path.abspath(word) for word in arguments[1:]])
    except (headers.Fault, OSError) as fault:
        found = [str(fault)]
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
