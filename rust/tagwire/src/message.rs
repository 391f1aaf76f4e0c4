// SPDX-License-Identifier: Apache-2.0
//! One message as a table of fields.

use crate::decimal::Decimal;
use crate::error::{Error, ValueError};
use crate::frame::Garbled;
use crate::raw;
use crate::raw::index::{IndexBlock, Table, NONE};
use crate::value::{Date, MonthYear, Multiple, TimeOfDay, TzTimeOfDay, TzTimestamp, UtcTimestamp};
use crate::DataPair;
use std::fmt;
use std::ops::Deref;
use tagwire_sys as sys;

/// How to make an [`Index`].
#[derive(Clone, Debug, Default)]
pub struct IndexOptions {
    capacity: u32,
    length_max: u32,
    pairs: Option<Vec<DataPair>>,
}

impl IndexOptions {
    /// 1,024 fields, 1 MiB, the data fields of all FIX versions.
    pub fn new() -> IndexOptions {
        IndexOptions::default()
    }

    /// Fields per message, 1 to 16,777,216.
    pub fn capacity(mut self, fields: u32) -> IndexOptions {
        self.capacity = fields;
        self
    }

    /// Bytes per message.
    pub fn length_max(mut self, bytes: u32) -> IndexOptions {
        self.length_max = bytes;
        self
    }

    /// These data fields instead of the built-in ones: at most 4,096, for instance [`Dictionary::pairs`](crate::Dictionary::pairs).
    pub fn pairs(mut self, pairs: impl Into<Vec<DataPair>>) -> IndexOptions {
        self.pairs = Some(pairs.into());
        self
    }

    pub(crate) fn parts(&self) -> (u32, u32, Option<Vec<sys::tw_data_pair>>) {
        (self.capacity, self.length_max, self.pairs.as_ref().map(|pairs| pairs.iter().map(|pair| pair.to_c()).collect()))
    }
}

/// Makes tables of fields, in memory that it keeps. One per thread; it may move between threads.
///
/// ```
/// # fn main() -> Result<(), tagwire::Error> {
/// let mut index = tagwire::Index::new();
/// let wire = b"8=FIX.4.2\x019=37\x0135=D\x0134=8\x0155=AUD/NZD\x0138=7\x0144=1.08245\x0110=076\x01";
/// let mut rest: &[u8] = wire;
/// while let Some(read) = index.read(&mut rest) {
///     let order = read?;
///     assert_eq!(order.msg_type(), b"D");
///     assert_eq!(order.require(55)?.str()?, "AUD/NZD");
///     assert_eq!(order.require(44)?.decimal()?.to_string(), "1.08245");
///     assert_eq!(order.require(44)?.scaled(5)?, 108245);
///     assert!(order.get(58).is_none());
/// }
/// assert!(rest.is_empty());
/// # Ok(())
/// # }
/// ```
///
/// A message is a view of the index and of the bytes. It ends with the next read; the values live as long as the bytes:
///
/// ```compile_fail
/// let mut index = tagwire::Index::new();
/// let (mut first, mut second): (&[u8], &[u8]) = (b"...", b"...");
/// let one = index.read(&mut first);
/// let two = index.read(&mut second); // error: `index` is still borrowed
/// drop(one);
/// ```
///
/// ```compile_fail
/// let mut index = tagwire::Index::new();
/// let mut buffer = vec![0u8; 100];
/// let mut rest: &[u8] = &buffer;
/// let message = index.read(&mut rest);
/// buffer.clear(); // error: `buffer` is still borrowed
/// drop(message);
/// ```
pub struct Index {
    block: IndexBlock,
    need: u32,
}

impl Default for Index {
    fn default() -> Index {
        Index::new()
    }
}

impl fmt::Debug for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Index").finish_non_exhaustive()
    }
}

impl Index {
    /// With the defaults of [`IndexOptions`].
    pub fn new() -> Index {
        Index::with(&IndexOptions::new()).expect("the defaults make an index")
    }

    /// Fails with [`ErrorKind::Argument`](crate::ErrorKind::Argument) where an option is out of its range, or a pair has tag 0, or two
    /// pairs have one length tag.
    pub fn with(options: &IndexOptions) -> Result<Index, Error> {
        let (capacity, length_max, pairs) = options.parts();
        Ok(Index { block: IndexBlock::new(capacity, length_max, pairs.as_deref())?, need: 0 })
    }

    /// Frames, checks and indexes the message at the start of `input`, and moves `input` past it: past what is garbled, too. `None`
    /// where `input` is empty or holds the beginning of a message: read again when more has been received.
    #[inline]
    pub fn read<'i, 'b>(&'i mut self, input: &mut &'b [u8]) -> Option<Result<Message<'i, 'b>, Fault<'i, 'b>>> {
        self.need = 0;
        if input.is_empty() {
            return None;
        }
        let mut frame = raw::NO_FRAME;
        let mut error = raw::ErrorPlace::new();
        let (status, table) = self.block.next(input, &mut frame, &mut error);
        if status == sys::TW_MORE {
            self.need = frame.need;
            return None;
        }
        let (bytes, rest) = input.split_at((frame.length as usize).min(input.len()));
        *input = rest;
        let message = Message { level: Level { table, from: 0, to: table.len() }, bytes };
        if status == sys::TW_OK {
            Some(Ok(message))
        } else {
            Some(Err(Fault::new(status, error.take(status), message)))
        }
    }

    /// After [`read`](Index::read) gave `None`: the bytes that the input must grow to before another call can give a message; 0 if it
    /// was empty.
    pub fn need(&self) -> usize {
        self.need as usize
    }

    /// Indexes all of `bytes` as fields, without asking for a header or a trailer: a message already framed, or a part of one.
    pub fn fields<'i, 'b>(&'i mut self, bytes: &'b [u8]) -> Result<Message<'i, 'b>, Fault<'i, 'b>> {
        let (status, table, error) = self.block.fields(bytes);
        let message = Message { level: Level { table, from: 0, to: table.len() }, bytes };
        if bytes.len() > u32::MAX as usize {
            let status = sys::TW_E_ARGUMENT; // offsets have 32 bits
            return Err(Fault::new(status, Error::bare(status, 0, u32::MAX), message));
        }
        if status == sys::TW_OK {
            Ok(message)
        } else {
            Err(Fault::new(status, error.take(status), message))
        }
    }
}

/// A message that could not be read.
#[derive(Clone, Copy)]
pub struct Fault<'i, 'b> {
    garbled: Garbled<'b>,
    message: Option<Message<'i, 'b>>,
}

impl<'i, 'b> Fault<'i, 'b> {
    #[cold]
    fn new(status: i32, error: Error, message: Message<'i, 'b>) -> Fault<'i, 'b> {
        // Only the index's own errors leave a table that is about these bytes.
        let refused = (-299..=-201).contains(&status);
        Fault { garbled: Garbled::new(message.bytes, error), message: if refused { Some(message) } else { None } }
    }

    /// Why.
    pub fn error(&self) -> Error {
        self.garbled.error()
    }

    /// The message, or the bytes that were passed over because they are none.
    pub fn bytes(&self) -> &'b [u8] {
        self.garbled.bytes()
    }

    /// Where BodyLength and CheckSum are right and a field is not: the fields before that one. `None`: garbled.
    pub fn fields_before(&self) -> Option<Message<'i, 'b>> {
        self.message
    }
}

impl fmt::Debug for Fault<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fault").field("error", &self.error()).field("bytes", &crate::shown(self.bytes())).finish()
    }
}

impl fmt::Display for Fault<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error().fmt(f)
    }
}

impl From<Fault<'_, '_>> for Error {
    fn from(fault: Fault<'_, '_>) -> Error {
        fault.error()
    }
}

/// The fields of one level: of a message, or of an entry of a group.
#[derive(Clone, Copy)]
pub struct Level<'i, 'b> {
    table: Table<'i, 'b>,
    from: u32,
    to: u32,
}

impl<'i, 'b> Level<'i, 'b> {
    /// How many fields there are.
    #[inline]
    pub fn len(&self) -> usize {
        (self.to - self.from) as usize
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.to == self.from
    }

    /// Its bytes, from its first tag to its last SOH.
    pub fn bytes(&self) -> &'b [u8] {
        let end_of = |count: u32| match count.checked_sub(1).and_then(|last| self.table.field(last)) {
            Some(field) => field.end() as usize + 1,
            None => 0,
        };
        self.table.input().get(end_of(self.from)..end_of(self.to)).unwrap_or(&[])
    }

    /// All fields, in the order of the message.
    #[inline]
    pub fn fields(&self) -> Fields<'i, 'b> {
        Fields { table: self.table, from: self.from, to: self.to }
    }

    /// The field with this number, counted from 0.
    #[inline]
    pub fn field(&self, number: usize) -> Option<Field<'b>> {
        if number >= self.len() {
            return None;
        }
        self.table.field(self.from + number as u32).map(Field)
    }

    /// The first field with this tag.
    #[inline]
    pub fn get(&self, tag: u32) -> Option<Field<'b>> {
        self.found(self.first(tag))
    }

    /// The first field with this tag, or an error that names it.
    #[inline]
    pub fn require(&self, tag: u32) -> Result<Field<'b>, ValueError> {
        match self.get(tag) {
            Some(field) => Ok(field),
            None => Err(ValueError::missing(tag)),
        }
    }

    /// A cursor, for many fields in about the order in which they stand: each is found in a step or two.
    #[inline]
    pub fn cursor(&self) -> Cursor<'i, 'b> {
        Cursor { level: *self, hint: self.from }
    }

    /// The group whose NumInGroup field is `count`; `None` without that field.
    ///
    /// An entry starts at the tag that follows the count. The last entry ends before the first tag that did not stand in an earlier one;
    /// a group of one entry takes all fields up to the trailer: where fields follow it, use [`group_of`](Level::group_of).
    ///
    /// ```
    /// # fn main() -> Result<(), tagwire::Error> {
    /// # let mut index = tagwire::Index::new();
    /// let book = index.fields(b"268=2\x01269=0\x01270=1.5\x01269=1\x01270=1.6\x01")?;
    /// let mut prices = Vec::new();
    /// for entry in book.group(268)?.into_iter().flatten() {
    ///     prices.push(entry.require(270)?.scaled(1)?);
    /// }
    /// assert_eq!(prices, [15, 16]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn group(&self, count: u32) -> Result<Option<Group<'i, 'b>>, Error> {
        self.open(count, None)
    }

    /// As [`group`](Level::group), with the tags that belong to its entries, members of nested groups included, in any order: the last
    /// entry ends before the first tag that is none of them.
    pub fn group_of(&self, count: u32, members: &[u32]) -> Result<Option<Group<'i, 'b>>, Error> {
        self.open(count, Some(members))
    }

    fn open(&self, count: u32, members: Option<&[u32]>) -> Result<Option<Group<'i, 'b>>, Error> {
        match self.table.find_in(count, self.from, self.to) {
            NONE => Ok(None),
            field => Ok(Some(Group { table: self.table, state: self.table.group(field, self.to, members)? })),
        }
    }

    #[inline]
    fn first(&self, tag: u32) -> u32 {
        if self.from == 0 && self.to == self.table.len() {
            self.table.find(tag, 0)
        } else {
            self.table.find_in(tag, self.from, self.to)
        }
    }

    #[inline]
    fn found(&self, number: u32) -> Option<Field<'b>> {
        if number == NONE {
            None
        } else {
            self.table.field(number).map(Field)
        }
    }
}

impl fmt::Debug for Level<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.fields()).finish()
    }
}

impl<'i, 'b> IntoIterator for Level<'i, 'b> {
    type Item = Field<'b>;
    type IntoIter = Fields<'i, 'b>;

    fn into_iter(self) -> Fields<'i, 'b> {
        self.fields()
    }
}

/// A message: its fields by way of [`Level`], which it derefs to, and its bytes.
#[derive(Clone, Copy)]
pub struct Message<'i, 'b> {
    level: Level<'i, 'b>,
    bytes: &'b [u8],
}

impl<'i, 'b> Message<'i, 'b> {
    /// All of its bytes.
    #[inline]
    pub fn bytes(&self) -> &'b [u8] {
        self.bytes
    }

    /// MsgType (35), which is the third field of any message; empty where these are fields alone.
    #[inline]
    pub fn msg_type(&self) -> &'b [u8] {
        match self.level.table.field(2) {
            Some(field) if field.tag() == 35 => field.value(),
            _ => b"",
        }
    }

    pub(crate) fn table(&self) -> &Table<'i, 'b> {
        &self.level.table
    }
}

impl<'i, 'b> Deref for Message<'i, 'b> {
    type Target = Level<'i, 'b>;

    #[inline]
    fn deref(&self) -> &Level<'i, 'b> {
        &self.level
    }
}

impl fmt::Debug for Message<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.level.fmt(f)
    }
}

/// Looks for each field from behind the one that was found last. Any order is right; about the message's own is fast.
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'i, 'b> {
    level: Level<'i, 'b>,
    hint: u32,
}

impl<'i, 'b> Cursor<'i, 'b> {
    /// The first field with this tag behind the last one found, or else the first one before it.
    #[inline(always)]
    pub fn get(&mut self, tag: u32) -> Option<Field<'b>> {
        let level = &self.level;
        let number = if level.from == 0 && level.to == level.table.len() {
            level.table.find(tag, self.hint)
        } else {
            match level.table.find_in(tag, self.hint, level.to) {
                NONE => level.table.find_in(tag, level.from, self.hint),
                number => number,
            }
        };
        let field = level.found(number)?;
        self.hint = number + 1;
        Some(field)
    }

    /// The next field with this tag behind the last one found.
    #[inline(always)]
    pub fn next_of(&mut self, tag: u32) -> Option<Field<'b>> {
        let number = self.level.table.find_in(tag, self.hint, self.level.to);
        let field = self.level.found(number)?;
        self.hint = number + 1;
        Some(field)
    }

    /// The field behind the last one found, whatever its tag, without moving.
    #[inline(always)]
    pub fn peek(&self) -> Option<Field<'b>> {
        if self.hint < self.level.to {
            self.level.table.field(self.hint).map(Field)
        } else {
            None
        }
    }

    /// Moves past one field.
    #[inline(always)]
    pub fn skip(&mut self) {
        self.hint = (self.hint + 1).min(self.level.to);
    }
}

/// The fields of a level, in order.
#[derive(Clone, Copy, Debug)]
pub struct Fields<'i, 'b> {
    table: Table<'i, 'b>,
    from: u32,
    to: u32,
}

impl<'b> Iterator for Fields<'_, 'b> {
    type Item = Field<'b>;

    #[inline]
    fn next(&mut self) -> Option<Field<'b>> {
        if self.from == self.to {
            return None;
        }
        self.from += 1;
        self.table.field(self.from - 1).map(Field)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        ((self.to - self.from) as usize, Some((self.to - self.from) as usize))
    }
}

impl DoubleEndedIterator for Fields<'_, '_> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        if self.from == self.to {
            return None;
        }
        self.to -= 1;
        self.table.field(self.to).map(Field)
    }
}

impl ExactSizeIterator for Fields<'_, '_> {}
impl std::iter::FusedIterator for Fields<'_, '_> {}

/// The entries of a repeating group. NumInGroup was compared with the entries that are there.
#[derive(Clone, Copy)]
pub struct Group<'i, 'b> {
    table: Table<'i, 'b>,
    state: sys::tw_group,
}

impl<'i, 'b> Iterator for Group<'i, 'b> {
    type Item = Level<'i, 'b>;

    #[inline]
    fn next(&mut self) -> Option<Level<'i, 'b>> {
        let state = &mut self.state;
        if state.entry >= state.count {
            return None;
        }
        let first = state.end;
        let mut end = first + 1;
        while end < state.limit && self.table.tag(end) != Some(state.delimiter) {
            end += 1;
        }
        state.first = first;
        state.end = end;
        state.entry += 1;
        Some(Level { table: self.table, from: first, to: end })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.state.count - self.state.entry) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Group<'_, '_> {}
impl std::iter::FusedIterator for Group<'_, '_> {}

impl fmt::Debug for Group<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(*self).finish()
    }
}

/// A field: a tag and the bytes of its value, and that value by type.
///
/// What a getter refuses it names: [`ValueEmpty`](crate::ErrorKind::ValueEmpty), [`ValueFormat`](crate::ErrorKind::ValueFormat),
/// [`ValueOverflow`](crate::ErrorKind::ValueOverflow), [`ValueInexact`](crate::ErrorKind::ValueInexact), with the tag and the byte where
/// the value starts. Nothing is rounded.
#[derive(Clone, Copy)]
pub struct Field<'b>(raw::index::Field<'b>);

macro_rules! getters {
    ($($(#[$doc:meta])* $name:ident: $type:ty, $read:expr;)*) => {
        $($(#[$doc])*
        pub fn $name(&self) -> Result<$type, ValueError> {
            $read(self.value()).map_err(|error: ValueError| self.refused(error.kind().code()))
        })*
    };
}

impl<'b> Field<'b> {
    /// Its tag.
    #[inline]
    pub fn tag(&self) -> u32 {
        self.0.tag()
    }

    /// The bytes of its value; they may be none.
    #[inline]
    pub fn value(&self) -> &'b [u8] {
        self.0.value()
    }

    /// Where its value starts, from the start of the input.
    #[inline]
    pub fn offset(&self) -> usize {
        self.0.start() as usize
    }

    /// Where its value ends: the place of the SOH.
    #[inline]
    pub fn end(&self) -> usize {
        self.0.end() as usize
    }

    /// Its number in the message, from 0.
    #[inline]
    pub fn number(&self) -> usize {
        self.0.number() as usize
    }

    /// The value as text. FIX allows any bytes: where they are not UTF-8 this is a format error, and [`value`](Field::value) has them.
    #[inline]
    pub fn str(&self) -> Result<&'b str, ValueError> {
        std::str::from_utf8(self.value()).map_err(|_| self.refused(sys::TW_E_VALUE_FORMAT))
    }

    /// An int, SeqNum, Length, NumInGroup, TagNum, DayOfMonth.
    #[inline(always)]
    pub fn int(&self) -> Result<i64, ValueError> {
        self.0.int().map_err(|status| self.refused(status))
    }

    /// The same without a sign, to 2^64 - 1.
    #[inline]
    pub fn uint(&self) -> Result<u64, ValueError> {
        raw::value::uint_read(self.value()).map_err(|status| self.refused(status))
    }

    /// A Price, Qty, Amt, float as a whole number of 10^-scale, scale 0 to 18; exactly: digits beyond the scale that are not zero are
    /// [`ValueInexact`](crate::ErrorKind::ValueInexact).
    #[inline(always)]
    pub fn scaled(&self, scale: u32) -> Result<i64, ValueError> {
        self.0.scaled(scale).map_err(|status| self.refused(status))
    }

    /// A char: one byte.
    #[inline]
    pub fn char(&self) -> Result<u8, ValueError> {
        raw::value::char_read(self.value()).map_err(|status| self.refused(status))
    }

    /// A Boolean: Y or N.
    #[inline]
    pub fn bool(&self) -> Result<bool, ValueError> {
        raw::value::bool_read(self.value()).map(|flag| flag != 0).map_err(|status| self.refused(status))
    }

    getters! {
        /// A Price, Qty, Amt, float as it stands.
        decimal: Decimal, Decimal::read;
        /// A UTCTimestamp.
        timestamp: UtcTimestamp, UtcTimestamp::read;
        /// A UTCTimeOnly or LocalMktTime.
        time_of_day: TimeOfDay, TimeOfDay::read;
        /// A TZTimestamp.
        tz_timestamp: TzTimestamp, TzTimestamp::read;
        /// A TZTimeOnly.
        tz_time_of_day: TzTimeOfDay, TzTimeOfDay::read;
        /// A UTCDateOnly or LocalMktDate.
        date: Date, Date::read;
        /// A MonthYear.
        month_year: MonthYear, MonthYear::read;
        /// A MultipleStringValue or MultipleCharValue: its items.
        items: Multiple<'b>, Multiple::read;
    }

    #[cold]
    fn refused(&self, status: i32) -> ValueError {
        ValueError::new(status, self.tag(), self.0.start())
    }
}

impl fmt::Debug for Field<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={:?}", self.tag(), crate::shown(self.value()))
    }
}

impl fmt::Debug for Table<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} fields", self.len())
    }
}
