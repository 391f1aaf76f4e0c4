"""
The record of minor versions, bindings/abi/minors.json: for each the lines of the contract that it added, and the hash of all lines up to
it. A line is a frozen struct, a member, a constant, or a function. Of a released minor no line may change or go; the present one follows the
headers until it is released ("released": true, by hand, with the release).
"""
import json
import re

import headers

RECORD = "bindings/abi/minors.json"
MOVING = ("TW_VERSION_MAJOR", "TW_VERSION_MINOR", "TW_VERSION_PATCH", "TW_RULE_COUNT")  # these change with a version, and may


class Record:
    def __init__(self, version, minors, text):
        self.version, self.minors, self.text = version, minors, text
        self.hash = minors[-1][1]


def fnv1a(text):
    value = 0xCBF29CE484222325
    for byte in text.encode("ascii"):
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return value


def lines_of(abi):
    """The contract, one line for each thing that may not change. Reserved members may become members with a name."""
    lines = []
    for struct in abi["structs"]:
        if struct["kind"] == "frozen":
            lines.append(f"frozen {struct['name']}: {struct['size']} bytes aligned to {struct['align']}")
        for member in struct["members"]:
            if member["name"] != "reserved":
                count = f"[{member['count']}]" if member["count"] else ""
                lines.append(f"{struct['kind']} {struct['name']}.{member['name']}: {member['type']}{count} at {member['offset']}")
    lines += [f"function {function['name']}: {function['type']}" for function in abi["functions"]]
    lines += [f"constant {constant['name']}: {constant['value']}" for constant in abi["constants"] if constant["name"] not in MOVING]
    return sorted(lines)


def changes(before, now):
    """What became of lines: for people."""
    subjects = {line.split(":")[0]: line for line in now}
    told = []
    for line in before:
        subject = line.split(":")[0]
        told.append(f"{subject} was{line[len(subject) + 1:]}" + (f", is{subjects[subject][len(subject) + 1:]}" if subject in subjects else ", is gone"))
    return told


def record(abi, text):
    version = {constant["name"]: constant["value"] for constant in abi["constants"] if constant["name"] in MOVING}
    major, minor = version["TW_VERSION_MAJOR"], version["TW_VERSION_MINOR"]
    known = json.loads(text) if text else {}
    now, before, entries = lines_of(abi), [], []
    for name in sorted((name for name in known if int(name.split(".")[0]) == major), key=lambda name: int(name.split(".")[1])):
        number, entry = int(name.split(".")[1]), known[name]
        if number > minor:
            raise headers.Fault(f"{RECORD} knows {name}, a later version than the headers' {major}.{minor}")
        if number < minor and not entry["released"]:
            raise headers.Fault(f"{RECORD}: {name} is not marked as released, but the headers are {major}.{minor}")
        if not entry["released"]:
            continue
        before = sorted(before + entry["adds"])
        changed = changes([line for line in before if line not in now], now)
        if changed:
            raise headers.Fault(f"what version {name} was released with has changed:\n  " + "\n  ".join(changed))
        if int(entry["hash"], 16) != fnv1a("\n".join(before)):
            raise headers.Fault(f"{RECORD}: the hash of {name} is not that of its lines, which may not change")
        entries.append((number, int(entry["hash"], 16)))
    adds = [line for line in now if line not in before]
    name = f"{major}.{minor}"
    if name in known and known[name]["released"]:
        if adds:
            raise headers.Fault(f"version {name} is released; for what is new raise TW_VERSION_MINOR:\n  " + "\n  ".join(adds))
    else:
        entries.append((minor, fnv1a("\n".join(now))))
        known[name] = {"hash": f"0x{entries[-1][1]:016x}", "released": False, "adds": adds}
    return Record((major, minor), entries, json.dumps(known, indent=1) + "\n")


def c_table(told, by):
    hashes = dict(told.minors)
    rows = "".join(f"    UINT64_C(0x{hashes.get(minor, 0):016x}), /* {told.version[0]}.{minor}{'' if minor in hashes else ': not served'} */\n"
                   for minor in range(told.version[1] + 1))
    return ("/* SPDX-License-Identifier: Apache-2.0 */\n"
            f"/* {by} */\n#ifndef TWI_ABI_MINORS_H\n#define TWI_ABI_MINORS_H\n\n#include <stdint.h>\n\n"
            f"/* By minor version: the hash of its contract, as in {RECORD}; 0: no such version, or one that is not served any more. */\n"
            f"static const uint64_t twi_abi_minors[] = {{\n{rows}}};\n\n#endif\n")


def with_hash(header, value):
    """abi.h with the number of its own minor."""
    text, count = re.subn(r"(#define TW_ABI_HASH UINT64_C\()0x[0-9a-f]{16}\)", rf"\g<1>0x{value:016x})", header)
    if count != 1:
        raise headers.Fault("abi.h: no line #define TW_ABI_HASH UINT64_C(0x...)")
    return text
