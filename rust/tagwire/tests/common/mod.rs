// SPDX-License-Identifier: Apache-2.0
//! What the tests share: numbers from a fixed seed, and messages made of them without the library.
#![allow(dead_code)] // each test uses some of it

/// xorshift64*: the same numbers in every run.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// 0 to `end` - 1.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() >> 11) as usize % end
    }

    pub fn chance(&mut self, of: usize) -> bool {
        self.below(of) == 0
    }

    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// A number whose number of digits is as likely short as long.
    pub fn number(&mut self) -> i64 {
        let number = (self.next() >> self.below(64)) as i64;
        if self.chance(2) {
            number
        } else {
            number.wrapping_neg()
        }
    }

    /// Text without SOH, at least one byte.
    pub fn text(&mut self, most: usize) -> Vec<u8> {
        let length = 1 + self.below(most);
        (0..length).map(|_| self.pick(b"ABCxyz0189 =/.-:|\x02\xC3\xA9\xFF")).collect()
    }
}

/// A whole message: BodyLength and CheckSum by hand.
pub fn framed(begin: &str, body: &[u8]) -> Vec<u8> {
    let mut message = format!("8={}\x019={}\x01", begin, body.len()).into_bytes();
    message.extend_from_slice(body);
    let sum = message.iter().fold(0u8, |sum, byte| sum.wrapping_add(*byte));
    message.extend_from_slice(format!("10={:03}\x01", sum).as_bytes());
    message
}

/// A body of random fields, and these fields. The first is 35.
pub fn body(random: &mut Random) -> (Vec<u8>, Vec<(u32, Vec<u8>)>) {
    let mut fields = vec![(35, b"D".to_vec())];
    for _ in 0..random.below(40) {
        // No tag of a data pair, and none of the header or trailer.
        let tag = random.pick(&[11, 38, 44, 54, 55, 58, 1000, 5001, 123_456, 2_147_483_647]);
        fields.push((tag, random.text(24)));
    }
    let mut bytes = Vec::new();
    for (tag, value) in &fields {
        bytes.extend_from_slice(format!("{}=", tag).as_bytes());
        bytes.extend_from_slice(value);
        bytes.push(1);
    }
    (bytes, fields)
}
