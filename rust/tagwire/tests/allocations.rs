// SPDX-License-Identifier: Apache-2.0
//! What reads and writes messages allocates nothing, hostile input included. A program of its own: it replaces the allocator.

mod common;

use common::framed;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use tagwire::*;

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: the system's allocator, counted.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        System.alloc(layout)
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        System.dealloc(memory, layout)
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations_of(mut work: impl FnMut()) -> u64 {
    work(); // what grows once has grown
    let before = ALLOCATIONS.with(Cell::get);
    for _ in 0..100 {
        work();
    }
    ALLOCATIONS.with(Cell::get) - before
}

#[test]
fn nothing_is_allocated() {
    let order = framed(
        "FIX.4.4",
        b"35=D\x0111=x\x0155=EUR/USD\x0144=1.5\x0160=20260102-03:04:05\x01453=2\x01448=A\x01452=1\x01448=B\x01452=2\x01",
    );
    let mut bad = order.clone();
    bad[20] ^= 1;
    let stream = [&order[..], &bad, b"garbage", &order, &order[..30]].concat();

    let mut index = Index::new();
    assert_eq!(allocations_of(|| drop(Box::new([0; 100]))), 100, "allocations are counted");
    assert_eq!(
        allocations_of(|| {
            let mut rest: &[u8] = &stream;
            let (mut good, mut faults) = (0, 0);
            while let Some(read) = index.read(&mut rest) {
                match read {
                    Ok(message) => {
                        good += 1;
                        let _ = (message.get(44).unwrap().decimal(), message.require(99), message.get(55).unwrap().int());
                        assert_eq!(message.group(453).unwrap().unwrap().count(), 2);
                    }
                    Err(fault) => {
                        faults += 1;
                        assert!(!fault.error().text().is_empty());
                    }
                }
            }
            assert!(good == 2 && faults > 0);
        }),
        0,
        "index"
    );

    let plan: Plan = "D{11:text! 55:text 44:dec5 60:time 453{448:text 452:int}}".parse().unwrap();
    let template: Template = "D{8=FIX.4.4 11:text! 55:text 44:dec5 60:time 453{448:text 452:int}}".parse().unwrap();
    let (mut reader, mut draft, mut out) = (plan.reader(), Draft::new(&template), vec![0; 1024]);
    assert_eq!(
        allocations_of(|| {
            for row in reader.read(&stream) {
                if row.is_ok() {
                    template.write_row(0, &row, &mut out).unwrap();
                    let _ = (row.decimal(2), row.str(1), row.group(4).filter(|party| party.int(1) == Ok(Some(2))).count());
                }
            }
        }),
        0,
        "plan"
    );
    assert_eq!(
        allocations_of(|| {
            draft.begin(0).text(0, "x").text(1, "EUR/USD").scaled(2, 150_000, Some(1)).group(4, 2).entry(0).text(0, "A");
            draft.slots().group(4, 1).entry(0).text(0, "A");
            draft.write(&mut out).unwrap();
        }),
        0,
        "template"
    );

    let header = Header::new("FIX.4.4", "D").unwrap();
    assert_eq!(
        allocations_of(|| {
            let mut build = Builder::new(&header, &mut out);
            build.text(11, "x").decimal(44, Decimal::from(5)).timestamp(60, UtcTimestamp::from_ns(0, 3));
            build.finish().unwrap();
            let _ = Builder::new(&header, &mut out[..9]).finish().unwrap_err();
        }),
        0,
        "builder"
    );

    let dict = Dictionary::builtin("FIX.4.4").unwrap();
    let mut validator = Validator::new(&dict).unwrap();
    let message = index.fields(&order).unwrap();
    assert_eq!(allocations_of(|| assert!(validator.validate(&message).count() > 0)), 0, "validator");
}
