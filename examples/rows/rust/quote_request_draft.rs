// SPDX-License-Identifier: Apache-2.0
//! Drafts of QuoteRequest (R).
//!
//! Made by `tagwire gen --lang rust --kind template`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Date, Decimal, Dictionary, Draft, DraftGroup, DraftSlots, Error, Template, UtcTimestamp};

/// The template; all of its tags as numbers.
pub const TEMPLATE: &str = "R{8=FIX.4.4 49:text! 56:text! 34:int! 43:bool 52:time3! 131:text! 146!{55:text! 48:text \
    22:char 537:int 54:char 38:dec8 63:char 64:date 40:char 60:time3 15:text 1:text} \
    58:text}";

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

/// OrdType (40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrdType {
    Market,
    Limit,
    Stop,
    StopLimit,
    WithOrWithout,
    LimitOrBetter,
    LimitWithOrWithout,
    OnBasis,
    PreviouslyQuoted,
    PreviouslyIndicated,
    ForexSwap,
    Funari,
    MarketIfTouched,
    MarketWithLeftOverAsLimit,
    PreviousFundValuationPoint,
    NextFundValuationPoint,
    Pegged,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl OrdType {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'1' => Self::Market,
            b'2' => Self::Limit,
            b'3' => Self::Stop,
            b'4' => Self::StopLimit,
            b'6' => Self::WithOrWithout,
            b'7' => Self::LimitOrBetter,
            b'8' => Self::LimitWithOrWithout,
            b'9' => Self::OnBasis,
            b'D' => Self::PreviouslyQuoted,
            b'E' => Self::PreviouslyIndicated,
            b'G' => Self::ForexSwap,
            b'I' => Self::Funari,
            b'J' => Self::MarketIfTouched,
            b'K' => Self::MarketWithLeftOverAsLimit,
            b'L' => Self::PreviousFundValuationPoint,
            b'M' => Self::NextFundValuationPoint,
            b'P' => Self::Pegged,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::Market => b'1',
            Self::Limit => b'2',
            Self::Stop => b'3',
            Self::StopLimit => b'4',
            Self::WithOrWithout => b'6',
            Self::LimitOrBetter => b'7',
            Self::LimitWithOrWithout => b'8',
            Self::OnBasis => b'9',
            Self::PreviouslyQuoted => b'D',
            Self::PreviouslyIndicated => b'E',
            Self::ForexSwap => b'G',
            Self::Funari => b'I',
            Self::MarketIfTouched => b'J',
            Self::MarketWithLeftOverAsLimit => b'K',
            Self::PreviousFundValuationPoint => b'L',
            Self::NextFundValuationPoint => b'M',
            Self::Pegged => b'P',
            Self::Unlisted(other) => other,
        }
    }
}

/// Side (54).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    Buy,
    Sell,
    BuyMinus,
    SellPlus,
    SellShort,
    SellShortExempt,
    Undisclosed,
    Cross,
    CrossShort,
    CrossShortExempt,
    AsDefined,
    Opposite,
    Subscribe,
    Redeem,
    Lend,
    Borrow,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl Side {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'1' => Self::Buy,
            b'2' => Self::Sell,
            b'3' => Self::BuyMinus,
            b'4' => Self::SellPlus,
            b'5' => Self::SellShort,
            b'6' => Self::SellShortExempt,
            b'7' => Self::Undisclosed,
            b'8' => Self::Cross,
            b'9' => Self::CrossShort,
            b'A' => Self::CrossShortExempt,
            b'B' => Self::AsDefined,
            b'C' => Self::Opposite,
            b'D' => Self::Subscribe,
            b'E' => Self::Redeem,
            b'F' => Self::Lend,
            b'G' => Self::Borrow,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::Buy => b'1',
            Self::Sell => b'2',
            Self::BuyMinus => b'3',
            Self::SellPlus => b'4',
            Self::SellShort => b'5',
            Self::SellShortExempt => b'6',
            Self::Undisclosed => b'7',
            Self::Cross => b'8',
            Self::CrossShort => b'9',
            Self::CrossShortExempt => b'A',
            Self::AsDefined => b'B',
            Self::Opposite => b'C',
            Self::Subscribe => b'D',
            Self::Redeem => b'E',
            Self::Lend => b'F',
            Self::Borrow => b'G',
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

/// QuoteRequest (R) that is to be sent.
#[derive(Debug)]
pub struct QuoteRequestDraft<'d>(pub DraftSlots<'d>);

impl<'d> QuoteRequestDraft<'d> {
    pub const SENDER_COMP_ID: usize = 0;
    pub const TARGET_COMP_ID: usize = 1;
    pub const MSG_SEQ_NUM: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const QUOTE_REQ_ID: usize = 5;
    pub const NO_RELATED_SYM: usize = 6;
    pub const TEXT: usize = 7;

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

    /// QuoteReqID (131), required.
    pub fn quote_req_id(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::QUOTE_REQ_ID, value);
        self
    }

    /// NoRelatedSym (146), required.
    pub fn no_related_sym(&mut self, count: usize) -> QuoteRequestNoRelatedSymDraft<'_> {
        QuoteRequestNoRelatedSymDraft(self.0.group(Self::NO_RELATED_SYM, count))
    }

    /// Text (58).
    pub fn text(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::TEXT, value);
        self
    }
}

/// NoRelatedSym (146) in QuoteRequest that is to be sent.
#[derive(Debug)]
pub struct QuoteRequestNoRelatedSymDraft<'d>(pub DraftGroup<'d>);

impl QuoteRequestNoRelatedSymDraft<'_> {
    /// Entry `which`, from 0; panics where there is none.
    pub fn entry(&mut self, which: usize) -> QuoteRequestNoRelatedSymEntryDraft<'_> {
        QuoteRequestNoRelatedSymEntryDraft(self.0.entry(which))
    }
}

/// An entry of NoRelatedSym (146) in QuoteRequest that is to be sent.
#[derive(Debug)]
pub struct QuoteRequestNoRelatedSymEntryDraft<'d>(pub DraftSlots<'d>);

impl<'d> QuoteRequestNoRelatedSymEntryDraft<'d> {
    pub const SYMBOL: usize = 0;
    pub const SECURITY_ID: usize = 1;
    pub const SECURITY_ID_SOURCE: usize = 2;
    pub const QUOTE_TYPE: usize = 3;
    pub const SIDE: usize = 4;
    pub const ORDER_QTY: usize = 5;
    pub const SETTL_TYPE: usize = 6;
    pub const SETTL_DATE: usize = 7;
    pub const ORD_TYPE: usize = 8;
    pub const TRANSACT_TIME: usize = 9;
    pub const CURRENCY: usize = 10;
    pub const ACCOUNT: usize = 11;

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

    /// QuoteType (537).
    pub fn quote_type(&mut self, value: QuoteType) -> &mut Self {
        self.0.int(Self::QUOTE_TYPE, value.code());
        self
    }

    /// Side (54).
    pub fn side(&mut self, value: Side) -> &mut Self {
        self.0.char(Self::SIDE, value.code());
        self
    }

    /// OrderQty (38).
    pub fn order_qty(&mut self, value: Decimal) -> &mut Self {
        self.0.decimal(Self::ORDER_QTY, value);
        self
    }

    /// The same times 10^8, with so many fraction digits; `None`: 8.
    pub fn order_qty_scaled(&mut self, value: i64, digits: Option<u8>) -> &mut Self {
        self.0.scaled(Self::ORDER_QTY, value, digits);
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

    /// OrdType (40).
    pub fn ord_type(&mut self, value: OrdType) -> &mut Self {
        self.0.char(Self::ORD_TYPE, value.code());
        self
    }

    /// TransactTime (60).
    pub fn transact_time(&mut self, value: UtcTimestamp) -> &mut Self {
        self.0.time(Self::TRANSACT_TIME, value);
        self
    }

    /// Currency (15).
    pub fn currency(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::CURRENCY, value);
        self
    }

    /// Account (1).
    pub fn account(&mut self, value: impl AsRef<[u8]>) -> &mut Self {
        self.0.text(Self::ACCOUNT, value);
        self
    }
}
