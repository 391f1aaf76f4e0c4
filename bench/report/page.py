"""Puts the page together."""

from html import escape

from contract.messages import ADMINISTRATIVE, NAMES
from report import charts, tables, texts
from report.style import CSS, chooser_css
from runner.stats import curve
from runner.view import OPERATION_ORDER

CHOICES = {"D": "D NewOrderSingle", "8": "8 ExecutionReport", "W": "W MarketDataSnapshot", "mix": "Mix", "other": "Unseen, crossing",
           "admin": "Administrative", "all": "All"}
OPERATIONS = {"build": "Build", "parse_only": "Parse", "parse_extract": "Parse, all entries", "session_receive": "Session, receive", "session_send": "Session, send",
              "store_append": "Store, append", "index": "Index", "validate": "Validate",
              "empty_call": "Empty call", "all": "All"}
UNIT = "ns per operation"


def bucket(message: str) -> str:
    if message in ADMINISTRATIVE:
        return "admin"
    return "other" if message == "-" else message


def page(document: dict, groups, measured) -> str:
    """document: what results.json holds; groups: the rows arranged; measured: by job, for the raw samples."""
    present = list(dict.fromkeys((bucket(group.message), group.operation) for group in groups))
    choices = [key for key in CHOICES if key == "all" or any(key == message for message, _ in present)]
    operations = [key for key in OPERATIONS if key == "all" or any(key == operation for _, operation in present)]
    rows = [line.row for group in groups for line in group.lines]
    cards = sorted(document["adapters"], key=lambda adapter: bool(adapter["missing"]))
    title = f"Tagwire bench, {escape(document['started_utc'][:10])}"
    return "\n".join((
        "<!doctype html>", '<html lang="en">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title><style>{CSS}{chooser_css(choices, operations, present)}</style></head>", '<body><div class="wrap">',
        head(document), overviews(groups), message_path(document), chooser(choices, operations, groups), "<main>",
        '<p class="nothing soft">Nothing was run for this message and operation.</p>',
        sections(document, groups, measured, present), "</main>",
        '<h2 id="adapters">Adapters and their admission</h2>', texts.ADMISSION,
        f'<div class="cards">{"".join(tables.adapter_card(adapter, rows) for adapter in cards)}</div>',
        '<h2 id="host">Machine and run</h2>', tables.host(document["host"]), run_facts(document), texts.METHOD, foot(document),
        "</div></body></html>", ""))


def head(document: dict) -> str:
    when = document["started_utc"].replace("T", " ").replace("Z", " UTC")
    facts = ", ".join((str(document["host"].get("cpu", "")), when, "contract " + document["contract"]))
    return ("<header><h1>What does each FIX codec cost on this machine?</h1>"
            f'<p class="soft">{escape(facts)}</p>{texts.QUICK if document["quick"] else ""}{texts.LEAD}</header>')


def overviews(groups) -> str:
    out = []
    for form, name, title, why in (("contract", "pinned", "Contract", texts.CONTRACT),
                                   ("converted", "variety", "Converted", texts.CONVERTED)):
        table = tables.scroll(tables.overview(groups, form, name), f"Overview, {title}")
        out.append(f'<h2 id="{form}">{title}</h2><p>{why} {texts.OVERVIEW}</p>{table}')
    return "".join(out)


def message_path(document: dict) -> str:
    table = tables.budgets(document["message_path"])
    return f'<h2 id="path">Message path</h2><p>{texts.MESSAGE_PATH}</p>{table}' if table else ""


def chooser(choices, operations, groups) -> str:
    """Radio buttons in front of what they govern: the choice works by style alone."""
    first = ("all", "all")
    if groups:
        reads = any(group.operation == "parse_only" for group in groups)
        first = (bucket(groups[0].message), "parse_only" if reads else groups[0].operation)
    inputs, labels = [], []
    for kind, name, keys, chosen in (("m", "Message", choices, first[0]), ("o", "Operation", operations, first[1])):
        names = CHOICES if kind == "m" else OPERATIONS
        for key in keys:
            checked = " checked" if key == chosen else ""
            inputs.append(f'<input class="pick" type="radio" name="{kind}" id="{kind}-{key}"{checked}>')
        buttons = "".join(f'<label for="{kind}-{key}">{escape(names[key])}</label>' for key in keys)
        labels.append(f'<div role="group" aria-label="{name}"><span>{name}</span>{buttons}</div>')
    return '<h2 id="details">Details</h2>' + "".join(inputs) + f'<nav class="choose">{"".join(labels)}</nav>'


def sections(document: dict, groups, measured, present) -> str:
    out, order = [], list(CHOICES)
    for message, operation in sorted(present, key=lambda pair: (order.index(pair[0]), OPERATION_ORDER.index(pair[1]))):
        inside = [group for group in groups if (bucket(group.message), group.operation) == (message, operation)]
        body = "".join(section(group, measured, document["quick"]) for group in inside)
        if (message, operation) == ("other", "index"):
            body += tables.per_byte(document["index_ns_per_byte"])
        out.append(f'<section class="cell cell-{message}-{operation}" id="{message}-{operation}">{body}</section>')
    return "".join(out)


def section(group, measured, quick: bool) -> str:
    what = f"{NAMES.get(group.message, group.message)}, {group.operation}" if group.message != "-" else group.operation
    tag = "ranked" if group.ranked else "further row"
    title = f'<h3>{escape(what)}. {escape(group.title)} <span class="tag">{tag}</span></h3>'
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
    """The two charts of a group, from the raw samples and from the processes' medians."""
    if not drawn:
        return ""
    curves = [(name, curve(found.files)) for name, found in drawn[:charts.SERIES]]
    halves = [(name, found.numbers("p50")) for name, found in drawn]
    distribution = charts.cdf(curves, group.floors, f"Distribution of samples: {group.title}", UNIT)
    processes = charts.spread(halves, group.floors, f"p50 of each process: {group.title}", UNIT)
    each = "single operations" if group.form == "single" else "batch averages"
    more = f" The {charts.SERIES} fastest are drawn." if len(drawn) > charts.SERIES else ""
    return (f'<div class="charts"><figure><figcaption>Part of all samples ({each}) at or below; the tail beyond the axis is in the table.'
            f"{more}</figcaption>{distribution}</figure>"
            f"<figure><figcaption>p50 of each process: the spread between runs</figcaption>{processes}</figure></div>")


def run_facts(document: dict) -> str:
    effort = document["effort"]
    samples = f"{effort['samples']:,} after {effort['warmup']:,} of warm-up"
    facts = (("Processes per cell", effort["processes"]), ("Samples per process", samples), ("Seed of the data sets", document["seed"]),
             ("Seed of the order", document["order_seed"]), ("Took", f"{document['seconds']:,.0f} s"))
    if document["quickfix_dict"]:
        facts += (("Dictionary of QuickFIX", document["quickfix_dict"]),)
    return tables.definitions(facts)


def foot(document: dict) -> str:
    tree = document["host"].get("source") or "unknown"
    return f"<footer>Tagwire, tree {escape(tree)}. Beside this file: results.csv, results.json, samples/.</footer>"
