// SPDX-License-Identifier: Apache-2.0
//! dict.h: immutable images, the library's own or in memory of ours.

use super::memory::Block;
use super::{length_of, printed, start, ErrorPlace};
use crate::error::Error;
use std::mem::MaybeUninit;
use std::os::raw::c_char;
use std::ptr;
use std::slice;
use std::sync::Arc;
use tagwire_sys as sys;

/// A dictionary: an address, and what keeps it valid.
#[derive(Clone)]
pub(crate) struct DictImage {
    dict: *const sys::tw_dict,
    kept: Option<Arc<Block>>,
}

// SAFETY: an image is never changed once it is made: "the dictionary may be used by all threads".
unsafe impl Send for DictImage {}
// SAFETY: as above.
unsafe impl Sync for DictImage {}

/// Bytes in a dictionary, of its life.
fn bytes<'d>(text: *const c_char, length: u32) -> &'d [u8] {
    if text.is_null() {
        return &[];
    }
    // SAFETY: the library gives texts of this length that live as long as the dictionary, which the caller's 'd is.
    unsafe { slice::from_raw_parts(text.cast(), length as usize) }
}

fn name<'d>(text: *const c_char, length: u32) -> &'d str {
    std::str::from_utf8(bytes(text, length)).unwrap_or("")
}

fn ended<'d>(text: *const c_char) -> &'d str {
    if text.is_null() {
        return "";
    }
    // SAFETY: such texts end with NUL and live as long as the dictionary.
    unsafe { std::ffi::CStr::from_ptr(text) }.to_str().unwrap_or("")
}

macro_rules! lookup {
    ($name:ident, $call:ident, $made:ty, $convert:ident, ($($argument:ident: $type:ty),*)) => {
        pub(crate) fn $name(&self, $($argument: $type),*) -> Option<$made> {
            let mut found = MaybeUninit::uninit();
            // SAFETY: the image lives; what is passed is readable; the result is initialised when the answer is TW_OK.
            unsafe {
                if sys::$call(self.dict, $($argument,)* found.as_mut_ptr()) == sys::TW_OK {
                    Some($convert(found.assume_init()))
                } else {
                    None
                }
            }
        }
    };
    ($name:ident, $call:ident, $made:ty, $convert:ident, ($($argument:ident: $type:ty,)* ; $text:ident)) => {
        pub(crate) fn $name(&self, $($argument: $type,)* $text: &[u8]) -> Option<$made> {
            let mut found = MaybeUninit::uninit();
            // SAFETY: as above.
            unsafe {
                if sys::$call(self.dict, $($argument,)* start($text), length_of($text), found.as_mut_ptr()) == sys::TW_OK {
                    Some($convert(found.assume_init()))
                } else {
                    None
                }
            }
        }
    };
}

pub(crate) struct Info<'d> {
    pub(crate) name: &'d str,
    pub(crate) begin: &'d str,
    pub(crate) applver: &'d str,
    pub(crate) fields: u32,
    pub(crate) codes: u32,
    pub(crate) messages: u32,
    pub(crate) components: u32,
    pub(crate) groups: u32,
}

#[derive(Clone, Copy)]
pub(crate) struct FieldParts<'d> {
    pub(crate) name: &'d str,
    pub(crate) tag: u32,
    pub(crate) type_code: u32,
    pub(crate) codes: u32,
    pub(crate) open: bool,
    pub(crate) pair: u32,
    pub(crate) section: u32,
}

#[derive(Clone, Copy)]
pub(crate) struct CodeParts<'d> {
    pub(crate) value: &'d [u8],
    pub(crate) name: &'d str,
}

#[derive(Clone, Copy)]
pub(crate) struct MessageParts<'d> {
    pub(crate) msg_type: &'d [u8],
    pub(crate) name: &'d str,
    pub(crate) admin: bool,
    pub(crate) level: u32,
}

#[derive(Clone, Copy)]
pub(crate) struct EntryParts<'d> {
    pub(crate) name: &'d str,
    pub(crate) kind: u32,
    pub(crate) tag: u32,
    pub(crate) required: bool,
    pub(crate) level: u32,
}

fn field_of<'d>(field: sys::tw_dict_field) -> FieldParts<'d> {
    FieldParts {
        name: name(field.name, field.name_length),
        tag: field.tag,
        type_code: field.type_,
        codes: field.codes,
        open: field.open != 0,
        pair: field.pair,
        section: field.section,
    }
}

fn code_of<'d>(code: sys::tw_dict_code) -> CodeParts<'d> {
    CodeParts { value: bytes(code.value, code.value_length), name: name(code.name, code.name_length) }
}

fn message_of<'d>(message: sys::tw_dict_message) -> MessageParts<'d> {
    MessageParts {
        msg_type: bytes(message.type_, message.type_length),
        name: name(message.name, message.name_length),
        admin: message.admin != 0,
        level: message.level,
    }
}

fn entry_of<'d>(entry: sys::tw_dict_entry) -> EntryParts<'d> {
    EntryParts {
        name: name(entry.name, entry.name_length),
        kind: entry.kind,
        tag: entry.tag,
        required: entry.required != 0,
        level: entry.level,
    }
}

impl DictImage {
    fn builtin_of(dict: *const sys::tw_dict) -> Option<DictImage> {
        if dict.is_null() {
            None
        } else {
            Some(DictImage { dict, kept: None })
        }
    }

    pub(crate) fn builtin(name: &[u8]) -> Option<DictImage> {
        // SAFETY: the name is readable for its length.
        DictImage::builtin_of(unsafe { sys::tw_dict_builtin(start(name), length_of(name)) })
    }

    pub(crate) fn builtin_at(which: u32) -> Option<DictImage> {
        // SAFETY: any number is allowed.
        DictImage::builtin_of(unsafe { sys::tw_dict_builtin_at(which) })
    }

    pub(crate) fn builtin_applver(applver: &[u8]) -> Option<DictImage> {
        // SAFETY: the text is readable for its length.
        DictImage::builtin_of(unsafe { sys::tw_dict_builtin_applver(start(applver), length_of(applver)) })
    }

    pub(crate) fn load(text: &[u8], base: Option<&DictImage>) -> Result<DictImage, Error> {
        let base = pointer(base);
        let mut error = ErrorPlace::new();
        let (mut size, mut dict) = (0, ptr::null());
        // SAFETY: text is readable for its length, base lives during the calls, the block is aligned and as large as was asked.
        unsafe {
            let status =
                sys::tw_dict_load(start(text), length_of(text), base, ptr::null_mut(), &mut size, &mut dict, error.pointer());
            if status != sys::TW_ROOM {
                return Err(error.take(status));
            }
            let block = Block::new(size);
            let memory = block.address().cast();
            let status = sys::tw_dict_load(start(text), length_of(text), base, memory, &mut size, &mut dict, error.pointer());
            error.check(status)?;
            Ok(DictImage { dict, kept: Some(Arc::new(block)) })
        }
    }

    pub(crate) fn print(&self) -> String {
        // SAFETY: the image lives; the place is as large as is said.
        printed(|out, room, length| unsafe { sys::tw_dict_print(self.dict, out, room, length) })
    }

    pub(crate) fn same(&self, other: &DictImage) -> bool {
        self.dict == other.dict
    }

    pub(crate) fn is_builtin(&self) -> bool {
        self.kept.is_none()
    }

    pub(crate) fn info(&self) -> Info<'_> {
        let mut info = MaybeUninit::<sys::tw_dict_info>::zeroed();
        // SAFETY: the image lives; an info of zeros is a value.
        let info = unsafe {
            sys::tw_dict_describe(self.dict, info.as_mut_ptr());
            info.assume_init()
        };
        Info {
            name: ended(info.name),
            begin: ended(info.begin),
            applver: ended(info.applver),
            fields: info.fields,
            codes: info.codes,
            messages: info.messages,
            components: info.components,
            groups: info.groups,
        }
    }

    lookup!(field, tw_dict_field_get, FieldParts<'_>, field_of, (tag: u32));
    lookup!(field_at, tw_dict_field_at, FieldParts<'_>, field_of, (number: u32));
    lookup!(field_named, tw_dict_field_named, FieldParts<'_>, field_of, (; name));
    lookup!(code, tw_dict_code_get, CodeParts<'_>, code_of, (tag: u32, ; value));
    lookup!(code_at, tw_dict_code_at, CodeParts<'_>, code_of, (tag: u32, which: u32));
    lookup!(message, tw_dict_message_get, MessageParts<'_>, message_of, (; msg_type));
    lookup!(message_named, tw_dict_message_named, MessageParts<'_>, message_of, (; name));
    lookup!(message_at, tw_dict_message_at, MessageParts<'_>, message_of, (number: u32));
    lookup!(component_named, tw_dict_component_named, EntryParts<'_>, entry_of, (; name));
    lookup!(component_at, tw_dict_component_at, EntryParts<'_>, entry_of, (number: u32));
    lookup!(entry_at, tw_dict_entry_at, EntryParts<'_>, entry_of, (level: u32, which: u32));
    lookup!(member, tw_dict_member, EntryParts<'_>, entry_of, (level: u32, tag: u32));
    lookup!(member_at, tw_dict_member_at, EntryParts<'_>, entry_of, (level: u32, which: u32));

    pub(crate) fn pairs(&self) -> Vec<sys::tw_data_pair> {
        // SAFETY: the image lives; the vector has room for as many as are asked for.
        unsafe {
            let count = sys::tw_dict_pairs(self.dict, ptr::null_mut(), 0);
            let mut pairs = Vec::with_capacity(count as usize);
            let written = sys::tw_dict_pairs(self.dict, pairs.as_mut_ptr(), count);
            pairs.set_len(written.min(count) as usize);
            pairs
        }
    }
}

/// The address of a dictionary that may be absent.
pub(super) fn pointer(dict: Option<&DictImage>) -> *const sys::tw_dict {
    dict.map_or(ptr::null(), |dict| dict.dict)
}

pub(crate) fn builtin_pairs() -> &'static [sys::tw_data_pair] {
    let mut pairs = ptr::null();
    // SAFETY: the pairs are static.
    unsafe {
        let count = sys::tw_data_pairs(&mut pairs);
        slice::from_raw_parts(pairs, count as usize)
    }
}

pub(crate) fn type_name(type_code: u32) -> &'static str {
    // SAFETY: any number is allowed.
    super::static_text(unsafe { sys::tw_type_name(type_code) })
}
