#!/usr/bin/env python3
"""
oracle.py [RUNNER OPTION...]: plays the session vectors to Tagwire and to Debian's QuickFIX/C++ and reports what they send differently.

It builds quickfix.cpp (libquickfix-dev), starts the conformance runner with itself as the testee, hands every request on to the C testee, and where QuickFIX can
play the script too, compares messages, and disconnects where there is no Logout; 9, 10 are left out, 52 and 122 only compared as
present. differences.txt explains differences: lines
"PATTERN REASON", PATTERN as of a file name over vector ids. Exit code 1: some are not explained there, or an explanation explains nothing.
Outside CI: QuickFIX has one clock, the machine's, so scripts in which time passes are left out.
"""
import datetime
import fnmatch
import json
import os
import re
import struct
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
BUILD = os.path.join(ROOT, "build", "release", "conformance")
PROGRAM, REPORT = os.path.join(BUILD, "quickfix-oracle"), os.path.join(BUILD, "oracle.jsonl")
FLAGS = {"RESET_ON_LOGON", "RESET_ON_LOGOUT", "RESET_ON_DISCONNECT", "REDUNDANT_REQUESTS", "ANY_COMP_ID", "ANY_TIME", "NOT_PERSISTENT"}
OPTIONS = {"role", "begin", "sender", "target", "applver", "flags", "heartbeat"}
STEPS = {"connect", "closed", "in", "send", "logout", "describe"}
BEGIN = datetime.datetime(2026, 1, 1)


def receive(stream):
    head = stream.read(4)
    return json.loads(stream.read(struct.unpack("<I", head)[0])) if len(head) == 4 else None


def send(stream, value):
    text = json.dumps(value).encode()
    stream.write(struct.pack("<I", len(text)) + text)
    stream.flush()


def moved(match, moment):
    """A time of the script, as much before or after this moment as it is before or after the script's beginning."""
    text = match.group(2)
    form = "%Y%m%d-%H:%M:%S.%f" if "." in text else "%Y%m%d-%H:%M:%S"
    try:
        time = datetime.datetime.strptime(text, form) - BEGIN + moment
    except ValueError:
        return match.group(0)
    return match.group(1) + (time.strftime("%Y%m%d-%H:%M:%S.%f")[:-3] if "." in text else time.strftime("%Y%m%d-%H:%M:%S"))


def current(text):
    """The bytes with the times of whole, right messages moved to now; their lengths stay, their sums follow."""
    moment = datetime.datetime.utcnow()

    def one(match):
        message = match.group(0)
        body, total = message[:-7], int(message[-4:-1])
        if sum(map(ord, body)) % 256 != total:
            return message
        body = re.sub("(\x01(?:52|122)=)(\\d{8}-[\\d:.]+)", lambda found: moved(found, moment), body)
        return f"{body}10={sum(map(ord, body)) % 256:03d}\x01"
    return re.sub("8=[^\x01]*\x019=.*?\x0110=\\d{3}\x01", one, text, flags=re.DOTALL)


def normal(text):
    fields = [field for field in text.split("\x01") if field and not field.startswith(("9=", "10="))]
    return "|".join(field.split("=")[0] + "=T" if field.startswith(("52=", "122=")) else field for field in fields)


class QuickFix:
    def __init__(self):
        self.process = None

    def tell(self, line):
        if not self.process:
            self.process = subprocess.Popen([PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        found = []
        while True:
            answer = self.process.stdout.readline()
            if answer == ".\n":
                return found
            if not answer:
                self.process = None
                return found + ["ended"]
            word, _, data = answer.strip().partition(" ")
            found.append(normal(bytes.fromhex(data).decode("latin-1")) if word == "out" else word)

    def play(self, options, setup, steps):
        """What it does, None where it cannot play the script."""
        strange = set(options) - OPTIONS or set(options.get("flags", [])) - FLAGS
        if strange or any(step[0] not in STEPS or len(step) > 3 or "" in step for step in setup + steps):
            return None
        flags = " ".join(options.get("flags", []))
        self.tell(f"new {options['role']} {options['begin']} {options.get('applver', '-')} {options.get('heartbeat', 30)} {flags}")
        for step in setup:
            self.step(step)
        return [line for step in steps for line in self.step(step)]

    def step(self, step):
        if step[0] == "describe":
            return []
        if step[0] == "in":
            return self.tell("in " + current(step[1]).encode("latin-1").hex())
        if step[0] == "send":
            return self.tell(f"send {step[1]} " + step[2].encode("latin-1").hex())
        return [line for line in self.tell(step[0]) if step[0] != "closed" or line != "close"]


def testee():
    """Between the runner and the C testee."""
    inner = subprocess.Popen([os.path.join(BUILD, "tagwire-testee")], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    quickfix = QuickFix()
    with open(REPORT, "w", encoding="ascii") as report:
        while (request := receive(sys.stdin.buffer)) is not None:
            send(inner.stdin, request)
            answer = receive(inner.stdout)
            if request.get("family") == "session" and "split" not in request:
                case = request["case"]
                theirs = quickfix.play(case["session"], case["setup"], case["steps"])
                ours = [normal(line[4:]) if line.startswith("out ") else "close" for line in answer.get("result", [])
                        if line.startswith(("out ", "event CLOSE why="))]
                print(json.dumps({"id": request["id"], "role": case["session"]["role"], "begin": case["session"]["begin"],
                                  "applver": case["session"].get("applver", ""), "ours": ours, "theirs": theirs}), file=report, flush=True)
            send(sys.stdout.buffer, answer)


def sent(lines):
    """What to compare: with a Logout how long the connection stays is a matter of timeouts, which QuickFIX does not wait for after a fault."""
    return [line for line in lines if line != "close"] if any("|35=5|" in line for line in lines) else lines


def explanations():
    with open(os.path.join(HERE, "differences.txt"), encoding="utf-8") as file:
        return [line.strip().split(None, 1) for line in file if line.strip() and not line.startswith("#")]


def judge():
    with open(REPORT, encoding="ascii") as file:
        cases = [json.loads(line) for line in file]
    played = [case for case in cases if case["theirs"] is not None]
    differing = [case for case in played if sent(case["ours"]) != sent(case["theirs"])]
    known, used, unexplained = explanations(), set(), {}
    for case in differing:
        reasons = [pattern for pattern, _ in known if fnmatch.fnmatch(case["id"], pattern)]
        used |= set(reasons)
        if not reasons:
            unexplained.setdefault(case["id"], []).append(case)
    for name, group in unexplained.items():
        print(f"\n{name}: {', '.join(sorted({case['begin'] + case['applver'] + ' ' + case['role'] for case in group}))}")
        print("  tagwire:  " + "\n            ".join(group[0]["ours"] or ["(nothing)"]))
        print("  QuickFIX: " + "\n            ".join(group[0]["theirs"] or ["(nothing)"]))
    idle = [pattern for pattern, _ in known if pattern not in used]
    for pattern in idle:
        print(f"\nexplains nothing: {pattern}")
    print(f"\n{len(cases)} scripts, {len(played)} that QuickFIX can play, {len(played) - len(differing)} alike, "
          f"{len(differing)} different, {sum(map(len, unexplained.values()))} of them not explained")
    return 1 if unexplained or idle else 0


def main(words):
    if words == ["--testee"]:
        return testee()
    subprocess.run(["g++", "-std=c++14", "-O1", "-w", os.path.join(HERE, "quickfix.cpp"), "-lquickfix", "-o", PROGRAM], check=True)
    done = subprocess.run([os.path.join(BUILD, "conformance-runner"), "--limit", "30", "--only", "session/*", *words,
                           "--testee", f"exec {sys.executable} {os.path.abspath(__file__)} --testee"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    print(done.stdout.strip().splitlines()[-1])
    return judge() or done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
