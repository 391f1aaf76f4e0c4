// SPDX-License-Identifier: Apache-2.0
//! Rows of TradeCaptureReport (AE).
//!
//! Made by `tagwire gen --lang rust --kind plan`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Date, Decimal, Dictionary, Error, FromRow, FromSlots, Plan, SlotError, Slots, UtcTimestamp, Views};

/// The plan; all of its tags as numbers.
pub const PLAN: &str = "AE{34:int! 49:text! 56:text! 43:bool 52:time! 571:text! 487:int 856:int 828:int 150:char \
    572:text 17:text 39:char 570:bool! 55:text 48:text 22:char 32:dec8! 31:dec8! 30:text \
    75:date! 60:time! 64:date 573:char 552!{54:char! 37:text! 11:text 1:text 453:8{448:text! \
    447:char 452:int} 12:dec4 13:char 118:dec4 58:text}}";

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

/// OrdStatus (39).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrdStatus {
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

impl OrdStatus {
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

/// ExecType (150).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExecType {
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

impl ExecType {
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

/// PartyIDSource (447).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PartyIdSource {
    Bic,
    GeneralIdentifier,
    Proprietary,
    IsoCountryCode,
    SettlementEntityLocation,
    Mic,
    CsdParticipant,
    KoreanInvestorId,
    TaiwaneseForeignInvestorId,
    TaiwaneseTradingAcct,
    MalaysianCentralDepository,
    ChineseInvestorId,
    UkNationalInsuranceOrPensionNumber,
    UsSocialSecurityNumber,
    UsEmployerOrTaxIdNumber,
    AustralianBusinessNumber,
    AustralianTaxFileNumber,
    IsitcAcronym,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl PartyIdSource {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'B' => Self::Bic,
            b'C' => Self::GeneralIdentifier,
            b'D' => Self::Proprietary,
            b'E' => Self::IsoCountryCode,
            b'F' => Self::SettlementEntityLocation,
            b'G' => Self::Mic,
            b'H' => Self::CsdParticipant,
            b'1' => Self::KoreanInvestorId,
            b'2' => Self::TaiwaneseForeignInvestorId,
            b'3' => Self::TaiwaneseTradingAcct,
            b'4' => Self::MalaysianCentralDepository,
            b'5' => Self::ChineseInvestorId,
            b'6' => Self::UkNationalInsuranceOrPensionNumber,
            b'7' => Self::UsSocialSecurityNumber,
            b'8' => Self::UsEmployerOrTaxIdNumber,
            b'9' => Self::AustralianBusinessNumber,
            b'A' => Self::AustralianTaxFileNumber,
            b'I' => Self::IsitcAcronym,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::Bic => b'B',
            Self::GeneralIdentifier => b'C',
            Self::Proprietary => b'D',
            Self::IsoCountryCode => b'E',
            Self::SettlementEntityLocation => b'F',
            Self::Mic => b'G',
            Self::CsdParticipant => b'H',
            Self::KoreanInvestorId => b'1',
            Self::TaiwaneseForeignInvestorId => b'2',
            Self::TaiwaneseTradingAcct => b'3',
            Self::MalaysianCentralDepository => b'4',
            Self::ChineseInvestorId => b'5',
            Self::UkNationalInsuranceOrPensionNumber => b'6',
            Self::UsSocialSecurityNumber => b'7',
            Self::UsEmployerOrTaxIdNumber => b'8',
            Self::AustralianBusinessNumber => b'9',
            Self::AustralianTaxFileNumber => b'A',
            Self::IsitcAcronym => b'I',
            Self::Unlisted(other) => other,
        }
    }
}

/// PartyRole (452).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PartyRole {
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

impl PartyRole {
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

/// MatchStatus (573).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchStatus {
    Compared,
    Uncompared,
    AdvisoryOrAlert,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl MatchStatus {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'0' => Self::Compared,
            b'1' => Self::Uncompared,
            b'2' => Self::AdvisoryOrAlert,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::Compared => b'0',
            Self::Uncompared => b'1',
            Self::AdvisoryOrAlert => b'2',
            Self::Unlisted(other) => other,
        }
    }
}

/// TrdType (828).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrdType {
    RegularTrade,
    BlockTrade,
    Efp,
    Transfer,
    LateTrade,
    TTrade,
    WeightedAveragePriceTrade,
    BunchedTrade,
    LateBunchedTrade,
    PriorReferencePriceTrade,
    AfterHoursTrade,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl TrdType {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            0 => Self::RegularTrade,
            1 => Self::BlockTrade,
            2 => Self::Efp,
            3 => Self::Transfer,
            4 => Self::LateTrade,
            5 => Self::TTrade,
            6 => Self::WeightedAveragePriceTrade,
            7 => Self::BunchedTrade,
            8 => Self::LateBunchedTrade,
            9 => Self::PriorReferencePriceTrade,
            10 => Self::AfterHoursTrade,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::RegularTrade => 0,
            Self::BlockTrade => 1,
            Self::Efp => 2,
            Self::Transfer => 3,
            Self::LateTrade => 4,
            Self::TTrade => 5,
            Self::WeightedAveragePriceTrade => 6,
            Self::BunchedTrade => 7,
            Self::LateBunchedTrade => 8,
            Self::PriorReferencePriceTrade => 9,
            Self::AfterHoursTrade => 10,
            Self::Unlisted(other) => other,
        }
    }
}

/// TradeReportType (856).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TradeReportType {
    Submit,
    Alleged,
    Accept,
    Decline,
    Addendum,
    No,
    TradeReportCancel,
    LockedIn,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl TradeReportType {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            0 => Self::Submit,
            1 => Self::Alleged,
            2 => Self::Accept,
            3 => Self::Decline,
            4 => Self::Addendum,
            5 => Self::No,
            6 => Self::TradeReportCancel,
            7 => Self::LockedIn,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::Submit => 0,
            Self::Alleged => 1,
            Self::Accept => 2,
            Self::Decline => 3,
            Self::Addendum => 4,
            Self::No => 5,
            Self::TradeReportCancel => 6,
            Self::LockedIn => 7,
            Self::Unlisted(other) => other,
        }
    }
}

/// TradeCaptureReport (AE): `row.view::<TradeCaptureReport>()`.
#[derive(Clone, Copy, Debug)]
pub struct TradeCaptureReport<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for TradeCaptureReport<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        TradeCaptureReport(slots)
    }
}

impl<'r, 'b> TradeCaptureReport<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const SENDER_COMP_ID: usize = 1;
    pub const TARGET_COMP_ID: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const TRADE_REPORT_ID: usize = 5;
    pub const TRADE_REPORT_TRANS_TYPE: usize = 6;
    pub const TRADE_REPORT_TYPE: usize = 7;
    pub const TRD_TYPE: usize = 8;
    pub const EXEC_TYPE: usize = 9;
    pub const TRADE_REPORT_REF_ID: usize = 10;
    pub const EXEC_ID: usize = 11;
    pub const ORD_STATUS: usize = 12;
    pub const PREVIOUSLY_REPORTED: usize = 13;
    pub const SYMBOL: usize = 14;
    pub const SECURITY_ID: usize = 15;
    pub const SECURITY_ID_SOURCE: usize = 16;
    pub const LAST_QTY: usize = 17;
    pub const LAST_PX: usize = 18;
    pub const LAST_MKT: usize = 19;
    pub const TRADE_DATE: usize = 20;
    pub const TRANSACT_TIME: usize = 21;
    pub const SETTL_DATE: usize = 22;
    pub const MATCH_STATUS: usize = 23;
    pub const NO_SIDES: usize = 24;

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

    /// TradeReportID (571), required.
    pub fn trade_report_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TRADE_REPORT_ID)
    }

    /// TradeReportTransType (487).
    pub fn trade_report_trans_type(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::TRADE_REPORT_TRANS_TYPE)
    }

    /// TradeReportType (856).
    pub fn trade_report_type(&self) -> Result<Option<TradeReportType>, SlotError> {
        Ok(self.0.int(Self::TRADE_REPORT_TYPE)?.map(TradeReportType::of))
    }

    /// TrdType (828).
    pub fn trd_type(&self) -> Result<Option<TrdType>, SlotError> {
        Ok(self.0.int(Self::TRD_TYPE)?.map(TrdType::of))
    }

    /// ExecType (150).
    pub fn exec_type(&self) -> Result<Option<ExecType>, SlotError> {
        Ok(self.0.char(Self::EXEC_TYPE)?.map(ExecType::of))
    }

    /// TradeReportRefID (572).
    pub fn trade_report_ref_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TRADE_REPORT_REF_ID)
    }

    /// ExecID (17).
    pub fn exec_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::EXEC_ID)
    }

    /// OrdStatus (39).
    pub fn ord_status(&self) -> Result<Option<OrdStatus>, SlotError> {
        Ok(self.0.char(Self::ORD_STATUS)?.map(OrdStatus::of))
    }

    /// PreviouslyReported (570), required.
    pub fn previously_reported(&self) -> Result<Option<bool>, SlotError> {
        self.0.bool(Self::PREVIOUSLY_REPORTED)
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

    /// LastQty (32), required.
    pub fn last_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LAST_QTY)
    }

    /// The same times 10^8.
    pub fn last_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LAST_QTY)
    }

    /// LastPx (31), required.
    pub fn last_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LAST_PX)
    }

    /// The same times 10^8.
    pub fn last_px_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LAST_PX)
    }

    /// LastMkt (30).
    pub fn last_mkt(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::LAST_MKT)
    }

    /// TradeDate (75), required.
    pub fn trade_date(&self) -> Result<Option<Date>, SlotError> {
        self.0.date(Self::TRADE_DATE)
    }

    /// TransactTime (60), required.
    pub fn transact_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::TRANSACT_TIME)
    }

    /// SettlDate (64).
    pub fn settl_date(&self) -> Result<Option<Date>, SlotError> {
        self.0.date(Self::SETTL_DATE)
    }

    /// MatchStatus (573).
    pub fn match_status(&self) -> Result<Option<MatchStatus>, SlotError> {
        Ok(self.0.char(Self::MATCH_STATUS)?.map(MatchStatus::of))
    }

    /// NoSides (552), required.
    pub fn no_sides(&self) -> Views<'r, 'b, TradeCaptureReportNoSides<'r, 'b>> {
        self.0.group_of(Self::NO_SIDES)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for TradeCaptureReport<'r, 'b> {
    const MESSAGE: usize = 0;
}

/// An entry of NoSides (552) in TradeCaptureReport.
#[derive(Clone, Copy, Debug)]
pub struct TradeCaptureReportNoSides<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for TradeCaptureReportNoSides<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        TradeCaptureReportNoSides(slots)
    }
}

impl<'r, 'b> TradeCaptureReportNoSides<'r, 'b> {
    pub const SIDE: usize = 0;
    pub const ORDER_ID: usize = 1;
    pub const CL_ORD_ID: usize = 2;
    pub const ACCOUNT: usize = 3;
    pub const NO_PARTY_IDS: usize = 4;
    pub const COMMISSION: usize = 5;
    pub const COMM_TYPE: usize = 6;
    pub const NET_MONEY: usize = 7;
    pub const TEXT: usize = 8;

    /// Side (54), required.
    pub fn side(&self) -> Result<Option<Side>, SlotError> {
        Ok(self.0.char(Self::SIDE)?.map(Side::of))
    }

    /// OrderID (37), required.
    pub fn order_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ORDER_ID)
    }

    /// ClOrdID (11).
    pub fn cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CL_ORD_ID)
    }

    /// Account (1).
    pub fn account(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ACCOUNT)
    }

    /// NoPartyIDs (453): the first 8 entries.
    pub fn no_party_ids(&self) -> Views<'r, 'b, TradeCaptureReportNoSidesNoPartyIds<'r, 'b>> {
        self.0.group_of(Self::NO_PARTY_IDS)
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
}

/// An entry of NoPartyIDs (453) in TradeCaptureReport.
#[derive(Clone, Copy, Debug)]
pub struct TradeCaptureReportNoSidesNoPartyIds<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for TradeCaptureReportNoSidesNoPartyIds<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        TradeCaptureReportNoSidesNoPartyIds(slots)
    }
}

impl<'r, 'b> TradeCaptureReportNoSidesNoPartyIds<'r, 'b> {
    pub const PARTY_ID: usize = 0;
    pub const PARTY_ID_SOURCE: usize = 1;
    pub const PARTY_ROLE: usize = 2;

    /// PartyID (448), required.
    pub fn party_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::PARTY_ID)
    }

    /// PartyIDSource (447).
    pub fn party_id_source(&self) -> Result<Option<PartyIdSource>, SlotError> {
        Ok(self.0.char(Self::PARTY_ID_SOURCE)?.map(PartyIdSource::of))
    }

    /// PartyRole (452).
    pub fn party_role(&self) -> Result<Option<PartyRole>, SlotError> {
        Ok(self.0.int(Self::PARTY_ROLE)?.map(PartyRole::of))
    }
}
