// SPDX-License-Identifier: Apache-2.0
//! The Rust testee: requests of conformance/PROTOCOL.md to calls of the crate `tagwire`, and what those answered to lines. It only
//! translates.

mod build;
mod case;
mod dict;
mod plan;
mod stream;
mod value;

use case::{Answer, Lines};
use serde_json::{json, Value};
use std::io::{self, Read, Write};

const MESSAGE_MAX: usize = 64 << 20;

fn main() -> io::Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Some(request) = read_message(&mut input)? {
        let request: Value = serde_json::from_slice(&request)?;
        let answer = serde_json::to_vec(&answer(&request))?;
        output.write_all(&(answer.len() as u32).to_le_bytes())?;
        output.write_all(&answer)?;
        output.flush()?;
    }
    Ok(())
}

/// The next request, or nothing at the end of the input.
fn read_message(input: &mut impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut head = [0; 4];
    if input.read(&mut head[..1])? == 0 {
        return Ok(None);
    }
    input.read_exact(&mut head[1..])?;
    let length = u32::from_le_bytes(head) as usize;
    if length > MESSAGE_MAX {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "a message above 64 MiB"));
    }
    let mut message = vec![0; length];
    input.read_exact(&mut message)?;
    Ok(Some(message))
}

fn answer(request: &Value) -> Value {
    let mut answer = match request["op"].as_str() {
        Some("hello") => json!({
            "protocol": 1,
            "name": "tagwire-rust",
            "language": "Rust",
            "version": tagwire::version(),
            "kernels": tagwire::kernel::all().collect::<Vec<_>>(),
            "families": ["frame", "index", "value", "build", "dict", "plan", "template"],
        }),
        Some("run") => {
            let mut lines = Lines::default();
            match run(request, &mut lines) {
                Ok(()) => json!({ "result": lines.done() }),
                Err(case::Refusal::Skip(why)) => json!({ "skip": why }),
                Err(case::Refusal::Error(why)) => json!({ "error": why }),
            }
        }
        _ => json!({ "error": "no such op" }),
    };
    answer["seq"] = request["seq"].clone();
    answer
}

fn run(request: &Value, lines: &mut Lines) -> Answer {
    let case = &request["case"];
    if let Some(name) = request["kernel"].as_str() {
        tagwire::kernel::force(name).map_err(|_| "no such kernel")?;
    }
    match request["family"].as_str() {
        Some("frame") => stream::frame(request, case, lines),
        Some("index") => stream::index(request, case, lines),
        Some("value") => value::value(case, lines),
        Some("build") => build::build(case, lines),
        Some("dict") => dict::dict(case, lines),
        Some("plan") => plan::plan(request, case, lines),
        Some("template") => plan::template(case, lines),
        _ => Err("no such family".into()),
    }
}
