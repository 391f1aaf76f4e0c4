// SPDX-License-Identifier: Apache-2.0
//! The only module with `unsafe`: calls of the C library, and reading of what it wrote, behind types that keep what each call needs true.

pub(crate) mod build;
pub(crate) mod dict;
pub(crate) mod index;
pub(crate) mod memory;
pub(crate) mod number;
pub(crate) mod plan;
pub(crate) mod validate;
pub(crate) mod value;

use crate::error::{Error, TEXT_MAX};
use std::ffi::CStr;
use std::mem::MaybeUninit;
use std::os::raw::{c_char, c_void};
use std::ptr;
use tagwire_sys as sys;

/// Lengths cross as 32 bits. What lies beyond is left for a later call (streams) or makes a value too large (builders).
#[inline]
pub(crate) fn length_of(bytes: &[u8]) -> u32 {
    if bytes.len() > u32::MAX as usize {
        u32::MAX
    } else {
        bytes.len() as u32
    }
}

#[inline]
fn start(bytes: &[u8]) -> *const c_void {
    bytes.as_ptr().cast()
}

/// Where a call puts the detail of an error. Not initialised but for its status: a call that succeeds never touches it.
pub(crate) struct ErrorPlace(MaybeUninit<sys::tw_error>);

impl ErrorPlace {
    #[inline]
    pub(crate) fn new() -> ErrorPlace {
        let mut place = ErrorPlace(MaybeUninit::uninit());
        // SAFETY: writes one field of memory that is the struct's.
        unsafe { ptr::addr_of_mut!((*place.0.as_mut_ptr()).status).write(sys::TW_OK) };
        place
    }

    #[inline]
    pub(crate) fn pointer(&mut self) -> *mut sys::tw_error {
        self.0.as_mut_ptr()
    }

    /// The error that a call answered. A call may answer a status without filling in the detail.
    #[cold]
    #[inline(never)]
    pub(crate) fn take(&self, status: i32) -> Error {
        let from = self.0.as_ptr();
        // SAFETY: status was written by new() or the call; the call that wrote it wrote the other fields too, and ended text by NUL.
        unsafe {
            if ptr::addr_of!((*from).status).read() != status {
                return Error::bare(status, 0, 0);
            }
            let reason = ptr::addr_of!((*from).reason).read();
            let (tag, offset) = (ptr::addr_of!((*from).tag).read(), ptr::addr_of!((*from).offset).read());
            let text = CStr::from_ptr(ptr::addr_of!((*from).text).cast()).to_bytes();
            Error::new(status, reason, tag, offset, &text[..text.len().min(TEXT_MAX)])
        }
    }

    pub(crate) fn check(&self, status: i32) -> Result<(), Error> {
        if status == sys::TW_OK {
            Ok(())
        } else {
            Err(self.take(status))
        }
    }
}

/// A text of the library's, which lives as long as the program.
fn static_text(text: *const c_char) -> &'static str {
    if text.is_null() {
        return "";
    }
    // SAFETY: the library's static texts end with NUL and are never changed.
    unsafe { CStr::from_ptr(text) }.to_str().unwrap_or("")
}

pub(crate) fn status_name(status: i32) -> &'static str {
    // SAFETY: any number is allowed.
    static_text(unsafe { sys::tw_status_name(status) })
}

pub(crate) fn status_text(status: i32) -> &'static str {
    // SAFETY: any number is allowed.
    static_text(unsafe { sys::tw_status_text(status) })
}

pub(crate) fn reason_text(reason: i32) -> &'static str {
    // SAFETY: any number is allowed.
    static_text(unsafe { sys::tw_reason_text(reason) })
}

#[inline]
pub(crate) fn version() -> &'static str {
    // SAFETY: takes nothing.
    static_text(unsafe { sys::tw_version() })
}

/// Whether the library serves what these declarations were made from.
pub(crate) fn abi_check() -> Result<(), Error> {
    let mut error = ErrorPlace::new();
    // SAFETY: error is ours.
    let status = unsafe { sys::tw_abi_check(sys::ABI_MAJOR, sys::ABI_MINOR, sys::ABI_HASH, error.pointer()) };
    error.check(status)
}

pub(crate) fn kernel_name() -> &'static str {
    // SAFETY: takes nothing.
    static_text(unsafe { sys::tw_kernel_name() })
}

pub(crate) fn kernel_at(which: u32) -> Option<&'static str> {
    // SAFETY: any number is allowed.
    let name = unsafe { sys::tw_kernel_list(which) };
    if name.is_null() {
        None
    } else {
        Some(static_text(name))
    }
}

pub(crate) fn kernel_force(name: &CStr) -> i32 {
    // SAFETY: the name ends with NUL.
    unsafe { sys::tw_kernel_force(name.as_ptr()) }
}

pub(crate) const NO_FRAME: sys::tw_frame = sys::tw_frame { length: 0, need: 0, body: 0, begin: 0 };

/// The frame at the start of the input.
#[inline(always)]
pub(crate) fn frame_next(input: &[u8], length_max: u32, frame: &mut sys::tw_frame, error: &mut ErrorPlace) -> i32 {
    // SAFETY: input is readable for its length; frame and error are ours.
    unsafe { sys::tw_frame_next(start(input), length_of(input), length_max, frame, error.pointer()) }
}

/// A text of which the library says how long it is: asks for its length, then for the text.
fn printed(mut call: impl FnMut(*mut c_void, u32, *mut u32) -> i32) -> String {
    let mut length = 0;
    call(ptr::null_mut(), 0, &mut length);
    let mut text = vec![0u8; length as usize];
    let status = call(text.as_mut_ptr().cast(), length, &mut length);
    text.truncate(if status == sys::TW_OK { length as usize } else { 0 });
    String::from_utf8_lossy(&text).into_owned()
}
