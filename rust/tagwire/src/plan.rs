// SPDX-License-Identifier: Apache-2.0
//! Plans: all that an application wants of a message, read in one call.

use crate::decimal::Decimal;
use crate::dict::Dictionary;
use crate::error::{Error, ErrorKind};
use crate::message::IndexOptions;
use crate::raw::plan::{PlanImage, ReaderBlock};
use crate::shape::{shapes, Entry, MessageShape, SlotKind};
use crate::value::{Date, UtcTimestamp};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use tagwire_sys as sys;

/// What an application wants of which messages: compiled once from text, then immutable and shared between threads.
///
/// docs/plans.md has the grammar. Entries take slots in the order written; the number of an entry is what [`Slots`] is asked by.
///
/// ```
/// let plan: tagwire::Plan = "D{11:text! 55:text 44:dec5 627{628:text}}".parse().unwrap();
/// assert_eq!(plan.messages()[0].entries()[2].tag(), 44);
///
/// let dict = tagwire::Dictionary::builtin("FIX.4.4").unwrap(); // names take a dictionary
/// let same = tagwire::Plan::compile("D{ClOrdID:text! Symbol:text Price:dec5 NoHops{HopCompID:text}}", Some(&dict)).unwrap();
/// assert_eq!(same.to_string(), plan.to_string());
/// ```
#[derive(Clone)]
pub struct Plan {
    image: Arc<PlanImage>,
    messages: Arc<[MessageShape]>,
}

impl Plan {
    /// Compiles it. `dict`: for names, and for the groups that the plan leaves out, whose members are then never taken for fields of a
    /// level above; it is not needed afterwards. An error's offset is a byte of the text.
    pub fn compile(text: impl AsRef<[u8]>, dict: Option<&Dictionary>) -> Result<Plan, Error> {
        let image = PlanImage::compile(text.as_ref(), dict.map(|dict| &dict.0))?;
        let messages = shapes(image.describe()).into();
        Ok(Plan { image: Arc::new(image), messages })
    }

    /// Its messages: [`Row::message`] counts them.
    pub fn messages(&self) -> &[MessageShape] {
        &self.messages
    }

    /// A reader with the defaults of [`ReaderOptions`].
    pub fn reader(&self) -> Reader {
        Reader::with(self, &ReaderOptions::new()).expect("the defaults make a reader")
    }
}

impl FromStr for Plan {
    type Err = Error;

    /// Compiles a plan without a dictionary.
    fn from_str(text: &str) -> Result<Plan, Error> {
        Plan::compile(text, None)
    }
}

impl fmt::Display for Plan {
    /// The plan as text, tags as numbers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.image.print())
    }
}

impl fmt::Debug for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Plan({})", self)
    }
}

/// How to make a [`Reader`].
#[derive(Clone, Debug)]
pub struct ReaderOptions {
    rows: usize,
    slots: usize,
    fixed: bool,
    index: IndexOptions,
}

impl Default for ReaderOptions {
    fn default() -> ReaderOptions {
        ReaderOptions { rows: 64, slots: 4096, fixed: false, index: IndexOptions::new() }
    }
}

impl ReaderOptions {
    /// 64 rows and 4,096 slots in a batch; messages as an [`Index`](crate::Index) takes them.
    pub fn new() -> ReaderOptions {
        ReaderOptions::default()
    }

    /// Messages in a batch; with 0 nothing can be read.
    pub fn rows(mut self, rows: usize) -> ReaderOptions {
        self.rows = rows;
        self
    }

    /// Slots in a batch. A message that takes more alone makes the reader grow, once.
    pub fn slots(mut self, slots: usize) -> ReaderOptions {
        self.slots = slots;
        self
    }

    /// The reader never grows: a message that takes more slots than there are ends the batch with [`End::Slots`].
    pub fn fixed(mut self) -> ReaderOptions {
        self.fixed = true;
        self
    }

    /// Fields per message, bytes per message, and data fields.
    pub fn index(mut self, index: IndexOptions) -> ReaderOptions {
        self.index = index;
        self
    }
}

const NO_ROW: sys::tw_row =
    sys::tw_row { offset: 0, length: 0, slot: 0, slots: 0, status: 0, tag: 0, fields: 0, message: 0, bad: 0 };
pub(crate) const NO_SLOT: sys::tw_slot = sys::tw_slot { number: 0, offset: 0, length: 0, digits: 0, state: sys::TW_SLOT_ABSENT };

const NO_PROGRESS: sys::tw_progress = sys::tw_progress { consumed: 0, rows: 0, slots: 0, need: 0 };

/// Beyond this many slots for one message a reader does not grow: 256 MiB. Only a plan with thousands of members in a group comes near.
const SLOTS_MAX: usize = 1 << 24;

/// Reads messages by a plan, into memory that it keeps. One per thread; it may move between threads.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let plan: tagwire::Plan = "D{11:text 55:text! 44:dec5 453{448:text 452:int}}".parse()?;
/// let mut reader = plan.reader();
/// let wire = b"8=FIX.4.4\x019=57\x0135=D\x0155=AUD/NZD\x0144=1.08245\x01453=2\x01448=A\x01452=1\x01448=B\x01452=3\x0110=244\x01";
/// let batch = reader.read(wire);
/// for row in batch.rows() {
///     row.ok()?;
///     assert_eq!(row.text(0)?, None); // ClOrdID is absent
///     assert_eq!(row.text(1)?, Some(&b"AUD/NZD"[..]));
///     assert_eq!(row.int(2)?, Some(108245)); // times 10^5
///     let parties: Vec<_> = row.group(3).map(|party| party.int(1)).collect::<Result<_, _>>()?;
///     assert_eq!(parties, [Some(1), Some(3)]);
/// }
/// assert_eq!(batch.consumed(), wire.len());
/// # Ok(())
/// # }
/// ```
///
/// Rows are views of the reader and of the bytes; they end with the next read:
///
/// ```compile_fail
/// let plan: tagwire::Plan = "0{112:text}".parse().unwrap();
/// let mut reader = plan.reader();
/// let batch = reader.read(b"");
/// let again = reader.read(b""); // error: `reader` is still borrowed
/// drop(batch);
/// ```
pub struct Reader {
    block: ReaderBlock,
    plan: Plan,
    rows: Box<[sys::tw_row]>,
    slots: Vec<sys::tw_slot>,
    slots_max: usize, // it grows no further
}

impl Reader {
    /// Fails with [`ErrorKind::Argument`] where an option is out of its range.
    pub fn with(plan: &Plan, options: &ReaderOptions) -> Result<Reader, Error> {
        let (capacity, length_max, pairs) = options.index.parts();
        let slots = options.slots.min(SLOTS_MAX);
        Ok(Reader {
            block: ReaderBlock::new(plan.image.clone(), capacity, length_max, pairs.as_deref())?,
            plan: plan.clone(),
            rows: vec![NO_ROW; options.rows].into_boxed_slice(),
            slots: vec![NO_SLOT; slots],
            slots_max: if options.fixed { slots } else { SLOTS_MAX },
        })
    }

    /// Reads the messages at the start of `input`, as many as there are and as a batch holds. Each gives a row, a bad one too.
    #[inline]
    pub fn read<'r, 'b>(&'r mut self, input: &'b [u8]) -> Batch<'r, 'b> {
        let rows_max = self.rows.len();
        let mut progress = NO_PROGRESS;
        let status = self.fill(input, rows_max, &mut progress);
        Batch {
            rows: &self.rows[..progress.rows as usize],
            slots: &self.slots[..progress.slots as usize],
            messages: &self.plan.messages,
            input,
            consumed: progress.consumed,
            need: progress.need,
            status,
        }
    }

    /// Reads one message and moves `input` past it. `None` where `input` is empty or holds the beginning of a message (or where the
    /// message takes more slots than a reader can have: [`read`](Reader::read) tells these apart).
    #[inline(always)]
    pub fn read_one<'r, 'b>(&'r mut self, input: &mut &'b [u8]) -> Option<Row<'r, 'b>> {
        let rows_max = self.rows.len().min(1);
        let mut progress = NO_PROGRESS;
        self.fill(input, rows_max, &mut progress);
        if progress.rows == 0 {
            return None;
        }
        let whole = *input;
        *input = &whole[progress.consumed as usize..];
        Some(Row::new(&self.rows[0], &self.slots[..progress.slots as usize], &self.plan.messages, whole))
    }

    #[inline(always)]
    fn fill(&mut self, input: &[u8], rows_max: usize, progress: &mut sys::tw_progress) -> i32 {
        let status = self.block.read(input, &mut self.rows[..rows_max], &mut self.slots, progress);
        if status == sys::TW_ROOM && progress.rows == 0 && rows_max != 0 && self.slots.len() < self.slots_max {
            return self.fill_larger(input, rows_max, progress);
        }
        status
    }

    /// The slots do not hold one message.
    #[cold]
    #[inline(never)]
    fn fill_larger(&mut self, input: &[u8], rows_max: usize, progress: &mut sys::tw_progress) -> i32 {
        loop {
            self.slots.resize((self.slots.len() * 2).clamp(1024, self.slots_max), NO_SLOT);
            let status = self.block.read(input, &mut self.rows[..rows_max], &mut self.slots, progress);
            if status != sys::TW_ROOM || progress.rows != 0 || self.slots.len() >= self.slots_max {
                return status;
            }
        }
    }
}

impl fmt::Debug for Reader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reader").field("plan", &self.plan).finish_non_exhaustive()
    }
}

/// Why a batch ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// All of the input is consumed.
    Input,
    /// All but the beginning of a message, which takes so many bytes as far as that is known.
    More(usize),
    /// Rows or slots are full: read on behind [`Batch::consumed`].
    Full,
    /// One message takes more slots than a reader can have, and nothing was consumed.
    Slots,
}

/// The messages of one read.
#[derive(Clone, Copy)]
pub struct Batch<'r, 'b> {
    rows: &'r [sys::tw_row],
    slots: &'r [sys::tw_slot],
    messages: &'r [MessageShape],
    input: &'b [u8],
    consumed: u32,
    need: u32,
    status: i32,
}

impl<'r, 'b> Batch<'r, 'b> {
    /// The rows, in the order of the input.
    #[inline]
    pub fn rows(&self) -> Rows<'r, 'b> {
        Rows { rows: self.rows.iter(), batch: *self }
    }

    /// How many rows there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Slots used, groups included.
    #[inline]
    pub fn slot_count(&self) -> usize {
        self.slots.len()
    }

    /// The bytes of the input that are done with.
    #[inline]
    pub fn consumed(&self) -> usize {
        self.consumed as usize
    }

    /// Why it ended.
    #[inline]
    pub fn end(&self) -> End {
        match self.status {
            sys::TW_OK => End::Input,
            sys::TW_MORE => End::More(self.need as usize),
            _ if self.rows.is_empty() => End::Slots,
            _ => End::Full,
        }
    }
}

impl<'r, 'b> IntoIterator for Batch<'r, 'b> {
    type Item = Row<'r, 'b>;
    type IntoIter = Rows<'r, 'b>;

    #[inline]
    fn into_iter(self) -> Rows<'r, 'b> {
        self.rows()
    }
}

impl fmt::Debug for Batch<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.rows()).finish()
    }
}

/// The rows of a batch.
#[derive(Clone, Debug)]
pub struct Rows<'r, 'b> {
    rows: std::slice::Iter<'r, sys::tw_row>,
    batch: Batch<'r, 'b>,
}

impl<'r, 'b> Iterator for Rows<'r, 'b> {
    type Item = Row<'r, 'b>;

    #[inline]
    fn next(&mut self) -> Option<Row<'r, 'b>> {
        let batch = &self.batch;
        self.rows.next().map(|row| Row::new(row, batch.slots, batch.messages, batch.input))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rows.size_hint()
    }
}

impl ExactSizeIterator for Rows<'_, '_> {}
impl std::iter::FusedIterator for Rows<'_, '_> {}

/// What one message gave: its slots by way of [`Slots`], which it derefs to.
#[derive(Clone, Copy)]
pub struct Row<'r, 'b> {
    row: &'r sys::tw_row,
    slots: Slots<'r, 'b>,
}

impl<'r, 'b> Row<'r, 'b> {
    #[inline(always)]
    fn new(row: &'r sys::tw_row, all: &'r [sys::tw_slot], messages: &'r [MessageShape], input: &'b [u8]) -> Row<'r, 'b> {
        let entries = messages.get(usize::from(row.message)).map_or(&[][..], MessageShape::entries);
        let first = row.slot as usize;
        Row { row, slots: Slots { own: all.get(first..first + entries.len()).unwrap_or(&[]), all, entries, input } }
    }

    /// The message of the plan, from 0; `None` where its type is not in the plan, or the bytes are garbled.
    #[inline]
    pub fn message(&self) -> Option<usize> {
        if self.row.message == sys::TW_ROW_OTHER {
            None
        } else {
            Some(usize::from(self.row.message))
        }
    }

    /// The message, or the garbled bytes passed over.
    #[inline]
    pub fn bytes(&self) -> &'b [u8] {
        let from = self.row.offset as usize;
        self.slots.input.get(from..from + self.row.length as usize).unwrap_or(&[])
    }

    /// Where it starts in the input.
    #[inline]
    pub fn offset(&self) -> usize {
        self.row.offset as usize
    }

    /// Whether nothing is wrong with it.
    #[inline]
    pub fn is_ok(&self) -> bool {
        self.row.status == sys::TW_OK
    }

    /// The first fault in the order of its fields, missing entries after all others; every other slot is filled all the same. The
    /// error's offset is that of the message.
    #[inline]
    pub fn ok(&self) -> Result<(), Error> {
        if self.is_ok() {
            Ok(())
        } else {
            Err(Error::bare(self.row.status, self.row.tag as u32, self.row.offset))
        }
    }

    /// How many fields it has, 8, 9, 35 and 10 included.
    #[inline]
    pub fn field_count(&self) -> usize {
        self.row.fields as usize
    }

    /// Slots used, groups included.
    #[inline]
    pub fn slot_count(&self) -> usize {
        self.row.slots as usize
    }

    /// How many of its slots are bad, at most 65,535.
    #[inline]
    pub fn bad_count(&self) -> usize {
        usize::from(self.row.bad)
    }

    /// As a row type that `tagwire gen --lang rust` made; `None` where it is another message of the plan, or none.
    #[inline]
    pub fn view<T: FromRow<'r, 'b>>(&self) -> Option<T> {
        if self.message() == Some(T::MESSAGE) {
            Some(T::from_slots(self.slots))
        } else {
            None
        }
    }

    pub(crate) fn parts(&self) -> (&'r [sys::tw_slot], u32, &'b [u8]) {
        (self.slots.all, self.row.slot, self.slots.input)
    }
}

impl<'r, 'b> std::ops::Deref for Row<'r, 'b> {
    type Target = Slots<'r, 'b>;

    #[inline]
    fn deref(&self) -> &Slots<'r, 'b> {
        &self.slots
    }
}

impl fmt::Debug for Row<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Row")
            .field("message", &self.message())
            .field("status", &self.ok().err().map(|error| (error.kind(), error.tag())))
            .field("slots", &self.slots)
            .finish()
    }
}

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
    own: &'r [sys::tw_slot],
    all: &'r [sys::tw_slot],
    entries: &'r [Entry],
    input: &'b [u8],
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
