// SPDX-License-Identifier: Apache-2.0
//! Rows of MarketDataIncrementalRefresh (X).
//!
//! Made by `tagwire gen --lang rust --kind plan`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Date, Decimal, Dictionary, Error, FromRow, FromSlots, Plan, SlotError, Slots, UtcTimestamp, Views};

/// The plan; all of its tags as numbers.
pub const PLAN: &str = "X{34:int! 49:text! 56:text! 43:bool 52:time! 262:text 268!{279:char! 285:char 269:char \
    278:text 280:text 55:text 48:text 22:char 270:dec8 271:dec8 272:date 273:text 275:text \
    276:text 277:text 346:int 290:int}}";

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

/// MDUpdateAction (279).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MdUpdateAction {
    New,
    Change,
    Delete,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl MdUpdateAction {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'0' => Self::New,
            b'1' => Self::Change,
            b'2' => Self::Delete,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::New => b'0',
            Self::Change => b'1',
            Self::Delete => b'2',
            Self::Unlisted(other) => other,
        }
    }
}

/// DeleteReason (285).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeleteReason {
    Cancellation,
    Error,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl DeleteReason {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'0' => Self::Cancellation,
            b'1' => Self::Error,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::Cancellation => b'0',
            Self::Error => b'1',
            Self::Unlisted(other) => other,
        }
    }
}

/// MarketDataIncrementalRefresh (X): `row.view::<MarketDataIncrementalRefresh>()`.
#[derive(Clone, Copy, Debug)]
pub struct MarketDataIncrementalRefresh<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for MarketDataIncrementalRefresh<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        MarketDataIncrementalRefresh(slots)
    }
}

impl<'r, 'b> MarketDataIncrementalRefresh<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const SENDER_COMP_ID: usize = 1;
    pub const TARGET_COMP_ID: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const MD_REQ_ID: usize = 5;
    pub const NO_MD_ENTRIES: usize = 6;

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

    /// MDReqID (262).
    pub fn md_req_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::MD_REQ_ID)
    }

    /// NoMDEntries (268), required.
    pub fn no_md_entries(&self) -> Views<'r, 'b, MarketDataIncrementalRefreshNoMdEntries<'r, 'b>> {
        self.0.group_of(Self::NO_MD_ENTRIES)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for MarketDataIncrementalRefresh<'r, 'b> {
    const MESSAGE: usize = 0;
}

/// An entry of NoMDEntries (268) in MarketDataIncrementalRefresh.
#[derive(Clone, Copy, Debug)]
pub struct MarketDataIncrementalRefreshNoMdEntries<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for MarketDataIncrementalRefreshNoMdEntries<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        MarketDataIncrementalRefreshNoMdEntries(slots)
    }
}

impl<'r, 'b> MarketDataIncrementalRefreshNoMdEntries<'r, 'b> {
    pub const MD_UPDATE_ACTION: usize = 0;
    pub const DELETE_REASON: usize = 1;
    pub const MD_ENTRY_TYPE: usize = 2;
    pub const MD_ENTRY_ID: usize = 3;
    pub const MD_ENTRY_REF_ID: usize = 4;
    pub const SYMBOL: usize = 5;
    pub const SECURITY_ID: usize = 6;
    pub const SECURITY_ID_SOURCE: usize = 7;
    pub const MD_ENTRY_PX: usize = 8;
    pub const MD_ENTRY_SIZE: usize = 9;
    pub const MD_ENTRY_DATE: usize = 10;
    pub const MD_ENTRY_TIME: usize = 11;
    pub const MD_MKT: usize = 12;
    pub const QUOTE_CONDITION: usize = 13;
    pub const TRADE_CONDITION: usize = 14;
    pub const NUMBER_OF_ORDERS: usize = 15;
    pub const MD_ENTRY_POSITION_NO: usize = 16;

    /// MDUpdateAction (279), required.
    pub fn md_update_action(&self) -> Result<Option<MdUpdateAction>, SlotError> {
        Ok(self.0.char(Self::MD_UPDATE_ACTION)?.map(MdUpdateAction::of))
    }

    /// DeleteReason (285).
    pub fn delete_reason(&self) -> Result<Option<DeleteReason>, SlotError> {
        Ok(self.0.char(Self::DELETE_REASON)?.map(DeleteReason::of))
    }

    /// MDEntryType (269).
    pub fn md_entry_type(&self) -> Result<Option<MdEntryType>, SlotError> {
        Ok(self.0.char(Self::MD_ENTRY_TYPE)?.map(MdEntryType::of))
    }

    /// MDEntryID (278).
    pub fn md_entry_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::MD_ENTRY_ID)
    }

    /// MDEntryRefID (280).
    pub fn md_entry_ref_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::MD_ENTRY_REF_ID)
    }

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

    /// MDEntryPx (270).
    pub fn md_entry_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::MD_ENTRY_PX)
    }

    /// The same times 10^8.
    pub fn md_entry_px_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MD_ENTRY_PX)
    }

    /// MDEntrySize (271).
    pub fn md_entry_size(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::MD_ENTRY_SIZE)
    }

    /// The same times 10^8.
    pub fn md_entry_size_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MD_ENTRY_SIZE)
    }

    /// MDEntryDate (272).
    pub fn md_entry_date(&self) -> Result<Option<Date>, SlotError> {
        self.0.date(Self::MD_ENTRY_DATE)
    }

    /// MDEntryTime (273).
    pub fn md_entry_time(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::MD_ENTRY_TIME)
    }

    /// MDMkt (275).
    pub fn md_mkt(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::MD_MKT)
    }

    /// QuoteCondition (276).
    pub fn quote_condition(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::QUOTE_CONDITION)
    }

    /// TradeCondition (277).
    pub fn trade_condition(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TRADE_CONDITION)
    }

    /// NumberOfOrders (346).
    pub fn number_of_orders(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::NUMBER_OF_ORDERS)
    }

    /// MDEntryPositionNo (290).
    pub fn md_entry_position_no(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MD_ENTRY_POSITION_NO)
    }
}
