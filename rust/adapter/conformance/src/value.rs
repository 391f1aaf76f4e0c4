// SPDX-License-Identifier: Apache-2.0
//! The family value: one call, one line.

use crate::case::{bytes, digits, number, unsigned, unsigned_or, Answer, Lines, Refusal};
use serde_json::Value;
use tagwire::value::*;
use tagwire::{
    Date, Decimal, ErrorKind, Index, MonthYear, Multiple, TimeOfDay, TzTimeOfDay, TzTimestamp, UtcTimestamp, ValueError, Zone,
};

const ARGUMENT: &str = "ARGUMENT";

pub fn value(case: &Value, lines: &mut Lines) -> Answer {
    let text = bytes(&case["text"]);
    let call = case["call"].as_str().ok_or("no call")?;
    let mut out = vec![0; unsigned_or(&case["room"], 256) as usize];
    match call {
        "multiple.read" => multiple(&text, case, lines),
        "text.check" => lines.say(said(check_text(&text).map(|()| "ok".to_string()), true)),
        "field.int" | "field.decimal" => lines.say(field(&text, case, call == "field.decimal")),
        _ if call.ends_with(".write") || call == "decimal.write_scaled" => match write(call, case, &mut out)? {
            Ok(length) => lines.say_bytes("ok ".to_string(), &out[..length]),
            Err(line) => lines.say(line),
        },
        _ => {
            let read = read(call, &text, case)?;
            lines.say(said(read, false));
        }
    }
    Ok(())
}

/// A line that was made, or the error's name; with the offset of a format error where that is asked for.
fn said(result: Result<String, ValueError>, offset: bool) -> String {
    match result {
        Ok(line) => line,
        Err(error) if offset && error.kind() == ErrorKind::ValueFormat => format!("{} {}", error.kind().name(), error.offset()),
        Err(error) => error.kind().name().to_string(),
    }
}

fn read(call: &str, text: &[u8], case: &Value) -> Result<Result<String, ValueError>, Refusal> {
    let scale = unsigned(&case["scale"]);
    Ok(match call {
        "int.read" => read_int(text).map(|value| format!("ok {}", value)),
        "uint.read" => read_uint(text).map(|value| format!("ok {}", value)),
        "decimal.read" => Decimal::read(text).map(|value| format!("ok {} {}", value.mantissa(), value.exponent())),
        "decimal.scaled" => Decimal::read_scaled(text, scale).map(|(value, digits)| format!("ok {} {}", value, digits)),
        "char.read" => read_char(text).map(|value| format!("ok {}", char::from(value))),
        "bool.read" => read_bool(text).map(|value| format!("ok {}", u8::from(value))),
        "time.read" => UtcTimestamp::read(text).map(|t| format!("ok {} {} {} {} 0 0 0", t.ns, t.picos, t.digits, u8::from(t.leap))),
        "timeonly.read" => {
            TimeOfDay::read(text).map(|t| format!("ok {} {} {} {} 0 0 0", t.ns, t.picos, t.digits, u8::from(t.leap)))
        }
        "tztime.read" => TzTimestamp::read(text).map(|t| zoned(t.ns, t.picos, t.digits, t.leap, t.offset, t.zone, t.minutes)),
        "tztimeonly.read" => TzTimeOfDay::read(text).map(|t| zoned(t.ns, t.picos, t.digits, t.leap, t.offset, t.zone, t.minutes)),
        "date.read" => Date::read(text).map(|date| format!("ok {}", date.days)),
        "monthyear.read" => MonthYear::read(text).map(|m| format!("ok {} {} {} {}", m.year, m.month, m.day, m.week)),
        _ => return Err("no such call".into()),
    })
}

fn zoned(ns: i64, picos: u16, digits: u8, leap: bool, offset: i16, zone: Zone, minutes: bool) -> String {
    format!("ok {} {} {} {} {} {} {}", ns, picos, digits, u8::from(leap), offset, zone as u8, u8::from(minutes))
}

fn multiple(text: &[u8], case: &Value, lines: &mut Lines) {
    match Multiple::read_within(text, unsigned(&case["item_length_max"])) {
        Err(error) => lines.say(said(Err(error), true)),
        Ok(items) => {
            lines.say(format!("ok {}", items.len()));
            items.for_each(|item| lines.say_bytes("item ".to_string(), item));
        }
    }
}

/// The value as field 1 of a message, read by the getters of fields.
fn field(text: &[u8], case: &Value, decimal: bool) -> String {
    let message = [b"1=", text, b"\x01"].concat();
    let mut index = Index::new();
    let fields = match index.fields(&message) {
        Ok(fields) => fields,
        Err(fault) => return fault.error().kind().name().to_string(),
    };
    let read = fields.require(1).and_then(|field| if decimal { field.scaled(unsigned(&case["scale"])) } else { field.int() });
    said(read.map(|value| format!("ok {}", value)), false)
}

/// The length written, or the line that says why there is none.
fn write(call: &str, case: &Value, out: &mut [u8]) -> Result<Result<usize, String>, Refusal> {
    let digits = digits(&case["digits"]);
    if unsigned(&case["digits"]) > 255 {
        return Err(Refusal::Skip("fraction digits are eight bits in Rust"));
    }
    let (value, scale) = (&case["value"], unsigned(&case["scale"]));
    let written = match call {
        "int.write" => write_int(number(value), out),
        "uint.write" => write_uint(value.as_str().and_then(|digits| digits.parse().ok()).unwrap_or(0), out),
        "decimal.write" => match Decimal::new(number(&case["mantissa"]), number(&case["exponent"]) as i32) {
            Some(decimal) => decimal.write(digits, out),
            None => return Ok(Err(ARGUMENT.to_string())), // Decimal::new refuses what the call would
        },
        "decimal.write_scaled" => Decimal::write_scaled(number(value), scale, digits, out),
        "char.write" => write_char(bytes(value).first().copied().unwrap_or(0), out),
        "bool.write" if number(value) > 1 => return Err(Refusal::Skip("a bool of Rust is one of two values")),
        "bool.write" => write_bool(number(value) != 0, out),
        "date.write" => Date { days: number(&case["days"]) as i32 }.write(out),
        "monthyear.write" => MonthYear {
            year: unsigned(&case["year"]) as u16,
            month: unsigned(&case["month"]) as u8,
            day: unsigned(&case["day"]) as u8,
            week: unsigned(&case["week"]) as u8,
        }
        .write(out),
        _ => return write_time(call, case, digits, out),
    };
    Ok(line_of(written))
}

fn line_of(written: Result<usize, ValueError>) -> Result<usize, String> {
    written.map_err(|error| match error.needed() {
        Some(needed) => format!("ROOM {}", needed),
        None => error.kind().name().to_string(),
    })
}

fn write_time(call: &str, case: &Value, digits: Option<u8>, out: &mut [u8]) -> Result<Result<usize, String>, Refusal> {
    let zone = match unsigned(&case["zone"]) {
        0 => Zone::None,
        1 => Zone::Utc,
        2 => Zone::Hours,
        3 => Zone::Minutes,
        _ => return Err(Refusal::Skip("no such zone in Rust")),
    };
    let (ns, picos, own) = (number(&case["ns"]), unsigned(&case["picos"]) as u16, unsigned(&case["own"]) as u8);
    let (leap, offset, minutes) = (number(&case["leap"]) != 0, number(&case["offset"]) as i16, number(&case["minutes"]) != 0);
    let written = match call {
        "time.write" => UtcTimestamp { ns, picos, digits: own, leap }.write(digits, out),
        "timeonly.write" => TimeOfDay { ns, picos, digits: own, leap }.write(digits, out),
        "tztime.write" => TzTimestamp { ns, picos, digits: own, leap, offset, zone, minutes }.write(digits, out),
        "tztimeonly.write" => TzTimeOfDay { ns, picos, digits: own, leap, offset, zone, minutes }.write(digits, out),
        _ => return Err("no such call".into()),
    };
    Ok(line_of(written))
}
