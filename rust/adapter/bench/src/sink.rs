// SPDX-License-Identifier: Apache-2.0
//! What consumes the values of a parse: one source file for the floor and for every adapter in Rust.
//!
//! `Fnv`: the typed hash of the contract, FNV-1a over 32 bits: a plain loop over bytes, with no shortcut for bytes that are zero.
//! `Fold`: the cheap fold of the converted ranking, h = rotl(h, 7) ^ x.

const PRIME: u32 = 16_777_619;
pub const BASIS: u32 = 2_166_136_261;

pub trait Sink {
    const CONTRACT: bool;
    fn start() -> Self;
    fn text(&mut self, text: &[u8]);
    /// `kind`: `i` or `p`.
    fn number(&mut self, kind: u8, value: i64);
    fn sum(&self) -> u64;
}

pub struct Fnv(pub u32);

impl Fnv {
    #[inline(always)]
    fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(PRIME);
    }
}

impl Sink for Fnv {
    const CONTRACT: bool = true;

    #[inline(always)]
    fn start() -> Fnv {
        Fnv(BASIS)
    }

    #[inline(always)]
    fn text(&mut self, text: &[u8]) {
        self.byte(b's');
        for &byte in text {
            self.byte(byte);
        }
        self.byte(1);
    }

    #[inline(always)]
    fn number(&mut self, kind: u8, value: i64) {
        self.byte(kind);
        for i in 0..8 {
            self.byte((value as u64 >> (8 * i)) as u8);
        }
        self.byte(1);
    }

    #[inline(always)]
    fn sum(&self) -> u64 {
        u64::from(self.0)
    }
}

pub struct Fold(u64);

impl Fold {
    #[inline(always)]
    pub fn word(&mut self, value: u64) {
        self.0 = self.0.rotate_left(7) ^ value;
    }
}

/// The first eight bytes, little-endian and zero filled.
#[inline(always)]
fn head(text: &[u8]) -> u64 {
    let length = text.len();
    if let Some(first) = text.get(..8) {
        return u64::from_le_bytes(first.try_into().unwrap());
    }
    if length >= 4 {
        let low = u32::from_le_bytes(text[..4].try_into().unwrap());
        let high = u32::from_le_bytes(text[length - 4..].try_into().unwrap());
        return u64::from(low) | u64::from(high) << (8 * (length - 4));
    }
    if length == 0 {
        return 0;
    }
    let at = |i: usize| u64::from(text[i]) << (8 * i);
    at(0) | at(length / 2) | at(length - 1)
}

impl Sink for Fold {
    const CONTRACT: bool = false;

    #[inline(always)]
    fn start() -> Fold {
        Fold(0)
    }

    #[inline(always)]
    fn text(&mut self, text: &[u8]) {
        self.word(head(text));
        self.word(text.len() as u64);
    }

    #[inline(always)]
    fn number(&mut self, _kind: u8, value: i64) {
        self.word(value as u64);
    }

    #[inline(always)]
    fn sum(&self) -> u64 {
        self.0
    }
}
