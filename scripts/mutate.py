#!/usr/bin/env python3
"""
Mutation tester: makes one small change at a time in a C file, builds, runs the tests of the file's module and lists the changes
that no test notices.

  ./dev mutate                               all of scan, frame, index, value and build, inline code of headers included
  ./dev mutate --files core/src/frame/*.c    these
  ./dev mutate --limit 200 --seed 7          200 of the mutants, drawn by seed 7
  ./dev mutate --list                        print the mutants, run nothing
  ./dev mutate --again build/mutate-survivors.txt   those that survived the last run
  ./dev mutate --trust                       leave out those that core/tests/mutants.txt explains: they cost the most, every test runs on them
  ./dev mutate --own                         run the tests of the file's own module only: much faster, and stricter

The tests of core/src/M are those that ctest knows as M_...; a mutant that they miss is also tried on the tests of the modules
that depend on M. A mutant whose test programs come out byte for byte as before is no mutant and is left out. Survivors that
core/tests/mutants.txt explains are subtracted. Exit code 1: survivors without an explanation remain.
"""
import argparse
import concurrent.futures
import filecmp
import glob
import hashlib
import json
import os
import queue
import random
import re
import resource
import select
import shutil
import signal
import subprocess
import sys
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
EXPLAINED = os.path.join(ROOT, "core", "tests", "mutants.txt")
MODULES = ("scan", "frame", "index", "value", "build")
COPIED = ("CMakeLists.txt", "LICENSE", "cmake", "core", "docs")
SEPARATOR = " :: "
# Whose tests notice a change first: those of the kernels that have the code, of the fastest and the plainest for what all use.
KERNELS = {"scan_portable.c": "portable", "scan_sse2.c": "sse2", "scan_avx2.c": "avx2", "scan_avx512.c": "avx512", "scan_avx512_256.c": "avx512-256",
           "avx512.h": "avx512,avx512-256", "blocks.h": "sse2"}
KERNELS_OF_ALL = "portable,avx512"
TERMINAL = sys.stdout.isatty()

TOKEN = re.compile(
    r"(?P<comment>/\*.*?\*/|//[^\n]*)|(?P<preprocessor>^[ \t]*#(?:\\\n|/\*.*?\*/|[^\n])*)"
    r"|(?P<text>[LuU]?\"(?:\\.|[^\"\\\n])*\"|[LuU]?'(?:\\.|[^'\\\n])*')"
    r"|(?P<number>\.?\d(?:[eEpP][+-]|[\w.])*)|(?P<name>[A-Za-z_]\w*)"
    r"|(?P<sign><<=|>>=|\.\.\.|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|[^\sA-Za-z_0-9])",
    re.DOTALL | re.MULTILINE)
SWAPS = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&", "+": "-", "-": "+", "++": "--",
         "--": "++", "+=": "-=", "-=": "+=", "<<": ">>", ">>": "<<", "&": "|", "|": "&", "&=": "|=", "|=": "&=", "^": "|"}
BINARY_ONLY = ("+", "-", "&")
SKIPPED_CALLS = ("_Static_assert", "static_assert", "__attribute__", "__asm__", "asm", "_Alignas")
INTEGER = re.compile(r"^(0[xX][0-9a-fA-F]+|0[bB][01]+|\d+)([uUlL]*)$")
DECLARATION = re.compile(r"^(?:(?:const|static|unsigned|signed|struct|enum|register|volatile)\s+)*[A-Za-z_]\w*[\s*]+[A-Za-z_]\w*\s*(?:\[[^]]*\]\s*)*=")
STATEMENT = re.compile(r"^(?:(?:\+\+|--)[\w.\[\]>*()-]+|[\w.\[\]>*() +-]+?(?:\+\+|--)|[\w*(][^=;\"]*?(?:[-+*/%&|^]|<<|>>)?=(?!=).*|[A-Za-z_]\w*\(.*\)|break|continue);$")


class Mutant:
    def __init__(self, file, begin, end, new, what):
        self.file, self.begin, self.end, self.new, self.what = file, begin, end, new, what
        self.line = self.before = self.after = ""
        self.number = 0

    def key(self):
        return (self.file, " ".join(self.before.split()), self.what)


def integer_neighbours(text):
    match = INTEGER.match(text)
    if not match or (len(match.group(1)) > 1 and match.group(1)[0] == "0" and match.group(1)[1] not in "xXbB"):
        return []
    value, suffix = int(match.group(1), 0), match.group(2)
    form = "0x{:x}{}" if text[:2] in ("0x", "0X") else "{}{}"
    return [form.format(other, suffix) for other in (value + 1, value - 1) if other >= 0]


def generate(file, source):
    """All mutants of one file, in the order of the file."""
    tokens = [match for match in TOKEN.finditer(source) if match.lastgroup not in ("comment", "preprocessor")]
    found, skip_until = [], -1
    closing, stack = {}, []
    for index, token in enumerate(tokens):
        if token.group() == "(":
            stack.append(index)
        elif token.group() == ")" and stack:
            closing[stack.pop()] = index
    hints = {closing[index + 1] for index, token in enumerate(tokens) if token.group() == "__builtin_expect" and index + 1 in closing}
    for index, token in enumerate(tokens):
        text, kind = token.group(), token.lastgroup
        if index <= skip_until:
            continue
        after = tokens[index + 1].group() if index + 1 < len(tokens) else ""
        if text in SKIPPED_CALLS and after == "(":
            skip_until = closing.get(index + 1, index)
            continue
        before = tokens[index - 1] if index else None
        value_before = before is not None and (before.lastgroup in ("number", "text") or before.group() in (")", "]") or
                                               (before.lastgroup == "name" and before.group() not in ("return", "case", "sizeof")))

        def add(begin, end, new, what):
            found.append(Mutant(file, begin, end, new, what))

        if kind == "sign" and text in SWAPS and (text not in BINARY_ONLY or value_before):
            add(token.start(), token.end(), SWAPS[text], f"{text} -> {SWAPS[text]}")
        elif text in ("!", "~"):
            add(token.start(), token.end(), "", f"remove {text}")
        elif kind == "number":
            if index + 1 in hints:
                continue  # the second argument of __builtin_expect changes no result
            for new in integer_neighbours(text):
                add(token.start(), token.end(), new, f"{text} -> {new}")
        elif text in ("if", "while") and after == "(" and index + 1 in closing:
            last = tokens[closing[index + 1]]
            inside = [token.group() for token in tokens[index + 2 : closing[index + 1]]]
            if inside and inside[0] != "!" and not any(sign in ("==", "!=", "<", "<=", ">", ">=", "&&", "||") for sign in inside):
                condition = source[tokens[index + 1].end() : last.start()]
                if inside != ["1"]:
                    add(tokens[index + 1].end(), last.start(), f"!({condition})", "negate the condition")
        elif text == "return" and after != ";":
            stop = index
            while stop < len(tokens) and tokens[stop].group() != ";":
                stop += 1
            if stop < len(tokens):
                value = source[tokens[index + 1].start() : tokens[stop].start()]
                new = "1" if value in ("0", "TW_OK", "NULL") else "0"
                if not (INTEGER.match(value) and value != "0"):
                    add(tokens[index + 1].start(), tokens[stop].start(), new, f"return {new}")
    found += statements(file, source, tokens)
    found.sort(key=lambda mutant: (mutant.begin, mutant.end, mutant.new))
    name_lines(source, found)
    return found


def statements(file, source, tokens):
    """The removal of statements that stand on one line."""
    found = []
    for index, token in enumerate(tokens):
        if index == 0 or tokens[index - 1].group() not in (";", "{", "}", ")", "else", ":"):
            continue
        stop = index
        while stop < len(tokens) and tokens[stop].group() not in (";", "{", "}"):
            stop += 1
        if stop == len(tokens) or tokens[stop].group() != ";" or token.group() in SKIPPED_CALLS:
            continue
        text = source[token.start() : tokens[stop].end()]
        line_begin = source.rfind("\n", 0, token.start()) + 1
        starts_line = source[line_begin : token.start()].strip() == ""
        if "\n" in text or not (starts_line or tokens[index - 1].group() in (")", "else", ":", "{")):
            continue
        if STATEMENT.match(text) and not DECLARATION.match(text):
            found.append(Mutant(file, token.start(), tokens[stop].end(), ";", f"delete {' '.join(text.split())}"))
    return found


def name_lines(source, mutants):
    """Line number, text before and after; the second of two equal changes in a line is called "... #2"."""
    seen = {}
    for mutant in mutants:
        line_begin = source.rfind("\n", 0, mutant.begin) + 1
        line_end = source.find("\n", mutant.end)
        line_end = len(source) if line_end < 0 else line_end
        mutant.number = source.count("\n", 0, mutant.begin) + 1
        first_end = source.find("\n", mutant.begin)
        mutant.before = source[line_begin : first_end if first_end >= 0 else len(source)].strip()
        mutant.after = " ".join((source[line_begin : mutant.begin] + mutant.new + source[mutant.end : line_end]).split())
        place = (mutant.number, mutant.what)
        seen[place] = seen.get(place, 0) + 1
        if seen[place] > 1:
            mutant.what += f" #{seen[place]}"


def module_of(file):
    """The module of a source, or of the public header that speaks for it."""
    parts = file.split("/")
    if parts[:2] == ["core", "src"] and len(parts) > 3:
        return parts[2]
    stem = os.path.splitext(parts[-1])[0]
    return stem if os.path.isdir(os.path.join(ROOT, "core", "src", stem)) else "base"


def sources_of(module):
    """The module's sources, and the headers that hold code: its own and the public ones that it implements."""
    folder = os.path.join(ROOT, "core", "src", module)
    with open(os.path.join(folder, "CMakeLists.txt"), encoding="utf-8") as file:
        match = re.search(r"tagwire_module\([^)]*\bSOURCES\b([^)]*?)(?:\bDEPENDS\b[^)]*)?\)", file.read())
    files = [os.path.join(folder, name) for name in match.group(1).split()] if match else []
    for path in files:  # grows while it runs
        with open(path, encoding="utf-8") as file:
            for name in re.findall(r'^\s*#\s*include\s+"([^"]+)"', file.read(), re.MULTILINE):
                header = os.path.join(folder, name)
                if os.path.exists(header) and header not in files:
                    files.append(header)
    for pattern in (f"core/include/tagwire/{module}.h", f"core/include/tagwire/inline/{module}*.h"):
        files += sorted(glob.glob(os.path.join(ROOT, pattern)))
    return files


def dependents(module):
    """The modules that name this one in their DEPENDS."""
    found = []
    for path in sorted(glob.glob(os.path.join(ROOT, "core", "src", "*", "CMakeLists.txt"))):
        with open(path, encoding="utf-8") as file:
            match = re.search(r"tagwire_module\(\s*(\w+)\b(?:[^)]*\bDEPENDS\b([^)]*))?", file.read())
        if match and module in (match.group(2) or "").split():
            found.append(match.group(1))
    return found


def limits():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    resource.setrlimit(resource.RLIMIT_FSIZE, (64 << 20, 64 << 20))


def run(command, folder, seconds, environment=None):
    """True, False, or None when it took longer than it may. The first case that fails ends the program: cmocka would go on."""
    process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                               env=environment, start_new_session=True, preexec_fn=limits)
    end, tail, verdict = time.monotonic() + seconds, b"", None
    with process.stderr as stream:
        while True:
            ready, _, _ = select.select([stream], [], [], max(0, end - time.monotonic()))
            chunk = os.read(stream.fileno(), 65536) if ready else b""
            tail = tail[-32:] + chunk
            if b"[  FAILED  ]" in tail:
                verdict = False
            elif ready and not chunk:
                try:
                    return process.wait(max(0.1, end - time.monotonic())) == 0
                except subprocess.TimeoutExpired:
                    pass
            elif ready:
                continue
            os.killpg(process.pid, signal.SIGKILL)  # its own session: this program and what it started
            process.wait()
            return verdict


def renew(origin, place, names):
    """
    Copies what differs and removes what is gone. A copy that is right keeps its time: where the last run changed it and put it back,
    it is newer than what was built from it, and the original is not.
    """
    os.makedirs(place, exist_ok=True)
    for name in set(os.listdir(place)) - set(names):
        path = os.path.join(place, name)
        shutil.rmtree(path) if os.path.isdir(path) else os.remove(path)
    for name in names:
        one, other = os.path.join(origin, name), os.path.join(place, name)
        if os.path.isdir(one):
            renew(one, other, os.listdir(one))
        elif not os.path.exists(other) or not filecmp.cmp(one, other, shallow=False):
            shutil.copyfile(one, other)


class Copy:
    """A copy of the core with a build folder of its own."""

    def __init__(self, number):
        self.folder = os.path.join(ROOT, "build", f"mutate-{number}")
        self.source, self.build = os.path.join(self.folder, "src"), os.path.join(self.folder, "build")
        self.environment = {**os.environ, "TAGWIRE_FUZZ_RUNS": "4000"}
        self.tests, self.usual, self.objects, self.left_out = {}, {}, {}, set()
        renew(ROOT, self.source, COPIED)

    def configure(self):
        command = ["cmake", "-S", self.source, "-B", self.build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=None", "-DCMAKE_C_FLAGS=-O1 -w",
                   "-DCMAKE_EXE_LINKER_FLAGS=-Wl,--build-id=none", "-DTAGWIRE_BENCH=OFF", "-DTAGWIRE_TOOLS=OFF", "-DTAGWIRE_WERROR=OFF"]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode:
            sys.exit(f"mutate: configuring failed\n{done.stdout}")
        self.read_tests()

    def read_tests(self):
        """The commands are known only once the programs are built."""
        shown = subprocess.run(["ctest", "--show-only=json-v1"], cwd=self.build, stdout=subprocess.PIPE, text=True, check=True).stdout
        self.tests = {test["name"]: test.get("command") for test in json.loads(shown)["tests"]}

    def names(self, module):
        return [name for name in self.tests if name.startswith(module + "_") and name not in self.left_out]

    def compile(self, names):
        return subprocess.run(["ninja", "-j1", *names], cwd=self.build, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, errors="replace", check=False)

    def digest(self, name):
        with open(self.tests[name][0], "rb") as file:
            return hashlib.sha256(file.read()).digest()

    def learn(self, names, needed, known):
        """Builds these tests unchanged; keeps what their programs are and how long they take (another copy may know that)."""
        done = self.compile(names)
        if done.returncode:
            sys.exit(f"mutate: the unchanged sources do not build\n{done.stdout}")
        self.read_tests()
        for name in names:
            start = time.monotonic()
            if name in known:
                self.usual[name] = (known[name][0], self.digest(name))
            elif run(self.tests[name], self.build, 900, self.environment):
                self.usual[name] = (time.monotonic() - start, self.digest(name))
            elif name in needed:
                sys.exit(f"mutate: {name} fails without any mutant: {self.tests[name][0]}")
            else:
                print(f"mutate: {name} fails without any mutant and is left out: {self.tests[name][0]}")
                self.left_out.add(name)

    def read_edges(self):
        """How each object is compiled and each test linked, and what each object was made of."""
        listed = subprocess.run(["ninja", "-t", "compdb"], cwd=self.build, stdout=subprocess.PIPE, text=True, check=True).stdout
        commands = {edge["output"]: edge["command"] for edge in json.loads(listed)}
        archives = {output: set(commands[output].split()) for output in commands if output.endswith(".a")}
        made_of, current = {}, None
        for line in subprocess.run(["ninja", "-t", "deps"], cwd=self.build, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines():
            if not line.startswith(" "):
                current = line.split(":")[0]
            elif line.strip().startswith(self.source + "/"):
                made_of.setdefault(os.path.relpath(line.strip(), self.source), []).append(current)
        programs = {}
        for name in self.usual:
            output = os.path.relpath(self.tests[name][0], self.build)
            if output in commands:
                programs[name] = (output, commands[output])
        self.objects = {
            file: {
                item: (commands[item], {name: link for name, (output, command) in programs.items() if (link := relink(output, command, item, archives))})
                for item in items
                if item in commands
            }
            for file, items in made_of.items()
        }

    def write(self, file, text):
        """The file with this text and the time that it had, so that ninja sees no change in it."""
        path = os.path.join(self.source, file)
        times = os.stat(path)
        with open(path, "w", encoding="utf-8") as handle:
            handle.write(text)
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def shell(self, command):
        return subprocess.run(command, shell=True, cwd=self.build, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, check=False).returncode == 0

    def survives(self, command, name):
        """"survived", "killed" or "timeout" """
        result = run(command, self.build, 3 + (1.5 if "TAGWIRE_TEST_KERNELS" in self.environment else 4) * self.usual[name][0], self.environment)
        return "survived" if result else "timeout" if result is None else "killed"

    def notice_object(self, file, names, favourites):
        """
        Compiles one object that the change reaches, links it into one test and runs that, for each such pair until one notices; the pair that
        noticed last comes first. Gives a verdict, and whether the whole was tried: a header's change has been in one object at a time only.
        """
        mutant = os.path.join(self.build, "mutant.o")
        pairs = [(item, name) for item, (_, links) in self.objects[file].items() for name in links if name in names]
        pairs.sort(key=lambda pair: (names.index(pair[1]), pair[0]))
        pairs.sort(key=lambda pair: favourites.index(pair) if pair in favourites else len(favourites))
        compiled, kept = {}, None
        for item, name in pairs:
            if item not in compiled:
                if not self.shell(self.objects[file][item][0].replace(f"-o {item} ", f"-o {mutant} ")):
                    return "invalid", True
                compiled[item], kept = not filecmp.cmp(mutant, os.path.join(self.build, item), shallow=False), item
            elif compiled[item] and kept != item:
                self.shell(self.objects[file][item][0].replace(f"-o {item} ", f"-o {mutant} "))
                kept = item
            if not compiled[item]:
                continue
            if not self.shell(self.objects[file][item][1][name]):
                return "killed", True  # it no longer links
            verdict = self.survives([os.path.join(self.build, "mutant"), *self.tests[name][1:]], name)
            if verdict != "survived":
                if (item, name) in favourites:
                    favourites.remove((item, name))
                favourites.insert(0, (item, name))
                return verdict, True
        changed = sum(compiled.values())
        return ("survived" if changed else "same"), changed < 2

    def notice(self, names):
        """Builds and runs tests on the present state, as a whole: "invalid", "same", "killed", "timeout" or "survived"."""
        if self.compile(names).returncode:
            return "invalid"
        changed = sorted((name for name in names if self.digest(name) != self.usual[name][1]), key=lambda name: self.usual[name][0])
        for name in changed:
            verdict = self.survives(self.tests[name], name)
            if verdict != "survived":
                return verdict
        return "survived" if changed else "same"

    def judge(self, mutant, source, own, others, favourites):
        """
        An object at a time first: that takes a second where a header's change has everything built anew. Only for changes inside functions: another
        constant or type must be the same in all objects.
        """
        changed = source[: mutant.begin] + mutant.new + source[mutant.end :]
        names = sorted(own, key=lambda name: self.usual[name][0]) + sorted(others, key=lambda name: self.usual[name][0])
        name = os.path.basename(mutant.file)
        self.environment["TAGWIRE_TEST_KERNELS"] = KERNELS.get(name, KERNELS_OF_ALL)
        verdict = self.judge_on(mutant, source, changed, names, favourites)
        if verdict == "survived" and name not in KERNELS:
            del self.environment["TAGWIRE_TEST_KERNELS"]
            verdict = self.judge_on(mutant, source, changed, names, favourites)
        return verdict

    def judge_on(self, mutant, source, changed, names, favourites):
        if mutant.file in self.objects and (inside_function(source, mutant.begin) or len(self.objects[mutant.file]) == 1):
            self.write(mutant.file, changed)
            try:
                verdict, whole = self.notice_object(mutant.file, names, favourites)
            finally:
                self.write(mutant.file, source)
            if whole:
                return verdict
        path = os.path.join(self.source, mutant.file)
        with open(path, "w", encoding="utf-8") as file:
            file.write(changed)
        try:
            return self.notice(names)
        finally:
            with open(path, "w", encoding="utf-8") as file:
                file.write(source)


def relink(output, command, item, archives):
    """The command that links a test with "mutant.o" instead of this object, or None where the test does not hold it."""
    words = command.split()
    at = words.index("-o") + 1 if "-o" in words else 0
    if not at or words[at] != output:
        return None
    words[at] = "mutant"
    if item in words:
        return " ".join("mutant.o" if word == item else word for word in words)
    for place, word in enumerate(words):
        if item in archives.get(word, ()):
            return " ".join(words[:place] + ["mutant.o"] + words[place:])  # comes first: the archive's own is not taken
    return None


def inside_function(source, at):
    """Whether the place is inside a function's body, whose braces stand at the line's begin."""
    return source.rfind("\n{", 0, at) > source.rfind("\n}", 0, at)


def explained(path, unexplained=False):
    """{(file, line, mutation): reason} of core/tests/mutants.txt or a file like it; one of survivors has no reasons yet."""
    found = {}
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                if line.startswith("#") or not line.strip():
                    continue
                parts = line.rstrip("\n").split(SEPARATOR)
                if len(parts) != 4 or not (parts[3].strip() or unexplained):
                    sys.exit(f"mutate: {path}:{number}: not FILE{SEPARATOR}LINE{SEPARATOR}MUTATION{SEPARATOR}REASON")
                found[(parts[0].strip(), " ".join(parts[1].split()), parts[2].strip())] = parts[3].strip()
    return found


def main():
    parser = argparse.ArgumentParser(prog="./dev mutate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", nargs="+", metavar="F", help="C files to change")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="mutants tried at a time (2)")
    parser.add_argument("--limit", type=int, metavar="N", help="no more than N mutants, drawn at random")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the draw (1)")
    parser.add_argument("--trust", action="store_true", help="do not try the mutants that core/tests/mutants.txt explains")
    parser.add_argument("--own", action="store_true", help="run the tests of the file's own module only")
    parser.add_argument("--again", metavar="F", help="only the mutants that this file names, in the form of core/tests/mutants.txt")
    parser.add_argument("--list", action="store_true", help="print the mutants and stop")
    options = parser.parse_args()
    files = options.files or [path for module in MODULES for path in sources_of(module)]
    files = [os.path.relpath(os.path.abspath(file), ROOT) for file in files]
    sources, mutants, reasons = {}, [], explained(EXPLAINED)
    for file in files:
        if not file.startswith("core/") or not os.path.isfile(os.path.join(ROOT, file)):
            sys.exit(f"mutate: {file} is not a file of core/")
        with open(os.path.join(ROOT, file), encoding="utf-8") as handle:
            sources[file] = handle.read()
        mutants += generate(file, sources[file])
    keys = {mutant.key() for mutant in mutants}
    stale = [key for key in reasons if key[0] in sources and key not in keys]
    if options.limit and options.limit < len(mutants):
        chosen = set(random.Random(options.seed).sample(range(len(mutants)), options.limit))
        mutants = [mutant for number, mutant in enumerate(mutants) if number in chosen]
    if options.again:
        wanted = explained(options.again, unexplained=True)
        mutants = [mutant for mutant in mutants if mutant.key() in wanted]
    if options.trust:
        mutants = [mutant for mutant in mutants if mutant.key() not in reasons]
    if options.list:
        for mutant in mutants:
            print(SEPARATOR.join((f"{mutant.file}:{mutant.number}", mutant.before, mutant.what)))
        print(f"{len(mutants)} mutants")
        return 0
    if not mutants:
        print("no mutants in these files")
        return 0

    copies, plan = [Copy(number) for number in range(1, max(1, min(options.jobs, len(mutants))) + 1)], {}
    for copy in copies:
        copy.configure()
        for module in sorted({module_of(file) for file in files}):
            own = copy.names(module)
            others = [] if options.own and own else [name for other in dependents(module) for name in copy.names(other) if name not in own]
            if not own and not others:
                sys.exit(f"mutate: no test is named {module}_...")
            copy.learn([name for name in own + others if name not in copy.usual], own, copies[0].usual)
            passing = [name for name in others if name in copy.usual]
            plan[module] = (own, passing if module not in plan else [name for name in passing if name in plan[module][1]])
    for copy in copies:
        copy.read_edges()
    free, lock, favourites = queue.SimpleQueue(), threading.Lock(), {file: [] for file in files}
    for copy in copies:
        free.put(copy)
    counts = {file: dict.fromkeys(("killed", "timeout", "survived", "explained", "same", "invalid"), 0) for file in files}
    survivors, done, begin = [], 0, time.monotonic()

    def one(mutant):
        nonlocal done
        copy = free.get()
        try:
            verdict = copy.judge(mutant, sources[mutant.file], *plan[module_of(mutant.file)], favourites[mutant.file])
        finally:
            free.put(copy)
        if verdict == "survived" and mutant.key() in reasons:
            verdict = "explained"
        with lock:
            done += 1
            counts[mutant.file][verdict] += 1
            erase = "\r\033[K" if TERMINAL else ""
            if verdict == "survived":
                survivors.append(mutant)
                print(f"{erase}{mutant.file}:{mutant.number}: {mutant.what}\n    - {mutant.before}\n    + {mutant.after}", flush=True)
            if TERMINAL or done % 100 == 0:
                left = (time.monotonic() - begin) / done * (len(mutants) - done)
                print(f"{erase}{done}/{len(mutants)} mutants, {len(survivors)} survived, {left / 60:.0f} min left",
                      end="" if TERMINAL else "\n", flush=True)

    with concurrent.futures.ThreadPoolExecutor(len(copies)) as pool:
        for future in [pool.submit(one, mutant) for mutant in mutants]:
            future.result()

    survivors.sort(key=lambda mutant: (mutant.file, mutant.begin))
    report = os.path.join(ROOT, "build", "mutate-survivors.txt")
    with open(report, "w", encoding="utf-8") as file:
        file.writelines(SEPARATOR.join((*mutant.key(), "")) + "\n" for mutant in survivors)
    print("\r\033[K" if TERMINAL else "", end="")
    width = max(len(file) for file in files)
    print(f"{'':{width}}  killed  survived  explained  same code  not C")
    for file in files:
        count = counts[file]
        print(f"{file:{width}}  {count['killed'] + count['timeout']:6}  {count['survived']:8}  {count['explained']:9}  "
              f"{count['same']:9}  {count['invalid']:5}"
              + ("  (no change reaches the programs: not compiled on this machine?)" if 5 < count["same"] == sum(count.values()) else ""))
    for key in stale:
        print(f"core/tests/mutants.txt explains what is no longer there: {SEPARATOR.join(key)}")
    print(f"{len(mutants)} mutants in {time.monotonic() - begin:.0f} s; {len(survivors)} survived without an explanation"
          + (f" (build/{os.path.basename(report)} has them in the form of core/tests/mutants.txt)" if survivors else ""))
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
