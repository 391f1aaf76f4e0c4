"""rust/tagwire-sys/src/layout.rs: the structs, opaque types, constants and statuses of the ABI for Rust 1.63 and later."""

INTEGERS = {"int8_t": "i8", "int16_t": "i16", "int32_t": "i32", "int64_t": "i64", "uint8_t": "u8", "uint16_t": "u16", "uint32_t": "u32",
            "uint64_t": "u64", "char": "c_char", "void": "c_void"}

HEAD = """// SPDX-License-Identifier: Apache-2.0
// {by}
//! Structs and constants of libtagwire {major}.{minor}.
#![allow(non_camel_case_types)]

use std::marker::{{PhantomData, PhantomPinned}};
use std::os::raw::c_char;

/// What a call answers: `TW_OK`, a positive code that is no error, or a negative one that is.
pub type tw_status = i32;

/// The version that these declarations were made from, and the hash of its contract: for `tw_abi_check`.
pub const ABI_MAJOR: u32 = {major};
pub const ABI_MINOR: u32 = {minor};
pub const ABI_HASH: u64 = 0x{hash:016x};
"""

# offset_of! needs Rust 1.77. Here a value is made whose bytes are all set where the member should be and nowhere else.
CHECK = """
macro_rules! check {
    ($type:ident, $size:literal, $align:literal, $($member:ident: $of:ty, $offset:literal, $length:literal;)*) => {
        const _: () = assert!(std::mem::size_of::<$type>() == $size && std::mem::align_of::<$type>() == $align);
        $(const _: () = {
            #[derive(Clone, Copy)]
            union Whole { bytes: [u8; $size], value: $type }
            #[derive(Clone, Copy)]
            union Part { bytes: [u8; $length], value: $of }
            let mut whole = Whole { bytes: [0; $size] };
            let mut byte = 0;
            while byte < $length {
                unsafe { whole.bytes[$offset + byte] = 0xFF };
                byte += 1;
            }
            let part = Part { value: unsafe { whole.value.$member } };
            assert!(std::mem::size_of::<$of>() == $length);
            byte = 0;
            while byte < $length {
                assert!(unsafe { part.bytes[byte] } == 0xFF);
                byte += 1;
            }
        };)*
    };
}
"""


def lines(comment, indent=""):
    """A header's comment as a doc comment. It is no Markdown: examples are fenced as text, or rustdoc would compile them."""
    out, fenced = [], False
    for number, line in enumerate(comment):
        rest = [following for following in comment[number:] if following]
        example = bool(rest) and rest[0].startswith("    ") and (fenced or bool(line))
        if example != fenced:
            out.append("```text" if example else "```")
            fenced = example
        out.append(line[4:] if fenced else line.replace("[", "\\["))
    if fenced:
        out.append("```")
    return "".join(f"{indent}///{' ' if line else ''}{line}\n" for line in out)


def kind(member):
    words = member["type"].split()
    stars, name = words[-1].count("*"), [word for word in words if word != "const" and "*" not in word][0]
    text = INTEGERS.get(name, name)
    if stars:
        text = ("*const " if "const" in words else "*mut ") * stars + text
    return f"[{text}; {member['count']}]" if member["count"] else text


def layout(abi):
    out = [HEAD.format(by=abi["by"], major=abi["version"][0], minor=abi["version"][1], hash=abi["hash"])]
    for opaque in abi["opaque"]:
        out.append(f"\n{lines(opaque['comment'])}#[repr(C)]\npub struct {opaque['name']} {{\n    _bytes: [u8; 0],\n"
                   "    _owned: PhantomData<(*mut u8, PhantomPinned)>,\n}\n")
    for struct in abi["structs"]:
        out.append(f"\n{lines(struct['comment'])}#[repr(C)]\n#[derive(Clone, Copy, Debug)]\npub struct {struct['name']} {{\n")
        for member in struct["members"]:
            out.append(lines([member["comment"]] if member["comment"] else [], "    ") + f"    pub {name(member)}: {kind(member)},\n")
        out.append("}\n")
    out.append(CHECK)
    for struct in abi["structs"]:
        members = "".join(f"    {name(member)}: {kind(member)}, {member['offset']}, {member['size']};\n" for member in struct["members"])
        out.append(f"\ncheck! { '{' }\n    {struct['name']}, {struct['size']}, {struct['align']},\n{members}{'}'}\n")
    texts, header = {status["name"]: status["text"] for status in abi["statuses"]}, ""
    for constant in abi["constants"]:
        if constant["header"] != header:
            header = constant["header"]
            out.append(f"\n// {header}\n\n")
        text = "tw_status" if constant["name"] in texts else INTEGERS[constant["type"]]
        comment = constant["comment"] or texts.get(constant["name"])
        out.append(lines([comment] if comment else []) + f"pub const {constant['name']}: {text} = {value(constant)};\n")
    out.append("\n/// All statuses, ascending: code, name, text.\npub const STATUSES: &[(tw_status, &str, &str)] = &[\n")
    out += [f"    ({status['value']}, \"{status['name']}\", \"{status['text']}\"),\n" for status in abi["statuses"]]
    out.append("];\n")
    return "".join(out)


def name(member):
    """The member's name; a word of Rust's own gets a `_`."""
    return member["name"] + "_" * (member["name"] in ("type", "match", "ref", "move", "loop", "use", "in", "fn", "mod"))


def value(constant):
    number = constant["value"]
    return f"0x{number:X}" if number > 0xFFFF and (number & (number + 1)) == 0 else str(number)
