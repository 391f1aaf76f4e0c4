"""The catalogue of data sets: which there are, how each is made, and a cache of set files that follows the generator's sources."""

import functools
import hashlib
import os
import shutil
import time
from pathlib import Path

from contract import mutate, variety
from contract.messages import ADMINISTRATIVE, RANKED, Entry
from contract.pinned import pinned
from contract.setfile import pack
from contract.unseen import unseen

FRAMES = 4096
FRAMES_LARGE = 65536
VARIETY_SAMPLE = 8


def timed(name: str, message: str, seed: int) -> list:
    """The entries of a set that is timed. `cold` has the frames of `variety`: the flag --flush makes the difference."""
    if name == "pinned":
        return [pinned(one) for one in (RANKED if message == "mix" else (message,))]
    if name == "unseen":
        return unseen()
    if name == "mix":
        return variety.mix(FRAMES, seed)
    if name == "large":
        return variety.frames(name, message, FRAMES_LARGE, seed)
    return variety.frames("variety" if name == "cold" else name, message, FRAMES, seed)


@functools.lru_cache(maxsize=None)
def bases(message: str, seed: int) -> list:
    """The good frames that admission mutates: the pinned one, and a few of the variety set."""
    if message == "-":
        return [one._replace(values=()) for one in unseen()]
    if message == "mix":
        return [pinned(one) for one in (*RANKED, "0")] + [one for one in variety.mix(1024, seed) if b"\x01355=" in one.frame][:4]
    sample = variety.frames("variety", message, VARIETY_SAMPLE, seed) if message in RANKED else []
    return [pinned(message)] + sample


@functools.lru_cache(maxsize=None)
def mutations(kind: str, operation: str, message: str, seed: int) -> list:
    """(good frame, its mutations) of one kind: values, checksum, length, count, dictionary, build or session."""
    operation = "parse_extract" if operation == "session_receive" else operation  # it reads the same
    out = []
    for good in bases(message, seed):
        if kind == "values":
            found = [one for one in mutate.named(good) + mutate.field_mutations(good) if operation in one.operations]
        elif kind == "build":
            found = mutate.build_mutations(good, (34, 52) if operation == "session_send" else ())
        elif kind == "session":
            found = mutate.session_mutations(good)
        elif kind == "dictionary":
            found = [mutate.unknown_tag(good)]
        else:
            found = {"checksum": mutate.wrong_checksum, "length": mutate.wrong_length, "count": mutate.wrong_count}[kind](good)
        if found:
            out.append((good, found))
    return out


def interleaved(groups: list) -> list:
    return [one for good, found in groups for one in mutate.interleaved(good, found)]


@functools.lru_cache(maxsize=None)
def sources_digest() -> str:
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


class Sets:
    """Set files in a folder, made on demand and kept."""

    def __init__(self, folder: Path, seed: int):
        self.seed = seed
        self.folder = Path(folder) / f"{seed}-{sources_digest()}"
        self.folder.mkdir(parents=True, exist_ok=True)

    def sweep(self) -> None:
        """Removes what earlier versions of the generator left, if nothing has touched it for a day."""
        for old in self.folder.parent.glob("*-????????????"):
            if old != self.folder and time.time() - old.stat().st_mtime > 86400:
                shutil.rmtree(old, ignore_errors=True)

    def path(self, name: str, message: str) -> Path:
        name = "variety" if name == "cold" else name
        word = "" if name in ("mix", "unseen") else "-" + message
        return self.file(name + word, lambda: timed(name, message, self.seed), name != "large" and name != "unseen")

    def file(self, stem: str, make, with_values: bool) -> Path:
        path = self.folder / (stem + ".tws")
        if not path.exists():
            fresh = path.with_name(f"{stem}.{os.getpid()}.part")
            fresh.write_bytes(pack(make(), with_values))
            fresh.rename(path)
        return path

    def admission(self, kind: str, operation: str, message: str) -> Path:
        return self.file(f"admission-{kind}-{operation}-{message}",
                         lambda: interleaved(mutations(kind, operation, message, self.seed)), kind in ("build", "session"))

    def single(self, stem: str, one: Entry, with_values: bool) -> Path:
        return self.file("one-" + stem, lambda: [one], with_values)

    def write_all(self, messages) -> list:
        out = [self.path("mix", "mix"), self.path("unseen", "-"), self.path("pinned", "mix")]
        out += [self.path("pinned", message) for message in ADMINISTRATIVE]
        return out + [self.path(name, message) for message in messages for name in ("pinned", "variety", "rotation", "random")]
