// SPDX-License-Identifier: Apache-2.0
//! index.h: the table of fields, read in place.

use super::memory::Block;
use super::{length_of, number, start, ErrorPlace};
use crate::error::Error;
use std::marker::PhantomData;
use std::ptr;
use tagwire_sys as sys;

pub(crate) const NONE: u32 = sys::TW_NONE;

pub(crate) fn options(capacity: u32, length_max: u32, pairs: Option<&[sys::tw_data_pair]>) -> sys::tw_index_options {
    sys::tw_index_options {
        size: std::mem::size_of::<sys::tw_index_options>() as u32,
        capacity,
        length_max,
        pairs_count: pairs.map_or(0, |pairs| pairs.len().min(u32::MAX as usize) as u32),
        pairs: pairs.map_or(ptr::null(), |pairs| pairs.as_ptr()),
    }
}

/// An index in its own memory. Belongs to one thread at a time, which `&mut` sees to.
pub(crate) struct IndexBlock {
    block: Block,
    index: *mut sys::tw_index,
}

// SAFETY: the pointer is the block's address; nothing in the library is bound to a thread.
unsafe impl Send for IndexBlock {}

impl IndexBlock {
    pub(crate) fn new(capacity: u32, length_max: u32, pairs: Option<&[sys::tw_data_pair]>) -> Result<IndexBlock, Error> {
        let options = options(capacity, length_max, pairs);
        let mut error = ErrorPlace::new();
        let mut size = 0;
        // SAFETY: options and the pairs in it are readable during both calls, size and error are ours, the block is aligned.
        unsafe {
            let status = sys::tw_index_size(&options, &mut size);
            error.check(status)?;
            let block = Block::new(size);
            let mut index = ptr::null_mut();
            let status = sys::tw_index_init(block.address().cast(), block.size(), &options, &mut index, error.pointer());
            error.check(status)?;
            Ok(IndexBlock { block, index })
        }
    }

    /// The table as it stands, over the bytes that were indexed last.
    ///
    /// # Safety
    /// `input` is what was indexed last.
    #[inline]
    unsafe fn table<'i, 'b>(&'i self, input: &'b [u8]) -> Table<'i, 'b> {
        debug_assert_eq!(self.index.cast(), self.block.address());
        Table { index: self.index, input, borrowed: PhantomData }
    }

    /// The frame is read where it was written, member by member: a copy of it whole would wait for the stores of the parts.
    #[inline(always)]
    pub(crate) fn next<'i, 'b>(
        &'i mut self,
        input: &'b [u8],
        frame: &mut sys::tw_frame,
        error: &mut ErrorPlace,
    ) -> (i32, Table<'i, 'b>) {
        // SAFETY: the index is ours alone for the call, input is readable for its length, and is what the table is about then.
        unsafe {
            let status = sys::tw_index_next(self.index, start(input), length_of(input), frame, error.pointer());
            (status, self.table(input))
        }
    }

    pub(crate) fn fields<'i, 'b>(&'i mut self, input: &'b [u8]) -> (i32, Table<'i, 'b>, ErrorPlace) {
        let mut error = ErrorPlace::new();
        // SAFETY: as in next().
        unsafe {
            let status = sys::tw_index_fields(self.index, start(input), length_of(input), error.pointer());
            (status, self.table(input), error)
        }
    }
}

/// The fields of the message indexed last, and its bytes. While it lives the index cannot be used again.
#[derive(Clone, Copy)]
pub(crate) struct Table<'i, 'b> {
    index: *const sys::tw_index,
    input: &'b [u8],
    borrowed: PhantomData<&'i sys::tw_index>,
}

impl<'i, 'b> Table<'i, 'b> {
    #[inline]
    pub(crate) fn input(&self) -> &'b [u8] {
        self.input
    }

    #[inline]
    pub(super) fn pointer(&self) -> *const sys::tw_index {
        self.index
    }

    #[inline]
    pub(crate) fn len(&self) -> u32 {
        // SAFETY: the index lives for 'i.
        unsafe { (*self.index).fields }
    }

    #[inline]
    fn tags(&self) -> *const u32 {
        // SAFETY: the head says where in its block the tags are.
        unsafe { self.index.cast::<u8>().add((*self.index).tags as usize).cast() }
    }

    #[inline]
    fn values(&self) -> *const u32 {
        // SAFETY: as above.
        unsafe { self.index.cast::<u8>().add((*self.index).values as usize).cast() }
    }

    #[inline]
    fn ends(&self) -> *const u32 {
        // SAFETY: as above.
        unsafe { self.index.cast::<u8>().add((*self.index).ends as usize).cast() }
    }

    /// Field `number`, or None from the end of the table on.
    #[inline]
    pub(crate) fn field(&self, number: u32) -> Option<Field<'b>> {
        if number >= self.len() {
            return None;
        }
        // SAFETY: below the number of fields the arrays are filled, with places in the input.
        unsafe {
            let (start, end) = (*self.values().add(number as usize), *self.ends().add(number as usize));
            Some(Field { input: self.input, tag: *self.tags().add(number as usize), number, start, end })
        }
    }

    #[inline]
    pub(crate) fn tag(&self, number: u32) -> Option<u32> {
        if number >= self.len() {
            return None;
        }
        // SAFETY: below the number of fields.
        Some(unsafe { *self.tags().add(number as usize) })
    }

    /// The first field with this tag in [from, to), or NONE.
    #[inline]
    pub(crate) fn find_in(&self, tag: u32, from: u32, to: u32) -> u32 {
        let (tags, stop) = (self.tags(), to.min(self.len()));
        let mut i = from;
        while i < stop {
            // SAFETY: below the number of fields.
            if unsafe { *tags.add(i as usize) } == tag {
                return i;
            }
            i += 1;
        }
        NONE
    }

    /// As tw_index_find: the first at or after `hint`, else the first one before it, or NONE.
    #[inline(always)]
    pub(crate) fn find(&self, tag: u32, hint: u32) -> u32 {
        let (tags, stop) = (self.tags(), self.len().min(hint.saturating_add(8)));
        let mut i = hint;
        while i < stop {
            // SAFETY: below the number of fields.
            if unsafe { *tags.add(i as usize) } == tag {
                return i;
            }
            i += 1;
        }
        self.find_all(tag, hint)
    }

    /// As tw_inline_find: all the tags of up to 32 fields are compared at once.
    #[inline]
    fn find_all(&self, tag: u32, hint: u32) -> u32 {
        #[cfg(target_arch = "x86_64")]
        if self.len() <= 32 && hint < 32 {
            use std::arch::x86_64::*;
            let mut found = 0u32;
            // SAFETY: SSE2 is part of x86-64, and an index has room for 32 tags and more.
            unsafe {
                let wanted = _mm_set1_epi32(tag as i32);
                let mut tags = self.tags().cast::<__m128i>();
                for i in 0..2 {
                    let same = |at| _mm_cmpeq_epi32(_mm_loadu_si128(tags.add(at)), wanted);
                    let (low, high) = (_mm_packs_epi32(same(0), same(1)), _mm_packs_epi32(same(2), same(3)));
                    found |= (_mm_movemask_epi8(_mm_packs_epi16(low, high)) as u32) << (16 * i);
                    tags = tags.add(4);
                }
            }
            found &= u32::MAX.checked_shr(32 - self.len()).unwrap_or(0);
            let later = found >> hint << hint;
            let chosen = if later != 0 { later } else { found };
            return if chosen != 0 { chosen.trailing_zeros() } else { NONE };
        }
        match self.find_in(tag, hint, NONE) {
            NONE => self.find_in(tag, 0, hint),
            field => field,
        }
    }

    pub(crate) fn group(&self, field: u32, to: u32, members: Option<&[u32]>) -> Result<sys::tw_group, Error> {
        let mut group = sys::tw_group { count: 0, entry: 0, first: 0, end: 0, limit: 0, delimiter: 0, reserved: [0; 2] };
        let mut error = ErrorPlace::new();
        let (list, count) = members.map_or((ptr::null(), 0), |list| (list.as_ptr(), list.len().min(u32::MAX as usize) as u32));
        // SAFETY: index, input and members are readable, group and error are ours.
        let status =
            unsafe { sys::tw_group_open(self.index, start(self.input), field, to, list, count, &mut group, error.pointer()) };
        error.check(status).map(|()| group)
    }
}

/// A field of a message: its place in the bytes that were indexed. Made by a table only, so that the place is right.
#[derive(Clone, Copy)]
pub(crate) struct Field<'b> {
    input: &'b [u8],
    tag: u32,
    number: u32,
    start: u32,
    end: u32,
}

impl<'b> Field<'b> {
    #[inline]
    pub(crate) fn tag(&self) -> u32 {
        self.tag
    }

    #[inline]
    pub(crate) fn number(&self) -> u32 {
        self.number
    }

    #[inline]
    pub(crate) fn start(&self) -> u32 {
        self.start
    }

    #[inline]
    pub(crate) fn end(&self) -> u32 {
        self.end
    }

    #[inline]
    pub(crate) fn value(&self) -> &'b [u8] {
        // SAFETY: the table gave places within the input.
        unsafe { self.input.get_unchecked(self.start as usize..self.end as usize) }
    }

    #[inline(always)]
    pub(crate) fn int(&self) -> Result<i64, i32> {
        // SAFETY: as above.
        unsafe { number::int(self.input, self.start, self.end) }
    }

    #[inline(always)]
    pub(crate) fn scaled(&self, scale: u32) -> Result<i64, i32> {
        // SAFETY: as above.
        unsafe { number::scaled(self.input, self.start, self.end, scale) }
    }
}

/// What calls no C: for miri, which cannot.
#[cfg(test)]
mod pure {
    use super::*;

    /// A table as the library would make it: head, tags, values, ends, in one block with room for 64 fields.
    fn table_of<'b>(block: &Block, input: &'b [u8], fields: &[(u32, u32, u32)]) -> Table<'static, 'b> {
        const ROOM: u32 = 64;
        let (head, count) = (std::mem::size_of::<sys::tw_index>() as u32, fields.len() as u32);
        assert!(count <= ROOM && block.size() >= head + 3 * 4 * ROOM);
        let index = sys::tw_index {
            fields: count,
            capacity: ROOM,
            tags: head,
            values: head + 4 * ROOM,
            ends: head + 8 * ROOM,
            length_max: 0,
            pairs: 0,
            size: block.size(),
            busy: 0,
            reserved: [0; 7],
        };
        // SAFETY: all of it lies within the block, which outlives the test's use of the table.
        unsafe {
            block.address().cast::<sys::tw_index>().write(index);
            for (i, (tag, start, end)) in fields.iter().enumerate() {
                let at = |array: u32| block.address().add(array as usize).cast::<u32>().add(i);
                at(index.tags).write(*tag);
                at(index.values).write(*start);
                at(index.ends).write(*end);
            }
        }
        Table { index: block.address().cast(), input, borrowed: PhantomData }
    }

    #[test]
    fn pure_lookups() {
        let block = Block::new(64 + 3 * 4 * 64);
        for count in [0, 1, 2, 7, 8, 9, 31, 32, 33, 64] {
            let fields: Vec<_> = (0..count).map(|i| (10 + i % 20, i, i + 1)).collect();
            let input = vec![b'7'; 65];
            let table = table_of(&block, &input, &fields);
            assert_eq!(table.len(), count);
            for tag in 8..32 {
                for hint in 0..count + 2 {
                    let later = (hint..count).find(|i| fields[*i as usize].0 == tag);
                    let expected = later.or_else(|| (0..hint.min(count)).find(|i| fields[*i as usize].0 == tag));
                    assert_eq!(table.find(tag, hint), expected.unwrap_or(NONE), "tag {} hint {} of {}", tag, hint, count);
                    assert_eq!(table.find_in(tag, hint, NONE), later.unwrap_or(NONE));
                }
            }
            assert!(table.field(count).is_none() && table.tag(count).is_none() && table.field(NONE).is_none());
            assert_eq!(table.find(10, u32::MAX), if count == 0 { NONE } else { 0 });
            if count > 0 {
                let field = table.field(count - 1).unwrap();
                assert_eq!((field.number(), field.value(), field.int()), (count - 1, &b"7"[..], Ok(7)));
            }
        }
    }

    #[test]
    fn pure_numbers() {
        let block = Block::new(64 + 3 * 4 * 64);
        // The first value has less than eight bytes before its end; the others are read eight bytes at once.
        let input = b"5|0012|12345678|1.5|123.4567|.5|7.|0";
        let places = [(0, 1), (2, 6), (7, 15), (16, 19), (20, 28), (29, 31), (32, 34), (35, 36)];
        let fields: Vec<_> = places.iter().map(|(start, end)| (1, *start, *end)).collect();
        let table = table_of(&block, input, &fields);
        let ints = [Ok(5), Ok(12), Ok(12_345_678)];
        for (number, expected) in ints.iter().enumerate().skip(2) {
            assert_eq!(table.field(number as u32).unwrap().int(), *expected);
        }
        for (number, expected) in [(0, 500), (2, 1_234_567_800), (3, 150), (5, 50), (6, 700), (7, 0)] {
            assert_eq!(table.field(number).unwrap().scaled(2), Ok(expected), "field {}", number);
        }
        assert_eq!(table.field(4).unwrap().scaled(5), Ok(12_345_670));
    }
}
