// SPDX-License-Identifier: Apache-2.0
//! Rows of AllocationInstruction (J).
//!
//! Made by `tagwire gen --lang rust --kind plan`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Date, Decimal, Dictionary, Error, FromRow, FromSlots, Plan, SlotError, Slots, UtcTimestamp, Views};

/// The plan; all of its tags as numbers.
pub const PLAN: &str = "J{34:int! 49:text! 56:text! 43:bool 52:time! 70:text! 71:char! 626:int! 72:text 857:int! \
    73{11:text 37:text 38:dec8} 124{32:dec8 17:text 31:dec8} 54:char! 55:text 48:text \
    22:char 53:dec8! 6:dec*! 15:text 75:date! 60:time 64:date 381:dec4 118:dec4 58:text \
    78{79:text 366:dec8 80:dec8 467:text 539:4{524:text 538:int} 12:dec4 13:char 154:dec4}}";

/// Compiles it.
pub fn plan() -> Result<Plan, Error> {
    Plan::compile(PLAN, Dictionary::builtin("FIX.4.4").as_ref())
}

/// CommType (13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CommType {
    PerUnit,
    Percent,
    Absolute,
    PercentageWaivedCashDiscount,
    PercentageWaivedEnhancedUnits,
    PointsPerBondOrContract,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl CommType {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'1' => Self::PerUnit,
            b'2' => Self::Percent,
            b'3' => Self::Absolute,
            b'4' => Self::PercentageWaivedCashDiscount,
            b'5' => Self::PercentageWaivedEnhancedUnits,
            b'6' => Self::PointsPerBondOrContract,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::PerUnit => b'1',
            Self::Percent => b'2',
            Self::Absolute => b'3',
            Self::PercentageWaivedCashDiscount => b'4',
            Self::PercentageWaivedEnhancedUnits => b'5',
            Self::PointsPerBondOrContract => b'6',
            Self::Unlisted(other) => other,
        }
    }
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

/// AllocTransType (71).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AllocTransType {
    New,
    Replace,
    Cancel,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl AllocTransType {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'0' => Self::New,
            b'1' => Self::Replace,
            b'2' => Self::Cancel,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::New => b'0',
            Self::Replace => b'1',
            Self::Cancel => b'2',
            Self::Unlisted(other) => other,
        }
    }
}

/// AllocType (626).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AllocType {
    Calculated,
    Preliminary,
    ReadyToBook,
    WarehouseInstruction,
    RequestToIntermediary,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl AllocType {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            1 => Self::Calculated,
            2 => Self::Preliminary,
            5 => Self::ReadyToBook,
            7 => Self::WarehouseInstruction,
            8 => Self::RequestToIntermediary,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::Calculated => 1,
            Self::Preliminary => 2,
            Self::ReadyToBook => 5,
            Self::WarehouseInstruction => 7,
            Self::RequestToIntermediary => 8,
            Self::Unlisted(other) => other,
        }
    }
}

/// AllocNoOrdersType (857).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AllocNoOrdersType {
    NotSpecified,
    ExplicitListProvided,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl AllocNoOrdersType {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            0 => Self::NotSpecified,
            1 => Self::ExplicitListProvided,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::NotSpecified => 0,
            Self::ExplicitListProvided => 1,
            Self::Unlisted(other) => other,
        }
    }
}

/// AllocationInstruction (J): `row.view::<AllocationInstruction>()`.
#[derive(Clone, Copy, Debug)]
pub struct AllocationInstruction<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for AllocationInstruction<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        AllocationInstruction(slots)
    }
}

impl<'r, 'b> AllocationInstruction<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const SENDER_COMP_ID: usize = 1;
    pub const TARGET_COMP_ID: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const ALLOC_ID: usize = 5;
    pub const ALLOC_TRANS_TYPE: usize = 6;
    pub const ALLOC_TYPE: usize = 7;
    pub const REF_ALLOC_ID: usize = 8;
    pub const ALLOC_NO_ORDERS_TYPE: usize = 9;
    pub const NO_ORDERS: usize = 10;
    pub const NO_EXECS: usize = 11;
    pub const SIDE: usize = 12;
    pub const SYMBOL: usize = 13;
    pub const SECURITY_ID: usize = 14;
    pub const SECURITY_ID_SOURCE: usize = 15;
    pub const QUANTITY: usize = 16;
    pub const AVG_PX: usize = 17;
    pub const CURRENCY: usize = 18;
    pub const TRADE_DATE: usize = 19;
    pub const TRANSACT_TIME: usize = 20;
    pub const SETTL_DATE: usize = 21;
    pub const GROSS_TRADE_AMT: usize = 22;
    pub const NET_MONEY: usize = 23;
    pub const TEXT: usize = 24;
    pub const NO_ALLOCS: usize = 25;

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

    /// AllocID (70), required.
    pub fn alloc_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ALLOC_ID)
    }

    /// AllocTransType (71), required.
    pub fn alloc_trans_type(&self) -> Result<Option<AllocTransType>, SlotError> {
        Ok(self.0.char(Self::ALLOC_TRANS_TYPE)?.map(AllocTransType::of))
    }

    /// AllocType (626), required.
    pub fn alloc_type(&self) -> Result<Option<AllocType>, SlotError> {
        Ok(self.0.int(Self::ALLOC_TYPE)?.map(AllocType::of))
    }

    /// RefAllocID (72).
    pub fn ref_alloc_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::REF_ALLOC_ID)
    }

    /// AllocNoOrdersType (857), required.
    pub fn alloc_no_orders_type(&self) -> Result<Option<AllocNoOrdersType>, SlotError> {
        Ok(self.0.int(Self::ALLOC_NO_ORDERS_TYPE)?.map(AllocNoOrdersType::of))
    }

    /// NoOrders (73).
    pub fn no_orders(&self) -> Views<'r, 'b, AllocationInstructionNoOrders<'r, 'b>> {
        self.0.group_of(Self::NO_ORDERS)
    }

    /// NoExecs (124).
    pub fn no_execs(&self) -> Views<'r, 'b, AllocationInstructionNoExecs<'r, 'b>> {
        self.0.group_of(Self::NO_EXECS)
    }

    /// Side (54), required.
    pub fn side(&self) -> Result<Option<Side>, SlotError> {
        Ok(self.0.char(Self::SIDE)?.map(Side::of))
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

    /// Quantity (53), required.
    pub fn quantity(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::QUANTITY)
    }

    /// The same times 10^8.
    pub fn quantity_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::QUANTITY)
    }

    /// AvgPx (6), required.
    pub fn avg_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::AVG_PX)
    }

    /// Currency (15).
    pub fn currency(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CURRENCY)
    }

    /// TradeDate (75), required.
    pub fn trade_date(&self) -> Result<Option<Date>, SlotError> {
        self.0.date(Self::TRADE_DATE)
    }

    /// TransactTime (60).
    pub fn transact_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::TRANSACT_TIME)
    }

    /// SettlDate (64).
    pub fn settl_date(&self) -> Result<Option<Date>, SlotError> {
        self.0.date(Self::SETTL_DATE)
    }

    /// GrossTradeAmt (381).
    pub fn gross_trade_amt(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::GROSS_TRADE_AMT)
    }

    /// The same times 10^4.
    pub fn gross_trade_amt_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::GROSS_TRADE_AMT)
    }

    /// NetMoney (118).
    pub fn net_money(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::NET_MONEY)
    }

    /// The same times 10^4.
    pub fn net_money_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::NET_MONEY)
    }

    /// Text (58).
    pub fn text(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TEXT)
    }

    /// NoAllocs (78).
    pub fn no_allocs(&self) -> Views<'r, 'b, AllocationInstructionNoAllocs<'r, 'b>> {
        self.0.group_of(Self::NO_ALLOCS)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for AllocationInstruction<'r, 'b> {
    const MESSAGE: usize = 0;
}

/// An entry of NoOrders (73) in AllocationInstruction.
#[derive(Clone, Copy, Debug)]
pub struct AllocationInstructionNoOrders<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for AllocationInstructionNoOrders<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        AllocationInstructionNoOrders(slots)
    }
}

impl<'r, 'b> AllocationInstructionNoOrders<'r, 'b> {
    pub const CL_ORD_ID: usize = 0;
    pub const ORDER_ID: usize = 1;
    pub const ORDER_QTY: usize = 2;

    /// ClOrdID (11).
    pub fn cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CL_ORD_ID)
    }

    /// OrderID (37).
    pub fn order_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ORDER_ID)
    }

    /// OrderQty (38).
    pub fn order_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::ORDER_QTY)
    }

    /// The same times 10^8.
    pub fn order_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::ORDER_QTY)
    }
}

/// An entry of NoExecs (124) in AllocationInstruction.
#[derive(Clone, Copy, Debug)]
pub struct AllocationInstructionNoExecs<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for AllocationInstructionNoExecs<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        AllocationInstructionNoExecs(slots)
    }
}

impl<'r, 'b> AllocationInstructionNoExecs<'r, 'b> {
    pub const LAST_QTY: usize = 0;
    pub const EXEC_ID: usize = 1;
    pub const LAST_PX: usize = 2;

    /// LastQty (32).
    pub fn last_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LAST_QTY)
    }

    /// The same times 10^8.
    pub fn last_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LAST_QTY)
    }

    /// ExecID (17).
    pub fn exec_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::EXEC_ID)
    }

    /// LastPx (31).
    pub fn last_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LAST_PX)
    }

    /// The same times 10^8.
    pub fn last_px_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LAST_PX)
    }
}

/// An entry of NoAllocs (78) in AllocationInstruction.
#[derive(Clone, Copy, Debug)]
pub struct AllocationInstructionNoAllocs<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for AllocationInstructionNoAllocs<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        AllocationInstructionNoAllocs(slots)
    }
}

impl<'r, 'b> AllocationInstructionNoAllocs<'r, 'b> {
    pub const ALLOC_ACCOUNT: usize = 0;
    pub const ALLOC_PRICE: usize = 1;
    pub const ALLOC_QTY: usize = 2;
    pub const INDIVIDUAL_ALLOC_ID: usize = 3;
    pub const NO_NESTED_PARTY_IDS: usize = 4;
    pub const COMMISSION: usize = 5;
    pub const COMM_TYPE: usize = 6;
    pub const ALLOC_NET_MONEY: usize = 7;

    /// AllocAccount (79).
    pub fn alloc_account(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ALLOC_ACCOUNT)
    }

    /// AllocPrice (366).
    pub fn alloc_price(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::ALLOC_PRICE)
    }

    /// The same times 10^8.
    pub fn alloc_price_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::ALLOC_PRICE)
    }

    /// AllocQty (80).
    pub fn alloc_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::ALLOC_QTY)
    }

    /// The same times 10^8.
    pub fn alloc_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::ALLOC_QTY)
    }

    /// IndividualAllocID (467).
    pub fn individual_alloc_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::INDIVIDUAL_ALLOC_ID)
    }

    /// NoNestedPartyIDs (539): the first 4 entries.
    pub fn no_nested_party_ids(&self) -> Views<'r, 'b, AllocationInstructionNoAllocsNoNestedPartyIds<'r, 'b>> {
        self.0.group_of(Self::NO_NESTED_PARTY_IDS)
    }

    /// Commission (12).
    pub fn commission(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::COMMISSION)
    }

    /// The same times 10^4.
    pub fn commission_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::COMMISSION)
    }

    /// CommType (13).
    pub fn comm_type(&self) -> Result<Option<CommType>, SlotError> {
        Ok(self.0.char(Self::COMM_TYPE)?.map(CommType::of))
    }

    /// AllocNetMoney (154).
    pub fn alloc_net_money(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::ALLOC_NET_MONEY)
    }

    /// The same times 10^4.
    pub fn alloc_net_money_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::ALLOC_NET_MONEY)
    }
}

/// An entry of NoNestedPartyIDs (539) in AllocationInstruction.
#[derive(Clone, Copy, Debug)]
pub struct AllocationInstructionNoAllocsNoNestedPartyIds<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for AllocationInstructionNoAllocsNoNestedPartyIds<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        AllocationInstructionNoAllocsNoNestedPartyIds(slots)
    }
}

impl<'r, 'b> AllocationInstructionNoAllocsNoNestedPartyIds<'r, 'b> {
    pub const NESTED_PARTY_ID: usize = 0;
    pub const NESTED_PARTY_ROLE: usize = 1;

    /// NestedPartyID (524).
    pub fn nested_party_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::NESTED_PARTY_ID)
    }

    /// NestedPartyRole (538).
    pub fn nested_party_role(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::NESTED_PARTY_ROLE)
    }
}
