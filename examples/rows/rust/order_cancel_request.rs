// SPDX-License-Identifier: Apache-2.0
//! Rows of OrderCancelRequest (F).
//!
//! Made by `tagwire gen --lang rust --kind plan`, names by FIX.4.4: change the text and make it again, not this file.

#![allow(dead_code)] // a program rarely uses all of it

use tagwire::{Decimal, Dictionary, Error, FromRow, FromSlots, Plan, SlotError, Slots, UtcTimestamp, Views};

/// The plan; all of its tags as numbers.
pub const PLAN: &str = "F{34:int! 49:text! 56:text! 43:bool 52:time! 41:text! 37:text 11:text! 1:text 453:8{448:text! \
    447:char 452:int} 55:text 48:text 22:char 54:char! 60:time! 38:dec8 58:text}";

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

/// OrderCancelRequest (F): `row.view::<OrderCancelRequest>()`.
#[derive(Clone, Copy, Debug)]
pub struct OrderCancelRequest<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for OrderCancelRequest<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        OrderCancelRequest(slots)
    }
}

impl<'r, 'b> OrderCancelRequest<'r, 'b> {
    pub const MSG_SEQ_NUM: usize = 0;
    pub const SENDER_COMP_ID: usize = 1;
    pub const TARGET_COMP_ID: usize = 2;
    pub const POSS_DUP_FLAG: usize = 3;
    pub const SENDING_TIME: usize = 4;
    pub const ORIG_CL_ORD_ID: usize = 5;
    pub const ORDER_ID: usize = 6;
    pub const CL_ORD_ID: usize = 7;
    pub const ACCOUNT: usize = 8;
    pub const NO_PARTY_IDS: usize = 9;
    pub const SYMBOL: usize = 10;
    pub const SECURITY_ID: usize = 11;
    pub const SECURITY_ID_SOURCE: usize = 12;
    pub const SIDE: usize = 13;
    pub const TRANSACT_TIME: usize = 14;
    pub const ORDER_QTY: usize = 15;
    pub const TEXT: usize = 16;

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

    /// OrigClOrdID (41), required.
    pub fn orig_cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ORIG_CL_ORD_ID)
    }

    /// OrderID (37).
    pub fn order_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ORDER_ID)
    }

    /// ClOrdID (11), required.
    pub fn cl_ord_id(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::CL_ORD_ID)
    }

    /// Account (1).
    pub fn account(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::ACCOUNT)
    }

    /// NoPartyIDs (453): the first 8 entries.
    pub fn no_party_ids(&self) -> Views<'r, 'b, OrderCancelRequestNoPartyIds<'r, 'b>> {
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

    /// Text (58).
    pub fn text(&self) -> Result<Option<&'b [u8]>, SlotError> {
        self.0.text(Self::TEXT)
    }
}

impl<'r, 'b> FromRow<'r, 'b> for OrderCancelRequest<'r, 'b> {
    const MESSAGE: usize = 0;
}

/// An entry of NoPartyIDs (453) in OrderCancelRequest.
#[derive(Clone, Copy, Debug)]
pub struct OrderCancelRequestNoPartyIds<'r, 'b>(pub Slots<'r, 'b>);

impl<'r, 'b> FromSlots<'r, 'b> for OrderCancelRequestNoPartyIds<'r, 'b> {
    fn from_slots(slots: Slots<'r, 'b>) -> Self {
        OrderCancelRequestNoPartyIds(slots)
    }
}

impl<'r, 'b> OrderCancelRequestNoPartyIds<'r, 'b> {
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
