// SPDX-License-Identifier: Apache-2.0
//! Parses as an application that wants typed values: by the index, each value looked for behind the one before; and by a plan.

use crate::contract::{administrative, unroll, Entry, List, Order, Report, Snapshot, SnapshotTop, Wanted, ENTRY, SCALE};
use crate::sink::Sink;
use tagwire::{Cursor, Field, Index, Message, Plan, Reader, SlotError, Slots, Validator, ValueError};

const PLAN: &str = "D{11:text 21:int 55:text 54:int 60:text 38:int 40:int 44:dec5 59:int} \
                    8{37:text 17:text 11:text 150:int 39:int 55:text 54:int 38:int 151:int 14:int 6:dec5 60:text} \
                    W{262:text 55:text 268{269:int 270:dec5 271:int}}";
const DICTIONARY: &str = include_str!("../../../../bench/contract/FIX42-bench.dict");

pub fn reader() -> Result<Reader, tagwire::Error> {
    Ok(PLAN.parse::<Plan>()?.reader())
}

/// By the small dictionary that all engines validate by; tags it does not have are faults, user-defined ones too.
pub fn validator() -> Result<Validator, tagwire::Error> {
    use tagwire::{Dictionary, Policy, Rule, ValidatorOptions};
    let dict = Dictionary::load(DICTIONARY, None)?;
    Validator::with(&ValidatorOptions::new(&dict).policy(Rule::TagUser, Policy::Reject))
}

#[inline(always)]
fn message<'i, 'b>(index: &'i mut Index, frame: &'b [u8]) -> Option<Message<'i, 'b>> {
    let mut rest = frame;
    match index.read(&mut rest) {
        Some(Ok(message)) if rest.is_empty() => Some(message),
        _ => None,
    }
}

#[inline(always)]
fn take<S: Sink>(sink: &mut S, kind: u8, field: &Field<'_>) -> Result<(), ValueError> {
    match kind {
        b's' => sink.text(field.value()),
        b'i' => sink.number(kind, field.int()?),
        _ => sink.number(kind, field.scaled(SCALE)?),
    }
    Ok(())
}

#[inline(always)]
fn take_list<S: Sink, L: List>(sink: &mut S, cursor: &mut Cursor<'_, '_>) -> Result<(), ValueError> {
    unroll!(i, L::LIST.len(), {
        let (tag, kind) = L::LIST[i];
        if let Some(field) = cursor.get(tag) {
            take(sink, kind, &field)?;
        }
    });
    Ok(())
}

fn take_administrative<S: Sink>(sink: &mut S, cursor: &mut Cursor<'_, '_>, list: &[Wanted]) -> Result<(), ValueError> {
    for (tag, kind) in list {
        if let Some(field) = cursor.get(*tag) {
            take(sink, *kind, &field)?;
        }
    }
    Ok(())
}

/// The first two prices after the count.
#[inline(always)]
fn take_top<S: Sink>(sink: &mut S, cursor: &mut Cursor<'_, '_>) -> Result<(), ValueError> {
    take_list::<S, SnapshotTop>(sink, cursor)?;
    for _ in 0..2 {
        if let Some(price) = cursor.next_of(270) {
            take(sink, b'p', &price)?;
        }
    }
    Ok(())
}

/// All entries. NumInGroup is compared with the entries that are there.
#[inline(always)]
fn take_entries<S: Sink>(sink: &mut S, message: &Message<'_, '_>) -> Option<()> {
    let mut cursor = message.cursor();
    take_list::<S, Snapshot>(sink, &mut cursor).ok()?;
    let count = message.get(268)?.int().ok()?;
    let mut found = 0;
    while let Some(first) = cursor.peek() {
        if first.tag() != 269 {
            break;
        }
        found += 1;
        let (second, third) = (message.field(first.number() + 1)?, message.field(first.number() + 2)?);
        if (second.tag(), third.tag()) == (270, 271) {
            take(sink, b'i', &first).ok()?;
            take(sink, b'p', &second).ok()?;
            take(sink, b'i', &third).ok()?;
            cursor.skip();
            cursor.skip();
            cursor.skip();
            while cursor.peek().map_or(false, is_member) {
                cursor.skip();
            }
        } else {
            take_entry(sink, &mut cursor).ok()?;
        }
    }
    if found == count {
        Some(())
    } else {
        None
    }
}

/// A field that may stand in an entry after 269, which starts it.
#[inline(always)]
fn is_member(field: Field<'_>) -> bool {
    matches!(field.tag(), 270 | 271 | 290)
}

/// An entry whose fields stand in any order.
fn take_entry<S: Sink>(sink: &mut S, cursor: &mut Cursor<'_, '_>) -> Result<(), ValueError> {
    let mut fields = [None; 3];
    if let Some(first) = cursor.peek() {
        fields[0] = Some(first);
        cursor.skip();
    }
    while let Some(field) = cursor.peek().filter(|field| is_member(*field)) {
        match field.tag() {
            270 if fields[1].is_none() => fields[1] = Some(field),
            271 if fields[2].is_none() => fields[2] = Some(field),
            _ => {}
        }
        cursor.skip();
    }
    for ((_, kind), field) in ENTRY.iter().zip(fields) {
        if let Some(field) = field {
            take(sink, *kind, &field)?;
        }
    }
    Ok(())
}

/// The hash or the fold; nothing where the frame was refused.
#[inline(always)]
pub fn by_index<S: Sink>(index: &mut Index, frame: &[u8], extract: bool) -> Option<u64> {
    let message = message(index, frame)?;
    let mut sink = S::start();
    let mut cursor = message.cursor();
    cursor.skip();
    cursor.skip();
    cursor.skip(); // 8, 9 and 35 are the first three fields of any message
    match message.msg_type() {
        b"D" => take_list::<S, Order>(&mut sink, &mut cursor).ok()?,
        b"8" => take_list::<S, Report>(&mut sink, &mut cursor).ok()?,
        b"W" if extract => take_entries(&mut sink, &message)?,
        b"W" => take_top(&mut sink, &mut cursor).ok()?,
        [msg_type] => take_administrative(&mut sink, &mut cursor, administrative(*msg_type)?).ok()?,
        _ => return None,
    }
    Some(sink.sum())
}

#[inline(always)]
pub fn index(index: &mut Index, frame: &[u8]) -> Option<u64> {
    message(index, frame).map(|message| message.len() as u64)
}

#[inline(always)]
pub fn validate(index: &mut Index, validator: &mut Validator, frame: &[u8]) -> Option<u64> {
    let message = message(index, frame)?;
    if validator.validate(&message).is_valid() {
        Some(message.len() as u64)
    } else {
        None
    }
}

/// Slots in the order of the plan, which is that of the contract. A text's first eight bytes come as a number.
#[inline(always)]
fn take_slots<S: Sink, L: List>(sink: &mut S, slots: &Slots<'_, '_>) -> Result<(), SlotError> {
    unroll!(entry, L::LIST.len(), {
        let (_, kind) = L::LIST[entry];
        if kind == b's' {
            if let Some(text) = slots.text(entry)? {
                if S::CONTRACT {
                    sink.text(text);
                } else {
                    sink.number(b'i', slots.int(entry)?.unwrap_or(0));
                    sink.number(b'i', text.len() as i64);
                }
            }
        } else if let Some(number) = slots.int(entry)? {
            sink.number(kind, number);
        }
    });
    Ok(())
}

#[inline(always)]
pub fn by_plan<S: Sink>(reader: &mut Reader, frame: &[u8]) -> Option<u64> {
    let mut rest = frame;
    let row = reader.read_one(&mut rest)?;
    if !row.is_ok() || !rest.is_empty() {
        return None;
    }
    let mut sink = S::start();
    match row.message()? {
        0 => take_slots::<S, Order>(&mut sink, &row).ok()?,
        1 => take_slots::<S, Report>(&mut sink, &row).ok()?,
        _ => {
            take_slots::<S, Snapshot>(&mut sink, &row).ok()?;
            for entry in row.group(2) {
                take_slots::<S, Entry>(&mut sink, &entry).ok()?;
            }
        }
    }
    Some(sink.sum())
}
