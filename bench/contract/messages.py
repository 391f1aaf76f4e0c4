"""What each message's operations read, as values in the contract's order; the value and frame model of the generator."""

from typing import NamedTuple

from contract.hashes import fnv1a, fnv_bytes, fold, fold_words

SOH = b"\x01"
PRICE_SCALE = 5
RANKED = ("D", "8", "W")
ADMINISTRATIVE = ("A", "0", "1", "2", "3", "4", "5")
NAMES = {
    "D": "NewOrderSingle", "8": "ExecutionReport", "W": "MarketDataSnapshot", "A": "Logon", "0": "Heartbeat",
    "1": "TestRequest", "2": "ResendRequest", "3": "Reject", "4": "SequenceReset", "5": "Logout",
    "mix": "Mix of D, 8, W and Heartbeat", "-": "No single message",
}
READ = {
    "D": ((11, "s"), (21, "i"), (55, "s"), (54, "i"), (60, "s"), (38, "i"), (40, "i"), (44, "p"), (59, "i")),
    "8": ((37, "s"), (17, "s"), (11, "s"), (150, "i"), (39, "i"), (55, "s"), (54, "i"), (38, "i"), (151, "i"), (14, "i"),
          (6, "p"), (60, "s")),
    "W": ((262, "s"), (55, "s"), (268, "i")),
    "A": ((34, "i"), (52, "s"), (98, "i"), (108, "i"), (141, "s")),
    "0": ((34, "i"), (52, "s"), (112, "s")),
    "1": ((34, "i"), (52, "s"), (112, "s")),
    "2": ((34, "i"), (52, "s"), (7, "i"), (16, "i")),
    "3": ((34, "i"), (52, "s"), (45, "i"), (371, "i"), (372, "s"), (373, "i"), (58, "s")),
    "4": ((34, "i"), (52, "s"), (123, "s"), (36, "i")),
    "5": ((34, "i"), (52, "s"), (58, "s")),
}
ENTRY = ((269, "i"), (270, "p"), (271, "i"))
ENTRY_TAGS = (269, 270, 271, 290)


class Value(NamedTuple):
    """One field as a build is given it. `number` is meant for kinds i and p (at scale 5), `text` for s and d."""
    tag: int
    kind: str
    number: int = 0
    text: bytes = b""
    digits: int = 0


def text(tag: int, value: bytes) -> Value:
    return Value(tag, "s", 0, value)


def integer(tag: int, value: int) -> Value:
    return Value(tag, "i", value)


def price(tag: int, mantissa: int, digits: int) -> Value:
    """mantissa / 10**digits, written with exactly that many fraction digits."""
    return Value(tag, "p", mantissa * 10 ** (PRICE_SCALE - digits), b"", digits)


def wire(value: Value) -> bytes:
    if value.kind in "sd":
        return value.text
    if value.kind == "i":
        return b"%d" % value.number
    mantissa = abs(value.number) // 10 ** (PRICE_SCALE - value.digits)
    sign = b"-" if value.number < 0 else b""
    if not value.digits:
        return sign + b"%d" % mantissa
    shown = b"%0*d" % (value.digits + 1, mantissa)
    return sign + shown[:-value.digits] + b"." + shown[-value.digits:]


class Results(NamedTuple):
    """What the operations have to answer; `top` is parse_only, `full` parse_extract."""
    fold_top: int
    fold_full: int
    fnv_top: int
    fnv_full: int


class Entry(NamedTuple):
    """One frame of a set with its expectations."""
    message: str
    frame: bytes
    fields: int
    results: Results
    values: tuple = ()


def read_values(message: str, values) -> tuple:
    """The values of parse_only and of parse_extract, as (kind, value) in the contract's order; absent ones are skipped."""
    first = {}
    for value in values:
        first.setdefault(value.tag, value)
    full = [pure(first[tag]) for tag, _ in READ[message] if tag in first]
    if message != "W":
        return full, full
    start = next(at for at, value in enumerate(values) if value.tag == 269)
    prices = [pure(value) for value in values if value.tag == 270]
    top = [pure(first[tag]) for tag in (55, 268) if tag in first] + prices[:2]
    entry = {}
    for value in values[start:]:
        if value.tag == 269 and entry:
            full += [entry[tag] for tag, _ in ENTRY if tag in entry]
            entry = {}
        if value.tag in ENTRY_TAGS:
            entry[value.tag] = pure(value)
    full += [entry[tag] for tag, _ in ENTRY if tag in entry]
    return top, full


def pure(value: Value) -> tuple:
    return value.kind, value.text if value.kind == "s" else value.number


def hash_of(read) -> int:
    return fnv1a(b"".join(fnv_bytes(kind, value) for kind, value in read))


def fold_of(read) -> int:
    return fold(word for kind, value in read for word in fold_words(kind, value))


def results(message: str, values) -> Results:
    top, full = read_values(message, values)
    if top is full:
        return Results(*[fold_of(full)] * 2, *[hash_of(full)] * 2)
    return Results(fold_of(top), fold_of(full), hash_of(top), hash_of(full))


def seal(begin: bytes, body: bytes) -> bytes:
    """A whole frame from its BeginString and the bytes that BodyLength counts."""
    head = b"8=" + begin + b"\x019=%d\x01" % len(body) + body
    return head + b"10=%03d\x01" % (sum(head) % 256)


def encode(message: str, values) -> bytes:
    body = [b"35=" + message.encode(), b"49=CLIENT", b"56=SERVER"]
    body += [b"%d=%s" % (value.tag, wire(value)) for value in values]
    return seal(b"FIX.4.2", SOH.join(body) + SOH)


def entry(message: str, values, hashed: bool) -> Entry:
    """A frame of these values; `hashed` adds the expected hash as the contract's 9001 and 9002."""
    return Entry(message, encode(message, values), len(values) + 6, results(message, values), tuple(values)) if not hashed \
        else entry(message, with_hash(message, values), False)


def with_hash(message: str, values) -> list:
    expected = results(message, values)
    first = [integer(9001, expected.fnv_top)] if message == "W" else []
    return list(values) + first + [integer(9002, expected.fnv_full)]
