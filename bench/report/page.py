"""Puts the page together."""

from html import escape

from contract.messages import ADMINISTRATIVE, NAMES
from report import charts, tables
from report.style import CSS, chooser_css
from runner.stats import curve
from runner.view import OPERATION_ORDER

CHOICES = (("D", "D NewOrderSingle"), ("8", "8 ExecutionReport"), ("W", "W MarketDataSnapshot"), ("mix", "Mix"), ("other", "Unseen, crossing"),
           ("admin", "Administrative"), ("all", "All"))
OPERATIONS = (("build", "Build"), ("parse_only", "Parse"), ("parse_extract", "Parse, all entries"), ("index", "Index"), ("validate", "Validate"),
              ("empty_call", "Empty call"), ("all", "All"))
UNIT = "ns per operation"


def bucket(message: str) -> str:
    if message in ADMINISTRATIVE:
        return "admin"
    return "other" if message == "-" else message


def page(document: dict, groups, measured) -> str:
    present = list(dict.fromkeys((bucket(group.message), group.operation) for group in groups))
    choices = [one for one in CHOICES if one[0] == "all" or any(one[0] == message for message, _ in present)]
    operations = [one for one in OPERATIONS if one[0] == "all" or any(one[0] == operation for _, operation in present)]
    css = CSS + chooser_css([one for one, _ in choices], [one for one, _ in operations], present)
    rows = [line.row for group in groups for line in group.lines]
    return "\n".join((
        '<!doctype html>', '<html lang="en">', '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>Tagwire bench, {escape(document['started_utc'][:10])}</title><style>{css}</style></head>", '<body><div class="wrap">',
        head(document), overviews(groups), chooser(choices, operations, groups), "<main>",
        '<p class="nothing soft">Nothing was run for this message and operation.</p>', sections(groups, measured, document["quick"], present), "</main>",
        "<h2 id=\"adapters\">Adapters and their admission</h2>", admission_text(),
        "".join(tables.adapter_card(adapter, rows) for adapter in document["adapters"]),
        '<h2 id="host">Machine and run</h2>', tables.host(document["host"]), run_facts(document), method(document), foot(document),
        "</div></body></html>", ""))


def head(document: dict) -> str:
    host = document["host"]
    quick = '<p class="quick"><b>A quick run.</b> Few processes and samples: a first look, not a result. Leave out <code>--quick</code> for figures to quote.</p>'
    return (f"<header><h1>What does each FIX codec cost on this machine?</h1>"
            f'<p class="soft">{escape(str(host.get("cpu", "")))}, {escape(document["started_utc"].replace("T", " ").replace("Z", " UTC"))}, contract '
            f'{escape(document["contract"])}</p>{quick if document["quick"] else ""}'
            '<p>Every number below was earned: an adapter is timed only after it answered right on every frame and refused every changed one. Lower is '
            'faster. Compare within this page only; absolute figures do not travel between machines.</p>'
            '<p class="small soft">The <b>sink chain</b> is the time to hash the values alone, each byte waiting for the one before; the <b>sink floor</b> is the same '
            'work overlapped. No codec can beat the floor under Contract. <b>Converted</b> replaces the hash by a cheap fold, so that the codec is what is '
            'seen; its multiples still count in chains of the same message.</p></header>')


def overviews(groups) -> str:
    out = []
    for form, name, title, why in (
            ("contract", "pinned", "Contract", "The pinned frames and the FNV hash, as published comparisons use them."),
            ("converted", "variety", "Converted", "4,096 frames per message whose widths, decimals and fields vary; every value folded. This one separates codecs.")):
        table = tables.overview(groups, form, name)
        out.append(f'<h2 id="{form}">{title}</h2><p>{why} p50 in ns per operation, each adapter by its fastest path.</p>'
                   + tables.scroll(table, f"Overview, {title}"))
    return "".join(out)


def chooser(choices, operations, groups) -> str:
    """Radio buttons in front of what they govern: the choice works by style alone."""
    first = (bucket(groups[0].message), "parse_only" if any(group.operation == "parse_only" for group in groups) else groups[0].operation) if groups else ("all", "all")
    inputs, labels = [], []
    for kind, name, items, chosen in (("m", "Message", choices, first[0]), ("o", "Operation", operations, first[1])):
        for key, _ in items:
            inputs.append(f'<input class="pick" type="radio" name="{kind}" id="{kind}-{key}"{" checked" if key == chosen else ""}>')
        buttons = "".join(f'<label for="{kind}-{key}">{escape(text)}</label>' for key, text in items)
        labels.append(f'<div role="group" aria-label="{name}"><span>{name}</span>{buttons}</div>')
    return '<h2 id="details">Details</h2>' + "".join(inputs) + f'<nav class="choose">{"".join(labels)}</nav>'


def sections(groups, measured, quick: bool, present) -> str:
    out = []
    for message, operation in sorted(present, key=lambda pair: ([key for key, _ in CHOICES].index(pair[0]), OPERATION_ORDER.index(pair[1]))):
        inside = [group for group in groups if (bucket(group.message), group.operation) == (message, operation)]
        body = "".join(section(group, measured, quick) for group in inside)
        out.append(f'<section class="cell cell-{message}-{operation}" id="{message}-{operation}">{body}</section>')
    return "".join(out)


def section(group, measured, quick: bool) -> str:
    what = f"{NAMES.get(group.message, group.message)}, {group.operation}" if group.message != "-" else group.operation
    tag = '<span class="tag">ranked</span>' if group.ranked else '<span class="tag">further row</span>'
    title = f"<h3>{escape(what)}. {escape(group.title)} {tag}</h3>"
    drawn = []
    for line in group.lines:
        found = measured.get(line.row.get("job"))
        if found is not None and found.status == "ok" and not line.row.get("forced"):
            drawn.append((series_name(line.row, group), found))
    if group.message in ADMINISTRATIVE:
        drawn = []
    return title + tables.group_table(group, quick, f"{what}, {group.title}") + figures(group, drawn)


def series_name(row: dict, group) -> str:
    paths = {line.row["path"] for line in group.lines if line.row["adapter"] == row["adapter"] and line.row["status"] == "ok"}
    return f"{row['adapter']} {row['path']}" if len(paths) > 1 else row["adapter"]


def figures(group, drawn) -> str:
    if not drawn:
        return ""
    distribution = charts.cdf([(name, curve(found.files)) for name, found in drawn[:charts.SERIES]], group.floors,
                              f"Distribution of samples: {group.title}", UNIT)
    processes = charts.spread([(name, found.numbers("p50")) for name, found in drawn], group.floors, f"p50 of each process: {group.title}", UNIT)
    each = "single operations" if group.form == "single" else "batch averages"
    more = f" The {charts.SERIES} fastest are drawn." if len(drawn) > charts.SERIES else ""
    return (f'<div class="charts"><figure><figcaption>Part of all samples ({each}) at or below; the tail beyond the axis is in the table.{more}</figcaption>{distribution}</figure>'
            f"<figure><figcaption>p50 of each process: the spread between runs</figcaption>{processes}</figure></div>")


def admission_text() -> str:
    return ("<p>Before anything is timed, each cell is given frames that were changed: each field read, one at a time, with BodyLength and CheckSum repaired and the "
            "expectation left as it was; wrong CheckSums; wrong BodyLengths. Good frames stand between them, and the number of errors must be exactly the number of "
            "changed frames. What is built is parsed by an independent reader and compared field by field. A cell that fails is <i>refused</i> and has no number.</p>")


def run_facts(document: dict) -> str:
    effort = document["effort"]
    facts = (("Processes per cell", effort["processes"]), ("Samples per process", f"{effort['samples']:,} after {effort['warmup']:,} of warm-up"),
             ("Seed of the data sets", document["seed"]), ("Seed of the order", document["order_seed"]), ("Took", f"{document['seconds']:,.0f} s"))
    return "<dl>" + "".join(f"<dt>{head}</dt><dd>{escape(str(value))}</dd>" for head, value in facts) + "</dl>"


def method(document: dict) -> str:
    return ("<h2 id=\"method\">Method</h2><p>A sample is the average of a batch of operations between two clock readings, 32 unless the data says otherwise; percentiles are "
            "of these averages, except under <i>single operations</i>. Each process runs one adapter and one operation, pinned to one core; processes of all cells "
            "run one after the other in shuffled order. p50 in the tables is the median of the processes' p50, best and worst are the lowest and the highest of them. "
            "The floor is measured in the same process before and after. The contract, the data sets and the rules of admission are in bench/BENCHMARK.md.</p>")


def foot(document: dict) -> str:
    tree = document["host"].get("source") or "unknown"
    return f"<footer>Tagwire, tree {escape(tree)}. Beside this file: results.csv, results.json, samples/.</footer>"
