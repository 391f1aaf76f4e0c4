// SPDX-License-Identifier: Apache-2.0
//! The floor: the contract's hash over the values that are expected, as throughput and as chain.

use crate::clock::{keep, ticks};
use crate::contract::{administrative, Wanted, ENTRY, ORDER, REPORT, SNAPSHOT, SNAPSHOT_TOP};
use crate::report::median;
use crate::set::{Frame, Set, Value};
use crate::sink::{Fnv, Sink, BASIS};

pub struct Floor {
    values: Vec<Vec<Value>>, // of each frame
    next: usize,
}

pub struct FloorNs {
    pub throughput: f64,
    pub chain: f64,
}

fn pick_list(values: &[Value], list: &[Wanted], out: &mut Vec<Value>) {
    for (tag, _) in list {
        out.extend(values.iter().find(|value| value.tag == *tag).copied());
    }
}

fn pick(frame: &Frame, extract: bool) -> Vec<Value> {
    let (values, mut out) = (frame.values, Vec::new());
    match frame.msg_type {
        b"D" => pick_list(values, &ORDER, &mut out),
        b"8" => pick_list(values, &REPORT, &mut out),
        b"W" if extract => {
            pick_list(values, &SNAPSHOT, &mut out);
            let starts: Vec<usize> = (0..values.len()).filter(|&i| values[i].tag == 269).collect();
            for (i, &start) in starts.iter().enumerate() {
                let end = starts.get(i + 1).copied().unwrap_or(values.len());
                pick_list(&values[start..end], &ENTRY, &mut out);
            }
        }
        b"W" => {
            pick_list(values, &SNAPSHOT_TOP, &mut out);
            out.extend(values.iter().filter(|value| value.tag == 270).take(2));
        }
        [msg_type] => pick_list(values, administrative(*msg_type).unwrap_or(&[]), &mut out),
        _ => {}
    }
    out
}

impl Floor {
    pub fn new(set: &Set, operation: &str) -> Option<Floor> {
        if !operation.starts_with("parse_") || !set.has_values {
            return None;
        }
        let values: Vec<_> = set.frames.iter().map(|frame| pick(frame, operation == "parse_extract")).collect();
        if values.iter().all(Vec::is_empty) {
            None
        } else {
            Some(Floor { values, next: 0 })
        }
    }

    pub fn measure(&mut self, samples: usize, batch: usize, tick_ghz: f64) -> FloorNs {
        FloorNs { throughput: self.median::<false>(samples, batch, tick_ghz), chain: self.median::<true>(samples, batch, tick_ghz) }
    }

    fn median<const CHAINED: bool>(&mut self, samples: usize, batch: usize, tick_ghz: f64) -> f64 {
        for _ in 0..samples / 10 {
            self.run::<CHAINED>(batch);
        }
        let taken: Vec<f32> =
            (0..samples).map(|_| (self.run::<CHAINED>(batch) as f64 / (tick_ghz * batch as f64)) as f32).collect();
        median(taken)
    }

    /// One batch, in ticks. Chained: each hash is the basis of the next.
    fn run<const CHAINED: bool>(&mut self, batch: usize) -> u64 {
        let mut basis = BASIS;
        let from = ticks();
        for _ in 0..batch {
            let mut sink = Fnv(basis);
            for value in &self.values[self.next] {
                match value.kind {
                    b's' | b'd' => sink.text(value.text),
                    kind => sink.number(kind, value.number),
                }
            }
            let mut hash = sink.sum();
            keep(&mut hash); // each hash is made, and made anew
            if CHAINED {
                basis = hash as u32;
            }
            self.next = if self.next + 1 == self.values.len() { 0 } else { self.next + 1 };
        }
        ticks() - from
    }
}
