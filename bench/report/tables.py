"""The page's tables: overview, one group of rows, adapters with their admission, host facts."""

from html import escape

from runner.table import floor_name, ns
from runner.view import FLOORS

OVERVIEW = {("D", "build"): "D build", ("8", "build"): "8 build", ("W", "build"): "W build", ("D", "parse_only"): "D parse",
            ("8", "parse_only"): "8 parse", ("W", "parse_only"): "W top of book", ("W", "parse_extract"): "W full"}
COLUMNS = (("p50", "ns"), ("\u00d7 chain", ""), ("\u00d7 Tagwire", ""), ("best p50", "ns"), ("worst p50", "ns"), ("p90", "ns"),
           ("p99", "ns"), ("p99.9", "ns"), ("min", "ns"), ("allocated", "bytes/op"), ("runs", ""))
HOST = {
    "cpu": "Processor", "cpu_family_model_stepping": "Family/model/stepping", "microcode": "Microcode", "caches": "Caches",
    "vector": "Vector units", "cores_usable": "Cores usable", "core_pinned": "Measured on core", "virtual_machine": "Virtual machine",
    "tsc_ghz": "Clock counter, GHz", "core_ghz": "Core frequency while measuring, GHz", "governor": "Governor", "turbo_off": "Turbo off",
    "system": "System", "kernel": "Kernel", "libc": "C library", "python": "Python (runner only)", "source": "Tree measured",
    "load_before": "Load before", "load_during_most": "Highest load during", "load_after": "Load after",
    "involuntary_switches": "Involuntary context switches",
}


def scroll(table: str, about: str) -> str:
    """A wide table scrolls in its own box, by keyboard too."""
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(about, quote=True)}">{table}</div>'


def whole(head: str, rows, kind: str = "") -> str:
    return f'<table{kind}><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def column(name: str, unit: str = "") -> str:
    return f'<th scope="col">{name}{f"<small>{unit}</small>" if unit else ""}</th>'


def definitions(facts) -> str:
    return "<dl>" + "".join(f"<dt>{name}</dt><dd>{escape(str(value))}</dd>" for name, value in facts) + "</dl>"


def times(value: float) -> str:
    return f"{value:.2f}" if value else ""


def ours(adapter: str) -> bool:
    return adapter == "c" or adapter.startswith("c-")


def overview(groups, form: str, name: str) -> str:
    """Each adapter's fastest path per ranked cell; builds are taken from the set that the form is ranked on."""
    found, gaps, order = {}, {}, []
    for group in groups:
        key = (group.message, group.operation)
        fits = group.set == name if group.operation == "build" else (group.form, group.set) == (form, name)
        for line in group.lines if fits and key in OVERVIEW else ():
            adapter = line.row["adapter"]
            order += [] if adapter in order else [adapter]
            if line.best:
                found[adapter, key] = line
            elif line.row["status"] != "ok" and not line.row.get("forced"):
                gaps.setdefault((adapter, key), line.row)
    order.sort(key=lambda one: (not any((one, key) in found for key in OVERVIEW), one != "c", not ours(one), one))
    rows = []
    for adapter in order:
        cells = "".join(overview_cell(found.get((adapter, key)), gaps.get((adapter, key))) for key in OVERVIEW)
        rows.append(f'<tr class="{"ours" if ours(adapter) else ""}"><th scope="row">{escape(adapter)}</th>{cells}</tr>')
    return whole(column("Adapter") + "".join(column(head, "ns") for head in OVERVIEW.values()), rows)


def overview_cell(line, gap) -> str:
    if line:
        ratio = f'<br><small class="soft">{times(line.chain)}&times; chain</small>' if line.chain else ""
        return f"<td>{ns(line.row['p50'])}{ratio}</td>"
    if gap:
        return f'<td class="gap" title="{escape(gap["note"], quote=True)}">{escape(gap["status"])}</td>'
    return '<td class="gap">not run</td>'


def group_table(group, quick: bool, title: str) -> str:
    chain = group.floors.get("sink_chain", {}).get("p50", 0)
    rows = [floor_row(form, group.floors[form], chain) for form in FLOORS if form in group.floors]
    rows += [group_row(line) for line in group.lines]
    width = next((line.row["frame_bytes"] for line in group.lines if line.row["frame_bytes"]), "")
    about = "Nanoseconds per operation"
    if width:
        about += f", frames of {width:,.1f} bytes on average"
    if quick:
        about += ". Quick run"
    table = whole(column("Adapter") + "".join(column(*one) for one in COLUMNS), rows)
    return f'<p class="small soft">{about}</p>' + scroll(table, title)


def floor_row(form: str, row: dict, chain: float) -> str:
    cells = [ns(row["p50"]), times(row["p50"] / chain if chain else 0), "", ns(row["p50_best"]), ns(row["p50_worst"])]
    cells += [ns(row[key]) for key in ("p90", "p99", "p999", "min")] + ["", row["processes"]]
    return f'<tr class="floor"><th scope="row">{floor_name(form)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'


def group_row(line) -> str:
    row = line.row
    small = " ".join(filter(None, (row["path"], row["kernel"])))
    name = f'<th scope="row">{escape(row["adapter"])}{f"<small>{escape(small)}</small>" if small else ""}</th>'
    if row["status"] != "ok":
        why = f"<b>{escape(row['status'])}</b>: {escape(row['note'])}"
        return f'<tr class="other">{name}<td class="why" colspan="{len(COLUMNS)}"><div>{why}</div></td></tr>'
    allocated = "not counted" if row["alloc_bytes"] == "" else f"{row['alloc_bytes']:,.0f}"
    cells = (f"<b>{ns(row['p50'])}</b>", times(line.chain), times(line.ours), ns(row["p50_best"]), ns(row["p50_worst"]), ns(row["p90"]),
             ns(row["p99"]), ns(row["p999"]), ns(row["min"]), allocated, row["processes"])
    kind = ("ours " if ours(row["adapter"]) else "") + ("" if line.best else "other")
    return f'<tr class="{kind}">{name}' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def per_byte(costs) -> str:
    """What an unknown message costs beside a known one."""
    if not costs:
        return ""
    rows = [f'<tr><th scope="row">{escape(one["adapter"])}<small>{escape(one["kernel"])}</small></th><td>{one["unseen"]:.3f}</td>'
            f'<td>{one["pinned"]:.3f}</td><td>{one["unseen"] / one["pinned"]:.2f}</td></tr>' for one in costs]
    head = column("Adapter") + column("unseen", "ns per byte") + column("pinned", "ns per byte") + column("ratio")
    return ("<h3>Cost per byte</h3><p>The forty messages beside D, 8 and W in rotation: total time over total bytes.</p>"
            + scroll(whole(head, rows), "Cost per byte"))


def budgets(found) -> str:
    """The message path beside what it may cost."""
    if not found:
        return ""
    rows = [f'<tr><th scope="row">{escape(one["adapter"])}<small>{escape(one["operation"])}, {one["figure"]}</small></th><td>{ns(one["took"])}</td>'
            f'<td>{ns(one["may"])}</td><td>{one["took"] / one["may"]:.2f}</td><td class="text">{escape(one["of"])}</td></tr>' for one in found]
    head = column("Adapter") + column("took", "ns") + column("may take", "ns") + column("ratio") + '<td class="text">made of</td>'
    return scroll(whole(head, rows), "Message path")


def yes(value) -> str:
    return {True: "yes", False: "no", None: "not stated"}.get(value, str(value))


def allocated(name: str, rows) -> str:
    seen = sorted({row["alloc_bytes"] for row in rows if row["adapter"] == name and row["alloc_bytes"] != ""})
    if not seen:
        return "not counted"
    return f"{seen[0]:,.0f} bytes" if seen[0] == seen[-1] else f"{seen[0]:,.0f} to {seen[-1]:,.0f} bytes"


def adapter_card(adapter: dict, rows) -> str:
    name = escape(adapter["name"])
    if adapter["missing"]:
        return f'<article class="adapter"><h3>{name} <span class="tag">missing</span></h3><p>{escape(adapter["missing"])}</p></article>'
    told, verdicts = adapter["describe"], adapter["admission"]
    checks = told.get("validates", {})
    kept = [one["keeps_order"] for one in verdicts if "keeps_order" in one]
    order = yes(told.get("keeps_field_order")) + (" (seen in what it built)" if kept and all(kept) else " (its own word)")
    facts = (
        ("Language", adapter["language"]), ("Version", told.get("version")), ("Source", told.get("source")),
        ("Scan kernel", told.get("kernel") or "none"), ("Flags", told.get("flags")),
        ("Compiler, runtime", ", ".join(filter(None, (told.get("compiler"), told.get("runtime"))))),
        ("CheckSum checked by", checks.get("checksum")), ("BodyLength checked by", checks.get("body_length")),
        ("Dictionary", checks.get("dictionary")), ("Keeps field order", order), ("Decodes groups", yes(told.get("decodes_groups"))),
        ("Framing in build", yes(told.get("framing_in_build"))), ("Allocated per operation", allocated(adapter["name"], rows)),
        ("Notes", told.get("notes")),
    )
    shown = definitions((head, value) for head, value in facts if value)
    return f'<article class="adapter"><h3>{name}</h3>{shown}{admission(adapter["name"], verdicts)}</article>'


def admission(name: str, verdicts) -> str:
    """Refusals in the open, the rest folded away."""
    passed = [one for one in verdicts if one["status"] == "admitted"]
    noticed = sum(count for one in passed for kind, count in one.get("tried", {}).items() if kind != "frames")
    failed = "".join(f'<li>{escape(cell_name(one))}: <b class="bad">{escape(one["status"])}</b>: {escape(one["note"])}</li>'
                     for one in verdicts if one["status"] != "admitted")
    rows = []
    for one in verdicts:
        tried = ", ".join(f"{count} {kind}" for kind, count in one.get("tried", {}).items())
        rows.append(f'<tr><th scope="row">{escape(cell_name(one))}</th><td class="text">{escape(one["status"])}</td>'
                    f'<td class="text">{escape(tried)}</td></tr>')
    head = column("Cell") + '<td class="text">Verdict</td><td class="text">Tried</td>'
    table = scroll(whole(head, rows, ' class="flat"'), f"Admission of {name}")
    summary = f"Admission: {len(passed)} of {len(verdicts)} cells admitted, {noticed:,} changed frames noticed"
    return (f'<ul class="small">{failed}</ul>' if failed else "") + f"<details><summary>{summary}</summary>{table}</details>"


def cell_name(one: dict) -> str:
    return " ".join(filter(None, (one["message"], one["operation"], one["path"], one["form"])))


def host(facts: dict) -> str:
    shown = []
    for key, head in HOST.items():
        value = facts.get(key)
        if isinstance(value, list):
            value = " ".join(str(one) for one in value)
        elif isinstance(value, bool):
            value = yes(value)
        if value not in (None, ""):
            shown.append((head, value))
    return definitions(shown)
