// SPDX-License-Identifier: Apache-2.0
//! The family build: fields to one message.

use crate::case::{bytes, digits, list, number, unsigned, unsigned_or, Answer, Lines, Refusal};
use serde_json::Value;
use tagwire::{Builder, Date, Error, Header};

pub fn build(case: &Value, lines: &mut Lines) -> Answer {
    let header = match make_header(case) {
        Ok(header) => header,
        Err(error) => {
            lines.say(refused(&error));
            return Ok(());
        }
    };
    let mut out = vec![0; unsigned_or(&case["room"], 1 << 20) as usize];
    let mut build = Builder::new(&header, &mut out);
    for field in list(&case["fields"]) {
        add_field(&mut build, field)?;
    }
    match build.finish() {
        Ok(message) => lines.say_bytes("message ".to_string(), message),
        Err(error) => lines.say(refused(&error)),
    }
    Ok(())
}

fn refused(error: &Error) -> String {
    format!("refused {} {}", error.kind().name(), error.tag())
}

fn make_header(case: &Value) -> Result<Header, Error> {
    let mut header = Header::new(bytes(&case["begin"]), bytes(&case["type"]))?;
    for field in list(&case["header"]) {
        header = header.with(unsigned(&field[0]), bytes(&field[1]))?;
    }
    Ok(header)
}

fn add_field(build: &mut Builder<'_, '_>, field: &Value) -> Answer {
    let (tag, value) = (unsigned(&field[1]), &field[2]);
    match field[0].as_str().ok_or("a field without a kind")? {
        "int" => build.int(tag, number(value)),
        "uint" => build.uint(tag, value.as_str().and_then(|digits| digits.parse().ok()).unwrap_or(0)),
        "decimal" if unsigned(&field[4]) > 255 => return Err(Refusal::Skip("fraction digits are eight bits in Rust")),
        "decimal" => build.scaled(tag, number(value), unsigned(&field[3]), digits(&field[4])),
        "char" => build.char(tag, bytes(value).first().copied().unwrap_or(0)),
        "bool" if number(value) > 1 => return Err(Refusal::Skip("a bool of Rust is one of two values")),
        "bool" => build.bool(tag, number(value) != 0),
        "text" => build.text(tag, bytes(value)),
        "data" => build.data(tag, unsigned(value), bytes(&field[3])),
        "time" => build.time(tag, number(value), unsigned(&field[3]) as u8),
        "date" => build.date(tag, Date { days: number(value) as i32 }),
        "group" => build.group(tag, number(value) as u32),
        "raw" => build.raw(bytes(&field[1])),
        _ => return Err("no such kind of field".into()),
    };
    Ok(())
}
