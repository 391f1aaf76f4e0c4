// SPDX-License-Identifier: Apache-2.0
//! What may cross threads, and how: decided when this compiles.

mod common;

use tagwire::*;

fn shared<T: Send + Sync>() {}
fn moved<T: Send>() {}

/// Fails to compile where `$type` has `$marker`: then two implementations of one trait fit it.
macro_rules! has_not {
    ($type:ty: $marker:ident) => {{
        trait Ambiguous<A> {
            fn item() {}
        }
        struct Marked;
        impl<T: ?Sized> Ambiguous<()> for T {}
        impl<T: ?Sized + $marker> Ambiguous<Marked> for T {}
        <$type as Ambiguous<_>>::item()
    }};
}

#[test]
fn shared_between_threads() {
    shared::<Plan>();
    shared::<Template>();
    shared::<Dictionary>();
    shared::<Header>();
    shared::<Error>();
    shared::<ValueError>();
    shared::<Decimal>();
    shared::<UtcTimestamp>();
}

#[test]
fn moved_between_threads() {
    moved::<Index>();
    moved::<Reader>();
    moved::<Validator>();
    moved::<Builder<'_, '_>>();
    moved::<Draft>();
}

#[test]
fn of_one_thread_at_a_time() {
    has_not!(Index: Sync);
    has_not!(Reader: Sync);
    has_not!(Validator: Sync);
    has_not!(Builder<'_, '_>: Sync);
}

#[test]
fn a_plan_is_read_by_several_threads() {
    let plan: Plan = "0{112:text! 34:int}".parse().unwrap();
    let message = &common::framed("FIX.4.2", b"35=0\x0134=7\x01112=A\x01")[..];
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let mut reader = plan.reader();
                for _ in 0..100 {
                    let batch = reader.read(message);
                    let row = batch.rows().next().unwrap();
                    assert_eq!((row.is_ok(), row.text(0), row.int(1)), (true, Ok(Some(&b"A"[..])), Ok(Some(7))));
                }
            });
        }
    });
}
