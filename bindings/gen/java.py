"""java/src/main/java/io/tagwire/Layout.java: sizes, member offsets, constants and statuses for Java 17."""

HEAD = """// SPDX-License-Identifier: Apache-2.0
// {by}
package io.tagwire;

/**
 * Structs and constants of libtagwire {major}.{minor}. A struct is a class with its SIZE_OF and, in capitals, the offset of each member in
 * bytes; the comment behind an offset has the member's C type. Numbers that C takes for unsigned have the same bits here.
 */
final class Layout {{
    private Layout() {{}}

    /** The version that these numbers were made from, and the hash of its contract: for tw_abi_check. */
    static final int ABI_MAJOR = {major};
    static final int ABI_MINOR = {minor};
    static final long ABI_HASH = 0x{hash:016x}L;
"""


def camel(name):
    return "".join(word.capitalize() for word in name.split("_")[1:])


def doc(comment, indent):
    """A header's comment as a comment of Java: it is no Javadoc, whose markup it does not know."""
    if not comment:
        return ""
    if len(comment) == 1:
        return f"{indent}/* {comment[0]} */\n"
    return f"{indent}/*\n" + "".join(f"{indent} *{' ' if line else ''}{line}\n" for line in comment) + f"{indent} */\n"


def kind(member):
    return member["type"] + (f"[{member['count']}]" if member["count"] else "")


def signed(value):
    return value - 2**32 if value >= 2**31 else value


def layout(abi):
    out = [HEAD.format(by=abi["by"], major=abi["version"][0], minor=abi["version"][1], hash=abi["hash"])]
    for struct in abi["structs"]:
        out.append(f"\n{doc(struct['comment'], '    ')}    static final class {camel(struct['name'])} {{\n        private {camel(struct['name'])}() {{}}\n\n"
                   f"        static final int SIZE_OF = {struct['size']}, ALIGN_OF = {struct['align']};\n")
        for member in struct["members"]:
            text = kind(member) + (": " + member["comment"] if member["comment"] else "")
            out.append(f"        static final int {member['name'].upper()} = {member['offset']}; // {text}\n")
        out.append("    }\n")
    header = ""
    for constant in abi["constants"]:
        if constant["header"] != header:
            header = constant["header"]
            out.append(f"\n    // {header}\n\n")
        comment = f" // {constant['comment']}" if constant["comment"] else ""
        out.append(f"    static final int {constant['name']} = {signed(constant['value'])};{comment}\n")
    for what, text, unknown in (("name", "name", "TW_UNKNOWN"), ("text", "text", "unknown status")):
        out.append(f"\n    /** The {what} of a status, as tw_status_{what} gives it. */\n    static String status{what.capitalize()}(int status) {{\n"
                   "        switch (status) {\n")
        out += [f"            case {status['name']}: return \"{status[text]}\";\n" for status in abi["statuses"]]
        out.append(f"            default: return \"{unknown}\";\n        }}\n    }}\n")
    out.append("\n    /** All statuses, ascending. */\n    static int[] statuses() {\n        return new int[] {\n")
    out += [f"            {status['name']},\n" for status in abi["statuses"]]
    out.append("        };\n    }\n}\n")
    return "".join(out)
