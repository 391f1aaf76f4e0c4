#!/usr/bin/env python3
"""
fake_testee.py [MODE=ID]...: the shortest testee that works: it knows int.read alone. Modes make it misbehave at one vector: crash, exit, hang, garbage,
json, huge, late, silent, seq, error, skip, wrong, half; at its start: start=die, start=hang, start=hello; at its end: end=code.
"""
import json
import os
import re
import signal
import struct
import sys
import time

MODES = dict(word.split("=", 1) for word in sys.argv[1:])


def answer(message):
    text = json.dumps(message).encode()
    sys.stdout.buffer.write(struct.pack("<I", len(text)) + text)
    sys.stdout.buffer.flush()


def int_read(text):
    if not text:
        return "VALUE_EMPTY"
    if not re.fullmatch("-?[0-9]+", text, re.ASCII):
        return "VALUE_FORMAT"
    return f"ok {int(text)}" if -2**63 <= int(text) < 2**63 else "VALUE_OVERFLOW"


def misbehave(mode, request):
    """What a mode does in the place of an answer. True: it has answered."""
    if mode == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif mode == "exit":
        print("something\nterrible has happened", file=sys.stderr)
        sys.exit(9)
    elif mode in ("hang", "late"):
        time.sleep(30 if mode == "hang" else 1.5)
    elif mode == "silent":
        os.close(1)
        time.sleep(30)
    elif mode == "garbage":
        sys.stdout.buffer.write(b"Hello, this is a log line on the wrong stream\n")
        sys.stdout.buffer.flush()
    elif mode == "json":
        sys.stdout.buffer.write(struct.pack("<I", 3) + b"{x}")
        sys.stdout.buffer.flush()
    elif mode == "huge":
        sys.stdout.buffer.write(struct.pack("<I", 0xFFFFFFFF))
        sys.stdout.buffer.flush()
    elif mode == "half":
        sys.stdout.buffer.write(struct.pack("<I", 100) + b'{"seq"')
        sys.stdout.buffer.flush()
        sys.exit(0)
    elif mode == "seq":
        answer({"seq": request["seq"] - 1, "result": ["ok 1"]})
        return True
    elif mode in ("error", "skip"):
        answer({"seq": request["seq"], mode: "because"})
        return True
    elif mode == "wrong":
        answer({"seq": request["seq"], "result": ["ok 4711"]})
        return True
    return False


def main():
    if MODES.get("start") == "die":
        sys.exit("no library found")
    if MODES.get("start") == "hang":
        time.sleep(30)
    while head := sys.stdin.buffer.read(4):
        request = json.loads(sys.stdin.buffer.read(struct.unpack("<I", head)[0]))
        if request["op"] == "hello":
            answer({"seq": request["seq"], "protocol": 99 if MODES.get("start") == "hello" else 1, "name": "fake", "language": "Python", "version": "1",
                    "kernels": [], "families": ["value"]})
            continue
        modes = [mode for mode, which in MODES.items() if which == request["id"]]
        if modes and misbehave(modes[0], request):
            continue
        case = request["case"]
        if case["call"] in ("int.read", "field.int"):
            answer({"seq": request["seq"], "result": [int_read(case["text"])]})
        else:
            answer({"seq": request["seq"], "skip": "not in this library"})
    sys.exit(3 if MODES.get("end") == "code" else 0)


main()
