// SPDX-License-Identifier: Apache-2.0
//! Numbers that stand inside a larger message, read without a call: the inline readers of value.h and index.h.

use super::value;
use std::ptr;
use tagwire_sys as sys;

const POWERS: [u64; 19] = {
    let mut powers = [1u64; 19];
    let mut i = 1;
    while i < 19 {
        powers[i] = powers[i - 1] * 10;
        i += 1;
    }
    powers
};

/// Bit 7 of each byte that is not 0 .. 9. A carry can set more bits only above a byte that is bad itself.
#[inline(always)]
fn strange(word: u64) -> u64 {
    (word.wrapping_add(0x7676_7676_7676_7676) | word) & 0x8080_8080_8080_8080
}

/// The number whose decimal digits are the bytes, the uppermost byte being the last digit.
#[inline(always)]
fn number(word: u64) -> u64 {
    let word = word.wrapping_mul(10).wrapping_add(word >> 8);
    let low = (word & 0x0000_00FF_0000_00FF).wrapping_mul(0x000F_4240_0000_0064);
    let high = (word >> 16 & 0x0000_00FF_0000_00FF).wrapping_mul(0x0000_2710_0000_0001);
    low.wrapping_add(high) >> 32
}

/// The `length` (1 .. 8) bytes before `end` as the upper bytes of a word, less '0' each; lower bytes are 0.
///
/// # Safety
/// `end` is 8 or more and not beyond `input`.
#[inline(always)]
unsafe fn word(input: &[u8], end: u32, length: u32) -> u64 {
    // SAFETY: the caller's promise.
    let word = u64::from_le(unsafe { ptr::read_unaligned(input.as_ptr().add(end as usize - 8).cast::<u64>()) });
    (word ^ 0x3030_3030_3030_3030) & (!0u64 << (64 - 8 * length))
}

/// As tw_inline_int.
///
/// # Safety
/// `start` is not above `end`, and `end` not beyond `input`.
#[inline(always)]
pub(super) unsafe fn int(input: &[u8], start: u32, end: u32) -> Result<i64, i32> {
    let length = end - start;
    if length == 1 {
        // SAFETY: one byte is there.
        let digit = unsafe { *input.get_unchecked(start as usize) }.wrapping_sub(b'0');
        if digit <= 9 {
            return Ok(i64::from(digit));
        }
    } else if length.wrapping_sub(1) < 8 && end >= 8 {
        // SAFETY: end is 8 or more.
        let word = unsafe { word(input, end, length) };
        if strange(word) == 0 {
            return Ok(number(word) as i64);
        }
    }
    // SAFETY: the caller's promise.
    value::int_read(unsafe { input.get_unchecked(start as usize..end as usize) })
}

/// As tw_inline_decimal: the number times 10^scale.
///
/// # Safety
/// As of `int`.
#[inline(always)]
pub(super) unsafe fn scaled(input: &[u8], start: u32, end: u32, scale: u32) -> Result<i64, i32> {
    let length = end - start;
    // Up to scale 10 eight digits times a power of ten fit 64 bits; higher scales need the checked multiplication.
    if length == 1 {
        // SAFETY: one byte is there.
        let digit = unsafe { *input.get_unchecked(start as usize) }.wrapping_sub(b'0');
        if digit <= 9 && scale <= 10 {
            return Ok((u64::from(digit) * POWERS[scale as usize]) as i64);
        }
    } else if length.wrapping_sub(1) < 8 && end >= 8 && scale <= 10 {
        // SAFETY: end is 8 or more.
        let mut word = unsafe { word(input, end, length) };
        let strange = strange(word);
        if strange == 0 {
            return Ok((number(word) * POWERS[scale as usize]) as i64);
        }
        // The lowest byte that is no digit must be a point, and the only one; the digits before it move up over it.
        let (upto, below) = (strange ^ (strange - 1), (strange ^ (strange - 1)) >> 8);
        let wrong = ((word ^ 0x1E1E_1E1E_1E1E_1E1E) & (upto ^ below)) | (strange & (strange - 1));
        let power = scale + strange.trailing_zeros() / 8;
        if wrong == 0 && power >= 7 {
            word = (word & !upto) | (word & below) << 8;
            // SAFETY: scale is at most 10 and a byte's number at most 7.
            return Ok((number(word) * unsafe { *POWERS.get_unchecked(power as usize - 7) }) as i64);
        }
    }
    // SAFETY: the caller's promise.
    value::decimal_read_scaled(unsafe { input.get_unchecked(start as usize..end as usize) }, scale).map(|(value, _)| value)
}

#[allow(dead_code)]
const SCALE_MAX: u32 = sys::TW_SCALE_MAX;
const _: () = assert!(POWERS.len() == SCALE_MAX as usize + 1);
