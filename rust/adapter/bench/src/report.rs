// SPDX-License-Identifier: Apache-2.0
//! The protocol's JSON.

use crate::cells::{Cell, CELLS};
use crate::floor::FloorNs;
use crate::options::Options;
use std::fmt::Write;

pub const NAME: &str = match option_env!("BENCH_NAME") {
    Some(name) => name,
    None => "rust",
};

pub struct Outcome {
    pub samples: Vec<f32>,
    pub errors: u64,
    pub operations: u64,
    pub alloc_bytes: u64,
    pub bytes: f64,
    pub floor_before: Option<FloorNs>,
    pub floor_after: Option<FloorNs>,
    pub tick_ghz: f64,
    pub core_ghz: f64,
}

/// Nearest rank.
fn percentile(sorted: &[f32], part: f64) -> f32 {
    let rank = (part * sorted.len() as f64).ceil() as usize;
    sorted[rank.clamp(1, sorted.len()) - 1]
}

pub fn median(mut samples: Vec<f32>) -> f64 {
    samples.sort_by(f32::total_cmp);
    f64::from(percentile(&samples, 0.5))
}

fn text(value: &str) -> String {
    format!("\"{}\"", value.replace('\\', "\\\\").replace('"', "\\\""))
}

pub fn describe() {
    let mut cells = String::new();
    for Cell { messages, operation, path, forms, .. } in CELLS {
        for message in messages.split(' ') {
            for form in forms.split(' ') {
                let separator = if cells.is_empty() { "" } else { "," };
                let _ = write!(
                    cells,
                    "{}\n    {{\"message\": \"{}\", \"operation\": \"{}\", \"path\": \"{}\", \"form\": \"{}\"}}",
                    separator, message, operation, path, form
                );
            }
        }
    }
    let notes = match NAME {
        "rust-shared" => "the crate tagwire over libtagwire.so; the empty crossing is a call of tw_version",
        _ => "the crate tagwire, safe API only, the C library compiled by tagwire-sys without LTO; the empty crossing is a call of tw_version",
    };
    println!(
        "{{\"protocol\": 1, \"adapter\": {}, \"language\": \"Rust\", \"version\": {}, \"source\": \"this tree\", \"kernel\": {}, \
         \"compiler\": {}, \"flags\": \"opt-level 3, target-cpu=native\", \
         \"validates\": {{\"checksum\": \"library\", \"body_length\": \"library\", \"dictionary\": \"none\"}}, \
         \"keeps_field_order\": true, \"decodes_groups\": true, \"framing_in_build\": true,\n \"cells\": [{}],\n \"unsupported\": [],\n \
         \"notes\": {}}}",
        text(NAME),
        text(tagwire::version()),
        text(tagwire::kernel::name()),
        text(env!("BENCH_RUSTC")),
        cells,
        text(notes)
    );
}

fn floor(floor: &Option<FloorNs>) -> String {
    match floor {
        Some(floor) => format!("{{\"sink_floor\": {:.2}, \"sink_chain\": {:.2}}}", floor.throughput, floor.chain),
        None => "null".to_string(),
    }
}

pub fn run(options: &Options, outcome: &mut Outcome) {
    outcome.samples.sort_by(f32::total_cmp);
    let sorted = &outcome.samples;
    println!(
        "{{\"protocol\": 1, \"adapter\": {}, \"message\": {}, \"operation\": {}, \"path\": {}, \"form\": {}, \"kernel\": {}, \
         \"unit\": \"ns\", \"samples\": {}, \"batch\": {}, \"p50\": {:.3}, \"p90\": {:.3}, \"p99\": {:.3}, \"p999\": {:.3}, \"min\": {:.3}, \
         \"errors\": {}, \"operations\": {}, \"alloc_bytes\": {:.1}, \"bytes\": {:.2}, \"floor_before\": {}, \"floor_after\": {}, \
         \"tsc_ghz\": {:.4}, \"core_ghz\": {:.3}, \"note\": \"\"}}",
        text(NAME),
        text(&options.message),
        text(&options.operation),
        text(&options.path),
        text(&options.form),
        text(tagwire::kernel::name()),
        sorted.len(),
        options.batch,
        percentile(sorted, 0.5),
        percentile(sorted, 0.9),
        percentile(sorted, 0.99),
        percentile(sorted, 0.999),
        sorted[0],
        outcome.errors,
        outcome.operations,
        outcome.alloc_bytes as f64 / outcome.operations as f64,
        outcome.bytes,
        floor(&outcome.floor_before),
        floor(&outcome.floor_after),
        outcome.tick_ghz,
        outcome.core_ghz,
    );
}
