// SPDX-License-Identifier: Apache-2.0
//! Values both ways, against slow references; getters of fields against calls.

mod common;

use common::Random;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tagwire::value::{read_int, read_uint, write_int, write_uint};
use tagwire::*;

/// Texts that are numbers, nearly numbers, and neither.
fn number_text(random: &mut Random) -> Vec<u8> {
    let length = random.below(22);
    (0..length)
        .map(|i| match random.below(40) {
            0 => b'-',
            1 | 2 if i > 0 => b'.',
            3 => random.pick(b" +eE/:\xB0\x00"),
            _ => b'0' + random.below(10) as u8,
        })
        .collect()
}

/// The number times 10^18 as the text says it, or nothing where it is no decimal; and its fraction digits.
fn reference(text: &[u8]) -> Option<(i128, usize)> {
    let text = std::str::from_utf8(text).ok()?;
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.len() + fraction.len() == 0 || !whole.bytes().chain(fraction.bytes()).all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let kept = &fraction[..fraction.len().min(18)]; // what is behind is zeros, or cannot be read
    let padded = format!("{}{:0<18}", whole, kept);
    let number: i128 = padded.parse().unwrap_or(i128::MAX); // more digits than any value that is read
    Some((if negative { -number } else { number }, fraction.len()))
}

#[test]
fn getters_answer_as_the_calls_do() {
    let mut random = Random::new(3);
    let mut index = Index::new();
    for _ in 0..200_000 {
        let text = number_text(&mut random);
        // The getters load eight bytes at once, back into what stands before.
        let before = random.below(12);
        let message = [&vec![b'9'; before][..], b"1=", &text, b"\x01"].concat();
        let tag_fits = before < 9;
        if !tag_fits {
            continue;
        }
        let fields = index.fields(&message).unwrap();
        let field = fields.field(0).unwrap();
        let kind = |result: Result<i64, ValueError>| result.map_err(|error| error.kind());
        assert_eq!(kind(field.int()), kind(read_int(&text)), "{:?}", field);
        let scale = random.below(19) as u32;
        assert_eq!(
            kind(field.scaled(scale)),
            kind(Decimal::read_scaled(&text, scale).map(|(value, _)| value)),
            "{:?} {}",
            field,
            scale
        );
    }
}

#[test]
fn decimals_are_exact() {
    let mut random = Random::new(4);
    let (mut good, mut bad) = (0, 0);
    for _ in 0..100_000 {
        let text = number_text(&mut random);
        match (Decimal::read(&text), reference(&text)) {
            (Ok(decimal), Some((wide, _))) => {
                assert_eq!(i128::from(decimal.mantissa()) * 10i128.pow((18 + decimal.exponent()) as u32), wide);
                let again: Decimal = decimal.to_string().parse().unwrap();
                assert_eq!((again.mantissa(), again.exponent()), (decimal.mantissa(), decimal.exponent()));
                good += 1;
            }
            (Err(error), expected) => {
                let right = match error.kind() {
                    ErrorKind::ValueEmpty => text.is_empty(),
                    ErrorKind::ValueFormat => expected.is_none(),
                    ErrorKind::ValueOverflow | ErrorKind::ValueInexact => expected.is_some(),
                    _ => false,
                };
                assert!(right, "{:?}: {:?}", String::from_utf8_lossy(&text), error);
                bad += 1;
            }
            (Ok(decimal), None) => panic!("{:?} read as {}", String::from_utf8_lossy(&text), decimal),
        }
    }
    assert!(good > 10_000 && bad > 10_000, "{} {}", good, bad);
}

#[test]
fn decimals_compare_and_scale_by_value() {
    let mut random = Random::new(5);
    let wide = |decimal: Decimal| i128::from(decimal.mantissa()) * 10i128.pow((18 + decimal.exponent()) as u32);
    for _ in 0..50_000 {
        let mut one = || Decimal::new(random.number(), -(random.below(19) as i32)).unwrap();
        let (a, b) = (one(), one());
        assert_eq!(a.cmp(&b), wide(a).cmp(&wide(b)));
        assert_eq!(a.normalized(), a);
        let scale = (a.mantissa().unsigned_abs() % 19) as u32;
        let factor = 10i128.pow(18 - scale);
        let expected = wide(a) / factor;
        match a.at_scale(scale) {
            Ok(number) => assert_eq!((i128::from(number), wide(a) % factor), (expected, 0)),
            Err(error) if error.kind() == ErrorKind::ValueInexact => assert_ne!(wide(a) % factor, 0),
            Err(error) => assert!(error.kind() == ErrorKind::ValueOverflow && i64::try_from(expected).is_err(), "{} {}", a, scale),
        }
    }
    assert_eq!(Decimal::new(1, -19), None);
    assert_eq!(Decimal::new(1, 1), None);
    assert_eq!(
        format!("{:.4}|{:8}|{:<8}|{:+}", Decimal::new(15, -1).unwrap(), Decimal::from(7), Decimal::from(7), Decimal::from(7)),
        "1.5000|       7|7       |+7"
    );
    assert_eq!(Decimal::from(1).at_scale(19).unwrap_err().kind(), ErrorKind::Argument);
}

#[test]
fn integers_go_round() {
    let mut random = Random::new(6);
    for _ in 0..50_000 {
        let (number, mut out) = (random.number(), [0; 20]);
        let length = write_int(number, &mut out).unwrap();
        assert_eq!(&out[..length], number.to_string().as_bytes());
        assert_eq!(read_int(&out[..length]), Ok(number));
        let length = write_uint(number as u64, &mut out).unwrap();
        assert_eq!(read_uint(&out[..length]), Ok(number as u64));
    }
    let error = write_int(-123, &mut [0; 3]).unwrap_err();
    assert_eq!((error.kind(), error.needed()), (ErrorKind::Room, Some(4)));
}

#[test]
fn times_go_round() {
    let mut random = Random::new(7);
    for _ in 0..20_000 {
        let digits = random.below(13) as u8;
        let mut time = UtcTimestamp { ns: random.next() as i64, picos: random.below(1000) as u16, digits, leap: false };
        let keep = 10i64.pow(9 - u32::from(digits.min(9)));
        time.ns = (time.ns / 2).div_euclid(keep) * keep;
        time.picos =
            if digits <= 9 { 0 } else { time.picos / 10u16.pow(12 - u32::from(digits)) * 10u16.pow(12 - u32::from(digits)) };
        let text = time.to_string();
        assert_eq!(text.len(), if digits == 0 { 17 } else { 18 + usize::from(digits) });
        assert_eq!(text.parse(), Ok(time), "{}", text);
        let day: Date = text[..8].parse().unwrap();
        assert_eq!(i64::from(day.days), time.ns.div_euclid(86_400_000_000_000));
        assert_eq!(day.to_string(), text[..8]);
        let clock: TimeOfDay = text[9..].parse().unwrap();
        assert_eq!(clock.ns, time.ns.rem_euclid(86_400_000_000_000));
        assert_eq!(clock.to_string(), text[9..]);
    }
}

#[test]
fn times_are_system_times() {
    let moment = UNIX_EPOCH + Duration::new(1_767_323_045, 123_456_789);
    let time = UtcTimestamp::try_from(moment).unwrap();
    assert_eq!(time.to_string(), "20260102-03:04:05.123456789");
    assert_eq!(SystemTime::from(time), moment);
    let before = UNIX_EPOCH - Duration::from_nanos(5);
    assert_eq!(SystemTime::from(UtcTimestamp::try_from(before).unwrap()), before);
    assert!(UtcTimestamp::try_from(UNIX_EPOCH + Duration::from_secs(10_000_000_000)).is_err());
}

#[test]
fn zones_keep_their_form() {
    for text in ["20060901-07:39Z", "20060901-02:39-05", "20060901-13:09:00.000+05:30", "20060901-07:39:00"] {
        let time: TzTimestamp = text.parse().unwrap();
        assert_eq!((time.to_string(), time.ns), (text.to_string(), 1_157_096_340_000_000_000));
    }
    assert_eq!("02:39-05".parse::<TzTimeOfDay>().unwrap().to_string(), "02:39-05");
    assert_eq!("202601w5".parse::<MonthYear>().unwrap(), MonthYear { year: 2026, month: 1, day: 0, week: 5 });
    let wrong = TzTimestamp { offset: 60, zone: Zone::Utc, ..Default::default() };
    assert_eq!(wrong.write(None, &mut [0; 48]).unwrap_err().kind(), ErrorKind::Argument);
}

#[test]
fn a_getter_names_the_field_and_the_reason() {
    let mut index = Index::new();
    let message = index.fields(b"44=1.5x\x0138=\x0134=99999999999999999999\x01140=1.55\x0143=y\x01").unwrap();
    let error = |result: Result<(), ValueError>| {
        let error = Error::from(result.unwrap_err());
        (error.kind(), error.tag(), error.offset(), error.reason())
    };
    let field = |tag| message.require(tag);
    assert_eq!(error(field(44).and_then(|field| field.decimal().map(drop))), (ErrorKind::ValueFormat, 44, 3, Some(6)));
    assert_eq!(error(field(38).and_then(|field| field.int().map(drop))), (ErrorKind::ValueEmpty, 38, 11, Some(4)));
    assert_eq!(error(field(34).and_then(|field| field.int().map(drop))), (ErrorKind::ValueOverflow, 34, 15, Some(5)));
    assert_eq!(error(field(140).and_then(|field| field.scaled(1).map(drop))), (ErrorKind::ValueInexact, 140, 40, Some(5)));
    assert_eq!(error(field(43).and_then(|field| field.bool().map(drop))), (ErrorKind::ValueFormat, 43, 48, Some(6)));
    assert_eq!(error(field(11).map(drop)), (ErrorKind::Missing, 11, 0, Some(1)));
    assert_eq!(field(11).unwrap_err().to_string(), "no such field in the index (tag 11, byte 0)");
}

#[test]
fn items_are_all_checked() {
    assert_eq!(Multiple::read(b"A").unwrap().collect::<Vec<_>>(), [b"A"]);
    assert_eq!(Multiple::read(b"").unwrap_err().kind(), ErrorKind::ValueEmpty);
    for (text, offset) in [(&b" A"[..], 0), (b"A ", 1), (b"A  B", 2)] {
        assert_eq!(Multiple::read(text).unwrap_err().offset(), offset);
    }
    assert_eq!(Multiple::read_within(b"A BC", 1).unwrap_err().offset(), 3);
    let (mut out, mut used) = ([0; 6], 0);
    for item in [&b"AB"[..], b"C"] {
        used = Multiple::append(item, used, &mut out).unwrap();
    }
    assert_eq!(&out[..used], b"AB C");
    assert_eq!(Multiple::append(b"DE", used, &mut out).unwrap_err().needed(), Some(7));
}
