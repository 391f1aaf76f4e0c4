// SPDX-License-Identifier: Apache-2.0
//! The benchmark adapter of the crate `tagwire`: bench/PROTOCOL.md.

mod build;
mod cells;
mod clock;
mod contract;
mod floor;
mod message;
mod options;
mod parse;
mod report;
mod set;
mod sink;

use cells::{Build, Parse, State, Work};
use clock::{keep, ticks};
use floor::Floor;
use message::Message;
use options::Options;
use report::Outcome;
use set::Set;
use std::process::exit;

const WRONG_USAGE: i32 = 2;
const ERRORS: i32 = 3;
const UNSUPPORTED: i32 = 4;
const CHECKSUM_BYTES: usize = 7; // 10=nnn and SOH

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.first().map(String::as_str) {
        Some("describe") => report::describe(),
        Some("run") => match Options::read(&words[1..]) {
            Ok(options) => exit(run(&options)),
            Err(why) => exit(refuse(WRONG_USAGE, &why)),
        },
        _ => exit(refuse(
            WRONG_USAGE,
            "usage: tagwire-bench describe | run --message M --operation O --path P --form F --set FILE ...",
        )),
    }
}

fn refuse(code: i32, why: &str) -> i32 {
    eprintln!("{}: {}", report::NAME, why);
    code
}

fn run(options: &Options) -> i32 {
    let cell = match cells::find(&options.message, &options.operation, &options.path, &options.form) {
        Some(cell) => cell,
        None => return refuse(UNSUPPORTED, "no such cell"),
    };
    if options.flush && (!options.operation.starts_with("parse") || !clock::FLUSHES) {
        return refuse(UNSUPPORTED, "--flush is for parses on x86-64 only");
    }
    let set = match set::read(&options.set) {
        Ok(set) => set,
        Err(why) => return refuse(WRONG_USAGE, &format!("{}: {}", options.set, why)),
    };
    let state = match State::new(&set) {
        Ok(state) => state,
        Err(error) => return refuse(UNSUPPORTED, &error.to_string()),
    };
    let mut messages = Vec::new();
    if let Work::Build(_) = cell.work {
        if !set.has_values {
            return refuse(UNSUPPORTED, "the set has no values to build from");
        }
        messages = match cells::messages(&set, &options.path) {
            Some(messages) => messages,
            None => return refuse(UNSUPPORTED, "a frame of the set is beyond this adapter"),
        };
    }
    let mut outcome = Loop::new(&set, state, messages, options).measure(cell.work, options);
    if let Some(path) = &options.raw {
        let bytes: Vec<u8> = outcome.samples.iter().flat_map(|sample| sample.to_le_bytes()).collect();
        if let Err(error) = std::fs::write(path, bytes) {
            return refuse(WRONG_USAGE, &format!("{}: {}", path, error));
        }
    }
    if let (Some(path), Work::Build(build)) = (&options.emit, cell.work) {
        // Another state: what is written is what a first build of each frame gives.
        let frames = Loop::emit(&set, build, options);
        if let Err(error) = std::fs::write(path, frames) {
            return refuse(WRONG_USAGE, &format!("{}: {}", path, error));
        }
    }
    report::run(options, &mut outcome);
    if outcome.errors > 0 {
        ERRORS
    } else {
        0
    }
}

fn expectation(set: &Set, options: &Options) -> Vec<u64> {
    let folds = matches!(options.form.as_str(), "converted" | "single");
    let of = |frame: &set::Frame| match (options.operation.as_str(), folds) {
        ("build", _) => frame.bytes.len() as u64,
        ("parse_only", true) => frame.fold_only,
        ("parse_only", false) => u64::from(frame.hash_only),
        ("parse_extract", true) => frame.fold_extract,
        ("parse_extract", false) => u64::from(frame.hash_extract),
        _ => u64::from(frame.fields),
    };
    set.frames.iter().map(of).collect()
}

/// What one build gave, looked at when the clock has stopped.
#[derive(Clone, Copy, Default)]
struct Built {
    frame: usize,
    at: usize, // in the memory of all builds
    bytes: usize,
}

/// The timed loop over the frames of a set, each in turn.
struct Loop<'s> {
    set: &'s Set,
    state: State,
    messages: Vec<Message>,
    items: Vec<(&'static [u8], u64)>, // a frame, and what its operation must give
    next: usize,
    errors: u64,
    builds: Vec<Built>,
    out: Vec<u8>,
    room: usize, // for each build
}

impl<'s> Loop<'s> {
    fn new(set: &'s Set, state: State, messages: Vec<Message>, options: &Options) -> Loop<'s> {
        let items = set.frames.iter().map(|frame| frame.bytes).zip(expectation(set, options)).collect();
        // Ample room, as a sender has, and an odd number of cache lines: the places of a batch spread over all sets of a cache.
        let room = (set.frame_bytes_max / 64 * 2 + 9) * 64;
        let places = if messages.is_empty() { 0 } else { options.batch };
        Loop {
            set,
            state,
            messages,
            items,
            next: 0,
            errors: 0,
            builds: vec![Built::default(); places],
            out: vec![0; room * places],
            room,
        }
    }

    fn measure(&mut self, work: Work, options: &Options) -> Outcome {
        let timed = options.warmup > 0;
        let tick_ghz = clock::tick_ghz(if timed { 50_000_000 } else { 2_000_000 });
        let core_ghz = if timed { clock::core_ghz(tick_ghz) } else { 0.0 };
        let contract = matches!(options.form.as_str(), "contract" | "chained");
        let mut floor = if timed && contract { Floor::new(self.set, &options.operation) } else { None };
        let mut floor_ns = || floor.as_mut().map(|floor| floor.measure(options.samples.min(2000), options.batch.max(32), tick_ghz));
        let floor_before = floor_ns();

        for _ in 0..options.warmup {
            self.batch(work, options);
        }
        self.errors = 0;
        if !timed {
            self.next = 0;
        }
        let scale = 1.0 / (tick_ghz * options.batch as f64);
        let mut samples = vec![0f32; options.samples];
        let allocated = clock::allocated();
        for sample in &mut samples {
            if options.flush {
                self.flush(options.batch);
            }
            *sample = (self.batch(work, options) as f64 * scale) as f32;
        }
        let alloc_bytes = clock::allocated() - allocated;
        let bytes: usize = self.items.iter().map(|(frame, _)| frame.len()).sum();
        Outcome {
            samples,
            errors: self.errors,
            operations: options.samples as u64 * options.batch as u64,
            alloc_bytes,
            bytes: bytes as f64 / self.items.len() as f64,
            floor_before,
            floor_after: floor_ns(),
            tick_ghz,
            core_ghz,
        }
    }

    /// One batch, in ticks.
    fn batch(&mut self, work: Work, options: &Options) -> u64 {
        match work {
            Work::Parse(parse) if options.form == "chained" => self.batch_chained(parse, options.batch),
            Work::Parse(parse) => self.batch_plain(parse, options.batch),
            Work::Build(build) => self.batch_build(build, options.batch),
            Work::Empty => batch_empty(options.batch),
        }
    }

    fn batch_plain(&mut self, parse: Parse, batch: usize) -> u64 {
        let (mut next, mut errors) = (self.next, 0);
        let from = ticks();
        for _ in 0..batch {
            let (frame, expected) = self.items[next];
            errors += u64::from(parse(&mut self.state, frame) != Some(expected));
            next = if next + 1 == self.items.len() { 0 } else { next + 1 };
        }
        let passed = ticks() - from;
        self.next = next;
        self.errors += errors;
        passed
    }

    /// As batch_plain, but where an operation reads its input is known only when the one before has given its result.
    fn batch_chained(&mut self, parse: Parse, batch: usize) -> u64 {
        let (mut next, mut errors, mut before, mut none) = (self.next, 0, 0, 0);
        keep(&mut none); // 0, and the compiler is not to know
        let from = ticks();
        for _ in 0..batch {
            let (frame, expected) = self.items[next + before as usize];
            let result = parse(&mut self.state, frame).unwrap_or(u64::MAX);
            errors += u64::from(result != expected);
            before = (result ^ expected) & none;
            next = if next + 1 == self.items.len() { 0 } else { next + 1 };
        }
        let passed = ticks() - from;
        self.next = next;
        self.errors += errors;
        passed
    }

    fn batch_build(&mut self, build: Build, batch: usize) -> u64 {
        let mut next = self.next;
        let base = self.out.as_ptr() as usize;
        let from = ticks();
        for (place, built) in self.out.chunks_exact_mut(self.room).zip(&mut self.builds[..batch]) {
            *built = match build(&mut self.state, &self.messages[next], place) {
                Some(message) => Built { frame: next, at: message.as_ptr() as usize - base, bytes: message.len() },
                None => Built { frame: next, at: 0, bytes: 0 },
            };
            next = if next + 1 == self.items.len() { 0 } else { next + 1 };
        }
        let passed = ticks() - from;
        self.next = next;
        let good = |built: &Built| self.is_good(built);
        self.errors += self.builds[..batch].iter().filter(|built| !good(built)).count() as u64;
        passed
    }

    /// As many bytes as the expected frame, and its CheckSum.
    fn is_good(&self, built: &Built) -> bool {
        let (frame, expected) = self.items[built.frame];
        let made = &self.out[built.at..built.at + built.bytes];
        made.len() as u64 == expected && made.len() > CHECKSUM_BYTES && made.ends_with(&frame[frame.len() - CHECKSUM_BYTES..])
    }

    fn flush(&self, batch: usize) {
        for i in 0..batch {
            clock::flush(self.items[(self.next + i) % self.items.len()].0);
        }
    }

    /// Each frame built once, one after the other.
    fn emit(set: &Set, build: Build, options: &Options) -> Vec<u8> {
        let (mut frames, mut out) = (Vec::new(), vec![0; set.frame_bytes_max * 2 + 576]);
        if let (Ok(mut state), Some(messages)) = (State::new(set), cells::messages(set, &options.path)) {
            for message in &messages {
                frames.extend_from_slice(build(&mut state, message, &mut out).unwrap_or(&[]));
            }
        }
        frames
    }
}

/// The empty crossing: an exported function that only gives an address.
fn batch_empty(batch: usize) -> u64 {
    let from = ticks();
    for _ in 0..batch {
        // SAFETY: takes nothing.
        let mut address = unsafe { tagwire_sys::tw_version() } as u64;
        keep(&mut address);
    }
    ticks() - from
}
