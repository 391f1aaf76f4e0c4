// SPDX-License-Identifier: Apache-2.0
//! What is read of each message, in this order whatever the order in the frame: the table of bench/PROTOCOL.md. (tag, kind): `s` text,
//! `i` integer, `p` price at scale 5. What is absent is passed over.

pub type Wanted = (u32, u8);

pub const SCALE: u32 = 5;

/// A list that stands in the code: loops over it are written out, as an application names its fields one by one.
pub trait List {
    const LIST: &'static [Wanted];
}

/// Runs the body once for each number below a constant of at most 20, as straight code.
macro_rules! unroll {
    ($number:ident, $count:expr, $body:block) => {
        unroll!(@ $number, $count, $body, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19)
    };
    (@ $number:ident, $count:expr, $body:block, $($each:literal)*) => {
        $(if $each < $count {
            let $number: usize = $each;
            $body
        })*
    };
}
pub(crate) use unroll;

macro_rules! lists {
    ($($(#[$doc:meta])* $type:ident = $list:ident;)*) => {
        $($(#[$doc])* pub struct $type;

        impl crate::contract::List for $type {
            const LIST: &'static [crate::contract::Wanted] = &$list;
        })*
    };
}
pub(crate) use lists;

lists! {
    Order = ORDER;
    Report = REPORT;
    Snapshot = SNAPSHOT;
    SnapshotTop = SNAPSHOT_TOP;
    Entry = ENTRY;
}

pub const ORDER: [Wanted; 9] =
    [(11, b's'), (21, b'i'), (55, b's'), (54, b'i'), (60, b's'), (38, b'i'), (40, b'i'), (44, b'p'), (59, b'i')];
pub const REPORT: [Wanted; 12] = [
    (37, b's'),
    (17, b's'),
    (11, b's'),
    (150, b'i'),
    (39, b'i'),
    (55, b's'),
    (54, b'i'),
    (38, b'i'),
    (151, b'i'),
    (14, b'i'),
    (6, b'p'),
    (60, b's'),
];
/// A snapshot in full: these, then ENTRY of each entry. At the top of the book: 55, 268, the first two 270.
pub const SNAPSHOT: [Wanted; 3] = [(262, b's'), (55, b's'), (268, b'i')];
pub const SNAPSHOT_TOP: [Wanted; 2] = [(55, b's'), (268, b'i')];
pub const ENTRY: [Wanted; 3] = [(269, b'i'), (270, b'p'), (271, b'i')];

const LOGON: [Wanted; 5] = [(34, b'i'), (52, b's'), (98, b'i'), (108, b'i'), (141, b's')];
const HEARTBEAT: [Wanted; 3] = [(34, b'i'), (52, b's'), (112, b's')];
const RESEND_REQUEST: [Wanted; 4] = [(34, b'i'), (52, b's'), (7, b'i'), (16, b'i')];
const REJECT: [Wanted; 7] = [(34, b'i'), (52, b's'), (45, b'i'), (371, b'i'), (372, b's'), (373, b'i'), (58, b's')];
const SEQUENCE_RESET: [Wanted; 4] = [(34, b'i'), (52, b's'), (123, b's'), (36, b'i')];
const LOGOUT: [Wanted; 3] = [(34, b'i'), (52, b's'), (58, b's')];

/// The list of an administrative message.
#[inline(always)]
pub fn administrative(msg_type: u8) -> Option<&'static [Wanted]> {
    Some(match msg_type {
        b'A' => &LOGON,
        b'0' | b'1' => &HEARTBEAT,
        b'2' => &RESEND_REQUEST,
        b'3' => &REJECT,
        b'4' => &SEQUENCE_RESET,
        b'5' => &LOGOUT,
        _ => return None,
    })
}
