// SPDX-License-Identifier: Apache-2.0
//! Builds: through the builder, field by field, and through a template, in one call.

use crate::contract::{unroll, List, SCALE};
use crate::message::{Message, Order, Report, SnapshotHead, SnapshotTail, SNAPSHOT_HEAD};
use crate::set::Value;
use tagwire::{Builder, Draft, DraftSlots, Error, Header, Template};

const TEMPLATE: &str = "D{8=FIX.4.2 49=CLIENT 56=SERVER 34:int 52:text 11:text 21:int 55:text 54:int 60:text 38:int 40:int 44:dec5 59:int \
                          1:text 15:text 58:text 9002:int} \
                        8{8=FIX.4.2 49=CLIENT 56=SERVER 34:int 52:text 37:text 17:text 11:text 150:int 39:int 55:text 54:int 38:int \
                          151:int 14:int 6:dec5 60:text 1:text 15:text 31:dec5 32:int 58:text 9002:int} \
                        W{8=FIX.4.2 49=CLIENT 56=SERVER 34:int 52:text 262:text 55:text 268{269:int 270:dec5 271:int 290:int} \
                          9001:int 9002:int}";

pub struct Headers {
    order: Header,
    report: Header,
    snapshot: Header,
    other: Header, // of an administrative set
}

pub fn headers(other: &[u8]) -> Result<Headers, Error> {
    let header = |msg_type: &[u8]| Header::new("FIX.4.2", msg_type)?.with(49, "CLIENT")?.with(56, "SERVER");
    Ok(Headers { order: header(b"D")?, report: header(b"8")?, snapshot: header(b"W")?, other: header(other)? })
}

pub fn draft() -> Result<Draft, Error> {
    Ok(Draft::new(&TEMPLATE.parse::<Template>()?))
}

/// Values without a slot: administrative messages, and what only some sets have.
fn put_extras(build: &mut Builder<'_, '_>, extras: &[Value]) {
    let mut rest = extras.iter().peekable();
    while let Some(value) = rest.next() {
        if let Some(data) = rest.peek().filter(|next| next.kind == b'd') {
            build.data(value.tag, data.tag, data.text);
            rest.next();
            continue;
        }
        match value.kind {
            b's' => build.text(value.tag, value.text),
            b'i' => build.int(value.tag, value.number),
            _ => build.scaled(value.tag, value.number, SCALE, Some(value.digits)),
        };
    }
}

/// Fields and their tags stand in the code; a field that is absent is passed over.
#[inline(always)]
fn put<L: List>(build: &mut Builder<'_, '_>, message: &Message, first: usize) {
    unroll!(i, L::LIST.len(), {
        let (tag, kind) = L::LIST[i];
        if let Some(value) = message.slot(first + i) {
            match kind {
                b's' => build.text(tag, value.text),
                b'i' => build.int(tag, value.number),
                _ => build.scaled(tag, value.number, SCALE, Some(value.digits)),
            };
        }
    });
}

#[inline(always)]
fn put_snapshot(build: &mut Builder<'_, '_>, message: &Message) {
    put::<SnapshotHead>(build, message, 0);
    build.group(268, message.entries.len() as u32);
    for entry in &message.entries {
        build.int(269, entry.entry_type).scaled(270, entry.price, SCALE, Some(entry.digits));
        if let Some(size) = entry.size {
            build.int(271, size);
        }
        if let Some(position) = entry.position {
            build.int(290, position);
        }
    }
    put::<SnapshotTail>(build, message, SNAPSHOT_HEAD.len());
}

pub fn by_builder<'o>(headers: &Headers, message: &Message, out: &'o mut [u8]) -> Option<&'o [u8]> {
    let header = match message.known {
        b'D' => &headers.order,
        b'8' => &headers.report,
        b'W' => &headers.snapshot,
        _ => &headers.other,
    };
    let mut build = Builder::new(header, out);
    match message.known {
        b'D' => put::<Order>(&mut build, message, 0),
        b'8' => put::<Report>(&mut build, message, 0),
        b'W' => put_snapshot(&mut build, message),
        _ => {}
    }
    if !message.extras.is_empty() {
        put_extras(&mut build, &message.extras);
    }
    build.finish().ok().map(|message| &*message)
}

/// `first`: the list's first slot in the message; `entry`: in the template.
#[inline(always)]
fn set<L: List>(slots: &mut DraftSlots<'_>, message: &Message, first: usize, entry: usize) {
    unroll!(i, L::LIST.len(), {
        if let Some(value) = message.slot(first + i) {
            match L::LIST[i].1 {
                b's' => slots.text(entry + i, value.text),
                b'i' => slots.int(entry + i, value.number),
                _ => slots.scaled(entry + i, value.number, Some(value.digits)),
            };
        }
    });
}

#[inline(always)]
fn set_snapshot(slots: &mut DraftSlots<'_>, message: &Message) {
    set::<SnapshotHead>(slots, message, 0, 0);
    set::<SnapshotTail>(slots, message, SNAPSHOT_HEAD.len(), SNAPSHOT_HEAD.len() + 1); // behind the group
    let mut group = slots.group(SNAPSHOT_HEAD.len(), message.entries.len());
    for (which, entry) in message.entries.iter().enumerate() {
        let mut slots = group.entry(which);
        slots.int(0, entry.entry_type).scaled(1, entry.price, Some(entry.digits));
        if let Some(size) = entry.size {
            slots.int(2, size);
        }
        if let Some(position) = entry.position {
            slots.int(3, position);
        }
    }
}

pub fn by_template<'o>(draft: &mut Draft, message: &Message, out: &'o mut [u8]) -> Option<&'o [u8]> {
    match message.known {
        b'D' => set::<Order>(&mut draft.begin(0), message, 0, 0),
        b'8' => set::<Report>(&mut draft.begin(1), message, 0, 0),
        _ => set_snapshot(&mut draft.begin(2), message),
    }
    draft.write(out).ok().map(|message| &*message)
}
