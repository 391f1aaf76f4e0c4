"""The pinned frames, from their values; the fixtures beside this file hold the same bytes and the tests compare the two."""

from pathlib import Path

from contract.messages import NAMES, Entry, entry, integer, price, text

WHEN = b"20260703-19:28:00.123"


def new_order() -> list:
    return [integer(34, 8), text(52, WHEN), text(11, b"ORD123456"), integer(21, 1), text(55, b"AUD/NZD"), integer(54, 1),
            text(60, WHEN), integer(38, 100000), integer(40, 2), price(44, 108245, 5), integer(59, 0)]


def execution() -> list:
    return [integer(34, 9), text(52, WHEN), text(37, b"EX123456"), text(17, b"EXRPT1"), text(11, b"ORD123456"), integer(150, 0),
            integer(39, 0), text(55, b"AUD/NZD"), integer(54, 1), integer(38, 100000), integer(151, 100000), integer(14, 0),
            price(6, 0, 5), text(60, WHEN)]


def snapshot() -> list:
    values = [integer(34, 10), text(52, WHEN), text(262, b"REQ-AUDNZD-1"), text(55, b"AUD/NZD"), integer(268, 20)]
    for level in range(10):
        for side in (0, 1):
            mantissa = 108245 + level if side else 108241 - level
            values += [integer(269, side), price(270, mantissa, 5), integer(271, 1000000)]
    return values


ADMINISTRATIVE = {
    "A": [integer(34, 1), text(52, WHEN), integer(98, 0), integer(108, 30), text(141, b"Y")],
    "0": [integer(34, 2), text(52, WHEN), text(112, b"TEST-20260703")],
    "1": [integer(34, 3), text(52, WHEN), text(112, b"TEST-20260703")],
    "2": [integer(34, 4), text(52, WHEN), integer(7, 5), integer(16, 0)],
    "3": [integer(34, 5), text(52, WHEN), integer(45, 12), integer(371, 38), text(372, b"D"), integer(373, 6),
          text(58, b"Incorrect data format for value")],
    "4": [integer(34, 6), text(52, WHEN), text(123, b"Y"), integer(36, 17)],
    "5": [integer(34, 7), text(52, WHEN), text(58, b"Session closed by operator")],
}


def pinned(message: str) -> Entry:
    if message in ADMINISTRATIVE:
        return entry(message, ADMINISTRATIVE[message], False)
    return entry(message, {"D": new_order, "8": execution, "W": snapshot}[message](), True)


def fixture(message: str) -> bytes:
    return (Path(__file__).parent / (NAMES[message] + ".fix")).read_bytes()
