"""Timing: one process per run of a job, on one core, rounds in shuffled order; raw samples kept."""

import random
from pathlib import Path
from typing import NamedTuple

from contract.setfile import HEADER
from runner import host
from runner.admission import run_words
from runner.jobs import batch_of
from runner.model import Adapter, Job, Outcome
from runner.stats import median


class Effort(NamedTuple):
    processes: int
    warmup: int
    samples: int


FULL = Effort(10, 5000, 50000)
QUICK = Effort(2, 200, 2000)


class Measured:
    """All runs of one job."""

    def __init__(self, job: Job):
        self.job, self.answers, self.files, self.seconds = job, [], [], []
        self.status, self.note = "ok", ""

    def numbers(self, key: str) -> list:
        return [answer[key] for answer in self.answers if isinstance(answer.get(key), (int, float))]

    @property
    def p50(self) -> float:
        return median(self.numbers("p50"))

    def floors(self, form: str) -> list:
        """The floor of each process: the mean of what was measured before and after."""
        out = []
        for answer in self.answers:
            seen = [(answer.get(when) or {}).get(form) for when in ("floor_before", "floor_after")]
            seen = [value for value in seen if isinstance(value, (int, float))]
            if seen:
                out.append(sum(seen) / len(seen))
        return out


class Timing:
    def __init__(self, launcher, sets, effort: Effort, folder: Path, order_seed: int, progress):
        self.launcher, self.sets, self.effort, self.progress = launcher, sets, effort, progress
        self.folder, self.order = folder, random.Random(order_seed)
        self.load_most, self.switches = 0.0, 0

    def measure(self, pairs) -> dict:
        """pairs: (adapter, job). A job that fails once is not tried again and is no number."""
        found = {job: Measured(job) for _, job in pairs}
        self.progress.start(len(pairs) * self.effort.processes, "timing")
        for number in range(self.effort.processes):
            turn = list(pairs)
            self.order.shuffle(turn)
            for adapter, job in turn:
                measured = found[job]
                if measured.status == "ok":
                    self.once(adapter, measured, number)
                self.progress.step(job.stem())
        self.progress.end()
        return found

    def once(self, adapter: Adapter, measured: Measured, number: int) -> None:
        job = measured.job
        path = self.sets.path(job.set, job.cell.message) if job.set else self.sets.path("pinned", "D")
        batch = batch_of(job, HEADER.unpack(path.read_bytes()[:HEADER.size])[1])
        raw = self.folder / f"{job.stem()}-{number}.f32"
        words = run_words(adapter, job.cell, path, self.effort.warmup, self.effort.samples, batch) + ["--raw", str(raw)]
        outcome = self.launcher.start(words + (["--flush"] if job.set == "cold" else []), kernel=job.kernel)
        self.load_most = max(self.load_most, host.load()[0])
        self.switches += outcome.switches
        problem = self.problem(adapter, job, outcome, raw)
        if problem:
            measured.status, measured.note = problem
            measured.answers.clear()
            measured.files.clear()
            raw.unlink(missing_ok=True)
            return
        measured.answers.append({**outcome.answer, "seconds": round(outcome.seconds, 3), "switches": outcome.switches})
        measured.files.append(raw)

    def problem(self, adapter: Adapter, job: Job, outcome: Outcome, raw: Path):
        """None, or (status, reason) why this is no number."""
        if outcome.status == "unsupported":
            return "unsupported", outcome.note
        if outcome.status != "ok":
            return "refused", outcome.note
        answer = outcome.answer
        wanted = job.kernel or adapter.describe.get("kernel")
        if wanted and answer.get("kernel") != wanted:
            return "refused", f"kernel not as forced: asked for {wanted}, ran {answer.get('kernel')}"
        if not isinstance(answer.get("p50"), (int, float)) or answer["p50"] <= 0:
            return "refused", "no p50"
        if answer.get("samples") != self.effort.samples:
            return "refused", f"{answer.get('samples')} samples instead of {self.effort.samples}"
        if not raw.exists() or raw.stat().st_size != 4 * self.effort.samples:
            return "refused", "raw samples missing"
        return None
