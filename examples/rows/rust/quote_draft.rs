// SPDX-License-Identifier: Apache-2.0
//! Drafts of Quote (S).
//!
//! Made by `tagwire gen --lang rust --kind template`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Date, Decimal, Dictionary, Draft, DraftSlots, Error, Template, UtcTimestamp};

/// The template; all of its tags as numbers.
pub const TEMPLATE: &str = "S{8=FIX.4.4 49:text! 56:text! 34:int! 43:bool 52:time3! 131:text 117:text! 537:int \
    55:text! 48:text 22:char 132:dec8 133:dec8 134:dec8 135:dec8 62:time3 60:time3 63:char \
    64:date 15:text 58:text}";

/// Compiles it.
pub fn template() -> Result<Template, Error> {
    Template::compile(TEMPLATE, Dictionary::builtin("FIX.4.4").as_ref())
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

/// SettlType (63).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettlType {
    Regular,
    Cash,
    NextDay,
    TPlus2,
    TPlus3,
    TPlus4,
    Future,
    WhenAndIfIssued,
    SellersOption,
    TPlus5,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl SettlType {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'0' => Self::Regular,
            b'1' => Self::Cash,
            b'2' => Self::NextDay,
            b'3' => Self::TPlus2,
            b'4' => Self::TPlus3,
            b'5' => Self::TPlus4,
            b'6' => Self::Future,
            b'7' => Self::WhenAndIfIssued,
            b'8' => Self::SellersOption,
            b'9' => Self::TPlus5,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::Regular => b'0',
            Self::Cash => b'1',
            Self::NextDay => b'2',
            Self::TPlus2 => b'3',
            Self::TPlus3 => b'4',
            Self::TPlus4 => b'5',
            Self::Future => b'6',
            Self::WhenAndIfIssued => b'7',
            Self::SellersOption => b'8',
            Self::TPlus5 => b'9',
            Self::Unlisted(other) => other,
        }
    }
}

/// QuoteType (537).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QuoteType {
    Indicative,
    Tradeable,
    RestrictedTradeable,
    Counter,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl QuoteType {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            0 => Self::Indicative,
            1 => Self::Tradeable,
            2 => Self::RestrictedTradeable,
            3 => Self::Counter,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::Indicative => 0,
            Self::Tradeable => 1,
            Self::RestrictedTradeable => 2,
            Self::Counter => 3,
            Self::Unlisted(other) => other,
        }
    }
}

/// Quote (S) that is to be sent.
#[derive(Debug)]
pub struct QuoteDraft<'d>(pub DraftSlots<'d>);

impl<'d> QuoteDraft<'d> {
    pub const SENDER_COMP_ID: usize = 0;
    pub const TARGET_COMP_ID: usize = 1;
    pub const MSG_SEQ_NUM: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const QUOTE_REQ_ID: usize = 5;
    pub const QUOTE_ID: usize = 6;
    pub const QUOTE_TYPE: usize = 7;
    pub const SYMBOL: usize = 8;
    pub const SECURITY_ID: usize = 9;
    pub const SECURITY_ID_SOURCE: usize = 10;
    pub const BID_PX: usize = 11;
    pub const OFFER_PX: usize = 12;
    pub const BID_SIZE: usize = 13;
    pub const OFFER_SIZE: usize = 14;
    pub const VALID_UNTIL_TIME: usize = 15;
    pub const TRANSACT_TIME: usize = 16;
    pub const SETTL_TYPE: usize = 17;
    pub const SETTL_DATE: usize = 18;
    pub const CURRENCY: usize = 19;
    pub const TEXT: usize = 20;

    /// Begins one, all entries absent; [`Draft::write`] writes it.
    pub fn begin(draft: &'d mut Draft) -> Self {
        Self(draft.begin(0))
    }

    /// SenderCompID (49), required.
    pub fn sender_comp_id(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::SENDER_COMP_ID, value);
        self
    }

    /// TargetCompID (56), required.
    pub fn target_comp_id(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::TARGET_COMP_ID, value);
        self
    }

    /// MsgSeqNum (34), required.
    pub fn msg_seq_num(&mut self, value: i64) -> &mut Self {
        self.0.int(Self::MSG_SEQ_NUM, value);
        self
    }

    /// PossDupFlag (43).
    pub fn poss_dup_flag(&mut self, value: bool) -> &mut Self {
        self.0.bool(Self::POSS_DUP_FLAG, value);
        self
    }

    /// SendingTime (52), required.
    pub fn sending_time(&mut self, value: UtcTimestamp) -> &mut Self {
        self.0.time(Self::SENDING_TIME, value);
        self
    }

    /// QuoteReqID (131).
    pub fn quote_req_id(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::QUOTE_REQ_ID, value);
        self
    }

    /// QuoteID (117), required.
    pub fn quote_id(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::QUOTE_ID, value);
        self
    }

    /// QuoteType (537).
    pub fn quote_type(&mut self, value: QuoteType) -> &mut Self {
        self.0.int(Self::QUOTE_TYPE, value.code());
        self
    }

    /// Symbol (55), required.
    pub fn symbol(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::SYMBOL, value);
        self
    }

    /// SecurityID (48).
    pub fn security_id(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::SECURITY_ID, value);
        self
    }

    /// SecurityIDSource (22).
    pub fn security_id_source(&mut self, value: SecurityIdSource) -> &mut Self {
        self.0.char(Self::SECURITY_ID_SOURCE, value.code());
        self
    }

    /// BidPx (132).
    pub fn bid_px(&mut self, value: Decimal) -> &mut Self {
        self.0.decimal(Self::BID_PX, value);
        self
    }

    /// The same times 10^8, with so many fraction digits; `None`: 8.
    pub fn bid_px_scaled(&mut self, value: i64, digits: Option<u8>) -> &mut Self {
        self.0.scaled(Self::BID_PX, value, digits);
        self
    }

    /// OfferPx (133).
    pub fn offer_px(&mut self, value: Decimal) -> &mut Self {
        self.0.decimal(Self::OFFER_PX, value);
        self
    }

    /// The same times 10^8, with so many fraction digits; `None`: 8.
    pub fn offer_px_scaled(&mut self, value: i64, digits: Option<u8>) -> &mut Self {
        self.0.scaled(Self::OFFER_PX, value, digits);
        self
    }

    /// BidSize (134).
    pub fn bid_size(&mut self, value: Decimal) -> &mut Self {
        self.0.decimal(Self::BID_SIZE, value);
        self
    }

    /// The same times 10^8, with so many fraction digits; `None`: 8.
    pub fn bid_size_scaled(&mut self, value: i64, digits: Option<u8>) -> &mut Self {
        self.0.scaled(Self::BID_SIZE, value, digits);
        self
    }

    /// OfferSize (135).
    pub fn offer_size(&mut self, value: Decimal) -> &mut Self {
        self.0.decimal(Self::OFFER_SIZE, value);
        self
    }

    /// The same times 10^8, with so many fraction digits; `None`: 8.
    pub fn offer_size_scaled(&mut self, value: i64, digits: Option<u8>) -> &mut Self {
        self.0.scaled(Self::OFFER_SIZE, value, digits);
        self
    }

    /// ValidUntilTime (62).
    pub fn valid_until_time(&mut self, value: UtcTimestamp) -> &mut Self {
        self.0.time(Self::VALID_UNTIL_TIME, value);
        self
    }

    /// TransactTime (60).
    pub fn transact_time(&mut self, value: UtcTimestamp) -> &mut Self {
        self.0.time(Self::TRANSACT_TIME, value);
        self
    }

    /// SettlType (63).
    pub fn settl_type(&mut self, value: SettlType) -> &mut Self {
        self.0.char(Self::SETTL_TYPE, value.code());
        self
    }

    /// SettlDate (64).
    pub fn settl_date(&mut self, value: Date) -> &mut Self {
        self.0.date(Self::SETTL_DATE, value);
        self
    }

    /// Currency (15).
    pub fn currency(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::CURRENCY, value);
        self
    }

    /// Text (58).
    pub fn text(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::TEXT, value);
        self
    }
}
