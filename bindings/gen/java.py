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


STATUS = """// SPDX-License-Identifier: Apache-2.0
// {by}
package io.tagwire;

/** What a call answers: the library's status table. A code, once given, is never changed or used again. */
public enum Status {{
"""
STATUS_END = """
    private static final Status[] BY_CODE = new Status[4096];

    static {
        for (Status each : values()) {
            BY_CODE[each.code & 4095] = each;
        }
    }

    private final int code;
    private final String text;

    Status(int code, String text) {
        this.code = code;
        this.text = text;
    }

    /** {@return the library's number: 0 is success, negative ones are errors} */
    public int code() {
        return code;
    }

    /** {@return one sentence for people, in lower case, without a full stop} */
    public String text() {
        return text;
    }

    /** {@return whether it is an error: neither OK, nor MORE, nor ROOM} */
    public boolean isError() {
        return code < 0;
    }

    /**
     * The status of a number.
     *
     * @param code what the library answered
     * @return the status
     * @throws IllegalArgumentException for a number that this version does not know
     */
    static Status of(int code) {
        Status found = BY_CODE[code & 4095];
        if (found == null || found.code != code) {
            throw new IllegalArgumentException("unknown status " + code);
        }
        return found;
    }
}
"""


def statuses(abi):
    """Status.java: an enum out of the status table; names without TW_ and E_."""
    rows = []
    for status in abi["statuses"]:
        name = status["name"].removeprefix("TW_").removeprefix("E_")
        rows.append(f'    /** {status["text"].capitalize()}. */\n    {name}({signed(status["value"])}, "{status["text"]}")')
    return STATUS.format(by=abi["by"]) + ",\n".join(rows) + ";\n" + STATUS_END


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
