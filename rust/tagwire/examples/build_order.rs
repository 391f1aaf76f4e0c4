// SPDX-License-Identifier: Apache-2.0
//! Builds one order twice, field by field and by a template, and prints both.
//!
//!     cargo run --example build_order

use std::time::SystemTime;
use tagwire::{Builder, Decimal, Draft, Header, Template, UtcTimestamp};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut now = UtcTimestamp::try_from(SystemTime::now())?;
    now.ns -= now.ns % 1_000_000; // milliseconds
    now.digits = 3;
    let price: Decimal = "1.08245".parse()?;

    let header = Header::new("FIX.4.4", "D")?.with(49, "CLIENT")?.with(56, "SERVER")?;
    let mut memory = [0; 512];
    let mut order = Builder::new(&header, &mut memory);
    order.int(34, 7).timestamp(52, now).text(11, "ORD1").text(55, "AUD/NZD").char(54, b'1').timestamp(60, now);
    order.int(38, 1_000_000).char(40, b'2').decimal(44, price);
    print("builder", order.finish()?);

    let template: Template =
        "D{8=FIX.4.4 49=CLIENT 56=SERVER 34:int! 52:time3! 11:text! 55:text! 54:char! 60:time3! 38:int! 40=2 44:dec5!}".parse()?;
    let mut draft = Draft::new(&template);
    let mut order = draft.begin(0);
    order.int(0, 7).time(1, now).text(2, "ORD1").text(3, "AUD/NZD").char(4, b'1').time(5, now).int(6, 1_000_000).decimal(7, price);
    print("template", draft.write(&mut memory)?);
    Ok(())
}

fn print(what: &str, message: &[u8]) {
    println!("{:8} {}", what, String::from_utf8_lossy(message).replace('\x01', "|"));
}
