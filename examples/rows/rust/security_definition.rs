// SPDX-License-Identifier: Apache-2.0
//! Rows of SecurityDefinition (d).
//!
//! Made by `tagwire gen --lang rust --kind plan`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Date, Decimal, Dictionary, Error, FromRow, FromSlots, Plan, SlotError, Slots, UtcTimestamp, Views};

/// The plan; all of its tags as numbers.
pub const PLAN: &str = "d{34:int! 49:text! 56:text! 43:bool 52:time! 320:text! 322:text! 323:int! 55:text \
    48:text 22:char 454:8{455:text 456:char} 460:int 461:text 167:text 200:text 541:date \
    202:dec8 231:dec8 207:text 107:text 351:data 15:text 336:text 555:16{600:text 602:text \
    624:char 623:dec8} 562:dec8 58:text}";

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

/// SecurityResponseType (323).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SecurityResponseType {
    AcceptAsIs,
    AcceptWithRevisions,
    RejectSecurityProposal,
    CannotMatchSelectionCriteria,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl SecurityResponseType {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            1 => Self::AcceptAsIs,
            2 => Self::AcceptWithRevisions,
            5 => Self::RejectSecurityProposal,
            6 => Self::CannotMatchSelectionCriteria,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::AcceptAsIs => 1,
            Self::AcceptWithRevisions => 2,
            Self::RejectSecurityProposal => 5,
            Self::CannotMatchSelectionCriteria => 6,
            Self::Unlisted(other) => other,
        }
    }
}

/// Product (460).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Product {
    Agency,
    Commodity,
    Corporate,
    Currency,
    Equity,
    Government,
    Index,
    Loan,
    Moneymarket,
    Mortgage,
    Municipal,
    Other,
    Financing,
    /// No code of the dictionary.
    Unlisted(i64),
}

impl Product {
    /// Of a value.
    pub fn of(value: i64) -> Self {
        match value {
            1 => Self::Agency,
            2 => Self::Commodity,
            3 => Self::Corporate,
            4 => Self::Currency,
            5 => Self::Equity,
            6 => Self::Government,
            7 => Self::Index,
            8 => Self::Loan,
            9 => Self::Moneymarket,
            10 => Self::Mortgage,
            11 => Self::Municipal,
            12 => Self::Other,
            13 => Self::Financing,
            other => Self::Unlisted(other),
        }
    }

    /// The value.
    pub fn code(self) -> i64 {
        match self {
            Self::Agency => 1,
            Self::Commodity => 2,
            Self::Corporate => 3,
            Self::Currency => 4,
            Self::Equity => 5,
            Self::Government => 6,
            Self::Index => 7,
            Self::Loan => 8,
            Self::Moneymarket => 9,
            Self::Mortgage => 10,
            Self::Municipal => 11,
            Self::Other => 12,
            Self::Financing => 13,
            Self::Unlisted(other) => other,
        }
    }
}

/// SecurityDefinition (d): `row.view::<SecurityDefinition>()`.
#[derive(Clone, Copy, Debug)]
pub struct SecurityDefinition<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for SecurityDefinition<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        SecurityDefinition(slots)
    }
}

impl<'r, 'b> SecurityDefinition<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const SENDER_COMP_ID: usize = 1;
    pub const TARGET_COMP_ID: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const SECURITY_REQ_ID: usize = 5;
    pub const SECURITY_RESPONSE_ID: usize = 6;
    pub const SECURITY_RESPONSE_TYPE: usize = 7;
    pub const SYMBOL: usize = 8;
    pub const SECURITY_ID: usize = 9;
    pub const SECURITY_ID_SOURCE: usize = 10;
    pub const NO_SECURITY_ALT_ID: usize = 11;
    pub const PRODUCT: usize = 12;
    pub const CFI_CODE: usize = 13;
    pub const SECURITY_TYPE: usize = 14;
    pub const MATURITY_MONTH_YEAR: usize = 15;
    pub const MATURITY_DATE: usize = 16;
    pub const STRIKE_PRICE: usize = 17;
    pub const CONTRACT_MULTIPLIER: usize = 18;
    pub const SECURITY_EXCHANGE: usize = 19;
    pub const SECURITY_DESC: usize = 20;
    pub const ENCODED_SECURITY_DESC: usize = 21;
    pub const CURRENCY: usize = 22;
    pub const TRADING_SESSION_ID: usize = 23;
    pub const NO_LEGS: usize = 24;
    pub const MIN_TRADE_VOL: usize = 25;
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

    /// SecurityReqID (320), required.
    pub fn security_req_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SECURITY_REQ_ID)
    }

    /// SecurityResponseID (322), required.
    pub fn security_response_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SECURITY_RESPONSE_ID)
    }

    /// SecurityResponseType (323), required.
    pub fn security_response_type(&self) -> Result<Option<SecurityResponseType>, SlotError> {
        Ok(self.0.int(Self::SECURITY_RESPONSE_TYPE)?.map(SecurityResponseType::of))
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

    /// NoSecurityAltID (454): the first 8 entries.
    pub fn no_security_alt_id(&self) -> Views<'r, 'b, SecurityDefinitionNoSecurityAltId<'r, 'b>> {
        self.0.group_of(Self::NO_SECURITY_ALT_ID)
    }

    /// Product (460).
    pub fn product(&self) -> Result<Option<Product>, SlotError> {
        Ok(self.0.int(Self::PRODUCT)?.map(Product::of))
    }

    /// CFICode (461).
    pub fn cfi_code(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CFI_CODE)
    }

    /// SecurityType (167).
    pub fn security_type(&self) -> Result<Option<SecurityType<'b>>, SlotError> {
        Ok(self.0.text(Self::SECURITY_TYPE)?.map(SecurityType::of))
    }

    /// MaturityMonthYear (200).
    pub fn maturity_month_year(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::MATURITY_MONTH_YEAR)
    }

    /// MaturityDate (541).
    pub fn maturity_date(&self) -> Result<Option<Date>, SlotError> {
        self.0.date(Self::MATURITY_DATE)
    }

    /// StrikePrice (202).
    pub fn strike_price(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::STRIKE_PRICE)
    }

    /// The same times 10^8.
    pub fn strike_price_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::STRIKE_PRICE)
    }

    /// ContractMultiplier (231).
    pub fn contract_multiplier(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::CONTRACT_MULTIPLIER)
    }

    /// The same times 10^8.
    pub fn contract_multiplier_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::CONTRACT_MULTIPLIER)
    }

    /// SecurityExchange (207).
    pub fn security_exchange(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SECURITY_EXCHANGE)
    }

    /// SecurityDesc (107).
    pub fn security_desc(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SECURITY_DESC)
    }

    /// EncodedSecurityDesc (351).
    pub fn encoded_security_desc(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ENCODED_SECURITY_DESC)
    }

    /// Currency (15).
    pub fn currency(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CURRENCY)
    }

    /// TradingSessionID (336).
    pub fn trading_session_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TRADING_SESSION_ID)
    }

    /// NoLegs (555): the first 16 entries.
    pub fn no_legs(&self) -> Views<'r, 'b, SecurityDefinitionNoLegs<'r, 'b>> {
        self.0.group_of(Self::NO_LEGS)
    }

    /// MinTradeVol (562).
    pub fn min_trade_vol(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::MIN_TRADE_VOL)
    }

    /// The same times 10^8.
    pub fn min_trade_vol_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::MIN_TRADE_VOL)
    }

    /// Text (58).
    pub fn text(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TEXT)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for SecurityDefinition<'r, 'b> {
    const MESSAGE: usize = 0;
}

/// An entry of NoSecurityAltID (454) in SecurityDefinition.
#[derive(Clone, Copy, Debug)]
pub struct SecurityDefinitionNoSecurityAltId<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for SecurityDefinitionNoSecurityAltId<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        SecurityDefinitionNoSecurityAltId(slots)
    }
}

impl<'r, 'b> SecurityDefinitionNoSecurityAltId<'r, 'b> {
    pub const SECURITY_ALT_ID: usize = 0;
    pub const SECURITY_ALT_ID_SOURCE: usize = 1;

    /// SecurityAltID (455).
    pub fn security_alt_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::SECURITY_ALT_ID)
    }

    /// SecurityAltIDSource (456).
    pub fn security_alt_id_source(&self) -> Result<Option<u8>, SlotError> {
        self.0.char(Self::SECURITY_ALT_ID_SOURCE)
    }
}

/// An entry of NoLegs (555) in SecurityDefinition.
#[derive(Clone, Copy, Debug)]
pub struct SecurityDefinitionNoLegs<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for SecurityDefinitionNoLegs<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        SecurityDefinitionNoLegs(slots)
    }
}

impl<'r, 'b> SecurityDefinitionNoLegs<'r, 'b> {
    pub const LEG_SYMBOL: usize = 0;
    pub const LEG_SECURITY_ID: usize = 1;
    pub const LEG_SIDE: usize = 2;
    pub const LEG_RATIO_QTY: usize = 3;

    /// LegSymbol (600).
    pub fn leg_symbol(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::LEG_SYMBOL)
    }

    /// LegSecurityID (602).
    pub fn leg_security_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::LEG_SECURITY_ID)
    }

    /// LegSide (624).
    pub fn leg_side(&self) -> Result<Option<u8>, SlotError> {
        self.0.char(Self::LEG_SIDE)
    }

    /// LegRatioQty (623).
    pub fn leg_ratio_qty(&self) -> Result<Option<Decimal>, SlotError> {
        self.0.decimal(Self::LEG_RATIO_QTY)
    }

    /// The same times 10^8.
    pub fn leg_ratio_qty_scaled(&self) -> Result<Option<i64>, SlotError> {
        self.0.int(Self::LEG_RATIO_QTY)
    }
}
