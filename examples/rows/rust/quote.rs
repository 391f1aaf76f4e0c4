// SPDX-License-Identifier: Apache-2.0
//! Rows of Quote (S).
//!
//! Made by `tagwire gen --lang rust --kind plan`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Date, Decimal, Dictionary, Error, FromRow, FromSlots, Plan, SlotError, Slots, UtcTimestamp, Views};

/// The plan; all of its tags as numbers.
pub const PLAN: &str = "S{34:int! 49:text! 56:text! 43:bool 52:time! 131:text 117:text! 537:int 1:text 55:text \
    48:text 22:char 54:char 132:dec8 133:dec8 134:dec8 135:dec8 647:dec8 648:dec8 62:time \
    60:time 63:char 64:date 40:char 15:text 555:8{600:text 624:char 687:dec8 681:dec8 \
    684:dec8} 58:text}";

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

/// Quote (S): `row.view::<Quote>()`.
#[derive(Clone, Copy, Debug)]
pub struct Quote<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for Quote<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        Quote(slots)
    }
}

impl<'r, 'b> Quote<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const SENDER_COMP_ID: usize = 1;
    pub const TARGET_COMP_ID: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const QUOTE_REQ_ID: usize = 5;
    pub const QUOTE_ID: usize = 6;
    pub const QUOTE_TYPE: usize = 7;
    pub const ACCOUNT: usize = 8;
    pub const SYMBOL: usize = 9;
    pub const SECURITY_ID: usize = 10;
    pub const SECURITY_ID_SOURCE: usize = 11;
    pub const SIDE: usize = 12;
    pub const BID_PX: usize = 13;
    pub const OFFER_PX: usize = 14;
    pub const BID_SIZE: usize = 15;
    pub const OFFER_SIZE: usize = 16;
    pub const MIN_BID_SIZE: usize = 17;
    pub const MIN_OFFER_SIZE: usize = 18;
    pub const VALID_UNTIL_TIME: usize = 19;
    pub const TRANSACT_TIME: usize = 20;
    pub const SETTL_TYPE: usize = 21;
    pub const SETTL_DATE: usize = 22;
    pub const ORD_TYPE: usize = 23;
    pub const CURRENCY: usize = 24;
    pub const NO_LEGS: usize = 25;
    pub const TEXT: usize = 26;

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

    /// QuoteReqID (131).
    pub fn quote_req_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::QUOTE_REQ_ID)
    }

    /// QuoteID (117), required.
    pub fn quote_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::QUOTE_ID)
    }

    /// QuoteType (537).
    pub fn quote_type(&self) -> Result<Option<QuoteType>, SlotError> {
        Ok(self.0.int(Self::QUOTE_TYPE)?.map(QuoteType::of))
    }

    /// Account (1).
    pub fn account(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ACCOUNT)
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

    /// Side (54).
    pub fn side(&self) -> Result<Option<Side>, SlotError> {
        Ok(self.0.char(Self::SIDE)?.map(Side::of))
    }

    /// BidPx (132).
    pub fn bid_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::BID_PX)
    }

    /// The same times 10^8.
    pub fn bid_px_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::BID_PX)
    }

    /// OfferPx (133).
    pub fn offer_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::OFFER_PX)
    }

    /// The same times 10^8.
    pub fn offer_px_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::OFFER_PX)
    }

    /// BidSize (134).
    pub fn bid_size(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::BID_SIZE)
    }

    /// The same times 10^8.
    pub fn bid_size_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::BID_SIZE)
    }

    /// OfferSize (135).
    pub fn offer_size(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::OFFER_SIZE)
    }

    /// The same times 10^8.
    pub fn offer_size_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::OFFER_SIZE)
    }

    /// MinBidSize (647).
    pub fn min_bid_size(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::MIN_BID_SIZE)
    }

    /// The same times 10^8.
    pub fn min_bid_size_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MIN_BID_SIZE)
    }

    /// MinOfferSize (648).
    pub fn min_offer_size(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::MIN_OFFER_SIZE)
    }

    /// The same times 10^8.
    pub fn min_offer_size_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MIN_OFFER_SIZE)
    }

    /// ValidUntilTime (62).
    pub fn valid_until_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::VALID_UNTIL_TIME)
    }

    /// TransactTime (60).
    pub fn transact_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::TRANSACT_TIME)
    }

    /// SettlType (63).
    pub fn settl_type(&self) -> Result<Option<SettlType>, SlotError> {
        Ok(self.0.char(Self::SETTL_TYPE)?.map(SettlType::of))
    }

    /// SettlDate (64).
    pub fn settl_date(&self) -> Result<Option<Date>, SlotError> {
        self.0.date(Self::SETTL_DATE)
    }

    /// OrdType (40).
    pub fn ord_type(&self) -> Result<Option<OrdType>, SlotError> {
        Ok(self.0.char(Self::ORD_TYPE)?.map(OrdType::of))
    }

    /// Currency (15).
    pub fn currency(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CURRENCY)
    }

    /// NoLegs (555): the first 8 entries.
    pub fn no_legs(&self) -> Views<'r, 'b, QuoteNoLegs<'r, 'b>> {
        self.0.group_of(Self::NO_LEGS)
    }

    /// Text (58).
    pub fn text(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TEXT)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for Quote<'r, 'b> {
    const MESSAGE: usize = 0;
}

/// An entry of NoLegs (555) in Quote.
#[derive(Clone, Copy, Debug)]
pub struct QuoteNoLegs<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for QuoteNoLegs<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        QuoteNoLegs(slots)
    }
}

impl<'r, 'b> QuoteNoLegs<'r, 'b> {
    pub const LEG_SYMBOL: usize = 0;
    pub const LEG_SIDE: usize = 1;
    pub const LEG_QTY: usize = 2;
    pub const LEG_BID_PX: usize = 3;
    pub const LEG_OFFER_PX: usize = 4;

    /// LegSymbol (600).
    pub fn leg_symbol(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::LEG_SYMBOL)
    }

    /// LegSide (624).
    pub fn leg_side(&self) -> Result<Option<u8>, SlotError> {
        self.0.char(Self::LEG_SIDE)
    }

    /// LegQty (687).
    pub fn leg_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LEG_QTY)
    }

    /// The same times 10^8.
    pub fn leg_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LEG_QTY)
    }

    /// LegBidPx (681).
    pub fn leg_bid_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LEG_BID_PX)
    }

    /// The same times 10^8.
    pub fn leg_bid_px_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LEG_BID_PX)
    }

    /// LegOfferPx (684).
    pub fn leg_offer_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LEG_OFFER_PX)
    }

    /// The same times 10^8.
    pub fn leg_offer_px_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LEG_OFFER_PX)
    }
}
