// SPDX-License-Identifier: Apache-2.0
//! Anything at all comes in: nothing panics, nothing is looked at beyond the input, and everything is accounted for.

mod common;

use common::{body, framed, Random};
use tagwire::*;

/// A message with some bytes changed, taken out, put in twice or cut off; its sum repaired now and then.
fn mutated(random: &mut Random) -> Vec<u8> {
    let seeds: [&[u8]; 4] = [
        b"35=D\x0149=A\x0156=B\x0134=7\x0152=20260102-03:04:05\x0111=x\x0155=EUR/USD\x0154=1\x0160=20260102-03:04:05.123\x0138=5\x0140=2\x0144=1.5\x01",
        b"35=W\x0149=A\x0156=B\x0134=7\x0152=20260102-03:04:05\x0155=X\x01268=2\x01269=0\x01270=1.5\x01271=100\x01269=1\x01270=1.6\x01271=200\x01",
        b"35=8\x0134=7\x0195=4\x0196=a\x01=b\x01453=1\x01448=A\x01802=1\x01523=x\x01",
        b"35=A\x0198=0\x01108=30\x01384=2\x01372=D\x01385=S\x01372=8\x01385=R\x01",
    ];
    let mut bytes = random.pick(&seeds).to_vec();
    for _ in 0..random.below(4) {
        let at = random.below(bytes.len());
        match random.below(4) {
            0 => bytes[at] = random.next() as u8,
            1 => bytes[at] = random.pick(b"\x01=0123456789.-"),
            2 => drop(bytes.remove(at)),
            _ => bytes.insert(at, random.pick(b"\x01=0189")),
        }
        if bytes.is_empty() {
            bytes.push(b'x');
        }
    }
    let mut message = framed("FIX.4.4", &bytes);
    if random.chance(8) {
        let at = random.below(message.len());
        message[at] ^= 1 << random.below(8);
    }
    message
}

#[test]
fn nothing_panics_and_every_byte_is_accounted_for() {
    let dict = Dictionary::builtin("FIX.4.4").unwrap();
    let plan = Plan::compile(
        "D{34:int! 11:text 44:dec5 60:time 38:dec*} W{55:text NoMDEntries{269:char 270:dec5 271:int}} 8{RawData:data NoPartyIDs:1{448:text NoPartySubIDs{523:text}}} A{98:int NoMsgTypes{372:text}}",
        Some(&dict),
    )
    .unwrap();
    let (mut reader, mut index) = (plan.reader(), Index::new());
    let mut validator = Validator::with(&ValidatorOptions::new(&dict).faults_kept(8)).unwrap();
    let mut random = Random::new(10);
    let (mut good, mut bad, mut valid) = (0, 0, 0);
    for _ in 0..20_000 {
        // Memory of just its size: valgrind and sanitizers see a read beyond it.
        let stream: Box<[u8]> = (0..1 + random.below(3)).flat_map(|_| mutated(&mut random)).collect();
        let mut rest: &[u8] = &stream;
        let mut consumed = 0;
        while let Some(read) = index.read(&mut rest) {
            match read {
                Ok(message) => {
                    good += 1;
                    consumed += message.bytes().len();
                    valid += usize::from(validator.validate(&message).is_valid());
                    look_at(&message);
                }
                Err(fault) => {
                    bad += 1;
                    consumed += fault.bytes().len();
                    assert!(!fault.error().to_string().is_empty());
                    if let Some(message) = fault.fields_before() {
                        look_at(&message);
                        validator.validate(&message);
                    }
                }
            }
        }
        assert_eq!(consumed + rest.len(), stream.len());
        let batch = reader.read(&stream);
        assert_eq!(batch.consumed() + rest.len(), stream.len(), "a plan consumes what the index does");
        for row in batch {
            let _ = format!("{:?}", row);
        }
    }
    assert!(good > 5000 && bad > 5000 && valid > 500, "{} {} {}", good, bad, valid);
}

/// Every getter on every field.
fn look_at(message: &Message<'_, '_>) {
    for field in message.fields() {
        let _ = (field.int(), field.uint(), field.scaled(5), field.decimal(), field.char(), field.bool(), field.str());
        let _ = (field.timestamp(), field.date(), field.month_year(), field.time_of_day(), field.tz_timestamp());
        let _ = (field.tz_time_of_day(), field.items().map(Iterator::count));
        if let Ok(Some(group)) = message.group(field.tag()) {
            for entry in group {
                assert!(!entry.is_empty() && entry.get(entry.field(0).unwrap().tag()).is_some());
            }
        }
    }
}

#[test]
fn fields_that_are_no_message_are_validated_safely() {
    let mut random = Random::new(11);
    let dict = Dictionary::builtin("FIX.5.0SP2").unwrap();
    let (mut index, mut validator) = (Index::new(), Validator::new(&dict).unwrap());
    for _ in 0..5000 {
        let (body, _) = body(&mut random);
        let cut = random.below(body.len() + 1);
        let message = match index.fields(&body[..cut]) {
            Ok(message) => message,
            Err(fault) => match fault.fields_before() {
                Some(message) => message,
                None => continue,
            },
        };
        let verdict = validator.validate(&message);
        for fault in verdict.faults() {
            assert!(fault.offset() <= cut, "{:?}", fault);
        }
        assert_eq!(verdict.ok().is_ok(), verdict.is_valid());
    }
}

#[test]
fn slots_of_any_content_write_safely() {
    let template: Template =
        "D{8=FIX.4.4 34:int 11:text 44:dec5 60:time 75:date 54:char 43:bool 453{448:text 802{523:text}} 95:int}".parse().unwrap();
    let mut random = Random::new(12);
    let (input, mut out) = (b"some text that slots may name".to_vec(), vec![0; 4096]);
    let (mut written, mut refused) = (0, 0);
    for _ in 0..50_000 {
        let slots: Vec<Cell> = (0..random.below(14))
            .map(|_| Cell {
                number: if random.chance(2) { random.below(4) as i64 } else { random.number() },
                offset: if random.chance(4) { random.next() as u32 } else { random.below(20) as u32 },
                length: if random.chance(6) { random.next() as u16 } else { random.below(9) as u16 },
                digits: random.pick(&[0, 1, 5, 9, 255]),
                state: random.pick(&[0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 16, 99]),
            })
            .collect();
        match template.write_cells(random.below(2), &slots, random.below(4), &input, &mut out) {
            Ok(message) => {
                let mut index = Index::new();
                let mut rest: &[u8] = message;
                assert!(index.read(&mut rest).unwrap().is_ok() && rest.is_empty());
                written += 1;
            }
            Err(_) => refused += 1,
        }
    }
    assert!(written > 20 && refused > 10_000, "{} {}", written, refused);
}

#[test]
fn dictionary_texts_of_any_content_load_or_say_where() {
    let mut random = Random::new(13);
    let text = "dictionary TEST begin FIX.4.4\nfield 1 A STRING\n";
    for _ in 0..3000 {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..1 + random.below(5) {
            let at = random.below(bytes.len());
            bytes[at] = random.next() as u8;
        }
        if let Err(error) = Dictionary::load(&bytes, None) {
            assert!(error.offset() <= bytes.len(), "{:?}", error);
        }
        let _ = (Plan::compile(&bytes, None), Template::compile(&bytes, None));
    }
}
