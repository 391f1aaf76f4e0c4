"""Finds the adapters, has them built where they say how, and asks each what it can do."""

import json
import os
import subprocess
from pathlib import Path

from runner.model import Adapter, Cell
from runner.process import Launcher


def discover(root: Path, folder, only) -> list:
    """The adapters below `folder`, in the order of their names; None: those of bench/adapters and of the languages' own folders. `only`
    is a list of names, or empty for all."""
    found = []
    languages = [] if folder else sorted(root.glob("*/adapter/bench/adapter.json"))
    folder = folder or root / "bench" / "adapters"
    for path in sorted(folder.glob("*/adapter.json")) + languages:
        spec = json.loads(path.read_text())
        for one in spec if isinstance(spec, list) else [spec]:
            if not only or one["name"] in only:
                found.append(Adapter(one, str(path.parent)))
    unknown = sorted(set(only) - {adapter.name for adapter in found})
    if unknown:
        raise SystemExit(f"no adapter named {', '.join(unknown)} below {folder.relative_to(root) if folder.is_relative_to(root) else folder}")
    return found


def prepare(adapter: Adapter, root: Path, build: Path, launcher: Launcher, kernels) -> None:
    """Builds, describes. What goes wrong becomes the adapter's reason for being missing."""
    adapter.command = [word.replace("{build}", str(build)) for word in adapter.run]
    if adapter.build:
        words = [word.replace("{build}", str(build)) for word in adapter.build]
        try:
            done = subprocess.run(words, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
        except OSError as error:
            adapter.missing = f"not built: {words[0]}: {error.strerror}"
            return
        if done.returncode:
            tail = done.stdout.decode("utf-8", "replace").strip().splitlines()
            adapter.missing = f"not built: {tail[-1][:160] if tail else 'exit code %d' % done.returncode}"
            return
    program = adapter.command[0]
    if "/" in program and not os.access(root / program, os.X_OK):
        adapter.missing = adapter.how or default_reason(adapter)
        return
    outcome = launcher.start(adapter.command + ["describe"], timeout=60)
    if outcome.status != "ok":
        adapter.missing = f"describe: {outcome.note}"
        return
    take(adapter, outcome.answer)
    for kernel in kernels if adapter.describe.get("kernel") else ():
        forced = launcher.start(adapter.command + ["describe"], kernel=kernel, timeout=60)
        adapter.kernels[kernel] = (forced.answer or {}).get("kernel") or forced.note


def default_reason(adapter: Adapter) -> str:
    if adapter.peer:
        return f"not built: give its place by TAGWIRE_PEER_{adapter.peer.upper().replace('-', '_')}"
    return f"not built: {adapter.command[0]} does not exist"


def take(adapter: Adapter, answer: dict) -> None:
    adapter.describe = answer
    try:
        adapter.cells = [as_cell(one) for one in answer.get("cells", [])]
        adapter.unsupported = [(as_cell(one), str(one.get("why", ""))) for one in answer.get("unsupported", [])]
    except (KeyError, TypeError) as error:
        adapter.missing = f"describe: a cell without {error}"


def as_cell(one: dict) -> Cell:
    return Cell(*(one[key] or "" for key in ("message", "operation", "path", "form")))
