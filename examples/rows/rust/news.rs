// SPDX-License-Identifier: Apache-2.0
//! Rows of News (B).
//!
//! Made by `tagwire gen --lang rust --kind plan`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Dictionary, Error, FromRow, FromSlots, Plan, SlotError, Slots, UtcTimestamp, Views};

/// The plan; all of its tags as numbers.
pub const PLAN: &str = "B{34:int! 49:text! 56:text! 43:bool 52:time! 42:time 61:char 148:text! 359:data 146:32{55:text \
    48:text 22:char} 33!{58:text! 355:data} 149:text 96:data}";

/// Compiles it.
pub fn plan() -> Result<Plan, Error> {
    Plan::compile(PLAN, Dictionary::builtin("FIX.4.4").as_ref())
}

/// SecurityIDSource (22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SecurityIdSource {
    Cusip,
    Sedol,
    Quik,
    IsinNumber,
    RicCode,
    IsoCurrencyCode,
    IsoCountryCode,
    ExchangeSymbol,
    ConsolidatedTapeAssociation,
    BloombergSymbol,
    Wertpapier,
    Dutch,
    Valoren,
    Sicovam,
    Belgian,
    Common,
    ClearingHouse,
    IsdaFpMlSpecification,
    OptionPriceReportingAuthority,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl SecurityIdSource {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'1' => Self::Cusip,
            b'2' => Self::Sedol,
            b'3' => Self::Quik,
            b'4' => Self::IsinNumber,
            b'5' => Self::RicCode,
            b'6' => Self::IsoCurrencyCode,
            b'7' => Self::IsoCountryCode,
            b'8' => Self::ExchangeSymbol,
            b'9' => Self::ConsolidatedTapeAssociation,
            b'A' => Self::BloombergSymbol,
            b'B' => Self::Wertpapier,
            b'C' => Self::Dutch,
            b'D' => Self::Valoren,
            b'E' => Self::Sicovam,
            b'F' => Self::Belgian,
            b'G' => Self::Common,
            b'H' => Self::ClearingHouse,
            b'I' => Self::IsdaFpMlSpecification,
            b'J' => Self::OptionPriceReportingAuthority,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::Cusip => b'1',
            Self::Sedol => b'2',
            Self::Quik => b'3',
            Self::IsinNumber => b'4',
            Self::RicCode => b'5',
            Self::IsoCurrencyCode => b'6',
            Self::IsoCountryCode => b'7',
            Self::ExchangeSymbol => b'8',
            Self::ConsolidatedTapeAssociation => b'9',
            Self::BloombergSymbol => b'A',
            Self::Wertpapier => b'B',
            Self::Dutch => b'C',
            Self::Valoren => b'D',
            Self::Sicovam => b'E',
            Self::Belgian => b'F',
            Self::Common => b'G',
            Self::ClearingHouse => b'H',
            Self::IsdaFpMlSpecification => b'I',
            Self::OptionPriceReportingAuthority => b'J',
            Self::Unlisted(other) => other,
        }
    }
}

/// Urgency (61).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Urgency {
    Normal,
    Flash,
    Background,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl Urgency {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'0' => Self::Normal,
            b'1' => Self::Flash,
            b'2' => Self::Background,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::Normal => b'0',
            Self::Flash => b'1',
            Self::Background => b'2',
            Self::Unlisted(other) => other,
        }
    }
}

/// News (B): `row.view::<News>()`.
#[derive(Clone, Copy, Debug)]
pub struct News<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for News<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        News(slots)
    }
}

impl<'r, 'b> News<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const SENDER_COMP_ID: usize = 1;
    pub const TARGET_COMP_ID: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const ORIG_TIME: usize = 5;
    pub const URGENCY: usize = 6;
    pub const HEADLINE: usize = 7;
    pub const ENCODED_HEADLINE: usize = 8;
    pub const NO_RELATED_SYM: usize = 9;
    pub const NO_LINES_OF_TEXT: usize = 10;
    pub const URL_LINK: usize = 11;
    pub const RAW_DATA: usize = 12;

    /// MsgSeqNum (34), required.
    pub fn msg_seq_num(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MSG_SEQ_NUM)
    }

    /// SenderCompID (49), required.
    pub fn sender_comp_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SENDER_COMP_ID)
    }

    /// TargetCompID (56), required.
    pub fn target_comp_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TARGET_COMP_ID)
    }

    /// PossDupFlag (43).
    pub fn poss_dup_flag(&self) -> Result<Option<bool>, SlotError> {
        self.0.bool(Self::POSS_DUP_FLAG)
    }

    /// SendingTime (52), required.
    pub fn sending_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::SENDING_TIME)
    }

    /// OrigTime (42).
    pub fn orig_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::ORIG_TIME)
    }

    /// Urgency (61).
    pub fn urgency(&self) -> Result<Option<Urgency>, SlotError> {
        Ok(self.0.char(Self::URGENCY)?.map(Urgency::of))
    }

    /// Headline (148), required.
    pub fn headline(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::HEADLINE)
    }

    /// EncodedHeadline (359).
    pub fn encoded_headline(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ENCODED_HEADLINE)
    }

    /// NoRelatedSym (146): the first 32 entries.
    pub fn no_related_sym(&self) -> Views<'r, 'b, NewsNoRelatedSym<'r, 'b>> {
        self.0.group_of(Self::NO_RELATED_SYM)
    }

    /// NoLinesOfText (33), required.
    pub fn no_lines_of_text(&self) -> Views<'r, 'b, NewsNoLinesOfText<'r, 'b>> {
        self.0.group_of(Self::NO_LINES_OF_TEXT)
    }

    /// URLLink (149).
    pub fn url_link(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::URL_LINK)
    }

    /// RawData (96).
    pub fn raw_data(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::RAW_DATA)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for News<'r, 'b> {
    const MESSAGE: usize = 0;
}

/// An entry of NoRelatedSym (146) in News.
#[derive(Clone, Copy, Debug)]
pub struct NewsNoRelatedSym<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for NewsNoRelatedSym<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        NewsNoRelatedSym(slots)
    }
}

impl<'r, 'b> NewsNoRelatedSym<'r, 'b> {
    pub const SYMBOL: usize = 0;
    pub const SECURITY_ID: usize = 1;
    pub const SECURITY_ID_SOURCE: usize = 2;

    /// Symbol (55).
    pub fn symbol(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SYMBOL)
    }

    /// SecurityID (48).
    pub fn security_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SECURITY_ID)
    }

    /// SecurityIDSource (22).
    pub fn security_id_source(&self) -> Result<Option<SecurityIdSource>, SlotError> {
        Ok(self.0.char(Self::SECURITY_ID_SOURCE)?.map(SecurityIdSource::of))
    }
}

/// An entry of NoLinesOfText (33) in News.
#[derive(Clone, Copy, Debug)]
pub struct NewsNoLinesOfText<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for NewsNoLinesOfText<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        NewsNoLinesOfText(slots)
    }
}

impl<'r, 'b> NewsNoLinesOfText<'r, 'b> {
    pub const TEXT: usize = 0;
    pub const ENCODED_TEXT: usize = 1;

    /// Text (58), required.
    pub fn text(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TEXT)
    }

    /// EncodedText (355).
    pub fn encoded_text(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ENCODED_TEXT)
    }
}
