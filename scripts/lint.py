#!/usr/bin/env python3
"""
Everything that is checked without running it. One TAP line per check; findings before it.
lint.py [--fix]: with --fix the C files are formatted, and what is generated from the headers and bindings/abi is written anew.
Needs build/release (./dev lint builds it first).
"""
import concurrent.futures
import glob
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.path.join(ROOT, "build", "release")
CACHE = os.path.join(ROOT, "build", "lint")
XML_SYMBOLS = "bindings/abi/symbols_xml.txt"
INCLUDES = ("core/include/", "core/xml/include/")
JOBS = int(os.environ.get("TAGWIRE_JOBS") or os.cpu_count() or 1)
LINES_MAX = 800
CODEC = ("base", "scan", "frame", "index", "value", "build", "validate", "plan", "session", "schedule")
COMPILERS = ("compile.c.o", "parse.c.o", "template_compile.c.o")  # of plans and templates: they may allocate
CODEC_IMPORTS = ("memchr", "memcmp", "memcpy", "memmove", "memset", "strchr", "strcmp", "strcpy", "strlen", "getenv", "_GLOBAL_OFFSET_TABLE_",
                 "__cpu_indicator_init", "__cpu_model", "__cpu_features2", "__popcountdi2")  # getenv and __cpu_...: once, when the scan kernel is chosen
GLIBC_MAX = (2, 28)
STRICT = ["-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Wshadow", "-Werror", "-fsyntax-only"]


def call(command, text=None):
    result = subprocess.run(command, cwd=ROOT, input=text, stdin=None if text is not None else subprocess.DEVNULL,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False)
    return result.returncode, result.stdout


def tool(name):
    """The tool in the version that the project is checked with, else whichever there is."""
    return shutil.which(f"{name}-14") or shutil.which(name) or f"{name}-14"


def tree():
    """The project's files: what git tracks or would track, or all but build/ in an unpacked tarball."""
    code, out = call(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"])
    if code == 0:
        names = [name for name in out.split("\0") if name]
    else:
        names = []
        for folder, folders, files in os.walk(ROOT):
            folders[:] = [name for name in folders if name not in ("build", ".git", "__pycache__")]
            names += [os.path.relpath(os.path.join(folder, name), ROOT) for name in files]
    return sorted(name for name in set(names) if os.path.isfile(os.path.join(ROOT, name)))


def read(name):
    with open(os.path.join(ROOT, name), encoding="utf-8", errors="replace") as file:
        return file.read()


class Lint:
    def __init__(self, fix):
        self.fix = fix
        self.files = tree()
        self.number = self.failed = 0

    def having(self, *endings):
        return [name for name in self.files if name.endswith(endings)]

    def report(self, name, findings, skip=None):
        self.number += 1
        for finding in findings:
            print("# " + finding.rstrip().replace("\n", "\n# "))
        self.failed += bool(findings)
        print(f"{'not ok' if findings else 'ok'} {self.number} - {name}{f' # SKIP {skip}' if skip and not findings else ''}", flush=True)

    # C

    def formatting(self):
        files = self.having(".c", ".h", ".cpp", ".hpp", ".cc")
        if self.fix:
            call([tool("clang-format"), "-i", *files])
        code, out = call([tool("clang-format"), "--dry-run", "--Werror", *files])
        lines = [line for line in out.splitlines() if "error:" in line] or [out]
        self.report("clang-format", lines + ["./dev lint --fix formats them"] if code else [])

    def tidy_one(self, entry):
        name = os.path.relpath(entry["file"], ROOT)
        command = shlex.split(entry["command"])
        for option in ("-o", "-MF", "-MT", "-MQ"):
            while option in command:
                at = command.index(option)
                del command[at : at + 2]
        preprocess = [word for word in command if word not in ("-c", "-MD", "-MMD")]
        source = subprocess.run(preprocess + ["-E"], cwd=entry["directory"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        key = hashlib.sha256()
        for part in (source.stdout, " ".join(command).encode(), self.tidy_setup):
            key.update(hashlib.sha256(part).digest())
        mark = os.path.join(CACHE, "tidy", key.hexdigest())
        if source.returncode == 0 and os.path.exists(mark):
            return []
        # the path-sensitive checks take most of the time; what tests do is seen when they run, under sanitizers too
        less = ["--checks=-clang-analyzer-*"] if name.endswith(("_test.c", "_fuzz.c")) else []
        code, out = call([tool("clang-tidy"), "-p", BUILD, "--quiet", *less, "--extra-arg=-Wno-unknown-warning-option",
                          "--extra-arg=-Wno-unused-command-line-argument", entry["file"]])
        if code == 0:
            with open(mark, "w", encoding="ascii"):
                return []
        lines = [line for line in out.splitlines() if "warnings generated" not in line and "Suppressed" not in line]
        return [f"clang-tidy {name}:\n" + "\n".join(lines)]

    def tidy(self):
        path = os.path.join(BUILD, "compile_commands.json")
        if not os.path.exists(path):
            return self.report("clang-tidy", ["build/release is missing: ./dev build"])
        with open(path, encoding="utf-8") as file:
            entries = {entry["file"]: entry for entry in json.load(file)}  # one command is enough for a file built twice
        entries = [entry for name, entry in sorted(entries.items())
                   if name.endswith(".c") and os.path.relpath(name, ROOT).split(os.sep)[0] in ("core", "bench", "conformance", "examples")]
        os.makedirs(os.path.join(CACHE, "tidy"), exist_ok=True)
        code, version = call([tool("clang-tidy"), "--version"])
        self.tidy_setup = (read(".clang-tidy") + version).encode()
        findings = [] if entries and code == 0 else ["nothing to check, or no clang-tidy: ./dev setup"]
        with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
            for found in pool.map(self.tidy_one, entries):
                findings += found
        self.report(f"clang-tidy ({len(entries)} files)", findings)

    def cppcheck(self):
        folder = os.path.join(CACHE, "cppcheck")
        os.makedirs(folder, exist_ok=True)
        modules = sorted({os.path.dirname(name) for name in self.having(".h")
                          if name.startswith(("core/src/", "core/tests/support/", "core/xml/src/"))})
        files = [name for name in self.having(".c") if name.startswith(("core/", "bench/", "conformance/", "examples/"))]
        code, out = call(["cppcheck", "-q", "-j", str(JOBS), "--std=c11", "--platform=unix64", "--enable=warning,performance,portability",
                          "--inline-suppr", "--error-exitcode=1", f"--cppcheck-build-dir={folder}", "--suppress=missingIncludeSystem",
                          "--suppress=unknownMacro", "--suppress=ctuuninitvar", "-D__x86_64__", "-D__linux__", "-I", INCLUDES[0], "-I", INCLUDES[1],
                          *[word for module in modules for word in ("-I", module)], *files])
        self.report("cppcheck", [out or f"exit code {code}"] if code else [])

    def headers(self):
        # inline/ holds parts that only their public header includes
        headers = [name[len(folder):] for name in self.having(".h") for folder in INCLUDES
                   if name.startswith(folder) and "/inline/" not in name]
        compilers = [("C11", "gcc", ["-x", "c", "-std=c11"]), ("C11", tool("clang"), ["-x", "c", "-std=c11"]),
                     ("C++17", "g++", ["-x", "c++", "-std=c++17"]), ("C++17", tool("clang++"), ["-x", "c++", "-std=c++17"])]
        for language, compiler, options in compilers:
            findings = []
            for header in headers:
                source = f"#include <{header}>\n#include <{header}>\nint main(void);\n"
                try:
                    code, out = call([compiler, *options, *STRICT, "-I", INCLUDES[0], "-I", INCLUDES[1], "-"], source)
                except OSError as error:
                    code, out = 1, str(error)
                if code:
                    findings.append(f"{header}:\n{out}")
            self.report(f"public headers alone as strict {language}, {os.path.basename(compiler)}", findings)

    # Other files

    def python(self):
        findings = []
        for name in self.having(".py"):
            try:
                compile(read(name), name, "exec")
            except SyntaxError as error:
                findings.append(f"{name}:{error.lineno}: {error.msg}")
        self.report("Python syntax", findings)

    def shell(self):
        files = [name for name in self.files if name.endswith(".sh") or name in ("dev", ".ci/run")]
        if not shutil.which("shellcheck"):
            return self.report("shellcheck", [], skip="shellcheck is not installed")
        code, out = call(["shellcheck", "-x", "-e", "SC2317", *files])
        self.report("shellcheck", [out] if code else [])

    def text(self):
        sources = self.having(".c", ".h", ".cpp", ".hpp", ".cc", ".py", ".sh", ".cmake", "CMakeLists.txt", ".java", ".cs", ".rs") + ["dev"]
        marks = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X)\b")
        left, long, unlicensed = [], [], []
        for name in sources:
            lines = read(name).splitlines()
            left += [f"{name}:{number}: {line.strip()}" for number, line in enumerate(lines, 1) if marks.search(line)]
            made = any("generated by" in line for line in lines[:3]) or name.startswith("examples/rows/")  # by tagwire gen
            if len(lines) > LINES_MAX and not made:
                long.append(f"{name}: {len(lines)} lines")
            if name.endswith((".c", ".h", ".cpp", ".hpp", ".cc")) and "SPDX-License-Identifier: Apache-2.0" not in "\n".join(lines[:3]):
                unlicensed.append(f"{name}: no SPDX-License-Identifier in the first lines")
        self.report("nothing left to do in the sources", left)
        self.report(f"no file over {LINES_MAX} lines", long)
        self.report("licence named in every C and C++ file", unlicensed)

    def readme(self):
        """The README's C example is one that the consumer test compiles."""
        if "README.md" not in self.files:
            return self.report("README", ["README.md is missing"])
        examples = [read(name) for name in self.having(".c") if name.startswith("examples/")]
        blocks = re.findall(r"^```c\n(.*?)^```", read("README.md"), re.MULTILINE | re.DOTALL)
        self.report("the README's C code stands in examples/",
                    [f"not in any example:\n{block}" for block in blocks if not any(block.strip() in example for example in examples)])

    # The shared library

    def imports(self):
        """Functions outside the library that the codec's modules use, but for those allowed, and system calls of its own."""
        findings = []
        for module in CODEC:
            for path in sorted(glob.glob(os.path.join(BUILD, "core", "src", module, "CMakeFiles", f"twi_{module}.dir", "*.o"))):
                if module == "plan" and os.path.basename(path) in COMPILERS:
                    continue
                _, out = call(["nm", "-u", path])
                names = [line.split()[-1] for line in out.splitlines()]
                findings += [f"{os.path.basename(path)}: {name}" for name in names
                             if not name.startswith(("tw_", "twi_")) and name not in CODEC_IMPORTS]
                _, out = call(["objdump", "-d", "--no-show-raw-insn", path])
                findings += [f"{os.path.basename(path)}: {line.strip()}" for line in out.splitlines() if re.search(r"\tsyscall\b", line)]
        return findings

    def library(self):
        path = os.path.join(BUILD, "core", "libtagwire.so")
        if not os.path.exists(path):
            return self.report("shared library", ["build/release is missing: ./dev build"])
        _, out = call(["nm", "-D", "--defined-only", path])
        exports = sorted(line.split()[-1].split("@")[0] for line in out.splitlines() if line.strip())
        self.report("only tw_ is exported", [name for name in exports if not name.startswith("tw_")])

        _, out = call(["nm", "-g", "--defined-only", os.path.join(BUILD, "core", "libtagwire.a")])
        names = [line.split()[-1] for line in out.splitlines() if len(line.split()) == 3]
        self.report("the static library defines only tw_ and twi_", [name for name in names if not name.startswith(("tw_", "twi_"))])

        self.report("the codec calls nothing that locks, allocates or asks the system", self.imports())

        self.gate("exports are those of bindings/abi/symbols.txt", "exports", path)
        self.loadable(path)

        _, out = call(["readelf", "-dW", path])
        needed = re.findall(r"\(NEEDED\).*\[(.*)\]", out)
        self.report("depends on libc only", [name for name in needed if name != "libc.so.6"])

    def gate(self, title, *words):
        code, out = call([sys.executable, "bindings/abi/gates.py", *words])
        self.report(title, [out or f"exit code {code}"] if code else [])

    def abi(self):
        """The contract of the headers: everything made from it is up to date, and what is recorded of it still holds (docs/abi.md)."""
        code, out = call([sys.executable, "bindings/gen/generate.py", *([] if self.fix else ["--check"])])
        self.report("what is generated from the headers is up to date", [out + "./dev lint --fix writes it"] if code else [])
        self.gate("clang sees in the headers what bindings/abi records", "names")
        if os.path.exists(os.path.join(ROOT, ".git")):
            self.gate("released minors are recorded as at their tags", "history")
        else:
            self.report("released minors are recorded as at their tags", [], skip="this is no git clone")
        # Debug information costs a build of its own; the fuzz or debug preset has other flags.
        folder = os.path.join("build", "abi")
        library = os.path.join(folder, "core", "libtagwire.so")
        code, out = call([sys.executable, "bindings/abi/gates.py", "build", folder])
        if not code and self.fix:
            code, out = call([sys.executable, "bindings/abi/gates.py", "record", library])
        self.report("a library with debug information", [out] if code else [])
        self.gate("abidiff: the library fits bindings/abi/libtagwire.abi", "abidiff", library)
        imports = [name for name in self.having(".rs") if name.startswith("rust/tagwire-sys/src/") and 'extern "C"' in read(name)]
        if imports:
            self.gate("Rust declares the functions as the headers do (cbindgen)", "declarations", *imports)
        else:
            self.report("Rust declares the functions as the headers do (cbindgen)", [], skip="there is no Rust crate in this tree")

    def xml_library(self):
        folder = os.path.join(BUILD, "core", "xml")
        path = os.path.join(folder, "libtagwire_xml.so")
        if not os.path.exists(path):
            return self.report("libtagwire_xml", [], skip="it was left out: no expat")
        _, out = call(["nm", "-D", "--defined-only", path])
        exports = sorted(line.split()[-1].split("@")[0] for line in out.splitlines() if line.strip())
        self.report("libtagwire_xml: only tw_xml_ is exported", [name for name in exports if not name.startswith("tw_xml_")])
        _, out = call(["nm", "-g", "--defined-only", os.path.join(folder, "libtagwire_xml.a")])
        names = [line.split()[-1] for line in out.splitlines() if len(line.split()) == 3]
        self.report("libtagwire_xml: the static library defines only tw_xml_ and twi_xml_",
                    [name for name in names if not name.startswith(("tw_xml_", "twi_xml_"))])
        self.recorded(exports, XML_SYMBOLS)
        self.loadable(path)
        _, out = call(["readelf", "-dW", path])
        needed = re.findall(r"\(NEEDED\).*\[(.*)\]", out)
        self.report("libtagwire_xml: depends on libc, expat and libtagwire",
                    [name for name in needed if not name.startswith(("libc.so.6", "libexpat.so.1", "libtagwire.so"))])

    def recorded(self, exports, record):
        if self.fix:
            os.makedirs(os.path.dirname(os.path.join(ROOT, record)), exist_ok=True)
            with open(os.path.join(ROOT, record), "w", encoding="ascii") as file:
                file.write("".join(name + "\n" for name in exports))
        recorded = read(record).split() if os.path.exists(os.path.join(ROOT, record)) else []
        changes = [f"gone: {name}" for name in recorded if name not in exports] + \
                  [f"new: {name}" for name in exports if name not in recorded]
        self.report(f"exports are those of {record}", changes + ["./dev lint --fix records them"] if changes else [])

    def loadable(self, path):
        name = os.path.basename(path)
        _, out = call(["objdump", "-T", path])
        late = sorted(set(line for line in out.splitlines() for version in re.findall(r"GLIBC_(\d+)\.(\d+)", line)
                          if tuple(map(int, version)) > GLIBC_MAX))
        self.report(f"{name}: no symbol newer than GLIBC_{GLIBC_MAX[0]}.{GLIBC_MAX[1]}", late)

        _, out = call(["readelf", "-lW", path])
        aligns = [int(line.split()[-1], 16) for line in out.splitlines() if line.split()[:1] == ["LOAD"]]
        self.report(f"{name}: segments aligned to 16 KB pages", [] if aligns and min(aligns) >= 16384 else [out])


def main(arguments):
    if [word for word in arguments if word != "--fix"]:
        print("lint: usage: ./dev lint [--fix]", file=sys.stderr)
        return 2
    lint = Lint("--fix" in arguments)
    lint.formatting()
    lint.headers()
    lint.python()
    lint.shell()
    lint.text()
    lint.readme()
    lint.abi()
    lint.library()
    lint.xml_library()
    lint.cppcheck()
    lint.tidy()
    print(f"1..{lint.number}", flush=True)
    if lint.failed:
        print(f"lint: {lint.failed} of {lint.number} checks failed", file=sys.stderr)
    return 1 if lint.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
