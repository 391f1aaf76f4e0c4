"""Rows of results.csv, whose columns never change, and results.json with everything."""

import csv
import io
import json
from pathlib import Path

from runner.model import MESSAGE_PATH, Adapter, Job
from runner.stats import median
from runner.timing import Measured

COLUMNS = ("language", "adapter", "version", "message", "operation", "path", "form", "set", "kernel", "unit", "p50", "p90", "p99",
           "p999", "min", "p50_best", "p50_worst", "processes", "samples", "batch", "errors", "alloc_bytes", "frame_bytes", "status",
           "note")
FLOORS = ("sink_floor", "sink_chain")


def number(value) -> str:
    """Three decimals at most, a decimal point, no exponent; empty where there is no value."""
    if value is None or value == "":
        return ""
    if isinstance(value, int):
        return str(value)
    shown = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if shown == "-0" else shown


def row_of(adapter: Adapter, job: Job, status: str, note: str) -> dict:
    cell = job.cell
    row = dict.fromkeys(COLUMNS, "")
    row.update(language=adapter.language, adapter=adapter.name, version=adapter.version, message=cell.message, operation=cell.operation,
               path=cell.path, form=cell.form, set=job.set, kernel=job.kernel or adapter.describe.get("kernel") or "", unit="ns",
               status=status, note=note)
    return row


def measured_row(adapter: Adapter, found: Measured) -> dict:
    row = row_of(adapter, found.job, found.status, found.note)
    if found.status != "ok":
        return row
    halves = found.numbers("p50")
    row.update({key: median(found.numbers(key)) for key in ("p50", "p90", "p99", "p999") if found.numbers(key)})
    allocated = found.numbers("alloc_bytes")
    first = found.answers[0]
    notes = sorted({str(answer["note"]) for answer in found.answers if answer.get("note")})
    row.update(min=min(found.numbers("min"), default=""), p50_best=min(halves), p50_worst=max(halves), processes=len(halves),
               samples=first["samples"], batch=first.get("batch", ""), errors=sum(found.numbers("errors")),
               alloc_bytes=max(allocated) if allocated else "", frame_bytes=first.get("bytes", "") or "", kernel=first.get("kernel") or "",
               unit=first.get("unit", "ns"), note="; ".join(notes))
    return row


def floor_rows(adapters: dict, measured) -> list:
    """One row per language, message, operation and floor: from all processes that timed a pinned contract cell, or one of the message path. And form `single`: the sink
    timed as the single operations beside it were."""
    seen, rows = {}, []
    for found in measured:
        job = found.job
        contract = job.cell.form == "contract" or job.cell.operation in MESSAGE_PATH
        if found.status == "ok" and contract and job.set == "pinned" and not job.kernel:
            for form in FLOORS:
                key = (adapters[job.adapter].language, job.cell.message, job.cell.operation, form)
                seen.setdefault(key, []).extend(found.floors(form))
            rows += single_row(adapters[job.adapter], found)
    for (language, message, operation, form), values in sorted(seen.items()):
        if not values:
            continue
        row = dict.fromkeys(COLUMNS, "")
        row.update(language=language, adapter="floor", message=message, operation=operation, form=form, set="pinned", unit="ns",
                   p50=median(values), p50_best=min(values), p50_worst=max(values), processes=len(values), status="ok")
        rows.append(row)
    return rows


def single_row(adapter: Adapter, found: Measured) -> list:
    sinks = [answer["sink_single"] for answer in found.answers if answer.get("sink_single")]
    if not sinks:
        return []
    row = dict.fromkeys(COLUMNS, "")
    row.update(language=adapter.language, adapter="floor", message=found.job.cell.message, operation=found.job.cell.operation, form="single", set="pinned",
               unit="ns", batch=1, processes=len(sinks), samples=found.answers[0]["samples"], status="ok",
               note=f"the sink, one after each sample of {adapter.name}", p50_best=min(sink["p50"] for sink in sinks),
               p50_worst=max(sink["p50"] for sink in sinks), min=min(sink["min"] for sink in sinks))
    row.update({key: median([sink[key] for sink in sinks]) for key in ("p50", "p90", "p99", "p999")})
    return [row]


def csv_text(rows) -> str:
    """RFC 4180: CRLF, quotes where needed."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for row in rows:
        writer.writerow([number(row[name]) if isinstance(row[name], (int, float)) else row[name] for name in COLUMNS])
    return out.getvalue()


def adapter_json(adapter: Adapter) -> dict:
    return {"name": adapter.name, "language": adapter.language, "folder": adapter.folder, "missing": adapter.missing,
            "describe": adapter.describe, "kernels": adapter.kernels,
            "admission": [{"message": cell.message, "operation": cell.operation, "path": cell.path, "form": cell.form, **found}
                          for cell, found in adapter.admission.items()]}


def run_json(found: Measured, out: Path) -> dict:
    cell = found.job.cell
    return {"adapter": found.job.adapter, "message": cell.message, "operation": cell.operation, "path": cell.path, "form": cell.form,
            "set": found.job.set, "kernel_forced": found.job.kernel or None, "status": found.status, "note": found.note,
            "processes": found.answers, "samples": [str(path.relative_to(out)) for path in found.files]}


def write(out: Path, document: dict, rows) -> None:
    (out / "results.csv").write_bytes(csv_text(rows).encode())
    (out / "results.json").write_text(json.dumps(document, indent=1) + "\n")
