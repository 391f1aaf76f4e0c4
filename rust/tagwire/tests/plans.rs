// SPDX-License-Identifier: Apache-2.0
//! Plans and templates, against the index and against one another.

mod common;

use common::{framed, Random};
use tagwire::*;

const PLAN: &str = "D{34:int! 11:text! 55:text 44:dec5 60:time 43:bool 54:char 75:date 38:dec* 453{448:text! 452:int 802{523:text 803:int}} 58:text}";
const TEMPLATE: &str =
    "D{8=FIX.4.4 34:int! 11:text! 55:text 44:dec5 60:time 43:bool 54:char 75:date 38:dec* 453{448:text! 452:int 802{523:text 803:int}} 58:text}";

/// A message of the plan, written by a draft; what was put into it decides what must come out.
fn draft_order(random: &mut Random, draft: &mut Draft) {
    let mut slots = draft.begin(0);
    slots.int(0, random.number()).text(1, random.text(20));
    if random.chance(2) {
        let most = 1 << random.below(18);
        slots.text(2, random.text(most));
    }
    if random.chance(2) {
        let number = random.number() / 1_000_000;
        slots.decimal(3, Decimal::new(number, -(random.below(6) as i32)).unwrap());
    }
    if random.chance(2) {
        let digits = random.pick(&[0u8, 3, 6, 9]);
        let unit = 10i64.pow(9 - u32::from(digits));
        slots.time(4, UtcTimestamp::from_ns(random.number() / 4 / unit * unit, digits));
    }
    slots.bool(5, random.chance(2)).char(6, b'1');
    if random.chance(2) {
        slots.date(7, Date { days: random.below(40_000) as i32 });
    }
    slots.decimal(8, Decimal::new(random.number(), -(random.below(19) as i32)).unwrap());
    if random.chance(2) {
        let parties = random.below(4);
        let mut group = slots.group(9, parties);
        for i in 0..parties {
            let mut party = group.entry(i);
            party.text(0, random.text(9)).int(1, i as i64);
            if random.chance(2) {
                let subs = 1 + random.below(3);
                let mut inner = party.group(2, subs);
                for k in 0..subs {
                    inner.entry(k).text(0, random.text(5)).int(1, k as i64);
                }
            }
        }
    }
    if random.chance(3) {
        slots.text(10, random.text(30));
    }
}

#[test]
fn what_a_template_writes_a_plan_reads_and_the_index_too() {
    let (plan, template): (Plan, Template) = (PLAN.parse().unwrap(), TEMPLATE.parse().unwrap());
    let (mut random, mut draft, mut reader, mut index) = (Random::new(8), Draft::new(&template), plan.reader(), Index::new());
    let (mut out, mut again) = (vec![0; 200_000], vec![0; 200_000]);
    for round in 0..3000 {
        draft_order(&mut random, &mut draft);
        let wire = draft.write(&mut out).unwrap();
        let batch = reader.read(wire);
        assert_eq!((batch.len(), batch.end(), batch.consumed()), (1, End::Input, wire.len()));
        let row = batch.rows().next().unwrap();
        assert_eq!(row.ok(), Ok(()), "round {}: {:?}", round, row);

        let mut rest: &[u8] = wire;
        let message = index.read(&mut rest).unwrap().unwrap();
        assert_eq!((row.field_count(), row.bytes()), (message.len(), message.bytes()));
        assert_eq!(row.int(0).unwrap(), Some(message.require(34).unwrap().int().unwrap()));
        assert_eq!(row.text(1).unwrap(), message.get(11).map(|field| field.value()));
        assert_eq!(row.text(2).unwrap(), message.get(55).map(|field| field.value()));
        assert_eq!(row.int(3).unwrap(), message.get(44).map(|field| field.scaled(5).unwrap()));
        assert_eq!(row.decimal(3).unwrap(), message.get(44).map(|field| field.decimal().unwrap()));
        assert_eq!(row.time(4).unwrap(), message.get(60).map(|field| field.timestamp().unwrap()));
        assert_eq!(row.bool(5).unwrap(), message.get(43).map(|field| field.bool().unwrap()));
        assert_eq!(row.char(6).unwrap(), message.get(54).map(|field| field.char().unwrap()));
        assert_eq!(row.date(7).unwrap(), message.get(75).map(|field| field.date().unwrap()));
        assert_eq!(row.decimal(8).unwrap(), message.get(38).map(|field| field.decimal().unwrap()));
        let members = [448, 452, 802, 523, 803];
        let parties: Vec<_> = message.group_of(453, &members).unwrap().into_iter().flatten().collect();
        assert_eq!(row.group(9).len(), parties.len());
        for (entry, party) in row.group(9).zip(&parties) {
            assert_eq!(entry.text(0).unwrap(), party.get(448).map(|field| field.value()));
            let subs: Vec<_> = party.group_of(802, &[523, 803]).unwrap().into_iter().flatten().collect();
            let ids: Vec<_> = entry.group(2).map(|sub| sub.text(0).unwrap()).collect();
            assert_eq!(ids, subs.iter().map(|sub| sub.get(523).map(|field| field.value())).collect::<Vec<_>>());
        }
        assert_eq!(template.write_row(0, &row, &mut again).unwrap(), wire, "round {}: written back", round);
    }
}

#[test]
fn batches_stop_and_go_on_anywhere() {
    let template: Template = TEMPLATE.parse().unwrap();
    let plan: Plan = format!("{} 0{{112:text}}", PLAN).parse().unwrap();
    let (mut random, mut draft, mut out) = (Random::new(9), Draft::new(&template), vec![0; 200_000]);
    for round in 0..200 {
        let (mut stream, mut expected) = (Vec::new(), Vec::new());
        for _ in 0..1 + random.below(20) {
            match random.below(4) {
                0 => {
                    stream.extend_from_slice(&framed("FIX.4.4", b"35=0\x01112=A\x01"));
                    expected.push(Some(1));
                }
                1 => {
                    stream.extend_from_slice(&framed("FIX.4.4", b"35=ZZ\x0158=x\x01"));
                    expected.push(None);
                }
                _ => {
                    draft_order(&mut random, &mut draft);
                    stream.extend_from_slice(draft.write(&mut out).unwrap());
                    expected.push(Some(0));
                }
            }
        }
        let options = ReaderOptions::new().rows(1 + random.below(5)).slots(random.below(60));
        let mut reader = Reader::with(&plan, &options).unwrap();
        let (mut at, mut received, mut found) = (0, 0, Vec::new());
        while received < stream.len() {
            received = (received + 1 + random.below(3000)).min(stream.len());
            loop {
                let batch = reader.read(&stream[at..received]);
                found.extend(batch.rows().map(|row| row.message()));
                at += batch.consumed();
                match batch.end() {
                    End::Full => assert!(batch.consumed() > 0),
                    End::Slots => panic!("round {}: the reader does not grow", round),
                    End::Input | End::More(_) => break,
                }
            }
        }
        assert_eq!((found, at), (expected, stream.len()), "round {}", round);
    }
}

#[test]
fn every_state_of_a_slot_is_told_apart() {
    let plan: Plan = "D{1:text 2:int 3:dec2 4:dec2 5:int 6:int 7{8:text} 11:text! 12:char}".parse().unwrap();
    let mut reader = plan.reader();
    let wire = framed("FIX.4.4", b"35=D\x011=\x012=x\x013=1.234\x014=99999999999999999999\x015=1\x015=2\x017=3\x018=a\x0112=Z\x01");
    let batch = reader.read(&wire);
    let row = batch.rows().next().unwrap();
    let fault = |entry: usize| row.int(entry).unwrap_err();
    assert_eq!((fault(0).fault(), fault(0).tag()), (SlotFault::Empty, 1));
    assert_eq!((fault(1).fault(), row.bytes_of(1)), (SlotFault::Format, &b"x"[..]));
    assert_eq!((fault(2).fault(), row.bytes_of(2)), (SlotFault::Inexact, &b"1.234"[..]));
    assert_eq!(fault(3).fault(), SlotFault::Overflow);
    assert_eq!((fault(4).fault(), row.bytes_of(4)), (SlotFault::Repeated, &b"1"[..]));
    assert_eq!(row.int(5), Ok(None));
    assert_eq!(row.check(6).unwrap_err().fault(), SlotFault::Count);
    assert_eq!((row.text(7), row.is_present(7)), (Ok(None), false));
    assert_eq!(row.char(8), Ok(Some(b'Z')));
    let first = row.ok().unwrap_err();
    assert_eq!((first.kind(), first.tag(), row.bad_count()), (ErrorKind::ValueEmpty, 1, 6));
    assert_eq!(fault(1).to_string(), "incorrect data format for value (tag 2)");
    assert!(
        matches!(row.get(8), Slot::Char(b'Z')) && matches!(row.get(5), Slot::Absent) && matches!(row.get(1), Slot::Bad(_, b"x"))
    );
}

/// `Slots::bytes` by a name that a row, which has bytes of its own, does not hide.
trait BytesOf<'b> {
    fn bytes_of(&self, entry: usize) -> &'b [u8];
}

impl<'b> BytesOf<'b> for Row<'_, 'b> {
    fn bytes_of(&self, entry: usize) -> &'b [u8] {
        let slots: &Slots<'_, 'b> = self;
        slots.bytes(entry)
    }
}

#[test]
fn a_row_of_no_message_has_absent_slots() {
    let plan: Plan = "D{1:text 453{448:text}} 0{112:text}".parse().unwrap();
    let mut reader = plan.reader();
    let stream = [&framed("FIX.4.4", b"35=ZZ\x011=A\x01")[..], b"garbage", &framed("FIX.4.4", b"35=0\x01112=A\x01")].concat();
    let batch = reader.read(&stream);
    let rows: Vec<_> = batch.rows().collect();
    assert_eq!(rows.iter().map(|row| row.message()).collect::<Vec<_>>(), [None, None, Some(1)]);
    assert_eq!(rows.iter().map(|row| row.is_ok()).collect::<Vec<_>>(), [true, false, true]);
    assert_eq!(rows[1].bytes(), b"garbage");
    for row in &rows[..2] {
        assert_eq!((row.text(0), row.int(7), row.len(), row.bytes_of(0)), (Ok(None), Ok(None), 0, &b""[..]));
        assert_eq!((row.group(1).count(), row.is_present(0), row.check(0)), (0, false, Ok(())));
        assert!(matches!(row.get(0), Slot::Absent) && row.decimal(0) == Ok(None) && row.time(0) == Ok(None));
        assert_eq!((row.cell(3), row.digits(3)), (Cell::default(), 0));
    }
}

#[test]
fn a_fixed_reader_says_that_it_is_too_small() {
    let plan: Plan = "D{1:text 453{448:text}}".parse().unwrap();
    let wire = framed("FIX.4.4", b"35=D\x01453=2\x01448=A\x01448=B\x01");
    let mut reader = Reader::with(&plan, &ReaderOptions::new().slots(3).fixed()).unwrap();
    let batch = reader.read(&wire);
    assert_eq!((batch.end(), batch.consumed(), batch.len()), (End::Slots, 0, 0));
    let mut rest: &[u8] = &wire;
    assert!(reader.read_one(&mut rest).is_none());
    let mut reader = Reader::with(&plan, &ReaderOptions::new().slots(3)).unwrap();
    assert_eq!(reader.read_one(&mut rest).unwrap().group(1).len(), 2);
    assert!(rest.is_empty());
}

#[test]
fn templates_name_what_is_missing_or_wrong() {
    let template: Template = "D{8=FIX.4.4 34:int! 11:text! 44:dec2 60:time3}".parse().unwrap();
    let mut draft = Draft::new(&template);
    let mut out = [0; 256];
    let fault = |draft: &Draft, out: &mut [u8]| draft.write(out).map(drop).map_err(|error| (error.kind(), error.tag()));
    draft.begin(0).int(0, 1);
    assert_eq!(fault(&draft, &mut out), Err((ErrorKind::PlanMissing, 11)));
    draft.slots().text(1, b"a\x01b");
    assert_eq!(fault(&draft, &mut out), Err((ErrorKind::BuildValue, 11)));
    draft.slots().text(1, "a").decimal(2, "1.005".parse().unwrap());
    assert_eq!(fault(&draft, &mut out), Err((ErrorKind::PlanSlot, 44)));
    draft.slots().decimal(2, "1.5".parse().unwrap()).time(3, UtcTimestamp::from_ns(1, 9));
    assert_eq!(fault(&draft, &mut out), Err((ErrorKind::ValueInexact, 60)));
    draft.slots().time(3, UtcTimestamp::from_ns(1_000_000, 9));
    assert_eq!(fault(&draft, &mut out), Ok(()));
    assert_eq!(
        fault(&draft, &mut out[..20]),
        Err((ErrorKind::BuildRoom, 0)).or_else(|_: (ErrorKind, u32)| fault(&draft, &mut [0; 20]))
    );
    draft.slots().absent(3);
    let message = draft.write(&mut out).unwrap();
    assert!(message.ends_with(b"\x0144=1.5\x0110=128\x01") || message.windows(7).any(|part| part == b"44=1.5\x01"));
}

#[test]
fn texts_that_do_not_compile_name_the_byte() {
    let plan = Plan::compile("D{11:text 11:int}", None).unwrap_err();
    assert_eq!((plan.kind(), plan.offset()), (ErrorKind::PlanTwice, 10));
    let named = Plan::compile("D{ClOrdID:text}", None).unwrap_err();
    assert_eq!((named.kind(), named.offset()), (ErrorKind::PlanName, 2));
    let template = Template::compile("D{34:int}", None).unwrap_err();
    assert_eq!(template.kind(), ErrorKind::PlanSyntax);
}

#[test]
fn plans_describe_and_print_themselves() {
    let dict = Dictionary::builtin("FIX.4.4").unwrap();
    let plan = Plan::compile("8{OrderID:text! NoPartyIDs:3{PartyID:text}} W{Symbol:text}", Some(&dict)).unwrap();
    assert_eq!(plan.to_string(), "8{37:text! 453:3{448:text}} W{55:text}");
    let report = &plan.messages()[0];
    assert_eq!((report.msg_type(), report.entries().len()), (&b"8"[..], 2));
    let (order_id, parties) = (&report.entries()[0], &report.entries()[1]);
    assert_eq!((order_id.tag(), order_id.kind(), order_id.is_required()), (37, SlotKind::Text, true));
    assert_eq!((parties.kind(), parties.limit(), parties.members()[0].tag()), (SlotKind::Group, Some(3), 448));
    assert_eq!(plan.to_string().parse::<Plan>().unwrap().to_string(), plan.to_string());
}
