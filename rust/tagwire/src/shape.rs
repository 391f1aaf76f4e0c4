// SPDX-License-Identifier: Apache-2.0
//! What plans and templates are made of.

use crate::raw::plan::Described;
use tagwire_sys as sys;

/// The type of an entry: what its slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SlotKind {
    /// Bytes.
    Text,
    /// One byte.
    Char,
    /// A whole number.
    Int,
    /// `decN`: a whole number of 10^-N.
    Decimal {
        /// N, 0 to 18.
        scale: u8,
    },
    /// `dec*`: a decimal as it stands.
    DecimalAny,
    /// Y or N.
    Bool,
    /// A UTCTimestamp.
    Time,
    /// `time0` to `time9` of a template.
    TimeFixed {
        /// Fraction digits that are written.
        digits: u8,
    },
    /// YYYYMMDD.
    Date,
    /// Bytes of a data field.
    Data,
    /// A repeating group.
    Group,
    /// A type that this version of the crate does not know.
    Other(u32),
}

/// An entry of a plan or template that has a slot.
#[derive(Clone, Debug)]
pub struct Entry {
    tag: u32,
    kind: SlotKind,
    required: bool,
    limit: u32,
    members: Box<[Entry]>,
}

impl Entry {
    /// Its tag; of a group NumInGroup's.
    pub fn tag(&self) -> u32 {
        self.tag
    }

    /// Its type.
    #[inline]
    pub fn kind(&self) -> SlotKind {
        self.kind
    }

    /// Whether it is marked `!`.
    pub fn is_required(&self) -> bool {
        self.required
    }

    /// Of a group: the entries that are kept at most.
    pub fn limit(&self) -> Option<u32> {
        if self.limit == 0 {
            None
        } else {
            Some(self.limit)
        }
    }

    /// Of a group: what an entry of it holds.
    #[inline]
    pub fn members(&self) -> &[Entry] {
        &self.members
    }
}

/// A message of a plan or template.
#[derive(Clone, Debug)]
pub struct MessageShape {
    msg_type: Box<[u8]>,
    entries: Box<[Entry]>,
}

impl MessageShape {
    /// MsgType (35).
    pub fn msg_type(&self) -> &[u8] {
        &self.msg_type
    }

    /// Its entries by slot: constants have none.
    #[inline]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}

pub(crate) fn shapes(described: Vec<Described>) -> Box<[MessageShape]> {
    let shape = |message: Described| MessageShape {
        msg_type: message.msg_type.into_boxed_slice(),
        entries: level(&message.entries, sys::TW_NONE),
    };
    described.into_iter().map(shape).collect()
}

/// The entries of one level, in the order of the text, which is that of their slots.
fn level(all: &[sys::tw_plan_entry], parent: u32) -> Box<[Entry]> {
    let own = all.iter().enumerate().filter(|(_, entry)| entry.parent == parent && entry.kind != sys::TW_PLAN_CONSTANT);
    own.map(|(number, entry)| Entry {
        tag: entry.tag,
        kind: kind(entry),
        required: entry.required != 0,
        limit: entry.limit,
        members: if entry.kind == sys::TW_PLAN_GROUP { level(all, number as u32) } else { Box::default() },
    })
    .collect()
}

fn kind(entry: &sys::tw_plan_entry) -> SlotKind {
    match entry.kind {
        sys::TW_PLAN_TEXT => SlotKind::Text,
        sys::TW_PLAN_CHAR => SlotKind::Char,
        sys::TW_PLAN_INT => SlotKind::Int,
        sys::TW_PLAN_DECIMAL => SlotKind::Decimal { scale: entry.scale as u8 },
        sys::TW_PLAN_DECIMAL_ANY => SlotKind::DecimalAny,
        sys::TW_PLAN_BOOL => SlotKind::Bool,
        sys::TW_PLAN_TIME => SlotKind::Time,
        sys::TW_PLAN_TIME_FIXED => SlotKind::TimeFixed { digits: entry.scale as u8 },
        sys::TW_PLAN_DATE => SlotKind::Date,
        sys::TW_PLAN_DATA => SlotKind::Data,
        sys::TW_PLAN_GROUP => SlotKind::Group,
        other => SlotKind::Other(other),
    }
}
