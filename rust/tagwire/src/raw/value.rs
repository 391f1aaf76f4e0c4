// SPDX-License-Identifier: Apache-2.0
//! value.h: one value, both ways. Errors are statuses; a text that does not fit says how much it needs.

use super::{length_of, start};
use std::os::raw::c_void;
use tagwire_sys as sys;

/// Why a value could not be written: the status, and the bytes needed with TW_ROOM.
pub(crate) struct Unwritten {
    pub(crate) status: i32,
    pub(crate) needed: u32,
}

macro_rules! reader {
    ($name:ident, $call:ident, $value:ty, $zero:expr) => {
        #[inline]
        pub(crate) fn $name(text: &[u8]) -> Result<$value, i32> {
            let mut value: $value = $zero;
            // SAFETY: text is readable for its length, value is ours.
            let status = unsafe { sys::$call(start(text), length_of(text), &mut value) };
            if status == sys::TW_OK {
                Ok(value)
            } else {
                Err(status)
            }
        }
    };
}

const NO_TIME: sys::tw_time = sys::tw_time { ns: 0, picos: 0, digits: 0, leap: 0, offset: 0, zone: 0, minutes: 0 };

reader!(int_read, tw_int_read, i64, 0);
reader!(uint_read, tw_uint_read, u64, 0);
reader!(decimal_read, tw_decimal_read, sys::tw_decimal, sys::tw_decimal { mantissa: 0, exponent: 0, reserved: 0 });
reader!(char_read, tw_char_read, u8, 0);
reader!(bool_read, tw_bool_read, u8, 0);
reader!(time_read, tw_time_read, sys::tw_time, NO_TIME);
reader!(timeonly_read, tw_timeonly_read, sys::tw_time, NO_TIME);
reader!(tztime_read, tw_tztime_read, sys::tw_time, NO_TIME);
reader!(tztimeonly_read, tw_tztimeonly_read, sys::tw_time, NO_TIME);
reader!(date_read, tw_date_read, i32, 0);
reader!(
    monthyear_read,
    tw_monthyear_read,
    sys::tw_monthyear,
    sys::tw_monthyear { year: 0, month: 0, day: 0, week: 0, reserved: [0; 3] }
);

#[inline]
pub(crate) fn decimal_read_scaled(text: &[u8], scale: u32) -> Result<(i64, u8), i32> {
    let (mut value, mut digits) = (0, 0);
    // SAFETY: text is readable for its length, value and digits are ours.
    match unsafe { sys::tw_decimal_read_scaled(start(text), length_of(text), scale, &mut value, &mut digits) } {
        sys::TW_OK => Ok((value, digits)),
        status => Err(status),
    }
}

/// Err: the status, and the offset of the byte at fault.
pub(crate) fn text_check(text: &[u8]) -> Result<(), (i32, u32)> {
    let mut offset = 0;
    // SAFETY: text is readable for its length, offset is ours.
    match unsafe { sys::tw_text_check(start(text), length_of(text), &mut offset) } {
        sys::TW_OK => Ok(()),
        status => Err((status, offset)),
    }
}

/// The number of items.
pub(crate) fn multiple_check(text: &[u8], item_length_max: u32) -> Result<u32, (i32, u32)> {
    let (mut count, mut offset) = (0, 0);
    // SAFETY: text is readable for its length, the rest is ours.
    match unsafe { sys::tw_multiple_check(start(text), length_of(text), item_length_max, &mut count, &mut offset) } {
        sys::TW_OK => Ok(count),
        status => Err((status, offset)),
    }
}

#[inline]
fn written(out: &mut [u8], call: impl FnOnce(*mut c_void, u32, *mut u32) -> i32) -> Result<usize, Unwritten> {
    let mut count = 0;
    match call(out.as_mut_ptr().cast(), length_of(out), &mut count) {
        sys::TW_OK => Ok(count as usize),
        status => Err(Unwritten { status, needed: count }),
    }
}

macro_rules! writer {
    ($name:ident, $call:ident, ($($argument:ident: $type:ty),*)) => {
        pub(crate) fn $name($($argument: $type,)* out: &mut [u8]) -> Result<usize, Unwritten> {
            // SAFETY: what is passed by reference is readable, out is writable for its length, the count is ours.
            written(out, |to, room, count| unsafe { sys::$call($($argument,)* to, room, count) })
        }
    };
}

writer!(int_write, tw_int_write, (value: i64));
writer!(uint_write, tw_uint_write, (value: u64));
writer!(decimal_write, tw_decimal_write, (value: &sys::tw_decimal, digits: u32));
writer!(decimal_write_scaled, tw_decimal_write_scaled, (value: i64, scale: u32, digits: u32));
writer!(char_write, tw_char_write, (value: u8));
writer!(bool_write, tw_bool_write, (value: u8));
writer!(time_write, tw_time_write, (value: &sys::tw_time, digits: u32));
writer!(timeonly_write, tw_timeonly_write, (value: &sys::tw_time, digits: u32));
writer!(tztime_write, tw_tztime_write, (value: &sys::tw_time, digits: u32));
writer!(tztimeonly_write, tw_tztimeonly_write, (value: &sys::tw_time, digits: u32));
writer!(date_write, tw_date_write, (days: i32));
writer!(monthyear_write, tw_monthyear_write, (value: &sys::tw_monthyear));

/// Writes an item behind the `used` bytes of `out`.
pub(crate) fn multiple_append(item: &[u8], used: u32, out: &mut [u8]) -> Result<usize, Unwritten> {
    // SAFETY: item is readable, out is writable; they are different borrows, so they do not overlap.
    written(out, |to, room, count| unsafe { sys::tw_multiple_append(start(item), length_of(item), used, to, room, count) })
}
