// SPDX-License-Identifier: Apache-2.0
//! Plans: all that an application wants of a message, read in one call.

use crate::dict::Dictionary;
use crate::error::Error;
use crate::message::IndexOptions;
use crate::raw::plan::{PlanImage, ReaderBlock};
use crate::shape::{shapes, MessageShape};
use crate::slots::{FromRow, Slots, NO_SLOT};
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
    /// Fails with [`ErrorKind::Argument`](crate::ErrorKind::Argument) where an option is out of its range.
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
