// SPDX-License-Identifier: Apache-2.0
//! Exact decimals.

use crate::error::ValueError;
use crate::raw;
use crate::value::text_of;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use tagwire_sys as sys;

/// A decimal number, mantissa * 10^exponent, exact. FIX: float, Price, PriceOffset, Qty, Amt, Percentage.
///
/// It keeps the fraction digits received ("1.50" is 150, -2), and compares by value.
///
/// ```
/// use tagwire::Decimal;
/// let price: Decimal = "1.50".parse().unwrap();
/// assert_eq!((price.mantissa(), price.exponent()), (150, -2));
/// assert_eq!(price, Decimal::new(15, -1).unwrap());
/// assert_eq!(price.at_scale(5), Ok(150_000));
/// assert_eq!(price.at_scale(0).unwrap_err().kind(), tagwire::ErrorKind::ValueInexact);
/// assert_eq!(price.to_string(), "1.50");
/// ```
#[derive(Clone, Copy, Default)]
pub struct Decimal {
    mantissa: i64,
    exponent: i32,
}

impl Decimal {
    /// mantissa * 10^exponent; `None` where the exponent is not in -18 ..= 0.
    pub fn new(mantissa: i64, exponent: i32) -> Option<Decimal> {
        if (-(sys::TW_SCALE_MAX as i32)..=0).contains(&exponent) {
            Some(Decimal { mantissa, exponent })
        } else {
            None
        }
    }

    /// Reads digits with an optional '-' before them and at most one point. "005", ".5" and "5." are valid; '+', spaces and exponents
    /// are not.
    pub fn read(text: &[u8]) -> Result<Decimal, ValueError> {
        match raw::value::decimal_read(text) {
            Ok(value) => Ok(Decimal { mantissa: value.mantissa, exponent: value.exponent }),
            Err(status) => Err(ValueError::new(status, 0, 0)),
        }
    }

    /// Reads the same text as a whole number of 10^-scale, scale 0 to 18. Gives that number and how many fraction digits were received,
    /// at most 255.
    pub fn read_scaled(text: &[u8], scale: u32) -> Result<(i64, u8), ValueError> {
        raw::value::decimal_read_scaled(text, scale).map_err(|status| ValueError::new(status, 0, 0))
    }

    /// The number without its point.
    #[inline]
    pub fn mantissa(self) -> i64 {
        self.mantissa
    }

    /// -18 ..= 0.
    #[inline]
    pub fn exponent(self) -> i32 {
        self.exponent
    }

    /// The number as a whole number of 10^-scale, exactly.
    pub fn at_scale(self, scale: u32) -> Result<i64, ValueError> {
        let own = self.exponent.unsigned_abs();
        let refused = |status| Err(ValueError::new(status, 0, 0));
        if scale > sys::TW_SCALE_MAX {
            return refused(sys::TW_E_ARGUMENT);
        }
        if scale >= own {
            let power = 10i64.pow(scale - own);
            return self.mantissa.checked_mul(power).map_or_else(|| refused(sys::TW_E_VALUE_OVERFLOW), Ok);
        }
        let power = 10i64.pow(own - scale);
        if self.mantissa % power == 0 {
            Ok(self.mantissa / power)
        } else {
            refused(sys::TW_E_VALUE_INEXACT)
        }
    }

    /// Without zeros at the end of the fraction.
    #[must_use]
    pub fn normalized(mut self) -> Decimal {
        while self.exponent < 0 && self.mantissa % 10 == 0 {
            self.mantissa /= 10;
            self.exponent += 1;
        }
        self
    }

    /// Writes it into `out` and gives its length. `digits`: fraction digits, 0 to 254; `None`: as many as it has. Never fewer than
    /// the value needs: that is [`ValueInexact`](crate::ErrorKind::ValueInexact).
    pub fn write(self, digits: Option<u8>, out: &mut [u8]) -> Result<usize, ValueError> {
        let value = sys::tw_decimal { mantissa: self.mantissa, exponent: self.exponent, reserved: 0 };
        raw::value::decimal_write(&value, digits.map_or(sys::TW_DIGITS_OWN, u32::from), out).map_err(ValueError::written)
    }

    /// Writes value * 10^-scale, scale 0 to 18, otherwise as [`write`](Decimal::write).
    pub fn write_scaled(value: i64, scale: u32, digits: Option<u8>, out: &mut [u8]) -> Result<usize, ValueError> {
        raw::value::decimal_write_scaled(value, scale, digits.map_or(sys::TW_DIGITS_OWN, u32::from), out)
            .map_err(ValueError::written)
    }

    /// The mantissa at 18 fraction digits, which 128 bits hold.
    fn wide(self) -> i128 {
        i128::from(self.mantissa) * 10i128.pow((18 + self.exponent) as u32)
    }
}

impl From<i64> for Decimal {
    fn from(value: i64) -> Decimal {
        Decimal { mantissa: value, exponent: 0 }
    }
}

impl FromStr for Decimal {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Decimal, ValueError> {
        Decimal::read(text.as_bytes())
    }
}

impl fmt::Display for Decimal {
    /// A precision, `{:.3}`, gives at least so many fraction digits; nothing is rounded.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let own = self.exponent.unsigned_abs() as usize;
        let digits = f.precision().map_or(own, |wanted| wanted.clamp(self.normalized().exponent.unsigned_abs() as usize, 254));
        let mut out = [0; 288];
        let text = text_of(&mut out, |out| self.write(Some(digits as u8), out))?;
        match text.strip_prefix('-') {
            Some(digits) => f.pad_integral(false, "", digits),
            None => f.pad_integral(true, "", text),
        }
    }
}

impl fmt::Debug for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Decimal({})", self)
    }
}

impl PartialEq for Decimal {
    fn eq(&self, other: &Decimal) -> bool {
        self.wide() == other.wide()
    }
}

impl Eq for Decimal {}

impl PartialOrd for Decimal {
    fn partial_cmp(&self, other: &Decimal) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Decimal {
    fn cmp(&self, other: &Decimal) -> Ordering {
        self.wide().cmp(&other.wide())
    }
}

impl Hash for Decimal {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.wide().hash(state);
    }
}
