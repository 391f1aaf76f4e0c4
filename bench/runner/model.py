"""What is measured: adapters, cells, jobs, and how one run of a program ended."""

from typing import NamedTuple, Optional

PARSES = ("parse_only", "parse_extract")
RANKED_OPERATIONS = ("build", "parse_only", "parse_extract")
UNFOLDED = ("build", "index", "validate", "empty_call")
MESSAGE_PATH = ("session_receive", "session_send", "store_append")


class Cell(NamedTuple):
    message: str
    operation: str
    path: str
    form: str

    def show(self) -> str:
        return f"{self.message} {self.operation} {self.path} {self.form}"


class Job(NamedTuple):
    """A cell on a set with a forced kernel (or none): one row of the results."""
    adapter: str
    cell: Cell
    set: str
    kernel: str = ""

    def stem(self) -> str:
        message = "none" if self.cell.message == "-" else self.cell.message
        words = [self.adapter, message, self.cell.operation, self.cell.path, self.cell.form, self.set, self.kernel]
        return "-".join(word for word in words if word)


class Outcome(NamedTuple):
    """ok: exit 0 and right; mismatch: exit 3; unsupported: exit 4; failed: anything else, note says what."""
    status: str
    answer: Optional[dict] = None
    note: str = ""
    seconds: float = 0.0
    switches: int = 0


class Adapter:
    def __init__(self, spec: dict, folder: str):
        self.name = spec["name"]
        self.language = spec.get("language", "")
        self.build = spec.get("build")
        self.run = spec["run"]
        self.peer = spec.get("peer")
        self.how = spec.get("missing", "")
        self.quick = spec.get("quick", "all")
        self.folder = folder
        self.command = []
        self.missing = ""
        self.describe = {}
        self.kernels = {}
        self.cells = []
        self.unsupported = []
        self.admission = {}

    @property
    def version(self) -> str:
        return str(self.describe.get("version", ""))
