// SPDX-License-Identifier: Apache-2.0
//! The set file: frames, what each must give, and the values that a build writes. Nothing in the file is trusted. A set lives as long as
//! the program.

const HEADER_BYTES: usize = 32;
const ROW_BYTES: usize = 64;
const VALUE_BYTES: usize = 32;
const FRAME_BYTES_MAX: usize = 1 << 20;

/// Where the frames lie: the file begins at a multiple of 64.
#[repr(C, align(64))]
#[derive(Clone, Copy)]
struct Line([u8; 64]);

pub struct Frame {
    pub bytes: &'static [u8],
    pub fields: u32,
    pub fold_only: u64,
    pub fold_extract: u64,
    pub hash_only: u32,
    pub hash_extract: u32,
    pub msg_type: &'static [u8],
    pub values: &'static [Value],
}

#[derive(Clone, Copy)]
pub struct Value {
    pub tag: u32,
    pub kind: u8, // s text, i integer, p price at scale 5, d data
    pub digits: u8,
    pub number: i64,
    pub text: &'static [u8],
}

pub struct Set {
    pub frames: Vec<Frame>,
    pub has_values: bool,
    pub frame_bytes_max: usize,
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap())
}

fn u64_at(bytes: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(bytes[at..at + 8].try_into().unwrap())
}

/// The bytes of the file in memory that begins at a multiple of 64 and ends with the file.
fn aligned(file: &[u8]) -> &'static [u8] {
    let mut lines = vec![Line([0; 64]); (file.len() + 63) / 64];
    for (line, bytes) in lines.iter_mut().zip(file.chunks(64)) {
        line.0[..bytes.len()].copy_from_slice(bytes);
    }
    let lines: &'static [Line] = Box::leak(lines.into_boxed_slice());
    // SAFETY: a Line is 64 bytes of u8 without padding; the file is not longer than all of them.
    unsafe { std::slice::from_raw_parts(lines.as_ptr().cast(), file.len()) }
}

pub fn read(path: &str) -> Result<Set, String> {
    let file = std::fs::read(path).map_err(|error| error.to_string())?;
    parse(aligned(&file))
}

fn parse(file: &'static [u8]) -> Result<Set, String> {
    if file.len() < HEADER_BYTES || &file[..8] != b"TWSET001" {
        return Err("not a set file".to_string());
    }
    let (count, values_count) = (u32_at(file, 8) as usize, u32_at(file, 12) as usize);
    let tables = HEADER_BYTES + count * ROW_BYTES + values_count * VALUE_BYTES;
    let start = usize::try_from(u64_at(file, 16)).unwrap_or(usize::MAX);
    if count == 0 || u64_at(file, 24) != file.len() as u64 || start < tables || start > file.len() {
        return Err("the header does not agree with the file's size".to_string());
    }
    let frames = &file[start..];
    let within = |offset: u64, bytes: usize| -> Option<&'static [u8]> {
        let offset = usize::try_from(offset).ok()?;
        frames.get(offset..offset.checked_add(bytes)?)
    };
    let values = file[HEADER_BYTES + count * ROW_BYTES..tables].chunks(VALUE_BYTES).map(|row| parse_value(row, &within));
    let values: &'static [Value] = Box::leak(values.collect::<Result<Vec<_>, _>>()?.into_boxed_slice());
    let mut set = Set { frames: Vec::with_capacity(count), has_values: values_count > 0, frame_bytes_max: 0 };
    for row in file[HEADER_BYTES..HEADER_BYTES + count * ROW_BYTES].chunks(ROW_BYTES) {
        let bytes = u32_at(row, 8) as usize;
        let (first, own) = (u32_at(row, 40) as usize, u32_at(row, 44) as usize);
        if bytes == 0 || bytes > FRAME_BYTES_MAX {
            return Err("a frame of no possible size".to_string());
        }
        let msg_type: &'static [u8] = &row[48..56];
        set.frames.push(Frame {
            bytes: within(u64_at(row, 0), bytes).ok_or("a frame lies outside the file")?,
            fields: u32_at(row, 12),
            fold_only: u64_at(row, 16),
            fold_extract: u64_at(row, 24),
            hash_only: u32_at(row, 32),
            hash_extract: u32_at(row, 36),
            msg_type: &msg_type[..msg_type.iter().position(|&byte| byte == 0).unwrap_or(8)],
            values: values.get(first..first.saturating_add(own)).ok_or("a frame's values lie outside their table")?,
        });
        set.frame_bytes_max = set.frame_bytes_max.max(bytes);
    }
    Ok(set)
}

fn parse_value(row: &'static [u8], within: &impl Fn(u64, usize) -> Option<&'static [u8]>) -> Result<Value, String> {
    let kind = row[4];
    let text: &'static [u8] = match kind {
        b's' | b'd' => {
            let length = usize::from(u16::from_le_bytes([row[6], row[7]]));
            within(u64_at(row, 16), length).ok_or("a text lies outside the file")?
        }
        b'i' | b'p' => &[],
        _ => return Err("a value of no known kind".to_string()),
    };
    Ok(Value { tag: u32_at(row, 0), kind, digits: row[5], number: u64_at(row, 8) as i64, text })
}
