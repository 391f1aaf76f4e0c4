// SPDX-License-Identifier: Apache-2.0
//! plan.h: plans, readers, templates.

use super::dict::{pointer, DictImage};
use super::index::options;
use super::memory::Block;
use super::{length_of, printed, start, ErrorPlace};
use crate::error::Error;
use std::ptr;
use std::sync::Arc;
use tagwire_sys as sys;

/// A compiled plan in its own memory, never changed again.
pub(crate) struct PlanImage {
    plan: *const sys::tw_plan,
    _block: Block,
}

// SAFETY: "immutable, without pointers: share it between threads".
unsafe impl Send for PlanImage {}
// SAFETY: as above.
unsafe impl Sync for PlanImage {}

/// A compiled template in its own memory, never changed again.
pub(crate) struct TemplateImage {
    template: *const sys::tw_template,
    _block: Block,
}

// SAFETY: as a plan; tw_template_write: "any thread".
unsafe impl Send for TemplateImage {}
// SAFETY: as above.
unsafe impl Sync for TemplateImage {}

macro_rules! compile {
    ($call:ident, $text:ident, $dict:ident, $made:ident) => {{
        let dict = pointer($dict);
        let mut error = ErrorPlace::new();
        let mut size = 0;
        let mut $made = ptr::null();
        // SAFETY: text is readable for its length, the dictionary lives, the block is aligned and as large as was asked.
        unsafe {
            let status = sys::$call(start($text), length_of($text), dict, ptr::null_mut(), &mut size, &mut $made, error.pointer());
            if status != sys::TW_ROOM {
                return Err(error.take(status));
            }
            let block = Block::new(size);
            let memory = block.address().cast();
            let status = sys::$call(start($text), length_of($text), dict, memory, &mut size, &mut $made, error.pointer());
            error.check(status)?;
            ($made, block)
        }
    }};
}

impl PlanImage {
    pub(crate) fn compile(text: &[u8], dict: Option<&DictImage>) -> Result<PlanImage, Error> {
        let (plan, block) = compile!(tw_plan_compile, text, dict, plan);
        Ok(PlanImage { plan, _block: block })
    }

    pub(crate) fn print(&self) -> String {
        // SAFETY: the image lives; the place is as large as is said.
        printed(|out, room, length| unsafe { sys::tw_plan_print(self.plan, out, room, length) })
    }
}

impl TemplateImage {
    pub(crate) fn compile(text: &[u8], dict: Option<&DictImage>) -> Result<TemplateImage, Error> {
        let (template, block) = compile!(tw_template_compile, text, dict, template);
        Ok(TemplateImage { template, _block: block })
    }

    pub(crate) fn print(&self) -> String {
        // SAFETY: the image lives; the place is as large as is said.
        printed(|out, room, length| unsafe { sys::tw_template_print(self.template, out, room, length) })
    }

    #[inline]
    pub(crate) fn write<'o>(
        &self,
        message: u32,
        slots: &[sys::tw_slot],
        first: u32,
        input: &[u8],
        out: &'o mut [u8],
    ) -> Result<&'o mut [u8], Error> {
        let (mut offset, mut length) = (0, 0);
        let mut error = ErrorPlace::new();
        let count = slots.len().min(u32::MAX as usize) as u32;
        // SAFETY: slots, input and out are borrowed for their lengths and do not overlap; success names a part of `out`.
        unsafe {
            let status = sys::tw_template_write(
                self.template,
                message,
                slots.as_ptr(),
                count,
                first,
                start(input),
                length_of(input),
                out.as_mut_ptr().cast(),
                length_of(out),
                &mut offset,
                &mut length,
                error.pointer(),
            );
            error.check(status)?;
            Ok(out.get_unchecked_mut(offset as usize..offset as usize + length as usize))
        }
    }
}

/// A reader in its own memory, with the plan that it refers to.
pub(crate) struct ReaderBlock {
    reader: *mut sys::tw_reader,
    _block: Block,
    _plan: Arc<PlanImage>,
}

// SAFETY: the pointer is the block's address; nothing in the library is bound to a thread.
unsafe impl Send for ReaderBlock {}

impl ReaderBlock {
    pub(crate) fn new(
        plan: Arc<PlanImage>,
        capacity: u32,
        length_max: u32,
        pairs: Option<&[sys::tw_data_pair]>,
    ) -> Result<ReaderBlock, Error> {
        let of_index = options(capacity, length_max, pairs);
        let options = sys::tw_reader_options {
            size: std::mem::size_of::<sys::tw_reader_options>() as u32,
            capacity: of_index.capacity,
            length_max: of_index.length_max,
            pairs_count: of_index.pairs_count,
            pairs: of_index.pairs,
            plan: plan.plan,
        };
        let mut error = ErrorPlace::new();
        let (mut size, mut reader) = (0, ptr::null_mut());
        // SAFETY: the plan and the pairs are readable; the block is aligned; the plan is kept with the reader.
        unsafe {
            let status = sys::tw_reader_size(&options, &mut size);
            error.check(status)?;
            let block = Block::new(size);
            let status = sys::tw_reader_init(block.address().cast(), block.size(), &options, &mut reader, error.pointer());
            error.check(status)?;
            Ok(ReaderBlock { reader, _block: block, _plan: plan })
        }
    }

    /// Progress is read where it was written, member by member: a copy of it whole would wait for the stores of the parts.
    #[inline]
    pub(crate) fn read(
        &mut self,
        input: &[u8],
        rows: &mut [sys::tw_row],
        slots: &mut [sys::tw_slot],
        progress: &mut sys::tw_progress,
    ) -> i32 {
        let (rows_max, slots_max) = (rows.len().min(u32::MAX as usize) as u32, slots.len().min(u32::MAX as usize) as u32);
        // SAFETY: the reader is ours alone for the call; input, rows and slots are borrowed for their lengths.
        unsafe {
            sys::tw_read(
                self.reader,
                start(input),
                length_of(input),
                rows.as_mut_ptr(),
                rows_max,
                slots.as_mut_ptr(),
                slots_max,
                progress,
            )
        }
    }
}

/// A message of a plan or template, and its entries in the order of the text, those of groups behind these.
pub(crate) struct Described {
    pub(crate) msg_type: Vec<u8>,
    pub(crate) entries: Vec<sys::tw_plan_entry>,
}

const NO_MESSAGE: sys::tw_plan_message =
    sys::tw_plan_message { type_: [0; 8], type_length: 0, slots: 0, entries: 0, depth: 0, reserved: [0; 2] };
const NO_ENTRY: sys::tw_plan_entry = sys::tw_plan_entry {
    constant: ptr::null(),
    constant_length: 0,
    tag: 0,
    kind: 0,
    scale: 0,
    required: 0,
    limit: 0,
    slot: 0,
    depth: 0,
    parent: 0,
    members: 0,
    slots: 0,
    length_tag: 0,
    reserved: [0; 2],
};

fn describe(
    count: u32,
    mut message_at: impl FnMut(u32, *mut sys::tw_plan_message) -> i32,
    mut entries_of: impl FnMut(u32, *mut sys::tw_plan_entry, u32, *mut u32) -> i32,
) -> Vec<Described> {
    let mut messages = Vec::with_capacity(count as usize);
    for which in 0..count {
        let mut message = NO_MESSAGE;
        message_at(which, &mut message);
        let mut entries = vec![NO_ENTRY; message.entries as usize];
        let mut written = 0;
        entries_of(which, entries.as_mut_ptr(), message.entries, &mut written);
        let msg_type = message.type_[..(message.type_length as usize).min(8)].to_vec();
        messages.push(Described { msg_type, entries });
    }
    messages
}

impl PlanImage {
    pub(crate) fn describe(&self) -> Vec<Described> {
        // SAFETY: the image lives; messages and entries have the room that is said.
        unsafe {
            describe(
                sys::tw_plan_messages(self.plan),
                |which, message| sys::tw_plan_message_at(self.plan, which, message),
                |which, entries, room, count| sys::tw_plan_entries(self.plan, which, entries, room, count),
            )
        }
    }
}

impl TemplateImage {
    pub(crate) fn describe(&self) -> Vec<Described> {
        // SAFETY: as above.
        unsafe {
            describe(
                sys::tw_template_messages(self.template),
                |which, message| sys::tw_template_message_at(self.template, which, message),
                |which, entries, room, count| sys::tw_template_entries(self.template, which, entries, room, count),
            )
        }
    }
}
