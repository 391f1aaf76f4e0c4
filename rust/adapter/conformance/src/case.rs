// SPDX-License-Identifier: Apache-2.0
//! Members of a case, and lines of a result.

use serde_json::Value;
use tagwire::{DataPair, Error};

/// Why a case was not run.
pub enum Refusal {
    /// The crate has no such call.
    Skip(&'static str),
    /// The request makes no sense.
    Error(&'static str),
}

impl From<&'static str> for Refusal {
    fn from(why: &'static str) -> Refusal {
        Refusal::Error(why)
    }
}

pub type Answer = Result<(), Refusal>;

/// Lines: bytes as Latin-1.
#[derive(Default)]
pub struct Lines(Vec<String>);

impl Lines {
    pub fn say(&mut self, line: String) {
        self.0.push(line);
    }

    pub fn say_bytes(&mut self, mut line: String, bytes: &[u8]) {
        line.extend(bytes.iter().map(|&byte| char::from(byte)));
        self.0.push(line);
    }

    pub fn done(self) -> Vec<String> {
        self.0
    }
}

/// Bytes out of a Latin-1 string; none where there is no string.
pub fn bytes(value: &Value) -> Vec<u8> {
    value.as_str().unwrap_or("").chars().map(|letter| letter as u8).collect()
}

/// A number, or a string of digits; 0 where there is neither.
pub fn number(value: &Value) -> i64 {
    value.as_i64().or_else(|| value.as_str()?.parse().ok()).unwrap_or(0)
}

pub fn unsigned(value: &Value) -> u32 {
    value.as_u64().unwrap_or(0) as u32
}

pub fn unsigned_or(value: &Value, fallback: u32) -> u32 {
    value.as_u64().map_or(fallback, |number| number as u32)
}

pub fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], |list| list.as_slice())
}

pub fn pairs(value: &Value) -> Option<Vec<DataPair>> {
    let pair = |pair: &Value| DataPair { length_tag: unsigned(&pair[0]), data_tag: unsigned(&pair[1]) };
    value.as_array().map(|list| list.iter().map(pair).collect())
}

/// SessionRejectReason of an error as lines have it.
pub fn reason(error: &Error) -> i64 {
    error.reason().map_or(-1, i64::from)
}

/// "digits": 255 is the value's own.
pub fn digits(value: &Value) -> Option<u8> {
    match unsigned(value) {
        255 => None,
        digits => Some(digits as u8),
    }
}
