// SPDX-License-Identifier: Apache-2.0
//! The table of cells, and what each does.

use crate::build::{by_builder, by_template, draft, headers, Headers};
use crate::message::{load, Message};
use crate::parse::{by_index, by_plan, index, reader, validate, validator};
use crate::set::Set;
use crate::sink::{Fnv, Fold};
use tagwire::{Draft, Index, Reader, Validator};

/// What a parse gives for a frame; nothing where it was refused.
pub type Parse = fn(&mut State, &'static [u8]) -> Option<u64>;
/// A build into the memory given.
pub type Build = for<'o> fn(&mut State, &Message, &'o mut [u8]) -> Option<&'o [u8]>;

#[derive(Clone, Copy)]
pub enum Work {
    Parse(Parse),
    Build(Build),
    Empty,
}

pub struct Cell {
    pub messages: &'static str,
    pub operation: &'static str,
    pub path: &'static str,
    pub forms: &'static str,
    pub work: Work,
}

const fn cell(messages: &'static str, operation: &'static str, path: &'static str, forms: &'static str, work: Work) -> Cell {
    Cell { messages, operation, path, forms, work }
}

pub const CELLS: &[Cell] = &[
    cell(
        "D 8 W A 0 1 2 3 4 5",
        "parse_only",
        "index",
        "contract chained",
        Work::Parse(|s, f| by_index::<Fnv>(&mut s.index, f, false)),
    ),
    cell(
        "D 8 W A 0 1 2 3 4 5 mix",
        "parse_only",
        "index",
        "converted single",
        Work::Parse(|s, f| by_index::<Fold>(&mut s.index, f, false)),
    ),
    cell("D 8 W", "parse_extract", "index", "contract chained", Work::Parse(|s, f| by_index::<Fnv>(&mut s.index, f, true))),
    cell("D 8 W mix", "parse_extract", "index", "converted single", Work::Parse(|s, f| by_index::<Fold>(&mut s.index, f, true))),
    cell("D 8", "parse_only", "plan", "contract chained", Work::Parse(|s, f| by_plan::<Fnv>(&mut s.reader, f))),
    cell("D 8", "parse_only", "plan", "converted single", Work::Parse(|s, f| by_plan::<Fold>(&mut s.reader, f))),
    cell("D 8 W", "parse_extract", "plan", "contract chained", Work::Parse(|s, f| by_plan::<Fnv>(&mut s.reader, f))),
    cell("D 8 W", "parse_extract", "plan", "converted single", Work::Parse(|s, f| by_plan::<Fold>(&mut s.reader, f))),
    cell("D 8 W A 0 1 2 3 4 5 mix -", "index", "index", "contract", Work::Parse(|s, f| index(&mut s.index, f))),
    cell("D 8 W", "validate", "index", "contract", Work::Parse(|s, f| validate(&mut s.index, &mut s.validator, f))),
    cell("D 8 W A 0 1 2 3 4 5", "build", "builder", "contract", Work::Build(|s, m, out| by_builder(&s.headers, m, out))),
    cell("D 8 W", "build", "template", "contract", Work::Build(|s, m, out| by_template(&mut s.draft, m, out))),
    cell("-", "empty_call", "empty", "contract", Work::Empty),
];

pub fn find(message: &str, operation: &str, path: &str, form: &str) -> Option<&'static Cell> {
    let has = |list: &str, word: &str| list.split(' ').any(|one| one == word);
    CELLS
        .iter()
        .find(|cell| cell.operation == operation && cell.path == path && has(cell.messages, message) && has(cell.forms, form))
}

/// What the operations work with.
pub struct State {
    index: Index,
    reader: Reader,
    validator: Validator,
    headers: Headers,
    draft: Draft,
}

impl State {
    pub fn new(set: &Set) -> Result<State, tagwire::Error> {
        Ok(State {
            index: Index::new(),
            reader: reader()?,
            validator: validator()?,
            headers: headers(set.frames[0].msg_type)?,
            draft: draft()?,
        })
    }
}

/// The messages of a set for a build; nothing where one is beyond this path: templates take known fields only, and the builder has one
/// header for a set of other messages.
pub fn messages(set: &Set, path: &str) -> Option<Vec<Message>> {
    let messages: Vec<Message> = set.frames.iter().map(load).collect();
    let first = set.frames[0].msg_type;
    let fits = |(message, frame): (&Message, &crate::set::Frame)| match path {
        "template" => message.known != 0 && message.extras.is_empty(),
        _ => message.known != 0 || frame.msg_type == first,
    };
    if messages.iter().zip(&set.frames).all(fits) {
        Some(messages)
    } else {
        None
    }
}
