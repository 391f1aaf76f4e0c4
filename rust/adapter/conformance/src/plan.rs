// SPDX-License-Identifier: Apache-2.0
//! The families plan and template.

use crate::case::{bytes, list, number, pairs, unsigned, unsigned_or, Answer, Lines, Refusal};
use crate::dict::load;
use serde_json::Value;
use tagwire::{Batch, Cell, Dictionary, End, Error, IndexOptions, Plan, Reader, ReaderOptions, Row, SlotKind, Slots, Template};

const ROOM: usize = 1 << 20;
const STATES: [(&str, u8); 9] = [
    ("absent", 0),
    ("ok", 1),
    ("long", 2),
    ("empty", 16),
    ("format", 17),
    ("overflow", 18),
    ("inexact", 19),
    ("repeated", 20),
    ("count", 21),
];

fn state_name(state: u8) -> String {
    STATES.iter().find(|(_, known)| *known == state).map_or_else(|| state.to_string(), |(name, _)| name.to_string())
}

fn state_of(name: &Value) -> u8 {
    let known = STATES.iter().find(|(known, _)| name == known);
    known.map_or_else(|| number(name) as u8, |(_, state)| *state)
}

fn dictionary(case: &Value) -> Result<Option<Dictionary>, Refusal> {
    load(&case["dictionary"], None).map_err(|_| "the dictionary cannot be loaded".into())
}

fn refused(error: &Error) -> String {
    format!("refused {} {}", error.kind().name(), error.offset())
}

fn compile(case: &Value, lines: &mut Lines) -> Result<Option<Plan>, Refusal> {
    match Plan::compile(bytes(&case["plan"]), dictionary(case)?.as_ref()) {
        Ok(plan) => Ok(Some(plan)),
        Err(error) => {
            lines.say(refused(&error));
            Ok(None)
        }
    }
}

pub fn plan(request: &Value, case: &Value, lines: &mut Lines) -> Answer {
    let plan = match compile(case, lines)? {
        Some(plan) => plan,
        None => return Ok(()),
    };
    match case["call"].as_str() {
        Some("print") => lines.say_bytes("plan ".to_string(), plan.to_string().as_bytes()),
        Some("read") => {
            let mut reading = match Reading::new(request, case, &plan) {
                Ok(reading) => reading,
                Err(error) => {
                    lines.say(format!("reader {}", error.kind().name()));
                    return Ok(());
                }
            };
            if request["again"] == true {
                reading.stream(&mut Lines::default());
            }
            reading.stream(lines);
        }
        _ => return Err("no such call".into()),
    }
    Ok(())
}

fn reader_options(case: &Value) -> ReaderOptions {
    let mut index = IndexOptions::new().capacity(unsigned(&case["capacity"])).length_max(unsigned(&case["length_max"]));
    if let Some(pairs) = pairs(&case["pairs"]) {
        index = index.pairs(pairs);
    }
    let (rows, slots) = (unsigned_or(&case["rows_max"], 64), unsigned_or(&case["slots_max"], 4096));
    ReaderOptions::new().rows(rows as usize).slots(slots as usize).fixed().index(index)
}

/// A stream that is read by a plan. Positions in results count from its start.
struct Reading<'c> {
    request: &'c Value,
    plan: &'c Plan,
    options: ReaderOptions,
    reader: Reader,
    input: Vec<u8>,
    fresh: bool, // a new reader and one row for each call
    calls: bool, // say how far each call came
}

impl<'c> Reading<'c> {
    fn new(request: &'c Value, case: &'c Value, plan: &'c Plan) -> Result<Reading<'c>, Error> {
        let (mut options, fresh) = (reader_options(case), request["fresh"] == true);
        if fresh && unsigned_or(&case["rows_max"], 64) > 0 {
            options = options.rows(1);
        }
        let reader = Reader::with(plan, &options)?;
        Ok(Reading { request, plan, options, reader, input: bytes(&case["input"]), fresh, calls: case["show"] == "calls" })
    }

    fn stream(&mut self, lines: &mut Lines) {
        let (mut before, mut received, mut need) = (0, 0, 0);
        for chunk in list(&self.request["chunks"]) {
            received = (received + unsigned(chunk) as usize).min(self.input.len());
            loop {
                if self.fresh {
                    self.reader = Reader::with(self.plan, &self.options).expect("one was made by these options");
                }
                let piece = self.input[before..received].to_vec(); // just its size: a read beyond it shows
                let batch = self.reader.read(&piece);
                say_batch(&batch, before, self.calls, lines);
                before += batch.consumed();
                need = match batch.end() {
                    End::More(need) => need,
                    _ => 0,
                };
                match batch.end() {
                    End::Full => {}
                    End::Slots => {
                        lines.say(format!("room {}", before));
                        return;
                    }
                    _ => break,
                }
            }
        }
        if before < self.input.len() {
            lines.say_bytes(format!("more {} ", need), &self.input[before..]);
        }
    }
}

fn say_batch(batch: &Batch<'_, '_>, before: usize, calls: bool, lines: &mut Lines) {
    for row in batch.rows() {
        say_row(&row, before, lines);
        say_level(&row, before, "", lines);
    }
    if calls {
        let (status, need) = match batch.end() {
            End::Input => ("OK", 0),
            End::More(need) => ("MORE", need),
            End::Full | End::Slots => ("ROOM", 0),
        };
        let (consumed, rows, slots) = (batch.consumed(), batch.len(), batch.slot_count());
        lines.say(format!("call {} consumed={} rows={} slots={} need={}", status, consumed, rows, slots, need));
    }
}

fn say_row(row: &Row<'_, '_>, before: usize, lines: &mut Lines) {
    let message = row.message().map_or_else(|| "other".to_string(), |message| message.to_string());
    let (status, tag) = row.ok().err().map_or(("OK", 0), |error| (error.kind().name(), error.tag()));
    lines.say(format!(
        "row {} {} message={} fields={} slots={} bad={} {} {}",
        before + row.offset(),
        row.bytes().len(),
        message,
        row.field_count(),
        row.slot_count(),
        row.bad_count(),
        status,
        tag
    ));
}

fn say_level(slots: &Slots<'_, '_>, before: usize, path: &str, lines: &mut Lines) {
    for (number, entry) in slots.entries().iter().enumerate() {
        let (cell, tag) = (slots.cell(number), entry.tag());
        let group = entry.kind() == SlotKind::Group;
        let what = if group { "group" } else { "slot" };
        if !slots.is_present(number) {
            lines.say(format!("{} {}{} absent", what, path, tag));
        } else if !group {
            let (state, at) = (state_name(cell.state), before as u64 + u64::from(cell.offset));
            let line = format!("slot {}{} {} {} {} {} {} ", path, tag, state, cell.number, at, cell.length, cell.digits);
            lines.say_bytes(line, slots.bytes(number));
        } else {
            lines.say(format!("group {}{} {} {} {}", path, tag, state_name(cell.state), cell.number, cell.length));
            for (which, entry) in slots.group(number).enumerate() {
                say_level(&entry, before, &format!("{}{}/{}/", path, tag, which + 1), lines);
            }
        }
    }
}

pub fn template(case: &Value, lines: &mut Lines) -> Answer {
    let template = match Template::compile(bytes(&case["template"]), dictionary(case)?.as_ref()) {
        Ok(template) => template,
        Err(error) => {
            lines.say(refused(&error));
            return Ok(());
        }
    };
    match case["call"].as_str() {
        Some("print") => lines.say_bytes("template ".to_string(), template.to_string().as_bytes()),
        Some("write") => {
            let slot = |slot: &Value| Cell {
                state: state_of(&slot[0]),
                number: number(&slot[1]),
                offset: unsigned(&slot[2]),
                length: unsigned(&slot[3]) as u16,
                digits: unsigned(&slot[4]) as u8,
            };
            let slots: Vec<Cell> = list(&case["slots"]).iter().map(slot).collect();
            let (message, first) = (unsigned(&case["message"]) as usize, unsigned(&case["slot"]) as usize);
            let mut out = vec![0; unsigned_or(&case["room"], ROOM as u32) as usize];
            let written = template.write_cells(message, &slots, first, &bytes(&case["input"]), &mut out);
            say_written(written, lines);
        }
        Some("echo") => {
            if let Some(plan) = compile(case, lines)? {
                return echo(case, &plan, &template, lines);
            }
        }
        _ => return Err("no such call".into()),
    }
    Ok(())
}

fn say_written(written: Result<&mut [u8], Error>, lines: &mut Lines) {
    match written {
        Ok(message) => lines.say_bytes("message ".to_string(), message),
        Err(error) => lines.say(format!("refused {} {} {}", error.kind().name(), error.tag(), error.offset())),
    }
}

/// Each message of the input that was read without a fault, written by the template's message of the same number.
fn echo(case: &Value, plan: &Plan, template: &Template, lines: &mut Lines) -> Answer {
    let mut reader = Reader::with(plan, &reader_options(case)).map_err(|_| "no reader can be made with these options")?;
    let input = bytes(&case["input"]);
    let batch = reader.read(&input);
    let mut out = vec![0; ROOM];
    for row in batch.rows() {
        match row.message() {
            Some(message) if row.is_ok() => say_written(template.write_row(message, &row, &mut out), lines),
            _ => say_row(&row, 0, lines),
        }
    }
    match batch.end() {
        End::Input => Ok(()),
        _ => Err("the input is not read to its end".into()),
    }
}
