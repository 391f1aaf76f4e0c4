"""Admission: before a cell is timed its adapter proves that it reads, refuses and writes as the contract says."""

import re
import tempfile
from pathlib import Path

from contract import reference, sets as catalogue
from contract.messages import ENTRY_TAGS, Value, wire
from contract.mutate import interleaved
from runner.model import PARSES, Adapter, Cell, Outcome
from runner.process import Launcher

EMITTED = 256
RECORDS = 256
NAMED_AT_MOST = 3


class Verdict(dict):
    """status admitted, refused or unsupported; note; counts of what was tried by kind; keeps_order of builds."""

    @property
    def admitted(self) -> bool:
        return self["status"] == "admitted"


def verdict(status: str, note: str = "", **more) -> Verdict:
    return Verdict(status=status, note=note, **more)


class Admission:
    def __init__(self, launcher: Launcher, sets: catalogue.Sets, timeout: float = 60.0):
        self.launcher, self.sets, self.timeout = launcher, sets, timeout

    def check(self, adapter: Adapter, cell: Cell) -> Verdict:
        """Any ending that the protocol does not foresee is a refusal with its reason."""
        if cell.operation == "empty_call":
            return verdict("admitted", tried={})
        if cell.operation in ("build", "session_send"):
            return self.check_build(adapter, cell)
        if cell.operation == "store_append":
            return self.check_store(adapter, cell)
        tried = {}
        for kind in self.kinds(adapter, cell):
            groups = catalogue.mutations(kind, cell.operation, cell.message, self.sets.seed)
            bad = sum(len(found) for _, found in groups)
            if not bad:
                continue
            path = self.sets.admission(kind, cell.operation, cell.message)
            outcome = self.run(adapter, cell, path, bad * 2 + len(groups))
            tried[kind] = bad
            if outcome.status == "mismatch" and outcome.answer.get("errors") == bad:
                continue
            if outcome.status == "unsupported":
                return verdict("unsupported", outcome.note, tried=tried)
            return verdict("refused", self.reason(adapter, cell, kind, groups, bad, outcome), tried=tried)
        return verdict("admitted", tried=tried)

    def kinds(self, adapter: Adapter, cell: Cell) -> list:
        kinds = ["values"] if cell.operation in (*PARSES, "session_receive") else ["count"]
        kinds += ["checksum", "length"]
        if cell.operation == "session_receive":
            kinds.append("session")
        if adapter.describe.get("validates", {}).get("dictionary") == "validate" or cell.operation == "validate":
            kinds.append("dictionary")
        return kinds

    def run(self, adapter: Adapter, cell: Cell, path: Path, count: int, more=()) -> Outcome:
        shape = (count, 1) if cell.form == "single" else (1, count)
        command = run_words(adapter, cell, path, 0, *shape) + list(more)
        return self.launcher.start(command, timeout=self.timeout)

    def reason(self, adapter: Adapter, cell: Cell, kind: str, groups, bad: int, outcome: Outcome) -> str:
        """Looks closer: which good frame failed, or which mutation passed."""
        if outcome.status == "failed":
            return f"{kind}: {outcome.note}"
        good = self.sets.file(f"admission-good-{cell.operation}-{cell.message}",
                              lambda: [one for one, _ in groups], False)
        alone = self.run(adapter, cell, good, len(groups))
        if alone.status != "ok":
            return f"good frames: {alone.note}"
        errors = (outcome.answer or {}).get("errors", 0)
        passed = [label for label in self.passing(adapter, cell, kind, groups)]
        named = ": " + "; ".join(passed) if passed else ""
        return f"{kind}: {errors} errors for {bad} changed frames between good ones{named}"

    def passing(self, adapter: Adapter, cell: Cell, kind: str, groups) -> list:
        """The first few mutations that are accepted when they stand alone, between their good frames."""
        out = []
        for number, (good, found) in enumerate(groups):
            for at, mutation in enumerate(found):
                path = self.sets.file(f"one-{kind}-{cell.operation}-{cell.message}-{number}-{at}",
                                      lambda good=good, mutation=mutation: interleaved(good, [mutation]), False)
                outcome = self.run(adapter, cell, path, 3)
                if outcome.status != "mismatch":
                    out.append(f"{mutation.label} ({'accepted' if outcome.status == 'ok' else outcome.note})")
                if len(out) >= NAMED_AT_MOST or (not out and at >= 40):
                    return out
        return out

    def check_store(self, adapter: Adapter, cell: Cell) -> Verdict:
        """There is no frame to change: the adapter reads back what it appended, each record, and counts those that differ."""
        outcome = self.run(adapter, cell, self.sets.path("pinned", cell.message), RECORDS)
        if outcome.status == "unsupported":
            return verdict("unsupported", outcome.note)
        if outcome.status != "ok":
            return verdict("refused", f"records: {outcome.note}")
        return verdict("admitted", tried={"records": RECORDS})

    def check_build(self, adapter: Adapter, cell: Cell) -> Verdict:
        path = self.sets.file(f"admission-emit-{cell.message}", lambda: emitted_set(cell.message, self.sets.seed), True)
        entries = emitted_set(cell.message, self.sets.seed)
        order = {}
        note = self.emission(adapter, cell, path, entries, "ok", order)
        tried = {"frames": len(entries)}
        if note:
            return verdict(*note, tried=tried)
        groups = catalogue.mutations("build", cell.operation, cell.message, self.sets.seed)
        changed = catalogue.interleaved(groups)
        tried["values"] = len(changed) - len(groups) - sum(len(found) for _, found in groups)
        path = self.sets.admission("build", cell.operation, cell.message)
        note = self.emission(adapter, cell, path, changed, "mismatch", {}, tried["values"])
        if note:
            return verdict(*note, tried=tried)
        return verdict("admitted", tried=tried, keeps_order=order["kept"])

    def emission(self, adapter, cell, path, entries, wanted: str, order: dict, errors: int = 0):
        """None, or (status, reason). Every frame emitted is read by the independent parser and compared field by field."""
        with tempfile.TemporaryDirectory() as folder:
            emitted = Path(folder) / "emitted"
            outcome = self.run(adapter, cell, path, len(entries), ["--emit", str(emitted)])
            if outcome.status == "unsupported":
                return "unsupported", outcome.note
            if outcome.status != wanted:
                what = "every value changed in turn" if wanted == "mismatch" else "good values"
                return "refused", f"{what}: " + (outcome.note or "nothing was noticed")
            if errors and outcome.answer.get("errors") != errors:
                return "refused", f"values changed in turn: {outcome.answer.get('errors')} errors for {errors} changes"
            if not emitted.exists():
                return "refused", "no frames emitted"
            try:
                frames = reference.split_stream(emitted.read_bytes())
                if len(frames) != len(entries):
                    return "refused", f"{len(frames)} frames emitted for {len(entries)}"
                same = compare if cell.operation == "build" else Sent().compare
                order["kept"] = all([same(frame, entry) for frame, entry in zip(frames, entries)])
            except (ValueError, IndexError) as error:
                return "refused", f"emitted frames: {error}"
        return None


def run_words(adapter: Adapter, cell: Cell, path: Path, warmup: int, samples: int, batch: int) -> list:
    return adapter.command + ["run", "--message", cell.message, "--operation", cell.operation, "--path", cell.path, "--form", cell.form,
                              "--set", str(path), "--warmup", str(warmup), "--samples", str(samples), "--batch", str(batch)]


def emitted_set(message: str, seed: int) -> list:
    if message == "mix":
        return catalogue.bases("mix", seed)
    more = catalogue.variety.frames("variety", message, EMITTED, seed) if message in catalogue.RANKED else []
    return [catalogue.pinned(message)] + more


def compare(frame: bytes, entry) -> bool:
    """Raises where a field is missing, added or different; answers whether the order was kept."""
    found = reference.fields_of(frame)
    wanted = [(8, b"FIX.4.2"), (9, found[1][1]), (35, entry.message.encode()), (49, b"CLIENT"), (56, b"SERVER")]
    wanted += [(value.tag, wire(value)) for value in entry.values]
    body = found[:-1]
    if body == wanted:
        return True
    if sorted(body) != sorted(wanted) or body[:3] != wanted[:3]:
        lost = [field for field in wanted if field not in body][:2]
        raise reference.BadFrame(f"{entry.message}: fields differ, for example {lost or body[:3]}")
    if entries_of(body) != entries_of(wanted):
        raise reference.BadFrame(f"{entry.message}: entries of the group in another order")
    return False


class Sent:
    """Compares what a session sent: its own are the numbers, which count on, and the times; all else is the entry's."""

    def __init__(self):
        self.number = 0

    def compare(self, frame: bytes, entry) -> bool:
        found = reference.fields_of(frame)
        at = {tag: place for place, (tag, _) in enumerate(found)}
        number = int(found[at[34]][1])
        if self.number and number != self.number + 1:
            raise reference.BadFrame(f"{entry.message}: MsgSeqNum {number} after {self.number}")
        self.number = number
        if not re.fullmatch(rb"202607\d\d-\d\d:\d\d:\d\d\.\d\d\d", found[at[52]][1]):
            raise reference.BadFrame(f"{entry.message}: SendingTime {found[at[52]][1]!r}")
        given = {34: Value(34, "i", number), 52: Value(52, "s", 0, found[at[52]][1])}
        return compare(frame, entry._replace(values=tuple(given.get(value.tag, value) for value in entry.values)))


def entries_of(fields) -> list:
    out = []
    for tag, value in fields:
        if tag == ENTRY_TAGS[0]:
            out.append([])
        if tag in ENTRY_TAGS and out:
            out[-1].append((tag, value))
    return [sorted(one) for one in out]
