// SPDX-License-Identifier: Apache-2.0
//! Rows of NewOrderSingle (D).
//!
//! Made by `tagwire gen --lang rust --kind plan`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Date, Decimal, Dictionary, Error, FromRow, FromSlots, Plan, SlotError, Slots, UtcTimestamp, Views};

/// The plan; all of its tags as numbers.
pub const PLAN: &str = "D{34:int! 49:text! 56:text! 43:bool 52:time! 11:text! 526:text 1:text 453:8{448:text! \
    447:char 452:int 802:4{523:text 803:int}} 21:char 18:text 110:dec8 111:dec8 100:text \
    55:text 48:text 22:char 167:text 200:text 207:text 54:char! 60:time! 38:dec8 152:dec4 \
    40:char! 44:dec8 99:dec8 15:text 59:char 168:time 432:date 126:time 528:char 63:char \
    64:date 77:char 58:text}";

/// Compiles it.
pub fn plan() -> Result<Plan, Error> {
    Plan::compile(PLAN, Dictionary::builtin("FIX.4.4").as_ref())
}

/// HandlInst (21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandlInst {
    AutomatedExecutionNoIntervention,
    AutomatedExecutionInterventionOk,
    ManualOrder,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl HandlInst {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'1' => Self::AutomatedExecutionNoIntervention,
            b'2' => Self::AutomatedExecutionInterventionOk,
            b'3' => Self::ManualOrder,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::AutomatedExecutionNoIntervention => b'1',
            Self::AutomatedExecutionInterventionOk => b'2',
            Self::ManualOrder => b'3',
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

/// PositionEffect (77).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionEffect {
    Open,
    Close,
    Rolled,
    Fifo,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl PositionEffect {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'O' => Self::Open,
            b'C' => Self::Close,
            b'R' => Self::Rolled,
            b'F' => Self::Fifo,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::Open => b'O',
            Self::Close => b'C',
            Self::Rolled => b'R',
            Self::Fifo => b'F',
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

/// OrderCapacity (528).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrderCapacity {
    Agency,
    Proprietary,
    Individual,
    Principal,
    RisklessPrincipal,
    AgentForOtherMember,
    /// No code of the dictionary.
    Unlisted(u8),
}

impl OrderCapacity {
    /// Of a value.
    pub fn of(value: u8) -> Self {
        match value {
            b'A' => Self::Agency,
            b'G' => Self::Proprietary,
            b'I' => Self::Individual,
            b'P' => Self::Principal,
            b'R' => Self::RisklessPrincipal,
            b'W' => Self::AgentForOtherMember,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> u8 {
        match self {
            Self::Agency => b'A',
            Self::Proprietary => b'G',
            Self::Individual => b'I',
            Self::Principal => b'P',
            Self::RisklessPrincipal => b'R',
            Self::AgentForOtherMember => b'W',
            Self::Unlisted(other) => other,
        }
    }
}

/// PartySubIDType (803).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PartySubIdType {
    Firm,
    Person,
    System,
    Application,
    FullLegalNameOfFirm,
    PostalAddress,
    PhoneNumber,
    EmailAddress,
    ContactName,
    SecuritiesAccountNumber,
    RegistrationNumber,
    RegisteredAddressForConfirmation,
    RegulatoryStatus,
    RegistrationName,
    CashAccountNumber,
    Bic,
    CsdParticipantMemberCode,
    RegisteredAddress,
    FundAccountName,
    TelexNumber,
    FaxNumber,
    SecuritiesAccountName,
    CashAccountName,
    Department,
    LocationDesk,
    PositionAccountType,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl PartySubIdType {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            1 => Self::Firm,
            2 => Self::Person,
            3 => Self::System,
            4 => Self::Application,
            5 => Self::FullLegalNameOfFirm,
            6 => Self::PostalAddress,
            7 => Self::PhoneNumber,
            8 => Self::EmailAddress,
            9 => Self::ContactName,
            10 => Self::SecuritiesAccountNumber,
            11 => Self::RegistrationNumber,
            12 => Self::RegisteredAddressForConfirmation,
            13 => Self::RegulatoryStatus,
            14 => Self::RegistrationName,
            15 => Self::CashAccountNumber,
            16 => Self::Bic,
            17 => Self::CsdParticipantMemberCode,
            18 => Self::RegisteredAddress,
            19 => Self::FundAccountName,
            20 => Self::TelexNumber,
            21 => Self::FaxNumber,
            22 => Self::SecuritiesAccountName,
            23 => Self::CashAccountName,
            24 => Self::Department,
            25 => Self::LocationDesk,
            26 => Self::PositionAccountType,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::Firm => 1,
            Self::Person => 2,
            Self::System => 3,
            Self::Application => 4,
            Self::FullLegalNameOfFirm => 5,
            Self::PostalAddress => 6,
            Self::PhoneNumber => 7,
            Self::EmailAddress => 8,
            Self::ContactName => 9,
            Self::SecuritiesAccountNumber => 10,
            Self::RegistrationNumber => 11,
            Self::RegisteredAddressForConfirmation => 12,
            Self::RegulatoryStatus => 13,
            Self::RegistrationName => 14,
            Self::CashAccountNumber => 15,
            Self::Bic => 16,
            Self::CsdParticipantMemberCode => 17,
            Self::RegisteredAddress => 18,
            Self::FundAccountName => 19,
            Self::TelexNumber => 20,
            Self::FaxNumber => 21,
            Self::SecuritiesAccountName => 22,
            Self::CashAccountName => 23,
            Self::Department => 24,
            Self::LocationDesk => 25,
            Self::PositionAccountType => 26,
            Self::Unlisted(other) => other,
        }
    }
}

/// NewOrderSingle (D): `row.view::<NewOrderSingle>()`.
#[derive(Clone, Copy, Debug)]
pub struct NewOrderSingle<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for NewOrderSingle<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        NewOrderSingle(slots)
    }
}

impl<'r, 'b> NewOrderSingle<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const SENDER_COMP_ID: usize = 1;
    pub const TARGET_COMP_ID: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const CL_ORD_ID: usize = 5;
    pub const SECONDARY_CL_ORD_ID: usize = 6;
    pub const ACCOUNT: usize = 7;
    pub const NO_PARTY_IDS: usize = 8;
    pub const HANDL_INST: usize = 9;
    pub const EXEC_INST: usize = 10;
    pub const MIN_QTY: usize = 11;
    pub const MAX_FLOOR: usize = 12;
    pub const EX_DESTINATION: usize = 13;
    pub const SYMBOL: usize = 14;
    pub const SECURITY_ID: usize = 15;
    pub const SECURITY_ID_SOURCE: usize = 16;
    pub const SECURITY_TYPE: usize = 17;
    pub const MATURITY_MONTH_YEAR: usize = 18;
    pub const SECURITY_EXCHANGE: usize = 19;
    pub const SIDE: usize = 20;
    pub const TRANSACT_TIME: usize = 21;
    pub const ORDER_QTY: usize = 22;
    pub const CASH_ORDER_QTY: usize = 23;
    pub const ORD_TYPE: usize = 24;
    pub const PRICE: usize = 25;
    pub const STOP_PX: usize = 26;
    pub const CURRENCY: usize = 27;
    pub const TIME_IN_FORCE: usize = 28;
    pub const EFFECTIVE_TIME: usize = 29;
    pub const EXPIRE_DATE: usize = 30;
    pub const EXPIRE_TIME: usize = 31;
    pub const ORDER_CAPACITY: usize = 32;
    pub const SETTL_TYPE: usize = 33;
    pub const SETTL_DATE: usize = 34;
    pub const POSITION_EFFECT: usize = 35;
    pub const TEXT: usize = 36;

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

    /// ClOrdID (11), required.
    pub fn cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CL_ORD_ID)
    }

    /// SecondaryClOrdID (526).
    pub fn secondary_cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SECONDARY_CL_ORD_ID)
    }

    /// Account (1).
    pub fn account(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ACCOUNT)
    }

    /// NoPartyIDs (453): the first 8 entries.
    pub fn no_party_ids(&self) -> Views<'r, 'b, NewOrderSingleNoPartyIds<'r, 'b>> {
        self.0.group_of(Self::NO_PARTY_IDS)
    }

    /// HandlInst (21).
    pub fn handl_inst(&self) -> Result<Option<HandlInst>, SlotError> {
        Ok(self.0.char(Self::HANDL_INST)?.map(HandlInst::of))
    }

    /// ExecInst (18).
    pub fn exec_inst(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::EXEC_INST)
    }

    /// MinQty (110).
    pub fn min_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::MIN_QTY)
    }

    /// The same times 10^8.
    pub fn min_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MIN_QTY)
    }

    /// MaxFloor (111).
    pub fn max_floor(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::MAX_FLOOR)
    }

    /// The same times 10^8.
    pub fn max_floor_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MAX_FLOOR)
    }

    /// ExDestination (100).
    pub fn ex_destination(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::EX_DESTINATION)
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

    /// MaturityMonthYear (200).
    pub fn maturity_month_year(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::MATURITY_MONTH_YEAR)
    }

    /// SecurityExchange (207).
    pub fn security_exchange(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SECURITY_EXCHANGE)
    }

    /// Side (54), required.
    pub fn side(&self) -> Result<Option<Side>, SlotError> {
        Ok(self.0.char(Self::SIDE)?.map(Side::of))
    }

    /// TransactTime (60), required.
    pub fn transact_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::TRANSACT_TIME)
    }

    /// OrderQty (38).
    pub fn order_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::ORDER_QTY)
    }

    /// The same times 10^8.
    pub fn order_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::ORDER_QTY)
    }

    /// CashOrderQty (152).
    pub fn cash_order_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::CASH_ORDER_QTY)
    }

    /// The same times 10^4.
    pub fn cash_order_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::CASH_ORDER_QTY)
    }

    /// OrdType (40), required.
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

    /// EffectiveTime (168).
    pub fn effective_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::EFFECTIVE_TIME)
    }

    /// ExpireDate (432).
    pub fn expire_date(&self) -> Result<Option<Date>, SlotError> {
        self.0.date(Self::EXPIRE_DATE)
    }

    /// ExpireTime (126).
    pub fn expire_time(&self) -> Result<Option<UtcTimestamp>, SlotError> {
        self.0.time(Self::EXPIRE_TIME)
    }

    /// OrderCapacity (528).
    pub fn order_capacity(&self) -> Result<Option<OrderCapacity>, SlotError> {
        Ok(self.0.char(Self::ORDER_CAPACITY)?.map(OrderCapacity::of))
    }

    /// SettlType (63).
    pub fn settl_type(&self) -> Result<Option<SettlType>, SlotError> {
        Ok(self.0.char(Self::SETTL_TYPE)?.map(SettlType::of))
    }

    /// SettlDate (64).
    pub fn settl_date(&self) -> Result<Option<Date>, SlotError> {
        self.0.date(Self::SETTL_DATE)
    }

    /// PositionEffect (77).
    pub fn position_effect(&self) -> Result<Option<PositionEffect>, SlotError> {
        Ok(self.0.char(Self::POSITION_EFFECT)?.map(PositionEffect::of))
    }

    /// Text (58).
    pub fn text(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TEXT)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for NewOrderSingle<'r, 'b> {
    const MESSAGE: usize = 0;
}

/// An entry of NoPartyIDs (453) in NewOrderSingle.
#[derive(Clone, Copy, Debug)]
pub struct NewOrderSingleNoPartyIds<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for NewOrderSingleNoPartyIds<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        NewOrderSingleNoPartyIds(slots)
    }
}

impl<'r, 'b> NewOrderSingleNoPartyIds<'r, 'b> {
    pub const PARTY_ID: usize = 0;
    pub const PARTY_ID_SOURCE: usize = 1;
    pub const PARTY_ROLE: usize = 2;
    pub const NO_PARTY_SUB_IDS: usize = 3;

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

    /// NoPartySubIDs (802): the first 4 entries.
    pub fn no_party_sub_ids(&self) -> Views<'r, 'b, NewOrderSingleNoPartyIdsNoPartySubIds<'r, 'b>> {
        self.0.group_of(Self::NO_PARTY_SUB_IDS)
    }
}

/// An entry of NoPartySubIDs (802) in NewOrderSingle.
#[derive(Clone, Copy, Debug)]
pub struct NewOrderSingleNoPartyIdsNoPartySubIds<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for NewOrderSingleNoPartyIdsNoPartySubIds<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        NewOrderSingleNoPartyIdsNoPartySubIds(slots)
    }
}

impl<'r, 'b> NewOrderSingleNoPartyIdsNoPartySubIds<'r, 'b> {
    pub const PARTY_SUB_ID: usize = 0;
    pub const PARTY_SUB_ID_TYPE: usize = 1;

    /// PartySubID (523).
    pub fn party_sub_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::PARTY_SUB_ID)
    }

    /// PartySubIDType (803).
    pub fn party_sub_id_type(&self) -> Result<Option<PartySubIdType>, SlotError> {
        Ok(self.0.int(Self::PARTY_SUB_ID_TYPE)?.map(PartySubIdType::of))
    }
}
