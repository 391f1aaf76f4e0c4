"""Rows arranged for reading: groups that may be compared, with ratios to the floor and to Tagwire. Table and report use the same."""

from typing import NamedTuple

from contract.messages import ADMINISTRATIVE, RANKED
from runner.jobs import is_ranked
from runner.model import MESSAGE_PATH, Cell

OURS = "c"
MESSAGE_ORDER = RANKED + ("mix", "-") + ADMINISTRATIVE
OPERATION_ORDER = ("build", "parse_only", "parse_extract", "session_receive", "session_send", "store_append", "index", "validate", "empty_call")
FLOORS = ("sink_floor", "sink_chain", "single")
# (form, set): what a group is called, and whether it is one of the two rankings.
TITLES = {
    ("contract", "pinned"): "Contract: the pinned frame, FNV hash",
    ("contract", "variety"): "Variety set",
    ("converted", "variety"): "Converted: variety set, fold",
    ("converted", "pinned"): "Converted: the pinned frame",
    ("converted", "rotation"): "Converted: ten field orders in rotation",
    ("converted", "random"): "Converted: random field order",
    ("converted", "large"): "Converted: 65,536 frames",
    ("converted", "cold"): "Converted: frames flushed from cache",
    ("converted", "mix"): "Converted: D, 8, W and Heartbeat mixed",
    ("contract", "mix"): "D, 8, W and Heartbeat mixed",
    ("contract", "unseen"): "Forty other messages, of all versions",
    ("chained", "pinned"): "Chained: each operation waits for the one before",
    ("single", "variety"): "Single operations (batch 1, clock included)",
    ("batch", "variety"): "Batches: 32 frames in one call",
    ("single", "mix"): "Single operations of the mix (batch 1, clock included)",
}
PATH_TITLES = {
    ("session_receive", "converted"): "Bytes in to values: session, event, plan; acknowledged in batches",
    ("session_send", "contract"): "Values to stored bytes out: template, session, journal without fsync",
    ("store_append", "batch"): "200 bytes into the journal, and a commit for 32",
    ("store_append", "single"): "200 bytes into the journal, one at a time, clock included",
}
NO_FOLD = {"pinned": "The pinned frame", "variety": "Variety set", "mix": "D, 8, W and Heartbeat mixed", "unseen": TITLES["contract", "unseen"]}
SET_ORDER = ("pinned", "variety", "rotation", "random", "large", "cold", "mix", "unseen", "")
FORM_ORDER = ("contract", "converted", "batch", "chained", "single")


class Line(NamedTuple):
    row: dict
    chain: float    # multiple of the sink chain, 0 where there is none
    ours: float     # multiple of Tagwire's fastest row of the group, 0 where there is none
    best: bool      # the fastest path of its adapter with the default kernel: the one that is ranked


class Group(NamedTuple):
    message: str
    operation: str
    form: str
    set: str
    title: str
    ranked: bool
    lines: list     # fastest first, then those without a number
    floors: dict    # form -> row


def chains(rows) -> dict:
    """Sink chain by (message, operation), C's where it was measured. Builds are set against the extraction of their message."""
    out = {}
    for row in rows:
        if row["form"] == "sink_chain" and (row["language"] == "C" or (row["message"], row["operation"]) not in out):
            out[row["message"], row["operation"]] = row["p50"]
    for message in RANKED:
        for other in ("parse_extract", "parse_only"):
            if (message, other) in out and (message, "build") not in out:
                out[message, "build"] = out[message, other]
    return out


def title(operation: str, form: str, name: str) -> str:
    if operation in MESSAGE_PATH:
        return PATH_TITLES.get((operation, form), form)
    if operation in ("build", "index", "validate"):
        return NO_FOLD.get(name, name)
    if operation == "empty_call":
        return "Empty crossing"
    return TITLES.get((form, name), f"{form}, {name}")


def groups(rows) -> list:
    chain = chains(rows)
    keyed, floors = {}, {}
    for row in rows:
        if row["adapter"] == "floor":
            floors.setdefault((row["message"], row["operation"]), {})[row["form"]] = row
        else:
            keyed.setdefault((row["message"], row["operation"], row["form"], row["set"]), []).append(row)
    out = []
    for (message, operation, form, name), members in keyed.items():
        lines = arrange(members, chain.get((message, operation), 0) if name not in ("mix", "unseen") else 0)
        ranked = is_ranked(Cell(message, operation, "", form), name)
        shown = floors_of(floors.get((message, operation), {}), operation, form, name)
        out.append(Group(message, operation, form, name, title(operation, form, name), ranked, lines, shown))
    out.sort(key=lambda group: (place(MESSAGE_ORDER, group.message), place(OPERATION_ORDER, group.operation), not group.ranked,
                                place(FORM_ORDER, group.form), place(SET_ORDER, group.set)))
    return out


def floors_of(found: dict, operation: str, form: str, name: str) -> dict:
    """Those that this group is compared with: single operations with the sink timed singly, whatever folds with the sink itself."""
    if operation in MESSAGE_PATH and form == "single":
        return {key: row for key, row in found.items() if key == "single"}
    if operation in MESSAGE_PATH or (form, name) == ("contract", "pinned"):
        return {key: row for key, row in found.items() if key != "single"}
    return {}


def place(order, item) -> int:
    return order.index(item) if item in order else len(order)


def arrange(members, chain: float) -> list:
    timed = sorted((row for row in members if row["status"] == "ok"), key=lambda row: row["p50"])
    ours = next((row["p50"] for row in timed if row["adapter"] == OURS and not row.get("forced")), 0)
    lines, first = [], set()
    for row in timed:
        best = row["adapter"] not in first and not row.get("forced")
        if best:
            first.add(row["adapter"])
        lines.append(Line(row, row["p50"] / chain if chain else 0, row["p50"] / ours if ours else 0, best))
    for row in sorted((row for row in members if row["status"] != "ok"), key=lambda row: row["adapter"]):
        lines.append(Line(row, 0, 0, False))
    return lines


class Budget(NamedTuple):
    """A row of the message path beside what it may cost: parts of the same run."""
    adapter: str
    operation: str
    figure: str    # "p50" or "p99.9"
    took: float
    may: float
    of: str        # how `may` is made


def budgets(rows) -> list:
    """Only where every part was measured, with the same adapter and its own scan kernel."""
    def value(adapter, key="p50", **where):
        found = [row[key] for row in rows if row["adapter"] == adapter and row["message"] == "D" and row["status"] == "ok" and not row.get("forced")
                 and all(row[name] == wanted for name, wanted in where.items())]
        return found[0] if found else 0

    out = []
    floor = value("floor", operation="parse_extract", form="sink_floor", language="C")
    single = value("floor", "p999", operation="store_append", form="single", language="C")
    for adapter in dict.fromkeys(row["adapter"] for row in rows if row["operation"] in MESSAGE_PATH and row["adapter"] != "floor"):
        plan = value(adapter, operation="parse_extract", path="plan", form="converted", set="pinned")
        template = value(adapter, operation="build", path="template", set="pinned")
        for operation, form, figure, may, of in (
                ("session_receive", "converted", "p50", plan and plan + 0.75 * floor, "plan + 0.75 floor"),
                ("session_send", "contract", "p50", template and template + 1.2 * floor, "template + 1.2 floor"),
                ("store_append", "batch", "p50", 0.6 * floor, "0.6 floor"),
                ("store_append", "single", "p999", single and single + 1000, "the sink's p99.9 + 1 us")):
            took = value(adapter, figure, operation=operation, form=form)
            if took and may and (floor or figure != "p50"):
                out.append(Budget(adapter, operation, "p99.9" if figure == "p999" else figure, took, may, of))
    return out


def per_byte(rows) -> list:
    """(adapter, kernel, unseen, pinned) ns per byte of operation index: the messages never tuned for beside the three pinned ones."""
    found = {}
    for row in rows:
        if row["operation"] == "index" and row["status"] == "ok" and (row["message"], row["set"]) in (("-", "unseen"), ("mix", "pinned")):
            cost = row["p50"] / row["frame_bytes"]
            seen = found.setdefault((row["adapter"], row["kernel"]), {})
            seen[row["set"]] = min(cost, seen.get(row["set"], cost))
    return [(adapter, kernel, cost["unseen"], cost["pinned"]) for (adapter, kernel), cost in found.items() if len(cost) == 2]
