"""The aligned table on the terminal. Plain ASCII; colour only where a terminal shows it."""

import sys

from contract.messages import NAMES, RANKED
from runner.model import MESSAGE_PATH
from runner.view import FLOORS

HEADINGS = ("adapter", "path", "kernel", "p50 ns", "best", "worst", "x chain", "x tagwire")
GREEN, DIM, BOLD, OFF = "\x1b[32m", "\x1b[2m", "\x1b[1m", "\x1b[0m"


def ns(value) -> str:
    if value == "" or value is None:
        return ""
    return f"{value:,.1f}" if value < 100 else f"{value:,.0f}"


def cells(line) -> tuple:
    row = line.row
    return (row["adapter"], row["path"], row["kernel"], ns(row["p50"]), ns(row["p50_best"]), ns(row["p50_worst"]),
            f"{line.chain:.2f}" if line.chain else "", f"{line.ours:.2f}" if line.ours else "")


def floor_name(form: str) -> str:
    return "sink, single" if form == "single" else form.replace("_", " ")


def floor_cells(form: str, row: dict, chain: float) -> tuple:
    return (floor_name(form), "", "", ns(row["p50"]), ns(row["p50_best"]), ns(row["p50_worst"]),
            f"{row['p50'] / chain:.2f}" if chain else "", "")


def table_text(groups, quick: bool, all_groups: bool, colour: bool) -> str:
    """The ranked groups and the message path; the others too where asked for."""
    paint = (lambda code, text: code + text + OFF) if colour else (lambda code, text: text)
    shown = [group for group in groups if all_groups or group.ranked or group.operation in MESSAGE_PATH]
    grid = [(group, table_rows(group)) for group in shown]
    every = [HEADINGS] + [cells_of for _, rows in grid for cells_of, _, _ in rows if cells_of]
    widths = [max(len(row[column]) for row in every) for column in range(len(HEADINGS))]
    out = []
    for group, rows in grid:
        name = NAMES.get(group.message, group.message)
        what = f"{name} ({group.message})" if group.message in RANKED else name
        out += ["", paint(BOLD, f"{what}, {group.operation}. {group.title}" + ("  [quick]" if quick else "")),
                "  " + paint(DIM, aligned(HEADINGS, widths))]
        for row, text, ours in rows:
            line = text if row is None else aligned(row, widths)
            out.append("  " + (paint(GREEN, line) if ours else paint(DIM, line) if row is None else line))
    return "\n".join(out) + "\n"


def per_byte_text(costs) -> str:
    if not costs:
        return ""
    lines = ["", "Index, ns per byte: forty other messages, and the three pinned ones in rotation"]
    width = max(len(adapter + kernel) for adapter, kernel, _, _ in costs) + 2
    lines += [f"  {(adapter + ' ' + kernel).ljust(width)}  {unseen:.3f}  {pinned:.3f}  ratio {unseen / pinned:.2f}" for adapter, kernel, unseen, pinned in costs]
    return "\n".join(lines) + "\n"


def budgets_text(budgets) -> str:
    if not budgets:
        return ""
    lines = ["", "Message path of D, ns: what it took, what it may, of parts of this run"]
    for one in budgets:
        name = f"{one.adapter} {one.operation} {one.figure}"
        lines.append(f"  {name:<34}{ns(one.took):>9}{ns(one.may):>9}  {one.took / one.may:.2f}  {one.of}")
    return "\n".join(lines) + "\n"


def table_rows(group) -> list:
    """(cells or None, text, ours) of each line."""
    chain = group.floors.get("sink_chain", {}).get("p50", 0)
    out = [(floor_cells(form, group.floors[form], chain), "", False) for form in FLOORS if form in group.floors]
    missing = [line.row["adapter"] for line in group.lines if line.row["status"] == "missing"]
    for line in group.lines:
        row = line.row
        if row["status"] == "missing":
            continue
        if row["status"] == "ok":
            out.append((cells(line), "", row["adapter"].startswith("c") and row["language"] == "C"))
        else:
            where = " ".join(filter(None, (row["adapter"], row["path"])))
            out.append((None, f"{where}: {row['status']}: {row['note']}", False))
    return out + ([(None, f"missing, see below: {', '.join(missing)}", False)] if missing else [])


def missing_text(adapters) -> str:
    """Once, what is said of adapters that are not here."""
    lines = [f"  {adapter.name}: {adapter.missing}" for adapter in adapters if adapter.missing]
    return "\nMissing\n" + "\n".join(lines) + "\n" if lines else ""


def aligned(row, widths) -> str:
    return "  ".join(value.ljust(width) if column < 3 else value.rjust(width)
                     for column, (value, width) in enumerate(zip(row, widths))).rstrip()


def colour_wanted(stream=sys.stdout) -> bool:
    import os
    return stream.isatty() and not os.environ.get("NO_COLOR")
