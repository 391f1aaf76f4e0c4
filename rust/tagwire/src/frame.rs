// SPDX-License-Identifier: Apache-2.0
//! Messages out of a stream of bytes.

use crate::error::Error;
use crate::raw;
use tagwire_sys as sys;

/// Finds messages in a stream that may be cut anywhere, and checks BodyLength and CheckSum.
///
/// Where the fields are wanted too, [`Index::read`](crate::Index::read) does both in one pass.
///
/// ```
/// let received = b"8=FIX.4.2\x019=5\x0135=0\x0110=161\x018=FIX.4.2\x019=5\x0135=0\x0110=1";
/// let mut frames = tagwire::Framer::new().frames(received);
/// assert_eq!(frames.next().unwrap().unwrap().len(), 26);
/// assert!(frames.next().is_none());
/// assert_eq!(frames.rest().len(), 23); // the beginning of the next message, and how much of it there must be
/// assert_eq!(frames.need(), 26);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Framer {
    length_max: u32,
}

/// Bytes that are no message, and why.
#[derive(Clone, Copy, Debug)]
pub struct Garbled<'b> {
    bytes: &'b [u8],
    error: Error,
}

impl<'b> Garbled<'b> {
    pub(crate) fn new(bytes: &'b [u8], error: Error) -> Garbled<'b> {
        Garbled { bytes, error }
    }

    /// The bytes that are passed over, up to the next that can begin a message. Pieces that touch are one fault.
    pub fn bytes(&self) -> &'b [u8] {
        self.bytes
    }

    /// Why they are no message.
    pub fn error(&self) -> Error {
        self.error
    }
}

impl From<Garbled<'_>> for Error {
    fn from(garbled: Garbled<'_>) -> Error {
        garbled.error
    }
}

impl Framer {
    /// Accepts messages of up to 1 MiB.
    pub fn new() -> Framer {
        Framer::default()
    }

    /// Accepts messages of up to `bytes`, at most 4 GiB less one.
    pub fn length_max(mut self, bytes: usize) -> Framer {
        self.length_max = u32::try_from(bytes).unwrap_or(u32::MAX);
        self
    }

    /// The messages in `input`, which starts with the first byte not consumed yet.
    pub fn frames<'b>(&self, input: &'b [u8]) -> Frames<'b> {
        Frames { rest: input, need: 0, length_max: self.length_max }
    }
}

/// The messages of an input, one after the other. It ends before one that is not complete.
#[derive(Clone, Debug)]
pub struct Frames<'b> {
    rest: &'b [u8],
    need: u32,
    length_max: u32,
}

impl<'b> Frames<'b> {
    /// What was not consumed: at the end of the iteration nothing, or the beginning of a message, to be passed again when more has
    /// been received.
    pub fn rest(&self) -> &'b [u8] {
        self.rest
    }

    /// At the end of the iteration: the bytes that [`rest`](Frames::rest) must grow to before it can be a message; 0 if it is empty.
    pub fn need(&self) -> usize {
        self.need as usize
    }
}

impl<'b> Iterator for Frames<'b> {
    type Item = Result<&'b [u8], Garbled<'b>>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            self.need = 0;
            return None;
        }
        let mut frame = raw::NO_FRAME;
        let mut error = raw::ErrorPlace::new();
        let status = raw::frame_next(self.rest, self.length_max, &mut frame, &mut error);
        if status == sys::TW_MORE {
            self.need = frame.need;
            return None;
        }
        self.need = 0;
        let (bytes, rest) = self.rest.split_at((frame.length as usize).min(self.rest.len()));
        self.rest = rest;
        Some(if status == sys::TW_OK { Ok(bytes) } else { Err(Garbled { bytes, error: error.take(status) }) })
    }
}
