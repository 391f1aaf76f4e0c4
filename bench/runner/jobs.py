"""Which sets each cell is run on, in a full and in a quick run."""

from contract.messages import ADMINISTRATIVE, RANKED
from runner.model import MESSAGE_PATH, RANKED_OPERATIONS, UNFOLDED, Adapter, Cell, Job

CONVERTED_SETS = ("variety", "pinned", "rotation", "random", "large", "cold")
KERNEL_SETS = ("pinned", "variety", "unseen", "mix")


def sets_of(cell: Cell, quick: bool) -> tuple:
    """As the table in PROTOCOL.md; a quick run keeps what the two rankings need."""
    if cell.message == "-":
        return ("unseen",) if cell.operation == "index" else ("",)
    if cell.message == "mix":
        if cell.operation == "index":
            return ("pinned",) if quick else ("pinned", "mix")
        return () if quick and cell.form == "single" else ("mix",)
    if cell.message in ADMINISTRATIVE:
        wanted = cell.form in ("contract", "converted") and not (quick and (cell.form == "converted" or cell.operation == "index"))
        return ("pinned",) if wanted else ()
    if cell.operation in MESSAGE_PATH:
        return ("pinned",)
    if cell.form in ("contract", "chained"):
        if cell.form == "chained" and quick:
            return ()
        if cell.operation == "build" or (cell.operation in ("index", "validate") and not quick):
            return ("pinned", "variety")
        return ("pinned",)
    if cell.form in ("single", "batch"):
        return () if quick else ("variety",)
    if quick:  # the pinned frame through the plan is what receiving it in a session is set against
        return ("variety", "pinned") if cell[:3] == ("D", "parse_extract", "plan") else ("variety",)
    return CONVERTED_SETS


def plan(adapter: Adapter, chosen) -> list:
    """All jobs of an adapter under the options chosen: message, quick, ranked, kernels."""
    jobs, own = [], adapter.describe.get("kernel")
    for cell in adapter.cells:
        for name in sets_of(cell, chosen.quick) if cell.message in chosen.message else ():
            short = chosen.ranked or (chosen.quick and not chosen.only and adapter.quick == "ranked")
            if short and not is_ranked(cell, name):
                continue
            jobs.append(Job(adapter.name, cell, name))
            if own and name in KERNEL_SETS and cell.form in ("contract", "converted"):
                jobs += [Job(adapter.name, cell, name, kernel) for kernel in chosen.kernels if kernel != own]
    return jobs


def is_ranked(cell: Cell, name: str) -> bool:
    """The two rankings: pinned frames under contract, variety sets under converted, builds of both."""
    if cell.message not in RANKED or cell.operation not in RANKED_OPERATIONS:
        return False
    if cell.operation == "build":
        return name in ("pinned", "variety")
    return (cell.form, name) in (("contract", "pinned"), ("converted", "variety"))


def gaps(adapter: Adapter, messages) -> list:
    """(job, status, reason) for what this adapter does not offer, so that every ranked cell is named."""
    out = []
    if adapter.missing:
        for message in messages:
            for operation in RANKED_OPERATIONS if message in RANKED else ():
                for form in forms(operation):
                    out.append((Job(adapter.name, Cell(message, operation, "", form), ranked_set(form)), "missing", adapter.missing))
        return out
    offered = {(cell.message, cell.operation, cell.form) for cell in adapter.cells}
    for cell, why in adapter.unsupported:
        if cell.message in messages:
            sets = sets_of(cell, False) or (ranked_set(cell.form),)
            out.append((Job(adapter.name, cell, sets[0]), "unsupported", why))
            offered.add((cell.message, cell.operation, cell.form))
    for message in messages:
        for operation in RANKED_OPERATIONS if message in RANKED else ():
            for form in forms(operation):
                if (message, operation, form) not in offered:
                    job = Job(adapter.name, Cell(message, operation, "", form), ranked_set(form))
                    out.append((job, "unsupported", "not offered by this adapter"))
    return out


def forms(operation: str) -> tuple:
    return ("contract",) if operation in UNFOLDED else ("contract", "converted")


def ranked_set(form: str) -> str:
    return "variety" if form in ("converted", "single", "batch") else "pinned"


def batch_of(job: Job, count: int) -> int:
    """32 operations a sample; whole turns where few frames differ much in length."""
    if job.cell.form == "single":
        return 1
    if job.set == "unseen":
        return count
    if job.set == "pinned" and job.cell.message == "mix":
        return 33
    return 32

