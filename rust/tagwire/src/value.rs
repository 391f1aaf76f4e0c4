// SPDX-License-Identifier: Apache-2.0
//! Values other than numbers: times, dates, texts of several items; and reading and writing of bare values.

use crate::error::ValueError;
use crate::raw;
use std::fmt;
use std::str::FromStr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tagwire_sys as sys;

fn refused(status: i32) -> ValueError {
    ValueError::new(status, 0, 0)
}

/// What a writer wrote, as text, for Display.
pub(crate) fn text_of(out: &mut [u8], write: impl FnOnce(&mut [u8]) -> Result<usize, ValueError>) -> Result<&str, fmt::Error> {
    let length = write(out).map_err(|_| fmt::Error)?;
    std::str::from_utf8(&out[..length]).map_err(|_| fmt::Error)
}

/// Reads a whole number: digits, leading zeros too, with an optional '-' before them.
pub fn read_int(text: &[u8]) -> Result<i64, ValueError> {
    raw::value::int_read(text).map_err(refused)
}

/// Reads a whole number without a sign.
pub fn read_uint(text: &[u8]) -> Result<u64, ValueError> {
    raw::value::uint_read(text).map_err(refused)
}

/// Reads one byte that is not SOH.
pub fn read_char(text: &[u8]) -> Result<u8, ValueError> {
    raw::value::char_read(text).map_err(refused)
}

/// Reads Y or N.
pub fn read_bool(text: &[u8]) -> Result<bool, ValueError> {
    raw::value::bool_read(text).map(|flag| flag != 0).map_err(refused)
}

/// Checks that bytes can be the value of a field that is not data: one or more, none of them SOH. An error names its offset.
pub fn check_text(text: &[u8]) -> Result<(), ValueError> {
    raw::value::text_check(text).map_err(|(status, offset)| ValueError::new(status, 0, offset))
}

/// Writes a whole number into `out` and gives its length, at most 20.
pub fn write_int(value: i64, out: &mut [u8]) -> Result<usize, ValueError> {
    raw::value::int_write(value, out).map_err(ValueError::written)
}

/// Writes a whole number into `out` and gives its length, at most 20.
pub fn write_uint(value: u64, out: &mut [u8]) -> Result<usize, ValueError> {
    raw::value::uint_write(value, out).map_err(ValueError::written)
}

/// Writes one byte that is not SOH.
pub fn write_char(value: u8, out: &mut [u8]) -> Result<usize, ValueError> {
    raw::value::char_write(value, out).map_err(ValueError::written)
}

/// Writes Y or N.
pub fn write_bool(value: bool, out: &mut [u8]) -> Result<usize, ValueError> {
    raw::value::bool_write(u8::from(value), out).map_err(ValueError::written)
}

/// A value of several items with one space between them. FIX: MultipleStringValue, MultipleCharValue.
///
/// ```
/// let items = tagwire::Multiple::read(b"A 1 AB").unwrap();
/// assert_eq!(items.collect::<Vec<_>>(), [b"A".as_ref(), b"1", b"AB"]);
/// assert_eq!(tagwire::Multiple::read(b"A  B").unwrap_err().offset(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct Multiple<'b> {
    rest: &'b [u8],
    left: u32,
}

impl<'b> Multiple<'b> {
    /// Checks all of the value. An error names the offset of the byte at fault.
    pub fn read(text: &'b [u8]) -> Result<Multiple<'b>, ValueError> {
        Multiple::read_within(text, 0)
    }

    /// The same, each item of at most `item_length_max` bytes; 0: any.
    pub fn read_within(text: &'b [u8], item_length_max: u32) -> Result<Multiple<'b>, ValueError> {
        match raw::value::multiple_check(text, item_length_max) {
            Ok(left) => Ok(Multiple { rest: text, left }),
            Err((status, offset)) => Err(ValueError::new(status, 0, offset)),
        }
    }

    /// Writes `item` behind the `used` bytes of `out` that hold earlier items, and gives the bytes used now.
    pub fn append(item: &[u8], used: usize, out: &mut [u8]) -> Result<usize, ValueError> {
        let used = u32::try_from(used).unwrap_or(u32::MAX);
        raw::value::multiple_append(item, used, out).map_err(ValueError::written)
    }
}

impl<'b> Iterator for Multiple<'b> {
    type Item = &'b [u8];

    fn next(&mut self) -> Option<&'b [u8]> {
        if self.left == 0 {
            return None;
        }
        self.left -= 1;
        let end = self.rest.iter().position(|&byte| byte == b' ').unwrap_or(self.rest.len());
        let item = &self.rest[..end];
        self.rest = self.rest.get(end + 1..).unwrap_or(&[]);
        Some(item)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left as usize, Some(self.left as usize))
    }
}

impl ExactSizeIterator for Multiple<'_> {}

/// A moment in UTC, to the picosecond. FIX: UTCTimestamp, `YYYYMMDD-HH:MM:SS` with, after a point, 1 to 12 digits.
///
/// ```
/// let sent: tagwire::UtcTimestamp = "20260102-03:04:05.123".parse().unwrap();
/// assert_eq!((sent.ns, sent.digits), (1_767_323_045_123_000_000, 3));
/// assert_eq!(sent.to_string(), "20260102-03:04:05.123");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UtcTimestamp {
    /// Nanoseconds since 1970-01-01 00:00:00 UTC, rounded down where there are picoseconds.
    pub ns: i64,
    /// 0 to 999: picoseconds beyond `ns`.
    pub picos: u16,
    /// Fraction digits received, 0 to 12, and what Display writes.
    pub digits: u8,
    /// Second 60, which is the next second 00 in `ns`.
    pub leap: bool,
}

/// A time of day. FIX: UTCTimeOnly, LocalMktTime, `HH:MM:SS` with, after a point, 1 to 12 digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TimeOfDay {
    /// Nanoseconds since midnight; 23:59:60 is 86,400 s.
    pub ns: i64,
    /// 0 to 999: picoseconds beyond `ns`.
    pub picos: u16,
    /// Fraction digits received, 0 to 12, and what Display writes.
    pub digits: u8,
    /// Second 60.
    pub leap: bool,
}

/// How a time zone is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Zone {
    /// Not at all.
    #[default]
    None = sys::TW_ZONE_NONE,
    /// `Z`.
    Utc = sys::TW_ZONE_Z,
    /// `+hh` or `-hh`.
    Hours = sys::TW_ZONE_HOURS,
    /// `+hh:mm` or `-hh:mm`.
    Minutes = sys::TW_ZONE_MINUTES,
}

impl Zone {
    fn of(zone: u8) -> Zone {
        match zone {
            sys::TW_ZONE_Z => Zone::Utc,
            sys::TW_ZONE_HOURS => Zone::Hours,
            sys::TW_ZONE_MINUTES => Zone::Minutes,
            _ => Zone::None,
        }
    }
}

/// A moment with the zone it was written in. FIX: TZTimestamp, `YYYYMMDD-HH:MM[:SS[.digits]]` and nothing, `Z`, `+hh` or `+hh:mm`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TzTimestamp {
    /// Nanoseconds since 1970-01-01 00:00:00 UTC: the moment, whatever the zone. Without a zone it is taken for UTC.
    pub ns: i64,
    /// 0 to 999: picoseconds beyond `ns`.
    pub picos: u16,
    /// Fraction digits received, 0 to 12, and what Display writes.
    pub digits: u8,
    /// Second 60.
    pub leap: bool,
    /// Minutes that local time is ahead of UTC, -840 to 840.
    pub offset: i16,
    /// How the zone is written.
    pub zone: Zone,
    /// Hours and minutes without seconds.
    pub minutes: bool,
}

/// A time of day with its zone. FIX: TZTimeOnly, `HH:MM[:SS[.digits]]` and a zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TzTimeOfDay {
    /// Nanoseconds since midnight in that zone, as written.
    pub ns: i64,
    /// 0 to 999: picoseconds beyond `ns`.
    pub picos: u16,
    /// Fraction digits received, 0 to 12, and what Display writes.
    pub digits: u8,
    /// Second 60.
    pub leap: bool,
    /// Minutes that local time is ahead of UTC, -840 to 840.
    pub offset: i16,
    /// How the zone is written.
    pub zone: Zone,
    /// Hours and minutes without seconds.
    pub minutes: bool,
}

macro_rules! time {
    ($type:ident, $read:ident, $write:ident, $value:ident, $of:expr, $to:expr) => {
        impl $type {
            /// Reads it; see [`ErrorKind`](crate::ErrorKind) for what can be wrong.
            pub fn read(text: &[u8]) -> Result<$type, ValueError> {
                let of: fn(sys::tw_time) -> $type = $of;
                raw::value::$read(text).map(of).map_err(refused)
            }

            /// Writes it into `out` and gives its length. `digits`: fraction digits, 0 to 12; `None`: its own. Never fewer than it
            /// needs: that is [`ValueInexact`](crate::ErrorKind::ValueInexact). A member out of its range is
            /// [`Argument`](crate::ErrorKind::Argument).
            pub fn write(&self, digits: Option<u8>, out: &mut [u8]) -> Result<usize, ValueError> {
                let to: fn(&$type) -> sys::tw_time = $to;
                raw::value::$write(&to(self), digits.map_or(sys::TW_DIGITS_OWN, u32::from), out).map_err(ValueError::written)
            }
        }

        impl FromStr for $type {
            type Err = ValueError;

            fn from_str(text: &str) -> Result<$type, ValueError> {
                $type::read(text.as_bytes())
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut out = [0; 48];
                f.pad(text_of(&mut out, |out| self.write(None, out))?)
            }
        }
    };
}

macro_rules! plain {
    ($type:ident) => {
        |time| $type { ns: time.ns, picos: time.picos, digits: time.digits, leap: time.leap != 0 }
    };
    ($type:ident, to) => {
        |time| sys::tw_time {
            ns: time.ns,
            picos: time.picos,
            digits: time.digits,
            leap: u8::from(time.leap),
            offset: 0,
            zone: 0,
            minutes: 0,
        }
    };
}

macro_rules! zoned {
    ($type:ident) => {
        |time| $type {
            ns: time.ns,
            picos: time.picos,
            digits: time.digits,
            leap: time.leap != 0,
            offset: time.offset,
            zone: Zone::of(time.zone),
            minutes: time.minutes != 0,
        }
    };
    ($type:ident, to) => {
        |time| sys::tw_time {
            ns: time.ns,
            picos: time.picos,
            digits: time.digits,
            leap: u8::from(time.leap),
            offset: time.offset,
            zone: time.zone as u8,
            minutes: u8::from(time.minutes),
        }
    };
}

time!(UtcTimestamp, time_read, time_write, time, plain!(UtcTimestamp), plain!(UtcTimestamp, to));
time!(TimeOfDay, timeonly_read, timeonly_write, time, plain!(TimeOfDay), plain!(TimeOfDay, to));
time!(TzTimestamp, tztime_read, tztime_write, time, zoned!(TzTimestamp), zoned!(TzTimestamp, to));
time!(TzTimeOfDay, tztimeonly_read, tztimeonly_write, time, zoned!(TzTimeOfDay), zoned!(TzTimeOfDay, to));

impl UtcTimestamp {
    /// From nanoseconds since 1970, written with `digits` fraction digits.
    pub fn from_ns(ns: i64, digits: u8) -> UtcTimestamp {
        UtcTimestamp { ns, picos: 0, digits, leap: false }
    }
}

impl From<UtcTimestamp> for SystemTime {
    /// Picoseconds are left out.
    fn from(time: UtcTimestamp) -> SystemTime {
        let distance = Duration::from_nanos(time.ns.unsigned_abs());
        if time.ns < 0 {
            UNIX_EPOCH - distance
        } else {
            UNIX_EPOCH + distance
        }
    }
}

impl TryFrom<SystemTime> for UtcTimestamp {
    type Error = ValueError;

    /// With nine fraction digits. Fails for times that 64 bits of nanoseconds do not hold (before 1677 or after 2262).
    fn try_from(time: SystemTime) -> Result<UtcTimestamp, ValueError> {
        let ns = match time.duration_since(UNIX_EPOCH) {
            Ok(after) => i64::try_from(after.as_nanos()).ok(),
            Err(before) => i64::try_from(-(before.duration().as_nanos() as i128)).ok(),
        };
        ns.map(|ns| UtcTimestamp::from_ns(ns, 9)).ok_or_else(|| refused(sys::TW_E_VALUE_OVERFLOW))
    }
}

/// A day. FIX: UTCDateOnly, LocalMktDate, `YYYYMMDD`, a day that exists in the Gregorian calendar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// Days since 1970-01-01, -719528 to 2932896 (years 0000 to 9999).
    pub days: i32,
}

impl Date {
    /// Reads it.
    pub fn read(text: &[u8]) -> Result<Date, ValueError> {
        raw::value::date_read(text).map(|days| Date { days }).map_err(refused)
    }

    /// Writes it into `out`: 8 bytes.
    pub fn write(&self, out: &mut [u8]) -> Result<usize, ValueError> {
        raw::value::date_write(self.days, out).map_err(ValueError::written)
    }
}

/// A month, a day in it, or a week of it. FIX: MonthYear, `YYYYMM`, `YYYYMMDD` or `YYYYMMw1` to `w5`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MonthYear {
    /// 0 to 9999.
    pub year: u16,
    /// 1 to 12.
    pub month: u8,
    /// 1 to 31, or 0 for none.
    pub day: u8,
    /// 1 to 5, or 0 for none.
    pub week: u8,
}

impl MonthYear {
    /// Reads it.
    pub fn read(text: &[u8]) -> Result<MonthYear, ValueError> {
        raw::value::monthyear_read(text)
            .map(|value| MonthYear { year: value.year, month: value.month, day: value.day, week: value.week })
            .map_err(refused)
    }

    /// Writes it into `out`: 6 or 8 bytes. A member out of its range, or both day and week, is
    /// [`Argument`](crate::ErrorKind::Argument).
    pub fn write(&self, out: &mut [u8]) -> Result<usize, ValueError> {
        let value = sys::tw_monthyear { year: self.year, month: self.month, day: self.day, week: self.week, reserved: [0; 3] };
        raw::value::monthyear_write(&value, out).map_err(ValueError::written)
    }
}

macro_rules! dated {
    ($type:ident) => {
        impl FromStr for $type {
            type Err = ValueError;

            fn from_str(text: &str) -> Result<$type, ValueError> {
                $type::read(text.as_bytes())
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut out = [0; 8];
                f.pad(text_of(&mut out, |out| self.write(out))?)
            }
        }
    };
}

dated!(Date);
dated!(MonthYear);
