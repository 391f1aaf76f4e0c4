// SPDX-License-Identifier: Apache-2.0
//! The three ranked messages as an application holds them, made from a set's values before the clock starts.

use crate::contract::lists;
use crate::set::{Frame, Value};

pub const SLOTS_MAX: usize = 20;

/// Tags and kinds of the slots: the fields of the pinned frame in its order, then the optional ones of the variety sets.
pub const ORDER: [(u32, u8); 15] = [
    (34, b'i'),
    (52, b's'),
    (11, b's'),
    (21, b'i'),
    (55, b's'),
    (54, b'i'),
    (60, b's'),
    (38, b'i'),
    (40, b'i'),
    (44, b'p'),
    (59, b'i'),
    (1, b's'),
    (15, b's'),
    (58, b's'),
    (9002, b'i'),
];
pub const REPORT: [(u32, u8); 20] = [
    (34, b'i'),
    (52, b's'),
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
    (1, b's'),
    (15, b's'),
    (31, b'p'),
    (32, b'i'),
    (58, b's'),
    (9002, b'i'),
];
pub const SNAPSHOT_HEAD: [(u32, u8); 4] = [(34, b'i'), (52, b's'), (262, b's'), (55, b's')];
/// Behind the group.
pub const SNAPSHOT_TAIL: [(u32, u8); 2] = [(9001, b'i'), (9002, b'i')];

lists! {
    Order = ORDER;
    Report = REPORT;
    SnapshotHead = SNAPSHOT_HEAD;
    SnapshotTail = SNAPSHOT_TAIL;
}

pub struct Entry {
    pub entry_type: i64,
    pub price: i64,
    pub digits: u8,
    pub size: Option<i64>,
    pub position: Option<i64>,
}

/// A message: `known` is `D`, `8` or `W`, or 0 where all values are extras, in the order of the frame.
pub struct Message {
    pub known: u8,
    pub slots: [Value; SLOTS_MAX],
    pub present: u32,
    pub entries: Vec<Entry>,
    pub extras: Vec<Value>,
}

impl Message {
    #[inline(always)]
    pub fn slot(&self, slot: usize) -> Option<&Value> {
        if self.present >> slot & 1 != 0 {
            Some(&self.slots[slot])
        } else {
            None
        }
    }
}

const NO_VALUE: Value = Value { tag: 0, kind: 0, digits: 0, number: 0, text: &[] };

pub fn load(frame: &Frame) -> Message {
    let slots = match frame.msg_type {
        b"D" => ORDER.to_vec(),
        b"8" => REPORT.to_vec(),
        b"W" => [&SNAPSHOT_HEAD[..], &SNAPSHOT_TAIL].concat(),
        _ => Vec::new(),
    };
    let mut message = Message { known: 0, slots: [NO_VALUE; SLOTS_MAX], present: 0, entries: Vec::new(), extras: Vec::new() };
    if !slots.is_empty() && load_known(&mut message, &slots, frame.values).is_some() {
        message.known = frame.msg_type[0];
    } else {
        message.present = 0;
        message.entries.clear();
        message.extras = frame.values.to_vec();
    }
    message
}

/// Into slots and entries; nothing where the message has another shape.
fn load_known(message: &mut Message, slots: &[(u32, u8)], values: &[Value]) -> Option<()> {
    let mut rest = values;
    while let Some((value, behind)) = rest.split_first() {
        rest = behind;
        if value.tag == 268 {
            if value.kind != b'i' || !message.entries.is_empty() {
                return None;
            }
            for _ in 0..value.number {
                rest = load_entry(message, rest)?;
            }
            continue;
        }
        let place = (0..slots.len()).find(|&i| slots[i] == (value.tag, value.kind) && message.present >> i & 1 == 0);
        match place {
            Some(place) => {
                message.slots[place] = *value;
                message.present |= 1 << place;
            }
            None => message.extras.push(*value),
        }
    }
    Some(())
}

/// 269, 270, perhaps 271, perhaps 290; gives what stands behind.
fn load_entry<'v>(message: &mut Message, values: &'v [Value]) -> Option<&'v [Value]> {
    let is = |at: usize, tag: u32, kind: u8| values.get(at).filter(|value| value.tag == tag && value.kind == kind);
    let (entry_type, price) = (is(0, 269, b'i')?, is(1, 270, b'p')?);
    let size = is(2, 271, b'i');
    let after = 2 + usize::from(size.is_some());
    let position = is(after, 290, b'i');
    message.entries.push(Entry {
        entry_type: entry_type.number,
        price: price.number,
        digits: price.digits,
        size: size.map(|value| value.number),
        position: position.map(|value| value.number),
    });
    Some(&values[after + usize::from(position.is_some())..])
}
