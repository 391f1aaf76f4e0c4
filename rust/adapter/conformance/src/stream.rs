// SPDX-License-Identifier: Apache-2.0
//! The families frame and index: a stream that arrives in pieces, and fields in one piece.

use crate::case::{bytes, list, pairs, reason, unsigned, unsigned_or, Answer, Lines};
use serde_json::Value;
use tagwire::{Fault, Framer, Index, IndexOptions, Level, Message};

/// Gives each state of the stream to `read`, with what was not consumed yet; that gives the bytes consumed and those needed.
pub fn arriving(request: &Value, input: &[u8], lines: &mut Lines, mut read: impl FnMut(&[u8], &mut Lines) -> (usize, usize)) {
    let (mut at, mut received, mut need) = (0, 0, 0);
    for chunk in list(&request["chunks"]) {
        received = (received + unsigned(chunk) as usize).min(input.len());
        if at < received {
            let piece = input[at..received].to_vec(); // just its size: a read beyond it shows
            let (consumed, needed) = read(&piece, lines);
            at += consumed;
            need = needed;
        }
    }
    if at < input.len() {
        lines.say_bytes(format!("more {} ", need), &input[at..]);
    }
}

pub fn frame(request: &Value, case: &Value, lines: &mut Lines) -> Answer {
    let framer = Framer::new().length_max(unsigned(&case["length_max"]) as usize);
    arriving(request, &bytes(&case["input"]), lines, |piece, lines| {
        let mut frames = framer.frames(piece);
        for frame in &mut frames {
            match frame {
                Ok(message) => lines.say_bytes("message ".to_string(), message),
                Err(garbled) => lines.say_bytes(format!("garbled {} ", garbled.error().kind().name()), garbled.bytes()),
            }
        }
        (piece.len() - frames.rest().len(), frames.need())
    });
    Ok(())
}

pub fn index(request: &Value, case: &Value, lines: &mut Lines) -> Answer {
    let mut options = IndexOptions::new().capacity(unsigned_or(&case["capacity"], 65536)).length_max(unsigned(&case["length_max"]));
    if let Some(pairs) = pairs(&case["pairs"]) {
        options = options.pairs(pairs);
    }
    let mut index = Index::with(&options).map_err(|_| "no index can be made with these options")?;
    let input = bytes(&case["input"]);
    if case["mode"] == "fields" {
        match index.fields(&input) {
            Ok(message) => {
                lines.say("fields".to_string());
                say_message(&message, case, lines);
            }
            Err(fault) => say_fault(&fault, case, lines),
        }
        return Ok(());
    }
    arriving(request, &input, lines, |piece, lines| {
        let mut rest = piece;
        while let Some(read) = index.read(&mut rest) {
            match read {
                Ok(message) => {
                    lines.say("message".to_string());
                    say_message(&message, case, lines);
                }
                Err(fault) => say_fault(&fault, case, lines),
            }
        }
        (piece.len() - rest.len(), index.need())
    });
    Ok(())
}

fn say_fault(fault: &Fault<'_, '_>, case: &Value, lines: &mut Lines) {
    let error = fault.error();
    match fault.fields_before() {
        Some(fields) => {
            lines.say(format!("refused {} {} {}", error.kind().name(), reason(&error), error.tag()));
            say_fields(&fields, case, lines);
        }
        None => lines.say_bytes(format!("garbled {} ", error.kind().name()), fault.bytes()),
    }
}

fn say_message(message: &Message<'_, '_>, case: &Value, lines: &mut Lines) {
    say_fields(message, case, lines);
    say_groups(message, &case["groups"], lines);
}

fn say_fields(message: &Message<'_, '_>, case: &Value, lines: &mut Lines) {
    if case["show"] == "count" {
        lines.say(format!("count {}", message.len()));
        return;
    }
    for field in message.fields() {
        lines.say_bytes(format!("field {} ", field.tag()), field.value());
    }
}

fn say_groups(level: &Level<'_, '_>, wanted: &Value, lines: &mut Lines) {
    for wanted in list(wanted) {
        let tag = unsigned(&wanted["count"]);
        let members: Option<Vec<u32>> = wanted["members"].as_array().map(|list| list.iter().map(unsigned).collect());
        let opened = match &members {
            Some(members) => level.group_of(tag, members),
            None => level.group(tag),
        };
        match opened {
            Ok(None) => lines.say(format!("group {} none", tag)),
            Err(error) => lines.say(format!("group {} refused {} {} {}", tag, error.kind().name(), reason(&error), error.tag())),
            Ok(Some(group)) => {
                lines.say(format!("group {} {}", tag, group.len()));
                for (number, entry) in group.enumerate() {
                    lines.say_bytes(format!("entry {} {} ", tag, number + 1), entry.bytes());
                    say_groups(&entry, &wanted["groups"], lines);
                }
            }
        }
    }
}
