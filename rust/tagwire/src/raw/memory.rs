// SPDX-License-Identifier: Apache-2.0
//! Memory in which the library makes its objects.

use std::alloc::{alloc_zeroed, dealloc, handle_alloc_error, Layout};
use std::ptr::NonNull;

/// Aligned to 64 bytes, of a fixed size and address, zero at first.
pub(crate) struct Block {
    at: NonNull<u8>,
    layout: Layout,
}

// SAFETY: only owned memory; whoever reads or writes through the address says what threads may do.
unsafe impl Send for Block {}
// SAFETY: as above: a shared Block gives away an address and no more.
unsafe impl Sync for Block {}

impl Block {
    pub(crate) fn new(size: u32) -> Block {
        let layout = Layout::from_size_align((size as usize).max(64), 64).expect("a 32-bit size is a layout");
        // SAFETY: the size is not 0.
        let at = unsafe { alloc_zeroed(layout) };
        match NonNull::new(at) {
            Some(at) => Block { at, layout },
            None => handle_alloc_error(layout),
        }
    }

    #[inline]
    pub(crate) fn address(&self) -> *mut u8 {
        self.at.as_ptr()
    }

    /// The size that was asked for: of several blocks only large ones can exceed 32 bits, which new() does not take.
    pub(crate) fn size(&self) -> u32 {
        self.layout.size() as u32
    }
}

impl Drop for Block {
    fn drop(&mut self) {
        // SAFETY: made in new() by this layout.
        unsafe { dealloc(self.at.as_ptr(), self.layout) };
    }
}
