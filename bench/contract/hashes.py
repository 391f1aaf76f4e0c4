"""The two results a parse is judged by: the contract's FNV-1a, and the cheap fold."""

import struct

MASK64 = (1 << 64) - 1


def fnv1a(data: bytes, state: int = 2166136261) -> int:
    for byte in data:
        state = ((state ^ byte) * 16777619) & 0xFFFFFFFF
    return state


def fnv_bytes(kind: str, value) -> bytes:
    """What one value adds to the hash."""
    if kind == "s":
        return b"s" + value + b"\x01"
    return kind.encode() + struct.pack("<q", value) + b"\x01"


def fold_words(kind: str, value) -> list:
    """What one value adds to the fold: one 64-bit word for a number, two for a text."""
    if kind == "s":
        return [int.from_bytes(value[:8], "little"), len(value)]
    return [value & MASK64]


def fold(words) -> int:
    state = 0
    for word in words:
        state = (((state << 7) | (state >> 57)) & MASK64) ^ word
    return state
