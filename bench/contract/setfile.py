"""The set file of PROTOCOL.md, written and read."""

import struct
from typing import NamedTuple

from contract.messages import Entry, Results, Value, wire

MAGIC = b"TWSET001"
HEADER = struct.Struct("<8sIIQQ")
ROW = struct.Struct("<QIIQQIIII8sQ")
VALUE = struct.Struct("<IBBHqQ4sI")


def text_offsets(entry: Entry) -> list:
    """Where each value stands in the frame, behind 8, 9, 35, 49 and 56. Lengths are known, so this walks, it does not search."""
    at = sum(len(field) + 1 for field in entry.frame.split(b"\x01", 5)[:5])
    offsets = []
    for value in entry.values:
        at += len(b"%d=" % value.tag)
        offsets.append(at)
        at += len(wire(value)) + 1
    return offsets


def pack(entries: list, with_values: bool = True) -> bytes:
    """A whole set. A text that is not in its frame (a build's mutation) goes behind the frames."""
    rows, table, frames, pool = bytearray(), bytearray(), bytearray(), bytearray()
    pool_start, count = sum(len(entry.frame) for entry in entries), 0
    for entry in entries:
        values = entry.values if with_values else ()
        start, first = len(frames), count
        offsets = text_offsets(entry) if values else ()
        for value, inside in zip(values, offsets):
            at = 0
            if value.kind in "sd":
                at = start + inside
                if entry.frame[inside:inside + len(value.text)] != value.text:
                    at = pool_start + len(pool)
                    pool += value.text
            table += VALUE.pack(value.tag, ord(value.kind), value.digits, len(value.text), value.number, at, value.text[:4], 0)
            count += 1
        frames += entry.frame
        rows += ROW.pack(start, len(entry.frame), entry.fields, entry.results.fold_top, entry.results.fold_full,
                         entry.results.fnv_top, entry.results.fnv_full, first, len(values), entry.message.encode(), 0)
    begin = HEADER.size + len(rows) + len(table)
    size = begin + len(frames) + len(pool)
    return HEADER.pack(MAGIC, len(entries), count, begin, size) + rows + table + frames + pool


class SetFile(NamedTuple):
    entries: list
    frame_bytes: float


def unpack(data: bytes, most: int = 1 << 31) -> SetFile:
    """All entries, or the first `most`."""
    magic, count, _, begin, size = HEADER.unpack_from(data)
    if magic != MAGIC or size != len(data):
        raise ValueError("not a set file")
    entries, total = [], 0
    for number in range(min(count, most)):
        start, length, fields, top, full, fnv_top, fnv_full, first, rows, name, _ = ROW.unpack_from(data, HEADER.size + number * ROW.size)
        values = []
        for row in range(first, first + rows):
            tag, kind, digits, width, value, at, _, _ = VALUE.unpack_from(data, HEADER.size + count * ROW.size + row * VALUE.size)
            values.append(Value(tag, chr(kind), value, data[begin + at:begin + at + width] if chr(kind) in "sd" else b"", digits))
        entries.append(Entry(name.rstrip(b"\0").decode(), data[begin + start:begin + start + length], fields,
                             Results(top, full, fnv_top, fnv_full), tuple(values)))
        total += length
    return SetFile(entries, total / max(len(entries), 1))
