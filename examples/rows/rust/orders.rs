// SPDX-License-Identifier: Apache-2.0
//! Rows of NewOrderSingle (D),
//! OrderCancelRequest (F),
//! OrderCancelReplaceRequest (G),
//! ExecutionReport (8),
//! OrderCancelReject (9).
//!
//! Made by `tagwire gen --lang rust --kind plan`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Decimal, Dictionary, Error, FromRow, FromSlots, Plan, SlotError, Slots, UtcTimestamp, Views};

/// The plan; all of its tags as numbers.
pub const PLAN: &str = "D{34:int! 52:time! 11:text! 1:text 55:text! 54:char! 60:time! 38:dec2 40:char! 44:dec5 \
    59:char 453:4{448:text! 452:int}} F{34:int! 41:text! 11:text! 37:text 55:text! 54:char! \
    60:time! 38:dec2} G{34:int! 41:text! 11:text! 37:text 55:text! 54:char! 60:time! \
    38:dec2 40:char! 44:dec5 59:char} 8{34:int! 52:time! 37:text! 11:text 41:text 17:text! \
    150:char! 39:char! 103:int 55:text 54:char! 32:dec2 31:dec5 151:dec2! 14:dec2! 6:dec*! \
    60:time 58:text} 9{34:int! 37:text! 11:text! 41:text! 39:char! 434:char! 102:int \
    58:text}";

/// Compiles it.
pub fn plan() -> Result<Plan, Error> {
    Plan::compile(PLAN, Dictionary::builtin("FIX.4.4").as_ref())
}

/// OrdStatus (39).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrdersOrdStatus {
    New,
    PartiallyFilled,
    Filled,
    DoneForDay,
    Canceled,
    PendingCancel,
    Stopped,
    Rejected,
    Suspended,
    PendingNew,
    Calculated,
    Expired,
    AcceptedForBidding,
    PendingReplace,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl OrdersOrdStatus {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'0' => Self::New,
            b'1' => Self::PartiallyFilled,
            b'2' => Self::Filled,
            b'3' => Self::DoneForDay,
            b'4' => Self::Canceled,
            b'6' => Self::PendingCancel,
            b'7' => Self::Stopped,
            b'8' => Self::Rejected,
            b'9' => Self::Suspended,
            b'A' => Self::PendingNew,
            b'B' => Self::Calculated,
            b'C' => Self::Expired,
            b'D' => Self::AcceptedForBidding,
            b'E' => Self::PendingReplace,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::New => b'0',
            Self::PartiallyFilled => b'1',
            Self::Filled => b'2',
            Self::DoneForDay => b'3',
            Self::Canceled => b'4',
            Self::PendingCancel => b'6',
            Self::Stopped => b'7',
            Self::Rejected => b'8',
            Self::Suspended => b'9',
            Self::PendingNew => b'A',
            Self::Calculated => b'B',
            Self::Expired => b'C',
            Self::AcceptedForBidding => b'D',
            Self::PendingReplace => b'E',
            Self::Unlisted(other) => other,
        }
    }
}

/// OrdType (40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrdersOrdType {
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

impl OrdersOrdType {
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
pub enum OrdersSide {
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

impl OrdersSide {
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

/// TimeInForce (59).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrdersTimeInForce {
    Day,
    GoodTillCancel,
    AtTheOpening,
    ImmediateOrCancel,
    FillOrKill,
    GoodTillCrossing,
    GoodTillDate,
    AtTheClose,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl OrdersTimeInForce {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'0' => Self::Day,
            b'1' => Self::GoodTillCancel,
            b'2' => Self::AtTheOpening,
            b'3' => Self::ImmediateOrCancel,
            b'4' => Self::FillOrKill,
            b'5' => Self::GoodTillCrossing,
            b'6' => Self::GoodTillDate,
            b'7' => Self::AtTheClose,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::Day => b'0',
            Self::GoodTillCancel => b'1',
            Self::AtTheOpening => b'2',
            Self::ImmediateOrCancel => b'3',
            Self::FillOrKill => b'4',
            Self::GoodTillCrossing => b'5',
            Self::GoodTillDate => b'6',
            Self::AtTheClose => b'7',
            Self::Unlisted(other) => other,
        }
    }
}

/// CxlRejReason (102).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrdersCxlRejReason {
    TooLateToCancel,
    UnknownOrder,
    BrokerCredit,
    OrderAlreadyInPendingStatus,
    UnableToProcessOrderMassCancelRequest,
    OrigOrdModTime,
    DuplicateClOrdId,
    Other,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl OrdersCxlRejReason {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            0 => Self::TooLateToCancel,
            1 => Self::UnknownOrder,
            2 => Self::BrokerCredit,
            3 => Self::OrderAlreadyInPendingStatus,
            4 => Self::UnableToProcessOrderMassCancelRequest,
            5 => Self::OrigOrdModTime,
            6 => Self::DuplicateClOrdId,
            99 => Self::Other,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::TooLateToCancel => 0,
            Self::UnknownOrder => 1,
            Self::BrokerCredit => 2,
            Self::OrderAlreadyInPendingStatus => 3,
            Self::UnableToProcessOrderMassCancelRequest => 4,
            Self::OrigOrdModTime => 5,
            Self::DuplicateClOrdId => 6,
            Self::Other => 99,
            Self::Unlisted(other) => other,
        }
    }
}

/// OrdRejReason (103).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrdersOrdRejReason {
    BrokerCredit,
    UnknownSymbol,
    ExchangeClosed,
    OrderExceedsLimit,
    TooLateToEnter,
    UnknownOrder,
    DuplicateOrder,
    DuplicateOfAVerballyCommunicatedOrder,
    StaleOrder,
    TradeAlongRequired,
    InvalidInvestorId,
    UnsupportedOrderCharacteristic,
    SurveillanceOption,
    IncorrectQuantity,
    IncorrectAllocatedQuantity,
    UnknownAccount,
    Other,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl OrdersOrdRejReason {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            0 => Self::BrokerCredit,
            1 => Self::UnknownSymbol,
            2 => Self::ExchangeClosed,
            3 => Self::OrderExceedsLimit,
            4 => Self::TooLateToEnter,
            5 => Self::UnknownOrder,
            6 => Self::DuplicateOrder,
            7 => Self::DuplicateOfAVerballyCommunicatedOrder,
            8 => Self::StaleOrder,
            9 => Self::TradeAlongRequired,
            10 => Self::InvalidInvestorId,
            11 => Self::UnsupportedOrderCharacteristic,
            12 => Self::SurveillanceOption,
            13 => Self::IncorrectQuantity,
            14 => Self::IncorrectAllocatedQuantity,
            15 => Self::UnknownAccount,
            99 => Self::Other,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::BrokerCredit => 0,
            Self::UnknownSymbol => 1,
            Self::ExchangeClosed => 2,
            Self::OrderExceedsLimit => 3,
            Self::TooLateToEnter => 4,
            Self::UnknownOrder => 5,
            Self::DuplicateOrder => 6,
            Self::DuplicateOfAVerballyCommunicatedOrder => 7,
            Self::StaleOrder => 8,
            Self::TradeAlongRequired => 9,
            Self::InvalidInvestorId => 10,
            Self::UnsupportedOrderCharacteristic => 11,
            Self::SurveillanceOption => 12,
            Self::IncorrectQuantity => 13,
            Self::IncorrectAllocatedQuantity => 14,
            Self::UnknownAccount => 15,
            Self::Other => 99,
            Self::Unlisted(other) => other,
        }
    }
}

/// ExecType (150).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrdersExecType {
    New,
    DoneForDay,
    Canceled,
    Replaced,
    PendingCancel,
    Stopped,
    Rejected,
    Suspended,
    PendingNew,
    Calculated,
    Expired,
    Restated,
    PendingReplace,
    Trade,
    TradeCorrect,
    TradeCancel,
    OrderStatus,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl OrdersExecType {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'0' => Self::New,
            b'3' => Self::DoneForDay,
            b'4' => Self::Canceled,
            b'5' => Self::Replaced,
            b'6' => Self::PendingCancel,
            b'7' => Self::Stopped,
            b'8' => Self::Rejected,
            b'9' => Self::Suspended,
            b'A' => Self::PendingNew,
            b'B' => Self::Calculated,
            b'C' => Self::Expired,
            b'D' => Self::Restated,
            b'E' => Self::PendingReplace,
            b'F' => Self::Trade,
            b'G' => Self::TradeCorrect,
            b'H' => Self::TradeCancel,
            b'I' => Self::OrderStatus,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::New => b'0',
            Self::DoneForDay => b'3',
            Self::Canceled => b'4',
            Self::Replaced => b'5',
            Self::PendingCancel => b'6',
            Self::Stopped => b'7',
            Self::Rejected => b'8',
            Self::Suspended => b'9',
            Self::PendingNew => b'A',
            Self::Calculated => b'B',
            Self::Expired => b'C',
            Self::Restated => b'D',
            Self::PendingReplace => b'E',
            Self::Trade => b'F',
            Self::TradeCorrect => b'G',
            Self::TradeCancel => b'H',
            Self::OrderStatus => b'I',
            Self::Unlisted(other) => other,
        }
    }
}

/// CxlRejResponseTo (434).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrdersCxlRejResponseTo {
    OrderCancelRequest,
    OrderCancel,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl OrdersCxlRejResponseTo {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'1' => Self::OrderCancelRequest,
            b'2' => Self::OrderCancel,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::OrderCancelRequest => b'1',
            Self::OrderCancel => b'2',
            Self::Unlisted(other) => other,
        }
    }
}

/// PartyRole (452).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrdersPartyRole {
    ExecutingFirm,
    BrokerOfCredit,
    ClientId,
    ClearingFirm,
    InvestorId,
    IntroducingFirm,
    EnteringFirm,
    Locate,
    FundManagerClientId,
    SettlementLocation,
    OrderOriginationTrader,
    ExecutingTrader,
    OrderOriginationFirm,
    GiveupClearingFirm,
    CorrespondantClearingFirm,
    ExecutingSystem,
    ContraFirm,
    ContraClearingFirm,
    SponsoringFirm,
    UnderlyingContraFirm,
    ClearingOrganization,
    Exchange,
    CustomerAccount,
    CorrespondentClearingOrganization,
    CorrespondentBroker,
    Buyer,
    Custodian,
    Intermediary,
    Agent,
    SubCustodian,
    Beneficiary,
    InterestedParty,
    RegulatoryBody,
    LiquidityProvider,
    EnteringTrader,
    ContraTrader,
    PositionAccount,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl OrdersPartyRole {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            1 => Self::ExecutingFirm,
            2 => Self::BrokerOfCredit,
            3 => Self::ClientId,
            4 => Self::ClearingFirm,
            5 => Self::InvestorId,
            6 => Self::IntroducingFirm,
            7 => Self::EnteringFirm,
            8 => Self::Locate,
            9 => Self::FundManagerClientId,
            10 => Self::SettlementLocation,
            11 => Self::OrderOriginationTrader,
            12 => Self::ExecutingTrader,
            13 => Self::OrderOriginationFirm,
            14 => Self::GiveupClearingFirm,
            15 => Self::CorrespondantClearingFirm,
            16 => Self::ExecutingSystem,
            17 => Self::ContraFirm,
            18 => Self::ContraClearingFirm,
            19 => Self::SponsoringFirm,
            20 => Self::UnderlyingContraFirm,
            21 => Self::ClearingOrganization,
            22 => Self::Exchange,
            24 => Self::CustomerAccount,
            25 => Self::CorrespondentClearingOrganization,
            26 => Self::CorrespondentBroker,
            27 => Self::Buyer,
            28 => Self::Custodian,
            29 => Self::Intermediary,
            30 => Self::Agent,
            31 => Self::SubCustodian,
            32 => Self::Beneficiary,
            33 => Self::InterestedParty,
            34 => Self::RegulatoryBody,
            35 => Self::LiquidityProvider,
            36 => Self::EnteringTrader,
            37 => Self::ContraTrader,
            38 => Self::PositionAccount,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::ExecutingFirm => 1,
            Self::BrokerOfCredit => 2,
            Self::ClientId => 3,
            Self::ClearingFirm => 4,
            Self::InvestorId => 5,
            Self::IntroducingFirm => 6,
            Self::EnteringFirm => 7,
            Self::Locate => 8,
            Self::FundManagerClientId => 9,
            Self::SettlementLocation => 10,
            Self::OrderOriginationTrader => 11,
            Self::ExecutingTrader => 12,
            Self::OrderOriginationFirm => 13,
            Self::GiveupClearingFirm => 14,
            Self::CorrespondantClearingFirm => 15,
            Self::ExecutingSystem => 16,
            Self::ContraFirm => 17,
            Self::ContraClearingFirm => 18,
            Self::SponsoringFirm => 19,
            Self::UnderlyingContraFirm => 20,
            Self::ClearingOrganization => 21,
            Self::Exchange => 22,
            Self::CustomerAccount => 24,
            Self::CorrespondentClearingOrganization => 25,
            Self::CorrespondentBroker => 26,
            Self::Buyer => 27,
            Self::Custodian => 28,
            Self::Intermediary => 29,
            Self::Agent => 30,
            Self::SubCustodian => 31,
            Self::Beneficiary => 32,
            Self::InterestedParty => 33,
            Self::RegulatoryBody => 34,
            Self::LiquidityProvider => 35,
            Self::EnteringTrader => 36,
            Self::ContraTrader => 37,
            Self::PositionAccount => 38,
            Self::Unlisted(other) => other,
        }
    }
}

/// NewOrderSingle (D): `row.view::<OrdersNewOrderSingle>()`.
#[derive(Clone, Copy, Debug)]
pub struct OrdersNewOrderSingle<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for OrdersNewOrderSingle<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        OrdersNewOrderSingle(slots)
    }
}

impl<'r, 'b> OrdersNewOrderSingle<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const SENDING_TIME: usize = 1;
    pub const CL_ORD_ID: usize = 2;
    pub const ACCOUNT: usize = 3;
    pub const SYMBOL: usize = 4;
    pub const SIDE: usize = 5;
    pub const TRANSACT_TIME: usize = 6;
    pub const ORDER_QTY: usize = 7;
    pub const ORD_TYPE: usize = 8;
    pub const PRICE: usize = 9;
    pub const TIME_IN_FORCE: usize = 10;
    pub const NO_PARTY_IDS: usize = 11;

    /// MsgSeqNum (34), required.
    pub fn msg_seq_num(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MSG_SEQ_NUM)
    }

    /// SendingTime (52), required.
    pub fn sending_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::SENDING_TIME)
    }

    /// ClOrdID (11), required.
    pub fn cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CL_ORD_ID)
    }

    /// Account (1).
    pub fn account(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ACCOUNT)
    }

    /// Symbol (55), required.
    pub fn symbol(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SYMBOL)
    }

    /// Side (54), required.
    pub fn side(&self) -> Result<Option<OrdersSide>, SlotError> {
        Ok(self.0.char(Self::SIDE)?.map(OrdersSide::of))
    }

    /// TransactTime (60), required.
    pub fn transact_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::TRANSACT_TIME)
    }

    /// OrderQty (38).
    pub fn order_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::ORDER_QTY)
    }

    /// The same times 10^2.
    pub fn order_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::ORDER_QTY)
    }

    /// OrdType (40), required.
    pub fn ord_type(&self) -> Result<Option<OrdersOrdType>, SlotError> {
        Ok(self.0.char(Self::ORD_TYPE)?.map(OrdersOrdType::of))
    }

    /// Price (44).
    pub fn price(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::PRICE)
    }

    /// The same times 10^5.
    pub fn price_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::PRICE)
    }

    /// TimeInForce (59).
    pub fn time_in_force(&self) -> Result<Option<OrdersTimeInForce>, SlotError> {
        Ok(self.0.char(Self::TIME_IN_FORCE)?.map(OrdersTimeInForce::of))
    }

    /// NoPartyIDs (453): the first 4 entries.
    pub fn no_party_ids(&self) -> Views<'r, 'b, OrdersNewOrderSingleNoPartyIds<'r, 'b>> {
        self.0.group_of(Self::NO_PARTY_IDS)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for OrdersNewOrderSingle<'r, 'b> {
    const MESSAGE: usize = 0;
}

/// An entry of NoPartyIDs (453) in NewOrderSingle.
#[derive(Clone, Copy, Debug)]
pub struct OrdersNewOrderSingleNoPartyIds<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for OrdersNewOrderSingleNoPartyIds<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        OrdersNewOrderSingleNoPartyIds(slots)
    }
}

impl<'r, 'b> OrdersNewOrderSingleNoPartyIds<'r, 'b> {
    pub const PARTY_ID: usize = 0;
    pub const PARTY_ROLE: usize = 1;

    /// PartyID (448), required.
    pub fn party_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::PARTY_ID)
    }

    /// PartyRole (452).
    pub fn party_role(&self) -> Result<Option<OrdersPartyRole>, SlotError> {
        Ok(self.0.int(Self::PARTY_ROLE)?.map(OrdersPartyRole::of))
    }
}

/// OrderCancelRequest (F): `row.view::<OrdersOrderCancelRequest>()`.
#[derive(Clone, Copy, Debug)]
pub struct OrdersOrderCancelRequest<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for OrdersOrderCancelRequest<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        OrdersOrderCancelRequest(slots)
    }
}

impl<'r, 'b> OrdersOrderCancelRequest<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const ORIG_CL_ORD_ID: usize = 1;
    pub const CL_ORD_ID: usize = 2;
    pub const ORDER_ID: usize = 3;
    pub const SYMBOL: usize = 4;
    pub const SIDE: usize = 5;
    pub const TRANSACT_TIME: usize = 6;
    pub const ORDER_QTY: usize = 7;

    /// MsgSeqNum (34), required.
    pub fn msg_seq_num(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MSG_SEQ_NUM)
    }

    /// OrigClOrdID (41), required.
    pub fn orig_cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ORIG_CL_ORD_ID)
    }

    /// ClOrdID (11), required.
    pub fn cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CL_ORD_ID)
    }

    /// OrderID (37).
    pub fn order_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ORDER_ID)
    }

    /// Symbol (55), required.
    pub fn symbol(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SYMBOL)
    }

    /// Side (54), required.
    pub fn side(&self) -> Result<Option<OrdersSide>, SlotError> {
        Ok(self.0.char(Self::SIDE)?.map(OrdersSide::of))
    }

    /// TransactTime (60), required.
    pub fn transact_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::TRANSACT_TIME)
    }

    /// OrderQty (38).
    pub fn order_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::ORDER_QTY)
    }

    /// The same times 10^2.
    pub fn order_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::ORDER_QTY)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for OrdersOrderCancelRequest<'r, 'b> {
    const MESSAGE: usize = 1;
}

/// OrderCancelReplaceRequest (G): `row.view::<OrdersOrderCancelReplaceRequest>()`.
#[derive(Clone, Copy, Debug)]
pub struct OrdersOrderCancelReplaceRequest<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for OrdersOrderCancelReplaceRequest<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        OrdersOrderCancelReplaceRequest(slots)
    }
}

impl<'r, 'b> OrdersOrderCancelReplaceRequest<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const ORIG_CL_ORD_ID: usize = 1;
    pub const CL_ORD_ID: usize = 2;
    pub const ORDER_ID: usize = 3;
    pub const SYMBOL: usize = 4;
    pub const SIDE: usize = 5;
    pub const TRANSACT_TIME: usize = 6;
    pub const ORDER_QTY: usize = 7;
    pub const ORD_TYPE: usize = 8;
    pub const PRICE: usize = 9;
    pub const TIME_IN_FORCE: usize = 10;

    /// MsgSeqNum (34), required.
    pub fn msg_seq_num(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MSG_SEQ_NUM)
    }

    /// OrigClOrdID (41), required.
    pub fn orig_cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ORIG_CL_ORD_ID)
    }

    /// ClOrdID (11), required.
    pub fn cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CL_ORD_ID)
    }

    /// OrderID (37).
    pub fn order_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ORDER_ID)
    }

    /// Symbol (55), required.
    pub fn symbol(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SYMBOL)
    }

    /// Side (54), required.
    pub fn side(&self) -> Result<Option<OrdersSide>, SlotError> {
        Ok(self.0.char(Self::SIDE)?.map(OrdersSide::of))
    }

    /// TransactTime (60), required.
    pub fn transact_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::TRANSACT_TIME)
    }

    /// OrderQty (38).
    pub fn order_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::ORDER_QTY)
    }

    /// The same times 10^2.
    pub fn order_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::ORDER_QTY)
    }

    /// OrdType (40), required.
    pub fn ord_type(&self) -> Result<Option<OrdersOrdType>, SlotError> {
        Ok(self.0.char(Self::ORD_TYPE)?.map(OrdersOrdType::of))
    }

    /// Price (44).
    pub fn price(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::PRICE)
    }

    /// The same times 10^5.
    pub fn price_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::PRICE)
    }

    /// TimeInForce (59).
    pub fn time_in_force(&self) -> Result<Option<OrdersTimeInForce>, SlotError> {
        Ok(self.0.char(Self::TIME_IN_FORCE)?.map(OrdersTimeInForce::of))
    }
}

impl<'r, 'b> FromRow<'r, 'b> for OrdersOrderCancelReplaceRequest<'r, 'b> {
    const MESSAGE: usize = 2;
}

/// ExecutionReport (8): `row.view::<OrdersExecutionReport>()`.
#[derive(Clone, Copy, Debug)]
pub struct OrdersExecutionReport<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for OrdersExecutionReport<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        OrdersExecutionReport(slots)
    }
}

impl<'r, 'b> OrdersExecutionReport<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const SENDING_TIME: usize = 1;
    pub const ORDER_ID: usize = 2;
    pub const CL_ORD_ID: usize = 3;
    pub const ORIG_CL_ORD_ID: usize = 4;
    pub const EXEC_ID: usize = 5;
    pub const EXEC_TYPE: usize = 6;
    pub const ORD_STATUS: usize = 7;
    pub const ORD_REJ_REASON: usize = 8;
    pub const SYMBOL: usize = 9;
    pub const SIDE: usize = 10;
    pub const LAST_QTY: usize = 11;
    pub const LAST_PX: usize = 12;
    pub const LEAVES_QTY: usize = 13;
    pub const CUM_QTY: usize = 14;
    pub const AVG_PX: usize = 15;
    pub const TRANSACT_TIME: usize = 16;
    pub const TEXT: usize = 17;

    /// MsgSeqNum (34), required.
    pub fn msg_seq_num(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MSG_SEQ_NUM)
    }

    /// SendingTime (52), required.
    pub fn sending_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::SENDING_TIME)
    }

    /// OrderID (37), required.
    pub fn order_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ORDER_ID)
    }

    /// ClOrdID (11).
    pub fn cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CL_ORD_ID)
    }

    /// OrigClOrdID (41).
    pub fn orig_cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ORIG_CL_ORD_ID)
    }

    /// ExecID (17), required.
    pub fn exec_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::EXEC_ID)
    }

    /// ExecType (150), required.
    pub fn exec_type(&self) -> Result<Option<OrdersExecType>, SlotError> {
        Ok(self.0.char(Self::EXEC_TYPE)?.map(OrdersExecType::of))
    }

    /// OrdStatus (39), required.
    pub fn ord_status(&self) -> Result<Option<OrdersOrdStatus>, SlotError> {
        Ok(self.0.char(Self::ORD_STATUS)?.map(OrdersOrdStatus::of))
    }

    /// OrdRejReason (103).
    pub fn ord_rej_reason(&self) -> Result<Option<OrdersOrdRejReason>, SlotError> {
        Ok(self.0.int(Self::ORD_REJ_REASON)?.map(OrdersOrdRejReason::of))
    }

    /// Symbol (55).
    pub fn symbol(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SYMBOL)
    }

    /// Side (54), required.
    pub fn side(&self) -> Result<Option<OrdersSide>, SlotError> {
        Ok(self.0.char(Self::SIDE)?.map(OrdersSide::of))
    }

    /// LastQty (32).
    pub fn last_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LAST_QTY)
    }

    /// The same times 10^2.
    pub fn last_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LAST_QTY)
    }

    /// LastPx (31).
    pub fn last_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LAST_PX)
    }

    /// The same times 10^5.
    pub fn last_px_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LAST_PX)
    }

    /// LeavesQty (151), required.
    pub fn leaves_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LEAVES_QTY)
    }

    /// The same times 10^2.
    pub fn leaves_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LEAVES_QTY)
    }

    /// CumQty (14), required.
    pub fn cum_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::CUM_QTY)
    }

    /// The same times 10^2.
    pub fn cum_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::CUM_QTY)
    }

    /// AvgPx (6), required.
    pub fn avg_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::AVG_PX)
    }

    /// TransactTime (60).
    pub fn transact_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::TRANSACT_TIME)
    }

    /// Text (58).
    pub fn text(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TEXT)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for OrdersExecutionReport<'r, 'b> {
    const MESSAGE: usize = 3;
}

/// OrderCancelReject (9): `row.view::<OrdersOrderCancelReject>()`.
#[derive(Clone, Copy, Debug)]
pub struct OrdersOrderCancelReject<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for OrdersOrderCancelReject<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        OrdersOrderCancelReject(slots)
    }
}

impl<'r, 'b> OrdersOrderCancelReject<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const ORDER_ID: usize = 1;
    pub const CL_ORD_ID: usize = 2;
    pub const ORIG_CL_ORD_ID: usize = 3;
    pub const ORD_STATUS: usize = 4;
    pub const CXL_REJ_RESPONSE_TO: usize = 5;
    pub const CXL_REJ_REASON: usize = 6;
    pub const TEXT: usize = 7;

    /// MsgSeqNum (34), required.
    pub fn msg_seq_num(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MSG_SEQ_NUM)
    }

    /// OrderID (37), required.
    pub fn order_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ORDER_ID)
    }

    /// ClOrdID (11), required.
    pub fn cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CL_ORD_ID)
    }

    /// OrigClOrdID (41), required.
    pub fn orig_cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ORIG_CL_ORD_ID)
    }

    /// OrdStatus (39), required.
    pub fn ord_status(&self) -> Result<Option<OrdersOrdStatus>, SlotError> {
        Ok(self.0.char(Self::ORD_STATUS)?.map(OrdersOrdStatus::of))
    }

    /// CxlRejResponseTo (434), required.
    pub fn cxl_rej_response_to(&self) -> Result<Option<OrdersCxlRejResponseTo>, SlotError> {
        Ok(self.0.char(Self::CXL_REJ_RESPONSE_TO)?.map(OrdersCxlRejResponseTo::of))
    }

    /// CxlRejReason (102).
    pub fn cxl_rej_reason(&self) -> Result<Option<OrdersCxlRejReason>, SlotError> {
        Ok(self.0.int(Self::CXL_REJ_REASON)?.map(OrdersCxlRejReason::of))
    }

    /// Text (58).
    pub fn text(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TEXT)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for OrdersOrderCancelReject<'r, 'b> {
    const MESSAGE: usize = 4;
}
