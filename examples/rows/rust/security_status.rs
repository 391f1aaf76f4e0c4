// SPDX-License-Identifier: Apache-2.0
//! Rows of SecurityStatus (f).
//!
//! Made by `tagwire gen --lang rust --kind plan`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Decimal, Dictionary, Error, FromRow, FromSlots, Plan, SlotError, Slots, UtcTimestamp};

/// The plan; all of its tags as numbers.
pub const PLAN: &str = "f{34:int! 49:text! 56:text! 43:bool 52:time! 324:text 55:text 48:text 22:char 15:text \
    336:text 325:bool 326:int 291:text 327:char 330:dec8 331:dec8 332:dec8 333:dec8 31:dec8 \
    60:time 334:int 58:text}";

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

/// SecurityTradingStatus (326).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SecurityTradingStatus {
    OpeningDelay,
    TradingHalt,
    Resume,
    NoOpen,
    PriceIndication,
    TradingRangeIndication,
    MarketImbalanceBuy,
    MarketImbalanceSell,
    MarketOnCloseImbalanceBuy,
    MarketOnCloseImbalanceSell,
    NoMarketImbalance,
    NoMarketOnCloseImbalance,
    ItsPreOpening,
    NewPriceIndication,
    TradeDisseminationTime,
    ReadyToTrade,
    NotAvailableForTrading,
    NotTradedOnThisMarket,
    UnknownOrInvalid,
    PreOpen,
    OpeningRotation,
    FastMarket,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl SecurityTradingStatus {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            1 => Self::OpeningDelay,
            2 => Self::TradingHalt,
            3 => Self::Resume,
            4 => Self::NoOpen,
            5 => Self::PriceIndication,
            6 => Self::TradingRangeIndication,
            7 => Self::MarketImbalanceBuy,
            8 => Self::MarketImbalanceSell,
            9 => Self::MarketOnCloseImbalanceBuy,
            10 => Self::MarketOnCloseImbalanceSell,
            12 => Self::NoMarketImbalance,
            13 => Self::NoMarketOnCloseImbalance,
            14 => Self::ItsPreOpening,
            15 => Self::NewPriceIndication,
            16 => Self::TradeDisseminationTime,
            17 => Self::ReadyToTrade,
            18 => Self::NotAvailableForTrading,
            19 => Self::NotTradedOnThisMarket,
            20 => Self::UnknownOrInvalid,
            21 => Self::PreOpen,
            22 => Self::OpeningRotation,
            23 => Self::FastMarket,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::OpeningDelay => 1,
            Self::TradingHalt => 2,
            Self::Resume => 3,
            Self::NoOpen => 4,
            Self::PriceIndication => 5,
            Self::TradingRangeIndication => 6,
            Self::MarketImbalanceBuy => 7,
            Self::MarketImbalanceSell => 8,
            Self::MarketOnCloseImbalanceBuy => 9,
            Self::MarketOnCloseImbalanceSell => 10,
            Self::NoMarketImbalance => 12,
            Self::NoMarketOnCloseImbalance => 13,
            Self::ItsPreOpening => 14,
            Self::NewPriceIndication => 15,
            Self::TradeDisseminationTime => 16,
            Self::ReadyToTrade => 17,
            Self::NotAvailableForTrading => 18,
            Self::NotTradedOnThisMarket => 19,
            Self::UnknownOrInvalid => 20,
            Self::PreOpen => 21,
            Self::OpeningRotation => 22,
            Self::FastMarket => 23,
            Self::Unlisted(other) => other,
        }
    }
}

/// HaltReason (327).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HaltReason {
    OrderImbalance,
    EquipmentChangeover,
    NewsPending,
    NewsDissemination,
    OrderInflux,
    AdditionalInformation,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl HaltReason {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'I' => Self::OrderImbalance,
            b'X' => Self::EquipmentChangeover,
            b'P' => Self::NewsPending,
            b'D' => Self::NewsDissemination,
            b'E' => Self::OrderInflux,
            b'M' => Self::AdditionalInformation,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::OrderImbalance => b'I',
            Self::EquipmentChangeover => b'X',
            Self::NewsPending => b'P',
            Self::NewsDissemination => b'D',
            Self::OrderInflux => b'E',
            Self::AdditionalInformation => b'M',
            Self::Unlisted(other) => other,
        }
    }
}

/// Adjustment (334).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Adjustment {
    Cancel,
    Error,
    Correction,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl Adjustment {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            1 => Self::Cancel,
            2 => Self::Error,
            3 => Self::Correction,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::Cancel => 1,
            Self::Error => 2,
            Self::Correction => 3,
            Self::Unlisted(other) => other,
        }
    }
}

/// SecurityStatus (f): `row.view::<SecurityStatus>()`.
#[derive(Clone, Copy, Debug)]
pub struct SecurityStatus<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for SecurityStatus<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        SecurityStatus(slots)
    }
}

impl<'r, 'b> SecurityStatus<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const SENDER_COMP_ID: usize = 1;
    pub const TARGET_COMP_ID: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const SECURITY_STATUS_REQ_ID: usize = 5;
    pub const SYMBOL: usize = 6;
    pub const SECURITY_ID: usize = 7;
    pub const SECURITY_ID_SOURCE: usize = 8;
    pub const CURRENCY: usize = 9;
    pub const TRADING_SESSION_ID: usize = 10;
    pub const UNSOLICITED_INDICATOR: usize = 11;
    pub const SECURITY_TRADING_STATUS: usize = 12;
    pub const FINANCIAL_STATUS: usize = 13;
    pub const HALT_REASON: usize = 14;
    pub const BUY_VOLUME: usize = 15;
    pub const SELL_VOLUME: usize = 16;
    pub const HIGH_PX: usize = 17;
    pub const LOW_PX: usize = 18;
    pub const LAST_PX: usize = 19;
    pub const TRANSACT_TIME: usize = 20;
    pub const ADJUSTMENT: usize = 21;
    pub const TEXT: usize = 22;

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

    /// SecurityStatusReqID (324).
    pub fn security_status_req_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SECURITY_STATUS_REQ_ID)
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

    /// Currency (15).
    pub fn currency(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CURRENCY)
    }

    /// TradingSessionID (336).
    pub fn trading_session_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TRADING_SESSION_ID)
    }

    /// UnsolicitedIndicator (325).
    pub fn unsolicited_indicator(&self) -> Result<Option<bool>, SlotError> {
        self.0.bool(Self::UNSOLICITED_INDICATOR)
    }

    /// SecurityTradingStatus (326).
    pub fn security_trading_status(&self) -> Result<Option<SecurityTradingStatus>, SlotError> {
        Ok(self.0.int(Self::SECURITY_TRADING_STATUS)?.map(SecurityTradingStatus::of))
    }

    /// FinancialStatus (291).
    pub fn financial_status(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::FINANCIAL_STATUS)
    }

    /// HaltReason (327).
    pub fn halt_reason(&self) -> Result<Option<HaltReason>, SlotError> {
        Ok(self.0.char(Self::HALT_REASON)?.map(HaltReason::of))
    }

    /// BuyVolume (330).
    pub fn buy_volume(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::BUY_VOLUME)
    }

    /// The same times 10^8.
    pub fn buy_volume_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::BUY_VOLUME)
    }

    /// SellVolume (331).
    pub fn sell_volume(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::SELL_VOLUME)
    }

    /// The same times 10^8.
    pub fn sell_volume_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::SELL_VOLUME)
    }

    /// HighPx (332).
    pub fn high_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::HIGH_PX)
    }

    /// The same times 10^8.
    pub fn high_px_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::HIGH_PX)
    }

    /// LowPx (333).
    pub fn low_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LOW_PX)
    }

    /// The same times 10^8.
    pub fn low_px_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LOW_PX)
    }

    /// LastPx (31).
    pub fn last_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LAST_PX)
    }

    /// The same times 10^8.
    pub fn last_px_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LAST_PX)
    }

    /// TransactTime (60).
    pub fn transact_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::TRANSACT_TIME)
    }

    /// Adjustment (334).
    pub fn adjustment(&self) -> Result<Option<Adjustment>, SlotError> {
        Ok(self.0.int(Self::ADJUSTMENT)?.map(Adjustment::of))
    }

    /// Text (58).
    pub fn text(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TEXT)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for SecurityStatus<'r, 'b> {
    const MESSAGE: usize = 0;
}
