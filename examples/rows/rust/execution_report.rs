// SPDX-License-Identifier: Apache-2.0
//! Rows of ExecutionReport (8).
//!
//! Made by `tagwire gen --lang rust --kind plan`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Date, Decimal, Dictionary, Error, FromRow, FromSlots, Plan, SlotError, Slots, UtcTimestamp, Views};

/// The plan; all of its tags as numbers.
pub const PLAN: &str = "8{34:int! 49:text! 56:text! 43:bool 52:time! 37:text! 198:text 11:text 41:text 17:text! \
    19:text 150:char! 39:char! 103:int 378:int 636:bool 1:text 453:8{448:text! 447:char \
    452:int} 55:text 48:text 22:char 167:text 207:text 54:char! 38:dec8 40:char 44:dec8 \
    99:dec8 15:text 59:char 32:dec8 31:dec8 30:text 851:int 151:dec8! 14:dec8! 6:dec*! \
    75:date 60:time 64:date 12:dec4 13:char 136:8{137:dec4 138:text 139:text} 555:8{600:text \
    624:char 687:dec8 637:dec8} 58:text}";

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

/// TimeInForce (59).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeInForce {
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

impl TimeInForce {
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

/// OrdRejReason (103).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrdRejReason {
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

impl OrdRejReason {
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

/// MiscFeeType (139).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MiscFeeType<'b> {
    Regulatory,
    Tax,
    LocalCommission,
    ExchangeFees,
    Stamp,
    Levy,
    Other,
    Markup,
    ConsumptionTax,
    PerTransaction,
    Conversion,
    Agent,
    /// No code of the dictionary.
    Unlisted(&'b [u8]),
}

impl<'b> MiscFeeType<'b> {
    /// Of a value.
    pub fn of(value: &'b [u8]) -> Self {
        match value {
            b"1" => Self::Regulatory,
            b"2" => Self::Tax,
            b"3" => Self::LocalCommission,
            b"4" => Self::ExchangeFees,
            b"5" => Self::Stamp,
            b"6" => Self::Levy,
            b"7" => Self::Other,
            b"8" => Self::Markup,
            b"9" => Self::ConsumptionTax,
            b"10" => Self::PerTransaction,
            b"11" => Self::Conversion,
            b"12" => Self::Agent,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> &'b [u8] {
        match self {
            Self::Regulatory => b"1",
            Self::Tax => b"2",
            Self::LocalCommission => b"3",
            Self::ExchangeFees => b"4",
            Self::Stamp => b"5",
            Self::Levy => b"6",
            Self::Other => b"7",
            Self::Markup => b"8",
            Self::ConsumptionTax => b"9",
            Self::PerTransaction => b"10",
            Self::Conversion => b"11",
            Self::Agent => b"12",
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

/// SecurityType (167).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SecurityType<'b> {
    EuroSupranationalCoupons,
    FederalAgencyCoupon,
    FederalAgencyDiscountNote,
    PrivateExportFunding,
    UsdSupranationalCoupons,
    CorporateBond,
    CorporatePrivatePlacement,
    ConvertibleBond,
    DualCurrency,
    EuroCorporateBond,
    IndexedLinked,
    StructuredNotes,
    YankeeCorporateBond,
    ForeignExchangeContract,
    CommonStock,
    PreferredStock,
    BradyBond,
    EuroSovereigns,
    UsTreasuryBond,
    InterestStripFromAnyBondOrNote,
    TreasuryInflationProtectedSecurities,
    PrincipalStripOfACallableBondOrNote,
    PrincipalStripFromANonCallableBondOrNote,
    UsTreasuryNoteOld,
    UsTreasuryBillOld,
    UsTreasuryNote,
    UsTreasuryBill,
    Repurchase,
    Forward,
    BuySellback,
    SecuritiesLoan,
    SecuritiesPledge,
    TermLoan,
    RevolverLoan,
    Revolver,
    BridgeLoan,
    LetterOfCredit,
    SwingLineFacility,
    DebtorInPossession,
    Defaulted,
    Withdrawn,
    Replaced,
    Matured,
    Amended,
    Retired,
    BankersAcceptance,
    BankNotes,
    BillOfExchanges,
    CertificateOfDeposit,
    CallLoans,
    CommercialPaper,
    DepositNotes,
    EuroCertificateOfDeposit,
    EuroCommercialPaper,
    LiquidityNote,
    MediumTermNotes,
    Overnight,
    PromissoryNote,
    PlazosFijos,
    ShortTermLoanNote,
    TimeDeposit,
    ExtendedCommNote,
    YankeeCertificateOfDeposit,
    AssetBackedSecurities,
    Corp,
    CollateralizedMortgageObligation,
    IoetteMortgage,
    MortgageBackedSecurities,
    MortgageInterestOnly,
    MortgagePrincipalOnly,
    MortgagePrivatePlacement,
    MiscellaneousPassThrough,
    Pfandbriefe,
    ToBeAnnounced,
    OtherAnticipationNotes,
    CertificateOfObligation,
    CertificateOfParticipation,
    GeneralObligationBonds,
    MandatoryTender,
    RevenueAnticipationNote,
    RevenueBonds,
    SpecialAssessment,
    SpecialObligation,
    SpecialTax,
    TaxAnticipationNote,
    TaxAllocation,
    TaxExemptCommercialPaper,
    TaxRevenueAnticipationNote,
    VariableRateDemandNote,
    Warrant,
    MutualFund,
    MultilegInstrument,
    NoSecurityType,
    Future,
    Option,
    /// No code of the dictionary.
    Unlisted(&'b [u8]),
}

impl<'b> SecurityType<'b> {
    /// Of a value.
    pub fn of(value: &'b [u8]) -> Self {
        match value {
            b"EUSUPRA" => Self::EuroSupranationalCoupons,
            b"FAC" => Self::FederalAgencyCoupon,
            b"FADN" => Self::FederalAgencyDiscountNote,
            b"PEF" => Self::PrivateExportFunding,
            b"SUPRA" => Self::UsdSupranationalCoupons,
            b"CORP" => Self::CorporateBond,
            b"CPP" => Self::CorporatePrivatePlacement,
            b"CB" => Self::ConvertibleBond,
            b"DUAL" => Self::DualCurrency,
            b"EUCORP" => Self::EuroCorporateBond,
            b"XLINKD" => Self::IndexedLinked,
            b"STRUCT" => Self::StructuredNotes,
            b"YANK" => Self::YankeeCorporateBond,
            b"FOR" => Self::ForeignExchangeContract,
            b"CS" => Self::CommonStock,
            b"PS" => Self::PreferredStock,
            b"BRADY" => Self::BradyBond,
            b"EUSOV" => Self::EuroSovereigns,
            b"TBOND" => Self::UsTreasuryBond,
            b"TINT" => Self::InterestStripFromAnyBondOrNote,
            b"TIPS" => Self::TreasuryInflationProtectedSecurities,
            b"TCAL" => Self::PrincipalStripOfACallableBondOrNote,
            b"TPRN" => Self::PrincipalStripFromANonCallableBondOrNote,
            b"UST" => Self::UsTreasuryNoteOld,
            b"USTB" => Self::UsTreasuryBillOld,
            b"TNOTE" => Self::UsTreasuryNote,
            b"TBILL" => Self::UsTreasuryBill,
            b"REPO" => Self::Repurchase,
            b"FORWARD" => Self::Forward,
            b"BUYSELL" => Self::BuySellback,
            b"SECLOAN" => Self::SecuritiesLoan,
            b"SECPLEDGE" => Self::SecuritiesPledge,
            b"TERM" => Self::TermLoan,
            b"RVLV" => Self::RevolverLoan,
            b"RVLVTRM" => Self::Revolver,
            b"BRIDGE" => Self::BridgeLoan,
            b"LOFC" => Self::LetterOfCredit,
            b"SWING" => Self::SwingLineFacility,
            b"DINP" => Self::DebtorInPossession,
            b"DEFLTED" => Self::Defaulted,
            b"WITHDRN" => Self::Withdrawn,
            b"REPLACD" => Self::Replaced,
            b"MATURED" => Self::Matured,
            b"AMENDED" => Self::Amended,
            b"RETIRED" => Self::Retired,
            b"BA" => Self::BankersAcceptance,
            b"BN" => Self::BankNotes,
            b"BOX" => Self::BillOfExchanges,
            b"CD" => Self::CertificateOfDeposit,
            b"CL" => Self::CallLoans,
            b"CP" => Self::CommercialPaper,
            b"DN" => Self::DepositNotes,
            b"EUCD" => Self::EuroCertificateOfDeposit,
            b"EUCP" => Self::EuroCommercialPaper,
            b"LQN" => Self::LiquidityNote,
            b"MTN" => Self::MediumTermNotes,
            b"ONITE" => Self::Overnight,
            b"PN" => Self::PromissoryNote,
            b"PZFJ" => Self::PlazosFijos,
            b"STN" => Self::ShortTermLoanNote,
            b"TD" => Self::TimeDeposit,
            b"XCN" => Self::ExtendedCommNote,
            b"YCD" => Self::YankeeCertificateOfDeposit,
            b"ABS" => Self::AssetBackedSecurities,
            b"CMBS" => Self::Corp,
            b"CMO" => Self::CollateralizedMortgageObligation,
            b"IET" => Self::IoetteMortgage,
            b"MBS" => Self::MortgageBackedSecurities,
            b"MIO" => Self::MortgageInterestOnly,
            b"MPO" => Self::MortgagePrincipalOnly,
            b"MPP" => Self::MortgagePrivatePlacement,
            b"MPT" => Self::MiscellaneousPassThrough,
            b"PFAND" => Self::Pfandbriefe,
            b"TBA" => Self::ToBeAnnounced,
            b"AN" => Self::OtherAnticipationNotes,
            b"COFO" => Self::CertificateOfObligation,
            b"COFP" => Self::CertificateOfParticipation,
            b"GO" => Self::GeneralObligationBonds,
            b"MT" => Self::MandatoryTender,
            b"RAN" => Self::RevenueAnticipationNote,
            b"REV" => Self::RevenueBonds,
            b"SPCLA" => Self::SpecialAssessment,
            b"SPCLO" => Self::SpecialObligation,
            b"SPCLT" => Self::SpecialTax,
            b"TAN" => Self::TaxAnticipationNote,
            b"TAXA" => Self::TaxAllocation,
            b"TECP" => Self::TaxExemptCommercialPaper,
            b"TRAN" => Self::TaxRevenueAnticipationNote,
            b"VRDN" => Self::VariableRateDemandNote,
            b"WAR" => Self::Warrant,
            b"MF" => Self::MutualFund,
            b"MLEG" => Self::MultilegInstrument,
            b"NONE" => Self::NoSecurityType,
            b"FUT" => Self::Future,
            b"OPT" => Self::Option,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> &'b [u8] {
        match self {
            Self::EuroSupranationalCoupons => b"EUSUPRA",
            Self::FederalAgencyCoupon => b"FAC",
            Self::FederalAgencyDiscountNote => b"FADN",
            Self::PrivateExportFunding => b"PEF",
            Self::UsdSupranationalCoupons => b"SUPRA",
            Self::CorporateBond => b"CORP",
            Self::CorporatePrivatePlacement => b"CPP",
            Self::ConvertibleBond => b"CB",
            Self::DualCurrency => b"DUAL",
            Self::EuroCorporateBond => b"EUCORP",
            Self::IndexedLinked => b"XLINKD",
            Self::StructuredNotes => b"STRUCT",
            Self::YankeeCorporateBond => b"YANK",
            Self::ForeignExchangeContract => b"FOR",
            Self::CommonStock => b"CS",
            Self::PreferredStock => b"PS",
            Self::BradyBond => b"BRADY",
            Self::EuroSovereigns => b"EUSOV",
            Self::UsTreasuryBond => b"TBOND",
            Self::InterestStripFromAnyBondOrNote => b"TINT",
            Self::TreasuryInflationProtectedSecurities => b"TIPS",
            Self::PrincipalStripOfACallableBondOrNote => b"TCAL",
            Self::PrincipalStripFromANonCallableBondOrNote => b"TPRN",
            Self::UsTreasuryNoteOld => b"UST",
            Self::UsTreasuryBillOld => b"USTB",
            Self::UsTreasuryNote => b"TNOTE",
            Self::UsTreasuryBill => b"TBILL",
            Self::Repurchase => b"REPO",
            Self::Forward => b"FORWARD",
            Self::BuySellback => b"BUYSELL",
            Self::SecuritiesLoan => b"SECLOAN",
            Self::SecuritiesPledge => b"SECPLEDGE",
            Self::TermLoan => b"TERM",
            Self::RevolverLoan => b"RVLV",
            Self::Revolver => b"RVLVTRM",
            Self::BridgeLoan => b"BRIDGE",
            Self::LetterOfCredit => b"LOFC",
            Self::SwingLineFacility => b"SWING",
            Self::DebtorInPossession => b"DINP",
            Self::Defaulted => b"DEFLTED",
            Self::Withdrawn => b"WITHDRN",
            Self::Replaced => b"REPLACD",
            Self::Matured => b"MATURED",
            Self::Amended => b"AMENDED",
            Self::Retired => b"RETIRED",
            Self::BankersAcceptance => b"BA",
            Self::BankNotes => b"BN",
            Self::BillOfExchanges => b"BOX",
            Self::CertificateOfDeposit => b"CD",
            Self::CallLoans => b"CL",
            Self::CommercialPaper => b"CP",
            Self::DepositNotes => b"DN",
            Self::EuroCertificateOfDeposit => b"EUCD",
            Self::EuroCommercialPaper => b"EUCP",
            Self::LiquidityNote => b"LQN",
            Self::MediumTermNotes => b"MTN",
            Self::Overnight => b"ONITE",
            Self::PromissoryNote => b"PN",
            Self::PlazosFijos => b"PZFJ",
            Self::ShortTermLoanNote => b"STN",
            Self::TimeDeposit => b"TD",
            Self::ExtendedCommNote => b"XCN",
            Self::YankeeCertificateOfDeposit => b"YCD",
            Self::AssetBackedSecurities => b"ABS",
            Self::Corp => b"CMBS",
            Self::CollateralizedMortgageObligation => b"CMO",
            Self::IoetteMortgage => b"IET",
            Self::MortgageBackedSecurities => b"MBS",
            Self::MortgageInterestOnly => b"MIO",
            Self::MortgagePrincipalOnly => b"MPO",
            Self::MortgagePrivatePlacement => b"MPP",
            Self::MiscellaneousPassThrough => b"MPT",
            Self::Pfandbriefe => b"PFAND",
            Self::ToBeAnnounced => b"TBA",
            Self::OtherAnticipationNotes => b"AN",
            Self::CertificateOfObligation => b"COFO",
            Self::CertificateOfParticipation => b"COFP",
            Self::GeneralObligationBonds => b"GO",
            Self::MandatoryTender => b"MT",
            Self::RevenueAnticipationNote => b"RAN",
            Self::RevenueBonds => b"REV",
            Self::SpecialAssessment => b"SPCLA",
            Self::SpecialObligation => b"SPCLO",
            Self::SpecialTax => b"SPCLT",
            Self::TaxAnticipationNote => b"TAN",
            Self::TaxAllocation => b"TAXA",
            Self::TaxExemptCommercialPaper => b"TECP",
            Self::TaxRevenueAnticipationNote => b"TRAN",
            Self::VariableRateDemandNote => b"VRDN",
            Self::Warrant => b"WAR",
            Self::MutualFund => b"MF",
            Self::MultilegInstrument => b"MLEG",
            Self::NoSecurityType => b"NONE",
            Self::Future => b"FUT",
            Self::Option => b"OPT",
            Self::Unlisted(other) => other,
        }
    }
}

/// ExecRestatementReason (378).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExecRestatementReason {
    GtCorporateAction,
    GtRenewal,
    VerbalChange,
    RepricingOfOrder,
    BrokerOption,
    PartialDeclineOfOrderQty,
    CancelOnTradingHalt,
    CancelOnSystemFailure,
    Market,
    Canceled,
    WarehouseRecap,
    Other,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl ExecRestatementReason {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            0 => Self::GtCorporateAction,
            1 => Self::GtRenewal,
            2 => Self::VerbalChange,
            3 => Self::RepricingOfOrder,
            4 => Self::BrokerOption,
            5 => Self::PartialDeclineOfOrderQty,
            6 => Self::CancelOnTradingHalt,
            7 => Self::CancelOnSystemFailure,
            8 => Self::Market,
            9 => Self::Canceled,
            10 => Self::WarehouseRecap,
            99 => Self::Other,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::GtCorporateAction => 0,
            Self::GtRenewal => 1,
            Self::VerbalChange => 2,
            Self::RepricingOfOrder => 3,
            Self::BrokerOption => 4,
            Self::PartialDeclineOfOrderQty => 5,
            Self::CancelOnTradingHalt => 6,
            Self::CancelOnSystemFailure => 7,
            Self::Market => 8,
            Self::Canceled => 9,
            Self::WarehouseRecap => 10,
            Self::Other => 99,
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

/// LastLiquidityInd (851).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastLiquidityInd {
    AddedLiquidity,
    RemovedLiquidity,
    LiquidityRoutedOut,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl LastLiquidityInd {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            1 => Self::AddedLiquidity,
            2 => Self::RemovedLiquidity,
            3 => Self::LiquidityRoutedOut,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::AddedLiquidity => 1,
            Self::RemovedLiquidity => 2,
            Self::LiquidityRoutedOut => 3,
            Self::Unlisted(other) => other,
        }
    }
}

/// ExecutionReport (8): `row.view::<ExecutionReport>()`.
#[derive(Clone, Copy, Debug)]
pub struct ExecutionReport<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for ExecutionReport<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        ExecutionReport(slots)
    }
}

impl<'r, 'b> ExecutionReport<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const SENDER_COMP_ID: usize = 1;
    pub const TARGET_COMP_ID: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const ORDER_ID: usize = 5;
    pub const SECONDARY_ORDER_ID: usize = 6;
    pub const CL_ORD_ID: usize = 7;
    pub const ORIG_CL_ORD_ID: usize = 8;
    pub const EXEC_ID: usize = 9;
    pub const EXEC_REF_ID: usize = 10;
    pub const EXEC_TYPE: usize = 11;
    pub const ORD_STATUS: usize = 12;
    pub const ORD_REJ_REASON: usize = 13;
    pub const EXEC_RESTATEMENT_REASON: usize = 14;
    pub const WORKING_INDICATOR: usize = 15;
    pub const ACCOUNT: usize = 16;
    pub const NO_PARTY_IDS: usize = 17;
    pub const SYMBOL: usize = 18;
    pub const SECURITY_ID: usize = 19;
    pub const SECURITY_ID_SOURCE: usize = 20;
    pub const SECURITY_TYPE: usize = 21;
    pub const SECURITY_EXCHANGE: usize = 22;
    pub const SIDE: usize = 23;
    pub const ORDER_QTY: usize = 24;
    pub const ORD_TYPE: usize = 25;
    pub const PRICE: usize = 26;
    pub const STOP_PX: usize = 27;
    pub const CURRENCY: usize = 28;
    pub const TIME_IN_FORCE: usize = 29;
    pub const LAST_QTY: usize = 30;
    pub const LAST_PX: usize = 31;
    pub const LAST_MKT: usize = 32;
    pub const LAST_LIQUIDITY_IND: usize = 33;
    pub const LEAVES_QTY: usize = 34;
    pub const CUM_QTY: usize = 35;
    pub const AVG_PX: usize = 36;
    pub const TRADE_DATE: usize = 37;
    pub const TRANSACT_TIME: usize = 38;
    pub const SETTL_DATE: usize = 39;
    pub const COMMISSION: usize = 40;
    pub const COMM_TYPE: usize = 41;
    pub const NO_MISC_FEES: usize = 42;
    pub const NO_LEGS: usize = 43;
    pub const TEXT: usize = 44;

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

    /// OrderID (37), required.
    pub fn order_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ORDER_ID)
    }

    /// SecondaryOrderID (198).
    pub fn secondary_order_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SECONDARY_ORDER_ID)
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

    /// ExecRefID (19).
    pub fn exec_ref_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::EXEC_REF_ID)
    }

    /// ExecType (150), required.
    pub fn exec_type(&self) -> Result<Option<ExecType>, SlotError> {
        Ok(self.0.char(Self::EXEC_TYPE)?.map(ExecType::of))
    }

    /// OrdStatus (39), required.
    pub fn ord_status(&self) -> Result<Option<OrdStatus>, SlotError> {
        Ok(self.0.char(Self::ORD_STATUS)?.map(OrdStatus::of))
    }

    /// OrdRejReason (103).
    pub fn ord_rej_reason(&self) -> Result<Option<OrdRejReason>, SlotError> {
        Ok(self.0.int(Self::ORD_REJ_REASON)?.map(OrdRejReason::of))
    }

    /// ExecRestatementReason (378).
    pub fn exec_restatement_reason(&self) -> Result<Option<ExecRestatementReason>, SlotError> {
        Ok(self.0.int(Self::EXEC_RESTATEMENT_REASON)?.map(ExecRestatementReason::of))
    }

    /// WorkingIndicator (636).
    pub fn working_indicator(&self) -> Result<Option<bool>, SlotError> {
        self.0.bool(Self::WORKING_INDICATOR)
    }

    /// Account (1).
    pub fn account(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ACCOUNT)
    }

    /// NoPartyIDs (453): the first 8 entries.
    pub fn no_party_ids(&self) -> Views<'r, 'b, ExecutionReportNoPartyIds<'r, 'b>> {
        self.0.group_of(Self::NO_PARTY_IDS)
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

    /// SecurityType (167).
    pub fn security_type(&self) -> Result<Option<SecurityType<'b>>, SlotError> {
        Ok(self.0.text(Self::SECURITY_TYPE)?.map(SecurityType::of))
    }

    /// SecurityExchange (207).
    pub fn security_exchange(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SECURITY_EXCHANGE)
    }

    /// Side (54), required.
    pub fn side(&self) -> Result<Option<Side>, SlotError> {
        Ok(self.0.char(Self::SIDE)?.map(Side::of))
    }

    /// OrderQty (38).
    pub fn order_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::ORDER_QTY)
    }

    /// The same times 10^8.
    pub fn order_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::ORDER_QTY)
    }

    /// OrdType (40).
    pub fn ord_type(&self) -> Result<Option<OrdType>, SlotError> {
        Ok(self.0.char(Self::ORD_TYPE)?.map(OrdType::of))
    }

    /// Price (44).
    pub fn price(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::PRICE)
    }

    /// The same times 10^8.
    pub fn price_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::PRICE)
    }

    /// StopPx (99).
    pub fn stop_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::STOP_PX)
    }

    /// The same times 10^8.
    pub fn stop_px_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::STOP_PX)
    }

    /// Currency (15).
    pub fn currency(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CURRENCY)
    }

    /// TimeInForce (59).
    pub fn time_in_force(&self) -> Result<Option<TimeInForce>, SlotError> {
        Ok(self.0.char(Self::TIME_IN_FORCE)?.map(TimeInForce::of))
    }

    /// LastQty (32).
    pub fn last_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LAST_QTY)
    }

    /// The same times 10^8.
    pub fn last_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LAST_QTY)
    }

    /// LastPx (31).
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

    /// LastLiquidityInd (851).
    pub fn last_liquidity_ind(&self) -> Result<Option<LastLiquidityInd>, SlotError> {
        Ok(self.0.int(Self::LAST_LIQUIDITY_IND)?.map(LastLiquidityInd::of))
    }

    /// LeavesQty (151), required.
    pub fn leaves_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LEAVES_QTY)
    }

    /// The same times 10^8.
    pub fn leaves_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LEAVES_QTY)
    }

    /// CumQty (14), required.
    pub fn cum_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::CUM_QTY)
    }

    /// The same times 10^8.
    pub fn cum_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::CUM_QTY)
    }

    /// AvgPx (6), required.
    pub fn avg_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::AVG_PX)
    }

    /// TradeDate (75).
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

    /// NoMiscFees (136): the first 8 entries.
    pub fn no_misc_fees(&self) -> Views<'r, 'b, ExecutionReportNoMiscFees<'r, 'b>> {
        self.0.group_of(Self::NO_MISC_FEES)
    }

    /// NoLegs (555): the first 8 entries.
    pub fn no_legs(&self) -> Views<'r, 'b, ExecutionReportNoLegs<'r, 'b>> {
        self.0.group_of(Self::NO_LEGS)
    }

    /// Text (58).
    pub fn text(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TEXT)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for ExecutionReport<'r, 'b> {
    const MESSAGE: usize = 0;
}

/// An entry of NoPartyIDs (453) in ExecutionReport.
#[derive(Clone, Copy, Debug)]
pub struct ExecutionReportNoPartyIds<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for ExecutionReportNoPartyIds<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        ExecutionReportNoPartyIds(slots)
    }
}

impl<'r, 'b> ExecutionReportNoPartyIds<'r, 'b> {
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

/// An entry of NoMiscFees (136) in ExecutionReport.
#[derive(Clone, Copy, Debug)]
pub struct ExecutionReportNoMiscFees<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for ExecutionReportNoMiscFees<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        ExecutionReportNoMiscFees(slots)
    }
}

impl<'r, 'b> ExecutionReportNoMiscFees<'r, 'b> {
    pub const MISC_FEE_AMT: usize = 0;
    pub const MISC_FEE_CURR: usize = 1;
    pub const MISC_FEE_TYPE: usize = 2;

    /// MiscFeeAmt (137).
    pub fn misc_fee_amt(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::MISC_FEE_AMT)
    }

    /// The same times 10^4.
    pub fn misc_fee_amt_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MISC_FEE_AMT)
    }

    /// MiscFeeCurr (138).
    pub fn misc_fee_curr(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::MISC_FEE_CURR)
    }

    /// MiscFeeType (139).
    pub fn misc_fee_type(&self) -> Result<Option<MiscFeeType<'b>>, SlotError> {
        Ok(self.0.text(Self::MISC_FEE_TYPE)?.map(MiscFeeType::of))
    }
}

/// An entry of NoLegs (555) in ExecutionReport.
#[derive(Clone, Copy, Debug)]
pub struct ExecutionReportNoLegs<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for ExecutionReportNoLegs<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        ExecutionReportNoLegs(slots)
    }
}

impl<'r, 'b> ExecutionReportNoLegs<'r, 'b> {
    pub const LEG_SYMBOL: usize = 0;
    pub const LEG_SIDE: usize = 1;
    pub const LEG_QTY: usize = 2;
    pub const LEG_LAST_PX: usize = 3;

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

    /// LegLastPx (637).
    pub fn leg_last_px(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LEG_LAST_PX)
    }

    /// The same times 10^8.
    pub fn leg_last_px_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LEG_LAST_PX)
    }
}
