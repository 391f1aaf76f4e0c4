#!/usr/bin/env python3
"""
The stages behind ./dev test. A stage that fails does not stop the later ones. Every test is counted once, by the TAP lines that
all test programs print ("ok 1 - name", "not ok 2 - name", "ok 3 - name # SKIP reason"). The last line is
"N passed, N failed, N skipped".
"""
import concurrent.futures
import glob
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as xml

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LOGS = os.path.join(ROOT, "build", "test-logs")
JOBS = os.environ.get("TAGWIRE_JOBS") or str(os.cpu_count() or 1)
COLOUR = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
TAP = re.compile(r"^\s*(not )?ok\b(?: (\d+))?(?: -)? ?(.*)$")


def paint(code, text):
    return f"\033[{code}m{text}\033[0m" if COLOUR else text


class Counts:
    def __init__(self):
        self.passed, self.failed, self.skipped = 0, [], []

    def add(self, other):
        self.passed += other.passed
        self.failed += other.failed
        self.skipped += other.skipped


def tap(text, where, succeeded):
    """What a program's output says of its tests; a program that ends badly has failed at least one."""
    counts, planned = Counts(), 0
    for line in text.splitlines():
        plan = re.match(r"^1\.\.(\d+)\s*$", line)
        if plan:
            planned += int(plan.group(1))
            continue
        match = TAP.match(line)
        if not match:
            continue
        name = match.group(3)
        skip = re.search(r"#\s*SKIP\b\s*(.*)", name, re.IGNORECASE)
        if skip:  # cmocka writes "not ok 5 # SKIP name"
            title = name[: skip.start()].strip()
            counts.skipped.append(f"{where}: {title or 'test'}: {skip.group(1) or 'no reason given'}")
        elif match.group(1):
            counts.failed.append(f"{where}: {name}")
        else:
            counts.passed += 1
    seen = counts.passed + len(counts.failed) + len(counts.skipped)
    lost = max(planned - seen, 0)
    if not succeeded and not counts.failed:
        lost = max(lost, 1)
    counts.failed += [f"{where}: ended early or badly: a test without a result"] * lost
    if succeeded and seen == 0 and planned == 0:
        counts.passed += 1
    return counts


def wait(process, path, limit):
    """Waits as process.wait(limit) does; a terminal shows the last line of the log meanwhile."""
    if not sys.stdout.isatty():
        return process.wait(limit)
    end = time.monotonic() + limit
    while True:
        try:
            code = process.wait(0.3)
        except subprocess.TimeoutExpired:
            if time.monotonic() > end:
                raise
            with open(path, "rb") as log:
                log.seek(max(log.seek(0, os.SEEK_END) - 400, 0))
                lines = log.read().decode(errors="replace").strip().splitlines()
            last = lines[-1].expandtabs(1)[: shutil.get_terminal_size().columns - 3] if lines else ""
            print("\r\033[K  " + last, end="", flush=True)
            continue
        print("\r\033[K", end="", flush=True)
        return code


def run(stage, command, env=None, limit=1200):
    """Runs a command with its output in a log. Gives success and the output; shows the end of it on failure."""
    path = os.path.join(LOGS, stage.replace(" ", "-") + ".log")
    begin = time.monotonic()
    with open(path, "ab+") as log:
        start = log.seek(0, os.SEEK_END)
        try:
            process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
                                       env={**os.environ, **(env or {})}, start_new_session=True)
            try:
                code = wait(process, path, limit)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)  # its own session: the command and what it started
                process.wait()
                log.write(f"\nended after {limit} s\n".encode())
                code = -1
            except BaseException:
                os.killpg(process.pid, signal.SIGTERM)
                raise
        except OSError as error:
            log.write(f"{error}\n".encode())
            code = -1
        log.seek(start)
        text = log.read().decode(errors="replace")
    print(f"  {time.monotonic() - begin:5.1f} s  {stage}", flush=True)
    if code != 0:
        print(paint(31, f"  {' '.join(command)}: exit code {code}; the end of {os.path.relpath(path, ROOT)}:"))
        for line in text.splitlines()[-60:]:
            print("    " + line)
    return code == 0, text


def single(name, succeeded):
    counts = Counts()
    if succeeded:
        counts.passed = 1
    else:
        counts.failed.append(name)
    return counts


def ctest(stage, folder, env=None, pattern=None):
    report = os.path.join(LOGS, stage.replace(" ", "-") + ".xml")
    if os.path.exists(report):
        os.remove(report)
    command = ["ctest", "--test-dir", folder, "-j", JOBS, "--output-on-failure", "--output-junit", report, "--no-tests=error",
               "--test-output-size-passed", "4000000", "--test-output-size-failed", "4000000"]
    if pattern:
        command += ["-R", pattern]
    succeeded, _ = run(stage, command, {"CMOCKA_MESSAGE_OUTPUT": "TAP", **(env or {})})
    counts = Counts()
    if os.path.exists(report):
        for case in xml.parse(report).getroot().iter("testcase"):
            name = f"{stage}: {case.get('name')}"
            status = case.get("status")
            if status in ("notrun", "disabled"):
                counts.failed.append(f"{name}: not run")
            else:
                counts.add(tap(case.findtext("system-out") or "", name, status == "run"))
    if not succeeded and not counts.failed:
        counts.failed.append(f"{stage}: ctest failed")
    return counts


def built(stage, preset, *targets):
    succeeded, _ = run(stage + " build", ["./dev", "build", preset, *targets])
    return succeeded, single(f"{stage}: build", succeeded)


def build_and_test(stage, preset, env=None, targets=("tests",)):
    succeeded, counts = built(stage, preset, *targets)
    if succeeded:
        counts.add(ctest(stage, f"build/{preset}", env))
    return counts


def release():
    return build_and_test("release", "release", targets=())


def kernels():
    """The tests whose code runs on a scan kernel, on each kernel that this processor has and would not choose by itself."""
    with open("/proc/cpuinfo", encoding="ascii", errors="replace") as file:
        flags = set(re.search(r"^(?:flags|Features)\s*:(.*)$", file.read(), re.MULTILINE).group(1).split())
    counts = Counts()
    for kernel, flag in (("portable", ""), ("sse2", "sse2"), ("avx2", "avx2"), ("avx512-256", "avx512vbmi")):
        if not flag or flag in flags:
            counts.add(ctest(f"kernel {kernel}", "build/release", {"TW_FORCE_KERNEL": kernel}, "^(scan|frame|index|build|plan)"))
        else:
            counts.skipped.append(f"kernel {kernel}: this processor lacks {flag}")
    return counts


def asan():
    options = {"ASAN_OPTIONS": "detect_stack_use_after_return=1:strict_string_checks=1", "UBSAN_OPTIONS": "print_stacktrace=1"}
    return build_and_test("asan", "asan", options)


def aarch64():
    succeeded, _ = run("aarch64 cmocka", ["scripts/aarch64-cmocka.sh"])
    if not succeeded:
        counts = Counts()
        counts.skipped.append("aarch64: all tests of the NEON kernel: cmocka for arm64 could not be had from Debian's archive")
        return counts
    # qemu is some ten times slower than the machine: fewer fuzz inputs.
    return build_and_test("aarch64", "aarch64", {"TAGWIRE_FUZZ_RUNS": "2000"})


def consumer():
    succeeded, text = run("consumer", ["core/tests/consumer/consumer.sh", "build/release"])
    return tap(text, "consumer", succeeded)


def conformance():
    """The vectors: checked; on the C testee inside the runner and behind its pipe; inside a runner built with sanitizers."""
    succeeded, text = run("conformance lint", [sys.executable, "conformance/lint.py"])
    counts = tap(text, "conformance lint", succeeded)
    page = ["--html", "build/conformance.html"]
    ways = {"release": ["--inside", "--testee", "exec build/release/conformance/tagwire-testee", *page], "asan": ["--inside"]}
    for preset in list(ways):
        succeeded, build = built(f"conformance {preset}", preset, "conformance")
        counts.add(build)
        if not succeeded:
            del ways[preset]

    def vectors(preset):
        command = [f"build/{preset}/conformance/conformance-runner", "--tap", "--limit", "30", *ways[preset]]
        succeeded, text = run(f"conformance {preset}", command)
        return tap(text, f"conformance {preset}", succeeded)

    with concurrent.futures.ThreadPoolExecutor(2) as pool:  # a runner keeps one core busy
        for result in pool.map(vectors, ways):
            counts.add(result)
    return counts


def interop():
    """The engine against QuickFIX/C++ in both roles, a process for each version: most of the time it waits for QuickFIX's timers."""
    counts = Counts()
    if not os.path.exists("/usr/include/quickfix/Session.h"):
        counts.skipped.append("interop: all of it: QuickFIX/C++ (libquickfix-dev) is not installed")
        return counts
    succeeded, build = built("interop", "release", "tagwire_static")
    counts.add(build)
    if succeeded:
        succeeded, _ = run("interop program", ["conformance/interop/interop.sh", "--build"])
        counts.add(single("interop: program", succeeded))
    if not succeeded:
        return counts

    def play(version):
        return run(f"interop {version}", ["build/interop/interop", "2000", "100000", version])

    versions = ("FIX.4.0", "FIX.4.2", "FIX.4.4", "FIXT.1.1")
    with concurrent.futures.ThreadPoolExecutor(len(versions)) as pool:
        for version, (succeeded, text) in zip(versions, pool.map(play, versions)):
            counts.add(tap(text, f"interop {version}", succeeded))
    return counts


def lint():
    succeeded, text = run("lint", ["./dev", "lint"])
    return tap(text, "lint", succeeded)


def abi():
    """That each gate of the ABI catches what it is there for; that the ABI holds is a matter of release and lint."""
    succeeded, text = run("abi", ["bindings/abi/gate_test.sh"])
    return tap(text, "abi", succeeded)


def python():
    counts = Counts()
    patterns = [f"{folder}/**/{name}" for folder in ("bench", "bindings", "conformance", "scripts/tests") for name in ("test*.py", "*_test.py")]
    files = [file for pattern in patterns for file in glob.glob(pattern, root_dir=ROOT, recursive=True)]
    for folder in sorted({os.path.dirname(file) for file in files}):
        succeeded, text = run("python", [sys.executable, "scripts/pytests.py", folder])
        counts.add(tap(text, folder, succeeded))
    return counts


def cargo(stage, arguments, env=None):
    """A command of cargo that runs tests: each `test NAME ... ok` is one."""
    succeeded, text = run(stage, ["rust/cargo.sh", *arguments], env)
    counts = Counts()
    for name, result in re.findall(r"^test (.+) \.\.\. (ok|FAILED|ignored.*)$", text, re.MULTILINE):
        if result == "ok":
            counts.passed += 1
        elif result == "FAILED":
            counts.failed.append(f"{stage}: {name}")
        else:
            counts.skipped.append(f"{stage}: {name}: {result}")
    if not succeeded and not counts.failed:
        counts.failed.append(f"{stage}: cargo failed")
    elif counts.passed == 0 and not counts.failed:
        counts.failed.append(f"{stage}: no test was run")
    return counts


def has(*command):
    try:
        return subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


def rust():
    """The crates: layout, lints, tests, documentation; over the library that is installed; the packed files alone; the vectors."""
    counts = Counts()
    if not has("cargo", "--version"):
        counts.skipped.append("rust: all of it: no cargo on PATH")
        return counts
    for name, arguments in (("fmt", ["fmt", "--all", "--", "--check"]),
                            ("clippy", ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])):
        if has("cargo", name, "--version"):
            succeeded, _ = run(f"rust {name}", ["rust/cargo.sh", *arguments])
            counts.add(single(f"rust: cargo {name}", succeeded))
        else:
            counts.skipped.append(f"rust: cargo {name}: not installed")
    counts.add(cargo("rust tests", ["test", "--workspace", "--no-fail-fast"]))
    succeeded, _ = run("rust doc", ["rust/cargo.sh", "doc", "--no-deps", "-p", "tagwire-sys", "-p", "tagwire"],
                       {"RUSTDOCFLAGS": "-D warnings"})
    counts.add(single("rust: documentation", succeeded))
    if has("cargo", "+nightly", "miri", "--version"):
        counts.add(cargo("rust miri", ["+nightly", "miri", "test", "-p", "tagwire", "--lib", "pure"]))
    else:
        counts.skipped.append("rust: miri on the parts that call no C: cargo +nightly miri is not installed")
    succeeded, build = built("rust", "release", "tagwire_shared", "conformance-runner")
    counts.add(build)
    if succeeded:
        libraries = os.path.join(ROOT, "build", "release", "core")
        system = {"TAGWIRE_SYSTEM": "1", "TAGWIRE_LIB_DIR": libraries, "LD_LIBRARY_PATH": libraries,
                  "CARGO_TARGET_DIR": os.path.join(ROOT, "build", "cargo-system")}
        counts.add(cargo("rust system library", ["test", "-p", "tagwire", "--lib", "--tests", "--no-fail-fast"], system))
        succeeded, _ = run("rust testee build", ["rust/cargo.sh", "build", "-p", "tagwire-conformance"])
        counts.add(single("rust: testee", succeeded))
        testee = "exec build/cargo/debug/tagwire-conformance"
        succeeded, text = run("rust conformance", ["build/release/conformance/conformance-runner", "--tap", "--limit", "30", "--testee", testee])
        counts.add(tap(text, "rust conformance", succeeded))
    succeeded, _ = run("rust packages", ["rust/package.sh", "build/cargo-package/crates"])
    counts.add(single("rust: packages build and pass their tests alone", succeeded))
    return counts


def trx(stage, path, succeeded):
    """Results of `dotnet test --logger trx`."""
    counts = Counts()
    if os.path.exists(path):
        for result in xml.parse(path).getroot().iter("{http://microsoft.com/schemas/VisualStudio/TeamTest/2010}UnitTestResult"):
            name, outcome = f"{stage}: {result.get('testName')}", result.get("outcome")
            if outcome == "Passed":
                counts.passed += 1
            elif outcome == "Failed":
                counts.failed.append(name)
            else:
                counts.skipped.append(f"{name}: {outcome}")
    if not succeeded and not counts.failed:
        counts.failed.append(f"{stage}: dotnet test failed")
    elif counts.passed == 0 and not counts.failed:
        counts.failed.append(f"{stage}: no test was run")
    return counts


def dotnet():
    """C#: the tests; the page and its program; the vectors; the packages, used by a program outside the tree in every way that it can be published."""
    counts = Counts()
    if not has("dotnet", "--version"):
        counts.skipped.append("dotnet: all of it: no dotnet on PATH, and Debian has no package of the .NET SDK")
        return counts
    succeeded, build = built("dotnet", "release", "tagwire_shared", "conformance-runner")
    counts.add(build)
    if not succeeded:
        return counts
    report = os.path.join(LOGS, "dotnet-tests.trx")
    succeeded, _ = run("dotnet tests", ["dotnet/dotnet.sh", "test", "dotnet/tests/Tagwire.Tests", "-c", "Release", "--nologo", "--logger", f"trx;LogFileName={report}"])
    counts.add(trx("dotnet tests", report, succeeded))
    succeeded, _ = run("dotnet testee build", ["dotnet/dotnet.sh", "build", "dotnet/adapter/conformance", "-c", "Release", "--nologo"])
    counts.add(single("dotnet: testee", succeeded))

    succeeded, text = run("dotnet docs", [sys.executable, "scripts/pytests.py", "dotnet/tests"])
    counts.add(tap(text, "dotnet docs", succeeded))

    def vectors():
        testee = "exec build/dotnet/bin/Tagwire.Conformance/release/tagwire-conformance"
        return run("dotnet conformance", ["build/release/conformance/conformance-runner", "--tap", "--limit", "30", "--testee", testee])

    def packages():
        return run("dotnet packages", ["dotnet/package.sh", "build/dotnet/packages"])

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name, (succeeded, text) in zip(("dotnet conformance", "dotnet packages"), pool.map(lambda work: work(), (vectors, packages))):
            counts.add(tap(text, name, succeeded))
    return counts


def surefire(stage, folder, succeeded):
    """Results of Maven's surefire."""
    counts = Counts()
    for path in sorted(glob.glob(os.path.join(folder, "TEST-*.xml"))):
        for case in xml.parse(path).getroot().iter("testcase"):
            name = f"{stage}: {case.get('classname')}.{case.get('name')}"
            if case.find("skipped") is not None:
                counts.skipped.append(f"{name}: {case.find('skipped').get('message') or 'skipped'}")
            elif case.find("failure") is not None or case.find("error") is not None:
                counts.failed.append(name)
            else:
                counts.passed += 1
    if not succeeded and not counts.failed:
        counts.failed.append(f"{stage}: maven failed")
    elif counts.passed == 0 and not counts.failed:
        counts.failed.append(f"{stage}: no test was run")
    return counts


def java():
    """Java: the tests under -Xcheck:jni, the jars and a project outside the tree, the stress test in an instrumented library, the vectors."""
    counts = Counts()
    if not has("mvn", "--version") or not has("javac", "--version"):
        counts.skipped.append("java: all of it: no mvn and javac on PATH")
        return counts
    succeeded, build = built("java", "release", "tagwire_jni", "conformance-runner")
    counts.add(build)
    if not succeeded:
        return counts
    reports = os.path.join("build", "java", "maven", "surefire-reports")
    shutil.rmtree(os.path.join(ROOT, reports), ignore_errors=True)
    succeeded, _ = run("java natives", ["java/natives.sh", "build/release"])
    counts.add(single("java: natives", succeeded))
    succeeded, text = run("java package", ["java/package.sh"])
    counts.add(surefire("java tests", os.path.join(ROOT, reports), succeeded))
    counts.add(tap(text, "java package", succeeded))
    succeeded, _ = run("java testee build", ["java/adapter/conformance/build.sh"])
    counts.add(single("java: testee", succeeded))

    def vectors():
        testee = "exec java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp build/java/testee io.tagwire.Testee"
        return run("java conformance", ["build/release/conformance/conformance-runner", "--tap", "--limit", "30", "--testee", testee])

    def stress():
        return run("java stress", ["java/stress.sh"])

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name, (succeeded, text) in zip(("java conformance", "java stress"), pool.map(lambda work: work(), (vectors, stress))):
            counts.add(tap(text, name, succeeded))
    return counts


def fuzz():
    succeeded, text = run("fuzz", ["./dev", "fuzz", "--seconds", "3"])
    return tap(text, "fuzz", succeeded)


def coverage():
    succeeded, text = run("coverage", ["./dev", "coverage"], {"TAGWIRE_FUZZ_RUNS": "2000"})
    if succeeded:
        for line in text.splitlines():
            if re.match(r"^(core/|lines:)", line.strip()):
                print("  " + line[:110])  # what follows is the list of lines not reached
    return single("coverage: measured", succeeded)


STAGES = [release, kernels, conformance, interop, consumer, lint, abi, python, rust, dotnet, java, asan, aarch64, fuzz, coverage]


def main(arguments):
    names = [stage.__name__ for stage in STAGES]
    if arguments == ["--list"]:
        print(" ".join(names))
        return 0
    unknown = [name for name in arguments if name not in names]
    if unknown:
        print(f"test: no stage named {', '.join(unknown)}; there are {', '.join(names)}", file=sys.stderr)
        return 2
    os.makedirs(LOGS, exist_ok=True)
    for name in os.listdir(LOGS):
        os.remove(os.path.join(LOGS, name))
    chosen = [stage for stage in STAGES if not arguments or stage.__name__ in arguments]
    total, begin = Counts(), time.monotonic()
    for number, stage in enumerate(chosen, 1):
        print(paint(1, f"[{number}/{len(chosen)}] {stage.__name__}"), flush=True)
        start = time.monotonic()
        try:
            counts = stage()
        except Exception as error:  # a stage's own mistake is a failure of that stage, not of the run
            counts = single(f"{stage.__name__}: {type(error).__name__}: {error}", False)
        total.add(counts)
        print(f"  passed {counts.passed}, failed {len(counts.failed)}, skipped {len(counts.skipped)} "
              f"({time.monotonic() - start:.0f} s)", flush=True)
    print(f"\n{time.monotonic() - begin:.0f} s in all; logs in build/test-logs")
    for reason in total.skipped:
        print(paint(33, "skipped: " + reason))
    for name in total.failed:
        print(paint(31, "failed: " + name))
    print(f"{total.passed} passed, {len(total.failed)} failed, {len(total.skipped)} skipped")
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
