#!/usr/bin/env python3
"""An adapter for the tests. The first word says how it behaves:

ok        reads and builds with the reference parser, honestly
blind     answers without looking, so it notices no mutation
lax       honest about values, does not check CheckSum and BodyLength
wrong     every result differs
constant  builds the expected frame whatever the values are
unsupported, crash, hang, garble, stubborn (ignores the forced kernel)"""

import json
import os
import signal
import sys
import time

import paths  # noqa: F401
from contract import reference, setfile
from contract.messages import encode, seal


def describe(mode: str) -> dict:
    cells = [{"message": "D", "operation": operation, "path": path, "form": form}
             for operation, path, form in (("parse_only", "index", "contract"), ("parse_only", "index", "converted"),
                                           ("build", "builder", "contract"), ("index", "index", "contract"))]
    if mode != "ok":
        cells = cells[2:3] if mode == "constant" else cells[:1]
    return {"protocol": 1, "adapter": "fake-" + mode, "language": "Python", "version": "1", "source": "tests", "kernel": kernel(mode),
            "compiler": "none", "flags": "", "validates": {"checksum": "library", "body_length": "library", "dictionary": "none"},
            "keeps_field_order": True, "decodes_groups": True, "framing_in_build": True, "cells": cells,
            "unsupported": [{"message": "8", "operation": "build", "path": "builder", "form": "contract", "why": "only D here, \"so far\""}],
            "notes": "<b>not markup</b>"}


def kernel(mode: str) -> str:
    forced = os.environ.get("TW_FORCE_KERNEL", "")
    return forced if forced in ("avx2", "portable") and mode != "stubborn" else "best"


def repair(frame: bytes) -> bytes:
    begin, _, rest = frame[2:].partition(b"\x01")
    return seal(begin, rest[rest.index(b"\x01") + 1:-7])


def right(mode: str, entry, operation: str, form: str, emitted: list) -> bool:
    if mode == "blind":
        return True
    if mode == "wrong":
        return False
    if operation == "build":
        frame = entry.frame if mode == "constant" else encode(entry.message, entry.values)
        emitted.append(frame)
        return frame[-7:] == entry.frame[-7:] and len(frame) == len(entry.frame)
    try:
        answers = reference.answers(repair(entry.frame) if mode == "lax" else entry.frame)
    except (ValueError, KeyError, IndexError):
        return False
    if operation == "index":
        return answers[4] == entry.fields
    return answers[0] == entry.results.fold_top if form == "converted" else answers[2] == entry.results.fnv_top


def run(mode: str, words: list) -> int:
    if mode == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    if mode == "hang":
        time.sleep(60)
    if mode == "unsupported":
        print("no such cell here", file=sys.stderr)
        return 4
    if mode == "garble":
        print("{not json")
        return 0
    given = {name: value for name, value in zip(words, words[1:]) if name.startswith("--")}
    with open(given["--set"], "rb") as file:
        data = file.read()
    samples, batch, emitted = int(given["--samples"]), int(given["--batch"]), []
    count = batch if given["--warmup"] == "0" else 4
    entries = setfile.unpack(data, count).entries
    errors = sum(not right(mode, entries[at % len(entries)], given["--operation"], given["--form"], emitted) for at in range(count))
    if "--emit" in given:
        with open(given["--emit"], "wb") as file:
            file.write(b"".join(emitted[:len(entries)]))
    if "--raw" in given:
        import array
        with open(given["--raw"], "wb") as file:
            file.write(array.array("f", [100.0 + at % 10 for at in range(samples)]).tobytes())
    floor = {"sink_floor": 50.0, "sink_chain": 80.0} if given["--form"] == "contract" else None
    answer = {name: given["--" + name] for name in ("message", "operation", "path", "form")}
    answer.update(protocol=1, adapter="fake-" + mode, kernel=kernel(mode), unit="ns", samples=samples, batch=batch, p50=104.0, p90=108.0,
                  p99=109.0, p999=109.0, min=100.0, errors=errors, operations=samples * batch, alloc_bytes=None, bytes=184.5,
                  floor_before=floor, floor_after=floor, tsc_ghz=2.0, core_ghz=3.0, note="")
    print(json.dumps(answer))
    return 3 if errors else 0


if __name__ == "__main__":
    if sys.argv[2] == "describe":
        print(json.dumps(describe(sys.argv[1])))
        sys.exit(0)
    sys.exit(run(sys.argv[1], sys.argv[3:]))
