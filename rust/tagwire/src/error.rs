// SPDX-License-Identifier: Apache-2.0
//! What went wrong, and where.

use crate::raw;
use std::fmt;
use tagwire_sys as sys;

/// The longest text of an error: what the library gives without its NUL.
pub(crate) const TEXT_MAX: usize = 111;

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $code:ident,)*) => {
        /// What an error is. The names are those of the library's statuses: `FrameCheckSum` is `TW_E_FRAME_CHECKSUM`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum ErrorKind {
            $($(#[$doc])* $name,)*
            /// A status that this version of the crate does not know.
            Other(i32),
        }

        impl ErrorKind {
            pub(crate) fn of(status: i32) -> ErrorKind {
                match status {
                    $(sys::$code => ErrorKind::$name,)*
                    other => ErrorKind::Other(other),
                }
            }

            /// The library's status code: negative, never used for anything else.
            pub fn code(self) -> i32 {
                match self {
                    $(ErrorKind::$name => sys::$code,)*
                    ErrorKind::Other(code) => code,
                }
            }
        }
    };
}

kinds! {
    /// The memory given is too small for the result; [`ValueError::needed`] says how much it takes.
    Room = TW_ROOM,
    /// An argument breaks the function's stated rules.
    Argument = TW_E_ARGUMENT,
    /// Memory is too small or not aligned.
    Memory = TW_E_MEMORY,
    /// The call does not fit what was called before.
    State = TW_E_STATE,
    /// No scan kernel of that name, or this processor cannot run it.
    Kernel = TW_E_KERNEL,
    /// The library was made for a version that does not fit this crate.
    Abi = TW_E_ABI,
    /// The bytes do not start with `8=` and a BeginString.
    FrameBegin = TW_E_FRAME_BEGIN,
    /// 8, 9 and 35 are not the first three fields.
    FrameHeader = TW_E_FRAME_HEADER,
    /// BodyLength is not a number, or does not fit 32 bits.
    FrameLength = TW_E_FRAME_LENGTH,
    /// The message would be larger than the maximum allowed.
    FrameSize = TW_E_FRAME_SIZE,
    /// No `10=nnn` where BodyLength says that the body ends.
    FrameTrailer = TW_E_FRAME_TRAILER,
    /// CheckSum differs from the sum of the bytes.
    FrameCheckSum = TW_E_FRAME_CHECKSUM,
    /// A tag that is not a number from 1 without leading zeros.
    IndexTag = TW_E_INDEX_TAG,
    /// A tag above 2147483647.
    IndexTagRange = TW_E_INDEX_TAG_RANGE,
    /// A field without `=`.
    IndexEquals = TW_E_INDEX_EQUALS,
    /// The last field is not ended by SOH.
    IndexEnd = TW_E_INDEX_END,
    /// The length before a data field is not a number.
    IndexDataLength = TW_E_INDEX_DATA_LENGTH,
    /// A data field does not end with SOH where its length says.
    IndexDataEnd = TW_E_INDEX_DATA_END,
    /// More fields than the index has room for.
    IndexRoom = TW_E_INDEX_ROOM,
    /// NumInGroup is not a number, or differs from the entries found.
    IndexGroupCount = TW_E_INDEX_GROUP_COUNT,
    /// No such field in the message.
    Missing = TW_E_INDEX_FIELD,
    /// A value without bytes.
    ValueEmpty = TW_E_VALUE_EMPTY,
    /// A value that is not of the type's syntax.
    ValueFormat = TW_E_VALUE_FORMAT,
    /// A number of the right syntax that does not fit.
    ValueOverflow = TW_E_VALUE_OVERFLOW,
    /// The scale or precision asked for would lose digits.
    ValueInexact = TW_E_VALUE_INEXACT,
    /// The message does not fit the memory given.
    BuildRoom = TW_E_BUILD_ROOM,
    /// Tag 0, above 2147483647, or one that the builder writes itself (8, 9, 10, 35).
    BuildTag = TW_E_BUILD_TAG,
    /// A value that cannot be sent: empty, or with SOH in a field that is not data.
    BuildValue = TW_E_BUILD_VALUE,
    /// A message beyond 2^31 bytes.
    BuildSize = TW_E_BUILD_SIZE,
    /// A line of a dictionary's text is not of its form.
    DictSyntax = TW_E_DICT_SYNTAX,
    /// A name that the dictionary does not declare.
    DictName = TW_E_DICT_NAME,
    /// A name, tag, code, message type or member that is there already.
    DictTwice = TW_E_DICT_TWICE,
    /// A field whose type does not fit its place.
    DictType = TW_E_DICT_TYPE,
    /// A component inside itself.
    DictLoop = TW_E_DICT_LOOP,
    /// More of something than a dictionary may have.
    DictLimit = TW_E_DICT_LIMIT,
    /// No dictionary of the name that is extended.
    DictBase = TW_E_DICT_BASE,
    /// No such field, code, message, component or entry.
    DictUnknown = TW_E_DICT_UNKNOWN,
    /// The message breaks rules of its dictionary.
    Validate = TW_E_VALIDATE,
    /// The text of a plan or template is not of its grammar.
    PlanSyntax = TW_E_PLAN_SYNTAX,
    /// A name that no dictionary was given for, or that it does not have.
    PlanName = TW_E_PLAN_NAME,
    /// A message, or a tag within one, twice.
    PlanTwice = TW_E_PLAN_TWICE,
    /// No such type, or one that does not fit its place.
    PlanType = TW_E_PLAN_TYPE,
    /// More than a plan may have.
    PlanLimit = TW_E_PLAN_LIMIT,
    /// A required entry is not in the message.
    PlanMissing = TW_E_PLAN_MISSING,
    /// A tag stands twice at its level.
    PlanRepeated = TW_E_PLAN_REPEATED,
    /// A slot that cannot be written.
    PlanSlot = TW_E_PLAN_SLOT,
    /// No room on the disk or in memory; nothing was changed.
    StoreFull = TW_E_STORE_FULL,
    /// The operating system could not read or write.
    StoreIo = TW_E_STORE_IO,
    /// Another process has the store open.
    StoreLocked = TW_E_STORE_LOCKED,
    /// Not a store, or one of another version.
    StoreFormat = TW_E_STORE_FORMAT,
    /// What was stored is no longer as it was.
    StoreDamaged = TW_E_STORE_DAMAGED,
    /// Another process has opened the store since.
    StoreEpoch = TW_E_STORE_EPOCH,
    /// A MsgSeqNum that was used already.
    StoreSequence = TW_E_STORE_SEQUENCE,
    /// More than a store takes.
    StoreLimit = TW_E_STORE_LIMIT,
}

impl ErrorKind {
    /// The status's name, without its prefix: `FRAME_CHECKSUM`.
    pub fn name(self) -> &'static str {
        let name = raw::status_name(self.code());
        let name = name.strip_prefix("TW_").unwrap_or(name);
        name.strip_prefix("E_").unwrap_or(name)
    }

    /// One sentence in lower case, without a full stop.
    pub fn text(self) -> &'static str {
        raw::status_text(self.code())
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// An error with its place: what, at which tag and byte, in words, and the SessionRejectReason (373) that fits.
///
/// It holds its text inside and is copied, never allocated.
///
/// ```
/// let garbled = b"8=FIX.4.2\x019=5\x0135=0\x0110=000\x01";
/// let error = tagwire::Framer::new().frames(garbled).next().unwrap().unwrap_err().error();
/// assert_eq!(error.kind(), tagwire::ErrorKind::FrameCheckSum);
/// assert_eq!(error.tag(), 10);
/// ```
#[derive(Clone, Copy)]
pub struct Error {
    status: i32,
    tag: u32,
    offset: u32,
    reason: i8, // FIX goes to 99; -1: none
    text: [u8; TEXT_MAX],
}

// Larger ones make clippy complain of every function that returns one.
const _: () = assert!(std::mem::size_of::<Error>() < 128);

impl Error {
    pub(crate) fn new(status: i32, reason: i32, tag: u32, offset: u32, text: &[u8]) -> Error {
        let reason = i8::try_from(reason).unwrap_or(-1);
        let mut error = Error { status, tag, offset, reason, text: [0; TEXT_MAX] };
        error.text[..text.len()].copy_from_slice(text);
        error
    }

    #[cold]
    pub(crate) fn bare(status: i32, tag: u32, offset: u32) -> Error {
        Error::new(status, -1, tag, offset, b"")
    }

    /// What it is.
    pub fn kind(&self) -> ErrorKind {
        ErrorKind::of(self.status)
    }

    /// The SessionRejectReason (373) that fits, or `None` where the message is garbled or none fits.
    pub fn reason(&self) -> Option<u32> {
        u32::try_from(self.reason).ok()
    }

    /// The tag at fault, or 0 where none is known.
    pub fn tag(&self) -> u32 {
        self.tag
    }

    /// The byte at fault, from the start of what was passed: bytes of a message, a plan's text, a dictionary's text.
    pub fn offset(&self) -> usize {
        self.offset as usize
    }

    /// What it is, in words; more precise than the kind's where there is more to say.
    pub fn text(&self) -> &str {
        let length = self.text.iter().position(|&byte| byte == 0).unwrap_or(TEXT_MAX);
        match std::str::from_utf8(&self.text[..length]) {
            Ok("") | Err(_) => raw::status_text(self.status),
            Ok(text) => text,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())?;
        match self.tag {
            0 => write!(f, " (byte {})", self.offset),
            tag => write!(f, " (tag {}, byte {})", tag, self.offset),
        }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Error")
            .field("kind", &self.kind())
            .field("reason", &self.reason())
            .field("tag", &self.tag)
            .field("offset", &self.offset)
            .field("text", &self.text())
            .finish()
    }
}

impl PartialEq for Error {
    fn eq(&self, other: &Error) -> bool {
        (self.status, self.reason, self.tag, self.offset, self.text())
            == (other.status, other.reason, other.tag, other.offset, other.text())
    }
}

impl Eq for Error {}

impl std::error::Error for Error {}

/// Why a value could not be read or written. Small, since it is what every typed getter answers; `?` makes an [`Error`] of it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ValueError {
    status: i32,
    tag: u32,
    at: u32, // Room: the bytes needed; else the offset at fault
}

impl ValueError {
    #[cold]
    pub(crate) fn new(status: i32, tag: u32, at: u32) -> ValueError {
        ValueError { status, tag, at }
    }

    #[cold]
    pub(crate) fn written(error: raw::value::Unwritten) -> ValueError {
        ValueError { status: error.status, tag: 0, at: error.needed }
    }

    #[cold]
    pub(crate) fn missing(tag: u32) -> ValueError {
        ValueError { status: sys::TW_E_INDEX_FIELD, tag, at: 0 }
    }

    /// What it is.
    pub fn kind(&self) -> ErrorKind {
        ErrorKind::of(self.status)
    }

    /// The field's tag; 0 for a value that was no field's.
    pub fn tag(&self) -> u32 {
        self.tag
    }

    /// The byte at fault: of a field, from the start of the input, where its value starts; of a text of its own, from its start.
    pub fn offset(&self) -> usize {
        if self.status == sys::TW_ROOM {
            0
        } else {
            self.at as usize
        }
    }

    /// With [`ErrorKind::Room`] the bytes that the value takes.
    pub fn needed(&self) -> Option<usize> {
        if self.status == sys::TW_ROOM {
            Some(self.at as usize)
        } else {
            None
        }
    }
}

impl From<ValueError> for Error {
    fn from(error: ValueError) -> Error {
        let reason = match error.kind() {
            ErrorKind::Missing => 1,
            ErrorKind::ValueEmpty => 4,
            ErrorKind::ValueOverflow | ErrorKind::ValueInexact => 5,
            ErrorKind::ValueFormat => 6,
            _ => -1,
        };
        Error::new(error.status, reason, error.tag, error.offset() as u32, b"")
    }
}

impl fmt::Display for ValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(raw::status_text(self.status))?;
        match (self.needed(), self.tag) {
            (Some(needed), _) => write!(f, " ({} bytes)", needed),
            (None, 0) => Ok(()),
            (None, tag) => write!(f, " (tag {}, byte {})", tag, self.at),
        }
    }
}

impl fmt::Debug for ValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ValueError").field("kind", &self.kind()).field("tag", &self.tag).field("at", &self.at).finish()
    }
}

impl std::error::Error for ValueError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positive statuses but for TW_ROOM are no errors.
    #[test]
    fn every_status_is_a_kind() {
        for (status, name, text) in sys::STATUSES {
            if *status < 0 || *status == sys::TW_ROOM {
                let kind = ErrorKind::of(*status);
                assert!(!matches!(kind, ErrorKind::Other(_)), "{} has no kind", name);
                assert_eq!((kind.code(), kind.text()), (*status, *text));
                assert!(name.ends_with(kind.name()), "{} {}", name, kind.name());
            }
        }
        assert_eq!((ErrorKind::of(-9999), ErrorKind::of(-9999).name()), (ErrorKind::Other(-9999), "UNKNOWN"));
    }

    #[test]
    fn an_error_says_where() {
        let error = Error::bare(sys::TW_E_FRAME_CHECKSUM, 10, 33);
        assert_eq!(error.to_string(), format!("{} (tag 10, byte 33)", ErrorKind::FrameCheckSum.text()));
        assert_eq!(Error::bare(sys::TW_E_PLAN_SYNTAX, 0, 3).to_string(), format!("{} (byte 3)", ErrorKind::PlanSyntax));
        assert!(format!("{:?}", error).contains("FrameCheckSum"));
    }
}
