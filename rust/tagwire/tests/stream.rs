// SPDX-License-Identifier: Apache-2.0
//! Streams: any messages, cut anywhere, with anything between them.

mod common;

use common::{body, framed, Random};
use tagwire::{ErrorKind, Framer, Index};

type Fields = Vec<(u32, Vec<u8>)>;

/// A stream of messages with garbage between some; the messages with their fields.
fn stream(random: &mut Random) -> (Vec<u8>, Vec<(Vec<u8>, Fields)>) {
    let (mut bytes, mut messages) = (Vec::new(), Vec::new());
    for _ in 0..1 + random.below(6) {
        if random.chance(3) {
            let garbage = random.text(30);
            bytes.extend(garbage.into_iter().filter(|byte| *byte != b'8'));
        }
        let (body, fields) = body(random);
        let message = framed(random.pick(&["FIX.4.2", "FIX.4.4", "FIXT.1.1"]), &body);
        bytes.extend_from_slice(&message);
        messages.push((message, fields));
    }
    (bytes, messages)
}

#[test]
fn messages_come_out_however_the_stream_is_cut() {
    let mut random = Random::new(1);
    let mut index = Index::new();
    for round in 0..300 {
        let (bytes, messages) = stream(&mut random);
        let (mut at, mut received, mut found, mut framed_found) = (0, 0, Vec::new(), Vec::new());
        let mut garbled = 0;
        while received < bytes.len() {
            received = (received + 1 + random.below(if round % 2 == 0 { 3 } else { 400 })).min(bytes.len());
            let piece = &bytes[at..received];
            let mut frames = Framer::new().frames(piece);
            framed_found.extend(frames.by_ref().filter_map(Result::ok).map(<[u8]>::to_vec));
            let mut rest = piece;
            while let Some(read) = index.read(&mut rest) {
                match read {
                    Ok(message) => {
                        let fields: Fields = message.fields().map(|field| (field.tag(), field.value().to_vec())).collect();
                        assert_eq!(message.len(), fields.len());
                        found.push((message.bytes().to_vec(), fields));
                    }
                    Err(fault) => garbled += fault.bytes().len(),
                }
            }
            assert_eq!(rest.len(), frames.rest().len(), "round {}: framing and indexing differ", round);
            assert_eq!(index.need(), frames.need(), "round {}", round);
            assert!(rest.is_empty() || index.need() > rest.len(), "round {}: more is wanted than there is", round);
            at = received - rest.len();
        }
        assert_eq!(at, bytes.len(), "round {}: all is consumed", round);
        assert_eq!(found.len(), messages.len(), "round {}", round);
        assert_eq!(framed_found.len(), messages.len(), "round {}", round);
        let whole: usize = messages.iter().map(|(message, _)| message.len()).sum();
        assert_eq!(garbled, bytes.len() - whole, "round {}: nothing else is lost", round);
        for ((bytes, fields), (message, expected)) in found.iter().zip(&messages) {
            assert_eq!(bytes, message, "round {}", round);
            assert_eq!(&fields[2..fields.len() - 1], &expected[..], "round {}: 35 to the last", round);
        }
    }
}

#[test]
fn lookups_find_what_a_search_finds() {
    let mut random = Random::new(2);
    let mut index = Index::new();
    for _ in 0..2000 {
        let (body, _) = body(&mut random);
        let wire = framed("FIX.4.4", &body);
        let mut rest: &[u8] = &wire;
        let message = index.read(&mut rest).unwrap().unwrap();
        let all: Vec<_> = message.fields().collect();
        let mut cursor = message.cursor();
        let mut behind = 0;
        for _ in 0..20 {
            let tag = random.pick(&[11, 38, 44, 55, 58, 1000, 123_456, 7, 8, 10, 35]);
            let first = all.iter().find(|field| field.tag() == tag);
            assert_eq!(message.get(tag).map(|field| field.offset()), first.map(|field| field.offset()));
            let later = all[behind..].iter().find(|field| field.tag() == tag).or(first);
            let found = cursor.get(tag);
            assert_eq!(found.map(|field| field.number()), later.map(|field| field.number()));
            behind = found.map_or(behind, |field| field.number() + 1);
        }
        assert!(message.get(99_999).is_none());
        assert_eq!(
            message.fields().rev().map(|field| field.number()).collect::<Vec<_>>(),
            (0..all.len()).rev().collect::<Vec<_>>()
        );
    }
}

#[test]
fn a_fault_names_its_tag_and_byte_and_loses_nothing_else() {
    let good = framed("FIX.4.2", b"35=0\x01112=A\x01");
    let no_equals = framed("FIX.4.2", b"35=0\x01112=A\x01abc\x01");
    let wire = [&good[..], &no_equals, &good].concat();
    let mut index = Index::new();
    let mut rest: &[u8] = &wire;
    assert!(index.read(&mut rest).unwrap().is_ok());
    match index.read(&mut rest).unwrap() {
        Ok(_) => panic!("a field without '='"),
        Err(fault) => {
            assert_eq!(fault.error().kind(), ErrorKind::IndexTag);
            assert_eq!(fault.bytes(), &no_equals[..]);
            assert_eq!(fault.fields_before().unwrap().get(112).unwrap().value(), b"A");
            assert_eq!(fault.error().reason(), Some(0));
        }
    }
    assert!(index.read(&mut rest).unwrap().is_ok());
    assert!(index.read(&mut rest).is_none());
}

#[test]
fn values_outlive_the_index_but_not_the_bytes() {
    let wire = framed("FIX.4.2", b"35=0\x01112=ABC\x01");
    let value: &[u8] = {
        let mut index = Index::new();
        let message = index.fields(&wire).unwrap();
        message.get(112).unwrap().value()
    };
    assert_eq!(value, b"ABC");
}

#[test]
fn groups_nest() {
    let mut index = Index::new();
    let fields = b"453=2\x01448=A\x01452=1\x01802=2\x01523=x\x01803=1\x01523=y\x01803=2\x01448=B\x01452=3\x0158=after\x01";
    let message = index.fields(fields).unwrap();
    let members = [448, 452, 802, 523, 803];
    let parties: Vec<_> = message.group_of(453, &members).unwrap().unwrap().collect();
    assert_eq!(parties.len(), 2);
    let subs = parties[0].group_of(802, &[523, 803]).unwrap().unwrap();
    let ids: Vec<_> = subs.map(|sub| sub.require(523).unwrap().str().unwrap()).collect();
    assert_eq!(ids, ["x", "y"]);
    assert_eq!(parties[1].bytes(), b"448=B\x01452=3\x01");
    assert!(parties[1].group(802).unwrap().is_none());
    assert!(parties[1].get(58).is_none());
    let mut index = Index::new();
    let wrong = index.fields(b"453=3\x01448=A\x01448=B\x01").unwrap();
    let error = wrong.group(453).unwrap_err();
    assert_eq!((error.kind(), error.tag(), error.reason()), (ErrorKind::IndexGroupCount, 453, Some(16)));
}
