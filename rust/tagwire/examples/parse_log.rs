// SPDX-License-Identifier: Apache-2.0
//! Reads a log of messages and prints the orders and executions in it. Messages are found wherever they stand in a line; `|` or SOH may
//! end fields.
//!
//!     cargo run --example parse_log today.log

use std::env;
use std::fs;
use std::process::ExitCode;
use tagwire::{Dictionary, Index, Message, ValueError};

fn main() -> ExitCode {
    let mut failed = false;
    let dict = Dictionary::builtin("FIX.4.4").expect("it is built in");
    for path in env::args().skip(1) {
        match fs::read(&path) {
            Ok(bytes) => print_log(&bytes, &dict),
            Err(error) => {
                eprintln!("{}: {}", path, error);
                failed = true;
            }
        }
    }
    if env::args().len() < 2 {
        eprintln!("usage: parse_log FILE...");
        failed = true;
    }
    ExitCode::from(u8::from(failed))
}

fn print_log(log: &[u8], dict: &Dictionary) {
    let bytes: Vec<u8> = log.iter().map(|&byte| if byte == b'|' { 1 } else { byte }).collect();
    let (mut index, mut input) = (Index::new(), &bytes[..]);
    let (mut messages, mut passed_over) = (0, 0);
    while let Some(read) = index.read(&mut input) {
        match read {
            Ok(message) => {
                messages += 1;
                if let Err(error) = print_message(&message, dict) {
                    println!("{}: {}", String::from_utf8_lossy(message.msg_type()), error);
                }
            }
            Err(fault) => passed_over += fault.bytes().len(), // what stands between messages: times, line ends
        }
    }
    println!("{} messages, {} other bytes, {} at the end", messages, passed_over, input.len());
}

fn print_message(message: &Message<'_, '_>, dict: &Dictionary) -> Result<(), ValueError> {
    let name = dict.message(message.msg_type()).map_or("?", |info| info.name());
    let side = |value: &[u8]| dict.code(54, value).map_or_else(|| "?".to_string(), |code| code.name().to_string());
    match message.msg_type() {
        b"D" => {
            let price = message.get(44).map(|field| field.decimal()).transpose()?;
            let price = price.map_or_else(|| "market".to_string(), |price| price.to_string());
            let quantity = message.require(38)?.decimal()?;
            println!("{} {} {} {} at {}", name, side(message.require(54)?.value()), quantity, message.require(55)?.str()?, price);
        }
        b"8" => {
            let (done, left) = (message.require(14)?.decimal()?, message.require(151)?.decimal()?);
            println!("{} {}: {} done, {} left", name, message.require(37)?.str()?, done, left);
        }
        _ => println!("{} of {} fields", name, message.len()),
    }
    Ok(())
}
