// SPDX-License-Identifier: Apache-2.0
//! Built messages are read back as what was put into them.

mod common;

use common::Random;
use tagwire::*;

#[test]
fn what_is_built_is_read() {
    let header = Header::new("FIX.4.4", "D").unwrap().with(49, "CLIENT").unwrap();
    let (mut random, mut index, mut out) = (Random::new(14), Index::new(), vec![0; 8192]);
    for _ in 0..5000 {
        let (number, text, data) = (random.number(), random.text(40), random.text(40));
        let decimal = Decimal::new(random.number(), -(random.below(19) as i32)).unwrap();
        let time = UtcTimestamp { ns: random.number() / 2, picos: random.below(2) as u16 * 7, digits: 12, leap: false };
        let day = Date { days: random.below(50_000) as i32 };
        let mut build = Builder::new(&header, &mut out);
        build.int(34, number).uint(38, number as u64).text(11, &text).data(95, 96, &data).decimal(44, decimal);
        build.timestamp(60, time).date(75, day).bool(43, true).char(54, b'1').group(453, 0).raw(b"1000=x\x01");
        assert_eq!(build.error(), None);
        let wire = build.finish().unwrap();
        let mut rest: &[u8] = wire;
        let message = index.read(&mut rest).unwrap().unwrap();
        assert!(rest.is_empty());
        let field = |tag| message.require(tag).unwrap();
        assert_eq!((message.msg_type(), field(49).value()), (&b"D"[..], &b"CLIENT"[..]));
        assert_eq!((field(34).int().unwrap(), field(38).uint().unwrap()), (number, number as u64));
        assert_eq!((field(11).value(), field(96).value()), (&text[..], &data[..]));
        assert_eq!((field(44).decimal().unwrap(), field(60).timestamp().unwrap()), (decimal, time));
        assert_eq!((field(75).date().unwrap(), field(43).bool(), field(54).char()), (day, Ok(true), Ok(b'1')));
        assert_eq!((field(453).int(), field(1000).value()), (Ok(0), &b"x"[..]));
    }
}

#[test]
fn the_first_error_sticks() {
    let header = Header::new("FIX.4.4", "0").unwrap();
    let mut out = [0; 256];
    let mut build = Builder::new(&header, &mut out);
    build.int(34, 1).text(112, "a\x01b").text(35, "never").int(1, 1);
    assert_eq!(build.error(), Some(ErrorKind::BuildValue));
    let error = build.finish().unwrap_err();
    assert_eq!((error.kind(), error.tag(), error.offset()), (ErrorKind::BuildValue, 112, 1));

    let fault = |call: &dyn Fn(&mut Builder<'_, '_>)| {
        let mut out = [0; 256];
        let mut build = Builder::new(&header, &mut out);
        call(&mut build);
        build.finish().map(|message| message.len()).map_err(|error| (error.kind(), error.tag()))
    };
    assert_eq!(
        fault(&|b| {
            b.text(35, "D");
        }),
        Err((ErrorKind::BuildTag, 35))
    );
    assert_eq!(
        fault(&|b| {
            b.text(58, "");
        }),
        Err((ErrorKind::BuildValue, 58))
    );
    assert_eq!(
        fault(&|b| {
            b.scaled(44, 1005, 3, Some(2));
        }),
        Err((ErrorKind::ValueInexact, 44))
    );
    assert_eq!(
        fault(&|b| {
            b.timestamp(60, UtcTimestamp { picos: 1, digits: 9, ..Default::default() });
        }),
        Err((ErrorKind::BuildValue, 60))
    );
    assert_eq!(
        fault(&|b| {
            b.text(58, [b'x'; 300]);
        }),
        Err((ErrorKind::BuildRoom, 58))
    );
    assert_eq!(fault(&|_| {}), Ok(26));
}

#[test]
fn a_header_refuses_what_cannot_be_sent() {
    assert_eq!(Header::new("", "D").unwrap_err().kind(), ErrorKind::BuildValue);
    assert_eq!(Header::new("FIX.4.4", "D").unwrap().with(10, "x").unwrap_err().kind(), ErrorKind::BuildTag);
    assert_eq!(Header::new("FIX.4.4", "D").unwrap().with(49, "x".repeat(500)).unwrap_err().kind(), ErrorKind::BuildRoom);
}
