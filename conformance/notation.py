"""The notation of bytes in vectors, as runner/notation.c reads it: docs/conformance.md describes it."""
import re

ANY = "\ue000"
TOKEN = re.compile(r"\\x([0-9A-F]{2})|\\([|\\{}])|\{\*(\d+):((?:[^}\\]|\\.)*)\}|\{([^{}]{1,15})\}|(\|)|([ -\[\]-z~])")


class NotationError(ValueError):
    pass


class Message:
    def __init__(self, begin):
        self.begin, self.length, self.delta = begin, None, 0


def close(out, open_messages, trailer, delta):
    if not open_messages:
        raise NotationError("{10} or {0} without {8}")
    message = open_messages.pop()
    tag = 3 if trailer else 0
    if message.length is not None:
        if len(out) < message.length + 1 + tag:
            raise NotationError("no body after {9}")
        out[message.length:message.length] = str(len(out) - tag - message.length - 1 + message.delta)
    if trailer:
        total = sum(ord(unit) for unit in out[message.begin:len(out) - 3])
        out += f"{(total + delta + 256) % 256:03d}"


def expand_into(out, open_messages, text):
    at = 0
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match:
            raise NotationError(f"not of the notation at {text[at:at + 12]!r}")
        at = match.end()
        code, escaped, times, repeated, name, soh, plain = match.groups()
        if code:
            out.append(chr(int(code, 16)))
        elif escaped or plain:
            out.append(escaped or plain)
        elif soh:
            out.append("\x01")
        elif times:
            for _ in range(int(times)):
                expand_into(out, open_messages, repeated)
        elif name == "any":
            out.append(ANY)
        elif name == "8":
            open_messages.append(Message(len(out)))
            out += "8="
        elif re.fullmatch(r"9([+-]\d+)?", name):
            if not open_messages:
                raise NotationError("{9} without {8}")
            open_messages[-1].length, open_messages[-1].delta = len(out), int(name[1:] or 0)
        elif re.fullmatch(r"10([+-]\d+)?", name):
            close(out, open_messages, True, int(name[2:] or 0))
        elif name == "0":
            close(out, open_messages, False, 0)
        else:
            raise NotationError(f"no macro named {name}")


def expand(text):
    """The Latin-1 string that a text in the notation stands for; {any} is the character ANY in it."""
    out, open_messages = [], []
    expand_into(out, open_messages, text)
    if open_messages:
        raise NotationError("{8} without {10} or {0}")
    return "".join(out)


def show(string):
    """A Latin-1 string as it would stand in a vector."""
    out = []
    for unit in string:
        if unit == ANY:
            out.append("{any}")
        elif unit == "\x01":
            out.append("|")
        elif unit in "|\\{}":
            out.append("\\" + unit)
        elif " " <= unit <= "~":
            out.append(unit)
        else:
            out.append(f"\\x{ord(unit):02X}")
    return "".join(out)


def expand_lines(lines):
    """The expected lines; "*N LINE" is N of them. Texts of plans and templates are not in the notation."""
    out = []
    for line in lines:
        match = re.match(r"\*(\d+) (.*)", line)
        if line.startswith(("plan ", "template ")):
            out.append(line)
            continue
        out += [expand(match.group(2))] * int(match.group(1)) if match else [expand(line)]
    return out
