"""An independent, slow reading of frames: it shares the hash functions with the generator and nothing else.

It cuts at SOH, joins what a length field says belongs together, and converts with Decimal. It serves the tests of the generator
and the check of what builds emit."""

from decimal import Decimal

from contract.hashes import fnv1a, fnv_bytes, fold, fold_words

PAIRS = {90: 91, 93: 89, 95: 96, 212: 213, 348: 349, 350: 351, 352: 353, 354: 355, 356: 357, 358: 359, 360: 361, 362: 363, 364: 365,
         445: 446, 618: 619, 621: 622, 1184: 1185, 1277: 1278, 1280: 1281, 1282: 1283, 1397: 1398, 1401: 1402, 1403: 1404, 1468: 1469,
         1525: 1527, 1578: 1579, 1620: 1621, 1664: 1665, 1678: 1697}


class BadFrame(ValueError):
    pass


def fields_of(frame: bytes) -> list:
    """(tag, value) in the order of the frame; framing checked."""
    if not frame.endswith(b"\x01"):
        raise BadFrame("does not end with SOH")
    pieces, out, at = frame[:-1].split(b"\x01"), [], 0
    while at < len(pieces):
        tag, equals, value = pieces[at].partition(b"=")
        if not equals or not tag.isdigit() or tag.startswith(b"0"):
            raise BadFrame(f"piece {pieces[at]!r} is no field")
        at += 1
        if out and PAIRS.get(out[-1][0]) == int(tag):
            length = int(out[-1][1])
            while len(value) < length and at < len(pieces):
                value += b"\x01" + pieces[at]
                at += 1
            if len(value) != length:
                raise BadFrame(f"data of {int(tag)} has {len(value)} bytes, not {length}")
        out.append((int(tag), value))
    check_framing(frame, out)
    return out


def check_framing(frame: bytes, fields: list) -> None:
    if [tag for tag, _ in fields[:3]] != [8, 9, 35] or fields[-1][0] != 10:
        raise BadFrame("8, 9, 35 first and 10 last")
    start = len(b"8=" + fields[0][1] + b"\x019=" + fields[1][1] + b"\x01")
    if int(fields[1][1]) != len(frame) - start - len(b"10=000\x01"):
        raise BadFrame("BodyLength")
    if fields[-1][1] != b"%03d" % (sum(frame[:-7]) % 256):
        raise BadFrame("CheckSum")


def typed(kind: str, value: bytes):
    if kind == "s":
        return value
    return int(value) if kind == "i" else int(Decimal(value.decode()).scaleb(5))


# The table of BENCHMARK.md once more, on purpose not taken from messages.py.
WANTED = {
    "D": "11s 21i 55s 54i 60s 38i 40i 44p 59i", "8": "37s 17s 11s 150i 39i 55s 54i 38i 151i 14i 6p 60s", "W": "262s 55s 268i",
    "A": "34i 52s 98i 108i 141s", "0": "34i 52s 112s", "1": "34i 52s 112s", "2": "34i 52s 7i 16i",
    "3": "34i 52s 45i 371i 372s 373i 58s", "4": "34i 52s 123s 36i", "5": "34i 52s 58s",
}


def wanted(frame: bytes) -> tuple:
    """(kind, value) lists of parse_only and parse_extract."""
    fields = fields_of(frame)
    message = fields[2][1].decode()
    found = dict(reversed(fields))
    full = [(word[-1], typed(word[-1], found[int(word[:-1])])) for word in WANTED[message].split() if int(word[:-1]) in found]
    if message != "W":
        return full, full
    entries = []
    for tag, value in fields:
        if tag == 269:
            entries.append({})
        if tag in (269, 270, 271):
            entries[-1][tag] = value
    if len(entries) != int(found[268]):
        raise BadFrame("NumInGroup")
    flat = [(tag, one[tag]) for one in entries for tag in (269, 270, 271) if tag in one]
    top = full[-2:] + [("p", typed("p", value)) for tag, value in flat if tag == 270][:2]
    return top, full + [("p" if tag == 270 else "i", int(value) if tag != 270 else typed("p", value)) for tag, value in flat]


def answers(frame: bytes) -> tuple:
    """fold_top, fold_full, fnv_top, fnv_full, number of fields."""
    both = wanted(frame)
    folds = [fold(word for kind, value in read for word in fold_words(kind, value)) for read in both]
    hashes = [fnv1a(b"".join(fnv_bytes(kind, value) for kind, value in read)) for read in both]
    return (*folds, *hashes, len(fields_of(frame)))


def split_stream(stream: bytes) -> list:
    """Frames that follow one another, by BodyLength."""
    out, at = [], 0
    while at < len(stream):
        head = stream.index(b"\x01", stream.index(b"\x019=", at) + 1)
        length = int(stream[stream.index(b"\x019=", at) + 3:head])
        end = head + 1 + length + 7
        if not stream.startswith(b"8=", at) or end > len(stream):
            raise BadFrame(f"frame at {at}")
        out.append(stream[at:end])
        at = end
    return out
