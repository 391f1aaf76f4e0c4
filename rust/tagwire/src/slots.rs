// SPDX-License-Identifier: Apache-2.0
//! What a plan gives of a message: slots as typed values.

use crate::decimal::Decimal;
use crate::error::{Error, ErrorKind};
use crate::shape::{Entry, SlotKind};
use crate::value::{Date, UtcTimestamp};
use std::fmt;
use tagwire_sys as sys;

pub(crate) const NO_SLOT: sys::tw_slot = sys::tw_slot { number: 0, offset: 0, length: 0, digits: 0, state: sys::TW_SLOT_ABSENT };

/// A type over the slots of one level, as `tagwire gen --lang rust` makes them.
pub trait FromSlots<'r, 'b>: Sized {
    /// The view.
    fn from_slots(slots: Slots<'r, 'b>) -> Self;
}

/// A type over the slots of one message of a plan.
pub trait FromRow<'r, 'b>: FromSlots<'r, 'b> {
    /// The number of the message in its plan.
    const MESSAGE: usize;
}

/// The entries of a group, each as a view.
pub type Views<'r, 'b, T> = std::iter::Map<Entries<'r, 'b>, fn(Slots<'r, 'b>) -> T>;

impl<'r, 'b> FromSlots<'r, 'b> for Slots<'r, 'b> {
    #[inline]
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        slots
    }
}

/// What is wrong with a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SlotFault {
    /// No bytes.
    Empty,
    /// Not of the type's syntax.
    Format,
    /// The number does not fit 64 bits at this scale.
    Overflow,
    /// Digits beyond the scale that are not 0.
    Inexact,
    /// The tag stands twice at its level.
    Repeated,
    /// NumInGroup differs from the entries there are.
    Count,
    /// A state that this version of the crate does not know.
    Other(u8),
}

/// A slot that is bad: which, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlotError {
    tag: u32,
    state: u8,
}

impl SlotError {
    /// The tag of its entry.
    pub fn tag(&self) -> u32 {
        self.tag
    }

    /// What is wrong.
    pub fn fault(&self) -> SlotFault {
        match self.state {
            sys::TW_SLOT_EMPTY => SlotFault::Empty,
            sys::TW_SLOT_FORMAT => SlotFault::Format,
            sys::TW_SLOT_OVERFLOW => SlotFault::Overflow,
            sys::TW_SLOT_INEXACT => SlotFault::Inexact,
            sys::TW_SLOT_REPEATED => SlotFault::Repeated,
            sys::TW_SLOT_COUNT => SlotFault::Count,
            other => SlotFault::Other(other),
        }
    }

    fn kind(&self) -> ErrorKind {
        match self.fault() {
            SlotFault::Empty => ErrorKind::ValueEmpty,
            SlotFault::Format => ErrorKind::ValueFormat,
            SlotFault::Overflow => ErrorKind::ValueOverflow,
            SlotFault::Inexact => ErrorKind::ValueInexact,
            SlotFault::Repeated => ErrorKind::PlanRepeated,
            SlotFault::Count => ErrorKind::IndexGroupCount,
            SlotFault::Other(_) => ErrorKind::PlanSlot,
        }
    }
}

impl fmt::Display for SlotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (tag {})", self.kind(), self.tag)
    }
}

impl std::error::Error for SlotError {}

impl From<SlotError> for Error {
    fn from(error: SlotError) -> Error {
        Error::bare(error.kind().code(), error.tag, 0)
    }
}

/// The slots of one level: of a message, or of an entry of a group. Asked by the number of the entry in the plan.
///
/// A getter gives `Ok(None)` where the field is absent and an error where its value is bad; [`bytes`](Slots::bytes) has what was sent
/// in either case. In a row that is none of the plan's messages all is absent, and so is a number that the plan does not have.
#[derive(Clone, Copy)]
pub struct Slots<'r, 'b> {
    pub(crate) own: &'r [sys::tw_slot],
    pub(crate) all: &'r [sys::tw_slot],
    pub(crate) entries: &'r [Entry],
    pub(crate) input: &'b [u8],
}

impl<'r, 'b> Slots<'r, 'b> {
    /// How many slots there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.own.len()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.own.is_empty()
    }

    /// What the plan says of them.
    #[inline]
    pub fn entries(&self) -> &'r [Entry] {
        self.entries
    }

    /// Whether the field was sent, be it good or bad.
    #[inline]
    pub fn is_present(&self, entry: usize) -> bool {
        self.slot(entry).state != sys::TW_SLOT_ABSENT
    }

    #[inline(always)]
    fn slot(&self, entry: usize) -> &'r sys::tw_slot {
        self.own.get(entry).unwrap_or(&NO_SLOT)
    }

    #[inline(always)]
    fn kind(&self, entry: usize) -> SlotKind {
        self.entries.get(entry).map_or(SlotKind::Text, Entry::kind)
    }

    /// A whole number: of `int`; of `decN` times 10^N; of `time` nanoseconds since 1970 UTC; of `date` days since 1970; of `char` the
    /// byte; of `bool` 0 or 1; of `text` and `data` the first eight bytes, byte i in bits 8i, which makes MsgTypes, currencies and the
    /// like constants to match; of a group the entries.
    #[inline(always)]
    pub fn int(&self, entry: usize) -> Result<Option<i64>, SlotError> {
        let slot = self.slot(entry);
        if slot.state == sys::TW_SLOT_OK {
            Ok(Some(slot.number))
        } else {
            self.not_ok(entry, slot).map(|_| None)
        }
    }

    /// The bytes of `text` or `data`, and of any other value as they were sent.
    #[inline(always)]
    pub fn text(&self, entry: usize) -> Result<Option<&'b [u8]>, SlotError> {
        let slot = self.slot(entry);
        if slot.state == sys::TW_SLOT_OK {
            Ok(Some(self.sent(slot)))
        } else {
            self.not_ok(entry, slot)
        }
    }

    /// `text` that is UTF-8; what is not is a [`SlotFault::Format`].
    #[inline]
    pub fn str(&self, entry: usize) -> Result<Option<&'b str>, SlotError> {
        match self.text(entry)?.map(std::str::from_utf8) {
            None => Ok(None),
            Some(Ok(text)) => Ok(Some(text)),
            Some(Err(_)) => Err(self.error(entry, sys::TW_SLOT_FORMAT)),
        }
    }

    /// A `char`.
    #[inline(always)]
    pub fn char(&self, entry: usize) -> Result<Option<u8>, SlotError> {
        Ok(self.int(entry)?.map(|number| number as u8))
    }

    /// A `bool`.
    #[inline(always)]
    pub fn bool(&self, entry: usize) -> Result<Option<bool>, SlotError> {
        Ok(self.int(entry)?.map(|number| number != 0))
    }

    /// A `decN` or `dec*`.
    #[inline]
    pub fn decimal(&self, entry: usize) -> Result<Option<Decimal>, SlotError> {
        let exponent = match self.kind(entry) {
            SlotKind::Decimal { scale } => -i32::from(scale),
            SlotKind::DecimalAny => -i32::from(self.slot(entry).digits.min(18)),
            _ => 0,
        };
        Ok(self.int(entry)?.and_then(|number| Decimal::new(number, exponent)))
    }

    /// A `time`, with the fraction digits received.
    #[inline]
    pub fn time(&self, entry: usize) -> Result<Option<UtcTimestamp>, SlotError> {
        Ok(self.int(entry)?.map(|ns| UtcTimestamp::from_ns(ns, self.slot(entry).digits)))
    }

    /// A `date`.
    #[inline]
    pub fn date(&self, entry: usize) -> Result<Option<Date>, SlotError> {
        Ok(self.int(entry)?.map(|days| Date { days: days as i32 }))
    }

    /// The entries of a group: none where it is absent; where NumInGroup is wrong those there are, and
    /// [`check`](Slots::check) says so.
    #[inline]
    pub fn group(&self, entry: usize) -> Entries<'r, 'b> {
        let slot = self.slot(entry);
        let of_group = self.kind(entry) == SlotKind::Group;
        let count = if of_group && slot.state != sys::TW_SLOT_ABSENT { slot.number.max(0) as usize } else { 0 };
        let all = self.all;
        let (first, each) = (slot.offset as usize, usize::from(slot.length));
        let slots = all.get(first..first + count * each).unwrap_or(&[]);
        Entries {
            slots,
            each,
            left: if slots.is_empty() { 0 } else { count },
            all,
            entries: self.entries.get(entry).map_or(&[], Entry::members),
            input: self.input,
        }
    }

    /// The entries of a group as a type that `tagwire gen --lang rust` made.
    #[inline]
    pub fn group_of<T: FromSlots<'r, 'b>>(&self, entry: usize) -> Views<'r, 'b, T> {
        self.group(entry).map(T::from_slots)
    }

    /// The slot as the library has it, whatever its type and state.
    #[inline]
    pub fn cell(&self, entry: usize) -> Cell {
        Cell::of_c(*self.slot(entry))
    }

    /// Fraction digits received, of a decimal or a time.
    #[inline]
    pub fn digits(&self, entry: usize) -> u8 {
        self.slot(entry).digits
    }

    /// The bytes of a value as they were sent, whatever its state; empty for an absent one and for a group.
    #[inline]
    pub fn bytes(&self, entry: usize) -> &'b [u8] {
        match self.slot(entry).state {
            sys::TW_SLOT_ABSENT => &[],
            _ if self.kind(entry) == SlotKind::Group => &[],
            _ => self.sent(self.slot(entry)),
        }
    }

    /// Whether the slot is absent or right.
    #[inline]
    pub fn check(&self, entry: usize) -> Result<(), SlotError> {
        match self.slot(entry).state {
            sys::TW_SLOT_ABSENT | sys::TW_SLOT_OK | sys::TW_SLOT_LONG => Ok(()),
            state => Err(self.error(entry, state)),
        }
    }

    /// The slot by the type that the plan gives it.
    #[inline]
    pub fn get(&self, entry: usize) -> Slot<'r, 'b> {
        let slot = self.slot(entry);
        match slot.state {
            sys::TW_SLOT_ABSENT => return Slot::Absent,
            sys::TW_SLOT_OK | sys::TW_SLOT_LONG => {}
            state => return Slot::Bad(self.error(entry, state), self.bytes(entry)),
        }
        match self.kind(entry) {
            SlotKind::Int => Slot::Int(slot.number),
            SlotKind::Char => Slot::Char(slot.number as u8),
            SlotKind::Bool => Slot::Bool(slot.number != 0),
            SlotKind::Decimal { .. } | SlotKind::DecimalAny => match self.decimal(entry) {
                Ok(Some(value)) => Slot::Decimal(value),
                _ => Slot::Absent,
            },
            SlotKind::Time | SlotKind::TimeFixed { .. } => Slot::Time(UtcTimestamp::from_ns(slot.number, slot.digits)),
            SlotKind::Date => Slot::Date(Date { days: slot.number as i32 }),
            SlotKind::Group => Slot::Group(self.group(entry)),
            SlotKind::Text | SlotKind::Data | SlotKind::Other(_) => Slot::Text(self.sent(slot)),
        }
    }

    /// All slots, in the order of the plan.
    #[inline]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Slot<'r, 'b>> {
        let slots = *self;
        (0..self.own.len()).map(move |entry| slots.get(entry))
    }

    #[inline(always)]
    fn sent(&self, slot: &sys::tw_slot) -> &'b [u8] {
        let length = if slot.state == sys::TW_SLOT_LONG { slot.number as usize } else { usize::from(slot.length) };
        let from = slot.offset as usize;
        self.input.get(from..from + length).unwrap_or(&[])
    }

    #[cold]
    fn not_ok(&self, entry: usize, slot: &sys::tw_slot) -> Result<Option<&'b [u8]>, SlotError> {
        match slot.state {
            sys::TW_SLOT_ABSENT => Ok(None),
            sys::TW_SLOT_LONG => Ok(Some(self.sent(slot))),
            state => Err(self.error(entry, state)),
        }
    }

    #[cold]
    fn error(&self, entry: usize, state: u8) -> SlotError {
        SlotError { tag: self.entries.get(entry).map_or(0, Entry::tag), state }
    }
}

impl fmt::Debug for Slots<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.entries.iter().map(Entry::tag).zip(self.iter())).finish()
    }
}

/// A slot as the library has it: what plans write and templates read. [`Slots`] and [`DraftSlots`](crate::DraftSlots) are for
/// applications, this is for tools.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The value as a number: see [`Slots::int`].
    pub number: i64,
    /// Of the value, from the start of the input; of a group the first slot of its first entry.
    pub offset: u32,
    /// Bytes of the value; of a group slots per entry.
    pub length: u16,
    /// Fraction digits.
    pub digits: u8,
    /// 0 absent, 1 ok, 2 long (text above 65,535 bytes: `number` is its length), from 16 on empty, format, overflow, inexact, repeated,
    /// count.
    pub state: u8,
}

impl Cell {
    fn of_c(slot: sys::tw_slot) -> Cell {
        Cell { number: slot.number, offset: slot.offset, length: slot.length, digits: slot.digits, state: slot.state }
    }

    pub(crate) fn to_c(self) -> sys::tw_slot {
        sys::tw_slot { number: self.number, offset: self.offset, length: self.length, digits: self.digits, state: self.state }
    }
}

/// A slot by its type.
#[derive(Clone, Copy)]
pub enum Slot<'r, 'b> {
    /// The field was not sent.
    Absent,
    /// `text` or `data`.
    Text(&'b [u8]),
    /// `char`.
    Char(u8),
    /// `int`.
    Int(i64),
    /// `decN` or `dec*`.
    Decimal(Decimal),
    /// `bool`.
    Bool(bool),
    /// `time`.
    Time(UtcTimestamp),
    /// `date`.
    Date(Date),
    /// A repeating group.
    Group(Entries<'r, 'b>),
    /// A value that is not of its type, and its bytes.
    Bad(SlotError, &'b [u8]),
}

impl fmt::Debug for Slot<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slot::Absent => f.write_str("-"),
            Slot::Text(text) => write!(f, "{:?}", crate::shown(text)),
            Slot::Char(byte) => write!(f, "{:?}", char::from(*byte)),
            Slot::Int(number) => number.fmt(f),
            Slot::Decimal(number) => write!(f, "{}", number),
            Slot::Bool(flag) => flag.fmt(f),
            Slot::Time(time) => write!(f, "{}", time),
            Slot::Date(date) => write!(f, "{}", date),
            Slot::Group(entries) => f.debug_list().entries(*entries).finish(),
            Slot::Bad(error, bytes) => write!(f, "{:?} {:?}", error.fault(), crate::shown(bytes)),
        }
    }
}

/// The entries of a group.
#[derive(Clone, Copy)]
pub struct Entries<'r, 'b> {
    slots: &'r [sys::tw_slot],
    each: usize,
    left: usize,
    all: &'r [sys::tw_slot],
    entries: &'r [Entry],
    input: &'b [u8],
}

impl<'r, 'b> Iterator for Entries<'r, 'b> {
    type Item = Slots<'r, 'b>;

    #[inline]
    fn next(&mut self) -> Option<Slots<'r, 'b>> {
        if self.left == 0 {
            return None;
        }
        let (own, rest) = self.slots.split_at(self.each);
        self.slots = rest;
        self.left -= 1;
        Some(Slots { own, all: self.all, entries: self.entries, input: self.input })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl ExactSizeIterator for Entries<'_, '_> {}
impl std::iter::FusedIterator for Entries<'_, '_> {}

impl fmt::Debug for Entries<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(*self).finish()
    }
}
