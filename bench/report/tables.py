"""The page's tables: overview, one group of rows, adapters with their admission, host facts."""

from html import escape

from runner.table import ns

OVERVIEW = (("D", "build"), ("8", "build"), ("W", "build"), ("D", "parse_only"), ("8", "parse_only"), ("W", "parse_only"), ("W", "parse_extract"))
OVERVIEW_HEADS = ("D build", "8 build", "W build", "D parse", "8 parse", "W top of book", "W full")


def scroll(table: str, about: str) -> str:
    """A wide table scrolls in its own box, by keyboard too."""
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(about, quote=True)}">{table}</div>'


def times(value: float) -> str:
    return f"{value:.2f}" if value else ""


def overview(groups, form: str, name: str) -> str:
    """Each adapter's fastest path per ranked cell; what has no number says why."""
    found, order, gaps = {}, [], {}
    for group in groups:
        kind = (group.operation == "build" and group.set == name) or (group.form, group.set) == (form, name)
        if not kind or (group.message, group.operation) not in OVERVIEW:
            continue
        for line in group.lines:
            adapter, key = line.row["adapter"], (group.message, group.operation)
            if adapter not in order:
                order.append(adapter)
            if line.best:
                found[adapter, key] = line
            elif line.row["status"] != "ok" and not line.row.get("forced"):
                gaps.setdefault((adapter, key), line.row["status"])
    order.sort(key=lambda adapter: (not any((adapter, key) in found for key in OVERVIEW), adapter != "c", not adapter.startswith("c-"), adapter))
    rows = []
    for adapter in order:
        cells = []
        for key in OVERVIEW:
            line = found.get((adapter, key))
            if line:
                ratio = f'<br><small class="soft">{times(line.chain)}&times; chain</small>' if line.chain else ""
                cells.append(f"<td>{ns(line.row['p50'])}{ratio}</td>")
            else:
                cells.append(f'<td class="gap">{escape(gaps.get((adapter, key), "not run"))}</td>')
        rows.append(f'<tr class="{"ours" if ours(adapter) else ""}"><th scope="row">{escape(adapter)}</th>{"".join(cells)}</tr>')
    heads = "".join(f'<th scope="col">{head}<small>ns</small></th>' for head in OVERVIEW_HEADS)
    return f'<table><thead><tr><th scope="col">Adapter</th>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def ours(adapter: str) -> bool:
    return adapter == "c" or adapter.startswith("c-")


def group_table(group, quick: bool, title: str) -> str:
    heads = ("p50", "\u00d7 chain", "\u00d7 Tagwire", "best p50", "worst p50", "p90", "p99", "p99.9", "min", "allocated", "runs")
    units = ("ns", "", "", "ns", "ns", "ns", "ns", "ns", "ns", "bytes/op", "")
    head = "".join(f'<th scope="col">{one}{f"<small>{unit}</small>" if unit else ""}</th>' for one, unit in zip(heads, units))
    rows = []
    chain = group.floors.get("sink_chain", {}).get("p50", 0)
    for form in ("sink_floor", "sink_chain"):
        row = group.floors.get(form)
        if row:
            cells = (ns(row["p50"]), times(row["p50"] / chain if chain else 0), "", ns(row["p50_best"]), ns(row["p50_worst"]), "", "", "", "", "",
                     row["processes"])
            rows.append(f'<tr class="floor"><th scope="row">{form.replace("_", " ")}</th>' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    rows += [group_row(line, len(heads)) for line in group.lines]
    width = next((line.row["frame_bytes"] for line in group.lines if line.row["frame_bytes"]), "")
    about = "Nanoseconds per operation" + (f", frames of {width:,.1f} bytes on average" if width else "") + (". Quick run" if quick else "")
    table = f'<table><thead><tr><th scope="col">Adapter</th>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    return f'<p class="small soft">{about}</p>' + scroll(table, title)


def group_row(line, columns: int) -> str:
    row = line.row
    small = " ".join(filter(None, (row["path"], row["kernel"] if row["kernel"] else "")))
    name = f'<th scope="row">{escape(row["adapter"])}{f"<small>{escape(small)}</small>" if small else ""}</th>'
    if row["status"] != "ok":
        return f'<tr class="other">{name}<td class="why" colspan="{columns}"><div><b>{escape(row["status"])}</b>: {escape(row["note"])}</div></td></tr>'
    allocated = "not counted" if row["alloc_bytes"] == "" else f"{row['alloc_bytes']:,.0f}"
    cells = (f"<b>{ns(row['p50'])}</b>", times(line.chain), times(line.ours), ns(row["p50_best"]), ns(row["p50_worst"]), ns(row["p90"]), ns(row["p99"]),
             ns(row["p999"]), ns(row["min"]), allocated, row["processes"])
    kind = ("ours " if ours(row["adapter"]) else "") + ("" if line.best else "other")
    return f'<tr class="{kind}">{name}' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def yes(value) -> str:
    return {True: "yes", False: "no", None: "not stated"}.get(value, str(value))


def adapter_card(adapter: dict, rows) -> str:
    name = escape(adapter["name"])
    if adapter["missing"]:
        return f'<article class="adapter"><h3>{name} <span class="tag">missing</span></h3><p>{escape(adapter["missing"])}</p></article>'
    told, verdicts = adapter["describe"], adapter["admission"]
    checks = told.get("validates", {})
    allocations = sorted({row["alloc_bytes"] for row in rows if row["adapter"] == adapter["name"] and row["alloc_bytes"] != ""})
    if not allocations:
        allocated = "not counted"
    elif allocations[0] == allocations[-1]:
        allocated = f"{allocations[0]:,.0f} bytes"
    else:
        allocated = f"{allocations[0]:,.0f} to {allocations[-1]:,.0f} bytes"
    kept = [one["keeps_order"] for one in verdicts if "keeps_order" in one]
    facts = (
        ("Language", adapter["language"]), ("Version", told.get("version")), ("Source", told.get("source")), ("Scan kernel", told.get("kernel") or "none"),
        ("Compiler, runtime", ", ".join(filter(None, (told.get("compiler"), told.get("runtime"))))), ("Flags", told.get("flags")),
        ("CheckSum checked by", checks.get("checksum")), ("BodyLength checked by", checks.get("body_length")), ("Dictionary", checks.get("dictionary")),
        ("Keeps field order", yes(told.get("keeps_field_order")) + (" (seen in what it built)" if kept and all(kept) else " (its own word)")),
        ("Decodes groups", yes(told.get("decodes_groups"))), ("Framing in build", yes(told.get("framing_in_build"))), ("Allocated per operation", allocated),
        ("Notes", told.get("notes")),
    )
    shown = "".join(f"<dt>{head}</dt><dd>{escape(str(value))}</dd>" for head, value in facts if value)
    return f'<article class="adapter"><h3>{name}</h3><dl>{shown}</dl>{admission(adapter["name"], verdicts)}</article>'


def admission(name: str, verdicts) -> str:
    passed = sum(one["status"] == "admitted" for one in verdicts)
    bad = sum(sum(count for kind, count in one.get("tried", {}).items() if kind != "frames") for one in verdicts if one["status"] == "admitted")
    title = f"Admission: {passed} of {len(verdicts)} cells admitted, {bad:,} changed frames noticed"
    failed = "".join(f'<li>{escape(cell_name(one))}: <b class="bad">{escape(one["status"])}</b>: {escape(one["note"])}</li>'
                     for one in verdicts if one["status"] != "admitted")
    rows = []
    for one in verdicts:
        tried = ", ".join(f"{count} {kind}" for kind, count in one.get("tried", {}).items())
        rows.append(f'<tr><th scope="row">{escape(cell_name(one))}</th><td class="text">{escape(one["status"])}</td><td class="text">{escape(tried)}</td></tr>')
    table = (f'<table class="flat"><thead><tr><th scope="col">Cell</th><td class="text">Verdict</td><td class="text">Tried</td></tr></thead>'
             f'<tbody>{"".join(rows)}</tbody></table>')
    return (f"<ul class=\"small\">{failed}</ul>" if failed else "") + f"<details><summary>{title}</summary>{scroll(table, f'Admission of {name}')}</details>"


def cell_name(one: dict) -> str:
    return " ".join(filter(None, (one["message"], one["operation"], one["path"], one["form"])))


HOST = (
    ("cpu", "Processor"), ("cpu_family_model_stepping", "Family/model/stepping"), ("microcode", "Microcode"), ("caches", "Caches"), ("vector", "Vector units"),
    ("cores_usable", "Cores usable"), ("core_pinned", "Measured on core"), ("virtual_machine", "Virtual machine"), ("tsc_ghz", "Clock counter, GHz"),
    ("core_ghz", "Core frequency while measuring, GHz"), ("governor", "Governor"), ("turbo_off", "Turbo off"), ("system", "System"), ("kernel", "Kernel"),
    ("libc", "C library"), ("python", "Python (runner only)"), ("source", "Tree measured"), ("load_before", "Load before"), ("load_during_most", "Highest load during"),
    ("load_after", "Load after"), ("involuntary_switches", "Involuntary context switches"),
)


def host(facts: dict) -> str:
    shown = []
    for key, head in HOST:
        value = facts.get(key)
        if isinstance(value, list):
            value = " ".join(str(one) for one in value)
        elif isinstance(value, bool):
            value = yes(value)
        if value not in (None, ""):
            shown.append(f"<dt>{head}</dt><dd>{escape(str(value))}</dd>")
    return f"<dl>{''.join(shown)}</dl>"


