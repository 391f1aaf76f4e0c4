"""Frames whose widths, decimals and fields vary, from the published seed; field orders; the mix."""

from contract.messages import ENTRY_TAGS, Value, entry, integer, price, text, with_hash
from contract.prng import Stream

SYMBOLS = (b"AUD/NZD", b"EUR/USD", b"USD/JPY", b"GBP/CHF", b"VOD.L", b"BRK.B", b"7203.T", b"ESZ6", b"FDAX_202609", b"X", b"NZ",
           b"CL=F.202612", b"XAU/USD", b"US91282CJL65", b"SIEMENS-ENERGY", b"ROG.SW")
CURRENCIES = (b"USD", b"EUR", b"JPY", b"AUD", b"NZD")
WORDS = (b"algo", b"desk 4", b"good till close", b"vwap", b"hedge leg", b"manual", b"retry of ORD", b"client request", b"x=1", b"roll")
ALPHABET = b"ABCDEFGHJKLMNPQRSTUVWXYZ0123456789-_.abcdefghij"
# Tags of the body that an order may move, header fields 34 and 52 stay in front; 268 stands for its whole group.
BODY = {
    "D": (11, 21, 55, 54, 60, 38, 40, 44, 59, 1, 15, 58, 9002),
    "8": (37, 17, 11, 150, 39, 55, 54, 38, 151, 14, 6, 60, 1, 15, 31, 32, 58, 9002),
    "W": (262, 55, 268, 9001, 9002),
}
ORDERS = 10


def name(stream: Stream, low: int, high: int) -> bytes:
    width = low + stream.below(high - low + 1)
    bits, letters = stream.next(), bytearray()
    for at in range(width):
        if at == 10:
            bits = stream.next()
        letters.append(ALPHABET[bits % len(ALPHABET)])
        bits //= len(ALPHABET)
    return bytes(letters)


def when(stream: Stream) -> bytes:
    """UTCTimestamp, three in four with milliseconds."""
    day, second = 1 + stream.below(28), stream.below(86400)
    shown = b"202607%02d-%02d:%02d:%02d" % (day, second // 3600, second // 60 % 60, second % 60)
    return shown + b".%03d" % stream.below(1000) if stream.chance(3, 4) else shown


def any_price(stream: Stream, tag: int) -> Value:
    """0 to 5 decimals, 1 to 5 digits before the point, one in 64 negative, some below one."""
    digits, whole = stream.below(6), stream.digits(5) if stream.chance(9, 10) else 0
    mantissa = whole * 10 ** digits + stream.below(10 ** digits)
    return price(tag, -mantissa if stream.chance(1, 64) else mantissa, digits)


def header(stream: Stream) -> list:
    return [integer(34, stream.digits(7)), text(52, when(stream))]


def maybe(stream: Stream, part: int, whole: int, make) -> list:
    return [make()] if stream.chance(part, whole) else []


def new_order(stream: Stream) -> list:
    values = header(stream)
    values += maybe(stream, 1, 4, lambda: text(1, name(stream, 3, 10)))
    values += [text(11, name(stream, 4, 14)), integer(21, 1 + stream.below(3)), text(55, stream.pick(SYMBOLS)),
               integer(54, 1 + stream.below(2) if stream.chance(7, 8) else 3 + stream.below(7)), text(60, when(stream))]
    values += maybe(stream, 19, 20, lambda: integer(38, stream.digits(9)))
    limit = stream.chance(7, 8)
    values += [integer(40, 2 + stream.below(3) if limit else 1)]
    values += [any_price(stream, 44)] if limit else []
    values += maybe(stream, 1, 5, lambda: text(15, stream.pick(CURRENCIES)))
    values += maybe(stream, 3, 4, lambda: integer(59, stream.below(7)))
    return values + maybe(stream, 1, 8, lambda: text(58, stream.pick(WORDS)))


def execution(stream: Stream) -> list:
    quantity = stream.digits(9)
    done = stream.below(quantity + 1) if stream.chance(1, 2) else 0
    state = stream.below(10)
    values = header(stream) + [text(37, name(stream, 4, 12)), text(17, name(stream, 4, 12))]
    values += maybe(stream, 7, 8, lambda: text(11, name(stream, 4, 14)))
    values += maybe(stream, 1, 4, lambda: text(1, name(stream, 3, 10)))
    values += [integer(150, state), integer(39, state), text(55, stream.pick(SYMBOLS)), integer(54, 1 + stream.below(2))]
    values += maybe(stream, 7, 8, lambda: integer(38, quantity))
    if done and stream.chance(1, 2):
        values += [integer(32, 1 + stream.below(done)), any_price(stream, 31)]
    values += [integer(151, quantity - done), integer(14, done), any_price(stream, 6) if done else price(6, 0, stream.below(6))]
    values += maybe(stream, 1, 5, lambda: text(15, stream.pick(CURRENCIES)))
    values += maybe(stream, 7, 8, lambda: text(60, when(stream)))
    return values + maybe(stream, 1, 8, lambda: text(58, stream.pick(WORDS)))


def snapshot(stream: Stream) -> list:
    values = header(stream) + maybe(stream, 7, 8, lambda: text(262, name(stream, 4, 14)))
    values += [text(55, stream.pick(SYMBOLS)), integer(268, 20)]
    position, digits = stream.chance(1, 2), stream.below(6)
    for at in range(20):
        side = at % 2 if stream.chance(15, 16) else 2 + stream.below(8)
        whole = stream.digits(5) * 10 ** digits + stream.below(10 ** digits)
        shown = digits if stream.chance(3, 4) else stream.below(digits + 1)
        values += [integer(269, side), price(270, whole // 10 ** (digits - shown), shown)]
        values += maybe(stream, 15, 16, lambda: integer(271, stream.digits(9)))
        values += [integer(290, 1 + at // 2)] if position else []
    return values


MAKE = {"D": new_order, "8": execution, "W": snapshot}


def heartbeat(stream: Stream) -> list:
    return header(stream) + maybe(stream, 1, 2, lambda: text(112, name(stream, 1, 18)))


def units(values: list) -> list:
    """The body as movable pieces: single fields, and the group in one piece."""
    out = []
    for value in values:
        if value.tag in ENTRY_TAGS:
            out[-1].append(value)
        else:
            out.append([value])
    return out


def reorder(values: list, rank: dict) -> list:
    """The same fields in the order of `rank`; entries keep their order and begin with 269."""
    moved = sorted(units(values[2:]), key=lambda unit: rank[unit[0].tag])
    out = list(values[:2])
    for unit in moved:
        if unit[0].tag != 268:
            out += unit
            continue
        entries = []
        for value in unit[1:]:
            if value.tag == 269:
                entries.append([])
            entries[-1].append(value)
        out.append(unit[0])
        for one in entries:
            out += [one[0]] + sorted(one[1:], key=lambda value: rank[value.tag])
    return out


def any_rank(stream: Stream, message: str) -> dict:
    tags = list(BODY[message] + ENTRY_TAGS)
    stream.shuffle(tags)
    return {tag: at for at, tag in enumerate(tags)}


def frames(kind: str, message: str, count: int, seed: int) -> list:
    """The entries of set `kind` (variety, rotation, random, large)."""
    stream = Stream(seed, f"{kind}/{message}")
    ranks = [any_rank(stream, message) for _ in range(ORDERS)] if kind == "rotation" else []
    out = []
    for at in range(count):
        values = with_hash(message, MAKE[message](stream))
        if kind == "rotation":
            values = reorder(values, ranks[at % ORDERS])
        elif kind == "random":
            values = reorder(values, any_rank(stream, message))
        out.append(entry(message, values, False))
    return out


def hostile(stream: Stream) -> list:
    """Five-digit tags, and a data field whose content looks like fields and like a trailer."""
    content = name(stream, 2, 9) + b"\x0144=9.99999\x0155=FORGED\x0110=%03d\x01" % stream.below(256) + name(stream, 1, 9)
    return [integer(20001, stream.digits(9)), text(20002, name(stream, 3, 12)), integer(354, len(content)), Value(355, "d", 0, content)]


def mix(count: int, seed: int) -> list:
    stream, out = Stream(seed, "mix"), []
    for _ in range(count):
        draw = stream.below(100)
        message = "D" if draw < 40 else "8" if draw < 75 else "W" if draw < 85 else "0"
        if message == "0":
            out.append(entry("0", heartbeat(stream), False))
            continue
        values = MAKE[message](stream)
        if message != "W" and stream.chance(1, 75):
            values += hostile(stream)
        out.append(entry(message, with_hash(message, values), False))
    return out
