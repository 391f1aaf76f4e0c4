// SPDX-License-Identifier: Apache-2.0
//! Messages out of fields.

use crate::decimal::Decimal;
use crate::error::{Error, ErrorKind};
use crate::raw::build::{BuildState, HeaderBlock};
use crate::value::{Date, UtcTimestamp};
use std::fmt;
use tagwire_sys as sys;

/// What all messages of one kind start with, rendered once: BeginString, MsgType and constant fields after it.
#[derive(Clone)]
pub struct Header(HeaderBlock);

impl Header {
    /// `begin`: BeginString (8), 1 to 16 bytes without `=`; `msg_type`: MsgType (35), 1 to 32 bytes.
    pub fn new(begin: impl AsRef<[u8]>, msg_type: impl AsRef<[u8]>) -> Result<Header, Error> {
        HeaderBlock::new(begin.as_ref(), msg_type.as_ref()).map(Header)
    }

    /// Adds a constant field. A header holds 464 bytes from `35=` on.
    pub fn with(mut self, tag: u32, text: impl AsRef<[u8]>) -> Result<Header, Error> {
        self.0.text(tag, text.as_ref())?;
        Ok(self)
    }
}

impl fmt::Debug for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Header").finish_non_exhaustive()
    }
}

/// One message in the making: fields in the order given, in memory that is borrowed.
///
/// The first error sticks and [`finish`](Builder::finish) gives it, so the calls in between need no check of their own.
///
/// ```
/// # fn main() -> Result<(), tagwire::Error> {
/// use tagwire::{Builder, Decimal, Header};
/// let header = Header::new("FIX.4.4", "D")?.with(49, "CLIENT")?.with(56, "SERVER")?; // once per session and MsgType
/// let mut memory = [0; 512];
///
/// let mut order = Builder::new(&header, &mut memory);
/// order.int(34, 7).text(11, "ORD1").decimal(44, Decimal::new(108245, -5).unwrap());
/// let message = order.finish()?;
/// assert_eq!(&message[..20], b"8=FIX.4.4\x019=49\x0135=D\x01");
/// assert!(message.windows(11).any(|part| part == b"44=1.08245\x01"));
/// # Ok(())
/// # }
/// ```
///
/// The message borrows the memory, which cannot be used for the next one before it is gone:
///
/// ```compile_fail
/// let header = tagwire::Header::new("FIX.4.4", "0").unwrap();
/// let mut memory = [0; 512];
/// let first = tagwire::Builder::new(&header, &mut memory).finish();
/// let second = tagwire::Builder::new(&header, &mut memory).finish(); // error: `memory` is still borrowed
/// drop(first);
/// ```
pub struct Builder<'h, 'o>(BuildState<'h, 'o>);

impl<'h, 'o> Builder<'h, 'o> {
    /// Starts a message somewhere in `out`: BodyLength becomes known at the end and is written before the body then.
    #[inline]
    pub fn new(header: &'h Header, out: &'o mut [u8]) -> Builder<'h, 'o> {
        Builder(BuildState::begin(&header.0, out))
    }

    /// A whole number. Tags are 1 to 2147483647 but for 8, 9, 10 and 35, here and below.
    #[inline]
    pub fn int(&mut self, tag: u32, value: i64) -> &mut Self {
        self.0.int(tag, value);
        self
    }

    /// A whole number without a sign.
    #[inline]
    pub fn uint(&mut self, tag: u32, value: u64) -> &mut Self {
        self.0.uint(tag, value);
        self
    }

    /// A decimal with the fraction digits it has.
    #[inline]
    pub fn decimal(&mut self, tag: u32, value: Decimal) -> &mut Self {
        self.0.decimal(tag, value.mantissa(), value.exponent().unsigned_abs(), sys::TW_DIGITS_OWN);
        self
    }

    /// value * 10^-scale, scale 0 to 18, with `digits` fraction digits, 0 to 254, and never fewer than the value needs; `None`: as
    /// many as the scale.
    #[inline]
    pub fn scaled(&mut self, tag: u32, value: i64, scale: u32, digits: Option<u8>) -> &mut Self {
        self.0.decimal(tag, value, scale, digits.map_or(sys::TW_DIGITS_OWN, u32::from));
        self
    }

    /// One byte, not SOH.
    #[inline]
    pub fn char(&mut self, tag: u32, value: u8) -> &mut Self {
        self.0.char(tag, value);
        self
    }

    /// Y or N.
    #[inline]
    pub fn bool(&mut self, tag: u32, value: bool) -> &mut Self {
        self.0.bool(tag, value);
        self
    }

    /// Text: one byte or more, none of them SOH.
    #[inline]
    pub fn text(&mut self, tag: u32, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(tag, value.as_ref());
        self
    }

    /// A length field and the data field after it; any bytes, one or more.
    #[inline]
    pub fn data(&mut self, length_tag: u32, data_tag: u32, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.data(length_tag, data_tag, value.as_ref());
        self
    }

    /// A UTCTimestamp with its own fraction digits. One with picoseconds or second 60 is text: render it by
    /// [`UtcTimestamp::write`].
    #[inline]
    pub fn timestamp(&mut self, tag: u32, value: UtcTimestamp) -> &mut Self {
        if value.picos != 0 || value.leap {
            return self.rendered(tag, value);
        }
        self.time(tag, value.ns, value.digits)
    }

    /// A UTCTimestamp: nanoseconds since 1970, with 0 to 12 fraction digits and never fewer than the value needs.
    #[inline]
    pub fn time(&mut self, tag: u32, ns: i64, digits: u8) -> &mut Self {
        self.0.time(tag, ns, u32::from(digits));
        self
    }

    /// A date.
    #[inline]
    pub fn date(&mut self, tag: u32, value: Date) -> &mut Self {
        self.0.date(tag, value.days);
        self
    }

    /// The count of a repeating group; the entries' fields follow, each entry's first field first.
    #[inline]
    pub fn group(&mut self, count_tag: u32, count: u32) -> &mut Self {
        self.0.group(count_tag, count);
        self
    }

    /// Fields that are rendered already: tag=value SOH, once or more.
    #[inline]
    pub fn raw(&mut self, fields: impl AsRef<[u8]>) -> &mut Self {
        self.0.raw(fields.as_ref());
        self
    }

    /// The first error so far, if there is one.
    #[inline]
    pub fn error(&self) -> Option<ErrorKind> {
        match self.0.status() {
            sys::TW_OK => None,
            status => Some(ErrorKind::of(status)),
        }
    }

    /// Ends the message with BodyLength and CheckSum, and gives its bytes, or the first error with the tag and the offset in the
    /// value at fault.
    #[inline]
    pub fn finish(self) -> Result<&'o mut [u8], Error> {
        self.0.end()
    }

    #[cold]
    fn rendered(&mut self, tag: u32, value: UtcTimestamp) -> &mut Self {
        let mut text = [0; 48];
        // A time that cannot be written leaves no bytes, which the builder refuses: its error names the tag.
        let length = value.write(None, &mut text).unwrap_or(0);
        self.text(tag, &text[..length])
    }
}

impl fmt::Debug for Builder<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder").field("error", &self.error()).finish_non_exhaustive()
    }
}
