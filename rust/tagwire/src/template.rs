// SPDX-License-Identifier: Apache-2.0
//! Templates: a whole message written in one call.

use crate::decimal::Decimal;
use crate::dict::Dictionary;
use crate::error::Error;
use crate::plan::Row;
use crate::raw::plan::TemplateImage;
use crate::shape::{shapes, Entry, MessageShape, SlotKind};
use crate::slots::{Cell, NO_SLOT};
use crate::value::{Date, UtcTimestamp};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use tagwire_sys as sys;

/// Messages as text with constants and typed places: compiled once, then immutable and shared between threads.
///
/// ```
/// # fn main() -> Result<(), tagwire::Error> {
/// use tagwire::{Draft, Template};
/// let template: Template = "D{8=FIX.4.4 49=CLIENT 56=SERVER 34:int! 11:text! 55:text! 54:char! 38:int! 40=2 44:dec5!}".parse()?;
/// let mut draft = Draft::new(&template);
/// let mut memory = [0; 512];
///
/// draft.begin(0).int(0, 7).text(1, "ORD1").text(2, "AUD/NZD").char(3, b'1').int(4, 1000).scaled(5, 108245, None);
/// let message = draft.write(&mut memory)?;
/// assert!(message.starts_with(b"8=FIX.4.4\x019=78\x0135=D\x0149=CLIENT\x01"));
/// assert!(message.windows(16).any(|part| part == b"40=2\x0144=1.08245\x01"));
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Template {
    image: Arc<TemplateImage>,
    messages: Arc<[MessageShape]>,
}

impl Template {
    /// Compiles it. `dict`: for names, and for the length fields of data; it is not needed afterwards. An error's offset is a byte of
    /// the text.
    pub fn compile(text: impl AsRef<[u8]>, dict: Option<&Dictionary>) -> Result<Template, Error> {
        let image = TemplateImage::compile(text.as_ref(), dict.map(|dict| &dict.0))?;
        let messages = shapes(image.describe()).into();
        Ok(Template { image: Arc::new(image), messages })
    }

    /// Its messages, which [`Draft::begin`] and [`write_row`](Template::write_row) take by number.
    pub fn messages(&self) -> &[MessageShape] {
        &self.messages
    }

    /// Writes a row back, which was read by a plan with the same entries: the same values with the same fraction digits. `message`: of
    /// the template, from 0.
    ///
    /// Errors: [`PlanMissing`](crate::ErrorKind::PlanMissing), [`PlanSlot`](crate::ErrorKind::PlanSlot),
    /// [`ValueInexact`](crate::ErrorKind::ValueInexact), [`BuildRoom`](crate::ErrorKind::BuildRoom),
    /// [`BuildValue`](crate::ErrorKind::BuildValue), [`Argument`](crate::ErrorKind::Argument), with the entry's tag.
    #[inline]
    pub fn write_row<'o>(&self, message: usize, row: &Row<'_, '_>, out: &'o mut [u8]) -> Result<&'o mut [u8], Error> {
        let (slots, first, input) = row.parts();
        self.write(message, slots, first, input, out)
    }

    /// Writes a message from slots as the library has them, which are copied; `first`: its first top-level slot; `input`: what the
    /// offsets of texts refer to. Errors as above; their offset is the number of the slot. Whatever stands in the slots is safe.
    pub fn write_cells<'o>(
        &self,
        message: usize,
        slots: &[Cell],
        first: usize,
        input: &[u8],
        out: &'o mut [u8],
    ) -> Result<&'o mut [u8], Error> {
        let slots: Vec<sys::tw_slot> = slots.iter().map(|slot| slot.to_c()).collect();
        self.write(message, &slots, first.min(u32::MAX as usize) as u32, input, out)
    }

    #[inline]
    fn write<'o>(
        &self,
        message: usize,
        slots: &[sys::tw_slot],
        first: u32,
        input: &[u8],
        out: &'o mut [u8],
    ) -> Result<&'o mut [u8], Error> {
        self.image.write(message.min(u32::MAX as usize) as u32, slots, first, input, out)
    }
}

impl FromStr for Template {
    type Err = Error;

    /// Compiles a template without a dictionary.
    fn from_str(text: &str) -> Result<Template, Error> {
        Template::compile(text, None)
    }
}

impl fmt::Display for Template {
    /// The template as text, tags as numbers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.image.print())
    }
}

impl fmt::Debug for Template {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Template({})", self)
    }
}

/// The values of a message that is to be written, in memory that is kept from one message to the next. One per thread.
pub struct Draft {
    template: Template,
    message: usize,
    cells: Cells,
}

#[derive(Default)]
struct Cells {
    slots: Vec<sys::tw_slot>,
    text: Vec<u8>,
}

impl Draft {
    /// With nothing in it: [`begin`](Draft::begin) comes first.
    pub fn new(template: &Template) -> Draft {
        let mut draft = Draft { template: template.clone(), message: 0, cells: Cells::default() };
        draft.cells.text.reserve(1024);
        if !template.messages.is_empty() {
            draft.begin(0);
        }
        draft
    }

    /// Begins message number `message` of the template: every entry is absent. Panics where the template has no such message.
    #[inline]
    pub fn begin(&mut self, message: usize) -> DraftSlots<'_> {
        let entries = self.template.messages[message].entries();
        self.message = message;
        self.cells.text.clear();
        self.cells.slots.clear();
        self.cells.slots.resize(entries.len(), NO_SLOT);
        DraftSlots { cells: &mut self.cells, base: 0, entries }
    }

    /// The slots of the message that was begun, to go on with.
    #[inline]
    pub fn slots(&mut self) -> DraftSlots<'_> {
        DraftSlots { cells: &mut self.cells, base: 0, entries: self.template.messages[self.message].entries() }
    }

    /// Writes the message somewhere in `out`, and gives its bytes. Errors as of [`Template::write_row`].
    #[inline]
    pub fn write<'o>(&self, out: &'o mut [u8]) -> Result<&'o mut [u8], Error> {
        self.template.write(self.message, &self.cells.slots, 0, &self.cells.text, out)
    }
}

impl fmt::Debug for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Draft").field("message", &self.message).finish_non_exhaustive()
    }
}

/// The slots of one level of a draft, set by the number of the entry in the template. A number that it does not have panics.
pub struct DraftSlots<'d> {
    cells: &'d mut Cells,
    base: usize,
    entries: &'d [Entry],
}

impl<'d> DraftSlots<'d> {
    /// What the template says of them.
    pub fn entries(&self) -> &'d [Entry] {
        self.entries
    }

    #[inline(always)]
    fn set(&mut self, entry: usize, slot: sys::tw_slot) -> &mut Self {
        assert!(entry < self.entries.len(), "no entry of this number");
        self.cells.slots[self.base + entry] = slot;
        self
    }

    #[inline(always)]
    fn number(&mut self, entry: usize, number: i64, digits: u8) -> &mut Self {
        self.set(entry, sys::tw_slot { number, offset: 0, length: 0, digits, state: sys::TW_SLOT_OK })
    }

    /// Takes a value out again.
    #[inline]
    pub fn absent(&mut self, entry: usize) -> &mut Self {
        self.set(entry, NO_SLOT)
    }

    /// An `int`.
    #[inline]
    pub fn int(&mut self, entry: usize, value: i64) -> &mut Self {
        self.number(entry, value, 0)
    }

    /// `text` or `data`; the bytes are copied.
    #[inline]
    pub fn text(&mut self, entry: usize, value: impl AsRef<[u8]>) -> &mut Self {
        let value = value.as_ref();
        let offset = self.cells.text.len().min(u32::MAX as usize) as u32;
        self.cells.text.extend_from_slice(value);
        let state = if value.len() > usize::from(u16::MAX) { sys::TW_SLOT_LONG } else { sys::TW_SLOT_OK };
        let length = value.len().min(usize::from(u16::MAX)) as u16;
        self.set(entry, sys::tw_slot { number: value.len() as i64, offset, length, digits: 0, state })
    }

    /// A `char`.
    #[inline]
    pub fn char(&mut self, entry: usize, value: u8) -> &mut Self {
        self.number(entry, i64::from(value), 0)
    }

    /// A `bool`.
    #[inline]
    pub fn bool(&mut self, entry: usize, value: bool) -> &mut Self {
        self.number(entry, i64::from(value), 0)
    }

    /// A `decN` as a whole number of 10^-N, with `digits` fraction digits, 0 to N and never fewer than it needs; `None`: N.
    #[inline]
    pub fn scaled(&mut self, entry: usize, value: i64, digits: Option<u8>) -> &mut Self {
        self.number(entry, value, digits.unwrap_or(sys::TW_DIGITS_OWN as u8))
    }

    /// A `decN` or `dec*` with the fraction digits that it has. One that does not fit the scale makes the slot bad, and
    /// [`Draft::write`] names it.
    #[inline]
    pub fn decimal(&mut self, entry: usize, value: Decimal) -> &mut Self {
        let digits = value.exponent().unsigned_abs() as u8;
        match self.entries[entry].kind() {
            SlotKind::Decimal { scale } => match value.at_scale(u32::from(scale)) {
                Ok(number) => self.number(entry, number, digits.min(scale)),
                Err(_) => self.set(entry, sys::tw_slot { state: sys::TW_SLOT_INEXACT, ..NO_SLOT }),
            },
            _ => self.number(entry, value.mantissa(), digits),
        }
    }

    /// A `time`, with its own fraction digits, or those of `time0` to `time9`. Picoseconds and second 60 are beyond a slot: such a time
    /// makes it bad, and [`Draft::write`] names it.
    #[inline]
    pub fn time(&mut self, entry: usize, value: UtcTimestamp) -> &mut Self {
        if value.picos != 0 || value.leap {
            return self.set(entry, sys::tw_slot { state: sys::TW_SLOT_INEXACT, ..NO_SLOT });
        }
        self.number(entry, value.ns, value.digits)
    }

    /// A `date`.
    #[inline]
    pub fn date(&mut self, entry: usize, value: Date) -> &mut Self {
        self.number(entry, i64::from(value.days), 0)
    }

    /// A group of `count` entries, all absent at first. Panics where the entry is no group.
    #[inline]
    pub fn group(&mut self, entry: usize, count: usize) -> DraftGroup<'_> {
        assert!(self.entries[entry].kind() == SlotKind::Group, "the entry is no group");
        let members = self.entries[entry].members();
        let first = self.cells.slots.len();
        self.cells.slots.resize(first + count * members.len(), NO_SLOT);
        let slot = sys::tw_slot {
            number: count as i64,
            offset: first.min(u32::MAX as usize) as u32,
            length: members.len() as u16,
            digits: 0,
            state: sys::TW_SLOT_OK,
        };
        self.set(entry, slot);
        DraftGroup { cells: self.cells, first, count, members }
    }
}

impl fmt::Debug for DraftSlots<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DraftSlots").field("entries", &self.entries.len()).finish_non_exhaustive()
    }
}

/// A group of a draft.
pub struct DraftGroup<'d> {
    cells: &'d mut Cells,
    first: usize,
    count: usize,
    members: &'d [Entry],
}

impl DraftGroup<'_> {
    /// Entry `which`, from 0. Panics where the group has no such entry.
    #[inline]
    pub fn entry(&mut self, which: usize) -> DraftSlots<'_> {
        assert!(which < self.count, "no entry of this number in the group");
        DraftSlots { cells: self.cells, base: self.first + which * self.members.len(), entries: self.members }
    }

    /// How many entries it has.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
}

impl fmt::Debug for DraftGroup<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DraftGroup").field("count", &self.count).finish_non_exhaustive()
    }
}
