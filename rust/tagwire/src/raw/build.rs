// SPDX-License-Identifier: Apache-2.0
//! build.h: headers and messages in the making.

use super::{length_of, start, ErrorPlace};
use crate::error::Error;
use std::marker::PhantomData;
use std::mem::MaybeUninit;
use tagwire_sys as sys;

#[derive(Clone)]
pub(crate) struct HeaderBlock(Box<sys::tw_header>);

impl HeaderBlock {
    pub(crate) fn new(begin: &[u8], msg_type: &[u8]) -> Result<HeaderBlock, Error> {
        let mut header = MaybeUninit::<sys::tw_header>::zeroed();
        let mut error = ErrorPlace::new();
        // SAFETY: texts are readable for their lengths; a header of zeros is a value.
        unsafe {
            let status = sys::tw_header_init(
                header.as_mut_ptr(),
                start(begin),
                length_of(begin),
                start(msg_type),
                length_of(msg_type),
                error.pointer(),
            );
            error.check(status)?;
            Ok(HeaderBlock(Box::new(header.assume_init())))
        }
    }

    pub(crate) fn text(&mut self, tag: u32, text: &[u8]) -> Result<(), Error> {
        let mut error = ErrorPlace::new();
        // SAFETY: the header is ours alone, text is readable for its length.
        let status = unsafe { sys::tw_header_text(&mut *self.0, tag, start(text), length_of(text), error.pointer()) };
        error.check(status)
    }
}

/// A message in the making, in memory that is borrowed for 'o.
pub(crate) struct BuildState<'h, 'o> {
    state: sys::tw_build,
    borrowed: PhantomData<(&'h HeaderBlock, &'o mut [u8])>,
}

// SAFETY: its pointers are borrows, one exclusive and one shared of plain data.
unsafe impl Send for BuildState<'_, '_> {}

impl<'h, 'o> BuildState<'h, 'o> {
    #[inline]
    pub(crate) fn begin(header: &'h HeaderBlock, out: &'o mut [u8]) -> BuildState<'h, 'o> {
        let mut state = MaybeUninit::<sys::tw_build>::uninit();
        // SAFETY: tw_build_begin initialises the state, whatever it answers; a first error sticks in it.
        unsafe {
            sys::tw_build_begin(state.as_mut_ptr(), out.as_mut_ptr().cast(), length_of(out), &*header.0);
            BuildState { state: state.assume_init(), borrowed: PhantomData }
        }
    }

    #[inline]
    pub(crate) fn status(&self) -> i32 {
        self.state.status
    }

    #[inline]
    pub(crate) fn int(&mut self, tag: u32, value: i64) {
        // SAFETY: here and below: the state was begun, and what it points to is borrowed; bytes are readable for their length.
        unsafe { sys::tw_build_int(&mut self.state, tag, value) };
    }

    #[inline]
    pub(crate) fn uint(&mut self, tag: u32, value: u64) {
        unsafe { sys::tw_build_uint(&mut self.state, tag, value) };
    }

    #[inline]
    pub(crate) fn decimal(&mut self, tag: u32, mantissa: i64, scale: u32, digits: u32) {
        unsafe { sys::tw_build_decimal(&mut self.state, tag, mantissa, scale, digits) };
    }

    #[inline]
    pub(crate) fn char(&mut self, tag: u32, value: u8) {
        unsafe { sys::tw_build_char(&mut self.state, tag, value) };
    }

    #[inline]
    pub(crate) fn bool(&mut self, tag: u32, value: bool) {
        unsafe { sys::tw_build_bool(&mut self.state, tag, u8::from(value)) };
    }

    #[inline]
    pub(crate) fn text(&mut self, tag: u32, bytes: &[u8]) {
        unsafe { sys::tw_build_text(&mut self.state, tag, start(bytes), length_of(bytes)) };
    }

    #[inline]
    pub(crate) fn data(&mut self, length_tag: u32, data_tag: u32, bytes: &[u8]) {
        unsafe { sys::tw_build_data(&mut self.state, length_tag, data_tag, start(bytes), length_of(bytes)) };
    }

    #[inline]
    pub(crate) fn time(&mut self, tag: u32, ns: i64, digits: u32) {
        unsafe { sys::tw_build_time(&mut self.state, tag, ns, digits) };
    }

    #[inline]
    pub(crate) fn date(&mut self, tag: u32, days: i32) {
        unsafe { sys::tw_build_date(&mut self.state, tag, days) };
    }

    #[inline]
    pub(crate) fn group(&mut self, tag: u32, count: u32) {
        unsafe { sys::tw_build_group(&mut self.state, tag, count) };
    }

    #[inline]
    pub(crate) fn raw(&mut self, bytes: &[u8]) {
        unsafe { sys::tw_build_raw(&mut self.state, start(bytes), length_of(bytes)) };
    }

    /// The message: where it starts in the memory given, and its length.
    #[inline]
    pub(crate) fn end(mut self) -> Result<&'o mut [u8], Error> {
        let (mut offset, mut length) = (0, 0);
        let mut error = ErrorPlace::new();
        let out = self.state.out;
        // SAFETY: offset and length are ours; on success they name a part of `out`, which was borrowed for 'o and is let go here.
        unsafe {
            let status = sys::tw_build_end(&mut self.state, &mut offset, &mut length, error.pointer());
            error.check(status)?;
            Ok(std::slice::from_raw_parts_mut(out.add(offset as usize), length as usize))
        }
    }
}
