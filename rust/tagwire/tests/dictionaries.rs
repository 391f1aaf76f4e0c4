// SPDX-License-Identifier: Apache-2.0
//! Dictionaries and validation.

use tagwire::*;

const SMALL: &str = "tagwire dictionary 1\n";

#[test]
fn the_built_in_ones() {
    let names: Vec<String> = Dictionary::all_builtin().map(|dict| dict.name().to_string()).collect();
    assert_eq!(names.len(), 9);
    assert_eq!((names[0].as_str(), names[8].as_str()), ("FIX.4.0", "FIXT.1.1"));
    for dict in Dictionary::all_builtin() {
        assert_eq!(dict.fields().count(), dict.field_count());
        assert_eq!(dict.messages().count(), dict.message_count());
        assert_eq!(dict.components().count(), dict.component_count());
        assert_eq!(dict.fields().map(|field| dict.codes(field.tag()).count()).sum::<usize>(), dict.code_count());
        assert_eq!(Dictionary::builtin(dict.name()), Some(dict.clone()));
        for field in dict.fields() {
            assert_eq!(dict.field_named(field.name()).unwrap().tag(), field.tag());
        }
        for message in dict.messages() {
            assert_eq!(dict.message(message.msg_type()).unwrap().name(), message.name());
            assert_eq!(dict.message_named(message.name()).unwrap().msg_type(), message.msg_type());
            for member in message.body().members() {
                assert_eq!(message.body().member(member.tag().unwrap()).unwrap().name(), member.name());
            }
        }
        let again = Dictionary::load(dict.to_string(), None).unwrap();
        assert_eq!((again.to_string(), again.pairs()), (dict.to_string(), dict.pairs()));
        assert_ne!(again, dict, "another image");
    }
    assert!(Dictionary::builtin("FIX.9.9").is_none());
    assert_eq!(Dictionary::builtin_applver(b"9").unwrap().name(), "FIX.5.0SP2");
}

#[test]
fn a_dictionary_outlives_its_text_and_base() {
    let dict = {
        let base = Dictionary::load(Dictionary::builtin("FIX.4.2").unwrap().to_string(), None).unwrap();
        let text = base.to_string();
        drop(base);
        Dictionary::load(text, None).unwrap()
    };
    let clone = dict.clone();
    drop(dict);
    assert_eq!(clone.field(54).unwrap().name(), "Side");
}

#[test]
fn a_fault_of_a_text_names_line_and_column() {
    let error = Dictionary::load(format!("{}nonsense\n", SMALL), None).unwrap_err();
    assert!(error.text().starts_with("line "), "{}", error);
    assert_eq!(error.kind(), ErrorKind::DictSyntax);
}

#[test]
fn groups_and_components_resolve() {
    let dict = Dictionary::builtin("FIX.4.4").unwrap();
    let order = dict.message(b"D").unwrap();
    let parties = order.body().member(453).unwrap();
    assert_eq!((parties.kind(), parties.name()), (EntryKind::Group, "NoPartyIDs"));
    let party = parties.level().unwrap();
    assert_eq!(party.members().next().unwrap().tag(), Some(448));
    assert_eq!(party.member(802).unwrap().kind(), EntryKind::Group);
    assert!(order.body().entries().any(|entry| entry.kind() == EntryKind::Component && entry.tag().is_none()));
    assert!(dict.header().member(49).unwrap().is_required());
    assert!(dict.trailer().member(10).is_some());
    assert_eq!(dict.field(95).unwrap().pair(), Some(96));
    assert_eq!(dict.field(49).unwrap().section(), Section::Header);
}

#[test]
fn faults_are_told_by_rule_reason_and_place() {
    let dict = Dictionary::builtin("FIX.4.4").unwrap();
    let mut index = Index::new();
    let wire = b"8=FIX.4.4\x019=1\x0135=D\x0149=A\x0156=B\x0134=1\x0152=20260102-03:04:05\x0111=x\x0155=X\x0154=!\x0160=20260102-03:04:05\x0140=1\x0138=x\x0110=000\x01";
    let message = index.fields(wire).unwrap();
    let mut validator = Validator::new(&dict).unwrap();
    let verdict = validator.validate(&message);
    let faults: Vec<_> = verdict.faults().map(|fault| (fault.rule(), fault.reason(), fault.tag())).collect();
    assert_eq!(faults, [(Rule::Code, 5, 54), (Rule::Format, 6, 38)]);
    let first = verdict.faults().next().unwrap();
    assert_eq!((first.policy(), message.field(first.field().unwrap()).unwrap().tag(), first.group()), (Policy::Reject, 54, None));
    let error = verdict.ok().unwrap_err();
    assert_eq!((error.kind(), error.reason(), error.tag()), (ErrorKind::Validate, Some(5), 54));
    assert_eq!(error.to_string(), format!("Value is incorrect (out of range) for this tag (tag 54, byte {})", first.offset()));

    let lenient = ValidatorOptions::new(&dict).policy(Rule::Code, Policy::Accept).policy(Rule::Format, Policy::Ignore);
    let mut validator = Validator::with(&lenient).unwrap();
    let verdict = validator.validate(&message);
    assert!(verdict.is_valid() && verdict.ok().is_ok());
    assert_eq!((verdict.count(), verdict.faults().next().unwrap().policy()), (1, Policy::Accept));

    let one = ValidatorOptions::new(&dict).faults_kept(1);
    let mut validator = Validator::with(&one).unwrap();
    let verdict = validator.validate(&message);
    assert_eq!((verdict.count(), verdict.faults().len()), (2, 1));
}
