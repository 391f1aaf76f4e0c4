// SPDX-License-Identifier: Apache-2.0
//! What the fields, codes, messages and groups of a FIX version are.

use crate::error::Error;
use crate::raw::dict::{type_name, CodeParts, DictImage, EntryParts, FieldParts, MessageParts};
use crate::DataPair;
use std::fmt;
use tagwire_sys as sys;

/// A dictionary: immutable, shared between threads, cheap to clone.
///
/// ```
/// let dict = tagwire::Dictionary::builtin("FIX.4.4").unwrap();
/// let side = dict.field(54).unwrap();
/// assert_eq!((side.name(), side.type_name()), ("Side", "char"));
/// assert_eq!(dict.code(54, b"1").unwrap().name(), "Buy");
/// let order = dict.message(b"D").unwrap();
/// assert!(order.body().member(11).unwrap().is_required());
/// ```
#[derive(Clone)]
pub struct Dictionary(pub(crate) DictImage);

impl Dictionary {
    /// A built-in one: FIX.4.0, FIX.4.1, FIX.4.2, FIX.4.3, FIX.4.4, FIX.5.0, FIX.5.0SP1, FIX.5.0SP2, FIXT.1.1.
    pub fn builtin(name: &str) -> Option<Dictionary> {
        DictImage::builtin(name.as_bytes()).map(Dictionary)
    }

    /// The built-in ones, oldest first.
    pub fn all_builtin() -> impl Iterator<Item = Dictionary> {
        (0..).map_while(DictImage::builtin_at).map(Dictionary)
    }

    /// The built-in one that an ApplVerID (1128, 1137) means: `2` FIX.4.0 to `9` FIX.5.0SP2.
    pub fn builtin_applver(applver: &[u8]) -> Option<Dictionary> {
        DictImage::builtin_applver(applver).map(Dictionary)
    }

    /// Loads the text form (docs/dictionary-format.md). `base`: what `extends` extends; `None`: the built-in one of that name. An error
    /// names the line and column.
    pub fn load(text: impl AsRef<[u8]>, base: Option<&Dictionary>) -> Result<Dictionary, Error> {
        DictImage::load(text.as_ref(), base.map(|base| &base.0)).map(Dictionary)
    }

    /// Its name: `FIX.4.4`.
    pub fn name(&self) -> &str {
        self.0.info().name
    }

    /// BeginString (8) of its messages; empty where it has none.
    pub fn begin_string(&self) -> &str {
        self.0.info().begin
    }

    /// ApplVerID (1128) that means it; empty where none does.
    pub fn applver(&self) -> &str {
        self.0.info().applver
    }

    /// How many fields it has.
    pub fn field_count(&self) -> usize {
        self.0.info().fields as usize
    }

    /// How many codes all its fields have.
    pub fn code_count(&self) -> usize {
        self.0.info().codes as usize
    }

    /// How many messages it has.
    pub fn message_count(&self) -> usize {
        self.0.info().messages as usize
    }

    /// How many components it has.
    pub fn component_count(&self) -> usize {
        self.0.info().components as usize
    }

    /// How many groups it declares; one in a component counts once.
    pub fn group_count(&self) -> usize {
        self.0.info().groups as usize
    }

    /// A field by tag.
    pub fn field(&self, tag: u32) -> Option<FieldInfo<'_>> {
        self.0.field(tag).map(FieldInfo)
    }

    /// A field by name.
    pub fn field_named(&self, name: &str) -> Option<FieldInfo<'_>> {
        self.0.field_named(name.as_bytes()).map(FieldInfo)
    }

    /// All fields, ascending by tag.
    pub fn fields(&self) -> impl Iterator<Item = FieldInfo<'_>> {
        (0..).map_while(move |number| self.0.field_at(number)).map(FieldInfo)
    }

    /// What a value of a field means. Of a multiple-value field pass one of its values.
    pub fn code(&self, tag: u32, value: &[u8]) -> Option<Code<'_>> {
        self.0.code(tag, value).map(Code)
    }

    /// The codes of a field, as declared.
    pub fn codes(&self, tag: u32) -> impl Iterator<Item = Code<'_>> {
        (0..).map_while(move |which| self.0.code_at(tag, which)).map(Code)
    }

    /// A message by MsgType (35).
    pub fn message(&self, msg_type: &[u8]) -> Option<MessageInfo<'_>> {
        self.0.message(msg_type).map(|parts| MessageInfo { dict: &self.0, parts })
    }

    /// A message by name.
    pub fn message_named(&self, name: &str) -> Option<MessageInfo<'_>> {
        self.0.message_named(name.as_bytes()).map(|parts| MessageInfo { dict: &self.0, parts })
    }

    /// All messages, as declared.
    pub fn messages(&self) -> impl Iterator<Item = MessageInfo<'_>> {
        let dict = &self.0;
        (0..).map_while(move |number| dict.message_at(number)).map(move |parts| MessageInfo { dict, parts })
    }

    /// A component by name.
    pub fn component(&self, name: &str) -> Option<EntryInfo<'_>> {
        self.0.component_named(name.as_bytes()).map(|parts| EntryInfo { dict: &self.0, parts })
    }

    /// All components.
    pub fn components(&self) -> impl Iterator<Item = EntryInfo<'_>> {
        let dict = &self.0;
        (0..).map_while(move |number| dict.component_at(number)).map(move |parts| EntryInfo { dict, parts })
    }

    /// The fields of the standard header.
    pub fn header(&self) -> LevelInfo<'_> {
        LevelInfo { dict: &self.0, level: sys::TW_LEVEL_HEADER }
    }

    /// The fields of the standard trailer.
    pub fn trailer(&self) -> LevelInfo<'_> {
        LevelInfo { dict: &self.0, level: sys::TW_LEVEL_TRAILER }
    }

    /// Its length and data fields, ascending by length tag, for [`IndexOptions::pairs`](crate::IndexOptions::pairs).
    pub fn pairs(&self) -> Vec<DataPair> {
        self.0.pairs().into_iter().map(DataPair::of_c).collect()
    }
}

impl fmt::Display for Dictionary {
    /// The text form: loading it gives an equal dictionary.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.print())
    }
}

impl fmt::Debug for Dictionary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dictionary").field("name", &self.name()).field("builtin", &self.0.is_builtin()).finish()
    }
}

impl PartialEq for Dictionary {
    /// Whether they are the same image.
    fn eq(&self, other: &Dictionary) -> bool {
        self.0.same(&other.0)
    }
}

impl Eq for Dictionary {}

/// Where a field may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Section {
    /// In the body.
    Body,
    /// In the standard header.
    Header,
    /// In the standard trailer.
    Trailer,
}

/// A field of a dictionary.
#[derive(Clone, Copy)]
pub struct FieldInfo<'d>(FieldParts<'d>);

impl<'d> FieldInfo<'d> {
    /// `Side`.
    pub fn name(&self) -> &'d str {
        self.0.name
    }

    /// 54.
    pub fn tag(&self) -> u32 {
        self.0.tag
    }

    /// Its data type as FIX writes it: `UTCTimestamp`.
    pub fn type_name(&self) -> &'static str {
        type_name(self.0.type_code)
    }

    /// How many codes it has; 0: any value of its type.
    pub fn code_count(&self) -> usize {
        self.0.codes as usize
    }

    /// Whether values beside the codes are right too.
    pub fn is_open(&self) -> bool {
        self.0.open
    }

    /// Of a data field its length field's tag, of a length field its data field's.
    pub fn pair(&self) -> Option<u32> {
        if self.0.pair == 0 {
            None
        } else {
            Some(self.0.pair)
        }
    }

    /// Where it may stand.
    pub fn section(&self) -> Section {
        match self.0.section {
            sys::TW_SECTION_HEADER => Section::Header,
            sys::TW_SECTION_TRAILER => Section::Trailer,
            _ => Section::Body,
        }
    }
}

impl fmt::Debug for FieldInfo<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.tag(), self.name(), self.type_name())
    }
}

/// A code: a value and what it means.
#[derive(Clone, Copy)]
pub struct Code<'d>(CodeParts<'d>);

impl<'d> Code<'d> {
    /// `1`.
    pub fn value(&self) -> &'d [u8] {
        self.0.value
    }

    /// `Buy`.
    pub fn name(&self) -> &'d str {
        self.0.name
    }
}

impl fmt::Debug for Code<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", crate::shown(self.value()), self.name())
    }
}

/// A message of a dictionary.
#[derive(Clone, Copy)]
pub struct MessageInfo<'d> {
    dict: &'d DictImage,
    parts: MessageParts<'d>,
}

impl<'d> MessageInfo<'d> {
    /// MsgType (35): `D`.
    pub fn msg_type(&self) -> &'d [u8] {
        self.parts.msg_type
    }

    /// `NewOrderSingle`.
    pub fn name(&self) -> &'d str {
        self.parts.name
    }

    /// Whether it is of the session layer.
    pub fn is_admin(&self) -> bool {
        self.parts.admin
    }

    /// Its body.
    pub fn body(&self) -> LevelInfo<'d> {
        LevelInfo { dict: self.dict, level: self.parts.level }
    }
}

impl fmt::Debug for MessageInfo<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", crate::shown(self.msg_type()), self.name())
    }
}

/// A level of a dictionary: a body, the header, the trailer, a group's entry or a component.
#[derive(Clone, Copy)]
pub struct LevelInfo<'d> {
    dict: &'d DictImage,
    level: u32,
}

impl<'d> LevelInfo<'d> {
    /// Its entries as declared, components not resolved.
    pub fn entries(&self) -> impl Iterator<Item = EntryInfo<'d>> {
        let LevelInfo { dict, level } = *self;
        (0..).map_while(move |which| dict.entry_at(level, which)).map(move |parts| EntryInfo { dict, parts })
    }

    /// Its fields and groups, components resolved, nested groups not: of a group the first is the field that starts an entry.
    pub fn members(&self) -> impl Iterator<Item = EntryInfo<'d>> {
        let LevelInfo { dict, level } = *self;
        (0..).map_while(move |which| dict.member_at(level, which)).map(move |parts| EntryInfo { dict, parts })
    }

    /// Its field or group with this tag.
    pub fn member(&self, tag: u32) -> Option<EntryInfo<'d>> {
        self.dict.member(self.level, tag).map(|parts| EntryInfo { dict: self.dict, parts })
    }
}

impl fmt::Debug for LevelInfo<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.entries()).finish()
    }
}

/// What an entry of a level is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EntryKind {
    /// A field.
    Field,
    /// A repeating group, by its NumInGroup field.
    Group,
    /// A component.
    Component,
}

/// An entry of a level.
#[derive(Clone, Copy)]
pub struct EntryInfo<'d> {
    dict: &'d DictImage,
    parts: EntryParts<'d>,
}

impl<'d> EntryInfo<'d> {
    /// The name of the field, of the group's NumInGroup field, or of the component.
    pub fn name(&self) -> &'d str {
        self.parts.name
    }

    /// What it is.
    pub fn kind(&self) -> EntryKind {
        match self.parts.kind {
            sys::TW_ENTRY_GROUP => EntryKind::Group,
            sys::TW_ENTRY_COMPONENT => EntryKind::Component,
            _ => EntryKind::Field,
        }
    }

    /// Its tag; `None` for a component.
    pub fn tag(&self) -> Option<u32> {
        if self.parts.tag == 0 {
            None
        } else {
            Some(self.parts.tag)
        }
    }

    /// Whether it is required at its level.
    pub fn is_required(&self) -> bool {
        self.parts.required
    }

    /// The level of a group's entry, or of a component.
    pub fn level(&self) -> Option<LevelInfo<'d>> {
        if self.parts.level == 0 {
            None
        } else {
            Some(LevelInfo { dict: self.dict, level: self.parts.level })
        }
    }
}

impl fmt::Debug for EntryInfo<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}{}", self.kind(), self.name(), if self.is_required() { "!" } else { "" })
    }
}
