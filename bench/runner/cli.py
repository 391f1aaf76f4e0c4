"""The command: options, the order of things, and where results go."""

import argparse
import os
import random
import sys
import time
from pathlib import Path

from contract.messages import ADMINISTRATIVE, RANKED
from contract.prng import PUBLISHED_SEED
from contract.sets import Sets
from report.page import page
from runner import adapters as adapter_files
from runner import host, results
from runner.admission import Admission, Verdict
from runner.jobs import gaps, plan
from runner.model import Cell
from runner.process import Launcher
from runner.progress import Progress, clock
from runner.table import budgets_text, colour_wanted, missing_text, per_byte_text, table_text
from runner.timing import FULL, QUICK, Effort, Timing
from runner.view import budgets, groups, per_byte

MESSAGES = RANKED + ("mix", "-") + ADMINISTRATIVE
ROOT = Path(__file__).resolve().parents[2]


def words(text: str) -> list:
    return [word for word in text.split(",") if word]


def options(arguments) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev bench", description="Measures every adapter against the contract in bench/BENCHMARK.md.")
    parser.add_argument("--quick", action="store_true", help="a first look: fewer processes, samples and sets; labelled so")
    parser.add_argument("--only", type=words, default=[], metavar="ADAPTER,...", help="these adapters only")
    parser.add_argument("--message", type=words, default=list(MESSAGES), metavar="D,8,W", help="these messages only; mix and - are messages too")
    parser.add_argument("--out", type=Path, default=None, metavar="DIR", help="where results go; build/bench-results without it")
    parser.add_argument("--kernels", type=words, default=None, metavar="avx2,portable",
                        help="scan kernels to time beside the chosen one; a full run has avx2,portable")
    parser.add_argument("--processes", type=int, default=0, metavar="N", help="processes per cell: 10, quick 2")
    parser.add_argument("--samples", type=int, default=0, metavar="N", help="samples per process: 50000, quick 2000")
    parser.add_argument("--warmup", type=int, default=-1, metavar="N", help="samples before that are not recorded: 5000, quick 200")
    parser.add_argument("--quickfix-dict", type=Path, default=None, metavar="FILE",
                        help="a dictionary in QuickFIX's XML form for the adapters that use one, in place of the small one")
    parser.add_argument("--seed", type=int, default=PUBLISHED_SEED, metavar="N", help=f"of the data sets; the published one is {PUBLISHED_SEED}")
    parser.add_argument("--order", type=int, default=None, metavar="N", help="seed of the order of processes; recorded, random without it")
    parser.add_argument("--core", type=int, default=None, metavar="N", help="the core to run on; the last usable one without it")
    parser.add_argument("--timeout", type=float, default=300, metavar="S", help="seconds one process may take")
    parser.add_argument("--ranked", action="store_true", help="the two rankings only; every codec's further rows take hours")
    parser.add_argument("--all", action="store_true", help="print every group, not only the ranked ones")
    parser.add_argument("--list", action="store_true", help="name the adapters, what each can run and how many runs this would be")
    parser.add_argument("--write-sets", type=Path, default=None, metavar="DIR", help="write the set files for writers of adapters, and stop")
    parser.add_argument("--build", type=Path, default=None, metavar="DIR", help="the build folder; build/release without it")
    parser.add_argument("--adapters", type=Path, default=None, metavar="DIR",
                        help="where the adapters are; bench/adapters and LANGUAGE/adapter/bench without it")
    chosen = parser.parse_args(arguments)
    unknown = sorted(set(chosen.message) - set(MESSAGES))
    if unknown:
        parser.error(f"no message {', '.join(unknown)}; there are {', '.join(MESSAGES)}")
    if chosen.kernels is None:
        chosen.kernels = [] if chosen.quick else ["avx2", "portable"]
    return chosen


def main(arguments) -> int:
    chosen = options(arguments)
    if chosen.write_sets:
        for path in Sets(chosen.write_sets, chosen.seed).write_all([one for one in chosen.message if one in RANKED]):
            print(path)
        return 0
    if chosen.quickfix_dict:
        os.environ["TAGWIRE_QUICKFIX_DICT"] = str(chosen.quickfix_dict.absolute())
    core = max(os.sched_getaffinity(0)) if chosen.core is None else chosen.core
    launcher = Launcher(str(ROOT), core, chosen.timeout)
    build = (chosen.build or ROOT / "build" / "release").absolute()
    found = adapter_files.discover(ROOT, chosen.adapters and chosen.adapters.absolute(), chosen.only)
    if chosen.quick and not chosen.only:
        named = [adapter.name for adapter in found if adapter.quick == "named"]
        found = [adapter for adapter in found if adapter.quick != "named"]
        if named:
            print(f"left out of a quick run: {', '.join(named)}; --only measures them", file=sys.stderr)
    for adapter in found:
        adapter_files.prepare(adapter, ROOT, build, launcher, chosen.kernels)
    if chosen.list:
        return show_list(found, chosen)
    return Run(chosen, launcher, found, build, core).go()


def show_list(found, chosen) -> int:
    effort = effort_of(chosen)
    for adapter in found:
        if adapter.missing:
            print(f"{adapter.name}: missing: {adapter.missing}")
            continue
        jobs = plan(adapter, chosen)
        print(f"{adapter.name} {adapter.version} ({adapter.language}): {len(jobs)} rows, {len(jobs) * effort.processes} processes")
        for cell in adapter.cells:
            sets = [job.set or "-" for job in jobs if job.cell == cell and not job.kernel]
            print(f"  {cell.show()}: {' '.join(sets) or 'not in this run'}")
        for cell, why in adapter.unsupported:
            print(f"  {cell.show()}: unsupported: {why}")
    return 0


def effort_of(chosen) -> Effort:
    base = QUICK if chosen.quick else FULL
    return Effort(chosen.processes or base.processes, base.warmup if chosen.warmup < 0 else chosen.warmup, chosen.samples or base.samples)


class Run:
    def __init__(self, chosen, launcher: Launcher, found, build: Path, core: int):
        self.chosen, self.launcher, self.found, self.core = chosen, launcher, found, core
        self.adapters = {adapter.name: adapter for adapter in found}
        self.out = (chosen.out or ROOT / "build" / "bench-results").absolute()
        self.sets = Sets(ROOT / "build" / "bench-sets", chosen.seed)
        self.order = random.SystemRandom().randrange(1 << 31) if chosen.order is None else chosen.order
        self.effort, self.progress = effort_of(chosen), Progress()
        self.begun, self.facts = time.time(), host.facts(ROOT, core)

    def go(self) -> int:
        self.sets.sweep()
        samples = self.out / "samples"
        samples.mkdir(parents=True, exist_ok=True)
        for old in samples.glob("*.f32"):
            old.unlink()
        pairs, rows = self.admit()
        timing = Timing(self.launcher, self.sets, self.effort, samples, self.order, self.progress)
        for name, message in {(job.set, job.cell.message) for _, job in pairs if job.set}:
            self.sets.path(name, message)
        measured = timing.measure(pairs)
        for job, one in measured.items():
            row = results.measured_row(self.adapters[job.adapter], one)
            row.update(forced=bool(job.kernel), job=job)
            rows.append(row)
        rows += results.floor_rows(self.adapters, measured.values())
        self.write(rows, measured, timing)
        return 0

    def admit(self) -> tuple:
        """(adapter, job) pairs to time, and the rows of what is not timed, each with its reason."""
        pairs, rows = [], []
        admission = Admission(self.launcher, self.sets, min(60.0, self.chosen.timeout))
        wanted = {adapter.name: plan(adapter, self.chosen)
                  for adapter in self.found if not adapter.missing}
        asked = [(self.adapters[name], cell) for name, jobs in wanted.items() for cell in dict.fromkeys(job.cell for job in jobs)]
        self.progress.start(len(asked), "admission")
        for adapter, cell in asked:
            adapter.admission[cell] = self.check(admission, adapter, cell)
            self.progress.step(f"{adapter.name} {cell.show()}")
        self.progress.end()
        for adapter in self.found:
            for job, status, note in gaps(adapter, self.chosen.message):
                rows.append(results.row_of(adapter, job, status, note))
            for job in wanted.get(adapter.name, ()):
                verdict = adapter.admission[job.cell]
                forced = adapter.kernels.get(job.kernel, "")
                if not verdict.admitted:
                    rows.append({**results.row_of(adapter, job, verdict["status"], verdict["note"]), "forced": bool(job.kernel)})
                elif job.kernel and forced != job.kernel:
                    note = f"kernel not as forced: asked for {job.kernel}, got {forced}"
                    rows.append({**results.row_of(adapter, job, "unsupported", note), "forced": True})
                else:
                    pairs.append((adapter, job))
        return pairs, rows

    def check(self, admission: Admission, adapter, cell: Cell) -> Verdict:
        try:
            return admission.check(adapter, cell)
        except (KeyError, TypeError, AttributeError) as error:
            return Verdict(status="refused", note=f"answer not as the protocol says: {error!r}", tried={})

    def write(self, rows, measured, timing: Timing) -> None:
        took = time.time() - self.begun
        self.facts.update(load_during_most=timing.load_most, load_after=host.load(), involuntary_switches=timing.switches,
                          tsc_ghz=self.typical(measured, "tsc_ghz"), core_ghz=self.typical(measured, "core_ghz"))
        arranged = groups(rows)
        flat = [row for group in arranged for row in [*group.floors.values(), *(line.row for line in group.lines)]]
        document = {
            "schema": 1, "contract": "converted-values-v2", "quick": self.chosen.quick, "seed": self.chosen.seed, "order_seed": self.order,
            "started_utc": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self.begun)), "seconds": round(took, 1),
            "quickfix_dict": os.environ.get("TAGWIRE_QUICKFIX_DICT"),
            "effort": self.effort._asdict(), "host": self.facts, "adapters": [results.adapter_json(one) for one in self.found],
            "index_ns_per_byte": [dict(zip(("adapter", "kernel", "unseen", "pinned"), one)) for one in per_byte(flat)],
            "message_path": [one._asdict() for one in budgets(flat)],
            "rows": [{key: row[key] for key in results.COLUMNS} for row in flat],
            "runs": [results.run_json(one, self.out) for one in measured.values()],
        }
        results.write(self.out, document, flat)
        (self.out / "report.html").write_text(page(document, arranged, measured), encoding="utf-8")
        sys.stdout.write(table_text(arranged, self.chosen.quick, self.chosen.all, colour_wanted()) + budgets_text(budgets(flat)) + per_byte_text(per_byte(flat))
                         + missing_text(self.found))
        refused = sum(row["status"] == "refused" for row in flat)
        missing = sum(bool(adapter.missing) for adapter in self.found)
        print(f"\n{sum(row['status'] == 'ok' for row in flat)} rows measured, {refused} refused"
              + (f", {missing} adapters missing" if missing else "") + f"; {clock(took)} min"
              + ("; a quick run: a first look, not a result" if self.chosen.quick else ""))
        print(f"{self.out / 'report.html'}\n{self.out / 'results.csv'}")

    def typical(self, measured, key: str):
        values = [value for one in measured.values() for value in one.numbers(key) if value > 0]
        return round(results.median(values), 3) if values else None
