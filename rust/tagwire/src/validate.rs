// SPDX-License-Identifier: Apache-2.0
//! A message against a dictionary.

use crate::dict::Dictionary;
use crate::error::{Error, ErrorKind};
use crate::message::Message;
use crate::raw;
use crate::raw::validate::ValidatorBlock;
use std::fmt;
use tagwire_sys as sys;

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $code:ident,)*) => {
        /// A rule of validation, with the SessionRejectReason (373) it leads to.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Rule {
            $($(#[$doc])* $name,)*
            /// A rule that this version of the crate does not know.
            Other(u32),
        }

        impl Rule {
            /// All that this version of the crate knows.
            pub const ALL: &'static [Rule] = &[$(Rule::$name),*];

            fn of(code: u32) -> Rule {
                match code {
                    $(sys::$code => Rule::$name,)*
                    other => Rule::Other(other),
                }
            }

            /// The library's number for it.
            pub fn code(self) -> u32 {
                match self {
                    $(Rule::$name => sys::$code,)*
                    Rule::Other(code) => code,
                }
            }
        }
    };
}

rules! {
    /// 11: MsgType is in no dictionary.
    MsgType = TW_RULE_MSGTYPE,
    /// 0: a tag that the dictionary does not have.
    Tag = TW_RULE_TAG,
    /// 0: the same for user-defined tags, 5000 to 9999 and from 10000 on; accepted by default.
    TagUser = TW_RULE_TAG_USER,
    /// 2: a tag of the dictionary that is not of this message.
    TagMessage = TW_RULE_TAG_MESSAGE,
    /// 1: a required field is missing.
    Required = TW_RULE_REQUIRED,
    /// 4: a field without a value.
    Empty = TW_RULE_EMPTY,
    /// 5: a value that is none of the field's codes.
    Code = TW_RULE_CODE,
    /// 6: a value that is not of the field's type.
    Format = TW_RULE_FORMAT,
    /// 14: a field outside its section.
    Order = TW_RULE_ORDER,
    /// 13: a tag twice in one level or entry.
    Twice = TW_RULE_TWICE,
    /// 16: NumInGroup differs from the entries that follow.
    GroupCount = TW_RULE_GROUP_COUNT,
    /// 15: the first field of an entry is not the group's first.
    GroupStart = TW_RULE_GROUP_START,
    /// 15: members of an entry not in the dictionary's order; accepted by default.
    GroupOrder = TW_RULE_GROUP_ORDER,
    /// 0 or 2: a tag inside an entry that is neither the group's nor that of a level around it.
    GroupTag = TW_RULE_GROUP_TAG,
    /// 1: a data field without its length field before it.
    DataLength = TW_RULE_DATA_LENGTH,
}

/// What a broken rule leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Policy {
    /// Reject; accept for [`Rule::TagUser`] and [`Rule::GroupOrder`].
    Default,
    /// A fault.
    Reject,
    /// Reported, but no fault.
    Accept,
    /// A fault, after which a session disconnects instead of rejecting.
    Disconnect,
    /// Not looked at.
    Ignore,
}

impl Policy {
    fn code(self) -> u8 {
        match self {
            Policy::Default => sys::TW_POLICY_DEFAULT,
            Policy::Reject => sys::TW_POLICY_REJECT,
            Policy::Accept => sys::TW_POLICY_ACCEPT,
            Policy::Disconnect => sys::TW_POLICY_DISCONNECT,
            Policy::Ignore => sys::TW_POLICY_IGNORE,
        }
    }

    fn of(code: u32) -> Policy {
        match code as u8 {
            sys::TW_POLICY_ACCEPT => Policy::Accept,
            sys::TW_POLICY_DISCONNECT => Policy::Disconnect,
            sys::TW_POLICY_IGNORE => Policy::Ignore,
            _ => Policy::Reject,
        }
    }
}

/// How to make a [`Validator`].
#[derive(Clone, Debug)]
pub struct ValidatorOptions {
    dict: Dictionary,
    transport: Option<Dictionary>,
    faults_max: u32,
    faults_kept: usize,
    policy: [u8; 32],
}

impl ValidatorOptions {
    /// `dict`: of the messages.
    pub fn new(dict: &Dictionary) -> ValidatorOptions {
        ValidatorOptions { dict: dict.clone(), transport: None, faults_max: 0, faults_kept: 256, policy: [0; 32] }
    }

    /// The dictionary of header, trailer and administrative messages; without it the messages' own, or FIXT.1.1 where that has none.
    pub fn transport(mut self, dict: &Dictionary) -> ValidatorOptions {
        self.transport = Some(dict.clone());
        self
    }

    /// Faults after which a message is not looked at further; 0: all.
    pub fn faults_max(mut self, faults: u32) -> ValidatorOptions {
        self.faults_max = faults;
        self
    }

    /// Faults of one message that are kept for looking at; 256 if nothing is said. The others are counted.
    pub fn faults_kept(mut self, faults: usize) -> ValidatorOptions {
        self.faults_kept = faults;
        self
    }

    /// What a rule leads to.
    pub fn policy(mut self, rule: Rule, policy: Policy) -> ValidatorOptions {
        if let Some(place) = self.policy.get_mut(rule.code() as usize) {
            *place = policy.code();
        }
        self
    }
}

/// Validates messages by a dictionary. One per thread; it may move between threads.
///
/// ```
/// # fn main() -> Result<(), tagwire::Error> {
/// let dict = tagwire::Dictionary::builtin("FIX.4.4").unwrap();
/// let mut validator = tagwire::Validator::new(&dict)?;
/// let mut index = tagwire::Index::new();
/// let message = index.fields(b"8=FIX.4.4\x019=5\x0135=0\x0149=A\x0156=B\x0134=x\x0152=20260102-03:04:05\x0110=000\x01")?;
/// let verdict = validator.validate(&message);
/// assert!(!verdict.is_valid());
/// let fault = verdict.faults().next().unwrap();
/// assert_eq!((fault.rule(), fault.reason(), fault.tag()), (tagwire::Rule::Format, 6, 34));
/// # Ok(())
/// # }
/// ```
pub struct Validator {
    block: ValidatorBlock,
    faults: Box<[sys::tw_fault]>,
}

const NO_FAULT: sys::tw_fault = sys::tw_fault { rule: 0, policy: 0, reason: 0, tag: 0, offset: 0, field: 0, entry: 0, group: 0 };

impl Validator {
    /// By the rules' default policies.
    pub fn new(dict: &Dictionary) -> Result<Validator, Error> {
        Validator::with(&ValidatorOptions::new(dict))
    }

    /// As the options say.
    pub fn with(options: &ValidatorOptions) -> Result<Validator, Error> {
        let transport = options.transport.as_ref().map(|dict| &dict.0);
        Ok(Validator {
            block: ValidatorBlock::new(&options.dict.0, transport, options.faults_max, options.policy)?,
            faults: vec![NO_FAULT; options.faults_kept].into_boxed_slice(),
        })
    }

    /// Validates a message.
    #[inline]
    pub fn validate(&mut self, message: &Message<'_, '_>) -> Verdict<'_> {
        let (status, count) = self.block.validate(message.table(), &mut self.faults);
        Verdict { status, count, faults: &self.faults[..(count as usize).min(self.faults.len())] }
    }
}

impl fmt::Debug for Validator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Validator").finish_non_exhaustive()
    }
}

/// What validation found. It ends with the next message.
#[derive(Clone, Copy)]
pub struct Verdict<'v> {
    status: i32,
    count: u32,
    faults: &'v [sys::tw_fault],
}

impl<'v> Verdict<'v> {
    /// Whether there is no fault but accepted ones.
    #[inline]
    pub fn is_valid(&self) -> bool {
        self.status == sys::TW_OK
    }

    /// How many faults there are, accepted ones included, kept or not.
    #[inline]
    pub fn count(&self) -> usize {
        self.count as usize
    }

    /// The faults that were kept, in the order of the message; missing fields and wrong counts where their entry or group ends.
    pub fn faults(&self) -> impl ExactSizeIterator<Item = Broken> + 'v {
        self.faults.iter().map(|fault| Broken(*fault))
    }

    /// `Ok` if it is valid, else the first fault that is not accepted as an error.
    pub fn ok(&self) -> Result<(), Error> {
        if self.is_valid() {
            return Ok(());
        }
        if self.status != sys::TW_E_VALIDATE {
            return Err(Error::bare(self.status, 0, 0));
        }
        let first = self.faults().find(|fault| fault.policy() != Policy::Accept);
        Err(first.map_or_else(|| Error::bare(self.status, 0, 0), Error::from))
    }
}

impl fmt::Debug for Verdict<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.faults()).finish()
    }
}

/// A rule that a message broke.
#[derive(Clone, Copy)]
pub struct Broken(sys::tw_fault);

impl Broken {
    /// Which one.
    pub fn rule(&self) -> Rule {
        Rule::of(self.0.rule)
    }

    /// What it leads to.
    pub fn policy(&self) -> Policy {
        Policy::of(self.0.policy)
    }

    /// SessionRejectReason (373).
    pub fn reason(&self) -> i32 {
        self.0.reason
    }

    /// The standard text of that reason.
    pub fn text(&self) -> &'static str {
        raw::reason_text(self.0.reason)
    }

    /// RefTagID (371): the tag at fault.
    pub fn tag(&self) -> u32 {
        self.0.tag
    }

    /// Where the field's tag stands in the input; of a missing field: where the group's entry, or the message, ends.
    pub fn offset(&self) -> usize {
        self.0.offset as usize
    }

    /// The number of the field in the message; `None` where it is missing.
    pub fn field(&self) -> Option<usize> {
        if self.0.field == sys::TW_NONE {
            None
        } else {
            Some(self.0.field as usize)
        }
    }

    /// The tag of the innermost group's NumInGroup field and the entry in it, from 1; `None` outside groups.
    pub fn group(&self) -> Option<(u32, u32)> {
        if self.0.group == 0 {
            None
        } else {
            Some((self.0.group, self.0.entry))
        }
    }
}

impl From<Broken> for Error {
    fn from(broken: Broken) -> Error {
        let fault = broken.0;
        Error::new(ErrorKind::Validate.code(), fault.reason, fault.tag, fault.offset, broken.text().as_bytes())
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (tag {}, byte {})", self.text(), self.tag(), self.offset())
    }
}

impl fmt::Debug for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} reason={} tag={} byte={}", self.rule(), self.reason(), self.tag(), self.offset())
    }
}
