"""Frames that an honest adapter must refuse: a field changed, framing repaired, expectation left as it was; and wrong framing."""

from typing import NamedTuple

from contract.messages import ENTRY, READ, Entry, Value, entry, results, seal

SOH = b"\x01"
# The mutations the contract names, as (message, label, old, new).
NAMED = (
    ("8", "37 text", b"\x0137=EX123456\x01", b"\x0137=FX123356\x01"),
    ("W", "55 text", b"\x0155=AUD/NZD\x01", b"\x0155=BUD/NYD\x01"),
    ("W", "270 of the second level swapped", b"\x01270=1.08240\x01271=1000000\x01269=1\x01270=1.08246\x01",
     b"\x01270=1.08246\x01271=1000000\x01269=1\x01270=1.08240\x01"),
    ("D", "44 numeric", b"\x0144=1.08245\x01", b"\x0144=1.08254\x01"),
    ("W", "271 of the last entry", b"\x01271=1000000\x019001=", b"\x01271=0100000\x019001="),
)
# Builders may count what follows by themselves, so these are not changed alone.
COUNTS = (268, 354)


class Mutation(NamedTuple):
    label: str
    entry: Entry
    operations: tuple


def cut(frame: bytes) -> tuple:
    """BeginString, the bytes that BodyLength counts."""
    begin, _, rest = frame[2:].partition(SOH)
    return begin, rest[rest.index(SOH) + 1:-7]


def repaired(frame: bytes) -> bytes:
    return seal(*cut(frame))


def covers(before: Entry, after: Entry) -> tuple:
    """The operations whose hash and fold both change, so that each form can be asked to notice."""
    one, two = before.results, after.results
    out = []
    if one.fold_top != two.fold_top and one.fnv_top != two.fnv_top:
        out.append("parse_only")
    if one.fold_full != two.fold_full and one.fnv_full != two.fnv_full:
        out.append("parse_extract")
    return tuple(out)


def stale(good: Entry, label: str, values, frame: bytes) -> Mutation:
    changed = Entry(good.message, frame, good.fields, results(good.message, values))
    return Mutation(label, changed._replace(results=good.results), covers(good, changed))


def other(value: Value) -> Value:
    """A neighbour of the same width that differs where the fold looks: in the first byte of a text, the last digit of a number."""
    if value.kind in "sd":
        first = value.text[0]
        return value._replace(text=bytes([first + 1 if first != 0x39 else 0x38]) + value.text[1:])
    step = 10 ** (5 - value.digits) if value.kind == "p" else 1
    shown = abs(value.number) // step
    change = -step if shown % 10 == 9 else step
    return value._replace(number=value.number + (change if value.number >= 0 else -change))


def read_tags(message: str) -> set:
    return {tag for tag, _ in READ[message]} | ({tag for tag, _ in ENTRY} if message == "W" else set())


def field_mutations(good: Entry) -> list:
    """One change for each field read, each entry's included, and one removal for each field that may be absent."""
    out, tags = [], read_tags(good.message)
    for at, value in enumerate(good.values):
        if value.tag not in tags:
            continue
        changed = list(good.values)
        changed[at] = other(value)
        out.append(stale(good, f"{value.tag} at field {at + 6}", changed, replaced(good, changed)))
        if value.tag not in (268, 269, 270):
            fewer = list(good.values[:at] + good.values[at + 1:])
            out.append(stale(good, f"{value.tag} at field {at + 6} removed", fewer, replaced(good, fewer)))
    return [mutation for mutation in out if mutation.operations]


def replaced(good: Entry, values) -> bytes:
    return entry(good.message, values, False).frame


def named(good: Entry) -> list:
    out = []
    for message, label, old, new in NAMED:
        if message == good.message and good.frame.count(old) == 1:
            frame = repaired(good.frame.replace(old, new))
            out.append(stale(good, "named: " + label, values_like(good, frame), frame))
    return out


def values_like(good: Entry, frame: bytes) -> list:
    """The values of a frame that has the same fields as `good`, for the pinned frames' simple forms."""
    from contract.reference import fields_of, typed
    found = fields_of(frame)[5:-1]
    return [value._replace(text=raw) if value.kind == "s" else value._replace(number=typed(value.kind, raw))
            for value, (_, raw) in zip(good.values, found)]


def wrong_checksum(good: Entry) -> list:
    frame = good.frame
    total = int(frame[-4:-1])
    out = [("CheckSum plus 1", frame[:-4] + b"%03d\x01" % ((total + 1) % 256)),
           ("CheckSum minus 1", frame[:-4] + b"%03d\x01" % ((total - 1) % 256)),
           ("CheckSum plus 128", frame[:-4] + b"%03d\x01" % ((total + 128) % 256))]
    for old, new in ((b"\x0149=CLIENT\x01", b"\x0149=CLIENU\x01"), (b"\x0156=SERVER\x01", b"\x0156=TERVER\x01")):
        if old in frame:
            out.append(("byte of a field that is not read", frame.replace(old, new)))
    return [Mutation(label, good._replace(frame=changed), ()) for label, changed in out]


def wrong_length(good: Entry) -> list:
    begin, body = cut(good.frame)
    out = []
    for label, length in (("plus 1", len(body) + 1), ("minus 1", len(body) - 1), ("plus 7", len(body) + 7), ("minus 7", len(body) - 7),
                          ("tenth", len(body) // 10)):
        head = b"8=" + begin + b"\x019=%d\x01" % length + body
        out.append(Mutation("BodyLength " + label, good._replace(frame=head + b"10=%03d\x01" % (sum(head) % 256)), ()))
    return out


def wrong_count(good: Entry) -> list:
    """For operations that count fields: one field more than expected, one less."""
    begin, body = cut(good.frame)
    last = body.rindex(SOH, 0, len(body) - 1)
    return [Mutation("a field added", good._replace(frame=seal(begin, body + b"58=X\x01")), ()),
            Mutation("the last field removed", good._replace(frame=seal(begin, body[:last + 1])), ())]


def unknown_tag(good: Entry) -> Mutation:
    """Tag 999 exists in no dictionary of FIX.4.2: whoever validates refuses it."""
    begin, body = cut(good.frame)
    return Mutation("tag 999", good._replace(frame=seal(begin, body + b"999=1\x01")), ())


def session_mutations(good: Entry) -> list:
    """What a session refuses: identities that are not its own, numbers too low and too high, times of another moment. The values stay those of the good frame: an
    adapter that gives its frames numbers and times moves them by the difference."""
    number = int(next(value.number for value in good.values if value.tag == 34))
    time = next(value.text for value in good.values if value.tag == 52)
    changes = [(b"49=CLIENT", b"49=CLIENU"), (b"56=SERVER", b"56=SERVE"), (b"34=%d" % number, b"34=%d" % (number + 1)),
               (b"34=%d" % number, b"34=%d" % (number - 1)), (b"52=" + time, b"52=" + moved(time, 121)),
               (b"52=" + time, b"52=" + moved(time, -121))]
    out = []
    for old, new in changes:
        frame = good.frame.replace(b"\x01" + old + b"\x01", b"\x01" + new + b"\x01", 1)
        out.append(Mutation((old + b" to " + new).decode(), good._replace(frame=repaired(frame)), ("session_receive",)))
    return out


def moved(time: bytes, seconds: int) -> bytes:
    """A UTCTimestamp of July 2026, moved within its day."""
    clock, rest = time[9:17], time[17:]
    hour, minute, second = (int(part) for part in clock.split(b":"))
    total = (hour * 3600 + minute * 60 + second + seconds) % 86400
    return time[:9] + b"%02d:%02d:%02d" % (total // 3600, total // 60 % 60, total % 60) + rest


def build_mutations(good: Entry, but=()) -> list:
    """The values changed one at a time, the expected frame not: a build that answers the expected frame did not use its input. `but`: tags of values that are not its
    input, as MsgSeqNum and SendingTime are not where a session writes them."""
    out = []
    for at, value in enumerate(good.values):
        if value.tag in COUNTS or value.tag in but:
            continue
        changed = list(good.values)
        changed[at] = other(value)
        out.append(Mutation(f"{value.tag} at field {at + 6}", good._replace(values=tuple(changed)), ("build",)))
    return out


def interleaved(good: Entry, mutations: list) -> list:
    """Good frames between the bad ones: a count of errors then proves both that these pass and that those do not."""
    out = [good]
    for mutation in mutations:
        out += [mutation.entry, good]
    return out
