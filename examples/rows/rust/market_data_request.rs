// SPDX-License-Identifier: Apache-2.0
//! Rows of MarketDataRequest (V).
//!
//! Made by `tagwire gen --lang rust --kind plan`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Dictionary, Error, FromRow, FromSlots, Plan, SlotError, Slots, UtcTimestamp, Views};

/// The plan; all of its tags as numbers.
pub const PLAN: &str = "V{34:int! 49:text! 56:text! 43:bool 52:time! 262:text! 263:char! 264:int! 265:int \
    266:bool 286:text 267!{269:char!} 146!{55:text 48:text 22:char 207:text}}";

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

/// SubscriptionRequestType (263).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SubscriptionRequestType {
    Snapshot,
    SnapshotAndUpdates,
    DisablePreviousSnapshot,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl SubscriptionRequestType {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'0' => Self::Snapshot,
            b'1' => Self::SnapshotAndUpdates,
            b'2' => Self::DisablePreviousSnapshot,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::Snapshot => b'0',
            Self::SnapshotAndUpdates => b'1',
            Self::DisablePreviousSnapshot => b'2',
            Self::Unlisted(other) => other,
        }
    }
}

/// MDUpdateType (265).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MdUpdateType {
    FullRefresh,
    IncrementalRefresh,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl MdUpdateType {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            0 => Self::FullRefresh,
            1 => Self::IncrementalRefresh,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::FullRefresh => 0,
            Self::IncrementalRefresh => 1,
            Self::Unlisted(other) => other,
        }
    }
}

/// MDEntryType (269).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MdEntryType {
    Bid,
    Offer,
    Trade,
    IndexValue,
    OpeningPrice,
    ClosingPrice,
    SettlementPrice,
    TradingSessionHighPrice,
    TradingSessionLowPrice,
    TradingSessionVwapPrice,
    Imbalance,
    TradeVolume,
    OpenInterest,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl MdEntryType {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'0' => Self::Bid,
            b'1' => Self::Offer,
            b'2' => Self::Trade,
            b'3' => Self::IndexValue,
            b'4' => Self::OpeningPrice,
            b'5' => Self::ClosingPrice,
            b'6' => Self::SettlementPrice,
            b'7' => Self::TradingSessionHighPrice,
            b'8' => Self::TradingSessionLowPrice,
            b'9' => Self::TradingSessionVwapPrice,
            b'A' => Self::Imbalance,
            b'B' => Self::TradeVolume,
            b'C' => Self::OpenInterest,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::Bid => b'0',
            Self::Offer => b'1',
            Self::Trade => b'2',
            Self::IndexValue => b'3',
            Self::OpeningPrice => b'4',
            Self::ClosingPrice => b'5',
            Self::SettlementPrice => b'6',
            Self::TradingSessionHighPrice => b'7',
            Self::TradingSessionLowPrice => b'8',
            Self::TradingSessionVwapPrice => b'9',
            Self::Imbalance => b'A',
            Self::TradeVolume => b'B',
            Self::OpenInterest => b'C',
            Self::Unlisted(other) => other,
        }
    }
}

/// MarketDataRequest (V): `row.view::<MarketDataRequest>()`.
#[derive(Clone, Copy, Debug)]
pub struct MarketDataRequest<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for MarketDataRequest<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        MarketDataRequest(slots)
    }
}

impl<'r, 'b> MarketDataRequest<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const SENDER_COMP_ID: usize = 1;
    pub const TARGET_COMP_ID: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const MD_REQ_ID: usize = 5;
    pub const SUBSCRIPTION_REQUEST_TYPE: usize = 6;
    pub const MARKET_DEPTH: usize = 7;
    pub const MD_UPDATE_TYPE: usize = 8;
    pub const AGGREGATED_BOOK: usize = 9;
    pub const OPEN_CLOSE_SETTL_FLAG: usize = 10;
    pub const NO_MD_ENTRY_TYPES: usize = 11;
    pub const NO_RELATED_SYM: usize = 12;

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

    /// MDReqID (262), required.
    pub fn md_req_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::MD_REQ_ID)
    }

    /// SubscriptionRequestType (263), required.
    pub fn subscription_request_type(&self) -> Result<Option<SubscriptionRequestType>, SlotError> {
        Ok(self.0.char(Self::SUBSCRIPTION_REQUEST_TYPE)?.map(SubscriptionRequestType::of))
    }

    /// MarketDepth (264), required.
    pub fn market_depth(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MARKET_DEPTH)
    }

    /// MDUpdateType (265).
    pub fn md_update_type(&self) -> Result<Option<MdUpdateType>, SlotError> {
        Ok(self.0.int(Self::MD_UPDATE_TYPE)?.map(MdUpdateType::of))
    }

    /// AggregatedBook (266).
    pub fn aggregated_book(&self) -> Result<Option<bool>, SlotError> {
        self.0.bool(Self::AGGREGATED_BOOK)
    }

    /// OpenCloseSettlFlag (286).
    pub fn open_close_settl_flag(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::OPEN_CLOSE_SETTL_FLAG)
    }

    /// NoMDEntryTypes (267), required.
    pub fn no_md_entry_types(&self) -> Views<'r, 'b, MarketDataRequestNoMdEntryTypes<'r, 'b>> {
        self.0.group_of(Self::NO_MD_ENTRY_TYPES)
    }

    /// NoRelatedSym (146), required.
    pub fn no_related_sym(&self) -> Views<'r, 'b, MarketDataRequestNoRelatedSym<'r, 'b>> {
        self.0.group_of(Self::NO_RELATED_SYM)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for MarketDataRequest<'r, 'b> {
    const MESSAGE: usize = 0;
}

/// An entry of NoMDEntryTypes (267) in MarketDataRequest.
#[derive(Clone, Copy, Debug)]
pub struct MarketDataRequestNoMdEntryTypes<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for MarketDataRequestNoMdEntryTypes<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        MarketDataRequestNoMdEntryTypes(slots)
    }
}

impl<'r, 'b> MarketDataRequestNoMdEntryTypes<'r, 'b> {
    pub const MD_ENTRY_TYPE: usize = 0;

    /// MDEntryType (269), required.
    pub fn md_entry_type(&self) -> Result<Option<MdEntryType>, SlotError> {
        Ok(self.0.char(Self::MD_ENTRY_TYPE)?.map(MdEntryType::of))
    }
}

/// An entry of NoRelatedSym (146) in MarketDataRequest.
#[derive(Clone, Copy, Debug)]
pub struct MarketDataRequestNoRelatedSym<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for MarketDataRequestNoRelatedSym<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        MarketDataRequestNoRelatedSym(slots)
    }
}

impl<'r, 'b> MarketDataRequestNoRelatedSym<'r, 'b> {
    pub const SYMBOL: usize = 0;
    pub const SECURITY_ID: usize = 1;
    pub const SECURITY_ID_SOURCE: usize = 2;
    pub const SECURITY_EXCHANGE: usize = 3;

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

    /// SecurityExchange (207).
    pub fn security_exchange(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SECURITY_EXCHANGE)
    }
}
