// SPDX-License-Identifier: Apache-2.0
//! validate.h: a message against a dictionary.

use super::dict::{pointer, DictImage};
use super::index::Table;
use super::memory::Block;
use super::{start, ErrorPlace};
use crate::error::Error;
use std::ptr;
use tagwire_sys as sys;

/// A validator in its own memory, with the dictionaries that it refers to.
pub(crate) struct ValidatorBlock {
    validator: *mut sys::tw_validator,
    _block: Block,
    _dicts: (DictImage, Option<DictImage>),
}

// SAFETY: the pointer is the block's address; nothing in the library is bound to a thread.
unsafe impl Send for ValidatorBlock {}

impl ValidatorBlock {
    pub(crate) fn new(dict: &DictImage, transport: Option<&DictImage>, faults_max: u32, policy: [u8; 32]) -> Result<Self, Error> {
        let options = sys::tw_validator_options {
            size: std::mem::size_of::<sys::tw_validator_options>() as u32,
            faults_max,
            policy,
            dict: pointer(Some(dict)),
            transport: pointer(transport),
        };
        let mut error = ErrorPlace::new();
        let (mut size, mut validator) = (0, ptr::null_mut());
        // SAFETY: the dictionaries live, now and as long as the validator does, which keeps them; the block is aligned.
        unsafe {
            let status = sys::tw_validator_size(&options, &mut size);
            error.check(status)?;
            let block = Block::new(size);
            let memory = block.address().cast();
            let status = sys::tw_validator_init(memory, block.size(), &options, &mut validator, error.pointer());
            error.check(status)?;
            Ok(ValidatorBlock { validator, _block: block, _dicts: (dict.clone(), transport.cloned()) })
        }
    }

    /// Gives the status and how many faults there are; those that fit are in `faults`.
    #[inline]
    pub(crate) fn validate(&mut self, table: &Table<'_, '_>, faults: &mut [sys::tw_fault]) -> (i32, u32) {
        let mut count = 0;
        // SAFETY: the validator is ours alone for the call, the table is about its input, faults have room for as many as is said.
        let status = unsafe {
            let room = faults.len().min(u32::MAX as usize) as u32;
            let (index, input) = (table.pointer(), start(table.input()));
            sys::tw_validate(self.validator, index, input, faults.as_mut_ptr(), room, &mut count, ptr::null_mut())
        };
        (status, count)
    }
}
