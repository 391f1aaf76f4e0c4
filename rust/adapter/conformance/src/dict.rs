// SPDX-License-Identifier: Apache-2.0
//! The family dict: dictionaries in text form, lookups, validation.

use crate::case::{bytes, list, reason, unsigned, unsigned_or, Answer, Lines};
use serde_json::Value;
use tagwire::{
    Broken, DataPair, Dictionary, EntryKind, Error, Index, IndexOptions, LevelInfo, Policy, Rule, Validator, ValidatorOptions,
};

const RULES: [(&str, Rule); 15] = [
    ("MSGTYPE", Rule::MsgType),
    ("TAG", Rule::Tag),
    ("TAG_USER", Rule::TagUser),
    ("TAG_MESSAGE", Rule::TagMessage),
    ("REQUIRED", Rule::Required),
    ("EMPTY", Rule::Empty),
    ("CODE", Rule::Code),
    ("FORMAT", Rule::Format),
    ("ORDER", Rule::Order),
    ("TWICE", Rule::Twice),
    ("GROUP_COUNT", Rule::GroupCount),
    ("GROUP_START", Rule::GroupStart),
    ("GROUP_ORDER", Rule::GroupOrder),
    ("GROUP_TAG", Rule::GroupTag),
    ("DATA_LENGTH", Rule::DataLength),
];
const POLICIES: [(&str, Policy); 5] = [
    ("default", Policy::Default),
    ("reject", Policy::Reject),
    ("accept", Policy::Accept),
    ("disconnect", Policy::Disconnect),
    ("ignore", Policy::Ignore),
];

/// Why there is no dictionary: an error of loading, or no built-in one of this name.
pub enum Unloaded {
    Refused(Error),
    NoSuchName,
}

/// A built-in dictionary by name, or one loaded from text; none where the case names none.
pub fn load(text: &Value, base: Option<&Dictionary>) -> Result<Option<Dictionary>, Unloaded> {
    if !text.is_string() {
        return Ok(None);
    }
    let text = text.as_str().unwrap_or("");
    if text.contains('\n') {
        return Dictionary::load(text, base).map(Some).map_err(Unloaded::Refused);
    }
    Dictionary::builtin(text).map(Some).ok_or(Unloaded::NoSuchName)
}

pub fn dict(case: &Value, lines: &mut Lines) -> Answer {
    let loaded = load(&case["base"], None).and_then(|base| {
        let transport = load(&case["transport"], None)?;
        Ok((transport, load(&case["dictionary"], base.as_ref())?))
    });
    let (transport, dict) = match loaded {
        Ok((transport, dict)) => (transport, dict.ok_or("no dictionary")?),
        Err(unloaded) => {
            lines.say(refused(&unloaded));
            return Ok(());
        }
    };
    match case["call"].as_str().ok_or("no call")? {
        "load" => lines.say(format!(
            "loaded {} {} {} {} {} {} {} {}",
            dict.name(),
            or_dash(dict.begin_string()),
            or_dash(dict.applver()),
            dict.field_count(),
            dict.code_count(),
            dict.message_count(),
            dict.component_count(),
            dict.group_count()
        )),
        "ask" => {
            for ask in list(&case["asks"]) {
                answer_ask(&dict, ask, lines)?;
            }
        }
        "validate" => return validate(&dict, transport.as_ref(), case, lines),
        _ => return Err("no such call".into()),
    }
    Ok(())
}

fn or_dash(text: &str) -> &str {
    if text.is_empty() {
        "-"
    } else {
        text
    }
}

/// "line L, column C: ..." to "L C".
fn refused(unloaded: &Unloaded) -> String {
    let error = match unloaded {
        Unloaded::NoSuchName => return "refused DICT_BASE 0 0".to_string(),
        Unloaded::Refused(error) => error,
    };
    let place = error.text().strip_prefix("line ").and_then(|rest| {
        let (line, rest) = rest.split_once(", column ")?;
        let column = rest.split(':').next()?;
        Some(format!("{} {}", line, column))
    });
    format!("refused {} {}", error.kind().name(), place.as_deref().unwrap_or("0 0"))
}

fn answer_ask(dict: &Dictionary, ask: &Value, lines: &mut Lines) -> Answer {
    let (first, second) = (&ask[1], &ask[2]);
    let tag = unsigned(if first.is_u64() { first } else { second });
    let name = first.as_str().unwrap_or("");
    lines.say(match ask[0].as_str().ok_or("a question without a word")? {
        "field" => match dict.field(tag) {
            Some(field) => format!(
                "field {} {} {} {} {} {}",
                tag,
                field.name(),
                field.type_name(),
                field.code_count(),
                u8::from(field.is_open()),
                field.pair().unwrap_or(0)
            ),
            None => format!("field {} none", tag),
        },
        "code" => match dict.code(tag, &bytes(second)) {
            Some(code) => format!("code {} {} {}", tag, String::from_utf8_lossy(code.value()), code.name()),
            None => format!("code {} {} none", tag, second.as_str().unwrap_or("")),
        },
        "message" => match dict.message(name.as_bytes()) {
            Some(message) => format!("message {} {} {}", name, message.name(), if message.is_admin() { "admin" } else { "app" }),
            None => format!("message {} none", name),
        },
        "member" => match level(dict, name).and_then(|level| level.member(tag)) {
            Some(entry) => format!(
                "member {} {} {} {}",
                name,
                tag,
                if entry.kind() == EntryKind::Group { "group" } else { "field" },
                if entry.is_required() { "required" } else { "optional" }
            ),
            None => format!("member {} {} none", name, tag),
        },
        "pairs" => {
            dict.pairs().iter().fold("pairs".to_string(), |line, pair| format!("{} {}:{}", line, pair.length_tag, pair.data_tag))
        }
        _ => return Err("no such question".into()),
    });
    Ok(())
}

fn level<'d>(dict: &'d Dictionary, name: &str) -> Option<LevelInfo<'d>> {
    match name {
        "header" => Some(dict.header()),
        "trailer" => Some(dict.trailer()),
        _ => dict.message(name.as_bytes()).map(|message| message.body()),
    }
}

fn validate(dict: &Dictionary, transport: Option<&Dictionary>, case: &Value, lines: &mut Lines) -> Answer {
    let mut pairs = dict.pairs();
    let theirs: Vec<DataPair> = transport.map_or_else(Vec::new, Dictionary::pairs);
    let new = theirs.into_iter().filter(|pair| dict.pairs().iter().all(|own| own.length_tag != pair.length_tag));
    pairs.extend(new);
    let options =
        IndexOptions::new().capacity(unsigned_or(&case["capacity"], 65536)).length_max(unsigned(&case["length_max"])).pairs(pairs);
    let mut index = Index::with(&options).map_err(|_| "no index can be made")?;

    let mut options = ValidatorOptions::new(dict).faults_max(unsigned(&case["faults_max"]));
    if let Some(transport) = transport {
        options = options.transport(transport);
    }
    for (name, rule) in RULES {
        let wanted = case["policy"][name].as_str();
        if let Some((_, policy)) = POLICIES.iter().find(|(name, _)| Some(*name) == wanted) {
            options = options.policy(rule, *policy);
        }
    }
    let mut validator = Validator::with(&options).map_err(|_| "no validator can be made with these options")?;

    let input = bytes(&case["input"]);
    let mut rest: &[u8] = &input;
    let message = match index.read(&mut rest) {
        Some(Ok(message)) => message,
        Some(Err(fault)) => {
            let error = fault.error();
            lines.say(match fault.fields_before() {
                Some(_) => format!("refused {} {} {}", error.kind().name(), reason(&error), error.tag()),
                None => format!("garbled {}", error.kind().name()),
            });
            return Ok(());
        }
        None => {
            lines.say("garbled MORE".to_string());
            return Ok(());
        }
    };
    let verdict = validator.validate(&message);
    for fault in verdict.faults() {
        lines.say(fault_line(&fault));
    }
    lines.say(if verdict.is_valid() { "valid" } else { "invalid" }.to_string());
    Ok(())
}

fn fault_line(fault: &Broken) -> String {
    let rule = RULES.iter().find(|(_, rule)| *rule == fault.rule()).map_or("?", |(name, _)| name);
    let policy = POLICIES.iter().find(|(_, policy)| *policy == fault.policy()).map_or("?", |(name, _)| name);
    let field = fault.field().map_or("-".to_string(), |field| field.to_string());
    let (group, entry) = fault.group().unwrap_or((0, 0));
    format!(
        "fault {} reason={} tag={} field={} at={} entry={} group={} {}",
        rule,
        fault.reason(),
        fault.tag(),
        field,
        fault.offset(),
        entry,
        group,
        policy
    )
}
