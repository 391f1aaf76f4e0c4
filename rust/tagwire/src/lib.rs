// SPDX-License-Identifier: Apache-2.0
#![doc = include_str!("../README.md")]
#![deny(unsafe_code, unsafe_op_in_unsafe_fn, missing_docs, missing_debug_implementations)]
#![allow(clippy::result_large_err)] // a fault carries its text and message inside: nothing is allocated for hostile input

mod build;
mod decimal;
mod dict;
mod error;
mod frame;
mod message;
mod plan;
#[allow(unsafe_code)]
mod raw;
mod shape;
mod slots;
mod template;
mod validate;
pub mod value;

pub use build::{Builder, Header};
pub use decimal::Decimal;
pub use dict::{Code, Dictionary, EntryInfo, EntryKind, FieldInfo, LevelInfo, MessageInfo, Section};
pub use error::{Error, ErrorKind, ValueError};
pub use frame::{Framer, Frames, Garbled};
pub use message::{Cursor, Fault, Field, Fields, Group, Index, IndexOptions, Level, Message};
pub use plan::{Batch, End, Plan, Reader, ReaderOptions, Row, Rows};
pub use shape::{Entry, MessageShape, SlotKind};
pub use slots::{Cell, Entries, FromRow, FromSlots, Slot, SlotError, SlotFault, Slots, Views};
pub use template::{Draft, DraftGroup, DraftSlots, Template};
pub use validate::{Broken, Policy, Rule, Validator, ValidatorOptions, Verdict};
pub use value::{Date, MonthYear, Multiple, TimeOfDay, TzTimeOfDay, TzTimestamp, UtcTimestamp, Zone};

use tagwire_sys as sys;

/// A length field and the data field that follows it directly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DataPair {
    /// 1 to 2147483647.
    pub length_tag: u32,
    /// 1 to 2147483647.
    pub data_tag: u32,
}

impl DataPair {
    /// Those of FIX 4.0 to FIX Latest, ascending by length tag: what an index uses when it is given none.
    pub fn builtin() -> impl ExactSizeIterator<Item = DataPair> {
        raw::dict::builtin_pairs().iter().map(|pair| DataPair::of_c(*pair))
    }

    fn of_c(pair: sys::tw_data_pair) -> DataPair {
        DataPair { length_tag: pair.length_tag, data_tag: pair.data_tag }
    }

    fn to_c(self) -> sys::tw_data_pair {
        sys::tw_data_pair { length_tag: self.length_tag, data_tag: self.data_tag }
    }
}

/// The library's version, `0.1.0`.
#[inline]
pub fn version() -> &'static str {
    raw::version()
}

/// Whether the library that was linked is one that this crate was made for: of interest with the feature `system`, where it may be
/// another one than was compiled against. The error names both versions.
pub fn check_library() -> Result<(), Error> {
    raw::abi_check()
}

/// The scan kernels: what looks at the bytes of messages, sixteen to sixty-four at a time.
///
/// The best one that the processor has is chosen at first use; the environment variable `TW_FORCE_KERNEL` names another.
pub mod kernel {
    use crate::error::{Error, ErrorKind};
    use crate::raw;
    use std::ffi::CString;

    /// The one in use: `avx512`, `avx512-256`, `avx2`, `sse2`, `neon` or `portable`.
    pub fn name() -> &'static str {
        raw::kernel_name()
    }

    /// Those that this processor can run, best first.
    pub fn all() -> impl Iterator<Item = &'static str> {
        (0..).map_while(raw::kernel_at)
    }

    /// Makes one of them the one in use, for measurements and tests. Calls under way in other threads finish on theirs.
    pub fn force(name: &str) -> Result<(), Error> {
        let unknown = || Error::bare(ErrorKind::Kernel.code(), 0, 0);
        let name = CString::new(name).map_err(|_| unknown())?;
        match raw::kernel_force(&name) {
            0 => Ok(()),
            status => Err(Error::bare(status, 0, 0)),
        }
    }
}

/// Bytes for people: SOH as |.
fn shown(bytes: &[u8]) -> String {
    let bytes: Vec<u8> = bytes.iter().map(|&byte| if byte == 1 { b'|' } else { byte }).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}
